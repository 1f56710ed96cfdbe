"""Whoever runs the bot looks into its matches: everything is told, nothing is changed, and no secret slips out."""

import asyncio
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot import commands, inspection
from bot.clock import ManualClock, SystemClock
from bot.games.chance import Chance, derived_seed
from bot.games.codec import from_json, to_json
from bot.games.registry import house_games
from bot.language import languages
from bot.store import Store, copying
from bot.store.engines.locking import FileLock
from bot.store.outgoing import Notice
from render.presenter import Scene, presenter_of
from tests import databases
from tests.matches.stored import RULES, WRITTEN_AT, as_written, put_up_to_date

GAMES = house_games()
# The matches 10, 13, 14 and 18 of the stored database are of Macht & Ohnmacht, whose rules are still those of then.
CANARY = "canary"


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return put_up_to_date(tmp_path_factory.mktemp("stored") / "original.db")


@pytest.fixture
def database(original: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(original, tmp_path / "bot.db"))


def run(database: Path, *arguments: object) -> int:
    asked = commands.read([str(one) for one in arguments])
    return inspection.carry_out(asked, f"sqlite+aiosqlite:///{database}", SystemClock())


def query(database: Path, sql: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(database)) as connection, connection:
        return connection.execute(sql, values).fetchall()


def begun(database: Path, status: str = "%") -> list[tuple[int, str, int]]:
    """List the matches that have begun: number, game, number of seats."""
    return query(
        database,
        "SELECT id, game, (SELECT count(*) FROM members WHERE match_id = matches.id) FROM matches "
        "WHERE snapshot IS NOT NULL AND status LIKE ?",
        status,
    )


def of_earlier_rules(database: Path, status: str = "%") -> list[int]:
    return [match_id for match_id, game, _ in begun(database, status) if GAMES[game].version != RULES]


def views(database: Path, match_id: int, game: str, seats: int) -> Iterator[tuple[int | None, Scene]]:
    """Give the scene of every reader of a match as it is now."""
    ((snapshot,),) = query(database, "SELECT snapshot FROM matches WHERE id = ?", match_id)
    state = from_json(snapshot, GAMES[game].types.state)
    members = query(database, "SELECT name FROM members WHERE match_id = ? ORDER BY seat", match_id)
    names = tuple(name for (name,) in members)
    for seat in (None, *range(seats)):
        yield seat, Scene(view=GAMES[game].view(state, seat), names=names, language=languages()["en"], plain=names)


def reader(seat: int | None) -> tuple[object, ...]:
    return () if seat is None else ("--seat", seat, "--secrets")


# What is told


