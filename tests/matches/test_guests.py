"""Who may sit down where: invited people alone, whoever was removed, whoever is kept away; and a match that moves."""

from collections.abc import Awaitable, Callable

import msgspec
import pytest

from bot.games.power.rules import Power
from bot.matches.types import Place, Terms
from bot.store.kept import choices, outbox, posts
from bot.store.kept.guests import ANY
from bot.store.kept.posts import Board, Called, OldBoard, Polled, Spent
from bot.store.outgoing import Account, Notice
from tests.matches.harness import CHANNEL, GUILD, MatchesHarness, person, place, user
from tests.matches.test_lobby import refused


async def told(harness: MatchesHarness, match_id: int) -> list[tuple[str, int | None]]:
    found = await harness.said(match_id)
    return [(one.payload.key, one.user_id) for one in found if isinstance(one.payload, Notice)]


async def test_the_host_before_the_start_and_managers_always_remove_for_a_reason(harness: MatchesHarness) -> None:
    remove, table = harness.matches.guests.remove, await harness.lobby(3)
    for by, whom, reason, manages, why in (
        (1, 2, "rude", False, "refused-host-only"),
        (0, 0, "rude", False, "refused-kick-yourself"),
        (0, 9, "rude", False, "refused-kick-stranger"),
        (0, 1, " \n", False, "refused-no-reason"),
    ):
        assert await refused(remove(table.id, person(by), user(whom), reason, manages=manages)) == why
    left = await remove(table.id, person(0), user(1), "rude\nwords", manages=False)
    assert [one.user_id for one in left.members] == [user(0), user(2)]
    assert await told(harness, table.id) == [("notice-removed", None), ("notice-you-are-removed", user(1))]
    values = [one.payload.values for one in await harness.said(table.id) if isinstance(one.payload, Notice)]
    assert values[0] == {"name": "Player 1", "by": "Player 0", "reason": "rude words", "status": "lobby"}
    assert await refused(harness.matches.lobbies.join(table.id, person(1))) == "refused-removed"
    await harness.matches.lobbies.start(table.id, user(0))
    assert await refused(remove(table.id, person(0), user(2), "rude", manages=False)) == "refused-not-a-moderator"


async def test_in_a_match_the_seat_of_the_removed_waits_for_somebody_else(harness: MatchesHarness) -> None:
    match_id = await harness.begin(3)
    await harness.hush()
    table = await harness.matches.guests.remove(match_id, person(8), user(0), "rude", manages=True)
    assert (table.members[0].user_id, table.members[0].absent, table.host_id) == (None, True, user(1))
    assert await told(harness, match_id) == [("notice-removed", None), ("notice-you-are-removed", user(0))]
    assert await refused(harness.matches.ending.replace(match_id, person(0))) == "refused-removed"
    await harness.matches.people.forget(user(0))
    assert (await harness.matches.tables.get(match_id)).members[0].name != "Player 0"
    assert await refused(harness.matches.play.desk(match_id, user(0), "bid-0")) == "refused-not-a-player"
    await harness.matches.guests.remove(match_id, person(8), user(2), "rude", manages=True)
    last = harness.matches.guests.remove(match_id, person(8), user(1), "rude", manages=True)
    assert await refused(last) == "refused-last-person"
    table = await harness.matches.ending.replace(match_id, person(4), seat=0)
    assert table.members[0].user_id == user(4)


async def test_the_board_tells_of_a_seat_that_changes_hands_what_is_so_from_then_on(harness: MatchesHarness) -> None:
    match_id = await harness.begin(3)
    await harness.matches.play.extend(match_id, user(1))
    await harness.matches.ending.member_gone(GUILD, user(1))
    await harness.matches.ending.replace(match_id, person(7))
    seen = await harness.matches.play.look(match_id, user(0))
    assert not any(one.later for one in seen.waiting)
    assert (await harness.accounts(match_id))[-1].waiting == seen.waiting


async def test_a_computer_takes_the_seat_at_once_where_the_table_wants_that(harness: MatchesHarness) -> None:
    harness.offer(Power())
    table = await harness.lobby(2, "power")
    await harness.matches.lobbies.set_terms(table.id, user(0), Terms(absent="computer", closed=False))
    await harness.matches.lobbies.start(table.id, user(0))
    table = await harness.matches.guests.remove(table.id, person(8), user(1), "rude", manages=True)
    assert table.members[1].computer is not None


# Invited people alone


