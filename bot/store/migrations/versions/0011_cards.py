"""The lists of tables that stand in channels."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "cards",
        sa.Column("channel_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("edited_at", LONG, nullable=False),
        sa.Column("shown", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("channel_id", name=op.f("pk_cards")),
    )
    op.create_index("ix_cards_guild_id", "cards", ["guild_id"])
