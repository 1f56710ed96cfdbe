"""Whole turns of Guardians that tests can play: a table set up by hand, carried on by the rules from the first answer.

Unlike `fights`, nothing is begun by hand here: shields march into combats, and turns end and begin by themselves.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.guardians import course
from bot.games.guardians.table import Army, Drawn, Layout, Place, Player, State, Walk
from tests.games.guardians.fights import Fight
from tests.games.guardians.tables import GAME, army, by_steps, ground, player, state, table

ENDLESS = by_steps(turn_limit="none")


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


def attack(
    first: Sequence[str],
    second: Sequence[str],
    *,
    depots: tuple[Sequence[str], Sequence[str]] = ((), ()),
    terrain: str = "mountains",
    others: Sequence[Army] = (),
    more: tuple[Mapping[str, Any], Mapping[str, Any]] = ({}, {}),
) -> Fight:
    """Let seat 0 march from B2 into C2, where seat 1's shield stands on a terrain: a combat begins. Nobody has stones.

    `others` are further armies, `more` are further fields of the two players.
    """
    one, other = (player(seat, hand=depots[seat], stones=0, **more[seat]) for seat in (0, 1))
    game = turn(
        players=(one, other),
        armies=(army(0, "B2", *first), army(1, "C2", *second), *others),
        terrain={"C2": terrain},
    )
    return game.answer(0, Walk(shield="B2", path=("C2",)))


def home(place: Place, **fields: Any) -> dict[Place, dict[str, Any]]:
    """Give fields of one home card."""
    return {place: fields}


def organising(*hand: str, armies: tuple[Any, ...] = (), **mine: Any) -> Fight:
    """Ask both to organise; seat 0 holds these cards."""
    return turn(players=(player(0, hand=hand, **mine), player(1)), armies=armies, phase="organise", first=None)


def organised(game: Fight, layout: Layout) -> Fight:
    """Let seat 1 keep what it has and seat 0 organise."""
    return game.answer(1, GAME.fallback(game.view(1), game.decision(1))).answer(0, layout)


def turn_to(game: Fight, seat: int) -> Fight:
    """Let others pass until a seat is asked."""
    while game.asked[1] != (seat,):
        game.let_go()
    return game


def retreating(*others: Any) -> Fight:
    """Let seat 0 lose an attack on C2 that it began on B2; its Idiot survives."""
    game = attack(("idiot", "mule"), ("sand_lord",), depots=(("master_tactician",), ()), others=others)
    return game.lead("mule", "sand_lord").until("retreat")


def upcards(
    hand: tuple[str, ...],
    *,
    deck: tuple[str, ...],
    other_deck: tuple[str, ...] = ("axeman", "mule", "mule"),
    other_hand: tuple[str, ...] = (),
    army_of: int = 0,
) -> Fight:
    """Turn the dominance cards up from these decks; seat 0 may answer them with a card of its hand."""
    standing = army(0, "A1", "archer") if army_of == 0 else army(1, "D1", "archer")
    made = state(
        players=(player(0, hand=hand, deck=deck), player(1, hand=other_hand, deck=other_deck)),
        armies=(standing,),
        first=None,
        active=None,
        options=ENDLESS,
    )
    return played(made)


def draw_of(first: Player, *, number: int = 5, armies: Sequence[Army] = (), terrain: str = "mountains") -> Fight:
    """End a turn, after which seat 0 draws or is asked about it; its armies stand on such terrain."""
    other = player(1, guardian="thak_steady_hand", dominance="axeman", number=number, deck=("idiot",) * 20)
    grounds = {one.place: ground(terrain, one.owner) for one in armies}
    return turn(players=(first, other), armies=armies, grounds=grounds)


def drawing(guardian: str, *, dominance: str = "archer", **more: Any) -> Player:
    """Make seat 0 as it is about to draw."""
    return player(0, guardian=guardian, dominance=dominance, number=9, deck=("mule",) * 20, **more)


def drawn_by_text(game: Fight) -> list[tuple[int, str | None]]:
    """List what texts have added to seat 0's draw."""
    [drawn] = [event for event in game.of(Drawn) if event.seat == 0]
    return [(term.amount, term.card) for term in drawn.terms if term.kind == "text"]
