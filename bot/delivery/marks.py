"""Marks by which a message of unknown fate is known again, once its nonce is too old to be trusted."""

from __future__ import annotations

from datetime import timedelta
from zlib import crc32

import discord

from bot.clock import as_datetime

SEARCHED = 100
"""Messages that are searched for one of unknown fate: so many of the newest, and so many since the first attempt."""
CLOCKS_DIFFER = timedelta(minutes=1)


def mark_of(nonce: str) -> int:
    """Make the number by which the message of a nonce is known again: the id of its container."""
    return crc32(nonce.encode()) & 0x3FFFFFFF | 0x40000000


async def find_marked(
    channel: discord.abc.Messageable, author: discord.abc.Snowflake | None, mark: int, first_try_at: float
) -> discord.Message | None:
    """Look in a channel for a message of ours that bears a mark, from the newest and from the first attempt on."""
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
