"""The sealed order of the day: asked once a day, answered in secret, opened once, and never the same in a year."""

import asyncio
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from bot.clock import as_datetime
from bot.games.chance import Chance
from bot.games.codec import from_json, to_json
from bot.games.power.board.actions import Sheet
from bot.games.power.rules import Power
from bot.games.power.sheets import some_sheet
from bot.games.selfplay import random_play, random_setup
from bot.games.verraeter.rules import Verraeter
from bot.matches.daily.opening import AS_GOOD, opening_of, points_of
from bot.matches.daily.positions import DayPosition, position_of
from bot.matches.daily.service import A_WEEK, AGAIN, SHORTEST, Daily, DayOrder
from bot.matches.value.desks import Desk, pushing
from bot.players.computer_player import Weighed
from bot.store import KnownPerson, tables
from bot.store.kept import daily
from bot.store.rows import AnswerRow, OrderRow
from tests.matches.harness import CHANNEL, DAY, GUILD, HOUR, MatchesHarness, open_harness, person, user
from tests.matches.test_lobby import refused
from tests.matches.test_two_timekeepers import another

MESSAGE, ELSEWHERE = 55, GUILD + 1
ADA, BRUNO, CLEO = user(0), user(1), user(2)


@cache
def moments(seed: int = 1) -> Mapping[str, DayPosition]:
    """Give some moments of a match of Verräter at which a role is taken."""
    game = Verraeter()
    setup = random_setup(game, 4, game.types.options(), seed)
    found = []
    for _, step in random_play(setup, setup.start().state):
        for decision in game.waiting_on(step.state):
            view = game.view(step.state, decision.seat)
            if decision.kind == "role" and game.forced(view, decision) is None:
                found.append(position_of(game, 4, {}, decision, view))
    return {one.key: one for one in found}


class DailyHarness:
    """A house that asks, and people who answer; `restart` kills the process."""

    def __init__(self, house: MatchesHarness) -> None:
        self.house = house
        self.daily = self.begin()

    def begin(self) -> Daily:
        return Daily(self.house.matches.keeper, moments)

    async def restart(self, after: float = 0) -> None:
        await self.house.restart(after)
        self.daily = self.begin()

    async def post(self) -> None:
        """Post what is due, as delivery does."""
        for number, row in enumerate(await self.house.store.daily_posts.due(self.house.matches.now())):
            await self.house.store.daily_posts.posted(row, MESSAGE + number)

    async def asked(self, guild: int = GUILD) -> DayOrder:
        """Let a server be asked for the first time."""
        await self.daily.turn_on(guild, CHANNEL, 18, ADA)
        await self.daily.run_due()
        await self.post()
        return await self.daily.latest(guild)

    async def say(self, order: DayOrder, who: int, choice: int) -> None:
        """Answer by pressing: take the choice of a number, and seal it."""
        desk = await self.daily.desk(order, who)
        question = desk.questions[0]
        if (question.key, question.choices[choice]) in desk.completed:
            await self.daily.seal(order, who, desk.revision, (question.key, choice))
        else:
            desk = await self.daily.draft(order, who, pushing(question.key, choice, desk.revision))
            await self.daily.seal(order, who, desk.revision)
        assert (await self.daily.answer(order, who)).action is not None

    async def open(self, order: DayOrder) -> DayOrder:
        """Let the time come at which an order opens."""
        await self.house.clock.advance(order.row.opens_at - self.house.matches.now())
        await self.daily.run_due()
        return await self.daily.order(order.row.id, order.row.guild_id)

    async def rows(self, table: Any) -> list[Any]:
        async with self.house.store.reading() as tx:
            return [*(await tx.execute(select(table))).all()]


OFFERED = (Verraeter(),)


@pytest.fixture
def here(house: MatchesHarness) -> DailyHarness:
    return DailyHarness(house)


async def test_one_press_asks_at_once_and_then_every_day_at_the_hour_for_a_fortnight(here: DailyHarness) -> None:
    order = await here.asked()
    seen = {order.position.key}
    for _ in range(min(13, len(moments()) - 1)):
        before, order = order, await here.open(order)
        assert order.opening is not None
        await here.post()
        order = await here.daily.latest(GUILD)
        assert order.row.asked_at == before.row.opens_at
        assert as_datetime(order.row.opens_at).hour == 18
        assert order.position.key not in seen
        seen.add(order.position.key)
    assert len(await here.rows(tables.daily_orders)) == len(seen)


