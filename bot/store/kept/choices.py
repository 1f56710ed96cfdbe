"""What players have half done or ordered in advance: drafts, plans and ballots."""

from collections.abc import Collection

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.errors import Outdated
from bot.store.rows import DraftRow, PlanRow
from bot.store.statements import find, find_all, put, written
from bot.store.tables import ballots, drafts, plans

_DROP_DRAFT = delete(drafts).where(
    drafts.c.match_id == bindparam("of_match"), drafts.c.decision == bindparam("of_decision")
)


async def draft(tx: AsyncConnection, match_id: int, decision: str) -> DraftRow | None:
    """Read the half-made answer to a decision."""
    return await find(tx, DraftRow, match_id=match_id, decision=decision)


async def drafts_of(tx: AsyncConnection, match_id: int) -> tuple[DraftRow, ...]:
    """Read all half-made answers of a match."""
    return await find_all(tx, DraftRow, drafts.c.seat, match_id=match_id)


async def put_draft(tx: AsyncConnection, row: DraftRow) -> None:
    """Keep a half-made answer in the place of an earlier one. Raises Outdated if that has changed since."""
    if not await put(tx, drafts, written(row), newer="revision"):
        raise Outdated(row.match_id)


async def drop_drafts(tx: AsyncConnection, match_id: int, decisions: Collection[str]) -> None:
    """Remove the half-made answers to some decisions."""
    if decisions:
        await tx.execute(_DROP_DRAFT, [{"of_match": match_id, "of_decision": decision} for decision in decisions])


async def drop_all_of_seat(tx: AsyncConnection, match_id: int, seat: int) -> None:
    """Remove the half-made answers, the standing order and the votes of a seat."""
    for table in (drafts, plans, ballots):
        await tx.execute(delete(table).filter_by(match_id=match_id, seat=seat))


async def plans_of(tx: AsyncConnection, match_id: int) -> dict[int, PlanRow]:
    """Read the standing orders of a match by seat."""
    return {row.seat: row for row in await find_all(tx, PlanRow, match_id=match_id)}


async def put_plan(tx: AsyncConnection, row: PlanRow) -> None:
    """Keep a standing order in the place of an earlier one."""
    await put(tx, plans, written(row))


async def drop_plan(tx: AsyncConnection, match_id: int, seat: int) -> None:
    """Remove the standing order of a seat."""
    await tx.execute(delete(plans).filter_by(match_id=match_id, seat=seat))


async def ballots_of(tx: AsyncConnection, match_id: int, kind: str) -> frozenset[int]:
    """Read which seats have agreed to something."""
    return frozenset(await tx.scalars(select(ballots.c.seat).filter_by(match_id=match_id, kind=kind)))


async def kinds_of(tx: AsyncConnection, match_id: int, beginning: str) -> frozenset[str]:
    """List the kinds of ballots of a match that begin in a certain way."""
    query = select(ballots.c.kind).where(ballots.c.match_id == match_id, ballots.c.kind.startswith(beginning))
    return frozenset(await tx.scalars(query))


async def with_ballots(tx: AsyncConnection, match_ids: Collection[int], kind: str) -> frozenset[int]:
    """Tell in which of some matches there is a vote of a kind."""
    query = select(ballots.c.match_id).where(ballots.c.match_id.in_(match_ids), ballots.c.kind == kind)
    return frozenset(await tx.scalars(query))


async def put_ballot(tx: AsyncConnection, match_id: int, kind: str, seat: int) -> None:
    """Note that a seat agrees to something."""
    await put(tx, ballots, {"match_id": match_id, "kind": kind, "seat": seat})


async def drop_ballots_of_kind(tx: AsyncConnection, match_id: int, kind: str) -> None:
    """Take back what anybody has agreed to."""
    await tx.execute(delete(ballots).filter_by(match_id=match_id, kind=kind))


async def clear(tx: AsyncConnection, match_id: int) -> None:
    """Remove all drafts, plans and ballots of a match."""
    for table in (drafts, plans, ballots):
        await tx.execute(delete(table).filter_by(match_id=match_id))
