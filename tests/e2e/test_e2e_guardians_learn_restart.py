"""A lesson in Guardians and a bot that starts again; apart, since two bots in one process share their handlers."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.playing import call, press
from tests.e2e.stage import HereBot, Sketches, stage


async def test_a_lesson_and_its_old_buttons_outlive_a_restart(tmp_path: Path) -> None:
    async with stage(tmp_path, ("Ada",)) as here:
        (ada,) = here.people
        bot = await HereBot.start(here, studio=Sketches())
        welcome = await call(ada, here.channel, "learn", game="guardians")
        panel = await press(ada, await press(ada, welcome, "Begin the lesson"), "Strong centre")
        await bot.stop()
        bot = await HereBot.start(here, studio=Sketches())
        panel = await press(ada, panel, "Seal this layout")
        assert "March." in panel.text
        assert "Dominance:" in panel.text
        await bot.stop()
        assert here.playground.breaches == ()
