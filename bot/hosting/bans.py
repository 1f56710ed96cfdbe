"""Keep a person from all tables, or a server from new ones: `sealed-orders ban`, also while the bot runs."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from typing import Any

from bot.clock import as_datetime
from bot.hosting.beside import NOT_WELL, WELL, beside_the_bot
from bot.matches.service import Matches
from bot.settings import Settings
from bot.store.kept.guests import ANY

LISTED = 1000


def add_commands(commands: Any) -> None:
    """Add the verb."""
    what = commands.add_parser("ban").add_subparsers(required=True, metavar="WHAT")
    listed = what.add_parser("list", help="tell who and which servers are kept from tables")
    listed.set_defaults(run=lambda _asked: beside_the_bot(_list))
    for name, told in (
        ("person", "keep somebody from all tables; where they sit already they stay"),
        ("server", "let no new tables be opened in a server; matches that have begun go on"),
    ):
        one = what.add_parser(name, help=told)
        one.add_argument("id", type=_number, metavar="ID")
        one.set_defaults(run=_run, what=name, lift=False)
    lift = what.add_parser("lift", help="end a ban")
    lift.add_argument("what", choices=("person", "server"))
    lift.add_argument("id", type=_number, metavar="ID")
    lift.set_defaults(run=_run, lift=True)


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text) < 2**63:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of Discord's, as “Copy ID” gives it")
    return int(text)


def _run(asked: argparse.Namespace) -> int:
    return beside_the_bot(partial(_ban, asked))


async def _ban(asked: argparse.Namespace, matches: Matches, _chosen: Settings) -> int:
    ids = (ANY, asked.id) if asked.what == "person" else (asked.id, ANY)
    if not asked.lift:
        await matches.guests.keep_away(*ids)
        print(f"The {asked.what} {asked.id} is kept from tables from now on.")
    elif await matches.guests.let_back(*ids):
        print(f"The {asked.what} {asked.id} is kept from tables no more.")
    else:
        print(f"The {asked.what} {asked.id} is not kept from tables.", file=sys.stderr)
        return NOT_WELL
    return WELL


async def _list(matches: Matches, _chosen: Settings) -> int:
    for one in await matches.guests.banned(LISTED):
        who = f"person {one.user_id}" if one.guild_id == ANY else f"server {one.guild_id}"
        print(f"{who}, since {as_datetime(one.at):%Y-%m-%d %H:%M} UTC")
    return WELL
