"""Half-made actions: questions that follow from each other, written down once as they are asked.

A game writes one function per kind of decision that goes through a form from top to bottom and makes the action of its
answers; `menu` makes the rest of it. What was asked on the way are the questions, what was answered is the draft.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from bot.games.contract import Decision, IllegalAction, Problem, Question

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")
ChoiceT = TypeVar("ChoiceT", bound=str)

Style: TypeAlias = Literal["menu", "buttons", "proposals", "answers"]


class Draft(msgspec.Struct, frozen=True):
    """A half-made action: the questions answered so far, in order, each with the choices taken."""

    taken: tuple[tuple[str, tuple[str, ...]], ...] = ()


class Form:
    """The questions that were asked for a draft so far, with its answers as far as they fit."""

    def __init__(self, draft: Draft) -> None:
        self._held = dict(draft.taken)
        self._steps: list[list[Question]] = [[]]
        self._answers: dict[str, tuple[str, ...]] = {}

    @property
    def questions(self) -> tuple[Question, ...]:
        """List what is asked now: the first step and the latest one; those between are summed up elsewhere."""
        first, *later = self._steps
        return (*first, *(later[-1] if later else ()))

    @property
    def answers(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """List all answers that fit, those of earlier steps included."""
        return tuple(self._answers.items())

    def held(self, key: str) -> tuple[str, ...]:
        """Give what the draft holds for a question, whether it fits or not."""
        return self._held.get(key, ())

    def next_step(self) -> None:
        """Begin a step of a chain: what is asked from now on takes the place of the step before."""
        self._steps.append([])

    def ask(
        self,
        key: str,
        choices: Iterable[ChoiceT],
        *,
        optional: bool = False,
        default: str = "",
        style: Style = "menu",
    ) -> ChoiceT | None:
        """Ask for one of some choices, and give it if it is answered; a single one is taken without asking.

        `default` is chosen as long as nothing else is.
        """
        offered = tuple(dict.fromkeys(choices))
        if len(offered) == 1 and not optional:
            return offered[0]
        chosen = self.ask_several(key, offered, least=0 if optional else 1, most=1, default=default, style=style)
        return chosen[0] if chosen else None

    def ask_number(
        self,
        key: str,
        numbers: Iterable[int],
        *,
        optional: bool = False,
        default: int | None = None,
        style: Style = "menu",
    ) -> int | None:
        """Ask for one of some numbers, and give it if it is answered; the default as long as nothing else is."""
        chosen = "" if default is None else str(default)
        choices = map(str, numbers)
        answer = self.ask(key, choices, optional=optional, default=chosen, style=style)
        return None if answer is None else int(answer)

    def ask_several(
        self,
        key: str,
        choices: Iterable[ChoiceT],
        *,
        least: int,
        most: int,
        default: str = "",
        style: Style = "menu",
    ) -> tuple[ChoiceT, ...] | None:
        """Ask for some of the choices, and give those that are chosen; None while too few are.

        A question without choices is not asked.
        """
        offered: dict[str, ChoiceT] = {choice: choice for choice in choices}
        if not offered:
            return None if least else ()
        held = self.held(key)
        fits = least <= len(held) <= most and len(set(held)) == len(held) and offered.keys() >= set(held)
        chosen = tuple(offered[choice] for choice in held) if fits else ()
        if not chosen and default in offered:
            chosen = (offered[default],)
        self._steps[-1].append(
            Question(
                key=key,
                choices=tuple(offered),
                least=least,
                most=min(most, len(offered)),
                chosen=chosen,
                style=style,
            )
        )
        if chosen or (fits and key in self._held):
            self._answers[key] = chosen
        return chosen if chosen or not least else None


FillIn: TypeAlias = Callable[[ViewT, Decision, Form], ActionT | None]
"""Asks a form for all that an action needs, and makes the action, or None while something is missing."""


@dataclass(frozen=True)
class Menu(Generic[ViewT, ActionT]):
    """How an action is put together: see the methods of the same names of `Game`.

    `take` is only given what was offered.
    """

    questions: Callable[[ViewT, Decision, Any], Iterable[Question]]
    take: Callable[[ViewT, Decision, Any, str, tuple[str, ...]], Any]
    finish: Callable[[ViewT, Decision, Any], ActionT | None]


NOT_ON_THE_MENU: Final = Problem("not-on-the-menu")


def menu(fill_in: FillIn[ViewT, ActionT]) -> Menu[ViewT, ActionT]:
    """Make a menu of a function that fills a form in. Answers to later questions stay as far as they still fit."""

    def questions(view: ViewT, decision: Decision, draft: Draft) -> Iterable[Question]:
        form = Form(draft)
        fill_in(view, decision, form)
        return form.questions

    def take(view: ViewT, decision: Decision, draft: Draft, key: str, chosen: tuple[str, ...]) -> Draft:
        form = Form(Draft(tuple({**dict(draft.taken), key: chosen}.items())))
        fill_in(view, decision, form)
        return msgspec.structs.replace(draft, taken=form.answers)

    def finish(view: ViewT, decision: Decision, draft: Draft) -> ActionT | None:
        return fill_in(view, decision, Form(draft))

    return Menu(questions, take, finish)


def check_offered(questions: Iterable[Question], key: str, chosen: tuple[str, ...]) -> None:
    """Raise IllegalAction unless a question is among those that are asked, and may be answered so."""
    asked = next((question for question in questions if question.key == key), None)
    if (
        asked is None
        or not asked.least <= len(chosen) <= asked.most
        or len(set(chosen)) < len(chosen)
        or not set(chosen) <= set(asked.choices)
    ):
        raise IllegalAction(NOT_ON_THE_MENU)
