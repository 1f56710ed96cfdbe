"""The tables of the store, as the newest migration leaves them: most are made of the values of their rows.

What a column holds that its name does not tell is said with these, in `bot.store.rows`, and here of all others.
"""

from collections.abc import Iterator, Mapping
from types import NoneType
from typing import Any, Literal, get_args, get_origin

import msgspec
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

from bot.store import rows
from bot.store.columns import LONG, Kind, filled, key, where

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


_KINDS: Mapping[Any, Kind] = {
    int: Integer,
    rows.Id: BigInteger,
    rows.Long: LONG,
    rows.OwnTime: LONG,
    bool: Boolean,
    float: Double,
    str: Text,
}
OF_ROWS: dict[type[msgspec.Struct], Table] = {}
"""The tables of which rows are read as values."""


def _table(name: str, *parts: SchemaItem, **options: Any) -> Table:
    return Table(name, metadata, *parts, **options)


def _match(*, primary_key: bool = False) -> Column[int]:
    of_match = ForeignKey("matches.id", ondelete="CASCADE")
    return Column("match_id", LONG, of_match, nullable=False, primary_key=primary_key)


def _of_rows(name: str, row: type[msgspec.Struct], *parts: SchemaItem, keys: int, later: str = "") -> Table:
    """Make a table with a column for each field of a row; the first ones are `keys`, and without any it is numbered.

    Of `parts`, a column takes the place of the field of its name, or stands before the field that its `info` names.
    What came `later` has the field's default in rows that were there.
    """
    written_out = {one.key: one for one in parts if isinstance(one, Column)}
    others = [one for one in parts if not isinstance(one, Column)]
    columns = _columns(row, written_out, keys, later.split())
    OF_ROWS[row] = _table(name, *columns, *others, sqlite_autoincrement=not keys)
    return OF_ROWS[row]


def _columns(
    row: type[msgspec.Struct], written_out: Mapping[str, Column[Any]], keys: int, later: list[str]
) -> Iterator[Column[Any]]:
    before = {one.info["before"]: one for one in written_out.values() if one.info}
    if not keys:
        yield Column("id", LONG, primary_key=True)
    for number, field in enumerate(msgspec.structs.fields(row)):
        if field.name in before:
            yield before[field.name]
        if field.name in written_out:
            yield written_out[field.name]
        elif field.name == "match_id":
            yield _match(primary_key=number < keys)
        elif keys or field.name != "id":
            some = [one for one in get_args(field.type) if one is not NoneType]
            holds_nothing = NoneType in get_args(field.type)
            default = false() if field.default is False else str(field.default)
            yield Column(
                field.name,
                _kind(some[0] if holds_nothing else field.type),
                primary_key=number < keys,
                autoincrement=False,
                nullable=holds_nothing,
                server_default=default if field.name in later else None,
            )


def _kind(type_: Any) -> Kind:
    if get_origin(type_) is Literal:
        return Text
    return _KINDS.get(type_, LargeBinary)


guilds = _of_rows(
    "guilds",
    rows.GuildSettings,
    Column("roles", LargeBinary),
    keys=1,
    later="locale away_days quiet_hours pauses pause_days",
)

people = _of_rows(
    "people",
    rows.KnownPerson,
    Index("ix_people_rings_at", "rings_at", **where("rings_at IS NOT NULL")),
    keys=1,
    later="zone shows_quiet profile",
)

# Numbers of matches are shown to people and stand in buttons: none is given twice.
matches = _of_rows(
    "matches",
    rows.MatchRow,
    Column("told", Integer, nullable=False, key="public_actions"),
    # Behind the others, since it is long and they are read far more often; what comes after it came later.
    Column("snapshot", LargeBinary, info={"before": "terms"}),
    Index("uq_matches_open_channel", "channel_id", unique=True, **where(OPEN)),
    Index("ix_matches_channel_id", "channel_id", "id"),
    Index("ix_matches_running_version", "game", "snapshot_version", **where("status = 'running'")),
    keys=0,
)

