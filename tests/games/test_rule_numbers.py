"""The numbered rules in docs/rules: one source, complete and current; what is cited is there, and each is cited."""

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from bot.games.contract import option_fields
from bot.games.registry import house_games
from scripts.write_rules import DEFINED, GAMES, NUMBER, front_of, marks, page_of, renewed, with_minute
from tests.games.case_files import cases_in
from tests.games.scenes import scenes_in

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
    front = front_of(game).read_text("utf-8")
    assert with_minute(game, front) == front, "python -m scripts.write_rules"


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
    for case in (*cases(game), *scenes(game)):
        assert set(cited_by(case)) <= explained, case


SCENARIOS: Final = {
    "verraeter": {f"V{number:02}" for number in range(1, 31)},
    "power": {f"P{number:02}" for number in range(1, 53)},
    "macht_ohnmacht": {f"Q{number}" for number in range(1, 44)},
}
"""The cases that each game must have; in Macht & Ohnmacht the rulings, for each of which there is one."""


@pytest.mark.parametrize("game", GAMES)
def test_no_case_stands_twice_and_none_is_missing(game: str) -> None:
    ids = [case["id"] for case in cases(game)]
    assert len(set(ids)) == len(ids)
    assert SCENARIOS.get(game, set()) <= {*ids, *(ruling for case in cases(game) for ruling in case.get("rulings", ()))}


def scenes(game: str) -> Iterator[Mapping[str, Any]]:
    """Read all scenes of a game."""
    return (scene for _, scene in scenes_in(TESTS / "games" / game / "scenes"))


def cases(game: str) -> list[Mapping[str, Any]]:
    """Read all cases of a game."""
    folder = TESTS / "games" / game / "cases"
    return [case for path in sorted(folder.glob("*.yaml")) for case in cases_in(path)]


def cited_by(case: Mapping[str, Any]) -> Iterator[str]:
    """List what a case cites: each point of its `rule` begins with a number; a numeric `source` is a paragraph."""
    assert isinstance(case.get("rule", ""), str), f"{case['id']}: without quotes, rule 2.10 is 2.1"
    for point in case["rule"].split("; ") if "rule" in case else ():
        if phases := re.match(r"phases (\d+) (?:and|to) (\d+)", point):
            yield from (f"phase {number}" for number in phases.groups())
        else:
            found = re.match(NUMBER, point)
            assert found, f"{case}: {point} cites nothing"
            yield found[0]
    yield from case.get("rulings", ())
    if re.match(r"\d", source := case.get("source", "")):
        yield f"§{source}"
    assert "rule" in case or "rulings" in case or source, case


# Citations in code

ROOMS: Final = ("bot", "cogs", "render", "tests")
RULINGS: Final = r"R\d\d"
LETTERS: Final = {
    "guardians": r"(?:R\d\d|S\d{2,3}|M\d{1,2}|W\d|T\d)",
    "macht_ohnmacht": r"Q\d{1,2}",
    "power": r"[RPQ]\d\d",
    "verraeter": r"(?:R|[ABCFLPSUV])\d\d",
}
"""What a game's rulings, cases, steps and windows are called, where there are more than rulings."""
RULES: Final = re.compile(r"\b[Rr]ules? (\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*)")
PHASES: Final = re.compile(r"\bphases? (\d+)(?: (?:and|to) (\d+))?")
ELSEWHERE: Final = tuple(
    re.compile(begun)
    for begun in (
        "dossier",
        "design section",
        r"\([Ss]eed \d",
        r'"""[Ss]eed \d',
        "the seed.s (?:text|rule|example)",
        "/work/",
    )
)
"""Papers that do not lie in the repository: one pattern for each beginning, which is found at once."""


def cited(game: str, text: str) -> Iterator[str]:
    """List what comments, docstrings or sentences of a game cite: rules, phases, paragraphs, rulings, cases."""
    for found in RULES.finditer(text):
        yield from re.findall(r"\d+(?:\.\d+)?", found[1])
    if game in ("verraeter", "power"):
        yield from (f"phase {number}" for found in PHASES.finditer(text) for number in found.groups() if number)
    yield from PARAGRAPH.findall(text)
    yield from re.findall(rf"\b{LETTERS.get(game, RULINGS)}\b", text)
    yield from (f"option {name}" for name in re.findall(r"\boption `(\w+)`", text))


@cache
def remarks(path: Path) -> tuple[tuple[int, str], ...]:
    """Read the comments and docstrings of a file, each with its line."""
    return tuple(_remarks(path))


def _remarks(path: Path) -> Iterator[tuple[int, str]]:
    text = path.read_text("utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        if (comment := re.search(r"(?:^|\s)#+ .*", line)) and "noqa" not in line:
            yield number, comment[0]
    if path.suffix != ".py":
        return
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(said))):
                yield node.lineno, said
            case ast.FunctionDef(name=name) if found := re.match(r"test_([rsv]\d{2,3})_", name):
                yield node.lineno, found[1].upper()


