"""At a table: its verbs, looking back, notes, films."""
