"""The sealed order of the day over the loopback server: turned on, answered, opened and looked at by pressing."""

import asyncio
import json
import random

import pytest

from bot.games.registry import house_games
from bot.matches.daily.positions import house_positions
from bot.matches.thoughts import Thoughts
from bot.playground import Channel, Permission, Person, Seen
from bot.playground.wire import PATIENCE
from tests.databases import rows
from tests.e2e.harness import Harness
from tests.e2e.robots import answered, call, choose, forge, labels, pick, press, reads, talk
from tests.e2e.stored_matches import dice
from tests.matches.harness import Beginner

pytestmark = pytest.mark.long


class Hall:
    """A channel in which the sealed order of the day is asked, and whoever turned it on."""

    def __init__(self, here: Harness) -> None:
        self.here = here
        self.manager = here.person("Manu", Permission.MANAGE_GUILD | Permission.MANAGE_MESSAGES)

    @classmethod
    async def open(cls, here: Harness) -> "Hall":
        """Turn it on; computers think fast."""
        here.bot.matches.keeper.thoughts = Thoughts(Beginner())
        hall, on = cls(here), (here.say("button-daily-on"), f"<#{here.channel.id}>")
        await talk(hall.manager, await hall.settings(here.channel), on)
        return hall

    async def settings(self, channel: Channel | None = None) -> Seen:
        there = channel or self.here.elsewhere().channel
        return await talk(self.manager, there, ("/settings",), (self.here.say("button-daily-settings"),))

    async def until_opened(self) -> None:
        """Let time go by until the latest order is to be opened."""
        order = await self.here.bot.daily.latest(self.here.guild.id)
        await self.here.goes_by(order.row.opens_at - self.here.clock.now() + 60)

    def posts(self, label: str) -> list[Seen]:
        found = self.manager.sees(self.here.channel)
        return [seen for seen in found if not seen.ephemeral and label in labels(seen)]

    async def question(self, number: int = 1) -> Seen:
        """Wait for the post that asks; those of earlier days have lost their buttons."""
        label = self.here.say("button-daily-answer")

        def look() -> Seen | None:
            asked = self.posts(label)
            return asked[-1] if len(asked) == 1 and len(self.opened) == number - 1 else None

        return await self.manager.wait_for(look)

    @property
    def opened(self) -> list[Seen]:
        return self.posts(self.here.say("button-daily-mine"))

    async def opening(self, number: int) -> Seen:
        def look() -> Seen | None:
            return self.opened[-1] if len(self.opened) == number else None

        return await self.manager.wait_for(look)

    async def closed(self, question: Seen) -> Seen:
        """Wait until the post that asked leads to what came out."""
        label = self.here.say("button-daily-opened")

        def look() -> Seen | None:
            seen = self.manager.look_again(question)
            return seen if labels(seen) == {label} else None

        return await self.manager.wait_for(look)


def ids(panel: Seen, verb: str) -> list[str]:
    return [one.custom_id for one in panel.buttons if one.custom_id and f":daily-{verb}:" in one.custom_id]


async def answer(person: Person, question: Seen, chance: random.Random) -> Seen:
    """Choose one thing after the other, anything, until there is an answer, and seal it."""
    panel = await press(person, question, "Answer in private")
    for _ in range(80):
        if sealing := ids(panel, "seal"):
            return await answered(person, await person.click(panel, chance.choice(sealing)))
        wanted = chance.choice([*(menu.custom_id for menu in panel.selects), *ids(panel, "push")])
        if wanted.startswith("button:"):
            panel = await answered(person, await person.click(panel, wanted))
        else:
            panel = await choose(person, panel, wanted, chance)
    raise AssertionError(panel.text)


async def test_what_stands_below_the_question_leads_on_and_forged_presses_lead_nowhere(here: Harness) -> None:
    hall = await Hall.open(here)
    ada, question = here.people[0], await hall.question()
    for key in ("button-daily-minute", "button-daily-learn", "button-board-text"):
        await press(ada, question, here.say(key))
    reads(await press(ada, question, here.say("button-daily-practise")), "<#")
    order = await here.bot.daily.latest(here.guild.id)
    number = order.row.id
    for verb in ("answer", "text", "mine", "practise"):
        reads(await forge(ada, question, f"button:daily-{verb}:0:{number + 1}"), here.say("refused-daily-unknown"))
    for written in ("answer:0", "answer:0:x", f"push:0:a:b:{number}", f"seal:0:a:9:{number}", f"sign:0:maybe:{number}"):
        await forge(ada, question, f"button:daily-{written}")
    for written in ("settings:0", "on:0", "off:0"):
        reads(await forge(ada, question, f"button:daily-{written}"), here.say("refused-not-a-manager"))
    assert await here.bot.daily.server(here.guild.id) is not None
    elsewhere = here.playground.guild("Elsewhere", locale="en-US")
    stranger = here.playground.person("Gil", elsewhere)
    assert order.position.key in house_positions()
    assert stranger.id not in {reader for one in here.wire.parcels for reader in one.readers}


