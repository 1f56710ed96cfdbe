"""The sealed order of the day: who is asked where and when, what was answered, and who signs that."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "daily_servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("next_at", LONG),
        sa.Column("stopped", sa.Text(), server_default="", nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_daily_servers")),
    )
    _index_some("ix_daily_servers_next_at", "daily_servers", "next_at", "next_at IS NOT NULL")
    op.create_table(
        "daily_orders",
        sa.Column("id", LONG, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.Column("asked_at", LONG, nullable=False),
        sa.Column("opens_at", LONG, nullable=False),
        sa.Column("opened_at", LONG),
        sa.Column("result", sa.LargeBinary()),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("opening_id", sa.BigInteger()),
        sa.Column("due", LONG),
        sa.Column("tried_at", LONG),
        sa.Column("attempts", sa.Integer(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_daily_orders")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_daily_orders_guild_id", "daily_orders", ["guild_id", "id"])
    _index_some("ix_daily_orders_opens_at", "daily_orders", "opens_at", "opened_at IS NULL")
    _index_some("ix_daily_orders_due", "daily_orders", "due", "due IS NOT NULL")
    op.create_table(
        "daily_answers",
        sa.Column("order_id", LONG, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("draft", sa.LargeBinary()),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("action", sa.LargeBinary()),
        sa.Column("points", sa.Integer()),
        sa.Column("alone", sa.Boolean()),
        sa.ForeignKeyConstraint(
            ["order_id"], ["daily_orders.id"], name=op.f("fk_daily_answers_order_id_daily_orders"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("order_id", "user_id", name=op.f("pk_daily_answers")),
    )
    op.create_index("ix_daily_answers_user_id", "daily_answers", ["user_id"])
    op.create_table(
        "daily_signers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name=op.f("pk_daily_signers")),
    )
    op.create_index("ix_daily_signers_user_id", "daily_signers", ["user_id"])


def _index_some(name: str, table: str, column: str, condition: str) -> None:
    where = sa.text(condition)
    op.create_index(name, table, [column], sqlite_where=where, postgresql_where=where)
