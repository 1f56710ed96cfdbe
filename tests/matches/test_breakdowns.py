"""Rules that break down, rules of another version, and a store that fails: nothing is lost, and the others go on."""

import asyncio
import logging
from typing import Any, ClassVar

import msgspec
import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from bot.games.chance import Chance
from bot.games.contract import Decision, Problem, Seat, Types, Unreadable
from bot.matches.keeper import NewerRules
from bot.matches.service.firing import SOON, TRIES_AT_ONCE
from bot.matches.value.desks import writing
from bot.matches.value.match import Match
from bot.store import Outdated, tables
from bot.store.kept import choices, timers
from bot.store.outgoing import Account
from tests.matches.harness import CHANNEL, DAY, MatchesHarness, person, user
from tests.matches.test_acting import state_of
from tests.matches.test_lobby import refused
from tests.probe import Probe
from tests.probe.rules import ProbeStep
from tests.probe.state import Answer, Order, Plan, Sheet, State, View

A2 = Sheet((Order("A", 2),))
CURSED = Sheet((Order("C", 3),))


class Cursed(Probe):
    """Probe whose rules break down over one sheet, and (`dead`) whenever the clock has to answer."""

    dead: bool = False

    def apply(self, state: State, decision: Decision, action: Any, chance: Chance) -> ProbeStep:
        if action == CURSED:
            raise ZeroDivisionError("the secret word is abcd")
        return super().apply(state, decision, action, chance)

    def fallback(self, view: View, decision: Decision) -> Answer:
        if self.dead:
            raise KeyError("the secret word is abcd")
        return super().fallback(view, decision)


async def test_an_action_over_which_the_rules_break_down_changes_nothing_the_first_time(
    harness: MatchesHarness, caplog: pytest.LogCaptureFixture
) -> None:
    harness.offer(Cursed())
    match_id = await harness.begin(2)
    await harness.hush()
    assert await refused(harness.act(match_id, 0, "sheet-1-0", CURSED)) == "refused-broke-down"
    assert (await harness.matches.tables.get(match_id)).actions == 0
    assert await harness.said(match_id) == []
    await harness.act(match_id, 0, "sheet-1-0", A2)
    assert await refused(harness.act(match_id, 1, "sheet-1-1", CURSED)) == "refused-broke-down"
    assert "ZeroDivisionError" in caplog.text
    assert "abcd" not in caplog.text


async def test_a_match_that_breaks_down_twice_at_the_same_point_is_set_aside_and_keeps_everything(
    harness: MatchesHarness,
) -> None:
    harness.offer(Cursed())
    match_id = await harness.begin(2)
    await harness.act(match_id, 1, "sheet-1-1", A2)
    await harness.hush()
    assert await refused(harness.act(match_id, 0, "sheet-1-0", CURSED)) == "refused-broke-down"
    assert await refused(harness.act(match_id, 0, "sheet-1-0", CURSED)) == "refused-set-aside"
    table = await harness.matches.tables.get(match_id)
    assert table.status == "set-aside"
    assert await harness.notices(match_id) == ["notice-set-aside"]
    assert await refused(harness.act(match_id, 0, "sheet-1-0", A2)) == "refused-set-aside"
    # It may go on: nothing is opened.
    assert await refused(harness.matches.history.record(match_id)) == "refused-match-not-over"
    assert await refused(harness.matches.history.open_entry(match_id, user(0))) == "refused-match-not-over"
    assert (table.seed, (await harness.store.facts(match_id)).seed) == (None, None)
    assert (await harness.lobby(2)).status == "lobby"


async def test_one_cursed_match_does_not_stop_the_clock_of_the_others(harness: MatchesHarness) -> None:
    game = Cursed()
    harness.offer(game, Renamed())
    cursed = [await harness.begin(2, channel=CHANNEL + one) for one in range(3)]
    sound = await harness.begin(2, "renamed", channel=CHANNEL + 9)
    game.dead = True
    upcoming = await harness.pass_time(DAY)
    assert {(await harness.matches.tables.get(one)).status for one in cursed} == {"set-aside"}
    assert (await harness.matches.tables.get(sound)).actions > 0
    assert upcoming is not None


class Renamed(Probe):
    """The same game beside it."""

    key: ClassVar[str] = "renamed"


async def test_a_timer_that_killed_the_process_twice_sets_its_match_aside_unseen(harness: MatchesHarness) -> None:
    """Attempts are counted before the work: a crash of the whole process is a failure, too."""
    match_id = await harness.begin(2)
    async with harness.store.writing() as tx:
        for timer in await timers.of_match(tx, match_id):
            if timer.kind == "deadline":
                await timers.count_attempt(tx, timer.id, 2)
    await harness.pass_time(DAY)
    assert (await harness.matches.tables.get(match_id)).status == "set-aside"


