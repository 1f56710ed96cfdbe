"""What people write of their time: where they are, and from when to when they are not to be disturbed."""

from datetime import UTC, datetime
from typing import Final

import pytest

from bot.language import languages
from bot.matches.types import Refused
from bot.quiet import LONGEST, is_zone, length_of, zone_names
from cogs.kit.words import city, read_span, usual_spans
from cogs.people.zones import zone_told, zones_like, zones_meant

WINTER: Final = int(datetime(2026, 11, 29, 8, 30, tzinfo=UTC).timestamp())
SUMMER: Final = int(datetime(2026, 7, 1, 8, 30, tzinfo=UTC).timestamp())
CITIES: Final = {
    "Europe/Zurich": ("Zürich", "ZURICH", "Zuerich", "Zurigo", "europe/zurich", "Europe Zurich"),
    "Europe/Vienna": ("Wien", "Vienne", "Vienna", "Österreich", "Oesterreich", "Austria"),
    "America/Sao_Paulo": ("São Paulo", "sao  paulo", "San Paolo", "America/Sao_Paulo", "Sa\u0303o Paulo"),
    "Europe/London": ("Londres", "Londra", "GB", "8:30 AM · London"),
    "Europe/Paris": ("Parigi", "paris"),
    "Asia/Tokyo": ("Tokio", "JST", "Japan", "Giappone"),
    "Asia/Kolkata": ("Asia/Calcutta", "calcutta"),
    "America/Port-au-Prince": ("port au prince",),
    "Asia/Kathmandu": ("+5:45", "UTC+0545"),
    "Etc/UTC": ("UTC", "Etc/UTC"),
}
SEVERAL: Final = {
    "EST": {"America/New_York", "America/Toronto", "America/Panama"},
    "est": {"America/New_York"},
    "HNE": {"America/New_York", "America/Toronto"},
    "CEST": {"Europe/Berlin", "Europe/Vienna"},
    "MESZ": {"Europe/Berlin", "Europe/Zurich"},
    "MEZ": {"Europe/Berlin", "Africa/Tunis"},
    "PST": {"America/Los_Angeles", "Asia/Manila"},
    "BST": {"Europe/London", "Europe/Jersey"},
    "IST": {"Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin"},
    "CST": {"America/Chicago", "Asia/Shanghai"},
    "GMT": {"Europe/London", "Africa/Accra"},
}
OFFSETS: Final = {
    120: ("GMT+2", "UTC+2", "utc + 2", "+2", "+02:00", "UTC+0200", "GMT+02"),
    330: ("utc +5:30", "+5.30", "UTC+5,5", "+0530", "GMT+5h30"),
    -180: ("UTC−3", "gmt-3", "–3", "-03:00"),
    0: ("UTC+0", "GMT-0", "+0"),
}
SPANS: Final = {
    (23 * 60, 7 * 60): ("23-7", "11 PM – 7 AM", "11pm to 7 a.m.", "2300-0700", "von 23 Uhr bis 7 Uhr", "11-7 am"),
    (22 * 60 + 30, 6 * 60 + 15): ("22:30 - 6:15", "de 22h30 à 6h15", "22.30–6.15", "dalle 22:30 alle 6:15"),
    (8 * 60, 16 * 60): ("from 8 to 16", "8-4 pm", "zwischen 8 und 16 Uhr", "tra le 8 e le 16"),
    (0, 8 * 60): ("midnight to 8", "minuit à 8h", "Mitternacht bis 8", "24-8", "12-8 am"),
    (12 * 60, 18 * 60): ("noon – 6 pm", "12-6 pm", "12–18"),
    None: ("none", "aucune", "Keine", "nessuna", "No quiet hours"),
}


def test_people_write_where_they_are_and_it_is_suggested_as_it_is_read() -> None:
    for zone, texts in CITIES.items():
        for text in texts:
            assert zones_meant(text, WINTER) == (zone,), text
            assert zones_like(text.rpartition("· ")[2], WINTER)[0] == zone, text
    for text, several in SEVERAL.items():
        meant = zones_meant(text, WINTER)
        assert several <= set(meant), text
        assert zones_like(text, WINTER)[: len(meant)] == meant


def test_east_is_plus_and_cities_have_the_offset_at_that_moment() -> None:
    for now in (WINTER, SUMMER):
        for minutes, texts in OFFSETS.items():
            hour = zone_told("Etc/UTC", now + 60 * minutes, languages()["de"]).partition(" ")[0]
            for text in texts:
                meant = zones_meant(text, now)
                assert len(meant) > 1, text
                assert {zone_told(zone, now, languages()["de"]).partition(" ")[0] for zone in meant} == {hour}, text
    assert "Europe/Berlin" in zones_meant("UTC+2", SUMMER)
    assert "Europe/Berlin" not in zones_meant("UTC+2", WINTER)


def test_what_is_nobodys_clock_is_not_read_and_every_zone_on_offer_can_be_stored_and_named() -> None:
    for text in ("", " ", "localtime", "posixrules", "Factory", "posix/Europe/Rome", "right/Europe/Rome", "UTC+15"):
        assert zones_meant(text, WINTER) == (), text
    offered = {zone for letter in "aeiouy" for zone in zones_like(letter, WINTER)}
    assert all(map(is_zone, offered))
    for language in languages().values():
        for zone in zone_names():
            named = city(language, zone)
            meant = zones_meant(named, WINTER)
            assert zone not in offered or meant == (zone,), named


def test_quiet_hours_are_read_in_the_writing_of_all_languages() -> None:
    for span, texts in SPANS.items():
        assert {text: read_span(text, languages()["en"]) for text in texts} == dict.fromkeys(texts, span)


def test_quiet_hours_that_cannot_be_are_refused_with_what_was_read() -> None:
    wrong = {
        "refused-quiet": ("", "hello", "23", "25-7", "23:70-8", "0 am-3", "23-7-9", "1" * 5000),
        "refused-quiet-too-long": ("11-7", "20-7", "7-7", "8 PM – 6:01 AM"),
    }
    for key, texts in wrong.items():
        for text in texts:
            with pytest.raises(Refused) as refused:
                read_span(text, languages()["en"])
            assert [problem.key for problem in refused.value.problems] == [key], text


def test_every_hour_can_be_chosen_to_begin_at_whatever_somebody_has_now() -> None:
    for quiet in (None, (22 * 60 + 30, 6 * 60 + 15), (0, LONGEST), (1439, 0)):
        spans = usual_spans(quiet)
        assert len({start // 60 for start, _ in spans}) == 24
        assert quiet is None or quiet in spans
        assert all(0 < length_of(*span) <= LONGEST for span in spans)
