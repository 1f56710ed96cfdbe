"""The use of tiles: what each may do now, and what speaks against it (action D)."""

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from bot.games.contract import Problem, Seat, Value
from bot.games.macht_ohnmacht.board.actions import (
    Marker,
    Move,
    Overthrow,
    PieceKind,
    PlayBonus,
    Reinforce,
    Sail,
    Tile,
    TileRecruit,
    TileUse,
    tile_of,
)
from bot.games.macht_ohnmacht.board.data import MAP, TILES
from bot.games.macht_ohnmacht.board.island import bonus, influence, marker_of, neighbours, region_of, strength
from bot.games.macht_ohnmacht.board.moves import foreseen, tile_recruits
from bot.games.macht_ohnmacht.board.state import MARKERS, PIECE_KINDS, Board, Options, Region

Mode: TypeAlias = Literal[
    "reinforce", "overthrow", "bonus", "move", "sail", "recruit", "recruit-knights", "recruit-mages"
]

INFLUENCE: dict[Tile, tuple[Marker, ...]] = {**{influence(marker): (marker,) for marker in MARKERS}, "merlin": MARKERS}
"""The tiles that reinforce and overthrow, with the markers that they show (rule 5.1); Merlin for all (rule 6.4)."""

RECRUITS: dict[Literal["recruit", "recruit-knights", "recruit-mages"], PieceKind | None] = {
    "recruit": None,
    "recruit-knights": "knights",
    "recruit-mages": "mages",
}
"""The kind of pieces that a tile brings in place of its effect, None: one of each."""

BONUS: tuple[Tile, ...] = tuple(bonus(marker) for marker in MARKERS)


def may_be_cancelled(options: Options, board: Board, seat: Seat, use: TileUse | None) -> bool:
    """Tell whether the opponent may play a Serpent against what a seat has just spent a cube for.

    `use` is None for a lightning tile. A Serpent needs a cube of its own (rule 6.5, rulings Q9 to Q12).
    """
    if board.hourglass < 1 or "serpent" not in board.players[1 - seat].tiles:
        return False
    if use is None:
        return options.serpent_vs_lightning
    return options.serpent_vs_recruit or not isinstance(use, TileRecruit)


# What can be done


def tiles_held(board: Board, seat: Seat) -> tuple[Tile, ...]:
    """List the tiles of a seat, each kind once."""
    return tuple(dict.fromkeys(board.players[seat].tiles))


def usable_tiles(board: Board, seat: Seat) -> tuple[Tile, ...]:
    """List the tiles of a seat that can be used now, each kind once."""
    return tuple(tile for tile in tiles_held(board, seat) if is_usable(board, seat, tile))


def holds_usable_tile(board: Board, seat: Seat) -> bool:
    """Tell whether a seat has a tile that can be used now."""
    return any(is_usable(board, seat, tile) for tile in board.players[seat].tiles)


def is_usable(board: Board, seat: Seat, tile: Tile) -> bool:
    """Tell whether there is any use for a tile."""
    return recruits(board, seat, tile) or next(modes(board, seat, tile), None) is not None


def recruits(board: Board, seat: Seat, tile: Tile) -> bool:
    """Tell whether a tile could bring pieces from stock."""
    return (tile in TILES.one_of_each or tile in TILES.two_of_a_kind) and board.players[seat].stock.total > 0


def modes(board: Board, seat: Seat, tile: Tile) -> Iterator[Mode]:
    """List what a tile can be used for now."""
    if tile in INFLUENCE:
        if reinforceable(board, seat, tile):
            yield "reinforce"
        if overthrowable(board, seat, tile):
            yield "overthrow"
    elif tile in BONUS:
        yield "bonus"
    elif tile == "movement" and any(move_goals(board, seat, start) for start in move_starts(board, seat)):
        yield "move"
    elif tile == "sea" and any(sail_goals(board, seat, start) for start in sail_starts(board, seat)):
        yield "sail"
    stock = board.players[seat].stock
    if tile in TILES.one_of_each and stock.total:
        yield "recruit"
    if tile in TILES.two_of_a_kind:
        if stock.knights:
            yield "recruit-knights"
        if stock.mages:
            yield "recruit-mages"


def reinforceable(board: Board, seat: Seat, tile: Tile) -> tuple[str, ...]:
    """List the regions that a tile could reinforce, however many pieces they hold (rule 5.2)."""
    if not board.players[seat].reserve.of(board.active):
        return ()
    markers, other = INFLUENCE[tile], 1 - seat
    return tuple([region.id for region in board.regions if region.marker in markers and region.owner != other])


def overthrowable(board: Board, seat: Seat, tile: Tile) -> tuple[str, ...]:
    """List the regions that a tile could overthrow: where the attack is higher (rule 5.3)."""
    found = []
    markers, other = INFLUENCE[tile], 1 - seat
    for place, region in enumerate(board.regions):
        if region.owner == other and region.marker in markers:
            attack, defence = strength(board, place)
            if attack > defence:
                found.append(region.id)
    return tuple(found)


