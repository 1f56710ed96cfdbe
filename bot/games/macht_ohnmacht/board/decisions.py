"""What is asked of whom."""

from bot.games.contract import Decision, Pace, Seat
from bot.games.macht_ohnmacht.board.island import opponent
from bot.games.macht_ohnmacht.board.state import Board, State


def asked_seats(state: State) -> tuple[Seat, ...]:
    """List the seats of the open decisions."""
    match state.phase:
        case "turn":
            return (state.board.on_turn,)
        case "auction":
            assert state.auction is not None
            first, second = state.auction.most
            return ((0,) if first else ()) + ((1,) if second else ())
        case "serpent":
            return (opponent(state.board.on_turn),)
        case "effect":
            assert state.auction is not None
            assert state.auction.winner is not None
            return (state.auction.winner,)
        case "retreat":
            assert state.fall is not None
            return (state.fall.defender,)
        case "occupy":
            assert state.fall is not None
            return (state.fall.attacker,)
        case "over":
            return ()


def open_decisions(state: State) -> tuple[Decision, ...]:
    """List the open decisions: one, or two while both may bid; nobody is asked without a choice (rule 10.1)."""
    board = state.board
    match state.phase:
        case "turn":
            beginning = board.acted + (board.chain == 0)
            moment = f"c{board.cycle}.t{board.turn}.a{beginning}.{board.chain}"
            return (Decision(id=moment, seat=board.on_turn, kind="turn", clock=_clock(board)),)
        case "auction":
            return tuple(
                Decision(
                    id=f"{_moment(board)}.bid-{seat}",
                    seat=seat,
                    kind="bid",
                    sealed=True,
                    pace="answer",
                    answered=state.bids[seat] is not None,
                )
                for seat in asked_seats(state)
            )
        case "over":
            return ()
        case "effect":
            assert state.auction is not None
            kind = "rebellion" if state.auction.tile == "rebellion" else "marker"
        case _:
            kind = state.phase
    (seat,) = asked_seats(state)
    return (_reaction(board, seat, kind),)


def turn_name(board: Board) -> str:
    """Name a turn of the match by its cycle and its number in it, as `StandingOrders.turn` does: "3-5"."""
    return f"{board.cycle}-{board.turn}"


def _moment(board: Board) -> str:
    return f"c{board.cycle}.t{board.turn}.a{board.acted}.{board.chain}"


def _clock(board: Board) -> str:
    return f"turn-{turn_name(board)}"


def _reaction(board: Board, seat: Seat, kind: str) -> Decision:
    """Ask something optional: the seat on turn within the time of its turn, the other one for a short answer."""
    on_turn = seat == board.on_turn
    pace: Pace = "turn" if on_turn else "answer"
    clock = _clock(board) if on_turn else ""
    return Decision(id=f"{_moment(board)}.{kind}", seat=seat, kind=kind, compulsory=False, pace=pace, clock=clock)
