"""What is said of answers in positions of Verräter."""

from bot.games.verraeter.state import ROLES, Role
from tests.players.positions import Word, Words


def takes(role: Role) -> Word:
    return lambda view, action: bool(action.role == role)


def leaves(role: Role) -> Word:
    return lambda view, action: bool(action.role != role)


WORDS: Words = {
    "plays-cards": lambda view, action: bool(action.cards),
    "plays-under-6": lambda view, action: sum(action.cards) < 6,
    "plays-under-9": lambda view, action: sum(action.cards) < 9,
    **{f"takes-{role}": takes(role) for role in ROLES},
    **{f"leaves-{role}": leaves(role) for role in ROLES},
}
