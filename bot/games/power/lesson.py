"""The first lesson in Power: two orders that meet, and a headquarters that is to be taken.

The newcomer has green, the house blue; the other two armies are out of the game. In the first round both send a soldier
to B8, two against two, and both bounce, while a green destroyer comes up. In the second round the blue soldier comes
home, so that twelve hold the headquarters: the green soldier and destroyer tie with them, tank and destroyer win
without anybody to take the flag, and all three take it. Whoever attacks later meets the same twelve.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from bot.games.contract import Decision, Event, Lesson, Seat
from bot.games.power.board.actions import Draft, Sheet
from bot.games.power.board.data import HQ, INFANTRY, strength_of
from bot.games.power.board.events import OrdersExecuted, RoundBegun
from bot.games.power.board.movement import ways_of
from bot.games.power.board.state import Army, Colour, Fight, Line, Move, Options, Piece, Place, Player, Stack, State
from bot.games.power.board.views import View
from bot.games.power.sheets import order_of

LEARNER: Final[Seat] = 0
GREEN: Final[Colour] = "V"
BLUE: Final[Colour] = "B"
GOAL: Final[Place] = HQ[BLUE]
GATE: Final[Place] = "B8"
"""Where the soldiers of both sides meet: the sector before the headquarters."""
LANDING: Final[Place] = "S2"
"""Where the destroyer comes up to."""
_FIRST: Final = 9
_LAST: Final = 12
"""The round after which the lesson is over even without an attack; the house can pay every penalty until then."""
_NAMES: Final[Mapping[str, str]] = {"S": "soldier", "T": "tank", "D": "destroyer"}
_ALL_THREE: Final = (15, 12)
"""The strengths in the fight that the advice leads to."""


class PowerLesson(Lesson):
    """The last rounds of a small match, up to the first attack on the blue headquarters."""

    version: ClassVar[int] = 1
    prompts: ClassVar[bool] = False

    def opening(self) -> State:
        return State(
            options=Options(),
            phase="orders",
            round=_FIRST,
            referee=LEARNER,
            players=(Player(armies=(GREEN,)), Player(armies=(BLUE,))),
            armies=(
                Army(owner=LEARNER, flag=GREEN, power=1),
                Army(owner=1 - LEARNER, flag=BLUE, power=3),
                Army(owner=None, flag=None),
                Army(owner=None, flag=None),
            ),
            board=(
                Stack("B5", GREEN, ("T",)),
                Stack("B6", BLUE, ("S",)),
                Stack("B7", GREEN, ("S",)),
                Stack(GOAL, BLUE, ("D",)),
                Stack("IN", GREEN, ("D",)),
            ),
        )

    def is_over(self, state: State) -> bool:
        return state.outcome is not None or state.round > _LAST or _fight(state) is not None or _is_tied(state)

    def advice(self, view: View, decision: Decision) -> Sheet:
        """Attack with all that reaches the headquarters as soon as nothing can stop it; until then bring pieces up."""
        ways = ways_of(view.options)
        own = _standing(view, GREEN)
        attack = tuple(Move(GREEN, piece, place, GOAL) for piece, place in own if GOAL in ways.reach(piece, place))
        sent = [move.piece for move in attack]
        defence = strength_of(piece for piece, _ in _standing(view, BLUE))
        if view.round > _FIRST and strength_of(sent) > defence and not INFANTRY.isdisjoint(sent):
            return Sheet(attack)
        moves = []
        for piece, place in own:
            reach = ways.reach(piece, place)
            near = [way for way in reach if way != GOAL and GOAL in ways.reach(piece, way)]
            if piece == "S" and view.round == _FIRST and GATE in reach:
                moves.append(Move(GREEN, piece, place, GATE))
            elif near and GOAL not in reach:
                moves.append(Move(GREEN, piece, place, near[0]))
        return Sheet(tuple(moves))

    def reply(self, view: View, decision: Decision) -> Sheet | None:
        """Send the blue soldier before the headquarters first, and home from the second round on."""
        target = GATE if view.round == _FIRST else GOAL
        outside = [Move(BLUE, piece, place, target) for piece, place in _standing(view, BLUE) if place != GOAL]
        return Sheet(tuple(outside)) if outside else None

    def asks(self, draft: Draft, question: str) -> bool:
        """Ask for a piece, then for its target; a sheet of moves needs no more."""
        return question == ("go" if _begun(draft) is None else "to")

    def topics(self, view: View, decision: Decision, draft: Draft | None) -> tuple[str, ...]:
        """Name the piece at hand and where it might go; else what has happened, and what the sheet still needs."""
        draft = Draft() if draft is None else draft
        orders = [order for line in draft.lines if (order := order_of(line)) is not None]
        if (line := _begun(draft)) is not None:
            return (f"to-{_NAMES.get(line.piece, 'other')}", _aim(view, line))
        if view.round == _FIRST:
            lands = Move(GREEN, "D", "IN", LANDING) in orders
            return ("seal" if lands else "second" if orders else "sheet",)
        blue = [place for _, place in _standing(view, BLUE)]
        reckoned = "reckon" if any(place != GOAL for place in blue) else "reckon-now"
        return ("attack-more", reckoned) if orders else (_met(view), "attack")

    def ending(self, state: State) -> tuple[str, ...]:
        """Tell how the attack has ended and why, by what stood there."""
        if _is_tied(state):
            return ("end-tie", "end-again")
        fight = _fight(state)
        if fight is None:
            return ("end-away", "end-again")
        if fight.sides[0].seat != LEARNER:
            return ("end-lost", "end-again")
        if state.outcome is None:
            return ("end-no-soldier", "end-again")
        spared = ("end-all-three",) if tuple(side.strength for side in fight.sides) == _ALL_THREE else ()
        return ("end-flag", *spared, "end-next")

    def is_told(self, event: Event) -> bool:
        return not isinstance(event, RoundBegun)

    def is_worth_a_picture(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, OrdersExecuted) for event in events)


def _standing(view: View, army: Colour) -> list[tuple[Piece, Place]]:
    """List the pieces of an army on the board, each with its place."""
    forces = [(force, here.place) for here in view.places for force in here.forces if force.army == army]
    return [(piece, place) for force, place in forces for piece in force.pieces]


def _begun(draft: Draft) -> Line | None:
    """Give the line at hand whose piece is chosen and that lacks its target."""
    line = None if draft.at is None else draft.lines[draft.at]
    return line if line is not None and line.piece and order_of(line) is None else None


def _aim(view: View, line: Line) -> str:
    """Say where the piece of a move that is begun might go."""
    if view.round > _FIRST:
        reaches = line.piece and GOAL in ways_of(view.options).reach(line.piece, line.start)
        return "aim-flag" if reaches else "aim-near"
    return {"S": "aim-gate", "D": "aim-landing"}.get(line.piece, "aim-any")


def _met(view: View) -> str:
    """Say how the orders of the latest round have met away from the headquarters."""
    if view.report is not None and view.report.bounces:
        return "bounced"
    return "captured" if view.report is not None and view.report.fights else "apart"


def _fight(state: State) -> Fight | None:
    """Give the fight for the blue headquarters, if there has been one."""
    fights = () if state.report is None else state.report.fights
    return next((fight for fight in fights if fight.place == GOAL), None)


def _is_tied(state: State) -> bool:
    return state.report is not None and any(bounce.place == GOAL for bounce in state.report.bounces)
