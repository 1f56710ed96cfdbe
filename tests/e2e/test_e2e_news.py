"""What has happened since somebody looked last: his panel opens with it, and nobody else learns that he has looked."""

import asyncio

import pytest

from bot.playground import Person, Seen
from bot.playground.wire import PATIENCE
from tests.databases import rows
from tests.e2e.harness import Harness
from tests.e2e.robots import (
    asked,
    call,
    labels,
    make_move,
    make_ready,
    moves_of,
    next_board,
    open_panel,
    other_than,
    press,
    reads,
    seal,
    sit_down,
)
from tests.e2e.stored_matches import all_said, dice, match_of, unchanged

pytestmark = pytest.mark.asyncio(loop_scope="module")

NEWS = "**Since you last looked**"


async def moved(here: Harness) -> tuple[Person, Person, Seen]:
    """Let somebody move while another one has looked before; give both, and the board."""
    board = await sit_down(here)
    (mover,) = asked(here, board)
    other = other_than(here, mover)
    assert NEWS not in (await open_panel(here, other, board)).text
    await make_move(here, mover, board, dice("news"))
    return mover, other, await next_board(here, board) or board


def news_on(panel: Seen) -> list[str]:
    return panel.text[panel.text.index(NEWS) :].splitlines()


async def noted(here: Harness, person: Person) -> None:
    """Wait until it is stored that somebody has seen all that has happened: that is done once he has his answer."""
    seen = "SELECT 1 FROM looks JOIN matches ON id = match_id WHERE match_id = ? AND user_id = ? AND seen = actions"
    async with asyncio.timeout(PATIENCE):
        while not rows(here.database, seen, match_of(here), person.id):  # noqa: ASYNC110 - a file tells nobody of a change
            await asyncio.sleep(0.02)


async def test_a_panel_opens_with_what_the_others_have_done_since_and_tells_it_once(here: Harness) -> None:
    mover, other, board = await moved(here)
    panel = await open_panel(here, other, board)
    assert news_on(panel)[1].startswith(f"**{mover.user.display_name}** puts the first granary")
    for again in (await open_panel(here, other, board), await call(other, here.channel, "hand")):
        assert NEWS not in again.text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("command", ["board", "hand"])
async def test_who_looks_at_board_or_hand_is_told_as_well_but_not_what_he_has_done(command: str, here: Harness) -> None:
    mover, other, board = await moved(here)
    reads(await call(other, here.channel, command), NEWS)
    for person in (mover, other):
        assert NEWS not in (await open_panel(here, person, board)).text


async def test_all_of_it_is_shown_with_its_pictures_to_whoever_asks_and_to_nobody_else(here: Harness) -> None:
    mover, other, board = await moved(here)
    panel = await open_panel(here, other, board)
    await noted(here, other)
    shown = await press(other, panel, "Show what has happened")
    assert shown.pictures
    assert f"**{mover.user.display_name}** puts the first granary" in shown.text
    forged = await here.person("Gil").forge_click(f"button:news:{match_of(here)}", board)
    assert forged.message is None or "puts the first granary" not in forged.message.text


async def much_has_happened(here: Harness) -> tuple[Person, Seen]:
    """Let everybody move but one; give him, and the board. Two at least have moved: he is not asked next."""
    board = await sit_down(here)
    (first,) = asked(here, board)
    await make_move(here, first, board, dice("much"))
    board = await next_board(here, board) or board
    absent = next(person for person in here.people if person is not first and person not in asked(here, board))
    others = [person for person in here.people if person is not absent]
    for _ in range(11):
        movers = [person for person in asked(here, board) if person in others]
        if not movers:
            break
        await make_move(here, movers[0], board, dice("much"))
        board = await next_board(here, board) or board
    return absent, board


async def test_of_much_the_latest_lines_are_told_and_the_rest_is_folded_away(here: Harness) -> None:
    absent, board = await much_has_happened(here)
    panel = await open_panel(here, absent, board)
    assert len([line for line in news_on(panel) if line.startswith("**")]) <= 7
    assert "Show what has happened" in labels(panel)


async def test_of_long_lines_fewer_are_told_but_always_the_latest(
    here: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.panels.table_panels.NEWS_LETTERS", 1)
    absent, board = await much_has_happened(here)
    panel = await open_panel(here, absent, board)
    _, before, latest, *_ = news_on(panel)
    assert "before these" in before
    shown = await press(absent, panel, "Show what has happened")
    assert latest == [line for line in shown.text.splitlines() if line in panel.text and line][-1]


async def test_a_panel_that_waits_goes_on_and_what_it_tells_is_news_until_it_is_pressed(here: Harness) -> None:
    _, _, board = await moved(here)
    (mover,) = asked(here, board)
    panels = {person: await open_panel(here, person, board) for person in here.people if person is not mover}
    await make_move(here, mover, board, dice("waits"))
    board = await next_board(here, board) or board
    (person,) = asked(here, board)
    await here.manual_clock.advance(1)
    await person.wait_for(lambda: any(moves_of(person.look_again(panels[person]))))
    panel = person.look_again(panels[person])
    (line,) = (one for one in panel.text.splitlines() if "puts the" in one and mover.user.display_name in one)
    assert any(seen.pings_me for seen in person.sees(here.channel, board.id)), "called as ever"
    match = match_of(here)
    unseen = "SELECT 1 FROM looks JOIN matches ON id = match_id WHERE match_id = ? AND user_id = ? AND seen < actions"
    assert rows(here.database, unseen, match, person.id), "nobody knows that he has seen it"
    ready = await make_ready(person, panel, dice("waits"))
    assert line not in (await seal(here, person, ready)).text


async def test_who_looks_leaves_nothing_that_anybody_else_could_see(here: Harness) -> None:
    _, other, board = await moved(here)
    await all_said(here)
    before = [seen.text for seen in here.people[0].sees(here.channel) if not seen.ephemeral]
    with unchanged(here):
        await open_panel(here, other, board)
    assert before == [seen.text for seen in here.people[0].sees(here.channel) if not seen.ephemeral]
