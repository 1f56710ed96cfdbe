"""The lesson in Guardians over the loopback server: a newcomer presses what he sees and what he is told to press."""

from __future__ import annotations

import pytest

from bot.playground import Person
from tests.databases import rows
from tests.e2e.harness import Harness
from tests.e2e.learners import ADVICE, AGAIN, LEAVE, ON, Learner
from tests.e2e.robots import call, labels, press
from tests.e2e.stored_matches import dice

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "guardians"
THE_END = "That was a turn of Guardians"
ANOTHER_TIME = "Begin again if you like."


def kept_for(here: Harness, person: Person) -> int:
    """Count what the store keeps for somebody."""
    ((count,),) = rows(here.database, "SELECT count(*) FROM documents WHERE user_id = ?", person.id)
    return int(count)


async def to_the_sheet(here: Harness) -> Learner:
    """Press what the lesson asks for until it asks for a combat sheet."""
    ada = await Learner.begins(here, here.people[0], GAME)
    assert "Lay your army out." in ada.text
    await ada.pick("centre")
    await ada.pick("Orders")
    assert "your orders answer at once" in ada.text
    await ada.seal()
    assert "March." in ada.text
    await ada.pick("C2")
    await ada.seal()
    return ada


async def test_a_newcomer_learns_by_doing_what_he_is_told(here: Harness) -> None:
    ada = await to_the_sheet(here)
    assert "Your combat sheet." in ada.text
    await ada.pick("Bribery")
    assert "The Captain has a vice that you can serve" in ada.text
    await ada.pick("Shots and channelling")
    assert "How many do you allow in each match-up?" in ada.text
    await ada.pick("Up to 1 stone")
    await ada.seal()
    assert "= 11 against" in ada.text
    assert "This is what your sheet did:" in ada.text
    assert ada.panel.pictures
    await ada.pick("Lay Mountains")
    await ada.seal()
    assert THE_END in ada.text
    assert ada.panel.pictures
    assert kept_for(here, ada.person) == 0
    assert rows(here.database, "SELECT count(*) FROM matches WHERE channel_id = ?", here.channel.id) == [(0,)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("choices", "missed"),
    [
        (("Shots and channelling", "No stone in a match-up"), "Lost for want of a stone."),
        (("Bribery", "Never bribe"), "Lost for want of a bribe."),
        (("Spend nothing",), "Lost, and nothing spent."),
    ],
)
async def test_whoever_spares_too_much_is_told_what_was_missing(
    here: Harness, choices: tuple[str, ...], missed: str
) -> None:
    ada = await to_the_sheet(here)
    for choice in choices:
        await ada.pick(choice)
    await ada.seal()
    assert missed in ada.text
    assert "holds C2" in ada.text
    assert ANOTHER_TIME in ada.text
    assert AGAIN in labels(ada.panel)


async def test_the_lesson_can_do_every_step_for_its_learner(here: Harness) -> None:
    ada = await Learner.begins(here, here.people[0], GAME)
    explained = [ada.text]
    for _ in range(10):
        if ada.is_through:
            break
        await ada.press(ADVICE)
        explained.append(ada.text)
    assert THE_END in ada.text
    story = "\n".join(explained)
    for title in ("Lay your army out.", "March.", "Your combat sheet.", "The combat is over", "Take the land."):
        assert title in story
    await ada.press(AGAIN)
    assert "Lay your army out." in ada.text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("seed", range(3))
async def test_whoever_presses_anything_comes_to_the_end(seed: int, here: Harness) -> None:
    chance = dice(f"lesson {seed}")
    ada = await Learner.begins(here, here.people[0], GAME)
    for _ in range(150):
        if ada.is_through:
            break
        await ada.do_anything(chance)
        assert here.say("our-fault") not in ada.text
    assert THE_END in ada.text or ANOTHER_TIME in ada.text


async def test_a_lesson_goes_on_after_a_rest(here: Harness) -> None:
    ada = here.people[0]
    panel = await press(ada, (await Learner.begins(here, ada, GAME)).panel, ADVICE)
    rest = await press(ada, panel, LEAVE)
    assert "The lesson waits for you." in rest.text
    assert "March." in (await press(ada, rest, ON)).text
    welcome = await call(ada, here.channel, "learn", game=GAME)
    assert {AGAIN, ON} <= labels(welcome)
    assert "March." in (await press(ada, welcome, ON)).text


async def test_a_lesson_is_its_learner_s_alone(here: Harness) -> None:
    ada, bruno, _ = here.people
    await Learner.begins(here, ada, GAME)
    panel = (await Learner.begins(here, bruno, GAME)).panel
    await press(bruno, panel, ADVICE)
    assert not [one for one in here.wire.to(bruno) if "Ada" in one.letters]
    assert (kept_for(here, ada), kept_for(here, bruno)) == (1, 1)


async def test_an_old_button_of_a_lesson_shows_where_it_stands_now(here: Harness) -> None:
    ada = here.people[0]
    old = (await Learner.begins(here, ada, GAME)).panel
    await press(ada, (await Learner.begins(here, ada, GAME)).panel, ADVICE)
    now = await press(ada, old, ADVICE)
    assert "March." in now.text


async def test_who_wants_to_learn_something_else_is_told_what_there_is(here: Harness) -> None:
    ada = here.people[0]
    refused = await call(ada, here.channel, "learn", game="chess")
    assert "There is no such lesson. You can learn" in refused.text
    assert "Guardians" in refused.text
    choices = await ada.autocomplete(here.channel, "learn", "game", "gua")
    assert [choice.value for choice in choices] == ["guardians"]
