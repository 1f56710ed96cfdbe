"""Verräter: a player who tries actions out to the end of the round."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from statistics import fmean, pstdev
from typing import Any, ClassVar, Final

from bot.games.chance import Chance
from bot.games.contract import Decision, Seat
from bot.games.hints import Belief, Reason
from bot.games.verraeter.actions import (
    Action,
    Answer,
    BuildOrder,
    CardOrder,
    PlayCards,
    StandingOrders,
    TakeRole,
)
from bot.games.verraeter.cards import clockwise
from bot.games.verraeter.parts import ABSENT_ROLES, fewest_cards
from bot.games.verraeter.standing_orders import WISHES, next_round, ordered_answer
from bot.games.verraeter.state import ROLES, Role, State
from bot.games.verraeter.views import DRAFTING, View
from bot.players.beliefs import Tally, evened, looks
from bot.players.budget import Budget, Meter
from bot.players.computer_player import Choice, ComputerPlayer, Level, Weighed
from bot.players.halving import best_by_halving, tried_by_halving
from bot.players.noise import nearly_best
from bot.players.quick_chance import QuickChance
from bot.players.verraeter.beginner import best, valued
from bot.players.verraeter.beliefs import World
from bot.players.verraeter.outlooks import GAME, HABITUAL, HALF_CARELESS, Manners, Outlook
from bot.players.verraeter.reasons import reasons

CARD_ORDERS: Final = (
    CardOrder(goal="none"),
    *(CardOrder(goal="lead", margin=margin) for margin in (1, 4, 8)),
    *(CardOrder(goal="lead", margin=margin, short="all") for margin in (4, 8)),
    CardOrder(goal="all", most=1),
    CardOrder(goal="all"),
)
"""The orders for supply cards that are tried out."""

MOST_TRIED: Final[Mapping[Level, int]] = {"level2": 6, "level3": 10}
"""How many actions are tried out: those that a beginner likes best, after the strongest supply cards of each number.

A beginner likes what wins by a little for cheap, and not what is safe from action cards that he does not see.
"""

PLAIN: Final = 0.3
"""The victory points that a beginner wants to gain by supply cards, beyond what they cost, before he plays any."""

NEEDLESS: Final = 0.001
"""The chance to win that a supply card has to gain, so that whatever changes nothing stays in the hand.

