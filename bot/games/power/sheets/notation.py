"""The notation of order sheets (rule 3.3): orders as text, and text as orders.

A line has three parts, piece, from and to: `D S12 IW`. `T RV HQ` leaves the reserve, `2P ERV S` buys, `3C EV4 B`
merges, `CR+A+R EV3 M` makes a mega-missile and `M V3 HQB` launches it. `HQ` and `RV` alone are those of the army that
obeys. The colour of an army in front (`R:T R4 R8`) is needed where the writer commands several. Pieces have French
letters (S T C D R A B CR) or English ones (I T F D R H B C); which of them is a property of the whole sheet, since C is
the fighter in the one and the cruiser in the other. Exchanges are E or X, and the English `X 2P I` buys as well.

Capitals, blanks, the signs between the parts and what stands around a line (`wording.py`) do not matter; whole words
stand for letters (`red: soldier from HQ to red 8`). Words and arrows of direction say which place is which, whatever
their order (`T R8 <- R4`), and where they contradict each other the line is refused. What is not in this grammar is
refused, and so is a line that can be read in two ways. Blanks may be missing between parts, and may stand inside the
name of a place where whole words make it up (`S 12`); they never join two numbers.
"""

import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from operator import itemgetter
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from bot.games.contract import Ambiguous, Problem, Unreadable
from bot.games.power.adjudication import wrong_price
from bot.games.power.board.corners import CORNERS
from bot.games.power.board.data import BOARD, HQ, OF_RESERVE, PLACE, PLACES, RESERVE, TERRITORY
from bot.games.power.board.movement import ways_of
from bot.games.power.board.state import (
    COLOURS,
    Batch,
    Colour,
    Exchange,
    Launch,
    Material,
    Move,
    Options,
    Order,
    Piece,
    Place,
)
from bot.games.power.sheets.wording import ARROW, FROM, TO, bare, in_capitals

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
LONGEST = 100
"""More characters than this are no line of a sheet."""

_PIECES: Final[Mapping[str, Material]] = {
    "SOLDAT": "S",
    "SOLDIER": "S",
    "INFANTRY": "S",
    "INFANTERIST": "S",
    "INFANTERISTEN": "S",
    "SOLDATO": "S",
    "SOLDATI": "S",
    "TANK": "T",
    "PANZER": "T",
    "CARRO": "T",
    "CARRI": "T",
    "CHASSEUR": "C",
    "FIGHTER": "C",
    "JAGER": "C",
    "CACCIA": "C",
    "DESTROYER": "D",
    "ZERSTORER": "D",
    "CACCIATORPEDINIERE": "D",
    "REGIMENT": "R",
    "REGIMENTER": "R",
    "REGGIMENTO": "R",
    "REGGIMENTI": "R",
    "CHAR": "A",
    "CHAR D ASSAUT": "A",
    "HEAVY": "A",
    "HEAVY TANK": "A",
    "TANK LOURD": "A",
    "SCHWERER PANZER": "A",
    "CARRO PESANTE": "A",
    "CARRI PESANTI": "A",
    "BOMBARDIER": "B",
    "BOMBER": "B",
    "BOMBARDIERE": "B",
    "BOMBARDIERI": "B",
    "CROISEUR": "CR",
    "CRUISER": "CR",
    "KREUZER": "CR",
    "INCROCIATORE": "CR",
    "INCROCIATORI": "CR",
    **dict.fromkeys(("MISSILE", "MISSILI", "MEGA MISSILE", "MEGAMISSILE", "MEGAMISSILEN", "MEGAMISSILI"), "M"),
    "POWER": "P",
}
"""Whole words for pieces, in capitals and without accents; in the plural, each word of them may end in S."""
_WORDS: Final[Mapping[str, str]] = {
    **{word.upper(): colour.lower() for word, colour in CORNERS.items() if len(word) > 1 and word.isascii()},
    "QUARTIER GENERAL": "HQ",
    "HEADQUARTERS": "HQ",
    "HAUPTQUARTIER": "HQ",
    "QUARTIER GENERALE": "HQ",
    "RESERVE": "RV",
    "RISERVA": "RV",
    **dict.fromkeys(("ECHANGE", "EXCHANGE", "TAUSCH", "SCAMBIO"), "X"),
    **dict.fromkeys(("FROM", "OUT OF", "OF", "DEPUIS", "DU", "DES", "VON", "VOM", "AUS"), FROM),
    **dict.fromkeys(("DAL", "DALLO", "DALLA", "DALL", "DEL", "DELLA"), FROM),
    **dict.fromkeys(("TO", "INTO", "ONTO", "TOWARD", "TOWARDS", "VERS", "AU", "AUX", "DANS"), TO),
    **dict.fromkeys(("NACH", "INS", "ZUM", "ZUR", "VERSO", "AL", "ALLO", "ALLA", "ALL"), TO),
    **dict.fromkeys(("THE", "LE", "LA", "LES", "DER", "DIE", "DAS", "DEM", "DEN", "IL", "LO", "L"), ""),
}
"""Other whole words and what they stand for; a colour that is written out becomes a small letter, unlike R for red."""
_SHORT: Final = {"DE": FROM, "DA": FROM, "A": TO}
"""Words of direction that are letters of pieces as well: they are words where the letters make no sense.

`in` is an island as well, and a direction beside another one only: `T V4 IN V6` may be meant as a way over the island.
"""
_ARMIES: Final[Mapping[str, Colour]] = {sign: colour for colour in COLOURS for sign in (colour, colour.lower())}
_ARMY: Final = re.compile(r"([VBJR]) ?:|([vbjr]) ?:?")
_DIRECTIONS: Final = f" {FROM}{TO}{ARROW}"
_CONTRADICTION: Final = "?"
_FORTH: Final = {("", ""), (FROM, ""), ("", TO), (FROM, TO), (TO, "")}
_BACK: Final = {("", FROM), (TO, FROM), (TO, "")}
"""Signs before the first place and the second: with which one goes from the first to the second, or back."""
_EXCHANGE_SIGNS: Final = {sign: sign for sign in EXCHANGES}
_LONGEST_NAME: Final = 4
_LONGEST_WORD: Final = 10
_MOST_WORDS: Final = 12
_LETTERED: Final = re.compile(r"([VBJR]:|)[A-Ha-h]\.\s")
"""The letter of a line, or of a piece, behind that of an army."""
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
        name: place_name(value, labels) if name in {"place", "target"} and isinstance(value, str) else value
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


