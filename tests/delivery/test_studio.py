"""Pictures come from processes of their own, which may die, but never outlive the bot."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.studio import DrawRequest, FilmLost, Studio, usual_workers
from bot.games.codec import to_json
from bot.playground.wire import PATIENCE
from tests.delivery.echo_game import BOARD, HAND, EchoPresenter, EchoView

ECHO = EchoPresenter()


@pytest.fixture(scope="module")
def studio() -> Iterator[Studio]:
    """One studio for all tests: to start a worker takes longer than any of them."""
    studio = Studio()
    yield studio
    studio.close()


def board(text: str, *, names: tuple[str, ...] = ("Ada", "Ben"), language: str = "en") -> DrawRequest:
    return DrawRequest(ECHO, "board", to_json(EchoView(board=text)), names, language)


async def worker(studio: Studio, text: str) -> int:
    """Let a picture be drawn and tell by whom; each text is drawn once."""
    (picture,) = await studio.draw(board(f"worker {text}"))
    return int(picture.alt.removeprefix("drawn by "))


async def test_pictures_are_drawn_in_other_processes(studio: Studio) -> None:
    await studio.warm()
    assert await worker(studio, "one") in {child.pid for child in multiprocessing.active_children()}


async def test_each_motif_is_what_the_presenter_draws(studio: Studio) -> None:
    view = to_json(EchoView(board="the board", hand="the hand"))
    (drawn,) = await studio.draw(DrawRequest(ECHO, "board", view, ("Ada",), "en"))
    assert (drawn.png, drawn.alt) == (BOARD, "the board")
    (drawn,) = await studio.draw(DrawRequest(ECHO, "account", view, ("Ada",), "en", events=b"[]"))
    assert (drawn.png, drawn.alt) == (BOARD, "the board")
    for picture in ("hand", "prompt"):
        (drawn,) = await studio.draw(DrawRequest(ECHO, picture, view, ("Ada",), "en", "bid"))
        assert (drawn.png, drawn.alt) == (HAND, "the hand")
    assert await studio.draw(DrawRequest(ECHO, "hand", to_json(EchoView()), ("Ada",), "en")) == ()


@pytest.mark.long
async def test_a_picture_that_kills_its_worker_takes_no_other_picture_along() -> None:
    requests = [board("dies"), *(board(f"slow {number}") for number in range(3))]
    with contextlib.closing(Studio()) as studio:
        drawn = await asyncio.gather(*map(studio.draw, requests), return_exceptions=True)
        assert isinstance(drawn[0], BrokenProcessPool)
        assert [result for result in drawn[1:] if isinstance(result, BaseException)] == []
        assert await studio.draw(board("life goes on"))


@pytest.mark.long
async def test_a_death_costs_one_new_pool_however_many_pictures_were_in_work(monkeypatch: pytest.MonkeyPatch) -> None:
    pools: list[ProcessPoolExecutor] = []

    class Counted(ProcessPoolExecutor):
        def __init__(self, *args: Any, **values: Any) -> None:
            super().__init__(*args, **values)
            pools.append(self)

    monkeypatch.setattr("bot.delivery.studio.ProcessPoolExecutor", Counted)
    with contextlib.closing(Studio()) as studio:
        victim = await worker(studio, "one")
        drawing = [asyncio.create_task(studio.draw(board(f"slow {number}"))) for number in range(4)]
        await asyncio.sleep(0.05)
        os.kill(victim, signal.SIGKILL)
        await asyncio.gather(*drawing)
    assert len(pools) == 2


async def test_a_picture_that_cannot_be_drawn_raises_and_kills_nobody(studio: Studio) -> None:
    pool = studio._executor()
    with pytest.raises(LookupError):
        await studio.draw(board("breaks"))
    assert await studio.draw(board("after what breaks"))
    assert studio._executor() is pool


async def test_the_same_picture_is_drawn_once(studio: Studio) -> None:
    first = await studio.draw(board("the same"))
    assert await studio.draw(board("the same")) is first


@pytest.mark.parametrize(
    "other",
    [board("another"), board("the same", names=("Ben", "Ada")), board("the same", language="fr")],
    ids=["view", "names", "language"],
)
async def test_another_view_name_or_language_is_another_picture(studio: Studio, other: DrawRequest) -> None:
    assert await studio.draw(other) is not await studio.draw(board("the same"))


async def test_only_the_latest_pictures_are_kept(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    oldest = await studio.draw(board("oldest"))
    monkeypatch.setattr("bot.delivery.studio.CACHED", sum(len(one.png) for one in oldest))
    latest = await studio.draw(board("latest"))
    assert await studio.draw(board("latest")) is latest
    assert await studio.draw(board("oldest")) is not oldest


BOT = """
import asyncio, multiprocessing
from bot.delivery.studio import Studio

