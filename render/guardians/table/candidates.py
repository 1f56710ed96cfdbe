"""What a question offers, so that its picture can mark it before anything is chosen."""

import re
from collections.abc import Iterator
from typing import Final

from bot.games.contract import Decision
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.combat import command_cards
from bot.games.guardians.parts import PART_OF
from bot.games.guardians.table import PLACES, Draft, Place, View

_WHOLE_TABLES: Final = ("organise", "sheet", "council")
"""Questions in which everything is offered."""
_NOTHING: Final = Draft()
_MOVING: Final = Draft(taken=(("use", ("move",)),))


def offered_places(view: View, kind: str) -> frozenset[Place]:
    """Give the spaces among which the view's seat chooses first."""
    drafts = (_NOTHING, _MOVING) if kind == "march" else (_NOTHING,)  # a single shield is not asked for
    words = next(filter(None, ({*_words(view, kind, draft)} & {*PLACES} for draft in drafts)), set())
    return frozenset(place for place in PLACES if place in words)


def offered_cards(view: View, kind: str) -> frozenset[CardId]:
    """Give the cards among which the view's seat chooses first, or of which it says whether it will use one."""
    if kind == "command" and view.seat is not None:
        return frozenset(command_cards(view, view.seat))
    return frozenset(word for word in _words(view, kind) if word in CARDS)


def _words(view: View, kind: str, draft: Draft = _NOTHING) -> Iterator[str]:
    """List the words of which the keys of questions and choices are made: "bribe" and "beer" of "bribe:beer"."""
    if view.seat is None or kind in _WHOLE_TABLES:
        return
    for question in PART_OF[kind].menu.questions(view, Decision(id="", seat=view.seat, kind=kind), draft):
        for key in (question.key, *question.choices):
            yield from re.split(r"[:+]", key)
