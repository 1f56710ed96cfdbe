"""Standing orders: sealed, asked before the player, and never needed to play a match again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.contract import Decision
from bot.games.record import replay
from tests.matches.harness import CHANNEL, DAY, MatchesHarness, person, user
from tests.matches.test_lobby import refused
from tests.probe import Probe
from tests.probe.state import Action, Order, Plan, Sheet, View

EVERY_ROUND = Plan(orders=(Order("B", 3),))
A2 = Sheet((Order("A", 2),))


async def test_a_standing_order_answers_what_is_asked_already_and_what_will_be(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.hush()
    await harness.leave_orders(match_id, 1, EVERY_ROUND)
    assert (await harness.matches.look(match_id, user(1))).view.sheet == EVERY_ROUND.orders
    assert len(await harness.accounts(match_id)) == 1
    assert await harness.orders(match_id, 1) == EVERY_ROUND
    assert await harness.orders(match_id, 0) is None
    done = await harness.act(match_id, 0, "sheet-1-0", A2)
    assert done.look.view.players[1].dived == EVERY_ROUND.orders


async def test_nobody_else_learns_of_a_standing_order(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.leave_orders(match_id, 1, EVERY_ROUND)
    for reader in (None, user(0), user(1)):
        sources = {one.source for one in await harness.matches.history(match_id, reader)}
        assert sources == {"start", "player"}
    for said in await harness.said(match_id):
        if said.user_id != user(1):
            assert b'"B","divers":3' not in said.raw


async def test_a_standing_order_may_be_changed_and_taken_back(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.leave_orders(match_id, 1, EVERY_ROUND)
    await harness.leave_orders(match_id, 1, Plan(nets="never"))
    assert await harness.orders(match_id, 1) == Plan(nets="never")
    await harness.matches.clear(match_id, user(1), "plan-1")
    assert await harness.orders(match_id, 1) is None
    assert await refused(harness.leave_orders(match_id, 1, {"orders": 3})) == "refused-plan-unreadable"
    assert await refused(harness.leave_orders(match_id, 9, EVERY_ROUND)) == "refused-not-a-player"


async def test_a_sheet_by_standing_order_may_still_be_replaced_by_hand(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.leave_orders(match_id, 1, EVERY_ROUND)
    done = await harness.act(match_id, 1, "sheet-1-1", A2)
    assert done.look.view.sheet == A2.orders


async def test_a_match_with_standing_orders_replays_without_them(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.leave_orders(match_id, 0, EVERY_ROUND)
    await harness.leave_orders(match_id, 1, Plan(orders=(Order("A", 1),), nets="always"))
    while (await harness.matches.table(match_id)).status == "running":
        await harness.pass_time(DAY)
    await harness.matches.verify(match_id)
    for seat in (0, 1):
        await harness.matches.open_entry(match_id, user(seat))
    record = await harness.matches.record(match_id)
    *_, last = replay(harness.games["probe"], record)
    assert harness.games["probe"].outcome(last.state) == (await harness.matches.table(match_id)).outcome


class Stubborn(Probe):
    """Probe whose standing orders break down, or order what is not allowed."""

    def __init__(self, wrong: Action | None) -> None:
        self.wrong = wrong
        self.plans = replace(Probe.plans, answer=self._answer)

    def _answer(self, view: View, decision: Decision, plan: Plan) -> Action:
        if self.wrong is None:
            raise KeyError("a secret")
        return self.wrong


@pytest.mark.parametrize("wrong", [None, Sheet((Order("A", 99),))])
async def test_a_standing_order_that_breaks_down_leaves_the_question_to_its_owner(
    harness: MatchesHarness, wrong: Action | None, caplog: pytest.LogCaptureFixture
) -> None:
    harness.offer(Stubborn(wrong))
    match_id = await harness.begin(2, channel=CHANNEL + 1)
    await harness.leave_orders(match_id, 1, EVERY_ROUND)
    assert [one.answered for one in await harness.open_decisions(match_id)] == [False, False]
    assert "a secret" not in caplog.text
    await harness.act(match_id, 1, "sheet-1-1", A2)
    await harness.matches.abort(match_id, person(9))
