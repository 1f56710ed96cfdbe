"""What takes long to be found out, kept for whoever asks for it next."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Found = TypeVar("Found")


class Latest(Generic[Found]):
    """The latest so many things that were found out by their keys, each once however many people ask for it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, asyncio.Task[Found]] = OrderedDict()

    async def find(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, Found]]) -> Found:
        """Give what was found under a key, or find it; what failed is tried again for the next who asks.

        Whoever stops waiting stops nobody else.
        """
        task = self._kept.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._kept[key] = asyncio.create_task(work())
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return await asyncio.shield(task)
