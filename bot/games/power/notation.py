"""The notation of order sheets: orders as text, and text as orders.

A line has three parts, piece, from and to: `D S12 IW`. `T RV HQ` leaves the reserve, `2P ERV S` buys, `3C EV4 B`
merges, `CR+A+R EV3 M` makes a mega-missile and `M V3 HQB` launches it. `HQ` and `RV` alone are those of the army that
obeys. The colour of an army in front (`R:T R4 R8`) is needed where the writer commands several. Pieces have French
letters (S T C D R A B CR) or English ones (I T F D R H B C); which of them is a property of the whole sheet, since C is
the fighter in the one and the cruiser in the other. Exchanges are E or X, and the English `X 2P I` buys as well.

Capitals, blanks and the signs between the parts do not matter. What is not in this grammar is refused, and so is a line
that can be read in two ways.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from operator import itemgetter
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from bot.games.contract import Ambiguous, Problem, Unreadable
from bot.games.power.data import BOARD, HQ, PLACE, PLACES, RESERVE
from bot.games.power.state import COLOURS, Batch, Colour, Exchange, Launch, Material, Move, Order, Piece, Place

T = TypeVar("T")

Letters: TypeAlias = Literal["fr", "en"]
Labels: TypeAlias = str
"""A set of numbers for the sea sectors: a value of the option `sea_labels`."""

LETTERS: Final[Mapping[Letters, Mapping[Material, str]]] = {
    "fr": {"S": "S", "T": "T", "C": "C", "D": "D", "R": "R", "A": "A", "B": "B", "CR": "CR", "M": "M", "P": "P"},
    "en": {"S": "I", "T": "T", "C": "F", "D": "D", "R": "R", "A": "H", "B": "B", "CR": "C", "M": "M", "P": "P"},
}
"""How everything is written, by the language of the sheet."""
EXCHANGES: Final = ("E", "X")
LONGEST = 60
"""More characters than this are no line of a sheet."""

_WORDS: Final[Mapping[str, Material]] = {
    "SOLDAT": "S",
    "SOLDIER": "S",
    "INFANTRY": "S",
    "TANK": "T",
    "CHASSEUR": "C",
    "FIGHTER": "C",
    "DESTROYER": "D",
    "REGIMENT": "R",
    "CHAR": "A",
    "HEAVY": "A",
    "BOMBARDIER": "B",
    "BOMBER": "B",
    "CROISEUR": "CR",
    "CRUISER": "CR",
    "MISSILE": "M",
    "POWER": "P",
}
_EXCHANGE_SIGNS: Final = {sign: sign for sign in EXCHANGES}
_LONGEST_NAME: Final = 3
_LONGEST_WORD: Final = 10
_SEPARATORS: Final = re.compile(r"[\s,;./|=>→➔➜–—_-]+")
_MISTYPED_DIGITS: Final = str.maketrans("OQILZ", "00112")


# Orders as text


def written(order: Order, letters: Letters, labels: Labels, own: Sequence[Colour]) -> str:
    """Write an order as somebody would who commands the armies `own`, mercenaries not among them.

    With one army, its own headquarters and reserve are `HQ` and `RV`; what others command gets its colour in front.
    """
    alone = len(own) == 1 and order.army == own[0]
    prefix = "" if alone else f"{order.army}:"
    return prefix + _parts(order, letters, labels, order.army)


def spelt_out(order: Order, letters: Letters, labels: Labels) -> str:
    """Write an order for readers who do not know whose it is: with colours in all names of places."""
    return _parts(order, letters, labels, None)


def place_name(place: Place, labels: Labels) -> str:
    """Give the name that a place bears on a table."""
    return BOARD.sea_labels[labels].get(place, place)


def in_print(problem: Problem, labels: Labels) -> Problem:
    """Give a problem with the names that its places bear on a table."""
    values = {
        name: place_name(value, labels) if name == "place" and isinstance(value, str) else value
        for name, value in problem.values.items()
    }
    return problem if values == problem.values else msgspec.structs.replace(problem, values=values)


def _parts(order: Order, letters: Letters, labels: Labels, army: Colour | None) -> str:
    def name(place: Place) -> str:
        if army is not None and place in (HQ[army], RESERVE[army]):
            return place[:2]
        return place_name(place, labels)

    signs = LETTERS[letters]
    match order:
        case Move(_, piece, start, target):
            return f"{signs[piece]} {name(start)} {name(target)}"
        case Launch(_, start, target):
            # A target is always written with its colour, so that nobody hits himself by a slip.
            return f"{signs['M']} {name(start)} {place_name(target, labels)}"
        case Exchange(_, place, spent, made):
            exchange = EXCHANGES[letters == "en"]
            return f"{spent_text(spent, letters)} {exchange}{name(place)} {signs[made]}"


def spent_text(spent: Sequence[Batch], letters: Letters) -> str:
    """Write what goes into an exchange: `CR+2A+10P`."""
    signs = LETTERS[letters]
    return "+".join(f"{batch.count if batch.count > 1 else ''}{signs[batch.kind]}" for batch in spent)


# Text as orders


class Written(msgspec.Struct, frozen=True):
    """A line as it was understood, before it is known which army obeys: `HQ` and `RV` still stand for its own places.

    `army` is the colour in front, None if there was none. An exchange makes `piece` out of `spent` at `start`.
    """

    kind: Literal["move", "launch", "exchange"]
    army: Colour | None
    piece: Piece
    start: Place
    target: Place = ""
    spent: tuple[Batch, ...] = ()

    def by(self, army: Colour) -> Order:
        """Make the order, `HQ` and `RV` alone being those of `army`."""
        own = {"HQ": HQ[army], "RV": RESERVE[army]}
        start, target = own.get(self.start, self.start), own.get(self.target, self.target)
        if self.kind == "exchange":
            return Exchange(army, start, self.spent, self.piece)
        return Launch(army, start, target) if self.kind == "launch" else Move(army, self.piece, start, target)


def normalised(text: str) -> str:
    """Give a line in capitals, with single blanks between its parts."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)).upper()
    return _SEPARATORS.sub(" ", plain).strip()


