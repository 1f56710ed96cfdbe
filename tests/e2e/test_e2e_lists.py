"""Lists of tables on a clock that is moved: somebody's own, what waits longest first; a server's, in a channel."""

import asyncio

import pytest

from bot.delivery.table_lists import CALM, SOON
from bot.playground import CannotDo, Channel, Permission, Person, Seen
from bot.playground.wire import PATIENCE
from bot.playground.world import MessageFlag
from tests.e2e.harness import Harness
from tests.e2e.robots import asked, begin, call, join, make_move, next_board, open_table, sit_down
from tests.e2e.stored_matches import dice

HOUR = 3600


@pytest.fixture
def here(later: Harness) -> Harness:
    """A harness whose clock stands still until it is moved."""
    return later


@pytest.mark.long
async def test_what_waits_longest_stands_first(here: Harness) -> None:
    other = here.elsewhere()
    other.people = here.people
    board = await sit_down(here)
    (waiting,) = asked(here, await sit_down(other))
    await here.goes_by(HOUR)
    chance = dice("longest")
    await make_move(here, asked(here, board)[0], board, chance)
    board = await next_board(here, board) or board
    while asked(here, board) != [waiting]:
        await make_move(here, asked(here, board)[0], board, chance)
        board = await next_board(here, board) or board
    listed = await call(waiting, here.channel, "matches")
    first, second = listed.text.splitlines()
    assert first.startswith(f"1. **Verräter** · <#{other.channel.id}>: you have to")
    assert second.startswith(f"2. **Verräter** · <#{here.channel.id}>: you have to")


# The list that stands in a channel


class Hall:
    """A channel in which a moderator has put the list of tables."""

    def __init__(self, here: Harness, channel: Channel, manager: Person) -> None:
        self.here, self.channel, self.manager = here, channel, manager

    @classmethod
    async def open(cls, here: Harness, channel: Channel | None = None) -> "Hall":
        hall = cls(here, channel or here.elsewhere().channel, here.person("Manu", Permission.MANAGE_GUILD))
        if channel is not None:
            here.playground.world.set_overwrite(channel.id, hall.manager.user, allow=Permission.VIEW_CHANNEL)
        assert "The list of tables stands" in (await call(hall.manager, hall.channel, "tables")).text
        return hall

    @property
    def lists(self) -> list[Seen]:
        return [seen for seen in self.manager.sees(self.channel) if seen.text.startswith("### Tables")]

    async def is_forgotten(self) -> None:
        """Wait until the bot keeps no list up to date any more."""
        await self.here.until_stored("SELECT 1 FROM cards")

    async def reads(self, text: str) -> Seen:
        def look() -> Seen | None:
            return next((seen for seen in self.lists if text in seen.text), None)

        return await self.manager.wait_for(look)


def hide(here: Harness, channel: Channel) -> None:
    """Let nobody see a channel but those who play, and the bot."""
    world = here.playground.world
    world.set_overwrite(channel.id, here.playground.application, allow=Permission.VIEW_CHANNEL)
    for person in here.people:
        world.set_overwrite(channel.id, person.user, allow=Permission.VIEW_CHANNEL)
    world.set_overwrite(channel.id, world.roles[here.guild.id], deny=Permission.VIEW_CHANNEL)


async def test_the_list_tells_where_seats_are_free_and_then_whom_a_match_waits_for(here: Harness) -> None:
    hall = await Hall.open(here)
    (empty,) = hall.lists
    assert "No table is open." in empty.text
    put_at = here.clock.now()
    card = await open_table(here)
    await here.people[0].wait_for_dm("You sit at the table")
    await here.goes_by(CALM)
    filled = await hall.reads("3 seats are free")
    assert filled.id == empty.id
    assert f"<#{here.channel.id}> · **Ada**" in filled.text
    assert f"[sit down](https://discord.com/channels/{here.guild.id}/{here.channel.id}/{card.id})" in filled.text
    edited = filled.message.edited_at
    assert edited is not None
    assert edited.timestamp() == put_at + CALM
    (mover,) = asked(here, await begin(here, await join(here, card, *here.people[1:])))
    begun = int(here.clock.now())
    await here.goes_by(CALM)
    name = mover.user.display_name
    running = await hall.reads(f"Waiting for **{name}** since <t:{begun}:f>.")
    assert "**Ada**, **Bruno** and **Chen**" in running.text
    assert running.id == empty.id


async def test_an_old_list_is_posted_anew_in_silence_at_the_next_change(here: Harness) -> None:
    hall = await Hall.open(here)
    (old,) = hall.lists
    await here.goes_by(HOUR)
    assert [seen.id for seen in hall.lists] == [old.id]
    await open_table(here)
    await here.goes_by(SOON)
    new = await hall.reads("3 seats are free")
    assert new.id != old.id
    assert new.message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    await hall.manager.wait_for(lambda: [seen.id for seen in hall.lists] == [new.id])


async def test_a_list_tells_only_what_all_of_its_readers_may_see(here: Harness) -> None:
    secret = here.elsewhere()
    secret.people = here.people
    hide(here, secret.channel)
    thread = here.elsewhere()
    world, ada = here.playground.world, here.people[0]
    thread.channel = world.start_thread(ada.id, here.channel.id, "Beside")
    thread.people = here.people
    hall, inside = await Hall.open(here), await Hall.open(here, secret.channel)
    for place in (here, secret, thread):
        await open_table(place)
    await here.goes_by(CALM)
    outside = await hall.reads(f"<#{here.channel.id}>")
    assert f"<#{thread.channel.id}>" in outside.text
    assert f"<#{secret.channel.id}>" not in outside.text
    told = await inside.reads(f"<#{secret.channel.id}>")
    assert f"<#{here.channel.id}>" in told.text
    hide(here, here.channel)
    async with asyncio.timeout(PATIENCE):
        while "No table is open." not in hall.lists[0].text:  # the bot hears of it by the gateway, some time
            await here.goes_by(CALM)
            await asyncio.sleep(0.02)


async def test_who_deletes_the_list_does_not_want_it_any_more(here: Harness) -> None:
    hall = await Hall.open(here)
    here.playground.world.messages.delete(here.playground.application.id, hall.channel.id, hall.lists[0].id)
    await open_table(here)
    await here.goes_by(HOUR)
    await hall.is_forgotten()
    assert hall.lists == []


async def test_a_list_that_cannot_be_edited_any_more_is_forgotten(here: Harness) -> None:
    hall = await Hall.open(here)
    denied = Permission.VIEW_CHANNEL
    here.playground.world.set_overwrite(hall.channel.id, here.playground.application, deny=denied)
    await open_table(here)
    await here.goes_by(CALM)
    await hall.is_forgotten()


@pytest.mark.long
async def test_a_list_survives_a_restart_and_is_brought_up_to_date_after_it(here: Harness) -> None:
    hall = await Hall.open(here)
    await open_table(here)
    await here.stop()
    await here.goes_by(CALM)
    await here.start()
    await here.goes_by(SOON)
    await hall.reads("3 seats are free")


async def test_a_list_that_is_put_again_stands_below_and_once(here: Harness) -> None:
    hall = await Hall.open(here)
    (first,) = hall.lists
    await call(hall.manager, hall.channel, "tables")
    (second,) = hall.lists
    assert second.id > first.id


async def test_only_who_may_manage_the_server_puts_a_list(here: Harness) -> None:
    with pytest.raises(CannotDo):
        await here.people[0].slash(here.channel, "tables")
