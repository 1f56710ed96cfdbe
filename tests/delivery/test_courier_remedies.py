"""Each row of the table of the platform's answers: what the courier does, and who reads what about it."""

import asyncio
from itertools import pairwise
from typing import Any, get_args

import aiohttp
import discord
import pytest

from bot.delivery.courier import GIVE_UP_AFTER, LAST_WORDS, UNKNOWN_CHANNEL
from bot.delivery.errors import CASES, NO_CONNECTION, OTHER_FAULT, OTHER_REFUSAL, Case, Remedy, diagnose
from bot.language import languages
from bot.playground import Permission
from bot.store.kept import timers
from bot.store.outgoing import Addressed, Notice
from tests.delivery.harness import DeliveryHarness, Log, account, private_message, reminder, waiting

STORY, NEXT = "Ada wins Sarnath.", "Ben wins Mokron."


def cases(*remedies: Remedy) -> pytest.MarkDecorator:
    """Run a test for each row of the table with these remedies."""
    chosen = [case for case in CASES if case.remedy in remedies]
    return pytest.mark.parametrize("case", chosen, ids=[case.name for case in chosen])


def answer(harness: DeliveryHarness, case: Case, times: int = 1, path: str = "/messages$") -> None:
    """Let the platform answer a case."""
    # A server fault is first repeated by the library, five times.
    tries = 5 if case.status in (500, 502, 504) else 1
    harness.refuse(case.status, case.code, times=times * tries, path=path)


def pauses(harness: DeliveryHarness) -> list[float]:
    """Give the seconds between the attempts at posting in the channel, those of one round of the library as one."""
    times = sorted({post.at.timestamp() for post in harness.posts(harness.channel)})
    return [later - earlier for earlier, later in pairwise(times)]


# The table


def test_every_code_and_every_bare_status_stands_once() -> None:
    keys = [case.code or f"status {case.status}" for case in CASES]
    assert len(keys) == len(set(keys))


def test_every_remedy_of_the_table_has_its_tests() -> None:
    tried = {"retry", "retry-a-little", "wait-for-help", "unarchive", "closed-dm", "gone", "give-up", "our-fault"}
    assert tried == set(get_args(Remedy))


@pytest.mark.sampled(3)
def test_what_people_of_a_server_can_mend_is_waited_for() -> None:
    mended = {case.code for case in CASES if case.remedy == "wait-for-help"}
    assert mended >= {50001, 50013, 160005, 160006, 400001}


@pytest.mark.parametrize("case", [case for case in CASES if case.sentence], ids=lambda case: case.name)
def test_every_sentence_can_be_said_in_every_language(case: Case, strict: None) -> None:
    english = languages()["en"].say(case.sentence, channel="<#1>")
    for language in languages().values():
        said = language.say(case.sentence, channel="<#1>")
        assert language.code == "en" or said != english


def test_who_has_to_help_is_told_what_is_missing() -> None:
    for case in CASES:
        assert bool(case.sentence) == (case.remedy in ("wait-for-help", "closed-dm") or case.sentence == "dm-throttled")


class Response:
    """As much of an answer as the library's exceptions look at."""

    def __init__(self, status: int) -> None:
        self.status, self.reason = status, ""


def http_error(status: int, code: int) -> discord.HTTPException:
    return discord.HTTPException(Response(status), {"code": code, "message": ""})


def test_a_code_is_recognised_whatever_status_it_comes_with() -> None:
    assert diagnose(http_error(400, 50007)).remedy == "closed-dm"
    assert diagnose(http_error(403, 50007)).remedy == "closed-dm"


@pytest.mark.parametrize(
    ("error", "case"),
    [
        (http_error(400, 99999), OTHER_REFUSAL),
        (http_error(404, 0), OTHER_REFUSAL),
        (http_error(524, 0), OTHER_FAULT),
        (aiohttp.ServerDisconnectedError(), NO_CONNECTION),
        (aiohttp.ClientPayloadError(), NO_CONNECTION),
        (ConnectionResetError(), NO_CONNECTION),
        (TimeoutError(), NO_CONNECTION),
    ],
)
def test_what_is_not_in_the_table_is_told_apart_by_whose_fault_it_is(error: Exception, case: Case) -> None:
    assert diagnose(error) is case


