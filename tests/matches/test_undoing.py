"""Taking open answers back: alone while nobody else has acted, then by consent, and never past what was shown."""

import asyncio

import msgspec

from bot.games.codec import from_json
from bot.games.contract import TakenBack, list_of_events
from bot.games.macht_ohnmacht.board.actions import EndTurn, Recruit
from bot.games.macht_ohnmacht.rules import MachtOhnmacht
from bot.games.power.rules import Power
from bot.games.record import replay
from bot.games.verraeter.actions import BuildOrder, StandingOrders
from bot.games.verraeter.rules import Verraeter
from bot.matches.types import Done, Terms
from bot.matches.value.earlier import is_free, last_answer
from bot.store.kept import earlier, matches
from bot.store.outgoing import Account, Notice, Undo
from tests.matches.harness import CHANNEL, DAY, HOUR, MatchesHarness, person, place, user
from tests.matches.random_players import RandomPlayers
from tests.matches.test_lobby import refused

OFFERED = (Verraeter(), MachtOhnmacht(), Power())


async def play(house: MatchesHarness, match_id: int, luck: object = 0) -> tuple[int, Done]:
    """Let whoever is asked answer by chance; give the seat."""
    decision, *_ = await house.open_decisions(match_id)
    action = await house.sample(match_id, decision, luck)
    return decision.seat, await house.act(match_id, decision.seat, decision.id, action)


async def snapshot(house: MatchesHarness, match_id: int) -> bytes:
    async with house.store.reading() as tx:
        found = await matches.get_with_snapshot(tx, match_id)
    assert found is not None
    return found[1] or b""


async def positions(house: MatchesHarness, match_id: int) -> list[int]:
    async with house.store.reading() as tx:
        return [one.number for one in await earlier.of_match(tx, match_id)]


async def take_back(house: MatchesHarness, match_id: int, seat: int) -> bool:
    """Take the last answer of a seat back, or ask the others; tell whether it has come back."""
    return await house.matches.play.take_back(match_id, user(seat), house.interaction())


async def press(
    house: MatchesHarness, match_id: int, seat: int, undo: tuple[str, str] | None, interaction: int | None = None
) -> bool:
    """Press the button that names an answer."""
    assert undo is not None
    return await house.matches.play.take_back(match_id, user(seat), interaction or house.interaction(), undo)


async def asked(house: MatchesHarness, match_id: int) -> Undo:
    """Give what the others are asked in the channel."""
    payloads = [one.payload for one in await house.said(match_id)]
    notice = next(one for one in reversed(payloads) if isinstance(one, Notice))
    assert notice.undo is not None
    return notice.undo


async def agree(house: MatchesHarness, match_id: int, seat: int) -> bool:
    undo = await asked(house, match_id)
    return await press(house, match_id, seat, (undo.decision, undo.mark))


def taken_back_in(house: MatchesHarness, account: Account) -> list[TakenBack]:
    events = from_json(account.events, list_of_events(Verraeter.types.event))
    return [event for event in events if isinstance(event, TakenBack)]


async def check_replays(house: MatchesHarness, match_id: int) -> None:
    assert await house.matches.history.verify(match_id) is not None


async def test_ones_last_answer_comes_back_with_one_press_while_nobody_has_acted_on_it(house: MatchesHarness) -> None:
    match_id = await house.begin(3, "verraeter")
    (before,), state = await house.open_decisions(match_id), await snapshot(house, match_id)
    await house.clock.advance(6 * HOUR)
    seat, done = await play(house, match_id)
    assert done.undo is not None
    await house.clock.advance(HOUR)
    assert await press(house, match_id, seat, done.undo)
    assert await snapshot(house, match_id) == state
    assert await house.open_decisions(match_id) == (before,)
    look = await house.matches.play.look(match_id, user(seat))
    assert [due for _, due in look.decisions] == [house.matches.now() + DAY - 7 * HOUR]
    account = (await house.accounts(match_id))[-1]
    assert [(event.seat, event.followed) for event in taken_back_in(house, account)] == [(seat, False)]
    assert account.begun == ()
    await check_replays(house, match_id)
    await play(house, match_id, "another one")
    await check_replays(house, match_id)


