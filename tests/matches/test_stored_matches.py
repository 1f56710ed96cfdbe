"""Matches that earlier versions have stored go on: a database of each is opened, read whole and played on.

On PostgreSQL they are restored as backups would be. Every release has its own (`tests.matches.store_release`), with
matches of every game in their middle. What is told of one of them alone is told of the first:
`stored-0001.db.zst` was written by the version "Let the robot of Guardians stop where a standing order has answered
before it" (schema 0001, version 1 of the rules of all games): running matches of every game with half-made drafts,
sealed answers, standing orders, open windows, timers and rows of the outbox; lobbies, ended matches, decks and lessons.
"""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from types import GenericAlias
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from sqlalchemy import Table as SqlTable
from sqlalchemy import select

from bot.clock import ManualClock
from bot.games.codec import from_json, to_json
from bot.games.contract import Outcome, Unreadable, read_options
from bot.games.registry import house_games
from bot.language import languages
from bot.matches.lessons import Lessons
from bot.matches.library import Library
from bot.matches.types import Look, Person
from bot.matches.value.desks import choosing
from bot.store import copying, tables
from bot.store.outgoing import Account, Notice, Outgoing, PrivateMessage, Reminder
from render.presenter import Scene, presenter_of
from render.stored_views import read_events, read_view
from tests import databases
from tests.matches.harness import HOUR, MatchesHarness, person, user
from tests.matches.stored import GAMES as KEYS
from tests.matches.stored import RELEASES, Release

GAMES = tuple(house_games()[key] for key in KEYS)
LANGUAGE = languages()["en"]
MOST_ANSWERS = 2000

every_stored_game = pytest.mark.parametrize(
    ("release", "game"),
    [pytest.param(release, key, id=f"{release.name}-{key}") for release in reversed(RELEASES) for key in KEYS],
)


@pytest.fixture
def release() -> Release:
    """The first one, where a test is not of all."""
    return RELEASES[0]


@pytest_asyncio.fixture
async def harness(tmp_path: Path, engine: str, release: Release) -> AsyncIterator[MatchesHarness]:
    """Open a copy of the database as the bot does at its start; whatever is paused goes on."""
    path = tmp_path / "stored.db"
    path.write_bytes(release.as_written())
    on_server = engine == "postgresql"
    url = await databases.on_server(path, "stored", partial(copying.restore, path)) if on_server else ""
    harness = MatchesHarness(path, GAMES, url=url)
    harness.clock = ManualClock(release.written_at)
    harness.first_interaction(1_000_000)
    await harness.open()
    try:
        await harness.matches.time.bring_up_to_date()
        for row in await rows(harness, tables.matches, status="running"):
            await harness.matches.waiting.resume(row.id)
        yield harness
    finally:
        await harness.store.close()
        await databases.drop(harness.url)


async def rows(harness: MatchesHarness, table: SqlTable, **values: object) -> list[Any]:
    query = select(table).where(*(table.c[name] == value for name, value in values.items()))
    async with harness.store.reading() as tx:
        return list((await tx.execute(query)).all())


async def begun(harness: MatchesHarness, game: str) -> list[Any]:
    return [row for row in await rows(harness, tables.matches, game=game) if row.snapshot is not None]


async def running(harness: MatchesHarness, game: str) -> list[int]:
    return [row.id for row in await rows(harness, tables.matches, game=game, status="running")]


