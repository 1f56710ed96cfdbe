"""What goes wrong in one letter stays with that letter, and what goes wrong in the store passes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bot.delivery.courier import GIVE_UP_AFTER
from bot.delivery.letters import Letter, Text
from bot.playground.notifier import PATIENCE
from bot.store import Addressed
from bot.store.outgoing import Notice
from tests.delivery.echo_game import EchoPresenter
from tests.delivery.harness import DeliveryHarness, Log, account, private_message

CANARY = "canary-7f3a"


# Letters that cannot be written


async def test_a_letter_that_cannot_be_written_holds_up_no_other_lane(house: DeliveryHarness) -> None:
    await house.put(account("unsayable"), private_message(house.ada, 0, "Your card is the Wolf."))
    house.dispatch()
    await house.ada.wait_for_dm("Wolf")
    assert house.texts() == []


async def test_it_is_tried_more_and_more_rarely_and_given_up_at_last(house: DeliveryHarness, log: Log) -> None:
    began = house.clock.now()
    await house.deliver(account("unsayable"), Addressed(Notice(key="notice-agreed")))
    assert [row.state for row in await house.rows()] == ["dropped", "sent"]
    assert house.clock.now() - began >= 2**GIVE_UP_AFTER - 2
    assert len(log.errors) == GIVE_UP_AFTER + 1, "each time, and once that it was given up"


async def test_it_is_said_as_soon_as_it_can_be(house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(EchoPresenter, "title", lambda *_: 1 / 0)
        await house.tried(account("Ada wins Sarnath."))
    await house.settle()
    assert len(house.texts()) == 1


async def test_of_several_waiting_accounts_only_the_unsayable_one_is_lost(house: DeliveryHarness) -> None:
    await house.deliver(account("first"), account("unsayable"), account("third"))
    assert [row.state for row in await house.rows()] == ["sent", "dropped", "sent"]
    first, third = house.texts()
    assert "first" in first
    assert "third" in third


@pytest.mark.parametrize("board", ["breaks", f"breaks {CANARY}"])
async def test_a_picture_that_cannot_be_drawn_does_not_hold_up_the_story(
    house: DeliveryHarness, board: str, log: Log
) -> None:
    await house.deliver(account("Ada wins Sarnath.", board=board))
    (seen,) = house.ada.sees(house.channel)
    assert "Ada wins Sarnath." in seen.text
    assert seen.pictures == ()
    assert log.errors


async def test_no_secret_of_a_letter_that_fails_is_logged(house: DeliveryHarness, log: Log) -> None:
    hand = private_message(house.ada, 0, f"unsayable {CANARY}", hand=f"breaks {CANARY}")
    await house.deliver(hand, account(f"unsayable {CANARY}", board=f"breaks {CANARY}"))
    assert log.errors
    assert CANARY not in log.text


async def test_a_letter_that_cannot_be_built_is_given_up_like_one_that_cannot_be_written(
    house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch, log: Log
) -> None:
    build = Letter.build

    def fails(letter: Letter, mark: int | None = None) -> Any:
        if any(isinstance(part, Text) and "unbuildable" in part.text for part in letter.blocks):
            raise ValueError(CANARY)
        return build(letter, mark)

    monkeypatch.setattr(Letter, "build", fails)
    await house.deliver(account("unbuildable"), Addressed(Notice(key="notice-agreed")))
    assert [row.state for row in await house.rows()] == ["dropped", "sent"]
    assert CANARY not in log.text


async def test_an_answer_that_the_library_cannot_read_does_not_end_the_lane(house: DeliveryHarness) -> None:
    await house.deliver(account("Ada wins Sarnath."))
    house.playground.faults.answer(429, method="POST", path="/messages$")  # a rate limit that does not say how long
    await house.deliver(account("Ben wins Mokron."), Addressed(Notice(key="notice-agreed")))
    assert [row.state for row in await house.rows()] == ["sent", "sent", "sent"]


# Games that are away


async def test_a_channel_waits_for_the_presenter_of_its_game(house: DeliveryHarness) -> None:
    house.presenters.remove("echo")
    await house.tried(account("Ada wins Sarnath."))
    for _ in range(2 * GIVE_UP_AFTER):
        await house.clock.advance(3600)
        await house.tried()
    house.presenters.add(EchoPresenter())
    await house.settle()
    assert len(house.texts()) == 1


async def test_a_game_that_is_away_does_not_keep_the_letters_of_others_for_ever(house: DeliveryHarness) -> None:
    """Somebody plays two games; the presenter of one does not come back."""
    channel = house.playground.world.create_channel(house.guild.id, "other games")
    other = await house.table(channel, [house.ada, house.ben], game="other-echo")
    await house.put(private_message(house.ada, 0, "Your card is the Wolf."), match=other)
    await house.put(private_message(house.ada, 0, "Your card is the Fox."))
    await house.settle()
    assert [row.state for row in await house.rows()] == ["dropped", "sent"]
    assert "Fox" in house.ada.dms[-1].text


# The store


def disk_full() -> OperationalError:
    return OperationalError("UPDATE outbox", {}, Exception("database or disk is full"))


@pytest.mark.parametrize("method", ["lanes_due", "next_due", "head", "begin", "retry"])
async def test_the_courier_outlives_a_store_that_fails_for_a_while(
    house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    failed = asyncio.Event()
    calls = 0

    async def fails(*_args: object, **_values: object) -> None:
        nonlocal calls
        calls += 1
        failed.set()
        raise disk_full()

    house.refuse(503, 0)
    with monkeypatch.context() as patch:
        patch.setattr(house.store.outbox, method, fails)
        await house.put(account("Ada wins Sarnath."))
        house.dispatch()
        await asyncio.wait_for(failed.wait(), PATIENCE)
        await asyncio.sleep(0.1)
        assert calls <= 2, "it does not ask again and again while no time passes"
    await house.clock.advance(60)
    await house.settle()
    assert len(house.texts()) == 1


async def test_a_store_that_fails_after_the_posting_leads_to_no_second_message(
    house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = asyncio.Event()

    async def fails(*_args: object) -> None:
        failed.set()
        raise disk_full()

    with monkeypatch.context() as patch:
        patch.setattr(house.store.outbox, "sent", fails)
        await house.put(account("Ada wins Sarnath."))
        house.dispatch()
        await asyncio.wait_for(failed.wait(), PATIENCE)
        await asyncio.sleep(0.05)
    await house.clock.advance(600)
    await house.settle()
    assert len(house.texts()) == 1
