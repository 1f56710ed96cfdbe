"""The process that thinks: python -m bot.players.thinking."""

from typing import Final

from bot.games.codec import from_json, to_json
from bot.games.registry import house_games
from bot.players.beliefs import chances, standing
from bot.players.choosing import belief, choose, computer_players, weigh
from bot.players.quick_chance import QuickChance
from bot.players.thinking.questions import Question, answer_questions

GAMES: Final = house_games()


def answer(question: Question) -> bytes:
    """Give what is wanted as any other process would, as JSON."""
    game, chance = GAMES[question.game], QuickChance(question.salt)
    player, decision, level = computer_players()[game.key], question.decision, question.level
    if question.wanted == "standing":
        return to_json(standing(player, from_json(bytes(question.view), game.types.state), chance))
    view = from_json(bytes(question.view), game.types.view)
    if question.wanted == "chances":
        return to_json(chances(player, view, chance))
    assert decision is not None
    if question.wanted == "belief":
        return to_json(belief(game, view, decision, chance))
    if question.wanted == "weighed":
        also = [from_json(bytes(action), game.types.action) for action in question.also]
        return to_json(weigh(game, view, decision, level, chance, also))
    return to_json(choose(game, view, decision, level, chance))


if __name__ == "__main__":
    answer_questions(answer)
