"""The label of a suggestion is an answer: phones send it in the place of its value, and people type it by hand.

Each option that suggests something stands here with what reads it; one that is new fails the first test until it does.
"""

import unicodedata
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import AsyncMock

import pytest

from bot.games.macht_ohnmacht.board.data import MAP
from bot.language import Language, languages
from bot.language.catalogue import read_all
from bot.matches.types import Refused
from bot.text import folded
from cogs import macht_ohnmacht
from cogs.guardians import Guardians
from cogs.kit.commands import suggest_game
from cogs.kit.presses import Cog
from cogs.kit.services import game_called, game_meant
from cogs.kit.words import deadline_key, read_length, read_span
from cogs.learning.learn import Learn
from cogs.learning.rules import Rules
from cogs.lobby.computers import Computers
from cogs.lobby.lobby import suggest_deadline
from cogs.macht_ohnmacht import MachtOhnmacht, region_called
from cogs.people.times import TimesOfPeople
from cogs.people.zones import zones_meant
from render.guardians.words.deck_words import named_card
from tests.cogs.test_readers import PRESENTERS, doors, offered_commands

ENGLISH = languages()["en"]
NOW: Final = 1_800_000_000
REGIONS = [SimpleNamespace(id=land.id, name=land.name, owner=0) for land in MAP.regions]
RUNNING = SimpleNamespace(id=1, game="macht_ohnmacht", status="running")
SERVICES: Any = SimpleNamespace(
    presenters=PRESENTERS,
    matches=SimpleNamespace(
        now=lambda: NOW,
        tables=SimpleNamespace(in_channel=AsyncMock(return_value=RUNNING)),
        lobbies=SimpleNamespace(levels=lambda _: True),
    ),
)


def cog(of: type[Cog]) -> Any:
    """Make a cog without a bot."""
    made: Any = object.__new__(of)
    made.services = SERVICES
    return made


RULES = cog(Rules)
LEARN = cog(Learn)
LEARN.lessons = SimpleNamespace(offered=PRESENTERS.games)


def offered(suggest: Callable[..., Any]) -> Callable[..., Any]:
    """Take what suggests without a cog for a method of one."""
    return lambda _cog, *typed: suggest(*typed)


def game(text: str, language: Language) -> object:
    return game_called(SERVICES, text, language)


def words(text: str, language: Language) -> object:
    return [word.name for _, word in RULES._called(PRESENTERS.games(), text, language)]


TAKEN: Final[Mapping[str, tuple[Any, Callable[..., Any], Callable[[str, Language], object]]]] = {
    "/play game": (None, offered(suggest_game), game),
    "/play deadline": (
        None,
        offered(suggest_deadline),
        lambda text, _: deadline_key(read_length(text)),
    ),
    "/practice game": (cog(Computers), Computers.suggest_game, game),
    "/seek game": (None, offered(suggest_game), game),
    "/learn game": (LEARN, Learn.suggest_game, lambda text, _: game_meant(SERVICES, text, PRESENTERS.games())),
    "/rules game": (None, offered(suggest_game), game),
    "/glossary word": (RULES, Rules.suggest_word, words),
    "/card name": (cog(Guardians), Guardians.suggest_card, named_card),
    "/odds region": (cog(MachtOhnmacht), MachtOhnmacht.suggest_region, lambda text, _: region_called(REGIONS, text)),
    "/leaderboard game": (None, offered(suggest_game), game),
    "/profile game": (None, offered(suggest_game), game),
    "/time zone": (cog(TimesOfPeople), TimesOfPeople.suggest_zone, lambda text, _: zones_meant(text, NOW)),
    "/time quiet": (cog(TimesOfPeople), TimesOfPeople.suggest_quiet, read_span),
}
"""Of each option with suggestions: the cog, if one suggests, what it suggests, and what a text is taken for."""


def typed(text: str) -> list[str]:
    """Write a text as phones and people do: in other case and in parts, with blanks, without accents."""
    apart = unicodedata.normalize("NFD", text)
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return [text, apart.swapcase(), f" {bare.replace(' ', '  ')} \u00a0"]


def test_every_option_with_suggestions_takes_their_labels() -> None:
    assert sorted(TAKEN) == sorted({door.removesuffix(", suggested") for door in doors() if "suggested" in door})


def test_every_message_of_a_command_is_said_by_one() -> None:
    """Their ids are made of the names of commands and parameters, so that the linter cannot tell."""
    options = [option for command in offered_commands() for option in command.parameters]
    said = {each.name for each in offered_commands()} | {each.display_name for each in options}
    said |= {each.description for each in offered_commands()} | {each.description for each in options}
    entries = read_all(Path("bot/language/locales"))["en"].entries
    named = [one for one in entries if one.startswith("command-") and one.endswith(("-name", "-description"))]
    assert [one for one in named if ENGLISH.say(one) not in said] == []


def test_no_two_labels_look_alike_that_mean_different_things() -> None:
    """Else neither could be taken where it is not written exactly so."""
    meanings = defaultdict[str, set[str]](set)
    for label, value in RULES._labels(PRESENTERS.games(), ENGLISH):
        meanings[folded(label)].add(value)
    assert {label: values for label, values in meanings.items() if len(values) > 1} == {}


async def test_a_label_is_taken_for_its_value_however_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    look = SimpleNamespace(view=SimpleNamespace(regions=REGIONS))
    monkeypatch.setattr(macht_ohnmacht, "look_at", AsyncMock(return_value=look))
    mistaken = []
    for option, (cog, suggest, taken) in TAKEN.items():
        for language in languages().values():
            here: Any = SimpleNamespace(locale=language.code, client=SERVICES, channel_id=1, response=AsyncMock())
            choices = await suggest(cog, here, "")
            assert choices, option
            for choice in choices:
                wanted = taken(choice.value, language)
                for text in (*typed(choice.name), *typed(choice.value)):
                    with suppress(Refused):
                        if taken(text, language) == wanted:
                            continue
                    mistaken.append((option, language.code, text))
    assert mistaken == []
