"""Who sits at a table: people and computers, who counts where, and who takes over from whom."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from bot.games.codec import from_json, to_json
from bot.games.contract import Seat
from bot.matches.types import Computer, Refused
from bot.matches.value.schedule import Calendar
from bot.matches.value.working_copy import WorkingCopy
from bot.players.choosing import computer_players, table_levels
from bot.players.computer_player import ComputerPlayer, Level
from bot.quiet import Quiet, read_quiet
from bot.store.rows import MemberRow, is_evening

MISSES_UNTIL_ABSENT = 3
STAND_IN: Final[Level] = "level2"
"""How well a computer plays that takes over from a person."""
ADVISER: Final[Level] = "level3"
"""How well one plays that gives hints, and judges what somebody has answered."""
COMPUTER_NAMES: Final = ("Belle", "Mephisto", "Ajeeb", "Torres")
"""What computers at a table are called, after chess machines: one for each seat, and alike in all languages."""


def by_seat(changed: Sequence[MemberRow], member: MemberRow) -> MemberRow:
    """Give the changed row of a member, or his own if it has not changed."""
    return next((one for one in changed if one.seat == member.seat), member)


def changed(member: MemberRow, **values: Any) -> tuple[MemberRow, ...]:
    """Give the row of a member with other values; () if it has these already."""
    now = msgspec.structs.replace(member, **values)
    return () if now == member else (now,)


def is_absent(member: MemberRow) -> bool:
    """Tell whether somebody may be replaced: he is gone, or has missed his turn three times in a row."""
    return not member.left and (member.gone or member.misses >= MISSES_UNTIL_ABSENT)


def people_in(members: Iterable[MemberRow]) -> tuple[MemberRow, ...]:
    """List the people who still play; whoever has asked to be forgotten is one of them."""
    return tuple(one for one in members if one.computer is None and not one.left)


def voters_in(members: Iterable[MemberRow]) -> frozenset[Seat]:
    """List the seats on which a vote depends: of the people who still play and are not absent."""
    return frozenset(one.seat for one in people_in(members) if not is_absent(one))


def computers_in(members: Iterable[MemberRow]) -> frozenset[Seat]:
    """List the seats that computers have."""
    return frozenset(one.seat for one in members if one.computer is not None and not one.left)


def is_quick(members: Sequence[MemberRow]) -> bool:
    """Tell whether one person plays against computers, so that seconds are enough for all that answers by itself."""
    return len(people_in(members)) <= 1 and bool(computers_in(members))


# When people are not there


def quiet_of(member: MemberRow, deadline: int | None) -> Quiet | None:
    """Give the quiet hours that a table knows of somebody, None if it knows of none."""
    return calendar_of([member], deadline).quiet.get(member.seat)


def calendar_of(members: Sequence[MemberRow], deadline: int | None) -> Calendar:
    """Tell how time runs at a table; an evening table knows nothing of quiet hours and people who are away."""
    calendar = Calendar(deadline, computers=computers_in(members), quick=is_quick(members))
    if is_evening(deadline):
        return calendar
    quiet = {one.seat: read_quiet(one.quiet) for one in people_in(members)}
    away = {one.seat: one.away_until for one in people_in(members) if one.away_until is not None}
    return replace(calendar, quiet={seat: hours for seat, hours in quiet.items() if hours is not None}, away=away)


# Computers


def computer_of(member: MemberRow) -> Computer | None:
    """Tell which computer player has a seat, None for people."""
    return None if member.computer is None else from_json(member.computer, Computer)


def check_level(game: str, level: Level, seats: int) -> None:
    """Raise Refused if no computer plays a game, or none so well at tables of so many."""
    _computer_player(game)
    levels = table_levels(game, seats)
    if level not in levels:
        fewer = max((least for least in range(seats) if level in table_levels(game, least)), default=0)
        raise Refused("refused-no-such-level", game=game, count=seats, level=len(levels), fewer=fewer)


def computer_for(game: str, level: Level = STAND_IN, *, stands_in: bool = False) -> bytes:
    """Say which computer player takes a seat, as members have it. Raises Refused if the game has none."""
    return to_json(Computer(key=game, level=level, version=_computer_player(game).version, stands_in=stands_in))


def _computer_player(game: str) -> ComputerPlayer:
    player = computer_players().get(game)
    if player is None:
        raise Refused("refused-no-computers", game=game)
    return player


def stands_in(member: MemberRow) -> bool:
    """Tell whether a computer plays that has taken over from a person."""
    computer = computer_of(member)
    return computer is not None and computer.stands_in


def free_name(members: Iterable[MemberRow]) -> str:
    """Give a name for a computer that no other computer has, and nobody else if people have left one."""
    names = [(one.computer is not None, one.name) for one in members]
    return min(COMPUTER_NAMES, key=lambda name: ((True, name) in names, (False, name) in names))


def vote_for_computer_at(seat: Seat) -> str:
    """Name the vote on a computer player for the seat of an absent player, as ballots do."""
    return f"computer-{seat}"


def in_place_of_computer(member: MemberRow) -> MemberRow:
    """Give the seat of a computer to its successor."""
    return msgspec.structs.replace(
        member,
        user_id=member.successor_id,
        name=member.successor_name,
        account=member.successor_account,
        successor_id=None,
        successor_name="",
        successor_account="",
        computer=None,
        gone=False,
        misses=0,
    )


def ends_turn(copy: WorkingCopy, seat: Seat) -> bool:
    """Tell whether somebody else may go on for a seat: it is in the middle of nothing that was asked before.

    In a window nobody takes over, since who is still asked in it stays hidden.
    """
    asked_before = {one.id for one in copy.open_before}
    running = {one.clock for one in copy.open_before if one.seat == seat and one.clock}
    return not any(one.window for one in copy.open) and not any(
        one.seat == seat and (one.id in asked_before or one.clock in running) for one in copy.open
    )
