"""The scroll in the middle of the ring: round and phase, and the conflict, at the end the last one."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.contract import Seat
from bot.games.verraeter.lands import bordering
from bot.games.verraeter.state import FAMILIES, Conflict, Family, Phase
from bot.games.verraeter.views import View
from bot.language import Language
from render.kit.canvas import Box, Canvas
from render.kit.colours import Colour
from render.kit.fonts import STRONG, TEXT, TITLE
from render.kit.sprites import Layer, painted, recoloured
from render.kit.text import measure
from render.verraeter import emblems
from render.verraeter.beliefs import NOTHING, Believed, draw_guess
from render.verraeter.captions import result, title, waiting_line
from render.verraeter.lands import POINTS_SIZE, draw_points_circle
from render.verraeter.sprites import (
    card_back,
    family_seal,
    fight_medallion,
    hidden_medallion,
    plate,
    role_medallion,
    sign,
    supply_card,
)
from render.verraeter.theme import (
    BLOOD,
    FADED,
    FAMILY_GROUND,
    FAMILY_INK,
    FAMILY_TRIM,
    FRESH,
    GOLD,
    INK,
    IVORY,
    PAPER,
    SEAT,
    STEEL,
    WINE,
)

LEFT, TOP, SIZE = 250, 250, 700
_MIDDLE = LEFT + SIZE / 2
_COLUMN = 316
_COLUMNS: dict[Family, int] = {"eagle": LEFT + 26, "rose": LEFT + SIZE - 26 - _COLUMN}

_STEPS: tuple[tuple[Phase, tuple[Layer, ...]], ...] = (
    ("place", emblems.SWORDS),
    ("draft", ((emblems.MASK, WINE), (emblems.MASK_EYES, PAPER))),
    ("cards", emblems.CARDS),
    ("building", recoloured(emblems.BUILDING["granary"], {SEAT: BLOOD})),
)


@dataclass(frozen=True)
class Side:
    """One family's side of the conflict on show."""

    family: Family
    land: int
    total: int
    strength: int
    cards: int
    diplomats: int | None  # None before the reveal
    supporters: tuple[Seat, ...]


def draw_scroll(
    canvas: Canvas, view: View, names: Sequence[str], language: Language, believed: Believed = NOTHING
) -> None:
    """Draw what the scroll says in this phase."""
    _draw_head(canvas, view, names, language)
    if view.open_sums is not None and view.border is not None:
        sides = draw_open_sums(canvas, view, TOP + 192)
        draw_supporters(canvas, view, sides, names, (TOP + 352, TOP + 682), believed)
    elif view.conflict is not None:
        _draw_decided_conflict(canvas, view, view.conflict, names, language)
    else:
        _draw_legend(canvas, language)


def _draw_head(canvas: Canvas, view: View, names: Sequence[str], language: Language) -> None:
    won = view.outcome is not None
    width = canvas.text((_MIDDLE, TOP + 46), title(view, language), INK, 40 if won else 50, TITLE)
    for side in (-1, 1):
        canvas.stamp(painted(((emblems.LOZENGE, BLOOD),), 14, 14), (_MIDDLE + side * (width / 2 + 26), TOP + 46))
        end = _MIDDLE + side * (SIZE / 2 - 40)
        start = _MIDDLE + side * (width / 2 + 42)
        line = (round(min(start, end)), TOP + 45, round(max(start, end)), TOP + 48)
        if line[2] - line[0] > 8:
            canvas.rounded(line, 1, BLOOD)
    if view.phase not in ("over", "granaries"):
        _draw_steps(canvas, view.phase)
        line_at, size, font = TOP + 166, 34, STRONG
    else:
        line_at, size, font = TOP + 122, *((88, TITLE) if won else (46, STRONG))
    canvas.fitted_text((_MIDDLE, line_at), waiting_line(view, names, language), INK, size, SIZE - 70, font)


