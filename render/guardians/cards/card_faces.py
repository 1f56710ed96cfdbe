"""The cards of Guardians as pictures: faces in two sizes, tokens, and backs. All are cached: do not draw on them."""

import re
from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from PIL import Image

from bot.games.guardians.cards import CARDS, Card, CardId, Position
from bot.language import Language
from render.guardians.cards import card_frames
from render.guardians.look import signs
from render.guardians.look.art import art
from render.guardians.look.palette import cards_palette, table_palette
from render.guardians.look.theme import FRAMES, GOLD, INK, PALE, PAPER, SEPIA, ground_of, leather
from render.guardians.words.card_texts import card_facts, card_text, draw_text
from render.guardians.words.nouns import card_name, kind_line, type_name
from render.kit.canvas import Box, Canvas
from render.kit.colours import Colour, colour, mix
from render.kit.fonts import STRONG, TEXT, TITLE
from render.kit.kept import kept, kept_packed
from render.kit.png import Palette, in_palette
from render.kit.sentences import sentence
from render.kit.shapes import placed
from render.kit.sprites import Sprite, painted
from render.kit.text import SMALLEST, measure, wrap

FaceSize: TypeAlias = Literal["big", "hand"]
BackKind: TypeAlias = Literal["single", "double", "shield"]

SIZES: dict[FaceSize, tuple[int, int]] = {"big": (620, 880), "hand": (288, 420)}
"""Width and height of faces in pixels."""
SMALL_HEIGHT = 0.66
"""The height of a small card for its width."""
_INDENT = 54
_TEXT_WIDTH = 258
BACK_HEIGHT = 1.4
"""The height of a back for its width."""


def face(card: CardId, language: Language, size: FaceSize = "big") -> Sprite:
    """Draw a card with everything on it, of the size in SIZES, in the colours of pictures of cards.

    On a face for a hand a long text is cut. Raises KeyError for an unknown card.
    """
    return card_frames.cut(_face(card, language, size), 26 if size == "big" else 12)


@kept_packed
def _face(card: CardId, language: Language, size: FaceSize) -> Image.Image:
    whole = drawn_face(card, language, size) if size == "big" else _held(CARDS[card], language, _art_in_hand)
    return in_palette(whole.image, cards_palette())


def drawn_face(card: CardId, language: Language, size: FaceSize = "big") -> Canvas:
    """Draw a face before its corners are rounded off."""
    return _big(CARDS[card], language) if size == "big" else _held(CARDS[card], language)


# The single card


def _big(card: Card, language: Language) -> Canvas:
    """Draw the picture over all that is left by the kind of the card, its texts, and its figures with words."""
    width, height = SIZES["big"]
    ground = ground_of(card)
    canvas = Canvas(card_frames.border(ground, width, height, 26, card.double_backed))
    paragraphs = _paragraphs(card, language)
    facts = wrap(sentence(", ".join(card_facts(card, language))), TEXT, SMALLEST, width - 96)
    figures = height - 46 - 32 * len(facts) - (96 if _has_figures(card) else 0)
    size, rows, needed = _set(paragraphs, width - 84, figures - 430)
    low = figures - round(needed) - (76 if paragraphs else 52)
    _draw_art(canvas, card, (26, 100, width - 26, low + 12))
    frame = card_frames.draw_name_band(canvas, (26, 26, width - 26, 108), ground)
    canvas.sign(signs.GROUND[ground], (66, 68), 44, frame.ink)
    right = width - 26
    if card.dominance is not None:
        card_frames.draw_pearl(canvas, (width - 70, 68), 34, card.dominance)
        right = width - 110
    _draw_lines(canvas, card_name(card, language), (98, 26, right - 8, 108), 50, 2, frame.ink)
    band = (26, low, width - 26, low + 46)
    canvas.rounded(band, 10, frame.border)
    canvas.frame(band, 10, 2, frame.rule)
    on_band = INK if ground in ("mortal", "elemental") else PALE
    canvas.fitted_text((width / 2, low + 24), kind_line(card, language), on_band, 31, width - 90, STRONG)
    _draw_big_marks(canvas, card, low)
    _draw_text(canvas, [sign for sign, _ in paragraphs], rows, size, (42, low + 58))
    if _has_figures(card):
        _draw_foot(canvas, card, language, (40, figures + 6, width - 40, figures + 90))
    for number, line in enumerate(facts):
        canvas.text((width / 2, height - 54 - 32 * (len(facts) - 1 - number)), line, SEPIA, SMALLEST, TEXT)
    return canvas


