"""A year of a busy server: each list and picture that people ask for, with 5,000 matches, 500 people, 365 orders."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Table, insert, text

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


def _rows(now: int) -> Iterable[tuple[Table, list[dict[str, Any]]]]:
    chance, games = random.Random(7), house_games()
    played = {}
    for key in GAMES:
        setup = random_setup(games[key], max(games[key].seats), games[key].types.options(), "year")
        steps = list(random_play(setup, setup.start().state))
        played[key] = ([line for line, _ in steps], to_json(steps[-1][1].state))
    for number in range(1, MATCHES + 1):
        key = GAMES[number % len(GAMES)]
        log, state = played[key]
        at = now - (MATCHES - number) * 365 * DAY // MATCHES
        over = number <= MATCHES - RUNNING
        seats = range(max(games[key].seats))
        sitting = list(dict.fromkeys(_somebody(chance) for _ in range(40)))[: len(seats)]
        common = {"guild_id": SERVER, "game": key, "rules_version": games[key].version}
        match = {
            **common,
            **dict.fromkeys(("version", "actions", "public_actions", "failures"), len(log)),
            **dict.fromkeys(("created_at", "started_at", "acted_at"), at),
            "id": number,
            "status": "finished" if over else "running",
            "channel_id": number,
            "guild_name": "House",
            "channel_name": "hall",
            "options": b"{}",
            "data_version": "1",
            "snapshot_version": common["rules_version"],
            "replayable": True,
            "failing": "",
            "snapshot": state,
            "ended_at": at + DAY if over else None,
        }
        yield tables.matches, [match]
        yield (
            tables.members,
            [
                {"match_id": number, "seat": seat, "user_id": one, "name": f"Player {one}", "account": f"player_{one}"}
                | {"misses": 0, "gone": False, "left": False, "extensions": 0}
                for seat, one in zip(seats, sitting, strict=True)
            ],
        )
        told = {"match_id": number, "source": "player", "window": "", "duty": True, "events": b"[]", "at": at}
        told["rules_version"] = common["rules_version"]
        yield (
            tables.actions,
            [
                {**told, "number": one.number, "kind": one.kind, "seat": one.seat, "decision": one.decision or ""}
                | {"payload": bytes(one.action or b"null")}
                for one in log
            ],
        )
        if over:
            facts = to_json(Facts(feats={"battle": number % 90}, wait=number * 7, settings={"rounds": "12"}))
            yield (
                tables.results,
                [
                    {"match_id": number, "seat": seat, "player_id": one, "guild_id": SERVER, "game": key}
                    | {"ended_at": at, "players": len(seats), "fate": "stayed", "place": 1 + seat, "score": number % 70}
                    | {"side": "VBJR"[seat % 4], "pace": 3600, "counts": True, "mu": 25.0, "sigma": 8.0}
                    | {"points": 1400 + chance.randrange(200), "change": 3, "facts": facts}
                    for seat, one in zip(seats, sitting, strict=True)
                ],
            )
    for one in range(FIRST, FIRST + PEOPLE):
        called = {"guild_id": SERVER, "name": f"Player {one}", "account": f"player_{one}"}
        yield tables.people, [{"user_id": one, "locale": "en", "dm_closed": False, "answers_in_channel": False}]
        rated = {**called, "player_id": one, "mu": 25.0, "sigma": 8.0, "matches": 12, "provisional": one % 3 == 0}
        yield tables.ratings, [{**rated, "game": key, "points": 1200 + chance.randrange(600)} for key in GAMES]
        yield tables.daily_signers, [{**called, "user_id": one}]
        if one < FIRST + SEEKING:
            wish = {**called, "user_id": one, "game": GAMES[one % 4], "least": 4, "most": 4, "paces": "days"}
            yield tables.seekers, [{**wish, "asked_in": b"{}", "since": now, "until": now + DAY}]
    for number in range(1, ORDERS + 1):
        at = now - (ORDERS - number) * DAY
        order = {"id": number, "guild_id": SERVER, "channel_id": 1, "position": "p", "asked_at": at, "opens_at": at}
        yield tables.daily_orders, [{**order, "opened_at": at}]
        answered = {"order_id": number, "revision": 1, "action": b'{"card":1}', "points": 7, "alone": False}
        yield tables.daily_answers, [{**answered, "user_id": one} for one in {_somebody(chance) for _ in range(200)}]


async def _fill(house: MatchesHarness) -> None:
    waiting: dict[Table, list[dict[str, Any]]] = {}
    async with house.store.writing() as tx:
        for table, rows in _rows(house.matches.now()):
            waiting.setdefault(table, []).extend(rows)
            if len(waiting.get(tables.actions, ())) > 20_000 or table is tables.daily_answers:
                for one in tables.metadata.sorted_tables:
                    if found := waiting.pop(one, None):
                        await tx.execute(insert(one), found)
    async with house.store.writing() as tx:
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
