"""What the bot has stored, as it stands in the file; and what a finished match must have left there."""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from bot.games.codec import to_json
from bot.games.contract import AnyGame, Outcome
from bot.games.record import Record, read_record, replay
from bot.playground import Person, Seen
from bot.playground.wire import PATIENCE
from tests.databases import change, rows
from tests.e2e.harness import Harness
from tests.e2e.robots import boards, press, written

REFUSALS = ("refused-board-has-changed", "refused-draft-has-changed", "not-asked", "refused-paused", "our-fault")
"""What may be said to a press that is not carried out; "our-fault" covers trouble of the platform too."""

COLUMNS = "SELECT made.name, one.name FROM sqlite_master AS made, pragma_table_info(made.name) AS one"
"""Of each table."""


def contents(harness: Harness) -> dict[str, list[tuple[Any, ...]]]:
    """Read all that is stored of the matches in the harness's channel, but for what may change with any press."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    here = "SELECT id FROM matches WHERE channel_id = ?"
    columns = set(rows(harness.database, COLUMNS))
    which = {"match_id": f"match_id IN ({here})", "channel_id": "channel_id = ?"}
    for table in sorted({table for table, _ in columns} - {"looks"}):
        for column, condition in which.items():
            if (table, column) in columns:
                content = rows(harness.database, f"SELECT * FROM {table} WHERE {condition}", harness.channel.id)
                found[table] = sorted(content, key=repr)
                break
    return found


@contextmanager
def unchanged(harness: Harness) -> Iterator[None]:
    """Check that something changes nothing that is stored of the matches in the harness's channel."""
    before = contents(harness)
    yield
    assert contents(harness) == before


def deadline(harness: Harness) -> int | None:
    """Tell when the only match is due; None while it rests."""
    ((due,),) = rows(harness.database, "SELECT due + (SELECT given FROM lease) FROM timers WHERE kind = 'deadline'")
    return None if due is None else int(due)


async def deadline_after(harness: Harness, before: int | None) -> int:
    """Wait until the only match is due, at another time than before."""
    async with asyncio.timeout(PATIENCE):
        while (due := deadline(harness)) is None or due == before:  # noqa: ASYNC110 - a file tells nobody of a change
            await asyncio.sleep(0.02)
    return due


def match_of(harness: Harness) -> int:
    """Find the latest match of the harness's channel."""
    found = rows(harness.database, "SELECT max(id) FROM matches WHERE channel_id = ?", harness.channel.id)
    return int(found[0][0])


def sent(harness: Harness, lane_user: int | None = None) -> list[int]:
    """List the messages of the channel (or to a person) that the outbox has sent, in the order of its rows."""
    whose = "user_id IS NULL" if lane_user is None else "user_id = ?"
    query = f"SELECT message_id FROM outbox WHERE match_id = ? AND state = 'sent' AND {whose} ORDER BY place"
    values = [match_of(harness)] + ([] if lane_user is None else [lane_user])
    return [int(message) for (message,) in rows(harness.database, query, *values) if message is not None]


async def all_said(harness: Harness) -> None:
    """Wait until the outbox of the latest match here holds nothing more to say, and no message is to be changed now."""
    pending, match = "SELECT kind FROM outbox WHERE match_id = ? AND state = 'pending'", match_of(harness)
    stale = "SELECT 1 FROM posts WHERE match_id = ? AND due <= ?"
    async with asyncio.timeout(PATIENCE):
        while True:
            unsaid = rows(harness.database, pending, match)
            if not (unsaid or rows(harness.database, stale, match, int(harness.clock.now()))):
                return
            await asyncio.sleep(0.02)


async def check_story(harness: Harness) -> None:
    """Check that nothing was said twice or out of order, and that every answer made final was carried out once."""
    await all_said(harness)
    watcher = harness.people[0]
    posted = list(dict.fromkeys(sent(harness)))
    assert posted == sorted(posted), "boards are not in order"
    assert {one.id for one in boards(harness, watcher)} <= set(posted)
    everything = [*(seen for person in harness.people for seen in person.dms), *watcher.sees(harness.channel)]
    messages = {seen.id: seen.message.nonce for seen in everything if seen.message.nonce is not None}
    nonces = Counter(messages.values())
    assert not [nonce for nonce, times in nonces.items() if times > 1], "something was said twice"
    by_hand = [
        one
        for (one,) in rows(
            harness.database, "SELECT interaction_id FROM actions WHERE match_id = ? ORDER BY number", match_of(harness)
        )
        if one is not None
    ]
    assert len(by_hand) == len(set(by_hand))
    assert set(by_hand) <= set(harness.sealed)


async def check_letters(harness: Harness) -> None:
    """Check that direct messages of a match that is over leave nothing to press but how one is called."""
    await all_said(harness)
    for person in harness.people:
        pressed = [button.custom_id for seen in person.dms for button in seen.buttons if button.custom_id]
        assert not [one for one in pressed if ":notify:" not in one], f"{person!r} is offered what is gone"
        assert len(person.dms) <= 2, "the welcome and the end"


def check_confirmed(harness: Harness) -> None:
    """Check that every answer made final is stored, unless people were told that it was refused."""
    stored = {one for (one,) in rows(harness.database, "SELECT interaction_id FROM actions")}
    refusals = [harness.say(key) for key in REFUSALS]
    for interaction, text in harness.confirmed.items():
        assert interaction in stored or any(sentence in text for sentence in refusals), f"lost: {text}"


async def opened_record(harness: Harness, board: Seen, person: Person) -> Record:
    """Let somebody ask for the record under the last board, and read the file that comes."""
    before = {seen.id for seen in person.sees(harness.channel)}
    await press(person, board, harness.say("button-record"))
    file = await person.wait_for(
        lambda: next(
            (
                picture
                for seen in person.sees(harness.channel)
                if seen.id not in before
                for picture in seen.pictures
                if picture.filename.endswith(".json")
            ),
            None,
        ),
    )
    return read_record(file.data)


def outcome_of(game: AnyGame, record: Record) -> Outcome:
    """Play a record again to its end."""
    *_, last = replay(game, record)
    outcome = game.outcome(last.state)
    assert outcome is not None
    return outcome


def scores_on(board: Seen, people: Sequence[Person]) -> tuple[int, ...]:
    """Read the final scores off the last board, in the order of the seats."""
    found = {}
    for person in people:
        line = re.search(rf"^- \*\*{re.escape(written(person))}\*\*.*\*\*(-?\d+)\*\*", board.text, re.MULTILINE)
        assert line, board.text
        found[person] = int(line[1])
    return tuple(found[person] for person in people)


def put_in_place(harness: Harness, state: object) -> None:
    """Let a table be the one of the only match."""
    change(harness.database, "UPDATE matches SET snapshot = ?", to_json(state))
    harness.replays = False


def dice(seed: object) -> random.Random:
    """Give chance that is the same in every run."""
    return random.Random(str(seed))
