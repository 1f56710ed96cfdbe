"""A round of Power in pictures: the board before the fights with all moves, the board after them, and a draft."""

import math
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from bot.games.power.board.data import HQ, OF_RESERVE, RESERVE
from bot.games.power.board.state import (
    Colour,
    Exchange,
    Force,
    Launch,
    Line,
    Move,
    Moved,
    Piece,
    Place,
    Report,
    Side,
    Strike,
)
from bot.games.power.board.views import LineView, View, Writing
from bot.language import Language
from render.kit.canvas import Canvas
from render.kit.colours import Colour as Ink
from render.kit.shapes import Point
from render.kit.sprites import Sprite
from render.picture import Picture
from render.power import captions, overlays, panels, stacks, war_map
from render.power.arrows import draw_arrow, middle_of
from render.power.beliefs import NOTHING, Believed
from render.power.board import armies_in_game, draw_beside, draw_standing, picture, table
from render.power.counters import flag, silhouette
from render.power.stacks import Pile, Where
from render.power.theme import ARMY, BAD, FIRE, INK, PALE

_MOST_ROWS = 3
_THIN, _USUAL, _BOLD = 4.0, 8.0, 13.0
_NUMBER = 30  # how far numbers of lines that go the same way stand from each other
_HEADROOM = 84  # of an arrow beside what lies on it, to show which way it goes

Labels: TypeAlias = Mapping["Route", tuple[Point, int]]
"""Where the pieces on the arrow of each route stand, and how wide they are."""
_FLIGHT_BEND = 0.16


