"""The numbered rules in docs/rules: one source, complete and current."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from bot.games.contract import option_fields
from bot.games.registry import house_games
from scripts.write_rules import DEFINED, GAMES, marks, page_of, renewed

TESTS = Path(__file__).parents[1]


def numbers(game: str) -> list[str]:
    """List everything that a game's page of rules explains: rules, phases, rulings, options, cases."""
    return [found["number"] for found in DEFINED.finditer(page_of(game).read_text("utf-8"))]


def test_every_game_has_a_page() -> None:
    assert set(GAMES) == set(house_games().keys())


@pytest.mark.parametrize("game", GAMES)
def test_the_page_quotes_the_rulebook_and_lists_the_cases_as_they_are_now(game: str) -> None:
    text = page_of(game).read_text("utf-8")
    assert renewed(game, text) == text, "python -m scripts.write_rules"


@pytest.mark.parametrize("game", GAMES)
def test_no_number_stands_for_two_things(game: str) -> None:
    assert sorted(numbers(game)) == sorted(set(numbers(game)))


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_says_the_same_rules_at_the_same_places_in_every_language(game: str) -> None:
    books = {
        book.stem: [said for said, _ in marks(game, book.stem)]
        for book in (page_of(game).parents[2] / "bot" / "games" / game / "rulebook").glob("*.md")
    }
    assert {"en", "fr"} <= set(books)
    assert all(said == books["en"] for said in books.values())
    assert {number for said in books["en"] for number in said} <= set(numbers(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_explained(game: str) -> None:
    fields = option_fields(house_games()[game].types.options)
    assert {f"option {field.name}" for field in fields} == {one for one in numbers(game) if one.startswith("option ")}


@pytest.mark.parametrize("game", [game for game in GAMES if game != "macht_ohnmacht"])
def test_every_numbered_case_is_listed(game: str) -> None:
    cases = {
        case["id"]
        for path in (TESTS / "games" / game / "cases").glob("*.yaml")
        for case in yaml.safe_load(path.read_text("utf-8"))
    }
    assert cases
    assert cases <= set(numbers(game))
