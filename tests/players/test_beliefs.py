"""What computer players believe follows from what they see, is told with how sure they are, and comes to be right."""

from functools import cache
from statistics import fmean

import pytest

from bot.games.chance import Chance
from bot.games.contract import Decision
from bot.games.hints import Belief, Reason
from bot.games.registry import house_games
from bot.games.verraeter.state import ROLES
from bot.players.beliefs import LEAST_LIKELY, MOST_FACTS, MOST_LOOKED_AT, Moment, Tally, looked_at, turning_points
from bot.players.budget import Budget
from bot.players.choosing import belief, choose, computer_players
from bot.players.quick_chance import QuickChance
from tests.first_game.rules import FirstGame, State
from tests.games.random_matches import imagined, random_match, whole_match
from tests.games.verraeter.tables import GAME as VERRAETER
from tests.games.verraeter.tables import asked, table

FEW = Budget(simulations=4)

each_game = pytest.mark.parametrize("key", computer_players())


@each_game
def test_a_belief_follows_from_the_view_whatever_the_truth_is(key: str) -> None:
    game = house_games()[key]
    for moment in whole_match(key, game.seats[0], 1)[::40]:
        for _, decision in moment.asked:
            first, *others = (
                belief(game, game.view(state, decision.seat), decision, QuickChance("same"), FEW)
                for state in (moment.state, moment.state, *imagined(moment, decision.seat, 1))
            )
            assert others == [first, first]
            assert 0 <= first.chance <= 100
            assert len(first.facts) <= MOST_FACTS
            assert all(LEAST_LIKELY <= int(fact.values["percent"]) <= 100 for fact in first.facts)


@each_game
def test_nobody_who_believes_draws_from_the_chance_of_a_match(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = house_games()[key]
    questions = [question for moment in whole_match(key, game.seats[0], 1)[::40] for question in moment.asked]

    def drawn(chance: Chance, bound: int) -> int:
        raise AssertionError("a match's chance is not for those who think")

    monkeypatch.setattr(Chance, "below", drawn)
    for view, decision in questions:
        belief(game, view, decision, QuickChance("own"), FEW)


@cache
def chances(key: str, number: int) -> tuple[list[int], list[int]]:
    """Give what the winners and the others of a match between equals believe of it in its second half."""
    game = house_games()[key]

    def equal(view: object, decision: Decision, chance: Chance) -> object:
        return choose(game, view, decision, "greedy", QuickChance(chance.below(2**32)))

    match = list(random_match(game, game.seats[0], "beliefs", number, leave_one_in=0, choose=equal))
    outcome = game.outcome(match[-1].state)
    assert outcome is not None
    winning: list[int] = []
    losing: list[int] = []
    for moment in match[len(match) // 2 :: max(1, len(match) // 8)]:
        for view, decision in moment.asked:
            found = belief(game, view, decision, QuickChance(number), FEW).chance
            (winning if decision.seat in outcome.winners else losing).append(found)
    return winning, losing


@pytest.mark.sampled(1)
@each_game
def test_who_wins_believes_in_it_more_than_the_others(key: str) -> None:
    winning, losing = [], []
    for number in range(5):
        won, lost = chances(key, number)
        winning += won
        losing += lost
    assert fmean(winning) > fmean(losing) + 15


# The moments at which it turns


def believed(*chances: int) -> list[tuple[int, Belief]]:
    return [(10 * number, Belief(chance)) for number, chance in enumerate(chances)]


def test_the_three_greatest_changes_are_told_in_the_order_of_the_match() -> None:
    points = turning_points(believed(50, 52, 30, 30, 70, 71, 60))
    assert [(point.line, point.before, point.belief.chance) for point in points] == [
        (20, 52, 30),
        (40, 30, 70),
        (60, 71, 60),
    ]


def test_where_nothing_has_changed_nothing_has_turned() -> None:
    assert turning_points(believed(50, 50, 50)) == turning_points(believed(50)) == turning_points([]) == ()


def test_moments_are_looked_at_evenly_from_the_first_to_the_last_and_none_without_a_choice() -> None:
    game = FirstGame()
    state = State(options=game.types.options())
    (decision, _), view = game.waiting_on(state), game.view(state, 0)
    moments: list[Moment] = [(line, view, decision) for line in range(100)]
    looked = [line for line, _, _ in looked_at(game, moments)]
    assert looked == [0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99]
    assert len(looked) == MOST_LOOKED_AT
    assert looked_at(game, moments[:5]) == tuple(moments[:5])
    guardians = house_games()["guardians"]
    forced = [
        (number, view, asked_for)
        for number, moment in enumerate(whole_match("guardians", 2, 0))
        for view, asked_for in moment.asked
        if guardians.forced(view, asked_for) is not None
    ]
    assert forced
    assert looked_at(guardians, forced) == ()


def test_a_tally_tells_the_likeliest_facts_by_the_weight_of_their_worlds() -> None:
    tally = Tally()
    tally.add(1.0, [Reason("a", {"name": 1}), Reason("b", {"name": 2})], weight=3.0)
    tally.add(0.0, [Reason("a", {"name": 2})])
    assert tally.belief() == Belief(
        75,
        (
            Reason("a", {"name": 1, "percent": 75}),
            Reason("b", {"name": 2, "percent": 75}),
            Reason("a", {"name": 2, "percent": 25}),
        ),
    )
    assert [fact.key for fact in tally.belief(apart=["name"]).facts] == ["a", "b"]


# Facts


def test_nobody_is_taken_for_a_card_that_he_has_passed_on() -> None:
    """Three have chosen before the last one, who is offered two of six cards."""
    state = table("draft", roles=("traitor", "diplomat2", "builder"), removed="farmer", turn=3)
    view, decision = asked(state)
    found = belief(VERRAETER, view, decision, QuickChance(1), Budget(simulations=400))
    assert {fact.values["name"] for fact in found.facts} == {0, 1, 2}
    assert {fact.values["role"] for fact in found.facts} <= set(ROLES) - set(view.offered)
