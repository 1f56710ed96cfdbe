"""Draw and organise, phases I.B to I.D: which arrangements are allowed, and carrying both out.

A layout is the whole arrangement as it shall be. It is made of the storage hand: the cards drawn, pen and depot, and
what lies on and below the own intact strongholds (ruling R20). What is away from home or on ruins stays as it is; only
creature items may join it, on any stack of one's own (rule 4.3). Any creature may lie below a stronghold, though only
one with a CMP can do something there. Exactly what exceeds seven cards is discarded.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.contract import Decision, Problem, Seat
from bot.games.guardians import card_plays as plays
from bot.games.guardians.abilities import Convert, LimitOneInPlay, Stones
from bot.games.guardians.asking import ordered
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.combat import may_be_ordered
from bot.games.guardians.spaces import MOST_VITALITY, stacking_of
from bot.games.guardians.table import (
    HOMES,
    Army,
    ArmyView,
    Asking,
    Cards,
    Home,
    Layout,
    Organised,
    Place,
    Play,
    StopsSet,
    StrongholdView,
    Table,
    View,
    WindowOrders,
    army_at,
    with_seat,
)

Pair: TypeAlias = tuple[CardId | None, CardId | None]
"""What is laid beside the left and the right stronghold of somebody."""
_Problems: TypeAlias = Callable[[View, Seat, Layout, Collection[CardId]], Iterable[Problem]]
"""Lists what is wrong with one side of a layout, apart from cards that are missing."""
HAND_LIMIT: Final = 7
"""So many cards may be put away into pen and depot (rule 4.4)."""
MOST_ORDERED: Final = 24
"""So many exceptions orders for windows have."""
SIDES: Final = (0, 2)
"""Beside which strongholds, left and right in their owner's eyes, upgrades and downgrades lie."""
_CREATURES: Final = frozenset(card.id for card in CARDS.values() if card.is_creature)
_SHIELDS: Final = frozenset(card.id for card in CARDS.values() if card.is_shield)
_ITEMS: Final = frozenset(card.id for card in CARDS.values() if card.type == "item_creature")


# What there is to arrange


def is_open(view: View, seat: Seat, wing: int) -> bool:
    """Tell whether a seat may arrange one of its home spaces: no ruins, and no enemy there."""
    return wing in open_wings(view, seat)


def open_wings(view: View, seat: Seat) -> tuple[int, ...]:
    """List the home spaces that a seat may arrange, from its left to its right; ruins are none (rule 7.2)."""
    held = [army.place for army in view.armies if army.owner != seat]
    cards = enumerate(view.players[seat].strongholds)
    return tuple([wing for wing, card in cards if not card.ruined and card.place not in held])


def lying(view: View, seat: Seat) -> Layout:
    """Give the arrangement in which all cards stay where they are. It may leave more than seven cards in the hand."""
    wings = open_wings(view, seat)
    homes = [_home_as_it_lies(view, seat, wing) if wing in wings else Home() for wing in range(3)]
    return Layout(homes=(homes[0], homes[1], homes[2]))


def _home_as_it_lies(view: View, seat: Seat, wing: int) -> Home:
    place = HOMES[seat][wing]
    below = view.players[seat].strongholds[wing].below_cards or ()
    army = army_at(view.armies, place, seat)
    if army is None:
        return Home(below=below)
    return Home(shield=army.shield, above=army.creatures or (), items=army.items or (), below=below)


def storage(view: View, seat: Seat) -> Counter[CardId]:
    """Count the cards that a seat may arrange: its storage hand with all that lies at home (rule 4.2)."""
    player = view.players[seat]
    cards = [*(player.drawn_cards or ()), *(player.pen_cards or ()), *(player.depot_cards or ())]
    for wing in open_wings(view, seat):
        army = army_at(view.armies, HOMES[seat][wing], seat)
        if army is not None:
            cards += (*((army.shield,) if army.shield else ()), *(army.creatures or ()), *(army.items or ()))
        cards += player.strongholds[wing].below_cards or ()
    return Counter(cards)


