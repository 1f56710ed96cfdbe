"""The pieces of Guardians: all that a table holds. Cards that lie together unordered are sorted by id.

Cards have no identity beyond their id: two Archers are the same, so that nobody can follow one that was seen through
a pen, a hand or a deck. Only on a battlefield, where everything is open, cards get numbers (`Fighter.number`).
"""

from typing import Literal, TypeAlias

import msgspec

from bot.games.contract import Outcome, Seat
from bot.games.guardians.abilities import Ability
from bot.games.guardians.cards import CardId, Deck
from bot.games.guardians.table.actions import (
    Action,
    Bribe,
    Cards,
    Channel,
    CombatOrders,
    Play,
    Raise,
    Shoot,
    Suggestion,
    WindowOrders,
)
from bot.games.guardians.table.places import Place

Wings: TypeAlias = tuple[bool, bool, bool]
"""Something about each of a seat's home spaces, from its own left to its right."""
Phase: TypeAlias = Literal["organise", "movement", "settlement", "over"]
Ending: TypeAlias = Literal["guardian", "shields", "lands", "turns", "resigned"]

DecisionKind: TypeAlias = Literal[
    "organise",  # lay out, discard: both, sealed
    "foresight",  # take the dominance card or discard it (Tes Let)
    "upcards",  # cards that answer the dominance cards, or are played before the first move
    "march",  # turn a shield and use it, or play a card first
    "flight",  # an answer to a flying shield
    "storm",  # attack the Guardian at once after entering his ruins
    "sheet",  # all that shall be done in a combat, played by sheets: both, sealed
    "council",  # the same again, once the first primaries are known: both, sealed
    "command",  # use a command card, yes or no
    "command-card",  # which one: sealed
    "responses",  # answers to the command cards
    "declare",  # say what the next primary will be
    "primary",  # the next primary attacker: both, sealed
    "bribery",  # bribe: both, sealed
    "steal",  # an answer to a bribery (a spell, or counter-bribery as a house rule)
    "reveal",  # cards that are played between bribery and spells (Shroud of Grahzue), and detonation
    "spells",  # spells before something is destroyed
    "modifiers",  # shots, channelling, spells
    "shot",  # an answer to a shot
    "channel",  # an answer to a channel
    "between",  # cards that are played between match-ups
    "secondary",  # the next secondary attack, or no more
    "strike",  # channelling and spells of the secondary attacker, before comparing
    "recover",  # cards that may be saved from the graveyard
    "heal",  # who heals whom
    "retreat",  # where to, or give the shield up
    "merge",  # which of two shields that meet stays, and what is discarded
    "overflow",  # what is discarded where a space holds too much
    "spoils",  # cards that are played after a shield was destroyed
    "settle",  # terrains: both, sealed
    "hammer",  # an answer to the terrains
    "dispel",  # an answer to a card that was played outside of combats
]


