"""A year of a busy server: each list and picture that people ask for, with 5,000 matches, 500 people, 365 orders."""

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import LargeBinary, Table, Text, insert, text

from bot.games.codec import to_json
from bot.games.registry import house_games
from bot.games.selfplay import random_play, random_setup
from bot.language import pick
from bot.matches.daily.service import Daily
from bot.matches.rating import Facts
from bot.store import tables
from cogs.people.belongings import taken_along
from cogs.people.profiles import _sheet
from render.presenter import Presenters, Scene, presenter_of
from tests import databases
from tests.benchmarks.figures import MILLI, beside
from tests.matches.harness import MatchesHarness, open_harness

MATCHES, PEOPLE, ORDERS, RUNNING, SEEKING = 5000, 500, 365, 80, 60
DAY, TIMES, SERVER, FIRST = 86400, 100, 1, 1000
GAMES = ("verraeter", "power", "macht_ohnmacht", "guardians")


def main() -> None:
    """Print what each takes on both engines, beside reading one row."""
    for engine in databases.ENGINES:
        print(engine)
        with TemporaryDirectory() as folder, databases.engine(engine):
            asyncio.run(_year(Path(folder)))


def _somebody(chance: random.Random) -> int:
    """Draw somebody; a few play far more than the others."""
    return FIRST + int(PEOPLE * chance.random() ** 3)


def _row(table: Table, **values: Any) -> tuple[Table, dict[str, Any]]:
    """Make a row in which nothing lacks."""
    given = {*values, "id"}
    asked = [one for one in table.c if not one.nullable and one.server_default is None and one.key not in given]
    empty = {
        one.key: "" if isinstance(one.type, Text) else b"{}" if isinstance(one.type, LargeBinary) else 0
        for one in asked
    }
    return table, empty | values


def _rows(now: int) -> Iterator[tuple[Table, dict[str, Any]]]:
    chance, games = random.Random(7), house_games()
    played = {}
    for key in GAMES:
        setup = random_setup(games[key], max(games[key].seats), games[key].types.options(), "year")
        steps = list(random_play(setup, setup.start().state))
        played[key] = ([line for line, _ in steps], to_json(steps[-1][1].state), games[key].version)
    for number in range(1, MATCHES + 1):
        key, at = GAMES[number % len(GAMES)], now - (MATCHES - number) * 365 * DAY // MATCHES
        log, state, version = played[key]
        status = "finished" if number <= MATCHES - RUNNING else "running"
        sitting = list(dict.fromkeys(_somebody(chance) for _ in range(40)))[: max(games[key].seats)]
        match = {
            "id": number,
            "game": key,
            "status": status,
            "guild_id": SERVER,
            "channel_id": number,
            "started_at": at,
        }
        yield _row(tables.matches, **match, snapshot=state, snapshot_version=version, rules_version=version)
        for move in log:
            said = {"seat": move.seat, "decision": move.decision or "", "payload": bytes(move.action or b"null")}
            line = {"number": move.number, "kind": move.kind, "events": b"[]", "rules_version": version}
            yield _row(tables.actions, match_id=number, source="player", at=at, **line, **said)
        facts = to_json(Facts(feats={"battle": number % 90}, wait=number * 7, settings={"rounds": "12"}))
        for seat, one in enumerate(sitting):
            yield _row(tables.members, match_id=number, seat=seat, user_id=one, name=f"Player {one}")
            played_by = {"match_id": number, "seat": seat, "player_id": one, "guild_id": SERVER, "game": key}
            ended = {"fate": "stayed", "place": 1 + seat, "side": "VBJR"[seat], "points": 1400 + chance.randrange(200)}
            if status == "finished":
                yield _row(tables.results, **played_by, **ended, players=len(sitting), pace=3600, facts=facts)
    for one in range(FIRST, FIRST + PEOPLE):
        called = {"guild_id": SERVER, "name": f"Player {one}"}
        yield _row(tables.people, user_id=one)
        yield _row(tables.daily_signers, user_id=one, **called)
        for key in GAMES:
            points = {"points": 1200 + chance.randrange(600), "provisional": one % 3 == 0}
            yield _row(tables.ratings, player_id=one, game=key, **points, **called)
        if one < FIRST + SEEKING:
            yield _row(tables.seekers, user_id=one, game=GAMES[one % 4], paces="days", until=now + DAY, **called)
    for number in range(1, ORDERS + 1):
        at = now - (ORDERS - number) * DAY
        yield _row(tables.daily_orders, id=number, guild_id=SERVER, asked_at=at, opens_at=at, opened_at=at)
        for one in {_somebody(chance) for _ in range(200)}:
            yield _row(tables.daily_answers, order_id=number, user_id=one, action=b'{"card":1}', points=7, alone=False)


