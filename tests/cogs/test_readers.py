"""Whatever people can send is read in time that grows with its length, so that no text keeps others waiting.

Every door by which a text comes in has its reader here; one that is new fails the first test until it has.
"""

import re
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

import discord
import pytest
from discord import app_commands

from bot.client import EXTENSIONS, cogs_of
from bot.games.contract import Unreadable
from bot.games.macht_ohnmacht.board.data import MAP
from bot.games.record import read_record
from bot.games.registry import house_games
from bot.language import languages
from bot.matches.library import handle_of, split_name, tidy
from bot.matches.service.guests import LONGEST_REASON
from bot.matches.types import Refused
from bot.matches.value.desks import read_typed
from bot.settings import SettingsError, load
from bot.text import escaped, one_line, shown_name, visible
from cogs.kit.services import game_called, suggested, suggested_games
from cogs.kit.words import read_length, read_span, spans_like, usual_deadlines
from cogs.learning.rules import LONGEST_WORD, Rules
from cogs.macht_ohnmacht import region_called
from cogs.people.zones import zones_like, zones_meant
from render.guardians.words.deck_words import named_card, suggested_cards
from render.presenter import Presenters, presenter_of
from tests.games.random_matches import random_match

ENGLISH = languages()["en"]
PRESENTERS = Presenters(map(presenter_of, house_games().keys()))
SERVICES: Any = SimpleNamespace(presenters=PRESENTERS)

TEXTUAL: Final = {discord.AppCommandOptionType.string, discord.AppCommandOptionType.attachment}
OF_A_FORM: Final = 4_000
OF_A_COMMAND: Final = 6_000
OF_A_FILE: Final = 20_000
"""Characters that the platform takes in a form and in a command, and that we take in a file."""


# The readers


def deck(text: str) -> None:
    entries = house_games()["guardians"].entries
    assert entries is not None
    name, rest = split_name(visible(text))
    found, problems = entries.read(rest, house_games()["guardians"].types.options())
    entries.problems(found or house_games()["guardians"].types.entry(), house_games()["guardians"].types.options())
    presenter = PRESENTERS["guardians"]
    for problem in problems:
        presenter.problem(ENGLISH, problem)
    for problem in problems[:1]:
        for suggestion in entries.suggestions(problem):
            entries.correct(rest, problem, suggestion)
    tidy(name)


def deck_name(text: str) -> None:
    handle_of(tidy(visible(text)))


def orders(text: str) -> None:
    power, (view, decision) = house_games()["power"], asked_for_orders()
    reading = read_typed(power, view, decision, power.blank(view, decision), visible(text))
    power.faults(view, decision, reading.draft)


@cache
def asked_for_orders() -> tuple[Any, Any]:
    power = house_games()["power"]
    for moment in random_match(power, 4, "orders", leave_one_in=0):
        for view, decision in moment.asked:
            if decision.kind in power.typed:
                return view, decision
    raise AssertionError


def game(text: str) -> None:
    game_called(SERVICES, text, ENGLISH)


def games_suggested(text: str) -> None:
    suggested_games(SERVICES, ENGLISH, text)


def word(text: str) -> None:
    rules = Rules.__new__(Rules)
    rules.services = SERVICES
    rules._called(PRESENTERS.games(), text[:LONGEST_WORD], ENGLISH)


def search_of_the_rules(text: str) -> None:
    for key in PRESENTERS.games():
        presenter, word = PRESENTERS[key], text[:LONGEST_WORD]
        presenter.rules_with(ENGLISH, word)
        presenter.words_like(ENGLISH, word)


def words_suggested(text: str) -> None:
    for key in PRESENTERS.games():
        PRESENTERS[key].words_like(ENGLISH, text[:LONGEST_WORD])


def cards_suggested(text: str) -> None:
    suggested_cards(text, ENGLISH, 25)


def region(text: str) -> None:
    region_called([SimpleNamespace(id=land.id, name=land.name, owner=0) for land in MAP.regions], text)


def deadlines_suggested(text: str) -> None:
    suggested(text, usual_deadlines(ENGLISH))


def environment(text: str, folder: Path) -> None:
    file = folder / ".env"
    file.write_text(text, encoding="utf-8")
    load(file)


READERS: Mapping[str, Callable[[str], object]] = {
    "/play game": game,
    "/play game, suggested": games_suggested,
    "/play deadline": read_length,
    "/play deadline, suggested": deadlines_suggested,
    "/practice game": game,
    "/seek game": game,
    "/practice game, suggested": games_suggested,
    "/seek game, suggested": games_suggested,
    "/learn game": game,
    "/learn game, suggested": games_suggested,
    "/leaderboard game": game,
    "/leaderboard game, suggested": games_suggested,
    "/profile game": game,
    "/profile game, suggested": games_suggested,
    "/rules game": game,
    "/rules game, suggested": games_suggested,
    "/rules word": search_of_the_rules,
    "/glossary word": word,
    "/glossary word, suggested": words_suggested,
    "/history word": lambda text: escaped(visible(text)[:60]),
    "/card name": lambda text: named_card(text, ENGLISH),
    "/card name, suggested": cards_suggested,
    "/odds region": region,
    "/odds region, suggested": deadlines_suggested,
    "/time zone": lambda text: zones_meant(text, 1_800_000_000),
    "/time zone, suggested": lambda text: zones_like(text, 1_800_000_000),
    "/time quiet": lambda text: read_span(text, ENGLISH),
    "/time quiet, suggested": spans_like,
    "/deck file": deck,
    "form deck-written": deck,
    "form deck-edited": deck,
    "form deck-renamed": deck_name,
    "form deck-imported": deck,
    "form note-written": lambda text: escaped(visible(text)),
    "form kicked": lambda text: escaped(one_line(visible(text))[:LONGEST_REASON]),
    "form typed": orders,
    "form daily-typed": orders,
}
"""What reads the text of each door, without what the platform does before and the store after."""


