"""Who is away, and for how many days a year each server allows it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the columns and the table; so far nobody is away."""
    op.add_column("guilds", sa.Column("away_days", sa.Integer(), server_default="21", nullable=False))
    op.add_column("members", sa.Column("away_until", LONG))
    op.create_table(
        "away",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("begun_at", LONG, autoincrement=False, nullable=False),
        sa.Column("until", LONG, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "begun_at", name=op.f("pk_away")),
    )
