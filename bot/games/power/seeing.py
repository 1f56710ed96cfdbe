"""The views: what each seat, and the public, may know."""

from __future__ import annotations

from itertools import groupby

from bot.games.contract import Seat
from bot.games.power.data import BOARD, HQ, INFANTRY, strength_of
from bot.games.power.movement import Ways, ways_of
from bot.games.power.seats import commands, in_reading_order, playing
from bot.games.power.state import COLOURS, Army, Colour, Force, Occupied, State
from bot.games.power.table import army_strengths, flags_of, round_limit, strengths_of
from bot.games.power.views import ArmyView, PlayerView, Threat, View


def view_of(state: State, seat: Seat | None) -> View:
    """Build the view of a seat (None: the public)."""
    limit = round_limit(state.options)
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=limit,
        last_round=state.round == limit,
        referee=state.referee,
        reading=in_reading_order(state.players, state.referee),
        players=_players(state),
        armies=_armies(state),
        mercenary=next((colour for colour, army in _by_colour(state) if army.owner is None), None),
        places=_places(state),
        booty=state.booty,
        lines=BOARD.lines,
        sheet=None if seat is None else state.players[seat].sheet,
        report=state.report,
        outcome=state.outcome,
    )


def _by_colour(state: State) -> list[tuple[Colour, Army]]:
    return list(zip(COLOURS, state.armies, strict=True))


def _places(state: State) -> tuple[Occupied, ...]:
    return tuple(
        Occupied(place, tuple(Force(stack.army, stack.pieces, strength_of(stack.pieces)) for stack in stacks))
        for place, stacks in groupby(state.board, key=lambda stack: stack.place)
    )


def _players(state: State) -> tuple[PlayerView, ...]:
    strengths, flags = strengths_of(state), flags_of(state)
    still = playing(state.players)
    answering = {booty.seat for booty in state.booty}
    return tuple(
        PlayerView(
            armies=player.armies,
            commands=commands(state, seat) if seat in still and state.phase != "over" else (),
            wish=player.wish,
            strength=strengths[seat],
            power=sum(army.power for colour, army in _by_colour(state) if colour in player.armies),
            flags=flags[seat],
            ready=player.sheet is not None,
            to_act=seat in answering or (state.phase == "orders" and seat in still and player.sheet is None),
            fell=player.fell,
            left=player.left,
        )
        for seat, player in enumerate(state.players)
    )


def _armies(state: State) -> tuple[ArmyView, ...]:
    strengths = army_strengths(state)
    ways = ways_of(state.options)
    views = []
    for number, (colour, army) in enumerate(_by_colour(state)):
        standing = army.flag == colour
        at_home = [
            stack.pieces
            for stack in state.board
            if stack.place == HQ[colour] and _owner(state, stack.army) == army.owner
        ]
        views.append(
            ArmyView(
                colour=colour,
                owner=army.owner,
                flag=army.flag,
                standing=standing,
                flags=tuple(other for other, each in _by_colour(state) if each.flag == colour and other != colour),
                reserve=army.reserve,
                power=army.power,
                strength=strengths[number],
                garrison=sum(strength_of(pieces) for pieces in at_home),
                threats=_threats(state, colour, ways) if standing and state.phase != "over" else (),
            )
        )
    return tuple(views)


def _threats(state: State, colour: Colour, ways: Ways) -> tuple[Threat, ...]:
    """Find all that other sides could bring to a headquarters with one move each."""
    goal = HQ[colour]
    owner = _owner(state, colour)
    coming = ways.pieces_coming(goal)
    found = []
    for stack in state.board:
        if _owner(state, stack.army) == owner or (stack.place not in coming and stack.place != goal):
            continue
        pieces = stack.pieces
        if stack.place != goal:
            pieces = tuple(piece for piece in pieces if piece in coming[stack.place])
        if pieces:
            found.append(
                Threat(
                    army=stack.army,
                    place=stack.place,
                    pieces=pieces,
                    strength=strength_of(pieces),
                    infantry=not INFANTRY.isdisjoint(pieces),
                )
            )
    return tuple(sorted(found, key=lambda threat: -threat.strength))


def _owner(state: State, colour: Colour) -> Seat | None:
    return state.armies[COLOURS.index(colour)].owner