async def test_it_is_asked_where_the_bot_may_post_at_an_hour_and_off_again(here: DailyHarness) -> None:
    assert await refused(here.daily.latest(GUILD)) == "refused-daily-none"
    assert await refused(here.daily.turn_on(GUILD, CHANNEL, 24, ADA)) == "button-unknown"
    here.house.obstacle = "permission-missing-send"
    assert await refused(here.daily.turn_on(GUILD, CHANNEL, 18, ADA)) == "refused-daily-channel"
    assert await here.daily.server(GUILD) is None
    here.house.obstacle = None
    order = await here.asked()
    assert order.row.opens_at - order.row.asked_at >= SHORTEST
    # Another hour counts from the next one on, and turning it off and on asks nothing more before that.
    await here.daily.turn_off(GUILD)
    server = await here.daily.turn_on(GUILD, CHANNEL, 20, ADA)
    assert server.next_at is not None
    assert server.next_at >= order.row.opens_at
    assert as_datetime(server.next_at).hour == 20
    await here.daily.turn_off(GUILD)
    assert (await here.open(order)).opening is not None
    await here.house.clock.advance(3 * DAY)
    assert await here.daily.run_due() is None
    assert len(await here.rows(tables.daily_orders)) == 1


async def test_the_hour_is_that_of_the_managers_clock(here: DailyHarness) -> None:
    await here.house.matches.people.set_times(ADA, KnownPerson(ADA, zone="Asia/Tokyo"))
    order = await here.asked()
    assert as_datetime(order.row.opens_at).hour == 18 - 9


async def test_a_bot_that_was_away_asks_once_when_it_is_back_and_opens_what_is_overdue(here: DailyHarness) -> None:
    order = await here.asked()
    await here.say(order, ADA, 0)
    await here.restart(after=order.row.opens_at - here.house.matches.now() + 3 * DAY + HOUR)
    assert await refused(here.daily.desk(order, ADA)) == "refused-daily-late"
    due = await here.daily.run_due()
    opened = await here.daily.order(order.row.id, GUILD)
    assert opened.opening is not None
    assert opened.opening.answered == 1
    latest = await here.daily.latest(GUILD)
    assert len(await here.rows(tables.daily_orders)) == 2
    assert due == latest.row.opens_at >= here.house.matches.now() + SHORTEST


async def test_an_answer_is_changed_until_it_opens_and_late_ones_get_a_word(here: DailyHarness) -> None:
    order = await here.asked()
    await here.say(order, ADA, 0)
    first = (await here.daily.answer(order, ADA)).action
    await here.restart()
    await here.say(order, ADA, 1)
    assert (await here.daily.answer(order, ADA)).action != first
    desk = await here.daily.desk(order, ADA)
    assert desk.sealed is not None
    # What is half made is no answer, and does not touch the one that is in.
    await here.daily.draft(order, ADA, pushing(desk.questions[0].key, 0, desk.revision))
    await here.daily.draft(order, ADA, Desk.cleared)
    assert (await here.daily.answer(order, ADA)).action == to_json(desk.sealed)
    # A press on a panel that is out of date does nothing.
    await here.daily.seal(order, BRUNO, 7, None)
    stale = here.daily.draft(order, BRUNO, pushing(desk.questions[0].key, 0, 7))
    assert await refused(stale) == "refused-draft-has-changed"
    assert (await here.daily.answer(order, BRUNO)).action is None
    await here.house.clock.advance(order.row.opens_at - here.house.matches.now())
    for wish in (
        here.daily.desk(order, BRUNO),
        here.daily.draft(order, BRUNO, pushing(desk.questions[0].key, 0, 0)),
        here.daily.seal(order, ADA, 0),
        here.daily.draft(order, ADA, Desk.cleared),
    ):
        assert await refused(wish) == "refused-daily-late"


