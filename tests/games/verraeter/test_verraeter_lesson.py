"""The lesson in Verräter: a lawful position, a treason suffered, and one that pays if it is well prepared."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from bot.games.codec import from_json, to_json
from bot.games.verraeter.actions import Action, ChoosePlace, DoNotBuild, PlayCards, TakeRole
from bot.games.verraeter.events import ConflictDecided, GameEvent, RolesOffered
from bot.games.verraeter.lesson import BELLE, LEARNER, MEPHISTO, VerraeterLesson
from bot.games.verraeter.rules import Verraeter
from bot.games.verraeter.state import Conflict
from bot.language import languages
from bot.matches.lessons import Progress, table_of
from bot.matches.types import Person
from tests.games.verraeter.tables import chance, of_type

GAME = Verraeter()
LESSON = VerraeterLesson()
OPENING = Progress(GAME, LESSON, LESSON.opening())

VILLAGE_AND_CITY, RIVER_AND_MEADOW = ChoosePlace(6), ChoosePlace(11)
CITY_AND_VILLAGE = ChoosePlace(5)


def played(*actions: Action) -> tuple[Progress, list[GameEvent], list[tuple[str, ...]]]:
    """Answer with the actions given, as the lesson advises after that; give what happened and was explained."""
    progress, given = OPENING, list(actions)
    events: list[Any] = []
    topics = []
    while (asked := progress.asked) is not None:
        topics.append(progress.topics)
        progress = progress.play(asked, given.pop(0) if given else progress.advice)
        events += progress.events
        assert GAME.violations(progress.state) == ()
    return progress, events, [*topics, progress.topics]


def conflicts(events: list[GameEvent]) -> list[Conflict]:
    """List the conflicts of the lesson."""
    return [event.conflict for event in of_type(events, ConflictDecided)]


def scores(progress: Progress) -> tuple[int, ...]:
    """Give the victory points of all three."""
    return tuple(player.score for player in progress.state.players)


def test_the_position_is_one_that_a_match_could_have() -> None:
    assert GAME.violations(OPENING.state) == ()
    assert from_json(to_json(OPENING.state), GAME.types.state) == OPENING.state


def test_the_words_call_the_others_what_they_are_called_at_the_table() -> None:
    names = [member.name for member in table_of(OPENING, Person(user_id=1, name="Ada"), "The House").members]
    assert (names[BELLE], names[MEPHISTO]) == ("Belle", "Mephisto")


def test_its_advice_is_betrayed_once_and_betrays_once() -> None:
    progress, events, topics = played()
    first, second = conflicts(events)
    assert first.turncoat == MEPHISTO
    assert (first.eagle.total, first.rose.total, first.land_points) == (18, 20, (0, 0, 8))
    assert second.turncoat == LEARNER
    assert (second.eagle.total, second.rose.total, second.land_points) == (20, 22, (8, 0, 8))
    assert scores(progress) == (21, 18, 19)
    assert topics == [
        ("place",),
        ("role",),
        ("cards",),
        ("betrayed-lost", "place-again"),
        ("role-again",),
        ("cards-traitor",),
        ("end-first", "end-next"),
    ]


def test_one_of_two_missing_action_cards_is_mephisto_s_as_the_lesson_says() -> None:
    _, events, _ = played()
    offered = of_type(events, RolesOffered)[0].roles
    assert {"traitor", "diplomat2"}.isdisjoint(offered)
    assert len(offered) == 4


@pytest.mark.parametrize(
    ("cards", "scored", "told"), [((4,), 0, "lost"), ((5,), 0, "tied"), ((3, 4), 8, "won"), ((3, 4, 5), 8, "won")]
)
def test_the_first_treason_is_withstood_by_far_more_than_one_card(
    cards: tuple[int, ...], scored: int, told: str
) -> None:
    _, events, topics = played(VILLAGE_AND_CITY, TakeRole("farmer"), PlayCards(cards))
    assert conflicts(events)[0].land_points[:2] == (scored, scored)
    assert topics[3] == (f"betrayed-{told}", "place-again")


def test_a_builder_hears_of_the_treason_before_building_and_once_only() -> None:
    topics = played(VILLAGE_AND_CITY, TakeRole("builder"), PlayCards((3,)))[2]
    assert topics[3:5] == [("betrayed-lost", "build"), ("place-again",)]


def test_at_the_other_place_the_numbers_are_those_that_the_lesson_says() -> None:
    _, events, topics = played(RIVER_AND_MEADOW)
    assert topics[2] == ("cards-ahead",)
    conflict = conflicts(events)[0]
    assert (conflict.eagle.strength, conflict.rose.total) == (5, 8)
    told_with_a_diplomat = played(VILLAGE_AND_CITY, TakeRole("diplomat5"))[2]
    assert told_with_a_diplomat[2] == ("cards",)


def second_round(place: ChoosePlace, role: TakeRole, cards: PlayCards) -> tuple[Progress, tuple[str, ...]]:
    """Play the first round as advised and the second one so; give the end and what is explained there."""
    advised = (VILLAGE_AND_CITY, TakeRole("farmer"), PlayCards((3,)))
    progress, _, topics = played(*advised, place, role, cards)
    return progress, topics[-1]


def test_what_seems_to_lead_is_too_little_against_a_hidden_diplomat() -> None:
    progress, topics = second_round(CITY_AND_VILLAGE, TakeRole("traitor"), PlayCards((3, 4)))
    assert topics == ("end-lost", "end-again")
    assert scores(progress) == (13, 26, 11)
    assert (progress.values["eagle"], progress.values["rose"], progress.values["missing"]) == (20, 17, 4)


def test_ten_is_a_tie_and_more_is_enough() -> None:
    assert second_round(CITY_AND_VILLAGE, TakeRole("traitor"), PlayCards((5, 5)))[1] == ("end-tied", "end-again")
    assert second_round(CITY_AND_VILLAGE, TakeRole("traitor"), PlayCards((3, 4, 5)))[1] == ("end-first", "end-next")


def test_a_treason_over_a_poor_land_pays_too_little() -> None:
    progress, topics = second_round(RIVER_AND_MEADOW, TakeRole("traitor"), PlayCards((5, 5, 5)))
    assert topics == ("end-behind", "end-again")
    assert scores(progress) == (17, 18, 15)


@pytest.mark.parametrize("role", ["diplomat5", "builder", "strategist", "farmer"])
def test_who_stays_loyal_stays_behind(role: str) -> None:
    loyal = TakeRole(role)  # type: ignore[arg-type]
    progress, topics = second_round(CITY_AND_VILLAGE, loyal, PlayCards((3, 4, 5, 5, 5)))
    assert topics == ("end-loyal", "end-again")
    assert scores(progress)[LEARNER] < scores(progress)[BELLE]


@pytest.mark.long
def test_there_is_no_other_way_ahead_than_treason_and_every_end_is_as_it_is_told() -> None:
    """All that can be chosen, but for what is built, and for cards of the same sum."""
    seen = set()
    for progress in every_end(OPENING):
        conflict = progress.state.conflict
        assert conflict is not None
        you, belle, mephisto = scores(progress)
        topic = progress.topics[0]
        seen.add(topic)
        match topic:
            case "end-loyal":
                assert (conflict.turncoat, conflict.winner) == (None, "eagle")
                assert conflict.land_points[LEARNER] == conflict.land_points[BELLE] > 0
                assert you < belle
            case "end-first":
                assert (conflict.turncoat, conflict.winner) == (LEARNER, "rose")
                assert you > max(belle, mephisto)
            case "end-behind":
                assert (conflict.turncoat, conflict.winner) == (LEARNER, "rose")
                assert mephisto < you <= belle
            case _:
                assert conflict.roles[BELLE] == "diplomat5"
                assert conflict.land_points[LEARNER] == 0
                assert (conflict.eagle.total == conflict.rose.total) == (topic == "end-tied")
    assert seen == {"end-loyal", "end-first", "end-behind", "end-lost", "end-tied"}


def every_end(progress: Progress) -> Iterator[Progress]:
    """Play on in every way."""
    asked = progress.asked
    if asked is None:
        yield progress
        return
    for action in choices(progress):
        yield from every_end(progress.play(asked, action))


def choices(progress: Progress) -> list[Action]:
    """List what the newcomer can answer."""
    view, asked = progress.view, progress.asked
    assert asked is not None
    if asked.kind == "place":
        return [ChoosePlace(border) for border in view.legal_borders]
    if asked.kind == "role":
        return [TakeRole(role) for role in view.offered]
    if asked.kind == "build":
        return [DoNotBuild()]
    plays = (play for count in range(len(view.hand) + 1) for play in combinations(view.hand, count))
    return [PlayCards(play) for play in {sum(play): play for play in plays}.values()]


def test_each_step_is_explained_in_every_language_of_the_game() -> None:
    topics = {
        *("welcome", "place", "role", "cards", "cards-ahead", "build", "place-again", "role-again", "cards-traitor"),
        *("cards-loyal", "betrayed-lost", "betrayed-won", "betrayed-tied", "end-first", "end-behind", "end-lost"),
        *("end-tied", "end-loyal", "end-again", "end-next"),
    }
    ended, _, _ = played()
    for code in languages():
        for topic in topics:
            assert languages()[code].say(f"verraeter-learn-{topic}", **ended.values)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_played_the_lesson_ends_and_its_advice_is_lawful(seed: int) -> None:
    """Whatever is chosen and built, at every step the lesson has a lawful answer and words."""
    progress = OPENING
    for number in range(20):
        if (asked := progress.asked) is None:
            break
        assert GAME.problems(progress.view, asked, progress.advice) == ()
        assert all(languages()["en"].say(f"verraeter-learn-{topic}", **progress.values) for topic in progress.topics)
        progress = progress.play(asked, GAME.sample(progress.view, asked, chance("lesson", seed, number)))
        assert GAME.violations(progress.state) == ()
    assert progress.asked is None
