"""What is said of answers in positions of Verräter."""

from __future__ import annotations

from bot.games.verraeter.state import ROLES
from tests.players.positions import Words

WORDS: Words = {
    "plays-cards": lambda view, action: bool(action.cards),
    **{f"takes-{role}": lambda view, action, role=role: action.role == role for role in ROLES},
    **{f"leaves-{role}": lambda view, action, role=role: action.role != role for role in ROLES},
}
