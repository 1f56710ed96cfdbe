"""Sheets in the making: lines, typed or put together from menus, and what the rules say to each."""

from collections import Counter
from collections.abc import Container, Iterable, Sequence
from typing import Final, Literal

import msgspec

from bot.games.contract import STANDING, Ambiguous, Decision, GameError, Problem, Reading
from bot.games.power.adjudication import Field, misspelt
from bot.games.power.board.actions import Draft, Sheet, StandingOrders
from bot.games.power.board.data import OF_RESERVE, SMALL_OF
from bot.games.power.board.movement import ways_of
from bot.games.power.board.state import Colour, Exchange, Force, Launch, Line, Move, Order, Piece
from bot.games.power.board.views import LineView, ReserveView, View, Writing
from bot.games.power.sheets.headings import heading, rows
from bot.games.power.sheets.legality import PAPER, TOO_LONG, Proof, at_line
from bot.games.power.sheets.notation import (
    LETTERS,
    LONGEST,
    Labels,
    Letters,
    names_army,
    parse,
    place_name,
    possible,
    spelt_out,
    spent_text,
    tried,
    written,
)
from bot.games.power.sheets.wording import bare

LETTERS_OF_MENUS: Letters = "fr"
"""How a sheet is written that nobody has typed, where it is not known who reads it."""
AGAIN: Final = frozenset({"again", "same", "encore", "idem", "nochmal", "ancora"})
"""Each of these words, typed as a line, stands for the lines of the latest own sheet."""
OPTIONAL: Final = "?"
"""Typed in front of a line, this makes it optional."""
UNFINISHED: Final = Problem("power-problem-unfinished")


class Checked(msgspec.Struct, frozen=True):
    """A line of a draft: its order, if it makes one, and why it is not carried out, if it is not."""

    line: Line
    order: Order | None
    fault: Problem | None

    @property
    def left_out(self) -> bool:
        """Tell whether a sheet that has other orders is sealed without this line."""
        return self.fault is not None and (self.fault == UNFINISHED or self.line.optional)


def letters_of(draft: Draft) -> Letters:
    """Give the letters in which a draft was typed, French ones if it was not."""
    return draft.letters or LETTERS_OF_MENUS


def at_writing(view: View, kind: str) -> View:
    """Give the view that lines are written for: in orders, the board as the own sealed sheet would leave it."""
    if kind != STANDING or not view.sheet:
        return view
    proof = Proof(view)
    for order in view.sheet:
        proof.read(order)
    field = proof.field
    armies = tuple(
        msgspec.structs.replace(army, reserve=field.reserve(army.colour), power=field.power[army.colour])
        for army in view.armies
    )
    return msgspec.structs.replace(view, places=field.occupied(), armies=armies, sheet=None)


def of_this_round(view: View, kind: str, draft: Draft) -> Draft:
    """Give a draft without the lines that were written ahead for a round that has come."""
    if kind != STANDING or draft.round in (0, view.round + 1):
        return draft
    return msgspec.structs.replace(draft, lines=(), at=None, letters="", round=0)


def dated(view: View, kind: str, draft: Draft) -> Draft:
    """Note in a draft for which round its lines are written ahead, if they are."""
    ahead = view.round + 1 if kind == STANDING and draft.lines else 0
    return msgspec.structs.replace(draft, round=ahead)


def latest_sheet(view: View, kind: str) -> tuple[Order, ...]:
    """Give the seat's own sheet of the round before the one that is written for; () if it had none."""
    if kind == STANDING and view.sheet is not None:
        return view.sheet
    sheets = () if view.report is None else view.report.sheets
    return next((tuple(line.order for line in sheet.lines) for sheet in sheets if sheet.seat == view.seat), ())


def missing(draft: Draft, orders: Sequence[Order]) -> tuple[Order, ...]:
    """List those of some orders that a draft has not got."""
    held = Counter(order_of(line) for line in draft.lines)
    found = []
    for order in orders:
        held[order] -= 1
        if held[order] < 0:
            found.append(order)
    return tuple(found[: PAPER - len(draft.lines)])


