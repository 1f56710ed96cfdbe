"""The courier: takes what the outbox holds to Discord, each thing once and in order.

A row is marked as begun before it is sent, and sent under a fixed nonce, so that a second attempt within minutes cannot
post twice. After that time the channel is searched for the message first, by a mark that only the row's letter bears.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile
from typing import Any, TypeAlias

import discord
import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.delivery import boards, compose
from bot.delivery.boards import Keep, Place
from bot.delivery.errors import THREAD_LOCKED, TROUBLE, Case, diagnose
from bot.delivery.icons import Icons
from bot.delivery.lanes import AT_ONCE, Lanes
from bot.delivery.letters import Letter
from bot.delivery.marks import find_marked, mark_of
from bot.delivery.requests import checked_last
from bot.delivery.studio import DrawRequest, PictureKind, Studio
from bot.language import Language, pick
from bot.store import KnownPerson, OutboxRow, Store
from bot.store.kept import matches, polls, timers
from bot.store.kept.outbox import Head
from bot.store.kept.posts import HOUR, Board, Post, Question, board_of, question_to
from bot.store.outgoing import Account, Asked, Call, LobbyCard, Notice, PrivateMessage, Reminder, Waiting
from bot.store.rows import InvitationRow, MatchFacts
from render.picture import Picture
from render.presenter import Presenter, Presenters

Sending: TypeAlias = OutboxRow | InvitationRow
"""What is sent as one message, and known again by its nonce."""

LONGEST_PAUSE = 300
"""Seconds between two attempts at most, so that nobody waits much longer than an outage lasts."""
LONGEST_WAIT_FOR_HELP = 3600
LAST_WORDS = 7 * 24 * 3600
"""Seconds for which somebody's help is awaited to say what no running match waits for, such as the end of one."""
GIVE_UP_AFTER = 8
"""Attempts at a letter that fails by itself, or that the platform refuses for a reason that we do not know."""
UNSEEN = 4
"""Messages to one person of which the next one tells as well, because he has hardly seen them."""
UNKNOWN_CHANNEL = 10003
UNKNOWN_MEMBER = (10007, 10013)

_NOTHING = msgspec.Raw(b"[]")
_EVENTS = msgspec.json.Decoder(list[msgspec.Raw])

log = structlog.get_logger()


@dataclass(frozen=True, kw_only=True)
class Listener:
    """Whoever hears what the courier finds out about matches, and tells it how one went."""

    member_gone: Callable[[int, int], Awaitable[object]]
    """Hears of a server (the first) that somebody has left."""
    place_gone: Callable[[int], Awaitable[object]]
    """Hears of a match whose channel is gone."""
    pause: Callable[[int, str], Awaitable[object]]
    """Hears of a match in whose channel nothing can be posted, with the sentence that asks for help."""
    resume: Callable[[int], Awaitable[object]]
    """Hears of a match that is paused and in whose channel something was posted."""
    course: Callable[[int, Callable[[Sequence[Any]], bool]], Awaitable[bytes]]
    """Tells how a match went, as everybody may know it: its chapters as JSON, none if it cannot be replayed."""


@dataclass(frozen=True)
class _Message:
    """A letter to the channel of a match or, with a reader, to one person, and how it is kept to be changed."""

    letter: Letter
    reader: int | None
    kept: Keep | None = None


@dataclass(frozen=True)
class _Added:
    """What is said by an edit of a message that there is."""

    post: Post
    kept: Keep


class _LaneLost(Exception):
    """Another process may say what is in a lane: its claim was not renewed in time."""


