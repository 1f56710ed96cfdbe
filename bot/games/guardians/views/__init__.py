"""What a seat may know: its view, and other tables that look the same to it."""

from bot.games.guardians.views.building import view_of
from bot.games.guardians.views.resampling import imagine