def move_starts(board: Board, seat: Seat) -> tuple[str, ...]:
    """List the regions from which a seat may move pieces: all that it holds."""
    return tuple(region.id for region in board.regions if region.owner == seat)


def move_goals(board: Board, seat: Seat, start: str) -> tuple[str, ...]:
    """List where pieces may move from `start`: to neighbours that the seat holds or nobody does (rule 6.2)."""
    near = (board.regions[place] for place in neighbours(board)[MAP.places[start]])
    return tuple(region.id for region in near if region.owner in (None, seat))


def sail_starts(board: Board, seat: Seat) -> tuple[str, ...]:
    """List the regions from which a seat may sail: those on the coast that it holds."""
    return tuple(board.regions[place].id for place in MAP.coastal if board.regions[place].owner == seat)


def sail_goals(board: Board, seat: Seat, start: str) -> tuple[str, ...]:
    """List where pieces may sail from `start` (rule 6.3): to other coastal regions that the seat or nobody holds."""
    coast = (board.regions[place] for place in MAP.coastal)
    return tuple(region.id for region in coast if region.owner in (None, seat) and region.id != start)


def amounts(use: type[Move] | type[Sail], board: Board, start: str, goal: str) -> tuple[range, range]:
    """Give the numbers of knights and of mages that may go to `goal`, below 0 from there; not both may be 0."""
    here, there = region_of(board, start).pieces, region_of(board, goal).pieces
    if use is Sail:
        return range(here.knights + 1), range(here.mages + 1)
    return range(-there.knights, here.knights + 1), range(-there.mages, here.mages + 1)


def loads(use: type[Move] | type[Sail], board: Board, start: str, goal: str) -> list[tuple[int, int]]:
    """List how many knights and mages may go to `goal`, as `amounts` has them."""
    knights, mages = amounts(use, board, start, goal)
    return [(some, others) for some in knights for others in mages if some or others]


def possible_uses(board: Board, seat: Seat) -> Iterator[TileUse]:
    """List every use of every tile of a seat, each kind of tile once.

    Movements between the same two own regions are listed from one of them, and an overthrow without the intention to
    move in or to stay out.
    """
    for tile in tiles_held(board, seat):
        for mode in modes(board, seat, tile):
            yield from _uses(board, seat, tile, mode)


def _uses(board: Board, seat: Seat, tile: Tile, mode: Mode) -> Iterable[TileUse]:
    match mode:
        case "reinforce":
            return (Reinforce(tile, region) for region in reinforceable(board, seat, tile))
        case "overthrow":
            return (Overthrow(tile, region) for region in overthrowable(board, seat, tile))
        case "bonus":
            return (PlayBonus(tile),)
        case "move":
            return _moves(board, seat)
        case "sail":
            return (
                Sail(start, goal, *load)
                for start in sail_starts(board, seat)
                for goal in sail_goals(board, seat, start)
                for load in loads(Sail, board, start, goal)
            )
        case "recruit" | "recruit-knights" | "recruit-mages":
            return (TileRecruit(tile, RECRUITS[mode]),)


def _moves(board: Board, seat: Seat) -> Iterator[Move]:
    done: set[str] = set()
    for start in move_starts(board, seat):
        done.add(start)
        for goal in move_goals(board, seat, start):
            if goal not in done:
                yield from (Move(start, goal, *load) for load in loads(Move, board, start, goal))


# What speaks against it


def chain_problems(board: Board, seat: Seat, uses: tuple[TileUse, ...]) -> tuple[Problem, ...]:
    """List every reason against tiles to be used one after the other (rule 4.5), up to the first that cannot be used.

    Later ones are judged on the board that is foreseen for them. `where` names the tile in the chain.
    """
    if not uses:
        return (Problem("macht_ohnmacht-problem-no-tile"),)
    for number, use in enumerate(uses, start=1):
        if board.hourglass < 1:
            return (Problem("macht_ohnmacht-problem-hourglass-empty", where=f"tile {number}"),)
        if problems := use_problems(board, seat, use):
            return tuple(Problem(problem.key, problem.values, f"tile {number}") for problem in problems)
        board = foreseen(board, seat, use)
    return ()


def use_problems(board: Board, seat: Seat, use: TileUse) -> tuple[Problem, ...]:
    """List every reason against the use of a tile."""
    tile = tile_of(use)
    problems = []
    if tile not in board.players[seat].tiles:
        problems.append(Problem("macht_ohnmacht-problem-not-held", {"tile": tile}))
    if fault := _wrong_tile(use):
        return (*problems, fault)
    match use:
        case Reinforce():
            problems += _reinforce_problems(board, seat, use)
        case Overthrow():
            problems += _overthrow_problems(board, seat, use)
        case PlayBonus():
            pass
        case Move():
            problems += _move_problems(board, seat, use)
        case Sail():
            problems += _sail_problems(board, seat, use)
        case TileRecruit():
            if not tile_recruits(board.players[seat], use).total:
                problems.append(Problem("macht_ohnmacht-problem-stock-empty"))
    return tuple(problems)


