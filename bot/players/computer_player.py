"""What a computer player of a game is, and how it is asked."""

import abc
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Literal, NamedTuple, TypeAlias

from bot.games.chance import Chance
from bot.games.contract import AnyGame, Decision
from bot.games.hints import Belief, Reason
from bot.players.budget import Budget, Meter
from bot.players.quick_chance import QuickChance

Level: TypeAlias = Literal["random", "level1", "greedy", "level2", "level3", "level4"]
"""How well somebody plays: `random` draws any legal action, `greedy` follows a rule that stays as it is, `level1`
looks no further, with noise in what it sees, `level2` thinks, `level3` thinks longer, `level4` as long as helps."""


AS_GOOD: Final = 0.02
"""Chances to win that differ by no more are the same to whoever asks for advice."""


class Weighed(NamedTuple):
    """An answer that a player has thought about.

    `share` says how often it would give it, all together 1; `worth` how likely the seat wins after it, from 0 to 1, as
    it seems in worlds of the view. Worths of one thought can be compared with each other.
    """

    action: Any
    share: float
    worth: float


def drawn(weighed: Sequence[Weighed], chance: QuickChance) -> Any:
    """Draw an answer, each as often as its share says."""
    return chance.weighted([one.action for one in weighed], [one.share for one in weighed])


def as_good(weighed: Sequence[Weighed], action: Any) -> Any | None:
    """Give another answer that is worth as much as one of those weighed, and given about as often; None without one."""
    mine = next(one for one in weighed if one.action == action)
    others = [
        one
        for one in weighed
        if one is not mine and abs(one.worth - mine.worth) <= AS_GOOD and 2 * one.share >= mine.share > 0
    ]
    return max(others, key=lambda one: one.share).action if others else None


class Choice(NamedTuple):
    """What a sealed choice was about, and what it was, in words that come again in other matches."""

    kind: str
    word: str


class ComputerPlayer(abc.ABC):
    """How a computer plays one game. All methods are pure, and none is asked where there is nothing to choose."""

    game: ClassVar[AnyGame]
    budgets: ClassVar[Mapping[Level, Budget]]
    """What a level that thinks is given where nobody says otherwise, the weakest first; others do not think."""
    most_seats: ClassVar[Mapping[Level, int]] = {}
    """At tables of how many at most a level is stronger than the one before, where not at all; others do not get it."""
    glance: ClassVar[int]
    """In how many worlds it looks to say how a table stands (`standing`)."""
    sureness: ClassVar[float] = 1.0
    """By this power chances are drawn as a curve: below 1, since they have come true less than they were believed."""
    belief_budget: ClassVar[Budget]
    """How many simulations go into what is believed."""
    version: ClassVar[int] = 1
    """Counts up when it plays otherwise than before."""

    @abc.abstractmethod
    def greedy(self, view: Any, decision: Decision, chance: Chance) -> Any:
        """Choose what looks best at once: a fair beginner. The rule stays as it is, since others are measured by it."""

    @abc.abstractmethod
    def nearly_greedy(self, view: Any, decision: Decision, chance: QuickChance) -> Any:
        """Choose what looks best at once, with noise in what is seen: a weak player who loses nothing for nothing."""

    @abc.abstractmethod
    def weigh(
        self,
        view: Any,
        decision: Decision,
        level: Level,
        meter: Meter,
        chance: QuickChance,
        also: Sequence[Any] = (),
    ) -> Sequence[Weighed]:
        """Think ahead in worlds drawn from the view, as far as the budget allows: how often to give which answer.

        Legal answers in `also` are weighed as well, as thoroughly as the best; whichever it would not give has the
        share 0. No answer is listed twice.
        """

    def think(self, view: Any, decision: Decision, level: Level, meter: Meter, chance: QuickChance) -> Any:
        """Draw an answer from what `weigh` finds."""
        return drawn(self.weigh(view, decision, level, meter, chance), chance)

    @abc.abstractmethod
    def belief(self, view: Any, decision: Decision, meter: Meter, chance: QuickChance) -> Belief:
        """Say how likely the seat that is asked is to win, and what it takes for likely of what it cannot see.

        Both follow from worlds drawn from the view, of which at least one is looked at.
        """

    def world(self, view: Any, chance: QuickChance) -> Any:
        """Draw a state that fits a view, of a seat or of the public, as likely as this player takes it to be."""
        return self.game.world(view, chance)

    @abc.abstractmethod
    def standing(self, state: Any, chance: QuickChance) -> Sequence[float]:
        """Say how likely each seat wins from a state with nothing hidden, as one way to play on has it; all are 1."""

    def habit(self, action: Any) -> Choice | None:
        """Name what a sealed choice was; None: nothing to be read."""
        return None

    def ahead(self, view: Any, decision: Decision, level: Level, meter: Meter, chance: QuickChance) -> Any | None:
        """Give the standing orders that it leaves when it goes, for the standing question; None: as they are.

        Only the arena and `bot.tempo` ask, which play for people that leave orders: at a table no computer leaves any.
        """
        return None

    def sealed(
        self, view: Any, decision: Decision, orders: Any, level: Level, meter: Meter, chance: QuickChance
    ) -> Any | None:
        """Give the orders that hold when a question comes, for one who answers ahead wherever he can.

        Those that he has left before (`orders`, None: none), or others that he seals before he sees more. Only the
        arena asks, which measures what it costs to answer so.
        """
        return orders

    def by_orders(self, game: AnyGame, view: Any, decision: Decision, orders: Any) -> Any | None:
        """Answer a question by orders, or leave it to the hand with None. Only the arena asks, as for `sealed`."""
        return None if orders is None or game.orders_ahead is None else game.orders_ahead.answer(view, decision, orders)

    def reasons(self, view: Any, decision: Decision, action: Any) -> Iterable[Reason]:
        """Give what speaks for a legal answer and against it, the most important first; it costs hardly any time.

        All of it is true as far as the seat can see. By default there is nothing to say.
        """
        return ()
