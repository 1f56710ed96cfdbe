"""A canvas: a ground to draw on, and the strokes that all games share."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from render.kit import lines, shapes
from render.kit.colours import Colour
from render.kit.fonts import STRONG, Face
from render.kit.lines import Line
from render.kit.sprites import Sprite
from render.kit.text import CAPITALS, fit, fit_lines, line_mask, measure

Box = tuple[int, int, int, int]  # left, top, right, bottom

_LARGE = 16_000  # pixels of a mask above which it pays to leave its middle out


@dataclass(frozen=True)
class Label:
    """A piece of text as it was drawn, for tests of its size, contrast and place."""

    text: str
    size: float
    ink: Colour
    halo: Colour | None
    box: Box


class Canvas:
    """An RGB picture in the making. `ground` is copied, so that it can be cached and shared."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground.convert("RGB")
        self.labels: list[Label] = []

    def fill(self, mask: Image.Image, ink: Colour, at: tuple[float, float], opacity: float = 1.0) -> None:
        """Lay a colour through a mask whose corner is at a point."""
        self.image.paste(ink, (round(at[0]), round(at[1])), shapes.faded(mask, opacity))

    def stamp(self, sprite: Sprite, at: tuple[float, float]) -> None:
        """Put a sprite with its anchor on a point."""
        x, y = round(at[0]) - sprite.anchor[0], round(at[1]) - sprite.anchor[1]
        core = sprite.core if sprite.width * sprite.height > _LARGE else None
        if core is None:
            self.image.paste(sprite.image, (x, y), sprite.mask)
            return
        self.image.paste(sprite.image.crop(core), (x + core[0], y + core[1]))
        for part in _around(core, sprite.image.size):
            self.image.paste(sprite.image.crop(part), (x + part[0], y + part[1]), sprite.mask.crop(part))

    def rounded(self, box: Box, radius: float, ink: Colour, opacity: float = 1.0) -> None:
        """Fill a rectangle with round corners."""
        mask, corner = shapes.rounded(box[2] - box[0], box[3] - box[1], radius), math.ceil(radius) + 1
        if opacity < 1 or not _has_middle(mask, corner):
            self.fill(mask, ink, box[:2], opacity)
        else:
            self.image.paste(ink, (box[0], box[1] + corner, box[2], box[3] - corner))
            self._fill_around((0, corner, mask.width, mask.height - corner), mask, ink, box)

    def frame(self, box: Box, radius: float, thickness: float, ink: Colour, opacity: float = 1.0) -> None:
        """Draw the border of a rectangle with round corners, inwards."""
        mask = shapes.frame(box[2] - box[0], box[3] - box[1], radius, thickness)
        corner = math.ceil(max(radius, thickness)) + 1
        if _has_middle(mask, corner):
            middle = (corner, corner, mask.width - corner, mask.height - corner)
            self._fill_around(middle, mask, ink, box, opacity)
        else:
            self.fill(mask, ink, box[:2], opacity)

    def edged(self, box: Box, radius: float, ground: Colour, edge: int, ink: Colour) -> None:
        """Fill a rectangle with round corners that has an edge in an ink of its own."""
        self.rounded(box, radius, ink)
        self.rounded(inset(box, edge), radius - edge, ground)

    def _fill_around(self, middle: Box, mask: Image.Image, ink: Colour, box: Box, opacity: float = 1.0) -> None:
        for part in _around(middle, mask.size):
            self.fill(mask.crop(part), ink, (box[0] + part[0], box[1] + part[1]), opacity)

    def shadow(self, box: Box, radius: float, blur: int, opacity: float, ink: Colour = (0, 0, 0)) -> None:
        """Cast a soft shadow (or, in a light ink, a glow) around a rectangle with round corners."""
        mask = shapes.shadow(box[2] - box[0], box[3] - box[1], radius, blur, opacity)
        self.fill(mask, ink, (box[0] - 2 * blur, box[1] - 2 * blur))

    def disc(self, centre: tuple[float, float], radius: float, ink: Colour, opacity: float = 1.0) -> None:
        """Fill a circle."""
        size = round(2 * radius)
        self.fill(shapes.ellipse(size, size), ink, (centre[0] - size / 2, centre[1] - size / 2), opacity)

    def ringed(self, centre: tuple[float, float], radius: float, ground: Colour, edge: float, ink: Colour) -> None:
        """Fill a circle that has an edge in an ink of its own."""
        self.disc(centre, radius, ink)
        self.disc(centre, radius - edge, ground)

    def stroke(self, strokes: Sequence[Line], thickness: float, ink: Colour, opacity: float = 1.0) -> None:
        """Draw lines with round ends and corners."""
        left, top, right, bottom = lines.bounds(strokes, math.ceil(thickness))
        mask = lines.stroked(right - left, bottom - top, strokes, thickness, (left, top))
        self.fill(mask, ink, (left, top), opacity)

    def shape(self, path: str, box: Box, ink: Colour, opacity: float = 1.0) -> None:
        """Fill a path of 100 by 100 stretched over a box."""
        self.fill(shapes.drawn(path, box[2] - box[0], box[3] - box[1]), ink, box[:2], opacity)

    def sign(self, path: str, centre: tuple[float, float], size: float, ink: Colour, opacity: float = 1.0) -> None:
        """Fill a path of 100 by 100 around a point."""
        (x, y), half = centre, size / 2
        self.shape(path, (round(x - half), round(y - half), round(x + half), round(y + half)), ink, opacity)

    def text(
        self,
        at: tuple[float, float],
        text: str,
        ink: Colour,
        size: int,
        face: Face = STRONG,
        *,
        align: str = "centre",
        halo: Colour | None = None,
        halo_width: float = 3.0,
    ) -> float:
        """Draw one line and return its width.

        `at` is the middle of its capitals in height, and its "left", "centre" or "right" end. Raises ValueError if
        the size is below what can be read on a phone.
        """
        width = measure(text, face, size)
        start = at[0] - {"left": 0.0, "centre": width / 2, "right": width}[align]
        baseline = at[1] + size * CAPITALS / 2
        for colour, stroke in ((halo, halo_width), (ink, 0.0)):
            if colour is not None:
                mask, left, above = line_mask(text, face, size, stroke)
                self.image.paste(colour, (round(start) - left, round(baseline) - above), mask)
        top = round(baseline - size * CAPITALS)
        box = (round(start), top, round(start + width), round(baseline))
        self.labels.append(Label(text, size, ink, halo, box))
        return width

    def fitted_text(
        self,
        at: tuple[float, float],
        text: str,
        ink: Colour,
        size: int,
        width: float,
        face: Face = STRONG,
        *,
        align: str = "centre",
        halo: Colour | None = None,
    ) -> float:
        """Draw one line shrunk or shortened to a width, and return the width that it takes."""
        fitting, fitting_size = fit(text, face, size, width)
        return self.text(at, fitting, ink, fitting_size, face, align=align, halo=halo)

    def fitted_lines(
        self,
        at: tuple[float, float],
        text: str,
        ink: Colour,
        size: int,
        width: float,
        most: int,
        face: Face = STRONG,
        *,
        apart: float,
        align: str = "centre",
    ) -> None:
        """Draw a text in at most so many lines, shrunk or shortened to a width; `at` is the middle of their height.

        Lines are `apart` by so many times their size.
        """
        fitting, size = fit_lines(text, face, size, width, most)
        for number, line in enumerate(fitting):
            y = at[1] + (number - (len(fitting) - 1) / 2) * size * apart
            self.text((at[0], y), line, ink, size, face, align=align)


def inset(box: Box, by: int) -> Box:
    """Make a box smaller on all sides, or larger by less than nothing."""
    return (box[0] + by, box[1] + by, box[2] - by, box[3] - by)


def _has_middle(mask: Image.Image, corner: int) -> bool:
    return mask.width * mask.height > _LARGE and min(mask.size) > 2 * corner


def _around(middle: Box, size: tuple[int, int]) -> Iterator[Box]:
    """Cut what lies around the middle of a picture into boxes."""
    left, top, right, bottom = middle
    width, height = size
    for part in ((0, 0, width, top), (0, bottom, width, height), (0, top, left, bottom), (right, top, width, bottom)):
        if part[0] < part[2] and part[1] < part[3]:
            yield part
