"""A process that thinks, as seen from the bot."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import bot
from bot.games.codec import to_json
from bot.players.thinking.questions import READY, Question

COMMAND: Final = (sys.executable, "-m", "bot.players.thinking")
ROOT: Final = Path(bot.__file__).parents[1]
KEPT: Final = ("PATH", "PYTHONPATH", "SYSTEMROOT")
"""All that the process learns of the bot's environment: there are secrets in it."""
PATIENCE_AT_START: Final = 30.0
LONGEST_ANSWER: Final = 1024 * 1024
"""In bytes."""


class ThinkingProcess:
    """Answers one question at a time. It starts with the first one, and anew with the next one once it was stopped."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process; None while there is none."""
        return None if self._process is None else self._process.pid

    async def ask(self, question: Question, patience: float) -> bytes:
        """Give the line that answers a question within so many seconds.

        Raises OSError, EOFError, ValueError or TimeoutError; then it may be in any state, and has to be stopped.
        """
        process = await self._running()
        async with asyncio.timeout(patience):
            return await _said(process, to_json(question) + b"\n")

    async def stop(self) -> None:
        """End the process, in mid-thought if need be."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            environment = {name: os.environ[name] for name in KEPT if name in os.environ}
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, cwd=ROOT, env=environment, limit=LONGEST_ANSWER
            )
            async with asyncio.timeout(PATIENCE_AT_START):
                if await _said(self._process) != READY:
                    raise ValueError("the process is none that thinks")
        return self._process


async def _said(process: Process, words: bytes = b"") -> bytes:
    """Say something to a process, and give the line that it says then. Raises OSError or EOFError if it has ended."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(words)
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise EOFError("the process has ended")
    return line
