"""Tables by sheets: orders for windows in the organise panel, and the sheet that goes with a march."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import Decision
from bot.games.guardians.table import (
    Asking,
    CombatBegun,
    Draft,
    Layout,
    Options,
    Pass,
    ShieldTurned,
    Stand,
    State,
    Storm,
    Walk,
    WindowOrders,
)
from bot.games.guardians.turn import layout_menus
from bot.games.guardians.views import view_of
from tests.games.guardians.tables import GAME, army, by_steps, chance, of_type, player, state

SHEETS = Options(pace="sheets")
STEPS = by_steps()
HAND = ("archer", "rooster", "dispel_magic", "eye_of_long_spying")


def organising(*hand: str, options: Options = SHEETS, orders: WindowOrders | None = None, turn: int = 2) -> State:
    """Set a table up at which both organise; seat 0 holds these cards."""
    return state(
        players=(player(0, hand=hand), player(1)),
        phase="organise",
        turn=turn,
        first=None,
        active=None,
        options=options,
        askings=(Asking(number=1, kind="organise", seats=(0, 1)),),
        asked=1,
        orders=(orders or WindowOrders(), WindowOrders()),
    )


def marching(*armies: Any, options: Options = SHEETS, **more: Any) -> State:
    """Set a table up at which seat 0 turns a shield."""
    asking = Asking(number=1, kind="march", seats=(0,))
    return state(armies=armies, options=options, askings=(asking,), asked=1, **more)


def decision(made: State, seat: int = 0) -> Decision:
    return next(one for one in GAME.waiting_on(made) if one.seat == seat)


def asked(made: State, draft: Draft) -> dict[str, Any]:
    return {question.key: question for question in GAME.questions(view_of(made, 0), decision(made), draft)}


def pressed(made: State, *presses: tuple[str, str | Sequence[str]], draft: Draft | None = None) -> Draft:
    """Answer questions one after the other."""
    draft = draft or Draft()
    for key, chosen in presses:
        choices = (chosen,) if isinstance(chosen, str) else tuple(chosen)
        draft = GAME.take(view_of(made, 0), decision(made), draft, key, choices)
    return draft


def given(made: State, draft: Draft) -> Any:
    """Seal a draft, also where that leaves the strongholds empty."""
    if "bare" in asked(made, draft):
        draft = pressed(made, ("bare", "yes"), draft=draft)
    return GAME.finish(view_of(made, 0), decision(made), draft)


def orders_of(made: State, draft: Draft) -> WindowOrders | None:
    layout = given(made, draft)
    assert isinstance(layout, Layout)
    return layout.orders


def answered(made: State, action: Any, seat: int = 0) -> Any:
    return GAME.apply(made, decision(made, seat), action, chance(made.asked, seat))


def reasons(made: State, action: Any) -> list[str]:
    found = GAME.problems(view_of(made, 0), decision(made), action)
    return [problem.key.removeprefix("guardians-problem-") for problem in found]


# Orders in the panel


def test_orders_are_one_more_heading_beside_the_cards_unless_every_window_is_asked() -> None:
    made = organising(*HAND)
    assert asked(made, Draft())["at"].choices == ("hand", "orders")
    at_orders = asked(made, pressed(made, ("at", "orders")))
    assert at_orders.keys() >= {"at", "rule", "orders"}
    assert not at_orders.keys() & {"cards", "to"}
    assert "at" not in asked(organising(*HAND, options=STEPS), Draft())


def test_everybody_begins_careful_and_becomes_bold_by_two_presses() -> None:
    made = organising(*HAND, turn=1)
    draft = pressed(made, ("at", "orders"))
    assert asked(made, draft)["rule"].chosen == ("careful",)
    assert orders_of(made, draft) is None  # nothing is changed
    assert orders_of(made, pressed(made, ("rule", "bold"), draft=draft)) == WindowOrders(bold=True)


def test_one_menu_lists_own_cards_that_can_be_ordered_settling_and_stops() -> None:
    made = organising(*HAND)
    menu = asked(made, pressed(made, ("at", "orders")))["orders"]
    assert menu.choices[:3] == ("dispel_magic", "rooster", "settle")  # no archer, and nothing that only looks at cards
    assert menu.choices[3:] == tuple(
        f"stop:{window}" for window in ("foresight", "upcards", "flight", "spoils", "hammer", "dispel")
    )
    assert (menu.least, menu.most) == (0, len(menu.choices))


def test_exceptions_settling_and_stops_are_chosen_at_once() -> None:
    made = organising(*HAND)
    draft = pressed(made, ("at", "orders"), ("orders", ("stop:flight", "rooster", "settle", "stop:upcards")))
    wanted = WindowOrders(otherwise=("rooster",), settle=True, stops=("upcards", "flight"))
    assert orders_of(made, draft) == wanted
    assert set(asked(made, draft)["orders"].chosen) == {"rooster", "settle", "stop:upcards", "stop:flight"}
    assert reasons(made, given(made, draft)) == []


def test_another_rule_begins_without_exceptions_and_keeps_the_rest() -> None:
    """“Play the Rooster” must not turn into “never play the Rooster”."""
    made = organising(*HAND)
    draft = pressed(made, ("at", "orders"), ("orders", ("rooster", "settle", "stop:flight")), ("rule", "bold"))
    assert orders_of(made, draft) == WindowOrders(bold=True, settle=True, stops=("flight",))


def test_an_exception_that_lies_elsewhere_now_stays_and_can_be_taken_out() -> None:
    made = organising("archer", orders=WindowOrders(otherwise=("rooster",)))
    draft = pressed(made, ("at", "orders"))
    assert asked(made, draft)["orders"].chosen == ("rooster",)
    assert orders_of(made, pressed(made, ("orders", ("settle", "rooster")), draft=draft)) == WindowOrders(
        otherwise=("rooster",), settle=True
    )
    assert orders_of(made, pressed(made, ("orders", ()), draft=draft)) == WindowOrders()


def test_orders_stay_while_cards_are_laid_taken_back_and_mended_and_can_be_undone() -> None:
    made = organising(*HAND)
    draft = pressed(made, ("at", "orders"), ("rule", "bold"))
    for press in (("suggest", "center"), ("change", "undo"), ("at", "hand"), ("cards", ("archer",)), ("to", "A1")):
        draft = pressed(made, press, draft=draft)
        assert orders_of(made, draft) == WindowOrders(bold=True)
    mended = layout_menus.mended(view_of(made, 0), 0, Layout(upgrades=("archer", None), orders=WindowOrders(bold=True)))
    assert mended.orders == WindowOrders(bold=True)
    undone = pressed(made, ("at", "orders"), ("rule", "bold"), ("change", "undo"))
    assert orders_of(made, undone) is None


@pytest.mark.parametrize(
    ("orders", "why"),
    [
        (WindowOrders(otherwise=("no_such_card",)), ["unknown-card"]),
        (WindowOrders(otherwise=("archer",)), ["not-ordered"]),
        (WindowOrders(otherwise=("rooster",) * 25), ["plan-too-long"]),
        (WindowOrders(stops=("bribery",)), ["stops"]),
        (WindowOrders(stops=("flight", "flight")), ["stops"]),
        (WindowOrders(bold=True, stops=("flight", "spoils")), []),
    ],
)
def test_orders_name_known_cards_and_windows_outside_of_combats(orders: WindowOrders, why: list[str]) -> None:
    made = organising(*HAND)
    assert reasons(made, Layout(orders=orders)) == why
    draft = Draft(layout=Layout(orders=orders))
    assert reasons(made, given(made, pressed(made, ("change", "mend"), draft=draft) if why else draft)) == []


def test_orders_are_refused_where_every_window_is_asked() -> None:
    assert reasons(organising(*HAND, options=STEPS), Layout(orders=WindowOrders(bold=True))) == ["no-orders"]


def test_where_combats_go_step_by_step_orders_answer_cards_in_them_too() -> None:
    made = organising(*HAND, options=Options(pace="steps"))
    menu = asked(made, pressed(made, ("at", "orders")))["orders"]
    assert {"stop:between", "stop:responses", "stop:reveal", "stop:steal", "stop:channel"} < set(menu.choices)
    assert reasons(made, Layout(orders=WindowOrders(stops=("channel",)))) == []
    assert reasons(organising(*HAND), Layout(orders=WindowOrders(stops=("channel",)))) == ["stops"]


# Marches


ATTACKER = army(0, "B2", "archer", "captain")
ENEMY = army(1, "C2", "zombie", turned=True)


def test_a_march_that_ends_in_an_attack_says_how_it_is_fought_and_asks_later_unless_chosen() -> None:
    made = marching(ATTACKER, ENEMY)
    draft = pressed(made, ("to", "C2"))
    assert asked(made, draft)["fight"].choices == ("ask", "win", "careful", "all-in")
    assert asked(made, draft)["fight"].chosen == ("ask",)
    assert given(made, draft) == Walk(shield="B2", path=("C2",))
    assert given(made, pressed(made, ("fight", "win"), draft=draft)) == Walk(shield="B2", path=("C2",), fight="win")
    assert "fight" not in asked(made, pressed(made, ("to", "B1")))
    by_steps = marching(ATTACKER, ENEMY, options=STEPS)
    assert "fight" not in asked(by_steps, pressed(by_steps, ("to", "C2")))


def test_creatures_that_alarm_bells_call_from_below_make_it_an_attack_too() -> None:
    for below, attacks in ((("zombie",), True), ((), False)):
        players = (player(0), player(1, homes={"D2": {"upgrade": "alarm_bells", "below": below}}))
        made = marching(army(0, "C2", "archer"), players=players)
        assert ("fight" in asked(made, pressed(made, ("to", "D2")))) == attacks


@pytest.mark.parametrize(("fight", "waits_for"), [(None, (0, 1)), ("win", (1,)), ("careful", (1,)), ("all-in", (1,))])
def test_the_sheet_goes_along_and_then_the_defender_alone_is_asked(fight: Any, waits_for: tuple[int, ...]) -> None:
    step = answered(marching(ATTACKER, ENEMY), Walk(shield="B2", path=("C2",), fight=fight))
    assert of_type(step.events, CombatBegun)
    waiting = [one for one in GAME.waiting_on(step.state) if not one.answered]
    assert [(one.kind, one.seat) for one in waiting] == [("sheet", seat) for seat in waits_for]


def test_the_guardian_is_attacked_at_once_with_a_sheet_by_one_choice() -> None:
    made = state(
        players=(player(0), player(1, homes={"D2": {"ruined": True}})),
        armies=[army(0, "D2", "archer", turned=True)],
        options=SHEETS,
        askings=(Asking(number=1, kind="storm", seats=(0,), path=("D2",)),),
        asked=1,
    )
    question = asked(made, Draft())["storm"]
    assert question.choices == ("yes", "yes-win", "yes-careful", "yes-all-in", "no")
    answers = [given(made, pressed(made, ("storm", choice))) for choice in question.choices]
    fights = [Storm(shield="D2", fight=fight) for fight in (None, "win", "careful", "all-in")]
    assert answers == [*fights, Pass()]
    by_steps = replace(made, options=STEPS)
    assert asked(by_steps, Draft())["storm"].choices == ("yes", "no")
    assert reasons(by_steps, Storm(shield="D2", fight="win")) == ["not-on-the-menu"]


def test_all_shields_that_are_left_stay_by_one_answer() -> None:
    made = marching(army(0, "A1", "archer"), army(0, "B2", "archer"), army(0, "A3", "archer"), army(1, "D1", "zombie"))
    draft = pressed(made, ("turn", "B2"), ("use", "rest"))
    assert given(made, draft) == Stand(shield="B2", rest=True)
    after = answered(made, given(made, draft)).state
    turns: list[tuple[int, str]] = []
    while after.phase == "movement" and (waiting := GAME.waiting_on(after)):
        assert [one.seat for one in waiting] == [1]  # seat 0 is not asked again
        step = answered(after, Stand(shield="D1"), seat=1)
        turns += [(event.seat, event.place) for event in of_type(step.events, ShieldTurned)]
        after = step.state
    assert turns == [(1, "D1"), (0, "A1"), (0, "A3")]


def test_there_is_no_rest_with_one_shield_nor_step_by_step() -> None:
    alone = marching(ATTACKER, ENEMY)
    assert "rest" not in asked(alone, Draft())["use"].choices
    assert reasons(alone, Stand(shield="B2", rest=True)) == ["not-on-the-menu"]
    by_steps = marching(ATTACKER, army(0, "A1", "archer"), options=STEPS)
    assert "rest" not in asked(by_steps, pressed(by_steps, ("turn", "B2")))["use"].choices
    assert reasons(by_steps, Stand(shield="B2", rest=True)) == ["not-on-the-menu"]
    walk = Walk(shield="B2", path=("C2",), fight="win")
    assert reasons(marching(ATTACKER, ENEMY, options=STEPS), walk) == ["not-on-the-menu"]
