"""How matches ended for whoever played them, how good people are by that, and who may see it."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, filled, key, optional

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add the tables; what has ended before is rated at the next start."""
    op.create_table(
        "results",
        sa.Column("id", LONG, primary_key=True),
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        *filled(sa.BigInteger, "player_id", "guild_id"),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended_at", LONG, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("fate", sa.Text, nullable=False),
        *optional(LONG, "place", "score"),
        sa.Column("side", sa.Text, nullable=False),
        sa.Column("pace", LONG),
        sa.Column("counts", sa.Boolean, nullable=False),
        *optional(sa.Double, "mu", "sigma"),
        *optional(sa.Integer, "points", "change"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_results_match_id", ondelete="CASCADE"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_results_match_id", "results", ["match_id"])
    op.create_index("ix_results_player_id", "results", ["player_id", "guild_id", "game", "id"])
    op.create_table(
        "ratings",
        *key(sa.BigInteger, "guild_id"),
        *key(sa.Text, "game"),
        *key(sa.BigInteger, "player_id"),
        *filled(sa.Text, "name", "account"),
        *filled(sa.Double, "mu", "sigma"),
        *filled(sa.Integer, "points", "matches"),
        sa.Column("provisional", sa.Boolean, nullable=False),
    )
    op.create_index("ix_ratings_table", "ratings", ["guild_id", "game", "provisional", "points"])
    op.create_index("ix_ratings_player_id", "ratings", ["player_id"])
    op.add_column("people", sa.Column("profile", sa.Text(), server_default="server", nullable=False))
    op.add_column("actions", sa.Column("waited", LONG))
    op.add_column("lease", sa.Column("rated_by", sa.Integer(), server_default="0", nullable=False))
