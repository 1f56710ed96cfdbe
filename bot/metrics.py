"""What an operator watches: /health, and /metrics for Prometheus, on this machine's loopback alone.

Nobody who is measured knows of it: they call hooks (`timed`, `on_...`) that do nothing unless they are set here, and
the rest is read when somebody asks.

Labels name kinds of things, never a person, a server, a channel or a match. Still, on a bot with one match the moments
at which numbers grow tell when somebody has pressed something, as the log does; so nobody else may ask for them.
"""

import asyncio
import functools
import math
import os
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import ParamSpec

import aiohttp
import structlog
from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics
from prometheus_client.aiohttp import make_aiohttp_handler
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from bot.client import SealedOrders
from bot.clock import first_of
from bot.matches.types import Refused
from bot.players.thinking.thinker import Pending
from bot.roles import Duty
from bot.store import OutboxRow, Store
from bot.store.backups import Backups
from bot.store.kept.backlog import Backlog, backlog
from bot.store.outgoing import Account

LOOPBACK = "127.0.0.1"
PATIENCE = 3
"""Seconds in which a database that is well has answered."""
LATE = 10
"""Seconds after which a timer is late. None is told of before: its moment may be hidden."""
STARTED = time.time()
LAST_ANSWERS = 1.0
"""Seconds in which questions in work are still answered when the bot stops."""

_REQUESTS = (
    ("acknowledge", "POST", re.compile(r"/interactions/(?P<interaction>\d+)/[^/]+/callback$")),
    ("answer", "", re.compile(r"/webhooks/\d+/")),
    ("post", "POST", re.compile(r"/channels/\d+/messages$")),
    ("edit", "PATCH", re.compile(r"/channels/\d+/messages/\d+$")),
    ("other", "", re.compile("")),
)
"""The kinds of requests to Discord: name, method (empty: any) and what the path holds; the first that fits counts."""

P = ParamSpec("P")

log = structlog.get_logger()


def _quietly(tell: Callable[P, object]) -> Callable[P, None]:
    """Let no failure to measure reach whoever is measured."""

    @functools.wraps(tell)
    def told(*args: P.args, **values: P.kwargs) -> None:
        try:
            tell(*args, **values)
        except Exception as error:  # whatever it is, the match goes on
            log.error("not measured", exc_info=error)

    return told


@contextmanager
def _timed(observe: Callable[[float], None]) -> Iterator[None]:
    """Observe the seconds that something took, unless it failed."""
    begun = time.perf_counter()
    yield
    _quietly(observe)(time.perf_counter() - begun)


