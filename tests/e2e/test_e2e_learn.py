"""The lessons over the loopback server: a newcomer presses what he sees and is told to press, or anything else."""

from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from bot.playground import Person
from tests.databases import rows
from tests.e2e.harness import Harness
from tests.e2e.learners import ADVICE, AGAIN, AGAINST_COMPUTERS, BEGIN, LEAVE, ON, SEAL, WHY, Learner
from tests.e2e.robots import call, labels, press, reads
from tests.e2e.stored_matches import dice

pytestmark = pytest.mark.asyncio(loop_scope="module")

Steps = tuple[str, ...]

SOLDIER, TANK, DESTROYER, BROUGHT = "Soldier (I) · B7", "Tank (T) · B5", "Destroyer (D) · S2", "Destroyer (D) · IN"
FAR: Final = ("Place a piece", "Dyfed", "Place a piece in Dyfed", "Influence (tent)", "Overthrow Cantia")
BID: Final = ("3 knights", "Bid 3 knights")
CLOSE: Final = ("Place a piece", "Elmet", "Place a piece in Elmet")
MOVE_IN: Final = ("Influence (castle)", "Overthrow", "Move in", "Overthrow Rheged")

COURSES: Final[Mapping[str, Sequence[tuple[Steps, Steps]]]] = {
    "verraeter": [
        (("The place.",), ("Village 10", SEAL)),
        (("the **Traitor** and the **Diplomat +2** are missing",), ("Farmer",)),
        (("**Mephisto** plays a 5.",), ("3", SEAL)),
        (("Betrayed!", "The next place."), ("City 15", SEAL)),
        (("First choice.",), ("Traitor",)),
        (("The trap.",), ("3", "4", "5", SEAL)),
        (("Treason pays.", "You lead with 21 points; Mephisto has 19, Belle 18."), ()),
    ],
    "macht_ohnmacht": [
        (("Magic: the marker counts.",), FAR[:3]),
        (("Overthrow.", "Five mages attack now, and four defend."), FAR[3:]),
        (("= 4 in Gododdin + 1 in Dyfed", "Cantia has fallen, 5 to 4,", "A sealed bid."), BID),
        (("3 to 2: the point is yours,", "Sword: the border counts."), CLOSE),
        (("Overthrow and move in.", "Five knights attack now, and four defend."), MOVE_IN),
        (("= 2 in Alt Clut + 2 in Deira + 1 in Elmet", "**12** of 12", "That makes 12: you have won."), ()),
    ],
    "power": [
        (("Your first sheet.",), (SOLDIER,)),
        (("The soldier",), ("B8",)),
        (("Now bring the destroyer up",), (BROUGHT,)),
        (("The destroyer",), ("S2",)),
        (("Seal your orders",), ("Seal 2 orders",)),
        (("**Tie on B8**, 2 each", "Two orders have met."), (SOLDIER, "HQB", TANK, "HQB", DESTROYER, "HQB")),
        (("that would make 12",), ("Seal 3 orders",)),
        (("15 = ", "The flag is yours, and with it the match."), ()),
    ],
    "guardians": [
        (("Lay your army out.",), ("centre", "Orders")),
        (("your orders answer at once",), (SEAL,)),
        (("March.",), ("C2", SEAL)),
        (("Your combat sheet.",), ("Bribery",)),
        (("The Captain has a vice that you can serve",), ("Shots and channelling",)),
        (("How many do you allow in each match-up?",), ("Up to 1 stone", SEAL)),
        (("= 11 against", "This is what your sheet did:"), ("Lay Mountains", SEAL)),
        (("That was a turn of Guardians",), ()),
    ],
}
"""What each lesson says, and what its learner does then."""

TITLES: Final[Mapping[str, Steps]] = {
    "verraeter": ("The place.", "Action cards.", "Supply cards.", "Betrayed!", "The next place.", "First choice."),
    "guardians": ("Lay your army out.", "March.", "Your combat sheet.", "The combat is over", "Take the land."),
    "macht_ohnmacht": ("Magic: the marker counts.", "A sealed bid.", "Sword: the border counts."),
    "power": ("Your first sheet.", "Two orders have met."),
}


HALF_DONE: Final[Mapping[str, tuple[Steps, str]]] = {
    "macht_ohnmacht": ((ADVICE, ADVICE, "4 knights"), "Bid 4 knights"),
    "power": ((SOLDIER, "B8"), "Now bring the destroyer up"),
    "guardians": ((ADVICE,), "March."),
}


def kept_for(here: Harness, person: Person) -> int:
    """Count what the store keeps for somebody."""
    ((count,),) = rows(here.database, "SELECT count(*) FROM documents WHERE user_id = ?", person.id)
    return int(count)


