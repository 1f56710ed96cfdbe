"""What lies beside the match-ups of a combat, side by side, and the account of control at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.contract import Seat
from bot.games.guardians.cards import CardId
from bot.games.guardians.table import Battlefield, Sum
from bot.language import Language
from render.guardians import captions, card_faces
from render.guardians.ground import SEATS, badge
from render.guardians.sprites import CROSS, CROWN, seal
from render.guardians.theme import GOLD, INK, PALE, QUIET, RED
from render.kit.canvas import Box, Canvas
from render.kit.colours import NIGHT, mix
from render.kit.fonts import STRONG, TITLE
from render.kit.text import fit_lines

TOKEN: Final = 60
_LABEL: Final = 166
_STEP: Final = TOKEN + 6
_LINE: Final = 32
_CONTROL_HEAD: Final = 74
_CONTROL_COLUMN: Final = 276
_CONTROL_ROWS: Final = 4  # more terms than this stand in two columns


@dataclass(frozen=True)
class Heap:
    """Cards of a side that lie together: what they are, and which of them have no effect (any more)."""

    label: str
    cards: tuple[CardId, ...]
    void: tuple[bool, ...] = ()


def heaps_of(field: Battlefield, seat: Seat, language: Language) -> tuple[Heap, ...]:
    """List what a side has beside its match-ups: effects, cards aside, unused, lost and bribed."""
    shown = [each for each in field.shown if each.seat == seat]
    commands = [(card, each.void) for each in shown for card in (each.card, each.partner) if card is not None]
    effects = dict.fromkeys(each.card for each in field.lasting if each.seat == seat)
    for card, _ in commands:
        effects.pop(card, None)
    waiting = [card for card in captions.pending_cards(field, seat) if card is not None]
    heaps: tuple[tuple[str, list[CardId], list[bool]], ...] = (
        ("pending", waiting, []),
        ("effects", list(effects), []),
        ("aside", [each.card for each in field.fighters if each.owner == seat and each.role == "aside"], []),
        ("reserve", [each.card for each in field.fighters if each.owner == seat and each.role == "reserve"], []),
        ("revealed", list(field.revealed) if captions.revealed_of(field) == seat else [], []),
        ("lost", list(field.graveyard[seat]), []),
        ("bribed", list(field.bribed[seat]), []),
    )
    return tuple(
        Heap(language.say(f"guardians-picture-{name}"), tuple(cards), tuple(void))
        for name, cards, void in heaps
        if cards
    )


def height_of(heaps: Sequence[Heap], width: int) -> int:
    """Give the height that heaps take in pixels, 0 for none."""
    if not heaps:
        return 0
    return 16 + sum(_rows(heap, width) * _STEP + 4 for heap in heaps)


def _rows(heap: Heap, width: int) -> int:
    return -(-len(heap.cards) // _in_row(width))


def _in_row(width: int) -> int:
    return (width - _LABEL - 20) // _STEP


def draw_heaps(canvas: Canvas, heaps: Sequence[Heap], seat: Seat, box: Box) -> None:
    """Draw heaps as rows of tokens behind their labels."""
    left, top, right, _ = box
    canvas.rounded(box, 16, NIGHT, 0.55)
    canvas.frame(box, 16, 2, mix(SEATS[seat].ground, NIGHT, 0.5))
    y = top + 10
    for heap in heaps:
        lines, size = fit_lines(heap.label, STRONG, 28, _LABEL - 22, 2)
        for number, line in enumerate(lines):
            middle = y + TOKEN / 2 + (number - (len(lines) - 1) / 2) * 28
            canvas.text((left + 16, middle), line, QUIET, size, STRONG, align="left")
        for number, card in enumerate(heap.cards):
            row, column = divmod(number, _in_row(right - left))
            token = card_faces.tiny(card, TOKEN)
            at = (left + _LABEL + column * _STEP, y + row * _STEP)
            canvas.image.paste(token, at, token)
            if number < len(heap.void) and heap.void[number]:
                canvas.stamp(seal(CROSS, 34, PALE, RED), (at[0] + TOKEN // 2, at[1] + TOKEN // 2))
        y += _rows(heap, right - left) * _STEP + 4


# Command cards

_SHOWN: Final = 180
_SHOWN_LABEL: Final = 204
_SHOWN_HIGH: Final = round(_SHOWN * 0.62)


def commands_height(field: Battlefield) -> int:
    """Give the height of the command cards in pixels: small without any, 0 if the combat is over without any."""
    if field.shown:
        return _SHOWN_HIGH + 24
    return 60 if field.winner is None else 0


def draw_commands(canvas: Canvas, field: Battlefield, seat: Seat, box: Box, language: Language) -> None:
    """Draw the command card of a side, crossed out if it is void, or write what the side has said."""
    left, top, right, bottom = box
    canvas.rounded(box, 16, NIGHT, 0.55)
    canvas.frame(box, 16, 2, mix(SEATS[seat].ground, NIGHT, 0.5))
    shown = next((each for each in field.shown if each.seat == seat), None)
    stated = captions.declared(field, seat, language)
    middle = (top + bottom) // 2
    if shown is None:
        said = language.say("guardians-picture-said", said=captions.command_said(field, seat))
        said = f"{said} · {stated}" if stated else said
        canvas.fitted_text((left + 18, middle), said, QUIET, 30, right - left - 36, STRONG, align="left")
        return
    label = language.say("guardians-picture-command")
    canvas.fitted_text((left + 16, middle), label, QUIET, 28, _SHOWN_LABEL - 26, STRONG, align="left")
    x = left + _SHOWN_LABEL
    for card in (shown.card, shown.partner):
        if card is not None:
            face = card_faces.small(card, language, _SHOWN)
            canvas.image.paste(face, (x, middle - face.height // 2), face)
            if shown.void:
                canvas.stamp(seal(CROSS, 60, PALE, RED), (x + _SHOWN // 2, middle))
            x += _SHOWN + 8
    if stated and right - x > _LABEL:
        lines, size = fit_lines(stated, STRONG, 28, right - x - 18, 3)
        for number, line in enumerate(lines):
            y = middle + (number - (len(lines) - 1) / 2) * 30
            canvas.text((x + 6, y), line, PALE, size, STRONG, align="left")


# Control


@dataclass(frozen=True)
class Control:
    """The account of control: who holds the space, and what each side counts, attacker first."""

    heading: str
    seats: tuple[Seat, Seat]
    totals: tuple[int, int]
    lines: tuple[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]
    winner: Seat | None

    @property
    def height(self) -> int:
        """The height of the account in pixels."""
        most = max(len(lines) for lines in self.lines)
        rows = max(1, most if most <= _CONTROL_ROWS else -(-most // 2))
        return _CONTROL_HEAD + 62 + rows * _LINE + 14


def control_of(field: Battlefield, sums: tuple[Sum, Sum], names: Sequence[str], language: Language) -> Control:
    """Lay the account of a combat out; the sums are by seat."""
    seats = (field.attacker, field.defender)
    return Control(
        heading=captions.held_by(field, names, language),
        seats=seats,
        totals=(sums[seats[0]].total, sums[seats[1]].total),
        lines=(_lines(sums[seats[0]], language), _lines(sums[seats[1]], language)),
        winner=field.winner,
    )


def _lines(of: Sum, language: Language) -> tuple[tuple[str, str], ...]:
    """Write the terms of a sum, those of a kind together."""
    counted = Counter((captions.counted_name(term, language), term.amount) for term in of.terms)
    return tuple(
        (f"{amount * count:+d}".lstrip("+"), name if count == 1 else f"{count} × {name}")
        for (name, amount), count in counted.items()
    )


def draw_control(canvas: Canvas, control: Control, box: Box) -> None:
    """Draw the account of control."""
    left, top, right, bottom = box
    canvas.rounded(box, 16, NIGHT, 0.8)
    canvas.frame(box, 16, 4, GOLD)
    middle = (left + right) // 2
    canvas.fitted_text((middle, top + 40), control.heading, GOLD, 42, right - left - 60, TITLE)
    canvas.rounded((middle - 1, top + _CONTROL_HEAD, middle + 1, bottom - 18), 1, mix(NIGHT, QUIET, 0.4))
    for number, seat in enumerate(control.seats):
        start = left + 26 + number * (middle - left)
        y = top + _CONTROL_HEAD + 28
        badge(canvas, seat, (start + 20, y), 38)
        wide = canvas.text((start + 52, y), str(control.totals[number]), SEATS[seat].ground, 56, TITLE, align="left")
        if control.winner == seat:
            canvas.stamp(seal(CROWN, 42, INK, GOLD), (start + 52 + wide + 36, y))
        y += 52
        lines = control.lines[number]
        columns = 1 if len(lines) <= _CONTROL_ROWS else 2
        rows = max(1, -(-len(lines) // columns))
        for place, (amount, name) in enumerate(lines):
            column, row = divmod(place, rows)
            x = start + column * _CONTROL_COLUMN
            canvas.text((x + 42, y + row * _LINE), amount, PALE, 32, TITLE, align="right")
            room = _CONTROL_COLUMN * (2 if columns == 1 else 1) - 64
            canvas.fitted_text((x + 54, y + row * _LINE), name, QUIET, 28, room, STRONG, align="left")
