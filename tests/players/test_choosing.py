"""Every computer player answers whatever its game may ask, by what its seat sees and by nothing else."""

import inspect
import time
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import dropwhile
from typing import Final, get_type_hints

import pytest

from bot.games.chance import Chance
from bot.games.contract import Decision
from bot.games.parts import GameOfParts
from bot.games.registry import house_games
from bot.players.budget import Budget, Meter
from bot.players.choosing import MOST_REASONS, all_levels, choose, computer_players, reasons
from bot.players.computer_player import ComputerPlayer, Level
from bot.players.quick_chance import QuickChance
from tests.games.random_matches import Moment, imagined, whole_match

SMALL = Budget(simulations=25)
QUICK = 0.2
"""Seconds of processor time in which reasons are found even on a machine that does much else; it takes a tenth."""
RARELY_ASKED = {
    "guardians": {
        "between",
        "channel",
        "declare",
        "flight",
        "heal",
        "overflow",
        "reveal",
        "shot",
        "spells",
        "spoils",
        "steal",
    },
}
"""Kinds of decisions, by game, that leave a choice in hardly any random match."""

SIZES: Final = (("sample", 2, ()), ("long", 8, pytest.mark.long))
each_game = pytest.mark.parametrize(
    ("key", "most"),
    [
        pytest.param(key, most, id=f"{key}-{name}", marks=marks)
        for name, most, marks in SIZES
        for key in computer_players()
    ],
)
"""Run a test on so many moments for each kind of decision of each game."""


def each_level(least: Level = "random") -> pytest.MarkDecorator:
    """Run a test on them at each level of each game, from one on."""
    return pytest.mark.parametrize(
        ("key", "most", "level"),
        [
            pytest.param(key, most, level, id=f"{key}-{level}-{name}", marks=marks)
            for name, most, marks in SIZES
            for key in computer_players()
            for level in dropwhile(least.__ne__, all_levels(key))
        ],
    )


@cache
def asked(key: str, most: int) -> Mapping[str, list[tuple[Moment, Decision]]]:
    """Give, by kind of decision, some moments of random matches in which a seat is asked and has a choice."""
    game = house_games()[key]
    assert isinstance(game, GameOfParts)
    found: dict[str, list[tuple[Moment, Decision]]] = {kind: [] for kind in game.parts}
    for number in range(10 * most):
        for players in game.seats:
            for moment in whole_match(key, players, number):
                for view, decision in moment.asked:
                    here = found[decision.kind]
                    if len(here) < most * (number + 1) and game.forced(view, decision) is None:
                        here.append((moment, decision))
        if number >= most and all(here for kind, here in found.items() if kind not in RARELY_ASKED.get(key, ())):
            break
    return {kind: list(QuickChance(kind).some(here, min(most, len(here)))) for kind, here in found.items()}


def asked_one_by_one(key: str, most: int) -> Iterator[tuple[Moment, Decision]]:
    for moments in asked(key, most).values():
        yield from moments


@each_game
def test_every_kind_of_decision_is_met(key: str, most: int) -> None:
    unmet = {kind for kind, moments in asked(key, most).items() if not moments}
    assert unmet <= RARELY_ASKED.get(key, set())


@pytest.mark.sampled(8)
@each_level()
def test_every_answer_is_legal(key: str, most: int, level: Level) -> None:
    for moment, decision in asked_one_by_one(key, most):
        view = moment.game.view(moment.state, decision.seat)
        action = choose(moment.game, view, decision, level, QuickChance("legal"), SMALL)
        assert moment.game.problems(view, decision, action) == ()
        moment.after(decision, action)


@pytest.mark.sampled(8)
@each_level()
def test_an_answer_follows_from_the_view_whatever_the_truth_is(key: str, most: int, level: Level) -> None:
    for moment, decision in asked_one_by_one(key, most):
        first, *others = (
            choose(moment.game, moment.game.view(state, decision.seat), decision, level, QuickChance("same"), SMALL)
            for state in (moment.state, moment.state, *imagined(moment, decision.seat, 1))
        )
        assert others == [first, first]


@pytest.mark.sampled(8)
@each_level()
def test_nobody_who_thinks_draws_from_the_chance_of_a_match(
    key: str, most: int, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions = [
        (moment.game.view(moment.state, decision.seat), moment, decision)
        for moment, decision in asked_one_by_one(key, most)
    ]

    def drawn(chance: Chance, bound: int) -> int:
        raise AssertionError("a match's chance is not for those who think")

    monkeypatch.setattr(Chance, "below", drawn)
    for view, moment, decision in questions:
        choose(moment.game, view, decision, level, QuickChance("own"), SMALL)


@pytest.mark.sampled(8)
@each_level("level2")
def test_what_somebody_else_would_answer_is_weighed_beside_what_a_level_does(key: str, most: int, level: Level) -> None:
    player = computer_players()[key]
    for moment, decision in asked_one_by_one(key, most):
        view = moment.game.view(moment.state, decision.seat)
        others = {moment.game.sample(view, decision, QuickChance(number)) for number in range(3)}
        for budget in (SMALL, Budget(simulations=1)):
            weighed = player.weigh(view, decision, level, Meter(budget), QuickChance(1), list(others))
            assert {one.action for one in weighed} >= others
            assert len({one.action for one in weighed}) == len(weighed)
            assert sum(one.share for one in weighed) == pytest.approx(1)
            assert all(0 <= one.worth <= 1 for one in weighed)


@each_game
@pytest.mark.parametrize("budget", [Budget(simulations=0), Budget(simulations=1)])
def test_who_may_hardly_think_answers_all_the_same(key: str, most: int, budget: Budget) -> None:
    for moment, decision in asked_one_by_one(key, min(most, 5)):
        view = moment.game.view(moment.state, decision.seat)
        action = choose(moment.game, view, decision, "level2", QuickChance("hurry"), budget)
        assert moment.game.problems(view, decision, action) == ()


@each_game
def test_reasons_for_an_answer_are_few_and_quick_and_follow_from_the_view_whatever_the_truth_is(
    key: str, most: int
) -> None:
    given = 0
    for moment, decision in asked_one_by_one(key, most):
        game, view = moment.game, moment.game.view(moment.state, decision.seat)
        for level in ("greedy", "random"):
            action = choose(game, view, decision, level, QuickChance("why"))
            began = time.process_time()
            found = reasons(game, view, decision, action)
            assert time.process_time() - began < QUICK
            assert len(found) <= MOST_REASONS
            given += bool(found)
            for state in imagined(moment, decision.seat, 1):
                assert reasons(game, game.view(state, decision.seat), decision, action) == found
    assert given


def test_each_level_that_thinks_thinks_more_than_the_one_before() -> None:
    for player in computer_players().values():
        simulations = [budget.simulations for budget in player.budgets.values()]
        assert simulations == sorted(set(simulations))
        assert list(player.budgets) == ["level2", "level3", "level4"][: len(simulations)]


@pytest.mark.parametrize("asked_for", [choose, ComputerPlayer.greedy, ComputerPlayer.think])
def test_a_computer_player_is_handed_what_its_seat_sees_and_no_state(asked_for: object) -> None:
    assert callable(asked_for)
    names = set(inspect.signature(asked_for).parameters) - {"self", "game", "level", "meter", "budget"}
    assert names == {"view", "decision", "chance"}
    assert get_type_hints(choose)["chance"] is QuickChance


def test_computer_players_go_by_the_keys_of_their_games() -> None:
    assert computer_players().keys() <= set(house_games().keys())
