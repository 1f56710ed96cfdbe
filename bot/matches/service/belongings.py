"""What somebody may take along: all that is kept about him, and nothing of anybody else."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.matches.keeper import ServicePart
from bot.matches.value.upgrading import read_value
from bot.store.kept import belongings
from bot.store.kept.belongings import OF_PERSON, OF_SEAT, Rows
from bot.store.tables import actions

AT_ONCE: Final = 20
"""Matches that are read and worded at a time."""
MOST_BYTES: Final = 5_000_000
"""Moves are given until they are so long as JSON, those of the latest matches first: files have to pass Discord."""
_AROUND: Final = 150
"""Bytes of a move beside the answer itself."""


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """A match at which somebody has a seat, as it is stored, and what the seat did and prepared, by the table's name.

    `moves` are the moves as values, None where they cannot be read any more; `view` is what the seat saw last.
    """

    row: Mapping[str, Any]
    kept: Mapping[str, Sequence[Mapping[str, Any]]]
    moves: tuple[Any | None, ...]
    view: Any | None


class Belongings(ServicePart):
    """Gives people what is kept about them."""

    async def tables(self, user_id: int) -> dict[str, Rows]:
        """Read the latest rows about somebody, by their tables, but for his seats and what is kept with them."""
        async with self._keeper.store.reading() as tx:
            found = {
                one.name: await belongings.of_person(tx, one, user_id) for one in OF_PERSON if one.name != "members"
            }
            return {**found, "promised": await belongings.promised(tx, user_id)}

    async def seats(self, user_id: int) -> AsyncIterator[list[Seated]]:
        """Read somebody's seats, some at a time, the latest first; the moves of the oldest may be too many to give."""
        rows = await self._keeper.store.read(lambda tx: belongings.seats(tx, user_id))
        left = MOST_BYTES
        for first in range(0, len(rows), AT_ONCE):
            some = rows[first : first + AT_ONCE]
            ids = [one["id"] for one in some]
            async with self._keeper.store.reading() as tx:
                states = await belongings.snapshots(tx, ids) if left > 0 else {}
                wanted = OF_SEAT if left > 0 else [one for one in OF_SEAT if one is not actions]
                kept = {one.name: await belongings.of_seats(tx, one, user_id, ids) for one in wanted}
            left -= sum(
                _AROUND + len(bytes(one["payload"])) for moves in kept.get("actions", {}).values() for one in moves
            )
            yield [
                await asyncio.to_thread(
                    self._seated, row, {name: of.get(row["id"], []) for name, of in kept.items()}, states.get(row["id"])
                )
                for row in some
            ]

    def _seated(
        self, row: dict[str, Any], kept: dict[str, list[dict[str, Any]]], state: tuple[int, bytes] | None
    ) -> Seated:
        found = kept.get("actions", [])
        moves: list[Any | None] = [None] * len(found)
        view = None
        if row["game"] in self._keeper.games and state is not None:
            game = self._keeper.games[row["game"]]
            try:
                view = game.view(read_value(game, "state", state[1], state[0]), row["seat_seat"])
                for number, one in enumerate(found):
                    if one["kind"] == "act":
                        moves[number] = read_value(game, "action", bytes(one["payload"]), one["rules_version"])
            except Exception:  # what other rules have stored is given as it is
                return Seated(row=row, kept=kept, moves=tuple(moves), view=None)
        return Seated(row=row, kept=kept, moves=tuple(moves), view=view)
