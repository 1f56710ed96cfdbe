"""The data file describes the board of the rules, and a broken one is refused with every reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from bot.games.codec import BadData
from bot.games.power.data import BOARD, HQ, PIECES, PLACE, PLACES, RANGE, read_board
from bot.games.power.movement import ways_of
from bot.games.power.state import COLOURS, Options

WAYS = ways_of(Options())
OPPOSITE = {"V": "J", "B": "R", "J": "V", "R": "B"}


def file() -> dict[str, Any]:
    raw: dict[str, Any] = msgspec.json.decode(files("bot.games.power").joinpath("data", "board.json").read_bytes())
    return raw


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


@pytest.mark.parametrize(
    ("piece", "start", "target"),
    [
        ("D", "S12", "IW"),
        ("T", "J4", "IX"),
        ("T", "B2", "B1"),
        ("B", "J4", "B0"),
        ("CR", "IN", "S1"),
        ("D", "S3", "B2"),
    ],
)
def test_the_moves_that_the_rule_texts_show_are_possible(piece: Any, start: str, target: str) -> None:
    assert target in WAYS.reach(piece, start)


@pytest.mark.parametrize(
    ("piece", "start", "target"),
    [("T", "V0", "B0"), ("D", "S3", "S1"), ("D", "S3", "V4"), ("T", "HQJ", "IX"), ("C", "V0", "S3"), ("S", "V4", "V4")],
)
def test_the_moves_that_the_rule_texts_forbid_are_not(piece: Any, start: str, target: str) -> None:
    assert target not in WAYS.reach(piece, start)


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


def broken(change: Callable[[dict[str, Any]], Any]) -> str:
    raw = file()
    change(raw)
    with pytest.raises(BadData) as refusal:
        read_board(msgspec.json.encode(raw))
    return str(refusal.value)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda raw: raw["places"].pop(), "the board needs"),
        (lambda raw: raw["places"].append(raw["places"][0]), "a place stands twice"),
        (lambda raw: raw["places"][0].pop("territory"), "bear the colour"),
        (lambda raw: raw["places"][0].update(rect=[0, 0, 99, 1]), "does not lie on the plan"),
        (lambda raw: raw["contacts"]["ship"].append(["S1", "S2"]), "two sea sectors never touch"),
        (lambda raw: raw["contacts"]["ship"].append(["S3", "V4"]), "ships cannot reach the middle"),
        (lambda raw: raw["contacts"]["land"].append(["V0", "S3"]), "only ships go to sea"),
        (lambda raw: raw["contacts"]["land"].append(["V0", "X9"]), "unknown places X9"),
        (lambda raw: raw["contacts"]["land"].append(["V0", "V0"]), "a contact stands twice, or is none"),
        (lambda raw: raw["contacts"].update(ship=[]), "touches no other"),
        (lambda raw: raw["pieces"].pop(), "name each piece"),
        (lambda raw: raw["pieces"][0].update(strength=0), "strength and range"),
        (lambda raw: raw["pieces"][-1].update(merged_from="S"), "merged from a small piece"),
        (lambda raw: raw["stops"].pop("air"), "stops must name"),
        (lambda raw: raw.update(start=["R"]), "the start needs small pieces"),
        (lambda raw: raw.update(missile=0), "must be positive"),
        (lambda raw: raw["sea_labels"].pop("pgi"), "sea labels need the sets"),
        (lambda raw: raw["sea_labels"]["pgi"].update(S1="S2"), "name each sea sector once"),
        (lambda raw: raw.pop("version"), "version"),
    ],
)
def test_a_broken_file_is_refused_with_the_reason(change: Callable[[dict[str, Any]], Any], reason: str) -> None:
    assert reason in broken(change)
