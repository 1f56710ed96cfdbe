"""A turn of many steps has one time: a seat's decisions with the same clock share it."""

import msgspec
import pytest

from bot.games.contract import Decision
from tests.matches.harness import DAY, HOUR, MatchesHarness, user
from tests.matches.in_hand import MatchInHand
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
def rounds() -> MatchInHand:
    return MatchInHand(2, Rounds(), rounds="2")


def bring_up_pearls(match: MatchInHand) -> None:
    """Let seat 1 have something to raid, so that the captain has a choice; the captain's sheet is the last."""
    match.act(1, "sheet-1-1", A2)
    match.act(0, "sheet-1-0", Sheet())


def test_the_next_step_of_a_turn_has_the_time_that_is_left(rounds: MatchInHand) -> None:
    begun = rounds.now
    rounds.pass_time(5 * HOUR)
    bring_up_pearls(rounds)
    assert rounds.dues(0) == {"turn-1": begun + DAY}


def test_a_step_has_an_hour_at_least(rounds: MatchInHand) -> None:
    rounds.pass_time(DAY - 60)
    bring_up_pearls(rounds)
    assert rounds.dues(0) == {"turn-1": rounds.now + HOUR}
    rounds.pass_time(HOUR)
    assert "turn-1" not in rounds.dues(0)


def test_after_a_step_that_the_clock_has_made_the_next_has_an_hour_too(rounds: MatchInHand) -> None:
    rounds.act(1, "sheet-1-1", A2)
    rounds.pass_time(DAY)
    assert rounds.dues(0) == {"turn-1": rounds.now + HOUR}


def test_a_turn_is_reminded_of_once(rounds: MatchInHand) -> None:
    rounds.pass_time(DAY * 3 // 4)
    bring_up_pearls(rounds)
    rounds.hush()
    rounds.pass_time(DAY // 4 - 1)
    assert rounds.reminders() == []


def test_another_clock_gives_the_whole_time(rounds: MatchInHand) -> None:
    """The next round is one, and so is everybody else's."""
    rounds.pass_time(5 * HOUR)
    bring_up_pearls(rounds)
    rounds.pass_time(HOUR)
    rounds.act(0, "turn-1", Rest())
    for seat in (0, 1):
        assert rounds.dues(seat) == {f"sheet-2-{seat}": rounds.now + DAY}


def test_what_is_asked_at_once_with_one_clock_is_prolonged_together() -> None:
    match = MatchInHand(2, anchor="true")
    later = match.now + 2 * DAY
    assert match.extend(0) == later
    assert match.dues(0) == {"sheet-1-0": later, "anchor-1-0": later}
    assert match.dues(1)["sheet-1-1"] == later - DAY


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
