"""The lessons: a lawful position, advice that wins, endings that say what was missed, an end whatever is played.

How they go is written in `tests/games/<game>/lesson.yaml`: what is answered (`plays`; `advised`: by the lesson's advice
from there on; `instead`: by its advice but for what stands beside the topic that is explained; `presses`: there it is
made by the menus), what everybody hears of it and what is explained, step by step (`topics`) and at the end (`ends`).
Other facts are held by their paths.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.games.codec import from_json, to_json
from bot.games.contract import Event, Lesson
from bot.games.guardians.lesson import GuardiansLesson
from bot.games.macht_ohnmacht.lesson import MachtOhnmachtLesson
from bot.games.power.lesson import PowerLesson
from bot.games.verraeter.lesson import VerraeterLesson
from bot.language import languages
from bot.matches.lessons import Progress
from tests.games.case_files import cases_in
from tests.games.random_matches import chance_of
from tests.games.scenes import Spec, Stage, hold, tell, variants_of
from tests.games.test_scenes import STAGES

LESSONS: Mapping[str, Lesson] = {
    "verraeter": VerraeterLesson(),
    "power": PowerLesson(),
    "macht_ohnmacht": MachtOhnmachtLesson(),
    "guardians": GuardiansLesson(),
}
COURSES = {
    f"{key}-{name}": (key, case)
    for key in LESSONS
    for all_cases in [cases_in(Path(__file__).parent / key / "lesson.yaml")]
    for case in all_cases
    for name, case in variants_of(case)
}
ELSEWHERE = {
    "power": {"to-other"},
    "guardians": {"sheet-bribery", "sheet-modifiers", "other", "end-won", "end-lost"},
}
"""What is explained of pieces and pages that no course brings into play."""
LONGEST = 60
"""So many answers of the newcomer at most."""

of_every_game = pytest.mark.parametrize("key", LESSONS)


def opening(key: str) -> Progress:
    """Begin a lesson."""
    return Progress(STAGES[key].game, LESSONS[key], LESSONS[key].opening())


def played(key: str, case: Spec) -> tuple[Progress, list[Event], list[tuple[str, ...]]]:
    """Play a lesson as is written; give where that leads, what was told, and what was explained on the way."""
    stage: Stage = STAGES[key]
    progress, told, topics = opening(key), list[Event](), list[tuple[str, ...]]()
    answers = list(case.get("plays", ()))
    while (asked := progress.asked) is not None:
        topics.append(progress.topics)
        instead = case.get("instead", {}).get(progress.topics[-1])
        if (presses := case.get("presses", {}).get(progress.topics[-1])) is not None:
            for draft in drafted(progress, presses):
                action = progress.game.finish(progress.view, asked, draft)
        elif answers or instead is not None:
            action = stage.action_of(answers.pop(0) if answers else instead)
        elif "fills" in case or ("plays" in case and not case.get("advised")):
            return progress, told, [*topics, *explained_on_the_way(progress, case.get("fills", ()))]
        else:
            action = progress.advice
        progress = progress.play(asked, action)
        told += progress.events
        assert progress.game.violations(progress.state) == ()
    assert not answers
    return progress, told, [*topics, progress.topics]


def explained_on_the_way(progress: Progress, answers: Sequence[Mapping[str, str]]) -> Iterator[tuple[str, ...]]:
    """Fill in a draft, and give what is explained after each choice."""
    return (replace(progress, draft=draft).topics for draft in drafted(progress, answers))


def drafted(progress: Progress, answers: Sequence[Mapping[str, Any]]) -> Iterator[Any]:
    """Fill in a draft, and give it as it is after each choice."""
    view, asked = progress.view, progress.asked
    assert asked is not None
    draft = progress.game.blank(view, asked)
    for key, choice in (item for answer in answers for item in answer.items()):
        draft = progress.game.take(view, asked, draft, key, (str(choice),))
        yield draft


@pytest.mark.parametrize("course", COURSES, ids=list(COURSES))
def test_a_lesson_goes_as_it_is_written(course: str) -> None:
    key, case = COURSES[course]
    progress, told, topics = played(key, case)
    tell(told, case.get("told", []))
    assert not {event.__struct_config__.tag for event in told} & set(case.get("not_told", ()))
    if "ends" in case:
        assert progress.asked is None
        assert list(progress.topics) == case["ends"], progress.topics
    facts = {"topics": topics, "state": progress.state, "view": progress.view, "values": progress.values}
    hold(facts, {path: wanted for path, wanted in case.items() if path.partition(".")[0] in facts})


@of_every_game
def test_the_position_is_one_that_a_match_could_have(key: str) -> None:
    game, state = opening(key).game, opening(key).state
    assert game.violations(state) == ()
    assert from_json(to_json(state), game.types.state) == state


@of_every_game
def test_whatever_is_explained_can_be_said_in_every_language(key: str) -> None:
    for progress, _, topics in (played(key, case) for of, case in COURSES.values() if of == key):
        for topic in {"welcome", *ELSEWHERE.get(key, ()), *(topic for step in topics for topic in step)}:
            for language in languages().values():
                assert language.say(f"{key}-learn-{topic}", **progress.values)


@of_every_game
@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_played_the_lesson_ends_and_its_advice_is_lawful(key: str, seed: int) -> None:
    """At every step it has a lawful answer, and words."""
    progress = opening(key)
    for number in range(LONGEST):
        assert all(languages()["en"].say(f"{key}-learn-{topic}", **progress.values) for topic in progress.topics)
        if (asked := progress.asked) is None:
            return
        assert progress.game.problems(progress.view, asked, progress.advice) == ()
        action: Any = progress.game.sample(progress.view, asked, chance_of("lesson", seed, number))
        progress = progress.play(asked, action)
        assert progress.game.violations(progress.state) == ()
    raise AssertionError("the lesson does not end")
