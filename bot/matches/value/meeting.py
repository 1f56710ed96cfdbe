"""Who of those that seek a table fits together. Nothing in here reads or writes."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Literal, TypeAlias, get_args

import msgspec

from bot.quiet import A_DAY, Quiet
from bot.store.rows import LONGEST_EVENING

Pace: TypeAlias = Literal["day", "days", "evening"]
PACES: tuple[Pace, ...] = get_args(Pace)
"""How fast a table plays; of several that suit everybody the first is taken."""
CALM: tuple[Pace, ...] = ("day", "days")
"""What suits somebody who has not said anything."""
DEADLINES: Mapping[Pace, int] = {"day": 24 * 3600, "days": 3 * 24 * 3600, "evening": LONGEST_EVENING}
"""The time for a turn, in seconds."""

Apart: TypeAlias = Collection[frozenset[int]]
"""Pairs of people who are not seated together."""


_HOUR = 3600
SHORTEST_TOGETHER = 2 * _HOUR
"""Seconds for which people have to be awake together to be told so."""


class Wish(msgspec.Struct, frozen=True):
    """What somebody seeks: how many may sit at the table, which paces suit him, and whether computers may by now."""

    user_id: int
    least: int
    most: int
    paces: tuple[Pace, ...] = CALM
    computers: bool = False

    def fits(self, players: int, pace: Pace) -> bool:
        """Tell whether a table suits him."""
        return self.least <= players <= self.most and pace in self.paces


class Group(msgspec.Struct, frozen=True):
    """People who fit together, at a table for some players, of whom some are computers."""

    user_ids: tuple[int, ...]
    players: int
    pace: Pace
    computers: int = 0


class Missing(msgspec.Struct, frozen=True):
    """How many more a table needs that would suit somebody."""

    count: int
    players: int
    pace: Pace


def group_of(wishes: Sequence[Wish], apart: Apart, seats: range) -> Group | None:
    """Find people who fit together, with whoever has waited longest (the first) if that is possible; None if none do.

    As many sit together as can; computers have seats only where there are not enough people.
    """
    for first in wishes:
        for players, pace in sorted(_tables(first, seats), key=lambda table: -table[0]):
            found = _together(first, wishes, players, players, pace, apart)
            if found is not None:
                return Group(found, players, pace)
    willing = [one for one in wishes if one.computers]
    for first in willing:
        for people in range(min(len(willing), seats[-1] - 1), 0, -1):
            for players, pace in _tables(first, seats):
                found = _together(first, willing, people, players, pace, apart) if players > people else None
                if found is not None:
                    return Group(found, players, pace, players - people)
    return None


def missing(wish: Wish, wishes: Sequence[Wish], apart: Apart, seats: range) -> Missing | None:
    """Tell what the table lacks that would come about soonest for somebody; None if no table can suit him."""
    found: Missing | None = None
    for players, pace in _tables(wish, seats):
        least = players if found is None else min(players, found.count)
        for people in range(players, players - least, -1):
            if _together(wish, wishes, people, players, pace, apart) is not None:
                found = Missing(players - people, players, pace)
                break
    return found


def next_for(wishes: Sequence[Wish], seated: Collection[int], players: int, pace: Pace, apart: Apart) -> Wish | None:
    """Find who has waited longest of those who fit to some that sit at a table already; None if nobody does."""
    return next(
        (
            one
            for one in wishes
            if one.fits(players, pace) and not any(frozenset((one.user_id, other)) in apart for other in seated)
        ),
        None,
    )


def _tables(wish: Wish, seats: range) -> list[tuple[int, Pace]]:
    """List the tables that suit somebody, the smallest first."""
    paces = [pace for pace in PACES if pace in wish.paces]
    return [(players, pace) for players in sorted(seats) if wish.least <= players <= wish.most for pace in paces]


def _together(
    first: Wish, wishes: Sequence[Wish], people: int, players: int, pace: Pace, apart: Apart
) -> tuple[int, ...] | None:
    """Find so many people, one of them among them, who all fit a table and may sit together."""
    others = [one.user_id for one in wishes if one.user_id != first.user_id and one.fits(players, pace)]
    return next(_grown((first.user_id,), others, people, apart), None)


def _grown(chosen: tuple[int, ...], others: Sequence[int], people: int, apart: Apart) -> Iterator[tuple[int, ...]]:
    if len(chosen) == people:
        yield chosen
        return
    for at, one in enumerate(others):
        if len(others) - at < people - len(chosen):
            return
        if not any(frozenset((one, other)) in apart for other in chosen):
            yield from _grown((*chosen, one), others[at + 1 :], people, apart)


def awake_together(quiet: Sequence[Quiet], now: int) -> tuple[tuple[int, int], ...]:
    """List the times of the coming day at which nobody of some people has quiet hours, in full hours.

    Full hours tell less of where somebody is.
    """
    start = -(-now // _HOUR) * _HOUR
    end, found = start + A_DAY, []
    for first, last in sorted(span for one in quiet for span in one.spans(start, end)):
        found.append((start, first))
        start = max(start, last)
    rounded = [(-(-first // _HOUR) * _HOUR, last // _HOUR * _HOUR) for first, last in [*found, (start, end)]]
    return tuple((first, last) for first, last in rounded if last - first >= SHORTEST_TOGETHER)