def possible(line: Written) -> bool:
    """Tell whether a line could be carried out on some board."""
    if line.kind == "exchange":
        return wrong_price(line.spent, line.piece) is None
    return any(_within_reach(line.by(army)) for army in ([line.army] if line.army else COLOURS))


def _within_reach(order: Order) -> bool:
    if not isinstance(order, Move):
        return True
    if order.start in OF_RESERVE:
        return order.start == RESERVE[order.army] and order.target == HQ[order.army] and order.piece != "M"
    return order.target in ways_of(Options()).reach(order.piece, order.start)


def normalised(text: str, letters: Letters) -> str:
    """Give a line in capitals, letters for words, signs for directions, with single blanks between its parts."""
    words = _words(letters)

    def meant(found: re.Match[str]) -> str:
        word = words[found[0] if found[0] in words else re.sub("S(?= |$)", "", found[0])]
        return f" {word} " if word in (FROM, TO) else word

    line = _word_pattern().sub(meant, in_capitals(text).replace("QG", "HQ"))
    return " ".join(line.split())


@cache
def _words(letters: Letters) -> Mapping[str, str]:
    return {**{word: LETTERS[letters][kind] for word, kind in _PIECES.items()}, **_WORDS}


@cache
def _word_pattern() -> re.Pattern[str]:
    """Find whole words; an article or a direction with a number behind it is letters without blanks (`DES8`)."""
    words, small = sorted(_words("fr"), key=len, reverse=True), ("", FROM, TO)
    nouns = "|".join(f"{word}S?".replace(" ", "S? ") for word in words if _words("fr")[word] not in small)
    others = "|".join(word for word in words if _words("fr")[word] in small)
    return re.compile(rf"(?:(?<![A-Z])|(?<=(?<![A-Z])[EX]))(?:(?:{nouns})(?![A-Z])|(?:{others})(?![A-Z0-9]))")


def parse(text: str, letters: Letters, labels: Labels) -> Written:
    """Understand one line. Raises Unreadable or Ambiguous with the one reason."""
    if len(text) > LONGEST:
        raise Unreadable(Problem("power-problem-too-long", {"most": LONGEST}))
    if len(readings := _all_readings(text, letters, labels)) == 1:
        return readings[0]
    if readings:
        one, other = (_as_typed(reading, letters, labels) for reading in readings[:2])
        raise Ambiguous(Problem("power-problem-two-readings", {"text": text.strip(), "one": one, "another": other}))
    raise Unreadable(_reason(text.strip(), letters, labels))


