"""The end of a match of Verräter as a poster: the winner, the scores by round, and what is worth telling of it."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple, TypeAlias

from PIL import Image

from bot.games.verraeter.state import Conflict, LandKind
from bot.games.verraeter.views import View
from bot.language import Language
from render.kit import shapes
from render.kit.alt import alt_text
from render.kit.canvas import Box, Canvas
from render.kit.colours import SEAT_COLOURS
from render.kit.fonts import STRONG, TEXT, TITLE
from render.kit.kept import kept
from render.kit.png import in_palette, png
from render.kit.sprites import Sprite, over, painted, recoloured, with_shadow
from render.kit.text import fit, fit_lines
from render.picture import Picture
from render.verraeter import emblems
from render.verraeter.captions import heading, loyal_sums, result, turned_by_treason, waiting_line
from render.verraeter.landscapes import landscape
from render.verraeter.palette import board_palette
from render.verraeter.reveal import Fight
from render.verraeter.sprites import disc, fight_medallion, plate, seat_token, sign
from render.verraeter.theme import BLOOD, GOLD, INK, IVORY, LEATHER, SEAT, parchment_sheet, walnut

SIZE = 1200
_HERO, _CHART, _PLAQUES = (14, 14, 1186, 304), (14, 318, 1186, 770), 784
_PLOT = (76, 346, 760, 706)
_Curves: TypeAlias = Sequence[Sequence[int]]


class _Plaque(NamedTuple):
    """Something worth telling of a match."""

    title: str
    text: str
    land: LandKind
    emblem: Sprite


def poster(view: View, fought: Sequence[Fight], names: Sequence[str], language: Language) -> Picture:
    """Draw the end of a match that had its winners and a conflict; 1200 by 1200 pixels."""
    canvas, curves = Canvas(_table()), _scores(view, fought)
    _draw_winners(canvas, view, names, language)
    _draw_curves(canvas, view, fought, curves)
    _draw_ranking(canvas, view, names)
    told = heading(view, names, language)
    for number, plaque in enumerate(_plaques(view, fought, curves, names, language)):
        left = 14 + 396 * number
        _draw_plaque(canvas, plaque, (left, _PLAQUES, left + 380, SIZE - 14))
        told.append(f"{plaque.title}. {plaque.text}")
    told += [
        language.say("verraeter-poster-curve", name=name, points=", ".join(map(str, curve[1:])))
        for name, curve in zip(names, curves, strict=True)
    ]
    return Picture(png=png(canvas.image, board_palette()), alt=alt_text(told), name="verraeter-end.png")


@kept
def _table() -> Image.Image:
    canvas = Canvas(walnut("poster", SIZE, SIZE, 5))
    left, top, right, bottom = _HERO
    scene = landscape("city", right - left, bottom - top)
    canvas.image.paste(scene, (left, top), shapes.rounded(right - left, bottom - top, 22))
    canvas.frame(_HERO, 22, 4, GOLD)
    canvas.stamp(parchment_sheet("chart", _CHART[2] - _CHART[0], _CHART[3] - _CHART[1]), _CHART[:2])
    return in_palette(canvas.image, board_palette())


def _draw_winners(canvas: Canvas, view: View, names: Sequence[str], language: Language) -> None:
    assert view.outcome is not None
    winners = view.outcome.winners
    canvas.text((1158, 50), language.say("verraeter-title"), GOLD, 44, TITLE, align="right", halo=INK)
    for number, seat in enumerate(winners):
        at = (154 + 70 * number, 184)
        colours = SEAT_COLOURS[seat]
        shape = painted(((shapes.SEAT_SHAPES[colours.shape], colours.ink),), 96, 96)
        canvas.stamp(with_shadow(over(disc(92, colours.ground, GOLD, 7), shape, (92, 92)), 6, 0.6, (0, 5)), at)
        canvas.stamp(sign(((emblems.CROWN, GOLD),), 92, INK), (at[0], at[1] - 104))
    start = 204 + 70 * len(winners)
    won, size = fit(waiting_line(view, names, language), TITLE, 108, 1150 - start)
    canvas.text((start, 160), won, IVORY, size, TITLE, align="left", halo=INK, halo_width=7)
    canvas.stamp(sign(((emblems.STAR, GOLD),), 62, INK), (start + 36, 246))
    final = view.players[winners[0]].final
    points = view.players[winners[0]].score if final is None else final.total
    canvas.text((start + 84, 248), str(points), GOLD, 84, TITLE, align="left", halo=INK)


# The scores


def _scores(view: View, fought: Sequence[Fight]) -> list[list[int]]:
    """List each seat's points before the first conflict and after every one, and with the trading posts."""
    curves = []
    for seat, player in enumerate(view.players):
        gains = [fight.conflict.land_points[seat] + fight.conflict.role_points[seat] for fight in fought]
        curves.append([*accumulate(gains, initial=0), player.final.total if player.final else player.score])
    return curves


