"""Hands and decks of Guardians as pictures, single cards, and the same in words."""

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from bot.games.guardians.cards import CardId
from bot.games.guardians.decks import Deck
from bot.language import Language
from render.guardians.faces import SIZES, face
from render.guardians.nouns import card_name
from render.kit.alt import alt_text
from render.picture import Picture


def hand(
    cards: Sequence[CardId], language: Language, *, title: str = "", columns: int = 4, name: str = "guardians-hand"
) -> tuple[Picture, ...]:
    """Draw cards sorted and with those of a kind together; one picture for up to twelve kinds, then several.

    1200 pixels wide at four columns. `title` stands above the cards and opens the alt text; `name` begins the file
    names. No cards give no picture.
    """
    kinds = list(Counter(cards).items())
    pages = [kinds[at : at + 12] for at in range(0, len(kinds), 12)]
    return tuple(_page(page, language, title, columns, f"{name}-{number}.png") for number, page in enumerate(pages, 1))


def single(card: CardId, language: Language) -> Picture:
    """Draw one card large, for `/card`; 620 by 880 pixels. Raises KeyError for an unknown card."""
    return _picture(face(card, language, "big"), card_name(card, language), "guardians-card.png")


def deck(of: Deck, language: Language) -> tuple[Picture, ...]:
    """Draw an overview of a whole deck with counts, Guardian and strongholds first."""
    outside = [card for card in (of.guardian, *of.strongholds) if card]
    return hand([*outside, *of.pile], language, title=of.name, columns=6, name="guardians-deck")


def _page(kinds: Sequence[tuple[CardId, int]], language: Language, title: str, columns: int, name: str) -> Picture:
    width, height = SIZES["hand"]
    rows = -(-len(kinds) // columns)
    image = Image.new("RGB", (columns * (width + 16), rows * (height + 16)))
    for number, (card, _) in enumerate(kinds):
        row, column = divmod(number, columns)
        image.paste(face(card, language, "hand"), (column * (width + 16) + 8, row * (height + 16) + 8))
    words = language.list(f"{count} {card_name(card, language)}" for card, count in kinds)
    return _picture(image, alt_text([title, words]), name)


def _picture(image: Image.Image, alt: str, name: str) -> Picture:
    from io import BytesIO

    file = BytesIO()
    image.convert("RGB").save(file, "PNG")
    return Picture(png=file.getvalue(), alt=alt, name=name)
