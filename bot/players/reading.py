"""Answering whoever can be read: what an answer is worth if all others think as one is known to think."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from statistics import fmean
from typing import Any, Final

import msgspec

from bot.games.codec import to_json
from bot.games.contract import AnyGame, Decision, IllegalAction
from bot.players import choosing
from bot.players.arena import Side
from bot.players.budget import Budget, Meter
from bot.players.computer_player import Weighed
from bot.players.halving import tried_by_halving
from bot.players.quick_chance import QuickChance

DRAWS: Final = 8
"""So often an answer is drawn from a level that weighs none."""
SLOTS: Final = 3
"""The same question is thought about so often, with other chance, and shared by all worlds in which it is put."""
MOST_AHEAD: Final = 200
"""Whoever is not asked within so many actions has lost."""

SETTLED: Final[Mapping[str, Callable[[Any, Decision], object]]] = {
    "verraeter": lambda view, decision: view.round,
    "power": lambda view, decision: view.round,
    "macht_ohnmacht": lambda view, decision: (view.board.cycle, view.board.turn) if view.phase == "turn" else None,
    "guardians": lambda view, decision: None if view.combat is not None else decision.id,
}
"""How far a seat has come where it is asked, None in the midst of what began before; if not named here, each question.

What a seat answers is judged when it is asked further on.
"""


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """How much work goes into reading others.

    An answer is tried out in so many `worlds` at most; there the others think with all they have about what they are
    asked beside it, since whoever thinks less mixes less, and further on with so many simulations (`thoughts`), None: a
    tenth. The `considered` best answers of the level are tried, and so many `drawn` beside
    them. The end of a line is judged in so many worlds (`judged`).
    """

    worlds: int = 12
    thoughts: int | None = None
    considered: int = 6
    drawn: int = 6
    judged: int = 6

    def of(self, game: AnyGame, side: Side) -> Side:
        """Give the side that thinks as another one does, within this effort."""
        if side.level in ("random", "level1", "greedy"):
            return side
        budget = side.budget or choosing.computer_players()[game.key].budgets[side.level]
        return msgspec.structs.replace(side, simulations=self.thoughts or max(1, budget.simulations // 10))


class Reading:
    """One question to a seat, and what its answers are worth where all others answer as a side does.

    All worlds follow from the view; none from the truth. Worlds are told apart by numbers; the same number is the same
    world, chance and mood of everybody, whatever is tried in it.
    """

    def __init__(self, game: AnyGame, side: Side, effort: Effort, view: Any, decision: Decision, seed: str) -> None:
        self._game = game
        self._effort = effort
        self._view, self._decision, self._seed = view, decision, seed
        self._side, self._others = side, effort.of(game, side)
        self._beside: set[str] = set()
        self._worlds: dict[int, Any] = {}
        self._thoughts: dict[tuple[bytes, str, int], Sequence[Weighed]] = {}
        self.lines = 0
        self.mixture = weighed(game, view, decision, side, QuickChance(f"{seed}.own"))
        self.answers = self._candidates()

    def best(self, worlds: int) -> int:
        """Find the number of the answer that is worth most in so many worlds on average, by successive halving."""
        count = len(self.answers)
        tried = tried_by_halving(count, self.worth, Meter(Budget(simulations=worlds * count)))
        return max(range(count), key=lambda number: (tried[number].worlds, tried[number].mean, -number))

    def gain(self, worlds: int) -> float:
        """Tell how much more the best answer is worth than the mixture of the side, over so many worlds.

        Whatever is found best in some worlds seems better there than it is: so of the worlds in which the others think
        with the same chance, all in turn are left out, and tell what is gained by the answer that is best in the rest.
        """
        worths = [[self.worth(answer, world) for world in range(worlds)] for answer in range(len(self.answers))]
        usual = [(self.answers.index(one.action), one.share) for one in self.mixture if one.share > 0]
        gains: list[float] = []
        for slot in range(min(SLOTS, worlds)):
            seen = [world for world in range(worlds) if world % SLOTS != slot]
            best = max(worths, key=lambda row: sum(row[world] for world in seen))
            gains += [
                best[world] - sum(share * worths[number][world] for number, share in usual)
                for world in range(slot, worlds, SLOTS)
            ]
        return fmean(gains)

    def worth(self, answer: int, world: int) -> float:
        """Tell how likely the seat wins after an answer in a world, as far as it is played on."""
        game, seat = self._game, self._decision.seat
        chance = QuickChance(f"{self._seed}.{world}.line")
        state = game.advance(self._world(world), self._decision, self.answers[answer], chance)
        self.lines += 1
        settled = SETTLED.get(game.key, _each_question)
        begun = settled(self._view, self._decision)
        for _ in range(MOST_AHEAD):
            asked = next((one for one in game.waiting_on(state) if not one.answered), None)
            if asked is None:
                break
            view = game.view(state, asked.seat)
            action = game.forced(view, asked)
            if action is None:
                if asked.seat == seat and settled(view, asked) not in (None, begun):
                    return self._judged(view, asked, world)
                action = self._answer(view, asked, world)
            state = game.advance(state, asked, action, chance)
        outcome = game.outcome(state)
        if outcome is None:
            return 0.0
        return (seat in outcome.winners) / len(outcome.winners) if outcome.winners else 0.5

    def _candidates(self) -> list[Any]:
        """List the answers to be tried: all that the side may give, what else it thinks of, and some that are drawn."""
        ranked = sorted(self.mixture, key=lambda one: (-one.share, -one.worth))
        answers = [one.action for place, one in enumerate(ranked) if one.share > 0 or place < self._effort.considered]
        chance = QuickChance(f"{self._seed}.drawn")
        for _ in range(self._effort.drawn):
            drawn = self._game.sample(self._view, self._decision, chance)
            if drawn not in answers:
                answers.append(drawn)
        return answers

    def _world(self, number: int) -> Any:
        """Draw a world; what others have sealed in it they seal again, as they think."""
        if number not in self._worlds:
            chance = QuickChance(f"{self._seed}.{number}.world")
            state = self._game.world(self._view, chance)
            for asked in self._game.waiting_on(state):
                if asked.answered and asked.seat != self._decision.seat and asked.kind in self._game.reopens:
                    with suppress(IllegalAction):
                        state = self._game.reopen(state, asked, chance).state
            self._worlds[number] = state
            self._beside.update(asked.id for asked in self._game.waiting_on(state))
        return self._worlds[number]

    def _answer(self, view: Any, decision: Decision, world: int) -> Any:
        key = to_json(view), decision.id, world % SLOTS
        thought = self._thoughts.get(key)
        if thought is None:
            chance = QuickChance(f"{self._seed}.{decision.id}.{world % SLOTS}")
            side = self._side if decision.id in self._beside else self._others
            thought = self._thoughts[key] = weighed(self._game, view, decision, side, chance)
        mood = QuickChance(f"{self._seed}.{decision.id}.{world}.mood")
        return mood.weighted([one.action for one in thought], [one.share for one in thought])

    def _judged(self, view: Any, decision: Decision, world: int) -> float:
        chance = QuickChance(f"{self._seed}.{world}.judged")
        budget = Budget(simulations=self._effort.judged)
        return choosing.belief(self._game, view, decision, chance, budget).chance / 100


def _each_question(view: Any, decision: Decision) -> object:
    return decision.id


def weighed(game: AnyGame, view: Any, decision: Decision, side: Side, chance: QuickChance) -> Sequence[Weighed]:
    """Tell how often a side gives which answer; of one that weighs none, by drawing some."""
    if side.level in ("random", "level1", "greedy"):
        drawn: list[Any] = [choosing.choose(game, view, decision, side.level, chance) for _ in range(DRAWS)]
        distinct = [action for number, action in enumerate(drawn) if action not in drawn[:number]]
        return [Weighed(action, drawn.count(action) / DRAWS, 0.5) for action in distinct]
    return choosing.weigh(game, view, decision, side.level, chance, budget=side.budget)
