"""No table of the newest board of each channel: nothing read it."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop the table."""
    op.drop_table("boards")
