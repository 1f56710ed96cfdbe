"""The gateway seen by a client that is no library: order, intents, close codes."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.playground import Intent, Permission
from bot.playground.world import NOTHING
from tests.playground.harness import Harbour, open_harbour, open_wire


@pytest.fixture
async def scene() -> AsyncIterator[Harbour]:
    async with open_harbour() as harbour:
        yield harbour


async def test_a_session_begins_with_hello_ready_and_the_guilds(scene: Harbour) -> None:
    async with open_wire(scene.playground) as wire:
        ready = await wire.identify(scene.playground.token)
        assert ready["t"] == "READY"
        assert ready["d"]["guilds"] == [{"id": str(scene.guild.id), "unavailable": True}]
        guild = await wire.receive()
        assert (guild["t"], guild["d"]["name"], guild["s"]) == ("GUILD_CREATE", "Harbour", 2)
        await wire.send(1, 2)
        assert (await wire.receive())["op"] == 11


async def test_frames_are_really_compressed_for_a_client_that_asks(scene: Harbour) -> None:
    async with open_wire(scene.playground, "?v=10&encoding=json&compress=zlib-stream") as wire:
        assert (await wire.identify(scene.playground.token))["t"] == "READY"


async def test_without_the_members_intent_only_the_bot_is_told_among_the_members(scene: Harbour) -> None:
    async with open_wire(scene.playground) as wire:
        await wire.identify(scene.playground.token)
        told = (await wire.receive())["d"]
        assert [member["user"]["username"] for member in told["members"]] == ["samplebot"]
        assert told["member_count"] == 3
        scene.ada.leave(scene.guild)
        scene.playground.world.set_channel(scene.channel.id, name="table")
        assert await wire.names("CHANNEL_UPDATE") == ["CHANNEL_UPDATE"]


async def test_with_the_members_intent_leaving_is_told(scene: Harbour) -> None:
    world = scene.playground.world
    app = world.create_application("Warden", granted=Intent.GUILD_MEMBERS)
    world.add_bot(scene.guild.id, app.id)
    async with open_wire(scene.playground) as wire:
        await wire.identify(app.token, int(Intent.GUILDS | Intent.GUILD_MEMBERS))
        await wire.receive()
        scene.ada.leave(scene.guild)
        left = await wire.receive()
        assert (left["t"], left["d"]["user"]["id"]) == ("GUILD_MEMBER_REMOVE", str(scene.ada.id))


async def test_what_happens_in_a_server_is_told_to_the_bots_in_it(scene: Harbour) -> None:
    world = scene.playground.world
    async with open_wire(scene.playground) as wire:
        await wire.identify(scene.playground.token)
        await wire.receive()
        said = scene.ada.say(scene.channel, "hello")
        scene.ada.delete(said)
        thread = world.start_thread(scene.ada.id, scene.channel.id, "Match 1")
        world.change_channel_as(scene.ada.id, thread.id, {"archived": True})
        world.delete_channel(scene.channel.id)
        assert await wire.names("CHANNEL_DELETE") == [
            "MESSAGE_CREATE",
            "MESSAGE_DELETE",
            "THREAD_CREATE",
            "MESSAGE_CREATE",
            "THREAD_UPDATE",
            "THREAD_DELETE",
            "CHANNEL_DELETE",
        ]


async def test_what_is_said_in_a_hidden_channel_is_not_told(scene: Harbour) -> None:
    async with open_wire(scene.playground) as wire:
        await wire.identify(scene.playground.token)
        await wire.receive()
        scene.deny(Permission.VIEW_CHANNEL)
        scene.ada.say(scene.channel, "hello")
        scene.deny(NOTHING)
        assert await wire.names("CHANNEL_UPDATE") == ["CHANNEL_UPDATE"]
        assert await wire.names("CHANNEL_UPDATE") == ["CHANNEL_UPDATE"]


async def test_an_outage_and_being_removed_are_told_apart(scene: Harbour) -> None:
    world = scene.playground.world
    async with open_wire(scene.playground) as wire:
        await wire.identify(scene.playground.token)
        await wire.receive()
        world.set_guild(scene.guild.id, available=False)
        assert (await wire.receive())["d"] == {"id": str(scene.guild.id), "unavailable": True}
        world.set_guild(scene.guild.id, available=True)
        assert (await wire.receive())["d"]["unavailable"] is False
        world.leave(scene.guild.id, scene.playground.application.bot_id)
        assert (await wire.receive())["d"] == {"id": str(scene.guild.id)}
        world.add_bot(scene.guild.id, scene.playground.application.id)
        joined = await wire.receive()
        assert joined["t"] == "GUILD_CREATE"
        assert "unavailable" not in joined["d"]


async def test_an_unknown_session_is_invalid(scene: Harbour) -> None:
    async with open_wire(scene.playground) as wire:
        await wire.receive()
        await wire.send(6, {"token": scene.playground.token, "session_id": "gone", "seq": 1})
        frame = await wire.receive()
        assert (frame["op"], frame["d"]) == (9, False)


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 0}, 4004),
        (2, {"token": "", "intents": int(Intent.GUILD_MEMBERS)}, 4014),
        (8, {"guild_id": "1"}, 4003),
    ],
)
async def test_bad_beginnings_are_closed_with_their_codes(
    scene: Harbour, op: int, data: dict[str, object], code: int
) -> None:
    async with open_wire(scene.playground) as wire:
        await wire.receive()
        await wire.send(op, {**data, "token": data.get("token") or scene.playground.token})
        assert await wire.receive() == {"closed": code}


async def test_an_outage_of_the_gateway_turns_connections_away(scene: Harbour) -> None:
    scene.playground.gateway.refusing = True
    with pytest.raises(aiohttp.WSServerHandshakeError):
        async with open_wire(scene.playground):
            pass
