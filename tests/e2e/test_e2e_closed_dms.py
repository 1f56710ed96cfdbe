"""Direct messages are closed: everything can be played by private answers in the channel, and people are told so."""

from __future__ import annotations

import pytest

from tests.e2e.harness import Harness
from tests.e2e.robots import answered, begin, join, open_table, press


@pytest.fixture
def here(later: Harness) -> Harness:
    """A harness whose clock stands still until it is moved."""
    return later


async def test_who_cannot_be_reached_is_named_on_the_card_and_told_how_to_open_direct_messages(here: Harness) -> None:
    _, bruno, chen = here.people
    bruno.close_dms()
    card = await open_table(here)
    seen = await answered(bruno, await bruno.click(card, label="Join"))
    await bruno.wait_for(lambda: "no direct messages" in bruno.look_again(card).text)
    told = await bruno.wait_for_message(here.channel, "I cannot write to you")
    assert seen.ephemeral or seen.id == card.id
    assert told.ephemeral
    assert "Privacy settings" in told.text
    card = await join(here, card, chen)
    assert "**Bruno** · no direct messages" in card.text
    assert "**Chen**\n" in card.text
    assert told.id not in {one.id for one in chen.sees(here.channel)}


async def test_the_hand_and_the_private_news_can_be_read_in_the_channel(here: Harness) -> None:
    for person in here.people:
        person.close_dms()
    card = await join(here, await open_table(here), *here.people[1:])
    for person in here.people:
        await person.wait_for_message(here.channel, "I cannot write to you")
    board = await begin(here, card)
    for person in here.people:
        hand = await press(person, board, "Show my hand")
        assert "3, 4 and 5" in hand.text
        assert hand.ephemeral
