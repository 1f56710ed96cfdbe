"""Match-ups and secondary attacks: the running one with its sums term by term, decided ones in a line each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.games.contract import Seat
from bot.games.guardians.battlefield import fighter_of
from bot.games.guardians.cards import CardId
from bot.games.guardians.table import Battlefield, CombatView, MatchUp, Sum, Term
from bot.language import Language
from render.guardians.cards import card_faces
from render.guardians.look.ground import SEATS, badge, panel, scrim
from render.guardians.look.palette import table_palette
from render.guardians.look.signs import ABILITY, Sign
from render.guardians.look.sprites import CROSS, seal, sign, swords
from render.guardians.look.theme import GOLD, INK, PALE, QUIET, RED
from render.guardians.words import captions
from render.kit.canvas import Box, Canvas, inset
from render.kit.colours import NIGHT, Colour, mix
from render.kit.fonts import STRONG, TITLE
from render.kit.text import SMALLEST, fit_lines, measure, wrap

Fate: TypeAlias = Literal["stands", "beaten", "destroyed", "bribed", "away"]
"""What became of a card that fought: away are those that have left the battlefield otherwise."""

STRIP: Final = 62
_CARD: Final = 268
_CARD_HIGH: Final = round(_CARD * card_faces.SMALL_HEIGHT)
_HEAD: Final = 48
_TOTAL: Final = 66
_LINE: Final = 30
_COLUMN: Final = 264
_TOKEN: Final = 54
_PILL: Final = 300  # the most that words between the sides of a strip may take
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
    """A match-up or a secondary attack (without a number), attacker on the left.

    `winner` is 0 for the left side, 1 for the right one.
    """

    title: str
    number: int | None
    outcome: str
    sides: tuple[Side, Side]
    winner: int | None
    running: bool
    language: Language

    @property
    def height(self) -> int:
        """The height of the block in pixels."""
        return _HEAD + max(_CARD_HIGH + 6, _TOTAL + max(side.height for side in self.sides)) + 14


def blocks_of(combat: CombatView, language: Language) -> list[Block]:
    """Lay out every match-up and secondary attack so far, in order."""
    return [_block(combat, match, language) for match in combat.field.match_ups]


def _block(combat: CombatView, match: MatchUp, language: Language) -> Block:
    field = combat.field
    running = captions.is_running(field, match)
    sums: tuple[Sum | None, Sum | None] = (match.first_sum, match.second_sum) if match.compared else (None, None)
    if running and combat.sums is not None:
        sums = combat.sums
    owners = captions.owners_of(field, match)
    sides = [_side(field, match, owners[number], number, sums[number], language) for number in (0, 1)]
    winner = None if match.winner is None else int(match.winner != match.first)
    if owners[0] != field.attacker:
        sides.reverse()
        winner = None if winner is None else 1 - winner
    return Block(
        title=captions.match_title(match, language),
        number=None if match.secondary else match.number,
        outcome=captions.outcome_of(match, running=running, language=language),
        sides=(sides[0], sides[1]),
        winner=winner,
        running=running,
        language=language,
    )


def _side(field: Battlefield, match: MatchUp, owner: Seat, number: int, total: Sum | None, language: Language) -> Side:
    card, me = (match.second_card, match.second) if number else (match.first_card, match.first)
    items: Sequence[Term] = () if total is None else total.terms
    shot = () if match.secondary or me is None else field.fighters
    return Side(
        seat=owner,
        card=card,
        fate=_fate(field, match, me, owner, card),
        total=None if total is None else total.total,
        items=tuple(_item(term, card, number == 0, language) for number, term in enumerate(items)),
        shots=tuple(each.card for each in shot if each.role == "shot" and each.against == me),
    )


def _fate(field: Battlefield, match: MatchUp, me: int | None, owner: Seat, card: CardId | None) -> Fate:
    if match.winner is not None and match.winner != me:
        return "beaten"
    if fighter_of(field, me) is not None or card is None or match.winner is not None:
        return "stands"
    if card in field.bribed[owner]:
        return "bribed"
    return "destroyed" if card in field.graveyard[owner] else "away"


def _item(term: Term, own: CardId | None, first: bool, language: Language) -> Item:
    icon = _ICONS.get(term.kind)
    room = _COLUMN - _AMOUNT - 10 - (_ICON + 6 if icon else 0)
    name = captions.term_name(term, own, language)
    lines, size = fit_lines(name, STRONG, 28, room, max(2, len(wrap(name, STRONG, SMALLEST, room))))
    amount = str(term.amount) if first else f"{term.amount:+d}".replace("-", "\N{MINUS SIGN}")
    return Item(amount=amount, lines=tuple(lines), size=size, icon=icon)


# Drawing


def draw_block(canvas: Canvas, box: Box, *, block: Block) -> None:
    """Draw the running match-up across a box of its height: the cards at its ends, the sums beside them."""
    left, top, right, _ = box
    panel(canvas, box, GOLD, thickness=5)
    canvas.text((left + 20, top + 28), block.title, GOLD, 34, TITLE, align="left")
    middle = (left + right) // 2
    canvas.stamp(swords(54), (middle, top + _HEAD + _CARD_HIGH // 2))
    for number, side in enumerate(block.sides):
        x = left + 16 if number == 0 else right - 16 - _CARD
        if side.card is not None:
            face = card_faces.small(side.card, block.language, _CARD, table_palette())
            canvas.image.paste(face.image, (x, top + _HEAD), face.mask)
            around = inset((x, top + _HEAD, x + _CARD, top + _HEAD + face.height), -3)
            canvas.frame(around, 14, 4, SEATS[side.seat].ground)
            _draw_fate(canvas, side.fate, 54, (x + _CARD // 2, top + _HEAD + face.height // 2))
        start = x + _CARD + 18 if number == 0 else middle + 34
        one, other = side.total, block.sides[1 - number].total
        ahead = one is not None and other is not None and one > other
        _draw_sum(canvas, side, start, top + _HEAD, ahead=ahead)


def draw_strip(canvas: Canvas, box: Box, *, block: Block) -> None:
    """Draw a decided match-up as a line: who fought with what sum, the winner bright, the loser crossed out."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    middle = (left + right) / 2
    scrim(canvas, box, 12, 0.55)
    if block.winner is not None:
        half = (left, top, round(middle), bottom) if block.winner == 0 else (round(middle), top, right, bottom)
        canvas.rounded(half, 12, SEATS[block.sides[block.winner].seat].dark, 0.75)
    gap = 30.0
    if block.outcome:
        lines, size = fit_lines(block.outcome, STRONG, 28, _PILL, 1)
        gap = canvas.text((middle, y), lines[0], PALE, size, STRONG) / 2 + 16
    else:
        canvas.disc((middle, y), 23, NIGHT)
        if block.number is None:
            canvas.stamp(sign("sword", 40, GOLD), (middle, y))
        else:
            canvas.text((middle, y), str(block.number), GOLD, 30, TITLE)
    for number, side in enumerate(block.sides):
        _draw_half(canvas, block, number, side, (middle - gap, y) if number == 0 else (middle + gap, y), box)


