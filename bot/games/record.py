"""The record of a match: everything that is needed to play it again, move by move."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from bot.games.chance import Chance
from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, NotAsked, Problem, Seat, Step, Unreadable

CLOSED = b"null"
"""What stands in a record for an entry that is not opened."""


class Logged(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the action log: an answer to a decision, a sealed answer that was taken back, or a seat that left.

    `number` counts from 1 without gaps; 0 is the start. `action` is the action's JSON, null but for "act", and where it
    tells of an entry that is not opened. `proof` is there where it tells of one that may stay closed (`action_proof`).
    """

    number: int
    kind: Literal["act", "reopen", "leave"]
    seat: Seat
    decision: str = ""
    action: msgspec.Raw = msgspec.Raw(b"null")
    proof: str | msgspec.UnsetType = msgspec.UNSET


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A match from its seed to its last action. `seed` is hexadecimal.

    Where a game keeps closed what its players bring, `entries` has null for each that is not opened, and so has `log`
    for the actions that tell of it. `proofs` has for every seat the SHA-256 of its salt followed by its entry's JSON,
    and `salts` the salts of the opened ones, so that whoever opens his entry later can be held to it and to what he
    did. All three are by seat, both kinds of numbers hexadecimal.
    """

    game: str
    version: int
    data_version: str
    seed: str
    options: msgspec.Raw
    entries: tuple[msgspec.Raw, ...]
    log: tuple[Logged, ...]
    proofs: tuple[str, ...] = ()
    salts: tuple[str | None, ...] = ()


def replay(game: AnyGame, record: Record) -> Iterator[Step[Any, Any]]:
    """Play a record again: the step of the start, then one per line of the log.

    Raises Unreadable if the record is of another game or version, opens something else than its proofs say, or does not
    open what all players brought, and whatever the rules raise if a line is illegal.
    """
    if (record.game, record.version) != (game.key, game.version):
        raise Unreadable(Problem("stored-by-other-rules", {"version": record.version}))
    check_proofs(record)
    for seat in closed_seats(record):
        raise Unreadable(Problem("record-closed", {"seat": seat + 1}))
    seed = bytes.fromhex(record.seed)
    options = from_json(record.options, game.types.options)
    entries = tuple(from_json(entry, game.types.entry) for entry in record.entries)
    step = game.start(entries, options, Chance(seed, 0))
    yield step
    for line in record.log:
        step = replay_line(game, step.state, line, seed)
        yield step


def closed_seats(record: Record) -> tuple[Seat, ...]:
    """List the seats whose entries a record does not open."""
    return tuple(seat for seat, entry in enumerate(record.entries) if bytes(entry) == CLOSED)


def check_proofs(record: Record) -> None:
    """Hold what a record opens to its proofs. Raises Unreadable if something is not what they say."""
    if not record.proofs:
        return
    try:
        salts = [None if salt is None else bytes.fromhex(salt) for salt in record.salts]
        for seat, (entry, proof, salt) in enumerate(zip(record.entries, record.proofs, salts, strict=True)):
            if bytes(entry) != CLOSED and entry_proof(salt or b"", bytes(entry)) != proof:
                raise Unreadable(Problem("record-proof-differs", {"seat": seat + 1}))
        for line in record.log:
            salt = salts[line.seat]
            if salt and line.proof and line.proof != action_proof(salt, line.number, bytes(line.action)):
                raise Unreadable(Problem("record-proof-differs", {"seat": line.seat + 1}))
    except (ValueError, IndexError) as error:
        raise Unreadable(Problem("not-a-record", {"reason": str(error)})) from error


def entry_proof(salt: bytes, entry: bytes) -> str:
    """Give the SHA-256 that stands for an entry's JSON where it is not opened, hexadecimal."""
    return hashlib.sha256(salt + entry).hexdigest()


def action_proof(salt: bytes, number: int, action: bytes) -> str:
    """Give the SHA-256 of a seat's salt, "number:" and an action's JSON, hexadecimal; no two lines have the same."""
    return hashlib.sha256(salt + b"%d:" % number + action).hexdigest()


def replay_line(game: AnyGame, state: Any, line: Logged, seed: bytes) -> Step[Any, Any]:
    """Play one line of a log on a state. Raises NotAsked if it answers a decision that is not open."""
    chance = Chance(seed, line.number)
    if line.kind == "leave":
        return game.leave(state, line.seat, chance)
    for decision in game.waiting_on(state):
        if decision.id == line.decision and decision.seat == line.seat:
            if line.kind == "reopen":
                return game.reopen(state, decision, chance)
            return game.apply(state, decision, from_json(line.action, game.types.action), chance)
    raise NotAsked(Problem("not-asked"))


def write_record(record: Record) -> bytes:
    """Write a record as JSON."""
    return to_json(record)


def read_record(raw: bytes) -> Record:
    """Read a record. Raises Unreadable if it is none."""
    try:
        return msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable(Problem("not-a-record", {"reason": str(error)})) from error
