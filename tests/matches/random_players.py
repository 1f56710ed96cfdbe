"""Random players: whatever people and machines can do to a match, drawn by lot."""

import asyncio
import random
from contextlib import suppress

import pytest

from bot.games.contract import Decision
from bot.matches.types import Refused
from bot.store.outgoing import Notice
from tests.matches.harness import DAY, HOUR, MatchesHarness, user
from tests.probe import Probe
from tests.probe.state import Order, Plan


class RandomPlayers:
    """Does at each step one random thing that somebody at the table, the clock or a restart could do."""

    def __init__(self, harness: MatchesHarness, match_id: int, seed: int, *, restarts: bool = True) -> None:
        self.restarts = restarts
        self.harness = harness
        self.match_id = match_id
        self.luck = random.Random(seed)
        self.pressed: list[tuple[int, str, int]] = []
        self.told: list[tuple[int, ...]] = []

    async def play(self, steps: int) -> None:
        for _ in range(steps):
            table = await self.harness.matches.tables.get(self.match_id)
            if table.status != "running":
                return
            await self.step()

    async def step(self) -> None:
        match self.luck.randrange(20):
            case 0 if self.restarts:
                await self.listen()
                await self.harness.restart(after=self.luck.choice((0, 10, 2 * HOUR)))
            case 1:
                await self.harness.pass_time(self.luck.choice((60, HOUR, 13 * HOUR, DAY)))
            case 2 if self.pressed:
                seat, decision, interaction = self.luck.choice(self.pressed)
                await self.again(seat, decision, interaction)
            case 3:
                await self.nonsense()
            case 4:
                await self.plan()
            case 5:
                await self.crowd()
            case 6:
                await self.regret()
            case _:
                await self.answer()

    async def asked(self) -> tuple[Decision, ...]:
        return await self.harness.open_decisions(self.match_id)

    async def answer(self) -> None:
        decisions = await self.asked()
        # Once in a while somebody changes a sealed answer.
        waiting = [one for one in decisions if not one.answered] or list(decisions)
        if self.luck.random() < 0.1:
            waiting = list(decisions)
        if not waiting:
            return
        decision = self.luck.choice(waiting)
        action = await self.harness.sample(self.match_id, decision, self.luck.random())
        interaction = self.harness.interaction()
        done = await self.harness.matches.play.act(self.match_id, user(decision.seat), decision.id, interaction, action)
        assert done.look == await self.harness.matches.play.look(self.match_id, user(decision.seat))
        self.pressed.append((decision.seat, decision.id, interaction))

    async def again(self, seat: int, decision: str, interaction: int) -> None:
        before = (await self.harness.matches.tables.get(self.match_id)).actions
        done = await self.harness.matches.play.act(self.match_id, user(seat), decision, interaction)
        assert done.repeated
        assert (await self.harness.matches.tables.get(self.match_id)).actions == before

    async def nonsense(self) -> None:
        """Press an old button, with a new interaction; or as somebody who is not asked."""
        decisions = {(one.seat, one.id) for one in await self.asked()}
        old = [(seat, decision) for seat, decision, _ in self.pressed if (seat, decision) not in decisions]
        wrong = [*old[-3:], (9, next(iter(decisions))[1]), (0, "no-such-question")]
        seat, decision = self.luck.choice(wrong)
        with pytest.raises(Refused):
            await self.harness.matches.play.act(self.match_id, user(seat), decision, self.harness.interaction())

    async def regret(self) -> None:
        """Somebody takes his last answer back, or asks the others; half of them agree at once."""
        seats = [one.seat for one in (await self.harness.matches.tables.get(self.match_id)).members]
        seat = self.luck.choice(seats)
        with suppress(Refused):
            await self.harness.matches.play.take_back(self.match_id, user(seat), self.harness.interaction())
            notices = [one.payload for one in await self.harness.said(self.match_id) if isinstance(one.payload, Notice)]
            if notices and (undo := notices[-1].undo) is not None and self.luck.random() < 0.5:
                for other in seats:
                    wish = (undo.decision, undo.mark)
                    await self.harness.matches.play.take_back(
                        self.match_id, user(other), self.harness.interaction(), wish
                    )

    async def plan(self) -> None:
        if isinstance(self.harness.games[(await self.harness.matches.tables.get(self.match_id)).game], Probe):
            seat = self.luck.choice(await self.asked()).seat
            wish = Plan(orders=(Order("C", 1),) if self.luck.random() < 0.5 else (), nets="for-myself")
            await self.harness.leave_orders(self.match_id, seat, wish)
            if self.luck.random() < 0.5 and (await self.harness.matches.tables.get(self.match_id)).status == "running":
                await self.harness.matches.play.clear(self.match_id, user(seat), f"plan-{seat}")

    async def crowd(self) -> None:
        """Everybody who is asked answers at once, some of them twice."""
        presses = []
        for decision in (await self.asked()) * 2:
            action = await self.harness.sample(self.match_id, decision, self.luck.random())
            presses.append(
                self.harness.matches.play.act(
                    self.match_id, user(decision.seat), decision.id, self.harness.interaction(), action
                )
            )
        for result in await asyncio.gather(*presses, return_exceptions=True):
            if isinstance(result, BaseException):
                assert isinstance(result, Refused), result

    async def listen(self) -> None:
        """Take what the channel was told out of the outbox, as delivery would."""
        self.told += [account.numbers for account in await self.harness.accounts(self.match_id)]
        await self.harness.hush()
