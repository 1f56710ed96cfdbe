"""Computer players at the table: seats, moments, votes, hints, and seats that change hands."""

import asyncio
from collections.abc import Awaitable
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select

from bot.games.chance import Chance, derived_seed
from bot.games.codec import to_json
from bot.games.contract import Decision
from bot.games.guardians.rules import Guardians
from bot.games.macht_ohnmacht.rules import MachtOhnmacht
from bot.games.power.rules import Power
from bot.games.record import CLOSED
from bot.games.verraeter.rules import Verraeter
from bot.matches.changes.moves import mark_of
from bot.matches.thoughts import Thoughts
from bot.matches.types import Done, Person, Place, Table, Terms
from bot.matches.value.schedule import Calendar, Occasion, thinking_delay, thinking_moment
from bot.matches.value.seats import COMPUTER_NAMES
from bot.store import tables
from bot.store.kept import matches
from bot.store.outgoing import Notice
from tests.matches.harness import DAY, GUILD, Beginner, MatchesHarness, person, place, user
from tests.matches.test_lobby import refused

DIRECT_MESSAGES = Place(guild_id=0, channel_id=77, channel_name="Player 0")


OFFERED = (Verraeter(), MachtOhnmacht(), Guardians(), Power())


async def with_computers(house: MatchesHarness, people: int, computers: int, **terms: object) -> int:
    """Begin a match of Verräter with people in the first seats and computers behind them."""
    table = await house.lobby(1, "verraeter", deadline=DAY)
    if terms:
        await house.matches.lobbies.set_terms(table.id, user(0), Terms(**terms))  # type: ignore[arg-type]  # as each test says
    for seat in range(1, people):
        await house.matches.lobbies.join(table.id, person(seat))
    for _ in range(computers):
        await house.matches.lobbies.add_computer(table.id, user(0), "level1")
    return (await house.matches.lobbies.start(table.id, user(0))).id


async def play(house: MatchesHarness, match_id: int, *seats: int) -> Table:
    """Let people answer by chance and computers by themselves, to the end."""
    while (table := await house.matches.tables.get(match_id)).status == "running":
        await house.let_computers_answer(match_id)
        for decision in await house.open_decisions(match_id):
            if decision.seat in seats and not decision.answered:
                await house.act(match_id, decision.seat, decision.id, await house.sample(match_id, decision))
                break
    return table


async def until_asked(house: MatchesHarness, match_id: int, *seats: int) -> None:
    """Let the others play until one of some seats is asked something."""
    while not any(one.seat in seats and not one.answered for one in await house.open_decisions(match_id)):
        decision = next(one for one in await house.open_decisions(match_id) if not one.answered)
        if (await house.matches.tables.get(match_id)).members[decision.seat].computer is not None:
            await house.let_computers_answer(match_id)
        else:
            await house.act(match_id, decision.seat, decision.id, await house.sample(match_id, decision))


async def sources(house: MatchesHarness, match_id: int) -> set[tuple[int | None, str]]:
    """Tell by seat how the lines of the log came about."""
    async with house.store.reading() as tx:
        log = await matches.log_of(tx, match_id)
    return {(line.seat, line.source) for line in log}


async def miss_three_turns(house: MatchesHarness, match_id: int, seat: int) -> None:
    """Let one person do nothing until he counts as absent or has lost his seat; the others play."""
    name = (await house.matches.tables.get(match_id)).members[seat].name
    while not (member := (await house.matches.tables.get(match_id)).members[seat]).absent and member.name == name:
        await house.let_computers_answer(match_id)
        mine = [one for one in await house.open_decisions(match_id) if not one.answered]
        other = next((one for one in mine if one.seat != seat), None)
        if other is None:
            await house.pass_time(DAY)
        else:
            await house.act(match_id, other.seat, other.id, await house.sample(match_id, other))


# In the lobby


