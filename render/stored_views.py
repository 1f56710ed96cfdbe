"""Stored views, events and actions, read back for a presenter."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.games.codec import from_json, to_json
from bot.games.contract import Event, list_of_events
from render.presenter import Chapter, Presenter


def read_view(presenter: Presenter, raw: bytes | str) -> Any:
    """Read a view of a presenter's game. Raises msgspec.ValidationError if it is none."""
    return from_json(raw, presenter.view_type)


def read_events(presenter: Presenter, raw: bytes | str) -> Sequence[Event]:
    """Read a list of events of a presenter's game. Raises msgspec.ValidationError if it is none."""
    events: Sequence[Event] = from_json(raw, list_of_events(presenter.event_type))
    return events


class _StoredChapter(msgspec.Struct, frozen=True):
    events: msgspec.Raw
    view: msgspec.Raw
    opened: tuple[msgspec.Raw, ...] = ()


_COURSE = msgspec.json.Decoder(tuple[_StoredChapter, ...])


def read_course(presenter: Presenter, raw: bytes) -> tuple[Chapter, ...]:
    """Read how a match of a presenter's game went. Raises msgspec.ValidationError if it is none."""
    return tuple(
        Chapter(
            events=tuple(read_events(presenter, bytes(one.events))),
            view=read_view(presenter, bytes(one.view)),
            opened=tuple(read_view(presenter, bytes(view)) for view in one.opened),
        )
        for one in _COURSE.decode(raw)
    )


def read_action(presenter: Presenter, raw: bytes | str) -> Any:
    """Read an action of a presenter's game. Raises msgspec.ValidationError if it is none."""
    return from_json(raw, presenter.action_type)


def write_view(view: Any) -> bytes:
    """Write a view as JSON, for a drawing process."""
    return to_json(view)


def write_events(events: Sequence[Event]) -> bytes:
    """Write events as JSON, for a drawing process."""
    return to_json(tuple(events))
