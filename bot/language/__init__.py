"""Every sentence that a player reads, in the player's language.

The sentences are Fluent messages in `locales/<language>/*.ftl`; `locales/en/common.ftl` opens with the house style.
English is complete; what another language lacks is said in English. `python -m bot.language` finds the mistakes.
"""

import functools
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import ClassVar, TypeAlias

import babel
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.errors import FluentFormatError
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Resource

from bot.language.catalogue import Catalogue, folders_of, read, read_all

Value: TypeAlias = str | int | float

ENGLISH = "en"
# Ours is the English of "Ada, Bruno and Chen", without the comma before "and".
_REGIONS = {ENGLISH: "en-GB"}

_log = logging.getLogger(__name__)


class UnknownMessage(KeyError):
    """Neither the language nor English has the message."""


class Unsayable(ValueError):
    """A message and its values do not go together. Raised in strict mode only."""


class BrokenMessages(ValueError):
    """The message files cannot be used: one line per mistake, with file and line."""


class _Verbatim(FluentType, str):
    """A string that goes into a sentence as it is: Fluent alone refuses more than 2500 characters."""

    __slots__ = ()

    def format(self, locale: babel.Locale) -> str:  # type: ignore[override]  # str.format never meets a Fluent value
        return self


@dataclass(frozen=True, eq=False)
class Language:
    """A language that the bot speaks. Its messages are read when it first speaks.

    Safe to use from several threads, but for that first time, in which each of them may read the messages.

    In strict mode, which is for tests, `say` raises `Unsayable` where it otherwise logs.
    """

    strict: ClassVar[bool] = False

    code: str
    """As Discord writes it, or the language alone: "fr", "pt-BR"."""
    _locale: babel.Locale = field(repr=False)
    _read: Callable[[], Catalogue] = field(repr=False)
    _english: "Language | None" = field(repr=False)
    _reported: set[tuple[str, str]] = field(default_factory=set, repr=False)

    @property
    def name(self) -> str:
        """Its own name for itself: "Français"."""
        return self.say("language-name")

    def say(self, key: str, /, **values: Value) -> str:
        """Return the message `key` with its values, in English if this language lacks it or cannot say it.

        Strings are inserted verbatim: what must not act as Discord markup is escaped by the caller. Numbers are
        written as the language writes them ("1,250"), so a number that is a name goes in as a string. A truth is the
        word "yes" or "no", between which the message chooses.

        Raises UnknownMessage if English lacks it too. Values that do not fit never raise outside strict mode: they are
        logged once, without the values, and the best sentence that can be had is returned.
        """
        text = _said(self, key, tuple(values.items()), tuple(map(type, values.values())))
        return self._say_imperfectly(key, values) if text is None else text

    def _say_imperfectly(self, key: str, values: Mapping[str, Value]) -> str:
        imperfect: str | None = None
        for language in self._fallbacks:
            if language._has_own(key):
                text, errors = language._format(key, values)
                if not errors:
                    return text
                language._report(key, errors)
                imperfect = text if imperfect is None else imperfect
        if imperfect is None:
            raise UnknownMessage(key)
        return imperfect

    def list(self, items: Iterable[str]) -> str:
        """Return the items as a sentence lists them: "Ada, Bruno and Chen"; nothing for no items."""
        return format_list(tuple(items), locale=self._locale)

    def series(self, items: Iterable[str]) -> str:
        """Return items that have commas of their own, set apart by semicolons."""
        return self.say("list-semicolon").join(items)

    def entry(self, what: str, text: str) -> str:
        """Say of something what there is to say of it: "Shield: covers 30"."""
        return self.say("entry", what=what, text=text)

    def has(self, key: str) -> bool:
        """Tell whether `say` knows the message, be it in English."""
        return any(language._has_own(key) for language in self._fallbacks)

    @property
    def _fallbacks(self) -> "tuple[Language, ...]":
        return (self,) if self._english is None else (self, self._english)

    @functools.cached_property
    def _bundle(self) -> FluentBundle:
        catalogue = self._read()
        if catalogue.mistakes:
            raise BrokenMessages("\n".join(map(str, catalogue.mistakes)))
        bundle = FluentBundle([_region(self.code)], use_isolating=False)
        bundle.add_resource(_resource(catalogue))
        return bundle

    def _has_own(self, key: str) -> bool:
        return self._bundle.has_message(key) and self._bundle.get_message(key).value is not None

    def _format(self, key: str, values: Mapping[str, Value]) -> tuple[str, tuple[Exception, ...]]:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        try:
            text, errors = self._bundle.format_pattern(pattern, {name: _put(values[name]) for name in values})
        except Exception as error:  # a float beyond all measure, say: no sentence may stop a match
            return key, (error,)
        return str(text), tuple(errors)

    def _report(self, key: str, errors: Iterable[Exception]) -> None:
        # Fluent's own errors name messages and variables only; any other may quote a value, which may be a secret.
        faults = [str(e) if isinstance(e, FluentFormatError) else type(e).__name__ for e in errors]
        fault = "; ".join(faults)
        if Language.strict:
            raise Unsayable(f"{self.code}: {key}: {fault}")
        if (key, fault) not in self._reported:
            self._reported.add((key, fault))
            _log.error("Message %s cannot be said properly in %s: %s", key, self.code, fault)


