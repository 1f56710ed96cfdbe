"""Renew what docs/rules takes from elsewhere: python -m scripts.write_rules.

The rules stand once, in the pages that players read (bot/games/<game>/rulebook/en.md); the marks at the head of their
paragraphs say which rules these are. Each paragraph is quoted below its numbers in docs/rules/<game>.md, and the list
of the numbered cases there is made from the case files and the names of the tests. docs/games/<game>.md shows the page
that is read in a minute.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from bot.games.rulebook import PICTURE, pages

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = tuple(sorted(page.stem for page in (ROOT / "docs" / "rules").glob("*.md")))

NUMBER: Final = r"(?:phase \d+|option \w+|\d+(?:\.\d+)*|[A-Z]\d{1,3})"
"""What a rule, phase, option, step, window, ruling or case is called."""
DEFINED: Final = re.compile(rf"^(?:#{{2,4}} |(?P<point>- )\*\*|\| )(?P<number>{NUMBER})\b", re.MULTILINE)
"""The line of docs/rules where a number is explained: a heading, a point of a list, or a row of the list of cases."""

_QUOTED: Final = re.compile(r"^ *>.*\n", re.MULTILINE)
_EXPLAINED: Final = re.compile(
    rf"^(?:#{{2,4}} (?P<heading>{NUMBER})\b.*\n|- \*\*(?P<point>{NUMBER})\b.*\n(?:  .*\n)*)", re.MULTILINE
)
_CASES: Final = re.compile(r"(?<=<!-- cases -->\n).*?(?=<!-- end of cases -->)", re.DOTALL)
_MINUTE: Final = re.compile(r"(?<=<!-- minute -->\n).*?(?=<!-- end of minute -->)", re.DOTALL)


def page_of(game: str) -> Path:
    """Name the page of a game's numbered rules."""
    return ROOT / "docs" / "rules" / f"{game}.md"


def marks(game: str, language: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """Read the numbered paragraphs and points of a game's rulebook in a language, each with its numbers."""
    for page in pages(f"bot.games.{game}", language):
        for passage in page.passages:
            if passage.numbers and re.fullmatch(NUMBER, passage.numbers[0]):  # the words have marks of their own
                yield passage.numbers, passage.text


def renewed(game: str, text: str) -> str:
    """Give the page of a game's numbered rules with current quotations and cases."""
    said: dict[str, list[str]] = {}
    for numbers, paragraph in marks(game, "en"):
        for number in numbers:
            said.setdefault(number, []).append(paragraph)
    bare = re.sub(r"\n{3,}", "\n\n", _QUOTED.sub("", text))
    quoted = _EXPLAINED.sub(lambda found: found[0] + _quotation(found, said), bare)
    return _CASES.sub(lambda _: "".join(f"{row}\n" for row in ("", *_rows(game), "")), quoted)


def front_of(game: str) -> Path:
    """Name the page that shows a game to those who do not know it."""
    return ROOT / "docs" / "games" / f"{game}.md"


def with_minute(game: str, text: str) -> str:
    """Give the front page of a game with the rules in one minute as they are now."""
    text_of_all = PICTURE.sub("", pages(f"bot.games.{game}", "en")[0].text)
    paragraphs = [one for one in text_of_all.split("\n\n") if not one.startswith("The first three pages")]
    return _MINUTE.sub(lambda _: "\n" + "\n\n".join([*paragraphs, ""]), text)


def _quotation(found: re.Match[str], said: Mapping[str, list[str]]) -> str:
    paragraphs = said.get(found["heading"] or found["point"], [])
    before, margin = ("  ", "") if found["point"] else ("", "\n")
    lines = "\n\n".join(paragraphs).splitlines()
    return (margin if lines else "") + "".join(f"{before}> {line}".rstrip() + "\n" for line in lines)


def _rows(game: str) -> Iterator[str]:
    cases = dict(sorted(_cases(game), key=lambda case: (case[0][0], int(case[0][1:]))))
    if cases:
        yield "| Case | What it shows | From |"
        yield "|---|---|---|"
    yield from (f"| {number} | {title} | {source} |" for number, (title, source) in cases.items())


def _cases(game: str) -> Iterator[tuple[str, tuple[str, str]]]:
    folder = ROOT / "tests" / "games" / game
    for module in folder.rglob("test_*.py"):
        for number, name in re.findall(r"^def test_s(\d{2,3})_(\w+)", module.read_text("utf-8"), re.MULTILINE):
            yield f"S{number}", (name.replace("_", " "), "a test")
    for path in folder.glob("cases/*.yaml"):
        for case in yaml.safe_load(path.read_text("utf-8")):
            if re.fullmatch(r"[A-Z]\d{2,3}", case["id"]):
                yield case["id"], (case["title"], _source(case))


def _source(case: Mapping[str, Any]) -> str:
    source = str(case.get("source", case.get("rule", "")))
    return f"rulebook §{source}" if re.match(r"\d", source) else source


if __name__ == "__main__":
    for page in map(page_of, GAMES):
        page.write_text(renewed(page.stem, page.read_text("utf-8")), "utf-8")
        front = front_of(page.stem)
        front.write_text(with_minute(page.stem, front.read_text("utf-8")), "utf-8")
