"""All parts of the rules, by the kinds of decisions that they answer for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.guardians import combat, drawing, layout_menus, marching, retreating, settlement
from bot.games.guardians.parts import Part

_ALL: Final[tuple[Part, ...]] = (
    layout_menus.PART,
    *drawing.PARTS,
    *marching.PARTS,
    *combat.PARTS,
    *retreating.PARTS,
    *settlement.PARTS,
)

PARTS: Final[Mapping[str, Part]] = {kind: part for part in _ALL for kind in sorted(part.kinds)}
"""Each kind of decision with the part that answers for it."""
