"""Who is away, and for how many days a year each server allows it."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, key

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the columns and the table; so far nobody is away."""
    op.add_column("guilds", sa.Column("away_days", sa.Integer(), server_default="21", nullable=False))
    op.add_column("members", sa.Column("away_until", LONG))
    op.create_table(
        "away",
        *key(sa.BigInteger, "user_id", "guild_id"),
        *key(LONG, "begun_at"),
        sa.Column("until", LONG, nullable=False),
    )
