"""Hands and decks of Guardians as pictures, single cards, and the same in words."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Literal, TypeAlias

from PIL import Image

from bot.games.guardians.cards import CARDS, Card, CardId, Deck, TypeGroup
from bot.games.guardians.combat import when_cast
from bot.language import Language
from render.guardians.cards.card_faces import SIZES, SMALL_HEIGHT, face, small
from render.guardians.look.palette import cards_palette, picture
from render.guardians.look.theme import BRASS, INK, PALE, QUIET, leather
from render.guardians.words.card_texts import card_facts, card_text, draw_text
from render.guardians.words.nouns import card_name, group_name, kind_line, type_group
from render.kit.alt import alt_text
from render.kit.canvas import Canvas, inset
from render.kit.fonts import STRONG, TEXT, TITLE
from render.kit.kept import kept
from render.kit.png import in_palette
from render.kit.sentences import sentence
from render.kit.sprites import Sprite
from render.picture import ALT_LIMIT, Picture

WIDTH = 1200
NARROWEST = 640
"""A hand of few cards is narrower, so that a phone shows them larger; its title still fits."""
COLUMNS = 4
_GAP = 10
_DECK_COLUMNS = 5
_DECK_CARD = 228
_DECK_PAGE = 1500
_TALLEST = 1600
_SMALL_ROW = round(_DECK_CARD * SMALL_HEIGHT) + 12
MOST_ROWS = 9
"""So many rows of small cards a hand has at most: more the table does not hold."""
_VITALITIES = ("1", "3", "5", "7", "9", "11+")
"""Where the groups of base vitality in the curve of a deck begin."""
_GROUPS: Sequence[TypeGroup] = ("creatures", "items", "shields", "terrains", "works", "bribery", "spells")

Section: TypeAlias = TypeGroup | Literal["outside"]
"""A part of a deck: a group of types, or the Guardian with his strongholds."""
CardCounts = Sequence[tuple[CardId, int]]
"""Cards with how many of each."""


# Pictures


def hand(
    cards: Sequence[CardId], language: Language, *, title: str = "", name: str = "guardians-hand"
) -> tuple[Picture, ...]:
    """Draw cards sorted, those of a kind together with their number; up to twelve kinds on a picture.

    As wide as its rows, 640 to 1200 pixels. `title` stands above the cards and opens the alt text; `name` begins the
    file names. No cards give no picture.
    """
    pages = _pages(sorted_counts(cards), COLUMNS * 3)
    return tuple(
        picture(
            drawn_hand(kinds, language, title=title, page=(number, len(pages))),
            hand_alt(kinds, language, title, (number, len(pages))),
            f"{name}-{number}.png",
            cards_palette(),
        )
        for number, kinds in enumerate(pages, 1)
    )


def choices(
    cards: Sequence[CardId],
    language: Language,
    *,
    title: str,
    name: str,
    offered: Collection[CardId] = (),
    rows: int,
    most_rows: int = MOST_ROWS,
    narrowest: int = NARROWEST,
) -> tuple[Picture, ...]:
    """Draw a hand on one picture, with a border around what is offered; what is not is darker. Without cards none.

    Cards have their texts if they fit into so many rows, and are small otherwise. Those that do not fit into
    `most_rows` either are counted in the last place, and told by the alt text; what is offered is left out last.
    """
    kinds = sorted_counts(cards)
    if not kinds:
        return ()
    large, places = len(kinds) <= COLUMNS * rows, _DECK_COLUMNS * most_rows
    shown = kinds if large or len(kinds) <= places else fitting(kinds, places - 1, offered)
    more = len(kinds) - len(shown)
    canvas = drawn_hand(shown, language, title=title, offered=offered, large=large, more=more, narrowest=narrowest)
    return (picture(canvas, hand_alt(kinds, language, title), f"{name}.png", cards_palette()),)


def single(card: CardId, language: Language) -> Picture:
    """Draw one card large, for `/card`; 660 by 920 pixels. Raises KeyError for an unknown card."""
    width, height = SIZES["big"]
    canvas = Canvas(_leather("single", width + 40, height + 40))
    canvas.shadow((20, 28, width + 20, height + 26), 36, 10, 0.8)
    large = face(card, language, "big")
    canvas.image.paste(large.image, (20, 20), large.mask)
    return picture(canvas, card_alt(CARDS[card], language), "guardians-card.png", cards_palette())


def deck(of: Deck, language: Language) -> tuple[Picture, ...]:
    """Draw an overview of a whole deck, Guardian and strongholds first, then the cards by kind, with counts.

    1200 pixels wide. A usual deck takes two pictures, the largest that is allowed seven; an empty one gives none.
    """
    pages = _deck_pages(of)
    return tuple(_deck_page(of, page, language, (number, len(pages))) for number, page in enumerate(pages, 1))


def drawn_hand(
    kinds: CardCounts,
    language: Language,
    *,
    title: str = "",
    page: tuple[int, int] = (1, 1),
    offered: Collection[CardId] = (),
    large: bool = True,
    more: int = 0,
    narrowest: int = NARROWEST,
) -> Canvas:
    """Draw cards in rows that are about equally long; what is not among the offered is darker.

    In the place behind them stands how many `more` there are.
    """
    width, height = SIZES["hand"] if large else (_DECK_CARD, _SMALL_ROW - 12)
    places = len(kinds) + bool(more)
    rows = -(-places // (COLUMNS if large else _DECK_COLUMNS))
    columns = -(-places // rows)
    head = 72 if title or page[1] > 1 else 12
    wide = max(narrowest, min(WIDTH, columns * (width + _GAP) + 18)) if large else WIDTH
    canvas = Canvas(_table(head + rows * (height + 12), wide))
    _draw_head(canvas, title, page, language)

    def corner(number: int) -> tuple[int, int]:
        row, column = divmod(number, columns)
        in_row = min(columns, places - row * columns)
        left = round((wide - in_row * (width + _GAP) + _GAP) / 2) + column * (width + _GAP)
        return left, head + row * (height + 12)

    for number, (card, count) in enumerate(kinds):
        left, top = corner(number)
        _lay(canvas, face(card, language, "hand") if large else _small(card, language), (left, top), count)
        box = inset((left, top, left + width, top + height), -4)
        if card in offered:
            canvas.frame(box, 16, 7, BRASS.light)
        elif offered:
            canvas.rounded(box, 16, INK, 0.5)
    if more:
        left, top = corner(len(kinds))
        canvas.rounded((left, top, left + width, top + height), 12, INK, 0.6)
        canvas.text((left + width / 2, top + height / 2), f"+{more}", PALE, 60, TITLE)
    return canvas


def _table(height: int, width: int = WIDTH) -> Image.Image:
    """Return a table of a size, cut from one that is made once."""
    return _leather("hand", WIDTH, _TALLEST).crop((0, 0, width, height))


@kept
def _leather(name: str, width: int, height: int) -> Image.Image:
    return in_palette(leather(name, width, height), cards_palette())


def _deck_page(
    of: Deck, sections: Sequence[tuple[Section, CardCounts]], language: Language, page: tuple[int, int]
) -> Picture:
    """Draw sections of a deck, each a key of a group with its cards."""
    canvas = Canvas(_table(84 + sum(_section_height(kinds) for _, kinds in sections)))
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
        if key == "outside" and len(kinds) < _DECK_COLUMNS:
            _draw_curve(canvas, of, language, (WIDTH - 14 - _DECK_CARD, y))
        for number, (card, copies) in enumerate(kinds):
            row, column = divmod(number, _DECK_COLUMNS)
            at = (14 + column * (_DECK_CARD + 8), y + row * _SMALL_ROW)
            _lay(canvas, _small(card, language), at, copies)
        y += _section_height(kinds) - 62
    return picture(canvas, deck_alt(of, sections, language, page), f"guardians-deck-{page[0]}.png", cards_palette())


def vitality_curve(of: Deck) -> tuple[int, ...]:
    """Count the creatures of a deck by base vitality: below 3, 3 and 4, and so on, from 11 on."""
    counts = Counter(min(max(CARDS[card].base or 0, 1) - 1, 10) // 2 for card in of.pile if CARDS[card].is_creature)
    return tuple(counts[place] for place in range(len(_VITALITIES)))


def _draw_curve(canvas: Canvas, of: Deck, language: Language, at: tuple[int, int]) -> None:
    """Draw how many creatures of a deck are how strong, as large as a small card."""
    left, top = at
    bottom = top + _SMALL_ROW - 12
    canvas.rounded((left, top, left + _DECK_CARD, bottom), 12, INK, 0.6)
    said = language.say("guardians-picture-curve")
    canvas.fitted_text((left + _DECK_CARD / 2, top + 18), said, QUIET, 26, _DECK_CARD - 16, STRONG)
    counts = vitality_curve(of)
    wide = (_DECK_CARD - 8) / len(counts)
    for place, (count, vitality) in enumerate(zip(counts, _VITALITIES, strict=True)):
        x = left + 4 + (place + 0.5) * wide
        high = round(56 * count / max(*counts, 1))
        canvas.rounded((round(x - 15), bottom - 32 - high, round(x + 15), bottom - 30), 4, BRASS.light)
        canvas.text((x, bottom - 44 - high), str(count), PALE, 26, STRONG)
        canvas.text((x, bottom - 15), vitality, QUIET, 26, STRONG)


def _draw_head(canvas: Canvas, title: str, page: tuple[int, int], language: Language) -> None:
    width = canvas.image.width
    room = width - 60
    if page[1] > 1:
        said = language.say("guardians-picture-page", page=str(page[0]), pages=str(page[1]))
        room -= round(canvas.text((width - 26, 38), said, QUIET, 34, STRONG, align="right")) + 30
    if title:
        canvas.fitted_text((26, 38), title, PALE, 46, room, TITLE, align="left", halo=INK)


def _small(card: CardId, language: Language) -> Sprite:
    return small(card, language, _DECK_CARD, cards_palette())


def _lay(canvas: Canvas, card: Sprite, at: tuple[int, int], count: int) -> None:
    """Lay a card down, with its number if there are several: over the sign of its frame, or at its lower edge."""
    left, top = at
    canvas.shadow((left + 2, top + 6, left + card.width - 2, top + card.height + 2), 18, 4, 0.6)
    canvas.image.paste(card.image, (left, top), card.mask)
    if count < 2:
        return
    upright = card.height > card.width
    middle = (left + 27, top + 46) if upright else (left + card.width * 0.56, top + card.height - 20)
    canvas.ringed(middle, 27, BRASS.light, 3, INK)
    canvas.text(middle, f"×{count}", INK, 30, STRONG)


# Order


def fitting(kinds: CardCounts, count: int, offered: Collection[CardId]) -> list[tuple[CardId, int]]:
    """Leave so many kinds, in their order; what is offered goes last."""
    kept = sorted(kinds, key=lambda kind: kind[0] not in offered)[:count]
    return [kind for kind in kinds if kind in kept]


def sorted_counts(cards: Iterable[CardId]) -> list[tuple[CardId, int]]:
    """Count cards and put them in order: creatures from the strongest on, then what is laid, then what is played."""
    return sorted(Counter(cards).items(), key=lambda kind: _order(CARDS[kind[0]]))


def _order(card: Card) -> tuple[int, int, str]:
    group = type_group(card.type)
    return (_GROUPS.index(group) if group else -1, -(card.base or card.dominance or 0), card.id)


def _pages(kinds: CardCounts, most: int) -> list[CardCounts]:
    """Cut kinds into pages that are about equally full."""
    count = -(-len(kinds) // most)
    per_page = -(-len(kinds) // count) if count else 1
    return [kinds[at : at + per_page] for at in range(0, len(kinds), per_page)]


def _deck_pages(of: Deck) -> list[list[tuple[Section, CardCounts]]]:
    """Cut a deck into pages of sections; a section that does not fit goes on overleaf."""
    kinds = sorted_counts(of.pile)
    outside = [(card, 1) for card in (of.guardian, *of.strongholds) if card]
    sections: list[tuple[Section, CardCounts]] = [("outside", outside)] if outside else []
    sections += [
        (key or "outside", list(group)) for key, group in groupby(kinds, lambda kind: type_group(CARDS[kind[0]].type))
    ]
    pages: list[list[tuple[Section, CardCounts]]] = [[]]
    room = _DECK_PAGE
    for key, section in sections:
        rest = section
        while rest:
            rows = max(0, (room - 72) // _SMALL_ROW)
            part, rest = rest[: rows * _DECK_COLUMNS], rest[rows * _DECK_COLUMNS :]
            if part:
                pages[-1].append((key, part))
                room -= _section_height(part)
            if rest:
                pages.append([])
                room = _DECK_PAGE
    return [page for page in pages if page]


def _section_height(kinds: CardCounts) -> int:
    rows = -(-len(kinds) // _DECK_COLUMNS)
    return 62 + rows * _SMALL_ROW + 10


def _section_name(key: Section, language: Language) -> str:
    return language.say("guardians-picture-strongholds") if key == "outside" else group_name(key, language)


# Words


def card_lines(card: Card | CardId, language: Language) -> tuple[str, ...]:
    """Tell a whole card in lines: its name and kind, its figures, what it draws, what it does."""
    card = CARDS[card] if isinstance(card, str) else card
    lines = [f"{card_name(card, language)} · {kind_line(card, language)}"]
    facts = ", ".join(card_facts(card, language))
    if facts:
        lines.append(f"{sentence(facts)}.")
    if card.draw is not None:
        lines.append(draw_text(card, language))
    lines += card_text(card, language)
    if when := when_cast(card.id):
        lines.append(language.say("guardians-card-by-sheet", when=when))
    return tuple(lines)


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


def hand_alt(kinds: CardCounts, language: Language, title: str = "", page: tuple[int, int] = (1, 1)) -> str:
    """Say what the picture of a hand shows: the cards with their figures, then texts, as far as there is room."""
    opening = _opening(title, page, language)

    def said(told: Mapping[CardId, Sequence[str]]) -> str:
        names = [(_counted(card, count, language), ", ".join(told[card])) for card, count in kinds]
        say = partial(language.say, "guardians-alt-card")
        return " ".join(
            [*opening, f"{'; '.join(say(card=name, facts=facts) if facts else name for name, facts in names)}."]
        )

    for most in (9, 4, 2, 1):
        told = {card: card_facts(CARDS[card], language)[:most] for card, _ in kinds}
        if len(said(told)) <= ALT_LIMIT:
            for card, facts in told.items():
                more = {**told, card: (*facts, *(text.removesuffix(".") for text in card_text(card, language)))}
                told = more if len(said(more)) <= ALT_LIMIT else told
            return said(told)
    return alt_text([*opening, *(f"{_counted(card, count, language)}." for card, count in kinds)])


def deck_alt(
    of: Deck, sections: Sequence[tuple[Section, CardCounts]], language: Language, page: tuple[int, int] = (1, 1)
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
    if page[0] == 1:
        counts = zip(_VITALITIES, vitality_curve(of), strict=True)
        groups = language.list(language.entry(vitality, str(count)) for vitality, count in counts)
        told.insert(0, language.say("guardians-alt-curve", groups=groups))
    return alt_text([*_opening(of.name, page, language), *told])


def _opening(title: str, page: tuple[int, int], language: Language) -> list[str]:
    opening = [f"{title.removesuffix('.')}."] if title else []
    if page[1] > 1:
        opening.append(language.say("guardians-alt-page", page=str(page[0]), pages=str(page[1])) + ".")
    return opening


def _counted(card: CardId, count: int, language: Language) -> str:
    name = card_name(card, language)
    return name if count == 1 else language.say("guardians-alt-copies", count=str(count), card=name)