def line_of(order: Order, *, optional: bool = False) -> Line:
    """Write an order as a line of a draft."""
    match order:
        case Move(army, piece, start, target):
            return Line(kind="move", army=army, piece=piece, start=start, target=target, optional=optional)
        case Launch(army, start, target):
            return Line(kind="launch", army=army, start=start, target=target, optional=optional)
        case Exchange(army, place, spent, made):
            kind = _exchange_kind(made)
            return Line(kind=kind, army=army, piece=made, start=place, spent=spent, optional=optional)


def _exchange_kind(made: Piece) -> Literal["buy", "merge", "missile"]:
    if made == "M":
        return "missile"
    return "merge" if made in SMALL_OF else "buy"


def order_of(line: Line) -> Order | None:
    """Make the order of a line, None while a part is missing."""
    army, piece, start = line.army, line.piece, line.start
    if not army or not start:
        return None
    if line.kind == "move" and piece and line.target:
        return Move(army, piece, start, line.target)
    if line.kind == "launch" and line.target:
        return Launch(army, start, line.target)
    if line.kind in {"buy", "merge", "missile"} and piece and line.spent:
        return Exchange(army, start, line.spent, piece)
    return None


def checked(view: View, draft: Draft) -> tuple[tuple[Checked, ...], Proof]:
    """Read a draft line by line; the proof shows the board afterwards. An empty line is neither right nor wrong."""
    proof = Proof(view)
    return tuple(_check(view, draft, line, proof) for line in draft.lines), proof


def field_before(view: View, draft: Draft, number: int) -> Field:
    """Give the board on which line `number`, from 0, is read: after all lines before it."""
    _, proof = checked(view, msgspec.structs.replace(draft, lines=draft.lines[:number]))
    return proof.field


def _check(view: View, draft: Draft, line: Line, proof: Proof) -> Checked:
    if line == Line():
        return Checked(line, None, None)
    if line.kind == "unread":
        return Checked(line, None, _why_unread(view, draft, proof.field, _without_mark(line.text)))
    order = order_of(line)
    if order is None:
        return Checked(line, None, UNFINISHED)
    return Checked(line, order, proof.read(order, optional=line.optional))


def _why_unread(view: View, draft: Draft, field: Field, text: str) -> Problem:
    which = Problem("power-problem-which-letters", {"text": text})
    if not draft.letters and _depends_on_letters(text, view.options.sea_labels):
        return which
    try:
        understand(view, field, text, letters_of(draft))
    except GameError as error:
        return error.problems[0]
    return Problem("power-problem-unreadable", {"text": text}) if draft.letters else which


def sheet_faults(view: View, decision: Decision, draft: Draft) -> tuple[Problem, ...]:
    """List what keeps a sheet from being sealed, line by line.

    Where the sheet is written ahead, or the table has `authentic_illegal_orders`, orders that fail now do not keep it.
    Unfinished lines, and optional ones that fail, are left out of a sheet that has other orders.
    """
    draft = of_this_round(view, decision.kind, draft)
    lines, _ = checked(at_writing(view, decision.kind), draft)
    lenient = view.options.authentic_illegal_orders or decision.kind == STANDING
    has_orders = any(line.order is not None and not line.left_out for line in lines)
    found = [
        at_line(number, line.fault)
        for number, line in enumerate(lines)
        if line.fault is not None
        and (line.order is None or line.line.optional or not lenient)
        and not (line.left_out and has_orders)
    ]
    if len(lines) > PAPER:
        found.append(TOO_LONG)
    return tuple(found)


def blank_sheet(view: View, decision: Decision) -> Draft:
    """Give the sealed sheet to change, or an empty one."""
    return Draft(lines=tuple(map(line_of, view.sheet or ())))