def parse(text: str, letters: Letters, labels: Labels) -> Written:
    """Understand one line. Raises Unreadable or Ambiguous with the one reason."""
    if len(text) > LONGEST:
        raise Unreadable(Problem("power-problem-too-long", {"most": LONGEST}))
    line = normalised(text)
    readings = _readings(line, letters, labels)
    if len(readings) == 1:
        return readings[0]
    if readings:
        raise Ambiguous(Problem("power-problem-two-readings", {"text": text}))
    raise Unreadable(_reason(text, line, letters, labels))


def _readings(line: str, letters: Letters, labels: Labels) -> tuple[Written, ...]:
    """List all ways to read a line; blanks in odd places are forgiven only if there is no other way."""
    if len(line) > LONGEST:
        return ()
    return tuple(dict.fromkeys(_lines(line, letters, labels))) or tuple(
        dict.fromkeys(_lines(line.replace(" ", ""), letters, labels))
    )


def _lines(line: str, letters: Letters, labels: Labels) -> Iterator[Written]:
    """Read a line in every possible way. Blanks may stand between the parts, not inside of them."""
    army, rest = _prefix(line)
    signs, names = _signs(letters), _names(labels)
    for piece, after in _one_of(signs, rest):
        for start, behind in _one_of(names, after):
            for target, end in _one_of(names, behind):
                if not end.strip() and piece != "P":
                    yield Written("launch" if piece == "M" else "move", army, piece, start, target)
    for sign, after in _one_of(_EXCHANGE_SIGNS, rest):
        if sign == "X":
            for spent, behind in _batches(signs, after):
                yield from _made(army, spent, "RV", signs, behind)
    for spent, after in _batches(signs, rest):
        for _, behind in _one_of(_EXCHANGE_SIGNS, after):
            for place, end in _one_of(names, behind):
                yield from _made(army, spent, place, signs, end)


def _made(
    army: Colour | None, spent: tuple[Batch, ...], place: Place, signs: Mapping[str, Material], rest: str
) -> Iterator[Written]:
    for made, end in _one_of(signs, rest):
        if not end.strip() and made != "P":
            yield Written("exchange", army, made, place, spent=spent)


def _batches(signs: Mapping[str, Material], text: str) -> Iterator[tuple[tuple[Batch, ...], str]]:
    """Read a list of pieces: `3C`, `CR+A+R`, `2CR D`. Two pieces have a sign, a blank or a number between."""
    number = re.match(r" *([0-9]{0,3})", text)
    assert number is not None
    count = int(number[1] or 1)
    if not count:
        return
    for kind, after in _one_of(signs, text[number.end() :]):
        batch = Batch(count, kind)
        yield (batch,), after
        following = after.lstrip(" ")
        if following.startswith("+"):
            following = following[1:]
        elif following == after and not after[:1].isdigit():
            continue
        for others, behind in _batches(signs, following):
            yield (batch, *others), behind


