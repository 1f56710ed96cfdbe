"""Pauses that the players of a match have agreed on."""

from tests.matches.harness import DAY, GUILD, HOUR, MatchesHarness, user
from tests.matches.test_lobby import refused
from tests.probe.state import Order, Sheet

A2 = Sheet((Order("A", 2),))


async def resting(harness: MatchesHarness, seconds: int = 3 * DAY) -> int:
    match_id = await harness.begin(2)
    await harness.pass_time(HOUR)
    await harness.matches.waiting.agree_to_rest(match_id, user(0), seconds)
    assert (await harness.matches.waiting.agree_to_rest(match_id, user(1), seconds)).rests_until is not None
    return match_id


async def due(harness: MatchesHarness, match_id: int) -> int:
    """Tell in how many seconds the first question is due."""
    look = await harness.matches.play.look(match_id, seat=0)
    (_, moment), *_ = look.decisions
    assert moment is not None
    return moment - harness.matches.now()


async def test_a_match_rests_once_all_want_the_same_length(harness: MatchesHarness) -> None:
    match_id = await harness.begin(3)
    for seat, seconds in ((0, DAY), (1, 3 * DAY), (2, DAY)):
        assert (await harness.matches.waiting.agree_to_rest(match_id, user(seat), seconds)).rests_until is None
    await harness.matches.waiting.agree_to_rest(match_id, user(1), DAY)
    assert (await harness.matches.tables.get(match_id)).rests_until == harness.matches.now() + DAY
    assert (await harness.notices(match_id))[-1] == "notice-rests"


async def test_while_it_rests_no_time_runs_and_nothing_is_answered(harness: MatchesHarness) -> None:
    match_id = await resting(harness)
    assert await refused(harness.act(match_id, 0, "sheet-1-0", A2)) == "refused-rests"
    await harness.pass_time(2 * DAY)
    assert (await harness.matches.tables.get(match_id)).rests_until is not None
    assert [one.misses for one in (await harness.matches.tables.get(match_id)).members] == [0, 0]
    assert not await harness.reminders(match_id)


async def test_it_ends_by_itself_with_the_time_that_was_left(harness: MatchesHarness) -> None:
    match_id = await resting(harness)
    await harness.pass_time(3 * DAY)
    assert (await harness.matches.tables.get(match_id)).rests_until is None
    assert await due(harness, match_id) == 23 * HOUR
    await harness.act(match_id, 0, "sheet-1-0", A2)


async def test_a_server_bounds_how_often_and_how_long_a_match_rests(harness: MatchesHarness) -> None:
    await harness.matches.people.set_guild_limit(GUILD, "pauses", 1)
    await harness.matches.people.set_guild_limit(GUILD, "pause_days", 3)
    match_id = await harness.begin(2)
    agree = harness.matches.waiting.agree_to_rest
    assert await refused(agree(match_id, user(0), 7 * DAY)) == "refused-rest-days"
    for seat in (0, 1):
        await agree(match_id, user(seat), 3 * DAY)
    await harness.matches.waiting.end_rest(match_id, user(0))
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.act(match_id, 1, "sheet-1-1", A2)
    assert await refused(agree(match_id, user(0), DAY)) == "refused-rest-often"


async def test_anybody_who_plays_ends_it_earlier(harness: MatchesHarness) -> None:
    match_id = await resting(harness)
    assert await refused(harness.matches.waiting.end_rest(match_id, user(7))) == "refused-not-a-player"
    await harness.matches.waiting.end_rest(match_id, user(1))
    assert (await harness.notices(match_id))[-1] == "notice-rest-ended"
    assert await due(harness, match_id) == 23 * HOUR
    assert (await harness.matches.waiting.end_rest(match_id, user(1))).rests_until is None


async def test_a_post_in_the_channel_does_not_end_a_rest_nor_does_a_look_at_its_rights(harness: MatchesHarness) -> None:
    match_id = await resting(harness)
    await harness.matches.waiting.resume(match_id)
    await harness.matches.waiting.look_again(900)
    assert (await harness.matches.tables.get(match_id)).rests_until is not None


async def test_agreement_to_an_earlier_rest_does_not_count_for_the_next_one(harness: MatchesHarness) -> None:
    match_id = await resting(harness, DAY)
    await harness.matches.waiting.end_rest(match_id, user(0))
    await harness.act(match_id, 0, "sheet-1-0", A2)
    assert (await harness.matches.waiting.agree_to_rest(match_id, user(0), DAY)).rests_until is None


async def test_a_match_rests_again_only_once_something_was_played(harness: MatchesHarness) -> None:
    match_id = await resting(harness, DAY)
    await harness.pass_time(DAY)
    assert await refused(harness.matches.waiting.agree_to_rest(match_id, user(0), DAY)) == "refused-rest-again"


async def test_lengths_are_of_days_and_at_an_evening_table_of_minutes(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    assert await refused(harness.matches.waiting.agree_to_rest(match_id, user(0), 900)) == "refused-rest-length"
    evening = await harness.begin(2, channel=501, first_user=5, deadline=300)
    assert await refused(harness.matches.waiting.agree_to_rest(evening, user(5), DAY)) == "refused-rest-length"
    for seat in (5, 6):
        table = await harness.matches.waiting.agree_to_rest(evening, user(seat), 900)
    assert table.rests_until == harness.matches.now() + 900


async def test_a_match_that_rests_can_be_left_or_ended(harness: MatchesHarness) -> None:
    match_id = await resting(harness)
    assert (await harness.matches.ending.resign(match_id, user(0))).status == "finished"
