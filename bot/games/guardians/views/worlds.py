"""Worlds: tables as somebody at the table may believe them to be, drawn from what he sees and from nothing else.

Of the enemy everybody knows his Guardian, his strongholds, how many cards lie where, and each card that lies open. A
starter deck that holds all that is believed to be his; else a deck as people build them is made up around what was
seen. The hidden cards are dealt to where some lie: creatures and items to combat hands and stacks within their limits,
light channelers below strongholds, the others by their backs to pen and depot, and what is left to the deck.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.guardians.asking import decision_of
from bot.games.guardians.cards import CARDS, MOST_COPIES, STARTERS, CardId, Deck
from bot.games.guardians.combat import command_cards, leaders
from bot.games.guardians.march import flies
from bot.games.guardians.parts import PART_OF
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.spaces import MOST_VITALITY, Pile, limit_under, stacking_of
from bot.games.guardians.table import (
    HOMES,
    SUGGESTIONS,
    Action,
    Army,
    ArmyView,
    Asking,
    AskingView,
    Cards,
    Cargo,
    Combat,
    CombatView,
    Ground,
    Place,
    Player,
    State,
    Stronghold,
    View,
    Walk,
    WindowOrders,
    army_at,
    with_seat,
)
from bot.games.guardians.turn import suggested
from bot.games.guardians.views.building import view_of

TRIES: Final = 4
"""So often a combat hand is dealt that shall bear out what its owner has said."""
STARTER_DOUBT: Final = 10
"""Who has shown nothing but cards of a starter deck has it, but for one in so many."""
CORE_DOUBT: Final = 3
"""Who has shown nothing but core cards has a deck of them, but for one in so many."""
BELOW_AT_MOST: Final = 12
"""So much stacking vitality is believed to lie below a stronghold, if the cards can be as light."""
LEAST_ABOVE: Final = 5
"""So much room at least is left above what is believed to lie below a stronghold."""

_NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
CardKind: TypeAlias = Literal["creature", "item", "shield", "terrain", "other", "double"]
SINGLE: Final[tuple[CardKind, ...]] = ("creature", "item", "shield", "terrain", "other")
_LEADING: Final = frozenset({"declare", "primary", "secondary"})
"""Who is asked such a thing has a creature in his combat hand."""
EVERY: Final[tuple[CardKind, ...]] = (*SINGLE, "double")
SHARES: Final[Mapping[CardKind, int]] = {"creature": 30, "item": 3, "shield": 8, "terrain": 8, "other": 3, "double": 10}
"""How many cards of each kind people put into a deck."""


def world(view: View, chance: Chance) -> State:
    """Draw a state from the view of a seat (None: the public)."""
    first, second = _dealt(view, 0, chance), _dealt(view, 1, chance)
    state = _table(view, (first, second))
    for _ in range(TRIES):
        doubtful = [seat for seat in (0, 1) if seat != view.seat and not bears_out(state, seat)]
        if not doubtful:
            break
        first, second = (
            _dealt(view, seat, chance) if seat in doubtful else kept for seat, kept in enumerate((first, second))
        )
        state = _table(view, (first, second))
    others = [seat for seat in (0, 1) if seat != view.seat]
    return _with_answers(view, with_other_sheets(state, others, chance), chance)


def with_other_sheets(state: State, others: Iterable[Seat], chance: Chance) -> State:
    """Let some seats fight by other sheets, if the combat is fought by sheets that are sealed."""
    combat = state.combat
    if combat is None or state.options.pace == "steps" or any(asking.kind == "sheet" for asking in state.askings):
        return state
    sheets = combat.sheets
    for seat in others:
        sheets = with_seat(sheets, seat, suggested_sheet(view_of(state, seat), seat, chance.pick(SUGGESTIONS)))
    return replace(state, combat=replace(combat, sheets=sheets))


def bears_out(state: State, seat: Seat) -> bool:
    """Tell whether a combat hand bears out what its owner has said: a command card, what he leads with next."""
    if state.combat is None:
        return True
    field, hand = state.combat.field, state.combat.creatures[seat]
    if hand and not leaders(field, seat, hand):
        return False
    unshown = field.commands[seat] and not any(shown.seat == seat for shown in field.shown)
    if unshown and field.step in ("say-second", "command-cards", "responses"):
        return bool(command_cards(view_of(state, seat), seat))
    return True


# Where cards lie


def _open_cards(view: View, owner: Seat) -> Iterator[CardId]:
    """List the cards of a player's deck of which the viewer knows where they lie."""
    player = view.players[owner]
    yield from (*player.discard, *player.accessories)
    yield from (*(player.pen_cards or ()), *(player.depot_cards or ()), *(player.drawn_cards or ()))
    if player.dominance is not None and not player.dominance_is_discard:
        yield player.dominance
    for stronghold in player.strongholds:
        yield from stronghold.shown if stronghold.below_cards is None else stronghold.below_cards
        if stronghold.upgrade is not None:
            yield stronghold.upgrade
    for stronghold in view.players[1 - owner].strongholds:
        if stronghold.downgrade is not None:
            yield stronghold.downgrade
    for army in view.armies:
        if army.owner == owner:
            yield from army.known if army.creatures is None else (*army.creatures, *(army.items or ()))
            if army.shield is not None:
                yield army.shield
    for ground in view.grounds:
        if ground.owner == owner and ground.terrain is not None:
            yield ground.terrain
    if view.combat is not None:
        yield from _known_hand(view, view.combat, owner)
        yield from view.combat.field.bribes[1 - owner]
        for fighter in view.combat.field.fighters:
            if fighter.owner == owner and fighter.role != "guardian":
                yield fighter.card


