"""Alembic's way in: it is handed an open connection by `storage.database`."""

from alembic import context

from prairie.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
