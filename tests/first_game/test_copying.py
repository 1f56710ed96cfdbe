"""The first game is as small as CONTRIBUTING promises, and a new game begins as a copy that the house accepts."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.client import EXTENSIONS
from bot.games.registry import house_games
from bot.language import languages
from bot.language.lint import lint
from scripts import new_game
from tests.first_game.presenter import FirstGamePresenter

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
KEY = FirstGamePresenter.key
MOST_LINES = {"rules.py": 150, "presenter.py": 80}
STAYS = {"__init__.py", "test_copying.py"}
NEW = "tic_tac_toe"


def test_it_is_as_small_as_promised() -> None:
    lines = {file: len((HERE / file).read_text("utf-8").splitlines()) for file in MOST_LINES}
    assert {file: count for file, count in lines.items() if count > MOST_LINES[file]} == {}


def test_no_bot_offers_it() -> None:
    assert KEY not in house_games()
    assert not [name for name in EXTENSIONS if KEY in name]


def test_its_messages_are_sound_and_said() -> None:
    findings = lint(HERE / "locales", [HERE, ROOT / "render", ROOT / "bot" / "games"])
    assert [finding for finding in findings if finding.file.endswith(".ftl")] == []


def test_its_rulebook_is_whole_in_every_language() -> None:
    presenter = FirstGamePresenter()
    books = {language: presenter.rules(language) for language in languages().values()}
    assert len({tuple(one.numbers for page in book for one in page.passages) for book in books.values()}) == 1
    for language, book in books.items():
        for name in (name for page in book for name in page.parts[1::2]):
            assert presenter.rule_picture(language, name).alt


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """What the command reads of the house, without a new game."""
    for folder in (new_game.FIRST_GAME, new_game.LOCALES):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for file in (
        new_game.REGISTRY,
        "bot/games/chance.py",
        "bot/players/choosing.py",
        "cogs/discord_events.py",
        "README.md",
    ):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def open_files(house: Path) -> set[str]:
    return {point.file for point in new_game.points(house, NEW) if point.open and point.needed}


def test_a_copy_is_complete_and_its_list_names_what_is_open(house: Path) -> None:
    before = {path for path in house.rglob("*") if path.is_file()}
    new_game.begin(house, NEW)
    written = {path for path in house.rglob("*") if path.is_file()} - before
    fronts = {path for path in written if path.name == "__init__.py"}
    parts = [path for path in HERE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert len(written - fronts) == len([path for path in parts if path.name not in STAYS])
    assert not [path for path in written if "first_game" in path.read_text("utf-8").lower()]
    assert new_game.is_offered(house, NEW)
    assert "TicTacToe()])" in (house / new_game.REGISTRY).read_text("utf-8")

    texts = {path for path in written - fronts if path.name not in {f"{NEW}.py", "why.json"}}
    assert open_files(house) == {"README.md", *(str(path.relative_to(house)) for path in texts)}
    rules = house / f"bot/games/{NEW}/rules.py"
    rules.write_text(new_game.SCISSORS.sub("lizard", rules.read_text("utf-8")).replace("rule 2.2", "that"), "utf-8")
    french = house / new_game.LOCALES / "fr" / f"{NEW}.ftl"
    shutil.copy(house / new_game.LOCALES / "en" / f"{NEW}.ftl", french)
    french.write_text(new_game.SCISSORS.sub("lizard", french.read_text("utf-8")), "utf-8")
    told = "\n".join(new_game.told(NEW, list(new_game.points(house, NEW))))
    assert f"[x] bot/games/{NEW}/rules.py\n" in told
    assert f"[ ] bot/games/{NEW}: nothing here cites rule 2.2\n" in told
    assert "lines are English" in told
    assert f"make game NAME={NEW}" in told


def test_nothing_is_left_of_a_game_that_is_done() -> None:
    assert [point for point in new_game.points(ROOT, "verraeter") if point.open and point.needed] == []


def test_a_name_that_is_none_or_is_taken_is_refused(house: Path) -> None:
    for name, says in (
        ("TicTacToe", "small letters"),
        ("3d", "small letters"),
        ("class", "keyword"),
        ("a_game_of_many_letters", "longer than 20"),
        ("chance", "bot/games/chance.py has it"),
        ("discord_events", "cogs/discord_events.py has it"),
        ("hands", "first_game/rules.py has it"),
        ("button", r"en/\w+.ftl has it"),
    ):
        with pytest.raises(new_game.Refused, match=says):
            new_game.begin(house, name)
        assert not (house / f"render/{name}").exists()


@pytest.mark.long
def test_a_copy_passes_what_the_house_asks_of_every_game(tmp_path: Path) -> None:
    for folder in ("bot", "cogs", "docs", "render", "scripts", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "golden"))
    for file in ("CONTRIBUTING.md", "README.md", "pyproject.toml"):
        shutil.copy(ROOT / file, tmp_path)
    generic = ("tests/games", "tests/render/test_rulebooks.py", "tests/render/test_every_presenter.py")
    for command in (
        ("scripts.new_game", NEW),
        ("ruff", "check", "--quiet", "--no-cache"),
        ("ruff", "format", "--quiet", "--check", "--no-cache"),
        ("bot.language",),
        ("pytest", "-q", "-n", "0", "--assert=plain", "-p", "no:cacheprovider", "-k", NEW, *generic),
    ):
        run = subprocess.run(
            [sys.executable, "-m", *command], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stdout + run.stderr
