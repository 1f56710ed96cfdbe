"""Layouts near others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from msgspec.structs import replace

from bot.games.contract import Decision
from bot.games.guardians.table import Layout, View
from bot.games.guardians.turn import open_wings
from bot.players.guardians.policy import GAME


def exchanged(view: View, decision: Decision, layout: Layout) -> Iterator[Layout]:
    """List the layouts with the same stacks at any of the strongholds."""
    wings = open_wings(view, decision.seat)
    for order in permutations(wings):
        homes = list(layout.homes)
        for wing, other in zip(wings, order, strict=True):
            homes[wing] = layout.homes[other]
        moved = replace(layout, homes=(homes[0], homes[1], homes[2]))
        if not GAME.problems(view, decision, moved):
            yield moved
