"""The house stands as the plan says: who imports whom, what is pinned, and that setting up works from nothing."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.games.registry import house_games
from scripts import house

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
CONTRACTS = [contract["name"] for contract in PYPROJECT["tool"]["importlinter"]["contracts"]]


FRONTS = [
    room
    for contract in PYPROJECT["tool"]["importlinter"]["contracts"]
    if contract["type"] == "entered-by-front"
    for room in contract["rooms"]
]

# Imports


def lint_imports(folder: Path) -> str:
    """Run import-linter in a folder and return its report."""
    command = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    arguments = ["--no-logo", "--no-cache"]
    run = subprocess.run(
        [sys.executable, "-c", command, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    return run.stdout + run.stderr


def broken_contracts(report: str) -> set[str]:
    assert "Contracts: " in report, report
    verdicts = report.split("Contracts: ", maxsplit=1)[0]
    return {name for name in CONTRACTS if re.search(rf"^{re.escape(name)}\s*BROKEN", verdicts, flags=re.MULTILINE)}


@pytest.fixture
def empty_house(tmp_path: Path) -> Path:
    """Every module of the house without its furniture, under the real contracts."""
    for file in (ROOT / "pyproject.toml", ROOT / "scripts/fronts.py"):
        (tmp_path / file.relative_to(ROOT)).parent.mkdir(exist_ok=True)
        shutil.copy(file, tmp_path / file.relative_to(ROOT))
    for module in (path for top in ("bot", "cogs", "render") for path in (ROOT / top).rglob("*.py")):
        (tmp_path / module.relative_to(ROOT)).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / module.relative_to(ROOT)).touch()
    return tmp_path


def add_imports(folder: Path, imports: dict[str, list[str]]) -> None:
    for importer, imported in imports.items():
        module = folder / importer / "__init__.py" if (folder / importer).is_dir() else folder / f"{importer}.py"
        module.write_text("".join(f"import {name}\n" for name in imported))


def test_the_contracts_allow_what_the_plan_allows(empty_house: Path) -> None:
    add_imports(
        empty_house,
        {
            "bot/__main__": ["bot.commands"],
            "bot/starting": ["bot.client", "bot.logs", "bot.settings", "bot.delivery", "bot.commands", "bot.metrics"],
            "bot/playground/__init__": ["bot.playground.wire", "bot.playground.world"],
            "bot/playground/command_line": ["bot.playground.page"],
            "bot/playground/page/__init__": ["bot.playground.page.site"],
            "bot/playground/page/site": ["bot.playground.wire", "bot.playground.world", "bot.playground.spec.limits"],
            "bot/playground/wire/__init__": ["bot.playground.wire.server"],
            "bot/playground/wire/server": ["bot.playground.world", "bot.playground.spec", "aiohttp", "asyncio"],
            "bot/playground/world/__init__": ["bot.playground.world.directory"],
            "bot/playground/world/directory": ["bot.playground.spec.limits"],
            "bot/playground/spec/limits": [],
            "bot/client": [
                "bot.matches",
                "bot.delivery",
                "bot.store",
                "bot.games",
                "bot.language",
                "render",
                "bot.clock",
            ],
            "bot/metrics": ["bot.client", "bot.matches", "bot.delivery", "bot.store"],
            "bot/hosting/status": [
                "bot.matches",
                "bot.delivery",
                "bot.store",
                "bot.games",
                "bot.clock",
                "bot.settings",
            ],
            "bot/inspection": ["bot.matches", "bot.store", "bot.games", "bot.language", "render", "bot.clock"],
            "bot/setting_up": ["bot.settings", "bot.delivery", "bot.text"],
            "bot/hosting/doctor": ["bot.delivery", "bot.store", "bot.players", "bot.games", "render", "bot.settings"],
            "bot/hosting/tables": ["bot.matches", "bot.delivery", "bot.store", "bot.settings", "bot.clock"],
            "bot/tempo": ["bot.matches", "bot.store", "bot.players", "bot.games", "bot.language", "bot.clock"],
            "bot/games/command_line": ["time"],
            "bot/matches/service": ["bot.store", "bot.games", "bot.clock"],
            "bot/matches/value/match": ["bot.store.rows"],
            "bot/matches/changes/moves": ["bot.matches.value.match", "bot.store.outgoing", "bot.games"],
            "bot/store/kept/queries": ["bot.clock", "sqlalchemy"],
            "bot/delivery/outbox": ["bot.store", "render", "bot.language", "bot.clock", "discord"],
            "cogs/lobby/__init__": ["cogs.panels"],
            "cogs/offer": ["bot.matches", "bot.delivery", "render", "bot.language", "discord"],
            "render/power": ["bot.games", "bot.language", "PIL"],
        },
    )

    assert broken_contracts(lint_imports(empty_house)) == set()


def test_each_contract_notices_a_breach(empty_house: Path) -> None:
    add_imports(
        empty_house,
        {
            "bot/surprise": [f"{room}.inner" for room in FRONTS],
            "bot/games/rules": ["bot.clock", "random"],
            "bot/matches/service": ["cogs", "bot.settings"],
            "bot/matches/value/match": ["bot.matches.service"],
            "bot/matches/changes/moves": ["bot.store.kept.queries"],
            "bot/store/kept/queries": ["bot.games", "bot.matches", "render", "bot.language", "bot.playground"],
            "bot/store/engines/__init__": ["bot.store.kept"],
            "bot/players/thinking": ["bot.clock"],
            "bot/playground/wire/server": ["bot.store", "bot.playground.world"],
            "bot/playground/world/directory": ["bot.playground.wire.server", "asyncio"],
            "render/power": ["discord", "bot.clock"],
            "cogs/kit/__init__": ["cogs.panels"],
            "render/guardians/words/__init__": ["render.guardians.look"],
            "bot/games/guardians/abilities": ["bot.games.guardians.cards"],
            "bot/games/macht_ohnmacht/board/pieces": ["bot.games.macht_ohnmacht.answers"],
            "bot/games/power/board/pieces": ["bot.games.power.sheets"],
            **{f"{room.replace('.', '/')}/inner": [] for room in FRONTS},
        },
    )

    report = lint_imports(empty_house)
    assert broken_contracts(report) == set(CONTRACTS)
    assert [room for room in FRONTS if f"-> {room}.inner" not in report] == []


def test_every_room_says_what_it_is_for() -> None:
    packages = [path for top in ("bot", "cogs", "render") for path in (ROOT / top).rglob("__init__.py")]

    assert packages
    assert [path for path in packages if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))] == []


# What is tracked


def test_no_tracked_file_names_a_package_host_or_a_folder_of_one_machine() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("these are no git files")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    tracked = [ROOT / name for name in listed.decode().split("\0") if name]
    # Each begins with what is written just so: to look for that is much faster than to look for one of several.
    written = (rb"pypi\.org", rb"python[h]osted", rb"docker\.io", rb"ghcr\.io")
    strange = [*map(re.compile, written), re.compile(rb"/(?<![\w.]/)(?:root|work|home/\w+|Users/\w+)/[\w.]")]

    found = {
        f"{path.relative_to(ROOT)}: {match[0].decode()}"
        for path in tracked
        if path.is_file()
        for text in [path.read_bytes()]
        for pattern in strange
        if (match := pattern.search(text))
    }

    assert found == set()


# What is pinned


class Pin(NamedTuple):
    """One library of a lock."""

    version: str
    hashes: int


def pins(lock: Path) -> dict[str, Pin]:
    """Read a lock; every line that is not a comment must belong to a pinned library."""
    text = re.sub(r"^\s*#.*\n", "", lock.read_text(), flags=re.MULTILINE).replace("\\\n", "")
    found = {}
    for line in text.splitlines():
        match = re.match(r"([a-z0-9-]+)==([^\s;]+)", line)
        assert match, f"{lock.name}: {line}"
        found[match[1]] = Pin(match[2], line.count("--hash=sha256:"))
    return found


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        (house.RUNTIME_LOCK, PYPROJECT["project"]["dependencies"]),
        (house.RUNTIME_LOCK, PYPROJECT["build-system"]["requires"]),
        (house.DEV_LOCK, PYPROJECT["project"]["dependencies"]),
        (house.DEV_LOCK, PYPROJECT["project"]["optional-dependencies"]["dev"]),
        (house.DEV_LOCK, PYPROJECT["build-system"]["requires"]),
        (house.SITE_LOCK, PYPROJECT["dependency-groups"]["site"]),
    ],
)
def test_the_locks_pin_everything_that_the_project_asks_for(lock: Path, wanted: list[str]) -> None:
    pinned = pins(lock)

    for requirement in map(Requirement, wanted):
        pin = pinned.get(canonicalize_name(requirement.name))
        assert pin, f"{requirement} is not in {lock.name}: make lock"
        assert pin.version in requirement.specifier, f"{requirement}, but {lock.name} has {pin.version}: make lock"


@pytest.mark.parametrize("lock", [house.RUNTIME_LOCK, house.DEV_LOCK, house.SITE_LOCK], ids=lambda lock: lock.name)
def test_every_pinned_library_has_hashes(lock: Path) -> None:
    assert [name for name, pin in pins(lock).items() if not pin.hashes] == []


def test_the_bot_runs_on_the_versions_that_were_tested() -> None:
    assert pins(house.RUNTIME_LOCK).items() <= pins(house.DEV_LOCK).items()


IMPORT = re.compile(r"^\s*(?:from (\w+)[\w.]* import |import (\w+)[\w.]*(?: as \w+)?(?:  #.*)?$)", re.MULTILINE)


def imported_libraries(folder: str) -> set[str]:
    """Collect the top-level names that a folder's modules import and that are neither Python's nor ours."""
    files = (path.read_text(encoding="utf-8") for path in (ROOT / folder).rglob("*.py"))
    names = {name for text in files for found in IMPORT.findall(text) for name in found if name}
    return names - sys.stdlib_module_names - {path.name for path in ROOT.iterdir()}


installed = cache(packages_distributions)


@pytest.mark.parametrize("folder", ["bot", "cogs", "render", "scripts", "tests"])
def test_every_library_that_is_imported_is_asked_for_by_name(folder: str) -> None:
    """What only comes along with another library may stop coming."""
    project = PYPROJECT["project"]
    wanted = list(project["dependencies"])
    if folder in {"tests", "scripts"}:
        wanted += project["optional-dependencies"]["dev"]
    asked_for = {canonicalize_name(Requirement(each).name) for each in wanted}
    origins = installed()

    assert {
        name
        for name in imported_libraries(folder)
        if not asked_for.intersection(map(canonicalize_name, origins.get(name, [name])))
    } == set()


# What the quick tests cost

BUDGET = re.compile(r"^\| `(tests(?:/\w+)?)` \| (\d+)( a game)? \| \d+ \|$", re.MULTILINE)


def test_no_folder_has_more_quick_tests_than_its_budget_allows(request: pytest.FixtureRequest) -> None:
    rows, games = BUDGET.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8")), len(house_games().keys())
    most = {folder: int(tests) * (games if by_game else 1) for folder, tests, by_game in rows}
    counted = Counter("/".join(Path(item.location[0]).parts[:-1][:2]) for item in request.session.items)
    if request.config.getoption("markexpr") != "not long and not soak" or counted.keys() < most.keys():
        pytest.skip("these are not all quick tests")

    assert {folder: tests for folder, tests in counted.items() if tests > most.get(folder, 0)} == {}


# Setting up


@pytest.fixture
def pip_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Let the script believe in an environment of its own; collect what it would ask of pip."""
    calls: list[tuple[str, ...]] = []

    def tool(*arguments: str, hears: object = None) -> int:
        calls.append(arguments)
        return 0

    monkeypatch.setattr(house, "VENV", tmp_path / "venv")
    monkeypatch.setattr(house, "VENV_PYTHON", Path(sys.executable))
    monkeypatch.setattr(house, "tool", tool)
    (tmp_path / "venv").mkdir()
    return calls


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    file = tmp_path / "requirements.lock"
    file.write_text("one==1\n")
    return file