class Courier(Lanes):
    """Delivers the outbox. One lane (a channel, a person) is served in order, several lanes side by side.

    A letter that cannot be written is tried again with growing pauses and given up after some attempts, so that its
    lane goes on; one that the platform does not take is treated as `bot.delivery.errors` says.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        presenters: Presenters,
        studio: Studio,
        clock: Clock,
        listener: Listener,
        icons: Icons,
    ) -> None:
        super().__init__(store, clock)
        self._client = client
        self.icons = icons
        self._presenters = presenters
        self._studio = studio
        self._listener = listener
        self._opening = asyncio.Lock()
        self.on_lobby_changed: Callable[[int], Awaitable[None]] = _ignore_lobby_changed
        """Called with a match whose lobby card has to be brought up to date."""
        self.on_gathered: Callable[[int, Language], Awaitable[Letter | None]] = _nothing_gathered
        """Called with somebody who is to be told what waits for him; gives the letter, None if nothing does."""
        self.bring_others: Callable[[], Awaitable[float | None]] = _nothing_else
        """Called in each round to bring what is of no match; gives the moment of the next thing."""
        self.has_before_him: Callable[[int, int | None], bool] = lambda _match, _user: False
        """Called with a match and a person; tells whether he has a panel before him that shows what he is asked."""
        self.on_sent: Callable[[Sequence[OutboxRow]], None] = lambda _rows: None
        """Called with the rows that a message has just said."""
        self.on_kept: Callable[[], None] = lambda: None
        """Called when there may be posts to be edited or deleted."""
        self.on_setback: Callable[[str], None] = lambda _case: None
        """Called with the name of the case when a letter was not delivered."""
        self.on_dropped: Callable[[str, int], None] = lambda _reason, _rows: None
        """Called with the reason for which rows were given up, and their number."""

    async def _round(self) -> float | None:
        due, *others = await self._serve_lanes(), await self._ring_gathered(), await self.bring_others()
        if due is not None and self._busy:
            # The lanes that are being served count as due all the time; others must not wait for them.
            due = max(due, self._clock.now() + 1)
        return min((moment for moment in (due, *others) if moment is not None), default=None)

    async def _serve_lanes(self) -> float | None:
        """Begin to serve the lanes that are due, and tell when the first of all is."""
        lanes = await self._store.outbox.lanes(self._clock.now())
        due = [one for one in lanes.due if one not in self._busy][: AT_ONCE - len(self._busy)]
        claimed = await self._store.claims.take(due)
        for lane in due:
            if lane in claimed:
                self._begin(lane, partial(self._serve, lane))
        return lanes.next_due

    async def _serve(self, lane: str) -> None:
        try:
            while head := await self._store.outbox.head(lane, self._clock.now()):
                if not await self._deliver(head):
                    return
        except _LaneLost:
            log.info("lane lost to another process")

    # One message

    async def _deliver(self, head: Head) -> bool:
        """Say the first rows of a lane in one message; tell whether the lane may go on."""
        facts = head.facts
        rows = _together(head.rows, by_dm=facts.by_dm)
        try:
            presenter, together = self._presenters[facts.game], rows
            rows = together[: boards.up_to_climax(presenter, [row.payload for row in together])]
            written = await self._written(head._replace(rows=rows), followed=len(rows) < len(together))
        except Exception as error:  # whatever a presenter stumbles over, the other lanes go on
            if len(rows) > 1:
                return await self._deliver(head._replace(rows=rows[:1]))
            return await self._failed(rows, facts, error)
        if written is None:
            await self._drop(rows, "nothing to say")
            return True
        if not await self._store.outbox.begin(*rows):
            return False
        if isinstance(written, _Added):
            await self._note(rows, Place(written.post.channel_id, written.post.message_id), written.kept)
            return True
        try:
            return await self._send(rows, facts, written)
        except _LaneLost:
            raise
        except Exception as error:  # a letter that cannot be built, an answer that the library cannot read
            return await self._failed(rows, facts, error)

    async def _note(self, rows: Sequence[OutboxRow], place: Place, kept: Keep | None) -> None:
        """Note what a message says, and what is kept of it to be changed."""
        also = None if kept is None else partial(kept, place=place, now=self._store.now())
        await self._store.outbox.sent([row.id for row in rows], place.message_id, also)
        self.on_sent(rows)
        if kept is not None:
            self.on_kept()

    async def _up_to_date(self, reminder: Reminder, facts: MatchFacts) -> Reminder | None:
        """Give a reminder with the deadline as it is now; None if there is nothing to be reminded of any more."""
        (asked,) = await self._store.read(partial(_due_now, asked=[reminder.asked], facts=facts))
        if asked.due is None or asked.due <= self._clock.now():
            return None
        return msgspec.structs.replace(reminder, asked=asked)

    async def _still_asked(self, message: PrivateMessage, facts: MatchFacts) -> PrivateMessage:
        """Give a message without the questions that have been answered since, with the deadlines as they are now."""
        if not message.asked:
            return message

        async def read(tx: AsyncConnection) -> tuple[Asked, ...]:
            gone = await matches.answered(tx, facts.match_id, [one.decision for one in message.asked])
            return await _due_now(tx, [one for one in message.asked if one.decision not in gone], facts)

        return msgspec.structs.replace(message, asked=await self._store.read(read))

    async def _has_left(self, facts: MatchFacts, seat: int) -> bool:
        """Tell whether a player has left the server, and tell whoever wants to know.

        Without privileged intents nobody says so unasked: we ask when a player does not answer.
        """
        user_id = facts.users[seat]
        if user_id is None or facts.by_dm:
            return False
        try:
            await self._client.http.get_member(facts.guild_id, user_id)
        except discord.NotFound as error:
            if error.code not in UNKNOWN_MEMBER:
                return False
            await self._listener.member_gone(facts.guild_id, user_id)
            return True
        except TROUBLE as error:
            log.info("membership unknown", case=diagnose(error).name, match=facts.match_id)
        return False

    async def _failed(self, rows: Sequence[OutboxRow], facts: MatchFacts, error: Exception) -> bool:
        """Try a letter again later that could not be written or sent for a reason of our own, or give it up."""
        first = rows[0]
        failures = first.failures + 1
        log.error("letter failed", match=first.match_id, row=first.id, failures=failures, exc_info=error)
        self.on_setback("letter failed")
        # A channel waits until its game is back; somebody's other matches do not.
        waits = facts.game not in self._presenters and first.user_id is None
        if failures < GIVE_UP_AFTER or waits:
            await self._put_off(rows, failures, failed=first.id)
            return False
        await self._drop([first], "failed too often")
        log.error("letter given up", match=first.match_id, row=first.id)
        return True

    async def _send(self, rows: Sequence[OutboxRow], facts: MatchFacts, message: _Message) -> bool:
        """Send a letter to the channel of its match or, with a reader, to one person."""
        first, letter, reader = rows[0], message.letter, message.reader
        if not facts.evening:
            gathered = not isinstance(first.payload, Reminder)
            letter = await self.undisturbing(letter, reader, gathered=gathered)
        try:
            if reader is None:
                if facts.paused and await self._is_locked(facts.channel_id):
                    return await self._remedy(THREAD_LOCKED, rows, facts, reader)
                guild_id = None if facts.by_dm else facts.guild_id
                channel = self._client.get_partial_messageable(_channel_of(first, facts), guild_id=guild_id)
                place = await self.bring(channel, letter, first.nonce, first)
            else:
                place = await self.bring_to(reader, letter, first.nonce, first)
        except TROUBLE as error:
            return await self._remedy(diagnose(error), rows, facts, reader)
        await self._note(rows, place, message.kept)
        if reader is None and facts.paused:
            await self._listener.resume(facts.match_id)
        return True

    async def undisturbing(self, letter: Letter, reader: int | None, *, gathered: bool) -> Letter:
        """Let a letter ring with nobody who has quiet hours now, or (`gathered`) is told later of what calls him.

        In a channel it looks the same as at other times.
        """
        now = int(self._clock.now())

        async def rings(user_id: int) -> bool:
            person = await self._store.people.get(user_id)
            moment = person.moment_to_ring(now, gathered=gathered)
            if moment is not None and moment > now:
                await self._store.people.ring_later(user_id, moment)
            return moment == now

        if reader is not None:
            return replace(letter, silent=letter.silent or not await rings(reader))
        return replace(letter, pings=tuple([user for user in letter.pings if await rings(user)]))

    # What has not rung

    async def _ring_gathered(self) -> float | None:
        """Tell some whose hour has come of what has not rung, in one message each; tell when the first hour comes.

        Where another process is about to tell somebody, that is not at once.
        """
        now = int(self._clock.now())
        waiting = await self._store.people.rings(AT_ONCE)
        elsewhere = False
        for person in (one for one in waiting if one.rings_at is not None and one.rings_at <= now):
            lane = f"r{person.user_id}"
            if await self._store.claims.take([lane]):
                try:
                    await self._tell_gathered(person)
                finally:
                    await self._store.claims.give_back([lane])
            else:
                elsewhere = True
        if not waiting or waiting[0].rings_at is None:
            return None
        return max(waiting[0].rings_at, now + 1) if elsewhere else waiting[0].rings_at

    async def _tell_gathered(self, person: KnownPerson) -> None:
        assert person.rings_at is not None
        now = int(self._clock.now())
        quiet = person.quiet
        if quiet is not None and (awake := quiet.over(now)) > now:
            await self._store.people.rung(person, awake)
            return
        try:
            letter = await self.on_gathered(person.user_id, pick(person.locale))
            if letter is not None:
                await self.bring_to(person.user_id, letter, f"g{person.rings_at:x}{person.user_id:x}")
        except TROUBLE as error:
            case = diagnose(error)
            log.info("gathered calls not delivered", case=case.name)
            if case.remedy != "closed-dm":
                await self._store.people.rung(person, now + LONGEST_PAUSE)
                return
            await self._store.people.set_dm_closed(person.user_id, True)
        except Exception as error:  # a letter that cannot be built must not keep others from being told
            log.error("gathered calls not written", exc_info=error)
        await self._store.people.rung(person)

    async def bring_to(self, user_id: int, letter: Letter, nonce: str, row: Sending | None = None) -> Place:
        """Send somebody a direct message; give it."""
        person = await self._store.people.get(user_id)
        try:
            direct = await self._direct(person)
            place = await self.bring(direct, letter, nonce, row)
        except (discord.NotFound, discord.Forbidden) as error:
            # A channel that is gone, or is not ours, is opened again; if the new one is, that is the end of it.
            if person.dm_channel_id is None or error.code not in (10003, 50001):
                raise
            await self._store.people.set_dm_channel(user_id, None)
            direct = await self._direct(KnownPerson(user_id))
            place = await self.bring(direct, letter, nonce, row)
        if person.dm_closed:
            await self._store.people.set_dm_closed(user_id, False)
        return place

    async def bring(
        self, channel: discord.abc.Messageable, letter: Letter, nonce: str, row: Sending | None = None
    ) -> Place:
        """Post a letter, unless the row that it says has been posted before; give the message."""
        if row is None:
            message = await letter.post(channel, nonce, self.icons)
        else:
            now = self._clock.now()
            found = await find_marked(channel, self._client.user, row.nonce, row.first_try_at, now)
            with checked_last(partial(self._check_lane, row.lane)):
                message = found or await letter.post(channel, nonce, self.icons, mark_of(row.nonce))
        return Place(message.channel.id, message.id, tuple(file.filename for file in message.attachments))

    async def _check_lane(self, lane: str) -> None:
        if not await self._store.claims.still_hold(lane):
            raise _LaneLost

    async def _direct(self, person: KnownPerson) -> discord.PartialMessageable:
        """Give the channel of somebody's direct messages. One is opened at a time: the platform throttles that."""
        if person.dm_channel_id is not None:
            return self._client.get_partial_messageable(person.dm_channel_id)
        async with self._opening:
            known = await self._store.people.get(person.user_id)
            if known.dm_channel_id is not None:
                return self._client.get_partial_messageable(known.dm_channel_id)
            # `create_dm` would give a channel that the library remembers, though it may be gone.
            opened = await self._client.http.start_private_message(person.user_id)
            channel_id = int(opened["id"])
            await self._store.people.set_dm_channel(person.user_id, channel_id)
        return self._client.get_partial_messageable(channel_id)

    # What is said

    async def _written(self, head: Head, *, followed: bool) -> _Message | _Added | None:
        """Write the letter that says some rows, or give what they add to an older message; None if nothing is said.

        Where the channel is somebody's direct messages it takes what is for him alone, too. `followed`: what they tell
        has its own board, though the next one is to come at once.
        """
        rows, facts, posts = head
        first = rows[0]
        presenter = self._presenters[facts.game]
        reader = None if facts.by_dm else first.user_id
        person = await self._store.people.get(reader) if reader is not None else None
        language = _language(person, facts)
        in_channel = person is None or person.answers_in_channel or facts.practice
        if any(isinstance(row.payload, Account) for row in rows):
            return await self._board(head, presenter, language, followed=followed)
        match first.payload:
            case PrivateMessage() as message:
                if in_channel and not facts.by_dm:
                    return None
                assert first.user_id is not None
                return await self._question(first.user_id, message, facts, posts, presenter, language)
            case Call():
                return self._call(head, presenter, language)
            case Reminder(seat=seat):
                reminder = await self._up_to_date(first.payload, facts)
                if reminder is None or await self._has_left(facts, seat):
                    return None
                if in_channel or reader is None or bytes(reminder.view) == b"null":
                    return self._public_reminder(reminder, facts)
                again = PrivateMessage(seat=seat, events=_NOTHING, view=reminder.view, asked=(reminder.asked,))
                return await self._question(reader, again, facts, posts, presenter, language, reminds=True)
            case Notice() as notice:
                titles = partial(self._title, language=language)
                private = first.user_id is not None
                if (poll := notice.poll) is not None and not private:
                    notice = msgspec.structs.replace(
                        notice, poll=await self._store.read(partial(polls.counted, match_id=facts.match_id, poll=poll))
                    )
                    if notice.poll is None or notice.poll.became:
                        return None
                letter = compose.notice_letter(presenter, facts, notice, language, titles, private=private)
                changes = not private and (notice.until or notice.poll or notice.about)
                kept = partial(boards.keep_notice, facts=facts, notice=notice)
                return _Message(letter, reader, kept if changes else None)
            case LobbyCard():
                await self.on_lobby_changed(first.match_id)
        return None

    async def _board(
        self, head: Head, presenter: Presenter, language: Language, *, followed: bool
    ) -> _Message | _Added:
        """Write the next board of a table, or give what its living message tells from now on."""
        rows, facts, posts = head
        living = board_of(posts)
        if living is not None and living.channel_id != facts.channel_id:
            living = None  # it was on its way when the match was moved
        shown = None if living is None or not isinstance(living.content, Board) else living.content
        accounts = [row.payload for row in rows if isinstance(row.payload, Account)]
        private = []
        for message in (row.payload for row in rows if isinstance(row.payload, PrivateMessage)):
            asked = await self._store.read(partial(_due_now, asked=message.asked, facts=facts))
            private.append(msgspec.structs.replace(message, asked=asked))
        people = self._to_call(facts, living)
        calls = (any(message.asked for message in private), *({*people} & {*one.begun} for one in accounts))
        rings = facts.by_dm and bool(people) and any(calls)
        board, new = boards.next_board(presenter, shown, accounts, private, rings=rings)
        called = () if facts.by_dm else boards.called_by(accounts, people)
        kept = partial(boards.keep_board, facts=facts, board=board, called=called)
        if living is not None and not new:
            return _Added(living, kept)
        view = compose.view_shown(presenter, board.told[-1])
        names, told = facts.names, _joined(board.told)
        request = DrawRequest(presenter, "account", view, names, language.code, events=told, accounts=facts.accounts)
        if board.last.over:
            course = await self._listener.course(facts.match_id, presenter.ends_chapter)
            request = msgspec.structs.replace(request, picture="poster", events=course)
        pictures = await self._studio.try_to_draw(request)
        if followed:
            letter = compose.old_board_letter(presenter, facts, board, pictures, language)
            return _Message(letter, None, partial(boards.keep_past_board, facts=facts))
        letter = compose.board_letter(presenter, facts, board, pictures, language, now=self._store.now(), rings=rings)
        board = msgspec.structs.replace(board, pictures=letter.shown)
        return _Message(letter, None, partial(kept, board=board))

    def _to_call(self, facts: MatchFacts, living: Post | None) -> list[int]:
        """List the seats of people, whom boards and calls may call.

        Who plays against computers alone is asked by the panel that he has before him. In direct messages the board
        has to be young as well: one that is older shows only once an hour how things stand.
        """
        people = [seat for seat, user in enumerate(facts.users) if user is not None]
        if len(people) == 1 and self.has_before_him(facts.match_id, facts.users[people[0]]):
            young = living is not None and self._clock.now() < living.posted_at + HOUR
            return [] if young or not facts.by_dm else people
        return people

    async def _question(
        self,
        user_id: int,
        message: PrivateMessage,
        facts: MatchFacts,
        posts: Sequence[Post],
        presenter: Presenter,
        language: Language,
        *,
        reminds: bool = False,
    ) -> _Message | _Added | None:
        """Write the next direct message to a player, or give what the one that he has tells from now on.

        He has one, and whoever is to be called is called by a new one, which asks what the older one still asks, and
        tells what its reader has hardly seen there. What calls nobody is added to a message of this hour that has
        stayed what it was, or to the panel that was pressed.
        """
        reader = None if facts.by_dm else user_id
        before = question_to(posts, user_id)
        older = None if before is None or not isinstance(before.content, Question) else before.content
        if older is None and not (facts.running or facts.by_dm):
            return None
        wanted, message = message.asked, await self._still_asked(message, facts)
        news = message.is_news and bool(_EVENTS.decode(message.events))
        if wanted and not (message.asked or message.orders_followed or news):
            return None
        open_before = () if older is None else _without(older.open, message.asked)
        asked = (await self._still_asked(msgspec.structs.replace(message, asked=open_before), facts)).asked
        asked += message.asked
        rings = bool(message.asked) and not message.answers_press
        kept = partial(boards.keep_question, facts=facts, user_id=user_id)
        if before is not None and older is not None and not rings:
            young = self._clock.now() < before.posted_at + HOUR
            if message.asked and (young or older.pressed):
                question = Question(seat=message.seat, told=(message,), asked=asked)
                return _Added(before, partial(kept, question=question))
            if not message.asked and young and not older.pressed:
                question = msgspec.structs.replace(older, told=(*older.told, message))
                return _Added(before, partial(kept, question=question))
        unseen = () if older is None or older.pressed or "player" in older.closed.values() else older.told
        told = (*unseen[-UNSEEN:], message)
        question = Question(seat=message.seat, told=told, asked=asked, reminds=reminds)
        pictures: tuple[Picture, ...] = ()
        if asked or not message.orders_followed or news:
            picture: PictureKind = "prompt" if asked else "hand"
            kind = asked[0].kind if asked else ""
            view = bytes(message.view)
            pictures = await self._studio.try_to_draw(
                DrawRequest(presenter, picture, view, facts.names, language.code, kind, accounts=facts.accounts)
            )
        letter = compose.question_letter(presenter, facts, question, pictures, language)
        question = msgspec.structs.replace(question, pictures=letter.shown)
        return _Message(replace(letter, silent=not rings), reader, partial(kept, question=question))

    def _call(self, head: Head, presenter: Presenter, language: Language) -> _Message | None:
        """Call those who have to act by what the table's board shows; None if it waits for none of them any more."""
        rows, facts, posts = head
        living = board_of(posts)
        if living is None or not isinstance(living.content, Board):
            return None
        last = living.content.last
        called = [entry for row in rows if isinstance(row.payload, Call) for entry in row.payload.waiting]
        waiting = boards.still_waiting(called, last.waiting, facts)
        if not waiting:
            return None
        scene = compose.scene_of(presenter, bytes(last.view), facts, language)
        kept = partial(boards.keep_call, facts=facts, waiting=waiting, names=True)
        letter = compose.call_letter(presenter, scene, facts, waiting, now=self._store.now())
        return _Message(letter, None, kept)

    def _title(self, game: str, language: Language) -> str:
        return self._presenters[game].title(language) if game in self._presenters else game

    def _public_reminder(self, reminder: Reminder, facts: MatchFacts) -> _Message | None:
        """Write a reminder for the channel. None for one of a reaction window: it would tell who is asked in it."""
        if reminder.asked.window and not facts.by_dm:
            return None
        waiting = (Waiting(kind=reminder.asked.kind, seats=(reminder.seat,)),)
        kept = None if facts.by_dm else partial(boards.keep_call, facts=facts, waiting=waiting, names=False)
        return _Message(compose.reminder_in_channel(facts, reminder, _language(None, facts)), None, kept)

    # What is done about an answer that is no success

    async def _remedy(self, case: Case, rows: Sequence[OutboxRow], facts: MatchFacts, reader: int | None) -> bool:
        """Do what the table of errors says; tell whether the lane may go on."""
        first = rows[0]
        attempts = first.attempts + 1
        lane = "channel" if reader is None else "person"
        log.info("not delivered", case=case.name, lane=lane, match=first.match_id, attempts=attempts)
        self.on_setback(case.name)
        if reader is None and _channel_of(first, facts) != facts.channel_id and case.remedy != "retry":
            await self._drop(rows, case.name)  # nobody waits for what is said where a match is no more
            return True
        if case.remedy == "unarchive" and reader is None:
            refused = await self.unarchive(facts.channel_id)
            if refused is not None:
                case = THREAD_LOCKED if refused.code in (50013, 50083) else refused
        match case.remedy:
            case "closed-dm" if reader is not None:
                return await self._dm_closed(first, facts, reader)
            case "closed-dm" | "wait-for-help" | "unarchive" if reader is None:
                waits = facts.running or self._clock.now() < first.created_at + LAST_WORDS
                if waits:  # before the match does: whoever finds it waiting may hasten what was put off
                    shortest = LONGEST_WAIT_FOR_HELP if facts.by_dm else case.pause
                    await self._put_off(rows, attempts, shortest, LONGEST_WAIT_FOR_HELP)
                if case.remedy != "unarchive":
                    await self._listener.pause(first.match_id, "" if facts.by_dm else case.sentence)
                if waits:
                    return False
            case "gone" if reader is None and case.code == UNKNOWN_CHANNEL:
                if await self._is_gone(facts.channel_id):
                    await self._listener.place_gone(first.match_id)
                elif attempts < GIVE_UP_AFTER:
                    await self._put_off(rows, attempts, case.pause)
                    return False
            case "retry":
                await self._put_off(rows, attempts, case.pause)
                return False
            case "retry-a-little" if attempts < GIVE_UP_AFTER:
                await self._put_off(rows, attempts, case.pause)
                return False
            case "retry-a-little" | "our-fault":
                log.error("the platform refuses a letter", case=case.name, match=first.match_id, row=first.id)
        await self._drop(rows, case.name)
        return True

    async def _drop(self, rows: Sequence[OutboxRow], reason: str) -> None:
        await self._store.outbox.drop([row.id for row in rows], reason)
        self.on_dropped(reason, len(rows))

    async def _put_off(
        self,
        rows: Sequence[OutboxRow],
        attempts: int,
        shortest: float = 0,
        longest: float = LONGEST_PAUSE,
        *,
        failed: int | None = None,
    ) -> None:
        pause = max(shortest, min(2.0 ** min(attempts, 12), longest))
        await self._store.outbox.retry([row.id for row in rows], self._clock.now() + pause, failed=failed)

    async def _dm_closed(self, row: OutboxRow, facts: MatchFacts, reader: int) -> bool:
        """Note closed direct messages. Whatever was in them is reachable by the button in the channel.

        A reminder, which would otherwise be lost, goes to the channel instead.
        """
        await self._store.people.set_dm_closed(reader, True)
        reminder = await self._up_to_date(row.payload, facts) if isinstance(row.payload, Reminder) else None
        if reminder is not None and (message := self._public_reminder(reminder, facts)) is not None:
            return await self._send([row], facts, message)
        await self._drop([row], "direct messages closed")
        return True

    async def _is_locked(self, channel_id: int) -> bool:
        """Tell whether a thread is locked: the bot may be allowed to write there all the same."""
        channel: Any = await self._client.http.get_channel(channel_id)
        return bool(channel.get("thread_metadata", {}).get("locked"))

    async def _is_gone(self, channel_id: int) -> bool:
        """Ask once more for a channel that is said to be unknown: a match does not end by one wrong answer."""
        try:
            await self._client.http.get_channel(channel_id)
        except TROUBLE as error:
            return diagnose(error).code == UNKNOWN_CHANNEL
        return False

    async def unarchive(self, thread_id: int) -> Case | None:
        """Open an archived thread again; give the case if that cannot be done."""
        try:
            await self._client.http.edit_channel(thread_id, archived=False)
        except TROUBLE as error:
            case = diagnose(error)
            log.info("thread not opened again", case=case.name)
            return case
        return None

    # Asked for by cogs

    async def greet(self, user_id: int, presenter: Presenter, facts: MatchFacts, language: Language) -> Case | None:
        """Open somebody's direct messages with a short welcome; give the case if that cannot be done.

        Only sending shows whether they are open, and the platform wants bots to open few: so this is done when somebody
        sits down, but not again for one whom direct messages reach, since it would tell him nothing.
        """
        person = await self._store.people.get(user_id)
        if person.answers_in_channel or (person.dm_channel_id is not None and not person.dm_closed):
            return None
        try:
            letter = compose.welcome_letter(presenter, facts, language)
            await self.bring_to(user_id, letter, f"w{facts.match_id:x}-{user_id:x}")
        except TROUBLE as error:
            case = diagnose(error)
            if case.remedy == "closed-dm":
                await self._store.people.set_dm_closed(user_id, True)
            return case
        return None


