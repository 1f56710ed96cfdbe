"""How a game is put together from parts: each answers for one kind of decision."""

import abc
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from types import UnionType
from typing import Any, ClassVar, Final, Generic, TypeVar

from bot.games.chance import Chance
from bot.games.contract import (
    STANDING,
    ActionT,
    Decision,
    DraftT,
    EntryT,
    EventT,
    Game,
    IllegalAction,
    NotAsked,
    OptionsT,
    OrdersT,
    Problem,
    Question,
    Seat,
    StateT,
    Step,
    ViewT,
)
from bot.games.forms import NOT_ON_THE_MENU, Menu, check_offered
from bot.games.table import TableInPlay

PartViewT = TypeVar("PartViewT")
AnswerT = TypeVar("AnswerT")
TableT = TypeVar("TableT")

ANOTHER_QUESTION: Final = Problem("another-question")


def no_problems(view: Any, decision: Decision, action: Any) -> tuple[Problem, ...]:
    """List no problems, where every answer of the right type is legal."""
    return ()


def only_legal(
    is_legal: Callable[[PartViewT, Decision, Any], bool],
) -> Callable[[PartViewT, Decision, Any], tuple[Problem, ...]]:
    """Make the reasons against an answer where menus offer what is legal and nobody types: one, for all else."""
    return lambda view, decision, action: () if is_legal(view, decision, action) else (NOT_ON_THE_MENU,)


def only_offered(
    offers: Callable[[PartViewT, Decision], Iterable[Any]],
) -> Callable[[PartViewT, Decision, Any], tuple[Problem, ...]]:
    """Make the reasons against an answer where all legal ones are listed: one, for all else."""
    return only_legal(lambda view, decision, action: action in offers(view, decision))


def never_forced(view: Any, decision: Decision) -> None:
    """Give None, where every answer is the player's own."""


@dataclass(frozen=True, kw_only=True)
class Questionnaire(Generic[PartViewT, AnswerT]):
    """How one kind of question is put to a seat, and what speaks against an answer; the view is all it sees.

    `answers` is the type, or the union of types, of what may answer it. `problems` and `show` are only given such.
    `show` gives the view as a legal answer would make it, as far as the asker can know. `preview` takes its place
    where an unfinished draft has something to show as well. `blank` is there where a draft does not begin empty, and
    `faults` where there is more to say about a draft than about the action that it makes.
    """

    answers: type | UnionType
    menu: Menu[PartViewT, AnswerT]
    problems: Callable[[PartViewT, Decision, AnswerT], tuple[Problem, ...]] = no_problems
    show: Callable[[PartViewT, Decision, AnswerT], PartViewT] | None = None
    preview: Callable[[PartViewT, Decision, Any], PartViewT] | None = None
    blank: Callable[[PartViewT, Decision], Any] | None = None
    faults: Callable[[PartViewT, Decision, Any], tuple[Problem, ...]] | None = None


@dataclass(frozen=True, kw_only=True)
class Part(Questionnaire[PartViewT, AnswerT], Generic[PartViewT, AnswerT, TableT]):
    """The rules for one kind of decision: see the methods of the same names of `Game`.

    `overdue` is there where a draft counts when its time is over. `carry_out` is only given legal answers. `reopen`
    takes a sealed answer back; without it such an answer can only be replaced.
    """

    sample: Callable[[PartViewT, Decision, Chance], AnswerT]
    fallback: Callable[[PartViewT, Decision], AnswerT]
    overdue: Callable[[PartViewT, Decision, Any], AnswerT | None] | None = None
    forced: Callable[[PartViewT, Decision], AnswerT | None] = never_forced
    meaning: Callable[[PartViewT, Decision, AnswerT], Hashable] = lambda view, decision, action: action
    carry_out: Callable[[TableT, Decision, AnswerT], None]
    reopen: Callable[[TableT, Decision], None] | None = None


