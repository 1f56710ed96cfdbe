"""The theme of Macht & Ohnmacht: an old sea chart, brown ink on parchment, oak and brass beside it."""

from typing import Literal, NamedTuple

from PIL import Image

from bot.games.macht_ohnmacht.board.actions import Marker
from bot.games.macht_ohnmacht.board.state import Colour as PlayerColour
from bot.games.macht_ohnmacht.board.state import Cycle
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.colours import Colour, colour, mix
from render.kit.kept import kept
from render.kit.png import in_palette
from render.kit.sprites import Sprite
from render.kit.textures import darkened, edge_light, parchment, wood
from render.macht_ohnmacht.palette import board_palette

INK = colour("#2a1f16")
SEPIA = colour("#6b4a2c")
PARCHMENT = colour("#efe0bd")
PALE = colour("#fbf3df")
BRASS = colour("#d9a83f")
OAK = colour("#2b1d13")
FADED = colour("#9c8566")
QUIET = colour("#c8b48f")  # words on oak that matter less
SEA = colour("#9fc0bb")
SEA_DEEP = colour("#5f8f93")
SEA_INK = colour("#2f5a63")
LAND = (colour("#cdb27a"), colour("#f4e6c2"))
BORDER = colour("#8a2b1f")  # where knights cross
FRESH = colour("#ffffff")  # what has changed
TARGET = colour("#b1211a")  # what is attacked
GAIN = colour("#176231")
VEIL = mix(SEA, PALE, 0.35)  # lies over regions that do not count
GREY = colour("#8d8f92")  # the cubes of the hourglass
GREY_LIGHT = colour("#c9cbcd")
GREY_DARK = colour("#55585c")
SWORD_GROUND = colour("#7d2a20")
MAGIC_GROUND = colour("#4b3a8c")


class MarkerLook(NamedTuple):
    """The colours of a marker, and the dashes of the lines that link its regions."""

    ground: Colour
    light: Colour
    ink: Colour
    dashes: tuple[float, ...]


MARKER: dict[Marker, MarkerLook] = {
    "castle": MarkerLook(colour("#f2c230"), colour("#ffe38a"), INK, (26, 9)),
    "armour": MarkerLook(colour("#c23b2a"), colour("#ee9a86"), PALE, (3, 11)),
    "tent": MarkerLook(colour("#2a69b0"), colour("#8fbce8"), PALE, (22, 10, 3, 10)),
    "key": MarkerLook(colour("#2c8a57"), colour("#8fd0a8"), PALE, (12, 9)),
}


class PlayerLook(NamedTuple):
    """The colours of a player, from the lit to the dark side of a piece; a shape and a pattern say the same."""

    ground: Colour
    light: Colour
    dark: Colour
    ink: Colour
    shape: str
    pattern: Literal["stripes", "dots"]


PLAYER: dict[PlayerColour, PlayerLook] = {
    "orange": PlayerLook(colour("#ee7f1a"), colour("#ffb066"), colour("#a34c06"), INK, "diamond", "stripes"),
    "white": PlayerLook(colour("#f6f2e6"), colour("#ffffff"), colour("#b3ab98"), INK, "circle", "dots"),
}

CYCLE: dict[Cycle, Colour] = {"magic": MAGIC_GROUND, "sword": SWORD_GROUND}

_SHEET = (colour("#b58f5c"), colour("#f8eed6"))
_RULE = colour("#9a7444")
_WOOD = (colour("#24170e"), colour("#573a24"))


def painted_oak(name: str, width: int, height: int, planks: int = 1) -> Image.Image:
    """Paint a table top, darker towards its edges."""
    board = wood(f"oak/{name}", width, height, *_WOOD, planks)
    return darkened(board, edge_light(width, height, 0.6, reach=0.12))


@kept
def oak(name: str, width: int, height: int, planks: int = 1) -> Image.Image:
    """Return a table top in the palette that it ends in. It is shared: do not draw on it."""
    return in_palette(painted_oak(name, width, height, planks), board_palette())


@kept
def parchment_sheet(name: str, width: int, height: int) -> Sprite:
    """Return a sheet of parchment with a ruled border; its anchor is the left upper corner."""
    canvas = Canvas(parchment(f"chart/{name}", width, height, *_SHEET))
    canvas.frame((8, 8, width - 8, height - 8), 14, 2, _RULE)
    canvas.frame((14, 14, width - 14, height - 14), 9, 1, _RULE)
    return Sprite(canvas.image, shapes.rounded(width, height, 20), (0, 0))
