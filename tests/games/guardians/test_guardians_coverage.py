"""Every kind of ability is shown acting and not acting; what is still to be shown is listed here by name."""

from __future__ import annotations

from typing import Final

from bot.games.guardians.abilities import KINDS
from tests.games.guardians.coverage import missing

AWAITED: Final = frozenset(
    {
        "cancel_channeling",
        "cancel_command",
        "cancel_flight",
        "cancel_ranged",
        "command_with_creature",
        "convert",
        "declare",
        "defend_from_below",
        "destroy_pair",
        "destroy_terrain",
        "destroy_upgrade",
        "destroyed_when_used_as_command",
        "detonate",
        "dispel",
        "draw_bonus",
        "draw_mod",
        "flights_per_turn",
        "free_retreat",
        "grant_flying",
        "initiative",
        "limit_one_in_play",
        "limit_one_per_space",
        "move_mod",
        "must_be_first_primary",
        "recall_ranged",
        "replace_upcard",
        "reverse_channeling",
        "stack_as_base",
        "stones",
        "unchallenge_pair",
        "upcard_optional",
        "upcard_to_hand",
        "upkeep_discard",
        "view",
    }
)
"""Kinds of the course of a turn or a combat that have no cases yet; whoever adds one takes it off the list."""


def test_every_kind_of_ability_is_shown_acting_and_resting() -> None:
    assert {kind for kind, _ in missing()} == AWAITED


def test_what_is_awaited_exists() -> None:
    assert KINDS.keys() >= AWAITED
