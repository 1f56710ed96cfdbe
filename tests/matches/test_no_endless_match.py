"""Whatever people do with their time, a match that nobody plays ends."""

import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.games.contract import AnyGame, Decision
from bot.games.macht_ohnmacht.rules import MachtOhnmacht
from bot.games.power.rules import Power
from bot.matches.types import Refused
from bot.quiet import LONGEST, zone_names
from bot.store import KnownPerson
from bot.store.kept import timers
from tests.matches.harness import DAY, GUILD, HOUR, MatchesHarness, user
from tests.probe.state import Order, Sheet

SEATS = 3
ALLOWED = 60


async def first_due(harness: MatchesHarness) -> int:
    async with harness.store.reading() as tx:
        return await timers.next_due(tx, harness.matches.now()) or harness.matches.now() + HOUR


async def play_for_time(harness: MatchesHarness, match_id: int, luck: random.Random) -> None:
    """Do something that puts off what is due, as far as anybody may."""
    matches, seat = harness.matches, luck.randrange(SEATS)
    start, zone = 60 * luck.randrange(24), luck.choice(("Etc/UTC", "Asia/Tokyo"))
    quiet = KnownPerson(0, zone=zone, quiet_from=start, quiet_to=(start + LONGEST) % (24 * 60), shows_quiet=True)
    tricks: tuple[Callable[[], Awaitable[object]], ...] = (
        lambda: matches.away.go(user(seat), luck.choice((1, 7, 30))),
        lambda: matches.away.go(user(seat), 0),
        lambda: matches.play.extend(match_id, user(seat)),
        lambda: matches.people.set_times(user(seat), quiet),
        lambda: rest(harness, match_id),
        lambda: harness.act(match_id, seat, f"sheet-1-{seat}", Sheet((Order("A", 1),))),
        lambda: matches.play.reopen(match_id, user(seat), f"sheet-1-{seat}", harness.interaction()),
    )
    with suppress(Refused):
        await luck.choice(tricks)()


async def rest(harness: MatchesHarness, match_id: int) -> None:
    for seat in range(SEATS):
        await harness.matches.waiting.agree_to_rest(match_id, user(seat), 14 * DAY)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("deadline", [HOUR, DAY, 7 * DAY])
@pytest.mark.parametrize("seed", range(2))
async def test_a_match_in_which_all_only_play_for_time_ends(harness: MatchesHarness, seed: int, deadline: int) -> None:
    luck = random.Random(seed)
    await harness.matches.people.set_guild_limit(GUILD, "away_days", ALLOWED)
    match_id = await harness.begin(SEATS, deadline=deadline)
    began = harness.matches.now()
    while (await harness.matches.tables.get(match_id)).status == "running":
        for _ in range(4):
            await play_for_time(harness, match_id, luck)
        due = await first_due(harness)
        await harness.pass_time(max(1, due - harness.matches.now() - luck.choice((0, 60))))
        assert harness.matches.now() - began < (2 * SEATS * ALLOWED + 40) * DAY + 40 * deadline
    await harness.matches.history.verify(match_id)


def at_eleven(moment: int) -> str:
    """Name a time zone in which it is eleven in the evening at a moment."""
    return next(zone for zone in sorted(zone_names()) if datetime.fromtimestamp(moment, ZoneInfo(zone)).hour == 23)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("game", "away"), [(MachtOhnmacht(), 0), (Power(), 21)], ids=["macht_ohnmacht", "power"])
async def test_what_one_seat_adds_to_a_match_is_bounded(
    harness: MatchesHarness, game: AnyGame, away: int, seed: int
) -> None:
    harness.offer(game)
    luck, play = random.Random(f"{game.key}{seed}"), harness.matches.play
    match_id = await harness.begin(2, game.key, deadline=HOUR)
    began, asked, changes = harness.matches.now(), set[str](), 0
    while (await harness.matches.tables.get(match_id)).status == "running" and len(asked) < 10:
        decision = next(one for one in await harness.open_decisions(match_id) if not one.answered)
        if decision.seat == 0:
            asked.add(decision.id)
            zone = at_eleven(harness.matches.now() + HOUR)
            quiet = KnownPerson(0, zone=zone, quiet_from=23 * 60, quiet_to=9 * 60, shows_quiet=True)
            for wanted in luck.choice(((quiet,), (KnownPerson(0), quiet), (quiet, KnownPerson(0), quiet))):
                await harness.matches.people.set_times(user(0), wanted)
            with suppress(Refused):
                await harness.matches.away.go(user(0), luck.choice((1, 0)) if away else 0)
            with suppress(Refused):
                await play.extend(match_id, user(0))
            # Now and then he saves time, else he waits to the end, beyond it where he has saved some.
            while luck.random() < 0.8 and (left := await time_left(harness, match_id, decision)) > 1:
                await harness.pass_time(left - luck.choice((1, 0)))
        if decision in await harness.open_decisions(match_id):
            await harness.act(
                match_id, decision.seat, decision.id, await harness.sample(match_id, decision, len(asked))
            )
        if decision.seat == 0 and luck.random() < 0.5:
            with suppress(Refused):
                changes += await play.take_back(match_id, user(0), harness.interaction())
    took = harness.matches.now() - began
    own = HOUR * (len(asked) + game.extensions) + 60 * changes
    assert took <= own + away * DAY + LONGEST * 60 * (took // DAY + 1)


async def time_left(harness: MatchesHarness, match_id: int, decision: Decision) -> int:
    dues = {one.id: due for one, due in (await harness.matches.play.look(match_id, seat=0)).decisions}
    return (dues.get(decision.id) or 0) - harness.matches.now()