def _prefix(line: str) -> tuple[Colour | None, str]:
    """Split the colour of an army off a line that begins with one."""
    for colour in COLOURS:
        if line.startswith((f"{colour}:", f"{colour} :")):
            return colour, line.partition(":")[2]
    return None, line


def _one_of(names: Mapping[str, T], text: str) -> Iterator[tuple[T, str]]:
    """Read one of some names at the beginning of a text, in every possible way."""
    text = text.lstrip(" ")
    for length in range(1, _LONGEST_NAME + 1):
        if len(text) >= length and text[:length] in names:
            yield names[text[:length]], text[length:]


@cache
def _signs(letters: Letters) -> Mapping[str, Material]:
    return {sign: kind for kind, sign in LETTERS[letters].items()}


@cache
def _names(labels: Labels) -> Mapping[str, Place]:
    """List the names of places: those on the board, `HQ` and `RV`, and the islands the other way round."""
    printed = {place_name(place, labels): place for place in (*PLACES, *RESERVE.values())}
    turned = {name[::-1]: place for name, place in printed.items() if place in PLACE and PLACE[place].kind == "island"}
    return {"HQ": "HQ", "RV": "RV", **turned, **printed}


# What could not be read


def _reason(text: str, line: str, letters: Letters, labels: Labels) -> Problem:
    """Say why a line has no reading, with what may have been meant."""
    parts = line.split()
    shown = text.strip()
    if (count := re.match(r"[0-9]+ *", line)) and _readings(line[count.end() :], letters, labels):
        return Problem("power-problem-one-piece-a-line", {"text": shown})
    if parts[:1] == ["P"] and _readings(f"S{line[1:]}" if letters == "fr" else f"I{line[1:]}", letters, labels):
        return Problem("power-problem-power-moves")
    if meant := _meant(parts, line, letters, labels):
        return Problem("power-problem-did-you-mean", {"text": shown, "meant": meant})
    if len(parts) == 3 and parts[0] in _signs(letters):
        wrong = next((part for part in parts[1:] if part not in _names(labels)), None)
        if wrong is not None:
            return Problem("power-problem-no-such-place", {"text": wrong})
    return Problem("power-problem-unreadable", {"text": shown})


def _meant(parts: Sequence[str], line: str, letters: Letters, labels: Labels) -> str:
    """Suggest a line that can be read, with as few other parts as possible; empty if nothing is near."""
    other: Letters = "en" if letters == "fr" else "fr"
    if readings := _readings(line, other, labels):
        return _as_typed(readings[0], letters, labels)
    if not 2 <= len(parts) <= 5 or any(len(part) > _LONGEST_WORD for part in parts):
        return ""
    changes = [((0, part), *((1, near) for near in _nearest(part, letters, labels))) for part in parts]
    ways = sorted(product(*changes), key=lambda way: sum(map(itemgetter(0), way)))
    for way in ways:
        readings = _readings(" ".join(part for _, part in way), letters, labels)
        if len(readings) == 1:
            return _as_typed(readings[0], letters, labels)
    return ""


@lru_cache(maxsize=4096)
def _nearest(part: str, letters: Letters, labels: Labels) -> tuple[str, ...]:
    """Find what a part of a line that is no name may stand for: at most one guess of each sort."""
    names, signs = _names(labels), LETTERS[letters]
    if part in names or part in _signs(letters):
        return ()
    exchanged = EXCHANGES[letters == "en"]
    if part in _WORDS:
        return (signs[_WORDS[part]],)
    respelt = part[:1] + part[1:].translate(_MISTYPED_DIGITS)
    if respelt in names:
        return (respelt,)
    known = [*names, *(exchanged + name for name in names), *_WORDS]
    near = difflib.get_close_matches(part, known, n=1, cutoff=0.65)
    return tuple(signs[_WORDS[word]] if word in _WORDS else word for word in near)


def _as_typed(line: Written, letters: Letters, labels: Labels) -> str:
    """Write a line as it was understood."""
    signs = LETTERS[letters]
    start, target = place_name(line.start, labels), place_name(line.target, labels)
    prefix = f"{line.army}:" if line.army else ""
    if line.kind == "exchange":
        exchange = EXCHANGES[letters == "en"]
        return f"{prefix}{spent_text(line.spent, letters)} {exchange}{start} {signs[line.piece]}"
    return f"{prefix}{signs[line.piece]} {start} {target}"
