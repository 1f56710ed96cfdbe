"""A round of Power in pictures: the board before the fights with all moves, the board after them, and a draft."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bot.games.power.data import OF_RESERVE
from bot.games.power.state import Bounce, Colour, Exchange, Fight, Launch, Move, Moved, Place, Report, Side, Strike
from bot.games.power.views import LineView, View
from bot.language import Language
from render.kit.canvas import Canvas
from render.kit.shapes import Point
from render.kit.sprites import Sprite
from render.picture import Picture
from render.power import captions, overlays, panels, stacks, war_map
from render.power.arrows import draw_arrow
from render.power.board import draw_beside, draw_standing, picture, standing, table
from render.power.counters import silhouette
from render.power.stacks import Pile, Where
from render.power.theme import ARMY, BAD, FIRE, INK, PALE

_MOST_ROWS = 3
_FLIGHT_BEND = 0.16


def orders_board(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the latest round before missiles and fights: all moves as arrows, all orders in the reserves' places.

    Raises ValueError if no round has been resolved.
    """
    canvas = drawn_orders(view, names, language)
    return picture(canvas, captions.orders_alt(view, names, language), "power-orders.png")


def after(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the board as it is, with bursts for the fights of the latest round and marks for bounces and missiles.

    Raises ValueError if no round has been resolved.
    """
    return picture(drawn_after(view, names, language), captions.after_alt(view, names, language), "power-after.png")


def preview(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the board as the view's draft would leave it: own orders as arrows, the strength on each place.

    Raises ValueError if the view holds no draft.
    """
    return picture(drawn_preview(view, names, language), captions.preview_alt(view, language), "power-preview.png")


# Before the fights


def drawn_orders(view: View, names: Sequence[str], language: Language) -> Canvas:
    """Draw the picture of `orders_board`."""
    report = _report(view)
    fallen = {fall.army for fall in report.falls}
    canvas = table(view, still=fallen)
    stacks.draw_flags(canvas, {*standing(view), *fallen})
    ghosts = _ghosts(report.moves)
    where = stacks.draw_places(canvas, report.before, ghosts)
    _draw_moves(canvas, report.moves, where)
    for army in view.armies:
        panels.draw_orders(canvas, view, army, names, language, in_game=army.standing or army.colour in fallen)
    panels.draw_round(canvas, language.say("power-picture-round"), report.round, view.rounds)
    panels.draw_duty(canvas, language.say("power-picture-before-fights"))
    for strike in report.strikes:
        _draw_launches(canvas, strike)
    war_map.lift_names(canvas, view.options.sea_labels)
    return canvas


def _report(view: View) -> Report:
    if view.report is None:
        raise ValueError("no round has been resolved")
    return view.report


def _ghosts(moves: Iterable[Moved]) -> Mapping[Place, Sequence[Pile]]:
    """Find what has left each place of the board."""
    gone = Counter((move.start, move.army, move.piece) for move in moves if move.start not in OF_RESERVE)
    found: dict[Place, list[Pile]] = {}
    for (place, army, piece), count in gone.items():
        found.setdefault(place, []).append(Pile(army, piece, count))
    return found


def _draw_moves(canvas: Canvas, moves: Iterable[Moved], where: Where) -> None:
    """Draw an arrow for each way, and on it how many equal pieces have gone it if they are several."""
    for move, count in Counter(moves).items():
        middle = _draw_move(canvas, move, where)
        if count > 1:
            canvas.stamp(overlays.number(f"{count}\N{MULTIPLICATION SIGN}"), middle)


def _draw_move(canvas: Canvas, move: Moved | Move, where: Where) -> Point:
    start, off = _start(move.start, move.army, move, where)
    end, reach = where.arrived(move.target, move.army, move.piece)
    return draw_arrow(canvas, start, end, ARMY[move.army].ground, clear=(off, reach))


def _start(place: Place, army: Colour, move: Moved | Move, where: Where) -> tuple[Point, float]:
    if place in OF_RESERVE:
        return panels.reserve_spot(place), 0.0
    return where.left(place, army, move.piece)


def _spot(place: Place) -> Point:
    return panels.reserve_spot(place) if place in OF_RESERVE else war_map.middle(place)


def _aim(place: Place) -> Point:
    """Return the point at which missiles strike a place."""
    return panels.struck_spot(place) if place in OF_RESERVE else war_map.middle(place)


def _draw_launches(canvas: Canvas, strike: Strike) -> None:
    """Draw the flight of missiles and the place that they are aimed at."""
    for army, start in strike.missiles:
        if start != strike.target:
            _draw_flight(canvas, army, start, strike.target)
    canvas.stamp(overlays.crosshair(84), _aim(strike.target))


def _draw_flight(canvas: Canvas, army: Colour, start: Place, target: Place) -> Point:
    """Draw the flight of a missile, and return a point on it for its number."""
    (x, y), end = _spot(start), _aim(target)
    across, down = end[0] - x, end[1] - y
    swing = ((x + end[0]) / 2 + down * _FLIGHT_BEND, (y + end[1]) / 2 - across * _FLIGHT_BEND)
    left, top, right, bottom = war_map.PLAN
    bend = _FLIGHT_BEND if left < swing[0] < right and top < swing[1] < bottom else -_FLIGHT_BEND
    middle = draw_arrow(canvas, (x, y), end, FIRE[2], stroke="dashed", clear=(14.0, 34.0), bend=bend, edge=FIRE[0])
    canvas.disc(middle, 22, INK)
    canvas.disc(middle, 19, ARMY[army].light)
    canvas.stamp(silhouette("M", 30, INK, ARMY[army].light), middle)
    return (middle[0] + 30, middle[1] - 14)


# After the fights


def drawn_after(view: View, names: Sequence[str], language: Language) -> Canvas:
    """Draw the picture of `after`."""
    report = _report(view)
    canvas = table(view)
    for strike in report.strikes:
        if strike.target not in OF_RESERVE:
            canvas.stamp(overlays.crater(116), war_map.middle(strike.target))
    for fight in report.fights:
        canvas.stamp(overlays.burst(150), war_map.middle(fight.place))
    rows = _outcomes(report)
    draw_standing(canvas, view, rows)
    for bounce in report.bounces:
        for move in dict.fromkeys(bounce.back):
            end = _spot(move.start)
            draw_arrow(
                canvas, war_map.middle(move.target), end, ARMY[move.army].light, stroke="dashed", clear=(34.0, 30.0)
            )
    war_map.lift_names(canvas, view.options.sea_labels)
    draw_beside(canvas, view, names, language)
    for strike in report.strikes:
        if strike.target in OF_RESERVE:
            canvas.stamp(overlays.crater(72), _aim(strike.target))
    for place, signs in rows.items():
        for above, row in enumerate(signs[:_MOST_ROWS]):
            overlays.draw_row(canvas, place, row, above=above)
    for colour, territories in zip(ARMY, report.income, strict=True):
        panels.draw_income(canvas, colour, len(territories))
    return canvas


def _outcomes(report: Report) -> dict[Place, list[list[Sprite]]]:
    """Write for each place its fight and, above it, its ties with all strengths, the last one first."""
    rows: dict[Place, list[list[Sprite]]] = {}
    for fight in report.fights:
        rows.setdefault(fight.place, []).append(_fight(fight))
    for bounce in reversed(report.bounces):
        rows.setdefault(bounce.place, []).append(_tie(bounce))
    return rows


def _tie(bounce: Bounce) -> list[Sprite]:
    sign = overlays.RETURN if bounce.back else overlays.STAND_OFF
    return _between(bounce.sides[: bounce.tied], overlays.joint(*sign))


def _fight(fight: Fight) -> list[Sprite]:
    return _between(fight.sides, overlays.joint(*overlays.FIGHT))


def _between(sides: Sequence[Side], sign: Sprite) -> list[Sprite]:
    """Put a sign between the first side and the others."""
    first, *others = (overlays.chip(side.forces[0].army, side.strength) for side in sides)
    return [first, sign, *others]


# A draft


def drawn_preview(view: View, names: Sequence[str], language: Language) -> Canvas:
    """Draw the picture of `preview`."""
    if view.writing is None:
        raise ValueError("no sheet is being written")
    writing = view.writing
    canvas = table(view)
    for place in writing.reach:
        overlays.draw_rim(canvas, place)
    stacks.draw_flags(canvas, standing(view))
    ghosts = _ghosts(
        Moved(line.order.army, line.order.piece, line.order.start, line.order.target)
        for line in writing.lines
        if isinstance(line.order, Move) and line.fault is None
    )
    occupied = {each.place for each in writing.places}
    where = stacks.draw_places(canvas, writing.places, ghosts, signed=occupied)
    reserves = {reserve.army: reserve for reserve in writing.reserves}
    for army in view.armies:
        panels.draw_reserve(canvas, view, army, names, language, reserves.get(army.colour))
    panels.draw_round(canvas, captions.title(view, language), view.round, view.rounds)
    panels.draw_duty(canvas, language.say("power-picture-draft"))
    for each in writing.places:
        overlays.draw_row(canvas, each.place, [overlays.chip(force.army, force.strength) for force in each.forces])
    for number, line in enumerate(writing.lines, start=1):
        _draw_line(canvas, number, line, where)
    war_map.lift_names(canvas, view.options.sea_labels)
    return canvas


def _draw_line(canvas: Canvas, number: int, line: LineView, where: Where) -> None:
    """Draw a line with its number; in red if it cannot be carried out."""
    lost = line.fault is not None
    match line.order:
        case None:
            return
        case Exchange(_, place):
            middle = panels.reserve_spot(place) if place in OF_RESERVE else _corner(place)
        case Move() as move if not lost:
            middle = _draw_move(canvas, move, where)
        case Launch(army, start, target) if not lost:
            middle = _draw_flight(canvas, army, start, target)
            canvas.stamp(overlays.crosshair(84), _aim(target))
        case order:
            ends = (_spot(order.start), _spot(order.target))
            middle = draw_arrow(canvas, *ends, BAD, stroke="dashed", clear=(20.0, 20.0), edge=PALE)
    canvas.stamp(overlays.number(str(number), BAD if lost else INK), middle)


def _corner(place: Place) -> Point:
    """Return where the number of an exchange stands: the lower left corner of its place."""
    left, _, _, bottom = war_map.box(place)
    return (left + 10, bottom - 40)
