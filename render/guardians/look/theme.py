"""The theme of Guardians: painted cards on dark blue leather, every emblem lit from the left, inked all around."""

from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

from bot.games.guardians.abilities import CardType, Color
from bot.games.guardians.cards import Card
from render.kit.colours import Colour, colour, mix
from render.kit.textures import darkened, edge_light, layered_noise

INK = colour("#1d1712")
PAPER = colour("#f5ecd7")
PAPER_SHADE = colour("#e2d3b2")
SEPIA = colour("#6a5034")
PALE = colour("#fbf6e8")
RED = colour("#b3181c")  # stacking vitality, and bars that let nothing in
GREEN = colour("#1f7d3c")  # bars that do
GREEN_LIGHT = colour("#9be08e")
RED_LIGHT = colour("#f0a79b")
PEARL = colour("#1f5fa8")  # dominance
PEARL_LIGHT = colour("#9cc7f2")
CMP = colour("#5b2d8e")
GOLD = colour("#e0b34c")
LEATHER = colour("#1b2334")
QUIET = colour("#aab4c8")  # words on leather that matter less


class Tones(NamedTuple):
    """The lit and the shaded side of a thing."""

    light: Colour
    dark: Colour


def _tones(light: str, dark: str) -> Tones:
    return Tones(colour(light), colour(dark))


STEEL = _tones("#d3dae1", "#8c98a6")
IRON = _tones("#8e97a3", "#5b6470")
BRASS = _tones("#f2cd63", "#b98527")
BONE = _tones("#f4ecd6", "#c6b792")
BLOOD = _tones("#dd5946", "#97281f")
MOSS = _tones("#9cc05f", "#5f8235")
LEAF = _tones("#74b46d", "#3d7846")
SEA = _tones("#79c0cd", "#3d8197")
NIGHT = _tones("#6673a3", "#3b4570")
VIOLET = _tones("#b292d4", "#6f4f98")
EARTH = _tones("#c1935f", "#805a34")
STONE = _tones("#bdb9b0", "#827f78")
EMBER = _tones("#f9a545", "#c85c1c")
ROSE = _tones("#f0aabd", "#bd6680")
ICE = _tones("#e6f4fa", "#a0c8dc")
COAL = _tones("#5a5560", "#332f3a")
CLOTH = _tones("#5f86c4", "#365a94")
PINE = _tones("#4f8a63", "#2c5a40")


Ground: TypeAlias = Literal["mortal", "elemental", "external", "spell", "item", "bribery", "shield", "land", "hold"]
"""What the frame of a card tells: the colour of a creature, or what kind of card it is."""


class Frame(NamedTuple):
    """The border of a card, the rules drawn on it, its name band, and the ink of the name."""

    border: Colour
    rule: Colour
    band: Colour
    ink: Colour


FRAMES: dict[Ground, Frame] = {
    "mortal": Frame(colour("#f4eee0"), colour("#a58447"), colour("#fffaf0"), INK),
    "elemental": Frame(colour("#8f969e"), colour("#dfe4e8"), colour("#c9ced3"), INK),
    "external": Frame(colour("#17141c"), colour("#8a74b8"), colour("#2c2636"), PALE),
    "spell": Frame(colour("#3a2f78"), colour("#b7a8f0"), colour("#4d419a"), PALE),
    "item": Frame(colour("#7a4d22"), colour("#e9bd7c"), colour("#95632f"), PALE),
    "bribery": Frame(colour("#7b1f35"), colour("#f0a9b4"), colour("#9a2b45"), PALE),
    "shield": Frame(colour("#1f4f78"), colour("#9cc9ec"), colour("#2a6597"), PALE),
    "land": Frame(colour("#33562f"), colour("#b4d79c"), colour("#436e3d"), PALE),
    "hold": Frame(colour("#6b5a3c"), colour("#e6d3a4"), colour("#84714d"), PALE),
}

_GROUNDS: dict[CardType, Ground] = {
    "spell": "spell", "item_hand": "item", "item_creature": "item", "item_accessory": "item", "bribery": "bribery",
    "shield": "shield", "standard_bearer": "shield", "shield_terrain": "shield", "terrain": "land",
    "guardian": "hold", "stronghold": "hold", "stronghold_upgrade": "hold", "stronghold_downgrade": "hold",
}  # fmt: skip

COLOR_GROUND: dict[Color, tuple[Colour, Colour]] = {
    "mortal": (colour("#fffaf0"), INK),
    "elemental": (colour("#9aa1a9"), INK),
    "external": (colour("#1d1924"), PALE),
}
"""The ground and the ink of marks that speak of a colour."""


def ground_of(card: Card) -> Ground:
    """Tell which frame a card has."""
    return card.color if card.color is not None else _GROUNDS[card.type]


SKY: dict[Ground, tuple[tuple[Colour, Colour], ...]] = {
    "mortal": (
        (colour("#7fb2d9"), colour("#f6e3b4")),
        (colour("#e9a25f"), colour("#fbe7b2")),
        (colour("#88b890"), colour("#f3efc2")),
    ),
    "elemental": (
        (colour("#2f6f86"), colour("#b9e0d8")),
        (colour("#8a4a3a"), colour("#f5c489")),
        (colour("#55618f"), colour("#cfd8ee")),
    ),
    "external": (
        (colour("#241b45"), colour("#8b6fb5")),
        (colour("#0f2a3c"), colour("#4f8f8d")),
        (colour("#3b1730"), colour("#a8617c")),
    ),
    "spell": ((colour("#1e1a50"), colour("#8b7fe0")),),
    "item": ((colour("#4a2d16"), colour("#d9a663")),),
    "bribery": ((colour("#4d0f22"), colour("#d87a88")),),
    "shield": ((colour("#123150"), colour("#7fb4dd")),),
    "land": ((colour("#79b7de"), colour("#f1f0d2")),),
    "hold": ((colour("#8c6f42"), colour("#f0ddae")),),
}
"""Skies behind emblems, from the upper edge to the horizon; a card has one of those of its ground."""


def leather(name: str, width: int, height: int) -> Image.Image:
    """Return the dark blue table, darker towards its edges."""
    grain = layered_noise(f"leather/{name}", width, height, ((180, 180, 0.8), (14, 14, 0.5), (4, 4, 0.9)))
    grain = grain.point([70 + value * 40 // 255 for value in range(256)])
    dark, light = mix(LEATHER, (0, 0, 0), 0.45), mix(LEATHER, (140, 160, 210), 0.35)
    ramp = [mix(dark, light, value / 255) for value in range(256)]
    bands = [grain.point([step[channel] for step in ramp]) for channel in range(3)]
    return darkened(Image.merge("RGB", bands), edge_light(width, height, 0.7))
