"""Worlds drawn from a view: the seat sees the same in them, and believes what it can know and no more."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec
import pytest

from bot.games.contract import Seat
from bot.games.verraeter.actions import PlayCards
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


# What nobody can see


def played(anns: tuple[SupplyCard, ...], pile: tuple[SupplyCard, ...], *values: int) -> State:
    """Let Ann play cards of a hand that she has drawn; of the fives one lies in the pile."""
    state = table("cards", roles=NO_TRAITOR, removed="traitor", hands=[(2, 5), (), (), ()], round=6)
    ann, *others = state.players
    others_in_pile = list(state.pile)
    others_in_pile.remove(SupplyCard(5))
    state = msgspec.structs.replace(
        state,
        players=(msgspec.structs.replace(ann, hand=anns), *others),
        pile=(*others_in_pile, *pile),
    )
    return act(state, PlayCards(values)).state


def test_nobody_sees_in_which_round_a_card_was_drawn_that_is_played() -> None:
    """Ann drew a card in round 2 and one in round 4; one of them was the 5 that she plays now."""
    early = played((SupplyCard(2, drawn=4), SupplyCard(5, drawn=2)), (SupplyCard(5),), 5)
    late = played((SupplyCard(2, drawn=2), SupplyCard(5, drawn=4)), (SupplyCard(5),), 5)
    for seat in (None, 1, 2, 3):
        assert GAME.view(early, seat) == GAME.view(late, seat)
    assert GAME.view(late, 1).players[0].draws == (4,)


def test_nobody_sees_which_of_two_like_cards_is_played() -> None:
    """One 5 has lain on the table in round 3, the others never; Ann drew hers in round 4, the pile holds the rest."""
    shown = played((SupplyCard(2, drawn=4), SupplyCard(5, 3, 4)), (SupplyCard(5),), 5)
    another = played((SupplyCard(2, drawn=4), SupplyCard(5, 0, 4)), (SupplyCard(5, 3),), 5)
    for seat in (None, 0, 1, 2, 3):
        assert GAME.view(shown, seat) == GAME.view(another, seat)
    assert 3 not in GAME.view(another, 1).shown


def test_nobody_sees_which_of_two_like_cards_he_has_drawn() -> None:
    """Ann holds a 5 that she drew in round 4; whether it is the one that Bob played in round 3, she cannot tell."""
    shown = played((SupplyCard(2, drawn=4), SupplyCard(5, 3, 4)), (SupplyCard(5),))
    another = played((SupplyCard(2, drawn=4), SupplyCard(5, 0, 4)), (SupplyCard(5, 3),))
    for seat in (None, 0, 1, 2, 3):
        assert GAME.view(shown, seat) == GAME.view(another, seat)


@pytest.mark.parametrize("start_hand", ["3-4-5", "three_random"])
def test_what_is_remembered_follows_from_what_is_told(start_hand: Literal["3-4-5", "three_random"]) -> None:
    """Whatever else the seats that look on are dealt, the same plays and draws leave the same to remember."""
    options = Options(start_hand=start_hand)
    for number, step in enumerate(steps(4, "remembered", options)):
        state = step.state
        if state.phase != "cards" or not state.players[state.turn].hand:
            continue
        action = GAME.sample(*asked(state), chance("plays", number))
        for seat in range(4):
            other = GAME.imagine(state, seat, chance("other", number, seat))
            if seat == state.turn or not GAME.problems(*asked(other), action):
                told, seen = (GAME.view(act(one, action).state, seat) for one in (state, other))
                if told.phase == "cards":
                    assert told == seen
