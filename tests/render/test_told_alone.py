"""What somebody alone is told of his matches: what his sealed choices were, and whether others did what he believed."""

from bot.games.macht_ohnmacht.board.actions import Bid, TakeTile
from bot.language import languages
from bot.players.guardians.player import EXPENSES, WINGS
from bot.players.power.player import WAYS
from render.presenter import presenter_of
from tests.games.macht_ohnmacht import tables
from tests.games.power.tables import GAME, orders, play, table
from tests.render.word_checks import scene

POWER, BIDDING = presenter_of("power"), presenter_of("macht_ohnmacht")


def test_each_sort_of_sheet_and_layout_has_a_name_of_its_own() -> None:
    power = (*WAYS, "islands", "muster", "missile", "nothing")
    guardians = (*WINGS, "spread", "straw", *EXPENSES.values())
    for language in languages().values():
        for key, words in (("power", power), ("guardians", guardians)):
            assert len({presenter_of(key).habit(language, word) for word in words}) == len(words) == 8


def test_what_others_did_on_a_place_is_compared_with_what_it_was_marked_with() -> None:
    begun = table({"V": {"V0": "2S"}, "B": {"B0": "S", "B4": "S"}, "J": {"HQJ": "M"}})
    sheets = {0: orders("V", "S V0 V1"), 1: orders("B", "S B0 B1"), 2: orders("J", "M HQJ B4")}
    views = [GAME.view(state, None) for state in (begun, play(begun, sheets).state)]

    def right(place: str, seat: int = 0) -> set[str]:
        words = ("V", "B", "J", "goes", "stays", "missile")
        return {word for word in words if POWER.came_true((f"place.1.{place}", word), views, seat)}

    assert [right(place) for place in ("B1", "B0", "B4")] == [{"B", "stays"}, {"goes"}, {"stays", "missile"}]
    assert (right("V1", 0), right("V1", 1)) == ({"stays"}, {"V", "stays"}), "one's own army is nobody to guess about"
    assert right("B4", 2) == {"stays"}, "nor is one's own missile"
    assert POWER.came_true(("place.2.B0", "goes"), views, 0) is None, "that round was never read"


def test_a_bid_is_compared_with_the_one_that_was_believed() -> None:
    begun = tables.table(display=("rebellion",), reserve={"orange": (3, 0), "white": (2, 0)})
    bidding = tables.act(begun, TakeTile("rebellion")).state
    decided = tables.act(tables.act(bidding, Bid(3), 0).state, Bid(1), 1).state
    bid = BIDDING.markable(scene(tables.GAME.view(bidding, 0), 2))[0]
    views = [tables.GAME.view(state, None) for state in (begun, bidding, decided)]
    assert [word for word in bid.words if BIDDING.came_true((bid.key, word), views, 0)] == ["1"]
    assert BIDDING.came_true((bid.key, "1"), views[:2], 0) is None
