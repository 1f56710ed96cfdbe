"""What people can say at a table, by right and wrong people, in right and wrong places."""

import pytest

from bot.games.registry import house_games
from bot.language import languages
from bot.playground import CannotDo, Permission, Person, Seen
from render.verraeter import VerraeterPresenter
from tests.databases import rows
from tests.e2e import every_game
from tests.e2e.harness import Harness
from tests.e2e.robots import (
    answered,
    asked,
    begin,
    call,
    everything_said,
    forge,
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
    reads,
    resign,
    sit_down,
    stop_match,
    talk,
    until_reads,
)
from tests.e2e.stored_matches import all_said, dice, match_of, opened_record, unchanged

pytestmark = pytest.mark.asyncio(loop_scope="module")

LOOKING = ("board", "hand", "history", "replay")
IN_A_MATCH = (*LOOKING, "move", "resign", "end", "pause", "claim", "extend", "replace", "undo")
NEEDS_OTHERS = ("claim", "replace")


async def ended(here: Harness) -> Seen:
    """Start a match and let a moderator stop it; give the last board."""
    await sit_down(here)
    return await stop_match(here)


async def begun(here: Harness) -> tuple[Seen, Person, Person]:
    """Begin a match; give the first board, who is asked, and somebody else."""
    board = await sit_down(here)
    (mover,) = asked(here, board)
    return board, mover, other_than(here, mover)


def status(here: Harness) -> str:
    return str(rows(here.database, "SELECT status FROM matches WHERE id = ?", match_of(here))[0][0])


# Looking


async def test_everybody_may_look_at_the_board_and_read_it_and_nobody_else_sees_that(here: Harness) -> None:
    first, guest = await sit_down(here), here.person("Gil")
    for person in here.people:
        seen = await call(person, here.channel, "board")
        assert ("Your move" in labels(seen)) == (person in asked(here, first))
    board = reads(await call(guest, here.channel, "board"), "has to put the first granary")
    assert "Your move" not in labels(board)
    assert board.pictures
    assert all(picture.alt for picture in board.pictures)
    read = await talk(guest, board, ("Read the board", "Ada", "Bruno", "Chen"))
    assert all(seen.id not in {board.id, read.id} for seen in here.people[0].sees(here.channel))


async def test_a_hand_is_shown_to_whoever_holds_it_alone(here: Harness) -> None:
    board, ada = await sit_down(here), here.people[0]
    hand = reads(await call(ada, here.channel, "hand"), "3, 4 and 5")
    assert (await press(ada, board, "Show my hand")).text == hand.text


@pytest.mark.parametrize("command", ["hand", "move"])
async def test_a_guest_is_told_in_a_friendly_way_who_plays(command: str, here: Harness) -> None:
    board, guest, who = await sit_down(here), here.person("Gil"), ("Ada, Bruno and Chen", "/board")
    await talk(guest, board, ("Your move" if command == "move" else "Show my hand", *who), (f"/{command}", *who))


async def test_move_opens_the_panel_that_the_button_under_the_board_opens(here: Harness) -> None:
    board, mover, other = await begun(here)
    by_command, by_button = await call(mover, here.channel, "move"), await press(mover, board, "Your move")
    assert by_command.text == by_button.text
    assert [menu.options for menu in by_command.selects] == [menu.options for menu in by_button.selects]
    assert "What would you do?" not in labels(by_button), "hints were not agreed on"
    reads(await forge(mover, by_button, f"button:hint:{match_of(here)}:nothing-0"), "no longer asked")
    waits = f"**{mover.user.display_name}** has to"
    await talk(other, board, ("Your move", "Nothing is asked of you now.", waits))


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_the_pages_of_the_rules_are_turned_and_chosen_in_ones_own_language(locale: str, here: Harness) -> None:
    reader = here.playground.person("Lea", here.guild, locale=locale)
    language = languages()[locale[:2]]
    first, second, third, *_ = (page.title for page in VerraeterPresenter().rules(language))
    turned = ("/rules", {"game": "verraeter"}, first), (language.say("button-page-on"), second)
    reads(await pick(reader, await talk(reader, here.channel, *turned), "rulebook", f"3. {third}"), third)


async def test_rules_can_be_read_from_the_board_and_by_direct_message(here: Harness) -> None:
    board, ada = await sit_down(here), here.people[0]
    from_board = await press(ada, board, "Open the rules")
    assert (await call(ada, ada.dm_channels[0], "rules", game="verraeter")).text == from_board.text


