"""What is still to be said: the values of the outbox.

A row holds facts (events, a view, keys of sentences), never words or pixels: those are made at sending, in the
reader's language. Times are whole Unix seconds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that a seat has to make, as its reader may see it.

    While `window` is set nobody else may learn that this seat is asked.
    """

    decision: str
    seat: int
    kind: str
    sealed: bool
    compulsory: bool
    due: int | None
    window: str = ""


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """What the table waits for, as everybody may know it: one entry per kind of open decision.

    `seats` have not answered yet, `answered` have (and may replace it). Both are empty while `window` is set: then
    the window is all that is public.
    """

    kind: str
    seats: tuple[int, ...] = ()
    answered: tuple[int, ...] = ()
    window: str = ""
    due: int | None = None


class Account(msgspec.Struct, frozen=True, kw_only=True, tag="account"):
    """One step of a match, for its channel: the public events, the public view after it, and whom it waits for.

    `numbers` are the numbers of the actions that it tells of. `played_by_clock` are the seats for which the clock
    answered a compulsory public decision. `begun` are the seats whose duty to act has just begun (to be pinged).
    `over` tells that the match has ended with this step.
    """

    numbers: tuple[int, ...]
    events: msgspec.Raw
    view: msgspec.Raw
    waiting: tuple[Waiting, ...]
    played_by_clock: tuple[int, ...] = ()
    begun: tuple[int, ...] = ()
    over: bool = False


class OrderFollowed(msgspec.Struct, frozen=True, kw_only=True):
    """An answer that the standing orders of a seat have given: the kind of decision and the action.

    `view` is what the seat saw when it was given.
    """

    kind: str
    action: msgspec.Raw
    view: msgspec.Raw


class PrivateMessage(msgspec.Struct, frozen=True, kw_only=True, tag="whisper"):
    """What one seat learns for itself, by direct message.

    That are private events, what its standing orders have answered, and what it is asked in secret; `view` is what it
    sees after all that.
    """

    seat: int
    events: msgspec.Raw
    view: msgspec.Raw
    asked: tuple[Asked, ...] = ()
    orders_followed: tuple[OrderFollowed, ...] = ()


class Reminder(msgspec.Struct, frozen=True, kw_only=True, tag="reminder"):
    """The one reminder of a decision, by direct message."""

    seat: int
    asked: Asked


class Notice(msgspec.Struct, frozen=True, kw_only=True, tag="notice"):
    """A sentence outside the rules: a message key with values, for the channel or (with a recipient) for one person.

    `seats` are values that name players: value name -> seat.
    """

    key: str
    values: Mapping[str, str | int] = {}
    seats: Mapping[str, int] = {}


class LobbyCard(msgspec.Struct, frozen=True, kw_only=True, tag="lobby"):
    """The lobby has changed without a click on its card (it expired): post or edit the card."""


Outgoing: TypeAlias = Account | PrivateMessage | Reminder | Notice | LobbyCard