def _draw_steps(canvas: Canvas, phase: Phase) -> None:
    """Draw the steps of a round in a row, the present one on gold."""
    gap = 100
    y = TOP + 108
    at = [step for step, _ in _STEPS].index(phase)
    for number, (_, layers) in enumerate(_STEPS):
        x = _MIDDLE + gap * (number - (len(_STEPS) - 1) / 2)
        if number:
            canvas.rounded(
                (round(x - gap / 2 - 10), y - 2, round(x - gap / 2 + 10), y + 2), 2, BLOOD if number <= at else FADED
            )
        if number == at:
            canvas.disc((x, y), 35, INK)
            canvas.disc((x, y), 32, GOLD)
        canvas.stamp(painted(layers, 46, 46, outline=INK, outline_width=2.0), (x, y))


# The conflict


def draw_open_sums(canvas: Canvas, view: View, top: int) -> tuple[Side, Side]:
    """Draw both families' banners as the sums look before the reveal, and tell what each side has."""
    sides = _open_sides(view)
    for side in sides:
        _draw_banner(canvas, side, top, won=False)
    canvas.stamp(fight_medallion(44), (_MIDDLE, top + 70))
    return sides


def _draw_decided_conflict(
    canvas: Canvas, view: View, conflict: Conflict, names: Sequence[str], language: Language
) -> None:
    sides = decided_sides(conflict)
    for side in sides:
        _draw_banner(canvas, side, TOP + 192, won=side.family == conflict.winner)
    draw_supporters(canvas, view, sides, names, (TOP + 414, TOP + 682))
    canvas.stamp(fight_medallion(44), (_MIDDLE, TOP + 262))
    draw_result(canvas, conflict, view, language, (LEFT + 26, TOP + 348, LEFT + SIZE - 26, TOP + 404))


def _open_sides(view: View) -> tuple[Side, Side]:
    assert view.border is not None
    assert view.open_sums is not None
    sides = []
    for family, total in zip(FAMILIES, view.open_sums, strict=True):
        land = next(place for place in bordering(view.border) if view.lands[place].family == family)
        strength = view.lands[land].strength
        supporters = tuple(seat for seat, player in enumerate(view.players) if player.family == family)
        sides.append(Side(family, land, total, strength, total - strength, None, supporters))
    return (sides[0], sides[1])


def decided_sides(conflict: Conflict) -> tuple[Side, Side]:
    """Give the sides of a decided conflict, the Eagle's first."""
    sides = []
    for family, of in zip(FAMILIES, (conflict.eagle, conflict.rose), strict=True):
        supporters = tuple(seat for seat, supported in enumerate(conflict.supporters) if supported == family)
        sides.append(Side(family, of.land, of.total, of.strength, sum(of.cards), sum(of.diplomats), supporters))
    return (sides[0], sides[1])


def _draw_banner(canvas: Canvas, side: Side, top: int, *, won: bool) -> None:
    """Draw the family's banner with its sum and the terms of the sum."""
    left = _COLUMNS[side.family]
    box = (left, top, left + _COLUMN, top + 142)
    ground, ink, trim = FAMILY_GROUND[side.family], FAMILY_INK[side.family], FAMILY_TRIM[side.family]
    canvas.shadow(box, 16, 6, 0.45)
    canvas.rounded(box, 16, ground)
    canvas.frame(box, 16, 3, trim)
    outward = -1 if side.family == "eagle" else 1
    middle = left + _COLUMN / 2
    canvas.stamp(painted(emblems.FAMILY[side.family], 84, 84), (middle + outward * 104, top + 52))
    canvas.text((middle - outward * 4, top + 52), str(side.total), ink, 88, TITLE)
    draw_terms(canvas, side, (middle + outward * 12, top + 115))
    if won:
        canvas.frame((box[0] - 5, box[1] - 5, box[2] + 5, box[3] + 5), 20, 7, INK)
        canvas.frame((box[0] - 3, box[1] - 3, box[2] + 3, box[3] + 3), 18, 4, GOLD)
        canvas.stamp(sign(((emblems.CROWN, GOLD),), 44, INK), (middle + outward * 104, top + 2))


