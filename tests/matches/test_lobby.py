"""A table before the match: who may do what, and what everybody is told who may not."""

import asyncio
import hashlib
from pathlib import Path

import msgspec
import pytest

from bot.games.power.board.state import Entry as Corner
from bot.games.power.rules import Power
from bot.matches.service.lobbies import LOBBIES_OF_A_PERSON
from bot.matches.types import Refused, Table
from bot.matches.value.meeting import CALM
from tests.matches.harness import CHANNEL, DAY, GUILD, HOUR, WORDS, MatchesHarness, open_harness, person, place, user
from tests.probe.state import Entry


async def refused(wish: object) -> str:
    """Grant a wish that must be refused, and give the key of the refusal."""
    with pytest.raises(Refused) as caught:
        await wish  # type: ignore[misc]  # any coroutine will do
    return caught.value.problems[0].key


async def test_the_host_sits_first_and_the_others_in_the_order_in_which_they_join(harness: MatchesHarness) -> None:
    table = await harness.lobby(3, rounds="1")
    assert table.status == "lobby"
    assert [(one.seat, one.user_id, one.name) for one in table.members] == [
        (seat, user(seat), f"Player {seat}") for seat in range(3)
    ]
    assert table.options == {"rounds": "1"}
    assert table.host_id == user(0)
    assert await harness.matches.tables.in_channel(CHANNEL) == table
    assert await harness.matches.tables.of_person(user(2)) == (table,)


async def test_a_channel_holds_one_lobby_or_running_match_and_the_refusal_names_it(harness: MatchesHarness) -> None:
    table = await harness.lobby(2)
    with pytest.raises(Refused) as caught:
        await harness.lobby(2, first_user=5)
    assert caught.value.problems[0].key == "refused-channel-has-lobby"
    assert caught.value.problems[0].values == {"game": "probe", "match": str(table.id)}
    await harness.matches.lobbies.start(table.id, user(0))
    assert await refused(harness.lobby(2, first_user=5)) == "refused-channel-has-match"
    assert (await harness.lobby(2, first_user=5, channel=CHANNEL + 1)).status == "lobby"


async def test_a_server_lists_its_lobbies_and_running_matches_and_tells_when_one_changes(
    harness: MatchesHarness,
) -> None:
    changed: list[int] = []
    harness.matches.keeper.on_changed = changed.append
    running = await harness.begin(2)
    lobby = await harness.lobby(2, channel=CHANNEL + 1, first_user=2)
    over = await harness.lobby(2, channel=CHANNEL + 2, first_user=4)
    await harness.matches.lobbies.cancel(over.id, over.host_id, may_manage=False)
    assert [table.id for table in await harness.matches.tables.in_server(GUILD)] == [running, lobby.id]
    assert await harness.matches.tables.in_server(GUILD + 1) == ()
    changed.clear()
    await harness.matches.lobbies.remember_lobby_message(lobby.id, 77)
    await harness.matches.lobbies.leave_lobby(lobby.id, user(3))
    assert changed == [GUILD, GUILD]
    assert (await harness.matches.tables.get(lobby.id)).lobby_message_id == 77


async def test_of_two_lobbies_opened_at_once_in_a_channel_one_is_refused(harness: MatchesHarness) -> None:
    results = await asyncio.gather(
        *(harness.matches.lobbies.open_lobby("probe", place(), person(seat), {}, DAY) for seat in range(4)),
        return_exceptions=True,
    )
    assert sum(isinstance(one, Refused) for one in results) == 3


async def test_one_person_hosts_a_few_lobbies_at_a_time_and_plays_as_many_matches_as_he_likes(
    harness: MatchesHarness,
) -> None:
    tables = [await harness.lobby(channel=CHANNEL + number) for number in range(LOBBIES_OF_A_PERSON)]
    assert await refused(harness.lobby(channel=CHANNEL + 7)) == "refused-too-many-lobbies"
    may_open = harness.matches.lobbies.check_may_open
    assert await refused(may_open(place(CHANNEL + 7), person(0))) == "refused-too-many-lobbies"
    await may_open(place(CHANNEL + 7), person(1))
    await harness.matches.lobbies.start(tables[0].id, user(0))
    await harness.lobby(channel=CHANNEL + 7)
    await harness.matches.ending.agree_to_end(tables[0].id, user(0))
    await harness.matches.ending.agree_to_end(tables[0].id, user(1))
    assert await refused(harness.matches.lobbies.rematch(tables[0].id, person(0))) == "refused-too-many-lobbies"


