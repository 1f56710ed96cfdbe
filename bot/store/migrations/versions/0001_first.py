"""The first schema."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _where(condition: str) -> dict[str, Any]:
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(condition)}


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "documents",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("changed_at", LONG, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "name", name=op.f("pk_documents")),
    )
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("locale", sa.Text(), server_default="", nullable=False),
        sa.Column("deadline", LONG, nullable=True),
        sa.Column("channels", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_guilds")),
    )
    op.create_table(
        "lease",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("holder", sa.Text(), nullable=True),
        sa.Column("alive_at", LONG, nullable=False),
        sa.Column("owed", LONG, nullable=False),
        sa.Column("given", LONG, nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_lease_one")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lease")),
    )
    op.create_table(
        "matches",
        sa.Column("id", LONG, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_name", sa.Text(), nullable=False),
        sa.Column("channel_name", sa.Text(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=True),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("deadline", LONG, nullable=True),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("data_version", sa.Text(), nullable=False),
        sa.Column("snapshot_version", sa.Integer(), nullable=False),
        sa.Column("replayable", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=True),
        sa.Column("seed_digest", sa.Text(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("actions", sa.Integer(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("created_at", LONG, nullable=False),
        sa.Column("started_at", LONG, nullable=True),
        sa.Column("acted_at", LONG, nullable=False),
        sa.Column("paused_at", LONG, nullable=True),
        sa.Column("ended_at", LONG, nullable=True),
        sa.Column("lobby_message_id", sa.BigInteger(), nullable=True),
        sa.Column("failing", sa.Text(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.LargeBinary(), nullable=True),
        sa.Column("snapshot", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_matches_channel_id", "matches", ["channel_id", "id"], unique=False)
    op.create_index(
        "ix_matches_running_version",
        "matches",
        ["game", "snapshot_version"],
        unique=False,
        **_where("status = 'running'"),
    )
    op.create_index(
        "uq_matches_open_channel",
        "matches",
        ["channel_id"],
        unique=True,
        **_where("status IN ('lobby', 'running')"),
    )
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("dm_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("dm_closed", sa.Boolean(), nullable=False),
        sa.Column("answers_in_channel", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_people")),
    )
    op.create_table(
        "actions",
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("decision", sa.Text(), nullable=False),
        sa.Column("window", sa.Text(), nullable=False),
        sa.Column("duty", sa.Boolean(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("interaction_id", sa.BigInteger(), nullable=True),
        sa.Column("at", LONG, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_actions_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_actions")),
        sa.UniqueConstraint("interaction_id", name=op.f("uq_actions_interaction_id")),
    )
    op.create_table(
        "ballots",
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_ballots_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "kind", "seat", name=op.f("pk_ballots")),
    )
    op.create_table(
        "boards",
        sa.Column("channel_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_boards_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("channel_id", name=op.f("pk_boards")),
    )
    op.create_index("ix_boards_match_id", "boards", ["match_id"], unique=False)
    op.create_table(
        "drafts",
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("decision", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("draft", sa.LargeBinary(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_drafts_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "decision", name=op.f("pk_drafts")),
    )
    op.create_table(
        "members",
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("entry", sa.LargeBinary(), nullable=True),
        sa.Column("salt", sa.LargeBinary(), nullable=True),
        sa.Column("misses", sa.Integer(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("extensions", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_members_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_members")),
        sa.UniqueConstraint("match_id", "user_id", name=op.f("uq_members_match_id_user_id")),
    )
    op.create_index("ix_members_user_id", "members", ["user_id"], unique=False)
    op.create_table(
        "outbox",
        sa.Column("place", LONG, nullable=False),
        sa.Column("id", sa.BigInteger(), nullable=False),
        sa.Column("lane", sa.Text(), nullable=False),
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=True),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.Column("batch", sa.Text(), nullable=True),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("created_at", LONG, nullable=False),
        sa.Column("first_try_at", LONG, nullable=True),
        sa.Column("next_try_at", LONG, nullable=False),
        sa.Column("settled_at", LONG, nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.Text(), server_default="", nullable=False),
        sa.CheckConstraint("state IN ('pending', 'sent', 'dropped')", name=op.f("ck_outbox_state")),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_outbox_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("place", name=op.f("pk_outbox")),
        sa.UniqueConstraint("id", name=op.f("uq_outbox_id")),
        sa.UniqueConstraint("nonce", name=op.f("uq_outbox_nonce")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_match_id", "outbox", ["match_id"], unique=False)
    op.create_index("ix_outbox_pending", "outbox", ["lane", "place"], unique=False, **_where("state = 'pending'"))
    op.create_index("ix_outbox_settled_at", "outbox", ["settled_at"], unique=False, **_where("settled_at IS NOT NULL"))
    op.create_index("ix_outbox_user_id", "outbox", ["user_id"], unique=False, **_where("user_id IS NOT NULL"))
    op.create_table(
        "plans",
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("plan", sa.LargeBinary(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("not_for", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_plans_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_plans")),
    )
    op.create_table(
        "timers",
        sa.Column("id", LONG, nullable=False),
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("decision", sa.Text(), nullable=False),
        sa.Column("due", LONG, nullable=True),
        sa.Column("left", LONG, nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_timers_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_timers")),
        sa.UniqueConstraint("match_id", "kind", "decision", name=op.f("uq_timers_match_id_kind_decision")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_timers_due", "timers", ["due"], unique=False)
