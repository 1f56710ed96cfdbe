"""The log is for the operator: readable, complete, and without tokens or what players keep secret."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from bot import logs

BOT_TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe." + "aB3_-" * 7
INTERACTION_TOKEN = "aW50ZXJhY3Rpb246" + "MTIzNDU2Nzg5" * 10
WEBHOOK_TOKEN = "q7-canary_Zz" * 5


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _logging_as_before() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in (None, "sqlalchemy", *logs.OUR_LOGGERS)]
    levels = [logger.level for logger in loggers]
    handlers = list(loggers[0].handlers)
    yield
    loggers[0].handlers[:] = handlers
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)
    structlog.reset_defaults()


@pytest.fixture(params=[io.StringIO, Terminal], ids=["file", "terminal"])
def stream(request: pytest.FixtureRequest) -> io.StringIO:
    made = request.param()
    assert isinstance(made, io.StringIO)
    return made


def test_a_file_gets_one_json_object_per_line_from_us_and_from_libraries() -> None:
    stream = io.StringIO()
    logs.configure("INFO", stream=stream)

    with structlog.contextvars.bound_contextvars(match="m-1"):
        structlog.get_logger("bot.matches").info("match started", seats=3)
    logging.getLogger("discord.gateway").warning("Shard %s is late.", 0)

    ours, theirs = map(json.loads, stream.getvalue().splitlines())
    assert (ours["event"], ours["seats"], ours["match"]) == ("match started", 3, "m-1")
    assert (ours["logger"], ours["level"]) == ("bot.matches", "info")
    assert (theirs["event"], theirs["logger"], theirs["level"]) == ("Shard 0 is late.", "discord.gateway", "warning")
    assert ours["timestamp"].endswith("Z")


def test_a_terminal_gets_lines_to_read() -> None:
    stream = Terminal()
    logs.configure("INFO", stream=stream)

    structlog.get_logger("bot").info("match started")

    assert "match started" in stream.getvalue()
    assert "{" not in stream.getvalue()


@pytest.mark.parametrize(
    ("line", "secret"),
    [
        (f"login with {BOT_TOKEN} failed", BOT_TOKEN),
        (f"{{'Authorization': 'Bot {BOT_TOKEN}'}}", BOT_TOKEN),
        (f"answer {INTERACTION_TOKEN}", INTERACTION_TOKEN),
        (f"POST https://discord.example/api/v10/webhooks/123/{WEBHOOK_TOKEN}?wait=1 gave 404", WEBHOOK_TOKEN),
        (f"POST /interactions/123/{WEBHOOK_TOKEN}/callback gave 404", WEBHOOK_TOKEN),
        (f"{{'id': 1, 'token': '{WEBHOOK_TOKEN}'}}", WEBHOOK_TOKEN),
        (json.dumps({"id": 1, "token": WEBHOOK_TOKEN}), WEBHOOK_TOKEN),
        ("the configured token is open-sesame, in any shape", "open-sesame"),
    ],
)
def test_no_token_is_ever_written(line: str, secret: str, stream: io.StringIO) -> None:
    """Not as a message, as a value, within a value, or in a traceback; not by us and not by a library."""
    logs.configure("DEBUG", secrets=["open-sesame"], stream=stream)
    ours, theirs = structlog.get_logger("bot.delivery"), logging.getLogger("discord.webhook")

    ours.info(line)
    ours.info("sent", url=line, parts=[{"nested": line}])
    theirs.info("sent %s", line)
    try:
        raise RuntimeError(line)
    except RuntimeError:
        ours.exception("sending failed")
        theirs.exception("sending failed")

    assert secret not in stream.getvalue()
    assert stream.getvalue().count("[hidden]") >= 4, "a message, two values and a library's message hold it"


def test_hiding_a_token_leaves_the_json_readable() -> None:
    stream = io.StringIO()
    logs.configure("INFO", stream=stream)

    structlog.get_logger("bot").info("sent", url=f"/webhooks/1/{WEBHOOK_TOKEN}", payload={"token": WEBHOOK_TOKEN}, n=1)

    line = json.loads(stream.getvalue())
    assert (line["url"], line["payload"], line["n"]) == ("/webhooks/1/[hidden]", {"token": "[hidden]"}, 1)


def test_ordinary_words_are_not_taken_for_tokens() -> None:
    stream = io.StringIO()
    logs.configure("INFO", stream=stream)

    structlog.get_logger("bot").info(
        "bot.games.verraeter.rules took 12.5 ms; Bot is ready", path="/channels/1/messages/2"
    )

    assert "[hidden]" not in stream.getvalue()


def test_tracebacks_show_neither_messages_nor_local_variables(stream: io.StringIO) -> None:
    """Both may be a hand or an order sheet: what is left is where it happened and of which kind it was."""
    logs.configure("INFO", stream=stream)

    def resolve() -> None:
        hand = "".join(["traitor", "-card"])
        raise RuntimeError(f"the hand is {hand}")

    try:
        resolve()
    except RuntimeError:
        structlog.get_logger("bot").exception("resolving failed")

    assert "RuntimeError" in stream.getvalue()
    assert "in resolve" in stream.getvalue()
    assert "traitor-card" not in stream.getvalue()


def test_debug_is_for_the_bot_alone_because_libraries_write_whole_messages_and_rows(stream: io.StringIO) -> None:
    logs.configure("DEBUG", stream=stream)

    structlog.get_logger("bot.matches").debug("a step of ours")
    logging.getLogger("discord.http").debug("canary: the text of a private message")
    logging.getLogger("aiosqlite").debug("canary: a row")
    logging.getLogger("sqlalchemy.engine.Engine").info("canary: the values of a statement")

    assert "a step of ours" in stream.getvalue()
    assert "canary" not in stream.getvalue()


def test_lines_below_the_level_are_left_out(stream: io.StringIO) -> None:
    logs.configure("ERROR", stream=stream)

    structlog.get_logger("bot").warning("ours")
    logging.getLogger("discord").warning("theirs")

    assert stream.getvalue() == ""


def test_configuring_again_does_not_double_the_lines() -> None:
    first, second = io.StringIO(), io.StringIO()
    logs.configure("INFO", stream=first)
    logs.configure("INFO", stream=second)

    structlog.get_logger("bot").info("once")

    assert first.getvalue() == ""
    assert second.getvalue().count("once") == 1