@pytest.mark.parametrize("game", house_games().keys())
async def test_what_came_out_is_looked_at_by_whoever_has_answered_and_the_week_by_everybody(
    here: Harness, game: str
) -> None:
    ada, bruno, chen = here.people
    positions = {key: one for key, one in house_positions().items() if one.game == game}
    here.bot.daily._positions = lambda: positions
    reads(await call(ada, here.channel, "daily"), here.say("refused-daily-none"))
    hall = await Hall.open(here)
    question = await hall.question()
    since = len(here.wire.parcels)
    for person in (ada, bruno):
        sealed = await answer(person, question, dice(f"{game} {person.user.display_name}"))
        await press(person, sealed, here.say("button-daily-sign"))
    assert {one.readers for one in here.wire.parcels[since:]} <= {frozenset({ada.id}), frozenset({bruno.id})}
    order = await here.bot.daily.latest(here.guild.id)
    await hall.until_opened()
    opened = await hall.opening(1)
    assert here.say("daily-answered", count=2, ways=2) in opened.text or "all of them the same" in opened.text
    assert opened.pictures
    ((result,),) = rows(here.database, "SELECT result FROM daily_orders WHERE id = ?", order.row.id)
    assert ("Boldest: " in opened.text) == (json.loads(result)["boldest"] is not None)
    mine = reads(await press(ada, opened, here.say("button-daily-mine")), here.say("daily-streak", count=1))
    worlds = here.say("button-daily-worlds")
    if worlds in labels(mine):
        reads(await press(ada, mine, worlds), here.say("daily-worlds", name="**?**")[:20])
    else:
        assert game != "power"
        assert here.say("daily-mine-alone", name="**?**")[:40] in mine.text
    reads(await press(chen, opened, here.say("button-daily-mine")), here.say("daily-mine-none"))
    await hall.closed(question)
    reads(await forge(ada, question, f"button:daily-answer:0:{order.row.id}"), here.say("refused-daily-late"))
    week = (await call(chen, here.channel, "daily")).text
    for user, points in rows(here.database, "SELECT user_id, points FROM daily_answers"):
        name = next(f"**{one.user.display_name}**" for one in here.people if one.id == user)
        assert here.say("daily-week-line", name=name, points=points, count=1) in week


async def test_a_channel_that_is_gone_is_asked_nothing_more_and_the_settings_say_so(here: Harness) -> None:
    hall = await Hall.open(here)
    question = await hall.question()
    # A post that was deleted holds up nothing.
    hall.manager.delete(question)
    await hall.until_opened()
    reads(await hall.opening(1), here.say("daily-answered", count=0, ways=0))
    await hall.question(2)
    here.playground.world.delete_channel(here.channel.id)
    await hall.until_opened()
    await here.until_stored("SELECT stopped, next_at FROM daily_servers", ("daily-stopped-gone", None))
    page = reads(await hall.settings(), here.say("daily-stopped-gone"))
    await press(hall.manager, page, here.say("button-daily-off"))
    await here.until_stored("SELECT * FROM daily_servers")


async def test_a_manager_chooses_hour_and_channel_and_what_is_open_stays_where_it_is(here: Harness) -> None:
    hall, elsewhere = await Hall.open(here), here.elsewhere().channel
    await hall.question()
    page = await pick(hall.manager, await hall.settings(), "daily-hour", "20")
    page = await pick(hall.manager, page, "daily-channel", elsewhere)
    server = await here.bot.daily.server(here.guild.id)
    assert server is not None
    assert (server.channel_id, server.hour) == (elsewhere.id, 20)
    order = await here.bot.daily.latest(here.guild.id)
    assert server.next_at is not None
    assert server.next_at >= order.row.opens_at
    await here.goes_by(server.next_at - here.clock.now() + 1)
    await hall.opening(1)
    await hall.manager.wait_for(lambda: [seen for seen in hall.manager.sees(elsewhere) if seen.pictures])
    reads(await forge(hall.manager, page, "menu:daily-hour:0", ["24"]), here.say("button-unknown"))


async def test_orders_can_be_typed_and_what_cannot_be_read_is_named(here: Harness) -> None:
    ada = here.people[0]
    power = {key: one for key, one in house_positions().items() if one.game == "power" and one.seats == 4}
    here.bot.daily._positions = lambda: power
    hall = await Hall.open(here)
    typed = (here.say("button-type"), {"text": "nonsense"}, "nonsense")
    panel = await talk(ada, await hall.question(), (here.say("button-daily-answer"),), typed)
    assert "nonsense" not in (await press(ada, panel, here.say("button-start-over"))).text


async def test_a_channel_in_which_nobody_lets_the_bot_write_for_a_day_is_asked_nothing_more(here: Harness) -> None:
    hall = await Hall.open(here)
    await hall.question()
    world, bot = here.playground.world, here.playground.application
    world.set_overwrite(here.channel.id, bot, deny=Permission.SEND_MESSAGES)
    await hall.until_opened()
    await here.until_stored("SELECT count(*) FROM daily_orders WHERE attempts > 0", (2,))
    assert hall.opened == []
    # Once it may write again, what was held up is posted, within an hour of which none is given back.
    world.set_overwrite(here.channel.id, bot)
    async with asyncio.timeout(PATIENCE):
        while not hall.opened:
            await here.goes_by(600)
            await asyncio.sleep(0.1)
    await hall.question(2)
    world.set_overwrite(here.channel.id, bot, deny=Permission.SEND_MESSAGES)
    for _ in range(2):
        await hall.until_opened()
        await here.until_stored("SELECT count(*) FROM daily_orders WHERE opened_at IS NULL AND attempts > 0", (1,))
        await hall.until_opened()
    await here.until_stored("SELECT stopped, next_at FROM daily_servers", ("daily-stopped-help", None))
    reads(await hall.settings(), here.say("daily-stopped-help"))
