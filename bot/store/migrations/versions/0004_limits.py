"""Several processes: from which moment on each limit that they keep together has a turn left."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, key

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table of limits. It changes with every request, and what is in it is of no use after a crash."""
    op.create_table(
        "limits",
        *key(sa.Text, "name"),
        sa.Column("free_at", LONG, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE limits SET UNLOGGED")