members = _of_rows(
    "members",
    rows.MemberRow,
    UniqueConstraint("match_id", "user_id"),
    Index("ix_members_user_id", "user_id"),
    keys=2,
    later="successor_name hints saved account successor_account",
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
bans = _of_rows("bans", rows.BanRow, Index("ix_bans_user_id", "user_id"), keys=2)

# How far somebody has seen what has happened at his table.
looks = _of_rows("looks", rows.LookRow, Index("ix_looks_user_id", "user_id"), keys=2)

# What somebody has written down for himself at a match: he alone ever sees it.
notes = _of_rows("notes", rows.NoteRow, Index("ix_notes_user_id", "user_id"), keys=2)

actions = _of_rows("actions", rows.ActionRow, UniqueConstraint("interaction_id"), keys=2)

drafts = _of_rows("drafts", rows.DraftRow, keys=2)

plans = _of_rows("plans", rows.PlanRow, keys=2)

# Positions before the latest answers that can still be taken back.
earlier = _of_rows("earlier", rows.EarlierRow, keys=2)

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
    # In the bot's own time: all absences together (`lease.given`) come on top.
    Column("due", LONG),
    Column("left", LONG),
    Column("attempts", Integer, nullable=False),
    Column("put_off", Text, nullable=False, server_default=""),
    UniqueConstraint("match_id", "kind", "decision"),
    Index("ix_timers_due", "due"),
    # A timer is looked for by its number after others have fired: a new one must not take the number of an old one.
    sqlite_autoincrement=True,
)

OF_ROWS[rows.TimerRow] = timers

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
cards = _of_rows("cards", rows.CardRow, Index("ix_cards_guild_id", "guild_id"), keys=1)

# Who seeks a table in a server: one wish a person.
seekers = _of_rows(
    "seekers",
    rows.SeekerRow,
    Index("ix_seekers_guild_id_game", "guild_id", "game"),
    Index("ix_seekers_user_id", "user_id"),
    Index("ix_seekers_proposal_id", "proposal_id", **where("proposal_id IS NOT NULL")),
    keys=2,
)

# Tables that are proposed to those who seek one. Their numbers stand in buttons: none is given twice.
proposals = _of_rows(
    "proposals",
    rows.ProposalRow,
    Column("version", Integer, nullable=False, info={"before": "created_at"}),
    Column("match_id", LONG, ForeignKey("matches.id", ondelete="SET NULL")),
    Index("ix_proposals_opens_at", "opens_at", **where("opens_at IS NOT NULL")),
    Index("ix_proposals_created_at", "created_at"),
    keys=0,
)

# To whom a table is proposed: what he has answered, and the message that asks him.
invitations = _of_rows(
    "invitations",
    rows.InvitationRow,
    Column("proposal_id", LONG, ForeignKey("proposals.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Index("ix_invitations_due", "due", **where("due IS NOT NULL")),
    Index("ix_invitations_unanswered", "until", **where("answer = ''")),
    Index("ix_invitations_user_id", "user_id"),
    keys=2,
)

# With whom somebody does not want to be seated.
blocks = _of_rows("blocks", rows.BlockRow, Index("ix_blocks_other_id", "other_id"), keys=2)

# How matches that are over ended for whoever had a seat, in the order in which they were rated: that of their numbers.
results = _of_rows(
    "results",
    rows.ResultRow,
    Index("ix_results_match_id", "match_id"),
    Index("ix_results_player_id", "player_id", "guild_id", "game", "id"),
    keys=0,
)

# How good somebody is at a game, by his matches in a server.
ratings = _of_rows(
    "ratings",
    rows.RatingRow,
    Index("ix_ratings_table", "guild_id", "game", "provisional", "points"),
    Index("ix_ratings_player_id", "player_id"),
    keys=3,
)

# Where and when servers are asked the sealed order of the day.
daily_servers = _of_rows(
    "daily_servers",
    rows.ServerRow,
    Index("ix_daily_servers_next_at", "next_at", **where("next_at IS NOT NULL")),
    keys=1,
    later="stopped",
)

# Buttons name its number: a new one must not take that of an old one.
daily_orders = _of_rows(
    "daily_orders",
    rows.OrderRow,
    Index("ix_daily_orders_guild_id", "guild_id", "id"),
    Index("ix_daily_orders_opens_at", "opens_at", **where("opened_at IS NULL")),
    Index("ix_daily_orders_due", "due", **where("due IS NOT NULL")),
    keys=0,
    later="attempts",
)

daily_answers = _of_rows(
    "daily_answers",
    rows.AnswerRow,
    Column("order_id", LONG, ForeignKey("daily_orders.id", ondelete="CASCADE"), primary_key=True),
    Index("ix_daily_answers_user_id", "user_id"),
    keys=2,
)

# Who signs his answers in a server, and how he is called there.
daily_signers = _of_rows("daily_signers", rows.SignerRow, Index("ix_daily_signers_user_id", "user_id"), keys=2)

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