class GameOfParts(Game[OptionsT, EntryT, StateT, ViewT, ActionT, DraftT, OrdersT, EventT]):
    """A game that is put together from parts, by kinds of decisions.

    `parts` has one for each `Decision.kind`. Methods without a docstring are those of `Game`.
    """

    parts: ClassVar[Mapping[str, Part[Any, Any, Any]]]
    questionnaire: ClassVar[Questionnaire[Any, Any]]
    """How the standing question is put, if the game has one."""
    table: ClassVar[type[TableInPlay[Any, Any]]]
    """What an action is carried out on."""

    @abc.abstractmethod
    def take_out(self, table: Any, seat: Seat, /) -> None:
        """Take a seat that resigns out of a match that goes on. Raises IllegalAction if it has left."""

    def go_on(self, table: Any) -> None:
        """Play on as far as nobody has to be asked, after what was carried out."""

    @property
    def reopens(self) -> frozenset[str]:
        return frozenset(kind for kind, part in self.parts.items() if part.reopen is not None)

    def _asking(self, decision: Decision) -> Questionnaire[Any, Any]:
        return self.questionnaire if decision.kind == STANDING else self.parts[decision.kind]

    def asked(self, state: StateT, decision: Decision) -> Decision:
        """Find the open decision of this id and seat, as the state has it now. Raises NotAsked if there is none."""
        for asked in self.waiting_on(state):
            if (asked.id, asked.seat) == (decision.id, decision.seat):
                return asked
        raise NotAsked(Problem("not-asked"))

    def questions(self, view: ViewT, decision: Decision, draft: DraftT) -> Iterable[Question]:
        return self._asking(decision).menu.questions(view, decision, draft)

    def blank(self, view: ViewT, decision: Decision) -> DraftT:
        blank = self._asking(decision).blank
        draft: DraftT = self.types.draft() if blank is None else blank(view, decision)
        return draft

    def take(self, view: ViewT, decision: Decision, draft: DraftT, question: str, chosen: tuple[str, ...]) -> DraftT:
        check_offered(self.questions(view, decision, draft), question, chosen)
        taken: DraftT = self._asking(decision).menu.take(view, decision, draft, question, chosen)
        return taken

    def finish(self, view: ViewT, decision: Decision, draft: DraftT) -> ActionT | None:
        action: ActionT | None = self._asking(decision).menu.finish(view, decision, draft)
        return action

    def faults(self, view: ViewT, decision: Decision, draft: DraftT) -> tuple[Problem, ...]:
        faults = self._asking(decision).faults
        return super().faults(view, decision, draft) if faults is None else faults(view, decision, draft)

    def problems(self, view: ViewT, decision: Decision, action: ActionT) -> tuple[Problem, ...]:
        asking = self._asking(decision)
        if not isinstance(action, asking.answers):
            return (ANOTHER_QUESTION,)
        return asking.problems(view, decision, action)

    def preview(self, view: ViewT, decision: Decision, draft: DraftT) -> ViewT:
        asking = self._asking(decision)
        shown: ViewT = view
        if asking.preview is not None:
            shown = asking.preview(view, decision, draft)
        elif asking.show is not None:
            action = asking.menu.finish(view, decision, draft)
            if action is not None and not asking.problems(view, decision, action):
                shown = asking.show(view, decision, action)
        return shown

    def meaning(self, view: ViewT, decision: Decision, action: ActionT) -> Hashable:
        return self.parts[decision.kind].meaning(view, decision, action)

    def sample(self, view: ViewT, decision: Decision, chance: Chance) -> ActionT:
        action: ActionT = self.parts[decision.kind].sample(view, decision, chance)
        return action

    def fallback(self, view: ViewT, decision: Decision) -> ActionT:
        action: ActionT = self.parts[decision.kind].fallback(view, decision)
        return action

    def overdue(self, view: ViewT, decision: Decision, draft: DraftT) -> ActionT | None:
        overdue = self.parts[decision.kind].overdue
        return None if overdue is None else overdue(view, decision, draft)

    def forced(self, view: ViewT, decision: Decision) -> ActionT | None:
        action: ActionT | None = self.parts[decision.kind].forced(view, decision)
        return action

    def apply(self, state: StateT, decision: Decision, action: ActionT, chance: Chance) -> Step[StateT, EventT]:
        asked = self.asked(state, decision)
        if problems := self.problems(self.view(state, asked.seat), asked, action):
            raise IllegalAction(*problems)
        table = self.table(state, chance)
        self.parts[asked.kind].carry_out(table, asked, action)
        self.go_on(table)
        return table.step

    def advance(self, state: StateT, decision: Decision, action: ActionT, chance: Chance) -> StateT:
        table = self.table(state, chance)
        self.parts[decision.kind].carry_out(table, decision, action)
        self.go_on(table)
        advanced: StateT = table.state
        return advanced

    def leave(self, state: StateT, seat: Seat, chance: Chance) -> Step[StateT, EventT]:
        if self.outcome(state) is not None:
            raise IllegalAction(Problem(f"{self.key}-problem-over"))
        table = self.table(state, chance)
        self.take_out(table, seat)
        self.go_on(table)
        return table.step

    def reopen(self, state: StateT, decision: Decision, chance: Chance) -> Step[StateT, EventT]:
        asked = self.asked(state, decision)
        reopen = self.parts[asked.kind].reopen
        if reopen is None:
            raise IllegalAction(Problem("sealed-for-good"))
        if not asked.answered:
            raise IllegalAction(Problem("not-sealed"))
        table = self.table(state, chance)
        reopen(table, asked)
        return table.step