def draw_earlier(canvas: Canvas, box: Box, *, blocks: Sequence[Block]) -> None:
    """Draw many decided match-ups in one line: of each the shape of who has won it, over its number."""
    left, top, right, bottom = box
    scrim(canvas, box, 12, 0.55)
    step = min(76.0, (right - left - 20) / len(blocks))
    for place, block in enumerate(blocks):
        centre = (left + 10 + (place + 0.5) * step, (top + bottom) / 2)
        if block.winner is not None:
            badge(canvas, block.sides[block.winner].seat, (centre[0], centre[1] - 12), 30)
        canvas.text((centre[0], centre[1] + 17), "·" if block.number is None else str(block.number), QUIET, 26, TITLE)


def _draw_half(canvas: Canvas, block: Block, number: int, side: Side, inner: tuple[float, float], box: Box) -> None:
    """Draw one side of a strip from its edge to the middle: token, name, terms, total."""
    if side.card is None:
        return
    won = block.winner == number
    toward, align, other = (1, "left", "right") if number == 0 else (-1, "right", "left")
    edge = box[0] + 8 if number == 0 else box[2] - 8
    at = (edge if number == 0 else edge - _TOKEN, box[1] + (STRIP - _TOKEN) // 2)
    canvas.stamp(card_faces.tiny(side.card, _TOKEN), at)
    _draw_fate(canvas, side.fate, 34, (edge + toward * (_TOKEN - 8), box[3] - 20))
    x, y = inner
    if side.total is not None:
        x -= toward * (canvas.text((x, y), str(side.total), GOLD if won else PALE, 42, TITLE, align=other) + 16)
        terms = " ".join(item.amount for item in side.items)
        if len(side.items) > 1 and measure(terms, STRONG, 28) < abs(x - edge) - _TOKEN - 150:
            x -= toward * (canvas.text((x, y), terms, QUIET, 28, STRONG, align=other) + 16)
    start = edge + toward * (_TOKEN + 18)
    name = captions.short_name(side.card, block.language)
    canvas.fitted_text((start, y), name, PALE if won else QUIET, 30, abs(x - start), STRONG, align=align)


_SEALS: Final[Mapping[Fate, tuple[str, Colour, Colour]]] = {
    "beaten": (CROSS, PALE, RED),
    "destroyed": (ABILITY["skull"], PALE, RED),
    "bribed": (ABILITY["bribe"], INK, GOLD),
    "away": (ABILITY["move"], PALE, NIGHT),
}


def _draw_fate(canvas: Canvas, fate: Fate, size: int, at: tuple[float, float]) -> None:
    """Put a sign upon a card that does not stand any more."""
    if fate in _SEALS:
        path, ink, ground = _SEALS[fate]
        canvas.stamp(seal(path, size, ink, ground), at)


def _draw_sum(canvas: Canvas, side: Side, left: int, top: int, *, ahead: bool) -> None:
    """Write a total with the shots beside it, and below it every term; nothing where nothing was compared."""
    if side.total is not None or side.shots:
        badge(canvas, side.seat, (left + 18, top + 32), 34)
    x = left + _AMOUNT
    start = left + 44.0
    if side.total is not None:
        start += canvas.text((start, top + 32), str(side.total), GOLD if ahead else PALE, 56, TITLE, align="left")
    step = min(_SHOT + 6, (_COLUMN - 124 - _SHOT) / max(1, len(side.shots) - 1))
    for number, card in enumerate(side.shots):
        at = (round(start + 16 + number * step), top + 3)
        canvas.stamp(card_faces.tiny(card, _SHOT), at)
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
