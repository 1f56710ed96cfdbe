"""Looking back on a match: nobody sees more of its past than his seat, or the public, has seen then."""

import asyncio
import random
from collections.abc import Sequence

import pytest

from bot.games.codec import to_json
from bot.games.contract import AnyGame, Event, Seat
from bot.games.registry import house_games
from bot.matches.replaying import views_again
from bot.matches.service import history
from bot.matches.service.history import Ends
from bot.matches.types import LookBack, Refused
from bot.matches.value.upgrading import read_events
from bot.store.kept import matches
from render.presenter import presenter_of
from tests.matches.harness import DAY, MatchesHarness, person, place, user

GAMES = ("verraeter", "power", "macht_ohnmacht", "guardians")
OFFERED = tuple(house_games()[key] for key in GAMES)
STRANGER = 9


def ends_of(game: str) -> Ends:
    return presenter_of(game).changes_board


async def begin(harness: MatchesHarness, game: str, **options: str) -> int:
    """Start a match of the fewest players, in Guardians with decks for beginners."""
    rules = harness.games[game]
    table = await harness.matches.lobbies.open_lobby(game, place(), person(0), options, DAY)
    for seat in range(1, min(rules.seats)):
        await harness.matches.lobbies.join(table.id, person(seat))
    if rules.entries is not None and rules.entries.starters:
        for seat, entry in zip(range(min(rules.seats)), rules.entries.starters.values(), strict=False):
            await harness.matches.lobbies.set_entry(table.id, user(seat), entry)
    return (await harness.matches.lobbies.start(table.id, user(0))).id


async def back(harness: MatchesHarness, match_id: int, by: int, seat: Seat | None = None) -> LookBack:
    return await harness.matches.history.look_back(match_id, user(by), ends_of, seat=seat)


async def play_on(harness: MatchesHarness, match_id: int, luck: random.Random, answers: int) -> None:
    for _ in range(answers):
        decisions = await harness.open_decisions(match_id)
        waiting = [one for one in decisions if not one.answered] or list(decisions)
        if not waiting:
            return
        decision = luck.choice(waiting)
        await harness.act(match_id, decision.seat, decision.id, await harness.sample(match_id, decision, luck.random()))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES)
async def test_a_step_shows_what_each_has_seen_then_and_later_nothing_else(game: str, harness: MatchesHarness) -> None:
    """What was stepped through once stays as it was; what goes on in secret adds nothing, for nobody."""
    match_id, luck = await begin(harness, game), random.Random(f"looking back on {game}")
    seats = range(len((await harness.matches.tables.get(match_id)).members))
    observers = (*seats, STRANGER)
    before = {one: await back(harness, match_id, one) for one in observers}
    grown = 0
    for _ in range(36):
        told = len(await log(harness, match_id))
        await play_on(harness, match_id, luck, 1)
        lines = (await log(harness, match_id))[told:]
        public = [[one for one in events if one.audience is None] for events in lines]
        stepped = sum(map(ends_of(game), public))
        assert all(ends_of(game)(one) for one in public if presenter_of(game).ends_chapter(one))
        for one in observers:
            now = await back(harness, match_id, one, None if one == STRANGER else one)
            assert now.steps[: len(before[one].steps)] == before[one].steps
            assert len(now.steps) == len(before[one].steps) + stepped
            if public and ends_of(game)(public[-1]):
                look = await harness.matches.play.look(match_id, None if one == STRANGER else user(one))
                assert now.steps[-1].view == to_json(look.view)
            assert now.seat == (None if one == STRANGER else one)
            assert now.told_at(0)
            before[one] = now
        grown += stepped
    assert grown > 5


async def log(harness: MatchesHarness, match_id: int) -> Sequence[Sequence[Event]]:
    async with harness.store.reading() as tx:
        stored = await matches.log_of(tx, match_id)
    game: AnyGame = harness.games[(await harness.matches.tables.get(match_id)).game]
    return [read_events(game, line.events, line.rules_version) for line in stored]


async def test_sealed_answers_do_not_change_the_number_of_steps(harness: MatchesHarness) -> None:
    match_id = await begin(harness, "power")
    for seat in (0, STRANGER):
        before = await back(harness, match_id, seat)
        decision = next(one for one in await harness.open_decisions(match_id) if one.seat == 1)
        for luck in range(2):
            await harness.act(match_id, 1, decision.id, await harness.sample(match_id, decision, luck))
            assert (await back(harness, match_id, seat)).steps == before.steps


async def test_nobody_looks_back_through_other_eyes_while_a_match_goes_on(harness: MatchesHarness) -> None:
    match_id = await begin(harness, "verraeter")
    for one, seat in ((0, 1), (STRANGER, 0), (0, 7)):
        with pytest.raises(Refused, match="refused-not-your-view"):
            await back(harness, match_id, one, seat)
    assert (await back(harness, match_id, 0, 0)).seat == 0
    assert (await back(harness, match_id, 0, None)).seat == 0
    with pytest.raises(Refused, match="refused-match-not-over"):
        await harness.matches.history.open_view(match_id, user(1))
    with pytest.raises(Refused, match="refused-no-such-match"):
        await harness.matches.history.look_back(match_id, user(STRANGER), ends_of, channel_id=1)


