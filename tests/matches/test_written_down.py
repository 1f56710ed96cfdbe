"""What is written down in Power: unsealed it counts when a deadline is over, and ahead when its round begins."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.power.board.actions import StandingOrders
from bot.games.power.board.events import SheetsRevealed
from bot.games.power.rules import Power
from bot.matches.value.desks import choosing, writing
from bot.store.kept import choices, matches
from bot.store.rows import DraftRow
from tests.matches.harness import DAY, HOUR, MatchesHarness, open_harness, user

SHEETS = {
    0: "FR\nS HQ V8\nT HQ V7",
    1: "FR\nS HQ B8",
    2: "FR\nS HQ J8",
}


@pytest.fixture
async def power(tmp_path: Path) -> AsyncIterator[MatchesHarness]:
    async with open_harness(tmp_path / "power.db", [Power()]) as opened:
        yield opened


async def write(harness: MatchesHarness, match_id: int, seat: int, number: int = 1, text: str | None = None) -> None:
    await harness.matches.play.draft(
        match_id, user(seat), f"{number}.orders.{seat}", writing(SHEETS[seat] if text is None else text)
    )


async def seal(harness: MatchesHarness, match_id: int, seat: int, number: int = 1) -> None:
    await write(harness, match_id, seat, number)
    await harness.act(match_id, seat, f"{number}.orders.{seat}")


async def revealed(harness: MatchesHarness, match_id: int) -> list[list[int]]:
    """Count the lines of the sheets of each round, seat by seat."""
    told = [event for line in await harness.matches.history.read(match_id) for event in line.events]
    return [
        [len(sheet.lines) for sheet in sorted(event.sheets, key=lambda sheet: sheet.seat)]
        for event in told
        if isinstance(event, SheetsRevealed)
    ]


async def test_what_is_written_down_counts_when_the_time_is_over(power: MatchesHarness) -> None:
    match_id = await power.begin(3, "power")
    await seal(power, match_id, 1)
    await write(power, match_id, 0)
    await power.hush()
    await power.pass_time(DAY - 1)
    assert await revealed(power, match_id) == [], "until then the others wait, and it can be changed"
    await power.pass_time(1)
    assert await revealed(power, match_id) == [[2, 1, 0]]
    await power.matches.history.verify(match_id)


async def test_it_is_told_as_any_late_answer_is_and_is_no_missed_turn(power: MatchesHarness) -> None:
    match_id = await power.begin(3, "power")
    await write(power, match_id, 0)
    await power.hush()
    await power.pass_time(DAY)
    late = {seat for account in await power.accounts(match_id) for seat in account.played_by_clock}
    assert late == {0, 1, 2}
    assert {line.source for line in await power.matches.history.read(match_id) if line.seat == 0} == {"clock"}
    assert [one.misses for one in (await power.matches.tables.get(match_id)).members] == [0, 1, 1]


async def test_a_table_that_only_writes_its_sheets_down_plays_on(power: MatchesHarness) -> None:
    match_id = await power.begin(3, "power")
    for number in range(1, 6):
        for seat, sector in enumerate(("V8", "B8", "J8")):
            await write(power, match_id, seat, number, f"S HQ {sector}" if number % 2 else f"S {sector} HQ")
        await power.pass_time(DAY)
    assert await revealed(power, match_id) == [[1, 1, 1]] * 5
    table = await power.matches.tables.get(match_id)
    assert table.status == "running"
    assert [one.misses for one in table.members] == [0, 0, 0]


async def test_what_was_sealed_and_taken_back_counts_as_it_was_written(power: MatchesHarness) -> None:
    match_id = await power.begin(3, "power")
    await seal(power, match_id, 0)
    await power.matches.play.reopen(match_id, user(0), "1.orders.0", power.interaction())
    await power.pass_time(DAY)
    assert await revealed(power, match_id) == [[2, 0, 0]]


async def test_what_is_sealed_counts_and_not_what_was_written_after_it(power: MatchesHarness) -> None:
    match_id = await power.begin(3, "power")
    await seal(power, match_id, 0)
    await write(power, match_id, 0, text="FR\nS HQ V8")
    await power.pass_time(DAY)
    assert await revealed(power, match_id) == [[2, 0, 0]]


async def test_a_draft_that_cannot_be_read_stops_nothing(power: MatchesHarness) -> None:
    match_id = await power.begin(3, "power")
    row = DraftRow(match_id, "1.orders.0", 0, b'{"lines":[{"kind":"swim"}]}', Power.version, 1)
    async with power.store.writing() as tx:
        await choices.put_draft(tx, row)
    await power.pass_time(DAY)
    assert await revealed(power, match_id) == [[0, 0, 0]]


async def test_until_all_sheets_are_in_nobody_learns_whether_anything_was_written_down(power: MatchesHarness) -> None:
    """One has prolonged his time, so that the round is not carried out when the others' is over."""
    seen = []
    for number, text in enumerate(("FR\nS HQ V8", None)):
        match_id = await power.begin(3, "power", channel=700 + number)
        await power.hush()
        await power.matches.play.extend(match_id, user(2))
        if text is not None:
            await write(power, match_id, 0, text=text)
        await power.pass_time(DAY + HOUR)
        look = await power.matches.play.look(match_id, user(1))
        told = [
            (
                type(one.payload).__name__,
                getattr(one.payload, "played_by_clock", ()),
                getattr(one.payload, "events", ()),
            )
            for one in await power.said(match_id)
            if one.user_id != user(0)
        ]
        seen.append((look.waiting[0].seats, look.waiting[0].answered, told))
    assert seen[0] == seen[1]


