"""Layouts that are worth a thought: what is suggested, and what looks from outside as that does."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Final

from msgspec.structs import replace

from bot.games.contract import Decision, Seat
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.table import DISPUTED, HOMES, Home, Layout, Place, View, without
from bot.games.guardians.turn import Suggestion, discard_least_useful, open_wings, suggested, with_homes
from bot.players.guardians.policy import GAME
from bot.players.guardians.strength import base_of, steps_between
from bot.players.quick_chance import QuickChance

SUGGESTIONS: Final[tuple[Suggestion, ...]] = ("spread", "center", "again")


def layouts_for(view: View, decision: Decision, most: int, chance: QuickChance) -> Iterator[Layout]:
    """List the suggested layouts, and so many drawn from those that are near them."""
    plain = safe_layouts(view, decision.seat, SUGGESTIONS)
    near = (
        one for layout in plain for one in (*exchanged(view, decision, layout), *_disguised(view, decision, layout))
    )
    yield from (guarded(view, decision, one) for one in (*plain, *chance.shuffled(dict.fromkeys(near))[:most]))


def safe_layouts(view: View, seat: Seat, which: Sequence[Suggestion]) -> list[Layout]:
    """Give suggested layouts, without those that leave two strongholds to nobody where another one does not."""
    layouts = [suggested(view, seat, one) for one in which]
    bare = [_bare(view, seat, layout) for layout in layouts]
    return [layout for layout, number in zip(layouts, bare, strict=True) if number <= max(1, min(bare))]


def _bare(view: View, seat: Seat, layout: Layout) -> int:
    return sum(not layout.homes[wing].above for wing in open_wings(view, seat))


def guarded(view: View, decision: Decision, layout: Layout) -> Layout:
    """Spare the weakest creature for each stronghold that is left to nobody and that an enemy can enter at once.

    Whoever has to fight for a stronghold cannot attack the Guardian in the same turn.
    """
    for wing in open_wings(view, decision.seat):
        if layout.homes[wing].above or not _can_be_entered(view, decision.seat, HOMES[decision.seat][wing]):
            continue
        spare = [
            (card, other, part)
            for other, home in enumerate(layout.homes)
            for part in ("above", "below")
            for card in getattr(home, part)
            if part == "below" or len(home.above) > 1
        ]
        for card, other, part in sorted(spare, key=lambda one: _base(one[0])):
            given = replace(layout.homes[other], **{part: without(getattr(layout.homes[other], part), card)})
            taken = replace(given if other == wing else layout.homes[wing], above=(card,))
            moved = with_homes(layout, {other: given, wing: taken})
            if not GAME.problems(view, decision, moved):
                layout = moved
                break
    return layout


def _can_be_entered(view: View, seat: Seat, home: Place) -> bool:
    """Tell whether an enemy shield stands beside a home space, or before a land of its own that leads there."""
    grounds = zip(DISPUTED, view.grounds, strict=True)
    doors = (home, *(one for one, ground in grounds if ground.owner == 1 - seat and steps_between(one, home) == 1))
    enemies = (army.place for army in view.armies if army.owner != seat and army.shield is not None)
    return any(steps_between(place, door) <= 1 for place in enemies for door in doors)


def exchanged(view: View, decision: Decision, layout: Layout) -> Iterator[Layout]:
    """List the layouts with the same stacks at any of the strongholds."""
    wings = open_wings(view, decision.seat)
    for order in permutations(wings):
        moved = {wing: layout.homes[other] for wing, other in zip(wings, order, strict=True)}
        yield from _lawful(view, decision, with_homes(layout, moved))


def _disguised(view: View, decision: Decision, layout: Layout) -> Iterator[Layout]:
    """List layouts with as many cards everywhere, but another stack strong; and a shield over hardly anything."""
    wings = open_wings(view, decision.seat)
    for strong, weak in permutations(wings, 2):
        one, other = layout.homes[strong], layout.homes[weak]
        if one.shield is None or not one.above or not other.above:
            continue
        given, taken = min(one.above, key=_base), max(other.above, key=_base)
        if _base(given) < _base(taken):
            weaker = replace(one, above=(*without(one.above, given), taken))
            stronger = replace(other, above=(*without(other.above, taken), given))
            yield from _lawful(view, decision, with_homes(layout, {strong: weaker, weak: stronger}))
    shields = [card for card in view.players[decision.seat].pen_cards or () if CARDS[card].type == "shield"]
    for bare, full in permutations(wings, 2):
        home = layout.homes[full]
        if shields and layout.homes[bare].shield is None and not layout.homes[bare].above and len(home.above) > 1:
            straw = min(home.above, key=_base)
            left = replace(home, above=without(home.above, straw))
            hollow = Home(shield=shields[0], above=(straw,), below=layout.homes[bare].below)
            yield from _lawful(view, decision, with_homes(layout, {full: left, bare: hollow}))


def _base(card: CardId) -> int:
    return base_of((card,))


def _lawful(view: View, decision: Decision, layout: Layout) -> Iterator[Layout]:
    layout = discard_least_useful(view, decision.seat, replace(layout, discards=()))
    if not GAME.problems(view, decision, layout):
        yield layout
