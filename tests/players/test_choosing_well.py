"""What the computer players of all games share: halving, mixtures, budgets, quick chance."""

import pytest

from bot.players.budget import Budget, Meter
from bot.players.computer_player import Weighed, as_good
from bot.players.halving import best_by_halving
from bot.players.matrix import mixtures
from bot.players.quick_chance import QuickChance


def test_halving_finds_the_candidate_that_is_best_on_average_though_luck_hides_it() -> None:
    def value(candidate: int, world: int) -> float:
        return candidate % 7 + 3 * QuickChance(f"{candidate}.{world}").fraction()

    assert best_by_halving(20, value, Meter(Budget(simulations=4000))) in {6, 13}


@pytest.mark.parametrize("simulations", [0, 1, 5, 99])
def test_halving_keeps_within_its_budget(simulations: int) -> None:
    worlds = []

    def value(candidate: int, world: int) -> float:
        worlds.append(world)
        return 0.0

    best = best_by_halving(8, value, Meter(Budget(simulations=simulations)))
    assert len(worlds) <= simulations
    assert best == 0


def test_what_is_set_aside_for_one_thought_is_not_left_for_another() -> None:
    meter = Meter(Budget(simulations=5))
    parts = [meter.part(3), meter.part(3)]
    assert ([part.left for part in parts], meter.left) == ([3, 2], 0)
    assert [parts[1].spend() for _ in range(3)] == [True, True, False]


def test_rock_paper_scissors_is_played_evenly() -> None:
    rows, columns = mixtures([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert rows == pytest.approx([1 / 3] * 3, abs=0.02)
    assert columns == pytest.approx([1 / 3] * 3, abs=0.02)


def test_a_mixture_is_one_that_no_other_answer_beats() -> None:
    rows, columns = mixtures([[2, -1], [-1, 1]], rounds=2000)
    assert rows == pytest.approx([2 / 5, 3 / 5], abs=0.02)
    assert columns == pytest.approx([2 / 5, 3 / 5], abs=0.02)


def test_what_is_better_in_every_case_is_always_played() -> None:
    rows, _ = mixtures([[1, 1], [3, 2], [0, 2]])
    assert rows[1] == pytest.approx(1, abs=0.01)


def test_quick_chance_follows_from_its_seed() -> None:
    draws = [
        [chance.below(1000) for _ in range(20)] for chance in (QuickChance("a"), QuickChance("a"), QuickChance("b"))
    ]
    assert draws[0] == draws[1] != draws[2]


def test_of_two_answers_that_are_as_good_either_is_advised() -> None:
    weighed = [Weighed("a", 0.5, 0.60), Weighed("b", 0.3, 0.59), Weighed("c", 0.2, 0.60), Weighed("d", 0.0, 0.60)]
    assert as_good(weighed, "a") == "b"
    assert as_good(weighed, "b") == "a"
    assert as_good([Weighed("a", 0.8, 0.6), Weighed("b", 0.2, 0.6)], "a") is None, "it is given far less often"
    assert as_good([Weighed("a", 0.5, 0.6), Weighed("b", 0.5, 0.5)], "a") is None, "it is worth less"
