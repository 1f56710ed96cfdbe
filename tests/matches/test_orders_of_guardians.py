"""Guardians at a table by sheets: what somebody orders shows in nothing that others are told, nor in a timer."""

from pathlib import Path
from typing import Any

from msgspec.structs import replace
from sqlalchemy import select

from bot.games.guardians.cards import STARTERS
from bot.games.guardians.rules import Guardians
from bot.games.guardians.table import AnsweredAhead, Place, Stand, Walk, WindowOrders
from bot.games.guardians.turn import suggested
from bot.store import tables
from tests.matches.harness import MatchesHarness, open_harness, user

SEED = "c"
"""With it both draw shields enough."""


async def told_to_others(harness: MatchesHarness, match_id: int) -> tuple[Any, ...]:
    """Give all that is said to the channel and to seat 1, and all timers."""
    said = [(one.user_id, one.raw) for one in await harness.said(match_id) if one.user_id != user(0)]
    async with harness.store.reading() as tx:
        query = select(tables.timers).where(tables.timers.c.match_id == match_id).order_by(tables.timers.c.id)
        timers = [(row.kind, row.decision, row.due) for row in (await tx.execute(query)).all()]
    return said, timers


async def organised(harness: MatchesHarness, orders: WindowOrders) -> int:
    """Begin a match in which seat 0 gives these orders as it organises."""
    table = await harness.lobby(2, "guardians")
    for seat, deck in enumerate(STARTERS.values()):
        await harness.matches.lobbies.set_entry(table.id, user(seat), deck)
    await harness.matches.lobbies.start(table.id, user(0))
    for seat in (0, 1):
        (decision,) = [one for one in await harness.open_decisions(table.id) if one.seat == seat]
        layout = suggested((await harness.matches.play.look(table.id, seat=seat)).view, seat, "spread")
        await harness.act(table.id, seat, decision.id, replace(layout, orders=orders if seat == 0 else None))
    return table.id


async def turn_one(harness: MatchesHarness, match_id: int, *, rest: bool = False, walk: bool = False) -> int:
    """Turn a shield of whoever is asked to march, and walk ahead or do nothing with it; give his seat."""
    (decision,) = await harness.open_decisions(match_id)
    assert decision.kind == "march"
    view = (await harness.matches.play.look(match_id, seat=decision.seat)).view
    due = [army.place for army in view.armies if army.owner == decision.seat and army.shield and not army.turned]
    ahead: Place = ("B2", "C2")[decision.seat]
    stand = Stand(shield=due[0], rest=rest and decision.seat == 0)
    is_ahead = walk and due[0] in ("A2", "D2")
    await harness.act(match_id, decision.seat, decision.id, Walk(shield=due[0], path=(ahead,)) if is_ahead else stand)
    return decision.seat


async def played(path: Path, orders: WindowOrders, *, rest: bool) -> tuple[Any, ...]:
    """Organise with these orders, and stand with the first shield of seat 0: with all others as well, or not."""
    async with open_harness(path, (Guardians(),), SEED) as harness:
        match_id = await organised(harness, orders)
        while await turn_one(harness, match_id, rest=rest) != 0:
            pass
        return await told_to_others(harness, match_id)


async def test_orders_and_resting_show_in_nothing_that_others_are_told(tmp_path: Path) -> None:
    plain = await played(tmp_path / "plain.db", WindowOrders(), rest=False)
    ordered = await played(tmp_path / "ordered.db", WindowOrders(settle=True, otherwise=("rooster",)), rest=True)
    assert plain == ordered


async def test_what_orders_have_answered_is_told_to_their_owner_and_still_on_his_desk(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "settled.db", (Guardians(),), SEED) as harness:
        match_id = await organised(harness, WindowOrders(settle=True))
        while len(asked := await harness.open_decisions(match_id)) == 1:
            await turn_one(harness, match_id, walk=True)
        settle, play = asked[0], harness.matches.play
        assert (settle.seat, settle.kind, settle.answered) == (0, "settle", True)
        told = []
        for seat in (0, 1):
            lines = await harness.matches.history.read(match_id, user(seat))
            told.append([one.kind for line in lines for one in line.events if isinstance(one, AnsweredAhead)])
        assert "settle" in told[0]
        assert "settle" not in told[1]
        for message in await harness.private_messages(match_id, user(0)):
            assert message.asked or message.is_news, "nobody is written to for what is answered ahead"
        desk = await play.desk(match_id, user(0), settle.id)
        assert desk.ahead
        await harness.act(match_id, 0, settle.id, desk.sealed)
        by_hand = await play.desk(match_id, user(0), settle.id)
        assert (by_hand.ahead, by_hand.sealed) == (False, desk.sealed)
