"""Posts: the messages of ours that still change, and what they have to show.

What a post shall show is stored before it is edited, so that a bot that comes back goes on where it was. A post that is
`due` has to be brought up to date, closed or deleted then; one without has nothing before it.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Row, Update, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.outgoing import Account, Addressed, Asked, Notice, Poll, PrivateMessage, Waiting
from bot.store.statements import columns
from bot.store.tables import matches, posts
from bot.store.transactions import PartOfStore

HOUR = 3600
"""Seconds after which the platform limits how often a message may be edited."""
AFTER_PRESS = 5
"""Seconds in which a press may show in its own message what it has answered."""
LAST_BOARD = 60
"""Seconds for which direct messages wait for the last board, so that they lead to it."""
MOST_AT_ONCE = 50
_DISCORD_EPOCH = 1_420_070_400_000
"""The beginning of 2015 in Unix milliseconds, from which Discord's numbers count."""


class Shown(msgspec.Struct, frozen=True):
    """A picture that a message has: the name of its file, and its alt text."""

    name: str
    alt: str


class Board(msgspec.Struct, frozen=True, kw_only=True, tag="board"):
    """The living message of a table: what it tells with pictures, and what has happened `since`.

    Of both the last account has a view (of the others it is null).
    `private` is what the only reader of a channel alone was told and asked with it.
    """

    told: tuple[Account, ...]
    since: tuple[Account, ...] = ()
    private: tuple[PrivateMessage, ...] = ()
    pictures: tuple[Shown, ...] = ()

    @property
    def last(self) -> Account:
        """How things stand now."""
        return (*self.told, *self.since)[-1]


class OldBoard(msgspec.Struct, frozen=True, kw_only=True, tag="old"):
    """A board after which there is a newer one: it keeps its account and pictures, and loses its buttons."""

    board: Board


class Called(msgspec.Struct, frozen=True, kw_only=True, tag="call"):
    """A line that goes when all of whom it tells have answered.

    `names` them all, as a call does: it changes when one of them has answered.
    """

    waiting: tuple[Waiting, ...]
    names: bool = False


class Polled(msgspec.Struct, frozen=True, kw_only=True, tag="poll"):
    """What all others are asked to agree to: it changes with each vote, and ends once nobody is asked any more."""

    notice: Notice
    poll: Poll

    @property
    def closed(self) -> bool:
        """Tell whether nobody is asked any more."""
        return bool(self.poll.became)


class Told(msgspec.Struct, frozen=True, kw_only=True, tag="told"):
    """A notice that is told anew in its place."""

    notice: Notice


class End(msgspec.Struct, frozen=True, kw_only=True):
    """Why somebody has nothing to do with a match any more: "over", "resigned", "computer" (plays for him).

    Of a match that is over, `view` (JSON, null if unknown) is what everybody sees, and `board` its last message.
    """

    why: str
    view: msgspec.Raw = msgspec.Raw(b"null")
    board: int | None = None


class Question(msgspec.Struct, frozen=True, kw_only=True, tag="question"):
    """The live direct message to a seat: what it was told and asked there, and what has become of the questions.

    `closed` says by decision who has answered it: the source of an action, and "gone" where nobody has and it is not
    asked any more. `pressed`: the message has become a panel since. `reminds` of the one question that it asks.
    `end` says why its reader has nothing to do with the match any more.
    """

    seat: int
    told: tuple[PrivateMessage, ...]
    asked: tuple[Asked, ...] = ()
    closed: Mapping[str, str] = {}
    pictures: tuple[Shown, ...] = ()
    pressed: bool = False
    reminds: bool = False
    end: End | None = None

    @property
    def open(self) -> tuple[Asked, ...]:
        """What is still to be answered."""
        return tuple(one for one in self.asked if one.decision not in self.closed)


class Spent(msgspec.Struct, frozen=True, kw_only=True, tag="spent"):
    """A direct message in whose place there is a newer one: it goes."""


Content: TypeAlias = Board | OldBoard | Called | Polled | Question | Spent | Told

_Told = TypeVar("_Told", Board, Question)


