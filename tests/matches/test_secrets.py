"""Nothing secret reaches anybody else: canaries, and rows that a whole match of them has been looked through.

Every player brings a word that occurs nowhere else, writes sheets that nobody else would write, and leaves a draft and
a standing order. Then everything that leaves the house is searched: rows of the outbox, looks, tables, histories,
facts, refusals, the log.
"""

import logging
from pathlib import Path

import msgspec
import pytest

from bot.games.chance import Chance, derived_seed
from bot.games.codec import to_json
from bot.games.contract import AnyGame
from bot.games.verraeter.rules import Verraeter
from bot.matches.types import Refused
from bot.matches.value.desks import writing
from tests.matches.harness import CHANNEL, DAY, HOUR, MatchesHarness, head, open_harness, person, place, user
from tests.probe import Probe
from tests.probe.state import Entry, Order, Plan, Sheet

CANARIES = ("quxz", "jvwk", "fhyp")


async def with_canaries(harness: MatchesHarness) -> int:
    table = await harness.matches.lobbies.open_lobby("probe", place(), person(0), {"letters": "4"}, DAY)
    for seat in (1, 2):
        await harness.matches.lobbies.join(table.id, person(seat))
    for seat, word in enumerate(CANARIES):
        await harness.matches.lobbies.set_entry(table.id, user(seat), Entry(word))
    await harness.matches.lobbies.start(table.id, user(0))
    return table.id


async def all_that_somebody_gets(harness: MatchesHarness, match_id: int, user_id: int | None) -> str:
    """Collect everything about a match that one person, or (None) everybody, can get hold of."""
    got: list[object] = [
        await harness.matches.play.look(match_id, user_id),
        await harness.matches.history.read(match_id, user_id),
        await harness.matches.tables.get(match_id),
        await harness.store.facts(match_id),
        [one.raw.decode() for one in await harness.said(match_id) if one.user_id in (None, user_id)],
    ]
    if user_id is not None:
        try:
            got.append(await harness.matches.play.desk(match_id, user_id))
        except Refused as refused:
            got.append(refused.problems)
    return "\n".join(str(one) for one in got)


async def test_a_word_that_a_player_brings_stays_with_him(harness: MatchesHarness) -> None:
    match_id = await with_canaries(harness)
    for reader in (None, 0, 1, 2):
        got = await all_that_somebody_gets(harness, match_id, None if reader is None else user(reader))
        for seat, word in enumerate(CANARIES):
            assert (word in got) == (seat == reader)


async def test_sealed_sheets_drafts_and_standing_orders_reach_nobody_else(harness: MatchesHarness) -> None:
    match_id = await with_canaries(harness)
    before = await all_that_somebody_gets(harness, match_id, user(2))
    await harness.matches.play.draft(match_id, user(1), "sheet-1-1", writing("C 1\nA 2"))
    assert await all_that_somebody_gets(harness, match_id, user(2)) == before
    await harness.leave_orders(match_id, 1, Plan(nets="for-myself"))
    assert await all_that_somebody_gets(harness, match_id, user(2)) == before
    await harness.act(match_id, 1, "sheet-1-1")
    for reader in (None, user(0), user(2)):
        got = await all_that_somebody_gets(harness, match_id, reader)
        assert "divers=2" not in got
        assert '"divers":2' not in got
        assert "for-myself" not in got
    assert "divers=2" in await all_that_somebody_gets(harness, match_id, user(1))


async def test_what_is_sent_does_not_depend_on_what_its_reader_cannot_know(tmp_path: Path) -> None:
    """Two tables that a reader cannot tell apart give him, and the channel, the same rows."""
    sheets = ((Order("A", 1),), (Order("B", 3),)), ((Order("A", 1),), (Order("A", 1), Order("C", 2)))
    rows = []
    for number, (mine, other) in enumerate(sheets):
        async with open_harness(tmp_path / f"{number}.db") as harness:
            match_id = await with_canaries(harness)
            await harness.act(match_id, 0, "sheet-1-0", Sheet(mine))
            await harness.act(match_id, 1, "sheet-1-1", Sheet(other))
            rows.append([(one.user_id, one.raw) for one in await harness.said(match_id)])
    assert rows[0] == rows[1]


