"""The computer player of Power."""

from bot.players.power.player import PowerPlayer as PowerPlayer
