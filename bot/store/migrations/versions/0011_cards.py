"""The lists of tables that stand in channels."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, filled, key

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "cards",
        *key(sa.BigInteger, "channel_id"),
        *filled(sa.BigInteger, "guild_id", "message_id"),
        sa.Column("edited_at", LONG, nullable=False),
        sa.Column("shown", sa.Text, nullable=False),
    )
    op.create_index("ix_cards_guild_id", "cards", ["guild_id"])
