"""Find the positions of the sealed order of the day anew, after a change of a game's rules or data.

    python -m scripts.daily_positions find verraeter FILE   # for each game: plays matches, writes what is worth asking
    python -m scripts.daily_positions pack FILE ...         # all of them, to bot/matches/daily/positions.json.xz

Players of level 2 play. Worth asking is what is open, where several answers are nearly as good and another one is not,
and where something hidden matters: an answer that is sealed, or that the strongest level mixes. All follows from the
seeds.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

import bot.matches.daily
from bot.games.codec import to_json
from bot.games.contract import AnyGame, Decision
from bot.games.registry import find_game
from bot.matches.daily.positions import FILE, DayPosition, position_of, read, written
from bot.players.arena import Fixture, Side, play
from bot.players.choosing import weigh
from bot.players.computer_player import Weighed
from bot.players.quick_chance import QuickChance

TARGET: Final = Path(bot.matches.daily.__file__).with_name(FILE)

SEED: Final = "day"
MATCHES: Final = 48
EDGE: Final = 6
"""Of a match so large a part at its beginning and its end is left out: what is alike in all, and what is decided."""
LOOKED_AT: Final = 20
"""So many questions of a match are thought about,"""
TAKEN: Final = 5
"""and so many are taken at most."""
BESIDE: Final = 4
"""Beside what the strongest level would answer, so many legal answers are weighed, to see what a mistake costs."""
ENOUGH: Final = 150
"""So many are found, of which the best are kept:"""
EACH: Final = 100
"""so many of a game; those of four games last for more than a year."""
OPEN: Final = (0.1, 0.9)
"""Between these chances nothing is decided."""
CLOSE: Final = 0.03
COSTS: Final = 0.04
MIXED: Final = 0.1
LONGEST: Final = 1.4
"""An answer that is so many times as long as one of its kind usually is, such as ten orders, takes long to explain."""


class Found(NamedTuple):
    """A position, by how much the second-best answer is worth less than the best, and the length of that as JSON."""

    position: DayPosition
    margin: float
    length: int


def is_worth_asking(decision: Decision, weighed: Sequence[Weighed]) -> bool:
    """Tell by figures whether people may differ about an answer, and whether it matters."""
    worths = sorted((one.worth for one in weighed), reverse=True)
    if len(worths) < 2 or not OPEN[0] <= worths[0] <= OPEN[1]:
        return False
    if worths[0] - worths[1] > CLOSE or worths[0] - worths[-1] < COSTS:
        return False
    return decision.sealed or sum(one.share >= MIXED for one in weighed) > 1


def found_in(game: AnyGame, seats: int, seed: str) -> Iterator[Found]:
    """Let computers play a match, and give what is worth asking in it."""
    entries = game.entries
    fixture = Fixture(
        game=game.key,
        options=game.types.options(),
        entries="starters" if entries is not None and entries.starters else "sample",
        sides=(Side("level2"),) * seats,
        seed=seed,
    )
    asked: list[tuple[Any, Decision]] = []
    play(fixture, lambda _line, view, decision: asked.append((view, decision)))
    edge = len(asked) // EDGE
    asked = asked[edge : len(asked) - edge]
    chosen = Random(seed).sample(asked, min(len(asked), LOOKED_AT))
    taken = 0
    for view, decision in chosen:
        position = position_of(game, seats, {}, decision, view)
        beside = [game.sample(view, decision, QuickChance(f"{position.key}.{number}")) for number in range(BESIDE)]
        unlike = [one for number, one in enumerate(beside) if one not in beside[:number]]
        weighed = weigh(game, view, decision, "level3", QuickChance(position.key), unlike)
        if is_worth_asking(decision, weighed):
            best, second, *_ = sorted(weighed, key=lambda one: -one.worth)
            yield Found(position, best.worth - second.worth, len(to_json(best.action)))
            taken += 1
        if taken == TAKEN:
            return


def chosen_of(found: Sequence[Found]) -> list[DayPosition]:
    """Choose the closest positions of each kind, the kinds in turn; of equals the one that is shorter to answer."""
    kinds: defaultdict[str, list[Found]] = defaultdict(list)
    for one in sorted(found, key=lambda one: (round(one.margin, 2), one.length, one.position.key)):
        kinds[one.position.decision.kind].append(one)
    for kind, ones in kinds.items():
        usual = median(one.length for one in ones)
        kinds[kind] = [one for one in ones if one.length <= LONGEST * usual]
    ranks = zip_longest(*(kinds[kind] for kind in sorted(kinds)))
    unlike = {one.position.key: one.position for rank in ranks for one in rank if one is not None}
    return [*unlike.values()][:EACH]


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    finding = commands.add_parser("find")
    finding.add_argument("game")
    finding.add_argument("file", type=Path)
    packing = commands.add_parser("pack")
    packing.add_argument("files", type=Path, nargs="+")
    asked = parser.parse_args()
    if asked.command == "pack":
        positions = [one for file in asked.files for one in read(file.read_bytes())]
        TARGET.write_bytes(written(positions))
        print(f"{TARGET}: {len(positions)} positions, {TARGET.stat().st_size} bytes")
        return
    game = find_game(asked.game)
    found: list[Found] = []
    for number in range(MATCHES):
        seats = game.seats[number % len(game.seats)]
        found += found_in(game, seats, f"{SEED}.{game.key}.{number}")
        if len(found) >= ENOUGH:
            break
        print(f"match {number + 1} of {MATCHES}: {len(found)} positions")
    positions = chosen_of(found)
    asked.file.write_bytes(written(positions))


if __name__ == "__main__":
    main()
