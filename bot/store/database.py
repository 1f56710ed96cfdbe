"""The store: a database that is open."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from sqlalchemy import select, text, update
from sqlalchemy.exc import DBAPIError

from bot.clock import Clock, as_datetime
from bot.store.engines import locking
from bot.store.engines.engine import Database, database_at
from bot.store.engines.schema import Schema
from bot.store.engines.sqlite import SQLite
from bot.store.errors import StoreError, StoreHeld, store_error, words
from bot.store.kept import facts
from bot.store.kept.cards import Cards
from bot.store.kept.daily import DailyPosts
from bot.store.kept.outbox import Outbox
from bot.store.kept.people import People
from bot.store.kept.posts import Posts
from bot.store.kept.seekers import Invitations
from bot.store.rows import MatchFacts
from bot.store.tables import lease
from bot.store.together.claims import Claims
from bot.store.together.lease import Lease
from bot.store.together.limits import Limits
from bot.store.together.presence import Presence
from bot.store.together.shards import ServedShards
from bot.store.transactions import PASSING, Transactions

_log = logging.getLogger(__name__)


class Store(Transactions):
    """Everything that must survive a restart. Made by `Store.open`.

    Queries are functions over a connection, which `reading` and `writing` give; a write is one transaction. `outbox`,
    `posts`, `people`, `cards`, `invitations` and `daily_posts` are what delivery needs, `presence` tells of the bot's
    absence.
    """

    def __init__(self, database: Database, clock: Clock, holder: str | None) -> None:
        super().__init__(database, clock, holder or "", shared=database.news is not None)
        self.database = database
        self._beating: asyncio.Task[None] | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._signing = asyncio.Lock()
        self.on_absence: Callable[[], None] = lambda: None
        """Called when the heartbeat finds that there is time to be given back."""
        self.on_news: Callable[[], None] = lambda: None
        """Called when another process may have stored something."""
        self.claims = Claims(self)
        self.presence: Presence = (
            Lease(self, database) if isinstance(database, SQLite) else ServedShards(self, self.claims)
        )
        self.limits = Limits(self)
        self.outbox = Outbox(self, self.claims)
        self.posts = Posts(self)
        self.people = People(self)
        self.cards = Cards(self)
        self.invitations = Invitations(self)
        self.daily_posts = DailyPosts(self)

    @classmethod
    async def open(cls, url: str, clock: Clock, schema: Schema = Schema()) -> "Store":  # noqa: B008  # frozen
        """Open the database, make it or bring it up to date, and hold it, alone or beside others, until `close`.

        No match is read. Raises StoreError, and overwrites nothing, if the URL is of another kind, the file or its
        folder cannot be written to, the database is damaged, incomplete, of a newer version or not ours, is empty
        where a bot has used it before, or is held by another process alone; StoreBusy while another program has locked
        it.
        """
        database = database_at(url)
        try:
            await database.open(schema, as_datetime(clock.now()).strftime("%Y%m%dT%H%M%SZ"))
            store = cls(database, clock, f"{locking.this_process()}/{secrets.token_hex(4)}")
            await store.presence.begin()
        except BaseException as error:
            await database.close(clean=False)
            if isinstance(error, DBAPIError):
                unusable = f"The database {database} cannot be used: {error.orig}."
                raise store_error(database, error.orig, unusable) from error
            raise
        store._beating = asyncio.create_task(store._beat(), name="the store's heartbeat")
        if database.news is not None:
            hearing = database.news.exchange(lambda: store.on_news())  # noqa: PLW0108  # whatever it is by then
            store._hearing = asyncio.create_task(hearing, name="the store's news")
        return store

    @classmethod
    @asynccontextmanager
    async def read_only(cls, url: str, clock: Clock, schema: Schema = Schema()) -> "AsyncIterator[Store]":  # noqa: B008
        """Open the database for reading, also while a process holds it: it is neither made, migrated nor taken.

        Raises StoreError if there is none, or if it is of another version.
        """
        database = database_at(url, read_only=True)
        try:
            await database.check(schema)
            yield cls(database, clock, None)
        except DBAPIError as error:
            raise StoreError(f"The database {database} cannot be read: {error.orig}.") from error
        finally:
            await database.close(clean=False)

    @classmethod
    @asynccontextmanager
    async def beside(cls, url: str, clock: Clock, schema: Schema = Schema()) -> "AsyncIterator[Store]":  # noqa: B008
        """Open the database for a few short transactions, also while a bot holds it: it is neither made nor migrated.

        Of one file the bot's lock is left alone: each transaction takes SQLite's own, and versions of rows say who was
        faster, as among processes on a server. The bot looks for what was stored at its next heartbeat.
        """
        async with cls.read_only(url, clock, schema):
            pass
        try:
            store = await cls.open(url, clock, schema)
        except StoreHeld:
            store = cls(database_at(url), clock, f"{locking.this_process()}/{secrets.token_hex(4)}")
        try:
            yield store
            if store._beating is None:
                await store.claims.knock()
        except DBAPIError as error:
            unwritten = f"The database {store.database} could not be written to: {words(error)}."
            raise store_error(store.database, error.orig, unwritten) from error
        finally:
            if store._beating is None:
                await store.database.close(clean=False)
            await store.close()

    async def close(self) -> None:
        """Give the database back. It may be called twice."""
        if self._beating is None:
            return
        for task in (self._beating, self._hearing):
            if task is not None:
                # Not in the middle of a sign of life: its connection would be given up, with work under way.
                async with self._signing:
                    task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        self._beating = self._hearing = None
        try:
            await self.presence.end()
            await self.claims.give_back()
        finally:
            await self.database.close(clean=True)

    def announce(self) -> None:
        """Let other processes look for what was stored; to be called after a commit."""
        if self.database.news is not None:
            self.database.news.announce()

    async def scrub(self) -> None:
        """Leave nothing of what was deleted in the files, as far as that is in our hands; backups are not."""
        self.check_held()
        await self.database.scrub()

    async def facts(self, match_id: int) -> MatchFacts:
        """Tell what has to be known of a match to speak of it. Raises KeyError if there is no such match."""
        return await self.read(lambda tx: facts.of_match(tx, match_id))

    async def published_commands(self) -> str:
        """Give the digest of the commands that the platform was told of last; empty if it was told of none."""
        return str(await self.read(lambda tx: tx.scalar(select(lease.c.commands))))

    async def note_published_commands(self, digest: str) -> None:
        """Note of which commands the platform was told."""
        await self.write(lambda tx: tx.execute(update(lease).values(commands=digest)))

    async def ahead(self) -> float:
        """Tell by how many seconds this machine's clock is ahead of the database's, where that is another one.

        Which moment of the wait for its answer was the database's is not known: that much it may differ unnoticed.
        """
        if not self.shared:
            return 0
        async with self.reading() as tx:
            before = self.clock.unmoved()
            theirs = float((await tx.execute(text("SELECT extract(epoch FROM clock_timestamp())"))).scalar_one())
            return max(0.0, before - theirs) or min(0.0, self.clock.unmoved() - theirs)

    async def _beat(self) -> None:
        while not self.lost.is_set():
            await self.clock.sleep(self.database.heartbeat)
            try:
                async with self._signing:
                    if await self.presence.sign():
                        self.on_absence()
                    await self.presence.renew()
                    if not self.shared and await self.claims.was_knocked():
                        self.on_news()
            except PASSING as error:
                _log.warning("The heartbeat could not be stored: %s", type(error).__name__)
