"""The board: the island, what lies on it, what can be done, what happens, and what a seat sees of it."""
