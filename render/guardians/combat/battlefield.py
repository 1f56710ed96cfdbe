"""A combat of Guardians: every match-up with its sums, all that lies beside them, and the account of control.

The attacker is on the left. All of it but what a seat chooses from is public, so that all views give the same picture.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image

from bot.games.contract import Seat
from bot.games.guardians.abilities import Dispel
from bot.games.guardians.cards import CARDS, with_ability
from bot.games.guardians.combat import bribery_cards
from bot.games.guardians.table import Battlefield, Cards, CombatView, Sum, View, home_of
from bot.language import Language
from render.guardians.cards import card_faces, card_pictures
from render.guardians.combat import combat_panels, match_ups
from render.guardians.look.ground import SEATS, WIDTH, badge, empty, land, masonry, ruins, scrim, seat_panel, table
from render.guardians.look.palette import picture
from render.guardians.look.signs import CROWN
from render.guardians.look.sprites import seal, stone, swords
from render.guardians.look.theme import GOLD, INK, PALE, QUIET
from render.guardians.table.candidates import offered_cards
from render.guardians.words import captions
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.colours import NIGHT
from render.kit.fonts import STRONG, TITLE
from render.kit.text import cut, fit, measure
from render.picture import Picture

_MARGIN: Final = 12
_GAP: Final = 12
_HALF: Final = (WIDTH - 2 * _MARGIN - _GAP) // 2
_BANNER: Final = 128
_SIDE: Final = 134
_STRIP_GAP: Final = 6
_STRIPS: Final = 6
"""So many decided match-ups stand in lines while a combat runs; the earlier ones share a line."""
_STRIPS_AT_END: Final = 15
_NAME_IN_SENTENCE: Final = 330
_HAND: Final = "guardians-combat-hand"
_FILE: Final = "guardians-battlefield.png"
_THREE: Final = 912
"""The width of three cards with their texts."""
_BESIDE: Final = {"sheet": (4, _THREE), "council": (3, WIDTH)}
_IN_PART: Final = (3, _THREE)
"""How many rows of small cards stand beside the battlefield and a sheet, or in a part of it, and how narrow a picture
of few large ones may be: so its panel stays short on the page. On a phone a narrow picture is a high one.
"""
_SPELLS: Final = 10


def field(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the running combat, 1200 pixels wide, as high as it needs. All views give the same picture.

    Raises ValueError if no combat runs.
    """
    if view.combat is None:
        raise ValueError("no combat runs")
    short = [cut(name, STRONG, 36, _NAME_IN_SENTENCE) for name in names]
    heading = captions.waiting_line(view, short, language)
    if captions.is_counted(view.combat.field):
        heading = captions.held_by(view.combat.field, short, language) or heading
    canvas = _drawn(view.combat, heading, captions.account_of(view.combat), names, language)
    return picture(canvas, captions.field_alt(view, names, language), _FILE)


def hand(view: View, names: Sequence[str], language: Language) -> tuple[Picture, ...]:
    """Draw the combat hand of the view's seat: creatures, items and the cards of the depot.

    No picture if it holds nothing. Raises ValueError for the public's view, or if no combat runs.
    """
    title = _hand_title(view, names, language)
    return card_pictures.hand(held(view), language, title=title, name=_HAND)


def choices(view: View, kind: str, names: Sequence[str], language: Language) -> tuple[Picture, ...]:
    """Draw the combat hand with the cards marked that a question offers. Raises what `hand` raises."""
    cards, title = held(view), _hand_title(view, names, language)
    fought = view.combat is not None and view.combat.field.match_ups
    rows = 1 if fought or kind == "sheet" else 2
    most, narrowest = _BESIDE.get(kind, (card_pictures.MOST_ROWS, _THREE if fought else card_pictures.NARROWEST))
    offered = offered_cards(view, kind)
    return card_pictures.choices(
        cards, language, title=title, name=_HAND, offered=offered, rows=rows, most_rows=most, narrowest=narrowest
    )


