"""A word of whoever runs the bot, in every channel with a running match."""

from __future__ import annotations

import argparse
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
    announce = commands.add_parser("announce", help="say a line in every channel with a running match, or take it back")
    announce.add_argument("text", nargs="?", default="", metavar="TEXT", help="what is said, in any language")
    announce.add_argument("--in", type=duration, dest="later", metavar="TIME", help="when the bot goes away, like 2h")
    announce.add_argument("--over", action="store_true", help="remove what was announced")
    announce.set_defaults(run=verb(_announce))


async def _announce(asked: argparse.Namespace, chosen: settings.Settings, clock: Clock) -> int:
    text = one_line(asked.text)
    if bool(text) == asked.over or len(text) > LONGEST:
        raise StoreError(f"Write what is to be announced, in at most {LONGEST} characters, or --over alone.")
    notice = None
    if asked.later is not None:
        due = f"<t:{int(clock.now()) + asked.later}:f>"
        notice = Notice(key="notice-maintenance-at", values={"text": text, "due": due}, about=ABOUT)
    elif text:
        notice = Notice(key="notice-maintenance", values={"text": text}, about=ABOUT)

    async def write(tx: AsyncConnection) -> int:
        count = 0
        for match_id in await matches.begun(tx, ended=False):
            row = await matches.get(tx, match_id)
            assert row is not None
            taken_back = await _take_back(tx, match_id, store.now())
            # Where nothing can be said it would be said once it is over.
            heard = row.paused_at is None or row.rests_until is not None
            if notice is not None and heard:
                await outbox.add(tx, match_id, row.channel_id, store.now(), [Addressed(notice)], by_dm=row.by_dm)
            count += heard if notice is not None else taken_back
        return count

    async with Store.beside(chosen.database_url, clock) as store:
        count = await store.write(write)
    print(f"{'It is removed from' if asked.over else 'It is said in'} {count} channels with a running match.")
    return WELL


async def _take_back(tx: AsyncConnection, match_id: int, now: int) -> bool:
    """Let what was announced at a match go, said or not; tell whether there was anything."""
    waiting = [one.id for one in await outbox.pending_of(tx, match_id) if _is_ours(one.payload)]
    said = [
        one
        for one in await posts.of_match(tx, match_id)
        if isinstance(one.content, Told) and _is_ours(one.content.notice)
    ]
    for row_id in waiting:
        await outbox.give_up(tx, row_id, now)
    for post in said:
        await posts.change(tx, post, Spent(), now)
    return bool(waiting or said)


def _is_ours(payload: object) -> bool:
    return isinstance(payload, Notice) and payload.about == ABOUT
