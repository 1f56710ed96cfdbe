"""Who is good at what: each rule of docs/ratings.md has a test named by its number."""

import asyncio
import dataclasses
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import Engine, event, select, update

from bot.games.chance import Chance
from bot.games.codec import to_json
from bot.games.contract import Outcome
from bot.games.registry import house_games
from bot.games.selfplay import random_play, random_setup
from bot.games.verraeter.rules import Verraeter
from bot.language import languages
from bot.matches import rating
from bot.matches.rating import Entrant, entrants
from bot.matches.types import NO_SERVER, Computer, Terms
from bot.matches.value.match import Change
from bot.store import tables
from bot.store.kept import matches, ratings
from bot.store.rows import MemberRow, ResultRow
from tests.matches.harness import DAY, GUILD, WORDS, MatchesHarness, open_harness, person, user
from tests.matches.test_lobby import refused
from tests.probe import Probe
from tests.probe.state import Entry, Sheet

GAME = "probe"
ADA, BRUNO, CHEN, DORA = 1, 2, 3, 4


OFFERED = (Probe(), Verraeter())


def ranked(*places: tuple[int, ...]) -> Outcome:
    return Outcome(reason="points", ranking=places)


def member(seat: int, user_id: int | None, *, left: bool = False, computer: bytes | None = None) -> MemberRow:
    return MemberRow(1, seat, user_id, f"Player {user_id}", None, left=left, computer=computer)


async def played(
    house: MatchesHarness,
    players: Sequence[int],
    outcome: Outcome | None,
    *,
    status: str = "finished",
    terms: Terms = Terms(),  # noqa: B008  # frozen
    guild: int = GUILD,
    game: str = GAME,
    left: Sequence[int] = (),
    gave_up: Sequence[tuple[int, int]] = (),
    computer: int | None = None,
) -> int:
    """Store a match that goes on, and let it end; `left` are seats, `gave_up` seats with people."""
    now = house.matches.now()
    values = {
        "game": game,
        "status": "running",
        "guild_id": guild,
        "guild_name": "",
        "channel_name": "",
        "channel_id": house.interaction(),
        "host_id": None,
        "options": b"{}",
        "rules_version": 1,
        "data_version": "1",
        "snapshot_version": 1,
        "replayable": False,
        "version": 1,
        "actions": 0,
        "public_actions": 0,
        "created_at": now,
        "started_at": now,
        "acted_at": now,
        "failing": "",
        "failures": 0,
        "terms": to_json(terms),
    }
    async with house.store.writing() as tx:
        match_id = await matches.add(tx, values)
        seated = [
            MemberRow(
                match_id,
                seat,
                None if seat == computer else user(one),
                f"Player {one}",
                None,
                left=seat in left,
                computer=to_json(Computer(key=GAME, level="level1", version=1)) if seat == computer else None,
            )
            for seat, one in enumerate(players)
        ]
        await matches.put_members(tx, match_id, seated)
        for seat, one in gave_up:
            await matches.note_holder(tx, match_id, seat, user(one))
    match = await house.matches.keeper.load_any(match_id)
    over = {"status": status, "ended_at": now, "outcome": None if outcome is None else to_json(outcome)}
    await house.matches.keeper.write(match, Change(values=over))
    return match_id


async def results(house: MatchesHarness, match_id: int) -> dict[int, ResultRow]:
    async with house.store.reading() as tx:
        return {one.player_id - user(0): one for one in await ratings.of_match(tx, match_id)}


async def is_rated(house: MatchesHarness, match_id: int) -> bool:
    return any(one.points is not None for one in (await results(house, match_id)).values())


async def figures(house: MatchesHarness) -> dict[tuple[int, str, int], tuple[float, float, int]]:
    table = tables.ratings.c
    query = select(table.guild_id, table.game, table.player_id, table.mu, table.sigma, table.matches)
    async with house.store.reading() as tx:
        return {(one[0], one[1], one[2]): (one[3], one[4], one[5]) for one in await tx.execute(query)}


