"""The positions of which one is asked a day: moments of matches that computers have played, as one seat saw them."""

import lzma
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Any, Final

import msgspec

from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, Decision
from bot.games.registry import Registry

FILE: Final = "positions.json.xz"


class DayPosition(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat saw of a match of so many `seats` when it was asked something, under the rules of a version.

    `key` is the same for the same position for ever; `view` is JSON, `options` are those of the match that were not
    the usual ones.
    """

    key: str
    game: str
    version: int
    data_version: str
    seats: int
    options: Mapping[str, str]
    decision: Decision
    view: msgspec.Raw

    def seen(self, game: AnyGame) -> Any:
        """Read the view."""
        return from_json(bytes(self.view), game.types.view)


_POSITIONS: Final = msgspec.json.Decoder(tuple[DayPosition, ...])


def position_of(game: AnyGame, seats: int, options: Mapping[str, str], decision: Decision, view: Any) -> DayPosition:
    """Make the position of a question, as the seat of a view saw it."""
    raw = to_json(view)
    key = sha256(b"\n".join((game.key.encode(), to_json(decision), raw))).hexdigest()[:10]
    return DayPosition(
        key=key,
        game=game.key,
        version=game.version,
        data_version=game.data_version,
        seats=seats,
        options=options,
        decision=decision,
        view=msgspec.Raw(raw),
    )


def written(positions: Iterable[DayPosition]) -> bytes:
    """Write positions as the file has them."""
    return lzma.compress(to_json(tuple(positions)), preset=9 | lzma.PRESET_EXTREME)


def read(raw: bytes) -> tuple[DayPosition, ...]:
    """Read what `written` has written."""
    return _POSITIONS.decode(lzma.decompress(raw))


@cache
def house_positions() -> Mapping[str, DayPosition]:
    """Give the positions that come with the bot, by their keys. They are read when they are first asked for."""
    raw = resources.files(__package__).joinpath(FILE).read_bytes()
    return {one.key: one for one in read(raw)}


def is_of_today(position: DayPosition, games: Registry) -> bool:
    """Tell whether a position is one of the rules and data of today, and its game on offer."""
    if position.game not in games:
        return False
    game = games[position.game]
    return (position.version, position.data_version) == (game.version, game.data_version)


def next_position(offered: Sequence[DayPosition], server: int, asked: Sequence[str]) -> DayPosition | None:
    """Choose what a server is asked next, after what it was `asked` within a year (keys); None if nothing is left.

    The games take turns, and each server has an order of its own.
    """
    game_of = {one.key: one.game for one in offered}
    times = [game_of.get(key, "") for key in asked]
    left = [one for one in offered if one.key not in asked]

    def rank(one: DayPosition) -> tuple[int, bytes]:
        return times.count(one.game), sha256(f"{server}.{one.key}".encode()).digest()

    return min(left, key=rank, default=None)