def _known_hand(view: View, combat: CombatView, owner: Seat) -> Cards:
    """List what the viewer knows of a combat hand: his own, or what its owner has had to reveal."""
    if owner == view.seat:
        return (*combat.creatures, *combat.items)
    asked = view.asking is not None and owner in view.asking.seats
    revealed = () if asked else combat.field.revealed
    return tuple((Counter(revealed) | Counter(combat.field.known[owner])).elements())


def _hidden_below(view: View, owner: Seat) -> tuple[int, ...]:
    return tuple(
        one.below - len(one.shown) if one.below_cards is None else 0 for one in view.players[owner].strongholds
    )


def _hidden_armies(view: View, owner: Seat) -> Iterator[ArmyView]:
    return (army for army in view.armies if army.owner == owner and army.creatures is None)


def _hidden_grounds(view: View, owner: Seat) -> tuple[int, ...]:
    return tuple(
        number
        for number, ground in enumerate(view.grounds)
        if ground.owner == owner and ground.face_down and ground.terrain is None
    )


def _hidden_in_hand(view: View, owner: Seat) -> int:
    if view.combat is None:
        return 0
    return view.combat.field.hands[owner] - len(_known_hand(view, view.combat, owner))


# What may lie there


@cache
def _kind(card: CardId) -> CardKind:
    known = CARDS[card]
    if known.is_creature:
        return "creature"
    if known.type == "item_creature":
        return "item"
    if known.double_backed:
        return "double"
    return "terrain" if known.is_terrain else "shield" if known.is_shield else "other"


@cache
def _of_kind(kind: CardKind, core: bool) -> Cards:
    cards = [card for card, known in CARDS.items() if known.in_deck and _kind(card) == kind]
    return tuple(card for card in cards if CARDS[card].core and core) or tuple(cards)


Fits: TypeAlias = Callable[[CardId], bool]


class Misfit(Exception):
    """No card is left that could lie where one lies."""


