"""Marks by which messages are known again: one of unknown fate, once its nonce is too old to be trusted; old boards."""

from collections.abc import Iterable, Iterator
from datetime import timedelta
from zlib import crc32

import discord

from bot.clock import as_datetime
from bot.delivery.custom_ids import read_custom_id
from bot.delivery.limits import NONCE_SECONDS

SEARCHED = 100
"""Messages that are searched for one of unknown fate: so many of the newest, and so many since the first attempt."""
CLOCKS_DIFFER = timedelta(minutes=1)
_OLD_BOARD = 0x20000000


def mark_of(nonce: str) -> int:
    """Make the number by which the message of a nonce is known again.

    It is the id of the message's container, which can be any 32-bit number. It is made of the nonce, which is chance: a
    number that counts, such as a row's own, would tell how many things happened unseen.
    """
    return crc32(nonce.encode()) & 0x3FFFFFFF | 0x40000000


async def find_marked(
    channel: discord.abc.Messageable,
    author: discord.abc.Snowflake | None,
    nonce: str,
    first_try_at: float | None,
    now: float,
) -> discord.Message | None:
    """Look in a channel for a message of unknown fate that bears our mark, once its nonce is too old to be trusted.

    It is looked for from the newest and from the first attempt on.
    """
    if first_try_at is None or now - first_try_at < NONCE_SECONDS:
        return None
    mark = mark_of(nonce)
    since = as_datetime(first_try_at) - CLOCKS_DIFFER
    newest = channel.history(limit=SEARCHED)
    since_then = channel.history(limit=SEARCHED, after=since, oldest_first=True)
    for messages in (newest, since_then):
        async for message in messages:
            if author is not None and message.author.id == author.id and _bears(message, mark):
                return message
    return None


def _bears(message: discord.Message, mark: int) -> bool:
    return any(getattr(component, "id", None) == mark for component in message.components)


def old_board_mark(match_id: int) -> int:
    """Make the number by which the board of a match is known when it has no buttons any more: the id of its heading."""
    return _OLD_BOARD | match_id


def board_on(message: discord.Message) -> tuple[int, bool] | None:
    """Tell of which match a message of ours shows a board, and whether that is an old one; None if it shows none."""
    for part in _parts(message.components):
        pressed = read_custom_id(getattr(part, "custom_id", None) or "")
        if pressed is not None and pressed.verb == "text":
            return pressed.match, False
        if isinstance(part, discord.TextDisplay) and (part.id or 0) >> 29 == 1:
            return (part.id or 0) ^ _OLD_BOARD, True
    return None


def _parts(components: Iterable[discord.Component]) -> Iterator[discord.Component]:
    for one in components:
        yield one
        yield from _parts(getattr(one, "children", ()))
