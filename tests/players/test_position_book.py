"""No level does in a position of the book what a strong player would laugh at, or not often."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bot.players.budget import Meter
from bot.players.choosing import choose, computer_players
from bot.players.computer_player import Level
from bot.players.quick_chance import QuickChance
from tests.games.case_files import cases_in

BOOK = Path(__file__).with_name("positions")
DRAWN = 12
"""So often a level that says nothing of its shares is asked, each time with other luck."""


def _positions() -> Iterator[Any]:
    """List what the book tries; a level 4 is tried, in its seconds for each, on whatever level 3 is."""
    for path in sorted(BOOK.glob("*.yaml")):
        for position in cases_in(path):
            longest = "level3" in position["levels"] and "level4" in computer_players()[path.stem].budgets
            for level in (*position["levels"], *(["level4"] if longest else ())):
                marks = [pytest.mark.long] if level == "level4" else []
                named = f"{path.stem}: {position['promise']}: {level}"
                yield pytest.param(path.stem, position, level, id=named, marks=marks)


@pytest.mark.parametrize(("key", "position", "level"), list(_positions()))
def test_a_level_does_not_do_what_the_book_warns_of(key: str, position: dict[str, Any], level: Level) -> None:
    stage = import_module(f"tests.games.{key}.stage").STAGE
    words = import_module(f"tests.players.positions.{key}").WORDS
    game, seat, state = stage.game, position["seat"], stage.table(position["table"])
    view, decision = game.view(state, seat), next(one for one in game.waiting_on(state) if one.seat == seat)
    player = computer_players()[key]
    if level in player.budgets:
        meter, chance = Meter(player.budgets[level]), QuickChance(position["promise"])
        given = [(one.action, one.share) for one in player.weigh(view, decision, level, meter, chance)]
    else:
        chances = (QuickChance(f"{position['promise']} {number}") for number in range(DRAWN))
        given = [(choose(game, view, decision, level, chance), 1 / DRAWN) for chance in chances]
    for word, most in position["at_most"].items():
        share = sum(share for action, share in given if words[word](view, action))
        assert share <= most, f"{word}: {share:.2f} of {given}"
