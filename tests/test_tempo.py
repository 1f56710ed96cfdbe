"""How long matches take is measured on the real service: the same seed, the same figures, and they add up."""

import tempfile
from collections import Counter
from contextlib import nullcontext
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot import commands, tempo
from bot.matches.value.schedule import DAY, HOUR
from tests.databases import rows

MORRA, PROBE = "tests.first_game", "tests.probe"


@pytest.fixture
def measured(capsys: pytest.CaptureFixture[str]) -> Any:
    def measure(game: str, *arguments: object, level: str = "random") -> tempo.Report:
        call = ["tempo", game, "--level", level, "--seed", "7", "--json", *map(str, arguments)]
        assert commands.main(call) == tempo.WELL
        return msgspec.json.decode(capsys.readouterr().out, type=tempo.Report)

    return measure


def test_the_same_seed_gives_the_same_matches(measured: Any) -> None:
    first = measured(PROBE, "--matches", 2)

    assert measured(PROBE, "--matches", 1).courses == first.courses[:1]
    assert first.courses[0] != first.courses[1]


@pytest.mark.long
@pytest.mark.parametrize("game", [PROBE, "verraeter"])
def test_questions_and_messages_are_those_of_the_log_and_the_outbox(
    game: str, measured: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "TemporaryDirectory", lambda: nullcontext(str(tmp_path)))

    (course,) = measured(game, "--players", 3, "--matches", 1).courses

    stored = tmp_path / "tempo.db"
    acts = dict(rows(stored, "SELECT source, count(*) FROM actions WHERE kind = 'act' GROUP BY source"))
    assert acts == +Counter(player=course.by_hand, plan=course.ahead, forced=course.forced, clock=course.by_clock)
    assert course.questions == sum(acts.values()) > 0
    ((channel, private),) = rows(stored, "SELECT sum(user_id IS NULL), sum(user_id IS NOT NULL) FROM outbox")
    assert (channel, private) == (course.channel_messages, course.private_messages + course.reminders)
    assert 0 < course.visits <= course.by_hand
    assert course.without_choice <= course.by_hand
    asked, without_choice = zip(*course.kinds.values(), strict=True)
    assert (sum(asked), sum(without_choice), course.pauses) == (course.by_hand, course.without_choice, 0)
    assert course.windows_without_choice <= course.windows
    assert (course.windows > 0) == any(name for (name,) in rows(stored, "SELECT window FROM actions"))


def test_a_match_stops_once_for_what_is_asked_of_all_at_once(measured: Any) -> None:
    report = measured(MORRA, "--matches", 3)

    assert [(one.questions, one.stops, one.windows, one.rounds) for one in report.courses] == [(6, 3, 0, None)] * 3
    assert all(one.days < 3 for one in report.courses)


def test_what_nobody_looks_at_in_time_the_clock_answers(measured: Any) -> None:
    report = measured(MORRA, "--matches", 3, "--visits", 1, "--deadline", "1h")

    assert sum(one.by_clock for one in report.courses) > 0
    assert all(one.days < 1 for one in report.courses)


def test_without_a_deadline_the_players_alone_answer(measured: Any) -> None:
    report = measured(MORRA, "--matches", 3, "--visits", 1, "--deadline", "none")

    assert [(one.by_hand, one.by_clock, one.reminders) for one in report.courses] == [(6, 0, 0)] * 3


def test_people_look_so_many_times_a_day_while_they_are_awake() -> None:
    looks = list(islice(tempo.moments("seed", 1, 4, 100), 400))

    assert looks == list(islice(tempo.moments("seed", 1, 4, 100), 400))
    assert looks != list(islice(tempo.moments("seed", 2, 4, 100), 400))
    assert {moment // DAY for moment, _ in looks} == set(range(100, 200))
    assert set(Counter(moment // DAY for moment, _ in looks).values()) == {4}
    assert all(8 * HOUR <= moment % DAY < 23 * HOUR for moment, _ in looks)
    assert all(one < other for (one, _), (other, _) in pairwise(looks))


def test_it_is_told_who_played_and_what_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["tempo", MORRA, "--level", "random", "--matches", "2", "--seed", "7", "--option", "rounds=5"]
    assert commands.main(call) == 0

    told = capsys.readouterr().out
    assert "2 players, deadline 24 h, rounds 5; 2 matches, seed 7" in told
    assert "played by random, who look 4 times a day" in told
    assert "questions     10.0: 10.0 by hand (0.0 of them without a choice), 0.0 ahead" in told
    assert "by hand       hand 10.0" in told
    assert "2 finished" in told


def test_pauses_at_stops_of_ones_own_are_counted_apart(measured: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = measured(MORRA, "--matches", 1).courses[0]
    monkeypatch.setattr(tempo, "_pauses", lambda game, state, decision: decision.seat == 0)

    (course,) = measured(MORRA, "--matches", 1).courses

    assert (course.by_hand, course.pauses, course.questions) == (3, 3, counted.questions)


@pytest.mark.long
def test_combats_by_sheets_and_by_steps_are_measured_beside_each_other(measured: Any) -> None:
    sheets, steps = (measured("guardians", "--matches", 1, "--pace", pace) for pace in ("sheets", "steps"))

    assert (sheets.options["pace"], steps.options["pace"]) == ("sheets", "steps")
    assert "sheet" in sheets.courses[0].kinds
    assert "primary" in steps.courses[0].kinds
    assert sheets.courses[0].without_choice == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game called chess"),
        (["power", "--players", "9"], "power has 2 to 4 players"),
        ([MORRA], "as level2; there are: random"),
        (["verraeter", "--option", "colour=red"], "This game has no setting called “colour”."),
        (["verraeter", "--pace", "sheets"], "This game has no setting called “pace”."),
        (["verraeter", "--deadline", "30d"], "1 hour to 7 days"),
    ],
)
def test_a_wrong_call_is_answered_with_a_sentence_also_without_settings(
    arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert commands.main(["tempo", *arguments]) == tempo.WRONG_CALL

    error = capsys.readouterr().err
    assert error.startswith("sealed-orders tempo: ")
    assert sentence in error


@pytest.mark.parametrize(
    "arguments",
    [["--visits", "0"], ["--visits", "101"], ["--matches", "no"], ["--deadline", "soon"], ["--level", "level9"]],
)
def test_a_number_that_cannot_be_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        commands.main(["tempo", "verraeter", *arguments])

    assert refused.value.code == tempo.WRONG_CALL
    assert arguments[0] in capsys.readouterr().err


def test_a_match_that_does_not_end_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(tempo, "MOST_DAYS", 0)

    assert commands.main(["tempo", MORRA, "--level", "random", "--matches", "1", "--seed", "7"]) == tempo.BROKEN

    assert "Match 7.0 goes on after 0 days." in capsys.readouterr().err