async def test_computers_take_all_other_seats_openly_by_name_and_level(house: MatchesHarness) -> None:
    table = await house.lobby(1, "verraeter")
    for level in ("level1", "level2", "level3"):
        table = await house.matches.lobbies.add_computer(table.id, user(0), level)
    assert [None if one.computer is None else one.computer.level for one in table.members] == [
        None,
        "level1",
        "level2",
        "level3",
    ]
    assert len({one.name for one in table.members}) == 4
    assert await refused(house.matches.lobbies.add_computer(table.id, user(0), "level1")) == "refused-table-full"
    lobbies = house.matches.lobbies
    assert lobbies.levels("macht_ohnmacht") == ("level1", "level2", "level3", "level4")
    assert lobbies.levels("power") == ("level1", "level2", "level3")
    table = await lobbies.remove_computer(table.id, user(0), 2)
    assert await refused(lobbies.add_computer(table.id, user(0), "level4")) == "refused-no-such-level"
    assert (
        await refused(lobbies.open_practice("verraeter", place(502), person(0), "level4", 3)) == "refused-no-such-level"
    )
    assert await refused(lobbies.open_practice("power", place(502), person(0), "level4", 4)) == "refused-no-such-level"
    assert (await lobbies.open_practice("power", place(502), person(0), "level4", 3)).status == "running"
    assert [one.computer.level for one in table.members if one.computer] == ["level1", "level3"]
    assert [one.seat for one in table.members] == [0, 1, 2]


async def test_only_the_host_seats_computers_and_they_never_keep_a_table(house: MatchesHarness) -> None:
    table = await house.lobby(2, "verraeter")
    assert await refused(house.matches.lobbies.add_computer(table.id, user(1), "level1")) == "refused-host-only"
    await house.matches.lobbies.add_computer(table.id, user(0), "level1")
    table = await house.matches.lobbies.leave_lobby(table.id, user(0))
    assert table.host_id == user(1)
    assert (await house.matches.lobbies.leave_lobby(table.id, user(1))).status == "cancelled"


async def test_in_guardians_each_computer_brings_a_starter_deck_that_nobody_else_has(house: MatchesHarness) -> None:
    table = await house.matches.lobbies.open_practice("guardians", place(), person(0), "level1", 2)
    async with house.store.reading() as tx:
        decks = [one.entry for one in await matches.members_of(tx, table.id)]
    assert len(set(decks)) == 2
    assert None not in decks


async def test_hints_are_agreed_on_before_others_sit_down(house: MatchesHarness) -> None:
    table = await house.lobby(1, "verraeter")
    assert (await house.matches.lobbies.set_terms(table.id, user(0), Terms(hints=True))).terms.hints
    await house.matches.lobbies.join(table.id, person(1))
    assert await refused(house.matches.lobbies.set_terms(table.id, user(0), Terms())) == "refused-hints-later"
    assert (await house.matches.lobbies.set_terms(table.id, user(0), Terms(hints=True, absent="computer"))).terms.hints


async def test_a_record_opens_what_computers_have_brought_but_not_what_a_person_has_left_to_one(
    house: MatchesHarness,
) -> None:
    alone = await house.matches.lobbies.open_practice("guardians", place(), person(0), "level1", 2)
    await house.matches.ending.resign(alone.id, user(0))
    entries = (await house.matches.history.record(alone.id, user(0))).entries
    assert bytes(CLOSED) not in {bytes(entry) for entry in entries}
    table = await house.lobby(2, "guardians", channel=501)
    decks = house.games["guardians"].entries
    assert decks is not None
    for seat, deck in zip((0, 1), decks.starters.values(), strict=False):
        await house.matches.lobbies.set_entry(table.id, user(seat), deck)
    await house.matches.lobbies.set_terms(table.id, user(0), Terms(absent="computer"))
    await house.matches.lobbies.start(table.id, user(0))
    await house.matches.ending.leave_to_computer(table.id, user(1))
    await house.matches.ending.resign(table.id, user(0))
    entries = (await house.matches.history.record(table.id, user(0))).entries
    assert [bytes(entry) == bytes(CLOSED) for entry in entries] == [False, True]