def stacks_elsewhere(view: View, seat: Seat) -> tuple[ArmyView, ...]:
    """List the own stacks that a layout does not arrange."""
    homes = {HOMES[seat][wing] for wing in open_wings(view, seat)}
    return tuple(army for army in view.armies if army.owner == seat and army.place not in homes)


def cards_of(home: Home) -> Cards:
    """List all cards that shall lie at a home space."""
    return (*((home.shield,) if home.shield is not None else ()), *home.above, *home.items, *home.below)


def _used(layout: Layout) -> Iterator[CardId]:
    """List what a layout takes out of the storage hand, apart from discards."""
    for home in layout.homes:
        yield from cards_of(home)
    yield from (card for _, card in layout.attached)
    yield from (card for card in (*layout.upgrades, *layout.downgrades) if card is not None)
    yield from (*layout.accessories, *layout.plays, *layout.sacrifices)


def hand_left(view: View, seat: Seat, layout: Layout) -> Counter[CardId]:
    """Count the cards that stay in the hand before anything is discarded."""
    left = storage(view, seat)
    for card in _used(layout):
        if left[card] > 1:
            left[card] -= 1
        else:
            left.pop(card, None)
    return left


def surplus(view: View, seat: Seat, layout: Layout) -> int:
    """Count the cards that must be discarded."""
    return too_many(hand_left(view, seat, layout))


def too_many(hand: Counter[CardId]) -> int:
    """Count the cards that a hand holds beyond the limit."""
    return max(0, hand.total() - HAND_LIMIT)


# What is allowed where


def space_limit(shield: CardId | None) -> int:
    """Give the stacking vitality that a home space holds: 30, and 25 under a shield/terrain."""
    return MOST_VITALITY if shield is None or shield not in CARDS else CARDS[shield].space_limit or MOST_VITALITY


def stacking(home: Home) -> int:
    """Sum the stacking vitality of a home space, above and below the card; items may make creatures lighter."""
    return stacking_of(home.above, home.items) + stacking_of(home.below, ())


def is_bearer(card: CardId | None) -> bool:
    """Tell whether a card is a standard bearer."""
    return card is not None and card in CARDS and CARDS[card].type == "standard_bearer"


def bearers_elsewhere(view: View, seat: Seat) -> int:
    """Count a seat's standard bearers that stay in play whatever it arranges."""
    return sum(is_bearer(army.shield) for army in stacks_elsewhere(view, seat))


def is_free_beside(stronghold: StrongholdView) -> bool:
    """Tell whether an upgrade or a downgrade may be laid beside a stronghold (left or right): neither is there yet."""
    return not stronghold.ruined and stronghold.upgrade is None and stronghold.downgrade is None


def playable_now(view: View, card: CardId) -> bool:
    """Tell whether a card can be used up while organising: of this phase or of any time, and aimed at nothing."""
    known = CARDS[card]
    return (
        known.double_backed
        and known.timing in ("draw_organize", "any")
        and plays.is_known(card)
        and plays.targets(view, card) == ("",)
    )


def altar(view: View, seat: Seat, layout: Layout) -> CardId | None:
    """Find an own upgrade, lying or laid now, that turns cards of the storage hand into stones."""
    lying_there = (one.upgrade for one in view.players[seat].strongholds if not one.ruined)
    return next((card for card in (*lying_there, *layout.upgrades) if _rate(card)), None)


def _rate(card: CardId | None) -> int:
    """Give the number of cards that an upgrade takes for a stone, 0 if it takes none."""
    converts = with_ability(CARDS[card], Convert) if card is not None and card in CARDS else ()
    return converts[0].rate if converts else 0


def _stones_won(cards: Cards, upgrade: CardId | None) -> int:
    rate = _rate(upgrade)
    return len(cards) // rate if rate else 0


def _groups(cards: Iterable[CardId]) -> Counter[str]:
    """Count cards by the groups of which one alone may be in play."""
    return Counter(limit.group for card in cards for limit in with_ability(CARDS[card], LimitOneInPlay))