def orders_board(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the latest round before missiles and fights: all moves as arrows, all orders in the reserves' places.

    Raises ValueError if no round has been resolved.
    """
    report = _report(view)
    fallen = {fall.army for fall in report.falls}
    canvas = table(view, still=fallen)
    stacks.draw_flags(canvas, {*armies_in_game(view), *fallen})
    ghosts = _ghosts(report.moves)
    where = stacks.draw_places(canvas, report.before, ghosts)
    for army in view.armies:
        panels.draw_orders(canvas, view, army, names, language, in_game=army.standing or army.colour in fallen)
    _draw_moves(canvas, report.moves, where, view.commands)
    panels.draw_round(canvas, language.say("power-picture-round"), report.round, view.rounds)
    panels.draw_duty(canvas, language.say("power-picture-before-fights"))
    for strike in report.strikes:
        _draw_launches(canvas, strike)
    war_map.lift_names(canvas, view.options.sea_labels)
    return picture(canvas, captions.orders_alt(view, names, language), "power-orders.png")


def after(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the board as it is, with bursts for the fights of the latest round and marks for bounces and missiles.

    Raises ValueError if no round has been resolved.
    """
    report = _report(view)
    canvas = table(view)
    for fight in report.fights:
        if fight.booty is not None:
            # A thin line to the reserve into which captured pieces have come.
            ends = (war_map.middle(fight.place), panels.struck_spot(RESERVE[fight.booty]))
            ink, bend = ARMY[fight.booty].light, _inward(*ends)
            draw_arrow(canvas, *ends, ink, stroke="dashed", clear=(50.0, 2.0), bend=bend, thickness=_THIN)
    for strike in report.strikes:
        if strike.target not in OF_RESERVE:
            canvas.stamp(overlays.crater(116), war_map.middle(strike.target))
    for fight in report.fights:
        canvas.stamp(overlays.burst(150), war_map.middle(fight.place))
    for booty in view.booty:
        overlays.draw_rim(canvas, booty.place)
    rows = _outcomes(report)
    sums = draw_standing(canvas, view, rows, {fight.place: stacks.captured(fight) for fight in report.fights})
    for bounce in report.bounces:
        for move in dict.fromkeys(bounce.back):
            ends = (war_map.middle(move.target), _spot(move.start))
            off = war_map.rim_towards(move.start, ends[0]) if move.start in HQ.values() else 30.0
            draw_arrow(canvas, *ends, ARMY[move.army].light, stroke="dashed", clear=(34.0, off))
    for fall in report.falls:
        if fall.heir is not None:
            ends = (war_map.middle(HQ[fall.army]), war_map.middle(HQ[fall.heir]))
            ink, bend = ARMY[fall.heir].ground, _inward(*ends)
            clear = (50.0, war_map.rim_towards(HQ[fall.heir], ends[0]))
            way = draw_arrow(canvas, *ends, ink, clear=clear, bend=bend, thickness=_BOLD)
            canvas.stamp(flag(fall.army, 72), middle_of(way))
    war_map.lift_names(canvas, view.options.sea_labels)
    stacks.draw_sums(canvas, sums)
    draw_beside(canvas, view, names, language)
    for strike in report.strikes:
        if strike.target in OF_RESERVE:
            canvas.stamp(overlays.crater(60), _aim(strike.target))
    for place, signs in rows.items():
        for above, row in enumerate(signs[:_MOST_ROWS]):
            overlays.draw_row(canvas, place, row, above=above)
    for colour, territories in zip(ARMY, report.income, strict=True):
        panels.draw_income(canvas, colour, len(territories))
    return picture(canvas, captions.after_alt(view, names, language), "power-after.png")


def preview(view: View, names: Sequence[str], language: Language, guesses: Believed = NOTHING) -> Picture:
    """Draw the board as the view's draft would leave it: own orders as arrows, the strength on each place.

    Raises ValueError if the view holds no draft.
    """
    drawn = drawn_preview(view, names, language)
    return picture(drawn, captions.preview_alt(view, language), "power-preview.png", guesses)


def sealed(view: View, names: Sequence[str], language: Language, guesses: Believed = NOTHING) -> Picture:
    """Draw the board as it is, with the sheet that the view's seat has sealed as arrows.

    Raises ValueError if it has sealed none.
    """
    if view.sheet is None:
        raise ValueError("no sheet is sealed")
    lines = tuple(LineView(line=Line(), order=order, fault=None, steps=0, own_hit=()) for order in view.sheet)
    writing = Writing(lines=lines, at=None, letters="", places=view.places, reserves=(), reach=())
    written = msgspec.structs.replace(view, writing=writing)
    drawn = drawn_preview(written, names, language, "power-picture-sealed")
    return picture(
        drawn, captions.preview_alt(written, language, "power-picture-sealed-head"), "power-sealed.png", guesses
    )


# Before the fights


def _report(view: View) -> Report:
    if view.report is None:
        raise ValueError("no round has been resolved")
    return view.report


def _ghosts(moves: Iterable[Moved | Move]) -> Mapping[Place, Sequence[Pile]]:
    """Find what has left each place of the board."""
    gone = Counter((move.start, move.army, move.piece) for move in moves if move.start not in OF_RESERVE)
    found: dict[Place, list[Pile]] = {}
    for (place, army, piece), count in gone.items():
        found.setdefault(place, []).append(Pile(army, piece, count))
    return found


class Route(NamedTuple):
    """A way that pieces of an army go together."""

    army: Colour
    start: Place
    target: Place


def _draw_moves(canvas: Canvas, moves: Iterable[Moved | Move], where: Where, own: Collection[Colour] = ()) -> Labels:
    """Draw an arrow for each way, with all pieces that go it, and return where that stands; `own` armies' are bold."""
    routes: dict[Route, list[Piece]] = {}
    for move in moves:
        routes.setdefault(Route(move.army, move.start, move.target), []).append(move.piece)
    drawn = [(route, pieces, _draw_route(canvas, route, pieces, where, own)) for route, pieces in routes.items()]
    labels = {}
    for route, pieces, line in drawn:
        plate = overlays.load(route.army, tuple(pieces))
        # A short arrow bears it on its tail, so that its head shows.
        at = middle_of(line) if math.dist(line[0], line[-1]) > plate.width + _HEADROOM else line[0]
        canvas.stamp(plate, at)
        labels[route] = (at, plate.width)
    return labels


def _draw_route(
    canvas: Canvas, route: Route, pieces: Sequence[Piece], where: Where, own: Collection[Colour]
) -> Sequence[Point]:
    army, start, target = route
    if start in OF_RESERVE:
        begin, off = panels.reserve_spot(start), 0.0
    else:
        begin, off = where.left(start, army, pieces)
    end, reach = where.arrived(target, army, pieces)
    thickness = _BOLD if army in own else _USUAL
    return draw_arrow(canvas, begin, end, ARMY[army].ground, clear=(off, reach), thickness=thickness)


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
    _draw_target(canvas, strike.target)


def _draw_target(canvas: Canvas, place: Place) -> None:
    canvas.stamp(overlays.crosshair(60 if place in OF_RESERVE else 84), _aim(place))


def _draw_flight(canvas: Canvas, army: Colour, start: Place, target: Place) -> Point:
    """Draw the flight of a missile, and return a point on it for its number."""
    begin, end = _spot(start), _aim(target)
    bend = _inward(begin, end)
    line = draw_arrow(canvas, begin, end, FIRE[2], stroke="dashed", clear=(14.0, 34.0), bend=bend, edge=FIRE[0])
    middle = middle_of(line)
    canvas.disc(middle, 22, INK)
    canvas.disc(middle, 19, ARMY[army].light)
    canvas.stamp(silhouette("M", 30, INK, ARMY[army].light), middle)
    return (middle[0] + 30, middle[1] - 14)


def _inward(start: Point, end: Point) -> float:
    """Choose the bend of a long way so that it stays on the plan."""
    across, down = end[0] - start[0], end[1] - start[1]
    x, y = (start[0] + end[0]) / 2 + down * _FLIGHT_BEND, (start[1] + end[1]) / 2 - across * _FLIGHT_BEND
    left, top, right, bottom = war_map.PLAN
    return _FLIGHT_BEND if left < x < right and top < y < bottom else -_FLIGHT_BEND


# After the fights


def _outcomes(report: Report) -> dict[Place, list[list[Sprite]]]:
    """Write for each place its fight and, above it, its ties with all strengths, the last one first."""
    rows: dict[Place, list[list[Sprite]]] = {}
    for fight in report.fights:
        rows.setdefault(fight.place, []).append(_between(fight.sides, overlays.FIGHT))
    for bounce in reversed(report.bounces):
        sign = overlays.RETURN if bounce.back else overlays.STAND_OFF
        rows.setdefault(bounce.place, []).append(_between(bounce.sides[: bounce.tied], sign))
    return rows


def _between(sides: Sequence[Side], sign: tuple[str, Ink]) -> list[Sprite]:
    """Put a sign between the first side and the others."""
    first, *others = (overlays.chip(side.forces[0].army, side.strength) for side in sides)
    return [first, overlays.joint(*sign), *others]


# A draft


def drawn_preview(view: View, names: Sequence[str], language: Language, title: str = "power-picture-draft") -> Canvas:
    """Draw the picture of `preview`; `title` is the message below the plan."""
    if view.writing is None:
        raise ValueError("no sheet is being written")
    writing = view.writing
    canvas = table(view)
    for place in writing.reach:
        overlays.draw_rim(canvas, place)
    stacks.draw_flags(canvas, armies_in_game(view))
    carried_out = [line.order for line in writing.lines if isinstance(line.order, Move) and line.fault is None]
    sums = {each.place: each.forces for each in writing.places}
    where = stacks.draw_places(canvas, writing.places, _ghosts(carried_out), signed=stacks.signed(sums))
    reserves = {reserve.army: reserve for reserve in writing.reserves}
    for army in view.armies:
        panels.draw_reserve(canvas, view, army, names, language, reserves.get(army.colour))
    panels.draw_round(canvas, captions.title(view, language), view.round, view.rounds)
    panels.draw_duty(canvas, language.say(title))
    labels = _draw_moves(canvas, carried_out, where)
    stacks.draw_sums(canvas, sums, lambda forces: _contested(view, forces))
    beside: Counter[Point] = Counter()
    for number, line in enumerate(writing.lines, start=1):
        at = _draw_line(canvas, line, labels)
        if at is not None:
            ink = INK if line.fault is None else BAD
            canvas.stamp(overlays.number(str(number), ink), (at[0] - _NUMBER * beside[at], at[1]))
            beside[at] += 1
    war_map.lift_names(canvas, view.options.sea_labels)
    return canvas


_SIGNS = {"captured": overlays.CAPTURED, "tied": overlays.STAND_OFF, "lost": overlays.LOST}


def _contested(view: View, forces: Sequence[Force]) -> list[Sprite]:
    """Write the strengths on a place; between the writer's and those of rivals, what would come of them."""
    contest = captions.contest_on(view, forces)
    own = [force for force in forces if contest and force.army in contest.own]
    others = [force for force in forces if force not in own]
    sign = [overlays.joint(*_SIGNS[contest.verdict])] if contest else []
    return [*stacks.strengths(own), *sign, *stacks.strengths(others)]


def _draw_line(canvas: Canvas, line: LineView, labels: Labels) -> Point | None:
    """Draw a line that is no move, or cannot be carried out, and return where its number stands."""
    lost = line.fault is not None
    match line.order:
        case None:
            return None
        case Exchange(_, place):
            return panels.struck_spot(place) if place in OF_RESERVE else _corner(place)
        case Move(army, _, start, target) if not lost:
            (x, y), width = labels[Route(army, start, target)]
            return (x - width / 2 - 8, y)
        case Launch(army, start, target) if not lost:
            flown = _draw_flight(canvas, army, start, target)
            _draw_target(canvas, target)
            return flown
        case order:
            ends = (_spot(order.start), _spot(order.target))
            return middle_of(draw_arrow(canvas, *ends, BAD, stroke="dashed", clear=(20.0, 20.0), edge=PALE))


def _corner(place: Place) -> Point:
    """Return where the number of an exchange stands: the lower left corner of its place."""
    left, _, _, bottom = war_map.box(place)
    return (left + 10, bottom - 40)
