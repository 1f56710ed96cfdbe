"""How scenes and cases of Macht & Ohnmacht write a table and an action."""

from typing import Any

import msgspec

from bot.games.macht_ohnmacht.board.actions import (
    Answer,
    Bid,
    ChangeMarker,
    EndTurn,
    GiveUp,
    LeaveUnused,
    LetPass,
    Move,
    MoveIn,
    Overthrow,
    Place,
    PlayBonus,
    PlaySerpent,
    Recruit,
    Reinforce,
    Remove,
    Retreat,
    Sail,
    StayOut,
    TakeTile,
    TileRecruit,
    TileUse,
    UseTiles,
)
from bot.games.macht_ohnmacht.board.state import Options, State
from tests.games.macht_ohnmacht.tables import GAME, chance, named, table
from tests.games.scenes import Spec, Stage

WORDS: dict[str, Answer] = {
    "recruit": Recruit(),
    "end": EndTurn(),
    "serpent": PlaySerpent(),
    "pass": LetPass(),
    "give-up": GiveUp(),
    "move-in": MoveIn(),
    "stay-out": StayOut(),
    "leave-unused": LeaveUnused(),
}


def use_of(spec: Spec) -> TileUse:
    """Read the use of a tile."""
    match spec:
        case {"reinforce": place, "with": tile}:
            return Reinforce(tile, named(place))
        case {"overthrow": place, "with": tile}:
            return Overthrow(tile, named(place), spec.get("move_in"))
        case {"bonus": tile}:
            return PlayBonus(tile)
        case {"move": [start, goal]}:
            return Move(named(start), named(goal), spec.get("knights", 0), spec.get("mages", 0))
        case {"sail": [start, goal]}:
            return Sail(named(start), named(goal), spec.get("knights", 0), spec.get("mages", 0))
        case {"tile_recruit": tile}:
            return TileRecruit(tile, spec.get("kind"))
        case _:
            raise AssertionError(spec)


def action_of(spec: Any) -> Answer:
    """Read an action."""
    match spec:
        case str():
            return WORDS[spec]
        case {"take": tile}:
            return TakeTile(tile)
        case {"place": place}:
            return Place(named(place))
        case {"bid": pieces}:
            return Bid(pieces)
        case {"remove": place}:
            return Remove(named(place), spec.get("knights", 0), spec.get("mages", 0))
        case {"change": place, "to": marker}:
            return ChangeMarker(named(place), marker)
        case {"retreat": kind, "to": place}:
            return Retreat(kind, named(place))
        case {"chain": uses}:
            return UseTiles(tuple(use_of(use) for use in uses))
        case _:
            return UseTiles((use_of(spec),))


def table_of(given: Spec) -> State:
    """Set up what a case gives, or begin a new match."""
    options = msgspec.convert(given.get("options", {}), Options)
    if given.get("new_match"):
        return GAME.start((GAME.types.entry(),) * 2, options, chance("new match")).state
    return table(**{**given, "options": options})


STAGE = Stage(GAME, table_of, action_of)
