"""The courier: takes what the outbox holds to Discord, each thing once and in order.

A row is marked as begun before it is sent, and sent under a fixed nonce, so that a second attempt within minutes cannot
post twice. After that time the channel is searched for the message first, by the custom id of its buttons.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import discord
import structlog

from bot.clock import Clock, first_of
from bot.delivery.compose import (
    TableFacts,
    account_letter,
    notice_letter,
    plain,
    reminder_in_channel,
    reminder_letter,
    whisper_letter,
)
from bot.delivery.custom_ids import read
from bot.delivery.errors import Case, diagnose
from bot.delivery.letters import Button, Letter, Text
from bot.delivery.limits import NONCE_SECONDS
from bot.delivery.studio import Commission, Motif, Studio
from bot.language import Language, pick
from bot.store import Facts, OutboxRow, Store
from bot.store.outgoing import Account, LobbyCard, Notice, Reminder, Whisper
from render.picture import Picture
from render.presenter import Presenter, Presenters

AT_ONCE = 8
"""Lanes that are served at the same time."""
SEARCHED = 50
"""Messages of a channel that are searched for one of unknown fate."""
LONGEST_PAUSE = 3600
IDLE = 60
"""Seconds after which the outbox is looked through even if nobody has woken the courier."""

log = structlog.get_logger()


class Courier:
    """Delivers the outbox. One lane (a channel, a person) is served in order, several lanes side by side."""

    def __init__(
        self, client: discord.Client, store: Store, presenters: Presenters, studio: Studio, clock: Clock
    ) -> None:
        self._client = client
        self._store = store
        self._presenters = presenters
        self._studio = studio
        self._clock = clock
        self._awake = asyncio.Event()
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._told_host: set[tuple[int, str]] = set()

    def wake(self) -> None:
        """Say that there may be something to deliver."""
        self._awake.set()

    async def run(self) -> None:
        """Deliver until cancelled."""
        try:
            while True:
                self._awake.clear()
                await self._serve_lanes()
                await self._rest()
        finally:
            for task in self._busy.values():
                task.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _serve_lanes(self) -> None:
        for lane in await self._store.outbox.lanes_due(self._clock.now()):
            if len(self._busy) >= AT_ONCE:
                return
            if lane not in self._busy:
                task = asyncio.create_task(self._serve(lane), name=f"lane {lane}")
                self._busy[lane] = task
                task.add_done_callback(partial(self._lane_done, lane))

    def _lane_done(self, lane: str, _task: asyncio.Task[None]) -> None:
        del self._busy[lane]
        self._awake.set()

    async def _rest(self) -> None:
        due = await self._store.outbox.next_due()
        until = self._clock.now() + IDLE
        if due is not None and not self._busy:
            until = min(until, due)
        await first_of(self._awake.wait(), self._clock.sleep_until(until))

    async def _serve(self, lane: str) -> None:
        while rows := await self._store.outbox.head(lane, self._clock.now()):
            try:
                delivered = await self._deliver(rows)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # a letter that cannot be written must not stop the others
                log.exception("letter not written", lane=lane, match=rows[0].match_id, kind=type(error).__name__)
                await self._put_off(rows[:1], None)
                return
            if not delivered:
                return

    # One message

    async def _deliver(self, rows: tuple[OutboxRow, ...]) -> bool:
        """Say the first rows of a lane in one message; tell whether the lane may go on."""
        rows = _together(rows)
        facts = await self._store.facts(rows[0].match_id)
        if facts.game not in self._presenters:
            await self._store.outbox.retry([row.id for row in rows], self._clock.now() + LONGEST_PAUSE)
            return False
        letter = await self._letter(rows, facts)
        ids = [row.id for row in rows]
        if letter is None:
            await self._store.outbox.drop(ids, "nothing to say")
            return True
        await self._store.outbox.begin(*ids)
        try:
            channel = await self._channel(rows[0], facts)
            message_id = await self._found(channel, rows[0]) or await self._post(channel, letter, rows[0].nonce)
        except (discord.HTTPException, discord.RateLimited, OSError, TimeoutError) as error:
            return await self._remedy(diagnose(error), rows, facts)
        await self._store.outbox.sent(ids, message_id)
        if rows[0].user_id is not None:
            await self._store.people.set_dm_closed(rows[0].user_id, False)
        return True

    async def _post(self, channel: discord.abc.Messageable, letter: Letter, nonce: str) -> int:
        view, files = letter.build()
        message = await channel.send(
            view=view, files=files, nonce=nonce, allowed_mentions=letter.mentions(), silent=letter.silent
        )
        return message.id

    async def _found(self, channel: discord.abc.Messageable, row: OutboxRow) -> int | None:
        """Look for a message of unknown fate that is too old for its nonce to be trusted."""
        if row.first_try_at is None or self._clock.now() - row.first_try_at < NONCE_SECONDS:
            return None
        me = self._client.user
        async for message in channel.history(limit=SEARCHED):
            if me is not None and message.author.id == me.id and _carries(message, row.id):
                return message.id
        return None

    async def _channel(self, row: OutboxRow, facts: Facts) -> discord.abc.Messageable:
        if row.user_id is None:
            return self._client.get_partial_messageable(facts.channel_id, guild_id=facts.guild_id)
        return await self._direct(row.user_id)

    async def _direct(self, user_id: int) -> discord.abc.Messageable:
        person = await self._store.people.get(user_id)
        if person.dm_channel_id is not None:
            return self._client.get_partial_messageable(person.dm_channel_id)
        channel = await self._client.create_dm(discord.Object(user_id))
        await self._store.people.set_dm_channel(user_id, channel.id)
        return channel

    # What is said

    async def _letter(self, rows: Sequence[OutboxRow], facts: Facts) -> Letter | None:
        first, table = rows[0], _table(facts)
        presenter = self._presenters[facts.game]
        private = first.user_id is not None
        language = await self._language(first.user_id, facts)
        match first.payload:
            case Account():
                accounts = [row.payload for row in rows if isinstance(row.payload, Account)]
                picture = await self._draw(presenter, "board", bytes(accounts[-1].view), facts, language)
                return account_letter(presenter, table, accounts, picture, language, first.id)
            case Whisper() as whisper:
                if await self._wants_no_letters(first.user_id):
                    return None
                motif: Motif = "prompt" if whisper.asked else "hand"
                kind = whisper.asked[0].kind if whisper.asked else ""
                picture = await self._draw(presenter, motif, bytes(whisper.view), facts, language, kind)
                return whisper_letter(presenter, table, whisper, picture, language, first.id)
            case Reminder() as reminder if private and not await self._wants_no_letters(first.user_id):
                return reminder_letter(presenter, table, reminder, language, first.id)
            case Reminder() as reminder:
                return reminder_in_channel(presenter, table, reminder, language, first.id)
            case Notice() as notice:
                return notice_letter(table, notice, language, self._title(language))
            case LobbyCard():
                return None

    def _title(self, language: Language) -> _Titles:
        return _Titles(self._presenters, language)

    async def _draw(
        self, presenter: Presenter, motif: Motif, view: bytes, facts: Facts, language: Language, kind: str = ""
    ) -> Picture | None:
        return await self._studio.draw(Commission(presenter, motif, view, facts.names, language.code, kind))

    async def _language(self, user_id: int | None, facts: Facts) -> Language:
        if user_id is None:
            return pick(facts.language)
        person = await self._store.people.get(user_id)
        return pick(person.locale or facts.language)

    async def _wants_no_letters(self, user_id: int | None) -> bool:
        return user_id is not None and (await self._store.people.get(user_id)).answers_in_channel

    # What is done about an answer that is no success

    async def _remedy(self, case: Case, rows: Sequence[OutboxRow], facts: Facts) -> bool:
        first = rows[0]
        ids = [row.id for row in rows]
        log.info(
            "not delivered", case=case.name, lane_kind=first.lane[0], match=first.match_id, attempts=first.attempts
        )
        match case.remedy:
            case "closed-dm":
                await self._dm_closed(first, facts)
                return True
            case "gone" if first.user_id is not None:
                await self._store.people.set_dm_channel(first.user_id, None)
                if first.attempts == 0:
                    return True
                await self._store.outbox.drop(ids, case.name)
                return True
            case "gone":
                await self._store.outbox.drop(ids, case.name)
                return True
            case "unarchive":
                await self.unarchive(facts.channel_id)
                await self._put_off(rows, 1)
                return False
            case "wait-for-permission":
                await self._tell_host(case, facts)
                await self._put_off(rows, None)
                return False
            case "our-fault":
                log.error("the platform refuses a letter of ours", match=first.match_id, row=first.id)
                await self._store.outbox.drop(ids, case.name)
                return True
            case _:
                await self._put_off(rows, None)
                return False

    async def _put_off(self, rows: Sequence[OutboxRow], pause: float | None) -> None:
        if pause is None:
            pause = min(2.0 ** min(rows[0].attempts + 1, 12), LONGEST_PAUSE)
        await self._store.outbox.retry([row.id for row in rows], self._clock.now() + pause)

    async def _dm_closed(self, row: OutboxRow, facts: Facts) -> None:
        """Note closed direct messages. Whatever was in them is reachable by the button in the channel.

        A reminder, which would otherwise be lost, goes to the channel instead. Nothing is said there about a reaction
        window, since it would tell who is asked in it.
        """
        assert row.user_id is not None
        await self._store.people.set_dm_closed(row.user_id, True)
        await self._store.outbox.drop(row.id, "direct messages closed")
        if isinstance(row.payload, Reminder) and not row.payload.asked.window:
            language = await self._language(None, facts)
            letter = reminder_in_channel(self._presenters[facts.game], _table(facts), row.payload, language, row.id)
            channel = self._client.get_partial_messageable(facts.channel_id, guild_id=facts.guild_id)
            try:
                await self._post(channel, letter, row.nonce)
            except discord.HTTPException as error:
                log.info("reminder not delivered", case=diagnose(error).name, match=row.match_id)

    async def _tell_host(self, case: Case, facts: Facts) -> None:
        """Tell the host once, by direct message, what is missing in the channel."""
        if facts.host_id is None or (facts.match_id, case.name) in self._told_host:
            return
        self._told_host.add((facts.match_id, case.name))
        language = await self._language(facts.host_id, facts)
        text = language.say(case.sentence, channel=f"<#{facts.channel_id}>")
        try:
            await self._post(await self._direct(facts.host_id), Letter((Text(text),)), f"p{facts.match_id}-{case.code}")
        except discord.HTTPException as error:
            log.info("host not told", case=diagnose(error).name, match=facts.match_id)

    async def unarchive(self, thread_id: int) -> None:
        """Open an archived thread again."""
        try:
            await self._client.http.edit_channel(thread_id, archived=False)
        except discord.HTTPException as error:
            log.info("thread not opened again", case=diagnose(error).name)

    # Asked for by cogs

    async def greet(self, user_id: int, presenter: Presenter, table: TableFacts, language: Language) -> Case | None:
        """Open somebody's direct messages with a short welcome; give the case if that cannot be done.

        Only sending shows whether they are open, and the platform wants bots to open few: so this is done once, when
        somebody sits down.
        """
        if await self._wants_no_letters(user_id):
            return None
        text = language.say("welcome", game=presenter.title(language), channel=f"<#{table.channel_id}>")
        header = language.say(
            "direct-header",
            game=presenter.title(language),
            match=str(table.match),
            server=plain(table.guild_name),
            channel=f"<#{table.channel_id}>",
        )
        button = Button(language.say("button-to-table"), url=table.url)
        letter = Letter((Text("-# " + header), Text(text), (button,)), silent=True)
        try:
            await self._post(await self._direct(user_id), letter, f"w{table.match}-{user_id}"[:25])
        except (discord.HTTPException, OSError, TimeoutError) as error:
            case = diagnose(error)
            await self._store.people.set_dm_closed(user_id, True)
            return case
        await self._store.people.set_dm_closed(user_id, False)
        return None


class _Titles:
    """Titles of games by key, in one language; a key without a presenter stands for itself."""

    def __init__(self, presenters: Presenters, language: Language) -> None:
        self._presenters, self._language = presenters, language

    def __call__(self, game: str) -> str:
        return self._presenters[game].title(self._language) if game in self._presenters else game


def _together(rows: tuple[OutboxRow, ...]) -> tuple[OutboxRow, ...]:
    """Take the rows that one message can say: several waiting accounts of a match, or one row of another kind."""
    if not isinstance(rows[0].payload, Account):
        return rows[:1]
    taken = []
    for row in rows:
        if not isinstance(row.payload, Account):
            break
        taken.append(row)
    return tuple(taken)


def _table(facts: Facts) -> TableFacts:
    return TableFacts(
        match=facts.match_id,
        game=facts.game,
        guild_id=facts.guild_id,
        channel_id=facts.channel_id,
        guild_name=facts.guild_name,
        channel_name=facts.channel_name,
        names=facts.names,
        user_ids=facts.users,
        seed_digest=facts.seed_digest,
        seed=facts.seed,
    )


def _carries(message: discord.Message, row: int) -> bool:
    """Tell whether a message has a button that was made for an outbox row."""
    view = (discord.ui.LayoutView if message.flags.components_v2 else discord.ui.View).from_message(message)
    for item in view.walk_children():
        pressed = read(str(getattr(item, "custom_id", "") or ""))
        if pressed is not None and pressed.args[-1:] == (f"r{row}",):
            return True
    return False
