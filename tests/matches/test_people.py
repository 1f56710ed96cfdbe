"""What is kept beside the matches, what is told of it, and how it is forgotten; histories and records."""

import asyncio
import hashlib
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import inspect, update

from bot.games.codec import from_json, to_json
from bot.games.contract import Unreadable
from bot.games.guardians.cards import CARDS, STARTERS
from bot.games.guardians.rules import Guardians
from bot.games.record import action_proof, check_proofs, closed_seats, entry_proof, read_record, replay, write_record
from bot.matches.service.people import MOST_MARKS
from bot.matches.types import NO_SERVER, Notes, Person, PersonalData, Place, Refused
from bot.store import KnownPerson, tables
from bot.store.outgoing import Notice
from bot.store.rows import DEFAULT_DEADLINE
from tests.matches.harness import CHANNEL, DAY, GUILD, HOUR, WORDS, MatchesHarness, open_harness, person, place, user
from tests.matches.test_lobby import refused
from tests.probe import Probe
from tests.probe.state import Entry, Order, Sheet

A2 = Sheet((Order("A", 2),))
NOTHING = PersonalData(running=0, lobbies=0, ended=0, documents=0)


async def every_value(harness: MatchesHarness) -> str:
    """Write the whole database as text."""
    async with harness.store.reading() as tx:
        names = await tx.run_sync(lambda connection: inspect(connection).get_table_names())
        return "\n".join([str((await tx.exec_driver_sql(f'SELECT * FROM "{name}"')).all()) for name in names])


def bytes_on_disk(harness: MatchesHarness) -> bytes:
    """Read all files of a database that is open: also what was deleted, and the log of what was written."""
    return b"".join(one.read_bytes() for one in sorted(harness.path.parent.glob(f"{harness.path.name}*")))


# Servers


async def test_a_server_begins_with_a_day_for_a_turn_and_no_other_settings(harness: MatchesHarness) -> None:
    settings = await harness.matches.people.guild_settings(GUILD)
    assert (settings.language, settings.deadline, settings.channels) == (None, DEFAULT_DEADLINE, ())


async def test_a_servers_settings_survive_a_restart_one_by_one(harness: MatchesHarness) -> None:
    await harness.matches.people.set_guild(GUILD, language="fr")
    await harness.matches.people.set_guild(GUILD, deadline=None)
    await harness.matches.people.set_guild(GUILD, channels=(3, 4))
    await harness.restart()
    settings = await harness.matches.people.guild_settings(GUILD)
    assert (settings.language, settings.deadline, settings.channels) == ("fr", None, (3, 4))
    assert (await harness.matches.people.set_guild(GUILD, language=None)).deadline is None
    assert await refused(harness.matches.people.set_guild(GUILD, deadline=10)) == "refused-deadline-range"
    assert (await harness.matches.people.guild_settings(GUILD + 1)).deadline == DEFAULT_DEADLINE


async def test_roles_that_are_named_in_the_same_moment_are_both_kept(harness: MatchesHarness) -> None:
    harness.offer(Probe(), Guardians())
    name = harness.matches.people.set_guild_role
    await asyncio.gather(name(GUILD, "probe", 1), name(GUILD, "guardians", 2))
    assert (await harness.matches.people.guild_settings(GUILD)).roles == {"probe": 1, "guardians": 2}
    await asyncio.gather(name(GUILD, "probe", None), name(GUILD, "guardians", 3))
    assert (await harness.matches.people.guild_settings(GUILD)).roles == {"guardians": 3}


async def test_the_channels_language_is_the_servers_choice_or_else_that_of_its_discord(harness: MatchesHarness) -> None:
    where = type(place())(guild_id=GUILD, channel_id=CHANNEL, guild_locale="it")
    table = await harness.matches.lobbies.open_lobby("probe", where, person(0), {}, DAY)
    assert (await harness.store.facts(table.id)).language == "it"
    await harness.matches.people.set_guild(GUILD, language="fr")
    assert (await harness.store.facts(table.id)).language == "fr"


# People


async def test_people_are_remembered_when_they_sit_down(harness: MatchesHarness) -> None:
    await harness.lobby(2)
    known = await harness.store.people.get(user(1))
    assert (known.locale, known.dm_closed, known.answers_in_channel) == ("en-GB", False, False)
    assert (await harness.store.people.get(user(9))).locale == ""


