"""A proposal is brought once, whatever cuts the bot off while it brings it."""

import pytest

from bot.delivery.invitations import Invitations, Told
from bot.delivery.letters import Letter, Text
from bot.store.kept import seekers
from bot.store.rows import ProposalRow
from tests.delivery.harness import DeliveryHarness

LONG_AFTER = 200
"""Seconds after which the platform has forgotten a nonce."""


async def cut_off(*_: object) -> None:
    raise OSError("killed")


async def proposed(harness: DeliveryHarness) -> int:
    now = harness.store.now()
    async with harness.store.writing() as tx:
        row = ProposalRow(0, harness.guild.id, "echo", "asked", 2, 0, "day", now)
        proposal = await seekers.propose(tx, row)
        await seekers.invite(tx, proposal, [harness.ada.id], now, now + 10 * LONG_AFTER)
    return proposal


async def test_a_proposal_that_was_posted_but_not_noted_is_found_and_rings_once(
    harness: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts, kept = ["A table is proposed.", "It has one seat less.", "It is open."], harness.store.invitations
    invitations = Invitations(harness.client, harness.store, harness.clock, harness.courier())

    async def write(*_: object) -> Told:
        return Told(calls="asked", letter=Letter((Text(texts[0]),)), public=None, channel_id=harness.channel.id)

    invitations.write = write
    proposal = await proposed(harness)
    with monkeypatch.context() as killed:
        killed.setattr(kept, "sent", cut_off)
        while len(texts) > 1:
            await invitations.serve()
            await harness.clock.advance(LONG_AFTER)
            del texts[0]
    await invitations.serve()
    noted = await kept.again(proposal, harness.ada.id)
    assert noted is not None
    assert noted.message_id is not None
    assert [one.text for one in harness.ada.dms] == ["It is open."]


async def test_an_older_message_goes_even_if_a_kill_comes_between_it_and_the_newer_one(
    harness: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    invitations = Invitations(harness.client, harness.store, harness.clock, harness.courier())
    calls = "asked"

    async def write(*_: object) -> Told:
        return Told(calls=calls, letter=Letter((Text(calls),)), public=None, channel_id=harness.channel.id)

    invitations.write = write
    proposal = await proposed(harness)
    await invitations.serve()
    calls = "opened"
    async with harness.store.writing() as tx:
        await seekers.tell(tx, proposal, harness.store.now())
    with monkeypatch.context() as killed:
        killed.setattr(invitations, "_delete", cut_off)
        await invitations.serve()
    await harness.clock.advance(10 * LONG_AFTER)
    await invitations.serve()
    assert [one.text for one in harness.ada.dms] == ["opened"]
