"""A combat of Guardians: every match-up with its sums, all that lies beside them, and the account of control.

The attacker is on the left. All of it is public, so that all views give the same picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.games.contract import Seat
from bot.games.guardians.table import Battlefield, CombatView, Sum, View, home_of
from bot.language import Language
from render.guardians import captions, card_faces, combat_panels, match_ups, private_pictures
from render.guardians.ground import SEATS, badge, land, masonry, ruins, scrim, tabletop
from render.guardians.palette import picture
from render.guardians.sprites import CROWN, seal, stone, swords
from render.guardians.theme import GOLD, INK, PALE, QUIET
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.colours import NIGHT, mix
from render.kit.fonts import STRONG, TITLE
from render.kit.text import cut, fit, measure
from render.picture import Picture

WIDTH: Final = 1200
_MARGIN: Final = 12
_GAP: Final = 12
_HALF: Final = (WIDTH - 2 * _MARGIN - _GAP) // 2
_BANNER: Final = 128
_SIDE: Final = 134
_TALLEST_GROUND: Final = 2400
_NAME_IN_SENTENCE: Final = 330


def field(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the running combat, 1200 pixels wide, as high as it needs. All views give the same picture.

    Raises ValueError if no combat runs.
    """
    alt = captions.field_alt(view, names, language)
    return picture(drawn_field(view, names, language), alt, "guardians-battlefield.png")


def hand(view: View, names: Sequence[str], language: Language) -> tuple[Picture, ...]:
    """Draw the combat hand of the view's seat: creatures, items and the cards of the depot.

    No picture if it holds nothing. Raises ValueError for the public's view, or if no combat runs.
    """
    if view.seat is None or view.combat is None:
        raise ValueError("there is no combat hand")
    depot = view.players[view.seat].depot_cards or ()
    cards = (*view.combat.creatures, *view.combat.items, *depot)
    title = language.say("guardians-picture-combat-hand", name=names[view.seat])
    return private_pictures.hand(cards, language, title=title, name="guardians-combat-hand")


def drawn_field(view: View, names: Sequence[str], language: Language) -> Canvas:
    """Draw the picture of `field`, ready to be written to a file."""
    if view.combat is None:
        raise ValueError("no combat runs")
    field = view.combat.field
    short = [cut(name, STRONG, 36, _NAME_IN_SENTENCE) for name in names]
    counted = captions.account_of(view.combat)
    heading = captions.held_by(field, short, language) if captions.is_counted(field) else None
    heading = heading or captions.waiting_line(view, short, language)
    return _drawn(view.combat, heading, counted, names, language)