# Legality


def problems(view: View, decision: Decision, action: Layout) -> tuple[Problem, ...]:
    """List everything that is wrong with a layout, each with the home space or the card that it is about."""
    seat = decision.seat
    if action.redraw:
        return () if view.players[seat].may_redraw else (Problem("guardians-problem-no-redraw"),)
    there = storage(view, seat)
    return (
        *_problems(view, seat, action, there),
        *_discard_problems(action, there),
        *order_problems(view, action.orders),
    )


def order_problems(view: View, orders: WindowOrders | None) -> Iterator[Problem]:
    """List what is wrong with orders for windows; cards that are somewhere else now may come."""
    if orders is None:
        return
    windows = ordered(view.options)
    if not windows:
        yield Problem("guardians-problem-no-orders")
        return
    for card in dict.fromkeys(orders.otherwise):
        if card not in CARDS:
            yield Problem("guardians-problem-unknown-card", {"text": card})
        elif not may_be_ordered(view.options, card):
            yield Problem("guardians-problem-not-ordered", {"card": card})
    if len(orders.otherwise) > MOST_ORDERED:
        yield Problem("guardians-problem-plan-too-long", {"most": MOST_ORDERED})
    if not set(orders.stops) <= set(windows) or len(set(orders.stops)) < len(orders.stops):
        yield Problem("guardians-problem-stops")


def _problems(view: View, seat: Seat, layout: Layout, there: Counter[CardId]) -> Iterator[Problem]:
    """List what is wrong with an arrangement apart from the number of discards."""
    missing = Counter((*_used(layout), *layout.discards)) - there
    for card in missing:
        yield Problem("guardians-problem-not-in-hand", {"card": card, "count": missing[card]})
    wings = open_wings(view, seat)
    for wing, home in enumerate(layout.homes):
        yield from _home_problems(home, HOMES[seat][wing], wing in wings, missing)
    yield from _bearer_problems(view, seat, layout)
    yield from _attached_problems(view, seat, layout, missing)
    yield from _slot_problems(view, seat, layout, missing)
    yield from _use_problems(view, seat, layout, missing)


def _discard_problems(layout: Layout, there: Counter[CardId]) -> Iterator[Problem]:
    """Compare the discards with what is left in the hand, unless the layout uses cards that are not there."""
    if Counter((*_used(layout), *layout.discards)) - there:
        return
    left = (there - Counter(_used(layout))).total()
    excess = max(0, left - HAND_LIMIT) - len(layout.discards)
    if excess > 0:
        yield Problem("guardians-problem-discard-more", {"count": excess})
    elif excess < 0:
        yield Problem("guardians-problem-discard-fewer", {"count": -excess})


def _home_problems(home: Home, place: Place, is_open: bool, missing: Collection[CardId]) -> Iterator[Problem]:
    if home == Home():
        return
    if not is_open:
        yield Problem("guardians-problem-home-is-lost", {"place": place}, place)
        return
    wrong = (
        *((home.shield,) if home.shield and home.shield not in missing and not CARDS[home.shield].is_shield else ()),
        *(card for card in (*home.above, *home.below) if card not in missing and not CARDS[card].is_creature),
        *(card for card in home.items if card not in missing and CARDS[card].type != "item_creature"),
    )
    for card in wrong:
        yield Problem("guardians-problem-not-at-home", {"card": card, "place": place}, place)
    if home.shield is not None and not home.above:
        yield Problem("guardians-problem-shield-alone", {"card": home.shield, "place": place}, place)
    if len(home.items) > len(home.above):
        values = {"place": place, "items": len(home.items), "creatures": len(home.above)}
        yield Problem("guardians-problem-stack-too-many-items", values, place)
    if all(card in CARDS for card in cards_of(home)) and (points := stacking(home)) > space_limit(home.shield):
        values = {"place": place, "weight": points, "most": space_limit(home.shield)}
        yield Problem("guardians-problem-too-heavy", values, place)


