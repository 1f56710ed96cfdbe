"""Sensible layouts computed from the view: what a player gets for one press, to change or to seal.

All of them are allowed as they are: stacks within their limits, items, channelers below, one standard bearer, upgrades
and downgrades where there is room, and the discards that are due. They look at nothing but the player's own cards.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, TypeAlias, get_args

from msgspec.structs import replace

from bot.games.contract import Decision, Seat
from bot.games.guardians.abilities import CardType
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.table import Cards, Home, Layout, StrongholdView, View
from bot.games.guardians.turn import layouts

Suggestion: TypeAlias = Literal["again", "center", "spread"]
SUGGESTIONS: Final[tuple[Suggestion, ...]] = get_args(Suggestion)

_CENTER: Final = 1
_BELOW_AT_MOST: Final = 12
"""So much stacking vitality a suggestion puts below one stronghold, that enough room is left above."""


def suggested(view: View, seat: Seat, which: Suggestion) -> Layout:
    """Make a layout without faults.

    again: all stands as it does and is filled up to its limit; homes without a shield get one, first those that had one
    when the seat organised last. center: the strongest stack of all in the center. spread: stacks of about the same
    strength.
    """
    match which:
        case "again":
            layout = _as_last_turn(view, seat)
        case "center":
            layout = _anew(view, seat, strongest_first=True)
        case "spread":
            layout = _anew(view, seat, strongest_first=False)
    layout = layouts.trimmed(view, seat, _with_fixtures(view, seat, layout))
    return discard_least_useful(view, seat, layout)


def with_homes(layout: Layout, changed: Mapping[int, Home]) -> Layout:
    """Change what lies on some strongholds."""
    left, center, right = (changed.get(wing, home) for wing, home in enumerate(layout.homes))
    return replace(layout, homes=(left, center, right))


def fallback(view: View, decision: Decision) -> Layout:
    """Organise for an absent player: as last turn, on the first one in stacks of about the same strength (11.2)."""
    return suggested(view, decision.seat, "again" if view.turn > 1 else "spread")


def discard_least_useful(view: View, seat: Seat, layout: Layout) -> Layout:
    """Fill in the discards of a layout: first what is held in excess, then weak creatures; terrain and shields last."""
    rest = layouts.hand_left(view, seat, layout)
    extra: Counter[str] = Counter()
    rank: dict[CardId, int] = {}
    for card in sorted(rest.elements()):
        known = CARDS[card]
        group = "terrain" if known.is_terrain else "shield" if known.is_shield else "other"
        extra[group] += 1
        in_excess = group != "other" and extra[group] > 2
        rank[card] = min(rank.get(card, 99), 3 if in_excess else _usefulness(card))
    return layouts.discarding(layout, rest, lambda card: rank[card])


def _usefulness(card: CardId) -> int:
    known = CARDS[card]
    if known.is_terrain:
        return 50
    if known.is_shield:
        return 40
    if known.is_creature:
        return known.base
    return 20 if known.double_backed else 5


# Stacks


def _as_last_turn(view: View, seat: Seat) -> Layout:
    layout = layouts.trimmed(view, seat, layouts.lying(view, seat))
    hand = layouts.storage(view, seat) - Counter(card for home in layout.homes for card in layouts.cards_of(home))
    wings = layouts.open_wings(view, seat)
    homes = list(layout.homes)
    bare = sorted((wing for wing in wings if homes[wing].shield is None), key=lambda wing: not view.covered[seat][wing])
    may_bear = not layouts.bearers_elsewhere(view, seat) and not any(layouts.is_bearer(home.shield) for home in homes)
    shields = list(_shields(hand, may_bear=may_bear, most=len(bare)))
    for wing in bare:
        fitting = next(
            (shield for shield in shields if layouts.stacking(homes[wing]) <= layouts.space_limit(shield)), None
        )
        if fitting is not None:
            shields.remove(fitting)
            homes[wing] = replace(homes[wing], shield=fitting)
            hand -= Counter((fitting,))
    if len(_creatures(hand)) > sum(home.shield is not None and not home.above for home in homes):
        hand -= Counter(card for wing in wings for card in _lay_channelers(homes, (wing,), hand))
    for wing in sorted(wings, key=lambda wing: homes[wing].shield is None):
        hand -= Counter(_fill(homes, wing, hand))
    return with_homes(layout, dict(enumerate(homes)))


def _anew(view: View, seat: Seat, *, strongest_first: bool) -> Layout:
    """Arrange all cards from scratch."""
    hand = layouts.storage(view, seat)
    wings = sorted(layouts.open_wings(view, seat), key=lambda wing: wing != _CENTER)
    creatures = sum(CARDS[card].is_creature for card in hand.elements())
    shields = _shields(hand, may_bear=not layouts.bearers_elsewhere(view, seat), most=min(len(wings), creatures))
    homes = [Home(), Home(), Home()]
    for wing, shield in zip(wings, shields, strict=False):
        homes[wing] = Home(shield=shield)
    covered = [wing for wing in wings if homes[wing].shield is not None]
    hand -= Counter(shields)
    if creatures > len(covered):
        hand -= Counter(_lay_channelers(homes, tuple(reversed(wings)), hand))
    if not strongest_first and len(covered) > 1:
        hand -= Counter(_deal(homes, covered, hand))
        wings = [wing for wing in wings if wing not in covered]
    for wing in sorted(wings, key=lambda wing: wing not in covered):
        hand -= Counter(_fill(homes, wing, hand))
    return with_homes(Layout(), dict(enumerate(homes)))


def _shields(hand: Counter[CardId], *, may_bear: bool, most: int) -> tuple[CardId, ...]:
    """Choose shields to lay: a standard bearer first, then shields of the full limit, shield/terrains last."""
    bearers = sorted(card for card in hand if layouts.is_bearer(card))[: int(may_bear)]
    others = [card for card in hand.elements() if CARDS[card].is_shield and not layouts.is_bearer(card)]
    others.sort(key=lambda card: (-layouts.space_limit(card), CARDS[card].dominance, card))
    return tuple((*bearers, *others)[:most])


def _room(home: Home) -> int:
    return layouts.space_limit(home.shield) - layouts.stacking(home)


def _creatures(hand: Counter[CardId]) -> list[CardId]:
    return sorted((card for card in hand.elements() if CARDS[card].is_creature), key=lambda card: (-_worth(card), card))


def _worth(card: CardId) -> int:
    """Rank creatures for a stack: by base vitality, with a little more for those that do something."""
    known = CARDS[card]
    return 4 * known.base + (2 if known.abilities else 0) + (1 if known.off_color and known.off_color.amount else 0)


def _fill(homes: list[Home], wing: int, hand: Counter[CardId]) -> Cards:
    """Lay the creatures on a home that are worth most together within its limit; give them."""
    chosen = _worthiest(_creatures(hand), _room(homes[wing]))
    homes[wing] = replace(homes[wing], above=(*homes[wing].above, *chosen))
    return chosen


def _worthiest(cards: Sequence[CardId], room: int) -> Cards:
    """Choose the cards whose stacking vitality fits into the room and that are worth most together."""
    best: list[tuple[int, Cards]] = [(0, ())] * (max(0, room) + 1)
    for card in cards:
        weight, more = CARDS[card].stacking, _worth(card)
        for space in range(len(best) - 1, weight - 1, -1):
            worth, chosen = best[space - weight]
            if worth + more > best[space][0]:
                best[space] = (worth + more, (*chosen, card))
    return best[-1][1]


def _deal(homes: list[Home], wings: Iterable[int], hand: Counter[CardId]) -> Cards:
    """Deal creatures out, the strongest first, each to the weakest stack that has room; give those that were laid."""
    laid = []
    for card in _creatures(hand):
        roomy = [wing for wing in wings if CARDS[card].stacking <= _room(homes[wing])]
        if roomy:
            weakest = min(roomy, key=lambda wing: sum(CARDS[one].base for one in homes[wing].above))
            homes[weakest] = replace(homes[weakest], above=(*homes[weakest].above, card))
            laid.append(card)
    return tuple(laid)


def _lay_channelers(homes: list[Home], wings: Sequence[int], hand: Counter[CardId]) -> Cards:
    """Lay light channelers below strongholds, where least lies below already; give those that were laid."""
    laid: list[CardId] = []
    for card in _creatures(hand):
        weight = CARDS[card].stacking
        if not CARDS[card].cmp or weight > _BELOW_AT_MOST:
            continue
        below = {wing: sum(CARDS[one].stacking for one in homes[wing].below) for wing in wings}
        roomy = [wing for wing in wings if below[wing] + weight <= _BELOW_AT_MOST and weight <= _room(homes[wing])]
        if roomy:
            wing = min(roomy, key=lambda wing: below[wing])
            homes[wing] = replace(homes[wing], below=(*homes[wing].below, card))
            laid.append(card)
    return tuple(laid)


# Everything that stays


def _with_fixtures(view: View, seat: Seat, layout: Layout) -> Layout:
    """Add items to the strongest stacks, upgrades, downgrades and accessories; what does not fit is trimmed later."""
    rest = [*layouts.hand_left(view, seat, layout).elements()]
    homes = list(layout.homes)
    for item in (card for card in rest if CARDS[card].type == "item_creature"):
        roomy = [wing for wing in range(3) if len(homes[wing].items) < len(homes[wing].above)]
        if roomy:
            strongest = max(roomy, key=lambda wing: sum(CARDS[card].base for card in homes[wing].above))
            homes[strongest] = replace(homes[strongest], items=(*homes[strongest].items, item))
    own, enemy = view.players[seat].strongholds, view.players[1 - seat].strongholds
    return replace(
        with_homes(layout, dict(enumerate(homes))),
        upgrades=_laid_beside(own, rest, "stronghold_upgrade"),
        downgrades=_laid_beside(enemy, rest, "stronghold_downgrade"),
        accessories=tuple(card for card in rest if CARDS[card].type == "item_accessory"),
    )


def _laid_beside(strongholds: Sequence[StrongholdView], cards: Sequence[CardId], kind: CardType) -> layouts.Pair:
    """Lay cards of a type beside the outer strongholds where there is room, from left to right."""
    fitting = iter([card for card in cards if CARDS[card].type == kind])
    left, right = (next(fitting, None) if layouts.is_free_beside(strongholds[side]) else None for side in layouts.SIDES)
    return left, right
