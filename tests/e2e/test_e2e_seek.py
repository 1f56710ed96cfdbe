"""Finding a table over the loopback server, by pressing: seek, meet, say yes or no, sleep, and play."""

import pytest

from bot.delivery.table_lists import CALM
from bot.playground import Permission, Person, Seen
from bot.playground.world import MessageFlag
from bot.store import KnownPerson
from tests.e2e.harness import Harness
from tests.e2e.robots import boards, call, card_in, forge, labels, pick, press, reads, talk, until_reads

DAY = 24 * 3600


async def seek(here: Harness, person: Person, game: str = "power", **wish: object) -> Seen:
    return await call(person, here.channel, "seek", game=game, **wish)


async def asked(person: Person) -> Seen:
    """Wait for the question whether somebody takes a seat."""
    return await person.wait_for_dm("A table for")


async def test_a_table_is_proposed_to_all_who_fit_and_begins_once_all_have_said_yes(here: Harness) -> None:
    """Who makes room is followed by the next, and the first yes stands, also for a process that begins anew."""
    ada, bruno, chen = here.people
    first = await seek(here, ada, players=2)
    reads(first, "One more is missing for Power with 2 players, a day for a turn.")
    assert labels(first) == {"Learn this game", "Play against the computer", "Seek no more"}
    nothing = "You seek no table here. Type /seek with a game to be proposed one."
    assert (await call(bruno, here.channel, "seek")).text == nothing
    await seek(here, bruno)
    mine, theirs = await asked(ada), await asked(bruno)
    reads(mine, "With you: **Bruno**.")
    reads(theirs, "2 players, a day for a turn.")
    assert labels(mine) == {"Sit down", "Make room"}
    await press(ada, mine, "Sit down")
    assert labels(await until_reads(ada, mine, "You have said yes.")) == {"Make room"}
    await until_reads(bruno, theirs, "1 of 2 has said yes.")
    await seek(here, chen, players=2)
    await here.stop()
    await here.start()
    await press(bruno, theirs, "Make room")
    assert labels(await until_reads(bruno, theirs, "You have made room")) == set()
    await until_reads(ada, await asked(ada), "With you: **Chen**.")
    assert boards(here, ada) == []
    await press(chen, await asked(chen), "Sit down")
    reads(await ada.wait_for_dm("Your table for Power is open"), f"<#{here.channel.id}>")
    await ada.wait_for(lambda: boards(here, ada))
    for person in (ada, bruno):
        assert "Seek no more" not in labels(await call(person, here.channel, "seek"))


@pytest.mark.long
async def test_whose_time_is_over_is_told_once_and_seeks_again_by_a_press(here: Harness) -> None:
    ada, bruno, chen = here.people
    bruno.close_dms()
    await seek(here, ada, players=2)
    await seek(here, bruno, game="verraeter")
    await here.goes_by(7 * DAY)
    told = await ada.wait_for_dm("You seek no table for Power")
    called = await bruno.wait_for_message(here.channel, "you seek no table for Verräter any more")
    assert called.pings_me
    assert (await press(chen, called, here.say("button-seek-again"))).text == here.say("button-unknown")
    for person, message in ((ada, told), (bruno, called)):
        again = here.say("button-seek-again"), "again. /seek says there what is missing."
        await talk(person, message, again)
        reads(await call(person, here.channel, "seek"), "It stands until")
    await ada.wait_for(lambda: not labels(ada.look_again(told)))
    assert len(ada.dms) == 1
    await bruno.wait_for(lambda: called.id not in {one.id for one in bruno.sees(here.channel)})


@pytest.mark.long
async def test_blocks_are_private_and_keep_people_apart(here: Harness) -> None:
    ada, bruno, chen = here.people
    done = await talk(ada, here.channel, ("/block", {"person": bruno}, "**Bruno** and you are not seated together"))
    await seek(here, ada, players=2)
    reads(await seek(here, bruno, players=2), "One more is missing")
    await seek(here, chen, players=2)
    reads(await asked(ada), "**Chen**")
    assert not [one for one in here.wire.to(bruno) if "Ada" in one.letters]
    reads(await pick(ada, done, "block-end", "Bruno"), "Nobody.")
    await talk(ada, here.channel, ("/block", {"person": ada}, "You cannot choose yourself."))


@pytest.mark.long
async def test_the_list_of_tables_lets_people_sit_down_and_seek_the_same(here: Harness) -> None:
    ada, bruno, chen = here.people
    manager = here.person("Manu", Permission.MANAGE_GUILD)
    hall = here.elsewhere().channel
    await call(manager, hall, "tables")
    await ada.slash(here.channel, "play", game="verraeter")
    await seek(here, bruno, players=2)
    await here.goes_by(CALM)
    listed = await manager.wait_for_message(hall, "One person seeks a table with 2 players")
    assert "Bruno" not in listed.text
    reads(await press(chen, listed, "Join Ada: Verräter"), f"<#{here.channel.id}>")
    await press(chen, listed, "Seek Power too")
    for one in (bruno, chen):
        await asked(one)