class Metrics:
    """Measures one process, from `watch` on, and answers for it from `serve` to `close`."""

    def __init__(self, store: Store, duty: Duty = Duty()) -> None:  # noqa: B008  # frozen
        self._store = store
        self._duty = duty
        self._bot: SealedOrders | None = None
        self._runner: web.AppRunner | None = None
        self._asking: asyncio.Task[Backlog] | None = None
        self._backlog: Backlog | None = None
        disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has no types here
        self.registry = registry = CollectorRegistry()
        histogram = functools.partial(Histogram, registry=registry)
        counter = functools.partial(Counter, registry=registry)
        self._acknowledgements = histogram(
            "sealed_orders_acknowledgement_seconds",
            "From the arrival of a press or a command to the end of the request that acknowledges it.",
            buckets=(0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 5),
        )
        self._boards = histogram(
            "sealed_orders_board_delay_seconds",
            "From an action, of a player or of the clock, to its board in the channel; counted in whole seconds.",
            buckets=(1, 2, 3, 5, 8, 15, 30, 60, 120, 300, 600, 3600),
        )
        self._drawings = histogram(
            "sealed_orders_drawing_seconds",
            "How long pictures were waited for that had to be drawn, with the wait for a worker.",
            buckets=(0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30),
        )
        self._transactions = histogram(
            "sealed_orders_transaction_seconds",
            "Transactions of the database that were carried out, with the wait for their turn, by kind: read or write.",
            ["kind"],
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
        )
        self._requests = counter(
            "sealed_orders_requests_total",
            "Requests to Discord, by kind and HTTP status (none: no answer), those included that the library repeats.",
            ["kind", "status"],
        )
        self._setbacks = counter(
            "sealed_orders_setbacks_total",
            "Letters and edits that were not delivered at an attempt, by case of bot/delivery/errors.py.",
            ["what", "case"],
        )
        self._dropped = counter(
            "sealed_orders_dropped_rows_total",
            "Rows of the outbox that the courier has given up, by reason.",
            ["reason"],
        )
        self._undrawn = counter("sealed_orders_undrawn_total", "Times that words went without their pictures.")
        self._set_aside = counter("sealed_orders_set_aside_total", "Matches that were set aside since the start.")
        self._refusals = counter(
            "sealed_orders_refusals_total",
            "Wishes that were refused, by the key of the sentence; all that the rules of a game refuse have one.",
            ["key"],
        )
        registry.register(self)
        store.timed = lambda kind: _timed(self._transactions.labels(kind).observe)

    def watch(self, bot: SealedOrders) -> None:
        """Measure a bot from now on, in the place of an earlier one. It must not have logged in yet."""
        self._bot = bot
        self._trace(bot.requests)
        bot.on_refused = _quietly(self._refused)
        bot.matches.keeper.on_set_aside = _quietly(self._set_aside.inc)
        bot.studio.timed = lambda: _timed(self._drawings.observe)
        bot.studio.on_undrawn = _quietly(self._undrawn.inc)
        bot.courier.on_sent = _quietly(self._sent)
        bot.courier.on_dropped = _quietly(lambda reason, rows: self._dropped.labels(reason).inc(rows))
        bot.courier.on_setback = _quietly(lambda case: self._setbacks.labels("letter", case).inc())
        bot.caretaker.on_setback = _quietly(lambda case: self._setbacks.labels("edit", case).inc())
        bot.edits.on_setback = _quietly(lambda case: self._setbacks.labels("edit", case).inc())

    async def serve(self, port: int) -> None:
        """Answer on a port of the loopback; where that cannot be, the log says so and the bot goes on without."""
        application = web.Application()
        scraped = make_aiohttp_handler(self.registry)

        async def metrics(request: web.Request) -> web.StreamResponse:
            await self._look()
            return await scraped(request)

        async def health(_request: web.Request) -> web.Response:
            parts = await self.health()
            well = all(parts.values())
            return web.json_response({"healthy": well, **parts, **self._failing()}, status=200 if well else 503)

        application.router.add_get("/metrics", metrics)
        application.router.add_get("/health", health)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=LAST_ANSWERS)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, LOOPBACK, port).start()
        except OSError as error:
            log.error("metrics are not served", port=port, reason=error.strerror)

    async def close(self) -> None:
        """Answer no more."""
        if self._runner is not None:
            await self._runner.cleanup()
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.wait([self._asking])

    async def health(self) -> dict[str, bool]:
        """Tell of each part without which no match goes on whether it is well."""
        await self._look()
        return self._parts()

    def collect(self) -> Iterator[Metric]:
        """Give what is so now, as far as the database has just answered."""
        yield _by("part", "sealed_orders_healthy", "Whether a part is well, as /health says.", self._parts())
        yield from _process()
        if self._bot is not None:
            if self._duty.connects:
                yield from _gateway(self._bot)
            queue = self._bot.studio.queue
            yield GaugeMetricFamily("sealed_orders_drawing_queue", "Drawings that wait for a worker.", queue)
            yield from _thinking(self._bot.thinker.pending)
            yield from _backups(self._bot.backups, self._store.clock.now())
        if self._backlog is not None:
            yield from self._waiting(self._backlog)

    def _parts(self) -> dict[str, bool]:
        bot, store = self._bot, self._store
        return {
            **({"gateway": store.presence.reachable} if self._duty.connects else {}),
            "database": self._backlog is not None and not store.lost.is_set(),
            **{task: bot is not None and bot.is_at_work(task) for task in self._duty.tasks},
        }

    def _failing(self) -> dict[str, list[str]]:
        """Tell of backups what fails, if anything; no match waits for them, so the bot is well all the same."""
        failing = sorted(self._bot.backups.failing) if self._bot is not None else []
        return {"backups_failing": failing} if failing else {}

    def _waiting(self, found: Backlog) -> Iterator[GaugeMetricFamily]:
        now = self._store.clock.now()
        rows, lanes, oldest = (
            GaugeMetricFamily(f"sealed_orders_outbox_{name}", about, labels=["waits_for"])
            for name, about in (
                ("rows", "Rows that are still to be said, by whom they wait for: us, or people of a server."),
                ("lanes", "Channels and persons to whom they are to be said."),
                ("oldest_seconds", "Age of the oldest of them."),
            )
        )
        for whom, pending in (("us", found.for_us), ("people", found.for_people)):
            rows.add_metric([whom], pending.rows)
            lanes.add_metric([whom], pending.lanes)
            oldest.add_metric([whom], 0 if pending.since is None else now - pending.since)
        yield from (rows, lanes, oldest)
        # While nobody can reach the bot nothing is late: that time is given back.
        late_since = found.late_since if self._store.presence.reachable else None
        late = 0 if late_since is None else found.late
        yield GaugeMetricFamily(
            "sealed_orders_timers_late", f"Timers that were due more than {LATE} seconds ago.", late
        )
        yield GaugeMetricFamily(
            "sealed_orders_timers_late_seconds",
            "How late the latest of them is.",
            0 if late_since is None else now - late_since,
        )
        computers_since = found.computers_late_since if self._store.presence.reachable else None
        yield GaugeMetricFamily(
            "sealed_orders_computers_late_seconds",
            "How late the latest computer player is with an answer, whichever process thinks for it.",
            0 if computers_since is None else now - computers_since,
        )

    async def _look(self) -> None:
        """Ask the database what waits. One that does not answer is asked once, however often we are asked."""
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask(), name="metrics")
        asking = self._asking
        await first_of(asyncio.wait([asking]), self._store.clock.sleep(PATIENCE))
        self._backlog = None
        if asking.done():
            self._asking = None
            if not asking.cancelled() and asking.exception() is None:
                self._backlog = asking.result()

    async def _ask(self) -> Backlog:
        async with self._store.reading() as tx:
            standing = await self._store.presence.standing(tx)
            return await backlog(tx, self._store.now() - LATE, standing.away)

    def _sent(self, rows: Sequence[OutboxRow]) -> None:
        if isinstance(rows[0].payload, Account):
            # Both are cut to whole seconds, so that the difference is right on average.
            self._boards.observe(self._store.now() - rows[0].created_at)

    def _refused(self, refused: Refused) -> None:
        self._refusals.labels(str(refused)).inc()

    def _trace(self, requests: aiohttp.TraceConfig) -> None:
        """Count the requests of a client, and see when it has acknowledged an interaction."""
        answered = _quietly(self._answered)

        async def ended(
            _session: aiohttp.ClientSession, _context: SimpleNamespace, about: aiohttp.TraceRequestEndParams
        ) -> None:
            answered(about.method, about.url.path, about.response.status)

        async def failed(
            _session: aiohttp.ClientSession, _context: SimpleNamespace, about: aiohttp.TraceRequestExceptionParams
        ) -> None:
            answered(about.method, about.url.path, None)

        requests.on_request_end.append(ended)
        requests.on_request_exception.append(failed)

    def _answered(self, method: str, path: str, status: int | None) -> None:
        kind, found = next(
            (kind, found)
            for kind, wanted, shape in _REQUESTS
            if wanted in ("", method) and (found := shape.search(path))
        )
        self._requests.labels(kind, "none" if status is None else str(status)).inc()
        if kind == "acknowledge" and status is not None and status < 300 and self._bot is not None:
            seconds = self._bot.interactions.seconds_since(found["interaction"])
            if seconds is not None:
                self._acknowledgements.observe(seconds)


