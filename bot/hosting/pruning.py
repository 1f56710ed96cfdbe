"""What is older than a term goes; how matches ended, their records, ratings and all that people keep stay."""

import argparse
import sys
from functools import partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from bot import settings
from bot.clock import Clock
from bot.games.registry import house_games
from bot.hosting.verbs import WELL, duration, verb
from bot.matches.service import Matches
from bot.store import Store, StoreError
from bot.store.kept import matches
from bot.store.rows import MatchRow

AT_ONCE = 100


def add_commands(commands: Any) -> None:
    """Add the verb."""
    prune = commands.add_parser("prune")
    prune.add_argument("--older-than", type=duration, required=True, metavar="TIME", help="since they ended, like 365d")
    prune.set_defaults(run=verb(_prune))


async def _prune(asked: argparse.Namespace, chosen: settings.Settings, clock: Clock) -> int:
    pruned = lobbies = last = 0
    whole: list[int] = []
    async with Store.beside(chosen.database_url, clock) as store:
        service, before = Matches(store, house_games(), clock), store.now() - asked.older_than
        while rows := await store.read(partial(matches.ended_before, moment=before, after=last, most=AT_ONCE)):
            for row in rows:
                # Each in a transaction of its own: presses wait for none of them.
                await _prune_match(service, row, whole)
                pruned, lobbies = pruned + (row.started_at is not None), lobbies + (row.started_at is None)
            last = rows[-1].id
        await store.scrub()
    print(f"Matches that were pruned: {pruned}; lobbies that never began, and are gone: {lobbies}.")
    if whole:
        kept = "Matches that keep what their logs tell, since the rules of today do not tell it again"
        print(f"{kept}: {len(whole)}.", file=sys.stderr)
    return WELL


async def _prune_match(service: Matches, row: MatchRow, whole: list[int]) -> None:
    store = service.keeper.store
    if row.started_at is None:
        await store.write(lambda tx: matches.remove(tx, row.id))
        return
    try:
        await service.history.verify(row.id)
    except (SQLAlchemyError, StoreError):
        raise
    except Exception:  # whatever the rules stumble over: only what can be told again goes
        whole.append(row.id)
    await store.write(lambda tx: matches.prune(tx, row.id, events=row.id not in whole))