# Practice


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("power", 2),
        *(
            pytest.param(*rest, marks=pytest.mark.long)
            for rest in (("verraeter", 3), ("verraeter", 4), ("macht_ohnmacht", 2), ("guardians", 2))
        ),
    ],
)
async def test_one_person_plays_a_whole_match_against_computers(house: MatchesHarness, game: str, players: int) -> None:
    table = await house.matches.lobbies.open_practice(game, DIRECT_MESSAGES, person(0), "level2", players)
    assert (table.status, table.deadline, table.terms.practice) == ("running", None, True)
    table = await play(house, table.id, 0)
    assert table.status == "finished"
    assert {(seat, "computer") for seat in range(1, players)} <= await sources(house, table.id)
    assert {level for _, _, level, _ in house.beginner.asked} == {"level2"}
    await house.matches.history.verify(table.id)


async def test_one_practises_each_game_once_in_threads_and_one_in_all_by_direct_message(house: MatchesHarness) -> None:
    def practise(game: str, where: Place) -> object:
        return house.matches.lobbies.open_practice(game, where, person(0), "level1", 2)

    gone = await house.matches.lobbies.open_practice("power", place(501), person(0), "level1", 2)
    assert await refused(practise("power", place(502))) == "refused-practises-already"
    await house.matches.ending.place_gone(gone.id)
    assert (await house.notices(gone.id))[-1] == "notice-place-gone", "it ends with its thread"
    await house.matches.lobbies.open_practice("power", place(503), person(0), "level1", 2)
    await house.matches.lobbies.open_practice("macht_ohnmacht", place(502), person(0), "level1", 2)
    await house.matches.lobbies.open_practice("power", DIRECT_MESSAGES, person(0), "level1", 2)
    another = Place(guild_id=0, channel_id=78)
    assert await refused(practise("guardians", another)) == "refused-practises-already"


