"""Everything in the outbox is said exactly once and in order, whatever happens to the courier on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise

import pytest

from bot.delivery.courier import AT_ONCE, IDLE, Courier
from bot.delivery.limits import NONCE_SECONDS
from bot.playground.notifier import PATIENCE
from bot.store import Addressed
from bot.store.outgoing import Account, Notice, Reminder
from tests.delivery.echo_game import BOARD
from tests.delivery.harness import DeliveryHarness, account, asked, private_message, waiting

Said = Callable[[DeliveryHarness], Addressed | Account]

ALL_KINDS: dict[str, Said] = {
    "account": lambda _house: account("Ada wins Sarnath."),
    "last account": lambda _house: account("Ada wins Sarnath.", over=True, results="Ada wins."),
    "private message": lambda house: private_message(house.ada, 0, "Your card is the Wolf.", asked=(asked(0),)),
    "silent private message": lambda house: private_message(house.ada, 0, "Your card is the Wolf."),
    "reminder": lambda house: Addressed(Reminder(seat=0, asked=asked(0, due=1_800_000_900)), house.ada.id),
    "notice in the channel": lambda _house: Addressed(Notice(key="notice-agreed")),
    "notice to one person": lambda house: Addressed(Notice(key="notice-agreed"), house.ada.id),
}


class Unwakeable(Courier):
    """A courier whom nobody wakes."""

    def wake(self) -> None:
        pass


async def cut_before_marking(house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a courier post the first message and be killed before it can note that."""
    posted = asyncio.Event()

    async def killed_here(*_args: object) -> None:
        posted.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as patch:
        patch.setattr(house.store.outbox, "sent", killed_here)
        house.dispatch()
        await asyncio.wait_for(posted.wait(), PATIENCE)
        await house.kill()
    assert len(house.posts()) == 1


def read_by_ada(house: DeliveryHarness) -> list[str]:
    """Give all that Ada reads, wherever it is."""
    return [*house.texts(house.ada), *(seen.text for seen in house.ada.dms)]


# Once


@pytest.mark.parametrize("said", ALL_KINDS.values(), ids=ALL_KINDS.keys())
async def test_every_kind_of_row_is_posted_once_and_marked(house: DeliveryHarness, said: Said, strict: None) -> None:
    await house.deliver(said(house))
    assert len(read_by_ada(house)) == 1
    (row,) = await house.rows()
    assert (row.state, row.payload) == ("sent", None)
    assert len(house.posts()) == 1


async def test_an_answer_that_is_cut_off_after_its_effect_does_not_post_twice(house: DeliveryHarness) -> None:
    house.playground.faults.drop_after(method="POST", path="/messages$")
    await house.deliver(account("Ada wins Sarnath."))
    assert [post.status for post in house.posts()] == [None, 200]
    assert len(house.texts()) == 1
    assert [row.message_id for row in await house.rows()] == [house.ada.last(house.channel).id]
    assert [[upload.data for upload in post.attachments] for post in house.posts()] == [[BOARD], [BOARD]]


async def test_answers_that_are_cut_off_again_and_again_do_not_post_twice(house: DeliveryHarness) -> None:
    """The tries go on for longer than a nonce holds; then the message is sought before anything is posted."""
    house.playground.faults.drop_after(method="POST", path="/messages$", times=7)
    began = house.clock.now()
    await house.deliver(account("Ada wins Sarnath."))
    assert house.clock.now() - began > NONCE_SECONDS
    assert len(house.texts()) == 1


@pytest.mark.parametrize("said", ALL_KINDS.values(), ids=ALL_KINDS.keys())
async def test_a_courier_killed_between_posting_and_marking_finds_the_message_in_the_channel(
    house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch, said: Said
) -> None:
    await house.put(said(house))
    await cut_before_marking(house, monkeypatch)
    await house.clock.advance(10 * NONCE_SECONDS)
    await house.settle()
    assert len(read_by_ada(house)) == 1
    assert len(house.posts()) == 1
    (row,) = await house.rows()
    assert (row.state, row.message_id) == ("sent", house.posts()[0].answer and int(house.posts()[0].answer["id"]))


