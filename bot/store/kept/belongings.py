"""All that is kept of somebody, table by table: what he may take along.

Whatever names a person, in any table, is in here: either read, or in `LEFT_OUT` with the reason.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Column, ColumnElement, LargeBinary, Select, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import tables

Rows: TypeAlias = tuple[dict[str, Any], ...]

MOST: Final = 5000
"""So many of somebody's latest rows of a table are read; what is kept of a seat is bounded by its match."""

_HIMSELF: Final = "He himself, who stands at the head."
_OTHERS: Final = "Somebody else, who has not asked for it."
_COUNTS: Final = "It counts what others have done as well, also what nobody may know of yet."
_SENDING: Final = "How a message is sent; where it stands is told."
LEFT_OUT: Final[Mapping[str, str]] = {
    **dict.fromkeys((f"{one}.user_id" for one in tables.metadata.tables), _HIMSELF),
    **dict.fromkeys(("results.player_id", "ratings.player_id"), _HIMSELF),
    **dict.fromkeys(("members.successor_id", "members.successor_name", "members.successor_account"), _OTHERS),
    "blocks.other_id": "Somebody else; by which name he was blocked is told.",
    "members.salt": "By it a match is shown to have been fair; it comes with the record, once that is open.",
    "members.computer": "It is no person's.",
    **dict.fromkeys(("actions.number", "looks.seen", "looks.told_from", "results.id", "outbox.place"), _COUNTS),
    "actions.match_id": "The match in which the move stands.",
    "actions.events": "What came of it for all at the table, which /history tells as far as each may know it.",
    "outbox.payload": "What he is told, until he is told it; afterwards it is not kept.",
    **dict.fromkeys((f"outbox.{one}" for one in ("id", "lane", "nonce", "batch", "attempts", "failures")), _SENDING),
    **dict.fromkeys(("outbox.reason", "outbox.first_try_at", "outbox.next_try_at", "invitations.version"), _SENDING),
    **dict.fromkeys((f"posts.{one}" for one in ("id", "content", "due", "attempts", "version")), _SENDING),
    **dict.fromkeys((f"invitations.{one}" for one in ("nonce", "due", "attempts", "first_try_at")), _SENDING),
    **dict.fromkeys(
        (f"earlier.{one.name}" for one in tables.metadata.tables["earlier"].c),
        "Where a match could be taken back to, with everybody's secrets; what he answered is among his moves.",
    ),
}
"""What is kept with somebody's name or seat and not given to him, by table and column."""

OF_PERSON: Final[Mapping[Table, Column[Any]]] = {
    **{one: one.c.user_id for one in tables.metadata.sorted_tables if "user_id" in one.c},
    **{one: one.c.player_id for one in (tables.results, tables.ratings)},
}
OF_SEAT: Final = (tables.actions, tables.drafts, tables.plans, tables.ballots)
"""What a seat has done and prepared: its player's, where nobody else has ever had it."""
OF_MATCH: Final = (
    *("id", "game", "status", "guild_id", "channel_id", "guild_name", "channel_name", "options", "terms"),
    *("created_at", "started_at", "ended_at", "outcome"),
)
"""What is told of a match, which everybody at the table knows."""


def _given(table: Table) -> list[Column[Any]]:
    return [one for one in table.c if f"{table.name}.{one.name}" not in LEFT_OUT]


async def _read(tx: AsyncConnection, query: Select[Any], most: int | None = MOST) -> Rows:
    binary = {one.name for one in query.selected_columns if isinstance(one.type, LargeBinary)}
    found = (await tx.execute(query.limit(most))).mappings()
    return tuple(
        {name: msgspec.Raw(value) if name in binary and value is not None else value for name, value in one.items()}
        for one in found
    )


async def of_person(tx: AsyncConnection, table: Table, user_id: int) -> Rows:
    """Read somebody's latest rows of a table, the latest first; JSON as it is."""
    latest = [one.desc() for one in table.primary_key]
    query = select(*_given(table)).where(OF_PERSON[table] == user_id).order_by(*latest)
    if table is tables.daily_answers:
        query = query.add_columns(tables.daily_orders.c.asked_at).join(tables.daily_orders)
    if table is tables.invitations:
        # What he is told of a wish that has run out is told to him alone.
        query = query.add_columns(tables.proposals.c.wish).join(tables.proposals)
    return await _read(tx, query)


def _alone(user_id: int) -> ColumnElement[bool]:
    """Limit members to somebody's seats that nobody else has ever had: the log does not say whose a move was."""
    here = (tables.holders.c.match_id == tables.members.c.match_id, tables.holders.c.seat == tables.members.c.seat)
    return ~select(tables.holders.c.user_id).where(*here, tables.holders.c.user_id != user_id).exists()


async def seats(tx: AsyncConnection, user_id: int) -> Rows:
    """Read somebody's seats with their matches, the latest first; `alone`: nobody else has ever had it.

    What was brought to a seat that is not his alone may be somebody else's, and is left out.
    """
    own = {f"seat_{one.name}": one for one in _given(tables.members) if one.name != "match_id"}
    query = (
        select(
            *(tables.matches.c[one] for one in OF_MATCH),
            (tables.matches.c.host_id == user_id).label("is_host"),
            *(one.label(name) for name, one in own.items()),
            _alone(user_id).label("alone"),
        )
        .join(tables.members, tables.members.c.match_id == tables.matches.c.id)
        .where(tables.members.c.user_id == user_id)
        .order_by(tables.matches.c.id.desc())
    )
    found = await _read(tx, query)
    return tuple(one if one["alone"] else {**one, "seat_entry": None} for one in found)


async def promised(tx: AsyncConnection, user_id: int) -> Rows:
    """Read the seats of computers that somebody takes over at the end of their turn."""
    c = tables.members.c
    query = select(c.match_id, c.seat, c.successor_name, c.successor_account).where(c.successor_id == user_id)
    return await _read(tx, query)


async def of_seats(
    tx: AsyncConnection, table: Table, user_id: int, match_ids: Collection[int]
) -> dict[int, list[dict[str, Any]]]:
    """Read what somebody's seats in some matches have done or prepared, where nobody else has ever had them."""
    mine = (tables.members.c.match_id == table.c.match_id) & (tables.members.c.seat == table.c.seat)
    query = (
        select(table.c.match_id.label("of"), *(one for one in _given(table) if one.name not in ("match_id", "seat")))
        .join(tables.members, mine)
        .where(tables.members.c.user_id == user_id, _alone(user_id), table.c.match_id.in_(match_ids))
        .order_by(*table.primary_key)
    )
    if table is tables.actions:
        query = query.where(tables.actions.c.kind != "start", tables.actions.c.source != "computer")
    found: dict[int, list[dict[str, Any]]] = {}
    for one in await _read(tx, query, None):
        found.setdefault(one.pop("of"), []).append(one)
    return found


async def snapshots(tx: AsyncConnection, match_ids: Collection[int]) -> dict[int, tuple[int, bytes]]:
    """Read the states of some matches that have begun, each with the version of its rules."""
    query = select(tables.matches.c.id, tables.matches.c.snapshot_version, tables.matches.c.snapshot)
    found = await tx.execute(query.where(tables.matches.c.id.in_(match_ids), tables.matches.c.snapshot.is_not(None)))
    return {match_id: (version, snapshot) for match_id, version, snapshot in found}
