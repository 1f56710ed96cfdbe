"""The menus by which cards are arranged: choose some cards, then where they go; everything else follows by type.

A draft begins as the cards lie. One press lays a whole suggestion; two lay a stack with its shield and items. Nothing
is listed but the player's own cards and the few places for them, so that the work does not grow with the number of
layouts that there are. A draft may break the rules for a while: its faults are `layouts.problems`.

Keys of the questions, in this order:

- "redraw" (buttons: "no", "yes"), only while a new opening hand may be drawn; after "yes" nothing else is asked.
- "suggest" (buttons: "again", "center", "spread"): lays a suggestion.
- "at" (buttons): which cards are listed: "hand", "elsewhere" (all that is neither hand nor home), home spaces ("A1");
  "orders", those for windows where the table has them, which take the place of the cards:
- "rule" (buttons, after "orders"): "careful", "bold"; a new one begins without exceptions.
- "orders" (menu, several at once): cards that are excepted from it, by id; "settle"; stops, as in "stop:flight".
- "cards" (menu, several at once): the cards listed there, by id; further copies are "archer+2", "archer+3". Creatures
  below a home space begin with "below:", as in "below:energy_well".
- "to" (buttons, once cards are chosen): where they go: a home space ("A1": on the card, shields over them, items with
  them, an upgrade beside it; "D1": a downgrade beside it), "below.A1", another own stack ("B2"), "hand", "discard",
  "use" (accessories are laid out, spells played), "sacrifice".
- "change" (buttons): "undo" the last step, "mend" (take back what is against the rules, choose what is discarded),
  "clear" (take all into the hand, where some lay at home before: else that is to begin anew).
- "bare" (buttons, where nothing would lie at home though it could): "yes"; nothing is sealed without it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.contract import Decision, Question, Seat
from bot.games.forms import Menu
from bot.games.guardians import table
from bot.games.guardians.asking import Part, numbered, ordered
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.combat import may_be_ordered
from bot.games.guardians.spaces import stacking_of
from bot.games.guardians.table import HOMES, Cards, Draft, Home, Layout, StrongholdView, View, WindowOrders
from bot.games.guardians.turn import layouts
from bot.games.guardians.turn.layout_suggestions import (
    SUGGESTIONS,
    discard_least_useful,
    fallback,
    suggested,
    with_homes,
)
from bot.games.guardians.turn.layouts import SIDES, Pair, hand_left, open_wings

MOST_UNDONE: Final = 20
"""So many steps can be undone."""
WINDOW_ORDERS: Final = "orders"
"""Where the orders for windows are listed."""
STOP: Final = "stop:"
_BELOW: Final = "below:"


def drafted(view: View, decision: Decision, draft: Draft) -> Layout:
    """Give the layout of a draft: what has been arranged so far, else what is sealed, else what lies."""
    if _chosen(draft, "redraw") == ("yes",) and view.players[decision.seat].may_redraw:
        return Layout(redraw=True)
    if draft.layout is not None:
        return draft.layout
    sealed = view.asking.answer if view.asking is not None else None
    if isinstance(sealed, Layout) and not sealed.redraw:
        return sealed
    return layouts.lying(view, decision.seat)


def questions(view: View, decision: Decision, draft: Draft) -> Iterator[Question]:
    """List what can be chosen next."""
    seat = decision.seat
    layout = drafted(view, decision, draft)
    if view.players[seat].may_redraw:
        yield Question(key="redraw", choices=("no", "yes"), chosen=("yes" if layout.redraw else "no",), style="buttons")
    if layout.redraw:
        return
    if open_wings(view, seat):
        # On the first turn there is no last one to repeat.
        offered = tuple(which for which in SUGGESTIONS if view.turn > 1 or which != "again")
        yield Question(key="suggest", choices=offered, least=0, style="proposals")
    listed = _listed(view, seat, layout)
    at = _at(listed, draft)
    if len(listed) > 1:
        yield Question(key="at", choices=tuple(listed), chosen=(at,), style="buttons")
    if at == WINDOW_ORDERS:
        orders = orders_with(view, layout)
        rule = "bold" if orders.bold else "careful"
        yield Question(key="rule", choices=("careful", "bold"), least=0, chosen=(rule,), style="buttons")
        here, settle = listed[at], ("settle",) if orders.settle else ()
        stops = (f"{STOP}{window}" for window in orders.stops)
        given = (*dict.fromkeys(orders.otherwise), *settle, *stops)
        yield Question(key="orders", choices=here, least=0, most=len(here), chosen=given)
    elif here := listed.get(at, ()):
        chosen = tuple(key for key in _chosen(draft, "cards") if key in here)
        yield Question(key="cards", choices=here, least=0, most=len(here), chosen=chosen)
        if chosen and (goals := _goals(view, seat, layout, at, chosen)):
            yield Question(key="to", choices=goals, least=0, style="buttons")
    changes = _changes(view, decision, draft, layout)
    if changes:
        yield Question(key="change", choices=changes, least=0, style="buttons")
    if _is_bare(view, seat, layout):
        yield Question(key="bare", choices=("yes",), chosen=_chosen(draft, "bare"), style="buttons")


def take(view: View, decision: Decision, draft: Draft, key: str, chosen: tuple[str, ...]) -> Draft:
    """Answer a question."""
    if not chosen and key not in ("cards", "orders"):
        return draft
    seat = decision.seat
    layout = drafted(view, decision, draft)
    match key:
        case "redraw" | "bare":
            return replace(draft, taken=((key, chosen),))
        case "at":
            return _choosing(draft, at=chosen)
        case "cards":
            return _choosing(draft, at=(_at(_listed(view, seat, layout), draft),), cards=chosen)
        case "suggest":
            which = next(one for one in SUGGESTIONS if one == chosen[0])
            return _stepped(draft, layout, replace(suggested(view, seat, which), orders=layout.orders))
        case "rule":
            orders, bold = orders_with(view, layout), chosen == ("bold",)
            same = bold == orders.bold
            return draft if same else _ordering(view, draft, layout, replace(orders, bold=bold, otherwise=()))
        case "orders":
            return _ordering(view, draft, layout, _orders_of(view, orders_with(view, layout), chosen))
        case "to":
            at = _at(_listed(view, seat, layout), draft)
            taken_up, cards = _taken_up(seat, layout, at, _chosen(draft, "cards"))
            return _choosing(_stepped(draft, layout, _put(view, seat, taken_up, cards, chosen[0])), at=(at,))
        case _:
            return _changed(view, seat, draft, layout, chosen[0])


def finish(view: View, decision: Decision, draft: Draft) -> Layout | None:
    """Give the layout as it stands; it may have faults. None while it is bare and that is not meant."""
    layout = drafted(view, decision, draft)
    return None if _is_bare(view, decision.seat, layout) and not _chosen(draft, "bare") else layout


# What is listed


def _chosen(draft: Draft, key: str) -> tuple[str, ...]:
    return dict(draft.taken).get(key, ())


def _choosing(draft: Draft, *, at: tuple[str, ...], cards: tuple[str, ...] = ()) -> Draft:
    return replace(draft, taken=(("at", at), *((("cards", cards),) if cards else ())))


def _stepped(draft: Draft, before: Layout, after: Layout) -> Draft:
    """Note a new layout, and the one before it for undoing."""
    if after == before:
        return Draft(layout=after, earlier=draft.earlier)
    return Draft(layout=after, earlier=(*draft.earlier, before)[-MOST_UNDONE:])


def _at(listed: dict[str, tuple[str, ...]], draft: Draft) -> str:
    """Give the place whose cards are listed: the chosen one, else the first that has some."""
    wanted = _chosen(draft, "at")
    return wanted[0] if wanted and wanted[0] in listed else next(iter(listed), "hand")


def _listed(view: View, seat: Seat, layout: Layout) -> dict[str, tuple[str, ...]]:
    """List the keys of all cards that can be chosen, by the place where they are; empty places are left out."""
    listed = {"hand": _keys(_in_hand(view, seat, layout))}
    for place, home in zip(HOMES[seat], layout.homes, strict=True):
        above = (*((home.shield,) if home.shield else ()), *home.above, *home.items)
        listed[place] = (*_keys(above), *_keys(home.below, _BELOW))
    listed["elsewhere"] = _keys(_elsewhere(layout))
    if ordered(view.options):
        listed[WINDOW_ORDERS] = _orderable(view, seat, orders_with(view, layout))
    return {place: keys for place, keys in listed.items() if keys}


def _in_hand(view: View, seat: Seat, layout: Layout) -> Cards:
    """List the hand: shields, creatures from the strongest to the weakest, then the rest by type."""
    rest = hand_left(view, seat, layout) - Counter(layout.discards)

    def order(card: CardId) -> tuple[bool, bool, int, str, str]:
        known = CARDS[card]
        return (not known.is_shield, not known.is_creature, -known.base, known.type, card)

    return tuple(sorted(rest.elements(), key=order))


def _elsewhere(layout: Layout) -> Cards:
    return (
        *layout.discards,
        *(card for card in (*layout.upgrades, *layout.downgrades) if card is not None),
        *(card for _, card in layout.attached),
        *layout.accessories,
        *layout.plays,
        *layout.sacrifices,
    )


# Orders for windows


def orders_with(view: View, layout: Layout) -> WindowOrders:
    """Give the orders for windows that hold with a layout."""
    return view.orders if layout.orders is None else layout.orders


def _orderable(view: View, seat: Seat, orders: WindowOrders) -> tuple[str, ...]:
    """List what can be ordered: own cards with which it can be the other way round, then settling, then stops."""
    cards = sorted(card for card in layouts.storage(view, seat) if may_be_ordered(view.options, card))
    return (
        *dict.fromkeys((*orders.otherwise, *cards)),
        "settle",
        *(f"{STOP}{window}" for window in ordered(view.options)),
    )


def _orders_of(view: View, orders: WindowOrders, keys: tuple[str, ...]) -> WindowOrders:
    return replace(
        orders,
        otherwise=tuple(sorted(key for key in keys if key in CARDS)),
        settle="settle" in keys,
        stops=tuple(window for window in ordered(view.options) if f"{STOP}{window}" in keys),
    )


def _ordering(view: View, draft: Draft, layout: Layout, orders: WindowOrders) -> Draft:
    return _choosing(_stepped(draft, layout, _with_orders(view, layout, orders)), at=(WINDOW_ORDERS,))


def _with_orders(view: View, layout: Layout, orders: WindowOrders) -> Layout:
    """Give orders with a layout, unless they are as they were."""
    return replace(layout, orders=None if orders == view.orders else orders)


def _keys(cards: Iterable[CardId], mark: str = "") -> tuple[str, ...]:
    """Give every card a key of its own."""
    return tuple(mark + name.replace(":", "+") for name in numbered(cards))


def _card_of(key: str) -> CardId:
    return key.removeprefix(_BELOW).partition("+")[0]


def _is_bare(view: View, seat: Seat, layout: Layout) -> bool:
    """Tell whether nothing would lie on the strongholds though creatures are kept in hand for no lack of room."""
    kept = hand_left(view, seat, layout) - Counter(layout.discards)
    return (
        not layout.redraw
        and not any(home.shield or home.above for home in layout.homes)
        and bool(open_wings(view, seat))
        and kept.total() <= layouts.HAND_LIMIT
        and any(CARDS[card].is_creature for card in kept)
    )


# Where chosen cards can go


def _goals(view: View, seat: Seat, layout: Layout, at: str, keys: tuple[str, ...]) -> tuple[str, ...]:
    """List the places for all of the chosen cards together, by their types alone; limits are left to the faults."""
    cards = tuple(_card_of(key) for key in keys)
    types = {CARDS[card].type for card in cards}
    goals: list[str] = []
    for wing in open_wings(view, seat):
        place = HOMES[seat][wing]
        has_room = wing in SIDES and layouts.is_free_beside(view.players[seat].strongholds[wing])
        if all(_fits_on(card) or (has_room and CARDS[card].type == "stronghold_upgrade") for card in cards):
            goals.append(place)
    if types == {"stronghold_downgrade"}:
        theirs = view.players[1 - seat].strongholds
        goals += [HOMES[1 - seat][side] for side in SIDES if layouts.is_free_beside(theirs[side])]
    if types == {"item_creature"}:
        goals += [army.place for army in layouts.stacks_elsewhere(view, seat)]
    if types == {"creature"}:
        goals += [f"below.{HOMES[seat][wing]}" for wing in open_wings(view, seat)]
    if all(CARDS[card].type == "item_accessory" or layouts.playable_now(view, card) for card in cards):
        goals.append("use")
    if at != "hand":
        goals.append("hand")
    if layouts.altar(view, seat, layout) is not None:
        goals.append("sacrifice")
    goals.append("discard")
    return tuple(goals)


def _fits_on(card: CardId) -> bool:
    known = CARDS[card]
    return known.is_creature or known.is_shield or known.type == "item_creature"


def _taken_up(seat: Seat, layout: Layout, at: str, keys: tuple[str, ...]) -> tuple[Layout, Cards]:
    """Take chosen cards up from where they lie; give what is left, and the cards."""
    cards = tuple(_card_of(key) for key in keys)
    if at == "hand":
        return layout, cards
    if at == "elsewhere":
        return _without_fixtures(layout, Counter(cards)), cards
    wing = HOMES[seat].index(at)
    home = layout.homes[wing]
    below = Counter(_card_of(key) for key in keys if key.startswith(_BELOW))
    above = Counter(cards) - below
    shield = None if home.shield is not None and above[home.shield] else home.shield
    emptied = Home(
        shield=shield,
        above=_less(home.above, above),
        items=_less(home.items, above),
        below=_less(home.below, below),
    )
    return with_homes(layout, {wing: emptied}), cards


def _less(cards: Cards, left: Counter[CardId]) -> Cards:
    """Take cards out of some as far as they are there, and count them off what is left to take."""
    rest = []
    for card in cards:
        if left[card]:
            left[card] -= 1
        else:
            rest.append(card)
    return tuple(rest)


def _without_fixtures(layout: Layout, left: Counter[CardId]) -> Layout:
    """Take cards back from wherever they are apart from the homes, each once."""

    def kept(pair: Pair) -> Pair:
        first, second = (card if card is not None and _less((card,), left) else None for card in pair)
        return first, second

    return replace(
        layout,
        discards=_less(layout.discards, left),
        upgrades=kept(layout.upgrades),
        downgrades=kept(layout.downgrades),
        attached=tuple((place, card) for place, card in layout.attached if _less((card,), left)),
        accessories=_less(layout.accessories, left),
        plays=_less(layout.plays, left),
        sacrifices=_less(layout.sacrifices, left),
    )


def _put(view: View, seat: Seat, layout: Layout, cards: Cards, goal: str) -> Layout:
    """Put cards that were taken up where they shall go. A shield that was there goes back to the hand."""
    match goal:
        case "hand":
            return layout
        case "discard":
            return replace(layout, discards=(*layout.discards, *cards))
        case "sacrifice":
            return replace(layout, sacrifices=(*layout.sacrifices, *cards))
        case "use":
            accessories = tuple(card for card in cards if CARDS[card].type == "item_accessory")
            plays = tuple(card for card in cards if CARDS[card].type != "item_accessory")
            return replace(layout, accessories=(*layout.accessories, *accessories), plays=(*layout.plays, *plays))
    place = table.place_named(goal.removeprefix("below."))
    if place in HOMES[1 - seat]:
        side = SIDES.index(HOMES[1 - seat].index(place))
        return replace(layout, downgrades=layouts.beside(layout.downgrades, side, cards[-1]))
    wing = HOMES[seat].index(place) if place in HOMES[seat] else -1
    if wing not in open_wings(view, seat):
        return replace(layout, attached=(*layout.attached, *((place, card) for card in cards)))
    home = layout.homes[wing]
    if goal.startswith("below."):
        return with_homes(layout, {wing: replace(home, below=(*home.below, *cards))})
    shields = [card for card in cards if CARDS[card].is_shield]
    home = Home(
        shield=shields[-1] if shields else home.shield,
        above=(*home.above, *(card for card in cards if CARDS[card].is_creature)),
        items=(*home.items, *(card for card in cards if CARDS[card].type == "item_creature")),
        below=home.below,
    )
    upgrades = tuple(card for card in cards if CARDS[card].type == "stronghold_upgrade")
    if upgrades:
        layout = replace(layout, upgrades=layouts.beside(layout.upgrades, SIDES.index(wing), upgrades[-1]))
    return with_homes(layout, {wing: home})


# Undoing and mending


def _changes(view: View, decision: Decision, draft: Draft, layout: Layout) -> tuple[str, ...]:
    changes = {
        "undo": draft.earlier,
        "mend": layouts.problems(view, decision, layout),
        "clear": replace(layout, orders=None) != Layout() and layouts.lying(view, decision.seat) != Layout(),
    }
    return tuple(change for change, possible in changes.items() if possible)


def _changed(view: View, seat: Seat, draft: Draft, layout: Layout, change: str) -> Draft:
    match change:
        case "undo":
            return Draft(layout=draft.earlier[-1], earlier=draft.earlier[:-1])
        case "mend":
            return _stepped(draft, layout, mended(view, seat, layout))
        case _:
            return _stepped(draft, layout, Layout(orders=layout.orders))


def mended(view: View, seat: Seat, layout: Layout) -> Layout:
    """Make a layout legal with few changes: take back what breaks a rule, keep chosen discards, choose the missing."""
    legal = layouts.trimmed(view, seat, layout)
    wanted = tuple((Counter(layout.discards) & hand_left(view, seat, legal)).elements())
    due = layouts.surplus(view, seat, legal)
    if len(wanted) >= due:
        return replace(legal, discards=wanted[:due])
    chosen = Counter(wanted)
    ordered = discard_least_useful(view, seat, replace(legal, discards=()))
    return replace(legal, discards=(*wanted, *_less(ordered.discards, chosen)[: due - len(wanted)]))


# The table as it would be


def preview(view: View, decision: Decision, draft: Draft) -> View:
    """Show the own home row as the draft would make it; what is left of the storage hand stands in `drawn`.

    The draft itself is in `layout`, whether it has faults or not. What the enemy does meanwhile is not foreseen: a
    downgrade appears beside his stronghold as if he laid no upgrade.
    """
    seat = decision.seat
    layout = drafted(view, decision, draft)
    if layout.redraw:
        return replace(view, layout=layout)
    hand = tuple(sorted((hand_left(view, seat, layout) - Counter(layout.discards)).elements()))
    own, enemy = view.players[seat], view.players[1 - seat]
    own = replace(
        own,
        pen=0,
        depot=0,
        drawn=len(hand),
        pen_cards=(),
        depot_cards=(),
        drawn_cards=hand,
        accessories=(*own.accessories, *layout.accessories),
        strongholds=_strongholds(own, [home.below for home in layout.homes], upgrades=layout.upgrades),
    )
    enemy = replace(enemy, strongholds=_strongholds(enemy, [None] * 3, downgrades=layout.downgrades))
    return replace(
        view,
        layout=layout,
        players=(own, enemy) if seat == 0 else (enemy, own),
        armies=_armies(view, seat, layout),
    )


def _strongholds(
    player: table.PlayerView,
    below: Sequence[Cards | None],
    *,
    upgrades: Pair = (None, None),
    downgrades: Pair = (None, None),
) -> tuple[StrongholdView, StrongholdView, StrongholdView]:
    """Lay cards below and beside strongholds; ruins and those of whom `below` says nothing keep what is there."""
    laid = {side: (up, down) for side, up, down in zip(SIDES, upgrades, downgrades, strict=True)}
    changed = []
    for wing, (card, cards) in enumerate(zip(player.strongholds, below, strict=True)):
        up, down = laid.get(wing, (None, None))
        with_fixtures = replace(card, upgrade=up or card.upgrade, downgrade=down or card.downgrade)
        if cards is None or card.ruined:
            changed.append(with_fixtures)
        else:
            changed.append(replace(with_fixtures, below=len(cards), below_cards=cards))
    return changed[0], changed[1], changed[2]


def _armies(view: View, seat: Seat, layout: Layout) -> tuple[table.ArmyView, ...]:
    """Put the stacks at home in place of those that lie there, and items to the others."""
    armies = [army for army in view.armies if army.owner != seat]
    for army in layouts.stacks_elsewhere(view, seat):
        added = tuple(card for place, card in layout.attached if place == army.place)
        items = None if army.items is None else (*army.items, *added)
        armies.append(replace(army, items=items, cards=army.cards + len(added)))
    for wing in open_wings(view, seat):
        home, place = layout.homes[wing], HOMES[seat][wing]
        if home.shield or home.above or home.items:
            armies.append(
                table.ArmyView(
                    owner=seat,
                    place=place,
                    shield=home.shield,
                    turned=False,
                    flew=False,
                    cards=len(home.above) + len(home.items),
                    creatures=home.above,
                    items=home.items,
                    stacking=stacking_of(home.above, home.items),
                    base=sum(CARDS[card].base for card in home.above),
                    known=(),
                    limit=layouts.space_limit(home.shield),
                )
            )
    return tuple(sorted(armies, key=lambda army: (table.PLACES.index(army.place), army.owner)))


def sample(view: View, decision: Decision, chance: Chance) -> Layout:
    """Take a suggestion now and then, so that armies meet that are worth it; else arrange the cards at random."""
    if chance.below(3):
        layout = layouts.sample(view, decision, chance)
    else:
        layout = suggested(view, decision.seat, chance.pick(SUGGESTIONS))
    if not ordered(view.options) or layout.redraw or chance.below(4):
        return layout
    keys = _orderable(view, decision.seat, view.orders)
    orders = replace(view.orders, bold=bool(chance.below(2)))
    return _with_orders(view, layout, _orders_of(view, orders, chance.some(keys, chance.below(4))))


PART: Final = Part(
    kind="organise",
    answers=Layout,
    problems=layouts.problems,
    menu=Menu(questions, take, finish),
    sample=sample,
    fallback=fallback,
    meaning=layouts.meaning,
    resolve=layouts.carry_out,
    preview=preview,
)
