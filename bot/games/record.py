"""The record of a match: everything that is needed to play it again, move by move."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from bot.games.chance import Chance
from bot.games.codec import file_text, from_json, to_json
from bot.games.contract import (
    AnyGame,
    Event,
    IllegalAction,
    NotAsked,
    Problem,
    Seat,
    Step,
    TakenBack,
    Unreadable,
    asks_in_secret,
)

LineKind: TypeAlias = Literal["act", "reopen", "leave", "undo"]

CLOSED = b"null"
"""What stands in a record for an entry that is not opened."""


class Logged(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the action log: an answer to a decision, one that was taken back, or a seat that left.

    `number` counts from 1 without gaps; 0 is the start. "reopen" takes a sealed answer back; with "undo" the state
    returns to what it was before an open one. `action` is the action's JSON, of "undo" the number of the line that is
    taken back with all since, else null, as where it tells of an entry that is not opened. `proof` is there where it
    tells of one that may stay closed (`action_proof`).
    """

    number: int
    kind: LineKind
    seat: Seat
    decision: str = ""
    action: msgspec.Raw = msgspec.Raw(b"null")
    proof: str | msgspec.UnsetType = msgspec.UNSET


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A match from its seed to its last action. `seed` is hexadecimal.

    A practice that went on from a `position` (a state's JSON) has that; it is closed where an entry is.

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
    position: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat (or the public) has learnt since the moment before, and what it sees then.

    `line` is the number of the line of the log after which it stands, 0 for the start. `opened` are the views of the
    seats that are opened, as they were just before that line.
    """

    line: int
    events: tuple[Event, ...]
    view: Any
    opened: tuple[Any, ...] = ()


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
    if record.position is msgspec.UNSET:
        step = game.start(entries, options, Chance(seed, 0))
    else:
        step = Step(from_json(record.position, game.types.state), ())
    yield step
    back: dict[int, _Answer] = {}
    for line in record.log:
        if line.seat not in range(len(entries)):
            raise NotAsked(Problem("not-asked"))
        if line.kind == "undo":
            step = _undone(back, line)
        else:
            before, step = step.state, replay_line(game, step.state, line, seed)
            if line.kind != "act" or not game.can_be_taken_back(step.events):
                back.clear()
            elif not asks_in_secret(game.waiting_on(step.state)):
                back[line.number] = _Answer(line.seat, before, step.events)
            else:
                back.clear()
        yield step


class _Answer(NamedTuple):
    """An answer that can be taken back: whose it is, the state before it and what has followed from it."""

    seat: Seat
    before: Any
    events: tuple[Event, ...]


def _undone(back: dict[int, _Answer], line: Logged) -> Step[Any, Any]:
    """Take an answer back, and out of those that can be, with all since. Raises IllegalAction if it cannot be."""
    number = from_json(line.action, int)
    answer = back.get(number)
    if answer is None or answer.seat != line.seat:
        raise IllegalAction(Problem("not-asked"))
    since = [back.pop(later) for later in sorted(back) if later >= number]
    return Step(answer.before, (taken_back(line.seat, answer.events, followed=len(since) > 1),))


def taken_back(seat: Seat, events: Sequence[Event], *, followed: bool) -> TakenBack:
    """Tell that an answer is taken back from which these events have followed; `followed`: others have followed."""
    heard = tuple(event for event in events if event.audience is None)
    return TakenBack(seat=seat, events=msgspec.Raw(to_json(heard)), followed=followed)


def not_taken_back(log: Sequence[Logged]) -> tuple[Logged, ...]:
    """Leave out of a log what was taken back, and the lines that say so: the others lead to the same state."""
    left: list[Logged] = []
    for line in log:
        if line.kind == "undo":
            number = from_json(line.action, int)
            left = [one for one in left if one.number < number]
        else:
            left.append(line)
    return tuple(left)


def moments(
    game: AnyGame,
    record: Record,
    seat: Seat | None = None,
    ends: Callable[[Sequence[Event]], bool] = bool,
    opened: Sequence[Seat] = (),
) -> Iterator[Moment]:
    """Play a record again, moment by moment, as a seat (None: the public) has seen it.

    A moment ends where `ends` says so of the public events of a line, by default where everybody was told something:
    so neither a moment nor the number of them tells of an answer that is still hidden. Of seats that are `opened` it
    has the views as well. Raises what `replay` raises.
    """
    events: list[Event] = []
    moment: Moment | None = None
    before: Any = None
    for line, step in enumerate(replay(game, record)):
        events += (event for event in step.events if event.audience in (None, seat))
        if ends(tuple(event for event in step.events if event.audience is None)):
            views = tuple(game.view(before, one) for one in opened) if line else ()
            moment = Moment(line=line, events=tuple(events), view=game.view(step.state, seat), opened=views)
            yield moment
            events = []
        before = step.state
    if events or moment is None:
        yield Moment(line=line, events=tuple(events), view=game.view(step.state, seat))


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
    """Read a record, also from a file that an editor has saved. Raises Unreadable if it is none."""
    try:
        return msgspec.json.decode(file_text(raw), type=Record)
    except (UnicodeDecodeError, msgspec.DecodeError, RecursionError) as error:
        raise Unreadable(Problem("not-a-record", {"reason": str(error)})) from error
