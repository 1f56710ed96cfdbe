"""Reaction windows: nobody may learn who is asked, who has answered, or how.

These tests look at everything that leaves the house (the outbox, looks, tables, histories) while the truth behind a
window differs, and want it to be the same. Other tests see only that a window works.
"""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from bot.matches.types import HistoryLine, Look, Refused
from bot.matches.value.schedule import TimerKind, automatic_moment
from bot.store.kept import timers
from bot.store.outgoing import Account, Waiting
from bot.store.rows import TimerRow
from tests.matches.harness import CHANNEL, DAY, HOUR, MatchesHarness, user
from tests.matches.in_hand import MatchInHand
from tests.probe.state import Order, Pass, Plan, Raid, Sheet, ThrowNet

SHEETS = tuple(Sheet((Order(reef, 2),)) for reef in ("A", "B", "C"))


async def to_the_window(
    harness: MatchesHarness,
    *,
    deadline: int | None = DAY,
    channel: int = CHANNEL,
    plan: Plan | None = None,
    **options: str,
) -> int:
    """Play a match of three until seat 0 raids seat 1, which has left a plan, and the seats 1 and 2 may throw nets."""
    match_id = await harness.begin(3, deadline=deadline, channel=channel, serpent="false", **options)
    if plan is not None:
        await harness.leave_orders(match_id, 1, plan)
    for seat, sheet in enumerate(SHEETS):
        await harness.act(match_id, seat, f"sheet-1-{seat}", sheet)
    await harness.hush()
    await harness.act(match_id, 0, "turn-1", Raid(1))
    return match_id


def raided(
    entropy: str = "house",
    *,
    deadline: int | None = DAY,
    order: Plan | None = None,
    moments: str | None = None,
    **options: str,
) -> MatchInHand:
    """Play a match of three until seat 0 raids seat 1, which has left an order, and seats 1 and 2 may throw nets.

    The window's hidden moments are drawn from `moments`, if that is given.
    """
    match = MatchInHand(3, None, deadline=deadline, entropy=entropy, serpent="false", **options)
    if order is not None:
        match.leave_orders(1, order)
    for seat, sheet in enumerate(SHEETS):
        match.act(seat, f"sheet-1-{seat}", sheet)
    match.hush()
    if moments is not None:
        match.set_entropy(moments)
    match.act(0, "turn-1", Raid(1))
    return match


def with_one_net() -> tuple[MatchInHand, int]:
    """Play to a window in which one of the two who are asked has a net, and give his seat."""
    for luck in range(100):
        match = raided(f"one net {luck}")
        holders = [seat for seat in (1, 2) if "net" in held(match, seat)]
        # Their moments must come before the end, which would answer for the other one as well.
        if len(holders) == 1 and max(match.moments(TimerKind.AUTOMATIC).values()) < DAY // 2:
            return match, holders[0]
    raise AssertionError("no such table")


def held(match: MatchInHand, seat: int) -> tuple[str, ...]:
    return tuple(match.look(seat).view.players[seat].hand or ())


def still_asked(match: MatchInHand) -> list[int]:
    """List who has still to answer in the window."""
    return [one.seat for one in match.match.open_decisions() if one.kind == "nets" and not one.answered]


