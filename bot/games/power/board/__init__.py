"""The board: its places and ways, what stands there, what can be ordered, what happens, what a seat sees of it."""
