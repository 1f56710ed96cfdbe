"""Lists of tables are edited by one process alone, and tried again calmly where the platform has a fault."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.delivery.letters import Letter, Text
from bot.delivery.table_lists import CALM, SOON, TableLists
from bot.playground.wire import PATIENCE
from tests.delivery.harness import DeliveryHarness


class Process:
    """A process that keeps the list of a channel, which shows a text."""

    text = "nothing yet"

    def __init__(self, harness: DeliveryHarness) -> None:
        self.harness = harness
        self.lists = TableLists(harness.client, harness.store, harness.clock, harness.icons)
        self.lists.write = self.write
        self.task: asyncio.Task[None] | None = None

    async def write(self, _guild_id: int, _channel_id: int) -> Letter:
        return Letter((Text(Process.text),))

    def run(self) -> None:
        self.task = asyncio.create_task(self.lists.run())


@pytest.fixture
async def processes(harness: DeliveryHarness) -> AsyncIterator[list[Process]]:
    """Two processes, and a list that one of them has put."""
    Process.text = "no tables"
    found = [Process(harness), Process(harness)]
    await found[0].lists.put(harness.guild.id, harness.channel.id, 1)
    for one in found:
        one.run()
    yield found
    for one in found:
        assert one.task is not None
        one.task.cancel()
        await asyncio.gather(one.task, return_exceptions=True)


def edits(harness: DeliveryHarness) -> list[int | None]:
    return [one.status for one in harness.playground.requests if one.method == "PATCH" and "/messages/" in one.path]


async def shown(harness: DeliveryHarness, text: str) -> None:
    await harness.playground.until(lambda: [seen.text for seen in harness.ada.sees(harness.channel)] == [text])


async def idle(harness: DeliveryHarness) -> None:
    """Wait until it is stored what the list shows."""
    async with asyncio.timeout(PATIENCE):
        while not all(one.shown for one in await harness.store.cards.of_guilds([harness.guild.id])):  # noqa: ASYNC110
            await asyncio.sleep(0.005)


async def test_of_several_processes_that_hear_of_a_change_one_edits_the_list(
    harness: DeliveryHarness, processes: list[Process]
) -> None:
    Process.text = "a table"
    for one in processes:
        one.lists.changed(harness.guild.id)
    await harness.clock.advance(CALM)
    await shown(harness, "a table")
    await idle(harness)
    await harness.clock.advance(CALM)
    await asyncio.sleep(0)
    assert edits(harness) == [200]


async def test_what_has_not_changed_is_not_edited(harness: DeliveryHarness, processes: list[Process]) -> None:
    processes[0].lists.changed(harness.guild.id)
    await harness.clock.advance(CALM)
    Process.text = "a table"
    processes[0].lists.changed(harness.guild.id)
    await harness.clock.advance(SOON)
    await shown(harness, "a table")
    assert edits(harness) == [200]


async def test_changes_are_told_together_and_seldom(harness: DeliveryHarness) -> None:
    Process.text, lists = "no tables", Process(harness).lists
    await lists.put(harness.guild.id, harness.channel.id, 1)
    for text, later in (("a table", CALM), ("two tables", CALM / 4), ("three tables", CALM / 4), ("", CALM / 2)):
        Process.text = text or Process.text
        lists.changed(harness.guild.id)
        await harness.clock.advance(later)
        await lists._bring_up_to_date()
        assert edits(harness) == ([200] if text else [200, 200]), text
    await shown(harness, "three tables")
