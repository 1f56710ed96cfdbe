"""When people are reminded, as they have chosen; nobody else can tell."""

import pytest

from bot.store import KnownPerson
from tests.matches.harness import DAY, HOUR, MatchesHarness, user


@pytest.mark.parametrize(("lead", "hours"), [(None, 6), (3 * HOUR, 3), (HOUR, 1)])
async def test_the_reminder_comes_as_long_before_the_deadline_as_was_chosen(
    harness: MatchesHarness, lead: int | None, hours: int
) -> None:
    await harness.matches.people.set_calls(user(0), KnownPerson(user(0), reminder_lead=lead))
    match_id = await harness.begin(2)
    await harness.pass_time(DAY - hours * HOUR - 60)
    assert 0 not in [one.seat for one in await harness.reminders(match_id)]
    await harness.pass_time(60)
    assert 0 in [one.seat for one in await harness.reminders(match_id)]


async def test_who_wants_none_has_none_and_the_clock_comes_all_the_same(harness: MatchesHarness) -> None:
    await harness.matches.people.set_calls(user(0), KnownPerson(user(0), reminder_lead=0))
    match_id = await harness.begin(2)
    await harness.pass_time(23 * HOUR)
    assert [one.seat for one in await harness.reminders(match_id)] == [1]
    await harness.pass_time(HOUR)
    assert [one.misses for one in (await harness.matches.tables.get(match_id)).members] == [1, 1]


async def test_whom_no_direct_message_reaches_is_reminded_as_everybody_is(harness: MatchesHarness) -> None:
    await harness.matches.people.set_calls(user(0), KnownPerson(user(0), reminder_lead=0, answers_in_channel=True))
    match_id = await harness.begin(2)
    await harness.pass_time(19 * HOUR)
    assert len(await harness.reminders(match_id)) == 2


async def test_new_hours_count_for_what_has_not_rung_yet(harness: MatchesHarness) -> None:
    await harness.matches.people.set_calls(user(0), KnownPerson(user(0), gathers_every=24, gathers_from=0))
    await harness.store.people.ring_later(user(0), harness.matches.now() + DAY)
    await harness.matches.people.set_calls(user(0), KnownPerson(user(0)))
    assert (await harness.store.people.rings(1))[0].rings_at == harness.matches.now()
