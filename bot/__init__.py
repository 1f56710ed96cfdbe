"""Sealed Orders: board games with hidden choices, played in a Discord server's channels."""
