"""Computer players of Verräter: they do what is plainly right, whatever the table, and the same every time."""

import pytest

from bot.games.contract import Seat, standing_question
from bot.games.verraeter.actions import Action, Build, ChoosePlace, PlayCards, StandingOrders, TakeRole
from bot.games.verraeter.scoring import decide
from bot.games.verraeter.state import BuildingKind, Land, LandKind, Role, State
from bot.players.budget import Budget, Meter
from bot.players.choosing import ahead, choose, computer_players, reasons, weigh
from bot.players.computer_player import Level
from bot.players.quick_chance import QuickChance
from bot.players.verraeter.outlooks import FITTED, HABITUAL, WEIGHTS
from tests.games.verraeter.tables import (
    GAME,
    act,
    alternating_ring,
    asked,
    ring_with,
    steps,
    table,
    with_buildings,
)

SOME_THOUGHT = Budget(simulations=60)
HOUSES: dict[int, tuple[Seat, BuildingKind]] = {
    8: (0, "granary"),
    9: (1, "granary"),
    10: (2, "granary"),
    11: (3, "granary"),
}

every_level = pytest.mark.parametrize("level", ["greedy", "level2", "level3"])


def chosen(state: State, level: Level, seed: int = 7, budget: Budget = SOME_THOUGHT) -> Action:
    view, decision = asked(state)
    action: Action = choose(GAME, view, decision, level, QuickChance(seed), budget)
    return action


# What is plainly right


@every_level
def test_cards_that_the_supply_makes_up_for_are_no_loss_to_the_posts(level: Level) -> None:
    """Seat 3 plays last for the rose and draws three cards: 12 to 8, or 17 to 3 if seat 2 is traitor."""
    state = table(
        "cards",
        lands=with_buildings(ring_with("wilderness", "meadow"), {**HOUSES, 7: (2, "post"), 6: (3, "post")}),
        families=("eagle", "eagle", "rose", "rose"),
        hands=[(6, 6), (), (5,), (3, 4, 5, 5, 8)],
        roles=("builder", "strategist", "traitor", "farmer"),
        removed="diplomat5",
        scores=(17, 16, 23, 24),
        round=8,
    )
    action = chosen(act(act(state, PlayCards((6, 6))).state, PlayCards((5,))).state, level)
    assert isinstance(action, PlayCards)
    assert sum(action.cards) >= 15


@every_level
def test_cards_that_nothing_comes_of_make_the_last_conflict_sure(level: Level) -> None:
    """Seat 2 is traitor for the eagle, whose 12 lead already; seat 3 has yet to play five cards for the rose's 3."""
    state = table(
        "cards",
        lands=with_buildings(ring_with("wilderness", "meadow"), HOUSES),
        families=("eagle", "eagle", "rose", "rose"),
        hands=[(6, 6), (), (3, 4, 5, 5, 5), (2, 3, 4, 5, 8)],
        roles=("builder", "strategist", "traitor", "farmer"),
        removed="diplomat5",
        round=8,
    )
    assert chosen(act(state, PlayCards((6, 6))).state, level) == PlayCards((3, 4, 5, 5, 5))


@pytest.mark.parametrize("level", ["level2", "level3"])
def test_all_cards_at_once_are_thought_of(level: Level) -> None:
    """Two cards lead by plenty, and only all of them by more than a traitor may take away."""
    state = table(
        "cards",
        lands=with_buildings(ring_with("wilderness", "meadow"), HOUSES),
        families=("eagle", "eagle", "rose", "rose"),
        hands=[(6, 6), (), (5, 5), (2, 3, 4, 5, 5)],
        roles=("builder", "strategist", "traitor", "farmer"),
        removed="diplomat5",
        round=3,
    )
    view, decision = asked(act(act(state, PlayCards((6, 6))).state, PlayCards((5, 5))).state)
    weighed = weigh(GAME, view, decision, level, QuickChance(7), budget=SOME_THOUGHT)
    assert PlayCards((2, 3, 4, 5, 5)) in [one.action for one in weighed]


@every_level
def test_the_strategist_attacks_where_his_family_can_win(level: Level) -> None:
    """In the last round the eagle's city borders on a village, and its wilderness on a city."""
    kinds: tuple[LandKind, ...] = ("wilderness", "meadow", "river", "woods", "village", "city")
    lands = (
        *(Land(kind=kind, family="eagle") for kind in kinds),
        *(Land(kind=kind, family="rose") for kind in ("village", "wilderness", "meadow", "river", "woods", "city")),
    )
    state = table("place", lands=with_buildings(lands, HOUSES), hands=[(3,)] * 4, round=8)
    assert asked(state)[0].legal_borders == (5, 11)
    assert chosen(state, level) == ChoosePlace(5)


