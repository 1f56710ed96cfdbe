"""A match whose channel cannot be written in waits, and goes on with the time that was left."""

import msgspec
import pytest

from bot.matches.value.schedule import GRACE, IDLE_LIFE, LONGEST_PAUSE, TimerKind
from bot.store.kept import timers
from bot.store.outgoing import Account, Notice
from tests.matches.harness import CHANNEL, DAY, GUILD, HOUR, MatchesHarness, head, person, place, user
from tests.matches.test_deadlines import due
from tests.matches.test_lobby import refused
from tests.probe.state import Order, Sheet

A2 = Sheet((Order("A", 2),))
NO_RIGHT = "permission-missing-send"


async def told_to_people(harness: MatchesHarness, match_id: int) -> list[tuple[int, str]]:
    said = await harness.said(match_id)
    return [
        (one.user_id, one.payload.key) for one in said if one.user_id is not None and isinstance(one.payload, Notice)
    ]


async def status(harness: MatchesHarness, match_id: int) -> str:
    return (await harness.matches.tables.get(match_id)).status


async def test_a_deadline_rests_where_nothing_can_be_posted_and_the_host_is_told_once(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.hush()
    harness.obstacle = NO_RIGHT
    await harness.pass_time(3 * DAY)
    await harness.pass_time(DAY)
    assert await harness.accounts(match_id) == []
    assert await harness.reminders(match_id) == []
    assert await told_to_people(harness, match_id) == [(user(0), NO_RIGHT)]
    assert await refused(harness.act(match_id, 0, "sheet-1-0", A2)) == "refused-paused"
    assert [one.misses for one in (await harness.matches.tables.get(match_id)).members] == [0, 0]


async def test_nobody_is_told_where_nobody_can_help(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.hush()
    await harness.matches.waiting.pause(match_id)
    assert await harness.said(match_id) == []
    assert await due(harness, match_id) is None


async def test_it_goes_on_within_the_hour_with_the_time_that_was_left(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.clock.advance(HOUR)
    await harness.hush()
    harness.obstacle = NO_RIGHT
    await harness.matches.waiting.pause(match_id, NO_RIGHT)
    await harness.matches.waiting.pause(match_id, NO_RIGHT)
    await harness.pass_time(3 * DAY)
    await harness.hush()
    harness.obstacle = None
    await harness.pass_time(HOUR)
    assert await due(harness, match_id) == int(harness.clock.now()) + DAY - HOUR
    assert await harness.notices(match_id) == ["notice-resumed"]
    await harness.act(match_id, 0, "sheet-1-0", A2)
    async with harness.store.reading() as tx:
        assert TimerKind.PAUSE not in {one.kind for one in await timers.of_match(tx, match_id)}


@pytest.mark.parametrize(("deadline", "grace"), [(HOUR, 300), (6 * HOUR, 1800), (DAY, GRACE), (7 * DAY, GRACE)])
async def test_the_grace_after_a_wait_fits_the_pace_of_the_table(
    harness: MatchesHarness, deadline: int, grace: int
) -> None:
    match_id = await harness.begin(2, deadline=deadline)
    await harness.clock.advance(deadline - 60)
    await harness.matches.time.run_due()
    await harness.hush()
    await harness.matches.waiting.pause(match_id)
    await harness.clock.advance(60)
    await harness.matches.waiting.resume(match_id)
    await harness.matches.waiting.resume(match_id)
    assert await due(harness, match_id) == int(harness.clock.now()) + grace
    assert await harness.notices(match_id) == [], "nobody has noticed"
    await harness.clock.advance(grace - 60)
    await harness.hush()
    await harness.restart(after=DAY)
    assert await due(harness, match_id) == int(harness.clock.now()) + grace
    await harness.pass_time(grace - 1)
    assert await harness.said(match_id) == []
    await harness.pass_time(1)
    assert (await harness.matches.tables.get(match_id)).actions > 0


async def test_what_is_still_to_be_said_in_the_channel_comes_first(harness: MatchesHarness) -> None:
    """The platform may refuse what nothing seemed to be in the way of: whoever posts says when the match goes on."""
    match_id = await harness.begin(2)
    rows = await head(harness.store, f"c{CHANNEL}", harness.clock.now())
    later = harness.clock.now() + HOUR
    await harness.store.outbox.retry([row.id for row in rows], later)
    await harness.matches.waiting.pause(match_id, NO_RIGHT)
    await harness.clock.advance(60)
    await harness.matches.waiting.look_again(GUILD)
    assert await due(harness, match_id) is None
    assert await head(harness.store, f"c{CHANNEL}", harness.clock.now()) != (), "it is tried at once"
    await harness.hush()
    await harness.matches.waiting.look_again(GUILD + 1)
    assert await due(harness, match_id) is None
    await harness.matches.waiting.look_again(GUILD)
    assert await due(harness, match_id) is not None


async def test_time_rests_from_the_moment_at_which_a_right_is_taken_away(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.clock.advance(HOUR)
    await harness.hush()
    harness.obstacle = NO_RIGHT
    await harness.matches.waiting.look_again(GUILD)
    await harness.matches.waiting.look_again(GUILD)
    assert await told_to_people(harness, match_id) == [(user(0), NO_RIGHT)]
    await harness.clock.advance(DAY - 2 * HOUR)
    harness.obstacle = None
    await harness.matches.waiting.look_again(GUILD)
    assert await due(harness, match_id) == int(harness.clock.now()) + DAY - HOUR


async def test_what_can_be_posted_in_spite_of_what_is_missing_lets_no_match_go_on(harness: MatchesHarness) -> None:
    """Sentences need no right to attach files, boards do."""
    match_id = await harness.begin(2)
    await harness.hush()
    harness.obstacle = NO_RIGHT
    await harness.matches.waiting.pause(match_id, NO_RIGHT)
    await harness.matches.waiting.resume(match_id)
    assert await due(harness, match_id) is None
    harness.obstacle = None
    await harness.matches.waiting.resume(match_id)
    assert await due(harness, match_id) is not None


async def test_whoever_wants_to_leave_need_not_wait_and_the_others_hear_of_it(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.hush()
    await harness.matches.waiting.pause(match_id)
    table = await harness.matches.ending.resign(match_id, user(0))
    assert table.status == "finished"
    assert await told_to_people(harness, match_id) == [(user(1), "notice-resigned")]
    assert [one.over for one in await harness.accounts(match_id)] == [True], "the channel hears of it when it can"
    await harness.matches.people.forget(user(0))


async def test_what_is_newly_asked_because_somebody_leaves_waits_too(harness: MatchesHarness) -> None:
    match_id = await harness.begin(3)
    for seat in (0, 1):
        await harness.act(match_id, seat, f"sheet-1-{seat}", A2)
    await harness.hush()
    harness.obstacle = NO_RIGHT
    await harness.matches.waiting.pause(match_id, NO_RIGHT)
    before = await harness.open_decisions(match_id)
    await harness.matches.ending.resign(match_id, user(2))
    asked = [one for one in await harness.open_decisions(match_id) if one not in before]
    assert asked
    for _ in range(3):
        await harness.pass_time(2 * DAY)
    assert await status(harness, match_id) == "running"
    assert await due(harness, match_id, asked[0].seat) is None
    assert {one.misses for one in (await harness.matches.tables.get(match_id)).members} == {0}
    harness.obstacle = None
    await harness.hush()
    await harness.pass_time(HOUR)
    later = await due(harness, match_id, asked[0].seat)
    assert later is not None
    assert later >= harness.clock.now() + GRACE


async def test_all_can_agree_to_end_it_while_it_waits_and_hear_of_it(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.hush()
    await harness.matches.waiting.pause(match_id)
    assert (await harness.matches.ending.agree_to_end(match_id, user(0))).status == "running"
    assert (await harness.matches.ending.agree_to_end(match_id, user(1))).status == "agreed"
    told = await told_to_people(harness, match_id)
    assert told == [(user(seat), key) for key in ("notice-agrees", "notice-agreed") for seat in (0, 1)]


async def test_who_hears_nothing_in_the_channel_is_told_that_it_was_stopped(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.hush()
    await harness.matches.waiting.pause(match_id)
    await harness.matches.ending.abort(match_id, person(9))
    assert await told_to_people(harness, match_id) == [(user(seat), "notice-aborted") for seat in (0, 1)]


async def test_after_seven_days_it_ends_as_abandoned_and_the_players_are_told(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.hush()
    harness.obstacle = NO_RIGHT
    await harness.pass_time(DAY)
    paused_at = harness.clock.now()
    for _ in range(7):
        await harness.pass_time(23 * HOUR)
    assert await status(harness, match_id) == "running"
    await harness.hush()
    await harness.pass_time(paused_at + LONGEST_PAUSE - harness.clock.now())
    assert await status(harness, match_id) == "abandoned"
    assert await told_to_people(harness, match_id) == [(user(seat), "notice-channel-silent") for seat in (0, 1)]
    assert [one for one in await harness.said(match_id) if one.user_id is None] == []
    assert (await harness.lobby(2)).status == "lobby", "the channel is free"


async def test_a_restart_forgets_nothing_of_a_match_that_waits(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.hush()
    harness.obstacle = NO_RIGHT
    await harness.pass_time(DAY)
    await harness.restart(after=400 * DAY)
    await harness.pass_time(DAY)
    assert await status(harness, match_id) == "running", "what the bot has not seen does not count"
    assert await told_to_people(harness, match_id) == [(user(0), NO_RIGHT)]
    harness.obstacle = None
    await harness.pass_time(HOUR)
    assert await due(harness, match_id) is not None


async def test_a_timer_that_is_put_off_again_and_again_sets_no_match_aside(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, deadline=None)
    for _ in range(5):
        await harness.pass_time(25 * DAY)
        await harness.act(match_id, 0, "sheet-1-0", A2)
    assert await status(harness, match_id) == "running"


async def test_a_match_that_has_waited_is_not_abandoned_sooner_for_it(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, deadline=None)
    await harness.pass_time(3 * DAY)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.hush()
    harness.obstacle = NO_RIGHT
    await harness.matches.waiting.pause(match_id, NO_RIGHT)
    await harness.clock.advance(6 * DAY)
    harness.obstacle = None
    await harness.matches.waiting.resume(match_id)
    await harness.pass_time(IDLE_LIFE - DAY)
    assert await status(harness, match_id) == "running"
    await harness.pass_time(DAY)
    assert await status(harness, match_id) == "abandoned"


# A channel that is gone


async def test_a_match_whose_channel_is_gone_goes_on_where_a_player_says(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.hush()
    before = await due(harness, match_id, 1)
    assert before is not None
    for _ in range(2):
        await harness.matches.ending.place_gone(match_id)
        await harness.matches.waiting.look_again(GUILD)
    assert await told_to_people(harness, match_id) == [(user(seat), "notice-place-lost") for seat in (0, 1)]
    assert await refused(harness.act(match_id, 1, "sheet-1-1", A2)) == "refused-paused"
    await harness.hush()
    await harness.pass_time(3 * DAY)
    assert await harness.said(match_id) == []
    taken = await harness.lobby(2, channel=CHANNEL + 1)
    go_on_at = harness.matches.waiting.go_on_at
    for somebody, where, why in (
        (user(5), place(CHANNEL + 2), "refused-not-a-player"),
        (user(0), place(taken.place.channel_id), "refused-channel-has-lobby"),
        (user(0), msgspec.structs.replace(place(), guild_id=GUILD + 1), "refused-other-server"),
    ):
        assert await refused(go_on_at(match_id, somebody, where)) == why
    await harness.hush()
    table = await go_on_at(match_id, user(0), place(CHANNEL + 2))
    assert not table.paused
    assert await harness.matches.tables.in_channel(CHANNEL + 2) == table
    assert [(one.user_id, type(one.payload)) for one in await harness.said(match_id)] == [
        (None, Notice),
        (None, Account),
        (user(1), Notice),
    ]
    (board,) = await harness.accounts(match_id)
    assert board.begun == (1,)
    assert (board.waiting[0].seats, board.waiting[0].answered) == ((1,), (0,))
    assert board.waiting[0].due == await due(harness, match_id, 1)
    assert before + 3 * DAY <= (board.waiting[0].due or 0) <= before + 3 * DAY + GRACE
    assert await refused(go_on_at(match_id, user(1), place(CHANNEL + 3))) == "refused-has-place"
    await harness.act(match_id, 1, "sheet-1-1", A2)
    await harness.matches.history.verify(match_id)
    await harness.hush()
    await harness.matches.ending.place_gone(match_id)
    assert len(await told_to_people(harness, match_id)) == 2, "it is another loss"


async def test_a_match_that_rests_can_lose_its_channel_too_and_ends_after_seven_days(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    for seat in (0, 1):
        await harness.matches.waiting.agree_to_rest(match_id, user(seat), 7 * DAY)
    await harness.pass_time(6 * DAY)
    await harness.matches.ending.place_gone(match_id)
    await harness.pass_time(LONGEST_PAUSE - 2 * HOUR)
    assert await status(harness, match_id) == "running"
    await harness.pass_time(2 * HOUR)
    assert await status(harness, match_id) == "abandoned"
