"""What changes about a match that waits: for its channel, for a pause that its players want, for who is away.

Nothing in here reads or writes. `now` is in whole Unix seconds.
"""

from typing import Final

import msgspec

from bot.games.contract import Seat
from bot.matches.types import Status
from bot.matches.value.match import Change, Match
from bot.matches.value.schedule import DAY, HOUR, LONGEST_PAUSE, MINUTE, SHORT_ABSENCE, TimerKind, of_match, rested
from bot.matches.value.seats import calendar_of
from bot.store.outgoing import Addressed, Notice
from bot.store.rows import MatchRow, MemberRow, TimerRow, is_evening

NO_SEAT: Final[Seat] = -1
PLACE_GONE: Final = "place-gone"
"""The note, among the ballots, that a match waits because its channel is gone."""
RESTED: Final = "rested-"
"""How the notes begin, among the ballots, that a match has rested: one for each time."""
RESTS = (DAY, 3 * DAY, 7 * DAY, 14 * DAY)
RESTS_OF_EVENING = (5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR)
"""For how long the players of a match may agree to rest, in seconds."""


def paused(match: Match, why: str, now: int) -> Change:
    """Let a match wait for its channel; `why` is the sentence for its host, empty if he cannot help."""
    host = match.row.host_id
    said = [Addressed(Notice(key=why), host)] if why and host is not None else []
    return Change(values={"paused_at": now}, timers=_looked_at(match, now + HOUR), said=said)


def without_place(match: Match, now: int) -> Change:
    """Let a match wait whose channel is gone, until one of its players says where it goes on: they hear of it."""
    row = match.row
    values = {"game": row.game, "match": str(row.id), "server": row.guild_name}
    waited = 0 if row.paused_at is None else now - row.paused_at
    return Change(
        values={"paused_at": now, "rests_until": None, "acted_at": row.acted_at + waited},
        timers=_looked_at(match, now + HOUR),
        said=to_each_player(match, Notice(key="notice-place-lost", values=values)),
        agreed=[(PLACE_GONE, NO_SEAT)],
        unheard="channel gone",
    )


def resting(match: Match, seconds: int, now: int, *said: Addressed) -> Change:
    """Let a match rest as its players have agreed."""
    return Change(
        values={"paused_at": now, "rests_until": now + seconds},
        timers=_looked_at(match, now + seconds),
        said=said,
        forgotten=[vote_to_rest(one) for one in rests_at(match.row.deadline)],
        granted=[vote_to_rest(seconds)],
        agreed=[(has_rested(match.row), NO_SEAT)],
    )


def resumed(match: Match, paused_at: int, now: int) -> Change:
    """Let a match go on that waits, with the time that was left."""
    return Change(
        values={"paused_at": None, "rests_until": None, "acted_at": match.row.acted_at + now - paused_at},
        timers=_looked_at(match, None),
        said=[Addressed(Notice(key="notice-resumed"))] if now - paused_at > SHORT_ABSENCE else [],
        forgotten=[PLACE_GONE],
    )


def waited(match: Match, paused_at: int, *, in_the_way: bool, now: int) -> Change:
    """Let a match go on once nothing is in the way, end after `LONGEST_PAUSE`, and be looked at again until then."""
    last = paused_at + LONGEST_PAUSE
    if not in_the_way:
        return resumed(match, paused_at, now)
    if last <= now:
        return ended_unheard(match, "abandoned", "channel silent", now, "notice-channel-silent")
    return Change(timers=_looked_at(match, min(now + HOUR, last)))


def ended_unheard(match: Match, status: Status, reason: str, now: int, key: str = "") -> Change:
    """End a match whose channel nobody reads: its players hear of it one by one."""
    notice = Notice(key=key, values={"game": match.row.game, "match": str(match.row.id)})
    said = to_each_player(match, notice) if key else []
    return Change(values={"status": status, "ended_at": now}, said=said, unheard=reason)


def away_until(match: Match, member: MemberRow, until: int | None, now: int, *told: Notice) -> Change:
    """Let nothing be due for somebody until he is back; None: he is there again."""
    changed = msgspec.structs.replace(member, away_until=now if until is None else until)
    members = [changed if one.seat == member.seat else one for one in match.members]
    deadline = match.row.deadline
    before, after = calendar_of(match.members, deadline), calendar_of(members, deadline)
    timers = rested(match.timers, match.open_decisions(), now, before, after)
    return Change(members=[changed], timers=timers, said=[Addressed(one) for one in told])


def rests_at(deadline: int | None) -> tuple[int, ...]:
    """List for how long the players of a table with this deadline may agree to rest, in seconds."""
    return RESTS_OF_EVENING if is_evening(deadline) else RESTS


def vote_to_rest(seconds: int) -> str:
    """Name the vote on a rest of some length, as ballots do."""
    return f"rest-{seconds}"


def has_rested(row: MatchRow) -> str:
    """Name the note, among the ballots, that a match has rested since the last that everybody was told of."""
    return f"{RESTED}{row.public_actions}"


def to_each_player(match: Match, notice: Notice) -> list[Addressed]:
    """Address a notice to each person who plays."""
    playing = [one.user_id for one in match.members if one.user_id is not None and not one.left]
    return [Addressed(notice, user_id) for user_id in playing]


def in_private(match: Match, notice: Notice) -> list[Addressed]:
    """Address a notice for the channel to each player as well, while a match waits and nobody can read it there."""
    return [] if match.row.paused_at is None or match.row.by_dm else to_each_player(match, notice)


def _looked_at(match: Match, moment: int | None) -> tuple[TimerRow, ...]:
    return of_match(match.timers, TimerKind.PAUSE, moment)
