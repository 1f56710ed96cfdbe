"""Since when quiet hours count, why a deadline is late, and how long a server lets its tables wait."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the columns; the quiet hours of before count as they did."""
    op.add_column("people", sa.Column("hours", sa.LargeBinary()))
    op.add_column("timers", sa.Column("put_off", sa.Text(), server_default="", nullable=False))
    op.add_column("guilds", sa.Column("quiet_hours", sa.Integer(), server_default="10", nullable=False))
    op.add_column("guilds", sa.Column("pauses", sa.Integer(), server_default="5", nullable=False))
    op.add_column("guilds", sa.Column("pause_days", sa.Integer(), server_default="14", nullable=False))
