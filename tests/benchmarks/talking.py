"""What whole matches say: the messages to the channel and to people, what stays of them, and the bytes sent.

The clock stands still but for edits that wait for it, so that what is gathered over an hour is gathered over a match.
"""

import asyncio
import io
import json
import subprocess
import sys
import tarfile
from collections import Counter
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.games.registry import house_games
from bot.playground import Request, Seen
from tests.benchmarks.loopback import harness_for, play
from tests.e2e import practice_robots
from tests.e2e.harness import BlankStudio, BotInProcess, CachingStudio, Harness, open_harness
from tests.e2e.stored_matches import dice

MATCHES = 1
COLUMNS = ("posted", "edited", "deleted", "direct", "stay", "pictures", "live", "letters", "alive", "presses")
ALONE = ("answers", "opened", "presses", "posted", "edited", "deleted", "panels", "requests")
KILOBYTES = ("channel kB", "direct kB", "answers kB")


def main() -> None:
    """Print a line for each match: live are messages left with buttons, answers what only whoever presses sees.

    Letters are the direct messages that a person finds in the end at most, alive those of them that act on the match.
    """
    print(f"{'':<20}" + "".join(f"{column:>11}" for column in (*COLUMNS, *KILOBYTES)))
    for game in house_games().keys():  # noqa: SIM118  # a registry is no mapping
        for number in range(MATCHES):
            figures = asyncio.run(_talk(game, number))
            print(f"{f'{game} {number}':<20}" + "".join(f"{figure:>11}" for figure in figures), flush=True)
    alone()


def alone() -> None:
    """Print a line for each match of one person against a computer: opened is how often he has opened his panel."""
    print(f"\n{'':<20}" + "".join(f"{column:>11}" for column in ALONE))
    for game, where in product(house_games().keys(), ("thread", "direct")):
        figures = asyncio.run(_practise(game, where))
        print(f"{f'{game} {where}':<20}" + "".join(f"{figure:>11}" for figure in figures), flush=True)


def beside_before() -> None:
    """Print the table, and below it that of the commit before; where something has changed since, of the last one."""
    main()
    changed = _git("status", "--porcelain", "--untracked-files=no")
    before = "HEAD" if changed else "HEAD~1"
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(_git("archive", before))) as files:
            files.extractall(folder, filter="data")
        print(f"before: {_git('log', '-1', '--format=%h %s', before).decode().strip()}", flush=True)
        table = "from tests.benchmarks.talking import main; main()"
        subprocess.run([sys.executable, "-c", table], cwd=folder, check=True)


def _git(*words: str) -> bytes:
    return subprocess.run(["git", *words], stdout=subprocess.PIPE, check=True).stdout


async def _talk(game: str, number: int) -> tuple[int, ...]:
    async with harness_for(game, CachingStudio()) as (here, _):
        await play(here, game, dice(f"talking {number}"))
        said, sent = Counter[tuple[str, str]](), Counter[str]()
        for request in here.playground.requests:
            where = _where(here, request)
            if request.status is not None and request.status < 300:
                said[where, request.method] += "/messages" in request.path
                sent[where] += _size(request)
        stay = [seen for seen in here.people[0].sees(here.channel) if not seen.ephemeral]
        return (
            *(said["channel", method] for method in ("POST", "PATCH", "DELETE")),
            said["direct", "POST"],
            len(stay),
            sum(len(seen.pictures) for seen in stay),
            sum(map(_acts, stay)),
            max(len(person.dms) for person in here.people),
            max(sum(map(_acts, person.dms)) for person in here.people),
            sum(request.path.startswith("/interactions/") for request in here.playground.requests),
            *(sent[where] // 1000 for where in ("channel", "direct", "answers")),
        )


async def _practise(game: str, where: str) -> tuple[int, ...]:
    sitting = practice_robots.Sitting()
    with TemporaryDirectory() as folder:
        async with open_harness(Path(folder), ("Ada",)) as here:
            bot = await BotInProcess.start(here, studio=BlankStudio(), watch=practice_robots.think_quickly)
            begin = practice_robots.by_dm(here, here.people[0]) if where == "direct" else here
            there, _ = await practice_robots.practise(begin, game, players=min(house_games()[game].seats))
            await practice_robots.play_alone(there, dice(f"alone {game}"), sitting=sitting)
            await practice_robots.all_told(there)
            await bot.stop()
            said = Counter[tuple[str, str]]()
            for request in here.playground.requests:
                said[_where(there, request), request.method] += "/messages" in request.path
            presses = sum(request.path.startswith("/interactions/") for request in here.playground.requests)
            told = [said["channel", method] for method in ("POST", "PATCH", "DELETE")]
            return (
                sitting.answers,
                sitting.opened,
                presses,
                *told,
                said["answers", "PATCH"],
                presses + sum(said.values()),
            )


def _acts(seen: Seen) -> bool:
    """Tell whether something can be pressed on a message but how one is called, which every letter offers."""
    ids = [button.custom_id for button in seen.buttons if button.custom_id and not button.disabled]
    return any(":notify:" not in one for one in ids)


def _where(here: Harness, request: Request) -> str:
    """Tell where a request speaks: a message goes to the channel or to a person, an answer to whoever has pressed."""
    match request.path.strip("/").split("/"):
        case ["channels", channel, *_]:
            return "channel" if channel == str(here.channel.id) else "direct"
        case ["interactions" | "webhooks", *_]:
            return "answers"
        case _:
            return ""


def _size(request: Request) -> int:
    words = 0 if request.body is None else len(json.dumps(request.body, ensure_ascii=False).encode())
    return words + sum(len(upload.data) for upload in request.attachments)
