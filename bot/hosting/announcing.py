"""A word of whoever runs the bot, in every channel with a running match."""

import argparse
from functools import partial
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot import settings
from bot.clock import Clock
from bot.hosting.verbs import WELL, duration, verb
from bot.store import Store, StoreError
from bot.store.kept import matches, outbox, posts
from bot.store.kept.posts import Spent, Told
from bot.store.outgoing import Addressed, Notice
from bot.text import one_line

LONGEST = 1000
ABOUT = "maintenance"


def add_commands(commands: Any) -> None:
    """Add the verb."""
    announce = commands.add_parser("announce")
    announce.add_argument("text", nargs="?", default="", metavar="TEXT", help="what is said, in any language")
    announce.add_argument("--in", type=duration, dest="later", metavar="TIME", help="when the bot goes away, like 2h")
    announce.add_argument("--over", action="store_true", help="remove what was announced")
    announce.set_defaults(run=verb(_announce))


async def _announce(asked: argparse.Namespace, chosen: settings.Settings, clock: Clock) -> int:
    text = one_line(asked.text)
    if bool(text) == asked.over or len(text) > LONGEST:
        raise StoreError(f"Write what is to be announced, in at most {LONGEST} characters, or --over alone.")
    notice = Notice(key="notice-maintenance", values={"text": text}, about=ABOUT)
    if asked.later is not None:
        due = f"<t:{int(clock.now()) + asked.later}:f>"
        notice = Notice(key="notice-maintenance-at", values={"text": text, "due": due}, about=ABOUT)
    async with Store.beside(chosen.database_url, clock) as store:
        count = await store.write(partial(_put, notice=None if asked.over else notice, now=store.now()))
    print(f"Channels with a running match {'from which it goes' if asked.over else 'in which it is said'}: {count}.")
    return WELL


async def _put(tx: AsyncConnection, *, notice: Notice | None, now: int) -> int:
    """Let what was announced go, said or not, and say something in its place; count the channels."""
    count = 0
    for match_id in await matches.begun(tx, ended=False):
        row = await matches.get(tx, match_id)
        assert row is not None
        waiting = [one.id for one in await outbox.pending_of(tx, match_id) if _is_ours(one.payload)]
        found = await posts.of_match(tx, match_id)
        said = [one for one in found if isinstance(one.content, Told) and _is_ours(one.content.notice)]
        for row_id in waiting:
            await outbox.give_up(tx, row_id, now)
        for post in said:
            await posts.change(tx, post, Spent(), now)
        # Where nothing can be said now it would be said once it is over.
        if notice is not None and (row.paused_at is None or row.rests_until is not None):
            await outbox.add(tx, match_id, row.channel_id, now, [Addressed(notice)], by_dm=row.by_dm)
            count += 1
        count += notice is None and bool(waiting or said)
    return count


def _is_ours(payload: object) -> bool:
    return isinstance(payload, Notice) and payload.about == ABOUT
