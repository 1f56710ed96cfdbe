"""How a match is read, carried forward and stored: what all parts of the service share."""

from __future__ import annotations

import logging
import secrets
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar, cast

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, Decision, GameError, Outcome, Seat
from bot.games.registry import Registry
from bot.matches import upgrading
from bot.matches.earlier import Kept, Times, kept_after
from bot.matches.locks import Locks
from bot.matches.messages import (
    account_of,
    asked_longest,
    asked_under,
    is_duty,
    private_messages_of,
    waiting_for,
)
from bot.matches.replaying import Replays, replayed
from bot.matches.schedule import ALWAYS_THERE, UNCHANGED, Calendar, Schedule, TimerKind, applied, dues_of, plan_timers
from bot.matches.thoughts import Thoughts
from bot.matches.types import Computer, Look, Member, Place, Refused, Status, Table, Terms
from bot.matches.working_copy import LogLine, StandingOrder, WorkingCopy
from bot.players.computer_player import Level
from bot.quiet import Quiet, read_quiet
from bot.store import Outdated, Store, StoreError, choices, earlier, matches, outbox, posts, timers
from bot.store.outgoing import Account, Addressed, Notice, PrivateMessage
from bot.store.posts import Question
from bot.store.rows import GOES_ON, OPEN, ActionRow, MatchRow, MemberRow, PlanRow, TimerRow, is_evening, read_terms
from bot.text import shown_name

MISSES_UNTIL_ABSENT = 3
SALT_BYTES = 16
STAND_IN: Final[Level] = "level2"
"""How well a computer plays that takes over from a person, or is asked for a hint."""
TRIES = 2
"""How often something is tried at which the rules break down, before its match is set aside."""


MaySee: TypeAlias = Callable[[MatchRow, Sequence[MemberRow]], bool]
"""Tells whether a match may be shown to whoever asks for it."""

FindObstacle: TypeAlias = Callable[[int, int], Awaitable[str | None]]
"""Finds what keeps us from posting in a channel of a server: the sentence for the host, or empty; None if nothing."""

_log = logging.getLogger(__name__)


class NewerRules(StoreError):
    """A match has been brought to the rules of a newer version of the bot, which runs beside this one."""


@dataclass(frozen=True)
class Loaded:
    """A match as it was read: its row, who sits in it, its timers, and (once begun) its state."""

    row: MatchRow
    members: tuple[MemberRow, ...]
    timers: tuple[TimerRow, ...]
    game: AnyGame
    state: Any
    plans: dict[Seat, PlanRow] = field(default_factory=dict)

    def standing_orders(self) -> dict[Seat, StandingOrder]:
        """Read the plans by seat; one that the rules of today cannot read is logged and left out."""
        orders = {}
        for seat, row in self.plans.items():
            try:
                plan = upgrading.read_value(self.game, "plan", row.plan, row.rules_version)
            except Exception as error:  # what a plan holds must not stop a match
                _log.warning("A standing order in match %d cannot be read: %s.", self.row.id, where_it_failed(error))
            else:
                orders[seat] = StandingOrder(plan, frozenset(row.not_for.split()))
        return orders

    def working_copy(self) -> WorkingCopy:
        """Make a working copy to carry the match forward with; only a match that has begun has one."""
        assert self.row.seed is not None
        return WorkingCopy(self.game, self.row.seed, self.state, self.row.actions)

    def member(self, user_id: int) -> MemberRow | None:
        """Find somebody's seat, if he has not given it up."""
        return next((one for one in self.members if one.user_id == user_id and not one.left), None)

    @property
    def terms(self) -> Terms:
        """What the table has agreed to beside the settings of its game."""
        return read_terms(self.row)

    def dues(self) -> dict[str, int]:
        """Map the ids of open decisions to their deadlines (Unix seconds); those without one are missing."""
        return dues_of(self.timers)

    def after(self, change: Change) -> Loaded:
        """Give the match as it is once a change is stored, but for what `also` writes."""
        values = {name: value for name, value in change.values.items() if name != "snapshot"}
        return replace(
            self,
            row=msgspec.structs.replace(self.row, **values, version=self.row.version + 1),
            members=tuple(_by_seat(change.members, member) for member in self.members),
            timers=applied(self.timers, change.schedule),
            state=self.state if change.state is None else change.state,
        )

    def open_decisions(self) -> tuple[Decision, ...]:
        """List what is asked; nothing in a match that is not running."""
        return self.game.waiting_on(self.state) if self.row.status == "running" else ()


