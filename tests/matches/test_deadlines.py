"""What happens when time passes: reminders, the clock's answers, missed turns, and the bot's own absence."""

import random

import pytest

from bot.clock import ManualClock
from bot.games.macht_ohnmacht.rules import MachtOhnmacht
from bot.games.verraeter.rules import Verraeter
from bot.matches.types import Refused
from bot.matches.value.schedule import time_for
from bot.store.outgoing import Notice
from bot.store.rows import TimerRow
from tests.matches.harness import DAY, HOUR, MatchesHarness, head, user
from tests.matches.in_hand import MatchInHand
from tests.probe.state import Bite, Order, Raid, Rest, Sheet

A2 = Sheet((Order("A", 2),))
B2 = Sheet((Order("B", 2),))


def to_the_turn(match: MatchInHand) -> None:
    """Play a match of two up to the captain's turn, with pearls that can be raided."""
    match.act(0, "sheet-1-0", A2)
    match.act(1, "sheet-1-1", B2)


async def due(harness: MatchesHarness, match_id: int, seat: int = 0) -> int | None:
    return (await harness.matches.play.look(match_id, seat=seat)).decisions[0][1]


def test_an_answer_gets_half_a_turn_but_at_least_an_hour_and_at_most_the_turn() -> None:
    answers = {HOUR: HOUR, 90 * 60: HOUR, 2 * HOUR: HOUR, DAY: DAY // 2, 7 * DAY: 84 * HOUR}
    for deadline, answer in answers.items():
        assert (time_for(deadline, "turn"), time_for(deadline, "answer")) == (deadline, answer)


async def test_the_clock_answers_when_the_time_is_over_and_everybody_is_told_so(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.hush()
    await harness.pass_time(DAY - 1)
    assert await harness.accounts(match_id) == []
    await harness.pass_time(1)
    (account,) = await harness.accounts(match_id)
    assert (account.played_by_clock, account.clock_at) == ((1,), (0,))
    assert account.begun == (0, 1)
    answered = [one for message in await harness.private_messages(match_id, user(1)) for one in message.orders_followed]
    assert [(one.kind, one.by_clock) for one in answered] == [("sheet", True)], "he learns what was done for him"
    table = await harness.matches.tables.get(match_id)
    assert [one.misses for one in table.members] == [0, 1]
    told = [(one.seat, one.source) for one in await harness.matches.history.read(match_id)]
    # Nobody else has a pearl, so the captain has no choice, and his turn needs nobody.
    assert told == [(None, "start"), (0, "player"), (1, "clock"), (0, "player")]
    await harness.matches.history.verify(match_id)


async def test_run_due_tells_when_the_next_thing_is_due(harness: MatchesHarness) -> None:
    assert await harness.matches.time.run_due() is None
    begun = int(harness.clock.now())
    await harness.begin(2)
    assert await harness.matches.time.run_due() == begun + DAY * 3 // 4


async def test_what_becomes_due_while_the_timers_are_read_is_not_overlooked(harness: MatchesHarness) -> None:
    class Hasty(ManualClock):
        """A clock that goes on by a day each time that it is read."""

        def now(self) -> float:
            self._now += DAY
            return self._now - DAY

    await harness.begin(2)
    begun = harness.clock.now()
    harness.matches.keeper._clock = Hasty(begun)
    assert await harness.matches.time.run_due() == begun + DAY * 3 // 4


def test_one_reminder_goes_to_each_who_has_not_answered_at_three_quarters_of_his_time() -> None:
    match = MatchInHand(3)
    match.act(0, "sheet-1-0", A2)
    match.hush()
    match.pass_time(DAY * 3 // 4 - 1)
    assert match.reminders() == []
    match.pass_time(1)
    assert [(one.seat, one.asked.decision) for one in match.reminders()] == [(1, "sheet-1-1"), (2, "sheet-1-2")]
    assert match.reminders()[0].asked.due == match.now + DAY // 4
    assert {one.user_id for one in match.said} == {user(1), user(2)}
    match.pass_time(HOUR)
    assert len(match.reminders()) == 2


def test_nobody_is_reminded_after_the_fact() -> None:
    """The clock has jumped over the reminder and the deadline alike."""
    match = MatchInHand(2)
    match.act(0, "sheet-1-0", A2)
    match.hush()
    match.pass_time(DAY)
    assert [account.played_by_clock for account in match.accounts()] == [(1,)]
    assert match.reminders() == []


def test_a_table_without_a_deadline_never_plays_for_anybody() -> None:
    match = MatchInHand(2, deadline=None)
    assert match.due(0) is None
    match.hush()
    match.pass_time(29 * DAY)
    assert match.said == []
    assert match.table.actions == 0


def test_a_match_in_which_nobody_acts_for_thirty_days_is_abandoned() -> None:
    match = MatchInHand(2, deadline=None)
    match.pass_time(29 * DAY)
    match.act(0, "sheet-1-0", A2)
    match.pass_time(29 * DAY)
    assert match.match.row.status == "running"
    match.hush()
    match.pass_time(DAY)
    assert match.table.status == "abandoned"
    assert match.table.seed is not None
    (last,) = match.accounts()
    assert last.over
    assert match.heard_by(None) == [Notice(key="notice-abandoned"), last], "the last board has the last word"


@pytest.mark.parametrize("down", [40 * DAY, -40 * DAY])
async def test_no_absence_makes_the_last_action_longer_ago(harness: MatchesHarness, down: int) -> None:
    match_id = await harness.begin(2, deadline=None)
    await harness.pass_time(20 * DAY)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.pass_time(DAY)
    await harness.restart(after=down)
    await harness.pass_time(28 * DAY)
    assert (await harness.matches.tables.get(match_id)).status == "running"
    await harness.pass_time(DAY)
    assert (await harness.matches.tables.get(match_id)).status == "abandoned"


def test_missed_turns_count_in_a_row_and_an_own_action_ends_the_row() -> None:
    match = MatchInHand(2, rounds="3")
    match.act(0, "sheet-1-0", A2)
    match.pass_time(DAY)
    assert match.misses()[1] == 1
    match.act(1, "sheet-2-1", B2)
    assert match.misses()[1] == 0


def test_time_over_where_nobody_has_to_answer_is_a_pass_and_no_missed_turn() -> None:
    match = MatchInHand(2)
    to_the_turn(match)
    match.act(0, "turn-1", Raid(1))
    match.hush()
    match.pass_time(DAY // 2)
    assert match.misses()[1] == 0
    assert all(account.played_by_clock == () for account in match.accounts())


def test_three_missed_turns_in_a_row_make_a_player_absent_and_the_channel_hears_what_helps() -> None:
    match = MatchInHand(3, rounds="3")
    for number in (1, 2, 3):
        match.act(0, f"sheet-{number}-0", A2)
        match.act(1, f"sheet-{number}-1", B2)
        match.pass_time(DAY)
        assert [one.absent for one in match.table.members] == [False, False, number == 3]
        for decision in match.match.open_decisions():
            if decision.kind == "turn" and decision.seat != 2:
                match.act(decision.seat, decision.id, Rest())
    assert match.notices() == ["notice-absent"]


def test_three_rounds_in_which_the_clock_plays_for_all_end_a_match_as_abandoned() -> None:
    match = MatchInHand(3, Verraeter())
    seen = []
    while match.table.status == "running":
        match.pass_time(DAY)
        seen.append(match.misses())
    assert match.table.status == "abandoned"
    assert min(seen[-1]) == 3
    assert min(seen[-2]) == 2
    last = match.accounts()[-1]
    assert (last.over, last.waiting, last.begun) == (True, (), ())
    assert match.notices()[-1] == "notice-abandoned"


def test_a_missed_turn_of_several_steps_is_told_at_once() -> None:
    match = MatchInHand(2, MachtOhnmacht())
    for _ in range(3):
        match.hush()
        match.pass_time(DAY)
        (account,) = match.accounts()
        assert account.waiting[0].seats != account.played_by_clock, "the turn is over"


def test_the_deadline_of_the_next_question_begins_when_it_is_asked() -> None:
    match = MatchInHand(2)
    match.pass_time(5 * HOUR)
    to_the_turn(match)
    assert match.due(0) == match.now + DAY


# The bot's own absence


async def test_a_reminder_keeps_its_distance_from_its_deadline_over_an_absence(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, deadline=DAY)
    await harness.clock.advance(17 * HOUR)
    await harness.restart(after=DAY)
    await harness.hush()
    await harness.pass_time(2 * HOUR - 1)
    assert await harness.reminders(match_id) == []
    await harness.pass_time(1)
    assert len(await harness.reminders(match_id)) == 2
    assert await due(harness, match_id, 0) == int(harness.clock.now()) + 6 * HOUR


async def test_an_absence_is_made_up_for_once_even_if_the_first_start_after_it_fails(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    before = await due(harness, match_id, 0)
    await harness.store.close()
    await harness.clock.leap(10 * DAY)
    await harness.open()
    # This start ends before anybody is given time back.
    await harness.restart()
    assert await due(harness, match_id, 0) == (before or 0) + 10 * DAY
    await harness.restart()
    assert await due(harness, match_id, 0) == (before or 0) + 10 * DAY


async def test_a_process_that_is_stopped_while_it_fires_timers_fires_no_more(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await harness.begin(2)
    await harness.clock.advance(HOUR)
    second = await harness.begin(2, channel=7)
    fire = harness.matches.time._fire

    async def stopped_after(timer: TimerRow) -> None:
        await fire(timer)
        if timer.match_id == first and timer.kind == "deadline":
            await harness.clock.leap(30 * HOUR)

    monkeypatch.setattr(harness.matches.time, "_fire", stopped_after)
    await harness.pass_time(DAY - HOUR)
    assert (await harness.matches.tables.get(first)).actions > 0
    assert (await harness.matches.tables.get(second)).actions == 0


@pytest.mark.parametrize("years", [-10, -1, 1, 10])
async def test_a_clock_that_is_set_leaves_everybody_the_time_that_he_had(harness: MatchesHarness, years: int) -> None:
    match_id = await harness.begin(2)
    set_by = years * 365 * DAY
    before = await due(harness, match_id, 0)
    await harness.clock.advance(HOUR)
    await harness.clock.leap(set_by)
    await harness.matches.time.run_due()
    assert await due(harness, match_id, 0) == (before or 0) + set_by
    assert (await harness.store.outbox.lanes(harness.clock.now())).due, "what was said before is said at once"
    await harness.clock.leap(-set_by)
    await harness.matches.time.run_due()
    assert await due(harness, match_id, 0) == before
    assert (await harness.store.outbox.lanes(harness.clock.now())).due
    assert (await harness.matches.tables.get(match_id)).actions == 0


async def test_what_was_tried_is_as_old_as_before_when_the_clock_is_set_back(harness: MatchesHarness) -> None:
    """Or it would be posted again under a nonce that the platform has forgotten."""
    await harness.begin(2)
    (lane, *_) = (await harness.store.outbox.lanes(harness.clock.now())).due
    (row, *_) = await head(harness.store, lane, harness.clock.now())
    await harness.store.claims.take([lane])
    assert await harness.store.outbox.begin(row)
    await harness.clock.advance(600)
    await harness.clock.leap(-DAY)
    await harness.matches.time.back_from_absence()
    (row, *_) = await head(harness.store, lane, harness.clock.now())
    assert harness.clock.now() - (row.first_try_at or 0) == 600


@pytest.mark.sampled(1)
@pytest.mark.parametrize("seed", range(2))
async def test_whatever_happens_to_the_bot_and_its_clock_everybody_keeps_his_time(
    harness: MatchesHarness, seed: int
) -> None:
    """It sleeps, is cut off, stopped and started, and its time is set, in any order: only time with it there counts."""
    chance = random.Random(seed)
    match_id = await harness.begin(2, deadline=7 * DAY)
    left = 7 * DAY
    for _ in range(60):
        seconds = chance.randrange(60, 40 * DAY)
        match chance.choice(("pass", "pass", "sleep", "set back", "cut", "return", "restart", "restart in the past")):
            case "pass" if harness.store.presence.reachable:
                seconds = chance.randrange(1, HOUR)
                await harness.clock.advance(seconds)
                left -= seconds
            case "pass":
                await harness.clock.leap(seconds)
            case "sleep":
                await harness.clock.leap(seconds)
            case "set back":
                await harness.clock.leap(-seconds)
            case "cut":
                harness.store.presence.cut_off()
            case "return":
                harness.store.presence.come_back()
            case "restart":
                await harness.restart(after=seconds)
            case _:
                await harness.restart(after=-seconds)
        if harness.store.presence.reachable:
            await harness.matches.time.run_due()
            assert await due(harness, match_id, 0) == int(harness.clock.now()) + left
    assert (await harness.matches.tables.get(match_id)).actions == 0


# Extensions


def test_a_player_prolongs_his_deadline_as_often_as_the_game_allows() -> None:
    match = MatchInHand(2)
    begun = match.now
    match.act(1, "sheet-1-1", B2)
    assert cannot_prolong(match, 1) == "refused-nothing-to-extend"
    for used in range(match.game.extensions):
        assert match.extend(0) == begun + (used + 2) * DAY
    assert cannot_prolong(match, 0) == "refused-extensions-used"
    prolonged = begun + (match.game.extensions + 1) * DAY
    assert (match.due(0), match.due(1)) == (prolonged, begun + DAY)
    assert "notice-extended" in match.notices()
    match.hush()
    match.pass_time(DAY)
    assert match.accounts() == []
    match.pass_time(prolonged - 1 - match.now)
    assert len(match.reminders()) == 1
    match.pass_time(1)
    assert [one.played_by_clock for one in match.accounts()] == [(0,)]


def test_a_game_without_extensions_and_a_table_without_deadlines_refuse_them() -> None:
    assert cannot_prolong(MatchInHand(3, Verraeter()), 0) == "refused-no-extensions"
    assert cannot_prolong(MatchInHand(2, deadline=None), 0) == "refused-no-deadline"


def cannot_prolong(match: MatchInHand, seat: int) -> str:
    with pytest.raises(Refused) as caught:
        match.extend(seat)
    return caught.value.problems[0].key


def test_an_interrupt_is_asked_with_the_deadline_of_an_answer() -> None:
    match = MatchInHand(2)
    to_the_turn(match)
    match.act(0, "turn-1", Raid(1))
    assert match.due(1) == match.now + DAY // 2
    account = match.accounts()[-1]
    assert (account.waiting[0].kind, account.begun) == ("serpent", (1,))
    match.act(1, "serpent-1", Bite())
