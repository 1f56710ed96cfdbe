"""The lobby, as people meet it: the card, its buttons, its settings, and channels that are taken."""

import asyncio

import pytest

from bot.matches.service.lobbies import LOBBIES_BESIDE_A_CHANNEL
from bot.playground import CannotDo, Channel, Permission, Person, Seen
from tests.databases import rows
from tests.e2e.harness import Harness
from tests.e2e.robots import (
    begin,
    boards,
    call,
    card_in,
    choose_setting,
    everything_said,
    join,
    labels,
    latest_board,
    open_table,
    pick,
    press,
    reads,
    remove_for,
    sit_down,
    stop_match,
    talk,
    until_reads,
)
from tests.e2e.stored_matches import all_said, contents, unchanged

pytestmark = pytest.mark.asyncio(loop_scope="module")

IN_A_THREAD = "Play in a thread of its own"
VERRAETER = {"game": "verraeter"}


def status(here: Harness) -> str:
    return str(rows(here.database, "SELECT status FROM matches WHERE channel_id = ?", here.channel.id)[-1][0])


def threads(here: Harness) -> list[Channel]:
    """Give the threads beside the channel."""
    return [one for one in here.playground.world.threads_of(here.guild.id) if one.parent_id == here.channel.id]


async def taken_for(here: Harness, person: Person, **options: str) -> Seen:
    """Ask for a table in an occupied channel."""
    return await call(person, here.channel, "play", **{**VERRAETER, **options})


# The card


async def test_a_card_names_the_host_the_free_seats_and_who_joins_and_greets_him(here: Harness) -> None:
    bruno = here.people[1]
    card = await open_table(here)
    assert not card.ephemeral
    reads(card, "**Ada** (host)", "24 hours")
    assert card.text.count("*free*") == 3
    assert labels(card) >= {"Join", "Leave", "Start the match", "Close the table", "Open the rules"}
    assert card.button("Start the match").disabled
    reads(await join(here, card, bruno), "**Bruno**")
    reads(await bruno.wait_for_dm("You sit at the table of Verräter"), f"<#{here.channel.id}>")


async def test_who_cannot_be_reached_is_named_on_the_card_and_told_how_to_open_direct_messages(here: Harness) -> None:
    _, bruno, chen = here.people
    bruno.close_dms()
    card = await open_table(here)
    await press(bruno, card, "Join")
    await until_reads(bruno, card, "no direct messages")
    told = reads(await bruno.wait_for_message(here.channel, "I cannot write to you"), "Privacy settings")
    assert told.ephemeral
    reads(await join(here, card, chen), "**Bruno** · no direct messages", "**Chen**\n")
    assert told.id not in {one.id for one in chen.sees(here.channel)}


@pytest.mark.parametrize("who", ["everybody leaves", "a moderator closes it"])
async def test_a_table_that_is_closed_says_so_and_cannot_be_joined(who: str, here: Harness) -> None:
    ada, card = here.people[0], await open_table(here)
    if who == "everybody leaves":
        await ada.click(card, label="Leave")
    else:
        await here.person("Mo", Permission.MANAGE_MESSAGES).click(card, label="Close the table")
    closed = await until_reads(ada, card, "closed" if who == "everybody leaves" else "closed this table")
    assert not labels(closed) & {"Join", "Start the match"}
    assert status(here) == "cancelled"


async def test_only_the_host_starts_closes_and_changes_a_table(here: Harness) -> None:
    _, bruno, chen = here.people
    card = await join(here, await open_table(here), bruno, chen)
    before = contents(here)["matches"]
    for label in ("Start the match", "Close the table"):
        await bruno.click(card, label=label)
        refusal = reads(await bruno.wait_for_message(here.channel, "Only the host"), "Ada")
        assert refusal.ephemeral
    assert not (await press(bruno, card, "Change the settings")).selects
    assert contents(here)["matches"] == before


async def test_the_host_can_remove_somebody_before_the_start(here: Harness) -> None:
    ada, bruno, chen = here.people
    card = await join(here, await open_table(here), bruno, chen)
    settings = await press(ada, card, "Change the settings")
    menu = next(menu for menu in settings.selects if ":kick:" in menu.custom_id)
    assert [option.label for option in menu.options] == ["Bruno", "Chen"]
    reads(await remove_for(ada, settings, bruno, "He *shouts*."), "Done.")
    await ada.wait_for(lambda: "**Bruno**" not in ada.look_again(card).text)
    await chen.wait_for_message(here.channel, "Ada has removed Bruno from the table: “He \\*shouts\\*.”")
    await bruno.wait_for_dm("You were removed from match")
    await talk(bruno, card, ("Join", "You were removed from this table"))


