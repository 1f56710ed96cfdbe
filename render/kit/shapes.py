"""Shapes with soft edges, as masks: how much of each pixel is covered, from 0 to 255.

Everything is drawn several times too large and reduced. Masks are cached and shared: do not draw on what you get.
"""

import math
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImagePath

from render.kit.kept import kept

Point = tuple[float, float]

_OVERSAMPLING = 4
_CURVE_STEPS = 16
_SHARES = [step / _CURVE_STEPS for step in range(1, _CURVE_STEPS + 1)]
_QUADRATIC = [((1 - share) ** 2, 2 * (1 - share) * share, share**2) for share in _SHARES]
_CUBIC = [((1 - s) ** 3, 3 * (1 - s) ** 2 * s, 3 * (1 - s) * s**2, s**3) for s in _SHARES]
_PATHS = 2048
"""Paths whose outlines are kept, at some two kilobytes each."""


@kept
def rounded(width: int, height: int, radius: float) -> Image.Image:
    """Return the mask of a rectangle with round corners."""
    corner = math.ceil(radius) + 1
    if min(width, height) > 2 * corner:
        return _stretched(rounded(2 * corner, 2 * corner, radius), width, height)
    scale = _OVERSAMPLING
    image = Image.new("L", (width * scale, height * scale))
    ImageDraw.Draw(image).rounded_rectangle((0, 0, width * scale - 1, height * scale - 1), radius * scale, fill=255)
    return image.reduce(scale)


@kept
def frame(width: int, height: int, radius: float, thickness: float) -> Image.Image:
    """Return the mask of the border of a rectangle with round corners, drawn inwards."""
    corner = math.ceil(max(radius, thickness)) + 1
    if min(width, height) > 2 * corner:
        return _stretched(frame(2 * corner, 2 * corner, radius, thickness), width, height)
    scale = _OVERSAMPLING
    image = Image.new("L", (width * scale, height * scale))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, width * scale - 1, height * scale - 1), radius * scale, fill=255)
    inset = round(thickness * scale)
    inner = (inset, inset, width * scale - 1 - inset, height * scale - 1 - inset)
    draw.rounded_rectangle(inner, max(0.0, radius * scale - inset), fill=0)
    return image.reduce(scale)


def _stretched(corners: Image.Image, width: int, height: int) -> Image.Image:
    """Set the four corners of a square mask apart, and draw out what lies between them."""
    corner = corners.width // 2
    image = corners.crop((corner, corner, corner + 1, corner + 1)).resize((width, height))
    for x, left in ((0, 0), (corner, width - corner)):
        side = corners.crop((x, corner, x + corner, corner + 1))
        image.paste(side.resize((corner, height - 2 * corner)), (left, corner))
        for y, top in ((0, 0), (corner, height - corner)):
            image.paste(corners.crop((x, y, x + corner, y + corner)), (left, top))
    for y, top in ((0, 0), (corner, height - corner)):
        edge = corners.crop((corner, y, corner + 1, y + corner))
        image.paste(edge.resize((width - 2 * corner, corner)), (corner, top))
    return image


@kept
def ellipse(width: int, height: int) -> Image.Image:
    """Return the mask of an ellipse that fills the box."""
    scale = _OVERSAMPLING
    image = Image.new("L", (width * scale, height * scale))
    ImageDraw.Draw(image).ellipse((0, 0, width * scale - 1, height * scale - 1), fill=255)
    return image.reduce(scale)


@kept
def shadow(width: int, height: int, radius: float, blur: int, opacity: float = 1.0) -> Image.Image:
    """Return the mask of a soft shadow; it is larger than the box by 2 * blur on every side."""
    margin = 2 * blur
    image = Image.new("L", (width + 2 * margin, height + 2 * margin))
    image.paste(rounded(width, height, radius), (margin, margin))
    return faded(image.filter(ImageFilter.GaussianBlur(blur)), opacity)


def faded(mask: Image.Image, opacity: float) -> Image.Image:
    """Return a mask that covers a share of what the given one covers, or several times as much."""
    return mask if opacity == 1 else Image.blend(Image.new("L", mask.size), mask, opacity)


@kept
def drawn(path: str, width: int, height: int, box: tuple[float, float, float, float] = (0, 0, 100, 100)) -> Image.Image:
    """Return the mask of a path: the area where an odd number of its outlines overlap.

    `path` is written as in SVG with the absolute commands M, L, C, Q and Z; `box` (left, top, right, bottom) is the
    part of its plane that fills the mask. Raises ValueError for anything else in the path.
    """
    scale = _OVERSAMPLING
    left, top, right, bottom = box
    across, down = width * scale / (right - left), height * scale / (bottom - top)
    image = Image.new("1", (width * scale, height * scale))
    for outline in traced(path, across, down, -left * across, -top * down):
        layer = Image.new("1", image.size)
        if len(outline) > 2:
            ImageDraw.Draw(layer).polygon(outline, fill=1)
        image = ImageChops.logical_xor(image, layer)
    return image.convert("L").reduce(scale)


