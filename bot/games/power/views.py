"""What one seat, or the public, may know of a table of Power: everything but the sealed sheets of others."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.games.contract import Outcome, Problem, Seat
from bot.games.power.state import (
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
    is sealed. `to_act`: the table waits for him. `fell` is the round in which he was eliminated.
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

    @property
    def commands(self) -> tuple[Colour, ...]:
        """List the armies that the seat may write orders for now; none for the public."""
        return () if self.seat is None else self.players[self.seat].commands