def test_each_rule_has_a_test_that_is_named_by_its_number() -> None:
    page = (Path(__file__).parents[2] / "docs/ratings.md").read_text()
    numbered = {found.replace(".", "_") for found in re.findall(r"^\*\*(\d\.\d)\*\*", page, re.MULTILINE)}
    tested = {found for name in globals() for found in re.findall(r"^test_rule_(\d_\d)_", name)}
    assert numbered == tested


# What counts


async def test_rule_1_1_a_match_of_people_that_ended_by_its_rules_counts(house: MatchesHarness) -> None:
    rows = await results(house, await played(house, (ADA, BRUNO), ranked((1,), (0,))))
    assert {one: (row.place, row.counts) for one, row in rows.items()} == {ADA: (2, True), BRUNO: (1, True)}
    assert (rows[ADA].change or 0) < 0 < (rows[BRUNO].change or 0)
    match = await house.begin(2, channel=77)
    await house.matches.ending.resign(match, user(1))
    assert await is_rated(house, match)


async def test_rule_1_2_a_friendly_match_does_not_count(house: MatchesHarness) -> None:
    table = await house.lobby(1, deadline=DAY)
    set_terms = house.matches.lobbies.set_terms
    assert (await set_terms(table.id, user(0), Terms(friendly=True))).terms.friendly
    await house.matches.lobbies.join(table.id, person(1))
    assert await refused(set_terms(table.id, user(0), Terms())) == "refused-friendly-later"
    assert (await set_terms(table.id, user(0), Terms(friendly=True, undo="off"))).terms.friendly
    await house.matches.lobbies.set_entry(table.id, user(1), Entry(WORDS[1]))
    await house.matches.lobbies.start(table.id, user(0))
    await house.matches.ending.resign(table.id, user(1))
    rows = await results(house, table.id)
    assert {one: row.place for one, row in rows.items()} == {0: 1, 1: 2}
    assert not await is_rated(house, table.id)


async def test_rule_1_3_practice_and_matches_by_direct_message_are_not_even_noted(house: MatchesHarness) -> None:
    assert not await results(house, await played(house, (ADA, BRUNO), ranked((0,), (1,)), terms=Terms(practice=True)))
    assert not await results(house, await played(house, (ADA, BRUNO), ranked((0,), (1,)), guild=NO_SERVER))


async def test_rule_1_4_a_match_that_a_computer_plays_to_the_end_does_not_count(house: MatchesHarness) -> None:
    match = await played(house, (ADA, BRUNO, CHEN), ranked((0,), (1,), (2,)), computer=2)
    assert not await is_rated(house, match)
    assert set(await results(house, match)) == {ADA, BRUNO}


@pytest.mark.parametrize("status", ["aborted", "agreed", "abandoned"])
async def test_rule_1_5_a_match_that_was_broken_off_does_not_count(house: MatchesHarness, status: str) -> None:
    match = await played(house, (ADA, BRUNO), None, status=status)
    assert not await is_rated(house, match)
    assert {row.place for row in (await results(house, match)).values()} == {None}


async def test_rule_1_6_a_match_without_a_ranking_does_not_count(house: MatchesHarness) -> None:
    assert not await is_rated(house, await played(house, (ADA, BRUNO), ranked()))


# Who has which place


def test_rule_2_1_the_ranking_of_the_rules_gives_the_places_and_who_shares_one_is_equal() -> None:
    found = entrants([member(seat, seat) for seat in range(4)], (), ranked((2,), (0, 3), (1,)))
    assert [one.place for one in found] == [2, 4, 1, 2]


def test_rule_2_2_who_resigned_comes_behind_all_who_stayed() -> None:
    found = entrants([member(0, 10, left=True), member(1, 11), member(2, 12, left=True)], (), ranked((0,), (2,), (1,)))
    assert [(one.player, one.fate, one.place) for one in found] == [
        (10, "resigned", 2),
        (11, "stayed", 1),
        (12, "resigned", 3),
    ]


def test_rule_2_3_who_gave_a_seat_up_comes_last_whatever_becomes_of_it() -> None:
    found = entrants([member(0, 10), member(1, 99), member(2, 12, left=True)], [(1, 11)], ranked((1,), (0,), (2,)))
    assert found[-1] == Entrant(11, 1, "gave-up", 4)


