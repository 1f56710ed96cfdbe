"""The view of a table: built from what a seat may know."""

from collections import Counter
from functools import lru_cache
from typing import Final

from bot.games.contract import Seat
from bot.games.guardians.asking import STYLES
from bot.games.guardians.battlefield import control_sums, running_sums
from bot.games.guardians.cards import CARDS
from bot.games.guardians.spaces import controllers, limits_of, stacking_of
from bot.games.guardians.table import (
    DISPUTED,
    HOMES,
    Army,
    ArmyView,
    Asking,
    AskingView,
    Cards,
    Combat,
    CombatView,
    Ground,
    GroundView,
    Home,
    Layout,
    Play,
    Player,
    PlayerView,
    State,
    Stronghold,
    StrongholdView,
    Sum,
    View,
    WindowOrders,
    army_at,
)

_UNSUMMED: Final = (Sum(), Sum())
_SHEETS: Final = frozenset(kind for kind, style in STYLES.items() if style.sealed and not style.window)
"""The questions that both answer with something that is sealed."""


def view_of(state: State, seat: Seat | None, *, summed: bool = True) -> View:
    """Build the view of a seat (None: the public), without the sums of a combat where nobody looks at them."""
    grounds, armies, lands = _land(state.grounds, state.armies, seat, _by_memory(state))
    asking = state.askings[-1] if state.askings else None
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        first=state.first,
        active=state.active,
        players=(_player_seen(state, 0, seat == 0, lands, asking), _player_seen(state, 1, seat == 1, lands, asking)),
        grounds=grounds,
        armies=armies,
        lasting=state.lasting,
        combat=None if state.combat is None else _combat(state, state.combat, seat, summed),
        fought=state.fought,
        asking=None if asking is None else _asking(asking, seat),
        layout=None if seat is None or asking is None else _layout(state, seat, asking),
        covered=state.covered,
        sights=() if seat is None else state.sights[seat],
        settled=state.settled,
        outcome=state.outcome,
        asked=state.asked,
        orders=WindowOrders() if seat is None else state.orders[seat],
        stops=state.stops,
        announced=(state.orders[0].stops, state.orders[1].stops),
        resting=(seat == 0 and state.resting[0], seat == 1 and state.resting[1]),
        last_sheet=None if seat is None else state.last_sheets[seat],
        shown_sheets=None if seat is None else state.shown_sheets,
        waiting=tuple([_asking(asking, seat) for asking in state.askings[:-1]]) if state.askings[1:] else (),
    )


def looks_under(state: State, army: Army, seat: Seat | None) -> bool:
    """Tell whether a seat may look at all the cards under a shield.

    By the rule of memory (an option) nobody looks under his shields away from home while he organises (rule 4.2).
    """
    return _looks_under(army, seat, _by_memory(state))


def _looks_under(army: Army, seat: Seat | None, by_memory: bool) -> bool:
    return army.owner == seat and not (by_memory and army.place not in HOMES[army.owner])


def _by_memory(state: State) -> bool:
    return state.options.memory and state.phase == "organise"


def may_redraw(state: State, seat: Seat) -> bool:
    """Tell whether a seat may pay a stone for twelve new cards (rule 2.4).

    On turn one, once, without a shield or (a house rule) without a creature.
    """
    player = state.players[seat]
    return (
        (state.phase, state.turn) == ("organise", 1)
        and player.stones > 0
        and not player.redrawn
        and not (
            any(CARDS[card].is_shield for card in player.drawn)
            and any(CARDS[card].is_creature for card in player.drawn)
        )
    )


def _player_seen(state: State, owner: Seat, own: bool, lands: tuple[int, int], asking: Asking | None) -> PlayerView:
    return _player(
        state.players[owner],
        owner,
        own,
        lands[owner],
        state.flights[owner],
        own and state.turn == 1 and may_redraw(state, owner),
        asking is not None and asking.answers[owner] is not None and asking.kind in _SHEETS,
        _out_of_sight(state, owner) if own and state.options.memory else (),
    )


@lru_cache(maxsize=256)
def _player(
    player: Player,
    owner: Seat,
    own: bool,
    lands: int,
    flights: int,
    redraws: bool,
    ready: bool,
    out_of_sight: Cards,
) -> PlayerView:
    """Build what is seen of a player. Players stay as they are for many questions, so the latest are remembered."""
    return PlayerView(
        guardian=player.guardian,
        stones=player.stones,
        deck=len(player.deck),
        pen=len(player.pen),
        depot=len(player.depot),
        drawn=len(player.drawn),
        pen_cards=player.pen if own else None,
        depot_cards=player.depot if own else None,
        drawn_cards=player.drawn if own else None,
        discard=player.discard,
        accessories=player.accessories,
        strongholds=_strongholds(player.strongholds, owner, own),
        dominance=player.dominance,
        dominance_is_discard=player.dominance_is_discard,
        number=player.number,
        shields_lost=player.shields_lost,
        lands=lands,
        flights=flights,
        may_redraw=redraws,
        ready=ready,
        left=player.left,
        unseen_cards=_in_no_order((*player.deck, *out_of_sight)) if own else None,
    )


