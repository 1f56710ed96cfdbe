"""Standing orders in whole matches, stored ones, and all that the seat on turn can do; `scenes` has single promises."""

from pathlib import Path

from bot.games.codec import from_json
from bot.games.macht_ohnmacht.answers import turn_actions
from bot.games.macht_ohnmacht.board.actions import StandingOrders, TakeTile
from bot.games.macht_ohnmacht.board.state import LIGHTNING
from tests.games.macht_ohnmacht.tables import GAME
from tests.games.random_matches import random_match
from tests.matches.harness import MatchesHarness, open_harness, user

USUAL = StandingOrders(
    bids="by-tile",
    bid_point=2,
    bid_rebellion=1,
    bid_marker=1,
    bid_goal="ask",
    serpent="when",
    guard=3,
    cancel=("victory-point",),
    retreat="active",
    move_in="always",
    rebellion="active",
)


def test_the_list_of_all_actions_holds_nothing_illegal() -> None:
    for number in range(12):
        for moment in random_match(GAME, 2, "menus", number):
            for view, decision in moment.asked:
                if decision.kind == "turn":
                    actions = list(turn_actions(view))
                    assert actions
                    assert len(set(map(repr, actions))) == len(actions)
                    assert not any(GAME.problems(view, decision, action) for action in actions)


def test_orders_of_an_earlier_version_go_on() -> None:
    stored = b"""{"serpent":"never","turn":"","retreat":"listed","regions":["deira","elmet","cantia","powys","hwicce"],
        "save":"passive","bids":"none","move_in":"always"}"""
    five = ("deira", "elmet", "cantia", "powys", "hwicce")
    plan = StandingOrders(
        serpent="never", retreat="listed", regions=five, save="passive", bids="none", move_in="always"
    )
    assert from_json(stored, GAME.types.plan) == plan


async def heard(harness: MatchesHarness, match_id: int, reader: int | None) -> tuple[object, ...]:
    """Give all that somebody, or the public, has been told and sees."""
    said = [(one.user_id, one.raw) for one in await harness.said(match_id) if one.user_id in (None, reader)]
    return said, await harness.matches.play.look(match_id, reader), await harness.matches.history.read(match_id, reader)


async def test_nobody_can_tell_what_is_ordered_before_both_bids_are_in(tmp_path: Path) -> None:
    """A bid of three by orders looks like none, to the opponent and to everybody else."""
    told = []
    nothing = StandingOrders(bids="none")
    for number, plan in enumerate(
        (nothing, StandingOrders(bids="by-tile", bid_point=3, bid_rebellion=3, bid_marker=3))
    ):
        async with open_harness(tmp_path / f"{number}.db", (GAME,), "display 9") as harness:
            match_id = await harness.begin(game=GAME.key)
            board = (await harness.matches.play.look(match_id)).view.board
            taker, other = board.on_turn, 1 - board.on_turn
            tile = next(tile for tile in board.display if tile in LIGHTNING)
            await harness.leave_orders(match_id, other, plan)
            (decision,) = await harness.open_decisions(match_id)
            await harness.act(match_id, taker, decision.id, TakeTile(tile))
            assert (await harness.matches.play.look(match_id, seat=other)).view.bid == (0 if plan == nothing else 3)
            told.append([await heard(harness, match_id, reader) for reader in (user(taker), None)])
    assert told[0] == told[1]


async def test_with_orders_on_both_sides_only_turns_and_own_auctions_are_asked(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "match.db", (GAME,)) as harness:
        match_id = await harness.begin(game=GAME.key)
        for seat in (0, 1):
            await harness.leave_orders(match_id, seat, USUAL)
        kinds = set()
        while (await harness.matches.tables.get(match_id)).status == "running":
            (decision,) = (one for one in await harness.open_decisions(match_id) if not one.answered)
            kinds.add(decision.kind)
            await harness.act(match_id, decision.seat, decision.id, await harness.sample(match_id, decision))
        assert kinds == {"turn", "bid"}