def offered_commands() -> Iterator[app_commands.Command[Any, Any, Any]]:
    """List all commands that begin with a slash."""
    for extension in EXTENSIONS:
        for cog in cogs_of(extension):
            yield from cast(list[app_commands.Command[Any, Any, Any]], cog.__cog_app_commands__)


def doors() -> Iterator[str]:
    """List by which ways a text of any length comes in: options of commands, what is suggested for them, forms."""
    for command in offered_commands():
        for option in command.parameters:
            if option.type in TEXTUAL:
                if not option.choices:
                    yield f"/{command.name} {option.name}"
                if option.autocomplete:
                    yield f"/{command.name} {option.name}, suggested"
    for file in Path("cogs").rglob("*.py"):
        for verb in re.findall(r'custom_id\("([a-z-]+)".*kind="form"', file.read_text(encoding="utf-8")):
            yield f"form {verb}"


def test_every_door_has_its_reader() -> None:
    assert sorted(set(doors())) == sorted(READERS)


# Texts that try to keep a reader busy

ROWS: Final = (
    *(f"Archer{blank * 30}3{blank * 30}ranged" for blank in (" ", "\t", "\u00a0", "\u3000")),
    "a" + " " * 196 + "b",
    " " * 197 + "3",
    "name" + " " * 190 + "x",
    *(sign * 198 for sign in "([{*_-:;,#'\"`|\\/<>@+=~.1SEP"),
    *(pair * 99 for pair in ("()", "[]", "(1", "( ", ": ", "- ", "1 ", "x ", "1x", "(x", "1C", "S ", "\\'")),
    "\u200b" * 198,
    "\u0644\u200c" * 99,
    "a" + "\u0301" * 150,
    " \u0301" * 99,
    "3 Archr of the hils",
    "1. Archr\n2 Archer\n3. Archer",
    "2 Elandra, Mity Wizzard",
    "of the and of the or of the and of a the fo eht",
    "S HO V11 V2",
    "SX1 HQX V1Q EVV TTT",
    "CR+A+R+" * 13,
    "C R C R " * 12,
    "1C1R1C1R" * 12,
    "S H Q V 1 2 3 I W R V Q",
    "red " * 24,
    "CHAR D ASSAUT SOLDATS " * 4,
    "3" * 200,
    '{"a":',
    "A='x",
    "A=${A:-${A:-",
)
"""Rows of a text that repeats them, and the same without any line end."""


def texts(length: int) -> Iterator[str]:
    for row in ROWS:
        for one in (row + "\n", row):
            yield (one * (length // len(one) + 1))[:length]
    yield "1" + " " * (length - 2) + "x"
    yield "\u0628" + "\u064b\u200c" * (length // 2)


PASSES: Final = 1000
"""A reader takes no longer than so many loops over the letters of its text: 50 ms for 4,000 where this was written."""


def seconds_for(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


@pytest.fixture(scope="module")
def per_letter() -> float:
    """Processor time that a plain loop takes for a letter, on this machine and now."""

    def loop() -> None:
        for letter in sample:
            letter.isalnum()

    sample = "a" * 200_000
    return min(seconds_for(loop) for _ in range(5)) / len(sample)


def check(reader: Callable[[str], object], length: int, per_letter: float) -> None:
    def read() -> None:
        with suppress(Refused, Unreadable, SettingsError):
            reader(text)

    text = "warm"
    read()
    for text in texts(length):
        bound = PASSES * len(text) * per_letter
        # A neighbour may push a reader out of the processor's cache: it is tried again before it is blamed.
        took = min(seconds_for(read) for _ in range(3)) if (first := seconds_for(read)) > bound else first
        assert took <= bound, f"{took:.3f} s for {text[:40]!r}… ({length}), allowed are {bound:.3f} s"


@pytest.mark.parametrize("door", {reader: door for door, reader in READERS.items()}.values())
def test_whatever_people_send_is_read_in_time_that_grows_with_its_length(door: str, per_letter: float) -> None:
    doors_of_reader = [other for other, reader in READERS.items() if reader is READERS[door]]
    longest = OF_A_COMMAND if any(other.startswith("/") for other in doors_of_reader) else OF_A_FORM
    check(READERS[door], longest, per_letter)


def test_a_file_is_read_in_time_that_grows_with_its_length(per_letter: float) -> None:
    check(deck, OF_A_FILE, per_letter)


def test_names_records_and_settings_are_read_in_time_that_grows_with_their_length(
    per_letter: float, tmp_path: Path
) -> None:
    check(lambda text: escaped(shown_name(text)), OF_A_FILE, per_letter)
    check(lambda text: read_record(text.encode()), OF_A_FILE, per_letter)
    check(lambda text: environment(text, tmp_path), OF_A_FORM, per_letter)
