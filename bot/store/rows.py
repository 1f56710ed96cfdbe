"""What the tables of matches keep, as values: nothing in here asks a database."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from bot.text import shown_name
from bot.text.names import told_apart

OPEN = ("lobby", "running")
LONGEST_EVENING = 15 * 60
"""The longest deadline, in seconds, of tables at which people sit together for an evening."""
GOES_ON = (*OPEN, "set-aside")
"""The statuses after which a match may go on: nothing that is secret in it is opened."""
COMPUTER_MARK = "🤖"
NO_SERVER = 0
"""The server of a match whose channel is somebody's direct messages."""


PutOff: TypeAlias = Literal["", "quiet", "prolonged", "saved"]
"""Why a deadline is later than the table's: quiet hours, its player has prolonged it, or spends what he has saved."""


class Terms(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a table agrees to beside the settings of its game.

    `absent`: whether the others vote on a computer player for the seat of an absent player, or it comes by itself.
    `hints`: everybody may ask what a computer would do. `practice`: somebody plays alone against computers.
    `undo`: whether open answers can be taken back, where all others agree if they have acted since. `friendly`: the
    match does not count for ratings. `closed`: only who is invited may sit down.
    """

    absent: Literal["vote", "computer"] = "vote"
    hints: bool = False
    practice: bool = False
    undo: Literal["consent", "off"] = "consent"
    friendly: bool = False
    closed: bool = False


class MatchRow(msgspec.Struct, frozen=True):
    """A match without its snapshot."""

    id: int
    game: str
    status: str
    guild_id: int
    channel_id: int
    guild_name: str
    channel_name: str
    host_id: int | None
    options: bytes
    deadline: int | None
    rules_version: int
    data_version: str
    snapshot_version: int
    replayable: bool
    seed: bytes | None
    seed_digest: str | None
    version: int
    actions: int
    public_actions: int
    created_at: int
    started_at: int | None
    acted_at: int
    paused_at: int | None
    ended_at: int | None
    lobby_message_id: int | None
    failing: str
    failures: int
    outcome: bytes | None
    terms: bytes | None = None
    rests_until: int | None = None
    asked_since: bytes | None = None

    @property
    def by_dm(self) -> bool:
        """Tell whether the match is played in somebody's direct messages."""
        return self.guild_id == NO_SERVER


def read_terms(row: MatchRow) -> Terms:
    """Read what a table has agreed to beside the settings of its game."""
    return Terms() if row.terms is None else msgspec.json.decode(row.terms, type=Terms)


def is_evening(deadline: int | None) -> bool:
    """Tell whether people sit together at a table for an evening, and everything is counted in minutes."""
    return deadline is not None and deadline <= LONGEST_EVENING


class MemberRow(msgspec.Struct, frozen=True):
    """Somebody at a table."""

    match_id: int
    seat: int
    user_id: int | None
    name: str
    entry: bytes | None
    misses: int = 0
    gone: bool = False
    left: bool = False
    extensions: int = 0
    salt: bytes | None = None
    computer: bytes | None = None
    successor_id: int | None = None
    successor_name: str = ""
    quiet: bytes | None = None
    hints: int = 0
    saved: int = 0
    away_until: int | None = None
    account: str = ""
    successor_account: str = ""


def names_at(members: Iterable[MemberRow], *beside: tuple[str, str]) -> tuple[str, ...]:
    """Give the names of a table as everybody reads them: no two look alike, and that of a computer bears a mark.

    After those by seat come those of their successors, then of others beside the table (with their accounts).
    """
    members = tuple(members)
    people = (
        *((f"{COMPUTER_MARK} {shown_name(one.name)}" if one.computer else one.name, one.account) for one in members),
        *((one.successor_name, one.successor_account) for one in members if one.successor_id is not None),
        *beside,
    )
    return _told_apart(people)


@lru_cache(maxsize=256)
def _told_apart(people: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    # A table is shown several times a press, and its names stay the same for as long as nobody comes or goes.
    return told_apart([shown_name(name) for name, _ in people], [account for _, account in people])


class ActionRow(msgspec.Struct, frozen=True):
    """A line of the log.

    `source` says how it came about: by the player, his plan, the rules, the clock or a computer. `window` is that in
    which it answers, else empty; `duty`: everybody knew that its seat had to answer.
    """

    match_id: int
    number: int
    kind: str
    source: str
    seat: int | None
    decision: str
    window: str
    duty: bool
    payload: bytes
    events: bytes
    rules_version: int
    interaction_id: int | None
    at: int
    waited: int | None = None


class DraftRow(msgspec.Struct, frozen=True):
    """A half-made answer; `revision` counts how often it has changed."""

    match_id: int
    decision: str
    seat: int
    draft: bytes
    rules_version: int
    revision: int


class PlanRow(msgspec.Struct, frozen=True):
    """A standing order. `not_for` names the decisions, with blanks between, that it must leave to its owner."""

    match_id: int
    seat: int
    plan: bytes
    rules_version: int
    not_for: str = ""


class NewTimer(msgspec.Struct, frozen=True):
    """A timer of a match; `decision` is empty if it is about the match as a whole.

    `put_off` says why a deadline is later than the table's, empty where it is not.
    """

    kind: str
    decision: str
    due: int
    put_off: PutOff = ""


class TimerRow(msgspec.Struct, frozen=True):
    """A stored timer. While the match is paused `due` is None, and `left` are the seconds that are left."""

    id: int
    match_id: int
    kind: str
    decision: str
    due: int | None
    attempts: int
    left: int | None = None
    put_off: PutOff = ""


class EarlierRow(msgspec.Struct, frozen=True):
    """The position before line `number` of the log, in which a seat has answered a decision.

    `forced`: it had no choice. `state` and `times` (what the clock and the players had then) are JSON.
    """

    match_id: int
    number: int
    seat: int
    decision: str
    forced: bool
    state: bytes
    times: bytes


class MatchFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A match as its letters name it; nothing in it is secret.

    `names`, `accounts` (what they are called, empty where that is not known) and `users` are by seat; a user is None
    once he has left the match or has asked to be forgotten. `host_id` is None once the host has. `computers` are the
    seats of computer players. `paused`: it is `running`, and waits until its channel can be written in; `rests_until`:
    its players have agreed on a pause. `away`: until when whose seats rest. `evening`: they sit together, with minutes
    for a move. `practice`: somebody plays alone against computers. `language` is what the server has chosen, else the
    language of its Discord, else empty; in direct messages it is the reader's. `seed_digest` is published at the start,
    `seed` (hexadecimal) is None until the match is over. `ratings` are the points that seats have then, and by how many
    they have changed: of those that were rated, and do not hide it.
    """

    match_id: int
    game: str
    guild_id: int
    guild_name: str
    channel_id: int
    channel_name: str
    names: tuple[str, ...]
    users: tuple[int | None, ...]
    computers: tuple[int, ...] = ()
    accounts: tuple[str, ...] = ()
    language: str = ""
    host_id: int | None = None
    running: bool = False
    paused: bool = False
    rests_until: int | None = None
    away: Mapping[int, int] = {}
    evening: bool = False
    practice: bool = False
    seed_digest: str | None = None
    seed: str | None = None
    ratings: Mapping[int, tuple[int, int]] = {}

    @property
    def by_dm(self) -> bool:
        """Tell whether the match is played in somebody's direct messages: nobody else sees its channel."""
        return self.guild_id == NO_SERVER