def no_such_region(region: str) -> Problem | None:
    """Give the problem with an id that no region has, None if one has it."""
    return None if region in MAP.places else Problem("macht_ohnmacht-problem-no-such-region")


def no_active_piece(board: Board, seat: Seat) -> Problem | None:
    """Give the problem of a seat without an active piece in reserve, None if it has one."""
    if board.players[seat].reserve.of(board.active):
        return None
    return Problem("macht_ohnmacht-problem-no-active-piece", {"kind": board.active})


def not_ours(region: Region, seat: Seat) -> Problem | None:
    """Give the problem with a region that the opponent holds, None if it is the seat's or empty."""
    if region.owner in (None, seat):
        return None
    return Problem("macht_ohnmacht-problem-opposing-region", {"region": region.id})


def _wrong_tile(use: TileUse) -> Problem | None:
    """Say that a tile has no such use, whatever the board."""
    match use:
        case Reinforce(tile) | Overthrow(tile):
            fits = tile in INFLUENCE
        case PlayBonus(tile):
            fits = tile in BONUS
        case TileRecruit(tile, kind):
            fits = tile in TILES.one_of_each if kind is None else tile in TILES.two_of_a_kind
        case _:
            fits = True
    return None if fits else Problem("macht_ohnmacht-problem-not-its-use", {"tile": tile_of(use)})


def _reinforce_problems(board: Board, seat: Seat, use: Reinforce) -> list[Problem]:
    if missing := no_such_region(use.region):
        return [missing]
    region = region_of(board, use.region)
    reasons = (_other_marker(region, use.tile), not_ours(region, seat), no_active_piece(board, seat))
    return [reason for reason in reasons if reason]


def _overthrow_problems(board: Board, seat: Seat, use: Overthrow) -> list[Problem]:
    if missing := no_such_region(use.region):
        return [missing]
    region = region_of(board, use.region)
    problems = [reason for reason in (_other_marker(region, use.tile),) if reason]
    if region.owner != 1 - seat:
        return [*problems, Problem("macht_ohnmacht-problem-not-opposing", {"region": region.id})]
    attack, defence = strength(board, MAP.places[use.region])
    if attack <= defence:
        values: dict[str, Value] = {
            "region": region.id,
            "attack": attack,
            "defence": defence,
            "missing": defence + 1 - attack,
        }
        problems.append(Problem("macht_ohnmacht-problem-no-majority", values))
    return problems


def _move_problems(board: Board, seat: Seat, use: Move) -> list[Problem]:
    if problems := _way_problems(board, seat, use):
        return problems
    if MAP.places[use.goal] not in neighbours(board)[MAP.places[use.start]]:
        values = {"region": use.start, "other": use.goal, "cycle": board.kind}
        problems.append(Problem("macht_ohnmacht-problem-no-neighbours", values))
    return [*problems, *_amount_problems(board, use)]


def _sail_problems(board: Board, seat: Seat, use: Sail) -> list[Problem]:
    if problems := _way_problems(board, seat, use):
        return problems
    for region in (use.start, use.goal):
        if MAP.places[region] not in MAP.coastal:
            problems.append(Problem("macht_ohnmacht-problem-no-coast", {"region": region}))
    if min(use.knights, use.mages) < 0:
        problems.append(Problem("macht_ohnmacht-problem-one-way"))
    return [*problems, *_amount_problems(board, use)]


def _way_problems(board: Board, seat: Seat, use: Move | Sail) -> list[Problem]:
    ends = (use.start, use.goal)
    unknown = [missing for missing in map(no_such_region, dict.fromkeys(ends)) if missing]
    if unknown:
        return unknown
    if use.start == use.goal:
        return [Problem("macht_ohnmacht-problem-same-region", {"region": use.start})]
    return [reason for region in ends if (reason := not_ours(region_of(board, region), seat))]


def _amount_problems(board: Board, use: Move | Sail) -> list[Problem]:
    """List what is wrong with the numbers of pieces; those that go back are counted where they come from."""
    problems = []
    for kind, number in zip(PIECE_KINDS, (use.knights, use.mages), strict=True):
        source = use.start if number > 0 else use.goal
        held = region_of(board, source).pieces.of(kind)
        if abs(number) > held:
            values: dict[str, Value] = {"region": source, "kind": kind, "wanted": abs(number), "held": held}
            problems.append(Problem("macht_ohnmacht-problem-too-few-there", values))
    if not use.knights and not use.mages:
        problems.append(Problem("macht_ohnmacht-problem-nothing-moves"))
    return problems


def _other_marker(region: Region, tile: Tile) -> Problem | None:
    if region.marker in INFLUENCE[tile]:
        return None
    values: dict[str, Value] = {"region": region.id, "marker": region.marker, "wanted": marker_of(tile) or ""}
    return Problem("macht_ohnmacht-problem-other-marker", values)