class _Stock:
    """The cards of a known deck that are hidden. `endless`: more can always be made up."""

    endless = False

    def __init__(self, cards: Sequence[CardId], chance: Chance) -> None:
        self._chance = chance
        self._piles: dict[CardKind, list[CardId]] = {kind: [] for kind in EVERY}
        for card in cards:
            self._piles[_kind(card)].append(card)

    def draw(self, kinds: Sequence[CardKind], fits: Fits | None = None) -> CardId:
        """Draw a card of one of some kinds, if possible one that fits. Raises Misfit."""
        piles = [self._piles[kind] for kind in kinds]
        if fits is not None:
            found = [(pile, index) for pile in piles for index, card in enumerate(pile) if fits(card)]
            if not found:
                raise Misfit
            pile, index = self._chance.pick(found)
            return pile.pop(index)
        count = sum(map(len, piles))
        if not count:
            raise Misfit
        number = self._chance.below(count)
        for pile in piles:
            if number < len(pile):
                break
            number -= len(pile)
        pile[number], pile[-1] = pile[-1], pile[number]
        return pile.pop()

    def take(self, card: CardId) -> bool:
        """Take this card, if it is there."""
        pile = self._piles[_kind(card)]
        if card in pile:
            pile.remove(card)
            return True
        return False

    def put_back(self, card: CardId) -> None:
        """Take a card back that was drawn."""
        self._piles[_kind(card)].append(card)

    def rest(self, count: int) -> Cards:
        """Give all that is left, shuffled."""
        return self._chance.shuffled(card for pile in self._piles.values() for card in pile)


class _Invention(_Stock):
    """Cards of a deck as people build them, made up as they are drawn."""

    endless = True

    def __init__(self, seen: Counter[CardId], core: bool, limits: bool, chance: Chance) -> None:
        super().__init__((), chance)
        self._counts = Counter(seen)
        self._core, self._limits = core, limits

    def draw(self, kinds: Sequence[CardKind], fits: Fits | None = None) -> CardId:
        if fits is None:
            number = self._chance.below(sum(SHARES[kind] for kind in kinds))
            for kind in kinds:
                if number < SHARES[kind]:
                    break
                number -= SHARES[kind]
            cards: Sequence[CardId] = _of_kind(kind, self._core)
        else:
            cards = [card for kind in kinds for card in _of_kind(kind, core=False) if fits(card)]
            if not cards:
                raise Misfit
        card = self._chance.pick(cards)
        for _ in range(TRIES):
            if self._may_hold(card):
                break
            card = self._chance.pick(cards)
        self._counts[card] += 1
        return card

    def _may_hold(self, card: CardId) -> bool:
        return not self._limits or self._counts[card] < MOST_COPIES or _kind(card) in ("shield", "terrain")

    def take(self, card: CardId) -> bool:
        self._counts[card] += 1
        return True

    def put_back(self, card: CardId) -> None:
        self._counts[card] -= 1

    def rest(self, count: int) -> Cards:
        return tuple(self.draw(EVERY) for _ in range(count))


# Dealing


class _Dealt(NamedTuple):
    """What is believed to lie where the viewer sees only backs of one player's cards; empty where he sees all."""

    deck: Cards
    drawn: Cards
    pen: Cards
    depot: Cards
    below: tuple[Cards, ...]
    armies: Mapping[Place, Cards]
    grounds: Mapping[int, CardId]
    hand: Cards

    @property
    def cards(self) -> Iterator[CardId]:
        """List all of them."""
        yield from (*self.deck, *self.drawn, *self.pen, *self.depot, *self.hand)
        for pile in (*self.below, *self.armies.values()):
            yield from pile
        yield from self.grounds.values()


def _dealt(view: View, owner: Seat, chance: Chance) -> _Dealt:
    """Deal a player's hidden cards, those of his own deck if he is the viewer."""
    own = view.players[owner].unseen_cards
    for _ in range(TRIES):
        try:
            return _deal(view, owner, _supposed(view, owner, chance) if own is None else _Stock(own, chance))
        except Misfit:
            continue
    return _deal(view, owner, _invented(view, owner, Counter(_open_cards(view, owner)), chance))


