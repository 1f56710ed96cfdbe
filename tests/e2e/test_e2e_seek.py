"""Finding a table over the loopback server, by pressing: seek, meet, say yes or no, sleep, and play."""

import pytest

from bot.delivery.table_lists import CALM
from bot.matches.types import Times
from bot.playground import Permission, Person, Seen
from bot.playground.world import MessageFlag
from bot.store import KnownPerson
from tests.e2e.harness import Harness
from tests.e2e.robots import answered, boards, call, card_in, labels, pick, press

DAY = 24 * 3600


@pytest.fixture
def here(later: Harness) -> Harness:
    """A harness whose clock stands still until it is moved."""
    return later


async def seek(here: Harness, person: Person, game: str = "power", **wish: object) -> Seen:
    return await call(person, here.channel, "seek", game=game, **wish)


async def block(here: Harness, person: Person, other: Person) -> Seen:
    return await answered(person, await person.slash(here.channel, "block", person=other))


async def asked(person: Person) -> Seen:
    """Wait for the question whether somebody takes a seat."""
    return await person.wait_for_dm("A table for")


async def until_reads(person: Person, message: Seen, text: str) -> Seen:
    def look() -> Seen | None:
        seen = person.look_again(message)
        return seen if text in seen.text else None

    return await person.wait_for(look)


async def test_a_table_is_proposed_to_all_privately_and_begins_once_all_have_said_yes(here: Harness) -> None:
    ada, bruno, _ = here.people
    first = await seek(here, ada, players=2)
    assert first.ephemeral
    assert "One more is missing for Power with 2 players, a day for a turn." in first.text
    assert labels(first) == {"Learn this game", "Play against the computer", "Seek no more"}
    assert (
        await call(bruno, here.channel, "seek")
    ).text == "You seek no table here. Type /seek with a game to be proposed one."
    await seek(here, bruno)
    mine, theirs = await asked(ada), await asked(bruno)
    assert "With you: **Bruno**." in mine.text
    assert "2 players, a day for a turn." in theirs.text
    assert labels(mine) == {"Sit down", "Make room"}
    await press(ada, mine, "Sit down")
    said = await until_reads(ada, mine, "You have said yes.")
    assert labels(said) == {"Make room"}
    await until_reads(bruno, theirs, "1 of 2 has said yes.")
    assert boards(here, ada) == []
    await press(bruno, theirs, "Sit down")
    opened = await ada.wait_for_dm("Your table for Power is open")
    assert f"<#{here.channel.id}>" in opened.text
    await ada.wait_for(lambda: boards(here, ada))
    assert "Seek no more" not in labels(await call(ada, here.channel, "seek"))


async def test_who_makes_room_is_followed_by_the_next_and_the_first_yes_stands(here: Harness) -> None:
    ada, bruno, chen = here.people
    for one in here.people:
        await seek(here, one, players=2)
    await press(ada, await asked(ada), "Sit down")
    theirs = await asked(bruno)
    await press(bruno, theirs, "Make room")
    left = await until_reads(bruno, theirs, "You have made room")
    assert labels(left) == set()
    await until_reads(ada, await ada.wait_for_dm("A table for"), "With you: **Chen**.")
    theirs = await asked(chen)
    await press(chen, theirs, "Sit down")
    await chen.wait_for_dm("is open")
    assert "You seek no table here." in (await call(bruno, here.channel, "seek")).text


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
    forged = await press(chen, called, here.say("button-seek-again"))
    assert forged.text == here.say("button-unknown")
    for person, message in ((ada, told), (bruno, called)):
        again = await press(person, message, here.say("button-seek-again"))
        assert "again. /seek says there what is missing." in again.text
        assert "It stands until" in (await call(person, here.channel, "seek")).text
    await ada.wait_for(lambda: not labels(ada.look_again(told)))
    assert len(ada.dms) == 1
    await bruno.wait_for(lambda: called.id not in {one.id for one in bruno.sees(here.channel)})


@pytest.mark.long
async def test_blocks_are_private_and_keep_people_apart(here: Harness) -> None:
    ada, bruno, chen = here.people
    done = await block(here, ada, bruno)
    assert done.ephemeral
    assert "**Bruno** and you are not seated together" in done.text
    await seek(here, ada, players=2)
    apart = await seek(here, bruno, players=2)
    assert "One more is missing" in apart.text
    await seek(here, chen, players=2)
    assert "**Chen**" in (await asked(ada)).text
    assert bruno.dms == []
    gone = await pick(ada, done, "block-end", "Bruno")
    assert "Nobody." in gone.text
    assert "You cannot choose yourself." in (await block(here, ada, ada)).text


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
    sat = await press(chen, listed, "Join Ada: Verräter")
    assert sat.ephemeral
    assert f"<#{here.channel.id}>" in sat.text
    too = await press(chen, listed, "Seek Power too")
    assert too.ephemeral
    await asked(chen)
    await asked(bruno)


