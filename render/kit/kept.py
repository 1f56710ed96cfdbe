"""What is painted once for many pictures: kept as long as all of it together fits into a bound of bytes."""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Final, ParamSpec, TypeVar

from PIL import Image

ROOM: Final = 32 * 1024 * 1024
"""The bytes of pixels that a process keeps, in all."""
_ENTRY: Final = 1024
"""The bytes that one more image takes beside its pixels, about."""
_NARROW: Final = ("1", "L", "P")
"""The modes of images with one byte for a pixel; Pillow spends four on all others."""

P = ParamSpec("P")
T = TypeVar("T")


@dataclass
class Shelf:
    """Keeps values within a room of bytes; what was not asked for longest goes first. Threads may share it."""

    room: int
    held: int = 0
    """The bytes that are kept now."""
    _kept: OrderedDict[Hashable, tuple[Any, int]] = field(default_factory=OrderedDict)
    _lock: Lock = field(default_factory=Lock)

    def find(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what is kept under a key, or make it; what is larger than half of the room is not kept."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                kept: T = found[0]
                return kept
        value = make()
        size = _ENTRY + weight(value)
        with self._lock:
            if size <= self.room // 2 and key not in self._kept:
                self._kept[key] = (value, size)
                self.held += size
                while self.held > self.room:
                    self.held -= self._kept.popitem(last=False)[1][1]
        return value

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self.held = 0


SHELF: Final = Shelf(ROOM)


def weight(value: object) -> int:
    """Give the bytes of pixels in an image, or in all images of a sprite or a tuple; what else there is counts 0."""
    if isinstance(value, Image.Image):
        return value.width * value.height * (1 if value.mode in _NARROW else 4)
    if isinstance(value, tuple):
        return sum(map(weight, value))
    return sum(map(weight, getattr(value, "__dict__", {}).values()))


def kept(paint: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function paints, by its arguments, on the shelf that all such functions share.

    What it returns is shared: it is not to be drawn on.
    """

    @functools.wraps(paint)
    def found(*args: P.args, **values: P.kwargs) -> T:
        key = (paint, args, tuple(values.items())) if values else (paint, args)
        return SHELF.find(key, lambda: paint(*args, **values))

    return found
