"""What should have happened already, as whoever watches is told."""

from sqlalchemy import update

from bot.roles import Shards
from bot.store.kept import outbox, timers
from bot.store.kept.backlog import Backlog, Pending, backlog
from bot.store.outgoing import Addressed, Notice
from bot.store.rows import NewTimer
from bot.store.tables import matches
from bot.store.together.presence import EVERYBODY
from tests.matches.harness import CHANNEL, GUILD, MatchesHarness, head, user


async def found(harness: MatchesHarness, until: int) -> Backlog:
    async with harness.store.reading() as tx:
        return await backlog(tx, until)


async def test_what_waits_for_us_what_waits_for_people_and_what_is_late(harness: MatchesHarness) -> None:
    store, now = harness.store, harness.store.now()
    assert await found(harness, now) == Backlog(Pending(), Pending(), 0, None)

    match_id = (await harness.lobby(2)).id
    said = [Addressed(Notice(key="one")), Addressed(Notice(key="two")), Addressed(Notice(key="three"), user(1))]
    async with store.writing() as tx:
        await tx.execute(update(matches).values(status="running"))
        await outbox.add(tx, match_id, CHANNEL, now - 60, said[:1])
        await outbox.add(tx, match_id, CHANNEL, now - 30, said[1:])
        await timers.clear(tx, match_id)
        await timers.add(tx, match_id, [NewTimer("deadline", str(due), due) for due in (now - 20, now - 10, now + 1)])
    assert await found(harness, now) == Backlog(Pending(3, 2, now - 60), Pending(), 2, now - 20)
    assert (await found(harness, now - 15)).late == 1
    async with store.writing() as tx:
        await timers.add(tx, match_id, [NewTimer("think", "5", now - 90)])
    told = await found(harness, now)
    assert (told.late, told.late_since, told.computers_late_since) == (2, now - 20, now - 90)

    await store.claims.take([f"c{CHANNEL}"])
    (first, *_) = await head(store, f"c{CHANNEL}", now)
    assert await store.outbox.begin(first)
    assert (await found(harness, now)).for_people == Pending(), "it is tried again"
    async with store.writing() as tx:
        await tx.execute(update(matches).values(paused_at=now))
    told = await found(harness, now)
    assert (told.for_us, told.for_people) == (Pending(1, 1, now - 30), Pending(2, 1, now - 60))


async def test_nothing_is_late_on_servers_from_which_the_bot_is_away(harness: MatchesHarness) -> None:
    now = harness.store.now()
    match_id = (await harness.lobby(2)).id
    async with harness.store.writing() as tx:
        await timers.clear(tx, match_id)
        await timers.add(tx, match_id, [NewTimer("lobby", "", now - 20)])
        here, elsewhere = (Shards((shard,), 2) for shard in ((GUILD >> 22) % 2, (GUILD >> 22) % 2 ^ 1))
        assert [(await backlog(tx, now, away)).late for away in (here, EVERYBODY, elsewhere)] == [0, 0, 1]
