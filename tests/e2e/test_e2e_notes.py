"""What somebody writes down for himself at a match: he finds it again, and nobody else hears of it."""

from pathlib import Path

import pytest

from bot.playground import Person, Seen
from tests.e2e.harness import CachingStudio, Harness, serving
from tests.e2e.robots import (
    answered,
    asked,
    call,
    fill_in,
    labels,
    opened_form,
    press,
    reads,
    sit_down,
    talk,
    until_reads,
)
from tests.e2e.stored_matches import all_said
from tests.e2e.test_e2e_secrecy import assert_same, clockwise_of, heard, others_go_on, save, set_world, to_the_draft

NAMES = ("Ada", "Bruno", "Chen")


async def write(here: Harness, person: Person, text: str, page: Seen | None = None) -> Seen:
    """Open the form by its command, or by the button of a page, and send it with a text."""
    if page is not None:
        return await fill_in(person, page, here.say("button-note"), text=text)
    opened = await person.slash(here.channel, "note")
    assert opened.modal is not None, opened
    return await answered(person, await person.submit(opened.modal, {"text": text}))


async def test_a_note_stands_small_in_ones_own_panels_until_it_is_emptied(tmp_path: Path) -> None:
    async with serving(tmp_path) as here:
        await sit_down(here)
        await all_said(here)
        ada, bruno, guest = *here.people[:2], here.person("Gil")
        reads(await write(here, ada, "Chen *always* takes\nthe Traitor"), here.say("notes-kept"))
        small = "-# " + here.say("notes-folded", text=r"Chen \*always\* takes the Traitor")
        for command in ("move", "board", "hand", "replay"):
            await talk(ada, here.channel, (f"/{command}", small))
            assert "always" not in (await call(bruno, here.channel, command)).text
        panel = await call(ada, here.channel, "move")
        assert here.say("button-notes") in labels(panel)
        page = await press(ada, panel, here.say("button-notes"))
        assert page.id != panel.id
        early = await opened_form(ada, page, here.say("button-note"))
        page = await write(here, ada, "Chen takes the King", page)
        await ada.submit(early, {"text": "Bruno bids high"})
        given_back = await ada.wait_for_message(here.channel, here.say("notes-changed-meanwhile"))
        assert reads(given_back, "```\nChen takes the King\n```").ephemeral
        page = await until_reads(ada, page, "Bruno bids")
        emptied = reads(await write(here, ada, " ", page), here.say("notes-deleted"))
        assert emptied.id == page.id
        assert small not in (await call(ada, here.channel, "move")).text
        assert (await call(guest, here.channel, "note")).text == here.say("refused-not-a-player")


async def mark(here: Harness, person: Person, place: str, word: str, *sentences: str) -> Seen:
    """Choose a place and a word in the menus of somebody's notes."""
    return await talk(person, here.channel, ("/mark",), (place,), (word, *sentences))


@pytest.mark.long
async def test_a_mark_stands_on_ones_own_pictures_until_it_is_taken_away(tmp_path: Path) -> None:
    async with serving(tmp_path, studio=CachingStudio()) as here:
        await to_the_draft(here)
        ada, bruno = here.people[:2]
        bare = await call(ada, here.channel, "board")
        await mark(here, ada, "Bruno", "Traitor", "- **Bruno**: Traitor")
        said = here.say("notes-marks", marks="Bruno: Traitor")
        for command in ("board", "mark", "replay"):
            (picture,) = (await call(ada, here.channel, command)).pictures
            assert (picture.alt or "").endswith(said), command
            assert picture.data != bare.pictures[0].data
        for command in ("board", "move", "replay"):
            assert all(said not in (one.alt or "") for one in (await call(bruno, here.channel, command)).pictures)
        page = await mark(here, ada, "Bruno", "Builder", "**Bruno**: Builder")
        assert "**Bruno**: Traitor" not in page.text
        page = await press(ada, page, here.say("button-marks-clear"))
        assert "**Bruno**: Builder" not in page.text
        again = await call(ada, here.channel, "board")
        assert again.pictures[0].data == bare.pictures[0].data


@pytest.mark.long
async def test_all_that_others_see_is_the_same_with_and_without_somebodys_notes(tmp_path: Path) -> None:
    """Texts, pictures, alternative texts, ids, and how many messages there are; and nothing of it stands in the log."""
    easel = CachingStudio()
    async with serving(tmp_path, studio=easel) as here:
        board = await to_the_draft(here)
        await here.stop()
        (first,) = asked(here, board)
        writer, other = first, clockwise_of(here, clockwise_of(here, first))
        saved = save(here)

        async def go_on(viewer: Person) -> None:
            await others_go_on(here, board, viewer)

        async def note_and_go_on(viewer: Person) -> None:
            await write(here, writer, "kraken")
            await mark(here, writer, NAMES[here.people.index(other)], "Traitor")
            await go_on(viewer)
            await write(here, writer, "kraken, kraken")
            await all_said(here)

        heard_then = []
        for act in (go_on, go_on, note_and_go_on):  # the first time what was edited is gone from the platform
            set_world(here, saved, None, None, 0)
            heard_then.append(await heard(here, other, act, easel))
        assert_same(heard_then[2], heard_then[1])
        assert "kraken" not in str(heard_then[2])
        mine = [one.letters for one in here.wire.to(writer) if "kraken" in one.letters]
        assert mine
        assert all("kraken" not in one.letters for one in here.wire.parcels if one.readers != {writer.id})
