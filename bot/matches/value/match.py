"""A match as it was read, and what changes about it: two values that know no database."""

import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias, cast

import msgspec

from bot.games.codec import from_json
from bot.games.contract import AnyGame, Decision, Outcome, Seat
from bot.matches.types import Look, Member, Person, Place, Refused, Status, Table, Terms
from bot.matches.value import upgrading
from bot.matches.value.earlier import Kept
from bot.matches.value.failures import where_it_failed
from bot.matches.value.messages import Clocks, asked_longest, asked_under, waiting_for
from bot.matches.value.schedule import dues_of, put_off_of
from bot.matches.value.seats import by_seat, calendar_of, computer_of, is_absent
from bot.matches.value.working_copy import OrdersLeft, WorkingCopy
from bot.store.outgoing import Account, Addressed, Notice
from bot.store.rows import GOES_ON, ActionRow, MatchRow, MemberRow, PlanRow, TimerRow, names_at, read_terms

MaySee: TypeAlias = Callable[[MatchRow, Sequence[MemberRow]], bool]
"""Tells whether a match may be shown to whoever asks for it."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Match:
    """A match: its row, who sits in it, its timers, the plans that seats have left, and (once begun) its state."""

    row: MatchRow
    members: tuple[MemberRow, ...]
    timers: tuple[TimerRow, ...]
    game: AnyGame
    state: Any = None
    plans: dict[Seat, PlanRow] = field(default_factory=dict)

    @property
    def terms(self) -> Terms:
        """What the table has agreed to beside the settings of its game."""
        return read_terms(self.row)

    def member(self, user_id: int) -> MemberRow | None:
        """Find somebody's seat, if he has not given it up."""
        return next((one for one in self.members if one.user_id == user_id and not one.left), None)

    def player(self, user_id: int) -> MemberRow:
        """Give somebody's seat. Raises Refused if he has none, or has given it up."""
        member = self.member(user_id)
        if member is None:
            resigned = any(one.user_id == user_id for one in self.members)
            raise Refused("refused-resigned" if resigned else "refused-not-a-player")
        return member

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players by seat, as everybody reads them."""
        return names_at(self.members)[: len(self.members)]

    def called(self, person: Person) -> str:
        """Give the name of somebody, at the table or beside it, as everybody reads it there."""
        sitting = [one.user_id for one in self.members]
        sitting += [one.successor_id for one in self.members if one.successor_id is not None]
        if person.user_id in sitting:
            return names_at(self.members)[sitting.index(person.user_id)]
        return names_at(self.members, (person.name, person.account))[-1]

    def check_running(self, *, even_paused: bool = False) -> None:
        """Raise Refused if it has not begun, is over, set aside or (unless that does not matter) paused."""
        if self.row.status == "lobby":
            raise Refused("refused-not-started")
        if self.row.status == "set-aside":
            raise Refused("refused-set-aside", game=self.row.game)
        if self.row.status != "running":
            raise Refused("refused-match-over")
        if self.row.rests_until is not None and not even_paused:
            raise Refused("refused-rests", due=f"<t:{self.row.rests_until}:f>")
        if self.row.paused_at is not None and not even_paused:
            raise Refused("refused-paused")

    def check_over(self) -> None:
        """Raise Refused while it goes on, or has not begun yet."""
        if self.row.status in GOES_ON:
            raise Refused("refused-match-not-over")

    # What is asked

    def open_decisions(self) -> tuple[Decision, ...]:
        """List what is asked; nothing in a match that is not running."""
        return self.game.waiting_on(self.state) if self.row.status == "running" else ()

    def find(self, decision_id: str) -> Decision | None:
        """Find an open decision, None if it is not asked any more."""
        return next((one for one in self.open_decisions() if one.id == decision_id), None)

    def dues(self) -> dict[str, int]:
        """Map the ids of open decisions to their deadlines (Unix seconds); those without one are missing."""
        return dues_of(self.timers)

    def why_later(self, decisions: Iterable[Decision]) -> dict[str, str]:
        """Map the ids of these decisions whose deadlines are later than the table's to the reasons, as all may know."""
        reasons: dict[str, str] = {**put_off_of(self.timers)}
        for one in decisions:
            if reasons.get(one.id) == "quiet" and not one.window and self.members[one.seat].quiet is None:
                reasons[one.id] = "hidden"
        return reasons

    def asked_since(self, decisions: Iterable[Decision]) -> dict[str, int]:
        """Tell since when these are asked, by `asked_under`; where nobody noted it, since the last action."""
        row = self.row
        noted = {} if row.asked_since is None else from_json(row.asked_since, dict[str, int])
        return {key: noted.get(key, row.acted_at) for key in map(asked_under, decisions)}

    def standing_orders(self) -> dict[Seat, OrdersLeft]:
        """Read the plans by seat; one that the rules of today cannot read is logged and left out."""
        orders = {}
        for seat, row in self.plans.items():
            try:
                plan = upgrading.read_value(self.game, "plan", row.plan, row.rules_version)
            except Exception as error:  # what a plan holds must not stop a match
                _log.warning("A standing order in match %d cannot be read: %s.", self.row.id, where_it_failed(error))
            else:
                orders[seat] = OrdersLeft(plan, frozenset(row.not_for.split()))
        return orders

    def clocks(self, decisions: Collection[Decision]) -> Clocks:
        """Tell when these are due, since when they are asked, and why some are later than the table's."""
        return Clocks(self.dues(), self.asked_since(decisions), self.why_later(decisions))

    # Carrying it forward

    def working_copy(self) -> WorkingCopy:
        """Make a working copy to carry the match forward with; only a match that has begun has one."""
        assert self.row.seed is not None
        return WorkingCopy(self.game, self.row.seed, self.state, self.row.actions)

    def after(self, change: "Change") -> "Match":
        """Give the match as it is once a change is stored, but for the clock of one that waits."""
        values = {name: value for name, value in change.values.items() if name != "snapshot"}
        members = self.members if change.seated is None else tuple(change.seated)
        plans = self.plans | {plan.seat: plan for plan in change.plans}
        gone = {one.member.seat for one in change.given_up}
        return replace(
            self,
            row=msgspec.structs.replace(self.row, **values, version=self.row.version + 1),
            members=tuple(by_seat(change.members, member) for member in members),
            timers=self.timers if change.timers is None else tuple(change.timers),
            state=self.state if change.copy is None else change.copy.state,
            plans={seat: plan for seat, plan in plans.items() if seat not in gone},
        )

    # What is seen of it

    def table(self, now: int) -> Table:
        """Show the match without its secrets."""
        return table_of(self.row, self.members, self.game, now)

    def look(self, seat: Seat | None, now: int) -> Look:
        """Show the match as a seat sees it, or (None) as everybody does. Raises Refused if it has not begun."""
        if self.state is None:
            raise Refused("refused-not-started")
        decisions, view = self.open_decisions(), self.game.view(self.state, seat)
        clocks, to_answer = self.clocks(decisions), [one for one in decisions if one.seat == seat and not one.answered]
        plays = self.row.status == "running" and seat is not None and not self.members[seat].left
        return Look(
            table=self.table(now),
            seat=seat,
            view=view,
            decisions=tuple((one, clocks.dues.get(one.id)) for one in decisions if one.seat == seat),
            waiting=waiting_for(decisions, clocks),
            standing=self.game.orders_ahead.question(view) if plays and self.game.orders_ahead is not None else None,
            has_orders=plays and seat in self.plans,
            asked_since=asked_longest(to_answer, clocks.since),
        )


