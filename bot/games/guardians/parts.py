"""The parts of the rules, by the kinds of decisions that they answer for."""

from collections.abc import Mapping
from typing import Final

from bot.games.guardians import combat, march, sheets, turn
from bot.games.guardians.asking import Part

PART_OF: Final[Mapping[str, Part]] = {
    part.kind: part for part in (*turn.PARTS, *march.PARTS, *combat.PARTS, *sheets.PARTS)
}
"""Each kind of decision with the part that answers for it."""
