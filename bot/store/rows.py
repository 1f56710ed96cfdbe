"""Rows as values: nothing in here asks a database. `bot.store.tables` makes the columns of a table of their fields.

Times are whole Unix seconds. JSON is kept as the bytes that msgspec writes.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

import msgspec

from bot.quiet import HOUR, LONGEST, UTC, Gathering, Quiet, is_zone, read_quiet
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
DEFAULT_DEADLINE = 24 * 3600
NO_MARKS = b"[]"

Id: TypeAlias = Annotated[int, "of Discord's"]
"""A number of Discord's, which takes 64 bits."""
Long: TypeAlias = Annotated[int, "long"]
"""A time, or the number of a row: statements add to them, and a sum is as wide as its terms. Any other has 32 bits."""
OwnTime: TypeAlias = Annotated[Long, "by the bot's own time"]
"""A time that tables keep by the bot's own time, which stands still while it is away, and rows tell by the clock's."""

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

    id: Long
    game: str
    status: str
    guild_id: Id
    channel_id: Id
    guild_name: str
    channel_name: str
    host_id: Id | None
    options: bytes
    deadline: Long | None
    # The rules and data with which the log began; the snapshot may have been brought to newer rules since.
    rules_version: int
    data_version: str
    snapshot_version: int
    replayable: bool
    seed: bytes | None
    seed_digest: str | None
    version: int
    # All lines of the log, and those of them that everybody has been told of.
    actions: int
    public_actions: int
    created_at: Long
    started_at: Long | None
    acted_at: OwnTime
    paused_at: Long | None
    ended_at: Long | None
    lobby_message_id: Id | None
    # The decision at which the rules broke down last, and how often in a row.
    failing: str
    failures: int
    outcome: bytes | None
    # What the table has agreed to beside the settings of its game; None: nothing.
    terms: bytes | None = None
    # While a match is paused: the end that its players have agreed on; None: it waits for its channel.
    rests_until: Long | None = None
    # Since when what is open has been asked, by decision or by reaction window; None: nobody has noted it.
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

    match_id: Long
    seat: int
    user_id: Id | None
    name: str
    entry: bytes | None
    # Drawn at the start, and told to nobody: what he brought cannot be guessed from its digest in a record.
    salt: bytes | None = None
    misses: int = 0
    gone: bool = False
    left: bool = False
    extensions: int = 0
    # Which computer player it is; None for people.
    computer: bytes | None = None
    # Who takes the seat over from a computer at the end of its turn.
    successor_id: Id | None = None
    successor_name: str = ""
    # When nothing is due for him at this table; None: he has not said.
    quiet: bytes | None = None
    # How often he has asked what a computer would do.
    hints: int = 0
    # Seconds that he has left over by answering before his time was over.
    saved: Long = 0
    # Until when nothing of his runs at this table; stays when it is over. None: he has never been away.
    away_until: Long | None = None
    # What his account is called, and the successor's: on pictures that stands in for a name that cannot be drawn.
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

    match_id: Long
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
    interaction_id: Id | None
    at: Long
    # Seconds since a person was asked who has answered by hand what everybody knew that he had to; None: nobody has.
    waited: Long | None = None


class DraftRow(msgspec.Struct, frozen=True):
    """A half-made answer; `revision` counts how often it has changed."""

    match_id: Long
    decision: str
    seat: int
    draft: bytes
    rules_version: int
    revision: int


class PlanRow(msgspec.Struct, frozen=True):
    """A standing order. `not_for` names the decisions, with blanks between, that it must leave to its owner."""

    match_id: Long
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
    due: OwnTime | None
    attempts: int
    left: int | None = None
    put_off: PutOff = ""


class EarlierRow(msgspec.Struct, frozen=True):
    """The position before line `number` of the log, in which a seat has answered a decision.

    `forced`: it had no choice. `state` and `times` (what the clock and the players had then) are JSON.
    """

    match_id: Long
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


# People and servers

Visible: TypeAlias = Literal["public", "server", "hidden"]
"""Where others may see how good somebody is: everywhere, in each server by his matches there, or nowhere."""


