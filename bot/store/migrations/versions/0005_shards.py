"""Several shards: when people could reach the bot through each of them; and which commands the platform was told of."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table of shards, and note nothing of the commands: they are published once more."""
    op.create_table(
        "shards",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("alive_at", LONG, nullable=False),
        sa.Column("owed", LONG, nullable=False),
        sa.Column("beside", LONG, nullable=False),
        sa.PrimaryKeyConstraint("shard", name=op.f("pk_shards")),
    )
    op.add_column("lease", sa.Column("commands", sa.Text(), server_default="", nullable=False))