def draw_terms(canvas: Canvas, side: Side, middle: tuple[float, float]) -> None:
    """Draw the terms of a side's sum in a row: land, supply cards and, after the reveal, diplomats."""
    ink = FAMILY_INK[side.family]
    terms: list[tuple[tuple[Layer, ...], str]] = [
        (((emblems.SHIELD, ink),), str(side.strength)),
        (emblems.CARDS, str(side.cards)),
    ]
    if side.diplomats is not None:
        terms.append((emblems.ROLE["diplomat2"], str(side.diplomats)))
    widths = [36 + measure(text, TITLE, 34) for _, text in terms]
    x, y = middle[0] - (sum(widths) + 44 * (len(terms) - 1)) / 2, middle[1]
    for number, (layers, text) in enumerate(terms):
        if number:
            canvas.text((x - 22, y - 1), "+", ink, 32, TITLE)
        canvas.stamp(painted(layers, 28, 28, outline=ink, outline_width=1.0), (x + 15, y))
        canvas.text((x + 36, y), text, ink, 34, TITLE, align="left")
        x += widths[number] + 44


def draw_supporters(
    canvas: Canvas,
    view: View,
    sides: tuple[Side, Side],
    names: Sequence[str],
    between: tuple[int, int],
    believed: Believed = NOTHING,
) -> None:
    """Draw a row for each player, the Eagle's supporters first: family, name, cards played and action card.

    On an action card that is face down lies what is `believed` of it.
    """
    first, last = between
    height = (last - first) // len(view.players)
    rows = [(side.family, seat) for side in sides for seat in side.supporters]
    for row, (family, seat) in enumerate(rows):
        top = first + row * height
        _draw_supporter(canvas, view, family, seat, names[seat], (LEFT + 26, top, LEFT + SIZE - 26, top + height - 8))
        if seat in believed:
            draw_guess(canvas, believed[seat], (LEFT + SIZE - 86, top + height // 2 - 4))


def _draw_supporter(canvas: Canvas, view: View, family: Family, seat: Seat, name: str, box: Box) -> None:
    """Draw a player with the supply cards played and the action card: revealed, taken, or not yet taken."""
    left, top, right, bottom = box
    middle, radius = (top + bottom) // 2, min(34, (bottom - top) // 2 - 4)
    player, ink = view.players[seat], FAMILY_INK[family]
    decided = view.conflict if view.open_sums is None else None
    canvas.rounded(box, 14, FAMILY_GROUND[family])
    canvas.frame(box, 14, 2, FAMILY_TRIM[family])
    canvas.stamp(painted(emblems.FAMILY[family], 46, 46), (left + 36, middle))
    turned = decided is not None and decided.turncoat == seat
    half = min(radius - 2, 28)
    plate(canvas, seat, name, (left + 68, middle - half, left + 318, middle + half), 10 + half, spare=46 * turned)
    if turned:
        canvas.stamp(sign(((emblems.TURN, BLOOD),), 38, IVORY), (left + 292, middle))
    role = player.role if decided is None else decided.roles[seat]
    played: Sequence[int] | int | None = player.played
    if decided is not None and view.phase != "building":
        # The cards are gone by now; their sum is part of the result.
        played = decided.eagle.cards[seat] + decided.rose.cards[seat]
    if played is not None:
        draw_played(canvas, played, (left + 332, middle), min(2 * radius, 56), ink)
    centre = (right - 42, middle)
    if role is not None:
        canvas.stamp(role_medallion(role, radius + 4), centre)
    elif player.role_taken:
        canvas.stamp(hidden_medallion(radius + 4), centre)
    else:
        canvas.disc(centre, radius, FADED, 0.4)


def draw_played(canvas: Canvas, cards: Sequence[int] | int, at: tuple[int, int], height: int, ink: Colour) -> None:
    """Draw supply cards in a row, a dash for none, or their sum where they are not known; `at` is the left end."""
    x, y = at
    width = height * 3 // 4
    if isinstance(cards, int):
        canvas.stamp(painted(emblems.CARDS, 38, 38), (x + 19, y))
        canvas.text((x + 46, y), str(cards), ink, 42, TITLE, align="left")
    elif not cards:
        canvas.text((x + width / 2, y), "–", ink, 40, TITLE)
    else:
        for number, value in enumerate(cards):
            canvas.stamp(supply_card(value, width, height), (x + (width + 4) * number, y - height // 2))


def draw_result(canvas: Canvas, conflict: Conflict, view: View, language: Language, box: Box) -> None:
    """Draw the ribbon that says how the conflict ended."""
    ground: Colour = STEEL if conflict.winner is None else FAMILY_GROUND[conflict.winner]
    ink: Colour = INK if conflict.winner is None else FAMILY_INK[conflict.winner]
    canvas.shadow(box, 12, 4, 0.4)
    canvas.rounded(box, 12, ground)
    canvas.frame(box, 12, 2, ink)
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    canvas.fitted_text(middle, result(conflict, view, language), ink, 34, box[2] - box[0] - 38, TITLE)


# Before the first conflict

_RINGED = ("picture-legend-flipped", "picture-legend-built")
"""What is marked by a white ring around its land as well."""


def _draw_legend(canvas: Canvas, language: Language) -> None:
    """Draw the two families and what the signs on the table mean."""
    y = TOP + 262
    for family, x in zip(FAMILIES, (_MIDDLE - 150, _MIDDLE + 150), strict=True):
        canvas.stamp(family_seal(family, 66), (x, y))
        canvas.text((x, y + 96), language.say(f"verraeter-family-{family}"), INK, 40, TITLE)
    canvas.stamp(fight_medallion(44), (_MIDDLE, y))
    red = {SEAT: BLOOD}
    entries = [
        (sign(recoloured(emblems.BUILDING["granary"], red), 44, INK, 0.3), "building-granary"),
        (sign(recoloured(emblems.BUILDING["post"], red), 44, INK, 0.3), "building-post"),
        (sign(emblems.FIRST_PLAYER, 40, IVORY, 0.3), "picture-legend-first"),
        (sign(emblems.ROLE["strategist"], 42, IVORY, 0.3), "picture-legend-strategist"),
        (sign(((emblems.SHIELD, IVORY),), 40, INK, 0.3), "picture-legend-strength"),
        (sign(((emblems.STAR, GOLD),), 42, INK, 0.3), "picture-legend-points"),
        (card_back(36, 50), "picture-legend-hand"),
        (None, "picture-legend-winners"),
        (sign(((emblems.TURN, FRESH),), 36), "picture-legend-flipped"),
        (sign(emblems.ROLE["builder"], 36, FRESH), "picture-legend-built"),
    ]
    for number, (picture, word) in enumerate(entries):
        x = LEFT + 62 + 330 * (number % 2)
        y = TOP + 422 + 57 * (number // 2)
        if picture is None:
            draw_points_circle(canvas, (x, y - 4), 3, WINE)
            canvas.text((x, y - 4), "5", IVORY, POINTS_SIZE, TITLE)
        else:
            canvas.stamp(picture, (x, y))
        if word in _RINGED:
            canvas.frame((x - 30, y - 25, x + 30, y + 25), 12, 8, INK)
            canvas.frame((x - 28, y - 23, x + 28, y + 23), 10, 4, FRESH)
        text = language.say(f"verraeter-{word}")
        canvas.fitted_text((x + 42, y), text, INK, 34, 232, TEXT, align="left")