def _supposed(view: View, owner: Seat, chance: Chance) -> _Stock:
    """Suppose what deck a player has."""
    seen = Counter(_open_cards(view, owner))
    player = view.players[owner]
    if chance.below(STARTER_DOUBT):
        strongholds = tuple(one.card for one in player.strongholds)
        size = seen.total() + _hidden_total(view, owner)
        for deck in STARTERS.values():
            if (deck.guardian, deck.strongholds, deck.size) == (player.guardian, strongholds, size):
                hidden = Counter(dict(deck.cards))
                hidden.subtract(seen)
                if min(hidden.values()) >= 0 and len(hidden) == len(deck.cards):
                    return _Stock(tuple(hidden.elements()), chance)
    return _invented(view, owner, seen, chance)


def _hidden_total(view: View, owner: Seat) -> int:
    player = view.players[owner]
    return (
        player.deck
        + (player.drawn if player.drawn_cards is None else 0)
        + (player.pen if player.pen_cards is None else 0)
        + (player.depot if player.depot_cards is None else 0)
        + sum(_hidden_below(view, owner))
        + sum(army.cards - len(army.known) for army in _hidden_armies(view, owner))
        + len(_hidden_grounds(view, owner))
        + _hidden_in_hand(view, owner)
    )


def _invented(view: View, owner: Seat, seen: Counter[CardId], chance: Chance) -> _Invention:
    player = view.players[owner]
    shown = (player.guardian, *(one.card for one in player.strongholds), *seen)
    core = all(CARDS[card].core for card in shown) and bool(chance.below(CORE_DOUBT))
    return _Invention(seen, core, view.options.deck_limits, chance)


def _deal(view: View, owner: Seat, stock: _Stock) -> _Dealt:
    """Deal the cards of a stock to where some lie hidden, first where fewest can. Raises Misfit."""
    player = view.players[owner]
    hand = _deal_hand(view, owner, stock)
    below = []
    for stronghold, count in zip(player.strongholds, _hidden_below(view, owner), strict=True):
        above = army_at(view.armies, stronghold.place, owner)
        room = MOST_VITALITY if above is None else above.limit - max(LEAST_ABOVE, _weight(above.known))
        below.append(_below(stock, count, stronghold.shown, room))
    armies: dict[Place, Cards] = {}
    for army in _hidden_armies(view, owner):
        room = army.limit
        if army.place in HOMES[owner]:
            wing = HOMES[owner].index(army.place)
            room -= _weight((*below[wing], *(player.strongholds[wing].below_cards or player.strongholds[wing].shown)))
        armies[army.place] = _stack(stock, army.cards - len(army.known), army.known, room)
    own = player.pen_cards is not None
    seen = _lately_seen(view, owner)
    depot = () if own else _storage(stock, player.depot, ("double",), seen)
    pen = () if own else _storage(stock, player.pen, SINGLE, seen)
    drawn = () if own else tuple(stock.draw(EVERY) for _ in range(player.drawn))
    grounds = {number: stock.draw(EVERY) for number in _hidden_grounds(view, owner)}
    return _Dealt(stock.rest(player.deck), drawn, pen, depot, tuple(below), armies, grounds, hand)


def _weight(cards: Cards) -> int:
    return stacking_of(
        tuple(card for card in cards if CARDS[card].is_creature),
        tuple(card for card in cards if not CARDS[card].is_creature),
    )


def _stack(stock: _Stock, count: int, known: Cards, room: int, carriers: int = 0) -> Cards:
    """Deal the rest of a stack, creatures and items, within its limit; `carriers` fight already. Raises Misfit."""
    dealt: list[CardId] = []
    items = sum(not CARDS[card].is_creature for card in known)
    creatures = len(known) - items + carriers
    for _ in range(count):
        card = stock.draw(("creature",) if items >= creatures else ("creature", "item"))
        dealt.append(card)
        if CARDS[card].is_creature:
            creatures += 1
        else:
            items += 1
    _make_light(stock, dealt, known, room)
    return tuple(dealt)