def _draw_art(canvas: Canvas, card: Card, box: Box, paint: Callable[..., Image.Image] = art) -> None:
    canvas.image.paste(paint(card.id, box[2] - box[0], box[3] - box[1]), box[:2])
    frame = FRAMES[ground_of(card)]
    canvas.frame(box, 2, 3, mix(frame.border, INK, 0.5))


def _draw_big_marks(canvas: Canvas, card: Card, low: int) -> None:
    """Draw what lies upon the picture: vices at the right, terrains below, wings and command at the left."""
    for number, vice in enumerate(card.bribable_by):
        card_frames.draw_vice(canvas, (548, 160 + 66 * number), 58, vice)
    for number, sign in enumerate(_corner_signs(card)):
        centre = (72, 158 + 62 * number)
        canvas.ringed(centre, 27, PAPER, 2, INK)
        canvas.sign(signs.ABILITY[sign], centre, 34, INK)
    at = 46
    for terrain, amount in card.terrain_bonus.items():
        at += card_frames.draw_terrain_chip(canvas, (at, low - 52), 44, terrain, amount) + 8


def _corner_signs(card: Card) -> list[signs.Sign]:
    corner: list[signs.Sign] = ["wing"] if card.flying else []
    if any(each.command for each in card.abilities) or card.timing == "command":
        corner.append("command")
    return corner


def _set(paragraphs: Sequence[tuple[str, str]], width: int, room: int) -> tuple[int, list[list[str]], float]:
    """Break the abilities into lines as large as they fit into a height; give the size, the lines and their height."""
    size = 36
    while True:
        rows = [wrap(text, TEXT, size, width - _INDENT) for _, text in paragraphs]
        needed = (sum(len(each) for each in rows) * 1.14 + max(0, len(rows) - 1) * 0.5) * size
        if needed <= room or size == SMALLEST:
            return size, rows, needed
        size -= 1


def _draw_text(
    canvas: Canvas, marks: Sequence[str], rows: Sequence[Sequence[str]], size: int, corner: tuple[int, int]
) -> None:
    """Write the abilities, each beside its sign."""
    left, y = corner[0], corner[1] + size * 0.57
    for sign, lines in zip(marks, rows, strict=True):
        if sign:
            canvas.sign(sign, (left + 20, y + (len(lines) - 1) * size * 0.57), 36, SEPIA)
        for line in lines:
            canvas.text((left + _INDENT, y), line, INK, size, TEXT, align="left")
            y += size * 1.14
        y += size * 0.5


def _paragraphs(card: Card, language: Language) -> list[tuple[str, str]]:
    """List the texts of a card with their signs."""
    paragraphs = []
    if card.draw is not None:
        paragraphs.append((signs.ABILITY["card"], draw_text(card, language)))
    texts = card_text(card, language)
    if card.timing is not None:
        paragraphs.append((signs.HOURGLASS, texts[0]))
        texts = texts[1:]
    paragraphs += [
        (signs.ABILITY[signs.sign_of(ability)], text) for ability, text in zip(card.abilities, texts, strict=True)
    ]
    return paragraphs


