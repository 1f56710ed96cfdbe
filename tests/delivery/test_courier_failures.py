"""What goes wrong in one letter stays with that letter, and what goes wrong in the store passes."""

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bot.delivery.courier import GIVE_UP_AFTER
from bot.delivery.letters import Letter, Text
from bot.playground.wire import PATIENCE
from bot.store.outgoing import Addressed, Notice
from tests.delivery.echo_game import EchoPresenter
from tests.delivery.harness import DeliveryHarness, Log, account, private_message

CANARY = "canary-7f3a"


# Letters that cannot be written


async def test_a_letter_that_cannot_be_written_holds_up_no_other_lane(harness: DeliveryHarness) -> None:
    await harness.put(account("unsayable"), private_message(harness.ada, 0, "Your card is the Wolf."))
    harness.dispatch()
    await harness.ada.wait_for_dm("Wolf")
    assert harness.texts() == []


async def test_it_is_tried_more_and_more_rarely_and_given_up_at_last(harness: DeliveryHarness, log: Log) -> None:
    began = harness.clock.now()
    await harness.deliver(account("unsayable"), Addressed(Notice(key="notice-agreed")))
    assert [row.state for row in await harness.rows()] == ["dropped", "sent"]
    assert harness.clock.now() - began >= 2**GIVE_UP_AFTER - 2
    assert len(log.errors) == GIVE_UP_AFTER + 1, "each time, and once that it was given up"


async def test_it_is_said_as_soon_as_it_can_be(harness: DeliveryHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(EchoPresenter, "title", lambda *_: 1 / 0)
        await harness.tried(account("Ada wins Sarnath."))
    await harness.settle()
    assert len(harness.texts()) == 1


async def test_of_several_waiting_accounts_only_the_unsayable_one_is_lost(harness: DeliveryHarness) -> None:
    await harness.deliver(account("first"), account("unsayable"), account("third"))
    assert [row.state for row in await harness.rows()] == ["sent", "dropped", "sent"]
    first, third = harness.texts()
    assert "first" in first
    assert "third" in third


@pytest.mark.parametrize("board", ["breaks", f"breaks {CANARY}"])
async def test_a_picture_that_cannot_be_drawn_does_not_hold_up_the_story(
    harness: DeliveryHarness, board: str, log: Log
) -> None:
    await harness.deliver(account("Ada wins Sarnath.", board=board))
    (seen,) = harness.ada.sees(harness.channel)
    assert "Ada wins Sarnath." in seen.text
    assert seen.pictures == ()
    assert log.errors


async def test_no_secret_of_a_letter_that_fails_is_logged(harness: DeliveryHarness, log: Log) -> None:
    hand = private_message(harness.ada, 0, f"unsayable {CANARY}", hand=f"breaks {CANARY}")
    await harness.deliver(hand, account(f"unsayable {CANARY}", board=f"breaks {CANARY}"))
    assert log.errors
    assert CANARY not in log.text


async def test_a_letter_that_cannot_be_built_is_given_up_like_one_that_cannot_be_written(
    harness: DeliveryHarness, monkeypatch: pytest.MonkeyPatch, log: Log
) -> None:
    build = Letter.build

    def fails(letter: Letter, *how: Any) -> Any:
        if any(isinstance(part, Text) and "unbuildable" in part.text for part in letter.blocks):
            raise ValueError(CANARY)
        return build(letter, *how)

    monkeypatch.setattr(Letter, "build", fails)
    await harness.deliver(account("unbuildable"), Addressed(Notice(key="notice-agreed")))
    assert [row.state for row in await harness.rows()] == ["dropped", "sent"]
    assert CANARY not in log.text


async def test_an_answer_that_the_library_cannot_read_does_not_end_the_lane(harness: DeliveryHarness) -> None:
    await harness.deliver(account("Ada wins Sarnath."))
    harness.playground.faults.answer(429, method="POST", path="/messages$")  # a rate limit that does not say how long
    await harness.deliver(account("Ben wins Mokron."), Addressed(Notice(key="notice-agreed")))
    assert [row.state for row in await harness.rows()] == ["sent", "sent", "sent"]


# Games that are away


async def test_a_channel_waits_for_the_presenter_of_its_game(harness: DeliveryHarness) -> None:
    harness.presenters.remove("echo")
    await harness.tried(account("Ada wins Sarnath."))
    for _ in range(2 * GIVE_UP_AFTER):
        await harness.clock.advance(3600)
        await harness.tried()
    harness.presenters.add(EchoPresenter())
    await harness.settle()
    assert len(harness.texts()) == 1


async def test_a_game_that_is_away_does_not_keep_the_letters_of_others_for_ever(harness: DeliveryHarness) -> None:
    """Somebody plays two games; the presenter of one does not come back."""
    channel = harness.playground.world.create_channel(harness.guild.id, "other games")
    other = await harness.table(channel, [harness.ada, harness.ben], game="other-echo")
    await harness.put(private_message(harness.ada, 0, "Your card is the Wolf."), match=other)
    await harness.put(private_message(harness.ada, 0, "Your card is the Fox."))
    await harness.settle()
    assert [row.state for row in await harness.rows()] == ["dropped", "sent"]
    assert "Fox" in harness.ada.dms[-1].text


# The store


def disk_full() -> OperationalError:
    return OperationalError("UPDATE outbox", {}, Exception("database or disk is full"))


@pytest.mark.parametrize("method", ["lanes", "head", "begin", "retry"])
async def test_the_courier_outlives_a_store_that_fails_for_a_while(
    harness: DeliveryHarness, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    failed = asyncio.Event()
    calls = 0

    async def fails(*_args: object, **_values: object) -> None:
        nonlocal calls
        calls += 1
        failed.set()
        raise disk_full()

    harness.refuse(503, 0)
    with monkeypatch.context() as patch:
        patch.setattr(harness.store.outbox, method, fails)
        await harness.put(account("Ada wins Sarnath."))
        harness.dispatch()
        await asyncio.wait_for(failed.wait(), PATIENCE)
        await asyncio.sleep(0.1)
        assert calls <= 2, "it does not ask again and again while no time passes"
    async with asyncio.timeout(PATIENCE):
        while not harness.texts():
            await harness.clock.advance(60)
            await asyncio.sleep(0.005)
    await harness.settle()
    assert len(harness.texts()) == 1


async def test_a_store_that_fails_after_the_posting_leads_to_no_second_message(
    harness: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = asyncio.Event()

    async def fails(*_args: object) -> None:
        failed.set()
        raise disk_full()

    with monkeypatch.context() as patch:
        patch.setattr(harness.store.outbox, "sent", fails)
        await harness.put(account("Ada wins Sarnath."))
        harness.dispatch()
        await asyncio.wait_for(failed.wait(), PATIENCE)
        await asyncio.sleep(0.05)
    await harness.clock.advance(600)
    await harness.settle()
    assert len(harness.texts()) == 1
