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
    begin,
    board_after,
    call,
    everything_said,
    join,
    labels,
    make_move,
    open_table,
    pick,
    press,
    reads,
    sit_down,
    talk,
    until_reads,
)
from tests.e2e.stored_matches import dice

BACK, AGREE = "Take my answer back", "Agree"


async def moved(here: Harness, board: Seen, luck: str = "undo") -> tuple[Person, Seen, Seen]:
    """Let whoever is asked move; give him, his panel and the board."""
    (mover,) = asked(here, board)
    panel = await make_move(here, mover, board, dice(luck))
    return mover, panel, await board_after(here, board)


def votes(here: Harness) -> list[Seen]:
    """Find the questions to the others in the channel."""
    return [seen for seen in here.people[0].sees(here.channel) if not seen.ephemeral and AGREE in labels(seen)]


@pytest.mark.asyncio(loop_scope="module")
async def test_a_move_comes_back_with_one_press_on_the_panel_that_confirms_it(here: Harness) -> None:
    board = await sit_down(here)
    mover, panel, after = await moved(here, board)
    again = reads(await press(mover, panel, BACK), "It is taken back.")
    assert BACK not in labels(again)
    board = reads(await board_after(here, after), f"**{mover.user.display_name}** has taken back: ")
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
    reads(await call(first, here.channel, "undo"), "The others are asked in the channel.")
    await everything_said(here)
    assert votes(here)[-1].text.count("have not answered") == 1
    await talk(second, votes(here)[-1], (AGREE, "You agree."))
    await everything_said(here)
    vote = votes(here)[-1]
    reads(vote, f"**{second.user.display_name}** agrees.", f"**{third.user.display_name}** has not answered.")
    await press(third, vote, AGREE)
    board = await board_after(here, board)
    assert f"**{first.user.display_name}** has taken back, with all that has happened since: " in board.text
    assert asked(here, board) == [first]
    await everything_said(here)
    assert votes(here) == []
    reads(second.look_again(vote), "All have agreed.")


@pytest.mark.asyncio(loop_scope="module")
async def test_a_table_that_takes_nothing_back_says_so_on_its_card_and_offers_no_button(here: Harness) -> None:
    card = await join(here, await open_table(here), *here.people[1:])
    ada = here.people[0]
    settings = await press(ada, ada.look_again(card), "Change the settings")
    await pick(ada, settings, "terms", "no-undo")
    await until_reads(ada, card, "Nothing that was played is taken back.")
    board = await begin(here, card)
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
        board = reads(await board_after(here, board), f"**{first.user.display_name}** has taken back: ")
        assert asked(here, board) == [first]
        assert f"{first.user.display_name} has " in str(board.pictures[-1].alt).partition(" actions")[0]
        reads(await call(first, here.channel, "history"), "has taken back: ")
        assert (await call(first, here.channel, "replay")).pictures