def tried(text: str, letters: Letters, labels: Labels) -> Written | None:
    """Understand one line, or give None if it cannot be read, or in several ways."""
    readings = _all_readings(text, letters, labels) if len(text) <= LONGEST else ()
    return readings[0] if len(readings) == 1 else None


def _all_readings(text: str, letters: Letters, labels: Labels) -> tuple[Written, ...]:
    """List the ways to read a text: `a. T V4 V6` as the first of some lines too, `A. V4 V6` as a piece."""
    readings = _readings(normalised(text, letters), letters, labels)
    if lettered := _LETTERED.match(plain := bare(text)):
        others = _readings(normalised(lettered[1] + plain[lettered.end() :], letters), letters, labels)
        found = tuple(dict.fromkeys((*readings, *others)))
        return tuple(filter(_sensible, found)) or found
    return readings


def _sensible(line: Written) -> bool:
    return line.kind != "exchange" or possible(line)


@lru_cache(maxsize=1024)
def _readings(line: str, letters: Letters, labels: Labels) -> tuple[Written, ...]:
    """List the ways to read a line: as it stands, else with words joined to names, else with short words for letters.

    A reading as an exchange that can never be made is dropped, unless there are no others at all.
    """
    never: dict[Written, None] = {}
    for words in dict.fromkeys(_worded(line)):
        for ways in ((words,), map(" ".join, _joined(words.split(" "), labels))):
            found = dict.fromkeys(reading for way in ways for reading in _lines(way, letters, labels))
            if sensible := tuple(filter(_sensible, found)):
                return sensible
            never |= found
    return tuple(never)


def _worded(line: str) -> Iterator[str]:
    """Give a line as it stands; with short words for letters, a first A or none being a piece; with `of` in names."""
    yield line
    words = line.split(" ")
    first = words.index("A") if "A" in words else -1
    ways = (_SHORT, {**_SHORT, "IN": TO}) if {FROM, "DE", "DA"} & set(words) else (_SHORT,)
    for short, letter in product(ways, (first, -1)):
        meant = " ".join(word if at == letter else short.get(word, word) for at, word in enumerate(words))
        yield meant
        yield re.sub(rf"(?<=HQ|RV) {FROM} (?=[vbjr]\b)", " ", meant)


def _joined(words: Sequence[str], labels: Labels) -> Iterator[tuple[str, ...]]:
    """Join neighbouring words that make up the name of a place together, in every possible way; never two numbers."""
    if len(words) > _MOST_WORDS:
        return
    if not words:
        yield ()
        return
    for others in _joined(words[1:], labels):
        yield (words[0], *others)
    for count in range(2, min(len(words), _LONGEST_NAME) + 1):
        name = "".join(words[:count])
        place = name[1:] if name[:1] in EXCHANGES and name not in _names(labels) else name
        if place in _names(labels) and not re.search("[0-9] [0-9]", " ".join(words[:count])):
            for others in _joined(words[count:], labels):
                yield (name, *others)


def _lines(line: str, letters: Letters, labels: Labels) -> Iterator[Written]:
    """Read a line in every possible way. Blanks may stand between the parts, not inside of them."""
    army, rest = _prefix(line)
    signs, names = _signs(letters), _names(labels)
    for piece, after in _one_of(signs, re.sub(r"^ *1(?![0-9])", "", rest)):
        for one, first, behind in _marked(names, after):
            for other, second, end in _marked(names, behind):
                if not end.strip() and piece != "P":
                    for start, target in _directed(one, first, other, second):
                        yield Written("launch" if piece == "M" else "move", army, piece, start, target)
    for sign, after in _one_of(_EXCHANGE_SIGNS, rest):
        if sign == "X":
            for spent, behind in _batches(signs, after):
                yield from _made(army, spent, "RV", signs, behind)
    for spent, after in _batches(signs, rest):
        for mark, _, at in _marked(_EXCHANGE_SIGNS, after):
            for _, place, end in _marked(names, at) if mark in ("", ARROW) else ():
                yield from _made(army, spent, place, signs, end)


def _marked(names: Mapping[str, T], text: str) -> Iterator[tuple[str, T, str]]:
    """Read one of some names with the signs of direction before it: none, one, or what is contradictory."""
    rest = text.lstrip(_DIRECTIONS)
    marks = text[: len(text) - len(rest)].replace(" ", "")
    if len(marks) > 1:
        marks = TO if FROM not in marks else _CONTRADICTION if marks.strip(FROM) else FROM
    for name, behind in _one_of(names, rest):
        yield marks, name, behind


