"""Verräter by standing orders: a round in which all have answered ahead is over at once, and nobody learns how."""

from pathlib import Path

import msgspec

from bot.games.record import replay
from bot.games.verraeter.actions import BuildOrder, CardOrder, StandingOrders
from bot.games.verraeter.rules import Verraeter
from bot.games.verraeter.state import ROLES, Role
from tests.matches.harness import MatchesHarness, open_harness

PREFERRED: tuple[tuple[Role, ...], ...] = (
    ROLES[:2],
    ROLES[::-1],
    ("strategist", "builder", "diplomat5"),
    ("builder",),
)


def orders(roles: tuple[Role, ...], margin: int) -> StandingOrders:
    return StandingOrders(
        roles=roles,
        roles_else="clock",
        cards=CardOrder(goal="lead", margin=margin, most=3),
        farmer_plays_all=margin == 1,
        builds=(BuildOrder("granary"), BuildOrder("post"), BuildOrder("convert")),
        builds_else="clock",
        places_else="clock",
    )


async def play_by_orders(harness: MatchesHarness, *plans: StandingOrders) -> int:
    """Let everybody order everything, and put the first granaries by hand."""
    match_id = await harness.begin(len(plans), "verraeter")
    for seat, plan in enumerate(plans):
        await harness.leave_orders(match_id, seat, plan)
    while open_ones := await harness.open_decisions(match_id):
        (decision,) = open_ones
        assert decision.kind == "granary"
        await harness.act(match_id, decision.seat, decision.id, await harness.sample(match_id, decision))
    return match_id


async def test_a_match_in_which_all_have_ordered_everything_plays_itself_and_replays(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "house.db", [Verraeter()]) as harness:
        plans = [orders(roles, margin) for margin, roles in enumerate(PREFERRED, start=1)]
        match_id = await play_by_orders(harness, *plans)
        assert (await harness.matches.tables.get(match_id)).status == "finished"
        record = await harness.matches.history.record(match_id)
        assert sum(line.kind == "act" for line in record.log) > 8 * (1 + 4 + 4)
        *_, last = replay(Verraeter(), record)
        assert last.state.outcome is not None
        assert {one.source for one in await harness.matches.history.read(match_id)} == {"start", "player"}


async def test_nothing_that_is_told_shows_how_an_answer_was_ordered(tmp_path: Path) -> None:
    """The same answers by a short list with the clock's answer for the rest, and by one that names everything."""
    short = StandingOrders(
        roles=("strategist", "farmer"),
        roles_else="clock",
        cards=CardOrder(goal="lead", margin=4),
        builds=(BuildOrder("granary"), BuildOrder("post")),
        builds_else="clock",
        places_else="clock",
    )
    long = msgspec.structs.replace(
        short,
        roles=(*short.roles, "diplomat2", "builder", "diplomat5", "traitor"),
        cards=CardOrder(goal="lead", margin=4, keep=9),
        builds=(*short.builds, BuildOrder("nothing")),
    )
    told = []
    for plan in (short, long):
        async with open_harness(tmp_path / f"{len(plan.roles)}.db", [Verraeter()], "the same") as harness:
            others = [orders(roles, margin) for margin, roles in enumerate(PREFERRED[:3], start=1)]
            match_id = await play_by_orders(harness, *others, plan)
            told.append([(said.user_id, said.raw) for said in await harness.said(match_id)])
    assert told[0] == told[1]
