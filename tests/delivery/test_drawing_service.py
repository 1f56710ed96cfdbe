"""Pictures from a drawing service are those that would be drawn here; without it the words go alone."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from itertools import islice
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import aiohttp
import msgspec
import pytest
from aiohttp import web
from structlog.testing import capture_logs

from bot.delivery import drawing_service
from bot.delivery.drawing_service import DrawingService, NotDrawn, StudioElsewhere
from bot.delivery.studio import DrawRequest, Studio, draw
from bot.games.codec import to_json
from bot.games.registry import house_games
from bot.games.selfplay import random_play, random_setup
from bot.playground.wire import PATIENCE
from render.presenter import Presenters, presenter_of
from tests.delivery.echo_game import EchoPresenter, EchoView
from tests.delivery.harness import DeliveryHarness, account

GAME = "verraeter"
PRESENTERS = Presenters([EchoPresenter(), presenter_of(GAME)])
ORDER = {
    "presenter": "echo",
    "picture": "board",
    "view": to_json(EchoView()),
    "names": ("Ada", "Ben"),
    "language": "en",
}


@pytest.fixture(scope="module")
def workers() -> Iterator[Studio]:
    """The worker for all tests: to start one takes longer than any of them."""
    studio = Studio(workers=1)
    yield studio
    studio.close()


@pytest.fixture
async def service(workers: Studio, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """The address of a drawing service, for which a busy machine has time."""
    monkeypatch.setattr(drawing_service, "PATIENCE", PATIENCE)
    service = DrawingService(workers, PRESENTERS)
    port = await service.open("127.0.0.1", 0)
    yield f"http://127.0.0.1:{port}"
    await service.close()


def nowhere() -> str:
    """Give an address at which nobody answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{free.getsockname()[1]}"


def echo(text: str) -> DrawRequest:
    return DrawRequest(PRESENTERS["echo"], "board", to_json(EchoView(board=text)), ("Ada", "Ben"), "en")


def boards(count: int) -> list[DrawRequest]:
    """Ask for some boards along a match, and for what its last seat holds."""
    game = house_games()[GAME]
    setup = random_setup(game, max(game.seats), game.types.options(), "drawn elsewhere")
    found = []
    for _, step in islice(random_play(setup, setup.start().state), count):
        for seat, picture in ((None, "board"), (max(game.seats) - 1, "hand")):
            view = to_json(game.view(step.state, seat))
            assert picture in ("board", "hand")
            names = tuple("ABCD"[: max(game.seats)])
            found.append(DrawRequest(PRESENTERS[GAME], "board" if seat is None else "hand", view, names, "fr"))
    return found


async def test_a_service_draws_what_would_be_drawn_here(service: str) -> None:
    studio = StudioElsewhere(service)
    for request in boards(3):
        assert await studio.draw(request) == draw(request)


async def test_what_the_service_has_drawn_once_is_asked_for_once(service: str) -> None:
    studio = StudioElsewhere(service)
    assert await studio.draw(echo("the same")) is await studio.draw(echo("the same"))


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b"", "cannot be read"),
        (b"{}", "cannot be read"),
        (msgspec.msgpack.encode({"presenter": "echo"}), "missing required field"),
        (msgspec.msgpack.encode({**ORDER, "presenter": "chess"}), "no game 'chess'"),
        (msgspec.msgpack.encode({**ORDER, "language": "tlh"}), "no language 'tlh'"),
        (msgspec.msgpack.encode({**ORDER, "picture": "portrait"}), "portrait"),
        (msgspec.msgpack.encode({**ORDER, "view": b"[1"}), "cannot be read"),
        (msgspec.msgpack.encode({**ORDER, "size": 7}), "unknown field"),
        (msgspec.msgpack.encode(ORDER).replace(b"en", b"\xff\xff"), "UnicodeDecodeError"),
    ],
    ids=["empty", "not a message pack", "incomplete", "game", "language", "picture", "view", "more", "not a text"],
)
async def test_a_malformed_order_gets_one_clear_line(service: str, body: bytes, says: str) -> None:
    async with aiohttp.ClientSession() as session, session.post(f"{service}/draw", data=body) as answer:
        line = await answer.text()
    assert answer.status == 400
    assert says in line
    assert "\n" not in line


