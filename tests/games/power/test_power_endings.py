"""How matches of Power end: who resigns and when, what the places are, and what is counted."""

from __future__ import annotations

import re

import pytest

from bot.games.codec import to_json
from bot.games.power.actions import Sheet
from bot.games.power.events import (
    BootyTaken,
    MissilesStruck,
    PlayerLeft,
    PowerCollected,
    RoundBegun,
    StandOff,
    TieBroken,
)
from bot.games.power.state import State
from bot.matches.upgrading import read_value
from tests.games.power.tables import (
    GAME,
    act,
    board_of,
    chance,
    of_type,
    orders,
    play,
    reserves_of,
    table,
    with_options,
)


def leave(state: State, seat: int) -> State:
    return GAME.leave(state, seat, chance("leave", seat)).state


def ranking(state: State) -> tuple[tuple[int, ...], ...]:
    assert state.outcome is not None
    assert GAME.violations(state) == ()
    return state.outcome.ranking


def round_of_four(number: int = 1) -> State:
    return table({"V": {"V4": "S"}, "B": {"B4": "S"}, "J": {"J4": "S"}, "R": {"R4": "S"}}, round=number)


# Resigning


def test_who_resigns_takes_pieces_and_flags_out_and_the_others_go_on() -> None:
    state = table(
        {"V": {"V4": "S"}, "B": {"B4": "S"}, "J": {"V8": "T"}},
        reserve={"V": "5P"},
        flags={"R": "V"},
    )
    for seat in (1, 2):
        state = act(state, seat, Sheet()).state
    step = GAME.leave(state, 0, chance("leave"))
    assert [event.armies for event in of_type(step.events, PlayerLeft)] == [("V",)]
    assert board_of(step.state) == {"J": {"V8": "T"}} or "V" not in board_of(step.state)
    assert [army.flag for army in step.state.armies] == [None, "B", "J", None]
    assert step.state.round == 2, "his was the last sheet that was missing"
    assert not of_type(step.events, PowerCollected), "neutral land pays nothing"


def test_the_last_one_who_stays_has_won() -> None:
    state = table({"V": {"V4": "S"}, "B": {"B4": "S"}}, flags={"J": "B", "R": "B"})
    step = GAME.leave(state, 1, chance("leave"))
    assert step.state.outcome is not None
    assert (step.state.outcome.reason, step.state.outcome.ranking[0]) == ("resigned", (0,))


def test_who_resigns_when_he_is_out_already_keeps_his_place() -> None:
    state = table({"B": {"HQR": "R", "B4": "S"}, "J": {"J4": "S"}}, flags={"V": "B"}, referee=1)
    state = play(leave(state, 0), {}).state
    assert [player.fell for player in state.players] == [0, None, None, 1]
    assert ranking(leave(leave(state, 3), 2)) == ((1,), (3,), (0,), (2,))


def test_those_who_resign_come_last_the_earliest_at_the_very_end() -> None:
    state = leave(round_of_four(), 3)
    state = leave(play(state, {}).state, 0)
    state = leave(play(state, {}).state, 1)
    assert ranking(state) == ((2,), (1,), (0,), (3,))


def test_those_who_resign_in_the_same_round_share_a_place() -> None:
    assert ranking(leave(leave(leave(round_of_four(), 3), 0), 1)) == ((2,), (0, 1, 3))


def test_who_resigned_under_the_rules_that_did_not_note_when_comes_behind_whoever_resigns_now() -> None:
    stored = re.sub(rb',"resigned":\d', b"", to_json(leave(round_of_four(5), 3)))
    assert b"resigned" not in stored
    state = read_value(GAME, "state", stored, 1)
    assert ranking(leave(leave(state, 0), 1)) == ((2,), (0, 1), (3,))


# Booty


def test_booty_about_which_a_winner_has_yet_to_be_asked_counts_when_the_other_resigns() -> None:
    """It goes where the clock would have put it, and what the one who resigns would have got leaves the game."""
    state = table(
        {"V": {"V0": "D"}, "B": {"B0": "D"}, "J": {"J0": "C", "J3": "D"}, "R": {"R3": "D"}},
        seats=(("V", "B"), ("J", "R")),
    )
    state = play(
        state,
        {0: (*orders("V", "D V0 IX"), *orders("B", "D B0 IX")), 1: orders("J", "C J0 IX")},
    ).state
    assert state.phase == "booty"
    step = GAME.leave(state, 1, chance("leave"))
    assert [(event.seat, event.place, event.army) for event in of_type(step.events, BootyTaken)] == [(0, "IX", "V")]
    assert reserves_of(step.state) == {"V": "C"}
    assert step.state.outcome is not None
    assert step.state.outcome.scores == (25, 0)
    assert step.state.report is not None
    assert [fight.booty for fight in step.state.report.fights] == ["V"]
    assert GAME.violations(step.state) == ()


# Late missiles


@pytest.mark.parametrize("struck", [True, False])
def test_no_stand_off_is_told_of_where_a_late_missile_strikes(struck: bool) -> None:
    state = table(
        {"V": {"IX": "D", "V4": "S"}, "B": {"IX": "D", "B0": "T", "B4": "S"}, "J": {"J4": "M", "J0": "T"}},
        options=with_options(missile_timing="after_ties"),
    )
    sheets = {
        0: orders("V", "S V4 V8"),
        1: orders("B", "S B4 B8", "T B0 IE"),
        2: orders("J", f"M J4 {'IX' if struck else 'S1'}", "T J0 IE"),
    }
    step = play(state, sheets)
    told = [
        (type(event).__name__, event.bounce.place if isinstance(event, TieBroken | StandOff) else "")
        for event in step.events
        if isinstance(event, MissilesStruck | TieBroken | StandOff)
    ]
    assert told == [("TieBroken", "IE"), ("MissilesStruck", ""), ("StandOff", "IX")][: 2 if struck else 3]
    assert step.state.report is not None
    assert [bounce.place for bounce in step.state.report.bounces] == ["IE", "IX"][: 1 if struck else 2]


# The final count


def test_the_last_round_is_announced_and_the_referee_moves_to_the_left() -> None:
    state = table({"V": {"V4": "S"}, "B": {"B4": "S"}}, options=with_options(round_limit="12"), round=11, referee=3)
    (begun,) = of_type(play(state, {}).events, RoundBegun)
    assert (begun.round, begun.rounds, begun.last, begun.referee) == (12, 12, True, 0)
