"""Examples for the rules: small positions, set up by hand and played on by the real rules.

They lie as data beside the pages that show them, `rulebook/examples.json`, which is read as `_File`.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from bot.games.chance import Chance
from bot.games.codec import from_json, to_json
from bot.games.contract import Event, Seat
from bot.games.registry import find_game
from bot.games.selfplay import random_setup

_MOST_ACTIONS = 200


class _Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat answers the next time that it is asked for a kind of decision."""

    seat: Seat
    kind: str
    action: msgspec.Raw


class _Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match between `names` that follows from `seed`.

    It is played as the clock would until a decision of the kind `begins` is asked. Then `changed` is laid over the
    state (a part of a list by its place), and the `answers` are given; between them it goes on as the clock would.
    """

    names: tuple[str, ...]
    seed: int
    begins: str = ""
    changed: Mapping[str, Any] = {}
    answers: tuple[_Answer, ...] = ()


class _Shown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A picture of a position after so many of its answers (None: all), as soon as the kind `until` is asked.

    `drawn` is "board", "account" with the number of the picture, or the name and arguments of an extra.
    """

    position: str
    drawn: tuple[str, ...]
    after: int | None = None
    until: str = ""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    positions: Mapping[str, _Position]
    pictures: Mapping[str, _Shown]


class Example(msgspec.Struct, frozen=True):
    """What everybody sees of a position, what has happened in it, and what is drawn of it (see `_Shown`)."""

    view: Any
    names: tuple[str, ...]
    events: tuple[Event, ...]
    drawn: tuple[str, ...]


@cache
def example(package: str, name: str) -> Example:
    """Play an example of the game in a package. Raises LookupError if there is none of this name."""
    try:
        written = files(package).joinpath("rulebook", "examples.json").read_bytes()
    except (ModuleNotFoundError, FileNotFoundError):
        raise LookupError(name) from None
    file: _File = from_json(written, _File)
    shown = file.pictures[name]
    position = file.positions[shown.position]
    match = _Match(package, position)
    match.go_on(position.begins)
    before = from_json(to_json(match.state), Any)
    match.state = from_json(to_json(_laid_over(before, position.changed)), type(match.state))
    match.events.clear()
    for answer in position.answers[: shown.after]:
        match.go_on(answer.kind, answer.seat)
        match.answer(answer.kind, answer.seat, from_json(answer.action, match.game.types.action))
    match.go_on(shown.until)
    events = tuple(event for event in match.events if event.audience is None)
    return Example(match.game.view(match.state, None), position.names, events, shown.drawn)


class _Match:
    def __init__(self, package: str, position: _Position) -> None:
        self.game = find_game(package)
        self.setup = random_setup(self.game, len(position.names), self.game.types.options(), position.seed)
        self.state: Any = self.setup.start().state
        self.events: list[Event] = []
        self.number = 0

    def go_on(self, kind: str, seat: Seat | None = None) -> None:
        """Play on as the clock would until a kind of decision is asked (of a seat); not at all for ""."""
        while kind and not any(one.kind == kind and seat in (None, one.seat) for one in self._asked()):
            if self.number > _MOST_ACTIONS:
                raise LookupError(f"{kind} is never asked")
            asked = self._asked()[0]
            view = self.game.view(self.state, asked.seat)
            forced = self.game.forced(view, asked)
            self.answer(asked.kind, asked.seat, forced if forced is not None else self.game.fallback(view, asked))

    def answer(self, kind: str, seat: Seat, action: Any) -> None:
        """Let a seat answer a kind of decision that it is asked for."""
        asked = next(one for one in self._asked() if (one.kind, one.seat) == (kind, seat))
        self.number += 1
        step = self.game.apply(self.state, asked, action, Chance(self.setup.seed, self.number))
        self.state = step.state
        self.events += step.events

    def _asked(self) -> list[Any]:
        return [one for one in self.game.waiting_on(self.state) if not one.answered]


def _laid_over(old: Any, new: Any) -> Any:
    """Give plain data with other data in the place of what has the same names or, in lists, the same places."""
    if not isinstance(new, Mapping):
        return new
    if isinstance(old, list):
        return [_laid_over(part, new[str(place)]) if str(place) in new else part for place, part in enumerate(old)]
    return {**old, **{name: _laid_over(old.get(name), part) for name, part in new.items()}}