@pytest.mark.parametrize("left", [False, True])
def test_rule_2_4_who_came_late_is_not_rated_even_if_he_resigns(left: bool) -> None:
    found = entrants([member(0, 10), member(1, 99, left=left)], [(1, 11)], ranked((1,), (0,)))
    places = rating.ranks((one.player, one.fate, one.place) for one in found)
    assert places == {10: 2, 11: 3}


def test_rule_2_5_who_has_come_back_to_a_seat_has_stayed() -> None:
    found = entrants([member(0, 10), member(1, 11)], [(1, 11), (1, 99)], ranked((1,), (0,)))
    assert [(one.player, one.fate) for one in found] == [(10, "stayed"), (11, "stayed"), (99, "gave-up")]


async def test_rule_2_6_a_seat_that_nobody_has_any_more_is_left_out(house: MatchesHarness) -> None:
    found = entrants([member(0, 10), member(1, None, left=True)], (), ranked((0,), (1,)))
    assert [one.player for one in found] == [10]
    assert not rating.counts(
        (await house.matches.keeper.load_any(await played(house, (ADA, BRUNO), ranked((0,), (1,))))).row,
        [member(0, 10)],
        rating.ranks((one.player, one.fate, one.place) for one in found),
    )


async def test_rule_2_7_who_was_removed_is_not_rated_and_whoever_follows_comes_late(house: MatchesHarness) -> None:
    match_id = await house.begin(3)
    await house.matches.guests.remove(match_id, person(9), user(CHEN - 1), "rude", manages=True)
    await house.matches.ending.replace(match_id, person(DORA))
    for seat in (0, 1):
        await house.matches.ending.resign(match_id, user(seat))
    found = await results(house, match_id)
    assert {player: one.fate for player, one in found.items()} == {0: "resigned", 1: "resigned", DORA: "late"}


# Figures


def arena(count: int) -> list[tuple[int, str, list[int], Outcome]]:
    """Give results as an arena has them: two to four of twelve players, ties, two servers, two games."""
    luck = random.Random(45)  # a test's
    found = []
    for _ in range(count):
        players = luck.sample(range(12), luck.choice((2, 3, 4)))
        order = sorted(range(len(players)), key=lambda seat: players[seat] + luck.gauss(0, 6))
        places: list[tuple[int, ...]] = []
        for seat in order:
            if places and luck.random() < 0.15:
                places[-1] = (*places[-1], seat)
            else:
                places.append((seat,))
        found.append((luck.choice((GUILD, 901)), luck.choice((GAME, "verraeter")), players, ranked(*places)))
    return found


@pytest.mark.parametrize("count", [200, pytest.param(1000, marks=pytest.mark.long)])
async def test_rule_3_1_the_figures_are_those_of_the_library_before_and_after_all_is_computed_anew(
    house: MatchesHarness, count: int
) -> None:
    model, told = PlackettLuce(), arena(count)
    books: dict[tuple[int, str, int], list[float]] = {}
    for guild, game, players, outcome in told:
        await played(house, players, outcome, guild=guild, game=game)
        place = {seat: number for number, seats in enumerate(outcome.ranking) for seat in seats}
        keys = [(guild, game, user(one)) for one in players]
        known = [books.get(key, [25.0, 25 / 3]) for key in keys]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in known]
        for key, (after,) in zip(
            keys, model.rate(teams, ranks=[place[seat] for seat in range(len(keys))]), strict=True
        ):
            books[key] = [after.mu, after.sigma]
    before = await figures(house)
    assert set(before) == set(books)
    for key, (mu, sigma, _) in before.items():
        assert [mu, sigma] == pytest.approx(books[key], abs=1e-9)
    await house.matches.ratings.recompute()
    assert await figures(house) == before
    # Whatever had been computed wrongly, or not at all.
    async with house.store.writing() as tx:
        await tx.execute(update(tables.ratings).values(mu=1.0, points=7))
        await tx.execute(update(tables.lease).values(rated_by=0))
    assert await house.matches.ratings.bring_up_to_date()
    assert await figures(house) == before
    assert not await house.matches.ratings.bring_up_to_date()


