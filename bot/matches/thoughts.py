"""What computer players think about, from the question to the moment of the answer."""

import asyncio
from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass
from math import inf
from typing import Any

from bot.games.codec import to_json
from bot.games.contract import Decision
from bot.players.thinking.thinker import Thinker, Thought


def of_table(match_id: int) -> Hashable:
    """Name a table as that which waits for a thought."""
    return "table", match_id


def of_person(user_id: int) -> Hashable:
    """Name a person as the one who waits for a thought."""
    return "person", user_id


@dataclass
class _Begun:
    view: bytes
    decision: Decision
    answer: asyncio.Task[Any]
    delay: int
    moment: float = inf


class Thoughts:
    """Thoughts about open questions, each under a number. They are kept in memory: a lost one is thought again."""

    def __init__(self, chooser: Thinker) -> None:
        self.chooser = chooser
        self._begun: dict[int, _Begun] = {}
        self.on_ready: Callable[[], None] = lambda: None
        """Called when a thought is ready."""

    def __contains__(self, number: int) -> bool:
        return number in self._begun

    def begin(self, number: int, thought: Thought, delay: int = 0) -> None:
        """Begin to think about a question, as its seat sees it; `delay` is for an answer that comes too late."""
        answer = asyncio.create_task(self.chooser.choose(thought))
        answer.add_done_callback(self._heard)
        self._begun[number] = _Begun(to_json(thought.view), thought.decision, answer, delay)

    def moment(self, number: int, due: float, now: float) -> float:
        """Tell when the answer of a thought that was begun is given; inf while it is not ready.

        That is when it is due. Of one that is ready only later it is put off by the delay of the thought, so that
        nobody learns how long that has taken.
        """
        thought = self._begun[number]
        if not thought.answer.done():
            return inf
        if thought.moment == inf:
            thought.moment = due if now <= due else now + thought.delay
        return thought.moment

    def take(self, number: int, view: Any, decision: Decision) -> Any | None:
        """Give the answer of a thought and forget it; None while it is not ready.

        One that was begun for another view or question, or has failed, is forgotten, so that it can be begun anew.
        """
        thought = self._begun.get(number)
        if thought is None or not thought.answer.done():
            return None
        del self._begun[number]
        if thought.answer.cancelled() or thought.answer.exception() is not None:
            return None
        if thought.decision != decision or thought.view != to_json(view):
            return None
        return thought.answer.result()

    def keep(self, numbers: Collection[int]) -> None:
        """Forget what is asked no more, and call off what is not thought out yet."""
        for number in self._begun.keys() - set(numbers):
            self._begun.pop(number).answer.cancel()

    def _heard(self, answer: asyncio.Task[Any]) -> None:
        """Take note of a failure, which `take` makes good."""
        if not answer.cancelled():
            answer.exception()
            self.on_ready()
