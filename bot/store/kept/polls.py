"""Polls: what players ask each other to agree to, as their ballots say it stands."""

from collections.abc import Collection, Iterable

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.kept import choices, earlier, outbox, posts
from bot.store.kept.posts import Polled, Post
from bot.store.outgoing import Addressed, Notice, Poll


async def counted(tx: AsyncConnection, match_id: int, poll: Poll, voters: Collection[int] | None = None) -> Poll:
    """Count a poll anew, among the seats on which it depends now (None: which it had asked).

    It cannot come about once the ballot of who asks is gone, or the answer that was to be taken back is not the last
    one of its seat.
    """
    agreed = await choices.ballots_of(tx, match_id, poll.kind)
    stands = poll.line is None or poll.line == await earlier.last_of(tx, match_id, poll.seat)
    if poll.became or poll.seat not in agreed or not stands:
        return msgspec.structs.replace(poll, left=(), became=poll.became or "gone")
    asked = (*poll.agreed, *poll.left) if voters is None else voters
    return msgspec.structs.replace(
        poll, agreed=tuple(sorted(agreed - {poll.seat})), left=tuple(sorted({*asked} - agreed - {poll.seat}))
    )


async def of_match(tx: AsyncConnection, match_id: int) -> dict[str, Post]:
    """Read the messages of a match that ask all others, by what they ask."""
    found = await posts.of_match(tx, match_id)
    return {one.content.poll.kind: one for one in found if isinstance(one.content, Polled) and not one.content.closed}


async def tally(
    tx: AsyncConnection,
    found: Iterable[Post],
    voters: Collection[int],
    now: int,
    *,
    granted: Collection[str] = (),
    ended: str = "",
) -> None:
    """Let messages that ask all others show how it stands, and be closed where nobody is asked any more.

    `granted` are the kinds to which all have agreed, `ended` is what became of the others with the match. The votes on
    what is closed go.
    """
    for post in found:
        assert isinstance(post.content, Polled)
        before = post.content.poll
        if before.kind in granted:
            poll = msgspec.structs.replace(before, agreed=(*before.agreed, *before.left), left=(), became="agreed")
        else:
            poll = await counted(tx, post.match_id, msgspec.structs.replace(before, became=ended), voters)
        if poll.became:
            await choices.drop_ballots_of_kind(tx, post.match_id, poll.kind)
        if poll != before:
            await posts.change(tx, post, msgspec.structs.replace(post.content, poll=poll), now)


async def ask(tx: AsyncConnection, match_id: int, channel_id: int, notice: Notice, now: int) -> None:
    """Ask all others in the channel, unless a message there does already or is about to."""
    assert notice.poll is not None
    kinds = {*await of_match(tx, match_id)}
    for row in await outbox.pending_of(tx, match_id):
        if isinstance(row.payload, Notice) and row.payload.poll is not None:
            kinds.add(row.payload.poll.kind)
    if notice.poll.kind not in kinds:
        await outbox.add(tx, match_id, channel_id, now, [Addressed(notice)])