def test_a_rate_limit_that_the_library_does_not_wait_for_is_a_rate_limit() -> None:
    assert diagnose(discord.RateLimited(60.0)).name == "rate limit"


# Row by row


@pytest.mark.sampled(4)
@cases("retry")
async def test_what_passes_is_tried_again_until_it_has_passed(
    harness: DeliveryHarness, case: Case, hurried: None
) -> None:
    answer(harness, case, times=2)
    if case.status == 429:  # the library waits for a rate limit itself, five times
        harness.playground.faults.clear()
        answer(harness, case, times=5)
    await harness.deliver(account(STORY), account(NEXT))
    assert len(harness.texts()) == 1
    assert all(pause >= case.pause for pause in pauses(harness))
    assert {row.state for row in await harness.rows()} == {"sent"}


@cases("retry-a-little")
async def test_what_may_never_be_accepted_does_not_hold_the_lane_for_ever(
    harness: DeliveryHarness, case: Case, log: Log
) -> None:
    await refused_for_good(harness, case, log)


async def test_a_refusal_that_nobody_knows_does_not_hold_the_lane_for_ever(harness: DeliveryHarness, log: Log) -> None:
    await refused_for_good(harness, Case("unheard of", 400, 99999, "retry-a-little"), log)


async def refused_for_good(harness: DeliveryHarness, case: Case, log: Log) -> None:
    answer(harness, case, times=GIVE_UP_AFTER)
    await harness.tried(account(STORY))
    await harness.deliver(account(NEXT))
    assert [NEXT in text for text in harness.texts()] == [True]
    assert [row.state for row in await harness.rows()] == ["dropped", "sent"]
    assert log.errors


async def test_a_refusal_that_nobody_knows_may_pass(harness: DeliveryHarness) -> None:
    harness.refuse(400, 99999, times=GIVE_UP_AFTER - 1)
    await harness.deliver(account(STORY))
    assert len(harness.texts()) == 1


@cases("wait-for-help")
async def test_the_match_waits_from_the_first_refusal_until_something_is_posted(
    harness: DeliveryHarness, case: Case, strict: None
) -> None:
    answer(harness, case, times=3, path=f"/channels/{harness.channel.id}/messages$")
    await harness.deliver(account(STORY))
    assert harness.keeper.told == [("pause", harness.match, case.sentence), ("resume", harness.match)]
    assert all(pause >= case.pause for pause in pauses(harness))
    assert len(harness.texts()) == 1


@cases("wait-for-help")
async def test_what_only_a_channel_can_lack_lets_no_match_wait_for_a_person(
    harness: DeliveryHarness, case: Case
) -> None:
    await harness.deliver(private_message(harness.ben, 1, "Your card is the Wolf."))
    answer(harness, case, times=2, path=f"/channels/{harness.ben.dm_channels[0].id}/messages$")
    await harness.deliver(private_message(harness.ben, 1, "Your card is the Fox."))
    assert harness.keeper.told == []
    assert await harness.pending() == []


@cases("unarchive")
async def test_an_archived_thread_is_opened_again(harness: DeliveryHarness, case: Case) -> None:
    thread = await match_in_a_thread(harness)
    harness.playground.world.change_channel_as(harness.playground.application.bot_id, thread.id, {"archived": True})
    answer(harness, case)
    await harness.deliver(account(STORY))
    assert [str(r) for r in harness.playground.requests if r.method == "PATCH"] == [f"PATCH /channels/{thread.id} 200"]
    assert [STORY in text for text in harness.texts(channel=thread)] == [True]


