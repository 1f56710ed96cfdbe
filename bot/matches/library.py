"""The library: the decks that somebody keeps for a game, as he has written them.

What is kept is the text itself, so that notes and lines that cannot be read (yet) stay where they are. A deck is known
in menus and on buttons by its handle, which tells nothing of it.
"""

import hashlib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import PurePath
from typing import Any, Literal, TypeAlias

import msgspec

from bot.games.codec import file_text, from_json, named, to_json
from bot.games.contract import AnyGame, Entries, Problem, read_options
from bot.matches.locks import Locks
from bot.matches.service import Matches
from bot.matches.types import Refused
from bot.text import NOTHING, one_line, short_digest, visible

MOST_DECKS = 20
"""So many decks one person keeps for a game."""
REMEMBERED = 200
"""So many texts are kept as they were understood."""
LONGEST_DECK_NAME = 60
LONGEST_TEXT = 20_000
MOST_SAID = 12
"""So many problems of one kind are said; the others are counted."""
LONGEST_FILE = 4 * LONGEST_TEXT
"""Bytes of a file that is read at all: a character has up to four."""


Rewritten: TypeAlias = Literal["changed", "gone", "apart"]
"""What has become of a changed text: the deck's, or that of a new deck since the old one is gone, or is another now."""


class NoSuchDeck(Refused):
    """There is no such deck, or no more."""

    def __init__(self) -> None:
        super().__init__("refused-no-such-deck")


class Document(msgspec.Struct, frozen=True):
    """A deck as it is stored: its text as its owner has written it."""

    text: str


@dataclass(frozen=True)
class ListedDeck:
    """A deck of the library: its name, its text, and what was read of it.

    `unread` are the problems of single lines, `problems` those of the whole by the default options; a deck with either
    cannot be played at every table. `starter` decks have none, and cannot be changed.
    """

    name: str
    text: str
    deck: Any
    unread: tuple[Problem, ...] = ()
    problems: tuple[Problem, ...] = ()
    starter: str = ""

    @property
    def handle(self) -> str:
        """Name the deck for a custom id or the value of a menu."""
        return f"starter.{self.starter}" if self.starter else handle_of(self.name)

    @property
    def mark(self) -> str:
        """What a form is opened with that changes the text: by it is found out whether it has changed meanwhile."""
        return short_digest(self.text)

    @property
    def exported(self) -> str:
        """Write the deck as a file that can be read again."""
        return self.text if self.starter else f"Name: {self.name}\n\n{self.text}\n"


def handle_of(name: str) -> str:
    """Make the handle of an own deck. It is a digest: short, and the same for every writing of the name."""
    return "own." + hashlib.sha256(name.casefold().encode()).hexdigest()[:16]