def _is_sound(home: Home) -> bool:
    """Tell whether an open home to which known cards are laid is right for itself (`_home_problems`)."""
    return (
        (home.shield is None or (bool(home.above) and home.shield in _SHIELDS))
        and len(home.items) <= len(home.above)
        and _CREATURES.issuperset(home.above)
        and _CREATURES.issuperset(home.below)
        and _ITEMS.issuperset(home.items)
        and stacking(home) <= space_limit(home.shield)
    )


def _bearer_problems(view: View, seat: Seat, layout: Layout) -> Iterator[Problem]:
    bearers = sum([is_bearer(home.shield) for home in layout.homes])
    if bearers and bearers + bearers_elsewhere(view, seat) > 1:
        yield Problem("guardians-problem-second-bearer")


def _attached_problems(view: View, seat: Seat, layout: Layout, missing: Collection[CardId]) -> Iterator[Problem]:
    stacks = {army.place: army for army in stacks_elsewhere(view, seat)}
    added = Counter(place for place, _ in layout.attached)
    for place, card in layout.attached:
        if card not in missing and CARDS[card].type != "item_creature":
            yield Problem("guardians-problem-not-attachable", {"card": card, "place": place}, place)
    for place, count in added.items():
        army = stacks.get(place)
        if army is None:
            yield Problem("guardians-problem-no-stack-there", {"place": place}, place)
        elif army.creatures is None:
            yield Problem("guardians-problem-out-of-sight", {"place": place}, place)
        elif len(army.items or ()) + count > len(army.creatures):
            items = len(army.items or ()) + count
            values = {"place": place, "items": items, "creatures": len(army.creatures)}
            yield Problem("guardians-problem-stack-too-many-items", values, place)


def _slot_problems(view: View, seat: Seat, layout: Layout, missing: Collection[CardId]) -> Iterator[Problem]:
    for owner, laid, kind in (
        (seat, layout.upgrades, "stronghold_upgrade"),
        (1 - seat, layout.downgrades, "stronghold_downgrade"),
    ):
        for side, card in zip(SIDES, laid, strict=True):
            place = HOMES[owner][side]
            if card is None or card in missing:
                continue
            if CARDS[card].type != kind:
                yield Problem("guardians-problem-not-beside", {"card": card, "place": place}, place)
            elif not is_free_beside(view.players[owner].strongholds[side]):
                yield Problem("guardians-problem-no-room-beside", {"card": card, "place": place}, place)


def _use_problems(view: View, seat: Seat, layout: Layout, missing: Collection[CardId]) -> Iterator[Problem]:
    player = view.players[seat]
    accessories = tuple(card for card in layout.accessories if card not in missing)
    for card in accessories:
        if CARDS[card].type != "item_accessory":
            yield Problem("guardians-problem-no-accessory", {"card": card})
    for card in dict.fromkeys(accessories):
        groups = _groups((card,))
        if any(_groups((*player.accessories, *accessories))[group] > 1 for group in groups):
            yield Problem("guardians-problem-one-in-play", {"card": card})
    for card in layout.plays:
        if card not in missing and not playable_now(view, card):
            yield Problem("guardians-problem-not-played-now", {"card": card})
    upgrade = altar(view, seat, layout)
    if layout.sacrifices and upgrade is None:
        yield Problem("guardians-problem-no-altar")
    price = _price(layout)
    stones = player.stones + _stones_won(layout.sacrifices, upgrade)
    if price > stones:
        yield Problem("guardians-problem-stones", {"price": price, "stones": stones})


def _price(layout: Layout) -> int:
    return sum(CARDS[card].cost_stones for card in (*layout.accessories, *layout.plays) if card in CARDS)


# Layouts that are allowed


