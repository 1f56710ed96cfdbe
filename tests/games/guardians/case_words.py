"""What the words of a case mean: deeds of two players of Guardians, and what can be seen of their table."""

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final, get_args

import msgspec

from bot.games.contract import Seat
from bot.games.guardians.cards import CARDS
from bot.games.guardians.table import (
    DISPUTED,
    GUARDIAN,
    HOMES,
    PLACES,
    Answer,
    Bribe,
    Channel,
    Command,
    ControlCounted,
    Declare,
    Destroyed,
    Discard,
    Drawn,
    Foresight,
    GameEvent,
    Heal,
    Layout,
    Lead,
    MatchDecided,
    Merge,
    Pass,
    Play,
    Raise,
    Reinforce,
    Retreat,
    Save,
    Say,
    Settle,
    Settled,
    Shoot,
    Stand,
    Storm,
    Strike,
    Walk,
)
from bot.games.guardians.table.actions import Cards
from tests.games.guardians import courses
from tests.games.guardians.fights import Fight
from tests.games.guardians.tables import GAME

SEATS: Final[Mapping[str, Seat]] = {"A": 0, "B": 1}
EVENTS: Final[Mapping[str, type[GameEvent]]] = {kind.__name__: kind for kind in get_args(GameEvent)}
REFUSED: Final = "not-on-the-menu"
"""Why an answer is refused unless a case names another reason."""


def words(text: Any) -> list[str]:
    """Read a list of words; one that is a list already may have repetitions, too."""
    named = [str(word).partition("*") for word in (text if isinstance(text, list) else str(text).split())]
    return [word for word, _, times in named for _ in range(int(times or 1))]


# Deeds


def deed(game: Fight, text: str) -> None:
    """Do what a text says: `A plays gold`, `lead mule against idiot`, `until bribery end`, `to the end`."""
    match text.split():
        case ["until", *kinds]:
            game.until(*("" if kind == "end" else kind for kind in kinds))
        case ["go", "on", "to", *kinds]:
            courses.let_go_until(game, *kinds)
        case ["to", "the", "end"]:
            game.to_end()
        case ["wait", "for", side]:
            courses.turn_to(game, SEATS[side])
        case ["lead", first, "against", second]:
            game.lead(first, second)
        case ["command", first, "against", second]:
            game.commands(first, second)
        case ["nobody", "commands"]:
            game.commands()
        case [side, "commands", card, "alone"]:
            game.commands(*((card, None) if side == "A" else (None, card)))
        case [side, "lets", "go"]:
            assert SEATS[side] == game.asked[1][0]
            game.let_go()
        case [side, "lays", "as", "by", "default"]:
            game.answer(SEATS[side], GAME.fallback(game.view(SEATS[side]), game.decision(SEATS[side])))
        case [side, *_]:
            game.answer(SEATS[side], answer(game, SEATS[side], text[2:]))


def answer(game: Fight, seat: Seat, text: str) -> Answer:
    """Read an answer; fields that it does not always name stand as `stones=2`, lists of cards parted by a plus."""
    verb, *told = [word for word in text.split() if "=" not in word]
    named = dict(word.split("=", 1) for word in text.split() if "=" in word)
    kind, fields = ANSWERS[verb]
    found: dict[str, Any] = fields(game, seat, told) | named
    lists = {name for name, hint in kind.__annotations__.items() if hint == Cards}
    found |= {name: words(one.split("+")) for name, one in found.items() if name in lists and isinstance(one, str)}
    made: Answer = msgspec.convert(found | {"type": kind.__struct_config__.tag}, kind, strict=False)
    return made


Fields = Callable[[Fight, Seat, list[str]], dict[str, Any]]


def _one(field: str) -> Fields:
    """Name one thing, or none."""
    return lambda _game, _seat, told: {field: None if told[0] == "none" else told[0]} if told else {}


def _many(field: str) -> Fields:
    return lambda _game, _seat, told: {field: words(told)}


def _play(_game: Fight, _seat: Seat, told: list[str]) -> dict[str, Any]:
    return {"card": told[0], "target": told[2] if len(told) > 1 else ""}


def _channel(game: Fight, seat: Seat, told: list[str]) -> dict[str, Any]:
    """`to mule`, or `to mule from A1 cleric`, where the Cleric lies below the stronghold."""
    source, card = told[3:] or (GUARDIAN, game.state.players[seat].guardian)
    return {"source": source, "card": card, "target": game.fighter(told[1]).number}


def _strike(game: Fight, _seat: Seat, told: list[str]) -> dict[str, Any]:
    return {"target": game.fighter(told[0]).number, "card": told[2]}


def _retreat(_game: Fight, _seat: Seat, told: list[str]) -> dict[str, Any]:
    return {"to": told[1]}


def _heal(_game: Fight, _seat: Seat, told: list[str]) -> dict[str, Any]:
    """`mule by cleric` for each, or `nobody`."""
    return {"pairs": [(healer, healed) for healed, _, healer in batched(told, 3)]}