def cards_of_part(view: View, part: str, offered: Iterable[str]) -> Cards:
    """List the own cards that a part of a combat sheet is about: those that it offers, and what bribes or dispels.

    Raises ValueError for the public's view, or if no combat runs.
    """
    if view.seat is None:
        raise ValueError("there is no combat hand")
    tools: Cards = ()
    if part == "bribery":
        tools = bribery_cards(view, view.seat)
    elif part == "spells":
        tools = tuple(card for card in held(view) if with_ability(CARDS[card], Dispel))
    return tuple(dict.fromkeys(card for card in (*offered, *tools) if card in CARDS))


def part_of_hand(part: str, cards: Cards, language: Language) -> tuple[Picture, ...]:
    """Draw the cards that a part of a combat sheet is about.

    No picture of more spells than `_SPELLS`: small cards say no more of them than the menu, whose list is long then.
    """
    if part == "spells" and len(cards) > _SPELLS:
        return ()
    title, (most, narrowest) = language.say(f"guardians-plan-part-{part}"), _IN_PART
    return card_pictures.choices(cards, language, title=title, name=_HAND, rows=1, most_rows=most, narrowest=narrowest)


def held(view: View) -> Cards:
    """List the combat hand of the view's seat. Raises ValueError for the public's view, or if no combat runs."""
    if view.seat is None or view.combat is None:
        raise ValueError("there is no combat hand")
    return (*view.combat.creatures, *view.combat.items, *(view.players[view.seat].depot_cards or ()))


def _hand_title(view: View, names: Sequence[str], language: Language) -> str:
    return language.say("guardians-picture-combat-hand", name=names[view.seat or 0])


