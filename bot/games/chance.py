"""Chance that comes in from outside: numbers that follow from a seed, an action's number and a counter alone."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32

_BLOCK = 64  # bytes of a block of SHA-256
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


class Chance:
    """Draws for one action of one match.

    The draw with counter c of action number n is HMAC-SHA256(seed, n as 8 bytes big-endian || c as 8 bytes
    big-endian), read as a big-endian integer. A match record therefore replays to the same draws on any machine for
    ever. It is not safe to share one object between actions: make a new one for each.
    """

    __slots__ = ("_counter", "_inner", "_outer")

    def __init__(self, seed: bytes, number: int) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        # HMAC as RFC 2104 defines it: each draw goes on from two hashes that have read the key already. The module hmac
        # takes half as long again, and for an answer a computer player draws thousands of times.
        key = seed.ljust(_BLOCK, b"\0")
        self._inner = hashlib.sha256(key.translate(_INNER) + number.to_bytes(8, "big"))
        self._outer = hashlib.sha256(key.translate(_OUTER))
        self._counter = 0

    def below(self, bound: int) -> int:
        """Draw an integer from 0 to bound - 1, each equally likely.

        Draws that would make the lower numbers likelier are rejected. Raises ValueError if the bound is not positive.
        """
        if bound < 1:
            raise ValueError(f"nothing can be drawn below {bound}")
        limit = (1 << 256) - (1 << 256) % bound
        while True:
            inner, outer = self._inner.copy(), self._outer.copy()
            inner.update(self._counter.to_bytes(8, "big"))
            outer.update(inner.digest())
            self._counter += 1
            drawn = int.from_bytes(outer.digest(), "big")
            if drawn < limit:
                return drawn % bound

    def pick(self, items: Sequence[T]) -> T:
        """Draw one item. Raises ValueError if there is none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Put items into a random order (Fisher-Yates, from the last place to the first)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def some(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """Draw several different items, in random order. Raises ValueError if there are fewer."""
        if count > len(items):
            raise ValueError(f"{count} items cannot be drawn from {len(items)}")
        return self.shuffled(items)[:count]


def seed_digest(seed: bytes) -> str:
    """Give the SHA-256 of a seed in hexadecimal: what is published before the first move."""
    return hashlib.sha256(seed).hexdigest()


def derived_seed(*parts: object) -> bytes:
    """Make a seed from texts and numbers, for self-play and tests; matches draw theirs from the system."""
    return hashlib.sha256("/".join(map(str, parts)).encode()).digest()
