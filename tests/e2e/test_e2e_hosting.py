"""What whoever runs the bot announces while it runs stands in the channel, in its words, and goes again."""

import asyncio
import time
from pathlib import Path

import pytest

from bot import commands
from bot.clock import ManualClock
from bot.playground.wire import PATIENCE
from bot.store.engines.sqlite import SQLite
from tests.e2e.harness import Harness
from tests.e2e.robots import sit_down


async def announce(*arguments: str) -> None:
    assert await asyncio.to_thread(commands.main, ["announce", *arguments]) == 0


async def test_an_announcement_is_posted_by_the_running_bot_and_deleted_again(
    later: Harness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, ada = later.clock, later.people[0]
    assert isinstance(clock, ManualClock)
    (tmp_path / "offset").write_text(str(clock.now() - time.time()))
    monkeypatch.setenv("DATABASE_URL", later.database_url)
    monkeypatch.setenv("CLOCK_OFFSET_FILE", str(tmp_path / "offset"))
    await sit_down(later)

    def heard() -> list[str]:
        return [seen.text for seen in ada.sees(later.channel.id) if "New rules" in seen.text]

    async def until_heard(count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(heard()) != count:
                await clock.advance(SQLite.heartbeat)
                await asyncio.sleep(0.01)

    await announce("New rules @everyone", "--in", "2h")
    await until_heard(1)
    assert heard()[0].endswith(r"A word from whoever runs it: New rules \@everyone")
    await announce("--over")
    await until_heard(0)
