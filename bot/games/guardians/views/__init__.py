"""What a seat may know: its view, and other tables that look the same to it, with the truth or without."""

from bot.games.guardians.views.building import view_of
from bot.games.guardians.views.resampling import imagine
from bot.games.guardians.views.worlds import world
