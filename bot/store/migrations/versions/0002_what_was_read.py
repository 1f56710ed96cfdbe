"""Only what is read: no newest board of each channel, and no names beside those at the tables."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Drop a table and a column that nothing read."""
    op.drop_table("boards")
    op.drop_column("people", "name")
