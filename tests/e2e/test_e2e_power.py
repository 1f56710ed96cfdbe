"""Power over the loopback server: sheets typed and by menus, every way to end, what others may hear."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from bot.games.power.board.state import Colour, State
from bot.games.power.rules import Power
from bot.games.power.sheets import PAPER
from bot.playground import Modal, Person, Seen
from tests.e2e.every_game import begun_at
from tests.e2e.harness import CachingStudio, Harness, serving
from tests.e2e.robots import (
    answered,
    begin,
    board_now,
    call,
    fill_in,
    is_over,
    join,
    labels,
    moves_of,
    open_table,
    opened_form,
    pick,
    press,
    reads,
    seal,
    sit_down,
    written,
)
from tests.e2e.stored_matches import all_said
from tests.e2e.test_e2e_secrecy import compare_worlds
from tests.games.power.tables import table, with_options

GAME = Power()
NAMES = ("Ada", "Bruno", "Chen", "Dora")


async def type_sheet(here: Harness, person: Person, text: str) -> Seen:
    """Type a sheet into the form of the panel; give the panel."""
    return await fill_in(person, await call(person, here.channel, "orders"), here.say("button-type"), text=text)


async def seal_typed(here: Harness, person: Person, text: str) -> Seen:
    """Type a sheet and seal it."""
    panel = await type_sheet(here, person, text)
    assert moves_of(panel)[2], panel.text
    return await seal(here, person, panel)


SIMPLE = table({"V": {"V4": "2T"}, "B": {"B4": "S"}, "J": {"J4": "S"}, "R": {"R4": "S"}})


async def at_table(here: Harness, sheets: Sequence[str], first: Seen) -> Seen:
    """Let everybody type a sheet, one after the other; give the board that follows."""
    for person, text in zip(here.people, sheets, strict=True):
        await seal_typed(here, person, text)
    await all_said(here)
    assert board_now(here).id > first.id
    return board_now(here)


# The sheet


async def test_a_typo_in_one_line_does_not_lose_the_others(tmp_path: Path) -> None:
    async with serving(tmp_path, NAMES) as here:
        await begun_at(here, GAME.key, SIMPLE)
        ada = here.people[0]
        panel = await type_sheet(here, ada, "T V4 V6\nT V4 V9\ntank v4 v5")
        reads(panel, "1. ✓ `T V4 V6`", "✗ `T V4 V9`")
        assert panel.text.count("Line 2:") == 1, "the reason is said once"
        assert not moves_of(panel)[2], "a sheet with faults cannot be sealed"
        again = await opened_form(ada, panel, here.say("button-type"))
        assert "T V4 V9" in written_in(again), "what could not be read stays to be mended"
        panel = await press(ada, panel, "Strike out what is wrong or unfinished")
        assert "V9" not in panel.text
        assert "Seal 2 orders" in labels(panel)


async def test_lines_are_put_together_from_menus_copied_changed_and_sealed(tmp_path: Path) -> None:
    async with serving(tmp_path, NAMES) as here:
        await begun_at(here, GAME.key, SIMPLE)
        ada = here.people[0]
        panel = await call(ada, here.channel, "orders")
        for question, value in (("go", "V4"), ("to", "V6"), ("go", "V4")):
            panel = await pick(ada, panel, question, value)
        assert "Seal one order, without line 2" in labels(panel)
        assert "Same as this, but …" not in offered(panel)
        panel = await pick(ada, await pick(ada, panel, "line", "delete"), "line", "1")
        panel = await pick(ada, panel, "line", "copy")
        panel = await pick(ada, panel, "to", "V8")
        panel = reads(await pick(ada, panel, "line", "up"), "1. ✓ `T V4 V8`", "2. ✓ `T V4 V6`")
        reads(await seal(here, ada, panel), "Your sealed sheet: ", "`T V4 V8` · `T V4 V6`")


def written_in(form: Modal) -> str:
    """Read what a form holds when it opens."""
    return json.dumps(form.components, ensure_ascii=False)


def offered(panel: Seen) -> set[str]:
    """List the options of the menus of a panel."""
    return {option.label for menu in panel.selects for option in menu.options}


async def test_a_sealed_sheet_is_taken_back_until_the_last_one_is_in_and_nobody_learns_what_it_says(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, NAMES) as here:
        first = await begun_at(here, GAME.key, SIMPLE)
        ada, *others = here.people
        too_long = "\n".join(f"T V4 V5 {number}" for number in range(PAPER + 1))
        panel = await type_sheet(here, ada, too_long)
        assert f"```\n{too_long}\n```" in panel.text, "what finds no room goes back to its writer"
        await seal_typed(here, ada, "T V4 V5")
        await all_said(here)
        board = others[0].look_again(first)
        assert f"**{written(ada)}** has answered; nobody sees it yet." in board.text
        assert "has sealed a sheet" not in board.text
        panel = await press(ada, await call(ada, here.channel, "orders"), here.say("button-reopen"))
        assert "Seal one order" in labels(panel)
        await seal_typed(here, ada, "T V4 V2")
        for person in others:
            await seal_typed(here, person, "")
            await all_said(here)
            for other in here.people[1:]:
                heard = "".join(parcel.letters for parcel in here.wire.to(other))
                assert ("V4 V2" in heard) == (person is others[-1]), "sheets are read when all are in"
        await all_said(here)
        last = board_now(here)
        assert f"**{written(ada)}**: `T V4 V2`" in last.text
        assert "V4 V5" not in last.text


# Looking, corners, standing orders


async def test_who_has_more_time_is_told_until_when_and_asks_once(tmp_path: Path) -> None:
    async with serving(tmp_path, NAMES[:2]) as here:
        await sit_down(here, GAME.key)
        told = [await call(here.people[0], here.channel, "extend") for _ in range(2)]
        assert ["You have more time" in seen.text for seen in told] == [True, False]


async def test_a_corner_is_chosen_in_the_lobby_and_given_to_whoever_joined_first(tmp_path: Path) -> None:
    async with serving(tmp_path, NAMES[:3]) as here:
        _, bruno, chen = here.people
        card = await join(here, await open_table(here, GAME.key), bruno, chen)
        for person in (bruno, chen):
            menu = await press(person, person.look_again(card), "Choose my corner")
            chosen = await answered(person, await person.choose(menu, menu.selects[0].custom_id, ["R"]))
            assert "You would like this corner: Red (R)." in chosen.text
        board = await begin(here, card)
        reads(board, "**Bruno** commands red.", "**Chen** had wished for another corner", "Table talk: Silent.")


@pytest.mark.long
async def test_threats_and_orders_are_private_and_only_for_players_of_power(tmp_path: Path) -> None:
    state = table({"V": {"HQV": "T"}, "B": {"V4": "S R"}, "J": {"J4": "S"}, "R": {"R4": "S"}})
    async with serving(tmp_path, NAMES, studio=CachingStudio()) as here:
        await begun_at(here, GAME.key, state)
        ada = here.people[0]
        seen = await call(ada, here.channel, "threats")
        assert "from V4: 1 soldier and 1 regiment, strength 22; they could take the flag" in seen.text
        assert len(seen.pictures) == 1
        assert seen.pictures[0].alt
        guest = here.person("Gil")
        for command in ("threats", "orders"):
            reads(await call(guest, here.channel, command), "sit at this table")
        panel = reads(await call(ada, here.channel, "orders"), "Write your orders for **round 1**")
        assert here.say("button-standing") in labels(panel)


@pytest.mark.long
async def test_the_latest_sheet_takes_two_presses_from_the_panel_and_the_next_one_three(tmp_path: Path) -> None:
    board: dict[Colour, dict[str, str]] = {"V": {"V4": "3T"}, "B": {"B4": "S"}, "J": {"J4": "S"}, "R": {"R4": "S"}}
    async with serving(tmp_path, NAMES) as here:
        first = await begun_at(here, GAME.key, table(board))
        ada, *_ = here.people
        await at_table(here, ("T V4 V2", "S B4 B8", "S J4 J8", "S R4 R8"), first)
        panel = await call(ada, here.channel, "orders")
        panel = reads(await press(ada, panel, "Same as my last sheet (one order)"), "1. ✓ `T V4 V2`")
        panel = await press(ada, panel, "Seal one order")
        assert panel.text.count("`T V4 V2`") == 1, "it is said once what is sealed"
        assert "**Ada** has answered" not in panel.text
        assert "Change my answer" in labels(panel)
        panel = await press(ada, panel, here.say("button-standing"))
        panel = await press(ada, panel, "Same as my last sheet (one order)")
        assert "When round 3 begins, this sheet is sealed" in panel.text, "it is said before the orders are kept"
        panel = await press(ada, panel, "If a line does not fit: seal the others")
        panel = await press(ada, panel, "Keep these orders")
        assert "the lines that can be are sealed without the rest" in panel.text


# The ways to end


TWO: Final[tuple[tuple[Colour, Colour], ...]] = (("V", "B"), ("J", "R"))
ENDINGS: Final[Mapping[str, tuple[State, Sequence[str], Sequence[str]]]] = {
    "the last flag is taken": (
        table({"V": {"J4": "S"}, "J": {"V0": "S"}}, seats=TWO, flags={"R": "V"}),
        ("V:S J4 HQJ", "J:S V0 IX"),
        (
            "**Flag captured**: **Bruno** (yellow), by **Ada** (green).",
            "**Ada** has the flags of all rivals and wins.",
        ),
    ),
    "the last round is over": (
        table({"V": {"V4": "S"}, "B": {"B7": "D"}, "J": {"J4": "S"}}, seats=(("V",), ("B",), ("J",)), round=20),
        ("S V4 V8", "D B7 B8", "S J4 J8"),
        ("**Bruno** has the strongest army and wins.",),
    ),
    "no flag stands": (
        table({"V": {"J4": "S"}, "J": {"V4": "S"}}, seats=TWO, flags={"B": "V", "R": "J"}),
        ("V:S J4 HQJ", "J:S V4 HQV"),
        ("Nobody has won: no flag stands any more.",),
    ),
    "nobody acts any more": (
        table({"V": {"V4": "S"}, "B": {"B4": "T"}}, idle=2, options=with_options(round_limit="none")),
        ("", "", "", ""),
        ("For three rounds nobody has carried out an order",),
    ),
}
"""Tables at which one more sheet of each ends the match, those sheets, and what is said then."""


@pytest.mark.long
@pytest.mark.parametrize("why", ENDINGS)
async def test_a_match_ends_by_its_last_sheets(why: str, tmp_path: Path) -> None:
    state, sheets, said = ENDINGS[why]
    async with serving(tmp_path, NAMES[: len(sheets)]) as here:
        board = await at_table(here, sheets, await begun_at(here, GAME.key, state))
        assert is_over(here, board)
        for sentence in said:
            assert sentence in board.text


# Secrets


@pytest.mark.long
async def test_what_somebody_hears_of_sealed_sheets_does_not_depend_on_them(tmp_path: Path) -> None:
    async def others_seal(viewer: Person) -> None:
        for person in here.people[1:3]:
            if person is not viewer:
                await seal_typed(here, person, "")

    async with serving(tmp_path, NAMES) as here:
        ada, _, _, dora = here.people
        await begun_at(here, GAME.key, SIMPLE)
        await seal_typed(here, ada, "T V4 V2\nT V4 V8")
        await all_said(here)
        await compare_worlds(here, GAME, (here.person("Gil"), dora), others_seal, worlds=2)
