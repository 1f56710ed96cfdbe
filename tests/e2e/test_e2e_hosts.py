"""What hosts and managers do about people and tables, over the loopback server, by pressing; and the verbs for it."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from bot import commands
from bot.playground import CannotDo, Permission, Person
from bot.playground.wire import PATIENCE
from bot.store.engines.sqlite import SQLite
from tests.e2e.harness import Harness
from tests.e2e.robots import (
    answered,
    asked,
    call,
    join,
    labels,
    latest_board,
    open_table,
    other_than,
    pick,
    press,
    reads,
    remove_for,
    sit_down,
    talk,
    until_reads,
)
from tests.e2e.stored_matches import match_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


def manager(here: Harness) -> Person:
    return here.person("Mo", Permission.MANAGE_MESSAGES)


@pytest.fixture
def verb(here: Harness, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Awaitable[int]]:
    """Carry out a verb as whoever runs the bot does, while it runs."""
    for name in ("DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE_URL", "CLOCK_OFFSET_FILE"):
        monkeypatch.setenv(name, here.environment[name])
    here.clock_file.write_text(str(here.clock.now() - time.time()))

    async def carry_out(*words: object) -> int:
        return await asyncio.to_thread(commands.main, [str(one) for one in words])

    return carry_out


async def test_a_manager_removes_a_player_and_another_one_takes_the_seat(here: Harness) -> None:
    (bruno,) = asked(here, await sit_down(here))
    ada, name = other_than(here, bruno), bruno.user.display_name
    await talk(ada, here.channel, ("/remove", "manage messages"))
    mo, gil = manager(here), here.person("Gil")
    reads(await remove_for(mo, await call(mo, here.channel, "remove"), bruno, "spoils it"), "Done.")
    await ada.wait_for_message(here.channel, "“spoils it” With /replace somebody new can take over the seat.")
    await bruno.wait_for_dm("The match does not count for you.")
    board = await ada.wait_for_message(here.channel, f"**{name}** is at this table no more.")
    await ada.wait_for(lambda: all(bruno.mention not in seen.text for seen in ada.sees(here.channel)) or None)
    for person, told in ((bruno, "You were removed"), (gil, "The seat is yours")):
        await talk(person, here.channel, ("/replace",), (f"Sit down for {name}", told))
    await until_reads(ada, board, "**Gil** has to")


async def test_managers_and_whoever_runs_the_bot_keep_people_from_tables(
    here: Harness, verb: Callable[..., Awaitable[int]], capsys: pytest.CaptureFixture[str]
) -> None:
    ada, bruno, _ = here.people
    card, mo = await open_table(here), manager(here)
    with pytest.raises(CannotDo):
        await ada.slash(here.channel, "keep-away")
    kept = ("/keep-away", {"person": bruno}, "**Bruno** sits down at no table of this server")
    page = await talk(mo, here.channel, kept)
    await talk(bruno, card, ("Join", "moderate this server keep you"))
    reads(await pick(mo, page, "let-back", str(bruno.id)), "Nobody.")
    assert await verb("ban", "person", bruno.id) == 0
    assert await verb("ban", "list") == 0
    assert f"person {bruno.id}, since" in capsys.readouterr().out
    await talk(bruno, card, ("Join", "keeps you from all tables"))
    assert [await verb("ban", "lift", "person", bruno.id) for _ in range(2)] == [0, 1]
    assert capsys.readouterr().err == f"The person {bruno.id} is kept from tables by no ban.\n"
    await join(here, card, bruno)


async def test_a_table_is_for_the_invited_alone_and_they_are_called_when_the_host_wants(here: Harness) -> None:
    ada, bruno, chen = here.people
    card = await open_table(here)
    settings = await press(ada, card, "Change the settings")
    settings = await pick(ada, settings, "invite", bruno)
    await until_reads(ada, card, f"For invited people alone: {bruno.mention}")
    await talk(chen, card, ("Join", "for invited people alone"))
    await talk(ada, settings, ("Call them", "are called"))
    called = await bruno.wait_for_message(here.channel, f"{bruno.mention}, Ada invites you")
    assert called.message.pings == {bruno.id}
    assert not bruno.look_again(card).message.pings
    await join(here, card, bruno)


async def test_somebody_is_challenged_to_a_table_of_two_here(here: Harness) -> None:
    ada, bruno, chen = here.people
    reads(await answered(ada, await ada.use_on("Challenge", ada, here.channel)), "another person")
    panel = reads(await answered(ada, await ada.use_on("Challenge", bruno, here.channel)), "You challenge **Bruno**.")
    opened = reads(await pick(ada, panel, "challenge", "macht_ohnmacht"), "The table is open.")
    card = await bruno.wait_for_message(here.channel, f"For invited people alone: {bruno.mention}")
    await talk(chen, card, ("Join", "for invited people alone"))
    await talk(ada, opened, ("Call them", "are called"))
    assert (await bruno.wait_for_message(here.channel, "Ada invites you")).message.pings == {bruno.id}
    await join(here, card, bruno)


async def test_a_match_moves_to_another_channel_and_back_by_a_verb(
    here: Harness, verb: Callable[..., Awaitable[int]], capsys: pytest.CaptureFixture[str]
) -> None:
    ada, mo, world = here.people[0], manager(here), here.playground.world
    board, old = await sit_down(here), here.channel
    (mover,) = asked(here, board)
    closed = world.create_channel(here.guild.id, "closed")
    world.set_overwrite(closed.id, here.playground.application, deny=Permission.SEND_MESSAGES)
    here.channel = new = world.create_channel(here.guild.id, "new")
    lacks = f"I lack permissions in <#{closed.id}>: Send Messages"
    await talk(mo, old, ("/move-table", {"channel": closed}, lacks))
    await talk(mo, old, ("/move-table", {"channel": new}, f"The match goes on in <#{new.id}>."))
    await ada.wait_for_message(old, f"Mo has moved the match: it goes on in <#{new.id}>.")
    await ada.wait_for(lambda: "Your move" not in labels(ada.look_again(board)))
    moved = await ada.wait_for(lambda: latest_board(here, ada))
    assert moved.pictures
    assert "Your move" in labels(moved)
    assert asked(here, moved) == [mover]
    match = match_of(here)
    assert await verb("move", match, closed.id) == 2
    assert "Send Messages" in capsys.readouterr().err
    assert await verb("move", match, 77) == 2
    assert await verb("move", match, old.id) == 0
    here.bot.courier.wake()
    here.channel = old
    await ada.wait_for_message(new, f"The match goes on in <#{old.id}>.")
    await ada.wait_for(lambda: latest_board(here, ada, moved.id))


async def test_an_announcement_is_posted_by_the_running_bot_and_deleted_again(
    here: Harness, verb: Callable[..., Awaitable[int]]
) -> None:
    await sit_down(here)

    async def until_heard(count: int) -> list[str]:
        async with asyncio.timeout(PATIENCE):
            while True:
                heard = [one.text for one in here.people[0].sees(here.channel) if "New rules" in one.text]
                if len(heard) == count:
                    return heard
                await here.manual_clock.advance(SQLite.heartbeat)
                await asyncio.sleep(0.01)

    assert await verb("announce", "New rules @everyone", "--in", "2h") == 0
    (said,) = await until_heard(1)
    assert said.endswith(r"A word from whoever runs it: New rules \@everyone")
    assert await verb("announce", "--over") == 0
    await until_heard(0)
