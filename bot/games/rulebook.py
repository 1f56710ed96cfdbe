"""The rulebooks: help texts in pages, one Markdown file per game and language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

HOME_LANGUAGE = "en"
_RULE_NUMBERS = re.compile(r"\{[^{}]+\} ")
"""At the head of a paragraph or point: the rules that it says. Made into docs/rules, not shown to players."""


class Page(msgspec.Struct, frozen=True):
    """A page of a rulebook: its heading, and the Markdown below it."""

    title: str
    text: str


@cache
def pages(package: str, language: str) -> tuple[Page, ...]:
    """Read the rulebook in a game's package in a language ("fr", "fr-CA"), or in English where there is none.

    Each heading of the second level begins a page. Raises FileNotFoundError for a game without a rulebook.
    """
    text = _RULE_NUMBERS.sub("", _book(package, language).read_text(encoding="utf-8"))
    _, *sections = re.split(r"^## +", text, flags=re.MULTILINE)
    parted = (section.partition("\n") for section in sections)
    return tuple(Page(title.strip(), body.strip()) for title, _, body in parted)


def _book(package: str, language: str) -> Traversable:
    folder = files(package).joinpath("rulebook")
    books = (folder.joinpath(f"{code}.md") for code in (language, language.partition("-")[0]))
    return next((book for book in books if book.is_file()), folder.joinpath(f"{HOME_LANGUAGE}.md"))
