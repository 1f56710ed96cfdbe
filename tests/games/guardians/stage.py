"""How scenes and positions of Guardians write a table and an answer, as its cases do (`played_cases`).

Combats go by sheets and windows by orders, unless a table says otherwise. A layout is what lies where, by fields.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.games.guardians.table import Answer, State, WindowOrders
from tests.games.guardians.case_words import a_layout, answer, deed
from tests.games.guardians.fights import Fight
from tests.games.guardians.played_cases import BEGINNINGS
from tests.games.guardians.tables import GAME, state
from tests.games.scenes import Spec, Stage


def table_of(given: Spec) -> State:
    """Set a table up by one of the beginnings of cases (`begins`), and go on by the deeds of a `course`."""
    facts = dict(given)
    begin, course = BEGINNINGS[facts.pop("begins", "table")], facts.pop("course", ())
    facts |= {"stops": tuple(map(tuple, facts["stops"]))} if "stops" in facts else {}
    if "orders" in facts:
        facts["orders"] = msgspec.convert(facts["orders"], tuple[WindowOrders, WindowOrders])
    options = {"pace": "sheets", "windows": "orders"} | facts.pop("options", {})
    game = begin(**facts, options=options)
    for step in course:
        deed(game, step)
    return game.state


def action_of(spec: Any) -> Answer:
    """Read an answer that names nobody in a combat, such as `walks B2 C2 fight=win`, or a layout."""
    return a_layout(0, spec) if isinstance(spec, Mapping) else answer(Fight(state()), 0, spec)


STAGE = Stage(GAME, table_of, action_of)