async def looks(harness: MatchesHarness, match_id: int) -> list[Look]:
    """Look at a match as everybody and as each seat."""
    seats = [one.seat for one in (await harness.matches.tables.get(match_id)).members]
    return [await harness.matches.play.look(match_id, seat=seat) for seat in (None, *seats)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", KEYS)
async def test_nobody_is_told_as_news_what_he_has_read_under_the_earlier_version(
    game: str, harness: MatchesHarness
) -> None:
    for row in await rows(harness, tables.matches, game=game, status="running"):
        table = await harness.matches.tables.get(row.id)
        users = [member.user_id for member in table.members if member.user_id is not None]
        assert users
        for one in users:
            async with harness.matches.history.news(table, one) as news:
                assert news == ()


def read_whole(raw: bytes, of: Any) -> Any:
    """Read a stored value, and check that nothing of what was stored has no place in it any more."""
    value = from_json(raw, of)
    assert list(lost(msgspec.json.decode(raw), msgspec.json.decode(to_json(value)))) == []
    return value


def lost(stored: Any, read: Any, path: str = "") -> Iterator[str]:
    """Name what a stored JSON value holds and another one does not."""
    match stored, read:
        case dict(), dict():
            for name, item in stored.items():
                yield from lost(item, read[name], f"{path}.{name}") if name in read else (f"{path}.{name}",)
        case list(), list() if len(stored) == len(read):
            for place, (item, other) in enumerate(zip(stored, read, strict=True)):
                yield from lost(item, other, f"{path}[{place}]")
        case _ if stored != read:
            yield f"{path}: {stored} is {read}"


# What is stored


async def test_the_database_holds_what_this_is_about(harness: MatchesHarness) -> None:
    for game in GAMES:
        ids = await running(harness, game.key)
        assert len(ids) >= 4
        asked = [decision for match_id in ids for decision in await harness.open_decisions(match_id)]
        assert any(one.answered for one in asked) or game.key == "verraeter"  # whose sealed choices are made in turn
        for table in (tables.drafts, tables.plans, tables.timers):
            assert [row for row in await rows(harness, table) if row.match_id in ids]
    kinds = {row.kind for row in await rows(harness, tables.outbox, state="pending")}
    assert kinds >= {"account", "whisper", "reminder", "notice"}
    assert {row.kind for row in await rows(harness, tables.actions)} == {"start", "act", "reopen", "leave"}
    assert {row.source for row in await rows(harness, tables.actions)} == {
        *("start", "player", "clock", "plan", "forced", "leave")
    }


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.name)
async def test_an_upgrade_loses_nothing_of_people_and_matches(
    harness: MatchesHarness, release: Release, tmp_path: Path
) -> None:
    before = tmp_path / "before.db"
    before.write_bytes(release.as_written())
    with closing(sqlite3.connect(before)) as connection:
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        for table in (tables.people, tables.matches, tables.members, tables.actions, tables.documents, tables.notes):
            if table.name in there:
                (kept,) = connection.execute(f"SELECT count(*) FROM {table.name}").fetchone()
                assert len(await rows(harness, table)) == kept, table.name


@pytest.mark.sampled(2)
@every_stored_game
async def test_every_stored_value_is_read_and_nothing_of_it_lost(harness: MatchesHarness, game: str) -> None:
    types = harness.games[game].types
    ids = set()
    for match in await rows(harness, tables.matches, game=game):
        ids.add(match.id)
        read_options(types.options, from_json(match.options, dict[str, str]))
        if match.snapshot is not None:
            read_whole(match.snapshot, types.state)
        if match.outcome is not None:
            read_whole(match.outcome, Outcome)
    for member in await rows(harness, tables.members):
        if member.match_id in ids and member.entry is not None:
            read_whole(member.entry, types.entry)
    for line in await rows(harness, tables.actions):
        if line.match_id in ids:
            read_whole(line.events, GenericAlias(tuple, (types.event, ...)))
            if line.kind == "act":
                read_whole(line.payload, types.action)
    for draft in await rows(harness, tables.drafts):
        if draft.match_id in ids:
            read_whole(draft.draft, types.draft)
    for plan in await rows(harness, tables.plans):
        if plan.match_id in ids:
            read_whole(plan.plan, types.plan)
    for row in await rows(harness, tables.outbox, state="pending"):
        payload = read_whole(row.payload, Outgoing)
        if row.match_id in ids and isinstance(payload, Account | PrivateMessage):
            read_whole(bytes(payload.view), types.view)
            read_whole(bytes(payload.events), GenericAlias(tuple, (types.event, ...)))


async def verify(harness: MatchesHarness, match_id: int) -> None:
    """Replay the log to the snapshot; where the rules have changed since, the snapshot leads."""
    (row,) = await rows(harness, tables.matches, id=match_id)
    unchanged = harness.games[row.game].version == row.rules_version
    with nullcontext() if unchanged else pytest.raises(Unreadable, match="stored-by-other-rules"):
        await harness.matches.history.verify(match_id)


@pytest.mark.sampled(2)
@every_stored_game
async def test_every_log_replays_to_its_snapshot_or_is_known_to_be_of_other_rules(
    harness: MatchesHarness, game: str
) -> None:
    for match in await begun(harness, game):
        await verify(harness, match.id)


