"""What a table lies on: leather, land of seven kinds, strongholds and ruins; and the colours of the seats."""

import hashlib
from collections.abc import Callable
from typing import Final, NamedTuple, ParamSpec

from PIL import Image, ImageChops, ImageDraw

from bot.games.contract import Seat
from bot.games.guardians.abilities import Terrain
from render.guardians.look.palette import table_palette
from render.guardians.look.signs import TERRAIN
from render.guardians.look.theme import INK, LEATHER, QUIET, leather
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.colours import NIGHT, SEAT_COLOURS, Colour, colour, mix
from render.kit.kept import kept
from render.kit.lines import dashes, stroked
from render.kit.png import in_palette
from render.kit.shapes import SEAT_SHAPES
from render.kit.textures import darkened, edge_light, layered_noise

P = ParamSpec("P")


class SeatLook(NamedTuple):
    """The colour of a seat, a dark one for grounds, the ink on it, and the shape that says the same without colour."""

    ground: Colour
    dark: Colour
    ink: Colour
    shape: str


SEATS: Final = tuple(
    SeatLook(each.ground, dark, each.ink, each.shape)
    for each, dark in zip(SEAT_COLOURS[:2], (colour("#14425f"), colour("#5c5310")), strict=True)
)
"""The two seats: sky with a disc and slanted bands, yellow with a square and upright bands."""

BARE: Final = (colour("#5b4a35"), colour("#8d7654"))
LAND: Final[dict[Terrain, tuple[Colour, Colour, Colour, Colour]]] = {
    "mountains": (colour("#4c5560"), colour("#87919b"), colour("#3a424c"), colour("#d5dde4")),
    "rivers_lakes": (colour("#1d5f86"), colour("#4c9cc0"), colour("#174d6e"), colour("#a8dcec")),
    "spires": (colour("#5d3b52"), colour("#a3708a"), colour("#43273b"), colour("#e2b5c6")),
    "swamp": (colour("#3a4329"), colour("#6d7a45"), colour("#262e1a"), colour("#aab978")),
    "dry_heaps": (colour("#a06f35"), colour("#d9ae68"), colour("#7f5324"), colour("#f4dca6")),
    "woods": (colour("#274a2a"), colour("#4f7f45"), colour("#17321b"), colour("#86b56c")),
    "jungle": (colour("#12503f"), colour("#2f8a63"), colour("#0b362b"), colour("#74cf93")),
}
"""The shaded and the lit ground of a land, and both sides of what grows or stands on it."""
_GROWN: Final[dict[Terrain, str]] = TERRAIN | {
    "dry_heaps": "M 0 90 Q 16 40 38 40 Q 60 40 70 90 Z M 60 66 Q 66 56 76 56 Q 92 58 100 90 L 76 90 Q 70 74 60 66 Z"
}
"""What stands on a land, many times."""
RUBBLE: Final = (colour("#26211f"), colour("#4d4641"))
STONE: Final = colour("#9b9183")
_SCRIM_OPACITY: Final = 0.62
WIDTH: Final = 1200
"""The width of all pictures of a table."""
_TALLEST: Final = 2400


@kept
def tabletop(width: int, height: int) -> Image.Image:
    """Return the bare table. It is shared: do not draw on it."""
    return in_palette(leather("table", width, height), table_palette())


# Land


def painted_land(types: tuple[str, ...], width: int, height: int, name: str) -> Image.Image:
    """Paint a space of these types of terrain, half and half if there are two; of none bare earth: a card face down.

    `name` chooses what stands where.
    """
    known = [one for one in LAND if one in types]
    if not known:
        return darkened(_earth(f"bare/{name}", width, height, *BARE), edge_light(width, height, 0.75))
    image = _wild(known[0], width, height, name)
    if len(known) > 1:
        half = shapes.drawn("M 64 0 L 100 0 L 100 100 L 36 100 Z", width, height)
        image.paste(_wild(known[1], width, height, name), (0, 0), half)
    return image


