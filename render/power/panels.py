"""What lies beside the plan: the reserves with Power at the corners of their armies, the round, whose turn it is."""

from collections import Counter
from collections.abc import Sequence

from bot.games.power.board.data import HQ, OF_RESERVE
from bot.games.power.board.state import Colour, Piece, Place
from bot.games.power.board.views import ArmyView, ReserveView, View
from bot.language import Language
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.colours import Colour as Ink
from render.kit.colours import mix
from render.kit.fonts import STRONG, TITLE
from render.kit.shapes import Point
from render.kit.sprites import Sprite
from render.kit.text import ELLIPSIS, fit_lines, measure, wrap
from render.power import silhouettes, war_map
from render.power.captions import orders_of
from render.power.counters import badge, coin, counter, flag, seal, sign
from render.power.theme import ARMY, BRASS, GOOD, INK, PALE, QUIET, SEPIA, STRUCK, TABLE

_WIDE, _HIGH = 470, 100
_EAST, _LOW = 1200 - 8 - _WIDE, war_map.HEIGHT - 4 - _HIGH
_CORNERS: dict[Colour, tuple[int, int]] = {"V": (8, 4), "B": (_EAST, 4), "R": (8, _LOW), "J": (_EAST, _LOW)}
RESERVES: dict[Colour, Box] = {army: (x, y, x + _WIDE, y + _HIGH) for army, (x, y) in _CORNERS.items()}
ABOVE: Box = (8 + _WIDE, 4, _EAST, 4 + _HIGH)
_BESIDE, _BELOW = 70, 10.0  # how far from headquarters and panel missiles strike, to leave their words readable
BELOW: Box = (8 + _WIDE, _LOW, _EAST, _LOW + _HIGH)


def reserve_spot(place: Place) -> Point:
    """Return the point at which arrows to and from a reserve end."""
    colour = OF_RESERVE[place]
    _, top, _, bottom = RESERVES[colour]
    x, _ = war_map.middle(HQ[colour])
    return (x, bottom + 18) if top < war_map.TOP else (x, top - 18)


def struck_spot(place: Place) -> Point:
    """Return the point at which missiles strike a reserve."""
    colour = OF_RESERVE[place]
    _, top, _, bottom = RESERVES[colour]
    left, _, right, _ = war_map.box(HQ[colour])
    x = right + _BESIDE if left == war_map.LEFT else left - _BESIDE
    return (float(x), bottom + _BELOW if top < war_map.TOP else top - _BELOW)


def draw_reserve(
    canvas: Canvas,
    view: View,
    army: ArmyView,
    names: Sequence[str],
    language: Language,
    drafted: ReserveView | None = None,
) -> None:
    """Draw the reserve of an army: its owner, strength, Power and pieces, or those that a draft would leave there."""
    left, top, right, bottom = box = RESERVES[army.colour]
    ground = _draw_panel(canvas, army.colour, in_game=army.standing)
    y = top + 25
    x: float = right - 14
    if army.owner is not None and len(view.players[army.owner].armies) > 1:
        together = f"/ {view.players[army.owner].strength}"
        x -= canvas.text((x, y + 2), together, INK, 28, TITLE, align="right") + 5
    x -= canvas.text((x, y), str(army.strength), INK, 34, TITLE, align="right") + 20
    canvas.stamp(sign(silhouettes.SWORDS, 28, INK, ground, 0.5), (x, y))
    x -= 26
    for taken in reversed(army.flags):
        canvas.stamp(flag(taken, 34), (x - 22, y + 18))
        x -= 30
    for each in _signs(view, army):
        canvas.stamp(each, (x - 14, y))
        x -= 40
    _draw_owner(canvas, army, names, x - left - 54, language)
    held = army if drafted is None else drafted
    pieces = army.reserve if drafted is None else drafted.pieces
    draw_contents(canvas, army.colour, pieces, held.power, (left + 10, top + 50, right - 10, bottom - 4))
    if army.owner is not None and army.standing and view.players[army.owner].to_act:
        canvas.frame((box[0] - 3, box[1] - 3, box[2] + 3, box[3] + 3), 14, 5, BRASS)


def draw_orders(
    canvas: Canvas, view: View, army: ArmyView, names: Sequence[str], language: Language, *, in_game: bool
) -> None:
    """Write the orders of the latest round for an army in place of its reserve, struck out if they were lost."""
    left, top, right, _ = RESERVES[army.colour]
    _draw_panel(canvas, army.colour, in_game=in_game)
    _draw_owner(canvas, army, names, right - left - 66, language)
    x, row = left + 12.0, 0
    for text, lost in orders_of(view, army.colour, language):
        wide = measure(text, TITLE, 27)
        if x + wide > right - 12 and row == 0:
            x, row = left + 12.0, 1
        if x + wide > right - 12:
            canvas.text((right - 12, top + 86), ELLIPSIS, PALE, 27, TITLE, align="right")
            break
        y = top + 60 + 26 * row
        canvas.text((x, y), text, QUIET if lost else PALE, 27, TITLE, align="left")
        if lost:
            canvas.rounded((round(x) - 3, y - 2, round(x + wide) + 3, y + 2), 2, STRUCK)
        x += wide + 26


