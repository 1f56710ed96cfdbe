"""The computer player of Power, at all its levels."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from bot.games.chance import Chance
from bot.games.contract import AnyGame, Decision
from bot.games.hints import Belief, Reason
from bot.games.power.board.actions import Action, Sheet, StandingOrders, TakeBooty
from bot.games.power.board.data import OF_RESERVE, STRENGTH, TERRITORY
from bot.games.power.board.state import COLOURS, Launch, Move, Order, State
from bot.games.power.board.views import View
from bot.games.power.parts import takers
from bot.games.power.worlds import without_sheets_of_others
from bot.players.budget import Budget, Meter
from bot.players.computer_player import Choice, ComputerPlayer, Level, Weighed
from bot.players.power.beginner import beginners_booty, beginners_sheet, best_guarded
from bot.players.power.belief import GAME, belief, likely, likely_after
from bot.players.power.next_round import NextRound
from bot.players.power.reasons import reasons
from bot.players.power.search import Contest, Mixture, carried_out, foreseeing
from bot.players.quick_chance import QuickChance

WAYS: Final = ("home", "clockwise", "opposite", "anticlockwise")
"""Where a territory lies, by how many corners clockwise it is away; counted from the end if it is before."""


class PowerPlayer(ComputerPlayer):
    """A computer player of Power for two, three and four."""

    budgets: ClassVar[Mapping[Level, Budget]] = {
        "level2": Budget(simulations=3500),
        "level3": Budget(simulations=14000),
        "level4": Budget(simulations=140000),
    }
    most_seats: ClassVar[Mapping[Level, int]] = {"level4": 3}
    belief_budget: ClassVar[Budget] = Budget(simulations=40)
    game: ClassVar[AnyGame] = GAME
    glance: ClassVar[int] = 1
    version: ClassVar[int] = 3

    def greedy(self, view: View, decision: Decision, chance: Chance) -> Action:
        """Follow the rule of `beginners_sheet`; booty goes to the army that guards its headquarters best."""
        return beginners_booty(view, decision) if decision.kind == "booty" else beginners_sheet(view)

    def nearly_greedy(self, view: View, decision: Decision, chance: QuickChance) -> Action:
        """Follow the rule of `beginners_sheet`, and take others for up to four times as strong as they are."""
        if decision.kind == "booty":
            return beginners_booty(view, decision)
        return beginners_sheet(view, lambda: 1 + 3 * chance.fraction())

    def weigh(
        self,
        view: View,
        decision: Decision,
        level: Level,
        meter: Meter,
        chance: QuickChance,
        also: Sequence[Any] = (),
    ) -> Sequence[Weighed]:
        """Mix the sheets that do best against the best sheets of the others.

        `level3` foresees theirs, too, and `level4` sees what can be written in the round after.
        """
        if decision.kind == "booty":
            return _weighed_booty(view, decision)
        contest = Contest(view)
        expecting = self.budgets["level2"].simulations
        mixture: Mixture | NextRound
        if level == "level2":
            mixture = contest.mixture(decision.seat, meter)
        elif level == "level3":
            mixture = foreseeing(contest, view, meter, expecting)
        else:
            first = foreseeing(contest, view, meter.part(meter.left // 10), expecting)
            mixture = NextRound(view, first, meter.left)
        shares: dict[Sheet, float] = {}
        for sketch, share in mixture.sheets:
            sheet = carried_out(view, sketch.orders)
            shares[sheet] = shares.get(sheet, 0.0) + share
        found = []
        for sheet in dict.fromkeys((*shares, *also)):
            gained = mixture.gained(contest.sketch(decision.seat, sheet.orders))
            found.append(Weighed(sheet, shares.get(sheet, 0.0), likely_after(view, decision.seat, gained)))
        return found

    def ahead(
        self, view: View, decision: Decision, level: Level, meter: Meter, chance: QuickChance
    ) -> StandingOrders | None:
        """Leave equal shares of booty to the army that guards its headquarters best; the rest is asked.

        No sheet is left for the next round, nor an order to muster: both are sealed whatever the others have done.
        """
        armies = view.players[decision.seat].armies
        if len(armies) < 2:
            return None
        return StandingOrders(booty="first" if best_guarded(view, armies) == armies[0] else "second")

    def belief(self, view: View, decision: Decision, meter: Meter, chance: QuickChance) -> Belief:
        return belief(self, view, decision.seat, meter, chance)

    def world(self, view: View, chance: QuickChance) -> State:
        return without_sheets_of_others(view)

    def standing(self, state: State, chance: QuickChance) -> Sequence[float]:
        """Judge by strength as it is."""
        return [likely(state, seat) for seat in range(len(state.players))]

    def reasons(self, view: View, decision: Decision, action: Action) -> Iterator[Reason]:
        return reasons(view, decision, action)

    def habit(self, action: Any) -> Choice | None:
        return Choice("sheet", _aim(action.orders)) if isinstance(action, Sheet) else None


def _aim(orders: Sequence[Order]) -> str:
    """Name where most strength moves on the board, seen from the corner of each army; else what is done instead."""
    strength: Counter[str] = Counter()
    for order in orders:
        match order:
            case Launch():
                return "missile"
            case Move(start=start) if start not in OF_RESERVE:
                land = TERRITORY.get(order.target)
                way = WAYS[COLOURS.index(land) - COLOURS.index(order.army)] if land else "islands"
                strength[way] += STRENGTH[order.piece]
            case _:
                strength["muster"] += 0
    return max(strength, key=strength.__getitem__, default="nothing")


def _weighed_booty(view: View, decision: Decision) -> Sequence[Weighed]:
    """Whichever army it goes to, the seat is as strong."""
    safer, worth = beginners_booty(view, decision), likely_after(view, decision.seat, 0.0)
    others = (TakeBooty(army) for army in takers(view, decision) if army != safer.army)
    return [Weighed(safer, 1.0, worth), *(Weighed(other, 0.0, worth) for other in others)]