async def test_after_the_end_a_seat_is_open_to_others_once_its_player_agrees(harness: MatchesHarness) -> None:
    match_id = await begin(harness, "verraeter")
    await harness.matches.ending.resign(match_id, user(1))
    await harness.matches.ending.abort(match_id, person(0))
    assert (await back(harness, match_id, 0)).seat is None
    mine = await back(harness, match_id, 1, 1)
    assert (mine.seat, mine.open_seats, mine.opens) == (1, (1,), True)
    with pytest.raises(Refused, match="refused-not-your-view"):
        await back(harness, match_id, STRANGER, 1)
    assert await harness.matches.history.open_views(match_id) == frozenset()
    await harness.matches.history.open_view(match_id, user(1))
    assert await harness.matches.history.open_views(match_id) == {1}
    seen = await back(harness, match_id, STRANGER, 1)
    assert (seen.steps, seen.open_seats) == (mine.steps, (1,))
    assert not (await back(harness, match_id, 1)).opens
    with pytest.raises(Refused, match="refused-not-a-player"):
        await harness.matches.history.open_view(match_id, user(STRANGER))


async def test_where_decks_stay_closed_others_look_through_nobodys_eyes_until_all_are_open(
    harness: MatchesHarness,
) -> None:
    match_id = await begin(harness, "guardians")
    await harness.matches.ending.abort(match_id, person(0))
    await harness.matches.history.open_view(match_id, user(0))
    await harness.matches.history.open_entry(match_id, user(0))
    assert (await back(harness, match_id, 0, 0)).seat == 0
    assert await harness.matches.history.open_views(match_id) == frozenset()
    with pytest.raises(Refused, match="refused-not-your-view"):
        await back(harness, match_id, 1, 0)
    await harness.matches.history.open_entry(match_id, user(1))
    assert await harness.matches.history.open_views(match_id) == {0}
    assert (await back(harness, match_id, 1, 0)).seat == 0
    with pytest.raises(Refused, match="refused-not-your-view"):
        await back(harness, match_id, 0, 1)


async def test_what_a_computer_has_seen_from_the_start_is_open_after_the_end(harness: MatchesHarness) -> None:
    await harness.matches.lobbies.open_practice("verraeter", place(), person(0), "level1", 3)
    table = await harness.matches.tables.in_channel(place().channel_id)
    assert table is not None
    computer = table.facts.computers[0]
    with pytest.raises(Refused, match="refused-not-your-view"):
        await back(harness, table.id, 0, computer)
    await harness.matches.ending.abort(table.id, person(0))
    assert (await back(harness, table.id, 0, computer)).seat == computer


async def test_what_the_rules_of_today_cannot_play_again_has_its_history_and_says_why(harness: MatchesHarness) -> None:
    match_id = await begin(harness, "verraeter")
    await play_on(harness, match_id, random.Random(1), 6)
    async with harness.store.writing() as tx:
        await tx.exec_driver_sql("UPDATE actions SET events = '[]' WHERE number = 3")
    broken = await back(harness, match_id, STRANGER)
    assert (broken.steps, broken.obstacle) == ((), "look-back-broken")
    async with harness.store.writing() as tx:
        await tx.exec_driver_sql("UPDATE matches SET replayable = false")
    foreign = await back(harness, match_id, STRANGER)
    assert (foreign.steps, foreign.obstacle) == ((), "look-back-other-rules")
    assert len(foreign.lines) > 3


async def test_ten_people_at_once_have_a_match_played_again_once(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await begin(harness, "verraeter")
    played = []

    def counted(*given: object) -> object:
        played.append(given)
        return views_again(*given)  # type: ignore[arg-type]  # passed on as they came

    monkeypatch.setattr(history, "views_again", counted)
    seen = await asyncio.gather(*(back(harness, match_id, 20 + one) for one in range(10)))
    assert len({one.steps for one in seen}) == 1
    await back(harness, match_id, STRANGER)
    assert len(played) == 1
    await play_on(harness, match_id, random.Random(1), 1)
    await back(harness, match_id, STRANGER)
    assert len(played) == 2


async def test_what_was_taken_back_is_a_step_that_shows_the_board_before_it(harness: MatchesHarness) -> None:
    match_id = await begin(harness, "macht_ohnmacht")
    begun = await back(harness, match_id, STRANGER)
    decision = next(one for one in await harness.open_decisions(match_id) if not one.answered)
    await harness.act(match_id, decision.seat, decision.id, await harness.sample(match_id, decision, 3))
    acted = await back(harness, match_id, STRANGER)
    assert await harness.matches.play.take_back(match_id, user(decision.seat), harness.interaction())
    undone = await back(harness, match_id, STRANGER)
    assert undone.steps[:-1] == acted.steps
    assert (undone.steps[-1].view, len(undone.told_at(2))) == (begun.steps[-1].view, 1)
    assert (await back(harness, match_id, decision.seat)).steps[-1].told == len(undone.lines)