# Written ahead


async def write_ahead(harness: MatchesHarness, match_id: int, seat: int, text: str, otherwise: str = "ask") -> None:
    """Write the sheet of the next round ahead, as somebody does on the panel of his standing orders."""
    await harness.matches.play.draft(match_id, user(seat), f"plan-{seat}", writing(text))
    await harness.matches.play.draft(match_id, user(seat), f"plan-{seat}", choosing("otherwise", (otherwise,)))
    await harness.act(match_id, seat, f"plan-{seat}")


async def test_a_round_for_which_all_have_written_ahead_is_carried_out_at_once(power: MatchesHarness) -> None:
    match_id = await power.begin(3, "power")
    for seat, sector in enumerate(("V8", "B8", "J8")):
        await power.hush()
        await write(power, match_id, seat, text=f"S HQ {sector}")
        await write_ahead(power, match_id, seat, f"S {sector} HQ")
        assert await power.said(match_id) == [], "nobody hears of it"
    for seat in range(3):
        assert len(await revealed(power, match_id)) == 0
        await power.act(match_id, seat, f"1.orders.{seat}")
    assert await revealed(power, match_id) == [[1, 1, 1]] * 2
    assert [one.id for one in await power.open_decisions(match_id)] == [f"3.orders.{seat}" for seat in range(3)]
    await power.matches.history.verify(match_id)


@pytest.mark.parametrize(("otherwise", "sealed"), [("ask", False), ("fitting", True)])
async def test_a_sheet_ahead_that_does_not_fit_asks_or_is_sealed_as_far_as_it_does(
    power: MatchesHarness, otherwise: str, sealed: bool
) -> None:
    match_id = await power.begin(3, "power")
    await write_ahead(power, match_id, 0, "S V8 HQ\nT V4 V6", otherwise)
    for seat in range(3):
        await seal(power, match_id, seat)
    (decision,) = (one for one in await power.open_decisions(match_id) if one.seat == 0)
    assert (decision.id, decision.answered) == ("2.orders.0", sealed)
    if sealed:
        assert len((await power.matches.play.look(match_id, user(0))).view.sheet) == 1


async def test_a_whole_match_with_the_next_sheet_always_written_ahead(power: MatchesHarness) -> None:
    """Each writes ahead what he would write now; what does not fit asks at one seat, and is left out at the others."""
    match_id = await power.begin(3, "power", round_limit="12")
    for number in range(60):
        table = await power.matches.tables.get(match_id)
        if table.status != "running":
            break
        for seat in range(3):
            look = await power.matches.play.look(match_id, user(seat))
            if look.standing is not None and (decision := look.upcoming) is not None:
                sheet = await power.sample(match_id, decision, number)
                plan = StandingOrders(
                    round=look.view.round + 1, orders=sheet.orders, otherwise="fitting" if seat else "ask"
                )
                await power.leave_orders(match_id, seat, plan)
                await power.act(match_id, seat, decision.id, sheet)
    async with power.store.reading() as tx:
        planned = sum(line.source == "plan" for line in await matches.log_of(tx, match_id))
    assert (await power.matches.tables.get(match_id)).status == "finished"
    assert planned > 5
    await power.matches.history.verify(match_id)


async def test_saved_time_is_spent_whether_or_not_anything_is_written_down(power: MatchesHarness) -> None:
    match_id = await power.begin(3, "power")
    for seat in (0, 1, 2):
        await seal(power, match_id, seat)
    await write(power, match_id, 0, 2)
    await power.hush()
    await power.pass_time(DAY)
    assert await power.notices(match_id) == ["notice-saved-time"] * 3
    await power.pass_time(DAY)
    assert len(await revealed(power, match_id)) == 2