async def test_matches_lists_everywhere_what_waits_for_the_asker_and_opens_it(here: Harness) -> None:
    guest = here.person("Gil")
    reads(await call(guest, here.channel, "matches"), "You sit at no table")
    card = await open_table(here)
    await here.people[0].wait_for_dm("You sit at the table")
    (button,) = (await call(here.people[0], here.channel, "matches")).buttons
    assert button.url == f"https://discord.com/channels/{here.guild.id}/{here.channel.id}/{card.id}"
    board = await begin(here, await join(here, card, *here.people[1:]))
    (mover,) = asked(here, board)
    other = other_than(here, mover)
    listed = await call(mover, mover.dm_channels[0], "matches")
    reads(listed, f"1. **Verräter** · <#{here.channel.id}>: you have to put the first granary")
    reads(await call(other, here.channel, "matches"), "No match waits for you.", "nothing is asked of you now")
    for person, label, found in (
        (mover, "1. Move in Verräter", "granary"),
        (other, "1. Look at Verräter", "First granaries"),
    ):
        listed = await call(person, here.channel, "matches")
        (button,) = listed.buttons
        assert button.label.startswith(label)
        opened = reads(await answered(person, await person.click(listed, button.custom_id)), found)
        assert opened.id != listed.id
        assert person.look_again(listed).text == listed.text, "the list stays"


# Before and after


@pytest.mark.parametrize("told", ["has not begun yet", "/play"])
async def test_where_no_match_goes_on_the_verbs_of_one_say_why_and_how_to_begin_one(told: str, here: Harness) -> None:
    if told != "/play":
        await open_table(here)
        await here.people[0].wait_for_dm("You sit at the table")
    with unchanged(here):
        await talk(here.people[0], here.channel, *((f"/{command}", told) for command in IN_A_MATCH))


async def test_after_the_end_the_board_and_the_history_stay_and_nothing_can_be_done(here: Harness) -> None:
    await ended(here)
    ada = here.people[0]
    await all_said(here)
    with unchanged(here):
        for command in ("board", "replay"):
            assert (await call(ada, here.channel, command)).pictures
        refused = ("move", "resign", "end", "claim", "extend", "replace")
        await talk(ada, here.channel, ("/history", "supports the"), *((f"/{command}", "/play") for command in refused))


async def test_in_direct_messages_without_a_match_the_verbs_say_how_to_begin_one(here: Harness) -> None:
    await sit_down(here)
    ada = here.people[0]
    letters = ada.dm_channels[0]
    told = ((f"/{one}", "/resign" if one in NEEDS_OTHERS else "/practice") for one in IN_A_MATCH)
    await talk(ada, letters, *told, ("/play", {"game": "verraeter"}, "/practice"), ("/abort", "other people"))
    assert "settings" not in {offered.name for offered in ada.commands(letters)}


async def test_after_the_end_whoever_wants_to_can_play_again_in_the_seats_of_before(here: Harness) -> None:
    board = await ended(here)
    ada, bruno, _ = here.people
    await talk(bruno, board, ("Play again", "Whoever wants to play again"))
    card = await bruno.wait_for_message(here.channel, "1. **Bruno** (host)")
    assert not any(name in card.text for name in ("Ada", "Chen"))
    card = await join(here, card, ada)
    settings = await press(bruno, card, "Change the settings")
    await pick(bruno, settings, "set-seats", "As in the last match here")
    await until_reads(bruno, card, "1. **Ada**", "2. **Bruno** (host)")
    await talk(bruno, board, ("Play again", "open in this channel already"))
    assert len(rows(here.database, "SELECT 1 FROM matches WHERE channel_id = ?", here.channel.id)) == 2


async def test_the_seed_is_told_by_its_fingerprint_at_first_and_the_record_handed_over_in_the_end(
    here: Harness,
) -> None:
    first, guest = await sit_down(here), here.person("Gil")
    ((digest,),) = rows(here.database, "SELECT seed_digest FROM matches WHERE id = ?", match_of(here))
    assert digest not in first.text
    await talk(guest, first, ("How this is fair", f"`{digest}`"))
    reads(await forge(here.people[0], first, f"button:record:{match_of(here)}"), "not over yet")
    await stop_match(here)
    assert (await opened_record(here, await last_board(here), guest)).game == "verraeter"


# Leaving, and what a stuck match needs


async def test_resigning_is_asked_twice_and_the_match_goes_on_without_the_player(here: Harness) -> None:
    board, mover, _ = await begun(here)
    question = reads(await call(mover, here.channel, "resign"), "really")
    assert status(here) == "running"
    await press(mover, question, "Resign for good")
    board = await next_board(here, board) or board
    assert mover not in asked(here, board)
    gone = "You have resigned from this match"
    await talk(mover, board, ("Your move", gone), ("/move", gone))
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
    reads(board, f"**{winner.user.display_name}**")


async def test_a_seat_is_left_to_a_computer_by_the_vote_of_the_others_and_taken_back(here: Harness) -> None:
    await sit_down(here)
    ada, bruno, chen = here.people
    await talk(ada, here.channel, ("/resign",), ("Leave to a computer",))
    await bruno.wait_for_message(here.channel, "**Ada** would like to leave the seat to a computer player")
    for person, told in ((bruno, "You agree"), (chen, "goes on in that seat")):
        await talk(person, here.channel, ("/replace",), ("Let a computer play for Ada", told))
    await bruno.wait_for_message(here.channel, "a computer player, plays for Ada")
    offer = await call(ada, here.channel, "replace")
    assert labels(offer) == {"Sit down for 🤖 Belle"}
    await talk(ada, offer, ("Sit down for 🤖 Belle", "The seat is yours"))


