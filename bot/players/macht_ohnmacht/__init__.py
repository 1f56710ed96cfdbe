"""The computer player of Macht & Ohnmacht."""

from bot.players.macht_ohnmacht.player import MachtOhnmachtPlayer as MachtOhnmachtPlayer