def ended(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the latest combat that was counted, with the account of control. All views give the same picture.

    Raises ValueError if none has been counted.
    """
    alt = captions.combat_alt(*captions.ended_of(view), names, language)
    return picture(drawn_ended(view, names, language), alt, "guardians-battlefield.png")


def drawn_ended(view: View, names: Sequence[str], language: Language) -> Canvas:
    """Draw the picture of `ended`, ready to be written to a file."""
    combat, counted = captions.ended_of(view)
    short = [cut(name, STRONG, 36, _NAME_IN_SENTENCE) for name in names]
    return _drawn(combat, captions.held_by(combat.field, short, language), counted, names, language)


def _drawn(
    combat: CombatView, heading: str, counted: tuple[Sum, Sum] | None, names: Sequence[str], language: Language
) -> Canvas:
    """Draw a combat; `counted` is what was counted for the space, by seat, once it has been."""
    field = combat.field
    short = [cut(name, STRONG, 36, _NAME_IN_SENTENCE) for name in names]
    left, right = field.attacker, field.defender
    blocks = match_ups.blocks_of(combat, language)
    rows = [blocks[at : at + 2] for at in range(0, len(blocks), 2)]
    beside = [combat_panels.heaps_of(field, seat, language) for seat in (left, right)]
    heaps = max(combat_panels.height_of(each, _HALF) for each in beside)
    control = None if counted is None else combat_panels.control_of(field, counted, short, language)
    commands = combat_panels.commands_height(field)
    height = 10 + _BANNER + _GAP + _SIDE + _GAP + (commands + _GAP if commands else 0)
    height += sum(max(block.height for block in row) + _GAP for row in rows)
    height += (heaps + _GAP if heaps else 0) + (control.height + _GAP if control is not None else 0)
    canvas = Canvas(_ground(height))
    _draw_banner(canvas, field, heading, language, 10)
    top = 10 + _BANNER + _GAP
    for seat, x in ((left, _MARGIN), (right, _MARGIN + _HALF + _GAP)):
        _draw_side(canvas, combat, counted, seat, names[seat], (x, top), language)
    top += _SIDE + _GAP
    if commands:
        for seat, x in ((left, _MARGIN), (right, _MARGIN + _HALF + _GAP)):
            combat_panels.draw_commands(canvas, field, seat, (x, top, x + _HALF, top + commands), language)
        top += commands + _GAP
    for row in rows:
        high = max(block.height for block in row)
        for number, block in enumerate(row):
            x = _MARGIN + number * (_HALF + _GAP)
            match_ups.draw_block(canvas, block, (x, top, x + _HALF, top + high))
        top += high + _GAP
    if heaps:
        for number, each in enumerate(beside):
            x = _MARGIN + number * (_HALF + _GAP)
            combat_panels.draw_heaps(canvas, each, (left, right)[number], (x, top, x + _HALF, top + heaps))
        top += heaps + _GAP
    if control is not None:
        combat_panels.draw_control(canvas, control, (_MARGIN, top, WIDTH - _MARGIN, top + control.height))
    return canvas


def _ground(height: int) -> Image.Image:
    """Return a table of a height; what is made once is cut or repeated, since making it takes longer than drawing."""
    if height <= _TALLEST_GROUND:
        return tabletop(WIDTH, _TALLEST_GROUND).crop((0, 0, WIDTH, height))
    image = Image.new("RGB", (WIDTH, height))
    for top in range(0, height, _TALLEST_GROUND):
        image.paste(tabletop(WIDTH, _TALLEST_GROUND), (0, top))
    return image


def _draw_banner(canvas: Canvas, field: Battlefield, heading: str, language: Language, top: int) -> None:
    """Draw a strip of the land that is fought for, and say who attacks what, or who has it now."""
    box = (_MARGIN, top, WIDTH - _MARGIN, top + _BANNER)
    canvas.image.paste(_strip(field), box[:2], shapes.rounded(box[2] - box[0], _BANNER, 16))
    canvas.frame(box, 16, 4, NIGHT)
    canvas.stamp(swords(76), (box[0] + 72, top + _BANNER // 2))
    line = f"{field.place} · {captions.field_name(field, language)}"
    room = box[2] - box[0] - 180
    (heading, large), (line, size) = fit(heading, TITLE, 46, room), fit(line, STRONG, 32, room)
    wide = round(max(measure(heading, TITLE, large), measure(line, STRONG, size)))
    scrim(canvas, (box[0] + 124, top + 12, box[0] + 164 + wide, top + _BANNER - 12), 12, 0.8)
    canvas.text((box[0] + 144, top + 44), heading, PALE, large, TITLE, align="left")
    canvas.text((box[0] + 144, top + 91), line, GOLD, size, STRONG, align="left")


def _strip(field: Battlefield) -> Image.Image:
    width = WIDTH - 2 * _MARGIN
    home = home_of(field.place)
    if home is None or field.terrains:
        return land(field.terrains, width, _BANNER, field.place)
    return masonry(home, width, _BANNER, field.place) if field.stronghold else ruins(width, _BANNER, field.place)


def _draw_side(
    canvas: Canvas,
    combat: CombatView,
    counted: tuple[Sum, Sum] | None,
    seat: Seat,
    name: str,
    corner: tuple[int, int],
    language: Language,
) -> None:
    """Draw a side: its Guardian, stones, what is left in its hand, and what it counts for the space as things stand."""
    field = combat.field
    left, top = corner
    look = SEATS[seat]
    box = (left, top, left + _HALF, top + _SIDE)
    canvas.rounded(box, 16, mix(look.dark, NIGHT, 0.5))
    canvas.rounded((left + 3, top + 3, left + 12, box[3] - 3), 5, look.ground)
    canvas.frame(box, 16, 3, mix(look.ground, NIGHT, 0.35))
    token = card_faces.tiny(field.guardians[seat], 106)
    canvas.image.paste(token, (left + 20, top + 14), token)
    x, right = left + 138, box[2] - 16
    badge(canvas, seat, (x + 17, top + 33), 36)
    won = captions.is_counted(field) and field.winner == seat
    if won:
        canvas.stamp(seal(CROWN, 38, INK, GOLD), (right - 20, top + 33))
    canvas.fitted_text((x + 44, top + 33), name, PALE, 36, right - x - 50 - (44 if won else 0), STRONG, align="left")
    y = top + 93
    canvas.stamp(stone(32), (x + 17, y))
    spot = x + 42 + canvas.text((x + 42, y), str(field.stones[seat]), PALE, 38, TITLE, align="left") + 30
    hand = (("single", field.hands[seat]), ("double", field.depots[seat])) if field.winner is None else ()
    for kind, count in hand:
        back = card_faces.back("single" if kind == "single" else "double", 42)
        canvas.image.paste(back, (round(spot), y - back.height // 2), back)
        spot += 52 + canvas.text((spot + 52, y), str(count), PALE, 38, TITLE, align="left") + 26
    sums = counted if captions.is_counted(field) else combat.control
    if sums is not None and not field.storm:
        _draw_counted(canvas, str(sums[seat].total), (right, y), language, seat)


def _draw_counted(canvas: Canvas, total: str, at: tuple[int, int], language: Language, seat: Seat) -> None:
    """Write what a side counts for the space."""
    wide = canvas.text(at, total, SEATS[seat].ground, 48, TITLE, align="right")
    canvas.text((at[0] - wide - 10, at[1]), language.say("guardians-picture-counts"), QUIET, 28, STRONG, align="right")
