"""What people can say at a table, by right and wrong people, in right and wrong places."""

import pytest

from bot.games.registry import house_games
from bot.language import languages
from bot.playground import CannotDo, Permission, Seen
from render.verraeter import VerraeterPresenter
from tests.databases import rows
from tests.e2e import every_game
from tests.e2e.harness import Harness
from tests.e2e.robots import (
    answered,
    asked,
    call,
    everything_said,
    is_over,
    join,
    labels,
    last_board,
    latest_board,
    next_board,
    open_table,
    other_than,
    pick,
    play_on,
    press,
    resign,
    sit_down,
    stop_match,
)
from tests.e2e.stored_matches import all_said, contents, dice, match_of, opened_record

pytestmark = pytest.mark.asyncio(loop_scope="module")

IN_A_MATCH = (
    "board",
    "hand",
    "move",
    "history",
    "replay",
    "resign",
    "end",
    "pause",
    "claim",
    "extend",
    "replace",
    "undo",
)
NEEDS_OTHERS = ("claim", "replace")


async def ended(here: Harness) -> Seen:
    """Start a match and let a moderator stop it; give the last board."""
    await sit_down(here)
    return await stop_match(here)


def status(here: Harness) -> str:
    return str(rows(here.database, "SELECT status FROM matches WHERE id = ?", match_of(here))[0][0])


# Looking


async def test_everybody_may_look_at_the_board_and_read_it_and_nobody_else_sees_that(here: Harness) -> None:
    first = await sit_down(here)
    guest = here.person("Gil")
    for person in here.people:
        seen = await call(person, here.channel, "board")
        assert ("Your move" in labels(seen)) == (person in asked(here, first))
    board = await call(guest, here.channel, "board")
    assert board.ephemeral
    assert "Your move" not in labels(board)
    assert board.pictures
    assert all(picture.alt for picture in board.pictures)
    assert "has to put the first granary" in board.text
    read = await press(guest, board, "Read the board")
    assert read.ephemeral
    assert all(name in read.text for name in ("Ada", "Bruno", "Chen"))
    assert all(seen.id not in {board.id, read.id} for seen in here.people[0].sees(here.channel))


async def test_a_hand_is_shown_to_whoever_holds_it_alone(here: Harness) -> None:
    board = await sit_down(here)
    ada = here.people[0]
    hand = await call(ada, here.channel, "hand")
    assert hand.ephemeral
    assert "3, 4 and 5" in hand.text
    under_the_board = await press(ada, board, "Show my hand")
    assert under_the_board.text == hand.text


@pytest.mark.parametrize("command", ["hand", "move"])
async def test_a_guest_is_told_in_a_friendly_way_who_plays(command: str, here: Harness) -> None:
    board = await sit_down(here)
    guest = here.person("Gil")
    for refusal in (
        await call(guest, here.channel, command),
        await press(guest, board, "Your move" if command == "move" else "Show my hand"),
    ):
        assert refusal.ephemeral
        assert "Ada, Bruno and Chen" in refusal.text
        assert "/board" in refusal.text


async def test_move_opens_the_panel_that_the_button_under_the_board_opens(here: Harness) -> None:
    board = await sit_down(here)
    (mover,) = asked(here, board)
    by_command, by_button = await call(mover, here.channel, "move"), await press(mover, board, "Your move")
    assert by_command.ephemeral
    assert by_command.text == by_button.text
    assert [menu.options for menu in by_command.selects] == [menu.options for menu in by_button.selects]
    assert "What would you do?" not in labels(by_button), "hints were not agreed on"
    forged = await mover.forge_click(f"button:hint:{match_of(here)}:nothing-0", by_button)
    assert "no longer asked" in (await answered(mover, forged)).text


async def test_who_is_not_asked_learns_whom_the_table_waits_for(here: Harness) -> None:
    board = await sit_down(here)
    (mover,) = asked(here, board)
    other = other_than(here, mover)
    seen = await press(other, board, "Your move")
    assert seen.ephemeral
    assert "Nothing is asked of you now." in seen.text
    assert f"**{mover.user.display_name}** has to" in seen.text


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_the_pages_of_the_rules_are_turned_and_chosen_in_ones_own_language(locale: str, here: Harness) -> None:
    reader = here.playground.person("Lea", here.guild, locale=locale)
    language = languages()[locale[:2]]
    first, second, third, *_ = (page.title for page in VerraeterPresenter().rules(language))
    seen = await call(reader, here.channel, "rules", game="verraeter")
    assert first in seen.text
    seen = await press(reader, seen, language.say("button-page-on"))
    assert second in seen.text
    assert third in (await pick(reader, seen, "rulebook", f"3. {third}")).text


