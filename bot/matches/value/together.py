"""Answers that are given at the same time, carried out on a state that is nobody's match."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.games.chance import Chance
from bot.games.contract import AnyGame, Event, Seat


class Answered(NamedTuple):
    """What a seat answers to a question, and the chance by which it is carried out."""

    decision: str
    seat: Seat
    action: Any
    chance: Chance


def carried_out(game: AnyGame, state: Any, answers: Iterable[Answered]) -> tuple[Any, tuple[Event, ...]]:
    """Carry answers out one after the other, each where its question is still open; give the state and all events.

    Raises GameError for one that the rules refuse.
    """
    events: list[Event] = []
    for one in answers:
        open_now = game.waiting_on(state)
        asked = next((each for each in open_now if (each.id, each.seat) == (one.decision, one.seat)), None)
        if asked is not None:
            step = game.apply(state, asked, one.action, one.chance)
            state = step.state
            events += step.events
    return state, tuple(events)
