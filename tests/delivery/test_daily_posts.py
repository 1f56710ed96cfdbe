"""A sealed order of the day is asked once and opened once, whatever cuts the bot off while it posts."""

import pytest

from bot.delivery.daily_posts import DailyPosts
from bot.delivery.letters import Letter, Text
from bot.delivery.limits import NONCE_SECONDS
from bot.store.kept import daily
from bot.store.rows import OrderRow
from tests.delivery.harness import DeliveryHarness


async def test_what_was_posted_but_not_noted_is_found_and_the_question_closes_once(
    harness: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing_due() -> None:
        return None

    async def write(order_id: int, _guild_id: int) -> Letter:
        return Letter((Text("It is asked." if (await read(order_id)).opened_at is None else "It is opened."),))

    async def write_closed(*_: object) -> Letter:
        return Letter((Text("It is closed."),))

    async def read(order_id: int) -> OrderRow:
        async with harness.store.reading() as tx:
            row = await daily.order(tx, order_id)
        assert row is not None
        return row

    async def cut_off(*_: object) -> None:
        raise LookupError("killed before it was noted")

    async def post(*, dies: bool) -> list[str]:
        parts = (harness.client, harness.store, harness.studio, harness.clock, nothing_due, harness.icons)
        posts = DailyPosts(*parts)
        posts.write, posts.write_closed = write, write_closed
        with monkeypatch.context() as killed:
            if dies:
                killed.setattr(harness.store.daily_posts, "posted", cut_off)
                with pytest.raises(LookupError):
                    await posts._post_all()
            else:
                await posts._post_all()
        await harness.clock.advance(2 * NONCE_SECONDS)
        return harness.texts()

    now = harness.store.now()
    async with harness.store.writing() as tx:
        asked = OrderRow(harness.guild.id, harness.channel.id, "a position", now, now + 3600, due=now)
        await daily.add(tx, asked)
        (row,) = await daily.latest(tx, harness.guild.id)
    assert [await post(dies=dies) for dies in (True, False)] == [["It is asked."]] * 2
    row = await read(row.id)
    async with harness.store.writing() as tx:
        assert await daily.open_order(tx, row, harness.store.now(), None, said=True)
    assert await post(dies=True) == ["It is asked.", "It is opened."]
    assert await post(dies=False) == ["It is closed.", "It is opened."]
    assert (await read(row.id)).due is None
    assert len(harness.posts()) == 2
