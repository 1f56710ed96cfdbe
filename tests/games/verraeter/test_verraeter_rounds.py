"""Verräter in play: the set-up and the twelve phases, one after the other, as the players live through them."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from bot.games.contract import IllegalAction, NotAsked, Nothing
from bot.games.selfplay import random_play, random_setup
from bot.games.verraeter.actions import Build, ChoosePlace, DoNotBuild, PlaceGranary, PlayCards, TakeRole
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.events import (
    Built,
    CardsPlayed,
    ConflictDecided,
    MatchEnded,
    NothingBuilt,
    PlaceChosen,
    Resupplied,
    RoleKept,
    RolesOffered,
    RoleTaken,
    RoundBegun,
    StrategistNamed,
    SupplyDealt,
    TableSet,
)
from bot.games.verraeter.state import Building, BuildingKind, Family, Land, Options, Phase, Role, State, SupplyCard
from tests.games.verraeter.tables import (
    GAME,
    act,
    alternating_ring,
    asked,
    chance,
    held_by,
    in_order,
    is_allowed,
    of_type,
    ring_with,
    table,
    with_buildings,
)

SIX_AND_SIX: tuple[Family, ...] = (*("eagle",) * 6, *("rose",) * 6)


def started(players: int = 4, seed: object = 0, **options: object) -> State:
    entries = (Nothing(),) * players
    return GAME.start(entries, msgspec.convert(options, Options), chance("start", seed)).state


def hand_of(state: State, seat: int) -> tuple[int, ...]:
    return GAME.view(state, seat).hand


# The set-up


@pytest.mark.parametrize("players", [3, 4])
def test_families_alternate_from_the_first_player_who_supports_the_eagle(players: int) -> None:
    for seed in range(20):
        state = started(players, seed)
        families = [state.players[seat].family for seat in in_order(state)]
        assert families == ["eagle", "rose", "eagle", "rose"][:players]


def test_anybody_may_be_drawn_as_first_player_and_the_next_one_is_strategist() -> None:
    states = [started(4, seed) for seed in range(60)]
    assert {state.first for state in states} == {0, 1, 2, 3}
    assert all(state.strategist == (state.first + 1) % 4 for state in states)


def test_option_the_first_player_is_the_first_strategist() -> None:
    assert all(
        state.strategist == state.first for state in (started(4, n, first_strategist="first_player") for n in range(9))
    )


@pytest.mark.parametrize(("players", "pile"), [(3, 14), (4, 11)])
def test_everybody_starts_with_three_four_and_five_and_the_rest_is_the_pile(players: int, pile: int) -> None:
    state = started(players)
    assert [hand_of(state, seat) for seat in range(players)] == [(3, 4, 5)] * players
    assert GAME.view(state, None).pile == pile


def test_option_three_cards_at_random() -> None:
    states = [started(3, seed, start_hand="three_random") for seed in range(20)]
    hands = {hand_of(state, seat) for state in states for seat in range(3)}
    assert all(len(hand) == 3 for hand in hands)
    assert len(hands) > 10


def test_each_family_starts_with_the_same_six_lands_in_a_shuffled_ring() -> None:
    rings = [started(4, seed).lands for seed in range(10)]
    sets = {Land(kind=kind, family=family) for kind in CARDS.copies for family in ("eagle", "rose")}
    assert all(set(ring) == sets for ring in rings)
    assert len(set(rings)) == 10


def test_option_the_families_alternate_round_the_ring() -> None:
    rings = [started(4, seed, layout="alternating").lands for seed in range(10)]
    assert all(ring[place].family != ring[place - 1].family for ring in rings for place in range(12))
    assert len(set(rings)) == 10


@pytest.mark.parametrize("players", [2, 5])
def test_a_table_of_another_size_is_refused(players: int) -> None:
    with pytest.raises(IllegalAction, match="verraeter-problem-seats"):
        started(players)


def test_each_player_in_turn_puts_one_granary_then_the_strategist_is_asked_for_the_place() -> None:
    state = started(4)
    order = in_order(state)
    for place, seat in enumerate(order):
        assert GAME.waiting_on(state)[0].id == f"0.granary.{seat}"
        state = act(state, PlaceGranary(3 * place)).state
    assert [state.lands[3 * place].building for place in range(4)] == [Building(seat, "granary") for seat in order]
    assert GAME.waiting_on(state)[0].id == f"1.place.{state.strategist}"


def test_the_first_granary_needs_a_free_land() -> None:
    state = act(started(4), PlaceGranary(5)).state
    assert not is_allowed(state, PlaceGranary(5))
    assert not is_allowed(state, PlaceGranary(12))
    assert not is_allowed(state, PlaceGranary(-1))
    assert is_allowed(state, PlaceGranary(6))


def test_option_the_first_granary_needs_a_land_of_the_own_family() -> None:
    state = table("granaries", round=0, lands=alternating_ring(), options=Options(first_granary="own_family_land"))
    assert is_allowed(state, PlaceGranary(0))
    assert not is_allowed(state, PlaceGranary(1))
    assert asked(state)[0].legal_lands == (0, 2, 4, 6, 8, 10)
    rose_is_there = with_buildings(alternating_ring(), {1: (0, "granary")})
    taken = table("granaries", round=0, lands=rose_is_there, options=Options(first_granary="own_family_land"))
    assert not is_allowed(taken, PlaceGranary(1))


# The worked example (V02)


def test_the_worked_example_from_the_place_to_the_supply() -> None:
    """Woods against woods: on the table the Eagle leads by 16 to 10, then Ann turns her coat and the Rose wins."""
    ann, bob, cy, di = range(4)
    lands = with_buildings(
        ring_with("woods", "woods"), {1: (ann, "granary"), 2: (bob, "granary"), 3: (cy, "granary"), 4: (ann, "granary")}
    )
    lands = with_buildings(lands, {7: (di, "granary")})
    state = table("place", lands=lands, families=("eagle", "rose", "eagle", "rose"), strategist=ann)
    state = act(state, ChoosePlace(0), "traitor offered", 1).state
    assert state.removed not in {"traitor", "farmer", "builder", "diplomat5"}
    roles: tuple[Role, ...] = ("traitor", "farmer", "builder", "diplomat5")
    for role in roles:
        state = act(state, TakeRole(role)).state
    for cards in ((5,), (3,), (4,)):
        state = act(state, PlayCards(cards)).state
    assert GAME.view(state, di).open_sums == (16, 10)
    step = act(state, PlayCards())
    (decided,) = of_type(step.events, ConflictDecided)
    assert (decided.conflict.eagle.total, decided.conflict.rose.total) == (11, 20)
    assert decided.conflict.turncoat == ann
    assert [player.score for player in step.state.players] == [5, 4, 0, 4]
    assert [player.family for player in step.state.players] == ["rose", "rose", "eagle", "rose"]
    assert step.state.lands[0].family == "rose"
    assert GAME.waiting_on(step.state)[0].id == f"1.build.{cy}"

    step = act(step.state, DoNotBuild())
    draws = {event.seat: event for event in of_type(step.events, Resupplied)}
    assert (draws[bob].reason, draws[bob].drawn) == ("farmer", 3)
    assert (draws[ann].granaries, draws[ann].drawn) == (1, 1), "for the granary on the Rose's land, not the Eagle's"
    assert [event.seat for event in of_type(step.events, StrategistNamed) if event.kept] == [ann]
    assert (step.state.round, step.state.first) == (2, bob)


# Phase 1


def test_a_place_lies_between_lands_of_different_families() -> None:
    state = table("place", lands=with_buildings(held_by(SIX_AND_SIX), {5 + n: (n, "granary") for n in range(4)}))
    assert asked(state)[0].legal_borders == (5, 11)
    assert is_allowed(state, ChoosePlace(5))
    assert is_allowed(state, ChoosePlace(11))
    assert not is_allowed(state, ChoosePlace(0))
    assert not is_allowed(state, ChoosePlace(12))
    assert not is_allowed(state, ChoosePlace(-1))


# Phase 2


def test_one_card_is_put_aside_and_each_player_chooses_from_what_the_one_before_has_passed_on() -> None:
    step = act(table("place"), ChoosePlace(0))
    removed = step.state.removed
    passed_on = {*CARDS.roles} - {removed}
    for seat in range(4):
        (offer,) = of_type(step.events, RolesOffered)
        assert (offer.audience, set(offer.roles)) == (seat, passed_on)
        assert set(GAME.view(step.state, seat).offered) == passed_on
        role = offer.roles[seat % 2]
        step = act(step.state, TakeRole(role))
        passed_on -= {role}
        assert of_type(step.events, RoleTaken) == [RoleTaken(seat=seat)]
        assert of_type(step.events, RoleKept) == [RoleKept(audience=seat, role=role)]
    assert len(passed_on) == 1


def test_any_card_may_be_the_one_put_aside() -> None:
    removed = {act(table("place"), ChoosePlace(0), seed).state.removed for seed in range(60)}
    assert removed == set(CARDS.roles)


def test_a_card_that_was_not_passed_on_cannot_be_taken() -> None:
    state = table("draft", roles=("farmer",), removed="builder", turn=1)
    assert not is_allowed(state, TakeRole("farmer"))
    assert not is_allowed(state, TakeRole("builder"))
    assert is_allowed(state, TakeRole("traitor"))


def test_the_draft_is_sealed_and_nobody_else_sees_a_card_before_the_reveal() -> None:
    state = table("draft", roles=("farmer", "traitor"), removed="builder", turn=2)
    assert asked(state)[1].sealed
    for reader in (1, 2, 3, None):
        view = GAME.view(state, reader)
        assert [player.role for player in view.players] == [None, "traitor" if reader == 1 else None, None, None]
        assert [player.role_taken for player in view.players] == [True, True, False, False]
    assert GAME.view(state, 3).offered == ()


def test_a_player_still_sees_what_was_passed_to_him_until_the_reveal() -> None:
    state = table("cards", roles=("farmer", "traitor", "strategist", "diplomat2"), removed="builder")
    assert GAME.view(state, 1).offered == ("traitor", "diplomat2", "diplomat5", "strategist")
    assert GAME.view(state, 1).players[1].role == "traitor"


# Phase 3

ROLES_WITHOUT_BUILDER: tuple[Role, ...] = ("farmer", "diplomat2", "strategist", "diplomat5")


def test_up_to_five_cards_are_played_or_none_in_any_order() -> None:
    state = table("cards", roles=ROLES_WITHOUT_BUILDER, hands=[(2, 3, 3, 4, 5), (3,), (4,), (5,)])
    for cards in ((), (3,), (5, 2), (2, 3, 3, 4, 5)):
        assert is_allowed(state, PlayCards(cards))
    step = act(state, PlayCards((5, 3, 2)))
    assert of_type(step.events, CardsPlayed) == [CardsPlayed(seat=0, cards=(2, 3, 5))]
    assert hand_of(step.state, 0) == (3, 4)


def test_cards_that_are_not_in_the_hand_and_too_many_cards_are_refused_together() -> None:
    state = table("cards", roles=ROLES_WITHOUT_BUILDER)
    assert not is_allowed(state, PlayCards((8,)))
    assert not is_allowed(state, PlayCards((3, 3)))
    assert not is_allowed(state, PlayCards((3, 3, 4, 5, 6, 6)))


def test_option_one_card_at_least_unless_the_hand_is_empty() -> None:
    options = Options(min_cards=1)
    state = table("cards", roles=ROLES_WITHOUT_BUILDER, hands=[(3, 4), (), (2,), (5,)], options=options)
    assert not is_allowed(state, PlayCards())
    step = act(state, PlayCards((3,)))
    assert of_type(step.events, CardsPlayed)[1:] == [CardsPlayed(seat=1, cards=(), empty_hand=True)]
    assert step.state.turn == 2


def test_option_one_card_at_least_leaves_no_choice_with_a_single_card() -> None:
    options = Options(min_cards=1)
    single = table("cards", roles=ROLES_WITHOUT_BUILDER, hands=[(3,), (4,), (2,), (5,)], options=options)
    several = table("cards", roles=ROLES_WITHOUT_BUILDER, hands=[(3, 4), (4,), (2,), (5,)], options=options)
    free = table("cards", roles=ROLES_WITHOUT_BUILDER, hands=[(3,), (4,), (2,), (5,)])
    assert [GAME.forced(*asked(state)) for state in (single, several, free)] == [PlayCards((3,)), None, None]


def test_played_cards_count_for_the_declared_family_until_the_reveal() -> None:
    state = table(
        "cards",
        roles=("traitor", "diplomat2", "strategist", "diplomat5"),
        lands=with_buildings(ring_with("woods", "river"), {8 + n: (n, "granary") for n in range(4)}),
    )
    before = GAME.view(state, None).open_sums
    after = GAME.view(act(state, PlayCards((5,))).state, None).open_sums
    assert (before, after) == ((7, 5), (12, 5))


def test_the_table_shows_played_cards_and_the_number_in_hand_but_no_hand() -> None:
    state = act(table("cards", roles=ROLES_WITHOUT_BUILDER), PlayCards((3, 5))).state
    view = GAME.view(state, None)
    assert view.players[0].played == (3, 5)
    assert [player.hand_count for player in view.players] == [1, 3, 3, 3]
    assert (view.hand, view.offered) == ((), ())


def test_option_hands_that_the_board_does_not_count() -> None:
    state = table("cards", roles=ROLES_WITHOUT_BUILDER, options=Options(hand_counts_public=False))
    assert [player.hand_count for player in GAME.view(state, None).players] == [None] * 4
    assert [player.hand_count for player in GAME.view(state, 2).players] == [None, None, 3, None]


# Phases 4 to 6: see the conflict cases; here what the reveal leaves behind


def test_the_reveal_shows_every_role_and_ends_the_secrets_of_the_draft() -> None:
    roles: tuple[Role, ...] = ("builder", "traitor", "strategist", "diplomat2")
    state = table("cards", roles=roles, hands=[(3,), (), (), ()])
    revealed = act(state, PlayCards()).state
    assert [player.role for player in GAME.view(revealed, None).players] == list(roles)
    assert revealed.removed is None
    assert GAME.view(revealed, 0).offered == ()


def test_a_turncoat_stays_until_the_next_treason() -> None:
    state = table("cards", roles=("traitor", "farmer", "strategist", "diplomat2"), hands=[(3,), (), (), ()])
    turned = act(state, PlayCards()).state
    assert turned.players[0].family == "rose"
    matches = (random_setup(GAME, 4, Options(), f"treason {number}") for number in range(10))
    for match in matches:
        families = [player.family for player in match.start().state.players]
        for _, step in random_play(match, match.start().state):
            for event in of_type(step.events, ConflictDecided):
                for seat, role in enumerate(event.conflict.roles):
                    assert (event.conflict.supporters[seat] != families[seat]) == (role == "traitor")
                families = list(event.conflict.supporters)


# Phase 7


def conflict_won_by_the_eagle(buildings: dict[int, tuple[int, BuildingKind]]) -> State:
    """Seat 0 is the builder; the city of the Eagle (0) has just beaten the wilderness of the Rose (1)."""
    state = table(
        "cards",
        families=("eagle", "rose", "rose"),
        lands=with_buildings(ring_with("city", "wilderness"), buildings),
        roles=("builder", "strategist", "diplomat2"),
        hands=[(2,), (3, 4), ()],
    )
    return act(act(state, PlayCards((2,))).state, PlayCards()).state


def test_a_granary_built_now_supplies_in_the_same_round() -> None:
    state = conflict_won_by_the_eagle({11: (0, "granary"), 10: (1, "granary"), 9: (2, "granary")})
    eagle_land = next(place for place in range(2, 9) if state.lands[place].family == "eagle")
    step = act(state, Build("granary", eagle_land))
    supplied = [event.drawn for event in of_type(step.events, Resupplied) if event.seat == 0]
    idle = [event.drawn for event in of_type(act(state, DoNotBuild()).events, Resupplied) if event.seat == 0]
    assert supplied == [idle[0] + 1]


def test_a_granary_that_became_a_post_no_longer_supplies() -> None:
    state = conflict_won_by_the_eagle({0: (0, "granary"), 10: (1, "granary"), 9: (2, "granary")})
    idle = [event.drawn for event in of_type(act(state, DoNotBuild()).events, Resupplied) if event.seat == 0]
    turned = [event.drawn for event in of_type(act(state, Build("post", 0, 0)).events, Resupplied) if event.seat == 0]
    assert (idle, turned) == ([1], [0])


def test_a_granary_on_the_beaten_land_supplies_the_new_side_at_once() -> None:
    state = conflict_won_by_the_eagle({1: (0, "granary"), 10: (1, "granary"), 9: (2, "granary")})
    assert [event.drawn for event in of_type(act(state, DoNotBuild()).events, Resupplied) if event.seat == 0] == [1]


def test_turning_a_granary_may_move_it() -> None:
    state = conflict_won_by_the_eagle({0: (0, "granary"), 10: (1, "granary"), 9: (2, "granary")})
    step = act(state, Build("post", 4, 0))
    assert of_type(step.events, Built) == [Built(seat=0, kind="post", land=4, convert=0)]
    assert (step.state.lands[0].building, step.state.lands[4].building) == (None, Building(0, "post"))


def test_a_builder_who_can_build_nothing_is_not_asked() -> None:
    """One granary and two posts: nothing new, nothing to turn."""
    lands = with_buildings(
        ring_with("city", "wilderness"),
        {2: (0, "granary"), 3: (0, "post"), 4: (0, "post"), 10: (1, "granary"), 9: (2, "granary")},
    )
    state = table(
        "cards",
        families=("eagle", "rose", "eagle"),
        lands=lands,
        roles=("builder", "farmer", "traitor"),
        hands=[(3,), (), ()],
    )
    step = act(state, PlayCards())
    assert of_type(step.events, NothingBuilt) == [NothingBuilt(seat=0, possible=False)]
    assert step.state.phase == "place"


def test_a_builder_may_let_the_chance_pass() -> None:
    state = conflict_won_by_the_eagle({0: (0, "granary"), 10: (1, "granary"), 9: (2, "granary")})
    step = act(state, DoNotBuild())
    assert of_type(step.events, NothingBuilt) == [NothingBuilt(seat=0, possible=True)]


def test_without_the_builder_nobody_builds() -> None:
    state = table("cards", roles=ROLES_WITHOUT_BUILDER, hands=[(3,), (), (), ()])
    step = act(state, PlayCards())
    assert of_type(step.events, Built) == of_type(step.events, NothingBuilt) == []
    assert step.state.phase == "place"


# What the board shows


def changes(state: State) -> dict[int, str]:
    return {place: land.change for place, land in enumerate(GAME.view(state, None).lands) if land.change}


def test_the_board_marks_what_was_beaten_and_built_until_the_next_conflict() -> None:
    state = conflict_won_by_the_eagle({0: (0, "granary"), 10: (1, "granary"), 9: (2, "granary")})
    assert changes(state) == {1: "flipped"}
    state = act(state, Build("granary", 4)).state
    assert changes(state) == {1: "flipped", 4: "built"}
    state = act(state, GAME.fallback(*asked(state))).state
    assert changes(state) == {1: "flipped", 4: "built"}
    while state.phase in {"draft", "cards"}:
        view, decision = asked(state)
        state = act(state, TakeRole(view.offered[0]) if state.phase == "draft" else GAME.fallback(view, decision)).state
    assert state.conflict is not None
    assert changes(state) == {state.conflict.beaten: "flipped"}


def test_the_board_marks_the_first_granaries_one_by_one() -> None:
    state = act(started(3), PlaceGranary(7)).state
    assert changes(state) == {7: "built"}
    assert changes(act(state, PlaceGranary(2)).state) == {2: "built"}


def test_everybody_has_taken_a_card_until_the_builder_is_done() -> None:
    state = conflict_won_by_the_eagle({0: (0, "granary"), 10: (1, "granary"), 9: (2, "granary")})
    assert [player.role_taken for player in GAME.view(state, None).players] == [True, True, True]
    next_round = act(state, DoNotBuild()).state
    assert [player.role_taken for player in GAME.view(next_round, None).players] == [False, False, False]


@pytest.mark.parametrize("phase", ["granaries", "place", "building"])
def test_choices_are_shown_to_the_one_who_is_asked(phase: Phase) -> None:
    state = table(phase, round=0 if phase == "granaries" else 1)
    choices = [len(view.legal_lands + view.legal_borders) for view in (GAME.view(state, seat) for seat in (0, 1, None))]
    assert choices[0] > 0
    assert choices[1:] == [0, 0]


# Phases 9 to 12


def test_played_cards_are_shuffled_back_before_anybody_draws() -> None:
    """With three players and full hands the pile holds eight cards; what was played can come back in the same round."""
    hands = [(2, 2, 2, 2, 2), (3, 3, 3, 3, 3), (4, 4, 4, 4, 4)]
    drawn_again = False
    for seed in range(30):
        state = table(
            "cards", families=("eagle", "rose", "eagle"), hands=hands, roles=("farmer", "diplomat5", "strategist")
        )
        for hand in hands:
            step = act(state, PlayCards(hand), seed)
            state = step.state
        (dealt,) = [event for event in of_type(step.events, SupplyDealt) if event.audience == 0]
        drawn_again = drawn_again or bool({2, 3, 4} & set(dealt.cards))
        assert len(state.pile) + sum(len(player.hand) for player in state.players) == 23
    assert drawn_again


def test_supply_is_drawn_from_the_first_player_on_and_told_to_its_owner_alone() -> None:
    state = table(
        "cards", roles=("farmer", "diplomat2", "strategist", "diplomat5"), first=2, turn=2, hands=[(), (), (3,), ()]
    )
    step = act(state, PlayCards())
    assert [event.seat for event in of_type(step.events, Resupplied)] == [2, 3, 0, 1]
    for event in of_type(step.events, SupplyDealt):
        drawn = [each.drawn for each in of_type(step.events, Resupplied) if each.seat == event.audience]
        assert drawn == [len(event.cards)]


def test_the_next_player_becomes_first_player_and_the_strategist_chooses_again() -> None:
    state = table("cards", roles=("farmer", "strategist", "traitor", "diplomat5"), hands=[(3,), (), (), ()])
    step = act(state, PlayCards())
    assert of_type(step.events, RoundBegun) == [RoundBegun(round=2, first=1, strategist=1)]
    assert step.state.border is None
    assert all(player.played is None for player in step.state.players)


# The end


def last_round_played() -> State:
    return act(table("cards", roles=ROLES_WITHOUT_BUILDER, hands=[(3,), (), (), ()], round=8), PlayCards()).state


def test_the_match_ends_when_one_family_holds_every_land() -> None:
    only_one_left: tuple[Family, ...] = ("eagle", "rose", *("eagle",) * 10)
    lands = with_buildings(held_by(only_one_left), {8 + seat: (seat, "granary") for seat in range(4)})
    state = table(
        "cards",
        lands=lands,
        roles=("diplomat5", "farmer", "strategist", "diplomat2"),
        hands=[(3,), (), (), ()],
        round=3,
    )
    step = act(state, PlayCards((3,)))
    (ended,) = of_type(step.events, MatchEnded)
    assert ended.reason == "one-family"
    assert GAME.waiting_on(step.state) == ()
    assert of_type(step.events, Resupplied), "the round is played to its end before"
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.ranking == ended.ranking


def test_the_posts_bring_points_by_the_hand_after_the_last_supply() -> None:
    lands = with_buildings(
        alternating_ring(), {0: (0, "post"), 2: (0, "post"), 8: (1, "granary"), 9: (2, "granary"), 11: (3, "granary")}
    )
    state = table(
        "cards", lands=lands, roles=ROLES_WITHOUT_BUILDER, hands=[(3,), (), (), ()], round=8, scores=(7, 5, 5, 0)
    )
    step = act(state, PlayCards((3,)))
    (ended,) = of_type(step.events, MatchEnded)
    line = ended.final[0]
    assert (line.posts, line.hand, line.bonus) == (2, 3, 6), "the farmer has drawn three"
    assert line.total == line.before + 6 == step.state.players[0].score
    assert GAME.view(step.state, None).players[0].final == line


def test_nothing_is_asked_or_accepted_after_the_end() -> None:
    state = last_round_played()
    decision = msgspec.structs.replace(asked(table("place"))[1], id="8.place.0")
    with pytest.raises(NotAsked):
        GAME.apply(state, decision, ChoosePlace(0), chance())
    assert GAME.waiting_on(state) == ()
    assert not any(player.to_act for player in GAME.view(state, None).players)


# Whole matches


@pytest.mark.parametrize("players", [3, 4])
def test_scores_are_what_the_events_say_and_never_fall(players: int) -> None:
    """The account of a match adds up to its final score."""
    for number in range(15):
        match = random_setup(GAME, players, Options(), f"scores {number}")
        state = match.start().state
        points = [0] * players
        for _, step in random_play(match, state):
            for event in of_type(step.events, ConflictDecided):
                points = [
                    sum(three)
                    for three in zip(points, event.conflict.land_points, event.conflict.role_points, strict=True)
                ]
            now, before = ([player.score for player in each.players] for each in (step.state, state))
            assert all(new >= old for new, old in zip(now, before, strict=True))
            state = step.state
            if state.outcome is None:
                assert now == points
        assert [line.before for line in state.final] == points
        bonus = [
            min(3, len(player.hand)) * sum(land.building == Building(seat, "post") for land in state.lands)
            for seat, player in enumerate(state.players)
        ]
        assert [line.bonus for line in state.final] == bonus
        assert state.outcome is not None
        assert state.outcome.scores == tuple(line.before + line.bonus for line in state.final)


@pytest.mark.parametrize("players", [3, 4])
def test_each_hand_is_what_its_owner_was_told(players: int) -> None:
    """Dealt and drawn cards, less those played: a player needs no trust in the board to know his hand."""
    for number in range(10):
        match = random_setup(GAME, players, Options(start_hand="three_random"), f"hands {number}")
        start = match.start()
        hands = [Counter[int]() for _ in range(players)]
        for step in [start, *(step for _, step in random_play(match, start.state))]:
            for event in step.events:
                match event:
                    case SupplyDealt(cards=cards) if event.audience is not None:
                        hands[event.audience].update(cards)
                    case CardsPlayed(seat=seat, cards=cards):
                        hands[seat].subtract(cards)
                    case _:
                        pass
            assert [tuple(sorted(hand.elements())) for hand in hands] == [
                hand_of(step.state, seat) for seat in range(players)
            ]


def test_a_table_shared_by_two_families_always_leaves_the_strategist_a_choice() -> None:
    """Why no place is ever chosen by itself."""
    for number in range(20):
        match = random_setup(GAME, 3 + number % 2, Options(), f"choice {number}")
        for _, step in random_play(match, match.start().state):
            if step.state.phase == "place":
                assert len(asked(step.state)[0].legal_borders) >= 2
            assert len(of_type(step.events, PlaceChosen)) <= 1


def test_set_up_is_announced_before_anything_else() -> None:
    step = GAME.start((Nothing(),) * 3, Options(), chance("announced"))
    assert isinstance(step.events[0], TableSet)
    assert [event.audience for event in step.events[1:]] == list(in_order(step.state))


def test_tables_do_not_share_anything() -> None:
    """Playing on one table leaves another one from the same start as it was."""
    start = started(3)
    copy = msgspec.json.encode(start)
    state = start
    while GAME.waiting_on(state):
        state = act(state, GAME.sample(*asked(state), chance("tables", state.round)), state.round).state
    assert msgspec.json.encode(start) == copy


def test_a_card_knows_only_what_everybody_has_seen() -> None:
    """`shown` changes when a card lies on the table, `drawn` when it comes into a hand."""
    state = table("cards", roles=("farmer", "diplomat2", "strategist", "diplomat5"), hands=[(8,), (), (), ()], round=4)
    after = act(state, PlayCards((8,))).state
    cards = [card for player in after.players for card in player.hand] + list(after.pile)
    assert [card.shown for card in cards if card.value == 8] == [4]
    assert all(card == SupplyCard(card.value, card.shown, 4) for card in after.players[0].hand)
