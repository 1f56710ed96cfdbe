"""The sheet of parchment in the middle of the ring: round and phase, the conflict, the final score."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.contract import Seat
from bot.games.verraeter.state import Conflict, Family, Phase
from bot.games.verraeter.views import PlayerView, View
from bot.language import Language
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.colours import SEAT_COLOURS, Colour, mix
from render.kit.fonts import STRONG, TEXT, TITLE
from render.kit.sprites import Layer, painted, recoloured
from render.kit.text import measure
from render.verraeter import emblems
from render.verraeter.captions import result, title, waiting_line
from render.verraeter.lands import POINTS_SIZE, draw_points_circle
from render.verraeter.sprites import (
    card_back,
    family_seal,
    fight_medallion,
    hidden_medallion,
    role_medallion,
    sign,
    supply_card,
)
from render.verraeter.theme import (
    BLOOD,
    CHARCOAL,
    FADED,
    FAMILY_GROUND,
    FAMILY_INK,
    FAMILY_TRIM,
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


_POINTS_COLOURS: dict[Family, tuple[Colour, Colour]] = {"eagle": (CHARCOAL, FAMILY_INK["eagle"]), "rose": (WINE, IVORY)}


@dataclass(frozen=True)
class _Side:
    """One family's side of the conflict on show."""

    family: Family
    land: int
    total: int
    strength: int
    cards: int
    diplomats: int | None  # None before the reveal
    supporters: tuple[Seat, ...]


def draw_sheet(canvas: Canvas, view: View, names: Sequence[str], language: Language) -> None:
    """Draw what the sheet says in this phase."""
    _draw_head(canvas, view, names, language)
    if view.phase == "over":
        _draw_final(canvas, view, names)
    elif view.open_sums is not None and view.border is not None:
        _draw_open_conflict(canvas, view, names, language)
    elif view.conflict is not None:
        _draw_decided_conflict(canvas, view, view.conflict, names, language)
    else:
        _draw_legend(canvas, language)


def _draw_head(canvas: Canvas, view: View, names: Sequence[str], language: Language) -> None:
    width = canvas.text((_MIDDLE, TOP + 46), title(view, language), INK, 50, TITLE)
    for side in (-1, 1):
        canvas.stamp(painted(((emblems.LOZENGE, BLOOD),), 14, 14), (_MIDDLE + side * (width / 2 + 26), TOP + 46))
        end = _MIDDLE + side * (SIZE / 2 - 40)
        start = _MIDDLE + side * (width / 2 + 42)
        line = (round(min(start, end)), TOP + 45, round(max(start, end)), TOP + 48)
        if line[2] - line[0] > 8:
            canvas.rounded(line, 1, BLOOD)
    if view.phase not in ("over", "granaries"):
        _draw_steps(canvas, view.phase)
        line_at = TOP + 162
    else:
        line_at = TOP + 112
    canvas.fitted_text((_MIDDLE, line_at), waiting_line(view, names, language), INK, 34, SIZE - 70, STRONG)


def _draw_steps(canvas: Canvas, phase: Phase) -> None:
    """Draw the steps of a round in a row, the present one on gold."""
    gap = 86
    y = TOP + 106
    at = [step for step, _ in _STEPS].index(phase)
    for number, (_, layers) in enumerate(_STEPS):
        x = _MIDDLE + gap * (number - (len(_STEPS) - 1) / 2)
        if number:
            canvas.rounded(
                (round(x - gap / 2 - 12), y - 2, round(x - gap / 2 + 12), y + 2), 2, BLOOD if number <= at else FADED
            )
        if number == at:
            canvas.disc((x, y), 31, INK)
            canvas.disc((x, y), 28, GOLD)
        sprite = painted(layers, 40, 40) if number == at else painted(layers, 32, 32)
        canvas.stamp(sprite, (x, y))


# The conflict


def _draw_open_conflict(canvas: Canvas, view: View, names: Sequence[str], language: Language) -> None:
    for side in _open_sides(view):
        _draw_banner(canvas, side, won=False)
        _draw_stake(canvas, view, side, language)
        for row, seat in enumerate(side.supporters):
            _draw_supporter(canvas, view, side, row, seat, names[seat])
    canvas.stamp(fight_medallion(44), (_MIDDLE, TOP + 262))