def _make_light(stock: _Stock, dealt: list[CardId], known: Cards, room: int) -> None:
    """Put lighter creatures in the place of the heaviest that were dealt, until a stack keeps its limit.

    Raises Misfit if none are left; if none exist, which items that make creatures lighter may explain, it stays heavy.
    """
    while _weight((*known, *dealt)) > room:
        heaviest = max((card for card in dealt if CARDS[card].is_creature), key=_stacking, default="")
        try:
            if not heaviest:
                raise Misfit
            lighter = stock.draw(("creature",), _is_lighter_than(heaviest))
        except Misfit:
            if stock.endless:
                return
            raise
        dealt[dealt.index(heaviest)] = lighter
        stock.put_back(heaviest)


def _is_lighter_than(heavy: CardId) -> Fits:
    return lambda card: _stacking(card) < _stacking(heavy)


def _stacking(card: CardId) -> int:
    return CARDS[card].stacking


def _below(stock: _Stock, count: int, shown: Cards, limit: int) -> Cards:
    """Deal what lies below a stronghold: light channelers, if there are some. Raises Misfit."""
    dealt: list[CardId] = []
    room = min(limit, BELOW_AT_MOST) - _weight(shown)
    for _ in range(count):
        try:
            card = stock.draw(("creature",), _channels_and_weighs_at_most(room))
        except Misfit:
            card = stock.draw(("creature",))
        dealt.append(card)
        room -= _stacking(card)
    _make_light(stock, dealt, shown, limit)
    return tuple(dealt)


def _channels_and_weighs_at_most(room: int) -> Fits:
    return lambda card: CARDS[card].cmp > 0 and _stacking(card) <= room


def _storage(stock: _Stock, count: int, kinds: Sequence[CardKind], seen: Sequence[CardId]) -> Cards:
    """Deal a pen or a depot: what was seen to be in the storage hand, then others. Raises Misfit."""
    dealt = [card for card in seen if _kind(card) in kinds and stock.take(card)][:count]
    while len(dealt) < count:
        dealt.append(stock.draw(kinds))
    return tuple(dealt)


def _lately_seen(view: View, owner: Seat) -> Cards:
    """List the cards of a player that were seen to be in his storage hand, or to go there."""
    sights = () if owner == view.seat else view.sights
    seen = Counter(card for sight in sights if sight.what == "storage" for card in sight.cards)
    bribed = () if view.combat is None else view.combat.field.bribed[owner]
    return tuple((seen | Counter(bribed)).elements())


def _deal_hand(view: View, owner: Seat, stock: _Stock) -> Cards:
    """Deal the hidden cards of a combat hand. Raises Misfit."""
    count = _hidden_in_hand(view, owner)
    if view.combat is None or not count:
        return ()
    field = view.combat.field
    known = _known_hand(view, view.combat, owner)
    if _has_no_creature(view, view.combat, owner):
        return tuple(stock.draw(("item",)) for _ in range(count))
    fighting = tuple(one.card for one in field.fighters if one.owner == owner and one.role != "guardian")
    asked = view.asking is not None and owner in view.asking.seats and view.asking.kind in _LEADING
    declared = field.declared[owner]
    leader: Cards = ()
    if asked and not any(CARDS[card].is_creature for card in known):
        fits = (lambda card: declared in (CARDS[card].size, CARDS[card].color)) if declared else None
        leader = (stock.draw(("creature",), fits),)
    room = limit_under(view.grounds, field.place, field.shields[owner]) - _weight((*fighting, *leader, *known))
    others = _stack(stock, count - len(leader), (), max(room, 0), carriers=len(fighting) + len(leader) + len(known))
    return (*leader, *others)


