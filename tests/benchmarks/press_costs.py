"""What a press costs: how often it reads its match, its queries, and how often the rules decide on its answer."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from discord import app_commands
from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.games.contract import Decision
from bot.games.registry import Registry
from bot.playground import Seen
from bot.playground.wire import PATIENCE
from cogs.kit import presses
from tests.cogs.paged_probe import PagedProbe
from tests.cogs.test_desks_on_loopback import begin
from tests.e2e.harness import Harness, serving
from tests.e2e.robots import FINAL, answered, call, latest_board, pick, press, seal

EXTENSIONS = ("cogs.match.table", "cogs.discord_events", "tests.cogs.paged_probe")

_ROW_OF_A_MATCH = re.compile(r"\bFROM matches\b")
_TRANSACTION = ("BEGIN", "COMMIT", "ROLLBACK")


@dataclass
class Cost:
    """What was counted while one press was answered.

    `reads` are queries for the row of a match, `queries` all statements of it to the database, the ends of transactions
    left out. `checks` are the times that the rules decided on an answer, by the decision that it was for: whether it
    may be sealed (`faults`, `problems`), whether it is carried out or taken back (`apply`, `reopen`). A check within
    another one counts with it.
    """

    reads: int
    queries: int
    checks: dict[str, int]

    @property
    def most_checks(self) -> int:
        """The checks of the decision that was checked most."""
        return max(self.checks.values(), default=0)


class Meter:
    """Counts what each press and each command costs, whatever else the bot does meanwhile."""

    def __init__(self) -> None:
        self._now: ContextVar[Cost | None] = ContextVar("cost", default=None)
        self._in_check: ContextVar[bool] = ContextVar("in a check", default=False)
        self._done: asyncio.Queue[Cost] = asyncio.Queue()

    async def of(self, pressing: Awaitable[object]) -> tuple[Any, Cost]:
        """Wait for a press and its answer; give what it gives, and what it has cost."""
        given = await pressing
        cost = await asyncio.wait_for(self._done.get(), PATIENCE)
        assert self._done.empty(), "two presses at once"
        return given, cost

    @contextmanager
    def counting(self, *games: Any) -> Iterator[None]:
        """Count from now on: the presses of this process, and the checks of these games."""
        for game in games:
            for name in ("faults", "problems", "apply", "reopen"):
                setattr(game, name, self._checked(getattr(game, name)))
        event.listen(Engine, "before_cursor_execute", self._queried)
        try:
            with (
                patch.object(presses, "lead_to_handler", self._metered(presses.lead_to_handler)),
                patch.object(app_commands.CommandTree, "_call", self._metered(app_commands.CommandTree._call)),
            ):
                yield
        finally:
            event.remove(Engine, "before_cursor_execute", self._queried)

    def _metered(self, answer: Callable[..., Awaitable[object]]) -> Callable[..., Awaitable[object]]:
        async def metered(*arguments: Any) -> object:
            cost = Cost(0, 0, {})
            self._now.set(cost)
            try:
                return await answer(*arguments)
            finally:
                self._now.set(None)
                self._done.put_nowait(cost)

        return metered

    def _queried(
        self, _connection: object, _cursor: object, statement: str, _values: object, _context: object, _many: bool
    ) -> None:
        cost = self._now.get()
        if cost is not None and not statement.startswith(_TRANSACTION):
            cost.queries += 1
            cost.reads += statement.startswith("SELECT") and _ROW_OF_A_MATCH.search(statement) is not None

    def _checked(self, check: Callable[..., Any]) -> Callable[..., Any]:
        def checked(of: object, decision: Decision, *rest: Any) -> Any:
            cost = self._now.get()
            if cost is None or self._in_check.get():
                return check(of, decision, *rest)
            cost.checks[decision.id] = cost.checks.get(decision.id, 0) + 1
            inside = self._in_check.set(True)
            try:
                return check(of, decision, *rest)
            finally:
                self._in_check.reset(inside)

        return checked


@asynccontextmanager
async def table(folder: Path, meter: Meter) -> AsyncIterator[Harness]:
    """Seat two people at a table with anchors, where both are asked for their first sheets, and count from then on."""
    game = PagedProbe()
    with meter.counting(game):
        async with serving(folder, ("Ada", "Bruno"), plays=(Registry([game]), EXTENSIONS)) as here:
            await begin(here)
            yield here


async def costs(folder: Path) -> dict[str, Cost]:
    """Press everything that there is on a panel once, and give what each press costs."""
    found: dict[str, Cost] = {}
    meter = Meter()

    async def measured(kind: str, pressing: Awaitable[Seen]) -> Seen:
        seen: Seen
        seen, found[kind] = await meter.of(pressing)
        return seen

    async with table(folder, meter) as here:
        ada = here.people[0]
        board = await ada.wait_for(lambda: latest_board(here, ada), timeout=PATIENCE)
        await measured("command: board", call(ada, here.channel, "board"))
        stale = await measured("command: move", call(ada, here.channel, "move"))
        await measured("hand, under the board", press(ada, board, here.say("button-hand")))
        await measured("board as text", press(ada, board, here.say("button-board-text")))
        panel = await measured("move, under the board", press(ada, board, here.say("button-move")))
        panel = await measured("pick in a menu", pick(ada, panel, "islands", "island-1"))
        panel = await measured("turn a page", press(ada, panel, here.say("button-further")))
        panel = await measured("start over", press(ada, panel, here.say("button-start-over")))
        final = next(button for button in stale.buttons if (button.custom_id or "").startswith(FINAL))
        await measured("seal what has changed", press(ada, stale, final.label))
        panel = await measured("open another panel", press(ada, panel, "Say where to anchor"))
        panel, _ = await meter.of(press(ada, panel, "Anchor at reef B"))
        panel = await measured("seal, and be asked the next", seal(here, ada, panel))
        panel = await measured("open what is sealed", press(ada, panel, "Change my answer: say where to anchor"))
        panel = await measured("open standing orders", press(ada, panel, here.say("button-standing")))
        opened, found["open a form"] = await meter.of(ada.click(panel, label=here.say("button-type")))
        panel = await measured("send a form", _submitted(here, opened.modal, "A 2"))
        panel = await measured("push a button", press(ada, panel, "Throw no nets"))
        await measured("seal standing orders", press(ada, panel, "Leave these orders"))
        panel, _ = await meter.of(press(ada, board, here.say("button-move")))
        panel, _ = await meter.of(press(ada, panel, "Change my answer: say where to anchor"))
        await measured("reopen", press(ada, panel, here.say("button-reopen")))
    return found


async def _submitted(here: Harness, modal: Any, text: str) -> Seen:
    return await answered(here.people[0], await here.people[0].submit(modal, {"text": text}))


def main() -> None:
    """Print the costs of each kind of press."""
    with TemporaryDirectory() as folder:
        found = asyncio.run(costs(Path(folder)))
    print(f"{'':<30}{'reads':>7}{'queries':>9}{'checks':>8}   of one decision at most")
    for kind, cost in found.items():
        print(f"{kind:<30}{cost.reads:>7}{cost.queries:>9}{sum(cost.checks.values()):>8}{cost.most_checks:>6}")
