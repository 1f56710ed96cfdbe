"""The cards of Guardians as pictures: faces in three sizes, tokens and backs. All are cached: do not draw on them."""

from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image

from bot.games.guardians.cards import CARDS, CardId
from bot.language import Language
from render.kit.canvas import Canvas
from render.kit.colours import WHITE, colour
from render.kit.fonts import TITLE
from render.guardians.nouns import card_name

FaceSize: TypeAlias = Literal["big", "hand"]
BackKind: TypeAlias = Literal["single", "double", "shield"]

SIZES: dict[FaceSize, tuple[int, int]] = {"big": (620, 880), "hand": (284, 412)}
"""Width and height of faces in pixels."""


@lru_cache(maxsize=512)
def face(card: CardId, language: Language, size: FaceSize = "big") -> Image.Image:
    """Draw a card with everything on it, as an RGBA image of the size in SIZES. Raises KeyError for an unknown card."""
    return _plain(card_name(card, language), CARDS[card].base, *SIZES[size])


@lru_cache(maxsize=512)
def small(card: CardId, language: Language, width: int = 240) -> Image.Image:
    """Draw what counts in a combat: name, vitality, off-colour bonus, vices, bar; RGBA, 0.62 times as high as wide."""
    return _plain(card_name(card, language), CARDS[card].base, width, round(width * 0.62))


@lru_cache(maxsize=512)
def tiny(card: CardId, width: int = 72) -> Image.Image:
    """Draw a square token without words: emblem, colour and, for creatures, base vitality; RGBA."""
    return _plain("", CARDS[card].base, width, width)


@lru_cache(maxsize=64)
def back(kind: BackKind, width: int) -> Image.Image:
    """Draw a card face down, RGBA, 1.45 times as high as wide.

    The border is single or double as printed; a shield's back is that of every card over a stack.
    """
    return _plain("", 0, width, round(width * 1.45))


def _plain(name: str, number: int, width: int, height: int) -> Image.Image:
    canvas = Canvas(Image.new("RGB", (width, height), colour("#333a44")))
    if name:
        canvas.fitted_text((width / 2, 30), name, WHITE, 30, width - 16, TITLE)
    canvas.text((width / 2, height - 30), str(number), WHITE, 40, TITLE)
    return canvas.image.convert("RGBA")
