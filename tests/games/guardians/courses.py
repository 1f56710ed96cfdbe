"""Whole turns of Guardians that tests can play: a table set up by hand, carried on by the rules from the first answer.

Unlike `fights`, nothing is begun by hand here: shields march into combats, and turns end and begin by themselves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.guardians import course
from bot.games.guardians.actions import Walk
from bot.games.guardians.pieces import Army, Options, State
from bot.games.guardians.places import Place
from tests.games.guardians.fights import Fight
from tests.games.guardians.tables import army, player, state, table

ENDLESS = Options(turn_limit="none")


def played(made: State) -> Fight:
    """Carry a table on until somebody is asked, and give it to be played."""
    at = table(made)
    course.go_on(at)
    return Fight(at.state, at.events)


def let_go_until(game: Fight, *kinds: str) -> Fight:
    """Let everything go, in combats and outside of them, until one of some questions is asked or the match is over."""
    while game.asked[0] not in kinds and game.asked[0]:
        game.let_go()
    return game


def turn(**given: Any) -> Fight:
    """Begin with seat 0's first move; nobody holds a card in hand, and decks last."""
    made = state(
        **(
            {
                "players": (player(0, deck=("mule",) * 12), player(1, deck=("axeman",) * 12)),
                "active": None,
                "options": ENDLESS,
            }
            | given
        )
    )
    return played(made)


def facing(
    first: Sequence[str],
    second: Sequence[str],
    *,
    depots: tuple[Sequence[str], Sequence[str]] = ((), ()),
    terrain: str | None = "mountains",
    stones: tuple[int | None, int | None] = (0, 0),
    shields: tuple[str | None, str | None] = ("", ""),
    others: Sequence[Army] = (),
    places: tuple[Place, Place] = ("B2", "C2"),
    options: Options = ENDLESS,
    more: tuple[Mapping[str, Any], Mapping[str, Any]] = ({}, {}),
) -> Fight:
    """Let seat 0's shield on B2 be due, in front of seat 1's on C2, whose terrain is `terrain`."""
    one, other = (player(seat, hand=depots[seat], stones=stones[seat], **more[seat]) for seat in (0, 1))
    made = state(
        players=(one, other),
        armies=(
            army(0, places[0], *first, shield=shields[0]),
            army(1, places[1], *second, shield=shields[1]),
            *others,
        ),
        terrain={} if terrain is None else {places[1]: terrain},
        active=None,
        options=options,
    )
    return played(made)


def attack(first: Sequence[str], second: Sequence[str], **more: Any) -> Fight:
    """Let seat 0 march from B2 into seat 1's space, by which a combat begins."""
    game = facing(first, second, **more)
    game.answer(0, Walk(shield="B2", path=("C2",)))
    return game
