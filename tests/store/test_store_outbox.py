"""The outbox as delivery uses it: strictly in order in a lane, never twice, and never otherwise the second time."""

from bot.store.kept import matches, outbox
from bot.store.outgoing import Addressed, Notice
from tests.matches.harness import CHANNEL, MatchesHarness, head, user


def notice(key: str) -> Notice:
    return Notice(key=key)


async def say(harness: MatchesHarness, match_id: int, key: str, to: int | None = None) -> None:
    async with harness.store.writing() as tx:
        row = await matches.get(tx, match_id)
        assert row is not None
        await outbox.add(tx, match_id, row.channel_id, harness.store.now(), [Addressed(notice(key), to)])


async def keys(harness: MatchesHarness, lane: str) -> list[str]:
    rows = await head(harness.store, lane, harness.clock.now())
    return [row.payload.key for row in rows if isinstance(row.payload, Notice)]


LANE = f"c{CHANNEL}"


async def test_each_channel_and_each_person_has_a_lane_and_lanes_come_in_the_order_of_waiting(
    harness: MatchesHarness,
) -> None:
    match_id = (await harness.lobby(2)).id
    assert (await harness.store.outbox.lanes(harness.store.now())).next_due is None
    await say(harness, match_id, "one", user(1))
    await say(harness, match_id, "two")
    await say(harness, match_id, "three", user(1))
    assert (await harness.store.outbox.lanes(harness.clock.now())).due == (f"u{user(1)}", LANE)
    assert await keys(harness, f"u{user(1)}") == ["one", "three"]
    assert await keys(harness, LANE) == ["two"]
    assert (await harness.store.outbox.lanes(harness.store.now())).next_due == int(harness.clock.now())


async def test_the_head_of_a_lane_holds_rows_of_one_match(harness: MatchesHarness) -> None:
    first = (await harness.lobby(2)).id
    second = (await harness.lobby(2, channel=CHANNEL + 1)).id
    for match_id in (first, first, second, first):
        await say(harness, match_id, str(match_id), user(1))
    assert await keys(harness, f"u{user(1)}") == [str(first)] * 2


async def test_what_calls_nobody_waits_for_what_does_or_for_a_while(harness: MatchesHarness) -> None:
    match_id = (await harness.lobby(2)).id

    async def say_later(key: str) -> None:
        async with harness.store.writing() as tx:
            await outbox.add(tx, match_id, CHANNEL, harness.store.now(), [Addressed(notice(key), waits=True)])

    await say_later("one")
    await say_later("two")
    assert await keys(harness, LANE) == []
    assert (await harness.store.outbox.lanes(harness.store.now())).next_due == int(
        harness.clock.now()
    ) + outbox.LONGEST_WAIT
    await say(harness, match_id, "elsewhere", user(1))
    assert await keys(harness, LANE) == []
    await say(harness, match_id, "three")
    assert await keys(harness, LANE) == ["one", "two", "three"]


async def test_a_row_put_off_holds_up_its_lane_and_no_other(harness: MatchesHarness) -> None:
    match_id = (await harness.lobby(2)).id
    await say(harness, match_id, "one")
    await say(harness, match_id, "two")
    await say(harness, match_id, "other", user(1))
    await harness.store.claims.take([LANE])
    (row, _) = await head(harness.store, LANE, harness.clock.now())
    assert await harness.store.outbox.begin(row)
    await harness.store.outbox.retry(row.id, harness.clock.now() + 30)
    assert await keys(harness, LANE) == []
    assert (await harness.store.outbox.lanes(harness.clock.now())).due == (f"u{user(1)}",)
    await harness.store.outbox.drop([one.id for one in await head(harness.store, f"u{user(1)}", 1e12)], "gone")
    assert (await harness.store.outbox.lanes(harness.store.now())).next_due == int(harness.clock.now()) + 30
    await harness.clock.advance(30)
    assert await keys(harness, LANE) == ["one"]
    (row,) = await head(harness.store, LANE, harness.clock.now())
    assert (row.attempts, row.first_try_at) == (1, int(harness.clock.now()) - 30)


