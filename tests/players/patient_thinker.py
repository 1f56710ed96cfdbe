"""The process that thinks, with all the time that it needs: what it answers follows from no clock."""

from math import inf
from unittest.mock import patch

from bot.players.thinking import __main__ as thinking
from bot.players.thinking.questions import answer_questions

if __name__ == "__main__":
    with patch.object(thinking, "LONGEST_THOUGHT", inf):
        answer_questions(thinking.answer)
