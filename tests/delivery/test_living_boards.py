"""A table has one message that lives: it is edited while nothing is revealed, and closed when a new one is posted."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import msgspec
import pytest

from bot.delivery.lanes import IDLE
from bot.games.codec import to_json
from bot.games.contract import Event
from bot.playground import Seen
from bot.store import OutboxRow
from bot.store.kept import posts
from bot.store.kept.posts import HOUR, Board, Called, Question
from bot.store.outgoing import Account, Addressed, Notice
from tests.delivery.echo_game import EchoPresenter, EchoView
from tests.delivery.harness import DeliveryHarness, account, asked, private_message, rang, reminder, waiting

STRICT, LOOSE = 1, 1000
"""Edits of old messages that a platform takes."""


class Quiet(EchoPresenter):
    """Words of a game whose chapters do not end."""

    def ends_chapter(self, events: Sequence[Event]) -> bool:
        return False


def goes_on(*seats: int, answered: tuple[int, ...] = (), begun: tuple[int, ...] = ()) -> Account:
    """Tell that somebody has answered, and nothing else."""
    return account(waiting=(waiting(*seats, answered=answered),), begun=begun)


def labels(harness: DeliveryHarness) -> list[list[str]]:
    return [[button.label for button in seen.buttons] for seen in harness.ada.sees(harness.channel)]


async def kept(harness: DeliveryHarness) -> list[type]:
    return [type(post.content) for post in await harness.store.posts.of_match(harness.match)]


def changes(harness: DeliveryHarness) -> list[str]:
    """List the messages that were posted, edited and deleted, by the verbs of the requests."""
    return [one.method for one in harness.playground.requests if "/messages" in one.path]


def edits(harness: DeliveryHarness) -> int:
    return len([one for one in harness.playground.requests if one.method == "PATCH"])


async def test_what_reveals_nothing_is_told_by_an_edit_of_the_living_message(harness: DeliveryHarness) -> None:
    await harness.deliver(account("The round begins.", waiting=(waiting(0, 1),)))
    (before,) = harness.ada.sees(harness.channel)
    await harness.deliver(goes_on(1, answered=(0,)))
    (board,) = harness.ada.sees(harness.channel)
    assert board.id == before.id
    assert "**Ada** has answered" in board.text
    assert board.pictures == before.pictures, "it is not drawn again"


async def test_a_new_board_comes_first_and_the_old_one_keeps_its_account_and_loses_its_buttons(
    harness: DeliveryHarness,
) -> None:
    await harness.deliver(account("The round begins.", board="round 1", waiting=(waiting(0),)))
    await harness.deliver(goes_on(0), account("Ada wins Sarnath.", board="round 2", waiting=(waiting(1),)))
    old, new = harness.ada.sees(harness.channel)
    assert ("The round begins." in old.text, [picture.alt for picture in old.pictures]) == (True, ["round 1"])
    assert (old.buttons, "has to" in old.text) == ((), False)
    assert ("Ada wins Sarnath." in new.text, [picture.alt for picture in new.pictures]) == (True, ["round 2"])
    assert await kept(harness) == [Board]
    assert changes(harness) == ["POST", "POST", "PATCH"]


async def test_a_table_says_since_when_it_waits(harness: DeliveryHarness) -> None:
    entry = msgspec.structs.replace(waiting(0), since=1_700_000_000)
    await harness.deliver(account("The round begins.", waiting=(entry,)))
    assert "<t:1700000000:R>" in harness.texts()[0]


async def test_who_has_to_act_is_called_by_a_line_that_goes_when_all_have_answered(harness: DeliveryHarness) -> None:
    await harness.deliver(account("The round begins.", waiting=(waiting(0, 1),), begun=(0, 1)))
    board, call = harness.ada.sees(harness.channel)
    assert not board.pings_me
    assert call.pings_me
    assert [button.label for button in call.buttons] == ["Your move"]
    assert (harness.ada.mention in call.text, harness.ben.mention in call.text) == (True, True)
    await harness.deliver(goes_on(1, answered=(0,)))
    assert [seen.id for seen in harness.ada.sees(harness.channel)] == [board.id, call.id]
    call = harness.ada.look_again(call)
    told = (harness.ada.mention in call.text, harness.ben.mention in call.text)
    assert told == (False, True), "it names who is to act still"
    assert [button.label for button in call.buttons] == ["Your move"]
    await harness.deliver(account("Both bids are shown.", waiting=(waiting(2),), begun=(2,)))
    assert call.id not in [seen.id for seen in harness.ada.sees(harness.channel)]
    assert harness.cleo.last(harness.channel).pings_me


async def test_a_call_that_somebody_has_deleted_is_made_again_by_the_next_duty_alone(harness: DeliveryHarness) -> None:
    await harness.deliver(account("The round begins.", waiting=(waiting(0, 1),), begun=(0, 1)))
    board, call = harness.ada.sees(harness.channel)
    delete(harness, call)
    await harness.deliver(goes_on(1, answered=(0,)))
    assert [seen.id for seen in harness.ada.sees(harness.channel)] == [board.id]
    assert await kept(harness) == [Board]
    await harness.deliver(goes_on(2, begun=(2,)))
    assert [seen.pings_me for seen in harness.cleo.sees(harness.channel)] == [False, True]


async def test_what_is_said_of_the_time_for_a_question_goes_when_that_is_answered(harness: DeliveryHarness) -> None:
    notice = Notice(key="notice-extended", values={"due": "<t:1800000000:f>"}, seats={"name": 0}, until=(waiting(0),))
    await harness.deliver(account("The round begins.", waiting=(waiting(0, 1),), begun=(0,)))
    await harness.deliver(Addressed(notice))
    assert len(harness.texts()) == 3, "board, call and notice"
    await harness.deliver(goes_on(0, answered=(1,)))
    assert len(harness.texts()) == 3
    await harness.deliver(goes_on(1, answered=(0,)))
    assert len(harness.texts()) == 1


async def test_whoever_has_answered_before_he_was_called_is_not_called(harness: DeliveryHarness) -> None:
    await harness.deliver(
        account("The round begins.", waiting=(waiting(0),), begun=(0,)), goes_on(1, answered=(0,), begun=(1,))
    )
    _, call = harness.ada.sees(harness.channel)
    assert (call.pings_me, harness.ben.last(harness.channel).pings_me) == (False, True)


async def test_an_old_message_is_edited_at_most_once_an_hour(harness: DeliveryHarness) -> None:
    await harness.deliver(account("The round begins.", waiting=(waiting(0, 1, 2),)))
    await harness.clock.advance(HOUR)
    await harness.deliver(goes_on(1, 2, answered=(0,)))
    await harness.deliver(goes_on(2, answered=(0, 1)))
    await harness.clock.advance(600)
    assert edits(harness) == 1
    assert "**Ada** has answered" in harness.texts()[0]
    await harness.clock.advance(HOUR)
    await harness.settle()
    assert edits(harness) == 2
    assert "**Ada** and **Ben** have answered" in harness.texts()[0]


@pytest.mark.long
async def test_an_old_board_that_somebody_presses_shows_the_present(harness: DeliveryHarness) -> None:
    await harness.deliver(account("The round begins.", waiting=(waiting(0, 1, 2),)))
    (board,) = harness.ada.sees(harness.channel)
    await harness.clock.advance(HOUR)
    await harness.deliver(goes_on(1, 2, answered=(0,)))
    await harness.deliver(goes_on(2, answered=(0, 1)))
    assert edits(harness) == 1
    assert not await harness.store.posts.hasten(harness.match, board.id + 1), "another message was pressed"
    assert await harness.store.posts.hasten(harness.match, board.id)
    await harness.settle()
    assert edits(harness) == 2
    assert "**Ada** and **Ben** have answered" in harness.texts()[0]
    assert not await harness.store.posts.hasten(harness.match, board.id), "it shows the present already"


async def test_while_a_window_is_open_no_press_changes_an_old_board(harness: DeliveryHarness) -> None:
    await harness.deliver(account("The round begins.", waiting=(waiting(0, 1),)))
    (board,) = harness.ada.sees(harness.channel)
    await harness.clock.advance(HOUR)
    await harness.deliver(goes_on(1, answered=(0,)))
    await harness.deliver(account(waiting=(waiting(window="reply"),)))
    assert not await harness.store.posts.hasten(harness.match, board.id)
    assert edits(harness) == 1


@pytest.mark.parametrize("allowed", [STRICT, LOOSE])
async def test_a_platform_that_takes_no_edits_of_old_messages_stops_no_table(
    harness: DeliveryHarness, allowed: int
) -> None:
    harness.playground.world.messages.old_edits_allowed = allowed
    await harness.deliver(account("Round 1.", waiting=(waiting(0, 1),)))
    for number in range(2, 6):
        await harness.clock.advance(2 * HOUR)
        await harness.deliver(goes_on(1, answered=(0,)), account(f"Round {number}.", waiting=(waiting(0, 1),)))
    for _ in range(12):
        await harness.clock.advance(HOUR)
        await harness.settle()
    assert labels(harness)[:-1] == [[]] * 4
    assert "Your move" in labels(harness)[-1]
    assert await kept(harness) == [Board]


async def test_a_board_that_a_moderator_deletes_is_posted_again_once_by_whoever_finds_that_out(
    harness: DeliveryHarness,
) -> None:
    await harness.deliver(account("The round begins.", board="round 1", waiting=(waiting(0, 1),), begun=(0, 1)))
    board, call = harness.ada.sees(harness.channel)
    before = len(harness.posts())
    for answered_by in ((0,), ()):
        delete(harness, board)
        await harness.settle()
        assert [seen.id for seen in harness.ada.sees(harness.channel)] == [call.id], "nobody has looked for it"
        looks = [harness.caretaker.bring_back_board(harness.match) for _ in range(3)]
        change = [harness.put(goes_on(1, answered=answered_by))] if answered_by else []
        await asyncio.gather(*looks, *change)
        await harness.settle()
        _, board = harness.ada.sees(harness.channel)
        assert "The round begins." in board.text
        assert "**Ada** has answered" in board.text
        assert not board.pings_me
        assert [picture.alt for picture in board.pictures] == ["round 1"]
        assert await kept(harness) == [Called, Board]
    assert not await harness.caretaker.bring_back_board(harness.match), "it is there"
    assert len(harness.posts()) == before + 2


async def test_what_is_added_to_a_board_while_that_is_found_deleted_stands_on_the_one_that_is_posted_again(
    harness: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harness.deliver(account("The round begins.", waiting=(waiting(0, 1),)))
    (board,) = harness.ada.sees(harness.channel)
    delete(harness, board)
    begin = harness.store.outbox.begin

    async def found_meanwhile(*rows: OutboxRow) -> bool:
        await harness.caretaker.bring_back_board(harness.match)
        return await begin(*rows)

    monkeypatch.setattr(harness.store.outbox, "begin", found_meanwhile)
    await harness.deliver(goes_on(1, answered=(0,)))
    (board,) = harness.ada.sees(harness.channel)
    assert board.text.count("The round begins.") == 1
    assert "**Ada** has answered" in board.text


def delete(harness: DeliveryHarness, seen: Seen) -> None:
    messages = harness.playground.world.messages
    messages.remove(messages.get(seen.id))


async def test_what_does_not_fit_into_an_edit_is_to_be_read_in_the_history(harness: DeliveryHarness) -> None:
    await harness.deliver(account("The round begins.", waiting=(waiting(0, 1),)))
    harness.presenters.add(Quiet())
    await harness.deliver(*(account("Ada wins Sarnath. " * 60, waiting=(waiting(0, 1),)) for _ in range(5)))
    (board,) = harness.ada.sees(harness.channel)
    assert "The rest of the account is in `/history`." in board.text
    assert [picture.filename for picture in board.pictures if picture.filename == "account.txt"] == []
    assert "Your move" in [button.label for button in board.buttons]


async def test_a_board_that_somebody_deletes_comes_again(harness: DeliveryHarness) -> None:
    await harness.deliver(account("The round begins.", waiting=(waiting(0, 1),), begun=(0,)))
    board = harness.ada.sees(harness.channel)[0]
    harness.playground.world.messages.remove(harness.playground.world.messages.get(board.id))
    await harness.deliver(goes_on(1, answered=(0,)))
    again = harness.ada.sees(harness.channel)[-1]
    assert ("The round begins." in again.text, "**Ada** has answered" in again.text) == (True, True)
    assert not again.pings_me
    assert await kept(harness) == [Board]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("point", range(1, 8))
async def test_a_kill_between_an_edit_and_its_record_leaves_one_living_board(
    harness: DeliveryHarness, point: int
) -> None:
    told = [account("Round 1.", waiting=(waiting(0, 1),), begun=(0, 1)), goes_on(1, answered=(0,))]
    told += [account("Round 2.", waiting=(waiting(2),), begun=(2,)), goes_on(), account("Round 3.")]
    await harness.put(*told[:2])
    harness.dispatch()
    for one in told[2:]:
        with suppress(TimeoutError):
            await asyncio.wait_for(harness.playground.until(lambda: len(changes(harness)) >= point), 0.1)
        await harness.kill()
        await harness.put(one)
        harness.dispatch()
    await harness.settle()
    assert await kept(harness) == [Board]
    buttons = [each for each in labels(harness) if each]
    assert len(buttons) == 1
    assert "Round 3." in harness.ada.last(harness.channel).text


# In direct messages


async def test_a_question_is_closed_in_words_when_it_is_answered(harness: DeliveryHarness) -> None:
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Wolf.", asked=(asked(0),)))
    (question,) = harness.ada.dms
    assert "Make your choice" in [button.label for button in question.buttons]
    await answered(harness, asked(0).decision, "clock")
    (question,) = harness.ada.dms
    assert "The clock has answered for you" in question.text
    assert "Your card is the Wolf." not in question.text, "what led to the question goes with it"
    assert "Make your choice" not in [button.label for button in question.buttons]


NET = msgspec.structs.replace(asked(0), decision="net-1-0", kind="a net")


async def test_a_question_that_rings_takes_the_place_of_the_one_message_and_asks_what_is_open_again(
    harness: DeliveryHarness,
) -> None:
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Wolf.", asked=(asked(0),)))
    (first,) = harness.ada.dms
    await harness.deliver(private_message(harness.ada, 0, "A net is thrown.", asked=(NET,)))
    (second,) = harness.ada.dms
    assert (second.id > first.id, rang(second)) == (True, True)
    assert len([button for button in second.buttons if ":desk:" in (button.custom_id or "")]) == 2
    assert "Your card is the Wolf.\nA net is thrown." in second.text, "what he has hardly seen is not lost"
    assert await kept(harness) == [Question]


async def test_who_is_asked_the_next_thing_in_the_answer_to_a_press_is_not_called_for_it(
    harness: DeliveryHarness,
) -> None:
    await harness.deliver(private_message(harness.ada, 0, asked=(asked(0),)))
    await answered(harness, asked(0).decision, "player")
    await harness.put(private_message(harness.ada, 0, asked=(NET,), answers_press=True))
    await harness.settle()
    await harness.clock.advance(IDLE)
    await harness.settle()
    (told,) = harness.ada.dms
    assert "Please answer a net." in told.text
    assert "You have answered" not in told.text
    assert len(harness.posts(harness.ada.dm_channels[0])) == 1


async def test_a_panel_that_asks_the_next_thing_already_stays_as_it_is(harness: DeliveryHarness) -> None:
    await harness.deliver(private_message(harness.ada, 0, asked=(asked(0),)))
    (told,) = harness.ada.dms
    place = (harness.ada.dm_channels[0].id, told.id)
    await harness.store.posts.pressed(harness.match, harness.ada.id, place, 0, (NET,), to_json(EchoView()))
    await harness.deliver(private_message(harness.ada, 0, asked=(NET,), answers_press=True))
    await harness.clock.advance(IDLE)
    await harness.settle()
    assert [seen.text for seen in harness.ada.dms] == [told.text]
    await harness.deliver(private_message(harness.ada, 0, asked=(asked(0),)))
    assert len(harness.ada.dms) == 1, "and goes when something rings"


async def test_a_reminder_takes_the_place_of_the_message_that_asks(harness: DeliveryHarness) -> None:
    await harness.deliver(private_message(harness.ada, 0, asked=(asked(0),)))
    await harness.deliver(reminder(harness.ada, 0))
    (told,) = harness.ada.dms
    assert ("is still open" in told.text, rang(told), len(told.pictures)) == (True, True, 1)
    await answered(harness, asked(0).decision, "player")
    (told,) = harness.ada.dms
    assert ("is still open" in told.text, "You have answered" in told.text) == (False, True)


@pytest.mark.parametrize("view", [EchoView(results="Ada wins."), None])
async def test_the_one_message_tells_the_end_and_leads_to_the_last_board(
    harness: DeliveryHarness, view: EchoView | None
) -> None:
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Wolf.", asked=(asked(0),)))
    async with harness.store.writing() as tx:
        raw = None if view is None else msgspec.Raw(to_json(view))
        await posts.end(tx, harness.match, raw, harness.store.now())
    if view is not None:
        await harness.deliver(account("The end.", over=True, results="Ada wins."))
    await harness.clock.advance(IDLE)
    await harness.settle()
    (told,) = harness.ada.dms
    assert told.text.splitlines()[1:] == ["The match has ended without a winner." if view is None else "Ada wins."]
    (button,) = told.buttons
    board = "" if view is None else f"/{harness.ada.last(harness.channel).id}"
    assert button.url == f"https://discord.com/channels/{harness.guild.id}/{harness.channel.id}{board}"
    assert (told.pictures, await kept(harness)) == ((), [])


@pytest.mark.parametrize(("why", "says"), [("resigned", "You have resigned"), ("computer", "A computer player plays")])
async def test_the_one_message_of_who_plays_no_more_says_so(harness: DeliveryHarness, why: str, says: str) -> None:
    await harness.deliver(private_message(harness.ada, 0, asked=(asked(0),)))
    async with harness.store.writing() as tx:
        await posts.leave(tx, harness.match, harness.ada.id, why, harness.store.now())
    await harness.clock.advance(IDLE)
    await harness.settle()
    (told,) = harness.ada.dms
    assert (says in told.text, [button.custom_id for button in told.buttons]) == (True, [None])


@pytest.mark.sampled(2)
@pytest.mark.parametrize("point", range(1, 6))
async def test_a_kill_leaves_one_message_to_a_person(harness: DeliveryHarness, point: int) -> None:
    harness.dispatch()
    for number in range(1, 5):
        one = msgspec.structs.replace(asked(0), decision=f"bid-{number}-0")
        await harness.put(private_message(harness.ada, 0, f"Round {number}.", asked=(one,)))
        with suppress(TimeoutError):
            await asyncio.wait_for(harness.playground.until(lambda: len(changes(harness)) >= point), 0.1)
        await harness.kill()
        harness.dispatch()
    await harness.settle()
    (told,) = harness.ada.dms
    assert "Round 4." in told.text
    assert await kept(harness) == [Question]


async def test_a_message_that_is_gone_already_stops_no_question(harness: DeliveryHarness) -> None:
    await harness.deliver(private_message(harness.ada, 0, asked=(asked(0),)))
    (told,) = harness.ada.dms
    delete(harness, told)
    await answered(harness, asked(0).decision, "player")
    await harness.deliver(private_message(harness.ada, 0, asked=(NET,)))
    assert ["a net" in seen.text for seen in harness.ada.dms] == [True]
    assert await kept(harness) == [Question]


async def test_news_without_a_question_is_added_to_the_message_of_this_visit(harness: DeliveryHarness) -> None:
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Wolf."))
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Fox."))
    (told,) = harness.ada.dms
    assert "Your card is the Wolf.\nYour card is the Fox." in told.text
    await harness.clock.advance(HOUR)
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Owl."))
    (later,) = harness.ada.dms
    assert later.id != told.id
    assert "Your card is the Fox.\nYour card is the Owl." in later.text


async def test_news_that_an_edit_cannot_say_is_said_in_a_new_message(harness: DeliveryHarness) -> None:
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Wolf."))
    (told,) = harness.ada.dms
    delete(harness, told)
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Fox."))
    (told,) = harness.ada.dms
    assert "Your card is the Fox." in told.text


async def answered(harness: DeliveryHarness, decision: str, source: str) -> None:
    """Note that a question was answered, and let its message be closed."""
    async with harness.store.writing() as tx:
        await posts.answered(tx, harness.match, {decision: source}, harness.store.now())
    await harness.clock.advance(IDLE)
    await harness.settle()


def decided(text: str, seat: int) -> Account:
    """Tell of a climax, after which a seat has to act."""
    return msgspec.structs.replace(account(text, board=text, waiting=(waiting(seat),)), climax=True)


async def test_what_follows_at_once_keeps_no_climax_from_being_seen(harness: DeliveryHarness) -> None:
    await harness.deliver(account("The round begins.", waiting=(waiting(0),)))
    await harness.deliver(decided("29 to 26.", 1), goes_on(0), decided("23 to 10.", 2), account("Round 3 begins."))
    boards = harness.ada.sees(harness.channel)[1:]
    assert [board.text.splitlines()[1] for board in boards] == ["29 to 26.", "23 to 10.", "Round 3 begins."]
    assert [len(board.pictures) for board in boards] == [1, 1, 1]
    assert [bool(board.buttons) for board in harness.ada.sees(harness.channel)] == [False, False, False, True]
    assert await kept(harness) == [Board]
