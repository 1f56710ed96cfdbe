"""How scenes of Verräter write a table."""

from typing import Any

import msgspec

from bot.games.contract import Nothing
from bot.games.verraeter.state import Land, Options, State
from tests.games.scenes import Spec, Stage
from tests.games.verraeter.tables import GAME, alternating_ring, chance, held_by, ring_with, table, with_buildings

OF_THE_RING = ("ring", "held", "buildings", "options")


def ring_of(given: Spec, players: int) -> tuple[Land, ...]:
    """Lay the ring: the lands at border 0 or who holds each land, and buildings ("0 granary") by land."""
    lands = ring_with(*given["ring"]) if "ring" in given else alternating_ring()
    lands = held_by(given["held"]) if "held" in given else lands
    granaries = {11 - seat: f"{seat} granary" for seat in range(players)}
    buildings: dict[int, Any] = {}
    for place, text in given.get("buildings", granaries).items():
        seat, kind = text.split()
        buildings[place] = (int(seat), kind)
    return with_buildings(lands, buildings)


def table_of(given: Spec) -> State:
    """Set a table up as `table` does, or begin a match of so many `players`."""
    options = msgspec.convert(given.get("options", {}), Options)
    if "players" in given:
        return GAME.start((Nothing(),) * given["players"], options, chance("start", 0)).state
    facts: dict[str, Any] = {name: value for name, value in given.items() if name not in OF_THE_RING}
    return table(lands=ring_of(given, len(given.get("families", range(4)))), options=options, **facts)


STAGE = Stage(GAME, table_of)
