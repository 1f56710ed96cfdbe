"""The lesson in Power: a lawful position, a bounce, a headquarters that the right three take, and each other end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from bot.games.codec import from_json, to_json
from bot.games.power.actions import Sheet
from bot.games.power.events import FightWon, FlagsTaken, GameEvent, MatchEnded, TieBroken
from bot.games.power.lesson import PowerLesson
from bot.language import languages
from bot.matches.lessons import Progress
from tests.games.power.tables import GAME, chance, of_type, orders

LESSON = PowerLesson()
OPENING = Progress(GAME, LESSON, LESSON.opening())
COME_UP = ("S B7 B8", "D IN S2")
SOLDIER, TANK, DESTROYER = "S B7 HQB", "T B5 HQB", "D S2 HQB"


def played(*sheets: tuple[str, ...]) -> tuple[Progress, list[GameEvent]]:
    """Play sheets one after the other; give where that leads, and what has happened."""
    progress = OPENING
    events: list[GameEvent] = []
    for lines in sheets:
        assert progress.asked is not None
        progress = progress.play(progress.asked, Sheet(orders("V", *lines)))
        events += cast(Sequence[GameEvent], progress.events)
        assert GAME.violations(progress.state) == ()
    return progress, events


def ending(*sheets: tuple[str, ...]) -> str:
    """Give what is said first at the end of a lesson that these sheets bring to it."""
    progress, _ = played(*sheets)
    assert progress.asked is None
    return progress.topics[0]


def test_the_position_is_one_that_a_match_could_have() -> None:
    assert GAME.violations(LESSON.opening()) == ()
    assert from_json(to_json(LESSON.opening()), GAME.types.state) == LESSON.opening()


def test_its_advice_shows_a_bounce_and_takes_the_flag_with_fifteen_to_twelve() -> None:
    progress, told = OPENING, []
    events: list[GameEvent] = []
    while progress.asked is not None:
        told.append(progress.topics)
        progress = progress.play(progress.asked, progress.advice)
        events += cast(Sequence[GameEvent], progress.events)
    (tie,) = of_type(events, TieBroken)
    assert (tie.bounce.place, [side.strength for side in tie.bounce.sides]) == ("B8", [2, 2])
    (won,) = of_type(events, FightWon)
    assert (won.fight.place, [side.strength for side in won.fight.sides]) == ("HQB", [15, 12])
    assert [fall.army for event in of_type(events, FlagsTaken) for fall in event.falls] == ["B"]
    assert of_type(events, MatchEnded)[0].reason == "flags"
    assert [*told, progress.topics] == [
        ("sheet",),
        ("bounced", "attack"),
        ("end-flag", "end-all-three", "end-next"),
    ]


def test_soldier_and_destroyer_bounce_twelve_against_twelve() -> None:
    progress, events = played(COME_UP, (SOLDIER, DESTROYER))
    tie = of_type(events, TieBroken)[1].bounce
    assert (tie.place, [side.strength for side in tie.sides]) == ("HQB", [12, 12])
    assert progress.topics == ("end-tie", "end-again")


def test_tank_and_destroyer_win_the_fight_and_take_no_flag() -> None:
    progress, events = played(COME_UP, (TANK, DESTROYER))
    assert [side.strength for side in of_type(events, FightWon)[0].fight.sides] == [13, 12]
    assert progress.topics == ("end-no-soldier", "end-again")


@pytest.mark.parametrize("sent", [(SOLDIER,), (TANK,), (DESTROYER,), (SOLDIER, TANK)])
def test_whoever_sends_too_little_loses_it(sent: tuple[str, ...]) -> None:
    assert ending(COME_UP, sent) == "end-lost"


def test_an_attack_in_the_first_round_is_an_attack() -> None:
    assert ending((SOLDIER, TANK)) == "end-lost"


def test_whoever_never_attacks_is_told_how_it_would_have_gone() -> None:
    progress, _ = played(COME_UP, (), ())
    assert progress.topics == ("apart", "attack")
    assert ending(COME_UP, (), (), ()) == "end-away"


def test_two_against_one_before_the_headquarters_capture_its_soldier() -> None:
    progress, _ = played(("S B7 B8", "T B5 B8", "D IN S2"))
    assert progress.topics == ("captured", "attack")
    assert ending(("S B7 B8", "T B5 B8", "D IN S2"), ("S B8 HQB", DESTROYER)) == "end-flag"


def test_each_step_is_explained_as_the_sheet_grows() -> None:
    progress, told = OPENING, []
    for choices in (("V.S.B7", "B8"), ("V.D.IN", "S2")):
        for key, choice in zip(("go", "to"), choices, strict=True):
            assert progress.asked is not None
            draft = GAME.blank(progress.view, progress.asked) if progress.draft is None else progress.draft
            drafted = GAME.take(progress.view, progress.asked, draft, key, (choice,))
            progress = Progress(GAME, LESSON, progress.state, drafted)
            told.append(progress.topics)
    assert told == [("to-soldier", "aim-gate"), ("second",), ("to-destroyer", "aim-landing"), ("seal",)]


def test_everything_that_is_explained_can_be_said_in_every_language() -> None:
    topics = (
        "welcome sheet second seal to-soldier to-tank to-destroyer to-other aim-gate aim-landing aim-any aim-flag "
        "aim-near bounced captured apart attack attack-more reckon reckon-now end-flag end-all-three end-no-soldier "
        "end-tie end-lost end-away end-again end-next"
    )
    for code in languages():
        for topic in topics.split():
            assert languages()[code].say(f"power-learn-{topic}")


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_played_the_lesson_ends_and_its_advice_is_lawful(seed: int) -> None:
    """Within four rounds, and the house has a lawful sheet for each of them."""
    progress, rounds = OPENING, 0
    while (asked := progress.asked) is not None:
        assert GAME.problems(progress.view, asked, progress.advice) == ()
        progress = progress.play(asked, GAME.sample(progress.view, asked, chance("lesson", seed, rounds)))
        assert GAME.violations(progress.state) == ()
        rounds += 1
    assert rounds <= 4


@pytest.mark.parametrize("late", [(), ("S B7 B8",), ("D IN S2",), ("T B5 IN",), ("S B7 B8", "T B5 B8")])
def test_the_advice_wins_from_whatever_the_first_sheet_was(late: tuple[str, ...]) -> None:
    progress, _ = played(late)
    while progress.asked is not None:
        progress = progress.play(progress.asked, progress.advice)
    assert progress.topics[0] == "end-flag"
