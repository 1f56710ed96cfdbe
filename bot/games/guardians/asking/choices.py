"""Choices of menus that recur: passing, and copies of a card told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from bot.games.forms import Form
from bot.games.guardians.cards import CardId

PASS: Final = "pass"
"""The choice to do nothing in a window."""


def ask_or_pass(form: Form, key: str, choices: Iterable[str]) -> str | None:
    """Ask what to do in a window: passing is chosen beforehand, and who can do nothing else is not asked."""
    offered = tuple(dict.fromkeys(choices))
    return form.ask(key, offered, unless_single=offered == (PASS,), default=PASS)


def numbered(cards: Iterable[CardId]) -> tuple[str, ...]:
    """Tell copies of a card apart: "archer", "archer:2"."""
    seen: Counter[CardId] = Counter()
    names = []
    for card in cards:
        seen[card] += 1
        names.append(card if seen[card] == 1 else f"{card}:{seen[card]}")
    return tuple(names)


def unnumbered(name: str) -> CardId:
    """Give the card of a numbered copy."""
    return name.partition(":")[0]
