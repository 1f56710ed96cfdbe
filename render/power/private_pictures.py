"""Private pictures of Power: what a seat holds, and what could come to its headquarters."""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate

from bot.games.contract import Seat
from bot.games.power.board.data import BOARD, HQ, SMALL, SMALL_OF, STRENGTH, strength_of
from bot.games.power.board.state import Colour, Piece, Place
from bot.games.power.board.views import ArmyView, View
from bot.games.power.sheets import place_name
from bot.language import Language
from render.kit.canvas import Box, Canvas
from render.kit.colours import mix
from render.kit.fonts import STRONG, TITLE
from render.kit.sprites import Sprite
from render.kit.text import ELLIPSIS, measure
from render.picture import Picture
from render.power import captions, overlays, silhouettes, stacks, war_map
from render.power.arrows import draw_arrow
from render.power.board import draw_beside, draw_standing, picture, table
from render.power.counters import badge, coin, counter, sign
from render.power.theme import ARMY, BAD, BRASS, INK, PALE, QUIET, TABLE

WIDTH = 1200
_BLOCK, _RECIPE = 320, 92  # heights without recipes, and of a row of them
_MARGIN = 16


def hand(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the reserves that the view's seat commands, and what their Power and pieces can be exchanged for.

    It is 1200 pixels wide, with a block for each army. Raises ValueError for the public's view.
    """
    armies = captions.shown_in_hand(view)
    tops = list(accumulate((_height(army) + _MARGIN for army in armies), initial=_MARGIN))
    height = tops.pop()
    canvas = Canvas(war_map.cloth("power/hand", WIDTH, height))
    for army, top in zip(armies, tops, strict=True):
        _draw_army(canvas, view, army, names, (_MARGIN, top, WIDTH - _MARGIN, top + _height(army)), language)
    return picture(canvas, captions.hand_alt(view, names, language), "power-hand.png")


def threats(view: View, seat: Seat, names: Sequence[str], language: Language) -> Picture:
    """Draw on the plan all that could reach the headquarters of a seat in the next round."""
    canvas = table(view)
    own = [army for army in view.armies if army.owner == seat and army.standing]
    for army in own:
        overlays.draw_rim(canvas, HQ[army.colour], BRASS)
        for threat in army.threats:
            overlays.draw_rim(canvas, threat.place, BAD)
    rows: dict[Place, list[Sprite]] = {}
    for army in own:
        brought, verdict = captions.danger(view, army)
        sign = overlays.CAPTURED if verdict == "safe" else overlays.LOST
        row = rows.setdefault(HQ[army.colour], [])
        row += [overlays.chip(army.colour, army.garrison), overlays.joint(*sign)]
        row += [overlays.chip(colour, strength) for colour, strength in brought.items()]
        for threat in army.threats:
            if threat.place == HQ[army.colour]:
                continue
            row = rows.setdefault(threat.place, [])
            row.append(overlays.chip(threat.army, threat.strength))
            if threat.infantry:
                row.append(overlays.joint(silhouettes.FLAG, BAD))
    sums = draw_standing(canvas, view, rows)
    for army in own:
        for number, threat in enumerate(army.threats):
            if threat.place != HQ[army.colour]:
                ends = (war_map.middle(threat.place), war_map.middle(HQ[army.colour]))
                # They swing to both sides, so that those from behind each other can be told apart.
                bend = 0.08 if number % 2 else -0.08
                draw_arrow(canvas, *ends, ARMY[threat.army].ground, clear=(26.0, 50.0), bend=bend)
    war_map.lift_names(canvas, view.options.sea_labels)
    stacks.draw_sums(canvas, sums)
    draw_beside(canvas, view, names, language, captions.threats_titles(view, own, language)[0])
    for place, row in rows.items():
        overlays.draw_row(canvas, place, row)
    return picture(canvas, captions.threats_alt(view, seat, names, language), "power-threats.png")


# The hand


def _height(army: ArmyView) -> int:
    return _BLOCK + _RECIPE * -(-len(_recipes(army)) // len(SMALL))


def _draw_army(canvas: Canvas, view: View, army: ArmyView, names: Sequence[str], box: Box, language: Language) -> None:
    left, top, right, bottom = box
    look = ARMY[army.colour]
    canvas.rounded(box, 16, INK)
    canvas.rounded((left + 3, top + 3, right - 3, bottom - 3), 14, mix(TABLE[0], look.dark, 0.35))
    canvas.rounded((left + 3, top + 3, right - 3, top + 67), 13, look.ground)
    canvas.rounded((left, top + 62, right, top + 66), 0, INK)
    canvas.stamp(badge(army.colour, 36), (left + 40, top + 33))
    number = canvas.text((right - 24, top + 33), str(army.strength), INK, 46, TITLE, align="right")
    canvas.stamp(sign(silhouettes.SWORDS, 38, INK, look.ground, 0.5), (right - 52 - number, top + 33))
    canvas.fitted_text(
        (left + 74, top + 33), captions.reserve_title(army, names, language), INK, 42, right - left - 260,
        STRONG, align="left",
    )  # fmt: skip
    _draw_reserve(canvas, army, (left + 20, top + 80, right - 20, top + 176), language)
    canvas.text((left + 24, top + 204), language.say("power-picture-exchanges"), QUIET, 32, STRONG, align="left")
    for place, (spent, made, times) in enumerate(_recipes(army)):
        row, column = divmod(place, len(SMALL))
        x, y = left + 20 + column * 284, top + 228 + row * _RECIPE
        _draw_recipe(canvas, army.colour, spent, made, times, (x, y, x + 276, y + 84))
    _draw_missile(canvas, army, (left + 20, bottom - 88, right - 20, bottom - 12))
    _draw_mergers(canvas, view, army.colour, (left + 600, bottom - 88, right - 20, bottom - 12))


def _draw_reserve(canvas: Canvas, army: ArmyView, box: Box, language: Language) -> None:
    left, top, right, bottom = box
    y = (top + bottom) / 2
    canvas.stamp(coin(76), (left + 42, y))
    x = left + 92 + canvas.text((left + 92, y), str(army.power), BRASS, 72, TITLE, align="left") + 26
    counted = Counter(army.reserve)
    if not counted:
        canvas.text((x, y), language.say("power-picture-no-pieces"), QUIET, 34, STRONG, align="left")
        return
    width = min(110, int((right - x) / len(counted)) - 6)
    for number, (piece, count) in enumerate(counted.items()):
        canvas.stamp(counter(army.colour, piece, count, width, 84), (x + width / 2 + (width + 6) * number, y))


def _recipes(army: ArmyView) -> list[tuple[Piece | None, Piece, int]]:
    """List what can be made in a reserve: out of what (None: Power), what, and how many times."""
    counted = Counter(army.reserve)
    bought = [(None, small, army.power // STRENGTH[small]) for small in SMALL]
    merged = [(small, large, counted[small] // BOARD.merging) for large, small in SMALL_OF.items()]
    return [recipe for recipe in (*bought, *merged) if recipe[2]]


def _draw_recipe(canvas: Canvas, army: Colour, spent: Piece | None, made: Piece, times: int, box: Box) -> None:
    """Draw an exchange: what is given, what comes of it, and how many times that can be paid."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    canvas.rounded(box, 10, INK, 0.45)
    if spent is None:
        canvas.text((left + 50, y), str(STRENGTH[made]), PALE, 40, TITLE, align="right")
        canvas.stamp(coin(34), (left + 74, y))
    else:
        canvas.text((left + 36, y), str(BOARD.merging), PALE, 40, TITLE, align="right")
        canvas.stamp(counter(army, spent, 1, 52, 50), (left + 70, y))
    canvas.shape(_POINTER, (left + 104, round(y) - 12, left + 130, round(y) + 12), PALE)
    canvas.stamp(counter(army, made, 1, 64, 60), (left + 172, y))
    canvas.text((right - 14, y), f"{times}\N{MULTIPLICATION SIGN}", BRASS, 42, TITLE, align="right")


_POINTER = "M 0 36 L 50 36 L 50 6 L 100 50 L 50 94 L 50 64 L 0 64 Z"


def _draw_missile(canvas: Canvas, army: ArmyView, box: Box) -> None:
    """Draw how far all that lies in the reserve goes towards a mega-missile."""
    left, top, _, bottom = box
    y = (top + bottom) / 2
    worth = strength_of(army.reserve) + army.power
    canvas.stamp(counter(army.colour, "M", 1, 64, 60), (left + 36, y))
    bar = (left + 86, round(y) - 16, left + 380, round(y) + 16)
    canvas.rounded(bar, 9, INK)
    share = min(1.0, worth / BOARD.missile)
    filled = round((bar[2] - bar[0] - 6) * share)
    if filled > 12:
        canvas.rounded((bar[0] + 3, bar[1] + 3, bar[0] + 3 + filled, bar[3] - 3), 6, BRASS if share == 1 else QUIET)
    canvas.text((bar[2] + 16, y), f"{worth} / {BOARD.missile}", PALE, 36, TITLE, align="left")


def _draw_mergers(canvas: Canvas, view: View, army: Colour, box: Box) -> None:
    """Draw where on the board three small pieces can be merged."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    x: float = left
    for place, large in captions.mergers(view, army):
        name = place_name(place, view.options.sea_labels)
        wide = measure(name, TITLE, 34) + 96
        if x + wide > right:
            canvas.text((right, y), ELLIPSIS, PALE, 36, TITLE, align="right")
            break
        canvas.text((x, y), name, PALE, 34, TITLE, align="left")
        pointer = round(x + wide) - 90
        canvas.shape(_POINTER, (pointer, round(y) - 10, pointer + 22, round(y) + 10), PALE)
        canvas.stamp(counter(army, large, 1, 56, 52), (x + wide - 34, y))
        x += wide + 14
