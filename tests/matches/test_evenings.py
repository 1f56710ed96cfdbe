"""Tables at which people sit together for an evening: minutes for a move, and everything else in proportion."""

from pathlib import Path

import pytest

from bot.games.contract import Decision
from bot.games.verraeter.rules import Verraeter
from bot.matches.value import schedule
from bot.matches.value.schedule import (
    HOUR,
    MINUTE,
    Calendar,
    Occasion,
    TimerKind,
    idle_life,
    left_to_a_computer,
    lobby_life,
    thinking_moment,
    time_for,
)
from bot.store.rows import TimerRow
from tests.matches.harness import DAY, MatchesHarness, open_harness, person, place, user
from tests.matches.test_lobby import refused

DO_NOT_SCALE = {
    "HOUR": "a unit",
    "DAY": "a unit",
    "SHORTEST": "of tables played over days",
    "LONGEST": "of tables played over days",
    "LOBBY_LIFE": "of tables played over days",
    "IDLE_LIFE": "of tables played over days",
    "LOBBY_LIFE_OF_EVENING": "the evening's own: people find each other for an hour",
    "IDLE_LIFE_OF_EVENING": "the evening's own: whoever is interrupted may go on the next day",
    "GRACE": "the most that is given; what is given is a twelfth of the deadline",
    "LONGEST_PAUSE": "how long somebody is given to let us write in the channel again",
}


def test_all_that_is_as_long_as_an_hour_at_an_evening_table_is_listed_with_its_reason() -> None:
    long = {name for name, value in vars(schedule).items() if isinstance(value, int) and value >= HOUR}
    assert long == DO_NOT_SCALE.keys()


@pytest.mark.parametrize(("deadline", "turn", "answer"), [(2, 120, 60), (5, 300, 150), (15, 900, 450)])
def test_an_answer_gets_half_the_time_of_a_turn_but_at_least_a_minute(deadline: int, turn: int, answer: int) -> None:
    assert time_for(deadline * MINUTE, "turn") == turn
    assert time_for(deadline * MINUTE, "answer") == answer


def test_over_days_nothing_has_changed() -> None:
    assert [time_for(hours * HOUR, "answer") for hours in (1, 6, 24)] == [HOUR, 3 * HOUR, 12 * HOUR]
    assert (lobby_life(DAY), idle_life(DAY, 4)) == (DAY, 30 * DAY)
    assert (lobby_life(None), idle_life(None, 4)) == (DAY, 30 * DAY)


def test_computers_answer_within_seconds_but_in_windows_as_everybody() -> None:
    sheet = Decision(id="sheet-1-0", seat=0, kind="sheet")
    window = Decision(id="net-1-0", seat=0, kind="net", window="nets-1")

    def delay(decision: Decision, drawn: float) -> int:
        return thinking_moment(decision, 1150, Calendar(5 * MINUTE), Occasion(1000, lambda: drawn)) - 1000

    assert [delay(sheet, drawn) for drawn in (0, 1)] == [2, 6]
    assert [delay(window, drawn) for drawn in (0, 1)] == [2, 149]


def test_whoever_is_left_alone_with_computers_does_not_wait_for_a_hidden_moment() -> None:
    window = Decision(id="net-1-0", seat=0, kind="net", window="nets-1")
    hidden = (TimerRow(7, 1, TimerKind.AUTOMATIC, window.id, 9000, 0),)

    def moment(*, quick: bool) -> int:
        (timer,) = left_to_a_computer(hidden, [window], Calendar(quick=quick), Occasion(1000, lambda: 1.0))
        assert (timer.kind, timer.due is not None) == (TimerKind.THINK, True)
        return timer.due or 0

    assert (moment(quick=False), moment(quick=True)) == (9000, 1006)


async def test_a_match_of_minutes_is_played_to_its_end_by_the_clock(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "house.db", (Verraeter(),)) as harness:
        match_id = await harness.begin(3, "verraeter", deadline=5 * MINUTE)
        begun = harness.clock.now()
        while (await harness.matches.tables.get(match_id)).status == "running":
            await harness.pass_time(5 * MINUTE)
        assert harness.clock.now() - begun <= 2 * HOUR


async def test_an_evening_lobby_waits_for_an_hour(harness: MatchesHarness) -> None:
    table = await harness.matches.lobbies.open_lobby("probe", place(), person(0), {}, 5 * MINUTE)
    await harness.pass_time(HOUR - 1)
    assert (await harness.matches.tables.get(table.id)).status == "lobby"
    await harness.matches.lobbies.set_deadline(table.id, user(0), DAY)
    await harness.pass_time(2 * HOUR)
    assert (await harness.matches.tables.get(table.id)).status == "lobby", "a table of days waits for a day"


async def test_between_a_quarter_and_an_hour_there_is_nothing(harness: MatchesHarness) -> None:
    table = await harness.lobby(2)
    for minutes in (1, 16, 59):
        wish = harness.matches.lobbies.set_deadline(table.id, user(0), minutes * MINUTE)
        assert await refused(wish) == "refused-deadline-range"
    assert (await harness.matches.lobbies.set_deadline(table.id, user(0), 15 * MINUTE)).deadline == 900