@pytest.mark.long
async def test_whom_direct_messages_do_not_reach_is_called_where_he_asked(here: Harness) -> None:
    ada, bruno, chen = here.people
    bruno.close_dms()
    for one in (ada, bruno):
        await seek(here, one, players=2)
    called = await bruno.wait_for_message(here.channel, "a table for Power waits for your answer")
    assert called.pings_me
    assert "Ada" not in called.text
    reads(await seek(here, bruno, game="verraeter"), "call you in this channel")
    await seek(here, bruno, players=2)
    called = await bruno.wait_for_message(here.channel, "a table for Power waits for your answer", after=called.id)
    assert (await press(chen, called, "Look at the table")).text == here.say("button-unknown")
    mine = await press(bruno, called, "Look at the table")
    await press(ada, await asked(ada), "Sit down")
    await press(bruno, mine, "Sit down")
    await bruno.wait_for_message(here.channel, "your table for Power is open")
    await bruno.wait_for(lambda: called.id not in {one.id for one in bruno.sees(here.channel)})


@pytest.mark.long
async def test_nobody_is_seated_in_a_channel_that_he_may_not_see(here: Harness) -> None:
    ada, bruno, _ = here.people
    hidden = here.elsewhere().channel
    here.hide(hidden, ada)
    await call(ada, hidden, "seek", game="power", players=2)
    await seek(here, bruno, players=2)
    for one in (ada, bruno):
        await press(one, await asked(one), "Sit down")
    reads(await bruno.wait_for_dm("is open"), f"<#{here.channel.id}>")


@pytest.mark.long
async def test_quiet_hours_and_gathered_calls_are_kept(here: Harness) -> None:
    ada, bruno, _ = here.people
    people = here.bot.matches.people
    await people.set_times(ada.id, KnownPerson(0, zone="Etc/UTC", quiet_from=7 * 60, quiet_to=12 * 60))
    await people.set_calls(bruno.id, KnownPerson(bruno.id, gathers_every=2, gathers_from=8 * 60))
    for one in (ada, bruno):
        await seek(here, one, players=2)
    for one in (ada, bruno):
        assert (await asked(one)).message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    await here.goes_by(2 * 3600)
    told = await bruno.wait_for_dm("waits for your answer")
    reads(await press(bruno, told, "Look at the table"), "With you: **Ada**.")


@pytest.mark.long
async def test_a_role_is_called_once_for_open_seats_and_reaches_those_alone_who_have_it(here: Harness) -> None:
    ada, bruno, chen = here.people
    world, manager = here.playground.world, here.person("Manu", Permission.MANAGE_GUILD)
    hall, guild = here.elsewhere().channel, here.guild.id

    async def roles() -> Seen:
        return await press(manager, await call(manager, hall, "settings"), here.say("button-seat-roles"))

    reads(await roles(), here.say("seat-roles-none"))
    role = world.create_role(guild, "Power players", mentionable=True)
    secret = world.create_role(guild, "Staff")
    world.set_member(guild, bruno.id, roles=(role.id,))
    await here.stop()
    await here.start()
    page = await pick(manager, await roles(), "power", str(role.id))
    for game, wrong in (("power", secret), ("chess", role)):
        assert (await forge(manager, page, f"menu:seat-role:0:{game}", [str(wrong.id)])).text != page.text
    reads(await forge(ada, await call(ada, hall, "seek"), "button:seat-roles:0"), here.say("refused-not-a-manager"))
    await ada.slash(here.channel, "play", game="power")
    card = await bruno.wait_for(lambda: card_in(here, bruno))
    assert card.pings_me
    assert f"<@&{role.id}>" in card.text
    assert not chen.look_again(card).pings_me
    await chen.wait_for(lambda: [seen.id for seen in chen.sees(here.channel) if not seen.ephemeral] == [card.id])
    # It is called once, and within the hour for no other table.
    await press(chen, card, here.say("button-join"))
    assert f"<@&{role.id}>" not in bruno.look_again(card).text
    there = here.elsewhere()
    await chen.slash(there.channel, "play", game="power")
    assert not (await bruno.wait_for(lambda: card_in(there, bruno))).pings_me
    await here.goes_by(3600)
    other = here.elsewhere()
    await bruno.slash(other.channel, "play", game="verraeter")
    assert "<@&" not in (await ada.wait_for(lambda: card_in(other, ada))).text
