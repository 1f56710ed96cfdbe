"""Stored views, events and actions, read back for a presenter."""

from __future__ import annotations

from collections.abc import Sequence
from types import GenericAlias
from typing import Any

from bot.games.codec import from_json, to_json
from bot.games.contract import Event
from render.presenter import Presenter


def read_view(presenter: Presenter, raw: bytes | str) -> Any:
    """Read a view of a presenter's game. Raises msgspec.ValidationError if it is none."""
    return from_json(raw, presenter.view_type)


def read_events(presenter: Presenter, raw: bytes | str) -> Sequence[Event]:
    """Read a list of events of a presenter's game. Raises msgspec.ValidationError if it is none."""
    events: Sequence[Event] = from_json(raw, GenericAlias(tuple, (presenter.event_type, ...)))
    return events


def read_action(presenter: Presenter, raw: bytes | str) -> Any:
    """Read an action of a presenter's game. Raises msgspec.ValidationError if it is none."""
    return from_json(raw, presenter.action_type)


def write_view(view: Any) -> bytes:
    """Write a view as JSON, for a drawing process."""
    return to_json(view)


def write_events(events: Sequence[Event]) -> bytes:
    """Write events as JSON, for a drawing process."""
    return to_json(tuple(events))
