"""Days go by: reminders, the clock's moves, absent players, abandoned matches, and time that nobody is to lose."""

import asyncio

import pytest

from tests.databases import rows
from tests.e2e.harness import Harness
from tests.e2e.robots import (
    asked,
    board_after,
    call,
    labels,
    latest_board,
    make_move,
    make_ready,
    open_panel,
    play_on,
    press,
    reads,
    seal,
    sit_down,
)
from tests.e2e.stored_matches import all_said, deadline_after, dice, match_of

HOUR = 3600
DAY = 24 * HOUR


async def test_a_press_on_an_old_board_brings_it_to_the_present(here: Harness) -> None:
    board = await sit_down(here)
    await all_said(here)
    await here.goes_by(2 * HOUR)
    for number in range(2):
        await make_move(here, asked(here, board)[0], board, dice(f"first {number}"))
        await all_said(here)
        board = here.people[0].look_again(board)
    before, later_on = board.text, "SELECT 1 FROM posts WHERE message_id = ? AND due > ?"
    assert rows(here.database, later_on, board.id, int(here.clock.now())), "the second answer would be shown in an hour"
    await press(here.people[2], board, here.say("button-board-text"))
    await here.people[0].wait_for(lambda: here.people[0].look_again(board).text != before)


async def test_who_is_asked_is_reminded_once_and_then_the_clock_moves_for_him(here: Harness) -> None:
    board = await sit_down(here)
    (mover,) = asked(here, board)
    await all_said(here)
    letters = len(mover.dms)
    await here.goes_by(17 * HOUR)
    assert len(mover.dms) == letters
    await here.goes_by(2 * HOUR)
    reminder = reads(await mover.wait_for_dm("is still open"), f"<#{here.channel.id}>")
    assert "Make your choice" in labels(reminder)
    await here.goes_by(3 * HOUR)
    await all_said(here)
    assert sum("is still open" in seen.text for seen in mover.dms) == 1
    assert all("is still open" not in seen.text for person in here.people if person is not mover for seen in person.dms)
    await here.goes_by(3 * HOUR)
    after = await board_after(here, board)
    name = f"**{mover.user.display_name}**"
    assert f"{name} did not answer in time, so the clock moved for {name}." in after.text
    assert f"{name} puts the first granary on" in after.text
    reads(await call(mover, here.channel, "history"), "did not answer in time")


async def test_time_in_which_the_bot_is_down_costs_nobody_a_turn(here: Harness) -> None:
    board = await sit_down(here)
    await all_said(here)
    due = await deadline_after(here, None)
    await here.stop()
    await here.goes_by(30 * HOUR)
    await here.start()
    now_due = await deadline_after(here, due)
    assert now_due >= due + 30 * HOUR - 60
    assert latest_board(here, here.people[0], board.id) is None
    (mover,) = asked(here, board)
    panel = await open_panel(here, mover, board)
    assert f"<t:{now_due}:R>" in panel.text
    await here.goes_by(now_due - here.clock.now() + 1)
    reads(await board_after(here, board), "did not answer in time")


@pytest.mark.long
@pytest.mark.parametrize("hours", [10, 30])
async def test_time_without_a_gateway_costs_nobody_a_turn(here: Harness, hours: int) -> None:
    board = await sit_down(here)
    await all_said(here)
    due = await deadline_after(here, None)
    gateway = here.playground.gateway
    cut_off = here.bot.wait_for("disconnect")
    gateway.refusing = True
    gateway.drop()
    await cut_off
    await asyncio.sleep(0)  # the bot hears of it after us
    await here.goes_by(hours * HOUR)
    await all_said(here)
    gateway.refusing = False
    await here.playground.connected()
    assert await deadline_after(here, due) >= due + hours * HOUR - 60
    assert latest_board(here, here.people[0], board.id) is None
    await play_on(here, board, dice("back"), 1)


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("minutes", "others_move", "counts"),
    [(14, True, True), (15, False, True), (15, True, False)],
    ids=["young", "old but up to date", "old"],
)
async def test_an_old_panel_shows_what_has_happened_before_a_press_on_it_counts(
    here: Harness, minutes: int, others_move: bool, counts: bool
) -> None:
    ada, bruno, _ = here.people
    board = await sit_down(here, "power")
    panel = await make_ready(ada, await open_panel(here, ada, board), dice("old panel"))
    if others_move:
        await make_move(here, bruno, board, dice("meanwhile"))
    await here.goes_by(minutes * 60)
    seen = await seal(here, ada, panel)
    assert answers(here) == others_move + counts
    assert ("so your press has changed nothing" in seen.text) is not counts
    if not counts:
        assert "**Bruno** has sealed a sheet" in seen.text
        assert "so your press has changed nothing" not in (await seal(here, ada, seen)).text
        assert answers(here) == 2


def answers(here: Harness) -> int:
    return len(rows(here.database, "SELECT 1 FROM actions WHERE match_id = ? AND kind = 'act'", match_of(here)))