def _out_of_sight(state: State, owner: Seat) -> Cards:
    """List what lies under a player's shields where he may not look now, and is not known to lie there."""
    cards: Cards = ()
    for army in state.armies:
        if army.owner == owner and not looks_under(state, army, owner):
            cards += tuple((Counter((*army.creatures, *army.items)) - Counter(army.known)).elements())
    return cards


@lru_cache(maxsize=256)
def _in_no_order(cards: Cards) -> Cards:
    """Sort cards by id. Decks stay as they are for a whole turn, so the latest are remembered."""
    return tuple(sorted(cards))


@lru_cache(maxsize=256)
def _strongholds(
    cards: tuple[Stronghold, Stronghold, Stronghold], owner: Seat, own: bool
) -> tuple[StrongholdView, StrongholdView, StrongholdView]:
    left, center, right = (
        StrongholdView(
            place=place,
            card=card.card,
            ruined=card.ruined,
            below=len(card.below),
            below_cards=card.below if own else None,
            shown=card.shown,
            upgrade=card.upgrade,
            downgrade=card.downgrade,
        )
        for place, card in zip(HOMES[owner], cards, strict=True)
    )
    return left, center, right


@lru_cache(maxsize=256)
def _land(
    grounds: tuple[Ground, ...], armies: tuple[Army, ...], seat: Seat | None, by_memory: bool
) -> tuple[tuple[GroundView, ...], tuple[ArmyView, ...], tuple[int, int]]:
    """Build the disputed spaces and all armies, and count each seat's land.

    All lies as it is for many actions, so the latest are remembered.
    """
    holders, limits = controllers(grounds, armies), limits_of(grounds, armies)
    return (
        _grounds(grounds, holders, seat),
        tuple([_army(army, _looks_under(army, seat, by_memory), limits[army.place]) for army in armies]),
        (holders.count(0), holders.count(1)),
    )


@lru_cache(maxsize=256)
def _grounds(grounds: tuple[Ground, ...], holders: tuple[Seat, ...], seat: Seat | None) -> tuple[GroundView, ...]:
    return tuple(
        [
            GroundView(
                place=place,
                terrain=None if ground.face_down and ground.owner != seat else ground.terrain,
                face_down=ground.face_down,
                owner=ground.owner,
                controller=controller,
            )
            for place, ground, controller in zip(DISPUTED, grounds, holders, strict=True)
        ]
    )


@lru_cache(maxsize=512)
def _army(army: Army, seen: bool, limit: int) -> ArmyView:
    cards = len(army.creatures) + len(army.items)
    seen = seen or len(army.known) == cards
    return ArmyView(
        owner=army.owner,
        place=army.place,
        shield=army.shield,
        turned=army.turned,
        flew=army.flew,
        cards=cards,
        creatures=army.creatures if seen else None,
        items=army.items if seen else None,
        stacking=stacking_of(army.creatures, army.items) if seen else None,
        base=sum([CARDS[card].base for card in army.creatures]) if seen else None,
        known=army.known,
        limit=limit,
    )


def _combat(state: State, combat: Combat, seat: Seat | None, summed: bool) -> CombatView:
    return CombatView(
        field=combat.field,
        creatures=() if seat is None else combat.creatures[seat],
        items=() if seat is None else combat.items[seat],
        sums=running_sums(combat.field) if summed else None,
        control=control_sums(combat.field, immune_count=state.options.immune_count) if summed else _UNSUMMED,
        quiet=seat is not None and combat.quiet[seat],
        bid=None if seat is None else combat.bids[seat],
        sheet=None if seat is None else combat.sheets[seat],
    )


def _asking(asking: Asking, seat: Seat | None) -> AskingView:
    return AskingView(
        number=asking.number,
        kind=asking.kind,
        seats=asking.seats,
        fighter=asking.fighter,
        card=asking.card,
        amount=asking.amount,
        by=asking.by,
        path=asking.path,
        answer=None if seat is None else asking.answers[seat],
        passes=asking.passes,
        held=asking.held if isinstance(asking.held, Play) else None,
    )


def _layout(state: State, seat: Seat, asking: Asking) -> Layout | None:
    """Give the arrangement that a seat has sealed, or the one that lies; None outside of organising."""
    if asking.kind != "organise" or seat not in asking.seats:
        return None
    sealed = asking.answers[seat]
    if isinstance(sealed, Layout):
        return sealed
    left, center, right = (_home(state, seat, wing) for wing in range(3))
    return Layout(homes=(left, center, right))


def _home(state: State, seat: Seat, wing: int) -> Home:
    below = state.players[seat].strongholds[wing].below
    army = army_at(state.armies, HOMES[seat][wing], seat)
    if army is None:
        return Home(below=below)
    return Home(shield=army.shield, above=army.creatures, items=army.items, below=below)
