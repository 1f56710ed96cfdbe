"""Fonts: which file draws which characters, and where each piece of a line of text goes.

Names come in any script. A line is cut into graphemes, each grapheme goes to the first font that can draw it, and
the pieces are put in the order in which they are seen. Latin, Greek, Cyrillic, Arabic, Hebrew and Chinese, Japanese
and Korean writing is laid out the same on every machine; scripts whose letters change places (Devanagari and its
relatives) need libfribidi beside Pillow, and without it are drawn letter by letter.
"""

import json
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

import regex
from PIL import ImageFont, features

from bot.text import one_line

Direction = Literal["ltr", "rtl"]

_FOLDER = Path(__file__).parents[1] / "fonts"

# A fallback font is drawn a little smaller than the reading faces, whose letters are small for their size.
_FALLBACK_SCALE = 0.88
# Fonts that exist in a regular weight only are thickened by this share of their size.
_THICKENED = {
    "DroidSansFallbackFull": 0.018,
    "NotoSansSymbols2-Regular": 0.012,
    "NotoSansMath-Regular": 0.018,
    "NotoSansTifinagh-Regular": 0.018,
    "NotoSansRunic-Regular": 0.018,
}
# Scripts and signs whose glyphs depend on their neighbours.
_SHAPED_SCRIPTS = (
    "Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thai"
)
_NEEDS_SHAPING = frozenset(
    # In the plain one accents do not melt into their letter.
    ["NotoSans-Bold", "NotoEmoji-Bold", *(f"NotoSans{script}-Bold" for script in _SHAPED_SCRIPTS.split())]
)

_JOINERS = "\u200c\u200d\ufe0e\ufe0f"
_EMOJI = regex.compile(r"\p{Emoji_Presentation}|.\ufe0f")
_GRAPHEME = regex.compile(r"\X")
_REPLACEMENT = "\ufffd"


@dataclass(frozen=True, eq=False)
class Face:
    """A typeface of the house: its own files first, then every fallback."""

    name: str
    own: tuple[str, ...]


TITLE = Face("title", ("Grenze-Bold", "AlegreyaSans-ExtraBold"))
TEXT = Face("text", ("AlegreyaSans-Medium",))
STRONG = Face("strong", ("AlegreyaSans-ExtraBold",))


@dataclass(frozen=True)
class Run:
    """A piece of a line in one font: `x` pixels right of the start of the line, in the order in which it is seen.

    Letters that are `apart` look the same whatever stands beside them.
    """

    text: str
    font: ImageFont.FreeTypeFont
    direction: Direction | None
    x: float
    thickness: float
    apart: bool = False


@dataclass(frozen=True)
class Line:
    """A line of text ready to be drawn: its runs and its advance width in pixels."""

    runs: tuple[Run, ...]
    width: float


@cache
def _coverage() -> dict[str, frozenset[int]]:
    ranges = json.loads((_FOLDER / "coverage.json").read_text(encoding="utf-8"))
    return {
        name: frozenset(code for first, last in spans for code in range(first, last + 1))
        for name, spans in ranges.items()
    }


@cache
def _kerning() -> dict[str, dict[str, int]]:
    kerning: dict[str, dict[str, int]] = json.loads((_FOLDER / "kerning.json").read_text(encoding="utf-8"))
    return kerning


@lru_cache(maxsize=256)
def font(name: str, size: float, *, shaped: bool = False) -> ImageFont.FreeTypeFont:
    """Return one font file at one size in pixels."""
    engine = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
    return ImageFont.truetype(_FOLDER / f"{name}.ttf", size, layout_engine=engine)


class _Advances(dict[str, float]):
    """How far the letters of a font move on what follows them, in pixels: of unshaped text the width is their sum."""

    def __init__(self, name: str, size: float) -> None:
        super().__init__()
        self.font = font(name, size)

    def __missing__(self, letter: str) -> float:
        self[letter] = width = self.font.getlength(letter)
        return width


_advances = lru_cache(maxsize=256)(_Advances)


@cache
def _letters(name: str) -> frozenset[str]:
    """Give the letters and signs of a font that are drawn as they are, whatever stands beside them."""
    letters = map(chr, _coverage()[name])
    return frozenset(
        letter
        for letter in letters
        if (letter in " \u00a0" or unicodedata.category(letter)[0] not in "CMZ")
        and unicodedata.bidirectional(letter) not in ("R", "AL", "AN")
        and not _EMOJI.match(letter)
    )


