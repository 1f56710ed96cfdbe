"""How far people have seen what has happened at their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table: whoever plays has seen all that has happened so far."""
    op.create_table(
        "looks",
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.Column("told_from", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_looks_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "user_id", name=op.f("pk_looks")),
    )
    op.create_index("ix_looks_user_id", "looks", ["user_id"])
    op.execute(
        "INSERT INTO looks (match_id, user_id, seen, told_from) SELECT matches.id, user_id, actions, actions "
        "FROM members JOIN matches ON matches.id = match_id WHERE user_id IS NOT NULL AND status = 'running'"
    )
