"""Text that people write: names, decks, orders. Here it is made visible, safe to stand in a sentence, and compared."""

import hashlib
import unicodedata
from collections.abc import Collection
from functools import cache

import regex

NOTHING = "–"
"""What stands where there is nothing to be seen."""

MARKS_PER_LETTER = 3
"""More accents than that on a letter are a prank, and run into the lines above and below."""

APOSTROPHES = str.maketrans(dict.fromkeys("`´ʹʻʼʽˈˊˋ‘’‛′‵＇｀", "'"))
"""Signs typed for an apostrophe; `bot.games.spelling` has the same table, as the rules import nothing of ours."""

_CONTROLS = regex.compile(r"[\p{Cc}\p{Zl}\p{Zp}\u2800]")
# What shows nothing, direction marks among it. Kept are joiners between letters that they change (RFC 5892, appendix A)
# and within emoji, and what chooses between the two looks of an emoji.
# Marks between letters and joiners are counted: with any number of them, a text of marks alone would take minutes.
_MARKS = rf"\p{{jt=T}}{{0,{MARKS_PER_LETTER}}}"
_UNSEEN = regex.compile(
    rf"""
    (?<=\p{{ccc=9}}) [\u200c\u200d] (?=\p{{L}}) (*SKIP)(*FAIL)
    | (?<=[\p{{jt=D}}\p{{jt=L}}]{_MARKS}) \u200c (?={_MARKS}[\p{{jt=D}}\p{{jt=R}}]) (*SKIP)(*FAIL)
    | (?<=\p{{ExtPict}}[\ufe0f\p{{Emoji_Modifier}}]?) \u200d (?=\p{{ExtPict}}) (*SKIP)(*FAIL)
    | (?<=\p{{ExtPict}}) [\ufe0e\ufe0f] (*SKIP)(*FAIL)
    | (?<=[0-9#*]) \ufe0f (?=\u20e3) (*SKIP)(*FAIL)
    | [\p{{DI}}\p{{Cf}}\p{{NChar}}\U0001d159]
    """,
    regex.VERBOSE,
)
_TOO_MANY = rf"(?<=[\p{{Mn}}\p{{Me}}]{{{MARKS_PER_LETTER}}})[\p{{Mn}}\p{{Me}}]+"
_STRAY_MARKS = regex.compile(rf"(?:(?<!\S)\p{{M}}+|{_TOO_MANY})[\u200c\u200d]*")
_BLANKS = regex.compile(r"[^\S\u00a0]+")
_MARKUP = regex.compile(r"[\\*_~`|<>\[\]@#:]|^[-+]|(?<=^[0-9]{1,9})[.)]")


def visible(text: str) -> str:
    """Take out of a text of any lines what cannot be seen; halves of a surrogate pair become U+FFFD."""
    if text.isascii() and text.isprintable():
        return text
    whole = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return "\n".join(_visible(line) for line in whole.splitlines())


def one_line(text: str) -> str:
    """Bring a name onto one line, and take out what cannot be seen; "" if nothing is left.

    No-break spaces stay, since French has them before some signs.
    """
    return _BLANKS.sub(" ", visible(text)).strip()


def shown_name(*names: str) -> str:
    """Give the first of some names of which anything can be seen, on one line; "–" if there is none."""
    return next(filter(None, map(one_line, names)), NOTHING)


def escaped(text: str) -> str:
    """Bring a text onto one line, so that nothing in it acts as Discord's Markdown; "–" if nothing can be seen."""
    return _MARKUP.sub(r"\\\g<0>", shown_name(text))


def plain(line: str) -> str:
    """Write a line of Markdown, as sentences of ours have it, as a plain one."""
    return line.removeprefix("-# ").replace("**", "")


def folded(text: str) -> str:
    """Give a text as it is compared: small letters without accents, one apostrophe for all, with single blanks."""
    text = text.translate(APOSTROPHES)
    if text.isascii():
        return " ".join(text.casefold().split())
    # Letter by letter, or the marks on one letter were put into order in time that grows with their square.
    parts = (part for letter in text for part in unicodedata.normalize("NFKD", letter))
    return " ".join("".join(part for part in parts if not unicodedata.combining(part)).casefold().split())


def short_digest(text: str) -> str:
    """Give a short digest of a text, by which a form knows again what it was opened with; it tells nothing of it."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


_folded = cache(folded)
"""For labels and values, of which there are not many."""


def meant(text: str, offered: Collection[tuple[str, str]]) -> str | None:
    """Find the value that a text means among labels with their values; None if it means none, or might mean several.

    It is meant by itself or by its label, else by what differs from either in case, accents and blanks alone.
    """
    if any(text == value for _, value in offered):
        return text
    wanted = folded(text)
    found = {value for label, value in offered if text == label} or {
        value for label, value in offered if wanted in (_folded(label), _folded(value))
    }
    return found.pop() if len(found) == 1 else None


def _visible(line: str) -> str:
    if line.isascii() and line.isprintable():
        return line
    seen = _UNSEEN.sub("", _CONTROLS.sub(" ", line))
    return _STRAY_MARKS.sub("", unicodedata.normalize("NFC", seen))
