"""Cases of Guardians that are told deed by deed: a position, what is done in it, and what is so then.

Seat 0 is A, seat 1 is B; in a combat A attacks. A case begins with one of BEGINNINGS; whatever it does not give is
plain. What follows is its `course`: a text is a deed, as `case_words.deed` reads it; a mapping says what is so then, as
`case_words.seen` looks for it. Several games that show one promise stand in `games`. Words of a list are parted by
spaces, and `mule*9` is nine Mules.
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from bot.games.guardians.combat import retreats
from bot.games.guardians.table import Army, Battlefield, Combat, Place, State
from tests.games.case_files import cases_in
from tests.games.guardians import courses
from tests.games.guardians.case_words import SEATS, alike, deed, seen, words
from tests.games.guardians.fights import Fight, fight
from tests.games.guardians.tables import army, by_steps, ground, player, state, table

Case = Mapping[str, Any]
PLAYED: Final[tuple[Case, ...]] = tuple(
    case
    for name in (
        "cards",
        "combats",
        "corners",
        "course",
        "example",
        "layouts",
        "marches",
        "retreats",
        "rulings",
        "turns",
    )
    for case in cases_in(Path(__file__).with_name("cases") / f"{name}.yaml")
)


def play(case: Case) -> None:
    """Play all games of a case; everything has to be as it says."""
    for told in case.get("games", [case]):
        [beginning] = told.keys() & BEGINNINGS.keys()
        game = BEGINNINGS[beginning](**told[beginning])
        for step in _flat(told["course"]):
            if isinstance(step, str):
                deed(game, step)
                continue
            for what, expected in step.items():
                found = seen(game, what, expected)
                assert alike(found, expected), f"{what}: {found}, not {expected}"


def _flat(course: Any) -> Iterator[Any]:
    """Walk through what happens; a course may hold a part of another one."""
    for step in course:
        if isinstance(step, list):
            yield from _flat(step)
        else:
            yield step


def a_fight(A: Any = "", B: Any = "", armies: Any = None, stones: int | None = None, **more: Any) -> Fight:  # noqa: N803
    """Begin a combat as `fights.fight` does; a side is its cards, or a mapping with whatever else it has.

    `stones` are those of both sides. `storm`: the Guardian is attacked on the ruins of his center stronghold.
    """
    sides = [dict(side) if isinstance(side, Mapping) else {"cards": side} for side in (A, B)]
    if more.get("storm"):
        more |= {"place": "D2", "origin": "D2"}
        sides[1]["homes"] = {"D2": {"ruined": True}}
    elif more.get("place") == "D2":
        more |= {"origin": "C2"}
    if "options" in more:
        more["options"] = by_steps(**{"turn_limit": "none"} | more["options"])
    first, second = (words(side.get("cards", "")) for side in sides)
    depots = (words(sides[0].get("depot", "")), words(sides[1].get("depot", "")))
    plain = {"shields": "", "stones": stones, "guardians": None, "homes": None, "dominance": None}
    fields = {"shields": "shield", "guardians": "guardian"}
    pairs: dict[str, Any] = {
        pair: tuple(_spread(side.get(fields.get(pair, pair), otherwise)) for side in sides)
        for pair, otherwise in plain.items()
    }
    return fight(first, second, depots=depots, others=_armies(armies), **pairs, **more)


def a_state(
    A: Any = None,  # noqa: N803
    B: Any = None,  # noqa: N803
    armies: Any = None,
    grounds: Any = None,
    stones: int | None = None,
    **more: Any,
) -> State:
    """Set a table up; if nothing else is given it is turn 2, and A has the first move.

    Decks last. A ground is its owner and terrain, and `face down` where it lies so.
    """
    plain: list[dict[str, Any]] = [{"deck": "mule*12"}, {"deck": "axeman*12"}]
    if stones is not None:
        plain = [side | {"stones": stones} for side in plain]
    first, second = (player(seat, **_spread(plain[seat] | (side or {}))) for seat, side in enumerate((A, B)))
    lands = {place: words(land) for place, land in (grounds or {}).items()}
    laid = {place: ground(land[1], SEATS[land[0]], face_down=len(land) > 2) for place, land in lands.items()}
    given = {"active": None} | more | {"options": by_steps(**{"turn_limit": "none"} | more.get("options", {}))}
    return state(players=(first, second), armies=_armies(armies), grounds=laid, **given)


def a_table(**given: Any) -> Fight:
    """Carry a table on until somebody is asked."""
    return courses.played(a_state(**given))


def organising(**given: Any) -> Fight:
    """Ask both to organise."""
    return a_table(phase="organise", first=None, **given)


def a_fought_combat(place: Place, attacker: str, origin: Place, loser: str, **given: Any) -> Fight:
    """Clear a space on which a combat has been resolved, its survivors under their shields again."""
    made = a_state(active=0, **given)
    first, second = made.players
    field = Battlefield(
        place=place,
        attacker=SEATS[attacker],
        origin=origin,
        guardians=(first.guardian, second.guardian),
        shields=(None, None),
        numbers=(0, 0),
        stones=(first.stones, second.stones),
        hands=(0, 0),
        depots=(len(first.depot), len(second.depot)),
        stage="aftermath",
        step="end",
        winner=1 - SEATS[loser],
    )
    laid = table(replace(made, combat=Combat(field=field, creatures=((), ()))))
    retreats.after_combat(laid, SEATS[loser])
    return Fight(laid.state, laid.events)


BEGINNINGS: Final[Mapping[str, Callable[..., Fight]]] = {
    "fight": a_fight,
    "table": a_table,
    "organising": organising,
    "fought": a_fought_combat,
}
LISTS: Final = frozenset(
    ("above", "accessories", "below", "deck", "discard", "drawn", "hand", "items", "known", "shown", "strongholds")
)


def _spread(about: Any) -> Any:
    """Give what is said of a side or a home with its lists of cards as tuples."""
    if not isinstance(about, Mapping):
        return about
    return {name: tuple(words(one)) if name in LISTS else _spread(one) for name, one in about.items()}


def _armies(told: Mapping[str, Any] | None) -> list[Army]:
    """Lay armies: `A at B2` is the place, the value its cards or a mapping with more about it."""
    laid = []
    for where, what in (told or {}).items():
        side, _, place = where.split()
        about = dict(what) if isinstance(what, Mapping) else {"cards": what}
        cards = words(about.pop("cards", ""))
        laid.append(army(SEATS[side], place, *cards, **_spread(about)))  # type: ignore[arg-type]  # a place by its name
    return laid
