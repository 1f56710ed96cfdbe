"""A match played again from its log, and held to what was stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, Problem, Unreadable, read_options
from bot.games.record import Logged, Record, replay
from bot.matches.upgrading import settings_of
from bot.store.matches import ActionRow, MatchRow, MemberRow

_KINDS: dict[str, Literal["act", "reopen", "leave"]] = {"act": "act", "reopen": "reopen", "leave": "leave"}


class LogDiffers(Exception):
    """Playing a log again has not led to what was stored."""


def replayed(
    game: AnyGame, row: MatchRow, members: Sequence[MemberRow], log: Sequence[ActionRow], at: int | None = None
) -> Any:
    """Play a whole log again (with `at`, so many actions of it), and give the state to which it leads.

    Raises LogDiffers with the place that tells something else than what was stored, Unreadable if the match was played
    under other rules than today's, and whatever the rules raise at a line that they refuse.
    """
    if not row.replayable or row.data_version != game.data_version:
        raise Unreadable(Problem("stored-by-other-rules", {"version": row.rules_version}))
    if [line.number for line in log] != list(range(row.actions + 1)):
        raise LogDiffers("the numbers of the actions")
    for line, step in zip(log, replay(game, record_of(game, row, members, log)), strict=True):
        if to_json(step.events) != line.events:
            raise LogDiffers(f"action {line.number}")
        if line.number == at:
            break
    return step.state


def record_of(game: AnyGame, row: MatchRow, members: Sequence[MemberRow], log: Sequence[ActionRow]) -> Record:
    """Make the record of a match that has begun, with everything that its players have brought."""
    assert row.seed is not None
    options = read_options(game.types.options, settings_of(game, row))
    return Record(
        game=row.game,
        version=row.rules_version,
        data_version=row.data_version,
        seed=row.seed.hex(),
        options=msgspec.Raw(to_json(options)),
        entries=tuple(msgspec.Raw(to_json(from_json(member.entry or b"{}", game.types.entry))) for member in members),
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
    )