async def test_a_server_may_let_only_the_members_with_a_role_open_tables_and_everybody_sit_down(
    harness: MatchesHarness,
) -> None:
    matches = harness.matches
    await matches.people.set_guild(GUILD, opener_role=77)
    stranger, opener = (msgspec.structs.replace(person(1), roles=roles) for roles in ((GUILD, 76), (GUILD, 77)))
    wishes = (
        matches.lobbies.check_may_open(place(), stranger),
        matches.lobbies.open_lobby("probe", place(), stranger, {}, DAY),
        matches.seeking.seek(stranger, place(), "probe", 2, CALM),
    )
    assert [await refused(wish) for wish in wishes] == ["refused-not-an-opener"] * 3
    table = await matches.lobbies.open_lobby("probe", place(), opener, {}, DAY)
    await matches.lobbies.join(table.id, msgspec.structs.replace(person(2), roles=()))
    await matches.people.set_guild(GUILD, opener_role=None)
    await matches.lobbies.open_lobby("probe", place(CHANNEL + 1), stranger, {}, DAY)


async def test_a_server_may_allow_matches_in_some_channels_and_their_threads_only(harness: MatchesHarness) -> None:
    await harness.matches.people.set_guild(GUILD, channels=(CHANNEL + 7,))
    assert await refused(harness.lobby()) == "refused-channel-not-allowed"
    assert (await harness.lobby(channel=CHANNEL + 7)).status == "lobby"
    thread = place(CHANNEL + 8)
    thread = type(thread)(guild_id=GUILD, channel_id=thread.channel_id, parent_id=CHANNEL + 7)
    assert (await harness.matches.lobbies.open_lobby("probe", thread, person(3), {}, DAY)).status == "lobby"


async def test_unknown_games_options_and_deadlines_are_refused(harness: MatchesHarness) -> None:
    opening = harness.matches.lobbies.open_lobby
    assert await refused(opening("chess", place(), person(0), {}, DAY)) == "refused-game-not-offered"
    assert await refused(opening("probe", place(), person(0), {"colour": "red"}, DAY)) == "unknown-option"
    assert await refused(opening("probe", place(), person(0), {"rounds": "9"}, DAY)) == "unknown-option-value"
    for deadline in (0, HOUR - 1, 7 * DAY + 1):
        assert await refused(opening("probe", place(), person(0), {}, deadline)) == "refused-deadline-range"
    assert await harness.matches.tables.in_channel(CHANNEL) is None


async def test_nobody_sits_twice_at_a_table_or_at_a_full_one(harness: MatchesHarness) -> None:
    table = await harness.lobby(4)
    assert await refused(harness.matches.lobbies.join(table.id, person(1))) == "refused-already-at-table"
    assert await refused(harness.matches.lobbies.join(table.id, person(4))) == "refused-table-full"


async def test_the_last_seat_goes_to_one_of_those_who_press_join_at_once(harness: MatchesHarness) -> None:
    table = await harness.lobby(3)
    results = await asyncio.gather(
        *(harness.matches.lobbies.join(table.id, person(seat)) for seat in range(3, 9)), return_exceptions=True
    )
    assert sum(isinstance(one, Refused) for one in results) == 5
    assert len((await harness.matches.tables.get(table.id)).members) == 4


async def test_when_the_host_leaves_the_next_one_is_host_and_the_last_one_closes_the_lobby(
    harness: MatchesHarness,
) -> None:
    table = await harness.lobby(3)
    table = await harness.matches.lobbies.leave_lobby(table.id, user(0))
    assert table.host_id == user(1)
    assert [(one.seat, one.user_id) for one in table.members] == [(0, user(1)), (1, user(2))]
    await harness.matches.lobbies.leave_lobby(table.id, user(2))
    table = await harness.matches.lobbies.leave_lobby(table.id, user(1))
    assert table.status == "cancelled"
    assert await harness.matches.tables.in_channel(CHANNEL) is None
    assert await refused(harness.matches.lobbies.join(table.id, person(5))) == "refused-lobby-closed"


async def test_only_the_host_starts_and_changes_settings(harness: MatchesHarness) -> None:
    table = await harness.lobby(3)
    by = user(1)
    for wish in (
        harness.matches.lobbies.start(table.id, by),
        harness.matches.lobbies.set_option(table.id, by, "rounds", "1"),
        harness.matches.lobbies.set_deadline(table.id, by, None),
        harness.matches.lobbies.cancel(table.id, by, False),
    ):
        assert await refused(wish) == "refused-host-only"
    for option, value, why in (("rounds", "9", "unknown-option-value"), ("colour", "red", "unknown-option")):
        assert await refused(harness.matches.lobbies.set_option(table.id, user(0), option, value)) == why
    table = await harness.matches.lobbies.set_option(table.id, user(0), "rounds", "1")
    table = await harness.matches.lobbies.set_deadline(table.id, user(0), None)
    assert (table.options, table.deadline) == ({"rounds": "1"}, None)
    assert (await harness.matches.lobbies.cancel(table.id, user(9), True)).status == "cancelled"


