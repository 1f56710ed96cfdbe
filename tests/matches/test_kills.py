"""The bot is killed in the middle of play (SIGKILL, no farewell) and started again, over and over."""

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.games.verraeter.rules import Verraeter
from bot.store.outgoing import Account
from tests import databases
from tests.matches.harness import MatchesHarness
from tests.matches.play_until_killed import RUN
from tests.probe import Probe

ROOT = Path(__file__).parents[2]


def play_until_killed(url: str, seed: int, patience: float) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.matches.play_until_killed", url, str(seed)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "playing\n"
    time.sleep(patience)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()


async def check(url: str, seed: int) -> int:
    """Look at what the killed process has left behind; give the number of actions."""
    harness = MatchesHarness(Path(), [Probe(), Verraeter()], url=url)
    harness.clock = ManualClock(1_800_000_000 + seed * RUN + RUN // 2)
    await harness.open()
    try:
        async with harness.store.reading() as tx:
            if tx.dialect.name == "sqlite":
                assert (await tx.exec_driver_sql("PRAGMA integrity_check")).scalar_one() == "ok"
                assert (await tx.exec_driver_sql("PRAGMA foreign_key_check")).first() is None
            ids = (await tx.exec_driver_sql("SELECT id FROM matches")).scalars().all()
            actions = (await tx.exec_driver_sql("SELECT match_id, number FROM actions ORDER BY 1, 2")).all()
        for match_id in ids:
            await harness.matches.history.verify(match_id)
            assert (await harness.matches.tables.get(match_id)).status != "set-aside"
            mine = [row.number for row in actions if row.match_id == match_id]
            assert mine == list(range(len(mine)))
            told = Counter(
                number
                for said in await harness.said(match_id)
                if isinstance(said.payload, Account)
                for number in said.payload.numbers
            )
            assert set(told.values()) <= {1}
        return len(actions)
    finally:
        await harness.store.close()


async def kill_again_and_again(path: Path, kills: int) -> None:
    url = await databases.at(path)
    luck = random.Random(kills)
    before = 0
    for seed in range(1, kills + 1):
        play_until_killed(url, seed, luck.random() * 0.5)
        after = await check(url, seed)
        assert after > before
        before = after
    await databases.drop(url)


@pytest.mark.skipif(os.name != "posix", reason="there is no SIGKILL")
async def test_nothing_is_lost_or_half_done_when_the_process_is_killed(tmp_path: Path) -> None:
    await kill_again_and_again(tmp_path / "house.db", 3)


@pytest.mark.soak
@pytest.mark.skipif(os.name != "posix", reason="there is no SIGKILL")
async def test_nothing_is_lost_in_hundreds_of_kills(tmp_path: Path) -> None:
    await kill_again_and_again(tmp_path / "house.db", int(os.environ.get("SOAK_MATCHES", "1000")) // 5)