def carried(content: _Told, files: Sequence[str]) -> _Told:
    """Give what a message has to show with the pictures that it has: files, by their names, as the platform says.

    Another version, or another attempt, may have posted it.
    """
    names = [name for name in files if not name.endswith(".txt")]
    there = (Shown(name, picture.alt) for name, picture in zip(names, content.pictures, strict=False))
    return msgspec.structs.replace(content, pictures=tuple(there))


_CONTENT: msgspec.json.Decoder[Content] = msgspec.json.Decoder(Content)
_ENCODER = msgspec.json.Encoder()


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """A message, by its ids. `user_id` is its only reader, None in a channel; `version` counts its changes.

    `edited_at` is when it was edited last, 0 if it never was. `attempts` counts those in vain, one after the other.
    """

    id: int
    match_id: int
    user_id: int | None
    channel_id: int
    message_id: int
    content: Content
    edited_at: int
    due: int | None
    attempts: int
    version: int

    @property
    def posted_at(self) -> int:
        """When it was posted, as its number says (Unix seconds)."""
        return ((self.message_id >> 22) + _DISCORD_EPOCH) // 1000

    def next_edit(self, now: int) -> int:
        """Tell when the message may be edited next: now while it is young, later once an hour."""
        return now if now < self.posted_at + HOUR else max(now, self.edited_at + HOUR)


_ROW = columns(Post, posts)
_OF_MATCH = select(*_ROW).where(posts.c.match_id == bindparam("of_match")).order_by(posts.c.id)
_STATUS = select(matches.c.status).where(matches.c.id == bindparam("of_match"))
_DUE = select(*_ROW).where(posts.c.due <= bindparam("now")).order_by(posts.c.due, posts.c.id).limit(MOST_AT_ONCE)
_FIRST_DUE = select(func.min(posts.c.due))


async def of_match(tx: AsyncConnection, match_id: int) -> tuple[Post, ...]:
    """Read the posts of a match, the oldest first."""
    return tuple(_read(row) for row in await tx.execute(_OF_MATCH, {"of_match": match_id}))


async def add(
    tx: AsyncConnection,
    match_id: int,
    channel_id: int,
    message_id: int,
    content: Content,
    user_id: int | None = None,
    due: int | None = None,
) -> None:
    """Keep a message that was just posted, and that may have to show something else already."""
    where = {"match_id": match_id, "user_id": user_id, "channel_id": channel_id, "message_id": message_id}
    await tx.execute(insert(posts).values(where | {"content": _ENCODER.encode(content), "due": due}))


async def change(tx: AsyncConnection, post: Post, content: Content, due: int | None) -> None:
    """Let a message show something else, from a time on."""
    values = {"content": _ENCODER.encode(content), "due": due, "attempts": 0, "version": post.version + 1}
    await tx.execute(update(posts).filter_by(id=post.id).values(values))


async def remove(tx: AsyncConnection, *gone: Post) -> None:
    """Forget messages that change no more."""
    await tx.execute(delete(posts).where(posts.c.id.in_([post.id for post in gone])))


async def take(tx: AsyncConnection, post: Post) -> bool:
    """Forget a message if it has to show the same as when it was read; tell whether it had, and nobody was faster."""
    return bool((await tx.execute(delete(posts).filter_by(id=post.id, version=post.version))).rowcount)


async def answered(
    tx: AsyncConnection, match_id: int, closed: Mapping[str, str], now: int, *, over: bool = False
) -> None:
    """Note who has answered questions of a match, by decision, so that no direct message asks them any more.

    `over`: whatever else was asked is not asked any more.
    """
    for post in await of_match(tx, match_id):
        if not isinstance(content := post.content, Question):
            continue
        gone = {
            one.decision: closed.get(one.decision, "gone") for one in content.open if over or one.decision in closed
        }
        if gone:
            content = msgspec.structs.replace(content, closed={**content.closed, **gone})
            await change(tx, post, content, post.due if content.open and content.pressed else now + AFTER_PRESS)