def _lead_begins(view: View, curves: _Curves) -> int:
    """Return from which of the scores on the winner has at least as many points as all who could win."""
    assert view.outcome is not None
    winner, *others = [seat for seats in view.outcome.ranking for seat in seats]
    behind = [
        at for at in range(len(curves[winner])) if any(curves[winner][at] < curves[other][at] for other in others)
    ]
    return max(behind, default=0) + 1


def _draw_curves(canvas: Canvas, view: View, fought: Sequence[Fight], curves: _Curves) -> None:
    left, top, right, bottom = _PLOT
    most = max(max(curve) for curve in curves) or 1
    across, up = (right - left) / (len(curves[0]) - 1), (bottom - top) / most
    for points in range(0, most + 1, 5 if most < 30 else 10):
        y = round(bottom - points * up)
        canvas.rounded((left, y - 1, right, y + 1), 1, BLOOD, 0.35)
        canvas.text((left - 14, y), str(points), INK, 28, STRONG, align="right")
    for number, fight in enumerate(fought, start=1):
        canvas.text((left + number * across, bottom + 30), str(fight.round), INK, 28, STRONG)
    canvas.stamp(sign(recoloured(emblems.BUILDING["post"], {SEAT: BLOOD}), 38), (right, bottom + 30))
    turn = round(left + _lead_begins(view, curves) * across)
    canvas.rounded((turn - 2, top, turn + 2, bottom), 2, GOLD)
    canvas.stamp(sign(((emblems.CROWN, GOLD),), 40, INK), (turn, top - 6))
    for seat, curve in enumerate(curves):
        spots = [(left + at * across, bottom - points * up) for at, points in enumerate(curve)]
        for ink, width in ((INK, 12), (SEAT_COLOURS[seat].ground, 7)):
            canvas.stroke([spots], width, ink)
        for spot in spots[1:]:
            canvas.stamp(seat_token(seat, 15), spot)


