"""Guardians behind the contract of all games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from bot.games.chance import Chance
from bot.games.contract import (
    PLAN,
    Decision,
    Entries,
    Game,
    IllegalAction,
    Lesson,
    NotAsked,
    Plans,
    Problem,
    Question,
    Seat,
    Step,
    Types,
)
from bot.games.guardians import course, invariants, plans
from bot.games.guardians.cards import (
    DATA_VERSION,
    STARTERS,
    Deck,
    Pool,
    corrected,
    deck_problems,
    random_deck,
    read_deck,
    write_deck,
)
from bot.games.guardians.course import PARTS
from bot.games.guardians.forms import ANOTHER_QUESTION
from bot.games.guardians.lesson import GuardiansLesson
from bot.games.guardians.parts import STYLES
from bot.games.guardians.plans import planned, standing
from bot.games.guardians.table import Action, Answer, Draft, GameEvent, Options, Plan, State, Table, View
from bot.games.guardians.views import imagine, view_of


def _some_deck(options: Options, chance: Chance) -> Deck:
    """Draw a deck of all cards, one of the core, in which cards meet more often, or a starter."""
    pools: tuple[Pool | None, ...] = ("all", "core", None)
    pool = chance.pick(pools)
    return STARTERS[chance.pick(sorted(STARTERS))] if pool is None else random_deck(chance, pool)


class Guardians(Game[Options, Deck, State, View, Answer, Draft, Plan, GameEvent]):
    """The rules of Guardians for two players.

    Every match ends: after the last turn of the house rule, or of `victory.LONGEST` without one, or when nobody has a
    shield and nobody has a card to draw, since an empty deck does not lose (dossier 4.1).
    """

    key: ClassVar[str] = "guardians"
    seats: ClassVar[range] = range(2, 3)
    version: ClassVar[int] = 1
    data_version: ClassVar[str] = DATA_VERSION
    types: ClassVar[Types] = Types(
        options=Options,
        entry=Deck,
        state=State,
        view=View,
        action=Action,
        draft=Draft,
        plan=Plan,
        event=GameEvent,
    )
    entries = Entries[Deck, Options](
        read=lambda text, options: read_deck(text),
        write=write_deck,
        sample=_some_deck,
        problems=lambda deck, options: deck_problems(deck, options.deck_limits),
        correct=corrected,
        starters=STARTERS,
        stay_secret=True,
    )
    plans = Plans(question=standing, answer=planned)
    lesson: ClassVar[Lesson | None] = GuardiansLesson()
    reopens = frozenset(kind for kind, style in STYLES.items() if style.sealed or style.window)
    extensions: ClassVar[int] = 1

    def set_up(self, entries: tuple[Deck, ...], options: Options, chance: Chance) -> Step[State, GameEvent]:
        first, second = entries
        return course.set_up((first, second), options, chance).step

    def waiting_on(self, state: State) -> tuple[Decision, ...]:
        return course.open_decisions(state)

    def questions(self, view: View, decision: Decision, draft: Draft) -> Iterable[Question]:
        if decision.kind == PLAN:
            return plans.questions(view, decision, draft)
        return PARTS[decision.kind].questions(view, decision, draft)

    def blank(self, view: View, decision: Decision) -> Draft:
        return Draft()

    def take(self, view: View, decision: Decision, draft: Draft, question: str, chosen: tuple[str, ...]) -> Draft:
        if decision.kind == PLAN:
            return plans.take(view, decision, draft, question, chosen)
        return PARTS[decision.kind].take(view, decision, draft, question, chosen)

    def finish(self, view: View, decision: Decision, draft: Draft) -> Answer | None:
        if decision.kind == PLAN:
            return plans.finish(view, decision, draft)
        return PARTS[decision.kind].finish(view, decision, draft)

    def problems(self, view: View, decision: Decision, action: Answer) -> tuple[Problem, ...]:
        if decision.kind == PLAN:
            return plans.problems(view, decision, action)
        if isinstance(action, Plan):
            return (ANOTHER_QUESTION,)
        return PARTS[decision.kind].problems(view, decision, action)

    def preview(self, view: View, decision: Decision, draft: Draft) -> View:
        if decision.kind == PLAN:
            return view
        return PARTS[decision.kind].preview(view, decision, draft)

    def sample(self, view: View, decision: Decision, chance: Chance) -> Action:
        part = PARTS[decision.kind]
        return part.forced(view, decision) or part.sample(view, decision, chance)

    def fallback(self, view: View, decision: Decision) -> Action:
        return PARTS[decision.kind].fallback(view, decision)

    def forced(self, view: View, decision: Decision) -> Action | None:
        return PARTS[decision.kind].forced(view, decision)

    def apply(self, state: State, decision: Decision, action: Answer, chance: Chance) -> Step[State, GameEvent]:
        asked = _asked(state, decision)
        if problems := self.problems(view_of(state, asked.seat), asked, action):
            raise IllegalAction(*problems)
        assert not isinstance(action, Plan)  # no open decision is answered by a plan
        table = Table(state, chance)
        course.answer(table, asked, action)
        return table.step

    def reopen(self, state: State, decision: Decision, chance: Chance) -> Step[State, GameEvent]:
        asked = _asked(state, decision)
        if not asked.answered:
            return super().reopen(state, decision, chance)
        table = Table(state, chance)
        course.reopen(table, asked)
        return table.step

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State, GameEvent]:
        if state.outcome is not None:
            raise IllegalAction(Problem("guardians-problem-over"))
        table = Table(state, chance)
        course.leave(table, seat)
        return table.step

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def imagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return imagine(state, seat, chance)

    def violations(self, state: State) -> tuple[str, ...]:
        return invariants.violations(state) or tuple(self._unlawful_answers(state))

    def _unlawful_answers(self, state: State) -> Iterator[str]:
        """List the seats that have sealed what they cannot do."""
        for decision in course.open_decisions(state):
            answer = state.askings[-1].answers[decision.seat]
            if answer is not None and self.problems(view_of(state, decision.seat), decision, answer):
                yield f"seat {decision.seat} has sealed what it cannot do"


def _asked(state: State, decision: Decision) -> Decision:
    """Find the open decision that is meant. Raises NotAsked."""
    for asked in course.open_decisions(state):
        if (asked.id, asked.seat) == (decision.id, decision.seat):
            return asked
    raise NotAsked(Problem("not-asked"))
