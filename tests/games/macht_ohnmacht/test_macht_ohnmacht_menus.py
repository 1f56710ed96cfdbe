"""Menus, previews and standing orders of Macht & Ohnmacht."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.games.contract import Decision, IllegalAction
from bot.games.forms import Draft
from bot.games.macht_ohnmacht.actions import (
    Answer,
    Bid,
    EndTurn,
    Move,
    Overthrow,
    Recruit,
    Reinforce,
    Retreat,
    TakeTile,
    UseTiles,
)
from bot.games.macht_ohnmacht.events import IntentionsDropped
from bot.games.macht_ohnmacht.legality import turn_actions
from bot.games.macht_ohnmacht.state import Options, State
from bot.games.macht_ohnmacht.views import Forecast, View
from tests.games.macht_ohnmacht.tables import GAME, act, asked, named, of_type, problem_keys, table, written
from tests.games.random_matches import random_match


def drafted(state: State, *answers: tuple[str, str]) -> tuple[View, Decision, Draft]:
    """Answer questions of the decision that is open, one after the other."""
    view, decision = asked(state)
    draft = GAME.blank(view, decision)
    for key, choice in answers:
        draft = GAME.take(view, decision, draft, key, (choice,) if choice else ())
    return view, decision, draft


def made(state: State, *answers: tuple[str, str]) -> Answer | None:
    """Make the action of such a draft."""
    return GAME.finish(*drafted(state, *answers))


def keys(state: State, *answers: tuple[str, str]) -> list[str]:
    """List the questions that such a draft leaves on the table."""
    return [question.key for question in GAME.questions(*drafted(state, *answers))]


def forecast(state: State, *answers: tuple[str, str]) -> Forecast:
    """Give what the preview of such a draft foretells."""
    foretold = GAME.preview(*drafted(state, *answers)).forecast
    assert foretold is not None
    return foretold


def example(**changes: object) -> State:
    """Set up the worked position in a sword cycle, Orange with two influence tiles and a movement tile."""
    tiles = {"orange": ["influence-castle", "movement", "influence-armour"]}
    return table(**{"example": True, "tiles": tiles, **changes})  # type: ignore[arg-type]  # any setting of a table


# What is asked


def test_what_alone_is_possible_is_not_asked() -> None:
    state = table(reserve={"orange": (0, 3)})
    assert keys(state) == []
    assert made(state) == GAME.forced(*asked(state)) == Recruit()
    assert GAME.forced(*asked(table())) is None


def test_a_tile_is_asked_for_step_by_step() -> None:
    state = example()
    assert keys(state) == ["action", "tile-1"]
    use = (("tile-1", "movement"),)
    assert keys(state, *use) == ["action", "tile-1", "mode-1"]
    move = (*use, ("mode-1", "move"), ("start-1", "rheged"))
    assert keys(state, *move) == ["action", "tile-1", "mode-1", "start-1", "goal-1"]
    full = (*move, ("goal-1", "powys"), ("knights-1", "2"), ("mages-1", "-1"))
    assert made(state, *full) == UseTiles((Move("rheged", "powys", 2, -1),))


def test_movement_must_move_something() -> None:
    """Without knights the one mage has to go, so nothing more is asked."""
    to = (("tile-1", "movement"), ("mode-1", "move"), ("start-1", "rheged"), ("goal-1", "powys"))
    assert made(example(), *to, ("knights-1", "0")) == UseTiles((Move("rheged", "powys", 0, -1),))


def test_of_a_chain_only_the_latest_step_stays_on_the_table() -> None:
    state = example()
    first = (("tile-1", "influence-castle"), ("mode-1", "overthrow"))  # Elmet alone
    assert keys(state, *first)[-2:] == ["move-in-1", "tile-2"]
    chain = (*first, ("move-in-1", "yes"), ("tile-2", "movement"))
    assert keys(state, *chain) == ["action", "tile-2", "mode-2"]
    done = (*chain, ("mode-2", "move"), ("start-2", "rheged"), ("goal-2", "elmet"), ("knights-2", "3"))
    assert made(state, *done) == UseTiles((Overthrow("influence-castle", "elmet", True), Move("rheged", "elmet", 3)))
    assert made(state, *done, ("tile-2", "")) == UseTiles((Overthrow("influence-castle", "elmet", True),))


def test_a_refused_choice_is_not_on_the_menu() -> None:
    view, decision, draft = drafted(example(), ("action", "place"))
    with pytest.raises(IllegalAction):
        GAME.take(view, decision, draft, "place", ("elmet",))


def moments() -> Iterator[tuple[View, Decision]]:
    for number in range(12):
        for moment in random_match(GAME, 2, "menus", number):
            yield from ((view, decision) for view, decision in moment.asked if decision.kind == "turn")


def test_the_list_of_all_actions_holds_nothing_illegal() -> None:
    for view, decision in moments():
        actions = list(turn_actions(view))
        assert actions
        assert len(set(map(repr, actions))) == len(actions)
        for action in actions:
            assert GAME.problems(view, decision, action) == ()


def test_an_action_takes_the_place_of_tiles_and_a_tile_that_of_an_action() -> None:
    state = example()
    tile = (("tile-1", "movement"), ("mode-1", "move"))
    assert made(state, *tile, ("action", "recruit")) == Recruit()
    assert keys(state, ("action", "recruit"), *tile) == ["action", "tile-1", "mode-1", "start-1"]


# What a draft would do


def test_the_preview_shows_the_arithmetic_before_anything_is_final() -> None:
    state = example()
    foretold = forecast(state, ("tile-1", "influence-castle"), ("mode-1", "overthrow"))
    (step,) = foretold.steps
    assert step.sum is not None
    assert (step.sum.attack, step.sum.defence, step.hourglass) == (3, 2, 3)
    assert foretold.retreat_open
    assert not foretold.last_cube


def test_the_sums_of_the_view_hold_every_term() -> None:
    tiles = {"orange": ["bonus-tent", "influence-tent", "merlin"], "white": ["bonus-tent"]}
    state = example(tiles=tiles, options=Options(tile_mix="more_bonuses"))
    arithmetic = GAME.view(state, None).sum_for(named("B"))
    assert arithmetic is not None
    assert [(near.region, near.pieces) for near in arithmetic.attacking] == [("gododdin", 1), ("rheged", 3)]
    assert (arithmetic.attack, arithmetic.inside, arithmetic.defence, arithmetic.missing) == (4, 2, 4, 1)
    assert (arithmetic.held_attack_bonuses, arithmetic.held_defence_bonuses) == (1, 1)
    assert not arithmetic.succeeds
    assert arithmetic.means == ("influence-tent", "merlin")


def test_the_preview_warns_of_the_last_cube() -> None:
    assert forecast(example(cubes=1), ("action", "recruit")).last_cube
    assert not forecast(example(cubes=2), ("action", "recruit")).last_cube


def test_the_preview_warns_of_the_serpent() -> None:
    tiles = {"orange": ["influence-castle"], "white": ["serpent"]}
    chosen = (("tile-1", "influence-castle"), ("mode-1", "overthrow"))
    for cubes, cancellable in ((4, True), (1, False)):
        foretold = forecast(example(tiles=tiles, cubes=cubes), *chosen)
        assert foretold.steps[0].may_be_cancelled is cancellable


def test_a_preview_changes_no_board_but_its_own() -> None:
    view, decision, draft = drafted(example(), ("action", "place"), ("place", "powys"))
    preview = GAME.preview(view, decision, draft)
    shown = {region.id: region for region in preview.regions}
    assert shown["powys"].changed
    assert written(preview.board.regions[7]) == "orange 1k 1m"
    assert not any(region.changed for region in view.regions)


def test_neighbours_are_shown_for_this_cycle_and_for_the_next() -> None:
    anglia = {region.id: region for region in GAME.view(example(), None).regions}["anglia"]
    assert set(anglia.neighbours) == {"cantia", "gewisse", "lindsey", "mercia"}
    assert anglia.neighbours_next == ("lindsey",)


# Chains


def chain_of_two() -> UseTiles:
    return UseTiles((Overthrow("influence-castle", "elmet", True), Move("rheged", "elmet", 3)))


def test_a_chain_goes_on_by_itself_after_the_opponents_answer() -> None:
    state = act(example(), chain_of_two()).state
    assert GAME.view(state, 0).intended == (Move("rheged", "elmet", 3),)
    assert GAME.view(state, 0).moving_in is True
    for other in (1, None):
        assert GAME.view(state, other).intended == ()
        assert GAME.view(state, other).moving_in is None
    state = act(state, Retreat("knights", "lindsey")).state
    assert written(state.board.regions[4]) == "orange 4k"
    assert GAME.waiting_on(state)[0].kind == "turn"


def test_what_is_no_longer_possible_is_dropped_and_only_its_owner_hears_of_it() -> None:
    chain = UseTiles((Overthrow("influence-castle", "elmet", True), Overthrow("influence-armour", "lindsey", True)))
    state = example(pieces={"E": "orange 4k", "H": "orange 3k"}, reserve={"orange": (3, 3)})
    assert problem_keys(state, chain) == []
    step = act(act(state, chain).state, Retreat("knights", "lindsey"))
    (dropped,) = of_type(step.events, IntentionsDropped)
    assert (dropped.audience, dropped.reason) == (0, "legal")
    assert dropped.problem == "macht_ohnmacht-problem-no-majority"
    assert GAME.view(step.state, 0).intended == ()
    assert step.state.board.on_turn == 0


def test_a_serpent_ends_the_plan_behind_it() -> None:
    tiles = {"orange": ["influence-castle", "movement"], "white": ["serpent"]}
    state = act(example(tiles=tiles), chain_of_two()).state
    step = act(state, made(state, ("serpent", "cancel")) or EndTurn())
    (dropped,) = of_type(step.events, IntentionsDropped)
    assert (dropped.audience, dropped.reason) == (0, "serpent")


def test_a_chain_that_the_hourglass_cannot_pay_is_refused() -> None:
    assert problem_keys(example(cubes=1), chain_of_two()) == ["hourglass-empty"]


def test_the_wrong_tile_of_a_chain_is_named() -> None:
    view, decision = asked(example())
    (problem,) = GAME.problems(
        view, decision, UseTiles((Overthrow("influence-castle", "elmet"), Reinforce("influence-armour", "powys")))
    )
    assert problem.where == "tile 2"


# Bids


def test_a_bid_can_be_replaced_or_taken_back_until_both_are_in() -> None:
    state = act(table(display=["victory-point"]), TakeTile("victory-point")).state
    _, decision = asked(state, 0)
    with pytest.raises(IllegalAction):
        GAME.reopen(state, decision, None)  # type: ignore[arg-type]  # nothing is drawn
    state = act(state, Bid(2), 0).state
    assert GAME.view(state, 0).bid == 2
    assert GAME.view(state, 1).bid is None
    assert GAME.view(state, 1).bids_in == (True, False)
    again = GAME.reopen(state, decision, None).state  # type: ignore[arg-type]
    assert again.bids == (None, None)
    decided = act(act(again, Bid(1), 1).state, Bid(3), 0).state
    assert decided.board.players[0].points == 1
    assert GAME.view(decided, None).decided is not None
