"""What speaks for a sheet of Power, and against it: what it does if nobody else moves, and where others can come."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Final

import msgspec

from bot.games.contract import Decision, Seat, Value
from bot.games.hints import Reason
from bot.games.power.adjudication import Round
from bot.games.power.board.actions import Action, Sheet, TakeBooty
from bot.games.power.board.data import BOARD, HQ, INFANTRY, OF_RESERVE, STRENGTH, strength_of
from bot.games.power.board.movement import ways_of
from bot.games.power.board.state import COLOURS, Colour, Move, Order, Piece, Place, State
from bot.games.power.board.views import Threat, View, view_of
from bot.games.power.parts import takers
from bot.games.power.worlds import without_sheets_of_others

MOST_GAINS: Final = 2
"""So many gains are told before the first risk."""


def reasons(view: View, decision: Decision, action: Action) -> Iterator[Reason]:
    """Give reasons, gains before risks, the most important of each first."""
    match action:
        case TakeBooty(army):
            garrisons = {each.colour: each.garrison for each in view.armies}
            others = [garrisons[other] for other in takers(view, decision) if other != army]
            values = {"army": army, "garrison": garrisons[army], "other": max(others, default=0)}
            yield Reason("power-hint-booty", values)
        case Sheet(orders):
            after = alone(view, decision.seat, orders)
            gains, risks = list(_gains(view, after, decision.seat, orders)), list(_risks(view, after, decision.seat))
            if not orders:
                risks.insert(0, Reason("power-hint-penalty"))
            yield from (*gains[:MOST_GAINS], *risks[:1], *gains[MOST_GAINS:], *risks[1:])


def alone(view: View, seat: Seat, orders: tuple[Order, ...]) -> State:
    """Give the table after a round in which one seat's sheet is carried out, and nobody else moves or pays."""
    seen = without_sheets_of_others(view)
    players = [
        msgspec.structs.replace(player, sheet=orders) if number == seat else msgspec.structs.replace(player, left=True)
        for number, player in enumerate(seen.players)
    ]
    resolved = Round(msgspec.structs.replace(seen, referee=seat, players=tuple(players)))
    resolved.resolve()
    if resolved.state.phase == "booty":
        resolved = Round(msgspec.structs.replace(resolved.state, booty=()))
        resolved.go_on()
    return msgspec.structs.replace(resolved.state, phase="orders")


def _gains(view: View, after: State, seat: Seat, orders: Iterable[Order]) -> Iterator[Reason]:
    own, report = view.players[seat].armies, after.report
    assert report is not None
    for fall in report.falls:
        if fall.captor in own:
            yield Reason("power-hint-flag", {"whose": fall.army})
    for fight in sorted(report.fights, key=lambda each: -strength_of(each.captured)):
        if fight.sides[0].seat == seat:
            margin = fight.sides[0].strength - fight.sides[1].strength
            yield Reason(
                "power-hint-fight", {"place": fight.place, "margin": margin, "pieces": _listed(fight.captured)}
            )
    for strike in report.strikes:
        destroyed = [piece for force in strike.destroyed if force.army not in own for piece in force.pieces]
        if destroyed:
            yield Reason("power-hint-strike", {"place": strike.target, "pieces": _listed(destroyed)})
    siege = _siege(view, after, seat)
    if siege is not None:
        yield siege
    brought = sum(STRENGTH[each.piece] for each in orders if isinstance(each, Move) and each.start in OF_RESERVE)
    if brought:
        yield Reason("power-hint-brought", {"strength": brought})
    income = sum(len(paid) for army, paid in zip(view.armies, report.income, strict=True) if army.owner == seat)
    if income:
        yield Reason("power-hint-income", {"count": income})


def _siege(view: View, after: State, seat: Seat) -> Reason | None:
    """Name the foreign headquarters to which most more could come in the next round than now."""
    if view.last_round:
        return None
    found: list[tuple[int, Mapping[str, Value]]] = []
    for now, then in zip(view.armies, view_of(after, seat).armies, strict=True):
        if then.standing and then.owner != seat:
            before, strength = (_coming(army.threats, view.players[seat].armies) for army in (now, then))
            if strength > before:
                values = {"whose": now.colour, "strength": strength, "garrison": then.garrison}
                found.append((strength - before, values))
    return Reason("power-hint-siege", max(found, key=lambda each: each[0])[1]) if found else None


def _coming(threats: Iterable[Threat], own: Iterable[Colour]) -> int:
    able: dict[Colour, list[Piece]] = {army: [] for army in own}
    for threat in threats:
        if threat.army in able:
            able[threat.army] += threat.pieces
    return sum(map(_movable, able.values()))


def _movable(pieces: Iterable[Piece]) -> int:
    """Add up the strongest pieces of an army for which it has lines."""
    return strength_of(sorted(pieces, key=STRENGTH.__getitem__, reverse=True)[: BOARD.lines])


def _risks(view: View, after: State, seat: Seat) -> Iterator[Reason]:
    """Say where others could come with more than would stand there, what is worth most first."""
    own, report = view.players[seat].armies, after.report
    assert report is not None
    for fight in report.fights:
        lost = [
            piece for side in fight.sides[1:] if side.seat == seat for force in side.forces for piece in force.pieces
        ]
        if lost:
            yield Reason("power-hint-lost", {"place": fight.place, "pieces": _listed(lost)})
    for bounce in report.bounces:
        if seat in [side.seat for side in bounce.sides[: bounce.tied]]:
            yield Reason("power-hint-tie", {"place": bounce.place, "strength": bounce.sides[0].strength})
    held: dict[Place, int] = {}
    for stack in after.board:
        if stack.army in own:
            held[stack.place] = held.get(stack.place, 0) + strength_of(stack.pieces)
    homes = [army.colour for army in view_of(after, seat).armies if army.colour in own and army.standing]
    for army in homes:
        worst = _worst(view, seat, HQ[army], held.get(HQ[army], 0), storming=True)
        if worst is not None:
            yield Reason("power-hint-home", {"army": army, "own": held.get(HQ[army], 0), **worst})
    for place in sorted(held, key=lambda place: -held[place]):
        if place not in (HQ[army] for army in homes):
            worst = _worst(view, seat, place, held[place], storming=False)
            if worst is not None:
                yield Reason("power-hint-open", {"place": place, "own": held[place], **worst})


def _worst(view: View, seat: Seat, goal: Place, held: int, *, storming: bool) -> Mapping[str, Value] | None:
    """Find who can bring most to a place now, if it is more than is held there; to storm it, with infantry."""
    coming = ways_of(view.options).pieces_coming(goal)
    there: dict[Seat | None, list[Piece]] = {}
    able: dict[Seat | None, dict[Colour, list[Piece]]] = {}
    for here in view.places:
        for force in here.forces:
            owner = view.armies[COLOURS.index(force.army)].owner
            pieces = [piece for piece in force.pieces if piece in coming.get(here.place, ())]
            able.setdefault(owner, {}).setdefault(force.army, []).extend(pieces)
            if here.place == goal:
                there.setdefault(owner, []).extend(force.pieces)
    most, worst = held, None
    for owner, armies in able.items():
        standing, movable = there.get(owner, ()), armies.values()
        strength = strength_of(standing) + sum(map(_movable, movable))
        if (
            owner != seat
            and strength > most
            and not (storming and INFANTRY.isdisjoint([*standing, *chain.from_iterable(movable)]))
        ):
            most, worst = strength, {"name": "" if owner is None else owner, "strength": strength}
    return worst


def _listed(pieces: Iterable[Piece]) -> str:
    return " ".join(pieces)
