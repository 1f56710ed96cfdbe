"""Who seeks a table, which tables are proposed to them, and what each has been told of it."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.roles import Shards
from bot.store.rows import InvitationRow, ProposalRow, SeekerRow
from bot.store.statements import columns, find, find_all, put, read_all, written
from bot.store.tables import invitations, proposals, seekers
from bot.store.together.presence import EVERYBODY, of_shards
from bot.store.transactions import PartOfStore

MOST_AT_ONCE = 50
DAYS_KEPT = 7
"""For so many days it is known what has become of a proposal."""


_UNANSWERED = and_(invitations.c.answer == "", proposals.c.state == "asked")
_WAITING_GROUPS = select(seekers.c.guild_id, seekers.c.game).filter_by(proposal_id=None).distinct()
_LONGEST_FIRST = select(*columns(SeekerRow)).order_by(seekers.c.since, seekers.c.user_id)


# Who seeks


async def get(tx: AsyncConnection, guild_id: int, user_id: int) -> SeekerRow | None:
    """Read what somebody seeks in a server."""
    return await find(tx, SeekerRow, guild_id=guild_id, user_id=user_id)


async def store(tx: AsyncConnection, row: SeekerRow) -> None:
    """Store what somebody seeks in a server, in the place of what he sought before."""
    await put(tx, seekers, written(row))


async def remove(tx: AsyncConnection, guild_id: int, user_id: int) -> None:
    """Let somebody seek nothing in a server any more."""
    await tx.execute(delete(seekers).filter_by(guild_id=guild_id, user_id=user_id))


async def of_user(tx: AsyncConnection, user_id: int) -> tuple[SeekerRow, ...]:
    """Read what somebody seeks, in any server."""
    return await find_all(tx, SeekerRow, user_id=user_id)


async def free(tx: AsyncConnection, guild_id: int, game: str, now: int) -> tuple[SeekerRow, ...]:
    """Read who seeks a game in a server and has no proposal before him, who has waited longest first."""
    free_ones = _LONGEST_FIRST.filter_by(guild_id=guild_id, game=game, proposal_id=None)
    return await read_all(tx, SeekerRow, free_ones.where(seekers.c.until > now).limit(MOST_AT_ONCE))


async def in_server(tx: AsyncConnection, guild_id: int, now: int, most: int) -> tuple[SeekerRow, ...]:
    """Read who seeks a table in a server, who has waited longest first."""
    query = _LONGEST_FIRST.where(seekers.c.guild_id == guild_id, seekers.c.until > now)
    return await read_all(tx, SeekerRow, query.limit(most))


async def at_table(tx: AsyncConnection, proposal_id: int) -> tuple[SeekerRow, ...]:
    """Read to whom a table is proposed now, who has waited longest first."""
    return await find_all(tx, SeekerRow, seekers.c.since, seekers.c.user_id, proposal_id=proposal_id)


async def waiting_groups(tx: AsyncConnection) -> tuple[tuple[int, str], ...]:
    """List the servers and games in which somebody has no proposal before him."""
    return tuple((guild_id, game) for guild_id, game in await tx.execute(_WAITING_GROUPS))


async def groups_for_computers(tx: AsyncConnection, now: int) -> tuple[tuple[int, str], ...]:
    """List the servers and games in which computers may have seats by now beside somebody without a proposal."""
    query = _WAITING_GROUPS.where(seekers.c.computers_at <= now).limit(MOST_AT_ONCE)
    return tuple((guild_id, game) for guild_id, game in await tx.execute(query))


async def any_over(tx: AsyncConnection, now: int) -> bool:
    """Tell whether the term of somebody without a proposal is over."""
    query = select(seekers.c.user_id).where(seekers.c.until <= now, seekers.c.proposal_id.is_(None))
    return (await tx.execute(query.limit(1))).first() is not None


async def expire(tx: AsyncConnection, now: int) -> tuple[SeekerRow, ...]:
    """Let nobody seek for longer than his term, but whoever has a proposal before him; give what they sought."""
    over = delete(seekers).where(seekers.c.until <= now, seekers.c.proposal_id.is_(None))
    return await read_all(tx, SeekerRow, over.returning(*columns(SeekerRow)))


async def seat_at(tx: AsyncConnection, row: SeekerRow, proposal_id: int) -> bool:
    """Propose a table to somebody; False if another one is proposed to him, or he seeks no more."""
    same = {"guild_id": row.guild_id, "user_id": row.user_id, "game": row.game, "since": row.since}
    free_now = update(seekers).filter_by(**same, proposal_id=None)
    return (await tx.execute(free_now.values(proposal_id=proposal_id))).rowcount == 1


async def release(tx: AsyncConnection, proposal_id: int) -> None:
    """Let those seek on to whom a table was proposed."""
    await tx.execute(update(seekers).filter_by(proposal_id=proposal_id).values(proposal_id=None))


async def remove_seated(tx: AsyncConnection, proposal_id: int) -> None:
    """Let those seek no more who are seated at a table that was proposed to them."""
    await tx.execute(delete(seekers).filter_by(proposal_id=proposal_id))


# What is proposed


async def propose(tx: AsyncConnection, row: ProposalRow) -> int:
    """Store a proposal (its number is not known yet), and give its number."""
    values = {name: value for name, value in written(row).items() if name != "id"}
    new = insert(proposals).values({**values, "version": 0}).returning(proposals.c.id)
    return int((await tx.execute(new)).scalar_one())


async def proposal(tx: AsyncConnection, proposal_id: int) -> ProposalRow | None:
    """Read a proposal."""
    return await find(tx, ProposalRow, id=proposal_id)


async def hold(tx: AsyncConnection, proposal_id: int, state: str) -> ProposalRow | None:
    """Keep a proposal from being changed by others until the transaction ends; None if it is not in this state."""
    held = update(proposals).filter_by(id=proposal_id, state=state)
    if (await tx.execute(held.values(version=proposals.c.version + 1))).rowcount != 1:
        return None
    return await proposal(tx, proposal_id)


async def change(tx: AsyncConnection, proposal_id: int, values: Mapping[str, Any]) -> None:
    """Write some facts about a proposal."""
    await tx.execute(update(proposals).filter_by(id=proposal_id).values(**values))


async def to_open(tx: AsyncConnection, now: int) -> tuple[int, ...]:
    """List the proposals that are to be opened by now."""
    query = select(proposals.c.id).where(proposals.c.opens_at <= now).order_by(proposals.c.opens_at)
    return tuple(await tx.scalars(query.limit(MOST_AT_ONCE)))


async def forget_old(tx: AsyncConnection, now: int) -> None:
    """Remove proposals of which nothing is to be said any more, some days after they were made."""
    old = proposals.c.created_at < now - DAYS_KEPT * 24 * 3600
    await tx.execute(delete(proposals).where(old, proposals.c.state.in_(("opened", "fell", "over", "renewed"))))


# To whom


async def invite(tx: AsyncConnection, proposal_id: int, user_ids: Sequence[int], now: int, until: int) -> None:
    """Ask people whether they take a seat; it has to be told to them."""
    rows = [InvitationRow(proposal_id, user_id, "", until, secrets.token_hex(11), now) for user_id in user_ids]
    await tx.execute(insert(invitations), [written(row) for row in rows])


async def invitation(tx: AsyncConnection, proposal_id: int, user_id: int) -> InvitationRow | None:
    """Read what somebody has answered to a proposal."""
    return await find(tx, InvitationRow, proposal_id=proposal_id, user_id=user_id)


async def invited(tx: AsyncConnection, proposal_id: int) -> tuple[InvitationRow, ...]:
    """Read what all have answered to a proposal."""
    return await find_all(tx, InvitationRow, proposal_id=proposal_id)


async def answer(tx: AsyncConnection, proposal_id: int, user_id: int, said: str) -> None:
    """Note what somebody answers."""
    await tx.execute(update(invitations).filter_by(proposal_id=proposal_id, user_id=user_id).values(answer=said))


async def tell(tx: AsyncConnection, proposal_id: int, now: int) -> None:
    """Let the messages of all to whom a table is proposed, or who said yes, be brought up to date."""
    theirs = update(invitations).where(invitations.c.proposal_id == proposal_id, invitations.c.answer.in_(("", "yes")))
    await tx.execute(theirs.values(_to_tell(now)))


async def tell_one(tx: AsyncConnection, proposal_id: int, user_id: int, now: int) -> None:
    """Let the message of one be brought up to date."""
    await tx.execute(update(invitations).filter_by(proposal_id=proposal_id, user_id=user_id).values(_to_tell(now)))


async def asleep(tx: AsyncConnection, now: int) -> tuple[tuple[int, int], ...]:
    """List who has not answered in his time: proposal, person."""
    query = select(invitations.c.proposal_id, invitations.c.user_id).join(proposals)
    late = query.where(_UNANSWERED, invitations.c.until <= now).order_by(invitations.c.until).limit(MOST_AT_ONCE)
    return tuple((proposal_id, user_id) for proposal_id, user_id in await tx.execute(late))


async def asked_of(tx: AsyncConnection, user_id: int) -> tuple[int, ...]:
    """List the proposals that wait for somebody's answer."""
    query = select(invitations.c.proposal_id).filter_by(user_id=user_id).join(proposals).where(_UNANSWERED)
    return tuple(await tx.scalars(query.order_by(invitations.c.proposal_id)))


