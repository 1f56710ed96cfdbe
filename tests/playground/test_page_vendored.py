"""What the page brings along is what its makers published, with its licence, and nothing of it is missing."""

import hashlib
import re
from pathlib import Path

import pytest

from bot.playground.page import site

STATIC = Path(site.__file__).parent / "static"
VENDOR = STATIC / "vendor"
MODULES = sorted(path for path in STATIC.rglob("*") if path.suffix in (".js", ".mjs", ".css", ".html"))


def test_vendored_files_are_unchanged_and_none_came_unnoticed() -> None:
    lines = (VENDOR / "checksums.txt").read_text().splitlines()
    noted = {name: digest for digest, name in (line.split("  ") for line in lines)}
    there = {
        path.relative_to(VENDOR).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in VENDOR.rglob("*")
        if path.is_file() and path.name not in ("checksums.txt", "README.md")
    }
    assert there == noted


@pytest.mark.parametrize("folder", [path.name for path in VENDOR.iterdir() if path.is_dir()])
def test_each_library_has_its_licence_and_stands_in_the_table(folder: str) -> None:
    assert any(path.name.startswith(("LICENSE", "OFL")) for path in (VENDOR / folder).iterdir())
    assert f"`{folder}`" in (VENDOR / "README.md").read_text()


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(STATIC).as_posix())
def test_everything_that_is_loaded_is_there(path: Path) -> None:
    text = path.read_text()
    named = re.findall(r"""(?:from|import)\s*["'](\.[^"']+)["']|url\("(/[^"]+)"\)|(?:src|href)="(/[^"]+)\"""", text)
    for relative, *absolute in named:
        target = path.parent / relative if relative else STATIC / "".join(absolute).removeprefix("/static/")
        assert target.is_file(), f"{path.name} loads {relative or absolute}"


@pytest.mark.parametrize("path", [path for path in MODULES if VENDOR not in path.parents], ids=lambda path: path.name)
def test_the_page_carries_no_other_name(path: Path) -> None:
    assert "discord" not in path.read_text().lower()
