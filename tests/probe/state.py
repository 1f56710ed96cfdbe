"""The pieces of Probe: what a table holds, what a seat may see of it, and what can be said and done there."""

from typing import Literal, TypeAlias

import msgspec

from bot.games import forms
from bot.games.contract import Event, Outcome, Seat

Card: TypeAlias = Literal["net", "shell"]
Reef: TypeAlias = Literal["A", "B", "C"]
NetOrder: TypeAlias = Literal["ask", "never", "for-myself", "always"]
Phase: TypeAlias = Literal["dive", "raid", "serpent", "nets", "over"]

REEFS: tuple[Reef, ...] = ("A", "B", "C")
DECK: tuple[Card, ...] = ("net",) * 5 + ("shell",) * 7
DIVERS = 3


# Before the match


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a table.

    `letters` is the length of the secret words. Pearls of a reef that two players dive for with equal strength stay
    unclaimed, or each of the two takes `one`. With `anchor` the captain may anchor at a reef, where he wins against
    equals.
    """

    rounds: Literal[1, 2, 3] = 2
    letters: Literal[4, 5, 6] = 4
    equal_divers: Literal["none", "one"] = "none"
    serpent: bool = True
    anchor: bool = False


class Entry(msgspec.Struct, frozen=True):
    """What a player brings: a secret word of different letters."""

    word: str


# The table


class Order(msgspec.Struct, frozen=True):
    """One line of a sheet: so many divers go to a reef."""

    reef: Reef
    divers: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """All that belongs to one seat.

    `shown` are the places of the letters of the word that have been shown. `sheet` (in the phase "dive") and `net` (in
    the phase "nets": thrown or not) are sealed answers, None until they are in. `dived` is the latest revealed sheet.
    """

    word: str
    shown: tuple[int, ...] = ()
    hand: tuple[Card, ...] = ()
    pearls: int = 0
    sheet: tuple[Order, ...] | None = None
    net: bool | None = None
    dived: tuple[Order, ...] = ()
    left: bool = False


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A table of Probe.

    `serpent` is the seat that holds the token, None if the table plays without. `victim` is the seat that the captain
    is raiding, None outside the phases "serpent" and "nets". `torn` counts the nets that were thrown. `anchor` is the
    captain's sealed answer in the phase "dive", None until it is in; `anchored` is the latest revealed one.
    """

    options: Options
    phase: Phase
    round: int
    captain: Seat
    serpent: Seat | None
    reefs: tuple[int, ...]
    players: tuple[Player, ...]
    pile: tuple[Card, ...]
    torn: int = 0
    victim: Seat | None = None
    anchor: "Anchor | Pass | None" = None
    anchored: Reef | None = None
    outcome: Outcome | None = None


# What a seat may know of it


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player as a seat sees him.

    `word` has dots for the letters that the seat does not know; `hand` is None unless the seat may look at the cards,
    whose number `cards` everybody knows. `ready` tells that his sheet is in.
    """

    word: str
    hand: tuple[Card, ...] | None
    cards: int
    pearls: int
    ready: bool
    dived: tuple[Order, ...]
    left: bool


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that `seat` (None: the public) may know.

    `sheet`, `net` and `anchor` are the seat's own sealed answers. The other fields are those of the state.
    """

    seat: Seat | None
    options: Options
    phase: Phase
    round: int
    captain: Seat
    serpent: Seat | None
    reefs: tuple[int, ...]
    players: tuple[PlayerView, ...]
    pile: int
    torn: int
    victim: Seat | None
    sheet: tuple[Order, ...] | None
    net: bool | None
    anchor: "Anchor | Pass | None"
    anchored: Reef | None
    outcome: Outcome | None


# What a seat may do


class Sheet(msgspec.Struct, frozen=True, tag="sheet"):
    """Send divers to the reefs, in secret. Without orders everybody stays on board."""

    orders: tuple[Order, ...] = ()


class Raid(msgspec.Struct, frozen=True, tag="raid"):
    """Set out to take a pearl from another player."""

    victim: Seat


class Rest(msgspec.Struct, frozen=True, tag="rest"):
    """Stay at home and draw a card."""


class Bite(msgspec.Struct, frozen=True, tag="bite"):
    """Let the serpent bite: the raid is off, and the captain gets the token."""


class ThrowNet(msgspec.Struct, frozen=True, tag="net"):
    """Throw a net from the hand: the raid fails."""


