"""Thinking about a sheet: what does best against the best that the others can write."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from bot.games.power.data import BOARD, HQ, INFANTRY, OF_RESERVE, RESERVE, SMALL, SMALL_OF, STRENGTH
from bot.games.power.reading import price_of
from bot.games.power.state import Batch, Colour, Exchange, Launch, Move, Order, Piece, Place
from bot.games.power.views import View
from bot.players.budget import Meter
from bot.players.matrix import mixtures
from bot.players.power.outlook import FREE, Others, Outlook, Side, Sketch, value
from bot.players.quick_chance import QuickChance

LIKELY: Final = 0.04
"""Sheets that are mixed in less often are not answered."""
ANSWERED: Final = 4
"""So many of the likeliest sheets are answered at once."""
SHORTLIST: Final = 24
"""Of all steps so many are looked at again, after the first has been chosen."""
ROUNDS: Final = 100
PLAYED: Final = 0.15
"""Sheets whose share is less than this part of the greatest are not played: they are there by inaccuracy."""

Steps = Sequence[tuple[Order, ...]]


def considered_orders(view: View, meter: Meter, chance: QuickChance) -> tuple[Order, ...]:
    """Draw a sheet from the mixture in which nothing better is found for any side, as far as the budget goes.

    Each side begins with its empty sheet; in turns each then adds what does best against the mixture of the others.
    """
    outlook = Outlook(view)
    blank = {side: Sketch.blank(outlook, view, side) for side in outlook.sides}
    rivals = [side for side in outlook.sides if side not in {view.seat, None}]
    steps = {side: all_steps(outlook, blank[side]) for side in (view.seat, *rivals)}
    mine: list[Sketch] = []
    columns: list[Mapping[Side, Sketch]] = [blank]
    payoffs: list[list[float]] = []
    rows: Sequence[float] = ()
    shares: Sequence[float] = (1.0,)
    while meter.left > 0:
        likely = _likely(shares)
        against = [(share, Others(_without(columns[number], view.seat))) for number, share in likely]
        answer = best_answer(blank[view.seat], view.seat, steps[view.seat], against, meter)
        if all(answer.orders != sketch.orders for sketch in mine):
            mine.append(answer)
            payoffs.append([value(answer, Others(_without(column, view.seat)), view.seat) for column in columns])
        rows, shares = mixtures(payoffs, ROUNDS)
        column = dict(columns[_likely(shares)[0][0]])
        for rival in rivals:
            answered = [
                (share, Others((*_without(column, rival, view.seat), mine[number]))) for number, share in _likely(rows)
            ]
            column[rival] = best_answer(blank[rival], rival, steps[rival], answered, meter)
        if all(any(column[rival].orders != other[rival].orders for rival in rivals) for other in columns):
            columns.append(column)
            met = Others(_without(column, view.seat))
            for line, sketch in zip(payoffs, mine, strict=True):
                line.append(value(sketch, met, view.seat))
            rows, shares = mixtures(payoffs, ROUNDS)
        elif answer is not mine[-1]:
            break
    if not mine:
        return ()
    rows, _ = mixtures(payoffs)
    played = [(sketch, share) for sketch, share in zip(mine, rows, strict=True) if share >= max(rows) * PLAYED]
    return chance.weighted([sketch for sketch, _ in played], [share for _, share in played]).orders


def _likely(shares: Sequence[float]) -> list[tuple[int, float]]:
    """Give the likeliest of a mixture by number, with their shares, the likeliest first."""
    ordered = sorted(enumerate(shares), key=lambda each: -each[1])[:ANSWERED]
    return [each for each in ordered if each[1] >= LIKELY] or ordered[:1]


def _without(column: Mapping[Side, Sketch], *sides: Side) -> Iterator[Sketch]:
    return (sketch for side, sketch in column.items() if side not in sides)


def best_answer(
    blank: Sketch, side: Side, steps: Steps, against: Sequence[tuple[float, Others]], meter: Meter
) -> Sketch:
    """Find a good sheet against a mixture of others' sheets, step by step; then strike out what it does not need."""

    def worth(sketch: Sketch) -> float:
        return sum(share * value(sketch, others, side) for share, others in against)

    best, most = blank, worth(blank)
    gains: list[tuple[float, tuple[Order, ...]]] = []
    assaults = list(_assaults(blank, side, [others for _, others in against]))
    for step in (*assaults, *steps):
        if not meter.spend():
            break
        later = blank.after(step)
        if later is not None:
            gains.append((worth(later) - most, step))
    while gains:
        gains.sort(key=lambda gain: -gain[0])
        del gains[SHORTLIST:]
        found: list[tuple[float, tuple[Order, ...]]] = []
        chosen: Sketch | None = None
        highest = 0.01
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
        best, most, gains = chosen, most + highest, found
    return _pruned(best, blank, worth, meter)


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


def _assaults(blank: Sketch, side: Side, against: Sequence[Others]) -> Iterator[tuple[Order, ...]]:
    """List ways to send several pieces at once: to beat whoever stands on a place, or to hold a headquarters."""
    outlook = blank.outlook
    places = dict.fromkeys(place for others in against for place in others.at if place not in OF_RESERVE)
    for colour in outlook.armies:
        places.setdefault(HQ[colour])
    movable = [
        (army, piece, start, free)
        for (army, start, piece), (free, _) in blank.units.items()
        if free and piece != "M" and start not in OF_RESERVE
    ]
    movable.sort(key=lambda each: -STRENGTH[each[1]])
    for goal in places:
        force = [each for each in movable if goal in outlook.ways.reach(each[1], each[2])]
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
    for step in _missiles(blank, outlook):
        steps[step] = None
    return list(steps)


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