def _settle(_game: Fight, _seat: Seat, told: list[str]) -> dict[str, Any]:
    return {"spaces": [Settled(place=place, **{how: card}) for place, how, card in batched(told, 3)]}  # type: ignore[arg-type]


def _walk(_game: Fight, _seat: Seat, told: list[str]) -> dict[str, Any]:
    """`A1 A2 A3`, and what is exchanged on the way: `leaving archer+mule at A2 taking captain at A2`."""
    path = [*takewhile(lambda word: word in PLACES, told)]
    cargo: dict[str, dict[str, list[str]]] = {}
    for how, cards, _, place in batched(told[len(path) :], 4):
        word = {"leaving": "leave", "taking": "take"}[how]
        for card in words(cards.split("+")):
            field = word if CARDS[card].is_creature else f"{word}_items"
            cargo.setdefault(place, {}).setdefault(field, []).append(card)
    exchanged = [{"place": place, **cards} for place, cards in cargo.items()]
    return {"shield": path[0], "path": path[1:], "cargo": exchanged}


def _reinforce(_game: Fight, _seat: Seat, told: list[str]) -> dict[str, Any]:
    """`B1 with captain+archer by A1 B1`: the shield, the creatures, the way."""
    return {"shield": told[0], "creatures": told[2], "origin": told[4], "path": told[5:]}


def batched(told: list[str], size: int) -> list[tuple[str, ...]]:
    """Part words into groups of one size; words that make up none are left out."""
    return [tuple(told[start : start + size]) for start in range(0, len(told) - size + 1, size)]


ANSWERS: Final[Mapping[str, tuple[type[Any], Fields]]] = {
    "passes": (Pass, lambda _game, _seat, told: {"for_good": bool(told)}),
    "says": (Say, lambda _game, _seat, told: {"yes": told == ["yes"]}),
    "shows": (Command, _one("card")),
    "plays": (Play, _play),
    "leads": (Lead, _one("card")),
    "bribes": (Bribe, lambda _game, _seat, told: {"card": told[1] if told else None}),
    "shoots": (Shoot, _one("card")),
    "channels": (Channel, _channel),
    "raises": (Raise, _many("shots")),
    "declares": (Declare, _one("value")),
    "strikes": (Strike, _strike),
    "heals": (Heal, _heal),
    "saves": (Save, _many("cards")),
    "retreats": (Retreat, _retreat),
    "gives": (Retreat, lambda _game, _seat, _told: {"to": None}),
    "keeps": (Merge, _one("keep")),
    "discards": (Discard, _many("cards")),
    "stands": (Stand, _one("shield")),
    "walks": (Walk, _walk),
    "flies": (Walk, lambda game, seat, told: _walk(game, seat, told) | {"fly": True}),
    "reinforces": (Reinforce, _reinforce),
    "storms": (Storm, _one("shield")),
    "settles": (Settle, _settle),
    "foresees": (Foresight, _one("take")),
    "lays": (Layout, lambda _game, _seat, _told: {}),
}


def a_layout(seat: Seat, told: Mapping[str, Any]) -> Layout:
    """Read a layout: what lies at a home stands by its place, all else by the names of the fields."""
    homes = [
        {name: card if name == "shield" else words(card) for name, card in told.get(place, {}).items()}
        for place in HOMES[seat]
    ]
    more = {name: words(one) if isinstance(one, str) else one for name, one in told.items() if name not in HOMES[seat]}
    return msgspec.convert({"type": "layout", "homes": homes} | more, Layout)


# What is so


def seen(game: Fight, what: str, expected: Any) -> Any:
    """Look for something: what is asked, a sum, what has been told, what somebody may do or has; a path at last.

    Where `expected` names answers or cards, those of it are given for which it is true.
    """
    if what in OF_A_GAME:
        return OF_A_GAME[what](game)
    match what.split():
        case ["told", kind]:
            return [msgspec.to_builtins(event) for event in game.of(EVENTS[kind])]
        case ["last", kind]:
            return msgspec.to_builtins(game.of(EVENTS[kind])[-1])
        case ["lies"]:
            return [card for card in words(expected) if game.lies(card)]
        case [*no, "to", "come"]:
            return [kind for kind in words(expected) if (kind in to_come(game)) is not bool(no)]
        case ["fighter", card]:
            return msgspec.to_builtins(game.fighter(card))
        case ["ground", place]:
            return _at(game.state.grounds[DISPUTED.index(place)])
        case ["home", place]:
            [(seat, wing)] = [(seat, home.index(place)) for seat, home in enumerate(HOMES) if place in home]
            return _at(game.state.players[seat].strongholds[wing])
        case ["everybody", "sees", path]:
            return _at(game.view(None), path)
        case [("A" | "B") as side, *rest]:
            return _of_an_answer(game, SEATS[side], " ".join(rest), expected)
        case [name, ("A" | "B") as side, *rest]:
            return _of_a_side(game, SEATS[side], name, rest, expected)
    return _at(game if what.startswith("field.") else game.state, what)


