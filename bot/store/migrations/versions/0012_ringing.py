"""When people are called, and how long before it is too late they are reminded."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, where

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the columns; everybody is called at each question, as before."""
    for name in ("gathers_every", "gathers_from", "reminder_lead"):
        op.add_column("people", sa.Column(name, sa.Integer()))
    op.add_column("people", sa.Column("rings_at", LONG))
    op.create_index("ix_people_rings_at", "people", ["rings_at"], **where("rings_at IS NOT NULL"))
