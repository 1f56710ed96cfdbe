"""A server with people in it, and the bot beside it: in this process, or as a child that can be killed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Protocol

from discord import gateway, http

from bot.client import EXTENSIONS, SealedOrders
from bot.clock import Clock, SystemClock
from bot.delivery.platform import connect_to, find_gateway
from bot.games.registry import Registry, house_games
from bot.playground import Channel, Guild, Person, Playground, Seen
from bot.store import Store

CHILD_STARTS = 30.0
PATIENCE = 20.0


class Running(Protocol):
    """A bot that runs."""

    async def stop(self) -> None:
        """End it as an operator would."""


class HereBot:
    """The bot in this process."""

    def __init__(self, bot: SealedOrders, store: Store, task: asyncio.Task[None]) -> None:
        self.bot, self.store, self._task = bot, store, task

    @classmethod
    async def start(
        cls,
        stage: Stage,
        *,
        clock: Clock | None = None,
        games: Registry | None = None,
        extensions: Sequence[str] = EXTENSIONS,
    ) -> HereBot:
        """Start the bot and wait until it is connected."""
        clock = clock or SystemClock()
        store = await Store.open(stage.database_url, clock)
        bot = SealedOrders(store, games or house_games(), clock, extensions=extensions)
        connect_to(stage.playground.api_url)
        await bot.login(stage.playground.token)
        await find_gateway(bot)
        task = asyncio.create_task(bot.serve())
        await stage.playground.connected()
        await asyncio.wait_for(bot.wait_until_ready(), PATIENCE)
        return cls(bot, store, task)

    async def stop(self) -> None:
        """End it as an operator would."""
        self.bot.stop_soon()
        await self._task
        await self.store.close()


class ChildBot:
    """The bot as a process of its own: `python -m bot`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, stage: Stage) -> ChildBot:
        """Start the bot and wait until it is connected."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": stage.playground.token,
            "DISCORD_API_URL": stage.playground.api_url,
            "DATABASE_URL": stage.database_url,
            "CLOCK_OFFSET_FILE": str(stage.clock_file),
            "LOG_LEVEL": "INFO",
        }
        with stage.log.open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", env=environment, stdout=log, stderr=log
            )
        child = cls(process)
        try:
            await stage.playground.connected(CHILD_STARTS)
        except TimeoutError:
            await child.kill()
            raise AssertionError(f"the bot did not start: {stage.log.read_text()[-2000:]}") from None
        return child

    async def kill(self) -> None:
        """Kill it without a word."""
        with suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> None:
        """End it as an operator would."""
        with suppress(ProcessLookupError):
            self.process.terminate()
        await self.process.wait()


class Stage:
    """The loopback server, a guild, a channel and people."""

    def __init__(self, playground: Playground, folder: Path, names: Sequence[str], locale: str) -> None:
        self.playground = playground
        self.folder = folder
        self.guild: Guild = playground.guild("Harbour", locale=locale)
        self.channel: Channel = playground.world.create_channel(self.guild.id, "games")
        self.people: list[Person] = [playground.person(name, self.guild, locale=locale) for name in names]

    @property
    def database_url(self) -> str:
        """Where the bot keeps its matches."""
        return f"sqlite+aiosqlite:///{self.folder / 'bot.db'}"

    @property
    def clock_file(self) -> Path:
        """The file that moves a child's clock."""
        return self.folder / "clock"

    @property
    def log(self) -> Path:
        """What a child has logged."""
        return self.folder / "bot.log"


@asynccontextmanager
async def stage(
    folder: Path, names: Sequence[str] = ("Ada", "Bruno", "Chen"), locale: str = "en-US"
) -> AsyncIterator[Stage]:
    """Set the stage; the bot is started by whoever needs it. The libraries are pointed back afterwards."""
    base, socket = http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY
    try:
        async with Playground() as playground:
            yield Stage(playground, folder, names, locale)
    finally:
        http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY = base, socket


# Playing


async def sit_down(stage: Stage, game: str = "verraeter", deadline: str | None = None) -> Seen:
    """Let everybody join a lobby that the first one opens, and start the match. Give the first board."""
    host, *others = stage.people
    options = {"game": game} | ({"deadline": deadline} if deadline else {})
    await host.slash(stage.channel, "play", **options)
    card = await host.wait_for(lambda: card_in(host, stage.channel), timeout=PATIENCE)
    for person in others:
        await person.click(person.look_again(card), label="Join")
        await person.wait_for(lambda p=person: p.user.display_name in p.look_again(card).text)  # type: ignore[misc]
    card = host.look_again(card)
    await host.click(card, label="Start the match")
    return await host.wait_for(lambda: latest_board(host, stage.channel, card.id), timeout=PATIENCE)


def latest_board(person: Person, channel: Channel, after: int = 0) -> Seen | None:
    """Find the newest board in a channel."""
    boards = [
        seen
        for seen in person.sees(channel)
        if seen.id > after and not seen.ephemeral and seen.pictures and labels(seen) & {"Your move", "Play again"}
    ]
    return boards[-1] if boards else None


def card_in(person: Person, channel: Channel) -> Seen | None:
    """Find the newest lobby card that can be joined."""
    cards = [seen for seen in person.sees(channel) if not seen.loading and "Join" in labels(seen)]
    return cards[-1] if cards else None


def labels(seen: Seen) -> set[str]:
    """Give what stands on the buttons of a message."""
    return {button.label or "" for button in seen.buttons}


def is_over(board: Seen) -> bool:
    """Tell whether a board is the last one of its match."""
    return "Play again" in labels(board)


def is_asked(person: Person, board: Seen) -> bool:
    """Tell whether a board names somebody among those it waits for."""
    lines = [line for line in board.text.splitlines() if " has to " in line or " have to " in line]
    return any(person.mention in line or f"**{person.user.display_name}**" in line for line in lines)


async def make_move(person: Person, board: Seen, chance: random.Random) -> Seen:
    """Open the panel under a board, answer its menus at random and make the answer final; give the last panel."""
    answer = await person.click(board, label="Your move")
    panel = await person.result(answer, PATIENCE)
    for _ in range(12):
        final = [button for button in panel.buttons if button.custom_id and button.custom_id.startswith("button:seal:")]
        open_menus = [menu for menu in panel.selects if not any(option.chosen for option in menu.options)]
        if final and (not open_menus or chance.random() < 0.5):
            answer = await person.click(panel, final[0].custom_id)
            return await person.result(answer, PATIENCE)
        if not open_menus:
            return panel
        menu = chance.choice(open_menus)
        count = chance.randint(menu.min_values, min(menu.max_values, len(menu.options)))
        values = [option.value for option in chance.sample(menu.options, count)]
        answer = await person.choose(panel, menu.custom_id, values)
        panel = await person.result(answer, PATIENCE)
    raise AssertionError(f"{person!r} does not come to an end: {panel.text}")


async def play_on(stage: Stage, board: Seen, chance: random.Random, moves: int = 1000) -> Seen:
    """Let whoever is asked move, by what the boards say, until the match is over or some moves are made."""
    for _ in range(moves):
        if is_over(board):
            break
        mover = next(person for person in stage.people if is_asked(person, board))
        await make_move(mover, board, chance)
        last = board
        board = await mover.wait_for(lambda: latest_board(mover, stage.channel, last.id), timeout=PATIENCE)  # noqa: B023
    return board