async def main():
    studio = Studio()
    await studio.warm()
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def ended(pid: int) -> bool:
    """Tell whether a process has ended, be it that nobody has noticed yet."""
    with contextlib.suppress(ProcessLookupError, FileNotFoundError):
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"
    return True


def test_workers_end_when_the_bot_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "bot_with_studio.py"
    script.write_text(BOT, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment) as bot:
        assert bot.stdout is not None
        workers = [int(pid) for pid in bot.stdout.readline().split()]
        bot.kill()
    assert len(workers) == usual_workers()
    end = time.monotonic() + PATIENCE
    while not all(map(ended, workers)):
        assert time.monotonic() < end, "the workers live on"
        time.sleep(0.02)


async def test_whoever_waits_does_not_wait_for_all_that_is_rehearsed(studio: Studio) -> None:
    rehearsing = asyncio.create_task(studio.warm([board(f"slow rehearsal {number}") for number in range(20)]))
    await asyncio.sleep(0)
    await studio.draw(board("asked for meanwhile"))
    assert not rehearsing.done()
    rehearsing.cancel()


def film_of(*boards: str) -> DrawRequest:
    """Ask for a film of these boards; Echo's all look the same, so it shows nothing."""
    course = to_json([{"events": [], "view": EchoView(board=text)} for text in boards])
    return DrawRequest(ECHO, "film", None, ("Ada", "Ben"), "en", "match", course)


async def test_boards_do_not_wait_for_a_film(studio: Studio) -> None:
    await studio.warm()
    filming = asyncio.create_task(studio.draw(film_of(*(f"slow {number}" for number in range(20)))))
    while len(multiprocessing.active_children()) <= usual_workers():  # noqa: ASYNC110  # until its process is there
        await asyncio.sleep(0.01)
    await asyncio.gather(*(studio.draw(board(f"beside {number}")) for number in range(10)))
    assert not filming.done()
    assert await filming == ()


@pytest.mark.long
async def test_a_film_that_kills_its_process_is_not_drawn_again_and_takes_nothing_along(studio: Studio) -> None:
    pool = studio._executor()
    with pytest.raises(FilmLost):
        await studio.draw(film_of("begun", "dies"))
    assert studio._executor() is pool
    assert await studio.draw(film_of("begun", "gone on")) == ()


async def test_a_film_that_cannot_be_drawn_raises_what_its_presenter_does(studio: Studio) -> None:
    with pytest.raises(LookupError):
        await studio.draw(film_of("begun", "breaks"))


@pytest.mark.long
async def test_a_film_that_nobody_waits_for_is_given_up(studio: Studio) -> None:
    before = {child.pid for child in multiprocessing.active_children()}
    filming = asyncio.create_task(studio.draw(film_of(*(f"slow {number} given up" for number in range(1000)))))
    while not (begun := {child.pid for child in multiprocessing.active_children()} - before):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    filming.cancel()
    end = time.monotonic() + PATIENCE
    while begun & {child.pid for child in multiprocessing.active_children()}:
        assert time.monotonic() < end, "it is drawn on"
        await asyncio.sleep(0.02)
