"""Who seeks a table, which tables are proposed to whom, and who does not want to be seated with whom."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "seekers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("least", sa.Integer(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("paces", sa.Text(), nullable=False),
        sa.Column("computers_at", LONG),
        sa.Column("asked_in", sa.LargeBinary(), nullable=False),
        sa.Column("since", LONG, nullable=False),
        sa.Column("until", LONG, nullable=False),
        sa.Column("proposal_id", LONG),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name=op.f("pk_seekers")),
    )
    op.create_index("ix_seekers_guild_id_game", "seekers", ["guild_id", "game"])
    op.create_index("ix_seekers_user_id", "seekers", ["user_id"])
    _index_where("ix_seekers_proposal_id", "seekers", "proposal_id", "proposal_id IS NOT NULL")
    op.create_table(
        "proposals",
        sa.Column("id", LONG, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("computers", sa.Integer(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", LONG, nullable=False),
        sa.Column("opens_at", LONG),
        sa.Column("match_id", LONG),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_proposals_match_id_matches"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_proposals")),
        sqlite_autoincrement=True,
    )
    _index_where("ix_proposals_opens_at", "proposals", "opens_at", "opens_at IS NOT NULL")
    op.create_index("ix_proposals_created_at", "proposals", ["created_at"])
    op.create_table(
        "invitations",
        sa.Column("proposal_id", LONG, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("until", LONG, nullable=False),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.Column("due", LONG),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("first_try_at", LONG),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("called", sa.Text(), nullable=False),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["proposal_id"],
            ["proposals.id"],
            name=op.f("fk_invitations_proposal_id_proposals"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("proposal_id", "user_id", name=op.f("pk_invitations")),
    )
    _index_where("ix_invitations_due", "invitations", "due", "due IS NOT NULL")
    _index_where("ix_invitations_unanswered", "invitations", "until", "answer = ''")
    op.create_index("ix_invitations_user_id", "invitations", ["user_id"])
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("other_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", LONG, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "other_id", name=op.f("pk_blocks")),
    )
    op.create_index("ix_blocks_other_id", "blocks", ["other_id"])


def _index_where(name: str, table: str, column: str, condition: str) -> None:
    where = sa.text(condition)
    op.create_index(name, table, [column], sqlite_where=where, postgresql_where=where)
