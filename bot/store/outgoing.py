"""What is still to be said: the values of the outbox.

A row holds facts (events, a view, keys of sentences), never words or pixels: those are made at sending, in the
reader's language. Times are whole Unix seconds.
"""

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


class Later(msgspec.Struct, frozen=True, kw_only=True):
    """A deadline that is later than the table's: whose (None: everybody's in a window), until when, and why.

    `why` is "quiet" hours, "hidden" ones, that the seat has "prolonged" it, or that it spends what it has "saved".
    """

    seat: int | None
    due: int
    why: str


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """What the table waits for, as everybody may know it: one entry per kind of open decision.

    `seats` have not answered yet, `answered` have (and may replace it). Both are empty while `window` is set: then
    the window is all that is public. `since` is when it was asked, where that is known (Unix seconds). `later` are
    deadlines of those who have not answered that are later than the table's.
    """

    kind: str
    seats: tuple[int, ...] = ()
    answered: tuple[int, ...] = ()
    window: str = ""
    due: int | None = None
    since: int | None = None
    later: tuple[Later, ...] = ()


class Account(msgspec.Struct, frozen=True, kw_only=True, tag="account"):
    """Some steps of a match, for its channel: the public events, the public view after them, and whom it waits for.

    `numbers` are the numbers of the actions that it tells of. `played_by_clock` are the seats for which the clock
    answered a compulsory public decision, `clock_at` says after how many of the events (empty: not known). `begun` are
    the seats whose duty to act has just begun (to be pinged). `climax`: it ends with what players had hidden, or fought
    for, being decided. `over`: the match has ended with it.
    """

    numbers: tuple[int, ...]
    events: msgspec.Raw
    view: msgspec.Raw
    waiting: tuple[Waiting, ...]
    played_by_clock: tuple[int, ...] = ()
    clock_at: tuple[int, ...] = ()
    begun: tuple[int, ...] = ()
    climax: bool = False
    over: bool = False


class Call(msgspec.Struct, frozen=True, kw_only=True, tag="call"):
    """A call, in the channel, to those who have to act from now on, as everybody may know."""

    waiting: tuple[Waiting, ...]


class OrderFollowed(msgspec.Struct, frozen=True, kw_only=True):
    """An answer that the standing orders of a seat have given, or the clock: the kind of decision and the action.

    `view` is what the seat saw when it was given.
    """

    kind: str
    action: msgspec.Raw
    view: msgspec.Raw
    by_clock: bool = False


class PrivateMessage(msgspec.Struct, frozen=True, kw_only=True, tag="whisper"):
    """What one seat learns for itself, by direct message.

    That are private events, what its standing orders have answered, and what it is asked in secret; `view` is what it
    sees after all that. `answers_press`: it is asked that in the answer to its own press, and need not be called.
    `is_news`: its events are worth a message, whether or not it is asked anything.
    """

    seat: int
    events: msgspec.Raw
    view: msgspec.Raw
    asked: tuple[Asked, ...] = ()
    orders_followed: tuple[OrderFollowed, ...] = ()
    answers_press: bool = False
    is_news: bool = True


class Reminder(msgspec.Struct, frozen=True, kw_only=True, tag="reminder"):
    """The one reminder of a decision, by direct message; `view` is what its seat sees (null in older rows)."""

    seat: int
    asked: Asked
    view: msgspec.Raw = msgspec.Raw(b"null")


class Undo(msgspec.Struct, frozen=True, kw_only=True):
    """The wish of a seat to take its answer to a decision back: what everybody has heard of it, and the public view.

    `mark` stands for these events in buttons. `left` have to agree; without any nobody is asked.
    """

    seat: int
    decision: str
    mark: str
    events: msgspec.Raw
    view: msgspec.Raw
    left: tuple[int, ...] = ()


class Poll(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat asks all others to agree to, under the name that ballots have for it (`kind`).

    `button` is the verb with which one agrees, and what it takes. `agreed` have agreed, `left` have yet to. `line` is
    the number of the answer that it would take back. `became` says why nobody is asked any more: "agreed", "over" (the
    match), "gone" (it cannot come about); empty while they are.
    """

    kind: str
    seat: int
    button: tuple[str | int, ...]
    agreed: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    line: int | None = None
    became: str = ""


class Notice(msgspec.Struct, frozen=True, kw_only=True, tag="notice"):
    """A sentence outside the rules: a message key with values, for the channel or (with a recipient) for one person.

    `seats` are values that name players: value name -> seat. `poll` is what the others are asked to agree to, `undo`
    the answer that would come back by it. What is said in a channel of questions that are open is of no use once they
    are answered: `until` then it stays. What is told anew `about` the same within an hour is told in its place. `calls`
    are people who are called by it, in its value "people"; with the `spared` among them it does not ring, which nobody
    can tell from what it says.
    """

    key: str
    values: Mapping[str, str | int] = {}
    seats: Mapping[str, int] = {}
    undo: Undo | None = None
    poll: Poll | None = None
    until: tuple[Waiting, ...] = ()
    about: str = ""
    calls: tuple[int, ...] = ()
    spared: tuple[int, ...] = ()


class LobbyCard(msgspec.Struct, frozen=True, kw_only=True, tag="lobby"):
    """The lobby has changed without a click on its card (it expired): post or edit the card."""


Outgoing: TypeAlias = Account | Call | PrivateMessage | Reminder | Notice | LobbyCard


class Addressed(msgspec.Struct, frozen=True):
    """Something to say, and to whom: to the channel of its match, or (with `user_id`) to one person.

    `waits`: nobody is called by it, so that it may be said together with what follows soon.
    """

    payload: Outgoing
    user_id: int | None = None
    waits: bool = False
