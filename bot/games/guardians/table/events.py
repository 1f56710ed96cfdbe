"""What happens at a table of Guardians, as events. Without an audience they are public.

Public events name cards only when everybody sees them. An answer that was sealed is told when it is revealed, and a
window that closes without an action is told by nothing: nobody learns who passed by hand.
"""

from typing import Literal, TypeAlias

import msgspec

from bot.games.contract import Event, Seat
from bot.games.guardians.cards import CardId
from bot.games.guardians.table.actions import Action, Cards, CombatOrders, Layout, Settled
from bot.games.guardians.table.places import Place
from bot.games.guardians.table.state import DecisionKind, Ending, Fighter, MatchUp, Sum

# Setting up, drawing, organising


class TableSet(Event, frozen=True, kw_only=True, tag="table-set", gc=False):
    """Guardians and strongholds lie on the table; decks are counted, stones are taken."""

    guardians: tuple[CardId, CardId]
    strongholds: tuple[tuple[CardId, CardId, CardId], tuple[CardId, CardId, CardId]]
    decks: tuple[int, int]
    stones: tuple[int, int]


class TurnBegun(Event, frozen=True, kw_only=True, tag="turn-begun", gc=False):
    """A turn begins. `last`: the house rule ends the match after it."""

    turn: int
    last: bool


