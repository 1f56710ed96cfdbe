"""A storm: whole matches of all games to their natural end, among kills, all faults of the platform, and forgery.

Nothing is lost, nothing is said twice, and nothing is told to anybody whom it does not concern. SOAK_MINUTES says how
long the storm lasts, SOAK_FIRST with which match it begins, SOAK_ENGINE where matches are
kept (sqlite or postgresql); what it has met is printed after each.
"""

import asyncio
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest

from bot.clock import SystemClock
from bot.games.registry import house_games
from bot.playground import CannotDo, Permission
from tests import databases
from tests.databases import rows
from tests.e2e import every_game
from tests.e2e.harness import BotAsChild, Harness, check_log, open_harness
from tests.e2e.killer import Killer, so_many_requests
from tests.e2e.robots import Unanswered, forge, latest_board
from tests.e2e.stored_matches import check_confirmed, dice, match_of
from tests.e2e.test_e2e_bad_input import GARBAGE

MINUTES = float(os.environ.get("SOAK_MINUTES", "120"))
FIRST = int(os.environ.get("SOAK_FIRST", "0"))
ENGINE = os.environ.get("SOAK_ENGINE", "sqlite")
NAMES = ("Ada", "Bruno", "Chen", "Dora")
TABLES = tuple((game, seats) for game in tuple(house_games().keys()) for seats in house_games()[game].seats)
REQUESTS_BETWEEN_KILLS = 150
REQUESTS_BETWEEN_FAULTS = 30
LONGEST_LULL = 5.0
"""Real seconds after which the next fault comes though the bot has made fewer requests, as where it may not write."""
PAUSE = 1.0
"""Mean real seconds between two forged presses."""
POSTS, EDITS, ANSWERS = r"/channels/\d+/messages$", r"/messages/\d+$", "/interactions/.*/callback"
FORGED = tuple(one for one in GARBAGE if ":rematch:" not in one)
"""What the forger presses: a rematch may be had for the asking as soon as a match is over."""

# The server's library warns of its own doing when a client dies in the middle of a request.
pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")


class Storm:
    """The faults that come over one match, and the forger who presses what nobody has offered."""

    def __init__(self, here: Harness, chance: random.Random, met: Counter[str]) -> None:
        self._here, self._chance, self._met = here, chance, met
        self._guest = here.person("Gil")
        faults, gateway = here.playground.faults, here.playground.gateway
        self._faults: dict[str, Callable[[], object]] = {
            "500": lambda: faults.answer(500, path=self._route(), times=chance.randint(1, 3)),
            "502": lambda: faults.answer(502, path=self._route(), times=chance.randint(1, 3)),
            "503": lambda: faults.answer(503, path=self._route()),
            "429": lambda: faults.rate_limit(chance.uniform(0.05, 0.5), path=self._route(), times=chance.randint(1, 2)),
            "global 429": lambda: faults.rate_limit(chance.uniform(0.05, 0.3), everywhere=True),
            "cut before": lambda: faults.drop_before(path=self._route()),
            "cut after": lambda: faults.drop_after(path=self._route()),
            "unanswered acknowledgement": lambda: faults.hang(method="POST", path=ANSWERS),
            "gateway lost": gateway.drop,
            "gateway asks to reconnect": gateway.ask_to_reconnect,
            "session invalid": gateway.invalidate,
            "session forgotten": gateway.forget_sessions,
            "no right to write": self._forbid,
            "direct messages closed": self._close,
        }

    def _route(self) -> str:
        return self._chance.choice((POSTS, EDITS, ANSWERS, "/webhooks/"))

    def _forbid(self) -> None:
        here = self._here
        here.playground.world.set_overwrite(here.channel.id, here.playground.application, deny=Permission.SEND_MESSAGES)

    def _close(self) -> None:
        self._chance.choice(self._here.people).close_dms()

    def calm(self) -> None:
        """End all that lasts."""
        self._here.playground.faults.clear()
        self._here.playground.world.set_overwrite(self._here.channel.id, self._here.playground.application)
        for person in self._here.people:
            person.open_dms()

    async def blow(self) -> None:
        """Let one fault after the other happen, until it is cancelled."""
        while True:
            requests = self._chance.randint(1, REQUESTS_BETWEEN_FAULTS)
            await so_many_requests(self._here.playground, requests, LONGEST_LULL)
            if self._chance.random() < 0.3:
                self.calm()
            name = self._chance.choice(tuple(self._faults))
            self._faults[name]()
            self._met[f"fault: {name}"] += 1

    async def tamper(self) -> None:
        """Let a stranger and the players press forged buttons under the latest board, until it is cancelled."""
        here = self._here
        while True:
            await asyncio.sleep(self._chance.expovariate(1 / PAUSE))
            person = self._chance.choice((*here.people, self._guest))
            board = latest_board(here, person)
            if board is None:
                continue
            forged = self._chance.choice(FORGED).replace("{match}", str(match_of(here)))
            with suppress(Unanswered, CannotDo, TimeoutError):
                self._met["forged presses"] += 1
                seen = await forge(person, board, forged)
                self._met["forged presses answered"] += 1
                assert seen.ephemeral, forged


