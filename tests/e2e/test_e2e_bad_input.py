"""What bad input gets: a private sentence that says what is wrong and what to do, and no change of state."""

import dataclasses
from collections.abc import AsyncIterator, Mapping, Sequence
from itertools import product

import pytest
import pytest_asyncio

from bot.playground import Permission, Person, Seen
from cogs.kit import presses
from tests.databases import rows
from tests.e2e.harness import Harness
from tests.e2e.robots import (
    agree_to_end,
    answered,
    asked,
    call,
    forge,
    join,
    make_ready,
    moves_of,
    next_board,
    open_panel,
    open_table,
    other_than,
    play_on,
    press,
    reads,
    seal,
    sit_down,
    until_reads,
)
from tests.e2e.stored_matches import all_said, dice, match_of, unchanged

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def board(here: Harness) -> AsyncIterator[Seen]:
    """The newest board of a match that has just begun."""
    seen = await sit_down(here)
    await all_said(here)
    yield seen


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def untouched(harbour: Harness) -> tuple[Harness, Seen]:
    """A table in a channel of its own, and the board of a match that has just begun and that nothing here changes."""
    here = harbour.elsewhere("Ada", "Bruno", "Chen")
    board = await sit_down(here)
    await all_said(here)
    return here, board


def mover_of(here: Harness, board: Seen) -> tuple[Person, Person]:
    """Give who is asked, and somebody else at the table."""
    (mover,) = asked(here, board)
    return mover, other_than(here, mover)


async def ready(here: Harness, mover: Person, board: Seen, luck: str) -> tuple[Seen, str]:
    """Make an answer ready on a new panel; give the panel and the button that makes the answer final."""
    panel = await make_ready(mover, await open_panel(here, mover, board), dice(luck))
    _, _, (final,) = moves_of(panel)
    return panel, final


async def refused(
    here: Harness, person: Person, message: Seen, custom_id: str, values: Sequence[str] | None = None
) -> Seen:
    """Forge a press; check that it gets a private sentence, and no excuse."""
    seen = await forge(person, message, custom_id, values)
    assert seen.ephemeral
    assert seen.text.strip()
    assert here.say("our-fault") not in seen.text
    return seen


async def lobby_of_dora(here: Harness) -> tuple[Harness, Person, Seen]:
    """Open a table in another channel; give where, its host and its card."""
    other = here.elsewhere("Dora")
    lobby = await open_table(other, "verraeter")
    (dora,) = other.people
    await dora.wait_for_dm("You sit at the table")
    return other, dora, lobby


BARE = (
    "desk seal history join leave start cancel set bring kick set-value set-deadline set-group set-seats rematch record"
    " review review-mine kicked call-invited"
)
OF_NO_MATCH = ("language", "deadline", "channels", "rulebook", "thread")
COUNTED = (
    *("history:{match}", "rulebook:0:verraeter", "turn:{match}:x:y", "push:{match}:x:y", "seal:{match}:x"),
    *("replace:{match}", "thread:0:verraeter", "thread:0:verraeter:", "set-group:{match}"),
)
GARBAGE = (
    *(f"button:{verb}:{{match}}" for verb in (*BARE.split(), "abort", "open-view", "nothing")),
    *(f"button:{verb}:0" for verb in OF_NO_MATCH),
    *(f"button:{counted}:{'9' * 60}" for counted in COUNTED),
    "button:move:{match}:no:such:args:at:all",
    "button:move:999999",
    "button:desk:{match}:no-such-decision",
    "button:seal:{match}:no-such-decision:0",
    "button:seal:{match}::",
    "button:push:{match}:x:y:0.0",
    "button:push:{match}:x:y:zzz",
    "button:pick:{match}:x:y:0",
    "button:turn:{match}:x:y:-1",
    "button:clear:{match}:x",
    "button:reopen:{match}:x",
    "button:type:{match}:x",
    "button:typed:{match}:x",
    "button:history:{match}:99999999999999",
    "button:history:{match}:0:turn:99999999999999",
    "button:replay:{match}:x",
    "button:replay:{match}:1:x:step-first",
    "button:replay:{match}:99999999999999:p:step-last",
    "button:replay:{match}:1:9:step-first",
    "button:replay:{match}:1:p:turn:99999999999999",
    "button:replay:{match}:1:p:round",
    "button:history-file:{match}:1",
    "button:review-show:{match}:x",
    "button:review-show:{match}:mine",
    "button:play-on:{match}:x",
    "button:play-on:{match}:99999999999999",
    "button:history:{match}:x",
    "button:rulebook:0:chess:0",
    "button:rulebook:0:verraeter:-7",
    "button:why:0:chess:role",
    "button:why:0:verraeter:mate",
    "button:why:0:verraeter",
    "button:word:0:verraeter:0",
    "button:replace:{match}:0",
    "button:replace:{match}:x",
    "button:replace:{match}:99",
    "button:thread:0:chess:",
    "somebody else's button",
    "button:move:",
    "b",
    "button:move:1" + ":x" * 5,
    "x" * 100,
    "button:move:" + "9" * 5000,
    "button:history:{match}:" + "9" * 5000,
    "button:move:\0",
    "button:move:٣",
    "button:history:{match}:٣",
)


