"""What lies beside the spaces: each player's Guardian, stones and piles, what he has lost and holds."""

from typing import Final

from bot.games.contract import Seat
from bot.games.guardians.asking import STYLES
from bot.games.guardians.table import DISPUTED, View
from bot.language import Language
from render.guardians.cards import card_faces
from render.guardians.look.ground import SEATS, badge, seat_panel
from render.guardians.look.signs import ABILITY, CROWN
from render.guardians.look.sprites import CROSS, ONE, SHIELD, TICK, seal, stone, swords
from render.guardians.look.theme import GOLD, GREEN, INK, PALE, PEARL, PEARL_LIGHT, QUIET, RED
from render.guardians.words.captions import short_name
from render.guardians.words.nouns import card_name
from render.kit.canvas import Box, Canvas, inset
from render.kit.colours import NIGHT, mix
from render.kit.fonts import STRONG, TITLE
from render.kit.sprites import Sprite, painted
from render.kit.text import measure

SHIELDS_TO_LOSE: Final = 5
WIDE, HIGH = 1176, 146
_PILE = 66
_PILE_WIDTHS = (88, 88, 108, 114, 128)


def is_asked(view: View, seat: Seat) -> bool:
    """Tell whether everybody may know that a seat has to act; windows may be open for reasons that are secret."""
    asking = view.asking
    if asking is None or STYLES[asking.kind].window:
        return False
    return seat in asking.seats and not view.players[seat].ready


def draw_player(canvas: Canvas, view: View, seat: Seat, name: str, corner: tuple[int, int], language: Language) -> None:
    """Draw the panel of a seat with its corner at a point."""
    left, top = corner
    box = (left, top, left + WIDE, top + HIGH)
    canvas.shadow((box[0] + 3, box[1] + 5, box[2] - 3, box[3] + 2), 16, 6, 0.5)
    seat_panel(canvas, seat, box)
    if is_asked(view, seat):
        canvas.frame(inset(box, -4), 20, 6, GOLD)
    _draw_guardian(canvas, view, seat, name, box, language)
    _draw_score(canvas, view, seat, (left + 430, top, left + 646, box[3]), language)
    _draw_piles(canvas, view, seat, (left + 640, top, box[2], box[3]), language)


