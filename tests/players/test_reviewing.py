"""What is made of a match that is over: chances by step, turning points, judged answers, habits."""

from __future__ import annotations

import pytest

from bot.games.registry import find_game
from bot.players.beliefs import chances, standing
from bot.players.choosing import computer_players
from bot.players.computer_player import Weighed
from bot.players.quick_chance import QuickChance
from bot.players.reviewing import Point, Turn, habit, judged, moved, spread, turns
from tests.games.random_matches import whole_match

GAMES = tuple(sorted(computer_players()))


@pytest.mark.parametrize("key", GAMES)
def test_everybody_can_say_from_what_he_sees_how_likely_each_seat_wins(key: str) -> None:
    """From the public's view and from that of each seat: all are 1, and the same view and seed say the same."""
    game, player = find_game(key), computer_players()[key]
    course = whole_match(key, game.seats[-1], 0)
    for moment in (course[0], course[len(course) // 2]):
        for seat in (None, 0):
            view = game.view(moment.state, seat)
            found = chances(player, view, QuickChance("seed"))
            assert len(found) == game.seats[-1]
            assert sum(found) == pytest.approx(1)
            assert found == chances(player, view, QuickChance("seed"))
    ended = course[-1].state
    outcome = game.outcome(ended)
    assert outcome is not None
    won = [(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(game.seats[-1])]
    assert list(standing(player, ended, QuickChance(1))) == pytest.approx(won)


def points(*chances: float) -> list[Point]:
    return [Point(10 * number, (chance, 1 - chance)) for number, chance in enumerate(chances)]


def test_a_match_turns_where_somebodys_chances_move_most_and_not_where_the_favourite_wins() -> None:
    assert turns(points(0.5, 0.7, 0.68, 0.3, 0.45, 0.4)) == (
        Turn(10, 0, 0.5, 0.7),
        Turn(30, 0, 0.68, 0.3),
        Turn(40, 0, 0.3, 0.45),
    )
    assert turns(points(0.5, 0.52, 0.6, 1.0)) == (Turn(20, 0, 0.52, 0.6),)
    assert turns(points(0.5, 0.52, 0.4, 1.0))[-1] == Turn(30, 0, 0.4, 1.0)
    assert turns(points(0.5)) == turns([]) == ()
    assert [moved(points(0.5, 0.7, 0.6), 1, step) for step in (3, 10, 25)] == pytest.approx([0.2, 0.1, 0.0])


def test_a_long_match_is_looked_at_from_its_first_step_to_its_last() -> None:
    chosen = spread(range(1000))
    assert (len(chosen), chosen[0], chosen[-1]) == (24, 0, 999)
    assert spread(range(5)) == (0, 1, 2, 3, 4)


def test_an_answer_is_judged_beside_the_best_and_beside_all_others() -> None:
    weighed = [Weighed("a", 0.7, 0.6), Weighed("b", 0.3, 0.5), Weighed("c", 0.0, 0.1)]
    found = judged("b", weighed)
    assert found is not None
    assert found.better == "a"
    assert (found.loss, found.gain) == pytest.approx((0.1, 0.15))
    assert judged("x", weighed) is None
    alone = judged("a", weighed[:1])
    assert alone is not None
    assert (alone.loss, alone.gain) == (0, 0)


def test_habits_are_what_mostly_follows_and_few_choices_have_none() -> None:
    always = habit([["farmer", "builder"] * 8])
    assert always is not None
    assert (always.guessed, always.choices) == (15, 15)
    assert (always.after, always.then, always.times, always.cases) == ("farmer", "builder", 8, 8)
    assert habit([["farmer", "builder"] * 3]) is None
    never = habit([["a", "b"], ["a", "c"]] * 8)
    assert never is not None
    assert never.guessed == 0, "of two that come as often the other ones are always one more"