async def test_rules_can_be_read_from_the_board_and_by_direct_message(here: Harness) -> None:
    board = await sit_down(here)
    ada = here.people[0]
    from_board = await press(ada, board, "Open the rules")
    assert from_board.ephemeral
    by_letter = await call(ada, ada.dm_channels[0], "rules", game="verraeter")
    assert by_letter.text == from_board.text


async def test_matches_lists_everywhere_what_waits_for_the_asker(here: Harness) -> None:
    guest = here.person("Gil")
    assert "You sit at no table" in (await call(guest, here.channel, "matches")).text
    board = await sit_down(here)
    (mover,) = asked(here, board)
    listed = await call(mover, mover.dm_channels[0], "matches")
    assert f"1. **Verräter** · <#{here.channel.id}>: you have to put the first granary" in listed.text
    quiet = await call(other_than(here, mover), here.channel, "matches")
    assert "No match waits for you." in quiet.text
    assert "nothing is asked of you now" in quiet.text


async def test_each_match_of_the_list_is_opened_by_its_button_and_the_list_stays(here: Harness) -> None:
    board = await sit_down(here)
    (mover,) = asked(here, board)
    other = other_than(here, mover)
    for person, label, found in (
        (mover, "1. Move in Verräter", "granary"),
        (other, "1. Look at Verräter", "First granaries"),
    ):
        listed = await call(person, here.channel, "matches")
        (button,) = listed.buttons
        assert button.label.startswith(label)
        opened = await answered(person, await person.click(listed, button.custom_id))
        assert opened.ephemeral
        assert opened.id != listed.id
        assert found in opened.text
        assert person.look_again(listed).text == listed.text


async def test_the_list_leads_to_the_card_of_a_table_that_has_not_begun(here: Harness) -> None:
    card = await open_table(here)
    ada = here.people[0]
    await ada.wait_for_dm("You sit at the table")
    (button,) = (await call(ada, here.channel, "matches")).buttons
    assert button.url == f"https://discord.com/channels/{here.guild.id}/{here.channel.id}/{card.id}"


# Before and after


@pytest.mark.parametrize("told", ["has not begun yet", "/play"])
async def test_where_no_match_goes_on_the_verbs_of_one_say_why_and_how_to_begin_one(told: str, here: Harness) -> None:
    if told != "/play":
        await open_table(here)
        await here.people[0].wait_for_dm("You sit at the table")
    before = contents(here)
    for command in IN_A_MATCH:
        refusal = await call(here.people[0], here.channel, command)
        assert refusal.ephemeral
        assert told in refusal.text, command
    assert contents(here) == before


async def test_after_the_end_the_board_and_the_history_stay_and_nothing_can_be_done(here: Harness) -> None:
    await ended(here)
    ada = here.people[0]
    await all_said(here)
    before = contents(here)
    assert (await call(ada, here.channel, "board")).pictures
    assert "supports the" in (await call(ada, here.channel, "history")).text
    assert (await call(ada, here.channel, "replay")).pictures
    for command in ("move", "resign", "end", "claim", "extend", "replace"):
        refusal = await call(ada, here.channel, command)
        assert refusal.ephemeral
        assert "/play" in refusal.text, command
    assert contents(here) == before


async def test_in_direct_messages_without_a_match_the_verbs_say_how_to_begin_one(here: Harness) -> None:
    await sit_down(here)
    ada = here.people[0]
    letters = ada.dm_channels[0]
    for command in IN_A_MATCH:
        told = await call(ada, letters, command)
        assert ("/resign" if command in NEEDS_OTHERS else "/practice") in told.text, command
    assert "/practice" in (await call(ada, letters, "play", game="verraeter")).text
    assert "other people" in (await call(ada, letters, "abort")).text
    assert "settings" not in {offered.name for offered in ada.commands(letters)}


async def test_after_the_end_whoever_wants_to_can_play_again_in_the_seats_of_before(here: Harness) -> None:
    board = await ended(here)
    ada, bruno, _ = here.people
    assert "Whoever wants to play again" in (await press(bruno, board, "Play again")).text
    card = await bruno.wait_for_message(here.channel, "1. **Bruno** (host)")
    assert not any(name in card.text for name in ("Ada", "Chen"))
    card = await join(here, card, ada)
    settings = await press(bruno, card, "Change the settings")
    await pick(bruno, settings, "set-seats", "As in the last match here")
    await bruno.wait_for(lambda: "2. **Bruno** (host)" in bruno.look_again(card).text)
    assert "1. **Ada**" in bruno.look_again(card).text
    again = await press(bruno, board, "Play again")
    assert again.ephemeral
    assert "open in this channel already" in again.text
    assert len(rows(here.database, "SELECT 1 FROM matches WHERE channel_id = ?", here.channel.id)) == 2


