"""Random matches from the start to the end, with decks of all kinds: a few here, two thousand in the soak."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.games.contract import Step
from bot.games.guardians.cards import random_deck
from bot.games.guardians.rules import Guardians
from bot.games.guardians.spaces.victory import LONGEST
from bot.games.guardians.table import ControlCounted, Drawn, GameEvent, MatchDecided, MatchEnded, State
from bot.games.selfplay import Setup, random_play, random_setup
from tests.games.guardians.tables import chance, of_type
from tests.games.random_matches import some_options

GAME = Guardians()
SAMPLE, SOAK = 20, 2000

how_many = pytest.mark.parametrize(
    "matches",
    [pytest.param(SAMPLE, id="sample"), pytest.param(SOAK, id="soak", marks=pytest.mark.soak)],
)


def table(number: int) -> Setup:
    """Bring a table together, with random settings and with decks from the whole pool every other time."""
    made = random_setup(GAME, 2, some_options(GAME, chance("settings", number)), f"self-play {number}")
    if number % 2:
        return made
    decks = tuple(random_deck(chance("deck", number, seat)) for seat in range(2))
    return Setup(game=GAME, seed=made.seed, options=made.options, entries=decks)


def match(number: int) -> Iterator[Step[State, GameEvent]]:
    """Play a match at random."""
    made = table(number)
    start = made.start()
    yield start
    for _, step in random_play(made, start.state):
        yield step


@how_many
def test_every_match_ends_and_keeps_the_invariants(matches: int) -> None:
    """Cards in one place each, limits of thirty and twenty-five, no lone shield, no debts, one standard bearer."""
    reasons = Counter[str]()
    for number in range(matches):
        steps = list(match(number))
        for step in steps:
            assert GAME.violations(step.state) == ()
        end = steps[-1].state
        assert end.outcome is not None
        limit = end.options.turn_limit
        assert end.turn <= (LONGEST if limit == "none" else limit)
        *before, event = steps[-1].events
        assert isinstance(event, MatchEnded)
        assert not of_type(before, MatchEnded)
        assert (event.reason, event.winner) == (
            end.outcome.reason,
            end.outcome.winners[0] if len(end.outcome.winners) == 1 else None,
        )
        assert event.shields_lost == tuple(player.shields_lost for player in end.players)
        assert event.stones == tuple(player.stones for player in end.players)
        reasons[end.outcome.reason] += 1
    assert {"shields", "lands"} <= reasons.keys()


@pytest.mark.long
@how_many
def test_what_is_told_adds_up(matches: int) -> None:
    """Draws, and who holds a space: the attacker needs strictly more (R01)."""
    counted = 0
    for number in range(matches):
        for step in match(number):
            for event in of_type(step.events, Drawn):
                assert event.cards <= max(0, sum(term.amount for term in event.terms))
            for event in of_type(step.events, ControlCounted):
                counted += 1
                attacking, defending = (one.total for one in event.sums)
                assert event.winner == (event.attacker if attacking > defending else 1 - event.attacker)
    assert counted


@pytest.mark.long
@how_many
def test_primaries_are_compared_by_their_sums(matches: int) -> None:
    """Nobody wins with less but by a text, which is named as the cause."""
    compared = 0
    for number in range(matches):
        for step in match(number):
            for event in of_type(step.events, MatchDecided):
                match_up = event.match
                if match_up.compared and match_up.winner is not None and match_up.cause is None:
                    compared += 1
                    first, second = match_up.first_sum.total, match_up.second_sum.total
                    assert first != second or match_up.secondary
                    assert match_up.winner == (match_up.first if first > second else match_up.second)
    assert compared
