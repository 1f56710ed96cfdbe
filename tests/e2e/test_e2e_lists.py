"""Lists of tables on a clock that is moved: somebody's own, what waits longest first; a server's, in a channel."""

import asyncio

import pytest

from bot.delivery.table_lists import CALM, SOON
from bot.playground import CannotDo, Channel, Permission, Person, Seen
from bot.playground.wire import PATIENCE
from bot.playground.world import MessageFlag
from tests.e2e.harness import Harness
from tests.e2e.robots import asked, begin, call, join, make_move, next_board, open_table, reads, sit_down, talk
from tests.e2e.stored_matches import dice

HOUR = 3600


@pytest.mark.long
async def test_what_waits_longest_stands_first(here: Harness) -> None:
    other = here.at(here.elsewhere().channel, *here.people)
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
    for number, (line, place) in enumerate(zip(listed.text.splitlines(), (other, here), strict=True), 1):
        assert line.startswith(f"{number}. **Verräter** · <#{place.channel.id}>: you have to")


# The list that stands in a channel


class Hall:
    """A channel in which a moderator has put the list of tables."""

    def __init__(self, here: Harness, channel: Channel, manager: Person) -> None:
        self.here, self.channel, self.manager = here, channel, manager

    @classmethod
    async def open(cls, here: Harness, channel: Channel) -> "Hall":
        hall = cls(here, channel, here.person("Manu", Permission.MANAGE_GUILD))
        here.playground.world.set_overwrite(channel.id, hall.manager.user, allow=Permission.VIEW_CHANNEL)
        await hall.put()
        return hall

    async def put(self) -> None:
        await talk(self.manager, self.channel, ("/tables", "The list of tables stands"))

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


async def test_a_list_is_kept_up_to_date_where_managers_have_put_it_until_somebody_deletes_it(here: Harness) -> None:
    with pytest.raises(CannotDo):
        await here.people[0].slash(here.channel, "tables")
    hall, ada = await Hall.open(here, here.elsewhere().channel), here.people[0]
    (empty,) = hall.lists
    reads(empty, "No table is open.")
    put_at = here.clock.now()
    card = await open_table(here)
    await ada.wait_for_dm("You sit at the table")
    await here.goes_by(CALM)
    filled = await hall.reads("3 seats are free")
    assert filled.id == empty.id
    link = f"https://discord.com/channels/{here.guild.id}/{here.channel.id}/{card.id}"
    reads(filled, f"<#{here.channel.id}> · **Ada**", f"[sit down]({link})")
    edited = filled.message.edited_at
    assert edited is not None
    assert edited.timestamp() == put_at + CALM, "edited no sooner than that"
    (mover,) = asked(here, await begin(here, await join(here, card, *here.people[1:])))
    begun = int(here.clock.now())
    await here.goes_by(CALM)
    running = await hall.reads(f"Waiting for **{mover.user.display_name}** since <t:{begun}:f>.")
    reads(running, "**Ada**, **Bruno** and **Chen**")
    assert running.id == empty.id

    # An old list is posted anew in silence at the next change, also by a process that begins after that.
    await here.goes_by(HOUR)
    assert [seen.id for seen in hall.lists] == [running.id]
    await open_table(here.at(here.elsewhere().channel, *here.people))
    await here.stop()
    await here.goes_by(CALM)
    await here.start()
    await here.goes_by(SOON)
    new = await hall.reads("3 seats are free")
    assert new.id != running.id, "an old message cannot be edited as often"
    assert new.message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    await hall.manager.wait_for(lambda: [seen.id for seen in hall.lists] == [new.id])

    # One that is put again stands below and once; who deletes it does not want it any more.
    await hall.put()
    (below,) = hall.lists
    assert below.id > new.id
    here.playground.world.messages.delete(here.playground.application.id, hall.channel.id, below.id)
    await open_table(here.at(here.elsewhere().channel, *here.people))
    await here.goes_by(HOUR)
    await hall.is_forgotten()
    assert hall.lists == [], "nobody wants it any more"


async def test_a_list_tells_only_what_all_of_its_readers_may_see_and_is_forgotten_where_it_is_shut_out(
    here: Harness,
) -> None:
    world, ada = here.playground.world, here.people[0]
    secret = here.at(here.elsewhere().channel, *here.people)
    here.hide(secret.channel, *here.people)
    thread = here.at(world.start_thread(ada.id, here.channel.id, "Beside"), *here.people)
    hall, inside = await Hall.open(here, here.elsewhere().channel), await Hall.open(here, secret.channel)
    for place in (here, secret, thread):
        await open_table(place)
    await here.goes_by(CALM)
    outside = reads(await hall.reads(f"<#{here.channel.id}>"), f"<#{thread.channel.id}>")
    assert f"<#{secret.channel.id}>" not in outside.text
    reads(await inside.reads(f"<#{secret.channel.id}>"), f"<#{here.channel.id}>")
    here.hide(here.channel, *here.people)
    async with asyncio.timeout(PATIENCE):
        while "No table is open." not in hall.lists[0].text:  # the bot hears of it by the gateway, some time
            await here.goes_by(CALM)
            await asyncio.sleep(0.02)
    # A list that cannot be edited any more is forgotten.
    for shut in (hall.channel, secret.channel):
        world.set_overwrite(shut.id, here.playground.application, deny=Permission.VIEW_CHANNEL)
    await open_table(here.at(here.elsewhere().channel, *here.people[1:]))
    await here.goes_by(CALM)
    await hall.is_forgotten()
