"""What the platform promises bots and asks of them, met by an unmodified discord.py bot."""

import asyncio
import time
from collections.abc import AsyncIterator
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from bot.playground import CannotDo, Permission, Rate, Rates
from bot.playground.wire import PATIENCE
from bot.playground.wire.faults import Effect
from bot.playground.world import NOTHING, ChannelType
from tests.playground.harness import open_harbour
from tests.playground.sample_bot import OTHER_PICTURE, PICTURE, Table, logged_in, picture
from tests.playground.scene import Scene, refused

# --- messages ---


async def test_a_message_is_edited_with_a_new_picture(scene: Scene) -> None:
    sent = await scene.place.send(view=Table("Round 1"), file=picture())
    await sent.edit(view=Table("Round 2"), attachments=[picture(data=OTHER_PICTURE, alt="two towers")])
    seen = scene.ada.last(scene.channel)
    assert (seen.text, seen.edited) == ("Round 2\nWho begins?", True)
    assert [shown.data for shown in seen.pictures] == [OTHER_PICTURE]


async def test_an_edit_that_names_no_files_keeps_them(scene: Scene) -> None:
    sent = await scene.place.send("The board", file=picture())
    await sent.edit(content="The same board")
    assert [shown.data for shown in scene.ada.last(scene.channel).pictures] == [PICTURE]


async def test_a_picture_is_fetched_from_where_the_message_says(scene: Scene) -> None:
    sent = await scene.place.send(file=picture())
    assert await sent.attachments[0].read() == PICTURE


async def test_the_history_is_read_in_both_directions(scene: Scene) -> None:
    sent = [await scene.place.send(f"Round {number}") for number in range(1, 6)]

    async def contents(history: AsyncIterator[discord.Message]) -> list[str]:
        return [message.content async for message in history]

    history = scene.place.history
    assert await contents(history(limit=2)) == ["Round 5", "Round 4"]
    assert await contents(history(before=sent[2], limit=2)) == ["Round 2", "Round 1"]
    assert await contents(history(after=sent[2], limit=10)) == ["Round 4", "Round 5"]


async def test_a_bot_reads_no_text_of_others_without_the_content_intent(scene: Scene) -> None:
    scene.ada.say(scene.channel, "a secret plan")
    scene.ada.say(scene.channel, f"<@{scene.playground.application.bot_id}> hello")
    await scene.bot.until(lambda: len(scene.bot.told) == 2)
    assert [message.content for message in scene.bot.told] == [
        "",
        f"<@{scene.playground.application.bot_id}> hello",
    ]


async def test_only_those_are_pinged_whom_the_sender_allows(scene: Scene) -> None:
    text = f"{scene.ada.mention} {scene.ben.mention}"
    await scene.place.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(scene.ben.id)]))
    assert not scene.ada.last(scene.channel).pings_me
    assert scene.ben.last(scene.channel).pings_me


async def test_an_edit_pings_nobody(scene: Scene) -> None:
    sent = await scene.place.send("Round 1")
    await sent.edit(content=f"Round 1 {scene.ada.mention}")
    assert not scene.ada.last(scene.channel).pings_me


async def test_a_private_answer_pings_nobody_but_its_reader(scene: Scene) -> None:
    @scene.bot.tree.command(name="call")
    async def call(interaction: discord.Interaction) -> None:
        text = f"{scene.ada.mention} {scene.ben.mention}"
        await interaction.response.send_message(text, ephemeral=True)

    await scene.bot.tree.sync()
    answer = await scene.ada.slash(scene.channel, "call")
    assert answer.message
    assert answer.message.pings_me
    assert answer.message.message.pings == {scene.ada.id}


@pytest.mark.parametrize("allowed", [0, 3])
async def test_old_messages_can_be_edited_a_few_times_an_hour_only(allowed: int, scene: Scene) -> None:
    scene.playground.world.messages.old_edits_allowed = allowed
    sent = await scene.place.send("Round 1")
    scene.move(hours=2)
    for number in range(allowed):
        await sent.edit(content=f"Round {number}")
    scene.bot.http.max_ratelimit_timeout = 1.0
    with pytest.raises(discord.RateLimited):
        await sent.edit(content="Round 9")
    last = scene.playground.requests[-1]
    assert (last.method, last.status, last.answer["code"]) == ("PATCH", 429, 30046)


