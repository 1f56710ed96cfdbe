"""How the bot is: its matches, what waits, what is late, and who is there."""

import argparse
import json
from typing import Any, Final

from bot import settings
from bot.clock import Clock
from bot.hosting.verbs import NOT_WELL, WELL, ago, verb
from bot.store import Store
from bot.store.backups import backups_in, folder_for, read_proven
from bot.store.kept.backlog import backlog, overview

LIMITS: Final = {
    "last_sign_seconds": 60,
    "oldest_letter_seconds": 120,
    "latest_timer_seconds": 300,
    "latest_computer_seconds": 600,
}
"""Seconds after which something is not well, as for deploy/monitoring/alerts.yml."""


def add_commands(commands: Any) -> None:
    """Add the verb."""
    status = commands.add_parser("status")
    status.add_argument("--json", action="store_true", help="for a program to read")
    status.set_defaults(run=verb(_status))


async def _status(asked: argparse.Namespace, chosen: settings.Settings, clock: Clock) -> int:
    async with Store.read_only(chosen.database_url, clock) as store, store.reading() as tx:
        now = store.now()
        waiting, found = await backlog(tx, now - 10), await overview(tx, now)
    folder = folder_for(chosen.database_url, chosen.backups)
    made, proven = (None, None) if folder is None else (max(backups_in(folder), default=None), read_proven(folder))
    moments = {
        "last_sign_seconds": found.alive_at,
        **{f"shard_{shard}_seconds": moment for shard, moment in found.shards.items()},
        "oldest_letter_seconds": waiting.for_us.since,
        "latest_timer_seconds": waiting.late_since,
        "latest_computer_seconds": waiting.computers_late_since,
        "newest_backup_seconds": None if made is None else made.at,
        "proven_backup_seconds": None if proven is None else proven.at,
    }
    told = {
        "database": str(store.database),
        "matches": found.matches,
        "processes_with_claims": found.processes,
        "letters": waiting.for_us.rows,
        "letters_that_wait_for_people": waiting.for_people.rows,
        "stuck_lanes": found.stuck_lanes,
        "late_timers": waiting.late,
        "computers_asked": found.thoughts,
        **{name: None if moment is None else max(0, now - moment) for name, moment in moments.items()},
    }
    # Whoever has ended as he should holds a file no more.
    is_there = found.alive_at is not None and (store.shared or found.holder is not None)
    late = [name for name, most in LIMITS.items() if (told[name] or 0) > most]  # type: ignore[operator]  # numbers
    told |= {"running": is_there and "last_sign_seconds" not in late, "well": is_there and not late}
    if asked.json:
        print(json.dumps(told, indent=2))
    else:
        for name, value in told.items():
            print(f"{name.removesuffix('_seconds').replace('_', ' '):30}{_words(name, value)}")
    return WELL if told["well"] else NOT_WELL


def _words(name: str, value: Any) -> str:
    if value in (None, {}):
        return "-"
    if isinstance(value, dict):
        return "; ".join(
            f"{game}: {_words('', states)}" if isinstance(states, dict) else f"{states} {game}"
            for game, states in value.items()
        )
    if name.endswith("_seconds"):
        return f"{ago(value)} ago"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
