"""Words that several cogs share: commands in every language, lengths of time, links."""

from __future__ import annotations

import re
from datetime import time
from functools import cache
from zoneinfo import ZoneInfo

import discord
from babel import Locale
from babel.dates import format_time, get_timezone_location
from discord import app_commands

from bot.language import Language, languages, localised
from bot.matches.lobby import check_deadline
from bot.matches.types import Refused
from bot.text import folded, meant

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
EVENINGS = (2 * MINUTE, 5 * MINUTE, 15 * MINUTE)
"""For people who sit together."""
DEADLINES: tuple[int | None, ...] = (*EVENINGS, HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, None)

_LENGTH = re.compile(r"(\d{1,4}) ?(?:(m|h|o|st|d|j|t|g)[a-zé]*)?", re.IGNORECASE)
_UNITS = {"m": MINUTE, "h": HOUR, "o": HOUR, "st": HOUR, "d": DAY, "j": DAY, "t": DAY, "g": DAY}
"""By the first letters: minutes; hours, ore, Stunden; days, jours, Tage, giorni."""
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
    return get_timezone_location(ZoneInfo(zone), locale=locale, return_city=True)


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


def usual_deadlines(language: Language) -> list[tuple[str, str]]:
    """List usual deadlines as they are written, with their keys."""
    return [(length(language, seconds), deadline_key(seconds)) for seconds in DEADLINES]


def deadline_key(seconds: int | None) -> str:
    """Write a deadline for a custom id or a menu's value."""
    if seconds is None:
        return "none"
    return f"{seconds // MINUTE}m" if seconds % HOUR else f"{seconds // HOUR}h"
