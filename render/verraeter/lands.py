"""The ring of twelve land cards and what lies on and between them."""

from PIL import Image

from bot.games.verraeter.lands import bordering
from bot.games.verraeter.state import Family, LandKind
from bot.games.verraeter.views import LandView, View
from bot.language import Language
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.colours import Colour, mix
from render.kit.fonts import TITLE
from render.kit.kept import kept
from render.kit.sprites import Sprite, painted, with_shadow
from render.verraeter import emblems
from render.verraeter.landscapes import landscape
from render.verraeter.sprites import building, fight_medallion, sign
from render.verraeter.theme import CHOICE, FAMILY_GROUND, FAMILY_INK, FAMILY_TRIM, FIGHT, FRESH, INK, IVORY, SHADE, WINE

CELL = 240
CARD_WIDTH, CARD_HEIGHT = 222, 218
POINTS_SIZE = 31  # of the numbers in the circles
_RADIUS = 18
_UNSUITED = 0.22  # how much of the shade lies over what cannot be chosen, whose words stay readable
_SCENE = (9, 9, CARD_WIDTH - 9, 111)

# The columns and rows of the places in the ring: twelve places like the hours of a clock, the first at one o'clock.
_CELLS = ((3, 0), (4, 1), (4, 2), (4, 3), (3, 4), (2, 4), (1, 4), (0, 3), (0, 2), (0, 1), (1, 0), (2, 0))


def centre(place: int) -> tuple[float, float]:
    """Return the middle of the card at a place of the ring."""
    column, row = _CELLS[place % len(_CELLS)]
    return (column * CELL + CELL / 2, row * CELL + CELL / 2)


def border_centre(border: int) -> tuple[float, float]:
    """Return the middle of the border between a land and the next one."""
    (x, y), (next_x, next_y) = centre(border), centre(border + 1)
    return ((x + next_x) / 2, (y + next_y) / 2)


def draw_ring(canvas: Canvas, view: View, language: Language) -> None:
    """Draw the cards, their buildings and marks, and the place of the conflict."""
    # Of this round's conflict: none before its place is chosen and after the end.
    disputed = () if view.border is None or view.phase == "over" else bordering(view.border)
    choices = {*view.legal_lands, *(place for border in view.legal_borders for place in bordering(border))}
    marks = [
        CHOICE if place in choices else FIGHT if place in disputed else FRESH if _news(view, place) else None
        for place in range(len(view.lands))
    ]
    for place, mark in enumerate(marks):
        if mark is not None:
            canvas.shadow(card_box(place), _RADIUS, 9, 0.9, mark)
    for place, land in enumerate(view.lands):
        shaded = bool(choices) and place not in choices
        draw_card(canvas, place, land, language, card_box(place), mark=marks[place], shaded=shaded)
        change, (left, top, _, _) = _news(view, place), card_box(place)
        if change == "flipped":
            canvas.stamp(sign(((emblems.TURN, FRESH),), 46), (left + 92, top + 76))
        elif change == "built":
            canvas.stamp(sign(emblems.ROLE["builder"], 46, FRESH), (left + 88, top + 80))
    for border in view.legal_borders:
        canvas.stamp(fight_medallion(34, CHOICE, IVORY), border_centre(border))
    if disputed:
        canvas.stamp(fight_medallion(29), border_centre(disputed[0]))


def card_box(place: int) -> Box:
    """Return the box of the card at a place of the ring."""
    x, y = centre(place)
    left, top = round(x - CARD_WIDTH / 2), round(y - CARD_HEIGHT / 2)
    return (left, top, left + CARD_WIDTH, top + CARD_HEIGHT)