def test_setting_up_installs_checked_libraries_once(pip_calls: list[tuple[str, ...]], lock: Path) -> None:
    packages = house.VENV / "lib" / "python3.11" / "site-packages"
    packages.mkdir(parents=True)
    house.install(lock)
    assert "--require-hashes" in pip_calls[0]
    assert len(pip_calls) == 2
    assert [one.read_text() for one in packages.iterdir()] == [f"{ROOT}\n"], "python -m bot works from any folder"

    house.install(lock)
    assert len(pip_calls) == 2, "nothing has changed, so nothing is to be done"


def test_whoever_waits_is_told_how_far_the_installation_is(lock: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = house.progress(lock)
    told("Collecting one-more==1 (from -r requirements.lock)")
    told("Processing /a/folder/another-2.0-py3-none-any.whl (from -r requirements.lock)")
    told("Installing collected packages: one-more, another")
    assert "2 libraries are here" in capsys.readouterr().out


def test_a_changed_lock_is_installed_again(pip_calls: list[tuple[str, ...]], lock: Path) -> None:
    house.install(lock)
    lock.write_text("one==2\n")
    house.install(lock)

    assert len(pip_calls) == 4


def test_a_failed_installation_is_tried_again(
    pip_calls: list[tuple[str, ...]], lock: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.install(lock)
    lock.write_text("one==2\n")
    monkeypatch.setattr(house, "tool", lambda *_arguments, **_hears: 1)

    with pytest.raises(SystemExit, match="pip could not install"):
        house.install(lock)

    assert not house.is_installed(lock)


@pytest.mark.parametrize(("results", "says"), [([0], 0), ([1, 0], 0), ([1, 1], 1), ([2], 2), ([5], 5)])
def test_tests_that_fail_run_once_more_alone(results: list[int], says: int, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[tuple[str, ...]] = []

    def tool(*arguments: str) -> int:
        runs.append(arguments)
        return results[len(runs) - 1]

    monkeypatch.setattr(house, "install", lambda _lock: None)
    monkeypatch.setattr(house, "tool", tool)

    assert house.test(["tests/games"]) == says
    assert ["-n" in run for run in runs] == [True, False][: len(results)]
    assert ["--last-failed" in run for run in runs] == [False, True][: len(results)]


def test_the_script_reads_on_an_old_python_that_has_to_look_for_a_newer_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ast.parse(Path(house.__file__).read_text(), feature_version=(3, 8))
    monkeypatch.setenv("PATH", str(tmp_path))

    assert house.start_again_with_newer_python() == 2
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


def test_make_knows_every_command_of_the_script() -> None:
    targets = re.search(r"^\.PHONY: (.+)$", (ROOT / "Makefile").read_text(), flags=re.MULTILINE)

    assert targets
    assert targets[1].split() == list(house.COMMANDS)


# The container

DRAWS_NAMES = """
from render.kit.fonts import STRONG
from render.kit.text import line_mask, measure
for name in ("देवेन्द्र", "রবীন্দ্রনাথ", "محمد"):
    assert line_mask(name, STRONG, 30)[0].getbbox() is not None
for joined, parts in (("क्ष", "कष"), ("ষ্ণ", "ষণ")):
    assert measure(joined, STRONG, 30) < sum(measure(one, STRONG, 30) for one in parts), joined
print("drawn")
"""


@pytest.mark.long
def test_names_in_every_script_are_shaped_in_the_container() -> None:
    engines = [name for name in ("podman", "docker") if shutil.which(name)]
    works = [
        name for name in engines if subprocess.run([name, "info"], capture_output=True, check=False).returncode == 0
    ]
    if not works:
        pytest.skip("NO CONTAINER: neither podman nor docker runs here, so no name was drawn in one")
    image = "sealed-orders-shaping-test"
    build = [works[0], "build", "--file", "deploy/Containerfile", "--tag", image, "."]
    built = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    if built.returncode and "could not be shaped" not in built.stdout + built.stderr:
        pytest.skip(f"NO CONTAINER: it could not be built here ({built.stderr.strip().splitlines()[-1:]})")
    assert built.returncode == 0, built.stderr
    run = [works[0], "run", "--rm", "--network", "none", image, "python", "-c", DRAWS_NAMES]
    assert subprocess.run(run, capture_output=True, text=True, check=True).stdout == "drawn\n"
