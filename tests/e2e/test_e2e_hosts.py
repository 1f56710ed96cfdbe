"""What hosts and managers do about people and tables, over the loopback server, by pressing; and the verbs for it."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot import commands
from bot.playground import CannotDo, Permission, Person
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
)
from tests.e2e.stored_matches import match_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


def manager(here: Harness) -> Person:
    return here.person("Mo", Permission.MANAGE_MESSAGES)


@pytest.fixture
def verb(here: Harness, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Awaitable[int]]:
    """Carry out a verb as whoever runs the bot does, while it runs."""
    for name in ("DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE_URL"):
        monkeypatch.setenv(name, here.environment[name])

    async def carry_out(*words: object) -> int:
        return await asyncio.to_thread(commands.main, [str(one) for one in words])

    return carry_out


async def test_a_manager_removes_a_player_and_another_one_takes_the_seat(here: Harness) -> None:
    (bruno,) = asked(here, await sit_down(here))
    ada, name = other_than(here, bruno), bruno.user.display_name
    reads(await call(ada, here.channel, "remove"), "manage messages")
    mo, gil = manager(here), here.person("Gil")
    reads(await remove_for(mo, await call(mo, here.channel, "remove"), bruno, "spoils it"), "Done.")
    await ada.wait_for_message(here.channel, "“spoils it” With /replace somebody new can take over the seat.")
    await bruno.wait_for_dm("The match does not count for you.")
    board = await ada.wait_for_message(here.channel, f"**{name}** is at this table no more.")
    await ada.wait_for(lambda: all(bruno.mention not in seen.text for seen in ada.sees(here.channel)) or None)
    offer = await call(bruno, here.channel, "replace")
    assert "You were removed" in (await press(bruno, offer, f"Sit down for {name}")).text
    offer = await call(gil, here.channel, "replace")
    assert "The seat is yours" in (await press(gil, offer, f"Sit down for {name}")).text
    await ada.wait_for(lambda: "**Gil** has to" in ada.look_again(board).text or None)


async def test_managers_and_whoever_runs_the_bot_keep_people_from_tables(
    here: Harness, verb: Callable[..., Awaitable[int]], capsys: pytest.CaptureFixture[str]
) -> None:
    ada, bruno, _ = here.people
    card, mo = await open_table(here), manager(here)
    with pytest.raises(CannotDo):
        await ada.slash(here.channel, "keep-away")
    page = await answered(mo, await mo.slash(here.channel, "keep-away", person=bruno))
    assert "**Bruno** sits down at no table of this server" in page.text
    assert "moderate this server keep you" in (await press(bruno, card, "Join")).text
    assert "Nobody." in (await pick(mo, page, "let-back", str(bruno.id))).text
    assert await verb("ban", "person", bruno.id) == 0
    assert await verb("ban", "list") == 0
    assert f"person {bruno.id}, since" in capsys.readouterr().out
    assert "keeps you from all tables" in (await press(bruno, card, "Join")).text
    assert [await verb("ban", "lift", "person", bruno.id) for _ in range(2)] == [0, 1]
    assert capsys.readouterr().err == f"The person {bruno.id} is kept from tables by no ban.\n"
    await join(here, card, bruno)


async def test_a_table_is_for_the_invited_alone_and_they_are_called_when_the_host_wants(here: Harness) -> None:
    ada, bruno, chen = here.people
    card = await open_table(here)
    settings = await press(ada, card, "Change the settings")
    settings = await pick(ada, settings, "invite", bruno)
    await ada.wait_for(lambda: f"For invited people alone: {bruno.mention}" in ada.look_again(card).text)
    reads(await press(chen, card, "Join"), "for invited people alone")
    reads(await press(ada, settings, "Call them"), "are called")
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
    assert "for invited people alone" in (await press(chen, card, "Join")).text
    assert "are called" in (await press(ada, opened, "Call them")).text
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
    refused = await answered(mo, await mo.slash(old, "move-table", channel=closed))
    assert refused.text.startswith(f"I lack permissions in <#{closed.id}>: Send Messages")
    told = await answered(mo, await mo.slash(old, "move-table", channel=new))
    assert told.text == f"The match goes on in <#{new.id}>."
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
