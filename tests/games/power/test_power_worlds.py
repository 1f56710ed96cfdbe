"""What a seat of Power believes of sheets that others have sealed; `tests.games.test_worlds` has the rest."""

from bot.games.power.board.actions import Sheet
from bot.games.power.board.state import COLOURS, Exchange, State
from bot.games.power.board.views import View
from tests.games.power.tables import GAME, Board, act, asked, chance, orders, table

HOME: Board = {army: {f"HQ{army}": "2S 2T 2C 2D"} for army in COLOURS}


def worlds(view: View) -> list[State]:
    return [GAME.world(view, chance("world", number)) for number in range(30)]


def test_what_others_have_sealed_is_drawn_anew_and_legal_and_nothing_else_is() -> None:
    own, written = Sheet(orders("V", "T HQV V7")), Sheet(orders("B", "S HQB B8"))
    drawn = worlds(GAME.view(act(act(table(HOME), 0, own).state, 1, written).state, 0))
    assert {world.players[0].sheet for world in drawn} == {own.orders}
    assert {world.players[2].sheet for world in drawn} == {None}
    sheets = [world.players[1].sheet for world in drawn]
    assert len(set(sheets)) > 20
    for sheet in sheets:
        assert sheet is not None
        assert not GAME.problems(*asked(table(HOME), 1), Sheet(sheet))


def test_who_has_something_in_the_reserve_is_mostly_believed_to_bring_it_out() -> None:
    state = act(table(HOME, reserve={"B": "A 3P"}), 1, Sheet()).state
    sheets = [world.players[1].sheet or () for world in worlds(GAME.view(state, None))]
    bought = sum(any(isinstance(order, Exchange) for order in sheet) for sheet in sheets)
    assert bought > len(sheets) / 2
