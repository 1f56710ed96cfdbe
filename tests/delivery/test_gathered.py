"""Calls that are gathered: nothing rings one by one, and one message says at its hour what still waits."""

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.delivery.letters import Letter, Text
from bot.language import Language
from bot.playground import Person, Seen
from bot.store.kept import people
from tests.delivery.harness import DeliveryHarness, account, asked, private_message, rang, reminder, waiting

HOUR = 3600


@pytest.fixture
async def gathering(harness: DeliveryHarness) -> DeliveryHarness:
    """Ada wants to be called once a day, two hours from now."""
    hour = (datetime.fromtimestamp(harness.clock.now(), UTC).hour + 2) % 24
    await choose(harness, gathers_every=24, gathers_from=60 * hour)

    async def waits(_user_id: int, language: Language) -> Letter:
        return Letter((Text(language.say("gathered", count=2)),))

    harness.dispatch().on_gathered = waits
    return harness


async def choose(harness: DeliveryHarness, **values: object) -> None:
    async with harness.store.writing() as tx:
        await people.change_person(tx, harness.ada.id, values)


def rung(person: Person) -> list[str]:
    """List the direct messages that made a telephone ring."""
    return [one.text for one in person.dms if rang(one)]


async def at_the_hour(harness: DeliveryHarness) -> list[str]:
    before = len(harness.ada.dms)
    await harness.clock.advance(2 * HOUR)
    await asyncio.sleep(0.05)
    await harness.clock.advance(1)
    await harness.ada.wait_for(lambda: len(harness.ada.dms) > before)
    return rung(harness.ada)


def question(harness: DeliveryHarness) -> Any:
    return private_message(harness.ada, 0, "Your card is the Wolf.", asked=(asked(0),))


async def test_questions_come_without_a_sound_and_one_message_rings_at_the_hour(gathering: DeliveryHarness) -> None:
    for _ in range(2):
        await gathering.deliver(question(gathering))
    assert rung(gathering.ada) == []
    (told,) = await at_the_hour(gathering)
    assert "2 matches wait for you" in told
    await gathering.clock.advance(48 * HOUR)
    assert len(rung(gathering.ada)) == 1


async def test_a_call_in_the_channel_looks_the_same_and_pings_later(gathering: DeliveryHarness) -> None:
    await gathering.deliver(account("Bids are in.", waiting=(waiting(0, 1),), begun=(0, 1)))
    seen: Seen = gathering.ada.last(gathering.channel)
    assert gathering.ada.mention in seen.text
    assert not seen.pings_me
    assert gathering.ben.last(gathering.channel).pings_me
    assert rang(seen)
    assert len(await at_the_hour(gathering)) == 1


async def test_a_reminder_rings_at_its_moment(gathering: DeliveryHarness) -> None:
    await gathering.deliver(reminder(gathering.ada, 0, due=gathering.store.now() + HOUR))
    assert len(rung(gathering.ada)) == 1


async def test_where_nothing_waits_any_more_nothing_rings(gathering: DeliveryHarness) -> None:
    async def nothing(_user_id: int, _language: Language) -> None:
        return None

    gathering._courier.on_gathered = nothing  # type: ignore[union-attr]
    await gathering.deliver(question(gathering))
    await gathering.clock.advance(3 * HOUR)
    await gathering.eventually(lambda _: True)
    assert rung(gathering.ada) == []


async def test_whom_direct_messages_do_not_reach_is_called_in_the_channel_at_once(gathering: DeliveryHarness) -> None:
    await choose(gathering, dm_closed=True)
    await gathering.deliver(account("Bids are in.", waiting=(waiting(0),), begun=(0,)))
    assert gathering.ada.last(gathering.channel).pings_me
    assert not await gathering.store.people.rings(1)


async def test_nothing_gathered_rings_in_quiet_hours(gathering: DeliveryHarness) -> None:
    await gathering.deliver(question(gathering))
    hour = datetime.fromtimestamp(gathering.clock.now(), UTC).hour
    await choose(gathering, zone="Etc/UTC", quiet_from=60 * ((hour + 1) % 24), quiet_to=60 * ((hour + 7) % 24))
    await gathering.clock.advance(3 * HOUR)
    assert rung(gathering.ada) == []
    await gathering.clock.advance(5 * HOUR)
    await gathering.ada.wait_for(lambda: rung(gathering.ada))
