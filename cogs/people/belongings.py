"""What somebody takes along: all that is kept about him, as a text to read and as JSON."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

import msgspec
from msgspec.json import encode

from bot.language import Language
from bot.matches.service.belongings import Belongings, Seated
from bot.quiet import UTC, is_zone
from bot.text import one_line, plain
from cogs.kit.words import time_of_day
from render.presenter import Presenters, Scene

_MOMENTS: Final = ("at", "until", "since", "seat_away_until")
"""Columns of moments, beside those that end like `begun_at`."""
_MINUTES: Final = ("quiet_from", "quiet_to", "gathers_from")
_OF_SEAT: Final = ("drafts", "plans", "ballots")


class Taken:
    """Gathers what is kept about somebody in words and as JSON."""

    def __init__(self, presenters: Presenters, language: Language, zone: str) -> None:
        self._presenters = presenters
        self._language = language
        self._zone = ZoneInfo(zone if is_zone(zone) else UTC)
        self._servers: dict[int, str] = {}

    def seat(self, one: Seated) -> list[str]:
        """Tell what is kept of a seat in a match, a line each."""
        row = one.row
        self._servers[row["guild_id"]] = one_line(row["guild_name"])
        told = ["", self._say("seat", {**row, "entry": row["seat_entry"], "channel": one_line(row["channel_name"])})]
        told += [self._say(name, each) for name in _OF_SEAT for each in one.kept.get(name, ())]
        if "actions" not in one.kept:
            return [*told, self._language.say("belongings-moves-left-out")]
        for line, move in zip(one.kept["actions"], one.moves, strict=True):
            try:
                words = plain(self._presenters[row["game"]].whole(self._scene(one), move))
            except Exception:  # what cannot be worded, as by other rules, is named
                words = f"{line['kind']} {line['decision']}"
            told.append(self._say("move", {**line, "words": words}))
        return told

    def table(self, name: str, rows: Sequence[Mapping[str, Any]]) -> list[str]:
        """Tell the rows of a table, a line each, below its title; nothing if there are none, or no words for them."""
        if not rows or not self._language.has(f"belongings-{name}"):
            return []
        return ["", self._language.say(f"belongings-{name}-title"), "", *(self._say(name, one) for one in rows)]

    def _scene(self, one: Seated) -> Scene:
        # Of the others nothing is said, not even by what they are called.
        names = tuple(self._language.say("belongings-somebody", seat=str(seat + 1)) for seat in range(16))
        return Scene(view=one.view, names=names, plain=names, language=self._language)

    def _say(self, name: str, row: Mapping[str, Any]) -> str:
        return self._language.say(f"belongings-{name}", **{key: self._word(key, value) for key, value in row.items()})

    def _word(self, name: str, value: Any) -> str | bool:
        if value is None or value == "":
            return "–"
        if isinstance(value, bool):
            return value
        if name in _MOMENTS or name.endswith("_at"):
            return f"{datetime.fromtimestamp(value, self._zone):%Y-%m-%d %H:%M}"
        if name in _MINUTES:
            return time_of_day(self._language, value)
        if name == "guild_id":
            return self._servers.get(value, str(value))
        if name == "game" and value in self._presenters:
            return self._presenters[value].title(self._language)
        if isinstance(value, msgspec.Raw):
            return bytes(value).decode()
        return str(value + 1 if name in ("seat", "seat_seat") else value)


async def taken_along(
    belongings: Belongings, user_id: int, presenters: Presenters, language: Language, zone: str
) -> tuple[bytes, bytes]:
    """Give all that is kept about somebody as a text and as JSON; no more than some matches are worked on at a time."""
    taken, told, seats = Taken(presenters, language, zone), list[str](), list[bytes]()
    async for some in belongings.seats(user_id):
        for one in some:
            told += await asyncio.to_thread(taken.seat, one)
            seats.append(encode({**one.row, **one.kept}))
    tables = await belongings.tables(user_id)

    def written() -> tuple[bytes, bytes]:
        head = [language.say("belongings-title"), language.say("belongings-how", zone=zone or UTC, user=str(user_id))]
        rest = [line for name, rows in tables.items() for line in taken.table(name, rows)]
        title = ["", language.say("belongings-seats-title")] if told else []
        lines = "\n".join((*head, *rest, *title, *told, ""))
        # A match in a line: that is read more easily than one line, and is a third of what is indented.
        whole = b'%s,"matches":[\n%s\n]}' % (encode({"user_id": user_id, **tables})[:-1], b",\n".join(seats))
        return lines.encode(), whole

    return await asyncio.to_thread(written)
