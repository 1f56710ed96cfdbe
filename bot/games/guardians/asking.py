"""How decisions are asked: the parts that answer for their kinds, and choices that recur in menus."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import UnionType
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from bot.games import parts
from bot.games.chance import Chance
from bot.games.contract import Decision, Problem, Seat
from bot.games.forms import FillIn, Form, menu
from bot.games.guardians.cards import CardId
from bot.games.guardians.table import (
    Action,
    Asking,
    DecisionKind,
    Layout,
    LayoutKept,
    LayoutReopened,
    LayoutSealed,
    Options,
    Pass,
    Play,
    Settle,
    SettlementKept,
    Table,
    View,
    with_seat,
)

_PASS: Final = Pass()


def take_in(table: Table, decision: Decision, action: Action) -> None:
    """Keep an answer in the question on top until all have answered; confirm a layout or settlement to its seat."""
    asking = table.state.askings[-1]
    again = asking.answers[decision.seat] is not None
    keep(table, decision.seat, action)
    if isinstance(action, Layout):
        if not again:
            table.tell(LayoutSealed(seat=decision.seat))
        table.tell(LayoutKept(audience=decision.seat, layout=action))
    elif isinstance(action, Settle):
        table.tell(SettlementKept(audience=decision.seat, spaces=action.spaces))


def give_back(table: Table, decision: Decision) -> None:
    """Take a sealed answer out of the question on top again."""
    keep(table, decision.seat, None)
    *below, asking = table.state.askings
    taken_back = with_seat(asking.taken_back, decision.seat, True)
    table.change(askings=(*below, replace(asking, taken_back=taken_back)))
    if decision.kind == "organise":
        table.tell(LayoutReopened(seat=decision.seat))


def keep(table: Table, seat: Seat, action: Action | None) -> None:
    """Put an answer of a seat into the question on top, or (None) take it out."""
    *below, asking = table.state.askings
    table.change(askings=(*below, replace(asking, answers=with_seat(asking.answers, seat, action))))


@dataclass(frozen=True, kw_only=True)
class Part(parts.Part[View, Any, Table]):
    """The rules for one kind of decision.

    `resolve` runs when every seat that is asked has answered (with several seats all answers are in `Asking.answers`,
    by seat); the asking has been taken off the table by then, and `course` goes on by itself until somebody is asked
    again. A part that wants to go on asking (the other player of a window, a further answer) opens a new asking.
    """

    kind: DecisionKind
    carry_out: Callable[[Table, Decision, Action], None] = take_in
    reopen: Callable[[Table, Decision], None] | None = give_back
    resolve: Callable[[Table, Asking], None]


Offers: TypeAlias = Callable[[View, Decision], Iterable[Action]]
"""Lists answers to a decision."""


def listed(
    kind: DecisionKind,
    *,
    answers: type | UnionType = Play | Pass,
    offers: Offers,
    fill_in: FillIn[View, Any],
    resolve: Callable[[Table, Asking], None],
    problems: Callable[[View, Decision, Any], tuple[Problem, ...]] | None = None,
    idle: Action = _PASS,
    fallback: Callable[[View, Decision], Action] | None = None,
    forced: Callable[[View, Decision], Action | None] | None = None,
    sample: Callable[[View, Decision, Chance], Action] | None = None,
) -> Part:
    """Make the part of decisions whose answers can be listed: what is offered is legal, unless `problems` knows more.

    `idle` is the answer that does nothing: it is given for an absent player, and for a seat that can do nothing else.
    """

    def pick(view: View, decision: Decision, chance: Chance) -> Action:
        return chance.pick(tuple(offers(view, decision)))

    def only_idle(view: View, decision: Decision) -> Action | None:
        return next((None for action in offers(view, decision) if action != idle), idle)

    return Part(
        kind=kind,
        answers=answers,
        problems=problems or parts.only_offered(offers),
        menu=menu(fill_in),
        sample=sample or pick,
        fallback=fallback or (lambda view, decision: idle),
        resolve=resolve,
        forced=forced or only_idle,
    )


@dataclass(frozen=True)
class Style:
    """How decisions of a kind are asked; `sealed` (rule 11.1) and `compulsory` as in `Decision`.

    `window`: in a reaction window, and sealed. `answer`: at the pace "answer", else at that of a turn.
    """

    sealed: bool = False
    compulsory: bool = True
    window: bool = False
    answer: bool = False


STYLES: dict[DecisionKind, Style] = {
    "organise": Style(sealed=True),
    "foresight": Style(answer=True),
    "upcards": Style(window=True, compulsory=False, answer=True),
    "march": Style(),
    "flight": Style(window=True, compulsory=False, answer=True),
    "storm": Style(answer=True),
    "sheet": Style(sealed=True, answer=True),
    "council": Style(sealed=True, answer=True),
    "command": Style(window=True, compulsory=False, answer=True),
    "command-card": Style(sealed=True, answer=True),
    "responses": Style(window=True, compulsory=False, answer=True),
    "declare": Style(answer=True),
    "primary": Style(sealed=True, answer=True),
    "bribery": Style(sealed=True, window=True, compulsory=False, answer=True),
    "steal": Style(window=True, compulsory=False, answer=True),
    "reveal": Style(window=True, compulsory=False, answer=True),
    "spells": Style(window=True, compulsory=False, answer=True),
    "modifiers": Style(window=True, compulsory=False, answer=True),
    "shot": Style(window=True, compulsory=False, answer=True),
    "channel": Style(window=True, compulsory=False, answer=True),
    "between": Style(window=True, compulsory=False, answer=True),
    "secondary": Style(compulsory=False, answer=True),
    "strike": Style(window=True, compulsory=False, answer=True),
    "recover": Style(compulsory=False, answer=True),
    "heal": Style(window=True, compulsory=False, answer=True),
    "retreat": Style(answer=True),
    "merge": Style(answer=True),
    "overflow": Style(answer=True),
    "spoils": Style(window=True, compulsory=False, answer=True),
    "settle": Style(sealed=True),
    "hammer": Style(window=True, compulsory=False, answer=True),
    "dispel": Style(window=True, compulsory=False, answer=True),
}
"""The kinds of decisions; those with `window` are reaction windows, of which rule 11.3 numbers the ones of a combat."""
OUTSIDE: Final[tuple[DecisionKind, ...]] = ("foresight", "upcards", "flight", "spoils", "hammer", "dispel")
"""The decisions outside of combats that are answered by the orders for windows, in the order of a turn."""
STEP_BY_STEP: Final[tuple[DecisionKind, ...]] = ("between", "responses", "reveal", "steal", "channel")
"""Those in combats that are fought step by step: one card answers another there."""


def ordered(options: Options) -> tuple[DecisionKind, ...]:
    """List the kinds of decisions that are answered by orders at a table, and for which a seat may ask for a stop."""
    if options.windows == "asked":
        return ()
    return OUTSIDE if options.pace == "sheets" else (*OUTSIDE, *STEP_BY_STEP)


def decision_of(asking: Asking, seat: Seat) -> Decision:
    """Make the decision of one seat that is asked.

    The ids and the names of windows are unique in the match and follow from public information: askings are counted,
    and whether a window opens and for whom is public.
    """
    style = STYLES[asking.kind]
    return Decision(
        id=f"{asking.number}.{asking.kind}.{seat}",
        seat=seat,
        kind=asking.kind,
        sealed=style.sealed or style.window,
        compulsory=style.compulsory,
        pace="answer" if style.answer else "turn",
        window=f"{asking.kind}-{asking.number}" if style.window else "",
        clock="movement" if asking.kind == "march" else "",
        answered=asking.answers[seat] is not None,
    )


# Choices that recur

PASS: Final = "pass"
"""The choice to do nothing in a window."""


def ask_or_pass(form: Form, key: str, choices: Iterable[str]) -> str | None:
    """Ask what to do in a window: passing is chosen beforehand, and who can do nothing else is not asked."""
    offered = tuple(dict.fromkeys(choices))
    return form.ask(key, offered, default=PASS)


def numbered(cards: Iterable[CardId]) -> tuple[str, ...]:
    """Tell copies of a card apart: "archer", "archer:2"."""
    seen: Counter[CardId] = Counter()
    names = []
    for card in cards:
        seen[card] += 1
        names.append(card if seen[card] == 1 else f"{card}:{seen[card]}")
    return tuple(names)


def unnumbered(name: str) -> CardId:
    """Give the card of a numbered copy."""
    return name.partition(":")[0]
