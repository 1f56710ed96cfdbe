"""Who resigns spoils nobody's match: the seat goes on by itself, comes last, and the last one who stays has won."""

from __future__ import annotations

import pytest

from bot.games.contract import IllegalAction, Nothing, Seat
from bot.games.selfplay import random_play, random_setup
from bot.games.verraeter.actions import Build, ChoosePlace, PlaceGranary, PlayCards, TakeRole
from bot.games.verraeter.events import (
    CardsPlayed,
    GranaryPlaced,
    MatchEnded,
    NothingBuilt,
    PlaceChosen,
    PlayerLeft,
    RoleTaken,
)
from bot.games.verraeter.state import Options, Role, State
from tests.games.verraeter.tables import GAME, act, alternating_ring, asked, chance, of_type, table, with_buildings

NO_BUILDER: tuple[Role, ...] = ("farmer", "diplomat2", "strategist", "diplomat5")


def after_leaving(state: State, seat: Seat) -> State:
    return GAME.leave(state, seat, chance("leave", seat)).state


def test_leaving_is_public_and_stays_visible() -> None:
    step = GAME.leave(table("place"), 2, chance())
    assert step.events == (PlayerLeft(seat=2),)
    assert [player.left for player in GAME.view(step.state, None).players] == [False, False, True, False]


def test_a_seat_that_left_puts_its_granary_on_the_first_free_land() -> None:
    state = table("granaries", round=0, lands=with_buildings(alternating_ring(), {0: (3, "granary")}))
    step = GAME.leave(state, 0, chance())
    assert of_type(step.events, GranaryPlaced) == [GranaryPlaced(seat=0, land=1)]
    assert asked(step.state)[1].id == "0.granary.1"


def test_a_strategist_who_left_chooses_what_the_clock_would_choose() -> None:
    state = table("place")
    fallback = GAME.fallback(*asked(state))
    step = GAME.leave(state, 0, chance())
    assert isinstance(fallback, ChoosePlace)
    assert of_type(step.events, PlaceChosen) == [PlaceChosen(seat=0, border=fallback.border)]
    assert of_type(step.events, RoleTaken) == [RoleTaken(seat=0)], "and takes its action card at once"
    assert asked(step.state)[1].id == "1.role.1"


def test_a_seat_that_left_takes_any_of_the_cards_passed_to_it() -> None:
    """At random, so that nobody can count on what an empty seat plays."""
    state = table("draft", removed="farmer")
    taken = {GAME.leave(state, 0, chance("any", number)).state.players[0].role for number in range(60)}
    assert taken == {"traitor", "diplomat2", "diplomat5", "builder", "strategist"}


def test_a_seat_that_left_plays_no_cards_and_keeps_its_action_card() -> None:
    state = table("cards", roles=NO_BUILDER)
    step = GAME.leave(state, 0, chance())
    assert of_type(step.events, CardsPlayed) == [CardsPlayed(seat=0, cards=())]
    assert step.state.players[0].role == "farmer"
    assert asked(step.state)[1].id == "1.cards.1"


def test_a_seat_that_left_plays_its_lowest_card_where_the_table_asks_for_one() -> None:
    state = table("cards", roles=NO_BUILDER, options=Options(min_cards=1))
    step = GAME.leave(state, 0, chance())
    assert of_type(step.events, CardsPlayed) == [CardsPlayed(seat=0, cards=(3,))]


def test_a_builder_who_left_builds_nothing() -> None:
    roles: tuple[Role, ...] = ("builder", "traitor", "strategist", "diplomat2")
    state = table("cards", roles=roles, hands=[(3,), (), (), ()])
    building = act(state, PlayCards()).state
    assert asked(building)[1].id == "1.build.0"
    step = GAME.leave(building, 0, chance())
    assert of_type(step.events, NothingBuilt) == [NothingBuilt(seat=0, possible=True)]
    assert step.state.phase == "place"


def test_who_leaves_out_of_turn_holds_nobody_up() -> None:
    state = table("draft", removed="farmer")
    before = asked(state)[1]
    state = after_leaving(state, 1)
    assert asked(state)[1] == before
    step = act(state, TakeRole("traitor"))
    assert of_type(step.events, RoleTaken) == [RoleTaken(seat=0), RoleTaken(seat=1)]
    assert asked(step.state)[1].id == "1.role.2"