def trimmed(view: View, seat: Seat, layout: Layout) -> Layout:
    """Take back whatever of a layout is against the rules; of several cards the first ones stay.

    The result has no faults but for its discards, which are left out.
    """
    rest = storage(view, seat)

    def laid(home: Home, card: CardId, over: CardId | None = None, **changes: Any) -> Home:
        """Lay a card on a home, with a shield over it, if they are there and nothing is wrong then; give the home."""
        tried = replace(home, **changes)
        if rest[card] < 1 or (over is not None and rest[over] < 1) or not _is_sound(tried):
            return home
        rest[card] -= 1
        if over is not None:
            rest[over] -= 1
        return tried

    homes = [Home(), Home(), Home()]
    borne = any(is_bearer(home.shield) for home in layout.homes) and bearers_elsewhere(view, seat) > 0
    for wing in open_wings(view, seat):
        home, lies = layout.homes[wing], homes[wing]
        for shield in (None if borne and is_bearer(home.shield) else home.shield, None):
            for card in home.above:
                over = None if lies.shield is not None else shield
                lies = laid(lies, card, over, shield=shield, above=(*lies.above, card))
            if lies.above:
                break
        for card in home.items:
            lies = laid(lies, card, items=(*lies.items, card))
        for card in home.below:
            lies = laid(lies, card, below=(*lies.below, card))
        homes[wing] = lies
        borne = borne or is_bearer(lies.shield)
    orders = None if any(order_problems(view, layout.orders)) else layout.orders
    kept = Layout(orders=orders, homes=(homes[0], homes[1], homes[2]))

    def keep(problems: _Problems, card: CardId, **changes: Any) -> None:
        """Make a change that takes a card out of the hand, if it is there and nothing speaks against the result."""
        nonlocal kept
        tried = replace(kept, **changes)
        if rest[card] > 0 and not any(problems(view, seat, tried, ())):
            kept = tried
            rest[card] -= 1

    for place, card in layout.attached:
        keep(_attached_problems, card, attached=(*kept.attached, (place, card)))
    for side, upgrade in enumerate(layout.upgrades):
        if upgrade is not None:
            keep(_slot_problems, upgrade, upgrades=beside(kept.upgrades, side, upgrade))
    for side, downgrade in enumerate(layout.downgrades):
        if downgrade is not None:
            keep(_slot_problems, downgrade, downgrades=beside(kept.downgrades, side, downgrade))
    for card in layout.sacrifices:
        keep(_use_problems, card, sacrifices=(*kept.sacrifices, card))
    for card in layout.accessories:
        keep(_use_problems, card, accessories=(*kept.accessories, card))
    for card in layout.plays:
        keep(_use_problems, card, plays=(*kept.plays, card))
    return kept


def meaning(view: View, decision: Decision, layout: Layout) -> Layout:
    """Put cards into an order where they lie in none; those that are played follow one another."""
    homes = [
        replace(home, **{name: tuple(sorted(getattr(home, name))) for name in ("above", "items", "below")})
        for home in layout.homes
    ]
    loose = {name: tuple(sorted(getattr(layout, name))) for name in ("attached", "sacrifices", "discards")}
    return replace(layout, homes=tuple(homes), **loose)


def discarding(layout: Layout, left: Counter[CardId], order: Callable[[CardId], Any]) -> Layout:
    """Fill in the discards that a layout needs of what it leaves in the hand, the lowest in an order first."""
    ordered = sorted(left.elements(), key=lambda card: (order(card), card))
    return replace(layout, discards=tuple(ordered[: too_many(left)]))


def sample(view: View, decision: Decision, chance: Chance) -> Layout:
    """Arrange the cards at random, or leave them as they lie, with random discards; sometimes draw anew."""
    seat = decision.seat
    if view.players[seat].may_redraw and chance.below(2):
        return Layout(redraw=True)
    layout = trimmed(view, seat, _scattered(view, seat, chance) if chance.below(4) else lying(view, seat))
    left = hand_left(view, seat, layout)
    return replace(layout, discards=chance.shuffled(sorted(left.elements()))[: too_many(left)])