class KnownPerson(msgspec.Struct, frozen=True):
    """Somebody who has played, or sat down to.

    `locale` is the language of his Discord, empty if it is not known. `dm_closed`: the last direct message could not
    be delivered. `answers_in_channel`: he would rather get private answers in the channel than direct messages. `zone`
    names his time zone, empty if he has chosen none; his quiet hours are in minutes after midnight there, None if he
    has none. `shows_quiet`: his tables know them, `hours` is what they know (None: the same). `gathers_every` so many
    hours, counted from `gathers_from` (minutes after midnight), he is called; None: at each question. `reminder_lead`:
    how many seconds before it is too late he is reminded, 0 for never, None for the usual. `rings_at`: when he is told
    of what has not rung (Unix seconds). `profile`: who may see how good he is.
    """

    user_id: Id
    locale: str = ""
    dm_channel_id: Id | None = None
    dm_closed: bool = False
    answers_in_channel: bool = False
    zone: str = ""
    quiet_from: int | None = None
    quiet_to: int | None = None
    shows_quiet: bool = False
    gathers_every: int | None = None
    gathers_from: int | None = None
    reminder_lead: int | None = None
    rings_at: Long | None = None
    hours: bytes | None = None
    profile: Visible = "server"

    def moment_to_ring(self, now: int, *, gathered: bool = True) -> int | None:
        """Tell when something that calls him now rings: at once (`now`), `gathered` with other calls, or never (None).

        Calls are gathered only where a direct message can say them later.
        """
        quiet = self.quiet
        if not gathered or self.gathers_every is None or self.answers_in_channel or self.dm_closed:
            return None if quiet is not None and quiet.span(now) is not None else now
        zone = self.zone if is_zone(self.zone) else UTC
        later = Gathering(zone, self.gathers_every, self.gathers_from or 0).following(now)
        return later if quiet is None else quiet.over(later)

    @property
    def quiet(self) -> Quiet | None:
        """His quiet hours; None if he has none, or their time zone is not known any more."""
        if self.quiet_from is None or self.quiet_to is None or not is_zone(self.zone):
            return None
        return Quiet(self.zone, self.quiet_from, self.quiet_to)

    @property
    def counting(self) -> Quiet | None:
        """The quiet hours that his tables know, with since when they count, or (none) since when they know of none."""
        if self.hours is not None:
            return read_quiet(self.hours)
        return self.quiet if self.shows_quiet else None


class GuildSettings(msgspec.Struct, frozen=True):
    """What a server has set.

    `language` is None if nothing was chosen; `locale` is the language of its Discord as last seen. `deadline` in
    seconds, None for none. `channels` are those in which matches may be started; empty: everywhere. `away_days` is for
    how many days of a year everybody may be away, `quiet_hours` for how many hours of a day tables wait for whoever
    sleeps. A match may pause `pauses` times, for `pause_days` at most. Members with `opener_role` may open tables;
    None: everybody may. `roles` are called for open seats, by games.
    """

    guild_id: Id
    language: str | None = None
    locale: str = ""
    deadline: Long | None = DEFAULT_DEADLINE
    channels: tuple[int, ...] = ()
    away_days: int = 21
    quiet_hours: int = LONGEST // HOUR
    pauses: int = 5
    pause_days: int = 14
    opener_role: Id | None = None
    roles: Mapping[str, int] = {}


class CardRow(msgspec.Struct, frozen=True):
    """A list of tables, the message that shows it, and a digest of what that shows (empty: nobody knows)."""

    channel_id: Id
    guild_id: Id
    message_id: Id
    edited_at: Long
    shown: str = ""


class LookRow(msgspec.Struct, frozen=True):
    """The last line of the log that somebody has seen, and the line after which he was told the news last.

    Who has not looked yet knows the start.
    """

    match_id: Long
    user_id: Id
    seen: int = 0
    told_from: int = 0


class NoteRow(msgspec.Struct, frozen=True):
    """A text, and marks (JSON)."""

    match_id: Long
    user_id: Id
    text: str = ""
    marks: bytes = NO_MARKS


class BlockRow(msgspec.Struct, frozen=True):
    """Somebody (`user_id`) does not want to be seated with another one, who was called `name` then."""

    user_id: Id
    other_id: Id
    name: str
    at: Long


class BanRow(msgspec.Struct, frozen=True):
    """Somebody, called `name` then (empty: not known), may sit down at no table of a server; either may be `ANY`."""

    guild_id: Id
    user_id: Id
    name: str
    at: Long


# Results and ratings


