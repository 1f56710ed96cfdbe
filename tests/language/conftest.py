"""Trees of message and code files to try the language room on."""

from collections.abc import Callable, Mapping
from pathlib import Path
from textwrap import dedent

import pytest

Write = Callable[[Mapping[str, str]], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write files (path -> text) below a folder, which is returned."""

    def write_files(files: Mapping[str, str]) -> Path:
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(dedent(text), encoding="utf-8")
        return tmp_path

    return write_files


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every sentence that cannot be said properly raise."""
    monkeypatch.setattr("bot.language.Language.strict", True)