class Anchor(msgspec.Struct, frozen=True, tag="anchor"):
    """Anchor at a reef, in secret: there the captain wins against equals."""

    reef: Reef


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Do nothing against the raid, or anchor nowhere."""


Action: TypeAlias = Sheet | Raid | Rest | Bite | ThrowNet | Anchor | Pass


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Standing orders: the sheet for every round (empty: ask me), and when to throw a net."""

    orders: tuple[Order, ...] = ()
    nets: NetOrder = "ask"


Answer: TypeAlias = Action | Plan
"""What a draft can become: an action, or a plan for the standing question."""


class Line(msgspec.Struct, frozen=True, tag="line"):
    """A line of a half-made sheet; the number of divers may still be missing."""

    reef: Reef
    divers: int | None = None


class Unread(msgspec.Struct, frozen=True, tag="unread"):
    """A typed line that could not be read: it stays until it is typed anew or struck."""

    text: str


class Draft(forms.Draft, frozen=True, kw_only=True):
    """A half-made answer: the lines of a sheet and when to throw nets, or the choice made elsewhere."""

    lines: tuple[Line | Unread, ...] = ()
    nets: NetOrder = "ask"


# What happens


class RoundBegun(Event, frozen=True, kw_only=True, tag="round-begun"):
    """Pearls are washed to the reefs, and there is a captain for the round."""

    round: int
    captain: Seat
    reefs: tuple[int, ...]


class CardsDrawn(Event, frozen=True, kw_only=True, tag="cards-drawn"):
    """A seat (its audience) sees the cards that it has drawn."""

    cards: tuple[Card, ...]


class LetterShown(Event, frozen=True, kw_only=True, tag="letter-shown"):
    """Everybody sees a letter of a seat's word, at its place."""

    seat: Seat
    place: int
    letter: str


class SheetSealed(Event, frozen=True, kw_only=True, tag="sheet-sealed"):
    """A seat's sheet is in. Nothing is said when it is replaced."""

    seat: Seat


class SheetKept(Event, frozen=True, kw_only=True, tag="sheet-kept"):
    """A seat (its audience) has its sheet confirmed."""

    orders: tuple[Order, ...]


class SheetTakenBack(Event, frozen=True, kw_only=True, tag="sheet-taken-back"):
    """A seat has taken its sealed sheet back: the others wait for it again."""

    seat: Seat


class AnchorKept(Event, frozen=True, kw_only=True, tag="anchor-kept"):
    """The captain (its audience) has it confirmed where he anchors."""

    reef: Reef | None


class SheetsRevealed(Event, frozen=True, kw_only=True, tag="sheets-revealed"):
    """All sheets are in: what each seat had ordered, the pearls that it brings up, and where the captain anchors."""

    sheets: tuple[tuple[Order, ...], ...]
    pearls: tuple[int, ...]
    anchor: Reef | None = None


class Rested(Event, frozen=True, kw_only=True, tag="rested"):
    """The captain stays at home and draws a card."""

    seat: Seat


class RaidBegun(Event, frozen=True, kw_only=True, tag="raid-begun"):
    """The captain has set out against a seat."""

    seat: Seat
    victim: Seat


class SerpentBit(Event, frozen=True, kw_only=True, tag="serpent-bit"):
    """The holder of the serpent has stopped the raid; the captain holds it now."""

    seat: Seat


class AnswerKept(Event, frozen=True, kw_only=True, tag="answer-kept"):
    """A seat (its audience) has its answer to the raid confirmed."""

    net: bool


class RaidDecided(Event, frozen=True, kw_only=True, tag="raid-decided"):
    """The raid has succeeded, or these seats have thrown nets and it has failed."""

    seat: Seat
    victim: Seat
    nets: tuple[Seat, ...]


class RaidOff(Event, frozen=True, kw_only=True, tag="raid-off"):
    """The captain or the victim is gone, and so is the raid."""


class PlayerLeft(Event, frozen=True, kw_only=True, tag="player-left"):
    """A player has resigned."""

    seat: Seat


class MatchEnded(Event, frozen=True, kw_only=True, tag="match-ended"):
    """The match is over: everybody sees all words and hands, the scores and the ranking."""

    words: tuple[str, ...]
    hands: tuple[tuple[Card, ...], ...]
    outcome: Outcome


ProbeEvent: TypeAlias = (
    RoundBegun
    | CardsDrawn
    | LetterShown
    | SheetSealed
    | SheetKept
    | SheetTakenBack
    | AnchorKept
    | SheetsRevealed
    | Rested
    | RaidBegun
    | SerpentBit
    | AnswerKept
    | RaidDecided
    | RaidOff
    | PlayerLeft
    | MatchEnded
)
