"""Short menus: questions that follow from each other, written down once as they are asked.

A part writes one function that fills a form in from top to bottom and makes the action of it; its menus follow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from bot.games.contract import Decision, IllegalAction, Problem, Question
from bot.games.guardians.cards import CardId
from bot.games.guardians.table import Action, Draft, View

PASS: Final = "pass"
"""The choice to do nothing in a window."""
ANOTHER_QUESTION: Final = Problem("guardians-problem-another-question")
NOT_ON_THE_MENU: Final = Problem("guardians-problem-not-on-the-menu")


class Form:
    """A draft that is read question by question."""

    def __init__(self, draft: Draft) -> None:
        self._held = dict(draft.choices)
        self.questions: list[Question] = []
        self.answers: dict[str, tuple[str, ...]] = {}

    def ask(
        self,
        key: str,
        choices: Iterable[str],
        *,
        least: int = 1,
        most: int = 1,
        style: Literal["menu", "buttons"] = "menu",
        default: str = "",
    ) -> tuple[str, ...] | None:
        """Ask a question and give what was chosen; None while nothing valid is chosen of what has to be.

        A question without choices is none. `default` is chosen as long as nothing else is.
        """
        choices = tuple(dict.fromkeys(choices))
        if not choices:
            return None if least else ()
        held = self._held.get(key, ())
        fits = least <= len(held) <= most and set(held) <= set(choices)
        chosen = held if fits and key in self._held else (default,) if default in choices else ()
        most = min(most, len(choices))
        self.questions.append(Question(key=key, choices=choices, least=least, most=most, chosen=chosen, style=style))
        if chosen:
            self.answers[key] = chosen
        return chosen if chosen or not least else None

    def ask_or_pass(self, key: str, choices: Iterable[str]) -> tuple[str, ...] | None:
        """Ask what to do in a window: passing is chosen beforehand, and who can do nothing else is not asked."""
        choices = tuple(dict.fromkeys(choices))
        return choices if choices == (PASS,) else self.ask(key, choices, default=PASS)


FillIn: TypeAlias = Callable[[View, Decision, Form], Action | None]


def questions(fill_in: FillIn) -> Callable[[View, Decision, Draft], Iterable[Question]]:
    """Make the function that lists the questions of a draft."""

    def listed(view: View, decision: Decision, draft: Draft) -> Iterable[Question]:
        form = Form(draft)
        fill_in(view, decision, form)
        return tuple(form.questions)

    return listed


def take(fill_in: FillIn) -> Callable[[View, Decision, Draft, str, tuple[str, ...]], Draft]:
    """Make the function that answers a question; answers to later ones stay as far as they still fit."""

    def taken(view: View, decision: Decision, draft: Draft, key: str, chosen: tuple[str, ...]) -> Draft:
        form = Form(draft)
        fill_in(view, decision, form)
        asked = next((question for question in form.questions if question.key == key), None)
        if (
            asked is None
            or not asked.least <= len(chosen) <= asked.most
            or not set(chosen) <= set(asked.choices)
            or len(set(chosen)) < len(chosen)
        ):
            raise IllegalAction(NOT_ON_THE_MENU)
        form = Form(replace(draft, choices=tuple({**dict(draft.choices), key: chosen}.items())))
        fill_in(view, decision, form)
        return replace(draft, choices=tuple(form.answers.items()))

    return taken


def finish(fill_in: FillIn) -> Callable[[View, Decision, Draft], Action | None]:
    """Make the function that makes an action of a draft, or None while a question needs an answer."""

    def finished(view: View, decision: Decision, draft: Draft) -> Action | None:
        return fill_in(view, decision, Form(draft))

    return finished


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
