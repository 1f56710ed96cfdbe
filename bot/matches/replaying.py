"""A match played again from its log, and held to what was stored."""

import logging
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, get_args

import msgspec

from bot.games.codec import from_json, to_json
from bot.games.contract import Event, Problem, Seat, Unreadable, read_options
from bot.games.record import LineKind, Logged, Record, moments, replay
from bot.matches.value.match import Match
from bot.matches.value.upgrading import heard_of, settings_of
from bot.store.rows import ActionRow

_KINDS: Final[dict[str, LineKind]] = {kind: kind for kind in get_args(LineKind)}


Views: TypeAlias = tuple[tuple[int, bytes], ...]
"""Moments of a match: the number of the line of the log after which each stands, and the view then (JSON)."""

_log = logging.getLogger(__name__)


class LogDiffers(Exception):
    """Playing a log again has not led to what was stored."""


def replayed(match: Match, log: Sequence[ActionRow], at: int | None = None) -> Any:
    """Play a whole log again (with `at`, so many actions of it), and give the state to which it leads.

    Raises LogDiffers with the place that tells something else than what was stored, Unreadable if the match was played
    under other rules than today's, and whatever the rules raise at a line that they refuse.
    """
    row, game = match.row, match.game
    if not row.replayable or row.data_version != game.data_version:
        raise Unreadable(Problem("stored-by-other-rules", {"version": row.rules_version}))
    if [line.number for line in log] != list(range(row.actions + 1)):
        raise LogDiffers("the numbers of the actions")
    for line, step in zip(log, replay(game, record_of(match, log)), strict=True):
        if line.events and to_json(step.events) != line.events:
            raise LogDiffers(f"action {line.number}")
        if line.number == at:
            break
    return step.state


def retold(match: Match, log: Sequence[ActionRow]) -> tuple[ActionRow, ...]:
    """Give a log with its events; those of one that was pruned follow from its record, by the rules under which it was.

    Where these are gone, or break down, such a log stays without events.
    """
    row, game = match.row, match.game
    if not log or log[0].events or (row.rules_version, row.data_version) != (game.version, game.data_version):
        return tuple(log)
    try:
        steps = list(replay(game, record_of(match, log)))
    except Exception as error:  # whatever the rules stumble over, the match can be looked at without
        _log.info("What was pruned of a match is not told again (%s).", type(error).__name__)
        return tuple(log)
    return tuple(
        msgspec.structs.replace(line, events=to_json(step.events)) for line, step in zip(log, steps, strict=True)
    )


def record_of(match: Match, log: Sequence[ActionRow]) -> Record:
    """Make the record of a match that has begun, with everything that its players have brought."""
    row, game = match.row, match.game
    assert row.seed is not None
    options = read_options(game.types.options, settings_of(game, row))
    return Record(
        game=row.game,
        version=row.rules_version,
        data_version=row.data_version,
        seed=row.seed.hex(),
        options=msgspec.Raw(to_json(options)),
        entries=tuple(msgspec.Raw(to_json(from_json(one.entry or b"{}", game.types.entry))) for one in match.members),
        log=tuple(
            Logged(
                number=line.number,
                kind=_KINDS[line.kind],
                seat=line.seat or 0,
                decision=line.decision,
                action=msgspec.Raw(line.payload),
            )
            for line in log
            if line.number
        ),
        position=msgspec.UNSET if log[0].payload == b"null" else msgspec.Raw(log[0].payload),
    )


def views_again(
    match: Match, log: Sequence[ActionRow], seat: Seat | None, ends: Callable[[Sequence[Event]], bool]
) -> Views:
    """Play a log again as a seat (None: the public) has seen it, and give its `moments`.

    Gives nothing where the rules of today break down at it, or tell something else than what was stored.
    """
    found, begin = [], 0
    try:
        for one in moments(match.game, record_of(match, log), seat, ends):
            stored = [event for line in log[begin : one.line + 1] for event in heard_of(match.game, line, seat)]
            if to_json(one.events) != to_json(stored):
                raise LogDiffers(f"action {one.line}")
            found.append((one.line, to_json(one.view)))
            begin = one.line + 1
    except Exception as error:  # whatever the rules stumble over, there is the account
        _log.info("A match cannot be looked back on (%s).", type(error).__name__)
        return ()
    return tuple(found)
