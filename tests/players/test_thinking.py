"""Computer players think in a process of its own, which may die, but costs nobody more than a better answer."""

import asyncio
import math
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count, islice, product
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.games.codec import from_json, to_json
from bot.games.contract import Decision
from bot.games.registry import house_games
from bot.players.beliefs import looked_at, turning_points
from bot.players.choosing import belief, choose, computer_players
from bot.players.computer_player import Level
from bot.players.quick_chance import QuickChance
from bot.players.thinking import __main__ as thinking
from bot.players.thinking.questions import MOST_MEMORY, NICENESS, READY, Question
from bot.players.thinking.thinker import Closed, Pending, Thinker, Thought
from tests.delivery.test_studio import ended
from tests.first_game.rules import FirstGame, Options, Show, State, View
from tests.games.random_matches import random_match

GAME = FirstGame()
STATE = State(options=Options())
VIEW: View = GAME.view(STATE, 1)
DECISION: Decision = GAME.waiting_on(STATE)[1]
THOUGHT, QUICK, FALLBACK = Show("paper"), Show("scissors"), Show("rock")
ODD = (sys.executable, "-m", "tests.players.odd_thinker")


@pytest.fixture(autouse=True)
def logged() -> Iterator[list[Any]]:
    """Catch what is logged: to print each exception takes longer than any test."""
    with capture_logs() as lines:
        yield lines


@pytest_asyncio.fixture
async def odd() -> AsyncIterator[Thinker]:
    thinker = Thinker(ODD, patience=30)
    yield thinker
    await thinker.close()


async def answered(
    thinker: Thinker, salt: str = "well", level: Level = "level2", whom: object = None, *, extra: bool = False
) -> Show:
    action: Show = await thinker.choose(Thought(GAME, VIEW, DECISION, level, salt, whom), extra=extra)
    return action


def process_of(thinker: Thinker) -> int:
    (process,) = thinker.processes
    return process


