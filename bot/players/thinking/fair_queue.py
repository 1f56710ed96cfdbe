"""Who is served next, where many people wait."""

from collections import deque
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """What waits, by whom it concerns: next comes whoever has cost least; of what is his, what came first.

    Who comes anew has cost as much as whoever was served last, so that nobody saves up and nobody catches up.
    `singly`: of each of them one thing is in work at a time.
    """

    def __init__(self, *, singly: bool = False) -> None:
        self._singly = singly
        self._waiting: dict[Hashable, deque[T]] = {}
        self._in_work: list[Hashable] = []
        self._cost: dict[Hashable, float] = {}
        self._served_at = 0.0

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    @property
    def in_work(self) -> int:
        """How much was taken and is not done."""
        return len(self._in_work)

    def put(self, whom: Hashable, one: T) -> None:
        """Let something wait."""
        self._cost[whom] = max(self._cost.get(whom, 0.0), self._served_at)
        self._waiting.setdefault(whom, deque()).append(one)

    def take(self) -> T | None:
        """Take what comes next into work; None if there is nothing."""
        free = [whom for whom in self._waiting if not (self._singly and whom in self._in_work)]
        if not free:
            return None
        whom = min(free, key=self._cost.__getitem__)
        self._served_at = max(self._served_at, self._cost[whom])
        # Of several who have cost as much, whoever was served last comes last.
        theirs = self._waiting.pop(whom)
        one = theirs.popleft()
        if theirs:
            self._waiting[whom] = theirs
        self._in_work.append(whom)
        return one

    def done(self, whom: Hashable, cost: float) -> None:
        """Note that something of somebody's has been worked on, and what it has cost."""
        self._in_work.remove(whom)
        self._cost[whom] = self._cost.get(whom, self._served_at) + cost
        self._cost = {
            one: cost
            for one, cost in self._cost.items()
            if cost > self._served_at or one in self._waiting or one in self._in_work
        }

    def waits(self, whom: Hashable, one: T) -> bool:
        """Tell whether something waits and is not in work."""
        return one in self._waiting.get(whom, ())

    def remove(self, whom: Hashable, one: T) -> bool:
        """Let something wait no longer; tell whether it still did."""
        if not self.waits(whom, one):
            return False
        theirs = self._waiting[whom]
        theirs.remove(one)
        if not theirs:
            del self._waiting[whom]
        return True
