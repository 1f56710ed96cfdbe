"""Earlier positions, to which matches can go back."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, filled, key

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make the table. Answers that were given before cannot be taken back."""
    op.create_table(
        "earlier",
        *key(LONG, "match_id"),
        *key(sa.Integer, "number"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("decision", sa.Text, nullable=False),
        sa.Column("forced", sa.Boolean, nullable=False),
        *filled(sa.LargeBinary, "state", "times"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_earlier_match_id_matches", ondelete="CASCADE"),
    )
