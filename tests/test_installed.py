"""The wheel in an environment of its own, beside somebody's `bot`, started where folders have the names of ours."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from scripts import release
from tests.playground.page_client import JSON, PageClient

ROOT = Path(__file__).resolve().parent.parent
OTHER = '[project]\nname = "other"\nversion = "1"\n[tool.setuptools]\npackages = ["bot"]\n'
TRAP = 'raise SystemExit("this is somebody else\'s")\n'
PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input")


def call(*command: object, cwd: Path = ROOT) -> str:
    ran = subprocess.run([str(one) for one in command], cwd=cwd, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """Build one from what git knows of, and from what it will know of."""
    listed = call("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    for name in filter(None, listed):
        if not name.startswith("tests/") and (ROOT / name).is_file():
            (tmp_path / "source" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / "source" / name)
    built = ("--no-deps", "--no-build-isolation", "--wheel-dir", tmp_path)
    call(sys.executable, *PIP, "wheel", *built, tmp_path / "source")
    (wheel,) = tmp_path.glob("*.whl")
    return wheel


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    """Make an environment with the pinned libraries alone."""
    folder = tmp_path / "environment"
    call(sys.executable, "-m", "venv", folder)
    reaches = (folder / "bin/python", *PIP, "download", "--no-deps", "--dest", tmp_path, "shtab")
    if subprocess.run(reaches, capture_output=True, check=False).returncode:
        pytest.skip("pip reaches no libraries here")
    call(folder / "bin/python", *PIP, "install", "--require-hashes", "-r", ROOT / "requirements.lock")
    return folder


def folder_of_traps(folder: Path) -> Path:
    (folder / "bot").mkdir(parents=True)
    for name in ("bot/__init__", "cogs", "render"):
        (folder / f"{name}.py").write_text(TRAP)
    return folder


def controls(given: Any) -> Iterator[JSON]:
    """Find the buttons and menus of a message that can be used."""
    if isinstance(given, dict):
        if given.get("type") in (2, 3) and not given.get("disabled"):
            yield given
        given = list(given.values())
    if isinstance(given, list):
        for each in given:
            yield from controls(each)


async def answer_first_question(address: str) -> None:
    """Practise against computers in private, until the first answer is in."""
    async with ClientSession() as client:
        socket = await client.ws_connect(f"{address}ws", origin=address.rstrip("/"))
        await socket.send_json({"as": None})
        ada = PageClient(socket)

        async def wait_for(custom_id: str) -> tuple[str, JSON]:
            def look() -> tuple[str, JSON] | None:
                for told in reversed(ada.told):
                    for control in controls(told.get("message", {}).get("parts", [])):
                        if custom_id in control["custom_id"]:
                            return told["message"]["id"], control
                return None

            return await ada.until(look)

        await ada.until(lambda: ada.told and any(told.get("bot", {}).get("connected") for told in ada.told))
        (private,) = (place["id"] for place in ada.places if place["kind"] == "dm")
        await ada.ask("slash", place=private, name="practice", options={"game": "verraeter"})
        board, move = await wait_for("button:move:")
        await ada.ask("click", message=board, custom_id=move["custom_id"])
        panel, menu = await wait_for("menu:pick:")
        await ada.ask("choose", message=panel, custom_id=menu["custom_id"], values=[menu["options"][0]["value"]])
        _, seal = await wait_for("button:seal:")
        told = len(ada.told)
        await ada.ask("click", message=panel, custom_id=seal["custom_id"])
        await ada.until(lambda: any("granary" in frame for frame in ada.wire[told:]))
        await ada.leave()


def test_where_folders_have_the_names_of_ours_ours_are_found(tmp_path: Path) -> None:
    here, environment = folder_of_traps(tmp_path / "here"), {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "sealed_orders", "selfplay", "power", "--seed", "7"]
    ran = subprocess.run(command, cwd=here, env=environment, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout.split(" ")[0]) == (0, "selfplay"), ran.stderr


@pytest.mark.long
async def test_an_installed_playground_meets_nobody_elses_bot_and_goes_without_a_trace(
    wheel: Path, environment: Path, tmp_path: Path
) -> None:
    python, command = environment / "bin/python", environment / "bin/sealed-orders"
    here = folder_of_traps(tmp_path / "here")
    other = folder_of_traps(tmp_path / "other")
    (other / "pyproject.toml").write_text(OTHER)
    call(python, *PIP, "install", "--no-deps", "--no-build-isolation", other)
    (packages,) = environment.glob("lib/python*/site-packages")
    before = {path for path in environment.rglob("*") if path.suffix != ".pyc"}
    call(python, *PIP, "install", "--no-deps", wheel)

    assert call(command, "--version", cwd=here).startswith("Sealed Orders ")
    assert "sealed_orders/bot/commit.txt" in zipfile.ZipFile(wheel).namelist()
    call(command, "draw", "power", "-o", "board.png", cwd=here)
    call(python, "-m", "sealed_orders", "arena", "power", "--a", "greedy", "--matches", "2", "--jobs", "2", cwd=here)
    clean = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "PYTHONPATH")}
    playground = await asyncio.create_subprocess_exec(
        command, "--port", "0", cwd=here, env=clean, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        assert playground.stdout is not None
        address = (await playground.stdout.readline()).decode().split()[4]
        await answer_first_question(address)
    finally:
        playground.send_signal(signal.SIGTERM)
        await playground.communicate()
    assert playground.returncode == 0

    call(python, *PIP, "uninstall", "--yes", "sealed-orders")
    assert {path for path in environment.rglob("*") if path.suffix != ".pyc"} - before == set()
    assert (packages / "bot/__init__.py").read_text() == TRAP


@pytest.mark.long
def test_two_releases_of_a_commit_are_the_same_bytes(tmp_path: Path) -> None:
    found = []
    for name in ("one", "other"):
        made = tmp_path / name
        made.mkdir()
        release.build(Path(sys.executable), made / "source", made)
        found.append({one.name: one.read_bytes() for one in made.iterdir() if one.is_file()})
    assert sorted(Path(name).suffix for name in found[0]) == [".gz", ".whl"]
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("found", "code", "says"),
    [
        ("", 0, "could NOT be looked up"),
        ('{"dependencies": [{"name": "one", "skip_reason": "unknown"}]}', 0, "Of 1 libraries of 1"),
        ('{"dependencies": [{"name": "one", "version": "1", "vulns": []}]}', 0, "No known faults."),
        (
            '{"dependencies": [{"name": "one", "version": "1", "vulns": [{"id": "X-1", "fix_versions": ["2"]}]}]}',
            1,
            "one 1: X-1, mended in 2",
        ),
    ],
)
def test_a_release_says_what_nobody_could_look_up(found: str, code: int, says: str) -> None:
    told = release.audited(found)
    assert told[0] == code
    assert says in told[1][0]
