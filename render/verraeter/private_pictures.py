"""The private pictures of Verräter: the hand, and the action cards on offer."""

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

from bot.games.verraeter.state import Role
from bot.games.verraeter.views import View
from bot.language import Language
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.colours import SEAT_COLOURS
from render.kit.fonts import STRONG, TEXT, TITLE
from render.kit.png import png
from render.kit.sprites import Sprite, painted, turned, with_shadow
from render.kit.text import fit, fit_lines, measure
from render.picture import Picture
from render.verraeter import emblems
from render.verraeter.board_text import hand_text
from render.verraeter.captions import roles_alt
from render.verraeter.nouns import role_about, role_name
from render.verraeter.palette import cards_palette
from render.verraeter.sprites import ROLE_GROUND, family_seal, hidden_medallion, role_medallion
from render.verraeter.theme import CARD, GOLD, INK, IVORY, SHADE, SHADED, WINE, walnut
from render.verraeter.theme import sheet as parchment_sheet

WIDTH = 1200
HAND_HEIGHT = 560
ROLES_HEIGHT = 690
_ROLE_HEIGHT = 560
_CARD = (164, 246)


def hand(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the supply cards, the family and the action card of the view's seat; 1200 by 560 pixels.

    Raises ValueError for the public's view, which holds nothing.
    """
    image = drawn_hand(view, names, language).image
    return Picture(png=png(image, cards_palette()), alt=hand_text(view, language), name="verraeter-hand.png")


def roles(view: View, language: Language) -> Picture:
    """Draw the action cards that the view's seat was offered in this round; 1200 by 690 pixels.

    Raises ValueError if it was offered none.
    """
    image = drawn_roles(view, language).image
    return Picture(png=png(image, cards_palette()), alt=roles_alt(view, language), name="verraeter-action-cards.png")


def drawn_hand(view: View, names: Sequence[str], language: Language) -> Canvas:
    """Draw what the view's seat holds. Raises ValueError for the public's view, which holds nothing."""
    if view.seat is None:
        raise ValueError("the public holds no cards")
    player = view.players[view.seat]
    canvas = Canvas(_table(HAND_HEIGHT))
    _draw_owner(canvas, view, names[view.seat])
    key = "verraeter-picture-hand" if view.hand else "verraeter-picture-hand-empty"
    canvas.fitted_text((412, 124), language.say(key), IVORY, 46, 740, TITLE, halo=INK)
    _draw_fan(canvas, view.hand, (412, 336))

    left, top, width = 810, 30, 360
    canvas.stamp(parchment_sheet("hand", width, HAND_HEIGHT - 60), (left, top))
    middle = left + width / 2
    canvas.stamp(family_seal(player.family, 74), (middle, top + 100))
    supported = language.say("verraeter-picture-family", family=player.family)
    canvas.fitted_text((middle, top + 202), supported, INK, 36, width - 50, STRONG)
    canvas.rounded((left + 60, top + 236, left + width - 60, top + 239), 1, WINE)
    known = view.phase in ("draft", "cards") and player.role is not None
    if known and player.role is not None:
        canvas.stamp(role_medallion(player.role, 74), (middle, top + 330))
        canvas.fitted_text((middle, top + 446), role_name(player.role, language), INK, 46, width - 50, TITLE)
    else:
        canvas.stamp(hidden_medallion(74), (middle, top + 330))
        canvas.fitted_text(
            (middle, top + 446), language.say("verraeter-picture-role-none"), INK, 34, width - 50, STRONG
        )
    return canvas


def drawn_roles(view: View, language: Language) -> Canvas:
    """Draw the action cards that the view's seat was offered; the one it has taken stands out.

    Raises ValueError if it was offered none.
    """
    if not view.offered:
        raise ValueError("no action cards were offered to this seat")
    canvas = Canvas(_table(ROLES_HEIGHT))
    taken = None if view.seat is None else view.players[view.seat].role
    word = "verraeter-picture-roles" if taken is None else "verraeter-picture-roles-taken"
    canvas.fitted_text((WIDTH / 2, 62), language.say(word), IVORY, 52, WIDTH - 100, TITLE, halo=INK)
    gap = 14
    width = min(270, (WIDTH - 40 - gap * (len(view.offered) - 1)) // len(view.offered))
    left = (WIDTH - len(view.offered) * (width + gap) + gap) // 2
    for number, role in enumerate(view.offered):
        x = left + number * (width + gap)
        _draw_role(canvas, view, role, (x, 110), width, language, shaded=taken is not None and role != taken)
        if role == taken:
            canvas.frame((x - 6, 104, x + width + 6, 110 + _ROLE_HEIGHT + 6), 26, 8, GOLD)
    return canvas


def _draw_role(
    canvas: Canvas, view: View, role: Role, at: tuple[int, int], width: int, language: Language, *, shaded: bool
) -> None:
    left, top = at
    box = (left, top, left + width, top + _ROLE_HEIGHT)
    canvas.shadow((box[0], box[1] + 6, box[2], box[3] + 6), 20, 9, 0.8)
    canvas.rounded(box, 20, INK)
    canvas.rounded((box[0] + 4, box[1] + 4, box[2] - 4, box[3] - 4), 17, CARD)
    scene = (box[0] + 12, box[1] + 12, box[2] - 12, box[1] + 232)
    canvas.rounded(scene, 12, ROLE_GROUND[role])
    canvas.frame(scene, 12, 2, INK)
    middle = left + width / 2
    number = emblems.DIPLOMAT_NUMBER.get(role)
    layers = emblems.BLANK_SCROLL if number else emblems.ROLE[role]
    canvas.stamp(with_shadow(painted(layers, 164, 164), 5, 0.4, (0, 4)), (middle, top + 122))
    if number:
        canvas.text((middle, top + 124), number, INK, 84, TITLE)
        canvas.stamp(painted(emblems.SEAL, 54, 54), (middle + 52, top + 186))
    canvas.fitted_text((middle, top + 268), role_name(role, language), INK, 42, width - 24, TITLE)
    canvas.rounded((left + 40, top + 299, left + width - 40, top + 302), 1, WINE)
    lines, size = fit_lines(role_about(view, role, language), TEXT, 31, width - 28, 7)
    spacing = size * 1.13
    first = top + 430 - spacing * (len(lines) - 1) / 2
    for row, line in enumerate(lines):
        canvas.text((middle, first + row * spacing), line, INK, size, TEXT)
    if shaded:
        canvas.rounded(box, 20, SHADE, SHADED)


def _draw_owner(canvas: Canvas, view: View, name: str) -> None:
    """Draw whose hand it is."""
    assert view.seat is not None
    colours = SEAT_COLOURS[view.seat]
    shown, size = fit(name, STRONG, 38, 660)
    box = (40, 30, round(124 + measure(shown, STRONG, size)), 86)
    canvas.shadow(box, 14, 6, 0.6)
    canvas.rounded(box, 14, colours.ground)
    canvas.frame(box, 14, 3, INK)
    canvas.shape(shapes.SEAT_SHAPES[colours.shape], (58, 44, 86, 72), colours.ink)
    canvas.text((100, 59), shown, colours.ink, size, STRONG, align="left")


def _draw_fan(canvas: Canvas, hand: Sequence[int], at: tuple[float, float]) -> None:
    """Spread supply cards in an arc around a point."""
    spread = min(148.0, 560 / max(1, len(hand) - 1))
    for number, value in enumerate(hand):
        place = number - (len(hand) - 1) / 2
        canvas.stamp(_fanned(value, round(-place * 5)), (at[0] + place * spread, at[1] + place * place * 9))


@lru_cache(maxsize=64)
def _fanned(value: int, degrees: int) -> Sprite:
    return with_shadow(turned(_supply_card(value), degrees), 6, 0.6, (1, 5))


@lru_cache(maxsize=8)
def _supply_card(value: int) -> Sprite:
    width, height = _CARD
    canvas = Canvas(Image.new("RGB", (width, height), INK))
    canvas.rounded((3, 3, width - 3, height - 3), 15, CARD)
    canvas.frame((10, 10, width - 10, height - 10), 10, 2, WINE)
    canvas.text((width / 2, 58), str(value), INK, 88, TITLE)
    picture = painted(emblems.SUPPLY[value], 112, 112)
    canvas.stamp(with_shadow(picture, 4, 0.35, (0, 3)), (width / 2, 164))
    return Sprite(canvas.image, shapes.rounded(width, height, 18), (width // 2, height // 2))


@cache
def _table(height: int) -> Image.Image:
    return walnut(f"private/{height}", WIDTH, height, 3)
