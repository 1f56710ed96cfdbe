"""The board and the pieces of Power, read from data/board.json and checked."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from bot.games.codec import read_data
from bot.games.power.board.state import COLOURS, Colour, Force, Material, Options, Piece, Place

PlaceKind: TypeAlias = Literal["coastal", "land", "hq", "island", "sea"]
Mode: TypeAlias = Literal["ground", "air", "ship"]
Pair: TypeAlias = tuple[Place, Place]
Rect: TypeAlias = tuple[int, int, int, int]

COUNTS: Mapping[PlaceKind, int] = {"coastal": 32, "land": 4, "hq": 4, "island": 5, "sea": 12}
GRID = 9


class PlaceData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place of the board. `rect` is left, top, right, bottom on a grid of 9 by 9 squares, for drawing.

    `territory` is set for the sectors and the headquarters of a colour (rule 1.2).
    """

    id: Place
    kind: PlaceKind
    rect: Rect
    territory: Colour | None = None


class PieceData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of piece (rule 2.1): its strength, and how far it moves by which ways.

    Large pieces are merged from three small.
    """

    id: Piece
    strength: int
    mode: Mode
    range: int
    merged_from: Piece | None = None


class Contacts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who touches whom, by who may pass: land and air only, everybody, ships only, and two options for ships.

    The last two can be passed by land and air, and by ships if the table plays so. No contact joins two territories:
    the way from one to another leads over islands (rule 1.4).
    """

    land: tuple[Pair, ...]
    shore: tuple[Pair, ...]
    ship: tuple[Pair, ...]
    hq_to_8: tuple[Pair, ...]
    island_to_corner_sector: tuple[Pair, ...]


