"""The private pictures of Macht & Ohnmacht: the own tiles, a plan with its arithmetic, odds, neighbours."""

from collections import Counter
from collections.abc import Sequence

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.data import MAP
from bot.games.macht_ohnmacht.island import Neighbour, Sum
from bot.games.macht_ohnmacht.state import KINDS, Cycle
from bot.games.macht_ohnmacht.views import PlannedStep, View
from bot.language import Language
from render.kit.canvas import Box, Canvas
from render.kit.fonts import STRONG, TEXT, TITLE
from render.kit.png import png
from render.kit.shapes import SEAT_SHAPES
from render.kit.text import cut, fit, fit_lines, measure
from render.macht_ohnmacht import emblems
from render.macht_ohnmacht.board_text import hand_text
from render.macht_ohnmacht.captions import neighbours_alt, odds_alt, plan_alt
from render.macht_ohnmacht.chart import draw_bridges, ground, region_box, region_mask
from render.macht_ohnmacht.nouns import marker_name, region_name, tile_name
from render.macht_ohnmacht.palette import board_palette
from render.macht_ohnmacht.regions import draw_regions, draw_rim, draw_washes
from render.macht_ohnmacht.sprites import cube, marker, medallion, piece, sign, tile
from render.macht_ohnmacht.theme import (
    BRASS,
    CYCLE,
    DIMMED,
    FADED,
    GAIN,
    INK,
    MARKER,
    PALE,
    PLAYER,
    SEPIA,
    TARGET,
    oak,
    sheet,
)
from render.macht_ohnmacht.tile_uses import step_text
from render.picture import Picture

WIDTH = 1200
HAND_HEIGHT = 620
CHART_WIDTH, CHART_HEIGHT = 1300, 1236
_SHEET: Box = (916, 14, 1286, 1222)
_ROW = 114


# The own tiles


