"""Asking the process that thinks, whatever becomes of it."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import structlog

import bot
from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, Decision
from bot.games.hints import Belief, TurningPoint
from bot.players.beliefs import Moment, looked_at, turning_points
from bot.players.computer_player import Level, Weighed
from bot.players.thinking.questions import READY, Question

COMMAND: Final = (sys.executable, "-m", "bot.players.thinking")
ROOT: Final = Path(bot.__file__).parents[1]
KEPT: Final = ("PATH", "PYTHONPATH", "SYSTEMROOT")
"""All that the process learns of the bot's environment: there are secrets in it."""
PATIENCE: Final = 10.0
"""Real seconds in which an answer has come; a thought ends by itself after half of them."""
PATIENCE_AT_START: Final = 30.0
LONGEST_ANSWER: Final = 1024 * 1024
"""In bytes."""

T = TypeVar("T")

log = structlog.get_logger()


class Closed(Exception):
    """The thinker has been closed, and answers nothing more."""


class Thinker:
    """Lets computer players think in a process of low priority, one question after the other, as they come.

    The process starts with the first question (or `warm`), stops with `close`, and ends by itself when the bot's
    process is gone. One that dies, takes too long or answers nonsense is replaced.
    """

    def __init__(self, command: Sequence[str] = COMMAND, patience: float = PATIENCE) -> None:
        self._command = command
        self._patience = patience
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._closed = False

    async def warm(self) -> None:
        """Start the process now, so that no answer waits for that. Raises OSError, EOFError or ValueError."""
        async with self._turn, self._stopping_what_fails():
            await self._running()

    async def choose(self, game: AnyGame, view: Any, decision: Decision, level: Level, salt: str) -> Any:
        """Choose a legal answer as `choosing.choose` does; what is lost on the way costs only how good it is.

        If the thought is lost, the greedy rule answers in another process; if that is lost too, the rules' fallback is
        the answer. Raises Closed.
        """
        question = Question(game.key, msgspec.Raw(to_json(view)), decision, level, salt)
        levels: tuple[Level, ...] = (level, "greedy")

        def legal(line: bytes) -> Any:
            action = from_json(line, game.types.action)
            if problems := game.problems(view, decision, action):
                raise ValueError(", ".join(problem.key for problem in problems))
            return action

        async with self._turn:
            for asked in dict.fromkeys(levels):
                try:
                    return await self._answer(msgspec.structs.replace(question, level=asked), legal)
                except Exception as error:  # whatever a process can do to itself or to its answer
                    self._note_loss(game, msgspec.structs.replace(question, level=asked), error)
        return game.fallback(view, decision)

    async def belief(self, game: AnyGame, view: Any, decision: Decision, salt: str) -> Belief | None:
        """Say what the seat that is asked believes, as `choosing.belief` does; None if the thought is lost.

        Raises Closed.
        """
        question = Question(game.key, msgspec.Raw(to_json(view)), decision, "level2", salt, "belief")
        return await self._found(game, question, lambda line: from_json(line, Belief))

    async def chances(self, game: AnyGame, view: Any, salt: str) -> tuple[float, ...] | None:
        """Say how likely each seat wins by a view, as `beliefs.chances` does; None if that is lost. Raises Closed."""
        question = Question(game.key, msgspec.Raw(to_json(view)), None, "level2", salt, "chances")
        return await self._found(game, question, lambda line: from_json(line, tuple[float, ...]))

    async def standing(self, game: AnyGame, state: Any, salt: str) -> tuple[float, ...] | None:
        """Say how likely each seat wins from a state, as `beliefs.standing` does; None if it is lost. Raises Closed."""
        question = Question(game.key, msgspec.Raw(to_json(state)), None, "level2", salt, "standing")
        return await self._found(game, question, lambda line: from_json(line, tuple[float, ...]))

    async def weigh(
        self, game: AnyGame, view: Any, decision: Decision, level: Level, also: Sequence[Any], salt: str
    ) -> Sequence[Weighed] | None:
        """Weigh answers as `choosing.weigh` does; None if the thought is lost. Raises Closed."""
        others = tuple(msgspec.Raw(to_json(action)) for action in also)
        question = Question(game.key, msgspec.Raw(to_json(view)), decision, level, salt, "weighed", others)

        def read(line: bytes) -> Sequence[Weighed]:
            found = from_json(line, list[tuple[msgspec.Raw, float, float]])
            return [Weighed(from_json(bytes(one), game.types.action), *rest) for one, *rest in found]

        return await self._found(game, question, read)

    async def _found(self, game: AnyGame, question: Question, read: Callable[[bytes], T]) -> T | None:
        async with self._turn:
            try:
                return await self._answer(question, read)
            except Exception as error:  # whatever a process can do to itself or to its answer
                self._note_loss(game, question, error)
        return None

    async def turning_points(self, game: AnyGame, moments: Sequence[Moment], salt: str) -> tuple[TurningPoint, ...]:
        """Say where what a seat believed in a match turned, of all the moments at which it was asked. Raises Closed."""
        asked = looked_at(game, moments)
        found = [(line, await self.belief(game, view, decision, salt)) for line, view, decision in asked]
        return turning_points([(line, belief) for line, belief in found if belief is not None])

    async def close(self) -> None:
        """End the process, in mid-thought if need be; whoever waits for an answer gets none."""
        self._closed = True
        await self._stop()

    def _note_loss(self, game: AnyGame, question: Question, error: Exception) -> None:
        if self._closed:
            raise Closed from None
        asked = {"kind": question.decision.kind, "level": question.level} if question.decision else {}
        log.warning("thought lost", game=game.key, wanted=question.wanted, **asked, exc_info=error)

    async def _answer(self, question: Question, read: Callable[[bytes], T]) -> T:
        """Give an answer as far as it can be read."""
        async with self._stopping_what_fails():
            process = await self._running()
            async with asyncio.timeout(self._patience):
                line = await _said(process, to_json(question) + b"\n")
            return read(line)

    @asynccontextmanager
    async def _stopping_what_fails(self) -> AsyncIterator[None]:
        """Leave no process that may be in any state, one that still thinks for somebody who is gone among them."""
        try:
            yield
        except BaseException:
            await asyncio.shield(self._stop())
            raise

    async def _running(self) -> Process:
        if self._closed:
            raise Closed
        if self._process is None or self._process.returncode is not None:
            environment = {name: os.environ[name] for name in KEPT if name in os.environ}
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, cwd=ROOT, env=environment, limit=LONGEST_ANSWER
            )
            if self._closed:
                raise Closed
            async with asyncio.timeout(PATIENCE_AT_START):
                if await _said(self._process) != READY:
                    raise ValueError("the process is none that thinks")
        return self._process

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


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