def test_while_a_window_is_open_only_its_name_and_its_time_are_public() -> None:
    match = raided()
    (account,) = match.accounts()
    window = Waiting(kind="nets", window="nets", due=match.now + DAY // 2, since=match.now)
    assert (account.waiting, account.begun) == ((window,), ())
    assert match.look().waiting == match.look(2).waiting == (window,)
    for seat in (1, 2):
        (message,) = match.private_messages(seat)
        assert [(one.kind, one.window) for one in message.asked] == [("nets", "nets")]
    assert match.private_messages(0) == []


def test_a_player_with_no_choice_passes_by_himself_later_not_at_once() -> None:
    match, holder = with_one_net()
    public = match.look(), list(match.heard_by(None))
    assert still_asked(match) == [1, 2]
    match.pass_time(DAY // 2 - 1)
    assert still_asked(match) == [holder]
    assert (match.look(), match.heard_by(None)) == public
    match.act(holder, f"nets-1-{holder}", Pass())
    assert still_asked(match) == []


def test_at_the_very_end_of_a_window_a_standing_order_comes_before_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.matches.value.schedule._MOMENTS", ((0.0, 1.0), (1.0, 1.0)))
    match = next(match for luck in range(100) if "net" in held(match := raided(f"table {luck}"), 1))
    match.leave_orders(1, Plan(nets="always"))
    assert set(match.moments(TimerKind.AUTOMATIC).values()) == {DAY // 2}
    match.pass_time(DAY // 2)
    assert "net" not in held(match, 1)


@pytest.mark.parametrize("luck", range(6))
def test_the_delays_are_drawn_for_every_seat_alike_whatever_it_holds_or_has_ordered(luck: int) -> None:
    """The same entropy gives the same moments to tables that differ in hands, words and plans only."""
    first, *others = [
        raided(f"table {luck} {order}", order=order, moments=f"window {luck}").moments(TimerKind.AUTOMATIC)
        for order in (None, Plan(nets="never"), Plan(nets="always"))
    ]
    assert others == [first] * 2
    assert len(first) == 2


def test_who_closed_a_window_does_not_show_by_who_is_not_called_next() -> None:
    for last in (1, 2):
        match = raided()
        match.hush()
        for seat in (3 - last, last):
            match.act(seat, f"nets-1-{seat}", Pass())
        (account,) = match.accounts()
        assert account.begun == (0, 1, 2)


def test_a_standing_order_left_in_an_open_window_answers_there_as_its_owner_would_by_hand() -> None:
    match, holder = with_one_net()
    match.pass_time(DAY // 2 - HOUR)
    assert still_asked(match) == [holder]
    match.leave_orders(holder, Plan(nets="never"))
    assert still_asked(match) == []


def test_the_deadline_of_a_window_cannot_be_prolonged() -> None:
    with pytest.raises(Refused, match="refused-nothing-to-extend"):
        raided().extend(1)


def test_a_window_at_a_table_without_deadline_has_its_hidden_moments_too() -> None:
    match = raided(deadline=None)
    assert match.look().waiting == (Waiting(kind="nets", window="nets", since=match.now),)
    delays = match.moments(TimerKind.AUTOMATIC).values()
    assert len(delays) == 2
    assert all(60 <= delay <= DAY for delay in delays)


async def seen_by_all(harness: MatchesHarness, match_id: int) -> tuple[Any, ...]:
    """Give all that the public can ever get hold of: look, table, history, channel messages."""
    look: Look = await harness.matches.play.look(match_id)
    told: tuple[HistoryLine, ...] = await harness.matches.history.read(match_id)
    channel = [one.payload for one in await harness.said(match_id) if one.user_id is None]
    return look, told, tuple(msgspec.structs.astuple(one) for one in channel)


async def hand(harness: MatchesHarness, match_id: int, seat: int) -> tuple[str, ...]:
    look = await harness.matches.play.look(match_id, seat=seat)
    return tuple(look.view.players[seat].hand or ())


async def automatic_delays(harness: MatchesHarness, match_id: int) -> list[int]:
    return [(one.due or 0) - int(harness.clock.now()) for one in await hidden_moments(harness, match_id)]


async def hidden_moments(harness: MatchesHarness, match_id: int) -> list[TimerRow]:
    async with harness.store.reading() as tx:
        return [one for one in await timers.of_match(tx, match_id) if one.kind == TimerKind.AUTOMATIC]


async def test_an_answer_in_a_window_changes_nothing_that_anybody_else_sees(harness: MatchesHarness) -> None:
    match_id = await to_the_window(harness)
    before = await seen_by_all(harness, match_id)
    others = [await harness.matches.play.look(match_id, user(seat)) for seat in (0, 2)]
    await harness.clock.advance(HOUR)
    await harness.act(match_id, 1, "nets-1-1", Pass())
    assert await seen_by_all(harness, match_id) == before
    await harness.act(match_id, 1, "nets-1-1", Pass())
    assert await seen_by_all(harness, match_id) == before
    assert [await harness.matches.play.look(match_id, user(seat)) for seat in (0, 2)] == others
    assert await harness.private_messages(match_id, user(0)) == []


async def test_an_answer_in_a_window_is_no_news_to_anybody(harness: MatchesHarness) -> None:
    match_id = await to_the_window(harness)
    table = await harness.matches.tables.get(match_id)
    async with harness.matches.history.news(table, user(2)) as told:
        assert [type(event).__name__ for event in told[-1]] == ["RaidBegun"]
    await harness.act(match_id, 1, "nets-1-1", Pass())
    async with harness.matches.history.news(table, user(2)) as later:
        assert later == ()
    assert await harness.matches.history.latest_news(table, user(2)) == told


@pytest.mark.parametrize("how", ["absence", "pause"])
async def test_time_that_is_given_back_does_not_show_the_hidden_moments_of_a_window(
    harness: MatchesHarness, how: str
) -> None:
    matches = [await to_the_window(harness, channel=5000 + luck) for luck in range(6)]
    assert min([min(await automatic_delays(harness, one)) for one in matches]) < HOUR
    opened = int(harness.clock.now())
    if how == "absence":
        await harness.restart(after=HOUR)
    else:
        for one in matches:
            await harness.matches.waiting.pause(one)
        await harness.clock.advance(HOUR)
        for one in matches:
            await harness.matches.waiting.resume(one)
    due = int(harness.clock.now()) + DAY // 2
    for one in matches:
        window = Waiting(kind="nets", window="nets", due=due, since=opened)
        assert (await harness.matches.play.look(one)).waiting == (window,)


def test_hidden_moments_are_mostly_early_but_leave_no_part_of_a_window_out() -> None:
    """Were there a time after which nobody passes by himself, a later answer would prove a choice."""
    now, due = 1000, 1000 + DAY
    moments = [automatic_moment(now, due, drawn / 1000) - now for drawn in range(1001)]
    assert moments[0] == round(0.01 * DAY)
    assert moments[500] == round(0.08 * DAY)
    assert moments[800] == round(0.30 * DAY)
    assert moments[950:] == [DAY] * 51
    assert moments == sorted(moments)
    assert max(later - earlier for earlier, later in pairwise(moments)) < DAY / 200
    endless = [automatic_moment(now, None, drawn / 1000) - now for drawn in range(1001)]
    assert (endless[0], endless[800], endless[1000]) == (60, HOUR // 2, DAY)


async def test_a_window_closed_by_hand_by_a_plan_or_by_the_clock_reads_the_same(harness: MatchesHarness) -> None:
    """Three tables with the same secrets and the same answers, given by hand, by a standing order and by the clock."""
    reads: list[tuple[Any, ...]] = []
    for how in ("hand", "plan", "clock"):
        harness.set_entropy("the same table")
        channel = 2000 + len(reads)
        match_id = await harness.begin(3, channel=channel, serpent="false", rounds="1")
        for seat, sheet in enumerate(SHEETS):
            await harness.act(match_id, seat, f"sheet-1-{seat}", sheet)
        if how == "plan":
            for seat in (1, 2):
                await harness.leave_orders(match_id, seat, Plan(nets="never"))
        await harness.act(match_id, 0, "turn-1", Raid(1))
        await harness.hush()
        if how == "hand":
            for seat in (1, 2):
                await harness.act(match_id, seat, f"nets-1-{seat}", Pass())
        else:
            await harness.pass_time(DAY // 2)
        (account,) = await harness.accounts(match_id)
        history = [
            (one.number, one.seat, one.source, one.events) for one in await harness.matches.history.read(match_id)
        ]
        reads.append((account.played_by_clock, account.begun, bytes(account.events), bytes(account.view), history))
    assert reads[1:] == [reads[0]] * 2
    assert reads[0][:2] == ((), ())


async def test_while_news_is_being_told_it_is_the_latest_whatever_else_is_shown(harness: MatchesHarness) -> None:
    match_id = await to_the_window(harness)
    table, history = await harness.matches.tables.get(match_id), harness.matches.history
    async with history.news(table, user(2)):
        pass
    for seat in (1, 2):
        await harness.act(match_id, seat, f"nets-1-{seat}", Pass())
    async with history.news(table, user(2)) as told:
        assert await history.latest_news(table, user(2)) == told
        (decision, *_) = await harness.open_decisions(match_id)
        done = await harness.act(match_id, decision.seat, decision.id, await harness.sample(match_id, decision))
        async with history.news(table, user(2), told=done.lines) as nothing_more:
            assert nothing_more == ()
            latest = await history.latest_news(table, user(2))
            assert latest[0][: len(told[0])] == told[0], "nothing from before"


async def test_history_names_nobody_for_an_answer_in_a_window_but_to_himself(harness: MatchesHarness) -> None:
    match_id = await to_the_window(harness)
    await harness.act(match_id, 1, "nets-1-1", Pass())
    await harness.pass_time(DAY // 2)
    public = await harness.matches.history.read(match_id)
    assert public[-1].seat is None
    assert [one.number for one in public] == list(range(len(public)))
    assert {one.source for one in public} == {"start", "player"}
    mine = await harness.matches.history.read(match_id, user(1))
    assert any(one.seat == 1 and [type(event).__name__ for event in one.events] == ["AnswerKept"] for one in mine)


async def test_time_over_in_a_window_is_told_to_nobody_but_the_one_it_was_over_for(harness: MatchesHarness) -> None:
    match_id = await to_the_window(harness, deadline=DAY)
    await harness.pass_time(DAY // 2)
    table = await harness.matches.tables.get(match_id)
    assert [one.misses for one in table.members] == [0, 0, 0]
    assert all(one.played_by_clock == () for one in await harness.accounts(match_id))
    for seat in (1, 2):
        own = [one.source for one in await harness.matches.history.read(match_id, user(seat)) if one.seat == seat]
        expected = "clock" if "net" in await hand(harness, match_id, seat) else "rules"
        assert own[-1] == expected or table.status == "finished"


async def test_nobody_can_tell_a_standing_order_left_in_a_window_from_an_answer_by_hand(
    harness: MatchesHarness,
) -> None:
    match_id = await to_the_window(harness)
    before = await seen_by_all(harness, match_id)
    await harness.leave_orders(match_id, 1, Plan(nets="never"))
    assert await seen_by_all(harness, match_id) == before
    assert {one.source for one in await harness.matches.history.read(match_id)} == {"start", "player"}


async def test_only_its_owner_hears_that_his_standing_order_has_answered_in_a_window(harness: MatchesHarness) -> None:
    """Two tables with the same secrets; at one a standing order passes at its hidden moment, at the other its owner."""
    tables: list[int] = []
    for plan in (Plan(nets="never"), None):
        harness.set_entropy("one net 3")
        tables.append(await to_the_window(harness, channel=7000 + len(tables), plan=plan, rounds="1"))
    by_plan, by_hand = tables
    assert "net" in await hand(harness, by_plan, 1)
    await harness.hush()
    moments = {row.decision: row.due for row in await hidden_moments(harness, by_plan)}
    await harness.pass_time((moments["nets-1-1"] or 0) - harness.clock.now())
    await harness.act(by_hand, 1, "nets-1-1", Pass())
    (message,) = await harness.private_messages(by_plan, user(1))
    assert [one.kind for one in message.orders_followed] == ["nets"]
    for _ in range(2):
        heard = [[one for one in await harness.said(match_id) if one.user_id != user(1)] for match_id in tables]
        assert [(one.user_id, one.payload) for one in heard[0]] == [(one.user_id, one.payload) for one in heard[1]]
        seen = [
            [await harness.matches.history.read(match_id, reader) for reader in (None, user(0))] for match_id in tables
        ]
        assert seen[0] == seen[1]
        await harness.pass_time(DAY // 2)
    assert (await harness.matches.tables.get(by_plan)).status == "finished"
    own = [one.source for one in await harness.matches.history.read(by_plan, user(1)) if one.seat == 1]
    assert own.count("plan") == 1


async def test_a_net_thrown_is_revealed_by_the_rules_alone(harness: MatchesHarness) -> None:
    match_id = await to_the_window(harness, rounds="1")
    holders = [seat for seat in (1, 2) if "net" in await hand(harness, match_id, seat)]
    for seat in (1, 2):
        before = await seen_by_all(harness, match_id)
        await harness.act(match_id, seat, f"nets-1-{seat}", ThrowNet() if seat in holders else Pass())
        if seat == 1:
            assert await seen_by_all(harness, match_id) == before
    last = [one.payload for one in await harness.said(match_id) if isinstance(one.payload, Account)][-1]
    decided = next(one for one in msgspec.json.decode(last.events) if one["type"] == "raid-decided")
    assert decided["nets"] == holders
