"""Match-ups and secondary attacks: two cards face to face, their sums term by term, the winner half over the loser."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PIL import Image

from bot.games.contract import Seat
from bot.games.guardians.battlefield import fighter_of
from bot.games.guardians.cards import CardId
from bot.games.guardians.table import Battlefield, CombatView, MatchUp, Sum, Term
from bot.language import Language
from render.guardians import captions, card_faces
from render.guardians.ground import SEATS, badge
from render.guardians.signs import Sign
from render.guardians.sprites import CROSS, seal, sign, swords
from render.guardians.theme import GOLD, INK, PALE, QUIET, RED
from render.kit.canvas import Box, Canvas
from render.kit.colours import NIGHT, mix
from render.kit.fonts import STRONG, TITLE
from render.kit.sprites import Sprite
from render.kit.text import fit_lines

Fate: TypeAlias = Literal["stands", "beaten", "destroyed", "bribed", "away"]
"""What became of a card that fought: away are those that have left the battlefield otherwise."""

_WIDE: Final = 582
_CARD: Final = 246
_CARD_HIGH: Final = round(_CARD * 0.62)
_HEAD: Final = 44
_DROP: Final = 42  # how far the winner lies below the name of the loser
_TOTAL: Final = 66
_LINE: Final = 30
_COLUMN: Final = _WIDE // 2 - 20
_AMOUNT: Final = 58  # the width of the column of amounts
_ICON: Final = 28
_SHOT: Final = 60
_ICONS: Final[dict[str, Sign]] = {"channel": "channel", "shot": "arrow", "ally": "sword", "team": "banner"}


@dataclass(frozen=True)
class Item:
    """One term of a sum as it is written: the amount with its sign, and where it comes from, in one or two lines."""

    amount: str
    lines: tuple[str, ...]
    size: int
    icon: Sign | None = None


@dataclass(frozen=True)
class Side:
    """One side of a block: the card, what became of it, its shots, and its sum."""

    seat: Seat
    card: CardId | None
    fate: Fate
    total: int | None
    items: tuple[Item, ...]
    shots: tuple[CardId, ...]

    @property
    def height(self) -> int:
        """The height of the terms in pixels."""
        return sum(len(item.lines) * _LINE + 4 for item in self.items)


@dataclass(frozen=True)
class Block:
    """A match-up or a secondary attack, attacker on the left. `winner` is 0 for the left side, 1 for the right one."""

    title: str
    outcome: str
    sides: tuple[Side, Side]
    winner: int | None
    running: bool
    language: Language

    @property
    def height(self) -> int:
        """The height of the block in pixels."""
        return _HEAD + _CARD_HIGH + _DROP + 12 + _TOTAL + max(side.height for side in self.sides) + 12


def blocks_of(combat: CombatView, language: Language) -> list[Block]:
    """Lay out every match-up and secondary attack so far, in order."""
    return [_block(combat, match, language) for match in combat.field.match_ups]


def _block(combat: CombatView, match: MatchUp, language: Language) -> Block:
    field = combat.field
    running = captions.is_running(field, match)
    sums: tuple[Sum, Sum] | None = (match.first_sum, match.second_sum) if match.compared else None
    if running and combat.sums is not None:
        sums = combat.sums
    owners = captions.owners_of(field, match)
    sides = [
        _side(field, match, owners[number], number, None if sums is None else sums[number], language)
        for number in (0, 1)
    ]
    winner = None if match.winner is None else (0 if match.winner == match.first else 1)
    if owners[0] != field.attacker:
        sides.reverse()
        winner = None if winner is None else 1 - winner
    return Block(
        title=captions.match_title(match, language),
        outcome=captions.outcome_of(match, running=running, language=language),
        sides=(sides[0], sides[1]),
        winner=winner,
        running=running,
        language=language,
    )


def _side(field: Battlefield, match: MatchUp, owner: Seat, number: int, total: Sum | None, language: Language) -> Side:
    card = match.second_card if number else match.first_card
    me = match.second if number else match.first
    other = match.first if number else match.second
    items: Sequence[Term] = () if total is None else total.terms
    shots = (
        ()
        if match.secondary
        else tuple(
            each.card for each in field.fighters if each.role == "shot" and each.against == me and me is not None
        )
    )
    return Side(
        seat=owner,
        card=card,
        fate=_fate(field, match, me, owner, card, other),
        total=None if total is None else total.total,
        items=tuple(_item(term, card, number == 0, language) for number, term in enumerate(items)),
        shots=shots,
    )


def _fate(
    field: Battlefield, match: MatchUp, me: int | None, owner: Seat, card: CardId | None, other: int | None
) -> Fate:
    fighter = fighter_of(field, me)
    if match.winner is not None and match.winner == other:
        return "beaten"
    if fighter is not None or card is None or (match.winner is not None and match.winner == me):
        return "stands"
    if card in field.bribed[owner]:
        return "bribed"
    return "destroyed" if card in field.graveyard[owner] else "away"


def _item(term: Term, own: CardId | None, first: bool, language: Language) -> Item:
    icon = _ICONS.get(term.kind)
    room = _COLUMN - _AMOUNT - 10 - (_ICON + 6 if icon else 0)
    lines, size = fit_lines(captions.term_name(term, own, language), STRONG, 28, room, 2)
    amount = str(term.amount) if first else f"{term.amount:+d}".replace("-", "\N{MINUS SIGN}")
    return Item(amount=amount, lines=tuple(lines), size=size, icon=icon)


# Drawing


def draw_block(canvas: Canvas, block: Block, box: Box) -> None:
    """Draw a match-up in a box of its height or a greater one."""
    left, top, right, bottom = box
    canvas.rounded(box, 16, NIGHT, 0.55)
    canvas.frame(box, 16, 2, mix(NIGHT, QUIET, 0.35))
    if block.running:
        canvas.frame((left - 2, top - 2, right + 2, bottom + 2), 18, 6, GOLD)
    wide = canvas.text((left + 18, top + 25), block.title, GOLD, 32, TITLE, align="left")
    if block.outcome:
        canvas.fitted_text((right - 18, top + 25), block.outcome, PALE, 28, _WIDE - wide - 60, STRONG, align="right")
    _draw_cards(canvas, block, left, top + _HEAD)
    for number, side in enumerate(block.sides):
        x = left + 14 + number * (_WIDE // 2)
        _draw_sum(canvas, side, x, top + _HEAD + _CARD_HIGH + _DROP + 12, ahead=_is_ahead(block, number))


def _is_ahead(block: Block, number: int) -> bool:
    one, other = block.sides[number].total, block.sides[1 - number].total
    return one is not None and other is not None and one > other


def _draw_cards(canvas: Canvas, block: Block, left: int, top: int) -> None:
    """Draw both cards; the winner covers half of the loser below its name and has a golden border."""
    spots = [(left + 14, top + _DROP // 2), (left + _WIDE - 14 - _CARD, top + _DROP // 2)]
    if block.winner is not None:
        loser = 1 - block.winner
        toward = _CARD // 2 if loser == 0 else -_CARD // 2
        spots[loser] = (spots[loser][0], top)
        spots[block.winner] = (spots[loser][0] + toward, top + _DROP)
    for number in (0, 1) if block.winner != 0 else (1, 0):
        side, (x, y) = block.sides[number], spots[number]
        if side.card is None:
            continue
        face = _face(side.card, block.language, side.fate != "stands")
        edge = (x - 3, y - 3, x + _CARD + 3, y + _CARD_HIGH + 3)
        if block.winner == number:
            canvas.rounded((edge[0] - 4, edge[1] - 4, edge[2] + 4, edge[3] + 4), 17, NIGHT)
        canvas.image.paste(face.image, (x, y), face.mask)
        dull = mix(SEATS[side.seat].ground, NIGHT, 0.35 if side.fate != "stands" else 0.0)
        canvas.frame(edge, 14, 5 if block.winner == number else 4, GOLD if block.winner == number else dull)
        if (mark := _fate_mark(side.fate)) is not None:
            canvas.stamp(mark, (x + (_CARD // 4 if number == 0 else _CARD * 3 // 4), y + _CARD_HIGH * 0.62))
    if block.winner is None:
        canvas.stamp(swords(54), (left + _WIDE / 2, top + (_CARD_HIGH + _DROP) / 2))


def _fate_mark(fate: Fate) -> Sprite | None:
    match fate:
        case "beaten" | "destroyed":
            return seal(CROSS, 50, PALE, RED) if fate == "beaten" else sign("skull", 54, PALE, RED)
        case "bribed":
            return sign("bribe", 54, INK, GOLD)
        case "away":
            return sign("move", 54)
    return None


@lru_cache(maxsize=32)
def _face(card: CardId, language: Language, dark: bool) -> Sprite:
    face = card_faces.small(card, language, _CARD)
    image = face.convert("RGB")
    if dark:
        image = Image.blend(image, Image.new("RGB", image.size, NIGHT), 0.4)
    return Sprite(image, face.getchannel("A"), (0, 0))


def _draw_sum(canvas: Canvas, side: Side, left: int, top: int, *, ahead: bool) -> None:
    """Write a total with the shots beside it, and below it every term; nothing where nothing was compared."""
    if side.total is not None or side.shots:
        badge(canvas, side.seat, (left + 18, top + 32), 34)
    x = left + _AMOUNT
    start = left + 44.0
    if side.total is not None:
        start += canvas.text((start, top + 32), str(side.total), GOLD if ahead else PALE, 56, TITLE, align="left")
    step = min(_SHOT + 6, (_COLUMN - 112 - _SHOT) / max(1, len(side.shots) - 1))
    for number, card in enumerate(side.shots):
        token = card_faces.tiny(card, _SHOT)
        at = (round(start + 16 + number * step), top + 3)
        canvas.image.paste(token, at, token)
        canvas.stamp(sign("arrow", 26), (at[0] + _SHOT - 6, at[1] + _SHOT - 8))
    y = top + _TOTAL
    for item in side.items:
        canvas.text((x, y + 14), item.amount, PALE, 32, TITLE, align="right")
        start = x + 10
        if item.icon is not None:
            canvas.stamp(sign(item.icon, _ICON, PALE, mix(NIGHT, QUIET, 0.35)), (start + _ICON // 2, y + 14))
            start += _ICON + 6
        for line in item.lines:
            canvas.text((start, y + 14), line, QUIET, item.size, STRONG, align="left")
            y += _LINE
        y += 4
