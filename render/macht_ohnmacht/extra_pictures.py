"""What one can ask for beside the board of Macht & Ohnmacht: odds, neighbours."""

from collections.abc import Sequence

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.board.data import MAP
from bot.games.macht_ohnmacht.board.island import Sum, bonus
from bot.games.macht_ohnmacht.board.state import Cycle
from bot.games.macht_ohnmacht.board.views import View
from bot.language import Language
from render.kit.alt import alt_text
from render.kit.canvas import Canvas
from render.kit.fonts import STRONG, TEXT, TITLE
from render.kit.png import png
from render.kit.shapes import SEAT_SHAPES
from render.kit.text import fit_lines, measure
from render.macht_ohnmacht import emblems
from render.macht_ohnmacht.board import HEIGHT, WIDTH
from render.macht_ohnmacht.captions import neighbours_alt, odds_lines
from render.macht_ohnmacht.chart import HEIGHT as CHART_HEIGHT
from render.macht_ohnmacht.chart import WIDTH as CHART_WIDTH
from render.macht_ohnmacht.chart import border_graph, ground, region_box, region_mask
from render.macht_ohnmacht.nouns import region_name
from render.macht_ohnmacht.palette import board_palette
from render.macht_ohnmacht.regions import NOT_OFFERED, draw_regions, draw_rim, draw_washes, tints
from render.macht_ohnmacht.sprites import marker, medallion, sign, tile
from render.macht_ohnmacht.theme import CYCLE, GAIN, INK, PALE, PLAYER, SEPIA, TARGET, VEIL, parchment_sheet
from render.picture import Picture

_SHEET = (916, 14, 1286)  # left, top, right


# Odds


def odds(view: View, region: str, names: Sequence[str], language: Language) -> Picture:
    """Draw a region on the chart, those that count for its overthrow, and beside them every term; 1300 by 1230 pixels.

    Raises ValueError if nobody stands there, KeyError if there is no such region.
    """
    of = view.sum_for(region)
    if of is None:
        raise ValueError(f"nobody can be driven out of {region}")
    canvas = Canvas(ground(view.cycle, WIDTH, HEIGHT).crop((0, 0, WIDTH, CHART_HEIGHT)))
    draw_washes(canvas, tints(view), view.cycle, of.marker)
    counting = {of.region, *view.neighbours_of(of.region, view.cycle)}
    for place, land in enumerate(MAP.regions):
        if land.id not in counting:
            canvas.fill(region_mask(place), VEIL, region_box(place)[:2], NOT_OFFERED)
    for term, seat in [(term, of.attacker) for term in of.attacking] + [(term, of.defender) for term in of.defending]:
        draw_rim(canvas, MAP.places[term.region], PLAYER[view.board.players[seat].colour].ground)
    draw_rim(canvas, MAP.places[of.region], TARGET)
    draw_regions(canvas, view)
    _draw_odds(canvas, view, of, names, language)
    alt = alt_text(odds_lines(of, names, language))
    return Picture(png=png(canvas.image, board_palette()), alt=alt, name="macht-ohnmacht-odds.png")


