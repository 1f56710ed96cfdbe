"""The numbered rules in docs/rules: one source, complete and current."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from bot.games.contract import option_fields
from bot.games.registry import house_games
from scripts.write_rules import DEFINED, GAMES, NUMBER, marks, page_of, renewed

TESTS: Final = Path(__file__).parents[1]
PARAGRAPH: Final = re.compile(r"§\d+(?:\.\d+)*")
"""A paragraph of the printed text."""


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


@pytest.mark.parametrize("game", GAMES)
def test_every_numbered_case_is_listed(game: str) -> None:
    ids = {case["id"] for case in cases(game)}
    assert {one for one in ids if re.fullmatch(r"[A-Z]\d+", one)} <= set(numbers(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_case_cites_a_rule_that_is_explained(game: str) -> None:
    explained = {*numbers(game), *PARAGRAPH.findall(page_of(game).read_text("utf-8"))}
    for case in cases(game):
        assert set(cited_by(case)) <= explained, case["id"]


def cases(game: str) -> list[Mapping[str, Any]]:
    """Read all cases of a game."""
    folder = TESTS / "games" / game / "cases"
    return [case for path in sorted(folder.glob("*.yaml")) for case in yaml.safe_load(path.read_text("utf-8"))]


def cited_by(case: Mapping[str, Any]) -> Iterator[str]:
    """List what a case cites: each point of its `rule` begins with a number; a numeric `source` is a paragraph."""
    for point in case["rule"].split("; ") if "rule" in case else ():
        if phases := re.match(r"phases (\d+) (?:and|to) (\d+)", point):
            yield from (f"phase {number}" for number in phases.groups())
        else:
            found = re.match(NUMBER, point)
            assert found, f"{case['id']}: {point} cites nothing"
            yield found[0]
    yield from case.get("rulings", ())
    if re.match(r"\d", source := case.get("source", "")):
        yield f"§{source}"
    assert "rule" in case or "rulings" in case or source, case["id"]
