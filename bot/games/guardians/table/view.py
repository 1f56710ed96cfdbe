"""What one seat, or the public, may know of a table of Guardians."""

import msgspec

from bot.games.contract import Outcome, Seat
from bot.games.guardians.cards import CardId
from bot.games.guardians.table.actions import Action, Cards, CombatOrders, Layout, Play, Raise, WindowOrders
from bot.games.guardians.table.places import Place
from bot.games.guardians.table.state import Battlefield, DecisionKind, Lasting, Options, Phase, Sight, Sum, Wings


class StrongholdView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A home card: the number of cards below it is public, the cards are its owner's; `shown` have channelled."""

    place: Place
    card: CardId
    ruined: bool
    below: int
    below_cards: Cards | None
    shown: Cards
    upgrade: CardId | None
    downgrade: CardId | None


class GroundView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A space of the disputed land. A face-down card is known to its owner alone (`terrain` None for others)."""

    place: Place
    terrain: CardId | None
    face_down: bool
    owner: Seat | None
    controller: Seat


class ArmyView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What lies on a space: the shield and the number of cards are public.

    `creatures` and `items` are None unless the seat may look at them or everybody knows them; `stacking` and `base`
    likewise. `known` are those that everybody has seen. `limit` is what the space holds.
    """

    owner: Seat
    place: Place
    shield: CardId | None
    turned: bool
    flew: bool
    cards: int
    creatures: Cards | None
    items: Cards | None
    stacking: int | None
    base: int | None
    known: Cards
    limit: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A player as a seat sees him; sizes are public, cards are None unless the seat may look at them.

    `drawn` counts the cards that he is arranging. `dominance_is_discard`: his deck is empty, and the card was only
    shown from his discard pile. `ready`: his sealed answer is in. `lands` is the number of disputed spaces under his
    control. `unseen_cards` are those that he knows to be in his deck, or under shields where he may not look now; None
    for others, and in views of earlier versions.
    """

    guardian: CardId
    stones: int
    deck: int
    pen: int
    depot: int
    drawn: int
    pen_cards: Cards | None
    depot_cards: Cards | None
    drawn_cards: Cards | None
    discard: Cards
    accessories: Cards
    strongholds: tuple[StrongholdView, StrongholdView, StrongholdView]
    dominance: CardId | None
    dominance_is_discard: bool
    number: int
    shields_lost: int
    lands: int
    flights: int
    may_redraw: bool
    ready: bool
    left: bool
    unseen_cards: Cards | None = None


class CombatView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A combat: the open battlefield, and the own combat hand.

    `creatures` and `items` are the seat's own (empty for others); its spells, hand items and bribery are its depot.
    `sums` are the sums of the running match-up or secondary attack as they stand, (attacker's side, defender's side)
    or (striker, target); None while there is nothing to compare. `control` is what each seat would count if the combat
    were resolved now, by its open cards. `quiet` and `bid` are the seat's own secrets: it passes for good in this
    match-up, what is left of its bid for it, and the `sheet` by which it fights.
    """

    field: Battlefield
    creatures: Cards
    items: Cards
    sums: tuple[Sum, Sum] | None
    control: tuple[Sum, Sum]
    quiet: bool = False
    bid: Raise | None = None
    sheet: CombatOrders | None = None


class AskingView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A question that waits: who is asked, and what it is about; see `Asking`.

    `answer` is the seat's own sealed answer, `held` the played card whose effect depends on the answer.
    """

    number: int
    kind: DecisionKind
    seats: tuple[Seat, ...]
    fighter: int | None
    card: CardId | None
    amount: int
    by: Seat | None
    path: tuple[Place, ...]
    answer: Action | None
    passes: int = 0
    held: Play | None = None


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """All that `seat` (None: the public) may know.

    `fought` is the latest battlefield that was counted, as it lay then. `layout` is the seat's own arrangement while it
    organises: as it lies, or as it was sealed. `covered` tells which home spaces each seat had put under a shield when
    it organised last. `sights` is what cards have let the seat see this turn (the enemy's storage hand, the vitality of
    a space). `settled` are the spaces for which a creature was discarded in this settlement. `asked` counts the
    questions so far; `waiting` are those below the open one, which go on when it is answered. `orders` are the
    seat's own for windows; `stops` the kinds of windows in which each seat is asked this turn, `announced` those from
    the next one on; `resting`: the seat itself turns no more shields, of others nobody knows. `last_sheet` is the
    seat's own, see `State`; `shown_sheets` are for both players, and never for the public.
    """

    seat: Seat | None
    options: Options
    phase: Phase
    turn: int
    first: Seat | None
    active: Seat | None
    players: tuple[PlayerView, PlayerView]
    grounds: tuple[GroundView, ...]
    armies: tuple[ArmyView, ...]
    lasting: tuple[Lasting, ...]
    combat: CombatView | None
    fought: Battlefield | None
    asking: AskingView | None
    layout: Layout | None
    covered: tuple[Wings, Wings]
    sights: tuple[Sight, ...]
    settled: tuple[Place, ...]
    outcome: Outcome | None
    asked: int = 0
    waiting: tuple[AskingView, ...] = ()
    orders: WindowOrders = WindowOrders()
    stops: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    announced: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    resting: tuple[bool, bool] = (False, False)
    last_sheet: CombatOrders | None = None
    shown_sheets: tuple[CombatOrders, CombatOrders] | None = None
