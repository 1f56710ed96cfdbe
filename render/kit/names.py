"""Names on pictures: what is left out where no font has a glyph, and what stands in for a name of which too little is.

In messages names stay as they are, since Discord draws them.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest

import regex

from bot.language import Language
from bot.text import one_line
from render.kit.fonts import drawn_of, graphemes

_LETTER = regex.compile(r"[\p{L}\p{N}]")
# Letters of these scripts stand in names as ornaments, around letters of another one: 𓆩Bruno𓆪, ꨄFarida.
_ORNAMENT = regex.compile(r"[\p{Bamum}\p{Batak}\p{Cham}\p{Cuneiform}\p{Egyptian_Hieroglyphs}\p{Linear_A}\p{Vai}]")


def pictured(names: Sequence[str], accounts: Sequence[str], language: Language) -> tuple[str, ...]:
    """Give the names of players by seat as pictures show them.

    Where too little of a name can be drawn its account's name stands in (`accounts`, by seat, empty where it is not
    known), else the number of the seat.
    """
    seats = zip_longest(names, accounts[: len(names)], fillvalue="")
    return tuple(
        _drawable(name) or _drawable(account) or language.say("page-player", seat=str(seat))
        for seat, (name, account) in enumerate(seats, start=1)
    )


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
