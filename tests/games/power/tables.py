"""Tables of Power set up by hand and written down again, in the notation of the order sheets."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.games.chance import Chance, derived_seed
from bot.games.contract import Decision, Seat, Step
from bot.games.power.board.actions import Action, Sheet
from bot.games.power.board.data import PIECE_ORDER, PIECES, PLACE_ORDER, in_order
from bot.games.power.board.events import GameEvent
from bot.games.power.board.state import COLOURS, Army, Colour, Options, Order, Piece, Player, Stack, State
from bot.games.power.board.views import View
from bot.games.power.rules import Power
from bot.games.power.sheets.notation import parse

GAME = Power()
LABELS = "spear_reconstructed"
Board = Mapping[Colour, Mapping[str, str]]


def chance(*parts: object) -> Chance:
    """Give chance that is the same for the same words and numbers."""
    return Chance(derived_seed("power", *parts), 0)


def pieces_of(text: str) -> tuple[Piece, ...]:
    """Read pieces written like "2S T 3CR"; Power is none."""
    return in_order(
        piece
        for part in text.split()
        if (match := re.fullmatch(r"(\d*)([A-Z]+)", part)) and match[2] in PIECES
        for piece in [match[2]] * int(match[1] or 1)
        if piece in PIECE_ORDER
    )


def power_of(text: str) -> int:
    """Count the Power in a reserve written like "2S 3P"."""
    return sum(int(part[:-1] or 1) for part in text.split() if part.endswith("P"))


def text_of(pieces: Sequence[Piece], power: int = 0) -> str:
    """Write pieces, and Power behind them, as `pieces_of` reads them."""
    counted = [*((piece, count) for piece, count in Counter(in_order(pieces)).items()), ("P", power)]
    return " ".join(f"{count if count > 1 else ''}{kind}" for kind, count in counted if count)


def table(
    board: Board,
    *,
    reserve: Mapping[Colour, str] | None = None,
    flags: Mapping[Colour, Colour | None] | None = None,
    seats: Sequence[Sequence[Colour]] = (("V",), ("B",), ("J",), ("R",)),
    options: Options | None = None,
    **state: Any,
) -> State:
    """Set up a table in round 1 on which everybody still has to write.

    Whoever is not mentioned has no pieces and his flag at home. Fails if that is no table that the rules allow.
    """
    owners = {colour: seat for seat, armies in enumerate(seats) for colour in armies}
    held = {colour: colour for colour in COLOURS} | dict(flags or {})
    in_reserve = reserve or {}
    armies = tuple(
        Army(
            owner=owners.get(colour),
            flag=held[colour],
            reserve=pieces_of(in_reserve.get(colour, "")),
            power=power_of(in_reserve.get(colour, "")),
        )
        for colour in COLOURS
    )
    stacks = [
        Stack(place, colour, pieces_of(text)) for colour, places in board.items() for place, text in places.items()
    ]
    made = State(
        options=options or Options(),
        phase="orders",
        armies=armies,
        board=tuple(sorted(stacks, key=lambda stack: (PLACE_ORDER[stack.place], COLOURS.index(stack.army)))),
        players=tuple(
            Player(armies=tuple(armies), fell=None if any(held[army] == army for army in armies) else 0)
            for armies in seats
        ),
        **{"round": 1, "referee": 0, **state},
    )
    assert not GAME.violations(made), GAME.violations(made)
    return made


def orders(army: Colour, *lines: str) -> tuple[Order, ...]:
    """Read the lines of an army's sheet in French letters."""
    written = [parse(line, "fr", LABELS) for line in lines]
    return tuple(line.by(line.army or army) for line in written)


def play(state: State, sheets: Mapping[Seat, Sequence[Order]]) -> Step[State, GameEvent]:
    """Seal a sheet for everybody who is asked, an empty one for those who are not mentioned."""
    events: list[GameEvent] = []
    for decision in GAME.waiting_on(state):
        step = GAME.apply(state, decision, Sheet(tuple(sheets.get(decision.seat, ()))), chance("play", decision.id))
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def asked(state: State, seat: Seat) -> tuple[View, Decision]:
    """Give the open decision of a seat, and its view."""
    (decision,) = (decision for decision in GAME.waiting_on(state) if decision.seat == seat)
    return GAME.view(state, seat), decision


def act(state: State, seat: Seat, action: Action) -> Step[State, GameEvent]:
    """Let a seat answer what it is asked."""
    _, decision = asked(state, seat)
    return GAME.apply(state, decision, action, chance("act", decision.id))


def of_type(events: Sequence[GameEvent], kind: type[Any]) -> list[Any]:
    """Pick the events of one type."""
    return [event for event in events if isinstance(event, kind)]


def board_of(state: State) -> dict[str, dict[str, str]]:
    """Write the board down, army by army."""
    board: dict[str, dict[str, str]] = {}
    for stack in state.board:
        board.setdefault(stack.army, {})[stack.place] = text_of(stack.pieces)
    return board


def reserves_of(state: State) -> dict[str, str]:
    """Write the reserves down that hold something."""
    written = {colour: text_of(army.reserve, army.power) for colour, army in zip(COLOURS, state.armies, strict=True)}
    return {colour: text for colour, text in written.items() if text}


def with_options(**settings: Any) -> Options:
    """Give settings of a table, the others being the default ones."""
    return msgspec.convert(settings, Options)
