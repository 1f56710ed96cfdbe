"""What has happened in a match: its history as a reader may know it, its record, and whether its log replays."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal

import msgspec

from bot.games.codec import to_json
from bot.games.contract import AnyGame, Seat, Unreadable
from bot.games.record import CLOSED, Logged, Record, action_proof, entry_proof, write_record
from bot.matches.base import Base
from bot.matches.replaying import LogDiffers, record_of, replayed
from bot.matches.types import HistoryLine, Refused
from bot.matches.upgrading import read_events, read_value
from bot.store import choices, matches
from bot.store.matches import ActionRow, MemberRow

OPEN_ENTRY = "open-entry"
"""The ballot of those who let a record show what they have brought."""


class History(Base):
    """What players read of a match, what its record opens once it is over, and the check of its log."""

    async def history(self, match_id: int, user_id: int | None = None) -> tuple[HistoryLine, ...]:
        """List what has happened, as far as somebody (None: everybody) may know it."""
        loaded = await self._load(match_id)
        member = None if user_id is None else loaded.member(user_id)
        seat = None if member is None else member.seat
        async with self._store.reading() as tx:
            log = await matches.log_of(tx, match_id)
        lines: list[HistoryLine] = []
        for line in log:
            events = read_events(loaded.game, line.events, line.rules_version)
            seen = tuple(event for event in events if event.audience in (None, seat))
            source = public_source(line, mine=seat is not None and line.seat == seat)
            if seen or source in ("clock", "plan"):
                whose = line.seat if not line.window or line.seat == seat else None
                lines.append(HistoryLine(number=len(lines), at=line.at, seat=whose, source=source, events=seen))
        return tuple(lines)

    async def record(self, match_id: int, user_id: int | None = None) -> Record:
        """Open the record of a match that has ended: seed, what the players brought, every action.

        It does not hold plans. Where the game keeps closed what was brought (`Entries.stay_secret`), it opens that of
        `user_id` and of all who have agreed (`open_entry`), with the actions that tell of it, and has a proof of each:
        with anything closed it cannot be played again. Raises Refused while the match goes on, or if it never began.
        """
        async with self._store.reading() as tx:
            loaded, _ = await self._read(tx, match_id)
            log = await matches.log_of(tx, match_id)
            agreed = await choices.ballots_of(tx, match_id, OPEN_ENTRY)
        row = loaded.row
        if row.status in matches.GOES_ON:
            raise Refused("refused-match-not-over")
        if row.seed is None:
            raise Refused("refused-never-begun")
        record = record_of(loaded.game, row, loaded.members, log)
        if loaded.game.entries is None or not loaded.game.entries.stay_secret:
            return record
        own = {one.seat for one in loaded.members if one.user_id == user_id is not None}
        telling = {line.number for line in log if line.kind == "act" and _tells_of_entry(loaded.game, line)}
        return _closed(record, loaded.members, agreed | own, telling)

    async def record_file(self, match_id: int, user_id: int | None = None) -> bytes:
        """Write the record of a match that has ended as JSON, as far as somebody (None: everybody) may read it."""
        return write_record(await self.record(match_id, user_id))

    async def open_entry(self, match_id: int, user_id: int) -> None:
        """Let the record of a match that has ended show everybody what one has brought, even if one has resigned."""
        async with self._store.writing() as tx:
            loaded, _ = await self._read(tx, match_id)
            if loaded.row.status in matches.GOES_ON:
                raise Refused("refused-match-not-over")
            mine = next((one for one in loaded.members if one.user_id == user_id), None)
            if mine is None:
                raise Refused("refused-not-a-player")
            await choices.put_ballot(tx, match_id, OPEN_ENTRY, mine.seat)

    async def verify(self, match_id: int, at: int | None = None) -> Any:
        """Play the log again and compare all that it tells, and the state at its end, with what was stored.

        Gives that state, or with `at` the state after so many actions; None if the match has not begun. Raises
        LogDiffers with the place that differs, Unreadable if the match was played under other rules than today's, and
        whatever the rules raise at a line that they refuse.
        """
        async with self._store.reading() as tx:
            loaded, snapshot = await self._read(tx, match_id)
            log = await matches.log_of(tx, match_id)
        if snapshot is None:
            return None
        state = replayed(loaded.game, loaded.row, loaded.members, log, at)
        if at is None and to_json(state) != snapshot:
            raise LogDiffers("the snapshot")
        return state


def public_source(line: ActionRow, *, mine: bool) -> Literal["start", "player", "clock", "plan", "rules", "leave"]:
    """Tell how an action came about, as everybody (`mine`: its own seat) may know it."""
    if line.source == "start":
        return "start"
    if line.source == "leave":
        return "leave"
    if line.source == "clock" and (line.duty or mine):
        return "clock"
    if line.source == "plan" and mine:
        return "plan"
    return "rules" if line.source == "forced" and mine else "player"


def _tells_of_entry(game: AnyGame, line: ActionRow) -> bool:
    """Tell whether an action says something of what its player has brought; one that cannot be read may."""
    assert game.entries is not None
    try:
        return game.entries.tells_of_entry(read_value(game, "action", line.payload, line.rules_version))
    except (Unreadable, msgspec.DecodeError):
        return True


def _closed(record: Record, members: Sequence[MemberRow], opened: Collection[Seat], telling: Collection[int]) -> Record:
    """Close what all but some seats have brought, and the lines of the log that tell of it.

    A salt that nobody knows keeps both from being guessed.
    """
    salts = [member.salt or b"" for member in members]
    closed = msgspec.Raw(CLOSED)

    def line_of(line: Logged) -> Logged:
        if line.number not in telling:
            return line
        salt = salts[line.seat]
        proof = action_proof(salt, line.number, bytes(line.action)) if salt else msgspec.UNSET
        return msgspec.structs.replace(line, proof=proof, action=line.action if line.seat in opened else closed)

    return msgspec.structs.replace(
        record,
        entries=tuple(entry if seat in opened else closed for seat, entry in enumerate(record.entries)),
        proofs=tuple(entry_proof(salt, bytes(entry)) for salt, entry in zip(salts, record.entries, strict=True)),
        salts=tuple(salt.hex() if seat in opened else None for seat, salt in enumerate(salts)),
        log=tuple(map(line_of, record.log)),
    )
