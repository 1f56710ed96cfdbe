"""Seeing further: what can be written in the round after the one for which sheets are written."""

from collections.abc import Sequence
from operator import mul
from typing import Final

import msgspec

from bot.games.contract import Decision, Seat
from bot.games.power.board.actions import Action
from bot.games.power.board.state import COLOURS, Order, State
from bot.games.power.board.views import View
from bot.games.power.worlds import without_sheets_of_others
from bot.players.budget import Budget, Meter
from bot.players.matrix import mixtures
from bot.players.power.beginner import beginners_booty
from bot.players.power.belief import GAME, round_played
from bot.players.power.outlook import CAPTURED, VICTORY, Outlook, Sketch
from bot.players.power.search import Column, Contest, Mixture, carried_out, mixed
from bot.players.quick_chance import QuickChance

OWN: Final = 6
"""So many sheets of the seat are carried out, the best of those that were found."""
FORESEEN: Final = 3
FEARED: Final = 4
"""Against so many sheets of the others that are expected, and so many that would do them most good."""
LEAST_SHARE: Final = 0.01
"""Of the latter none is met that is written more seldom."""
NOTHING_DRAWN: Final = QuickChance(0)
"""Carrying sheets out leaves nothing to chance."""


class NextRound:
    """What sheets lead to when the best is written in the round after, too, by all."""

    def __init__(self, view: View, first: Mixture, simulations: int) -> None:
        """Mix the sheets of a `first` look anew; so many simulations are shared out among the tables they lead to.

        Whatever else is asked about is looked at as thoroughly, beyond them.
        """
        seen = without_sheets_of_others(view)
        blank = tuple(msgspec.structs.replace(player, sheet=None) for player in seen.players)
        self._state = msgspec.structs.replace(seen, players=blank)
        self._first = first
        sure = sum(share for share, _ in first.expected)
        foreseen = sorted(first.expected, key=lambda each: -each[0])[:FORESEEN]
        feared = [each for each in sorted(first.feared, key=lambda each: -each[0])[:FEARED] if each[0] > LEAST_SHARE]
        self._columns = [column for _, column in (*foreseen, *feared)]
        # To write nothing may look good in a mixture, and helps nobody.
        own = [sketch for sketch in first.found if sketch.orders][:OWN] or [sketch for sketch, _ in first.sheets]
        self._each = simulations // (len(own) * len(self._columns))
        self._worths: dict[tuple[Order, ...], Sequence[float]] = {}
        scale = sure / sum(share for share, _ in foreseen) if foreseen else 0.0
        certain = [scale * share for share, _ in foreseen]
        payoffs = [self._payoffs(sketch, certain, 1 - sure) for sketch in own]
        rows, columns = mixtures(payoffs)
        self._shares = [*certain, *((1 - sure) * share for share in columns)]
        worths = [sum(map(mul, line, columns)) for line in payoffs]
        self.sheets = mixed(own, rows, worths)

    def gained(self, sketch: Sketch) -> float:
        """Tell how much more strength the seat is likely to have after this round and the next, and the others less."""
        worth: float = sum(map(mul, self._tables(sketch), self._shares))
        return (worth - self._first.now) / (1 + sketch.outlook.share)

    def _payoffs(self, sketch: Sketch, certain: Sequence[float], rest: float) -> Sequence[float]:
        tables = self._tables(sketch)
        known = sum(map(mul, tables, certain))
        return [known + rest * worth for worth in tables[len(certain) :]]

    def _tables(self, sketch: Sketch) -> Sequence[float]:
        """Tell what the tables are worth to which a sheet leads, by what the others write."""
        found = self._worths.get(sketch.orders)
        if found is None:
            found = self._worths[sketch.orders] = [self._table(sketch, column) for column in self._columns]
        return found

    def _table(self, sketch: Sketch, column: Column) -> float:
        seat = self._first.seat
        after = _carried_out(self._state, {**column, seat: sketch})
        gained = _flags(after, sketch.outlook, seat)
        if after.outcome is not None:
            winners = after.outcome.winners
            return gained + VICTORY * (2 * (seat in winners) / max(1, len(winners)) - 1)
        if after.players[seat].fell is not None:
            return gained - VICTORY
        return gained + Contest(GAME.view(after, seat)).mixture(seat, Meter(Budget(simulations=self._each))).worth


def _flags(after: State, outlook: Outlook, seat: Seat) -> float:
    """Tell what flags are worth that a seat has taken and lost in a round, as `value` counts those still to fall."""
    worth = 0.0
    for number, _, _, flag, owner in outlook.goals:
        holder = after.armies[number].flag
        if holder != COLOURS[number]:
            if owner == seat:
                worth -= flag * (1 + CAPTURED * outlook.share)
            elif holder in outlook.own[seat]:
                worth += flag * (CAPTURED + outlook.share)
    return worth


def _carried_out(state: State, sheets: Column) -> State:
    """Play a round out by sketched sheets, without the lines that cannot be carried out."""

    def answer(view: View, decision: Decision) -> Action:
        if decision.kind == "booty":
            return beginners_booty(view, decision)
        return carried_out(view, sheets[decision.seat].orders)

    return round_played(state, answer, NOTHING_DRAWN)