async def test_a_full_table_takes_nobody_more(here: Harness) -> None:
    card = await join(here, await open_table(here), *here.people[1:], here.person("Dora"))
    assert card.button("Join").disabled
    late = here.person("Emil")
    with pytest.raises(CannotDo):
        await late.click(card, label="Join")
    assert not (await late.forge_click(card.button("Join").custom_id or "", card)).failed
    assert (await late.wait_for_message(here.channel, "seats")).ephemeral
    assert "Emil" not in late.look_again(card).text


# Its settings


async def test_the_settings_of_a_table_are_changed_by_menus_and_stand_on_the_card(here: Harness) -> None:
    ada, bruno, chen = here.people
    card = await open_table(here)
    settings = await press(ada, card, "Change the settings")
    group = await choose_setting(ada, settings, "Fewest supply cards", "One")
    reads(group, "**Fewest supply cards**: One")
    settings = await talk(ada, group, ("All settings", "Fewest supply cards: **One**"))
    await until_reads(ada, card, "Fewest supply cards: One")
    await pick(ada, settings, "set-deadline", "3 days")
    await until_reads(ada, card, "3 days")
    reads(await begin(here, await join(here, card, bruno, chen)), "<t:")
    stored = rows(here.database, "SELECT options, deadline FROM matches WHERE channel_id = ?", here.channel.id)
    ((options, seconds),) = stored
    assert b'"min_cards":"1"' in options
    assert seconds == 3 * 24 * 3600


async def test_a_preset_sets_every_setting_in_one_press_and_says_what_it_changes(here: Harness) -> None:
    ada = here.people[0]
    card = await open_table(here)
    await choose_setting(ada, await press(ada, card, "Change the settings"), "Fewest supply cards", "One")
    settings = await press(ada, card, "Change the settings")
    presets = next(menu for menu in settings.selects if ":preset:" in menu.custom_id)
    first = next(option for option in presets.options if option.label == "For a first match")
    assert first.description == "Ring of lands: Alternating · Points for lands: Flat"
    await talk(ada, settings, (first.label,))
    assert "Fewest supply cards" not in (await until_reads(ada, card, "Points for lands: Flat")).text


@pytest.mark.sampled(2)
@pytest.mark.parametrize("typed", ["soon", "30m", "0.5h", "200h", "8d", "-3", "9999999999h"])
async def test_a_deadline_that_no_table_offers_is_refused(typed: str, here: Harness) -> None:
    with unchanged(here):
        await talk(here.people[0], here.channel, ("/play", {**VERRAETER, "deadline": typed}, "1 hour to 7 days"))


# Channels that are taken


async def test_a_second_play_names_what_is_in_the_channel_and_offers_a_thread(here: Harness) -> None:
    ada, bruno, _ = here.people
    await open_table(here)
    taken = reads(await taken_for(here, bruno, deadline="2d"), "**Ada**")
    opened = await press(bruno, taken, IN_A_THREAD)
    (thread,) = threads(here)
    reads(opened, f"<#{thread.id}>")
    reads(await bruno.wait_for_message(thread, "**Bruno** (host)"), "2 days")
    assert card_in(here.at(thread), ada) is not None, "others see it too"


async def test_who_may_open_no_thread_is_offered_none(here: Harness) -> None:
    _, bruno, _ = here.people
    await open_table(here)
    here.playground.world.set_overwrite(here.channel.id, bruno.user, deny=Permission.CREATE_PUBLIC_THREADS)
    taken = await taken_for(here, bruno)
    assert taken.text.endswith("Join it.")
    assert labels(taken) == set()


async def test_a_card_that_somebody_has_deleted_is_posted_again_for_whoever_wants_to_play(here: Harness) -> None:
    ada, bruno, _ = here.people
    gone = await open_table(here)
    await ada.wait_for(lambda: rows(here.database, "SELECT lobby_message_id FROM matches ORDER BY id DESC")[0][0])
    here.playground.world.set_overwrite(here.channel.id, ada.user, allow=Permission.MANAGE_MESSAGES)
    ada.delete(gone)
    told = reads(await taken_for(here, bruno, game="power"), "a table for Verräter here", "stands here again")
    assert labels(told) == {IN_A_THREAD}
    card = reads(await bruno.wait_for(lambda: card_in(here, bruno)), "Verräter")
    assert card.id != gone.id
    card = await talk(bruno, card, ("Join", "**Bruno**"))
    await talk(ada, card, ("Close the table", "closed"))