async def test_what_a_player_brings_is_checked_when_he_brings_it_with_every_mistake_at_once(
    harness: MatchesHarness,
) -> None:
    table = await harness.lobby(2)
    with pytest.raises(Refused) as caught:
        await harness.matches.lobbies.set_entry(table.id, user(1), Entry("aaB"))
    assert [one.key for one in caught.value.problems] == ["word-length", "word-letters", "letter-twice"]
    with pytest.raises(Refused) as caught:
        await harness.matches.lobbies.join(table.id, person(2), {"word": 3})
    assert caught.value.problems[0].key == "refused-entry-unreadable"
    assert len((await harness.matches.tables.get(table.id)).members) == 2


async def test_a_match_begins_only_with_enough_players_who_have_all_brought_what_is_asked(
    harness: MatchesHarness,
) -> None:
    table = await harness.matches.lobbies.open_lobby("probe", place(), person(0), {}, DAY)
    assert await refused(harness.matches.lobbies.start(table.id, user(0))) == "refused-too-few"
    await harness.matches.lobbies.set_entry(table.id, user(0), Entry(WORDS[0]))
    await harness.matches.lobbies.join(table.id, person(1))
    with pytest.raises(Refused) as caught:
        await harness.matches.lobbies.start(table.id, user(0))
    assert caught.value.problems[0].key == "probe-entry-missing"
    assert caught.value.problems[0].values == {"name": "Player 1"}
    await harness.matches.lobbies.join(table.id, person(2))
    with pytest.raises(Refused) as caught:
        await harness.matches.lobbies.start(table.id, user(0))
    assert [one.values.get("name") for one in caught.value.problems] == ["Player 1", "Player 2", None]
    await harness.matches.lobbies.leave_lobby(table.id, user(2))
    await harness.matches.lobbies.set_entry(table.id, user(1), Entry(WORDS[1]))
    await harness.matches.lobbies.set_option(table.id, user(0), "letters", "5")
    assert await refused(harness.matches.lobbies.start(table.id, user(0))) == "probe-entry-missing"
    await harness.matches.lobbies.set_option(table.id, user(0), "letters", "4")
    assert (await harness.matches.lobbies.start(table.id, user(0))).status == "running"


