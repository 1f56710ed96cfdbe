"""Before a match: `/play` and `/practice`, who sits at a table, what is settled there, its thread."""
