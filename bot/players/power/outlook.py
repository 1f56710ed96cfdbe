"""What a table of Power is worth to somebody, so that sheets can be weighed by the thousand.

A sheet is sketched by itself first: where the pieces of its writer would stand, and what they would be worth if nobody
came in their way. What happens where sheets meet is then a matter of the few places where both have pieces.
It is a judgement, not the rules: pieces that tie are taken to stay, and who captures what is seen place by place.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from bot.games.contract import Seat
from bot.games.power.board.data import (
    BOARD,
    HQ,
    INFANTRY,
    OF_RESERVE,
    RESERVE,
    STRENGTH,
    TERRITORY,
    strength_of,
)
from bot.games.power.board.movement import Ways, ways_of
from bot.games.power.board.state import COLOURS, Colour, Exchange, Launch, Material, Move, Order, Piece, Place
from bot.games.power.board.views import ArmyView, View
from bot.players.power.beginner import moves_to

Side: TypeAlias = Seat | None
"""A seat, or None: the mercenaries."""

WORTH: Final[Mapping[Material, float]] = {
    **STRENGTH,
    "S": 4.8,
    "T": 7.2,
    "C": 7.0,
    "D": 14.0,
    "M": 70.0,
    "P": 2.4,
}
"""What pieces are worth, beside what they can be merged into; at the end only strength counts."""
IN_RESERVE: Final = 0.92
CAPTURED: Final = 0.9
"""Which part of its worth a captured piece has for the captor, who has to bring it out."""
LURED: Final = 0.45
"""The same of a mercenary who is to be lured: others may want him as well, or be there."""
NEARER: Final = 0.04
"""What a move less to the next foreign headquarters adds, for each point of strength."""
RELIEF: Final = 0.6
"""Which part of the pieces that could come to a headquarters counts for its defence."""
SIEGE: Final = 0.35
"""Which part of an army's worth is lost if the other side has much more before its headquarters."""
FLAG: Final = 25.0
VICTORY: Final = 500.0
"""What a flag adds to the worth of the army that falls, and the last flag of a player."""


class Stand(NamedTuple):
    """The pieces of one side on a place: strength, worth, and the strength of the infantry."""

    strength: int
    worth: float
    infantry: int


class Meeting(NamedTuple):
    """All pieces of several sides on a place, as somebody else meets them.

    `strength` and `infantry` are those of the strongest side; `tied`: others are as strong. `ventured` is what it has
    gained by coming, and loses if it bounces.
    """

    strength: int
    tied: bool
    worth: float
    infantry: int
    ventured: float = 0.0


class Terms(NamedTuple):
    """What a piece on a place contributes: to the place, and to attacks on and relief of headquarters (by number)."""

    strength: int
    worth: float
    infantry: int
    pays: Colour | None
    attacks: tuple[int, ...]
    relieves: tuple[int, ...]


LEAST: Final = 0.01
NO_PIECES: Final = (0, 0)
NOBODY: Final = Stand(0, 0.0, 0)
FREE: Final = Meeting(0, False, 0.0, 0)


