"""Earlier positions of matches: before each of the latest answers that can be taken back."""

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import EarlierRow
from bot.store.statements import find_all, written
from bot.store.tables import earlier

_LAST_OF = select(func.max(earlier.c.number)).where(
    earlier.c.match_id == bindparam("match_id"), earlier.c.seat == bindparam("seat"), earlier.c.forced.is_(False)
)
_FORGET = delete(earlier).where(earlier.c.match_id == bindparam("of_match"), earlier.c.number >= bindparam("first"))


async def of_match(tx: AsyncConnection, match_id: int) -> tuple[EarlierRow, ...]:
    """Read the earlier positions of a match, the oldest first."""
    return await find_all(tx, EarlierRow, earlier.c.number, match_id=match_id)


async def last_of(tx: AsyncConnection, match_id: int, seat: int) -> int | None:
    """Give the number of a seat's last answer in which it had a choice; None if it cannot be taken back."""
    found: int | None = (await tx.execute(_LAST_OF, {"match_id": match_id, "seat": seat})).scalar_one()
    return found


async def add(tx: AsyncConnection, rows: Sequence[EarlierRow]) -> None:
    """Keep positions."""
    if rows:
        await tx.execute(insert(earlier), [written(row) for row in rows])


async def forget(tx: AsyncConnection, match_id: int, first: int = 0) -> None:
    """Forget the positions of a match before the line `first` and all lines since."""
    await tx.execute(_FORGET, {"of_match": match_id, "first": first})