async def test_numbers_that_people_see_do_not_count_what_happens_unseen(harness: MatchesHarness) -> None:
    """Rows of the outbox have numbers and nonces by chance, and a table counts what everybody was told."""
    match_id = await with_canaries(harness)
    heads = [
        await head(harness.store, lane, harness.clock.now()) for lane in (f"c{CHANNEL}", f"u{user(0)}", f"u{user(1)}")
    ]
    ids = [row.id for rows in heads for row in rows]
    assert sorted(ids) != list(range(min(ids), min(ids) + len(ids)))
    assert all(len(row.nonce) <= 25 for rows in heads for row in rows)
    await harness.act(match_id, 0, "sheet-1-0", Sheet())
    told = (await harness.matches.tables.get(match_id)).actions
    for _ in range(3):
        await harness.act(match_id, 0, "sheet-1-0", Sheet((Order("B", 1),)))
    assert (await harness.matches.tables.get(match_id)).actions == told


async def test_the_seed_is_nowhere_before_the_end(harness: MatchesHarness) -> None:
    match_id = await with_canaries(harness)
    async with harness.store.reading() as tx:
        seed = (await tx.exec_driver_sql("SELECT seed FROM matches")).scalar_one()
    for reader in (None, user(0), user(1)):
        got = await all_that_somebody_gets(harness, match_id, reader)
        assert seed.hex() not in got
        assert str(seed) not in got


async def test_refusals_and_logs_hold_no_secret(harness: MatchesHarness, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    match_id = await with_canaries(harness)
    refusals = []
    for decision in ("sheet-1-1", "sheet-1-0", "nothing"):
        try:
            await harness.act(match_id, 2, decision, Sheet((Order("A", 9),)))
        except Refused as refused:
            refusals.append(str(refused.problems))
    await harness.pass_time(DAY)
    assert refusals
    for word in CANARIES:
        assert word not in "".join(refusals)
        assert word not in caplog.text


async def test_an_error_of_the_database_shows_no_values(harness: MatchesHarness) -> None:
    match_id = await with_canaries(harness)
    with pytest.raises(Exception, match="members") as caught:
        async with harness.store.writing() as tx:
            await tx.exec_driver_sql("UPDATE members SET entry = ?, seat = NULL", (CANARIES[0],))
    assert CANARIES[0] not in str(caught.value)
    assert (await harness.matches.tables.get(match_id)).status == "running"


@pytest.mark.parametrize("game", [Probe(), Verraeter()], ids=lambda game: game.key)
async def test_every_row_of_a_match_shows_its_reader_what_he_would_see_in_any_world_he_can_imagine(
    tmp_path: Path, game: AnyGame
) -> None:
    """The view in a row is the view of its reader, in the real world as in one that he cannot tell from it."""
    async with open_harness(tmp_path / "house.db", [game]) as harness:
        match_id = await harness.begin(3, game.key)
        for turn in range(40):
            decisions = [one for one in await harness.open_decisions(match_id) if not one.answered]
            if not decisions:
                break
            await harness.hush()
            await harness.act(
                match_id, decisions[0].seat, decisions[0].id, await harness.sample(match_id, decisions[0], turn)
            )
            await harness.pass_time(HOUR / 2)
            state = (await harness.matches.keeper.load(match_id)).state
            seats = {one.user_id: one.seat for one in (await harness.matches.tables.get(match_id)).members}
            last = {one.user_id: one for one in await harness.said(match_id) if hasattr(one.payload, "view")}
            for reader, row in last.items():
                seat = None if reader is None else seats[reader]
                imagined = game.imagine(state, seat, Chance(derived_seed("imagine", turn), 0))
                view = msgspec.json.decode(row.raw)["view"]
                assert view == msgspec.json.decode(to_json(game.view(imagined, seat)))