def _directed(one: str, first: Place, other: str, second: Place) -> Iterator[tuple[Place, Place]]:
    """Give start and target of two places with their signs of direction: in no way if these contradict each other.

    Only where the first place is one to go to and the second is bare, both ways are possible: `to V6, V4`, `à V4 V6`.
    """
    if one == other == ARROW:
        one = ""
    one, other = (TO if mark == ARROW else mark for mark in (one, other))
    if (one, other) in _FORTH:
        yield first, second
    if (one, other) in _BACK:
        yield second, first


def _made(
    army: Colour | None, spent: tuple[Batch, ...], place: Place, signs: Mapping[str, Material], rest: str
) -> Iterator[Written]:
    for mark, made, end in _marked(signs, rest):
        if not end.strip() and made != "P" and mark in ("", TO, ARROW):
            yield Written("exchange", army, made, place, spent=spent)


def _batches(signs: Mapping[str, Material], text: str) -> Iterator[tuple[tuple[Batch, ...], str]]:
    """Read a list of pieces: `3C`, `CR+A+R`, `2CR D`. Two pieces have a sign, a blank or a number between."""
    number = re.match(r" *((?:[1-9][0-9]{0,2})?)", text)
    assert number is not None
    count = int(number[1] or 1)
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


def names_army(text: str) -> bool:
    """Tell whether a line begins with the colour of the army that obeys."""
    return _prefix(normalised(text, "fr"))[0] is not None


def _prefix(line: str) -> tuple[Colour | None, str]:
    """Split the colour of an army off a line that begins with one: a letter and a colon, or a word."""
    if found := _ARMY.match(line):
        return _ARMIES[found[1] or found[2]], line[found.end() :]
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
    """List the names of places: those on the board, `HQ` and `RV`, islands the other way round, colours as words."""
    printed = {place_name(place, labels): place for place in (*PLACES, *RESERVE.values())}
    turned = {name[::-1]: place for name, place in printed.items() if place in PLACE and PLACE[place].kind == "island"}
    in_words: dict[str, Place] = {}
    for colour in COLOURS:
        word = colour.lower()
        for sector in (place for place, owner in TERRITORY.items() if owner == colour and place != HQ[colour]):
            in_words |= dict.fromkeys((f"{word}{sector[1]}", f"{word} {sector[1]}"), sector)
        for place in (HQ[colour], RESERVE[colour]):
            name = place[:2]
            in_words |= dict.fromkeys((f"{word}{name}", f"{word} {name}", f"{name}{word}", f"{name} {word}"), place)
    return {"HQ": "HQ", "RV": "RV", **turned, **printed, **in_words}


# What could not be read


@lru_cache(maxsize=256)
def _reason(text: str, letters: Letters, labels: Labels) -> Problem:
    """Say why a line has no reading, with what may have been meant."""
    line = normalised(text, letters)

    def near(other: str) -> str:
        return _only(_readings(other, letters, labels), letters, labels)

    parts = line.split()
    named = [part for part in parts if part not in (FROM, TO, ARROW)]
    if re.search("[0-9] [0-9]", line) and near(line.replace(" ", "")):
        return Problem("power-problem-number-apart", {"text": text})
    if count := re.match(r"[0-9]+ *", line):
        moves = _readings(line[count.end() :], letters, labels)
        if len(moves) == 1 and moves[0].kind != "exchange":
            return Problem("power-problem-one-piece-a-line", {"text": text})
    if parts[:1] == ["P"] and near(f"T{line[1:]}"):
        return Problem("power-problem-power-moves")
    if meant := _with_exchange_sign(parts, letters, labels):
        return Problem("power-problem-missing-sign", {"text": text, "meant": meant})
    other: Letters = "en" if letters == "fr" else "fr"
    if meant := _only(_readings(normalised(text, other), other, labels), letters, labels):
        return Problem("power-problem-other-letters", {"text": text, "meant": meant, "letters": letters})
    if meant := near(f"{line[:1]}:{line[1:]}"):
        return Problem("power-problem-did-you-mean", {"text": text, "meant": meant})
    if (found := _part_understood(text, letters, labels)) is not None:
        meant, beside = found
        return Problem("power-problem-beside", {"text": beside, "meant": meant})
    if meant := _nearest_line(parts, letters, labels):
        return Problem("power-problem-did-you-mean", {"text": text, "meant": meant})
    if len(named) == 3 and named[0] in _signs(letters):
        wrong = next((part for part in named[1:] if part not in _names(labels)), None)
        if wrong is not None:
            return Problem("power-problem-no-such-place", {"text": wrong})
    return Problem("power-problem-unreadable", {"text": text})


