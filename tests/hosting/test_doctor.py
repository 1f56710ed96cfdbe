"""The doctor names what is wrong with each of many broken set-ups, changes nothing, and tells no secret."""

import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path

import discord
import pytest

from bot.clock import ManualClock, as_datetime
from bot.hosting import doctor
from bot.hosting.verbs import NOT_WELL, WELL
from bot.playground import Channel, Permission, Playground
from bot.settings import Settings
from bot.store import Store
from tests import databases

KIND = "sqlite+aiosqlite:///"


@dataclass
class SetUp:
    """A set-up on a loopback server: its settings, its database, a channel with a list of tables, and how it ends."""

    playground: Playground
    channel: Channel
    file: Path
    env: dict[str, str]
    patch: pytest.MonkeyPatch
    left: ExitStack = field(default_factory=ExitStack)
    ahead: float = 0

    def do(self, *statements: str) -> None:
        connection = self.left.enter_context(closing(sqlite3.connect(self.file, isolation_level=None)))
        for one in statements:
            connection.execute(one)

    def lock(self) -> None:
        connect = sqlite3.connect
        self.patch.setattr(sqlite3, "connect", lambda *args, **kwargs: connect(*args, **{**kwargs, "timeout": 0}))
        program = (
            f"import sqlite3; c = sqlite3.connect({str(self.file)!r}, isolation_level=None); "
            "c.execute('PRAGMA journal_mode=DELETE'); c.execute('BEGIN EXCLUSIVE'); print(flush=True); input()"
        )
        locks = subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.left.enter_context(locks)
        self.left.callback(locks.kill)
        assert locks.stdout is not None
        assert locks.stdout.readline() == b"\n"

    def damage(self) -> None:
        whole = self.file.read_bytes()
        self.file.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))

    def deny(self) -> None:
        application = self.playground.application
        self.playground.world.set_overwrite(self.channel.id, application, deny=Permission.ATTACH_FILES)

    def take_port(self) -> None:
        taken = self.left.enter_context(socket.create_server(("127.0.0.1", 0)))
        self.patch.setattr(doctor, "PATIENCE_WITH_PORTS", 0.05)
        self.env["METRICS_PORT"] = str(taken.getsockname()[1])

    def age_backups(self, last: float, proven: float) -> None:
        folder = self.file.parent / "elsewhere"
        folder.mkdir()
        self.env["BACKUPS"] = str(folder)
        (folder / f"backup-{as_datetime(time.time() - last):%Y%m%dT%H%M%SZ}.db").touch()
        (folder / "proven").write_text(f'{{"backup": "x", "at": {int(time.time() - proven)}}}')


BROKEN: dict[str, tuple[Callable[[SetUp], object], str]] = {
    "no token": (lambda it: it.env.pop("DISCORD_TOKEN"), "token       DISCORD_TOKEN is not set: sealed-orders setup"),
    "token of another kind": (
        lambda it: (it.env.pop("DISCORD_API_URL"), it.env.update(DISCORD_TOKEN="0123456789canary")),
        "settings    DISCORD_TOKEN is not the token of a bot",
    ),
    "refused token": (lambda it: it.env.update(DISCORD_TOKEN="NDI.canary.canary"), "Discord refuses the DISCORD_TOKEN"),
    "platform away": (lambda it: it.env.update(DISCORD_API_URL="http://127.0.0.1:9"), "Discord cannot be asked"),
    "newer database": (lambda it: it.do("UPDATE alembic_version SET version_num = '9999'"), "by a newer version"),
    "damaged database": (SetUp.damage, "database    The database"),
    "lost database": (lambda it: it.file.rename(f"{it.file}-wal"), "beside it lies bot.db-wal"),
    "read-only folder": (lambda it: it.env.update(DATABASE_URL=f"{KIND}/proc/bot.db"), "/proc cannot be written to"),
    "locked database": (SetUp.lock, "bot.db. It is in use by process "),
    "port taken": (SetUp.take_port, "Another program has the port of METRICS_PORT"),
    "no FriBidi": (lambda it: it.patch.setattr("PIL.features.check", lambda _: False), "FriBidi is missing"),
    "clock off": (lambda it: setattr(it, "ahead", 60), " s ahead of Discord's"),
    "missing permission": (SetUp.deny, "I lack Attach Files. Open the settings of the channel"),
    "half-written .env": (lambda it: it.env.update(DISCORD_TOKEN='"NDI.canary'), "is half-written: the quote after"),
    "no backups for days": (lambda it: it.age_backups(3 * doctor.DAY, 0), "backups     The last one is of"),
    "no backup proven": (lambda it: it.age_backups(0, 10 * doctor.DAY), "None was proven since"),
}


@pytest.fixture
async def it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SetUp]:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    file = tmp_path / "bot.db"
    url = await databases.at(file)
    async with Playground() as playground:
        channel = playground.world.create_channel(playground.guild("Harbour").id, "games")
        env = {"DISCORD_TOKEN": playground.token, "DISCORD_API_URL": playground.api_url, "DATABASE_URL": url}
        made = SetUp(playground, channel, file, env, monkeypatch)
        made.do(f"INSERT INTO cards VALUES ({channel.id}, {channel.guild_id}, 1, 0, '')")
        made.left.close()
        with made.left:
            yield made


def contents(folder: Path) -> dict[Path, bytes]:
    """Read all files but the one in which readers of a database note where they read."""
    return {one: one.read_bytes() for one in folder.rglob("*") if one.is_file() and not one.name.endswith("-shm")}


async def examined(it: SetUp, output: pytest.CaptureFixture[str]) -> tuple[int, str]:
    env_file = it.file.parent / ".env"
    env_file.write_text("".join(f"{name}={value}\n" for name, value in it.env.items()))
    before = contents(it.file.parent)
    code = await doctor.examine(env_file, ManualClock(time.time() + it.ahead))
    assert contents(it.file.parent) == before
    said = output.readouterr().out
    assert it.playground.token not in said
    assert "canary" not in said
    return code, said


@pytest.mark.parametrize("case", BROKEN)
async def test_what_is_wrong_is_named(case: str, it: SetUp, capsys: pytest.CaptureFixture[str]) -> None:
    it.patch.setattr(doctor, "OF_THE_MACHINE", (doctor._fonts,))
    break_, named = BROKEN[case]
    break_(it)
    code, said = await examined(it, capsys)
    assert code == NOT_WELL
    wrong = [line for line in said.splitlines() if line.startswith("WRONG")]
    assert len(wrong) == 1
    assert named in wrong[0]


async def test_all_is_good_also_beside_the_bot(it: SetUp, capsys: pytest.CaptureFixture[str]) -> None:
    store = await Store.open(it.env["DATABASE_URL"], ManualClock())
    code, said = await examined(it, capsys)
    await store.close()
    assert code == WELL, said
    looks = "settings libraries fonts time memory drawing thinkers token intents folder database clock backups servers"
    assert [line.split()[1] for line in said.splitlines()[:-1]] == looks.split()
