"""A lesson in Guardians and a bot that starts again; apart, since two bots in one process share their handlers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.harness import BlankStudio, BotInProcess, open_harness
from tests.e2e.robots import call, press


@pytest.mark.long
async def test_a_lesson_and_its_old_buttons_outlive_a_restart(tmp_path: Path) -> None:
    async with open_harness(tmp_path, ("Ada",)) as here:
        (ada,) = here.people
        bot = await BotInProcess.start(here, studio=BlankStudio())
        welcome = await call(ada, here.channel, "learn", game="guardians")
        panel = await press(ada, await press(ada, welcome, "Begin the lesson"), "Lay a strong centre")
        await bot.stop()
        bot = await BotInProcess.start(here, studio=BlankStudio())
        panel = await press(ada, panel, "Seal this layout")
        assert "March." in panel.text
        assert "Dominance:" in panel.text
        await bot.stop()
        assert here.playground.breaches == ()