async def test_rows_begun_together_come_back_together_without_what_was_added_since(harness: MatchesHarness) -> None:
    """After a crash in the middle of sending, the second attempt must be the same message under the same nonce."""
    match_id = (await harness.lobby(2)).id
    await say(harness, match_id, "one")
    await say(harness, match_id, "two")
    await harness.store.claims.take([LANE])
    rows = await head(harness.store, LANE, harness.clock.now())
    assert await harness.store.outbox.begin(*rows)
    await say(harness, match_id, "three")
    await harness.restart()
    again = await head(harness.store, LANE, harness.clock.now())
    assert [(row.id, row.nonce) for row in again] == [(row.id, row.nonce) for row in rows]
    assert [row.attempts for row in again] == [1, 1]
    await harness.store.outbox.sent([row.id for row in again], 9)
    assert await keys(harness, LANE) == ["three"]


async def test_a_row_that_was_begun_alone_comes_back_alone(harness: MatchesHarness) -> None:
    match_id = (await harness.lobby(2)).id
    for key in ("one", "two"):
        await say(harness, match_id, key)
    await harness.store.claims.take([LANE])
    rows = await head(harness.store, LANE, harness.clock.now())
    assert await harness.store.outbox.begin(rows[0])
    assert await keys(harness, LANE) == ["one"]
    await harness.store.outbox.sent(rows[0].id, 9)
    assert await keys(harness, LANE) == ["two"]


async def test_a_row_that_was_removed_or_settled_since_it_was_read_is_not_sent(harness: MatchesHarness) -> None:
    match_id = (await harness.lobby(2)).id
    lane = f"u{user(1)}"
    await harness.store.claims.take([lane])
    for key in ("removed", "sent"):
        await say(harness, match_id, key, user(1))
        (row,) = await head(harness.store, lane, harness.clock.now())
        async with harness.store.writing() as tx:
            if key == "removed":
                await outbox.drop_for_person(tx, user(1))
            else:
                await outbox.drop_lane(tx, lane, harness.store.now(), "somebody was quicker")
        assert not await harness.store.outbox.begin(row)


async def test_where_processes_share_the_outbox_only_what_is_claimed_is_sent(
    harness: MatchesHarness, engine: str
) -> None:
    match_id = (await harness.lobby(2)).id
    await say(harness, match_id, "one")
    rows = await head(harness.store, LANE, harness.clock.now())
    assert await harness.store.outbox.begin(*rows) == (engine == "sqlite")


async def test_what_was_sent_is_never_given_out_again_and_its_content_is_gone(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.store.claims.take([LANE])
    (row,) = await head(harness.store, LANE, harness.clock.now())
    assert await harness.store.outbox.begin(row)
    await harness.store.outbox.sent(row.id, 4711)
    await harness.store.outbox.sent(row.id, 4712)
    await harness.store.outbox.retry(row.id, 0)
    await harness.store.outbox.drop(row.id, "no")
    assert await head(harness.store, LANE, 1e12) == ()
    async with harness.store.reading() as tx:
        stored = (await tx.exec_driver_sql("SELECT state, message_id, payload FROM outbox ORDER BY place")).first()
    assert stored is not None
    assert tuple(stored) == ("sent", 4711, None)
    assert (await harness.matches.tables.get(match_id)).status == "running"


async def test_settled_rows_go_after_a_week(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.hush()
    await harness.clock.advance(outbox.SECONDS_KEPT + 1)
    await say(harness, match_id, "later")
    await harness.hush()
    async with harness.store.reading() as tx:
        assert (await tx.exec_driver_sql("SELECT count(*) FROM outbox")).scalar_one() == 1


async def test_the_facts_of_a_match_are_what_its_letters_need(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    facts = await harness.store.facts(match_id)
    table = await harness.matches.tables.get(match_id)
    assert (facts.game, facts.guild_name, facts.channel_name) == ("probe", "The Harbour", "tables")
    assert facts.names == ("Player 0", "Player 1")
    assert facts.users == (user(0), user(1))
    assert facts.seed is None
    assert facts.seed_digest == table.seed_digest