async def test_a_courier_killed_between_posting_and_marking_is_told_by_the_nonce_within_minutes(
    house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.put(account("Ada wins Sarnath."))
    await cut_before_marking(house, monkeypatch)
    await house.clock.advance(NONCE_SECONDS / 2)
    await house.settle()
    assert len(house.texts()) == 1
    assert len({post.body["nonce"] for post in house.posts()}) == 1


async def test_a_message_is_found_again_in_a_channel_where_much_was_said_since(
    house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.put(account("Ada wins Sarnath."))
    await cut_before_marking(house, monkeypatch)
    for number in range(300):
        house.ben.say(house.channel, f"Is the bot asleep? ({number})")
    await house.clock.advance(10 * NONCE_SECONDS)
    await house.settle()
    assert sum("Ada wins Sarnath." in text for text in house.texts()) == 1


async def test_a_message_is_found_again_although_the_clocks_disagree(
    house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The platform's clock is not ours; what was posted lately is found whatever time its id tells."""
    await house.put(account("Ada wins Sarnath."))
    skewed = house.playground.world.now
    with monkeypatch.context() as patch:
        patch.setattr(house.playground.world, "now", lambda: skewed().replace(year=2020))
        patch.setattr(house.playground.world, "_last_id", 1)
        await cut_before_marking(house, monkeypatch)
    await house.clock.advance(10 * NONCE_SECONDS)
    await house.settle()
    assert len(house.texts()) == 1


async def test_a_row_that_was_never_posted_is_posted_after_the_search(house: DeliveryHarness) -> None:
    """The courier was killed before its request went out: the search finds nothing, and must not find another row."""
    await house.deliver(account("Ada wins Sarnath."))
    house.playground.faults.drop_before(method="POST", path="/messages$")
    await house.put(account("Ben wins Mokron."))
    await house.until(2)
    await house.kill()
    await house.clock.advance(10 * NONCE_SECONDS)
    await house.settle()
    assert [("Sarnath" in text, "Mokron" in text) for text in house.texts()] == [(True, False), (False, True)]


async def test_rows_that_were_tried_together_come_back_together(house: DeliveryHarness) -> None:
    """What is added before the second try is told in a message of its own, or it would be told never or twice."""
    house.playground.faults.drop_after(method="POST", path="/messages$")
    await house.put(account("Ada wins Sarnath."), account("Ben wins Mokron."))
    house.dispatch()
    await house.until(1)
    await house.put(account("Cleo wins Thalos."))
    await house.settle()
    first, second = house.texts()
    assert "Ada wins Sarnath.\nBen wins Mokron." in first
    assert "Cleo" not in first
    assert "Cleo wins Thalos." in second
    assert "Mokron" not in second


# In order


async def test_the_order_of_a_lane_is_kept_although_a_message_is_retried(house: DeliveryHarness) -> None:
    house.refuse(503, 0, times=3)
    notice = Addressed(Notice(key="notice-agreed"))
    await house.deliver(account("first"), notice, account("third"), notice, account("fifth"))
    texts = house.texts()
    assert [("first" in text, "third" in text, "fifth" in text) for text in texts] == [
        (True, False, False),
        (False, False, False),
        (False, True, False),
        (False, False, False),
        (False, False, True),
    ]


async def test_the_tries_of_a_message_grow_rarer(house: DeliveryHarness) -> None:
    house.refuse(503, 0, times=6)
    await house.deliver(account("Ada wins Sarnath."))
    times = [post.at.timestamp() for post in house.posts()]
    pauses = [later - earlier for earlier, later in pairwise(times)]
    assert pauses == sorted(pauses)
    assert pauses[-1] > 10 * pauses[0]


async def test_after_a_long_outage_nobody_waits_for_long(house: DeliveryHarness) -> None:
    """The platform is out of reach for three hours; minutes after it is back everything has been said."""
    fault = house.playground.faults.drop_before(method="POST", path="/messages$", times=10_000)
    await house.tried(account("Ada wins Sarnath."))
    later = house.clock.now() + 3 * 3600
    while (due := await house.store.outbox.next_due() or 0) < later:
        await house.clock.advance(due - house.clock.now())
        await house.tried()
    house.playground.faults.forget(fault)
    back = house.clock.now()
    await house.settle()
    assert len(house.texts()) == 1
    assert house.clock.now() - back <= 10 * 60


# Lanes


async def test_lanes_do_not_wait_for_each_other(house: DeliveryHarness) -> None:
    house.playground.faults.hang(method="POST", path=f"/channels/{house.channel.id}/messages")
    await house.put(account("Ada wins Sarnath."), private_message(house.ada, 0, "Your card is the Wolf."))
    house.dispatch()
    assert "Wolf" in (await house.ada.wait_for_dm("Wolf")).text
    assert house.texts() == []


async def test_a_lane_is_retried_in_time_while_another_one_hangs(house: DeliveryHarness) -> None:
    house.playground.faults.hang(method="POST", path=f"/channels/{house.channel.id}/messages")
    await house.put(account("Ada wins Sarnath."))
    house.dispatch()
    await house.until(1, channel=house.channel)
    house.refuse(503, 0)
    await house.put(private_message(house.ada, 0, "Your card is the Wolf."))
    await house.eventually(lambda rows: rows[1].next_try_at > house.clock.now())
    async with asyncio.timeout(PATIENCE):
        while not house.ada.dms:  # beside a lane that hangs, the courier looks again every second
            await house.clock.advance(1)
            await asyncio.sleep(0.005)
    assert "Wolf" in house.ada.dms[0].text


async def test_there_are_as_many_lanes_as_there_are_people_and_a_few_are_served_at_once(house: DeliveryHarness) -> None:
    crowd = [house.playground.person(f"Player {number}", house.guild) for number in range(2 * AT_ONCE)]
    for person in crowd:
        await house.store.people.set_dm_channel(person.id, person.dm_with(house.playground.application.bot_id).id)
    hanging = house.playground.faults.hang(method="POST", path="/messages$", times=AT_ONCE)
    await house.put(*(private_message(person, 0, "psst") for person in crowd))
    house.dispatch()
    await house.until(AT_ONCE)
    await asyncio.sleep(0.1)
    assert (len(house.posts()), hanging.times) == (AT_ONCE, 0)
    await house.kill()
    house.dispatch()
    await house.settle()
    assert all(len(person.dms) == 1 for person in crowd)


async def test_the_outbox_is_looked_through_even_if_nobody_wakes_the_courier(house: DeliveryHarness) -> None:
    house.dispatch(Unwakeable(house.client, house.store, house.presenters, house.studio, house.clock))
    await asyncio.sleep(0.05)
    await house.put(account("Ada wins Sarnath."))
    await house.clock.advance(IDLE)
    assert "Sarnath" in (await house.ada.wait_for_message(house.channel)).text


async def test_another_match_in_the_channel_is_told_by_a_message_of_its_own(house: DeliveryHarness) -> None:
    async with house.store.writing() as tx:
        await tx.exec_driver_sql("UPDATE matches SET status = 'finished'")
    rematch = await house.table(house.channel, [house.ben, house.ada])
    await house.put(account("The first match ends.", over=True, results="Ada wins."))
    await house.put(account("The second match begins.", waiting=(waiting(0),), begun=(0,)), match=rematch)
    await house.settle()
    first, second = house.texts()
    assert ("first" in first, "second" in second) == (True, True)
    assert house.ben.mention in second


# Together


async def test_several_waiting_accounts_become_one_message_with_the_last_board_and_the_whole_story(
    house: DeliveryHarness,
) -> None:
    await house.deliver(
        account("Ada wins Sarnath.", board="the board after round 1", waiting=(waiting(1),), begun=(1,)),
        account("Ben wins Mokron.", board="the board after round 2", waiting=(waiting(2),), begun=(2,)),
        account("Cleo wins Thalos.", board="the board after round 3", waiting=(waiting(0, 2),), begun=(0,)),
    )
    (seen,) = house.ada.sees(house.channel)
    assert "Ada wins Sarnath.\nBen wins Mokron.\nCleo wins Thalos." in seen.text
    assert [picture.alt for picture in seen.pictures] == ["the board after round 3"]
    assert seen.pings_me
    assert house.cleo.last(house.channel).pings_me, "her duty began in between and still stands"
    assert not house.ben.last(house.channel).pings_me, "he has answered since"
    assert house.posts()[0].body["allowed_mentions"]["users"] == [house.ada.id, house.cleo.id]
    assert {row.message_id for row in await house.rows()} == {seen.id}


async def test_a_long_absence_is_told_in_full(house: DeliveryHarness) -> None:
    """What does not fit into a message is in the file below it, whole."""
    stories = [f"Round {number}: " + "Ada wins Sarnath. " * 40 for number in range(30)]
    await house.deliver(*(account(story) for story in stories))
    (seen,) = house.ada.sees(house.channel)
    (told,) = [file.data.decode() for file in seen.pictures if file.filename == "account.txt"]
    assert all(story in told for story in stories)
    assert "The whole account is in the file below." in seen.text
