"""The lesson in Guardians: a lawful position, advice that wins it, and an end whatever is played."""

from __future__ import annotations

import pytest

from bot.games.codec import from_json, to_json
from bot.games.contract import Event
from bot.games.guardians.lesson import LEARNER, GuardiansLesson
from bot.games.guardians.rules import Guardians
from bot.games.guardians.table import Bribed, Channelled, ControlCounted, Layout, MatchDecided, SpaceSettled
from bot.language import languages
from bot.matches.lessons import Progress
from tests.games.guardians.tables import chance, of_type

GAME = Guardians()
LESSON = GuardiansLesson()
OPENING = Progress(GAME, LESSON, LESSON.opening())


def advised() -> tuple[list[Event], list[str]]:
    """Play the lesson by its own advice; give what has happened, and what was explained."""
    progress = OPENING
    events: list[Event] = []
    topics: list[str] = []
    while (asked := progress.asked) is not None:
        topics.append(progress.topic)
        progress, told = progress.play(asked, progress.advice)
        events += told
        assert GAME.violations(progress.state) == ()
    return events, topics


def test_the_position_is_one_that_a_match_could_have() -> None:
    opening = LESSON.opening()
    assert GAME.violations(opening) == ()
    assert from_json(to_json(opening), GAME.types.state) == opening


def test_its_advice_shows_a_bribe_a_channel_a_won_combat_and_a_terrain() -> None:
    events, _ = advised()
    assert [event.card for event in of_type(events, Bribed)] == ["gold"]
    assert [event.fighter.card for event in of_type(events, Channelled)] == ["skeletal_minion"]
    (counted,) = of_type(events, ControlCounted)
    assert counted.winner == LEARNER
    (settled,) = of_type(events, SpaceSettled)
    assert (settled.seat, settled.place, settled.terrain) == (LEARNER, "C2", "mountains")


def test_the_match_up_with_the_captain_is_won_by_a_stone_eleven_to_ten() -> None:
    events, _ = advised()
    decided = of_type(events, MatchDecided)[-1].match
    assert (decided.first_card, decided.second_card) == ("skeletal_minion", "captain")
    assert (decided.first_sum.total, decided.second_sum.total) == (11, 10)


def test_each_step_is_explained_in_every_language_of_the_game() -> None:
    _, topics = advised()
    assert topics[:3] == ["organise", "march", "primary"]
    assert {"bribery", "modifiers-ahead", "modifiers-behind", "primary-again", "settle"} <= set(topics)
    assert "other" not in topics
    for code in ("en", "fr"):
        for topic in {*topics, "secondary", "other", "welcome", "end", "end-early"}:
            assert languages()[code].say(f"guardians-learn-{topic}")


def test_who_does_not_march_is_told_what_he_has_missed() -> None:
    asked = OPENING.asked
    assert asked is not None
    progress, _ = OPENING.play(asked, Layout())
    assert progress.asked is None
    assert progress.topic == "end-early"


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_played_the_lesson_ends_and_its_advice_is_lawful(seed: int) -> None:
    """Nonsense, too, is answered by the rules; at every step the lesson has a lawful answer ready."""
    progress = OPENING
    for number in range(60):
        if (asked := progress.asked) is None:
            break
        assert GAME.problems(progress.view, asked, progress.advice) == ()
        action = GAME.sample(progress.view, asked, chance("lesson", seed, number))
        progress, _ = progress.play(asked, action)
        assert GAME.violations(progress.state) == ()
    assert progress.asked is None
