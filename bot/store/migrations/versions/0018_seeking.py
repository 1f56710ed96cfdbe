"""Who seeks a table, which tables are proposed to whom, and who does not want to be seated with whom."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, filled, key, optional, where

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "seekers",
        *key(sa.BigInteger, "guild_id", "user_id"),
        *filled(sa.Text, "name", "account", "game"),
        *filled(sa.Integer, "least", "most"),
        sa.Column("paces", sa.Text, nullable=False),
        sa.Column("computers_at", LONG),
        sa.Column("asked_in", sa.LargeBinary, nullable=False),
        *filled(LONG, "since", "until"),
        sa.Column("proposal_id", LONG),
    )
    op.create_index("ix_seekers_guild_id_game", "seekers", ["guild_id", "game"])
    op.create_index("ix_seekers_user_id", "seekers", ["user_id"])
    op.create_index("ix_seekers_proposal_id", "seekers", ["proposal_id"], **where("proposal_id IS NOT NULL"))
    op.create_table(
        "proposals",
        sa.Column("id", LONG, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        *filled(sa.Text, "game", "state"),
        *filled(sa.Integer, "players", "computers"),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created_at", LONG, nullable=False),
        *optional(LONG, "opens_at", "match_id"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_proposals_match_id_matches", ondelete="SET NULL"
        ),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_proposals_opens_at", "proposals", ["opens_at"], **where("opens_at IS NOT NULL"))
    op.create_index("ix_proposals_created_at", "proposals", ["created_at"])
    op.create_table(
        "invitations",
        *key(LONG, "proposal_id"),
        *key(sa.BigInteger, "user_id"),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("until", LONG, nullable=False),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.Column("due", LONG),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("first_try_at", LONG),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("called", sa.Text, nullable=False),
        *optional(sa.BigInteger, "channel_id", "message_id"),
        sa.ForeignKeyConstraint(
            ["proposal_id"],
            ["proposals.id"],
            name="fk_invitations_proposal_id_proposals",
            ondelete="CASCADE",
        ),
    )
    op.create_index("ix_invitations_due", "invitations", ["due"], **where("due IS NOT NULL"))
    op.create_index("ix_invitations_unanswered", "invitations", ["until"], **where("answer = ''"))
    op.create_index("ix_invitations_user_id", "invitations", ["user_id"])
    op.create_table(
        "blocks",
        *key(sa.BigInteger, "user_id", "other_id"),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", LONG, nullable=False),
    )
    op.create_index("ix_blocks_other_id", "blocks", ["other_id"])