def painted_empty(width: int, height: int, card: Box | None = None) -> Image.Image:
    """Paint a space without a land: the table, sunk a little, and the outline of a card."""
    canvas = Canvas(Image.new("RGB", (width, height), mix(LEATHER, NIGHT, 0.45)))
    if card is not None:
        left, top, right, bottom = card
        outline = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
        canvas.fill(stroked(width, height, dashes(outline, (13, 9)), 3), QUIET, (0, 0), 0.5)
    return canvas.image


def _wild(terrain: Terrain, width: int, height: int, name: str) -> Image.Image:
    dark, light, shade, lit = LAND[terrain]
    canvas = Canvas(_earth(f"{terrain}/{name}", width, height, dark, light))
    rows = 4
    for row in range(rows):
        count = 6
        draws = hashlib.shake_256(f"{terrain}/{name}/{row}".encode()).digest(3 * count)
        for column in range(count):
            across, down, large = draws[3 * column : 3 * column + 3]
            size = 46 + large // 9
            x = (column + across / 255 * 0.7 - 0.1) * width / (count - 0.5)
            y = (row + 0.25 + down / 255 * 0.5) * height / rows
            box = (round(x - size / 2), round(y - size / 2), round(x + size / 2), round(y + size / 2))
            canvas.shape(_GROWN[terrain], (box[0] + 3, box[1] + 3, box[2] + 3, box[3] + 3), shade, 0.75)
            canvas.shape(_GROWN[terrain], box, mix(light, lit, 0.3 if large % 2 else 0.55), 0.75)
    return darkened(canvas.image, edge_light(width, height, 0.72))


def _earth(name: str, width: int, height: int, dark: Colour, light: Colour) -> Image.Image:
    grain = layered_noise(name, width, height, ((150, 110, 1.0), (34, 30, 0.8), (7, 7, 0.5)))
    ramp = [mix(dark, light, max(0.0, min(1.0, (value - 60) / 135))) for value in range(256)]
    return Image.merge("RGB", [grain.point([step[channel] for step in ramp]) for channel in range(3)])


# Homes


def wall_tones(seat: Seat) -> tuple[Colour, Colour]:
    """Give the darkest and the lightest stone of a seat's strongholds."""
    tint = mix(STONE, SEATS[seat].dark, 0.5)
    return mix(tint, INK, 0.6), mix(tint, INK, 0.36)


def painted_masonry(seat: Seat, width: int, height: int, name: str) -> Image.Image:
    """Paint the plastered wall of a stronghold with a breath of its owner's colour, few stones bare."""
    dark, light = wall_tones(seat)
    plaster = Image.new("RGB", (width, height), mix(dark, light, 0.45))
    return _wall(f"wall/{name}", plaster, dark, light, missing=205, above=False)


def painted_ruins(width: int, height: int, name: str) -> Image.Image:
    """Paint a stronghold in ruins: a broken wall on scorched ground."""
    dark, light = RUBBLE
    scorched = _earth(f"ruins/{name}", width, height, mix(dark, INK, 0.55), dark)
    broken = _wall(f"ruins/{name}", scorched, dark, light, missing=110, above=True)
    return darkened(broken, edge_light(width, height, 0.66))


