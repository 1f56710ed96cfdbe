"""One module per revision of the schema, found by Alembic."""
