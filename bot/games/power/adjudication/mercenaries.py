"""What several players order the same mercenary pieces to do (match of three, rule 8.2)."""

from collections import Counter
from collections.abc import Iterable

from bot.games.contract import Seat
from bot.games.power.adjudication.field import Field
from bot.games.power.board.data import TARGETS
from bot.games.power.board.events import MercenaryOrders
from bot.games.power.board.movement import Ways
from bot.games.power.board.state import Colour, Launch, Move, Options, Order, Piece, Place


class Clash:
    """More orders by several players for mercenary pieces of one kind on one place than pieces stand there.

    `needs` says how many go to each target; empty: the orders cancel each other.
    """

    def __init__(self, piece: Piece, place: Place, pieces: int, wanted: tuple[tuple[Seat, Place], ...]) -> None:
        self.piece = piece
        self.place = place
        self.pieces = pieces
        self.wanted = wanted
        self.needs: Counter[Place] = Counter()
        self.done: Counter[Place] = Counter()

    def settle(self, options: Options) -> None:
        """Work out `needs`: per target the most lines of one player; none if the pieces are too few (rule 8.2)."""
        if options.mercenary_clash == "strict":
            return
        lines = Counter(self.wanted)
        for (_, target), count in lines.items():
            self.needs[target] = max(self.needs[target], count)
        if self.needs.total() > self.pieces:
            self.needs.clear()

    @property
    def told(self) -> MercenaryOrders:
        """Give the clash as the event `MercenariesOrdered` tells it."""
        return MercenaryOrders(
            piece=self.piece,
            place=self.place,
            pieces=self.pieces,
            wanted=self.wanted,
            carried_out=tuple(self.needs.elements()),
        )


def clashes(
    sheets: Iterable[tuple[Seat, Iterable[Order]]], mercenary: Colour, field: Field, ways: Ways, options: Options
) -> dict[tuple[Piece, Place], Clash]:
    """Find the clashes of all lines that count, before the first one is read.

    Only moves and launches within reach claim a piece.
    """
    claims: dict[tuple[Piece, Place], list[tuple[Seat, Place]]] = {}
    for seat, orders in sheets:
        for order in orders:
            claimed = claim_of(order, mercenary, ways)
            if claimed is not None:
                claims.setdefault(claimed, []).append((seat, _target(order)))
    found = {}
    for (piece, place), wanted in claims.items():
        pieces = field.pieces(mercenary, place).count(piece)
        if pieces and len(wanted) > pieces and len({seat for seat, _ in wanted}) > 1:
            found[piece, place] = Clash(piece, place, pieces, tuple(wanted))
            found[piece, place].settle(options)
    return found


def claim_of(order: Order, mercenary: Colour, ways: Ways) -> tuple[Piece, Place] | None:
    """Name the mercenary piece and the place that an order lays claim to, None if it claims nothing."""
    if order.army != mercenary:
        return None
    match order:
        case Launch(_, start, target) if target in TARGETS:
            return "M", start
        case Move(army, piece, start, target) if target in ways.targets.get((army, piece, start), ()):
            return piece, start
        case _:
            return None


def _target(order: Order) -> Place:
    assert isinstance(order, Move | Launch)
    return order.target
