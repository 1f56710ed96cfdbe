"""What one seat, or the public, may know of a table of Power: everything but the sealed sheets of others."""

from __future__ import annotations

from itertools import groupby
from typing import Literal

import msgspec

from bot.games.contract import Outcome, Problem, Seat
from bot.games.power.data import BOARD, HQ, INFANTRY, strength_of
from bot.games.power.movement import Ways, ways_of
from bot.games.power.seats import (
    army_strengths,
    commands,
    flags_of,
    in_reading_order,
    playing,
    round_limit,
    strengths_of,
)
from bot.games.power.state import (
    COLOURS,
    Army,
    Booty,
    Colour,
    Force,
    Line,
    Occupied,
    Options,
    Order,
    Phase,
    Piece,
    Place,
    Report,
    State,
)


class Threat(msgspec.Struct, frozen=True, kw_only=True):
    """Pieces of one army on one place that could reach a headquarters with one move each in the next round.

    `pieces` and `strength` are those that could come. `infantry`: a soldier or regiment is among them, which could
    take the flag. The place may be the headquarters itself, if they stand there already.
    """

    army: Colour
    place: Place
    pieces: tuple[Piece, ...]
    strength: int
    infantry: bool


class ArmyView(msgspec.Struct, frozen=True, kw_only=True):
    """An army (of the colour that its place in the list stands for), as everybody sees it.

    `owner` is None for the mercenaries. `flag` is the army in whose headquarters its flag stands, None if that has
    left the game; `standing`: the flag is at home, so the army is in the game. `flags` are the flags of others in its
    headquarters. `strength` is all on the board and in the reserve, with Power. `garrison` is the strength of its own
    side in its headquarters. `threats` are all that other sides could bring there next round, strongest first;
    empty for an army that is out of the game.
    """

    colour: Colour
    owner: Seat | None
    flag: Colour | None
    standing: bool
    flags: tuple[Colour, ...]
    reserve: tuple[Piece, ...]
    power: int
    strength: int
    garrison: int
    threats: tuple[Threat, ...]


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player as everybody sees him.

    `armies` are all that he commanded at the start, `commands` those that he may write orders for now: his own that are
    in the game, and the mercenaries. `wish` is the corner that he had asked for. `strength`, `power` and
    `flags` are those of his armies together; his own flags count while they stand at home. `ready`: his sheet
    is sealed. `to_act`: the table waits for him. `fell` is the round in which he was eliminated, `resigned` that in
    which he left while he was in the game (0: he did not, or the view is of a time when that was not noted).
    """

    armies: tuple[Colour, ...]
    commands: tuple[Colour, ...]
    wish: Literal["", "V", "B", "J", "R"]
    strength: int
    power: int
    flags: int
    ready: bool
    to_act: bool
    fell: int | None
    left: bool
    resigned: int = 0


class LineView(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the sheet that is being written, with its verdict.

    `order` is None while the line is half-made or unread. `fault` is why it cannot be carried out (or read), None if it
    can. `steps` is the length of a move's way, 0 where there is none. `own_hit`: own forces that a launched
    missile would destroy, as they stand after this sheet; nothing forbids that.
    """

    line: Line
    order: Order | None
    fault: Problem | None
    steps: int
    own_hit: tuple[Force, ...]


class ReserveView(msgspec.Struct, frozen=True):
    """What lies in the reserve of an army."""

    army: Colour
    pieces: tuple[Piece, ...]
    power: int


class Writing(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet in the making, and the board as it would be if only these orders were carried out.

    `at` is the line that is being written, from 0. `places` and `reserves` are those after the orders (the view's own
    fields stay as they are), reserves of the armies that the writer commands. `reach` are the places to which the
    piece of the line `at` could go, once it is known which piece it is; none for a missile, which can hit any place.
    `letters` is the language in which the sheet was typed, "" if it was not.
    """

    lines: tuple[LineView, ...]
    at: int | None
    letters: Literal["", "fr", "en"]
    places: tuple[Occupied, ...]
    reserves: tuple[ReserveView, ...]
    reach: tuple[Place, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that `seat` (None: the public) may know.

    `round` counts from 1 to `rounds` (None: no limit); `last_round` tells that the match ends after it. `referee`
    reads first; `reading` are all seats that may write, in the order of reading. `armies` are four, in the order
    V B J R; `mercenary` is the one that nobody owns. `places` are all places of the board with pieces on them.
    `lines` is how many a player may write for each of his own armies; those for mercenaries count among them. `sheet`
    is the seat's own sealed sheet. `report` is about the latest round. `writing` is set in the preview of a sheet only.
    `idle` counts the latest rounds in a row in which nobody carried an order out.
    """

    seat: Seat | None
    options: Options
    phase: Phase
    round: int
    rounds: int | None
    last_round: bool
    referee: Seat
    reading: tuple[Seat, ...]
    players: tuple[PlayerView, ...]
    armies: tuple[ArmyView, ...]
    mercenary: Colour | None
    places: tuple[Occupied, ...]
    booty: tuple[Booty, ...]
    lines: int
    sheet: tuple[Order, ...] | None
    report: Report | None
    outcome: Outcome | None
    writing: Writing | None = None
    idle: int = 0

    @property
    def commands(self) -> tuple[Colour, ...]:
        """List the armies that the seat may write orders for now; none for the public."""
        return () if self.seat is None else self.players[self.seat].commands


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
        idle=state.idle,
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
            resigned=player.resigned,
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
