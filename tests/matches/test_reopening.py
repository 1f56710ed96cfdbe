"""Taking a sealed answer back, and leaving a standing order by its own panel."""

from bot.matches.value.desks import writing
from tests.matches.harness import DAY, MatchesHarness, user
from tests.matches.test_lobby import refused
from tests.probe import Probe
from tests.probe.state import Order, Pass, Plan, Raid, Sheet

A2 = Sheet((Order("A", 2),))
B2 = Sheet((Order("B", 2),))
EVERY_SHEET = Sheet((Order("C", 3),))
EVERY_ROUND = Plan(orders=EVERY_SHEET.orders)


class Final(Probe):
    """Probe in which what is sealed can only be replaced."""

    reopens = frozenset()


async def reopen(harness: MatchesHarness, match_id: int, seat: int, interaction: int | None = None) -> None:
    await harness.matches.play.reopen(match_id, user(seat), f"sheet-1-{seat}", interaction or harness.interaction())


async def test_an_answer_that_was_taken_back_holds_the_match_up_again_with_its_old_deadline(
    harness: MatchesHarness,
) -> None:
    match_id = await harness.begin(2)
    begun = int(harness.clock.now())
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.clock.advance(100)
    await reopen(harness, match_id, 0)
    look = await harness.matches.play.look(match_id, user(0))
    assert [(one.answered, due) for one, due in look.decisions] == [(False, begun + DAY)]
    await harness.act(match_id, 1, "sheet-1-1", B2)
    assert {one.kind for one in await harness.open_decisions(match_id)} == {"sheet"}
    await harness.pass_time(DAY - 100)
    assert all(one.id != "sheet-1-0" for one in await harness.open_decisions(match_id))
    await harness.matches.history.verify(match_id)


async def test_taking_back_twice_with_one_press_is_once(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await reopen(harness, match_id, 0, 5001)
    await harness.act(match_id, 0, "sheet-1-0", B2)
    await reopen(harness, match_id, 0, 5001)
    assert (await harness.matches.play.look(match_id, user(0))).view.sheet == B2.orders
    await reopen(harness, match_id, 0)
    assert await refused(reopen(harness, match_id, 0)) == "refused-nothing-sealed"


async def test_a_game_in_which_nothing_can_be_taken_back_refuses_it(harness: MatchesHarness) -> None:
    harness.offer(Final())
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    assert not (await harness.matches.play.desk(match_id, user(0))).reopens
    assert await refused(reopen(harness, match_id, 0)) == "sealed-for-good"


async def test_a_panel_offers_to_take_back_only_what_can_be(harness: MatchesHarness) -> None:
    match_id = await harness.begin(3, serpent="false")
    assert not (await harness.matches.play.desk(match_id, user(0))).reopens
    await harness.act(match_id, 0, "sheet-1-0", A2)
    assert (await harness.matches.play.desk(match_id, user(0))).reopens
    await harness.act(match_id, 1, "sheet-1-1", B2)
    await harness.act(match_id, 2, "sheet-1-2", EVERY_SHEET)
    await harness.act(match_id, 0, "turn-1", Raid(1))
    await harness.act(match_id, 1, "nets-1-1", Pass())
    desk = await harness.matches.play.desk(match_id, user(1), "nets-1-1")
    assert (desk.sealed, desk.reopens) == (Pass(), False)
    assert (
        await refused(harness.matches.play.reopen(match_id, user(1), "nets-1-1", harness.interaction()))
        == "sealed-for-good"
    )


async def test_an_answer_whose_time_is_over_cannot_be_taken_back(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.matches.play.extend(match_id, user(1))
    await harness.pass_time(DAY)
    assert not (await harness.matches.play.desk(match_id, user(0), "sheet-1-0")).reopens
    assert await refused(reopen(harness, match_id, 0)) == "refused-too-late-to-reopen"
    await harness.act(match_id, 0, "sheet-1-0", B2)


async def test_a_standing_order_leaves_an_answer_alone_that_its_owner_has_taken_back(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.leave_orders(match_id, 0, EVERY_ROUND)
    await reopen(harness, match_id, 0)
    await harness.restart()
    await harness.act(match_id, 1, "sheet-1-1", B2)
    assert [one.answered for one in await harness.open_decisions(match_id)] == [False, True]
    # Leaving it again is to order it again.
    await harness.leave_orders(match_id, 0, EVERY_ROUND)
    assert all(one.id != "sheet-1-0" for one in await harness.open_decisions(match_id))


async def test_a_standing_order_is_drafted_at_its_own_desk_and_taken_back_by_clearing_it(
    harness: MatchesHarness,
) -> None:
    match_id = await harness.begin(2)
    look = await harness.matches.play.look(match_id, user(0))
    assert look.standing is not None
    desk = await harness.matches.play.draft(match_id, user(0), look.standing.id, writing("C 3"))
    assert desk.unread == ()
    assert await harness.orders(match_id, 0) is None
    old = desk.revision
    desk = await harness.matches.play.draft(match_id, user(0), look.standing.id, writing("C 2"))
    interaction = harness.interaction()
    late = harness.matches.play.act(match_id, user(0), look.standing.id, interaction, revision=old)
    assert await refused(late) == "refused-draft-has-changed"
    done = await harness.matches.play.act(match_id, user(0), look.standing.id, interaction, revision=desk.revision)
    assert done.look.view.sheet == (Order("C", 2),)
    assert await harness.orders(match_id, 0) == Plan(orders=(Order("C", 2),))
    assert (await harness.matches.play.desk(match_id, user(0), look.standing.id)).sealed == Plan(
        orders=(Order("C", 2),)
    )
    await harness.matches.play.clear(match_id, user(0), look.standing.id)
    assert await harness.orders(match_id, 0) is None


async def test_what_was_sealed_is_what_the_panel_showed(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    desk = await harness.matches.play.draft(match_id, user(0), "sheet-1-0", writing("A 2"))
    await harness.matches.play.draft(match_id, user(0), "sheet-1-0", writing("B 1"))
    press = harness.matches.play.act(match_id, user(0), "sheet-1-0", harness.interaction(), revision=desk.revision)
    assert await refused(press) == "refused-draft-has-changed"
    desk = await harness.matches.play.desk(match_id, user(0))
    await harness.matches.play.act(match_id, user(0), "sheet-1-0", harness.interaction(), revision=desk.revision)
