"""Every kind of ability is shown acting and not acting; what is still to be shown is listed here by name."""

from __future__ import annotations

from typing import Final

from bot.games.guardians.abilities import KINDS
from tests.games.guardians.coverage import missing

AWAITED: Final = frozenset(
    {
        "cancel_flight",
        "convert",
        "destroy_upgrade",
        "draw_bonus",
        "draw_mod",
        "flights_per_turn",
        "free_retreat",
        "grant_flying",
        "initiative",
        "limit_one_in_play",
        "move_mod",
        "replace_upcard",
        "stack_as_base",
        "upcard_optional",
        "upkeep_discard",
        "view",
    }
)
"""Kinds of the course of a turn or a combat that have no cases yet; whoever adds one takes it off the list."""


def test_every_kind_of_ability_is_shown_acting_and_resting() -> None:
    assert {kind for kind, _ in missing()} == AWAITED


def test_what_is_awaited_exists() -> None:
    assert KINDS.keys() >= AWAITED
