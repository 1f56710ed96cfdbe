"""Presence: since when people have been able to reach the bot, and the time of its absences, which is given back.

Whoever can reach nobody does not sign. An absence is noted by whoever signs after it, and what is noted stays owed
until it is given back: each of them in one transaction, so that no time is given back twice.
"""

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from sqlalchemy import ColumnElement, Integer, literal
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.roles import Shards

UNNOTICED = 30
"""Seconds of absence at a time that nobody is given time back for: the gateway is reconnected all the time."""

EVERYBODY: Final = Shards()
NOBODY: Final = Shards(ids=())


@dataclass(frozen=True)
class Absence:
    """Seconds for which the bot was away (less than 0: by which the time was set back), and from which servers."""

    seconds: int
    shards: Shards = EVERYBODY


@dataclass(frozen=True)
class Standing:
    """How it stands with absences: whether one has to be given back first, and from which servers the bot is away."""

    owes: bool
    away: Shards = NOBODY


GivingBack: TypeAlias = AbstractAsyncContextManager[tuple[AsyncConnection, tuple[Absence, ...]]]


class Presence(Protocol):
    """What one process knows of its own presence, and of that of others."""

    @property
    def reachable(self) -> bool:
        """Tell whether people can reach this process through all the shards that it is to serve."""

    async def begin(self) -> None:
        """Begin to work, alone or beside others. Raises StoreError if the database is held by another one alone."""

    async def take(self, shard: int, total: int) -> str | None:
        """Take one of all shards for this process; give in one sentence what is in the way."""
        return None

    async def release(self) -> None:
        """Let other processes take the shards of this one."""
        return

    def cut_off(self, shard: int = 0) -> None:
        """Note that nobody can reach this process through a shard any more."""

    def come_back(self, shard: int = 0) -> None:
        """Note that people can reach this process through a shard again."""

    def may_owe(self) -> bool:
        """Tell whether somebody may be owed time, as far as that is known without asking the database."""

    async def standing(self, tx: AsyncConnection) -> Standing:
        """Tell how it stands now."""

    def giving_back(self) -> GivingBack:
        """Carry out the transaction that gives back what is owed, which comes with it."""

    async def sign(self) -> bool:
        """Note that this process is there, and what is owed by now; tell whether there is anything to be given back."""

    async def renew(self) -> None:
        """Hold on to what this process serves, and stop it if another one serves that by now."""
        return

    async def end(self) -> None:
        """Sign for the last time."""


def of_shards(guild_id: ColumnElement[int], shards: Shards) -> ColumnElement[bool]:
    """Tell which servers of a column are of some shards."""
    return (guild_id.bitwise_rshift(literal(22, Integer)) % shards.total).in_(shards.ids)