# --- direct messages ---


async def test_closed_direct_messages_are_refused_with_50007(scene: Scene) -> None:
    scene.ada.close_dms()
    dm = await scene.dm(scene.ada)
    with refused(403, 50007):
        await dm.send("Your hand")
    scene.ada.open_dms()
    await dm.send("Your hand")
    assert [seen.text for seen in scene.ada.dms] == ["Your hand"]


async def test_opening_too_many_direct_messages_is_refused_with_40003(scene: Scene) -> None:
    scene.playground.world.new_dms_left = 1
    await scene.dm(scene.ada)
    await scene.dm(scene.ada)
    with refused(403, 40003):
        await scene.dm(scene.ben)


async def test_somebody_without_a_common_server_is_not_reached(scene: Scene) -> None:
    dm = await scene.dm(scene.ada)
    scene.ada.leave(scene.guild)
    with refused(403, 50278):
        await dm.send("Come back")


async def test_commands_and_buttons_work_in_direct_messages(scene: Scene) -> None:
    dm = scene.ada.dm_with(scene.playground.application.bot_id)
    assert (await scene.ada.slash(dm, "hello")).text == "Hello you!"
    await scene.ada.slash(dm, "table")
    assert (await scene.ada.click(scene.ada.last(dm), "bid:3")).text == "You bid 3."


# --- threads ---


async def test_a_thread_is_opened_written_to_archived_and_revived(scene: Scene) -> None:
    thread = await scene.place.create_thread(name="Match 1", type=discord.ChannelType.public_thread)
    await thread.send("Round 1")
    await thread.edit(archived=True)
    assert scene.playground.world.channel(thread.id).thread.archived  # type: ignore[union-attr]  # it is one
    await thread.send("Round 2")
    assert [seen.text for seen in scene.ada.sees(thread.id)] == ["Round 1", "Round 2"]
    assert not scene.playground.world.channel(thread.id).thread.archived  # type: ignore[union-attr]  # it is one


async def test_a_quiet_thread_is_archived_by_time_and_its_messages_stay_as_they_are(scene: Scene) -> None:
    thread = await scene.place.create_thread(
        name="Match 1", type=discord.ChannelType.public_thread, auto_archive_duration=1440
    )
    sent = await thread.send("Round 1")
    for number in range(2, 4):
        scene.move(hours=23)
        await thread.send(f"Round {number}")
    scene.move(hours=23)
    await sent.edit(content="Round 1 again")
    scene.move(hours=2)
    with refused(400, 50083):
        await sent.edit(content="Round 2")


async def test_a_locked_thread_is_closed_to_all_who_do_not_manage_threads(scene: Scene) -> None:
    thread = await scene.place.create_thread(name="Match 1", type=discord.ChannelType.public_thread)
    await thread.edit(locked=True)
    scene.deny(Permission.MANAGE_THREADS)
    with refused(400, 160005):
        await thread.send("Round 1")


# --- other places than text channels ---


@pytest.mark.parametrize("kind", [ChannelType.VOICE, ChannelType.STAGE, ChannelType.ANNOUNCEMENT])
async def test_one_writes_and_calls_commands_beside_voices_and_announcements(scene: Scene, kind: ChannelType) -> None:
    place = await known(scene, kind)
    assert isinstance(place, discord.VoiceChannel | discord.StageChannel | discord.TextChannel)
    await place.send("The table is open.")
    assert scene.ada.last(place.id).text == "The table is open."
    assert (await scene.ada.slash(place.id, "hello")).text == "Hello you!"
    if not isinstance(place, discord.TextChannel):
        return
    with refused(400, 50024):
        await place.create_thread(name="Match 1", type=discord.ChannelType.public_thread)
    thread = await place.create_thread(name="Match 1", type=discord.ChannelType.news_thread)
    await thread.send("Round 1")
    assert scene.ada.last(thread.id).text == "Round 1"


