"""Values of a game as plain text: for the command line, and for matches that are reviewed as text."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from bot.games.codec import to_json
from bot.games.contract import AnyGame, Event
from bot.games.record import Record, replay

Builtin = Any
"""What JSON can hold."""

_EMPTY: tuple[Builtin, ...] = (None, "", [], (), {})


def described(name: str, value: Any, indent: int = 0) -> Iterator[str]:
    """Write a value as lines: its plain parts behind its name, the others indented below.

    Empty parts are left out.
    """
    yield from _lines(name, msgspec.to_builtins(value, str_keys=True), indent)


def played(game: AnyGame, record: Record) -> Iterator[str]:
    """Tell a recorded match line by line: what was done, and all that was told to whom.

    It holds every secret of the match. Raises what `replay` raises.
    """
    yield f"{record.game} with {len(record.entries)} players, rules {record.version}, data {record.data_version}"
    yield from described("options", msgspec.json.decode(record.options))
    steps = replay(game, record)
    step = next(steps)
    yield from _told(step.events)
    for line, step in zip(record.log, steps, strict=True):
        yield ""
        if line.kind == "leave":
            yield f"{line.number}. seat {line.seat} leaves"
        elif line.kind == "reopen":
            yield f"{line.number}. seat {line.seat}, {line.decision}: taken back"
        elif line.kind == "undo":
            yield f"{line.number}. seat {line.seat}, {line.decision}: back to before {bytes(line.action).decode()}"
        else:
            yield from described(f"{line.number}. seat {line.seat}, {line.decision}:", msgspec.json.decode(line.action))
        yield from _told(step.events)
    yield ""
    yield from described("state", step.state)
    for broken in game.violations(step.state):
        yield f"VIOLATION: {broken}"


def _told(events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        reader = "all" if event.audience is None else f"seat {event.audience}"
        values = {name: value for name, value in msgspec.json.decode(to_json(event)).items() if name != "audience"}
        yield from _lines(f"to {reader}:", values, indent=1)


def _lines(name: str, value: Builtin, indent: int) -> Iterator[str]:
    blanks = "  " * indent
    if _is_plain(value):
        yield f"{blanks}{name} {_inline(value)}"
        return
    parts = {str(key): part for key, part in _parts(value) if part not in _EMPTY}
    plain = [
        _inline(part) if key == "type" else f"{key}={_inline(part)}" for key, part in parts.items() if _is_plain(part)
    ]
    yield f"{blanks}{' '.join((name, *plain))}"
    for key, part in parts.items():
        if not _is_plain(part):
            yield from _lines(key, part, indent + 1)


def _parts(value: Builtin) -> Iterable[tuple[Any, Builtin]]:
    return value.items() if isinstance(value, dict) else enumerate(value)


def _is_plain(value: Builtin) -> bool:
    if isinstance(value, list | tuple):
        return all(_is_plain(item) for item in value)
    return not isinstance(value, dict)


def _inline(value: Builtin) -> str:
    if isinstance(value, list | tuple):
        return f"[{' '.join(map(_inline, value))}]"
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
