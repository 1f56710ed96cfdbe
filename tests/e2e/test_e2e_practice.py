"""/practice: one person and computers, in a thread or in direct messages, begun by one line and ended by another."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.delivery.live_panels import LAST_EDIT, TOKEN_LIFE
from bot.games.registry import house_games
from bot.matches.thoughts import Thoughts
from bot.players.choosing import table_levels
from bot.playground import Seen
from bot.playground.wire import PATIENCE
from tests.databases import rows
from tests.e2e.guardians_robots import is_asked
from tests.e2e.harness import BotInProcess, Harness, serving
from tests.e2e.practice_robots import (
    PATIENT,
    SECONDS,
    Sitting,
    all_told,
    answer_on,
    answer_once,
    begun,
    by_dm,
    dm_of,
    goes_by,
    play_alone,
    practise,
    think_quickly,
    until_asked,
    until_before_him,
)
from tests.e2e.robots import (
    answered,
    begin,
    board_now,
    call,
    is_over,
    join,
    labels,
    last_board,
    latest_board,
    open_panel,
    open_table,
    pick,
    press,
    reads,
    until_reads,
)
from tests.e2e.stored_matches import check_story, dice, match_of
from tests.games.random_matches import played_by_computers
from tests.matches.harness import Beginner


@pytest_asyncio.fixture
async def here(tmp_path: Path, hurried: None) -> AsyncIterator[Harness]:
    """A server with Ada and Bruno, whose computers think at once, and whose clock stands still."""
    async with serving(tmp_path, ("Ada", "Bruno"), watch=think_quickly) as alone:
        yield alone


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", played_by_computers())
async def test_one_line_in_a_direct_message_begins_a_match_at_the_full_table(here: Harness, game: str) -> None:
    ada = here.people[0]
    there, _ = await practise(by_dm(here, ada), game)
    welcome = ada.sees(there.channel)[-2]
    assert "/resign" in welcome.text
    assert [level for level, _ in computers(here)] == ["level1"] * (max(house_games()[game].seats) - 1)
    await play_alone(there, dice(game), 3, sitting := Sitting())
    assert sitting.opened == 1, "the panel goes on by itself"
    assert not any(ada.mention in seen.text for seen in ada.dms)
    assert ada.sees(here.channel) == [], "nobody on the server hears of it"
    await all_told(there)
    await check_story(there)


async def test_one_panel_goes_on_until_another_one_is_opened_or_its_time_is_over_or_the_bot_begins_anew(
    here: Harness,
) -> None:
    ada, chance, sitting = here.people[0], dice("sitting"), Sitting()
    there, _ = await practise(here, "verraeter", players=3)
    await until_before_him(there, sitting)
    opened = ada.sees(there.channel)[-1].id
    for _ in range(2):
        older = await until_thinking(there, chance, sitting)
    assert not any(seen.pings_me for seen in ada.sees(there.channel, opened)), "a panel asks, so nobody is called"
    sitting.panel = newer = await press(ada, board_now(there), "Your move")
    assert newer.id != older.id
    assert "thinking" in newer.text
    assert "Nothing is asked" not in newer.text
    await until_before_him(there, sitting)
    assert ada.look_again(older).text == older.text, "it was left for another one"

    panel = await until_thinking(there, chance, sitting)
    here.bot.matches.keeper.thoughts = Thoughts(Silent())
    await here.bot.interactions.finish(PATIENCE)
    await here.goes_by(TOKEN_LIFE - LAST_EDIT)
    last = await until_reads(ada, panel, "Press “Your move”")
    assert "Computers are busy now: they answer in about 2 minutes." in last.text
    think_quickly(here.bot)
    for _ in range(PATIENT):
        await goes_by(there, SECONDS)
    assert ada.look_again(last).text == last.text
    sitting.panel = await press(ada, last, "Your move")
    panel = await until_thinking(there, chance, sitting)
    await here.stop()
    await here.start(watch=think_quickly)
    sitting.panel = await press(ada, panel, "Your move")
    await until_before_him(there, sitting)
    assert sitting.opened == 1, "the other times its own buttons led on"


class Silent(Beginner):
    """Thinks, and comes to no end."""

    expected_wait = 130.0

    async def choose(self, *_: Any, **__: Any) -> Any:
        return await asyncio.get_running_loop().create_future()


async def until_thinking(there: Harness, chance: random.Random, sitting: Sitting) -> Seen:
    """Let whoever practises answer until computers are to answer next; give his panel."""
    while True:
        await until_before_him(there, sitting)
        assert sitting.panel is not None
        sitting.panel = await answer_on(there, sitting.panel, chance)
        if "thinking" in sitting.panel.text:
            return sitting.panel


@pytest.mark.long
async def test_at_the_end_of_a_lesson_one_press_begins_a_match_against_a_computer(here: Harness) -> None:
    ada = here.people[0]
    for where in (here, by_dm(here, ada)):
        panel = await press(ada, await call(ada, where.channel, "learn", game="guardians"), "Begin the lesson")
        panel = await press(ada, panel, "Lay a strong centre")
        await here.stop()
        await here.start(watch=think_quickly)
        panel = await press(ada, panel, "Seal this layout")
        assert "March." in panel.text, "the lesson and its buttons outlive the process"
        while "Do it for me" in labels(panel):
            panel = await press(ada, panel, "Do it for me")
        there, _ = await begun(where, await ada.click(panel, label="Play against the computer"))
        assert [level for level, match in computers(there) if match == match_of(there)] == ["level1"]


@pytest.mark.long
async def test_where_no_match_may_be_begun_nothing_is_opened_either(here: Harness) -> None:
    ada = here.people[0]
    elsewhere = here.playground.world.create_channel(here.guild.id, "tables")
    await here.bot.matches.people.set_guild(here.guild.id, channels=(elsewhere.id,))
    reads(await call(ada, here.channel, "practice", game="power"), f"<#{elsewhere.id}>")
    assert not [seen for seen in ada.sees(here.channel) if not seen.ephemeral]
    reads(await call(ada, dm_of(here, ada), "practice", game="guardians", players=3), "for 2 players")
    told = await call(ada, dm_of(here, ada), "practice", game="guardians", level="level4")
    assert "Computers play Guardians up to level 3." in told.text
    reads(await call(ada, dm_of(here, ada), "practice", game="power", level="level4"), "or at most 3 players")
    assert computers(here) == []


async def test_a_hint_says_what_a_computer_would_do_and_one_press_does_it(here: Harness) -> None:
    ada = here.people[0]
    there, _ = await practise(here, "macht_ohnmacht")
    board = await until_asked(there)
    panel = await press(ada, board, "Your move")
    hint = reads(await press(ada, panel, "What would you do?"), "I would choose this")
    reads(await press(ada, hint, "Do this"), "You ")


@pytest.mark.long
async def test_whoever_has_enough_of_it_ends_it_by_one_line_and_can_play_again(here: Harness) -> None:
    ada = here.people[0]
    there, _ = await practise(by_dm(here, ada), "verraeter", level="level3", players=3)
    question = await call(ada, there.channel, "resign")
    assert "Leave to a computer" not in labels(question)
    await press(ada, question, "Resign for good")
    last = await last_board(there)
    whose = await press(ada, last, "Ask what the computers believed")
    assert labels(whose) == {"🤖 Belle", "🤖 Mephisto"}
    assert "Mephisto** believed" in (await press(ada, whose, "🤖 Mephisto")).text
    await press(ada, last, "Play again")
    await ada.wait_for(lambda: latest_board(there, ada, last.id))
    assert computers(here) == [("level3", 1)] * 2 + [("level3", 2)] * 2
    assert not is_over(there, await until_asked(there))


WHOLE = (
    ("verraeter", 3, "level1", "dm"),
    ("verraeter", 4, "level2", "thread"),
    ("power", 2, "level3", "dm"),
    ("macht_ohnmacht", 2, "level3", "thread"),
    ("guardians", 2, "level1", "dm"),
)
EVERY = tuple(
    (game, players, level, place)
    for game in played_by_computers()
    for players in house_games()[game].seats
    for level in table_levels(game, players)
    for place in ("dm", "thread")
)


@pytest.mark.parametrize(
    ("game", "players", "level", "place"),
    [pytest.param(*one, marks=pytest.mark.long if one in WHOLE else pytest.mark.soak) for one in EVERY],
)
async def test_a_whole_match_is_played_alone_among_kills_and_closed_doors(
    game: str, players: int, level: str, place: str, tmp_path: Path
) -> None:
    chance = dice(f"{game} {players} {level} {place}")
    async with serving(tmp_path, ("Ada",)) as here:
        ada = here.people[0]
        start = by_dm(here, ada) if place == "dm" else here
        there, board = await practise(start, game, level=level, players=players)
        while not is_over(there, board):
            board = await play_alone(there, chance, chance.randint(3, 12))
            if place == "dm":
                ada.close_dms()
            assert isinstance(here.running, BotInProcess)
            await here.running.kill()
            here.playground.gateway.forget_sessions()
            await here.start()
            if place == "dm" and not is_over(there, board):
                await answer_until_unsaid(there, board, chance)
                ada.open_dms()
                await call(ada, there.channel, "matches")
                await until_waits(here, False)
        await all_told(there)
        await check_story(there)


# In the lobby


async def test_the_host_seats_computers_in_the_lobby_and_everybody_sees_them(here: Harness) -> None:
    ada, bruno = here.people
    card = await open_table(here, "verraeter")
    menus = await press(ada, card, "Seat computers")
    for level in ("level1", "level3"):
        menus = await answered(ada, await ada.choose(menus, menus.selects[0].custom_id, [level]))
    card = await until_reads(ada, card, "level 3")
    reads(card, "🤖 ", "counts for nothing")
    assert (await press(bruno, card, "Seat computers")).selects == ()
    await answered(ada, await ada.choose(menus, menus.selects[1].custom_id, [menus.selects[1].options[0].value]))
    await ada.wait_for(lambda: "level 1" not in ada.look_again(card).text)
    board = await begin(here, await join(here, card, bruno))
    assert "🤖 " in board.text
    assert computers(here) == [("level3", 1)]


@pytest.mark.long
async def test_the_table_agrees_on_what_computers_may_do(here: Harness) -> None:
    ada = here.people[0]
    card = await open_table(here, "power")
    settings = await press(ada, card, "Change the settings")
    await pick(ada, settings, "terms", "hints", "absent")
    card = await until_reads(ada, card, "takes over")
    assert "may ask what a computer would do" in card.text


# Seats that people leave


def computers(here: Harness) -> list[tuple[str, int]]:
    """List the levels of all computers with their matches."""
    found = rows(here.database, "SELECT computer, match_id FROM members WHERE computer IS NOT NULL ORDER BY match_id")
    return [(json.loads(computer)["level"], match) for computer, match in found]


async def answer_until_unsaid(there: Harness, board: Seen, chance: random.Random) -> None:
    """Let whoever practises answer until something that follows cannot be said to him."""
    (person,) = there.people
    async with asyncio.timeout(PATIENCE):
        while not is_unsaid(there):
            if is_asked(there, await open_panel(there, person, board)):
                await answer_once(there, board, chance)
            await there.goes_by(1)
            await asyncio.sleep(0.02)
    await until_waits(there)


def is_unsaid(here: Harness) -> bool:
    put_off = "SELECT 1 FROM outbox WHERE state = 'pending' AND attempts > 0 AND next_try_at > ?"
    return bool(rows(here.database, put_off, int(here.clock.now())))


async def until_waits(here: Harness, waits: bool = True) -> None:
    """Let time go by until a match that goes on waits for what could not be said, or all is said."""
    differs = f"SELECT 1 FROM matches WHERE status = 'running' AND paused_at IS {'' if waits else 'NOT '}NULL"
    async with asyncio.timeout(PATIENCE):
        while is_unsaid(here) != waits or rows(here.database, differs):
            await here.goes_by(1)
            await asyncio.sleep(0.02)
