"""The computer player of Verräter."""

from bot.players.verraeter.player import VerraeterPlayer as VerraeterPlayer