@dataclass(frozen=True)
class GivenUp:
    """Somebody gives up a seat: what he had prepared for it goes.

    `why` is what his direct message says of it, None where another one does. `held`: somebody else has the seat from
    now on, so that it is noted who has held it, and he is told nothing more of the match.
    """

    member: MemberRow
    why: str | None
    held: bool


@dataclass(frozen=True)
class Change:
    """Everything that one transaction writes about a match.

    `values` are columns of the match; `copy` leads to them where it is carried forward. `members` have changed; in a
    lobby `seated` are all who sit there from now on, as `timers` are all that there are (None: as before).
    `drafts_done` are ids of decisions, `kept` says to which positions the match can go back. `plans` are left anew,
    `agreed` are votes by kind, `asks` what the others are asked by them unless they are already. To the kinds `granted`
    all have agreed, of `forgotten` all votes go. `given_up` are seats whose players go. `spoken` is somebody who has
    spoken in a language. `unheard` says why nobody will hear what is still to be said in the channel. Where `paused_at`
    is set the clock stands still but for the pause itself, and runs on where it is None again.
    """

    values: dict[str, Any] = field(default_factory=dict)
    copy: WorkingCopy | None = None
    lines: Sequence[ActionRow] = ()
    members: Sequence[MemberRow] = ()
    seated: Sequence[MemberRow] | None = None
    timers: Sequence[TimerRow] | None = None
    drafts_done: Sequence[str] = ()
    said: Sequence[Addressed] = ()
    kept: Kept | None = None
    plans: Sequence[PlanRow] = ()
    agreed: Sequence[tuple[str, Seat]] = ()
    asks: Notice | None = None
    granted: Sequence[str] = ()
    forgotten: Sequence[str] = ()
    given_up: Sequence[GivenUp] = ()
    spoken: Person | None = None
    unheard: str = ""

    @property
    def last_view(self) -> msgspec.Raw | None:
        """What everybody sees of a match that ends with this, None if no board will show it."""
        accounts = (one.payload for one in self.said if isinstance(one.payload, Account))
        return next((one.view for one in accounts if one.over), None)


