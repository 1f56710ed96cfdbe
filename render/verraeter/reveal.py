"""The reveal of Verräter, a picture of its own: who betrays whom, both sides with their sums, everybody's cards."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from PIL import Image

from bot.games.contract import Event, Seat
from bot.games.verraeter.events import CardsPlayed, ConflictDecided, RoundBegun
from bot.games.verraeter.state import Conflict, Family
from bot.games.verraeter.views import View
from bot.language import Language
from render.kit import shapes
from render.kit.alt import alt_text
from render.kit.canvas import Box, Canvas
from render.kit.colours import SEAT_COLOURS
from render.kit.fonts import STRONG, TITLE
from render.kit.kept import kept
from render.kit.png import in_palette, png
from render.kit.sprites import painted, with_shadow
from render.picture import Picture
from render.verraeter import emblems
from render.verraeter.captions import result_line, revealed, treason
from render.verraeter.landscapes import landscape
from render.verraeter.nouns import role_name
from render.verraeter.palette import board_palette
from render.verraeter.scroll import Side, decided_sides, draw_played, draw_result, draw_terms
from render.verraeter.sprites import family_seal, fight_medallion, plate, role_medallion, sign
from render.verraeter.theme import (
    FAMILY_GROUND,
    FAMILY_INK,
    FAMILY_TRIM,
    GOLD,
    INK,
    IVORY,
    walnut,
)

WIDTH, HEIGHT = 1200, 800
_STAGE, _FLOOR, _ROWS = 142, 502, 574


@dataclass(frozen=True)
class Fight:
    """A conflict that was decided, with its round and the supply cards by seat, as far as they are known."""

    round: int
    conflict: Conflict
    cards: Mapping[Seat, Sequence[int]] = field(default_factory=dict)


def fights(events: Iterable[Event]) -> tuple[Fight, ...]:
    """List the conflicts that were decided among public events."""
    found: list[Fight] = []
    number, cards = 0, {}
    for event in events:
        match event:
            case RoundBegun():
                number = event.round
            case CardsPlayed():
                cards[event.seat] = event.cards
            case ConflictDecided():
                found.append(Fight(number, event.conflict, cards))
                cards = {}
    return tuple(found)


def reveal(fight: Fight, view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw a decided conflict; 1200 by 800 pixels."""
    canvas, conflict = Canvas(_table()), fight.conflict
    head, why = treason(conflict, names, language)
    alt = [f"{head}.", why, result_line(conflict, view, language), revealed(conflict, names, language)]
    canvas.fitted_text((WIDTH / 2, 54), head, IVORY, 76, WIDTH - 80, TITLE, halo=INK)
    canvas.fitted_text((WIDTH / 2, 112), why, GOLD, 38, WIDTH - 80, STRONG, halo=INK)
    sides = decided_sides(conflict)
    for side in sides:
        _draw_side(canvas, view, side, won=side.family == conflict.winner)
    _draw_middle(canvas, conflict, names)
    draw_result(canvas, conflict, view, language, (14, _FLOOR + 8, WIDTH - 14, _FLOOR + 62))
    width = (WIDTH - 28 - 12 * (len(names) - 1)) // len(names)
    for number, (family, seat) in enumerate((side.family, seat) for side in sides for seat in side.supporters):
        left = 14 + number * (width + 12)
        _draw_player(canvas, fight, family, seat, names[seat], language, (left, _ROWS, left + width, HEIGHT - 12))
    return Picture(png=png(canvas.image, board_palette()), alt=alt_text(alt), name="verraeter-reveal.png")


@kept
def _table() -> Image.Image:
    return in_palette(walnut("reveal", WIDTH, HEIGHT, 4), board_palette())


def _draw_side(canvas: Canvas, view: View, side: Side, *, won: bool) -> None:
    """Draw a family's land, and below it the sum with its terms."""
    outward = -1 if side.family == "eagle" else 1
    left = 14 if outward < 0 else WIDTH // 2 + 4
    box = (left, _STAGE, left + WIDTH // 2 - 18, _FLOOR)
    width = box[2] - box[0]
    canvas.shadow(box, 20, 9, 0.7)
    canvas.rounded(box, 20, FAMILY_GROUND[side.family])
    scene = landscape(view.lands[side.land].kind, width - 12, 200)
    canvas.image.paste(scene, (box[0] + 6, box[1] + 6), shapes.rounded(width - 12, 200, 15))
    middle, ink = WIDTH / 2 + outward * 372, FAMILY_INK[side.family]
    canvas.stamp(family_seal(side.family, 74), (middle + outward * 108, _FLOOR - 122))
    canvas.text((middle - outward * 40, _FLOOR - 104), str(side.total), ink, 118, TITLE)
    draw_terms(canvas, side, (middle - outward * 20, _FLOOR - 30))
    canvas.frame(box, 20, 4, GOLD if won else FAMILY_TRIM[side.family])
    if won:
        canvas.frame((box[0] - 4, box[1] - 4, box[2] + 4, box[3] + 4), 24, 8, GOLD)
        canvas.stamp(sign(((emblems.CROWN, GOLD),), 76, INK), (middle + outward * 108, _FLOOR - 218))


def _draw_middle(canvas: Canvas, conflict: Conflict, names: Sequence[str]) -> None:
    """Draw the traitor between the sides, turned to the new one; crossed swords if nobody is it."""
    at = (WIDTH / 2, _STAGE + 158)
    if conflict.turncoat is None:
        canvas.stamp(fight_medallion(136), at)
        return
    colours = SEAT_COLOURS[conflict.turncoat]
    family = conflict.supporters[conflict.turncoat]
    canvas.disc(at, 162, INK)
    canvas.disc(at, 156, GOLD)
    canvas.disc(at, 149, colours.ground)
    canvas.stamp(with_shadow(painted(emblems.ROLE["traitor"], 236, 236), 6, 0.5, (0, 5)), (at[0], at[1] - 12))
    canvas.stamp(family_seal(family, 50), (at[0] + (-118 if family == "eagle" else 118), at[1] - 92))
    plate(canvas, conflict.turncoat, names[conflict.turncoat], (430, _FLOOR - 72, 770, _FLOOR - 8), 44)


def _draw_player(
    canvas: Canvas, fight: Fight, family: Family, seat: Seat, name: str, language: Language, box: Box
) -> None:
    """Draw a player's action card, the supply cards played, and the points."""
    left, top, right, bottom = box
    ink, conflict = FAMILY_INK[family], fight.conflict
    canvas.rounded(box, 16, FAMILY_GROUND[family])
    canvas.frame(box, 16, 3, FAMILY_TRIM[family])
    plate(canvas, seat, name, (left + 10, top + 10, right - 10, top + 60), 36)
    role = conflict.roles[seat]
    canvas.stamp(role_medallion(role, 43), (left + 58, top + 110))
    room = right - left - 118
    canvas.fitted_text((left + 110, top + 92), role_name(role, language), ink, 38, room, TITLE, align="left")
    gained = conflict.land_points[seat] + conflict.role_points[seat]
    canvas.stamp(sign(((emblems.STAR, GOLD),), 32, INK), (left + 128, top + 134))
    canvas.text((left + 156, top + 134), f"+{gained}", ink, 46, TITLE, align="left")
    total = conflict.eagle.cards[seat] + conflict.rose.cards[seat]
    draw_played(canvas, fight.cards.get(seat, total), (left + 16, bottom - 32), 46, ink)
