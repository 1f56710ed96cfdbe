"""The end of a match as a poster: the winner, the totals along the cycles, what is worth telling, and the last map."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple, cast

from PIL import Image

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.board.events import AuctionDecided, CycleEnded, Overthrown
from bot.games.macht_ohnmacht.board.state import Cycle
from bot.games.macht_ohnmacht.board.views import View
from render.kit import shapes
from render.kit.alt import alt_text
from render.kit.canvas import Box, Canvas
from render.kit.fonts import STRONG, TITLE
from render.kit.png import png
from render.kit.shapes import Point
from render.kit.text import fit, fit_lines
from render.macht_ohnmacht import emblems
from render.macht_ohnmacht.board import HEIGHT as BOARD_HEIGHT
from render.macht_ohnmacht.board import WIDTH, drawn_board
from render.macht_ohnmacht.captions import heading, score_line, waiting_line
from render.macht_ohnmacht.chart import HEIGHT as CHART_HEIGHT
from render.macht_ohnmacht.chart import WIDTH as CHART_WIDTH
from render.macht_ohnmacht.chart import ground
from render.macht_ohnmacht.marks import Marks
from render.macht_ohnmacht.news import Headline, briefly, draw_band, draw_numbers, gravity, headlines
from render.macht_ohnmacht.nouns import view_in
from render.macht_ohnmacht.palette import board_palette
from render.macht_ohnmacht.regions import draw_chart, draw_washes, tints
from render.macht_ohnmacht.sprites import medallion, sign
from render.macht_ohnmacht.theme import BRASS, CYCLE, INK, OAK, PALE, PLAYER, SEPIA, TARGET, oak, parchment_sheet
from render.picture import Picture
from render.presenter import Chapter, Scene

HEIGHT = 1500
_HERO: Box = (14, 14, 1286, 330)
_CHART: Box = (14, 344, 1286, 800)
_PLOT: Box = (90, 424, 1246, 752)
_MAP: Box = (14, 814, 512, 1486)
_PLAQUES: Box = (526, 814, 1286, 1486)
LANCZOS = Image.Resampling.LANCZOS


class Moment(NamedTuple):
    """The totals by seat after a chapter, or at the end of the cycle within it, and what has led there."""

    cycle: int
    totals: tuple[int, int]
    told: tuple[Headline, ...] = ()
    ends: bool = False


def poster(scene: Scene, course: Sequence[Chapter]) -> Picture:
    """Draw the end of a match; 1300 pixels wide. Without its course the last board stands under the winner."""
    view, names, language = view_in(scene), scene.names, scene.language
    told = [
        f"{language.entry(title, each.title)}. {each.about}" for title, each in plaques(scene, moments(scene, course))
    ]
    scores = [score_line(view, seat, name, language) for seat, name in enumerate(names)]
    alt = alt_text([*heading(view, names, language), *scores, *told])
    passed = moments(briefly(scene), course)
    shown = plaques(scene, passed)
    if not shown:
        canvas = Canvas(Image.new("RGB", (WIDTH, _CHART[1] + BOARD_HEIGHT), OAK))
        canvas.image.paste(drawn_board(view, scene.names, scene.language).image, (0, _CHART[1]))
    else:
        canvas = Canvas(oak("poster", WIDTH, HEIGHT, 6))
        canvas.stamp(parchment_sheet("poster", _CHART[2] - _CHART[0], _CHART[3] - _CHART[1]), _CHART[:2])
        _draw_curves(canvas, scene, passed)
        _draw_map(canvas, view)
        left, top, right, bottom = _PLAQUES
        height = (bottom - top + 14) // len(shown)
        for number, (title, headline) in enumerate(shown):
            box = (left, top + height * number, right, top + height * (number + 1) - 14)
            canvas.rounded(box, 18, INK, 0.5)
            canvas.fitted_text((left + 30, box[1] + 38), title, BRASS, 36, right - left - 60, TITLE, align="left")
            draw_band(canvas, scene, headline, (left, box[1] + 56, right, box[3]), size=46)
    _draw_winner(canvas, scene)
    return Picture(png=png(canvas.image, board_palette()), alt=alt, name="macht-ohnmacht-end.png")


# What is worth telling


def moments(scene: Scene, course: Sequence[Chapter]) -> tuple[Moment, ...]:
    """Follow the totals from chapter to chapter; where a cycle ends, first by its score."""
    found = []
    for chapter in course:
        view, told = cast(View, chapter.view), headlines(scene, chapter.events)
        for event in chapter.events:
            if isinstance(event, CycleEnded):
                found.append(Moment(event.cycle, event.totals, told, ends=True))
                told = ()
        if view.outcome is None or told:
            first, second = view.players
            found.append(Moment(view.board.cycle, (first.total, second.total), told))
    return tuple(found)


def turning_point(passed: Sequence[Moment], winner: Seat) -> int:
    """Find the moment that has brought the winner most within a cycle, best by an overthrow or at an auction."""
    leads = [each.totals[winner] - each.totals[1 - winner] for each in passed]

    def weight(number: int) -> tuple[bool, bool, int, int]:
        before, after = passed[number - 1], passed[number]
        gain = leads[number] - leads[number - 1] if before.cycle == after.cycle else 0
        done = any(
            (isinstance(event, Overthrown) and event.seat == winner)
            or (isinstance(event, AuctionDecided) and event.winner == winner)
            for event, *_ in after.told
        )
        return bool(after.told), gain > 0 and done, gain, number

    return max(range(1, len(passed)), key=weight)


def plaques(scene: Scene, passed: Sequence[Moment]) -> tuple[tuple[str, Headline], ...]:
    """Word the turning point, the greatest overthrow and what was decided last, each only once."""
    outcome, say = view_in(scene).outcome, scene.language.say
    told = [(each.cycle, headline) for each in passed for headline in each.told]
    if outcome is None or not outcome.ranking or not told or len(passed) < 2:
        return ()
    winner = outcome.ranking[0][0]
    number = turning_point(passed, winner)
    was, now = (each.totals[winner] - each.totals[1 - winner] for each in passed[number - 1 : number + 1])
    turned = max(passed[number].told or (told[-1][1],), key=gravity)
    about = say("macht_ohnmacht-poster-lead", before=f"{was:+d}", after=f"{now:+d}")
    found = [(say("macht_ohnmacht-poster-turning", cycle=passed[number].cycle), turned._replace(about=about))]
    left = [(cycle, headline) for cycle, headline in told if headline is not turned]
    overthrows = [each for each in left if isinstance(each[1].event, Overthrown)]
    if overthrows:
        greatest = max(overthrows, key=lambda each: gravity(each[1]))
        found.append((say("macht_ohnmacht-poster-greatest", cycle=greatest[0]), greatest[1]))
        left.remove(greatest)
    if left:
        found.append((say("macht_ohnmacht-poster-last", cycle=left[-1][0]), left[-1][1]))
    return tuple(found)


# Pictures


def _draw_winner(canvas: Canvas, scene: Scene) -> None:
    view, language = view_in(scene), scene.language
    left, top, right, bottom = _HERO
    chart = ground(view.cycle, WIDTH, BOARD_HEIGHT).crop((0, 320, right - left, 320 + bottom - top))
    canvas.image.paste(chart, (left, top), shapes.rounded(right - left, bottom - top, 22))
    winners = view.outcome.winners if view.outcome is not None else ()
    look = PLAYER[view.board.players[winners[0]].colour] if len(winners) == 1 else None
    canvas.frame(_HERO, 22, 6, look.ground if look else BRASS)
    plate = (left + 100, top + 30, right - 24, bottom - 30)
    canvas.shadow(plate, 20, 10, 0.7)
    canvas.rounded(plate, 20, OAK)
    canvas.frame(plate, 20, 5, BRASS)
    names = language.list(scene.names[seat] for seat in winners) or "–"
    room = right - left - 540
    shown, size = fit(names, TITLE, 120, room, smallest=60)
    x = left + 204
    canvas.stamp(medallion(((emblems.CROWN, BRASS),), 72, CYCLE[view.cycle], fill=1.15), (left + 104, 172))
    canvas.text((x, 124), shown, PALE, size, TITLE, align="left")
    if look:
        canvas.rounded((x, 205, x + round(room), 213), 4, look.ground)
    lines, size = fit_lines(waiting_line(view, scene.names, language), STRONG, 44, room, 1)
    canvas.text((x, 256), lines[0], PALE, size, STRONG, align="left")
    draw_numbers(canvas, scene, (view.players[0].total, view.players[1].total), (0, 1), (right - 52, top + 148), 66)
    for seat, player in enumerate(view.players):
        x = right - 174 - 130 * (1 - seat)
        canvas.fitted_text((x + 61, top + 62), scene.names[seat], PALE, 36, 122, STRONG)
        for emblem, number in ((emblems.STAR, player.points), (emblems.PENNANT, len(player.active))):
            canvas.stamp(sign(((emblem, BRASS),), 30), (x + 16, bottom - 78))
            canvas.text((x + 34, bottom - 78), str(number), PALE, 38, TITLE, align="left")
            x += 62


def _draw_map(canvas: Canvas, view: View) -> None:
    """Draw the last map at half its size."""
    left, top, right, bottom = _MAP
    chart = Canvas(ground(view.cycle, WIDTH, BOARD_HEIGHT))
    draw_washes(chart, tints(view), view.cycle)
    draw_chart(chart, view, Marks())
    small = chart.image.crop((0, 0, CHART_WIDTH, CHART_HEIGHT)).resize((right - left, bottom - top), LANCZOS)
    canvas.image.paste(small, (left, top), shapes.rounded(right - left, bottom - top, 18))


def _draw_curves(canvas: Canvas, scene: Scene, passed: Sequence[Moment]) -> None:
    """Draw both totals along the cycles, and a ring around the turning point."""
    view = view_in(scene)
    left, top, right, bottom = _PLOT
    most = max(view.goal, *(max(moment.totals) for moment in passed))
    step = (right - left) / len(passed)

    def spot(number: int, seat: Seat) -> Point:
        return left + step * (number + 0.5), bottom - (bottom - top) * passed[number].totals[seat] / most

    for total in range(0, most + 1, 3):
        y = round(bottom - (bottom - top) * total / most)
        ink = TARGET if total == view.goal else SEPIA
        canvas.rounded((left, y - 1, right, y + 2), 0, ink, 0.9 if total == view.goal else 0.35)
        canvas.text((left - 12, y), str(total), ink, 40, TITLE, align="right")
    cycles = [list(group) for _, group in groupby(range(len(passed)), key=lambda number: passed[number].cycle)]
    for numbers in cycles:
        kind: Cycle = "magic" if passed[numbers[0]].cycle % 2 else "sword"
        box = (round(left + step * numbers[0]) + 2, top - 62, round(left + step * (numbers[-1] + 1)) - 2, bottom)
        canvas.rounded(box, 8, CYCLE[kind], 0.13)
        canvas.stamp(medallion(emblems.CYCLE[kind], 24, CYCLE[kind]), ((box[0] + box[2]) / 2, top - 32))
    for seat, player in enumerate(view.board.players):
        look = PLAYER[player.colour]
        lines = [[spot(number, seat) for number in numbers] for numbers in cycles]
        for thickness, ink in ((15.0, INK), (9.0, look.ground)):
            canvas.stroke(lines, thickness, ink)
        for number, moment in enumerate(passed):
            if moment.ends:
                for half, ink in ((17, INK), (13, look.ground)):
                    x, y = (round(each) for each in spot(number, seat))
                    canvas.shape(shapes.SEAT_SHAPES[look.shape], (x - half, y - half, x + half, y + half), ink)
    assert view.outcome is not None
    winner = view.outcome.ranking[0][0]
    across, down = spot(turning_point(passed, winner), winner)
    canvas.fill(shapes.frame(60, 60, 30, 7), TARGET, (across - 30, down - 30))