@cases("closed-dm")
async def test_closed_direct_messages_are_noted_and_the_lane_goes_on(harness: DeliveryHarness, case: Case) -> None:
    answer(harness, case)
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Wolf."))
    assert [row.state for row in await harness.rows()] == ["dropped"]
    assert (await harness.store.people.get(harness.ada.id)).dm_closed
    await harness.deliver(private_message(harness.ada, 0, "Your card is the Fox."))
    assert [seen.text.splitlines()[-1] for seen in harness.ada.dms] == ["Your card is the Fox."]
    assert not (await harness.store.people.get(harness.ada.id)).dm_closed


@pytest.mark.sampled(5)
@cases("gone", "give-up", "our-fault")
async def test_what_can_never_be_said_is_dropped_and_the_lane_goes_on(harness: DeliveryHarness, case: Case) -> None:
    # That a channel is unknown is not believed at once.
    answer(harness, case, times=GIVE_UP_AFTER if case.code == UNKNOWN_CHANNEL else 1)
    await harness.tried(account(STORY))
    await harness.deliver(account(NEXT))
    rows = await harness.rows()
    assert [(row.state, row.reason) for row in rows] == [("dropped", case.name), ("sent", "")]
    assert [NEXT in text for text in harness.texts()] == [True]


@cases("our-fault")
async def test_what_is_our_fault_is_logged_as_an_error(harness: DeliveryHarness, case: Case, log: Log) -> None:
    answer(harness, case)
    await harness.deliver(account(STORY))
    assert log.errors
    assert "Sarnath" not in log.text


async def test_without_a_connection_the_outbox_waits(harness: DeliveryHarness) -> None:
    harness.playground.faults.drop_before(times=3)
    await harness.deliver(account(STORY), private_message(harness.ada, 0, "Your card is the Wolf."))
    assert len(harness.texts()) == 1
    assert len(harness.ada.dms) == 1


# As the world does it


async def match_in_a_thread(harness: DeliveryHarness) -> Any:
    """Let the match be one in a thread that Ben has started."""
    thread = harness.playground.world.start_thread(harness.ben.id, harness.channel.id, "A match of our own")
    harness.channel = thread
    harness.match = await harness.table(thread, [harness.ada, harness.ben])
    return thread


async def test_a_match_in_a_thread_is_told_in_its_thread(harness: DeliveryHarness) -> None:
    around = harness.channel
    thread = await match_in_a_thread(harness)
    before = len(harness.texts(channel=around))
    await harness.deliver(account(STORY, board="the board"))
    (seen,) = [seen for seen in harness.ada.sees(thread) if seen.pictures]
    assert STORY in seen.text
    assert len(harness.texts(channel=around)) == before


async def test_a_thread_that_fell_asleep_wakes_up_by_the_next_board(harness: DeliveryHarness) -> None:
    thread = await match_in_a_thread(harness)
    await harness.clock.advance(8 * 24 * 3600)
    harness.playground.time_moved()
    state = harness.playground.world.channel(thread.id).thread
    assert state is not None
    assert state.archived
    await harness.deliver(account(STORY))
    state = harness.playground.world.channel(thread.id).thread
    assert state is not None
    assert not state.archived
    assert any(STORY in text for text in harness.texts(channel=thread))


async def without_manage_threads(harness: DeliveryHarness) -> None:
    world, bot = harness.playground.world, harness.playground.application.bot_id
    member = world.member(harness.guild.id, bot)
    for role in member.roles:
        world.set_role_permissions(role, world.roles[role].permissions & ~Permission.MANAGE_THREADS)


