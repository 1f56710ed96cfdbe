"""`sealed-orders setup`: a token that is accepted is kept for its owner alone; else nothing changes."""

import asyncio
import re
import stat
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot import commands, setting_up
from bot.delivery import obstacles
from bot.delivery.invitation import PERMISSIONS
from bot.playground import Playground

ROOT = Path(__file__).resolve().parent.parent
WRONG = "MTI.wrong.token"


@pytest.fixture
async def playground(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    """The platform, for somebody at a terminal in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    async with Playground() as playground:
        monkeypatch.setenv("DISCORD_API_URL", playground.api_url)
        yield playground


async def set_up(monkeypatch: pytest.MonkeyPatch, token: str, *words: str) -> int:
    monkeypatch.setattr(setting_up, "getpass", lambda _prompt: token)
    return await asyncio.to_thread(commands.main, ["setup", *words])


async def test_an_accepted_token_is_kept_for_its_owner_alone_beside_what_else_is_set(
    playground: Playground, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = Path(".env")
    file.write_text("LOG_LEVEL=DEBUG\nDISCORD_TOKEN=\n# the end")
    file.chmod(0o644)
    assert await set_up(monkeypatch, playground.token) == 0
    assert file.read_text() == f"LOG_LEVEL=DEBUG\nDISCORD_TOKEN={playground.token}\n# the end"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [one.name for one in Path().iterdir()] == [".env"]
    told = capsys.readouterr().out
    assert playground.token not in told
    found = re.search(r"https://\S+", told.partition("Invite")[2])
    assert found
    query = parse_qs(urlsplit(found[0]).query)
    assert query["client_id"] == [str(playground.application.id)]
    assert query["permissions"] == [str(PERMISSIONS.value)]
    assert query["scope"] == ["bot applications.commands"]
    # What is set already is tried, and not asked for again.
    assert await set_up(monkeypatch, WRONG) == 0
    assert playground.token in file.read_text()


@pytest.mark.parametrize(
    ("token", "before", "says"),
    [
        (WRONG, "LOG_LEVEL=DEBUG\n", "Discord refuses this token"),
        ("Bot secret", "LOG_LEVEL=DEBUG\n", "DISCORD_TOKEN holds a character that no token has"),
        ("", "", "No token was given"),
        ("", "DISCORD_TOKEN secret\n", "Line 1 of .env is no setting"),
    ],
)
async def test_whatever_else_is_given_gets_one_line_and_changes_nothing(
    token: str,
    before: str,
    says: str,
    playground: Playground,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path(".env").write_text(before)
    assert await set_up(monkeypatch, token) == 2
    said = capsys.readouterr().err
    assert says in said
    assert said.endswith("Nothing was written.\n")
    assert said.count("\n") == 1
    assert "secret" not in said
    assert Path(".env").read_text() == before


async def test_a_platform_that_is_away_is_no_fault_of_the_token(
    playground: Playground, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    playground.faults.drop_before(path="applications/@me$", times=9)
    assert await set_up(monkeypatch, playground.token) == 2
    assert "try again later" in capsys.readouterr().err


async def test_where_nobody_can_be_asked_that_is_said(
    playground: Playground, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False)
    assert await set_up(monkeypatch, playground.token) == 2
    assert "at a terminal" in capsys.readouterr().err


def test_the_readme_names_the_permissions_of_the_invitation_and_no_others() -> None:
    named = re.search(r"these\s+permissions: (.*?)\. ", " ".join((ROOT / "docs" / "hosting.md").read_text().split()))
    assert named
    plain = re.sub(r" \([^)]*\)", "", named[1])
    names = [name.lower().replace(" ", "_").replace("channels", "channel") for name in plain.split(", ")]
    assert discord.Permissions(**dict.fromkeys(names, True)) == PERMISSIONS
    needed = {*obstacles._TO_POST, *obstacles._IN_THREADS, *obstacles._BESIDE_VOICES}
    assert discord.Permissions(**dict.fromkeys(needed, True)) <= PERMISSIONS
