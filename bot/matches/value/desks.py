"""Desks: one decision with a half-made answer, for whoever is asked, in a match, in a lesson and of the day."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, TypeAlias

import msgspec

from bot.games.contract import STANDING, AnyGame, Decision, Lesson, Problem, Reading
from bot.matches.types import Look, Question, Refused, refused_by
from bot.matches.value.working_copy import ordered_answer

TYPED_AT_MOST: Final = 4000
"""Characters of a typed answer that is read at all."""
SHOWN: Final = ("preview", "questions", "action", "problems", "completed", "at_once", "gives_up", "written")
"""What the rules say about a draft wherever it is shown."""


class Desk(Look, frozen=True, kw_only=True, dict=True):
    """A look at one decision of a seat with its half-made answer, and what the rules say about that.

    `draft` is the stored draft (or a blank one) and `revision` counts its changes (0: blank). `sealed` is the answer
    that is in already, None if there is none: it may be replaced, and taken back if `reopens`; `ahead`: it was given
    before the question was asked. `unread` are the parts of a typed answer that could not be read into the draft. A
    `lesson` does not ask everything.
    """

    game: AnyGame
    decision: Decision
    draft: Any
    revision: int = 0
    sealed: Any | None = None
    ahead: bool = False
    reopens: bool = False
    unread: tuple[Problem, ...] = ()
    lesson: Lesson | None = None

    @property
    def due(self) -> int | None:
        """Until when there is time to answer (Unix seconds), None without a deadline."""
        return next((due for one, due in self.decisions if one.id == self.decision.id), None)

    @property
    def others(self) -> tuple[Decision, ...]:
        """The other open decisions of the seat."""
        return tuple(one for one, _ in self.decisions if one.id != self.decision.id)

    # What the rules say about the draft

    @cached_property
    def preview(self) -> Any:
        """The view as the draft would make it."""
        return self.game.preview(self.view, self.decision, self.draft)

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """What can be answered next."""
        found, lesson = self.game.questions(self.view, self.decision, self.draft), self.lesson
        return tuple(one for one in found if lesson is None or lesson.asks(self.draft, one.key))

    @cached_property
    def action(self) -> Any | None:
        """The action that the draft makes, None while something is missing."""
        return self.game.finish(self.view, self.decision, self.draft)

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """What speaks against that action, or the draft."""
        return self.game.faults(self.view, self.decision, self.draft)

    @cached_property
    def completed(self) -> Mapping[tuple[str, str], Any]:
        """The action that each choice makes which completes the draft, by question and choice."""
        found = {}
        for question in self.questions:
            for choice in question.choices if question.style == "answers" else ():
                after = self.game.take(self.view, self.decision, self.draft, question.key, (choice,))
                if (action := self.game.finish(self.view, self.decision, after)) is not None:
                    found[question.key, choice] = action
        return found

    @cached_property
    def at_once(self) -> tuple[Any, ...]:
        """What a drafted plan would answer to all that is asked of its seat already."""
        if self.decision.kind != STANDING or self.action is None:
            return ()
        asked = [one for one, _ in self.decisions if not one.answered and one.kind != STANDING]
        answers = [ordered_answer(self.game, self.view, one, self.action) for one in asked]
        return tuple(one for one in answers if one is not None)

    @cached_property
    def gives_up(self) -> bool:
        """Whether the action leaves undone what could be done; of standing orders, whether they order nothing."""
        if self.decision.kind == STANDING and self.action is not None:
            return bool(self.action == self.game.finish(self.view, self.decision, self._blank))
        return self.action is not None and self.game.gives_up(self.action)

    @cached_property
    def written(self) -> str | None:
        """The draft as text, None where the answer cannot be typed."""
        typed = self.game.typed.get(self.decision.kind)
        return None if typed is None else typed.write(self.view, self.decision, self.draft)

    def worked_out(self) -> "Desk":
        """Ask the rules all that is shown, so that no draft is stored at which they break down."""
        for name in SHOWN:
            getattr(self, name)
        return self

    # What becomes of it

    def question(self, key: str) -> Question | None:
        """Find a question that the draft leaves open or may change."""
        return next((one for one in self.questions if one.key == key), None)

    def with_draft(self, draft: Any) -> "Desk":
        """Put another draft in the place of this one."""
        return msgspec.structs.replace(self, draft=draft, revision=self.revision + 1, unread=())

    def at(self, revision: int) -> "Desk":
        """Be sure that the draft is the one that was shown. Raises Refused if it has changed since."""
        if self.revision != revision:
            raise Refused("refused-draft-has-changed")
        return self

    def cleared(self) -> "Desk":
        """Begin the answer anew."""
        return self.with_draft(self._blank)

    def choose(self, key: str, chosen: Sequence[str], page: slice | None = None) -> "Desk":
        """Answer a question of the draft, of whose menu only a page may have been shown.

        Raises Refused for what is not offered.
        """
        if page is not None and (offered := self.question(key)) is not None:
            chosen = with_other_pages(offered, page, chosen)
        with refused_by(self.game):
            return self.with_draft(self.game.take(self.view, self.decision, self.draft, key, tuple(chosen)))

    def push(self, key: str, place: int) -> "Desk":
        """Press the button of a choice. Raises Refused as `after_press` does."""
        return self.choose(key, after_press(self.question(key), place))

    def write(self, text: str) -> "Desk":
        """Read a typed answer into the draft. Raises Refused if it is too long, or the rules make nothing of it."""
        if len(text) > TYPED_AT_MOST:
            raise Refused("refused-text-too-long", most=TYPED_AT_MOST)
        reading = read_typed(self.game, self.view, self.decision, self.draft, text)
        return msgspec.structs.replace(self.with_draft(reading.draft), unread=reading.problems)

    @property
    def _blank(self) -> Any:
        return self.game.blank(self.view, self.decision)


Edit: TypeAlias = Callable[[Desk], Desk]
"""What somebody makes of his draft. Raises Refused where that is not offered."""


def choosing(key: str, chosen: Sequence[str], page: slice | None = None) -> Edit:
    """Answer a question of the draft as `Desk.choose` does."""
    return lambda desk: desk.choose(key, chosen, page)


def pushing(key: str, place: int, revision: int) -> Edit:
    """Press the button of a choice, as one revision of the draft has offered it."""
    return lambda desk: desk.at(revision).push(key, place)


def writing(text: str) -> Edit:
    """Read a typed answer into the draft."""
    return lambda desk: desk.write(text)


def with_other_pages(question: Question, page: slice, chosen: Sequence[str]) -> tuple[str, ...]:
    """Give all choices of a question after those on one page of its menu have been chosen anew.

    Raises Refused if they are too many together.
    """
    if question.most > 1:
        on_page = set(question.choices[page])
        chosen = (*(choice for choice in question.chosen if choice not in on_page), *chosen)
    if len(chosen) > question.most:
        raise Refused("refused-too-many-chosen", most=question.most)
    return tuple(chosen)


def after_press(question: Question | None, place: int) -> tuple[str, ...]:
    """Give what is chosen once the button of a choice, counted from 0, has been pressed.

    Where one may be chosen it takes the place of another one; one that was chosen is taken out if that is allowed.
    Raises Refused if there is no such choice, since the draft has changed, or if they are too many together.
    """
    if question is None or place >= len(question.choices):
        raise Refused("refused-draft-has-changed")
    choice = question.choices[place]
    if choice in question.chosen:
        rest = tuple(one for one in question.chosen if one != choice)
        return rest if len(rest) >= question.least else question.chosen
    if question.most == 1:
        return (choice,)
    if len(question.chosen) == question.most:
        raise Refused("refused-too-many-chosen", most=question.most)
    return (*question.chosen, choice)


def read_typed(game: AnyGame, view: Any, decision: Decision, draft: Any, text: str) -> Reading[Any]:
    """Read a typed answer into a draft. Raises Refused if the rules can make nothing of it."""
    if (typed := game.typed.get(decision.kind)) is None:
        return Reading(draft, (Problem("nothing-typed-here"),))
    with refused_by(game):
        return typed.read(view, decision, draft, text)