def _draw_ranking(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    """Draw everybody's points beside the curves, the winners first."""
    assert view.outcome is not None
    ranked = [seat for seats in view.outcome.ranking for seat in seats]
    ranked += [seat for seat in range(len(names)) if seat not in ranked]
    height = 408 // len(names)
    for row, seat in enumerate(ranked):
        middle = 344 + height * row + height // 2
        plate(canvas, seat, names[seat], (800, middle - 44, 1052, middle + 8), 36)
        final, score = view.players[seat].final, view.players[seat].score
        canvas.text((1156, middle - 16), str(final.total if final else score), INK, 70, TITLE, align="right")
        if view.players[seat].left:
            canvas.stamp(sign(emblems.WHITE_FLAG, 42, INK), (1076, middle - 18))
        if final is not None and final.bonus:
            canvas.stamp(sign(((emblems.STAR, GOLD),), 24, INK), (824, middle + 30))
            canvas.text((846, middle + 30), f"{final.before} +", INK, 32, STRONG, align="left")
            canvas.stamp(sign(recoloured(emblems.BUILDING["post"], {SEAT: BLOOD}), 30), (934, middle + 30))
            canvas.text((960, middle + 30), str(final.bonus), INK, 32, STRONG, align="left")


# What is worth telling


def _plaques(
    view: View, fought: Sequence[Fight], curves: _Curves, names: Sequence[str], language: Language
) -> Iterator[_Plaque]:
    yield _turning_point(view, fought, curves, names, language)
    yield _betrayal(view, fought, names, language)
    greatest = max(fought, key=lambda fight: fight.conflict.eagle.total + fight.conflict.rose.total)
    conflict, say = greatest.conflict, language.say
    sums = {"eagle": conflict.eagle.total, "rose": conflict.rose.total}
    text = f"{say('verraeter-poster-battle-text', round=greatest.round, **sums)} {result(conflict, view, language)}."
    yield _Plaque(say("verraeter-poster-battle"), text, _land(view, conflict), fight_medallion(66))


def _turning_point(
    view: View, fought: Sequence[Fight], curves: _Curves, names: Sequence[str], language: Language
) -> _Plaque:
    assert view.outcome is not None
    winner = view.outcome.winners[0]
    at = _lead_begins(view, curves)
    values: dict[str, str | int] = {"name": names[winner], "points": curves[winner][at] - curves[winner][at - 1]}
    land: LandKind = "city"
    if at > len(fought):
        text = language.say("verraeter-poster-turn-posts", **values)
    else:
        text = language.say("verraeter-poster-turn-text", round=fought[at - 1].round, **values)
        land = _land(view, fought[at - 1].conflict)
    crown = with_shadow(painted(((emblems.CROWN, GOLD),), 116, 104, outline=INK, outline_width=3), 4, 0.5, (0, 4))
    return _Plaque(language.say("verraeter-poster-turn"), text, land, crown)


def _betrayal(view: View, fought: Sequence[Fight], names: Sequence[str], language: Language) -> _Plaque:
    def weight(fight: Fight) -> tuple[bool, int]:
        return turned_by_treason(fight.conflict), abs(loyal_sums(fight.conflict)[0] - fight.conflict.eagle.total)

    title, greatest = language.say("verraeter-poster-betrayal"), max(fought, key=weight)
    conflict, turncoat = greatest.conflict, greatest.conflict.turncoat
    eagle, rose = loyal_sums(conflict)
    if turncoat is None or eagle == conflict.eagle.total:
        return _Plaque(title, language.say("verraeter-poster-betrayal-none"), "wilderness", fight_medallion(66))
    text = language.say(
        "verraeter-poster-betrayal-text",
        round=greatest.round,
        name=names[turncoat],
        family=conflict.supporters[turncoat],
        eagle=conflict.eagle.total,
        rose=conflict.rose.total,
        eaglebefore=eagle,
        rosebefore=rose,
    )
    ground = disc(70, SEAT_COLOURS[turncoat].ground, GOLD, 5)
    hood = over(ground, painted(emblems.ROLE["traitor"], 96, 96), (70, 68))
    return _Plaque(title, text, _land(view, conflict), with_shadow(hood, 5, 0.6, (0, 4)))


def _land(view: View, conflict: Conflict) -> LandKind:
    return view.lands[conflict.border if conflict.beaten is None else conflict.beaten].kind


def _draw_plaque(canvas: Canvas, plaque: _Plaque, box: Box) -> None:
    left, top, right, _ = box
    canvas.shadow(box, 20, 8, 0.7)
    canvas.rounded(box, 20, LEATHER)
    scene = landscape(plaque.land, right - left - 12, 160)
    canvas.image.paste(scene, (left + 6, top + 6), shapes.rounded(right - left - 12, 160, 15))
    canvas.frame(box, 20, 3, GOLD)
    middle = (left + right) / 2
    canvas.stamp(plaque.emblem, (middle, top + 90))
    canvas.fitted_text((middle, top + 196), plaque.title, GOLD, 44, right - left - 30, TITLE)
    lines, size = fit_lines(plaque.text, TEXT, 37, right - left - 34, 4)
    first = top + 311 - size * 1.12 * (len(lines) - 1) / 2
    for row, line in enumerate(lines):
        canvas.text((middle, first + row * size * 1.12), line, IVORY, size, TEXT)
