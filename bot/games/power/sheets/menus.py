"""The questions by which a sheet is put together, line by line; only what can be carried out is offered.

The keys of the questions: "same" (seal the latest own sheet once more: how many lines of it can be carried out, and
if those are not all "1.3", of how many) and "again" (add its lines, as far as any can be), "go" (write a move of these
pieces: "V.S.V4"), "line" (which line to write or change: its number from 1, or "new"; and for the line at hand done,
up, down, copy, delete), "strike" (strike out all lines with faults, where another than the one at hand has any), and
for the line at hand "army", "kind", "piece", "from", "spent" and "to", as far as its kind has them; of a move that is
begun "to" alone.
Orders have "muster" and "shares" beside a sheet that is written ahead, with that "otherwise" (what happens if a line
of it does not fit). Choices are the letters and names of `pieces`, ingredients of a missile as in `CR+A+R`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from bot.games.contract import STANDING, Decision, Question
from bot.games.power.adjudication import Field, price_of
from bot.games.power.board.actions import Draft
from bot.games.power.board.data import (
    BOARD,
    HQ,
    OF_RESERVE,
    PIECES,
    PLACE_ORDER,
    PLACES,
    RESERVE,
    SMALL,
    SMALL_OF,
    STRENGTH,
)
from bot.games.power.board.movement import ways_of
from bot.games.power.board.state import COLOURS, Batch, Colour, Line, Material, Order, Piece, Place
from bot.games.power.board.views import View
from bot.games.power.sheets.drafts import (
    at_writing,
    checked,
    dated,
    field_before,
    latest_sheet,
    line_of,
    missing,
    of_this_round,
    order_of,
)
from bot.games.power.sheets.notation import spent_text

OrderKind: TypeAlias = Literal["move", "buy", "merge", "missile", "launch"]
ORDER_KINDS: Final[tuple[OrderKind, ...]] = get_args(OrderKind)
MOST_MIXTURES: Final = 24
"""So many ways to make a missile are offered; others can be typed."""


def sheet_questions(view: View, decision: Decision, draft: Draft) -> Iterator[Question]:
    """List what can be answered next."""
    draft = of_this_round(view, decision.kind, draft)
    more = missing(draft, latest_sheet(view, decision.kind))
    view = at_writing(view, decision.kind)
    if draft.at is None:
        if decision.kind == STANDING:
            yield from _standing(view, draft)
        if more:
            fitting = len(more) if decision.kind == STANDING else _fitting(view, draft, more)
            counted = str(fitting) if fitting == len(more) else f"{fitting}.{len(more)}"
            if fitting and not draft.lines and decision.kind != STANDING:
                yield Question(key="same", choices=(counted,), style="answers")
            if fitting:
                yield Question(key="again", choices=(counted,), style="proposals")
    if not _lacks_target(draft) and (units := tuple(_units(view, draft))):
        yield Question(key="go", choices=units)
    numbers = tuple(str(number) for number in range(1, len(draft.lines) + 1))
    choices = (*numbers, "new") if _has_room(view, draft) else numbers
    if draft.at is not None:
        choices = (*choices, *_changes(view, draft, draft.at))
    if choices:
        chosen = () if draft.at is None else (str(draft.at + 1),)
        yield Question(key="line", choices=choices, chosen=chosen, style="list" if numbers else "buttons")
    if draft.at is not None:
        yield from _parts(view, field_before(view, draft, draft.at), draft.lines[draft.at])
    lines, _ = checked(view, draft)
    if any(line.fault for number, line in enumerate(lines) if number != draft.at):
        yield Question(key="strike", choices=("faults",), style="buttons")


def take_choice(view: View, decision: Decision, draft: Draft, key: str, chosen: tuple[str, ...]) -> Draft:
    """Answer a question; other parts of the line stay as far as they still fit, and what follows is filled in."""
    (choice,) = chosen
    draft = of_this_round(view, decision.kind, draft)
    return dated(view, decision.kind, _taken(view, decision.kind, draft, key, choice))


def _taken(view: View, kind: str, draft: Draft, key: str, choice: str) -> Draft:
    latest, view = latest_sheet(view, kind), at_writing(view, kind)
    match key:
        case "muster" | "shares" | "otherwise":
            return msgspec.convert({**msgspec.to_builtins(draft), key: choice}, Draft)
        case "go":
            return _gone(view, draft, choice)
        case "again" | "same":
            more = (line_of(order, optional=kind != STANDING) for order in missing(draft, latest))
            return msgspec.structs.replace(draft, lines=(*draft.lines, *more))
        case "line" if choice == "new" or choice.isdecimal():
            return _turn_to(draft, choice)
        case "line":
            assert draft.at is not None
            return _changed(draft, draft.at, choice)
        case "strike":
            lines, _ = checked(view, draft)
            kept = tuple(each.line for each in lines if each.order is not None and each.fault is None)
            return msgspec.structs.replace(draft, lines=kept, at=None)
        case _:
            assert draft.at is not None
            field = field_before(view, draft, draft.at)
            line = _with_part(view, field, draft.lines[draft.at], key, choice)
            return msgspec.structs.replace(draft, lines=_put(draft.lines, draft.at, line))


def _standing(view: View, draft: Draft) -> Iterator[Question]:
    """Ask for the parts of orders that hold for every round."""
    assert view.seat is not None  # the public is asked nothing
    yield Question(key="muster", choices=("ask", "always"), chosen=(draft.muster,), style="buttons")
    if len(view.players[view.seat].armies) > 1:
        yield Question(key="shares", choices=("ask", "first", "second"), chosen=(draft.shares,), style="buttons")
    if draft.lines:
        yield Question(key="otherwise", choices=("ask", "fitting"), chosen=(draft.otherwise,), style="buttons")


# The sheet


def _has_room(view: View, draft: Draft) -> bool:
    assert view.seat is not None  # the public is asked nothing
    armies = [army for army in view.players[view.seat].armies if army in view.commands]
    lines, _ = checked(view, draft)
    counting = [each for each in lines if each.line != Line() and not (each.line.optional and each.left_out)]
    return len(counting) < view.lines * len(armies)


def _fitting(view: View, draft: Draft, orders: Sequence[Order]) -> int:
    """Count those of some orders that can be carried out after the lines of a draft."""
    more = (line_of(order, optional=True) for order in orders)
    lines, _ = checked(view, msgspec.structs.replace(draft, lines=(*draft.lines, *more)))
    return sum(line.fault is None for line in lines[len(draft.lines) :])


def _unfinished(draft: Draft) -> int | None:
    """Give the place of the line at hand if it is not finished."""
    return draft.at if draft.at is not None and order_of(draft.lines[draft.at]) is None else None


def _lacks_target(draft: Draft) -> bool:
    """Tell whether the line at hand is a move whose piece is chosen: where to is the one question then."""
    line = Line() if draft.at is None else draft.lines[draft.at]
    return line.kind == "move" and bool(line.piece and line.start) and not line.target


def _units(view: View, draft: Draft) -> Iterator[str]:
    """List what can be moved by the next line, each sort of pieces on each place once."""
    at = _unfinished(draft)
    if at is None and not _has_room(view, draft):
        return
    field = field_before(view, draft, len(draft.lines) if at is None else at)
    for army in view.commands:
        units = sorted({(PLACE_ORDER.get(place, -1), piece, place) for piece, place in field.movable(army)})
        yield from (f"{army}.{piece}.{place}" for _, piece, place in units)


def _gone(view: View, draft: Draft, choice: str) -> Draft:
    """Begin a move with the pieces that a choice names, in the place of a line at hand that is not finished."""
    if (at := _unfinished(draft)) is None:
        draft = _turn_to(draft, "new")
        at = len(draft.lines) - 1
    army, piece, place = choice.split(".")
    move = msgspec.convert({"kind": "move", "army": army, "piece": piece}, Line)
    line = _with_part(view, field_before(view, draft, at), move, "from", place)
    return msgspec.structs.replace(draft, lines=_put(draft.lines, at, line))


def _changes(view: View, draft: Draft, at: int) -> Iterator[str]:
    yield "done"
    if draft.lines[at] != Line():
        if at > 0:
            yield "up"
        if at + 1 < len(draft.lines):
            yield "down"
        if order_of(draft.lines[at]) is not None and _has_room(view, draft):
            yield "copy"
    yield "delete"


def _changed(draft: Draft, at: int, change: str) -> Draft:
    lines = draft.lines
    match change:
        case "up" | "down":
            other = at - 1 if change == "up" else at + 1
            swapped = _put(_put(lines, at, lines[other]), other, lines[at])
            return msgspec.structs.replace(draft, lines=swapped, at=other)
        case "copy":
            return msgspec.structs.replace(draft, lines=(*lines[: at + 1], *lines[at:]), at=at + 1)
        case "delete":
            return msgspec.structs.replace(draft, lines=(*lines[:at], *lines[at + 1 :]), at=None)
        case _:
            return msgspec.structs.replace(draft, lines=_written(lines), at=None)


def _turn_to(draft: Draft, choice: str) -> Draft:
    if choice == "new":
        lines = _written(draft.lines)
        return msgspec.structs.replace(draft, lines=(*lines, Line()), at=len(lines))
    return msgspec.structs.replace(draft, at=int(choice) - 1)


def _written(lines: Sequence[Line]) -> tuple[Line, ...]:
    return tuple(line for line in lines if line != Line())


def _put(lines: tuple[Line, ...], at: int, line: Line) -> tuple[Line, ...]:
    return (*lines[:at], line, *lines[at + 1 :])


# The parts of a line


def _parts(view: View, field: Field, line: Line) -> Iterator[Question]:
    """List the parts of a line up to the first one that is missing."""
    line = _begun(view, field, line)
    for key in ("to",) if line.kind == "move" and line.piece and line.start else _keys(view, line):
        value, choices = _value(line, key), _choices(view, field, line, key)
        if choices:
            yield Question(key=key, choices=choices, chosen=(value,) if value in choices else ())
        if not value or not choices:
            return


def _begun(view: View, field: Field, line: Line) -> Line:
    """Suppose of a new line what most lines are: a move of the only own army."""
    assert view.seat is not None  # the public is asked nothing
    own = [army for army in view.players[view.seat].armies if army in view.commands]
    army = line.army or (own[0] if len(own) == 1 else "")
    kind = "move" if army and not line.kind and _is_possible(field, army, "move") else line.kind
    return msgspec.structs.replace(line, army=army, kind=kind)


def _keys(view: View, line: Line) -> tuple[str, ...]:
    """Name the parts of a line in the order in which they are asked for."""
    first = ("army", "kind") if len(view.commands) > 1 else ("kind",)
    return first + QUESTIONS_OF.get(line.kind, ())


QUESTIONS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "move": ("piece", "from", "to"),
    "buy": ("piece",),
    "merge": ("from", "piece"),
    "missile": ("from", "spent"),
    "launch": ("from", "to"),
}


def _value(line: Line, key: str) -> str:
    match key:
        case "army":
            return line.army
        case "kind":
            return line.kind
        case "piece":
            return line.piece
        case "from":
            return line.start
        case "to":
            return line.target
        case _:
            return spent_text(line.spent, "fr")


def _choices(view: View, field: Field, line: Line, key: str) -> tuple[str, ...]:
    """List what a part of a line can be, going by the parts before it."""
    army = line.army or view.commands[0]
    if key == "army":
        return view.commands
    if key == "kind":
        return tuple(kind for kind in ORDER_KINDS if _is_possible(field, army, kind))
    match line.kind, key:
        case "move", "piece":
            movable = {piece for piece, _ in field.movable(army)}
            return tuple(piece for piece in PIECES if piece in movable)
        case "move", "from":
            return _places(place for piece, place in field.movable(army) if piece == line.piece)
        case "move", "to":
            return _destinations(view, army, line)
        case "buy", "piece":
            return tuple(piece for piece in SMALL if STRENGTH[piece] <= field.power[army])
        case "merge", "from":
            return _places(place for place in field.places() if _mergers(field, army, place))
        case "merge", "piece":
            return _mergers(field, army, line.start)
        case "missile", "from":
            return _places(place for place in field.places() if _mixtures(field, army, place))
        case "missile", "spent":
            return tuple(_mixtures(field, army, line.start))
        case "launch", "from":
            return _places(place for piece, place in field.of_army(army) if piece == "M")
        case _:
            return _targets(field, army) if line.start else ()


def _with_part(view: View, field: Field, line: Line, key: str, choice: str) -> Line:
    """Choose a part of a line, and go through the parts that such a line is asked for; it keeps no others.

    Those before the chosen one stay, those after it as far as they still fit, and single choices are filled in. With
    another kind a line begins anew.
    """
    before, made = _begun(view, field, line), Line()
    held = {each: _value(before, each) for each in _keys(view, before) if key != "kind" or each == "army"}
    held[key] = choice
    if len(view.commands) == 1:
        made = msgspec.structs.replace(made, army=view.commands[0])
    is_chosen, number = False, 0
    while number < len(keys := _keys(view, made)):
        following = keys[number]
        value = held.get(following, "")
        if is_chosen and value not in (choices := _choices(view, field, made, following)):
            value = choices[0] if following != "kind" and len(choices) == 1 else ""
        made = _set(field, made, following, value)
        is_chosen, number = is_chosen or following == key, number + 1
    if made.kind in {"buy", "merge"} and made.army:
        start = RESERVE[made.army] if made.kind == "buy" else made.start
        spent = price_of(made.piece) if made.piece else ()
        return msgspec.structs.replace(made, start=start, spent=spent)
    return msgspec.structs.replace(made, piece="M") if made.kind == "missile" else made


def _set(field: Field, line: Line, key: str, choice: str) -> Line:
    if key == "spent":
        spent = _mixtures(field, line.army, line.start)[choice] if choice and line.army else ()
        return msgspec.structs.replace(line, spent=spent)
    name = {"from": "start", "to": "target"}.get(key, key)
    return msgspec.convert({**msgspec.to_builtins(line), name: choice}, Line)


def _is_possible(field: Field, army: Colour, kind: OrderKind) -> bool:
    match kind:
        case "move":
            return bool(field.movable(army))
        case "buy":
            return field.power[army] >= min(STRENGTH[piece] for piece in SMALL)
        case "merge":
            return any(_mergers(field, army, place) for place in field.places())
        case "missile":
            return any(_mixtures(field, army, place) for place in field.places())
        case "launch":
            return any(piece == "M" for piece, _ in field.of_army(army))


def _destinations(view: View, army: Colour, line: Line) -> tuple[Place, ...]:
    if not line.piece or not line.start:
        return ()
    if line.start in OF_RESERVE:
        return (HQ[army],)
    return _places(ways_of(view.options).reach(line.piece, line.start))


def _mergers(field: Field, army: Colour, place: Place) -> tuple[Piece, ...]:
    """List the large pieces that can be merged on a place."""
    pieces = Counter(field.pieces(army, place))
    return tuple(large for large, small in SMALL_OF.items() if pieces[small] >= BOARD.merging)


def _mixtures(field: Field, army: Colour, place: Place) -> dict[str, tuple[Batch, ...]]:
    """List ways to make a mega-missile on a place, the least wasteful of those with the strongest pieces first."""
    held = Counter[Material](piece for piece in field.pieces(army, place) if piece != "M")
    if place == RESERVE[army]:
        held["P"] = field.power[army]
    kinds = sorted(held, key=lambda kind: (-STRENGTH[kind], kind))
    worth = {kind: held[kind] * STRENGTH[kind] for kind in kinds}
    if sum(worth.values()) < BOARD.missile:
        return {}

    def mixed(number: int, needed: int) -> Iterator[tuple[Batch, ...]]:
        if needed <= 0:
            yield ()
            return
        if sum(worth[kind] for kind in kinds[number:]) < needed:
            return
        kind = kinds[number]
        most = min(held[kind], -(-needed // STRENGTH[kind]))
        for count in range(most, -1, -1):
            used = (Batch(count, kind),) if count else ()
            for others in mixed(number + 1, needed - count * STRENGTH[kind]):
                yield (*used, *others)

    found = islice(mixed(0, BOARD.missile), MOST_MIXTURES)
    ordered = sorted(found, key=lambda spent: sum(STRENGTH[batch.kind] * batch.count for batch in spent))
    return {spent_text(spent, "fr"): spent for spent in ordered}


def _places(places: Iterable[Place]) -> tuple[Place, ...]:
    """Put places into their order, reserves first."""
    return tuple(sorted(set(places), key=lambda place: PLACE_ORDER.get(place, -1)))


def _targets(field: Field, army: Colour) -> tuple[Place, ...]:
    """List all that a missile can hit: places where others stand first, then the rest, then where own pieces stand."""
    own = field.standing(army)
    others = {place for other in COLOURS if other != army for place in field.standing(other)}
    return tuple(sorted((*PLACES, *OF_RESERVE), key=lambda place: (place in own, place not in others)))