def _scattered(view: View, seat: Seat, chance: Chance) -> Layout:
    """Strew the cards over the places for cards of their type, most creatures on strongholds, allowed or not."""
    wings = open_wings(view, seat)
    homes = [Home(), Home(), Home()]
    layout = Layout()
    elsewhere = stacks_elsewhere(view, seat)
    bare = list(chance.shuffled(wings))
    for card in chance.shuffled(tuple(sorted(storage(view, seat).elements()))):
        known = CARDS[card]
        wing = chance.pick(wings) if wings else 0
        home = homes[wing]
        if known.is_creature and chance.below(4):
            below = not chance.below(3 if known.cmp else 9)
            homes[wing] = (
                replace(home, below=(*home.below, card)) if below else replace(home, above=(*home.above, card))
            )
        elif known.is_shield and bare and chance.below(4):
            covered = bare.pop()
            homes[covered] = replace(homes[covered], shield=card)
        elif known.type == "item_creature" and elsewhere and not chance.below(3):
            layout = replace(layout, attached=(*layout.attached, (chance.pick(elsewhere).place, card)))
        elif known.type == "item_creature":
            homes[wing] = replace(home, items=(*home.items, card))
        elif known.type == "stronghold_upgrade":
            layout = replace(layout, upgrades=beside(layout.upgrades, chance.below(2), card))
        elif known.type == "stronghold_downgrade":
            layout = replace(layout, downgrades=beside(layout.downgrades, chance.below(2), card))
        elif known.type == "item_accessory" and chance.below(2):
            layout = replace(layout, accessories=(*layout.accessories, card))
        elif playable_now(view, card) and not chance.below(3):
            layout = replace(layout, plays=(*layout.plays, card))
        elif not chance.below(6):
            layout = replace(layout, sacrifices=(*layout.sacrifices, card))
    return replace(layout, homes=(homes[0], homes[1], homes[2]))


def beside(pair: Pair, side: int, card: CardId) -> Pair:
    """Lay a card beside a stronghold; one that lay there stays in the hand."""
    return (card, pair[1]) if side == 0 else (pair[0], card)


# Carrying out


def carry_out(table: Table, asking: Asking) -> None:
    """Lay both arrangements out together, which ends the phase.

    An upgrade that meets a downgrade stands, and the downgrade goes to its owner's pen (rule 4.3).
    """
    layouts = [answer if isinstance(answer, Layout) else None for answer in asking.answers]
    for seat, layout in enumerate(layouts):
        if layout is not None:
            _lay_out(table, seat, layout)
    returned = [
        _lay_downgrades(table, seat, layout) if layout is not None else () for seat, layout in enumerate(layouts)
    ]
    for seat, layout in enumerate(layouts):
        if layout is not None:
            _tell(table, seat, layout, returned[seat])
            _order_windows(table, seat, layout)
            _use(table, seat, layout)
    for seat in (0, 1):
        _collect(table, seat)
    shields = {(army.owner, army.place) for army in table.state.armies if army.shield is not None}
    covered = tuple(tuple((seat, place) in shields for place in HOMES[seat]) for seat in (0, 1))
    table.change(phase="movement", covered=covered)


def _lay_out(table: Table, seat: Seat, layout: Layout) -> None:
    """Lay a seat's cards out; what stays in the hand goes to pen and depot by its back (rule 2.3)."""
    player = table.player(seat)
    hand = [*player.drawn, *player.pen, *player.depot]
    strongholds = list(player.strongholds)
    for wing, (place, home) in enumerate(zip(HOMES[seat], layout.homes, strict=True)):
        stronghold = strongholds[wing]
        if stronghold.ruined or table.army(place, 1 - seat) is not None:
            continue
        army = table.army(place, seat) or Army(owner=seat, place=place)
        hand += (*((army.shield,) if army.shield else ()), *army.creatures, *army.items, *stronghold.below)
        table.set_army(Army(owner=seat, place=place, shield=home.shield, creatures=home.above, items=home.items))
        strongholds[wing] = replace(stronghold, below=tuple(sorted(home.below)), shown=())
    for place, card in layout.attached:
        joined = table.army(place, seat)
        assert joined is not None  # items join stacks that are there
        table.set_army(replace(joined, items=(*joined.items, card)))
    for side, upgrade in zip(SIDES, layout.upgrades, strict=True):
        if upgrade is not None:
            strongholds[side] = replace(strongholds[side], upgrade=upgrade)
    left = Counter((*hand, *layout.plays))
    for card in (*_used(layout), *layout.discards):
        left[card] -= 1
    rest = sorted(left.elements())
    table.change_player(
        seat,
        strongholds=tuple(strongholds),
        drawn=(),
        pen=tuple([card for card in rest if not CARDS[card].double_backed]),
        depot=tuple([card for card in rest if CARDS[card].double_backed]),
        accessories=(*player.accessories, *layout.accessories),
    )
    table.bury(seat, (*layout.sacrifices, *layout.discards))