def seen_by(user_id: int | None, channel_id: int | None) -> MaySee:
    """Let players see a match everywhere, and others in its own channel only (`channel_id` None: everywhere)."""

    def may_see(row: MatchRow, members: Sequence[MemberRow]) -> bool:
        plays = any(one.user_id == user_id and not one.left for one in members if user_id is not None)
        return plays or channel_id in (None, row.channel_id)

    return may_see


def table_of(row: MatchRow, members: Iterable[MemberRow], game: AnyGame | None, now: int) -> Table:
    """Show a match without its secrets; without its game if that is not offered at present."""
    over, members = row.status not in GOES_ON, tuple(members)
    called = names_at(members)[: len(members)]
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
        options=upgrading.settings_of(game, row),
        deadline=row.deadline,
        members=tuple(_member(row, member, name, game, now) for member, name in zip(members, called, strict=True)),
        actions=row.actions if over else row.public_actions,
        seed_digest=row.seed_digest,
        seed=row.seed.hex() if over and row.seed is not None else None,
        outcome=None if row.outcome is None else from_json(row.outcome, Outcome),
        lobby_message_id=row.lobby_message_id,
        terms=read_terms(row),
        rests_until=row.rests_until,
        paused=row.status == "running" and row.paused_at is not None,
    )


def _member(match: MatchRow, row: MemberRow, name: str, game: AnyGame | None, now: int) -> Member:
    away = calendar_of([row], match.deadline).away.get(row.seat, 0)
    return Member(
        seat=row.seat,
        user_id=row.user_id,
        name=name,
        account=row.account,
        misses=row.misses,
        absent=is_absent(row),
        left=row.left,
        ready=is_ready(game, row),
        computer=computer_of(row),
        away_until=away if away > now else None,
    )


def is_ready(game: AnyGame | None, member: MemberRow) -> bool:
    """Tell whether somebody has brought what the game wants; what can be left out need not be brought."""
    if member.entry is not None or game is None:
        return True
    try:
        left_out = from_json(b"{}", game.types.entry)
    except msgspec.ValidationError:
        return False
    return game.entries is None or not game.entries.problems(left_out, game.types.options())