def _has_no_creature(view: View, combat: CombatView, owner: Seat) -> bool:
    """Tell whether everybody sees that a side has no creature left in its hand: else the match-ups would go on."""
    if combat.field.stage in ("resolution", "aftermath"):
        return True
    if combat.field.stage != "secondary":
        return False
    if view.seat is not None:
        return bool(combat.creatures)
    return view.asking is not None and view.asking.kind == "secondary" and owner not in view.asking.seats


# The table


def _table(view: View, dealt: tuple[_Dealt, _Dealt]) -> State:
    """Set up the table that is seen, with the cards that are believed to lie where only backs are seen."""
    armies = tuple(_army(army, dealt[army.owner]) for army in view.armies)
    first, second = (_player(view, owner, dealt[owner]) for owner in (0, 1))
    askings = () if view.asking is None else (*view.waiting, view.asking)
    dispelling = view.asking is not None and view.asking.kind == "dispel"
    sights = ((), ()) if view.seat is None else with_seat(((), ()), view.seat, view.sights)
    return State(
        options=view.options,
        phase=view.phase,
        turn=view.turn,
        players=(first, second),
        grounds=tuple(
            Ground(
                terrain=_lying(dealt, ground.owner, number, ground.terrain),
                face_down=ground.face_down,
                owner=ground.owner,
            )
            for number, ground in enumerate(view.grounds)
        ),
        armies=armies,
        covered=view.covered,
        first=view.first,
        active=view.active,
        flights=(view.players[0].flights, view.players[1].flights),
        lasting=view.lasting,
        combat=None if view.combat is None else _combat(view, view.combat, dealt),
        fought=view.fought,
        askings=tuple(_asking(asking, view.seat, armies) for asking in askings),
        asked=max([view.asked, *(asking.number for asking in askings)]),
        sights=sights,
        settled=view.settled,
        upcards_shown=dispelling and view.phase == "movement" and view.active is None,
        terrains_laid=dispelling and view.phase == "settlement",
        orders=_orders(view),
        stops=view.stops,
        resting=view.resting,
        last_sheets=(None, None) if view.seat is None else with_seat((None, None), view.seat, view.last_sheet),
        shown_sheets=view.shown_sheets,
        outcome=view.outcome,
    )


def _orders(view: View) -> tuple[WindowOrders, WindowOrders]:
    """Give the viewer's own orders; of the others only their stops are known."""
    first, second = (
        view.orders if seat == view.seat else WindowOrders(stops=stops) for seat, stops in enumerate(view.announced)
    )
    return first, second


def _lying(dealt: tuple[_Dealt, _Dealt], owner: Seat | None, number: int, seen: CardId | None) -> CardId | None:
    return seen if owner is None else dealt[owner].grounds.get(number, seen)


def _army(army: ArmyView, dealt: _Dealt) -> Army:
    cards = (*army.known, *dealt.armies.get(army.place, ()))
    return Army(
        owner=army.owner,
        place=army.place,
        shield=army.shield,
        turned=army.turned,
        flew=army.flew,
        creatures=_in_order(cards, creatures=True) if army.creatures is None else army.creatures,
        items=_in_order(cards, creatures=False) if army.items is None else army.items,
        known=army.known,
    )


def _in_order(cards: Cards, *, creatures: bool) -> Cards:
    return tuple(sorted(card for card in cards if CARDS[card].is_creature == creatures))


