"""What has happened in a match: its history as a reader may know it, its record, and whether its log replays."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.codec import to_json
from bot.games.contract import AnyGame, Event, GameError, Seat, Unreadable
from bot.games.record import (
    CLOSED,
    Logged,
    Record,
    action_proof,
    entry_proof,
    moments,
    not_taken_back,
    replay,
    write_record,
)
from bot.matches.keeper import Keeper, ServicePart
from bot.matches.latest import Latest
from bot.matches.replaying import LogDiffers, Views, record_of, replayed, retold, views_again
from bot.matches.thoughts import of_person
from bot.matches.types import Believed, HistoryLine, LookBack, PastStep, Refused, Table
from bot.matches.value.match import Match, seen_by
from bot.matches.value.seats import stands_in
from bot.matches.value.upgrading import heard_of, read_value
from bot.store.kept import choices, looks, matches
from bot.store.rows import GOES_ON, ActionRow, LookRow, MemberRow

_log = logging.getLogger(__name__)

REPLAYS_KEPT = 16
"""Matches, as seats have seen them, of which the views are kept; a long one has some megabytes of them."""
OPEN_ENTRY = "open-entry"
"""The ballot of those who let a record show what they have brought."""
OPEN_VIEW = "open-view"
"""The ballot of those who let others look back on a match as they have seen it."""
Ends: TypeAlias = Callable[[Sequence[Event]], bool]
"""Tells of public events whether something ends with them: a step, a chapter."""


class History(ServicePart):
    """What players read of a match, what its record opens once it is over, and the check of its log."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        self._replays = Latest[Views](REPLAYS_KEPT)
        self._replaying = asyncio.Lock()
        self._being_told: dict[tuple[int, int], LookRow] = {}
        """How far people will have seen a match who are being told just now what is new to them."""

    async def read(self, match_id: int, user_id: int | None = None) -> tuple[HistoryLine, ...]:
        """List what has happened, as far as somebody (None: everybody) may know it."""
        match, _, log = await self._keeper.load_logged(match_id)
        log = await _retold(match, log)
        member = None if user_id is None else match.member(user_id)
        return _told(match.game, log, None if member is None else member.seat)[0]

    async def look_back(
        self,
        match_id: int,
        user_id: int,
        ends_of: Callable[[str], Ends],
        *,
        seat: Seat | Literal["mine"] | None = "mine",
        channel_id: int | None = None,
    ) -> LookBack:
        """Look back on a match step by step; of each game `ends_of` tells which public events end one.

        While it goes on, whoever plays sees it as his own seat does, others as the public (None) does. Once it is over,
        everybody may see it as the public did, its players as they did themselves, and all as a `seat` did whose player
        agrees (`open_view`) or is a computer from the start; where the game keeps closed what was brought, all that has
        to be open for that. Raises Refused for another seat; `channel_id` is as for `look`.
        """
        async with self._keeper.store.reading() as tx:
            match, _ = await self._keeper.read(tx, match_id, seen_by(user_id, channel_id))
            log = await matches.log_of(tx, match_id)
            views = await choices.ballots_of(tx, match_id, OPEN_VIEW)
            others = await _open_views(tx, match)
        game, row, members, ends = match.game, match.row, match.members, ends_of(match.row.game)
        if row.seed is None:
            raise Refused("refused-not-started")
        log = await _retold(match, log)
        over = row.status not in GOES_ON
        mine = next((one.seat for one in members if one.user_id == user_id and (over or not one.left)), None)
        open_seats = tuple(sorted(others | (set() if mine is None else {mine})))
        if seat == "mine" or (seat is None and not over):
            seat = mine
        elif seat is not None and seat not in open_seats:
            raise Refused("refused-not-your-view")
        lines, counts = _told(game, log, seat)
        # While it goes on, neither steps nor the time that they take may tell of answers that are still hidden.
        last = (
            len(log) if over else 1 + max((line.number for line in log if ends(heard_of(game, line, None))), default=0)
        )
        steps: tuple[PastStep, ...] = ()
        obstacle = "look-back-other-rules"
        if (row.replayable, row.rules_version, row.data_version) == (True, game.version, game.data_version):

            async def play_again() -> Views:
                async with self._replaying:
                    return await asyncio.to_thread(views_again, match, log[:last], seat, ends)

            found = await self._replays.find((match_id, seat, last), play_again)
            steps = tuple(PastStep(told=counts[number], view=view, line=number) for number, view in found)
            obstacle = "" if steps else "look-back-broken"
        return LookBack(
            table=match.table(self._keeper.now()),
            seat=seat,
            lines=lines,
            steps=steps,
            obstacle=obstacle,
            mine=mine,
            open_seats=open_seats,
            opens=over and mine is not None and mine not in views,
        )

    async def open_views(self, match_id: int) -> frozenset[Seat]:
        """Find the seats through whose eyes everybody may look back on a match; none while it goes on."""
        async with self._keeper.store.reading() as tx:
            match, _ = await self._keeper.read(tx, match_id)
            return await _open_views(tx, match)

    @asynccontextmanager
    async def news(
        self, table: Table, user_id: int, *, told: Collection[int] = ()
    ) -> AsyncIterator[tuple[tuple[Any, ...], ...]]:
        """Give somebody what he has not been shown of a table yet, step by step; once that is done it is noted.

        The lines of the log that he has been `told` of are no news.
        """
        look, log = await self._unseen(table, user_id)
        steps = self._steps(table, user_id, [line for line in log if line.number not in told])
        if not log:
            yield steps
            return
        now = LookRow(table.id, user_id, log[-1].number, look.seen if steps else look.told_from)
        key = (table.id, user_id)
        self._being_told[key] = now
        try:
            yield steps
            await self._keeper.store.write(lambda tx: looks.note(tx, now))
        finally:
            if self._being_told.get(key) == now:
                del self._being_told[key]

    async def last_line(self, match_id: int) -> int:
        """Give the number of the last line of a log; nobody may learn how many there are."""
        return await self._keeper.store.read(lambda tx: matches.last_line(tx, match_id))

    async def since(self, table: Table, user_id: int, line: int) -> tuple[int, tuple[tuple[Any, ...], ...]]:
        """Give the number of the last line of a log, and the public events since a line, step by step."""
        log = await self._keeper.store.read(lambda tx: matches.log_after(tx, table.id, line))
        return log[-1].number if log else line, self._steps(table, user_id, log)

    async def has_news(self, table: Table, user_id: int) -> bool:
        """Tell whether there is something that somebody has not been shown of a table yet."""
        _, log = await self._unseen(table, user_id)
        return bool(self._steps(table, user_id, log))

    async def _unseen(self, table: Table, user_id: int) -> tuple[LookRow, Sequence[ActionRow]]:
        """Read how far somebody has seen a table, and the lines of its log since."""

        async def read(tx: AsyncConnection) -> tuple[LookRow, Sequence[ActionRow]]:
            look = await looks.get(tx, table.id, user_id)
            look = max(look, self._being_told.get((table.id, user_id), look), key=lambda one: one.seen)
            return look, await matches.log_after(tx, table.id, look.seen)

        return await self._keeper.store.read(read)

    async def latest_news(self, table: Table, user_id: int) -> tuple[tuple[Any, ...], ...]:
        """List the public events of the latest news that somebody has been told, or is being told just now."""

        async def read(tx: AsyncConnection) -> Sequence[ActionRow]:
            told = self._being_told.get((table.id, user_id))
            look = await looks.get(tx, table.id, user_id) if told is None else told
            log = await matches.log_after(tx, table.id, look.told_from)
            return [line for line in log if line.number <= look.seen]

        return self._steps(table, user_id, await self._keeper.store.read(read))

    def _steps(self, table: Table, user_id: int, log: Sequence[ActionRow]) -> tuple[tuple[Any, ...], ...]:
        """Give the public events of lines of a log; what somebody has taken back himself is no news to him."""
        steps: list[list[Any]] = []
        for line in log:
            if line.source not in ("plan", "forced") or not steps:
                steps.append([])
            if line.kind not in ("reopen", "undo") or line.seat != table.seat_of(user_id):
                steps[-1] += heard_of(self._keeper.games[table.game], line, None)
        return tuple(tuple(events) for events in steps if events)

    async def record(self, match_id: int, user_id: int | None = None) -> Record:
        """Open the record of a match that has ended: seed, what the players brought, every action.

        It does not hold plans. Where the game keeps closed what was brought (`Entries.stay_secret`), it opens that of
        `user_id`, of all who have agreed (`open_entry`), and of computers that took over from nobody, with the actions
        that tell of it, and has a proof of each: with anything closed it cannot be played again. Raises Refused while
        the match goes on, or if it never began.
        """
        match, _, log = await self._keeper.load_logged(match_id)
        agreed = await self._keeper.store.read(lambda tx: choices.ballots_of(tx, match_id, OPEN_ENTRY))
        row = match.row
        match.check_over()
        if row.seed is None:
            raise Refused("refused-never-begun")
        record = record_of(match, log)
        if match.game.entries is None or not match.game.entries.stay_secret:
            return record
        own = {one.seat for one in match.members if one.user_id == user_id is not None}
        telling = {line.number for line in log if line.kind == "act" and _tells_of_entry(match.game, line)}
        everybodys = {one.seat for one in match.members if one.computer is not None and not stands_in(one)}
        return _closed(record, match.members, agreed | own | everybodys, telling)

    async def record_file(self, match_id: int, user_id: int | None = None) -> bytes:
        """Write the record of a match that has ended as JSON, as far as somebody (None: everybody) may read it."""
        return write_record(await self.record(match_id, user_id))

    async def open_view(self, match_id: int, user_id: int) -> None:
        """Let others look back on a match that has ended as one has seen it, even if one has resigned."""
        await self.open_entry(match_id, user_id, OPEN_VIEW)

    async def open_entry(self, match_id: int, user_id: int, ballot: str = OPEN_ENTRY) -> None:
        """Let the record of a match that has ended show everybody what one has brought, even if one has resigned."""
        async with self._keeper.store.writing() as tx:
            match, _ = await self._keeper.read(tx, match_id)
            match.check_over()
            mine = next((one for one in match.members if one.user_id == user_id), None)
            if mine is None:
                raise Refused("refused-not-a-player")
            await choices.put_ballot(tx, match_id, ballot, mine.seat)

    async def beliefs(self, match_id: int, seat: Seat, user_id: int) -> tuple[Believed, ...]:
        """Tell a person what a computer believed at the turning points of a match that has ended, thought anew.

        Raises Refused while the match goes on, if no computer had the seat at the end, or if the log cannot be played
        again by the rules of today.
        """
        match, _, log = await self._keeper.load_logged(match_id)
        row, game = match.row, match.game
        match.check_over()
        if self._keeper.thoughts is None or not any(one.seat == seat and one.computer for one in match.members):
            raise Refused("refused-no-beliefs")
        try:
            record = record_of(match, log)
            states = [step.state for step in replay(game, record)]
        except GameError as error:
            raise Refused("refused-stored-by-other-rules", game=row.game) from error
        stands = {line.number for line in not_taken_back(record.log) if line.seat == seat}
        mine = [(line, state) for line, state in zip(log[1:], states, strict=False) if line.number in stands]
        moments = [
            (line.number, game.view(state, seat), decision)
            for line, state in mine
            if line.source == "computer"
            for decision in game.waiting_on(state)
            if (decision.id, decision.seat) == (line.decision, seat)
        ]
        # Whoever asks once more is told the same.
        salt = f"beliefs {match_id}"
        points = await self._keeper.thoughts.chooser.turning_points(game, moments, salt, of_person(user_id))
        views = {number: view for number, view, _ in moments}
        return tuple(Believed(view=views[point.line], point=point) for point in points)

    async def course(self, match_id: int, ends_chapter: Ends, opened: Sequence[Seat] = ()) -> bytes:
        """Tell how a match went, as everybody may know it: for each chapter what happened, and the view at its end.

        Of `opened` seats, which are among the `open_views`, it has the views just before that end as well. Gives JSON;
        an empty list of a match that never began, or that cannot be played again by the rules of today.
        """
        match, snapshot, log = await self._keeper.load_logged(match_id)
        game, row = match.game, match.row
        if snapshot is None or not row.replayable:
            return to_json([])
        record = record_of(match, log)
        record = msgspec.structs.replace(record, log=not_taken_back(record.log))
        return await asyncio.to_thread(_course, game, record, ends_chapter, opened)

    async def verify(self, match_id: int, at: int | None = None) -> Any:
        """Play the log again and compare all that it tells, and the state at its end, with what was stored.

        Gives that state, or with `at` the state after so many actions; None if the match has not begun. Raises
        LogDiffers with the place that differs, Unreadable if the match was played under other rules than today's, and
        whatever the rules raise at a line that they refuse.
        """
        match, snapshot, log = await self._keeper.load_logged(match_id)
        if snapshot is None:
            return None
        state = replayed(match, log, at)
        if at is None and to_json(state) != snapshot:
            raise LogDiffers("the snapshot")
        return state