def files_of(game: str) -> Iterator[Path]:
    """List the files of a game that may cite its rules."""
    named = re.compile(rf"(?<![a-z]){game}(?![a-z])")
    for path in (path for room in ROOMS for path in (TESTS.parent / room).rglob("*")):
        if path.suffix in {".py", ".yaml", ".ftl"} and named.search(str(path.relative_to(TESTS.parent))):
            yield path


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES)
def test_every_number_that_is_cited_is_explained(game: str) -> None:
    explained = {*numbers(game), *PARAGRAPH.findall(page_of(game).read_text("utf-8"))}
    found = [
        (path, line, number) for path in files_of(game) for line, said in remarks(path) for number in cited(game, said)
    ]
    assert found
    missing = [f"{path.name}:{line}: {number}" for path, line, number in found if number not in explained]
    assert missing == []


@pytest.mark.parametrize(
    ("game", "remark", "unknown"),
    [
        ("guardians", "Secondary attacks (rule 6.77): whoever has creatures left.", "6.77"),
        ("guardians", "Settle as the rules 8.3 and 8.9 say.", "8.9"),
        ("guardians", "Case S41, ruling R99.", "R99"),
        ("guardians", "Rulebook §2.2.9: nobody travels far.", "§2.2.9"),
        ("power", "The lines are read (phase 7).", "phase 7"),
        ("macht_ohnmacht", "Equal bids (Q44).", "Q44"),
        ("verraeter", "The points (option `vp_tables`).", "option vp_tables"),
    ],
)
def test_a_number_that_is_nowhere_explained_is_found(game: str, remark: str, unknown: str) -> None:
    explained = {*numbers(game), *PARAGRAPH.findall(page_of(game).read_text("utf-8"))}
    assert [number for number in cited(game, remark) if number not in explained] == [unknown]


# Where the rules are carried out

RULE: Final = re.compile(r"phase \d+|\d+\.\d+")
"""A rule with a number of its own, or a phase: no chapter, ruling, option or case."""
CARRIED_OUT_NOWHERE: Final[Mapping[str, Mapping[str, str]]] = {
    "guardians": {
        "10.1": "lists slips of the printed rulebook",
        "10.2": "tells where the printed texts differ; rulings and options say what is played",
        "10.3": "heads the rulings, which have numbers of their own",
    },
    "macht_ohnmacht": {"9.1": "says whose game it is; its parts that are rebuilt have numbers of their own"},
}
"""The rules that no code of their game carries out, each with the reason."""


def rules_of(game: str) -> list[str]:
    """List the rules and phases that a game's page explains."""
    return [number for number in numbers(game) if RULE.fullmatch(number)]


def carried_out(game: str) -> set[str]:
    """List what the game's own code cites, in docstrings and comments."""
    room = TESTS.parent / "bot" / "games" / game
    return {number for path in room.rglob("*.py") for _, said in remarks(path) for number in cited(game, said)}


def astray(rules: Collection[str], found: Collection[str], nowhere: Collection[str]) -> list[str]:
    """Say which rules no code cites, and which of those that are said to be carried out nowhere are, or are none."""
    return [
        *(f"{number} is cited nowhere" for number in rules if number not in found and number not in nowhere),
        *(f"{number} is carried out after all" for number in nowhere if number in found),
        *(f"{number} is no rule" for number in nowhere if number not in rules),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_the_code_that_carries_it_out(game: str) -> None:
    assert rules_of(game)
    assert astray(rules_of(game), carried_out(game), CARRIED_OUT_NOWHERE.get(game, ())) == []


def test_a_rule_that_no_code_carries_out_is_found() -> None:
    assert astray(["4.1", "4.2", "phase 5"], {"4.1", "phase 6"}, ()) == [
        "4.2 is cited nowhere",
        "phase 5 is cited nowhere",
    ]
    assert astray(["4.1", "4.2"], {"4.1"}, ["4.2"]) == []
    assert astray(["4.1"], {"4.1"}, ["4.1"]) == ["4.1 is carried out after all"]
    assert astray(["4.1"], {"4.1"}, ["4.3"]) == ["4.3 is no rule"]


def test_no_file_cites_a_paper_that_is_not_here() -> None:
    found = [
        f"{path.relative_to(TESTS.parent)}: {hit[0]}"
        for room in (*ROOMS, "docs", "scripts")
        for path in sorted((TESTS.parent / room).rglob("*"))
        if path.suffix in {".py", ".yaml", ".ftl", ".md", ".toml"} and path != Path(__file__)
        for text in [path.read_text("utf-8")]
        for paper in ELSEWHERE
        for hit in paper.finditer(text)
    ]
    assert found == []
