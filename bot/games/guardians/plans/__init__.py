"""Answers that are given ahead: by standing orders, by combat sheets and by the orders for windows."""

from bot.games.guardians.plans.ahead import answer_ahead, is_at_a_stop, remember_sheets, standing_answer
from bot.games.guardians.plans.answers import leads, planned, sheet_answer
