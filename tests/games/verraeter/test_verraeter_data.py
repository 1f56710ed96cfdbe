"""The figures of the cards are data: complete and playable, or refused with every reason."""

import json
from importlib.resources import files
from itertools import pairwise

import pytest

from bot.games.contract import option_fields
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.state import Options

RAW = files("bot.games.verraeter").joinpath("data", "cards.json").read_bytes()


def test_the_strengths_and_the_supply_are_those_of_the_printed_cards() -> None:
    assert CARDS.strengths == {"wilderness": 0, "meadow": 3, "river": 5, "woods": 7, "village": 10, "city": 15}
    assert (len(CARDS.deck), sum(CARDS.deck)) == (23, 90)
    assert [CARDS.deck.count(value) for value in (2, 3, 4, 5, 6, 8)] == [5, 5, 5, 5, 2, 1]


def test_house_values_are_called_so() -> None:
    assert all("reconstructed" in table["status"] for table in json.loads(RAW)["points"])


@pytest.mark.parametrize("table", ["default", "flat", "steep"])
def test_a_stronger_land_pays_at_least_as_much_and_more_winners_get_no_more_each(table: str) -> None:
    by_strength = sorted(CARDS.strengths, key=CARDS.strengths.__getitem__)
    rows = [CARDS.points[table][kind] for kind in by_strength]
    assert all(weaker[0] <= stronger[0] for weaker, stronger in pairwise(rows))
    assert all(tuple(sorted(row, reverse=True)) == row for row in rows)


def test_every_value_of_the_option_is_a_table_of_points() -> None:
    fields = {field.name: field.values for field in option_fields(Options)}
    assert set(fields["vp_table"]) == set(CARDS.points)


def test_every_option_but_the_unknown_editions_is_offered() -> None:
    assert {field.name: field.default for field in option_fields(Options)} == {
        "layout": "shuffled",
        "start_hand": "3-4-5",
        "first_granary": "any_free_land",
        "first_strategist": "next_player",
        "min_cards": "0",
        "strategist_bonus": "always",
        "hand_counts_public": "true",
        "vp_table": "default",
        "final_tie": "shared",
    }