def _by(label: str, name: str, about: str, values: Mapping[str, float]) -> GaugeMetricFamily:
    """Tell a number for each value of a label."""
    told = GaugeMetricFamily(name, about, labels=[label])
    for value, number in values.items():
        told.add_metric([value], number)
    return told


def _process() -> Iterator[Metric]:
    """Tell of this process under the usual names; the library's own collector needs files that our unit file hides."""
    yield GaugeMetricFamily("process_start_time_seconds", "When the bot was started, in Unix seconds.", STARTED)
    yield CounterMetricFamily(
        "process_cpu_seconds", "Processor time, the drawing workers not counted.", time.process_time()
    )
    with suppress(OSError):  # where the system has no such file
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        held = pages * os.sysconf("SC_PAGE_SIZE")
        yield GaugeMetricFamily("process_resident_memory_bytes", "Memory, the drawing workers not counted.", held)


def _thinking(pending: Pending) -> Iterator[GaugeMetricFamily]:
    about = "Thoughts that wait for a process, by kind: moves of computers, or extras such as hints."
    yield _by("kind", "sealed_orders_thinking_queue", about, {"moves": pending.moves, "extras": pending.extras})
    yield GaugeMetricFamily("sealed_orders_thinking_in_work", "Thoughts that are in work.", pending.in_work)
    yield GaugeMetricFamily(
        "sealed_orders_thinking_oldest_seconds", "How long the oldest of those waits that wait.", pending.oldest
    )


def _backups(backups: Backups, now: float) -> Iterator[GaugeMetricFamily]:
    if backups.folder is None:
        return
    ages = {what: now - since for what, since in backups.since.items()}
    about = "Since when there is a backup, and one that has stood its trial, or since the start none."
    yield _by("what", "sealed_orders_backup_age_seconds", about, ages)
    about = "Whether the latest backup, or its trial, has failed."
    yield _by("what", "sealed_orders_backup_failing", about, {what: what in backups.failing for what in ages})


def _gateway(bot: SealedOrders) -> Iterator[GaugeMetricFamily]:
    # A client of several shards tells of each of them.
    latencies: Sequence[tuple[int, float]] = getattr(bot, "latencies", ((bot.shard_id or 0, bot.latency),))
    yield GaugeMetricFamily(
        "sealed_orders_gateway_shards", "Shards of the gateway that are served here.", len(latencies)
    )
    known = {str(shard): seconds for shard, seconds in latencies if math.isfinite(seconds)}
    about = "From a heartbeat of a shard to its acknowledgement, the last time."
    yield _by("shard", "sealed_orders_gateway_latency_seconds", about, known)
