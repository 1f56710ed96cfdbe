"""Standing orders: what they answer, when they leave the question to their owner, and how they are put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from bot.games.codec import from_json
from bot.games.contract import IllegalAction, Question, Seat
from bot.games.verraeter.actions import (
    Answer,
    Build,
    BuildOrder,
    CardOrder,
    ChoosePlace,
    DoNotBuild,
    Plan,
    PlayCards,
    TakeRole,
)
from bot.games.verraeter.parts import own_lead
from bot.games.verraeter.state import BuildingKind, Family, LandKind, Options, Role, State
from tests.games.verraeter.tables import GAME, act, alternating_ring, asked, ring_with, table, with_buildings

NO_BUILDER: tuple[Role, ...] = ("farmer", "diplomat2", "strategist", "diplomat5")
BUILDER: tuple[Role, ...] = ("builder", "farmer", "strategist", "diplomat2")
OTHERS: dict[int, tuple[Seat, BuildingKind]] = {9: (1, "granary"), 10: (2, "granary"), 11: (3, "granary")}


def answer(state: State, plan: Plan) -> Answer | None:
    view, decision = asked(state)
    return GAME.plans.answer(view, decision, plan)


# The action card (phase 2)


def draft(*taken: Role) -> State:
    """The next seat chooses from what is left of all but the Builder."""
    return table("draft", roles=taken, removed="builder", turn=len(taken))


def test_the_first_wish_that_is_offered_is_taken() -> None:
    assert answer(draft("farmer"), Plan(roles=("farmer", "builder", "strategist", "traitor"))) == TakeRole("strategist")


def test_where_no_wish_is_offered_the_player_is_asked_or_takes_what_the_clock_would() -> None:
    plan = Plan(roles=("farmer", "builder"))
    assert answer(draft("farmer"), plan) is None
    assert answer(draft("farmer"), msgspec.structs.replace(plan, roles_else="clock")) == TakeRole("diplomat2")


# Supply cards (phase 3)


def conflict(
    hand: Sequence[int],
    role: Role = "builder",
    *,
    eagle: LandKind = "woods",
    rose: LandKind = "village",
    family: Family = "eagle",
    min_cards: Any = 0,
) -> State:
    """Seat 0 plays first, the lands have 7 (eagle) and 10 (rose)."""
    others = [one for one in NO_BUILDER if one != role][:3]
    lands = with_buildings(ring_with(eagle, rose), {8: (0, "granary"), **OTHERS})
    families: list[Family] = ["eagle", "rose"]
    return table(
        "cards",
        hands=[hand, (), (), ()],
        roles=(role, *others),
        families=(family, *families, "eagle"),
        lands=lands,
        options=Options(min_cards=min_cards),
    )


def lead(margin: int = 1, **changes: Any) -> Plan:
    return Plan(cards=CardOrder(goal="lead", margin=margin, **changes))


@pytest.mark.parametrize(
    ("hand", "margin", "played"),
    [
        ((2, 3, 4, 5), 1, (4,)),
        ((2, 2, 5), 1, (2, 2)),
        ((2, 3, 5), 2, (5,)),
        ((2, 4, 6), 3, (6,)),
        ((2, 3, 4, 5), 10, (4, 5, 2, 3)),
    ],
    ids=[
        "4 more than the 3 that the Eagle lacks",
        "the smaller sum rather than fewer cards",
        "of equal sums the fewer cards",
        "a lead of 3 or more",
        "all if all are needed",
    ],
)
def test_just_enough_is_played_to_lead(hand: tuple[int, ...], margin: int, played: tuple[int, ...]) -> None:
    short = {"short": "all"} if margin == 10 else {}
    assert answer(conflict(hand), lead(margin, **short)) == PlayCards(tuple(sorted(played)))


def test_nothing_is_played_by_a_side_that_leads_so_already() -> None:
    state = conflict((3, 4, 5), eagle="city")
    assert answer(state, lead(5)) == PlayCards()
    assert answer(state, lead(6)) == PlayCards((3,))


def test_the_own_diplomat_counts_and_those_of_others_do_not() -> None:
    assert answer(conflict((2, 4), "diplomat2"), lead()) == PlayCards((2,))
    assert answer(conflict((2, 4), "diplomat5"), lead(3)) == PlayCards((2,))
    assert answer(conflict((2, 4), "diplomat5"), lead(2)) == PlayCards()
    assert answer(conflict((2, 4), "builder"), lead()) == PlayCards((4,))


def test_the_traitor_leads_with_the_family_that_he_goes_over_to() -> None:
    """By the reveal his cards count for the Rose, which has 10 against 7 (case V02)."""
    assert answer(conflict((2, 4), "traitor"), lead(3)) == PlayCards()
    assert answer(conflict((2, 4), "traitor"), lead(5)) == PlayCards((2,))
    assert answer(conflict((2, 4), "traitor", family="rose"), lead(1)) == PlayCards((4,))


def test_open_cards_count_for_the_families_that_are_declared() -> None:
    state = table(
        "cards",
        hands=[(3,), (5,), (2, 4, 6), (3, 3)],
        roles=("traitor", "farmer", "strategist", "diplomat2"),
        lands=with_buildings(ring_with("woods", "village"), {8: (0, "granary"), **OTHERS}),
    )
    state = act(act(state, PlayCards((3,))).state, PlayCards((5,))).state
    assert own_lead(asked(state)[0]) == 7 + 3 - 10 - 5
    assert answer(state, lead()) == PlayCards((6,))


def test_what_cannot_lead_is_kept_or_all_played_or_asked() -> None:
    state = conflict((2, 3), rose="city")
    assert answer(state, lead()) == PlayCards()
    assert answer(state, lead(short="all")) == PlayCards((2, 3))
    assert answer(state, lead(short="ask")) is None


def test_never_more_cards_and_never_higher_ones_than_allowed() -> None:
    state = conflict((2, 3, 4, 8))
    assert answer(state, lead(3, keep=8, most=1)) == PlayCards()
    assert answer(state, lead(3, keep=8)) == PlayCards((2, 4))
    assert answer(state, lead(20, keep=4, short="all")) == PlayCards((2, 3))
    assert answer(state, Plan(cards=CardOrder(goal="all", most=2))) == PlayCards((4, 8))
    assert answer(state, Plan(cards=CardOrder(goal="all", keep=8))) == PlayCards((2, 3, 4))


def test_the_farmer_may_play_all_whatever_is_ordered_else() -> None:
    plan = Plan(cards=CardOrder(goal="none"), farmer_plays_all=True)
    assert answer(conflict((2, 5), "farmer"), plan) == PlayCards((2, 5))
    assert answer(conflict((2, 5), "builder"), plan) == PlayCards()


def test_where_the_table_asks_for_a_card_the_lowest_one_is_played() -> None:
    state = conflict((4, 5), eagle="city", min_cards=1)
    for plan in (Plan(cards=CardOrder(goal="none")), lead(), Plan(cards=CardOrder(goal="all", keep=3))):
        assert answer(state, plan) == PlayCards((4,))


def test_no_orders_for_cards_leave_them_to_the_player() -> None:
    assert answer(conflict((4, 5)), Plan(roles=("farmer",))) is None


# Building (phase 7)


def building(buildings: dict[int, tuple[Seat, BuildingKind]]) -> State:
    return table("building", lands=with_buildings(alternating_ring(), {**OTHERS, **buildings}))


def test_a_granary_goes_to_the_strongest_free_land_of_the_own_family_or_to_a_named_one() -> None:
    state = building({0: (0, "granary")})
    assert answer(state, Plan(builds=(BuildOrder("granary"),))) == Build("granary", 8)
    assert answer(state, Plan(builds=(BuildOrder("granary", 3),))) == Build("granary", 3)


def test_the_first_building_that_is_possible_is_built() -> None:
    state = building({0: (0, "granary")})
    assert answer(state, Plan(builds=(BuildOrder("granary", 0), BuildOrder("post")))) == Build("post", 1)


def test_a_granary_becomes_a_post_where_it_is_worth_least() -> None:
    convert, idle = Plan(builds=(BuildOrder("convert"),)), Plan(builds=(BuildOrder("idle"),))
    state = building({2: (0, "granary"), 4: (0, "granary"), 7: (0, "granary")})
    assert answer(state, convert) == answer(state, idle) == Build("post", 7, 7)
    state = building({2: (0, "granary"), 4: (0, "granary")})
    assert answer(state, convert) == Build("post", 2, 2)
    assert answer(state, idle) is None


def test_where_no_building_is_possible_the_player_is_asked_or_builds_nothing() -> None:
    state = building({0: (0, "post"), 1: (0, "post")})
    plan = Plan(builds=(BuildOrder("post"), BuildOrder("idle")))
    assert answer(state, plan) is None
    assert answer(state, msgspec.structs.replace(plan, builds_else="clock")) == DoNotBuild()
    assert answer(state, Plan(builds=(*plan.builds, BuildOrder("nothing")))) == DoNotBuild()


# The place (phase 1)


def test_the_first_place_where_families_meet_is_chosen() -> None:
    lands = alternating_ring()
    lands = (lands[0], msgspec.structs.replace(lands[1], family="eagle"), *lands[2:])
    state = table("place", lands=with_buildings(lands, {**OTHERS, 8: (0, "granary")}))
    assert answer(state, Plan(places=(0, 1, 5))) == ChoosePlace(5)
    assert answer(state, Plan(places=(0, 1))) is None
    view, decision = asked(state)
    assert answer(state, Plan(places=(0, 1), places_else="clock")) == GAME.fallback(view, decision)


# How long they hold


def test_orders_for_one_round_hold_in_that_round_only() -> None:
    state = draft("farmer")
    assert answer(state, Plan(roles=("traitor",), round=1)) == TakeRole("traitor")
    assert answer(state, Plan(roles=("traitor",), round=2)) is None


def test_the_first_granary_is_always_asked() -> None:
    everything = Plan(places_else="clock", builds=(BuildOrder("granary"),), builds_else="clock", roles_else="clock")
    assert answer(table("granaries", round=0, lands=alternating_ring()), everything) is None


def test_an_order_to_pass_of_an_earlier_version_still_passes() -> None:
    plan = from_json(b'{"roles":["farmer"],"pass_cards":true}', Plan)
    assert plan.card_order == CardOrder(goal="none")
    assert answer(conflict((4, 5)), plan) == PlayCards()


# The standing question


def order(*answers: tuple[str, str], state: State | None = None, seat: Seat = 2) -> tuple[dict[str, Question], Plan]:
    """Answer questions of a seat's standing question; give what is asked then, and the plan."""
    view = GAME.view(state or table("place"), seat)
    decision = GAME.plans.question(view)
    assert decision is not None
    half_made = GAME.blank(view, decision)
    for question, chosen in answers:
        half_made = GAME.take(view, decision, half_made, question, tuple(chosen.split()))
    plan = GAME.finish(view, decision, half_made)
    assert isinstance(plan, Plan)
    assert GAME.faults(view, decision, half_made) == ()
    return {question.key: question for question in GAME.questions(view, decision, half_made)}, plan