@pytest.mark.parametrize("kind", [ChannelType.FORUM, ChannelType.MEDIA])
async def test_a_forum_holds_posts_and_no_messages_of_its_own(scene: Scene, kind: ChannelType) -> None:
    forum = await known(scene, kind)
    assert isinstance(forum, discord.ForumChannel)
    with refused(400, 50008):
        await scene.bot.get_partial_messageable(forum.id).send("The table is open.")
    with pytest.raises(CannotDo, match="not offered"):
        await scene.ada.slash(forum.id, "hello")
    post, first = await forum.create_thread(name="Match 1", view=Table("Round 1"), file=picture())
    assert first.id == post.id
    assert scene.ada.last(post.id).pictures
    assert (await scene.ada.slash(post.id, "hello")).text == "Hello you!"


async def known(scene: Scene, kind: ChannelType) -> object:
    """Make a channel, and give it as the bot knows it as soon as it has heard of it."""
    made = asyncio.ensure_future(scene.bot.wait_for("guild_channel_create"))
    await asyncio.sleep(0)
    scene.playground.world.create_channel(scene.guild.id, "place", type=kind)
    return await asyncio.wait_for(made, PATIENCE)


# --- permissions and places that are gone ---


async def test_what_the_bot_may_not_do_is_refused_with_the_platforms_codes(scene: Scene) -> None:
    place = scene.place
    sent = await place.send("Round 1")
    scene.deny(Permission.SEND_MESSAGES)
    with refused(403, 50013):
        await place.send("Round 2")
    scene.deny(Permission.VIEW_CHANNEL)
    with refused(403, 50001):
        await place.send("Round 2")
    scene.deny(NOTHING)
    await sent.delete()
    with refused(404, 10008):
        await sent.edit(content="Round 2")
    scene.playground.world.delete_channel(scene.channel.id)
    with refused(404, 10003):
        await place.send("Round 2")


async def test_a_private_answer_needs_no_permission_to_write_in_the_channel(scene: Scene) -> None:
    scene.deny(Permission.SEND_MESSAGES)
    assert (await scene.ada.slash(scene.channel, "hello")).text == "Hello you!"


async def test_members_are_looked_up_by_id_but_their_leaving_is_not_told(scene: Scene) -> None:
    guild = scene.bot.get_guild(scene.guild.id)
    assert guild
    assert (await guild.fetch_member(scene.ada.id)).name == "ada"
    scene.ada.leave(scene.guild)
    with refused(404, 10007):
        await guild.fetch_member(scene.ada.id)
    await scene.place.send("still here")
    await scene.bot.until(lambda: scene.bot.told)
    assert scene.bot.left == []


# --- interactions ---


async def test_a_second_first_answer_is_refused_with_40060(scene: Scene) -> None:
    await scene.ada.slash(scene.channel, "twice")
    await scene.bot.until(lambda: scene.bot.failures)
    assert (scene.bot.failures[0].status, scene.bot.failures[0].code) == (400, 40060)
    assert [seen.text for seen in scene.ben.sees(scene.channel)] == ["once"]


async def test_an_interaction_fails_after_three_seconds_and_a_late_answer_is_unknown(scene: Scene) -> None:
    answering = asyncio.create_task(scene.ada.slash(scene.channel, "sleep"))
    await asyncio.sleep(0)
    scene.move(seconds=3.1)
    answer = await answering
    assert (answer.type, answer.text) == ("failed", "This interaction failed")
    begun = answer.interaction
    with refused(404, 10062):
        await scene.bot.http.request(
            discord.http.Route("POST", f"/interactions/{begun.id}/{begun.token}/callback"),
            json={"type": 4, "data": {"content": "late"}},
        )


async def test_a_private_answer_is_read_changed_and_deleted_by_its_token_alone(scene: Scene) -> None:
    original = await (await said_hello(scene)).original_response()
    with refused(404, 10008):
        await scene.place.fetch_message(original.id)
    assert [message async for message in scene.place.history()] == []
    await original.edit(content="Hello again", attachments=[picture()])
    seen = scene.ada.last(scene.channel)
    assert (seen.text, seen.ephemeral, len(seen.pictures)) == ("Hello again", True, 1)
    await original.delete()
    assert scene.ada.sees(scene.channel) == []