async def test_the_seed_is_published_as_its_digest_at_the_start_and_itself_at_the_end(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    table = await harness.matches.tables.get(match_id)
    assert table.seed is None
    assert (await harness.store.facts(match_id)).seed is None
    assert table.seed_digest is not None
    await harness.matches.ending.abort(match_id, person(9))
    over = await harness.matches.tables.get(match_id)
    assert over.seed is not None
    assert hashlib.sha256(bytes.fromhex(over.seed)).hexdigest() == table.seed_digest
    assert (await harness.store.facts(match_id)).seed == over.seed


async def test_nothing_in_a_lobby_works_once_the_match_has_begun(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    for wish in (
        harness.matches.lobbies.join(match_id, person(3)),
        harness.matches.lobbies.leave_lobby(match_id, user(1)),
        harness.matches.guests.invite(match_id, user(0), [user(3)]),
        harness.matches.guests.call(match_id, person(0)),
        harness.matches.lobbies.start(match_id, user(0)),
        harness.matches.lobbies.cancel(match_id, user(0), True),
        harness.matches.lobbies.set_option(match_id, user(0), "rounds", "1"),
        harness.matches.lobbies.set_entry(match_id, user(0), Entry("wxyz")),
    ):
        assert await refused(wish) == "refused-has-begun"


async def test_a_lobby_without_any_change_for_a_day_expires_and_its_card_is_shown_anew(harness: MatchesHarness) -> None:
    table = await harness.lobby(2)
    await harness.pass_time(DAY - 1)
    await harness.matches.lobbies.join(table.id, person(2))
    await harness.pass_time(DAY - 1)
    assert (await harness.matches.tables.get(table.id)).status == "lobby"
    await harness.pass_time(1)
    assert (await harness.matches.tables.get(table.id)).status == "expired"
    assert await harness.cards(table.id) == 1
    assert await harness.notices(table.id) == ["notice-lobby-expired"]
    assert await harness.matches.tables.in_channel(CHANNEL, ended=True) is None


async def test_a_rematch_has_the_same_settings_and_seats_only_who_opens_it(harness: MatchesHarness) -> None:
    match_id = await harness.begin(3, rounds="1", deadline=2 * DAY)
    assert await refused(harness.matches.lobbies.rematch(match_id, person(1))) == "refused-match-not-over"
    await harness.matches.ending.abort(match_id, person(9))
    assert await refused(harness.matches.lobbies.rematch(match_id, person(9))) == "refused-not-a-player"
    table = await harness.matches.lobbies.rematch(match_id, person(1))
    assert table.status == "lobby"
    assert [one.user_id for one in table.members] == [user(1)]
    assert (table.host_id, table.options, table.deadline) == (user(1), {"rounds": "1"}, 2 * DAY)
    assert await refused(harness.matches.lobbies.rematch(match_id, person(0))) == "refused-channel-has-lobby"
    await harness.matches.lobbies.join(table.id, person(0), Entry("abcd"))
    assert (await harness.matches.lobbies.start(table.id, user(1))).status == "running"


async def again(harness: MatchesHarness) -> Table:
    """Play Power, two of three with a wish for a corner; let the last one open a rematch, and a guest and 1 join."""
    table = await harness.lobby(3, "power")
    for seat, corner in enumerate((Corner(), Corner("B"), Corner("J"))):
        await harness.matches.lobbies.set_entry(table.id, user(seat), corner)
    await harness.matches.lobbies.start(table.id, user(0))
    await harness.matches.ending.abort(table.id, person(9))
    table = await harness.matches.lobbies.rematch(table.id, person(2))
    await harness.matches.lobbies.join(table.id, person(7))
    return await harness.matches.lobbies.join(table.id, person(1))


def seated(table: Table) -> list[int | None]:
    return [one.user_id for one in table.members]


async def test_the_host_may_seat_everybody_as_in_the_last_match_of_the_channel(tmp_path: Path) -> None:
    """What they brought comes along, a corner for instance; whoever did not play in it sits behind them."""
    async with open_harness(tmp_path / "house.db", [Power()]) as harness:
        table = await again(harness)
        assert seated(table) == [user(2), user(7), user(1)]
        assert await refused(harness.matches.lobbies.seat_as_before(table.id, user(1))) == "refused-host-only"
        await harness.matches.lobbies.set_entry(table.id, user(1), Corner("R"))
        table = await harness.matches.lobbies.seat_as_before(table.id, user(2))
        assert seated(table) == [user(1), user(2), user(7)]
        assert table.host_id == user(2)
        await harness.matches.lobbies.start(table.id, user(2))
        view = (await harness.matches.play.look(table.id)).view
        assert [player.armies for player in view.players] == [("R",), ("J",), ("V",)]


async def test_where_nobody_has_played_before_nobody_can_be_seated_as_before(harness: MatchesHarness) -> None:
    table = await harness.lobby(2)
    assert await refused(harness.matches.lobbies.seat_as_before(table.id, user(0))) == "refused-no-match-before"


async def test_the_host_may_draw_the_seats_by_lot_and_wishes_for_a_corner_with_them(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "house.db", [Power()]) as harness:
        table = await again(harness)
        assert await refused(harness.matches.lobbies.draw_seats(table.id, user(1))) == "refused-host-only"
        await harness.matches.lobbies.seat_as_before(table.id, user(2))
        drawn = {tuple(seated(await harness.matches.lobbies.draw_seats(table.id, user(2)))) for _ in range(40)}
        assert len(drawn) == 6
        await harness.matches.lobbies.start(table.id, user(2))
        view = (await harness.matches.play.look(table.id)).view
        assert [player.wish for player in view.players] == ["", "", ""]


async def test_what_must_be_brought_is_kept_when_the_seats_are_drawn(harness: MatchesHarness) -> None:
    table = await harness.lobby(2)
    assert all(one.ready for one in (await harness.matches.lobbies.draw_seats(table.id, user(0))).members)


async def test_an_unknown_match_is_refused_everywhere(harness: MatchesHarness) -> None:
    for wish in (
        harness.matches.tables.get(99),
        harness.matches.lobbies.join(99, person(0)),
        harness.matches.play.look(99),
        harness.matches.play.act(99, user(0), "sheet-1-0", 1),
        harness.matches.history.read(99),
        harness.matches.history.record(99),
        harness.matches.ending.resign(99, user(0)),
        harness.matches.lobbies.rematch(99, person(0)),
        harness.matches.ending.abort(99, person(0)),
    ):
        assert await refused(wish) == "refused-no-such-match"