# Time


async def next_due(tx: AsyncConnection, after: int) -> int | None:
    """Tell when the next thing after a moment is due that concerns seekers."""
    free_one = seekers.c.proposal_id.is_(None)
    moments = union_all(
        select(func.min(seekers.c.until).label("moment")).where(free_one, seekers.c.until > after),
        select(func.min(seekers.c.computers_at)).where(free_one, seekers.c.computers_at > after),
        select(func.min(invitations.c.until)).join(proposals).where(_UNANSWERED, invitations.c.until > after),
        select(func.min(proposals.c.opens_at)).where(proposals.c.opens_at > after),
    ).subquery()
    moment: int | None = (await tx.execute(select(func.min(moments.c.moment)))).scalar_one()
    return moment


async def shift(tx: AsyncConnection, seconds: int, shards: Shards = EVERYBODY) -> None:
    """Put off all that is due of the seekers of some servers."""
    theirs: ColumnElement[bool] = of_shards(seekers.c.guild_id, shards) if shards != EVERYBODY else seekers.c.until > 0
    later = {"until": seekers.c.until + seconds, "computers_at": seekers.c.computers_at + seconds}
    await tx.execute(update(seekers).where(theirs).values(later))
    asked = update(invitations).where(invitations.c.answer == "")
    if shards != EVERYBODY:
        there = select(proposals.c.id).where(of_shards(proposals.c.guild_id, shards))
        asked = asked.where(invitations.c.proposal_id.in_(there))
    await tx.execute(asked.values(until=invitations.c.until + seconds))


