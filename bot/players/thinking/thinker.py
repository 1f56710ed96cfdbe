"""Asking the processes that think, whatever becomes of them."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import structlog

from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, Decision
from bot.games.hints import Belief, TurningPoint
from bot.players.beliefs import Moment, looked_at, turning_points
from bot.players.computer_player import Level, Weighed
from bot.players.thinking.fair_queue import FairQueue
from bot.players.thinking.process import COMMAND, ThinkingProcess
from bot.players.thinking.questions import Question

PATIENCE: Final = 120.0
"""Real seconds after which a process is taken to hang: thoughts are bounded by what they simulate, not by time."""
IDLE: Final = 60.0
"""Real seconds for which a process is kept that has nothing to do while there are others."""
EXTRA_EVERY: Final = 5
"""Of so many questions one may be an extra while moves wait: who asks for a hint shall not wait for ever."""
REMEMBERED: Final = 256
"""Of so many extras the answers are kept, for those who ask the same again."""
USUAL_THOUGHT: Final = 0.25
"""Seconds that a thought is taken to need before any was measured."""
MEASURED: Final = 32
"""Over about so many thoughts the time that one needs is averaged."""

T = TypeVar("T")

log = structlog.get_logger()


class Closed(Exception):
    """The thinker has been closed, and answers nothing more."""


class Thought(NamedTuple):
    """A question as its seat sees it, how well it is answered, whence chance comes, and what or who waits for it."""

    game: AnyGame
    view: Any
    decision: Decision
    level: Level
    salt: str
    whom: Hashable


class Pending(msgspec.Struct, frozen=True):
    """How many thoughts wait and are in work, and since how many seconds the oldest of those that wait does."""

    moves: int
    extras: int
    in_work: int
    oldest: float


@dataclass(eq=False)
class _Asked:
    key: bytes
    question: Question
    read: Callable[[bytes], Any]
    whom: Hashable
    queue: "FairQueue[_Asked]"
    answer: asyncio.Future[Any]
    since: float = field(default_factory=time.monotonic)
    wanted: int = 0
    """So many wait for the answer."""


class Thinker:
    """Lets computer players think in processes of low priority, as many at once as it may have.

    Nobody waits for what his neighbours ask: each question says whom it concerns, a table or a person, and next comes
    whoever has been thought for least. Extras, without which every match goes on, stand behind moves, and of one person
    one is in work at a time.

    Processes start as there are questions that wait, stop with `close` or with nothing to do, and end by themselves
    when the bot's process is gone. One that dies, hangs or answers nonsense is replaced. A question that nobody wants
    to hear the answer of any more is called off; if it is in work already, its answer is dropped.
    """

    def __init__(self, command: Sequence[str] = COMMAND, processes: int = 1, patience: float = PATIENCE) -> None:
        self._command = command
        self._most = processes
        self._patience = patience
        self._moves = FairQueue[_Asked]()
        self._extras = FairQueue[_Asked](singly=True)
        self._open: dict[_Asked, None] = {}
        self._extra_answers: OrderedDict[bytes, _Asked] = OrderedDict()
        self._workers: dict[asyncio.Task[None], ThinkingProcess] = {}
        self._idle: list[asyncio.Future[None]] = []
        self._taken = 0
        self._mean = USUAL_THOUGHT
        self._closed = False

    @property
    def processes(self) -> tuple[int, ...]:
        """The numbers of the processes that run."""
        return tuple(one.pid for one in self._workers.values() if one.pid is not None)

    @property
    def room(self) -> int:
        """How many moves more it can take without letting them wait for long: each process one behind the other."""
        return 2 * self._most - len(self._moves) - self._moves.in_work

    @property
    def expected_wait(self) -> float:
        """Seconds in which a move is thought out that is asked for now, if thoughts go on as they did of late."""
        return self._mean * (1 + (len(self._moves) + self._moves.in_work) / self._most)

    @property
    def pending(self) -> Pending:
        """How much there is to think about."""
        in_work = self._moves.in_work + self._extras.in_work
        oldest = next((one.since for one in self._open if one.queue.waits(one.whom, one)), None)
        age = 0.0 if oldest is None else time.monotonic() - oldest
        return Pending(len(self._moves), len(self._extras), in_work, age)

    async def ask(self, question: Question, read: Callable[[bytes], T], whom: Hashable, *, extra: bool = True) -> T:
        """Give an answer as far as it can be read; to an extra that was asked before, the same as then.

        Raises Closed, and whatever a process can do to itself or to its answer.
        """
        if self._closed:
            raise Closed
        key = sha256(to_json(question)).digest() if extra else b""
        asked = self._extra_answers.get(key)
        if asked is None:
            queue = self._extras if extra else self._moves
            asked = _Asked(key, question, read, whom, queue, asyncio.get_running_loop().create_future())
            self._begin(asked)
        asked.wanted += 1
        try:
            answer: T = await asyncio.shield(asked.answer)
            return answer
        finally:
            asked.wanted -= 1
            if not asked.wanted and asked.queue.remove(asked.whom, asked):
                self._forget(asked)

    async def choose(self, thought: Thought, *, extra: bool = False) -> Any:
        """Choose a legal answer as `choosing.choose` does; what is lost on the way costs only how good it is.

        If the thought is lost, the greedy rule answers in another process; if that is lost too, the rules' fallback is
        the answer. Raises Closed.
        """
        game, view, decision, level, salt, whom = thought
        if level != "random" and (forced := game.forced(view, decision)) is not None:
            return forced
        question = Question(game.key, msgspec.Raw(to_json(view)), decision, level, salt)
        levels: tuple[Level, ...] = (level, "greedy")

        def legal(line: bytes) -> Any:
            action = from_json(line, game.types.action)
            if problems := game.problems(view, decision, action):
                raise ValueError(", ".join(problem.key for problem in problems))
            return action

        for asked in dict.fromkeys(levels):
            try:
                return await self.ask(msgspec.structs.replace(question, level=asked), legal, whom, extra=extra)
            except Closed:
                raise
            except Exception as error:  # whatever a process can do to itself or to its answer
                log.warning("thought lost", game=game.key, kind=decision.kind, level=asked, exc_info=error)
        return game.fallback(view, decision)

    async def belief(self, game: AnyGame, view: Any, decision: Decision, salt: str, whom: Hashable) -> Belief | None:
        """Say what the seat that is asked believes, as `choosing.belief` does; None if the thought is lost.

        Raises Closed.
        """
        question = Question(game.key, msgspec.Raw(to_json(view)), decision, "level2", salt, "belief")
        return await self._found(question, lambda line: from_json(line, Belief), whom)

    async def chances(self, game: AnyGame, view: Any, salt: str, whom: Hashable) -> tuple[float, ...] | None:
        """Say how likely each seat wins by a view, as `beliefs.chances` does; None if that is lost. Raises Closed."""
        question = Question(game.key, msgspec.Raw(to_json(view)), None, "level2", salt, "chances")
        return await self._found(question, lambda line: from_json(line, tuple[float, ...]), whom)

    async def standing(self, game: AnyGame, state: Any, salt: str, whom: Hashable) -> tuple[float, ...] | None:
        """Say how likely each seat wins from a state, as `beliefs.standing` does; None if it is lost. Raises Closed."""
        question = Question(game.key, msgspec.Raw(to_json(state)), None, "level2", salt, "standing")
        return await self._found(question, lambda line: from_json(line, tuple[float, ...]), whom)

    async def weigh(self, thought: Thought, also: Sequence[Any] = ()) -> Sequence[Weighed] | None:
        """Weigh answers as `choosing.weigh` does; None if the thought is lost. Raises Closed."""
        game, view, decision, level, salt, whom = thought
        others = tuple(msgspec.Raw(to_json(action)) for action in also)
        question = Question(game.key, msgspec.Raw(to_json(view)), decision, level, salt, "weighed", others)

        def read(line: bytes) -> Sequence[Weighed]:
            found = from_json(line, list[tuple[msgspec.Raw, float, float]])
            return [Weighed(from_json(bytes(one), game.types.action), *rest) for one, *rest in found]

        return await self._found(question, read, whom)

    async def _found(self, question: Question, read: Callable[[bytes], T], whom: Hashable) -> T | None:
        """Give the answer to an extra; None if the thought is lost."""
        try:
            return await self.ask(question, read, whom)
        except Closed:
            raise
        except Exception as error:  # whatever a process can do to itself or to its answer
            log.warning("thought lost", game=question.game, wanted=question.wanted, exc_info=error)
        return None

    async def turning_points(
        self, game: AnyGame, moments: Sequence[Moment], salt: str, whom: Hashable
    ) -> tuple[TurningPoint, ...]:
        """Say where what a seat believed in a match turned, of all the moments at which it was asked. Raises Closed."""
        asked = looked_at(game, moments)
        found = [(line, await self.belief(game, view, decision, salt, whom)) for line, view, decision in asked]
        return turning_points([(line, belief) for line, belief in found if belief is not None])

    async def close(self) -> None:
        """End the processes, in mid-thought if need be; whoever waits for an answer gets none."""
        self._closed = True
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        for asked in self._open:
            asked.answer.set_exception(Closed())
            asked.answer.exception()  # nobody need be there to hear it
        self._open.clear()

    def _begin(self, asked: _Asked) -> None:
        """Let a question wait for a process that has nothing to do, or for a new one if there may be more."""
        if asked.key:
            self._extra_answers[asked.key] = asked
            if len(self._extra_answers) > REMEMBERED:
                self._extra_answers.popitem(last=False)
        self._open[asked] = None
        asked.queue.put(asked.whom, asked)
        if self._idle:
            self._idle.pop().set_result(None)
        elif len(self._workers) < self._most:
            process = ThinkingProcess(self._command)
            worker = asyncio.create_task(self._work(process), name="thinking")
            self._workers[worker] = process
            worker.add_done_callback(self._workers.pop)

    def _forget(self, asked: _Asked) -> None:
        self._open.pop(asked, None)
        if self._extra_answers.get(asked.key) is asked:
            del self._extra_answers[asked.key]

    async def _work(self, process: ThinkingProcess) -> None:
        """Let a process think about one thing after the other, until there has been nothing for some time."""
        try:
            while True:
                asked = self._next()
                if asked is not None:
                    await self._answer(process, asked)
                elif not await self._called():
                    return
        finally:
            await process.stop()

    def _next(self) -> _Asked | None:
        queues = (self._moves, self._extras) if self._taken % EXTRA_EVERY else (self._extras, self._moves)
        found = next((asked for queue in queues if (asked := queue.take()) is not None), None)
        self._taken += found is not None
        return found

    async def _called(self) -> bool:
        """Wait until there is something to do; tell whether that has come before the process is no longer needed."""
        call = asyncio.get_running_loop().create_future()
        self._idle.append(call)
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(IDLE):
                    await asyncio.shield(call)
            if call.done():
                return True
            if len(self._workers) > 1:
                self._idle.remove(call)
                return False

    async def _answer(self, process: ThinkingProcess, asked: _Asked) -> None:
        begun = time.monotonic()
        try:
            answer = asked.read(await process.ask(asked.question, self._patience))
        except Exception as error:  # whatever it is, its process may be in any state
            await process.stop()
            self._forget(asked)
            asked.answer.set_exception(error)
            asked.answer.exception()  # nobody need be there to hear it
        else:
            del self._open[asked]
            asked.answer.set_result(answer)
        took = time.monotonic() - begun
        if asked.queue is self._moves:
            self._mean += (took - self._mean) / MEASURED
        asked.queue.done(asked.whom, took)
