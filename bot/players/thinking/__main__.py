"""The process that thinks: python -m bot.players.thinking."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.games.codec import from_json, to_json
from bot.games.registry import house_games
from bot.players.budget import Budget
from bot.players.choosing import belief, choose, computer_players
from bot.players.quick_chance import QuickChance
from bot.players.thinking.questions import Question, answer_questions

LONGEST_THOUGHT: Final = 5.0
"""Seconds after which a thought ends with the best that it has found."""
GAMES: Final = house_games()


def answer(question: Question) -> bytes:
    """Choose, or believe, as any other process would, and give the action or the belief as JSON."""
    game, chance = GAMES[question.game], QuickChance(question.salt)
    view, player = from_json(bytes(question.view), game.types.view), computer_players()[game.key]
    if question.level == "belief":
        return to_json(belief(game, view, question.decision, chance, _capped(player.belief_budget)))
    budget = player.budgets.get(question.level)
    return to_json(choose(game, view, question.decision, question.level, chance, budget and _capped(budget)))


def _capped(budget: Budget) -> Budget:
    return replace(budget, seconds=min(budget.seconds, LONGEST_THOUGHT))


if __name__ == "__main__":
    answer_questions(answer)