class ResultRow(msgspec.Struct, frozen=True):
    """How a match ended for somebody; the columns of `results` without their number."""

    match_id: Long
    seat: int
    # Below 0: somebody who has asked to be forgotten, under a number of his own in each server and game.
    player_id: Id
    guild_id: Id
    game: str
    ended_at: Long
    # Seats at the table.
    players: int
    # Whether he "stayed", "resigned", "gave-up" his seat, or came "late" to the one of somebody else.
    fate: str
    # None: the match has no ranking.
    place: Long | None
    score: Long | None
    # What the seat began with, such as a corner; empty: nothing that results could be divided by.
    side: str
    # Half of what he had to answer took him so many seconds or less; None: he has answered nothing by hand.
    pace: Long | None
    counts: bool
    # The rating after it, and by how much it had changed; None: it was not rated.
    mu: float | None = None
    sigma: float | None = None
    points: int | None = None
    change: int | None = None
    # What he may be proud of, what had been agreed on and what he brought, JSON; None: nobody has noted it.
    facts: bytes | None = None


class RatingRow(msgspec.Struct, frozen=True):
    """How good somebody is at a game in a server, and what he was called there in his latest match."""

    guild_id: Id
    game: str
    player_id: Id
    name: str
    account: str
    mu: float
    sigma: float
    points: int
    # Those that were rated.
    matches: int
    provisional: bool


# Who seeks a table


class SeekerRow(msgspec.Struct, frozen=True):
    """Somebody who seeks a table of `least` to `most` players in a server; `asked_in` is where he asked, JSON.

    `paces` are keys with blanks between. From `computers_at` on computers may have the empty seats, None is never.
    `proposal_id` is the table that is proposed to him.
    """

    guild_id: Id
    user_id: Id
    name: str
    account: str
    game: str
    least: int
    most: int
    paces: str
    computers_at: Long | None
    asked_in: bytes
    since: Long
    until: Long
    proposal_id: Long | None = None


class ProposalRow(msgspec.Struct, frozen=True):
    """A table for some players, computers among them, that is proposed to people.

    `state` is "asked", "agreed", "seated" (there is a lobby), "opened", or "fell": it did not come about. With a `wish`
    (a `SeekerRow`, JSON) it is one that has run out, which is "over" until somebody has "renewed" it.
    """

    id: Long
    guild_id: Id
    game: str
    state: str
    players: int
    computers: int
    pace: str
    created_at: Long
    opens_at: Long | None = None
    match_id: Long | None = None
    wish: bytes | None = None


class InvitationRow(msgspec.Struct, frozen=True):
    """What somebody has answered to a proposal ("yes", "no", "slept", or nothing yet), and the message that asks him.

    `due` is when the message has to be sent or changed, `called` what it has called him for: "asked", "opened", "over".
    """

    proposal_id: Long
    user_id: Id
    answer: str
    until: Long
    nonce: str
    due: Long | None
    attempts: int = 0
    first_try_at: Long | None = None
    version: int = 0
    called: str = ""
    channel_id: Id | None = None
    message_id: Id | None = None

    @property
    def lane(self) -> str:
        """The lane of the messages to him."""
        return f"u{self.user_id}"


# The sealed order of the day


class ServerRow(msgspec.Struct, frozen=True):
    """A server that is asked: where, at which hour of a time zone, and when next; None: not, `stopped` says why."""

    guild_id: Id
    channel_id: Id
    zone: str
    hour: int
    next_at: Long | None
    stopped: str = ""


class OrderRow(msgspec.Struct, frozen=True):
    """What a server was asked, and when it opens. `message_id` asks, `opening_id` tells what came out (`result`).

    `due` is when the next of them is posted (None: not now), `tried_at` since when that is tried.
    """

    guild_id: Id
    channel_id: Id
    position: str
    asked_at: Long
    opens_at: Long
    opened_at: Long | None = None
    result: bytes | None = None
    message_id: Id | None = None
    opening_id: Id | None = None
    due: Long | None = None
    tried_at: Long | None = None
    attempts: int = 0
    id: Long = 0


class AnswerRow(msgspec.Struct, frozen=True):
    """What somebody has half made, and what he has answered; once it is opened its `points`, and if he was `alone`."""

    order_id: Long
    user_id: Id
    draft: bytes | None = None
    revision: int = 0
    action: bytes | None = None
    points: int | None = None
    alone: bool | None = None


class SignerRow(msgspec.Struct, frozen=True):
    """Somebody who signs his answers in a server."""

    guild_id: Id
    user_id: Id
    name: str
    account: str
