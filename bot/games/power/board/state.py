"""The pieces of Power, the orders that move them, and the state of a table.

Everything is named as in the French notation, whatever language a player reads. Armies: V, B, J, R (green, blue,
yellow, red), clockwise from the north-west corner. Places: V0 to V8 are the sectors of V's territory, HQV is its
headquarters and RVV its reserve beside the board; IN, IE, IS, IW, IX are the islands, S1 to S12 the sea sectors (a
table may see other numbers on those: option `sea_labels`). Pieces: S soldier, T tank, C fighter, D destroyer,
R regiment, A heavy tank, B bomber, CR cruiser, M mega-missile. P is a Power, which only ever lies in a reserve.
"""

from typing import Literal, TypeAlias

import msgspec

from bot.games.contract import Outcome, Problem, Seat

Colour: TypeAlias = Literal["V", "B", "J", "R"]
Piece: TypeAlias = Literal["S", "T", "C", "D", "R", "A", "B", "CR", "M"]
Material: TypeAlias = Literal["S", "T", "C", "D", "R", "A", "B", "CR", "M", "P"]
Place: TypeAlias = str
Phase: TypeAlias = Literal["orders", "booty", "over"]
Ending: TypeAlias = Literal["flags", "nobody", "rounds", "standstill", "resigned"]

COLOURS: tuple[Colour, ...] = ("V", "B", "J", "R")
"""The armies clockwise; whatever is kept per army is kept in this order."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a table; the defaults are the rulebook's, or the rulings on what it leaves open.

    `round_limit`: rounds until the final count. `talk` is shown and not enforced. `authentic_illegal_orders`: lines
    that cannot be carried out may be sealed, and are lost. `pairing`: which two armies a player of two has.
    `mercenary_clash`: "seed" cancels lines only if the pieces are too few (rule 8.2), "strict" always.
    `missile_timing`: when launched missiles strike. `sea_labels`: which numbers the sea sectors bear.
    """

    round_limit: Literal["12", "16", "20", "30", "none"] = "20"
    talk: Literal["silent", "open", "private"] = "silent"
    authentic_illegal_orders: bool = False
    pairing: Literal["adjacent", "opposite"] = "adjacent"
    mercenary_clash: Literal["seed", "strict"] = "seed"
    missile_timing: Literal["after_all_moves", "after_ties", "sequential"] = "after_all_moves"
    hq_counts_for_income: bool = True
    empty_hq_capture: bool = True
    bounce_to_reserve: bool = True
    penalty_all_illegal: bool = True
    ship_hq_to_8: bool = True
    ship_island_to_corner_sector: bool = True
    sea_labels: Literal["spear_reconstructed", "by_territory", "channels_first", "pgi"] = "spear_reconstructed"


class Entry(msgspec.Struct, frozen=True):
    """What a player brings: the corner that he would like, or none in particular."""

    corner: Literal["", "V", "B", "J", "R"] = ""


# Orders


class Batch(msgspec.Struct, frozen=True, gc=False):
    """So many equal pieces (or Power) that go into an exchange."""

    count: int
    kind: Material


class Move(msgspec.Struct, frozen=True, gc=False, tag="move"):
    """Move one piece of an army from a place to another (`T V4 V6`), or from its reserve to its HQ (`T RV HQ`)."""

    army: Colour
    piece: Piece
    start: Place
    target: Place


class Exchange(msgspec.Struct, frozen=True, gc=False, tag="exchange"):
    """Exchange what an army has on one place: `2P ERV S` buys, `3T EV4 A` merges, `CR+A+R EV3 M` makes a missile."""

    army: Colour
    place: Place
    spent: tuple[Batch, ...]
    made: Piece


class Launch(msgspec.Struct, frozen=True, gc=False, tag="launch"):
    """Launch a mega-missile of an army at any place (`M V3 HQB`)."""

    army: Colour
    start: Place
    target: Place


Order: TypeAlias = Move | Exchange | Launch


# The table


class Stack(msgspec.Struct, frozen=True, gc=False):
    """The pieces of one army on one place of the board, in the order S T C D R A B CR M."""

    place: Place
    army: Colour
    pieces: tuple[Piece, ...]


