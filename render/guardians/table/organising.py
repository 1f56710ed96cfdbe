"""Organising, as its own player sees it: the storage hand, and the three strongholds with what would lie there."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.contract import Seat
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.table import HOMES, Cards, Home, Layout, View
from bot.games.guardians.turn import HAND_LIMIT, hand_left, is_open, space_limit, stacking
from bot.language import Language
from render.guardians.cards import card_faces, card_pictures
from render.guardians.look.ground import SEATS, WIDTH, badge, masonry, panel, ruins, scrim, table
from render.guardians.look.palette import picture, table_palette
from render.guardians.look.signs import DOWN, UP
from render.guardians.look.sprites import plain, sign, stone, weight
from render.guardians.look.theme import GOLD, GREEN, GREEN_LIGHT, INK, PALE, QUIET, RED, RED_LIGHT
from render.guardians.table.candidates import offered_cards
from render.guardians.words.captions import drawer_title, named, short_name, wing_line
from render.guardians.words.nouns import card_name
from render.kit import shapes
from render.kit.alt import alt_text
from render.kit.canvas import Box, Canvas
from render.kit.colours import NIGHT, mix
from render.kit.fonts import STRONG, TITLE
from render.kit.sprites import Sprite
from render.picture import Picture

_MARGIN: Final = 12
_GAP: Final = 12
_COLUMN: Final = 384
_TITLE: Final = 72
_WALL: Final = 118
_ROW: Final = 61
_TOKEN: Final = 56
_CARD: Final = 226
_CARD_HIGH: Final = round(_CARD * card_faces.SMALL_HEIGHT)
_IN_ROW: Final = 5
_LABEL: Final = 44
_LABELLED: Final = ("below", "beside")
_HAND: Final = "guardians-storage"


def storage(view: View, names: Sequence[str], language: Language) -> tuple[Picture, ...]:
    """Draw the storage hand of the view's seat: the cards drawn, pen and depot.

    No picture if it is empty. Raises ValueError for the public's view.
    """
    title = _storage_title(view, names, language)
    return card_pictures.hand(stored(view), language, title=title, name=_HAND)


def choices(view: View, kind: str, names: Sequence[str], language: Language) -> tuple[Picture, ...]:
    """Draw the storage hand in small, with the cards marked that a question offers. Raises what `storage` raises."""
    title, offered = _storage_title(view, names, language), offered_cards(view, kind)
    return card_pictures.choices(stored(view), language, title=title, name=_HAND, offered=offered, rows=0)


def stored(view: View) -> Cards:
    """List the storage hand of the view's seat. Raises ValueError for the public's view."""
    if view.seat is None:
        raise ValueError("the public has no storage hand")
    player = view.players[view.seat]
    return (*(player.drawn_cards or ()), *(player.pen_cards or ()), *(player.depot_cards or ()))


def _storage_title(view: View, names: Sequence[str], language: Language) -> str:
    return language.say("guardians-picture-storage", name=names[view.seat or 0])


def layout(view: View, layout: Layout, names: Sequence[str], language: Language) -> Picture:
    """Draw what a layout would lay at home, what is left in the hand and what is discarded; 1200 pixels wide.

    It may break rules: too many points are shown in red. Raises ValueError for the public's view.
    """
    seat = view.seat
    if seat is None:
        raise ValueError("the public lays nothing out")
    wings = [_wing(view, layout, seat, number, language) for number in range(3)]
    drawers = drawers_of(view, layout, seat, language)
    columns = _WALL + max(wing.height for wing in wings)
    height = _TITLE + columns + _GAP + sum(drawer.height + _GAP for drawer in drawers)
    canvas = Canvas(table(height))
    title = language.say("guardians-picture-layout", name=names[seat])
    _draw_title(canvas, view, seat, title)
    for number, wing in enumerate(wings):
        left = _MARGIN + number * (_COLUMN + _GAP)
        _draw_wing(canvas, seat, wing, (left, _TITLE, left + _COLUMN, _TITLE + columns), language)
    top = _TITLE + columns + _GAP
    for drawer in drawers:
        _draw_drawer(canvas, drawer, top, language)
        top += drawer.height + _GAP
    return picture(canvas, _alt(title, wings, drawers, language), "guardians-layout.png")


def _alt(title: str, wings: "Sequence[Wing]", drawers: "Sequence[Drawer]", language: Language) -> str:
    """Say what would lie where, and what becomes of the rest, in at most 1024 characters."""
    lines = [f"{title.removesuffix('.')}."]
    for wing in wings:
        parts = [(part, [row.card for row in rows for _ in range(row.count)]) for part, rows in wing.rows.items()]
        lines.append(wing_line(wing.place, wing.name, *_filled(wing.home), parts, language))
    lines += [
        language.say(
            "guardians-alt-section",
            section=drawer.title,
            cards=named((card for card, count in drawer.cards for _ in range(count)), language),
        )
        for drawer in drawers
    ]
    return alt_text(lines)


def _draw_title(canvas: Canvas, view: View, seat: Seat, title: str) -> None:
    badge(canvas, seat, (_MARGIN + 26, _TITLE / 2), 42)
    stones = str(view.players[seat].stones)
    wide = canvas.text((WIDTH - _MARGIN - 14, _TITLE / 2), stones, PALE, 42, TITLE, align="right")
    canvas.stamp(stone(34), (WIDTH - _MARGIN - 14 - wide - 30, _TITLE / 2))
    canvas.fitted_text((_MARGIN + 60, _TITLE / 2), title, GOLD, 42, WIDTH - 260 - wide, TITLE, align="left")


# The strongholds


@dataclass(frozen=True)
class Row:
    """A line of a stronghold: a card, how many of it, its weight if it has one, and a sign for what is special."""

    card: CardId
    count: int = 1
    weight: int | None = None
    mark: Sprite | None = None


@dataclass(frozen=True)
class Wing:
    """A home space as it would be, with the rows of what lies where; nothing if it cannot be arranged."""

    place: str
    name: str
    ruined: bool
    is_open: bool
    home: Home
    rows: Mapping[str, tuple[Row, ...]]

    @property
    def is_bare(self) -> bool:
        """Whether a line says that nothing lies on it."""
        return not self.rows["shield"] and not self.rows["above"]

    @property
    def height(self) -> int:
        """The height of its rows in pixels."""
        lines = self.is_bare + sum(map(len, self.rows.values()))
        return 14 + lines * _ROW + sum(bool(self.rows[part]) for part in _LABELLED) * _LABEL + 8


def _wing(view: View, layout: Layout, seat: Seat, number: int, language: Language) -> Wing:
    stronghold = view.players[seat].strongholds[number]
    home = layout.homes[number] if is_open(view, seat, number) else Home()
    fresh = None if number == 1 else layout.upgrades[number // 2]
    better, worse = plain(UP, 26, GREEN_LIGHT), plain(DOWN, 26, RED_LIGHT)
    beside = ((stronghold.upgrade, better), (fresh, better), (stronghold.downgrade, worse))
    return Wing(
        place=HOMES[seat][number],
        name=language.say("guardians-picture-ruins") if stronghold.ruined else card_name(stronghold.card, language),
        ruined=stronghold.ruined,
        is_open=is_open(view, seat, number),
        home=home,
        rows={
            "shield": () if home.shield is None else (Row(home.shield, mark=sign("shield", 28)),),
            "above": (*_rows(home.above), *_rows(home.items)),
            "below": _rows(home.below),
            "beside": tuple(Row(card, mark=mark) for card, mark in beside if card is not None),
        },
    )


def _filled(home: Home) -> tuple[int, int]:
    """Give how many points of a home space are used, and how many there are."""
    return stacking(home), space_limit(home.shield)


def _rows(cards: Sequence[CardId]) -> tuple[Row, ...]:
    return tuple(
        Row(card, count, CARDS[card].stacking * count if CARDS[card].is_creature else None)
        for card, count in Counter(cards).items()
    )


def _draw_wing(canvas: Canvas, seat: Seat, wing: Wing, box: Box, language: Language) -> None:
    left, top, right, _ = box
    canvas.rounded(box, 16, NIGHT, 0.6)
    wall = ruins(_COLUMN, _WALL, wing.place) if wing.ruined else masonry(seat, _COLUMN, _WALL, wing.place)
    mask = shapes.rounded(_COLUMN, _WALL + 20, 16).crop((0, 0, _COLUMN, _WALL))
    canvas.image.paste(wall, (left, top), mask)
    canvas.frame(box, 16, 3, mix(SEATS[seat].ground, NIGHT, 0.6 if wing.ruined else 0.2))
    scrim(canvas, (left + 10, top + 10, right - 10, top + 50), 8, 0.74)
    wide = canvas.text((left + 20, top + 30), wing.place, GOLD, 32, TITLE, align="left")
    canvas.fitted_text((left + 34 + wide, top + 30), wing.name, PALE, 29, _COLUMN - wide - 58, STRONG, align="left")
    if wing.is_open:
        _draw_gauge(canvas, *_filled(wing.home), (left + 10, top + 60, right - 10, top + 108))
    y = top + _WALL + 14
    if wing.is_bare:
        nothing = language.say("guardians-picture-nothing" if wing.is_open else "guardians-picture-closed")
        canvas.fitted_text(((left + right) / 2, y + _TOKEN / 2), nothing, QUIET, 28, _COLUMN - 30, STRONG)
        y += _ROW
    for part, rows in wing.rows.items():
        if rows and part in _LABELLED:
            canvas.rounded((left + 14, y + 2, right - 14, y + 4), 1, mix(NIGHT, QUIET, 0.45))
            text = language.say(f"guardians-picture-{part}")
            canvas.text((left + 18, y + 24), text, GOLD, 28, STRONG, align="left")
            y += _LABEL
        for row in rows:
            y = _draw_row(canvas, row, left, y, right, language)


def _draw_gauge(canvas: Canvas, used: int, limit: int, box: Box) -> None:
    """Draw how many points of a space are used, in red if they are too many."""
    left, top, right, bottom = box
    canvas.rounded(box, 10, NIGHT, 0.8)
    canvas.stamp(weight(32), (left + 26, (top + bottom) // 2))
    bar = (left + 50, top + 12, right - 122, bottom - 12)
    canvas.rounded(bar, 9, mix(NIGHT, QUIET, 0.3))
    wide = round((bar[2] - bar[0]) * min(1.0, used / limit))
    if wide > 18:
        canvas.rounded((bar[0], bar[1], bar[0] + wide, bar[3]), 9, RED if used > limit else GREEN)
    text = canvas.text((right - 12, (top + bottom) / 2), f"/ {limit}", QUIET, 32, TITLE, align="right")
    ink = RED_LIGHT if used > limit else PALE
    canvas.text((right - 18 - text, (top + bottom) / 2), str(used), ink, 38, TITLE, align="right")


def _draw_row(canvas: Canvas, row: Row, left: int, y: int, right: int, language: Language) -> int:
    """Draw a card of a stronghold in one line, and return where the next line begins."""
    canvas.stamp(card_faces.tiny(row.card, _TOKEN), (left + 14, y))
    if row.mark is not None:
        canvas.stamp(row.mark, (left + 14 + _TOKEN - 6, y + _TOKEN - 10))
    x, middle, room = left + 14 + _TOKEN + 12, y + _TOKEN / 2, right - 16 - (left + 14 + _TOKEN + 12)
    if row.weight is not None:
        room -= round(canvas.text((right - 16, middle), str(row.weight), RED_LIGHT, 36, TITLE, align="right")) + 12
    name = short_name(row.card, language)
    text = name if row.count == 1 else f"{row.count} × {name}"
    canvas.fitted_text((x, middle), text, PALE, 30, room, STRONG, align="left")
    return y + _ROW


# What else becomes of the cards


@dataclass(frozen=True)
class Drawer:
    """Cards that go the same way, those of a kind together."""

    title: str
    cards: tuple[tuple[CardId, int], ...]
    discarded: bool = False

    @property
    def height(self) -> int:
        """Its height in pixels."""
        return _LABEL + 8 + -(-len(self.cards) // _IN_ROW) * (_CARD_HIGH + 8) + 6


def drawers_of(view: View, layout: Layout, seat: Seat, language: Language) -> tuple[Drawer, ...]:
    """List what a layout does besides: cards that are attached, played, given up, discarded, and left in the hand."""
    discards = Counter(layout.discards)
    left = hand_left(view, seat, layout) - discards
    rest = (
        ("accessories", Counter(layout.accessories)),
        ("attached", Counter(card for _, card in layout.attached)),
        ("downgrades", Counter(card for card in layout.downgrades if card is not None)),
        ("plays", Counter(layout.plays)),
        ("sacrifices", Counter(layout.sacrifices)),
        ("hand", left),
        ("discards", discards),
    )
    return tuple(
        Drawer(
            title=drawer_title(name, cards.total(), HAND_LIMIT, language),
            cards=tuple(card_pictures.sorted_counts(cards.elements())),
            discarded=name in ("discards", "sacrifices"),
        )
        for name, cards in rest
        if cards
    )


def _draw_drawer(canvas: Canvas, drawer: Drawer, top: int, language: Language) -> None:
    box = (_MARGIN, top, WIDTH - _MARGIN, top + drawer.height)
    panel(canvas, box, mix(RED if drawer.discarded else QUIET, NIGHT, 0.45), opacity=0.5)
    ink = RED_LIGHT if drawer.discarded else GOLD
    canvas.fitted_text((box[0] + 20, top + 27), drawer.title, ink, 32, WIDTH - 80, STRONG, align="left")
    for number, (card, count) in enumerate(drawer.cards):
        row, column = divmod(number, _IN_ROW)
        x = box[0] + 11 + column * (_CARD + 7)
        y = top + _LABEL + 8 + row * (_CARD_HIGH + 8)
        face = card_faces.small(card, language, _CARD, table_palette())
        canvas.image.paste(face.image, (x, y), face.mask)
        if count > 1:
            centre = (x + _CARD - 26, y + _CARD_HIGH - 26)
            canvas.ringed(centre, 25, GOLD, 3, INK)
            canvas.text(centre, f"×{count}", INK, 30, TITLE)
