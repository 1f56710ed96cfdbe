"""The theme of Verräter: a walnut table, ivory and charcoal cards, gold and wine."""

from PIL import Image, ImageDraw

from bot.games.verraeter.state import Family
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.colours import Colour, colour, mix
from render.kit.kept import kept
from render.kit.sprites import Sprite
from render.kit.textures import darkened, edge_light, parchment, wood

INK = colour("#2a1d14")
CHARCOAL = colour("#262a35")
GOLD = colour("#e0b04a")
IVORY = colour("#f6ead6")
WINE = colour("#8c1d3f")
BLOOD = colour("#b23a2e")
STEEL = colour("#9aa2ab")
TIMBER = colour("#6b4426")
PAPER = colour("#ead9b8")
LEATHER = colour("#21160f")
FADED = colour("#a08d74")  # what is not there yet, on leather
FIGHT = colour("#ff5b2e")  # the lands in dispute
FRESH = colour("#ffffff")  # what has changed
CHOICE = colour("#35d0ae")  # what may be chosen
SHADE = colour("#261a12")  # over what was not taken
SHADED = 0.42  # how much of it
CARD = mix(IVORY, PAPER, 0.35)  # the ground of supply and action cards

# Stands for the colour of a seat in drawings that are made once for all seats.
SEAT: Colour = (255, 0, 255)

FAMILY_GROUND: dict[Family, Colour] = {"eagle": CHARCOAL, "rose": IVORY}
FAMILY_INK: dict[Family, Colour] = {"eagle": colour("#f1d489"), "rose": WINE}
FAMILY_TRIM: dict[Family, Colour] = {"eagle": GOLD, "rose": WINE}

_WALNUT = (colour("#2c1a0f"), colour("#6a4327"))
_SHEET = (colour("#b8935f"), colour("#f7ecd2"))
_RULE = colour("#a07a4a")


def walnut(name: str, width: int, height: int, planks: int) -> Image.Image:
    """Return the table top, darker towards its edges."""
    board = wood(f"walnut/{name}", width, height, *_WALNUT, planks)
    return darkened(board, edge_light(width, height, 0.55, reach=0.16))


@kept
def parchment_sheet(name: str, width: int, height: int) -> Sprite:
    """Return a sheet of parchment with a ruled border; its anchor is the left upper corner."""
    canvas = Canvas(parchment(f"sheet/{name}", width, height, *_SHEET))
    canvas.frame((9, 9, width - 9, height - 9), 16, 2, _RULE)
    canvas.frame((15, 15, width - 15, height - 15), 11, 1, _RULE)
    return Sprite(canvas.image, shapes.rounded(width, height, 22), (0, 0))


def inlay(image: Image.Image, points: list[tuple[float, float]], ink: Colour, width: int) -> None:
    """Lay a closed line of another wood into the table."""
    scale = 2
    mask = Image.new("L", (image.width * scale, image.height * scale))
    spots = [(x * scale, y * scale) for x, y in points]
    ImageDraw.Draw(mask).line([*spots, spots[0], spots[1]], fill=255, width=width * scale, joint="curve")
    image.paste(ink, (0, 0), mask.reduce(scale))