def _together(rows: tuple[OutboxRow, ...], *, by_dm: bool) -> tuple[OutboxRow, ...]:
    """Take the rows that one message can say: several accounts or calls of a match, or one row of another kind.

    Where the only reader of the channel is the player, what he alone is told and asked goes with the accounts.
    """
    kinds = Account | PrivateMessage if by_dm else Account
    taken = tuple(takewhile(lambda row: isinstance(row.payload, kinds), rows))
    if any(isinstance(row.payload, Account) for row in taken):
        return taken
    return tuple(takewhile(lambda row: isinstance(row.payload, Call), rows)) or rows[:1]


def _without(asked: Sequence[Asked], others: Sequence[Asked]) -> tuple[Asked, ...]:
    """Leave out of some questions those that others ask as well."""
    also = {one.decision for one in others}
    return tuple(one for one in asked if one.decision not in also)


def _channel_of(row: OutboxRow, facts: MatchFacts) -> int:
    """Give the channel in which a row is said, from which the match may have been moved since."""
    return int(row.lane[1:]) if row.lane.startswith("c") else facts.channel_id


def _language(person: KnownPerson | None, facts: MatchFacts) -> Language:
    return pick(facts.language if person is None else person.locale or facts.language)


def _joined(accounts: Sequence[Account]) -> bytes:
    """Give the events of several accounts as one list (JSON)."""
    return msgspec.json.encode([event for account in accounts for event in _EVENTS.decode(account.events)])


async def _due_now(tx: AsyncConnection, asked: Sequence[Asked], facts: MatchFacts) -> tuple[Asked, ...]:
    """Give questions with their deadlines as they are now: none if one is not asked any more, or its match waits."""
    dues = [await timers.deadline(tx, facts.match_id, one.decision) for one in asked]
    return tuple(msgspec.structs.replace(one, due=due) for one, due in zip(asked, dues, strict=True))


async def _ignore_lobby_changed(_match_id: int) -> None:
    """Do nothing: the default of `Courier.on_lobby_changed`."""


async def _nothing_gathered(_user_id: int, _language: Language) -> None:
    """Give nothing: the default of `Courier.on_gathered`."""


async def _nothing_else() -> None:
    """Bring nothing: the default of `Courier.bring_others`."""