@pytest.mark.sampled(15)
@pytest.mark.parametrize("forged", GARBAGE)
async def test_a_forged_button_gets_a_private_sentence_and_changes_nothing(
    forged: str, untouched: tuple[Harness, Seen]
) -> None:
    here, board = untouched
    _, other = mover_of(here, board)
    with unchanged(here):
        await refused(here, other, board, forged.format(match=match_of(here)))


MENUS: Mapping[str, Sequence[list[str]]] = {
    "pick:{match}:{decision}:{question}:0": (["no-such-choice"], [], ["0", "0"], ["-1"]),
    "pick:{match}:{decision}:no-such-question:0": (["0"],),
    "pick:{match}:no-such-decision:{question}:0": (["0"],),
    "rulebook:0:verraeter:0": (["chapter one"], ["999"]),
    "word:0:verraeter:0": (["mate"],),
    "word:0:verraeter:page": (["traitor"],),
    "word:0:chess:0": (["traitor"],),
    "kick:{match}": (["1"], ["somebody"], []),
    "invite:{match}": (["1"], ["somebody"], []),
    "let-back:0": (["1"], []),
    "challenge:0:1": (["chess"], []),
    "preset:{match}": (["best"], []),
    "set-group:{match}": (["min_cards"], []),
    "set-seats:{match}": (["best"], []),
    "set-value:{match}:min_cards": (["7"],),
    "set-value:{match}:no_such_option": (["1"],),
    "set-value:{match}": (["1"],),
    "set-deadline:{match}": (["forever"], []),
    "language:0": (["tlh"],),
    "deadline:0": (["1m"],),
    "no-such-menu:{match}": (["1"],),
}


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("forged", "values"), [(menu, values) for menu in MENUS for values in MENUS[menu]])
async def test_an_unknown_value_of_a_menu_gets_a_private_sentence_and_changes_nothing(
    forged: str, values: list[str], untouched: tuple[Harness, Seen]
) -> None:
    here, board = untouched
    mover, _ = mover_of(here, board)
    panel = await open_panel(here, mover, board)
    _, _, _, decision, question, *_ = panel.selects[0].custom_id.split(":")
    await all_said(here)
    with unchanged(here):
        custom_id = "menu:" + forged.format(match=match_of(here), decision=decision, question=question)
        await refused(here, mover, panel, custom_id, values)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("value", ["9" * 19, "9" * 5000, "-1", "٣", "\0", "\ud800", ""])
async def test_no_value_of_any_menu_is_our_fault(value: str, here: Harness) -> None:
    host = here.person("Gus", Permission.MANAGE_GUILD | Permission.MANAGE_MESSAGES)
    host.patience = 20
    here.people.insert(0, host)
    card = await join(here, await open_table(here), *here.people[1:2])
    match = match_of(here)
    of_match = ("set-deadline:{}", "kick:{}", "invite:{}", "set-group:{}", "set-value:{}:min_cards", "pick:{}:x:y:0")
    of_none = ("rulebook:0:verraeter:0", "word:0:verraeter:0", "language:0", "deadline:0", "channels:0", "deck-open:0")
    forged = [f"menu:{verb.format(match)}" for verb in (*of_match, "deck-choose:{}", *of_none)]
    for message, custom_id in product((card, await call(host, here.channel, "settings")), forged):
        assert here.say("our-fault") not in (await forge(host, message, custom_id, [value])).text, custom_id
    settings = await call(host, here.channel, "settings")
    seen = await forge(host, settings, "channels:channels:0", [value])
    assert here.say("our-fault") not in seen.text
    await forge(host, settings, "channels:channels:0", [])