async def test_while_others_wait_nobody_changes_his_mind_more_than_three_times_in_a_turn(house: MatchesHarness) -> None:
    """After that only the others let an answer come back, and they can once somebody else has moved."""
    match_id = await house.begin(3, "verraeter")
    for _ in range(3):
        seat, _ = await play(house, match_id)
        assert await take_back(house, match_id, seat)
    await play(house, match_id)
    assert await refused(take_back(house, match_id, seat)) == "refused-undo-often"
    other, _ = await play(house, match_id)
    assert await take_back(house, match_id, other)
    assert await refused(take_back(house, match_id, seat)) == "refused-undo-often"
    await play(house, match_id)
    assert not await take_back(house, match_id, seat)


async def test_the_same_press_twice_takes_back_once(house: MatchesHarness) -> None:
    match_id = await house.begin(3, "verraeter")
    await play(house, match_id)
    seat, done = await play(house, match_id)
    for _ in range(2):
        assert await press(house, match_id, seat, done.undo, 9001)
    assert await positions(house, match_id) == [1]
    again = press(house, match_id, seat, done.undo, 9002)
    assert await refused(again) == "refused-undo-gone"
    await play(house, match_id, "another one")
    again = press(house, match_id, seat, done.undo, 9003)
    assert await refused(again) == "refused-undo-gone"


async def test_once_others_have_acted_all_of_them_have_to_agree(house: MatchesHarness) -> None:
    match_id = await house.begin(4, "verraeter")
    state = await snapshot(house, match_id)
    (first, _), (second, _) = await play(house, match_id), await play(house, match_id)
    others = [seat for seat in range(4) if seat != first]
    assert not await take_back(house, match_id, first)
    assert (await asked(house, match_id)).left == tuple(others)
    assert not await agree(house, match_id, others[0])
    assert not await agree(house, match_id, others[1])
    assert await agree(house, match_id, others[2])
    assert await snapshot(house, match_id) == state
    account = (await house.accounts(match_id))[-1]
    assert [(event.seat, event.followed) for event in taken_back_in(house, account)] == [(first, True)]
    assert account.begun == (first,)
    assert await positions(house, match_id) == []
    await check_replays(house, match_id)
    assert second != first


async def test_nobody_agrees_to_what_nobody_has_asked(house: MatchesHarness) -> None:
    match_id = await house.begin(3, "verraeter")
    seat, done = await play(house, match_id)
    assert done.undo is not None
    other = next(one for one in range(3) if one != seat)
    wish = press(house, match_id, other, done.undo)
    assert await refused(wish) == "refused-undo-gone"
    stranger = press(house, match_id, 9, done.undo)
    assert await refused(stranger) == "refused-not-a-player"


async def test_the_match_goes_on_while_they_vote_and_the_vote_lapses_where_something_is_shown(
    house: MatchesHarness,
) -> None:
    """Once the place of the conflict is chosen, action cards are offered in secret."""
    match_id = await house.begin(3, "verraeter")
    first, _ = await play(house, match_id)
    second, _ = await play(house, match_id)
    assert not await take_back(house, match_id, first)
    undo = await asked(house, match_id)
    await play(house, match_id)
    assert await positions(house, match_id) == [1, 2, 3]
    await play(house, match_id)
    assert await positions(house, match_id) == []
    late = press(house, match_id, second, (undo.decision, undo.mark))
    assert await refused(late) == "refused-undo-gone"
    for seat in range(3):
        assert await refused(take_back(house, match_id, seat)) == "refused-nothing-to-undo"


async def test_a_vote_survives_a_kill_and_the_last_who_agrees_takes_it_back(house: MatchesHarness) -> None:
    match_id = await house.begin(3, "verraeter")
    state = await snapshot(house, match_id)
    first, _ = await play(house, match_id)
    await play(house, match_id)
    others = [seat for seat in range(3) if seat != first]
    assert not await take_back(house, match_id, first)
    await house.restart()
    assert not await agree(house, match_id, others[0])
    await house.restart(60)
    assert await agree(house, match_id, others[1])
    await house.restart()
    assert await snapshot(house, match_id) == state
    await check_replays(house, match_id)


async def test_who_is_absent_and_computers_need_not_agree(house: MatchesHarness) -> None:
    match_id = await house.begin(3, "verraeter")
    first, _ = await play(house, match_id)
    second, _ = await play(house, match_id)
    (third,) = {0, 1, 2} - {first, second}
    await house.matches.ending.member_gone(900, user(third))
    assert not await take_back(house, match_id, first)
    assert (await asked(house, match_id)).left == (second,)
    assert await agree(house, match_id, second)


