"""One command with verbs: each says what it is for and brings no more with it than it needs."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from bot import commands

ROOT = Path(__file__).resolve().parents[1]


def answered(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as left:
        commands.main(words)
    said = capsys.readouterr()
    return left.value.code, said.out, said.err


def test_each_verb_says_what_it_is_for_and_lies_where_the_table_says(capsys: pytest.CaptureFixture[str]) -> None:
    for verb in commands.VERBS:
        code, told, _ = answered(capsys, verb.name, "--help")
        assert (code, told.startswith(f"usage: sealed-orders {verb.name} ")) == (0, True)
        assert len(told.partition("\n\n")[2].split("\n")[0]) > 20
    names = [verb.name for verb in commands.VERBS]
    assert len(names) == len({*names})


def test_what_can_be_called_is_told_with_a_line_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    code, told, _ = answered(capsys, "--help")
    assert code == 0
    words = " ".join(told.split())
    assert [verb.name for verb in commands.VERBS if f"{verb.name} {verb.told}" not in words] == []


def test_a_verb_that_is_not_there_gets_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, error = answered(capsys, "playgruond")
    assert (code, error.count("\n")) == (2, 1)
    assert "there is no playgruond here" in error
    code, _, error = answered(capsys, "prune", "--older-than", "soon")
    assert (code, error.count("\n")) == (2, 1)
    assert "write it like 90m, 2h or 365d; sealed-orders prune --help tells more." in error


def test_the_version_names_the_commit(capsys: pytest.CaptureFixture[str]) -> None:
    code, told, _ = answered(capsys, "--version")
    assert code == 0
    assert told.startswith("Sealed Orders ")
    assert told.endswith(")\n")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_completes_each_verb(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("shtab")
    assert commands.main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert [verb.name for verb in commands.VERBS if verb.name not in script] == []


@pytest.mark.parametrize(
    ("module", "spared"),
    [("bot.commands", ("discord", "sqlalchemy", "bot.games")), ("bot.starting", ("bot.tempo", "shtab"))],
)
def test_who_asks_for_one_verb_loads_no_other(module: str, spared: tuple[str, ...]) -> None:
    loaded = f"import sys, {module}; sys.exit(', '.join({{*{spared!r}}} & {{*sys.modules}}) or 0)"
    assert subprocess.run([sys.executable, "-c", loaded], cwd=ROOT, check=False).returncode == 0


def test_whoever_interrupts_sees_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_asked: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(import_module("bot.games.command_line"), "_selfplay", interrupted)
    assert commands.main(["selfplay", "power"]) == commands.INTERRUPTED
