"""How matches ended for whoever played them, how good people are by that, and who may see it."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the tables; what has ended before is rated at the next start."""
    op.create_table(
        "results",
        sa.Column("id", LONG, nullable=False),
        sa.Column("match_id", LONG, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("ended_at", LONG, nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("fate", sa.Text(), nullable=False),
        sa.Column("place", LONG),
        sa.Column("score", LONG),
        sa.Column("side", sa.Text(), nullable=False),
        sa.Column("pace", LONG),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Double()),
        sa.Column("sigma", sa.Double()),
        sa.Column("points", sa.Integer()),
        sa.Column("change", sa.Integer()),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_results_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_results"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_results_match_id", "results", ["match_id"])
    op.create_index("ix_results_player_id", "results", ["player_id", "guild_id", "game", "id"])
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("provisional", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "player_id", name="pk_ratings"),
    )
    op.create_index("ix_ratings_table", "ratings", ["guild_id", "game", "provisional", "points"])
    op.create_index("ix_ratings_player_id", "ratings", ["player_id"])
    op.add_column("people", sa.Column("profile", sa.Text(), server_default="server", nullable=False))
    op.add_column("actions", sa.Column("waited", LONG))
    op.add_column("lease", sa.Column("rated_by", sa.Integer(), server_default="0", nullable=False))
