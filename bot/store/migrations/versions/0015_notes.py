"""What people write down for themselves at their matches."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, key

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "notes",
        *key(LONG, "match_id"),
        *key(sa.BigInteger, "user_id"),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("marks", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_notes_match_id_matches", ondelete="CASCADE"),
    )
    op.create_index("ix_notes_user_id", "notes", ["user_id"])
