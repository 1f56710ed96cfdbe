"""Desks: one decision with a half-made answer, put together for whoever is asked, in a match as in a lesson."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.games.contract import STANDING, AnyGame, Decision, Problem, Reading
from bot.matches.types import Desk, Look, Question, Refused, refused_by
from bot.matches.value.working_copy import ordered_answer


def desk_of(
    game: AnyGame,
    look: Look,
    decision: Decision,
    draft: Any,
    revision: int,
    *,
    sealed: Any | None = None,
    ahead: bool = False,
    reopens: bool = False,
) -> Desk:
    """Ask the rules about a draft for a decision of the seat that looks: what to show, to ask and to say against it."""
    assert look.seat is not None
    view, typed = look.view, game.typed.get(decision.kind)
    questions, action = tuple(game.questions(view, decision, draft)), game.finish(view, decision, draft)
    return Desk(
        table=look.table,
        seat=look.seat,
        decision=decision,
        due=next((due for one, due in look.decisions if one.id == decision.id), None),
        view=view,
        preview=game.preview(view, decision, draft),
        draft=draft,
        questions=questions,
        completed=dict(_completed(game, view, decision, draft, questions)),
        action=action,
        at_once=_at_once(game, look, action) if decision.kind == STANDING and action is not None else (),
        gives_up=action is not None and _gives_up(game, view, decision, action),
        problems=game.faults(view, decision, draft),
        others=tuple(one for one, _ in look.decisions if one.id != decision.id),
        standing=None if look.standing is None or look.standing.id == decision.id else look.standing,
        has_orders=look.has_orders,
        revision=revision,
        typed=typed is not None,
        written="" if typed is None else typed.write(view, decision, draft),
        sealed=sealed,
        ahead=ahead,
        reopens=reopens,
    )


def _completed(
    game: AnyGame, view: Any, decision: Decision, draft: Any, questions: Iterable[Question]
) -> Iterator[tuple[tuple[str, str], Any]]:
    """Give the action that each choice makes which completes a draft, by question and choice."""
    for question in questions:
        for choice in question.choices if question.style == "answers" else ():
            after = game.take(view, decision, draft, question.key, (choice,))
            if (action := game.finish(view, decision, after)) is not None:
                yield (question.key, choice), action


def _gives_up(game: AnyGame, view: Any, decision: Decision, action: Any) -> bool:
    """Tell whether an answer leaves undone what could be done; of standing orders, whether they order nothing."""
    if decision.kind == STANDING:
        return bool(action == game.finish(view, decision, game.blank(view, decision)))
    return game.gives_up(action)


def _at_once(game: AnyGame, look: Look, plan: Any) -> tuple[Any, ...]:
    """Give what a plan would answer to all that is asked of its seat already."""
    asked = [one for one, _ in look.decisions if not one.answered and one.kind != STANDING]
    answers = [ordered_answer(game, look.view, one, plan) for one in asked]
    return tuple(one for one in answers if one is not None)


def find_question(game: AnyGame, view: Any, decision: Decision, draft: Any, key: str) -> Question | None:
    """Find a question that a draft leaves open or may change."""
    return next((one for one in game.questions(view, decision, draft) if one.key == key), None)


def taken(game: AnyGame, view: Any, decision: Decision, draft: Any, question: str, chosen: Sequence[str]) -> Any:
    """Answer a question of a draft, and give the new draft. Raises Refused if that was not offered."""
    with refused_by(game):
        return game.take(view, decision, draft, question, tuple(chosen))


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
