"""Everything in the outbox is said exactly once and in order, whatever happens to the courier on the way."""

import asyncio
from collections.abc import Callable
from itertools import pairwise

import msgspec
import pytest

from bot.delivery.courier import Courier
from bot.delivery.lanes import AT_ONCE, IDLE
from bot.delivery.limits import NONCE_SECONDS
from bot.playground.wire import PATIENCE
from bot.store.kept import posts
from bot.store.kept.posts import Board, Shown
from bot.store.outgoing import Account, Addressed, Notice
from render.picture import Picture
from render.presenter import Presenters, Scene
from tests.delivery.echo_game import BOARD, EchoPresenter
from tests.delivery.harness import DeliveryHarness, account, asked, private_message, reminder, waiting

Said = Callable[[DeliveryHarness], Addressed | Account]

ALL_KINDS: dict[str, Said] = {
    "account": lambda _house: account("Ada wins Sarnath."),
    "last account": lambda _house: account("Ada wins Sarnath.", over=True, results="Ada wins."),
    "private message": lambda harness: private_message(harness.ada, 0, "Your card is the Wolf.", asked=(asked(0),)),
    "silent private message": lambda harness: private_message(harness.ada, 0, "Your card is the Wolf."),
    "reminder": lambda harness: reminder(harness.ada, 0),
    "notice in the channel": lambda _house: Addressed(Notice(key="notice-agreed")),
    "notice to one person": lambda harness: Addressed(Notice(key="notice-agreed"), harness.ada.id),
}


class Unwakeable(Courier):
    """A courier whom nobody wakes."""

    def wake(self) -> None:
        pass


