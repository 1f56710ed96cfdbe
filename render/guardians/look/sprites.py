"""Small drawings that are stamped on the pictures of a table: signs on discs, power stones, weights, swords."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from bot.games.guardians.abilities import Color
from bot.games.guardians.cards import CARDS
from render.guardians.look.emblems import emblem_of
from render.guardians.look.signs import ABILITY, COLOR, VICE, Sign, cut
from render.guardians.look.theme import COLOR_GROUND, GOLD, PALE, RED
from render.kit.colours import NIGHT, Colour
from render.kit.kept import kept
from render.kit.shapes import circle_path
from render.kit.sprites import Sprite, over, painted

TICK: Final = "M 8 54 L 24 38 L 42 56 L 78 14 L 94 30 L 42 88 Z"
ONE: Final = "M 34 28 L 56 8 L 66 8 L 66 92 L 46 92 L 46 36 L 34 42 Z"
TURNED: Final = (
    "M 50 8 Q 88 10 92 48 L 100 48 L 82 76 L 62 48 L 74 48 Q 70 26 50 24 Q 26 28 24 52 Q 28 76 52 78 L 52 94"
    " Q 10 92 8 52 Q 12 10 50 8 Z"
)
SHIELD: Final = "M 4 6 Q 28 12 50 2 Q 72 12 96 6 Q 100 70 50 98 Q 0 70 4 6 Z"
CROSS: Final = "M 22 14 L 50 40 L 78 14 L 90 26 L 62 52 L 90 80 L 78 92 L 50 64 L 22 92 L 10 80 L 38 52 L 10 26 Z"


@kept
def seal(path: str, size: int, ink: Colour = PALE, ground: Colour = NIGHT) -> Sprite:
    """Return a path in one ink on a disc."""
    disc = painted(((circle_path(50, 50, 50), ground),), size, size, outline=NIGHT, outline_width=2)
    inner = round(size * 0.6)
    return over(disc, painted(cut(path, ink, ground), inner, inner), (disc.width // 2, disc.height // 2))


def sign(name: Sign, size: int, ink: Colour = PALE, ground: Colour = NIGHT) -> Sprite:
    """Return one of the signs of the cards on a disc."""
    return seal(ABILITY[name], size, ink, ground)


def plain(path: str, size: int, ink: Colour) -> Sprite:
    """Return a path in one ink with a dark outline."""
    return painted(((path, ink),), size, size, outline=NIGHT, outline_width=3)


def stone(size: int) -> Sprite:
    """Return a power stone."""
    facets = (
        ("M 24 8 L 76 8 L 98 36 L 50 96 L 2 36 Z", (120, 88, 190)),
        ("M 24 8 L 50 36 L 2 36 Z M 76 8 L 98 36 L 50 36 Z", (182, 152, 234)),
        ("M 24 8 L 76 8 L 50 36 Z", (226, 212, 250)),
        ("M 50 36 L 98 36 L 50 96 Z", (91, 45, 142)),
    )
    return painted(facets, size, size, outline=NIGHT, outline_width=2)


def weight(size: int) -> Sprite:
    """Return the sign of stacking vitality."""
    path = "M 36 20 Q 36 4 50 4 Q 64 4 64 20 L 80 20 L 98 96 L 2 96 L 20 20 Z"
    return painted(((path, RED),), size, size, outline=PALE, outline_width=2)


def swords(size: int) -> Sprite:
    """Return two crossed swords."""
    one = "M 4 4 L 20 8 L 74 62 L 84 54 L 90 60 L 80 70 L 96 88 L 88 96 L 70 80 L 60 90 L 54 84 L 62 74 L 8 20 Z"
    other = "M 96 4 L 80 8 L 26 62 L 16 54 L 10 60 L 20 70 L 4 88 L 12 96 L 30 80 L 40 90 L 46 84 L 38 74 L 92 20 Z"
    return painted(((one, PALE), (other, GOLD)), size, size, outline=NIGHT, outline_width=4)


def _suit(color: Color) -> Sprite:
    """Draw the sign of a colour on its ground."""
    ground, ink = COLOR_GROUND[color]
    disc = painted(((circle_path(50, 50, 50), ink), (circle_path(50, 50, 46), ground)), 140, 140)
    return over(disc, painted(((COLOR[color], ink),), 92, 92), (70, 70))


ICONS: Final[Mapping[str, Callable[[], Sprite]]] = {
    "": lambda: painted(emblem_of("shield_broms_angelic_09"), 140, 140),
    **{color: partial(_suit, color) for color in COLOR},
    **{vice: partial(seal, VICE[vice], 140) for vice in VICE},
}


def icon_for(question: str, choice: str) -> str:
    """Name the icon of a choice: the vice, or the colour of the creature that it names."""
    named = [part for part in re.split(r"[:+.]", choice) if part in VICE or part in CARDS]
    return named[0] if named and named[0] in VICE else str(CARDS[named[0]].color) if named else "none"