def _draw_guardian(canvas: Canvas, view: View, seat: Seat, name: str, box: Box, language: Language) -> None:
    left, top, _, _ = box
    player = view.players[seat]
    canvas.stamp(card_faces.tiny(player.guardian, 118), (left + 20, top + 14))
    if view.combat is not None and view.combat.field.storm and view.combat.field.defender == seat:
        canvas.stamp(swords(76), (left + 79, top + 73))
    x, right = left + 150, left + 424
    badge(canvas, seat, (x + 16, top + 34), 36)
    signs = _signs(view, seat)
    room = 440 - 38 * len(signs)
    spot = x + 66 + canvas.fitted_text((x + 42, top + 34), name, PALE, 36, room, STRONG, align="left")
    for sign in signs:
        canvas.stamp(sign, (spot, top + 33))
        spot += 38
    guardian = card_name(player.guardian, language)
    if measure(guardian, STRONG, 28) > right - x:  # without his title, for which there is no room
        guardian = short_name(player.guardian, language)
    canvas.text((x, top + 72), guardian, QUIET, 28, STRONG, align="left")
    spot = x
    canvas.stamp(stone(30), (spot + 15, top + 114))
    spot += 38 + canvas.text((spot + 38, top + 114), str(player.stones), PALE, 38, TITLE, align="left") + 20
    for card in player.accessories[: int((right - spot) // 56)]:
        canvas.stamp(card_faces.tiny(card, 50), (spot, top + 89))
        spot += 56


def _signs(view: View, seat: Seat) -> list[Sprite]:
    """List a crown for who has won, a one for who acts first, a tick for a sealed answer, a flag for who has left."""
    player = view.players[seat]
    signs = []
    if view.outcome is not None and seat in view.outcome.winners:
        signs.append(seal(CROWN, 34, GOLD, INK))
    if player.left:
        signs.append(seal(ABILITY["banner"], 34, PALE, RED))
    if view.phase == "movement" and view.first == seat:
        signs.append(seal(ONE, 34, INK, GOLD))
    if player.ready and view.phase != "over":
        signs.append(seal(TICK, 34, PALE, GREEN))
    return signs


def _draw_score(canvas: Canvas, view: View, seat: Seat, box: Box, language: Language) -> None:
    """Draw the five shields, those that are lost crossed out, and write how many lands are held."""
    left, top, right, _ = box
    player = view.players[seat]
    for number in range(SHIELDS_TO_LOSE):
        lost = number < player.shields_lost
        canvas.stamp(_shield(seat, lost), (left + 20 + 42 * number, top + 75))
    x, y = left + 2, top + 116
    badge(canvas, seat, (x + 16, y), 32)
    x += 42
    x += round(canvas.text((x, y), str(player.lands), PALE, 38, TITLE, align="left"))
    x += round(canvas.text((x + 2, y), f"/{len(DISPUTED)}", QUIET, 30, TITLE, align="left")) + 12
    word = language.say("guardians-picture-of-lands")
    canvas.fitted_text((x, y), word, QUIET, 28, right - 12 - x, STRONG, align="left")


def _draw_piles(canvas: Canvas, view: View, seat: Seat, box: Box, language: Language) -> None:
    """Draw deck, pen, depot and discard pile with their counts and names, and what is turned up or just drawn."""
    player = view.players[seat]
    single, double = (card_faces.back(kind, _PILE) for kind in ("single", "double"))
    last = card_faces.tiny(player.discard[-1], _PILE) if player.discard else None
    upcard = card_faces.tiny(player.dominance, _PILE) if player.dominance else None
    piles: tuple[tuple[str, Sprite | None, int | None], ...] = (
        ("deck", single if player.deck else None, player.deck),
        ("pen", single if player.pen else None, player.pen),
        ("depot", double if player.depot else None, player.depot),
        ("discard", last, len(player.discard)),
        ("drawn", single, player.drawn) if player.drawn else ("dominance", upcard, player.number if upcard else None),
    )
    x = box[0]
    for (name, image, count), wide in zip(piles, _PILE_WIDTHS, strict=True):
        _draw_pile(canvas, image, "" if count is None else str(count), x + wide // 2, box[1], pearl=name == "dominance")
        said = language.say(f"guardians-picture-{name}")
        canvas.fitted_text((x + wide / 2, box[1] + 128), said, QUIET, 26, wide - 4, STRONG)
        x += wide


def _draw_pile(canvas: Canvas, image: Sprite | None, count: str, x: int, top: int, *, pearl: bool = False) -> None:
    high = round(_PILE * 1.45)
    box = (x - _PILE // 2, top + 8, x - _PILE // 2 + _PILE, top + 8 + high)
    if image is None:
        canvas.rounded(box, 8, NIGHT, 0.55)
        canvas.frame(box, 8, 2, mix(NIGHT, QUIET, 0.45))
    else:
        canvas.stamp(image, (box[0], box[1] + (high - image.height) // 2))
    if count:
        wide = round(measure(count, TITLE, 34)) + 20
        chip = (box[2] - wide + 14, box[3] - 36, box[2] + 14, box[3] + 4)
        canvas.edged(chip, 18, *((PEARL, 2, PEARL_LIGHT) if pearl else (INK, 2, NIGHT)))
        canvas.text(((chip[0] + chip[2]) / 2, (chip[1] + chip[3]) / 2), count, PALE, 34, TITLE)


def _shield(seat: Seat, lost: bool) -> Sprite:
    layers = ((SHIELD, mix(NIGHT, QUIET, 0.3)), (CROSS, RED)) if lost else ((SHIELD, SEATS[seat].ground),)
    return painted(layers, 34, 38, outline=NIGHT, outline_width=2)
