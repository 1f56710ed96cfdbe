"""The computer player of Guardians."""

from bot.players.guardians.player import GuardiansPlayer as GuardiansPlayer
