"""Answers that are given ahead: by standing orders, by combat sheets and by the orders for windows.

Orders are three things; for combats a table has the first (`pace` "steps") or the second ("sheets"):

    orders                  left in                             answered by             told by
    `CombatOrders`          `sheets.menus`, at any time         `standing_answer`       a line of the log, by "plan"
    `CombatSheet.orders`    `sheets.sealing`, for one combat    `sheet_answer`          `AnsweredAhead`, by "sheet"
    `WindowOrders`          `turn.layout_menus`, in a layout    `windows._ordered`      `AnsweredAhead`, by "orders"

Standing orders are no part of the state: matches keep them, and ask by `Game.orders_ahead` what they answer. The
others are in it, and `answer_ahead` answers by them as soon as something is asked.
"""

from bot.games.guardians.ahead.answers import leads, ordered_answer, sheet_answer
from bot.games.guardians.ahead.windows import answer_ahead, is_at_a_stop, remember_sheets, standing_answer