async def _retold(match: Match, log: tuple[ActionRow, ...]) -> tuple[ActionRow, ...]:
    """Give a log with its events, also if it was pruned; a thread plays it again."""
    if not log or log[0].events:
        return log
    return await asyncio.to_thread(retold, match, log)


async def _open_views(tx: AsyncConnection, match: Match) -> frozenset[Seat]:
    """Find whose views everybody may have: who agrees, and computers from the start, once all decks are open."""
    members, entries = match.members, match.game.entries
    views = await choices.ballots_of(tx, match.row.id, OPEN_VIEW)
    decks = await choices.ballots_of(tx, match.row.id, OPEN_ENTRY)
    everybodys = {one.seat for one in members if one.computer is not None and not stands_in(one)}
    all_open = entries is None or not entries.stay_secret or len(decks | everybodys) == len(members)
    return views | everybodys if match.row.status not in GOES_ON and all_open else frozenset()


def _course(game: AnyGame, record: Record, ends_chapter: Ends, opened: Sequence[Seat]) -> bytes:
    try:
        chapters = [
            {"events": one.events, "view": one.view, "opened": one.opened}
            for one in moments(game, record, ends=ends_chapter, opened=opened)
        ]
    except (GameError, msgspec.DecodeError) as error:
        _log.info("The course of a match cannot be played again (%s).", type(error).__name__)
        return to_json([])
    return to_json(chapters)


def _told(
    game: AnyGame, log: Sequence[ActionRow], seat: Seat | None
) -> tuple[tuple[HistoryLine, ...], tuple[int, ...]]:
    """List what a seat (None: everybody) may know of a log, and by its numbers how many lines that is so far."""
    lines: list[HistoryLine] = []
    counts = []
    for line in log:
        seen = heard_of(game, line, seat)
        source = public_source(line, mine=seat is not None and line.seat == seat)
        if seen or source in ("clock", "plan"):
            whose = line.seat if not line.window or line.seat == seat else None
            lines.append(HistoryLine(number=len(lines), at=line.at, seat=whose, source=source, events=seen))
        counts.append(len(lines))
    return tuple(lines), tuple(counts)


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
        position=record.position if record.position is msgspec.UNSET or len(opened) == len(members) else closed,
    )