def test_a_blank_sheet_of_orders_leaves_everything_to_the_player() -> None:
    questions, plan = order()
    assert plan == Plan()
    assert list(questions) == ["how-long", "part", "wish-1"]
    for state in (draft(), conflict((4, 5)), building({0: (0, "granary")}), table("place")):
        assert answer(state, plan) is None


def test_a_wish_list_offers_each_card_once_and_one_place_more_up_to_all() -> None:
    questions, plan = order(("wish-1", "builder"), ("wish-2", "traitor"))
    assert plan == Plan(roles=("builder", "traitor"))
    assert list(questions)[2:] == ["wish-1", "wish-2", "wish-3", "wish-else"]
    assert len(questions["wish-1"].choices) == 6
    assert {"builder", "traitor"}.isdisjoint(questions["wish-3"].choices)
    everyone = ("builder", "traitor", "farmer", "strategist", "diplomat2", "diplomat5")
    questions, plan = order(*((f"wish-{rank}", role) for rank, role in enumerate(everyone, start=1)))
    assert plan.roles == everyone
    assert "wish-else" not in questions


def test_a_wish_that_is_taken_back_moves_the_others_up() -> None:
    wishes = (("wish-1", "builder"), ("wish-2", "traitor"), ("wish-3", "farmer"))
    assert order(*wishes, ("wish-1", ""))[1] == Plan(roles=("traitor", "farmer"))
    assert order(*wishes, ("wish-1", "farmer"))[1] == Plan(roles=("farmer", "traitor"))


