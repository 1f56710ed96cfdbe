"""PostgreSQL: one database on a server, for several processes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import URL, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store.engines.news import News
from bot.store.engines.schema import Schema, read_revision, refuse_filled, refuse_foreign
from bot.store.errors import Outdated, StoreBusy, StoreError, words
from bot.store.transactions import Engine

OLDEST = 14
"""The oldest release of the server that its makers still care for."""
PATIENCE = 30
"""Seconds after which a statement is given up, so that nobody waits for a server that has frozen."""
CONNECTIONS = 20
_TLS = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
_PARAMETERS = {
    *("host", "port", "user", "password", "passfile", "ssl", "target_session_attrs", "krbsrvname", "gsslib"),
    "prepared_statement_cache_size",
}
"""The parameters of a URL that the driver and SQLAlchemy take as they are written."""
_MIGRATING = 0x5EA1ED
"""The number of the lock that lets one process at a time look at the schema and migrate it."""
_UNUSABLE = (ValueError, OverflowError)
"""What the driver raises for a URL with which it does not even try, and for a certificate that it does not trust."""
_LOST_TO_ANOTHER = ("40001", "40P01")
"""The codes of a transaction that could not be put in order with others, or that waited for one that waited for it."""

_STRUCTURE = text("""
    SELECT table_name::text FROM information_schema.tables WHERE table_schema = current_schema()
    UNION ALL
    SELECT table_name || '.' || column_name FROM information_schema.columns WHERE table_schema = current_schema()
    UNION ALL
    SELECT indexname::text FROM pg_indexes WHERE schemaname = current_schema()
""")
_SERVER = text("""
    SELECT current_setting('server_version_num')::int / 10000 AS release,
        current_setting('server_encoding') AS encoding,
        current_schema() IS NOT NULL AND has_schema_privilege(current_schema(), 'CREATE') AS may_create
