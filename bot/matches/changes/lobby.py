"""What changes about a table before its match begins. Nothing in here reads or writes; `now` is in Unix seconds."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from bot.matches.types import Person, Place, Refused
from bot.matches.value.match import Change, Match
from bot.matches.value.schedule import LONGEST, SHORTEST, SHORTEST_EVENING, TimerKind, lobby_life, of_match
from bot.matches.value.seats import people_in
from bot.store.outgoing import Addressed
from bot.store.rows import LONGEST_EVENING, MemberRow

_NOTHING: Mapping[str, Any] = {}


def check_lobby(match: Match, host: int | None = None) -> None:
    """Raise Refused unless a match is a lobby, and (unless None) somebody is its host."""
    if match.row.status == "running":
        raise Refused("refused-has-begun")
    if match.row.status != "lobby":
        raise Refused("refused-lobby-closed")
    if host is not None and match.row.host_id != host:
        name = next((match.names[one.seat] for one in match.members if one.user_id == match.row.host_id), "?")
        raise Refused("refused-host-only", host=name)


def check_deadline(deadline: int | None) -> None:
    """Raise Refused unless a deadline (seconds) is None, from `SHORTEST` to `LONGEST`, or one for an evening."""
    allowed = ((SHORTEST, LONGEST), (SHORTEST_EVENING, LONGEST_EVENING))
    if deadline is not None and not any(least <= deadline <= most for least, most in allowed):
        raise Refused("refused-deadline-range")


def settled(
    match: Match,
    now: int,
    values: Mapping[str, Any] = _NOTHING,
    *,
    seated: Sequence[MemberRow] | None = None,
    spoken: Person | None = None,
    said: Sequence[Addressed] = (),
) -> Change:
    """Change what a table has settled, or who sits there, each in his place; it expires later for that."""
    expires = now + lobby_life(values.get("deadline", match.row.deadline))
    if seated is not None:
        seated = [msgspec.structs.replace(one, seat=seat) for seat, one in enumerate(seated)]
    return Change(
        values={**values, "acted_at": now},
        seated=seated,
        timers=of_match(match.timers, TimerKind.LOBBY, expires),
        said=said,
        spoken=spoken,
    )


def without(match: Match, user_id: int, now: int, *said: Addressed) -> Change:
    """Let somebody stand up. The next one becomes the host; when nobody is left the lobby is closed."""
    staying = [one for one in match.members if one.user_id != user_id]
    people = people_in(staying)
    values: dict[str, Any] = {}
    if not people:
        values = {"status": "cancelled", "ended_at": now}
    elif match.row.host_id == user_id:
        values = {"host_id": people[0].user_id}
    return settled(match, now, values, seated=staying, said=said)


def check_allowed(channels: Collection[int], place: Place) -> None:
    """Raise Refused unless a server lets matches be played in a place: in some `channels`, everywhere if none."""
    if channels and not {place.channel_id, place.parent_id, place.forum_id} & {*channels}:
        raise Refused("refused-channel-not-allowed", channels=", ".join(f"<#{id}>" for id in channels))


def check_opener(role: int | None, person: Person) -> None:
    """Raise Refused unless a server lets somebody open tables: whoever has a `role`, everybody if there is none."""
    if role is not None and person.roles is not None and role not in person.roles:
        raise Refused("refused-not-an-opener", openers=f"<@&{role}>")
