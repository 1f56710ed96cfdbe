"""Computers, who takes a seat over or has held it, what a table agreed to, its rests, and quiet hours of people."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, key

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns, all of them empty for the tables that there are, and make the table of earlier holders."""
    op.add_column("matches", sa.Column("terms", sa.LargeBinary()))
    op.add_column("matches", sa.Column("rests_until", LONG))
    op.add_column("members", sa.Column("computer", sa.LargeBinary()))
    op.add_column("members", sa.Column("successor_id", sa.BigInteger()))
    op.add_column("members", sa.Column("successor_name", sa.Text(), server_default="", nullable=False))
    op.add_column("members", sa.Column("quiet", sa.LargeBinary()))
    op.add_column("people", sa.Column("zone", sa.Text(), server_default="", nullable=False))
    op.add_column("people", sa.Column("quiet_from", sa.Integer()))
    op.add_column("people", sa.Column("quiet_to", sa.Integer()))
    op.add_column("people", sa.Column("shows_quiet", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("members", sa.Column("hints", sa.Integer(), server_default="0", nullable=False))
    op.create_table(
        "holders",
        *key(LONG, "match_id"),
        *key(sa.Integer, "seat"),
        *key(sa.BigInteger, "user_id"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_holders_match_id_matches", ondelete="CASCADE"),
    )
    op.create_index("ix_holders_user_id", "holders", ["user_id"])