async def test_a_match_rests_when_all_agree_and_goes_on_when_one_wants_to(here: Harness) -> None:
    """One message asks them, which comes again if it is deleted, and which nobody can press any more then."""
    board, mover, _ = await begun(here)
    ada, bruno, chen = here.people
    question = await call(ada, here.channel, "pause")
    assert labels(question) == {"24 hours", "3 days", "7 days", "14 days"}
    await talk(ada, question, ("3 days", "You agree"))
    wish = await bruno.wait_for_message(here.channel, "**Ada** would like the match to rest for 3 days.")
    reads(wish, "**Bruno** and **Chen** have not answered.")
    here.person("Mo", Permission.MANAGE_MESSAGES).delete(wish)
    await talk(bruno, here.channel, ("/pause",), ("3 days", "You agree"))
    wish = await chen.wait_for_message(here.channel, "**Bruno** agrees.\n**Chen** has not answered.")
    await talk(chen, wish, ("Agree", "The match rests until"))
    await everything_said(here)
    assert labels(reads(chen.look_again(wish), "All have agreed.")) == set()
    await talk(mover, board, ("Your move", "This match rests until"))
    await talk(ada, here.channel, ("/pause",), ("Go on now",))
    await mover.wait_for_message(here.channel, "The match goes on, since **Ada** wants to")


async def test_only_players_resign_or_agree_to_end(here: Harness) -> None:
    await sit_down(here)
    guest, told = here.person("Gil"), "sit at this table"
    refusal = await talk(guest, here.channel, ("/resign", told), ("/end", told))
    for verb in ("resign", "agree"):
        reads(await forge(guest, latest_board(here, guest) or refusal, f"button:{verb}:{match_of(here)}"), told)
    assert status(here) == "running"


async def test_who_may_manage_messages_and_nobody_else_may_stop_a_match(here: Harness) -> None:
    board, ada = await sit_down(here), here.people[0]
    with pytest.raises(CannotDo):
        await ada.slash(here.channel, "abort")
    reads(await forge(ada, board, f"button:abort:{match_of(here)}"), "manage messages")
    assert status(here) == "running"
    moderator = here.person("Mo", Permission.MANAGE_MESSAGES)
    await talk(moderator, here.elsewhere("Gil").channel, ("/abort", "/play"))
    await talk(moderator, here.channel, ("/abort",), ("Stop the match",))
    await ada.wait_for_message(here.channel, "Mo")
    assert status(here) == "aborted"
    for told in (await last_board(here), await call(ada, here.channel, "board")):
        assert reads(told, "The match has ended without a winner.").text.startswith("### Verräter · The match is over")
        assert len(told.pictures) == 1


async def test_a_seat_is_taken_over_the_win_claimed_and_time_prolonged_only_where_that_is_possible(
    here: Harness,
) -> None:
    await sit_down(here)
    await all_said(here)
    with unchanged(here):
        await talk(
            here.people[0],
            here.channel,
            ("/replace", "Nobody at this table has gone missing"),
            ("/claim", "only in a match of two"),
            ("/extend", "cannot be prolonged"),
        )


# The server and the person


async def test_only_who_may_manage_the_server_changes_the_language_and_deadline_of_new_matches(here: Harness) -> None:
    manager, ada = here.person("Manu", Permission.MANAGE_GUILD), here.people[0]
    with pytest.raises(CannotDo):
        await ada.slash(here.channel, "settings")
    page = await call(manager, here.channel, "settings")
    for menu, value in (("menu:language:0", "fr"), ("menu:deadline:0", "1h")):
        reads(await forge(ada, page, menu, [value]), "manage the server")
    assert rows(here.database, "SELECT 1 FROM guilds WHERE language = 'fr'") == []
    try:
        page = await pick(manager, page, "language", "fr")
        assert "français" in page.text.lower()
        page = await pick(manager, page, "deadline", "48h")
        await ada.slash(here.channel, "play", game="verraeter")
        card = await ada.wait_for_message(here.channel, "Verräter")
        assert "Rejoindre" in labels(card) or "Deux familles" in card.text
        assert "2 jours" in card.text or "48" in card.text
    finally:
        page = await pick(manager, page, "language", "auto")
        await pick(manager, page, "deadline", "24h")


async def test_privacy_tells_what_is_kept_and_deletes_it_once_no_match_is_being_played(here: Harness) -> None:
    await ended(here)
    ada, kept = here.people[0], "SELECT 1 FROM people WHERE user_id = ?"
    question = await talk(ada, ada.dm_channels[0], ("/privacy", "Matches over: 1"), ("Delete my data",))
    assert rows(here.database, kept, ada.id) != []
    await talk(ada, question, ("Delete everything", "nothing about you is kept"))
    assert rows(here.database, kept, ada.id) == []
    names = [name for (name,) in rows(here.database, "SELECT name FROM members WHERE match_id = ?", match_of(here))]
    assert "Ada" not in names
    assert {"Bruno", "Chen"} <= set(names)
    assert (await call(here.people[1], here.channel, "board")).pictures
