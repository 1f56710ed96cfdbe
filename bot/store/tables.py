"""The tables of the store, as the newest migration leaves them.

What a column holds that its name does not tell is said here only where the values of its rows (`bot.store.rows`, and
those beside the queries in `bot.store.kept`) do not say it.

Times are whole Unix seconds. JSON is kept as the bytes that msgspec writes. Times and numbers of rows are 64 bits wide,
as Discord's ids are: statements add to them, and a sum is as wide as its terms.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)
from sqlalchemy.schema import SchemaItem

from bot.store.columns import LONG, filled, key, optional, where

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

OPEN = "status IN ('lobby', 'running')"
"""The statuses in which a match occupies its channel."""


def _table(name: str, *parts: SchemaItem, **options: Any) -> Table:
    return Table(name, metadata, *parts, **options)


def _match(*, primary_key: bool = False) -> Column[int]:
    of_match = ForeignKey("matches.id", ondelete="CASCADE")
    return Column("match_id", LONG, of_match, nullable=False, primary_key=primary_key)


guilds = _table(
    "guilds",
    *key(BigInteger, "guild_id"),
    Column("language", Text),
    Column("locale", Text, nullable=False, server_default=""),
    Column("deadline", LONG),
    Column("channels", LargeBinary, nullable=False),
    Column("away_days", Integer, nullable=False, server_default="21"),
    Column("quiet_hours", Integer, nullable=False, server_default="10"),
    Column("pauses", Integer, nullable=False, server_default="5"),
    Column("pause_days", Integer, nullable=False, server_default="14"),
    Column("opener_role", BigInteger),
    Column("roles", LargeBinary),
)

people = _table(
    "people",
    *key(BigInteger, "user_id"),
    Column("locale", Text, nullable=False),
    Column("dm_channel_id", BigInteger),
    *filled(Boolean, "dm_closed", "answers_in_channel"),
    Column("zone", Text, nullable=False, server_default=""),
    *optional(Integer, "quiet_from", "quiet_to"),
    Column("shows_quiet", Boolean, nullable=False, server_default=false()),
    *optional(Integer, "gathers_every", "gathers_from", "reminder_lead"),
    Column("rings_at", LONG),
    Column("hours", LargeBinary),
    # Who may see what he is good at: "public", this "server" only, or it is "hidden".
    Column("profile", Text, nullable=False, server_default="server"),
    Index("ix_people_rings_at", "rings_at", **where("rings_at IS NOT NULL")),
)

matches = _table(
    "matches",
    Column("id", LONG, primary_key=True),
    *filled(Text, "game", "status"),
    *filled(BigInteger, "guild_id", "channel_id"),
    *filled(Text, "guild_name", "channel_name"),
    Column("host_id", BigInteger),
    Column("options", LargeBinary, nullable=False),
    Column("deadline", LONG),
    # The rules and data with which the log began; the snapshot may have been brought to newer rules since.
    Column("rules_version", Integer, nullable=False),
    Column("data_version", Text, nullable=False),
    Column("snapshot_version", Integer, nullable=False),
    Column("replayable", Boolean, nullable=False),
    Column("seed", LargeBinary),
    Column("seed_digest", Text),
    Column("version", Integer, nullable=False),
    # All lines of the log, and those of them that everybody has been told of (stored as "told").
    Column("actions", Integer, nullable=False),
    Column("told", Integer, nullable=False, key="public_actions"),
    Column("created_at", LONG, nullable=False),
    Column("started_at", LONG),
    # In the bot's own time, as timers are.
    Column("acted_at", LONG, nullable=False),
    *optional(LONG, "paused_at", "ended_at"),
    Column("lobby_message_id", BigInteger),
    # The decision at which the rules broke down last, and how often in a row.
    Column("failing", Text, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("outcome", LargeBinary),
    # Behind the others, since it is long and they are read far more often.
    Column("snapshot", LargeBinary),
    # What the table has agreed to beside the settings of its game; NULL: nothing. It came later.
    Column("terms", LargeBinary),
    # While a match is paused: the end that its players have agreed on; NULL: it waits for its channel.
    Column("rests_until", LONG),
    # Since when what is open has been asked, by decision or by reaction window; NULL: nobody has noted it.
    Column("asked_since", LargeBinary),
    Index("uq_matches_open_channel", "channel_id", unique=True, **where(OPEN)),
    Index("ix_matches_channel_id", "channel_id", "id"),
    Index("ix_matches_running_version", "game", "snapshot_version", **where("status = 'running'")),
    # Numbers of matches are shown to people and stand in buttons: none is given twice.
    sqlite_autoincrement=True,
)

members = _table(
    "members",
    _match(primary_key=True),
    *key(Integer, "seat"),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("entry", LargeBinary),
    # Drawn at the start, and told to nobody: what he brought cannot be guessed from its digest in a record.
    Column("salt", LargeBinary),
    Column("misses", Integer, nullable=False),
    *filled(Boolean, "gone", "left"),
    Column("extensions", Integer, nullable=False),
    # Which computer player it is; NULL for people.
    Column("computer", LargeBinary),
    # Who takes the seat over from a computer at the end of its turn.
    Column("successor_id", BigInteger),
    Column("successor_name", Text, nullable=False, server_default=""),
    # When nothing is due for him at this table; NULL: he has not said.
    Column("quiet", LargeBinary),
    # How often he has asked what a computer would do.
    Column("hints", Integer, nullable=False, server_default="0"),
    # Seconds that he has left over by answering before his time was over.
    Column("saved", LONG, nullable=False, server_default="0"),
    # Until when nothing of his runs at this table; stays when it is over. NULL: he has never been away.
    Column("away_until", LONG),
    # What his account is called, and the successor's: on pictures that stands in for a name that cannot be drawn.
    Column("account", Text, nullable=False, server_default=""),
    Column("successor_account", Text, nullable=False, server_default=""),
    UniqueConstraint("match_id", "user_id"),
    Index("ix_members_user_id", "user_id"),
)

# Who has held a seat before: he knows its secrets, and may have no other one.
holders = _table(
    "holders",
    _match(primary_key=True),
    *key(Integer, "seat"),
    *key(BigInteger, "user_id"),
    Index("ix_holders_user_id", "user_id"),
)

# Who may sit down at a table where not everybody may, and who may not any more.
guests = _table(
    "guests",
    _match(primary_key=True),
    *key(BigInteger, "user_id"),
    # He is "invited", was "called" to it as well, or was "removed" from his seat.
    Column("standing", Text, nullable=False),
    Index("ix_guests_user_id", "user_id"),
)

# Who may sit down at no table.
bans = _table(
    "bans",
    *key(BigInteger, "guild_id", "user_id"),
    Column("name", Text, nullable=False),
    Column("at", LONG, nullable=False),
    Index("ix_bans_user_id", "user_id"),
)

# How far somebody has seen what has happened at his table.
looks = _table(
    "looks",
    _match(primary_key=True),
    *key(BigInteger, "user_id"),
    *filled(Integer, "seen", "told_from"),
    Index("ix_looks_user_id", "user_id"),
)

# What somebody has written down for himself at a match: he alone ever sees it.
notes = _table(
    "notes",
    _match(primary_key=True),
    *key(BigInteger, "user_id"),
    Column("text", Text, nullable=False),
    # What he believes: places and words, JSON.
    Column("marks", LargeBinary, nullable=False),
    Index("ix_notes_user_id", "user_id"),
)

actions = _table(
    "actions",
    _match(primary_key=True),
    *key(Integer, "number"),
    *filled(Text, "kind", "source"),
    Column("seat", Integer),
    *filled(Text, "decision", "window"),
    Column("duty", Boolean, nullable=False),
    *filled(LargeBinary, "payload", "events"),
    Column("rules_version", Integer, nullable=False),
    Column("interaction_id", BigInteger, unique=True),
    Column("at", LONG, nullable=False),
    # Seconds since a person was asked who has answered by hand what everybody knew that he had to; NULL: nobody has.
    Column("waited", LONG),
)

drafts = _table(
    "drafts",
    _match(primary_key=True),
    *key(Text, "decision"),
    Column("seat", Integer, nullable=False),
    Column("draft", LargeBinary, nullable=False),
    *filled(Integer, "rules_version", "revision"),
)

plans = _table(
    "plans",
    _match(primary_key=True),
    *key(Integer, "seat"),
    Column("plan", LargeBinary, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("not_for", Text, nullable=False),
)

# Positions before the latest answers that can still be taken back.
earlier = _table(
    "earlier",
    _match(primary_key=True),
    *key(Integer, "number"),
    Column("seat", Integer, nullable=False),
    Column("decision", Text, nullable=False),
    Column("forced", Boolean, nullable=False),
    *filled(LargeBinary, "state", "times"),
)

ballots = _table(
    "ballots",
    _match(primary_key=True),
    *key(Text, "kind"),
    *key(Integer, "seat"),
)

timers = _table(
    "timers",
    Column("id", LONG, primary_key=True),
    _match(),
    *filled(Text, "kind", "decision"),
    # In the bot's own time, which stands still while it is away: all absences together (`lease.given`) come on top.
    Column("due", LONG),
    Column("left", LONG),
    Column("attempts", Integer, nullable=False),
    Column("put_off", Text, nullable=False, server_default=""),
    UniqueConstraint("match_id", "kind", "decision"),
    Index("ix_timers_due", "due"),
    # A timer is looked for by its number after others have fired: a new one must not take the number of an old one.
    sqlite_autoincrement=True,
)

outbox = _table(
    "outbox",
    # The order in which rows were written. It counts what nobody may see, so nothing outside knows it.
    Column("place", LONG, primary_key=True),
    # Drawn by chance, for the outside.
    Column("id", BigInteger, nullable=False, unique=True),
    Column("lane", Text, nullable=False),
    _match(),
    # The one who may read it; NULL if it is for the channel.
    Column("user_id", BigInteger),
    Column("kind", Text, nullable=False),
    # NULL once it has been sent or dropped: what a person was told is not kept longer than needed.
    Column("payload", LargeBinary),
    Column("nonce", Text, nullable=False, unique=True),
    Column("batch", Text),
    Column("state", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("created_at", LONG, nullable=False),
    Column("first_try_at", LONG),
    Column("next_try_at", LONG, nullable=False),
    Column("settled_at", LONG),
    Column("message_id", BigInteger),
    Column("reason", Text, nullable=False, server_default=""),
    Column("failures", Integer, nullable=False, server_default="0"),
    CheckConstraint("state IN ('pending', 'sent', 'dropped')", name="state"),
    Index("ix_outbox_pending", "lane", "place", **where("state = 'pending'")),
    Index("ix_outbox_match_id", "match_id"),
    Index("ix_outbox_settled_at", "settled_at", **where("settled_at IS NOT NULL")),
    Index("ix_outbox_user_id", "user_id", **where("user_id IS NOT NULL")),
    # Rows of a lane are sent in the order of their places, so none may be given twice.
    sqlite_autoincrement=True,
)

# Messages that still change. Where and what they are is in their rows; what they have to show is kept no longer.
posts = _table(
    "posts",
    Column("id", LONG, primary_key=True),
    _match(),
    Column("user_id", BigInteger),
    *filled(BigInteger, "channel_id", "message_id"),
    Column("content", LargeBinary, nullable=False),
    Column("edited_at", LONG, nullable=False, server_default="0"),
    Column("due", LONG),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("version", Integer, nullable=False, server_default="0"),
    Index("ix_posts_match_id", "match_id"),
    Index("ix_posts_user_id", "user_id", **where("user_id IS NOT NULL")),
    Index("ix_posts_due", "due", **where("due IS NOT NULL")),
    # A post is looked for by its number after others are gone: a new one must not take the number of an old one.
    sqlite_autoincrement=True,
)

documents = _table(
    "documents",
    *key(BigInteger, "user_id"),
    *key(Text, "game", "name"),
    Column("content", LargeBinary, nullable=False),
    Column("changed_at", LONG, nullable=False),
)

# Each time that somebody was away from a server, for a year.
away = _table(
    "away",
    *key(BigInteger, "user_id", "guild_id"),
    *key(LONG, "begun_at"),
    Column("until", LONG, nullable=False),
)

# The lists of tables that stand in channels.
cards = _table(
    "cards",
    *key(BigInteger, "channel_id"),
    *filled(BigInteger, "guild_id", "message_id"),
    Column("edited_at", LONG, nullable=False),
    Column("shown", Text, nullable=False),
    Index("ix_cards_guild_id", "guild_id"),
)

# Who seeks a table in a server: one wish a person.
seekers = _table(
    "seekers",
    *key(BigInteger, "guild_id", "user_id"),
    *filled(Text, "name", "account", "game"),
    *filled(Integer, "least", "most"),
    Column("paces", Text, nullable=False),
    Column("computers_at", LONG),
    Column("asked_in", LargeBinary, nullable=False),
    *filled(LONG, "since", "until"),
    Column("proposal_id", LONG),
    Index("ix_seekers_guild_id_game", "guild_id", "game"),
    Index("ix_seekers_user_id", "user_id"),
    Index("ix_seekers_proposal_id", "proposal_id", **where("proposal_id IS NOT NULL")),
)

# Tables that are proposed to those who seek one.
proposals = _table(
    "proposals",
    Column("id", LONG, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    *filled(Text, "game", "state"),
    *filled(Integer, "players", "computers"),
    Column("pace", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created_at", LONG, nullable=False),
    # When it is to be opened; NULL: not now.
    Column("opens_at", LONG),
    Column("match_id", LONG, ForeignKey("matches.id", ondelete="SET NULL")),
    Column("wish", LargeBinary),
    Index("ix_proposals_opens_at", "opens_at", **where("opens_at IS NOT NULL")),
    Index("ix_proposals_created_at", "created_at"),
    # Its number stands in buttons: none is given twice.
    sqlite_autoincrement=True,
)

# To whom a table is proposed: what he has answered, and the message that asks him.
invitations = _table(
    "invitations",
    Column("proposal_id", LONG, ForeignKey("proposals.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    *key(BigInteger, "user_id"),
    Column("answer", Text, nullable=False),
    Column("until", LONG, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("due", LONG),
    Column("attempts", Integer, nullable=False),
    Column("first_try_at", LONG),
    # How often there was something to be told.
    Column("version", Integer, nullable=False),
    Column("called", Text, nullable=False),
    *optional(BigInteger, "channel_id", "message_id"),
    Index("ix_invitations_due", "due", **where("due IS NOT NULL")),
    Index("ix_invitations_unanswered", "until", **where("answer = ''")),
    Index("ix_invitations_user_id", "user_id"),
)

# With whom somebody does not want to be seated.
blocks = _table(
    "blocks",
    *key(BigInteger, "user_id", "other_id"),
    Column("name", Text, nullable=False),
    Column("at", LONG, nullable=False),
    Index("ix_blocks_other_id", "other_id"),
)

# How matches that are over ended for whoever had a seat, in the order in which they were rated.
results = _table(
    "results",
    Column("id", LONG, primary_key=True),
    _match(),
    Column("seat", Integer, nullable=False),
    # Below 0: somebody who has asked to be forgotten, under a number of his own in each server and game.
    Column("player_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("ended_at", LONG, nullable=False),
    # Seats at the table.
    Column("players", Integer, nullable=False),
    # Whether he "stayed", "resigned", "gave-up" his seat, or came "late" to the one of somebody else.
    Column("fate", Text, nullable=False),
    # NULL: the match has no ranking.
    Column("place", LONG),
    Column("score", LONG),
    # What the seat began with, such as a corner; empty: nothing that results could be divided by.
    Column("side", Text, nullable=False),
    # Half of what he had to answer took him so many seconds or less; NULL: he has answered nothing by hand.
    Column("pace", LONG),
    Column("counts", Boolean, nullable=False),
    # The rating after it, and by how much it had changed; NULL: it was not rated.
    Column("mu", Double),
    Column("sigma", Double),
    *optional(Integer, "points", "change"),
    # What he may be proud of, what had been agreed on and what he brought, JSON; NULL: nobody has noted it.
    Column("facts", LargeBinary),
    Index("ix_results_match_id", "match_id"),
    Index("ix_results_player_id", "player_id", "guild_id", "game", "id"),
    # They are rated in the order of their numbers.
    sqlite_autoincrement=True,
)

# How good somebody is at a game, by his matches in a server.
ratings = _table(
    "ratings",
    *key(BigInteger, "guild_id"),
    *key(Text, "game"),
    *key(BigInteger, "player_id"),
    *filled(Text, "name", "account"),
    *filled(Double, "mu", "sigma"),
    Column("points", Integer, nullable=False),
    # Those that were rated.
    Column("matches", Integer, nullable=False),
    Column("provisional", Boolean, nullable=False),
    Index("ix_ratings_table", "guild_id", "game", "provisional", "points"),
    Index("ix_ratings_player_id", "player_id"),
)

# Where and when servers are asked the sealed order of the day.
daily_servers = _table(
    "daily_servers",
    *key(BigInteger, "guild_id"),
    Column("channel_id", BigInteger, nullable=False),
    Column("zone", Text, nullable=False),
    Column("hour", Integer, nullable=False),
    Column("next_at", LONG),
    Column("stopped", Text, nullable=False, server_default=""),
    Index("ix_daily_servers_next_at", "next_at", **where("next_at IS NOT NULL")),
)

daily_orders = _table(
    "daily_orders",
    Column("id", LONG, primary_key=True),
    *filled(BigInteger, "guild_id", "channel_id"),
    # The key of a position that comes with the bot.
    Column("position", Text, nullable=False),
    *filled(LONG, "asked_at", "opens_at"),
    Column("opened_at", LONG),
    Column("result", LargeBinary),
    *optional(BigInteger, "message_id", "opening_id"),
    *optional(LONG, "due", "tried_at"),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Index("ix_daily_orders_guild_id", "guild_id", "id"),
    Index("ix_daily_orders_opens_at", "opens_at", **where("opened_at IS NULL")),
    Index("ix_daily_orders_due", "due", **where("due IS NOT NULL")),
    # Buttons name it: a new one must not take the number of an old one.
    sqlite_autoincrement=True,
)

daily_answers = _table(
    "daily_answers",
    Column("order_id", LONG, ForeignKey("daily_orders.id", ondelete="CASCADE"), primary_key=True),
    *key(BigInteger, "user_id"),
    Column("draft", LargeBinary),
    Column("revision", Integer, nullable=False),
    Column("action", LargeBinary),
    Column("points", Integer),
    Column("alone", Boolean),
    Index("ix_daily_answers_user_id", "user_id"),
)

# Who signs his answers in a server, and how he is called there.
daily_signers = _table(
    "daily_signers",
    *key(BigInteger, "guild_id", "user_id"),
    *filled(Text, "name", "account"),
    Index("ix_daily_signers_user_id", "user_id"),
)

lease = _table(
    "lease",
    *key(Integer, "id"),
    Column("holder", Text),
    Column("alive_at", LONG, nullable=False),
    # Seconds of absence for which nobody has been given time back yet.
    Column("owed", LONG, nullable=False),
    # Seconds of absence for which all timers have been put off.
    Column("given", LONG, nullable=False),
    # A digest of the commands that the platform was told of last.
    Column("commands", Text, nullable=False, server_default=""),
    # The version of the rules by which all ratings were computed; 0: they never were.
    Column("rated_by", Integer, nullable=False, server_default="0"),
    CheckConstraint("id = 1", name="one"),
)

# All but shard 0, whose absence is everybody's, and counted in the lease.
shards = _table(
    "shards",
    *key(Integer, "shard"),
    Column("total", Integer, nullable=False),
    *filled(LONG, "alive_at", "owed"),
    # How long shard 0 was away in all, when this row was signed last.
    Column("beside", LONG, nullable=False),
)

claims = _table(
    "claims",
    *key(Text, "name"),
    Column("holder", Text, nullable=False),
    Column("until", LONG, nullable=False),
)

limits = _table(
    "limits",
    *key(Text, "name"),
    # In microseconds, by the clock of the database.
    Column("free_at", LONG, nullable=False),
)

LASTING = tuple(table for table in metadata.sorted_tables if table not in (claims, limits, shards))
"""The tables whose rows mean something without the processes that have written them, referred ones first."""
