"""Who sits where: corners, the order of reading, what each seat commands, and what it counts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from bot.games.contract import Seat
from bot.games.power.board.data import BOARD, strength_of
from bot.games.power.board.state import COLOURS, Colour, Entry, Options, Order, Player, State

_CLOCKWISE: Final = {colour: number for number, colour in enumerate(COLOURS)}


def take_corners(entries: Sequence[Entry], options: Options) -> tuple[tuple[Colour, ...], ...]:
    """Give every seat its armies: wishes in the order of joining (rule 9.5), then the corners left, clockwise.

    In a match of two each player gets two corners, side by side or opposite (option `pairing`), the one he wished for
    first; the other is such that the second player gets his wish too, if that can be.
    """
    wishes = [entry.corner for entry in entries]
    if len(wishes) == 2:
        return max(_pairs(options), key=lambda pairs: [wishes[seat] in {"", pairs[seat][0]} for seat in range(2)])
    taken: dict[Seat, Colour] = {}
    for seat, wish in enumerate(wishes):
        if wish and wish not in taken.values():
            taken[seat] = wish
    free = [colour for colour in COLOURS if colour not in taken.values()]
    return tuple((taken[seat] if seat in taken else free.pop(0),) for seat in range(len(wishes)))


def _pairs(options: Options) -> Iterator[tuple[tuple[Colour, Colour], tuple[Colour, Colour]]]:
    """List all ways in which two players can have two corners each (rule 7.1), those without a wish first."""
    for place, first in enumerate(COLOURS):
        for step in (1, 3) if options.pairing == "adjacent" else (2,):
            second = COLOURS[(place + step) % len(COLOURS)]
            one, other = (colour for colour in COLOURS if colour not in {first, second})
            yield (first, second), (one, other)
            yield (first, second), (other, one)


def playing(players: Sequence[Player]) -> tuple[Seat, ...]:
    """List the seats that still have a flag of their own, clockwise from the north-west corner.

    The mercenaries are none of them: their flag is not needed to win (rule 8.4).
    """
    return _from_corner(_corners(players), COLOURS[0])


def _corners(players: Sequence[Player]) -> tuple[Colour | None, ...]:
    """Give the corner of each seat, None if it does not play any more."""
    return tuple([player.armies[0] if player.plays else None for player in players])


@lru_cache(maxsize=1024)
def _from_corner(corners: tuple[Colour | None, ...], first: Colour) -> tuple[Seat, ...]:
    """List seats clockwise, beginning with a corner."""
    clockwise = COLOURS[_CLOCKWISE[first] :] + COLOURS[: _CLOCKWISE[first]]
    return tuple([corners.index(corner) for corner in clockwise if corner in corners])


def in_reading_order(players: Sequence[Player], referee: Seat) -> tuple[Seat, ...]:
    """List the seats that play, from the referee clockwise; from the next one if the referee is out."""
    return _from_corner(_corners(players), players[referee].armies[0])


def next_referee(reading: Sequence[Seat], referee: Seat) -> Seat:
    """Name the seat to the left of the referee (rule 3.1): of those that play, the next in the order of reading."""
    return next((seat for seat in reading if seat != referee), referee)


def shares(state: State) -> Mapping[Seat | None, tuple[Colour, ...]]:
    """List the armies of each side, mercenaries being None, in the order in which equal shares are settled."""
    mercenaries = tuple(colour for colour, army in zip(COLOURS, state.armies, strict=True) if army.owner is None)
    return {None: mercenaries, **{seat: player.armies for seat, player in enumerate(state.players)}}


@lru_cache(maxsize=1024)
def commands(
    own: tuple[Colour, ...], mercenaries: tuple[Colour, ...], standing: tuple[Colour, ...]
) -> tuple[Colour, ...]:
    """List the armies in the game that a seat may write orders for: its own ones and the mercenaries (rule 8.1)."""
    return tuple([colour for colour in (*own, *mercenaries) if colour in standing])


class Allowance:
    """Counts the lines of a sheet: `BOARD.lines` for each own army (phase 1, rule 7.1).

    Those for mercenaries count for the first one (rule 8.1).
    """

    def __init__(self, own: Sequence[Colour]) -> None:
        self._own = own
        self._left = dict.fromkeys(own, BOARD.lines)

    def counts(self, order: Order) -> bool:
        """Count a line, and tell whether its army has not had more than its number. Call it once a line, in order."""
        army = order.army if order.army in self._left else self._own[0]
        left = self._left[army] = self._left[army] - 1
        return left >= 0

    def has_room(self, order: Order) -> bool:
        """Tell whether a line would count, without counting it."""
        return self._left[order.army if order.army in self._left else self._own[0]] > 0


def counting(own: Sequence[Colour], lines: int) -> Callable[[Order], bool]:
    """Give what counts so many lines of a sheet as `Allowance` does; of few lines none is too many."""
    return Allowance(own).counts if lines > BOARD.lines else bool


def round_limit(options: Options) -> int | None:
    """Give the number of rounds after which a match is counted, None without a limit."""
    return None if options.round_limit == "none" else int(options.round_limit)


def strengths_of(state: State) -> tuple[int, ...]:
    """Add up all that the armies of each seat have on the board and in their reserves, with their Power (rule 6.4).

    Mega-missiles count nothing.
    """
    total = {colour: army.power + strength_of(army.reserve) for colour, army in zip(COLOURS, state.armies, strict=True)}
    for stack in state.board:
        total[stack.army] += strength_of(stack.pieces)
    return tuple(sum(total[colour] for colour in player.armies) for player in state.players)


def flags_of(state: State) -> tuple[int, ...]:
    """Count the flags that stand in the headquarters of each seat's armies, its own ones among them."""
    return tuple(sum(army.flag in player.armies for army in state.armies) for player in state.players)