def _draw_decided_conflict(
    canvas: Canvas, view: View, conflict: Conflict, names: Sequence[str], language: Language
) -> None:
    for side in _decided_sides(conflict):
        _draw_banner(canvas, side, won=side.family == conflict.winner)
        for row, seat in enumerate(side.supporters):
            _draw_supporter(canvas, view, side, row, seat, names[seat])
    canvas.stamp(fight_medallion(44), (_MIDDLE, TOP + 262))
    _draw_result(canvas, conflict, view, language)


def _open_sides(view: View) -> tuple[_Side, _Side]:
    assert view.border is not None
    assert view.open_sums is not None
    sides = []
    for family, total in zip(("eagle", "rose"), view.open_sums, strict=True):
        pair = (view.border, (view.border + 1) % len(view.lands))
        land = next(place for place in pair if view.lands[place].family == family)
        strength = view.lands[land].strength
        supporters = tuple(seat for seat, player in enumerate(view.players) if player.family == family)
        sides.append(_Side(_family(family), land, total, strength, total - strength, None, supporters))
    return (sides[0], sides[1])


def _family(name: str) -> Family:
    return "eagle" if name == "eagle" else "rose"


def _decided_sides(conflict: Conflict) -> tuple[_Side, _Side]:
    def side(family: Family) -> _Side:
        of = conflict.eagle if family == "eagle" else conflict.rose
        supporters = tuple(seat for seat, supported in enumerate(conflict.supporters) if supported == family)
        return _Side(family, of.land, of.total, of.strength, sum(of.cards), sum(of.diplomats), supporters)

    return (side("eagle"), side("rose"))


def _draw_banner(canvas: Canvas, side: _Side, *, won: bool) -> None:
    """Draw the family's banner with its sum and the terms of the sum."""
    left, top = _COLUMNS[side.family], TOP + 192
    box = (left, top, left + _COLUMN, top + 142)
    ground, ink, trim = FAMILY_GROUND[side.family], FAMILY_INK[side.family], FAMILY_TRIM[side.family]
    canvas.shadow(box, 16, 6, 0.45)
    canvas.rounded(box, 16, ground)
    canvas.frame(box, 16, 3, trim)
    outward = -1 if side.family == "eagle" else 1
    middle = left + _COLUMN / 2
    canvas.stamp(painted(emblems.FAMILY[side.family], 84, 84), (middle + outward * 104, top + 52))
    canvas.text((middle - outward * 4, top + 52), str(side.total), ink, 88, TITLE)
    terms: list[tuple[tuple[Layer, ...], str]] = [
        (((emblems.SHIELD, ink),), str(side.strength)),
        (emblems.CARDS, str(side.cards)),
    ]
    if side.diplomats is not None:
        terms.append((emblems.ROLE["diplomat2"], str(side.diplomats)))
    widths = [36 + measure(text, TITLE, 34) for _, text in terms]
    x = middle + outward * 12 - (sum(widths) + 44 * (len(terms) - 1)) / 2
    for number, (layers, text) in enumerate(terms):
        if number:
            canvas.text((x - 22, top + 114), "+", ink, 32, TITLE)
        canvas.stamp(painted(layers, 28, 28, outline=ink, outline_width=1.0), (x + 15, top + 115))
        canvas.text((x + 36, top + 115), text, ink, 34, TITLE, align="left")
        x += widths[number] + 44
    if won:
        canvas.frame((box[0] - 5, box[1] - 5, box[2] + 5, box[3] + 5), 20, 7, INK)
        canvas.frame((box[0] - 3, box[1] - 3, box[2] + 3, box[3] + 3), 18, 4, GOLD)
        canvas.stamp(sign(((emblems.CROWN, GOLD),), 44, INK), (middle + outward * 104, top + 2))


def _draw_stake(canvas: Canvas, view: View, side: _Side, language: Language) -> None:
    """Draw what the winners score if this side's land is beaten."""
    left, top = _COLUMNS[side.family], TOP + 344
    land = view.lands[side.land]
    ground, ink = _POINTS_COLOURS[side.family]
    name = language.say(f"verraeter-land-{land.kind}")
    canvas.fitted_text((left + 2, top + 32), name, INK, 34, 132, TITLE, align="left")
    for winners, points in enumerate(land.points, start=1):
        at = (left + 162 + 44.5 * (winners - 1), top + 30)
        draw_points_circle(canvas, at, winners, ground)
        canvas.text(at, str(points), ink, POINTS_SIZE, TITLE)


@dataclass(frozen=True)
class _Rows:
    """The measures of the supporters' rows: the more of them on one side, the smaller."""

    height: int
    plate_height: int
    name_size: int
    card_width: int
    card_height: int
    medallion: int

    @property
    def single(self) -> bool:
        """Tell whether the cards stand beside the name and not below it."""
        return self.height < 80


