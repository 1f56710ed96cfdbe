"""Whole matches through the service, as badly behaved as people and machines are.

At random: legal answers by anybody who is asked, the same press again, answers to old questions, answers by strangers,
half-made drafts, standing orders, several presses at once, time that passes, and restarts on the same file. Whatever
happens, the log replays to the snapshot, nothing is said twice, the end comes, and the invariants of the rules hold.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from bot.games.codec import from_json
from bot.games.contract import AnyGame, Decision
from bot.games.verraeter.rules import Verraeter
from bot.matches.types import Refused
from bot.store.outgoing import Account
from tests.matches.house import DAY, HOUR, TestHouse, open_house, user
from tests.probe import Probe
from tests.probe.pieces import Order, Plan

GAMES: tuple[tuple[AnyGame, int], ...] = ((Probe(), 2), (Probe(), 3), (Probe(), 4), (Verraeter(), 3), (Verraeter(), 4))


class Mischief:
    """Plays a match by throwing dice for everything that anybody could do next."""

    def __init__(self, house: TestHouse, match_id: int, seed: int) -> None:
        self.house = house
        self.match_id = match_id
        self.luck = random.Random(seed)
        self.pressed: list[tuple[int, str, int]] = []
        self.told: list[tuple[int, ...]] = []

    async def play(self, steps: int) -> None:
        for _ in range(steps):
            table = await self.house.matches.table(self.match_id)
            if table.status != "running":
                return
            await self.step()

    async def step(self) -> None:
        match self.luck.randrange(20):
            case 0:
                await self.listen()
                await self.house.restart(after=self.luck.choice((0, 10, 2 * HOUR)))
            case 1:
                await self.house.pass_time(self.luck.choice((60, HOUR, 13 * HOUR, DAY)))
            case 2 if self.pressed:
                seat, decision, interaction = self.luck.choice(self.pressed)
                await self.again(seat, decision, interaction)
            case 3:
                await self.nonsense()
            case 4:
                await self.plan()
            case 5:
                await self.crowd()
            case _:
                await self.answer()

    async def asked(self) -> tuple[Decision, ...]:
        return await self.house.open_decisions(self.match_id)

    async def answer(self) -> None:
        decisions = await self.asked()
        # Once in a while somebody changes a sealed answer.
        waiting = [one for one in decisions if not one.answered] or list(decisions)
        if self.luck.random() < 0.1:
            waiting = list(decisions)
        if not waiting:
            return
        decision = self.luck.choice(waiting)
        action = await self.house.sample(self.match_id, decision, self.luck.random())
        interaction = self.house.interaction()
        done = await self.house.matches.act(self.match_id, user(decision.seat), decision.id, interaction, action)
        assert done.look == await self.house.matches.look(self.match_id, user(decision.seat))
        self.pressed.append((decision.seat, decision.id, interaction))

    async def again(self, seat: int, decision: str, interaction: int) -> None:
        before = (await self.house.matches.table(self.match_id)).actions
        done = await self.house.matches.act(self.match_id, user(seat), decision, interaction)
        assert done.repeated
        assert (await self.house.matches.table(self.match_id)).actions == before

    async def nonsense(self) -> None:
        """Press an old button, with a new interaction; or as somebody who is not asked."""
        decisions = {(one.seat, one.id) for one in await self.asked()}
        old = [(seat, decision) for seat, decision, _ in self.pressed if (seat, decision) not in decisions]
        wrong = [*old[-3:], (9, next(iter(decisions))[1]), (0, "no-such-question")]
        seat, decision = self.luck.choice(wrong)
        with pytest.raises(Refused):
            await self.house.matches.act(self.match_id, user(seat), decision, self.house.interaction())

    async def plan(self) -> None:
        if isinstance(self.house.games[(await self.house.matches.table(self.match_id)).game], Probe):
            seat = self.luck.choice(await self.asked()).seat
            wish = Plan(orders=(Order("C", 1),) if self.luck.random() < 0.5 else (), nets="for-myself")
            await self.house.matches.set_plan(self.match_id, user(seat), wish)
            if self.luck.random() < 0.5 and (await self.house.matches.table(self.match_id)).status == "running":
                await self.house.matches.drop_plan(self.match_id, user(seat))

    async def crowd(self) -> None:
        """Everybody who is asked answers at once, some of them twice."""
        presses = []
        for decision in (await self.asked()) * 2:
            action = await self.house.sample(self.match_id, decision, self.luck.random())
            presses.append(
                self.house.matches.act(
                    self.match_id, user(decision.seat), decision.id, self.house.interaction(), action
                )
            )
        for result in await asyncio.gather(*presses, return_exceptions=True):
            if isinstance(result, BaseException):
                assert isinstance(result, Refused), result

    async def listen(self) -> None:
        """Take what the channel was told out of the outbox, as delivery would."""
        self.told += [account.numbers for account in await self.house.accounts(self.match_id)]
        await self.house.hush()


async def mischief(path: Path, game: AnyGame, seats: int, seed: int) -> str:
    async with open_house(path, [game], f"mischief {seed}") as house:
        match_id = await house.begin(seats, game.key)
        player = Mischief(house, match_id, seed)
        await player.play(400)
        while (await house.matches.table(match_id)).status == "running":
            await house.pass_time(DAY)
        await player.listen()
        await house.matches.verify(match_id)
        table = await house.matches.table(match_id)
        assert table.status in {"finished", "abandoned"}
        numbers = [number for told in player.told for number in told]
        assert numbers == sorted(set(numbers)), "something was told twice, or in another order"
        async with house.store.reading() as tx:
            snapshot = (await tx.exec_driver_sql("SELECT snapshot FROM matches")).scalar_one()
            left = (await tx.exec_driver_sql("SELECT count(*) FROM timers")).scalar_one()
            lines = (await tx.exec_driver_sql("SELECT number FROM actions ORDER BY number")).scalars().all()
        state = from_json(snapshot, game.types.state)
        assert game.violations(state) == ()
        assert left == 0
        assert list(lines) == list(range(len(lines)))
        return table.status


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[f"{game.key}-{seats}" for game, seats in GAMES])
async def test_a_match_survives_everything_that_people_and_machines_do(
    tmp_path: Path, game: AnyGame, seats: int, seed: int
) -> None:
    await mischief(tmp_path / "house.db", game, seats, seed)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[f"{game.key}-{seats}" for game, seats in GAMES])
async def test_many_matches_survive_it(tmp_path: Path, game: AnyGame, seats: int) -> None:
    for seed in range(100, 100 + int(os.environ.get("SOAK_MATCHES", "1000")) // 10):
        await mischief(tmp_path / f"{seed}.db", game, seats, seed)


async def test_a_match_of_nothing_but_fallbacks_ends(tmp_path: Path) -> None:
    for game, seats in GAMES:
        async with open_house(tmp_path / f"{game.key}-{seats}.db", [game]) as house:
            match_id = await house.begin(seats, game.key)
            for _ in range(100):
                await house.pass_time(DAY)
                if (await house.matches.table(match_id)).status != "running":
                    break
            assert (await house.matches.table(match_id)).status in {"finished", "abandoned"}
            assert await house.matches.run_due() is None


async def test_two_matches_at_once_have_nothing_to_do_with_each_other(house: TestHouse) -> None:
    first, second = await house.begin(2), await house.begin(2, channel=501)
    before = await house.matches.look(second, seat=0), await house.matches.history(second, user(0))
    await Mischief(house, first, 5).play(0)
    for _ in range(6):
        for decision in await house.open_decisions(first):
            if not decision.answered:
                await house.act(first, decision.seat, decision.id, await house.sample(first, decision))
                break
    after = await house.matches.look(second, seat=0), await house.matches.history(second, user(0))
    assert after == before
    assert not [one for one in await house.said(second) if isinstance(one.payload, Account)][1:]
