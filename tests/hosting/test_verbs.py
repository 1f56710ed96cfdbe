"""Whoever runs the bot is told how it is and changes what he may, also while it runs; no secret is told."""

import argparse
import asyncio
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import update

from bot import commands
from bot.clock import ManualClock
from bot.games.registry import house_games
from bot.hosting.verbs import ago, duration
from bot.matches.service import Matches
from bot.store import Store
from bot.store.backups import A_DAY
from bot.store.kept import outbox, timers
from bot.store.outgoing import Addressed, Notice
from bot.store.rows import NewTimer
from bot.store.tables import matches
from tests import databases
from tests.matches.harness import CHANNEL, MatchesHarness, head, open_harness, user
from tests.matches.stored import WRITTEN_AT, put_up_to_date

LANE = f"c{CHANNEL}"


def settings(monkeypatch: pytest.MonkeyPatch, folder: Path, url: str, now: float) -> None:
    (folder / "offset").write_text(str(now - time.time()))
    monkeypatch.chdir(folder)
    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.setenv("CLOCK_OFFSET_FILE", str(folder / "offset"))


@pytest.fixture(params=databases.ENGINES)
async def harness(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[MatchesHarness]:
    """Give a bot that runs beside the verbs, whose clock stands still."""
    with databases.engine(request.param):
        async with open_harness(tmp_path / "house.db") as opened:
            settings(monkeypatch, tmp_path, opened.url, opened.clock.now())
            yield opened


async def run(*arguments: object) -> int:
    return await asyncio.to_thread(commands.main, [str(one) for one in arguments])


async def in_running_match(harness: MatchesHarness, *said: Addressed) -> int:
    match_id = (await harness.lobby(2)).id
    async with harness.store.writing() as tx:
        await tx.execute(update(matches).values(status="running", started_at=1))
        await outbox.drop_lane(tx, LANE, 0, "")
        await timers.clear(tx, match_id)
        await outbox.add(tx, match_id, CHANNEL, harness.store.now(), said)
    return match_id


async def test_the_status_tells_what_waits_what_is_late_and_who_is_there(
    harness: MatchesHarness, capsys: pytest.CaptureFixture[str]
) -> None:
    match_id = await in_running_match(harness, Addressed(Notice(key="canary")))
    assert await run("status", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["matches"] == {"probe": {"running": 1}}
    assert (told["letters"], told["late_timers"], told["computers_asked"], told["well"]) == (1, 0, 0, True)
    now = harness.store.now()
    async with harness.store.writing() as tx:
        await timers.add(tx, match_id, [NewTimer("deadline", "1", now - 400), NewTimer("think", "2", now - 30)])
    assert await run("status") == 1
    told = dict(line.split(maxsplit=2)[1:] for line in capsys.readouterr().out.splitlines() if "late" in line)
    assert told == {"timers": "1", "timer": "6 min ago", "computer": told["computer"]}
    await harness.store.close()
    assert await run("status", "--json") == 1
    assert harness.store.shared or not json.loads(capsys.readouterr().out)["running"]


async def test_letters_are_listed_without_their_content_and_tried_again_or_given_up(
    harness: MatchesHarness, capsys: pytest.CaptureFixture[str]
) -> None:
    store, now = harness.store, harness.store.now()
    said = [Addressed(Notice(key="canary")), Addressed(Notice(key="canary")), Addressed(Notice(key="canary"), user(1))]
    await in_running_match(harness, *said)
    await store.claims.take([LANE])
    first, second = await head(store, LANE, now)
    assert await store.outbox.begin(first)
    await store.outbox.retry(first.id, now + 3000, failed=first.id)
    assert await run("letters") == 0
    listed, count = capsys.readouterr().out.splitlines()
    assert listed.startswith(f"{first.id}  match {first.match_id}: notice to the channel")
    assert "attempts: 1" in listed
    assert "1 behind it" in listed
    assert count.endswith("not tried yet: 3.")
    assert "canary" not in listed
    assert str(user(1)) not in listed

    assert await run("letters", "retry", first.id) == 0
    (again, *_) = await head(store, LANE, now + 5)
    assert (again.id, again.failures) == (first.id, 0)
    assert await run("letters", "drop", first.id) == 0
    assert [one.id for one in await head(store, LANE, now + 5)] == [second.id]
    capsys.readouterr()
    for verb in ("retry", "drop"):
        assert await run("letters", verb, first.id) == 2
        assert f"No letter {first.id} waits" in capsys.readouterr().err


async def test_an_announcement_is_said_once_in_each_channel_and_taken_back(harness: MatchesHarness) -> None:
    store = harness.store
    await in_running_match(harness)
    await store.claims.take([LANE])
    for text in ("Later", "Later \udcff still"):
        assert await run("announce", text) == 0
        (row,) = await head(store, LANE, store.now() + 5)
        assert isinstance(row.payload, Notice)
        assert row.payload.values["text"].startswith("Later")  # type: ignore[union-attr]  # a text
    assert await run("announce", "--over") == 0
    assert await head(store, LANE, store.now() + 5) == ()
    async with store.writing() as tx:
        await tx.execute(update(matches).values(paused_at=1))
    assert await run("announce", "Unheard") == 0
    assert await head(store, LANE, store.now() + 5) == (), "where nothing can be said nothing waits"


async def test_what_cannot_be_done_gets_one_line(
    harness: MatchesHarness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in (("announce",), ("announce", "x", "--over"), ("announce", "x" * 1001), ("letters", "drop", 2**70)):
        assert await run(*arguments) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert line.endswith(".")
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/missing.db")
    for arguments in (("status",), ("letters",), ("letters", "drop", "1"), ("announce", "x")):
        assert await run(*arguments) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert "missing.db" in line
    assert not (tmp_path / "missing.db").exists()


async def test_a_bot_on_a_file_hears_at_its_next_heartbeat_of_what_was_stored_beside_it(tmp_path: Path) -> None:
    heard = asyncio.Event()
    with databases.engine("sqlite"):
        async with open_harness(tmp_path / "house.db") as harness:
            harness.store.on_news = heard.set
            async with Store.beside(harness.url, harness.clock) as store:
                await store.people.set_dm_closed(7, True)
            async with asyncio.timeout(10):
                while not heard.is_set():
                    await harness.clock.advance(harness.store.database.heartbeat)
                    await asyncio.sleep(0.01)
            assert not await harness.store.claims.was_knocked()


async def test_what_is_pruned_is_told_again_from_the_record_and_how_it_ended_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stored = await asyncio.to_thread(put_up_to_date, tmp_path / "stored.db")
    cancel = "UPDATE matches SET status = 'cancelled', ended_at = ? WHERE status = 'lobby'"
    databases.change(stored, cancel, WRITTEN_AT)
    url = f"sqlite+aiosqlite:///{stored}"
    store = await Store.open(url, ManualClock(WRITTEN_AT))
    service = Matches(store, house_games(), store.clock)
    ended = [one for (one,) in databases.rows(stored, "SELECT id FROM matches WHERE status = 'finished'")]
    (current,) = [one for one in ended if await _replays(service, one)]
    await service.ratings.bring_up_to_date()

    async def told() -> list[object]:
        return [
            [await service.history.read(one) for one in ended],
            await service.history.record_file(current),
            await service.history.verify(current),
            await service.history.look_back(current, 1, lambda _game: bool, seat=None),
        ]

    before = await told()
    settings(monkeypatch, tmp_path, url, WRITTEN_AT)
    assert await run("prune", "--older-than", "9000d") == 0
    assert capsys.readouterr().out.startswith("Matches that were pruned: 0; lobbies")
    settings(monkeypatch, tmp_path, url, WRITTEN_AT + 400 * A_DAY)
    for _ in range(2):
        assert await run("prune", "--older-than", "365d") == 0
    assert await told() == before
    left = dict(databases.rows(stored, "SELECT match_id, sum(length(events)) FROM actions GROUP BY 1"))
    assert left.pop(current) == 0
    assert all(left.values()), "what goes on, or could not be told again, is whole"
    assert databases.rows(stored, "SELECT id FROM matches WHERE status = 'cancelled'") == []
    assert await run("inspect", current) == 0
    databases.change(stored, "UPDATE matches SET rules_version = 0 WHERE id = ?", current)
    assert await service.history.read(current) == (), "where its rules are gone, a pruned log tells nothing"
    await store.close()


async def _replays(service: Matches, match_id: int) -> bool:
    try:
        await service.history.verify(match_id)
    except Exception:
        return False
    return True


@pytest.mark.parametrize("text", ["", "2", "h", "-2h", "0h", "2w", "1e3h", "٣h"])
def test_a_time_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="write it like"):
        duration(text)


def test_times_are_read_and_said() -> None:
    assert [duration(one) for one in ("90m", "2h", "365d")] == [5400, 7200, 365 * A_DAY]
    assert [ago(one) for one in (0, 59.9, 61, 7300, 200_000)] == ["0 s", "59 s", "1 min", "2 h", "2 d"]
