"""Looking back on matches of all games over the loopback server: boards step by step, the history round by round."""

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.games.registry import house_games
from bot.playground import Person, Seen
from tests.databases import change
from tests.e2e import every_game
from tests.e2e.every_game import answer_unseen, names_for
from tests.e2e.harness import Harness, serving
from tests.e2e.robots import answered, call, forge, labels, pick, press, reads, stop_match
from tests.e2e.stored_matches import all_said, contents, match_of
from tests.e2e.wire import custom_ids

GAMES = tuple(house_games().keys())
STEP = re.compile(r"Step (\d+) of (\d+), as (.+) saw it")


@asynccontextmanager
async def at_table(folder: Path, game: str) -> AsyncIterator[Harness]:
    """Open a harness with a bot that draws nothing worth looking at, and begin a match."""
    async with serving(folder, names_for(game)) as here:
        await every_game.sit_down(here, game)
        await all_said(here)
        yield here


def step_of(seen: Seen) -> tuple[int, int, str]:
    """Read which step is shown, of how many, and as who saw it."""
    found = STEP.search(seen.text)
    assert found, seen.text
    return int(found[1]), int(found[2]), found[3]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_gone_through_step_by_step_while_it_is_played_and_after_it(game: str, tmp_path: Path) -> None:
    async with at_table(tmp_path, game) as here:
        await answer_unseen(here, 24)
        ada, guest = here.people[0], here.person("Gil")

        # While it is played: the latest board first, in private, as one's own seat.
        latest = await call(ada, here.channel, "replay")
        count = step_of(latest)[1]
        assert count > 3
        assert step_of(latest) == (count, count, "you")
        assert latest.pictures
        assert latest.button("Forward").disabled
        assert not [menu for menu in latest.selects if menu.custom_id.endswith(":view")]
        before = await press(ada, latest, "Back")
        assert before.id == latest.id
        assert step_of(before) == (count - 1, count, "you")
        first = await press(ada, before, "First")
        assert step_of(first) == (1, count, "you")
        assert first.button("Back").disabled
        rounds = next(menu for menu in first.selects if menu.custom_id.endswith(":round"))
        jumped = reads(await pick(ada, first, "round", rounds.options[-1].value), rounds.options[-1].label)
        read = await press(ada, jumped, "Read the board")
        drawn = await press(ada, jumped, here.say("button-show-it"))
        assert drawn.pictures
        assert len({read.id, drawn.id, jumped.id}) == 3

        # Watchers see what everybody has seen; nobody sees through other eyes, or a step that there is not.
        public = await call(guest, here.channel, "replay", step=2)
        assert step_of(public) == (2, count, "everybody")
        for person, seen, custom_id in (
            (ada, jumped, f"button:replay:{match_of(here)}:1:1:step-first"),
            (guest, public, f"button:replay:{match_of(here)}:1:0:step-first"),
        ):
            refused = reads(await forge(person, seen, custom_id), here.say("refused-not-your-view"))
        for wrong in (0, -3, count + 1):
            refused = await call(ada, here.channel, "replay", step=wrong)
            assert f"Choose a number from 1 to {count}." in refused.text

        # An old message still works when the bot has been started again.
        await here.stop()
        await here.start()
        assert step_of(await press(ada, jumped, "First")) == (1, count, "you")

        # After it: from its start, as everybody has seen it, and as who agrees has.
        board = await stop_match(here)
        await all_said(here)
        begun = await press(guest, board, here.say("button-replay"))
        assert step_of(begun)[::2] == (1, "everybody")
        assert not [menu for menu in begun.selects if menu.custom_id.endswith(":view")]
        last = reads(await press(guest, begun, "Last"), here.say("over-without-winner"))
        again = await press(ada, board, here.say("button-replay"))
        mine = await pick(ada, again, "view", "0")
        assert step_of(mine)[::2] == (1, "you")
        reads(await press(ada, mine, here.say("button-open-view")), f"match {match_of(here)}")
        if game == "guardians":
            refused = await answered(
                guest, await guest.forge_click(f"button:replay:{match_of(here)}:1:0:step-first", begun)
            )
            assert here.say("refused-not-your-view") in refused.text
            for person in here.people:
                await press(
                    person, await press(person, board, here.say("button-record")), here.say("button-open-entry")
                )
        begun = await press(guest, last, "First")
        theirs = await pick(guest, begun, "view", "0")
        assert step_of(theirs)[::2] == (1, "**Ada**")
        check_ids(here)


