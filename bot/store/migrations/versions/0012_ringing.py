"""When people are called, and how long before it is too late they are reminded."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the columns; everybody is called at each question, as before."""
    for name in ("gathers_every", "gathers_from", "reminder_lead"):
        op.add_column("people", sa.Column(name, sa.Integer()))
    op.add_column("people", sa.Column("rings_at", LONG))
    later = sa.text("rings_at IS NOT NULL")
    op.create_index("ix_people_rings_at", "people", ["rings_at"], sqlite_where=later, postgresql_where=later)
