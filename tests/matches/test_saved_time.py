"""Time that was left over is saved, and spent before a move is missed."""

from __future__ import annotations

from bot.store import matches
from tests.matches.harness import DAY, HOUR, MatchesHarness, user
from tests.probe.state import Order, Sheet

A1 = Sheet((Order("A", 1),))


async def saved(harness: MatchesHarness, match_id: int) -> list[int]:
    async with harness.store.reading() as tx:
        return [one.saved for one in await matches.members_of(tx, match_id)]


async def round_played_early(harness: MatchesHarness) -> int:
    """Play the first round of two: seat 0 answers after 4 hours, seat 1 after 20."""
    match_id = await harness.begin(2, deadline=DAY)
    await harness.pass_time(4 * HOUR)
    await harness.act(match_id, 0, "sheet-1-0", A1)
    await harness.pass_time(16 * HOUR)
    await harness.act(match_id, 1, "sheet-1-1", A1)
    return match_id


async def test_what_is_left_of_ones_time_is_saved(harness: MatchesHarness) -> None:
    match_id = await round_played_early(harness)
    assert await saved(harness, match_id) == [20 * HOUR, 4 * HOUR]


async def test_an_answer_that_is_replaced_saves_nothing_more(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, deadline=DAY)
    for _ in range(3):
        await harness.act(match_id, 0, "sheet-1-0", A1)
    assert await saved(harness, match_id) == [24 * HOUR, 0]


async def test_to_seal_and_take_back_by_turns_saves_nothing(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, deadline=DAY)
    for _ in range(3):
        await harness.act(match_id, 0, "sheet-1-0", A1)
        await harness.pass_time(HOUR)
        await harness.matches.play.reopen(match_id, user(0), "sheet-1-0", harness.interaction())
        assert await saved(harness, match_id) == [0, 0]
    await harness.act(match_id, 0, "sheet-1-0", A1)
    assert await saved(harness, match_id) == [21 * HOUR, 0]


async def test_no_more_is_saved_than_the_time_for_a_turn(harness: MatchesHarness) -> None:
    match_id = await round_played_early(harness)
    for seat in (0, 1):
        await harness.act(match_id, seat, f"sheet-2-{seat}", A1)
    assert await saved(harness, match_id) == [24 * HOUR, 24 * HOUR]


async def test_saved_time_is_spent_once_before_a_move_is_missed(harness: MatchesHarness) -> None:
    match_id = await round_played_early(harness)
    await harness.act(match_id, 0, "sheet-2-0", A1)
    await harness.hush()
    await harness.pass_time(24 * HOUR)
    assert await harness.notices(match_id) == ["notice-saved-time"]
    assert (await harness.matches.tables.get(match_id)).members[1].misses == 0
    assert (await saved(harness, match_id))[1] == 0
    await harness.pass_time(4 * HOUR)
    assert (await harness.matches.tables.get(match_id)).members[1].misses == 1
    await harness.matches.history.verify(match_id)


async def test_with_nothing_saved_nothing_has_changed(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, deadline=DAY)
    await harness.act(match_id, 0, "sheet-1-0", A1)
    await harness.pass_time(24 * HOUR)
    assert (await harness.matches.tables.get(match_id)).members[1].misses == 1


async def test_without_a_deadline_nothing_is_saved(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, deadline=None)
    await harness.act(match_id, 0, "sheet-1-0", A1)
    assert await saved(harness, match_id) == [0, 0]