async def test_computers_agree_to_everything(house: MatchesHarness) -> None:
    house.set_entropy("one person first")
    table = await house.matches.lobbies.open_lobby("verraeter", place(501), person(0), {}, DAY)
    for _ in range(3):
        await house.matches.lobbies.add_computer(table.id, user(0), "level1")
    await house.matches.lobbies.start(table.id, user(0))
    while not await asks_person(house, table.id):
        await one_computer(house, table.id)
    await play(house, table.id)
    number = (await positions(house, table.id))[-1]
    await one_computer(house, table.id)
    assert await positions(house, table.id) == list(range(1, number + 2))
    assert await take_back(house, table.id, 0)
    assert await positions(house, table.id) == list(range(1, number))
    for _ in range(5):
        await play(house, table.id)
        assert await take_back(house, table.id, 0)
    assert await asks_person(house, table.id)
    await check_replays(house, table.id)


async def asks_person(house: MatchesHarness, match_id: int) -> bool:
    return (await house.open_decisions(match_id))[0].seat == 0


async def one_computer(house: MatchesHarness, match_id: int) -> None:
    """Let the computer answer that is asked now, and no other one."""
    (asked_now,) = await house.open_decisions(match_id)
    while (await house.open_decisions(match_id))[0] == asked_now:
        await house.matches.time.run_thoughts()
        await asyncio.sleep(0)
        await house.clock.advance(min((await house.moments(match_id)).values()))
        await house.matches.time.run_thoughts()


async def test_who_has_left_takes_with_him_what_could_be_taken_back(house: MatchesHarness) -> None:
    match_id = await house.begin(4, "verraeter")
    first, _ = await play(house, match_id)
    await play(house, match_id)
    assert not await take_back(house, match_id, first)
    undo = await asked(house, match_id)
    leaver = next(seat for seat in range(4) if seat != first)
    await house.matches.ending.resign(match_id, user(leaver))
    other = next(seat for seat in range(4) if seat not in (first, leaver))
    late = press(house, match_id, other, (undo.decision, undo.mark))
    assert await refused(late) == "refused-undo-gone"


async def test_a_table_may_have_nothing_taken_back(house: MatchesHarness) -> None:
    table = await house.lobby(3, "verraeter")
    await house.matches.lobbies.set_terms(table.id, user(0), Terms(undo="off"))
    await house.matches.lobbies.start(table.id, user(0))
    seat, done = await play(house, table.id)
    assert done.undo is None
    assert await positions(house, table.id) == []
    assert await refused(take_back(house, table.id, seat)) == "refused-undo-off"
    power = await house.begin(2, "power", channel=CHANNEL + 1)
    assert await refused(take_back(house, power, 0)) == "refused-undo-never"


async def test_what_an_answer_has_saved_is_not_kept_when_it_comes_back(house: MatchesHarness) -> None:
    match_id = await house.begin(3, "verraeter")
    await house.clock.advance(4 * HOUR)
    seat, _ = await play(house, match_id)
    for _ in range(3):
        await house.clock.advance(HOUR)
        assert await take_back(house, match_id, seat)
        async with house.store.reading() as tx:
            assert [one.saved for one in await matches.members_of(tx, match_id)] == [0, 0, 0]
        await play(house, match_id)
    async with house.store.reading() as tx:
        assert (await matches.members_of(tx, match_id))[seat].saved == 17 * HOUR


