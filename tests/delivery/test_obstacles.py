"""What keeps the bot from posting, as the platform says it to a process whose gateway does not tell of the server.

That a gateway is told of the same is tried with whole matches, in `e2e/test_e2e_faults`.
"""

from bot.delivery.obstacles import find_obstacle
from bot.playground import Permission
from bot.playground.world import ChannelType
from tests.delivery.harness import DeliveryHarness


async def obstacle(harness: DeliveryHarness, channel_id: int | None = None) -> str | None:
    place = channel_id or harness.channel.id
    return await find_obstacle(harness.client, harness.guild.id, place, told=False)


async def test_where_the_bot_may_post_nothing_is_in_the_way(harness: DeliveryHarness) -> None:
    thread = harness.playground.world.start_thread(harness.ben.id, harness.channel.id, "A match of our own")
    assert await obstacle(harness) is None
    assert await obstacle(harness, thread.id) is None


async def test_a_right_that_is_missing_is_named(harness: DeliveryHarness) -> None:
    world, app = harness.playground.world, harness.playground.application
    thread = world.start_thread(harness.ben.id, harness.channel.id, "A match of our own")
    world.set_overwrite(harness.channel.id, app, deny=Permission.SEND_MESSAGES)
    assert await obstacle(harness) == "permission-missing-send"
    assert await obstacle(harness, thread.id) is None
    world.set_overwrite(harness.channel.id, app, deny=Permission.SEND_MESSAGES_IN_THREADS)
    assert await obstacle(harness) is None
    assert await obstacle(harness, thread.id) == "permission-missing-send"
    world.set_overwrite(harness.channel.id, app, deny=Permission.VIEW_CHANNEL)
    assert await obstacle(harness) == await obstacle(harness, thread.id) == "permission-missing-see"


async def test_who_may_not_connect_to_a_voice_channel_cannot_write_beside_it(harness: DeliveryHarness) -> None:
    world, app = harness.playground.world, harness.playground.application
    voice = world.create_channel(harness.guild.id, "talk", type=ChannelType.VOICE)
    assert await obstacle(harness, voice.id) is None
    world.set_overwrite(voice.id, app, deny=Permission.CONNECT)
    assert await obstacle(harness, voice.id) == "permission-missing-connect"


async def test_a_thread_that_is_locked_is_in_the_way(harness: DeliveryHarness) -> None:
    world = harness.playground.world
    thread = world.start_thread(harness.ben.id, harness.channel.id, "A match of our own")
    world.change_channel_as(harness.guild.owner_id, thread.id, {"locked": True})
    assert await obstacle(harness, thread.id) == "thread-locked"


async def test_a_server_that_has_shown_the_bot_the_door_is_in_the_way(harness: DeliveryHarness) -> None:
    harness.playground.world.leave(harness.guild.id, harness.playground.application.bot_id)
    assert await obstacle(harness) == "permission-missing-see"


async def test_a_channel_that_is_gone_and_a_platform_that_does_not_answer_tell_nothing(
    harness: DeliveryHarness, hurried: None
) -> None:
    world = harness.playground.world
    gone = world.create_channel(harness.guild.id, "gone")
    world.delete_channel(gone.id)
    assert await obstacle(harness, gone.id) is None
    harness.playground.faults.answer(503, path=f"/guilds/{harness.guild.id}$", times=10)
    assert await obstacle(harness) is None
