"""What one seat of Macht & Ohnmacht finds: whole turns of its own, each against the best whole turn in reply."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from math import inf
from operator import mul
from typing import Final, NamedTuple

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Decision, Seat
from bot.games.macht_ohnmacht.board.actions import Action, Bid, Tile
from bot.games.macht_ohnmacht.board.state import SEATS, State
from bot.games.macht_ohnmacht.board.views import View
from bot.games.macht_ohnmacht.rules import MachtOhnmacht
from bot.players.budget import Meter
from bot.players.computer_player import Level
from bot.players.macht_ohnmacht.answers import answers
from bot.players.macht_ohnmacht.value import FITTED, WON, Judge, Weights
from bot.players.matrix import mixtures

GAME: Final = MachtOhnmacht()
MOST_STEPS: Final = 6
"""How many steps of one turn are looked at, an action or a tile each."""


class Beam(NamedTuple):
    """How much of a turn is looked at: how many beginnings are carried on, and how many of its best ends played on."""

    width: int
    ends: int = 1


class Reach(NamedTuple):
    """How far is looked: at a turn, at the reply to each of its best ends, and further at those that stand it best.

    Of them so many `contenders`, worse than the best by no more than `nearly`, are played on for the turns `further`,
    in so many `worlds` if that goes beyond the cycle. `judge` tells what a table is worth where nothing is played on.
    """

    turn: Beam
    reply: Beam
    contenders: int = 1
    nearly: float = 0.0
    further: Sequence[Beam] = ()
    worlds: int = 1
    judge: Judge = Judge(Weights())


REACHES: Final[Mapping[Level, Reach]] = {
    "level2": Reach(turn=Beam(6, ends=10), reply=Beam(3)),
    "level3": Reach(
        turn=Beam(8, ends=10),
        reply=Beam(3),
        contenders=3,
        nearly=0.6,
        further=(Beam(3, ends=3), Beam(3)),
        worlds=2,
        judge=Judge(FITTED.weights),
    ),
    "level4": Reach(
        turn=Beam(12, ends=14),
        reply=Beam(5),
        contenders=6,
        nearly=1.0,
        further=(Beam(5, ends=5), Beam(4, ends=4), Beam(4)),
        worlds=3,
        judge=Judge(FITTED.weights),
    ),
}


class Line(NamedTuple):
    """A way to play a turn: what it is worth at its end, how it begins and where it leads, and what led there last."""

    worth: float
    first: Action
    state: State
    last: tuple[State, Decision, Action]


class End(NamedTuple):
    """What a table is worth when some turns have been played on, and in which cycle that is."""

    worth: float
    cycle: int


class Found(NamedTuple):
    """What answers are worth, and which of them have been found and not only been asked about."""

    worths: Mapping[Action, float]
    own: Collection[Action]


class Bids(NamedTuple):
    """How often to bid so many, how often the other one does, and what each bid is worth against that."""

    shares: Sequence[float]
    against: Sequence[float]
    worths: Mapping[int, float]


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

    def __init__(self, seat: Seat, reach: Reach, meter: Meter, chance: Chance) -> None:
        self.seat = seat
        self.reach = reach
        self.meter = meter
        self.judge = reach.judge.worth
        self.outlook = Outlook(self.judge, meter, chance)

    def turn(self, state: State, also: Collection[Action] = ()) -> Found:
        """Find the turns that are best against the best reply, by their first steps."""
        width, ends = self.reach.turn
        lines = [*self.lines(state, width, self.meter.left // 2)[:ends]]
        for action in also:
            lines += self.begun_with(state, action, self.meter.left // 8)[:ends]
        return self.played_out(lines, also)

    def reaction(self, state: State, view: View, decision: Decision, also: Collection[Action] = ()) -> Found:
        """Find the answers after which the rest of the turn is best."""
        found = []
        for answer in dict.fromkeys((*answers(view, decision), *also)):
            after = self.outlook.after(state, decision, answer)
            found.append(Line(self.judge(after, self.seat), answer, after, (state, decision, answer)))
        found.sort(key=lambda line: -line.worth)
        ends = self.reach.turn.ends
        return self.played_out([*found[:ends], *(line for line in found[ends:] if line.first in also)], also)

    def bids(self, state: State, also: Iterable[int] = ()) -> Bids:
        """Find how often to bid so many, for this seat and for the other one, so that neither gains by another bid."""
        assert state.auction is not None
        able = state.auction.most
        state = msgspec.structs.replace(state, bids=tuple([None if pieces else 0 for pieces in able]))
        most = [min(able[seat], able[1 - seat] + 1) for seat in SEATS]  # to bid more is never better
        mine, theirs = most[self.seat], most[1 - self.seat]
        ends = [(self.seat, 0), *((seat, bid) for seat in SEATS for bid in range(1, most[seat] + 1))]
        ends += [(self.seat, bid) for bid in also if bid > mine]
        worths = {}
        turns = self.reach.further or (self.reach.reply,)
        for number, (winner, bid) in enumerate(ends):
            share = self.meter.left // (len(ends) - number)
            worths[winner, bid] = self.played_on(self.decided(state, winner, bid), turns, share).worth
        payoffs = [
            [
                worths[(self.seat, 0) if one == other else (self.seat, one) if one > other else (1 - self.seat, other)]
                for other in range(theirs + 1)
            ]
            for one in range(mine + 1)
        ]
        shares, against = mixtures(payoffs)
        found = {bid: sum(map(mul, line, against)) for bid, line in enumerate(payoffs)}
        return Bids(shares, against, found | {bid: worths[self.seat, bid] for bid in also if bid > mine})

    def decided(self, state: State, winner: Seat, bid: int) -> State:
        """Let a seat win an auction with a bid, or nobody with 0."""
        for asked in GAME.waiting_on(state):
            state = GAME.advance(state, asked, Bid(bid if asked.seat == winner else 0), self.outlook.chance)
        return self.outlook.settled(state)

    def played_out(self, lines: Sequence[Line], also: Collection[Action] = ()) -> Found:
        """Find the lines that are best after the best turn, or rest of one, of whoever has it then.

        What is weighed `also` begins one line at least, and the best of them is told whatever it is worth.
        """
        reach = self.reach
        kept = self.meter.left // 2 if reach.further else 0
        found: list[float] = []
        most = -inf
        for number, line in enumerate(lines):
            share = (self.meter.left - kept) // (len(lines) - number)
            low = -inf if line.first in also else most - reach.nearly
            found.append(self.played_on(line.state, (reach.reply,), share, low).worth)
            most = max(most, found[-1])
        order = sorted(range(len(lines)), key=lambda number: -found[number])
        near = [number for number in order if found[number] >= most - reach.nearly][: reach.contenders]
        own = list(dict.fromkeys(lines[number].first for number in near))
        for action in also:
            first = next(number for number in order if lines[number].first == action)
            near += [first] if first not in near else []
        if reach.further and len({lines[number].first for number in near}) > 1:
            worths = self.played_further([lines[number] for number in near])
        else:
            worths = [found[number] for number in near]
        told: dict[Action, float] = {}
        for line, worth in zip([lines[number] for number in near], worths, strict=True):
            # Where it is won or lost whatever comes, the better table counts, and an end more than a promise of one.
            at_its_end = line.worth if abs(worth) >= WON else 0.0
            told[line.first] = max(worth + at_its_end, told.get(line.first, -inf))
        return Found(told, own)

    def played_further(self, lines: Sequence[Line]) -> Sequence[float]:
        """Tell what lines are worth further on; what nobody has seen yet is drawn anew for each world."""
        origin, _, _ = lines[0].last
        pile, tokens = origin.pile, origin.tokens
        totals = [0.0] * len(lines)
        worlds, left = 0, self.reach.worlds * len(lines)
        while worlds < self.reach.worlds:
            worlds += 1
            ends = []
            for line in lines:
                state = self.in_world(line, pile, tokens)
                ends.append(self.played_on(state, self.reach.further, self.meter.left // left))
                left -= 1
            totals = [total + end.worth for total, end in zip(totals, ends, strict=True)]
            if all(end.cycle == origin.board.cycle for end in ends):
                break
            pile, tokens = self.outlook.chance.shuffled(pile), self.outlook.chance.shuffled(tokens)
        return [total / worlds for total in totals]

    def begun_with(self, state: State, action: Action, simulations: int) -> Sequence[Line]:
        """List ways to play the rest of a turn after its first step, the best first."""
        (decision,) = GAME.waiting_on(state)
        after = self.outlook.after(state, decision, action)
        if not _same_turn(state, after):
            return [Line(self.judge(after, self.seat), action, after, (state, decision, action))]
        return [line._replace(first=action) for line in self.lines(after, self.reach.turn.width, simulations)]

    def in_world(self, line: Line, pile: Sequence[Tile], tokens: Sequence[int]) -> State:
        """Tell where a line leads if tiles and time tokens lie in this order."""
        before, decision, action = line.last
        hidden = {"pile": pile, "tokens": tokens}
        if line.state.board.cycle == before.board.cycle:
            return msgspec.structs.replace(line.state, **hidden)
        return self.outlook.after(msgspec.structs.replace(before, **hidden), decision, action)

    def played_on(
        self, state: State, turns: Sequence[Beam], simulations: int, low: float = -inf, high: float = inf
    ) -> End:
        """Tell what a table is worth after the best turns, the first one or its rest for whoever has it.

        It is only looked at as far as it may still be worth more than `low` and less than `high`.
        """
        if state.outcome is not None or simulations < 1:
            return End(self.judge(state, self.seat), state.board.cycle)
        mine = state.board.on_turn == self.seat
        (width, count), *further = turns
        if not further:
            line = self.lines(state, width, simulations, high if mine else -low)[0]
            return End(line.worth if mine else -line.worth, line.state.board.cycle)
        last = self.meter.left - simulations
        lines = self.lines(state, width, simulations // (count + 1))[:count]
        ends: list[End] = []
        for number, line in enumerate(lines):
            share = (self.meter.left - last) // (len(lines) - number)
            end = self.played_on(line.state, further, share, low, high)
            ends.append(end)
            low, high = (max(low, end.worth), high) if mine else (low, min(high, end.worth))
            if low >= high:
                break
        return (max if mine else min)(ends, key=lambda end: end.worth)

    def lines(self, state: State, width: int, simulations: int, enough: float = inf) -> Sequence[Line]:
        """List ways to play the turn, or the rest of it, the best first as it looks at its end.

        Of what has been begun only the best few (`width`) are carried on. What looks best so far is given as soon as
        it is worth `enough`, or so many simulations have been spent.
        """
        seat = state.board.on_turn
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
                        return _sorted(ended or further) or [
                            Line(self.judge(here, seat), action, here, (here, decision, action))
                        ]
                    after = self.outlook.after(here, decision, action)
                    found = self.judge(after, seat)
                    goes_on = _same_turn(state, after)
                    (further if goes_on else ended).setdefault(
                        found, Line(found, action if line is None else line.first, after, (here, decision, action))
                    )
                    if found >= enough and not goes_on:
                        return _sorted(ended)
            begun = list(_carried_on(further)[:width])
            if not begun:
                break
        return _sorted(ended or further)


def _same_turn(state: State, after: State) -> bool:
    turns = [(board.cycle, board.turn) for board in (state.board, after.board)]
    return after.phase == "turn" and turns[0] == turns[1]


def _sorted(lines: Mapping[float, Line]) -> Sequence[Line]:
    return [lines[found] for found in sorted(lines, reverse=True)]


def _carried_on(begun: Mapping[float, Line]) -> Sequence[Line]:
    """List what a turn has begun with in the order to go on: first what leaves the fewest cubes, then the best.

    To let time pass rarely looks good, but then the cycle can be ended, or a blow struck that no Serpent can meet.
    """
    best = list(_sorted(begun))
    if best:
        best.insert(0, best.pop(min(range(len(best)), key=lambda place: best[place].state.board.hourglass)))
    return best


def half_bid(view: View, decision: Decision) -> Bid:
    """Bid half of the active pieces in reserve, rounded up."""
    assert view.auction is not None
    return Bid((view.auction.most[decision.seat] + 1) // 2)


def some_world(view: View, chance: Chance) -> State:
    """Draw a world; what the other one may mean to do next is thought out, not drawn."""
    state = GAME.world(view, chance)
    return state if view.seat == view.board.on_turn else msgspec.structs.replace(state, intended=(), moving_in=None)