def draw_card(
    canvas: Canvas,
    place: int,
    land: LandView,
    language: Language,
    box: Box,
    *,
    mark: Colour | None = None,
    shaded: bool = False,
) -> None:
    """Draw a land card with its place in the ring, its building and what it pays, and a frame that marks it."""
    left, top, _, _ = box
    canvas.stamp(_blank_card(land.kind, land.family), (left, top))
    if shaded:
        canvas.rounded(box, _RADIUS, SHADE, _UNSUITED)
    ink = FAMILY_INK[land.family]
    canvas.text((left + 34, top + 38), str(land.strength), INK, 44, TITLE)
    canvas.text((left + CARD_WIDTH - 31, top + 26), str(place + 1), IVORY, 28, TITLE)
    name = language.say(f"verraeter-land-{land.kind}")
    canvas.fitted_text((left + 62, top + 133), name, ink, 34, CARD_WIDTH - 72, TITLE, align="left")
    for winners, points in enumerate(land.points, start=1):
        x, y = _points_at(winners)
        canvas.text((left + x, top + y), str(points), _POINTS_COLOURS[land.family][1], POINTS_SIZE, TITLE)
    if land.building is not None:
        canvas.stamp(building(land.building.owner, land.building.kind, 72), (left + CARD_WIDTH - 62, top + 72))
    if mark is not None:
        canvas.frame((box[0] - 5, box[1] - 5, box[2] + 5, box[3] + 5), _RADIUS + 5, 6, mark)


def _points_at(winners: int) -> tuple[float, float]:
    """Return where a card says what it pays so many winners, from its left upper corner."""
    return (32 + 52.6 * (winners - 1), 178)


def draw_points_circle(canvas: Canvas, at: tuple[float, float], winners: int, ink: Colour) -> None:
    """Draw the circle for what a land pays, and as many dots below it as there are winners."""
    x, y = at
    canvas.disc((x, y), 21.5, ink)
    for dot in range(winners):
        canvas.disc((x + (dot - (winners - 1) / 2) * 12.5, y + 30), 5.3, ink)


# The circle and the number in it.
_POINTS_COLOURS: dict[Family, tuple[Colour, Colour]] = {"eagle": (IVORY, INK), "rose": (WINE, IVORY)}


def _news(view: View, place: int) -> str:
    """Tell what has happened to a land since the board before: what was built shows with the next conflict's place."""
    change = view.lands[place].change
    return "" if view.phase == "cards" or (view.phase == "draft" and change == "flipped") else change


@kept
def _blank_card(kind: LandKind, family: Family) -> Sprite:
    """Return a land card without words and numbers, with its shadow; its anchor is the left upper corner."""
    ground, trim = FAMILY_GROUND[family], FAMILY_TRIM[family]
    canvas = Canvas(Image.new("RGB", (CARD_WIDTH, CARD_HEIGHT), ground))
    canvas.frame((0, 0, CARD_WIDTH, CARD_HEIGHT), _RADIUS, 2.5, mix(trim, ground, 0.1))
    left, top, right, bottom = _SCENE
    scene = landscape(kind, right - left, bottom - top)
    canvas.image.paste(scene, (left, top), shapes.rounded(right - left, bottom - top, 10))
    canvas.frame(_SCENE, 10, 2, trim)
    canvas.shadow((8, 10, 60, 66), 8, 3, 0.5)
    canvas.shape(emblems.SHIELD, (5, 5, 63, 73), INK)
    canvas.shape(emblems.SHIELD, (8, 8, 60, 70), IVORY)
    canvas.rounded((CARD_WIDTH - 52, 10, CARD_WIDTH - 10, 42), 9, INK, 0.78)
    for winners in range(1, 5):
        draw_points_circle(canvas, _points_at(winners), winners, _POINTS_COLOURS[family][0])
    emblem = painted(emblems.FAMILY[family], 46, 46)
    canvas.stamp(emblem, (33, 133))
    return with_shadow(Sprite(canvas.image, shapes.rounded(CARD_WIDTH, CARD_HEIGHT, _RADIUS), (0, 0)), 7, 0.7, (0, 5))