class Outlook:
    """What is the same for all sheets of a round: sides, headquarters, prizes."""

    def __init__(self, view: View) -> None:
        self.ways: Ways = ways_of(view.options)
        self.armies: Mapping[Colour, ArmyView] = {army.colour: army for army in view.armies if army.standing}
        self.owner: Mapping[Colour, Side] = {army.colour: army.owner for army in view.armies}
        self.sides: Sequence[Side] = list(dict.fromkeys(army.owner for army in self.armies.values()))
        self.own: Mapping[Side, Sequence[Colour]] = {
            side: [army for army in self._in_seat_order(view, side) if army in self.armies] for side in self.sides
        }
        rivals = max(1, sum(side is not None for side in self.sides) - 1)
        self.share = 1.0 if rivals == 1 else 0.5
        self.mercenaries: Mapping[tuple[Colour, Piece, Place], int] = Counter(
            (force.army, piece, here.place)
            for here in view.places
            for force in here.forces
            if force.army in self.own.get(None, ())
            for piece in force.pieces
            if piece != "M"
        )
        self.last = view.last_round
        self.empty_falls = view.options.empty_hq_capture
        self.headquarters_pay = view.options.hq_counts_for_income
        self.worth: Mapping[Material, float] = {**STRENGTH, "M": 0} if self.last else WORTH
        self.goals = [
            (number, HQ[colour], self._prize(view, colour), self._flag(colour), self.owner[colour])
            for number, colour in enumerate(COLOURS)
            if colour in self.armies
        ]
        self._terms: dict[tuple[Colour, Piece, Place], Terms] = {}

    def _in_seat_order(self, view: View, side: Side) -> Sequence[Colour]:
        return (
            [army for army, owner in self.owner.items() if owner is None] if side is None else view.players[side].armies
        )

    def _prize(self, view: View, colour: Colour) -> float:
        """Value all that falls with the flag of an army, but what stands in its headquarters."""
        army = self.armies[colour]
        pieces = [
            piece
            for here in view.places
            if here.place != HQ[colour]
            for force in here.forces
            if force.army == colour
            for piece in force.pieces
        ]
        worth = sum(self.worth[piece] for piece in (*pieces, *army.reserve)) + army.power * self.worth["P"]
        return worth + self._flag(colour)

    def _flag(self, colour: Colour) -> float:
        owner = self.owner[colour]
        last = owner is not None and len(self.own[owner]) == 1
        return FLAG + (VICTORY if last else 0.0)

    def terms(self, army: Colour, piece: Piece, place: Place) -> Terms:
        """Say what a piece contributes on a place."""
        key = (army, piece, place)
        terms = self._terms.get(key)
        if terms is None:
            terms = self._terms[key] = self._contribution(army, piece, place)
        return terms

    def _contribution(self, army: Colour, piece: Piece, place: Place) -> Terms:
        strength, worth, own = STRENGTH[piece], self.worth[piece], self.own[self.owner[army]]
        if place in OF_RESERVE:
            home = (COLOURS.index(army),) if piece != "M" else ()
            return Terms(0, worth * (1.0 if self.last else IN_RESERVE), 0, None, (), home)
        attacks, relieves, left = [], [], 4
        for number, colour in enumerate(COLOURS):
            if colour not in self.armies or piece == "M":
                continue
            reaches = place == HQ[colour] or HQ[colour] in self.ways.reach(piece, place)
            if colour not in own:
                left = min(left, moves_to(self.ways, piece, HQ[colour]).get(place, 4))
            if reaches and colour not in own:
                attacks.append(number)
            elif reaches and place != HQ[colour]:
                relieves.append(number)
        territory = TERRITORY.get(place)
        pays = (
            territory is not None
            and territory in self.armies
            and territory not in own
            and (self.headquarters_pay or place != HQ[territory])
        )
        nearer = 0.0 if self.last else NEARER * strength * (4 - left)
        return Terms(
            strength,
            worth + nearer,
            strength if piece in INFANTRY else 0,
            territory if pays else None,
            tuple(attacks),
            tuple(relieves),
        )


