"""What all others are asked to agree to is closed, in the channel, once it has come about or cannot any more."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from bot.delivery.boards import Place, keep_notice
from bot.games.verraeter.rules import Verraeter
from bot.store.kept import facts
from bot.store.kept.posts import Polled
from bot.store.outgoing import Notice, Poll
from tests.matches.harness import CHANNEL, DAY, GUILD, MatchesHarness, open_harness, person, user
from tests.matches.test_undoing import play, take_back
from tests.matches.test_windows import to_the_window
from tests.probe.state import Pass

Step: TypeAlias = Callable[[MatchesHarness, int], Awaitable[object]]


async def hang_up(house: MatchesHarness, match_id: int) -> None:
    """Post the questions to all that wait for it."""
    asked = [one.payload for one in await house.said(match_id) if isinstance(one.payload, Notice)]
    async with house.store.writing() as tx:
        known = await facts.of_match(tx, match_id)
        for number, notice in enumerate(asked):
            if notice.poll is not None:
                await keep_notice(tx, facts=known, notice=notice, place=Place(CHANNEL, number), now=house.matches.now())
    await house.hush()


async def polls(house: MatchesHarness, match_id: int) -> list[Poll]:
    """List what the messages in the channel have to show."""
    contents = [one.content for one in await house.store.posts.of_match(match_id)]
    return [one.poll for one in contents if isinstance(one, Polled)]


def rest(seat: int, seconds: int = DAY) -> Step:
    return lambda house, match_id: house.matches.waiting.agree_to_rest(match_id, user(seat), seconds)


def end(seat: int) -> Step:
    return lambda house, match_id: house.matches.ending.agree_to_end(match_id, user(seat))


def resign(seat: int) -> Step:
    return lambda house, match_id: house.matches.ending.resign(match_id, user(seat))


def hand_over(seat: int) -> Step:
    return lambda house, match_id: house.matches.ending.leave_to_computer(match_id, user(seat))


def stand_in(seat: int) -> Step:
    """Agree that a computer plays for whoever has moved first."""
    return lambda house, match_id: house.matches.ending.vote_for_computer(match_id, user(seat), 1)


def undo(seat: int) -> Step:
    async def agree(house: MatchesHarness, match_id: int) -> None:
        (poll,) = await polls(house, match_id)
        _, decision, mark = map(str, poll.button)
        await house.matches.play.take_back(match_id, user(seat), house.interaction(), (decision, mark))

    return agree


async def abort(house: MatchesHarness, match_id: int) -> None:
    await house.matches.ending.abort(match_id, person(9))


async def replace(house: MatchesHarness, match_id: int) -> None:
    await house.matches.ending.replace(match_id, person(7))


async def set_aside(house: MatchesHarness, match_id: int) -> None:
    await house.matches.keeper.set_aside(await house.matches.keeper.load(match_id))


async def go_on(house: MatchesHarness, match_id: int) -> None:
    """Answer by chance until something is asked in secret."""
    while not any(one.sealed for one in await house.open_decisions(match_id)):
        await play(house, match_id)


async def come_back(house: MatchesHarness, match_id: int) -> None:
    await house.leave_orders(match_id, 1, {"pass_cards": False})


async def ask_undo(house: MatchesHarness, match_id: int) -> None:
    assert [(await play(house, match_id))[0] for _ in range(2)] == [FIRST, SECOND]
    await take_back(house, match_id, FIRST)


async def free_undo(house: MatchesHarness, match_id: int) -> None:
    """Let whoever has moved last take that back, and then who asks."""
    await take_back(house, match_id, SECOND)
    await take_back(house, match_id, FIRST)


FIRST, SECOND, THIRD = 1, 2, 0
"""The seats in the order in which they move in these matches."""
CASES: tuple[tuple[str, Step, tuple[Step, ...]], ...] = (
    ("agreed", ask_undo, (undo(SECOND), undo(THIRD))),
    ("gone", ask_undo, (undo(SECOND), go_on)),
    ("gone", ask_undo, (resign(THIRD),)),
    ("gone", ask_undo, (free_undo,)),
    ("gone", ask_undo, (set_aside,)),
    ("over", ask_undo, (abort,)),
    ("agreed", rest(0), (rest(1), rest(2))),
    ("gone", rest(0), (rest(1, 3 * DAY), rest(2, 3 * DAY), rest(0, 3 * DAY))),
    ("gone", rest(0), (rest(1), resign(0))),
    ("over", rest(0), (end(0), end(1), end(2))),
    ("agreed", end(0), (end(2), end(1))),
    ("gone", end(0), (end(2), resign(0))),
    ("agreed", hand_over(1), (stand_in(0), stand_in(2))),
    ("gone", hand_over(1), (stand_in(0), come_back)),
    ("gone", hand_over(1), (replace,)),
    ("gone", hand_over(1), (resign(1),)),
    ("over", hand_over(1), (end(0), end(2))),
)


async def test_each_question_to_all_is_closed_once_it_has_come_about_or_cannot_any_more(tmp_path: Path) -> None:
    """Until then it is one message that says who has agreed, and who has not answered; also after a restart."""
    async with open_harness(tmp_path / "house.db", [Verraeter()]) as house:
        for number, (became, ask, steps) in enumerate(CASES):
            house.set_entropy("two")
            match_id = await house.begin(3, "verraeter", channel=CHANNEL + number)
            await house.hush()
            await ask(house, match_id)
            await hang_up(house, match_id)
            (asked,) = await polls(house, match_id)
            assert (asked.became, asked.agreed) == ("", ())
            assert asked.left == tuple({0, 1, 2} - {asked.seat})
            if number % 5 == 0:
                await house.restart()
            for step in steps:
                assert not asked.became, number
                await step(house, match_id)
                asked, *_ = await polls(house, match_id)
            assert (asked.became, asked.left) == (became, ()), number
            kinds = [one.payload.poll for one in await house.said(match_id) if isinstance(one.payload, Notice)]
            assert asked.kind not in {one.kind for one in kinds if one is not None}, "asked once"


async def test_while_a_window_is_open_no_question_to_all_shows_who_has_answered_in_it(harness: MatchesHarness) -> None:
    match_id = await to_the_window(harness)
    await harness.matches.ending.member_gone(GUILD, user(1))
    await harness.matches.ending.vote_for_computer(match_id, user(0), 1)
    await hang_up(harness, match_id)
    before = await harness.store.posts.of_match(match_id)
    await harness.act(match_id, 1, "nets-1-1", Pass())
    assert await harness.store.posts.of_match(match_id) == before
    await harness.act(match_id, 2, "nets-1-2", Pass())
    assert [one.became for one in await polls(harness, match_id)] == ["gone"]
