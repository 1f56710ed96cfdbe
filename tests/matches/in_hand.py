"""A match in hand: played as a value, without a store, a service or a clock of its own.

What becomes of it is what moves and timers say has to be stored. That this is stored, by one writer, whatever is
killed, is for the tests that have a store.
"""

import itertools
from dataclasses import replace
from typing import Any

import msgspec

from bot.games.chance import derived_seed
from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, Decision, read_options
from bot.matches.changes import moves, overdue
from bot.matches.types import Look, Table
from bot.matches.value.match import Change, Match
from bot.matches.value.schedule import Occasion, TimerKind
from bot.matches.value.working_copy import WorkingCopy
from bot.store.outgoing import Account, Addressed, Notice, PrivateMessage, Reminder
from bot.store.rows import ActionRow, MatchRow, MemberRow, TimerRow
from tests.matches.harness import CHANNEL, DAY, GUILD, WORDS, user
from tests.probe import Probe
from tests.probe.state import Entry

BEGUN = 1_800_000_000


class MatchInHand:
    """A match that has begun, among people who look at it and act when a test says so."""

    def __init__(
        self,
        seats: int = 2,
        game: AnyGame | None = None,
        *,
        deadline: int | None = DAY,
        entropy: str = "house",
        **options: str,
    ) -> None:
        self.game = game or Probe()
        self.now = BEGUN
        self.said: list[Addressed] = []
        self.log: list[ActionRow] = []
        self._ids = itertools.count(1)
        self.set_entropy(entropy)
        words = isinstance(self.game, Probe)
        entries = [Entry(WORDS[seat]) if words else from_json(b"{}", self.game.types.entry) for seat in range(seats)]
        members = tuple(
            MemberRow(1, seat, user(seat), f"Player {seat}", to_json(entry)) for seat, entry in enumerate(entries)
        )
        self.match = Match(_lobby(self.game, deadline, options), members, (), self.game)
        seed = derived_seed(entropy, "seed")
        chosen = read_options(self.game.types.options, options)
        copy = WorkingCopy.begin(self.game, seed, tuple(entries), chosen)
        copy.answer_automatically({})
        self._stored(moves.begin(self.match, copy, seed, lambda: b"salt", self.occasion))

    def set_entropy(self, seed: str) -> None:
        """Let what is drawn from now on follow from a text."""
        self._entropy, self._drawn = seed, itertools.count()

    @property
    def occasion(self) -> Occasion:
        """What happens now, by no interaction."""
        return Occasion(self.now, self.draw)

    def draw(self) -> float:
        """Draw a number from 0 to 1."""
        return int.from_bytes(derived_seed(self._entropy, next(self._drawn))[:8], "big") / 2**64

    # Playing

    def act(self, seat: int, decision: str, action: Any) -> Change:
        """Answer a question by hand."""
        member, asked = self.match.members[seat], self.asked(seat, decision)
        return self._stored(moves.answer_decision(self.match, member, asked, action, self.occasion))

    def reopen(self, seat: int, decision: str) -> Change:
        """Take a sealed answer back."""
        answers = [one.at for one in self.log if (one.decision, one.seat) == (decision, seat)]
        sealed_at = answers[-1] if answers else None
        member, asked = self.match.members[seat], self.asked(seat, decision)
        return self._stored(moves.reopen(self.match, member, asked, sealed_at, self.occasion))

    def leave_orders(self, seat: int, plan: Any) -> Change:
        """Leave a standing order."""
        return self._stored(moves.order(self.match, self.match.members[seat], plan, self.occasion))

    def extend(self, seat: int) -> int:
        """Prolong a deadline, and give the new one."""
        change, due = moves.extend(self.match, self.match.members[seat], self.now)
        self._stored(change)
        return due

    def pass_time(self, seconds: int) -> None:
        """Let time pass in one go, and carry out what has become due, in its order."""
        self.now += seconds
        while self.match.row.status == "running" and (due := self._due()):
            self._stored(self._fired(min(due, key=lambda one: (one.due, one.id))))

    def _due(self) -> list[TimerRow]:
        return [one for one in self.match.timers if one.due is not None and one.due <= self.now]

    def _fired(self, timer: TimerRow) -> Change:
        match TimerKind(timer.kind):
            case TimerKind.DEADLINE:
                return overdue.deadline_over(self.match, timer, None, self.occasion)
            case TimerKind.REMINDER:
                return overdue.reminded(self.match, timer, self.now)
            case TimerKind.AUTOMATIC:
                return overdue.answered_by_itself(self.match, timer, self.occasion)
            case TimerKind.IDLE:
                return overdue.idle(self.match, timer, self.now)
            case other:
                raise AssertionError(f"nobody here waits for {other}")

    def _stored(self, change: Change) -> Change:
        after = self.match.after(change)
        timers = tuple(msgspec.structs.replace(one, id=one.id or next(self._ids), match_id=1) for one in after.timers)
        self.match = replace(after, timers=timers)
        self.log += change.lines
        self.said += change.said
        return change

    # What is asked and seen

    @property
    def table(self) -> Table:
        return self.match.table(self.now)

    def look(self, seat: int | None = None) -> Look:
        return self.match.look(seat, self.now)

    def asked(self, seat: int, decision: str) -> Decision:
        found = self.look(seat).find(decision)
        assert found is not None, decision
        return found

    def dues(self, seat: int) -> dict[str, int | None]:
        """Give the deadlines of what a seat is asked."""
        return {decision.id: due for decision, due in self.look(seat).decisions}

    def due(self, seat: int) -> int | None:
        """Give the deadline of the first question of a seat."""
        return self.look(seat).decisions[0][1]

    def saved(self) -> list[int]:
        """Give what each has saved of his time."""
        return [one.saved for one in self.match.members]

    def misses(self) -> list[int]:
        """Give how many turns each has missed in a row."""
        return [one.misses for one in self.match.members]

    def moments(self, kind: TimerKind) -> dict[str, int]:
        """Give in how many seconds timers of a kind are due, by their decisions."""
        return {one.decision: (one.due or 0) - self.now for one in self.match.timers if one.kind == kind}

    # What was said

    def hush(self) -> None:
        """Forget what was said so far."""
        self.said.clear()

    def heard_by(self, user_id: int | None) -> list[Any]:
        """List what was said to one person, or (None) in the channel."""
        return [one.payload for one in self.said if one.user_id == user_id]

    def accounts(self) -> list[Account]:
        return [one.payload for one in self.said if isinstance(one.payload, Account)]

    def notices(self) -> list[str]:
        return [one.payload.key for one in self.said if isinstance(one.payload, Notice)]

    def reminders(self) -> list[Reminder]:
        return [one.payload for one in self.said if isinstance(one.payload, Reminder)]

    def private_messages(self, seat: int) -> list[PrivateMessage]:
        return [one for one in self.heard_by(user(seat)) if isinstance(one, PrivateMessage)]


def _lobby(game: AnyGame, deadline: int | None, options: dict[str, str]) -> MatchRow:
    return MatchRow(
        id=1,
        game=game.key,
        status="lobby",
        guild_id=GUILD,
        channel_id=CHANNEL,
        guild_name="The Harbour",
        channel_name="tables",
        host_id=user(0),
        options=to_json(options),
        deadline=deadline,
        rules_version=game.version,
        data_version=game.data_version,
        snapshot_version=game.version,
        replayable=True,
        seed=None,
        seed_digest=None,
        version=0,
        actions=0,
        public_actions=0,
        created_at=BEGUN,
        started_at=None,
        acted_at=BEGUN,
        paused_at=None,
        ended_at=None,
        lobby_message_id=None,
        failing="",
        failures=0,
        outcome=None,
    )
