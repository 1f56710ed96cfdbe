"""The rules of the first game, in one file: what lies on the table, what is seen and done, what happens.

Two players choose a hand each, in secret. When both are in, they are shown: rock blunts scissors, scissors cut paper,
paper wraps rock. Whoever has won more rounds in the end wins; with equally many they share the victory.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Literal, TypeAlias

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Decision, Event, Nothing, Outcome, Seat, Step, Types
from bot.games.forms import Draft, Form, menu
from bot.games.parts import GameOfParts, Part
from bot.games.table import TableInPlay

Hand: TypeAlias = Literal["rock", "paper", "scissors"]
Hands: TypeAlias = tuple[Hand, Hand]

HANDS: Final[tuple[Hand, ...]] = ("rock", "paper", "scissors")
BEATS: Final[dict[Hand, Hand]] = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a table (rule 1.1)."""

    rounds: Literal[3, 5, 7] = 3


class State(msgspec.Struct, frozen=True, kw_only=True):
    """All that there is: the hands of the rounds that are over, and those that are sealed (None: not yet chosen)."""

    options: Options
    shown: tuple[Hands, ...] = ()
    sealed: tuple[Hand | None, Hand | None] = (None, None)
    outcome: Outcome | None = None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that `seat` (None: the public) may know; `own` is the hand that it has sealed."""

    seat: Seat | None
    options: Options
    shown: tuple[Hands, ...]
    own: Hand | None
    outcome: Outcome | None


class Show(msgspec.Struct, frozen=True, tag="show"):
    """Seal a hand, to be shown when both are in (rule 2.1)."""

    hand: Hand


class HandsShown(Event, frozen=True, kw_only=True, tag="shown"):
    """Both hands are shown (rule 2.1)."""

    hands: Hands
    winner: Seat | None


class PlayerLeft(Event, frozen=True, kw_only=True, tag="left"):
    """A player has resigned."""

    seat: Seat


GameEvent: TypeAlias = HandsShown | PlayerLeft


def winners(shown: tuple[Hands, ...]) -> list[Seat | None]:
    """Tell who has won each round (rule 2.2), None where both hands were the same (rule 2.3)."""
    return [None if first == second else int(BEATS[second] == first) for first, second in shown]


class Table(TableInPlay[State, GameEvent]):
    """The table while somebody acts."""

    def seal(self, seat: Seat, hand: Hand) -> None:
        """Take a hand in. When both are in, they are shown; after the last round the match is over (rule 1.2)."""
        other = self.state.sealed[1 - seat]
        if other is None:
            self.change(sealed=(None, hand) if seat else (hand, None))
            return
        hands = (other, hand) if seat else (hand, other)
        self.change(shown=(*self.state.shown, hands), sealed=(None, None))
        won = winners(self.state.shown)
        self.tell(HandsShown(hands=hands, winner=won[-1]))
        if len(won) == self.state.options.rounds:
            first, second = scores = (won.count(0), won.count(1))
            ranking = ((0, 1),) if first == second else ((0,), (1,)) if first > second else ((1,), (0,))
            self.change(outcome=Outcome(reason="rounds", ranking=ranking, scores=scores))

    def leave(self, seat: Seat) -> None:
        """End the match: the one who stays has won (rule 1.3)."""
        self.tell(PlayerLeft(seat=seat))
        self.change(sealed=(None, None), outcome=Outcome(reason="resigned", ranking=((1 - seat,), (seat,))))


def fill_in(view: View, decision: Decision, form: Form) -> Show | None:
    """Ask for a hand."""
    hand = form.ask("hand", HANDS, style="buttons")
    return None if hand is None else Show(hand)


HAND: Final[Part[View, Show, Table]] = Part(
    answers=Show,
    menu=menu(fill_in),
    sample=lambda view, decision, chance: Show(chance.pick(HANDS)),
    fallback=lambda view, decision: Show("rock"),  # ruling R01
    carry_out=lambda table, decision, action: table.seal(decision.seat, action.hand),
)


class FirstGame(GameOfParts[Options, Nothing, State, View, Show, Draft, Nothing, GameEvent]):
    """What the game is: its key, its types, its kinds of decisions; who is asked, and who may see what."""

    key: ClassVar[str] = "first_game"
    seats: ClassVar[range] = range(2, 3)
    types: ClassVar[Types] = Types(options=Options, state=State, view=View, action=Show, draft=Draft, event=GameEvent)
    random_start: ClassVar[bool] = False
    parts: ClassVar[Mapping[str, Part[Any, Any, Any]]] = {"hand": HAND}
    table = Table
    take_out = staticmethod(Table.leave)

    def set_up(self, entries: tuple[Nothing, ...], options: Options, chance: Chance) -> Step[State, GameEvent]:
        return Step(State(options=options), ())

    def waiting_on(self, state: State) -> tuple[Decision, ...]:
        number, asked = len(state.shown) + 1, () if state.outcome else enumerate(state.sealed)
        return tuple(
            Decision(id=f"hand-{number}-{seat}", seat=seat, kind="hand", sealed=True, answered=hand is not None)
            for seat, hand in asked
        )

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            options=state.options,
            shown=state.shown,
            own=None if seat is None else state.sealed[seat],
            outcome=state.outcome,
        )

    def imagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        hands = tuple(chance.pick(HANDS) if hand and owner != seat else hand for owner, hand in enumerate(state.sealed))
        return msgspec.structs.replace(state, sealed=hands)