class Sketch:
    """A sheet in the making: how the side of its writer would stand if nobody came in its way. It is not changed."""

    __slots__ = (
        "at",
        "attack",
        "base",
        "came",
        "held",
        "infantry",
        "launched",
        "left",
        "lured",
        "occupied",
        "orders",
        "outlook",
        "power",
        "relief",
        "units",
        "ventured",
    )

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.orders: tuple[Order, ...] = ()
        self.units: dict[tuple[Colour, Place, Piece], tuple[int, int]] = {}
        """How many pieces can still move, and how many cannot."""
        self.power: dict[Colour, int] = {}
        self.left: dict[Colour, int] = {}
        self.at: dict[Place, Stand] = {}
        self.base = 0.0
        self.held: dict[Colour, float] = {}
        """What all is worth that falls with an army's flag."""
        self.occupied: dict[tuple[Colour, Colour], int] = {}
        self.attack = [0, 0, 0, 0]
        self.infantry = [0, 0, 0, 0]
        self.relief = [0, 0, 0, 0]
        self.launched: tuple[Place, ...] = ()
        self.lured: tuple[Move, ...] = ()
        """Moves of mercenaries, which are good for nothing else than to be captured."""
        self.came: dict[Place, tuple[Terms, ...]] = {}
        self.ventured: dict[Place, float] = {}
        """What was gained by moving to a place, which is lost if all who came bounce."""

    @classmethod
    def blank(cls, outlook: Outlook, view: View, side: Side) -> "Sketch":
        """Sketch the empty sheet of a side."""
        sketch = cls(outlook)
        for colour in outlook.own[side]:
            army = outlook.armies[colour]
            sketch.left[colour] = 0 if side is None else BOARD.lines
            sketch.power[colour] = army.power
            sketch.held[colour] = army.power * outlook.worth["P"]
            sketch.base += sketch.held[colour]
            for piece in army.reserve:
                sketch._put(colour, piece, RESERVE[colour], free=True)
        for here in view.places:
            for force in here.forces:
                if force.army in sketch.power:
                    for piece in force.pieces:
                        sketch._put(force.army, piece, here.place, free=True)
        return sketch

    def after(self, orders: Sequence[Order]) -> "Sketch | None":
        """Sketch the sheet with some more lines, None if they cannot be carried out."""
        if not self._may_begin(orders):
            return None
        later = Sketch.__new__(Sketch)
        later.outlook = self.outlook
        later.orders = self.orders
        later.units = self.units.copy()
        later.power = self.power
        later.left = self.left.copy()
        later.at = self.at.copy()
        later.base = self.base
        later.held = self.held.copy()
        later.occupied = self.occupied.copy()
        later.attack = self.attack[:]
        later.infantry = self.infantry[:]
        later.relief = self.relief[:]
        later.launched = self.launched
        later.lured = self.lured
        later.came = self.came.copy()
        later.ventured = self.ventured.copy()
        for order in orders:
            if not later._carry_out(order):
                return None
        return later

    def _may_begin(self, orders: Sequence[Order]) -> bool:
        """Tell whether there is room for some lines, and what the first one moves; most that fail do so for these."""
        if not orders:
            return True
        first = orders[0]
        if len(orders) > sum(self.left.values()) or not self.left.get(first.army, 1):
            return False
        if not isinstance(first, Move) or first.army not in self.power:
            return True
        return self.units.get((first.army, first.start, first.piece), NO_PIECES)[0] > 0

    def _carry_out(self, order: Order) -> bool:
        army = order.army
        writer = army if army in self.left else next(iter(self.left))
        if not self.left[writer]:
            return False
        self.left[writer] -= 1
        self.orders = (*self.orders, order)
        match order:
            case Move(_, piece, start, target) if army not in self.power:
                self.lured = (*self.lured, order)
                same = sum((each.piece, each.start) == (piece, start) for each in self.lured)
                return same <= self.outlook.mercenaries.get((army, piece, start), 0)
            case _ if army not in self.power:
                return False
            case Move(_, piece, start, target):
                if not self.units.get((army, start, piece), NO_PIECES)[0]:
                    return False
                before = self.base
                self._take(army, piece, start, stuck=False)
                self._put(army, piece, target, free=False)
                self.came[target] = (*self.came.get(target, ()), self.outlook.terms(army, piece, target))
                self.ventured[target] = self.ventured.get(target, 0.0) + self.base - before
            case Exchange(_, place, spent, made):
                for batch in spent:
                    kind = batch.kind
                    if kind == "P":
                        if self.power[army] < batch.count:
                            return False
                        self.power = {**self.power, army: self.power[army] - batch.count}
                        self.base -= batch.count * self.outlook.worth["P"]
                        self.held[army] -= batch.count * self.outlook.worth["P"]
                        continue
                    free, stuck = self.units.get((army, place, kind), NO_PIECES)
                    if free + stuck < batch.count:
                        return False
                    for number in range(batch.count):
                        self._take(army, kind, place, stuck=number < stuck)
                self._put(army, made, place, free=place in OF_RESERVE)
            case Launch(_, start, target):
                free, stuck = self.units.get((army, start, "M"), NO_PIECES)
                if not free + stuck:
                    return False
                self._take(army, "M", start, stuck=bool(stuck))
                self.launched = (*self.launched, target)
        return True

    def _put(self, army: Colour, piece: Piece, place: Place, *, free: bool) -> None:
        count = self.units.get((army, place, piece), NO_PIECES)
        self.units[army, place, piece] = (count[0] + 1, count[1]) if free else (count[0], count[1] + 1)
        self._count(army, piece, place, 1)

    def _take(self, army: Colour, piece: Piece, place: Place, *, stuck: bool) -> None:
        count = self.units[army, place, piece]
        self.units[army, place, piece] = (count[0], count[1] - 1) if stuck else (count[0] - 1, count[1])
        self._count(army, piece, place, -1)

    def _count(self, army: Colour, piece: Piece, place: Place, sign: int) -> None:
        strength, worth, infantry, pays, attacks, relieves = self.outlook.terms(army, piece, place)
        self.base += sign * worth
        self.held[army] += sign * worth
        there = self.at.get(place, NOBODY)
        now = Stand(there.strength + sign * strength, there.worth + sign * worth, there.infantry + sign * infantry)
        if now.strength or now.worth > LEAST:
            self.at[place] = now
        else:
            self.at.pop(place, None)
        if pays is not None:
            held = self.occupied.get((army, pays), 0)
            self.occupied[army, pays] = held + sign
            if not held:
                self.base += self.outlook.worth["P"]
            elif not held + sign:
                self.base -= self.outlook.worth["P"]
        for number in attacks:
            self.attack[number] += sign * strength
            self.infantry[number] += sign * infantry
        for number in relieves:
            self.relief[number] += sign * (strength or STRENGTH[piece])


