"""Posts: messages that still change, and what they have to show."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table. Boards that were posted before keep their buttons, which lead to the present."""
    op.create_table(
        "posts",
        sa.Column("id", LONG, nullable=False),
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("edited_at", LONG, server_default="0", nullable=False),
        sa.Column("due", LONG),
        sa.Column("attempts", sa.Integer(), server_default="0", nullable=False),
        sa.Column("version", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_posts_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_posts")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_posts_match_id", "posts", ["match_id"])
    op.create_index(
        "ix_posts_user_id",
        "posts",
        ["user_id"],
        sqlite_where=sa.text("user_id IS NOT NULL"),
        postgresql_where=sa.text("user_id IS NOT NULL"),
    )
    op.create_index(
        "ix_posts_due",
        "posts",
        ["due"],
        sqlite_where=sa.text("due IS NOT NULL"),
        postgresql_where=sa.text("due IS NOT NULL"),
    )
