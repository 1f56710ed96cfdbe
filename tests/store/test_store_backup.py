"""The operator's backup: whole, of a database in use, and over nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.store import Store
from bot.store.__main__ import main


async def test_a_database_in_use_is_copied_and_the_copy_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url, target = f"sqlite+aiosqlite:///{tmp_path / 'bot.db'}", tmp_path / "copy.db"
    monkeypatch.setenv("DATABASE_URL", url)
    store = await Store.open(url, ManualClock())
    try:
        await store.people.set_dm_closed(7, True)
        assert await asyncio.to_thread(main, ["backup", str(target)]) == 0
    finally:
        await store.close()
    assert str(target) in capsys.readouterr().out

    copied = await Store.open(f"sqlite+aiosqlite:///{target}", ManualClock(1_900_000_000))
    try:
        assert await copied.people.unreachable([7, 8]) == {7}
    finally:
        await copied.close()


def test_a_backup_overwrites_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bot.db").write_text("something")
    (tmp_path / "copy.db").write_text("precious")
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'bot.db'}")
    assert main(["backup", str(tmp_path / "copy.db")]) == 2
    assert "not overwritten" in capsys.readouterr().err
    assert (tmp_path / "copy.db").read_text() == "precious"


def test_without_a_database_there_is_nothing_to_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'none.db'}")
    assert main(["backup", str(tmp_path / "copy.db")]) == 2
    assert "no database" in capsys.readouterr().err
    assert not (tmp_path / "copy.db").exists()


async def test_a_backup_that_fails_leaves_nothing_that_looks_like_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, target = tmp_path / "bot.db", tmp_path / "copy.db"
    url = f"sqlite+aiosqlite:///{path}"
    await (await Store.open(url, ManualClock())).close()
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))
    monkeypatch.setenv("DATABASE_URL", url)
    assert await asyncio.to_thread(main, ["backup", str(target)]) == 2
    assert "could not be copied" in capsys.readouterr().err
    assert not target.exists()