async def test_an_order_of_another_server_is_nobodys_business(here: DailyHarness) -> None:
    order = await here.asked()
    assert await refused(here.daily.order(order.row.id, ELSEWHERE)) == "refused-daily-unknown"
    other = await here.asked(ELSEWHERE)
    await here.say(order, ADA, 0)
    await here.daily.sign(GUILD, person(0), signs=True)
    await here.open(order)
    opened = await here.daily.order(other.row.id, ELSEWHERE)
    assert opened.opening is not None
    assert opened.opening.answered == 0
    assert (await here.daily.standing(ELSEWHERE, ADA)).table == ()
    assert (await here.daily.standing(ELSEWHERE, ADA)).streak == 0


@pytest.mark.parametrize("choices", [(0, 1), (1, 0)])
async def test_two_answers_that_differ_are_not_told_apart_before_the_opening(
    choices: tuple[int, int], tmp_path: Path
) -> None:
    """Whatever Ada answers, changes or leaves half made: nothing that others are shown is another."""
    told = []
    for number, changes in enumerate((choices, choices[::-1], ())):
        async with open_harness(tmp_path / f"{number}.db", (Verraeter(),)) as house:
            here = DailyHarness(house)
            order = await here.asked()
            before = await here.daily.run_due()
            for choice in changes:
                await here.say(order, ADA, choice)
            assert await here.daily.run_due() == before
            assert await house.store.daily_posts.due(house.matches.now() + DAY) == ()
            told.append(
                to_json(
                    (
                        (await here.daily.latest(GUILD)).row,
                        (await here.daily.desk(order, BRUNO)).questions,
                        (await here.daily.standing(GUILD, BRUNO)).streak,
                        await here.daily.named(order),
                        await here.daily.named(order, (await here.daily.answer(order, ADA)).action),
                    )
                )
            )
    assert len({*told}) == 1


async def test_what_came_out_is_judged_by_worth_and_kept_for_each(here: DailyHarness) -> None:
    order = await here.asked()
    for who, choice in ((ADA, 0), (BRUNO, 0), (CLEO, 1)):
        await here.say(order, who, choice)
    await here.daily.sign(GUILD, person(2), signs=True)
    opened = await here.open(order)
    result = opened.opening
    assert result is not None
    assert (result.answered, result.ways, result.alone) == (3, 2, 1)
    assert {one.count for one in result.shown} >= {1, 2}
    assert result.best.points == 100
    points = [(await here.daily.answer(order, who)).points for who in (ADA, BRUNO, CLEO)]
    assert points[0] == points[1]
    assert {100, 50} >= {*points}
    assert [one.name for one in await here.daily.named(opened)] == ["Player 2"]
    assert not await here.daily.signs(GUILD, person(0))
    renamed = msgspec.structs.replace(person(2), name="Cleo")
    assert await here.daily.signs(GUILD, renamed)
    assert [one.name for one in await here.daily.named(opened)] == ["Cleo"]
    action = (await here.daily.answer(order, ADA)).action
    assert await here.daily.named(opened, action) == ()
    standing = await here.daily.standing(GUILD, CLEO)
    assert [(one.name, had, count) for one, had, count in standing.table] == [("Cleo", points[2], 1)]
    await here.house.clock.advance(A_WEEK + 1)
    assert (await here.daily.standing(GUILD, CLEO)).table == ()


async def test_the_weeks_table_adds_days_up_and_names_who_has_most_first(here: DailyHarness) -> None:
    for number in (0, 2):
        await here.daily.sign(GUILD, person(number), signs=True)
    order, had = await here.asked(), {ADA: 0, CLEO: 0}
    for answering in ((ADA, CLEO), (CLEO,)):
        for who in answering:
            await here.say(order, who, 0)
        await here.open(order)
        for who in answering:
            had[who] += (await here.daily.answer(order, who)).points or 0
        await here.post()
        order = await here.daily.latest(GUILD)
    told = [(one.user_id, points, count) for one, points, count in (await here.daily.standing(GUILD, ADA)).table]
    assert told == [(CLEO, had[CLEO], 2), (ADA, had[ADA], 1)]


