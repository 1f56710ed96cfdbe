"""Every route that a bot uses answers as the published description says; the fixture's last line checks it."""

import asyncio

import discord
import pytest

from bot.playground import Permission
from tests.playground.harness import ask
from tests.playground.sample_bot import picture
from tests.playground.scene import Scene

BUILDERS = Permission.VIEW_CHANNEL | Permission.MANAGE_CHANNELS


async def place_of(scene: Scene) -> discord.TextChannel:
    """Ask for the channel, whatever the library knows of it."""
    found = await scene.bot.fetch_channel(scene.channel.id)
    assert isinstance(found, discord.TextChannel)
    return found


async def test_who_the_bot_is(scene: Scene) -> None:
    info = await scene.bot.application_info()
    assert (info.name, info.owner.name) == ("SampleBot", "samplebotowner")


async def test_the_server_its_roles_and_members(scene: Scene) -> None:
    guild = await scene.bot.fetch_guild(scene.guild.id, with_counts=False)
    assert [role.name for role in guild.roles] == ["@everyone", "SampleBot"]
    assert (await guild.fetch_member(scene.ada.id)).display_name == "Ada"


async def test_messages_are_answered_and_deleted(scene: Scene) -> None:
    place = await place_of(scene)
    sent = await place.send("The board", file=picture())
    reply = await sent.reply("Answered")
    fetched = await place.fetch_message(reply.id)
    assert isinstance(fetched.reference and fetched.reference.resolved, discord.Message)
    await sent.delete()
    assert [message.id async for message in place.history()] == [reply.id]


async def test_threads_are_started_listed_joined_and_archived(scene: Scene) -> None:
    place, guild = await place_of(scene), await scene.bot.fetch_guild(scene.guild.id, with_counts=False)
    sent = await place.send("The board")
    public = await sent.create_thread(name="Match 1", auto_archive_duration=10080)
    private = await place.create_thread(name="Match 2", type=discord.ChannelType.private_thread)
    await private.add_user(discord.Object(scene.ada.id))
    assert scene.ada.id in scene.playground.world.viewers(private.id)
    assert {thread.name for thread in await guild.active_threads()} == {"Match 1", "Match 2"}
    await public.edit(archived=True)
    assert {thread.name for thread in await guild.active_threads()} == {"Match 2"}
    assert scene.ada.sees(sent.channel.id)


async def test_channels_are_renamed_only_with_the_permission(scene: Scene) -> None:
    with pytest.raises(discord.Forbidden):
        await (await place_of(scene)).edit(name="table")
    role = scene.playground.world.create_role(scene.guild.id, "builders", BUILDERS)
    bot_id = scene.playground.application.bot_id
    scene.playground.world.set_member(scene.guild.id, bot_id, roles=(role.id,))
    await (await place_of(scene)).edit(name="table")
    assert scene.playground.world.channel(scene.channel.id).name == "table"


async def test_an_avatar_that_nobody_uploaded_is_a_picture(scene: Scene) -> None:
    guild = await scene.bot.fetch_guild(scene.guild.id, with_counts=False)
    assert (await (await guild.fetch_member(scene.ada.id)).display_avatar.read()).startswith(b"\x89PNG")


async def test_a_route_that_is_not_there_is_logged_and_refused(scene: Scene) -> None:
    answer = await ask(scene.playground, "GET", "/nowhere", token="")
    assert (answer.status, answer.body["message"]) == (404, "404: Not Found")
    assert str(scene.playground.requests[-1]) == "GET /nowhere 404"
    assert [breach.rule for breach in scene.playground.take_breaches()] == ["operation"]


async def test_a_route_that_the_platform_has_and_the_playground_has_not_is_a_breach(scene: Scene) -> None:
    with pytest.raises(discord.NotFound):
        await scene.bot.http.request(discord.http.Route("GET", f"/guilds/{scene.guild.id}/webhooks"))
    assert [breach.rule for breach in scene.playground.take_breaches()] == ["not-modelled"]


async def test_a_client_that_dies_in_the_middle_of_a_request_leaves_no_trace(scene: Scene) -> None:
    _, _, address = scene.playground.cdn_url.partition("//")
    host, _, port = address.partition(":")
    _, writer = await asyncio.open_connection(host, int(port))
    head = f"POST /api/v10/channels/{scene.channel.id}/messages HTTP/1.1\r\nHost: {address}\r\n"
    writer.write(f"{head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{".encode())
    await writer.drain()
    before = len(scene.playground.requests)
    writer.transport.abort()
    await scene.playground.until(lambda: len(scene.playground.requests) > before)
    assert scene.playground.requests[-1].status is None
    assert scene.ada.sees(scene.channel) == []


async def test_a_body_that_is_no_json_is_refused(scene: Scene) -> None:
    answer = await ask(scene.playground, "POST", f"/channels/{scene.channel.id}/messages", "{")
    assert (answer.status, answer.body["code"]) == (400, 50109)


NUMBER = "9" * 5000


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", f"/channels/{NUMBER}"),
        ("GET", f"/channels/{'9' * 20}"),
        ("GET", f"/channels/{{channel}}/messages?before={NUMBER}"),
        ("GET", f"/channels/{{channel}}/messages?limit={NUMBER}"),
        ("PATCH", f"/channels/{{channel}}/messages/{NUMBER}"),
        ("POST", f"/interactions/{NUMBER}/x/callback"),
        ("DELETE", f"/webhooks/{NUMBER}/x/messages/{NUMBER}"),
    ],
)
async def test_a_number_of_thousands_of_digits_is_refused(scene: Scene, method: str, path: str) -> None:
    body = None if method in ("GET", "DELETE") else {"content": "x"}
    answer = await ask(scene.playground, method, path.format(channel=scene.channel.id), body)
    assert 400 <= answer.status < 500
    assert not [breach for breach in scene.playground.take_breaches() if breach.rule == "crash"]


@pytest.mark.parametrize(
    "body",
    [
        "[" * 100_000,
        '{"content":' + "[" * 100_000,
        '{"embeds":' + "[" * 900 + "]" * 900 + "}",
        '{"content":"x","nonce":' + NUMBER + "}",
        '{"content":"\\ud800"}',
        '{"content":"x","message_reference":{"message_id":"' + NUMBER + '"}}',
        '{"content":"x","allowed_mentions":{"users":["' + NUMBER + '"]}}',
        '{"content":"x","attachments":[{"id":"' + NUMBER + '"}]}',
    ],
    ids=lambda body: body[:30],
)
async def test_a_body_that_nobody_can_mean_is_refused(scene: Scene, body: str) -> None:
    answer = await ask(scene.playground, "POST", f"/channels/{scene.channel.id}/messages", body)
    assert answer.status == 400
    assert not [breach for breach in scene.playground.take_breaches() if breach.rule == "crash"]


async def test_a_mention_of_thousands_of_digits_is_no_mention(scene: Scene) -> None:
    scene.ada.say(scene.channel, f"<@{NUMBER[:1900]}>")
