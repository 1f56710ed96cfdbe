"""What must survive a restart: tables, queries and migrations."""