def check_ids(here: Harness) -> None:
    """Check that no custom id of ours here holds more than a step and whose eyes."""
    for parcel in here.wire.parcels:
        for custom_id in custom_ids(parcel.body):
            if ":replay:" in custom_id:
                assert re.fullmatch(r"(button|menu):replay:\d+(:\d+:(p|[0-3]):[a-z-]+(:\d+)?)?", custom_id), custom_id


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_history_is_read_by_rounds_searched_and_taken_along(game: str, tmp_path: Path) -> None:
    async with at_table(tmp_path, game) as here:
        ada, guest = here.people[0], here.person("Gil")
        await answer_unseen(here, 40)
        newest = reads(await call(ada, here.channel, "history"), "what has happened")
        assert newest.button("Later").disabled
        menu = newest.selects[0]
        assert len(menu.options) > 1
        assert menu.options[-1].chosen
        assert menu.options[-1].label in newest.text
        earlier = reads(await press(ada, newest, "Earlier"), menu.options[-2].label)
        assert earlier.id == newest.id
        assert (await press(ada, earlier, "Later")).text == newest.text
        first = await answered(ada, await ada.choose(earlier, menu.custom_id, ["0"]))
        assert first.button("Earlier").disabled

        found = await call(guest, here.channel, "history", word="bRUNO")
        told = [line for line in found.text.splitlines() if "Bruno" in line]
        count = re.search(r"“bRUNO” occurs in (\d+) lines", found.text)
        assert count
        assert 0 < len(told) <= int(count[1])
        nothing = reads(await call(guest, here.channel, "history", word="*xyzzy*"), "does not occur")
        assert not nothing.selects

        own, public = await file_of(here, ada), await file_of(here, guest)
        assert "UTC" in own
        assert "**" not in own
        assert set(public.splitlines()) <= set(own.splitlines())
        for one in menu.options:
            assert f"\n{one.label}\n" in own


async def file_of(here: Harness, person: Person) -> str:
    """Let somebody get the history as a text file, and read it."""
    page = await call(person, here.channel, "history")
    before = {seen.id for seen in person.sees(here.channel)}
    await press(person, page, here.say("button-history-file"))
    found = await person.wait_for(lambda: next(iter(_files(person, here, before)), None))
    return found.decode()


def _files(person: Person, here: Harness, before: set[int]) -> Sequence[bytes]:
    return [
        file.data
        for seen in person.sees(here.channel)
        if seen.id not in before
        for file in seen.pictures
        if file.filename == f"history-{match_of(here)}.txt"
    ]


@pytest.mark.long
async def test_a_match_of_other_rules_shows_its_last_board_its_account_and_why(tmp_path: Path) -> None:
    async with at_table(tmp_path, "verraeter") as here:
        await answer_unseen(here, 12)
        change(here.database, "UPDATE matches SET replayable = false")
        here.replays = False
        shown = await call(here.people[0], here.channel, "replay")
        reads(shown, here.say("look-back-other-rules"), "granary")
        assert shown.pictures
        assert labels(shown) == {here.say("button-history"), here.say("button-notes")}
        reads(await press(here.people[0], shown, here.say("button-history")), "Part 1")


async def test_looking_back_changes_nothing(tmp_path: Path) -> None:
    async with at_table(tmp_path, "verraeter") as here:
        await answer_unseen(here, 12)
        before = contents(here)
        for command in ("replay", "history"):
            seen = await call(here.people[1], here.channel, command)
            await press(here.people[1], seen, "First" if command == "replay" else "Earlier")
        assert contents(here) == before
