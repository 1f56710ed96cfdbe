"""Several processes: what each of them works on, and how often a row of the outbox has failed for whichever of them."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, key

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of claims, and count failures."""
    op.create_table(
        "claims",
        *key(sa.Text, "name"),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("until", LONG, nullable=False),
    )
    op.add_column("outbox", sa.Column("failures", sa.Integer(), server_default="0", nullable=False))
