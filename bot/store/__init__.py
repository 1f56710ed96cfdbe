"""What must survive a restart: tables, queries and migrations.

`Store.open(url, clock)` opens the SQLite file, or the database on a PostgreSQL server, or raises `StoreError` with a
sentence for whoever runs the bot. What delivery needs hangs on it: `store.outbox`, `store.people`,
`store.facts(match_id)`. The values of `rows` are what the tables keep, those of `outgoing` what is to be said.
Everything else is plain functions over a connection, one module per subject in `kept` (`matches`, `timers`, `choices`,
`documents`, `people`), so that `bot.matches` can put what belongs together into one transaction:

    async with store.writing() as tx:
        await matches.append(tx, lines)
        await outbox.add(tx, match_id, channel_id, now, said)

Opening reads no match, and nothing is loaded before it is asked for.
"""

from bot.store.database import Store
from bot.store.errors import Outdated, StoreBusy, StoreError
from bot.store.kept.outbox import Outbox, OutboxRow
from bot.store.kept.people import People
from bot.store.rows import GuildSettings, KnownPerson
from bot.store.transactions import PASSING

__all__ = [
    "PASSING",
    "GuildSettings",
    "KnownPerson",
    "Outbox",
    "OutboxRow",
    "Outdated",
    "People",
    "Store",
    "StoreBusy",
    "StoreError",
]
