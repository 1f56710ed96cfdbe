"""How the parts of the game plug together: each part answers for some kinds of decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.games.chance import Chance
from bot.games.contract import Decision, Problem, Question, Seat
from bot.games.guardians.table import Action, Asking, Draft, Kind, Table, View


def never_forced(view: View, decision: Decision) -> Action | None:
    """Leave every answer to the player."""
    return None


def as_it_is(view: View, decision: Decision, draft: Draft) -> View:
    """Show the view without the draft."""
    return view


@dataclass(frozen=True)
class Part:
    """The rules for decisions of some kinds.

    `problems`, menus, `sample`, `fallback` and `forced` work on the view alone, as the contract demands. `carry_out`
    runs when every seat that is asked has answered (with several seats all answers are in `Asking.answers`, by seat);
    the asking has been taken off the table by then, and `course` goes on by itself until somebody is asked again.
    A part that wants to go on asking (the other player of a window, a further answer) opens a new asking.
    """

    kinds: frozenset[Kind]
    problems: Callable[[View, Decision, Action], tuple[Problem, ...]]
    questions: Callable[[View, Decision, Draft], Iterable[Question]]
    take: Callable[[View, Decision, Draft, str, tuple[str, ...]], Draft]
    finish: Callable[[View, Decision, Draft], Action | None]
    sample: Callable[[View, Decision, Chance], Action]
    fallback: Callable[[View, Decision], Action]
    carry_out: Callable[[Table, Asking], None]
    forced: Callable[[View, Decision], Action | None] = never_forced
    preview: Callable[[View, Decision, Draft], View] = as_it_is


@dataclass(frozen=True)
class Style:
    """How a kind of decision is asked: see bot.games.contract.Decision. Windows are sealed as well."""

    sealed: bool = False
    compulsory: bool = True
    window: bool = False
    answer: bool = False


STYLES: dict[Kind, Style] = {
    "organise": Style(sealed=True),
    "foresight": Style(answer=True),
    "upcards": Style(window=True, compulsory=False, answer=True),
    "march": Style(),
    "flight": Style(window=True, compulsory=False, answer=True),
    "storm": Style(answer=True),
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
