"""The first schema."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, filled, key, optional, where

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "documents",
        *key(sa.BigInteger, "user_id"),
        *key(sa.Text, "game", "name"),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("changed_at", LONG, nullable=False),
    )
    op.create_table(
        "guilds",
        *key(sa.BigInteger, "guild_id"),
        sa.Column("language", sa.Text),
        sa.Column("locale", sa.Text(), server_default="", nullable=False),
        sa.Column("deadline", LONG),
        sa.Column("channels", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "lease",
        *key(sa.Integer, "id"),
        sa.Column("holder", sa.Text),
        *filled(LONG, "alive_at", "owed", "given"),
        sa.CheckConstraint("id = 1", name=op.f("ck_lease_one")),
    )
    op.create_table(
        "matches",
        sa.Column("id", LONG, primary_key=True),
        *filled(sa.Text, "game", "status"),
        *filled(sa.BigInteger, "guild_id", "channel_id"),
        *filled(sa.Text, "guild_name", "channel_name"),
        sa.Column("host_id", sa.BigInteger),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("deadline", LONG),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("data_version", sa.Text, nullable=False),
        sa.Column("snapshot_version", sa.Integer, nullable=False),
        sa.Column("replayable", sa.Boolean, nullable=False),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("seed_digest", sa.Text),
        *filled(sa.Integer, "version", "actions", "told"),
        sa.Column("created_at", LONG, nullable=False),
        sa.Column("started_at", LONG),
        sa.Column("acted_at", LONG, nullable=False),
        *optional(LONG, "paused_at", "ended_at"),
        sa.Column("lobby_message_id", sa.BigInteger),
        sa.Column("failing", sa.Text, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        *optional(sa.LargeBinary, "outcome", "snapshot"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_matches_channel_id", "matches", ["channel_id", "id"])
    op.create_index(
        "ix_matches_running_version",
        "matches",
        ["game", "snapshot_version"],
        unique=False,
        **where("status = 'running'"),
    )
    op.create_index(
        "uq_matches_open_channel",
        "matches",
        ["channel_id"],
        unique=True,
        **where("status IN ('lobby', 'running')"),
    )
    op.create_table(
        "people",
        *key(sa.BigInteger, "user_id"),
        *filled(sa.Text, "name", "locale"),
        sa.Column("dm_channel_id", sa.BigInteger),
        *filled(sa.Boolean, "dm_closed", "answers_in_channel"),
    )
    op.create_table(
        "actions",
        *key(LONG, "match_id"),
        *key(sa.Integer, "number"),
        *filled(sa.Text, "kind", "source"),
        sa.Column("seat", sa.Integer),
        *filled(sa.Text, "decision", "window"),
        sa.Column("duty", sa.Boolean, nullable=False),
        *filled(sa.LargeBinary, "payload", "events"),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("interaction_id", sa.BigInteger),
        sa.Column("at", LONG, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_actions_match_id", ondelete="CASCADE"),
        sa.UniqueConstraint("interaction_id", name="uq_actions_interaction_id"),
    )
    op.create_table(
        "ballots",
        *key(LONG, "match_id"),
        *key(sa.Text, "kind"),
        *key(sa.Integer, "seat"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_ballots_match_id", ondelete="CASCADE"),
    )
    op.create_table(
        "boards",
        *key(sa.BigInteger, "channel_id"),
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_boards_match_id", ondelete="CASCADE"),
    )
    op.create_index("ix_boards_match_id", "boards", ["match_id"])
    op.create_table(
        "drafts",
        *key(LONG, "match_id"),
        *key(sa.Text, "decision"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("draft", sa.LargeBinary, nullable=False),
        *filled(sa.Integer, "rules_version", "revision"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_drafts_match_id", ondelete="CASCADE"),
    )
    op.create_table(
        "members",
        *key(LONG, "match_id"),
        *key(sa.Integer, "seat"),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        *optional(sa.LargeBinary, "entry", "salt"),
        sa.Column("misses", sa.Integer, nullable=False),
        *filled(sa.Boolean, "gone", "left"),
        sa.Column("extensions", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_members_match_id", ondelete="CASCADE"),
        sa.UniqueConstraint("match_id", "user_id", name="uq_members_match_id_user_id"),
    )
    op.create_index("ix_members_user_id", "members", ["user_id"])
    op.create_table(
        "outbox",
        sa.Column("place", LONG, primary_key=True),
        sa.Column("id", sa.BigInteger, nullable=False),
        sa.Column("lane", sa.Text, nullable=False),
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("payload", sa.LargeBinary),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.Column("batch", sa.Text),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("created_at", LONG, nullable=False),
        sa.Column("first_try_at", LONG),
        sa.Column("next_try_at", LONG, nullable=False),
        sa.Column("settled_at", LONG),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("reason", sa.Text(), server_default="", nullable=False),
        sa.CheckConstraint("state IN ('pending', 'sent', 'dropped')", name=op.f("ck_outbox_state")),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_outbox_match_id", ondelete="CASCADE"),
        sa.UniqueConstraint("id", name="uq_outbox_id"),
        sa.UniqueConstraint("nonce", name="uq_outbox_nonce"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_match_id", "outbox", ["match_id"])
    op.create_index("ix_outbox_pending", "outbox", ["lane", "place"], **where("state = 'pending'"))
    op.create_index("ix_outbox_settled_at", "outbox", ["settled_at"], **where("settled_at IS NOT NULL"))
    op.create_index("ix_outbox_user_id", "outbox", ["user_id"], **where("user_id IS NOT NULL"))
    op.create_table(
        "plans",
        *key(LONG, "match_id"),
        *key(sa.Integer, "seat"),
        sa.Column("plan", sa.LargeBinary, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("not_for", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_plans_match_id", ondelete="CASCADE"),
    )
    op.create_table(
        "timers",
        sa.Column("id", LONG, primary_key=True),
        sa.Column("match_id", LONG, nullable=False),
        *filled(sa.Text, "kind", "decision"),
        *optional(LONG, "due", "left"),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_timers_match_id", ondelete="CASCADE"),
        sa.UniqueConstraint("match_id", "kind", "decision", name="uq_timers_match_id_kind_decision"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_timers_due", "timers", ["due"])
