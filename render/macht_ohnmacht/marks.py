"""What a question marks on the chart before anything is chosen, and the steps of a plan in their order."""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from bot.games.macht_ohnmacht.answers import may_use_tiles, placeable, refuges, replaceable
from bot.games.macht_ohnmacht.board.actions import Move, Overthrow, Reinforce, Sail, TileUse
from bot.games.macht_ohnmacht.board.data import MAP
from bot.games.macht_ohnmacht.board.island import Sum
from bot.games.macht_ohnmacht.board.views import PlannedStep, View
from bot.language import Language
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.fonts import STRONG, TITLE
from render.kit.kept import kept
from render.kit.lines import bounds, curve, filled, moved, stroked
from render.kit.sprites import Sprite, with_shadow
from render.kit.text import measure
from render.macht_ohnmacht import emblems
from render.macht_ohnmacht.chart import pieces_middle
from render.macht_ohnmacht.nouns import odds, region_names
from render.macht_ohnmacht.sprites import medallion
from render.macht_ohnmacht.theme import BRASS, GAIN, INK, OAK, PALE, QUIET, TARGET


class Marks(NamedTuple):
    """Regions to choose from: where a piece can go, whose pieces can be removed, and every overthrow with its sum.

    `half`: these `goals` are not for a piece to be placed: it goes there or leaves from there, or the marker changes.
    """

    goals: tuple[str, ...] = ()
    victims: tuple[str, ...] = ()
    sums: tuple[Sum, ...] = ()
    half: bool = False


def marks_for(view: View, kind: str, offered: Sequence[str] = ()) -> Marks:
    """Find what a question of the view's seat offers on the chart; nothing if it is not about regions.

    Once an answer is begun, `offered` are the choices that it leaves.
    """
    board, seat, fall = view.board, view.seat, view.fall
    if seat is not None and offered and kind == "turn":
        sums = tuple(of for of in view.sums if of.attacker == seat and of.region in offered)
        attacked = [of.region for of in sums]
        goals = tuple(region for region in MAP.places if region in offered and region not in attacked)
        return Marks(goals, sums=sums, half=bool(goals))
    if view.forecast is not None or seat is None:
        return Marks()
    match kind:
        case "turn":
            sums = tuple(of for of in view.sums if of.attacker == seat) if may_use_tiles(board) else ()
            return Marks(placeable(board, seat), sums=sums)
        case "retreat" if fall is not None:
            return Marks(refuges(board, fall))
        case "occupy" if fall is not None:
            return Marks((fall.region,))
        case "rebellion":
            return Marks(victims=tuple(region.id for region in board.regions if region.owner not in (None, seat)))
        case "marker":
            left = offered or replaceable(board)
            goals = tuple(region for region in MAP.places if region in left)
            return Marks(goals, half=bool(goals))
        case _:
            return Marks()


def mark_lines(marks: Marks, language: Language) -> Iterator[str]:
    """Say what is marked."""
    if marks.goals:
        key = "macht_ohnmacht-marked-half" if marks.half else "macht_ohnmacht-marked-goals"
        yield language.say(key, regions=region_names(marks.goals, language))
    if marks.victims:
        yield language.say("macht_ohnmacht-marked-victims", regions=region_names(marks.victims, language))
    if marks.sums:
        sums = language.series(odds(of, language) for of in marks.sums)
        yield language.say("macht_ohnmacht-marked-sums", sums=sums)


def draw_marks(canvas: Canvas, view: View, marks: Marks) -> None:
    """Draw a sign under what stands in each region that can be chosen, and a number for each step of a plan."""
    for region in marks.goals:
        canvas.stamp(plus(), _under(region))
    for region in marks.victims:
        canvas.stamp(medallion(((emblems.FLAME, PALE),), 20, TARGET), _under(region))
    for of in marks.sums:
        canvas.stamp(sum_sign(of.attack, of.defence, ready=bool(of.means)), _under(of.region))
    _draw_steps(canvas, view)


def _under(region: str) -> tuple[float, float]:
    x, y = pieces_middle(MAP.places[region])
    return x, y + 47


