"""How players imagine a match: where they may be, what the others will do, and what a round leaves behind."""

from collections.abc import Callable, Mapping, Sequence, Set
from importlib.resources import files
from typing import Final, TypeAlias

import msgspec

from bot.games.contract import Decision, Seat
from bot.games.verraeter.actions import Action, Answer, TakeRole
from bot.games.verraeter.cards import offered_to
from bot.games.verraeter.rules import Verraeter
from bot.games.verraeter.state import Role, State
from bot.games.verraeter.views import View
from bot.players.quick_chance import QuickChance
from bot.players.verraeter.beginner import best, plays_from
from bot.players.verraeter.beliefs import World, likely_world
from bot.players.verraeter.habits import Habits, Stakes
from bot.players.verraeter.value import FittedValue, prospects

GAME: Final = Verraeter()

Manners: TypeAlias = Callable[[State, Decision, QuickChance], Answer]
"""What everybody does in one line of play."""


class HalfCareless:
    """Any world, and others who are beginners or careless: who expects only beginners is surprised by the rest."""

    def world(self, view: View, chance: QuickChance, stakes: Stakes | None = None) -> World:
        """Draw a state from a view; the stakes of another world of the same view are those of this one."""
        return World(GAME.world(view, chance), None)

    def manners(self, world: World, seat: Seat | None, line: QuickChance) -> Manners:
        """Draw how everybody plays on from a world while a seat (None: whoever looks on) thinks."""
        seats = range(len(world.state.players))
        careless: Set[Seat] = {other for other in seats if other != seat and line.below(2)}

        def answer(state: State, decision: Decision, line: QuickChance) -> Answer:
            view = GAME.view(state, decision.seat)
            return GAME.sample(view, decision, line) if decision.seat in careless else best(view, decision)

        return answer

    def worth(self, state: State, seat: Seat) -> float:
        """Estimate a seat's share of the first place, when a round begins or the match is over."""
        return prospects(state, seat)


class Habitual:
    """Worlds and others as they usually are, the seat itself at its most usual, and a value: all fitted to matches."""

    def __init__(self, habits: Habits, value: FittedValue) -> None:
        self._habits = habits
        self._value = value

    def world(self, view: View, chance: QuickChance, stakes: Stakes | None = None) -> World:
        return likely_world(view, self._habits, chance, stakes)

    def manners(self, world: World, seat: Seat | None, line: QuickChance) -> Manners:
        stakes = world.stakes

        def answer(state: State, decision: Decision, line: QuickChance) -> Answer:
            nonlocal stakes
            if decision.kind not in ("role", "cards"):
                return best(GAME.view(state, decision.seat), decision)
            if stakes is None or (stakes.round, stakes.border) != (state.round, state.border):
                stakes = Stakes(state)
            answers, weights = usual_answers(state, self._habits, stakes)
            if decision.seat == seat:
                return answers[weights.index(max(weights))]
            return line.weighted(answers, weights)

        return answer

    def worth(self, state: State, seat: Seat) -> float:
        return self._value(state, seat)


Outlook: TypeAlias = HalfCareless | Habitual
"""What thinking ahead rests on."""


def usual_answers(state: State, habits: Habits, stakes: Stakes) -> tuple[Sequence[Action], Sequence[float]]:
    """List what the seat that is asked for an action card or supply cards may do, and how usual each is."""
    seat, players = state.turn, state.players
    hand = tuple([card.value for card in players[seat].hand])
    counts = tuple([len(player.hand) for player in players])
    role = players[seat].role
    if role is None:
        offered = offered_to(state, seat)
        merits = habits.merits(stakes, seat, hand, counts)
        return [TakeRole(each) for each in offered], [merits[each] for each in offered]
    least = min(state.options.min_cards, len(hand))
    played = tuple([None if player.played is None else sum(player.played) for player in players])
    plays = [play for play, _ in plays_from(hand, least, len(hand))]
    return plays, habits.shares(stakes, seat, role, hand, least, counts, played)


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was fitted to matches of so many players; see `Habits` and `FittedValue`."""

    roles: Mapping[Role, tuple[float, ...]]
    plays: tuple[float, ...]
    now: tuple[float, ...]
    later: tuple[float, ...]
    spread: float

    def outlook(self) -> Habitual:
        return Habitual(Habits(self.roles, self.plays), FittedValue(self.now, self.later, self.spread))


class WeightsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights by the number of players, and the versions of the rules and cards that they were fitted to."""

    rules: int
    cards: str
    players: dict[int, Weights]


HALF_CARELESS: Final = HalfCareless()
WEIGHTS: Final = files("bot.players.verraeter").joinpath("weights.json")
FITTED: Final = msgspec.json.decode(WEIGHTS.read_bytes(), type=WeightsFile)
HABITUAL: Final[Mapping[int, Habitual]] = {players: weights.outlook() for players, weights in FITTED.players.items()}
