"""The bot as a child process: started, watched, started again when it dies."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Literal

from bot.playground.page.folder import open_private

Phase = Literal["running", "restarting", "refusing", "stopped"]

CANNOT_START = 2
"""The exit code of a program that would fail in the same way again."""

_STOPS_WITHIN = 10.0
_SOON = 0.2
_LATEST = 10.0
_STEADY = 20.0
"""Seconds after which a start counts as having gone well."""
_LOG_SIZE = 2_000_000


class BotProcess:
    """A module run as a child of this process, `python -m module`, for as long as it is wanted.

    `phase` is "restarting" between two runs, "refusing" after an exit with code 2, which is not tried again by
    itself, and "stopped" when nobody wants it to run.
    """

    def __init__(
        self, module: str, environment: Mapping[str, str], log: Path, on_change: Callable[[], None] = lambda: None
    ) -> None:
        self.phase: Phase = "stopped"
        self.starts = 0
        self._module = module
        self._environment = environment
        self._log = log
        self._on_change = on_change
        self._process: asyncio.subprocess.Process | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        """Return the running child's process id."""
        return self._process.pid if self._process and self._process.returncode is None else None

    @property
    def last_words(self) -> str:
        """Return the last line that the child wrote, "" if there is none."""
        with contextlib.suppress(OSError):
            lines = self._log.read_bytes()[-4000:].decode(errors="replace").strip().splitlines()
            return lines[-1] if lines else ""
        return ""

    def start(self) -> None:
        """Let it run from now on; does nothing if it does."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._keep_running(), name="bot process")

    def kill(self) -> None:
        """End the child without a warning, as a power cut would; it is started again."""
        if self._process and self._process.returncode is None:
            self._process.kill()

    async def restart(self) -> None:
        """End the child as an operator would, and start it again."""
        await self.stop()
        self.start()

    async def stop(self) -> None:
        """End the child as an operator would; it is not started again."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        self._set_phase("stopped")

    async def _keep_running(self) -> None:
        wait = _SOON
        while True:
            began = asyncio.get_running_loop().time()
            code = await self._run_once()
            if code == CANNOT_START:
                self._set_phase("refusing")
                return
            self._set_phase("restarting")
            steady = asyncio.get_running_loop().time() - began > _STEADY
            wait = _SOON if steady else min(wait * 2, _LATEST)
            await asyncio.sleep(wait)

    async def _run_once(self) -> int:
        if self._log.exists() and self._log.stat().st_size > _LOG_SIZE:
            self._log.replace(self._log.with_name(f"{self._log.name}.1"))
        with open_private(self._log, "ab") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bot.playground.page.run_with_parent",
                self._module,
                env={**os.environ, **self._environment},
                stdin=asyncio.subprocess.PIPE,
                stdout=log,
                stderr=log,
            )
        self._process = process
        self.starts += 1
        self._set_phase("running")
        try:
            return await process.wait()
        finally:
            await asyncio.shield(_end(process))

    def _set_phase(self, phase: Phase) -> None:
        if phase != self.phase:
            self.phase = phase
            self._on_change()


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), _STOPS_WITHIN)
        except TimeoutError:
            process.kill()
            await process.wait()