async def test_a_name_that_was_kept_before_is_seen_as_it_can_be(harness: MatchesHarness) -> None:
    table = await harness.lobby(2)
    async with harness.store.writing() as tx:
        await tx.execute(update(tables.members).where(tables.members.c.seat == 0).values(name="\u200b"))
        await tx.execute(update(tables.members).where(tables.members.c.seat == 1).values(name="\u202eA\u200bda"))
    names = tuple(member.name for member in (await harness.matches.tables.get(table.id)).members)
    assert names == (await harness.store.facts(table.id)).names == ("–", "Ada")


async def test_a_new_name_reaches_the_open_tables_of_its_server_and_no_others(harness: MatchesHarness) -> None:
    people, renamed = harness.matches.people, Person(user_id=user(0), name="Ada", account="ada_7")
    ended = await harness.begin(2)
    await harness.matches.ending.abort(ended, person(9))
    running = await harness.begin(2)
    lobby = (await harness.lobby(2, channel=CHANNEL + 1)).id
    far = Place(guild_id=GUILD + 1, channel_id=CHANNEL + 2)
    elsewhere = (await harness.matches.lobbies.open_lobby("probe", far, person(0), {}, DAY)).id
    before = len(await harness.said(running))
    assert await people.note_name(renamed, NO_SERVER) == (GUILD, GUILD + 1)
    assert await people.note_name(renamed, GUILD) == ()
    seats = {match: (await harness.matches.tables.get(match)).members for match in (running, lobby, ended, elsewhere)}
    assert {match: members[0].name for match, members in seats.items()} == {
        running: "Ada",
        lobby: "Ada",
        ended: "Player 0",
        elsewhere: "Player 0",
    }
    assert seats[running][0].account == "ada_7"
    assert seats[running][1].name == "Player 1"
    assert len(await harness.said(running)) == before


async def test_whether_and_where_somebody_can_be_reached_is_kept(harness: MatchesHarness) -> None:
    await harness.store.people.set_dm_channel(user(0), 44)
    await harness.store.people.set_dm_closed(user(0), True)
    await harness.matches.people.set_calls(user(0), KnownPerson(user(0), answers_in_channel=True))
    await harness.lobby(2)
    await harness.restart()
    known = await harness.store.people.get(user(0))
    assert (known.dm_channel_id, known.dm_closed, known.answers_in_channel) == (44, True, True)
    assert await harness.matches.people.unreachable([user(0), user(1)]) == {user(0)}


# Documents


async def test_documents_are_kept_by_person_game_and_name(harness: MatchesHarness) -> None:
    await harness.matches.people.put_document(user(0), "guardians", "Swamp", b"[1]")
    await harness.matches.people.put_document(user(0), "guardians", "Swamp", b"[1,2]")
    await harness.matches.people.put_document(user(0), "guardians", "Air", b"[3]")
    await harness.matches.people.put_document(user(1), "guardians", "Swamp", b"[4]")
    await harness.restart()
    assert await harness.matches.people.document_names(user(0), "guardians") == ("Air", "Swamp")
    assert await harness.matches.people.document(user(0), "guardians", "Swamp") == b"[1,2]"
    assert await harness.matches.people.document(user(0), "power", "Swamp") is None
    assert await harness.matches.people.remove_document(user(0), "guardians", "Swamp")
    assert not await harness.matches.people.remove_document(user(0), "guardians", "Swamp")
    assert await harness.matches.people.document(user(1), "guardians", "Swamp") == b"[4]"


# Notes


