"""What somebody sought whose wish has run out, and the roles that servers let be called for open seats."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("proposals", sa.Column("wish", sa.LargeBinary()))
    op.add_column("guilds", sa.Column("roles", sa.LargeBinary()))
