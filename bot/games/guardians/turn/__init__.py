"""The turn around the marches: drawing and organising before them, terrain settlement after them."""

from bot.games.guardians.turn import draw_phase, layout_menus, terrain_settlement
from bot.games.guardians.turn.draw_phase import ask_upcards, begin_turn, go_on_organising, redraw
from bot.games.guardians.turn.layout_menus import WINDOW_ORDERS, orders_with
from bot.games.guardians.turn.layout_suggestions import Suggestion, discard_least_useful, suggested, with_homes
from bot.games.guardians.turn.layouts import HAND_LIMIT, hand_left, is_open, open_wings, space_limit, stacking
from bot.games.guardians.turn.terrain_settlement import begin_settlement, due_in, go_on_settling

PARTS = (layout_menus.PART, *draw_phase.PARTS, *terrain_settlement.PARTS)
