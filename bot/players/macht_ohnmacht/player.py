"""The computer player of Macht & Ohnmacht."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import tanh
from typing import Any, ClassVar, Final

from bot.games.chance import Chance
from bot.games.contract import AnyGame, Decision, Seat
from bot.games.hints import Belief, Reason
from bot.games.macht_ohnmacht.board.actions import Action, Bid, StandingOrders
from bot.games.macht_ohnmacht.board.state import State
from bot.games.macht_ohnmacht.board.views import View
from bot.players.beliefs import Tally
from bot.players.budget import Budget, Meter
from bot.players.computer_player import Choice, ComputerPlayer, Level, Weighed
from bot.players.macht_ohnmacht.answers import answers
from bot.players.macht_ohnmacht.orders import orders
from bot.players.macht_ohnmacht.reasons import reasons
from bot.players.macht_ohnmacht.search import GAME, REACHES, Outlook, Search, half_bid, some_world
from bot.players.macht_ohnmacht.value import plain_worth, won
from bot.players.noise import nearly_best
from bot.players.quick_chance import QuickChance

SPREAD: Final = 2.2
"""Who is ahead by so many victory points, as level 3 judges, wins e times as often as the other one (level 2)."""
FORESEEN: Final = 1.3
"""The same where the turns to come have been looked at, in matches of level 2."""
GLANCED_AT: Final = 600
"""So many simulations say how a table stands."""
CLOSE: Final = 0.1
"""What is worse than the best by so many victory points is not chosen."""


class MachtOhnmachtPlayer(ComputerPlayer):
    """A player of Macht & Ohnmacht."""

    budgets: ClassVar[Mapping[Level, Budget]] = {
        "level2": Budget(simulations=2500),
        "level3": Budget(simulations=4000),
        "level4": Budget(simulations=60000),
    }
    belief_budget: ClassVar[Budget] = Budget(simulations=2500)
    game: ClassVar[AnyGame] = GAME
    glance: ClassVar[int] = 1
    version: ClassVar[int] = 3

    def greedy(self, view: View, decision: Decision, chance: Chance) -> Action:
        """Choose what is worth most by `plain_worth` at once; of equals any.

        Whatever an answer leads to within the turn is answered by the same rule. In auctions everybody bids half of his
        active pieces in reserve, rounded up.
        """
        if decision.kind == "bid":
            return half_bid(view, decision)
        found = _worths(plain_worth, some_world(view, chance), view, decision, chance)
        most = max(worth for _, worth in found)
        return chance.pick([answer for answer, worth in found if worth == most])

    def nearly_greedy(self, view: View, decision: Decision, chance: QuickChance) -> Action:
        """Misjudge what an answer adds to the table as it is, or to what the worst answer makes of it.

        A table is worth what `level2` thinks, which sees what is in danger. Bids are a quarter to a half of the active
        pieces in reserve.
        """
        if decision.kind == "bid":
            half = half_bid(view, decision).pieces
            return Bid(half - chance.below(half // 2 + 1))
        state, judge = some_world(view, chance), REACHES["level2"].judge.worth
        found = _worths(judge, state, view, decision, chance)
        least = max(judge(state, decision.seat), min(worth for _, worth in found))
        return nearly_best([(answer, worth - least) for answer, worth in chance.shuffled(found)], chance)

    def weigh(
        self,
        view: View,
        decision: Decision,
        level: Level,
        meter: Meter,
        chance: QuickChance,
        also: Sequence[Any] = (),
    ) -> Sequence[Weighed]:
        """Mix bids so that the other one gains by none of his, and whatever is open where it is nearly equal."""
        state, search = some_world(view, chance), Search(decision.seat, REACHES[level], meter, chance)
        if decision.kind == "bid":
            bids = search.bids(state, [bid.pieces for bid in also])
            shares = dict(enumerate(bids.shares))
            return [Weighed(Bid(bid), shares.get(bid, 0.0), _likely(worth)) for bid, worth in bids.worths.items()]
        found = search.turn(state, also) if decision.kind == "turn" else search.reaction(state, view, decision, also)
        most = max(found.worths[action] for action in found.own)
        near = {action: max(0.0, 1 - (most - found.worths[action]) / CLOSE) for action in found.own}
        whole = sum(near.values())
        return [
            Weighed(action, near.get(action, 0.0) / whole, _likely(worth)) for action, worth in found.worths.items()
        ]

    def ahead(self, view: View, decision: Decision, level: Level, meter: Meter, chance: QuickChance) -> StandingOrders:
        return orders(some_world(view, chance), decision.seat, REACHES[level], meter, chance)

    def belief(self, view: View, decision: Decision, meter: Meter, chance: QuickChance) -> Belief:
        """Judge the table as it lies open; of a bid that is to come, say what a mixture makes of it."""
        state, seat, tally = some_world(view, chance), decision.seat, Tally()
        reach = REACHES["level2"]
        likely = _likely(REACHES["level3"].judge.worth(state, seat), SPREAD)
        if decision.kind == "bid" and view.auction is not None and view.auction.most[1 - seat]:
            bids = Search(seat, reach, meter, chance).bids(state)
            for bid, share in enumerate(bids.against):
                tally.add(
                    likely,
                    [Reason("macht_ohnmacht-belief-bid", {"name": 1 - seat, "count": bid, "percent": 100})],
                    share,
                )
        else:
            tally.add(likely)
        return tally.belief()

    def habit(self, action: Any) -> Choice | None:
        return Choice("bid", str(action.pieces)) if isinstance(action, Bid) else None

    def standing(self, state: State, chance: QuickChance) -> Sequence[float]:
        """Look for the best turn of whoever has it, once all that is asked is answered, against the best reply."""
        meter = Meter(Budget(simulations=GLANCED_AT))
        state = Outlook(REACHES["level2"].judge.worth, meter, chance).settled(state)
        if state.outcome is not None:
            first = _likely(won(state, 0), SPREAD)
        else:
            seat = state.board.on_turn
            best = _likely(max(Search(seat, REACHES["level2"], meter, chance).turn(state).worths.values()), SPREAD)
            first = best if seat == 0 else 1 - best
        return first, 1 - first

    def reasons(self, view: View, decision: Decision, action: Action) -> Iterator[Reason]:
        return reasons(view, decision.seat, action)


def _likely(worth: float, spread: float = FORESEEN) -> float:
    return (1 + tanh(worth / (2 * spread))) / 2


def _worths(
    judge: Callable[[State, Seat], float], state: State, view: View, decision: Decision, chance: Chance
) -> list[tuple[Action, float]]:
    """List all answers, each with what it leads to if everybody answers within the turn what looks best at once."""
    outlook = Outlook(judge, Meter(Budget(simulations=0)), chance)
    return [(answer, outlook.worth_of(state, decision, answer)) for answer in answers(view, decision)]
