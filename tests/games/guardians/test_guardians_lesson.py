"""The lesson in Guardians: a lawful position, advice that wins it, sheets that lose it, an end whatever is played."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.codec import from_json, to_json
from bot.games.contract import Event
from bot.games.guardians.lesson import LEARNER, GuardiansLesson
from bot.games.guardians.rules import Guardians
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.table import (
    Bribed,
    Channelled,
    CombatOrders,
    CombatSheet,
    ControlCounted,
    Layout,
    MatchDecided,
    SpaceSettled,
    Stand,
    Suggestion,
)
from bot.language import languages
from bot.matches.lessons import Progress
from tests.games.guardians.tables import chance, of_type

GAME = Guardians()
LESSON = GuardiansLesson()
OPENING = Progress(GAME, LESSON, LESSON.opening())


def played(sheet: CombatOrders | None = None) -> tuple[list[Event], list[tuple[str, ...]]]:
    """Play the lesson by its own advice, with another sheet if one is given; give what happened and was explained."""
    progress = OPENING
    events: list[Event] = []
    topics = []
    while (asked := progress.asked) is not None:
        topics.append(progress.topics)
        action = CombatSheet(orders=sheet) if asked.kind == "sheet" and sheet is not None else progress.advice
        progress = progress.play(asked, action)
        events += progress.events
        assert GAME.violations(progress.state) == ()
    return events, [*topics, progress.topics]


def filled_in(which: Suggestion = "win", **changes: object) -> CombatOrders:
    """Fill in the sheet of the lesson's combat, with changes."""
    progress = OPENING
    while (asked := progress.asked) is not None and asked.kind != "sheet":
        progress = progress.play(asked, progress.advice)
    return replace(suggested_sheet(progress.view, LEARNER, which), **changes)


def totals(events: list[Event]) -> tuple[int, int]:
    """Give what both sides counted at the end of the combat."""
    (counted,) = of_type(events, ControlCounted)
    return counted.sums[0].total, counted.sums[1].total


def test_the_position_is_one_that_a_match_could_have() -> None:
    opening = LESSON.opening()
    assert GAME.violations(opening) == ()
    assert from_json(to_json(opening), GAME.types.state) == opening


def test_its_advice_shows_a_bribe_a_stone_a_secondary_attack_and_a_terrain() -> None:
    events, topics = played()
    assert [(event.card, event.fighter.card) for event in of_type(events, Bribed)] == [("babes", "captain")]
    assert [event.fighter.card for event in of_type(events, Channelled)] == ["skeletal_minion"]
    (struck,) = [event.match for event in of_type(events, MatchDecided) if event.match.secondary]
    assert (struck.first_card, struck.first_sum.total, struck.second_card, struck.second_sum.total) == (
        "grim_skull",
        12,
        "marshal",
        11,
    )
    assert totals(events) == (13, 0)
    (settled,) = of_type(events, SpaceSettled)
    assert (settled.seat, settled.place, settled.terrain) == (LEARNER, "C2", "mountains")
    assert topics == [
        ("organise",),
        ("march",),
        ("sheet",),
        ("fought", "did-bribe", "did-stone", "did-strike", "settle"),
        ("end-stone", "end-next"),
    ]


def test_the_match_up_with_the_corporal_is_won_by_a_stone_eleven_to_ten() -> None:
    events, _ = played()
    decided = [event.match for event in of_type(events, MatchDecided)][2]
    assert (decided.first_card, decided.second_card) == ("skeletal_minion", "corporal")
    assert (decided.first_sum.total, decided.second_sum.total) == (11, 10)


def test_without_the_stone_the_combat_is_lost_by_a_tie() -> None:
    events, topics = played(filled_in(stones=0))
    assert totals(events) == (8, 8)
    assert topics[-1] == ("end-lost-stone", "did-bribe", "did-no-stone", "did-strike", "end-again")


def test_without_the_bribe_the_combat_is_lost() -> None:
    events, topics = played(filled_in(bribes=()))
    assert totals(events) == (7, 10)
    assert topics[-1][0] == "end-lost-bribe"


def test_whoever_spends_nothing_loses_and_whoever_seals_the_sheet_as_it_is_wins() -> None:
    assert played(filled_in("careful"))[1][-1][0] == "end-lost-bribe-stone"
    assert played(filled_in("win"))[1][-1][0] == "end-stone"
    assert played(filled_in("all-in"))[1][-1][0] == "end-stone"


def test_each_step_is_explained_in_every_language_of_the_game() -> None:
    sheets = [filled_in(), filled_in("careful", secondary="never"), filled_in(bribes=())]
    told = {topic for sheet in sheets for step in played(sheet)[1] for topic in step}
    assert "other" not in told
    for code in languages():
        for topic in {
            *told,
            "organise-orders",
            "sheet-bribery",
            "sheet-modifiers",
            "other",
            "welcome",
            "end-won",
            "end-lost",
            "end-early",
        }:
            assert languages()[code].say(f"guardians-learn-{topic}")


def test_who_does_not_march_is_told_what_he_has_missed() -> None:
    asked = OPENING.asked
    assert asked is not None
    progress = OPENING.play(asked, Layout())
    assert progress.asked is None
    assert progress.topics == ("end-early", "end-again")

    progress = OPENING.play(asked, OPENING.advice)
    assert progress.asked is not None
    progress = progress.play(progress.asked, Stand(shield="A2"))
    assert progress.topics == ("end-early", "end-again")


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_played_the_lesson_ends_and_its_advice_is_lawful(seed: int) -> None:
    """Nonsense, too, is answered by the rules; at every step the lesson has a lawful answer ready."""
    progress = OPENING
    for number in range(60):
        if (asked := progress.asked) is None:
            break
        assert GAME.problems(progress.view, asked, progress.advice) == ()
        action = GAME.sample(progress.view, asked, chance("lesson", seed, number))
        progress = progress.play(asked, action)
        assert GAME.violations(progress.state) == ()
    assert progress.asked is None