def _draw_odds(canvas: Canvas, view: View, of: Sum, names: Sequence[str], language: Language) -> None:
    """Write the sums and the tiles that are held for them, on a sheet as long as they need."""
    left, top, right = _SHEET
    sides = ((of.attacker, of.held_attack_bonuses), (of.defender, of.held_defence_bonuses))
    rows = len(of.attacking) + len(of.defending) + 1 + bool(of.attack_bonuses) + bool(of.defence_bonuses)
    length = 620 + 44 * rows + sum(116 for _, held in sides if held)
    bottom = top + 80 * -(-length // 80)
    canvas.shadow((left, top + 5, right, bottom + 5), 20, 9, 0.6)
    canvas.stamp(parchment_sheet("odds", right - left, bottom - top), (left, top))
    middle, width = (left + right) / 2, right - left - 50
    canvas.stamp(marker(of.marker, 52), (left + 58, top + 64))
    canvas.fitted_text((left + 98, top + 64), region_name(of.region), INK, 50, width - 80, TITLE, align="left")
    y = top + 156.0
    canvas.text((middle, y), f"{of.attack} : {of.defence}", INK, 92, TITLE)
    y += 78
    ink = GAIN if of.succeeds else TARGET
    canvas.stamp(sign(((emblems.TICK if of.succeeds else emblems.CROSS, ink),), 34, PALE), (left + 46, y))
    verdict = language.say(f"macht_ohnmacht-picture-{'yes' if of.succeeds else 'short'}", missing=of.missing)
    canvas.fitted_text((left + 76, y), verdict, ink, 36, width - 60, STRONG, align="left")
    y += 62
    for seat, held in sides:
        y = _draw_side(canvas, view, of, seat, y, names, language)
        if held:
            canvas.stamp(tile(bonus(of.marker), 92, held), (left + 78, y + 54))
            text = language.say("macht_ohnmacht-picture-in-hand")
            canvas.fitted_text((left + 138, y + 54), text, SEPIA, 34, width - 116, STRONG, align="left")
            y += 116
        y += 30
    text = language.say("macht_ohnmacht-picture-means" if of.means else "macht_ohnmacht-picture-no-means")
    canvas.fitted_text((left + 28, y), text, INK, 34, width, TITLE, align="left")
    for number, which in enumerate(of.means):
        canvas.stamp(tile(which, 92), (left + 78 + 106 * number, y + 76))


def _draw_side(
    canvas: Canvas, view: View, of: Sum, seat: Seat, y: float, names: Sequence[str], language: Language
) -> float:
    """Write the terms of one side, and return where they end."""
    left, _, right = _SHEET
    look = PLAYER[view.board.players[seat].colour]
    attacks = seat == of.attacker
    box = (left + 22, round(y) - 26, right - 22, round(y) + 26)
    canvas.rounded(box, 12, INK)
    canvas.rounded((box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2), 10, look.ground)
    canvas.shape(SEAT_SHAPES[look.shape], (box[0] + 14, box[1] + 14, box[0] + 38, box[1] + 38), look.ink)
    word = language.say("macht_ohnmacht-picture-attack" if attacks else "macht_ohnmacht-picture-defence")
    total = str(of.attack if attacks else of.defence)
    room = box[2] - box[0] - 70 - measure(total, TITLE, 42)
    canvas.fitted_text((box[0] + 50, y), f"{word} · {names[seat]}", look.ink, 32, room, STRONG, align="left")
    canvas.text((box[2] - 16, y), total, look.ink, 42, TITLE, align="right")
    near = of.attacking if attacks else of.defending
    rows = [(region_name(term.region), term.pieces) for term in near]
    if not attacks:
        rows.insert(0, (language.say("macht_ohnmacht-picture-inside", region=region_name(of.region)), of.inside))
    bonuses = of.attack_bonuses if attacks else of.defence_bonuses
    if bonuses:
        rows.append((language.say("macht_ohnmacht-picture-bonus"), bonuses))
    y += 14
    for name, number in rows:
        y += 44
        canvas.fitted_text((box[0] + 14, y), name, INK, 32, 250, TEXT, align="left")
        canvas.text((box[2] - 16, y), str(number), INK, 34, TITLE, align="right")
    return y + 26


# Neighbours


def neighbours(view: View, cycle: Cycle, language: Language) -> Picture:
    """Draw who borders whom in a kind of cycle as a graph: a line joins neighbours; 912 by 1230 pixels."""
    canvas = Canvas(ground(cycle, WIDTH, HEIGHT).crop((0, 0, CHART_WIDTH, CHART_HEIGHT)))
    draw_washes(canvas, tints(view), cycle)
    if cycle == "sword":
        canvas.stamp(border_graph(), (0, 0))
    draw_regions(canvas, view)
    box = (540, 14, CHART_WIDTH - 14, 190)
    canvas.shadow((box[0], box[1] + 5, box[2], box[3] + 5), 20, 9, 0.6)
    canvas.stamp(parchment_sheet("neighbours", box[2] - box[0], box[3] - box[1]), box[:2])
    canvas.stamp(medallion(emblems.CYCLE[cycle], 46, CYCLE[cycle]), (box[0] + 76, 102))
    title = language.say("macht_ohnmacht-neighbours-title", kind=cycle, now=cycle == view.cycle)
    lines, size = fit_lines(title, TITLE, 36, box[2] - box[0] - 170, 3)
    for number, line in enumerate(lines):
        y = 102 + (number - (len(lines) - 1) / 2) * size * 1.12
        canvas.text((box[0] + 138, y), line, INK, size, TITLE, align="left")
    alt = neighbours_alt(view, cycle, language)
    return Picture(png=png(canvas.image, board_palette()), alt=alt, name=f"macht-ohnmacht-neighbours-{cycle}.png")
