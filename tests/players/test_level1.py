"""Level 1 errs as a friendly beginner does: it misses what is best, and throws nothing away for nothing.

That is, in Verräter: supply cards that add nothing to the conflict, a building that could be had. In Power: pieces
that would be beaten even if nobody else moved. In Macht & Ohnmacht: a tile or a piece without any gain, more than half
of the reserve for a bid, a won match. In Guardians: a march that looks worse than staying.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.games.contract import AnyGame, Decision, Seat
from bot.games.macht_ohnmacht.board.actions import Bid, TakeTile
from bot.games.power.board.actions import Sheet
from bot.games.power.board.data import strength_of
from bot.games.power.board.state import COLOURS
from bot.games.power.board.state import State as PowerState
from bot.games.registry import find_game
from bot.games.verraeter.actions import DoNotBuild
from bot.players.budget import Budget, Meter
from bot.players.choosing import choose
from bot.players.guardians.marches import rating
from bot.players.macht_ohnmacht.answers import answers
from bot.players.macht_ohnmacht.search import REACHES, Outlook, some_world
from bot.players.noise import NOISE, nearly_best
from bot.players.quick_chance import QuickChance
from tests.games.macht_ohnmacht import tables as macht_ohnmacht
from tests.games.power import tables as power
from tests.games.random_matches import Moment, random_match
from tests.games.verraeter import tables as verraeter

TRIES = 20


def beginners(game: AnyGame, players: int, numbers: int) -> Iterator[tuple[Moment, Any, Decision, Any]]:
    """Let level 1 play matches, and give each choice that it has and makes."""

    def level1(view: Any, decision: Decision, chance: Any) -> Any:
        return choose(game, view, decision, "level1", QuickChance(chance.below(1 << 32)))

    for number in range(numbers):
        before: Moment | None = None
        for moment in random_match(game, players, "level 1", number, leave_one_in=0, choose=level1):
            if before is not None and moment.decision is not None:
                view = game.view(before.state, moment.decision.seat)
                if game.forced(view, moment.decision) is None:
                    yield before, view, moment.decision, moment.action
            before = moment


def choices(view: Any, decision: Decision, game: AnyGame) -> Counter[Any]:
    """Count what level 1 chooses if it is asked the same again and again."""
    return Counter(choose(game, view, decision, "level1", QuickChance(number)) for number in range(TRIES))


# The noise


def test_what_gains_most_is_only_the_likeliest() -> None:
    found = Counter(nearly_best([("good", 2.0), ("better", 3.0)], QuickChance(number)) for number in range(200))
    assert found["better"] > found["good"] > 20


def test_nobody_takes_a_loss_where_something_costs_nothing() -> None:
    gains = [("loss", -0.01), ("nothing", 0.0), ("gain", 0.01)]
    assert {nearly_best(gains, QuickChance(number)) for number in range(200)} == {"gain"}
    assert {nearly_best(gains[:2], QuickChance(number)) for number in range(200)} == {"nothing"}
    assert nearly_best([("more", -2.0), ("less", -1.0)], QuickChance(1)) == "less"


def test_what_gains_much_is_seen_beside_a_little() -> None:
    gains = [("little", 0.99 - NOISE), ("much", 1.0)]
    assert {nearly_best(gains, QuickChance(number)) for number in range(200)} == {"much"}


@pytest.mark.parametrize("key", ["guardians", "macht_ohnmacht", "power", "verraeter"])
def test_its_choices_differ_from_time_to_time_and_from_the_greedy_ones(key: str) -> None:
    game = find_game(key)
    several = misjudged = 0
    for _, view, decision, _ in islice(beginners(game, game.seats[-1], 1), 0, 150, 5):
        found = {choose(game, view, decision, "level1", QuickChance(number)) for number in range(5)}
        several += len(found) > 1
        misjudged += found != {choose(game, view, decision, "greedy", QuickChance(1))}
    assert min(several, misjudged) >= 3


# Nothing silly


def test_the_builder_builds_while_there_is_something_to_gain() -> None:
    built = [
        (view, action) for _, view, decision, action in beginners(verraeter.GAME, 4, 20) if decision.kind == "build"
    ]
    assert len(built) > 30
    assert not any(isinstance(action, DoNotBuild) and view.round < view.rounds for view, action in built)


def strength_of_pieces(state: PowerState, seat: Seat) -> int:
    armies = state.players[seat].armies
    on_board = sum(strength_of(stack.pieces) for stack in state.board if stack.army in armies)
    return on_board + sum(strength_of(state.armies[COLOURS.index(army)].reserve) for army in armies)


@pytest.mark.parametrize("players", [2, 4])
def test_no_pieces_are_sent_to_where_they_are_beaten_though_nobody_else_moves(players: int) -> None:
    sheets = 0
    for moment, _, decision, action in beginners(power.GAME, players, 4):
        if isinstance(action, Sheet) and not any(asked.answered for _, asked in moment.asked):
            sheets += 1
            moved, stayed = (power.play(moment.state, {decision.seat: orders}).state for orders in (action.orders, ()))
            assert strength_of_pieces(moved, decision.seat) >= strength_of_pieces(stayed, decision.seat)
    assert sheets > 10


@pytest.mark.long
def test_no_tile_and_no_piece_is_given_away_for_nothing() -> None:
    """Nothing makes the table worse than it is, as it seems at one look, unless everything does."""
    game, worth = macht_ohnmacht.GAME, REACHES["level2"].judge.worth
    kinds = Counter[str]()
    for _, view, decision, action in beginners(game, 2, 2):
        kinds[decision.kind] += 1
        if decision.kind != "bid":
            state = some_world(view, QuickChance(1))
            outlook = Outlook(worth, Meter(Budget(simulations=0)), QuickChance(1))
            found = {one: outlook.worth_of(state, decision, one) for one in answers(view, decision)}
            least = min(worth(state, decision.seat), max(found.values()))
            assert found[action] >= least - 1e-9, (decision, action)
    assert kinds["turn"] > 50
    assert kinds["bid"]


def test_no_bid_is_more_than_half_of_the_reserve_and_none_is_nothing() -> None:
    state = macht_ohnmacht.table(display=["victory-point"], reserve={"orange": (8, 0), "white": (2, 4)})
    view, decision = macht_ohnmacht.asked(macht_ohnmacht.act(state, TakeTile("victory-point")).state, 0)
    assert set(choices(view, decision, macht_ohnmacht.GAME)) == {Bid(2), Bid(3), Bid(4)}


def test_no_march_looks_worse_than_staying() -> None:
    game = find_game("guardians")
    marches = [
        (view, action) for _, view, decision, action in islice(beginners(game, 2, 2), 300) if decision.kind == "march"
    ]
    assert len(marches) > 20
    assert all(rating(view, march) >= 0 for view, march in marches)
