"""The platform fails in its own ways: what is lost is said again, what was said is not, and people are told."""

import asyncio
from contextlib import ExitStack
from functools import partial
from unittest.mock import AsyncMock, patch

import pytest
from structlog.testing import capture_logs

from bot.client import REST
from bot.matches.value.schedule import LOBBY_LIFE
from bot.playground import Permission
from tests.databases import rows
from tests.e2e.harness import Harness
from tests.e2e.robots import (
    asked,
    begin,
    boards,
    call,
    card_in,
    is_over,
    join,
    labels,
    latest_board,
    open_table,
    play_on,
    press,
    reads,
    sit_down,
    until_reads,
)
from tests.e2e.stored_matches import all_said, check_story, deadline_after, dice

HOUR = 3600
DAY = 24 * HOUR


@pytest.mark.long
async def test_a_lost_gateway_is_resumed_and_one_that_cannot_be_is_opened_anew(here: Harness) -> None:
    gateway = here.playground.gateway
    board = await sit_down(here)
    for lose, again in (
        (gateway.drop, "resumed"),
        (gateway.ask_to_reconnect, "resumed"),
        (gateway.invalidate, "ready"),
        (gateway.forget_sessions, "ready"),
    ):
        back = here.bot.wait_for(again)
        lose()
        await back
        board = await play_on(here, board, dice(lose.__name__), 2)
    await check_story(here)


async def test_an_archived_thread_is_opened_again_and_a_locked_one_pauses_the_match(here: Harness) -> None:
    ada, bruno, chen = here.people
    await open_table(here)
    taken = await call(ada, here.channel, "play", game="verraeter", deadline="7d")
    await press(ada, taken, "Play in a thread of its own")
    world = here.playground.world
    (thread,) = world.threads_of(here.guild.id)
    inside = here.at(thread, ada, bruno, chen)
    board = await begin(inside, await join(inside, await ada.wait_for(lambda: card_in(inside, ada)), bruno, chen))
    await all_said(inside)
    moderator = here.person("Mo", Permission.MANAGE_THREADS)
    world.change_channel_as(moderator.id, thread.id, {"archived": True})
    await here.playground.until(lambda: not getattr(world.channel(thread.id).thread, "archived", True))
    board = await play_on(inside, board, dice("archived"), 1)
    await all_said(inside)
    due = await deadline_after(here, None)
    world.change_channel_as(moderator.id, thread.id, {"locked": True, "archived": True})
    await here.until_stored("SELECT due FROM timers WHERE kind = 'deadline'", (None,))
    await here.goes_by(6 * DAY)
    world.change_channel_as(moderator.id, thread.id, {"locked": False, "archived": False})
    assert await deadline_after(here, due) >= due + 6 * DAY - 60
    await play_on(inside, board, dice("unlocked"), 2)


@pytest.mark.parametrize("deleted", ["thread", pytest.param("channel of the thread", marks=pytest.mark.long)])
async def test_a_match_whose_thread_is_deleted_goes_on_where_a_player_asks_for_his_matches(
    deleted: str, here: Harness
) -> None:
    ada, bruno, _ = here.people
    world, beside = here.playground.world, here.channel
    here.channel = world.start_thread(ada.id, beside.id, "Beside")
    gone = await sit_down(here)
    await all_said(here)
    world.delete_channel(here.channel.id if deleted == "thread" else beside.id)
    for person in here.people:
        reads(await person.wait_for_dm("is gone"), "Type /matches")
    here.channel = here.elsewhere().channel
    listed = reads(await call(ada, ada.dm_channels[0], "matches"), "has lost its channel")
    assert "of Harbour only" in (await press(ada, listed, "1. Go on here")).text
    listed = await call(ada, here.channel, "matches")
    other = here.elsewhere()
    offered = await call(bruno, other.channel, "play", game="verraeter", deadline="2d")
    assert labels(offered) == {"Go on here", "Open another table"}
    await bruno.click(offered, label="Open another table")
    reads(await bruno.wait_for(lambda: card_in(other, bruno)), "2 days")
    reads(await press(bruno, offered, "Go on here"), "is open in this channel already")
    told = await press(ada, listed, "1. Go on here")
    assert told.text == here.say("match-goes-on-here")
    board = await ada.wait_for(lambda: latest_board(here, ada))
    assert "**Ada** lets the match go on" in ada.sees(here.channel, told.id)[0].text
    reads(await bruno.wait_for_dm("lets the match go on"), f"<#{here.channel.id}>")
    there = here.say("refused-has-place", channels=f"<#{here.channel.id}>")
    assert (await press(ada, listed, "1. Go on here")).text == there
    assert asked(here, board) == asked(here, gone)
    await play_on(here, board, dice(deleted), 2)
    await all_said(here)


async def test_a_missing_permission_is_named_to_the_host_and_the_match_goes_on_when_it_is_back(here: Harness) -> None:
    board = await sit_down(here)
    await all_said(here)
    world, bot = here.playground.world, here.playground.application
    world.set_overwrite(here.channel.id, bot, deny=Permission.SEND_MESSAGES)
    host = here.people[0]
    reads(await host.wait_for_dm("I am not allowed to write"), f"<#{here.channel.id}>")
    (mover,) = asked(here, board)
    reads(await press(mover, board, "Your move"), here.say("refused-paused"))
    await here.goes_by(3 * DAY)
    await asyncio.sleep(0.1)
    assert sum("I am not allowed to write" in seen.text for seen in host.dms) == 1
    world.set_overwrite(here.channel.id, bot)
    await host.wait_for_message(here.channel, "The match goes on.")
    await play_on(here, board, dice("allowed"), 2)
    await check_story(here)


