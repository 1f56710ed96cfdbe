"""A process that answers questions of the first game, and does what their salt says.

Asked for more than greed it shows paper, and scissors else. Each salt but "well" is a mishap, "always" at every level.
If a path follows, a point is written there first; "waits PATH" waits until there is a file "end" beside it.
"""

import os
import time
from pathlib import Path

from bot.players.thinking.questions import Question, answer_questions


def answer(question: Question) -> bytes:
    """Answer as the salt says."""
    mishap, _, place = question.salt.removeprefix("always ").partition(" ")
    if question.level != "greedy" or question.salt.startswith("always"):
        if place.startswith("/"):
            with Path(place).open("a") as begun:
                begun.write(".")
        match mishap:
            case "dies":
                os._exit(1)
            case "sleeps":
                time.sleep(3600)
            case "waits":
                while not Path(place).with_name("end").exists():
                    time.sleep(0.01)
            case "raises":
                raise LookupError(question.salt)
            case "babbles":
                return b"what?"
            case "cheats":
                return b'{"hand":"lizard"}'
            case "talks":
                return b'"' + b"blah" * 1024 * 1024 + b'"'
            case "grows":
                return bytes(250 * 1024 * 1024)
    return b'{"hand":"scissors"}' if question.level == "greedy" else b'{"hand":"paper"}'


if __name__ == "__main__":
    answer_questions(answer)
