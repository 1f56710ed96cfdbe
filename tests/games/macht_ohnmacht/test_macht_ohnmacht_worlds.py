"""What a seat cannot know of a table of Macht & Ohnmacht is open, and nothing else.

Held for both ways to draw a table: from the truth (`imagine`), and from a view alone (`world`).
"""

from collections import Counter
from typing import Literal, TypeAlias

import pytest

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.board.actions import Bid, Overthrow, Place, Sail, TakeTile, UseTiles
from bot.games.macht_ohnmacht.board.state import Options, State
from tests.games.macht_ohnmacht.tables import GAME, act, chance, table

WORLDS = 200
How: TypeAlias = Literal["imagined", "believed"]

however = pytest.mark.parametrize("how", ["imagined", "believed"])


def worlds(how: How, state: State, seat: Seat | None) -> list[State]:
    if how == "imagined":
        return [GAME.imagine(state, seat, chance("worlds", number)) for number in range(WORLDS)]
    view = GAME.view(state, seat)
    return [GAME.world(view, chance("world", number)) for number in range(WORLDS)]


@however
def test_any_order_of_tiles_and_tokens_is_as_likely_as_any_other(how: How) -> None:
    """A place of the pile holds the right tile by luck alone."""
    state = table(next_tiles=["serpent"], next_tokens=[3])
    for seat in (None, 0, 1):
        drawn = worlds(how, state, seat)
        assert len({world.pile for world in drawn}) == WORLDS
        assert all(sorted(world.pile) == sorted(state.pile) for world in drawn)
        tiles = Counter(state.pile)
        expected = WORLDS * sum(number * number for number in tiles.values()) / len(state.pile)
        right = sum(one == other for world in drawn for one, other in zip(world.pile, state.pile, strict=True))
        assert right == pytest.approx(expected, rel=0.2)
        assert len({world.tokens[0] for world in drawn}) == len(set(state.tokens))


@however
def test_each_bid_that_is_sealed_is_as_likely_as_any_other(how: How) -> None:
    state = act(act(table(display=["rebellion"]), TakeTile("rebellion")).state, Bid(2), 0).state
    assert {world.bids for world in worlds(how, state, 0)} == {(2, None)}
    for seat in (1, None):
        drawn = Counter(world.bids for world in worlds(how, state, seat))
        assert set(drawn) == {(bid, None) for bid in range(4)}
        assert min(drawn.values()) > WORLDS / 8


@however
def test_what_the_other_means_to_do_next_is_open_and_what_oneself_means_is_known(how: How) -> None:
    """Whether more tiles follow and whether the attacker moves in, only he knows."""
    uses = (Overthrow("influence-castle", "elmet", True), Sail("gododdin", "anglia", 1))
    state = table(example=True, tiles={"orange": ["influence-castle", "movement", "sea"], "white": ["serpent"]})
    state = act(state, UseTiles(uses)).state
    assert {(world.intended, world.moving_in) for world in worlds(how, state, 0)} == {(uses[1:], True)}
    for seat in (1, None):
        drawn = worlds(how, state, seat)
        assert {world.moving_in for world in drawn} == {True, False, None}
        assert {len(world.intended) for world in drawn} >= {0, 1, 2}


@however
def test_whoever_is_asked_to_move_in_has_not_decided_it(how: How) -> None:
    state = table(example=True, cycle="magic", on_turn="white", tiles={"white": ["influence-armour", "movement"]})
    state = act(state, UseTiles((Overthrow("influence-armour", "anglia"),))).state
    assert GAME.waiting_on(state)[0].kind == "occupy"
    assert {world.moving_in for world in worlds(how, state, 0)} == {None}


@however
def test_how_often_equal_totals_have_played_on_is_known_as_the_map_is_with_which_a_turn_began(how: How) -> None:
    state = act(table(example=True, options=Options(both_reach_goal="continue"), deferred=1), Place("mercia")).state
    drawn = worlds(how, state, 1)
    assert {world.deferred for world in drawn} == {1}
    assert {world.turn_began for world in drawn} == {state.turn_began} != {state.board.regions}
