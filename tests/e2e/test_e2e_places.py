"""Where a table can stand: text channels are not the only places in which people write."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.matches.types import Refused
from bot.playground import Channel, Permission
from bot.playground.world import ChannelType
from cogs.lobby.threads import tag_for
from render.presenter import presenter_of
from tests.e2e.harness import Harness
from tests.e2e.robots import begin, call, card_in, join, labels, open_table, pick, press, reads, talk

pytestmark = pytest.mark.asyncio(loop_scope="module")

IN_A_THREAD = "Play in a thread of its own"
WAYS = {ChannelType.ANNOUNCEMENT: IN_A_THREAD, ChannelType.FORUM: "Open a post in forum"}
PLACES = [ChannelType.VOICE, ChannelType.STAGE, ChannelType.ANNOUNCEMENT, ChannelType.FORUM, ChannelType.MEDIA]


def place_of(here: Harness, kind: ChannelType) -> Channel:
    """Make a channel in which people write; of a forum that is a post."""
    world = here.playground.world
    channel = world.create_channel(here.guild.id, kind.name.lower(), type=kind)
    if channel.takes_messages:
        return channel
    return world.start_thread(here.people[1].id, channel.id, "Who plays?", first={"content": "I would."})


@pytest.mark.parametrize("kind", PLACES, ids=lambda kind: kind.name.lower())
async def test_a_match_is_played_wherever_people_write_and_has_a_thread_where_there_are_any(
    kind: ChannelType, here: Harness
) -> None:
    ada, bruno, chen = here.people
    here.channel = place_of(here, kind)
    board = await begin(here, await join(here, await open_table(here), bruno, chen))
    assert board.pictures
    taken = await call(bruno, here.channel, "play", game="verraeter")
    assert labels(taken) == ({WAYS[kind]} if kind in WAYS else set())
    manager = here.person("Mo", Permission.MANAGE_GUILD)
    await call(manager, here.channel, "tables")
    await ada.wait_for_message(here.channel, here.say("tables-title"))
    practice = await call(chen, here.channel, "practice", game="verraeter")
    if kind not in WAYS:
        assert practice.text == here.say("refused-no-practice-here")
        return
    assert "The table stands in" in practice.text
    await press(bruno, taken, WAYS[kind])
    parent = here.channel.parent_id or here.channel.id
    threads = [one for one in here.playground.world.threads_of(here.guild.id) if one.parent_id == parent]
    beside = [one for one in threads if one.id != here.channel.id]
    assert [one.name for one in beside] == ["Verräter · Chen", "Verräter · Bruno"]
    inside = here.at(beside[-1], bruno, ada, chen)
    card = await bruno.wait_for(lambda: card_in(inside, bruno))
    assert (await begin(inside, await join(inside, card, ada, chen))).channel_id == inside.channel.id


async def test_beside_a_voice_channel_the_bot_needs_to_be_let_in(here: Harness) -> None:
    here.channel = place_of(here, ChannelType.VOICE)
    here.playground.world.set_overwrite(here.channel.id, here.playground.application, deny=Permission.CONNECT)
    reads(await call(here.people[0], here.channel, "play", game="verraeter"), "Connect")


async def test_a_server_allows_matches_in_every_kind_of_channel_that_can_hold_them(here: Harness) -> None:
    manager = here.person("Manu", Permission.MANAGE_GUILD)
    world, (ada, bruno, _) = here.playground.world, here.people
    settings = await call(manager, here.channel, "settings")
    post = place_of(here, ChannelType.FORUM)
    assert post.parent_id is not None
    allowed = [here.playground.world.channel(post.parent_id), place_of(here, ChannelType.VOICE)]
    try:
        await pick(manager, settings, "channels", *allowed)
        refused = reads(await call(ada, here.channel, "play", game="verraeter"), "cannot be started")
        assert labels(refused) == {"Open a post in forum"}
        world.set_overwrite(post.parent_id, bruno.user, deny=Permission.VIEW_CHANNEL)
        assert not labels(await call(bruno, here.channel, "play", game="verraeter"))
        world.set_overwrite(post.parent_id, ada.user, deny=Permission.SEND_MESSAGES)
        await talk(ada, refused, ("Open a post in forum", "Create Posts"), ("/seek", {"game": "power"}, "Create Posts"))
        for person in (ada, bruno):
            world.set_overwrite(post.parent_id, person.user)
            await call(person, here.channel, "seek", game="power", players=2)
        for person in (ada, bruno):
            await press(person, await person.wait_for_dm("A table for"), "Sit down")
        opened = await ada.wait_for_dm("Your table for Power is open")
        sought = next(one for one in world.threads_of(here.guild.id) if f"<#{one.id}>" in opened.text)
        assert (sought.name, sought.parent_id) == ("A table for Power", post.parent_id)
        await press(ada, refused, "Open a post in forum")
        here.channel = next(one for one in world.threads_of(here.guild.id) if one.name == "Verräter · Ada")
        card = await ada.wait_for(lambda: card_in(here, ada))
        assert card.id == here.channel.id
        here.channel = post
        reads(await open_table(here), "**Ada** (host)")
    finally:
        await pick(manager, settings, "channels")


async def test_a_post_has_the_tag_that_is_called_like_its_game_and_none_that_only_moderators_give() -> None:
    power, flags = presenter_of("power"), SimpleNamespace(require_tag=False)
    tags = [discord.ForumTag(name="Other"), discord.ForumTag(name="power", moderated=True)]
    forum: Any = SimpleNamespace(id=7, available_tags=tags, flags=flags)
    assert tag_for(forum, power) == []
    flags.require_tag = True
    with pytest.raises(Refused, match="refused-no-tag"):
        tag_for(forum, power)
    tags.append(discord.ForumTag(name="POWER"))
    assert tag_for(forum, power) == tags[2:]