async def test_answers_that_differ_in_how_they_are_written_count_as_one(tmp_path: Path) -> None:
    game = Power()
    state = random_setup(game, 4, game.types.options(), 1).start().state
    decision, view = game.waiting_on(state)[0], game.view(state, 0)
    asked = position_of(game, 4, {}, decision, view)
    async with open_harness(tmp_path / "house.db", (game,)) as house:
        here = DailyHarness(house)
        here.daily = Daily(house.matches.keeper, lambda: {asked.key: asked})
        order = await here.asked()
        first, second = some_sheet(view, decision, Chance(bytes(32), 1)).orders[:2]
        for who, lines in ((ADA, (first, second)), (BRUNO, (second, first)), (CLEO, (first,))):
            action = to_json(Sheet(lines))
            async with house.store.writing() as tx:
                await daily.put_answer(tx, AnswerRow(order_id=order.row.id, user_id=who, action=action))
        await here.daily.sign(GUILD, person(1), signs=True)
        opened = await here.open(order)
        assert opened.opening is not None
        assert (opened.opening.ways, opened.opening.alone, opened.opening.shown[0].count) == (2, 1, 2)
        ada, bruno, cleo = [await here.daily.answer(opened, who) for who in (ADA, BRUNO, CLEO)]
        assert ada.action != bruno.action
        assert (ada.points, ada.alone, cleo.alone) == (bruno.points, bruno.alone, True)
        assert [one.user_id for one in await here.daily.named(opened, ada.action)] == [BRUNO]


async def test_a_row_of_days_counts_until_one_is_missed(here: DailyHarness) -> None:
    order = await here.asked()
    for day in range(3):
        assert (await here.daily.standing(GUILD, ADA)).streak == day
        await here.say(order, ADA, 0)
        assert (await here.daily.standing(GUILD, ADA)).streak == day + 1
        await here.open(order)
        await here.post()
        order = await here.daily.latest(GUILD)
    await here.open(order)
    await here.post()
    assert (await here.daily.standing(GUILD, ADA)).streak == 0