class Board(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that is printed on the board and on the reserves.

    `stops`: the kinds of places at which a move of a mode ends. `merging` equal small pieces make a large one, pieces
    worth `missile` a mega-missile; a player has `lines` orders a round for each army. `sea_labels` gives the printed
    name of each sea sector, per set of labels (rule 1.6, option `sea_labels`).
    """

    version: str
    about: str
    places: tuple[PlaceData, ...]
    contacts: Contacts
    pieces: tuple[PieceData, ...]
    stops: Mapping[Mode, tuple[PlaceKind, ...]]
    start: tuple[Piece, ...]
    merging: int
    missile: int
    lines: int
    sea_labels: Mapping[str, Mapping[Place, str]]


def read_board(raw: bytes) -> Board:
    """Read and check a data file. Raises BadData."""
    return read_data(raw, Board, _faults)


def _faults(board: Board) -> list[str]:
    kinds = {place.id: place.kind for place in board.places}
    labels = {field.name: field.type for field in msgspec.structs.fields(Options)}["sea_labels"]
    seas = sorted(place for place, kind in kinds.items() if kind == "sea")
    pieces = {piece.id: piece for piece in board.pieces}
    faults = []
    if len(kinds) != len(board.places):
        faults.append("a place stands twice")
    if Counter(kinds.values()) != Counter(COUNTS):
        faults.append(f"the board needs {dict(COUNTS)}")
    for place in board.places:
        own = place.kind in {"coastal", "land", "hq"}
        if own != (place.territory is not None) or (place.territory or "") not in place.id:
            faults.append(f"{place.id}: sectors and headquarters bear the colour that they belong to, others none")
        left, top, right, bottom = place.rect
        if not (0 <= left < right <= GRID and 0 <= top < bottom <= GRID):
            faults.append(f"{place.id} does not lie on the plan")
    faults += _contact_faults(board.contacts, kinds)
    if sorted(pieces) != sorted(piece for piece in get_args(Piece) if piece != "M"):
        faults.append("pieces must name each piece but the mega-missile once")
    for piece in board.pieces:
        if piece.strength < 1 or piece.range < 1:
            faults.append(f"{piece.id}: strength and range must be positive")
        if piece.merged_from is not None:
            small = pieces.get(piece.merged_from)
            if small is None or small.merged_from is not None or (small.mode, small.range) != (piece.mode, piece.range):
                faults.append(f"{piece.id} must be merged from a small piece that moves alike")
    if sorted(board.stops) != sorted(get_args(Mode)):
        faults.append("stops must name each way to move")
    if not board.start or any(piece not in pieces or pieces[piece].merged_from for piece in board.start):
        faults.append("the start needs small pieces")
    if min(board.merging - 1, board.missile, board.lines) < 1:
        faults.append("merging, missile and lines must be positive, merging more than one")
    if sorted(board.sea_labels) != sorted(get_args(labels)):
        faults.append(f"sea labels need the sets {', '.join(get_args(labels))}")
    for name, printed in board.sea_labels.items():
        if sorted(printed) != seas or sorted(printed.values()) != seas:
            faults.append(f"sea labels {name} must name each sea sector once")
    return faults


def _contact_faults(contacts: Contacts, kinds: Mapping[Place, PlaceKind]) -> list[str]:
    """List what is wrong with contacts: no two seas touch, and only ships go there (rule 1.5), never to a sector 4."""
    pairs = [pair for name in contacts.__struct_fields__ for pair in getattr(contacts, name)]
    if unknown := sorted({place for pair in pairs for place in pair if place not in kinds}):
        return [f"contacts with unknown places {', '.join(unknown)}"]
    faults = []
    if len({frozenset(pair) for pair in pairs}) != len(pairs) or any(one == other for one, other in pairs):
        faults.append("a contact stands twice, or is none")
    sailed = [*contacts.ship, *contacts.shore, *contacts.hq_to_8, *contacts.island_to_corner_sector]
    if any("land" in (kinds[one], kinds[other]) for one, other in sailed):
        faults.append("ships cannot reach the middle of a territory")
    if any(kinds[one] == kinds[other] == "sea" for one, other in sailed):
        faults.append("two sea sectors never touch")
    walked = [*contacts.land, *contacts.shore, *contacts.hq_to_8, *contacts.island_to_corner_sector]
    if any("sea" in (kinds[one], kinds[other]) for one, other in walked):
        faults.append("only ships go to sea")
    if {place for pair in pairs for place in pair} != set(kinds):
        faults.append("a place touches no other")
    return faults


BOARD: Final = read_board(files("bot.games.power").joinpath("data", "board.json").read_bytes())

PLACES: Final[tuple[Place, ...]] = tuple(place.id for place in BOARD.places)
"""All places of the board, in the order in which they are listed everywhere; reserves are none."""
PLACE: Final[Mapping[Place, PlaceData]] = {place.id: place for place in BOARD.places}
PLACE_ORDER: Final[Mapping[Place, int]] = {place: number for number, place in enumerate(PLACES)}
HQ: Final[Mapping[Colour, Place]] = {colour: f"HQ{colour}" for colour in COLOURS}
RESERVE: Final[Mapping[Colour, Place]] = {colour: f"RV{colour}" for colour in COLOURS}
"""The reserve of each army, beside the board as the headquarters is on it (rule 1.3)."""
OF_RESERVE: Final[Mapping[Place, Colour]] = {place: colour for colour, place in RESERVE.items()}
TARGETS: Final[frozenset[Place]] = frozenset((*PLACES, *OF_RESERVE))
"""All places that an order can name: what a mega-missile can be launched at."""

PIECES: Final[tuple[Piece, ...]] = (*(piece.id for piece in BOARD.pieces), "M")
PIECE_ORDER: Final[Mapping[Piece, int]] = {piece: number for number, piece in enumerate(PIECES)}
STRENGTH: Final[Mapping[Material, int]] = {**{piece.id: piece.strength for piece in BOARD.pieces}, "M": 0, "P": 1}
"""What everything counts; a mega-missile that was not launched counts nothing (rule 5.3)."""
RANGE: Final[Mapping[Piece, int]] = {piece.id: piece.range for piece in BOARD.pieces}
MODE: Final[Mapping[Piece, Mode]] = {piece.id: piece.mode for piece in BOARD.pieces}
SMALL_OF: Final[Mapping[Piece, Piece]] = {
    piece.id: piece.merged_from for piece in BOARD.pieces if piece.merged_from is not None
}
SMALL: Final[tuple[Piece, ...]] = tuple(piece.id for piece in BOARD.pieces if piece.merged_from is None)
INFANTRY: Final[frozenset[Piece]] = frozenset({"S", "R"})
"""The pieces that can take a flag."""
TERRITORY: Final[Mapping[Place, Colour]] = {
    place.id: place.territory for place in BOARD.places if place.territory is not None
}


def strength_of(pieces: Iterable[Material]) -> int:
    """Add the strengths of pieces (and Power)."""
    return sum(map(STRENGTH.__getitem__, pieces))


def in_order(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Put pieces into the order in which they are kept."""
    return _in_order(tuple(pieces))


@lru_cache(maxsize=4096)
def _in_order(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    return tuple(sorted(pieces, key=PIECE_ORDER.__getitem__))


@lru_cache(maxsize=4096)
def force_of(army: Colour, pieces: tuple[Piece, ...]) -> Force:
    """Put pieces of an army in order, with their strength."""
    return Force(army, in_order(pieces), strength_of(pieces))
