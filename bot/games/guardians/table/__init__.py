"""The table: its spaces, what lies there, what can be done, what happens, and what a seat sees of it."""

from bot.games.guardians.table.actions import *
from bot.games.guardians.table.events import *
from bot.games.guardians.table.places import *
from bot.games.guardians.table.state import *
from bot.games.guardians.table.table import *
from bot.games.guardians.table.view import *
