"""Words that several cogs share: commands in every language, lengths of time, links."""

import re
from collections.abc import Sequence
from datetime import time
from functools import cache
from typing import TypeAlias
from zoneinfo import ZoneInfo

import discord
from babel import Locale
from babel.dates import format_time, get_timezone_location
from discord import app_commands

from bot.language import Language, languages, localised
from bot.matches.changes.lobby import check_deadline
from bot.matches.types import Refused
from bot.matches.value.meeting import Pace
from bot.quiet import LONGEST, length_of
from bot.text import folded, meant

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
EVENINGS = (2 * MINUTE, 5 * MINUTE, 15 * MINUTE)
"""For people who sit together."""
DEADLINES: tuple[int | None, ...] = (*EVENINGS, HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, None)
USUAL_QUIET = 9 * 60
"""Minutes for which quiet hours last where only their beginning was chosen."""

_LENGTH = re.compile(r"(\d{1,4}) ?(?:(m|h|o|st|d|j|t|g)[a-zé]*)?", re.IGNORECASE)
_UNITS = {"m": MINUTE, "h": HOUR, "o": HOUR, "st": HOUR, "d": DAY, "j": DAY, "t": DAY, "g": DAY}
"""By the first letters: minutes; hours, ore, Stunden; days, jours, Tage, giorni."""
_Clock: TypeAlias = tuple[str | None, ...]
"""Hours, minutes, and "a" or "p" for the half of the day, as they are written."""

_CLOCK = r"(?:ore )?(\d{1,2})(?: ?(?:[:.h]|uhr)? ?(\d\d))?(?: ?(?:h|uhr|heures?|ore))? ?(?:([ap])\.?m\.?)?"
_TIME = re.compile(_CLOCK)
_SPAN = re.compile(
    r"(?:from |between |von |zwischen |des? |entre |dalle |tra le |fra le )?"
    + _CLOCK
    + r" ?(?:[-\u2010-\u2015\u2212~>/→]|to|till|until|and|bis|und|a|et|alle|e le) ?"
    + _CLOCK
)
_MIDDAY = re.compile(r"\b(?:(midnight|minuit|mitternacht|mezzanotte)|noon|midi|mittag|mezzogiorno)\b")
_NONE = {"none", "aucun", "aucune", "kein", "keine", "nessuno", "nessuna", "0", "-", "∞"}


def worded(key: str) -> app_commands.locale_str:
    """Give a command's name or description in English, for the translator to say in other languages."""
    return app_commands.locale_str(languages()["en"].say(key), key=key)


class CommandTranslator(app_commands.Translator):
    """Says names and descriptions of commands in the languages that we have."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Give the words for a locale, None to keep the English ones."""
        key = string.extras.get("key")
        return None if key is None else localised(key, str(locale))


