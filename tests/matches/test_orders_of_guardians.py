"""Guardians at a table by sheets: what somebody orders shows in nothing that others are told, nor in a timer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace
from sqlalchemy import select

from bot.games.guardians.cards import STARTERS
from bot.games.guardians.rules import Guardians
from bot.games.guardians.table import Stand, WindowOrders
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


async def played(path: Path, orders: WindowOrders, *, rest: bool) -> tuple[Any, ...]:
    """Organise with these orders, and stand with the first shield of seat 0: with all others as well, or not."""
    async with open_harness(path, (Guardians(),), SEED) as harness:
        table = await harness.lobby(2, "guardians")
        for seat, deck in enumerate(STARTERS.values()):
            await harness.matches.lobbies.set_entry(table.id, user(seat), deck)
        await harness.matches.lobbies.start(table.id, user(0))
        for seat in (0, 1):
            (decision,) = [one for one in await harness.open_decisions(table.id) if one.seat == seat]
            layout = suggested((await harness.matches.play.look(table.id, seat=seat)).view, seat, "spread")
            await harness.act(table.id, seat, decision.id, replace(layout, orders=orders if seat == 0 else None))
        stood = False
        while not stood:
            (decision,) = await harness.open_decisions(table.id)
            assert decision.kind == "march"
            view = (await harness.matches.play.look(table.id, seat=decision.seat)).view
            due = [
                army.place for army in view.armies if army.owner == decision.seat and army.shield and not army.turned
            ]
            stood = decision.seat == 0
            await harness.act(table.id, decision.seat, decision.id, Stand(shield=due[0], rest=rest and stood))
        return await told_to_others(harness, table.id)


async def test_orders_and_resting_show_in_nothing_that_others_are_told(tmp_path: Path) -> None:
    plain = await played(tmp_path / "plain.db", WindowOrders(), rest=False)
    ordered = await played(tmp_path / "ordered.db", WindowOrders(settle=True, otherwise=("rooster",)), rest=True)
    assert plain == ordered
