"""A match that is over looked at again: the same curve for everybody, and to each alone what his answers were worth."""

import pytest

from bot.games.power.board.actions import Sheet
from bot.games.power.rules import Power
from bot.games.verraeter.rules import Verraeter
from bot.matches.service.history import Ends
from bot.matches.types import Table
from bot.store.kept import matches
from render.presenter import presenter_of
from tests.matches.harness import DAY, MatchesHarness, person, place, user
from tests.matches.test_computers import play
from tests.matches.test_lobby import refused

STRANGER = 9


def ends_of(game: str) -> Ends:
    return presenter_of(game).changes_board


OFFERED = (Verraeter(), Power())


async def begun(house: MatchesHarness) -> Table:
    """Begin a match of Verräter of two people and a computer."""
    table = await house.lobby(2, "verraeter", deadline=DAY)
    await house.matches.lobbies.add_computer(table.id, user(0), "level1")
    return await house.matches.lobbies.start(table.id, user(0))


async def test_everybody_gets_the_same_curve_which_ends_with_who_has_won(house: MatchesHarness) -> None:
    table = await begun(house)
    reviews = house.matches.reviews
    assert await refused(reviews.review(table.id, user(0), ends_of)) == "refused-match-not-over"
    assert await refused(reviews.answers(table.id, user(0), ends_of)) == "refused-match-not-over"
    ended = await play(house, table.id, 0, 1)
    shown = [await reviews.review(table.id, user(who), ends_of) for who in (0, 1, STRANGER)]
    assert ended.outcome is not None
    points = shown[0].points
    assert all(sum(point.chances) == pytest.approx(1) for point in points)
    assert [seat for seat, chance in enumerate(points[-1].chances) if chance > 0.01] == list(ended.outcome.winners)
    assert shown[0].points == shown[1].points == shown[2].points
    assert shown[0].turns == shown[1].turns == shown[2].turns
    assert len(shown[0].turns) <= 3
    assert [one.back.mine for one in shown] == [0, 1, None]


async def test_what_answers_were_worth_is_thought_of_with_what_their_seat_knew_and_told_nobody_else(
    house: MatchesHarness,
) -> None:
    table = await begun(house)
    await play(house, table.id, 0, 1)
    reviews, asked = house.matches.reviews, house.beginner.asked
    assert await refused(reviews.answers(table.id, user(STRANGER), ends_of)) == "refused-not-a-player"
    for seat in (0, 1):
        asked.clear()
        found = await reviews.answers(table.id, user(seat), ends_of)
        assert 0 < found.looked_at <= 16
        assert {(view.seat, decision.seat) for view, decision, *_ in asked} == {(seat, seat)}
        assert all(view.outcome is None for view, *_ in asked)
        for one in (found.best, found.dearest):
            assert one is None or (one.view.seat == one.decision.seat == seat)
        assert found.dearest is not None
        assert found.dearest.judged.loss == pytest.approx(0.1)
        assert found.dearest.true is not None


async def test_a_player_goes_on_from_his_answer_in_a_position_that_he_could_not_tell_from_the_real_one(
    house: MatchesHarness,
) -> None:
    table = await begun(house)
    await play(house, table.id, 0, 1)
    reviews, game = house.matches.reviews, Verraeter()
    found = await reviews.answers(table.id, user(1), ends_of)
    assert found.dearest is not None
    line = found.dearest.line
    assert await refused(reviews.position(table.id, user(0), line)) == "button-unknown"
    position = await reviews.position(table.id, user(1), line)
    assert game.view(position.state, 1) == found.dearest.view
    again = await house.matches.lobbies.open_practice("verraeter", place(5), person(1), "level2", 3, position)
    assert [member.user_id for member in again.members] == [None, user(1), None]
    look = await house.matches.play.look(again.id, user(1))
    assert look.view == found.dearest.view
    assert look.upcoming is not None
    assert look.upcoming.kind == found.dearest.decision.kind
    assert (await play(house, again.id, 1)).status == "finished"
    assert await house.matches.history.verify(again.id) is not None
    assert (await reviews.review(again.id, user(1), ends_of)).points


async def test_each_alone_learns_how_predictable_the_sheets_were_that_counted(house: MatchesHarness) -> None:
    table = await house.lobby(2, "power", deadline=DAY)
    await house.matches.lobbies.start(table.id, user(0))
    mine = next(one for one in await house.open_decisions(table.id) if one.seat == 0)
    for _ in range(20):
        await house.act(table.id, 0, mine.id, Sheet())
    await play(house, table.id, 0, 1)
    habit = await house.matches.reviews.habit(table.id, user(0))
    assert habit is not None
    assert 12 <= habit.choices < 20
    assert await refused(house.matches.reviews.habit(table.id, user(STRANGER))) == "refused-not-a-player"


async def test_a_match_of_older_rules_is_neither_reviewed_nor_gone_on_from(house: MatchesHarness) -> None:
    table = await begun(house)
    await play(house, table.id, 0, 1)
    found = await house.matches.reviews.answers(table.id, user(1), ends_of)
    assert found.dearest is not None
    async with house.store.writing() as tx:
        await tx.exec_driver_sql("UPDATE matches SET rules_version = rules_version - 1")
    reviews = house.matches.reviews
    assert await refused(reviews.position(table.id, user(1), found.dearest.line)) == "refused-stored-by-other-rules"
    assert await refused(reviews.review(table.id, user(1), ends_of)) == "refused-stored-by-other-rules"


async def test_of_a_seat_that_changed_hands_nobody_is_told_what_its_answers_were_worth(house: MatchesHarness) -> None:
    table = await begun(house)
    await play(house, table.id, 0, 1)
    async with house.store.writing() as tx:
        await matches.note_holder(tx, table.id, 1, user(STRANGER))
    answers = house.matches.reviews.answers
    assert await refused(answers(table.id, user(1), ends_of)) == "refused-review-changed-hands"
    assert (await answers(table.id, user(0), ends_of)).looked_at


async def test_a_match_that_was_broken_off_has_no_curve(house: MatchesHarness) -> None:
    table = await begun(house)
    await house.matches.ending.abort(table.id, person(0))
    assert await refused(house.matches.reviews.review(table.id, user(0), ends_of)) == "refused-review-broken-off"
