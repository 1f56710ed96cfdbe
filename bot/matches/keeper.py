"""The keeper of matches: reads them, stores what changes, and lets one writer at a time have each."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, GameError
from bot.games.registry import Registry
from bot.matches.changes import moves, rests
from bot.matches.locks import Locks
from bot.matches.replaying import replayed
from bot.matches.thoughts import Thoughts
from bot.matches.types import Refused, Table
from bot.matches.value import upgrading
from bot.matches.value.failures import where_it_failed
from bot.matches.value.match import Change, GivenUp, Match, MaySee, table_of
from bot.matches.value.schedule import GRACE, Occasion, TimerKind
from bot.matches.value.seats import is_absent, vote_for_computer_at, voters_in
from bot.store import Outdated, Store, StoreError
from bot.store.kept import choices, earlier, guests, matches, outbox, people, polls, posts, timers
from bot.store.kept.posts import Polled, Question
from bot.store.outgoing import Notice, Poll, PrivateMessage
from bot.store.rows import GOES_ON, OPEN, ActionRow, MatchRow, MemberRow, NewTimer, TimerRow

SALT_BYTES = 16
TRIES = 2
"""How often something is tried at which the rules break down, before its match is set aside."""

FindObstacle: TypeAlias = Callable[[int, int], Awaitable[str | None]]
"""Finds what keeps us from posting in a channel of a server: the sentence for the host, or empty; None if nothing."""

Work: TypeAlias = Callable[[AsyncConnection], Awaitable[object]]

_TAKEN = {"lobby": "refused-channel-has-lobby", "running": "refused-channel-has-match"}

_log = logging.getLogger(__name__)


class NewerRules(StoreError):
    """A match has been brought to the rules of a newer version of the bot, which runs beside this one."""


class Keeper:
    """Reads matches, stores what changes, and keeps one writer per match."""

    def __init__(self, store: Store, games: Registry, clock: Clock, entropy: Callable[[int], bytes]) -> None:
        self.store = store
        self.games = games
        self.entropy = entropy
        self.locks = Locks()
        self.on_outgoing: Callable[[], None] = lambda: None
        """Called after each commit: there may be something to say, and timers may have moved."""
        self.on_changed: Callable[[int], None] = lambda _guild_id: None
        """Called with the server of a match that was changed."""
        self.on_set_aside: Callable[[], None] = lambda: None
        """Called when a match was set aside."""
        self.on_over: Callable[[AsyncConnection, Match], Awaitable[None]] = _nothing
        """Called within the transaction by which a match that had begun is over, with the match as it is then."""
        self.find_obstacle: FindObstacle = _no_obstacle
        """Called before the clock changes a match: while nothing can be posted in its channel, it waits."""
        self.thoughts: Thoughts | None = None
        """What computer players think about, where they do."""
        self._clock = clock

    def now(self) -> int:
        """Give the time in whole Unix seconds."""
        return int(self._clock.now())

    def occasion(self, interaction_id: int | None = None) -> Occasion:
        """Say when something happens to a match now, and by which interaction."""
        return Occasion(self.now(), self.draw, interaction_id)

    def draw(self) -> float:
        """Draw a number from 0 to 1 by chance."""
        return int.from_bytes(self.entropy(8), "big") / 2**64

    def game(self, key: str) -> AnyGame:
        """Find a game. Raises Refused if it is not offered."""
        if key not in self.games:
            raise Refused("refused-game-not-offered", game=key)
        return self.games[key]

    # Reading

    async def load(self, match_id: int, may_see: MaySee = lambda row, members: True) -> Match:
        """Read a match. Raises Refused if there is none, or if it cannot be read with the rules of today.

        Who may not see it is refused as if there were none.
        """
        return await self.understood(*await self.store.read(lambda tx: self.read(tx, match_id, may_see)))

    async def load_logged(self, match_id: int) -> tuple[Match, bytes | None, tuple[ActionRow, ...]]:
        """Read a match without its state, that as it is stored (None: it has not begun), and its log."""
        async with self.store.reading() as tx:
            return *await self.read(tx, match_id), await matches.log_of(tx, match_id)

    async def load_any(self, match_id: int) -> Match:
        """Read a match without its state, which may be of other rules."""
        return (await self.store.read(lambda tx: self.read(tx, match_id)))[0]

    async def load_running(self, match_id: int, *, even_paused: bool = False) -> Match:
        """Read a running match. Raises Refused if it has not begun, is over or paused, or does not exist."""
        match = await self.load(match_id)
        match.check_running(even_paused=even_paused)
        return match

    async def load_open(self, match_id: int) -> Match:
        """Read a lobby, or a match that goes on. Raises Refused if it has ended or does not exist."""
        match = await self.load_any(match_id)
        if match.row.status not in OPEN:
            raise Refused("refused-match-over")
        return await self.load(match_id) if match.row.status == "running" else match

    async def table(self, match_id: int) -> Table:
        """Show a match, in whatever state it is, without its secrets. Raises Refused if there is none."""

        async def read(tx: AsyncConnection) -> Table | None:
            row = await matches.get(tx, match_id)
            return None if row is None else await self.table_of(tx, row)

        if (table := await self.store.read(read)) is None:
            raise Refused("refused-no-such-match", match=str(match_id))
        return table

    async def table_of(self, tx: AsyncConnection, row: MatchRow) -> Table:
        """Show a match whose row was read; its game need not be on offer."""
        offered = row.game in self.games
        members = await matches.members_of(tx, row.id)
        return table_of(row, members, self.games[row.game] if offered else None, self.now())

    async def read(
        self, tx: AsyncConnection, match_id: int, may_see: MaySee = lambda row, members: True
    ) -> tuple[Match, bytes | None]:
        """Read a match without its state, and that as it is stored (None: it has not begun). Raises as `load` does."""
        found = await matches.get_with_snapshot(tx, match_id)
        members = await matches.members_of(tx, match_id)
        if found is None or not may_see(found[0], members):
            raise Refused("refused-no-such-match", match=str(match_id))
        row, snapshot = found
        pending = await timers.of_match(tx, match_id) if row.status in OPEN else ()
        plans = await choices.plans_of(tx, match_id) if row.status in ("running", "set-aside") else {}
        return Match(row, members, pending, self.game(row.game), None, plans), snapshot

    async def counted(
        self, match: Match, member: MemberRow, kind: str, *button: str | int, line: int | None = None
    ) -> tuple[Poll, bool]:
        """Say how it stands with what all others are asked once somebody agrees, and whether he has already.

        It depends on the people who still play and are not absent. The `button` is a verb and what it takes.
        """
        agreed = await self.store.read(lambda tx: choices.ballots_of(tx, match.row.id, kind))
        left = voters_in(match.members) - agreed - {member.seat}
        others, seats = tuple(sorted(agreed - {member.seat})), tuple(sorted(left))
        poll = Poll(kind=kind, seat=member.seat, button=button, agreed=others, left=seats, line=line)
        return poll, member.seat in agreed

    async def check_free(self, tx: AsyncConnection, channel_id: int) -> None:
        """Raise Refused if a channel holds a lobby or a running match."""
        taken = await matches.in_channel(tx, channel_id, ended=False)
        if taken is not None:
            raise Refused(_TAKEN[taken.status], game=taken.game, match=str(taken.id))

    async def check_welcome(self, tx: AsyncConnection, guild_id: int, user_id: int, *, has_begun: bool = False) -> None:
        """Raise Refused for whoever is kept from a server's tables, or (before a match) where there may be none."""
        for ban in await guests.bans_on(tx, guild_id, user_id):
            if ban.user_id != guests.ANY:
                raise Refused("refused-banned" if ban.guild_id == guests.ANY else "refused-kept-away")
            if not has_begun:
                raise Refused("refused-server-banned")

    async def check_seat(self, tx: AsyncConnection, match: Match, user_id: int) -> None:
        """Raise Refused for whoever may not sit down at a table that others may sit down at."""
        standing = (await guests.of_match(tx, match.row.id)).get(user_id)
        if standing == "removed":
            raise Refused("refused-removed")
        if match.row.status == "lobby" and match.terms.closed and standing is None:
            raise Refused("refused-not-invited")
        await self.check_welcome(tx, match.row.guild_id, user_id, has_begun=match.row.status != "lobby")

    async def without_place(self, match_ids: Collection[int]) -> frozenset[int]:
        """Tell which of some matches were noted to have lost their channel."""
        return await self.store.read(lambda tx: choices.with_ballots(tx, match_ids, rests.PLACE_GONE))

    async def understood(self, match: Match, snapshot: bytes | None) -> Match:
        """Add the state to a match that was read, and bring it to the rules of today.

        Where the snapshot cannot be read, the log is played again; a match of which neither is possible is set aside.
        Raises NewerRules.
        """
        row, game = match.row, match.game
        if snapshot is None and row.seed is None:
            return match
        if row.snapshot_version > game.version and self.store.shared:
            raise NewerRules(f"Match {row.id} goes on in processes of a newer version of the bot; stop this one.")
        try:
            state = upgrading.read_value(game, "state", snapshot or b"", row.snapshot_version)
            match = replace(match, state=state)
            if row.snapshot_version == game.version or row.status != "running":
                return match
            await self._bring_up_to_date(match)
        except (SQLAlchemyError, StoreError, OSError):
            raise
        except Exception as error:  # whatever an upgrade stumbles over, the other matches go on
            return await self._from_log(match, error)
        return await self.load(row.id)

    async def _from_log(self, match: Match, unreadable: Exception) -> Match:
        """Play a match again whose snapshot cannot be read, and store what it leads to; else set it aside."""
        row = match.row
        try:
            log = await self.store.read(lambda tx: matches.log_of(tx, row.id))
            snapshot = to_json(replayed(match, log))
            state = from_json(snapshot, match.game.types.state)
        except (SQLAlchemyError, OSError):
            raise
        except Exception as error:  # as above
            _log.error(
                "Match %d cannot be read: %s, and its log does not lead there: %s.",
                *(row.id, where_it_failed(unreadable), where_it_failed(error)),
            )
            if row.status == "running":
                with suppress(Outdated):  # somebody else has looked at it at the same time
                    await self.set_aside(match)
            raise Refused("refused-stored-by-other-rules", game=row.game) from error
        _log.warning("The snapshot of match %d cannot be read; its log was played again.", row.id)
        match = replace(match, state=state)
        if row.status != "running":
            return match
        with suppress(Outdated):
            await self.write(match, Change(values={"snapshot": snapshot}))
        return await self.load(row.id)

    async def _bring_up_to_date(self, match: Match) -> None:
        """Store a snapshot, and what is still to be said, as the rules of today have it: from now on it leads."""
        row, game = match.row, match.game
        version = row.snapshot_version

        async def rewrite(tx: AsyncConnection) -> None:
            for one in await outbox.pending_of(tx, row.id):
                await outbox.rewrite(tx, one.id, upgrading.upgrade_payload(game, one.payload, version, match.state))
            for post in await posts.of_match(tx, row.id):
                if isinstance(content := post.content, Question):
                    told = [upgrading.upgrade_payload(game, one, version, match.state) for one in content.told]
                    told = [one for one in told if isinstance(one, PrivateMessage)]
                    await posts.change(tx, post, msgspec.structs.replace(content, told=tuple(told)), post.due)
                elif isinstance(content, Polled):
                    notice = upgrading.upgrade_payload(game, content.notice, version, match.state)
                    assert isinstance(notice, Notice)
                    await posts.change(tx, post, msgspec.structs.replace(content, notice=notice), post.due)
            await earlier.forget(tx, row.id)

        values = {"snapshot": to_json(match.state), "snapshot_version": game.version, "replayable": False}
        try:
            await self.write(match, Change(values=values), rewrite)
        except Outdated:
            _log.info("Match %d was brought up to date by somebody else.", row.id)

    # Writing

    async def write(self, match: Match, change: Change, also: Work | None = None) -> Match:
        """Store a change in one transaction, and give the match as it is then; only now does anybody hear of it.

        `also` writes more in the same transaction. Raises Outdated if somebody else has changed the match meanwhile.
        """
        after = match.after(change)
        await self.store.write(lambda tx: self._write_in(tx, match, after, change, also))
        self.on_changed(match.row.guild_id)
        self.on_outgoing()
        return after

    async def _write_in(
        self, tx: AsyncConnection, match: Match, after: Match, change: Change, also: Work | None
    ) -> None:
        row = match.row
        now, status = self.now(), change.values.get("status", "running")
        await matches.change(tx, row.id, row.version, change.values)
        if change.lines:
            await matches.append(tx, change.lines)
        for member in change.members:
            await matches.change_member(tx, member)
            if not is_absent(member):
                await choices.drop_ballots_of_kind(tx, row.id, vote_for_computer_at(member.seat))
        if status in OPEN:
            await self._write_what_goes_on(tx, match, change, now)
        else:
            await timers.clear(tx, row.id)
            await earlier.forget(tx, row.id)
            if status != "set-aside":
                await choices.clear(tx, row.id)
        closed = dict.fromkeys(change.drafts_done, "gone")
        closed |= {line.decision: line.source for line in change.lines if line.kind == "act"}
        if closed or status not in OPEN:
            await posts.answered(tx, row.id, closed, now, over=status not in OPEN)
        if status not in GOES_ON:
            await posts.end(tx, row.id, change.last_view, now)
        await _write_choices(tx, row, change, now)
        if also is not None:
            await also(tx)
        await _write_polls(tx, match, after, change, now)
        if row.status in GOES_ON and status not in GOES_ON and after.row.started_at is not None:
            await self.on_over(tx, after)
        said = await posts.told_anew(tx, row.id, change.said, now)
        await outbox.add(tx, row.id, row.channel_id, now, said, by_dm=row.by_dm)

    async def _write_what_goes_on(self, tx: AsyncConnection, match: Match, change: Change, now: int) -> None:
        row = match.row
        if change.timers is not None:
            await _write_timers(tx, row.id, match.timers, change.timers)
        if change.values.get("paused_at", row.paused_at) is not None:
            await timers.hold(tx, row.id, now, but=TimerKind.PAUSE)
        elif row.paused_at is not None and row.status == "running":
            await timers.release(tx, row.id, now, GRACE)
        await choices.drop_drafts(tx, row.id, change.drafts_done)
        if change.kept is not None:
            if change.kept.gone_from is not None:
                await earlier.forget(tx, row.id, change.kept.gone_from)
            await earlier.add(tx, change.kept.new)

    # When rules break down

    @asynccontextmanager
    async def careful(self, match: Match, at: str) -> AsyncIterator[None]:
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
            _log.error("The rules of match %d broke down at %r: %s.", match.row.id, at, where_it_failed(error))
            failures = match.row.failures + 1 if match.row.failing == at else 1
            if failures >= TRIES and match.row.status == "running":
                await self.set_aside(match)
                raise Refused("refused-set-aside", game=match.row.game) from error
            await self.write(match, Change(values={"failing": at, "failures": failures}))
            raise Refused("refused-broke-down") from error

    async def set_aside(self, match: Match) -> None:
        """Put a match aside, with what was drafted and ordered, until whoever runs the bot takes it up."""
        await self.write(match, moves.set_aside(match, self.now()))
        self.on_set_aside()


