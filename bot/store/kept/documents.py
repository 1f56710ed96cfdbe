"""What people keep for the next match: named JSON documents (decks), per person and game."""

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import statements
from bot.store.tables import documents


async def put(tx: AsyncConnection, user_id: int, game: str, name: str, content: bytes, now: int) -> None:
    """Keep a document in the place of an earlier one of the same name."""
    row = {"user_id": user_id, "game": game, "name": name, "content": content, "changed_at": now}
    await statements.put(tx, documents, row)


async def get(tx: AsyncConnection, user_id: int, game: str, name: str) -> bytes | None:
    """Read a document."""
    content: bytes | None = await tx.scalar(
        select(documents.c.content).filter_by(user_id=user_id, game=game, name=name)
    )
    return content


async def names(tx: AsyncConnection, user_id: int, game: str | None = None) -> tuple[tuple[str, str], ...]:
    """List somebody's documents (for one game): game, name."""
    query = select(documents.c.game, documents.c.name).filter_by(user_id=user_id)
    if game is not None:
        query = query.where(documents.c.game == game)
    # Sorted here: engines put names of many scripts in orders of their own.
    return tuple(sorted((of_game, name) for of_game, name in await tx.execute(query)))


async def remove(tx: AsyncConnection, user_id: int, game: str, name: str) -> bool:
    """Remove a document; False if there was none."""
    return (await tx.execute(delete(documents).filter_by(user_id=user_id, game=game, name=name))).rowcount > 0


async def remove_all(tx: AsyncConnection, user_id: int) -> None:
    """Remove everything that somebody has kept."""
    await tx.execute(delete(documents).filter_by(user_id=user_id))