class Army(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What belongs to one colour beside the board.

    `owner` is the seat that commands it, None for the mercenaries. `flag` is the army in whose headquarters this
    army's flag stands: its own while it is in the game, None once the flag has left the game. `reserve` is in the order
    of `Stack.pieces`.
    """

    owner: Seat | None
    flag: Colour | None
    reserve: tuple[Piece, ...] = ()
    power: int = 0


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """All that belongs to one seat.

    `armies`: the colours it commands, two in a match of two; what falls to "the first in seat order" falls to the
    first. `wish` is the corner that was asked for. `sheet` is the sealed sheet of this round, None until it is in.
    `fell` is the round in which the last of its flags was taken. `left`: it has resigned; `resigned` is the round in
    which it did so while it was in the game (0 also where version 1 of the rules did not note it).
    """

    armies: tuple[Colour, ...]
    wish: Literal["", "V", "B", "J", "R"] = ""
    sheet: tuple[Order, ...] | None = None
    fell: int | None = None
    left: bool = False
    resigned: int = 0

    @property
    def plays(self) -> bool:
        """Tell whether it has a flag and has not resigned."""
        return self.fell is None and not self.left

    @property
    def writes(self) -> bool:
        """Tell whether its sheet is still to come."""
        return self.sheet is None and self.fell is None and not self.left


class Booty(msgspec.Struct, frozen=True, kw_only=True):
    """Captured pieces whose owner must say into which of his two reserves they go (match of two, equal shares)."""

    seat: Seat
    place: Place
    pieces: tuple[Piece, ...]


class Force(msgspec.Struct, frozen=True, gc=False):
    """The pieces of one army on one place, in the order of `Stack.pieces`, with their strength."""

    army: Colour
    pieces: tuple[Piece, ...]
    strength: int


class Occupied(msgspec.Struct, frozen=True, gc=False):
    """A place of the board with all the pieces on it, army by army."""

    place: Place
    forces: tuple[Force, ...]


class Moved(msgspec.Struct, frozen=True, gc=False):
    """One piece that has moved in a round; `start` may be a reserve."""

    army: Colour
    piece: Piece
    start: Place
    target: Place


class Side(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One side of a fight or a tie: a player (None: the mercenaries) with the pieces of all his armies there."""

    seat: Seat | None
    forces: tuple[Force, ...]
    strength: int


class Bounce(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A tie of the strongest sides on a place, after which their pieces that had just come went back.

    `sides` are all sides there, the strongest first; the first `tied` of them are equal. `back` are the pieces that go
    back, each from `target` (this place) to its `start`. None of them: the tie lasts, and nobody captures anything.
    `wave` counts from 1: what happens in one wave happens at the same moment.
    """

    wave: int
    place: Place
    sides: tuple[Side, ...]
    tied: int
    back: tuple[Moved, ...]


class Fight(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A fight that was won: the first of `sides` captures the pieces of all others.

    `booty` is the army in whose reserve the captured pieces are put, None while its owner is asked.
    """

    place: Place
    sides: tuple[Side, ...]
    captured: tuple[Piece, ...]
    booty: Colour | None


class Strike(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A place that missiles have struck: whose they were, from where, and what they have destroyed.

    `destroyed` has the pieces by army; `power` is the Power destroyed in a reserve.
    """

    target: Place
    missiles: tuple[tuple[Colour, Place], ...]
    destroyed: tuple[Force, ...]
    power: int


class Fall(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An army that has lost its flag.

    `captor` is the army whose soldiers have taken it; `heir` gets everything: the captor, or whoever took the captor's
    own flag in the same round. None: a circle of captures, in which everything leaves the game. `pieces` and `power`
    are what the heir gets.
    """

    army: Colour
    captor: Colour
    heir: Colour | None
    pieces: tuple[Piece, ...]
    power: int


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What the rules say to one written order.

    `reason` is why it is not carried out, None if it is. `joined`: an order for mercenaries that another player's
    identical one carries out as well. `cancelled`: it is lost because of other players' orders.
    """

    order: Order
    reason: Problem | None = None
    joined: bool = False
    cancelled: bool = False


class RevealedSheet(msgspec.Struct, frozen=True):
    """A seat's sheet as it is read aloud, line by line with its verdicts. Who has sealed nothing has no lines."""

    seat: Seat
    lines: tuple[Verdict, ...]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a round has brought, for a look at the board after it.

    `sheets` are those that were read aloud, `moves` all moves that were carried out, in the order of reading. `before`
    is the board after all moves, before missiles and fights. `income` has the territories that paid, per army.
    """

    round: int
    sheets: tuple[RevealedSheet, ...] = ()
    moves: tuple[Moved, ...] = ()
    before: tuple[Occupied, ...] = ()
    strikes: tuple[Strike, ...] = ()
    bounces: tuple[Bounce, ...] = ()
    fights: tuple[Fight, ...] = ()
    income: tuple[tuple[Colour, ...], ...] = ((), (), (), ())
    falls: tuple[Fall, ...] = ()


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A table of Power.

    `round` counts from 1. `referee` reads first. `armies` are in the order of COLOURS. `board` is in the order of the
    data file's places, and there in that of COLOURS. `booty` is what the phase "booty" asks for. `idle` counts the
    latest rounds in a row in which nobody carried an order out. `report` is about the latest round that was resolved;
    in the phase "booty" it is about the present one, as far as that has come.
    """

    options: Options
    phase: Phase
    round: int
    referee: Seat
    players: tuple[Player, ...]
    armies: tuple[Army, ...]
    board: tuple[Stack, ...]
    booty: tuple[Booty, ...] = ()
    idle: int = 0
    report: Report | None = None
    outcome: Outcome | None = None


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a sheet in the making: a whole order, parts of one, or text that could not be read.

    `kind` is "" until it is chosen. The other parts are empty while they are not chosen: a move has army, piece, start
    and target; a purchase ("buy") and a merger have army, `piece` for what is made, `start` for where, and `spent`; a
    missile to be made the same, with the piece M; a launch has army, start and target. What follows from the other
    parts is filled in by itself. `text` is what was typed where that could not be read (kind "unread"). An `optional`
    line is left out of the sheet if it cannot be carried out.
    """

    kind: Literal["", "move", "buy", "merge", "missile", "launch", "unread"] = ""
    army: Literal["", "V", "B", "J", "R"] = ""
    piece: Literal["", "S", "T", "C", "D", "R", "A", "B", "CR", "M"] = ""
    start: Place = ""
    target: Place = ""
    spent: tuple[Batch, ...] = ()
    text: str = ""
    optional: bool = False