@pytest.mark.parametrize("archived", [False, True], ids=["locked", "locked and archived"])
async def test_a_match_in_a_locked_thread_waits(harness: DeliveryHarness, archived: bool) -> None:
    """To lock a thread usually archives it too, so the platform says that it is locked, or that it is archived."""
    thread = await match_in_a_thread(harness)
    await without_manage_threads(harness)
    world = harness.playground.world
    world.change_channel_as(world.guild(harness.guild.id).owner_id, thread.id, {"locked": True, "archived": archived})
    await harness.tried(account(STORY))
    await harness.eventually(lambda _rows: bool(harness.keeper.told))
    assert harness.keeper.told == [("pause", harness.match, "thread-locked")]
    for _ in range(6):
        await harness.clock.advance(600)
        await harness.tried()
    refused = [request for request in harness.playground.requests if request.status and request.status >= 400]
    assert len(refused) <= 14, "whoever asks too often for what is refused is shut out"
    world.change_channel_as(world.guild(harness.guild.id).owner_id, thread.id, {"locked": False, "archived": False})
    await harness.settle()
    assert any(STORY in text for text in harness.texts(channel=thread))
    assert harness.keeper.told[1:] == [("resume", harness.match)]


async def test_a_match_that_waits_for_its_thread_is_not_told_there_by_a_right_of_the_bot(
    harness: DeliveryHarness,
) -> None:
    """Whoever manages threads may write in a locked one; its match waits all the same."""
    thread = await match_in_a_thread(harness)
    world = harness.playground.world
    world.change_channel_as(world.guild(harness.guild.id).owner_id, thread.id, {"locked": True})
    await harness.keeper.pause(harness.match, "thread-locked")
    await harness.tried(account(STORY))
    assert harness.posts(thread) == []
    world.change_channel_as(world.guild(harness.guild.id).owner_id, thread.id, {"locked": False})
    await harness.settle()
    assert harness.keeper.told == [("pause", harness.match, "thread-locked"), ("resume", harness.match)]
    assert any(STORY in text for text in harness.texts(channel=thread))


async def test_a_deleted_channel_is_the_end_of_what_was_to_be_said_there_and_the_match_is_told(
    harness: DeliveryHarness,
) -> None:
    harness.playground.world.delete_channel(harness.channel.id)
    await harness.deliver(account(STORY), private_message(harness.ada, 0, "Your card is the Wolf."))
    assert {(row.state, row.reason) for row in await harness.rows()} == {("dropped", "unknown channel"), ("sent", "")}
    assert harness.keeper.told == [("place gone", harness.match)]


async def test_one_wrong_answer_ends_no_match_and_loses_no_board(harness: DeliveryHarness) -> None:
    harness.refuse(404, 10003)
    await harness.deliver(account(STORY), account(NEXT))
    assert harness.keeper.told == []
    (text,) = harness.texts()
    assert STORY in text


async def test_whether_a_channel_is_gone_is_asked_again_if_nobody_answers(harness: DeliveryHarness) -> None:
    harness.playground.world.delete_channel(harness.channel.id)
    harness.refuse(503, 0, method="GET", path=f"/channels/{harness.channel.id}$")
    await harness.deliver(account(STORY))
    assert harness.keeper.told == [("place gone", harness.match)]


async def test_what_cannot_be_said_where_a_match_has_left_holds_it_up_nowhere(harness: DeliveryHarness) -> None:
    left = harness.playground.world.create_channel(harness.guild.id, "left")
    harness.playground.world.set_overwrite(left.id, harness.playground.application, deny=Permission.SEND_MESSAGES)
    await harness.deliver(Addressed(Notice(key="notice-moved")), channel=left)
    assert ([row.state for row in await harness.rows()], harness.keeper.told) == (["dropped"], [])


@pytest.mark.long
@pytest.mark.parametrize("status", ["finished", "expired", "set-aside"])
async def test_what_no_match_waits_for_waits_for_help_no_longer_than_a_week(
    harness: DeliveryHarness, status: str
) -> None:
    seed = None if status == "expired" else b"seed"
    match = await harness.table(harness.channel, [harness.ada], status=status, seed=seed, ended_at=1)
    harness.playground.world.set_overwrite(
        harness.channel.id, harness.playground.application, deny=Permission.SEND_MESSAGES
    )
    begun = harness.clock.now()
    await harness.deliver(account(STORY, over=True), match=match)
    assert [row.state for row in await harness.rows()] == ["dropped"]
    assert 0 <= harness.clock.now() - begun - LAST_WORDS <= 3600