class Options(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The settings of a table (rule 10.4).

    `immune_count`: creatures that were shut out by immunity count for control (ruling R02).
    `counter_bribery`: a bribed creature may be kept by a further bribery card (house rule 9.1).
    `second_command_spell`: a command spell may be played after a command creature (ruling R07; replays the rulebook's
    example to the letter). `deck_limits`: 55 cards at least, five copies at most (custom). `memory`: nobody
    looks under his own shields away from home while he organises (rule 4.2). `turn_limit`: a house rule, so that no
    match goes on for ever; after that turn fewer shields lost, then more land, then more stones win. With "none" the
    match is decided like that after sixty turns.

    `pace`: combats are fought by sheets that both seal before, or step by step. `council` (by sheets): both may change
    their sheets once when the first primaries are known. `windows`: windows in which one card or another may be played
    are answered by orders that everybody has given, or each is asked. `open_sheets` (by sheets): after a combat both
    players, and nobody else, see by which sheets it was fought.
    """

    pace: Literal["sheets", "steps"] = "sheets"
    council: bool = False
    windows: Literal["orders", "asked"] = "orders"
    immune_count: bool = False
    counter_bribery: bool = False
    second_command_spell: bool = False
    deck_limits: bool = True
    memory: bool = False
    turn_limit: Literal["none", 10, 15, 20, 30] = 20
    open_sheets: bool = False


# The table


class Stronghold(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True, gc=False):
    """A home card: what lies below it, and beside it.

    `below` are the creatures under the card, `shown` those of them that have been turned face up this turn (they have
    channelled). `upgrade` and `downgrade` lie beside the left and right cards only.
    """

    card: CardId
    ruined: bool = False
    below: Cards = ()
    shown: Cards = ()
    upgrade: CardId | None = None
    downgrade: CardId | None = None


class Ground(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True, gc=False):
    """A disputed space: the terrain card on it, and whose it is. Face down it has no type (ruling R30)."""

    terrain: CardId | None = None
    face_down: bool = False
    owner: Seat | None = None


class Army(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True, gc=False):
    """All that one player has on a space: creatures and their items, with or without a shield.

    Without a shield (`shield` None) only on an own stronghold card. `turned` and `flew` are about this turn. At most
    one army a player and space; both players have one on the same space only while they fight for it.

    `known` are those of its creatures and items that both players have seen (in a flight, at the end of a combat) and
    that are certainly still there. Whoever lets cards leave it face down, or arranges it anew, makes it empty.
    """

    owner: Seat
    place: Place
    shield: CardId | None = None
    turned: bool = False
    flew: bool = False
    creatures: Cards = ()
    items: Cards = ()
    known: Cards = ()


class Player(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True, gc=False):
    """All that belongs to one seat.

    `deck` is ordered, the next card first. `drawn` is what was drawn this turn and not put away yet; storage hand =
    `drawn`, `pen` and `depot` (and what lies at home, ruling R20). `dominance` is the card turned up this turn; if
    `dominance_is_discard` it was shown from the discard pile and stays there. `number` is its number, which counts
    for the next draw. `redrawn`: the opening hand was drawn anew.
    """

    deck_list: Deck
    guardian: CardId
    strongholds: tuple[Stronghold, Stronghold, Stronghold]
    stones: int
    deck: Cards
    drawn: Cards = ()
    pen: Cards = ()
    depot: Cards = ()
    discard: Cards = ()
    accessories: Cards = ()
    dominance: CardId | None = None
    dominance_is_discard: bool = False
    number: int = 0
    shields_lost: int = 0
    redrawn: bool = False
    left: bool = False


class Sight(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a card has let a seat see this turn: cards as they were then, or the vitality of a space."""

    what: Literal["storage", "vitality", "hand"]
    cards: Cards = ()
    place: Place | None = None
    amount: int = 0


class Lasting(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True, gc=False):
    """An effect in force that is not simply the text of a card on the table.

    `seat` has played it, `card` is its source, `fighter` the source's number on the battlefield if it has one, `target`
    the fighter that it was put on. `ends` with the match-up, the combat or the turn. `used` counts for effects that
    work a limited number of times. `amount`: the value of a stolen shot, or the stones paid.
    """

    seat: Seat
    card: CardId
    ability: Ability
    ends: Literal["match-up", "combat", "turn"]
    fighter: int | None = None
    target: int | None = None
    amount: int = 0
    used: int = 0


# A combat

Role: TypeAlias = Literal["command", "primary", "shot", "secondary", "aside", "reserve", "guardian"]


class Fighter(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True, gc=False):
    """A card on the battlefield, open to everybody; numbered in the order of appearance, from 1.

    `match` is the match-up (or secondary attack) that it was played in, `against` its opponent or target there, also
    after that one is gone. A shot's `against` is the primary that it supports. `channels` are the points that have been
    channelled to it in this combat, each with the card that gave them, negative if subtracted, 0 if wasted.
    `hurts`: its opponent is not immune to it. `beaten_by`: the fighter that beat it. `silenced`: its text is blank (a
    dispelled command, Elandar). `worth` is the value of a shot. `locked`: nothing may be added to its match-up any
    more. `healed` has come back in this combat. `excluded`: a text leaves it out of the control total. Cards that are
    bribed or destroyed leave the battlefield: they are gone from the list.
    """

    number: int
    owner: Seat
    card: CardId
    role: Role
    match: int = 0
    against: int | None = None
    channels: "tuple[Term, ...]" = ()
    hurts: bool = True
    beaten_by: int | None = None
    silenced: bool = False
    worth: int = 0
    locked: bool = False
    healed: bool = False
    excluded: bool = False

    @property
    def received(self) -> int:
        """Add up what has been channelled to it."""
        return sum([term.amount for term in self.channels])


Stage: TypeAlias = Literal["commands", "match-ups", "secondary", "resolution", "aftermath"]

Step: TypeAlias = Literal[
    "sheets",  # where combats are fought by sheets
    "bells",  # channelers below join the defence
    "say-first",  # W1, the attacker
    "say-second",  # W1, the defender
    "command-cards",
    "responses",  # W2
    "commands-begin",  # cancelling, contradictions, area attacks, all else (ruling R04)
    "between",
    "declare",
    "primaries",
    "bribery",  # M1, W3
    "reveal",
    "spells",  # M2, W4
    "destruction",  # M3
    "areas",  # M4
    "modifiers",  # M5 to M9, W5
    "compare",  # M10
    "secondary",  # T1
    "secondary-bribery",  # T2, W8
    "secondary-destruction",
    "strike",  # T3
    "secondary-compare",  # T4
    "idols",  # stones for what counts at the resolution
    "control",
    "heal",
    "recover",
    "leave",
    "end",
]
"""What comes next in a combat (rules 6 and 11.3)."""


class Term(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One item of a sum: what it is, how much, and the card that it comes from."""

    kind: Literal[
        "base",
        "channel",
        "off-color",
        "terrain",
        "stronghold",
        "text",
        "team",
        "shot",
        "ally",
        "guardian",
        "control",
        "upgrade",
    ]
    amount: int
    card: CardId | None = None


class Sum(msgspec.Struct, frozen=True, gc=False):
    """A total with every term."""

    terms: tuple[Term, ...] = ()

    @property
    def total(self) -> int:
        """Add the terms up."""
        return sum([term.amount for term in self.terms])


class MatchUp(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True, gc=False):
    """A finished or running comparison, for the account: primaries face to face, or a secondary attack.

    `first` and `second` are the fighters of the attacker and of the defender (secondary: the striker and its target);
    their sums are filled in when they have been compared. `winner` is a fighter's number; None: a push, nobody beaten,
    or no comparison. `cause` is the card that turned the outcome against the sums, `shielded` the one by which the
    weaker one could not be hurt.
    """

    number: int
    secondary: bool = False
    first: int | None = None
    second: int | None = None
    first_card: CardId | None = None
    second_card: CardId | None = None
    first_sum: Sum = Sum()
    second_sum: Sum = Sum()
    winner: int | None = None
    compared: bool = False
    cause: CardId | None = None
    shielded: CardId | None = None


class Commanded(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A command card that has been shown, as it was used; `fighter` if it is a creature on the battlefield.

    `void`: it was dispelled or cancelled before its effect had `begun`.
    """

    seat: Seat
    card: CardId
    fighter: int | None = None
    partner: CardId | None = None
    discards: Cards = ()
    stones: int = 0
    void: bool = False
    begun: bool = False


class Pending(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Something that has been done in a combat and may still be answered before it takes effect.

    A spell or an item (on the discard pile by now), a bribery, a channel (paid for by now), or a shot (in place by
    now). `fighter` is whom it is aimed at; for a shot, the shooter. `points` are those of a channel. `stolen`: the
    bribery card is the enemy's own.
    """

    seat: Seat
    action: Play | Bribe | Channel | Shoot
    fighter: int | None = None
    points: int = 0
    stolen: bool = False


class Battlefield(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True, gc=False):
    """Everything about a combat that both players see. Sums are made from it alone.

    `origin` is where the attacker came from (his retreat). `storm`: the Guardian of the
    defender is attacked. `terrain` is the card that lies there, None if none or face down, `terrains` are its types or
    the stronghold's, `land` is what lies there. `stronghold` is the intact card
    that is fought for; its owner is the defender. Pairs are (seat 0, seat 1): `guardians`, `shields` over the fighting
    stacks, `upgrades` and `downgrades` beside each seat's stronghold in the column of the place (by whose stronghold it
    is), `accessories`, `numbers` of the dominance cards, `stones`.
    `hands` counts the single-bordered cards left in each combat hand, `depots` the double-bordered ones. `lasting` are
    the effects of commands, spells and items. `graveyard` lists what each side has lost in this combat, `bribed` who
    was sent to the pen. `bribes` are stolen bribery cards that a side holds until the end. `step` is what comes
    next. `shown` are the command cards, `pending` what was played and may still be answered, the latest last.
    `declared` is what each side has stated about its next primary. `revealed` are the creatures of a combat hand one of
    which goes to its pen by a command. `known` are those cards of each combat hand that both
    players have seen. `appeared` counts the fighters so far.
    """

    place: Place
    attacker: Seat
    origin: Place
    storm: bool = False
    terrain: CardId | None = None
    terrains: tuple[str, ...] = ()
    land: Literal["none", "card", "face_down", "home"] = "none"
    stronghold: CardId | None = None
    guardians: tuple[CardId, CardId]
    shields: tuple[CardId | None, CardId | None]
    upgrades: tuple[Cards, Cards] = ((), ())
    downgrades: tuple[Cards, Cards] = ((), ())
    accessories: tuple[Cards, Cards] = ((), ())
    numbers: tuple[int, int]
    stones: tuple[int, int]
    hands: tuple[int, int]
    depots: tuple[int, int]
    fighters: tuple[Fighter, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    stage: Stage = "commands"
    step: Step = "bells"
    shown: tuple[Commanded, ...] = ()
    pending: tuple[Pending, ...] = ()
    declared: tuple[str, str] = ("", "")
    revealed: Cards = ()
    known: tuple[Cards, Cards] = ((), ())
    appeared: int = 0
    commands: tuple[bool | None, bool | None] = (None, None)
    match_ups: tuple[MatchUp, ...] = ()
    graveyard: tuple[Cards, Cards] = ((), ())
    bribed: tuple[Cards, Cards] = ((), ())
    bribes: tuple[Cards, Cards] = ((), ())
    channelled: tuple[bool, bool] = (False, False)
    winner: Seat | None = None

    @property
    def defender(self) -> Seat:
        """Name the other seat."""
        return 1 - self.attacker


class Combat(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A combat: what everybody sees, and what each side still holds back (creatures and creature items).

    Secret like the hands are `quiet`, who wants to pass for good in this match-up, `bids`, what is left of the
    standing bids for it, and the `sheets` by which it is fought, if it is. `fight` is the sheet that the attacker has
    chosen with his march.
    """

    field: Battlefield
    creatures: tuple[Cards, Cards]
    items: tuple[Cards, Cards] = ((), ())
    quiet: tuple[bool, bool] = (False, False)
    bids: tuple[Raise | None, Raise | None] = (None, None)
    sheets: tuple[CombatOrders | None, CombatOrders | None] = (None, None)
    fight: Suggestion | None = None


class Asking(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A question that the match waits for; the last one of the list is the one that is open.

    `number` counts all questions of the match. Each of `seats` is asked, with several of them sealed; `answers` holds
    what is in, by seat. `passes` counts the passes in a row of a window in which the players take turns. `fighter`,
    `card` and `amount` say what is answered (a shot, a channel, a bribery, a flying shield's card). `held` is the
    action that goes on when the window closes. `path` is the way that it is about, with the start: of a flight, of a
    retreat; or the one space that is stormed. `taken_back`: a seat has taken its answer back and gives it by hand.
    """

    number: int
    kind: DecisionKind
    seats: tuple[Seat, ...]
    answers: tuple[Action | None, Action | None] = (None, None)
    passes: int = 0
    fighter: int | None = None
    card: CardId | None = None
    amount: int = 0
    held: Action | None = None
    by: Seat | None = None
    path: tuple[Place, ...] = ()
    taken_back: tuple[bool, bool] = (False, False)

    @property
    def reply(self) -> tuple[Seat, Action | None]:
        """Give the seat that alone is asked, and its answer. Raises ValueError if several are."""
        (seat,) = self.seats
        return seat, self.answers[seat]


class State(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A table of Guardians.

    `first` has the higher dominance this turn and acts first; `active` is whose shield is due. `asked` counts the
    questions so far. `grounds` are those of DISPUTED, in that order. `covered` tells which home spaces each seat had
    put under a shield when it organised last, `sights` what each seat has been let see this turn. `settled` are the
    spaces for which a creature was discarded in this settlement. While `upcards_shown` or `terrains_laid`, dominance
    cards or terrains lie there, or have been answered, and nobody has been asked about that yet. `fought` is the latest
    battlefield that was counted, as it lay then, for the account. `orders` are those for windows, secret like hands;
    `stops` the kinds of windows in which a seat is asked this turn all the same; `resting` seats turn no more shields.
    `last_sheets` are the combat sheets that each seat has sealed last, None if that was one of the filled-in ones;
    `shown_sheets` those of the latest combat, by seat, once both players have been shown them.
    """

    options: Options
    phase: Phase
    turn: int
    players: tuple[Player, Player]
    grounds: tuple[Ground, ...]
    armies: tuple[Army, ...] = ()
    covered: tuple[Wings, Wings] = ((True, True, True), (True, True, True))
    first: Seat | None = None
    active: Seat | None = None
    flights: tuple[int, int] = (0, 0)
    lasting: tuple[Lasting, ...] = ()
    combat: Combat | None = None
    fought: Battlefield | None = None
    askings: tuple[Asking, ...] = ()
    asked: int = 0
    sights: tuple[tuple[Sight, ...], tuple[Sight, ...]] = ((), ())
    settled: tuple[Place, ...] = ()
    upcards_shown: bool = False
    terrains_laid: bool = False
    orders: tuple[WindowOrders, WindowOrders] = (WindowOrders(), WindowOrders())
    stops: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    resting: tuple[bool, bool] = (False, False)
    last_sheets: tuple[CombatOrders | None, CombatOrders | None] = (None, None)
    shown_sheets: tuple[CombatOrders, CombatOrders] | None = None
    outcome: Outcome | None = None
