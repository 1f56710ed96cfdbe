"""Reading orders aloud (phase 2): each line is carried out at once, or is lost for a reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from bot.games.contract import Problem, Value
from bot.games.power.adjudication.field import Field, Unit, moved
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


class Reader:
    """Carries orders out on a field, line by line.

    `moves` are the moves so far, `launches` the missiles that are on their way: whose, from where, and the target.
    """

    def __init__(self, field: Field, ways: Ways) -> None:
        self.field = field
        self.moves: list[Moved] = []
        self.launches: list[tuple[Colour, Place, Place]] = []
        self._ways = ways
        self._ordered: list[tuple[Colour, Piece, Place]] = []

    def carry_out(self, order: Order) -> Problem | None:
        """Carry a well-formed order out, or change nothing and say why not. Whose order it is, is not asked."""
        match order:
            case Move():
                return self._move(order)
            case Exchange():
                return self._exchange(order)
            case Launch():
                return self._launch(order)

    def _move(self, order: Move) -> Problem | None:
        army, piece, start, target = order.army, order.piece, order.start, order.target
        if reason := _forbidden(order):
            return reason
        unit = self._mover(army, piece, start)
        if unit is None or (start not in OF_RESERVE and target not in self._ways.reach(piece, start)):
            return self._cannot_move(order)
        self._ordered.append((army, piece, start))
        self.field.put(unit, target)
        unit.origin = start
        self.moves.append(moved(unit, start, target))
        return None

    def _mover(self, army: Colour, piece: Piece, start: Place) -> Unit | None:
        """Find the first such piece on a place that can still move."""
        for unit in self.field.at.get(start, ()):
            if unit.piece == piece and unit.army == army and not unit.stuck:
                return unit
        return None

    def _cannot_move(self, order: Move) -> Problem:
        army, piece, start = order.army, order.piece, order.start
        here = [unit for unit in self.field.units(army, start) if unit.piece == piece]
        if not here:
            return self._none_there(army, piece, start)
        if start not in OF_RESERVE and order.target not in self._ways.reach(piece, start):
            return self._ways.problem(piece, start, order.target)
        made = all(other.origin is None for other in here)
        key = "power-problem-made-now" if made else "power-problem-moved-already"
        return Problem(key, {"piece": piece, "place": start})

    def _exchange(self, order: Exchange) -> Problem | None:
        """Make a piece of others on one place, and of Power, which lies in the own reserve only (rule 2.6)."""
        army, place, made = order.army, order.place, order.made
        spent = _counted(order.spent)
        power = spent.pop("P", 0)
        if place in OF_RESERVE and place != RESERVE[army]:
            return Problem("power-problem-other-reserve", {"place": place, "army": army})
        if power and place != RESERVE[army]:
            return Problem("power-problem-power-lies-in-reserve")
        if reason := wrong_price(order.spent, made):
            return reason
        if power > self.field.power[army]:
            return Problem("power-problem-too-little-power", {"wanted": power, "held": self.field.power[army]})
        here = self.field.units(army, place)
        used: list[Unit] = []
        for kind, wanted in spent.items():
            of_kind = [unit for unit in here if unit.piece == kind]
            if not of_kind and kind != "P":
                return self._none_there(army, kind, place)
            if wanted > len(of_kind):
                return Problem(
                    "power-problem-too-few-there",
                    {"piece": kind, "place": place, "wanted": wanted, "held": len(of_kind)},
                )
            # What can no longer move is used up first: it would be of no other use in this round.
            used += sorted(of_kind, key=lambda unit: not unit.stuck)[:wanted]
        for unit in used:
            self._ordered.append((army, unit.piece, place))
            self.field.remove(unit)
        self.field.power[army] -= power
        self.field.add(Unit(army, made, place, made=True))
        return None

    def _launch(self, order: Launch) -> Problem | None:
        army, start = order.army, order.start
        if start in OF_RESERVE and start != RESERVE[army]:
            return Problem("power-problem-other-reserve", {"place": start, "army": army})
        missile = next((unit for unit in self.field.units(army, start) if unit.piece == "M"), None)
        if missile is None:
            return self._none_there(army, "M", start)
        self._ordered.append((army, "M", start))
        self.field.remove(missile)
        self.launches.append((army, start, order.target))
        return None

    def _none_there(self, army: Colour, piece: Piece, place: Place) -> Problem:
        """Say why an army has no such piece on a place: orders read before have used them up, or they are another's."""
        values: dict[str, Value] = {"army": army, "piece": piece, "place": place}
        if ordered := self._ordered.count((army, piece, place)):
            return Problem("power-problem-ordered-already", {**values, "count": ordered})
        others = [unit.army for unit in self.field.at.get(place, ()) if unit.piece == piece]
        if others:
            return Problem("power-problem-anothers", {**values, "other": others[0]})
        return Problem("power-problem-no-missile-there" if piece == "M" else "power-problem-none-there", values)


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
    places = (order.place,) if isinstance(order, Exchange) else (order.start, order.target)
    for place in places:
        if place not in TARGETS:
            return Problem("power-problem-no-such-place", {"text": place[:20]})
    if isinstance(order, Exchange):
        if not order.spent or len(order.spent) > len(STRENGTH):
            return Problem("power-problem-nothing-spent")
        if any(not 1 <= batch.count <= MOST_OF_A_KIND for batch in order.spent):
            return Problem("power-problem-no-such-number", {"most": MOST_OF_A_KIND})
    return None


def commanded(order: Order, commands: Collection[Colour]) -> Problem | None:
    """Give the problem with an order to an army that is not among `commands`, None if it is."""
    if order.army in commands:
        return None
    return Problem("power-problem-not-your-army", {"army": order.army})


def price_of(piece: Piece) -> tuple[Batch, ...]:
    """Give what is spent on one piece: Power for a small one, equal small ones for a large one (no missiles)."""
    if piece in SMALL_OF:
        return (Batch(BOARD.merging, SMALL_OF[piece]),)
    return (Batch(STRENGTH[piece], "P"),)


def _counted(spent: tuple[Batch, ...]) -> Counter[Material]:
    counted: Counter[Material] = Counter()
    for batch in spent:
        counted[batch.kind] += batch.count
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