def test_rule_3_2_a_newcomer_has_1500_points_and_a_step_is_40() -> None:
    assert rating.Strength().points == 1500
    assert rating.Strength(mu=27.5).points == 1600


async def test_rule_3_3_a_rating_is_provisional_until_ten_matches(house: MatchesHarness) -> None:
    for number in range(10):
        board = await house.matches.ratings.leaderboard(GUILD, GAME, user(ADA))
        assert [one.provisional for one in board.rows] == ([True, True] if number else [])
        await played(house, (ADA, BRUNO), ranked((0,), (1,)))
    board = await house.matches.ratings.leaderboard(GUILD, GAME, user(ADA))
    assert [(one.player_id, one.matches, one.provisional) for one in board.rows] == [
        (user(ADA), 10, False),
        (user(BRUNO), 10, False),
    ]


async def test_rule_3_4_what_ended_before_anything_was_rated_is_rated_in_its_order(house: MatchesHarness) -> None:
    for winner in (0, 1, 0):
        await played(house, (ADA, BRUNO), ranked((winner,), (1 - winner,)))
        await house.clock.advance(60)
    before = await figures(house)
    async with house.store.writing() as tx:
        await tx.execute(tables.results.delete())
        await tx.execute(tables.ratings.delete())
        await tx.execute(update(tables.lease).values(rated_by=0))
    assert await house.matches.ratings.bring_up_to_date()
    assert await figures(house) == before


# Who may know


async def test_rule_4_1_who_hides_has_no_row_and_no_profile_but_his_own(house: MatchesHarness) -> None:
    match = await played(house, (ADA, BRUNO, CHEN), ranked((0,), (1,), (2,)))
    await house.matches.ratings.set_visible(user(ADA), "hidden")
    board = await house.matches.ratings.leaderboard(GUILD, GAME, user(ADA))
    assert (board.first, [one.player_id for one in board.rows]) == (1, [user(BRUNO), user(CHEN)])
    assert board.own is not None
    assert (board.own_place, board.own.player_id) == (1, user(ADA))
    profile = house.matches.ratings.profile
    assert await refused(profile(user(BRUNO), user(ADA), GUILD)) == "refused-profile-hidden"
    assert (await profile(user(ADA), user(ADA), GUILD)).matches == 1
    met = (await profile(user(CHEN), user(BRUNO), GUILD)).favourite
    assert met is not None
    assert met.name == f"Player {CHEN}"
    assert set((await house.store.facts(match)).ratings) == {1, 2}
    assert await refused(house.matches.ratings.set_visible(user(ADA), "everybody")) == "button-unknown"


async def test_rule_4_2_what_was_done_in_one_server_is_told_in_no_other(house: MatchesHarness) -> None:
    for guild in (GUILD, 901, 901):
        await played(house, (ADA, BRUNO), ranked((0,), (1,)), guild=guild)
    profile, board = house.matches.ratings.profile, house.matches.ratings.leaderboard
    assert (await profile(user(BRUNO), user(ADA), GUILD)).matches == 1
    assert (await profile(user(ADA), user(ADA), 901)).matches == 2
    assert (await profile(user(ADA), user(ADA), NO_SERVER)).matches == 3
    assert await refused(profile(user(ADA), user(ADA), 902)) == "refused-profile-empty-own"
    assert await refused(profile(user(BRUNO), user(ADA), 902)) == "refused-profile-empty"
    assert await refused(profile(user(BRUNO), user(ADA), NO_SERVER)) == "refused-profile-hidden"
    assert await refused(profile(user(BRUNO), user(ADA), GUILD, "verraeter")) == "refused-profile-empty-game"
    assert not (await board(902, GAME, user(ADA))).rows
    assert await refused(board(NO_SERVER, GAME, user(ADA))) == "refused-not-in-a-server"


async def test_rule_4_3_who_is_public_is_so_everywhere_but_for_whom_he_has_met(house: MatchesHarness) -> None:
    await played(house, (ADA, BRUNO), ranked((0,), (1,)), guild=901)
    await house.matches.ratings.set_visible(user(ADA), "public")
    found = await house.matches.ratings.profile(user(CHEN), user(ADA), GUILD)
    assert (found.matches, found.favourite, found.met) == (1, None, None)
    assert found.rating is not None
    assert found.curve == (found.rating.points,)