def finish_sheet(view: View, decision: Decision, draft: Draft) -> Sheet | None:
    """Make the sheet of a draft, or None while something keeps it from being sealed."""
    lines, _ = checked(view, draft)
    return None if sheet_faults(view, decision, draft) else Sheet(_orders(lines))


def overdue_sheet(view: View, decision: Decision, draft: Draft) -> Sheet | None:
    """Make the sheet that counts when the time is over: what is written, without all that keeps it from being sealed.

    None if no line is left: then an empty sheet counts (rule 9.4).
    """
    lines, _ = checked(view, draft)
    orders = _orders(lines)
    if not view.options.authentic_illegal_orders:
        orders = _orders(line for line in lines if line.fault is None)
    counting = tuple(order for order in orders if misspelt(order) is None)
    return Sheet(counting[:PAPER]) if counting else None


def finish_orders(view: View, decision: Decision, draft: Draft) -> StandingOrders | None:
    """Make the standing orders of a draft, or None while a line of the sheet for the next round is no order."""
    return None if sheet_faults(view, decision, draft) else orders_of(view, draft)


def orders_of(view: View, draft: Draft) -> StandingOrders:
    """Make the standing orders of a draft, with those of its lines that are orders."""
    draft = of_this_round(view, STANDING, draft)
    orders = tuple(order for line in draft.lines if (order := order_of(line)) is not None)
    return StandingOrders(
        muster=draft.muster == "always",
        booty=draft.shares,
        round=view.round + 1 if orders else 0,
        orders=orders,
        otherwise=draft.otherwise if orders else "ask",
    )


def _orders(lines: Iterable[Checked]) -> tuple[Order, ...]:
    return tuple(line.order for line in lines if line.order is not None and not line.left_out)


def preview_sheet(view: View, decision: Decision, draft: Draft) -> View:
    """Show the board as a sheet would make it if nobody else did anything."""
    draft = of_this_round(view, decision.kind, draft)
    view = at_writing(view, decision.kind)
    assert view.seat is not None  # the public is asked nothing
    lines, proof = checked(view, draft)
    own = view.players[view.seat].armies
    writing = Writing(
        lines=tuple(
            LineView(
                line=each.line,
                order=each.order,
                fault=each.fault,
                steps=_steps(view, each.order),
                own_hit=_own_hit(proof.field, own, each),
                left_out=each.left_out,
            )
            for each in lines
        ),
        at=draft.at,
        letters=draft.letters,
        places=proof.field.occupied(),
        reserves=tuple(ReserveView(army, proof.field.reserve(army), proof.field.power[army]) for army in view.commands),
        reach=_reach(view, draft),
    )
    return msgspec.structs.replace(view, writing=writing)


def _steps(view: View, order: Order | None) -> int:
    if not isinstance(order, Move) or order.start in OF_RESERVE:
        return 0
    return ways_of(view.options).reach(order.piece, order.start).get(order.target, 0)


def _own_hit(field: Field, own: Sequence[Colour], each: Checked) -> tuple[Force, ...]:
    if not isinstance(each.order, Launch) or each.fault is not None:
        return ()
    return tuple(force for force in field.forces(each.order.target) if force.army in own)


def _reach(view: View, draft: Draft) -> tuple[str, ...]:
    line = draft.lines[draft.at] if draft.at is not None else Line()
    if line.kind != "move" or not line.piece or not line.start or line.start in OF_RESERVE:
        return ()
    return tuple(ways_of(view.options).reach(line.piece, line.start))


# Typed sheets


