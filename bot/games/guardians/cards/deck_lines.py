"""One line of a deck as people write it: a card's name, the number of copies, and notes beside them.

A number in a place where a count can stand is the count: in front of the name or behind it, in brackets or not, with an
x, an equals sign or a word like "copies", in a column of its own. The only other number that is left out is that of a
set in brackets (`[RE:12]`, or `(RE) 12` where the count stands elsewhere) or of a heading before it. With any other one
the line has no count.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.guardians.cards.catalogue import Card, CardId
from bot.games.guardians.cards.names import exact, folded

LONGEST_LINE: Final = 200
"""More characters than this are no line of a deck."""

HEADINGS: Final = frozenset(
    {
        "guardian", "guardians", "gardien", "gardiens", "wachter", "guardiano", "guardiani",
        "strongholds", "stronghold", "forteresse", "forteresses", "festung", "festungen", "fortezza", "fortezze",
        "deck", "paquet", "mazzo", "main deck", "mainboard", "sideboard", "total", "gesamt", "totale", "cards",
        "cartes", "karten", "carte", "shields", "shield", "boucliers", "bouclier", "schilde", "schild", "scudi",
        "scudo",
        "standard bearers", "porte etendards", "terrains", "terrain", "lands", "gelande", "terreni", "terreno",
        "creatures", "creature", "kreaturen", "kreatur", "items", "objets", "gegenstande", "oggetti", "hand items",
        "creature items", "accessories", "accessoires", "zubehor", "accessori", "spells", "spell", "sorts", "sort",
        "zauber", "incantesimi", "magie", "upgrades", "downgrades", "upgrades and downgrades", "bribery", "bribes",
        "corruption", "corruptions", "bestechung", "corruzione", "sep",
    }
)  # fmt: skip
"""What may stand above cards, or in a column beside them, as it is compared."""
COLUMNS: Final = frozenset(
    {
        "count", "qty", "quantity", "number", "amount", "copies", "name", "card", "card name", "set", "type", "note",
        "notes", "comment", "anzahl", "menge", "karte", "kartenname", "typ", "notiz", "nombre", "quantite", "nom",
        "carte", "extension", "remarque", "numero", "quantita", "nome", "carta", "tipo", "nota",
    }
)  # fmt: skip
"""What may stand above the columns of a table."""
_NUMBERED: Final = frozenset({"shield", "bouclier", "schild", "scudo"})
"""Headings that with a number may as well be half of a card's name."""