async def _fill(house: MatchesHarness) -> None:
    waiting = defaultdict[Table, list[dict[str, Any]]](list)
    for table, row in _rows(house.matches.now()):
        waiting[table].append(row)
    async with house.store.writing() as tx:
        for table in tables.metadata.sorted_tables:
            for first in range(0, len(waiting[table]), 10_000):
                await tx.execute(insert(table), waiting[table][first : first + 10_000])
        await tx.execute(text("ANALYZE"))


async def _year(folder: Path) -> None:
    games = house_games()
    async with open_harness(folder / "year.db", [games[key] for key in GAMES]) as house:
        await _fill(house)
        parts, daily, chance = house.matches, Daily(house.matches.keeper), random.Random(1)
        presenters, english = Presenters(map(presenter_of, GAMES)), pick("en")

        async def picture(one: int, key: str) -> None:
            found = await parts.ratings.profile(one, one, SERVER, key)
            names = (found.name, "" if found.favourite is None else found.favourite.name)
            scene = Scene(view=None, names=names, plain=names, language=english)
            await asyncio.to_thread(presenters[key].profile, scene, _sheet(found, presenters[key], english))

        most = FIRST  # whoever plays most
        asked: dict[str, Callable[[int, str], Awaitable[object]]] = {
            "a page of the leaderboard": lambda one, key: parts.ratings.leaderboard(SERVER, key, one, one % 30),
            "one's own profile": lambda one, key: parts.ratings.profile(one, one, SERVER, key),
            "the profile of whoever plays most": lambda one, key: parts.ratings.profile(most, most, SERVER, key),
            "somebody's, head to head": lambda one, key: parts.ratings.profile(one, most, SERVER, key),
            "a profile as a picture": lambda one, key: picture(most, key),
            "one's matches": lambda one, key: parts.tables.of_person(one),
            "the tables of the server": lambda one, key: parts.tables.in_server(SERVER),
            "what is sought": lambda one, key: parts.seeking.in_server(SERVER),
            "the week's table of the orders": lambda one, key: daily.standing(SERVER, one),
            "what is kept, counted": lambda one, key: parts.people.personal_data(one),
            "all to take along": lambda one, key: taken_along(parts.belongings, one, presenters, english, ""),
            "all of whoever plays most": lambda one, key: taken_along(parts.belongings, most, presenters, english, ""),
        }
        reference = await _timed(lambda one, key: house.store.people.get(one), chance)
        for what, ask in asked.items():
            taken = await _timed(ask, chance, 10 if what.startswith("all") else TIMES)
            beside(what, taken, "one row", reference, "300 ms at 99 %")


async def _timed(
    ask: Callable[[int, str], Awaitable[object]], chance: random.Random, times: int = TIMES
) -> list[float]:
    taken = []
    for _ in range(times + 1):
        one, key = FIRST + chance.randrange(40), chance.choice(GAMES)
        begun = time.perf_counter()
        await ask(one, key)
        taken.append((time.perf_counter() - begun) * MILLI)
        await asyncio.sleep(0)
    return taken[1:]
