"""Half-made moves.

The menus lead to what the rules allow, a change of mind costs no more than it must, and the board shows a move before
it is made.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.contract import IllegalAction, Question
from bot.games.forms import Draft
from bot.games.verraeter.actions import Build, ChoosePlace, DoNotBuild, PlaceGranary, PlayCards, TakeRole
from bot.games.verraeter.parts import own_lead
from bot.games.verraeter.state import Building, BuildingKind, Options, Role, State
from bot.games.verraeter.views import View
from tests.games.verraeter.tables import GAME, alternating_ring, asked, ring_with, table, with_buildings

NO_BUILDER: tuple[Role, ...] = ("farmer", "diplomat2", "strategist", "diplomat5")
OTHERS: dict[int, tuple[int, BuildingKind]] = {9: (1, "granary"), 10: (2, "granary"), 11: (3, "granary")}
THREE_GRANARIES = with_buildings(
    alternating_ring(), {**OTHERS, 0: (0, "granary"), 1: (0, "granary"), 2: (0, "granary")}
)
TWO_POSTS = with_buildings(alternating_ring(), {**OTHERS, 0: (0, "post"), 1: (0, "post")})


def asks(state: State, draft: Draft | None = None) -> list[Question]:
    view, decision = asked(state)
    return list(GAME.questions(view, decision, draft or Draft()))


def answered(state: State, *answers: tuple[str, str]) -> Draft:
    """Answer questions one after the other; several choices are separated by blanks."""
    view, decision = asked(state)
    draft = GAME.blank(view, decision)
    for question, chosen in answers:
        draft = GAME.take(view, decision, draft, question, tuple(chosen.split()))
    return draft


def made(state: State, *answers: tuple[str, str]) -> Any:
    view, decision = asked(state)
    return GAME.finish(view, decision, answered(state, *answers))


def shown(state: State, *answers: tuple[str, str]) -> View:
    view, decision = asked(state)
    return GAME.preview(view, decision, answered(state, *answers))


# One question


def test_the_first_granary_offers_the_free_lands() -> None:
    state = table("granaries", round=0, lands=with_buildings(alternating_ring(), {0: (3, "granary")}))
    (question,) = asks(state)
    assert (question.key, question.choices) == ("land", tuple(map(str, range(1, 12))))
    assert made(state, ("land", "7")) == PlaceGranary(7)


def test_the_strategist_is_offered_the_borders_that_are_fought_over() -> None:
    state = table("place")
    (question,) = asks(state)
    assert (question.key, question.choices) == ("border", tuple(map(str, range(12))))
    assert made(state, ("border", "11")) == ChoosePlace(11)


def test_the_drafter_is_offered_what_was_passed_on() -> None:
    state = table("draft", roles=("farmer",), removed="builder", turn=1)
    (question,) = asks(state)
    assert (question.key, question.choices) == ("role", ("traitor", "diplomat2", "diplomat5", "strategist"))
    assert made(state, ("role", "traitor")) == TakeRole("traitor")


def test_equal_cards_are_choices_of_their_own() -> None:
    state = table("cards", roles=NO_BUILDER, hands=[(2, 5, 5), (3,), (4,), (5,)])
    question = asks(state)[-1]
    assert (question.choices, question.least, question.most) == (("2-1", "5-1", "5-2"), 0, 3)
    assert made(state, ("cards", "5-2 2-1")) == PlayCards((2, 5))
    assert made(state, ("cards", "5-2")) == made(state, ("cards", "5-1")) == PlayCards((5,))


def test_one_press_proposes_the_fewest_cards_that_take_the_lead_or_all_that_may_be_played() -> None:
    lands = with_buildings(ring_with("woods", "river"), {8 + seat: (seat, "granary") for seat in range(4)})
    behind = table("cards", roles=NO_BUILDER, lands=lands, hands=[(2, 3, 5, 5), (3,), (4,), (5,)])
    (propose, _) = asks(behind)
    assert propose.key == "propose"
    assert made(behind, ("propose", propose.choices[-1])) == PlayCards((2, 3, 5, 5))
    lead = int(own_lead(asked(behind)[0]))
    cards = made(behind, ("propose", propose.choices[0])).cards
    assert lead + sum(cards) > 0
    assert lead + sum(cards[1:]) <= 0 or lead > 0


def test_no_card_is_played_twice() -> None:
    with pytest.raises(IllegalAction, match="not-on-the-menu"):
        answered(table("cards", roles=NO_BUILDER), ("cards", "5-1 5-1"))


def test_no_card_chosen_is_a_pass_which_the_player_makes_final_like_any_move() -> None:
    state = table("cards", roles=NO_BUILDER)
    assert made(state) == made(state, ("cards", "")) == PlayCards()


def test_option_one_card_at_least_shows_in_the_menu() -> None:
    state = table("cards", roles=NO_BUILDER, options=Options(min_cards=1))
    question = asks(state)[-1]
    assert (question.least, question.most) == (1, 3)
    assert made(state) is None
    with pytest.raises(IllegalAction):
        answered(state, ("cards", ""))


# The builder


def test_the_builder_is_asked_what_and_where_at_once() -> None:
    state = table("building")
    (question,) = asks(state)
    lands = [str(land) for land in range(12) if f"granary-{land}" in question.choices]
    new = (*(f"granary-{land}" for land in lands), *(f"post-{land}" for land in lands))
    assert question.choices[: len(new)] == new
    assert made(state) is None
    assert made(state, ("what", "post-4")) == Build("post", 4)
    assert made(state, ("what", "granary-4")) == Build("granary", 4)
    assert made(state, ("what", "nothing")) == DoNotBuild()


def test_a_granary_is_turned_where_it_stands_and_last_of_all_moved() -> None:
    (question,) = asks(table("building", lands=THREE_GRANARIES))
    assert question.choices[:4] == ("post-0-0", "post-1-1", "post-2-2", "nothing"), "nothing new with three buildings"
    assert question.choices[4:6] == ("post-3-0", "post-4-0")
    state = table("building", lands=THREE_GRANARIES)
    assert made(state, ("what", "post-1-1")) == Build("post", 1, 1)
    assert made(state, ("what", "post-5-1")) == Build("post", 5, 1)


def test_only_what_is_possible_is_offered() -> None:
    choices = asks(table("building", lands=TWO_POSTS))[0].choices
    assert {choice.partition("-")[0] for choice in choices} == {"granary", "nothing"}


def test_a_change_of_mind_takes_the_place_of_what_was_chosen() -> None:
    state = table("building")
    draft = answered(state, ("what", "post-4"), ("what", "granary-4"))
    assert GAME.finish(*asked(state), draft) == Build("granary", 4)


@pytest.mark.parametrize(
    ("question", "chosen"),
    [
        ("land", "4"),  # not asked yet
        ("what", "castle"),
        ("what", ""),
        ("what", "post-4 granary-4"),
        ("what", "post-4 post-4"),
        ("colour", "red"),
    ],
)
def test_what_was_not_offered_cannot_be_taken(question: str, chosen: str) -> None:
    with pytest.raises(IllegalAction, match="not-on-the-menu"):
        answered(table("building"), (question, chosen))


def test_a_stored_draft_that_fits_no_longer_is_asked_again() -> None:
    """A draft may outlive the position that it was made for, or an earlier version may have stored it."""
    state = table("building")
    for stored in ((("what", ("post-99",)),), (("what", ("post",)), ("land", ("4",)))):
        assert GAME.finish(*asked(state), Draft(stored)) is None
        assert [question.key for question in asks(state, Draft(stored))] == ["what"]


# The board as the draft would make it


def test_the_board_shows_a_building_before_it_is_built() -> None:
    state = table("building", lands=THREE_GRANARIES)
    view = shown(state, ("what", "post-5-1"))
    assert (view.lands[1].building, view.lands[5].building) == (None, Building(0, "post"))
    assert view.lands[5].change == "built"
    assert (view.players[0].granaries, view.players[0].posts, view.players[0].unbuilt) == (2, 1, 0)


def test_the_board_shows_the_first_granary_the_place_and_the_role() -> None:
    granary = shown(table("granaries", round=0, lands=alternating_ring()), ("land", "7"))
    assert granary.lands[7].building == Building(0, "granary")
    assert (granary.players[0].granaries, granary.players[0].unbuilt) == (1, 2)
    assert shown(table("place"), ("border", "4")).border == 4
    role = shown(table("draft"), ("role", "traitor"))
    assert (role.players[0].role, role.players[0].role_taken) == ("traitor", True)


def test_the_board_shows_cards_as_played_with_the_new_sum() -> None:
    lands = with_buildings(ring_with("woods", "river"), {8 + seat: (seat, "granary") for seat in range(4)})
    view = shown(table("cards", roles=NO_BUILDER, lands=lands), ("cards", "3-1 5-1"))
    assert view.open_sums == (15, 5)
    assert (view.hand, view.players[0].played, view.players[0].hand_count) == ((4,), (3, 5), 1)


def test_the_board_stays_as_it_is_until_a_draft_is_complete() -> None:
    state = table("building")
    assert shown(state) == shown(state, ("what", "nothing")) == asked(state)[0]
