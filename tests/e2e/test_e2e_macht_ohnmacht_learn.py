"""The lesson in Macht & Ohnmacht over the loopback server: a newcomer presses what he is told to press, or not."""

from __future__ import annotations

import pytest

from tests.e2e.harness import Harness
from tests.e2e.learners import ADVICE, AGAIN, AGAINST_COMPUTERS, LEAVE, ON, Learner
from tests.e2e.robots import answered, choose, labels, press
from tests.e2e.stored_matches import dice

pytestmark = pytest.mark.asyncio(loop_scope="module")

FAR = ("Place a piece", "Dyfed", "Place a piece in Dyfed", "Influence (tent)", "Overthrow Cantia")
BID = ("3 knights", "Bid 3 knights")
CLOSE = ("Place a piece", "Elmet", "Place a piece in Elmet")
MOVE_IN = ("Influence (castle)", "Overthrow", "Move in", "Overthrow Rheged")
SAVE = ("Gododdin", "Save 1 knight to Gododdin")
THE_END = "This is what was missing:"


async def newcomer(here: Harness) -> Learner:
    return await Learner.begins(here, here.people[0], "macht_ohnmacht")


async def test_a_newcomer_reaches_twelve_by_doing_what_he_is_told(here: Harness) -> None:
    ada = await newcomer(here)
    explained = []
    for steps in (FAR[:3], FAR[3:], BID, CLOSE, MOVE_IN):
        explained.append(ada.panel.text)
        await ada.pick(*steps)
    explained.append(ada.panel.text)
    for text, promised in zip(
        explained,
        (
            ("Magic: the marker counts.",),
            ("Overthrow.", "Five mages attack now, and four defend."),
            ("= 4 in Gododdin + 1 in Dyfed", "Cantia has fallen, 5 to 4,", "A sealed bid."),
            ("3 to 2: the point is yours,", "Sword: the border counts."),
            ("Overthrow and move in.", "Five knights attack now, and four defend."),
            ("= 2 in Alt Clut + 2 in Deira + 1 in Elmet", "**12** of 12", "That makes 12: you have won."),
        ),
        strict=True,
    ):
        assert all(sentence in text for sentence in promised)
    assert ada.panel.pictures
    assert {AGAIN, AGAINST_COMPUTERS} <= labels(ada.panel)
    assert 12 <= ada.taps <= 18


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("steps", "told", "missing"),
    [
        (
            (
                "Place a piece",
                "Anglia",
                "Place a piece in Anglia",
                *BID,
                *CLOSE,
                *MOVE_IN,
                "End the turn",
                "End the turn: The House is next",
            ),
            "Cantia stands, and the House alone scores,",
            ("The point for the cycle of magic:",),
        ),
        (
            (*FAR, "1 knight", "Bid 1 knight", *CLOSE, *MOVE_IN),
            "The point goes to the House,",
            ("The point at auction:",),
        ),
        (
            (*FAR, "4 knights", "Bid 4 knights", *CLOSE, "Influence (castle)", "Overthrow Rheged"),
            "The point is yours, but 3 would have been enough:",
            ("The knights that you bid beyond 3:",),
        ),
        (
            (*FAR, *BID, "Place a piece", "Hwicce", "Place a piece in Hwicce", "Recruit", *SAVE),
            "Alt Clut has fallen,",
            ("falls 5 to 4 with a knight in Elmet",),
        ),
    ],
)
async def test_what_goes_wrong_is_explained_where_it_is_seen_and_at_the_end(
    here: Harness, steps: tuple[str, ...], told: str, missing: tuple[str, ...]
) -> None:
    ada = await newcomer(here)
    read = []
    for step in steps:
        await ada.pick(step)
        read.append(ada.panel.text)
    assert any(told in text for text in read)
    assert THE_END in ada.panel.text
    assert all(sentence in ada.panel.text for sentence in missing)
    assert AGAIN in labels(ada.panel)


async def test_a_bid_waits_for_its_learner_and_the_lesson_can_do_every_step(here: Harness) -> None:
    ada = await newcomer(here)
    await ada.pick(ADVICE, ADVICE, "4 knights", LEAVE)
    assert "The lesson waits for you." in ada.panel.text
    await ada.pick(ON)
    assert "Bid 4 knights" in labels(ada.panel)
    await ada.pick(ADVICE, ADVICE, ADVICE)
    assert "That makes 12: you have won." in ada.panel.text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("seed", range(3))
async def test_whoever_presses_anything_comes_to_the_end(seed: int, here: Harness) -> None:
    ada, person, chance = await newcomer(here), here.people[0], dice(f"lesson {seed}")
    for _ in range(80):
        ids = [one.custom_id for one in ada.panel.buttons if one.custom_id and "learn-" in one.custom_id]
        pressed = [one for one in ids if "learn-leave" not in one and "learn-begin" not in one]
        if not pressed:
            break
        wanted = chance.choice([*(menu.custom_id for menu in ada.panel.selects), *pressed])
        if wanted in pressed:
            ada.panel = await answered(person, await person.click(ada.panel, wanted))
        else:
            ada.panel = await choose(person, ada.panel, wanted, chance)
        assert here.say("our-fault") not in ada.panel.text
    assert AGAIN in labels(ada.panel)
    await press(person, ada.panel, AGAIN)
