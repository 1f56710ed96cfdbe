"""What one seat of Macht & Ohnmacht finds: whole turns of its own, each against the best whole turn in reply."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Final, NamedTuple

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Decision, Seat
from bot.games.macht_ohnmacht.actions import Action, Bid
from bot.games.macht_ohnmacht.rules import MachtOhnmacht
from bot.games.macht_ohnmacht.state import SEATS, State
from bot.games.macht_ohnmacht.views import View
from bot.players.budget import Meter
from bot.players.macht_ohnmacht.answers import answers
from bot.players.macht_ohnmacht.value import worth
from bot.players.matrix import mixtures
from bot.players.quick_chance import QuickChance

GAME: Final = MachtOhnmacht()
MOST_STEPS: Final = 6
"""How many steps of one turn are looked at, an action or a tile each."""
WIDTH: Final = 6
WIDTH_OF_REPLY: Final = 3
LINES: Final = 10
"""How many of the best turns meet the best reply."""


class Line(NamedTuple):
    """A way to play a turn: what it is worth at its end, how it begins, and where it leads."""

    worth: float
    first: Action
    state: State


class Outlook:
    """What comes of answers in one world, as somebody judges it who answers what is best at once."""

    def __init__(self, judge: Callable[[State, Seat], float], meter: Meter, chance: Chance) -> None:
        self.judge = judge
        self.meter = meter
        self.chance = chance

    def after(self, state: State, decision: Decision, action: Action) -> State:
        """Carry an answer out, and let everybody answer at once what it leads to within the turn."""
        return self.settled(GAME.advance(state, decision, action, self.chance))

    def settled(self, state: State) -> State:
        """Play on until somebody has the turn or the match is over."""
        while state.phase not in ("turn", "over"):
            decision = next(asked for asked in GAME.waiting_on(state) if not asked.answered)
            view = GAME.view(state, decision.seat)
            answer = half_bid(view, decision) if decision.kind == "bid" else self.best(state, view, decision)
            state = GAME.advance(state, decision, answer, self.chance)
        return state

    def best(self, state: State, view: View, decision: Decision) -> Action:
        """Choose what looks best at once; the first of equals."""
        return max(answers(view, decision), key=lambda answer: self.worth_of(state, decision, answer))

    def worth_of(self, state: State, decision: Decision, action: Action) -> float:
        """Tell what an answer is worth to whoever gives it; it costs a simulation, whether there is one left or not."""
        self.meter.spend()
        return self.judge(self.after(state, decision, action), decision.seat)


class Search:
    """What one seat finds within a budget; a simulation is an answer that is tried and what it leads to at once."""

    def __init__(self, seat: Seat, meter: Meter, chance: Chance) -> None:
        self.seat = seat
        self.meter = meter
        self.outlook = Outlook(worth, meter, chance)

    def turn(self, state: State) -> Action:
        """Find the turn that is best against the best reply, and give its first step."""
        lines = self.lines(state, WIDTH, self.meter.left // 2)[:LINES]
        best = self.best_played_on([line.state for line in lines])
        return lines[best].first

    def reaction(self, state: State, view: View, decision: Decision) -> Action:
        """Find the answer after which the rest of the turn is best."""
        found = [(self.outlook.after(state, decision, answer), answer) for answer in answers(view, decision)]
        found.sort(key=lambda one: -worth(one[0], self.seat))
        best = self.best_played_on([state for state, _ in found[:LINES]])
        return found[best][1]

    def bid(self, state: State, chance: QuickChance) -> Action:
        """Bid as often as a mixture says that loses least, whatever the other one bids."""
        assert state.auction is not None
        able = state.auction.most
        state = msgspec.structs.replace(state, bids=tuple([None if pieces else 0 for pieces in able]))
        most = [min(able[seat], able[1 - seat] + 1) for seat in SEATS]  # to bid more is never better
        mine, theirs = most[self.seat], most[1 - self.seat]
        ends = [(self.seat, 0), *((seat, bid) for seat in SEATS for bid in range(1, most[seat] + 1))]
        worths = {}
        for number, (winner, bid) in enumerate(ends):
            share = self.meter.left // (len(ends) - number)
            worths[winner, bid] = self.played_on(self.decided(state, winner, bid), share)
        payoffs = [
            [
                worths[(self.seat, 0) if one == other else (self.seat, one) if one > other else (1 - self.seat, other)]
                for other in range(theirs + 1)
            ]
            for one in range(mine + 1)
        ]
        mixture, _ = mixtures(payoffs)
        return Bid(chance.weighted(range(mine + 1), mixture))

    def decided(self, state: State, winner: Seat, bid: int) -> State:
        """Let a seat win an auction with a bid, or nobody with 0."""
        for asked in GAME.waiting_on(state):
            state = GAME.advance(state, asked, Bid(bid if asked.seat == winner else 0), self.outlook.chance)
        return self.outlook.settled(state)

    def best_played_on(self, states: Sequence[State]) -> int:
        """Find the number of the state that is worth most after the best turn, or rest of one, of whoever has it."""
        best, most = 0, -inf
        for number, state in enumerate(states):
            found = self.played_on(state, self.meter.left // (len(states) - number), most)
            if found > most:
                best, most = number, found
        return best

    def played_on(self, state: State, simulations: int, bar: float = -inf) -> float:
        """Tell what a table is worth after the best turn, or rest of one, of whoever has it.

        It is only looked at as far as it may still be worth more than `bar`.
        """
        seat = state.board.on_turn
        if state.outcome is not None or simulations < 1:
            return worth(state, self.seat)
        if seat == self.seat:
            lines = self.lines(state, WIDTH_OF_REPLY, simulations)
            return lines[0].worth
        return -self.lines(state, WIDTH_OF_REPLY, simulations, -bar)[0].worth

    def lines(self, state: State, width: int, simulations: int, enough: float = inf) -> Sequence[Line]:
        """List ways to play the turn, or the rest of it, the best first as it looks at its end.

        Of what has been begun only the best few (`width`) are carried on. What looks best so far is given as soon as
        it is worth `enough`, or so many simulations have been spent.
        """
        seat, turn = state.board.on_turn, (state.board.cycle, state.board.turn)
        last = self.meter.left - simulations
        begun: list[Line | None] = [None]
        ended: dict[float, Line] = {}
        for _ in range(MOST_STEPS):
            further: dict[float, Line] = {}
            for line in begun:
                here = state if line is None else line.state
                (decision,) = GAME.waiting_on(here)
                for action in answers(GAME.view(here, seat), decision):
                    if self.meter.left <= last or not self.meter.spend():
                        return _sorted(ended or further) or [Line(worth(here, seat), action, here)]
                    after = self.outlook.after(here, decision, action)
                    found = worth(after, seat)
                    goes_on = after.phase == "turn" and (after.board.cycle, after.board.turn) == turn
                    (further if goes_on else ended).setdefault(
                        found, Line(found, action if line is None else line.first, after)
                    )
                    if found >= enough and not goes_on:
                        return _sorted(ended)
            begun = list(_sorted(further)[:width])
            if not begun:
                break
        return _sorted(ended or further)


def _sorted(lines: Mapping[float, Line]) -> Sequence[Line]:
    return [lines[found] for found in sorted(lines, reverse=True)]


def half_bid(view: View, decision: Decision) -> Bid:
    """Bid half of the active pieces in reserve, rounded up."""
    assert view.auction is not None
    return Bid((view.auction.most[decision.seat] + 1) // 2)


def some_world(view: View, chance: Chance) -> State:
    """Draw a world; what the other one may mean to do next is thought out, not drawn."""
    state = GAME.world(view, chance)
    return state if view.seat == view.board.on_turn else msgspec.structs.replace(state, intended=(), moving_in=None)