_SIGNS: Final = str.maketrans(
    {chr(code): chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
    | dict.fromkeys("×✕✖⨯╳", " x ")
    | dict.fromkeys('"“”„«»', " ")
    | dict.fromkeys("\ufe0f\u20e3", "")
    | {"\t": " ; "}
)
"""Full-width signs, signs of multiplication, quotes about cells, the frame of a number that is an emoji, columns."""
_NUMBER_WORDS: Final[Mapping[str, int]] = {
    word: number
    for number, words in enumerate(
        (
            "one", "two deux zwei due ii", "three trois drei tre iii", "four quatre vier quattro iv",
            "five cinq fünf fuenf cinque", "six sechs sei vi", "seven sept sieben sette vii",
            "eight huit acht otto viii", "nine neuf neun nove ix", "ten dix zehn dieci", "eleven onze elf undici",
            "twelve douze zwölf zwoelf dodici dozen douzaine dutzend dozzina",
        ),
        start=1,
    )
    for word in words.split()
}  # fmt: skip
_UNIT: Final = (
    r"(?:x|of|cop(?:y|ies|ia|ie)|cards?|times|pcs|pieces?|qty|count|de|ex|exemplaires?|cartes?|fois|von|mal|stück|stueck|stk"
    r"|kopien?|karten?|exemplare?|anzahl|di|volte)"
)
_UNITS: Final = re.compile(_UNIT, re.IGNORECASE)
_UNITS_FIRST: Final = re.compile(rf"(?:[ .:=]?{_UNIT}(?![^\W\d])){{0,2}}[ .:=]?(?:d['’](?=\w))?", re.IGNORECASE)
_UNITS_LAST: Final = re.compile(rf"(?:[ ,;:.]{_UNIT}[ .:=]?){{1,2}}$", re.IGNORECASE)
_COUNT_FIRST: Final = re.compile(r"(?:x ?)?(\d{1,6})(?![.,]?\d)", re.IGNORECASE)
_COUNT_LAST: Final = re.compile(rf"(?<!\d)(\d{{1,6}})((?: ?{_UNIT}\.?){{0,2}})$", re.IGNORECASE)
_WORD: Final = re.compile(r"[^\W_]+")
_OWN_NUMBER: Final = re.compile(r"(?<!\d)(\d{1,6})\W?$")
_LETTER: Final = re.compile(r"[^\W\d_]")
_AFTER_COUNT: Final = re.compile(r"[ :=.,;|*_`'’–—-]*(?=\w|[(\[{<])")
_ATTACHED_X: Final = re.compile(r"(?<=[)\]}>])x$", re.IGNORECASE)
_NEGATIVE: Final = re.compile(r" [-–—+]$|\d[.,]$")
_BETWEEN: Final = " :=.,;|*_`'’–—-"
"""What may stand between a number and a name."""
_BULLET: Final = re.compile(r"[-–—+>] |[*•·] ?")
_FOIL: Final = re.compile(r" \*[A-Za-z]\*$")
_SET: Final = re.compile(r"(?=[^A-Z]*[A-Z])(?!X?\d+X?$)[A-Z0-9]{2,6}")
_SET_WITH_NUMBER: Final = re.compile(r"[A-Z][A-Z0-9]{1,5} ?([:#/-]| ) ?\d{1,4}[a-z]?")
_COMMENT: Final = re.compile(r"#|//")
_DASH: Final = re.compile(r" [-–—] ")
_BRACKETED: Final = re.compile(r"\[[^\[\]]*\]|\([^()]*\)|\{[^{}]*\}")
_CLOSED_BY: Final = {")": "(", "]": "[", "}": "{", ">": "<"}
_OPENED_BY: Final = {opener: closer for closer, opener in _CLOSED_BY.items()}
_MOST_PIECES: Final = 6
"""So many numbers and notes are taken off the end of a line."""
_LONGEST_PART: Final = 100
"""No name of a card is looked for in more characters."""


class Beside(NamedTuple):
    """What stands beside a name: numbers in places of a count, one that follows a set, and all that is no number.

    `in_column` is a number behind words of the last column: it stands in a note if the name stands in another one.
    """

    counts: tuple[int, ...] = ()
    behind_set: int | None = None
    in_column: int | None = None
    brackets: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def copies(self) -> int | None:
        """The number of copies, 1 if no number stands there; None if it cannot be told."""
        counts = set(self.counts) or ({self.behind_set} if self.behind_set is not None else set())
        if len(counts) > 1 or any(map(_has_digit, self.notes)):
            return None
        for note in self.brackets:
            number = _SET_WITH_NUMBER.fullmatch(note)
            is_set = number or _SET.fullmatch(note) if counts else number and number[1] != " "
            if _has_digit(note) and not is_set:
                return None
        if not counts and any(_number_words(note) for note in (*self.brackets, *self.notes)):
            return None
        return counts.pop() if counts else 1

    @property
    def likely_copies(self) -> int:
        """The number that was most likely meant, where it cannot be told."""
        for note in (*self.brackets, *self.notes) if not self.counts else ():
            if found := re.search(r"\d{1,6}", note):
                return int(found[0])
            if words := _number_words(note):
                return words[0]
        return self.counts[-1] if self.counts else self.behind_set or 1


def spaced(text: str) -> str:
    """Give a text with one blank where it has any number of them."""
    return " ".join(text.split())


def has_number(text: str) -> bool:
    """Tell whether anything in a text may be a number, be it a word."""
    return _has_digit(text) or bool(_number_words(text))


def is_comment(line: str) -> bool:
    """Tell whether a line says nothing of cards: a comment, or signs alone. Columns may begin with an empty one."""
    return line.startswith(("#", "//")) or (line.startswith(";") and ";" not in line[1:]) or not _WORD.search(line)


def is_free_heading(line: str) -> bool:
    """Tell whether a line is a heading in any words: without a number, before a colon."""
    return line.rstrip("*_ ").endswith(":") and not has_number(line)


def is_heading(line: str) -> bool:
    """Tell whether a line that names no card is a heading: a known word with a total, or the head of a table."""
    return is_table_head(line) or any(
        (key := folded(name)) in HEADINGS
        and not (key in _NUMBERED and beside.counts)
        and not any(_LETTER.search(note) and folded(note) not in HEADINGS for note in beside.notes)
        and not any(map(has_number, (*beside.brackets, *beside.notes)))
        for name, beside in readings(line)
    )


def is_table_head(line: str) -> bool:
    """Tell whether a line says what stands in the columns below it."""
    cells = [folded(cell) for cell in re.split(r"[;,|]", _plain(line)) if cell.strip()]
    return len(cells) > 1 and all(cell in COLUMNS or cell in HEADINGS for cell in cells)


def has_units(text: str) -> bool:
    """Tell whether a text begins with what stands between a count and a name: an x, or a word like "copies"."""
    units = _UNITS_FIRST.match(text)
    return units is not None and units.end() > 0


@lru_cache(maxsize=8)
def readings(line: str) -> tuple[tuple[str, Beside], ...]:
    """Give what a line may mean: what may be the name, and what stands beside it; the likeliest first."""
    return tuple(_read(_plain(line)))


def _read(line: str) -> Iterator[tuple[str, Beside]]:
    texts = [(line, Beside())]
    if comment := _COMMENT.search(line):
        texts.append((line[: comment.start()], Beside(notes=(line[comment.end() :],))))
    letter = _LETTER.search(line)
    if letter is not None and (dash := _DASH.search(line, letter.end())):
        texts.append((line[: dash.start()], Beside(notes=(line[dash.end() :],))))
    for text, beside in texts:
        yield from _peeled(text, beside)
    for text, beside in texts:
        head, colon, rest = text.partition(":")
        if colon and rest.strip():
            known = any(folded(name) in HEADINGS for name, _ in _peeled(head, Beside()))
            for name, found in _peeled(rest, beside):
                is_total = known and (found.counts or not has_number(head))
                yield name, found if is_total else found._replace(notes=(*found.notes, head))


def card_in(line: str) -> tuple[CardId, int | None, int] | None:
    """Find the card that a line names, how many copies of it, and how many likely if that cannot be told for sure.

    None if it names no card; the number is None as well if another card stands beside it.
    """
    for name, beside in readings(line):
        if len(name) <= _LONGEST_PART and (key := exact(name)) is not None:
            return key, (None if _others(key, beside.notes) else beside.copies), beside.likely_copies
    return None


def names_in(line: str) -> tuple[str, ...]:
    """List what may be a misspelt name in a line: the least that may be one, after the same with a number behind it."""
    found = [name for text, _ in readings(line) if _LETTER.search(name := text.strip())]
    shortest = min(found, key=len, default="")
    numbered = (name for name in found if _OWN_NUMBER.search(name) and not _has_digit(_OWN_NUMBER.sub("", name)))
    return tuple(dict.fromkeys((min(numbered, key=len, default=shortest), shortest)))


def count_with(line: str, card: Card) -> int | None:
    """Tell how many copies a line means if its misspelt name means a card.

    None if that cannot be told, and if more stands in the line than would be kept: a note elsewhere than at its end,
    another card.
    """
    named = [(name, beside) for name, beside in readings(line) if _LETTER.search(name)]
    name, beside = min(named, key=lambda reading: len(reading[0].strip()), default=("", Beside()))
    if own := _OWN_NUMBER.search(card.name_en):
        for name, beside in named:
            last = _OWN_NUMBER.search(name)
            if last and int(last[1]) == int(own[1]) and not _has_digit(name[: last.start()]):
                return None if _is_more(name, beside, line, card) else beside.copies
        # A number behind the name may be meant for the card's own.
        if (first := _LETTER.search(line)) is None or _has_digit(line[first.start() :]):
            return None
    return None if _has_digit(name) or _is_more(name, beside, line, card) else beside.copies


def note_in(line: str) -> str:
    """Give the comment or note at the end of a line, with its sign; "" if there is none."""
    line = spaced(line)
    letter = _LETTER.search(line)
    ends = [_COMMENT.search(line), _DASH.search(line, letter.end()) if letter else None]
    note = line[min((end.start() for end in ends if end), default=len(line)) :].strip()
    return "" if _noted(Beside(), note.lstrip(_BETWEEN)).counts else note


def _is_more(name: str, beside: Beside, line: str, card: Card) -> bool:
    """Tell whether more than a count, a name and a note at the end stands in a line."""
    kept = note_in(line)
    elsewhere = (note.strip() for note in beside.notes if folded(note) not in HEADINGS)
    is_lost = name.strip() in kept or not all(note in kept for note in elsewhere)
    return is_lost or _others(card.id, (*beside.notes, *beside.brackets))


def _others(card: CardId, notes: tuple[str, ...]) -> bool:
    """Tell whether any note names another card."""
    return any(exact(note) not in (None, card) for note in notes if len(note) <= _LONGEST_PART)


def _plain(line: str) -> str:
    """Give a line without bullets and marks of a layout, each sign that people take for another one as that."""
    if not line.isascii():
        line = "".join(map(_with_plain_digit, line))
    text = _FOIL.sub("", spaced(line.strip().translate(_SIGNS))).strip(" ;|*_`")
    bullet = _BULLET.match(text)
    return text[bullet.end() :] if bullet else text


def _with_plain_digit(letter: str) -> str:
    """Write a digit of any script as we do; a raised or circled one is a number of its own."""
    if not letter.isdigit():
        return letter
    return str(unicodedata.digit(letter)) if letter.isdecimal() else f" {unicodedata.digit(letter)} "


def _peeled(text: str, beside: Beside) -> Iterator[tuple[str, Beside]]:
    """Take numbers and notes off both ends of a text, one after the other, and give what is left each time."""
    for _ in range(_MOST_PIECES):
        text = text.lstrip(" *_`").rstrip(" *_`,;|:=.!")
        if not text:
            return
        yield from _without_front(text, beside)
        if beside.counts and text[-1] in "xX":
            yield from _without_front(text[:-1], beside)
        taken = _without_last(text, beside)
        if taken is None:
            break
        text, beside = taken
    if inner := _BRACKETED.findall(text):
        notes = tuple(note[1:-1] for note in inner)
        yield from _without_front(_BRACKETED.sub(" ", text), beside._replace(brackets=(*beside.brackets, *notes)))


def _without_front(text: str, beside: Beside) -> Iterator[tuple[str, Beside]]:
    """Take a number, and a note in brackets before or behind it, off the front of a text."""
    yield text, beside
    for _ in range(2):
        if (closer := _OPENED_BY.get(text[:1])) is not None and (closing := text.find(closer)) > 0:
            noted = _noted(beside, text[1:closing])
            is_count, beside, text = noted.counts != beside.counts, noted, text[closing + 1 :]
        else:
            word = _WORD.match(text)
            if count := _COUNT_FIRST.match(text):
                number, text = int(count[1]), text[count.end() :]
            elif word and word[0].casefold() in _NUMBER_WORDS:
                number, text = _NUMBER_WORDS[word[0].casefold()], text[word.end() :]
            else:
                return
            is_count, beside, text = True, beside._replace(counts=(*beside.counts, number)), text.lstrip(")]}>")
        if (apart := _AFTER_COUNT.match(text)) is None:
            return
        text = text[apart.end() :]
        yield text, beside
        if is_count:
            units = _UNITS_FIRST.match(text)
            if units and units.end() and (bare := text[units.end() :].lstrip(_BETWEEN)):
                yield bare, beside
            if text[0] in "xX" and (text := text[1:].lstrip(_BETWEEN) or text):
                yield text, beside


def _without_last(text: str, beside: Beside) -> tuple[str, Beside] | None:
    """Take a number or a note off the end of a text, None if neither stands there."""
    if (opener := _CLOSED_BY.get(text[-1])) is not None:
        opening = text.rfind(opener)
        return (text[:-1], beside) if opening < 0 else (text[:opening], _noted(beside, text[opening + 1 : -1]))
    words = text.rsplit(None, 1)
    if count := _COUNT_LAST.search(text):
        before, number, units = text[: count.start()], int(count[1]), count[2]
    elif len(words) == 2 and words[1].casefold() in _NUMBER_WORDS:
        before, number, units = words[0] + " ", _NUMBER_WORDS[words[1].casefold()], words[1]
    else:
        return _without_column(text, beside)
    rest = before.rstrip(_BETWEEN + "([{<")
    if not rest or not (rest[-1].isalnum() or rest[-1] in ")]}>!?") or _NEGATIVE.search(before):
        return None
    opener = _CLOSED_BY.get(rest[-1], "")
    is_behind_set = opener and not units and _SET.fullmatch(rest[rest.rfind(opener) + 1 : -1])
    if is_behind_set and beside.behind_set in (None, number):
        return rest, beside._replace(behind_set=number)
    rest = _UNITS_LAST.sub("", _ATTACHED_X.sub("", rest))
    in_column = number if _LETTER.search(re.split(r"[;|]", before)[-1]) else None
    return rest, beside._replace(counts=(*beside.counts, number), in_column=in_column)


def _without_column(text: str, beside: Beside) -> tuple[str, Beside] | None:
    """Take the last column off a text: whatever stands there, behind a comma only what may be a type of cards."""
    for sign in ";|,":
        before, column, note = text.rpartition(sign)
        if column and (sign != "," or folded(note) in HEADINGS):
            if beside.in_column is not None:
                note = f"{note} {beside.in_column}"
            return before, beside._replace(notes=(*beside.notes, note), in_column=None)
    return None


def _noted(beside: Beside, inner: str) -> Beside:
    """Add what stands in brackets: a count, or a note."""
    words = _WORD.findall(inner)
    numbers = [number for word in words if (number := _number_of(word)) is not None]
    is_count = not re.search(r"[^\w .:=*]", inner) and all(
        _number_of(word) is not None or _UNITS.fullmatch(word) for word in words
    )
    if is_count and len(numbers) == 1:
        return beside._replace(counts=(*beside.counts, numbers[0]))
    return beside._replace(brackets=(*beside.brackets, inner.strip()))


def _number_of(word: str) -> int | None:
    """Read a word that is a number, with an x at most."""
    bare = word.casefold().strip("x")
    return int(bare) if bare.isdecimal() and len(bare) <= 6 else _NUMBER_WORDS.get(word.casefold())


def _has_digit(text: str) -> bool:
    return any(letter.isnumeric() for letter in text)


def _number_words(text: str) -> list[int]:
    return [_NUMBER_WORDS[word] for word in _WORD.findall(text.casefold()) if _NUMBER_WORDS.get(word, 1) > 1]