@pytest.mark.long
async def test_what_has_changed_while_the_bot_was_away_is_seen_when_it_is_back(here: Harness) -> None:
    """Rights are taken away, and given back, while the bot does not run: it must not wait for ever, nor be deaf."""
    await sit_down(here)
    await all_said(here)
    world, bot = here.playground.world, here.playground.application
    host = here.people[0]
    for deny in (Permission.VIEW_CHANNEL, Permission(0)):
        await here.stop()
        world.set_overwrite(here.channel.id, bot, deny=deny)
        await here.start()
        await here.goes_by(DAY if deny else HOUR)
        await until_paused(here, bool(deny))
        await host.wait_for_dm("I cannot see the channel")
    assert sum("I cannot see the channel" in seen.text for seen in host.dms) == 1
    await host.wait_for_message(here.channel, "The match goes on.")
    assert rows(here.database, "SELECT count(*) FROM actions WHERE source = 'clock'") == [(0,)]


@pytest.mark.long
async def test_a_match_waits_while_its_server_is_hidden_and_ends_where_the_bot_is_shown_the_door(here: Harness) -> None:
    board = await sit_down(here)
    await all_said(here)
    world, letters = here.playground.world, [len(person.dms) for person in here.people]
    world.set_guild(here.guild.id, available=False)
    await until_paused(here, True)
    await here.goes_by(2 * DAY)
    world.set_guild(here.guild.id, available=True)
    await until_paused(here, False)
    await here.people[0].wait_for_message(here.channel, "The match goes on.")
    assert [len(person.dms) for person in here.people] == letters, "nobody at the table can help"
    await play_on(here, board, dice("available"), 2)
    world.leave(here.guild.id, here.playground.application.bot_id)
    await until_paused(here, True)
    for _ in range(8):
        await here.goes_by(DAY)
        await asyncio.sleep(0.05)
    await here.until_stored("SELECT status FROM matches", ("abandoned",))
    assert rows(here.database, "SELECT count(*) FROM actions WHERE source = 'clock'") == [(0,)]


@pytest.mark.long
async def test_a_role_that_is_deleted_takes_its_rights_along(here: Harness) -> None:
    await sit_down(here)
    await all_said(here)
    (guild,) = here.bot.guilds
    for role in guild.roles:
        role._permissions = 0  # the playground deletes no roles
    here.bot.dispatch("guild_role_delete", guild.default_role)
    await until_paused(here, True)


async def until_paused(here: Harness, paused: bool) -> None:
    await here.until_stored("SELECT paused_at IS NOT NULL FROM matches", (paused,))


@pytest.mark.long
async def test_a_press_that_comes_too_late_to_be_answered_is_carried_out_once_or_not_at_all(here: Harness) -> None:
    """The acknowledgement hangs: the person reads that it failed, presses again, and has acted once."""
    board = await sit_down(here)
    (mover,) = asked(here, board)
    acknowledgement = here.playground.faults.hold(method="POST", path="/interactions/.*/callback")
    press = asyncio.create_task(mover.click(board, label="Your move"))
    await here.playground.until(lambda: here.playground.world.interactions.waiting)
    await here.goes_by(3.1)
    here.playground.time_moved()
    assert (await press).failed
    acknowledgement.released.set()
    board = await play_on(here, board, dice("late"), 3)
    await check_story(here)
    assert not is_over(here, board)
    assert len(boards(here, mover)) == len({one.text for one in boards(here, mover)})


async def test_the_board_of_a_step_comes_before_all_else_that_follows_from_it(here: Harness) -> None:
    woken, bot = list[str](), here.bot
    others = ("caretaker", "timekeeper", "thoughtkeeper", "live_panels")
    with ExitStack() as patches:
        for name in ("courier", *others):
            patches.enter_context(patch.object(getattr(bot, name), "wake", partial(woken.append, name)))
        bot._something_happened()
        assert woken == ["courier"]
        while not {*others} <= {*woken}:  # noqa: ASYNC110  # nothing tells
            await asyncio.sleep(0)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("task", ["courier", "timekeeper"])
async def test_a_task_that_an_unforeseen_error_ends_is_begun_again_and_the_log_says_so(
    task: str, here: Harness
) -> None:
    card = await open_table(here)
    await all_said(here)
    bot = here.bot
    broken, method = (bot.courier, "_serve_lanes") if task == "courier" else (bot.timekeeper, "_run_due")
    fails = AsyncMock(side_effect=RuntimeError)
    with capture_logs() as log, patch.object(broken, method, fails), patch.object(bot.courier, "_take_breath", fails):
        bot._something_happened()
        while bot.is_at_work(task):  # noqa: ASYNC110  # nothing tells
            await asyncio.sleep(0)
    (error,) = [line for line in log if line["log_level"] == "error" and line.get("task") == task]
    assert error["event"] == "task ended, and is begun again"

    assert bot.is_at_work("timekeeper" if task == "courier" else "courier")
    await here.goes_by(REST)
    await here.goes_by(LOBBY_LIFE)
    ada = here.people[0]
    await ada.wait_for_message(here.channel, "is now closed", after=card.id)
    await until_reads(ada, card, "Nobody came for a long time")
    assert bot.is_at_work(task)
