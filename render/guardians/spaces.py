"""One space of the table: its land or stronghold, whose it is, and the armies on it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.contract import Seat
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.table import ArmyView, Battlefield, GroundView, Place, StrongholdView, View, home_of, wing_of
from bot.language import Language
from render.guardians import card_faces
from render.guardians.captions import fighting_cards, land_name
from render.guardians.ground import SEATS, badge, land, masonry, rim, ruins, scrim
from render.guardians.nouns import card_name
from render.guardians.sprites import DOWN, TURNED, UP, plain, seal, sign, swords, weight
from render.guardians.theme import GOLD, GREEN_LIGHT, PALE, QUIET, RED_LIGHT
from render.kit.canvas import Box, Canvas
from render.kit.colours import NIGHT, mix
from render.kit.fonts import STRONG, TITLE
from render.kit.shapes import rounded
from render.kit.sprites import Sprite
from render.kit.text import fit, measure

WIDE, HIGH = 384, 242
_HEAD = 44
_CELLAR = 70  # height of what shows of the cards below a stronghold
_SHIELD = {False: 104, True: 88}  # the width of a shield's back in the disputed land, and at home
TOKEN: Final = 60
_FACE_DOWN = 76


def draw_space(canvas: Canvas, view: View, place: Place, corner: tuple[int, int], language: Language) -> None:
    """Draw a space with its corner at a point."""
    left, top = corner
    box = (left, top, left + WIDE, top + HIGH)
    home = home_of(place)
    right = box[2] - 14
    if home is None:
        ground = next(each for each in view.grounds if each.place == place)
        _draw_land(canvas, ground, box, language)
        right -= _FACE_DOWN + 6 if ground.face_down else 0
    else:
        stronghold = view.players[home].strongholds[wing_of(place)]
        _draw_home(canvas, home, stronghold, box, language)
        right -= TOKEN + 12 if stronghold.upgrade or stronghold.downgrade else 0
    armies = sorted((army for army in view.armies if army.place == place), key=lambda army: army.owner != view.seat)
    field = view.combat.field if view.combat is not None and view.combat.field.place == place else None
    bottom = box[3] - (10 if home is None else _CELLAR + 4)
    area = (left + 14, top + _HEAD + 6, right, bottom)
    if field is not None:
        _draw_fight(canvas, armies, field, area, home is not None)
        if view.outcome is None:
            canvas.frame((left - 5, top - 5, box[2] + 5, box[3] + 5), 20, 6, RED_LIGHT)
    else:
        for army in armies:
            _draw_army(canvas, army, area, home is not None)


# The ground


def _draw_land(canvas: Canvas, ground: GroundView, box: Box, language: Language) -> None:
    types = CARDS[ground.terrain].terrain_types if ground.terrain and not ground.face_down else ()
    canvas.image.paste(_land_tile(types, ground.controller, ground.place[1]), box[:2], _corners())
    if ground.face_down:
        back = card_faces.back("single", _FACE_DOWN)
        canvas.image.paste(back, (box[2] - 14 - back.width, box[3] - 16 - back.height), back)
    _draw_head(canvas, ground.place, land_name(ground, language), box, room=WIDE - 80)
    badge(canvas, ground.controller, (box[2] - 32, box[1] + 32), 42)


def _draw_home(canvas: Canvas, seat: Seat, stronghold: StrongholdView, box: Box, language: Language) -> None:
    canvas.image.paste(_home_tile(seat, stronghold.place[1], stronghold.ruined), box[:2], _corners())
    name = language.say("guardians-picture-ruins") if stronghold.ruined else card_name(stronghold.card, language)
    _draw_head(canvas, stronghold.place, name, box, room=WIDE - 24)
    beside = stronghold.upgrade or stronghold.downgrade
    if beside is not None:
        _draw_beside(canvas, beside, better=stronghold.upgrade is not None, box=box)
    if stronghold.below:
        _draw_cellar(canvas, stronghold, box)


@lru_cache(maxsize=64)
def _land_tile(types: tuple[str, ...], controller: Seat, name: str) -> Image.Image:
    """Return a disputed space with the border of who holds it. It is shared: do not draw on it."""
    canvas = Canvas(land(types, WIDE, HIGH, name))
    rim(canvas, controller, (0, 0, WIDE, HIGH))
    return canvas.image


@lru_cache(maxsize=16)
def _home_tile(seat: Seat, name: str, ruined: bool) -> Image.Image:
    """Return a home space with its border. It is shared: do not draw on it."""
    box = (0, 0, WIDE, HIGH)
    if ruined:
        canvas = Canvas(ruins(WIDE, HIGH, name))
        canvas.frame(box, 16, 4, mix(SEATS[seat].ground, NIGHT, 0.6))
    else:
        canvas = Canvas(masonry(seat, WIDE, HIGH, name))
        canvas.frame(box, 16, 5, NIGHT)
        canvas.frame(box, 16, 3, SEATS[seat].ground)
    return canvas.image


@lru_cache(maxsize=1)
def _corners() -> Image.Image:
    return rounded(WIDE, HIGH, 16)


def _draw_head(canvas: Canvas, place: Place, name: str, box: Box, room: int) -> None:
    """Write the name of the space and of what lies there."""
    left, top = box[0] + 12, box[1] + 12
    wide = 54
    ends = _width_of(name, room - wide)
    scrim(canvas, (left, top, left + wide + ends, top + 38), 8, 0.72)
    canvas.text((left + 8, top + 19), place, GOLD, 30, TITLE, align="left")
    if name:
        canvas.fitted_text((left + wide, top + 19), name, PALE, 28, room - wide - 8, STRONG, align="left")


def _width_of(name: str, room: int) -> int:
    """Measure how wide a name is written that has so much room."""
    if not name:
        return 0
    text, size = fit(name, STRONG, 28, room - 8)
    return round(measure(text, STRONG, size)) + 10


def _draw_beside(canvas: Canvas, card: CardId, *, better: bool, box: Box) -> None:
    """Draw an upgrade or a downgrade at the corner of its stronghold, with an arrow up or down."""
    x, y = box[2] - 14 - TOKEN, box[1] + _HEAD + 10
    token = card_faces.tiny(card, TOKEN)
    canvas.image.paste(token, (x, y), token)
    arrow = plain(UP, 24, GREEN_LIGHT) if better else plain(DOWN, 24, RED_LIGHT)
    canvas.stamp(arrow, (x - 2, y + TOKEN - 12))


def _draw_cellar(canvas: Canvas, stronghold: StrongholdView, box: Box) -> None:
    """Draw what lies below a stronghold: backs for everybody, faces for its owner and of those who have channelled."""
    top = box[3] - _CELLAR
    scrim(canvas, (box[0] + 8, top - 4, box[2] - 8, box[3] - 8), 10, 0.72)
    canvas.shape("M 50 96 L 4 30 L 96 30 Z", (box[0] + 18, top + 18, box[0] + 40, top + 40), QUIET)
    canvas.text((box[0] + 62, top + 29), str(stronghold.below), PALE, 32, TITLE)
    shown = list(stronghold.shown)
    known = list(stronghold.below_cards) if stronghold.below_cards is not None else shown
    tokens = [card_faces.tiny(card, TOKEN) for card in known]
    tokens += [card_faces.back("single", 38)] * (stronghold.below - len(known))
    lit = _marked(known, shown)
    x = box[0] + 86
    step = min(64.0, (box[2] - 18 - TOKEN - x) / max(1, len(tokens) - 1))
    for number, token in enumerate(tokens):
        at = (round(x + number * step), top + 29 - token.height // 2)
        canvas.image.paste(token, at, token)
        if number < len(known) and lit[number]:
            canvas.stamp(sign("channel", 24), (at[0] + token.width - 6, at[1] + token.height - 6))


def _marked(cards: Sequence[CardId], shown: Sequence[CardId]) -> list[bool]:
    """Tell which of the cards have been turned up, each of those once."""
    left = list(shown)
    marked = []
    for card in cards:
        marked.append(card in left)
        if card in left:
            left.remove(card)
    return marked


# Armies


def _draw_army(canvas: Canvas, army: ArmyView, area: Box, at_home: bool) -> None:
    left, top, right, bottom = area
    middle = (top + bottom) // 2
    x = left
    if army.shield is not None or army.cards:
        x += _draw_back(canvas, army, army.cards, (left, middle), at_home) + 14
    cards = (*army.creatures, *(army.items or ())) if army.creatures is not None else army.known
    y = top
    if army.stacking is not None:
        text = f"{army.stacking}"
        scrim(canvas, (x - 4, y, min(right, x + 118), y + 38), 8, 0.72)
        canvas.stamp(weight(28), (x + 14, y + 19))
        wide = canvas.text((x + 32, y + 19), text, RED_LIGHT, 32, TITLE, align="left")
        canvas.text((x + 35 + wide, y + 19), f"/{army.limit}", QUIET, 28, TITLE, align="left")
        y += 42
    if cards:
        _draw_tokens(canvas, cards, (x - 4, y, right, bottom))


def _draw_back(canvas: Canvas, army: ArmyView, cards: int, at: tuple[int, int], at_home: bool) -> int:
    """Draw the back of a shield (or, without one, of cards) with what is public, and return its width."""
    width = _SHIELD[at_home]
    back = _shield_back(army.owner, width, army.turned) if army.shield else _pile_back(army.owner, width)
    x, y = at[0], at[1] - back.height // 2
    canvas.shadow((x + 2, y + 4, x + back.width - 2, y + back.height), 10, 5, 0.6)
    canvas.image.paste(back.image, (x, y), back.mask)
    centre = (x + back.width - 18, y + back.height - 18)
    canvas.disc(centre, 25, NIGHT)
    canvas.disc(centre, 22, SEATS[army.owner].ground)
    canvas.text(centre, str(cards), SEATS[army.owner].ink, 34, TITLE)
    badge(canvas, army.owner, (x + 18, y + 18), 34)
    if army.turned:
        canvas.stamp(seal(TURNED, 32), (x + back.width - 18, y + 18))
    if army.flew:
        canvas.stamp(sign("wing", 32), (x + 18, y + back.height - 18))
    return back.width


@lru_cache(maxsize=16)
def _shield_back(seat: Seat, width: int, turned: bool) -> Sprite:
    back = _rimmed(card_faces.back("shield", width), seat)
    return Sprite(back.image.rotate(90, expand=True), back.mask.rotate(90, expand=True), (0, 0)) if turned else back


@lru_cache(maxsize=16)
def _pile_back(seat: Seat, width: int) -> Sprite:
    return _rimmed(card_faces.back("single", width), seat)


def _rimmed(back: Image.Image, seat: Seat) -> Sprite:
    """Put a border in the colour of a seat around a back."""
    canvas = Canvas(Image.new("RGB", back.size, NIGHT))
    canvas.image.paste(back, (0, 0), back)
    canvas.frame((0, 0, back.width, back.height), 10, 5, SEATS[seat].ground)
    return Sprite(canvas.image, rounded(back.width, back.height, 10), (0, 0))


def _draw_tokens(canvas: Canvas, cards: Sequence[CardId], area: Box) -> None:
    """Draw cards as tokens in rows, smaller or overlapping if they are many."""
    left, top, right, bottom = area
    size = TOKEN
    columns = max(1, (right - left + 4) // (size + 4))
    rows = max(1, (bottom - top + 4) // (size + 4))
    if len(cards) > columns * rows:
        columns = -(-len(cards) // rows)
    step = min(size + 4.0, (right - left - size) / max(1, columns - 1))
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        token = card_faces.tiny(card, size)
        canvas.image.paste(token, (round(left + column * step), top + row * (size + 4)), token)


def _draw_fight(canvas: Canvas, armies: Sequence[ArmyView], field: Battlefield, area: Box, at_home: bool) -> None:
    """Draw both armies at the ends of their space, and swords between them."""
    left, top, right, bottom = area
    middle = (top + bottom) // 2
    width = _SHIELD[at_home]
    inner = [left, right]
    for number, army in enumerate(armies):
        wide = round(width * 1.45) if army.turned and army.shield else width
        x = left if number == 0 else right - wide
        inner[number] = x if number else x + wide
        _draw_back(canvas, army, fighting_cards(field, army), (x, middle), at_home)
    canvas.stamp(swords(78), (sum(inner) / 2 + 4, middle))