def read_sheet(view: View, decision: Decision, draft: Draft, text: str) -> Reading[Draft]:
    """Read a typed sheet: an order a line, or several with semicolons between, and headings.

    It takes the place of the lines in the draft; what cannot be read stays as it was typed, and a half-made line that
    comes back as it was written stays half-made. A heading before the first order may say `FR` or `EN`, which letters
    the sheet has; otherwise that is found out. One with a colour says which army the lines below are for. A draft whose
    text comes back unchanged, in letters of either language, stays as it is. A word of `AGAIN` stands for the latest
    own sheet, of which what cannot be carried out is left out; so is any line with a question mark in front.
    """
    draft = of_this_round(view, decision.kind, draft)
    latest = latest_sheet(view, decision.kind)
    before, view = view, at_writing(view, decision.kind)
    too_long = False
    if all(text != as_typed(view, draft, letters) for letters in LETTERS):
        draft, too_long = _read_anew(view, draft, text, latest, ahead=decision.kind == STANDING)
        draft = dated(before, decision.kind, draft)
    lines, _ = checked(view, draft)
    unread = [(number, line.fault) for number, line in enumerate(lines) if line.line.kind == "unread"]
    problems = [at_line(number, fault) for number, fault in unread if fault is not None]
    return Reading(draft, (*([TOO_LONG] if too_long else ()), *problems))


def _read_anew(view: View, draft: Draft, text: str, latest: Sequence[Order], *, ahead: bool) -> tuple[Draft, bool]:
    """Read a text into a draft, and tell whether it had more lines than a sheet has room for."""
    labels = view.options.sea_labels
    half_made = {
        _half(line, letters, labels): line for line in draft.lines if _is_half_made(line) for letters in LETTERS
    }
    told, lines = _without_headings(rows(text), half_made)
    too_long, lines = len(lines) > PAPER, lines[:PAPER]
    found = told or _letters(map(_without_mark, lines), labels)
    known = draft.letters if found == "" else found or ""
    proof = Proof(view)
    understood: list[Line] = []
    for line in lines:
        if line in half_made:
            understood.append(half_made[line])
            continue
        if latest and _is_again(line):
            understood += [line_of(each, optional=not ahead) for each in latest]
            for each in latest:
                proof.read(each, optional=True)
            continue
        optional = not ahead and bare(line).startswith(OPTIONAL)
        try:
            order = understand(view, proof.field, _without_mark(line), known or LETTERS_OF_MENUS)
        except GameError:
            order = None
        if order is None or (found is None and _depends_on_letters(spelt_out(order, LETTERS_OF_MENUS, labels), labels)):
            kept = line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
            understood.append(Line(kind="unread", text=kept))
        else:
            proof.read(order, optional=optional)
            understood.append(line_of(order, optional=optional))
    too_long = too_long or len(understood) > PAPER
    return msgspec.structs.replace(draft, lines=tuple(understood[:PAPER]), at=None, letters=known), too_long


def _without_headings(lines: Iterable[str], half_made: Container[str]) -> tuple[Letters | Literal[""], list[str]]:
    """Take the headings off some lines, and put the army that one names in front of those below that name none.

    Gives the letters that a heading before the first order names. As many lines more than a sheet has are enough.
    """
    letters: Letters | Literal[""] = ""
    army: Colour | None = None
    found: list[str] = []
    for line in lines:
        title = None if line in half_made else heading(line)
        if title is not None and not (title.letters and (letters or found)):
            letters, army = title.letters or letters, title.army or army
        elif army is None or line in half_made or _is_again(line) or names_army(_without_mark(line)):
            found.append(line)
        else:
            found.append(f"{OPTIONAL * bare(line).startswith(OPTIONAL)}{army}:{bare(_without_mark(line))}")
        if len(found) > PAPER:
            break
    return letters, found


def _is_again(line: str) -> bool:
    return bare(line).casefold() in AGAIN


def _without_mark(line: str) -> str:
    plain = bare(line)
    return plain.removeprefix(OPTIONAL).strip() if plain.startswith(OPTIONAL) else line


