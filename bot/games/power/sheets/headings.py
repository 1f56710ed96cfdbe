"""What stands between the orders of a sheet that somebody types or pastes: headings, and what the bot has put there."""

import re
from collections.abc import Iterator, Mapping
from typing import Final, Literal

import msgspec

from bot.games.power.board.corners import CORNERS
from bot.games.power.board.state import Colour
from bot.games.power.sheets.wording import bare, in_capitals

LONGEST_HEADING: Final = 100
_LETTERS: Final[Mapping[str, Literal["fr", "en"]]] = {
    **dict.fromkeys(("FR", "FRENCH", "FRANCAIS", "FRANCAISES", "FRANZOSISCH", "FRANCESE", "FRANCESI"), "fr"),
    **dict.fromkeys(("EN", "ENGLISH", "ANGLAIS", "ANGLAISES", "ENGLISCH", "INGLESE", "INGLESI"), "en"),
}
_ABOUT: Final = """
    ORDER ORDERS SHEET ROUND LINE BEFEHL BEFEHLE BLATT RUNDE ZEILE ORDRE ORDRES FEUILLE MANCHE TOUR LIGNE
    ORDINE ORDINI FOGLIO TURNO RIGA LETTERS BUCHSTABEN LETTRES LETTERE TXT TEXT
"""
"""What a heading is about, in capitals without accents, the names of a block of code among it."""
_BESIDE: Final = """
    MY YOUR THE OF FOR SEALED AS THEY ARE READ MEIN MEINE DEIN DEINE DIE FUR VON VERSIEGELTES WIE SIE VERLESEN
    WERDEN MES TES VOS MA TA LA LE LES POUR DU DE D L DANS LECTURE SCELLEE I IL GLI MIO MIEI TUO TUOI
    PER DEL SIGILLATO NELL IN CUI SI LEGGONO
"""
"""What else may stand in such a heading; a number behind one of these words is that of a round or line."""
_ABOUT_WORDS: Final = frozenset(_ABOUT.split())
_WORDS: Final = _ABOUT_WORDS | frozenset(_BESIDE.split())
_CORNERS: Final = {in_capitals(word): colour for word, colour in CORNERS.items()}
_OF_A_DRAFT: Final = re.compile(r"\s*\d{1,2}\. [✓✗✎] ")
"""How the panel of a sheet begins its lines; behind the order stands what would come of it."""


class Heading(msgspec.Struct, frozen=True):
    """What a heading says: the letters of the sheet, the army that obeys from here on, or neither."""

    letters: Literal["", "fr", "en"] = ""
    army: Colour | None = None


def heading(text: str) -> Heading | None:
    """Read a line as a heading; None if there is a word in it that no heading has."""
    plain = in_capitals(text) if len(text) <= LONGEST_HEADING else ""
    if not re.fullmatch(r"[A-Z0-9 :()\[\]]+", plain):
        return None
    letters: dict[Literal["fr", "en"], None] = {}
    armies: dict[Colour, None] = {}
    words = re.findall("[A-Z]+|[0-9]+", plain)
    about = not _ABOUT_WORDS.isdisjoint(words)
    before = ""
    for word in words:
        if len(word) > 1 and word in _LETTERS:
            letters[_LETTERS[word]] = None
        elif word in _CORNERS and (len(word) > 1 or armies or plain.endswith(":")):
            armies[_CORNERS[word]] = None
        elif not about or (word not in _WORDS and not (word.isdigit() and len(word) < 3 and before in _WORDS)):
            return None
        before = word
    if len(letters) > 1 or len(armies) > 1 or not (letters or armies or about):
        return None
    return Heading(next(iter(letters), ""), next(iter(armies), None))


def rows(text: str) -> Iterator[str]:
    """Give what a sheet has on lines of their own, or between semicolons: headings and orders, as they were typed.

    The bot writes the orders of a sheet with dots between them, and behind a dot what comes of one.
    """
    for row in text.splitlines():
        drafted = _OF_A_DRAFT.match(row)
        parts = re.split("[;；]", row) if drafted is None else [row[drafted.end() :].partition(" · ")[0]]
        for part in parts:
            for line in part.strip().split(" · "):
                yield from _headed(" ".join(line.split()))


def _headed(line: str) -> Iterator[str]:
    """Give a line, or the heading that it begins with and what stands behind; a colour in front belongs to the line."""
    title, colon, rest = line.replace("：", ":", 1).partition(":")
    found = heading(title + colon) if bare(rest) else None
    alone = found is None or (found.army is not None and " " not in in_capitals(title))
    yield from (part for part in ((line,) if alone else (title + colon, rest.strip())) if bare(part))
