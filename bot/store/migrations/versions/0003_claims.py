"""Several processes: what each of them works on, and how often a row of the outbox has failed for whichever of them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table of claims, and count failures."""
    op.create_table(
        "claims",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("until", LONG, nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_claims")),
    )
    op.add_column("outbox", sa.Column("failures", sa.Integer(), server_default="0", nullable=False))
