"""A table of Power is drawn from what a seat sees of it, and could be the one it sits at."""

from __future__ import annotations

import pytest

from bot.games.power.actions import Sheet
from bot.games.power.rules import Power
from bot.games.power.state import COLOURS, Exchange, State
from bot.games.power.views import View
from tests.games.power.tables import GAME, Board, act, chance, orders, table
from tests.games.random_matches import random_match

HOME: Board = {army: {f"HQ{army}": "2S 2T 2C 2D"} for army in COLOURS}


@pytest.mark.parametrize("players", GAME.seats)
def test_a_seat_sees_what_it_has_seen_in_any_world_and_play_goes_on_from_there(players: int) -> None:
    match = list(random_match(Power(), players, "worlds", leave_one_in=40))
    for moment in match:
        for seat in moment.observers:
            view = GAME.view(moment.state, seat)
            world = GAME.world(view, chance("world", len(moment.log), seat))
            assert GAME.view(world, seat) == view
            assert GAME.violations(world) == ()
            assert GAME.waiting_on(world) == GAME.waiting_on(moment.state)
    for moment in match[::30]:
        state = GAME.world(GAME.view(moment.state, 0), chance("on", players))
        draws = chance("draws", players)
        while asked := [decision for decision in GAME.waiting_on(state) if not decision.answered]:
            decision = draws.pick(asked)
            state = GAME.advance(state, decision, GAME.sample(GAME.view(state, decision.seat), decision, draws), draws)
        assert state.outcome is not None


def worlds(view: View) -> list[State]:
    return [GAME.world(view, chance("world", number)) for number in range(30)]


def test_what_others_have_sealed_is_drawn_anew_and_legal_and_nothing_else_is() -> None:
    own, written = Sheet(orders("V", "T HQV V7")), Sheet(orders("B", "S HQB B8"))
    state = act(act(table(HOME), 0, own).state, 1, written).state
    drawn = worlds(GAME.view(state, 0))
    assert {world.players[0].sheet for world in drawn} == {own.orders}
    assert {world.players[2].sheet for world in drawn} == {None}
    sheets = [world.players[1].sheet for world in drawn]
    assert len(set(sheets)) > 20
    reopened = table(HOME)
    (decision,) = (decision for decision in GAME.waiting_on(reopened) if decision.seat == 1)
    for sheet in sheets:
        assert sheet is not None
        assert not GAME.problems(GAME.view(reopened, 1), decision, Sheet(sheet))


def test_who_has_something_in_the_reserve_is_mostly_believed_to_bring_it_out() -> None:
    state = act(table(HOME, reserve={"B": "A 3P"}), 1, Sheet()).state
    sheets = [world.players[1].sheet or () for world in worlds(GAME.view(state, None))]
    bought = sum(any(isinstance(order, Exchange) for order in sheet) for sheet in sheets)
    assert bought > len(sheets) / 2
