"""The borders of cards, and the marks that all sizes of cards share: numbers, bars, boxes, badges."""

from PIL import Image, ImageDraw

from bot.games.guardians.abilities import Terrain, Vice
from bot.games.guardians.cards import Card
from render.guardians.look import signs
from render.guardians.look.art import TONES_OF_LAND
from render.guardians.look.sprites import SHIELD
from render.guardians.look.theme import (
    CMP,
    COLOR_GROUND,
    FRAMES,
    GOLD,
    GREEN,
    GREEN_LIGHT,
    INK,
    PALE,
    PAPER,
    PAPER_SHADE,
    PEARL,
    PEARL_LIGHT,
    RED,
    RED_LIGHT,
    Frame,
    Ground,
)
from render.guardians.words.card_texts import signed
from render.kit import shapes
from render.kit.canvas import Box, Canvas, inset
from render.kit.colours import Colour, mix
from render.kit.fonts import STRONG, TITLE
from render.kit.kept import kept
from render.kit.sprites import Sprite
from render.kit.text import measure


@kept
def border(ground: Ground, width: int, height: int, thickness: int, double: bool) -> Image.Image:
    """Draw an empty card: its border in colour and pattern with a single or double rule, paper inside. RGB."""
    frame = FRAMES[ground]
    canvas = Canvas(Image.new("RGB", (width, height), mix(frame.border, INK, 0.5)))
    radius = thickness * 1.5
    canvas.rounded((1, 1, width - 1, height - 1), radius, frame.border)
    canvas.fill(_pattern(ground, width, height), frame.rule, (0, 0), 0.3)
    inset = thickness
    canvas.rounded((inset, inset, width - inset, height - inset), radius * 0.6, mix(frame.border, INK, 0.55))
    canvas.rounded((inset + 1, inset + 1, width - inset - 1, height - inset - 1), radius * 0.6, PAPER)
    for ring in (0.72, 0.38) if double else (0.6,):
        edge = round(thickness * (1 - ring))
        rule = max(1.0, thickness / 9)
        canvas.frame((edge, edge, width - edge, height - edge), radius * 0.9, rule, frame.rule)
    return canvas.image


def cut(image: Image.Image, thickness: int) -> Sprite:
    """Put a card together with its round corners, which all of its size share; its anchor is its corner."""
    return Sprite(image, shapes.rounded(image.width, image.height, thickness * 1.5), (0, 0))


