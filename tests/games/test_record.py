"""What is no record of a match, or a wrong one, is refused; `test_contract` has records that replay step by step."""

from typing import Any

import msgspec
import pytest

from bot.games.codec import file_text
from bot.games.contract import IllegalAction, NotAsked, Step, Unreadable
from bot.games.record import Record, read_record, replay, replay_line, write_record
from bot.games.selfplay import random_play, random_setup
from bot.games.verraeter.rules import Verraeter

GAME = Verraeter()


def played(seed: object) -> tuple[Record, list[Step[Any, Any]]]:
    """Play a match at random; give its record and every step, the start first."""
    setup = random_setup(GAME, 4, GAME.types.options(), seed)
    start = setup.start()
    lines = list(random_play(setup, start.state))
    return setup.record(line for line, _ in lines), [start, *(step for _, step in lines)]


def test_a_start_without_any_action_is_a_record_too() -> None:
    setup = random_setup(GAME, 3, GAME.types.options(), "start")
    assert list(replay(GAME, read_record(write_record(setup.record(()))))) == [setup.start()]


@pytest.mark.parametrize(
    "changes", [{"game": "chess"}, {"version": GAME.version + 1}], ids=["another game", "other rules"]
)
def test_a_record_of_something_else_is_refused(changes: dict[str, object]) -> None:
    record, _ = played("refused")
    with pytest.raises(Unreadable) as refused:
        next(replay(GAME, msgspec.structs.replace(record, **changes)))
    assert refused.value.problems[0].key == "stored-by-other-rules"


def test_a_record_with_a_line_left_out_is_refused() -> None:
    record, _ = played("left out")
    with pytest.raises(NotAsked):
        list(replay(GAME, msgspec.structs.replace(record, log=record.log[1:])))


def test_a_record_with_an_answer_by_somebody_else_is_refused() -> None:
    record, _ = played("somebody else")
    first, *rest = record.log
    forged = msgspec.structs.replace(first, seat=(first.seat + 1) % 4)
    with pytest.raises(NotAsked):
        list(replay(GAME, msgspec.structs.replace(record, log=(forged, *rest))))


def test_a_record_with_an_illegal_action_is_refused() -> None:
    record, _ = played("illegal")
    first, *rest = record.log
    forged = msgspec.structs.replace(first, action=msgspec.Raw(b'{"type":"granary","land":12}'))
    with pytest.raises(IllegalAction):
        list(replay(GAME, msgspec.structs.replace(record, log=(forged, *rest))))


def test_a_record_is_read_however_an_editor_has_saved_it() -> None:
    record, _ = played("an editor")
    text = write_record(record).decode()
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        assert read_record(text.encode(encoding)) == record
    assert read_record(b"\xfe\xff" + text.encode("utf-16-be")) == record


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
def test_a_file_is_read_as_people_save_it(encoding: str) -> None:
    text = "3 Porte-étendard\r\n2 L’Œil, 4 € – “x”\t\r\n"
    assert file_text(text.encode(encoding)) == text


@pytest.mark.parametrize(
    "raw",
    [
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1",
        b"PK\3\4\x14\0\6\0\x08\0\0\0!\0\xdf\xa4[Content_Types].xml",
        b"\xff\xd8\xff\xe0\0\x10JFIF\0\1\1",
        b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\nx\x9c\x01\x02",
        b"Archer\x81",
        b"\0\0\0\0",
        b"\xff\xfe\0",
    ],
)
def test_a_file_that_is_no_text_is_refused(raw: bytes) -> None:
    with pytest.raises(UnicodeDecodeError):
        file_text(raw)


@pytest.mark.parametrize(
    "raw", [b"", b"{}", b"[]", b"no record", b'{"game":"verraeter"}', b"\xff\xfe{", b"\xef\xbb\xbf", b"\x80"]
)
def test_what_is_no_record_is_refused(raw: bytes) -> None:
    with pytest.raises(Unreadable) as refused:
        read_record(raw)
    assert refused.value.problems[0].key == "not-a-record"


def test_each_line_draws_from_its_own_number() -> None:
    """Changing a line's number changes what it draws: the log cannot be renumbered unnoticed."""
    record, steps = played("numbers")
    seed = bytes.fromhex(record.seed)
    place = next(index for index, line in enumerate(record.log) if ".place." in line.decision)
    line = record.log[place]
    removed = {
        replay_line(GAME, steps[place].state, msgspec.structs.replace(line, number=number), seed).state.removed
        for number in range(1, 40)
    }
    assert len(removed) == 6
