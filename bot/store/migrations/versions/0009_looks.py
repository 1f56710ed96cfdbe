"""How far people have seen what has happened at their tables."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, filled, key

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the table: whoever plays has seen all that has happened so far."""
    op.create_table(
        "looks",
        *key(LONG, "match_id"),
        *key(sa.BigInteger, "user_id"),
        *filled(sa.Integer, "seen", "told_from"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_looks_match_id_matches", ondelete="CASCADE"),
    )
    op.create_index("ix_looks_user_id", "looks", ["user_id"])
    op.execute(
        "INSERT INTO looks (match_id, user_id, seen, told_from) SELECT matches.id, user_id, actions, actions "
        "FROM members JOIN matches ON matches.id = match_id WHERE user_id IS NOT NULL AND status = 'running'"
    )
