"""Power over the loopback server: sheets typed and by menus, whole matches, every way to end, what others may hear."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.clock import ManualClock, SystemClock
from bot.games.chance import Chance, derived_seed
from bot.games.codec import to_json
from bot.games.power.actions import Draft, Sheet
from bot.games.power.drafts import line_of
from bot.games.power.legality import PAPER
from bot.games.power.rules import Power
from bot.games.power.state import Colour, State
from bot.playground import Answer, Modal, Person, Seen
from tests.databases import rows
from tests.e2e.harness import BlankStudio, BotAsChild, BotInProcess, CachingStudio, Harness, open_harness
from tests.e2e.robots import (
    answered,
    asked,
    begin,
    call,
    choose,
    is_over,
    join,
    labels,
    latest_board,
    make_ready,
    moves_of,
    next_board,
    open_table,
    play_on,
    press,
    seal,
    set_option,
    sit_down,
    written,
)
from tests.e2e.stored_matches import (
    all_said,
    check_letters,
    check_log,
    check_story,
    dice,
    match_of,
    opened_record,
    outcome_of,
    scores_on,
)
from tests.e2e.test_e2e_kills import Killer
from tests.e2e.test_e2e_secrecy import compare_worlds
from tests.games.power.tables import table, with_options

# The server's library warns of its own doing when a client dies in the middle of a request.
pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")

GAME = Power()
NAMES = ("Ada", "Bruno", "Chen", "Dora")


# The lobby and the sheet


async def short_match(here: Harness, game: str = GAME.key) -> Seen:
    """Let everybody sit down at a table for twelve rounds, set by the menus of the lobby."""
    host = here.people[0]
    card = await join(here, await open_table(here, game), *here.people[1:])
    await set_option(host, card, "Rounds", "12 rounds")
    return await begin(here, card)


async def type_sheet(here: Harness, person: Person, text: str) -> tuple[Answer, Seen]:
    """Type a sheet into the form of the panel; give the form and the panel."""
    panel = await call(person, here.channel, "orders")
    opened = await person.click(panel, label=here.say("button-type"))
    assert opened.modal is not None
    return opened, await answered(person, await person.submit(opened.modal, {"text": text}))


async def seal_typed(here: Harness, person: Person, text: str) -> Seen:
    """Type a sheet and seal it."""
    _, panel = await type_sheet(here, person, text)
    assert moves_of(panel)[2], panel.text
    return await seal(here, person, panel)


async def some_sheet(here: Harness, bot: BotInProcess, person: Person, seed: object) -> str | None:
    """Write some legal sheet for a player; None if he is asked something else."""
    look = await bot.bot.matches.play.look(match_of(here), person.id)
    decision = next(decision for decision, _ in look.decisions)
    if decision.kind != "orders":
        return None
    action = GAME.sample(look.view, decision, Chance(derived_seed("sheet", here.people.index(person), seed), 0))
    assert isinstance(action, Sheet)
    return GAME.typed[decision.kind].write(
        look.view, decision, Draft(lines=tuple(map(line_of, action.orders)), letters="fr")
    )


async def write_and_seal(here: Harness, bot: BotInProcess, person: Person, seed: object) -> None:
    """Answer what a player is asked: a sheet by typing, other things by menus."""
    text = await some_sheet(here, bot, person, seed)
    if text is None:
        panel = await make_ready(person, await call(person, here.channel, "move"), dice(seed))
        await seal(here, person, panel)
    else:
        await seal_typed(here, person, text)


async def order_by_menus(here: Harness, person: Person, chance: random.Random) -> None:
    """Put a line together from menus and seal the sheet, or answer what else is asked."""
    panel = await call(person, here.channel, "orders")
    for question in (":go:", ":to:"):
        ways = [one for found in moves_of(panel)[:2] for one in found if question in one]
        panel = await choose(person, panel, ways[0], chance) if ways else panel
    if not moves_of(panel)[2] and "Delete it" in offered(panel):
        panel = await pick(person, panel, "line", "delete")
    await seal(here, person, await make_ready(person, panel, chance))


async def to_the_end(here: Harness, board: Seen, go_on: Callable[[Seen, int], Awaitable[Seen]]) -> Seen:
    """Let a match go on until it is over."""
    for number in range(400):
        if is_over(here, board):
            return board
        board = await go_on(board, number)
    raise AssertionError("the match does not end")


async def check_end(here: Harness, board: Seen, reason: str) -> None:
    """Check the story of a finished match, its scores, and why it ended."""
    record = await opened_record(here, board, here.people[-1])
    outcome = outcome_of(GAME, record)
    assert outcome.reason == reason
    assert scores_on(board, here.people) == outcome.scores
    assert all(written(here.people[seat]) in board.text for seat in outcome.winners)
    await check_story(here)
    await check_letters(here)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, *(pytest.param(more, marks=pytest.mark.long) for more in (3, 4))])
async def test_a_whole_match_with_typed_sheets(players: int, tmp_path: Path) -> None:
    async with open_harness(tmp_path, NAMES[:players]) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())

        async def go_on(board: Seen, number: int) -> Seen:
            person = asked(here, board)[0]
            await write_and_seal(here, bot, person, number)
            return await next_board(here, board) or board

        try:
            board = await to_the_end(here, await short_match(here), go_on)
            record = await opened_record(here, board, here.people[0])
            await check_end(here, board, outcome_of(GAME, record).reason)
        finally:
            await bot.stop()
        await check_log(here)
        assert here.playground.breaches == ()


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_whole_match_by_menus(players: int, tmp_path: Path) -> None:
    async with open_harness(tmp_path, NAMES[:players]) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())

        async def go_on(board: Seen, number: int) -> Seen:
            person = asked(here, board)[0]
            await order_by_menus(here, person, dice(f"menus {players} {number}"))
            return await next_board(here, board) or board

        try:
            board = await to_the_end(here, await short_match(here), go_on)
            record = await opened_record(here, board, here.people[0])
            sealed = sum(b'"orders":[{' in bytes(line.action) for line in record.log)
            assert sealed > 8 * players, "most sheets have a line"
            await check_end(here, board, outcome_of(GAME, record).reason)
        finally:
            await bot.stop()
        await check_log(here)
        assert here.playground.breaches == ()


async def begun_at(here: Harness, state: State) -> Seen:
    """Begin a match and put another table into its place; give the first board."""
    first = await sit_down(here, GAME.key)
    await all_said(here)
    with closing(sqlite3.connect(here.database)) as connection, connection:
        connection.execute("UPDATE matches SET snapshot = ?", (to_json(state),))
    return first


SIMPLE = table({"V": {"V4": "2T"}, "B": {"B4": "S"}, "J": {"J4": "S"}, "R": {"R4": "S"}})


async def at_table(here: Harness, sheets: Sequence[str], first: Seen) -> Seen:
    """Let everybody type a sheet, one after the other; give the board that follows."""
    for person, text in zip(here.people, sheets, strict=True):
        await seal_typed(here, person, text)
    await all_said(here)
    board = latest_board(here, here.people[0], first.id)
    assert board is not None
    return board


async def test_a_typo_in_one_line_does_not_lose_the_others(tmp_path: Path) -> None:
    async with open_harness(tmp_path, NAMES) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            await begun_at(here, SIMPLE)
            ada = here.people[0]
            opened, panel = await type_sheet(here, ada, "T V4 V6\nT V4 V9\ntank v4 v5")
            assert opened.modal is not None
            assert "1. ✓ `T V4 V6`" in panel.text
            assert "✗ `T V4 V9`" in panel.text
            assert panel.text.count("Line 2:") == 1, "the reason is said once"
            assert not moves_of(panel)[2], "a sheet with faults cannot be sealed"
            again = await ada.click(panel, label=here.say("button-type"))
            assert again.modal is not None
            assert "T V4 V9" in written_in(again.modal), "what could not be read stays to be mended"
            panel = await press(ada, panel, "Strike out what is wrong or unfinished")
            assert "V9" not in panel.text
            assert "Seal 2 orders" in labels(panel)
        finally:
            await bot.stop()
        assert here.playground.breaches == ()


async def test_lines_are_put_together_from_menus_copied_changed_and_sealed(tmp_path: Path) -> None:
    async with open_harness(tmp_path, NAMES) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            await begun_at(here, SIMPLE)
            ada = here.people[0]
            panel = await call(ada, here.channel, "orders")
            for question, value in (("go", "V4"), ("to", "V6"), ("go", "V4")):
                panel = await pick(ada, panel, question, value)
            assert "Seal one order, without line 2" in labels(panel)
            assert "Same as this, but …" not in offered(panel)
            panel = await pick(ada, await pick(ada, panel, "line", "delete"), "line", "1")
            panel = await pick(ada, panel, "line", "copy")
            panel = await pick(ada, panel, "to", "V8")
            panel = await pick(ada, panel, "line", "up")
            assert "1. ✓ `T V4 V8`" in panel.text
            assert "2. ✓ `T V4 V6`" in panel.text
            panel = await seal(here, ada, panel)
            assert "Your sealed sheet: " in panel.text
            assert "`T V4 V8` · `T V4 V6`" in panel.text
        finally:
            await bot.stop()
        assert here.playground.breaches == ()


def written_in(form: Modal) -> str:
    """Read what a form holds when it opens."""
    return json.dumps(form.components, ensure_ascii=False)


def offered(panel: Seen) -> set[str]:
    """List the options of the menus of a panel."""
    return {option.label for menu in panel.selects for option in menu.options}


async def pick(person: Person, panel: Seen, question: str, value: str) -> Seen:
    """Take one option of a menu of the panel, by the key of the question; or press the button that names it."""
    menu = next((menu for menu in panel.selects if f":{question}:" in menu.custom_id), None)
    if menu is None:
        named = (one for one in panel.buttons if f":{question}:" in (one.custom_id or "") and value in one.label)
        return await answered(person, await person.click(panel, next(named).custom_id))
    option = next(one.value for one in menu.options if one.value == value or one.value.endswith(f".{value}"))
    return await answered(person, await person.choose(panel, menu.custom_id, [option]))


async def test_a_sealed_sheet_is_taken_back_until_the_last_one_is_in_and_nobody_learns_what_it_says(
    tmp_path: Path,
) -> None:
    async with open_harness(tmp_path, NAMES) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            first = await begun_at(here, SIMPLE)
            ada, *others = here.people
            too_long = "\n".join(f"T V4 V5 {number}" for number in range(PAPER + 1))
            _, panel = await type_sheet(here, ada, too_long)
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
            last = latest_board(here, ada)
            assert last is not None
            assert f"**{written(ada)}**: `T V4 V2`" in last.text
            assert "V4 V5" not in last.text
        finally:
            await bot.stop()
        assert here.playground.breaches == ()


# Looking, corners, standing orders


async def test_a_corner_is_chosen_in_the_lobby_and_given_to_whoever_joined_first(tmp_path: Path) -> None:
    async with open_harness(tmp_path, NAMES[:3]) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            _, bruno, chen = here.people
            card = await join(here, await open_table(here, GAME.key), bruno, chen)
            for person in (bruno, chen):
                menu = await press(person, person.look_again(card), "Choose my corner")
                assert menu.ephemeral
                chosen = await answered(person, await person.choose(menu, menu.selects[0].custom_id, ["R"]))
                assert "You would like this corner: Red (R)." in chosen.text
            board = await begin(here, card)
            assert "**Bruno** commands red." in board.text
            assert "**Chen** had wished for another corner" in board.text
            assert "Table talk: Silent." in board.text
        finally:
            await bot.stop()
        assert here.playground.breaches == ()


@pytest.mark.long
async def test_threats_and_orders_are_private_and_only_for_players_of_power(tmp_path: Path) -> None:
    state = table({"V": {"HQV": "T"}, "B": {"V4": "S R"}, "J": {"J4": "S"}, "R": {"R4": "S"}})
    async with open_harness(tmp_path, NAMES) as here:
        bot = await BotInProcess.start(here, studio=CachingStudio())
        try:
            await begun_at(here, state)
            ada = here.people[0]
            seen = await call(ada, here.channel, "threats")
            assert seen.ephemeral
            assert "from V4: 1 soldier and 1 regiment, strength 22; they could take the flag" in seen.text
            assert len(seen.pictures) == 1
            assert seen.pictures[0].alt
            guest = here.person("Gil")
            for command in ("threats", "orders"):
                assert "sit at this table" in (await call(guest, here.channel, command)).text
            panel = await call(ada, here.channel, "orders")
            assert panel.ephemeral
            assert "Write your orders for **round 1**" in panel.text
            assert here.say("button-standing") in labels(panel)
        finally:
            await bot.stop()
        assert here.playground.breaches == ()


@pytest.mark.long
async def test_standing_orders_seal_the_sheet_that_was_written_ahead(tmp_path: Path) -> None:
    async with open_harness(tmp_path, NAMES) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            first = await begun_at(here, SIMPLE)
            ada, *others = here.people
            await seal_typed(here, ada, "T V4 V2")
            panel = await press(ada, await call(ada, here.channel, "orders"), here.say("button-standing"))
            for question, value in (("go", "V2"), ("to", "IX")):
                panel = await pick(ada, panel, question, value)
            panel = await pick(ada, panel, "line", "done")
            panel = await press(ada, panel, "Keep these orders")
            assert "whatever the others have done until then: `T V2 IX`. If not, you are asked." in panel.text
            for person in others:
                await seal_typed(here, person, "")
            await all_said(here)
            board = latest_board(here, ada, first.id)
            assert board is not None
            assert f"**{written(ada)}** has answered" in board.text
            heard = "".join(parcel.letters for person in others for parcel in here.wire.to(person))
            assert "V2 IX" not in heard
        finally:
            await bot.stop()
        assert here.playground.breaches == ()


@pytest.mark.long
async def test_the_latest_sheet_takes_two_presses_from_the_panel_and_the_next_one_three(tmp_path: Path) -> None:
    board: dict[Colour, dict[str, str]] = {"V": {"V4": "3T"}, "B": {"B4": "S"}, "J": {"J4": "S"}, "R": {"R4": "S"}}
    async with open_harness(tmp_path, NAMES) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            first = await begun_at(here, table(board))
            ada, *_ = here.people
            await at_table(here, ("T V4 V2", "S B4 B8", "S J4 J8", "S R4 R8"), first)
            panel = await call(ada, here.channel, "orders")
            panel = await press(ada, panel, "Same as my last sheet (one order)")
            assert "1. ✓ `T V4 V2`" in panel.text
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
        finally:
            await bot.stop()
        assert here.playground.breaches == ()


@pytest.mark.long
async def test_a_french_table_reads_and_types_french_letters(tmp_path: Path) -> None:
    async with open_harness(tmp_path, NAMES, locale="fr") as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            await begun_at(here, table({"V": {"V4": "2C"}, "B": {"B4": "S"}, "J": {"J4": "S"}, "R": {"R4": "S"}}))
            ada = here.people[0]
            panel = await call(ada, here.channel, "orders")
            for question, value in (("go", "V4"), ("to", "V6")):
                panel = await pick(ada, panel, question, value)
            assert "`C V4 V6`" in panel.text
            opened = await ada.click(panel, label=here.say("button-type"))
            assert opened.modal is not None
            assert "C V4 V6" in written_in(opened.modal)
        finally:
            await bot.stop()
        assert here.playground.breaches == ()


# The ways to end


@pytest.mark.long
async def test_a_match_ends_when_the_last_flag_is_taken(tmp_path: Path) -> None:
    state = table({"V": {"J4": "S"}, "J": {"V0": "S"}}, seats=(("V", "B"), ("J", "R")), flags={"R": "V"})
    async with open_harness(tmp_path, NAMES[:2]) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            first = await begun_at(here, state)
            board = await at_table(here, ("V:S J4 HQJ", "J:S V0 IX"), first)
            assert is_over(here, board)
            assert "**Flag captured**: **Bruno** (yellow), by **Ada** (green)." in board.text
            assert "**Ada** has the flags of all rivals and wins." in board.text
        finally:
            await bot.stop()
        assert here.playground.breaches == ()


@pytest.mark.long
async def test_a_match_ends_with_the_last_round_and_the_strengths_are_counted(tmp_path: Path) -> None:
    state = table({"V": {"V4": "S"}, "B": {"B7": "D"}, "J": {"J4": "S"}}, seats=(("V",), ("B",), ("J",)), round=20)
    async with open_harness(tmp_path, NAMES[:3]) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            first = await begun_at(here, state)
            board = await at_table(here, ("S V4 V8", "D B7 B8", "S J4 J8"), first)
            assert is_over(here, board)
            assert "**Bruno** has the strongest army and wins." in board.text
        finally:
            await bot.stop()
        assert here.playground.breaches == ()


@pytest.mark.long
async def test_a_match_ends_when_nobody_s_flag_stands(tmp_path: Path) -> None:
    state = table({"V": {"J4": "S"}, "J": {"V4": "S"}}, flags={"B": "V", "R": "J"}, seats=(("V", "B"), ("J", "R")))
    async with open_harness(tmp_path, NAMES[:2]) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            first = await begun_at(here, state)
            board = await at_table(here, ("V:S J4 HQJ", "J:S V4 HQV"), first)
            assert is_over(here, board)
            assert "Nobody has won: no flag stands any more." in board.text
        finally:
            await bot.stop()
        assert here.playground.breaches == ()


@pytest.mark.long
async def test_a_match_without_a_limit_is_counted_when_nobody_acts_any_more(tmp_path: Path) -> None:
    state = table({"V": {"V4": "S"}, "B": {"B4": "T"}}, idle=2, options=with_options(round_limit="none"))
    async with open_harness(tmp_path, NAMES) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            first = await begun_at(here, state)
            board = await at_table(here, ("", "", "", ""), first)
            assert is_over(here, board)
            assert "For three rounds nobody has carried out an order" in board.text
        finally:
            await bot.stop()
        assert here.playground.breaches == ()


@pytest.mark.long
async def test_who_resigns_leaves_the_win_to_the_last_one_who_stays(tmp_path: Path) -> None:
    async with open_harness(tmp_path, NAMES[:3]) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            ada, bruno, chen = here.people
            board = first = await sit_down(here, GAME.key)
            for leaver in (ada, chen):
                await press(leaver, await call(leaver, here.channel, "resign"), here.say("button-resign"))
                board = await next_board(here, board) or board
                assert board.id != first.id, "it is drawn without his pieces, however old the one before is"
                assert not any(ada.mention in seen.text for seen in bruno.sees(here.channel) if not seen.ephemeral)
            assert is_over(here, board)
            assert "**Bruno** is left alone and wins." in board.text
        finally:
            await bot.stop()
        await check_log(here)
        assert here.playground.breaches == ()


@pytest.mark.long
async def test_a_match_is_drawn_when_all_agree(tmp_path: Path) -> None:
    async with open_harness(tmp_path, NAMES[:2]) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            await sit_down(here, GAME.key)
            for person in here.people:
                question = await call(person, here.channel, "end")
                await press(person, question, "Agree to end it")
            await all_said(here)
            assert rows(here.database, "SELECT status FROM matches") == [("agreed",)]
        finally:
            await bot.stop()
        await check_log(here)
        assert here.playground.breaches == ()


@pytest.mark.long
async def test_each_player_may_prolong_one_deadline(tmp_path: Path) -> None:
    async with open_harness(tmp_path, NAMES[:2]) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            ada, _ = here.people
            await sit_down(here, GAME.key)
            assert "You have more time" in (await call(ada, here.channel, "extend")).text
            assert "You have more time" not in (await call(ada, here.channel, "extend")).text
        finally:
            await bot.stop()
        assert here.playground.breaches == ()


@pytest.mark.long
async def test_wrong_lines_are_sealed_and_lost_where_the_table_plays_so(tmp_path: Path) -> None:
    options = with_options(authentic_illegal_orders=True)
    state = table({"V": {"V4": "T"}, "B": {"B4": "S"}, "J": {"J4": "S"}, "R": {"R4": "S"}}, options=options)
    async with open_harness(tmp_path, NAMES) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            first = await begun_at(here, state)
            board = await at_table(here, ("T V4 R4", "S B4 B8", "S J4 J8", "S R4 R8"), first)
            assert "✗ `T V4 R4`" in board.text
            assert "**Ada** has carried out no order" in board.text
        finally:
            await bot.stop()
        assert here.playground.breaches == ()


# Secrets and kills


@pytest.mark.long
async def test_what_somebody_hears_of_sealed_sheets_does_not_depend_on_them(tmp_path: Path) -> None:
    async def others_seal(viewer: Person) -> None:
        for person in here.people[1:3]:
            if person is not viewer:
                await seal_typed(here, person, "")

    clock = ManualClock()
    async with open_harness(tmp_path, NAMES, clock=clock) as here:
        guest = here.person("Gil")
        ada, _, _, dora = here.people
        bot = await BotInProcess.start(here, studio=BlankStudio())
        try:
            await begun_at(here, SIMPLE)
            await seal_typed(here, ada, "T V4 V2\nT V4 V8")
            await all_said(here)
        finally:
            await bot.stop()
        easel = BlankStudio()
        await compare_worlds(here, GAME, lambda: BotInProcess.start(here, studio=easel), (guest, dora), others_seal, 2)
        assert here.playground.breaches == ()


@pytest.mark.long
async def test_nothing_in_the_channel_names_an_order_before_all_are_sealed_and_then_all_are_shown(
    tmp_path: Path,
) -> None:
    """Texts, custom ids and file names in the channel say who has sealed, never what."""
    async with open_harness(tmp_path, NAMES) as here:
        bot = await BotInProcess.start(here, studio=CachingStudio())
        try:
            await begun_at(here, SIMPLE)
            since = len(here.wire.parcels)
            for person, text in zip(here.people, ("T V4 V2\nT V4 V8", "S B4 B8", "S J4 J8"), strict=False):
                await seal_typed(here, person, text)
            await all_said(here)
            until = len(here.wire.parcels)
            first = latest_board(here, here.people[0])
            assert first is not None
            await seal_typed(here, here.people[3], "S R4 R8")
            board = await here.people[0].wait_for(lambda: latest_board(here, here.people[0], first.id))
            assert [picture.filename for picture in board.pictures] == ["power-orders.png", "power-after.png"]
            assert all(picture.alt for picture in board.pictures)
            assert "`T V4 V2`" in board.text
        finally:
            await bot.stop()
        everybody = {person.id for person in here.people}
        public = [parcel for parcel in here.wire.parcels[since:until] if everybody <= parcel.readers]
        assert public
        for parcel in public:
            assert not re.search(r"[VBJ]4 [VBJ][28]", parcel.letters)
            for attachment in parcel.body.get("attachments", ()):
                assert re.fullmatch(r"power-[a-z]+\.png", attachment["filename"])
        private = [parcel for parcel in here.wire.parcels[since:until] if not everybody <= parcel.readers]
        assert all(len(parcel.readers & everybody) <= 1 for parcel in private)
        assert here.playground.breaches == ()


async def play_among_kills(here: Harness, seed: object, kills: int) -> None:
    """Play a whole match by menus while the bot is killed again and again."""
    killer = Killer(here, await BotAsChild.start(here), dice(f"kills {seed}"), kills)
    try:
        board = await short_match(here)
        rage = asyncio.create_task(killer.rage())
        board = await play_on(here, board, dice(seed), patient=True)
        rage.cancel()
        await asyncio.gather(rage, return_exceptions=True)
        assert is_over(here, board)
        assert killer.kills > 0
        if killer.bot.process.returncode is not None:
            killer.bot = await BotAsChild.start(here)
        await here.playground.connected()
        record = await opened_record(here, board, here.people[-1])
        assert scores_on(board, here.people) == outcome_of(GAME, record).scores
        await check_story(here)
    finally:
        await killer.bot.stop()
    await check_log(here)
    assert here.playground.breaches == ()


@pytest.mark.long
async def test_a_match_survives_kills(tmp_path: Path) -> None:
    async with open_harness(tmp_path, NAMES[:2], clock=SystemClock()) as here:
        await play_among_kills(here, "a few", 2)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
async def test_many_matches_among_kills(players: int, seed: int, tmp_path: Path) -> None:
    async with open_harness(tmp_path, NAMES[:players], clock=SystemClock()) as here:
        await play_among_kills(here, f"{players} {seed}", 8)