async def forget(tx: AsyncConnection, user_id: int) -> None:
    """Remove what somebody was asked and told, and what he sought."""
    his = select(invitations.c.proposal_id).filter_by(user_id=user_id)
    await tx.execute(delete(proposals).where(proposals.c.wish.is_not(None), proposals.c.id.in_(his)))
    await tx.execute(delete(invitations).filter_by(user_id=user_id))


class Invitations(PartOfStore):
    """The messages to those to whom a table is proposed, as delivery sees them; each method is a transaction."""

    async def due(self, now: int, most: int) -> tuple[tuple[InvitationRow, ...], int | None]:
        """Read messages that are to be sent or changed by now, and tell when the next one is."""
        query = select(*columns(InvitationRow)).where(invitations.c.due <= now).order_by(invitations.c.due).limit(most)
        later = select(func.min(invitations.c.due)).where(invitations.c.due > now)

        async def read(tx: AsyncConnection) -> tuple[tuple[InvitationRow, ...], int | None]:
            return await read_all(tx, InvitationRow, query), (await tx.execute(later)).scalar_one()

        return await self._store.read(read)

    async def again(self, proposal_id: int, user_id: int) -> InvitationRow | None:
        """Read one as it is now."""
        return await self._store.read(lambda tx: invitation(tx, proposal_id, user_id))

    async def begin(self, row: InvitationRow, now: int) -> InvitationRow:
        """Note that a message is tried now, before anything is sent."""
        begun = msgspec.structs.replace(row, first_try_at=row.first_try_at or now)
        await self._change(row, first_try_at=begun.first_try_at)
        return begun

    async def sent(self, row: InvitationRow, called: str, channel_id: int, message_id: int) -> None:
        """Note which message calls somebody, and for what; the next one will have another nonce."""
        nonce = secrets.token_hex(11)
        there = {"channel_id": channel_id, "message_id": message_id}
        await self._change(row, called=called, **there, nonce=nonce, first_try_at=None)

    async def settled(self, row: InvitationRow) -> None:
        """Note that a message says what there was to say when its row was read."""
        await self._change(row, invitations.c.version == row.version, due=None, attempts=0)

    async def put_off(self, row: InvitationRow, until: int) -> None:
        """Let a message be tried again later, unless it has something else to say by now."""
        await self._change(row, invitations.c.version == row.version, due=until, attempts=row.attempts + 1)

    async def _change(self, row: InvitationRow, *only: ColumnElement[bool], **values: object) -> None:
        one = update(invitations).filter_by(proposal_id=row.proposal_id, user_id=row.user_id)
        await self._carry_out(one.where(*only).values(**values))


def _to_tell(now: int) -> dict[str, Any]:
    return {"due": now, "attempts": 0, "version": invitations.c.version + 1}
