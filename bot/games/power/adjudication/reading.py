"""Reading orders aloud (phase 2): each line is carried out at once, or is lost for a reason."""

from collections.abc import Callable, Collection
from itertools import chain
from typing import Final

from bot.games.contract import Problem, Value
from bot.games.power.adjudication.field import Field
from bot.games.power.board.data import (
    BOARD,
    HQ,
    OF_RESERVE,
    RESERVE,
    SMALL_OF,
    STRENGTH,
    TARGETS,
)
from bot.games.power.board.movement import Ways
from bot.games.power.board.state import Batch, Colour, Exchange, Launch, Material, Move, Moved, Order, Piece, Place

MOST_OF_A_KIND = 999
"""More equal pieces than this are on no sheet that is meant."""
TOO_MANY: Final = Problem("power-problem-too-many-lines", {"most": BOARD.lines})


class Reader:
    """Carries orders out on a field, line by line.

    `moves` are the moves so far, `launches` the missiles that are on their way: whose, from where, and the target.
    `strike` is called after each launch, if missiles strike at once.
    """

    def __init__(self, field: Field, ways: Ways, strike: Callable[[], None] | None = None) -> None:
        self.field = field
        self.moves: list[Moved] = []
        self.launches: list[tuple[Colour, Place, Place]] = []
        self._ways = ways
        self._strike = strike
        self._used_up: list[tuple[Colour, Piece, Place]] = []

    def carry_out(self, order: Order) -> Problem | None:
        """Carry an order out, or change nothing and say why not. Whose order it is, is not asked."""
        if not isinstance(order, Move):
            return misspelt(order) or (self._exchange(order) if isinstance(order, Exchange) else self._launch(order))
        army, piece, start, target = order.army, order.piece, order.start, order.target
        reach = self._ways.targets.get((army, piece, start), ())
        if target not in reach or not self.field.move(army, piece, start, target):
            return misspelt(order) or _forbidden(order) or self._cannot_move(order)
        self.moves.append(Moved(army, piece, start, target))
        return None

    def _cannot_move(self, order: Move) -> Problem:
        army, piece, start = order.army, order.piece, order.start
        if piece not in self.field.pieces(army, start):
            return self._none_there(army, piece, start)
        if start not in OF_RESERVE and order.target not in self._ways.reach(piece, start):
            return self._ways.problem(piece, start, order.target)
        stuck = [unit for unit in self.field.came[start] if (unit.army, unit.piece) == (army, piece)]
        made = all(unit.origin is None for unit in stuck)
        key = "power-problem-made-now" if made else "power-problem-moved-already"
        return Problem(key, {"piece": piece, "place": start})

    def _exchange(self, order: Exchange) -> Problem | None:
        """Make a piece of others on one place, and of Power, which lies in the own reserve only (rule 2.6)."""
        army, place, made = order.army, order.place, order.made
        spent = _counted(order.spent)
        power = spent.get("P", 0)
        if place in OF_RESERVE and place != RESERVE[army]:
            return Problem("power-problem-other-reserve", {"place": place, "army": army})
        if power and place != RESERVE[army]:
            return Problem("power-problem-power-lies-in-reserve")
        if reason := wrong_price(order.spent, made):
            return reason
        if power > self.field.power[army]:
            return Problem("power-problem-too-little-power", {"wanted": power, "held": self.field.power[army]})
        here = self.field.pieces(army, place)
        pieces: dict[Piece, int] = {kind: count for kind, count in spent.items() if kind != "P"}
        for kind, wanted in pieces.items():
            held = here.count(kind)
            if not held:
                return self._none_there(army, kind, place)
            if wanted > held:
                return Problem(
                    "power-problem-too-few-there", {"piece": kind, "place": place, "wanted": wanted, "held": held}
                )
        for kind, wanted in pieces.items():
            for _ in range(wanted):
                self._used_up.append((army, kind, place))
                self.field.use_up(army, kind, place)
        self.field.power[army] -= power
        self.field.make(army, made, place)
        return None

    def _launch(self, order: Launch) -> Problem | None:
        army, start = order.army, order.start
        if start in OF_RESERVE and start != RESERVE[army]:
            return Problem("power-problem-other-reserve", {"place": start, "army": army})
        if "M" not in self.field.pieces(army, start):
            return self._none_there(army, "M", start)
        self._used_up.append((army, "M", start))
        self.field.remove(army, "M", start)
        self.launches.append((army, start, order.target))
        if self._strike is not None:
            self._strike()
        return None

    def _none_there(self, army: Colour, piece: Piece, place: Place) -> Problem:
        """Say why an army has no such piece on a place: orders read before have used them up, or they are another's."""
        values: dict[str, Value] = {"army": army, "piece": piece, "place": place}
        moved = [(move.army, move.piece, move.start) for move in self.moves]
        if ordered := (moved + self._used_up).count((army, piece, place)):
            return Problem("power-problem-ordered-already", {**values, "count": ordered})
        if other := self._another_with(piece, place):
            return Problem("power-problem-anothers", {**values, "other": other})
        return Problem("power-problem-no-missile-there" if piece == "M" else "power-problem-none-there", values)

    def _another_with(self, piece: Piece, place: Place) -> Colour | None:
        """Name the army of the first such piece on a place, None if there is none."""
        there = (army for army, free in self.field.free.items() if piece in free.get(place, ()))
        came = (unit.army for unit in self.field.came.get(place, ()) if unit.piece == piece)
        return next(chain(there, came), None)