async def test_two_processes_ask_once_and_open_once_and_a_kill_at_the_opening_loses_nothing(
    here: DailyHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = await here.asked()
    await here.say(order, ADA, 0)
    other = here.begin()
    await here.house.clock.advance(order.row.opens_at - here.house.matches.now())
    # One of them dies after it has thought, and before it has stored anything.
    with monkeypatch.context() as dying:
        dying.setattr(daily, "open_order", _die)
        with pytest.raises(_Killed):
            await here.daily.run_due()
    await here.restart()
    await here.daily.run_due()
    first = (await here.daily.order(order.row.id, GUILD)).row
    assert first.opened_at is not None
    other = here.begin()
    # The other one has read it as closed, and comes too late to ask or to open.
    assert await other._open(order.row)
    await here.house.clock.advance(1)
    async with here.house.store.writing() as tx:
        assert not await daily.open_order(tx, order.row, here.house.matches.now(), b"null", said=True)
        server = await daily.server(tx, GUILD)
        assert server is not None
        assert not await daily.move_on(tx, type(server)(GUILD, CHANNEL, "Etc/UTC", 18, order.row.opens_at), 0)
    assert (await here.daily.order(order.row.id, GUILD)).row == first
    assert len(await here.rows(tables.daily_orders)) == 2


@pytest.mark.on_postgresql
@pytest.mark.parametrize("engine", ["postgresql"], indirect=True)
async def test_two_processes_that_are_at_it_at_once_ask_and_open_once(here: DailyHarness) -> None:
    order = await here.asked()
    await here.say(order, ADA, 0)
    async with another(here.house) as matches:
        matches.keeper.thoughts = here.house.matches.keeper.thoughts
        other = Daily(matches.keeper, moments)
        for _ in range(3):
            await here.house.clock.advance(order.row.opens_at - here.house.matches.now())
            here.house.beginner.asked.clear()
            await asyncio.gather(here.daily.run_due(), other.run_due(), here.daily.run_due())
            opened = await here.daily.order(order.row.id, GUILD)
            assert opened.opening is not None
            await here.post()
            latest = await other.latest(GUILD)
            assert latest.row.id != order.row.id
            order = latest
    assert len(await here.rows(tables.daily_orders)) == 4


class _Killed(BaseException):
    pass


async def _die(*_: object, **__: object) -> bool:
    raise _Killed


async def test_what_fails_is_tried_again_and_given_up_a_day_later(
    here: DailyHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = await here.asked()
    await here.say(order, ADA, 0)

    async def lost(*_: object) -> None:
        return None

    monkeypatch.setattr(here.house.beginner, "weigh", lost)
    await here.house.clock.advance(order.row.opens_at - here.house.matches.now())
    assert await here.daily.run_due() == here.house.matches.now() + AGAIN
    assert (await here.daily.order(order.row.id, GUILD)).row.opened_at is None
    await here.house.clock.advance(DAY)
    await here.daily.run_due()
    opened = await here.daily.order(order.row.id, GUILD)
    assert opened.row.opened_at is not None
    assert opened.opening is None
    assert (await here.daily.answer(order, ADA)).points is None


async def test_what_was_never_posted_is_never_opened_in_public(here: DailyHarness) -> None:
    await here.daily.turn_on(GUILD, CHANNEL, 18, ADA)
    await here.daily.run_due()
    order = await here.daily.latest(GUILD)
    opened = await here.open(order)
    assert opened.row.due is None
    assert opened.opening is None


async def test_who_is_forgotten_leaves_no_answer(here: DailyHarness) -> None:
    order = await here.asked()
    await here.say(order, ADA, 0)
    await here.daily.sign(GUILD, person(0), signs=True)
    assert (await here.house.matches.people.personal_data(ADA)).daily == 1
    await here.house.matches.people.forget(ADA)
    assert await here.rows(tables.daily_answers) == await here.rows(tables.daily_signers) == []


async def test_somebody_practises_from_what_he_could_not_tell_from_the_real_one(here: DailyHarness) -> None:
    order = await here.asked()
    position = here.daily.practice(order)
    assert order.game.view(position.state, order.seat) == order.view
    assert position.seat == order.seat


async def test_a_position_of_other_rules_is_not_asked_and_one_that_was_is_set_aside(here: DailyHarness) -> None:
    order = await here.asked()
    here.daily._positions = dict
    assert await refused(here.daily.order(order.row.id, GUILD)) == "refused-daily-other-rules"
    await here.house.clock.advance(order.row.opens_at - here.house.matches.now())
    await here.daily.run_due()
    async with here.house.store.reading() as tx:
        row = await daily.order(tx, order.row.id)
    assert row is not None
    assert (row.opened_at, row.result) == (here.house.matches.now(), None)


async def test_a_year_of_orders_is_kept_and_no_more(here: DailyHarness) -> None:
    async with here.house.store.writing() as tx:
        for number in range(daily.A_YEAR + 3):
            await daily.add(
                tx,
                OrderRow(guild_id=GUILD, channel_id=1, position=str(number), asked_at=number, opens_at=number),
            )
        kept = await daily.asked(tx, GUILD)
    assert len(kept) == daily.A_YEAR
    assert kept[0] == str(daily.A_YEAR + 2)


# Pure values


def weighed(*worths: tuple[str, float, float]) -> dict[bytes, tuple[Weighed, float]]:
    best = max(worth for _, _, worth in worths)
    return {to_json(name): (Weighed(name, share, worth), best) for name, share, worth in worths}


def test_points_follow_what_an_answer_gives_away() -> None:
    assert [points_of(worth, 0.5) for worth in (0.5, 0.49, 0.45, 0.3, 0.1)] == [100, 95, 75, 0, 0]


def test_the_boldest_answer_is_the_one_that_a_computer_gives_least_among_those_as_good() -> None:
    judged = weighed(("usual", 0.8, 0.5), ("rare", 0.1, 0.49), ("never", 0.0, 0.48), ("bad", 0.0, 0.2))
    given = [to_json(name) for name in ("usual", "usual", "rare", "bad")]
    opening = opening_of(given, judged)
    assert opening.boldest is not None
    assert from_json(bytes(opening.boldest.action), str) == "rare"
    assert opening.boldest.points >= AS_GOOD
    assert (opening.answered, opening.ways, opening.alone) == (4, 3, 2)
    assert [from_json(bytes(one.action), str) for one in opening.shown] == ["usual", "rare", "bad"]
    assert opening_of([to_json("usual")], judged).boldest is None
    # Whoever is alone among two was not, as far as one can say.
    assert opening_of(given[2:], judged).alone == 0


def test_the_answers_shown_are_bounded_and_the_best_is_among_them() -> None:
    judged = weighed(("best", 0.0, 0.9), *((f"{number:02}", 0.0, 0.5) for number in range(20)))
    opening = opening_of([to_json(f"{number:02}") for number in range(20)], judged)
    assert len(opening.shown) == 8
    assert from_json(bytes(opening.best.action), str) == "best"
    assert opening.best.count == 0