def _put(value: Value) -> Value:
    """Make of a value what goes into a pattern."""
    if isinstance(value, bool):
        value = "yes" if value else "no"
    return _Verbatim(value) if isinstance(value, str) else value


def load(locales: Traversable) -> dict[str, Language]:
    """Give every language below the folder `locales`: code -> language, English first.

    Each reads its messages when it first speaks, which takes a tenth of a second or more, and raises BrokenMessages
    then with all mistakes: unreadable lines, an id that stands twice in it (both places are named). Raises
    babel.UnknownLocaleError or ValueError for a folder that is not named like a locale.
    """
    return _spoken({code: functools.partial(_read_to_speak, folder) for code, folder in folders_of(locales).items()})


@functools.cache
def languages() -> Mapping[str, Language]:
    """Return the languages of this package, as `load` gives them."""
    return load(files(__name__) / "locales")


def _read_to_speak(folder: Traversable) -> Catalogue:
    """Read a language without the lines of its messages, which nobody asks for unless there are mistakes."""
    catalogue = read(folder, lines=False)
    return read(folder) if catalogue.mistakes else catalogue


def learn(locales: Traversable) -> None:
    """Add the messages of a game that keeps them in a folder of its own to the languages of this package.

    What is known already stays as it is. Raises BrokenMessages, and KeyError for a language that is not spoken here.
    """
    for code, catalogue in read_all(locales).items():
        if catalogue.mistakes:
            raise BrokenMessages("\n".join(map(str, catalogue.mistakes)))
        languages()[code]._bundle.add_resource(_resource(catalogue))
    _said.cache_clear()
    _for_command.cache_clear()


def pick(locale: str | None) -> Language:
    """Return the best language for a Discord locale ("fr", "pt-BR", "zh-CN"), English if there is none better.

    A regional locale is content with the plain language ("en-GB" with "en"), but not with another region's.
    """
    spoken = languages()
    return spoken[_best(locale or ENGLISH, tuple(spoken))]


@functools.lru_cache(maxsize=256)
def _best(locale: str, codes: tuple[str, ...]) -> str:
    known = {code.lower(): code for code in codes}
    found = babel.negotiate_locale([locale], known, sep="-", aliases={})
    return known[found.lower() if found else ENGLISH]


def localised(key: str, locale: str) -> str | None:
    """Return a command's name or description for a Discord locale, or None where the English one holds.

    For `discord.app_commands.Translator`, which asks for every locale in turn. The message takes no values; the linter
    holds messages called `command-*-name` and `command-*-description` to Discord's limits.

    Raises UnknownMessage if English lacks it.
    """
    return _for_command(key, pick(locale))


@functools.cache
def _for_command(key: str, language: Language) -> str | None:
    # Thirty locales share a handful of languages, and each start asks twice for all of them.
    english = languages()[ENGLISH]
    if not english.has(key):
        raise UnknownMessage(key)
    return language.say(key) if language is not english and language._has_own(key) else None


@functools.lru_cache(maxsize=8192)
def _said(
    language: Language, key: str, values: tuple[tuple[str, Value], ...], types: tuple[type[Value], ...]
) -> str | None:
    # A table is told again and again in the same words. What has faults is kept nowhere; `types` tell 1 from 1.0.
    speaker = next((one for one in language._fallbacks if one._has_own(key)), None)
    if speaker is None:
        return None
    text, errors = speaker._format(key, dict(values))
    return None if errors else text


def _spoken(readers: Mapping[str, Callable[[], Catalogue]]) -> dict[str, Language]:
    """Make the languages of some readers of messages, English first: the others fall back on it."""
    english = Language(ENGLISH, _locale(ENGLISH), readers[ENGLISH], None)
    others = {code: Language(code, _locale(code), reader, english) for code, reader in readers.items()}
    return {ENGLISH: english} | {code: language for code, language in others.items() if code != ENGLISH}


def _locale(code: str) -> babel.Locale:
    return babel.Locale.parse(_region(code), sep="-")


def _region(code: str) -> str:
    return _REGIONS.get(code, code)


def _resource(catalogue: Catalogue) -> Resource:
    return Resource([entry.node for entry in catalogue.entries.values()])
