"""What waits to be said: listed without its content, tried again now, or given up."""

import argparse
from typing import Any

from bot import settings
from bot.clock import Clock
from bot.hosting.verbs import WELL, ago, verb
from bot.store import Store, StoreError
from bot.store.kept import outbox

MOST = 50


def add_commands(commands: Any) -> None:
    """Add the verb."""
    letters = commands.add_parser("letters")
    what = letters.add_subparsers(metavar="WHAT")
    letters.set_defaults(run=verb(_list))
    for name, about in (("retry", "try a letter again now, and what waits behind it"), ("drop", "give a letter up")):
        change = what.add_parser(name, help=about)
        change.add_argument("letter", type=int, metavar="N", help="its number, as the list has it")
        change.set_defaults(run=verb(_change), change=name)


async def _list(asked: argparse.Namespace, chosen: settings.Settings, clock: Clock) -> int:
    async with Store.read_only(chosen.database_url, clock) as store, store.reading() as tx:
        found, count = await outbox.heads(tx, MOST)
        now = store.now()
    for one in found:
        # Of somebody's own letters no more than that they fail: when and what he is asked is his secret.
        what = "to a player" if one.private else f"{one.kind} to the channel, waits {ago(now - one.created_at)}"
        later = f"next in {ago(one.next_try_at - now)}" if one.next_try_at > now else "due"
        behind = f", {one.rows - 1} behind it" if one.rows > 1 and not one.private else ""
        print(f"{one.id}  match {one.match_id}: {what}, attempts: {one.attempts}, {later}{behind}")
    print(f"Letters that wait, those to players included that were not tried yet: {count}.")
    return WELL


async def _change(asked: argparse.Namespace, chosen: settings.Settings, clock: Clock) -> int:
    async with Store.beside(chosen.database_url, clock) as store:
        change = outbox.try_now if asked.change == "retry" else outbox.give_up
        done = asked.letter < 2**63 and await store.write(lambda tx: change(tx, asked.letter, store.now()))
    if not done:
        raise StoreError(f"No letter {asked.letter} waits: it was sent or dropped, or there never was one.")
    print(f"Letter {asked.letter} {'is tried again now' if asked.change == 'retry' else 'was given up'}.")
    return WELL
