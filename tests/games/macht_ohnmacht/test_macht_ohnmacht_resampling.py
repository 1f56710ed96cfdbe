"""What a seat cannot know of a table of Macht & Ohnmacht is drawn anew, and nothing else."""

from __future__ import annotations

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.actions import Bid, Move, Overthrow, TakeTile, Tile, UseTiles
from bot.games.macht_ohnmacht.state import Colour, State
from tests.games.macht_ohnmacht.tables import GAME, act, chance, table

WORLDS = 60


def worlds(state: State, seat: Seat | None) -> list[State]:
    imagined = [GAME.imagine(state, seat, chance("worlds", number)) for number in range(WORLDS)]
    assert all(GAME.violations(world) == () for world in imagined)
    assert all(GAME.view(world, seat) == GAME.view(state, seat) for world in imagined)
    return imagined


def test_anybody_can_imagine_any_order_of_tiles_and_tokens() -> None:
    state = table()
    for seat in (None, 0, 1):
        imagined = worlds(state, seat)
        assert len({world.pile[0] for world in imagined}) > 5
        assert len({world.tokens[0] for world in imagined}) > 3
        assert all(sorted(world.pile) == sorted(state.pile) for world in imagined)


def test_every_bid_of_the_other_is_imagined_and_ones_own_is_known() -> None:
    state = act(act(table(display=["rebellion"]), TakeTile("rebellion")).state, Bid(2), 0).state
    assert {world.bids for world in worlds(state, 0)} == {(2, None)}
    for seat in (1, None):
        assert {world.bids for world in worlds(state, seat)} == {(bid, None) for bid in range(4)}


def test_the_other_one_may_mean_anything_by_a_tile() -> None:
    """Whether more tiles follow and whether the attacker moves in, only he knows."""
    state = table(example=True, tiles={"orange": ["influence-castle", "movement", "sea"], "white": ["serpent"]})
    chain = UseTiles((Overthrow("influence-castle", "elmet", True), Move("rheged", "elmet", 3)))
    state = act(state, chain).state
    assert {(world.intended, world.moving_in) for world in worlds(state, 0)} == {(chain.uses[1:], True)}
    for seat in (1, None):
        imagined = worlds(state, seat)
        assert {world.moving_in for world in imagined} == {True, False, None}
        assert {len(world.intended) for world in imagined} >= {0, 1, 2}


def test_whoever_is_asked_to_move_in_has_not_decided_it() -> None:
    tiles: dict[Colour, list[Tile]] = {"white": ["influence-armour", "movement"]}
    state = table(example=True, cycle="magic", on_turn="white", tiles=tiles)
    state = act(state, UseTiles((Overthrow("influence-armour", "anglia"),))).state
    assert GAME.waiting_on(state)[0].kind == "occupy"
    assert {world.moving_in for world in worlds(state, 0)} == {None}
