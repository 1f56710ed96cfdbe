"""The lesson in Guardians over the loopback server: a newcomer presses what he sees and what he is told to press."""

from __future__ import annotations

import pytest

from bot.playground import Person, Seen
from tests.databases import rows
from tests.e2e.harness import Harness
from tests.e2e.robots import answered, call, choose, labels, press
from tests.e2e.stored_matches import dice

pytestmark = pytest.mark.asyncio(loop_scope="module")

BEGIN, ON, ADVICE, LEAVE = "Begin the lesson", "Go on with the lesson", "Do it for me", "Leave off here"
FINAL = "button:learn-seal:"
THE_END = "That was a turn of Guardians"
AGAIN = "Begin again if you like."


def kept_for(here: Harness, person: Person) -> int:
    """Count what the store keeps for somebody."""
    ((count,),) = rows(here.database, "SELECT count(*) FROM documents WHERE user_id = ?", person.id)
    return int(count)


async def begin(here: Harness, person: Person) -> Seen:
    """Ask for the lesson and begin it."""
    welcome = await call(person, here.channel, "learn", game="guardians")
    assert welcome.ephemeral
    return await press(person, welcome, BEGIN)


async def pick(person: Person, panel: Seen, label: str) -> Seen:
    """Press the button with a label, or choose the option with it in a menu."""
    found = next((button.custom_id for button in panel.buttons if label in button.label), None)
    if found is not None:
        return await answered(person, await person.click(panel, found))
    menu, value = next(
        (menu.custom_id, option.value) for menu in panel.selects for option in menu.options if label in option.label
    )
    return await answered(person, await person.choose(panel, menu, [value]))


async def seal(person: Person, panel: Seen) -> Seen:
    """Press the button that makes the answer final."""
    final = next(button.custom_id for button in panel.buttons if (button.custom_id or "").startswith(FINAL))
    assert final is not None
    return await answered(person, await person.click(panel, final))


def over(panel: Seen) -> bool:
    """Tell whether a lesson has come to its end."""
    return THE_END in panel.text or AGAIN in panel.text


async def lead_to_the_sheet(here: Harness, person: Person) -> Seen:
    """Press what the lesson asks for until it asks for a combat sheet: seven presses."""
    panel = await begin(here, person)
    assert "Lay your army out." in panel.text
    panel = await pick(person, await pick(person, panel, "centre"), "Orders")
    assert "your orders answer at once" in panel.text
    panel = await seal(person, panel)
    assert "March." in panel.text
    panel = await pick(person, await pick(person, panel, "Move"), "C2")
    return await seal(person, panel)


async def test_a_newcomer_learns_by_doing_what_he_is_told(here: Harness) -> None:
    ada = here.people[0]
    panel = await lead_to_the_sheet(here, ada)
    assert "Your combat sheet." in panel.text
    panel = await pick(ada, panel, "Bribery")
    assert "The Captain has a vice that you can serve" in panel.text
    panel = await pick(ada, panel, "Shots and channelling")
    assert "How many do you allow in each match-up?" in panel.text
    panel = await seal(ada, await pick(ada, panel, "Up to 1 stone"))
    assert "= 11 against" in panel.text
    assert "This is what your sheet did:" in panel.text
    assert panel.pictures
    panel = await seal(ada, await pick(ada, panel, "Lay Mountains"))
    assert THE_END in panel.text
    assert panel.pictures
    assert kept_for(here, ada) == 0
    assert rows(here.database, "SELECT count(*) FROM matches WHERE channel_id = ?", here.channel.id) == [(0,)]


@pytest.mark.parametrize(
    ("choices", "missed"),
    [
        (("Shots and channelling", "No stone in a match-up"), "Lost for want of a stone."),
        (("Bribery", "Never bribe"), "Lost for want of a bribe."),
        (("Careful",), "Lost, and nothing spent."),
    ],
)
async def test_whoever_spares_too_much_is_told_what_was_missing(
    here: Harness, choices: tuple[str, ...], missed: str
) -> None:
    ada = here.people[0]
    panel = await lead_to_the_sheet(here, ada)
    for choice in choices:
        panel = await pick(ada, panel, choice)
    panel = await seal(ada, panel)
    assert missed in panel.text
    assert "holds C2" in panel.text
    assert AGAIN in panel.text
    assert {BEGIN} <= labels(panel)


async def test_the_lesson_can_do_every_step_for_its_learner(here: Harness) -> None:
    ada = here.people[0]
    panel = await begin(here, ada)
    explained = []
    for _ in range(10):
        explained.append(panel.text)
        if over(panel):
            break
        panel = await press(ada, panel, ADVICE)
    assert THE_END in panel.text
    story = "\n".join(explained)
    for title in ("Lay your army out.", "March.", "Your combat sheet.", "The combat is over", "Take the land."):
        assert title in story
    again = await press(ada, panel, BEGIN)
    assert "Lay your army out." in again.text


@pytest.mark.parametrize("seed", range(3))
async def test_whoever_presses_anything_comes_to_the_end(seed: int, here: Harness) -> None:
    ada, chance = here.people[0], dice(f"lesson {seed}")
    panel = await begin(here, ada)
    for _ in range(150):
        if over(panel):
            break
        ids = [button.custom_id or "" for button in panel.buttons if not button.disabled]
        final = [one for one in ids if one.startswith(FINAL)]
        pushed = [one for one in ids if one.startswith("button:learn-push:")]
        menus = [menu.custom_id for menu in panel.selects]
        if final and (chance.random() < 0.5 or not (pushed or menus)):
            panel = await seal(ada, panel)
        elif not (pushed or menus) or chance.random() < 0.1:
            panel = await press(ada, panel, ADVICE)
        else:
            wanted = chance.choice([*menus, *pushed])
            if wanted in pushed:
                panel = await answered(ada, await ada.click(panel, wanted))
            else:
                panel = await choose(ada, panel, wanted, chance)
        assert here.say("our-fault") not in panel.text
    assert over(panel)


async def test_a_lesson_goes_on_after_a_rest(here: Harness) -> None:
    ada = here.people[0]
    panel = await press(ada, await begin(here, ada), ADVICE)
    rest = await press(ada, panel, LEAVE)
    assert "The lesson waits for you." in rest.text
    assert "March." in (await press(ada, rest, ON)).text
    welcome = await call(ada, here.channel, "learn")
    assert {BEGIN, ON} <= labels(welcome)
    assert "March." in (await press(ada, welcome, ON)).text


async def test_a_lesson_is_its_learner_s_alone(here: Harness) -> None:
    ada, bruno, _ = here.people
    await begin(here, ada)
    panel = await begin(here, bruno)
    await press(bruno, panel, ADVICE)
    assert not [one for one in here.wire.to(bruno) if "Ada" in one.letters]
    assert (kept_for(here, ada), kept_for(here, bruno)) == (1, 1)


async def test_an_old_button_of_a_lesson_shows_where_it_stands_now(here: Harness) -> None:
    ada = here.people[0]
    old = await begin(here, ada)
    await press(ada, await begin(here, ada), ADVICE)
    now = await press(ada, old, ADVICE)
    assert "March." in now.text


async def test_other_games_have_no_lesson_yet(here: Harness) -> None:
    ada = here.people[0]
    refused = await call(ada, here.channel, "learn", game="power")
    assert "You can learn Guardians." in refused.text
    choices = await ada.autocomplete(here.channel, "learn", "game", "gua")
    assert [choice.value for choice in choices] == ["guardians"]