@cache
def _can_shape() -> bool:
    return bool(features.check("raqm"))


def graphemes(text: str) -> list[str]:
    """Cut a text into what a reader takes for single characters."""
    return _GRAPHEME.findall(text)


def drawn_of(grapheme: str) -> str:
    """Give what is drawn of a grapheme: itself, its plain equivalent, or what of that a font has; "" if none has."""
    return "".join(piece for piece, _ in _drawable(grapheme, STRONG) if piece != _REPLACEMENT)


@lru_cache(maxsize=4096)
def lay_out(text: str, face: Face, size: float) -> Line:
    """Find the font, the place and the order of every piece of one line of text.

    Characters that no font can draw are replaced by their plain equivalents, and in the last resort by the
    replacement sign.
    """
    if text and "  " not in text and text == text.strip() and _letters(face.own[0]).issuperset(text):
        return _plain_line(text, face.own[0], size)
    text = _join_arabic(one_line(text))
    pieces: list[tuple[str, str, bool]] = []  # grapheme, font file, right to left
    for grapheme, backwards in _in_seen_order(graphemes(text)):
        for drawable, name in _drawable(grapheme, face):
            pieces.append((drawable, name, backwards))
    runs: list[Run] = []
    x = 0.0
    start = 0
    while start < len(pieces):
        _, name, backwards = pieces[start]
        end = start
        while end < len(pieces) and pieces[end][1:] == (name, backwards):
            end += 1
        seen = [piece[0] for piece in pieces[start:end]]
        for piece, kern in _kerned(seen, name):
            run = _run(piece, name, backwards, face, size, x)
            runs.append(run)
            x += run.font.getlength(run.text, direction=run.direction) + kern * size / 1000
        start = end
    return Line(tuple(runs), x)


def _plain_line(text: str, name: str, size: float) -> Line:
    """Lay out what one font has letters for, which are seen in the order in which they are written."""
    advances, runs, x = _advances(name, size), list[Run](), 0.0
    for piece, kern in _kerned(text, name):
        runs.append(Run(str(piece), advances.font, None, x, 0.0, apart=True))
        x += sum(map(advances.__getitem__, piece)) + kern * size / 1000
    return Line(tuple(runs), x)


def _kerned(seen: Sequence[str], name: str) -> list[tuple[Sequence[str], int]]:
    """Cut graphemes where two of them are kerned: each piece with the kerning after it, in thousandths of an em."""
    pairs = _kerning().get(name)
    if pairs is None:
        return [(seen, 0)]
    pieces: list[tuple[Sequence[str], int]] = []
    start = 0
    for place in range(1, len(seen)):
        kern = pairs.get(seen[place - 1] + seen[place])
        if kern is not None:
            pieces.append((seen[start:place], kern))
            start = place
    return [*pieces, (seen[start:], 0)]


def _run(seen: Sequence[str], name: str, backwards: bool, face: Face, size: float, x: float) -> Run:
    scale = 1.0 if name in face.own else _FALLBACK_SCALE
    if name in _NEEDS_SHAPING and _can_shape():
        text = "".join(reversed(seen) if backwards else seen)
        direction: Direction | None = "rtl" if backwards else "ltr"
        return Run(text, font(name, size * scale, shaped=True), direction, x, 0.0)
    # Accents that do not melt into their letter would be put beside it here; Hebrew is read without its points.
    text = "".join(
        character
        for character in "".join(seen)
        if character not in _JOINERS and (name == "NotoSansThai-Bold" or unicodedata.category(character) != "Mn")
    )
    thickness = _THICKENED.get(name, 0.0) * size * scale
    return Run(text, font(name, size * scale), None, x, thickness, name in face.own)


@lru_cache(maxsize=8192)
def _drawable(grapheme: str, face: Face) -> tuple[tuple[str, str], ...]:
    """Return the grapheme, or what stands for it, in pieces with the font file for each."""
    name = _font_for(grapheme, face)
    if name is not None:
        return ((grapheme, name),)
    plain = unicodedata.normalize("NFKC", grapheme)
    pieces = []
    for character in plain:
        if character in _JOINERS or unicodedata.combining(character):
            continue
        name = _font_for(character, face)
        pieces.append((character, name) if name else (_REPLACEMENT, "NotoSans-Bold"))
    return tuple(pieces)