class ServicePart:
    """A part of the service: what can be done with matches has their keeper."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def _changed(self, match: Match, change: Change) -> Table:
        """Store a change, and show the match as it is then."""
        return (await self._keeper.write(match, change)).table(self._keeper.now())


ServicePartT = TypeVar("ServicePartT", bound=ServicePart)
Rest = ParamSpec("Rest")
Result = TypeVar("Result")


def one_writer(
    method: Callable[Concatenate[ServicePartT, int, Rest], Awaitable[Result]],
) -> Callable[Concatenate[ServicePartT, int, Rest], Coroutine[Any, Any, Result]]:
    """Let a method of a part have the match of its first argument to itself.

    In this process a lock sees to that, among processes the version of what was read: whoever finds on writing that
    somebody else was quicker begins again, once. After that the method raises Refused.
    """

    @wraps(method)
    async def alone(self: ServicePartT, match_id: int, /, *rest: Rest.args, **named: Rest.kwargs) -> Result:
        async with self._keeper.locks.hold(match_id):
            with suppress(Outdated):
                return await method(self, match_id, *rest, **named)
            try:
                return await method(self, match_id, *rest, **named)
            except Outdated as error:
                raise Refused("refused-board-has-changed") from error

    return alone


async def _nothing(_tx: AsyncConnection, _match: Match) -> None:
    """Do nothing: the default of `Keeper.on_over`."""


async def _no_obstacle(_guild_id: int, _channel_id: int) -> str | None:
    """Find nothing: the default of `Keeper.find_obstacle`."""
    return None


async def _write_timers(
    tx: AsyncConnection, match_id: int, before: Sequence[TimerRow], after: Sequence[TimerRow]
) -> None:
    """Write what is due when. Of each kind there is one timer for a decision, or for the match."""
    old = {(one.kind, one.decision): one for one in before}
    pairs = [(old.pop((one.kind, one.decision), None), one) for one in after]
    kept = [(was, now) for was, now in pairs if was is not None]
    await timers.remove(tx, [one.id for one in old.values()])
    await timers.move(tx, [(was.id, now.due) for was, now in kept if now.due not in (None, was.due)])
    await timers.explain(tx, [(was.id, now.put_off) for was, now in kept if now.put_off != was.put_off])
    new = [(one, one.due) for was, one in pairs if was is None]
    await timers.add(tx, match_id, [NewTimer(one.kind, one.decision, due, one.put_off) for one, due in new if due])


async def _write_choices(tx: AsyncConnection, row: MatchRow, change: Change, now: int) -> None:
    """Write who sits down, goes, votes and orders, and in which language somebody has spoken."""
    if change.seated is not None:
        await matches.put_members(tx, row.id, change.seated)
    for kind in change.forgotten:
        await choices.drop_ballots_of_kind(tx, row.id, kind)
    for kind, seat in change.agreed:
        await choices.put_ballot(tx, row.id, kind, seat)
    for plan in change.plans:
        await choices.put_plan(tx, plan)
    for one in change.given_up:
        await _give_up(tx, one, now)
    if change.spoken is not None and change.spoken.locale:
        await people.change_person(tx, change.spoken.user_id, {"locale": change.spoken.locale})
    if change.unheard:
        await outbox.drop_lane(tx, outbox.lane_of(row.channel_id, None), now, change.unheard)


async def _write_polls(tx: AsyncConnection, match: Match, after: Match, change: Change, now: int) -> None:
    """Let the messages that ask all others say how that stands after a change.

    While a reaction window is open they change by votes alone: nothing may show when somebody has answered in it.
    """
    row, status = match.row, after.row.status
    ended = "" if status in OPEN else "gone" if status in GOES_ON else "over"
    if found := await polls.of_match(tx, row.id):
        if not ended and (match.state is None or (_in_window(match) and _in_window(after))):
            voted = {*change.granted, *(kind for kind, _ in change.agreed)}
            found = {kind: post for kind, post in found.items() if kind in voted}
        await polls.tally(tx, found.values(), voters_in(after.members), now, granted=change.granted, ended=ended)
    for kind in change.granted:
        await choices.drop_ballots_of_kind(tx, row.id, kind)
    if change.asks is not None:
        await polls.ask(tx, row.id, row.channel_id, change.asks, now)


def _in_window(match: Match) -> bool:
    return any(one.window for one in match.open_decisions())


async def _give_up(tx: AsyncConnection, gone: GivenUp, now: int) -> None:
    member = gone.member
    await choices.drop_all_of_seat(tx, member.match_id, member.seat)
    if member.user_id is None:
        return
    if gone.held:
        await matches.note_holder(tx, member.match_id, member.seat, member.user_id)
        await outbox.drop_for_person(tx, member.user_id, member.match_id)
    await posts.leave(tx, member.match_id, member.user_id, gone.why, now)
