"""Thinking ahead: what could be done is tried out in worlds drawn from the view, and played on from there."""

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Any, Final

from bot.games.contract import Decision
from bot.games.guardians.ahead import sheet_answer
from bot.games.guardians.table import CombatOrders, State, View
from bot.games.guardians.views import view_of
from bot.players.budget import Meter
from bot.players.computer_player import Level, Weighed
from bot.players.guardians.candidates import Breadth, candidates_for, first_sights, sheets_for
from bot.players.guardians.foes import foes_for, sealed_by
from bot.players.guardians.policy import GAME, quick_answer
from bot.players.guardians.positions import worth
from bot.players.halving import shares_of, tried_by_halving
from bot.players.matrix import mixtures
from bot.players.quick_chance import QuickChance

SHARES: Final[Mapping[str, float]] = {
    "march": 1.0,
    "organise": 0.6,
    "primary": 0.5,
    "storm": 0.5,
    "retreat": 0.4,
    "sheet": 1.0,
    "council": 1.0,
    "bribery": 0.3,
    "command": 0.3,
    "command-card": 0.3,
}
"""The kinds of decisions about which there is thought, each with its share of the simulations: some take longer."""
OTHERWISE: Final = 0.1
"""The share of the simulations by which the only answer that is known to another question is judged."""
BREADTHS: Final[Mapping[Level, Breadth]] = {
    "level2": Breadth(marches=5, drawn=0, layouts=2),
    "level3": Breadth(marches=12, drawn=2, layouts=8),
}
FINALISTS: Final = 4
"""So many answers to a sealed question are tried out to the end, and mixed."""
CLOSE: Final = 0.005
"""Who is less below the best open answer is given as well, now and then."""
DRAWS: Final = 8
MOST_OF: Final = 0.75
ROUNDS: Final = 60
"""So many mixtures of so many rounds are found, each by most of the worlds: what luck alone tells apart is mixed."""
MARCHES_AHEAD: Final = 4
"""So many shields are turned by the policy before a table is judged, if the turn is not over before."""
MOST_ACTIONS: Final = 400

Value = Callable[[State, int, QuickChance], float]
"""What a candidate (by number) is worth in a world."""


