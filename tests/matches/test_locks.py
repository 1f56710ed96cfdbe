import asyncio

from bot.matches.locks import Locks
from tests.matches.harness import MatchesHarness, user
from tests.probe.state import Sheet


async def test_one_key_is_held_by_one_at_a_time_and_other_keys_by_others() -> None:
    locks = Locks()
    order = []

    async def hold(key: str, name: str) -> None:
        async with locks.hold(key):
            order.append(f"{name} in")
            await asyncio.sleep(0)
            order.append(f"{name} out")

    await asyncio.gather(hold("a", "first"), hold("a", "second"), hold("b", "other"))
    assert order.index("first out") < order.index("second in")
    assert order.index("other in") < order.index("first out")


async def test_a_lock_that_nobody_holds_takes_no_memory(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await asyncio.gather(
        *(harness.matches.play.act(match_id, user(seat), f"sheet-1-{seat}", seat, Sheet()) for seat in (0, 1))
    )
    assert len(harness.matches.keeper.locks) == 0