async def test_a_stop_in_the_middle_of_a_timer_is_no_failure_of_its_match(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    find_obstacle = harness.matches.keeper.find_obstacle
    reached = asyncio.Event()

    async def slow(*_: int) -> None:
        reached.set()
        await asyncio.Event().wait()

    harness.matches.keeper.find_obstacle = slow
    await harness.clock.advance(DAY)
    for _ in range(3):
        reached.clear()
        working = asyncio.create_task(harness.matches.time.run_due())
        await asyncio.wait([working, asyncio.create_task(reached.wait())], return_when=asyncio.FIRST_COMPLETED)
        working.cancel()
        await asyncio.wait([working])
    harness.matches.keeper.find_obstacle = find_obstacle
    await harness.matches.time.run_due()
    table = await harness.matches.tables.get(match_id)
    assert table.status == "running"
    assert table.actions > 0


async def test_a_failing_store_is_nobodys_fault_and_what_was_due_is_done_later(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await harness.begin(2)
    real = harness.matches.keeper.write

    async def full_disk(*_: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("disk is full"))

    monkeypatch.setattr(harness.matches.keeper, "write", full_disk)
    for _ in range(5):
        again = await harness.pass_time(DAY)
        assert again == harness.clock.now() + 60
    assert (await harness.matches.tables.get(match_id)).actions == 0
    monkeypatch.setattr(harness.matches.keeper, "write", real)
    await harness.pass_time(60)
    table = await harness.matches.tables.get(match_id)
    assert table.status == "running"
    assert table.actions > 0


async def test_a_timer_that_other_writers_overtake_is_soon_tried_again_and_that_is_no_error(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match_id = await harness.begin(2)
    real, ahead, tries = harness.matches.keeper.write, 99, 0

    async def overtaken(match: Match, *rest: Any) -> Match:
        nonlocal tries
        tries += 1
        if tries <= ahead:
            raise Outdated(match_id)
        return await real(match, *rest)

    monkeypatch.setattr(harness.matches.keeper, "write", overtaken)
    again = await harness.pass_time(DAY)
    assert again == harness.clock.now() + SOON
    assert tries % TRIES_AT_ONCE == 0, "a storm of writers gets no storm of tries"
    ahead = tries + TRIES_AT_ONCE - 1
    await harness.pass_time(SOON)
    assert (await harness.matches.tables.get(match_id)).actions > 0
    assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_while_the_timers_cannot_be_read_they_are_looked_for_again_in_a_minute(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    why: Exception = OperationalError("SELECT", {}, Exception("disk I/O error"))

    async def unreadable(*_: Any, **named: Any) -> None:
        raise why

    await harness.begin(2)
    monkeypatch.setattr(timers, "due", unreadable)
    assert await harness.matches.time.run_due() == harness.clock.now() + 60
    why = Outdated()
    assert await harness.matches.time.run_due() == harness.clock.now() + SOON


# Snapshots that cannot be read


UNREADABLE = {"none": None, "empty": b"", "cut": b'{"phase":', "another": b"[]", "noise": bytes(range(256))}


async def spoil(harness: MatchesHarness, match_id: int, **values: object) -> None:
    async with harness.store.writing() as tx:
        await tx.execute(update(tables.matches).where(tables.matches.c.id == match_id).values(values))


@pytest.mark.parametrize("snapshot", UNREADABLE.values(), ids=UNREADABLE)
async def test_a_match_whose_snapshot_cannot_be_read_is_played_again_from_its_log(
    harness: MatchesHarness, snapshot: bytes | None
) -> None:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.matches.play.draft(match_id, user(1), "sheet-1-1", writing("B 2"))
    before = (await state_of(harness, match_id))[2]
    await harness.hush()
    await spoil(harness, match_id, snapshot=snapshot)
    assert (await harness.matches.play.look(match_id)).table.status == "running"
    assert (await state_of(harness, match_id))[2] == before
    assert await harness.said(match_id) == []
    await harness.act(match_id, 1, "sheet-1-1")
    await harness.matches.history.verify(match_id)


async def test_the_clock_too_plays_on_from_the_log(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await spoil(harness, match_id, snapshot=b"")
    await harness.pass_time(DAY)
    table = await harness.matches.tables.get(match_id)
    assert table.status == "running"
    assert table.actions > 0


async def test_an_ended_match_whose_snapshot_cannot_be_read_is_still_shown(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.matches.ending.abort(match_id, person(9))
    shown = (await harness.matches.play.look(match_id)).view
    await spoil(harness, match_id, snapshot=b"")
    assert (await harness.matches.play.look(match_id)).view == shown


@pytest.mark.parametrize("values", [{"replayable": False}, {"actions": 7}, {"seed": bytes(32)}])
async def test_a_match_of_which_neither_snapshot_nor_log_can_be_read_is_set_aside(
    harness: MatchesHarness, values: dict[str, object]
) -> None:
    match_id = await harness.begin(3)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await spoil(harness, match_id, snapshot=b"[]", **values)
    assert await refused(harness.matches.play.look(match_id)) == "refused-stored-by-other-rules"
    assert (await harness.matches.tables.get(match_id)).status == "set-aside"


class Unstorable(Probe):
    """Probe whose states cannot be read again once they are stored."""

    types: ClassVar[Types] = msgspec.structs.replace(Probe.types, state=int)


async def test_a_match_whose_log_leads_to_what_cannot_be_read_is_set_aside(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    harness.offer(Unstorable())
    assert await refused(harness.matches.play.look(match_id)) == "refused-stored-by-other-rules"
    assert (await harness.matches.tables.get(match_id)).status == "set-aside"


# Taken up again


async def test_what_was_set_aside_goes_on_with_drafts_orders_and_the_whole_time(harness: MatchesHarness) -> None:
    harness.offer(Cursed())
    match_id = await harness.begin(2)
    await harness.leave_orders(match_id, 1, Plan(nets="never"))
    await harness.matches.play.draft(match_id, user(1), "sheet-1-1", writing("B 2"))
    for _ in range(2):
        await refused(harness.act(match_id, 0, "sheet-1-0", CURSED))
    await harness.hush()
    harness.offer(Probe())
    await harness.restart(after=3 * DAY)
    table = await harness.matches.ending.take_up(match_id)
    assert (table.status, table.actions) == ("running", 0)
    assert await harness.notices(match_id) == ["notice-taken-up"]
    (account,) = await harness.accounts(match_id)
    assert account.begun == (0, 1)
    assert [one.user_id for one in await harness.said(match_id) if one.user_id] == [user(0), user(1)]
    look = await harness.matches.play.look(match_id, user(0))
    assert [due for _, due in look.decisions] == [int(harness.clock.now()) + DAY]
    assert await harness.orders(match_id, 1) == Plan(nets="never")
    assert (await harness.matches.play.desk(match_id, user(1))).action == Sheet((Order("B", 2),))
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.pass_time(DAY)
    assert (await harness.matches.tables.get(match_id)).actions > 1
    await harness.matches.history.verify(match_id)
    assert await refused(harness.matches.ending.take_up(match_id)) == "refused-not-set-aside"


async def test_what_was_unreadable_goes_on_once_it_can_be_read(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    harness.offer(Unreadably())
    await harness.restart()
    assert await refused(harness.matches.ending.take_up(match_id)) == "refused-stored-by-other-rules"
    assert (await harness.matches.tables.get(match_id)).status == "set-aside"
    harness.offer(Newer())
    assert (await harness.matches.ending.take_up(match_id)).status == "running"
    await harness.act(match_id, 0, "sheet-1-0", A2)
    with pytest.raises(Unreadable):
        await harness.matches.history.verify(match_id)


async def test_what_was_set_aside_waits_for_its_channel_and_for_nobody_who_wanted_to_be_forgotten(
    harness: MatchesHarness,
) -> None:
    harness.offer(Cursed())
    match_id = await harness.begin(2)
    await harness.leave_orders(match_id, 1, Plan(nets="never"))
    for _ in range(2):
        await refused(harness.act(match_id, 0, "sheet-1-0", CURSED))
    other = await harness.lobby(2)
    assert await refused(harness.matches.ending.take_up(match_id)) == "refused-channel-has-lobby"
    await harness.matches.lobbies.cancel(other.id, other.host_id, True)
    await harness.matches.people.forget(user(1))
    table = await harness.matches.ending.take_up(match_id)
    assert [one.absent for one in table.members] == [False, True]
    await harness.matches.ending.replace(match_id, person(7))
    assert (await harness.matches.tables.get(match_id)).members[1].user_id == user(7)
    async with harness.store.reading() as tx:
        assert await choices.plans_of(tx, match_id) == {}


# Other versions of the rules


class Newer(Probe):
    """Probe of tomorrow: what a pearl was is a point, and yesterday's values can be brought up to date."""

    version: ClassVar[int] = Probe.version + 1
    seen: ClassVar[list[str]] = []

    def upgrade(self, what: str, raw: bytes, version: int) -> bytes:
        assert version == Probe.version
        self.seen.append(what)
        return raw


class Unreadably(Newer):
    """Probe of the day after, which cannot read what was stored today."""

    def upgrade(self, what: str, raw: bytes, version: int) -> bytes:
        raise Unreadable(Problem("stored-by-other-rules", {"version": version}))


async def test_a_match_goes_on_under_newer_rules_with_all_that_was_stored(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.matches.play.draft(match_id, user(1), "sheet-1-1", writing("B 2"))
    await harness.leave_orders(match_id, 0, Plan(nets="never"))
    Newer.seen.clear()
    harness.offer(Newer())
    await harness.restart()
    assert "state" in Newer.seen
    assert "view" not in Newer.seen
    assert (await harness.matches.play.desk(match_id, user(1))).action == Sheet((Order("B", 2),))
    assert (await harness.matches.play.desk(match_id, user(0))).sealed == A2
    assert await harness.orders(match_id, 0) == Plan(nets="never")
    done = await harness.act(match_id, 1, "sheet-1-1")
    assert done.look.view.players[0].dived == A2.orders
    assert len(await harness.matches.history.read(match_id)) == 3
    assert {"draft", "plan", "action", "event"} <= set(Newer.seen)
    with pytest.raises(Unreadable):
        await harness.matches.history.verify(match_id)
    for account in await harness.accounts(match_id):
        assert msgspec.json.decode(account.view)["phase"] in {"dive", "raid"}


async def test_what_newer_rules_cannot_read_is_set_aside_and_not_lost(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    before = (await state_of(harness, match_id))[2]
    harness.offer(Unreadably())
    await harness.restart()
    assert (await harness.matches.tables.get(match_id)).status == "set-aside"
    assert await harness.notices(match_id) == ["notice-set-aside"]
    assert (await state_of(harness, match_id))[2] == before
    assert await refused(harness.matches.play.look(match_id)) == "refused-stored-by-other-rules"
    harness.offer(Probe())
    assert len(await harness.matches.history.read(match_id)) == 2


@pytest.mark.parametrize("engine", ["postgresql"], indirect=True)
async def test_a_process_of_an_earlier_version_leaves_what_a_newer_one_has_brought_up_to_date_to_that_one(
    harness: MatchesHarness,
) -> None:
    """While a new version takes over, the old one still answers and keeps the time."""
    match_id = await harness.begin(2)
    harness.offer(Newer())
    await harness.restart()
    before = await state_of(harness, match_id)
    harness.offer(Probe())
    await harness.restart()
    with pytest.raises(NewerRules, match="stop this one"):
        await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.pass_time(2 * DAY)
    assert await state_of(harness, match_id) == before
    harness.offer(Newer())
    await harness.matches.time.run_due()
    assert (await harness.matches.tables.get(match_id)).actions > 0


async def test_what_newer_rules_read_and_yet_break_down_over_is_set_aside_and_the_bot_starts(
    harness: MatchesHarness,
) -> None:
    class Blind(Newer):
        def view(self, state: State, seat: Seat | None) -> View:
            raise KeyError("the secret word is abcd")

    match_id = await harness.begin(2)
    harness.offer(Blind())
    await harness.restart()
    assert (await harness.matches.tables.get(match_id)).status == "set-aside"


async def test_a_match_of_a_game_that_is_not_offered_any_more_waits(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    harness.offer(Renamed())
    assert await refused(harness.matches.play.look(match_id)) == "refused-game-not-offered"
    # Whoever has made up its number elsewhere does not even hear that there is such a match.
    assert await refused(harness.matches.play.look(match_id, 99, channel_id=CHANNEL + 1)) == "refused-no-such-match"
    await harness.pass_time(DAY)
    assert (await harness.matches.tables.get(match_id)).status == "running"
    harness.offer(Probe())
    await harness.pass_time(DAY)
    assert (await harness.matches.tables.get(match_id)).actions > 0


async def test_the_start_of_a_cursed_game_leaves_the_lobby_as_it_was(harness: MatchesHarness) -> None:
    class Stillborn(Probe):
        def start(self, *_: Any) -> ProbeStep:
            raise RuntimeError("no")

    harness.offer(Stillborn())
    table = await harness.lobby(2)
    for _ in range(3):
        assert await refused(harness.matches.lobbies.start(table.id, user(0))) == "refused-broke-down"
    assert (await harness.matches.tables.get(table.id)).status == "lobby"
    assert (await harness.matches.ending.abort(table.id, person(9))).status == "cancelled"


async def test_the_outbox_is_brought_up_to_date_with_its_match(harness: MatchesHarness) -> None:
    class Translating(Newer):
        def upgrade(self, what: str, raw: bytes, version: int) -> bytes:
            if what == "event":
                raise Unreadable(Problem("stored-by-other-rules", {"version": version}))
            return raw

    match_id = await harness.begin(2)
    harness.offer(Translating())
    await harness.restart()
    accounts = [one.payload for one in await harness.said(match_id) if isinstance(one.payload, Account)]
    assert [bytes(one.events) for one in accounts] == [b"[]"]
    assert accounts[0].begun == (0, 1)