def _of_an_answer(game: Fight, seat: Seat, what: str, expected: Any) -> Any:
    """What a seat sees, does, may do and has to do."""

    def wrong(told: str) -> list[str]:
        return game.problems(seat, answer(game, seat, told))

    def faults(layout: Layout) -> list[str]:
        """What is wrong with a layout, each with its place or card."""
        found = GAME.problems(game.view(seat), game.decision(seat), layout)
        where = [(one.key.removeprefix("guardians-problem-"), one.where or one.values.get("card", "")) for one in found]
        return sorted({f"{key} {place}".strip() for key, place in where})

    def each(true: Callable[[str], bool]) -> Any:
        if isinstance(expected, str):
            return expected if true(expected) else wrong(expected)
        return [one for one in expected if true(one)]

    match what.split():
        case ["sees", path]:
            return _at(game.view(seat), path)
        case ["may"]:
            return each(lambda one: not wrong(one))
        case ["may", "not"] if isinstance(expected, Mapping):
            return {one: wrong(one) for one in expected}
        case ["may", "not"]:
            return each(lambda one: wrong(one) == [REFUSED])
        case ["may", "lay"]:
            return faults(a_layout(seat, expected)) or expected
        case ["may", "not", "lay"]:
            layout = {name: one for name, one in expected.items() if name != "why"}
            return expected | {"why": faults(a_layout(seat, layout))}
        case ["lays"]:
            game.answer(seat, a_layout(seat, expected))
            return expected
        case ["may", "choose"]:
            return game.forced(seat) is None
        case ["chooses", "from"]:
            view, decision = game.view(seat), game.decision(seat)
            return next(iter(GAME.questions(view, decision, GAME.blank(view, decision)))).choices
        case ["must"]:
            found = game.forced(seat)
        case ["by", "default"]:
            found = GAME.fallback(game.view(seat), game.decision(seat))
    return expected if found == answer(game, seat, expected) else found


def _of_a_side(game: Fight, seat: Seat, name: str, rest: list[str], expected: Any) -> Any:
    """What a seat holds or has: its combat hand, an army, its draw, or any field of a player."""
    match name, rest:
        case "hand", []:
            return game.hand(seat)
        case "draw", []:
            return next(_at(event) for event in game.of(Drawn) if event.seat == seat)
        case "army", ["at", place]:
            found = [one for one in game.state.armies if (one.owner, one.place) == (seat, place)]
            return _at(found[0]) if found else None
        case _, ["begins"]:
            return _at(game.state.players[seat], name)[: len(words(expected))]
    return _at(game.state.players[seat], name)


def to_come(game: Fight) -> set[str]:
    """Find what will be asked in a combat if all questions are let go."""
    later = game.branch()
    kinds = set()
    while later.state.combat is not None and later.asked[0]:
        kinds.add(later.asked[0])
        later.let_go()
    return kinds


def _asked(game: Fight) -> list[str]:
    kind, seats = game.asked
    return [kind, *("AB"[seat] for seat in seats)] if kind else ["nothing"]


def _all_totals(game: Fight) -> list[str]:
    matches = [event.match for event in game.of(MatchDecided)]
    return [f"{match.first_sum.total} {match.second_sum.total}" for match in matches]


OF_A_GAME: Final[Mapping[str, Callable[[Fight], Any]]] = {
    "asked": _asked,
    "totals": Fight.totals,
    "running": Fight.running,
    "all totals": _all_totals,
    "control": lambda game: [one.total for one in game.of(ControlCounted)[-1].sums],
    "match": lambda game: _at(game.of(MatchDecided)[-1].match),
    "destroyed": lambda game: sorted(event.fighter.card for event in game.of(Destroyed)),
    "all to come": lambda game: sorted(to_come(game)),
    "armies": lambda game: [f"{'AB'[one.owner]} at {one.place}" for one in game.state.armies],
}


def _at(whole: Any, path: str = "") -> Any:
    """Follow a path of names and positions, and give what is there as plain values."""
    for part in path.split(".") if path else ():
        whole = whole[int(part)] if part.isdigit() else getattr(whole, part)
    return msgspec.to_builtins(whole)


def alike(found: Any, expected: Any) -> bool:
    """Compare what was found with what is written: of a mapping what is named, of a list each one in order."""
    match found, expected:
        case Mapping(), Mapping():
            return all(alike(found[name], one) for name, one in expected.items())
        case ((list() | tuple()), str()):
            return alike(found, words(expected))
        case ((list() | tuple()), list()):
            return len(found) == len(expected) and all(map(alike, found, expected))
        case None, "none":
            return True
        case int(), ("A" | "B"):
            return found == SEATS[expected]
    return found == expected or (not isinstance(found, Sequence) and str(found) == str(expected))