def test_a_usual_plan_takes_few_presses() -> None:
    answers = (
        ("wish-1", "strategist"),
        ("wish-2", "farmer"),
        ("wish-else", "clock"),
        ("part", "cards"),
        ("goal", "lead"),
    )
    expected = Plan(roles=("strategist", "farmer"), roles_else="clock", cards=CardOrder(goal="lead"))
    assert order(*answers)[1] == expected


def test_another_page_keeps_what_the_others_hold() -> None:
    questions, plan = order(
        ("part", "cards"),
        ("goal", "lead"),
        ("margin", "4"),
        ("short", "ask"),
        ("most", "3"),
        ("keep", "6"),
        ("farmer", "all"),
        ("part", "building"),
        ("build-1", "granary-3"),
        ("build-2", "idle"),
        ("build-else", "clock"),
        ("part", "place"),
        ("place-1", "4"),
        ("place-else", "clock"),
        ("how-long", "once"),
        ("part", "roles"),
        ("wish-1", "farmer"),
    )
    assert plan == Plan(
        roles=("farmer",),
        cards=CardOrder(goal="lead", margin=4, most=3, keep=6, short="ask"),
        farmer_plays_all=True,
        builds=(BuildOrder("granary", 3), BuildOrder("idle")),
        builds_else="clock",
        places=(4,),
        places_else="clock",
        round=1,
    )
    assert list(questions) == ["how-long", "part", "wish-1", "wish-2", "wish-else"]


