"""Lists of tables: since when what is open has been asked."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column, empty for the matches that there are: their last action stands for it."""
    op.add_column("matches", sa.Column("asked_since", sa.LargeBinary()))
