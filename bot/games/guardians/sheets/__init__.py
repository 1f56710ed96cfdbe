"""Combat sheets: all that a seat shall do in a combat, sealed before it; and the menus in which orders are given."""

from bot.games.guardians.sheets import sealing
from bot.games.guardians.sheets.menus import QUESTIONNAIRE, SHEET_PARTS, WHOLE, moot, standing_question_of
from bot.games.guardians.sheets.sealing import AGAIN, not_again, sheet_so_far
from bot.games.guardians.sheets.settings import PASSABLE, SETTINGS
from bot.games.guardians.sheets.suggestions import suggested_sheet

PARTS = sealing.PARTS
