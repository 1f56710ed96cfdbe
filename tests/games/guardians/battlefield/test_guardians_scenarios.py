"""The numbered scenarios of Guardians that open cards alone decide: each is a row of cases/scenarios.yaml.

Every figure of the French rules' examples is among them: sums, area attacks, channeling, secondary attacks, control and
healing. What needs the course of a turn or a combat is told by cases of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.guardians.abilities import Aoe, GrantReceiver
from bot.games.guardians.battlefield import (
    channel_points,
    channel_price,
    channel_refusal,
    channelled,
    compare,
    control_sums,
    counted,
    fallen,
    fighter_of,
    healers,
    healing_fits,
    hit_seats,
    may_shoot,
    strike_needed,
    winner_of,
)
from bot.games.guardians.battlefield.channels import cap
from bot.games.guardians.battlefield.control_count import counts
from bot.games.guardians.cards import CARDS, with_ability
from bot.games.guardians.combat.bribery import may_bribe
from bot.games.guardians.spaces import Pile, fits, stacking_of
from bot.games.guardians.table import Battlefield, Fighter
from tests.games.case_files import cases_in
from tests.games.guardians.fields import battlefield, commands, duel, effect, fighter, strike

Case = Mapping[str, Any]

CASES: Final[tuple[Case, ...]] = tuple(cases_in(Path(__file__).parents[1] / "cases" / "scenarios.yaml"))


def a_stack(case: Case) -> None:
    cards, below = tuple(case["cards"]), tuple(case.get("below", ()))
    expect = case["expect"]
    assert stacking_of((*cards, *below)) == expect.get("stacking", stacking_of((*cards, *below)))
    assert sum(CARDS[card].base for card in cards) == expect.get("base", sum(CARDS[card].base for card in cards))
    assert fits(Pile(cards, ()), 30, below) == expect.get("fits", True)
    if "refused" in case:
        assert not fits(Pile((*cards, case["refused"]), ()), 30, below)
    if enemy := case.get("enemy"):
        assert sum(CARDS[card].base for card in enemy["cards"]) == enemy["base"]
        assert stacking_of(tuple(enemy["cards"])) == enemy.get("stacking", stacking_of(tuple(enemy["cards"])))


def a_match_up(case: Case) -> None:
    sides = (case["A"], case["B"])
    guardians = ("rak_nam_leader_of_the_mighty", "tes_let_leader_with_foresight")
    fought = duel(
        sides[0]["card"],
        sides[1]["card"],
        terrain=case.get("terrain"),
        stronghold=case.get("stronghold"),
        shields=(sides[0].get("shield"), sides[1].get("shield")),
        shots=[(seat, card) for seat, side in enumerate(sides) for card in side.get("shots", ())],
        channels=[
            (seat, guardians[seat], min(points, CARDS[side["card"]].base))
            for seat, side in enumerate(sides)
            for points in side.get("channels", ())
        ],
        lasting=[
            one for seat, side in enumerate(sides) if "command" in side for one in commands(seat, side["command"])
        ],
    )
    assert fought.totals == tuple(case["expect"]["totals"])
    assert fought.beaten == case["expect"]["beaten"]
    assert compare(fought.field, fought.first, fought.second).shielded == case["expect"].get("shielded")
    for card in case.get("cannot_shoot", ()):
        assert not may_shoot(fought.field, 0, card)
    for card in case.get("can_shoot", ()):
        assert may_shoot(fought.field, 0, card)
    for card in sides[0].get("bribed_shots", ()):
        shot = duel(sides[0]["card"], sides[1]["card"], shots=[(0, card)])
        assert may_bribe(shot.field, 1, sides[1]["bribes"], shot.field.fighters[-1])
    if "cap" in case:
        assert cap(fought.field, fought.second) == case["cap"]["B"]


def an_area_attack(case: Case) -> None:
    field = battlefield(stage="commands")
    (attack,) = with_ability(CARDS[case["from"]], Aoe)
    hands = hit_seats(attack, 0)
    assert hands == ((1, 0) if case["expect"].get("hands") == "both" else (1,))
    for victim in hands:
        assert fallen(field, victim, tuple(case["hand"]), attack, attack.points) == tuple(case["expect"]["fallen"])
    assert (attack.mode == "suffocate") == case["expect"].get("aside", False)


def a_channel(case: Case) -> None:
    guardian = case.get("guardian", "rak_nam_leader_of_the_mighty")
    lasting = []
    if case.get("enabled_by") == "power_lunch":
        lasting = [effect(1, "power_lunch", GrantReceiver, target=2, ends="match-up")]
    elif "enabled_by" in case:
        lasting = list(commands(1, case["enabled_by"]))
    if case.get("role") == "secondary":
        meeting = strike(case["target"], "mule", guardians=(guardian, "thak_steady_hand"))
        target = meeting.first
    else:
        meeting = duel("mule", case["target"], lasting=lasting, guardians=("thak_steady_hand", guardian))
        target = meeting.second
    field, stones, seat = meeting.field, 0, target.owner
    refused = None
    for offer in case["offers"]:
        source = guardian if offer == "guardian" else offer
        refused = channel_refusal(field, seat, source, target)
        if refused is not None:
            break
        stones += channel_price(field, seat, source, target)
        delivered = sum(term.amount for term in channel_points(field, seat, source, target))
        target = channelled(target, source, counted(field, target, delivered))
        field = _with(field, target)
    assert refused == case["expect"].get("refused")
    assert target.received == case["expect"]["received"]
    if "stones" in case["expect"]:
        assert stones == case["expect"]["stones"]
    for offer, why in case.get("refused_too", {}).items():
        assert channel_refusal(field, seat, guardian if offer == "guardian" else offer, target) == why


def a_need(case: Case) -> None:
    fought = strike(
        "idiot",
        case["target"],
        primary=case.get("primary"),
        hurt=case.get("hurt", True),
        beaten=case.get("beaten", True),
        target_role=case.get("role", "primary"),
    )
    target = fought.second
    if "target_received" in case:
        target = channelled(target, "rak_nam_leader_of_the_mighty", case["target_received"])
    waiting = [one for one in fought.field.fighters if one.role != "secondary"]
    assert strike_needed(battlefield(stage="secondary", fighters=tuple(waiting)), target) == case["expect"]["needed"]


def a_strike(case: Case) -> None:
    *earlier, striker = case["strikers"]
    fought = strike(
        striker,
        case["target"],
        earlier=earlier,
        primary=case.get("primary"),
        target_role=case.get("role", "primary"),
        others=[fighter(60, 0, card, role="secondary", match=2, against=3) for card in case.get("elsewhere", ())],
    )
    if "totals" in case["expect"]:
        assert fought.totals == tuple(case["expect"]["totals"])
    assert (fought.beaten == case["target"]) == case["expect"]["beaten"]
    for card in case.get("cannot_shoot", ()):
        assert not may_shoot(fought.field, 0, card)
    for card in case.get("bribed_by", ()):
        assert may_bribe(fought.field, 1, card, fought.first)


def a_resolution(case: Case) -> None:
    field = _laid(case["attacker"], case["defender"], harmless=case.get("harmless", ()))
    immune_count = case.get("immune_count", False)
    sums = control_sums(field, immune_count=immune_count)
    assert (sums[0].total, sums[1].total) == tuple(case["expect"]["totals"])
    assert winner_of(field, immune_count=immune_count) == (0 if case["expect"]["winner"] == "attacker" else 1)


def a_healing(case: Case) -> None:
    beaten = [fighter(20 + index, 0, card, beaten_by=99) for index, card in enumerate(case["beaten"])]
    alive = [fighter(10 + index, 0, card) for index, card in enumerate(case["alive"])]
    field = battlefield(
        stage="aftermath",
        fighters=(*alive, *beaten),
        winner=0 if case["won"] else 1,
    )
    able = healers(field, 0)
    healed = min(sum(one.most for one in able), len(case["beaten"]))
    assert healed == case["expect"]["healed"]
    pairs = tuple((healer.card, patient) for healer, patient in zip(able, case["beaten"], strict=False))
    assert healing_fits(field, 0, pairs)
    assert not healing_fits(field, 0, (*pairs, (case["alive"][0], case["beaten"][0])))
    if "counted" in case["expect"]:
        assert [one.card for one in field.fighters if counts(field, one)] == case["expect"]["counted"]


def _with(field: Battlefield, changed: Fighter) -> Battlefield:
    assert fighter_of(field, changed.number) is not None
    fighters = tuple(changed if one.number == changed.number else one for one in field.fighters)
    return replace(field, fighters=fighters)


def _laid(attacker: list[str], defender: list[str], harmless: tuple[str, ...]) -> Battlefield:
    sides: tuple[tuple[Seat, list[str]], ...] = ((0, attacker), (1, defender))
    cards = [(seat, card) for seat, side in sides for card in side]
    return battlefield(
        stage="resolution",
        fighters=tuple(
            fighter(number, seat, card, hurts=card not in harmless) for number, (seat, card) in enumerate(cards, 1)
        ),
    )


PLAYED: Final[Mapping[str, Callable[[Case], None]]] = {
    "stack": a_stack,
    "match": a_match_up,
    "area": an_area_attack,
    "channel": a_channel,
    "need": a_need,
    "strike": a_strike,
    "control": a_resolution,
    "heal": a_healing,
}


@pytest.mark.parametrize("case", CASES, ids=[f"{case['id']} {case['title']}" for case in CASES])
def test_the_scenario_comes_out_as_the_rules_say(case: Case) -> None:
    PLAYED[case["kind"]](case)