def _forbidden(order: Move) -> Problem | None:
    """Say what is wrong with a move wherever the pieces stand: from a reserve only to its headquarters (rule 3.6)."""
    army, start, target = order.army, order.start, order.target
    if order.piece == "M":
        return Problem("power-problem-missile-moves")
    if start == target:
        return Problem("power-problem-stays", {"place": start})
    if target in OF_RESERVE:
        return Problem("power-problem-into-reserve")
    if start in OF_RESERVE and start != RESERVE[army]:
        return Problem("power-problem-other-reserve", {"place": start, "army": army})
    if start in OF_RESERVE and target != HQ[army]:
        return Problem("power-problem-reserve-to-hq", {"place": HQ[army]})
    return None


def misspelt(order: Order) -> Problem | None:
    """Give the problem with an order that no board allows: an unknown place, an impossible number. None: no problem."""
    if not isinstance(order, Exchange):
        if order.start in TARGETS and order.target in TARGETS:
            return None
        return _no_such_place(order.target if order.start in TARGETS else order.start)
    if order.place not in TARGETS:
        return _no_such_place(order.place)
    if not order.spent or len(order.spent) > len(STRENGTH):
        return Problem("power-problem-nothing-spent")
    if any(not 1 <= batch.count <= MOST_OF_A_KIND for batch in order.spent):
        return Problem("power-problem-no-such-number", {"most": MOST_OF_A_KIND})
    return None


def _no_such_place(text: str) -> Problem:
    return Problem("power-problem-no-such-place", {"text": text[:20]})


def commanded(order: Order, commands: Collection[Colour]) -> Problem | None:
    """Give the problem with an order to an army that is not among `commands`, None if it is."""
    if order.army in commands:
        return None
    return misspelt(order) or Problem("power-problem-not-your-army", {"army": order.army})


def price_of(piece: Piece) -> tuple[Batch, ...]:
    """Give what is spent on one piece: Power for a small one, equal small ones for a large one (no missiles)."""
    if piece in SMALL_OF:
        return (Batch(BOARD.merging, SMALL_OF[piece]),)
    return (Batch(STRENGTH[piece], "P"),)


def _counted(spent: tuple[Batch, ...]) -> dict[Material, int]:
    counted: dict[Material, int] = {}
    for batch in spent:
        counted[batch.kind] = counted.get(batch.kind, 0) + batch.count
    return counted


def wrong_price(batches: tuple[Batch, ...], made: Piece) -> Problem | None:
    """Say why something is not to be had for so many pieces and so much Power, wherever they are.

    Power buys small pieces (rule 3.7), small ones make a large one (rule 3.8), and anything worth enough a missile
    (rule 5.1); no small piece is had for a large one (rule 3.10).
    """
    spent = _counted(batches)
    power = spent.pop("P", 0)
    if made == "M":
        if "M" in spent:
            return Problem("power-problem-missile-of-missiles")
        worth = power + sum(STRENGTH[kind] * count for kind, count in spent.items())
        if worth < BOARD.missile:
            return Problem("power-problem-missile-too-weak", {"worth": worth, "least": BOARD.missile})
        return None
    if made in SMALL_OF:
        if power or spent != {SMALL_OF[made]: BOARD.merging}:
            values = {"piece": made, "count": BOARD.merging, "small": SMALL_OF[made]}
            return Problem("power-problem-wrong-merger", values)
        return None
    if spent:
        return Problem("power-problem-bought-with-power", {"piece": made})
    if power != STRENGTH[made]:
        return Problem("power-problem-wrong-price", {"piece": made, "price": STRENGTH[made], "paid": power})
    return None
