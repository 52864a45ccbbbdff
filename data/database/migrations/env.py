"""Run by Alembic for each migration or comparison, on the connection that it was given."""

from alembic import context

from data.database.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    # SQLite changes a column only by copying its table.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