async def test_another_seat_s_question_cannot_be_answered(board: Seen, here: Harness) -> None:
    mover, other = mover_of(here, board)
    panel, final = await ready(here, mover, board, "theirs")
    menu = panel.selects[0]
    await all_said(here)
    about = final.rpartition(":")[0]
    with unchanged(here):
        for custom_id, values in (
            (final, None),
            (menu.custom_id, [menu.options[0].value]),
            (about.replace("seal", "clear"), None),
            (about.replace("seal", "desk"), None),
        ):
            seen = await refused(here, other, board, custom_id, values)
            assert menu.custom_id not in {one.custom_id for one in seen.selects}


async def test_a_guest_can_press_and_forge_what_he_likes(board: Seen, here: Harness) -> None:
    mover, _ = mover_of(here, board)
    panel, final = await ready(here, mover, board, "guest")
    guest = here.person("Gil")
    await all_said(here)
    with unchanged(here):
        for button in (*board.buttons, *panel.buttons):
            if button.custom_id:
                assert "3, 4 and 5" not in (await forge(guest, board, button.custom_id)).text
        await refused(here, guest, board, final)
        await refused(here, guest, board, panel.selects[0].custom_id, ["0"])


async def test_a_button_of_one_match_does_nothing_in_another(board: Seen, here: Harness) -> None:
    other = here.elsewhere("Dora", "Emil", "Fritz")
    theirs = await sit_down(other)
    mover, _ = mover_of(here, board)
    panel, final = await ready(here, mover, board, "other match")
    await all_said(other)
    with unchanged(other):
        forged = ":".join([*final.split(":")[:2], str(match_of(other)), *final.split(":")[3:]])
        await refused(here, mover, panel, forged)
        await forge(mover_of(other, theirs)[0], theirs, final)


async def test_the_number_of_a_match_elsewhere_shows_nothing_of_it(board: Seen, here: Harness) -> None:
    """A forged number would else show matches of channels, and servers, that one may not see."""
    _, dora, lobby = await lobby_of_dora(here)
    looking = ("board:{}", "text:{}", "history:{}:0", "history-file:{}", "replay:{}", "hand:{}")
    for verb in (*looking, "move:{}", "record:{}", "open-view:{}", "set:{}", "replace:{}:0"):
        seen = reads(await refused(here, dora, lobby, "button:" + verb.format(match_of(here))), "There is no match")
        assert not {"Ada", "Bruno", "Chen"} & set(seen.text.replace("**", " ").split())


async def test_the_number_of_a_lobby_elsewhere_does_not_tell_who_hosts_it(board: Seen, here: Harness) -> None:
    other, dora, _ = await lobby_of_dora(here)
    with unchanged(other):
        for verb, value in (
            ("set-group:{}", "start"),
            ("set-value:{}:start", "1"),
            ("set-deadline:{}", "24h"),
            ("set-seats:{}", "drawn"),
            ("kick:{}", str(dora.id)),
        ):
            forged = f"menu:{verb.format(match_of(other))}"
            seen = reads(await refused(here, here.people[0], board, forged, [value]), "There is no match")
            assert "Dora" not in seen.text


async def test_no_message_turns_into_the_card_of_a_lobby(board: Seen, here: Harness) -> None:
    other, dora, lobby = await lobby_of_dora(here)
    presses = [(match_of(here), lobby), (match_of(other), board)]
    with unchanged(other):
        for person in (here.people[0], here.person("Mo", Permission.MANAGE_MESSAGES)):
            for verb, (number, message) in product(("join", "leave", "start", "cancel"), presses):
                reads(await refused(here, person, message, f"button:{verb}:{number}"), "no longer in use")
        assert dora.look_again(lobby).message == lobby.message
        assert dora.look_again(board).message == board.message