def _lay_downgrades(table: Table, seat: Seat, layout: Layout) -> Cards:
    """Lay a seat's downgrades beside the enemy's strongholds; give those that come back."""
    returned: Cards = ()
    for side, card in zip(SIDES, layout.downgrades, strict=True):
        place = HOMES[1 - seat][side]
        if card is None:
            continue
        if table.stronghold(place).upgrade is None:
            table.change_stronghold(place, downgrade=card)
        else:
            returned = (*returned, card)
    if returned:
        table.change_player(seat, pen=tuple(sorted((*table.player(seat).pen, *returned))))
    return returned


def _tell(table: Table, seat: Seat, layout: Layout, returned: Cards) -> None:
    player = table.player(seat)
    upgrades = zip((HOMES[seat][side] for side in SIDES), layout.upgrades, strict=True)
    downgrades = zip((HOMES[1 - seat][side] for side in SIDES), layout.downgrades, strict=True)
    laid: list[tuple[Place | None, CardId]] = [(place, card) for place, card in upgrades if card is not None]
    laid += [(place, card) for place, card in downgrades if card is not None and card not in returned]
    laid += [(None, card) for card in layout.accessories]
    table.tell(
        Organised(
            seat=seat,
            shields=tuple(
                (place, home.shield) for place, home in zip(HOMES[seat], layout.homes, strict=True) if home.shield
            ),
            laid=tuple(laid),
            returned=returned,
            played=layout.plays,
            sacrificed=len(layout.sacrifices),
            discarded=layout.discards,
            pen=len(player.pen),
            depot=len(player.depot) - len(layout.plays),
        )
    )


def _order_windows(table: Table, seat: Seat, layout: Layout) -> None:
    """Take a seat's orders for windows; of its stops everybody hears."""
    orders = layout.orders
    if orders is None:
        return
    before = table.state.orders[seat]
    table.change(orders=with_seat(table.state.orders, seat, orders))
    if before.stops != orders.stops:
        table.tell(StopsSet(seat=seat, windows=orders.stops))


def _use(table: Table, seat: Seat, layout: Layout) -> None:
    """Turn sacrifices into stones, pay, and play cards, which the enemy may dispel before anything else happens."""
    own = (stronghold.upgrade for stronghold in table.player(seat).strongholds)
    upgrade = next((card for card in own if _rate(card)), None)
    table.add_stones(seat, _stones_won(layout.sacrifices, upgrade), upgrade)
    for card in layout.accessories:
        table.add_stones(seat, -CARDS[card].cost_stones, card)
    for card in layout.plays:
        plays.announce(table, seat, Play(card=card))


def _collect(table: Table, seat: Seat) -> None:
    """Take what a downgrade costs a seat that ends the phase with a shield beside it."""
    for place in HOMES[seat]:
        card = table.stronghold(place).downgrade
        army = table.army(place, seat)
        for ability in with_ability(CARDS[card], Stones) if card else ():
            if ability.trigger == "end_draw_organize_with_own_shield_here" and army is not None and army.shield:
                table.add_stones(seat, ability.amount, card)
