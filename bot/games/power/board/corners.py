"""What a player of Power brings: the corner that he would like, in any of our languages."""

from collections.abc import Mapping
from typing import Final

from bot.games.chance import Chance
from bot.games.contract import Problem
from bot.games.power.board.state import COLOURS, Colour, Entry, Options

CORNERS: Final[Mapping[str, Colour]] = {
    "v": "V",
    "vert": "V",
    "verte": "V",
    "green": "V",
    "grün": "V",
    "grun": "V",
    "verde": "V",
    "b": "B",
    "bleu": "B",
    "bleue": "B",
    "blue": "B",
    "blau": "B",
    "blu": "B",
    "j": "J",
    "jaune": "J",
    "yellow": "J",
    "gelb": "J",
    "giallo": "J",
    "gialla": "J",
    "r": "R",
    "rouge": "R",
    "red": "R",
    "rot": "R",
    "rosso": "R",
    "rossa": "R",
}
"""What a corner may be called by whoever wishes for it."""


def read_corner(text: str, options: Options) -> tuple[Entry | None, tuple[Problem, ...]]:
    """Read the corner that is wished for, an empty text as no wish; None, with a problem, if it is no corner."""
    word = text.strip().lower()
    if not word:
        return Entry(), ()
    corner = CORNERS.get(word)
    if corner is None:
        return None, (Problem("power-problem-no-such-corner", {"text": text.strip()[:20]}),)
    return Entry(corner), ()


def write_corner(entry: Entry) -> str:
    """Write the wish as the letter of the corner, "" for none."""
    return entry.corner


def some_corner(options: Options, chance: Chance) -> Entry:
    """Draw a wish, or none."""
    return chance.pick((Entry(), *(Entry(colour) for colour in COLOURS)))