_FEW = _Rows(height=132, plate_height=48, name_size=34, card_width=44, card_height=62, medallion=38)
_THREE = _Rows(height=90, plate_height=40, name_size=30, card_width=34, card_height=44, medallion=32)
_MANY = _Rows(height=66, plate_height=46, name_size=28, card_width=36, card_height=48, medallion=26)


def _rows_for(view: View) -> _Rows:
    most = max(sum(1 for player in view.players if player.family == family) for family in _COLUMNS)
    return _FEW if most < 3 else _THREE if most == 3 else _MANY


def _draw_supporter(canvas: Canvas, view: View, side: _Side, row: int, seat: Seat, name: str) -> None:
    """Draw a player with the supply cards played and the action card: revealed, taken, or not yet taken."""
    rows = _rows_for(view)
    left = _COLUMNS[side.family]
    right = left + _COLUMN
    top = TOP + 416 + row * rows.height
    colours = SEAT_COLOURS[seat]
    player = view.players[seat]
    played = player.played or ()
    fan = max(len(each.played or ()) for each in view.players)
    if rows.single:
        plate_right = right - 2 * rows.medallion - 14 - _fan_width(fan, rows)
    else:
        plate_right = right if rows is _FEW else right - 2 * rows.medallion - 8
    plate = (left, top, plate_right, top + rows.plate_height)
    middle = top + rows.plate_height / 2
    canvas.shadow(plate, 12, 3, 0.4)
    canvas.rounded(plate, 12, colours.ground)
    canvas.frame(plate, 12, 2, INK)
    shape_top = round(middle - 11)
    canvas.shape(shapes.SEAT_SHAPES[colours.shape], (left + 11, shape_top, left + 33, shape_top + 22), colours.ink)
    room = plate_right - left - 52
    canvas.fitted_text((left + 42, middle + 1), name, colours.ink, rows.name_size, room, STRONG, align="left")
    if view.conflict is not None and view.open_sums is None and view.conflict.turncoat == seat:
        canvas.stamp(sign(((emblems.TURN, BLOOD),), 40, IVORY), (plate_right - 24, middle))
    cards_left = plate_right + 6 if rows.single else left + 4
    cards_top = top - 1 if rows.single else plate[3] + (8 if rows is _FEW else 3)
    for number, value in enumerate(played):
        at = (cards_left + _fan_step(fan, rows) * number, cards_top)
        canvas.stamp(supply_card(value, rows.card_width, rows.card_height), at)
    line = cards_top + rows.card_height / 2
    if player.played == ():
        canvas.text((cards_left + rows.card_width / 2, line), "–", INK, 40, TITLE)
    elif player.played is None and view.conflict is not None and view.open_sums is None:
        # The cards are gone by now; their sum is part of the result.
        canvas.stamp(painted(emblems.CARDS, 36, 36), (cards_left + 18, line))
        cards = view.conflict.eagle.cards[seat] + view.conflict.rose.cards[seat]
        canvas.text((cards_left + 44, line), str(cards), INK, 38, TITLE, align="left")
    centre = (right - rows.medallion, cards_top + rows.card_height / 2 if rows is _FEW else top + rows.height / 2 - 3)
    if rows.single:
        centre = (right - rows.medallion, middle)
    if player.role is not None:
        canvas.stamp(role_medallion(player.role, rows.medallion), centre)
    elif player.role_taken:
        canvas.stamp(hidden_medallion(rows.medallion), centre)
    else:
        canvas.disc(centre, rows.medallion - 1, FADED, 0.4)


def _fan_step(cards: int, rows: _Rows) -> int:
    """Return how far it is from one played card to the next; on a single line many of them overlap."""
    return 26 if rows.single and cards > 3 else rows.card_width + 3


def _fan_width(cards: int, rows: _Rows) -> int:
    return max(0, cards - 1) * _fan_step(cards, rows) + rows.card_width + 2


def _draw_result(canvas: Canvas, conflict: Conflict, view: View, language: Language) -> None:
    """Draw the ribbon that says how the conflict ended."""
    box = (LEFT + 26, TOP + 348, LEFT + SIZE - 26, TOP + 404)
    ground: Colour = STEEL if conflict.winner is None else FAMILY_GROUND[conflict.winner]
    ink: Colour = INK if conflict.winner is None else FAMILY_INK[conflict.winner]
    canvas.shadow(box, 12, 4, 0.4)
    canvas.rounded(box, 12, ground)
    canvas.frame(box, 12, 2, ink)
    canvas.fitted_text((_MIDDLE, (box[1] + box[3]) / 2), result(conflict, view, language), ink, 34, SIZE - 90, TITLE)