@every_level
def test_the_builder_of_the_last_round_turns_cards_into_points(level: Level) -> None:
    played = table(
        "cards",
        lands=with_buildings(alternating_ring(), HOUSES),
        hands=[(2, 3, 3), (), (), (4,)],
        roles=("builder", "farmer", "strategist", "diplomat2"),
        round=8,
        turn=3,
    )
    state = act(played, PlayCards()).state
    action = chosen(state, level)
    assert isinstance(action, Build)
    assert action.kind == "post"


# Answers ahead


def left(
    state: State, seat: Seat, seed: int = 7, budget: Budget = SOME_THOUGHT, level: Level = "level2"
) -> StandingOrders | None:
    view = GAME.view(state, seat)
    plan: StandingOrders | None = ahead(GAME, view, standing_question(seat), level, QuickChance(seed), budget)
    return plan


def test_orders_are_left_for_the_conflict_at_hand() -> None:
    plan = left(table("draft", removed="builder"), 1)
    assert plan is not None
    assert plan.roles
    assert plan.cards is not None
    assert plan.round == 1


def test_who_plays_late_waits_for_the_cards_of_others() -> None:
    state = table("draft", removed="builder")
    plan = left(state, 2)
    assert plan is not None
    assert plan.roles
    assert plan.cards is None
    state = table("cards", roles=("builder", "farmer", "strategist", "diplomat2"))
    plan = left(act(state, PlayCards((3,))).state, 2)
    assert plan is not None
    assert plan.cards is not None


def test_no_orders_are_left_before_the_place_is_known_nor_after_the_own_cards() -> None:
    state = table("cards", roles=("builder", "farmer", "strategist", "diplomat2"))
    assert left(table("place"), 2) is left(act(state, PlayCards()).state, 0) is None


def test_nobody_comes_back_to_change_orders_that_still_fit() -> None:
    state = table("draft", removed="builder")
    assert left(state, 2, seed=7) == left(state, 2, seed=8)


def test_orders_play_cards_that_are_worth_nothing_later_to_win_the_last_conflict() -> None:
    """Seat 3 has the Rose's 10 against 15 and a 3 of the Eagle, and the others have nothing to play."""
    state = table(
        "cards",
        lands=with_buildings(ring_with("city", "village"), HOUSES),
        hands=[(3,), (), (), (4, 5, 5)],
        roles=("builder", "farmer", "strategist", "diplomat2"),
        round=8,
    )
    plan = left(state, 3)
    assert plan is not None
    view, decision = asked(act(state, PlayCards((3,))).state)
    answer = GAME.orders_ahead.answer(view, decision, plan)
    assert isinstance(answer, PlayCards)
    assert sum(answer.cards) >= 9


# Whatever the table


@pytest.mark.parametrize("level", ["level2", "level3"])
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_leaves_orders_that_answer_legally(players: int, level: Level) -> None:
    """Those of an earlier moment of the round, whatever has happened since."""
    orders: dict[Seat, StandingOrders] = {}
    answered = 0
    for number, step in enumerate(steps(players, "orders", leaving={40: 1})):
        state = step.state
        if state.outcome is None:
            view, decision = asked(state)
            if decision.seat in orders:
                action = GAME.orders_ahead.answer(view, decision, orders[decision.seat])
                assert action is None or GAME.problems(view, decision, action) == ()
                answered += action is not None
            seat = number % players
            plan = left(state, seat, budget=Budget(simulations=8), level=level) if seat not in state.left else None
            if plan is not None:
                orders[seat] = plan
    assert answered > 10


@pytest.mark.parametrize("level", ["level2", "level3"])
def test_without_any_thought_a_player_does_what_a_beginner_would(level: Level) -> None:
    for step in steps(3, "thoughtless"):
        if step.state.outcome is None:
            assert chosen(step.state, level, budget=Budget(simulations=0)) == chosen(step.state, "greedy")


# How often which answer


@pytest.mark.parametrize("level", ["level2", "level3"])
def test_any_answer_can_be_weighed_as_thoroughly_as_the_best(level: Level) -> None:
    """Also one that nobody would give: seat 3 cannot reach the city, whatever it plays."""
    state = table(
        "cards",
        lands=with_buildings(ring_with("city", "wilderness"), HOUSES),
        hands=[(), (), (), (2, 2, 3)],
        roles=("builder", "farmer", "strategist", "diplomat2"),
        round=3,
        turn=3,
    )
    given = PlayCards((2, 2, 3))
    view, decision = asked(state)
    player, meter = computer_players()["verraeter"], Meter(SOME_THOUGHT)
    weighed = player.weigh(view, decision, level, meter, QuickChance(7), also=[given, PlayCards()])
    worths = {one.action: one.worth for one in weighed}
    shares = {one.action: one.share for one in weighed}
    assert len(worths) == len(weighed)
    assert sum(shares.values()) == pytest.approx(1)
    assert shares[given] == 0
    assert 0 < worths[given] < worths[PlayCards()] < 1


