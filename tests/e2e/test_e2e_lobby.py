"""The lobby, as people meet it: the card, its buttons, its settings, and channels that are taken."""

import asyncio

import pytest

from bot.matches.service.lobbies import LOBBIES_BESIDE_A_CHANNEL
from bot.playground import CannotDo, Channel, Permission, Person, Seen
from tests.databases import rows
from tests.e2e.harness import Harness
from tests.e2e.robots import (
    answered,
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
    remove_for,
    sit_down,
    stop_match,
)
from tests.e2e.stored_matches import all_said, contents

pytestmark = pytest.mark.asyncio(loop_scope="module")


def status(here: Harness) -> str:
    return str(rows(here.database, "SELECT status FROM matches WHERE channel_id = ?", here.channel.id)[-1][0])


async def test_play_puts_a_card_into_the_channel_that_names_the_host_and_the_free_seats(here: Harness) -> None:
    card = await open_table(here)
    assert not card.ephemeral
    assert "**Ada** (host)" in card.text
    assert card.text.count("*free*") == 3
    assert "24 hours" in card.text
    assert labels(card) >= {"Join", "Leave", "Start the match", "Close the table", "Open the rules"}
    assert card.button("Start the match").disabled


async def test_who_joins_stands_on_the_card_and_is_greeted_by_direct_message(here: Harness) -> None:
    _, bruno, _ = here.people
    card = await join(here, await open_table(here), bruno)
    assert "**Bruno**" in card.text
    letter = await bruno.wait_for_dm("You sit at the table of Verräter")
    assert f"<#{here.channel.id}>" in letter.text


async def test_who_cannot_be_reached_is_named_on_the_card_and_told_how_to_open_direct_messages(here: Harness) -> None:
    _, bruno, chen = here.people
    bruno.close_dms()
    card = await open_table(here)
    seen = await answered(bruno, await bruno.click(card, label="Join"))
    await bruno.wait_for(lambda: "no direct messages" in bruno.look_again(card).text)
    told = await bruno.wait_for_message(here.channel, "I cannot write to you")
    assert seen.ephemeral or seen.id == card.id
    assert told.ephemeral
    assert "Privacy settings" in told.text
    card = await join(here, card, chen)
    assert "**Bruno** · no direct messages" in card.text
    assert "**Chen**\n" in card.text
    assert told.id not in {one.id for one in chen.sees(here.channel)}


async def test_a_table_that_everybody_has_left_is_closed(here: Harness) -> None:
    ada, _, _ = here.people
    card = await open_table(here)
    await ada.click(card, label="Leave")
    await ada.wait_for(lambda: "closed" in ada.look_again(card).text)
    assert "Join" not in labels(ada.look_again(card))
    assert status(here) == "cancelled"


async def test_only_the_host_starts_closes_and_changes_a_table(here: Harness) -> None:
    _, bruno, chen = here.people
    card = await join(here, await open_table(here), bruno, chen)
    before = contents(here)["matches"]
    for label in ("Start the match", "Close the table"):
        await bruno.click(card, label=label)
        refusal = await bruno.wait_for_message(here.channel, "Only the host")
        assert refusal.ephemeral
        assert "Ada" in refusal.text
    settings = await press(bruno, card, "Change the settings")
    assert not settings.selects
    assert contents(here)["matches"] == before


async def test_the_host_can_remove_somebody_before_the_start(here: Harness) -> None:
    ada, bruno, chen = here.people
    card = await join(here, await open_table(here), bruno, chen)
    settings = await press(ada, card, "Change the settings")
    menu = next(menu for menu in settings.selects if ":kick:" in menu.custom_id)
    assert [option.label for option in menu.options] == ["Bruno", "Chen"]
    assert "Done." in (await remove_for(ada, settings, bruno, "He *shouts*.")).text
    await ada.wait_for(lambda: "**Bruno**" not in ada.look_again(card).text)
    await chen.wait_for_message(here.channel, "Ada has removed Bruno from the table: “He \\*shouts\\*.”")
    await bruno.wait_for_dm("You were removed from match")
    assert "You were removed from this table" in (await press(bruno, card, "Join")).text


async def test_the_host_or_a_moderator_closes_a_table(here: Harness) -> None:
    ada, _, _ = here.people
    card = await open_table(here)
    moderator = here.person("Mo", Permission.MANAGE_MESSAGES)
    await moderator.click(card, label="Close the table")
    await ada.wait_for(lambda: "closed this table" in ada.look_again(card).text)
    assert labels(ada.look_again(card)) & {"Join", "Start the match"} == set()
    assert status(here) == "cancelled"