def weighed(
    view: View, decision: Decision, level: Level, meter: Meter, chance: QuickChance, also: Sequence[Any] = ()
) -> Sequence[Weighed]:
    """Weigh answers by how things go after them, as the policy plays on for both sides."""
    meter.left = max(1, int(meter.left * SHARES.get(decision.kind, OTHERWISE)))
    own = candidates_for(view, decision, BREADTHS[level], chance)[: max(2, meter.left // 2)]
    candidates = [*own, *(action for action in dict.fromkeys(also) if action not in own)]
    sights = first_sights(view, decision, candidates)

    def value(world: State, number: int, draws: QuickChance) -> float:
        return worth(played_on(world, decision, candidates[number], draws), decision.seat)

    trial = _Trial(view, decision, sights, value)
    kept = frozenset(candidates.index(action) for action in also)
    shares = trial.shares(len(own), len(candidates), kept, meter, chance)
    worths = trial.worths()
    return [Weighed(candidates[number], shares.get(number, 0.0), one) for number, one in worths.items()]


def best_sheet(view: View, decision: Decision, level: Level, meter: Meter, chance: QuickChance) -> CombatOrders:
    """Choose a sheet by which the rest of a combat goes well that is fought step by step, from a question on."""
    plans = list(sheets_for(view, decision.seat, chance))

    def value(world: State, number: int, draws: QuickChance) -> float:
        action = sheet_answer(view, decision, plans[number])
        return worth(played_on(world, decision, action, draws, plans[number]), decision.seat)

    sights = first_sights(view, decision, plans)
    shares = _Trial(view, decision, sights, value).shares(len(plans), len(plans), frozenset(), meter, chance)
    return chance.weighted([plans[number] for number in shares], list(shares.values()))


class _Trial:
    """Tries candidates out in the same worlds, in each of which the enemy has sealed something else.

    What each seems to be worth at first sight is one world's worth of what is known of it.
    """

    def __init__(self, view: View, decision: Decision, sights: Sequence[float], value: Value) -> None:
        self._view, self._decision, self._sights, self._value = view, decision, sights, value
        self._foes = foes_for(view, decision)
        self._seed = ""
        self._worlds: list[State] = []
        self._values: dict[int, list[float]] = {}

    def shares(
        self, own: int, count: int, kept: frozenset[int], meter: Meter, chance: QuickChance
    ) -> Mapping[int, float]:
        """Try candidates (0 to `count` - 1) out, and say how often to give which of the first `own`."""
        self._seed = str(chance.below(1 << 30))
        tried = tried_by_halving(count, self._try, meter, kept, FINALISTS if self._decision.sealed else 1)
        for number in (0, *kept):
            if number not in self._values:
                self._try(number, 0)
        while count == 1 and meter.spend():
            self._try(0, len(self._values[0]))
        most = max(tried[number].worlds for number in range(own))
        finalists = [number for number in range(own) if number in self._values and tried[number].worlds == most]
        if most == 0 or len(finalists) == 1:
            return {finalists[0]: 1.0}
        if self._foes:
            return dict(zip(finalists, self._mixed(finalists, most, chance), strict=True))
        return dict(zip(finalists, shares_of([tried[number] for number in finalists], CLOSE), strict=True))

    def worths(self) -> Mapping[int, float]:
        """Say what the candidates are worth, each compared in its worlds with who was tried in most."""
        longest = max(self._values.values(), key=len)
        mean = fmean(longest)
        return {
            number: min(1.0, max(0.0, mean + fmean(values) - fmean(longest[: len(values)])))
            for number, values in self._values.items()
        }

    def _try(self, candidate: int, number: int) -> float:
        while number >= len(self._worlds):
            self._worlds.append(self._world(len(self._worlds)))
        found = self._value(self._worlds[number], candidate, QuickChance(f"{self._seed}/{number}/on"))
        self._values.setdefault(candidate, []).append(found)
        return found + self._sights[candidate] if number == 0 else found

    def _world(self, number: int) -> State:
        chance = QuickChance(f"{self._seed}/{number}")
        world: State = GAME.world(self._view, chance)
        if not self._foes:
            return world
        return sealed_by(self._foes[number % len(self._foes)], world, self._decision.seat, chance)

    def _mixed(self, rows: Sequence[int], worlds: int, chance: QuickChance) -> Sequence[float]:
        """Mix answers that have met so many worlds, against whatever the enemy seals."""
        foes = len(self._foes)
        totals = [0.0] * len(rows)
        for _ in range(DRAWS):
            drawn = set(chance.some(range(worlds), max(1, int(MOST_OF * worlds))))
            columns = [met for foe in range(foes) if (met := sorted(drawn.intersection(range(foe, worlds, foes))))]
            payoffs = [
                [fmean([self._values[row][world] for world in met]) + self._sights[row] / worlds for met in columns]
                for row in rows
            ]
            mixture, _ = mixtures(payoffs, ROUNDS)
            totals = [total + share / DRAWS for total, share in zip(totals, mixture, strict=True)]
        return totals


def played_on(
    state: State, decision: Decision, action: Any, chance: QuickChance, sheet: CombatOrders | None = None
) -> State:
    """Answer a question, and let the policy play on for both sides, until some shields have been turned.

    By a `sheet` the seat goes on in the combat that is fought now.
    """
    seat = decision.seat
    turn, marches = state.turn, MARCHES_AHEAD if decision.kind == "march" else 0
    if decision.kind == "organise":
        marches = MOST_ACTIONS
    state = GAME.advance(state, decision, action, chance)
    for _ in range(MOST_ACTIONS):
        asked = next((one for one in GAME.waiting_on(state) if not one.answered), None)
        if asked is None or (state.turn != turn and asked.kind == "organise"):
            break
        if asked.kind == "march":
            marches -= 1
            if marches < 0:
                break
        if state.combat is None:
            sheet = None
        view = view_of(state, asked.seat, summed=False)
        action = GAME.forced(view, asked)
        if action is None and sheet is not None and asked.seat == seat:
            action = sheet_answer(view, asked, sheet)
        state = GAME.advance(state, asked, action or quick_answer(view, asked), chance)
    return state
