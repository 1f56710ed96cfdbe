"""The caretaker: edits and deletes the messages of ours that change, as it is stored that they shall be.

What a message has to show is read when it is edited, so changes that come one soon after the other are shown by one
edit. An edit or deletion that is lost, or done twice, does no harm: a post stays due until it was done as it is now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace

import discord
import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from bot.clock import Clock, first_of
from bot.delivery import compose
from bot.delivery.errors import BAD_REQUEST, TROUBLE, Case, diagnose
from bot.delivery.letters import Letter
from bot.language import pick
from bot.store import Store, StoreError
from bot.store.engines.news import UNHEARD
from bot.store.kept import outbox, posts
from bot.store.kept.posts import HOUR, Board, Called, Content, OldBoard, Polled, Post, Question, Spent, Told, board_of
from bot.store.outgoing import Account, Addressed
from bot.store.rows import MatchFacts
from render.presenter import Presenters

AT_ONCE = 8
"""Channels in which messages are edited or deleted at the same time."""
GIVE_UP_AFTER = 8
"""Attempts at an edit that the platform does not take."""
IDLE = 60
"""Seconds after which the posts are looked through even if nobody has woken the caretaker."""
BREATHER = 5
"""Seconds of rest after trouble with the store."""
MESSAGE_GONE = 10008
_PASSING = ("retry", "retry-a-little", "wait-for-help", "unarchive")

log = structlog.get_logger()


class Caretaker:
    """Brings posts up to date: those of one channel one after the other, several channels side by side.

    Of several processes one tends a channel at a time, by a claim.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        presenters: Presenters,
        clock: Clock,
        unarchive: Callable[[int], Awaitable[Case | None]],
    ) -> None:
        self._client = client
        self._store = store
        self._presenters = presenters
        self._clock = clock
        self._unarchive = unarchive
        self._awake = asyncio.Event()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self.on_setback: Callable[[str], None] = lambda _case: None
        """Called with the name of the case when a message could not be edited or deleted."""
        self.on_outgoing: Callable[[], None] = lambda: None
        """Called when there is something to be said."""

    def wake(self) -> None:
        """Let `run` look at the posts now; call it after each commit that may have changed one."""
        self._awake.set()

    async def bring_back_board(self, match_id: int) -> bool:
        """Post the living board of a match again if somebody has deleted it; tell whether he had.

        Whoever edits it finds out as well: of all who do, one posts it.
        """
        living = board_of(await self._store.posts.of_match(match_id))
        if living is None:
            return False
        try:
            await self._client.http.get_message(living.channel_id, living.message_id)
        except TROUBLE as error:
            if diagnose(error).code != MESSAGE_GONE:
                return False  # whether it is there nobody knows now
            await self._gone(living)
            return True
        return False

    async def run(self) -> None:
        """Tend the posts until cancelled; failures are logged, never raised."""
        try:
            while True:
                self._awake.clear()
                try:
                    await self._rest(await self._begin_due())
                except Exception as error:  # a store that fails for a while must not end the work
                    log.error("posts not read", exc_info=error)
                    await self._clock.sleep(BREATHER)
        finally:
            for task in self._busy.values():
                task.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _rest(self, due: int | None) -> None:
        now = self._clock.now()
        until = now + (UNHEARD if self._store.shared else IDLE)
        if due is not None:
            # What is being tended counts as due all the time, and others may have claimed what is.
            until = min(until, max(due, now + 1))
        await first_of(self._awake.wait(), self._clock.sleep_until(until))

    async def _begin_due(self) -> int | None:
        """Begin to tend what is due, and tell when the first of all posts is."""
        # What is tended while this is read may be done by then.
        busy = {*self._busy}
        due, first = await self._store.posts.due(self._clock.now())
        channels = [one for one in dict.fromkeys(post.channel_id for post in due) if one not in busy]
        claimed = await self._store.claims.take([_claim(one) for one in channels[: AT_ONCE - len(self._busy)]])
        for channel in channels:
            if _claim(channel) in claimed:
                tended = [post for post in due if post.channel_id == channel]
                self._busy[channel] = asyncio.create_task(self._tend_all(channel, tended), name=f"posts in {channel}")
        return first

    async def _tend_all(self, channel: int, due: Iterable[Post]) -> None:
        try:
            for post in due:
                try:
                    await self._tend(post, await self._store.facts(post.match_id))
                except TROUBLE as error:
                    await self._remedy(post, diagnose(error))
                except (SQLAlchemyError, StoreError):
                    raise
                except Exception as error:  # whatever a presenter stumbles over, the other messages go on
                    log.error("message not edited", match=post.match_id, exc_info=error)
                    await self._give_up(post)
        except Exception as error:  # the store fails, or a match has been removed meanwhile: the next round will tell
            log.error("posts left", exc_info=error)
            await self._clock.sleep(BREATHER)
        finally:
            await self._store.claims.give_back([_claim(channel)])
            del self._busy[channel]
            self._awake.set()

    async def _tend(self, post: Post, facts: MatchFacts) -> None:
        channel = self._client.get_partial_messageable(post.channel_id)
        message = channel.get_partial_message(post.message_id)
        if isinstance(post.content, Spent) or (isinstance(post.content, Called) and not _lives(post.content)):
            await message.delete()
            await self._store.posts.forget(post)
            return
        try:
            await (await self._written(post, facts)).show_in(message)
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST or (as_it_is := await self._found(post)) is None:
                raise
            await (await self._written(as_it_is, facts)).show_in(message)
        if _is_last(post.content):
            await self._store.posts.forget(post)
        else:
            await self._store.posts.done(post)

    async def _found(self, post: Post) -> Post | None:
        """Ask the platform which pictures a message has; None if it is known."""
        message = await self._client.http.get_message(post.channel_id, post.message_id)
        return await self._store.posts.found(post, [file["filename"] for file in message["attachments"]])

    async def _written(self, post: Post, facts: MatchFacts) -> Letter:
        """Write what a message has to show. It gets no files: the rest of a long text is to be read elsewhere."""
        presenter, language = self._presenters[facts.game], pick(facts.language)
        match post.content:
            case Board() as board:
                now = self._store.now()
                letter = compose.board_letter(presenter, facts, board, board.pictures, language, now=now)
            case OldBoard(board=board):
                letter = compose.old_board_letter(presenter, facts, board, board.pictures, language)
            case Question() as question:
                person = await self._store.people.get(post.user_id or 0)
                pictures = question.pictures if question.open else ()
                language = pick(person.locale or facts.language)
                letter = compose.question_letter(presenter, facts, question, pictures, language)
            case Called(waiting=waiting):
                living = board_of(await self._store.posts.of_match(post.match_id))
                assert living is not None  # without a board nobody is waited for, and calls go
                assert isinstance(living.content, Board)
                scene = compose.scene_of(presenter, bytes(living.content.last.view), facts, language)
                letter = compose.call_letter(presenter, scene, facts, waiting, now=self._store.now())
            case Polled(notice=notice) | Told(notice=notice):
                poll = post.content.poll if isinstance(post.content, Polled) else None
                notice = msgspec.structs.replace(notice, poll=poll)
                letter = compose.notice_letter(presenter, facts, notice, language, lambda game: game, private=False)
            case Spent():
                raise AssertionError("what goes is never edited")
        return replace(letter, whole="", folded_note=language.say("account-goes-on"))

    async def _remedy(self, post: Post, case: Case) -> None:
        """Try again what may pass, and leave alone what was refused: all buttons lead to the present anyway."""
        log.info("message not edited", case=case.name, match=post.match_id, attempts=post.attempts + 1)
        self.on_setback(case.name)
        if case.code == MESSAGE_GONE:
            await self._gone(post)
            return
        passes = case.remedy in _PASSING and post.attempts < GIVE_UP_AFTER
        if case.remedy == "unarchive":
            passes = passes and await self._unarchive(post.channel_id) is None
        if not passes or (_lives(post.content) and case.pause >= HOUR):
            await self._give_up(post)
        else:
            await self._store.posts.put_off(post, self._clock.now() + max(case.pause, 2.0**post.attempts))

    async def _give_up(self, post: Post) -> None:
        """Leave a message as it is: what lives until something changes, others for good.

        What was added to a direct message, and is not known to be shown, is said in a new one.
        """
        match post.content:
            case Question(told=(_, *added), closed=closed, end=None) if added and not closed:
                told = [msgspec.structs.replace(one, asked=()) for one in added]
                await self._say_again(post, [Addressed(one, post.user_id) for one in told])
            case content if _lives(content) or (isinstance(content, Question) and content.end is None):
                await self._store.posts.put_off(post, None)
            case _:
                await self._store.posts.forget(post)

    async def _gone(self, post: Post) -> None:
        """Forget a message that somebody has deleted. A table gets its board again, and is asked again."""
        if isinstance(post.content, Called):
            await self._store.posts.forget(post)
            return
        if isinstance(asks := post.content, Polled) and not asks.closed:
            await self._say_again(post, [Addressed(msgspec.structs.replace(asks.notice, poll=asks.poll))])
            return
        if not isinstance(board := post.content, Board):
            await self._give_up(post)
            return
        users = (await self._store.facts(post.match_id)).users
        again = [Addressed(msgspec.structs.replace(account, begun=())) for account in (*board.told, *board.since)]
        again += [Addressed(message, users[message.seat]) for message in board.private]
        await self._say_again(post, again)

    async def _say_again(self, post: Post, said: Sequence[Addressed]) -> None:
        facts, now = await self._store.facts(post.match_id), self._store.now()
        async with self._store.writing() as tx:
            pending = await outbox.pending_of(tx, post.match_id)
            # What is still to be told is added to this board, or is the next one.
            waits = isinstance(post.content, Board) and any(isinstance(row.payload, Account) for row in pending)
            if not waits and await posts.take(tx, post):
                await outbox.add(tx, post.match_id, facts.channel_id, now, said, by_dm=facts.by_dm)
        if waits:
            await self._store.posts.put_off(post, self._clock.now() + 2.0 ** min(post.attempts, GIVE_UP_AFTER))
        self.on_outgoing()


def _lives(content: Content) -> bool:
    """Tell whether a message stays to be edited again: a board, a call or poll with somebody left to call or ask."""
    match content:
        case Called(waiting=waiting, names=names):
            return names and bool(waiting)
        case Polled(closed=closed):
            return not closed
        case _:
            return isinstance(content, Board)


def _is_last(content: Content) -> bool:
    """Tell whether a message that shows this changes no more."""
    match content:
        case Question(end=end):
            return end is not None
        case Polled(closed=closed):
            return closed
        case _:
            return isinstance(content, OldBoard)


def _claim(channel: int) -> str:
    return f"p{channel}"
