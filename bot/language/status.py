"""What each language has of what English has: messages file by file, rulebooks, and names that stand in data."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from bot.language.catalogue import Catalogue, read_all

_WRITTEN = ("*/rulebook", "*/data/names")
"""Folders of games in which each language has a file."""
_IN_THE_CARDS = "fr"
"""The language whose names stand with the cards: they are the rulebook's."""


def status(locales: Path, games: Path) -> Iterator[str]:
    """Tell for each language how much is there, and then a line for each file in which something is missing.

    English is what the others are measured by.
    """
    languages = read_all(locales)
    english = languages.pop("en")
    for code, language in languages.items():
        missing = _missing_messages(language, english)
        pages = list(_missing_files(games, code))
        total = len(english.messages)
        there = total - sum(missing.values())
        yield f"{code}: {there} of {total} messages ({100 * there // total} %), {len(pages)} files of games missing"
        yield from (f"  {code}/{file}: {count} messages" for file, count in sorted(missing.items()))
        yield from (f"  {page.relative_to(games.parent.parent)}" for page in pages)


def _missing_messages(language: Catalogue, english: Catalogue) -> Counter[str]:
    """Count what a language does not say, by file."""
    return Counter(
        entry.file.partition("/")[2] for id, entry in english.messages.items() if id not in language.messages
    )


def _missing_files(games: Path, code: str) -> Iterator[Path]:
    for folder in sorted(folder for pattern in _WRITTEN for folder in games.glob(pattern)):
        if folder.name == "names" and code == _IN_THE_CARDS:
            continue
        kinds = {file.suffix for file in folder.iterdir()}
        yield from (file for kind in sorted(kinds) if not (file := folder / f"{code}{kind}").exists())
