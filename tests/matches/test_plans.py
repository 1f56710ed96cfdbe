"""Standing orders: sealed, asked before the player, and never needed to play a match again."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from bot.games.chance import Chance
from bot.games.codec import from_json
from bot.games.contract import Decision, Step
from bot.games.record import replay
from bot.store.outgoing import OrderFollowed, Outgoing, PrivateMessage
from tests.matches.harness import CHANNEL, DAY, MatchesHarness, person, user
from tests.matches.test_lobby import refused
from tests.matches.test_windows import to_the_window
from tests.probe import Probe
from tests.probe.state import Action, Answer, CardsDrawn, Order, Pass, Plan, ProbeEvent, Rest, Sheet, State, View

EVERY_ROUND = Plan(orders=(Order("B", 3),))
A2 = Sheet((Order("A", 2),))
B3 = Sheet(EVERY_ROUND.orders)


async def test_a_standing_order_answers_what_is_asked_already_and_what_will_be(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.hush()
    await harness.leave_orders(match_id, 1, EVERY_ROUND)
    assert (await harness.matches.play.look(match_id, user(1))).view.sheet == EVERY_ROUND.orders
    assert len(await harness.accounts(match_id)) == 1
    assert await harness.orders(match_id, 1) == EVERY_ROUND
    assert await harness.orders(match_id, 0) is None
    done = await harness.act(match_id, 0, "sheet-1-0", A2)
    assert done.look.view.players[1].dived == EVERY_ROUND.orders


async def test_nobody_else_learns_of_a_standing_order(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.leave_orders(match_id, 1, EVERY_ROUND)
    for reader in (None, user(0), user(1)):
        sources = {one.source for one in await harness.matches.history.read(match_id, reader)}
        assert sources == {"start", "plan" if reader == user(1) else "player"}
    for said in await harness.said(match_id):
        if said.user_id != user(1):
            assert b'"B","divers":3' not in said.raw


async def test_its_owner_learns_in_private_what_his_standing_order_has_answered(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, serpent="false")
    await harness.leave_orders(match_id, 1, EVERY_ROUND)
    await harness.hush()
    await harness.act(match_id, 0, "sheet-1-0", A2)
    assert await harness.private_messages(match_id, user(1)) == []
    await harness.act(match_id, 0, "turn-1", Rest())
    (message,) = await harness.private_messages(match_id, user(1))
    assert followed(message.orders_followed) == [("sheet", B3)]
    before, after = (from_json(view, View) for view in (message.orders_followed[0].view, message.view))
    assert (before.sheet, after.sheet) == (None, EVERY_ROUND.orders)
    for said in await harness.said(match_id):
        assert said.user_id == user(1) or b'"orders_followed":[{' not in said.raw


async def test_what_he_alone_learns_and_what_his_standing_orders_have_answered_is_one_message(
    harness: MatchesHarness,
) -> None:
    """Seat 1 draws a card in private; then new sheets are written, its own by its standing order."""
    harness.offer(Drawing())
    match_id = await harness.begin(2, serpent="false")
    await harness.leave_orders(match_id, 1, EVERY_ROUND)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.hush()
    await harness.act(match_id, 0, "turn-1", Rest())
    (message,) = await harness.private_messages(match_id, user(1))
    assert b"cards-drawn" in bytes(message.events)
    assert followed(message.orders_followed) == [("sheet", B3)]


async def test_who_presses_himself_learns_in_the_answer_what_his_standing_orders_have_answered(
    harness: MatchesHarness,
) -> None:
    match_id = await harness.begin(2, serpent="false")
    await harness.hush()
    left = await harness.leave_orders(match_id, 0, EVERY_ROUND)
    assert followed(left.orders_followed) == [("sheet", B3)]
    again = await harness.leave_orders(match_id, 0, EVERY_ROUND)
    assert again.orders_followed == ()
    await harness.act(match_id, 1, "sheet-1-1", A2)
    rested = await harness.act(match_id, 0, "turn-1", Rest())
    assert followed(rested.orders_followed) == [("sheet", B3)]
    assert [one.orders_followed for one in await harness.private_messages(match_id, user(0))] == []


async def test_an_order_left_for_an_open_question_reads_to_the_others_like_an_answer_by_hand(
    harness: MatchesHarness,
) -> None:
    said = []
    for channel, ordered in ((CHANNEL, True), (CHANNEL + 1, False)):
        harness.set_entropy("the same table")
        match_id = await harness.begin(2, channel=channel, serpent="false")
        await harness.act(match_id, 0, "sheet-1-0", A2)
        await harness.hush()
        if ordered:
            await harness.leave_orders(match_id, 1, EVERY_ROUND)
        else:
            await harness.act(match_id, 1, "sheet-1-1", B3)
        said.append([(one.user_id, one.payload) for one in await harness.said(match_id)])
    assert said[0] == said[1]
    assert said[0]


async def test_orders_that_answer_in_a_window_and_after_it_tell_both_at_once(harness: MatchesHarness) -> None:
    match_id = await to_the_window(harness)
    await harness.act(match_id, 2, "nets-1-2", Pass())
    await harness.hush()
    left = await harness.leave_orders(match_id, 1, Plan(orders=EVERY_ROUND.orders, nets="never"))
    assert followed(left.orders_followed) == [("nets", Pass()), ("sheet", B3)]
    assert [one.orders_followed for one in await harness.private_messages(match_id, user(1))] == []


async def test_a_message_of_newer_rules_tells_of_those_answers_that_can_still_be_read(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, serpent="false")
    await harness.leave_orders(match_id, 1, EVERY_ROUND)
    await harness.hush()
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.act(match_id, 0, "turn-1", Rest())
    for newer, told in ((Newer(), 1), (Forgetful(), 0)):
        harness.offer(newer)
        await harness.matches.play.look(match_id)
        (message,) = await harness.private_messages(match_id, user(1))
        assert len(message.orders_followed) == told


def test_a_message_stored_before_orders_were_told_of_can_be_read() -> None:
    stored = b'{"type":"whisper","seat":1,"events":[],"view":{},"asked":[]}'
    message = from_json(stored, Outgoing)
    assert isinstance(message, PrivateMessage)
    assert message.orders_followed == ()


def followed(orders: Sequence[OrderFollowed]) -> list[tuple[str, Any]]:
    """Give the kinds of what standing orders have answered, and the answers."""
    return [(one.kind, from_json(one.action, Probe.types.action)) for one in orders]


class Drawing(Probe):
    """Probe in which seat 1 draws a card whenever a captain has taken his turn."""

    def apply(self, state: State, decision: Decision, action: Answer, chance: Chance) -> Step[State, ProbeEvent]:
        step = super().apply(state, decision, action, chance)
        if decision.kind != "turn":
            return step
        return Step(step.state, (*step.events, CardsDrawn(audience=1, cards=("net",))))


class Newer(Probe):
    """Probe of tomorrow, which can read what is stored today."""

    version: ClassVar[int] = Probe.version + 1
    known: ClassVar[Sequence[str]] = ("state", "event", "action", "view")

    def upgrade(self, what: str, raw: bytes, version: int) -> bytes:
        return raw if what in self.known else super().upgrade(what, raw, version)


class Forgetful(Newer):
    """Probe of the day after, which cannot read earlier answers any more."""

    version: ClassVar[int] = Newer.version + 1
    known: ClassVar[Sequence[str]] = ("state", "event", "view")


async def test_a_standing_order_may_be_changed_and_taken_back(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.leave_orders(match_id, 1, EVERY_ROUND)
    await harness.leave_orders(match_id, 1, Plan(nets="never"))
    assert await harness.orders(match_id, 1) == Plan(nets="never")
    await harness.matches.play.clear(match_id, user(1), "plan-1")
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
    while (await harness.matches.tables.get(match_id)).status == "running":
        await harness.pass_time(DAY)
    await harness.matches.history.verify(match_id)
    for seat in (0, 1):
        await harness.matches.history.open_entry(match_id, user(seat))
    record = await harness.matches.history.record(match_id)
    *_, last = replay(harness.games["probe"], record)
    assert harness.games["probe"].outcome(last.state) == (await harness.matches.tables.get(match_id)).outcome


class Stubborn(Probe):
    """Probe whose standing orders break down, or order what is not allowed."""

    def __init__(self, wrong: Action | None) -> None:
        self.wrong = wrong
        self.orders_ahead = replace(Probe.orders_ahead, answer=self._answer)

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
    await harness.matches.ending.abort(match_id, person(9))