async def test_the_record_is_handed_over_after_the_end_only(here: Harness) -> None:
    first = await sit_down(here)
    ada = here.people[0]
    number = match_of(here)
    refusal = await answered(ada, await ada.forge_click(f"button:record:{number}", first))
    assert "not over yet" in refusal.text
    await stop_match(here)
    board = await last_board(here)
    record = await opened_record(here, board, here.person("Gil"))
    assert record.game == "verraeter"


async def test_the_first_post_leads_to_the_whole_fingerprint_of_the_seed_for_good(here: Harness) -> None:
    first = await sit_down(here)
    ((digest,),) = rows(here.database, "SELECT seed_digest FROM matches WHERE id = ?", match_of(here))
    assert digest not in first.text
    told = await press(here.person("Gil"), first, "How this is fair")
    assert told.ephemeral
    assert f"`{digest}`" in told.text


# Leaving, and what a stuck match needs


async def test_resigning_is_asked_twice_and_the_match_goes_on_without_the_player(here: Harness) -> None:
    board = await sit_down(here)
    (mover,) = asked(here, board)
    question = await call(mover, here.channel, "resign")
    assert question.ephemeral
    assert "really" in question.text
    assert status(here) == "running"
    await press(mover, question, "Resign for good")
    board = await next_board(here, board) or board
    assert mover not in asked(here, board)
    for refusal in (await call(mover, here.channel, "move"), await press(mover, board, "Your move")):
        assert "You have resigned from this match" in refusal.text
    here.people.remove(mover)
    await play_on(here, board, dice("resigned"), 3)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", house_games().keys())
async def test_who_resigns_leaves_the_win_to_the_last_one_who_stays(game: str, harbour: Harness) -> None:
    here = harbour.elsewhere(*("Ada", "Bruno", "Chen")[: max(house_games()[game].seats)])
    board = first = await every_game.sit_down(here, game)
    winner, *leavers = here.people
    for leaver in leavers:
        await resign(here, leaver)
        board = await next_board(here, board) or board
        assert board.id != first.id or game == "verraeter", "it is drawn without his pieces"
        assert not any(leaver.mention in seen.text for seen in winner.sees(here.channel) if not seen.ephemeral)
    assert is_over(here, board)
    assert f"**{winner.user.display_name}**" in board.text


async def test_a_seat_is_left_to_a_computer_by_the_vote_of_the_others_and_taken_back(here: Harness) -> None:
    await sit_down(here)
    ada, bruno, chen = here.people
    await press(ada, await call(ada, here.channel, "resign"), "Leave to a computer")
    await bruno.wait_for_message(here.channel, "**Ada** would like to leave the seat to a computer player")
    assert "You agree" in (await press(bruno, await call(bruno, here.channel, "replace"), _for("Ada"))).text
    assert "goes on in that seat" in (await press(chen, await call(chen, here.channel, "replace"), _for("Ada"))).text
    await bruno.wait_for_message(here.channel, "a computer player, plays for Ada")
    offer = await call(ada, here.channel, "replace")
    assert labels(offer) == {"Sit down for 🤖 Belle"}
    assert "The seat is yours" in (await press(ada, offer, "Sit down for 🤖 Belle")).text


def _for(name: str) -> str:
    return f"Let a computer play for {name}"


async def test_a_match_rests_when_all_agree_and_goes_on_when_one_wants_to(here: Harness) -> None:
    """One message asks them, which comes again if it is deleted, and which nobody can press any more then."""
    board = await sit_down(here)
    ada, bruno, chen = here.people
    question = await call(ada, here.channel, "pause")
    assert labels(question) == {"24 hours", "3 days", "7 days", "14 days"}
    assert "You agree" in (await press(ada, question, "3 days")).text
    wish = await bruno.wait_for_message(here.channel, "**Ada** would like the match to rest for 3 days.")
    assert "**Bruno** and **Chen** have not answered." in wish.text
    here.person("Mo", Permission.MANAGE_MESSAGES).delete(wish)
    assert "You agree" in (await press(bruno, await call(bruno, here.channel, "pause"), "3 days")).text
    wish = await chen.wait_for_message(here.channel, "**Bruno** agrees.\n**Chen** has not answered.")
    assert "The match rests until" in (await press(chen, wish, "Agree")).text
    await everything_said(here)
    assert "All have agreed." in chen.look_again(wish).text
    assert labels(chen.look_again(wish)) == set()
    (mover,) = asked(here, board)
    assert "This match rests until" in (await press(mover, board, "Your move")).text
    await press(ada, await call(ada, here.channel, "pause"), "Go on now")
    await mover.wait_for_message(here.channel, "The match goes on, since **Ada** wants to")


