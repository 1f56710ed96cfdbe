"""Signs are set as the house style says: quotes are curly, and French signs stay on the line of their word."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

BOT = Path(__file__).parents[2] / "bot"


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Give every line that players of a language read, with its place, without literals and code."""
    for path in sorted((BOT / "language/locales" / language).glob("*.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{path.name}:{number}", re.sub(r'\{"[^"]*"\}', "", line)
    for path in sorted(BOT.glob(f"games/*/rulebook/{language}.md")):
        code = False
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            code ^= line.startswith("```")
            if not code:
                yield f"{path.parent.parent.name}/{path.name}:{number}", re.sub("`[^`]*`", "", line)


@pytest.mark.parametrize("language", sorted(folder.name for folder in (BOT / "language/locales").iterdir()))
def test_quotes_are_curly(language: str) -> None:
    """A straight quote or apostrophe, or three dots for an ellipsis, is a slip of the keyboard."""
    assert [place for place, line in sentences(language) if re.search(r"['\"]|\.\.\.", line)] == []


def test_french_signs_follow_a_no_break_space() -> None:
    """A colon, semicolon, question or exclamation mark or a guillemet never begins a line of its own."""
    assert [place for place, line in sentences("fr") if re.search(r" [:;?!»]|\w[;?!»]|«[^\u00a0]", line)] == []


def test_no_french_word_that_would_be_elided_stands_before_a_name() -> None:
    """Names begin with any letter: nobody says « celle de Ada »."""
    before = r"\b(de|que|lorsque|puisque|jusque|quoique|le|la|ne|se|je|me|te|ce)"
    name = r"\s(\*\*)?\{ \$(name|names|other|absent|card|captor|heirname|host|by|first|second) \}"
    assert [place for place, line in sentences("fr") if re.search(before + name, line, re.IGNORECASE)] == []


def test_no_code_sets_a_colon_between_words() -> None:
    """French has a blank before it: `Language.entry` says what something is."""
    rooms = [path for room in ("bot/delivery", "cogs", "render") for path in (BOT.parent / room).rglob("*.py")]
    lines = [(path.name, line) for path in rooms for line in path.read_text("utf-8").splitlines()]
    assert [place for place, line in lines if re.search(r'\bf"[^"]*\}(\*\*)?: (\{|"$)', line)] == []
