"""What happens at a table of Power, as events. Without an audience they are public.

A round that is resolved tells itself phase by phase, in this order: SheetsRevealed, MercenariesOrdered, PenaltyPaid,
OrdersExecuted, MissilesStruck, TieBroken (and StandOff), FightWon, BootyTaken, PowerCollected, FlagsTaken,
PlayerEliminated; then RoundBegun or MatchEnded. What did not happen is not told. (With the option `missile_timing`,
MissilesStruck comes where that puts it: between TieBroken and StandOff, or before OrdersExecuted.)
"""

from typing import Literal, TypeAlias

import msgspec

from bot.games.contract import Event, Seat
from bot.games.power.board.state import (
    Bounce,
    Colour,
    Ending,
    Fall,
    Fight,
    Moved,
    Occupied,
    Order,
    Piece,
    Place,
    RevealedSheet,
    Strike,
)


class TableSet(Event, frozen=True, kw_only=True, tag="table-set"):
    """The corners are taken: `armies` per seat, `wishes` the corners that were asked for ("" for none).

    `denied` lists the seats whose wish somebody who joined before them had got. `referee` was drawn by lot.
    """

    armies: tuple[tuple[Colour, ...], ...]
    wishes: tuple[Literal["", "V", "B", "J", "R"], ...]
    denied: tuple[Seat, ...]
    mercenary: Colour | None
    referee: Seat


class RoundBegun(Event, frozen=True, kw_only=True, tag="round-begun"):
    """A round begins, and everybody writes (phase 1). `rounds` is None without a limit; `last` announces the end."""

    round: int
    rounds: int | None
    last: bool
    referee: Seat


class SheetSealed(Event, frozen=True, kw_only=True, tag="sheet-sealed"):
    """A seat's sheet is in. Nothing is said when it is replaced."""

    seat: Seat


class SheetKept(Event, frozen=True, kw_only=True, tag="sheet-kept"):
    """A seat (its audience) has its sheet confirmed."""

    orders: tuple[Order, ...]


class SheetReopened(Event, frozen=True, kw_only=True, tag="sheet-reopened"):
    """A seat has taken its sealed sheet back."""

    seat: Seat


class SheetsRevealed(Event, frozen=True, kw_only=True, tag="sheets-revealed"):
    """All sheets are in and are read, beginning with the referee (phase 2). Illegal lines are among them."""

    round: int
    sheets: tuple[RevealedSheet, ...]


class MercenaryOrders(msgspec.Struct, frozen=True, kw_only=True):
    """All that several players ordered for the mercenary pieces of one kind on one place.

    `pieces` is how many stand there; `wanted` is each line: who wrote it, and the target. `carried_out` has each
    target once for every piece that goes there; it is empty if the lines cancelled each other.
    """

    piece: Piece
    place: Place
    pieces: int
    wanted: tuple[tuple[Seat, Place], ...]
    carried_out: tuple[Place, ...]


class MercenariesOrdered(Event, frozen=True, kw_only=True, tag="mercenaries-ordered"):
    """Several players have ordered the same mercenary pieces about, more than there are."""

    orders: tuple[MercenaryOrders, ...]


class PenaltyPaid(Event, frozen=True, kw_only=True, tag="penalty-paid"):
    """A seat none of whose lines was carried out pays one Power. `empty`: there was no line at all.

    Without any Power its smallest piece becomes Power first: `piece`, taken from `place`. If that is a large piece,
    it becomes three of `small`; one of them is turned into Power, the other two go to the reserve. `power` is what is
    left in the reserve then. `army` None: there was nothing to take.
    """

    seat: Seat
    empty: bool
    army: Colour | None
    piece: Piece | None = None
    place: Place | None = None
    small: Piece | None = None
    power: int = 0


class OrdersExecuted(Event, frozen=True, kw_only=True, tag="orders-executed"):
    """Everything has moved and been exchanged: the board before missiles, ties and fights, with all moves."""

    round: int
    places: tuple[Occupied, ...]
    moves: tuple[Moved, ...]


class MissilesStruck(Event, frozen=True, kw_only=True, tag="missiles-struck"):
    """Mega-missiles have struck, all at once, and destroyed everything but flags."""

    strikes: tuple[Strike, ...]


class TieBroken(Event, frozen=True, kw_only=True, tag="tie-broken"):
    """The strongest on a place are equal, and those of them who had just come go back (phase 3)."""

    bounce: Bounce


class StandOff(Event, frozen=True, kw_only=True, tag="stand-off"):
    """The strongest on a place are equal and none of them has just come: everybody stays, nothing is captured."""

    bounce: Bounce


class FightWon(Event, frozen=True, kw_only=True, tag="fight-won"):
    """A fight is won, and the beaten pieces are captured (phases 3 and 4)."""

    fight: Fight


class BootyAsked(Event, frozen=True, kw_only=True, tag="booty-asked"):
    """Two armies of a seat have won a fight in equal shares; it says into which reserve the captured pieces go."""

    seat: Seat
    place: Place
    pieces: tuple[Piece, ...]


class BootyTaken(Event, frozen=True, kw_only=True, tag="booty-taken"):
    """A seat has put captured pieces into the reserve of one of its armies."""

    seat: Seat
    place: Place
    pieces: tuple[Piece, ...]
    army: Colour


class Income(msgspec.Struct, frozen=True):
    """The Power that an army has collected: one for each of these enemy territories."""

    army: Colour
    territories: tuple[Colour, ...]


class PowerCollected(Event, frozen=True, kw_only=True, tag="power-collected"):
    """Armies have collected Power (phase 5). Those without any are not listed."""

    income: tuple[Income, ...]


class FlagsTaken(Event, frozen=True, kw_only=True, tag="flags-taken"):
    """Armies have lost their flags (phase 6)."""

    falls: tuple[Fall, ...]


class PlayerEliminated(Event, frozen=True, kw_only=True, tag="player-eliminated"):
    """A seat has no flag of its own any more and is out."""

    seat: Seat


class PlayerLeft(Event, frozen=True, kw_only=True, tag="player-left"):
    """A player has resigned: the pieces of these armies leave the game, and their territories are neutral."""

    seat: Seat
    armies: tuple[Colour, ...]


class MatchEnded(Event, frozen=True, kw_only=True, tag="match-ended"):
    """The match is over.

    `reason`: "flags" (one player has all his rivals' flags), "nobody" (no flag stands), "rounds" (the final count at
    the limit), "standstill" (a match without a limit in which nobody acts any more, counted), "resigned". `strengths`
    and `flags` are the final count per seat; `ranking` is empty if nobody has won.
    """

    reason: Ending
    ranking: tuple[tuple[Seat, ...], ...]
    strengths: tuple[int, ...]
    flags: tuple[int, ...]


GameEvent: TypeAlias = (
    TableSet
    | RoundBegun
    | SheetSealed
    | SheetKept
    | SheetReopened
    | SheetsRevealed
    | MercenariesOrdered
    | PenaltyPaid
    | OrdersExecuted
    | MissilesStruck
    | TieBroken
    | StandOff
    | FightWon
    | BootyAsked
    | BootyTaken
    | PowerCollected
    | FlagsTaken
    | PlayerEliminated
    | PlayerLeft
    | MatchEnded
)