async def test_rule_4_4_of_whom_is_forgotten_nothing_is_left_but_what_others_ratings_follow_from(
    house: MatchesHarness,
) -> None:
    for winner in (0, 1, 2):
        await played(house, (ADA, BRUNO, CHEN), ranked((winner,), ((winner + 1) % 3,), ((winner + 2) % 3,)))
    before = await figures(house)
    await house.matches.people.forget(user(ADA))
    del before[GUILD, GAME, user(ADA)]
    assert await figures(house) == before
    await house.matches.ratings.recompute()
    assert await figures(house) == before
    assert await refused(house.matches.ratings.profile(user(ADA), user(ADA), GUILD)) == "refused-profile-empty-own"
    async with house.store.reading() as tx:
        left = set((await tx.execute(select(tables.results.c.player_id))).scalars())
    assert len(left) == 3
    assert user(ADA) not in left


# Profiles and tables


async def test_a_profile_tells_what_somebody_has_done_and_how_it_went_against_whoever_asks(
    house: MatchesHarness,
) -> None:
    await played(house, (ADA, BRUNO, CHEN), Outcome(reason="points", ranking=((0,), (1, 2)), scores=(9, 4, 4)))
    await played(house, (BRUNO, ADA), Outcome(reason="points", ranking=((1,), (0,)), scores=(3, 12)))
    await played(house, (BRUNO, ADA), ranked((0,), (1,)), terms=Terms(friendly=True))
    await played(house, (BRUNO, ADA), ranked((0,), (1,)), left=[1])
    await played(house, (ADA, BRUNO), None, status="aborted")
    found = await house.matches.ratings.profile(user(BRUNO), user(ADA), GUILD)
    assert (found.name, found.matches, found.places) == (f"Player {ADA}", 5, ((1, 2), (2, 1)))
    assert (found.best_score, found.longest_run) == (12, 2)
    assert [(one.word, one.matches, one.won) for one in found.by_players] == [("2", 3, 1), ("3", 1, 1)]
    assert found.met is not None
    assert (found.met.matches, found.met.ahead, found.met.behind) == (5, 2, 2)
    assert found.favourite is not None
    assert (found.favourite.name, found.favourite.matches) == (f"Player {BRUNO}", 5)
    assert len(found.curve) == 3
    assert found.rating is not None
    assert found.curve[-1] == found.rating.points


async def test_the_pace_is_how_long_people_take_to_answer_what_everybody_waits_for(house: MatchesHarness) -> None:
    match = await house.begin(2)
    turns = 0
    while (await house.matches.tables.get(match)).status == "running":
        asked = next((one for one in await house.open_decisions(match) if not one.answered), None)
        assert asked is not None
        await house.clock.advance(600 if asked.seat else 60)
        turns += 1
        await house.act(match, asked.seat, asked.id, await house.sample(match, asked, turns))
    paces = {seat: row.pace for seat, row in (await results(house, match)).items()}
    assert paces[0] is not None
    assert paces[1] is not None
    assert 60 <= paces[0] <= paces[1] <= 6000


async def test_what_was_greatest_and_what_was_agreed_on_is_remembered_and_ones_deck_for_oneself(
    house: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Probe, "feats", lambda self, event: [(0, "tide", 3), (0, "tide", 2), (1, "tide", 1)])
    starters = {"plain": Entry(WORDS[0]), "other": Entry(WORDS[1])}
    monkeypatch.setattr(Probe, "entries", dataclasses.replace(Probe.entries, starters=starters))
    match = await house.begin(2, rounds="1")
    await house.clock.advance(7200)
    await house.act(match, 1, "sheet-1-1", Sheet())
    await house.clock.advance(600)
    await house.act(match, 0, "sheet-1-0", Sheet())
    for asker, other in ((0, 0), (0, 1), (1, 1)):
        found = await house.matches.ratings.profile(user(asker), user(other), GUILD)
        assert dict(found.feats) == {"tide": 3 - 2 * other}
        assert found.longest_wait == (7200 if other == 0 else 7800)
        assert [(one.word, one.matches) for one in found.by_setting] == [("rounds=1", 1)]
        assert [one.word for one in found.by_starter] == [["plain", "other"][other]] * (asker == other)


