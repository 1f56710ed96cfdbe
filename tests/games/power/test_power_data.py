"""The data file describes the board of the rules, and a broken one is refused with every reason."""

from collections import Counter
from typing import Any

import pytest

from bot.games.power.board.data import BOARD, HQ, PIECES, PLACE, PLACES, RANGE
from bot.games.power.board.movement import ways_of
from bot.games.power.board.state import COLOURS, Options

WAYS = ways_of(Options())
OPPOSITE = {"V": "J", "B": "R", "J": "V", "R": "B"}


@pytest.mark.parametrize("colour", COLOURS)
def test_the_key_sectors_are_those_within_two_steps_of_the_headquarters(colour: str) -> None:
    assert {place for place in WAYS.reach("S", f"HQ{colour}") if place[0] == colour} == {f"{colour}{n}" for n in "4678"}


@pytest.mark.parametrize("colour", COLOURS)
def test_planes_from_a_headquarters_reach_foreign_sectors_0_3_and_5_with_all_their_steps(colour: str) -> None:
    reach = WAYS.reach("C", f"HQ{colour}")
    foreign = {place: steps for place, steps in reach.items() if PLACE[place].territory not in {None, colour}}
    assert {place[1:] for place in foreign} == {"0", "3", "5"}
    assert set(foreign.values()) == {RANGE["C"]}
    assert [place for place in foreign if place[0] == OPPOSITE[colour]] == [f"{OPPOSITE[colour]}0"]


def test_a_ship_in_sea_sector_3_reaches_six_sectors_and_two_islands() -> None:
    assert Counter(PLACE[place].kind for place in WAYS.reach("D", "S3")) == {"coastal": 6, "island": 2}


def test_only_the_middle_of_each_territory_is_closed_to_ships() -> None:
    reached = {place for start in PLACES for place in WAYS.reach("D", start)}
    assert set(PLACES) - reached == {f"{colour}4" for colour in COLOURS}


def test_the_moves_that_the_rule_texts_show_are_possible_and_those_that_they_forbid_are_not() -> None:
    shown = ("D S12 IW", "T J4 IX", "T B2 B1", "B J4 B0", "CR IN S1", "D S3 B2")
    forbidden = ("T V0 B0", "D S3 S1", "D S3 V4", "T HQJ IX", "C V0 S3", "S V4 V4")
    moves: list[Any] = [text.split() for text in (*shown, *forbidden)]
    possible = [target in WAYS.reach(piece, start) for piece, start, target in moves]
    assert possible == [True] * len(shown) + [False] * len(forbidden)


def test_every_move_out_of_reach_has_a_reason() -> None:
    reasons: Counter[str] = Counter()
    for ships in (True, False):
        ways = ways_of(Options(ship_hq_to_8=ships, ship_island_to_corner_sector=ships))
        for piece in PIECES[:-1]:
            for start in PLACES:
                reach = ways.reach(piece, start)
                if reach:
                    reasons.update(
                        ways.problem(piece, start, target).key
                        for target in PLACES
                        if target != start and target not in reach
                    )
    assert reasons.keys() == {"power-problem-too-far", "power-problem-must-stop", "power-problem-closed-place"}


def test_the_file_has_a_version() -> None:
    assert BOARD.version
    assert set(HQ.values()) <= set(PLACES)