""")


class PostgreSQL(Engine):
    """A database on a server; `bot.store.engines.engine.Database` says what its methods do."""

    heartbeat = 5

    def __init__(self, location: URL, *, read_only: bool = False) -> None:
        self._name = f"{location.database} on {location.host or 'this machine'}"
        # Values are never shown in errors and logs: among them is what players keep secret.
        self.engine = create_async_engine(
            _for_driver(location),
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=CONNECTIONS,
            max_overflow=0,
            connect_args={
                "timeout": 10,
                "command_timeout": PATIENCE,
                "server_settings": {
                    "application_name": "sealed-orders",
                    "default_transaction_read_only": "on" if read_only else "off",
                    "idle_in_transaction_session_timeout": str(1000 * PATIENCE),
                },
            },
        )
        self.news: News | None = News(self.engine)
        self._writing_engine = self.engine.execution_options(writes=True)
        self._reading_engine = self.engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    def __str__(self) -> str:
        return self._name

    async def scrub(self) -> None:
        """Leave it to the server, which writes over what was deleted when it vacuums, and over its log by and by."""

    async def open(self, schema: Schema, stamp: str) -> None:
        async with self.writing() as tx:
            revision, names = await self._inspect_alone(tx)
            if not schema.is_up_to_date(self, revision, names):
                await self._upgrade(tx, schema)

    @asynccontextmanager
    async def filling(self, schema: Schema) -> AsyncIterator[AsyncConnection]:
        async with self.writing() as tx:
            _, names = await self._inspect_alone(tx)
            refuse_filled(self, names)
            await self._upgrade(tx, schema)
            yield tx

    async def check(self, schema: Schema) -> None:
        async with self.reading() as tx:
            revision, names = await self._inspect(tx)
        if revision is None:
            raise StoreError(f"The database {self} is empty yet.")
        schema.refuse_unreadable(self, revision, names)

    async def close(self, *, clean: bool) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._connected(self._reading_engine.connect()) as tx:
            yield tx

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._connected(self._writing_engine.connect()) as tx, tx.begin():
                yield tx
        except DBAPIError as error:
            if _code(error) in _LOST_TO_ANOTHER:
                raise Outdated from error
            raise

    @asynccontextmanager
    async def _connected(self, connection: AsyncConnection) -> AsyncIterator[AsyncConnection]:
        try:
            await connection.start()
        except (DBAPIError, OSError, *_UNUSABLE) as error:
            raise self._unreachable(error) from error
        try:
            yield connection
        finally:
            await connection.close()

    def _unreachable(self, error: Exception) -> StoreError:
        code = _code(error)
        if code == "3D000":
            return StoreError(f"There is no database {self}; make it first, with createdb.")
        if code.startswith("28"):
            return StoreError(f"The database {self} refuses the user or the password of its URL.")
        if code == "42501":
            return StoreError(f"The user of its URL may not connect to the database {self}.")
        if isinstance(getattr(getattr(error, "orig", None), "__cause__", None) or error, _UNUSABLE):
            return StoreError(f"The database {self} cannot be reached by its URL: {words(error)}.")
        return StoreBusy(f"The database {self} cannot be reached: {words(error)}.")

    async def _inspect_alone(self, tx: AsyncConnection) -> tuple[str | None, frozenset[str]]:
        """Inspect it, and let nobody else make or migrate it until the transaction ends."""
        try:
            await tx.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _MIGRATING})
        except TimeoutError as error:
            raise StoreBusy(f"Another process is making or filling the database {self}.") from error
        return await self._inspect(tx)

    async def _upgrade(self, tx: AsyncConnection, schema: Schema) -> None:
        if not (await tx.execute(_SERVER)).one().may_create:
            raise StoreError(f"The bot may not make tables in the database {self}; grant it CREATE on its schema.")
        try:
            await tx.run_sync(schema.upgrade)
        except DBAPIError as error:
            raise StoreError(f"The database {self} could not be brought up to date: {words(error)}.") from error
        _, names = await self._inspect(tx)
        schema.refuse_incomplete(self, names)

    async def _inspect(self, tx: AsyncConnection) -> tuple[str | None, frozenset[str]]:
        """Give the revision (None: nothing is there) and the names of tables, columns and indices.

        Raises StoreError if the server or what it holds cannot be used.
        """
        server = (await tx.execute(_SERVER)).one()
        if server.release < OLDEST:
            raise StoreError(f"The database {self} is on PostgreSQL {server.release}; the bot needs {OLDEST} or newer.")
        if server.encoding != "UTF8":
            raise StoreError(f"The database {self} is encoded in {server.encoding}; the bot needs UTF8.")
        names = frozenset((await tx.execute(_STRUCTURE)).scalars())
        if not names:
            return None, names
        refuse_foreign(self, names)
        return read_revision(
            self, list((await tx.execute(text("SELECT version_num FROM alembic_version"))).scalars())
        ), names


def _for_driver(location: URL) -> URL:
    """Write a URL's parameters as the driver takes them. Raises StoreError if it does not."""
    query = dict(location.query)
    if "sslmode" in query:
        # As PostgreSQL's own tools and those who host databases write it.
        query["ssl"] = query.pop("sslmode")
    if unknown := sorted({*query} - _PARAMETERS):
        raise StoreError(f"The bot does not know what the database's URL says of {', '.join(unknown)}; leave it out.")
    if query.get("ssl", "prefer") not in _TLS:
        raise StoreError(f"The sslmode of the database's URL is none; write one of {', '.join(_TLS)}.")
    if not 0 < (location.port or 1) < 2**16:
        raise StoreError("The port of the database's URL is none; write a number from 1 to 65535.")
    location = location.set(query=query)
    try:
        location.get_dialect()().create_connect_args(location)
    except (ArgumentError, ValueError) as error:
        raise StoreError("The hosts, ports or numbers among the database URL's parameters cannot be read.") from error
    return location


def _code(error: Exception) -> str:
    """Give the server's code (SQLSTATE) of an error, "" if it is none of the server's."""
    return getattr(error.orig, "sqlstate", None) or "" if isinstance(error, DBAPIError) else ""