_TOKEN = re.compile(r"[MLCQZ]|-?\d+(?:\.\d+)?|[^\s,]")
_POINTS_OF = {"M": 1, "L": 1, "Q": 2, "C": 3}


@lru_cache(_PATHS)
def outlines(path: str) -> Sequence[ImagePath.Path]:
    """Read a path into closed outlines, curves cut into short lines. Raises ValueError for an unknown command."""
    tokens = _TOKEN.findall(path)
    found: list[list[Point]] = []
    command = ""
    at = 0
    while at < len(tokens):
        if tokens[at] in _POINTS_OF or tokens[at] == "Z":
            command = tokens[at]
            at += 1
            if command == "Z":
                continue
        if command not in _POINTS_OF:
            raise ValueError(f"{tokens[at]!r} is no command of a path")
        count = _POINTS_OF[command]
        numbers = [float(token) for token in tokens[at : at + 2 * count]]
        at += 2 * count
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            found.append(points)
            command = "L"
        else:
            found[-1] += _bezier(found[-1][-1], *points)
    # In the way that takes a tenth of the memory of lists.
    return tuple(map(ImagePath.Path, found))


def traced(path: str, across: float, down: float, x: float, y: float) -> Iterator[ImagePath.Path]:
    """Give the outlines of a path scaled, then moved."""
    for outline in outlines(path):
        drawn = ImagePath.Path(outline)
        drawn.transform((across, 0, x, 0, down, y))
        yield drawn


@lru_cache(_PATHS)
def bounds(path: str) -> tuple[float, float, float, float]:
    """Give the left, top, right and bottom of all that a path surrounds."""
    lefts, tops, rights, bottoms = zip(*(outline.getbbox() for outline in outlines(path)), strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _bezier(start: Point, *rest: Point) -> Sequence[Point]:
    """Return points along a line or a Bézier curve, without its start."""
    match rest:
        case ((x, y), (to_x, to_y)):
            return [(a * start[0] + b * x + c * to_x, a * start[1] + b * y + c * to_y) for a, b, c in _QUADRATIC]
        case ((x, y), (u, v), (to_x, to_y)):
            return [
                (a * start[0] + b * x + c * u + d * to_x, a * start[1] + b * y + c * v + d * to_y)
                for a, b, c, d in _CUBIC
            ]
        case _:
            return rest


def transformed(path: str, to: Callable[[float, float], Point]) -> str:
    """Write a path anew with all its points, those that bend its curves included, where `to` puts them."""
    words: list[str] = []
    across: float | None = None
    for token in _TOKEN.findall(path):
        if token.isalpha():
            words.append(token)
        elif across is None:
            across = float(token)
        else:
            words += (f"{number:.2f}" for number in to(across, float(token)))
            across = None
    return " ".join(words) + " "


def placed(path: str, x: float = 0, y: float = 0, scale: float = 1.0, *, mirror: bool = False) -> str:
    """Write a path in a box of 100 by 100 anew: scaled, mirrored there, then moved."""
    if mirror:
        return transformed(path, lambda across, down: (x + (100 * scale - across * scale), y + down * scale))
    return transformed(path, lambda across, down: (x + across * scale, y + down * scale))


def circle_path(x: float, y: float, radius: float) -> str:
    """Write a circle as a path."""
    return polygon_path((x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in _turns(48))


def polygon_path(points: Iterable[Point]) -> str:
    """Write a closed polygon as a path."""
    return "M " + " L ".join(f"{x:.2f} {y:.2f}" for x, y in points) + " Z "


def regular_path(corners: int, *, inner: float = 0.0, radius: float = 50) -> str:
    """Write a regular polygon around (50, 50), or a star if an inner radius is given."""
    reaches = [radius, inner] * corners if inner else [radius] * corners
    turns = [turn - math.pi / 2 for turn in _turns(len(reaches))]
    return polygon_path(
        (50 + reach * math.cos(turn), 50 + reach * math.sin(turn)) for turn, reach in zip(turns, reaches, strict=True)
    )


def _turns(count: int) -> list[float]:
    return [2 * math.pi * step / count for step in range(count)]


# The shapes that stand beside the colours of the seats, filling a box of 100 by 100.
SEAT_SHAPES = {
    "circle": circle_path(50, 50, 46),
    "square": "M 10 10 L 90 10 L 90 90 L 10 90 Z",
    "triangle": "M 50 6 L 98 90 L 2 90 Z",
    "diamond": "M 50 0 L 96 50 L 50 100 L 4 50 Z",
    "cross": "M 33 4 L 67 4 L 67 33 L 96 33 L 96 67 L 67 67 L 67 96 L 33 96 L 33 67 L 4 67 L 4 33 L 33 33 Z",
    "star": regular_path(5, inner=22, radius=52),
}
