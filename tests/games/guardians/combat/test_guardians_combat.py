"""Combats: what is asked follows from what everybody sees, menus lead to legal answers, previews show what will be.

What each window, command and step does is told in cases/combats.yaml.
"""

from itertools import pairwise
from typing import Any

import pytest

from bot.games.guardians.combat import load_of
from bot.games.guardians.table import Bribed, CardPlayed, Channel, Draft, Place, Retreat, Walk
from tests.games.guardians.courses import turn
from tests.games.guardians.fights import Fight, fight
from tests.games.guardians.played_cases import a_fought_combat
from tests.games.guardians.tables import GAME, army, chance, player

HARMLESS = ("make_juice",)
"""A depot that has cards, and nothing that fits most windows."""


def questions(ended: Fight) -> list[tuple[str, tuple[int, ...]]]:
    """List what would be asked of a combat whose questions are all let go."""
    asked = []
    while ended.state.combat is not None and ended.asked[0]:
        asked.append(ended.asked)
        ended.let_go()
    return asked


@pytest.mark.parametrize(
    ("depot", "other"),
    [
        (("gold",), ("dispel_magic",)),
        (("dispel_magic", "make_juice"), ("babes", "ice_storm")),
        (("power_lunch",), ("shroud_of_grahzue",)),
    ],
)
def test_what_is_asked_does_not_depend_on_what_a_depot_holds(depot: tuple[str, ...], other: tuple[str, ...]) -> None:
    """Two depots of one size bring the same questions, to the same seats in the same order."""
    stacks = ("swordsman", "archer"), ("sand_lord", "devil_dog")
    asked = [questions(fight(*stacks, depots=(mine, HARMLESS))) for mine in (depot, other)]
    assert asked[0] == asked[1]


def test_every_offered_choice_leads_to_a_legal_answer() -> None:
    """Walk each menu of a rich combat to the end, always by the first choice of each kind."""
    begun = fight(
        ("sorcerer", "archer", "swordsman", "gunner"),
        ("wailing_specter", "will_o_the_wisp", "sand_lord", "skeletal_minion"),
        depots=(("dispel_magic", "gold", "power_lunch"), ("babes", "heisenburgs_missiles", "gold")),
    )
    walked = 0
    while begun.state.combat is not None and begun.asked[0]:
        seat = begun.asked[1][0]
        view, decision = begun.view(seat), begun.decision(seat)
        first = next(iter(GAME.questions(view, decision, GAME.blank(view, decision))), None)
        for choice in first.choices if first is not None else ():
            draft = GAME.take(view, decision, GAME.blank(view, decision), first.key if first else "", (choice,))
            for _ in range(5):
                action = GAME.finish(view, decision, draft)
                if action is not None:
                    break
                question = next(one for one in GAME.questions(view, decision, draft) if not one.chosen and one.least)
                draft = GAME.take(view, decision, draft, question.key, question.choices[:1])
            assert action is not None
            assert begun.problems(seat, action) == [], (decision.kind, choice)
            GAME.preview(view, decision, draft)
            walked += 1
        begun.let_go()
    assert walked > 20


def test_a_preview_shows_the_sum_that_a_shot_would_make() -> None:
    begun = fight(("swordsman", "archer"), ("sand_lord",)).lead("swordsman", "sand_lord").until("modifiers")
    view, decision = begun.view(0), begun.decision(0)
    draft = GAME.take(view, decision, GAME.blank(view, decision), "do", ("shoot:archer",))
    shown = GAME.preview(view, decision, draft)
    assert shown.combat is not None
    assert shown.combat.sums is not None
    assert [one.total for one in shown.combat.sums] == [12, 11]
    assert begun.running() == (9, 11)


