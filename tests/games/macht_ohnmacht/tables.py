"""Tables of Macht & Ohnmacht set up by hand, as the numbered cases and the tests of single rules need them.

Orange is seat 0. Regions are named by their ids or, in the worked position, by the letters of the rules' figure.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from bot.games.chance import Chance, derived_seed
from bot.games.contract import Decision, Seat, Step
from bot.games.macht_ohnmacht.board.actions import Answer, Marker, Tile
from bot.games.macht_ohnmacht.board.data import MAP, RULES, TILES
from bot.games.macht_ohnmacht.board.events import GameEvent
from bot.games.macht_ohnmacht.board.state import COLOURS, Board, Colour, Cycle, Options, Pieces, Player, Region, State
from bot.games.macht_ohnmacht.board.views import View
from bot.games.macht_ohnmacht.rules import MachtOhnmacht

GAME = MachtOhnmacht()
SEAT_OF: dict[Colour, Seat] = {colour: seat for seat, colour in enumerate(COLOURS)}
GROUP = re.compile(r"(?P<owner>orange|white)(?: (?P<knights>\d+)k)?(?: (?P<mages>\d+)m)?")
PROBLEM = "macht_ohnmacht-problem-"
EXAMPLE = json.loads(files("bot.games.macht_ohnmacht").joinpath("data", "map.json").read_bytes())["example"]
"""A position that fits every worked example of the rulebook; its letters are those of their figures."""
LETTERS: dict[str, str] = EXAMPLE["letters"]


def chance(*parts: object) -> Chance:
    """Give chance that is the same for the same words and numbers."""
    return Chance(derived_seed("macht_ohnmacht", *parts), 0)


def named(region: str) -> str:
    """Give the id of a region that is named by its id or its letter."""
    return LETTERS.get(region, region)


def group(text: str) -> tuple[Seat | None, Pieces]:
    """Read the pieces of a region: "orange 2k 1m", "white 1k", "empty"."""
    if text == "empty":
        return None, Pieces()
    found = GROUP.fullmatch(text)
    assert found, text
    owner: Colour = "orange" if found["owner"] == "orange" else "white"
    return SEAT_OF[owner], Pieces(int(found["knights"] or 0), int(found["mages"] or 0))


def written(region: Region) -> str:
    """Write the pieces of a region as `group` reads them."""
    if region.owner is None:
        return "empty"
    parts: list[str] = [COLOURS[region.owner]]
    parts += [f"{region.pieces.knights}k"] * bool(region.pieces.knights)
    parts += [f"{region.pieces.mages}m"] * bool(region.pieces.mages)
    return " ".join(parts)


def table(
    *,
    example: bool = False,
    pieces: Mapping[str, str] | None = None,
    active: Mapping[Colour, int] | None = None,
    markers: Mapping[str, Marker] | None = None,
    cycle: Cycle = "sword",
    number: int | None = None,
    on_turn: Colour = "orange",
    cubes: int = 4,
    token: int | None = 4,
    turn: int = 1,
    actions: int = RULES.actions,
    acted: int = 0,
    chain: int = 0,
    recruited: bool = False,
    points: Sequence[int] = (0, 0),
    tiles: Mapping[Colour, Sequence[Tile]] | None = None,
    bonuses: Mapping[Colour, Sequence[Marker]] | None = None,
    reserve: Mapping[Colour, Sequence[int]] | None = None,
    stock: Mapping[Colour, Sequence[int]] | None = None,
    display: Sequence[Tile] = (),
    next_tiles: Sequence[Tile] = (),
    discard: Sequence[Tile] = (),
    all_discarded: bool = False,
    next_tokens: Sequence[int] = (),
    tokens: Sequence[int] | None = None,
    deferred: int = 0,
    options: Options | None = None,
) -> State:
    """Set up a table on which a seat has the turn; what is not given is as plain as possible.

    `active` gives a player so many regions with one active piece each. `reserve` and `stock` are knights and mages;
    of what is given for neither the stock has the rest, and with a `stock` given the rest lies in reserve.
    `next_tiles` and `next_tokens` lie on top of their piles. Fails if that is no table that the rules allow.
    """
    options = options or Options()
    marks = EXAMPLE["markers"] | {named(region): marker for region, marker in (markers or {}).items()}
    groups: dict[str, tuple[Seat | None, Pieces]] = {land.id: (None, Pieces()) for land in MAP.regions}
    if example:
        groups |= {
            place: (SEAT_OF[there["owner"]], Pieces(there["knights"], there["mages"]))
            for place, there in EXAMPLE["pieces"].items()
        }
    groups |= {named(region): group(text) for region, text in (pieces or {}).items()}
    free = (region for region, (owner, _) in list(groups.items()) if owner is None)
    for colour, count in (active or {}).items():
        for _ in range(count):
            groups[next(free)] = (SEAT_OF[colour], Pieces(mages=1) if cycle == "magic" else Pieces(knights=1))
    regions = tuple(Region(land.id, marks[land.id], *groups[land.id]) for land in MAP.regions)
    spares = _without(TILES.markers, [region.marker for region in regions])
    players = tuple(
        _player(
            colour,
            regions,
            points[seat],
            (tiles or {}).get(colour, ()),
            (bonuses or {}).get(colour, ()),
            (reserve or {}).get(colour),
            (stock or {}).get(colour),
        )
        for seat, colour in enumerate(COLOURS)
    )
    held = [tile for player in players for tile in player.tiles]
    rest = _without(TILES.deck(options.tile_mix), [*display, *held, *next_tiles, *discard])
    pile = tuple(next_tiles) if all_discarded else (*next_tiles, *rest)
    unused = _without(TILES.tokens, [token] if token else [])
    face_down = tokens if tokens is not None else (*next_tokens, *_without(unused, next_tokens))
    number = number or (1 if cycle == "magic" else 2)
    board = Board(
        cycle=number,
        turn=turn,
        first=SEAT_OF[on_turn],
        on_turn=SEAT_OF[on_turn],
        actions=actions,
        acted=acted,
        chain=chain,
        hourglass=cubes,
        token=token,
        recruited=recruited,
        regions=regions,
        players=(players[0], players[1]),
        display=tuple(display),
        discard=(*discard, *rest) if all_discarded else tuple(discard),
        spares=spares,
    )
    assert board.kind == cycle
    state = State(
        options=options,
        phase="turn",
        board=board,
        before=regions,
        turn_began=regions,
        pile=pile,
        tokens=tuple(face_down),
        deferred=deferred,
    )
    assert not GAME.violations(state), GAME.violations(state)
    return state


def asked(state: State, seat: Seat | None = None) -> tuple[View, Decision]:
    """Give the open decision (of a seat, if several are asked) and the view of the seat that is asked."""
    (decision,) = (one for one in GAME.waiting_on(state) if seat in (None, one.seat))
    return GAME.view(state, decision.seat), decision


def act(state: State, action: Answer, seat: Seat | None = None) -> Step[State, GameEvent]:
    """Let the seat that is asked do something."""
    _, decision = asked(state, seat)
    return GAME.apply(state, decision, action, chance("act"))


def problem_keys(state: State, action: Answer, seat: Seat | None = None) -> list[str]:
    """List what the rules have against an action of the seat that is asked, without the common beginning."""
    view, decision = asked(state, seat)
    return [problem.key.removeprefix(PROBLEM) for problem in GAME.problems(view, decision, action)]


def of_type(events: Iterable[GameEvent], kind: type[Any]) -> list[Any]:
    """Pick the events of one type."""
    return [event for event in events if isinstance(event, kind)]


def region(state: State, name: str) -> Region:
    """Find a region by its id or letter."""
    return state.board.regions[MAP.places[named(name)]]


def _player(
    colour: Colour,
    regions: Sequence[Region],
    points: int,
    tiles: Sequence[Tile],
    bonuses: Sequence[Marker],
    reserve: Sequence[int] | None,
    stock: Sequence[int] | None,
) -> Player:
    placed = [region.pieces for region in regions if region.owner == SEAT_OF[colour]]
    left = Pieces(RULES.pieces_per_kind, RULES.pieces_per_kind)
    for there in placed:
        left = left.plus(-there.knights, -there.mages)
    held = Pieces(*stock) if stock is not None else None
    if reserve is not None:
        ready = Pieces(*reserve)
    else:
        ready = (
            left.plus(-held.knights, -held.mages)
            if held is not None
            else Pieces(min(3, left.knights), min(3, left.mages))
        )
    rest = left.plus(-ready.knights, -ready.mages)
    assert held in (None, rest), f"{colour} has {rest} in stock"
    return Player(colour=colour, points=points, reserve=ready, stock=rest, tiles=tuple(tiles), bonuses=tuple(bonuses))


def _without(items: Sequence[Any], taken: Iterable[Any]) -> tuple[Any, ...]:
    left = list(items)
    for item in taken:
        left.remove(item)
    return tuple(left)