async def true(condition: Callable[[], bool]) -> None:
    """Wait until another process has brought something about."""
    for _ in range(3000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nothing has happened")


# What the process is told


async def test_the_process_is_told_what_is_asked_of_which_view_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    listener = f"""
import os, sys
print({READY.decode().strip()!r}, flush=True)
said = sys.stdin.readline()
open({str(tmp_path / "said")!r}, "w").write(said + repr(dict(os.environ)))
"""
    thinker = Thinker((sys.executable, "-c", listener))
    assert await answered(thinker, "some salt") == FALLBACK
    await thinker.close()
    said, environment = (tmp_path / "said").read_text(encoding="utf-8").split("\n")
    told = msgspec.json.decode(said)
    names = {"game", "view", "decision", "level", "salt", "wanted", "also"}
    assert told.keys() == names == set(Question.__struct_fields__)
    assert (told["wanted"], told["also"]) == ("action", [])
    assert (told["game"], told["salt"]) == ("first_game", "some salt")
    assert msgspec.convert(told["view"], View) == VIEW
    assert msgspec.convert(told["decision"], Decision) == DECISION
    assert "secret" not in environment


def test_a_question_with_anything_else_in_it_is_none() -> None:
    question = to_json(Question("first_game", msgspec.Raw(to_json(VIEW)), DECISION, "level2", "salt"))
    assert from_json(question, Question).salt == "salt"
    with pytest.raises(msgspec.ValidationError):
        from_json(question[:-1] + b',"match":7}', Question)


# What it answers


@pytest.mark.parametrize(
    ("every", "levels"),
    [(20, ("level1", "greedy")), pytest.param(4, ("random", "level1", "greedy", "level2"), marks=pytest.mark.long)],
)
async def test_it_answers_as_anybody_who_chooses_in_this_process(every: int, levels: tuple[Level, ...]) -> None:
    thinker = Thinker(patience=math.inf)
    try:
        process = None
        for key in computer_players():
            game = house_games()[key]
            for moment in islice(random_match(game, game.seats[0], "thinking", leave_one_in=0), 0, 80, every):
                for (view, decision), level in product(moment.asked, levels):
                    action = await thinker.choose(Thought(game, view, decision, level, "salt", None))
                    process = process or process_of(thinker)
                    assert action == choose(game, view, decision, level, QuickChance("salt"))
        assert process is not None
        assert process_of(thinker) == process
        assert most_memory_of(process) < 100 * 1024 * 1024
        assert os.getpriority(os.PRIO_PROCESS, process) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
    finally:
        await thinker.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", computer_players())
def test_on_a_slow_machine_the_answer_is_the_same(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = house_games()[key]
    (view, decision), *_ = next(random_match(game, game.seats[0], "slow", leave_one_in=0)).asked
    answers = []
    for passes in (0, 3600):
        clock = count(step=passes)
        for name in ("monotonic", "perf_counter", "process_time", "time"):
            monkeypatch.setattr(time, name, lambda clock=clock: float(next(clock)))
        question = Question(key, msgspec.Raw(to_json(view)), decision, "level2", "salt")
        answers.append(thinking.answer(question))
    assert answers[0] == answers[1]


async def test_it_believes_as_anybody_does_in_this_process_and_says_where_that_turned() -> None:
    thinker = Thinker(patience=math.inf)
    try:
        for key in computer_players():
            game = house_games()[key]
            match = random_match(game, game.seats[0], "believing", leave_one_in=0)
            asked = [(number, *moment.asked[0]) for number, moment in enumerate(islice(match, 0, 40, 20))]
            points = await thinker.turning_points(game, asked, "salt", None)
            found = [
                (line, belief(game, view, decision, QuickChance("salt")))
                for line, view, decision in looked_at(game, asked)
            ]
            assert points == turning_points(found)
    finally:
        await thinker.close()


async def test_a_belief_that_is_lost_is_none(odd: Thinker) -> None:
    assert await odd.belief(GAME, VIEW, DECISION, "dies", None) is None
    assert await odd.belief(GAME, VIEW, DECISION, "well", None) is None  # no belief is what this process answers
    assert await answered(odd) == THOUGHT


def most_memory_of(process: int) -> int:
    status = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text("utf-8").splitlines())
    return int(status["VmHWM"].split()[0]) * 1024


# Whose turn it is


async def told(thinker: Thinker, *asked: tuple[str, bool]) -> str:
    """Ask at once for whom each letter is, as a move or an extra; give the letters in the order of the answers."""
    order = ""

    async def asks(whom: str, extra: bool, number: int) -> None:
        nonlocal order
        salt = f"well {number}"
        await answered(thinker, salt, whom=whom, extra=extra)
        order += whom

    await asyncio.gather(*(asks(whom, extra, number) for number, (whom, extra) in enumerate(asked)))
    return order


async def test_moves_come_before_hints_but_no_hint_waits_for_ever(odd: Thinker) -> None:
    await answered(odd)
    order = await told(odd, *[("h", True)] * 4, *[(table, False) for table in "abcdefgh"])
    assert order == "abcdhefghhhh"


async def test_the_same_hint_is_thought_out_once(odd: Thinker, tmp_path: Path) -> None:
    salt = f"well {tmp_path / 'begun'}"
    hints = [await answered(odd, salt, extra=True) for _ in range(2)]
    hints += await asyncio.gather(*(answered(odd, salt, extra=True) for _ in range(50)))
    assert odd.pending == Pending(0, 0, 0, 0.0)
    assert set(hints) == {THOUGHT}
    assert (tmp_path / "begun").read_text() == "."


async def test_more_processes_start_while_questions_wait_and_no_more_than_there_may_be(tmp_path: Path) -> None:
    thinker = Thinker(ODD, processes=2, patience=30)
    await answered(thinker)
    assert len(thinker.processes) == 1
    places = [tmp_path / str(number) for number in range(3)]
    thoughts = [asyncio.create_task(answered(thinker, f"sleeps {place}")) for place in places]
    await true(lambda: sum(place.exists() for place in places) == 2)
    assert len(thinker.processes) == 2
    assert (thinker.pending.moves, thinker.pending.in_work) == (1, 2)
    await thinker.close()
    await asyncio.gather(*thoughts, return_exceptions=True)


# What goes wrong


@pytest.mark.sampled(3)
@pytest.mark.parametrize("mishap", ["dies", "raises", "babbles", "cheats", "talks", "grows"])
async def test_a_thought_that_is_lost_costs_the_quick_answer_and_then_the_fallback(
    odd: Thinker, mishap: str, logged: list[Any]
) -> None:
    assert await answered(odd, mishap) == QUICK
    assert await answered(odd, f"always {mishap}") == FALLBACK
    assert [line["level"] for line in logged] == ["level2", "level2", "greedy"]
    assert await answered(odd) == THOUGHT


async def test_it_is_said_where_a_thought_was_lost_and_nothing_of_what_it_was_about(
    odd: Thinker, capfd: pytest.CaptureFixture[str]
) -> None:
    await answered(odd, "raises")
    errors = capfd.readouterr().err
    assert "odd_thinker.py" in errors
    assert "LookupError" in errors
    assert "raises" not in errors


async def test_a_process_has_no_more_memory_than_it_may(odd: Thinker) -> None:
    assert MOST_MEMORY < 200 * 1024 * 1024
    await answered(odd)
    limits = Path(f"/proc/{process_of(odd)}/limits").read_text("utf-8").splitlines()
    assert next(line for line in limits if line.startswith("Max data size")).split()[3:5] == [str(MOST_MEMORY)] * 2


async def test_a_process_that_thinks_too_long_is_replaced() -> None:
    thinker = Thinker(ODD, patience=0.2)
    await answered(thinker, "always dies")
    thought = asyncio.create_task(answered(thinker, "always sleeps"))
    await true(lambda: len(thinker.processes) == 1)
    slow = process_of(thinker)
    assert await thought == FALLBACK
    assert ended(slow)
    await thinker.close()


async def test_a_process_that_is_killed_in_mid_thought_is_replaced(odd: Thinker, tmp_path: Path) -> None:
    thought = asyncio.create_task(answered(odd, f"sleeps {tmp_path / 'begun'}"))
    await true((tmp_path / "begun").exists)
    os.kill(process_of(odd), signal.SIGKILL)
    assert await thought == QUICK
    assert await answered(odd) == THOUGHT


@pytest.mark.parametrize("command", [("/nowhere/at/all",), (sys.executable, "-c", "print('good morning')")])
async def test_where_no_process_can_be_started_the_rules_answer(command: tuple[str, ...]) -> None:
    thinker = Thinker(command)
    assert await answered(thinker) == FALLBACK
    await thinker.close()


async def test_a_view_that_cannot_be_read_is_answered_by_the_rules() -> None:
    """The process knows the games of the house and no other."""
    thinker = Thinker()
    assert await answered(thinker) == FALLBACK
    await thinker.close()


# How it ends


async def test_a_thought_is_called_off_without_a_new_process(odd: Thinker, tmp_path: Path) -> None:
    begun, end = tmp_path / "begun", tmp_path / "end"
    in_work = asyncio.create_task(answered(odd, f"waits {begun}"))
    await true(begun.exists)
    process = process_of(odd)
    not_begun = asyncio.create_task(answered(odd, f"well {tmp_path / 'never'}"))
    next_one = asyncio.create_task(answered(odd))
    await asyncio.sleep(0)
    for called_off in (in_work, not_begun):
        called_off.cancel()
    end.touch()
    assert await next_one == THOUGHT
    assert process_of(odd) == process
    assert not (tmp_path / "never").exists()
    assert in_work.cancelled()
    assert not_begun.cancelled()


async def test_a_signal_to_all_processes_of_the_bot_loses_no_thought(odd: Thinker) -> None:
    await answered(odd)
    process = process_of(odd)
    for number in (signal.SIGTERM, signal.SIGINT):
        os.kill(process, number)
    assert await answered(odd) == THOUGHT
    assert process_of(odd) == process


async def test_closing_ends_a_thought_at_once_and_gives_no_answer_in_its_place(
    odd: Thinker, tmp_path: Path, logged: list[Any]
) -> None:
    thoughts = [asyncio.create_task(answered(odd, f"sleeps {tmp_path / 'begun'}")) for _ in range(3)]
    await true((tmp_path / "begun").exists)
    process = process_of(odd)
    await odd.close()
    assert ended(process)
    assert [type(thought) for thought in await asyncio.gather(*thoughts, return_exceptions=True)] == [Closed] * 3
    assert logged == []
    with pytest.raises(Closed):
        await answered(odd)


BOT = """
import asyncio, sys
from bot.players.thinking.thinker import Thinker, Thought
from tests.first_game.rules import FirstGame, Options, State

async def main():
    thinker = Thinker((sys.executable, "-m", "tests.players.odd_thinker"), patience=3600)
    game, state = FirstGame(), State(options=Options())
    for salt in ("well", f"sleeps {sys.argv[1]}"):
        await thinker.choose(Thought(game, game.view(state, 0), game.waiting_on(state)[0], "level2", salt, None))
        print(*thinker.processes, flush=True)

asyncio.run(main())
"""


async def test_the_process_ends_in_mid_thought_when_the_bot_is_killed(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", BOT, str(begun), stdout=subprocess.PIPE)
    assert bot.stdout is not None
    process = int(await bot.stdout.readline())
    await true(begun.exists)
    bot.kill()
    await bot.wait()
    await true(lambda: ended(process))