def _font_for(grapheme: str, face: Face) -> str | None:
    needed = {ord(character) for character in grapheme if character not in _JOINERS}
    coverage = _coverage()
    if _EMOJI.match(grapheme) and needed <= coverage["NotoEmoji-Bold"]:
        return "NotoEmoji-Bold"
    for name in (*face.own, *coverage):
        if needed <= coverage[name]:
            return name
    return None


# --- direction (a short form of the Unicode bidirectional algorithm, UAX 9, without embeddings) ---

_STRONG = {"L": "L", "R": "R", "AL": "R"}
_DIGITS = ("EN", "AN")
_MIRRORED = str.maketrans("()[]{}<>«»‹›", ")(][}{><»«›‹")


def _in_seen_order(letters: list[str]) -> list[tuple[str, bool]]:
    """Put graphemes into the order seen from left to right; True marks those that belong to right-to-left writing."""
    classes = [unicodedata.bidirectional(letter[0]) for letter in letters]
    if not any(found in ("R", "AL", "AN") for found in classes):
        return [(letter, False) for letter in letters]
    base = next((_STRONG[found] for found in classes if found in _STRONG), "L")
    kinds = ["D" if found in _DIGITS else _STRONG.get(found) for found in classes]
    levels = _levels(letters, kinds, base)
    order = list(range(len(letters)))
    for level in (2, 1):  # rule L2: turn round every stretch at this level or above
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and levels[order[end]] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = max(end, start + 1)
    return [
        (letters[place].translate(_MIRRORED) if levels[place] == 1 else letters[place], levels[place] == 1)
        for place in order
    ]


def _levels(letters: list[str], kinds: list[str | None], base: str) -> list[int]:
    level_of = {"L": 0 if base == "L" else 2, "R": 1}
    opened: list[int] = []
    levels: list[int] = []
    before = base
    for place, kind in enumerate(kinds):
        if kind == "D":
            levels.append(2 if before == "R" else 0)
        elif kind is not None:
            before = kind
            levels.append(level_of[kind])
        elif letters[place] in ")]}" and opened:
            levels.append(opened.pop())  # brackets belong to the same stretch
        else:
            following = next((later for later in kinds[place + 1 :] if later is not None), base)
            after = before if following == "D" else following
            levels.append(level_of[before if before == after else base])
            if letters[place] in "([{":
                opened.append(levels[-1])
    return levels


# --- Arabic letters take a form by their neighbours; Unicode knows the forms, so no shaping engine is needed ---


@cache
def _arabic_forms() -> dict[tuple[str, str], str]:
    """Return {(letter or pair, "isolated" | "initial" | "medial" | "final"): presentation form}."""
    forms: dict[tuple[str, str], str] = {}
    for code in (*range(0xFB50, 0xFBFF), *range(0xFE80, 0xFEFD)):
        decomposition = unicodedata.decomposition(chr(code)).split()
        if decomposition and decomposition[0].strip("<>") in ("isolated", "initial", "medial", "final"):
            letters = "".join(chr(int(letter, 16)) for letter in decomposition[1:])
            forms.setdefault((letters, decomposition[0].strip("<>")), chr(code))
    return forms


def _join_arabic(text: str) -> str:
    if not any("\u0600" <= character <= "\u06ff" for character in text):
        return text
    forms = _arabic_forms()
    letters: list[str] = []
    for character in text:
        if unicodedata.category(character) == "Mn" and "\u0600" <= character <= "\u06ff":
            continue
        if letters and letters[-1] == "\u0644" and (letters[-1] + character, "isolated") in forms:
            letters[-1] += character  # lam and alef are written as one
        else:
            letters.append(character)
    joined = []
    for place, letter in enumerate(letters):
        before = letters[place - 1] if place else ""
        after = letters[place + 1] if place + 1 < len(letters) else ""
        from_before = (before, "initial") in forms and (letter, "final") in forms
        to_after = (letter, "initial") in forms and (after[:1], "final") in forms
        form = {(True, True): "medial", (True, False): "final", (False, True): "initial"}.get(
            (from_before, to_after), "isolated"
        )
        joined.append(forms.get((letter, form), letter))
    return "".join(joined)
