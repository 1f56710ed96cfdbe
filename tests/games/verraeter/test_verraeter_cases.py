"""The rules of Verräter, case by case: each file of cases/ is played by the real rules.

A case says which rule it pins down (docs/rules explains the numbers), what is given and what must come out.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games.selfplay import random_play, random_setup
from bot.games.verraeter.actions import DoNotBuild, PlayCards, TakeRole
from bot.games.verraeter.cards import cards_due, supplying_granaries
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.events import CardsPlayed, ConflictDecided, RoundBegun, StrategistNamed
from bot.games.verraeter.lands import contested_borders
from bot.games.verraeter.scoring import final_score, ranking
from bot.games.verraeter.state import ROLES, Building, BuildingKind, Land, Options
from tests.games.case_files import cases_in
from tests.games.scenes import play
from tests.games.verraeter.stage import STAGE
from tests.games.verraeter.tables import (
    GAME,
    act,
    of_type,
    ring_with,
    table,
    with_buildings,
)

CASES = Path(__file__).with_name("cases")
GRANARY: BuildingKind = "granary"
POST: BuildingKind = "post"
Given = Mapping[str, Any]
Facts = dict[str, Any]


def options_of(given: Given) -> Options:
    return msgspec.convert(given.get("options", {}), Options)


def play_conflict(given: Given) -> Facts:
    """Let the last player take his action card, everybody play his hand and the builder build nothing."""
    names = list(given["players"])
    players = list(given["players"].values())
    roles = [player["action"] for player in players]
    lands = ring_with(given["eagle_land"], given["rose_land"])
    state = table(
        "draft",
        families=[player["family"] for player in players],
        hands=[player["cards"] for player in players],
        roles=roles[:-1],
        removed=next(role for role in ROLES if role not in roles),
        lands=with_buildings(lands, {11 - seat: (seat, GRANARY) for seat in range(len(players))}),
        strategist=names.index(given["strategist"]),
        turn=len(players) - 1,
        options=options_of(given),
    )
    step = act(state, TakeRole(roles[-1]))
    events = list(step.events)
    while step.state.phase in ("cards", "building"):
        hand = tuple(card.value for card in step.state.players[step.state.turn].hand)
        step = act(step.state, PlayCards(hand) if step.state.phase == "cards" else DoNotBuild())
        events += step.events
    (decided,) = of_type(events, ConflictDecided)
    (named,) = of_type(events, StrategistNamed)
    conflict = decided.conflict
    assert [land.family for land in step.state.lands] == [
        conflict.winner if index == conflict.beaten else land.family for index, land in enumerate(lands)
    ], "the beaten land, and no other one, goes over to the winner"
    return {
        "totals": {"eagle": conflict.eagle.total, "rose": conflict.rose.total},
        "winner": conflict.winner,
        "flipped": None if conflict.beaten is None else lands[conflict.beaten].kind,
        "vp": {name: step.state.players[seat].score for seat, name in enumerate(names)},
        "family_after": {name: step.state.players[seat].family for seat, name in enumerate(names)},
        "next_strategist": names[named.seat],
        "passed_without_cards": [names[event.seat] for event in of_type(events, CardsPlayed) if event.empty_hand],
    }


def draw_supply(given: Given) -> Facts:
    """Count what a player draws whose buildings stand on lands of the given families."""
    lands = tuple(
        Land(kind="meadow", family=family, building=Building(0, kind))  # which land it is does not matter
        for kind, families in ((GRANARY, given["granary_families"]), (POST, given.get("post_families", ())))
        for family in families
    )
    granaries = supplying_granaries(lands, 0, given["family"])
    return {"drawn": cards_due(granaries, given.get("action", "traitor"), given["hand"])}


def score(given: Given) -> Facts:
    names = list(given["players"])
    final = [final_score(line["vp"], line["posts"], line["hand"]) for line in given["players"].values()]
    places = ranking(final, [names.index(name) for name in given.get("left", ())], options_of(given))
    return {
        "totals": {name: line.total for name, line in zip(names, final, strict=True)},
        "places": [[names[seat] for seat in place] for place in places],
    }


def find_places(given: Given) -> Facts:
    return {"borders": list(contested_borders(given["lands"]))}


def play_to_the_last_round(given: Given) -> Facts:
    """Play a match in which neither family ever holds everything."""
    for seed in range(100):
        match = random_setup(GAME, given["players"], Options(), f"length {seed}")
        steps = [step for _, step in random_play(match, match.start().state)]
        if steps[-1].state.outcome.reason == "rounds":
            break
    begun = [event for step in steps for event in of_type(step.events, RoundBegun)]
    (first_each,) = set(Counter(event.first for event in begun).values())
    following = [(event.first + 1) % given["players"] for event in begun]
    assert [event.first for event in begun[1:]] == following[:-1], "the card goes round by seats"
    return {"rounds": len(begun), "first_each": first_each}


def count_supply(given: Given) -> Facts:
    assert (len(CARDS.deck), CARDS.limits.hand) == (given["deck"], given["hand_limit"])
    return {"minimum_left": len(CARDS.deck) - given["players"] * CARDS.limits.hand}


RUNNERS: dict[str, Callable[[Given], Facts]] = {
    "conflict": play_conflict,
    "resupply": draw_supply,
    "final": score,
    "place": find_places,
    "length": play_to_the_last_round,
    "supply": count_supply,
}


def read_cases() -> list[Any]:
    """Read every case of every file; the file's name says what is played."""
    return [
        pytest.param(path.stem, case, id=case["id"]) for path in sorted(CASES.glob("*.yaml")) for case in cases_in(path)
    ]


@pytest.mark.parametrize(("kind", "case"), read_cases())
def test_the_rules_decide_as_the_case_says(kind: str, case: dict[str, Any]) -> None:
    """Of a case that is given as a table, what happens there is played as a scene."""
    if "table" in case:
        play(STAGE, {**case, "promise": case["title"]})
        return
    facts = RUNNERS[kind](case["given"])
    assert {name: facts[name] for name in case["expect"]} == case["expect"], f"{case['title']} ({case['rule']})"
