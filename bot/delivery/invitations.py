"""Tables that are proposed to people: the one message that each gets about his, by direct message.

It asks him, says how things stand, and tells the end; what it has to say is stored, as all that delivery brings. Whom
direct messages do not reach, or who does not want them, is called in the channel in which he asked: there it says no
more than that a table waits for his answer.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord
import msgspec
import structlog

from bot.clock import Clock
from bot.delivery.courier import GIVE_UP_AFTER, LONGEST_PAUSE, Courier
from bot.delivery.errors import TROUBLE, diagnose
from bot.delivery.lanes import AT_ONCE
from bot.delivery.letters import Letter
from bot.delivery.marks import mark_of
from bot.language import Language, pick
from bot.store import KnownPerson, Store
from bot.store.rows import InvitationRow

log = structlog.get_logger()


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody's message has to say: to him alone, and in the channel in which he asked (None: nothing).

    `calls` is what it calls him for; where it has called him for that already, it is edited and does not ring.
    """

    calls: str
    letter: Letter
    public: Letter | None
    channel_id: int


Write = Callable[[int, int, Language], Awaitable[Told | None]]
"""Writes a message about a proposal to a person in his language; None if there is nothing to say."""


class Invitations:
    """Brings people what is proposed to them."""

    def __init__(self, client: discord.Client, store: Store, clock: Clock, courier: Courier) -> None:
        self._client = client
        self._store = store
        self._clock = clock
        self._courier = courier
        self.write: Write = _not_written
        """Writes the messages."""

    async def serve(self) -> float | None:
        """Bring what is due, and tell when the next thing is."""
        now = int(self._clock.now())
        due, later = await self._store.invitations.due(now, AT_ONCE)
        claimed = await self._store.claims.take([one.lane for one in due])
        try:
            await asyncio.gather(*(self._bring(one) for one in due if one.lane in claimed))
        finally:
            await self._store.claims.give_back(list(claimed))
        return later if not due else now + 1 if len(claimed) < len({one.lane for one in due}) else now

    async def _bring(self, row: InvitationRow) -> None:
        """Let one message say what there is to say."""
        now = int(self._clock.now())
        person = await self._store.people.get(row.user_id)
        try:
            told = await self.write(row.proposal_id, row.user_id, pick(person.locale))
            if told is not None:
                await self._say(row, told, person)
        except TROUBLE as error:
            case = diagnose(error)
            log.info("proposal not delivered", case=case.name)
            if case.remedy == "closed-dm" and not person.dm_closed:
                await self._store.people.set_dm_closed(row.user_id, True)
                return  # now it is said in the channel
            if case.remedy in ("retry", "retry-a-little", "wait-for-help") and row.attempts < GIVE_UP_AFTER:
                await self._store.invitations.put_off(row, now + max(case.pause, min(2**row.attempts, LONGEST_PAUSE)))
                return
        except Exception as error:  # whatever cannot be written, the others are told
            log.error("proposal not written", proposal=row.proposal_id, exc_info=error)
            if row.attempts < GIVE_UP_AFTER:
                await self._store.invitations.put_off(row, now + LONGEST_PAUSE)
                return
        await self._store.invitations.settled(row)

    async def _say(self, row: InvitationRow, told: Told, person: KnownPerson) -> None:
        by_channel = person.answers_in_channel or person.dm_closed
        unknown = row.message_id is None and row.first_try_at is not None
        if unknown or (told.calls and row.called != told.calls):
            letter = told.public if by_channel else told.letter
            if letter is not None:
                await self._call(row, told, letter, by_channel=by_channel)
            elif row.message_id is not None:
                await self._delete(row)
        elif row.message_id is not None and row.channel_id is not None:
            if row.channel_id == person.dm_channel_id:
                await told.letter.show_in(self._message(row.channel_id, row.message_id), self._courier.icons)
            elif told.public is None:
                await self._delete(row)

    async def _call(self, row: InvitationRow, told: Told, letter: Letter, *, by_channel: bool) -> None:
        """Say something in a new message, in the place of the one before."""
        calls = told.calls or "asked"
        begun = await self._store.invitations.begin(row, int(self._clock.now()))
        # What was sent before it was noted has another nonce if it called for something else.
        begun = msgspec.structs.replace(begun, nonce=f"{row.nonce}-{calls[0]}")
        if by_channel:
            letter = await self._courier.undisturbing(replace(letter, pings=(row.user_id,)), None, gathered=True)
            channel = self._client.get_partial_messageable(told.channel_id)
            place = await self._courier.bring(channel, letter, begun.nonce, begun)
        else:
            letter = await self._courier.undisturbing(letter, row.user_id, gathered=True)
            place = await self._courier.bring_to(row.user_id, letter, begun.nonce, begun)
        if row.first_try_at is not None:
            # It may have been sent the first time, and say what was so then; known by its mark until it is noted.
            message = self._message(place.channel_id, place.message_id)
            await letter.show_in(message, self._courier.icons, mark_of(begun.nonce))
        if row.message_id is not None:
            await self._delete(row)  # before the new one is noted: nobody would know of this one afterwards
        await self._store.invitations.sent(row, calls, place.channel_id, place.message_id)

    async def _delete(self, row: InvitationRow) -> None:
        assert row.channel_id is not None
        assert row.message_id is not None
        try:
            await self._message(row.channel_id, row.message_id).delete()
        except TROUBLE as error:
            log.info("older message not deleted", case=diagnose(error).name)

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)


async def _not_written(_proposal: int, _user: int, _language: Language) -> None:
    """Write nothing: the default of `Invitations.write`."""
