"""Several processes may work on one match: what each has read is checked when it writes, and read again once."""

import asyncio
from collections import Counter

import pytest

from bot.matches.service import Matches
from bot.matches.types import Refused
from bot.matches.value.desks import pushing
from bot.store import Outdated
from tests.matches.harness import MatchesHarness, user
from tests.probe.state import Order, Sheet

A2 = Sheet((Order("A", 2),))

pytestmark = pytest.mark.on_postgresql


def another_process(harness: MatchesHarness) -> Matches:
    """Give a service that knows nothing of the locks of the first."""
    return Matches(harness.store, harness.games, harness.clock, entropy=harness.entropy)


async def test_whoever_answers_while_another_process_does_is_not_told_that_the_board_has_changed(
    harness: MatchesHarness,
) -> None:
    other = another_process(harness)
    for number in range(10):
        match_id = await harness.begin(2, channel=600 + number)
        await asyncio.gather(
            harness.matches.play.act(match_id, user(0), "sheet-1-0", 10 * number + 1, A2),
            other.play.act(match_id, user(1), "sheet-1-1", 10 * number + 2, A2),
        )
        assert not {"sheet-1-0", "sheet-1-1"} & {one.id for one in await harness.open_decisions(match_id)}
        await harness.matches.history.verify(match_id)


async def test_the_same_press_in_two_processes_is_carried_out_once(harness: MatchesHarness) -> None:
    other = another_process(harness)
    match_id = await harness.begin(2)
    done = await asyncio.gather(
        *(matches.play.act(match_id, user(0), "sheet-1-0", 7, A2) for matches in (harness.matches, other))
    )
    assert Counter(one.repeated for one in done) == {False: 1, True: 1}


async def test_of_two_presses_on_one_draft_in_two_processes_the_second_hears_that_it_has_changed(
    harness: MatchesHarness,
) -> None:
    other = another_process(harness)
    match_id = await harness.begin(2)
    desk = await harness.matches.play.desk(match_id, user(0), "sheet-1-0")
    question = desk.questions[0]
    presses = [
        matches.play.draft(match_id, user(0), "sheet-1-0", pushing(question.key, place, desk.revision))
        for place, matches in enumerate((harness.matches, other))
    ]
    said = await asyncio.gather(*presses, return_exceptions=True)
    refusals = [one.problems[0].key for one in said if isinstance(one, Refused)]
    assert refusals == ["refused-draft-has-changed"]


async def test_whoever_is_overtaken_twice_is_told_that_the_board_has_changed(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await harness.begin(2)
    tries = 0

    async def overtaken(*_: object) -> None:
        nonlocal tries
        tries += 1
        raise Outdated(match_id)

    monkeypatch.setattr(harness.matches.keeper, "write", overtaken)
    with pytest.raises(Refused) as caught:
        await harness.matches.play.act(match_id, user(0), "sheet-1-0", 7, A2)
    assert (caught.value.problems[0].key, tries) == ("refused-board-has-changed", 2)
