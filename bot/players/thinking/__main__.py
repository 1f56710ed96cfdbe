"""The process that thinks: python -m bot.players.thinking."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.games.codec import from_json, to_json
from bot.games.registry import house_games
from bot.players.choosing import choose, computer_players
from bot.players.quick_chance import QuickChance
from bot.players.thinking.questions import Question, answer_questions

LONGEST_THOUGHT: Final = 5.0
"""Seconds after which a thought ends with the best that it has found."""
GAMES: Final = house_games()


def answer(question: Question) -> bytes:
    """Choose as any other process would, and give the action as JSON."""
    game = GAMES[question.game]
    view = from_json(bytes(question.view), game.types.view)
    budget = computer_players()[game.key].budgets.get(question.level)
    if budget is not None:
        budget = replace(budget, seconds=min(budget.seconds, LONGEST_THOUGHT))
    return to_json(choose(game, view, question.decision, question.level, QuickChance(question.salt), budget))


if __name__ == "__main__":
    answer_questions(answer)