# What people see of it


@pytest.mark.sampled(2)
@every_stored_game
async def test_every_look_and_everything_that_is_still_to_be_said_has_words(harness: MatchesHarness, game: str) -> None:
    presenter = presenter_of(game)
    for match in await begun(harness, game):
        names = tuple(one.name for one in (await harness.matches.tables.get(match.id)).members)

        def scene(view: Any, names: tuple[str, ...] = names) -> Scene:
            return Scene(view=view, names=names, language=LANGUAGE, plain=names)

        for look in await looks(harness, match.id):
            seen = scene(look.view)
            assert presenter.headline(seen)
            assert presenter.board_text(seen)
            assert look.seat is None or presenter.hand_text(seen) is not None
            assert all(presenter.prompt(seen, decision.kind) for decision, _ in look.decisions)
            assert bool(presenter.results(seen)) == (match.status == "finished")
        for told in await harness.matches.history.read(match.id):
            presenter.account(seen, told.events)
        for said in await harness.said(match.id):
            match said.payload:
                case Account() as payload:
                    heard = scene(read_view(presenter, bytes(payload.view)))
                    events = read_events(presenter, bytes(payload.events))
                    assert presenter.account(heard, events) or not events
                    for entry in payload.waiting:
                        assert (
                            presenter.window(heard, entry.window) if entry.window else presenter.duty(heard, entry.kind)
                        )
                case PrivateMessage() as payload:
                    heard = scene(read_view(presenter, bytes(payload.view)))
                    events = read_events(presenter, bytes(payload.events))
                    assert presenter.account(heard, events) or not events
                    assert all(presenter.prompt(heard, asked.kind) for asked in payload.asked)
                case Reminder() as payload:
                    assert presenter.duty(scene((await harness.matches.play.look(match.id)).view), payload.asked.kind)
                case Notice() as payload:
                    assert LANGUAGE.say(payload.key, **payload.values, **dict.fromkeys(payload.seats, "Ada"))


@pytest.mark.sampled(1)
@every_stored_game
async def test_every_draft_and_standing_order_lies_on_its_desk(harness: MatchesHarness, game: str) -> None:
    ids = await running(harness, game)
    drafts = {(row.match_id, row.decision): row for row in await rows(harness, tables.drafts)}
    for match_id in ids:
        table = await harness.matches.tables.get(match_id)
        for look in await looks(harness, match_id):
            standing = () if look.standing is None else (look.standing,)
            for decision in (*(decision for decision, _ in look.decisions), *standing):
                owner = table.members[decision.seat].user_id
                assert owner is not None
                desk = await harness.matches.play.desk(match_id, owner, decision.id)
                row = drafts.get((match_id, decision.id))
                assert desk.revision == (0 if row is None else row.revision)
                if row is not None:
                    assert to_json(desk.draft) == to_json(from_json(row.draft, harness.games[game].types.draft))
                assert desk.questions or desk.action is not None or desk.written is not None
                assert (desk.sealed is not None) == decision.answered or decision in standing
        for row in await rows(harness, tables.plans, match_id=match_id):
            assert await harness.orders(match_id, row.seat) == from_json(row.plan, harness.games[game].types.plan)


# What people do with it


async def play_on(harness: MatchesHarness, match_id: int, most: int) -> None:
    """Answer at random, by the rules, so many times at most; where nobody is asked let time pass."""
    for turn in range(most):
        table = await harness.matches.tables.get(match_id)
        if table.status != "running":
            break
        asked = [one for one in await harness.open_decisions(match_id) if not one.answered]
        if not asked:
            await harness.pass_time(HOUR)
            continue
        decision = asked[turn % len(asked)]
        action = await harness.sample(match_id, decision, turn)
        await harness.act(match_id, decision.seat, decision.id, action, by=table.members[decision.seat].user_id)
    await verify(harness, match_id)


@pytest.mark.sampled(2)
@every_stored_game
async def test_every_running_match_goes_on(harness: MatchesHarness, game: str) -> None:
    for match_id in await running(harness, game):
        await play_on(harness, match_id, 6)


@pytest.mark.long
@every_stored_game
async def test_every_running_match_comes_to_its_end(harness: MatchesHarness, game: str) -> None:
    for match_id in await running(harness, game):
        await play_on(harness, match_id, MOST_ANSWERS)
        assert (await harness.matches.tables.get(match_id)).status == "finished"