def _only(readings: Sequence[Written], letters: Letters, labels: Labels) -> str:
    """Write the one reading of a line; empty if there is none, or several."""
    return _as_typed(readings[0], letters, labels) if len(readings) == 1 else ""


def _at_once(line: str, letters: Letters, labels: Labels) -> Sequence[Written]:
    """List the ways to read a line, () if it takes more than its words: to put names together would take long."""
    ways = dict.fromkeys(_worded(line))
    if any(_sensible(reading) for way in ways for reading in _lines(way, letters, labels)):
        return _readings(line, letters, labels)
    return ()


def _with_exchange_sign(parts: Sequence[str], letters: Letters, labels: Labels) -> str:
    """Suggest an exchange for a line that lacks only its sign before the place."""
    for place in range(1, len(parts)):
        signed = (*parts[:place], EXCHANGES[letters == "en"] + parts[place], *parts[place + 1 :])
        readings = _at_once(" ".join(signed), letters, labels)
        if len(readings) == 1 and readings[0].kind == "exchange" and possible(readings[0]):
            return _as_typed(readings[0], letters, labels)
    return ""


def _part_understood(text: str, letters: Letters, labels: Labels) -> tuple[str, str] | None:
    """Find an order with words in front or behind that are not understood; give it and these."""
    words = bare(text).split()
    for cut in range(1, min(len(words) - 2, _MOST_WORDS // 2) if len(words) <= _MOST_WORDS else 0):
        for kept, beside in ((words[:-cut], words[-cut:]), (words[cut:], words[:cut])):
            left = normalised(" ".join(beside), letters)
            if left in _signs(letters) or {FROM, TO, ARROW} & set(left):
                continue
            if meant := _only(_at_once(normalised(" ".join(kept), letters), letters, labels), letters, labels):
                return meant, " ".join(beside)
    return None


def _nearest_line(parts: Sequence[str], letters: Letters, labels: Labels) -> str:
    """Suggest a line that can be read, with as few other parts as possible; empty if nothing is near."""
    if not 2 <= len(parts) <= 5 or any(len(part) > _LONGEST_WORD for part in parts):
        return ""
    changes = [((0, part), *((1, near) for near in _nearest(part, letters, labels))) for part in parts]
    ways = sorted(product(*changes), key=lambda way: sum(map(itemgetter(0), way)))
    lines = (" ".join(part for _, part in way) for way in ways)
    return next((meant for line in lines if (meant := _only(_readings(line, letters, labels), letters, labels))), "")


@lru_cache(maxsize=4096)
def _nearest(part: str, letters: Letters, labels: Labels) -> tuple[str, ...]:
    """Find what a part of a line that is no name may stand for: at most one guess of each sort."""
    names = _names(labels)
    if part in names or part in _signs(letters):
        return ()
    exchanged = EXCHANGES[letters == "en"]
    respelt = part[:1] + part[1:].translate(_MISTYPED_DIGITS)
    if respelt in names:
        return (respelt,)
    words = {**{word: sign for word, sign in _words(letters).items() if sign}, "DE": FROM, "DA": FROM}
    known = [*names, *(exchanged + name for name in names), *words]
    close = difflib.get_close_matches(part, known, n=5, cutoff=0.65)
    # Nobody is told of a word (`zurück`) that it is a direction, nor of a mistyped direction that it is the contrary.
    close = [word for word in close if words.get(word) not in (FROM, TO) or abs(len(word) - len(part)) <= 1]
    near = [words.get(word, word) for word in close]
    return () if {FROM, TO} <= set(near) else tuple(near[:1])


def _as_typed(line: Written, letters: Letters, labels: Labels) -> str:
    """Write a line as it was understood."""
    signs = LETTERS[letters]
    start, target = place_name(line.start, labels), place_name(line.target, labels)
    prefix = f"{line.army}:" if line.army else ""
    if line.kind == "exchange":
        exchange = EXCHANGES[letters == "en"]
        return f"{prefix}{spent_text(line.spent, letters)} {exchange}{start} {signs[line.piece]}"
    return f"{prefix}{signs[line.piece]} {start} {target}"