def time_of_day(language: Language, minutes: int) -> str:
    """Write a time of day, in minutes after midnight: "22:00"."""
    return format_time(time(minutes // 60, minutes % 60), "short", locale=locale_of(language))


def city(language: Language, zone: str) -> str:
    """Name a time zone by its city: "Rome" of "Europe/Rome"."""
    return _city(zone, locale_of(language))


@cache
def _city(zone: str, locale: Locale) -> str:
    # Babel has a list of zones of its own, in which a name may be missing.
    return get_timezone_location(ZoneInfo(zone), locale=locale, return_city=True).rpartition("/")[2]


def locale_of(language: Language) -> Locale:
    """Give what Babel knows of a language."""
    return Locale.parse(language.code, sep="-")


def length(language: Language, seconds: int | None) -> str:
    """Write a deadline: "5 minutes", "24 hours", "3 days", "no deadline"."""
    if seconds is None:
        return language.say("length-none")
    if seconds < HOUR:
        return language.say("length-minutes", count=seconds // MINUTE)
    hours = seconds // HOUR
    if hours % 24 == 0 and hours > 24:
        return language.say("length-days", count=hours // 24)
    return language.say("length-hours", count=hours)


def paces_told(paces: Sequence[Pace], language: Language) -> str:
    """Name the paces that suit somebody."""
    return language.say("seek-pace", pace="-".join(paces))


def read_length(text: str) -> int | None:
    """Read a deadline as somebody types it in one of our languages: seconds, None for no deadline.

    "5 min" are minutes; "36", "36h", "36 ore" are hours; "3 days", "3j", "3 giorni" are days; "none", "aucun",
    "nessuna" are none. Raises Refused for what cannot be read and for what no table may have.
    """
    usual = [one for language in languages().values() for one in usual_deadlines(language)]
    text = meant(text, usual) or " ".join(text.split())
    if folded(text) in _NONE:
        return None
    found = _LENGTH.fullmatch(text)
    if found is None:
        raise Refused("refused-deadline", text=text[:40])
    seconds = int(found[1]) * _UNITS[(found[2] or "h").lower()]
    try:
        check_deadline(seconds)
    except Refused:
        raise Refused("refused-deadline", text=text[:40]) from None
    return seconds


def span_told(language: Language, span: tuple[int, int]) -> str:
    """Write a span of the day, in minutes after midnight: "22:00 – 07:00"."""
    return f"{time_of_day(language, span[0])} – {time_of_day(language, span[1])}"


def read_span(text: str, language: Language) -> tuple[int, int] | None:
    """Read quiet hours as somebody types them in one of our languages: in minutes after midnight, None for none.

    "23-7", "22:30 – 6:15", "11 PM to 7 AM", "10-6 am", "de 22h30 à 6h15", "22 Uhr bis 6 Uhr", "dalle 23 alle 7" are
    spans; "none", "keine" are none. Raises Refused, with times as the language writes them, for what cannot be read and
    for what is longer than quiet hours may be.
    """
    plain = _plain_times(text)
    if plain in _NONE or plain == folded(language.say("time-no-quiet")):
        return None
    example = span_told(language, (23 * 60, 7 * 60))
    found = _SPAN.fullmatch(plain)
    spans = [] if found is None else _spans(found.group(1, 2, 3), found.group(4, 5, 6))
    if not spans:
        raise Refused("refused-quiet", text=text[:40], example=example)
    fitting = [span for span in spans if 0 < length_of(*span) <= LONGEST]
    if len(fitting) != 1:
        told = span_told(language, spans[0])
        raise Refused("refused-quiet-too-long", text=text[:40], quiet=told, hours=LONGEST // 60, example=example)
    return fitting[0]


def usual_spans(quiet: tuple[int, int] | None = None) -> list[tuple[int, int]]:
    """List quiet hours that begin at each hour, those of the evening first, as long as somebody has them now.

    What he has now stands in the place of the hour in which it begins.
    """
    length = USUAL_QUIET if quiet is None else length_of(*quiet)
    begins = [60 * (hour % 24) for hour in range(18, 42)]
    if quiet is not None:
        begins[begins.index(quiet[0] // 60 * 60)] = quiet[0]
    return [(start, (start + length) % (24 * 60)) for start in begins]


def spans_like(text: str) -> list[tuple[int, int]]:
    """List quiet hours that begin at the one time of day that a text is so far, the usual ones first; else none."""
    found = _TIME.fullmatch(_plain_times(text).rstrip(" -–"))
    starts = [] if found is None else _times(found.group(1, 2, 3))
    return [(start, (start + 60 * hours) % (24 * 60)) for start in starts for hours in (8, 9, 7, 10, 6, 5, 4, 3)]


def _plain_times(text: str) -> str:
    return _MIDDAY.sub(lambda found: "12 am" if found[1] else "12 pm", folded(text))


def _spans(first: _Clock, last: _Clock) -> list[tuple[int, int]]:
    """List what two times of day may mean, each once.

    Where only the second says which half of the day it is of, the first may be of either.
    """
    starts = _times(first)
    if last[2] and not first[2]:
        starts += [start for half in "ap" for start in _times((*first[:2], half))]
    return [(start, end) for start in dict.fromkeys(starts) for end in _times(last)]


def _times(clock: _Clock) -> list[int]:
    """Give the time of day that is meant, in minutes after midnight; none if there is none."""
    hours, minutes, half = int(clock[0] or 0), int(clock[1] or 0), clock[2]
    if minutes >= 60 or not (1 <= hours <= 12 if half else hours <= 24):
        return []
    if half:
        hours = hours % 12 + (12 if half == "p" else 0)
    return [(60 * hours + minutes) % (24 * 60)]


def usual_deadlines(language: Language) -> list[tuple[str, str]]:
    """List usual deadlines as they are written, with their keys."""
    return [(length(language, seconds), deadline_key(seconds)) for seconds in DEADLINES]


def deadline_key(seconds: int | None) -> str:
    """Write a deadline for a custom id or a menu's value."""
    if seconds is None:
        return "none"
    return f"{seconds // MINUTE}m" if seconds % HOUR else f"{seconds // HOUR}h"