def ended(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the latest combat that was counted, with the account of control. All views give the same picture.

    Raises ValueError if none has been counted.
    """
    combat, counted = captions.ended_of(view)
    short = [cut(name, STRONG, 36, _NAME_IN_SENTENCE) for name in names]
    canvas = _drawn(combat, captions.held_by(combat.field, short, language), counted, names, language)
    return picture(canvas, captions.combat_alt(combat, counted, names, language), _FILE)


def _drawn(
    combat: CombatView, heading: str, counted: tuple[Sum, Sum] | None, names: Sequence[str], language: Language
) -> Canvas:
    """Draw a combat; `counted` is what was counted for the space, by seat, once it has been."""
    field = combat.field
    blocks = match_ups.blocks_of(combat, language)
    running = blocks.pop() if blocks and blocks[-1].running else None
    most = _STRIPS if field.winner is None else _STRIPS_AT_END
    strips = blocks if len(blocks) == most + 1 else blocks[-most:]  # a line for a single one would save nothing
    earlier = blocks[: len(blocks) - len(strips)]
    heaps = [combat_panels.heaps_of(field, seat, language) for seat in (0, 1)]

    def both(height: int, draw: Callable[[Canvas, Seat, Box], None]) -> _Row:
        def draw_both(canvas: Canvas, box: Box) -> None:
            for seat, left in ((field.attacker, _MARGIN), (field.defender, WIDTH - _MARGIN - _HALF)):
                draw(canvas, seat, (left, box[1], left + _HALF, box[3]))

        return _Row(height, draw_both)

    rows = [
        _Row(_BANNER, partial(_draw_banner, field=field, heading=heading, language=language)),
        both(_SIDE, partial(_draw_side, combat=combat, counted=counted, names=names, language=language)),
    ]
    if counted is not None:
        control = [combat_panels.control_of(each, language) for each in counted]
        rows.append(both(combat_panels.control_height(control), partial(combat_panels.draw_control, control=control)))
    if commands := combat_panels.commands_height(field):
        rows.append(both(commands, partial(combat_panels.draw_commands, field=field, language=language)))
    if running is not None:
        rows.append(_Row(running.height, partial(match_ups.draw_block, block=running)))
    if earlier:
        rows.append(_Row(match_ups.STRIP, partial(match_ups.draw_earlier, blocks=earlier), _STRIP_GAP))
    rows += [_Row(match_ups.STRIP, partial(match_ups.draw_strip, block=block), _STRIP_GAP) for block in strips]
    if any(heaps):
        height = max(combat_panels.heaps_height(each, _HALF) for each in heaps)
        rows.append(both(height, partial(combat_panels.draw_heaps, heaps=heaps)))
    canvas = Canvas(table(10 + sum(row.height + row.gap for row in rows)))
    top = 10
    for row in rows:
        row.draw(canvas, (_MARGIN, top, WIDTH - _MARGIN, top + row.height))
        top += row.height + row.gap
    return canvas


class _Row(NamedTuple):
    """What lies beside each other from edge to edge, and the gap below it."""

    height: int
    draw: Callable[[Canvas, Box], None]
    gap: int = _GAP


def _draw_banner(canvas: Canvas, box: Box, *, field: Battlefield, heading: str, language: Language) -> None:
    """Draw a strip of the land that is fought for, and say who attacks what, or who has it now."""
    top = box[1]
    canvas.image.paste(_strip(field), box[:2], shapes.rounded(box[2] - box[0], _BANNER, 16))
    canvas.frame(box, 16, 4, NIGHT)
    over = captions.is_counted(field)
    canvas.stamp(seal(CROWN, 84, INK, GOLD) if over else swords(76), (box[0] + 72, top + _BANNER // 2))
    line = f"{field.place} · {captions.field_name(field, language)}"
    room = box[2] - box[0] - 180
    (heading, large), (line, size) = fit(heading, TITLE, 46, room), fit(line, STRONG, 32, room)
    wide = round(max(measure(heading, TITLE, large), measure(line, STRONG, size)))
    scrim(canvas, (box[0] + 124, top + 12, box[0] + 164 + wide, box[3] - 12), 12, 0.8)
    canvas.text((box[0] + 144, top + 44), heading, PALE, large, TITLE, align="left")
    canvas.text((box[0] + 144, top + 91), line, GOLD, size, STRONG, align="left")


def _strip(field: Battlefield) -> Image.Image:
    width = WIDTH - 2 * _MARGIN
    home = home_of(field.place)
    if home is None and not field.terrains:
        return empty(width, _BANNER)
    if home is None or field.terrains:
        return land(field.terrains, width, _BANNER, field.place)
    return masonry(home, width, _BANNER, field.place) if field.stronghold else ruins(width, _BANNER, field.place)


def _draw_side(
    canvas: Canvas,
    seat: Seat,
    box: Box,
    *,
    combat: CombatView,
    counted: tuple[Sum, Sum] | None,
    names: Sequence[str],
    language: Language,
) -> None:
    """Draw a side: its Guardian, stones, what is left in its hand, and what it counts for the space as things stand."""
    field = combat.field
    left, top, _, _ = box
    seat_panel(canvas, seat, box)
    canvas.stamp(card_faces.tiny(field.guardians[seat], 106), (left + 20, top + 14))
    x, right = left + 138, box[2] - 16
    badge(canvas, seat, (x + 17, top + 33), 36)
    won = captions.is_counted(field) and field.winner == seat
    if won:
        canvas.stamp(seal(CROWN, 38, INK, GOLD), (right - 20, top + 33))
    room = right - x - 50 - (44 if won else 0)
    canvas.fitted_text((x + 44, top + 33), names[seat], PALE, 36, room, STRONG, align="left")
    y = top + 93
    canvas.stamp(stone(32), (x + 17, y))
    spot = x + 42 + canvas.text((x + 42, y), str(field.stones[seat]), PALE, 38, TITLE, align="left") + 30
    hand: tuple[tuple[card_faces.BackKind, int], ...] = (("single", field.hands[seat]), ("double", field.depots[seat]))
    for kind, count in hand if field.winner is None else ():
        back = card_faces.back(kind, 42)
        canvas.stamp(back, (spot, y - back.height // 2))
        spot += 52 + canvas.text((spot + 52, y), str(count), PALE, 38, TITLE, align="left") + 26
    sums = counted if captions.is_counted(field) else combat.control
    if sums is not None and not field.storm:
        wide = canvas.text((right, y), str(sums[seat].total), SEATS[seat].ground, 48, TITLE, align="right")
        counts = language.say("guardians-picture-counts")
        canvas.text((right - wide - 10, y), counts, QUIET, 28, STRONG, align="right")