class DrawTerm(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One item of a draw: the Guardian's base number, a modifier, or a card."""

    kind: Literal["base", "fewer_lands", "more_lands", "lower_dominance", "text", "opening"]
    amount: int
    card: CardId | None = None


class Drawn(Event, frozen=True, kw_only=True, tag="drawn", gc=False):
    """A seat draws `cards` cards: the terms, whether the dominance card was the first, and what the deck had left."""

    seat: Seat
    terms: tuple[DrawTerm, ...]
    cards: int
    dominance: CardId | None = None
    dominance_discarded: bool = False
    deck: int


class CardsDrawn(Event, frozen=True, kw_only=True, tag="cards-drawn", gc=False):
    """A seat (its audience) sees the cards that it has drawn."""

    cards: Cards


class HandRedrawn(Event, frozen=True, kw_only=True, tag="hand-redrawn", gc=False):
    """A seat has paid a stone for twelve new cards."""

    seat: Seat


class LayoutSealed(Event, frozen=True, kw_only=True, tag="layout-sealed", gc=False):
    """A seat has organised. Nothing is said when it does so again."""

    seat: Seat


class LayoutKept(Event, frozen=True, kw_only=True, tag="layout-kept", gc=False):
    """A seat (its audience) has its layout confirmed."""

    layout: Layout


class LayoutReopened(Event, frozen=True, kw_only=True, tag="layout-reopened", gc=False):
    """A seat has taken its layout back."""

    seat: Seat


class Organised(Event, frozen=True, kw_only=True, tag="organised", gc=False):
    """Both have organised: what everybody sees of a seat's new order.

    `shields` are the shields at home by place; `laid` upgrades, downgrades and accessories; `returned` downgrades that
    met an upgrade; `played` and `discarded` cards. `sacrificed`, `pen` and `depot` are numbers of cards.
    """

    seat: Seat
    shields: tuple[tuple[Place, CardId], ...]
    laid: tuple[tuple[Place | None, CardId], ...]
    returned: Cards
    played: Cards
    sacrificed: int
    discarded: Cards
    pen: int
    depot: int


class StopsSet(Event, frozen=True, kw_only=True, tag="stops-set", gc=False):
    """From the next turn on nothing goes on in these kinds of windows before a seat has answered by hand."""

    seat: Seat
    windows: tuple[str, ...]


class StonesChanged(Event, frozen=True, kw_only=True, tag="stones-changed", gc=False):
    """A seat gains or loses power stones, and why (a card, or a price)."""

    seat: Seat
    amount: int
    card: CardId | None
    left: int


# Movement


class DominanceShown(Event, frozen=True, kw_only=True, tag="dominance-shown", gc=False):
    """The dominance cards are turned up. Equal numbers: `tie`, the cards go under their decks, the next are turned.

    `from_discard` marks seats whose deck is empty and whose card was drawn by lot from the discard pile.
    """

    cards: tuple[CardId | None, CardId | None]
    numbers: tuple[int, int]
    from_discard: tuple[bool, bool]
    tie: bool = False


class FirstNamed(Event, frozen=True, kw_only=True, tag="first-named", gc=False):
    """The seat that acts first this turn, by the higher number or by a card."""

    seat: Seat
    card: CardId | None = None


class CardPlayed(Event, frozen=True, kw_only=True, tag="card-played", gc=False):
    """A seat plays a card (or a stone ability of one): what it aims at, what it costs."""

    seat: Seat
    card: CardId
    target: str = ""
    stones: int = 0


class CardDispelled(Event, frozen=True, kw_only=True, tag="card-dispelled", gc=False):
    """An effect is void: by a card, or by contradiction with a card (`by`; None: both fall)."""

    seat: Seat
    card: CardId
    by: CardId | None


class CardsSeen(Event, frozen=True, kw_only=True, tag="cards-seen", gc=False):
    """A seat (its audience) sees cards of the enemy by a card of its own; or the vitality of a space."""

    what: Literal["storage", "vitality", "hand"]
    cards: Cards = ()
    place: Place | None = None
    amount: int = 0


class AnsweredAhead(Event, frozen=True, kw_only=True, tag="answered-ahead", gc=False):
    """A question to a seat (its audience) was answered at once, `by` its combat sheet or its orders for windows.

    `target` is the creature that the action aims at by its number.
    """

    by: Literal["sheet", "orders"]
    kind: DecisionKind
    action: Action
    target: CardId | None = None


class StonesUnspent(Event, frozen=True, kw_only=True, tag="stones-unspent", gc=False):
    """A seat (its audience) has lost a combat under a sheet that allowed stones and has spent none of its `stones`.

    `barred` are those of its primaries that did not win and may not receive, `forbidden` those to which channelling was
    forbidden, `short` those for whom `most` stones, what the sheet allowed in a match-up, were not enough.
    """

    place: Place
    stones: int
    most: int
    barred: Cards = ()
    forbidden: Cards = ()
    short: Cards = ()


class SheetsShown(Event, frozen=True, kw_only=True, tag="sheets-shown", gc=False):
    """A seat (its audience) sees by which sheets a combat was fought that is over, by seat."""

    place: Place
    attacker: Seat
    sheets: tuple[CombatOrders, CombatOrders]


class ShieldTurned(Event, frozen=True, kw_only=True, tag="shield-turned", gc=False):
    """A seat turns its shield on `place` for `use`; `path` is the way of a march or of reinforcements."""

    seat: Seat
    place: Place
    shield: CardId
    use: Literal["stand", "walk", "fly", "reinforce", "storm"]
    path: tuple[Place, ...] = ()


class FlightShown(Event, frozen=True, kw_only=True, tag="flight-shown", gc=False):
    """The whole content of a flying shield (or of flying reinforcements) is shown."""

    seat: Seat
    place: Place
    cards: Cards


class Moved(Event, frozen=True, kw_only=True, tag="moved", gc=False):
    """A shield has moved; it left and took so many cards at these strongholds."""

    seat: Seat
    origin: Place
    place: Place
    exchanged: tuple[tuple[Place, int, int], ...] = ()


class Reinforced(Event, frozen=True, kw_only=True, tag="reinforced", gc=False):
    """So many cards went from a stronghold to a turned shield."""

    seat: Seat
    origin: Place
    place: Place
    cards: int


class FlightStopped(Event, frozen=True, kw_only=True, tag="flight-stopped", gc=False):
    """A card has stopped a flying shield where it was."""

    seat: Seat
    place: Place
    card: CardId


class StrongholdLost(Event, frozen=True, kw_only=True, tag="stronghold-lost", gc=False):
    """A stronghold card falls to ruins; the cards below and beside it are discarded."""

    seat: Seat
    place: Place
    card: CardId
    discarded: Cards


class ShieldLost(Event, frozen=True, kw_only=True, tag="shield-lost", gc=False):
    """A shield is destroyed or discarded; so many its owner has lost so far."""

    seat: Seat
    place: Place
    shield: CardId
    why: Literal["combat", "retreat", "given-up", "starved", "merged", "overflow", "text"]
    lost: int
    creatures: Cards = ()


class CardsDiscarded(Event, frozen=True, kw_only=True, tag="cards-discarded", gc=False):
    """Cards of a seat go to its discard pile."""

    seat: Seat
    cards: Cards
    why: Literal["terrain", "merged", "overflow", "command", "text", "combat"]


# Combat


class CombatBegun(Event, frozen=True, kw_only=True, tag="combat-begun", gc=False):
    """Two armies fight for a space, or one attacks the Guardian. `hands` counts single and double borders per seat."""

    place: Place
    attacker: Seat
    storm: bool
    shields: tuple[CardId | None, CardId | None]
    terrains: tuple[str, ...]
    stronghold: CardId | None
    hands: tuple[tuple[int, int], tuple[int, int]]


class CommandSaid(Event, frozen=True, kw_only=True, tag="command-said", gc=False):
    """A seat says whether it uses a command card."""

    seat: Seat
    yes: bool


class CommandsShown(Event, frozen=True, kw_only=True, tag="commands-shown", gc=False):
    """The command cards are shown together; None: none."""

    cards: tuple[CardId | None, CardId | None]
    partners: tuple[CardId | None, CardId | None] = (None, None)


class EffectBegun(Event, frozen=True, kw_only=True, tag="effect-begun", gc=False):
    """An effect begins to hold: a command, a spell, an item."""

    seat: Seat
    card: CardId
    target: int | None = None


class AreaHit(Event, frozen=True, kw_only=True, tag="area-hit", gc=False):
    """An area attack hits a combat hand: its points, who fell (destroyed or laid aside), and who was saved openly."""

    seat: Seat
    card: CardId
    points: int
    victim: Seat
    fallen: Cards
    aside: bool = False


class Declared(Event, frozen=True, kw_only=True, tag="declared", gc=False):
    """A seat has declared a property of its next primary: `value`, a size or a color by `info`."""

    seat: Seat
    info: str
    value: str


class PrimariesShown(Event, frozen=True, kw_only=True, tag="primaries-shown", gc=False):
    """The primaries of match-up `number` are shown together, the attacker's first."""

    number: int
    fighters: tuple[Fighter, Fighter]


class Bribed(Event, frozen=True, kw_only=True, tag="bribed", gc=False):
    """A creature goes to its owner's pen, and the bribery card to its owner's discard pile."""

    seat: Seat
    card: CardId
    fighter: Fighter


class BriberyFailed(Event, frozen=True, kw_only=True, tag="bribery-failed", gc=False):
    """A bribery was stolen, or outbid by a further bribery card."""

    seat: Seat
    card: CardId
    by: CardId


class Destroyed(Event, frozen=True, kw_only=True, tag="destroyed", gc=False):
    """A creature on the battlefield is destroyed; by which card."""

    fighter: Fighter
    by: CardId | None


class ShotPlaced(Event, frozen=True, kw_only=True, tag="shot-placed", gc=False):
    """A creature is placed beside its primary; `sums` is the match-up as it stands then (attacker, defender)."""

    fighter: Fighter
    sums: tuple[Sum, Sum]


class Channelled(Event, frozen=True, kw_only=True, tag="channelled", gc=False):
    """A seat channels: from the Guardian or from a creature below a stronghold, so many points, so many counting."""

    seat: Seat
    card: CardId
    fighter: Fighter
    points: int
    counted: int
    stones: int
    sums: tuple[Sum, Sum]


class SentAway(Event, frozen=True, kw_only=True, tag="sent-away", gc=False):
    """A fighter leaves without being beaten: to its pen, or it stays without opponent (`unopposed`)."""

    fighter: Fighter
    by: CardId
    unopposed: bool = False


class MatchDecided(Event, frozen=True, kw_only=True, tag="match-decided", gc=False):
    """A match-up or a secondary attack has been compared, or ends without comparison. All arithmetic is in it.

    `owner`: whose the match's `first` fighter is, if it was compared; the `second` is the other seat's.
    """

    match: MatchUp
    owner: Seat | None = None


class StruckAt(Event, frozen=True, kw_only=True, tag="struck-at", gc=False):
    """A secondary attacker steps forward against a fighter."""

    fighter: Fighter
    target: Fighter


class ControlCounted(Event, frozen=True, kw_only=True, tag="control-counted", gc=False):
    """The combat is resolved: who holds the space. `sums` has the attacker's first, `put_down` is by seat."""

    place: Place
    attacker: Seat
    sums: tuple[Sum, Sum]
    winner: Seat
    put_down: tuple[Cards, Cards]


class CardsSaved(Event, frozen=True, kw_only=True, tag="cards-saved", gc=False):
    """A `card` keeps lost cards of a seat from the graveyard: they go `to` a hand."""

    seat: Seat
    cards: Cards
    to: Literal["storage_hand", "creature_pen"]
    card: CardId


class Healed(Event, frozen=True, kw_only=True, tag="healed", gc=False):
    """A healer brings a beaten creature back under the shield."""

    seat: Seat
    healer: CardId
    healed: CardId


class Retreated(Event, frozen=True, kw_only=True, tag="retreated", gc=False):
    """The loser of a combat retreats with his shield."""

    seat: Seat
    origin: Place
    place: Place


class GuardianHeld(Event, frozen=True, kw_only=True, tag="guardian-held", gc=False):
    """The attack on a Guardian has failed; the attackers stay on the ruin."""

    seat: Seat


# Terrain settlement and the end


class TerrainLost(Event, frozen=True, kw_only=True, tag="terrain-lost", gc=False):
    """A terrain card is discarded: an enemy shield stands on it, or a card destroyed it."""

    seat: Seat
    place: Place
    card: CardId
    by: CardId | None = None


class SpaceSettled(Event, frozen=True, kw_only=True, tag="space-settled", gc=False):
    """A seat has settled a space: a terrain card, a stone and a face-down card, or a creature discarded."""

    seat: Seat
    place: Place
    terrain: CardId | None = None
    face_down: bool = False
    creature: CardId | None = None


class SettlementKept(Event, frozen=True, kw_only=True, tag="settlement-kept", gc=False):
    """A seat (its audience) has its settlement confirmed."""

    spaces: tuple[Settled, ...]


class PlayerLeft(Event, frozen=True, kw_only=True, tag="player-left", gc=False):
    """A player has resigned; the other one has won."""

    seat: Seat


class MatchEnded(Event, frozen=True, kw_only=True, tag="match-ended", gc=False):
    """The match is over: why, who has won (None: drawn), and the counts by seat. Nothing face down is opened."""

    reason: Ending
    winner: Seat | None
    shields_lost: tuple[int, int]
    lands: tuple[int, int]
    stones: tuple[int, int]


GameEvent: TypeAlias = (
    TableSet
    | TurnBegun
    | Drawn
    | CardsDrawn
    | HandRedrawn
    | LayoutSealed
    | LayoutKept
    | LayoutReopened
    | Organised
    | StopsSet
    | StonesChanged
    | DominanceShown
    | FirstNamed
    | CardPlayed
    | CardDispelled
    | CardsSeen
    | AnsweredAhead
    | StonesUnspent
    | SheetsShown
    | ShieldTurned
    | FlightShown
    | Moved
    | Reinforced
    | FlightStopped
    | StrongholdLost
    | ShieldLost
    | CardsDiscarded
    | CombatBegun
    | CommandSaid
    | CommandsShown
    | EffectBegun
    | AreaHit
    | Declared
    | PrimariesShown
    | Bribed
    | BriberyFailed
    | Destroyed
    | ShotPlaced
    | Channelled
    | SentAway
    | MatchDecided
    | StruckAt
    | ControlCounted
    | CardsSaved
    | Healed
    | Retreated
    | GuardianHeld
    | TerrainLost
    | SpaceSettled
    | SettlementKept
    | PlayerLeft
    | MatchEnded
)