async def test_what_somebody_notes_is_kept_by_match_until_nothing_is_left_of_it(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.matches.people.write_note(match_id, user(0), " Player 1 has it \n")
    await harness.matches.people.mark(match_id, user(0), "A", "strong")
    await harness.matches.people.mark(match_id, user(0), "B", "weak")
    await harness.matches.people.mark(match_id, user(0), "A", "weak")
    await harness.restart()
    assert await harness.matches.people.notes(match_id, user(0)) == Notes(
        "Player 1 has it", (("B", "weak"), ("A", "weak"))
    )
    assert await harness.matches.people.notes(match_id, user(1)) == Notes()
    await harness.matches.people.mark(match_id, user(0), "A")
    await harness.matches.people.write_note(match_id, user(0), "")
    assert await harness.matches.people.notes(match_id, user(0)) == Notes(marks=(("B", "weak"),))
    await harness.matches.people.mark(match_id, user(0))
    assert (await harness.matches.people.personal_data(user(0))).notes == 0


async def test_only_who_sits_at_a_table_notes_anything_there_and_not_more_than_is_read(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    assert await refused(harness.matches.people.write_note(match_id, user(9), "hello")) == "refused-not-a-player"
    assert await refused(harness.matches.people.mark(match_id, user(9), "A", "weak")) == "refused-not-a-player"
    assert await refused(harness.matches.people.write_note(match_id, user(0), "x" * 1001)) == "refused-text-too-long"
    for number in range(70):
        await harness.matches.people.mark(match_id, user(0), str(number), "weak")
    assert len((await harness.matches.people.notes(match_id, user(0))).marks) == MOST_MARKS


# Privacy


async def test_what_is_kept_about_somebody_is_told_to_him(harness: MatchesHarness) -> None:
    await harness.begin(2)
    await harness.lobby(2, channel=CHANNEL + 1)
    over = await harness.begin(2, channel=CHANNEL + 2)
    await harness.matches.ending.abort(over, person(9))
    await harness.matches.people.put_document(user(1), "guardians", "Swamp", b"[]")
    await harness.matches.people.write_note(over, user(1), "Player 0 bluffs")
    kept = await harness.matches.people.personal_data(user(1))
    assert kept == PersonalData(running=1, lobbies=1, ended=1, documents=1, notes=1)
    assert await harness.matches.people.personal_data(user(9)) == NOTHING


async def test_whoever_plays_in_a_running_match_has_to_resign_before_he_is_forgotten(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    lobby = await harness.lobby(2, channel=CHANNEL + 1)
    before = await every_value(harness)
    assert await refused(harness.matches.people.forget(user(1))) == "refused-resign-first"
    assert await every_value(harness) == before
    await harness.matches.ending.resign(match_id, user(1))
    await harness.matches.people.forget(user(1))
    assert len((await harness.matches.tables.get(lobby.id)).members) == 1


async def test_nothing_is_left_of_somebody_who_is_forgotten_but_a_nameless_seat(harness: MatchesHarness) -> None:
    match_id = await harness.begin(3)
    await harness.lobby(2, channel=CHANNEL + 1)
    await harness.act(match_id, 1, "sheet-1-1", A2)
    await harness.matches.people.put_document(user(1), "guardians", "Swamp", b"[]")
    await harness.store.people.set_dm_channel(user(1), 424242)
    await harness.matches.people.write_note(match_id, user(1), "the kraken is mine")
    await harness.matches.people.mark(match_id, user(1), "harbour", "kraken")
    await harness.matches.ending.abort(match_id, person(0))
    await harness.matches.people.forget(user(1))
    left = await every_value(harness)
    assert str(user(1)) not in left
    assert "Player 1" not in left
    assert "player_1" not in left
    assert "424242" not in left
    assert "kraken" not in left
    member = (await harness.matches.tables.get(match_id)).members[1]
    assert (member.user_id, member.name) == (None, "?")
    assert (await harness.matches.tables.get(match_id)).members[0].name == "Player 0"
    await harness.matches.history.verify(match_id)
    assert await harness.matches.people.personal_data(user(1)) == NOTHING


async def test_a_host_who_is_forgotten_leaves_the_table_to_the_next_one(harness: MatchesHarness) -> None:
    table = await harness.lobby(2)
    await harness.matches.people.forget(user(0))
    table = await harness.matches.tables.get(table.id)
    assert table.host_id == user(1)
    assert await harness.cards(table.id) == 1
    match_id = await harness.begin(2, channel=CHANNEL + 1)
    await harness.matches.ending.abort(match_id, person(9))
    await harness.matches.people.forget(user(0))
    assert (await harness.matches.tables.get(match_id)).host_id == 0


# Histories and records


async def test_a_history_holds_what_its_reader_may_know_in_order(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.clock.advance(HOUR)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    begun = int(harness.clock.now()) - HOUR
    public = await harness.matches.history.read(match_id)
    assert [(one.number, one.at, one.seat, one.source) for one in public] == [
        (0, begun, None, "start"),
        (1, begun + HOUR, 0, "player"),
    ]
    assert [type(event).__name__ for event in public[1].events] == ["SheetSealed"]
    mine = await harness.matches.history.read(match_id, user(0))
    assert [type(event).__name__ for event in mine[1].events] == ["SheetSealed", "SheetKept"]
    assert await harness.matches.history.read(match_id, user(9)) == public


async def test_the_record_of_an_ended_match_plays_it_again(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, rounds="1")
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.act(match_id, 1, "sheet-1-1", Sheet())
    table = await harness.matches.tables.get(match_id)
    assert table.status == "finished"
    for seat in (0, 1):
        await harness.matches.history.open_entry(match_id, user(seat))
    record = read_record(await harness.matches.history.record_file(match_id))
    assert record.seed == table.seed
    *_, last = replay(harness.games["probe"], record)
    assert harness.games["probe"].outcome(last.state) == table.outcome
    lobby = await harness.lobby(2)
    await harness.matches.ending.abort(lobby.id, person(9))
    assert await refused(harness.matches.history.record(lobby.id)) == "refused-never-begun"


async def test_what_a_player_brought_stands_in_the_record_only_for_him_and_where_he_agrees(
    harness: MatchesHarness,
) -> None:
    assert Probe.entries.stay_secret
    match_id = await harness.begin(2)
    await harness.matches.ending.abort(match_id, person(9))
    for seat in (0, 1):
        assert WORDS[seat].encode() not in await harness.matches.history.record_file(match_id)
        assert WORDS[seat].encode() in await harness.matches.history.record_file(match_id, user(seat))
        assert WORDS[seat].encode() not in await harness.matches.history.record_file(match_id, user(1 - seat))
    closed = await harness.matches.history.record(match_id)
    assert closed.salts == (None, None)
    # Nor can it be guessed by trying all words.
    assert hashlib.sha256(to_json(Entry(WORDS[0]))).hexdigest() not in closed.proofs
    with pytest.raises(Unreadable, match="record-closed"):
        next(replay(harness.games["probe"], closed))
    await harness.matches.history.open_entry(match_id, user(1))
    opened = await harness.matches.history.record(match_id)
    assert (bytes(opened.entries[0]), opened.salts[0], opened.proofs) == (b"null", None, closed.proofs)
    assert from_json(bytes(opened.entries[1]), Entry) == Entry(WORDS[1])
    await harness.matches.history.verify(match_id)


async def test_a_closed_entry_closes_the_actions_that_tell_of_it(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.matches.ending.abort(match_id, person(9))
    public, mine, theirs = [
        await harness.matches.history.record(match_id, reader) for reader in (None, user(0), user(1))
    ]
    assert [bytes(record.log[0].action) for record in (public, theirs)] == [b"null", b"null"]
    assert from_json(mine.log[0].action, Probe.types.action) == A2
    # To its owner the closed record proves itself: his salt makes the proofs that stand in it.
    (salt, *_) = mine.salts
    assert salt is not None
    proof = action_proof(bytes.fromhex(salt), 1, bytes(mine.log[0].action))
    assert {record.log[0].proof for record in (public, mine, theirs)} == {proof}
    check_proofs(mine)
    forged = msgspec.structs.replace(mine.log[0], action=msgspec.Raw(to_json(Sheet())))
    with pytest.raises(Unreadable, match="record-proof-differs"):
        check_proofs(msgspec.structs.replace(mine, log=(forged,)))


async def test_no_record_of_guardians_names_a_card_of_a_deck_that_stays_closed(tmp_path: Path) -> None:
    async with open_harness(tmp_path / "guardians.db", (Guardians(),)) as harness:
        table = await harness.lobby(2, "guardians")
        for seat, deck in enumerate(STARTERS.values()):
            await harness.matches.lobbies.set_entry(table.id, user(seat), deck)
        await harness.matches.lobbies.start(table.id, user(0))
        for number in range(40):
            decisions = [one for one in await harness.open_decisions(table.id) if not one.answered]
            decision = decisions[number % len(decisions)]
            await harness.act(table.id, decision.seat, decision.id, await harness.sample(table.id, decision, number))
        await harness.matches.ending.abort(table.id, person(9))
        await harness.matches.history.verify(table.id)
        public = await harness.matches.history.record(table.id)
        named = [card for card in CARDS if f'"{card}"'.encode() in write_record(public)]
        assert named == []
        assert {line.kind for line in public.log if bytes(line.action) != b"null"} == {"act"}, (
            "what names no card is open"
        )
        for seat in (0, 1):
            own = await harness.matches.history.record(table.id, user(seat))
            check_proofs(own)
            assert closed_seats(own) == (1 - seat,)
            for line, hidden in zip(own.log, public.log, strict=True):
                assert line.proof == hidden.proof
                assert (line.seat == seat and bytes(line.action) != b"null") or line == hidden
        for seat in (0, 1):
            await harness.matches.history.open_entry(table.id, user(seat))
        record = await harness.matches.history.record(table.id)
        assert len(list(replay(harness.games["guardians"], record))) == len(record.log) + 1


async def test_what_somebody_brought_who_is_forgotten_stays_closed(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.matches.ending.abort(match_id, person(9))
    await harness.matches.people.forget(user(0))
    assert (await harness.matches.history.record(match_id)).salts == (None, None)


async def test_what_came_with_a_seat_that_was_taken_over_cannot_be_guessed_either(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.matches.ending.member_gone(GUILD, user(0))
    await harness.matches.ending.replace(match_id, person(7))
    await harness.matches.ending.abort(match_id, person(9))
    record = await harness.matches.history.record(match_id)
    assert entry_proof(b"", to_json(Entry(WORDS[0]))) not in record.proofs


async def test_whoever_opens_something_else_than_he_brought_is_found_out(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.matches.ending.abort(match_id, person(9))
    for seat in (0, 1):
        await harness.matches.history.open_entry(match_id, user(seat))
    record = await harness.matches.history.record(match_id)
    assert len(list(replay(harness.games["probe"], record))) == 1
    assert record.proofs == (await harness.matches.history.record(match_id, user(0))).proofs
    forged = (record.entries[0], msgspec.Raw(to_json(Entry("xyzw"))))
    with pytest.raises(Unreadable, match="record-proof-differs"):
        next(replay(harness.games["probe"], msgspec.structs.replace(record, entries=forged)))


async def test_nothing_that_was_brought_is_opened_while_the_match_goes_on(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    assert await refused(harness.matches.history.open_entry(match_id, user(1))) == "refused-match-not-over"


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
async def test_whoever_is_forgotten_leaves_nothing_in_the_files_either(harness: MatchesHarness) -> None:
    somebody = Person(user_id=712_345_678_901_234_567, name="Xanthippe of the Files", locale="en-GB")
    stored = somebody.user_id.to_bytes(8, "big"), str(somebody.user_id).encode(), somebody.name.encode()
    match_id = await harness.begin(2)
    await harness.matches.ending.member_gone(GUILD, user(1))
    await harness.matches.ending.replace(match_id, somebody)
    await harness.matches.people.put_document(somebody.user_id, "probe", somebody.name, b"{}")
    await harness.matches.ending.resign(match_id, somebody.user_id)
    await harness.hush()
    assert all(one in bytes_on_disk(harness) for one in stored[::2])
    await harness.matches.people.forget(somebody.user_id)
    left = bytes_on_disk(harness)
    assert [one for one in stored if one in left] == []


async def test_whoever_is_forgotten_is_not_named_in_what_is_still_to_be_said(harness: MatchesHarness) -> None:
    somebody = Person(user_id=user(7), name="Xanthippe", account="xanthippe_7")
    match_id = await harness.begin(3)
    await harness.matches.ending.member_gone(GUILD, user(1))
    await harness.matches.ending.replace(match_id, somebody)
    assert '"name":"Xanthippe"' in await every_value(harness)
    await harness.matches.ending.resign(match_id, somebody.user_id)
    await harness.matches.people.forget(somebody.user_id)
    left = await every_value(harness)
    assert "anthippe" not in left
    assert '"name":"?"' in left


async def test_who_is_called_like_another_is_told_apart_wherever_the_table_is_spoken_of(
    harness: MatchesHarness,
) -> None:
    matches, host = harness.matches, Person(user_id=user(0), name="PIayer 1", account="ada_7")
    match_id = await harness.begin(2)
    lobby = (await harness.lobby(2, channel=CHANNEL + 1)).id
    await matches.people.note_name(host, GUILD)
    told = ("PIayer 1 (ada_7)", "Player 1 (player_1)")
    for table in (match_id, lobby):
        assert tuple(one.name for one in (await matches.tables.get(table)).members) == told
        assert (await harness.store.facts(table)).names == told
    with pytest.raises(Refused) as early:
        await matches.ending.claim_win(match_id, user(0))
    with pytest.raises(Refused) as not_host:
        await matches.lobbies.start(lobby, user(1))
    assert [early.value.problems[0].values["name"], not_host.value.problems[0].values["host"]] == [told[1], told[0]]
    await matches.ending.abort(match_id, Person(user_id=user(9), name="PLAYER 1", account="chen"))
    (notice,) = [one.payload for one in await harness.said(match_id) if isinstance(one.payload, Notice)]
    assert notice.values == {"by": "PLAYER 1 (chen)"}
