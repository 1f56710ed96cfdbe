"""Learning a game: the rules to read, and the first lesson."""
