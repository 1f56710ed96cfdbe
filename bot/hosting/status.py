"""How the bot is: its matches, what waits, what is late, and which processes are there."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from typing import Any

from bot import settings
from bot.clock import Clock
from bot.hosting.verbs import NOT_WELL, WELL, ago, verb
from bot.store import Store
from bot.store.backups import backups_in, folder_for, read_proven
from bot.store.kept.backlog import Pending, backlog, overview

SILENT = 60
"""Seconds without a sign of life after which nobody is taken to be there."""
LATE = {"outbox": 120, "timers": 300, "computers": 600}
"""Seconds after which something is late, as for deploy/monitoring/alerts.yml."""


def add_commands(commands: Any) -> None:
    """Add the verb."""
    status = commands.add_parser("status", help="tell how the bot is, also while it runs")
    status.add_argument("--json", action="store_true", help="for a program to read")
    status.set_defaults(run=verb(_status))


async def _status(asked: argparse.Namespace, chosen: settings.Settings, clock: Clock) -> int:
    async with Store.read_only(chosen.database_url, clock) as store, store.reading() as tx:
        now = store.now()
        waiting, found = await backlog(tx, now - 10), await overview(tx, now)
        database = str(store.database)
    folder = folder_for(chosen.database_url, chosen.backups)
    made, proven = (None, None) if folder is None else (max(backups_in(folder), default=None), read_proven(folder))

    def since(moment: int | None) -> int | None:
        return None if moment is None else max(0, now - moment)

    def pending(one: Pending) -> dict[str, int | None]:
        return {"letters": one.rows, "lanes": one.lanes, "oldest_seconds": since(one.since)}

    late = {
        "outbox": since(waiting.for_us.since) or 0,
        "timers": since(waiting.late_since) or 0,
        "computers": since(waiting.computers_late_since) or 0,
    }
    silent = since(found.alive_at)
    is_there = silent is not None and silent < SILENT
    told = {
        "database": database,
        # Where nobody is there, time stands still: nothing is late.
        "well": is_there and all(late[what] <= most for what, most in LATE.items()),
        "running": is_there,
        "last_sign_seconds": silent,
        "shards": {shard: max(0, now - at) for shard, at in found.shards.items()},
        "processes": found.processes,
        "matches": found.matches,
        "outbox": pending(waiting.for_us) | {"stuck_lanes": found.stuck_lanes},
        "waits_for_people": pending(waiting.for_people),
        "timers": {"late": waiting.late, "late_seconds": late["timers"]},
        "computers": {"asked": found.thoughts, "late_seconds": late["computers"]},
        "backups": {
            "folder": None if folder is None else str(folder),
            "newest_seconds": since(None if made is None else made.at),
            "proven_seconds": since(None if proven is None else proven.at),
        },
    }
    print(json.dumps(told, indent=2) if asked.json else "\n".join(_lines(told)))
    return WELL if told["well"] else NOT_WELL


def _lines(told: Mapping[str, Any]) -> Iterator[str]:
    def time(seconds: int | None, what: str = " ago") -> str:
        return "never" if seconds is None else ago(seconds) + what

    yield f"Database   {told['database']}"
    shards = "".join(f", shard {shard} {time(seconds)}" for shard, seconds in told["shards"].items())
    others = f"; {told['processes']} processes are at work" if told["processes"] else ""
    runs = "runs" if told["running"] else "does not run"
    yield f"Bot        {runs}: last sign of life {time(told['last_sign_seconds'])}{shards}{others}"
    for game, states in told["matches"].items():
        yield f"Matches    {game}: {', '.join(f'{count} {state}' for state, count in states.items())}"
    out, people = told["outbox"], told["waits_for_people"]
    stuck = f", {out['stuck_lanes']} of them stuck (letters tells which)" if out["stuck_lanes"] else ""
    old = f", the oldest for {time(out['oldest_seconds'], '')}" if out["letters"] else ""
    yield f"Outbox     {out['letters']} letters wait{old}, for {out['lanes']} channels or persons{stuck}"
    if people["letters"]:
        yield f"           {people['letters']} more wait for a permission, for {time(people['oldest_seconds'], '')}"
    yield f"Timers     {told['timers']['late']} late, by {ago(told['timers']['late_seconds'])} at most"
    yield f"Computers  {told['computers']['asked']} are asked, late by {ago(told['computers']['late_seconds'])} at most"
    kept = told["backups"]
    if kept["folder"] is None:
        yield "Backups    none are made by the bot"
    else:
        newest, proven = time(kept["newest_seconds"]), time(kept["proven_seconds"])
        yield f"Backups    newest {newest}, proven {proven}, in {kept['folder']}"
    yield "All is well." if told["well"] else "Not well: docs/hosting.md, “When something is wrong”."