@kept
def plus() -> Sprite:
    """Return the sign of a region where a piece can go."""
    return medallion(((emblems.PLUS, PALE),), 19, GAIN, PALE, 0.95)


@kept
def sum_sign(attack: int, defence: int, *, ready: bool) -> Sprite:
    """Return attack and defence of an overthrow: green with a tick if it succeeds and its attacker is ready for it."""
    text = f"{attack} : {defence}"
    succeeds = attack > defence
    done = succeeds and ready
    ground, ink = (GAIN, PALE) if done else (PALE, GAIN) if succeeds else (OAK, QUIET)
    start = 36 if done else 12
    width, height = round(measure(text, STRONG, 28)) + start + 12, 38
    canvas = Canvas(Image.new("RGB", (width, height), PALE if done else INK))
    canvas.rounded((2, 2, width - 2, height - 2), 10, ground)
    if done:
        canvas.shape(emblems.TICK, (10, 9, 30, 29), PALE)
    canvas.text((start, height / 2), text, ink, 28, STRONG, align="left")
    drawn = Sprite(canvas.image, shapes.rounded(width, height, 12), (width // 2, height // 2))
    return with_shadow(drawn, 3, 0.5, (0, 2))


# The steps of a plan


def planned(view: View) -> list[PlannedStep]:
    """List the steps of a draft that use a tile."""
    return [step for step in view.forecast.steps if step.tile] if view.forecast else []


def _draw_steps(canvas: Canvas, view: View) -> None:
    """Write its number beside each region that a planned tile is aimed at, and the sum of an overthrow."""
    steps = planned(view)
    numbered: dict[str, int] = {}
    for number, step in enumerate(steps, start=1):
        region = goal_of(step.use)
        if region is None:
            continue
        x, y = pieces_middle(MAP.places[region])
        shift = 38 * numbered.get(region, 0)
        numbered[region] = numbered.get(region, 0) + 1
        if step.sum is not None:
            canvas.stamp(sum_sign(step.sum.attack, step.sum.defence, ready=True), (x + 8, y + 47))
        if len(steps) > 1:
            canvas.stamp(_number(number), (x - 64 + shift, y + 44))


@kept
def _number(number: int) -> Sprite:
    canvas = Canvas(Image.new("RGB", (40, 40), BRASS))
    canvas.disc((20, 20), 17, INK)
    canvas.text((20, 20), str(number), BRASS, 28, TITLE)
    return with_shadow(Sprite(canvas.image, shapes.ellipse(40, 40), (20, 20)), 3, 0.5, (0, 2))


def goal_of(use: TileUse | None) -> str | None:
    """Name the region that the use of a tile is aimed at, if there is one."""
    match use:
        case Reinforce(_, region) | Overthrow(_, region):
            return region
        case Move(_, goal) | Sail(_, goal):
            return goal
        case _:
            return None


def draw_ways(canvas: Canvas, view: View) -> None:
    """Draw an arrow for each way that is planned or announced."""
    uses = [step.use for step in planned(view)]
    if view.announced is not None:
        uses.append(view.announced.use)
    for use in uses:
        if isinstance(use, Move | Sail):
            draw_way(canvas, use.start, use.goal)


def draw_way(canvas: Canvas, start: str, goal: str) -> None:
    """Draw an arrow from one region to another."""
    line = curve(pieces_middle(MAP.places[start]), pieces_middle(MAP.places[goal]), 0.12)
    box = bounds([line], 30)
    width, height = box[2] - box[0], box[3] - box[1]
    shaft = moved(line, -box[0], -box[1])[:-4]  # the plate of the goal covers the end
    (x, y), before = shaft[-1], shaft[-3]
    length = math.dist((x, y), before)
    across, down = (x - before[0]) / length, (y - before[1]) / length
    head = [
        (x + 24 * across, y + 24 * down),
        (x - 17 * down, y + 17 * across),
        (x + 17 * down, y - 17 * across),
    ]
    outline = [*head, head[0]]
    canvas.fill(stroked(width, height, [shaft, outline], 15), INK, box[:2])
    canvas.fill(stroked(width, height, [shaft], 8), BRASS, box[:2])
    canvas.fill(filled(head, width, height), BRASS, box[:2])
