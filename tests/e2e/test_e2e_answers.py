"""Presses are answered, each once, whatever comes between: a duplicate, the stop of the bot, a failing suggestion."""

import asyncio
import unicodedata
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NoReturn
from unittest.mock import patch

import pytest
import pytest_asyncio

from bot.client import LAST_ANSWERS
from bot.clock import SystemClock
from bot.matches.types import Refused
from tests.delivery.harness import Log, logged
from tests.e2e.harness import BotAsChild, Harness, open_harness, serving
from tests.e2e.robots import call, open_table, press, reads, sit_down

CALLBACK = r"/interactions/.*/callback"
SUGGESTING = (
    ("play", "game"),
    ("play", "deadline"),
    ("practice", "game"),
    ("time", "zone"),
    ("time", "quiet"),
    ("rules", "game"),
    ("glossary", "word"),
    ("learn", "game"),
    ("seek", "game"),
    ("leaderboard", "game"),
    ("profile", "game"),
    ("card", "name"),
    ("odds", "region"),
)
SUGGESTED_BY = (
    "cogs.lobby.lobby.usual_deadlines",
    "cogs.lobby.computers.suggested_games",
    "cogs.kit.commands.suggested_games",
    "cogs.people.times.zones_like",
    "cogs.people.times.spans_like",
    "cogs.learning.rules.Rules._called",
    "cogs.learning.learn.Learn._offered",
    "cogs.guardians.suggested_cards",
    "cogs.macht_ohnmacht.look_at",
)


@pytest.fixture
def log() -> Iterator[Log]:
    with logged() as log:
        yield log


@pytest_asyncio.fixture
async def here(tmp_path: Path, hurried: None, log: Log) -> AsyncIterator[Harness]:
    """Two people and a bot; a test may have stopped it."""
    async with serving(tmp_path, ("Ada", "Bruno")) as here:
        yield here


def callbacks(here: Harness) -> list[int | None]:
    return [one.status for one in here.playground.requests if one.path.endswith("/callback")]


# Delivered twice


@pytest.mark.sampled(1)
@pytest.mark.parametrize("what", ["a press", "a command", "a suggestion"])
async def test_an_interaction_that_is_delivered_twice_is_answered_once(what: str, here: Harness, log: Log) -> None:
    ada = here.people[0]
    card = await open_table(here)
    before = len(callbacks(here))
    match what:
        case "a press":
            await ada.click(card, label=here.say("button-rules"))
        case "a command":
            await ada.slash(here.channel, "matches")
        case _:
            await ada.autocomplete(here.channel, "rules", "game", "")
    here.playground.gateway.repeat("INTERACTION_CREATE")
    await call(ada, here.channel, "privacy")
    assert callbacks(here)[before:] == [200, 200]
    assert log.errors == []


@pytest.mark.sampled(1)
@pytest.mark.parametrize("cut", ["before", "after"])
async def test_an_acknowledgement_whose_answer_is_lost_is_sent_again_and_the_press_is_carried_out(
    cut: str, here: Harness, log: Log
) -> None:
    ada = here.people[0]
    faults = here.playground.faults
    drop = faults.drop_before if cut == "before" else faults.drop_after
    drop(method="POST", path=CALLBACK)
    card = await open_table(here)
    drop(method="POST", path=CALLBACK)
    rules = reads(await press(ada, card, here.say("button-rules")), "Verräter")
    drop(method="POST", path=CALLBACK)
    reads(await press(ada, rules, here.say("button-page-on")), "Verräter")
    assert log.errors == []


# Suggestions


async def test_what_cannot_be_suggested_is_an_empty_list(here: Harness, log: Log) -> None:
    """Each command that suggests something; what is refused is not even an error."""
    ada = here.people[0]
    await sit_down(here, "macht_ohnmacht")
    options = [(one.name, option) for one in ada.commands(here.channel) for option in one.body.get("options") or ()]
    assert {(command, option["name"]) for command, option in options if option.get("autocomplete")} == set(SUGGESTING)
    for fails in (Refused("refused-no-such-match", match="1"), LookupError("nothing there")):

        def raises(*_: object, failure: Exception = fails, **__: object) -> NoReturn:
            raise failure

        with ExitStack() as patches:
            for place in SUGGESTED_BY:
                patches.enter_context(patch(place, raises))
            for command, option in SUGGESTING:
                assert await ada.autocomplete(here.channel, command, option, "x") == (), command
    assert {line["event"] for line in log.errors} == {"nothing suggested"}
    assert len(log.errors) == len(SUGGESTING)