def _pattern(ground: Ground, width: int, height: int) -> Image.Image:
    """Draw what tells a border without its colour: hatching for elementals, dots from outside, lines on lands."""
    mask = Image.new("L", (width, height))
    draw = ImageDraw.Draw(mask)
    step = 12
    match ground:
        case "elemental" | "item":
            for x in range(-height, width, step):
                draw.line((x, height, x + height, 0), fill=255, width=2)
        case "external" | "spell":
            for row, y in enumerate(range(3, height, step)):
                for x in range(3 + row % 2 * step // 2, width, step):
                    draw.ellipse((x - 2, y - 2, x + 2, y + 2), fill=255)
        case "land" | "hold":
            for y in range(0, height, step):
                draw.line((0, y, width, y), fill=255, width=2)
        case "bribery":
            for x in range(-height, width, step):
                draw.line((x, height, x + height, 0), fill=160, width=1)
                draw.line((x, 0, x + height, height), fill=160, width=1)
        case "shield":
            for x in range(0, width, step):
                draw.line((x, 0, x, height), fill=255, width=2)
        case "mortal":
            pass
    return mask


def draw_name_band(canvas: Canvas, box: Box, ground: Ground) -> Frame:
    """Draw the band behind a name, with room for a sign at its left; returns the frame's colours."""
    frame = FRAMES[ground]
    radius = (box[3] - box[1]) * 0.22
    canvas.rounded(box, radius, frame.band)
    canvas.frame(box, radius, 2, frame.rule)
    return frame


def draw_pearl(canvas: Canvas, centre: tuple[float, float], radius: float, number: int) -> None:
    """Draw the dominance of a card: a blue pearl."""
    canvas.ringed(centre, radius, PEARL, 2, INK)
    canvas.disc((centre[0] - radius * 0.3, centre[1] - radius * 0.42), radius * 0.26, PEARL_LIGHT, 0.75)
    size = max(26, round(radius * 1.16))
    canvas.text(centre, str(number), PALE, size, TITLE, halo=PEARL, halo_width=2)


def draw_vitality(canvas: Canvas, at: tuple[int, int], height: int, card: Card) -> int:
    """Draw the black base vitality, and beside it the red one for stacking if it differs; returns the right end."""
    left, top = at
    size = max(30, round(height * 0.86))
    width = round(max(height * 0.98, measure(str(card.base), TITLE, size) + height * 0.34))
    box = (left, top, left + width, top + height)
    canvas.edged(box, height * 0.24, PALE, 3, INK)
    canvas.text((left + width / 2, top + height / 2), str(card.base), INK, size, TITLE)
    if card.stacking == card.base or not card.is_creature:
        return box[2]
    lower = max(26, round(height * 0.56))
    second = round(measure(str(card.stacking), TITLE, lower) + height * 0.3)
    inner = round(height * 0.26)
    pile = (box[2] - 2, top + inner, box[2] + second, top + height)
    # Three sheets, one above the other: this is the number for stacks.
    for sheet in (2, 1):
        shift = round(sheet * height * 0.075)
        canvas.rounded((pile[0], pile[1] - shift, pile[2] - shift, pile[3] - shift), height * 0.1, RED)
        canvas.rounded((pile[0], pile[1] - shift + 2, pile[2] - shift - 2, pile[3] - shift), height * 0.1, PAPER_SHADE)
    canvas.edged(pile, height * 0.12, PALE, 2, RED)
    canvas.text(((pile[0] + pile[2]) / 2, (pile[1] + pile[3]) / 2), str(card.stacking), RED, lower, TITLE)
    return pile[2]


def draw_off_color(canvas: Canvas, at: tuple[int, int], height: int, card: Card) -> int:
    """Draw the off-colour bonus in the colour that it works against; returns the width taken, 0 without one."""
    if card.off_color is None:
        return 0
    ground, ink = COLOR_GROUND[card.off_color.against]
    text = signed(card.off_color.amount)
    size = max(26, round(height * 0.66))
    width = round(height * 0.82 + measure(text, TITLE, size) + height * 0.22)
    box = (at[0], at[1], at[0] + width, at[1] + height)
    canvas.edged(box, height * 0.16, ground, 2, INK)
    canvas.frame(inset(box, 4), height * 0.1, 1, ink, 0.5)
    middle = (at[0] + height * 0.46, at[1] + height / 2)
    canvas.sign(signs.COLOR[card.off_color.against], middle, height * 0.52, ink)
    canvas.text((at[0] + height * 0.82, at[1] + height / 2), text, ink, size, TITLE, align="left")
    return width


def draw_bar(canvas: Canvas, box: Box, card: Card) -> None:
    """Draw the bar for channelling: green with chevrons where points may come in, red and barred where not."""
    green = card.bar == "green"
    ground, light = (GREEN, GREEN_LIGHT) if green else (RED, RED_LIGHT)
    height = box[3] - box[1]
    canvas.edged(box, height * 0.3, ground, 2, INK)
    middle, size = (box[0] + box[2]) / 2, height * 0.62
    count = max(1, min(5, int((box[2] - box[0]) / (height * 1.3))))
    for number in range(count):
        x = middle + (number - (count - 1) / 2) * height * 1.1
        if green:
            canvas.sign(signs.CHEVRON, (x, (box[1] + box[3]) / 2 - height * 0.03), size, light)
        else:
            bar = (round(x - size * 0.52), round((box[1] + box[3]) / 2 - size * 0.13))
            canvas.rounded((*bar, round(x + size * 0.52), bar[1] + max(2, round(size * 0.26))), 1, light)


def draw_cmp(canvas: Canvas, centre: tuple[float, float], size: int, points: int) -> None:
    """Draw the points of one channel on a violet hexagon."""
    canvas.sign(signs.HEXAGON, centre, size * 1.08, INK)
    canvas.sign(signs.HEXAGON, centre, size * 0.96, CMP)
    canvas.sign(signs.HEXAGON, centre, size * 0.84, mix(CMP, PALE, 0.14))
    canvas.text(centre, str(points), PALE, max(26, round(size * 0.6)), TITLE)


def draw_vice(canvas: Canvas, centre: tuple[float, float], size: float, vice: Vice) -> None:
    """Draw the icon of a vice on a pale token."""
    ground, ink = _VICES[vice]
    canvas.ringed(centre, size / 2, ground, max(1.0, size * 0.04), INK)
    canvas.sign(signs.VICE[vice], centre, size * 0.62, ink)


_VICES: dict[Vice, tuple[Colour, Colour]] = {
    "beer": ((246, 224, 168), (104, 60, 16)),
    "gold": ((255, 214, 94), (92, 62, 4)),
    "babes": ((250, 205, 212), (166, 20, 40)),
}


def terrain_chip_width(amount: int, height: int) -> int:
    """Tell how wide the mark of a terrain bonus is."""
    return round(height * 0.98 + measure(signed(amount), STRONG, max(26, round(height * 0.66))) + height * 0.2)


def draw_terrain_chip(canvas: Canvas, at: tuple[int, int], height: int, terrain: Terrain, amount: int) -> int:
    """Draw a terrain with its bonus or penalty; returns the width taken."""
    width = terrain_chip_width(amount, height)
    box = (at[0], at[1], at[0] + width, at[1] + height)
    tones = TONES_OF_LAND[terrain]
    canvas.edged(box, height * 0.5, PALE, 2, INK)
    canvas.disc((at[0] + height / 2, at[1] + height / 2), height / 2 - 2, mix(tones.dark, INK, 0.25))
    canvas.sign(signs.TERRAIN[terrain], (at[0] + height / 2, at[1] + height / 2), height * 0.58, PALE)
    ink = RED if amount < 0 else INK
    size = max(26, round(height * 0.66))
    canvas.text((at[0] + height * 1.06, at[1] + height / 2), signed(amount), ink, size, STRONG, align="left")
    return width


def draw_limit(canvas: Canvas, at: tuple[int, int], height: int, limit: int) -> int:
    """Draw how much a shield covers, as a number on a shield; returns the right end."""
    box = (at[0], at[1], at[0] + height, at[1] + height)
    canvas.shape(SHIELD, box, INK)
    canvas.shape(SHIELD, inset(box, 3), PALE)
    canvas.text((at[0] + height / 2, at[1] + height * 0.46), str(limit), INK, max(26, round(height * 0.46)), TITLE)
    return box[2]


def draw_stones(canvas: Canvas, at: tuple[float, float], height: int, stones: int) -> float:
    """Draw how many power stones a Guardian begins with; returns the width taken."""
    canvas.sign(signs.DIAMOND, (at[0] + height * 0.4, at[1] + height / 2), height * 0.92, INK)
    canvas.sign(signs.DIAMOND, (at[0] + height * 0.4, at[1] + height / 2), height * 0.78, GOLD)
    size = max(26, round(height * 0.7))
    width = canvas.text((at[0] + height * 0.9, at[1] + height / 2), str(stones), INK, size, TITLE, align="left")
    return height * 0.9 + width
