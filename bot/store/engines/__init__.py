"""How SQLite and PostgreSQL keep it: connections, transactions, schema, and news between processes."""
