"""Who is who at a table: names that are equal, or look alike, are told apart."""

import json
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, product, zip_longest
from pathlib import Path

import regex

FORGOTTEN = "?"
"""The name of whoever has asked to be forgotten, as it is stored."""
BEGINNING = 6
"""Where a picture has no room for a name, so many letters of the account are seen at least."""

# With a longer one, pictures had no room for the name before it.
_ACCOUNT = regex.compile(r"[a-z0-9_.]{2,16}")
_ADDED = regex.compile(r" \([a-z0-9_.]+\)$")
_FORMLESS = regex.compile(r"\P{ccc=0}|[\p{Me}\p{Cf}\p{DI}\p{Emoji_Modifier}]")
# All but the scripts that people write and read names in: what is of another stands in names as an ornament, around
# letters of these: 𓆩Bruno𓆪, ꨄFarida, ꧁Ada꧂.
_ORNAMENTS = regex.compile(
    r"[^\p{Common}\p{Inherited}\p{Latin}\p{Greek}\p{Cyrillic}\p{Armenian}\p{Georgian}\p{Hebrew}\p{Arabic}\p{Thaana}"
    r"\p{Devanagari}\p{Bengali}\p{Gurmukhi}\p{Gujarati}\p{Oriya}\p{Tamil}\p{Telugu}\p{Kannada}\p{Malayalam}\p{Sinhala}"
    r"\p{Thai}\p{Lao}\p{Myanmar}\p{Khmer}\p{Ethiopic}\p{Cherokee}\p{Canadian_Aboriginal}\p{Tifinagh}\p{Runic}"
    r"\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Bopomofo}]+"
)
_LETTER = regex.compile(r"[\p{L}\p{N}]")


def told_apart(names: Sequence[str], accounts: Sequence[str]) -> tuple[str, ...]:
    """Give the names of all who sit at a table as everybody reads them: no two are equal or look alike.

    Names that do have an addition, whoever else keeps his own: that of the account (`accounts`, in the same order,
    empty where it is not known), else the number of the place. Where accounts look or begin alike as well, or a name
    is made to look like an account, or like another name with its addition, all who are called so have numbers.
    """
    places = tuple(zip_longest(names, accounts[: len(names)], fillvalue=""))
    together = [frozenset(other for other, two in enumerate(names) if look_alike(one, two)) for one in names]
    ways = [min(1, len(group) - 1) for group in together]
    while True:
        seen = [_seen(*place, way, at) for at, (place, way) in enumerate(zip(places, ways, strict=True), start=1)]
        raised = {
            place
            for one, two in combinations(range(len(seen)), 2)
            if any(look_alike(*pair) for pair in product(seen[one], seen[two]))
            for place in together[one] | together[two]
        }
        if not raised:
            return tuple(whole for whole, *_ in seen)
        ways = [min(2, way + 1) if place in raised else way for place, way in enumerate(ways)]


def without_addition(name: str) -> tuple[str, str]:
    """Cut a name into what its bearer has chosen and what tells him apart, which may be empty."""
    found = _ADDED.search(name)
    return (name, "") if found is None else (name[: found.start()], found.group())


def look_alike(one: str, other: str) -> bool:
    """Tell whether two names are equal to a reader, whatever their case, accents, ornaments and width.

    Letters of several scripts that have one shape are one, and so are what is left of both in pictures.
    """
    return one == other or not _skeletons(one).isdisjoint(_skeletons(other))


def _seen(name: str, account: str, way: int, place: int) -> tuple[str, ...]:
    """Give a name with its addition, and what pictures show of it where they have no room."""
    if way == 0:
        return (name,)
    if way == 1 and _ACCOUNT.fullmatch(account):
        return (f"{name} ({account})", account, account[:BEGINNING])
    return (f"{name} ({place})",)


@lru_cache(maxsize=2048)
def _skeletons(name: str) -> frozenset[str]:
    """Reduce a name to its shapes: as it is, in small letters and in capitals, since other letters look alike then."""
    return frozenset(map(_skeleton, (name, name.lower(), name.upper())))


def _skeleton(text: str) -> str:
    # Letter by letter, or the marks on one letter were put into order in time that grows with their square.
    parts = "".join(unicodedata.normalize("NFKD", letter) for letter in text)
    shapes = _FORMLESS.sub("", parts).translate(_lookalikes())
    left = _ORNAMENTS.sub("", shapes)
    return " ".join((left if _LETTER.search(left) else shapes).casefold().split())


@cache
def _lookalikes() -> dict[int, str]:
    table: dict[str, str] = json.loads(Path(__file__).with_name("lookalikes.json").read_text(encoding="utf-8"))
    return str.maketrans({letter: sign for sign, letters in table.items() for letter in letters})
