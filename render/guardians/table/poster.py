"""The end of a match of Guardians as a poster: the winner, the course turn by turn, and what is worth telling of it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from bot.games.contract import Event, Seat
from bot.games.guardians.table import (
    DISPUTED,
    ControlCounted,
    GuardianHeld,
    ShieldLost,
    TurnBegun,
    View,
)
from bot.language import Language
from render.guardians.look.art import art
from render.guardians.look.ground import SEATS, badge, panel, table
from render.guardians.look.palette import picture
from render.guardians.look.signs import ABILITY, CROWN, UP
from render.guardians.look.sprites import SHIELD, plain, seal, stone, swords
from render.guardians.look.theme import GOLD, INK, PALE, QUIET
from render.guardians.table.players import SHIELDS_TO_LOSE
from render.guardians.words import losses
from render.guardians.words.nouns import card_name
from render.kit import shapes
from render.kit.alt import alt_text
from render.kit.canvas import Box, Canvas
from render.kit.colours import NIGHT, mix
from render.kit.fonts import STRONG, TITLE
from render.kit.lines import filled
from render.kit.sprites import Sprite
from render.kit.text import cut, fit_lines, measure
from render.picture import Picture
from render.presenter import Chapter

SIZE: Final = 1200
_HERO: Final = (12, 12, 1188, 360)
_ART: Final = 420
_SCORES: Final = (12, 372, 1188, 544)
_CHART: Final = (12, 556, 1188, 932)
_PLOT: Final = (76, 632, 1160, 878)
_MOMENTS: Final = (944, 1188)
_SHARES: Final = (0.14, 0.4, 0.65, 0.88)  # where the figures of a seat stand in its box
_WORD: Final = 156
_NAME: Final = 300  # the width of a name in a sentence


class Moment(NamedTuple):
    """Something worth telling of a match: what it was, as a key and in words, and in a sentence what happened."""

    what: str
    title: str
    text: str


def poster(view: View, course: Sequence[Chapter], names: Sequence[str], language: Language) -> Picture:
    """Draw the end of a match that somebody has won; 1200 by 1200 pixels, and less high where less is known of it."""
    winner = _winner(view)
    told = moments(view, course, [cut(name, STRONG, 40, _NAME) for name in names], language)
    height = SIZE if told else _MOMENTS[0] if course else _CHART[1]
    canvas = Canvas(table(height))
    _draw_hero(canvas, view, winner, names, language)
    middle = (_SCORES[0] + _SCORES[2]) // 2
    _draw_score(canvas, view, winner, names, (_SCORES[0], _SCORES[1], middle - 6, _SCORES[3]), language)
    _draw_score(canvas, view, 1 - winner, names, (middle + 6, _SCORES[1], _SCORES[2], _SCORES[3]), language)
    if course:
        _draw_chart(canvas, course, winner, language)
    for number, moment in enumerate(told):
        step = (SIZE - 12) // len(told)
        left = 12 + number * step
        _draw_moment(canvas, moment, (left, _MOMENTS[0], left + step - 12, _MOMENTS[1]))
    lines = [language.say("guardians-result", name=names[winner], reason=view.outcome.reason if view.outcome else "")]
    lines += [f"{language.entry(moment.title, moment.text)}." for moment in told]
    for seat in (0, 1):
        figures = ", ".join(f"{word} {count}" for _, count, word in _figures(view, seat, language))
        lines.append(f"{language.entry(names[seat], figures)}.")
    return picture(canvas, alt_text(lines), "guardians-end.png")


def _winner(view: View) -> Seat:
    assert view.outcome is not None
    return view.outcome.winners[0]


def _draw_hero(canvas: Canvas, view: View, winner: Seat, names: Sequence[str], language: Language) -> None:
    left, top, right, bottom = _HERO
    canvas.rounded(_HERO, 20, mix(SEATS[winner].dark, NIGHT, 0.3))
    painted = art(view.players[winner].guardian, _ART, bottom - top)
    canvas.image.paste(painted, (left, top), shapes.rounded(_ART, bottom - top, 20))
    canvas.frame(_HERO, 20, 6, GOLD)
    canvas.stamp(seal(CROWN, 108, INK, GOLD), (left + _ART, top + 76))
    x, room = left + _ART + 36, right - left - _ART - 70
    canvas.text((right - 26, top + 44), language.say("guardians-title"), GOLD, 40, TITLE, align="right")
    badge(canvas, winner, (x + 32, top + 168), 64)
    canvas.fitted_text((x + 80, top + 168), names[winner], PALE, 92, room - 80, TITLE, align="left")
    by = language.say("guardians-poster-by", reason=view.outcome.reason if view.outcome else "")
    canvas.fitted_text((x, top + 246), by, GOLD, 50, room, TITLE, align="left")
    guardian = card_name(view.players[winner].guardian, language)
    canvas.fitted_text((x, top + 304), guardian, QUIET, 34, room, STRONG, align="left")


# The final score


def _figures(view: View, seat: Seat, language: Language) -> tuple[tuple[Sprite, int, str], ...]:
    """List what a seat has in the end: enemy shields destroyed, strongholds taken, lands, stones."""
    own, enemy = view.players[seat], view.players[1 - seat]
    taken = sum(home.ruined for home in enemy.strongholds)
    figures = (
        (plain(SHIELD, 40, SEATS[1 - seat].ground), enemy.shields_lost, "shields"),
        (plain(ABILITY["tower"], 40, SEATS[1 - seat].ground), taken, "ruins"),
        (plain(ABILITY["banner"], 40, SEATS[seat].ground), own.lands, "lands"),
        (stone(38), own.stones, "stones"),
    )
    return tuple((sprite, count, language.say(f"guardians-poster-{word}")) for sprite, count, word in figures)


def _draw_score(canvas: Canvas, view: View, seat: Seat, names: Sequence[str], box: Box, language: Language) -> None:
    left, top, right, bottom = box
    canvas.rounded(box, 16, mix(SEATS[seat].dark, NIGHT, 0.5))
    canvas.frame(box, 16, 3, mix(SEATS[seat].ground, NIGHT, 0.35))
    badge(canvas, seat, (left + 34, top + 34), 40)
    canvas.fitted_text((left + 64, top + 34), names[seat], PALE, 36, right - left - 80, STRONG, align="left")
    for share, (sprite, count, word) in zip(_SHARES, _figures(view, seat, language), strict=True):
        x = left + share * (right - left)
        half = (46 + measure(str(count), TITLE, 46)) / 2
        canvas.stamp(sprite, (x - half + 18, top + 86))
        canvas.text((x - half + 46, top + 86), str(count), PALE, 46, TITLE, align="left")
        lines, size = fit_lines(word, STRONG, 26, _WORD, 2)
        for number, line in enumerate(lines):
            canvas.text((x, bottom - 46 + 28 * number), line, QUIET, size, STRONG)


# The course


def _draw_chart(canvas: Canvas, course: Sequence[Chapter], winner: Seat, language: Language) -> None:
    """Draw as lines what each has destroyed of the five shields, over the six lands as each held them; with fights."""
    panel(canvas, _CHART, mix(NIGHT, QUIET, 0.4), opacity=0.7)
    left, top, right, bottom = _PLOT
    y = _CHART[1] + 36
    start = left + canvas.text((left, y), language.say("guardians-poster-shields"), PALE, 30, STRONG, align="left") + 14
    canvas.rounded((round(start), y - 4, round(start) + 60, y + 4), 4, PALE)
    said = language.say("guardians-poster-lands")
    end = right - canvas.text((right, y), said, PALE, 30, STRONG, align="right") - 14
    for seat in (0, 1):
        box = (round(end) - 68 + 34 * seat, y - 15, round(end) - 36 + 34 * seat, y + 15)
        canvas.rounded(box, 5, mix(SEATS[seat].ground, NIGHT, 0.55))
        badge(canvas, seat, ((box[0] + box[2]) / 2, y), 22)
    across, up = (right - left) / max(1, len(course) - 1), (bottom - top) / len(DISPUTED)
    xs = [left + number * across for number in range(len(course))]
    held = [chapter.view.players[0].lands for chapter in course]
    border = [(x - left, bottom - top - lands * up) for x, lands in zip(xs, held, strict=True)]
    size = (right - left, bottom - top)
    canvas.fill(shapes.rounded(*size, 4), mix(SEATS[1].ground, NIGHT, 0.62), (left, top))
    corners = [(0.0, float(size[1])), *border, (float(size[0]), float(size[1]))]
    canvas.fill(filled(corners, *size), mix(SEATS[0].ground, NIGHT, 0.62), (left, top))
    for count in range(len(DISPUTED) + 1):
        y = round(bottom - count * up)
        canvas.rounded((left, y - 1, right, y + 1), 1, PALE, 0.15)
        canvas.text((left - 18, y), str(count), QUIET, 26, STRONG, align="right")
    _draw_turns(canvas, course, xs)
    for seat in (1 - winner, winner):
        _draw_curve(canvas, course, seat, xs, up)
    for seat in (1 - winner, winner):
        lost = course[-1].view.players[1 - seat].shields_lost
        at = (right - (0 if seat == winner else 56), bottom - min(lost, SHIELDS_TO_LOSE) * up)
        canvas.ringed(at, 25, SEATS[seat].ground, 3, NIGHT)
        canvas.text(at, str(lost), SEATS[seat].ink, 30, TITLE)


def _draw_turns(canvas: Canvas, course: Sequence[Chapter], xs: Sequence[float]) -> None:
    """Write the turns below the chart, and crossed swords where a combat was decided."""
    free = 0.0
    for chapter, x in zip(course, xs, strict=True):
        begun = next((event.turn for event in chapter.events if isinstance(event, TurnBegun)), None)
        if begun is not None and x >= free:
            canvas.text((x, _PLOT[3] + 28), str(begun), QUIET, 26, STRONG)
            free = x + 36
        if any(isinstance(event, ControlCounted | GuardianHeld) for event in chapter.events):
            canvas.stamp(swords(34), (x, _PLOT[1] - 2))


def _draw_curve(canvas: Canvas, course: Sequence[Chapter], seat: Seat, xs: Sequence[float], up: float) -> None:
    """Draw how many enemy shields a seat had destroyed, with its sign where it destroyed one."""
    bottom = _PLOT[3] - (4 if seat else 0)  # two lines of the same height stay apart
    taken = [chapter.view.players[1 - seat].shields_lost for chapter in course]
    points = [(x, bottom - min(count, SHIELDS_TO_LOSE) * up) for x, count in zip(xs, taken, strict=True)]
    steps = [points[0]]
    for one, other in pairwise(points):
        steps += [(other[0], one[1]), other] if other[1] != one[1] else [other]
    canvas.stroke([steps], 15, NIGHT)
    canvas.stroke([steps], 9, SEATS[seat].ground)
    for number, (point, count) in enumerate(zip(points, taken, strict=True)):
        if 0 < number < len(points) - 1 and count > taken[number - 1]:
            badge(canvas, seat, point, 40)


# What is worth telling


def moments(view: View, course: Sequence[Chapter], names: Sequence[str], language: Language) -> tuple[Moment, ...]:
    """Tell the turning point, the greatest battle and the last one, as far as there were any."""
    winner = _winner(view)
    fights = [(turn, event) for turn, event in _dated(course) if isinstance(event, ControlCounted)]
    told = []
    if turning := turning_point(course, winner):
        told.append(("turning", turning[0], losses.told(turning[1:], names, language)))
    elif grown := _grown(course, winner):
        lands = grown.players[winner].lands
        told.append(("turning", grown.turn, language.say("guardians-poster-grown", name=names[winner], count=lands)))
    if fights:
        greatest = max(fights, key=_greatness)
        told.append(("battle", greatest[0], _counted(greatest[1], names, language)))
        if fights[-1] != greatest:
            told.append(("last", fights[-1][0], _counted(fights[-1][1], names, language)))
    say = language.say
    return tuple(
        Moment(what, say(f"guardians-poster-{what}"), say("guardians-poster-moment", turn=turn, what=text))
        for what, turn, text in told
    )


def _dated(course: Sequence[Chapter]) -> Iterator[tuple[int, Event]]:
    """List all events with the turn in which they happened."""
    turn = 1
    for chapter in course:
        for event in chapter.events:
            turn = event.turn if isinstance(event, TurnBegun) else turn
            yield turn, event


def _greatness(dated: tuple[int, ControlCounted]) -> int:
    """Weigh a battle by what both sides counted, and most by what the weaker one did."""
    low, high = sorted(each.total for each in dated[1].sums)
    return high + 3 * low


def turning_point(course: Sequence[Chapter], winner: Seat) -> tuple[int, ShieldLost] | None:
    """Find the shield, and its turn, with which the winner took the lead in shields for good; None if he never did."""
    ahead, found = 0, None
    for turn, event in _dated(course):
        if isinstance(event, ShieldLost):
            change = 1 if event.seat != winner else -1
            if change > 0 and ahead == 0:
                found = (turn, event)
            ahead += change
    return found if ahead > 0 else None


def _grown(course: Sequence[Chapter], winner: Seat) -> View | None:
    """Find the view from which on the winner held most of the lands; None if he did not in the end."""
    views = [chapter.view for chapter in course]
    behind = [at for at, view in enumerate(views) if 2 * view.players[winner].lands <= len(DISPUTED)]
    since = max(behind, default=-1) + 1
    return views[since] if since < len(views) else None


def _counted(event: ControlCounted, names: Sequence[str], language: Language) -> str:
    """Say who held a space after a combat, and what was counted."""
    taken = event.winner == event.attacker
    held = language.say("guardians-picture-held", name=names[event.winner], place=event.place, taken=taken, storm=False)
    one, other = (event.sums[number].total for number in ((0, 1) if taken else (1, 0)))
    return language.say("guardians-poster-count", held=held, one=one, other=other)


def _draw_moment(canvas: Canvas, moment: Moment, box: Box) -> None:
    left, top, right, bottom = box
    middle = (left + right) // 2
    panel(canvas, box, mix(GOLD, NIGHT, 0.4), thickness=3, opacity=0.7)
    icon = seal(UP, 64, INK, GOLD) if moment.what == "turning" else swords(64)
    canvas.stamp(icon, (middle, top + 48))
    canvas.fitted_text((middle, top + 106), moment.title, GOLD, 36, right - left - 30, TITLE)
    at = (middle, (top + bottom) / 2 + 62)
    canvas.fitted_lines(at, moment.text, PALE, 32, right - left - 36, 3, apart=1.19)
