"""Random matches from the start to the end: a few here, a thousand in the soak."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.games.contract import Step
from bot.games.macht_ohnmacht.board.data import RULES, TILES
from bot.games.macht_ohnmacht.board.events import AuctionDecided, CycleEnded, FirstPlayerNamed, GameEvent, Overthrown
from bot.games.macht_ohnmacht.board.state import State
from bot.games.selfplay import random_play, random_setup
from tests.games.macht_ohnmacht.tables import GAME, chance, of_type
from tests.games.random_matches import some_options

SAMPLE, SOAK = 30, 1000
MOST_CYCLES = 2 * (RULES.goal - 1) + 1
"""Each cycle brings somebody a point, so that one of two has as many as the goal asks for by then."""

how_many = pytest.mark.parametrize(
    "matches",
    [pytest.param(SAMPLE, id="sample"), pytest.param(SOAK, id="soak", marks=pytest.mark.soak)],
)


def match(number: int) -> Iterator[Step[State, GameEvent]]:
    """Play a match at random, with random settings."""
    setup = random_setup(GAME, 2, some_options(GAME, chance("settings", number)), f"self-play {number}")
    start = setup.start()
    yield start
    for _, step in random_play(setup, start.state):
        yield step


@how_many
def test_every_match_ends_in_time_and_every_sum_that_is_told_adds_up(matches: int) -> None:
    """Pieces, markers and tiles are all there at any moment; nobody fills the hourglass up before a cycle ends."""
    reasons = Counter[str]()
    for number in range(matches):
        cycle, hourglass = 0, 0
        for step in match(number):
            board = step.state.board
            assert GAME.violations(step.state) == ()
            assert board.cycle > cycle or board.hourglass <= hourglass
            cycle, hourglass = board.cycle, board.hourglass
            for event in of_type(step.events, Overthrown):
                attacking = sum(near.pieces for near in event.sum.attacking) + event.sum.attack_bonuses
                defending = sum(near.pieces for near in event.sum.defending) + event.sum.defence_bonuses
                assert attacking == event.sum.attack > event.sum.defence == defending + event.sum.inside
                assert event.sum.attacker == event.seat != event.sum.defender
            for event in of_type(step.events, AuctionDecided):
                first, second = event.bids
                assert event.winner == (None if first == second else int(second > first))
            for event in of_type(step.events, CycleEnded):
                assert 1 <= sum(event.gained) <= 2
            reasons.update(type(event).__name__ for event in step.events)
        assert step.state.outcome is not None
        assert board.cycle <= MOST_CYCLES + TILES.most_deferrals
        reasons[step.state.outcome.reason] += 1
    assert reasons["goal"] > reasons["both"]
    assert reasons["Overthrown"]
    assert reasons["AuctionDecided"]


def test_colours_and_the_first_player_are_drawn_by_lot() -> None:
    """Q42, and the first cycle, before which nobody has anything."""
    drawn = Counter[tuple[str, int]]()
    for number in range(60):
        step = GAME.start((GAME.types.entry(),) * 2, GAME.types.options(), chance("lots", number))
        (named,) = of_type(step.events, FirstPlayerNamed)
        assert (named.reason, named.actions) == ("lot", 1)
        drawn[step.state.board.players[0].colour, named.seat] += 1
    assert set(drawn) == {("orange", 0), ("orange", 1), ("white", 0), ("white", 1)}
