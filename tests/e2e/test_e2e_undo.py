"""Taking back what one has played, by what people press and read."""

from pathlib import Path

import pytest

from bot.playground import Person, Seen
from tests.e2e.harness import (
    CachingStudio,
    Harness,
    serving,
)
from tests.e2e.robots import (
    asked,
    call,
    everything_said,
    join,
    labels,
    latest_board,
    make_move,
    next_board,
    open_table,
    pick,
    press,
    reads,
    sit_down,
)
from tests.e2e.stored_matches import dice

BACK, AGREE = "Take my answer back", "Agree"


async def moved(here: Harness, board: Seen, luck: str = "undo") -> tuple[Person, Seen, Seen]:
    """Let whoever is asked move; give him, his panel and the board."""
    (mover,) = asked(here, board)
    panel = await make_move(here, mover, board, dice(luck))
    after = await next_board(here, board)
    assert after is not None
    return mover, panel, after


def votes(here: Harness) -> list[Seen]:
    """Find the questions to the others in the channel."""
    return [seen for seen in here.people[0].sees(here.channel) if not seen.ephemeral and AGREE in labels(seen)]


async def changed(here: Harness, board: Seen) -> Seen:
    now = await next_board(here, board)
    assert now is not None
    return now


@pytest.mark.asyncio(loop_scope="module")
async def test_a_move_comes_back_with_one_press_on_the_panel_that_confirms_it(here: Harness) -> None:
    board = await sit_down(here)
    mover, panel, after = await moved(here, board)
    again = reads(await press(mover, panel, BACK), "It is taken back.")
    assert BACK not in labels(again)
    board = await changed(here, after)
    assert f"**{mover.user.display_name}** has taken back: " in board.text
    assert asked(here, board) == [mover]
    other, _, after = await moved(here, board, "another")
    assert other is mover
    assert asked(here, after) != [mover]


@pytest.mark.asyncio(loop_scope="module")
async def test_after_others_have_acted_they_are_asked_and_all_have_to_agree(here: Harness) -> None:
    board = await sit_down(here)
    first, _, board = await moved(here, board)
    second, _, board = await moved(here, board)
    (third,) = [person for person in here.people if person not in (first, second)]
    told = await call(first, here.channel, "undo")
    assert told.text.startswith("The others are asked in the channel.")
    await everything_said(here)
    assert votes(here)[-1].text.count("have not answered") == 1
    told = await press(second, votes(here)[-1], AGREE)
    assert told.text.startswith("You agree.")
    await everything_said(here)
    vote = votes(here)[-1]
    reads(vote, f"**{second.user.display_name}** agrees.", f"**{third.user.display_name}** has not answered.")
    await press(third, vote, AGREE)
    board = await changed(here, board)
    assert f"**{first.user.display_name}** has taken back, with all that has happened since: " in board.text
    assert asked(here, board) == [first]
    await everything_said(here)
    assert votes(here) == []
    assert "All have agreed." in second.look_again(vote).text


@pytest.mark.asyncio(loop_scope="module")
async def test_a_table_that_takes_nothing_back_says_so_on_its_card_and_offers_no_button(here: Harness) -> None:
    card = await join(here, await open_table(here), *here.people[1:])
    ada = here.people[0]
    settings = await press(ada, ada.look_again(card), "Change the settings")
    await pick(ada, settings, "terms", "no-undo")
    await ada.wait_for(lambda: "Nothing that was played is taken back." in ada.look_again(card).text)
    await ada.click(ada.look_again(card), label=here.say("button-start"))
    board = await ada.wait_for(lambda: latest_board(here, ada, card.id))
    mover, panel, _ = await moved(here, board)
    assert BACK not in labels(panel)
    reads(await call(mover, here.channel, "undo"), "At this table nothing that was played is taken back.")


@pytest.mark.long
async def test_a_turn_comes_back_past_the_board_that_ended_it(tmp_path: Path) -> None:
    """The board of the next turn says so, and has the picture of how things stand now."""
    async with serving(tmp_path, ("Ada", "Bruno"), studio=CachingStudio()) as here:
        board = await sit_down(here, "macht_ohnmacht")
        (first,) = asked(here, board)
        while asked(here, board) == [first]:
            _, _, board = await moved(here, board, "a turn")
        reads(await call(first, here.channel, "undo"), "It is taken back.")
        board = await changed(here, board)
        assert asked(here, board) == [first]
        assert f"**{first.user.display_name}** has taken back: " in board.text
        assert f"{first.user.display_name} has " in str(board.pictures[-1].alt).partition(" actions")[0]
        reads(await call(first, here.channel, "history"), "has taken back: ")
        assert (await call(first, here.channel, "replay")).pictures
