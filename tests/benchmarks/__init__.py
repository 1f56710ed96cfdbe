"""How fast the bot is, each figure beside a reference of the same run. Nothing in here fails for being slow."""