@pytest.mark.parametrize("game", ["verraeter", "power", "macht_ohnmacht", "guardians"])
def test_every_game_has_feats_and_words_for_them(game: str) -> None:
    rules = house_games()[game]
    setup = random_setup(rules, max(rules.seats), rules.types.options(), "feats")
    steps = random_play(setup, setup.start().state)
    feats = {(what, size > 0) for _, step in steps for one in step.events for _, what, size in rules.feats(one)}
    assert any(great for _, great in feats)
    for language in languages().values():
        assert all(language.has(f"{game}-feat-{what}") for what, _ in feats)
        assert rules.entries is None or all(language.has(f"{game}-starter-{key}") for key in rules.entries.starters)


async def test_a_table_is_read_page_by_page_and_ones_own_row_is_always_there(house: MatchesHarness) -> None:
    for one in range(10, 26, 2):
        await played(house, (one, one + 1), ranked((0,), (1,)))
    first = await house.matches.ratings.leaderboard(GUILD, GAME, user(25))
    last = await house.matches.ratings.leaderboard(GUILD, GAME, user(25), 99)
    assert (first.pages, last.page) == (2, 1)
    assert (first.first, len(first.rows), last.first, len(last.rows)) == (1, 15, 16, 1)
    assert (first.own, first.own_place) == (last.rows[0], 16)
    assert (await house.matches.ratings.leaderboard(GUILD, GAME, user(99))).own is None


@pytest.mark.on_postgresql
async def test_two_matches_that_share_players_and_end_at_once_are_both_rated(house: MatchesHarness) -> None:
    await asyncio.gather(
        *(played(house, pair, ranked((0,), (1,))) for pair in ((ADA, BRUNO), (BRUNO, CHEN), (CHEN, ADA), (ADA, DORA)))
    )
    before = await figures(house)
    assert {key[2] - user(0): count for key, (*_, count) in before.items()} == {ADA: 3, BRUNO: 2, CHEN: 2, DORA: 1}
    await house.matches.ratings.recompute()
    assert await figures(house) == before


@pytest.mark.parametrize(
    ("game", "sides"), [("power", {"V", "B", "J", "R"}), ("macht_ohnmacht", {"orange", "white"}), ("verraeter", {""})]
)
def test_what_a_seat_began_with_is_known_to_everybody_and_stays_to_the_end(game: str, sides: set[str]) -> None:
    rules = house_games()[game]
    setup = random_setup(rules, max(rules.seats), rules.types.options(), game)
    state = setup.start().state
    first = [rules.side(state, seat) for seat in range(max(rules.seats))]
    assert set(first) == sides
    for seat in range(max(rules.seats) - 1):
        state = rules.leave(state, seat, Chance(bytes(32), seat)).state
    assert [rules.side(state, seat) for seat in range(max(rules.seats))] == first


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
async def test_tables_and_profiles_are_found_by_indices(tmp_path: Path) -> None:
    asked: list[tuple[str, Any]] = []

    def note(_c: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        asked.append((statement, parameters))

    async with open_harness(tmp_path / "house.db") as house:
        match = await played(house, (ADA, BRUNO), ranked((0,), (1,)))
        event.listen(Engine, "before_cursor_execute", note)
        try:
            await house.matches.ratings.leaderboard(GUILD, GAME, user(ADA))
            await house.matches.ratings.profile(user(BRUNO), user(ADA), GUILD)
            await house.store.facts(match)
        finally:
            event.remove(Engine, "before_cursor_execute", note)
        queries = [one for one in asked if one[0].startswith("SELECT")]
        assert len(queries) > 12
        async with house.store.reading() as tx:
            for statement, parameters in queries:
                plan = await tx.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
                assert [one[-1] for one in plan if one[-1].startswith("SCAN") and "lease" not in one[-1]] == [], (
                    statement
                )
