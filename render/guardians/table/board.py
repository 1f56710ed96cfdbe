"""The table of Guardians: four rows of three spaces between two players, the view's seat at the bottom."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from bot.games.contract import Event
from bot.games.guardians.table import PLACES, Place, View
from bot.language import Language
from render.guardians.look import ground
from render.guardians.look.ground import SEATS, badge
from render.guardians.look.palette import picture
from render.guardians.look.sprites import CROSS, seal
from render.guardians.look.theme import GOLD, PALE, RED, RED_LIGHT
from render.guardians.table import players, spaces
from render.guardians.words import losses
from render.guardians.words.captions import still_line, table_alt, turn_line, turn_of, waiting_line
from render.kit.canvas import Canvas
from render.kit.colours import NIGHT, mix
from render.kit.fonts import STRONG, TITLE
from render.kit.text import cut
from render.picture import Picture

WIDTH, HEIGHT = 1200, 1312
_MARGIN, _GAP = 12, 10
_COLUMN: Final = 396
_TOP: Final = 164
_BAND: Final = 108
_NOT_OFFERED: Final = 0.32  # how dark a space is that is not among those to choose from
_NAME_IN_SENTENCE = 390


def board(
    view: View,
    names: Sequence[str],
    language: Language,
    *,
    offered: Collection[Place] = (),
    events: Sequence[Event] = (),
    guesses: Callable[[Canvas], None] = lambda canvas: None,
) -> Picture:
    """Draw the table as the view's seat, or the public, sees it: 1200 by 1312 pixels. `names` are by seat.

    A seat sees what it may look at; the public's picture holds nothing that lies face down. Spaces that are offered
    are marked, and what was lost in the events is the headline. `guesses` puts on top what the only reader believes.
    """
    canvas = Canvas(ground.tabletop(WIDTH, HEIGHT))
    near = view.seat or 0
    players.draw_player(canvas, view, 1 - near, names[1 - near], (_MARGIN, 8), language)
    players.draw_player(canvas, view, near, names[near], (_MARGIN, HEIGHT - 8 - players.HIGH), language)
    lost = {event.place for event in losses.of(events)}
    for place in PLACES:
        mark = GOLD if place in offered else RED_LIGHT if place in lost else None
        corner = corner_of(place, near)
        spaces.draw_space(canvas, view, place, corner, language, mark)
        if offered and place not in offered:
            canvas.rounded((*corner, corner[0] + spaces.WIDE, corner[1] + spaces.HIGH), 16, NIGHT, _NOT_OFFERED)
    _draw_band(canvas, view, names, language, events)
    guesses(canvas)
    alt = table_alt(view, names, language, offered=offered, lost=losses.told(events, names, language))
    return picture(canvas, alt, "guardians-table.png")


def corner_of(place: Place, near: int) -> tuple[int, int]:
    """Return the upper left corner of a space on a table with a seat at the bottom."""
    row, column = "ABCD".index(place[0]), int(place[1]) - 1
    if near == 0:
        row = 3 - row
    else:
        column = 2 - column
    left = _MARGIN + column * _COLUMN
    top = _TOP + row * (spaces.HIGH + _GAP) + (_BAND + _GAP if row > 1 else 0)
    return left, top


def _draw_band(canvas: Canvas, view: View, names: Sequence[str], language: Language, events: Sequence[Event]) -> None:
    """Say between the lands of the two players whose turn it is and what for, or what was lost."""
    top = _TOP + 2 * (spaces.HIGH + _GAP)
    box = (_MARGIN, top, WIDTH - _MARGIN, top + _BAND)
    middle = (box[1] + box[3]) / 2
    short = [cut(name, STRONG, 52, _NAME_IN_SENTENCE) for name in names]
    said, more = waiting_line(view, short, language), still_line(view, short, language)
    lost = losses.told(events, short, language)
    if lost:
        said, more = lost, said
    seat = turn_of(view)
    ink = RED if lost else NIGHT if seat is None else SEATS[seat].dark
    canvas.rounded(box, 14, mix(ink, NIGHT, 0.6 if lost else 0.2))
    canvas.frame(box, 14, 4, RED_LIGHT if lost else GOLD if seat is None else SEATS[seat].ground)
    x, right = box[0] + 22, box[2] - 22
    right -= round(canvas.text((right, middle), turn_line(view, language), GOLD, 34, TITLE, align="right")) + 16
    if lost:
        canvas.stamp(seal(CROSS, 72, PALE, RED), (x + 36, middle))
    elif seat is not None:
        badge(canvas, seat, (x + 36, middle), 72)
    x += 92 if lost or seat is not None else 0
    room = right - x
    canvas.fitted_text((x, middle - (20 if more else 0)), said, PALE, 56, room, TITLE, align="left")
    if more:
        canvas.fitted_text((x, middle + 30), more, PALE, 32, room, STRONG, align="left")
