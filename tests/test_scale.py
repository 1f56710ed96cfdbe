"""The benchmark of several processes runs, and what it promises of kills holds; at a small size."""

import re

import pytest

from tests.benchmarks import scale

SMALL = "--matches 60 --tables 20 --first 4 --seconds 2 --stages 1 --kills 8 --every 4 --games 1"


@pytest.mark.long
@pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")  # when a client dies in the middle of a request
def test_several_processes_answer_post_and_bear_kills(capsys: pytest.CaptureFixture[str]) -> None:
    scale.main(SMALL.split())
    told = capsys.readouterr().out
    assert "unanswered" not in told
    assert re.search(r"(\d+) of \1 posted", told), told
    assert "requests that came too soon: 0" in told
    assert "nothing lost, nothing twice, all in order" in told
    assert "breaches of the rules: 0" in told
    assert re.search(r"one on SQLite: \d+ presses a second", told), told
