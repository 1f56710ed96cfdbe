"""Time that players have left over."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column; so far nobody has saved any."""
    op.add_column("members", sa.Column("saved", LONG, server_default="0", nullable=False))
