"""Tables: who is invited to one or was removed from it, and who may sit down at none."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, key

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "guests",
        *key(LONG, "match_id"),
        *key(sa.BigInteger, "user_id"),
        sa.Column("standing", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_guests_match_id_matches", ondelete="CASCADE"),
    )
    op.create_index("ix_guests_user_id", "guests", ["user_id"])
    op.create_table(
        "bans",
        *key(sa.BigInteger, "guild_id", "user_id"),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", LONG, nullable=False),
    )
    op.create_index("ix_bans_user_id", "bans", ["user_id"])
