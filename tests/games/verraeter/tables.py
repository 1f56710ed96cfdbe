"""Tables of Verräter set up by hand, as the numbered cases and the tests of single rules need them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.games.chance import Chance, derived_seed
from bot.games.contract import Decision, Seat, Step
from bot.games.selfplay import random_play, random_setup
from bot.games.verraeter.actions import Answer
from bot.games.verraeter.cards import clockwise
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.events import GameEvent
from bot.games.verraeter.rules import Verraeter
from bot.games.verraeter.state import (
    FAMILIES,
    ROLES,
    Building,
    BuildingKind,
    Family,
    Land,
    LandKind,
    Options,
    Phase,
    Player,
    Role,
    State,
    SupplyCard,
)
from bot.games.verraeter.views import View

GAME = Verraeter()
KINDS: tuple[LandKind, ...] = ("wilderness", "meadow", "river", "woods", "village", "city")


def chance(*parts: object) -> Chance:
    """Give chance that is the same for the same words and numbers."""
    return Chance(derived_seed("verraeter", *parts), 0)


def alternating_ring() -> tuple[Land, ...]:
    """Lay a wilderness for each family, a meadow for each, and so on up to the cities: eagle 0, rose 1, eagle 2 ..."""
    return tuple(Land(kind=kind, family=family) for kind in KINDS for family in FAMILIES)


def ring_with(eagle: LandKind, rose: LandKind) -> tuple[Land, ...]:
    """Lay a ring in which border 0 lies between the eagle's land of one kind and the rose's of another."""
    rest = [
        land
        for land in alternating_ring()
        if land not in (Land(kind=eagle, family="eagle"), Land(kind=rose, family="rose"))
    ]
    return (Land(kind=eagle, family="eagle"), Land(kind=rose, family="rose"), *rest)


def held_by(families: Sequence[Family]) -> tuple[Land, ...]:
    """Lay the ring with the given holders, land by land."""
    return tuple(
        msgspec.structs.replace(land, family=family) for land, family in zip(alternating_ring(), families, strict=True)
    )


def with_buildings(lands: Sequence[Land], buildings: Mapping[int, tuple[Seat, BuildingKind]]) -> tuple[Land, ...]:
    """Put buildings, given by land, on a ring."""
    return tuple(
        msgspec.structs.replace(land, building=Building(*buildings[index])) if index in buildings else land
        for index, land in enumerate(lands)
    )


def table(
    phase: Phase,
    *,
    families: Sequence[Family] = ("eagle", "rose", "eagle", "rose"),
    hands: Sequence[Sequence[int]] | None = None,
    roles: Sequence[Role | None] = (),
    lands: Sequence[Land] | None = None,
    options: Options | None = None,
    left: Sequence[Seat] = (),
    scores: Sequence[int] = (),
    **state: Any,
) -> State:
    """Set up a table in a phase; what is not given is as plain as possible.

    Everybody starts with 3, 4 and 5 in hand and a granary on one of the last lands; seat 0 is first player and
    strategist, and it is its turn, in round 1. The rest of the supply is in the pile. Fails if that is no table that
    the rules allow.
    """
    seats = range(len(families))
    hands = hands if hands is not None else [CARDS.start_hand for _ in seats]
    pile = list(CARDS.deck)
    for value in (value for hand in hands for value in hand):
        pile.remove(value)
    if lands is None:
        lands = with_buildings(alternating_ring(), {11 - seat: (seat, "granary") for seat in seats})
    taken = [*roles, *(None for _ in seats)]
    points = [*scores, *(0 for _ in seats)]
    unused = [role for role in ROLES if role not in roles]
    made = State(
        options=options or Options(),
        phase=phase,
        lands=tuple(lands),
        players=tuple(
            Player(
                family=families[seat],
                hand=tuple(SupplyCard(value) for value in sorted(hands[seat])),
                role=taken[seat],
                score=points[seat],
            )
            for seat in seats
        ),
        pile=tuple(SupplyCard(value) for value in pile),
        left=tuple(left),
        **{
            "round": 1,
            "first": 0,
            "strategist": 0,
            "turn": 0,
            "removed": unused[-1] if phase in {"draft", "cards"} else None,
            "border": None if phase == "place" else 0,
            **state,
        },
    )
    assert not GAME.violations(made)
    return made


def asked(state: State) -> tuple[View, Decision]:
    """Give the open decision and the view of the seat that is asked."""
    (decision,) = GAME.waiting_on(state)
    return GAME.view(state, decision.seat), decision


def act(state: State, action: Answer, *parts: object) -> Step[State, GameEvent]:
    """Let the seat whose turn it is do something."""
    (decision,) = GAME.waiting_on(state)
    return GAME.apply(state, decision, action, chance("act", *parts))


def of_type(events: Sequence[GameEvent], kind: type[Any]) -> list[Any]:
    """Pick the events of one type."""
    return [event for event in events if isinstance(event, kind)]


def in_order(state: State) -> tuple[Seat, ...]:
    """List the seats from the first player on."""
    return clockwise(state.first, len(state.players))


def steps(
    players: int, seed: object, options: Options | None = None, leaving: Mapping[int, Seat] | None = None
) -> Iterator[Step[State, GameEvent]]:
    """Play a random match: its start, and each step after it. `leaving` is as for `random_play`."""
    match = random_setup(GAME, players, options or Options(), seed)
    start = match.start()
    yield start
    yield from (step for _, step in random_play(match, start.state, leaving))
