"""Lessons at tables of any size: who sits there, and how the house answers at its seats."""

from collections.abc import Sequence
from typing import Any, ClassVar

from bot.games.contract import Decision, Event, Lesson
from bot.games.guardians.lesson import GuardiansLesson
from bot.games.power.rules import Power
from bot.games.verraeter.actions import TakeRole
from bot.games.verraeter.rules import Verraeter
from bot.games.verraeter.state import State
from bot.games.verraeter.views import View
from bot.matches.lessons import Progress, table_of
from bot.matches.types import Member, Person
from tests.games.verraeter.tables import table


class ADraftOfThree(Lesson):
    """The newcomer and two of the house take action cards."""

    version: ClassVar[int] = 1
    seats: ClassVar[int] = 3

    def opening(self) -> State:
        return table("draft", families=("eagle", "rose", "eagle"), removed="farmer")

    def is_over(self, state: State) -> bool:
        return state.phase != "draft"

    def advice(self, view: View, decision: Decision) -> TakeRole:
        return TakeRole("traitor")

    def topics(self, view: View, decision: Decision, draft: Any | None) -> tuple[str, ...]:
        return ("draft",)

    def ending(self, state: State) -> tuple[str, ...]:
        return ("end",)

    def is_worth_a_picture(self, events: Sequence[Event]) -> bool:
        return False


class AStrategistAtSeatOne(ADraftOfThree):
    """The house knows what to take at one of its seats, by what is left there."""

    def reply(self, view: View, decision: Decision) -> TakeRole | None:
        return TakeRole("strategist") if decision.seat == 1 and "strategist" in view.offered else None


def taken_in(lesson: Lesson) -> list[str | None]:
    """Play a lesson by its advice, and list the action cards taken."""
    progress = Progress(Verraeter(), lesson, lesson.opening())
    asked = progress.asked
    assert asked is not None
    played = progress.play(asked, progress.advice)
    assert played.asked is None
    return [player.role for player in played.state.players]


def seated(lesson: Lesson) -> tuple[Member, ...]:
    """Say who sits at the table of a lesson."""
    return table_of(Progress(Verraeter(), lesson, lesson.opening()), Person(user_id=1, name="Ada"), "The House").members


def test_the_house_answers_at_all_other_seats_as_the_clock_would() -> None:
    assert taken_in(ADraftOfThree()) == ["traitor", "diplomat2", "builder"]


def test_a_lesson_has_answers_of_its_own_for_the_house() -> None:
    assert taken_in(AStrategistAtSeatOne()) == ["traitor", "strategist", "diplomat2"]


def test_a_single_opponent_is_the_house_and_several_have_the_names_of_computers() -> None:
    assert [member.name for member in seated(ADraftOfThree())] == ["Ada", "Belle", "Mephisto"]
    assert [member.name for member in seated(GuardiansLesson())] == ["Ada", "The House"]


def test_a_draft_that_is_begun_anew_is_blank_to_the_lesson_as_at_first() -> None:
    game = Power()
    assert game.lesson is not None
    progress = Progress(game, game.lesson, game.lesson.opening())
    begun = progress.desk(table_of(progress, Person(user_id=5, name="Ada"), "The house"))
    assert begun is not None
    (question,) = begun.questions
    chosen = begun.choose(question.key, question.choices[:1])
    assert progress.drafted(chosen).topics != progress.topics
    cleared = progress.drafted(chosen.cleared())
    assert (cleared.draft, cleared.revision, cleared.topics) == (None, 2, progress.topics)
