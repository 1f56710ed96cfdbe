"""Who may open tables in a server."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add the column; everybody may, as before."""
    op.add_column("guilds", sa.Column("opener_role", sa.BigInteger()))
