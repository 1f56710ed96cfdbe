"""What the bot writes for its operator: one stream, without tokens and without anything that players keep secret."""

import logging
import re
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from typing import TextIO

import structlog
from structlog.typing import EventDict, ExcInfo, Processor, WrappedLogger

OUR_LOGGERS = ("bot", "cogs", "render")

_HIDDEN = "[hidden]"
_TOKEN_SHAPES = (
    # A bot's token: three parts of base64, its own id first.
    (re.compile(r"\b[\w-]{20,}\.[\w-]{5,8}\.[\w-]{25,}", re.ASCII), _HIDDEN),
    # An interaction's token is base64 of "interaction:..."; it answers for fifteen minutes.
    (re.compile(r"\baW50ZXJhY3Rpb246[\w=+/-]+", re.ASCII), _HIDDEN),
    # Both stand in paths as well, a webhook's token for good.
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s\"'?]+"), rf"\1{_HIDDEN}"),
    # A payload or header, written out.
    (re.compile(r"""(["']token\\?["']: ?\\?["'])[^"'\\]+"""), rf"\1{_HIDDEN}"),
    (re.compile(r"\b(Bot |Bearer )[\w.=+/-]{20,}", re.ASCII), rf"\1{_HIDDEN}"),
)


def configure(level: str, *, secrets: Iterable[str] = (), stream: TextIO | None = None) -> None:
    """Send everything that is logged, ours by structlog and the libraries' by `logging`, to one stream (stderr).

    A terminal gets lines to read, anything else one JSON object per line. `level` is for the bot alone: libraries
    tell no more than INFO, and the database layer no more than WARNING, since below that they write whole messages and
    rows, and with them what players keep secret. `secrets` are hidden wherever they turn up, and so is whatever is
    shaped like a token. A secret that is cut in two or encoded is not recognised.
    """
    stream = stream or sys.stderr
    on_terminal = stream.isatty()
    first: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="%H:%M:%S" if on_terminal else "iso", utc=not on_terminal),
        structlog.processors.StackInfoRenderer(),
    ]
    last: list[Processor] = (
        [structlog.dev.ConsoleRenderer(exception_formatter=_print_exception)]
        if on_terminal
        else [structlog.processors.ExceptionRenderer(_exception), structlog.processors.JSONRenderer()]
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *first,
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )

    handler = _Handler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*first, structlog.stdlib.ExtraAdder()],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last, _hider(secrets)],
        )
    )
    root = logging.getLogger()
    for earlier in [each for each in root.handlers if isinstance(each, _Handler)]:
        root.removeHandler(earlier)
    root.addHandler(handler)

    wanted = logging.getLevelNamesMapping()[level]
    root.setLevel(max(wanted, logging.INFO))
    for name in OUR_LOGGERS:
        logging.getLogger(name).setLevel(wanted)
    for name in ("sqlalchemy", "alembic"):
        logging.getLogger(name).setLevel(max(wanted, logging.WARNING))


def _exception(exc_info: ExcInfo) -> str:
    """Write where an exception was raised and of which kind it and its causes are.

    Neither messages nor local variables: both may quote what a player keeps secret.
    """
    return "\n".join(_raised(exc_info[1]))


def _print_exception(stream: TextIO, exc_info: ExcInfo) -> None:
    stream.write("\n" + _exception(exc_info))


def _raised(error: BaseException) -> Iterator[str]:
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        yield from _raised(cause)
    yield from (line.rstrip("\n") for line in traceback.format_tb(error.__traceback__))
    kind = type(error)
    figures = [f"{name}={value}" for name in ("status", "code") if isinstance(value := getattr(error, name, None), int)]
    yield " ".join((f"{kind.__module__}.{kind.__qualname__}", *figures))


class _Handler(logging.StreamHandler[TextIO]):
    """The handler of `configure`, to be told from those of others."""


def _hider(secrets: Iterable[str]) -> Callable[[WrappedLogger, str, EventDict], str]:
    """Make the last processor: it sees the finished text, so that tracebacks are covered too."""
    # The longest first, so that a secret within a secret leaves no rest behind.
    known = sorted(filter(None, secrets), key=len, reverse=True)

    def hide(_logger: WrappedLogger, _method: str, line: EventDict) -> str:
        text = str(line)
        for secret in known:
            text = text.replace(secret, _HIDDEN)
        for shape, replacement in _TOKEN_SHAPES:
            text = shape.sub(replacement, text)
        return text

    return hide
