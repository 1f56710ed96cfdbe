"""The time zones that people mean: by cities, countries, abbreviations and offsets, as they write them.

What they are called comes from the time zone database and from Babel, in every language that the bot speaks.
"""

import re
from collections import defaultdict
from datetime import UTC, datetime
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final
from zoneinfo import ZoneInfo

from babel import Locale
from babel.core import get_global

from bot.language import Language, languages
from bot.quiet import zone_names
from bot.text import folded
from cogs.kit.words import city, locale_of, time_of_day

ZONES: Final = (
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/Sao_Paulo",
    "America/Argentina/Buenos_Aires",
    "Atlantic/Azores",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/Rome",
    "Europe/Athens",
    "Europe/Istanbul",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Dhaka",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""What is offered at first, from west to east; all others can be typed."""
QUARTER: Final = 15 * 60
"""Clocks change at a quarter of an hour of UTC."""

_Names = defaultdict[str, dict[str, None]]
"""Time zones by their names."""

_OFFSET = re.compile(r"(?:utc|gmt)? ?([-+\u2010-\u2015\u2212]) ?(\d{1,2})(?:[:.,h]?(\d{2})|[.,](5))?")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})


def zones_meant(text: str, now: int) -> tuple[str, ...]:
    """List the time zones that a text means, with any hour before it, at a moment (Unix seconds); several, or none.

    The hour that was suggested with a city may have passed. Of an offset they are those that have it now: in summer
    others may.
    """
    text = text.rpartition("·")[2]
    if offset := _OFFSET.fullmatch(folded(text)):
        minutes = int(offset[3] or (30 if offset[4] else 0))
        ahead = 3600 * int(offset[2]) + 60 * (minutes if minutes != 75 else 45)
        ahead = ahead if offset[1] == "+" else -ahead
        return tuple(zone for zone in _places() if _ahead(zone, now // QUARTER) == ahead)
    cities, others = _names(datetime.fromtimestamp(now, UTC).year)
    return tuple(cities.get(_key(text)) or others.get(_key(text)) or ())


def zones_like(text: str, now: int) -> tuple[str, ...]:
    """List the time zones that a text means or that have it in a name: what begins with it first; of none, the usual.

    It may read all time zones: not for the event loop.
    """
    if not (wanted := _key(text)):
        return ZONES
    found = dict[str, int]()
    for names in _names(datetime.fromtimestamp(now, UTC).year):
        for name, zones in names.items():
            if wanted in name:
                rank = 0 if name.startswith(wanted) else 1 if f" {wanted}" in name else 2
                found.update((zone, rank) for zone in zones if rank < found.get(zone, 3))
    like = sorted(found, key=lambda zone: (found[zone], _places()[zone]))
    return tuple(dict.fromkeys((*zones_meant(text, now), *like)))


def zone_told(zone: str, now: int, language: Language) -> str:
    """Name a time zone by its city, with the hour that it is there now: "14:05 · Rome"."""
    minutes = (now + _ahead(zone, now // QUARTER)) // 60 % (24 * 60)
    return f"{time_of_day(language, minutes)} · {city(language, zone)}"


@lru_cache(maxsize=1000)
def _ahead(zone: str, quarter: int) -> int:
    """Give by how many seconds a clock is ahead of UTC in a quarter of an hour."""
    moment = datetime.fromtimestamp(quarter * QUARTER, UTC)
    return int((moment.astimezone(ZoneInfo(zone)).replace(tzinfo=UTC) - moment).total_seconds())


@cache
def _places() -> dict[str, int]:
    """List the time zones that have a city, and UTC, each once, in the order in which they are offered.

    Of all that differ from now on one comes before those that are like it.
    """
    table = files("tzdata").joinpath("zoneinfo", "zonenow.tab").read_text(encoding="utf-8").splitlines()
    different = (row.split("\t")[2] for row in table if not row.startswith("#"))
    names = (_today(name) for name in (*ZONES, *different, *sorted(zone_names())) if name in zone_names())
    places = (name for name in names if "/" in name and (not name.startswith("Etc/") or name == "Etc/UTC"))
    return {name: number for number, name in enumerate(dict.fromkeys(places))}


def _today(zone: str) -> str:
    """Give the name of today of a time zone: "Asia/Kolkata" of "Asia/Calcutta"."""
    return str(get_global("zone_aliases").get(zone, zone))


@lru_cache(maxsize=1)
def _names(year: int) -> tuple[_Names, _Names]:
    """List of each name, as it is compared, which zones have it: by cities and in full, and by all else.

    All else is countries, abbreviations of a year, and parts of names.
    """
    cities, others, territories = _Names(dict), _Names(dict), get_global("zone_territories")
    older = defaultdict[str, list[str]](list)
    for name in sorted(zone_names()):
        older[_today(name)].append(name)
    locales = [locale_of(language) for language in languages().values()]
    for zone in _places():
        for name in (zone, *older[zone]):
            (cities if "/" in name else others)[_key(name)][zone] = None
            for part in (name.partition("/")[2], name.rpartition("/")[2]):
                others[_key(part)][zone] = None
        for language in languages().values():
            for name in _spellings(city(language, zone)):
                cities[_key(name)][zone] = None
        for locale in locales:
            for name in _spellings(locale.territories.get(territories.get(zone, ""), "")):
                others[_key(name)][zone] = None
        for name in _abbreviations(zone, year, locales):
            others[_key(name)][zone] = None
    others.pop("", None)
    return cities, others


def _spellings(name: str) -> tuple[str, str]:
    return name, name.translate(_UMLAUTS)


def _abbreviations(zone: str, year: int, locales: list[Locale]) -> set[str]:
    """List what its clock is called in a year: "CET" and "CEST", in German "MEZ" and "MESZ"."""
    halves = [datetime(year, month, 1, tzinfo=UTC).astimezone(ZoneInfo(zone)) for month in (1, 7)]
    changes = halves[0].utcoffset() != halves[1].utcoffset()
    found = {half.tzname() or "" for half in halves}
    for locale in locales:
        clock = locale.meta_zones.get(get_global("meta_zones").get(zone), {})
        for names in (clock, locale.time_zones.get(zone, {})):
            short = names.get("short", {})
            found.update(name for kind, name in short.items() if changes or kind != "daylight")
    return {name for name in found if name.isalpha()}


def _key(text: str) -> str:
    return folded(re.sub("[-_/]", " ", text))
