"""Sheets: how they are put together from menus, typed, read and written, and what speaks against them."""

from bot.games.power.sheets.drafts import (
    as_typed,
    at_writing,
    blank_sheet,
    finish_orders,
    finish_sheet,
    of_this_round,
    order_of,
    orders_of,
    overdue_sheet,
    preview_sheet,
    read_sheet,
    sheet_faults,
    write_sheet,
)
from bot.games.power.sheets.legality import PAPER, Proof, at_line, fitting, misspellings, sheet_meaning, sheet_problems
from bot.games.power.sheets.menus import sheet_questions, take_choice
from bot.games.power.sheets.notation import LETTERS, Letters, in_print, place_name, spelt_out, spent_text, written
from bot.games.power.sheets.random_sheets import some_sheet