async def cut_before_marking(harness: DeliveryHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a courier post the first message and be killed before it can note that."""
    posted = asyncio.Event()

    async def killed_here(*_args: object) -> None:
        posted.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as patch:
        patch.setattr(harness.store.outbox, "sent", killed_here)
        harness.dispatch()
        await asyncio.wait_for(posted.wait(), PATIENCE)
        await harness.kill()
    assert len(harness.posts()) == 1


def read_by_ada(harness: DeliveryHarness) -> list[str]:
    """Give all that Ada reads, wherever it is."""
    return [*harness.texts(harness.ada), *(seen.text for seen in harness.ada.dms)]


# Once


@pytest.mark.parametrize("said", ALL_KINDS.values(), ids=ALL_KINDS.keys())
async def test_every_kind_of_row_is_posted_once_and_marked(harness: DeliveryHarness, said: Said, strict: None) -> None:
    await harness.deliver(said(harness))
    assert len(read_by_ada(harness)) == 1
    (row,) = await harness.rows()
    assert (row.state, row.payload) == ("sent", None)
    assert len(harness.posts()) == 1


async def test_an_answer_that_is_cut_off_after_its_effect_does_not_post_twice(harness: DeliveryHarness) -> None:
    harness.playground.faults.drop_after(method="POST", path="/messages$")
    await harness.deliver(account("Ada wins Sarnath."))
    assert [post.status for post in harness.posts()] == [None, 200]
    assert len(harness.texts()) == 1
    assert [row.message_id for row in await harness.rows()] == [harness.ada.last(harness.channel).id]
    assert [[upload.data for upload in post.attachments] for post in harness.posts()] == [[BOARD], [BOARD]]


async def test_answers_that_are_cut_off_again_and_again_do_not_post_twice(harness: DeliveryHarness) -> None:
    """The tries go on for longer than a nonce holds; then the message is sought before anything is posted."""
    harness.playground.faults.drop_after(method="POST", path="/messages$", times=7)
    began = harness.clock.now()
    await harness.deliver(account("Ada wins Sarnath."))
    assert harness.clock.now() - began > NONCE_SECONDS
    assert len(harness.texts()) == 1


@pytest.mark.parametrize("said", ALL_KINDS.values(), ids=ALL_KINDS.keys())
async def test_a_courier_killed_between_posting_and_marking_finds_the_message_in_the_channel(
    harness: DeliveryHarness, monkeypatch: pytest.MonkeyPatch, said: Said
) -> None:
    await harness.put(said(harness))
    await cut_before_marking(harness, monkeypatch)
    await harness.clock.advance(10 * NONCE_SECONDS)
    await harness.settle()
    assert len(read_by_ada(harness)) == 1
    assert len(harness.posts()) == 1
    (row,) = await harness.rows()
    assert (row.state, row.message_id) == ("sent", harness.posts()[0].answer and int(harness.posts()[0].answer["id"]))


async def test_a_courier_killed_between_posting_and_marking_is_told_by_the_nonce_within_minutes(
    harness: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harness.put(account("Ada wins Sarnath."))
    await cut_before_marking(harness, monkeypatch)
    await harness.clock.advance(NONCE_SECONDS / 2)
    await harness.settle()
    assert len(harness.texts()) == 1
    assert len({post.body["nonce"] for post in harness.posts()}) == 1


class Renaming(EchoPresenter):
    """A presenter of a later version, whose pictures have other names."""

    def board(self, scene: Scene) -> Picture:
        return msgspec.structs.replace(super().board(scene), name="table.png")


async def test_a_board_that_another_version_has_posted_keeps_its_picture(
    harness: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harness.put(account("Ada wins Sarnath.", waiting=(waiting(0, 1),)))
    await cut_before_marking(harness, monkeypatch)
    harness.presenters = Presenters([Renaming()])
    (posted,) = harness.ada.sees(harness.channel)
    await harness.deliver(account(waiting=(waiting(1, answered=(0,)),)))
    (board,) = harness.ada.sees(harness.channel)
    assert ("**Ada** has answered" in board.text, board.pictures) == (True, posted.pictures)
    (post,) = await harness.store.posts.of_match(harness.match)
    assert isinstance(post.content, Board)
    wrong = msgspec.structs.replace(post.content, pictures=(Shown("table.png", "an empty board"),))
    async with harness.store.writing() as tx:
        await posts.change(tx, post, wrong, None)
    for seat in (0, 1):
        await harness.deliver(account(waiting=(waiting(1 - seat, answered=(seat,)),)))
        (board,) = harness.ada.sees(harness.channel)
        assert (f"**{('Ada', 'Ben')[seat]}** has answered" in board.text, board.pictures) == (True, posted.pictures)
    refused = [one for one in harness.playground.requests if one.status == 400]
    assert len(refused) == 1, "the platform is asked once what an older version has noted wrongly"


async def test_a_message_is_found_again_in_a_channel_where_much_was_said_since(
    harness: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harness.put(account("Ada wins Sarnath."))
    await cut_before_marking(harness, monkeypatch)
    for number in range(300):
        harness.ben.say(harness.channel, f"Is the bot asleep? ({number})")
    await harness.clock.advance(10 * NONCE_SECONDS)
    await harness.settle()
    assert sum("Ada wins Sarnath." in text for text in harness.texts()) == 1


async def test_a_message_is_found_again_although_the_clocks_disagree(
    harness: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The platform's clock is not ours; what was posted lately is found whatever time its id tells."""
    await harness.put(account("Ada wins Sarnath."))
    skewed = harness.playground.world.now
    with monkeypatch.context() as patch:
        patch.setattr(harness.playground.world, "now", lambda: skewed().replace(year=2020))
        patch.setattr(harness.playground.world, "_last_id", 1)
        await cut_before_marking(harness, monkeypatch)
    await harness.clock.advance(10 * NONCE_SECONDS)
    await harness.settle()
    assert len(harness.texts()) == 1


async def test_a_row_that_was_never_posted_is_posted_after_the_search(harness: DeliveryHarness) -> None:
    """The courier was killed before its request went out: the search finds nothing, and must not find another row."""
    await harness.deliver(account("Ada wins Sarnath."))
    harness.playground.faults.drop_before(method="POST", path="/messages$")
    await harness.put(account("Ben wins Mokron."))
    await harness.until(2)
    await harness.kill()
    await harness.clock.advance(10 * NONCE_SECONDS)
    await harness.settle()
    assert [("Sarnath" in text, "Mokron" in text) for text in harness.texts()] == [(True, False), (False, True)]


async def test_rows_that_were_tried_together_come_back_together(harness: DeliveryHarness) -> None:
    """What is added before the second try is told in a message of its own, or it would be told never or twice."""
    harness.playground.faults.drop_after(method="POST", path="/messages$")
    await harness.put(account("Ada wins Sarnath."), account("Ben wins Mokron."))
    harness.dispatch()
    await harness.until(1)
    await harness.put(account("Cleo wins Thalos."))
    await harness.settle()
    first, second = harness.texts()
    assert "Ada wins Sarnath.\nBen wins Mokron." in first
    assert "Cleo" not in first
    assert "Cleo wins Thalos." in second
    assert "Mokron" not in second


# In order


async def test_the_order_of_a_lane_is_kept_although_a_message_is_retried(harness: DeliveryHarness) -> None:
    harness.refuse(503, 0, times=3)
    notice = Addressed(Notice(key="notice-agreed"))
    await harness.deliver(account("first"), notice, account("third"), notice, account("fifth"))
    texts = harness.texts()
    assert [("first" in text, "third" in text, "fifth" in text) for text in texts] == [
        (True, False, False),
        (False, False, False),
        (False, True, False),
        (False, False, False),
        (False, False, True),
    ]


async def test_the_tries_of_a_message_grow_rarer(harness: DeliveryHarness) -> None:
    harness.refuse(503, 0, times=6)
    await harness.deliver(account("Ada wins Sarnath."))
    times = [post.at.timestamp() for post in harness.posts()]
    pauses = [later - earlier for earlier, later in pairwise(times)]
    assert pauses == sorted(pauses)
    assert pauses[-1] > 10 * pauses[0]


@pytest.mark.long
async def test_after_a_long_outage_nobody_waits_for_long(harness: DeliveryHarness) -> None:
    """The platform is out of reach for three hours; minutes after it is back everything has been said."""
    fault = harness.playground.faults.drop_before(method="POST", path="/messages$", times=10_000)
    await harness.tried(account("Ada wins Sarnath."))
    later = harness.clock.now() + 3 * 3600
    while (due := (await harness.store.outbox.lanes(harness.store.now())).next_due or 0) < later:
        await harness.clock.advance(due - harness.clock.now())
        await harness.tried()
    harness.playground.faults.forget(fault)
    back = harness.clock.now()
    await harness.settle()
    assert len(harness.texts()) == 1
    assert harness.clock.now() - back <= 10 * 60


# Lanes


async def test_a_lane_is_retried_in_time_while_another_one_hangs(harness: DeliveryHarness) -> None:
    harness.playground.faults.hang(method="POST", path=f"/channels/{harness.channel.id}/messages")
    await harness.put(account("Ada wins Sarnath."))
    harness.dispatch()
    await harness.until(1, channel=harness.channel)
    harness.refuse(503, 0)
    await harness.put(private_message(harness.ada, 0, "Your card is the Wolf."))
    await harness.eventually(lambda rows: rows[1].next_try_at > harness.clock.now())
    async with asyncio.timeout(PATIENCE):
        while not harness.ada.dms:  # beside a lane that hangs, the courier looks again every second
            await harness.clock.advance(1)
            await asyncio.sleep(0.005)
    assert "Wolf" in harness.ada.dms[0].text


@pytest.mark.long
async def test_there_are_as_many_lanes_as_there_are_people_and_a_few_are_served_at_once(
    harness: DeliveryHarness,
) -> None:
    crowd = [harness.playground.person(f"Player {number}", harness.guild) for number in range(2 * AT_ONCE)]
    for person in crowd:
        await harness.store.people.set_dm_channel(person.id, person.dm_with(harness.playground.application.bot_id).id)
    hanging = harness.playground.faults.hang(method="POST", path="/messages$", times=AT_ONCE)
    await harness.put(*(private_message(person, 0, "psst") for person in crowd))
    harness.dispatch()
    await harness.until(AT_ONCE)
    await asyncio.sleep(0.1)
    assert (len(harness.posts()), hanging.times) == (AT_ONCE, 0)
    await harness.kill()
    harness.dispatch()
    await harness.settle()
    assert all(len(person.dms) == 1 for person in crowd)


async def test_the_outbox_is_looked_through_even_if_nobody_wakes_the_courier(harness: DeliveryHarness) -> None:
    parts = (harness.client, harness.store, harness.presenters, harness.studio, harness.clock)
    harness.dispatch(Unwakeable(*parts, harness.keeper.listener, harness.icons))
    await asyncio.sleep(0.05)
    await harness.put(account("Ada wins Sarnath."))
    await harness.clock.advance(IDLE)
    assert "Sarnath" in (await harness.ada.wait_for_message(harness.channel)).text


async def test_another_match_in_the_channel_is_told_by_a_message_of_its_own(harness: DeliveryHarness) -> None:
    async with harness.store.writing() as tx:
        await tx.exec_driver_sql("UPDATE matches SET status = 'finished'")
    rematch = await harness.table(harness.channel, [harness.ben, harness.ada])
    await harness.put(account("The first match ends.", over=True, results="Ada wins."))
    await harness.put(account("The second match begins.", waiting=(waiting(0),), begun=(0,)), match=rematch)
    await harness.settle()
    first, second, call = harness.texts()
    assert ("first" in first, "second" in second) == (True, True)
    assert harness.ben.mention in call


# Together


async def test_several_waiting_accounts_become_one_message_with_the_last_board_and_the_whole_story(
    harness: DeliveryHarness,
) -> None:
    await harness.deliver(
        account("Ada wins Sarnath.", board="the board after round 1", waiting=(waiting(1),), begun=(1,)),
        account("Ben wins Mokron.", board="the board after round 2", waiting=(waiting(2),), begun=(2,)),
        account("Cleo wins Thalos.", board="the board after round 3", waiting=(waiting(0, 2),), begun=(0,)),
    )
    seen, call = harness.ada.sees(harness.channel)
    assert "Ada wins Sarnath.\nBen wins Mokron.\nCleo wins Thalos." in seen.text
    assert [picture.alt for picture in seen.pictures] == ["the board after round 3"]
    assert call.pings_me
    assert harness.cleo.last(harness.channel).pings_me, "her duty began in between and still stands"
    assert not harness.ben.last(harness.channel).pings_me, "he has answered since"
    assert harness.posts()[1].body["allowed_mentions"]["users"] == [harness.ada.id, harness.cleo.id]
    assert [row.message_id for row in await harness.rows()] == [*[seen.id] * 3, call.id]


async def test_a_long_absence_is_told_in_full(harness: DeliveryHarness) -> None:
    """What does not fit into a message is in the file below it, whole."""
    stories = [f"Round {number}: " + "Ada wins Sarnath. " * 40 for number in range(30)]
    await harness.deliver(*(account(story) for story in stories))
    (seen,) = harness.ada.sees(harness.channel)
    (told,) = [file.data.decode() for file in seen.pictures if file.filename == "account.txt"]
    assert all(story in told for story in stories)
    assert "The whole account is in the file below." in seen.text
