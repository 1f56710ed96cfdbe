"""Computers, who takes a seat over or has held it, what a table agreed to, its rests, and quiet hours of people."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


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
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_holders_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "user_id", name=op.f("pk_holders")),
    )
    op.create_index("ix_holders_user_id", "holders", ["user_id"])
