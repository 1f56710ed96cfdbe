"""Every kind of ability is shown acting and not acting."""

from __future__ import annotations

from tests.games.guardians.coverage import missing


def test_every_kind_of_ability_is_shown_acting_and_resting() -> None:
    assert list(missing()) == []
