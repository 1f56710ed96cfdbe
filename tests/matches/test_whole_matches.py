"""Whole matches through the service, as badly behaved as people and machines are.

At random: legal answers by anybody who is asked, the same press again, answers to old questions, answers by strangers,
half-made drafts, standing orders, several presses at once, time that passes, and restarts on the same file. Whatever
happens, the log replays to the snapshot, nothing is said twice, the end comes, and the invariants of the rules hold.
"""

import os
from pathlib import Path

import pytest

from bot.games.codec import from_json
from bot.games.contract import AnyGame
from bot.games.verraeter.rules import Verraeter
from bot.matches.value.match import Change, Match
from bot.store.outgoing import Account
from tests.matches.harness import DAY, MatchesHarness, open_harness, user
from tests.matches.random_players import RandomPlayers
from tests.probe import Probe

GAMES: tuple[tuple[AnyGame, int], ...] = ((Probe(), 2), (Probe(), 3), (Probe(), 4), (Verraeter(), 3), (Verraeter(), 4))


async def random_match(path: Path, game: AnyGame, seats: int, seed: int) -> str:
    async with open_harness(path, [game], f"mischief {seed}") as harness:
        match_id = await harness.begin(seats, game.key)
        player = RandomPlayers(harness, match_id, seed)
        await player.play(400)
        while (await harness.matches.tables.get(match_id)).status == "running":
            await harness.pass_time(DAY)
        await player.listen()
        await harness.matches.history.verify(match_id)
        table = await harness.matches.tables.get(match_id)
        assert table.status in {"finished", "abandoned"}
        numbers = [number for told in player.told for number in told]
        assert numbers == sorted(set(numbers)), "something was told twice, or in another order"
        async with harness.store.reading() as tx:
            snapshot = (await tx.exec_driver_sql("SELECT snapshot FROM matches")).scalar_one()
            left = (await tx.exec_driver_sql("SELECT count(*) FROM timers")).scalar_one()
            lines = (await tx.exec_driver_sql("SELECT number FROM actions ORDER BY number")).scalars().all()
        state = from_json(snapshot, game.types.state)
        assert game.violations(state) == ()
        assert left == 0
        assert list(lines) == list(range(len(lines)))
        return table.status


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[f"{game.key}-{seats}" for game, seats in GAMES])
async def test_a_match_survives_everything_that_people_and_machines_do(
    tmp_path: Path, game: AnyGame, seats: int, seed: int
) -> None:
    await random_match(tmp_path / "house.db", game, seats, seed)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[f"{game.key}-{seats}" for game, seats in GAMES])
async def test_many_matches_survive_it(tmp_path: Path, game: AnyGame, seats: int) -> None:
    for seed in range(100, 100 + int(os.environ.get("SOAK_MATCHES", "1000")) // 10):
        await random_match(tmp_path / f"{seed}.db", game, seats, seed)


async def test_a_match_of_nothing_but_fallbacks_ends(tmp_path: Path) -> None:
    for game, seats in GAMES:
        async with open_harness(tmp_path / f"{game.key}-{seats}.db", [game]) as harness:
            match_id = await harness.begin(seats, game.key)
            for _ in range(100):
                await harness.pass_time(DAY)
                if (await harness.matches.tables.get(match_id)).status != "running":
                    break
            assert (await harness.matches.tables.get(match_id)).status in {"finished", "abandoned"}
            assert await harness.matches.time.run_due() is None


async def test_two_matches_at_once_have_nothing_to_do_with_each_other(harness: MatchesHarness) -> None:
    first, second = await harness.begin(2), await harness.begin(2, channel=501)
    before = await harness.matches.play.look(second, seat=0), await harness.matches.history.read(second, user(0))
    await RandomPlayers(harness, first, 5).play(0)
    for _ in range(6):
        for decision in await harness.open_decisions(first):
            if not decision.answered:
                await harness.act(first, decision.seat, decision.id, await harness.sample(first, decision))
                break
    after = await harness.matches.play.look(second, seat=0), await harness.matches.history.read(second, user(0))
    assert after == before
    assert not [one for one in await harness.said(second) if isinstance(one.payload, Account)][1:]


async def test_a_match_after_a_change_is_the_match_that_is_read_then(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is told of a match in hand goes for matches that are kept."""
    keeper, write, compared = harness.matches.keeper, harness.matches.keeper.write, 0

    async def comparing(match: Match, change: Change) -> Match:
        nonlocal compared
        after = await write(match, change)
        read = await keeper.load_any(match.row.id)
        assert (after.row, after.members) == (read.row, read.members)
        if after.row.status == "running":
            assert (_moments(after), after.plans) == (_moments(read), read.plans)
        compared += 1
        return after

    monkeypatch.setattr(keeper, "write", comparing)
    match_id = await harness.begin(3, rounds="3")
    await RandomPlayers(harness, match_id, 5, restarts=False).play(60)
    assert compared > 20


def _moments(match: Match) -> list[tuple[str, str, int | None]]:
    return sorted((one.kind, one.decision, one.due) for one in match.timers)
