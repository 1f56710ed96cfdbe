"""What a world of Macht & Ohnmacht holds where a seat cannot know it; `tests.players.test_worlds` has the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.actions import Bid, Overthrow, Place, Sail, TakeTile, UseTiles
from bot.games.macht_ohnmacht.state import Options, State
from tests.games.macht_ohnmacht.tables import GAME, act, chance, table

WORLDS = 200


def worlds(state: State, seat: Seat | None) -> list[State]:
    view = GAME.view(state, seat)
    return [GAME.world(view, chance("world", number)) for number in range(WORLDS)]


def test_any_order_of_tiles_and_tokens_is_as_likely_as_any_other() -> None:
    """A place of the pile holds the right tile by luck alone."""
    state = table(next_tiles=["serpent"], next_tokens=[3])
    drawn = worlds(state, 0)
    assert len({world.pile for world in drawn}) == WORLDS
    tiles = Counter(state.pile)
    expected = WORLDS * sum(number * number for number in tiles.values()) / len(state.pile)
    right = sum(one == other for world in drawn for one, other in zip(world.pile, state.pile, strict=True))
    assert right == pytest.approx(expected, rel=0.2)
    assert len({world.tokens[0] for world in drawn}) == len(set(state.tokens))


def test_each_bid_that_is_sealed_is_as_likely_as_any_other() -> None:
    state = act(act(table(display=["rebellion"]), TakeTile("rebellion")).state, Bid(2), 0).state
    assert {world.bids for world in worlds(state, 0)} == {(2, None)}
    for seat in (1, None):
        drawn = Counter(world.bids for world in worlds(state, seat))
        assert set(drawn) == {(bid, None) for bid in range(4)}
        assert min(drawn.values()) > WORLDS / 8


def test_what_the_other_means_to_do_next_is_open_and_what_oneself_means_is_known() -> None:
    uses = (Overthrow("influence-castle", "elmet", True), Sail("gododdin", "anglia", 1))
    state = table(example=True, tiles={"orange": ["influence-castle", "movement", "sea"], "white": ["serpent"]})
    state = act(state, UseTiles(uses)).state
    assert {(world.intended, world.moving_in) for world in worlds(state, 0)} == {(uses[1:], True)}
    for seat in (1, None):
        drawn = worlds(state, seat)
        assert {world.moving_in for world in drawn} == {True, False, None}
        assert {len(world.intended) for world in drawn} >= {0, 1, 2}


def test_how_often_equal_totals_have_played_on_is_known() -> None:
    state = table(options=Options(both_reach_goal="continue"), deferred=1)
    assert {world.deferred for world in worlds(state, 1)} == {1}


def test_the_map_that_a_turn_began_with_is_known_in_the_middle_of_it() -> None:
    state = act(table(example=True), Place("mercia")).state
    assert {world.turn_began for world in worlds(state, 1)} == {state.turn_began} != {state.board.regions}
