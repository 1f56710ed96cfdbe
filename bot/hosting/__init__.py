"""Verbs for whoever runs the bot, also while it runs. A module has `add_commands`, which `bot.commands` calls."""
