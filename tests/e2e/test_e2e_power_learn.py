"""The lesson in Power over the loopback server: a newcomer presses what he is told to press, or something else."""

from __future__ import annotations

import pytest

from tests.e2e.harness import Harness
from tests.e2e.learners import ADVICE, AGAIN, AGAINST_COMPUTERS, LEAVE, ON, WHY, Learner
from tests.e2e.robots import labels, press

pytestmark = pytest.mark.asyncio(loop_scope="module")

EMPTY = "Seal an empty sheet (costs one Power)"
SOLDIER, TANK, DESTROYER = "Soldier (I) · B7", "Tank (T) · B5", "Destroyer (D) · S2"


async def come_up(here: Harness) -> Learner:
    """Write and seal the first sheet as advised."""
    ada = await Learner.begins(here, here.people[0], "power")
    await ada.pick(SOLDIER, "B8", "Destroyer (D) · IN", "S2", "Seal 2 orders")
    return ada


async def test_a_newcomer_takes_the_flag_by_doing_what_he_is_told(here: Harness) -> None:
    ada = await Learner.begins(here, here.people[0], "power")
    told = []
    for step in (SOLDIER, "B8", "Destroyer (D) · IN", "S2", "Seal 2 orders"):
        told.append(ada.panel.text)
        await ada.pick(step)
    for text, explained in zip(
        told,
        ("Your first sheet.", "The soldier", "Now bring the destroyer up", "The destroyer", "Seal your orders"),
        strict=True,
    ):
        assert explained in text
    assert "**Tie on B8**, 2 each" in ada.panel.text
    assert "Two orders have met." in ada.panel.text
    assert ada.panel.pictures
    await ada.pick(SOLDIER, "HQB", TANK, "HQB", DESTROYER)
    assert "that would make 12" not in ada.panel.text
    await ada.pick("HQB")
    assert "that would make 12" in ada.panel.text
    await ada.pick("Seal 3 orders")
    assert "15 = " in ada.panel.text
    assert "The flag is yours, and with it the match." in ada.panel.text
    assert ada.panel.pictures
    assert {AGAIN, AGAINST_COMPUTERS} <= labels(ada.panel)
    assert 12 <= ada.taps <= 18


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("sent", "explained"),
    [
        ((SOLDIER, DESTROYER), "A tie, and nothing is won."),
        ((TANK, DESTROYER), "The fight is won, the flag is not."),
        ((SOLDIER, TANK), "You were too weak"),
    ],
)
async def test_whoever_sends_the_wrong_pieces_is_told_what_was_missing(
    here: Harness, sent: tuple[str, ...], explained: str
) -> None:
    ada = await come_up(here)
    for piece in sent:
        await ada.pick(piece, "HQB")
    await ada.pick("Seal 2 orders")
    assert explained in ada.panel.text
    assert AGAIN in labels(ada.panel)


async def test_a_half_written_sheet_waits_for_its_learner(here: Harness) -> None:
    ada = await Learner.begins(here, here.people[0], "power")
    await ada.pick(SOLDIER, "B8", LEAVE)
    assert "The lesson waits for you." in ada.panel.text
    await ada.pick(ON)
    assert "Now bring the destroyer up" in ada.panel.text
    await ada.pick(ADVICE, ADVICE)
    assert "The flag is yours" in ada.panel.text


async def test_a_panel_asks_for_a_piece_then_for_its_place_and_for_nothing_else(here: Harness) -> None:
    ada = await Learner.begins(here, here.people[0], "power")
    always = {ADVICE, LEAVE, WHY}
    assert labels(ada.panel) == {SOLDIER, "Tank (T) · B5", "Destroyer (D) · IN", EMPTY, *always}
    assert here.say("power-prompt-penalty", all="yes") not in ada.panel.text
    await ada.pick(SOLDIER)
    assert labels(ada.panel) == {"Start over", *always}
    assert [menu.placeholder for menu in ada.panel.selects] == ["Choose where to"]


async def test_a_lesson_leads_to_the_rules_that_hold_there(here: Harness) -> None:
    ada = await Learner.begins(here, here.people[0], "power")
    rules = await press(ada.person, ada.panel, WHY)
    assert rules.id != ada.panel.id
    assert here.say("rules-why", game="Power") in rules.text
