"""Values that were stored under an earlier version of a game's rules."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, Event, Seat, Unreadable, list_of_events
from bot.store.outgoing import Account, Notice, OrderFollowed, Outgoing, PrivateMessage, Reminder
from bot.store.rows import ActionRow, MatchRow

_SETTINGS = dict[str, str]


def read_value(game: AnyGame, what: str, raw: bytes, version: int) -> Any:
    """Read a stored value; `what` is a field name of `Types`. Raises as `Game.upgrade` and `from_json` do."""
    if version != game.version:
        raw = game.upgrade(what, raw, version)
    return from_json(raw, getattr(game.types, what))


def settings_of(game: AnyGame | None, row: MatchRow) -> dict[str, str]:
    """Give the settings of a match as texts; one that has begun under earlier rules keeps those that they had."""
    raw = row.options
    if game is not None and row.seed is not None and row.rules_version != game.version:
        with suppress(Unreadable):
            raw = game.upgrade("options", raw, row.rules_version)
    settings: dict[str, str] = from_json(raw, _SETTINGS)
    return settings


def read_events(game: AnyGame, raw: bytes, version: int) -> tuple[Event, ...]:
    """Read the events of an action (JSON list), but for those of another version that cannot be brought up to date.

    Of a line that was pruned there are none: `replaying.retold` finds them out again.
    """
    if not raw:
        return ()
    if version == game.version:
        events: tuple[Event, ...] = from_json(raw, list_of_events(game.types.event))
        return events
    readable = []
    for one in from_json(raw, list[msgspec.Raw]):
        try:
            readable.append(read_value(game, "event", bytes(one), version))
        except Exception:  # a line that nobody can read any more is left out
            continue
    return tuple(readable)


def heard_of(game: AnyGame, line: ActionRow, seat: Seat | None) -> tuple[Event, ...]:
    """Read what a seat, or (None) everybody, has heard of a line of the log, as `read_events` does."""
    events = read_events(game, line.events, line.rules_version)
    return tuple(event for event in events if event.audience in (None, seat))


def upgrade_payload(game: AnyGame, payload: Outgoing, version: int, state: Any) -> Outgoing:
    """Bring what is still to be said up to date: its events as `read_events` does, its view by the present `state`."""
    if isinstance(payload, Notice) and payload.undo is not None:
        return Notice(key="refused-undo-gone")
    if isinstance(payload, Reminder):
        return msgspec.structs.replace(payload, view=msgspec.Raw(to_json(game.view(state, payload.seat))))
    if not isinstance(payload, Account | PrivateMessage):
        return payload
    seat = payload.seat if isinstance(payload, PrivateMessage) else None
    events: Sequence[Event] = read_events(game, bytes(payload.events), version)
    upgraded = msgspec.structs.replace(
        payload, events=msgspec.Raw(to_json(tuple(events))), view=msgspec.Raw(to_json(game.view(state, seat)))
    )
    if isinstance(upgraded, Account):
        return upgraded
    followed = (_upgraded_order(game, one, version) for one in upgraded.orders_followed)
    return msgspec.structs.replace(upgraded, orders_followed=tuple(one for one in followed if one is not None))


def _upgraded_order(game: AnyGame, followed: OrderFollowed, version: int) -> OrderFollowed | None:
    """Bring what a standing order has answered up to date; None if nobody can read it any more."""
    try:
        action = read_value(game, "action", bytes(followed.action), version)
        view = read_value(game, "view", bytes(followed.view), version)
    except Exception:  # as with events
        return None
    return msgspec.structs.replace(followed, action=msgspec.Raw(to_json(action)), view=msgspec.Raw(to_json(view)))