def _draw_foot(canvas: Canvas, card: Card, language: Language, box: Box) -> None:
    """Draw the figures of a card along its lower edge."""
    left, top, right, bottom = box
    height = bottom - top
    canvas.rounded((left, top - 6, right, top - 4), 1, SEPIA, 0.6)
    if card.type in ("creature", "guardian"):
        end = card_frames.draw_vitality(canvas, (left, top), height, card)
        low = top + round(height * 0.2)
        if card.off_color and card.off_color.amount:
            card_frames.draw_off_color(canvas, (end + 22, low), round(height * 0.6), card)
        if card.cmp:
            card_frames.draw_cmp(canvas, (right - 40, top + height / 2), round(height * 0.84), card.cmp)
            right -= 88
        card_frames.draw_bar(canvas, (right - (88 if card.cmp else 142), low, right, low + round(height * 0.6)), card)
        if card.stones:
            card_frames.draw_stones(canvas, (end + 26, top + height * 0.16), round(height * 0.68), card.stones)
    elif card.is_shield:
        end = card_frames.draw_limit(canvas, (left, top), height, card.space_limit)
        text = language.say("guardians-card-covers", limit=str(card.space_limit))
        canvas.fitted_text((end + 18, top + height / 2), text, INK, 34, right - end - 30, STRONG, align="left")
    else:
        _draw_ground(canvas, ((left + right) / 2, top + height / 2), height * 0.72, card)


# The card in a hand


