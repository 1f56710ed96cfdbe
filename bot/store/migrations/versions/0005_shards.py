"""Several shards: when people could reach the bot through each of them; and which commands the platform was told of."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, filled, key

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table of shards, and note nothing of the commands: they are published once more."""
    op.create_table(
        "shards",
        *key(sa.Integer, "shard"),
        sa.Column("total", sa.Integer, nullable=False),
        *filled(LONG, "alive_at", "owed", "beside"),
    )
    op.add_column("lease", sa.Column("commands", sa.Text(), server_default="", nullable=False))
