"""What people can say to the bot: the lobby and table verbs, and one cog per game."""
