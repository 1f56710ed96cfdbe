"""The sealed order of the day: who is asked where and when, what was answered, and who signs that."""

import sqlalchemy as sa
from alembic import op

from bot.store.columns import LONG, filled, key, optional, where

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "daily_servers",
        *key(sa.BigInteger, "guild_id"),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("hour", sa.Integer, nullable=False),
        sa.Column("next_at", LONG),
        sa.Column("stopped", sa.Text(), server_default="", nullable=False),
    )
    op.create_index("ix_daily_servers_next_at", "daily_servers", ["next_at"], **where("next_at IS NOT NULL"))
    op.create_table(
        "daily_orders",
        sa.Column("id", LONG, primary_key=True),
        *filled(sa.BigInteger, "guild_id", "channel_id"),
        sa.Column("position", sa.Text, nullable=False),
        *filled(LONG, "asked_at", "opens_at"),
        sa.Column("opened_at", LONG),
        sa.Column("result", sa.LargeBinary),
        *optional(sa.BigInteger, "message_id", "opening_id"),
        *optional(LONG, "due", "tried_at"),
        sa.Column("attempts", sa.Integer(), server_default="0", nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_daily_orders_guild_id", "daily_orders", ["guild_id", "id"])
    op.create_index("ix_daily_orders_opens_at", "daily_orders", ["opens_at"], **where("opened_at IS NULL"))
    op.create_index("ix_daily_orders_due", "daily_orders", ["due"], **where("due IS NOT NULL"))
    op.create_table(
        "daily_answers",
        *key(LONG, "order_id"),
        *key(sa.BigInteger, "user_id"),
        sa.Column("draft", sa.LargeBinary),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("action", sa.LargeBinary),
        sa.Column("points", sa.Integer),
        sa.Column("alone", sa.Boolean),
        sa.ForeignKeyConstraint(
            ["order_id"], ["daily_orders.id"], name="fk_daily_answers_order_id_daily_orders", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_daily_answers_user_id", "daily_answers", ["user_id"])
    op.create_table(
        "daily_signers",
        *key(sa.BigInteger, "guild_id", "user_id"),
        *filled(sa.Text, "name", "account"),
    )
    op.create_index("ix_daily_signers_user_id", "daily_signers", ["user_id"])