async def told_anew(tx: AsyncConnection, match_id: int, said: Sequence[Addressed], now: int) -> list[Addressed]:
    """Let young messages tell what is said anew about the same; give what has to be said by others."""
    left = []
    for one in said:
        young = None
        if isinstance(notice := one.payload, Notice) and notice.about:
            young = next((post for post in await _about(tx, match_id, notice) if now < post.posted_at + HOUR), None)
            if young is not None:
                await change(tx, young, Told(notice=notice), now)
        if young is None:
            left.append(one)
    return left


async def keep_told(tx: AsyncConnection, match_id: int, channel_id: int, message_id: int, notice: Notice) -> None:
    """Keep a notice that may be told anew, in the place of older ones about the same."""
    await remove(tx, *await _about(tx, match_id, notice))
    await add(tx, match_id, channel_id, message_id, Told(notice=notice))


async def _about(tx: AsyncConnection, match_id: int, notice: Notice) -> list[Post]:
    found = await of_match(tx, match_id)
    return [one for one in found if isinstance(one.content, Told) and one.content.notice.about == notice.about]


async def end(tx: AsyncConnection, match_id: int, view: msgspec.Raw | None, now: int) -> None:
    """Let the direct messages of a match tell that it is over: with its last board, or soon without it (no `view`).

    Nothing is told anew in the place of a notice any more.
    """
    for post in await of_match(tx, match_id):
        if isinstance(content := post.content, Question) and content.end is None:
            told = End(why="over") if view is None else End(why="over", view=view)
            pause = AFTER_PRESS if view is None else LAST_BOARD
            await change(tx, post, msgspec.structs.replace(content, end=told), now + pause)
        elif isinstance(content, Told):
            await remove(tx, post)


async def leave_channel(tx: AsyncConnection, match_id: int, now: int) -> list[Notice]:
    """Close the messages of a match in a channel that it leaves; give what has to be asked again in the next one."""
    again = []
    for post in [one for one in await of_match(tx, match_id) if one.user_id is None]:
        match post.content:
            case Board() as board:
                await change(tx, post, OldBoard(board=board), now)
            case Called():
                await change(tx, post, Called(waiting=()), now)
            case Polled(closed=False) as asks:
                again.append(msgspec.structs.replace(asks.notice, poll=asks.poll))
                await change(tx, post, Spent(), now)
            case Told():
                await remove(tx, post)
    return again


async def link_to_end(tx: AsyncConnection, match_id: int, board: int, now: int) -> None:
    """Let the direct messages of a match that is over lead to its last board, which was just posted."""
    for post in await of_match(tx, match_id):
        if isinstance(content := post.content, Question) and content.end is not None and content.end.why == "over":
            content = msgspec.structs.replace(content, end=msgspec.structs.replace(content.end, board=board))
            await change(tx, post, content, now + AFTER_PRESS * content.pressed)


async def leave(tx: AsyncConnection, match_id: int, user_id: int, why: str | None, now: int) -> None:
    """Let a person's direct message tell why he does not play any more; None: it goes, since another one does."""
    for post in await of_match(tx, match_id):
        if post.user_id == user_id and isinstance(content := post.content, Question) and content.end is None:
            left = Spent() if why is None else msgspec.structs.replace(content, end=End(why=why))
            await change(tx, post, left, now)


async def drop_for_person(tx: AsyncConnection, user_id: int) -> None:
    """Forget the direct messages to a person."""
    await tx.execute(delete(posts).filter_by(user_id=user_id))


async def bring_forward(tx: AsyncConnection, seconds: int) -> None:
    """Let posts be due as soon, and edited as long ago, as before the time was set back by some seconds."""
    moments = {column: column - seconds for column in (posts.c.edited_at, posts.c.due)}
    await tx.execute(update(posts).values(moments))


