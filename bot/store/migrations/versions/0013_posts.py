"""Posts: messages that still change, and what they have to show."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, filled, where

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the table. Boards that were posted before keep their buttons, which lead to the present."""
    op.create_table(
        "posts",
        sa.Column("id", LONG, primary_key=True),
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        *filled(sa.BigInteger, "channel_id", "message_id"),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("edited_at", LONG, server_default="0", nullable=False),
        sa.Column("due", LONG),
        sa.Column("attempts", sa.Integer(), server_default="0", nullable=False),
        sa.Column("version", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_posts_match_id_matches", ondelete="CASCADE"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_posts_match_id", "posts", ["match_id"])
    op.create_index("ix_posts_user_id", "posts", ["user_id"], **where("user_id IS NOT NULL"))
    op.create_index("ix_posts_due", "posts", ["due"], **where("due IS NOT NULL"))
