"""How right beliefs are: what was said of chances in matches, against who has won them."""

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec

from bot.games.contract import Decision
from bot.games.registry import find_game
from bot.players.arena import Fixture, Played, dealt, in_processes, play, played_in
from bot.players.beliefs import Moment, chances, looked_at
from bot.players.choosing import belief, computer_players
from bot.players.quick_chance import QuickChance

BINS: Final = 10
FEWEST: Final = 50
"""A bin with fewer beliefs says too little to be the worst."""


class Said(NamedTuple):
    """What was believed of a chance to win, and what share of the first place came of it, both from 0 to 1."""

    chance: float
    won: float


class Bin(msgspec.Struct, frozen=True, kw_only=True):
    """Beliefs that are about equal: how many, what they said on average, and what happened."""

    beliefs: int
    said: float
    happened: float


class Calibration(Played, frozen=True, kw_only=True):
    """How right beliefs are.

    `bins` are those with any beliefs, the lowest first; `worst` is how far what was said is from what happened, in the
    worst bin that has enough. `brier` is the mean square of what is said less what happened, `brier_of_fair` that of
    somebody who always says that all have the same chance. `seconds` are those of the processor, for a match.
    """

    level: str
    matches: int
    beliefs: int
    bins: tuple[Bin, ...]
    worst: float
    brier: float
    brier_of_fair: float
    seconds: float


def calibrate(
    fixture: Fixture,
    matches: int,
    jobs: int = 1,
    progress: Callable[[str], None] = lambda line: None,
    *,
    reviewed: bool = False,
) -> Calibration:
    """Play deals with the sides of a fixture, and ask at moments of each seat what it believes. Raises Broken.

    If it is `reviewed`, the chances are asked instead of which a review draws its curve, from the same views.
    """
    said: list[Said] = []
    seconds = 0.0
    fixtures = [dealt(fixture, number, fixture.sides) for number in range(matches)]
    for number, (found, spent) in enumerate(in_processes(partial(believed, reviewed=reviewed), fixtures, jobs)):
        said += found
        seconds += spent
        progress(f"match {number + 1} of {matches}: {len(said)} beliefs")
    fair = 1 / len(fixture.sides)
    bins = binned(said)
    return Calibration(
        **played_in(fixture),
        level=str(fixture.sides[0]),
        matches=matches,
        beliefs=len(said),
        bins=bins,
        worst=max((abs(one.said - one.happened) for one in bins if one.beliefs >= FEWEST), default=0.0),
        brier=brier(said),
        brier_of_fair=brier([Said(fair, one.won) for one in said]),
        seconds=seconds / matches,
    )


def believed(fixture: Fixture, *, reviewed: bool = False) -> tuple[Sequence[Said], float]:
    """Play a match; give what its seats believe at moments of it, and how long it took to ask them."""
    game = find_game(fixture.game)

    def chance_of(view: Any, decision: Decision, luck: QuickChance) -> float:
        if reviewed:
            return chances(computer_players()[game.key], view, luck)[decision.seat]
        return belief(game, view, decision, luck).chance / 100

    moments: list[list[Moment]] = [[] for _ in fixture.sides]

    def noted(line: int, view: Any, decision: Decision) -> None:
        moments[decision.seat].append((line, view, decision))

    result = play(fixture, noted)
    begun = time.thread_time()
    said = [
        Said(chance_of(view, decision, QuickChance(f"{fixture.seed}.{line}.belief")), won)
        for seat, won in enumerate(result.wins)
        for line, view, decision in looked_at(game, moments[seat])
    ]
    return said, time.thread_time() - begun


def binned(said: Iterable[Said]) -> tuple[Bin, ...]:
    """Put beliefs into bins of equal width; a bin with none is left out."""
    bins: list[list[Said]] = [[] for _ in range(BINS)]
    for one in said:
        bins[min(BINS - 1, int(BINS * one.chance))].append(one)
    return tuple(
        Bin(beliefs=len(ones), said=fmean(one.chance for one in ones), happened=fmean(one.won for one in ones))
        for ones in bins
        if ones
    )


def brier(said: Sequence[Said]) -> float:
    """Give the mean square of what was said less what happened."""
    return fmean((one.chance - one.won) ** 2 for one in said)