async def weather(here: Harness, game: str, number: int, met: Counter[str]) -> None:
    """Play one whole match in the storm, and check everything that a match promises."""
    seed = f"storm {number}"
    # Most matches are played with blank pictures: kills come sooner then.
    bot = await BotAsChild.start(here, "bot" if number % 4 == 0 else "tests.e2e.child_bot")
    killer = Killer(here, bot, dice(f"kills {seed}"), 10_000, REQUESTS_BETWEEN_KILLS)
    storm = Storm(here, dice(f"faults {seed}"), met)
    thoughtful = number % 2 == 0
    try:
        board = await every_game.sit_down(here, game)
        troubles = [asyncio.create_task(trouble) for trouble in (killer.rage(), storm.blow(), storm.tamper())]
        try:
            board = await every_game.play_on(here, game, board, dice(seed), patient=True, thoughtful=thoughtful)
        finally:
            for trouble in troubles:
                trouble.cancel()
            ended = await asyncio.gather(*troubles, return_exceptions=True)
            storm.calm()
            await killer.repent()
        assert not [error for error in ended if isinstance(error, Exception)], ended
        met["kills"] += killer.kills
        await here.playground.connected()
        await every_game.check_end(here, game, board)
        check_confirmed(here)
        people = {person.id for person in here.people}
        for parcel in here.wire.parcels:
            assert people <= parcel.readers or len(parcel.readers & people) <= 1, parcel.letters
            assert str(here.folder) not in parcel.letters
    finally:
        await killer.bot.stop()
    await check_log(here)
    assert here.playground.breaches == ()
    errors = [line for line in here.log.read_text().splitlines() if '"level": "error"' in line or "Traceback" in line]
    assert errors == []
    (answers,) = rows(here.database, "SELECT count(*) FROM actions WHERE interaction_id IS NOT NULL")[0]
    met["matches"] += 1
    met[f"matches of {game}"] += 1
    met["answers by hand"] += answers
    met["messages heard"] += len(here.wire.parcels)


@pytest.mark.soak
async def test_a_storm_loses_nothing_says_nothing_twice_and_tells_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    met: Counter[str] = Counter()
    until = time.monotonic() + 60 * MINUTES
    for number in count(FIRST):
        game, seats = TABLES[number % len(TABLES)]
        folder = tmp_path / str(number)
        folder.mkdir()
        begun = time.monotonic()
        with databases.engine(ENGINE):
            async with open_harness(folder, NAMES[:seats], clock=SystemClock()) as here:
                await weather(here, game, number, met)
        with capsys.disabled():
            sys.stdout.write(f"\n{game} for {seats}: {time.monotonic() - begun:.0f} s; {dict(sorted(met.items()))}\n")
        if time.monotonic() > until:
            break
