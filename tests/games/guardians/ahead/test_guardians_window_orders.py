"""Windows outside of combats at tables by sheets: answered at once by orders, unless a stop holds them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.guardians.ahead import windows as ahead
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.table import (
    AnsweredAhead,
    CombatOrders,
    CombatSheet,
    FlightStopped,
    Layout,
    Options,
    Pass,
    StopsSet,
    TurnBegun,
    Walk,
    WindowOrders,
)
from tests.games.guardians.courses import played
from tests.games.guardians.fights import Fight, fight
from tests.games.guardians.tables import GAME, army, chance, player, state

SHEETS = Options(turn_limit="none")
STOPPER = "summon_gravity_well"


def flying(orders: WindowOrders, *hand: str, stops: tuple[str, ...] = ()) -> Fight:
    """Let seat 0 be about to fly from A1 to C1; seat 1 holds `hand` and has given `orders`."""
    made = state(
        options=SHEETS,
        active=None,
        players=(player(0, deck=("mule",) * 12), player(1, deck=("axeman",) * 12, hand=hand)),
        armies=(army(0, "A1", "bantam_drake"),),
    )
    return played(replace(made, orders=(WindowOrders(), orders), stops=((), stops)))


def fly(game: Fight) -> Fight:
    return game.answer(0, Walk(shield="A1", path=("B1", "C1"), fly=True))


@pytest.mark.parametrize(
    ("orders", "stopped"),
    [
        (WindowOrders(), False),
        (WindowOrders(bold=True), True),
        (WindowOrders(otherwise=(STOPPER,)), True),
        (WindowOrders(bold=True, otherwise=(STOPPER,)), False),
    ],
    ids=["careful", "bold", "careful but", "bold but"],
)
def test_a_flight_is_answered_by_orders_without_a_pause(orders: WindowOrders, stopped: bool) -> None:
    game = fly(flying(orders, STOPPER))
    assert game.asked[0] != "flight"
    assert bool(game.of(FlightStopped)) == stopped
    told = [(event.audience, event.by, event.kind) for event in game.of(AnsweredAhead) if event.kind == "flight"]
    assert told == [(1, "orders", "flight")]


def test_whether_a_window_pauses_does_not_follow_from_what_somebody_holds() -> None:
    empty, full = (fly(flying(WindowOrders(), *hand)) for hand in (("gold",), (STOPPER,)))
    assert empty.asked == full.asked


def test_a_stop_makes_a_window_wait_for_its_owner_whatever_he_holds() -> None:
    for hand in (("gold",), (STOPPER,)):
        game = fly(flying(WindowOrders(bold=True), *hand, stops=("flight",)))
        assert game.asked == ("flight", (1,))
        assert game.forced(1) is None
        game.answer(1, Pass())
        assert not game.of(FlightStopped)


def test_bold_orders_do_not_take_the_same_card_up_and_play_it_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Sarcophagus takes the dominance card into the hand and lies there in its place."""
    cards = ("sarcophagus_of_haidra", "sarcophagus_of_haidra")
    made = state(
        options=SHEETS,
        active=None,
        players=(player(0, hand=cards[1:], dominance=cards[0]), player(1, hand=("gold",), dominance="mule")),
        armies=(army(0, "B2", "archer"), army(1, "C2", "archer")),
        upcards_shown=True,
        orders=(WindowOrders(bold=True), WindowOrders()),
    )
    assert played(made).asked == ("march", (0,))
    monkeypatch.setattr(ahead, "_does_good", lambda *_: True)
    with pytest.raises(RuntimeError, match="without end"):  # a mistake stops one match, not the bot
        played(made)


def test_where_every_window_is_asked_one_that_a_combat_by_sheets_opens_is_asked_as_well() -> None:
    """Else nobody could play a card on a shield that his sheet has won."""
    options = Options(windows="asked", turn_limit="none")
    others = tuple(army(0, place, "axeman", turned=True) for place in ("B2", "C1", "C3", "D2"))
    game = fight(("sand_lord",), ("idiot",), depots=(("oppressed_slaves",), ()), others=others, options=options)
    lose = CombatOrders(goal="never", then="highest", otherwise="pass", unbribed="pass")
    for seat in (0, 1):
        sheet = suggested_sheet(game.view(0), 0, "win") if seat == 0 else lose
        game.answer(seat, CombatSheet(orders=sheet))
    assert game.asked == ("spoils", (0,))


def test_standing_orders_for_combats_leave_a_window_alone_that_a_stop_holds() -> None:
    """Else it would depend on what is hidden in them when the window closes."""
    options = Options(pace="steps", turn_limit="none")
    plan = CombatOrders(otherwise="pass", pass_windows=("flight",))
    game = flying(WindowOrders(), STOPPER, stops=("flight",))
    game.state = replace(game.state, options=options)
    fly(game)
    assert game.asked == ("flight", (1,))
    assert GAME.orders_ahead is not None
    assert GAME.orders_ahead.answer(game.view(1), game.decision(1), plan) is None


def organising(**given: Any) -> Fight:
    made = state(options=SHEETS, phase="organise", active=None, **given)
    return played(made)


def plain(deck: int = 40) -> dict[str, Any]:
    return {
        "players": tuple(player(seat, deck=("mule",) * deck) for seat in (0, 1)),
        "armies": (army(0, "A2", "mule"), army(1, "D2", "mule")),
    }


def lay(game: Fight, orders: WindowOrders | None) -> Fight:
    layout = game.view(0).layout or Layout()
    game.answer(0, replace(layout, orders=orders))
    return game.answer(1, game.view(1).layout or Layout())


def test_a_stop_is_told_to_everybody_and_holds_from_the_next_turn_on() -> None:
    game = lay(organising(**plain()), WindowOrders(stops=("upcards",)))
    assert [(event.seat, event.windows) for event in game.of(StopsSet)] == [(0, ("upcards",))]
    assert game.view(1).stops == ((), ())
    while not game.of(TurnBegun):
        game.let_go()
    assert game.view(1).stops == (("upcards",), ())


def test_orders_stay_until_others_are_given_and_are_their_owners_alone() -> None:
    orders = WindowOrders(bold=True, settle=True)
    game = lay(organising(**plain()), orders)
    assert game.view(0).orders == orders
    assert game.view(1).orders == game.view(None).orders == WindowOrders()
    while not game.of(TurnBegun):
        game.let_go()
    lay(game, None)
    assert game.view(0).orders == orders
    assert not game.of(StopsSet)


def test_everybody_else_must_reckon_with_other_orders_wherever_there_are_some() -> None:
    for options in (SHEETS, Options(pace="steps")):
        orders = WindowOrders(bold=True, otherwise=(STOPPER,), settle=True)
        made = replace(flying(WindowOrders(), "gold").state, options=options, orders=(orders, WindowOrders()))
        assert any(GAME.imagine(made, 1, chance(number)).orders[0] != orders for number in range(9))


def test_terrains_may_be_laid_as_suggested_without_asking() -> None:
    game = lay(organising(**plain()), WindowOrders(settle=True))
    assert [kind for kind in asked_in_a_turn(game) if kind == "settle"] == []


def asked_in_a_turn(game: Fight) -> list[str]:
    kinds = []
    while not game.of(TurnBegun):
        kinds.append(game.asked[0])
        game.let_go()
    return kinds
