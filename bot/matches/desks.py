"""Desks: one decision with a half-made answer, put together for whoever is asked, in a match as in a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.contract import AnyGame, Decision, Problem, Reading
from bot.matches.types import Desk, Look, Question, Refused, refused_by


def desk_of(
    game: AnyGame,
    look: Look,
    decision: Decision,
    draft: Any,
    revision: int,
    *,
    sealed: Any | None = None,
    reopens: bool = False,
) -> Desk:
    """Ask the rules about a draft for a decision of the seat that looks: what to show, to ask and to say against it."""
    assert look.seat is not None
    view, typed = look.view, game.typed.get(decision.kind)
    return Desk(
        table=look.table,
        seat=look.seat,
        decision=decision,
        due=next((due for one, due in look.decisions if one.id == decision.id), None),
        view=view,
        preview=game.preview(view, decision, draft),
        draft=draft,
        questions=tuple(game.questions(view, decision, draft)),
        action=game.finish(view, decision, draft),
        problems=game.faults(view, decision, draft),
        others=tuple(one for one, _ in look.decisions if one.id != decision.id),
        standing=None if look.standing is None or look.standing.id == decision.id else look.standing,
        revision=revision,
        typed=typed is not None,
        written="" if typed is None else typed.write(view, decision, draft),
        sealed=sealed,
        reopens=reopens,
    )


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


def choice_at(question: Question | None, place: int) -> str:
    """Give the choice at a place, counted from 0. Raises Refused if there is none: the draft has changed since."""
    if question is None or place >= len(question.choices):
        raise Refused("refused-draft-has-changed")
    return question.choices[place]


def read_typed(game: AnyGame, view: Any, decision: Decision, draft: Any, text: str) -> Reading[Any]:
    """Read a typed answer into a draft. Raises Refused if the rules can make nothing of it."""
    if (typed := game.typed.get(decision.kind)) is None:
        return Reading(draft, (Problem("nothing-typed-here"),))
    with refused_by(game):
        return typed.read(view, decision, draft, text)