def split_name(text: str) -> tuple[str, str]:
    """Part the line that names a deck from the rest of its text; the name is "" if there is none."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if name := tidy(named(line) or ""):
            return name, "\n".join((*lines[:number], *lines[number + 1 :])).strip("\n")
    return "", "\n".join(lines).strip("\n")


def tidy(name: str) -> str:
    """Bring a name onto one line of at most `LONGEST_DECK_NAME` characters; "" if nothing of it can be seen."""
    return one_line(one_line(name)[:LONGEST_DECK_NAME])


class Library:
    """Everybody's decks for one game, whose entries have a `name`; each deck is seen by its owner only."""

    def __init__(self, matches: Matches, game: str) -> None:
        self._matches = matches
        self._key = game
        self._shelves = Locks()
        # Looking for what a misspelt line may mean takes its time, and a shelf shows many decks.
        self._read_entry = lru_cache(maxsize=REMEMBERED)(self._read_anew)

    @property
    def game(self) -> AnyGame:
        """The game that the decks are for."""
        return self._matches.games[self._key]

    @property
    def _entries(self) -> Entries[Any, Any]:
        entries = self.game.entries
        assert entries is not None  # only a game whose players bring something has a library
        return entries

    def starters(self) -> tuple[ListedDeck, ...]:
        """Give the decks that everybody has."""
        return tuple(
            ListedDeck(deck.name, self._entries.write(deck), deck, starter=key)
            for key, deck in self._entries.starters.items()
        )

    def read(self, name: str, text: str) -> ListedDeck:
        """Read a deck under a name. Lines that cannot be read are in `unread`; the others are in the deck."""
        deck, unread = self._read_entry(text)
        deck = msgspec.structs.replace(self.game.types.entry() if deck is None else deck, name=name)
        return ListedDeck(name, text, deck, unread, self._entries.problems(deck, self.game.types.options()))

    def _read_anew(self, text: str) -> tuple[Any, tuple[Problem, ...]]:
        return self._entries.read(text, self.game.types.options())

    def problems_at(self, listed: ListedDeck, options: Mapping[str, str]) -> tuple[Problem, ...]:
        """List what speaks against a deck at a table with these settings."""
        return (*listed.unread, *self._entries.problems(listed.deck, read_options(self.game.types.options, options)))

    async def all(self, user: int) -> tuple[ListedDeck, ...]:
        """List somebody's own decks by name."""
        names = await self._matches.people.document_names(user, self._key)
        return tuple([await self._read(user, name) for name in sorted(names, key=str.casefold)])

    async def find(self, user: int, handle: str) -> ListedDeck:
        """Find a starter deck or an own one by its handle. Raises Refused if it is gone."""
        for listed in self.starters():
            if listed.handle == handle:
                return listed
        for name in await self._matches.people.document_names(user, self._key):
            if handle_of(name) == handle:
                return await self._read(user, name)
        raise NoSuchDeck

    async def add(self, user: int, name: str, text: str) -> ListedDeck:
        """Keep a new deck, under the name wanted or, if that is taken, with a number behind it.

        Raises Refused for an empty or too long text, and for one deck too many.
        """
        async with self._shelves.hold(user):
            return await self._put_new(user, name, self._checked(text))

    async def rewrite(
        self, user: int, handle: str, text: str, *, opened: str | None = None, name: str = "", otherwise: str = NOTHING
    ) -> tuple[ListedDeck, Rewritten]:
        """Change the text of an own deck, whose mark was `opened` when somebody began to (None: not known).

        If the deck is gone, or has another text by now, this one is kept as a new deck under `name`; without one, under
        that of the old deck, or `otherwise`. Raises Refused as `add` does.
        """
        async with self._shelves.hold(user):
            text = self._checked(text)
            try:
                listed = await self._own(user, handle)
            except NoSuchDeck:
                return await self._put_new(user, name or otherwise, text), "gone"
            if opened in (None, listed.mark) or text == listed.text:
                return await self._put(user, self.read(listed.name, text)), "changed"
            return await self._put_new(user, name or listed.name, text), "apart"

    async def mend(self, user: int, handle: str, where: str, suggestion: str) -> ListedDeck:
        """Write what a problem has suggested into its line ("line 7", or "" for the whole) of an own deck.

        Raises Refused if the deck has changed, so that nothing like that is suggested there.
        """
        async with self._shelves.hold(user):
            listed = await self._own(user, handle)
            for problem in listed.unread:
                if problem.where == where and suggestion in self._entries.suggestions(problem):
                    text = self._entries.correct(listed.text, problem, suggestion)
                    return await self._put(user, self.read(listed.name, text))
            raise Refused("refused-deck-has-changed")

    async def leave_out_unread(self, user: int, handle: str) -> tuple[ListedDeck, str]:
        """Take the lines that cannot be read out of an own deck, and give them as well.

        Raises Refused if nothing would be left.
        """
        async with self._shelves.hold(user):
            listed = await self._own(user, handle)
            unread = {problem.where for problem in listed.unread}
            kept: list[str] = []
            left_out: list[str] = []
            for number, line in enumerate(listed.text.splitlines(), start=1):
                (left_out if f"line {number}" in unread else kept).append(line)
            return await self._put(user, self.read(listed.name, self._checked("\n".join(kept)))), "\n".join(left_out)

    async def rename(self, user: int, handle: str, name: str) -> ListedDeck:
        """Give an own deck another name. Raises Refused if that is taken or empty."""
        async with self._shelves.hold(user):
            listed = await self._own(user, handle)
            name = tidy(name)
            others = [
                other for other in await self._matches.people.document_names(user, self._key) if other != listed.name
            ]
            if not name:
                raise Refused("refused-deck-without-name")
            if self._is_taken(name, others):
                raise Refused("refused-deck-name-taken", deck=name)
            renamed = await self._put(user, self.read(name, listed.text))
            if name != listed.name:
                await self._matches.people.remove_document(user, self._key, listed.name)
            return renamed

    async def copy(self, user: int, handle: str) -> ListedDeck:
        """Keep a copy of a starter deck or an own one. Raises Refused for one deck too many."""
        listed = await self.find(user, handle)
        return await self.add(user, listed.name, split_name(listed.text)[1])

    async def import_file(self, user: int, filename: str, content: bytes) -> ListedDeck:
        """Keep the deck that a file holds, under the name in it or its own. Raises Refused if there is none in it."""
        try:
            text = visible(file_text(content))
        except UnicodeDecodeError as error:
            raise Refused("refused-file-no-text") from error
        if len(text) > LONGEST_TEXT:
            raise Refused("refused-deck-too-long", most=LONGEST_TEXT)
        deck, problems = self._read_entry(text)
        if deck is None:
            others = len(problems) - MOST_SAID
            more = (Problem("deck-more-problems", {"count": others}),) if others > 0 else ()
            raise Refused.by_rules(self._key, *problems[:MOST_SAID], *more)
        name, text = split_name(text)
        return await self.add(user, name or PurePath(filename).stem, text)

    async def remove(self, user: int, handle: str) -> ListedDeck:
        """Throw an own deck away, and give what it was."""
        async with self._shelves.hold(user):
            listed = await self._own(user, handle)
            await self._matches.people.remove_document(user, self._key, listed.name)
            return listed

    async def _own(self, user: int, handle: str) -> ListedDeck:
        listed = await self.find(user, handle)
        if listed.starter:
            raise Refused("refused-starter-deck")
        return listed

    async def _read(self, user: int, name: str) -> ListedDeck:
        stored = await self._matches.people.document(user, self._key, name)
        if stored is None:
            raise NoSuchDeck
        return self.read(name, from_json(stored, Document).text)

    async def _put_new(self, user: int, name: str, text: str) -> ListedDeck:
        names = await self._matches.people.document_names(user, self._key)
        if len(names) >= MOST_DECKS:
            raise Refused("refused-too-many-decks", most=MOST_DECKS)
        return await self._put(user, self.read(self._free_name(tidy(name) or NOTHING, names), text))

    async def _put(self, user: int, listed: ListedDeck) -> ListedDeck:
        await self._matches.people.put_document(user, self._key, listed.name, to_json(Document(listed.text)))
        return listed

    def _free_name(self, wanted: str, names: Collection[str]) -> str:
        """Give a name, or the first one with a number behind it that is not taken."""
        number, name = 1, wanted
        while self._is_taken(name, names):
            number += 1
            tail = f" {number}"
            name = wanted[: LONGEST_DECK_NAME - len(tail)].rstrip() + tail
        return name

    def _is_taken(self, name: str, names: Iterable[str]) -> bool:
        """Tell whether a name is that of a deck already, however it is written."""
        return name.casefold() in {
            one_line(other).casefold() for other in (*names, *(one.name for one in self.starters()))
        }

    def _checked(self, text: str) -> str:
        """Give a text as it is kept. Raises Refused for one that is empty or too long."""
        text = visible(text).strip("\n")
        if not text.strip():
            raise Refused("refused-deck-empty")
        if len(text) > LONGEST_TEXT:
            raise Refused("refused-deck-too-long", most=LONGEST_TEXT)
        return text
