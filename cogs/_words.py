"""Words that several cogs share: commands in every language, lengths of time, links."""

from __future__ import annotations

import re

import discord
from discord import app_commands

from bot.language import Language, languages, localised
from bot.matches.types import Refused

HOUR = 3600
DEADLINES: tuple[int | None, ...] = (HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR, 72 * HOUR, 168 * HOUR, None)
LEAST_DEADLINE, MOST_DEADLINE = HOUR, 168 * HOUR

_LENGTH = re.compile(r"\s*(\d{1,4})\s*(?:(h|o|d|j|t|g)[a-zé]*)?\s*", re.IGNORECASE)
_NONE = {"none", "aucun", "aucune", "nessuno", "nessuna", "0", "-", "∞"}


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


def length(language: Language, seconds: int | None) -> str:
    """Write a deadline: "24 hours", "3 days", "no deadline"."""
    if seconds is None:
        return language.say("length-none")
    hours = seconds // HOUR
    if hours % 24 == 0 and hours > 24:
        return language.say("length-days", count=hours // 24)
    return language.say("length-hours", count=hours)


def read_length(text: str) -> int | None:
    """Read a deadline as somebody types it in one of our languages: seconds, None for no deadline.

    "36", "36h", "36 ore" are hours; "3 days", "3j", "3 giorni" are days; "none", "aucun", "nessuna" are none.
    Raises Refused for what cannot be read and for less than an hour or more than seven days.
    """
    if text.strip().lower() in _NONE:
        return None
    found = _LENGTH.fullmatch(text)
    if found is None:
        raise Refused("refused-deadline", text=text[:40])
    unit = (found[2] or "h").lower()
    seconds = int(found[1]) * (HOUR if unit in {"h", "o"} else 24 * HOUR)
    if not LEAST_DEADLINE <= seconds <= MOST_DEADLINE:
        raise Refused("refused-deadline", text=text[:40])
    return seconds


def deadline_key(seconds: int | None) -> str:
    """Write a deadline for a custom id or a menu's value."""
    return "none" if seconds is None else f"{seconds // HOUR}h"
