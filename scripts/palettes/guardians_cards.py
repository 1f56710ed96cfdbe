"""Choose the colours of Guardians' pictures of cards."""

from collections.abc import Iterable

from PIL import Image

from bot.games.guardians.cards import CARDS
from bot.language import pick
from render.guardians.cards.card_faces import BackKind, back, drawn_face
from render.guardians.cards.card_frames import cut
from render.guardians.look.art import art
from render.guardians.look.theme import (
    CMP,
    FRAMES,
    GOLD,
    GREEN,
    GREEN_LIGHT,
    INK,
    LEATHER,
    PALE,
    PAPER,
    PEARL,
    PEARL_LIGHT,
    QUIET,
    RED,
    RED_LIGHT,
    SEPIA,
    leather,
)
from render.kit.colours import Colour
from render.kit.png import Palette, ramp
from scripts.palettes.choosing import choose


def chosen_cards_palette() -> Palette:
    """Choose the colours from the flat ones and from samples of all kinds of cards."""
    return choose(_flat(), _samples())


def _flat() -> list[Colour]:
    """List flat colours, and the steps between those that meet at the edges of letters and shapes."""
    colours = [INK, PALE, PAPER, SEPIA, RED, GREEN, PEARL, PEARL_LIGHT, CMP, GOLD, LEATHER, QUIET]
    colours += [GREEN_LIGHT, RED_LIGHT]
    colours += ramp(INK, PAPER, 8)
    for frame in FRAMES.values():
        colours += [frame.border, frame.band]
    return list(dict.fromkeys(colours))


def _samples() -> Iterable[Image.Image]:
    language = pick("en")
    cards = list(CARDS)
    kinds: tuple[BackKind, ...] = ("single", "double", "shield")
    yield _sheet([(art(card, 140, 100), None) for card in cards[::4]])
    faces = [cut(drawn_face(card, language, "hand").image, 12) for card in cards[::16]]
    yield _sheet([(_half(each.image), _half(each.mask)) for each in faces])
    yield _sheet([(each.image, each.mask) for each in (back(kind, 160) for kind in kinds)])


def _half(image: Image.Image) -> Image.Image:
    return image.resize((image.width // 2, image.height // 2), Image.Resampling.NEAREST)


def _sheet(images: list[tuple[Image.Image, Image.Image | None]]) -> Image.Image:
    width, height = images[0][0].size
    columns = max(1, 1200 // width)
    sheet = leather("sample", columns * width, -(-len(images) // columns) * height).copy()
    for number, (image, mask) in enumerate(images):
        at = (number % columns * width, number // columns * height)
        sheet.paste(image, at, mask)
    return sheet