class Posts(PartOfStore):
    """The posts as delivery uses them. Each method is a transaction of its own."""

    async def of_match(self, match_id: int) -> tuple[Post, ...]:
        """Read the posts of a match, the oldest first."""
        return await self._store.read(lambda tx: of_match(tx, match_id))

    async def due(self, now: float) -> tuple[tuple[Post, ...], int | None]:
        """Read the posts that are due, the one that waits longest first, and when the first of all is."""

        async def read(tx: AsyncConnection) -> tuple[tuple[Post, ...], int | None]:
            found = tuple(_read(row) for row in await tx.execute(_DUE, {"now": int(now)}))
            return found, found[0].due if found else (await tx.execute(_FIRST_DUE)).scalar_one()

        return await self._store.read(read)

    async def done(self, post: Post) -> None:
        """Note that a message shows what it has to, unless that has changed since."""
        now = self._store.now()
        # What changed meanwhile is shown no sooner than the platform likes.
        edited = update(posts).filter_by(id=post.id).values(edited_at=now, attempts=0)
        await self._carry_out(edited, _as_read(post).values(due=None))

    async def found(self, post: Post, files: Sequence[str]) -> Post | None:
        """Note which files a message has, as the platform says; give it, or None if it is known to have its pictures.

        What it has to show stays the same.
        """
        content: Content
        match post.content:
            case OldBoard(board=board):
                content = OldBoard(board=carried(board, files))
            case Board() as board:
                content = carried(board, files)
            case Question() as question:
                content = carried(question, files)
            case _:
                return None
        if content == post.content:
            return None
        post = msgspec.structs.replace(post, content=content)
        await self._carry_out(_as_read(post).values(content=_ENCODER.encode(post.content)))
        return post

    async def hasten(self, match_id: int, message_id: int) -> bool:
        """Let a living board that was pressed show now what it would show later; tell whether there is such a thing.

        While a window is open a press changes nothing: it may be the way to an answer that nobody is to notice.
        """
        now = self._store.now()
        board = board_of(await self.of_match(match_id))
        if board is None or board.message_id != message_id or board.due is None or board.due <= now:
            return False
        assert isinstance(board.content, Board)
        if any(entry.window for entry in board.content.last.waiting):
            return False
        await self._carry_out(_as_read(board).where(posts.c.due.is_not(None)).values(due=now))
        return True

    async def put_off(self, post: Post, until: float | None) -> None:
        """Try again at a later time what was tried in vain; None: leave it until it changes again."""
        due = None if until is None else int(until)
        await self._carry_out(_as_read(post).values(due=due, attempts=posts.c.attempts + 1))

    async def forget(self, *gone: Post) -> None:
        """Forget messages that change no more."""
        await self._store.write(lambda tx: remove(tx, *gone))

    async def pressed(
        self, match_id: int, user_id: int, place: tuple[int, int], seat: int, asked: Sequence[Asked], view: bytes
    ) -> None:
        """Note what the panel asks that a direct message (its channel and its number) has become: it lives from now on.

        `view` (JSON) is what the `seat` saw then.
        """
        told = PrivateMessage(seat=seat, events=msgspec.Raw(b"[]"), view=msgspec.Raw(view))
        content = Question(seat=seat, told=(told,), asked=tuple(asked), pressed=True)
        async with self._store.writing() as tx:
            if (await tx.execute(_STATUS, {"of_match": match_id})).scalar_one_or_none() != "running":
                return
            before = question_to(await of_match(tx, match_id), user_id)
            if before is not None and before.message_id == place[1]:
                await change(tx, before, content, None)
            else:
                await replace_question(tx, match_id, user_id, self._store.now())
                await add(tx, match_id, *place, content, user_id)


def _as_read(post: Post) -> Update:
    return update(posts).filter_by(id=post.id, version=post.version)


async def replace_question(tx: AsyncConnection, match_id: int, user_id: int, now: int) -> None:
    """Let the direct message to a person go that has lived so far: another one does from now on."""
    for post in await of_match(tx, match_id):
        if post.user_id == user_id and isinstance(post.content, Question):
            await change(tx, post, Spent(), now)


def question_to(found: Collection[Post], user_id: int) -> Post | None:
    """Find the live direct message to a person among the posts of a match."""
    mine = [post for post in found if post.user_id == user_id and isinstance(post.content, Question)]
    return mine[-1] if mine else None


def board_of(found: Collection[Post]) -> Post | None:
    """Find the living board among the posts of a match."""
    return next((post for post in found if isinstance(post.content, Board)), None)


def _read(row: Row[Any]) -> Post:
    return Post(**{**row._mapping, "content": _CONTENT.decode(row.content)})