def _wall(name: str, behind: Image.Image, dark: Colour, light: Colour, missing: int, *, above: bool) -> Image.Image:
    """Build a wall of stones before a ground; of 256 stones `missing` are not seen, `above`: most of those above."""
    width, height = behind.size
    canvas = Canvas(behind)
    high, long = 41, 78
    for row in range(-(-height // high)):
        draws = hashlib.shake_256(f"{name}/{row}".encode()).digest(2 * (width // long + 4))
        for column in range(-1, -(-width // long) + 1):
            shade, fate = draws[2 * (column + 1) : 2 * (column + 1) + 2]
            if fate < missing * (2 * (1 - row * high / height) if above else 1):
                continue
            left = column * long + (row % 2) * long // 2
            box = (left + 2, row * high + 2, left + long - 1, row * high + high - 1)
            stone = mix(dark, light, 0.35 + shade / 255 * 0.65)
            canvas.rounded(box, 5, mix(stone, INK, 0.35))
            canvas.rounded((box[0], box[1], box[2] - 1, box[3] - 3), 5, stone)
    return canvas.image


def _finished(paint: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Keep what is painted in the palette that it ends in. It is shared: do not draw on it."""

    @kept
    def finished(*args: P.args, **values: P.kwargs) -> Image.Image:
        return in_palette(paint(*args, **values), table_palette())

    return finished


land, empty = _finished(painted_land), _finished(painted_empty)
masonry, ruins = _finished(painted_masonry), _finished(painted_ruins)


# What says whose something is


def badge(canvas: Canvas, seat: Seat, centre: tuple[float, float], size: int) -> None:
    """Draw the sign of a seat: its shape in its colour on a dark disc."""
    canvas.disc(centre, size / 2 + 1, NIGHT)
    canvas.sign(SEAT_SHAPES[SEATS[seat].shape], centre, round(size * 0.62), SEATS[seat].ground)


@kept
def _pattern(seat: Seat, width: int, height: int, thickness: int) -> Image.Image:
    """Return the mask of the bands in a seat's border: slanted for the first, upright blocks for the second."""
    bands = Image.new("L", (width * 2, height * 2))
    draw = ImageDraw.Draw(bands)
    if seat == 0:
        for x in range(-height * 2, width * 2, 56):
            draw.line((x, height * 2, x + height * 2, 0), fill=255, width=22)
    else:
        edge = 2 * thickness
        for x in range(20, width * 2, 64):
            draw.rectangle((x, 0, x + 27, edge), fill=255)
            draw.rectangle((x, height * 2 - edge, x + 27, height * 2), fill=255)
        for y in range(20, height * 2, 64):
            draw.rectangle((0, y, edge, y + 27), fill=255)
            draw.rectangle((width * 2 - edge, y, width * 2, y + 27), fill=255)
    return ImageChops.multiply(bands.reduce(2), shapes.frame(width, height, 16, thickness))


def rim(canvas: Canvas, seat: Seat, box: Box) -> None:
    """Draw the border of what a seat holds: in its colour, with its pattern."""
    thickness = 10
    canvas.frame(box, 16, thickness + 2, NIGHT)
    canvas.frame(box, 16, thickness, SEATS[seat].ground)
    canvas.fill(_pattern(seat, box[2] - box[0], box[3] - box[1], thickness), SEATS[seat].dark, box[:2])


def panel(canvas: Canvas, box: Box, rim: Colour, *, thickness: int = 2, opacity: float = 0.55) -> None:
    """Darken a part of the table for what lies together, with a border."""
    scrim(canvas, box, 16, opacity)
    canvas.frame(box, 16, thickness, rim)


def seat_panel(canvas: Canvas, seat: Seat, box: Box) -> None:
    """Lay a plate in the dark colour of a seat, for its name and its figures."""
    canvas.rounded(box, 16, mix(SEATS[seat].dark, NIGHT, 0.5))
    canvas.rounded((box[0] + 3, box[1] + 3, box[0] + 12, box[3] - 3), 5, SEATS[seat].ground)
    canvas.frame(box, 16, 3, mix(SEATS[seat].ground, NIGHT, 0.35))


def table(height: int) -> Image.Image:
    """Return a table of a width and any height: cut or repeated, since making one takes longer than drawing on it."""
    image = tabletop(WIDTH, _TALLEST).crop((0, 0, WIDTH, height))
    for top in range(_TALLEST, height, _TALLEST):
        image.paste(tabletop(WIDTH, _TALLEST), (0, top))
    return image


def scrim(canvas: Canvas, box: Box, radius: float = 10, opacity: float = _SCRIM_OPACITY) -> None:
    """Darken a part of the ground, so that words can be read on it."""
    canvas.rounded(box, radius, NIGHT, opacity)