@pytest.mark.long
def test_every_reader_of_every_match_sees_his_board(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for match_id, game, seats in begun(database):
        presenter = presenter_of(game)
        for seat, scene in views(database, match_id, game, seats):
            assert run(database, "inspect", match_id, *reader(seat)) == 0
            told = capsys.readouterr().out
            assert f"Match {match_id}: {presenter.title(scene.language)}" in told
            for line in presenter.board_text(scene).replace("**", "").splitlines():
                assert line.strip() in told
            if seat is not None:
                assert presenter.hand_text(scene).replace("**", "").splitlines()[0] in told
            asked = [line for line in told.splitlines() if " is asked " in line]
            assert all(seat is not None and line.strip().startswith(scene.names[seat]) for line in asked)
            earlier = match_id in of_earlier_rules(database)
            assert ("Replay: the log replays to the snapshot." in told) != earlier
            assert ("Replay: it began under earlier rules" in told) == earlier


def test_a_match_is_shown_as_it_was_after_some_actions(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    readable = [one for one in begun(database, "running") if one[0] not in of_earlier_rules(database)]
    for match_id, _, seats in readable[::3]:
        ((actions,),) = query(database, "SELECT actions FROM matches WHERE id = ?", match_id)
        assert run(database, "inspect", match_id, "--at", actions, *reader(seats - 1)) == 0
        as_at_end = capsys.readouterr().out
        assert run(database, "inspect", match_id, *reader(seats - 1)) == 0
        now = capsys.readouterr().out
        assert as_at_end.split("Waits for")[0] == now.split("Waits for")[0]
        assert run(database, "inspect", match_id, "--at", 0) == 0
        at_first = capsys.readouterr().out
        assert "Log up to action 0" in at_first
        assert "Timers" not in at_first
        assert actions == 0 or now.split("Board as")[1] not in at_first


def test_of_a_log_of_earlier_rules_no_earlier_board_can_be_shown(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(database, "inspect", of_earlier_rules(database)[1], "--at", 1) == 2
    told = capsys.readouterr().out
    assert "Replay: it began under earlier rules, which are gone; the snapshot leads." in told
    assert "Board as" not in told


def test_a_lobby_shows_its_table(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for (match_id,) in query(database, "SELECT id FROM matches WHERE status = 'lobby'"):
        assert run(database, "inspect", match_id) == 0
        told = capsys.readouterr().out
        assert ", lobby" in told
        assert "Replay: it has not begun." in told


# What is secret


def hide_anew(database: Path, match_id: int, game: str, seat: int | None) -> None:
    """Change everything about a match that a reader cannot know."""
    rules, chance = GAMES[game], Chance(derived_seed("inspect", match_id, seat), 0)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        ((snapshot,),) = connection.execute("SELECT snapshot FROM matches WHERE id = ?", (match_id,))
        world = rules.imagine(from_json(snapshot, rules.types.state), seat, chance)
        secret = f'"{CANARY}"'.encode()
        mine = -1 if seat is None else seat
        changes: tuple[tuple[str, dict[str, Any]], ...] = (
            (
                "UPDATE matches SET snapshot = :world, seed = :seed WHERE id = :id",
                {"world": to_json(world), "seed": CANARY.encode()},
            ),
            ("UPDATE members SET salt = :secret WHERE match_id = :id", {}),
            ("UPDATE members SET entry = :secret WHERE match_id = :id AND seat != :mine", {}),
            ("UPDATE actions SET payload = :secret WHERE match_id = :id", {}),
            (
                "UPDATE actions SET source = 'player' WHERE match_id = :id AND seat IS NOT :mine "
                "AND (source IN ('forced', 'plan') OR (source = 'clock' AND NOT duty))",
                {},
            ),
            (
                "UPDATE actions SET seat = NULL, decision = 'canary' WHERE match_id = :id AND seat IS NOT :mine "
                "AND window != ''",
                {},
            ),
            ("UPDATE drafts SET draft = :secret, decision = decision || 'canary' WHERE match_id = :id", {}),
            ("UPDATE plans SET plan = :secret WHERE match_id = :id", {}),
            ("DELETE FROM timers WHERE match_id = :id AND kind = 'automatic'", {}),
            (
                "UPDATE outbox SET payload = :notice, user_id = 77 WHERE match_id = :id AND user_id IS NOT NULL "
                "AND state = 'pending'",
                {"notice": msgspec.json.encode(Notice(key=CANARY))},
            ),
        )
        for sql, values in changes:
            connection.execute(sql, {"id": match_id, "secret": secret, "mine": mine, **values})
        windows: dict[str, list[str]] = {}
        for decision in rules.waiting_on(world):
            windows.setdefault(decision.window, []).append(decision.id)
        # Any seat of a window may have answered, and has no timers then.
        for decision_id in [one for window, ids in windows.items() if window for one in ids[:-1]]:
            connection.execute("DELETE FROM timers WHERE match_id = ? AND decision = ?", (match_id, decision_id))
        log = connection.execute("SELECT number, events FROM actions WHERE match_id = ?", (match_id,)).fetchall()
        for number, events in log:
            known = [one for one in msgspec.json.decode(events) if one.get("audience") in (None, seat)]
            sql = "UPDATE actions SET events = ? WHERE match_id = ? AND number = ?"
            connection.execute(sql, (msgspec.json.encode(known), match_id, number))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES.keys())
def test_a_reader_is_told_the_same_in_every_world_that_he_takes_for_real(
    database: Path, game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for match_id, of_game, seats in begun(database):
        for seat in (None, *range(seats)) if of_game == game else ():
            run(database, "inspect", match_id, *reader(seat))
            real, _, _ = capsys.readouterr().out.partition("Replay:")
            world = Path(shutil.copy(database, tmp_path / "world.db"))
            hide_anew(world, match_id, game, seat)
            assert run(world, "inspect", match_id, *reader(seat)) == inspection.DIFFERS
            told = capsys.readouterr()
            assert told.out.partition("Replay:")[0] == real
            assert CANARY not in told.out + told.err


@pytest.mark.long
def test_secrets_are_told_where_they_are_asked_for(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for match_id, game, seats in begun(database, "running"):
        ((seed,),) = query(database, "SELECT seed FROM matches WHERE id = ?", match_id)
        run(database, "inspect", match_id)
        assert seed.hex() not in capsys.readouterr().out
        run(database, "inspect", match_id, "--secrets")
        told = capsys.readouterr().out
        assert seed.hex() in told
        for seat, scene in views(database, match_id, game, seats):
            if seat is not None:
                assert presenter_of(game).hand_text(scene).replace("**", "").splitlines()[0] in told
        for decision, _ in query(database, "SELECT decision, seat FROM drafts WHERE match_id = ?", match_id):
            assert f"drafts {decision}" in told
        plans = query(database, "SELECT seat FROM plans WHERE match_id = ?", match_id)
        assert told.count(" has ordered ") == len(plans)


# What is left alone


def test_a_running_bot_keeps_its_database(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def beside_it() -> tuple[int, int]:
        store = await Store.open(f"sqlite+aiosqlite:///{database}", ManualClock(WRITTEN_AT))
        try:
            before = query(database, "SELECT * FROM lease")
            codes = [await asyncio.to_thread(run, database, *one) for one in (("inspect", 3), ("verify",))]
            assert query(database, "SELECT * FROM lease") == before
            async with store.writing() as tx:
                await tx.exec_driver_sql("UPDATE matches SET acted_at = acted_at + 1")
        finally:
            await store.close()
        return codes[0], codes[1]

    assert asyncio.run(beside_it()) == (0, 0)


def test_nothing_is_written(database: Path) -> None:
    def state() -> dict[str, tuple[int, bytes]]:
        return {one.name: (one.stat().st_mtime_ns, one.read_bytes()) for one in database.parent.iterdir()}

    before = state()
    for arguments in (("inspect", 13), ("inspect", 13, "--at", 2, "--secrets"), ("verify", "--all")):
        assert run(database, *arguments) == 0
        assert state() == before


async def test_a_store_that_was_opened_to_be_read_cannot_be_written(original: Path) -> None:
    async with Store.read_only(f"sqlite+aiosqlite:///{original}", ManualClock()) as store:
        with pytest.raises(Exception, match="reading only"):
            async with store.writing():
                pass
        with pytest.raises(Exception, match="readonly"):
            async with store.reading() as tx:
                await tx.exec_driver_sql("DELETE FROM matches")


# What cannot be told


def refused(capsys: pytest.CaptureFixture[str], database: Path, *arguments: object) -> str:
    assert run(database, *arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


def test_what_is_asked_wrongly_gets_one_line(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no match 9999" in refused(capsys, database, "inspect", 9999)
    assert "seats 0 to 2" in refused(capsys, database, "inspect", 1, "--seat", 3)
    assert "seats 0 to 2" in refused(capsys, database, "inspect", 1, "--seat", -1)
    assert "add --secrets" in refused(capsys, database, "inspect", 1, "--seat", 1)
    assert "--at takes 0 to" in refused(capsys, database, "inspect", 1, "--at", 5000)
    for verb in (("inspect", 1), ("verify",), ("take-up",), ("take-up", 1)):
        assert "no database" in refused(capsys, database.with_name("missing.db"), *verb)
    assert not database.with_name("missing.db").exists()


def test_a_database_of_another_version_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bot.db"
    path.write_bytes(as_written())
    assert "schema 0001" in refused(capsys, path, "inspect", 1)
    assert path.read_bytes() == as_written()
    query(path, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in refused(capsys, path, "verify")


def test_a_snapshot_that_cannot_be_read_hides_neither_table_nor_outbox(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    query(database, "UPDATE matches SET snapshot = ? WHERE id = 3", b'{"word":"quxz"}')
    assert run(database, "inspect", 3) == 2
    told = capsys.readouterr().out
    assert "Outbox" in told
    assert "the snapshot cannot be read" in told
    assert "quxz" not in told


# Verifying


def test_all_logs_replay(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, status in (((), "running"), (("--all",), "%")):
        assert run(database, "verify", *arguments) == 0
        well, earlier = capsys.readouterr().out.splitlines()
        gone = of_earlier_rules(database, status)
        assert well == f"{len(begun(database, status)) - len(gone)} replay, 0 differ, 0 cannot be read."
        assert earlier == f"{len(gone)} began under earlier rules, which are gone: {', '.join(map(str, gone))}."
    assert run(database, "verify", 13, 14) == 0
    assert capsys.readouterr().out == "2 replay, 0 differ, 0 cannot be read.\n"


@pytest.mark.long
def test_a_server_tells_the_same_as_a_file(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    aside, _ = set_aside(database)
    file, server = f"sqlite+aiosqlite:///{database}", asyncio.run(moved_to_postgresql(database))
    try:
        looks = [("inspect", match_id, "--secrets") for match_id, _, _ in (*begun(database)[::6], (aside, 0, 0))]
        for arguments in (*looks, ("verify", "--all"), ("take-up",), ("take-up", aside), looks[-1], ("inspect", 9999)):
            words = [str(one) for one in arguments]
            codes = [inspection.carry_out(commands.read(words), url, ManualClock(WRITTEN_AT)) for url in (file, server)]
            told = capsys.readouterr()
            lines = (told.out + told.err).splitlines()
            assert lines[: len(lines) // 2] == lines[len(lines) // 2 :]
            assert codes[0] == codes[1]
    finally:
        asyncio.run(databases.drop(server))


async def moved_to_postgresql(database: Path) -> str:
    with databases.engine("postgresql"):
        url = await databases.unmade(database)
    await copying.copy(f"sqlite+aiosqlite:///{database}", url)
    return url


def test_what_differs_is_named(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    query(database, "UPDATE actions SET events = '[]' WHERE match_id = 13 AND number = 5")
    query(database, "UPDATE actions SET payload = '\"quxz\"' WHERE match_id = 14 AND number = 7")
    query(database, "UPDATE matches SET snapshot = snapshot || ' ' WHERE id = 18")
    query(database, "DELETE FROM actions WHERE match_id = 10 AND number = 2")
    assert run(database, "verify") == 1
    told = capsys.readouterr().out
    assert "match 13: the log replays to something else: action 5" in told
    assert "match 14: the log does not replay: ValidationError" in told
    assert "match 18: the log replays to something else: the snapshot" in told
    assert "match 10: the log replays to something else: the numbers of the actions" in told
    assert ", 4 differ, 0 cannot be read." in told
    assert "quxz" not in told
    assert run(database, "inspect", 13) == 1


def test_logs_of_earlier_rules_are_listed_apart(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    query(database, "UPDATE matches SET replayable = 0 WHERE id IN (13, 14)")
    query(database, "UPDATE matches SET data_version = 'old' WHERE id = 18")
    assert run(database, "verify") == 0
    told = capsys.readouterr().out
    earlier = ", ".join(map(str, sorted({13, 14, 18, *of_earlier_rules(database, "running")})))
    assert f" began under earlier rules, which are gone: {earlier}.\n" in told
    assert run(database, "inspect", 13) == 0
    assert "earlier rules" in capsys.readouterr().out


def test_what_cannot_be_read_has_a_code_of_its_own(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    query(database, "UPDATE matches SET game = 'chess' WHERE id = 2")
    assert run(database, "verify") == 2
    told = capsys.readouterr()
    assert " 0 differ, 1 cannot be read." in told.out
    assert told.err.startswith("match 2: ")
    assert run(database, "verify", 1, 9999) == 2


def test_the_bot_is_asked_without_a_token(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(database.parent)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{database}")
    assert commands.main(["inspect", "3"]) == 0
    assert "Match 3" in capsys.readouterr().out


def test_no_name_acts_on_the_terminal(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    query(database, "UPDATE members SET name = name || ?", "\x1b[2J")
    query(database, "UPDATE matches SET guild_name = ?, channel_name = ?", "\x1b[2J", "\x1b[2J")
    match_id, _ = set_aside(database)
    for what in (("inspect", 3, "--secrets"), ("inspect", match_id), ("take-up",)):
        assert run(database, *what) == 0
        assert "\x1b" not in capsys.readouterr().out


# Drills


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the folder of all temporary files."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def test_a_drill_restores_a_backup_verifies_every_match_and_leaves_nothing_behind(
    database: Path, temporary: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = database.with_name("backup.db")
    backup.write_bytes(as_written())
    assert run(database, "verify", "--all") == 0
    verified = capsys.readouterr().out
    assert run(database.with_name("missing.db"), "drill", backup) == 0
    assert capsys.readouterr().out == f"Matches in {backup} of 2027-01-22 19:12 UTC: 27.\n{verified}"
    assert backup.read_bytes() == as_written()
    query(database, "UPDATE actions SET events = '[]' WHERE match_id = 13 AND number = 5")
    assert run(database, "drill", database) == 1
    assert "match 13: the log replays to something else: action 5" in capsys.readouterr().out
    backup.write_bytes(as_written()[:5000])
    assert str(backup) in refused(capsys, database, "drill", backup)
    assert list(temporary.iterdir()) == []


# What was set aside


def set_aside(database: Path, **values: object) -> tuple[int, str]:
    """Set the first running match of Verräter aside; give its number and the name of its channel."""
    ((match_id, channel),) = query(
        database, "SELECT id, channel_name FROM matches WHERE game = 'verraeter' AND status = 'running' LIMIT 1"
    )
    query(database, "UPDATE matches SET status = 'set-aside', ended_at = ? WHERE id = ?", WRITTEN_AT, match_id)
    query(database, "DELETE FROM timers WHERE match_id = ?", match_id)
    for name, value in values.items():
        query(database, f"UPDATE matches SET {name} = ? WHERE id = ?", value, match_id)
    return match_id, channel


@pytest.mark.parametrize("bot", ["stopped", "running"])
def test_matches_that_were_set_aside_are_listed_and_go_on(
    database: Path, bot: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = FileLock(database) if bot == "running" else None
    assert run(database, "take-up") == 0
    assert capsys.readouterr().out == "0 matches are set aside.\n"
    match_id, channel = set_aside(database)
    assert run(database, "take-up") == 0
    told = capsys.readouterr().out
    assert f"match {match_id}: Verräter" in told
    assert channel in told
    assert run(database, "take-up", match_id) == 0
    assert f"Match {match_id} goes on" in capsys.readouterr().out
    assert run(database, "inspect", match_id) == 0
    told = capsys.readouterr().out
    assert ", running (" in told
    assert "deadline" in told.split("Timers")[1]
    assert "to channel: account" in told
    assert run(database, "take-up") == 0
    if lock is not None:
        lock.release(clean=False)


def test_what_cannot_go_on_stays_set_aside(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match_id, _ = set_aside(database, snapshot=b"[]", replayable=False)
    before = query(database, "SELECT * FROM matches")
    assert run(database, "take-up", match_id) == 2
    assert "does not go on" in capsys.readouterr().err
    assert run(database, "take-up", 99_999) == 2
    assert run(database, "take-up", 13) == 2
    assert query(database, "SELECT * FROM matches") == before


def test_all_matches_are_rated_anew_while_the_bot_is_stopped(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(database, "ratings") == 0
    assert "were rated anew" in capsys.readouterr().out