async def test_a_card_that_was_never_posted_since_the_bot_died_is_posted_for_whoever_wants_to_play(
    here: Harness,
) -> None:
    ada, bruno, _ = here.people
    here.playground.faults.answer(403, method="PATCH", path="/webhooks/.*/@original")
    await ada.slash(here.channel, "play", game="verraeter")
    await ada.wait_for_message(here.channel, here.say("our-fault"))
    told = await asyncio.gather(*(taken_for(here, person) for person in here.people))
    assert sum("stands here again" in one.text for one in told) == 1
    reads(await join(here, await bruno.wait_for(lambda: card_in(here, bruno)), bruno), "**Bruno**")


async def test_a_board_that_somebody_has_deleted_is_posted_again_for_whoever_looks_for_it(here: Harness) -> None:
    ada, bruno, _ = here.people
    here.playground.world.set_overwrite(here.channel.id, ada.user, allow=Permission.MANAGE_MESSAGES)
    gone = await sit_down(here)
    for command, options in (("board", {}), ("move", {}), ("play", {"game": "power"})):
        await everything_said(here)
        ada.delete(gone)
        told = await call(bruno, here.channel, command, **options)
        board = await ada.wait_for(lambda before=gone: latest_board(here, ada, before.id))  # type: ignore[misc]  # lambdas of a loop
        assert ("it is posted here again" in told.text) == (command == "play")
        assert len(boards(here, ada)) == 1
        gone = board


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        (Permission.CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (Permission.SEND_MESSAGES_IN_THREADS, "Send Messages in Threads and Posts"),
        (Permission.SEND_MESSAGES, "Send Messages and Create Posts"),
    ],
    ids=["create threads", "write in threads", "write"],
)
async def test_nobody_opens_a_thread_by_the_bot_that_he_may_not_open_himself(
    denied: Permission, named: str, here: Harness
) -> None:
    _, bruno, _ = here.people
    await open_table(here)
    taken = await taken_for(here, bruno)
    here.playground.world.set_overwrite(here.channel.id, bruno.user, deny=denied)
    refusal = f"You lack permissions in this channel: {named}. Somebody who manages it can grant them to you."
    assert (await press(bruno, taken, IN_A_THREAD)).text == refusal
    assert threads(here) == []


async def test_nobody_opens_a_table_plays_again_or_seeks_where_he_may_not_write(here: Harness) -> None:
    ada = here.people[0]
    await sit_down(here)
    over = await stop_match(here)
    await all_said(here)
    here.playground.world.set_overwrite(here.channel.id, ada.user, deny=Permission.SEND_MESSAGES)
    before, refusal = contents(here), "You lack permissions in this channel: Send Messages and Create Posts."
    await talk(ada, over, ("Play again", refusal))
    await talk(ada, here.channel, ("/play", VERRAETER, refusal), ("/seek", {"game": "power"}, refusal))
    reads(await call(ada, here.channel, "seek"), "You seek no table here.")
    assert contents(here) == before


@pytest.mark.long
async def test_beside_one_channel_a_limited_number_of_tables_wait_for_players(here: Harness) -> None:
    async def another_table(person: Person) -> Seen:
        return await press(person, await taken_for(here, person), IN_A_THREAD)

    await open_table(here)
    crowd = [here.person(f"Guest {number}") for number in range(LOBBIES_BESIDE_A_CHANNEL + 2)]
    told = await asyncio.gather(*map(another_table, crowd))
    assert len(threads(here)) == LOBBIES_BESIDE_A_CHANNEL
    refused = [one.text for one in told if "The table stands in" not in one.text]
    assert refused == [here.say("refused-too-many-lobbies-here", most=LOBBIES_BESIDE_A_CHANNEL)] * 2


async def test_no_thread_is_made_beside_a_channel_in_which_no_match_may_start(here: Harness) -> None:
    _, bruno, _ = here.people
    await open_table(here)
    taken = await taken_for(here, bruno)
    manager, elsewhere = here.person("Manu", Permission.MANAGE_GUILD), here.elsewhere().channel
    settings = await call(manager, here.channel, "settings")
    try:
        await pick(manager, settings, "channels", elsewhere)
        await talk(bruno, taken, (IN_A_THREAD, f"<#{elsewhere.id}>"))
        assert threads(here) == []
    finally:
        await pick(manager, settings, "channels")


async def test_play_names_the_permissions_that_the_bot_lacks_or_the_games_that_there_are(here: Harness) -> None:
    ada, app = here.people[0], here.playground.application
    await talk(ada, here.channel, ("/play", {"game": "chess"}, "chess", "Verräter"))
    denied = Permission.ATTACH_FILES | Permission.SEND_MESSAGES
    here.playground.world.set_overwrite(here.channel.id, app, deny=denied)
    refusal = await talk(ada, here.channel, ("/play", VERRAETER, "Attach Files", "Send Messages"))
    assert "View Channel" not in refusal.text
