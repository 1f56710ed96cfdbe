"""What a seat may take the table for: everything that it cannot know is open, nothing that it has seen is.

Held for both ways to draw a table: from the truth (`imagine`), and from a view as a sensible player would believe it
(`world`). `tests.games.test_worlds` has what holds for every game.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
import pytest

from bot.games.contract import Seat
from bot.games.verraeter.actions import PlayCards
from bot.games.verraeter.events import CardsPlayed, Resupplied, RoundBegun
from bot.games.verraeter.state import Options, Role, State, SupplyCard
from tests.games.verraeter.tables import GAME, act, asked, chance, steps, table

NO_TRAITOR: tuple[Role, ...] = ("farmer", "diplomat2", "builder", "diplomat5")
EVERY_ROLE = {"traitor", "strategist", *NO_TRAITOR}
How: TypeAlias = Literal["imagined", "believed"]
Cards: TypeAlias = tuple[tuple[int, int, int], ...]
Readers: TypeAlias = tuple[Seat | None, ...]

however = pytest.mark.parametrize("how", ["imagined", "believed"])


def drawn(how: How, state: State, seat: Seat | None, count: int) -> list[State]:
    """Draw tables that a seat, or the public, may take a table for."""
    if how == "imagined":
        return [GAME.imagine(state, seat, chance("imagine", seat, number)) for number in range(count)]
    view = GAME.view(state, seat)
    return [GAME.world(view, chance("world", seat, number)) for number in range(count)]


def hand_of(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple(card.value for card in state.players[seat].hand)


def dealt() -> State:
    """Let all four have taken their action cards, the Traitor being put aside."""
    return table("cards", roles=NO_TRAITOR, removed="traitor")


# The action cards


def test_before_anybody_has_told_anything_every_draft_is_possible_to_the_public() -> None:
    worlds = drawn("imagined", dealt(), None, 400)
    drafts = {(world.removed, *(player.role for player in world.players)) for world in worlds}
    assert {draft[0] for draft in drafts} == EVERY_ROLE
    assert len(drafts) > 200


@however
def test_a_player_keeps_his_own_card_and_what_he_was_offered(how: How) -> None:
    state = dealt()
    for seat in range(4):
        for world in drawn(how, state, seat, 30):
            assert world.players[seat].role == state.players[seat].role
            assert GAME.view(world, seat).offered == GAME.view(state, seat).offered


@however
def test_what_was_not_passed_on_was_taken_before_or_put_aside_in_any_order(how: How) -> None:
    """The third of four misses three cards: six ways to lay them, all alike; the fourth has one of those passed on."""
    worlds = drawn(how, dealt(), 2, 600)
    ways = Counter((world.removed, world.players[0].role, world.players[1].role) for world in worlds)
    assert len(ways) == 6
    assert {role for way in ways for role in way} == {"traitor", "farmer", "diplomat2"}
    assert all(60 < count < 145 for count in ways.values())
    assert {world.players[2].role for world in worlds} == {"builder"}
    assert {world.players[3].role for world in worlds} == {"diplomat5", "strategist"}


def test_those_who_come_after_have_taken_something_that_was_passed_on() -> None:
    later = {(world.players[2].role, world.players[3].role) for world in drawn("imagined", dealt(), 1, 300)}
    assert {role for pair in later for role in pair} == {"builder", "diplomat5", "strategist"}
    assert len(later) == 6


def test_who_has_not_been_offered_anything_yet_knows_nothing_of_the_draft() -> None:
    worlds = drawn("imagined", table("draft", roles=("farmer",), removed="traitor", turn=1), 3, 120)
    assert {world.players[0].role for world in worlds} == EVERY_ROLE
    assert {world.players[2].role for world in worlds} == {None}


# The supply cards


def test_in_the_first_round_everybody_knows_every_hand() -> None:
    for step in steps(4, "first round"):
        for seat in (None, 0, 1, 2, 3) if step.state.round <= 1 else ():
            for world in drawn("imagined", step.state, seat, 3):
                assert [player.hand for player in world.players] == [player.hand for player in step.state.players]


def test_three_random_cards_are_known_to_their_owner_alone() -> None:
    state = next(steps(4, "random hands", Options(start_hand="three_random"))).state
    worlds = drawn("imagined", state, 1, 40)
    assert {hand_of(world, 1) for world in worlds} == {hand_of(state, 1)}
    assert len({hand_of(world, 0) for world in worlds}) > 20


def test_start_cards_that_were_not_played_stay_known() -> None:
    """Somebody who has played his 4 still holds 3 and 5, whatever he draws."""
    state = table("cards", roles=NO_TRAITOR, hands=[(3, 5), (3, 4, 5), (3, 4, 5), (3, 4, 5)])
    assert {hand_of(world, 0) for world in drawn("imagined", state, 2, 10)} == {(3, 5)}


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
                    case Resupplied(seat=seat, drawn=count) if count:
                        latest_draw[seat] = round_now
                    case _:
                        pass
            can_hold_it = {seat for seat in range(4) if latest_draw[seat] >= round_of_the_eight}
            for world in drawn("imagined", step.state, None, 4):
                holders = {seat for seat in range(4) if 8 in hand_of(world, seat)}
                assert holders <= can_hold_it
                possible += len(holders)
                impossible += sum(bool(world.players[seat].hand) for seat in range(4) if seat not in can_hold_it)
    assert min(possible, impossible) > 50, "the matches have put the question"


def with_hand(state: State, cards: Sequence[SupplyCard], *out: int, back: Sequence[SupplyCard] = ()) -> State:
    """Give Ann (seat 0) these cards, and exchange one card of each value `out` in the pile for those put `back`."""
    pile = list(state.pile)
    for value in out:
        pile.remove(SupplyCard(value))
    ann, *others = state.players
    players = (msgspec.structs.replace(ann, hand=tuple(cards)), *others)
    return msgspec.structs.replace(state, players=players, pile=(*pile, *back))


@however
def test_a_card_that_was_seen_after_a_draw_was_not_in_it(how: How) -> None:
    """Ann drew in round 2, while Bob held the 8; he has played it in round 3, so nobody takes her card for the 8."""
    state = table("place", hands=[(), (3,), (3,), (4,)], round=4)
    state = with_hand(state, [SupplyCard(5, drawn=2)], 5, 8, back=[SupplyCard(8, shown=3)])
    for reader in (None, 1, 2):
        worlds = drawn(how, state, reader, 200)
        assert {hand_of(world, 0) for world in worlds} == {(2,), (3,), (4,), (5,), (6,)}
        assert {hand_of(world, 1) for world in worlds} == {(3,)}, "what Bob has had from the start"


def test_the_pile_is_open_as_far_as_the_hands_are() -> None:
    """Nobody knows the order of the pile, nor what it holds beyond what cannot be elsewhere."""
    worlds = drawn("imagined", table("place", hands=[(3, 4, 5)] * 4), 0, 20)
    piles = {tuple(card.value for card in world.pile) for world in worlds}
    assert len(piles) == 20
    assert len({tuple(sorted(pile)) for pile in piles}) == 1


# What nobody can see


EARLY, LATE = ((2, 0, 4), (5, 0, 2), (5, 0, 0)), ((2, 0, 2), (5, 0, 4), (5, 0, 0))
"""Cards with their values and the rounds in which they were shown and drawn: two in Ann's hand, one in the pile."""
SHOWN, ANOTHER = ((2, 0, 4), (5, 3, 4), (5, 0, 0)), ((2, 0, 4), (5, 0, 4), (5, 3, 0))
"""One 5 has lain on the table in round 3: it is in Ann's hand, or back in the pile."""


@pytest.mark.parametrize(
    ("one", "other", "played", "readers"),
    [
        pytest.param(EARLY, LATE, (5,), (None, 1, 2, 3), id="when a card was drawn that is played"),
        pytest.param(SHOWN, ANOTHER, (5,), (None, 0, 1, 2, 3), id="which of two like cards is played"),
        pytest.param(SHOWN, ANOTHER, (), (None, 0, 1, 2, 3), id="which of two like cards one has drawn"),
    ],
)
def test_nobody_sees_which_card_it_was(one: Cards, other: Cards, played: tuple[int, ...], readers: Readers) -> None:
    views = []
    for cards in (one, other):
        state = table("cards", roles=NO_TRAITOR, removed="traitor", hands=[(2, 5), (), (), ()], round=6)
        *hand, in_pile = (SupplyCard(*card) for card in cards)
        state = act(with_hand(state, hand, 5, back=[in_pile]), PlayCards(played)).state
        views.append([GAME.view(state, reader) for reader in readers])
    assert views[0] == views[1]
    assert views[0][-1].players[0].draws == ((4,) if played else (4, 4))
    assert 3 not in views[0][-1].shown or not played


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
