"""What one seat, or the public, may know of a table of Power: everything but the sealed sheets of others."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from bot.games.contract import Outcome, Problem, Seat
from bot.games.power.board.data import BOARD, HQ, INFANTRY, PLACE_ORDER, strength_of
from bot.games.power.board.movement import Ways, ways_of
from bot.games.power.board.seats import (
    commands,
    in_reading_order,
    round_limit,
)
from bot.games.power.board.standing import Standing, standing_in
from bot.games.power.board.state import (
    COLOURS,
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
    Player,
    Report,
    State,
)


class Threat(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Pieces of one army on one place that could reach a headquarters with one move each in the next round.

    `pieces` and `strength` are those that could come. `infantry`: a soldier or regiment is among them, which could
    take the flag. The place may be the headquarters itself, if they stand there already.
    """

    army: Colour
    place: Place
    pieces: tuple[Piece, ...]
    strength: int
    infantry: bool


class ArmyView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
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


class PlayerView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
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
    missile would destroy, as they stand after this sheet; nothing forbids that. `left_out`: a sheet that has other
    orders is sealed without this line.
    """

    line: Line
    order: Order | None
    fault: Problem | None
    steps: int
    own_hit: tuple[Force, ...]
    left_out: bool = False


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
    seen, players = _seen_by_all(state)
    return replace(seen, seat=seat, players=players, sheet=None if seat is None else state.players[seat].sheet)


_FIXED: Final = attrgetter(*[field for field in State.__struct_fields__ if field != "players"])
"""All of a state that stays the same through all answers of a round."""
_SEEN: Final[list[tuple[object, tuple[Player, ...], View]]] = []
"""What the public has seen of the latest state, with all that was fixed and the players of then."""


def _seen_by_all(state: State) -> tuple[View, tuple[PlayerView, ...]]:
    """Give the public's view, which is kept while only players change, and the players as they are now."""
    fixed = _FIXED(state)
    for known, before, seen in _SEEN:
        if known == fixed and (players := _still(state, before, seen)) is not None:
            return seen, players
    seen = _public(state)
    _SEEN[:] = [(fixed, state.players, seen)]
    return seen, seen.players


def _still(state: State, before: Sequence[Player], seen: View) -> tuple[PlayerView, ...] | None:
    """Show players who were seen before, None if more has changed about one than the sheet."""
    shown = list(seen.players)
    for seat, (player, known) in enumerate(zip(state.players, before, strict=True)):
        if player is not known:
            if replace(player, sheet=known.sheet) != known:
                return None
            shown[seat] = replace(shown[seat], ready=player.sheet is not None, to_act=_is_asked(state, seat, player))
    return tuple(shown)


def _is_asked(state: State, seat: Seat, player: Player) -> bool:
    return player.writes if state.phase == "orders" else seat in [booty.seat for booty in state.booty]


def _public(state: State) -> View:
    standing = standing_in(state.board)
    armies = _armies(state, standing)
    limit = round_limit(state.options)
    return View(
        seat=None,
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=limit,
        last_round=state.round == limit,
        referee=state.referee,
        reading=in_reading_order(state.players, state.referee),
        players=_players(state, armies),
        armies=armies,
        mercenary=next((army.colour for army in armies if army.owner is None), None),
        places=standing.places,
        booty=state.booty,
        lines=BOARD.lines,
        sheet=None,
        report=state.report,
        outcome=state.outcome,
        idle=state.idle,
    )


def _players(state: State, armies: Sequence[ArmyView]) -> tuple[PlayerView, ...]:
    by_colour = {army.colour: army for army in armies}
    mercenaries = tuple([army.colour for army in armies if army.owner is None])
    standing = tuple([army.colour for army in armies if army.standing])
    players = []
    for seat, player in enumerate(state.players):
        strength, power, flags = 0, 0, 0
        for colour in player.armies:
            army = by_colour[colour]
            strength += army.strength
            power += army.power
            flags += len(army.flags) + army.standing
        writing = player.plays and state.phase != "over"
        players.append(
            PlayerView(
                armies=player.armies,
                commands=commands(player.armies, mercenaries, standing) if writing else (),
                wish=player.wish,
                strength=strength,
                power=power,
                flags=flags,
                ready=player.sheet is not None,
                to_act=_is_asked(state, seat, player),
                fell=player.fell,
                left=player.left,
                resigned=player.resigned,
            )
        )
    return tuple(players)


def _armies(state: State, standing: Standing) -> tuple[ArmyView, ...]:
    armies, ways = state.armies, ways_of(state.options)
    owners = {colour: army.owner for colour, army in zip(COLOURS, armies, strict=True)}
    abroad = [(colour, army.flag) for colour, army in zip(COLOURS, armies, strict=True) if army.flag != colour]
    views = []
    for colour, army in zip(COLOURS, armies, strict=True):
        foes, at_home = [foe for foe in COLOURS if owners[foe] != army.owner], army.flag == colour
        there = standing.on(HQ[colour])
        views.append(
            ArmyView(
                colour=colour,
                owner=army.owner,
                flag=army.flag,
                standing=at_home,
                flags=tuple([other for other, flag in abroad if flag == colour]),
                reserve=army.reserve,
                power=army.power,
                strength=army.power + strength_of(army.reserve) + standing.strength[colour],
                garrison=sum([force.strength for force in there if force.army not in foes]),
                threats=_threats(standing, HQ[colour], foes, ways) if at_home and state.phase != "over" else (),
            )
        )
    return tuple(views)


def _threats(standing: Standing, goal: Place, foes: Iterable[Colour], ways: Ways) -> tuple[Threat, ...]:
    """Find all that other sides could bring to a headquarters with one move each."""
    coming = _coming(ways, goal)
    found = [
        threat
        for army in foes
        for place in filter(coming.__contains__, standing.stacks[army])
        if (threat := _threat(army, place, standing.stacks[army][place], coming[place])) is not None
    ]
    found.sort(key=lambda threat: (-threat.strength, PLACE_ORDER[threat.place]))
    return tuple(found)


@cache
def _coming(ways: Ways, goal: Place) -> Mapping[Place, frozenset[Piece] | None]:
    """Give the places from which a place can be held next, each with the pieces that can come (None: all are there)."""
    return {**ways.pieces_coming(goal), goal: None}


@lru_cache(maxsize=4096)
def _threat(army: Colour, place: Place, pieces: tuple[Piece, ...], able: frozenset[Piece] | None) -> Threat | None:
    """Find what pieces on a place threaten if only some of them are able to come (None: they are there)."""
    if able is not None:
        pieces = tuple(piece for piece in pieces if piece in able)
    if not pieces:
        return None
    infantry = not INFANTRY.isdisjoint(pieces)
    return Threat(army=army, place=place, pieces=pieces, strength=strength_of(pieces), infantry=infantry)
