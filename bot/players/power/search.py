"""Thinking about a sheet: what does best against the best that the others can write."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from math import prod
from operator import mul
from typing import Final, NamedTuple, TypeAlias

import msgspec

from bot.games.contract import Seat
from bot.games.power.adjudication import price_of
from bot.games.power.board.actions import Sheet
from bot.games.power.board.data import BOARD, HQ, INFANTRY, OF_RESERVE, RESERVE, SMALL, SMALL_OF, STRENGTH
from bot.games.power.board.state import Batch, Colour, Exchange, Launch, Move, Order, Piece, Place
from bot.games.power.board.views import View
from bot.games.power.sheets import Proof
from bot.players.budget import Meter
from bot.players.matrix import mixtures
from bot.players.power.beginner import beginners_sheet
from bot.players.power.outlook import FREE, Others, Outlook, Side, Sketch, value

LIKELY: Final = 0.04
"""Sheets that are mixed in less often are not answered."""
ANSWERED: Final = 4
"""So many of the likeliest sheets are answered at once."""
SHORTLIST: Final = 24
"""Of all steps so many are looked at again after the first has been chosen, and those that bring a piece out."""
LONG_LIST: Final = 150
"""The same where there is more time."""
ROUNDS: Final = 100
LEAST_GAIN: Final = 0.01
PLAYED: Final = 0.15
"""Sheets whose share is less than this part of the greatest are not played: they are there by inaccuracy."""

MOST_SENT: Final = 2
"""So many pieces are sent at most to where mercenaries are to be captured."""

CLOSE: Final = 1.0
"""Sheets that are worse than the best by less strength than this are played as well, the nearer the more often."""

FORESEEN: Final = 0.5
"""How likely others are taken to write what is expected of them, and not what does them most good."""
BEGINNERS: Final = 0.1
"""How likely it is, of what is expected, that they all write the sheets of beginners."""
EXPECTED: Final = 5
"""So many other sheets of theirs are expected, the likeliest."""

Steps = Sequence[tuple[Order, ...]]
Column: TypeAlias = Mapping[Side, Sketch]
"""Sheets of all sides."""


class Mixture(NamedTuple):
    """How often a seat would write which sheet, and what it takes the others to write how often (all together 1).

    `now` is what the table is worth to the seat as it stands. `found` are all of its sheets that were thought of, the
    best first. `against` is made of what the others are expected to write (`expected`) and of what does them most good
    (`feared`).
    """

    seat: Seat
    now: float
    sheets: Sequence[tuple[Sketch, float]]
    against: Sequence[tuple[float, Others]]
    found: Sequence[Sketch]
    expected: Sequence[tuple[float, Column]]
    feared: Sequence[tuple[float, Column]]

    @property
    def worth(self) -> float:
        """Tell what the table is worth to the seat when the round is over."""
        return sum(
            often * share * value(sketch, others, self.seat)
            for sketch, often in self.sheets
            for share, others in self.against
        )

    def gained(self, sketch: Sketch) -> float:
        """Tell how much more strength the seat is likely to have after a sheet, and the others less."""
        worth = sum(share * value(sketch, others, self.seat) for share, others in self.against)
        return (worth - self.now) / (1 + sketch.outlook.share)


def foreseeing(contest: "Contest", view: View, meter: Meter, most: int) -> Mixture:
    """Mix sheets that do well against what the others are likely to write, and not badly against anything else.

    They are taken for beginners, all of them, or for players who mix their sheets as `Contest.mixture` does, with an
    even part of the budget each, but at most `most` simulations.
    """
    assert view.seat is not None  # the public is asked nothing
    rivals = contest.rivals(view.seat)
    thoughts = [
        contest.mixture(rival, meter.part(min(most, meter.left // (len(rivals) + 1 - number)))).sheets
        for number, rival in enumerate(rivals)
    ]
    likely = sorted(product(*thoughts), key=lambda sheets: -prod(share for _, share in sheets))[:EXPECTED]
    shares = [prod(share for _, share in sheets) for sheets in likely]
    expected: list[tuple[float, Column]] = [(FORESEEN * BEGINNERS, contest.of_beginners)]
    for share, sheets in zip(shares, likely, strict=True):
        column = dict(contest.blank)
        column.update(zip(rivals, (sketch for sketch, _ in sheets), strict=True))
        expected.append((FORESEEN * (1 - BEGINNERS) * share / sum(shares), column))
    return contest.mixture(view.seat, meter, expected, thorough=True)


class Contest:
    """A round in which all sides write their sheets, whoever thinks about it."""

    def __init__(self, view: View) -> None:
        outlook = Outlook(view)
        self.blank: Column = {side: Sketch.blank(outlook, view, side) for side in outlook.sides}
        self.of_beginners: Column = {
            side: blank if side is None else self.sketch(side, _beginners_orders(view, side))
            for side, blank in self.blank.items()
        }
        self._writers = {
            side: Writer(outlook, blank, side, self.of_beginners[side])
            for side, blank in self.blank.items()
            if side is not None
        }
        self._others = cache(Others)

    def sketch(self, seat: Seat, orders: Iterable[Order]) -> Sketch:
        """Sketch a sheet, without the lines that cannot be carried out, or tell mercenaries more than to move."""
        sketch = self.blank[seat]
        for order in orders:
            sketch = sketch.after((order,)) or sketch
        return sketch

    def rivals(self, seat: Side) -> list[Seat]:
        """List the other players who write sheets."""
        return [rival for rival in self._writers if rival != seat]

    def mixture(
        self, seat: Seat, meter: Meter, expected: Sequence[tuple[float, Column]] = (), *, thorough: bool = False
    ) -> Mixture:
        """Mix sheets of a seat so that nothing better is found for any side, as far as the budget goes.

        Each side begins with its empty sheet; in turns each then adds what does best against the mixture of the others.
        `expected` are sheets of all others that the seat meets for certain shares of 1; in the rest of the cases it
        meets what would do the others most good. `thorough` is as for `best_answer`.
        """
        rivals, last = self.rivals(seat), meter.part(meter.left // 10)
        foreseen = [(share, self._met(column, seat)) for share, column in expected]
        rest = 1 - sum(share for share, _ in foreseen)
        mine: list[Sketch] = []
        sure: list[float] = []
        columns: list[Column] = [self.blank]
        if self.blank[seat].outlook.mercenaries:
            # All may want the same of them, at the same place.
            alone: Column = {
                one: best_answer(self._writers[one], [(1.0, self._met(self.blank, one))], meter, thorough=thorough)
                for one in rivals
            }
            columns.append({**self.blank, **alone})
        payoffs: list[list[float]] = []
        rows: Sequence[float] = ()
        shares: Sequence[float] = (*(0.0 for _ in columns[1:]), 1.0)
        while meter.left > 0:
            against = [(rest * share, self._met(columns[number], seat)) for number, share in _likely(shares)]
            answer = best_answer(self._writers[seat], [*against, *foreseen], meter, thorough=thorough)
            if mine and not meter.left:
                break  # an answer that was cut short may look good only because it does little
            if all(answer.orders != sketch.orders for sketch in mine):
                mine.append(answer)
                sure.append(sum(share * value(answer, others, seat) for share, others in foreseen))
                payoffs.append([sure[-1] + rest * value(answer, self._met(column, seat), seat) for column in columns])
                rows, shares = mixtures(payoffs, ROUNDS)
            column = dict(columns[_likely(shares)[0][0]])
            for rival in rivals:
                answered = [(share, self._met(column, rival, (seat, mine[number]))) for number, share in _likely(rows)]
                column[rival] = best_answer(self._writers[rival], answered, meter, thorough=thorough)
            if not meter.left:
                break
            if all(any(column[rival].orders != other[rival].orders for rival in rivals) for other in columns):
                columns.append(column)
                others = self._met(column, seat)
                for line, certain, sketch in zip(payoffs, sure, mine, strict=True):
                    line.append(certain + rest * value(sketch, others, seat))
                rows, shares = mixtures(payoffs, ROUNDS)
            elif answer is not mine[-1]:
                break
        met = self._met(self.blank, seat)
        blank = self.blank[seat]
        now = blank.base - blank.outlook.share * met.base
        if not mine:
            beginners = self.of_beginners[seat]
            return Mixture(seat, now, [(beginners, 1.0)], [(1.0, met)], [beginners], (), [(1.0, self.blank)])
        rows, shares = mixtures(payoffs)
        worths = [sum(map(mul, line, shares)) for line in payoffs]
        feared = [(rest * share, column) for column, share in zip(columns, shares, strict=True)]
        against = [*((share, self._met(column, seat)) for share, column in feared), *foreseen]
        sheets = mixed(mine, rows, worths)
        if not all(sketch.orders for sketch, _ in sheets):
            # To write nothing may be best only against others who do not expect it.
            better = best_answer(self._writers[seat], against, last, thorough=thorough)
            sheets = [(sketch if sketch.orders else better, share) for sketch, share in sheets]
        order = sorted(range(len(mine)), key=lambda number: -worths[number])
        return Mixture(seat, now, sheets, against, [mine[number] for number in order], expected, feared)

    def _met(self, column: Column, side: Side, *instead: tuple[Seat, Sketch]) -> Others:
        """Gather what a side meets in a column, if some others write other sheets."""
        changed = dict(instead)
        kept = (sketch for other, sketch in column.items() if other != side and other not in changed)
        return self._others((*kept, *changed.values()))


def _beginners_orders(view: View, seat: Seat) -> tuple[Order, ...]:
    return beginners_sheet(msgspec.structs.replace(view, seat=seat)).orders


def mixed(sheets: Sequence[Sketch], shares: Sequence[float], worths: Sequence[float]) -> Sequence[tuple[Sketch, float]]:
    """Say how often to write which sheet: as often as its share says, and more if it is nearly worth the most."""
    near = [max(0.0, 1 - (max(worths) - worth) / CLOSE) for worth in worths]
    shares = [share + each / sum(near) for share, each in zip(shares, near, strict=True)]
    kept = [(sketch, share) for sketch, share in zip(sheets, shares, strict=True) if share >= max(shares) * PLAYED]
    often = sum(share for _, share in kept)
    return [(sketch, share / often) for sketch, share in kept]


def carried_out(view: View, orders: Sequence[Order]) -> Sheet:
    """Make a sheet of lines, without those that cannot be carried out."""
    proof = Proof(view)
    return Sheet(tuple(order for order in orders if proof.read(order) is None))


def _likely(shares: Sequence[float]) -> list[tuple[int, float]]:
    """Give the likeliest of a mixture by number, with their shares, the likeliest first."""
    ordered = sorted(enumerate(shares), key=lambda each: -each[1])[:ANSWERED]
    return [each for each in ordered if each[1] >= LIKELY] or ordered[:1]


class Writer:
    """A side that writes sheets: its empty sheet, and what each step from there leads to, sketched only once.

    `known` are sheets that have been good against something.
    """

    def __init__(self, outlook: Outlook, blank: Sketch, side: Side, beginners: Sketch) -> None:
        self.blank = blank
        self.side = side
        self.known = {beginners.orders: beginners}
        self.steps = all_steps(outlook, blank)
        self._first: dict[tuple[Order, ...], Sketch | None] = {}
        self._worth: dict[tuple[Sketch, Others], float] = {}

    def first(self, step: tuple[Order, ...]) -> Sketch | None:
        """Sketch the sheet that consists of one step, None if it cannot be carried out."""
        if step not in self._first:
            self._first[step] = self.blank.after(step)
        return self._first[step]

    def worth(self, sketch: Sketch, against: Sequence[tuple[float, Others]]) -> float:
        """Value a sheet that is weighed again and again against a mixture."""
        total = 0.0
        for share, others in against:
            worth = self._worth.get((sketch, others))
            if worth is None:
                worth = self._worth[sketch, others] = value(sketch, others, self.side)
            total += share * worth
        return total


def best_answer(
    writer: Writer, against: Sequence[tuple[float, Others]], meter: Meter, *, thorough: bool = False
) -> Sketch:
    """Find a good sheet against a mixture of others' sheets, step by step; then strike out what it does not need.

    Where a sheet that is known already is better, it goes on from there. A thorough search keeps more steps in mind,
    and brings several pieces out of a reserve at once.
    """
    blank, side = writer.blank, writer.side

    def worth(sketch: Sketch) -> float:
        total = 0.0
        for share, others in against:
            total += share * value(sketch, others, side)
        return total

    def known_worth(sketch: Sketch) -> float:
        return writer.worth(sketch, against)

    most = known_worth(blank)
    gains: list[tuple[float, tuple[Order, ...]]] = []
    assaults = list(_assaults(blank, side, [others for _, others in against], from_reserve=thorough))
    for step in (*assaults, *writer.steps):
        if not meter.spend():
            break
        later = writer.first(step)
        if later is not None:
            gains.append((writer.worth(later, against) - most, step))
    gains.sort(key=lambda gain: -gain[0])
    length = LONG_LIST if thorough else SHORTLIST
    gains = [gain for number, gain in enumerate(gains) if number < length or _brings_out(gain[1])]
    best = _pruned(_extended(blank, gains, worth, meter), blank, worth, meter)
    known = max(writer.known.values(), key=known_worth)
    if known_worth(known) > worth(best) + LEAST_GAIN:
        best = _pruned(_extended(_pruned(known, blank, worth, meter), gains, worth, meter), blank, worth, meter)
    writer.known.setdefault(best.orders, best)
    return best


def _brings_out(step: tuple[Order, ...]) -> bool:
    """Tell whether a step does nothing but bring a piece out of a reserve, for which there may be a line left."""
    return len(step) == 1 and isinstance(step[0], Move) and step[0].start in OF_RESERVE


def _extended(
    best: Sketch, gains: list[tuple[float, tuple[Order, ...]]], worth: Callable[[Sketch], float], meter: Meter
) -> Sketch:
    """Add to a sheet, one by one, the steps that do most good, of those that gain something by themselves."""
    most = worth(best)
    while gains:
        found: list[tuple[float, tuple[Order, ...]]] = []
        chosen: Sketch | None = None
        highest = LEAST_GAIN
        for number, (gain, step) in enumerate(gains):
            if gain <= highest and chosen is not None:
                found += gains[number:]
                break
            later = best.after(step) if meter.spend() else None
            if later is None:
                continue
            now = worth(later) - most
            found.append((now, step))
            if now > highest:
                highest, chosen = now, later
        if chosen is None:
            break
        best, most = chosen, most + highest
        gains = sorted(found, key=lambda gain: -gain[0])
    return best


def _pruned(best: Sketch, blank: Sketch, worth: Callable[[Sketch], float], meter: Meter) -> Sketch:
    """Strike out the lines without which a sheet is as good, the last ones first."""
    most = worth(best)
    number = len(best.orders) - 1
    while number >= 0 and meter.spend():
        fewer = blank.after((*best.orders[:number], *best.orders[number + 1 :]))
        if fewer is not None and (now := worth(fewer)) >= most:
            best, most = fewer, now
        number -= 1
    return best


def _assaults(
    blank: Sketch, side: Side, against: Sequence[Others], *, from_reserve: bool
) -> Iterator[tuple[Order, ...]]:
    """List ways to send several pieces at once: to beat whoever stands on a place, or to hold a headquarters."""
    outlook = blank.outlook
    places = dict.fromkeys(place for others in against for place in others.at if place not in OF_RESERVE)
    for colour in outlook.armies:
        places.setdefault(HQ[colour])
    movable = [
        (army, piece, start, free)
        for (army, start, piece), (free, _) in blank.units.items()
        if free and piece != "M" and (from_reserve or start not in OF_RESERVE)
    ]
    movable.sort(key=lambda each: -STRENGTH[each[1]])
    for goal in places:
        force = [
            (army, piece, start, free)
            for army, piece, start, free in movable
            if (goal == HQ[army] if start in OF_RESERVE else goal in outlook.ways.reach(piece, start))
        ]
        if not force:
            continue
        prize = goal.startswith("HQ") and goal[2:] in outlook.armies and goal[2:] not in outlook.own[side]
        standing = blank.at.get(goal)
        for infantry_first in (True, False) if prize else (False,):
            lines = blank.left.copy()
            orders: list[Order] = []
            if infantry_first:
                force = sorted(force, key=lambda each: each[1] not in INFANTRY)
                if force[0][1] not in INFANTRY:
                    continue
                first, rest = force[0], force[1:]
                rest = sorted([(*first[:3], first[3] - 1), *rest], key=lambda each: -STRENGTH[each[1]])
                force = [(*first[:3], 1), *rest]
            for army, piece, start, free in force:
                for _ in range(min(free, lines[army])):
                    lines[army] -= 1
                    orders.append(Move(army, piece, start, goal))
            strength = standing.strength if standing else 0
            needs = sorted({others.at.get(goal, FREE).strength for others in against})
            lengths = {len(orders)}
            for number, order in enumerate(orders, 1):
                assert isinstance(order, Move)
                strength += STRENGTH[order.piece]
                while needs and strength > needs[0]:
                    needs.pop(0)
                    lengths.add(number)
            for length in sorted(lengths):
                if length > 1:
                    yield tuple(orders[:length])


def all_steps(outlook: Outlook, blank: Sketch) -> Steps:
    """List the steps of which a sheet can be made: single moves, purchases, mergers, and missiles."""
    steps: dict[tuple[Order, ...], None] = {}
    for (army, start, piece), (free, _) in blank.units.items():
        if not free:
            continue
        if start in OF_RESERVE:
            if piece != "M":
                steps[(Move(army, piece, start, HQ[army]),)] = None
        else:
            for target in outlook.ways.reach(piece, start):
                steps[(Move(army, piece, start, target),)] = None
    for army, power in blank.power.items():
        for piece in SMALL:
            if STRENGTH[piece] <= power:
                purchase = Exchange(army, RESERVE[army], price_of(piece), piece)
                steps[(purchase,)] = None
                steps[purchase, Move(army, piece, RESERVE[army], HQ[army])] = None
        for large, small in SMALL_OF.items():
            for step in _mergers(blank, outlook, army, large, small):
                steps[step] = None
    for step in (*_missiles(blank, outlook), *_lures(blank, outlook)):
        steps[step] = None
    return list(steps)


def _lures(blank: Sketch, outlook: Outlook) -> Iterator[tuple[Order, ...]]:
    """List ways to have mercenaries come to where they are captured, by who stands there or comes at the same time."""
    coming: dict[Place, list[tuple[Colour, Piece, Place]]] = {}
    for group, count in outlook.mercenaries.items():
        for target in outlook.ways.reach(group[1], group[2]):
            coming.setdefault(target, []).extend([group] * count)
    movable = [
        (army, piece, start)
        for (army, start, piece), (free, _) in blank.units.items()
        if start not in OF_RESERVE and piece != "M"
        for _ in range(free)
    ]
    movable.sort(key=lambda each: -STRENGTH[each[1]])
    for target, groups in coming.items():
        groups.sort(key=lambda each: -STRENGTH[each[1]])
        force = [Move(*unit, target) for unit in movable if target in outlook.ways.reach(unit[1], unit[2])]
        for length in range(min(len(force), MOST_SENT) + 1):
            orders: list[Order] = [*force[:length]]
            left = sum(STRENGTH[move.piece] for move in force[:length])
            left += blank.at[target].strength if target in blank.at else 0
            for group in groups:
                if STRENGTH[group[1]] < left and len(orders) < BOARD.lines:
                    left -= STRENGTH[group[1]]
                    orders.append(Move(*group, target))
            if len(orders) > length:
                yield tuple(orders)


def _mergers(blank: Sketch, outlook: Outlook, army: Colour, large: Piece, small: Piece) -> Iterator[tuple[Order, ...]]:
    """List ways to bring three small pieces together and merge them."""
    places = [
        place for (owner, place, piece), (free, _) in blank.units.items() if (owner, piece) == (army, small) and free
    ]
    reserve = RESERVE[army]
    affordable = blank.power[army] // STRENGTH[small]
    for place in dict.fromkeys((HQ[army], reserve, *places)):
        missing = BOARD.merging - blank.units.get((army, place, small), (0, 0))[0]
        lines: list[Order] = []
        if place == HQ[army]:
            kept = blank.units.get((army, reserve, small), (0, 0))[0]
            brought = min(missing, kept)
            lines += [Move(army, small, reserve, place)] * max(0, brought)
            missing -= max(0, brought)
        if place != reserve:
            for start in places:
                if missing > 0 and start not in OF_RESERVE and place in outlook.ways.reach(small, start):
                    sent = min(missing, blank.units[army, start, small][0])
                    lines += [Move(army, small, start, place)] * sent
                    missing -= sent
        if missing > 0 and place in {HQ[army], reserve} and missing <= affordable:
            purchase = Exchange(army, reserve, price_of(small), small)
            for _ in range(missing):
                lines.append(purchase)
                if place != reserve:
                    lines.append(Move(army, small, reserve, place))
            missing = 0
        if missing <= 0 and len(lines) < BOARD.lines:
            lines.append(Exchange(army, place, price_of(large), large))
            yield tuple(lines)
            if place == reserve and len(lines) < BOARD.lines:
                yield (*lines, Move(army, large, reserve, HQ[army]))


def _missiles(blank: Sketch, outlook: Outlook) -> Iterator[tuple[Order, ...]]:
    """List launches at the headquarters and reserves of others, by missiles that are there or can be made."""
    targets = [place for army in outlook.armies if army not in blank.power for place in (HQ[army], RESERVE[army])]
    for army in blank.power:
        there: dict[Place, list[Piece]] = {}
        for (owner, place, piece), (free, stuck) in blank.units.items():
            if owner == army:
                there.setdefault(place, []).extend([piece] * (free + stuck))
        for place, pieces in there.items():
            making: tuple[Order, ...] = ()
            if "M" not in pieces:
                spent = _price_of_missile(pieces)
                if not spent:
                    continue
                making = (Exchange(army, place, spent, "M"),)
            for target in targets:
                yield (*making, Launch(army, place, target))


def _price_of_missile(pieces: Sequence[Piece]) -> tuple[Batch, ...]:
    """Choose pieces for a missile, the strongest first; none if they are too few."""
    worth = 0
    spent: dict[Piece, int] = {}
    for piece in sorted(pieces, key=lambda piece: -STRENGTH[piece]):
        if worth >= BOARD.missile:
            break
        worth += STRENGTH[piece]
        spent[piece] = spent.get(piece, 0) + 1
    return tuple(Batch(count, piece) for piece, count in spent.items()) if worth >= BOARD.missile else ()
