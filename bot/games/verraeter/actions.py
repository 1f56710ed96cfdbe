"""What a player of Verräter can do, half do and order in advance."""

from typing import Literal, TypeAlias

import msgspec

from bot.games.verraeter.state import BuildingKind, Role


class PlaceGranary(msgspec.Struct, frozen=True, tag="granary"):
    """Put the first granary on a land (set-up)."""

    land: int


class ChoosePlace(msgspec.Struct, frozen=True, tag="place"):
    """Choose the border of the next conflict (phase 1)."""

    border: int


class TakeRole(msgspec.Struct, frozen=True, tag="role"):
    """Take an action card (phase 2)."""

    role: Role


class PlayCards(msgspec.Struct, frozen=True, tag="cards"):
    """Play supply cards, given by their values in ascending order (phase 3). None at all is a pass."""

    cards: tuple[int, ...] = ()


class Build(msgspec.Struct, frozen=True, tag="build"):
    """Put a building on a land (phase 7).

    With `convert` (a land) one's granary there becomes the post, and moves to `land` if that is another one.
    """

    kind: BuildingKind
    land: int
    convert: int | None = None


class DoNotBuild(msgspec.Struct, frozen=True, tag="no-building"):
    """Let the builder's chance pass (phase 7)."""


Action: TypeAlias = PlaceGranary | ChoosePlace | TakeRole | PlayCards | Build | DoNotBuild


class CardOrder(msgspec.Struct, frozen=True, kw_only=True):
    """Which supply cards to play, by what lies on the table when the turn comes.

    `lead`: what makes the own side lead by at least `margin`, with the smallest sum, of equal sums with the fewest
    cards; where nothing does, `short` says what else. `all`: as much as possible. At most `most` cards are played, and
    none of the value `keep` or more (0: any may be played).
    """

    goal: Literal["lead", "all", "none"]
    margin: int = 1
    most: int = 5
    keep: int = 0
    short: Literal["ask", "all", "none"] = "none"


class BuildOrder(msgspec.Struct, frozen=True):
    """What to build. Without a `land` a granary goes to the strongest free land of the own family.

    A post goes to the first free land; `convert` makes a post of a granary, `idle` only of one that does not supply.
    """

    what: Literal["granary", "post", "convert", "idle", "nothing"]
    land: int | None = None


Else: TypeAlias = Literal["ask", "clock"]
"""What happens where no order fits: the player is asked, or what the clock would play is played."""


class StandingOrders(msgspec.Struct, frozen=True, kw_only=True):
    """Standing orders: answers in advance, in force until they are changed, or in one `round` only (0: in every one).

    `roles`: the action cards wanted, best first; the first one that is offered is taken. `cards` are the supply cards
    to play (None: ask), unless the farmer plays all. `builds` and `places` (borders) are wishes as well, best first;
    the first one that the rules allow then is carried out. What has no order is asked.
    `pass_cards` is how earlier versions have stored that no supply cards are played: read `card_order`.
    """

    roles: tuple[Role, ...] = ()
    pass_cards: bool = False
    roles_else: Else = "ask"
    cards: CardOrder | None = None
    farmer_plays_all: bool = False
    builds: tuple[BuildOrder, ...] = ()
    builds_else: Else = "ask"
    places: tuple[int, ...] = ()
    places_else: Else = "ask"
    round: int = 0

    @property
    def card_order(self) -> CardOrder | None:
        """Give what is ordered for supply cards, however it was stored."""
        return CardOrder(goal="none") if self.pass_cards and self.cards is None else self.cards


Answer: TypeAlias = Action | StandingOrders
"""What a draft can become: an action, or orders for the standing question."""