async def test_an_order_that_does_not_arrive_whole_is_no_error_of_the_service(workers: Studio) -> None:
    asked = Mock(spec=web.Request)
    asked.read.side_effect = ConnectionResetError("Connection lost")
    with capture_logs() as log:
        answer = await DrawingService(workers, PRESENTERS)._draw(asked)
    assert (answer.status, answer.text, log) == (400, "The order cannot be read: ConnectionResetError.", [])


@pytest.mark.long
async def test_a_picture_that_kills_its_worker_takes_no_other_along(service: str) -> None:
    studio = StudioElsewhere(service)
    requests = [echo("dies"), *(echo(f"slow {number}") for number in range(3))]
    drawn = await asyncio.gather(*map(studio.draw, requests), return_exceptions=True)
    assert isinstance(drawn[0], NotDrawn)
    assert "BrokenProcessPool" in str(drawn[0])
    assert [result for result in drawn[1:] if isinstance(result, BaseException)] == []


@pytest.mark.long
async def test_a_worker_that_is_killed_is_replaced(service: str, workers: Studio) -> None:
    studio, before = StudioElsewhere(service), workers._pool
    (picture,) = await studio.draw(echo("worker before"))
    os.kill(int(picture.alt.removeprefix("drawn by ")), signal.SIGKILL)
    for number in range(100):  # until somebody notices
        (after,) = await studio.draw(echo(f"worker {number}"))
        assert after.alt != picture.alt
        if workers._pool is not before:
            break
    assert workers._pool is not before


async def test_a_service_that_is_back_after_the_first_attempt_costs_no_picture(
    service: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    post, addresses = aiohttp.ClientSession.post, [nowhere(), service]

    def posted(session: aiohttp.ClientSession, _url: str, data: bytes) -> Any:
        return post(session, f"{addresses.pop(0)}/draw", data=data)

    monkeypatch.setattr(aiohttp.ClientSession, "post", posted)
    assert await StudioElsewhere(service).draw(echo("once more"))
    assert addresses == []


async def test_a_service_that_does_not_answer_is_not_named_with_its_password() -> None:
    away = nowhere().replace("http://", "http://draw:sesame@")
    with pytest.raises(NotDrawn, match="DRAW_URL") as caught:
        await StudioElsewhere(away).draw(echo("away"))
    assert "sesame" not in str(caught.value)


async def test_while_the_service_is_away_the_words_go_alone(harness: DeliveryHarness) -> None:
    harness.studio, undrawn = StudioElsewhere(nowhere()), list[int]()
    harness.studio.on_undrawn = lambda: undrawn.append(1)
    await harness.deliver(account("Ada wins Sarnath."))
    (post,) = harness.posts()
    assert "Ada wins Sarnath." in harness.texts()[-1]
    assert post.attachments == ()
    assert undrawn


@pytest.mark.long
async def test_a_process_with_the_role_draws_without_a_token_or_a_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing_service, "PATIENCE", PATIENCE)  # of whoever asks: a busy machine has time
    address = nowhere()
    environment = {**os.environ, "DRAW_LISTEN": address.removeprefix("http://"), "PYTHONPATH": str(Path.cwd())}
    bot = [sys.executable, "-m", "bot", "--role", "draw"]
    process = await asyncio.create_subprocess_exec(*bot, cwd=tmp_path, env=environment)
    try:
        async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session:
            while True:
                try:
                    async with session.get(f"{address}/health") as answer:
                        assert await answer.json() == {"healthy": True, "queue": 0}
                        break
                except aiohttp.ClientConnectorError:
                    await asyncio.sleep(0.05)
        (request, *_) = boards(1)
        assert await StudioElsewhere(address).draw(request) == draw(request)
        process.terminate()
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
        assert [one.name for one in tmp_path.iterdir()] == []
    finally:
        if process.returncode is None:
            process.kill()