async def test_only_players_resign_or_agree_to_end(here: Harness) -> None:
    await sit_down(here)
    guest = here.person("Gil")
    for command in ("resign", "end"):
        refusal = await call(guest, here.channel, command)
        assert "sit at this table" in refusal.text
    for verb in ("resign", "agree"):
        answer = await guest.forge_click(f"button:{verb}:{match_of(here)}", latest_board(here, guest) or refusal)
        assert "sit at this table" in (await answered(guest, answer)).text
    assert status(here) == "running"


async def test_who_may_manage_messages_and_nobody_else_may_stop_a_match(here: Harness) -> None:
    board = await sit_down(here)
    ada = here.people[0]
    with pytest.raises(CannotDo):
        await ada.slash(here.channel, "abort")
    refusal = await answered(ada, await ada.forge_click(f"button:abort:{match_of(here)}", board))
    assert "manage messages" in refusal.text
    assert status(here) == "running"
    moderator = here.person("Mo", Permission.MANAGE_MESSAGES)
    elsewhere = here.elsewhere("Gil")
    stray = await call(moderator, elsewhere.channel, "abort")
    assert "/play" in stray.text
    await press(moderator, await call(moderator, here.channel, "abort"), "Stop the match")
    await ada.wait_for_message(here.channel, "Mo")
    assert status(here) == "aborted"
    last = await last_board(here)
    for told in (last, await call(ada, here.channel, "board")):
        assert told.text.startswith("### Verräter · The match is over")
        assert "The match has ended without a winner." in told.text
        assert len(told.pictures) == 1


async def test_a_seat_is_taken_over_the_win_claimed_and_time_prolonged_only_where_that_is_possible(
    here: Harness,
) -> None:
    await sit_down(here)
    await all_said(here)
    before = contents(here)
    ada = here.people[0]
    for command, why in {
        "replace": "Nobody at this table has gone missing",
        "claim": "only in a match of two",
        "extend": "cannot be prolonged",
    }.items():
        refusal = await call(ada, here.channel, command)
        assert refusal.ephemeral
        assert why in refusal.text
    assert contents(here) == before


# The server and the person


async def test_only_who_may_manage_the_server_changes_its_settings(here: Harness) -> None:
    manager = here.person("Manu", Permission.MANAGE_GUILD)
    ada = here.people[0]
    with pytest.raises(CannotDo):
        await ada.slash(here.channel, "settings")
    page = await call(manager, here.channel, "settings")
    assert page.ephemeral
    for menu, value in (("menu:language:0", "fr"), ("menu:deadline:0", "1h")):
        refusal = await answered(ada, await ada.forge_choose(page, menu, [value]))
        assert "manage the server" in refusal.text
    assert rows(here.database, "SELECT 1 FROM guilds WHERE language = 'fr'") == []


async def test_the_server_s_language_and_deadline_hold_for_new_matches(here: Harness) -> None:
    manager = here.person("Manu", Permission.MANAGE_GUILD)
    page = await call(manager, here.channel, "settings")
    try:
        page = await answered(manager, await manager.choose(page, "menu:language:0", ["fr"]))
        assert "français" in page.text.lower()
        page = await answered(manager, await manager.choose(page, "menu:deadline:0", ["48h"]))
        await here.people[0].slash(here.channel, "play", game="verraeter")
        card = await here.people[0].wait_for_message(here.channel, "Verräter")
        assert "Rejoindre" in labels(card) or "Deux familles" in card.text
        assert "2 jours" in card.text or "48" in card.text
    finally:
        page = await answered(manager, await manager.choose(page, "menu:language:0", ["auto"]))
        await answered(manager, await manager.choose(page, "menu:deadline:0", ["24h"]))


async def test_privacy_tells_what_is_kept_and_deletes_it_once_no_match_is_being_played(here: Harness) -> None:
    await ended(here)
    ada = here.people[0]
    page = await call(ada, ada.dm_channels[0], "privacy")
    assert "Matches over: 1" in page.text
    question = await press(ada, page, "Delete my data")
    assert rows(here.database, "SELECT 1 FROM people WHERE user_id = ?", ada.id) != []
    done = await press(ada, question, "Delete everything")
    assert "nothing about you is kept" in done.text
    assert rows(here.database, "SELECT 1 FROM people WHERE user_id = ?", ada.id) == []
    names = [name for (name,) in rows(here.database, "SELECT name FROM members WHERE match_id = ?", match_of(here))]
    assert "Ada" not in names
    assert {"Bruno", "Chen"} <= set(names)
    assert (await call(here.people[1], here.channel, "board")).pictures
