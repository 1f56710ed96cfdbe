"""The lesson in Verräter over the loopback server: a newcomer presses what he is told to press, or anything else."""

from __future__ import annotations

import pytest

from tests.e2e.harness import Harness
from tests.e2e.learners import ADVICE, AGAIN, AGAINST_COMPUTERS, BEGIN, LEAVE, ON, Learner
from tests.e2e.robots import call, labels, press
from tests.e2e.stored_matches import dice

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "verraeter"


async def to_the_second_round(here: Harness) -> Learner:
    """Press what the lesson asks for until Mephisto has betrayed: the place, the Farmer, the 3."""
    ada = await Learner.begins(here, here.people[0], GAME)
    assert "The place." in ada.text
    await ada.pick("Village 10")
    await ada.seal()
    assert "the **Traitor** and the **Diplomat +2** are missing" in ada.text
    await ada.pick("Farmer")
    assert "**Mephisto** plays a 5." in ada.text
    await ada.pick("3")
    await ada.seal()
    assert "Betrayed!" in ada.text
    assert "The next place." in ada.text
    assert ada.panel.pictures
    return ada


async def test_a_newcomer_who_does_what_he_is_told_is_betrayed_and_betrays(here: Harness) -> None:
    ada = await to_the_second_round(here)
    await ada.pick("City 15")
    await ada.seal()
    assert "First choice." in ada.text
    await ada.pick("Traitor")
    assert "The trap." in ada.text
    for card in ("3", "4", "5"):
        await ada.pick(card)
    await ada.seal()
    assert "Treason pays." in ada.text
    assert "You lead with 21 points; Mephisto has 19, Belle 18." in ada.text
    assert ada.panel.pictures
    assert {AGAINST_COMPUTERS, AGAIN} <= labels(ada.panel)
    assert 12 <= ada.taps <= 18


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("place", "role", "cards", "told"),
    [
        ("City 15", "Farmer", "Take the lead", "Loyal, and still behind."),
        ("City 15", "Traitor", "Take the lead", "The treason has failed."),
        ("River 5", "Traitor", "Play all", "The treason has worked, and paid too little."),
    ],
)
async def test_whoever_does_something_else_is_told_what_came_of_it(
    here: Harness, place: str, role: str, cards: str, told: str
) -> None:
    ada = await to_the_second_round(here)
    await ada.pick(place)
    await ada.seal()
    await ada.pick(role)
    proposed = any(cards in button.label for button in ada.panel.buttons)
    await ada.pick(cards if proposed else "5")
    await ada.seal()
    assert ada.is_through
    assert told in ada.text


async def test_the_lesson_can_do_every_step_for_its_learner_and_rests_between_them(here: Harness) -> None:
    person = here.people[0]
    ada = await Learner.begins(here, person, GAME)
    told = []
    for _ in range(6):
        told.append(ada.text)
        await ada.press(ADVICE)
        if not ada.is_through:
            await ada.press(LEAVE)
            await ada.press(ON)
    assert ada.is_through
    story = "\n".join(told)
    for title in ("The place.", "Action cards.", "Supply cards.", "Betrayed!", "The next place.", "First choice."):
        assert title in story
    assert "Treason pays." in ada.text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("seed", range(3))
async def test_whoever_presses_anything_comes_to_the_end(seed: int, here: Harness) -> None:
    chance = dice(f"lesson of verraeter {seed}")
    ada = await Learner.begins(here, here.people[0], GAME)
    for _ in range(150):
        if ada.is_through:
            break
        await ada.do_anything(chance)
        assert here.say("our-fault") not in ada.text
    assert ada.is_through
    assert AGAIN in labels(ada.panel)


async def test_whoever_names_no_game_chooses_one(here: Harness) -> None:
    ada = here.people[0]
    which = await call(ada, here.channel, "learn")
    assert which.ephemeral
    assert {"Guardians", "Verräter"} <= labels(which)
    welcome = await press(ada, which, "Verräter")
    assert "You play two rounds of Verräter here" in welcome.text
    assert "The place." in (await press(ada, welcome, BEGIN)).text