def draw_income(canvas: Canvas, colour: Colour, power: int) -> None:
    """Write beside the Power in a reserve how much of it has just come."""
    if power:
        _, top, right, _ = RESERVES[colour]
        canvas.text((right - 16, top + 74), f"+{power}", BRASS, 36, TITLE, align="right", halo=INK)


def _draw_panel(canvas: Canvas, army: Colour, *, in_game: bool) -> Ink:
    """Draw an empty panel in the colour of an army, and return the colour of its head."""
    look = ARMY[army]
    left, top, right, bottom = box = RESERVES[army]
    canvas.rounded(box, 12, INK)
    canvas.rounded((left + 2, top + 2, right - 2, bottom - 2), 11, mix(TABLE[0], look.dark, 0.35))
    head = shapes.rounded(right - left - 4, 60, 11).crop((0, 0, right - left - 4, 44))
    ground = look.ground if in_game else mix(look.ground, QUIET, 0.75)
    canvas.fill(head, ground, (left + 2, top + 2))
    canvas.rounded((left + 2, top + 46, right - 2, top + 48), 0, INK)
    return ground


def _draw_owner(canvas: Canvas, army: ArmyView, names: Sequence[str], width: float, language: Language) -> None:
    left, top, _, _ = RESERVES[army.colour]
    canvas.stamp(badge(army.colour, 26), (left + 24, top + 25))
    name = language.say("power-picture-mercenaries") if army.owner is None else names[army.owner]
    canvas.fitted_text((left + 46, top + 25), name, INK, 33, width, STRONG, align="left")


def _signs(view: View, army: ArmyView) -> list[Sprite]:
    """List a crown for who has won, a tick for a sealed sheet, dots for one that is awaited, the referee's gavel."""
    if army.owner is None:
        return []
    signs = []
    player = view.players[army.owner]
    if view.outcome is not None and army.owner in view.outcome.winners:
        signs.append(seal(silhouettes.CROWN, 17, INK, BRASS))
    if view.phase != "over" and army.standing:
        if player.to_act:
            signs.append(seal(silhouettes.DOTS, 17, SEPIA))
        elif player.ready:
            signs.append(seal(silhouettes.TICK, 17, GOOD))
        if army.owner == view.referee:
            signs.append(seal(silhouettes.GAVEL, 17, INK))
    return signs


def draw_contents(canvas: Canvas, colour: Colour, pieces: Sequence[Piece], power: int, box: Box) -> None:
    """Draw what lies in a reserve: its Power and its pieces, from left to right."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    canvas.stamp(coin(38), (left + 21, y))
    x = left + 46 + canvas.text((left + 46, y), str(power), BRASS, 38, TITLE, align="left") + 14
    counted = Counter(pieces)
    if not counted:
        return
    width = min(62, int((right - x) / len(counted)) - 3)
    for number, (piece, count) in enumerate(counted.items()):
        drawn = counter(colour, piece, count, width, bottom - top - 5)
        canvas.stamp(drawn, (x + width / 2 + (width + 3) * number, y))


def draw_round(canvas: Canvas, title: str, round_: int, rounds: int | None) -> None:
    """Write the round and its limit between the reserves above."""
    left, top, right, bottom = ABOVE
    x, y = (left + right) / 2, (top + bottom) / 2
    canvas.fitted_text((x, y - 22), title, PALE, 34, right - left - 16, STRONG)
    number = str(round_) if rounds is None else f"{round_} / {rounds}"
    canvas.fitted_text((x, y + 22), number, BRASS, 56, right - left - 16, TITLE)


def draw_duty(canvas: Canvas, text: str) -> None:
    """Write between the reserves below what is awaited, in two large lines or three usual ones."""
    left, top, right, bottom = BELOW
    width = right - left - 20
    large = len(wrap(text, STRONG, 34, width)) <= 2
    lines, size = fit_lines(text, STRONG, 46, width, 2) if large else fit_lines(text, STRONG, 34, width, 3)
    step = size * 1.05
    y = (top + bottom) / 2 - (len(lines) - 1) * step / 2
    for number, line in enumerate(lines):
        canvas.text(((left + right) / 2, y + number * step), line, PALE, size, STRONG)
