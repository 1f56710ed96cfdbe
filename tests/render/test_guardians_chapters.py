"""Where a match of Guardians gets a board of its own, and how its end is drawn from all of them."""

import pytest
from msgspec.structs import replace

from bot.games.contract import Outcome
from bot.games.guardians.table import CombatBegun, ControlCounted, GuardianHeld, MatchEnded, TurnBegun
from bot.language import languages
from render.guardians.table import poster
from render.presenter import Scene
from tests.games.random_matches import whole_match
from tests.render.guardians_views import NAMES, PICTURES, PRESENTER

MATCHES = range(1, 5)
ENGLISH = languages()["en"]


@pytest.mark.long
def test_a_match_has_a_board_for_each_turn_and_each_combat_and_for_its_end() -> None:
    fought = 0
    for number in MATCHES:
        chapters = PICTURES.course(2, number)
        events = [event for chapter in chapters for event in chapter.events]
        turns, combats, counted = (
            sum(isinstance(event, kind) for event in events)
            for kind in (TurnBegun, CombatBegun, ControlCounted | GuardianHeld)
        )
        assert turns <= len(chapters) <= turns + combats + 1
        assert all(sum(isinstance(event, CombatBegun) for event in chapter.events) <= 1 for chapter in chapters)
        assert any(isinstance(event, MatchEnded) for event in chapters[-1].events)
        fought += counted
    assert fought


def test_steps_of_a_combat_and_of_a_turn_wait_for_its_board() -> None:
    """Of all moments of a match, at most one in four has a board."""
    for number in MATCHES:
        assert 4 * len(PICTURES.course(2, number)) < len(whole_match("guardians", 2, number))


# The poster


def test_the_poster_tells_the_turning_point_and_the_greatest_battle() -> None:
    """In this match seat 1 wins by shields: it takes the lead with the second one, in turn 5."""
    chapters = PICTURES.course(2, 3)
    said = [(moment.what, moment.text) for moment in poster.moments(chapters[-1].view, chapters, NAMES, ENGLISH)]
    assert said == [
        ("turning", "Turn 5: Ada loses the shield on D1 (2 of five)"),
        ("battle", "Turn 7: Bruno holds C2, 21 to 9"),
        ("last", "Turn 10: Bruno holds B2, 28 to 0"),
    ]


def test_the_last_combat_comes_with_the_poster_and_without_a_course_both_are_drawn_too() -> None:
    chapters = PICTURES.course(2, 3)
    scene = Scene(view=chapters[-1].view, names=NAMES, language=ENGLISH)
    for known in (chapters, ()):
        drawn = PRESENTER.poster(scene, known)
        assert [picture.name for picture in drawn] == ["guardians-end.png", "guardians-battlefield.png"]
        assert drawn[0].alt.startswith("Bruno wins by five shields.")
    stopped = replace(chapters[-1].view, outcome=Outcome(reason="stopped", ranking=()))
    (board,) = PRESENTER.poster(replace(scene, view=stopped), chapters)
    assert board.name == "guardians-table.png"