def understand(view: View, field: Field, text: str, letters: Letters) -> Order:
    """Read one line as an order of the army that is meant. Raises Unreadable or Ambiguous with the one reason.

    Where a player has two armies and names none, it is the one that has such a piece there.
    """
    assert view.seat is not None  # the public is asked nothing
    line = parse(text, letters, view.options.sea_labels)
    own = view.players[view.seat].armies
    if line.army is not None:
        return line.by(line.army)
    if len(own) == 1:
        return line.by(own[0])
    if line.start in OF_RESERVE and OF_RESERVE[line.start] in own:
        return line.by(OF_RESERVE[line.start])
    able = [army for army in own if _has(field, line.by(army))]
    if len(able) != 1:
        key = "power-problem-which-army" if able else "power-problem-neither-army"
        values = {"first": own[0], "second": own[1], "letter": own[0], "another": own[1], "text": text}
        raise Ambiguous(Problem(key, values))
    return line.by(able[0])


def _has(field: Field, order: Order) -> bool:
    """Tell whether an army has on the place what an order needs there."""
    match order:
        case Move(army, piece, start, _):
            return piece in field.pieces(army, start)
        case Launch(army, start, _):
            return "M" in field.pieces(army, start)
        case Exchange(army, place, spent, _):
            pieces = field.pieces(army, place)
            return all(
                field.power[army] >= batch.count if batch.kind == "P" else batch.kind in pieces for batch in spent
            )


def _letters(lines: Iterable[str], labels: Labels) -> Letters | Literal[""] | None:
    """Find out in which letters a sheet is written: "" if that makes no difference, None if it cannot be told.

    A line tells it if it can be read in one language only, or could only in one ever be carried out. So lines that are
    added to a sheet can make known, or doubtful, what another one means, but never give it another meaning.
    """
    told: set[Letters] = set()
    doubtful = False
    for line in lines:
        french, english = (tried(line, letters, labels) for letters in LETTERS)
        if french == english:
            continue
        chances = [0 if reading is None else 2 if possible(reading) else 1 for reading in (french, english)]
        if chances[0] == chances[1]:
            doubtful = True
        else:
            told.add("fr" if chances[0] > chances[1] else "en")
    if len(told) == 1:
        return told.pop()
    return None if told or doubtful else ""


def _depends_on_letters(line: str, labels: Labels) -> bool:
    return len({tried(line, letters, labels) for letters in LETTERS}) > 1


def write_sheet(view: View, decision: Decision, draft: Draft) -> str:
    """Write a draft in the letters that it has."""
    draft = of_this_round(view, decision.kind, draft)
    return as_typed(at_writing(view, decision.kind), draft, letters_of(draft))


def as_typed(view: View, draft: Draft, letters: Letters) -> str:
    """Write a draft as somebody would type it, with its letters in front where anything depends on them."""
    assert view.seat is not None  # the public is asked nothing
    labels, own = view.options.sea_labels, view.players[view.seat].armies
    lines, marks = [], []
    for line in draft.lines:
        order = order_of(line)
        marks += [OPTIONAL * line.optional] if line != Line() else []
        if order is not None:
            lines.append(written(order, letters, labels, own))
        elif line != Line():
            lines.append(line.text or _half(line, letters, labels))
    unread = [line.text for line in draft.lines if line.kind == "unread"]
    matters = _letters(lines, labels) != "" and not any(_depends_on_letters(text, labels) for text in unread)
    taken = [title.letters for line in lines[:1] if (title := heading(line))]
    head = [letters.upper()] if draft.letters or matters or any(taken) else []
    return "\n".join((*head, *(mark + line for mark, line in zip(marks, lines, strict=True))))


def _is_half_made(line: Line) -> bool:
    return line != Line() and line.kind != "unread" and order_of(line) is None


def _half(line: Line, letters: Letters, labels: str) -> str:
    """Write the parts of a half-made line."""
    piece = LETTERS[letters][line.piece] if line.piece else ""
    start, target = place_name(line.start, labels), place_name(line.target, labels)
    prefix = f"{line.army}:" if line.army else ""
    return prefix + " ".join(part for part in (piece, spent_text(line.spent, letters), start, target) if part)