def test_after_building_nothing_there_is_no_further_wish() -> None:
    questions, plan = order(("part", "building"), ("build-1", "post"), ("build-2", "nothing"))
    assert plan.builds == (BuildOrder("post"), BuildOrder("nothing"))
    assert list(questions)[2:] == ["build-1", "build-2"]


def test_only_free_lands_are_offered_for_a_granary() -> None:
    with pytest.raises(IllegalAction):
        order(("part", "building"), ("build-1", "granary-9"))


@pytest.mark.parametrize(
    ("state", "seat", "held"),
    [
        (table("granaries", round=0, lands=alternating_ring()), 2, 1),
        (table("place", round=3), 2, 3),
        (table("cards", roles=NO_BUILDER, round=3), 2, 3),
        (act(table("cards", roles=NO_BUILDER, round=3), PlayCards()).state, 0, 4),
        (act(table("cards", roles=BUILDER, round=3), PlayCards()).state, 0, 3),
        (table("building", round=3), 0, 3),
        (table("building", round=3), 1, 4),
        (act(table("cards", roles=NO_BUILDER, round=8), PlayCards()).state, 0, 8),
    ],
    ids=[
        "set-up",
        "before the draft",
        "before the own cards",
        "after them",
        "but as the Builder",
        "who builds",
        "while another builds",
        "after the own cards in the last round",
    ],
)
def test_orders_for_once_are_for_the_round_in_which_something_can_be_asked_next(
    state: State, seat: Seat, held: int
) -> None:
    assert order(("how-long", "once"), state=state, seat=seat)[1].round == held


def test_no_page_has_more_than_a_message_holds() -> None:
    """A menu makes two components, a row of buttons one more than it has; the rest of the panel needs a dozen."""
    everyone = ("builder", "traitor", "farmer", "strategist", "diplomat2")
    pages = [
        [(f"wish-{rank}", role) for rank, role in enumerate(everyone, start=1)],
        [("part", "cards"), ("goal", "lead")],
        [("part", "building"), *((f"build-{rank}", f"granary-{rank}") for rank in range(1, 5))],
        [("part", "place"), *((f"place-{rank}", str(rank)) for rank in range(1, 5))],
    ]
    for answers in pages:
        questions, _ = order(*answers)
        assert sum(2 if one.style == "menu" else 1 + len(one.choices) for one in questions.values()) <= 28


def test_who_has_left_is_asked_for_no_orders_and_nobody_after_the_end() -> None:
    assert GAME.plans.question(GAME.view(table("place", left=(2,)), 2)) is None
    assert GAME.plans.question(GAME.view(table("place", left=(2,)), None)) is None
