"""Where a match of Guardians gets a board of its own, and how its end is drawn from all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from msgspec.structs import replace

from bot.games.contract import Event, Outcome
from bot.games.guardians.rules import Guardians
from bot.games.guardians.table import CombatBegun, ControlCounted, GuardianHeld, MatchEnded, TurnBegun
from bot.language import Language, languages
from render.guardians.presenter import GuardiansPresenter
from render.guardians.table import poster
from render.picture import ALT_LIMIT
from render.presenter import Chapter, Scene
from tests.games.random_matches import Moment, numbered_match
from tests.render.guardians_views import LONG_NAMES, NAMES
from tests.render.picture_checks import assert_labels_fit, assert_labels_stand_out

GAME = Guardians()
PRESENTER = GuardiansPresenter()
MATCHES = range(1, 5)
ENGLISH = languages()["en"]


@cache
def match(number: int) -> tuple[Moment, ...]:
    return tuple(numbered_match(GAME, 2, number))


def public(moment: Moment) -> tuple[Event, ...]:
    return tuple(event for event in moment.step.events if event.audience is None)


def course(number: int) -> tuple[Chapter, ...]:
    """Give the chapters of a random match."""
    return tuple(_chapters(match(number)))


def _chapters(moments: Sequence[Moment]) -> Iterator[Chapter]:
    told: list[Event] = []
    for moment in moments:
        told += public(moment)
        if PRESENTER.ends_chapter(public(moment)):
            yield Chapter(events=tuple(told), view=GAME.view(moment.state, None))
            told.clear()
    assert not told


@pytest.mark.long
def test_a_match_has_a_board_for_each_turn_and_each_combat_and_for_its_end() -> None:
    fought = 0
    for number in MATCHES:
        chapters = course(number)
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
        assert 4 * len(course(number)) < len(match(number))


# The poster


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", languages().values(), ids=languages())
def test_every_match_ends_with_a_poster_that_can_be_read(language: Language) -> None:
    for number in MATCHES:
        chapters = course(number)
        for names in (NAMES, LONG_NAMES):
            canvas = poster.drawn_poster(chapters[-1].view, chapters, names, language)
            assert canvas.image.width == 1200 >= canvas.image.height
            assert_labels_fit(canvas)
            assert_labels_stand_out(canvas)
            assert names[chapters[-1].view.outcome.winners[0]] in [label.text for label in canvas.labels]
        assert len(poster.poster(chapters[-1].view, chapters, LONG_NAMES, language).alt) <= ALT_LIMIT


def test_the_poster_tells_the_turning_point_and_the_greatest_battle() -> None:
    """In this match seat 0 wins by shields: it takes the lead with the second one, in turn 3."""
    chapters = course(3)
    said = [(moment.what, moment.text) for moment in poster.moments(chapters[-1].view, chapters, NAMES, ENGLISH)]
    assert said == [
        ("turning", "Turn 3: Bruno loses the shield on C2 (2 of five)"),
        ("battle", "Turn 3: Ada holds A1, 28 to 0"),
        ("last", "Turn 7: Ada holds C2, 19 to 0"),
    ]


def test_the_last_combat_comes_with_the_poster_and_without_a_course_both_are_drawn_too() -> None:
    chapters = course(3)
    scene = Scene(view=chapters[-1].view, names=NAMES, language=ENGLISH)
    for known in (chapters, ()):
        drawn = PRESENTER.poster(scene, known)
        assert [picture.name for picture in drawn] == ["guardians-end.png", "guardians-battlefield.png"]
        assert drawn[0].alt.startswith("Ada wins by five shields.")
    stopped = replace(chapters[-1].view, outcome=Outcome(reason="stopped", ranking=()))
    (board,) = PRESENTER.poster(replace(scene, view=stopped), chapters)
    assert board.name == "guardians-table.png"
