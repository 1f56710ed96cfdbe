"""Giving up, stopping, agreeing, claiming, taking over: what helps a match that cannot go on as it is."""

from bot.games.verraeter.rules import Verraeter
from bot.store.outgoing import Notice, PrivateMessage
from tests.matches.harness import CHANNEL, DAY, GUILD, HOUR, MatchesHarness, person, user
from tests.matches.test_lobby import refused
from tests.probe import Probe
from tests.probe.state import Order, Plan, Sheet

OFFERED = (Probe(), Verraeter())
A2 = Sheet((Order("A", 2),))
B2 = Sheet((Order("B", 2),))


async def with_seat_1_absent(harness: MatchesHarness, seats: int = 3) -> int:
    """Play three rounds in which seat 1 does nothing; the match goes on."""
    match_id = await harness.begin(seats, "verraeter")
    while not (await harness.matches.tables.get(match_id)).members[1].absent:
        for decision in await harness.open_decisions(match_id):
            if decision.seat != 1 and not decision.answered:
                await harness.act(match_id, decision.seat, decision.id, await harness.sample(match_id, decision))
        if all(decision.seat == 1 for decision in await harness.open_decisions(match_id) if not decision.answered):
            await harness.pass_time(DAY)
    return match_id


async def test_whoever_resigns_is_out_and_a_match_of_two_is_over(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.hush()
    table = await harness.matches.ending.resign(match_id, user(0))
    assert table.status == "finished"
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    assert table.members[0].left
    assert (await harness.accounts(match_id))[-1].over
    assert await refused(harness.matches.ending.resign(match_id, user(1))) == "refused-match-over"
    await harness.matches.history.verify(match_id)


async def test_a_match_of_three_goes_on_without_whoever_resigned(harness: MatchesHarness) -> None:
    match_id = await harness.begin(3)
    await harness.leave_orders(match_id, 1, Plan(nets="never"))
    await harness.matches.ending.resign(match_id, user(1))
    assert await refused(harness.matches.ending.resign(match_id, user(1))) == "refused-resigned"
    assert await refused(harness.act(match_id, 1, "sheet-1-1", A2)) == "refused-resigned"
    assert {one.seat for one in await harness.open_decisions(match_id)} == {0, 2}
    await harness.hush()
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.act(match_id, 2, "sheet-1-2", B2)
    assert all(one.user_id != user(1) for one in await harness.said(match_id))
    assert (await harness.store.facts(match_id)).users == (user(0), None, user(2))
    assert await harness.matches.tables.of_person(user(1)) == ()
    await harness.matches.history.verify(match_id)


async def test_an_aborted_match_has_no_winner_and_opens_its_record(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    assert await refused(harness.matches.history.record(match_id)) == "refused-match-not-over"
    await harness.hush()
    table = await harness.matches.ending.abort(match_id, person(9))
    assert (table.status, table.outcome) == ("aborted", None)
    (account,) = await harness.accounts(match_id)
    assert account.over
    assert account.waiting == ()
    assert await harness.notices(match_id) == ["notice-aborted"]
    record = await harness.matches.history.record(match_id)
    assert record.seed == table.seed
    assert len(record.log) == 1
    assert (await harness.lobby(2)).status == "lobby"
    assert await refused(harness.matches.ending.abort(match_id, person(9))) == "refused-match-over"


async def test_a_lobby_stopped_from_outside_shows_its_card_anew(harness: MatchesHarness) -> None:
    table = await harness.lobby(2)
    assert (await harness.matches.ending.abort(table.id, person(9))).status == "cancelled"
    assert await harness.cards(table.id) == 1


async def test_a_match_ends_by_agreement_when_all_who_are_there_have_agreed(harness: MatchesHarness) -> None:
    match_id = await harness.begin(3)
    await harness.hush()
    assert (await harness.matches.ending.agree_to_end(match_id, user(0))).status == "running"
    assert (await harness.matches.ending.agree_to_end(match_id, user(0))).status == "running"
    assert (await harness.matches.ending.agree_to_end(match_id, user(2))).status == "running"
    notices = [one.payload for one in await harness.said(match_id) if isinstance(one.payload, Notice)]
    assert [(one.key, one.seats) for one in notices] == [("notice-agrees", {"name": 0})]
    table = await harness.matches.ending.agree_to_end(match_id, user(1))
    assert (table.status, table.outcome) == ("agreed", None)
    assert (await harness.notices(match_id))[-1] == "notice-agreed"
    assert (await harness.accounts(match_id))[-1].over
    assert await refused(harness.matches.ending.agree_to_end(match_id, user(1))) == "refused-match-over"


async def test_absent_players_need_not_agree(harness: MatchesHarness) -> None:
    match_id = await with_seat_1_absent(harness)
    await harness.matches.ending.agree_to_end(match_id, user(0))
    assert (await harness.matches.ending.agree_to_end(match_id, user(2))).status == "agreed"


async def test_the_win_of_a_match_of_two_can_be_claimed_from_an_absent_opponent_only(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    assert await refused(harness.matches.ending.claim_win(match_id, user(0))) == "refused-claim-too-early"
    await harness.matches.ending.member_gone(GUILD, user(1))
    await harness.hush()
    table = await harness.matches.ending.claim_win(match_id, user(0))
    assert table.status == "finished"
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert await harness.notices(match_id) == ["notice-claimed"]
    three = await harness.begin(3)
    assert await refused(harness.matches.ending.claim_win(three, user(0))) == "refused-claim-of-many"


async def test_anybody_may_take_over_the_seat_of_an_absent_player(harness: MatchesHarness) -> None:
    match_id = await with_seat_1_absent(harness)
    await harness.leave_orders(match_id, 1, {"pass_cards": False})
    # Leaving a standing order is a sign of life.
    assert not (await harness.matches.tables.get(match_id)).members[1].absent
    await harness.matches.ending.member_gone(GUILD, user(1))
    assert await refused(harness.matches.ending.replace(match_id, person(0))) == "refused-already-at-table"
    await harness.hush()
    await harness.clock.advance(HOUR)
    table = await harness.matches.ending.replace(match_id, person(7))
    assert (table.members[1].user_id, table.members[1].name) == (user(7), "Player 7")
    assert (table.members[1].misses, table.members[1].absent) == (0, False)
    assert await harness.orders(match_id, 1) is None
    said = await harness.said(match_id)
    assert [(type(one.payload).__name__, one.user_id) for one in said] == [
        ("Notice", None),
        ("PrivateMessage", user(7)),
        ("Account", None),
        ("Notice", user(1)),
    ]
    assert isinstance(said[1].payload, PrivateMessage)
    mine = [one for one in await harness.open_decisions(match_id) if one.seat == 1]
    assert [one.decision for one in said[1].payload.asked] == [one.id for one in mine]
    dues = dict((await harness.matches.play.look(match_id, user(7))).decisions)
    assert all(due == int(harness.clock.now()) + DAY for due in dues.values())
    assert await refused(harness.matches.play.desk(match_id, user(1))) == "refused-not-a-player"
    assert await refused(harness.matches.ending.replace(match_id, person(8))) == "refused-nobody-absent"
    assert (await harness.matches.play.look(match_id, user(1))).seat is None


async def test_messages_for_a_player_who_lost_his_seat_are_not_sent_any_more(harness: MatchesHarness) -> None:
    match_id = await harness.begin(3)
    assert len(await harness.private_messages(match_id, user(1))) == 1
    await harness.matches.ending.member_gone(GUILD, user(1))
    await harness.matches.ending.replace(match_id, person(7))
    assert await harness.private_messages(match_id, user(1)) == []


async def test_whoever_leaves_the_server_is_absent_until_he_is_back_and_gives_up_lobbies(
    harness: MatchesHarness,
) -> None:
    match_id = await harness.begin(2)
    lobby = await harness.lobby(2, channel=CHANNEL + 1)
    await harness.hush()
    await harness.matches.ending.member_gone(GUILD + 1, user(1))
    assert not (await harness.matches.tables.get(match_id)).members[1].absent
    await harness.matches.ending.member_gone(GUILD, user(1))
    await harness.matches.ending.member_gone(GUILD, user(1))
    assert (await harness.matches.tables.get(match_id)).members[1].absent
    assert await harness.notices(match_id) == ["notice-gone"]
    assert [one.user_id for one in (await harness.matches.tables.get(lobby.id)).members] == [user(0)]
    assert await harness.cards(lobby.id) == 1


async def test_an_own_action_shows_that_somebody_is_back(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.matches.ending.member_gone(GUILD, user(1))
    await harness.act(match_id, 1, "sheet-1-1", A2)
    assert not (await harness.matches.tables.get(match_id)).members[1].absent


async def test_a_lobby_is_closed_with_its_channel(harness: MatchesHarness) -> None:
    lobby = await harness.lobby(2)
    await harness.matches.ending.place_gone(lobby.id)
    assert (await harness.matches.tables.get(lobby.id)).status == "cancelled"


async def test_a_seat_that_nobody_has_missed_cannot_be_taken(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.matches.ending.member_gone(GUILD, user(0))
    assert await refused(harness.matches.ending.replace(match_id, person(7), 1)) == "refused-nobody-absent"
    assert (await harness.matches.ending.replace(match_id, person(7), 0)).members[0].user_id == user(7)
