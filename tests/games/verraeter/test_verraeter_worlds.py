"""Worlds drawn from a view: the seat sees the same in them, and believes what it can know and no more."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from bot.games.contract import Seat
from bot.games.verraeter.state import Options, Role, State, SupplyCard
from bot.players.quick_chance import QuickChance
from tests.games.verraeter.tables import GAME, act, asked, chance, steps, table

NO_TRAITOR: tuple[Role, ...] = ("farmer", "diplomat2", "builder", "diplomat5")
SECRETIVE = Options(start_hand="three_random", hand_counts_public=False, min_cards=1)


def worlds(state: State, seat: Seat | None, count: int) -> list[State]:
    view = GAME.view(state, seat)
    return [GAME.world(view, chance("world", seat, number)) for number in range(count)]


@pytest.mark.parametrize("options", [Options(), SECRETIVE], ids=["default", "secretive"])
@pytest.mark.parametrize("players", [3, 4])
def test_a_seat_sees_in_every_world_what_it_sees_at_the_table(players: int, options: Options) -> None:
    for number, step in enumerate(steps(players, "worlds", options, leaving={29: 1})):
        for seat in (None, *range(players)):
            view = GAME.view(step.state, seat)
            drawn = GAME.world(view, QuickChance(number))
            assert GAME.view(drawn, seat) == view
            assert GAME.violations(drawn) == ()
            assert GAME.waiting_on(drawn) == GAME.waiting_on(step.state)


def test_play_goes_on_from_a_world_to_the_end() -> None:
    for number, step in enumerate(steps(4, "goes on", leaving={40: 2})):
        if number % 10:
            continue
        drawn = GAME.world(GAME.view(step.state, number % 4), QuickChance(number))
        while GAME.waiting_on(drawn):
            drawn = act(drawn, GAME.sample(*asked(drawn), QuickChance(drawn.round)), number).state
            assert GAME.violations(drawn) == ()


def test_a_seat_believes_each_draft_that_it_cannot_rule_out() -> None:
    """The third of four misses three cards: the removed one, and those of the two before him, in any order."""
    state = table("cards", roles=NO_TRAITOR, removed="traitor")
    drawn = worlds(state, 2, 600)
    assert all(world.players[2].role == "builder" for world in drawn)
    before = Counter((world.removed, world.players[0].role, world.players[1].role) for world in drawn)
    assert len(before) == 6
    assert all(60 < count < 145 for count in before.values())
    assert {world.players[3].role for world in drawn} == {"diplomat5", "strategist"}


def test_a_card_that_was_shown_since_a_draw_is_not_believed_to_have_been_in_it() -> None:
    """Ann drew in round 2, while Bob held the 8, which he played in round 3; he still has the 3 of his start hand."""
    state = table("place", hands=[(5,), (3,), (3,), (4,)], round=4)
    ann, *others = state.players
    pile = [card for card in state.pile if card.value != 8]
    state = msgspec.structs.replace(
        state,
        players=(msgspec.structs.replace(ann, hand=(SupplyCard(5, drawn=2),)), *others),
        pile=(*pile, SupplyCard(8, shown=3)),
    )
    drawn = worlds(state, 2, 200)
    assert {card.value for world in drawn for card in world.players[0].hand} == {2, 3, 4, 5, 6}
    assert {tuple(card.value for card in world.players[1].hand) for world in drawn} == {(3,)}
