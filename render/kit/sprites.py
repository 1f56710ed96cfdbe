"""Sprites: small drawings made of flat coloured layers, ready to be stamped."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.colours import Colour
from render.kit.kept import kept
from render.kit.shapes import bounds, faded, traced

_OVERSAMPLING = 4
ICON = 128
"""Pixels of an icon, which people see at some 22."""
_SOLID = [255 if cover > 160 else 0 for cover in range(256)]

Layer = tuple[str, Colour]
"""A path in a box of 100 by 100, each of its outlines filled with a colour."""


@dataclass(frozen=True, eq=False)
class Sprite:
    """A small finished drawing with its mask. `anchor` is the point of it that is put on the canvas."""

    image: Image.Image
    mask: Image.Image
    anchor: tuple[int, int]

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    @cached_property
    def core(self) -> tuple[int, int, int, int] | None:
        """The box around the middle that hides all below it, which needs no mask; None if it is the smaller part."""
        width, height = self.mask.size
        content = self.mask.tobytes()
        rows = [content[at : at + width] for at in range(0, width * height, width)]
        middle = rows[height // 2]
        left = len(middle[: width // 2].rstrip(b"\xff"))
        right = width - len(middle[width // 2 :].lstrip(b"\xff"))
        solid = b"\xff" * (right - left)
        top = bottom = height // 2
        while top > 0 and rows[top - 1][left:right] == solid:
            top -= 1
        while bottom < height and rows[bottom][left:right] == solid:
            bottom += 1
        return (left, top, right, bottom) if 2 * (right - left) * (bottom - top) > width * height else None


def paint(
    layers: tuple[Layer, ...],
    width: int,
    height: int,
    *,
    box: tuple[float, float, float, float] = (0, 0, 100, 100),
    outline: Colour | None = None,
    outline_width: float = 0.0,
) -> Sprite:
    """Paint layers from back to front, with an outline around all of them if wanted; the anchor is the centre.

    `box` (left, top, right, bottom) is the part of their plane that fills width and height.
    """
    margin = round(outline_width + 1) if outline else 0
    size = (width + 2 * margin, height + 2 * margin)
    across, down = width / (box[2] - box[0]), height / (box[3] - box[1])
    x, y = margin - box[0] * across, margin - box[1] * down
    lefts, tops, rights, bottoms = zip(*(bounds(path) for path, _ in layers), strict=True)
    left, top = max(0, math.floor(x + min(lefts) * across) - 1), max(0, math.floor(y + min(tops) * down) - 1)
    right = min(size[0], math.ceil(x + max(rights) * across) + 1)
    bottom = min(size[1], math.ceil(y + max(bottoms) * down) + 1)
    edge = outline or layers[0][1]
    # Colour and cover are drawn at once: the fourth byte of a pixel tells whether something covers it.
    drawn = Image.new("RGBX", ((right - left) * _OVERSAMPLING, (bottom - top) * _OVERSAMPLING), (*edge, 0))
    draw = ImageDraw.Draw(drawn)
    x, y, across, down = (number * _OVERSAMPLING for number in (x - left, y - top, across, down))
    for path, ink in layers:
        for points in traced(path, across, down, x, y):
            draw.polygon(points, fill=(*ink, 255))
    both = Image.new("RGBX", size, (*edge, 0))
    both.paste(drawn.reduce(_OVERSAMPLING), (left, top))
    image, mask = both.convert("RGB"), both.getchannel("X")
    if outline:
        left, top, right, bottom = (left - 2 * margin, top - 2 * margin, right + 2 * margin, bottom + 2 * margin)
        mask.paste(grown(mask.crop((left, top, right, bottom)), outline_width), (left, top))
    return Sprite(image, mask, (image.width // 2, image.height // 2))


painted = kept(paint)
"""`paint` for small sprites that many pictures share; what is large is kept by whoever draws it."""


def grown(mask: Image.Image, by: float) -> Image.Image:
    """Widen a mask by some pixels on every side, with a soft edge."""
    wider = faded(mask.filter(ImageFilter.GaussianBlur(by * 0.6)), 6)
    return ImageChops.lighter(mask, wider)


def over(lower: Sprite, upper: Sprite, at: tuple[int, int]) -> Sprite:
    """Put a sprite on another one, its anchor at a point of the lower one's picture."""
    image, mask = lower.image.copy(), lower.mask.copy()
    corner = (at[0] - upper.anchor[0], at[1] - upper.anchor[1])
    image.paste(upper.image, corner, upper.mask)
    mask.paste(255, corner, upper.mask)
    return Sprite(image, mask, lower.anchor)


def with_shadow(sprite: Sprite, blur: int, opacity: float, drop: tuple[int, int] = (0, 0)) -> Sprite:
    """Return the sprite with a soft shadow baked in under it."""
    sprite = _cropped(sprite)
    margin = 2 * blur + max(abs(drop[0]), abs(drop[1]))
    size = (sprite.width + 2 * margin, sprite.height + 2 * margin)
    dark = Image.new("L", size)
    dark.paste(sprite.mask, (margin + drop[0], margin + drop[1]))
    dark = faded(dark.filter(ImageFilter.GaussianBlur(blur)), opacity)
    cover = Image.new("L", size)
    cover.paste(sprite.mask, (margin, margin))
    # What shows is the sprite over black; where both are half covered, black would fringe it, so colour goes first.
    image = Image.new("RGB", size)
    image.paste(sprite.image, (margin, margin), faded(sprite.mask, 255))
    edge = ImageChops.subtract(ImageChops.lighter(cover, dark), cover)
    image.paste((0, 0, 0), (0, 0), faded(edge, 3))
    return Sprite(image, ImageChops.lighter(cover, dark), (sprite.anchor[0] + margin, sprite.anchor[1] + margin))


def _cropped(sprite: Sprite) -> Sprite:
    """Leave out what a sprite does not cover at its sides."""
    box = sprite.mask.getbbox() or (0, 0, 1, 1)
    return Sprite(sprite.image.crop(box), sprite.mask.crop(box), (sprite.anchor[0] - box[0], sprite.anchor[1] - box[1]))


def recoloured(layers: Sequence[Layer], swap: dict[Colour, Colour]) -> tuple[Layer, ...]:
    """Return the layers with some colours exchanged: a roof in the colour of a seat."""
    return tuple((path, swap.get(ink, ink)) for path, ink in layers)


def turned(sprite: Sprite, degrees: float) -> Sprite:
    """Return the sprite turned counter-clockwise around its middle, which becomes its anchor."""
    image = sprite.image.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
    mask = sprite.mask.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
    return Sprite(image, mask, (image.width // 2, image.height // 2))


def icon(sprite: Sprite) -> bytes:
    """Write a sprite as a square PNG that it fills, without the shadow beyond its edge."""
    drawn = sprite.image.convert("RGB")
    drawn.putalpha(sprite.mask)
    drawn = drawn.crop(sprite.mask.point(_SOLID).getbbox())
    scale = ICON / max(drawn.size)
    drawn = drawn.resize((round(drawn.width * scale), round(drawn.height * scale)), Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (ICON, ICON))
    square.paste(drawn, ((ICON - drawn.width) // 2, (ICON - drawn.height) // 2))
    file = BytesIO()
    square.save(file, "PNG", optimize=True)
    return file.getvalue()
