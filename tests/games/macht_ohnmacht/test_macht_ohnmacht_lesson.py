"""The lesson in Macht & Ohnmacht: a lawful position, advice that wins, endings that say what was missed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.games.codec import from_json, to_json
from bot.games.macht_ohnmacht.actions import Action, Bid, EndTurn, Overthrow, Place, StayOut, UseTiles
from bot.games.macht_ohnmacht.events import AuctionDecided, CycleBegun, CycleEnded, Overthrown
from bot.games.macht_ohnmacht.lesson import HOUSE, LEARNER, MachtOhnmachtLesson
from bot.games.macht_ohnmacht.rules import MachtOhnmacht
from bot.language import languages
from bot.matches.lessons import Progress
from tests.games.macht_ohnmacht.tables import chance, of_type

GAME = MachtOhnmacht()
LESSON = MachtOhnmachtLesson()
OPENING = Progress(GAME, LESSON, LESSON.opening())
FAR_OFF = ("magic-place", "magic-use")
STAYING_OUT = UseTiles((Overthrow("influence-castle", "rheged", move_in=False),))
ASKED_THEN = UseTiles((Overthrow("influence-castle", "rheged"),))
ENDINGS: tuple[tuple[Mapping[str, Action], tuple[str, ...]], ...] = (
    ({}, ("end-won", "end-next")),
    ({"magic-place": Place("anglia"), "more": EndTurn()}, ("missed-magic",)),
    ({"magic-place": Place("anglia"), "bid": Bid(5)}, ("missed-magic",)),
    ({"bid": Bid(0)}, ("missed-bid-lost",)),
    ({"bid": Bid(1)}, ("missed-bid-lost",)),
    ({"bid": Bid(2)}, ("missed-bid-tie",)),
    ({"bid": Bid(4)}, ("missed-bid-over",)),
    ({"bid": Bid(5)}, ("missed-bid-over", "missed-sword")),
    ({"sword-place": Place("anglia")}, ("missed-sword",)),
    ({"sword-place": Place("hwicce")}, ("missed-sword",)),
    ({"sword-place": Place("deira")}, ("missed-regions",)),
    ({"sword-use": STAYING_OUT}, ("missed-regions",)),
    ({"sword-use": ASKED_THEN, "occupy": StayOut()}, ("missed-regions",)),
    (
        {"magic-place": Place("gewisse"), "bid": Bid(2), "sword-place": Place("dumnonia")},
        ("missed-magic", "missed-bid-tie", "missed-sword"),
    ),
)
"""What is done instead of the advice where something is explained, and what is said at the end."""


def played(instead: Mapping[str, Action]) -> tuple[Progress, list[Any], list[str]]:
    """Play the lesson by its advice but for what is done instead; give the end, what was told, and the topics."""
    progress, told, topics = OPENING, list[Any](), list[str]()
    while (asked := progress.asked) is not None:
        topics += progress.topics
        progress = progress.play(asked, instead.get(progress.topics[-1], progress.advice))
        told += progress.events
        assert GAME.violations(progress.state) == ()
    return progress, told, [*topics, *progress.topics]


def test_the_position_is_one_that_a_match_could_have() -> None:
    opening = LESSON.opening()
    assert GAME.violations(opening) == ()
    assert from_json(to_json(opening), GAME.types.state) == opening


def test_its_advice_overthrows_by_marker_and_by_border_and_wins_the_auction_and_the_match() -> None:
    end, told, topics = played({})
    assert [(event.sum.region, event.sum.attack, event.sum.defence) for event in of_type(told, Overthrown)] == [
        ("cantia", 5, 4),
        ("rheged", 5, 4),
    ]
    assert [event.bids for event in of_type(told, AuctionDecided)] == [(3, 2)]
    assert [event.kind for event in of_type(told, CycleEnded)] == ["magic", "sword"]
    assert end.state.outcome.winners == (LEARNER,)
    assert end.state.outcome.scores[LEARNER] == 12
    assert topics == [
        *FAR_OFF,
        "magic-won",
        "bid",
        "bid-enough",
        "sword-place",
        "sword-use",
        "end-won",
        "end-next",
    ]


@pytest.mark.parametrize(("instead", "said"), ENDINGS)
def test_the_end_says_what_was_missed(instead: Mapping[str, Action], said: tuple[str, ...]) -> None:
    end, _, _ = played(instead)
    total = end.view.players[LEARNER].points + len(end.view.players[LEARNER].active)
    if instead:
        said = ("end-short", *said, "end-again")
        assert end.state.outcome is None
        assert total < 12
    assert end.topics == said


def test_a_mage_beside_cantia_attacks_nothing_and_costs_the_point() -> None:
    _, told, topics = played({"magic-place": Place("anglia")})
    assert "magic-lost" in topics
    assert next(event.gained for event in of_type(told, CycleEnded)) == (0, 1)


def test_the_tile_that_was_not_used_for_magic_makes_up_for_it() -> None:
    end, _, topics = played({"magic-place": Place("anglia")})
    assert topics[-3:] == ["more", "end-won", "end-next"]
    assert end.state.outcome.scores[LEARNER] == 12


def test_a_knight_with_the_same_marker_attacks_nothing_and_costs_alt_clut() -> None:
    _, told, topics = played({"sword-place": Place("hwicce")})
    assert topics[-5:-3] == ["missed", "retreat"]
    fallen = of_type(told, Overthrown)[-1]
    assert (fallen.seat, fallen.sum.region, fallen.sum.attack, fallen.sum.defence) == (HOUSE, "alt-clut", 3, 2)


def test_how_a_cycle_is_set_up_is_not_told() -> None:
    _, told, _ = played({"bid": Bid(0)})
    assert of_type(told, CycleBegun) == []


def test_each_step_is_explained_in_every_language_of_the_game() -> None:
    told = {topic for instead, _ in ENDINGS for topic in played(instead)[2]}
    assert {"more", "missed", "retreat", "occupy"} <= told
    for language in languages().values():
        assert all(language.say(f"macht_ohnmacht-learn-{topic}") for topic in {*told, "welcome"})


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_played_the_lesson_ends_and_its_advice_is_lawful(seed: int) -> None:
    progress, said = OPENING, languages()["en"].say
    for number in range(60):
        assert all(said(f"macht_ohnmacht-learn-{topic}") for topic in progress.topics)
        if (asked := progress.asked) is None:
            break
        assert GAME.problems(progress.view, asked, progress.advice) == ()
        progress = progress.play(asked, GAME.sample(progress.view, asked, chance("lesson", seed, number)))
        assert GAME.violations(progress.state) == ()
    assert progress.asked is None