In the last round it is asked of all that are played together, as nothing comes of what is kept.
"""

SURER: Final = 0.00001
"""The chance to win that a point of strength is taken to gain in the last round, against what was not thought of."""

FINALISTS: Final = 2
"""How many sealed answers are compared to the end."""

LUCK: Final[Mapping[str, float]] = {"role": 0.8, "cards": 0.1}
"""The kinds of decisions that are sealed, or tell of what is; and how much of the difference that luck makes between
two answers the choice may make, so that either is given."""

DEAR: Final = 0.06
"""The chance to win that nobody gives away, however much luck matters."""


class VerraeterPlayer(ComputerPlayer):
    """Plays Verräter, for three and four, whatever the settings."""

    budgets: ClassVar = {"level2": Budget(simulations=24), "level3": Budget(simulations=200)}
    belief_budget: ClassVar = Budget(simulations=120)
    game: ClassVar = GAME
    glance: ClassVar = 60
    sureness: ClassVar = 0.85
    version: ClassVar = 3

    def greedy(self, view: View, decision: Decision, chance: Chance) -> Action:
        """Take the action that promises most victory points at once; of equal ones the first.

        A conflict promises the points of the rival's land, for so many as support the family now, times the chance to
        win it. That chance grows with the lead (`Fight`), in which everybody counts for the family that he has
        declared, with the cards on the table or, if he has yet to play some, with 3.5. The place and the cards are
        chosen by that. Cards cost 0.2 points for each point of their strength, in the last round what they add to
        posts, where the supply does not make up for them.

        Of the action cards a diplomat adds his strength, and the smaller one 0.7 for a supply card; the traitor fights
        for the rivals and gets 1 point, the strategist 2.5. The farmer gets 0.8 for each card more than the granaries
        bring, the builder what the best building is worth. A post is worth 2 points. A granary on a land of the own
        family is worth 0.5 and a hundredth of the land's strength for each round to come, elsewhere 0.2.
        """
        return best(view, decision)

    def nearly_greedy(self, view: View, decision: Decision, chance: QuickChance) -> Action:
        """Misjudge what an action promises beyond the least; cards are played for a plain gain alone."""
        found = valued(view, decision)
        if decision.kind == "role":
            least = min(worth for _, worth in found)
            found = [(action, worth - least) for action, worth in found]
        elif decision.kind == "cards":
            fewest = fewest_cards(view)
            without = max(worth for play, worth in found if _count_of(play) == fewest)
            found = [(play, worth - without - PLAIN * (_count_of(play) > fewest)) for play, worth in found]
        return nearly_best(found, chance)

    def weigh(
        self,
        view: View,
        decision: Decision,
        level: Level,
        meter: Meter,
        chance: QuickChance,
        also: Sequence[Any] = (),
    ) -> Sequence[Weighed]:
        """Try out what seems good in worlds drawn from the view, to the end of the round, see `MOST_TRIED`.

        Worlds, how everybody plays on, and the value of the end are those of the level's outlook. What is open is done
        as it seems best. Action and supply cards are sealed, or tell of what is: of those that cannot be told apart any
        may be given.
        """
        listed = valued(view, decision)
        liked = [action for action, _ in sorted(listed, key=lambda choice: -choice[1])]
        plain: Sequence[Action] = ()
        if decision.kind == "cards":
            strongest = {_count_of(play): play for play, _ in listed}
            plain = listed[0][0], *reversed(strongest.values())
        first = islice(dict.fromkeys([liked[0], *plain, *liked]), MOST_TRIED[level])
        actions = list(dict.fromkeys([*first, *also]))
        outlook = _outlook(level, view)
        worlds = _Worlds(outlook, view, chance)

        found: list[list[float]] = [[] for _ in actions]

        def value(candidate: int, number: int) -> float:
            world, line = worlds[number]
            manners = outlook.manners(world, decision.seat, line)
            state = GAME.advance(world.state, decision, actions[candidate], line)
            end = _round_played(state, view.round, manners, line)
            found[candidate].append(outlook.worth(end, decision.seat) - _needless(view, actions[candidate]))
            return found[candidate][-1]

        luck = LUCK.get(decision.kind, 0.0)
        kept = [actions.index(action) for action in also]
        tried = tried_by_halving(len(actions), value, meter, kept, final=FINALISTS if luck else 1)
        # The budget may have ended in the midst of a world.
        found = [values[: one.worlds] for values, one in zip(found, tried, strict=True)]
        return [
            Weighed(action, share, min(1.0, max(0.0, fmean(values or [0.0]))))
            for action, share, values in zip(actions, _shares(found, luck), found, strict=True)
        ]

    def ahead(
        self, view: View, decision: Decision, level: Level, meter: Meter, chance: QuickChance
    ) -> StandingOrders | None:
        """Order what comes in the conflict at hand; without one, or after its own cards, all is left as it is.

        It ranks the action cards and, while at most one player is to play supply cards before it, orders its own; else
        it wants to see what is played first. Each of the two questions has the budget of one.
        """
        me = view.players[decision.seat]
        if view.phase not in DRAFTING or me.played is not None:
            return None
        # The same view makes the same orders, so that nobody comes back only to change his mind.
        chance = QuickChance(repr((view.round, decision.seat, view.hand)))
        budget = Budget(simulations=meter.left)
        outlook = _outlook(level, view)
        roles = _ranked_roles(view, decision.seat, outlook, meter, chance) if me.role is None else ()
        sees_enough = _to_play_before(view, decision.seat) <= 1
        cards = _card_order(view, decision.seat, roles, outlook, Meter(budget), chance) if sees_enough else None
        return StandingOrders(
            roles=roles, cards=cards, builds=_build_orders(view), builds_else="clock", round=next_round(view)
        )

    def belief(self, view: View, decision: Decision, meter: Meter, chance: QuickChance) -> Belief:
        """Play the round out as it usually goes, in worlds as likely as what the others have done makes them."""
        tally, seat = Tally(), decision.seat
        outlook = HABITUAL[len(view.players)]
        for _ in looks(meter):
            world = outlook.world(view, chance)
            end = _round_played(world.state, view.round, outlook.manners(world, seat, chance), chance)
            taken = [
                Reason("verraeter-belief-role", {"name": other, "role": player.role, "percent": 100})
                for other, player in enumerate(world.state.players)
                if player.role is not None and other != seat
            ]
            tally.add(outlook.worth(end, seat), taken)
        return tally.belief(apart=["name"])

    def habit(self, action: Any) -> Choice | None:
        return Choice("role", action.role) if isinstance(action, TakeRole) else None

    def world(self, view: View, chance: QuickChance) -> State:
        return HABITUAL[len(view.players)].world(view, chance).state

    def standing(self, state: State, chance: QuickChance) -> Sequence[float]:
        """Play the round out as it usually goes."""
        outlook = HABITUAL[len(state.players)]
        end = _round_played(state, state.round, outlook.manners(World(state, None), None, chance), chance)
        seats = range(len(state.players))
        if end.outcome is not None:
            return [(seat in end.outcome.winners) / len(end.outcome.winners) for seat in seats]
        return evened([outlook.worth(end, seat) for seat in seats])

    def reasons(self, view: View, decision: Decision, action: Action) -> Iterator[Reason]:
        return reasons(view, decision.seat, action)


def _needless(view: View, action: Action) -> float:
    """Say what chance to win the supply cards of an action have to gain."""
    if view.round < view.rounds or not isinstance(action, PlayCards) or not action.cards:
        return NEEDLESS * _count_of(action)
    return NEEDLESS - SURER * sum(action.cards)


def _count_of(action: Action) -> int:
    """Count the supply cards that an action plays."""
    return len(action.cards) if isinstance(action, PlayCards) else 0


def _shares(found: Sequence[Sequence[float]], luck: float) -> Sequence[float]:
    """Say how often to give which answer, by what each was worth in the same worlds.

    Only those that met the most worlds are given. The best has the largest share; another one has the less of it the
    farther it falls behind, measured by how much luck makes of the difference from world to world. So what is a little
    worse wherever it is tried is never given.
    """
    most = max(len(values) for values in found)
    if most == 0:
        return [1.0, *[0.0] * (len(found) - 1)]
    best = max((values for values in found if len(values) == most), key=fmean)
    near = [_nearness(best, values, luck) if len(values) == most else 0.0 for values in found]
    return [share / sum(near) for share in near]


def _nearness(best: Sequence[float], values: Sequence[float], luck: float) -> float:
    gaps = [one - another for one, another in zip(best, values, strict=True)]
    behind, width = fmean(gaps), min(luck * pstdev(gaps), DEAR)
    return 1.0 if behind <= 0.0 else max(0.0, 1 - behind / width) if width else 0.0


def _outlook(level: Level, view: View) -> Outlook:
    return HABITUAL[len(view.players)] if level == "level3" else HALF_CARELESS


def _round_played(
    state: State,
    begun: int,
    manners: Manners,
    line: QuickChance,
    owner: Seat | None = None,
    orders: StandingOrders | None = None,
) -> State:
    """Play the round out that has `begun`, or the set-up and the first round.

    Where a plan has an answer, its owner gives that.
    """
    last = max(begun, 1)
    while state.outcome is None and (state.phase != "place" or state.round <= last):
        (decision,) = GAME.waiting_on(state)
        action: Answer | None = None
        if orders is not None and decision.seat == owner:
            action = ordered_answer(GAME.view(state, decision.seat), decision, orders)
        if action is None:
            action = manners(state, decision, line)
        state = GAME.advance(state, decision, action, line)
    return state


# Answers ahead


def _ranked_roles(view: View, seat: Seat, outlook: Outlook, meter: Meter, chance: QuickChance) -> tuple[Role, ...]:
    """Rank the action cards by how far each is above the mean of those offered, in worlds drawn from the view."""
    seed = chance.below(1 << 32)
    gains: dict[Role, list[float]] = {role: [] for role in ROLES}
    number = 0
    while meter.left > 0:
        line = QuickChance(seed + number)
        number += 1
        world = outlook.world(view, chance)
        manners = outlook.manners(world, seat, line)
        state = world.state
        while state.turn != seat:
            (decision,) = GAME.waiting_on(state)
            state = GAME.advance(state, decision, manners(state, decision, line), line)
        (decision,) = GAME.waiting_on(state)
        found = {}
        for role in GAME.view(state, seat).offered:
            meter.spend()
            taken = GAME.advance(state, decision, TakeRole(role), line)
            end = _round_played(taken, view.round, manners, QuickChance(seed + number))
            found[role] = outlook.worth(end, seat)
        usual = fmean(found.values())
        for role, value in found.items():
            gains[role].append(value - usual)
    return tuple(sorted(ABSENT_ROLES, key=lambda role: -fmean(gains[role] or [0])))


def _to_play_before(view: View, seat: Seat) -> int:
    """Count those who are to play supply cards before a seat; a hand that is not shown may hold some."""
    first = next(place for place, player in enumerate(view.players) if player.first)
    earlier = clockwise(first, len(view.players))
    before = [view.players[place] for place in earlier[: earlier.index(seat)]]
    return sum(player.played is None and player.hand_count != 0 for player in before)


class _Worlds:
    """Worlds drawn from a view, one after the other, each with the chance by which all that is tried there plays on."""

    def __init__(self, outlook: Outlook, view: View, chance: QuickChance) -> None:
        self._outlook, self._view, self._chance = outlook, view, chance
        self._seed = chance.below(1 << 32)
        self._drawn: list[World] = []

    def __getitem__(self, number: int) -> tuple[World, QuickChance]:
        if number == len(self._drawn):
            stakes = self._drawn[0].stakes if self._drawn else None
            self._drawn.append(self._outlook.world(self._view, self._chance, stakes))
        return self._drawn[number], QuickChance(self._seed + number)


def _card_order(
    view: View, seat: Seat, roles: tuple[Role, ...], outlook: Outlook, meter: Meter, chance: QuickChance
) -> CardOrder:
    """Try the orders for supply cards out, as `think` tries actions."""
    worlds = _Worlds(outlook, view, chance)

    def value(candidate: int, number: int) -> float:
        world, line = worlds[number]
        manners = outlook.manners(world, seat, line)
        plan = StandingOrders(roles=roles, cards=CARD_ORDERS[candidate])
        return outlook.worth(_round_played(world.state, view.round, manners, line, seat, plan), seat)

    return CARD_ORDERS[best_by_halving(len(CARD_ORDERS), value, meter)]


def _build_orders(view: View) -> tuple[BuildOrder, ...]:
    """Order buildings as a beginner values them; a granary of his on a land of the own family."""
    to_come = view.rounds - view.round
    granary = 0.55 * to_come
    worth = {
        BuildOrder("granary"): granary,
        BuildOrder("post"): 2,
        BuildOrder("idle"): 2 - 0.2 * to_come,
        BuildOrder("convert"): 2 - granary,
    }
    good = sorted((order for order in worth if worth[order] > 0), key=lambda order: -worth[order])
    return tuple(good[:WISHES])
