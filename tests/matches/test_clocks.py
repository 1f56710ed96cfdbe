"""A turn of many steps has one time: a seat's decisions with the same clock share it."""

from __future__ import annotations

import msgspec
import pytest

from bot.games.contract import Decision
from tests.matches.harness import DAY, HOUR, MatchesHarness, user
from tests.probe import Probe
from tests.probe.state import Anchor, Order, Rest, Sheet, State

A2 = Sheet((Order("A", 2),))


class Rounds(Probe):
    """Probe in which a seat's sheet and its turn as captain are steps of one round."""

    def waiting_on(self, state: State) -> tuple[Decision, ...]:
        asked = super().waiting_on(state)
        return tuple(
            msgspec.structs.replace(one, clock=f"round-{state.round}") if one.kind in ("sheet", "turn") else one
            for one in asked
        )


@pytest.fixture
def rounds(harness: MatchesHarness) -> MatchesHarness:
    harness.offer(Rounds())
    return harness


async def dues(harness: MatchesHarness, match_id: int, seat: int) -> dict[str, int | None]:
    look = await harness.matches.play.look(match_id, seat=seat)
    return {decision.id: due for decision, due in look.decisions}


async def bring_up_pearls(harness: MatchesHarness, match_id: int) -> None:
    """Let seat 1 have something to raid, so that the captain has a choice; the captain's sheet is the last."""
    await harness.act(match_id, 1, "sheet-1-1", A2)
    await harness.act(match_id, 0, "sheet-1-0", Sheet())


async def test_the_next_step_of_a_turn_has_the_time_that_is_left(rounds: MatchesHarness) -> None:
    match_id = await rounds.begin(2)
    begun = int(rounds.clock.now())
    await rounds.clock.advance(5 * HOUR)
    await bring_up_pearls(rounds, match_id)
    assert await dues(rounds, match_id, 0) == {"turn-1": begun + DAY}


async def test_a_step_has_an_hour_at_least(rounds: MatchesHarness) -> None:
    match_id = await rounds.begin(2)
    await rounds.clock.advance(DAY - 60)
    await bring_up_pearls(rounds, match_id)
    assert await dues(rounds, match_id, 0) == {"turn-1": int(rounds.clock.now()) + HOUR}
    await rounds.pass_time(HOUR)
    assert "turn-1" not in await dues(rounds, match_id, 0)


async def test_after_a_step_that_the_clock_has_made_the_next_has_an_hour_too(rounds: MatchesHarness) -> None:
    match_id = await rounds.begin(2)
    await rounds.act(match_id, 1, "sheet-1-1", A2)
    await rounds.pass_time(DAY)
    assert await dues(rounds, match_id, 0) == {"turn-1": int(rounds.clock.now()) + HOUR}


async def test_a_turn_is_reminded_of_once(rounds: MatchesHarness) -> None:
    match_id = await rounds.begin(2)
    await rounds.pass_time(DAY * 3 // 4)
    await bring_up_pearls(rounds, match_id)
    await rounds.hush()
    await rounds.pass_time(DAY // 4 - 1)
    assert await rounds.reminders(match_id) == []


async def test_another_clock_gives_the_whole_time(rounds: MatchesHarness) -> None:
    """The next round is one, and so is everybody else's."""
    match_id = await rounds.begin(2, rounds="2")
    await rounds.clock.advance(5 * HOUR)
    await bring_up_pearls(rounds, match_id)
    await rounds.clock.advance(HOUR)
    await rounds.act(match_id, 0, "turn-1", Rest())
    now = int(rounds.clock.now())
    for seat in (0, 1):
        assert await dues(rounds, match_id, seat) == {f"sheet-2-{seat}": now + DAY}


async def test_what_is_asked_at_once_with_one_clock_is_prolonged_together(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, anchor="true")
    later = int(harness.clock.now()) + 2 * DAY
    assert await harness.matches.play.extend(match_id, user(0)) == later
    assert await dues(harness, match_id, 0) == {"sheet-1-0": later, "anchor-1-0": later}
    assert (await dues(harness, match_id, 1))["sheet-1-1"] == later - DAY


async def test_two_decisions_of_one_seat_are_answered_in_any_order(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, anchor="true")
    desk = await harness.matches.play.desk(match_id, user(0))
    assert desk.decision.kind == "sheet"
    await harness.act(match_id, 0, "anchor-1-0", Anchor("A"))
    assert (await harness.matches.play.desk(match_id, user(0))).decision.kind == "sheet"
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.matches.play.reopen(match_id, user(0), "anchor-1-0", harness.interaction())
    desk = await harness.matches.play.desk(match_id, user(0))
    assert (desk.decision.kind, desk.sealed) == ("anchor", None)
    await harness.act(match_id, 1, "sheet-1-1", Sheet((Order("B", 2),)))
    assert {one.kind for one in await harness.open_decisions(match_id)} == {"sheet", "anchor"}
    await harness.pass_time(DAY)
    look = await harness.matches.play.look(match_id)
    assert (look.view.phase, look.view.anchored) == ("raid", None)
    assert [one.misses for one in look.table.members] == [0, 0], "to anchor nowhere is no missed move"
    await harness.matches.history.verify(match_id)
