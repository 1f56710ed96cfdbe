"""Random rounds of Power: tables in the middle of random matches on which all sheets are in."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from bot.games.power.adjudication import Round
from bot.games.power.board.actions import Sheet
from bot.games.power.board.events import GameEvent
from bot.games.power.board.seats import playing
from bot.games.power.board.state import Options, Order, State
from bot.games.selfplay import random_play, random_setup
from tests.games.power.tables import GAME, chance

MATCHES = 3


def resolved(state: State) -> tuple[State, list[GameEvent]]:
    """Resolve a round, up to its end or a question about booty."""
    adjudication = Round(state)
    adjudication.resolve()
    return adjudication.state, adjudication.events


def with_sheet(state: State, seat: int, orders: tuple[Order, ...] | None) -> State:
    """Put another sheet on the table."""
    players = list(state.players)
    players[seat] = msgspec.structs.replace(players[seat], sheet=orders)
    return msgspec.structs.replace(state, players=tuple(players))


@lru_cache(maxsize=16)
def random_rounds(players: int, **settings: Any) -> tuple[State, ...]:
    """Collect every round of some random matches with these settings, just before it is resolved."""
    return tuple(_random_rounds(players, msgspec.convert(settings, Options)))


def _random_rounds(players: int, options: Options) -> Iterator[State]:
    for seed in range(MATCHES):
        setup = random_setup(GAME, players, options, f"rounds {seed}")
        state = setup.start().state
        seen = 0
        for _, step in random_play(setup, state):
            state = step.state
            if state.phase == "orders" and state.round > seen:
                seen = state.round
                yield _with_all_sheets(state, seed)


def _with_all_sheets(state: State, seed: int) -> State:
    for decision in GAME.waiting_on(state):
        action = GAME.sample(GAME.view(state, decision.seat), decision, chance("sheet", seed, decision.id))
        assert isinstance(action, Sheet)
        state = with_sheet(state, decision.seat, action.orders)
    assert all(state.players[seat].sheet is not None for seat in playing(state.players))
    return state
