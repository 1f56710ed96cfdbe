"""What people write around an order and for its signs: here a line loses its decoration, and arrows become signs."""

import re
import unicodedata
from typing import Final

from bot.games.spelling import APOSTROPHES

FROM: Final = "<"
TO: Final = ">"
ARROW: Final = "→"
"""Signs of a normalised line: what comes next is where a piece comes from, or goes; an arrow can join parts as well."""

_ALL: Final = (*map(chr, range(0x2190, 0x2C00)), *map(chr, range(0x1F800, 0x1F900)))
_CROOKED_NAME: Final = re.compile("UP|DOWN|NORTH|SOUTH|STROKE|THROUGH")


def _arrows(pointing: str, away: str) -> str:
    names = {sign: unicodedata.name(sign, "") for sign in _ALL}
    return "".join(
        sign
        for sign, name in names.items()
        if pointing in name and "ARROW" in name and away not in name and not _CROOKED_NAME.search(name)
    )


_FORTH: Final = f"{_arrows('RIGHT', 'LEFT')}>»›▶►▸￫＞﹥"
_BACK: Final = f"{_arrows('LEFT', 'RIGHT')}<«‹◀◄◂￩＜﹤"
_ARROWS: Final = str.maketrans({**dict.fromkeys(_FORTH, ARROW), **dict.fromkeys(_BACK, FROM)})
_DASHES: Final = r"=\u2010-\u2015\u2212\-"
_CROOKED: Final = re.compile(rf"[{_DASHES}]<|>[{_DASHES}]")
"""Heads that look away from their shaft."""
_GUILLEMETS: Final = "«»‹›"
_QUOTES: Final = f"\"'“”„‟‚{_GUILLEMETS}"
_DRESS: Final = rf"[\s{_QUOTES}*_|#+•‣◦▪●·✓✔✅☑✎\ufe0f{_DASHES}{_FORTH}]*+"
_NUMBER: Final = rf"[(（]?[0-9０-９]{{1,2}}\ufe0f?\s*[.,:)\]}}/°º|）．：、\u20e3{_DASHES}{_FORTH}]++(?![0-9０-９])"
_FRONT: Final = re.compile(rf"{_DRESS}(?:{_NUMBER}|[(（]?[A-Ha-h][)）]|[\u2460-\u249b\u2776-\u2793])?+{_DRESS}")
"""Quotes, marks for bold, bullets, the number or letter of a line. `2.5P` has none: its dot stands inside a number."""
_END: Final = " \t\u00a0\"'“”„‟‚*_|;；.,。，｡、"
_SEPARATORS: Final = re.compile(rf"[\s\u200b\u2060\ufeff,./|_×*'\"“”„‟‚。{_DASHES}]+")
_STROKE: Final = 1
"""The combining class of what strikes a sign out."""


def bare(text: str) -> str:
    """Take the decoration off a line: what stands in front of an order and behind it, and says nothing.

    Guillemets behind it are an arrow into nowhere, unless there are some in front.
    """
    plain = text.translate(APOSTROPHES)
    front = _FRONT.match(plain)
    assert front is not None
    quoted = any(sign in front[0] for sign in _GUILLEMETS)
    end = len(plain.rstrip(_END + _GUILLEMETS * quoted))
    return text[front.end() : max(end, front.end())]


def in_capitals(text: str) -> str:
    """Give a line without decoration in capitals, with single blanks between words, and signs for arrows.

    What is struck out, and digits that are raised or circled, become question marks, which no order has.
    """
    text = unicodedata.normalize("NFC", bare(text)).translate(APOSTROPHES)
    text = "".join("?" if c.isdigit() and not c.isdecimal() else c for c in text)
    text = _CROOKED.sub("?", text.upper()).translate(_ARROWS).replace("À", f" {TO} ")
    letters = unicodedata.normalize("NFKD", text)
    letters = "".join("?" if unicodedata.combining(c) == _STROKE else c for c in letters)
    plain = "".join(c for c in letters if unicodedata.category(c) != "Mn")
    return " ".join(_SEPARATORS.sub(" ", plain).split())