@dataclass(frozen=True)
class Change:
    """Everything that one transaction writes about a match.

    `values` are columns of the match; `state` is set together with the column `snapshot`. `members` have changed,
    `drafts_done` are ids of decisions, `kept` says to which positions it can go back. `also` writes more in the same
    transaction.
    """

    values: dict[str, Any] = field(default_factory=dict)
    state: Any = None
    lines: Sequence[ActionRow] = ()
    members: Sequence[MemberRow] = ()
    schedule: Schedule = UNCHANGED
    drafts_done: Sequence[str] = ()
    said: Sequence[Addressed] = ()
    kept: Kept | None = None
    also: Callable[[AsyncConnection], Awaitable[object]] | None = None


BaseT = TypeVar("BaseT", bound="Base")
Rest = ParamSpec("Rest")
Result = TypeVar("Result")


def one_writer(
    method: Callable[Concatenate[BaseT, int, Rest], Awaitable[Result]],
) -> Callable[Concatenate[BaseT, int, Rest], Coroutine[Any, Any, Result]]:
    """Let a method have the match of its first argument to itself.

    In this process a lock sees to that, among processes the version of what was read: whoever finds on writing that
    somebody else was quicker begins again, once. After that the method raises Refused.
    """

    @wraps(method)
    async def alone(self: BaseT, match_id: int, /, *rest: Rest.args, **named: Rest.kwargs) -> Result:
        async with self._locks.hold(match_id):
            with suppress(Outdated):
                return await method(self, match_id, *rest, **named)
            try:
                return await method(self, match_id, *rest, **named)
            except Outdated as error:
                raise Refused("refused-board-has-changed") from error

    return alone


