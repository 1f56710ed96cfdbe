"""One space of the table: its land or stronghold, whose it is, and the armies on it."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.games.contract import Seat
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.table import ArmyView, Battlefield, GroundView, Place, StrongholdView, View, home_of, wing_of
from bot.language import Language
from render.guardians.cards import card_faces
from render.guardians.look.emblems import figure
from render.guardians.look.ground import (
    SEATS,
    badge,
    painted_empty,
    painted_land,
    painted_masonry,
    painted_ruins,
    rim,
    scrim,
)
from render.guardians.look.palette import table_palette
from render.guardians.look.signs import DOWN, UP
from render.guardians.look.sprites import TURNED, plain, seal, sign, swords, weight
from render.guardians.look.theme import GOLD, GREEN_LIGHT, PALE, QUIET, RED_LIGHT
from render.guardians.words.captions import fighting_cards, land_name
from render.kit.canvas import Box, Canvas, inset
from render.kit.colours import NIGHT, Colour, mix
from render.kit.fonts import STRONG, TITLE
from render.kit.kept import kept
from render.kit.png import in_palette
from render.kit.shapes import rounded
from render.kit.sprites import Sprite
from render.kit.text import SMALLEST, fit, measure

WIDE, HIGH = 384, 208
_HEAD = 44
_CELLAR = 66  # height of what shows of the cards below a stronghold
_SHIELD = 100  # the width of a shield's back
_SMALL_SHIELD = 72  # of one whose cards lie open beside it
_WEIGHT, _WEIGHT_WIDE = 38, 116
_CASTLE = 132
TOKEN: Final = 60
TOKENS: Final = (96, 78, 70)
"""Few cards are drawn so large that they can be told apart on a phone."""
_SLIP: Final = 62  # the height that the slip of a guess takes
_FACE_DOWN = 76
_FACE_DOWN_HIGH: Final = round(_FACE_DOWN * card_faces.BACK_HEIGHT)
_CARD_LIES: Final = (WIDE - 14 - _FACE_DOWN, HIGH - 16 - _FACE_DOWN_HIGH, WIDE - 14, HIGH - 16)
"""Where the card of a land lies face down."""


def draw_space(
    canvas: Canvas, view: View, place: Place, corner: tuple[int, int], language: Language, mark: Colour | None = None
) -> None:
    """Draw a space with its corner at a point, and around it a border in the ink of a mark."""
    left, top = corner
    box = (left, top, left + WIDE, top + HIGH)
    field = view.combat.field if view.combat is not None and view.combat.field.place == place else None
    if field is not None and view.outcome is None:
        mark = RED_LIGHT
    if mark is not None:
        canvas.shadow(inset(box, -2), 18, 5, 1.0, mark)
        canvas.rounded(inset(box, -6), 21, mark)
    ground = _ground(view, place)
    if isinstance(ground, GroundView):
        _draw_land(canvas, ground, box, language)
    else:
        _draw_home(canvas, ground, box, language)
    armies = sorted((army for army in view.armies if army.place == place), key=lambda army: army.owner != view.seat)
    area = _area(ground, corner)
    if field is not None:
        _draw_fight(canvas, armies, field, area)
        return
    for army in armies:
        _draw_army(canvas, army, area, _cellar(ground))


def _ground(view: View, place: Place) -> GroundView | StrongholdView:
    """Give the land or the stronghold of a space."""
    home = home_of(place)
    if home is None:
        return next(each for each in view.grounds if each.place == place)
    return view.players[home].strongholds[wing_of(place)]


def _cellar(ground: GroundView | StrongholdView) -> int:
    """Give the height that cards below a stronghold take of what lies on it."""
    return _CELLAR - 8 if isinstance(ground, StrongholdView) and ground.below else 0


def beside_shield(view: View, army: ArmyView, corner: tuple[int, int]) -> Box:
    """Give where a slip of paper covers nothing of a space: beside its shield, below the cards that are known of it."""
    ground = _ground(view, army.place)
    left, top, right, bottom = _area(ground, corner)
    left += (round(_SHIELD * card_faces.BACK_HEIGHT) if army.turned else _SHIELD) + 8
    bottom -= _cellar(ground)
    return (left, max(top + TOKEN, bottom - _SLIP) if army.known else top, right, bottom)


def _area(ground: GroundView | StrongholdView, corner: tuple[int, int]) -> Box:
    """Give the part of a space in which armies lie: below its name, beside what else lies there."""
    left, top = corner
    if isinstance(ground, GroundView):
        beside = _FACE_DOWN + 6 if ground.face_down else 0
    else:
        beside = TOKEN + 12 if ground.upgrade or ground.downgrade else 0
    return (left + 14, top + _HEAD + 8, left + WIDE - 14 - beside, top + HIGH - 12)


# The ground


def _draw_land(canvas: Canvas, ground: GroundView, box: Box, language: Language) -> None:
    known = ground.terrain if not ground.face_down else None
    types = None if known is None and not ground.face_down else CARDS[known].terrain_types if known else ()
    canvas.stamp(_land_tile(types, ground.controller, ground.place[1]), box[:2])
    if ground.face_down:
        back = card_faces.back("single", _FACE_DOWN)
        canvas.stamp(back, (box[0] + _CARD_LIES[0], box[1] + _CARD_LIES[1]))
    _draw_head(canvas, ground.place, land_name(ground, language), box, room=WIDE - 80)
    badge(canvas, ground.controller, (box[2] - 32, box[1] + 32), 42)


def _draw_home(canvas: Canvas, stronghold: StrongholdView, box: Box, language: Language) -> None:
    seat = home_of(stronghold.place)
    assert seat is not None
    canvas.stamp(_home_tile(seat, stronghold.place[1], stronghold.card, stronghold.ruined), box[:2])
    # The place tells on which side it stands.
    whole = card_faces.short_name(CARDS[stronghold.card], language)
    name = language.say("guardians-picture-ruins") if stronghold.ruined else whole
    _draw_head(canvas, stronghold.place, name, box, room=WIDE - 24)
    beside = stronghold.upgrade or stronghold.downgrade
    if beside is not None:
        _draw_beside(canvas, beside, better=stronghold.upgrade is not None, box=box)
    if stronghold.below:
        _draw_cellar(canvas, stronghold, (box[0] + 18 + _WEIGHT_WIDE, box[3] - _CELLAR, box[2] - 8, box[3] - 8))


@kept
def _land_tile(types: tuple[str, ...] | None, controller: Seat, name: str) -> Sprite:
    """Return a disputed space with the border of who holds it; None: without a land. It is shared."""
    canvas = Canvas(painted_empty(WIDE, HIGH, _CARD_LIES) if types is None else painted_land(types, WIDE, HIGH, name))
    rim(canvas, controller, (0, 0, WIDE, HIGH))
    return Sprite(in_palette(canvas.image, table_palette()), rounded(WIDE, HIGH, 16), (0, 0))


@kept
def _home_tile(seat: Seat, name: str, card: CardId, ruined: bool) -> Sprite:
    """Return a home space with its border. It is shared: do not draw on it."""
    box = (0, 0, WIDE, HIGH)
    if ruined:
        canvas = Canvas(painted_ruins(WIDE, HIGH, name))
        canvas.frame(box, 16, 4, mix(SEATS[seat].ground, NIGHT, 0.6))
    else:
        canvas = Canvas(painted_masonry(seat, WIDE, HIGH, name))
        castle = figure(card, _CASTLE)
        canvas.image.paste(castle.image, (WIDE // 2 - 20, _HEAD + 12), castle.mask)
        canvas.frame(box, 16, 5, NIGHT)
        canvas.frame(box, 16, 3, SEATS[seat].ground)
    return Sprite(in_palette(canvas.image, table_palette()), rounded(WIDE, HIGH, 16), (0, 0))


def _draw_head(canvas: Canvas, place: Place, name: str, box: Box, room: int) -> None:
    """Write the name of the space and of what lies there."""
    left, top = box[0] + 12, box[1] + 12
    name, size = fit(name, STRONG, 28, room - 62)
    wide = round(measure(name, STRONG, size)) + 10 if name else 0
    scrim(canvas, (left, top, left + 54 + wide, top + 38), 8, 0.72)
    canvas.text((left + 8, top + 19), place, GOLD, 30, TITLE, align="left")
    if name:
        canvas.text((left + 54, top + 19), name, PALE, size, STRONG, align="left")


def _draw_beside(canvas: Canvas, card: CardId, *, better: bool, box: Box) -> None:
    """Draw an upgrade or a downgrade at the corner of its stronghold, with an arrow up or down."""
    x, y = box[2] - 14 - TOKEN, box[1] + _HEAD + 10
    canvas.stamp(card_faces.tiny(card, TOKEN), (x, y))
    arrow = plain(UP, 24, GREEN_LIGHT) if better else plain(DOWN, 24, RED_LIGHT)
    canvas.stamp(arrow, (x - 2, y + TOKEN - 12))


def _draw_cellar(canvas: Canvas, stronghold: StrongholdView, box: Box) -> None:
    """Draw what lies below a stronghold: backs for everybody, faces for its owner and of those who have channelled."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    scrim(canvas, box, 10, 0.8)
    canvas.shape("M 50 96 L 4 30 L 96 30 Z", (left + 8, middle - 10, left + 28, middle + 10), QUIET)
    canvas.text((left + 48, middle), str(stronghold.below), PALE, 32, TITLE)
    known = stronghold.shown if stronghold.below_cards is None else stronghold.below_cards
    tokens = [card_faces.tiny(card, TOKEN) for card in known]
    tokens += [card_faces.back("single", 38)] * (stronghold.below - len(known))
    lit = Counter(stronghold.shown)
    x = left + 70
    step = min(64.0, (right - 6 - tokens[0].width - x) / max(1, len(tokens) - 1))
    for number, token in enumerate(tokens):
        at = (round(x + number * step), middle - token.height // 2)
        canvas.stamp(token, at)
        if number < len(known) and lit[known[number]]:
            lit[known[number]] -= 1
            canvas.stamp(sign("channel", 24), (at[0] + token.width - 6, at[1] + token.height - 6))


# Armies


def _draw_army(canvas: Canvas, army: ArmyView, area: Box, cellar: int) -> None:
    """Draw an army: its shield at the left, and beside it its points and its cards as far as the view shows them."""
    left, top, right, bottom = area
    if army.stacking is None:
        x = left + _draw_back(canvas, army, army.cards, (left, (top + bottom) // 2)) + 10
    else:  # the shield makes room for the points, and has nothing to hide
        _draw_back(canvas, army, army.cards, (left, (top + bottom - _WEIGHT) // 2), small=True)
        _draw_weight(canvas, army, (left, bottom + 2 - _WEIGHT))
        x = left + _WEIGHT_WIDE + 4
    bottom -= cellar
    if army.creatures is not None:
        _draw_tokens(canvas, (*army.creatures, *(army.items or ())), (x, top, right, bottom))
    elif army.known:
        _draw_tokens(canvas, army.known, (x, top, right, max(top + TOKEN, bottom - _SLIP)))


def _draw_weight(canvas: Canvas, army: ArmyView, corner: tuple[int, int]) -> None:
    """Write the stacking points of an army, and how many there may be."""
    left, top = corner
    middle = top + _WEIGHT // 2
    scrim(canvas, (left, top, left + _WEIGHT_WIDE, top + _WEIGHT), 8, 0.72)
    canvas.stamp(weight(24), (left + 16, middle))
    wide = canvas.text((left + 31, middle), str(army.stacking), RED_LIGHT, 32, TITLE, align="left")
    canvas.text((left + 33 + wide, middle), f"/{army.limit}", QUIET, SMALLEST, TITLE, align="left")


def _draw_back(canvas: Canvas, army: ArmyView, cards: int, at: tuple[int, int], *, small: bool = False) -> int:
    """Draw the back of a shield (or, without one, of cards) with what is public, and return its width."""
    width = _SMALL_SHIELD if small else _SHIELD
    back = _back(army.owner, width, shield=bool(army.shield), turned=army.turned)
    x, y = at[0], at[1] - back.height // 2
    canvas.shadow((x + 2, y + 4, x + back.width - 2, y + back.height), 10, 5, 0.6)
    canvas.stamp(back, (x, y))
    inset, sign_size = (12, 32) if small else (20, 36)
    centre = (x + back.width - inset, y + back.height - inset)
    canvas.ringed(centre, 24 if small else 28, SEATS[army.owner].ground, 3, NIGHT)
    canvas.text(centre, str(cards), SEATS[army.owner].ink, 34 if small else 40, TITLE)
    near = inset - 2
    badge(canvas, army.owner, (x + near, y + near), sign_size)
    if army.turned:
        canvas.stamp(seal(TURNED, sign_size - 2), (x + back.width - near, y + near))
    if army.flew:
        canvas.stamp(sign("wing", sign_size - 2), (x + near, y + back.height - near))
    return back.width


@kept
def _back(seat: Seat, width: int, *, shield: bool, turned: bool) -> Sprite:
    """Return the back of a shield, which may be turned, or of cards, with a border in the colour of a seat."""
    back = card_faces.back("shield" if shield else "single", width)
    canvas = Canvas(Image.new("RGB", back.image.size, NIGHT))
    canvas.stamp(back, (0, 0))
    canvas.frame((0, 0, back.width, back.height), 10, 5, SEATS[seat].ground)
    image = canvas.image.rotate(90, expand=True) if shield and turned else canvas.image
    return Sprite(image, rounded(*image.size, 10), (0, 0))


def _draw_tokens(canvas: Canvas, cards: Sequence[CardId], area: Box) -> None:
    """Draw cards as tokens in rows, as large as they fit, overlapping if they are many."""
    left, top, right, bottom = area
    size = token_size(len(cards), area)
    columns = max(1, (right - left + 4) // (size + 4))
    rows = max(1, (bottom - top + 4) // (size + 4))
    if len(cards) > columns * rows:
        columns = -(-len(cards) // rows)
    step = min(size + 4.0, (right - left - size) / max(1, columns - 1))
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        canvas.stamp(card_faces.tiny(card, size), (left + column * step, top + row * (size + 4)))


def token_size(count: int, area: Box) -> int:
    """Give the largest size in pixels at which so many tokens lie in an area without overlapping, at least TOKEN."""
    left, top, right, bottom = area
    for size in TOKENS:
        if ((right - left + 4) // (size + 4)) * ((bottom - top + 4) // (size + 4)) >= count:
            return size
    return TOKEN


def _draw_fight(canvas: Canvas, armies: Sequence[ArmyView], field: Battlefield, area: Box) -> None:
    """Draw both armies at the ends of their space, and swords between them."""
    left, top, right, bottom = area
    middle = (top + bottom) // 2
    inner = [left, right]
    for number, army in enumerate(armies):
        wide = round(_SHIELD * card_faces.BACK_HEIGHT) if army.turned and army.shield else _SHIELD
        x = left if number == 0 else right - wide
        inner[number] = x if number else x + wide
        _draw_back(canvas, army, fighting_cards(field, army), (x, middle))
    canvas.stamp(swords(78), (sum(inner) / 2 + 4, middle))
