"""Orders for windows outside of combats; what they answer, and which stops hold, is told in scenes/windows.yaml."""

import pytest

from bot.games.guardians.ahead import windows as ahead
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.table import (
    CombatOrders,
    CombatSheet,
    Options,
    WindowOrders,
)
from tests.games.guardians.courses import played
from tests.games.guardians.fights import fight
from tests.games.guardians.tables import GAME, army, chance, player, state

SHEETS = Options(turn_limit="none")


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


def test_everybody_else_must_reckon_with_other_orders_wherever_there_are_some() -> None:
    for options in (SHEETS, Options(pace="steps")):
        orders = WindowOrders(bold=True, otherwise=("summon_gravity_well",), settle=True)
        made = state(options=options, players=(player(0), player(1, hand=("gold",))), orders=(orders, WindowOrders()))
        assert any(GAME.imagine(made, 1, chance(number)).orders[0] != orders for number in range(9))
