"""selfplay, replay and position: random play that checks itself, records that replay, positions to look at."""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from bot import commands
from bot.games.record import CLOSED, entry_proof, read_record, write_record
from bot.games.registry import Registry
from bot.games.verraeter.rules import Verraeter
from bot.games.verraeter.state import State

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; give its exit code, output and error output."""

    def run(*arguments: str) -> tuple[int, str, str]:
        code = commands.main(arguments)
        output, errors = capsys.readouterr()
        return code, output, errors

    return run


def test_selfplay_ends_every_match_and_says_how(run: Run) -> None:
    code, output, _ = run("selfplay", "verraeter", "--matches", "6", "--seed", "7", "--json")
    report = json.loads(output)
    assert code == 0
    assert sum(report["outcomes"].values()) == report["matches"] == 6
    assert report["broken"] == []
    assert report["actions"] > 6 * 50
    assert report["actions_per_second"] > 0
    assert 10 < report["mean_score"] < 40


def test_selfplay_speaks_plainly_without_json(run: Run) -> None:
    code, output, _ = run("selfplay", "verraeter", "--players", "3", "--seed", "7")
    assert code == 0
    assert output.startswith("selfplay game=verraeter seed=7 matches=1 ")


def test_the_same_seed_is_the_same_play(run: Run) -> None:
    reports = [json.loads(run("selfplay", "verraeter", "--seed", "7", "--json")[1]) for _ in range(2)]
    assert reports[0]["actions"] == reports[1]["actions"]
    assert reports[0]["outcomes"] == reports[1]["outcomes"]


class Broken(Verraeter):
    """Verräter as it must never be."""

    def violations(self, state: State) -> tuple[str, ...]:
        return ("a land is lost",) if state.round == 2 else ()


def test_a_broken_rule_is_named_with_its_place_and_ends_in_exit_code_1(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.games.registry.house_games", lambda: Registry([Broken()]))
    code, output, _ = run("selfplay", "verraeter", "--seed", "7", "--json")
    assert code == 1
    first = json.loads(output)["broken"][0]
    assert first.startswith("seed 7.0, action ")
    assert first.endswith(": a land is lost")


def test_a_saved_record_replays_to_its_final_state(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    run("selfplay", "verraeter", "--players", "4", "--seed", "7", "--save", str(folder))
    (record,) = folder.iterdir()
    code, output, _ = run("replay", str(record), "--json")
    state = json.loads(output)
    assert (code, state["phase"], len(state["players"])) == (0, "over", 4)
    code, output, _ = run("replay", str(record))
    assert code == 0
    assert output.startswith("state phase=over ")
    code, output, _ = run("replay", str(record), "--moves")
    assert code == 0
    assert "to all: match-ended " in output


def test_a_position_is_what_one_reader_knows(run: Run) -> None:
    position = ("position", "verraeter", "--players", "4", "--seed", "7", "--after", "9", "--json")
    views = [json.loads(run(*position, *seat)[1]) for seat in ((), ("--seat", "0"), ("--seat", "1"))]
    assert [view["seat"] for view in views] == [None, 0, 1]
    assert [bool(view["hand"]) for view in views] == [False, True, True]


def test_a_position_shows_the_same_match_as_selfplay(run: Run, tmp_path: Path) -> None:
    """A match that self-play complains of can be looked at by the seed that it names."""
    run("selfplay", "verraeter", "--players", "4", "--matches", "2", "--seed", "7", "--save", str(tmp_path))
    final = json.loads(run("replay", str(tmp_path / "verraeter-7.1.json"), "--json")[1])
    view = json.loads(run("position", "verraeter", "--players", "4", "--seed", "7.1", "--after", "999", "--json")[1])
    assert view["outcome"] == final["outcome"]


def test_settings_are_given_by_name(run: Run) -> None:
    code, output, _ = run(
        "position", "verraeter", "--option", "layout=alternating", "--option", "min_cards=1", "--json"
    )
    options = json.loads(output)["options"]
    assert (code, options["layout"], options["min_cards"]) == (0, "alternating", 1)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("selfplay", "chess"), "there is no game called chess; there are: verraeter"),
        (("selfplay", "verraeter", "--players", "5"), "verraeter has 3 to 4 players"),
        (("selfplay", "verraeter", "--option", "min_cards=2"), "unknown-option-value"),
        (("selfplay", "verraeter", "--option", "weather"), "unknown-option"),
        (("position", "verraeter", "--seat", "4"), "from 0 to 3"),
        (("replay", "no-such-file.json"), "No such file"),
    ],
)
def test_a_wrong_call_gets_a_line_that_says_why(run: Run, arguments: tuple[str, ...], reason: str) -> None:
    code, output, errors = run(*arguments)
    assert (code, output) == (2, "")
    assert errors.startswith(f"sealed-orders {arguments[0]}: ")
    assert reason in errors
    assert errors.count("\n") == 1


@pytest.mark.parametrize(
    "text", ["", "{}", "nonsense", '{"game": "verraeter"}', '{"options":' + "[" * 99_999, '{"game":"\\ud800"}']
)
def test_what_is_no_record_gets_a_line_that_says_so(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "record.json"
    path.write_text(text, encoding="utf-8")
    code, _, errors = run("replay", str(path))
    assert code == 2
    assert "not-a-record" in errors


def test_a_record_with_a_closed_deck_proves_what_it_opens(run: Run, tmp_path: Path) -> None:
    run("selfplay", "guardians", "--seed", "7", "--save", str(tmp_path))
    (path,) = tmp_path.iterdir()
    record = read_record(path.read_bytes())
    mine, salt = record.entries[0], bytes(16)
    closed = msgspec.structs.replace(
        record,
        entries=(mine, msgspec.Raw(CLOSED)),
        proofs=(entry_proof(salt, bytes(mine)), "?"),
        salts=(salt.hex(), None),
    )
    path.write_bytes(write_record(closed))
    code, output, _ = run("replay", str(path))
    assert code == 0
    assert "agrees with its proofs.\nWhat seat 2 brought is closed" in output
    path.write_bytes(write_record(msgspec.structs.replace(closed, proofs=("!", "?"))))
    code, _, errors = run("replay", str(path))
    assert code == 2
    assert "record-proof-differs" in errors


def test_a_record_of_an_unknown_game_gets_a_line_that_says_so(run: Run, tmp_path: Path) -> None:
    run("selfplay", "verraeter", "--seed", "7", "--save", str(tmp_path))
    (path,) = tmp_path.iterdir()
    path.write_text(path.read_text(encoding="utf-8").replace('"verraeter"', '"chess"'), encoding="utf-8")
    code, _, errors = run("replay", str(path))
    assert code == 2
    assert "no game called chess" in errors


def test_no_matches_at_all_is_a_wrong_call(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        commands.main(["selfplay", "verraeter", "--matches", "0"])
    assert left.value.code == 2
    assert "at least 1" in capsys.readouterr().err
