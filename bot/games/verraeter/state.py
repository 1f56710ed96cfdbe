"""The pieces of Verräter, and the state of a table.

Seats, and places in the ring of lands, count from 0; border i lies between land i and land (i + 1) mod 12.
"""

from typing import Literal, TypeAlias

import msgspec

from bot.games.contract import Outcome, Seat

Family: TypeAlias = Literal["eagle", "rose"]
LandKind: TypeAlias = Literal["wilderness", "meadow", "river", "woods", "village", "city"]
Role: TypeAlias = Literal["traitor", "diplomat2", "diplomat5", "builder", "strategist", "farmer"]
BuildingKind: TypeAlias = Literal["granary", "post"]
Phase: TypeAlias = Literal["granaries", "place", "draft", "cards", "building", "over"]

FAMILIES: tuple[Family, Family] = ("eagle", "rose")
ROLES: tuple[Role, ...] = ("traitor", "diplomat2", "diplomat5", "builder", "strategist", "farmer")
RING = 12


class Options(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """The variants of a table, as section 8 of the rules tells them; the defaults are the rulebook's."""

    layout: Literal["shuffled", "alternating"] = "shuffled"
    start_hand: Literal["3-4-5", "three_random"] = "3-4-5"
    first_granary: Literal["any_free_land", "own_family_land"] = "any_free_land"
    first_strategist: Literal["next_player", "first_player"] = "next_player"
    min_cards: Literal[0, 1] = 0
    strategist_bonus: Literal["always", "only_when_winning"] = "always"
    hand_counts_public: bool = True
    vp_table: Literal["default", "flat", "steep"] = "default"
    final_tie: Literal["shared", "most_supply_cards", "most_posts"] = "shared"


class Building(msgspec.Struct, frozen=True):
    """A granary or trading post on a land."""

    owner: Seat
    kind: BuildingKind


class Land(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """A land card in the ring."""

    kind: LandKind
    family: Family
    building: Building | None = None


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One family's side of a conflict, with every term of its sum.

    `cards` and `diplomats` are per seat (index = seat); seats that do not support the family have 0.
    """

    land: int
    strength: int
    cards: tuple[int, ...]
    diplomats: tuple[int, ...]

    @property
    def total(self) -> int:
        """Add the land's strength, the supply cards and the diplomats."""
        return self.strength + sum(self.cards) + sum(self.diplomats)


class Conflict(msgspec.Struct, frozen=True, kw_only=True):
    """A conflict that was decided (phases 4 to 6).

    `roles` and `turncoat` tell who had which action card and who changed sides; `supporters` is each seat's family
    after that. `land_points` and `role_points` are what each seat scored. `winner` and `beaten` (a land) are None
    after a tie.
    """

    border: int
    roles: tuple[Role, ...]
    turncoat: Seat | None
    supporters: tuple[Family, ...]
    eagle: Side
    rose: Side
    winner: Family | None
    beaten: int | None
    land_points: tuple[int, ...]
    role_points: tuple[int, ...]

    @property
    def turned(self) -> int:
        """How much the turncoat's cards took from the rose to the eagle, below 0 the other way."""
        seat = self.turncoat
        return 0 if seat is None else self.eagle.cards[seat] - self.rose.cards[seat]


class FinalScore(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's line of the scoring table."""

    before: int
    posts: int
    hand: int
    bonus: int
    total: int


class SupplyCard(msgspec.Struct, frozen=True, array_like=True, cache_hash=True):
    """A supply card, with what everybody remembers of its way.

    `shown` is the latest round in which it lay open on the table, `drawn` the round in which it came into the hand
    where it is; both are 0 for the set-up, and `drawn` for a card in the pile. They tell which cards a seat may still
    imagine in which hidden hand. As like cards cannot be told apart, `cards.remembered_without` says which is which.
    """

    value: int
    shown: int = 0
    drawn: int = 0


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """All that belongs to one seat.

    `hand` is in ascending order of values. `role` is the action card taken in this round, until it is revealed.
    `played` is None from the start of a round to the seat's visit in phase 3.
    """

    family: Family
    hand: tuple[SupplyCard, ...]
    score: int = 0
    role: Role | None = None
    played: tuple[int, ...] | None = None


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A table of Verräter.

    `turn` is the seat that has to act (without meaning when the match is over). `removed` is the action card that lies
    face down aside in the phases 2 and 3; the rest of the draft follows from it and from what each player took.
    `border` is the place of this round's conflict, None until it is chosen. `conflict` is the latest decided conflict,
    `built` the land on which somebody has built since. `left` lists the seats whose players have resigned, in that
    order; they go on without choices.
    """

    options: Options
    phase: Phase
    round: int
    first: Seat
    strategist: Seat
    turn: Seat
    lands: tuple[Land, ...]
    players: tuple[Player, ...]
    pile: tuple[SupplyCard, ...]
    removed: Role | None = None
    border: int | None = None
    conflict: Conflict | None = None
    built: int | None = None
    left: tuple[Seat, ...] = ()
    final: tuple[FinalScore, ...] = ()
    outcome: Outcome | None = None
