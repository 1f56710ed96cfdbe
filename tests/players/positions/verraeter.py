"""What is said of answers in positions of Verräter."""

from __future__ import annotations

from tests.players.positions import Words

WORDS: Words = {
    "plays-cards": lambda view, action: bool(action.cards),
}
