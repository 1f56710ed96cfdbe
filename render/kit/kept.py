"""What is painted once for many pictures: kept as long as all of it together fits into a bound of bytes."""

import functools
import zlib
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from threading import Lock
from time import thread_time
from typing import Any, Final, ParamSpec, TypeVar

from PIL import Image

ROOM: Final = 42 * 1024 * 1024
"""The bytes of pixels that a process keeps as they are."""
PACKED_ROOM: Final = 12 * 1024 * 1024
"""The bytes that it keeps packed: room for what most hands show, which no other game's pictures take away."""
_ENTRY: Final = 1024
"""The bytes that one more image takes beside its pixels, about."""
_NARROW: Final = ("1", "L", "P")
"""The modes of images with one byte for a pixel; Pillow spends four on all others."""

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(slots=True)
class _Kept:
    """A value, its bytes, the seconds of work that it took to be made, and its worth: the lowest goes first."""

    value: Any
    size: int
    cost: float
    worth: float


@dataclass
class Shelf:
    """Keeps values within a room of bytes. Threads may share it.

    What was not asked for in a long time goes first, and of two alike the one that takes less time for its bytes to be
    made again (GreedyDual-Size, Cao and Irani 1997): a map that is painted in half a second outlives a plain table.
    """

    room: int
    held: int = 0
    """The bytes that are kept now."""
    _kept: dict[Hashable, _Kept] = field(default_factory=dict)
    _queue: list[tuple[float, int, Hashable]] = field(default_factory=list)
    """What is kept, by its worth when it was put here, which may have risen since."""
    _floor: float = 0.0
    """The worth of what has gone last."""
    _numbers: "count[int]" = field(default_factory=count)
    _lock: Lock = field(default_factory=Lock)

    def find(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what is kept under a key, or make it; what is larger than half of the room is not kept."""
        found = self._kept.get(key)
        if found is not None:
            found.worth = self._floor + found.cost / found.size
            kept: T = found.value
            return kept
        begun = thread_time()
        value = make()
        cost = thread_time() - begun
        size = _ENTRY + weight(value)
        with self._lock:
            if size <= self.room // 2 and key not in self._kept:
                self._kept[key] = entry = _Kept(value, size, cost, self._floor + cost / size)
                heappush(self._queue, (entry.worth, next(self._numbers), key))
                self.held += size
                self._make_room()
        return value

    def __contains__(self, key: Hashable) -> bool:
        """Tell whether something is kept under a key."""
        return key in self._kept

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self._queue.clear()
            self.held = 0

    def _make_room(self) -> None:
        while self.held > self.room:
            worth, _, key = heappop(self._queue)
            entry = self._kept[key]
            if entry.worth > worth:
                heappush(self._queue, (entry.worth, next(self._numbers), key))
            else:
                self._floor = worth
                self.held -= self._kept.pop(key).size


SHELF: Final = Shelf(ROOM)
PACKED: Final = Shelf(PACKED_ROOM)


def weight(value: object) -> int:
    """Give the bytes of an image, packed or not, or of all in a sprite or a tuple; what else there is counts 0."""
    if isinstance(value, Image.Image):
        return value.width * value.height * (1 if value.mode in _NARROW else 4)
    if isinstance(value, bytes):
        return len(value)
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


@dataclass(frozen=True)
class Packed:
    """An image of many pixels and few colours in about an eighth of its room."""

    pixels: bytes
    size: tuple[int, int]
    mode: str

    @classmethod
    def of(cls, image: Image.Image) -> "Packed":
        """Pack an image; its palette is not kept."""
        return cls(zlib.compress(image.tobytes(), 1), image.size, image.mode)

    @property
    def image(self) -> Image.Image:
        """Unpack the image."""
        return Image.frombytes(self.mode, self.size, zlib.decompress(self.pixels))


def kept_packed(paint: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Keep what a function paints in a palette, and also packed: so it is unpacked where it would be painted again."""

    def pack(image: Image.Image) -> tuple[Packed, bytes]:
        return Packed.of(image), bytes(image.getpalette() or ())

    @functools.wraps(paint)
    def found(*args: P.args, **values: P.kwargs) -> Image.Image:
        key = (paint, args, tuple(values.items()))

        def packed() -> tuple[Packed, bytes]:
            return PACKED.find(key, lambda: pack(paint(*args, **values)))

        def unpack() -> Image.Image:
            pixels, palette = packed()
            image = pixels.image
            image.putpalette(palette)
            return image

        if key not in SHELF:
            packed()  # before, so that what is whole has the worth of being unpacked, and not of being painted
        return SHELF.find(key, unpack)

    return found
