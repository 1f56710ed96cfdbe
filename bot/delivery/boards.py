"""When a table gets a new board, and what its living message shows in between."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, Protocol

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.kept import matches, outbox, polls, posts
from bot.store.kept.posts import AFTER_PRESS, Board, Called, OldBoard, Polled, Question, board_of, carried, question_to
from bot.store.outgoing import Account, Addressed, Asked, Call, Notice, Outgoing, PrivateMessage, Waiting
from bot.store.rows import MatchFacts
from render.presenter import Presenter
from render.stored_views import read_events


class Place(NamedTuple):
    """Where a message is, and the names of the files that it has, as the platform says; None if it has not said so."""

    channel_id: int
    message_id: int
    files: tuple[str, ...] | None = None


class Keep(Protocol):
    """Keeps a message that was posted, in the transaction that notes what it has said."""

    async def __call__(self, tx: AsyncConnection, *, place: Place, now: int) -> None:
        """Keep it."""


def next_board(
    presenter: Presenter,
    living: Board | None,
    accounts: Sequence[Account],
    private: Sequence[PrivateMessage] = (),
    *,
    rings: bool = False,
) -> tuple[Board, bool]:
    """Give what the table's board shows after some accounts, and whether that is a new message.

    It is where a chapter ends: that board tells all that has happened since the one before, and what follows the last
    end is told by its edits. Without a living message, or where somebody has to be woken by it (`rings`), it is new in
    any case.
    """
    ends = [number for number, account in enumerate(accounts, 1) if _ends_chapter(presenter, account)]
    if living is not None and not ends and not rings:
        since = _thin((*living.since, *accounts))
        return msgspec.structs.replace(living, since=since, private=(*living.private, *private)), False
    end = len(accounts) if rings or not ends else ends[-1]
    before = () if living is None else living.since
    told, since = _thin((*before, *accounts[:end])), _thin(accounts[end:])
    return Board(told=told, since=since, private=tuple(private)), True


def up_to_climax(presenter: Presenter, told: Sequence[Outgoing]) -> int:
    """Count how much of what is to be told the next board tells: all, or up to the first climax before another board.

    So what follows at once, as where all have answered ahead, keeps no climax from being seen.
    """
    accounts = [(number, one) for number, one in enumerate(told, 1) if isinstance(one, Account)]
    last = max((number for number, one in accounts if _ends_chapter(presenter, one)), default=0)
    return next((number for number, one in accounts if one.climax and number < last), len(told))


def _thin(accounts: Sequence[Account]) -> tuple[Account, ...]:
    """Leave the view to the last of some accounts alone: no message needs the others."""
    nothing = msgspec.Raw(b"null")
    return (*(msgspec.structs.replace(one, view=nothing) for one in accounts[:-1]), *accounts[-1:])


def _ends_chapter(presenter: Presenter, account: Account) -> bool:
    return account.over or presenter.needs_board(read_events(presenter, bytes(account.events)))


def still_waiting(called: Iterable[Waiting], waiting: Sequence[Waiting], facts: MatchFacts) -> tuple[Waiting, ...]:
    """Give of those who were called, and still sit there, whom the table waits for, with their deadlines of now."""
    found = []
    for entry in called:
        now = next((one for one in waiting if one.kind == entry.kind and not one.window), Waiting(kind=entry.kind))
        if seats := tuple(seat for seat in entry.seats if seat in now.seats and facts.users[seat] is not None):
            found.append(msgspec.structs.replace(now, seats=seats, answered=(), since=None))
    return tuple(found)


def called_by(accounts: Sequence[Account], people: Collection[int]) -> tuple[Waiting, ...]:
    """Give the people whom accounts call: whose duty has begun in one of them, and is not done after the last."""
    begun = {seat for account in accounts for seat in account.begun if seat in people}
    entries = (
        msgspec.structs.replace(entry, seats=tuple(seat for seat in entry.seats if seat in begun))
        for entry in accounts[-1].waiting
        if not entry.window
    )
    return tuple(entry for entry in entries if entry.seats)


async def keep_board(
    tx: AsyncConnection,
    *,
    facts: MatchFacts,
    board: Board,
    called: Sequence[Waiting],
    place: Place,
    now: int,
) -> None:
    """Keep what a table's living message shows, let an older one be closed, and calls go that were answered; call.

    All of it, and when it is done, follows from what everybody may know.
    """
    channel_id, message_id, files = place
    if files is not None:
        board = carried(board, files)
    found = await posts.of_match(tx, facts.match_id)
    living = board_of(found)
    if living is not None and living.message_id == message_id:
        await posts.change(tx, living, board, living.next_edit(now))
    else:
        if living is not None and isinstance(living.content, Board):
            await posts.change(tx, living, OldBoard(board=living.content), now)
        if board.last.over:
            await posts.link_to_end(tx, facts.match_id, message_id, now)
        else:
            await posts.add(tx, facts.match_id, channel_id, message_id, board)
    for post in found:
        if isinstance(call := post.content, Called):
            left = still_waiting(call.waiting, board.last.waiting, facts)
            if not left or (call.names and _seats(left) != _seats(call.waiting)):
                due = post.next_edit(now) if left else now
                await posts.change(tx, post, msgspec.structs.replace(call, waiting=left), due)
    if called:
        await outbox.add(tx, facts.match_id, facts.channel_id, now, [Addressed(Call(waiting=tuple(called)))])


async def keep_past_board(tx: AsyncConnection, *, facts: MatchFacts, place: Place, now: int) -> None:
    """Let the living message of a table be closed: newer things have been told, and the next board comes at once.

    What was posted at a `place` changes no more.
    """
    living = board_of(await posts.of_match(tx, facts.match_id))
    if living is not None and isinstance(living.content, Board) and living.message_id != place.message_id:
        await posts.change(tx, living, OldBoard(board=living.content), now)


async def keep_call(
    tx: AsyncConnection, *, facts: MatchFacts, waiting: Sequence[Waiting], names: bool, place: Place, now: int
) -> None:
    """Keep a call, which `names` them all, or a reminder; older ones go that have nobody else left to call."""
    for post in await posts.of_match(tx, facts.match_id):
        if isinstance(post.content, Called) and _seats(waiting) >= _seats(post.content.waiting):
            await posts.change(tx, post, Called(waiting=()), now)
    await posts.add(tx, facts.match_id, place.channel_id, place.message_id, Called(waiting=tuple(waiting), names=names))


async def keep_notice(tx: AsyncConnection, *, facts: MatchFacts, notice: Notice, place: Place, now: int) -> None:
    """Keep a notice that may be told anew, asks all others to agree, or stands until open questions are answered.

    A poll is kept as it stands by now: somebody may have been faster.
    """
    if notice.about:
        await posts.keep_told(tx, facts.match_id, place.channel_id, place.message_id, notice)
        return
    content: Called | Polled = Called(waiting=notice.until)
    due = None
    if notice.poll is not None:
        poll = await polls.counted(tx, facts.match_id, notice.poll)
        content = Polled(notice=msgspec.structs.replace(notice, poll=None), poll=poll)
        due = None if poll == notice.poll else now
    await posts.add(tx, facts.match_id, place.channel_id, place.message_id, content, due=due)


def _seats(waiting: Iterable[Waiting]) -> set[tuple[str, int]]:
    return {(entry.kind, seat) for entry in waiting for seat in entry.seats}


async def keep_question(
    tx: AsyncConnection,
    *,
    facts: MatchFacts,
    user_id: int,
    question: Question,
    place: Place,
    now: int,
) -> None:
    """Keep what a player's direct message tells and asks; an older one goes.

    A panel that asks it already, in the answer to a press, stays.
    """
    channel_id, message_id, files = place
    if files is not None:
        question = carried(question, files)
    # What was answered while the message was on its way.
    gone = await matches.answered(tx, facts.match_id, [one.decision for one in question.open])
    question = msgspec.structs.replace(question, closed={**question.closed, **gone})
    before = question_to(await posts.of_match(tx, facts.match_id), user_id)
    there = None if before is None or not isinstance(before.content, Question) else before.content
    if there is not None and there.end is not None:  # while the message was on its way
        question = msgspec.structs.replace(question, end=there.end)
    if before is None or before.message_id != message_id:
        late = gone or question.end is not None
        await posts.replace_question(tx, facts.match_id, user_id, now)
        await posts.add(tx, facts.match_id, channel_id, message_id, question, user_id, due=now if late else None)
    elif there is not None and not (there.pressed and _decisions(there.asked) >= _decisions(question.open)):
        await posts.change(tx, before, question, before.next_edit(now + AFTER_PRESS * bool(question.open)))


def _decisions(asked: Iterable[Asked]) -> set[str]:
    return {one.decision for one in asked}
