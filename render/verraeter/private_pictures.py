"""The private pictures of Verräter: the hand, and the action cards on offer."""

from collections.abc import Sequence

from PIL import Image

from bot.games.contract import Seat
from bot.games.verraeter.state import Role
from bot.games.verraeter.views import View
from bot.language import Language
from render.kit import shapes
from render.kit.alt import alt_text
from render.kit.canvas import Box, Canvas
from render.kit.fonts import STRONG, TEXT, TITLE, Face
from render.kit.kept import kept
from render.kit.png import in_palette, png
from render.kit.sprites import Sprite, painted, turned, with_shadow
from render.kit.text import fit, fit_lines, measure
from render.picture import Picture
from render.verraeter import emblems, scroll
from render.verraeter.beliefs import NOTHING, Believed
from render.verraeter.captions import conflict_lines, hand_text, roles_alt, supporter_lines
from render.verraeter.lands import CARD_HEIGHT, CARD_WIDTH, draw_card
from render.verraeter.nouns import role_about, role_name
from render.verraeter.palette import cards_palette
from render.verraeter.sprites import ROLE_GROUND, family_seal, hidden_medallion, plate, role_medallion, seat_token
from render.verraeter.theme import CARD, FIGHT, GOLD, INK, IVORY, SHADE, SHADED, WINE, parchment_sheet, walnut

WIDTH = 1200
_HAND_HEIGHT, _HELD_ROW = 424, 140
_CONFLICT_HEIGHT = 496
_ROLES_TOP, _ROLE_HEIGHT, _GAP = 346, 392, 18
_CARD = (164, 246)


def hand(view: View, names: Sequence[str], language: Language, believed: Believed = NOTHING) -> Picture:
    """Draw what the view's seat holds, below the conflict if one lies open; 1200 by 424 or 920 pixels.

    Raises ValueError for the public's view, which holds nothing.
    """
    if view.seat is None:
        raise ValueError("the public holds no cards")
    told, top = [hand_text(view, language)], 0 if view.open_sums is None else _CONFLICT_HEIGHT
    canvas = Canvas(_table(top + _HAND_HEIGHT))
    if view.open_sums is not None:
        sides = _draw_conflict(canvas, view, language, _CONFLICT_HEIGHT - 24)
        scroll.draw_supporters(canvas, view, sides, names, (208, 476), believed)
        told += [*conflict_lines(view, language), *supporter_lines(view, names, language)]
    _draw_hand(canvas, view, view.seat, names, language, top)
    return Picture(png=png(canvas.image, cards_palette()), alt=alt_text(told), name="verraeter-hand.png")