async def test_a_label_in_the_place_of_its_value_is_no_mistake(here: Harness) -> None:
    """As phones send it; `tests/cogs/test_labels.py` tries all labels, this one that the commands read them."""
    ada, refused = here.people[0], list[Refused]()
    await sit_down(here, "macht_ohnmacht")
    here.bot.on_refused = refused.append
    for command, option in SUGGESTING:
        if command in ("odds", "profile"):
            continue  # before the first turn nobody stands anywhere, nor is anything to be told; their tests try them
        *_, choice = await ada.autocomplete(here.channel, command, option, "")
        others = {"game": "power"} if command == "play" else {}
        label = unicodedata.normalize("NFD", choice.name).swapcase()
        await call(ada, here.channel, command, **{**others, option: f"{label} "})
        assert refused == [], (command, label)


async def test_suggestions_that_come_too_late_are_no_error(here: Harness, log: Log) -> None:
    ada = here.people[0]
    held = here.playground.faults.hold(method="POST", path=CALLBACK)
    typing = asyncio.create_task(ada.autocomplete(here.channel, "rules", "game", ""))
    await here.playground.until(lambda: here.playground.world.interactions.waiting)
    await here.goes_by(3.1)
    assert await typing == ()
    held.released.set()
    await call(ada, here.channel, "privacy")
    assert callbacks(here) == [404, 200]
    assert log.errors == []


# The bot stops


async def test_a_press_in_flight_is_answered_before_the_bot_stops(here: Harness, log: Log) -> None:
    ada = here.people[0]
    card = await open_table(here)
    held = here.playground.faults.hold(method="POST", path=CALLBACK)
    pressing = asyncio.create_task(press(ada, card, here.say("button-rules")))
    await here.playground.until(lambda: held.times == 0)
    stopping = asyncio.create_task(here.stop())
    await here.playground.until(lambda: not here.playground.gateway.connected)
    held.released.set()
    assert "Verräter" in (await pressing).text
    await stopping
    assert log.errors == []


async def test_a_press_that_cannot_be_answered_does_not_keep_the_bot_from_stopping(here: Harness, log: Log) -> None:
    ada = here.people[0]
    card = await open_table(here)
    here.playground.faults.hang(method="POST", path=CALLBACK)
    pressing = asyncio.create_task(ada.click(card, label=here.say("button-rules")))
    await here.playground.until(lambda: here.playground.world.interactions.waiting)
    stopping = asyncio.create_task(here.stop())
    await here.playground.until(lambda: not here.playground.gateway.connected)
    await asyncio.sleep(0.05)
    assert not stopping.done()
    while not stopping.done():
        await here.goes_by(LAST_ANSWERS)
        await asyncio.sleep(0.01)
    pressing.cancel()
    await asyncio.gather(pressing, return_exceptions=True)
    assert log.errors == []


@pytest.mark.long
async def test_under_load_the_bot_answers_what_is_in_flight_and_ends_within_five_seconds(tmp_path: Path) -> None:
    """All drawing workers are busy for ever, and a picture belongs to each answer."""
    names = [f"Player {number}" for number in range(8)]
    async with open_harness(tmp_path, names, clock=SystemClock()) as here:
        child = await BotAsChild.start(here, "tests.e2e.child_bot draws-for-ever")
        try:
            asking = [asyncio.create_task(call(one, here.channel, "card", name="Wraith")) for one in here.people]
            await here.playground.until(lambda: len(callbacks(here)) == len(names))
            await asyncio.wait_for(child.stop(), 5)
            assert ["Wraith" in seen.text for seen in await asyncio.gather(*asking)] == [True] * len(names)
        finally:
            await child.kill()
        assert child.process.returncode == 0
        assert '"level": "error"' not in here.log.read_text()
