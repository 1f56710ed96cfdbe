"""sealed-orders calibrate: what is said of chances, and who wins then."""

import json

import pytest

from bot import commands
from bot.players.calibration import Bin, Said, binned, brier


def test_beliefs_are_put_into_ten_bins_and_empty_ones_left_out() -> None:
    said = [Said(0.0, 0.0), Said(0.09, 1.0), Said(0.1, 0.5), Said(0.95, 1.0), Said(1.0, 1.0)]
    assert binned(said) == (
        Bin(beliefs=2, said=0.045, happened=0.5),
        Bin(beliefs=1, said=0.1, happened=0.5),
        Bin(beliefs=2, said=0.975, happened=1.0),
    )


def test_the_brier_score_is_the_mean_square_of_what_was_missed() -> None:
    assert brier([Said(0.5, 1.0), Said(0.5, 0.0)]) == 0.25
    assert brier([Said(1.0, 1.0), Said(0.5, 0.5)]) == 0.0


def test_a_seed_gives_the_same_figures_but_for_the_time(capsys: pytest.CaptureFixture[str]) -> None:
    def run(*more: str) -> dict[str, object]:
        call = ["calibrate", "macht_ohnmacht", "--level", "greedy", "--matches", "2", "--seed", "7", "--json", *more]
        assert commands.main(call) == 0
        found: dict[str, object] = json.loads(capsys.readouterr().out)
        assert found.pop("seconds")
        return found

    first = run()
    assert first == run("--jobs", "2")
    assert first["brier_of_fair"] == 0.25
    assert first["beliefs"] == sum(one["beliefs"] for one in first["bins"])  # type: ignore[attr-defined]
