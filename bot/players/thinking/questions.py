"""What is said to the process that thinks, and how it answers.

A question and an answer are a line of JSON each; the first line of all, `READY`, says that the process can be asked. It
ends with its input, even in mid-thought, and with whatever goes wrong: whoever has started it starts another one.
"""

import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from types import TracebackType
from typing import Final, Literal, TypeAlias

import msgspec

from bot.games.codec import from_json
from bot.games.contract import Decision
from bot.players.computer_player import Level

READY: Final = b"ready\n"
NICENESS: Final = 10
MOST_MEMORY: Final = 180 * 1024 * 1024
"""Bytes that the process may have for itself; what it shares with others comes on top."""


Wanted: TypeAlias = Literal["action", "belief", "weighed", "chances", "standing"]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be decided, by whom, and how well; or what else is asked about a view.

    `wanted` may be an action, what the seat that is asked believes, all answers with their worth (those in `also` among
    them), the chances of all seats by a view, or those by a state, which stands in the place of the view then. `salt`
    is whence chance comes, and unrelated to a match's seed.
    """

    game: str
    view: msgspec.Raw
    decision: Decision | None
    level: Level
    salt: str
    wanted: Wanted = "action"
    also: tuple[msgspec.Raw, ...] = ()


def answer_questions(answer: Callable[[Question], bytes]) -> None:
    """Answer one question after the other, with low priority, until the input ends and the process with it."""
    lines: SimpleQueue[bytes] = SimpleQueue()

    def listen() -> None:
        for line in sys.stdin.buffer:
            lines.put(line)
        os._exit(0)

    _begin_work()
    threading.Thread(target=listen, daemon=True).start()
    reply = READY
    while True:
        sys.stdout.buffer.write(reply)
        sys.stdout.buffer.flush()
        reply = answer(from_json(lines.get(), Question)) + b"\n"


def _begin_work() -> None:
    # Whoever stops the bot may tell all of its processes to stop; the bot itself stops this one, so that it takes no
    # thought for lost meanwhile.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    sys.excepthook = _say_where
    os.nice(NICENESS)
    with suppress(ImportError):
        import resource  # noqa: PLC0415 - not every platform has it

        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))


def _say_where(kind: type[BaseException], _error: BaseException, trace: TracebackType | None) -> None:
    """Write where an exception was raised, and not its message: that may quote what a player keeps secret."""
    sys.stderr.write(f"{''.join(traceback.format_tb(trace))}{kind.__module__}.{kind.__qualname__}\n")