def test_a_seat_that_left_is_told_no_more_secrets() -> None:
    """There is nobody to tell them to."""
    match = random_setup(GAME, 4, Options(), "told")
    for line, step in random_play(match, match.start().state, leaving={9: 2}):
        if line.number > 9:
            assert all(event.audience != 2 for event in step.events)


def test_the_last_one_who_stays_has_won_at_once() -> None:
    state = after_leaving(after_leaving(table("cards", roles=NO_BUILDER, scores=(9, 0, 30, 20)), 3), 0)
    step = GAME.leave(state, 2, chance())
    (ended,) = of_type(step.events, MatchEnded)
    assert ended.reason == "resigned"
    assert ended.ranking == ((1,), (2,), (0,), (3,)), "then by how long they have stayed"
    assert GAME.waiting_on(step.state) == ()


def test_what_was_face_down_when_all_others_left_stays_secret() -> None:
    state = after_leaving(after_leaving(table("cards", roles=NO_BUILDER), 3), 0)
    over = after_leaving(state, 2)
    assert over.removed is None
    assert GAME.violations(over) == ()
    for reader in (None, *range(4)):
        assert all(player.role is None for player in GAME.view(over, reader).players)
        assert GAME.view(over, reader).offered == ()


def test_who_left_cannot_win_with_the_most_points() -> None:
    state = after_leaving(table("cards", roles=NO_BUILDER, hands=[(3,), (), (), ()], round=8, scores=(0, 0, 99, 0)), 2)
    over = act(state, PlayCards()).state
    assert over.outcome is not None
    assert over.outcome.reason == "rounds"
    assert over.outcome.ranking[-1] == (2,)
    assert over.outcome.scores is not None
    assert over.outcome.scores[2] == max(over.outcome.scores)
    assert 2 not in over.outcome.winners


def test_nobody_leaves_twice_or_after_the_end() -> None:
    state = after_leaving(table("place"), 2)
    with pytest.raises(IllegalAction, match="verraeter-problem-has-left"):
        GAME.leave(state, 2, chance())
    over = after_leaving(after_leaving(state, 0), 1)
    with pytest.raises(IllegalAction, match="verraeter-problem-over"):
        GAME.leave(over, 3, chance())


@pytest.mark.parametrize("players", [3, 4])
def test_a_match_goes_on_to_its_end_whoever_leaves_and_when(players: int) -> None:
    for number in range(30):
        match = random_setup(GAME, players, Options(), f"leaving {number}")
        leaving = {1 + number * 2: number % players}
        state = match.start().state
        for _, step in random_play(match, state, leaving):
            state = step.state
            assert GAME.violations(state) == ()
        assert state.outcome is not None
        if state.left:
            assert state.outcome.ranking[-1] == (leaving[1 + number * 2],)


def test_two_who_stay_play_the_match_out() -> None:
    match = random_setup(GAME, 4, Options(), "two stay")
    steps = [step for _, step in random_play(match, match.start().state, leaving={3: 0, 10: 3})]
    state = steps[-1].state
    assert state.outcome is not None
    assert state.outcome.reason in {"rounds", "one-family"}
    assert state.outcome.ranking[-2:] == ((3,), (0,))


def test_a_left_seat_of_the_first_moment_plays_from_the_set_up_on() -> None:
    state = GAME.start((Nothing(),) * 3, Options(), chance("first moment")).state
    gone = state.first
    step = GAME.leave(state, gone, chance())
    assert [event.seat for event in of_type(step.events, GranaryPlaced)] == [gone]
    while step.state.phase == "granaries":
        step = act(step.state, PlaceGranary(asked(step.state)[0].legal_lands[-1]))
    assert step.state.round == 1


def test_nobody_can_answer_for_a_seat_that_left() -> None:
    building = act(
        table("cards", roles=("builder", "traitor", "strategist", "diplomat2"), hands=[(3,), (), (), ()]), PlayCards()
    ).state
    decision = asked(building)[1]
    with pytest.raises(IllegalAction, match="not-asked"):
        GAME.apply(after_leaving(building, 0), decision, Build("granary", 0), chance())
