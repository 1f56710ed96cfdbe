"""The rulebooks: help texts in pages, one Markdown file per game and language."""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from bot.games.spelling import APOSTROPHES

HOME_LANGUAGE = "en"
_RULE_NUMBERS: Final = re.compile(r"\{([^{}]+)\} ")
"""At the head of a paragraph or point: the rules that it says. Made into docs/rules, not shown to players."""
_HEAD: Final = re.compile(rf"\s*(?:- |\d+\. )?{_RULE_NUMBERS.pattern}")
PICTURE: Final = re.compile(r"^!\[([a-z-]+)\]$", re.MULTILINE)
"""A line of a page in whose place the presenter's picture of this name stands."""
_WORD: Final = re.compile(r"\*\*(?P<name>.+?)\*\* – (?P<meaning>.+)", re.DOTALL)
_WORD_MARK: Final = "word "
_LETTERS: Final = APOSTROPHES | str.maketrans({"œ": "oe", "æ": "ae"})


class Passage(msgspec.Struct, frozen=True):
    """A paragraph or point, with the numbers of the rules that it says."""

    text: str
    numbers: tuple[str, ...] = ()


class Word(msgspec.Struct, frozen=True):
    """A word of the rules in one language and what it means, from a page of words; it has the same `key` in all."""

    key: str
    name: str
    meaning: str
    page: int


class Page(msgspec.Struct, frozen=True):
    """A page of a rulebook: its heading, and the Markdown below it, with its marks."""

    title: str
    marked: str

    @property
    def text(self) -> str:
        """The Markdown as players read it, with lines that stand for pictures (see `PICTURE`)."""
        return _RULE_NUMBERS.sub("", self.marked)

    @property
    def parts(self) -> tuple[str, ...]:
        """Text, the name of the picture below it, the text below that, and so on; the last part is text."""
        return tuple(PICTURE.split(self.text))

    @property
    def passages(self) -> tuple[Passage, ...]:
        """The paragraphs and points in their order, without pictures; the mark of a word begins with "word"."""
        return tuple(_passages(PICTURE.sub("", self.marked)))


@cache
def pages(package: str, language: str) -> tuple[Page, ...]:
    """Read the rulebook in a game's package in a language ("fr", "fr-CA"), or in English where there is none.

    Each heading of the second level begins a page. Raises FileNotFoundError for a game without a rulebook.
    """
    text = _book(package, language).read_text(encoding="utf-8")
    _, *sections = re.split(r"^## +", text, flags=re.MULTILINE)
    parted = (section.partition("\n") for section in sections)
    return tuple(Page(title.strip(), body.strip()) for title, _, body in parted)


@cache
def ruled(package: str) -> Mapping[str, tuple[str, ...]]:
    """Read by which rules each kind of decision of a game is made: their numbers, as the marks of the pages have them.

    Nothing for a game that does not say so.
    """
    try:
        written = files(package).joinpath("rulebook", "why.json").read_bytes()
    except (ModuleNotFoundError, FileNotFoundError):
        return {}
    return msgspec.json.decode(written, type=dict[str, tuple[str, ...]])


def _book(package: str, language: str) -> Traversable:
    folder = files(package).joinpath("rulebook")
    books = (folder.joinpath(f"{code}.md") for code in (language, language.partition("-")[0]))
    return next((book for book in books if book.is_file()), folder.joinpath(f"{HOME_LANGUAGE}.md"))


def _passages(marked: str) -> Iterator[Passage]:
    for paragraph in re.split(r"\n\s*\n", marked):
        numbers: tuple[str, ...] = ()
        said: list[str] = []
        for line in paragraph.splitlines():
            if mark := _HEAD.match(line):
                if said:
                    yield Passage("\n".join(said), numbers)
                numbers, said = tuple(mark[1].split(", ")), [line[mark.end() :]]
            else:
                said.append(line)
        if any(said):
            yield Passage("\n".join(said), numbers)


def plain(text: str) -> str:
    """Give a text as it is searched: small letters without accents and without marks for bold and slanting."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS).replace("*", ""))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def holding(book: Sequence[Page], wanted: str) -> Iterator[tuple[int, Passage]]:
    """Find the passages that hold all words of a text, each with its page: first those where they begin words.

    The heading of a page counts as a part of its first passage.
    """
    words = [re.escape(word) for word in plain(wanted).split()]
    told = set()
    for beginning in (r"\b", ""):
        for number, page in enumerate(book):
            for place, (passage, said) in enumerate(_searched(page)):
                found = words and all(re.search(beginning + word, said) for word in words)
                if found and (number, place) not in told:
                    told.add((number, place))
                    yield number, passage


@cache
def _searched(page: Page) -> tuple[tuple[Passage, str], ...]:
    """Give the passages of a page, each with what is searched of it."""
    headed = (
        f"{page.title} {passage.text}" if place == 0 else passage.text for place, passage in enumerate(page.passages)
    )
    return tuple(zip(page.passages, map(plain, headed), strict=True))


def saying(book: Sequence[Page], numbers: Sequence[str]) -> Iterator[tuple[int, Passage]]:
    """Find the passages that say rules, each with its page, in the order of the numbers."""
    told = set()
    for wanted in numbers:
        for number, page in enumerate(book):
            for passage in page.passages:
                if wanted in passage.numbers and passage not in told:
                    told.add(passage)
                    yield number, passage


@cache
def words(book: tuple[Page, ...]) -> tuple[Word, ...]:
    """List the words that a rulebook explains, in their order, which is the same in every language."""
    return tuple(
        Word(passage.numbers[0].removeprefix(_WORD_MARK), found["name"], found["meaning"], number)
        for number, page in enumerate(book)
        for passage in page.passages
        if passage.numbers and passage.numbers[0].startswith(_WORD_MARK) and (found := _WORD.match(passage.text))
    )


def named(glossaries: Sequence[Sequence[Word]], wanted: str) -> list[tuple[int, int]]:
    """Find words by their names in any of several languages, with their places.

    Each comes after how well it fits: 0 if it is called so, 1 if a name begins so, 2 if one holds that.
    """
    sought, found = plain(wanted), []
    for place, each in enumerate(zip(*glossaries, strict=True)):
        names = [plain(word.name) for word in each]
        fits = (sought in names, any(name.startswith(sought) for name in names), any(sought in name for name in names))
        if True in fits:
            found.append((fits.index(True), place))
    return sorted(found)
