"""Edits of the bot's own accord are merged, and hold up nobody, however strict the platform is with old messages."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.delivery.edits import GIVE_UP_AFTER, Edits
from bot.delivery.letters import Letter, Text
from bot.playground import Message
from bot.playground.wire import PATIENCE
from bot.store.outgoing import Addressed, Notice
from tests.delivery.harness import DeliveryHarness, Log, account

HOURS = 3600
STRICT, LOOSE = 0, 1000


class Card:
    """A message of the bot that shall show a text."""

    def __init__(self, harness: DeliveryHarness, message_id: int) -> None:
        self.harness, self.id = harness, message_id
        self.edits = Edits(harness.client, harness.clock, harness.icons)
        self.text = ""

    async def write(self) -> Letter:
        return Letter((Text(self.text),))

    def change(self, text: str) -> None:
        self.text = text
        self.edits.ask(self.harness.channel.id, self.id, self.write)

    @property
    def message(self) -> Message:
        return self.harness.playground.world.messages.get(self.id)

    @property
    def shows(self) -> str:
        return next(seen.text for seen in self.harness.ada.sees(self.harness.channel) if seen.id == self.id)

    @property
    def attempts(self) -> list[int | None]:
        requests = self.harness.playground.requests
        return [one.status for one in requests if one.method == "PATCH" and one.path.endswith(str(self.id))]

    async def shown(self, text: str) -> None:
        await self.harness.playground.until(lambda: self.shows == text)

    async def tried(self, times: int) -> None:
        await self.harness.playground.until(lambda: len(self.attempts) >= times)

    async def done(self, *, after: float = 0) -> None:
        """Wait until nothing is left to edit, and move the clock on by so many seconds at a time."""
        async with asyncio.timeout(PATIENCE):
            while self.edits._tasks:
                await self.harness.clock.advance(after)
                await asyncio.sleep(0.005)


@pytest.fixture
async def card(harness: DeliveryHarness) -> AsyncIterator[Card]:
    await harness.deliver(Addressed(Notice(key="notice-agreed")))
    card = Card(harness, harness.ada.sees(harness.channel)[-1].id)
    yield card
    card.edits.stop()


@pytest.mark.parametrize("allowed", [STRICT, LOOSE])
async def test_edits_of_one_message_are_merged_while_one_is_on_its_way(allowed: int, card: Card) -> None:
    """A young message, so that the limit has no say."""
    card.harness.playground.world.messages.old_edits_allowed = allowed
    held = card.harness.playground.faults.hold(method="PATCH")
    card.change("Ada sits here.")
    await card.harness.playground.until(lambda: held.times == 0)
    for text in ("Ada and Ben sit here.", "Ada, Ben and Cleo sit here.", "The table is closed."):
        card.change(text)
    held.released.set()
    await card.done()
    assert card.shows == "The table is closed."
    assert len(card.attempts) == 2


async def test_what_shows_already_is_not_edited_again(card: Card) -> None:
    card.change("Ada sits here.")
    card.change("Ada sits here.")
    await card.done()
    assert card.attempts == [200]


async def test_a_strict_platform_lets_an_edit_wait_and_every_post_pass(card: Card, hurried: None, log: Log) -> None:
    harness = card.harness
    await harness.clock.advance(2 * HOURS)
    harness.playground.world.messages.old_edits_allowed = STRICT
    card.change("Ada sits here.")
    await card.tried(5)  # the library alone tries so often
    await harness.deliver(account("A second story."))
    assert any("A second story." in text for text in harness.texts())
    card.change("The table is closed.")
    await asyncio.sleep(0.05)
    assert card.attempts == [429] * 5, "who is refused asks no sooner than in an hour"
    harness.playground.world.messages.old_edits_allowed = 1
    await card.done(after=HOURS)
    assert card.shows == "The table is closed."
    assert card.attempts == [429] * 5 + [200]
    assert log.errors == []


async def test_a_loose_platform_takes_an_edit_of_an_old_message_at_once(card: Card) -> None:
    await card.harness.clock.advance(48 * HOURS)
    card.harness.playground.world.messages.old_edits_allowed = LOOSE
    for number in range(20):
        card.change(f"Number {number}")
        await card.shown(f"Number {number}")
    assert set(card.attempts) == {200}


async def test_an_edit_that_hangs_holds_up_no_post(card: Card) -> None:
    harness = card.harness
    harness.playground.faults.hang(method="PATCH", path=str(card.id))
    card.change("Ada sits here.")
    await asyncio.sleep(0.02)
    await harness.deliver(account("A second story."))
    assert any("A second story." in text for text in harness.texts())


async def test_an_edit_of_what_is_gone_is_given_up(card: Card, log: Log) -> None:
    card.harness.playground.world.messages.remove(card.message)
    card.change("Ada sits here.")
    await card.done()
    assert card.attempts == [404]
    assert log.errors == []


async def test_an_edit_that_is_refused_again_and_again_is_given_up(card: Card, hurried: None) -> None:
    card.harness.refuse(503, 0, path="/messages/", method="PATCH", times=1000)
    card.change("Ada sits here.")
    await card.done(after=HOURS)
    assert card.attempts == [503] * GIVE_UP_AFTER