def _player(view: View, owner: Seat, dealt: _Dealt) -> Player:
    player = view.players[owner]
    left, center, right = (
        Stronghold(
            card=one.card,
            ruined=one.ruined,
            below=tuple(sorted((*one.shown, *hidden))) if one.below_cards is None else one.below_cards,
            shown=one.shown,
            upgrade=one.upgrade,
            downgrade=one.downgrade,
        )
        for one, hidden in zip(player.strongholds, dealt.below, strict=True)
    )
    counts = Counter((*_open_cards(view, owner), *dealt.cards))
    less = player.stones < CARDS[player.guardian].stones
    return Player(
        deck_list=Deck(
            guardian=player.guardian,
            strongholds=(left.card, center.card, right.card),
            cards=tuple(sorted(counts.items(), key=lambda one: _NUMBERS[one[0]])),
        ),
        guardian=player.guardian,
        strongholds=(left, center, right),
        stones=player.stones,
        deck=dealt.deck,
        drawn=tuple(sorted(dealt.drawn)) if player.drawn_cards is None else player.drawn_cards,
        pen=tuple(sorted(dealt.pen)) if player.pen_cards is None else player.pen_cards,
        depot=tuple(sorted(dealt.depot)) if player.depot_cards is None else player.depot_cards,
        discard=player.discard,
        accessories=player.accessories,
        dominance=player.dominance,
        dominance_is_discard=player.dominance_is_discard,
        number=player.number,
        shields_lost=player.shields_lost,
        redrawn=(view.phase, view.turn) == ("organise", 1) and less and not player.may_redraw,
        left=player.left,
    )


def _combat(view: View, combat: CombatView, dealt: tuple[_Dealt, _Dealt]) -> Combat:
    hands = [(*_known_hand(view, combat, owner), *dealt[owner].hand) for owner in (0, 1)]
    state = Combat(
        field=combat.field,
        creatures=(_in_order(hands[0], creatures=True), _in_order(hands[1], creatures=True)),
        items=(_in_order(hands[0], creatures=False), _in_order(hands[1], creatures=False)),
    )
    if view.seat is None:
        return state
    return replace(
        state,
        sheets=with_seat(state.sheets, view.seat, combat.sheet),
        quiet=with_seat(state.quiet, view.seat, combat.quiet),
        bids=with_seat(state.bids, view.seat, combat.bid),
    )


# Questions and answers


def _asking(asking: AskingView, seat: Seat | None, armies: Sequence[Army]) -> Asking:
    answers: tuple[Action | None, Action | None] = (None, None)
    return Asking(
        number=asking.number,
        kind=asking.kind,
        seats=asking.seats,
        answers=answers if seat is None else with_seat(answers, seat, asking.answer),
        passes=asking.passes,
        fighter=asking.fighter,
        card=asking.card,
        amount=asking.amount,
        held=_flight(asking, armies) if asking.kind == "flight" else asking.held,
        by=asking.by,
        path=asking.path,
    )


def _flight(asking: AskingView, armies: Sequence[Army]) -> Walk:
    """Guess what a flying shield does: whatever it has not shown, and who cannot fly, it leaves where it began."""
    start, *path = asking.path
    assert asking.by is not None  # flights are by somebody
    army = army_at(armies, start, asking.by)
    assert army is not None  # its flight waits for an answer
    shown = Counter(army.known)
    carried = Pile(tuple((Counter(army.creatures) & shown).elements()), tuple((Counter(army.items) & shown).elements()))
    if not flies(carried):
        carried = Pile(tuple(card for card in carried.creatures if CARDS[card].flying), carried.items)
    leave = tuple((Counter(army.creatures) - Counter(carried.creatures)).elements())
    leave_items = tuple((Counter(army.items) - Counter(carried.items)).elements())
    left = Cargo(place=start, leave=leave, leave_items=leave_items)
    return Walk(shield=start, path=tuple(path), fly=True, cargo=(left,) if leave or leave_items else ())


def _with_answers(view: View, state: State, chance: Chance) -> State:
    """Seal sensible answers for those others whose sealed answers everybody knows to be in."""
    if view.asking is None:
        return state
    for seat in view.asking.seats:
        if seat != view.seat and view.players[seat].ready:
            *below, top = state.askings
            decision, seen = decision_of(top, seat), view_of(state, seat)
            answer: Action
            if top.kind == "organise":
                answer = suggested(seen, seat, chance.pick(("again", "center", "spread")))
            else:
                part = PART_OF[top.kind]
                answer = part.forced(seen, decision) or part.sample(seen, decision, chance)
            state = replace(state, askings=(*below, replace(top, answers=with_seat(top.answers, seat, answer))))
    return state