def _held(card: Card, language: Language, paint: Callable[..., Image.Image] = art) -> Canvas:
    width, height = SIZES["hand"]
    ground = ground_of(card)
    canvas = Canvas(card_frames.border(ground, width, height, 12, card.double_backed))
    text = _short_text(card, language)
    room = 132 if _has_figures(card) else 192
    # A long text takes lines from the picture.
    needed = len(wrap(text, TEXT, SMALLEST, _TEXT_WIDTH))
    lower = min(max(0, needed - room // SMALLEST), _lines_to_spare(card)) * SMALLEST
    low, room = 208 - lower if text else 342, room + lower
    _draw_art(canvas, card, (14, 80, width - 14, low), paint)
    frame = card_frames.draw_name_band(canvas, (13, 13, width - 13, 78), ground)
    canvas.sign(signs.GROUND[ground], (33, 46), 26, frame.ink)
    right = width - 16
    if card.dominance is not None and not card.is_creature:
        card_frames.draw_pearl(canvas, (width - 41, 46), 24, card.dominance)
        right = width - 66
    name = short_name(card, language)
    if len(wrap(name, TITLE, SMALLEST, right - 52)) > 2:
        name = _shortest_name(card, language)
    _draw_lines(canvas, name, (51, 13, right - 1, 78), 35, 2, frame.ink)
    for number, vice in enumerate(card.bribable_by):
        card_frames.draw_vice(canvas, (width - 37, 102 + 42 * number), 40, vice)
    for number, sign in enumerate(_corner_signs(card)):
        centre = (37, 102 + 42 * number)
        canvas.ringed(centre, 20, PAPER, 1.5, INK)
        canvas.sign(signs.ABILITY[sign], centre, 25, INK)
    at = 18
    for terrain, amount in card.terrain_bonus.items():
        at += card_frames.draw_terrain_chip(canvas, (at, low - 38), 35, terrain, amount) + 4
    if card.off_color and card.off_color.amount and _crowded(card):
        card_frames.draw_off_color(canvas, (at, low - 40), 37, card)
    if text:
        size = next(size for size in (30, 29, 28, 27, SMALLEST) if size == SMALLEST or _fits(text, size, room))
        middle = (width / 2, low + 2 + room / 2)
        canvas.fitted_lines(middle, text, INK, size, _TEXT_WIDTH, room // size, TEXT, apart=1.0)
    if _has_figures(card):
        _draw_held_foot(canvas, card, (17, 344, width - 17, 405))
    return canvas


@kept_packed
def _art_in_hand(card: CardId, width: int, height: int) -> Image.Image:
    """Paint what takes half of the time of a face and is the same in all languages."""
    return in_palette(art(card, width, height), cards_palette())


def _fits(text: str, size: int, room: int) -> bool:
    """Tell whether a text has room in its height, and the longest of its words in the width."""
    if any(measure(word, TEXT, size) > _TEXT_WIDTH for word in text.split(" ")):
        return False
    return len(wrap(text, TEXT, size, _TEXT_WIDTH)) * size <= room


def _lines_to_spare(card: Card) -> int:
    """Tell how many lines of text the picture of a card in a hand can do without, with the marks that lie upon it."""
    signs_left, below = len(_corner_signs(card)), bool(card.terrain_bonus) or _crowded(card)
    return 1 if len(card.bribable_by) > 1 or signs_left > 1 or (signs_left and below) else 3


def _has_figures(card: Card) -> bool:
    """Tell whether something stands along the lower edge of a card; what is only played needs the room for words."""
    return card.is_shield or card.type in ("creature", "guardian", "terrain", "stronghold")


def _short_text(card: Card, language: Language) -> str:
    """Say what a card in a hand does; when it may be played is left to the single card."""
    texts = card_text(card, language)
    return " ".join(texts[1:] if card.timing else texts)


def short_name(card: Card, language: Language) -> str:
    """Name a card where there is little room: without what is in brackets, and without what its frame tells."""
    name = re.sub(r" \(.*\)$", "", card_name(card, language))
    if card.position:
        return name.rpartition(" ")[0]
    kind = type_name(card.type, language)
    return name[len(kind) + 1 :] if card.is_shield and name.casefold().startswith(f"{kind} ".casefold()) else name


def _shortest_name(card: Card, language: Language) -> str:
    """Name a card on a token: without a title after a comma, and without a number that its pearl shows."""
    name = re.split(r"[,:]", short_name(card, language))[0]
    return name.rstrip("0123456789 ") if card.is_shield else name


def _draw_ground(canvas: Canvas, centre: tuple[float, float], size: float, card: Card) -> None:
    """Draw in a row on which side a stronghold stands, and the types of a land."""
    x, y, step = *centre, size * 1.5
    x -= (len(card.terrain_types) + bool(card.position) - 1) * step / 2
    if card.position:
        _draw_position(canvas, (x, y), size * 0.84, card)
        x += step
    for number, terrain in enumerate(card.terrain_types):
        canvas.sign(signs.TERRAIN[terrain], (x + step * number, y), size, SEPIA)


def _draw_position(canvas: Canvas, centre: tuple[float, float], size: float, card: Card) -> None:
    """Draw an arrow that tells on which side a stronghold stands."""
    if card.position is None:
        return
    canvas.ringed(centre, size * 0.72, PAPER, size * 0.06, INK)
    canvas.sign(_ARROWS[card.position], centre, size * 0.8, INK)


_ARROWS: dict[Position, str] = {
    "left": placed(signs.ABILITY["move"], mirror=True),
    "center": signs.UP,
    "right": signs.ABILITY["move"],
}


def _crowded(card: Card) -> bool:
    """Tell whether two vitalities, a bar and points leave no room between them."""
    return bool(card.cmp) and card.stacking != card.base


def _draw_held_foot(canvas: Canvas, card: Card, box: Box) -> None:
    left, top, right, bottom = box
    height = bottom - top
    low = top + 16
    if card.type in ("creature", "guardian"):
        end = card_frames.draw_vitality(canvas, (left, top), height, card)
        if card.cmp:
            card_frames.draw_cmp(canvas, (right - 22, bottom - 23), 44, card.cmp)
            right -= 46
        card_frames.draw_bar(canvas, (right - 48, low + 6, right, bottom - 6), card)
        if card.off_color and card.off_color.amount and not _crowded(card):
            card_frames.draw_off_color(canvas, (end + 7, low + 4), bottom - low - 6, card)
        if card.stones:
            card_frames.draw_stones(canvas, (end + 10, low), bottom - low, card.stones)
    elif card.is_shield:
        card_frames.draw_limit(canvas, (left, top - 2), height + 2, card.space_limit)
    else:
        _draw_ground(canvas, ((left + right) / 2, (top + bottom) / 2), 42, card)


def _draw_lines(canvas: Canvas, text: str, box: Box, size: int, most: int, ink: Colour) -> None:
    """Write a name in the middle of a box: on one line if that is not much smaller, else on several."""
    left, top, right, bottom = box
    width = right - left
    while size > SMALLEST and any(measure(word, TITLE, size) > width for word in text.split()):
        size -= 1
    if len(wrap(text, TITLE, max(SMALLEST, round(size * 0.8)), width)) == 1:
        most = 1
    else:
        size = min(size, max(SMALLEST, round((bottom - top) / most * 0.94)))
    middle = ((left + right) / 2, (top + bottom) / 2)
    canvas.fitted_lines(middle, text, ink, size, width, most, TITLE, apart=0.92)


# Tokens


def small(card: CardId, language: Language, width: int, colours: Palette) -> Sprite:
    """Draw what counts in a combat: name, emblem, vitality, off-colour bonus, terrains, vices, bar, points.

    In the colours of the picture that it is for, SMALL_HEIGHT times as high as wide. Below 200 pixels there is no room
    for everything.
    """
    return card_frames.cut(_small(card, language, width, colours), round(8 * width / 240))


@kept
def _small(card: CardId, language: Language, width: int, colours: Palette) -> Image.Image:
    return in_palette(drawn_small(card, language, width).image, colours)


def drawn_small(card: CardId, language: Language, width: int = 240) -> Canvas:
    """Draw a small card before its corners are rounded off."""
    of = CARDS[card]
    height = round(width * SMALL_HEIGHT)
    ground = ground_of(of)
    unit = width / 240
    thickness = round(8 * unit)
    canvas = Canvas(card_frames.border(ground, width, height, thickness, of.double_backed))
    name = _shortest_name(of, language)
    # Four names are so long that they need two lines to their ends, or a part of the frame.
    margins = (thickness + 5, thickness + 2, thickness - 3, 2)
    lines = (len(wrap(name, TITLE, SMALLEST, width - 2 * beside)) for beside in margins)
    beside, named = next((fits for fits in zip(margins, lines, strict=True) if fits[1] <= 2), (margins[0], 2))
    band = round(44 * unit) if named == 1 else thickness + 54
    _draw_art(canvas, of, (thickness + 1, band, width - thickness - 1, height - thickness - 1))
    frame = card_frames.draw_name_band(canvas, (thickness, thickness, width - thickness, band + 2), ground)
    box = (beside, thickness, width - beside, band + 2)
    _draw_lines(canvas, name, box, max(SMALLEST, round(30 * unit)), named, frame.ink)
    foot = round(46 * unit)
    low = height - thickness - foot - round(3 * unit)
    edge = thickness + round(4 * unit)
    if of.type in ("creature", "guardian"):
        end = card_frames.draw_vitality(canvas, (edge, low), foot, of)
        right, bottom = width - edge, height - thickness
        bar = (right - round(44 * unit), bottom - round(26 * unit) - 3, right, bottom - 3)
        card_frames.draw_bar(canvas, bar, of)
        if of.cmp:
            centre = (right - round(68 * unit), bottom - 18 * unit)
            card_frames.draw_cmp(canvas, centre, round(38 * unit), of.cmp)
        if of.off_color and of.off_color.amount:
            # Below a name of two lines there is no room above the vitality.
            tall = round((38 if named == 1 else 34) * unit)
            at_side = (end + 3, low + foot - tall)
            card_frames.draw_off_color(canvas, (edge, round(band + 6 * unit)) if named == 1 else at_side, tall, of)
        for number, vice in enumerate(of.bribable_by):
            card_frames.draw_vice(canvas, (right - 18 * unit - number * 36 * unit, band + 24 * unit), 35 * unit, vice)
        chip = round(33 * unit)
        wide = sum(card_frames.terrain_chip_width(amount, chip) for amount in of.terrain_bonus.values())
        at, above = (right - wide, low - round(20 * unit)) if named == 1 else (edge, band + 3)
        for terrain, amount in of.terrain_bonus.items():
            at += card_frames.draw_terrain_chip(canvas, (at, above), chip, terrain, amount)
    elif of.dominance is not None:
        card_frames.draw_pearl(canvas, (width - edge - 20 * unit, height - edge - 20 * unit), 22 * unit, of.dominance)
    if of.is_shield:
        card_frames.draw_limit(canvas, (edge, low), foot, of.space_limit)
    _draw_position(canvas, (width - edge - 22 * unit, height - edge - 22 * unit), 28 * unit, of)
    return canvas


def tiny(card: CardId, width: int) -> Sprite:
    """Draw a square token without words: emblem and frame and, from 60 pixels on, base vitality."""
    return card_frames.cut(_tiny(card, width), max(3, width // 16))


@kept_packed
def _tiny(card: CardId, width: int) -> Image.Image:
    of = CARDS[card]
    thickness = max(3, width // 16)
    canvas = Canvas(card_frames.border(ground_of(of), width, width, thickness, False))
    inner = (thickness, thickness, width - thickness, width - thickness)
    _draw_art(canvas, of, inner)
    if of.type in ("creature", "guardian") and width >= 60:
        size = max(SMALLEST, round(width * 0.36))
        canvas.text(
            (thickness + 4, width - thickness - size * 0.42), str(of.base), INK, size, TITLE, align="left", halo=PALE
        )
    return in_palette(canvas.image, table_palette())


# Backs

_BACKS: dict[BackKind, tuple[Colour, Colour]] = {
    "single": (colour("#5c1f2b"), colour("#c98b5a")),
    "double": (colour("#2b2560"), colour("#a99be6")),
    "shield": (colour("#1d4a5c"), colour("#8cc6c9")),
}


@kept
def back(kind: BackKind, width: int) -> Sprite:
    """Draw a card face down, BACK_HEIGHT times as high as wide.

    The rule around it is single or double as printed; a shield's back is that of every card that covers a stack.
    """
    ground, light = _BACKS[kind]
    height = round(width * BACK_HEIGHT)
    thickness = max(4, width // 16)
    canvas = Canvas(Image.new("RGB", (width, height), mix(ground, INK, 0.6)))
    canvas.image.paste(leather(f"back/{kind}", width, height))
    canvas.rounded((1, 1, width - 1, height - 1), thickness * 1.5, ground, 0.82)
    _draw_lattice(canvas, width, height, light)
    rings = (0.7, 1.5) if kind == "double" else (1.0,)
    for ring in rings:
        edge = round(thickness * ring)
        canvas.frame((edge, edge, width - edge, height - edge), thickness, max(1.5, width / 90), light)
    middle, radius = (width / 2, height / 2), width * 0.3
    canvas.disc(middle, radius * 1.08, mix(ground, INK, 0.5))
    canvas.disc(middle, radius, light)
    canvas.disc(middle, radius * 0.93, mix(ground, INK, 0.25))
    path = {"single": signs.CROWN, "double": signs.GROUND["spell"], "shield": signs.ABILITY["shield"]}[kind]
    canvas.sign(path, middle, radius * 1.2, GOLD if kind == "single" else light)
    return card_frames.cut(canvas.image, thickness)


def _draw_lattice(canvas: Canvas, width: int, height: int, light: Colour) -> None:
    step = max(10, width // 6)
    size = max(3, step // 4)
    for row, y in enumerate(range(step, height - step // 2, step)):
        for x in range(step + (row % 2) * step // 2, width - step // 2, step):
            canvas.stamp(painted(((signs.DIAMOND, light),), size, size), (x, y))
