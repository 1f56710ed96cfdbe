"""Answering what is asked: drafts, sealed answers, and everything that can be wrong with an answer."""

import asyncio
from typing import Any

import msgspec
import pytest

from bot.games.codec import from_json
from bot.games.contract import Decision
from bot.matches.types import Refused
from bot.matches.value.desks import choosing, writing
from bot.matches.value.messages import waiting_for
from bot.store.outgoing import Account
from tests.matches.harness import DAY, HOUR, MatchesHarness, user
from tests.matches.test_lobby import refused
from tests.probe.state import Order, Pass, Raid, Rest, Sheet, View

SHEET = Sheet((Order("A", 2),))
OTHER_SHEET = Sheet((Order("B", 3),))


async def state_of(harness: MatchesHarness, match_id: int) -> tuple[Any, ...]:
    """Give all that an act could change, as the database holds it."""
    async with harness.store.reading() as tx:
        dump = []
        for table in ("matches", "members", "actions", "drafts", "plans", "timers", "outbox", "ballots"):
            dump.append((await tx.exec_driver_sql(f"SELECT * FROM {table} ORDER BY 1, 2")).all())  # noqa: PERF401
    return tuple(dump)


async def test_an_answer_is_told_to_whoever_acted_and_stored_for_everybody_else(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.hush()
    woken = harness.woken
    done = await harness.act(match_id, 0, "sheet-1-0", SHEET)
    assert [type(event).__name__ for event in done.events] == ["SheetSealed", "SheetKept"]
    assert done.look.seat == 0
    assert done.look.view.sheet == SHEET.orders
    assert done.look.decisions[0][0].answered
    assert harness.woken == woken + 1
    (account,) = await harness.accounts(match_id)
    assert [event["type"] for event in msgspec.json.decode(account.events)] == ["sheet-sealed"]
    assert account.waiting[0].seats == (1,)
    assert account.waiting[0].answered == (0,)
    assert await harness.private_messages(match_id, user(0)) == []


async def test_a_question_waits_since_it_was_asked_whoever_answers_another_one_meanwhile(
    harness: MatchesHarness,
) -> None:
    match_id = await harness.begin(2)
    begun = harness.matches.now()
    await harness.clock.advance(HOUR)
    done = await harness.act(match_id, 0, "sheet-1-0", SHEET)
    assert (done.look.asked_since, done.look.waiting[0].since) == (None, begun)
    assert (await harness.matches.play.look(match_id, user(1))).asked_since == begun
    await harness.act(match_id, 1, "sheet-1-1", SHEET)
    assert (await harness.matches.play.look(match_id)).waiting[0].since == begun + HOUR


async def test_a_sealed_answer_may_be_replaced_until_all_are_in_and_the_last_one_counts(
    harness: MatchesHarness,
) -> None:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", SHEET)
    desk = await harness.matches.play.desk(match_id, user(0))
    assert desk.sealed == SHEET
    assert desk.decision.answered
    await harness.clock.advance(HOUR)
    due = (await harness.matches.play.look(match_id, user(0))).decisions[0][1]
    await harness.act(match_id, 0, "sheet-1-0", OTHER_SHEET)
    assert (await harness.matches.play.look(match_id, user(0))).decisions[0][1] == due
    done = await harness.act(match_id, 1, "sheet-1-1", SHEET)
    assert done.look.view.players[0].dived == OTHER_SHEET.orders
    assert await refused(harness.act(match_id, 0, "sheet-1-0", SHEET)) == "refused-board-has-changed"


async def test_a_sealed_answer_is_public_as_a_fact_and_its_replacement_not_even_that(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", SHEET)
    await harness.hush()
    before = await harness.matches.tables.get(match_id)
    await harness.act(match_id, 0, "sheet-1-0", OTHER_SHEET)
    assert await harness.said(match_id) == []
    assert (await harness.matches.tables.get(match_id)).actions == before.actions


async def test_the_same_interaction_twice_is_one_action(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    first = await harness.matches.play.act(match_id, user(0), "sheet-1-0", 7001, SHEET)
    before = await state_of(harness, match_id)
    again = await harness.matches.play.act(match_id, user(0), "sheet-1-0", 7001, OTHER_SHEET)
    assert again.repeated
    assert not first.repeated
    assert again.events == first.events
    assert await state_of(harness, match_id) == before


async def test_an_interaction_is_repeated_even_after_it_has_ended_the_match(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, rounds="1")
    await harness.act(match_id, 0, "sheet-1-0", Sheet())
    await harness.matches.play.act(match_id, user(1), "sheet-1-1", 7001, Sheet())
    assert (await harness.matches.tables.get(match_id)).status == "finished"
    done = await harness.matches.play.act(match_id, user(1), "sheet-1-1", 7001, Sheet())
    assert done.repeated
    assert done.look.table.status == "finished"


async def test_somebody_elses_interaction_tells_nothing(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.matches.play.act(match_id, user(0), "sheet-1-0", 7001, SHEET)
    assert (
        await refused(harness.matches.play.act(match_id, user(1), "sheet-1-1", 7001, SHEET))
        == "refused-board-has-changed"
    )


async def test_one_interaction_pressed_many_times_at_once_acts_once(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    done = await asyncio.gather(
        *(harness.matches.play.act(match_id, user(0), "sheet-1-0", 7001, SHEET) for _ in range(8))
    )
    assert sum(not one.repeated for one in done) == 1
    assert (await harness.matches.tables.get(match_id)).actions == 1


async def test_of_many_answers_to_one_open_question_at_once_exactly_one_wins(harness: MatchesHarness) -> None:
    match_id = await harness.begin(3)
    for seat, orders in enumerate(((Order("A", 2),), (Order("B", 2),), (Order("C", 2),))):
        await harness.act(match_id, seat, f"sheet-1-{seat}", Sheet(orders))
    before = (await harness.matches.tables.get(match_id)).actions
    results = await asyncio.gather(
        *(harness.act(match_id, 0, "turn-1", Rest()) for _ in range(8)), return_exceptions=True
    )
    assert sum(not isinstance(one, BaseException) for one in results) == 1
    assert all(isinstance(one, Refused) for one in results if isinstance(one, BaseException))
    assert (await harness.matches.tables.get(match_id)).actions == before + 1
    await harness.matches.history.verify(match_id)


async def test_no_refusal_changes_anything(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", SHEET)
    before = await state_of(harness, match_id)
    act = harness.matches.play.act
    assert await refused(act(match_id, user(9), "sheet-1-1", 8001, SHEET)) == "refused-not-a-player"
    assert await refused(act(match_id, user(0), "sheet-1-1", 8002, SHEET)) == "refused-board-has-changed"
    assert await refused(act(match_id, user(1), "sheet-9-1", 8003, SHEET)) == "refused-board-has-changed"
    assert await refused(act(match_id, user(1), "sheet-1-1", 8004, Pass())) == "another-question"
    assert await refused(act(match_id, user(1), "sheet-1-1", 8005, {"type": "?"})) == "refused-answer-unreadable"
    assert await refused(act(match_id, user(1), "sheet-1-1", 8006, object())) == "refused-answer-unreadable"
    too_many = Sheet((Order("A", 3), Order("A", 9)))
    with pytest.raises(Refused) as caught:
        await act(match_id, user(1), "sheet-1-1", 8007, too_many)
    assert [one.key for one in caught.value.problems] == ["number-of-divers", "reef-twice"]
    assert await refused(harness.matches.play.draft(match_id, user(1), "sheet-1-1", choosing("reefs", ("Z",)))) != ""
    assert await refused(harness.matches.play.desk(match_id, user(9))) == "refused-not-a-player"
    assert (
        await refused(harness.matches.play.draft(match_id, user(1), "sheet-1-1", writing("x" * 5000)))
        == "refused-text-too-long"
    )
    assert await state_of(harness, match_id) == before


async def test_a_draft_is_kept_over_a_restart_and_becomes_the_answer(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    desk = await harness.matches.play.desk(match_id, user(0))
    assert desk.decision.id == "sheet-1-0"
    assert (desk.written is not None) == ("sheet" in harness.games["probe"].typed)
    assert desk.sealed is None
    desk = await harness.matches.play.draft(match_id, user(0), "sheet-1-0", choosing("reefs", ("A", "C")))
    assert desk.action is None
    assert await refused(harness.act(match_id, 0, "sheet-1-0")) == "refused-incomplete"
    await harness.restart()
    desk = await harness.matches.play.desk(match_id, user(0), "sheet-1-0")
    assert desk.questions[0].chosen == ("A", "C")
    await harness.matches.play.draft(match_id, user(0), "sheet-1-0", choosing("divers-1", ("2",)))
    desk = await harness.matches.play.draft(match_id, user(0), "sheet-1-0", choosing("divers-2", ("1",)))
    assert desk.action == Sheet((Order("A", 2), Order("C", 1)))
    assert desk.problems == ()
    done = await harness.act(match_id, 0, "sheet-1-0")
    assert done.look.view.sheet == (Order("A", 2), Order("C", 1))


async def test_a_draft_is_seen_by_its_owner_alone_and_moves_nothing(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.hush()
    before = await harness.matches.play.look(match_id, user(1))
    await harness.matches.play.draft(match_id, user(0), "sheet-1-0", choosing("reefs", ("A",)))
    assert await harness.matches.play.look(match_id, user(1)) == before
    assert await harness.said(match_id) == []
    assert await refused(harness.matches.play.desk(match_id, user(1), "sheet-1-0")) == "refused-board-has-changed"


async def test_a_typed_sheet_becomes_the_draft_with_each_line_that_cannot_be_read_named(
    harness: MatchesHarness,
) -> None:
    match_id = await harness.begin(2)
    desk = await harness.matches.play.draft(match_id, user(0), "sheet-1-0", writing("A 2\nnonsense\nB 1"))
    assert desk.action == Sheet((Order("A", 2), Order("B", 1)))
    assert [(one.key, one.where) for one in desk.unread] == [("unreadable-line", "line 2")]
    assert (await harness.matches.play.desk(match_id, user(0))).draft == desk.draft
    assert (await harness.matches.play.clear(match_id, user(0), "sheet-1-0")).action == Sheet()
    assert (await harness.matches.play.desk(match_id, user(0))).action == Sheet()


async def test_a_draft_goes_with_its_question(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.matches.play.draft(match_id, user(0), "sheet-1-0", writing("A 2"))
    await harness.act(match_id, 0, "sheet-1-0")
    assert (await harness.matches.play.desk(match_id, user(0))).action == SHEET
    await harness.act(match_id, 1, "sheet-1-1", SHEET)
    async with harness.store.reading() as tx:
        assert (await tx.exec_driver_sql("SELECT count(*) FROM drafts")).scalar_one() == 0


async def test_nobody_has_a_desk_while_nothing_is_asked_of_him(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    for seat, orders in enumerate(((Order("A", 2),), (Order("B", 2),))):
        await harness.act(match_id, seat, f"sheet-1-{seat}", Sheet(orders))
    assert await refused(harness.matches.play.desk(match_id, user(1))) == "refused-nothing-to-decide"
    assert (await harness.matches.play.desk(match_id, user(0))).decision.kind == "turn"


async def test_pings_go_to_those_whose_duty_has_just_begun(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    (account,) = await harness.accounts(match_id)
    assert account.begun == (0, 1)
    assert account.numbers == (0,)
    await harness.hush()
    await harness.act(match_id, 1, "sheet-1-1", Sheet((Order("A", 2),)))
    await harness.act(match_id, 0, "sheet-1-0", Sheet((Order("B", 2),)))
    first, second = await harness.accounts(match_id)
    assert first.begun == ()
    # Seat 0 has the turn now; it has just acted and sees its next question in the answer.
    assert second.begun == ()
    assert second.waiting[0].seats == (0,)


async def test_whoever_is_asked_in_secret_or_out_of_turn_gets_a_message_with_his_view(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    (message,) = await harness.private_messages(match_id, user(1))
    assert [one.decision for one in message.asked] == ["sheet-1-1"]
    assert message.asked[0].due == int(harness.clock.now()) + DAY
    assert from_json(message.view, View).seat == 1
    assert [event["type"] for event in msgspec.json.decode(message.events)] == ["cards-drawn"]
    await harness.act(match_id, 0, "sheet-1-0", Sheet((Order("A", 2),)))
    await harness.act(match_id, 1, "sheet-1-1", Sheet((Order("B", 2),)))
    await harness.hush()
    await harness.act(match_id, 0, "turn-1", Raid(1))
    (message,) = await harness.private_messages(match_id, user(1))
    assert [one.kind for one in message.asked] == ["serpent"]
    assert message.asked[0].due == int(harness.clock.now()) + DAY // 2


async def test_an_ended_match_answers_with_a_sentence(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, rounds="1")
    await harness.act(match_id, 0, "sheet-1-0", Sheet())
    await harness.act(match_id, 1, "sheet-1-1", Sheet())
    table = await harness.matches.tables.get(match_id)
    assert table.status == "finished"
    assert table.outcome is not None
    assert await refused(harness.act(match_id, 0, "turn-1", Rest())) == "refused-match-over"
    assert await refused(harness.matches.play.desk(match_id, user(0))) == "refused-match-over"
    look = await harness.matches.play.look(match_id, user(0))
    assert look.waiting == ()
    assert look.decisions == ()
    assert look.view.outcome == table.outcome
    last = [one.payload for one in await harness.said(match_id) if isinstance(one.payload, Account)][-1]
    assert last.over
    assert last.waiting == ()
    async with harness.store.reading() as tx:
        for gone in ("timers", "drafts", "plans", "ballots"):
            assert (await tx.exec_driver_sql(f"SELECT count(*) FROM {gone}")).scalar_one() == 0


def test_who_is_asked_the_same_of_two_things_is_named_once_until_both_are_answered() -> None:
    def asked(number: int, seat: int, *, answered: bool = False) -> Decision:
        return Decision(id=f"booty-{number}", seat=seat, kind="booty", answered=answered)

    (both,) = waiting_for([asked(1, 0), asked(2, 0), asked(3, 1)])
    assert (both.seats, both.answered) == ((0, 1), ())
    (one,) = waiting_for([asked(1, 0, answered=True), asked(2, 0), asked(3, 1, answered=True)])
    assert (one.seats, one.answered) == ((0,), (1,))
