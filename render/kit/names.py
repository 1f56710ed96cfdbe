"""Names on pictures: what is left out where no font has a glyph, and what stands in for a name of which too little is.

In messages names stay as they are, since Discord draws them.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest

import regex

from bot.language import Language
from bot.text import one_line
from bot.text.names import FORGOTTEN, told_apart, without_addition
from render.kit.fonts import drawn_of, graphemes

# Names of so many letters are seen whole wherever they are drawn, but for one place; of longer ones the beginning is.
_WHOLE, _BEGINNING = 10, 8

_LETTER = regex.compile(r"[\p{L}\p{N}]")
# Letters of these scripts stand in names as ornaments, around letters of another one: 𓆩Bruno𓆪, ꨄFarida.
_ORNAMENT = regex.compile(r"[\p{Bamum}\p{Batak}\p{Cham}\p{Cuneiform}\p{Egyptian_Hieroglyphs}\p{Linear_A}\p{Vai}]")


def called(name: str, language: Language) -> str:
    """Give a name as readers of a language have it: whoever is forgotten is somebody."""
    chosen, added = without_addition(name)
    return language.say("somebody") + added if chosen == FORGOTTEN else name


def pictured(names: Sequence[str], accounts: Sequence[str], language: Language) -> tuple[str, ...]:
    """Give the names of players by seat as pictures show them.

    Where too little of a name can be drawn its account's name stands in (`accounts`, by seat, empty where it is not
    known), else the number of the seat. Who looks like another one only by what is left out, or by the beginning where
    there is no room for more, is told apart here.
    """
    seats = zip_longest(names, accounts[: len(names)], fillvalue="")
    drawn = [
        _named(called(name, language)) or _drawable(account) or language.say("page-player", seat=str(seat))
        for seat, (name, account) in enumerate(seats, start=1)
    ]
    short = [_shortest(name) for name in drawn]
    told = told_apart(short, accounts)
    return tuple(name + apart.removeprefix(cut) for name, cut, apart in zip(drawn, short, told, strict=True))


def _shortest(name: str) -> str:
    """Give what is seen of a name where pictures have the least room."""
    chosen, added = without_addition(name)
    return (chosen if len(chosen) <= _WHOLE else chosen[:_BEGINNING]) + added


def _named(name: str) -> str:
    chosen, added = without_addition(name)
    drawn = _drawable(chosen)
    return drawn and drawn + added


@lru_cache(maxsize=1024)
def _drawable(name: str) -> str:
    """Give what can be drawn of a name; "" if more than half of its letters are lost, or it has none left."""
    if name.isascii():
        return name
    signs = graphemes(one_line(name))
    drawn = [drawn_of(sign) for sign in signs]
    if all(drawn):
        return "".join(drawn)
    letters = [
        bool(left)
        for sign, left in zip(signs, drawn, strict=True)
        if _LETTER.search(sign) and (left or not _ORNAMENT.match(sign))
    ]
    return one_line("".join(drawn)) if letters and 2 * sum(letters) >= len(letters) else ""