@pytest.mark.long
async def test_whom_direct_messages_do_not_reach_is_called_where_he_asked(here: Harness) -> None:
    ada, bruno, chen = here.people
    bruno.close_dms()
    for one in (ada, bruno):
        await seek(here, one, players=2)
    called = await bruno.wait_for_message(here.channel, "a table for Power waits for your answer")
    assert called.pings_me
    assert "Ada" not in called.text
    assert "call you in this channel" in (await call(bruno, here.channel, "seek", game="verraeter")).text
    await seek(here, bruno, players=2)
    called = await bruno.wait_for_message(here.channel, "a table for Power waits for your answer", after=called.id)
    forged = await press(chen, called, "Look at the table")
    assert forged.text == here.say("button-unknown")
    mine = await press(bruno, called, "Look at the table")
    assert mine.ephemeral
    await press(ada, await asked(ada), "Sit down")
    await press(bruno, mine, "Sit down")
    await bruno.wait_for_message(here.channel, "your table for Power is open")
    await bruno.wait_for(lambda: called.id not in {one.id for one in bruno.sees(here.channel)})


@pytest.mark.long
async def test_nobody_is_seated_in_a_channel_that_he_may_not_see(here: Harness) -> None:
    ada, bruno, _ = here.people
    hidden, world = here.elsewhere().channel, here.playground.world
    for user in (here.playground.application, ada.user):
        world.set_overwrite(hidden.id, user, allow=Permission.VIEW_CHANNEL)
    world.set_overwrite(hidden.id, world.roles[here.guild.id], deny=Permission.VIEW_CHANNEL)
    await call(ada, hidden, "seek", game="power", players=2)
    await seek(here, bruno, players=2)
    for one in (ada, bruno):
        await press(one, await asked(one), "Sit down")
    assert f"<#{here.channel.id}>" in (await bruno.wait_for_dm("is open")).text


@pytest.mark.long
async def test_who_has_to_bring_something_finds_a_card(here: Harness) -> None:
    ada, bruno, _ = here.people
    for one in (ada, bruno):
        await seek(here, one, game="guardians")
    for one in (ada, bruno):
        await press(one, await asked(one), "Sit down")
    await ada.wait_for_dm("is open")
    card = await ada.wait_for(lambda: card_in(here, ada))
    assert "**Bruno**" in card.text


@pytest.mark.long
async def test_quiet_hours_and_gathered_calls_are_kept(here: Harness) -> None:
    ada, bruno, _ = here.people
    people = here.bot.matches.people
    await people.set_times(ada.id, Times(zone="Etc/UTC", quiet_from=7 * 60, quiet_to=12 * 60))
    await people.set_calls(bruno.id, KnownPerson(bruno.id, gathers_every=2, gathers_from=8 * 60))
    for one in (ada, bruno):
        await seek(here, one, players=2)
    for one in (ada, bruno):
        assert (await asked(one)).message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    await here.goes_by(2 * 3600)
    told = await bruno.wait_for_dm("waits for your answer")
    again = await press(bruno, told, "Look at the table")
    assert "With you: **Ada**." in again.text


@pytest.mark.long
async def test_who_may_not_write_there_is_told_so_and_not_put_on_the_list(here: Harness) -> None:
    ada = here.people[0]
    hall = here.elsewhere().channel
    here.playground.world.set_overwrite(hall.id, ada.user, deny=Permission.SEND_MESSAGES)
    refused = await call(ada, hall, "seek", game="power")
    assert "You lack permissions in this channel" in refused.text
    assert "You seek no table here." in (await call(ada, here.channel, "seek")).text


@pytest.mark.long
async def test_a_role_is_called_once_for_open_seats_and_reaches_those_alone_who_have_it(here: Harness) -> None:
    ada, bruno, chen = here.people
    world, manager = here.playground.world, here.person("Manu", Permission.MANAGE_GUILD)
    hall, guild = here.elsewhere().channel, here.guild.id

    async def roles() -> Seen:
        return await press(manager, await call(manager, hall, "settings"), here.say("button-seat-roles"))

    assert here.say("seat-roles-none") in (await roles()).text
    role = world.create_role(guild, "Power players", mentionable=True)
    secret = world.create_role(guild, "Staff")
    world.set_member(guild, bruno.id, roles=(role.id,))
    await here.stop()
    await here.start()
    page = await pick(manager, await roles(), "power", str(role.id))
    for forged in ("menu:seat-role:0:power", "menu:seat-role:0:chess"):
        values = [str(secret.id if "power" in forged else role.id)]
        refused = await answered(manager, await manager.forge_choose(page, forged, values))
        assert refused.text != page.text
    not_his = await answered(ada, await ada.forge_click("button:seat-roles:0", await call(ada, hall, "seek")))
    assert here.say("refused-not-a-manager") in not_his.text
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
