"""What lies beside the match-ups of a combat, side by side, and the account of control at its end."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.games.contract import Seat
from bot.games.guardians.cards import CardId
from bot.games.guardians.table import Battlefield, Sum
from bot.language import Language
from render.guardians.cards import card_faces
from render.guardians.look.ground import SEATS, panel
from render.guardians.look.sprites import CROSS, seal
from render.guardians.look.theme import PALE, QUIET, RED
from render.guardians.words import captions
from render.kit.canvas import Box, Canvas
from render.kit.colours import NIGHT, mix
from render.kit.fonts import STRONG, TITLE

TOKEN: Final = 60
_LABEL: Final = 166
_STEP: Final = TOKEN + 6
_LINE: Final = 32
_CONTROL_COLUMN: Final = 280
_CONTROL_ROWS: Final = 4  # more terms than this stand in two columns


@dataclass(frozen=True)
class Heap:
    """Cards of a side that lie together, and what they are."""

    label: str
    cards: tuple[CardId, ...]


def heaps_of(field: Battlefield, seat: Seat, language: Language) -> tuple[Heap, ...]:
    """List what a side has beside its match-ups: effects, cards aside, unused, lost and bribed."""
    shown = [each for each in field.shown if each.seat == seat]
    commands = [card for each in shown for card in (each.card, each.partner)]
    effects = dict.fromkeys(each.card for each in field.lasting if each.seat == seat and each.card not in commands)
    heaps: tuple[tuple[str, Iterable[CardId]], ...] = (
        ("pending", (card for card in captions.pending_cards(field, seat) if card is not None)),
        ("effects", effects),
        ("aside", (each.card for each in field.fighters if each.owner == seat and each.role == "aside")),
        ("reserve", (each.card for each in field.fighters if each.owner == seat and each.role == "reserve")),
        ("revealed", field.revealed if captions.revealed_of(field) == seat else ()),
        ("lost", captions.lost_cards(field, seat)),
        ("bribed", field.bribed[seat]),
    )
    laid = ((name, tuple(cards)) for name, cards in heaps)
    return tuple(Heap(language.say(f"guardians-picture-{name}"), cards) for name, cards in laid if cards)


def heaps_height(heaps: Sequence[Heap], width: int) -> int:
    """Give the height that heaps take in pixels."""
    return 16 + sum(_rows(heap, width) * _STEP + 4 for heap in heaps)


def _rows(heap: Heap, width: int) -> int:
    return -(-len(heap.cards) // _in_row(width))


def _in_row(width: int) -> int:
    return (width - _LABEL - 20) // _STEP


def draw_heaps(canvas: Canvas, seat: Seat, box: Box, *, heaps: Sequence[Sequence[Heap]]) -> None:
    """Draw the heaps of a seat, if it has any, as rows of tokens behind their labels."""
    if not heaps[seat]:
        return
    left, top, right, _ = box
    panel(canvas, box, mix(SEATS[seat].ground, NIGHT, 0.5))
    y = top + 10
    for heap in heaps[seat]:
        at = (left + 16, y + TOKEN / 2)
        canvas.fitted_lines(at, heap.label, QUIET, 28, _LABEL - 22, 2, apart=1.0, align="left")
        for number, card in enumerate(heap.cards):
            row, column = divmod(number, _in_row(right - left))
            at = (left + _LABEL + column * _STEP, y + row * _STEP)
            canvas.stamp(card_faces.tiny(card, TOKEN), at)
        y += _rows(heap, right - left) * _STEP + 4


# Command cards


def commands_height(field: Battlefield) -> int:
    """Give the height of the command cards in pixels: 0 if the combat is over without any."""
    if field.shown:
        return TOKEN + 16
    return 60 if field.winner is None else 0


def draw_commands(canvas: Canvas, seat: Seat, box: Box, *, field: Battlefield, language: Language) -> None:
    """Draw the command card of a side, crossed out if it is void, or write what the side has said."""
    left, top, right, bottom = box
    panel(canvas, box, mix(SEATS[seat].ground, NIGHT, 0.5))
    shown = next((each for each in field.shown if each.seat == seat), None)
    stated = captions.declared(field, seat, language)
    middle = (top + bottom) // 2
    said = language.say("guardians-picture-said", said=captions.command_said(field, seat))
    x = left + 18
    if shown is not None:
        said = language.say("guardians-picture-command")
        for card in (shown.card, shown.partner):
            if card is not None:
                canvas.stamp(card_faces.tiny(card, TOKEN), (x, middle - TOKEN // 2))
                if shown.void:
                    canvas.stamp(seal(CROSS, 40, PALE, RED), (x + TOKEN // 2, middle))
                said = language.entry(said, captions.short_name(card, language)) if card == shown.card else said
                x += _STEP
        x += 8
    said = f"{said} · {stated}" if stated else said
    ink = PALE if shown else QUIET
    canvas.fitted_lines((x, middle), said, ink, 30, right - x - 16, 2, apart=1.07, align="left")


# Control


Terms: TypeAlias = tuple[tuple[str, str], ...]
"""What counts for a space: amounts, and what they come from."""


def control_of(of: Sum, language: Language) -> Terms:
    """Write the terms of a sum, those of a kind together; of none that it is nothing."""
    if not of.terms:
        return (("0", language.say("guardians-picture-nothing")),)
    counted = Counter((captions.counted_name(term, language), term.amount) for term in of.terms)
    return tuple(
        (f"{amount * count:+d}".lstrip("+"), name if count == 1 else f"{count} × {name}")
        for (name, amount), count in counted.items()
    )


def control_height(control: Sequence[Terms]) -> int:
    """Give the height of the account in pixels."""
    most = max(map(len, control))
    return 26 + (most if most <= _CONTROL_ROWS else -(-most // 2)) * _LINE


def draw_control(canvas: Canvas, seat: Seat, box: Box, *, control: Sequence[Terms]) -> None:
    """Draw what a seat counts."""
    left, top, _, _ = box
    panel(canvas, box, mix(SEATS[seat].ground, NIGHT, 0.5), opacity=0.8)
    columns = 1 if len(control[seat]) <= _CONTROL_ROWS else 2
    for place, (amount, name) in enumerate(control[seat]):
        column, row = divmod(place, -(-len(control[seat]) // columns))
        x, y = left + 14 + column * _CONTROL_COLUMN, top + 28 + row * _LINE
        canvas.text((x + 42, y), amount, PALE, 32, TITLE, align="right")
        room = _CONTROL_COLUMN * (2 if columns == 1 else 1) - 64
        canvas.fitted_text((x + 54, y), name, QUIET, 28, room, STRONG, align="left")