class Others:
    """The sheets of all other sides together, as one side meets them."""

    __slots__ = ("at", "attack", "base", "launched", "lured", "relief")

    def __init__(self, sketches: Iterable[Sketch]) -> None:
        self.at: dict[Place, Meeting] = {}
        self.base = 0.0
        self.attack = [0, 0, 0, 0]
        self.relief = [0, 0, 0, 0]
        self.launched: tuple[Place, ...] = ()
        self.lured: tuple[Move, ...] = ()
        for sketch in sketches:
            self.base += sketch.base
            self.launched += sketch.launched
            self.lured += sketch.lured
            for number in range(len(COLOURS)):
                self.relief[number] += sketch.relief[number]
                if sketch.infantry[number]:
                    self.attack[number] = max(self.attack[number], sketch.attack[number])
            for place, (strength, worth, infantry) in sketch.at.items():
                there, ventured = self.at.get(place, FREE), sketch.ventured.get(place, 0.0)
                if strength > there.strength or place not in self.at:
                    self.at[place] = Meeting(strength, False, worth + there.worth, infantry, ventured)
                else:
                    tied = strength == there.strength
                    if tied:
                        self.base -= ventured + (0.0 if there.tied else there.ventured)
                    self.at[place] = there._replace(tied=there.tied or tied, worth=worth + there.worth)


def value(sketch: Sketch, others: Others, side: Side) -> float:
    """Say what a round is worth to a side that writes the one sheet while all others write theirs."""
    outlook = sketch.outlook
    share = outlook.share
    total = sketch.base - share * others.base
    if not sketch.orders:
        total -= outlook.worth["P"]
    mine, theirs, attack, infantry_coming = sketch.at, others.at, sketch.attack, sketch.infantry
    won = 0.0
    struck: Mapping[Place, None] = {}
    if sketch.launched or others.launched:
        struck = dict.fromkeys((*sketch.launched, *others.launched))
        for place in struck:
            total -= mine.get(place, NOBODY).worth - share * theirs.get(place, FREE).worth
    for place in filter(theirs.__contains__, mine):
        if place in struck:
            continue
        (strength, worth, _), there = mine[place], theirs[place]
        if strength > there.strength:
            total += there.worth * (CAPTURED + share)
            won += there.worth * CAPTURED
        elif strength < there.strength and not there.tied:
            total -= worth * (1 + CAPTURED * share)
        elif strength == there.strength:
            total -= sketch.ventured.get(place, 0.0) - (0.0 if there.tied else share * there.ventured)
            if came := sketch.came.get(place):
                attack, infantry_coming = attack[:], infantry_coming[:]
                for piece in came:
                    for number in piece.attacks:
                        attack[number] -= piece.strength
                        infantry_coming[number] -= piece.infantry
    if sketch.lured:
        total += LURED * _lured(sketch, others)
    for number, goal, prize, flag, owner in outlook.goals:
        if owner != side and goal not in mine and not infantry_coming[number]:
            continue
        strength, garrison, infantry = mine.get(goal, NOBODY) if goal not in struck else NOBODY
        there = theirs.get(goal, FREE) if goal not in struck else FREE
        if owner == side:
            if there.strength > strength and there.infantry and not there.tied and (strength or outlook.empty_falls):
                lost = flag + max(0.0, sketch.held[TERRITORY[goal]] - garrison)
                total -= (lost if outlook.own[side][1:] else lost + won) * (1 + CAPTURED * share)
            elif others.attack[number] and not outlook.last:
                total -= prize * siege(others.attack[number], strength + RELIEF * sketch.relief[number])
        elif infantry and strength > there.strength and (there.strength or outlook.empty_falls):
            total += prize * (CAPTURED + share)
        elif infantry_coming[number] and not outlook.last:
            total += prize * siege(attack[number], there.strength + RELIEF * others.relief[number])
    return total


def _lured(sketch: Sketch, others: Others) -> float:
    """Value the mercenaries who come to where a side has more than all others, if no other orders stand against it."""
    outlook, coming = sketch.outlook, dict[Place, list[Piece]]()
    claimed = [(move.army, move.piece, move.start) for move in (*sketch.lured, *others.lured)]
    for move, group in zip(sketch.lured, claimed, strict=False):
        if claimed.count(group) <= outlook.mercenaries[group]:
            coming.setdefault(move.target, []).append(move.piece)
    return sum(
        sum(outlook.worth[piece] for piece in pieces)
        for place, pieces in coming.items()
        if sketch.at.get(place, NOBODY).strength > others.at.get(place, FREE).strength + strength_of(pieces)
    )


def siege(attack: float, defence: float) -> float:
    """Say which part of an army is as good as lost to what could come to its headquarters next."""
    if not attack:
        return 0.0
    return SIEGE * min(1.0, max(0.0, (attack / (attack + defence) - 0.4) / 0.3))
