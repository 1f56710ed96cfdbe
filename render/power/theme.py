"""The theme of Power: a printed war map on a dark table, with cardboard counters in the colours of the armies."""

from typing import Literal, NamedTuple, TypeAlias

from bot.games.power.board.state import Colour as Army
from render.kit.colours import Colour, colour

INK = colour("#191512")
PALE = colour("#fbf4e2")
PAPER = colour("#ecdfc0")
SEPIA = colour("#6a5638")
BRASS = colour("#e0b04a")
TABLE = (colour("#1a1d22"), colour("#343941"))
QUIET = colour("#b9b4a6")  # words on the table that matter less
SEA = (colour("#1d4a61"), colour("#2f6c85"))
SEA_LIGHT = colour("#6fa5b4")
SEA_DARK = colour("#12303f")
SAND = (colour("#cbb489"), colour("#ecdcb4"))
STONE = (colour("#7d786f"), colour("#a9a398"))
NEUTRAL = colour("#8f897c")  # the territory of an army that has left the game
FIRE = (colour("#b3261a"), colour("#f07a1f"), colour("#ffd84a"), PALE)
BOUNCE = colour("#5b2c83")
BAD = colour("#b3261a")
GOOD = colour("#1d7044")
STRUCK = colour("#e2614f")  # over orders that were lost

Edge: TypeAlias = Literal["cut", "round", "square", "notched"]
Pattern: TypeAlias = Literal["slanted", "level", "dotted", "crossed"]


class ArmyLook(NamedTuple):
    """The colours of an army, and what says the same without them.

    `edge` are the corners of its counters, `pattern` the print of its land, `shape` its badge (a seat shape).
    """

    ground: Colour
    light: Colour
    dark: Colour
    land: tuple[Colour, Colour]
    edge: Edge
    pattern: Pattern
    shape: str


ARMY: dict[Army, ArmyLook] = {
    "V": ArmyLook(
        colour("#1c9a6f"), colour("#7fd6b6"), colour("#0a4f38"), (colour("#8fb894"), colour("#c9dfbd")),
        "cut", "slanted", "triangle",
    ),
    "B": ArmyLook(
        colour("#78c4f0"), colour("#c4e6fb"), colour("#1c5c8c"), (colour("#93b5cf"), colour("#cbdfea")),
        "round", "level", "circle",
    ),
    "J": ArmyLook(
        colour("#f2df3e"), colour("#fbf3a0"), colour("#8d7c05"), (colour("#d9cc7c"), colour("#f3ebb4")),
        "square", "dotted", "square",
    ),
    "R": ArmyLook(
        colour("#e56a2c"), colour("#f8b48c"), colour("#8a3306"), (colour("#d9a186"), colour("#f3d2bd")),
        "notched", "crossed", "diamond",
    ),
}  # fmt: skip