def test_nobody_can_tell_which_of_two_action_cards_is_taken_that_are_as_good() -> None:
    """Where the last conflict is won anyway and there are no posts, neither diplomat is worth anything."""
    state = table(
        "draft",
        families=("eagle",) * 4,
        lands=with_buildings(ring_with("city", "wilderness"), HOUSES),
        hands=[()] * 4,
        roles=("traitor", "strategist", "builder"),
        removed="farmer",
        round=8,
        turn=3,
    )
    view, decision = asked(state)
    player, meter = computer_players()["verraeter"], Meter(SOME_THOUGHT)
    shares = [one.share for one in player.weigh(view, decision, "level3", meter, QuickChance(7))]
    assert shares == [0.5, 0.5]


# Reasons


def test_the_lead_and_the_points_of_a_reason_are_those_of_the_conflict_if_nobody_else_adds_anything() -> None:
    seen = 0
    for number, step in enumerate(steps(4, "why")):
        state = step.state
        if state.outcome is not None or asked(state)[1].kind not in ("role", "cards", "place"):
            continue
        view, decision = asked(state)
        action = chosen(state, "random", number)
        told = {reason.key: reason.values for reason in reasons(GAME, view, decision, action)}
        seat = decision.seat
        roles: list[Role] = ["farmer"] * 4
        played = [player.played or () for player in view.players]
        border = action.border if isinstance(action, ChoosePlace) else view.border
        assert border is not None
        roles[seat] = action.role if isinstance(action, TakeRole) else view.players[seat].role or "farmer"
        if isinstance(action, PlayCards):
            played[seat] = action.cards
        if decision.kind == "place":
            played, roles = [()] * 4, ["farmer"] * 4
        families = [player.family for player in view.players]
        conflict = decide(border, view.lands, families, roles, played, view.options)
        lead = told["verraeter-hint-lead"]
        ours, theirs = conflict.eagle.total, conflict.rose.total
        if lead["family"] == "rose":
            ours, theirs = theirs, ours
        assert conflict.supporters[seat] == lead["family"]
        stand = "leads" if ours > theirs else "trails" if ours < theirs else "level"
        assert (lead["stand"], lead["points"]) == (stand, abs(ours - theirs))
        if stand == "leads" and "verraeter-hint-pays" in told:
            assert told["verraeter-hint-pays"]["points"] == conflict.land_points[seat]
            seen += 1
    assert seen > 5


# What the third level has learned


@pytest.mark.parametrize("players", [3, 4])
def test_likely_worlds_fit_what_a_seat_sees(players: int) -> None:
    """Whatever has been done, somebody left included; at every seat that has not left."""
    for number, step in enumerate(steps(players, "likely", leaving={30: 1})):
        state = step.state
        for seat in range(players):
            if seat not in state.left:
                view = GAME.view(state, seat)
                world = HABITUAL[players].world(view, QuickChance(number)).state
                assert GAME.view(world, seat) == view
                assert not GAME.violations(world)


def test_action_cards_are_told_from_what_others_play() -> None:
    """Somebody who spends all on a family that leads by far may well be its traitor, sooner than one who passes."""
    state = table(
        "cards",
        lands=with_buildings(ring_with("city", "river"), HOUSES),
        hands=[(3, 4, 8), (3,), (3,), (3,)],
        roles=("traitor", "farmer", "strategist", "diplomat2"),
        removed="builder",
    )

    def suspicion(played: tuple[int, ...]) -> float:
        view = GAME.view(act(state, PlayCards(played)).state, 1)
        worlds = [HABITUAL[4].world(view, QuickChance(number)).state for number in range(200)]
        return sum(world.players[0].role == "traitor" for world in worlds) / len(worlds)

    assert suspicion((3, 4, 8)) > 1.5 * suspicion(())


def test_what_was_fitted_belongs_to_these_rules() -> None:
    """After a change of rules or cards, `scripts/fit_verraeter.py` fits anew."""
    assert (FITTED.rules, FITTED.cards) == (GAME.version, GAME.data_version)
    assert sorted(FITTED.players) == list(GAME.seats)
    assert len(WEIGHTS.read_bytes()) < 100_000