async def test_only_the_invited_sit_down_at_a_closed_table_and_are_called_once(harness: MatchesHarness) -> None:
    lobbies, guests, table = harness.matches.lobbies, harness.matches.guests, await harness.lobby(1)
    assert await refused(guests.invite(table.id, user(1), [user(1)])) == "refused-host-only"
    table = await guests.invite(table.id, user(0), [user(0), user(1), user(2), user(3)])
    assert table.terms.closed
    assert await guests.invited(table.id) == (user(1), user(2), user(3))
    assert await refused(lobbies.join(table.id, person(7))) == "refused-not-invited"
    await lobbies.join(table.id, person(1))
    await harness.matches.seeking.block(user(2), user(0), "Player 0")
    await guests.call(table.id, person(0))
    (call,) = [one.payload for one in await harness.said(table.id) if isinstance(one.payload, Notice)]
    assert (call.key, call.calls) == ("notice-invited", (user(2), user(3))), "who sits there is not called"
    assert call.spared == (user(2),), "it does not ring with who has blocked the host"
    assert await refused(guests.call(table.id, person(0))) == "refused-all-called"
    assert not (await guests.invite(table.id, user(0), [])).terms.closed
    await lobbies.join(table.id, person(7))
    assert await refused(guests.invite(table.id, user(0), [user(3)])) == "refused-invite-later"
    await harness.matches.people.forget(user(3))
    assert await guests.invited(table.id) == ()
    calls = [one.payload.calls for one in await harness.said(table.id) if isinstance(one.payload, Notice)]
    assert calls == [(user(2),)], "whoever was forgotten is not called either"
    await harness.matches.people.forget(user(2))
    assert await told(harness, table.id) == []


# Kept away


@pytest.mark.parametrize(
    ("guild_id", "user_id", "why"),
    [(GUILD, user(1), "refused-kept-away"), (ANY, user(1), "refused-banned"), (GUILD, ANY, "refused-server-banned")],
)
async def test_who_is_kept_away_gets_one_sentence_at_every_way_to_a_table_until_that_ends(
    guild_id: int, user_id: int, why: str, harness: MatchesHarness
) -> None:
    mine, table = await harness.begin(2), await harness.lobby(1, channel=CHANNEL + 1, first_user=5)
    other = await harness.begin(2, channel=CHANNEL + 3, first_user=6)
    await harness.matches.ending.member_gone(GUILD, user(6))
    ways: list[Callable[[], Awaitable[object]]] = [
        lambda: harness.matches.lobbies.join(table.id, person(1)),
        lambda: harness.matches.seeking.seek(person(1), place(), "probe", 2, ("day",)),
        lambda: harness.lobby(1, channel=CHANNEL + 2, first_user=1),
        lambda: harness.matches.ending.replace(other, person(1)),
    ]
    await harness.matches.guests.keep_away(guild_id, user_id, "Player 1")
    refusing = ways if user_id != ANY else ways[:-1]  # matches that have begun there go on
    assert [await refused(way()) for way in refusing] == [why] * len(refusing)
    assert (await harness.matches.tables.get(mine)).members[1].user_id == user(1), "where he sits he stays"
    assert await told(harness, table.id) == []
    assert [await harness.matches.guests.let_back(guild_id, user_id) for _ in range(2)] == [True, False]
    for way in ways:
        await way()


# A match that moves


async def in_channel(harness: MatchesHarness, channel: int) -> list[object]:
    async with harness.store.reading() as tx:
        found = await outbox.pending_of(tx, 1)
    return [one.payload for one in found if one.lane == outbox.lane_of(channel, None)]


async def test_a_match_moves_with_all_that_lives_and_its_deadlines(harness: MatchesHarness) -> None:
    match_id, there = await harness.begin(2), place(CHANNEL + 1)
    (account, *_) = await harness.accounts(match_id)
    await harness.hush()
    await harness.matches.ending.agree_to_end(match_id, user(0))
    (unsaid,) = await in_channel(harness, CHANNEL)
    assert isinstance(unsaid, Notice) and unsaid.poll is not None  # noqa: PT018
    async with harness.store.writing() as tx:
        await posts.add(tx, match_id, CHANNEL, 1 << 40, Board(told=(account,)))
        await posts.add(tx, match_id, CHANNEL, 2 << 40, Called(waiting=account.waiting, names=True))
        asked = Polled(notice=msgspec.structs.replace(unsaid, poll=None), poll=unsaid.poll)
        await posts.add(tx, match_id, CHANNEL, 3 << 40, asked)
    before = [one.due for one in (await harness.matches.play.look(match_id)).waiting]
    move = harness.matches.waiting.move
    await harness.lobby(1, channel=CHANNEL + 2, first_user=5)
    for where, why in (
        (place(CHANNEL + 2), "refused-channel-has-lobby"),
        (place(CHANNEL), "refused-channel-has-match"),
        (Place(guild_id=GUILD + 1, channel_id=CHANNEL + 4), "refused-other-server"),
    ):
        assert await refused(move(match_id, where, person(8))) == why
    table = await move(match_id, there, person(8))
    assert table.place.channel_id == CHANNEL + 1
    assert [one.due for one in (await harness.matches.play.look(match_id)).waiting] == before
    (farewell,) = await in_channel(harness, CHANNEL)
    first, notice, board, again = await in_channel(harness, CHANNEL + 1)
    assert first == again == unsaid, "what was not said yet is said there, and what was asked is asked there"
    assert farewell == notice == Notice(key="notice-moved-by", values={"by": "Player 8"})
    assert isinstance(board, Account)
    async with harness.store.reading() as tx:
        old = [one.content for one in await posts.of_match(tx, match_id)]
        assert await choices.ballots_of(tx, match_id, "end") == {0}
    assert old == [OldBoard(board=Board(told=(account,))), Called(waiting=()), Spent()]
    assert (await harness.lobby(1, first_user=6)).place.channel_id == CHANNEL, "the old channel is free"