def test_the_preview_of_a_channel_counts_the_tower_beside_its_stronghold() -> None:
    """What a menu shows is what will happen: the points of the Avatar and one of the Tower, or a stone less."""
    tower: dict[Place, dict[str, Any]] = {"A1": {"below": ("grand_avatar",), "upgrade": "wizards_tower"}}
    game = fight(("sorcerer", "mule"), ("sand_lord", "mule"), homes=(tower, None), stones=(2, 0))
    game.commands().lead("sorcerer", "sand_lord").until("modifiers")
    for choice in ("channel:A1:grand_avatar", "channel:guardian"):
        draft = GAME.blank(game.view(0), game.decision(0))
        draft = GAME.take(game.view(0), game.decision(0), draft, "do", (choice,))
        shown, after = GAME.preview(game.view(0), game.decision(0), draft).combat, game.branch()
        action = GAME.finish(game.view(0), game.decision(0), draft)
        assert isinstance(action, Channel)
        assert shown is not None
        assert shown.sums is not None
        after.answer(0, action)
        assert (shown.sums[0].total, shown.sums[1].total) == after.running()
        assert shown.field.stones == after.field.stones


@pytest.mark.parametrize(("shown", "fought"), [((), True), (("mule",), False)])
def test_bells_call_nobody_who_has_channelled_this_turn(shown: tuple[str, ...], fought: bool) -> None:
    """Then nobody resists: the stronghold falls at once, and the Guardian may be attacked (rule 7.3)."""
    bells: dict[Place, dict[str, Any]] = {"D3": {"upgrade": "alarm_bells", "below": ("mule",), "shown": shown}}
    game = turn(players=(player(0), player(1, homes=bells)), armies=[army(0, "C3", "archer")])
    march = Walk(shield="C3", path=("D3",))
    shown_after = GAME.preview(game.view(0), game.decision(0), drafted(game, march))
    assert shown_after.players[1].strongholds[0].ruined is not fought
    game.answer(0, march)
    assert game.asked == (("between", (1,)) if fought else ("storm", (0,)))


def drafted(game: Fight, march: Walk) -> Draft:
    """The draft of a march by the menu."""
    view, decision = game.view(0), game.decision(0)
    draft = GAME.take(view, decision, GAME.blank(view, decision), "to", march.path[-1:])
    assert GAME.finish(game.view(0), game.decision(0), draft) == march
    return draft


def test_numbers_on_the_battlefield_are_never_used_twice() -> None:
    begun = fight(("swordsman", "archer", "gunner"), ("sand_lord", "axeman"), depots=((), ("gold", "gold", "gold")))
    begun.lead("swordsman", "sand_lord").until("modifiers").shoot(0, "archer").bribe(1, "gold")
    begun.until("primary", "secondary", "retreat", "")
    numbers = [event.fighter.number for event in begun.of(Bribed)] + [one.number for one in begun.field.fighters]
    assert all(before != after for before, after in pairwise(sorted(numbers)))
    assert begun.of(CardPlayed)


def test_samples_and_fallbacks_of_shields_that_meet_fit() -> None:
    """Whatever is kept, the rest goes, and not more."""
    game = a_fought_combat(
        place="C2",
        attacker="A",
        origin="B2",
        loser="B",
        armies={
            "A at C2": "bantam_drake",
            "B at C2": "gunner*3 amulet_of_flying",
            "B at D2": {"cards": "swordsman swordsman", "shield": "shield_terrain_broms_skull"},
        },
    )
    game.answer(1, Retreat(to="D2"))
    assert game.asked == ("merge", (1,))
    view, decision = game.view(1), game.decision(1)
    for action in (GAME.fallback(view, decision), *(GAME.sample(view, decision, chance(one)) for one in range(20))):
        assert game.problems(1, action) == []


def test_where_a_space_holds_too_much_the_menu_proposes_the_weakest() -> None:
    game = a_fought_combat(
        place="C2",
        attacker="A",
        origin="B2",
        loser="B",
        B={"homes": {"D2": {"below": "gunner gunner"}}},
        armies={
            "A at C2": "bantam_drake",
            "B at C2": "archer swordsman",
            "B at D2": {"cards": "gunner axeman", "shield": None},
        },
    )
    game.answer(1, Retreat(to="D2"))
    view, decision = game.view(1), game.decision(1)
    weight, limit = load_of(view, game.state.askings[-1].path)
    assert weight > limit
    assert GAME.finish(view, decision, GAME.blank(view, decision)) is None
    weakest = GAME.take(view, decision, GAME.blank(view, decision), "propose", ("weakest",))
    assert GAME.finish(view, decision, weakest) == GAME.fallback(view, decision)
    assert game.problems(1, GAME.sample(view, decision, chance("overflow"))) == []
