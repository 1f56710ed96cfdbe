"""The caretaker: edits and deletes the messages of ours that change, as it is stored that they shall be.

What a message has to show is read when it is edited, so changes that come one soon after the other are shown by one
edit. An edit or deletion that is lost, or done twice, does no harm: a post stays due until it was done as it is now.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

import discord
import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from bot.clock import Clock
from bot.delivery import compose
from bot.delivery.errors import BAD_REQUEST, TROUBLE, Case, diagnose
from bot.delivery.icons import Icons
from bot.delivery.lanes import AT_ONCE, Lanes
from bot.delivery.letters import Letter
from bot.language import pick
from bot.store import Store, StoreError
from bot.store.kept import outbox, posts
from bot.store.kept.posts import HOUR, Board, Called, Content, OldBoard, Polled, Post, Question, Spent, Told, board_of
from bot.store.outgoing import Account, Addressed
from bot.store.rows import MatchFacts
from render.presenter import Presenters

GIVE_UP_AFTER = 8
"""Attempts at an edit that the platform does not take."""
MESSAGE_GONE = 10008
_PASSING = ("retry", "retry-a-little", "wait-for-help", "unarchive")

log = structlog.get_logger()


class Caretaker(Lanes):
    """Brings posts up to date: those of one channel one after the other, several channels side by side."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        presenters: Presenters,
        clock: Clock,
        unarchive: Callable[[int], Awaitable[Case | None]],
        icons: Icons,
    ) -> None:
        super().__init__(store, clock)
        self._client = client
        self._icons = icons
        self._presenters = presenters
        self._unarchive = unarchive
        self.on_setback: Callable[[str], None] = lambda _case: None
        """Called with the name of the case when a message could not be edited or deleted."""
        self.on_outgoing: Callable[[], None] = lambda: None
        """Called when there is something to be said."""

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

    async def _round(self) -> float | None:
        # What is tended while this is read may be done by then.
        busy = {*self._busy}
        due, first = await self._store.posts.due(self._clock.now())
        lanes = [one for one in dict.fromkeys(map(_lane_of, due)) if one not in busy]
        claimed = await self._store.claims.take(lanes[: AT_ONCE - len(self._busy)])
        for lane in lanes:
            if lane in claimed:
                self._begin(lane, partial(self._tend_all, [post for post in due if _lane_of(post) == lane]))
        # What is being tended counts as due all the time, and others may have claimed what is.
        return None if first is None else max(first, self._clock.now() + 1)

    async def _tend_all(self, due: Iterable[Post]) -> None:
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

    async def _tend(self, post: Post, facts: MatchFacts) -> None:
        channel = self._client.get_partial_messageable(post.channel_id)
        message = channel.get_partial_message(post.message_id)
        if isinstance(post.content, Spent) or (isinstance(post.content, Called) and not _lives(post.content)):
            await message.delete()
            await self._store.posts.forget(post)
            return
        try:
            await (await self._written(post, facts)).show_in(message, self._icons)
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST or (as_it_is := await self._found(post)) is None:
                raise
            await (await self._written(as_it_is, facts)).show_in(message, self._icons)
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


def _lane_of(post: Post) -> str:
    return f"p{post.channel_id}"