async def test_somebody_to_whom_an_answer_comes_back_has_time_for_another(house: MatchesHarness) -> None:
    """The others may agree when he is asleep; alone he gains a minute at most."""
    match_id = await house.begin(3, "verraeter")
    await house.clock.advance(DAY - 10)
    first, _ = await play(house, match_id)
    assert await take_back(house, match_id, first)
    look = await house.matches.play.look(match_id, user(first))
    assert [due for _, due in look.decisions] == [house.matches.now() + 60]
    await play(house, match_id)
    await play(house, match_id)
    assert not await take_back(house, match_id, first)
    for seat in {0, 1, 2} - {first}:
        await agree(house, match_id, seat)
    look = await house.matches.play.look(match_id, user(first))
    assert [due for _, due in look.decisions] == [house.matches.now() + DAY // 2]
    assert look.asked_since is not None


async def test_nobody_stops_the_clock_by_taking_back_again_and_again(house: MatchesHarness) -> None:
    """Once the time that an answer had is over, it comes back only if the others agree."""
    match_id = await house.begin(2, "macht_ohnmacht")
    decision, *_ = await house.open_decisions(match_id)
    for _ in range(3):
        await house.act(match_id, decision.seat, decision.id, Recruit())
        await house.clock.advance(7 * HOUR)
        assert await take_back(house, match_id, decision.seat)
    await house.act(match_id, decision.seat, decision.id, Recruit())
    await house.clock.advance(3 * HOUR)
    assert not await take_back(house, match_id, decision.seat)
    assert (await asked(house, match_id)).left == (1 - decision.seat,)


async def test_step_by_step_one_goes_back_through_a_turn_and_past_its_end(house: MatchesHarness) -> None:
    match_id = await house.begin(2, "macht_ohnmacht")
    states, seat = [await snapshot(house, match_id)], (await house.open_decisions(match_id))[0].seat
    decision = (await house.open_decisions(match_id))[0]
    await house.act(match_id, seat, decision.id, Recruit())
    while (decision := (await house.open_decisions(match_id))[0]).seat == seat:
        states.append(await snapshot(house, match_id))
        await house.act(match_id, seat, decision.id, EndTurn())
    while states:
        assert await take_back(house, match_id, seat)
        assert await snapshot(house, match_id) == states.pop()
        await check_replays(house, match_id)
    assert await refused(take_back(house, match_id, seat)) == "refused-nothing-to-undo"
    history = await house.matches.history.read(match_id)
    assert any(isinstance(event, TakenBack) for line in history for event in line.events)


async def test_what_was_taken_back_is_told_to_the_others_and_not_in_the_course(house: MatchesHarness) -> None:
    match_id = await house.begin(3, "verraeter")
    seat, _ = await play(house, match_id)
    await take_back(house, match_id, seat)
    table = await house.matches.tables.get(match_id)
    for other in range(3):
        async with house.matches.history.news(table, user(other)) as news:
            told = [event for step in news for event in step if isinstance(event, TakenBack)]
        assert bool(told) == (other != seat)
    chapters = msgspec.json.decode(await house.matches.history.course(match_id, bool))
    assert [event["type"] for chapter in chapters for event in chapter["events"] if event["audience"] is None] == [
        "table-set"
    ]


async def test_a_standing_order_leaves_what_was_taken_back_to_its_owner(house: MatchesHarness) -> None:
    """Orders stand as they did, and the record of a match with all this replays when it is over."""
    match_id = await house.begin(3, "verraeter")
    plan = StandingOrders(roles_else="clock", builds=(BuildOrder("granary"),), builds_else="clock", places_else="clock")
    undone = 0
    for seat in range(3):
        await house.leave_orders(match_id, seat, plan)
    for number in range(200):
        open_ones = await house.open_decisions(match_id)
        if not open_ones:
            break
        for seat in range(3):
            if undone < 3 and await comes_back(house, match_id, seat):
                undone += 1
                (again,) = await house.open_decisions(match_id)
                assert again.seat == seat
                assert await house.orders(match_id, seat) == plan
                break
        else:
            await play(house, match_id, number)
            continue
        await play(house, match_id, ("again", number))
    assert undone
    record = await house.matches.history.record(match_id)
    *_, last = replay(Verraeter(), record)
    assert last.state.outcome is not None
    assert sum(line.kind == "undo" for line in record.log) == undone


async def comes_back(house: MatchesHarness, match_id: int, seat: int) -> bool:
    async with house.store.reading() as tx:
        rows = await earlier.of_match(tx, match_id)
    row = last_answer(rows, seat)
    return row is not None and is_free(rows, row) and await take_back(house, match_id, seat)


async def test_among_all_that_people_and_machines_do_the_log_replays(house: MatchesHarness) -> None:
    match_id = await house.begin(2, "macht_ohnmacht")
    await RandomPlayers(house, match_id, 3, restarts=False).play(150)
    await check_replays(house, match_id)
    async with house.store.reading() as tx:
        undone = sum(line.kind == "undo" for line in await matches.log_of(tx, match_id))
    assert undone
    state = await house.matches.history.verify(match_id)
    assert MachtOhnmacht().violations(state) == ()