async def test_an_old_panel_says_that_the_board_has_moved_and_shows_what_is_asked_now(
    board: Seen, here: Harness
) -> None:
    mover, _ = mover_of(here, board)
    old, final = await ready(here, mover, board, "old")
    await seal(here, mover, (await ready(here, mover, board, "new"))[0])
    await next_board(here, board)
    await all_said(here)
    with unchanged(here):
        reads(await answered(mover, await mover.click(old, final)), "has changed")


async def test_a_panel_that_shows_an_earlier_draft_does_not_make_a_later_one_final(board: Seen, here: Harness) -> None:
    mover, _ = mover_of(here, board)
    first, final = await ready(here, mover, board, "first")
    other_panel = await open_panel(here, mover, board)
    menu = other_panel.selects[0]
    other = next(option for option in menu.options if not option.chosen)
    await answered(mover, await mover.choose(other_panel, menu.custom_id, [other.value]))
    reads(await answered(mover, await mover.click(first, final)), "changed since this panel was shown")
    assert rows(here.database, "SELECT max(number) FROM actions WHERE match_id = ?", match_of(here)) == [(0,)]


async def test_an_old_board_opens_what_is_asked_now(board: Seen, here: Harness) -> None:
    newer = await play_on(here, board, dice("older"), 3)
    mover, _ = mover_of(here, newer)
    await open_panel(here, mover, newer)  # and with it what has happened since
    assert (await press(mover, board, "Your move")).text == (await press(mover, newer, "Your move")).text


async def test_after_the_end_old_buttons_say_so(board: Seen, here: Harness) -> None:
    mover, _ = mover_of(here, board)
    panel, final = await ready(here, mover, board, "over")
    for person in here.people:
        await agree_to_end(here, person)
    await mover.wait_for_message(here.channel, "agreed to end")
    await all_said(here)
    menu = panel.selects[0]
    with unchanged(here):
        reads(await answered(mover, await mover.click(panel, final)), "over")
        reads(await refused(here, mover, board, menu.custom_id, [menu.options[0].value]), "over")
        reads(await refused(here, mover, board, f"button:move:{match_of(here)}"), "over")


async def test_old_buttons_of_a_lobby_say_that_it_is_closed(here: Harness) -> None:
    card = await join(here, await open_table(here), *here.people[1:])
    ada, bruno, _ = here.people
    await ada.click(card, label="Close the table")
    await until_reads(ada, card, "closed this table")
    with unchanged(here):
        for button in card.buttons:
            assert here.say("our-fault") not in (await forge(bruno, card, button.custom_id or "")).text


@pytest.mark.long
@pytest.mark.parametrize("kind", ["button", "menu", "form"])
@pytest.mark.parametrize(
    "args", [(), ("",) * 4, ("9" * 22,) * 3, ("x", "-1", "0.0", "y"), ("power", "9" * 20, "guardians", "0")], ids=str
)
async def test_no_verb_with_any_arguments_is_our_fault(kind: str, args: tuple[str, ...], here: Harness) -> None:
    card = await open_table(here)
    guest = here.person("Gil")
    guest.patience = 20
    opened = await guest.click(await call(guest, here.channel, "deck"), label="Write a deck")
    assert opened.modal is not None
    for verb in sorted(presses.handlers_of(here.bot)):
        for match in (0, match_of(here), 10**14):
            forged = ":".join((kind, verb, str(match), *args))[:100]
            if kind == "form":
                modal = dataclasses.replace(opened.modal, custom_id=forged)
                answer = await guest.forge_submit(modal, {"name": "9" * 60, "text": "\0"})
            elif kind == "menu":
                answer = await guest.forge_choose(card, forged, ["9" * 60])
            else:
                answer = await guest.forge_click(forged, card)
            assert not answer.failed, forged
    await guest.wait_for(lambda: not any(seen.loading for seen in guest.sees(here.channel)))
    await call(guest, here.channel, "matches")
    assert not [seen for seen in guest.sees(here.channel) if here.say("our-fault") in seen.text]