async def test_a_draft_that_was_half_made_is_finished_and_played(harness: MatchesHarness) -> None:
    finished = set()
    for draft in await rows(harness, tables.drafts):
        table = await harness.matches.tables.get(draft.match_id)
        owner = table.members[draft.seat].user_id
        look = await harness.matches.play.look(draft.match_id, owner)
        open_now = [decision.id for decision, _ in look.decisions if not decision.answered]
        if owner is None or draft.decision not in open_now:
            continue
        for _ in range(100):
            desk = await harness.matches.play.desk(draft.match_id, owner, draft.decision)
            if desk.action is not None and not desk.problems:
                await harness.act(draft.match_id, draft.seat, draft.decision, by=owner)
                finished.add(table.game)
                break
            question = next((one for one in desk.questions if not one.chosen and one.choices), None)
            if question is None:
                break
            chosen = question.choices[: max(1, question.least)]
            await harness.matches.play.draft(draft.match_id, owner, draft.decision, choosing(question.key, chosen))
    assert finished == {game.key for game in GAMES}


async def test_a_lobby_starts_with_what_its_players_have_brought(harness: MatchesHarness) -> None:
    (lobby,) = await rows(harness, tables.matches, game="guardians", status="lobby")
    await harness.matches.lobbies.start(lobby.id, lobby.host_id)
    await play_on(harness, lobby.id, 4)


async def test_settings_stay_as_a_match_was_begun_and_new_ones_hold_for_a_lobby(harness: MatchesHarness) -> None:
    """When combats by sheets came, matches of Guardians that had begun went on step by step."""
    for row in await begun(harness, "guardians"):
        assert (await harness.matches.tables.get(row.id)).options["pace"] == "steps"
    (lobby,) = await rows(harness, tables.matches, game="guardians", status="lobby")
    await harness.matches.lobbies.start(lobby.id, lobby.host_id)
    assert (await harness.matches.play.look(lobby.id)).view.options.pace == "sheets"


async def test_the_record_and_a_rematch_have_the_settings_of_the_match(harness: MatchesHarness) -> None:
    for row in await begun(harness, "guardians"):
        if row.ended_at is None:
            await harness.matches.ending.abort(row.id, person(9))
        record = await harness.matches.history.record(row.id)
        assert msgspec.json.decode(record.options)["pace"] == "steps"
        player = (await harness.matches.tables.get(row.id)).members[0].user_id
        assert player is not None
        again = await harness.matches.lobbies.rematch(row.id, Person(user_id=player, name="Ada"))
        assert again.options["pace"] == "steps"
        break


async def test_an_ended_match_opens_its_record(harness: MatchesHarness) -> None:
    ended = [row for row in await rows(harness, tables.matches) if row.ended_at is not None]
    assert {row.status for row in ended} == {"finished", "aborted"}
    for row in ended:
        assert (await harness.matches.history.record(row.id)).game == row.game


async def test_decks_are_where_they_were(harness: MatchesHarness) -> None:
    whole, half = sorted(
        await Library(harness.matches, "guardians").all(user(1)), key=lambda sheet: len(sheet.problems)
    )
    assert (whole.name, whole.unread, whole.problems) == ("Wild ones", (), ())
    assert half.unread


async def test_a_lesson_of_an_earlier_version_begins_anew(harness: MatchesHarness) -> None:
    lessons = Lessons(harness.matches)
    for learner in (4, 5, 6):
        assert await lessons.is_begun(user(learner), "guardians")
        assert await lessons.progress(user(learner), "guardians") == lessons.opening("guardians")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("spoilt", [b"[]", b'{"version"', "state", "draft"])
async def test_a_lesson_that_cannot_be_read_begins_anew(harness: MatchesHarness, spoilt: bytes | str) -> None:
    lessons = Lessons(harness.matches)
    await lessons.keep(user(4), lessons.opening("guardians"))
    stored = await harness.matches.people.document(user(4), "lesson", "guardians")
    assert stored is not None
    if isinstance(spoilt, str):
        spoilt = to_json({**msgspec.json.decode(stored), spoilt: []})
    await harness.matches.people.put_document(user(4), "lesson", "guardians", spoilt)
    assert await lessons.progress(user(4), "guardians") == lessons.opening("guardians")
