"""A match whose channel is somebody's direct messages: one message tells everything, and a closed door lets it wait."""

from bot.store.kept import people
from bot.store.outgoing import Addressed, Notice
from tests.delivery.harness import DeliveryHarness, account, asked, labels, private_message, rang, reminder, waiting

HOUR = 3600


async def test_the_board_comes_with_what_only_its_reader_learns_and_is_asked(harness: DeliveryHarness) -> None:
    match, channel = await harness.table_by_dm(harness.ada, "Greta")
    await harness.put(
        account("Greta passes.", begun=(0,), waiting=(waiting(0),)),
        private_message(harness.ada, 0, "Your card is the Wolf.", asked=(asked(0),)),
        match=match,
        channel=channel,
    )
    await harness.settle()
    (told,) = harness.ada.dms
    assert "Greta passes." in told.text
    assert "Your card is the Wolf." in told.text
    assert told.text.count("a bid") == 1, "what is asked stands there once"
    assert labels(told) == ["Your move", "Show my hand", "Read the board", "Open the rules"]
    assert rang(told)
    assert not told.message.pings, "a mention would tell nobody anything"
    assert harness.ada.mention not in told.text


async def test_a_question_does_not_repeat_what_the_same_message_has_told(harness: DeliveryHarness) -> None:
    match, channel = await harness.table_by_dm(harness.ada, "Greta")
    question = asked(0)
    await harness.put(
        account(f"Please answer {question.kind}.", begun=(0,), waiting=(waiting(0),)),
        private_message(harness.ada, 0, "Your card is the Wolf.", asked=(question,)),
        match=match,
        channel=channel,
    )
    await harness.settle()
    (told,) = harness.ada.dms
    assert told.text.count(f"Please answer {question.kind}.") == 1


async def test_what_waits_for_others_makes_no_sound(harness: DeliveryHarness) -> None:
    match, channel = await harness.table_by_dm(harness.ada, "Greta")
    await harness.put(account("Ada passes.", begun=(1,), waiting=(waiting(1),)), match=match, channel=channel)
    await harness.settle()
    assert not rang(harness.ada.dms[0])


async def test_several_boards_that_wait_are_one_message(harness: DeliveryHarness) -> None:
    match, channel = await harness.table_by_dm(harness.ada, "Greta")
    await harness.put(
        account("Greta raises.", numbers=(1,), waiting=(waiting(0),)),
        private_message(harness.ada, 0, "Your card is the Wolf.", asked=(asked(0),)),
        account("The bid is lost.", numbers=(2,), waiting=()),
        private_message(harness.ada, 0, "Your card is the Fox."),
        match=match,
        channel=channel,
    )
    await harness.settle()
    (told,) = harness.ada.dms
    story = ["Greta raises.", "The bid is lost.", "Your card is the Wolf.", "Your card is the Fox."]
    assert [line for line in told.text.splitlines() if line in story] == story
    assert "a bid" not in told.text, "what is no longer asked is not asked"


async def test_a_letter_without_a_board_names_the_match_and_leads_nowhere_else(harness: DeliveryHarness) -> None:
    match, channel = await harness.table_by_dm(harness.ada, "Greta")
    await harness.put(
        private_message(harness.ada, 0, "Your card is the Wolf.", asked=(asked(0),)), match=match, channel=channel
    )
    await harness.settle()
    (told,) = harness.ada.dms
    assert told.text.splitlines()[0] == f"-# Echo · match {match}"
    assert labels(told) == ["Make your choice", "Show my hand"]


async def test_who_would_rather_answer_in_the_channel_is_told_everything_here(harness: DeliveryHarness) -> None:
    match, channel = await harness.table_by_dm(harness.ada, "Greta")
    async with harness.store.writing() as tx:
        await people.change_person(tx, harness.ada.id, {"answers_in_channel": True})
    await harness.put(private_message(harness.ada, 0, "Your card is the Wolf."), match=match, channel=channel)
    await harness.settle()
    assert "Your card is the Wolf." in harness.ada.dms[0].text


async def test_everything_is_said_in_the_language_of_its_reader(harness: DeliveryHarness) -> None:
    match, channel = await harness.table_by_dm(harness.ada, "Greta")
    async with harness.store.writing() as tx:
        await people.change_person(tx, harness.ada.id, {"locale": "fr"})
    await harness.put(Addressed(Notice(key="notice-resumed")), match=match, channel=channel)
    await harness.settle()
    assert "La partie" in harness.ada.dms[0].text


async def test_a_reminder_comes_with_sound_and_asks_no_server_for_its_reader(harness: DeliveryHarness) -> None:
    match, channel = await harness.table_by_dm(harness.ada, "Greta")
    due = int(harness.clock.now()) + HOUR
    await harness.put(reminder(harness.ada, 0, window="w", due=due), match=match, channel=channel)
    await harness.settle()
    (told,) = harness.ada.dms
    assert "**Ada**, your move is still open" in told.text
    assert rang(told)
    assert not [request for request in harness.playground.requests if "/members/" in request.path]


async def test_closed_direct_messages_let_the_match_wait_and_nothing_is_lost(harness: DeliveryHarness) -> None:
    match, channel = await harness.table_by_dm(harness.ada, "Greta")
    harness.ada.close_dms()
    await harness.put(
        account("Greta passes.", begun=(0,), waiting=(waiting(0),)),
        private_message(harness.ada, 0, "Your card is the Wolf.", asked=(asked(0),)),
        match=match,
        channel=channel,
    )
    harness.dispatch()
    await harness.eventually(lambda _rows: bool(harness.keeper.told))
    assert harness.keeper.told == [("pause", match, "")]
    assert [row.next_try_at for row in await harness.pending()] == [int(harness.clock.now()) + HOUR] * 2
    harness.ada.open_dms()
    await harness.settle()
    assert harness.keeper.told == [("pause", match, ""), ("resume", match)]
    (told,) = harness.ada.dms
    assert "Your card is the Wolf." in told.text
