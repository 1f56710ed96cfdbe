"""Probe from the lobby to the reveal: what the games to come need of the house, over the loopback server."""

from collections.abc import AsyncIterator
from itertools import takewhile
from pathlib import Path

import pytest
import pytest_asyncio

from bot.playground import Person, Seen
from tests.databases import rows
from tests.e2e.harness import Harness, serving
from tests.e2e.probe_robots import (
    PROBE,
    WORDS,
    bring,
    play_probe,
    seal_sheet,
    sit_down_with_words,
    through_window,
    type_sheet,
)
from tests.e2e.robots import (
    answered,
    asked,
    begin,
    board_now,
    join,
    labels,
    latest_board,
    make_ready,
    open_table,
    press,
    reads,
    seal,
)
from tests.e2e.stored_matches import all_said, check_story, dice, match_of

SHEETS = ("A 2\nB 1", "A 1\nC 2", "B 3")


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Harness]:
    """A harness with a bot that knows Probe alone, and whose clock stands still."""
    async with serving(tmp_path, plays=PROBE) as reef:
        yield reef


def nobody_reads(here: Harness, owner: Person, secret: str) -> None:
    """Check that nothing that has reached anybody but its owner holds a secret."""
    for person in here.people:
        if person is not owner:
            assert not [one.kind for one in here.wire.to(person) if secret in one.letters.casefold()]


async def dive(here: Harness, board: Seen, sheets: tuple[str, ...] = SHEETS) -> Seen:
    """Let everybody seal a sheet."""
    for person, sheet in zip(here.people, sheets, strict=False):
        await seal_sheet(here, person, board, sheet)
    await all_said(here)
    return board_now(here)


async def raid(here: Harness, board: Seen) -> Seen:
    """Let the captain raid whoever can be raided."""
    (captain,) = asked(here, board)
    panel = await press(captain, board, "Your move")
    (custom_id,) = [menu.custom_id for menu in panel.selects] or [""]
    if custom_id:
        victim = next(option.value for option in panel.select(custom_id).options if option.value.startswith("raid"))
        panel = await answered(captain, await captain.choose(panel, custom_id, [victim]))
    else:
        panel = await press(captain, panel, next(label for label in labels(panel) if label.startswith("Raid")))
    await seal(here, captain, panel)
    await all_said(here)
    return board_now(here)


async def test_a_secret_word_is_brought_by_a_form_and_checked_in_private(here: Harness) -> None:
    ada, bruno, chen = here.people
    card = await join(here, await open_table(here, "probe"), bruno)
    assert card.text.count("has still to choose") == 2
    refusal = await bring(ada, card, "qqz")
    assert refusal.ephemeral
    reads(refusal, "A word has 4 letters.", "No letter may stand twice in a word.")
    stranger = await chen.click(card, label="Choose my word")
    reads(await answered(chen, stranger), "Press Join first")
    taken = await bring(ada, card, WORDS[0])
    assert taken.ephemeral
    await ada.wait_for(lambda: ada.look_again(card).text.count("has still to choose") == 1)
    before = rows(here.database, "SELECT status FROM matches")
    await ada.click(ada.look_again(card), label="Start the match")
    await ada.wait_for_message(here.channel, "Bruno has still to choose a word")
    assert rows(here.database, "SELECT status FROM matches") == before
    await bring(bruno, card, WORDS[1])
    await bring(bruno, card, WORDS[3])
    await begin(here, ada.look_again(card))
    await all_said(here)
    for owner, word in ((ada, WORDS[0]), (bruno, WORDS[1]), (bruno, WORDS[3])):
        nobody_reads(here, owner, word)


async def test_a_typed_sheet_keeps_its_good_lines_and_names_the_bad_one(here: Harness) -> None:
    board = await sit_down_with_words(here)
    ada = here.people[0]
    _, panel = await type_sheet(here, ada, board, "A 2\nB one\nC 1")
    assert panel.ephemeral
    assert "“B one”" in panel.text
    assert not any(label.startswith("Seal the sheet") and "B one" in label for label in labels(panel))
    opened, panel = await type_sheet(here, ada, board, "A 2\nB 9")
    assert "Send one to 3 divers" in panel.text
    done = await seal_sheet(here, ada, board, "A 2\nC 1")
    assert "You have sealed your sheet." in done.text
    await all_said(here)
    board = board_now(here)
    assert "**Ada** has answered; nobody sees it yet." in board.text
    for person in here.people[1:]:
        await seal_sheet(here, person, board, "B 1")
    await all_said(here)
    await ada.submit(opened, {"text": "A 1\nB 2"})
    late = await ada.wait_for_message(here.channel, "```\nA 1\nB 2\n```")
    assert late.ephemeral, "what comes too late goes back to its writer"


@pytest.mark.sampled(1)
@pytest.mark.parametrize("text", ["", "x" * 3999, "🦑\n" * 50, "A 99999999999", "A 2; B 1", "\x00"])
async def test_nonsense_in_a_form_gets_a_private_sentence_and_seals_nothing(text: str, here: Harness) -> None:
    board = await sit_down_with_words(here)
    ada = here.people[0]
    _, panel = await type_sheet(here, ada, board, text)
    assert panel.ephemeral
    assert here.say("our-fault") not in panel.text
    assert rows(here.database, "SELECT count(*) FROM actions WHERE match_id = ?", match_of(here)) == [(1,)]


async def into_window(here: Harness) -> Seen:
    """Play until nets may be thrown."""
    board = await raid(here, await dive(here, await sit_down_with_words(here)))
    (holder,) = asked(here, board)
    panel = await press(holder, board, "Your move")
    answer = await holder.click(panel, label="Do nothing")
    here.sealed.append(answer.interaction.id)
    await answered(holder, answer)
    await all_said(here)
    return board_now(here)


async def test_in_a_window_nobody_can_tell_who_is_asked_or_has_answered(here: Harness) -> None:
    window = await into_window(here)
    assert "Nets may be thrown at the captain now." in window.text
    assert not any(person.mention in window.text for person in here.people)
    guest = here.person("Gil")
    for person in here.people:
        panel = await press(person, window, "Your move")
        if not panel.selects and not any("net" in label for label in labels(panel)):
            continue
        heard = {one.id: len(here.wire.to(one)) for one in (*here.people, guest) if one is not person}
        ready = await make_ready(person, panel, dice("nets"))
        await seal(here, person, ready)
        await all_said(here)
        after = latest_board(here, guest, window.id)
        if after is None:
            for one in (*here.people, guest):
                if one is not person:
                    assert len(here.wire.to(one)) == heard[one.id], "an answer in a window was heard"
    board = await through_window(here, window)
    assert board.id > window.id
    await check_story(here)


async def test_a_whole_match_ends_with_the_reveal_and_no_word_was_read_before(here: Harness) -> None:
    await sit_down_with_words(here)
    board = await play_probe(here, "a whole match")
    before = list(takewhile(lambda one: one.body.get("id") != str(board.id), here.wire.parcels))
    for person, word in zip(here.people, WORDS, strict=False):
        assert f"**{person.user.display_name}** had the word “{word}”" in board.text
        for other in here.people:
            if other is not person:
                assert not [one for one in before if other.id in one.readers and word in one.letters.casefold()]
    await check_story(here)
