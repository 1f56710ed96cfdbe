"""The figures of the cards are data: complete and playable, or refused with every reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest

from bot.games.codec import BadData
from bot.games.contract import option_fields
from bot.games.verraeter.data import CARDS, read_cards
from bot.games.verraeter.state import Options

RAW = files("bot.games.verraeter").joinpath("data", "cards.json").read_bytes()


def changed(change: Callable[[Any], object]) -> bytes:
    file = json.loads(RAW)
    change(file)
    return json.dumps(file).encode()


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


def drop(*path: Any) -> Callable[[Any], object]:
    def change(file: Any) -> None:
        for key in path[:-1]:
            file = file[key]
        del file[path[-1]]

    return change


def put(value: Any, *path: Any) -> Callable[[Any], object]:
    def change(file: Any) -> None:
        for key in path[:-1]:
            file = file[key]
        file[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (drop("lands", 0), "lands must name each of"),
        (drop("lands", 0), "ring of 12"),
        (put("swamp", "lands", 0, "id"), "Invalid enum value 'swamp'"),
        (put(3, "lands", 0, "copies"), "even number of copies"),
        (put(-1, "lands", 0, "strength"), "negative strength"),
        (put("5", "lands", 0, "strength"), "Expected `int`"),
        (put(1, "lands", 0, "height"), "unknown field `height`"),
        (drop("points", 1), "points need the tables default, flat, steep"),
        (drop("points", 0, "by_winners", "city"), "points default must name each land"),
        (put([1, 2, 3, 4], "points", 0, "by_winners", "city"), "points default, city: more winners"),
        (put([1, 0, 0, -1], "points", 2, "by_winners", "city"), "points steep, city: more winners"),
        (put([1, 1, 1], "points", 0, "by_winners", "city"), "length 4"),
        (put(1, "supply", "copies", "3"), "cannot deal the start hand"),
        (put(0, "supply", "copies", "8"), "must be positive"),
        (put(6, "limits", "hand"), "run dry"),
        (put(2, "limits", "hand"), "larger than a hand"),
        (put(0, "limits", "resupply"), "limits must be positive"),
        (drop("roles", "cards", 0), "roles must name each of"),
        (put(4, "buildings", "per_player"), "more buildings than lands"),
        (put(4, "buildings", "posts_per_player"), "posts per player"),
        (put(10, "rounds", "by_players", "3"), "first player equally often"),
        (drop("rounds", "by_players", "3"), "for 3 and for 4 players"),
        (put({"5": 10}, "rounds", "by_players"), "enum value 5"),
        (drop("version"), "missing required field `version`"),
    ],
)
def test_wrong_data_is_refused_with_its_reason(change: Callable[[Any], object], reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        read_cards(changed(change))


def test_every_reason_is_named_at_once() -> None:
    def change(file: Any) -> None:
        put(-1, "lands", 0, "strength")(file)
        put(0, "limits", "resupply")(file)

    with pytest.raises(BadData) as refused:
        read_cards(changed(change))
    assert str(refused.value).count(";") == 1


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(BadData):
        read_cards(b"lands: 12")
