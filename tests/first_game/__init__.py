"""The first game: rock, paper, scissors with sealed hands, to copy a new game from. No bot offers it."""
