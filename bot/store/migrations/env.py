"""What Alembic runs to migrate: on the connection, and in the transaction, that `bot.store.engines.schema` hands in."""

from alembic import context

from bot.store.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
