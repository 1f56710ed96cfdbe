"""Rules that break down, rules of another version, and a store that fails: nothing is lost, and the others go on."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from bot.games.chance import Chance
from bot.games.contract import Decision, Problem, Unreadable
from bot.matches.types import Refused
from bot.store import timers
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
    assert (await harness.matches.table(match_id)).actions == 0
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
    table = await harness.matches.table(match_id)
    assert table.status == "set-aside"
    assert await harness.notices(match_id) == ["notice-set-aside"]
    assert await refused(harness.act(match_id, 0, "sheet-1-0", A2)) == "refused-match-over"
    assert len((await harness.matches.record(match_id)).log) == 1
    assert (await harness.lobby(2)).status == "lobby"


async def test_one_cursed_match_does_not_stop_the_clock_of_the_others(harness: MatchesHarness) -> None:
    game = Cursed()
    harness.offer(game, Renamed())
    cursed = [await harness.begin(2, channel=CHANNEL + one) for one in range(3)]
    sound = await harness.begin(2, "renamed", channel=CHANNEL + 9)
    game.dead = True
    upcoming = await harness.pass_time(DAY)
    assert {(await harness.matches.table(one)).status for one in cursed} == {"set-aside"}
    assert (await harness.matches.table(sound)).actions > 0
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
    assert (await harness.matches.table(match_id)).status == "set-aside"


async def test_a_failing_store_is_nobodys_fault_and_what_was_due_is_done_later(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await harness.begin(2)
    real = harness.matches._write

    async def full_disk(*_: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("disk is full"))

    monkeypatch.setattr(harness.matches, "_write", full_disk)
    for _ in range(5):
        again = await harness.pass_time(DAY)
        assert again == harness.clock.now() + 60
    assert (await harness.matches.table(match_id)).actions == 0
    monkeypatch.setattr(harness.matches, "_write", real)
    await harness.pass_time(60)
    table = await harness.matches.table(match_id)
    assert table.status == "running"
    assert table.actions > 0


async def test_while_the_timers_cannot_be_read_they_are_looked_for_again_in_a_minute(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreadable(*_: Any) -> None:
        raise OperationalError("SELECT", {}, Exception("disk I/O error"))

    await harness.begin(2)
    monkeypatch.setattr(timers, "due", unreadable)
    assert await harness.matches.run_due() == harness.clock.now() + 60


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
    await harness.matches.write(match_id, user(1), "sheet-1-1", "B 2")
    await harness.leave_orders(match_id, 0, Plan(nets="never"))
    Newer.seen.clear()
    harness.offer(Newer())
    await harness.restart()
    assert "state" in Newer.seen
    assert "view" not in Newer.seen
    assert (await harness.matches.desk(match_id, user(1))).action == Sheet((Order("B", 2),))
    assert (await harness.matches.desk(match_id, user(0))).sealed == A2
    assert await harness.orders(match_id, 0) == Plan(nets="never")
    done = await harness.act(match_id, 1, "sheet-1-1")
    assert done.look.view.players[0].dived == A2.orders
    assert len(await harness.matches.history(match_id)) == 3
    assert {"draft", "plan", "action", "event"} <= set(Newer.seen)
    with pytest.raises(Unreadable):
        await harness.matches.verify(match_id)
    for account in await harness.accounts(match_id):
        assert msgspec.json.decode(account.view)["phase"] in {"dive", "raid"}


async def test_what_newer_rules_cannot_read_is_set_aside_and_not_lost(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    before = (await state_of(harness, match_id))[2]
    harness.offer(Unreadably())
    await harness.restart()
    assert (await harness.matches.table(match_id)).status == "set-aside"
    assert await harness.notices(match_id) == ["notice-set-aside"]
    assert (await state_of(harness, match_id))[2] == before
    assert await refused(harness.matches.look(match_id)) == "refused-stored-by-other-rules"
    harness.offer(Probe())
    assert len((await harness.matches.record(match_id)).log) == 1


async def test_a_match_of_a_game_that_is_not_offered_any_more_waits(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    harness.offer(Renamed())
    assert await refused(harness.matches.look(match_id)) == "refused-game-not-offered"
    # Whoever has made up its number elsewhere does not even hear that there is such a match.
    assert await refused(harness.matches.look(match_id, 99, channel_id=CHANNEL + 1)) == "refused-no-such-match"
    await harness.pass_time(DAY)
    assert (await harness.matches.table(match_id)).status == "running"
    harness.offer(Probe())
    await harness.pass_time(DAY)
    assert (await harness.matches.table(match_id)).actions > 0


async def test_the_start_of_a_cursed_game_leaves_the_lobby_as_it_was(harness: MatchesHarness) -> None:
    class Stillborn(Probe):
        def start(self, *_: Any) -> ProbeStep:
            raise RuntimeError("no")

    harness.offer(Stillborn())
    table = await harness.lobby(2)
    with pytest.raises(Refused):
        await harness.matches.start(table.id, user(0))
    assert (await harness.matches.table(table.id)).status == "lobby"
    assert (await harness.matches.abort(table.id, person(9))).status == "cancelled"


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