async def test_a_full_table_takes_nobody_more(here: Harness) -> None:
    card = await join(here, await open_table(here), *here.people[1:], here.person("Dora"))
    assert card.button("Join").disabled
    late = here.person("Emil")
    with pytest.raises(CannotDo):
        await late.click(card, label="Join")
    answer = await late.forge_click(card.button("Join").custom_id or "", card)
    assert not answer.failed
    refusal = await late.wait_for_message(here.channel, "seats")
    assert refusal.ephemeral
    assert "Emil" not in late.look_again(card).text


async def test_the_settings_of_a_table_are_changed_by_menus_and_stand_on_the_card(here: Harness) -> None:
    ada, bruno, chen = here.people
    card = await open_table(here)
    settings = await press(ada, card, "Change the settings")
    group = await choose_setting(ada, settings, "Fewest supply cards", "One")
    assert "**Fewest supply cards**: One" in group.text
    settings = await press(ada, group, "All settings")
    assert "Fewest supply cards: **One**" in settings.text
    await ada.wait_for(lambda: "Fewest supply cards: One" in ada.look_again(card).text)
    await pick(ada, settings, "set-deadline", "3 days")
    await ada.wait_for(lambda: "3 days" in ada.look_again(card).text)
    board = await begin(here, await join(here, card, bruno, chen))
    assert "<t:" in board.text
    ((options, seconds),) = rows(
        here.database, "SELECT options, deadline FROM matches WHERE channel_id = ?", here.channel.id
    )
    assert b'"min_cards":"1"' in options
    assert seconds == 3 * 24 * 3600


async def test_a_preset_sets_every_setting_in_one_press_and_says_what_it_changes(here: Harness) -> None:
    ada = here.people[0]
    card = await open_table(here)
    settings = await press(ada, card, "Change the settings")
    await choose_setting(ada, settings, "Fewest supply cards", "One")
    settings = await press(ada, card, "Change the settings")
    presets = next(menu for menu in settings.selects if ":preset:" in menu.custom_id)
    first = next(option for option in presets.options if option.label == "For a first match")
    assert first.description == "Ring of lands: Alternating · Points for lands: Flat"
    await answered(ada, await ada.choose(settings, presets.custom_id, [first.label]))
    await ada.wait_for(lambda: "Points for lands: Flat" in ada.look_again(card).text)
    assert "Fewest supply cards" not in ada.look_again(card).text


@pytest.mark.sampled(2)
@pytest.mark.parametrize("typed", ["soon", "30m", "0.5h", "200h", "8d", "-3", "9999999999h"])
async def test_a_deadline_that_no_table_offers_is_refused_in_private(typed: str, here: Harness) -> None:
    before = contents(here)
    refusal = await call(here.people[0], here.channel, "play", game="verraeter", deadline=typed)
    assert refusal.ephemeral
    assert "1 hour to 7 days" in refusal.text
    assert contents(here) == before


async def test_a_second_play_names_what_is_in_the_channel_and_offers_a_thread(here: Harness) -> None:
    ada, bruno, _ = here.people
    await open_table(here)
    taken = await call(bruno, here.channel, "play", game="verraeter", deadline="2d")
    assert taken.ephemeral
    assert "**Ada**" in taken.text
    opened = await press(bruno, taken, "Play in a thread of its own")
    (thread,) = [one for one in here.playground.world.threads_of(here.guild.id) if one.parent_id == here.channel.id]
    assert f"<#{thread.id}>" in opened.text
    card = await bruno.wait_for_message(thread, "**Bruno** (host)")
    assert "2 days" in card.text
    here.channel = thread
    assert card_in(here, ada) is not None, "others see it too"


def threads(here: Harness) -> list[Channel]:
    """Give the threads beside the channel."""
    return [one for one in here.playground.world.threads_of(here.guild.id) if one.parent_id == here.channel.id]


async def another_table(here: Harness, person: Person) -> Seen:
    """Ask for a table in an occupied channel, and for a thread of its own."""
    taken = await call(person, here.channel, "play", game="verraeter")
    return await press(person, taken, "Play in a thread of its own")


async def test_who_may_open_no_thread_is_offered_none(here: Harness) -> None:
    _, bruno, _ = here.people
    await open_table(here)
    here.playground.world.set_overwrite(here.channel.id, bruno.user, deny=Permission.CREATE_PUBLIC_THREADS)
    taken = await call(bruno, here.channel, "play", game="verraeter")
    assert taken.text.endswith("Join it.")
    assert labels(taken) == set()


