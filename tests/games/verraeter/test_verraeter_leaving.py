"""Whoever leaves and whenever, the match goes on to its end; `scenes/leaving.yaml` has what the empty seat does."""

import pytest

from bot.games.verraeter.state import Options
from tests.games.verraeter.tables import GAME, chance, steps, table


def test_a_seat_that_left_takes_any_of_the_cards_passed_to_it() -> None:
    """At random, so that nobody can count on what an empty seat plays."""
    state = table("draft", removed="farmer")
    taken = {GAME.leave(state, 0, chance("any", number)).state.players[0].role for number in range(60)}
    assert taken == {"traitor", "diplomat2", "diplomat5", "builder", "strategist"}


@pytest.mark.parametrize("players", GAME.seats)
def test_a_match_goes_on_to_its_end_whoever_leaves_and_when(players: int) -> None:
    """Who has left comes last, and is told no more secrets: there is nobody to tell them to."""
    for number in range(30):
        when, who = 1 + number * 2, number % players
        for step in steps(players, f"leaving {number}", Options(), leaving={when: who}):
            state = step.state
            assert GAME.violations(state) == ()
            assert who not in state.left or all(event.audience != who for event in step.events)
        assert state.outcome is not None
        assert not state.left or state.outcome.ranking[-1] == (who,)


def test_two_who_stay_play_the_match_out() -> None:
    *_, last = steps(4, "two stay", leaving={3: 0, 10: 3})
    assert last.state.outcome is not None
    assert last.state.outcome.reason in {"rounds", "one-family"}
    assert last.state.outcome.ranking[-2:] == ((3,), (0,))