async def test_a_table_that_was_opened_and_not_begun_is_in_nobodys_way(
    house: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as killed:
        killed.setattr(type(house.matches.lobbies), "start", _die)
        with pytest.raises(asyncio.CancelledError):
            await house.matches.lobbies.open_practice("power", DIRECT_MESSAGES, person(0), "level1", 2)
    table = await house.matches.lobbies.open_practice("power", DIRECT_MESSAGES, person(0), "level1", 2)
    assert [one.id for one in await house.matches.tables.of_person(user(0))] == [table.id]


async def _die(*_: object) -> None:
    raise asyncio.CancelledError


async def test_a_rest_by_direct_message_is_not_ended_by_what_one_presses(house: MatchesHarness) -> None:
    table = await house.matches.lobbies.open_practice("power", DIRECT_MESSAGES, person(0), "level1", 2)
    await house.matches.waiting.agree_to_rest(table.id, user(0), DAY)
    await house.matches.waiting.look_again_in(DIRECT_MESSAGES.channel_id)
    assert (await house.matches.tables.get(table.id)).rests_until is not None


async def test_a_match_ends_when_only_computers_are_left(house: MatchesHarness) -> None:
    match_id = await with_computers(house, 1, 3)
    assert (await house.matches.ending.resign(match_id, user(0))).status == "abandoned"
    assert "notice-nobody-left" in await house.notices(match_id)


# Moments


async def test_a_computer_answers_at_a_moment_that_says_nothing_of_its_thought(house: MatchesHarness) -> None:
    match_id = await with_computers(house, 2, 2)
    await until_asked(house, match_id, 2, 3)
    before = await house.moments(match_id)
    assert before
    assert all(5 <= seconds <= 60 for seconds in before.values())
    await house.matches.time.run_thoughts()
    assert len(house.beginner.asked) == len(before)
    assert await house.moments(match_id) == before
    assert [thinking_delay(drawn / 10, quick=True) for drawn in (0, 10)] == [2, 6]


async def test_an_answer_that_is_ready_only_after_its_moment_gets_another_one(house: MatchesHarness) -> None:
    match_id = await with_computers(house, 2, 2)
    await until_asked(house, match_id, 2, 3)
    slow = _Slow()
    house.matches.keeper.thoughts = Thoughts(slow)
    asked = await house.moments(match_id)
    await house.matches.time.run_thoughts()
    await house.clock.advance(60)
    for ready in (False, True):
        await house.matches.time.run_thoughts()
        assert (await house.moments(match_id)).keys() == asked.keys()
        if not ready:
            slow.may_answer.set()
            await asyncio.sleep(0)
    moment = await house.matches.time.run_thoughts()
    assert moment is not None
    assert house.matches.now() < moment <= house.matches.now() + 55, "nobody learns how long it took"
    await house.clock.advance(55)
    await house.matches.time.run_thoughts()
    assert not asked.keys() & (await house.moments(match_id)).keys()


class _Slow(Beginner):
    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()

    async def choose(self, *asked: Any, **more: Any) -> Any:
        await self.may_answer.wait()
        return await super().choose(*asked, **more)


async def test_in_a_window_a_computer_answers_before_the_clock_would(house: MatchesHarness) -> None:
    decision = Decision(id="nets", seat=1, kind="nets", window="nets")
    draws = (drawn / 100 for drawn in range(101))
    occasion = Occasion(0, partial(next, draws))
    moments = [thinking_moment(decision, DAY, Calendar(), occasion) for _ in range(101)]
    assert all(0 < due < DAY for due in moments)


async def test_one_match_that_breaks_down_keeps_no_computer_of_another_from_thinking(
    house: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    cursed = (await house.matches.lobbies.open_practice("power", place(501), person(5), "level1", 2)).id
    sound = await with_computers(house, 2, 2)
    await until_asked(house, sound, 2, 3)
    monkeypatch.setattr(Power, "view", _break_down)
    for _ in range(3):
        await house.matches.time.run_thoughts()
        await asyncio.sleep(0)
        await house.clock.advance(60)
    assert (await house.matches.tables.get(cursed)).status == "set-aside"
    assert any(source == "computer" for _, source in await sources(house, sound))


def _break_down(*_: object) -> None:
    raise ZeroDivisionError


async def test_what_was_thought_before_a_kill_is_thought_again(house: MatchesHarness) -> None:
    match_id = await with_computers(house, 2, 2)
    await until_asked(house, match_id, 2, 3)
    await house.matches.time.run_thoughts()
    await house.restart()
    await house.let_computers_answer(match_id)
    assert any(source == "computer" for _, source in await sources(house, match_id))


async def test_a_computer_is_told_its_own_view_and_a_salt_of_its_own(house: MatchesHarness) -> None:
    table = await house.matches.lobbies.open_practice("verraeter", place(), person(0), "level1", 4)
    await play(house, table.id, 0)
    async with house.store.reading() as tx:
        row = await matches.get(tx, table.id)
    assert row is not None
    assert row.seed is not None
    salts = [salt for _, _, _, salt in house.beginner.asked]
    assert len(set(salts)) == len(salts)
    assert not any(row.seed.hex() in salt or salt in row.seed.hex() for salt in salts)
    assert all(view.seat == decision.seat for view, decision, _, _ in house.beginner.asked)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", ["verraeter", "macht_ohnmacht", "guardians", "power"])
async def test_a_computer_is_told_the_same_in_every_world_that_it_cannot_tell_from_this_one(
    house: MatchesHarness, game: str
) -> None:
    rules = house.games[game]
    table = await house.matches.lobbies.open_practice(game, place(), person(0), "level1", 2 + (game == "verraeter"))
    for turn in range(12):
        await until_asked(house, table.id, 1)
        state = (await house.matches.keeper.load(table.id)).state
        imagined = rules.imagine(state, 1, Chance(derived_seed("imagine", turn), 0))
        house.beginner.asked.clear()
        await house.matches.time.run_thoughts()
        await asyncio.sleep(0)
        mine = [(view, decision) for view, decision, _, _ in house.beginner.asked if decision.seat == 1]
        assert mine
        for view, decision in mine:
            assert to_json(view) == to_json(rules.view(imagined, 1))
            assert decision in rules.waiting_on(imagined)
        await house.let_computers_answer(table.id)
        await until_asked(house, table.id, 0)
        mine_now = next(one for one in await house.open_decisions(table.id) if one.seat == 0 and not one.answered)
        await house.act(table.id, 0, mine_now.id, await house.sample(table.id, mine_now, turn))


# Absence


async def test_answers_of_computers_keep_no_match_alive(house: MatchesHarness) -> None:
    match_id = await with_computers(house, 1, 3)
    while (await house.matches.tables.get(match_id)).status == "running":
        await house.let_computers_answer(match_id)
        await house.pass_time(DAY)
    assert (await house.matches.tables.get(match_id)).status == "abandoned"
    members = (await house.matches.tables.get(match_id)).members
    assert [one.misses for one in members] == [3, 0, 0, 0]


async def test_a_computer_takes_the_seat_of_an_absent_player_if_the_table_was_set_up_so(house: MatchesHarness) -> None:
    match_id = await with_computers(house, 3, 0, absent="computer")
    await miss_three_turns(house, match_id, 1)
    member = (await house.matches.tables.get(match_id)).members[1]
    assert member.computer is not None
    assert (member.computer.level, member.user_id, member.absent) == ("level2", None, False)
    assert "notice-computer-plays" in await house.notices(match_id)
    assert (await play(house, match_id, 0, 2)).status == "finished"
    assert (1, "computer") in await sources(house, match_id)
    await house.matches.history.verify(match_id)


async def test_a_computer_takes_the_seat_of_whoever_leaves_the_server_there_at_once(house: MatchesHarness) -> None:
    match_id = await with_computers(house, 3, 0, absent="computer")
    await house.matches.ending.member_gone(GUILD, user(1))
    assert (await house.matches.tables.get(match_id)).members[1].computer is not None


async def test_the_others_vote_and_absent_players_have_no_vote(house: MatchesHarness) -> None:
    match_id = await with_computers(house, 3, 1)
    assert await refused(house.matches.ending.vote_for_computer(match_id, user(0), 1)) == "refused-nobody-absent"
    await house.matches.ending.leave_to_computer(match_id, user(1))
    assert "notice-leaves-to-computer" in await house.notices(match_id)
    table = await house.matches.ending.vote_for_computer(match_id, user(0), 1)
    assert table.members[1].computer is None
    table = await house.matches.ending.vote_for_computer(match_id, user(2), 1)
    assert table.members[1].computer is not None
    assert await house.matches.tables.of_person(user(1)) == ()


async def test_whoever_comes_back_before_the_vote_keeps_his_seat(house: MatchesHarness) -> None:
    match_id = await with_computers(house, 3, 0)
    await house.matches.ending.leave_to_computer(match_id, user(1))
    await house.matches.ending.vote_for_computer(match_id, user(0), 1)
    await until_asked(house, match_id, 1)
    mine = next(one for one in await house.open_decisions(match_id) if one.seat == 1 and not one.answered)
    await house.act(match_id, 1, mine.id, await house.sample(match_id, mine))
    assert not (await house.matches.tables.get(match_id)).members[1].absent
    await house.matches.ending.leave_to_computer(match_id, user(1))
    table = await house.matches.ending.vote_for_computer(match_id, user(2), 1)
    assert table.members[1].computer is None, "agreement of an earlier absence does not count"


async def test_the_last_person_gives_up_rather_than_leave_a_table_to_computers(house: MatchesHarness) -> None:
    match_id = await with_computers(house, 1, 3)
    assert await refused(house.matches.ending.leave_to_computer(match_id, user(0))) == "refused-last-person"


async def test_computers_have_no_vote_on_the_end(house: MatchesHarness) -> None:
    match_id = await with_computers(house, 2, 2)
    assert (await house.matches.ending.agree_to_end(match_id, user(0))).status == "running"
    assert (await house.matches.ending.agree_to_end(match_id, user(1))).status == "agreed"


# Seats given back


async def left_to_a_computer(house: MatchesHarness) -> int:
    match_id = await with_computers(house, 3, 0, absent="computer")
    await house.matches.ending.leave_to_computer(match_id, user(1))
    return match_id


async def test_a_seat_is_given_back_at_the_end_of_its_turn(house: MatchesHarness) -> None:
    match_id = await left_to_a_computer(house)
    await until_asked(house, match_id, 1)
    await house.matches.ending.replace(match_id, person(7))
    member = (await house.matches.tables.get(match_id)).members[1]
    assert member.user_id is None
    told = [one.payload for one in await house.said(match_id) if isinstance(one.payload, Notice)][-1]
    assert (told.key, told.values["new"]) == ("notice-successor", "Player 7")
    assert await refused(house.matches.ending.replace(match_id, person(8))) == "refused-seat-promised"
    while (await house.matches.tables.get(match_id)).members[1].computer is not None:
        await house.let_computers_answer(match_id)
        await until_asked(house, match_id, 1)
    assert (await house.matches.tables.get(match_id)).members[1].user_id == user(7)
    assert await house.private_messages(match_id, user(7))


async def test_in_a_rematch_nobody_plays_with_what_somebody_has_left_behind(house: MatchesHarness) -> None:
    match_id = await with_computers(house, 2, 1, absent="computer")
    await house.matches.ending.leave_to_computer(match_id, user(1))
    await house.matches.ending.agree_to_end(match_id, user(0))
    table = await house.matches.lobbies.rematch(match_id, person(0))
    assert [one.computer.stands_in for one in table.members if one.computer] == [False]


async def test_computers_have_names_of_their_own_whatever_people_are_called(house: MatchesHarness) -> None:
    host, guest = (Person(user_id=user(seat), name=COMPUTER_NAMES[seat]) for seat in (0, 1))
    table = await house.matches.lobbies.open_lobby("verraeter", place(), host, {}, DAY)
    await house.matches.lobbies.join(table.id, guest)
    for _ in range(2):
        await house.matches.lobbies.add_computer(table.id, user(0), "level1")
    await house.matches.lobbies.set_terms(table.id, user(0), Terms(absent="computer"))
    await house.matches.lobbies.start(table.id, user(0))
    table = await house.matches.ending.leave_to_computer(table.id, user(1))
    assert len({one.name for one in table.members}) == 4


async def test_nobody_takes_a_second_seat_of_a_match(house: MatchesHarness) -> None:
    match_id = await left_to_a_computer(house)
    await house.matches.ending.leave_to_computer(match_id, user(2))
    assert await refused(house.matches.ending.replace(match_id, person(1), 2)) == "refused-held-another-seat"
    assert await refused(house.matches.ending.replace(match_id, person(0), 2)) == "refused-already-at-table"
    await house.matches.ending.replace(match_id, person(1), 1)


async def test_a_computer_of_the_lobby_keeps_its_seat(house: MatchesHarness) -> None:
    match_id = await with_computers(house, 2, 2)
    assert await refused(house.matches.ending.replace(match_id, person(7), 2)) == "refused-nobody-absent"


async def test_whoever_is_forgotten_leaves_no_trace_as_a_former_holder(house: MatchesHarness) -> None:
    match_id = await left_to_a_computer(house)
    await house.matches.people.forget(user(1))
    async with house.store.reading() as tx:
        assert (await tx.execute(select(tables.holders).where(tables.holders.c.match_id == match_id))).all() == []


# Hints


async def test_hints_are_free_against_computers_and_refused_among_people(house: MatchesHarness) -> None:
    alone = await with_computers(house, 1, 3)
    await until_asked(house, alone, 0)
    decision = next(one for one in await house.open_decisions(alone) if one.seat == 0)
    hint = await house.matches.play.hint(alone, user(0), decision.id)
    assert hint.look.seat == 0
    assert house.games["verraeter"].problems(hint.look.view, decision, hint.action) == ()
    async with house.store.reading() as tx:
        assert [one.hints for one in await matches.members_of(tx, alone)] == [0, 0, 0, 0]
    among = (await house.matches.lobbies.open_lobby("verraeter", place(501), person(3), {}, DAY)).id
    await house.matches.lobbies.join(among, person(4))
    await house.matches.lobbies.add_computer(among, user(3), "level1")
    await house.matches.lobbies.start(among, user(3))
    await house.let_computers_answer(among)
    decision = next(one for one in await house.open_decisions(among) if one.seat in (0, 1))
    assert await refused(house.matches.play.hint(among, user(3 + decision.seat), decision.id)) == "refused-no-hints"


async def test_what_a_hint_has_said_is_done_by_one_press_as_long_as_it_would_be_said_again(
    house: MatchesHarness,
) -> None:
    match_id = await with_computers(house, 1, 3)
    await until_asked(house, match_id, 0)
    decision = next(one for one in await house.open_decisions(match_id) if one.seat == 0)
    hint = await house.matches.play.hint(match_id, user(0), decision.id)

    def press(mark: str) -> Awaitable[Done]:
        return house.matches.play.act_as_hinted(match_id, user(0), decision.id, house.interaction(), hint.token, mark)

    assert (await house.matches.play.hint(match_id, user(0), decision.id)).token == hint.token, "it is not thought anew"
    assert await refused(press("00000000")) == "refused-board-has-changed"
    assert (await press(mark_of(hint.action))).action == hint.action
    assert await refused(press(mark_of(hint.action))) == "refused-board-has-changed"


async def test_after_the_match_the_account_says_how_many_hints_each_has_asked_for(house: MatchesHarness) -> None:
    match_id = await with_computers(house, 2, 2, hints=True)
    await until_asked(house, match_id, 0)
    mine = next(one for one in await house.open_decisions(match_id) if one.seat == 0)
    for _ in range(2):
        await house.matches.play.hint(match_id, user(0), mine.id)
    await house.hush()
    assert "notice-hints" not in await house.notices(match_id)
    await play(house, match_id, 0, 1)
    told = [one.payload for one in await house.said(match_id) if isinstance(one.payload, Notice)]
    assert [(one.values, one.seats) for one in told if one.key == "notice-hints"] == [({"count": 2}, {"name": 0})]


async def test_they_are_told_as_well_when_the_players_end_the_match(house: MatchesHarness) -> None:
    match_id = await with_computers(house, 2, 2, hints=True)
    await until_asked(house, match_id, 0)
    mine = next(one for one in await house.open_decisions(match_id) if one.seat == 0)
    await house.matches.play.hint(match_id, user(0), mine.id)
    for seat in (0, 1):
        await house.matches.ending.agree_to_end(match_id, user(seat))
    assert (await house.notices(match_id))[-2:] == ["notice-agreed", "notice-hints"]


# Afterwards


async def test_after_a_match_a_computer_says_what_it_believed_when_the_match_turned(house: MatchesHarness) -> None:
    table = await house.matches.lobbies.open_practice("verraeter", place(), person(0), "level1", 3)
    assert await refused(house.matches.history.beliefs(table.id, 1, user(0))) == "refused-match-not-over"
    await play(house, table.id, 0)
    believed = await house.matches.history.beliefs(table.id, 1, user(0))
    assert 1 <= len(believed) <= 3
    assert all(one.view.seat == 1 for one in believed)
    assert all(0 <= one.point.belief.chance <= 100 for one in believed)
    assert await refused(house.matches.history.beliefs(table.id, 0, user(0))) == "refused-no-beliefs"
