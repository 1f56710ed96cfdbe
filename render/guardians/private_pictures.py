"""Hands and decks of Guardians as pictures, single cards, and the same in words."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Literal, TypeAlias

from PIL import Image

from bot.games.guardians.cards import CARDS, Card, CardId, Deck
from bot.language import Language
from render.guardians.card_faces import SIZES, SMALL_HEIGHT, face, small
from render.guardians.card_texts import card_text, draw_text, signed
from render.guardians.nouns import (
    TypeGroup,
    card_name,
    color_name,
    group_name,
    kind_line,
    terrain_name,
    type_group,
    vice_name,
)
from render.guardians.palette import cards_palette
from render.guardians.theme import BRASS, INK, PALE, QUIET, leather
from render.kit import shapes
from render.kit.alt import alt_text
from render.kit.canvas import Canvas
from render.kit.fonts import STRONG, TEXT, TITLE
from render.kit.png import png
from render.kit.sentences import sentence
from render.picture import Picture

WIDTH = 1200
COLUMNS = 4
_GAP = 10
_DECK_COLUMNS = 5
_DECK_CARD = 228
_DECK_PAGE = 1500
_GROUPS: Sequence[TypeGroup] = ("creatures", "items", "shields", "terrains", "works", "bribery", "spells")

Section: TypeAlias = TypeGroup | Literal["outside"]
"""A part of a deck: a group of types, or the Guardian with his strongholds."""
Kinds = Sequence[tuple[CardId, int]]
"""Cards with how many of each."""


# Pictures


def hand(
    cards: Sequence[CardId],
    language: Language,
    *,
    title: str = "",
    columns: int = COLUMNS,
    name: str = "guardians-hand",
) -> tuple[Picture, ...]:
    """Draw cards sorted, those of a kind together with their number; up to twelve kinds on a picture.

    At most 1200 pixels wide with four columns. `title` stands above the cards and opens the alt text; `name` begins the
    file names. No cards give no picture.
    """
    kinds = sorted_kinds(cards)
    pages = _pages(kinds, columns * 3)
    pictures = []
    for number, page in enumerate(pages, 1):
        canvas = drawn_hand(page, language, title=title, columns=columns, page=(number, len(pages)))
        alt = hand_alt(page, language, title, (number, len(pages)))
        pictures.append(Picture(png=png(canvas.image, cards_palette()), alt=alt, name=f"{name}-{number}.png"))
    return tuple(pictures)


def single(card: CardId, language: Language) -> Picture:
    """Draw one card large, for `/card`; 660 by 920 pixels. Raises KeyError for an unknown card."""
    canvas = drawn_single(card, language)
    return Picture(
        png=png(canvas.image, cards_palette()), alt=card_alt(CARDS[card], language), name="guardians-card.png"
    )


def deck(of: Deck, language: Language) -> tuple[Picture, ...]:
    """Draw an overview of a whole deck, Guardian and strongholds first, then the cards by kind, with counts.

    1200 pixels wide. A usual deck takes two pictures, the largest that is allowed seven; an empty one gives none.
    """
    pages = _deck_pages(of)
    pictures = []
    for number, sections in enumerate(pages, 1):
        canvas = drawn_deck(of, sections, language, page=(number, len(pages)))
        alt = deck_alt(of, sections, language, (number, len(pages)))
        pictures.append(Picture(png=png(canvas.image, cards_palette()), alt=alt, name=f"guardians-deck-{number}.png"))
    return tuple(pictures)


def drawn_single(card: CardId, language: Language) -> Canvas:
    """Draw one card large on the table."""
    width, height = SIZES["big"]
    canvas = Canvas(leather("single", width + 40, height + 40))
    canvas.shadow((20, 28, width + 20, height + 26), 36, 10, 0.8)
    large = face(card, language, "big")
    canvas.image.paste(large, (20, 20), large)
    return canvas


def drawn_hand(
    kinds: Kinds, language: Language, *, title: str = "", columns: int = COLUMNS, page: tuple[int, int] = (1, 1)
) -> Canvas:
    """Draw cards in rows that are about equally long."""
    width, height = SIZES["hand"]
    rows = -(-len(kinds) // columns)
    columns = -(-len(kinds) // rows)
    head = 70 if title or page[1] > 1 else 12
    whole = columns * (width + _GAP) - _GAP + 18
    canvas = Canvas(leather("hand", whole, head + rows * (height + 14)))
    _draw_head(canvas, title, page, language)
    for number, (card, count) in enumerate(kinds):
        row, column = divmod(number, columns)
        in_row = min(columns, len(kinds) - row * columns)
        left = round((whole - in_row * (width + _GAP) + _GAP) / 2) + column * (width + _GAP)
        _lay(canvas, face(card, language, "hand"), (left, head + row * (height + 14)), count)
    return canvas


def drawn_deck(
    of: Deck, sections: Sequence[tuple[Section, Kinds]], language: Language, *, page: tuple[int, int] = (1, 1)
) -> Canvas:
    """Draw sections of a deck, each a key of a group with its cards."""
    height = round(_DECK_CARD * SMALL_HEIGHT)
    canvas = Canvas(leather("deck", WIDTH, 84 + sum(_section_height(kinds) for _, kinds in sections)))
    _draw_head(canvas, of.name, page, language)
    y = 84
    for key, kinds in sections:
        count = sum(number for _, number in kinds)
        width = canvas.text((24, y + 24), _section_name(key, language), BRASS.light, 38, TITLE, align="left")
        if key != "outside":
            said = language.say("guardians-picture-cards", count=count)
            canvas.text((24 + width + 22, y + 25), said, QUIET, 30, TEXT, align="left")
        canvas.rounded((24, y + 48, WIDTH - 24, y + 50), 1, BRASS.dark, 0.8)
        y += 62
        for number, (card, copies) in enumerate(kinds):
            row, column = divmod(number, _DECK_COLUMNS)
            at = (14 + column * (_DECK_CARD + 8), y + row * (height + 12))
            _lay(canvas, small(card, language, _DECK_CARD), at, copies)
        y += _section_height(kinds) - 62
    return canvas


def _draw_head(canvas: Canvas, title: str, page: tuple[int, int], language: Language) -> None:
    width = canvas.image.width
    room = width - 60
    if page[1] > 1:
        said = language.say("guardians-picture-page", page=str(page[0]), pages=str(page[1]))
        room -= round(canvas.text((width - 26, 38), said, QUIET, 34, STRONG, align="right")) + 30
    if title:
        canvas.fitted_text((26, 38), title, PALE, 46, room, TITLE, align="left", halo=INK)


def _lay(canvas: Canvas, card: Image.Image, at: tuple[int, int], count: int) -> None:
    """Lay a card down, with its number if there are several: over the sign of its frame, or at its lower edge."""
    left, top = at
    canvas.image.paste((0, 0, 0), (left - 6, top - 2), _card_shadow(card.width, card.height))
    canvas.image.paste(card, (left, top), card)
    if count < 2:
        return
    upright = card.height > card.width
    middle = (left + 27, top + 46) if upright else (left + card.width * 0.56, top + card.height - 20)
    canvas.disc(middle, 27, INK)
    canvas.disc(middle, 24, BRASS.light)
    canvas.text(middle, f"×{count}", INK, 30, STRONG)


@lru_cache(maxsize=32)
def _card_shadow(width: int, height: int) -> Image.Image:
    shadow = shapes.shadow(width - 4, height - 4, 18, 4)
    return shadow.point([value * 6 // 10 for value in range(256)])


# Order


def sorted_kinds(cards: Iterable[CardId]) -> list[tuple[CardId, int]]:
    """Count cards and put them in order: creatures from the strongest on, then what is laid, then what is played."""
    return sorted(Counter(cards).items(), key=lambda kind: _order(CARDS[kind[0]]))


def _order(card: Card) -> tuple[int, int, str]:
    group = type_group(card.type)
    return (_GROUPS.index(group) if group else -1, -(card.base or card.dominance or 0), card.id)


def _pages(kinds: Kinds, most: int) -> list[Kinds]:
    """Cut kinds into pages that are about equally full."""
    count = -(-len(kinds) // most)
    per_page = -(-len(kinds) // count) if count else 1
    return [kinds[at : at + per_page] for at in range(0, len(kinds), per_page)]


def _deck_pages(of: Deck) -> list[list[tuple[Section, Kinds]]]:
    """Cut a deck into pages of sections; a section that does not fit goes on overleaf."""
    kinds = sorted_kinds(of.pile)
    outside = [(card, 1) for card in (of.guardian, *of.strongholds) if card]
    sections: list[tuple[Section, Kinds]] = [("outside", outside)] if outside else []
    sections += [
        (key or "outside", list(group)) for key, group in groupby(kinds, lambda kind: type_group(CARDS[kind[0]].type))
    ]
    pages: list[list[tuple[Section, Kinds]]] = [[]]
    room = _DECK_PAGE
    row = round(_DECK_CARD * SMALL_HEIGHT) + 12
    for key, section in sections:
        rest = section
        while rest:
            rows = (room - 72) // row
            if rows < 1:
                pages.append([])
                room = _DECK_PAGE
                continue
            part, rest = rest[: rows * _DECK_COLUMNS], rest[rows * _DECK_COLUMNS :]
            pages[-1].append((key, part))
            room -= _section_height(part)
    return [page for page in pages if page]


def _section_height(kinds: Kinds) -> int:
    rows = -(-len(kinds) // _DECK_COLUMNS)
    return 62 + rows * (round(_DECK_CARD * SMALL_HEIGHT) + 12) + 10


def _section_name(key: Section, language: Language) -> str:
    return language.say("guardians-picture-strongholds") if key == "outside" else group_name(key, language)


# Words


def card_facts(card: Card, language: Language) -> tuple[str, ...]:
    """List the figures of a card in words, the most important first."""
    say = language.say
    facts: list[str] = []
    if card.type in ("creature", "guardian"):
        facts.append(say("guardians-alt-vitality", base=str(card.base)))
    if card.is_creature and card.stacking != card.base:
        facts.append(say("guardians-alt-stacking", stacking=str(card.stacking)))
    if card.is_shield:
        facts.append(say("guardians-alt-covers", limit=str(card.space_limit)))
    if card.off_color is not None and card.off_color.amount:
        against = color_name(card.off_color.against, language)
        facts.append(say("guardians-alt-off-color", amount=signed(card.off_color.amount), color=against))
    facts += [
        say("guardians-alt-terrain", amount=signed(amount), terrain=terrain_name(terrain, language))
        for terrain, amount in card.terrain_bonus.items()
    ]
    if card.bribable_by:
        vices = language.list(vice_name(vice, language) for vice in card.bribable_by)
        facts.append(say("guardians-alt-bribable", vices=vices))
    if card.is_creature:
        facts.append(say("guardians-alt-receives" if card.bar == "green" else "guardians-alt-receives-not"))
    if card.cmp:
        facts.append(say("guardians-alt-channels", points=str(card.cmp)))
    if card.stones:
        facts.append(say("guardians-alt-stones", stones=card.stones))
    if card.dominance is not None and not card.is_creature:
        facts.append(say("guardians-alt-dominance", dominance=str(card.dominance)))
    return tuple(facts)


def card_lines(card: Card | CardId, language: Language) -> tuple[str, ...]:
    """Tell a whole card in lines: its name and kind, its figures, what it draws, what it does."""
    card = CARDS[card] if isinstance(card, str) else card
    lines = [f"{card_name(card, language)} · {kind_line(card, language)}"]
    facts = ", ".join(card_facts(card, language))
    if facts:
        lines.append(f"{sentence(facts)}.")
    if card.draw is not None:
        lines.append(draw_text(card, language))
    return (*lines, *card_text(card, language))


def name_note(card: Card | CardId, language: Language) -> str:
    """Say that the name of a card is our translation, and its English name; "" where it is not."""
    card = CARDS[card] if isinstance(card, str) else card
    if card_name(card, language) in (card.name_en, card.name_fr):
        return ""
    return language.say("guardians-card-translated", name=card.name_en)


def card_alt(card: Card, language: Language) -> str:
    """Say what the picture of a single card shows, and whether its name is ours."""
    name, *rest = card_lines(card, language)
    return alt_text([f"{name}.", *rest, *filter(None, [name_note(card, language)])])


def hand_alt(kinds: Kinds, language: Language, title: str = "", page: tuple[int, int] = (1, 1)) -> str:
    """Say what the picture of a hand shows: the cards with their figures and texts, or as much as there is room for."""
    opening = _opening(title, page, language)
    for most, texts in ((9, True), (9, False), (4, False), (2, False), (1, False)):
        cards = []
        for card, count in kinds:
            told = [*card_facts(CARDS[card], language)[:most]]
            told += [text.removesuffix(".") for text in card_text(card, language)] if texts else []
            name = _counted(card, count, language)
            facts = ", ".join(told)
            cards.append(language.say("guardians-alt-card", card=name, facts=facts) if told else name)
        text = " ".join([*opening, f"{'; '.join(cards)}."])
        if alt_text([text]) == text:
            return text
    return alt_text([*opening, *(f"{_counted(card, count, language)}." for card, count in kinds)])


def deck_alt(
    of: Deck, sections: Sequence[tuple[Section, Kinds]], language: Language, page: tuple[int, int] = (1, 1)
) -> str:
    """Say what the picture of a deck shows."""
    told = [
        language.say(
            "guardians-alt-section",
            section=_section_name(key, language),
            cards=", ".join(_counted(card, count, language) for card, count in kinds),
        )
        for key, kinds in sections
    ]
    return alt_text([*_opening(of.name, page, language), *told])


def _opening(title: str, page: tuple[int, int], language: Language) -> list[str]:
    opening = [f"{title}."] if title else []
    if page[1] > 1:
        opening.append(language.say("guardians-alt-page", page=str(page[0]), pages=str(page[1])) + ".")
    return opening


def _counted(card: CardId, count: int, language: Language) -> str:
    name = card_name(card, language)
    return name if count == 1 else language.say("guardians-alt-copies", count=str(count), card=name)