async def test_a_card_that_somebody_has_deleted_is_posted_again_for_whoever_wants_to_play(here: Harness) -> None:
    ada, bruno, _ = here.people
    gone = await open_table(here)
    await ada.wait_for(lambda: rows(here.database, "SELECT lobby_message_id FROM matches ORDER BY id DESC")[0][0])
    here.playground.world.set_overwrite(here.channel.id, ada.user, allow=Permission.MANAGE_MESSAGES)
    ada.delete(gone)
    told = await call(bruno, here.channel, "play", game="power")
    assert told.ephemeral
    assert "a table for Verräter here" in told.text
    assert "stands here again" in told.text
    assert labels(told) == {"Play in a thread of its own"}
    card = await bruno.wait_for(lambda: card_in(here, bruno))
    assert card.id != gone.id
    assert "Verräter" in card.text
    card = await press(bruno, card, "Join")
    assert "**Bruno**" in card.text
    assert "closed" in (await press(ada, card, "Close the table")).text


async def test_a_card_that_was_never_posted_since_the_bot_died_is_posted_for_whoever_wants_to_play(
    here: Harness,
) -> None:
    ada, bruno, _ = here.people
    here.playground.faults.answer(403, method="PATCH", path="/webhooks/.*/@original")
    await ada.slash(here.channel, "play", game="verraeter")
    await ada.wait_for_message(here.channel, here.say("our-fault"))
    told = await asyncio.gather(*(call(person, here.channel, "play", game="verraeter") for person in here.people))
    assert sum("stands here again" in one.text for one in told) == 1
    card = await bruno.wait_for(lambda: card_in(here, bruno))
    assert "**Bruno**" in (await join(here, card, bruno)).text


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
    taken = await call(bruno, here.channel, "play", game="verraeter")
    here.playground.world.set_overwrite(here.channel.id, bruno.user, deny=denied)
    refusal = await press(bruno, taken, "Play in a thread of its own")
    assert refusal.ephemeral
    assert (
        refusal.text == f"You lack permissions in this channel: {named}. Somebody who manages it can grant them to you."
    )
    assert threads(here) == []


async def test_nobody_opens_a_table_or_plays_again_where_he_may_not_write(here: Harness) -> None:
    ada = here.people[0]
    await sit_down(here)
    over = await stop_match(here)
    await all_said(here)
    here.playground.world.set_overwrite(here.channel.id, ada.user, deny=Permission.SEND_MESSAGES)
    before = contents(here)
    for refusal in (
        await call(ada, here.channel, "play", game="verraeter"),
        await press(ada, over, "Play again"),
    ):
        assert refusal.ephemeral
        assert "You lack permissions in this channel: Send Messages and Create Posts." in refusal.text
    assert contents(here) == before


@pytest.mark.long
async def test_beside_one_channel_a_limited_number_of_tables_wait_for_players(here: Harness) -> None:
    await open_table(here)
    crowd = [here.person(f"Guest {number}") for number in range(LOBBIES_BESIDE_A_CHANNEL + 2)]
    told = await asyncio.gather(*(another_table(here, person) for person in crowd))
    assert len(threads(here)) == LOBBIES_BESIDE_A_CHANNEL
    refused = [one.text for one in told if "The table stands in" not in one.text]
    assert refused == [here.say("refused-too-many-lobbies-here", most=LOBBIES_BESIDE_A_CHANNEL)] * 2


async def test_no_thread_is_made_beside_a_channel_in_which_no_match_may_start(here: Harness) -> None:
    _, bruno, _ = here.people
    await open_table(here)
    taken = await call(bruno, here.channel, "play", game="verraeter")
    manager = here.person("Manu", Permission.MANAGE_GUILD)
    settings = await call(manager, here.channel, "settings")
    menu = next(menu for menu in settings.selects if ":channels:" in menu.custom_id)
    elsewhere = here.elsewhere().channel
    try:
        await answered(manager, await manager.choose(settings, menu.custom_id, [elsewhere]))
        refusal = await press(bruno, taken, "Play in a thread of its own")
        assert f"<#{elsewhere.id}>" in refusal.text
        assert threads(here) == []
    finally:
        await answered(manager, await manager.choose(settings, menu.custom_id, []))


async def test_play_names_the_permissions_that_the_bot_lacks(here: Harness) -> None:
    world = here.playground.world
    denied = Permission.ATTACH_FILES | Permission.SEND_MESSAGES
    world.set_overwrite(here.channel.id, here.playground.application, deny=denied)
    refusal = await call(here.people[0], here.channel, "play", game="verraeter")
    assert refusal.ephemeral
    assert "Attach Files" in refusal.text
    assert "Send Messages" in refusal.text
    assert "View Channel" not in refusal.text


async def test_a_game_that_is_not_there_is_refused_with_those_that_are(here: Harness) -> None:
    refusal = await call(here.people[0], here.channel, "play", game="chess")
    assert refusal.ephemeral
    assert "chess" in refusal.text
    assert "Verräter" in refusal.text
