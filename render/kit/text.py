"""Text: measuring, fitting, wrapping, and the mask of a line.

Sizes are in pixels of the picture. Nothing smaller than SMALLEST can be drawn: on a phone a board is shown at about a
third of its size.
"""

import math
from unicodedata import bidirectional

from PIL import Image
from PIL.ImageFont import FreeTypeFont

from bot.text import one_line
from bot.text.names import without_addition
from render.kit.fonts import Direction, Face, Line, graphemes, lay_out
from render.kit.kept import kept

SMALLEST = 26
ELLIPSIS = "…"
LONGEST_NAME = 32
"""Letters of the longest name that somebody can have."""

# Share of the size by which capitals rise above the baseline; lines are centred on it.
CAPITALS = 0.63
# A font moves its pen by sixty-fourths of a pixel, and half a pixel goes up.
_UP = 0.5 + 1 / 128


def measure(text: str, face: Face, size: float) -> float:
    """Return the width of one line in pixels.

    Raises ValueError if the size is below SMALLEST.
    """
    return _line(text, face, size).width


def fit(text: str, face: Face, size: int, width: float, *, smallest: int = SMALLEST) -> tuple[str, int]:
    """Return a text and a size that fit the width: shrunk first, then cut between graphemes with an ellipsis."""
    text = one_line(text)
    if measure(text, face, size) <= width:
        return text, size
    while size > smallest:
        size = max(smallest, min(size - 1, int(size * width / measure(text, face, size)) + 1))
        if measure(text, face, size) <= width:
            return text, size
    return cut(text, face, size, width), size


def cut(text: str, face: Face, size: int, width: float) -> str:
    """Return as many graphemes as fit the width, followed by an ellipsis if any is left out.

    What tells a name apart from others of the table stays; where there is room for no more, it stands alone.
    """
    chosen, added = without_addition(text)
    if len(chosen) > LONGEST_NAME:  # a sentence: what is at its end is not said of its beginning
        chosen, added = text, ""
    if added and measure(text, face, size) > width and measure(chosen[0] + ELLIPSIS + added, face, size) > width:
        chosen, added = added.strip(" ()"), ""
    return _cut(chosen, added, face, size, width)


def wrap(text: str, face: Face, size: int, width: float) -> list[str]:
    """Break a text into lines no wider than the width, between words where it can."""
    lines: list[str] = []
    line, taken = "", 0.0
    blank = measure("n n", face, size) - 2 * measure("n", face, size)
    # Where writing from the right moves a full stop away from its word, both are wider than they were together.
    moves = any(bidirectional(sign) in ("R", "AL") for sign in text)
    for word in one_line(text).split(" "):
        wide = measure(word, face, size)
        fits = bool(line) and taken + blank + wide <= width
        if fits and not (moves and measure(f"{line} {word}", face, size) > width):
            line, taken = f"{line} {word}", taken + blank + wide
            continue
        if line:
            lines.append(line)
        line = ""
        for letter in graphemes(word) if wide > width else (word,):
            if line and measure(line + letter, face, size) > width:
                lines.append(line)
                line = ""
            line += letter
        taken = wide if line == word else measure(line, face, size)
    return [*lines, line] if line else lines


def fit_lines(
    text: str, face: Face, size: int, width: float, most: int, *, smallest: int = SMALLEST
) -> tuple[list[str], int]:
    """Return at most `most` lines and their size: shrunk first, then the last line is cut with an ellipsis."""
    lines = wrap(text, face, size, width)
    while len(lines) > most and size > smallest:
        size -= 1
        lines = wrap(text, face, size, width)
    if len(lines) > most:
        lines = [*lines[: most - 1], _cut(" ".join(lines[most - 1 :]), "", face, size, width)]
    return lines, size


def _cut(text: str, end: str, face: Face, size: int, width: float) -> str:
    if measure(text + end, face, size) <= width:
        return text + end
    letters = graphemes(text)
    low, high = 0, len(letters)
    while low < high:
        middle = (low + high + 1) // 2
        if measure("".join(letters[:middle]).rstrip() + ELLIPSIS + end, face, size) <= width:
            low = middle
        else:
            high = middle - 1
    return "".join(letters[:low]).rstrip() + ELLIPSIS + end


@kept
def line_mask(text: str, face: Face, size: float, stroke: float = 0.0) -> tuple[Image.Image, int, int]:
    """Return the coverage of one line, and how far its corner lies left of the start and above the baseline.

    `stroke` widens every line by so many pixels on each side (for halos). The mask is shared: do not draw on it.
    Raises ValueError if the size is below SMALLEST.
    """
    line = _line(text, face, size)
    margin = round(size * 0.3 + stroke)
    above = round(size * 1.1 + stroke)
    mask = Image.new("L", (round(line.width) + 2 * margin + 1, above + round(size * 0.45 + stroke)))
    for run in line.runs:
        if not run.apart:
            drawn, (left, top) = _drawn(run.text, run.font, stroke + run.thickness, run.direction, run.x % 1)
            mask.paste(255, (margin + int(run.x) + left, above + top), drawn)
            continue
        at = margin + math.floor(run.x + _UP)
        for letter in run.text:
            drawn, (left, top), width = _letter(letter, run.font, stroke)
            mask.paste(255, (at + left, above + top), drawn)
            at += width
    return mask, margin, above


@kept
def _letter(letter: str, font: FreeTypeFont, stroke: float) -> tuple[Image.Image, tuple[int, int], int]:
    """Draw a letter; give how far its corner is from the pen, and how far that moves.

    To draw a letter takes a font some thirty times as long as it takes to put one down that is there.
    """
    return (*_drawn(letter, font, stroke), round(font.getlength(letter)))


def _drawn(
    text: str, font: FreeTypeFont, stroke: float, direction: Direction | None = None, start: float = 0.0
) -> tuple[Image.Image, tuple[int, int]]:
    mask, offset = font.getmask2(
        text, "L", direction, anchor="ls", stroke_width=stroke, stroke_filled=True, start=(start, 0)
    )
    image = Image.new("L", mask.size)
    image.im.paste(mask, (0, 0, *mask.size))
    return image, offset


def _line(text: str, face: Face, size: float) -> Line:
    if size < SMALLEST:
        raise ValueError(f"text of {size} pixels would be too small to read; {SMALLEST} is the least")
    return lay_out(text, face, size)