def roles(view: View, language: Language) -> Picture:
    """Draw the conflict, and the action cards that the view's seat was offered; the one it has taken stands out.

    It has 1200 by 756 or 1166 pixels. Raises ValueError if it was offered none.
    """
    if not view.offered:
        raise ValueError("no action cards were offered to this seat")
    columns = 2 if len(view.offered) in (2, 4) else min(3, len(view.offered))
    rows = -(-len(view.offered) // columns)
    canvas = Canvas(_table(_ROLES_TOP + rows * (_ROLE_HEIGHT + _GAP)))
    taken = None if view.seat is None else view.players[view.seat].role
    word = "verraeter-picture-roles" if taken is None else "verraeter-picture-roles-taken"
    for side in _draw_conflict(canvas, view, language, 232):
        for number, seat in enumerate(side.supporters):
            x = WIDTH / 2 + (110 + 58 * number) * (-1 if side.family == "eagle" else 1)
            canvas.stamp(seat_token(seat, 24), (x, 220))
    canvas.fitted_text((WIDTH / 2, 302), language.say(word), IVORY, 52, WIDTH - 100, TITLE, halo=INK)
    width = min(580, (WIDTH - _GAP * (columns + 1)) // columns)
    for number, role in enumerate(view.offered):
        row, column = divmod(number, columns)
        in_row = min(columns, len(view.offered) - row * columns)
        left = round(WIDTH / 2 + (column - in_row / 2) * (width + _GAP) + _GAP / 2)
        top = _ROLES_TOP + row * (_ROLE_HEIGHT + _GAP)
        box = (left, top, left + width, top + _ROLE_HEIGHT)
        _draw_role(canvas, view, role, box, language, shaded=taken is not None and role != taken)
        if role == taken:
            canvas.frame((left - 6, top - 6, box[2] + 6, box[3] + 6), 26, 8, GOLD)
    alt = alt_text([roles_alt(view, language), *conflict_lines(view, language)])
    return Picture(png=png(canvas.image, cards_palette()), alt=alt, name="verraeter-action-cards.png")


def held(views: Sequence[View], names: Sequence[str], language: Language) -> Picture:
    """Draw the action cards and supply cards of seats below each other, also those that they have just played.

    1200 pixels wide, 140 high for each.
    """
    image, told = Canvas(_table(_HELD_ROW * len(views))), []
    for row, view in enumerate(views):
        assert view.seat is not None
        player, middle = view.players[view.seat], _HELD_ROW * row + _HELD_ROW // 2
        cards = sorted((*view.hand, *(player.played or ())))
        role = language.say("verraeter-picture-role-none") if player.role is None else role_name(player.role, language)
        plate(image, view.seat, names[view.seat], (24, middle - 40, 374, middle + 40), 46)
        image.stamp(hidden_medallion(52) if player.role is None else role_medallion(player.role, 52), (448, middle))
        image.fitted_text((516, middle), role, IVORY, 46, 256, TITLE, align="left", halo=INK)
        scroll.draw_played(image, cards, (794, middle), 100, IVORY)
        held = language.series((role, language.list(map(str, cards)) or "–"))
        told.append(f"{language.entry(names[view.seat], held)}.")
    return Picture(png=png(image.image, cards_palette()), alt=alt_text(told), name="verraeter-hands.png")


def _draw_conflict(canvas: Canvas, view: View, language: Language, height: int) -> tuple[scroll.Side, scroll.Side]:
    """Draw the sums on a sheet of a height between the two lands, and tell what each side has."""
    canvas.stamp(parchment_sheet(f"conflict/{height}", scroll.SIZE, height), (scroll.LEFT, 24))
    sides = scroll.draw_open_sums(canvas, view, 50)
    top = 24 + (height - CARD_HEIGHT) // 2
    for side, left in zip(sides, (14, WIDTH - 14 - CARD_WIDTH), strict=True):
        box = (left, top, left + CARD_WIDTH, top + CARD_HEIGHT)
        canvas.shadow(box, 18, 9, 1.0, FIGHT)
        draw_card(canvas, side.land, view.lands[side.land], language, box, mark=FIGHT)
    return sides


def _draw_hand(canvas: Canvas, view: View, seat: Seat, names: Sequence[str], language: Language, top: int) -> None:
    """Draw the supply cards, and beside them the family and the action card."""
    player = view.players[seat]
    name, size = fit(names[seat], STRONG, 38, 330)
    right = round(110 + measure(name, STRONG, size))
    canvas.shadow((24, top + 26, right, top + 82), 12, 6, 0.6)
    plate(canvas, seat, name, (24, top + 26, right, top + 82), 38)
    key = "verraeter-picture-hand" if view.hand else "verraeter-picture-hand-empty"
    canvas.fitted_text((right + 28, top + 55), language.say(key), IVORY, 46, 780 - right, TITLE, align="left", halo=INK)
    _draw_fan(canvas, view.hand, (412, top + 242))

    left, width = 822, 360
    canvas.stamp(parchment_sheet("hand", width, _HAND_HEIGHT - 40), (left, top + 20))
    middle = left + width / 2
    canvas.stamp(family_seal(player.family, 58), (middle, top + 98))
    supported = language.say("verraeter-picture-family", family=player.family)
    canvas.fitted_text((middle, top + 182), supported, INK, 36, width - 50, STRONG)
    canvas.rounded((left + 60, top + 208, left + width - 60, top + 211), 1, WINE)
    role = player.role if view.phase in ("draft", "cards") else None
    canvas.stamp(hidden_medallion(58) if role is None else role_medallion(role, 58), (middle, top + 282))
    word = language.say("verraeter-picture-role-none") if role is None else role_name(role, language)
    canvas.fitted_text((middle, top + 364), word, INK, 40, width - 50, STRONG if role is None else TITLE)


def _draw_role(canvas: Canvas, view: View, role: Role, box: Box, language: Language, *, shaded: bool) -> None:
    left, top, right, bottom = box
    canvas.stamp(_blank_role(role, right - left), (left, top))
    name, room = role_name(role, language), right - left - 186
    size = min(fit(word, TITLE, 46, room)[1] for word in name.split())
    _draw_lines(canvas, *fit_lines(name, TITLE, size, room, 2), TITLE, ((left + right + 162) / 2, top + 87))
    about = fit_lines(role_about(view, role, language), TEXT, 40, right - left - 28, 5)
    _draw_lines(canvas, *about, TEXT, ((left + right) / 2, (top + 177 + bottom) / 2))
    if shaded:
        canvas.rounded(box, 20, SHADE, SHADED)


@kept
def _blank_role(role: Role, width: int) -> Sprite:
    """Return an action card without words, with its shadow; its anchor is the left upper corner."""
    canvas = Canvas(Image.new("RGB", (width, _ROLE_HEIGHT), INK))
    canvas.rounded((4, 4, width - 4, _ROLE_HEIGHT - 4), 17, CARD)
    scene = (12, 12, 162, 162)
    canvas.rounded(scene, 12, ROLE_GROUND[role])
    canvas.frame(scene, 12, 2, INK)
    number = emblems.DIPLOMAT_NUMBER.get(role)
    layers = emblems.BLANK_SCROLL if number else emblems.ROLE[role]
    canvas.stamp(with_shadow(painted(layers, 126, 126), 5, 0.4, (0, 4)), (87, 87))
    if number:
        canvas.text((87, 87), number, INK, 64, TITLE)
        canvas.stamp(painted(emblems.SEAL, 42, 42), (129, 135))
    canvas.rounded((40, 174, width - 40, 177), 1, WINE)
    return with_shadow(Sprite(canvas.image, shapes.rounded(width, _ROLE_HEIGHT, 20), (0, 0)), 9, 0.8, (0, 6))


def _draw_lines(canvas: Canvas, lines: Sequence[str], size: int, face: Face, middle: tuple[float, float]) -> None:
    spacing = size * 1.1
    first = middle[1] - spacing * (len(lines) - 1) / 2
    for row, line in enumerate(lines):
        canvas.text((middle[0], first + row * spacing), line, INK, size, face)


def _draw_fan(canvas: Canvas, hand: Sequence[int], at: tuple[float, float]) -> None:
    """Spread supply cards in an arc around a point."""
    spread = min(148.0, 560 / max(1, len(hand) - 1))
    for number, value in enumerate(hand):
        place = number - (len(hand) - 1) / 2
        canvas.stamp(_fanned(value, round(-place * 5)), (at[0] + place * spread, at[1] + place * place * 9))


@kept
def _fanned(value: int, degrees: int) -> Sprite:
    return with_shadow(turned(_supply_card(value), degrees), 6, 0.6, (1, 5))


@kept
def _supply_card(value: int) -> Sprite:
    width, height = _CARD
    canvas = Canvas(Image.new("RGB", (width, height), INK))
    canvas.rounded((3, 3, width - 3, height - 3), 15, CARD)
    canvas.frame((10, 10, width - 10, height - 10), 10, 2, WINE)
    canvas.text((width / 2, 58), str(value), INK, 88, TITLE)
    picture = painted(emblems.SUPPLY[value], 112, 112)
    canvas.stamp(with_shadow(picture, 4, 0.35, (0, 3)), (width / 2, 164))
    return Sprite(canvas.image, shapes.rounded(width, height, 18), (width // 2, height // 2))


@kept
def _table(height: int) -> Image.Image:
    return in_palette(walnut(f"private/{height}", WIDTH, height, 3), cards_palette())
