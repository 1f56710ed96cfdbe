"""How scenes of Power write a table, and sheets: line by line in French letters, green's where no army is named."""

from typing import Any

import msgspec

from bot.games.power.board.actions import Sheet, StandingOrders
from bot.games.power.board.state import Options, State
from tests.games.power.tables import GAME, orders, table
from tests.games.scenes import Spec, Stage, struct_of


def table_of(given: Spec) -> State:
    """Set a table up as `table` does; `seats` are the armies of each seat ("VB JR")."""
    facts = dict(given)
    board = facts.pop("board", {})
    seats: Any = tuple(tuple(armies) for armies in facts.pop("seats", "V B J R").split())
    return table(board, seats=seats, options=msgspec.convert(facts.pop("options", {}), Options), **facts)


def action_of(spec: Any) -> Any:
    """Read a sheet, a list of lines, or another action."""
    return Sheet(orders("V", *spec)) if isinstance(spec, list) else struct_of(spec, GAME.types.action)


def plan_of(spec: Spec) -> StandingOrders:
    """Read standing orders, whose `orders` are a sheet."""
    written = {"orders": orders("V", *spec["orders"])} if "orders" in spec else {}
    return msgspec.structs.replace(
        msgspec.convert({name: value for name, value in spec.items() if name != "orders"}, StandingOrders), **written
    )


STAGE = Stage(GAME, table_of, action_of, plan_of)