async def test_a_token_lives_for_fifteen_minutes(scene: Scene) -> None:
    begun = await said_hello(scene)
    await begun.followup.send("soon", ephemeral=True)
    scene.move(minutes=16)
    with refused(401, 50027):
        await begun.followup.send("late", ephemeral=True)


async def said_hello(scene: Scene) -> discord.Interaction:
    """Let Ada call a command; give what the bot was told."""
    told = asyncio.ensure_future(scene.bot.wait_for("interaction"))
    await scene.ada.slash(scene.channel, "hello")
    interaction: discord.Interaction = await told
    return interaction


# --- the wire ---


async def test_a_429_is_waited_for_and_the_message_sent_once(scene: Scene) -> None:
    scene.playground.faults.rate_limit(0.05, method="POST", path=r"/messages$", times=2)
    await scene.place.send("Round 1")
    assert [r.status for r in scene.playground.requests if r.path.endswith("/messages")] == [429, 429, 200]
    assert [seen.text for seen in scene.ada.sees(scene.channel)] == ["Round 1"]


async def test_buckets_are_announced_in_headers_and_kept_by_the_client() -> None:
    async with open_harbour(rates=Rates(Rate(2, 0.2), Rate(1000, 1.0)), limit_clock=time.monotonic) as here:
        async with logged_in(here.playground) as bot:
            for number in range(5):
                await bot.get_partial_messageable(here.channel.id).send(f"Round {number}")
        sent = [r.status for r in here.playground.requests if r.path.endswith("/messages")]
        assert sent == [200] * 5


async def test_a_bad_gateway_is_tried_again(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    sleep = AsyncMock()
    scene.playground.faults.answer(500, method="POST", path=r"/messages$")
    scene.playground.faults.answer(502, method="POST", path=r"/messages$")
    monkeypatch.setattr("discord.http.asyncio.sleep", sleep)
    await scene.place.send("Round 1")
    assert [call.args for call in sleep.await_args_list] == [(1,), (3,)]
    assert [seen.text for seen in scene.ada.sees(scene.channel)] == ["Round 1"]


@pytest.mark.parametrize("effect", [Effect.DROP_BEFORE, Effect.DROP_AFTER])
async def test_a_nonce_makes_a_lost_answer_harmless(scene: Scene, effect: Effect) -> None:
    """A connection cut before or after the effect looks the same; with a nonce a retry is safe either way."""
    faults = scene.playground.faults
    drop = faults.drop_before if effect is Effect.DROP_BEFORE else faults.drop_after
    drop(method="POST", path=r"/messages$")
    with pytest.raises(aiohttp.ClientError):
        await scene.place.send("Round 1", nonce="7-1")
    await scene.place.send("Round 1", nonce="7-1")
    assert [seen.text for seen in scene.ada.sees(scene.channel)] == ["Round 1"]
    scene.move(minutes=10)
    await scene.place.send("Round 1", nonce="7-1")
    assert len(scene.ada.sees(scene.channel)) == 2, "a nonce is forgotten after some minutes"


async def test_a_request_that_breaks_a_rule_is_refused_and_logged(scene: Scene) -> None:
    with pytest.raises(discord.HTTPException) as error:
        await scene.bot.http.request(
            discord.http.Route("POST", f"/channels/{scene.channel.id}/messages"),
            json={"content": "Round 1", "contnet": ""},
        )
    assert error.value.status == 400
    assert [breach.rule for breach in scene.playground.requests[-1].breaches] == ["unknown-key"]
    assert [breach.rule for breach in scene.playground.take_breaches()] == ["unknown-key"]
    assert scene.ada.sees(scene.channel) == []


async def test_an_empty_message_is_refused_with_50006(scene: Scene) -> None:
    with refused(400, 50006):
        await scene.place.send("")
    assert [breach.rule for breach in scene.playground.take_breaches()] == ["message-empty"]


async def test_a_failure_of_the_playground_itself_is_a_breach(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ValueError("broken")

    monkeypatch.setattr(scene.playground.world.messages, "send", fail)
    monkeypatch.setattr("discord.http.asyncio.sleep", AsyncMock())
    with pytest.raises(discord.DiscordServerError):
        await scene.place.send("Round 1")
    assert {breach.rule for breach in scene.playground.take_breaches()} == {"crash"}
