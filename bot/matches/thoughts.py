"""What computer players think about, from the question to the moment of the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, Protocol

from bot.games.codec import to_json
from bot.games.contract import AnyGame, Decision
from bot.games.hints import TurningPoint
from bot.players.beliefs import Moment
from bot.players.computer_player import Level, Weighed


class Chooser(Protocol):
    """Whoever thinks for computer players, such as `Thinker`."""

    async def choose(self, game: AnyGame, view: Any, decision: Decision, level: Level, salt: str) -> Any:
        """Choose a legal answer."""

    async def turning_points(self, game: AnyGame, moments: Sequence[Moment], salt: str) -> tuple[TurningPoint, ...]:
        """Say where what a seat believed in a match turned."""

    async def chances(self, game: AnyGame, view: Any, salt: str) -> tuple[float, ...] | None:
        """Say how likely each seat wins, as whoever has a view can know it; None if that is lost."""

    async def standing(self, game: AnyGame, state: Any, salt: str) -> tuple[float, ...] | None:
        """Say how likely each seat wins from a state of which everything is known; None if that is lost."""

    async def weigh(
        self, game: AnyGame, view: Any, decision: Decision, level: Level, also: Sequence[Any], salt: str
    ) -> Sequence[Weighed] | None:
        """Say how often to give which answer, and what each is worth; None if that is lost."""


class _Thought(NamedTuple):
    view: bytes
    decision: Decision
    answer: asyncio.Task[Any]


class Thoughts:
    """Thoughts about open questions, each under a number. They are kept in memory: a lost one is thought again."""

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser
        self._begun: dict[int, _Thought] = {}

    def __contains__(self, number: int) -> bool:
        return number in self._begun

    async def choose(self, game: AnyGame, view: Any, decision: Decision, level: Level, salt: str) -> Any:
        """Choose a legal answer, and wait for it; raises what whoever thinks raises."""
        return await self._chooser.choose(game, view, decision, level, salt)

    async def turning_points(self, game: AnyGame, moments: Sequence[Moment], salt: str) -> tuple[TurningPoint, ...]:
        """Say where what a seat believed in a match turned; raises what whoever thinks raises."""
        return await self._chooser.turning_points(game, moments, salt)

    async def chances(self, game: AnyGame, view: Any, salt: str) -> tuple[float, ...] | None:
        """Say how likely each seat wins, as whoever has a view can know it; raises what whoever thinks raises."""
        return await self._chooser.chances(game, view, salt)

    async def standing(self, game: AnyGame, state: Any, salt: str) -> tuple[float, ...] | None:
        """Say how likely each seat wins from a state, with all cards open; raises what whoever thinks raises."""
        return await self._chooser.standing(game, state, salt)

    async def weigh(
        self, game: AnyGame, view: Any, decision: Decision, level: Level, also: Sequence[Any], salt: str
    ) -> Sequence[Weighed] | None:
        """Say how often to give which answer, and what each is worth; raises what whoever thinks raises."""
        return await self._chooser.weigh(game, view, decision, level, also, salt)

    def begin(self, number: int, game: AnyGame, view: Any, decision: Decision, level: Level, salt: str) -> None:
        """Begin to think about a question, as its seat sees it."""
        answer = asyncio.create_task(self._chooser.choose(game, view, decision, level, salt))
        answer.add_done_callback(_heard)
        self._begun[number] = _Thought(to_json(view), decision, answer)

    def take(self, number: int, game: AnyGame, view: Any, decision: Decision) -> Any | None:
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
        """Forget what is asked no more."""
        for number in self._begun.keys() - set(numbers):
            self._begun.pop(number).answer.cancel()


def _heard(answer: asyncio.Task[Any]) -> None:
    """Take note of a failure, which `take` makes good."""
    if not answer.cancelled():
        answer.exception()