def hand(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the tiles, the reserve and the stock of the view's seat; 1200 by 620 pixels.

    Raises ValueError for the public's view, which holds nothing.
    """
    image = drawn_hand(view, names, language).image
    return Picture(png=png(image, board_palette()), alt=hand_text(view, language), name="macht-ohnmacht-hand.png")


def drawn_hand(view: View, names: Sequence[str], language: Language) -> Canvas:
    """Draw what lies before the view's seat. Raises ValueError for the public's view, which holds nothing."""
    if view.seat is None:
        raise ValueError("the public holds no tiles")
    canvas = Canvas(oak("hand", WIDTH, HAND_HEIGHT, 4))
    _draw_owner(canvas, view, view.seat, names[view.seat])
    player = view.players[view.seat]
    key = "macht_ohnmacht-picture-hand" if player.tiles else "macht_ohnmacht-picture-hand-empty"
    canvas.fitted_text((410, 124), language.say(key), PALE, 46, 740, TITLE, halo=INK)
    _draw_tiles(canvas, view, view.seat, language)
    _draw_reserve(canvas, view, view.seat, language)
    return canvas


def _draw_owner(canvas: Canvas, view: View, seat: Seat, name: str) -> None:
    look = PLAYER[view.players[seat].colour]
    shown, size = fit(name, STRONG, 38, 640)
    box = (40, 30, round(124 + measure(shown, STRONG, size)), 86)
    canvas.shadow(box, 14, 6, 0.6)
    canvas.rounded(box, 14, look.ground)
    canvas.frame(box, 14, 3, INK)
    canvas.shape(SEAT_SHAPES[look.shape], (58, 44, 86, 72), look.ink)
    canvas.text((100, 59), shown, look.ink, size, STRONG, align="left")


def _draw_tiles(canvas: Canvas, view: View, seat: Seat, language: Language) -> None:
    """Draw the tiles with their names, those of a kind together."""
    held = Counter(view.players[seat].tiles)
    if not held:
        return
    columns = min(3, len(held)) if len(held) < 10 else 4
    rows = -(-len(held) // columns)
    across, down = 760 / max(columns, 2), min(220, 440 / rows)
    size = 120 if rows < 3 else 84
    top = 160 + (440 - down * rows) / 2
    for number, (which, copies) in enumerate(held.items()):
        column, row = number % columns, number // columns
        in_row = min(columns, len(held) - row * columns)
        x = 410 + across * (column - (in_row - 1) / 2)
        y = top + down * row + size / 2
        canvas.stamp(tile(which, size, copies), (x, y))
        lines, line_size = fit_lines(tile_name(which, language), TEXT, 30, across - 8, 2)
        for line, text in enumerate(lines):
            at = (x, y + size / 2 + 18 + line * line_size * 0.92)
            canvas.text(at, text, PALE, line_size, TEXT, halo=INK)


def _draw_reserve(canvas: Canvas, view: View, seat: Seat, language: Language) -> None:
    left, top, width = 820, 30, 350
    player = view.players[seat]
    canvas.stamp(sheet("hand", width, HAND_HEIGHT - 60), (left, top))
    middle = left + width / 2
    for y, word, pieces, size in (
        (top + 54, "macht_ohnmacht-picture-reserve", player.reserve, 104),
        (top + 270, "macht_ohnmacht-picture-stock", player.stock, 78),
    ):
        canvas.fitted_text((middle, y), language.say(word), INK, 40, width - 60, TITLE)
        for number, kind in enumerate(KINDS):
            spot = (middle + (size + 30) * (number - 0.5), y + 96)
            active = kind == view.board.active
            if active:
                half = size // 2
                box = (round(spot[0]) - half, round(spot[1]) - half, round(spot[0]) + half, round(spot[1]) + half)
                canvas.shadow(box, half, 10, 0.9, BRASS)
            canvas.stamp(piece(player.colour, kind, size, pieces.of(kind), dim=not active), spot)
    canvas.rounded((left + 60, top + 222, left + width - 60, top + 224), 1, SEPIA)
    if view.bid is not None:
        text = language.say("macht_ohnmacht-picture-bid", count=view.bid)
        canvas.rounded((left + 60, top + 446, left + width - 60, top + 448), 1, SEPIA)
        canvas.fitted_text((middle, top + 496), text, INK, 38, width - 50, TITLE)


# A plan


def plan(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw what a draft would do, step by step, with the arithmetic and the cubes; 1200 pixels wide.

    Raises ValueError for a view without a forecast.
    """
    image = drawn_plan(view, names, language).image
    return Picture(png=png(image, board_palette()), alt=plan_alt(view, names, language), name="macht-ohnmacht-plan.png")


def drawn_plan(view: View, names: Sequence[str], language: Language) -> Canvas:
    """Draw the steps of a draft in rows. Raises ValueError for a view without a forecast."""
    forecast = view.forecast
    if forecast is None:
        raise ValueError("nothing is planned")
    steps = [step for step in forecast.steps if step.tile is not None]
    note = forecast.retreat_open and len(steps) > 1
    height = 120 + _ROW * len(steps) + (70 if note else 26)
    canvas = Canvas(oak("plan", WIDTH, 1040, 7).crop((0, 0, WIDTH, height)))
    canvas.text((44, 60), language.say("macht_ohnmacht-picture-plan"), PALE, 48, TITLE, align="left", halo=INK)
    canvas.stamp(medallion(emblems.CYCLE[view.cycle], 38, CYCLE[view.cycle]), (WIDTH - 74, 60))
    for number, step in enumerate(steps):
        _draw_step(canvas, view, step, 112 + _ROW * number, names, language)
    if note:
        text = language.say("macht_ohnmacht-picture-plan-retreat")
        canvas.fitted_text((WIDTH / 2, height - 38), text, PALE, 32, WIDTH - 80, STRONG, halo=INK)
    return canvas


def _draw_step(
    canvas: Canvas, view: View, step: PlannedStep, top: int, names: Sequence[str], language: Language
) -> None:
    box = (30, top, WIDTH - 30, top + _ROW - 10)
    canvas.stamp(sheet("step", box[2] - box[0], box[3] - box[1]), box[:2])
    if step.last_cube:
        canvas.frame(box, 20, 6, TARGET)
    middle = (box[1] + box[3]) / 2
    assert step.tile is not None  # other actions are not drawn
    canvas.stamp(tile(step.tile, 74), (106, middle))
    start = 168.0
    about = []
    if step.sum is not None:
        sums = {"attack": str(step.sum.attack), "defence": str(step.sum.defence)}
        about.append(language.say("macht_ohnmacht-picture-against", **sums))
    if step.last_cube:
        about.append(language.say("macht_ohnmacht-picture-plan-last"))
    elif step.may_be_cancelled:
        name = cut(names[1 - view.board.on_turn], STRONG, 30, 260)
        about.append(language.say("macht_ohnmacht-picture-plan-serpent", name=name))
    width = 1000 - start
    up = 20 if about else 0
    canvas.fitted_text((start, middle - up), step_text(step, language), INK, 38, width, TITLE, align="left")
    if about:
        ink = TARGET if step.last_cube else SEPIA
        canvas.fitted_text((start, middle + 22), " · ".join(about), ink, 30, width, STRONG, align="left")
    canvas.stamp(cube(48), (WIDTH - 134, middle))
    canvas.text((WIDTH - 96, middle), str(step.hourglass), TARGET if step.last_cube else INK, 56, TITLE, align="left")


# Odds


def odds(view: View, region: str, names: Sequence[str], language: Language) -> Picture:
    """Draw the overthrow of a region with every term; 1300 by 1236 pixels.

    Raises ValueError if nobody stands there, KeyError if there is no such region.
    """
    of = view.sum_for(region)
    if of is None:
        raise ValueError(f"nobody can be driven out of {region}")
    image = drawn_odds(view, of, names, language).image
    return Picture(png=png(image, board_palette()), alt=odds_alt(of, names, language), name="macht-ohnmacht-odds.png")


def drawn_odds(view: View, of: Sum, names: Sequence[str], language: Language) -> Canvas:
    """Draw the region on the chart, those that count for it, and the sums beside them."""
    canvas = Canvas(ground(view.cycle, CHART_WIDTH, CHART_HEIGHT))
    draw_washes(canvas, view, view.cycle)
    counting = {of.region, *view.neighbours_of(of.region, view.cycle)}
    for place, land in enumerate(MAP.regions):
        if land.id not in counting:
            canvas.fill(region_mask(place), INK, region_box(place)[:2], DIMMED)
    for term, seat in [(term, of.attacker) for term in of.attacking] + [(term, of.defender) for term in of.defending]:
        draw_rim(canvas, MAP.places[term.region], PLAYER[view.players[seat].colour].ground)
    draw_rim(canvas, MAP.places[of.region], TARGET)
    draw_regions(canvas, view)
    _draw_odds_sheet(canvas, view, of, names, language)
    return canvas


def _draw_odds_sheet(canvas: Canvas, view: View, of: Sum, names: Sequence[str], language: Language) -> None:
    left, top, right, bottom = _SHEET
    canvas.shadow((left, top + 5, right, bottom + 5), 20, 9, 0.6)
    canvas.stamp(sheet("odds", right - left, bottom - top), (left, top))
    middle, width = (left + right) / 2, right - left - 50
    canvas.stamp(marker(of.marker, 52), (left + 58, top + 64))
    canvas.fitted_text((left + 98, top + 64), region_name(of.region), INK, 50, width - 80, TITLE, align="left")
    y = top + 156.0
    canvas.text((middle, y), f"{of.attack} : {of.defence}", INK, 92, TITLE)
    y += 78
    ink = GAIN if of.succeeds else TARGET
    canvas.stamp(sign(((emblems.TICK if of.succeeds else emblems.CROSS, ink),), 34, PALE), (left + 46, y))
    verdict = (
        language.say("macht_ohnmacht-picture-yes")
        if of.succeeds
        else language.say("macht_ohnmacht-picture-short", missing=of.missing)
    )
    canvas.fitted_text((left + 76, y), verdict, ink, 36, width - 60, STRONG, align="left")
    y = _draw_side(canvas, view, of, of.attacker, y + 62, names, language)
    y = _draw_side(canvas, view, of, of.defender, y + 30, names, language)
    if of.held_attack_bonuses:
        attack = str(of.attack + of.held_attack_bonuses)
        text = language.say("macht_ohnmacht-picture-held", attack=attack, defence=str(of.defence))
        lines, size = fit_lines(text, STRONG, 32, width, 2)
        for line in lines:
            y += 40
            canvas.text((left + 28, y), line, SEPIA, size, STRONG, align="left")
    text = language.say("macht_ohnmacht-picture-means" if of.means else "macht_ohnmacht-picture-no-means")
    canvas.fitted_text((left + 28, bottom - 150), text, INK, 34, width, TITLE, align="left")
    for number, which in enumerate(of.means):
        canvas.stamp(tile(which, 90), (left + 76 + 104 * number, bottom - 74))


def _draw_side(
    canvas: Canvas, view: View, of: Sum, seat: Seat, y: float, names: Sequence[str], language: Language
) -> float:
    """Write the terms of one side, and return where they end."""
    left, _, right, _ = _SHEET
    look = PLAYER[view.players[seat].colour]
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
        inside = Neighbour(of.region, of.inside)
        word = language.say("macht_ohnmacht-picture-inside", region=region_name(inside.region))
        rows.insert(0, (word, inside.pieces))
    bonuses = of.attack_bonuses if attacks else of.defence_bonuses
    if bonuses:
        rows.append((language.say("macht_ohnmacht-picture-bonus"), bonuses))
    y += 12
    for name, number in rows:
        y += 42
        canvas.fitted_text((box[0] + 14, y), name, INK, 32, 250, TEXT, align="left")
        canvas.text((box[2] - 16, y), str(number), INK, 34, TITLE, align="right")
    return y + 24


# Neighbours


def neighbours(view: View, cycle: Cycle, language: Language) -> Picture:
    """Draw who borders whom in a kind of cycle; 1300 by 1236 pixels."""
    image = drawn_neighbours(view, cycle, language).image
    alt = neighbours_alt(view, cycle, language)
    return Picture(png=png(image, board_palette()), alt=alt, name=f"macht-ohnmacht-neighbours-{cycle}.png")


def drawn_neighbours(view: View, cycle: Cycle, language: Language) -> Canvas:
    """Draw the chart for a kind of cycle, and list the neighbours beside it."""
    canvas = Canvas(ground(cycle, CHART_WIDTH, CHART_HEIGHT))
    draw_washes(canvas, view, cycle)
    if cycle == "sword":
        draw_bridges(canvas)
    draw_regions(canvas, view)
    left, top, right, bottom = _SHEET
    canvas.shadow((left, top + 5, right, bottom + 5), 20, 9, 0.6)
    canvas.stamp(sheet("odds", right - left, bottom - top), (left, top))
    canvas.stamp(medallion(emblems.CYCLE[cycle], 46, CYCLE[cycle]), (left + 76, top + 82))
    now = "yes" if cycle == view.cycle else "no"
    title = language.say("macht_ohnmacht-neighbours-title", kind=cycle, now=now)
    lines, size = fit_lines(title, TITLE, 36, right - left - 170, 3)
    for number, line in enumerate(lines):
        y = top + 82 + (number - (len(lines) - 1) / 2) * size * 1.12
        canvas.text((left + 138, y), line, INK, size, TITLE, align="left")
    if cycle == "magic":
        _list_alike(canvas, view, language)
    else:
        _list_bordering(canvas, view)
    return canvas


def _list_alike(canvas: Canvas, view: View, language: Language) -> None:
    left, top, right, _ = _SHEET
    y = top + 190.0
    for kind in MARKER:
        alike = [region.name for region in view.regions if region.marker == kind]
        if not alike:
            continue
        canvas.stamp(marker(kind, 54), (left + 62, y))
        canvas.fitted_text(
            (left + 106, y), marker_name(kind, language), INK, 38, right - left - 130, TITLE, align="left"
        )
        y += 20
        for name in alike:
            y += 38
            canvas.text((left + 106, y), name, INK, 32, TEXT, align="left")
        y += 62


def _list_bordering(canvas: Canvas, view: View) -> None:
    left, top, right, _ = _SHEET
    y = top + 186.0
    for region in view.regions:
        around = view.neighbours_of(region.id, "sword")
        canvas.text((left + 40, y), region.name, INK, 36, TITLE, align="left")
        canvas.text((right - 44, y), str(len(around)), SEPIA, 40, TITLE, align="right")
        canvas.rounded((left + 40, round(y) + 27, right - 40, round(y) + 28), 0, FADED, 0.6)
        y += 66