# Before the first conflict


def _draw_legend(canvas: Canvas, language: Language) -> None:
    """Draw the two families and what the signs on the table mean."""
    y = TOP + 272
    for family, x in (("eagle", _MIDDLE - 150), ("rose", _MIDDLE + 150)):
        canvas.stamp(family_seal(_family(family), 66), (x, y))
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
    ]
    for number, (picture, word) in enumerate(entries):
        x = LEFT + 62 + 330 * (number % 2)
        y = TOP + 440 + 63 * (number // 2)
        if picture is None:
            draw_points_circle(canvas, (x, y - 4), 3, WINE)
            canvas.text((x, y - 4), "5", IVORY, POINTS_SIZE, TITLE)
        else:
            canvas.stamp(picture, (x, y))
        text = language.say(f"verraeter-{word}")
        canvas.fitted_text((x + 42, y), text, INK, 34, 232, TEXT, align="left")


# After the last conflict


def _draw_final(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    """Draw the scoring table, the winners first."""
    assert view.outcome is not None
    columns = (LEFT + 392, LEFT + 506, LEFT + 620)
    y = TOP + 176
    scored = all(player.final is not None for player in view.players)
    canvas.stamp(painted(((emblems.STAR, BLOOD),), 36, 36), (columns[0 if scored else 2], y))
    if scored:
        canvas.stamp(sign(recoloured(emblems.BUILDING["post"], {SEAT: BLOOD}), 38), (columns[1] - 24, y))
        canvas.text((columns[1] + 5, y), "×", INK, 34, TITLE)
        canvas.stamp(card_back(26, 36), (columns[1] + 30, y))
        canvas.text((columns[2], y), "=", INK, 40, TITLE)
    ranked = [(place, seat) for place, seats in enumerate(view.outcome.ranking, start=1) for seat in seats]
    unranked = [seat for seat in range(len(view.players)) if seat not in {seat for _, seat in ranked}]
    rows: list[tuple[int | None, Seat]] = [*ranked, *((None, seat) for seat in unranked)]
    for row, (place, seat) in enumerate(rows):
        _draw_score(canvas, view.players[seat], seat, names[seat], place, TOP + 212 + 112 * row, columns)


def _draw_score(
    canvas: Canvas,
    player: PlayerView,
    seat: Seat,
    name: str,
    place: int | None,
    top: int,
    columns: tuple[int, int, int],
) -> None:
    colours = SEAT_COLOURS[seat]
    box = (LEFT + 26, top, LEFT + SIZE - 26, top + 98)
    middle = top + 49
    won = place == 1
    canvas.shadow(box, 16, 5, 0.5 if won else 0.3)
    canvas.rounded(box, 16, INK if won else mix(PAPER, IVORY, 0.5))
    ink = IVORY if won else INK
    if won:
        canvas.frame(box, 16, 4, GOLD)
        canvas.stamp(painted(((emblems.CROWN, GOLD),), 50, 44), (LEFT + 66, middle))
    else:
        canvas.text((LEFT + 66, middle), "–" if place is None else f"{place}.", ink, 44, TITLE)
    plate = (LEFT + 104, top + 22, LEFT + 328, top + 76)
    canvas.rounded(plate, 12, colours.ground)
    canvas.frame(plate, 12, 2, ink)
    canvas.shape(
        shapes.SEAT_SHAPES[colours.shape], (plate[0] + 12, middle - 13, plate[0] + 38, middle + 13), colours.ink
    )
    canvas.fitted_text((plate[0] + 48, middle), name, colours.ink, 34, 168, STRONG, align="left")
    final = player.final
    if final is None:
        canvas.text((columns[2], middle), str(player.score), ink, 60, TITLE)
        return
    canvas.text((columns[0], middle), str(final.before), ink, 44, TITLE)
    if final.posts:
        canvas.text((columns[1], middle - 14), f"{final.posts} × {final.bonus // final.posts}", ink, 28, STRONG)
        canvas.text((columns[1], middle + 22), f"+{final.bonus}", GOLD if won else BLOOD, 40, TITLE)
    else:
        canvas.text((columns[1], middle), "–", ink, 40, TITLE)
    canvas.text((columns[2], middle), str(final.total), GOLD if won else ink, 66, TITLE)
