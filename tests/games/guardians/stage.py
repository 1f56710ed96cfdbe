"""How positions of Guardians write a table: as its cases do (`played_cases`), combats by sheets, windows by orders."""

from __future__ import annotations

from bot.games.guardians.table import State
from tests.games.guardians.case_words import deed
from tests.games.guardians.played_cases import BEGINNINGS
from tests.games.guardians.tables import GAME
from tests.games.scenes import Spec, Stage


def table_of(given: Spec) -> State:
    """Set a table up by one of the beginnings of cases (`begins`), and go on by the deeds of a `course`."""
    facts = dict(given)
    begin, course = BEGINNINGS[facts.pop("begins", "table")], facts.pop("course", ())
    options = {"pace": "sheets", "windows": "orders"} | facts.pop("options", {})
    game = begin(**facts, options=options)
    for step in course:
        deed(game, step)
    return game.state


STAGE = Stage(GAME, table_of)