class Base:
    """Reads matches, stores what changes, and keeps one writer per match."""

    def __init__(
        self,
        store: Store,
        games: Registry,
        clock: Clock,
        *,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.games = games
        self.on_outgoing: Callable[[], None] = lambda: None
        """Called after each commit: there may be something to say, and timers may have moved."""
        self.on_changed: Callable[[int], None] = lambda _guild_id: None
        """Called with the server of a match that was changed."""
        self.on_set_aside: Callable[[], None] = lambda: None
        """Called when a match was set aside."""
        self.find_obstacle: FindObstacle = _no_obstacle
        """Called before the clock changes a match: while nothing can be posted in its channel, it waits."""
        self.thoughts: Thoughts | None = None
        """What computer players think about, where they do."""
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._locks = Locks()
        self._replays = Replays()
        self._being_told: dict[tuple[int, int], int] = {}
        """The lines of logs up to which people are being told what is new to them, by match and person."""

    def now(self) -> int:
        """Give the time in whole Unix seconds."""
        return int(self._clock.now())

    # Reading

    async def _load(self, match_id: int, may_see: MaySee = lambda row, members: True) -> Loaded:
        """Read a match. Raises Refused if there is none, or if it cannot be read with the rules of today.

        Who may not see it is refused as if there were none.
        """
        loaded, snapshot = await self._store.read(lambda tx: self._read(tx, match_id, may_see))
        return await self._understood(loaded, snapshot)

    async def _understood(self, loaded: Loaded, snapshot: bytes | None) -> Loaded:
        """Add the state to a match that was read, and bring it to the rules of today.

        Where the snapshot cannot be read, the log is played again; a match of which neither is possible is set aside.
        Raises NewerRules.
        """
        row, game = loaded.row, loaded.game
        if snapshot is None and row.seed is None:
            return loaded
        if row.snapshot_version > game.version and self._store.shared:
            raise NewerRules(f"Match {row.id} goes on in processes of a newer version of the bot; stop this one.")
        try:
            state = upgrading.read_value(game, "state", snapshot or b"", row.snapshot_version)
            loaded = replace(loaded, state=state)
            if row.snapshot_version == game.version or row.status != "running":
                return loaded
            await self._bring_up_to_date(loaded)
        except (SQLAlchemyError, StoreError, OSError):
            raise
        except Exception as error:  # whatever an upgrade stumbles over, the other matches go on
            return await self._from_log(loaded, error)
        return await self._load(row.id)

    async def _from_log(self, loaded: Loaded, unreadable: Exception) -> Loaded:
        """Play a match again whose snapshot cannot be read, and store what it leads to; else set it aside."""
        row = loaded.row
        try:
            async with self._store.reading() as tx:
                log = await matches.log_of(tx, row.id)
            snapshot = to_json(replayed(loaded.game, row, loaded.members, log))
            state = from_json(snapshot, loaded.game.types.state)
        except (SQLAlchemyError, OSError):
            raise
        except Exception as error:  # as above
            _log.error(
                "Match %d cannot be read: %s, and its log does not lead there: %s.",
                *(row.id, where_it_failed(unreadable), where_it_failed(error)),
            )
            if row.status == "running":
                with suppress(Outdated):  # somebody else has looked at it at the same time
                    await self._set_aside(loaded)
            raise Refused("refused-stored-by-other-rules", game=row.game) from error
        _log.warning("The snapshot of match %d cannot be read; its log was played again.", row.id)
        loaded = replace(loaded, state=state)
        if row.status != "running":
            return loaded
        with suppress(Outdated):
            await self._write(loaded, Change(values={"snapshot": snapshot}))
        return await self._load(row.id)

    async def _read(
        self, tx: AsyncConnection, match_id: int, may_see: MaySee = lambda row, members: True
    ) -> tuple[Loaded, bytes | None]:
        found = await matches.get_with_snapshot(tx, match_id)
        members = await matches.members_of(tx, match_id)
        if found is None or not may_see(found[0], members):
            raise Refused("refused-no-such-match", match=str(match_id))
        row, snapshot = found
        if row.game not in self.games:
            raise Refused("refused-game-not-offered", game=row.game)
        pending = await timers.of_match(tx, match_id) if row.status in OPEN else ()
        plans = await choices.plans_of(tx, match_id) if row.status in ("running", "set-aside") else {}
        return Loaded(row, members, pending, self.games[row.game], None, plans), snapshot

    async def _bring_up_to_date(self, loaded: Loaded) -> None:
        """Store a snapshot, and what is still to be said, as the rules of today have it: from now on it leads."""
        row, game = loaded.row, loaded.game
        version = row.snapshot_version

        async def rewrite(tx: AsyncConnection) -> None:
            for one in await outbox.pending_of(tx, row.id):
                await outbox.rewrite(tx, one.id, upgrading.upgrade_payload(game, one.payload, version, loaded.state))
            for post in await posts.of_match(tx, row.id):
                if isinstance(content := post.content, Question):
                    told = [upgrading.upgrade_payload(game, one, version, loaded.state) for one in content.told]
                    told = [one for one in told if isinstance(one, PrivateMessage)]
                    await posts.change(tx, post, msgspec.structs.replace(content, told=tuple(told)), post.due)
            await earlier.forget(tx, row.id)

        values = {"snapshot": to_json(loaded.state), "snapshot_version": game.version, "replayable": False}
        try:
            await self._write(loaded, Change(values=values, also=rewrite))
        except Outdated:
            _log.info("Match %d was brought up to date by somebody else.", row.id)

    async def _load_running(self, match_id: int, *, even_paused: bool = False) -> Loaded:
        """Read a running match. Raises Refused if it has not begun, is over or paused, or does not exist."""
        loaded = await self._load(match_id)
        check_running(loaded, even_paused=even_paused)
        return loaded

    def _seat(self, loaded: Loaded, user_id: int) -> MemberRow:
        member = loaded.member(user_id)
        if member is None:
            resigned = any(one.user_id == user_id for one in loaded.members)
            raise Refused("refused-resigned" if resigned else "refused-not-a-player")
        return member

    def _table_of(self, loaded: Loaded) -> Table:
        return self._table(loaded.row, loaded.members)

    def _table(self, row: MatchRow, members: Iterable[MemberRow]) -> Table:
        over, offered = row.status not in GOES_ON, row.game in self.games
        return Table(
            id=row.id,
            game=row.game,
            place=Place(
                guild_id=row.guild_id,
                channel_id=row.channel_id,
                guild_name=row.guild_name,
                channel_name=row.channel_name,
            ),
            host_id=row.host_id or 0,
            status=cast(Status, row.status),
            options=upgrading.settings_of(self.games[row.game] if offered else None, row),
            deadline=row.deadline,
            members=tuple(self._member(row, member) for member in members),
            actions=row.actions if over else row.public_actions,
            seed_digest=row.seed_digest,
            seed=row.seed.hex() if over and row.seed is not None else None,
            outcome=None if row.outcome is None else from_json(row.outcome, Outcome),
            lobby_message_id=row.lobby_message_id,
            terms=read_terms(row),
            rests_until=row.rests_until,
            paused=row.status == "running" and row.paused_at is not None,
        )

    def _member(self, match: MatchRow, row: MemberRow) -> Member:
        away = calendar_of([row], match.deadline).away.get(row.seat, 0)
        return Member(
            seat=row.seat,
            user_id=row.user_id,
            name=row.shown_name,
            misses=row.misses,
            absent=is_absent(row),
            left=row.left,
            ready=self._is_ready(match.game, row),
            computer=computer_of(row),
            successor=None if row.successor_id is None else shown_name(row.successor_name),
            away_until=away if away > self.now() else None,
        )

    def _is_ready(self, game: str, member: MemberRow) -> bool:
        """Tell whether somebody has brought what the game wants; what can be left out need not be brought."""
        if member.entry is not None or game not in self.games:
            return True
        types, entries = self.games[game].types, self.games[game].entries
        try:
            left_out = from_json(b"{}", types.entry)
        except msgspec.ValidationError:
            return False
        return entries is None or not entries.problems(left_out, types.options())

    def _look(self, loaded: Loaded, seat: Seat | None) -> Look:
        if loaded.state is None:
            raise Refused("refused-not-started")
        dues = loaded.dues()
        decisions = loaded.open_decisions()
        since = _asked_since(loaded.row, decisions)
        view = loaded.game.view(loaded.state, seat)
        plays = loaded.row.status == "running" and seat is not None and not loaded.members[seat].left
        return Look(
            table=self._table(loaded.row, loaded.members),
            seat=seat,
            view=view,
            decisions=tuple((one, dues.get(one.id)) for one in decisions if one.seat == seat),
            waiting=waiting_for(decisions, dues, since),
            standing=loaded.game.plans.question(view) if plays and loaded.game.plans is not None else None,
            asked_since=asked_longest((one for one in decisions if one.seat == seat and not one.answered), since),
        )

    # Carrying forward

    def _advanced(
        self,
        loaded: Loaded,
        copy: WorkingCopy,
        *,
        actor: Seat | None = None,
        interaction_id: int | None = None,
        members: Sequence[MemberRow] = (),
        ending: Status | None = None,
        notices: Sequence[Addressed] = (),
        returning: Times | None = None,
        least: int = 0,
    ) -> Change:
        """Say what has to be stored of a working copy: state, lines, timers, and everything that must be said.

        `actor` is the seat that acts by hand, `members` those about whom something else has changed, `ending` how the
        match ends if not by its rules. With `returning` an earlier position comes back, with at least so many seconds
        for what is asked again.
        """
        row, now = loaded.row, self.now()
        members_now = [_by_seat(members, one) for one in loaded.members]
        if not copy.open:
            ending = "finished"
        elif ending is None and row.status == "running" and not people_in(members_now):
            ending, notices = "abandoned", [*notices, Addressed(Notice(key="notice-nobody-left"))]
        over = ending is not None
        successors = [] if over else [one for one in members_now if one.successor_id and ends_turn(copy, one.seat)]
        taken_over = {one.seat: in_place_of_computer(one) for one in successors}
        members_now = [taken_over.get(one.seat, one) for one in members_now]
        seen = bool(copy.events_for(None))
        schedule = UNCHANGED
        calendar = calendar_of(members_now, row.deadline)
        if returning is not None:
            calendar = replace(calendar, left={one: max(then, least) for one, then in returning.left.items()})
        if not over:
            schedule = plan_timers(
                loaded.timers,
                copy.open_before,
                copy.open,
                seen=seen,
                now=now,
                deadline=row.deadline,
                draw=self._draw,
                computers=computers_in(members_now),
                quick=is_quick(members_now),
                calendar=calendar,
            )
        asked_before = _asked_since(row, copy.open_before)
        if returning is not None:
            asked_before |= returning.since
        since = {key: asked_before.get(key, now) for key in map(asked_under, copy.open)}
        account = account_of(copy, schedule.dues, actor, over=over, since=since)
        said = [] if account is None else [Addressed(account)]
        said += private_messages_of(copy, schedule.dues, members_now, actor, over=over, newcomers=taken_over)
        said += [
            Addressed(Notice(key="notice-replaced", values={"old": one.name}, seats={"name": one.seat}))
            for one in successors
        ]
        if is_quick(members_now) and row.status == "running" and not over and not notices:
            said = _not_at_once(said, copy, members_now, actor)
        said = [*notices, *said] if over else [*said, *notices]
        if over:
            said += _hints_told(row, members_now)
        added = sum(1 for line in copy.lines if line.number)
        values: dict[str, Any] = {
            "snapshot": to_json(copy.state),
            "snapshot_version": loaded.game.version,
            "actions": copy.number,
            "public_actions": row.public_actions + (0 if account is None else added),
            "failing": "",
            "failures": 0,
            "asked_since": to_json(since),
        }
        if (loaded.game.version, loaded.game.data_version) != (row.rules_version, row.data_version):
            values["replayable"] = False
        if actor is not None:
            values["acted_at"] = now
        if over:
            outcome = loaded.game.outcome(copy.state) if ending == "finished" else None
            values |= {
                "status": ending,
                "ended_at": now,
                "outcome": None if outcome is None else to_json(outcome),
            }
        still_open = {one.id for one in copy.open}
        return Change(
            values=values,
            state=copy.state,
            lines=[_line(loaded, line, now, interaction_id if i == 0 else None) for i, line in enumerate(copy.lines)],
            members=[*(one for one in members if one.seat not in taken_over), *taken_over.values()],
            schedule=schedule,
            drafts_done=[one.id for one in copy.open_before if one.id not in still_open],
            said=said,
            kept=None if over or not copy.game.takebacks or loaded.terms.undo == "off" else self._kept(loaded, copy),
        )

    def _kept(self, loaded: Loaded, copy: WorkingCopy) -> Kept:
        now, dues = self.now(), loaded.dues()
        left = {one.id: dues[one.id] - now for one in copy.open_before if one.id in dues}
        since = _asked_since(loaded.row, copy.open_before)
        times = {one.seat: Times(left=left, since=since, saved=one.saved) for one in loaded.members}
        return kept_after(copy, loaded.row.id, times)

    def _ended(self, loaded: Loaded, status: Status, *notices: Addressed) -> Change:
        """Say what has to be stored when a match ends without a last action."""
        said = [*notices]
        if loaded.row.status == "running" and loaded.state is not None:
            try:
                account = account_of(loaded.working_copy(), {}, None, over=True)
            except Exception as error:  # a match may end just because its rules break down
                _log.warning("No last board of match %d: %s.", loaded.row.id, where_it_failed(error))
                account = None
            if account is not None:
                said.append(Addressed(account))
        said += _hints_told(loaded.row, loaded.members)
        return Change(values={"status": status, "ended_at": self.now()}, said=said)

    async def _write(self, loaded: Loaded, change: Change) -> Loaded:
        """Store a change in one transaction, and give the match as it is then; only now does anybody hear of it."""
        await self._store.write(lambda tx: self._write_in(tx, loaded.row, change))
        self.on_changed(loaded.row.guild_id)
        self.on_outgoing()
        return loaded.after(change)

    async def _write_in(self, tx: AsyncConnection, row: MatchRow, change: Change) -> None:
        await matches.change(tx, row.id, row.version, change.values)
        if change.lines:
            await matches.append(tx, change.lines)
        for member in change.members:
            await matches.change_member(tx, member)
            if not is_absent(member):
                await choices.drop_ballots_of_kind(tx, row.id, vote_for_computer_at(member.seat))
        status = change.values.get("status", "running")
        if status not in OPEN:
            await timers.clear(tx, row.id)
            await earlier.forget(tx, row.id)
            if status != "set-aside":
                await choices.clear(tx, row.id)
        else:
            await timers.remove(tx, change.schedule.remove)
            await timers.move(tx, change.schedule.move)
            await timers.add(tx, row.id, change.schedule.add)
            if row.paused_at is not None and "paused_at" not in change.values:
                await timers.hold(tx, row.id, self.now(), but=TimerKind.PAUSE)
            await choices.drop_drafts(tx, row.id, change.drafts_done)
            if change.kept is not None:
                if change.kept.gone_from is not None:
                    await earlier.forget(tx, row.id, change.kept.gone_from)
                await earlier.add(tx, change.kept.new)
        closed = dict.fromkeys(change.drafts_done, "gone")
        closed |= {line.decision: line.source for line in change.lines if line.kind == "act"}
        if closed or status not in OPEN:
            await posts.answered(tx, row.id, closed, self.now(), over=status not in OPEN)
        if status not in GOES_ON:
            await posts.end(tx, row.id, _last_view(change), self.now())
        if change.also is not None:
            await change.also(tx)
        await outbox.add(tx, row.id, row.channel_id, self.now(), change.said, by_dm=row.by_dm)

    def _draw(self) -> float:
        return int.from_bytes(self._entropy(8), "big") / 2**64

    # When rules break down

    @asynccontextmanager
    async def _careful(self, loaded: Loaded, at: str) -> AsyncIterator[None]:
        """Keep a match apart whose rules break down again and again at the same point.

        Refusals pass through, and so do failures of the store, which are not the match's fault. Anything else is
        counted and raised as Refused; the second time in a row the match is set aside, but no lobby is: the next start
        is another one.
        """
        try:
            yield
        except (Refused, GameError, SQLAlchemyError, StoreError, Outdated):
            raise
        except Exception as error:
            _log.error("The rules of match %d broke down at %r: %s.", loaded.row.id, at, where_it_failed(error))
            failures = loaded.row.failures + 1 if loaded.row.failing == at else 1
            if failures >= TRIES and loaded.row.status == "running":
                await self._set_aside(loaded)
                raise Refused("refused-set-aside", game=loaded.row.game) from error
            await self._write(loaded, Change(values={"failing": at, "failures": failures}))
            raise Refused("refused-broke-down") from error

    async def _set_aside(self, loaded: Loaded) -> None:
        notice = Notice(key="notice-set-aside", values={"match": str(loaded.row.id)})
        await self._write(
            loaded, Change(values={"status": "set-aside", "ended_at": self.now()}, said=[Addressed(notice)])
        )
        self.on_set_aside()


async def _no_obstacle(_guild_id: int, _channel_id: int) -> str | None:
    """Find nothing: the default of `Base.find_obstacle`."""
    return None


def check_running(loaded: Loaded, *, even_paused: bool = False) -> None:
    """Raise Refused if a match has not begun, is over, set aside or (unless that does not matter) paused."""
    if loaded.row.status == "lobby":
        raise Refused("refused-not-started")
    if loaded.row.status == "set-aside":
        raise Refused("refused-set-aside", game=loaded.row.game)
    if loaded.row.status != "running":
        raise Refused("refused-match-over")
    if loaded.row.rests_until is not None and not even_paused:
        raise Refused("refused-rests", due=f"<t:{loaded.row.rests_until}:f>")
    if loaded.row.paused_at is not None and not even_paused:
        raise Refused("refused-paused")


def where_it_failed(error: BaseException) -> str:
    """Name an error and its place without its message, which could tell a secret."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" in {frames[-1].name}, {frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"


def _not_at_once(
    said: Sequence[Addressed], copy: WorkingCopy, members: Sequence[MemberRow], actor: Seat | None
) -> list[Addressed]:
    """Let what is said wait for what follows, unless it calls somebody: computers answer one soon after the other."""
    called = {one.seat for one in copy.newly_open()} - {actor}
    waits = called.isdisjoint(one.seat for one in people_in(members))
    return [msgspec.structs.replace(one, waits=waits) for one in said]


def _hints_told(row: MatchRow, members: Iterable[MemberRow]) -> list[Addressed]:
    """Tell, after a match in which hints were agreed on, how many each has asked for."""
    if not read_terms(row).hints:
        return []
    return [
        Addressed(Notice(key="notice-hints", values={"count": one.hints}, seats={"name": one.seat}))
        for one in members
        if one.hints
    ]


def _asked_since(row: MatchRow, decisions: Iterable[Decision]) -> dict[str, int]:
    """Tell since when what is open has been asked, by `asked_under`; where nobody noted it, since the last action."""
    noted = {} if row.asked_since is None else from_json(row.asked_since, dict[str, int])
    return {key: noted.get(key, row.acted_at) for key in map(asked_under, decisions)}


def _by_seat(changed: Sequence[MemberRow], member: MemberRow) -> MemberRow:
    return next((one for one in changed if one.seat == member.seat), member)


def _line(loaded: Loaded, line: LogLine, at: int, interaction_id: int | None) -> ActionRow:
    return ActionRow(
        match_id=loaded.row.id,
        number=line.number,
        kind=line.kind,
        source=line.source,
        seat=line.seat,
        decision="" if line.decision is None else line.decision.id,
        window="" if line.decision is None else line.decision.window,
        duty=is_duty(line.decision),
        payload=line.payload,
        events=to_json(line.events),
        rules_version=loaded.game.version,
        interaction_id=interaction_id,
        at=at,
    )


def computer_of(member: MemberRow) -> Computer | None:
    """Tell which computer player has a seat, None for people."""
    return None if member.computer is None else from_json(member.computer, Computer)


def stands_in(member: MemberRow) -> bool:
    """Tell whether a computer plays that has taken over from a person."""
    computer = computer_of(member)
    return computer is not None and computer.stands_in


def is_absent(member: MemberRow) -> bool:
    """Tell whether somebody may be replaced: he is gone, or has missed his turn three times in a row."""
    return not member.left and (member.gone or member.misses >= MISSES_UNTIL_ABSENT)


def vote_for_computer_at(seat: Seat) -> str:
    """Name the vote on a computer player for the seat of an absent player, as ballots do."""
    return f"computer-{seat}"


def people_in(members: Iterable[MemberRow]) -> tuple[MemberRow, ...]:
    """List the people who still play; whoever has asked to be forgotten is one of them."""
    return tuple(one for one in members if one.computer is None and not one.left)


def voters_in(members: Iterable[MemberRow]) -> frozenset[Seat]:
    """List the seats on which a vote depends: of the people who still play and are not absent."""
    return frozenset(one.seat for one in people_in(members) if not is_absent(one))


def computers_in(members: Iterable[MemberRow]) -> frozenset[Seat]:
    """List the seats that computers have."""
    return frozenset(one.seat for one in members if one.computer is not None and not one.left)


def is_quick(members: Sequence[MemberRow]) -> bool:
    """Tell whether one person plays against computers, so that seconds are enough for all that answers by itself."""
    return len(people_in(members)) <= 1 and bool(computers_in(members))


def quiet_of(member: MemberRow, deadline: int | None) -> Quiet | None:
    """Give the quiet hours that a table knows of somebody, None if it knows of none."""
    return calendar_of([member], deadline).quiet.get(member.seat)


def calendar_of(members: Iterable[MemberRow], deadline: int | None) -> Calendar:
    """Tell when the people at a table are not there; an evening table knows nothing of it."""
    if is_evening(deadline):
        return ALWAYS_THERE
    quiet = {one.seat: read_quiet(one.quiet) for one in people_in(members)}
    away = {one.seat: one.away_until for one in people_in(members) if one.away_until is not None}
    return Calendar({seat: hours for seat, hours in quiet.items() if hours is not None}, away)


def ends_turn(copy: WorkingCopy, seat: Seat) -> bool:
    """Tell whether somebody else may go on for a seat: it is in the middle of nothing that was asked before.

    In a window nobody takes over, since who is still asked in it stays hidden.
    """
    asked_before = {one.id for one in copy.open_before}
    running = {one.clock for one in copy.open_before if one.seat == seat and one.clock}
    return not any(one.window for one in copy.open) and not any(
        one.seat == seat and (one.id in asked_before or one.clock in running) for one in copy.open
    )


def in_place_of_computer(member: MemberRow) -> MemberRow:
    """Give the seat of a computer to its successor."""
    return msgspec.structs.replace(
        member,
        user_id=member.successor_id,
        name=member.successor_name,
        successor_id=None,
        successor_name="",
        computer=None,
        gone=False,
        misses=0,
    )


def _last_view(change: Change) -> msgspec.Raw | None:
    """Give what everybody sees of a match that ends with a change, None if no board will show it."""
    accounts = (one.payload for one in change.said if isinstance(one.payload, Account))
    return next((one.view for one in accounts if one.over), None)
