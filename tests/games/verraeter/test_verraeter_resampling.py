"""What a seat may take the table for: everything that it cannot know is open, nothing that it has seen is.

The secrecy test of all games sees to it that an imagined table looks the same. Here it must also agree with all that
the seat remembers: what it was offered, what it held, what was played.
"""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from bot.games.contract import Seat
from bot.games.verraeter.events import CardsPlayed, Resupplied, RoundBegun
from bot.games.verraeter.state import Options, Role, State, SupplyCard
from tests.games.verraeter.tables import GAME, act, asked, chance, steps, table

NO_TRAITOR: tuple[Role, ...] = ("farmer", "diplomat2", "builder", "diplomat5")


def imagined(state: State, seat: Seat | None, count: int) -> list[State]:
    return [GAME.imagine(state, seat, chance("imagine", seat, number)) for number in range(count)]


def hand_of(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple(card.value for card in state.players[seat].hand)


# The action cards


def test_before_anybody_has_told_anything_every_draft_is_possible_to_the_public() -> None:
    state = table("cards", roles=NO_TRAITOR, removed="traitor")
    drafts = {(world.removed, *(player.role for player in world.players)) for world in imagined(state, None, 400)}
    assert {draft[0] for draft in drafts} == {"traitor", *NO_TRAITOR, "strategist"}
    assert len(drafts) > 200


def test_a_player_keeps_his_own_card_and_what_he_was_offered() -> None:
    state = table("cards", roles=NO_TRAITOR, removed="traitor")
    for seat in range(4):
        for world in imagined(state, seat, 30):
            assert world.players[seat].role == state.players[seat].role
            assert GAME.view(world, seat).offered == GAME.view(state, seat).offered


def test_what_was_not_passed_on_was_taken_before_or_put_aside_in_any_order() -> None:
    """The third of four misses three cards: six ways to lay them, all alike."""
    state = table("cards", roles=NO_TRAITOR, removed="traitor")
    ways = Counter((world.removed, world.players[0].role, world.players[1].role) for world in imagined(state, 2, 600))
    assert len(ways) == 6
    assert {role for way in ways for role in way} == {"traitor", "farmer", "diplomat2"}
    assert all(60 < count < 145 for count in ways.values())


def test_those_who_come_after_have_taken_something_that_was_passed_on() -> None:
    state = table("cards", roles=NO_TRAITOR, removed="traitor")
    later = {(world.players[2].role, world.players[3].role) for world in imagined(state, 1, 300)}
    assert {role for pair in later for role in pair} == {"builder", "diplomat5", "strategist"}
    assert len(later) == 6


def test_who_has_not_been_offered_anything_yet_knows_nothing_of_the_draft() -> None:
    state = table("draft", roles=("farmer",), removed="traitor", turn=1)
    assert {world.players[0].role for world in imagined(state, 3, 120)} == {*NO_TRAITOR, "traitor", "strategist"}
    assert all(world.players[2].role is None for world in imagined(state, 3, 5))


# The supply cards


def test_in_the_first_round_everybody_knows_every_hand() -> None:
    for step in steps(4, "first round"):
        if step.state.round > 1:
            break
        for seat in (None, 0, 1, 2, 3):
            for world in imagined(step.state, seat, 3):
                assert [player.hand for player in world.players] == [player.hand for player in step.state.players]


def test_three_random_cards_are_known_to_their_owner_alone() -> None:
    state = next(steps(4, "random hands", Options(start_hand="three_random"))).state
    worlds = imagined(state, 1, 40)
    assert {hand_of(world, 1) for world in worlds} == {hand_of(state, 1)}
    assert len({hand_of(world, 0) for world in worlds}) > 20


@pytest.mark.parametrize("players", [3, 4])
def test_the_number_of_cards_in_each_hand_stays(players: int) -> None:
    for step in steps(players, "counts"):
        for world in imagined(step.state, 0, 1):
            assert [len(player.hand) for player in world.players] == [len(player.hand) for player in step.state.players]


def test_start_cards_that_were_not_played_stay_known() -> None:
    """Somebody who has played his 4 still holds 3 and 5, whatever he draws."""
    state = table("cards", roles=NO_TRAITOR, hands=[(3, 5), (3, 4, 5), (3, 4, 5), (3, 4, 5)])
    for world in imagined(state, 2, 10):
        assert hand_of(world, 0) == (3, 5)


def test_the_eight_is_imagined_only_in_a_hand_that_can_have_drawn_it() -> None:
    """There is one 8. Once it has lain on the table, only who has drawn a card since can hold it.

    The test keeps its own account of that, from what everybody was told.
    """
    possible = impossible = 0
    for number in range(8):
        options = Options(start_hand="three_random" if number % 2 else "3-4-5")
        round_now = round_of_the_eight = 0
        latest_draw = [0 if number % 2 else -1] * 4
        for step in steps(4, f"eight {number}", options):
            for event in step.events:
                match event:
                    case RoundBegun(round=begun):
                        round_now = begun
                    case CardsPlayed(cards=cards) if 8 in cards:
                        round_of_the_eight = round_now
                    case Resupplied(seat=seat, drawn=drawn) if drawn:
                        latest_draw[seat] = round_now
                    case _:
                        pass
            can_hold_it = {seat for seat in range(4) if latest_draw[seat] >= round_of_the_eight}
            for world in imagined(step.state, None, 4):
                holders = {seat for seat in range(4) if 8 in hand_of(world, seat)}
                assert holders <= can_hold_it
                possible += len(holders)
                impossible += sum(bool(world.players[seat].hand) for seat in range(4) if seat not in can_hold_it)
    assert min(possible, impossible) > 50, "the matches have put the question"


def test_a_card_that_was_seen_after_a_draw_was_not_in_it() -> None:
    """Ann drew in round 2, while Bob held the 8; he has played it in round 3, so nobody takes her card for the 8."""
    state = table("place", hands=[(), (3,), (3,), (4,)], round=4)
    ann, *others = state.players
    pile = [card for card in state.pile if card.value != 8]
    pile.remove(SupplyCard(5))
    state = msgspec.structs.replace(
        state,
        players=(msgspec.structs.replace(ann, hand=(SupplyCard(5, drawn=2),)), *others),
        pile=(*pile, SupplyCard(8, shown=3)),
    )
    for reader in (None, 1):
        assert {hand_of(world, 0) for world in imagined(state, reader, 200)} == {(2,), (3,), (4,), (5,), (6,)}


def test_the_pile_is_open_as_far_as_the_hands_are() -> None:
    """Nobody knows the order of the pile, nor what it holds beyond what cannot be elsewhere."""
    state = table("place", hands=[(3, 4, 5)] * 4)
    piles = {tuple(card.value for card in world.pile) for world in imagined(state, 0, 20)}
    assert len(piles) == 20
    assert len({tuple(sorted(pile)) for pile in piles}) == 1


def test_an_imagined_table_plays_on_like_a_real_one() -> None:
    """Its supply cards are all there and its next rounds keep the rules."""
    for number, step in enumerate(steps(4, "plays on")):
        if number % 10 or step.state.phase == "over":
            continue
        (world,) = imagined(step.state, number % 4, 1)
        while GAME.waiting_on(world):
            world = act(world, GAME.sample(*asked(world), chance(number, world.round, world.phase)), number).state
            assert GAME.violations(world) == ()