@pytest.mark.parametrize("game", COURSES)
async def test_a_newcomer_learns_by_doing_what_he_is_told(game: str, here: Harness) -> None:
    ada = await Learner.begins(here, here.people[0], game)
    for said, steps in COURSES[game]:
        assert all(sentence in ada.text for sentence in said), ada.text
        await ada.pick(*steps)
    assert ada.is_through
    assert ada.panel.pictures
    assert {AGAIN, AGAINST_COMPUTERS} <= labels(ada.panel)
    assert 12 <= ada.taps <= 18
    assert kept_for(here, ada.person) == 0
    assert rows(here.database, "SELECT count(*) FROM matches WHERE channel_id = ?", here.channel.id) == [(0,)]


@pytest.mark.parametrize("game", COURSES)
async def test_the_lesson_can_do_every_step_for_its_learner_and_rests_between_them(game: str, here: Harness) -> None:
    ada = await Learner.begins(here, here.people[0], game)
    story = first = ada.text
    for _ in range(10):
        if ada.is_through:
            break
        await ada.pick(LEAVE, ON, ADVICE)
        story += ada.text
    for title in (*TITLES[game], COURSES[game][-1][0][-1].split(" with ")[0]):
        assert title in story
    await ada.pick(AGAIN)
    assert ada.text == first


@pytest.mark.parametrize("game", HALF_DONE)
async def test_what_is_half_done_waits_for_its_learner(game: str, here: Harness) -> None:
    steps, now = HALF_DONE[game]
    ada = await Learner.begins(here, here.people[0], game)
    await ada.pick(*steps, LEAVE)
    assert "The lesson waits for you." in ada.text
    welcome = await call(ada.person, here.channel, "learn", game=game)
    assert {AGAIN, ON} <= labels(welcome)
    for panel in (await press(ada.person, ada.panel, ON), await press(ada.person, welcome, ON)):
        assert now in panel.text or now in labels(panel)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", COURSES)
async def test_whoever_presses_anything_comes_to_the_end(game: str, seed: int, here: Harness) -> None:
    chance = dice(f"lesson {seed}")
    ada = await Learner.begins(here, here.people[0], game)
    for _ in range(150):
        if ada.is_through:
            break
        await ada.do_anything(chance)
        assert here.say("our-fault") not in ada.text
    assert ada.is_through
    assert AGAIN in labels(ada.panel)


async def test_a_lesson_is_its_learner_s_alone_and_an_old_button_shows_where_it_stands_now(here: Harness) -> None:
    ada, bruno, _ = here.people
    old = (await Learner.begins(here, ada, "guardians")).panel
    await (await Learner.begins(here, ada, "guardians")).press(ADVICE)
    reads(await press(ada, old, ADVICE), "March.")
    await (await Learner.begins(here, bruno, "guardians")).press(ADVICE)
    assert not [one for one in here.wire.to(bruno) if "Ada" in one.letters]
    assert (kept_for(here, ada), kept_for(here, bruno)) == (1, 1)


async def test_a_panel_asks_for_a_piece_then_for_its_place_and_for_nothing_else(here: Harness) -> None:
    ada = await Learner.begins(here, here.people[0], "power")
    always = {ADVICE, LEAVE, WHY}
    assert labels(ada.panel) == {SOLDIER, TANK, BROUGHT, "Seal an empty sheet (costs one Power)", *always}
    assert here.say("power-prompt-penalty", all="yes") not in ada.text
    await ada.pick(SOLDIER)
    assert labels(ada.panel) == {"Start over", *always}
    assert [menu.placeholder for menu in ada.panel.selects] == ["Choose where to"]


async def test_a_lesson_leads_to_the_rules_that_hold_there(here: Harness) -> None:
    ada = await Learner.begins(here, here.people[0], "power")
    rules = reads(await press(ada.person, ada.panel, WHY), here.say("rules-why", game="Power"))
    assert rules.id != ada.panel.id


async def test_whoever_names_no_game_chooses_one_and_another_is_told_what_there_is(here: Harness) -> None:
    ada = here.people[0]
    which = await call(ada, here.channel, "learn")
    assert {"Guardians", "Verräter"} <= labels(which)
    welcome = reads(await press(ada, which, "Verräter"), "You play two rounds of Verräter here")
    assert "The place." in (await press(ada, welcome, BEGIN)).text
    reads(await call(ada, here.channel, "learn", game="chess"), "There is no such lesson. You can learn", "Guardians")
    choices = await ada.autocomplete(here.channel, "learn", "game", "gua")
    assert [choice.value for choice in choices] == ["guardians"]
