"""What the accounts of players are called."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the columns; for those who sit at a table by now they are filled when they press something."""
    op.add_column("members", sa.Column("account", sa.Text(), server_default="", nullable=False))
    op.add_column("members", sa.Column("successor_account", sa.Text(), server_default="", nullable=False))