@pytest.mark.parametrize(
    ("denied", "sentence"),
    [
        (Permission.VIEW_CHANNEL, "permission-missing-see"),
        (Permission.SEND_MESSAGES, "permission-missing-send"),
        (Permission.ATTACH_FILES, "permission-missing-send"),
    ],
    ids=["see", "send", "attach"],
)
async def test_a_board_comes_once_the_missing_permission_is_given(
    harness: DeliveryHarness, denied: Permission, sentence: str
) -> None:
    world, bot = harness.playground.world, harness.playground.application
    world.set_overwrite(harness.channel.id, bot, deny=denied)
    await harness.put(account(STORY, waiting=(waiting(0, due=int(harness.clock.now())),)))
    await harness.tried()
    await harness.eventually(lambda _rows: bool(harness.keeper.told))
    assert harness.keeper.told == [("pause", harness.match, sentence)]
    world.set_overwrite(harness.channel.id, bot)
    await harness.settle()
    (text,) = harness.texts()
    assert "Ada" in text
    assert ":f>" not in text, "this deadline has been put off"
    assert harness.keeper.told[1:] == [("resume", harness.match)]


# Direct messages


async def test_somebody_who_has_left_every_common_server_gets_no_letters(harness: DeliveryHarness) -> None:
    await harness.deliver(private_message(harness.ben, 1, "Your card is the Wolf."))
    harness.ben.leave(harness.guild)
    await harness.clock.advance(3600)
    await harness.deliver(private_message(harness.ben, 1, "Your card is the Fox."))
    assert [row.reason for row in await harness.rows()] == ["", "direct messages closed"]
    assert (await harness.store.people.get(harness.ben.id)).dm_closed


async def test_too_many_new_direct_messages_wait_for_better_times(harness: DeliveryHarness) -> None:
    harness.playground.world.new_dms_left = 0
    await harness.put(
        private_message(harness.ada, 0, "Your card is the Wolf."),
        private_message(harness.ben, 1, "Your card is the Fox."),
    )
    harness.dispatch()
    await harness.playground.until(lambda: len(harness.opened()) == 2)
    await harness.clock.advance(120)
    await asyncio.sleep(0.05)
    assert len(harness.opened()) == 2, "whoever asks too often for what is refused is shut out"
    harness.playground.world.new_dms_left = None
    await harness.settle()
    assert ["Wolf" in harness.ada.dms[0].text, "Fox" in harness.ben.dms[0].text] == [True, True]


async def test_a_reminder_goes_to_the_channel_when_direct_messages_are_closed(harness: DeliveryHarness) -> None:
    harness.ada.close_dms()
    await harness.put(reminder(harness.ada, 0, due=1_800_003_600))
    async with harness.store.writing() as tx:
        await timers.shift(tx, 7200, 0)
    await harness.settle()
    (seen,) = harness.ada.sees(harness.channel)
    assert seen.text.startswith(f"{harness.ada.mention}, your move is still open.")
    assert "<t:1800010800:R>" in seen.text, "the deadline as it is now"
    assert seen.pings_me
    assert (await harness.rows())[0].message_id == seen.id
    assert (await harness.store.people.get(harness.ada.id)).dm_closed


async def test_a_reminder_of_a_window_is_never_in_the_channel(harness: DeliveryHarness) -> None:
    """It would tell who is asked there."""
    harness.ada.close_dms()
    await harness.deliver(reminder(harness.ada, 0, window="nets"))
    assert harness.texts() == []
    assert [row.state for row in await harness.rows()] == ["dropped"]


async def test_a_reminder_on_its_way_to_the_channel_is_not_lost(harness: DeliveryHarness) -> None:
    harness.ada.close_dms()
    harness.playground.faults.drop_after(method="POST", path=f"/channels/{harness.channel.id}/messages")
    await harness.deliver(reminder(harness.ada, 0))
    assert len(harness.texts()) == 1
    assert [row.state for row in await harness.rows()] == ["sent"]
