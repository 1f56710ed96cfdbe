"""Time zones and quiet hours, as people set them and as messages respect them."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import pytest_asyncio

from bot.clock import ManualClock
from bot.playground import Permission
from bot.store.kept.people import change_person
from tests.e2e.harness import Harness, serving
from tests.e2e.robots import answered, asked, call, labels, pick, press, sit_down
from tests.e2e.stored_matches import all_said

NIGHT = datetime(2026, 11, 23, 23, 30, tzinfo=UTC)


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Harness]:
    """A server with three people, half an hour before midnight in London."""
    async with serving(tmp_path, clock=ManualClock(NIGHT.timestamp())) as at_night:
        yield at_night


async def test_a_zone_and_quiet_hours_are_set_by_menus_from_any_hour(here: Harness) -> None:
    ada = here.people[0]
    page = await call(ada, here.channel, "time")
    assert page.ephemeral
    assert "You have no quiet hours" in page.text
    page = await answered(ada, await ada.choose(page, page.selects[0].custom_id, ["Europe/London"]))
    assert "11:30" in page.text
    page = await answered(ada, await ada.choose(page, page.selects[1].custom_id, ["480-1020"]))
    assert "Your tables know them" in page.text
    page = await answered(ada, await ada.choose(page, page.selects[2].custom_id, ["480-1080"]))
    assert "8:00\u202fAM – 6:00\u202fPM" in page.text
    assert "until then they count your hours from before" in page.text
    page = await press(ada, page, "Keep it to myself")
    assert "Your tables do not know them" in page.text
    assert "Let my tables know" in labels(page)


async def test_what_is_typed_is_set_as_far_as_it_can_be_and_nothing_of_it_is_lost(here: Harness) -> None:
    ada, bruno = here.people[:2]
    page = await call(ada, here.channel, "time", zone="Europe/Rome", quiet="20-7")
    assert "Rome" in page.text
    assert "quiet hours last for up to 10 hours" in page.text
    page = await call(ada, here.channel, "time", zone="Europe/Atlantis", quiet="22:30 - 6:15")
    assert "no time zone that I know" in page.text
    assert "10:30\u202fPM – 6:15\u202fAM" in page.text
    page = await call(bruno, here.channel, "time", zone="IST", quiet="23-7")
    assert "may mean several cities" in page.text
    assert "Choose your time zone first" in page.text
    page = await answered(bruno, await bruno.choose(page, page.selects[0].custom_id, ["Asia/Kolkata 1380-420"]))
    assert "Kolkata" in page.text
    assert "11:00\u202fPM – 7:00\u202fAM" in page.text


async def test_a_zone_that_can_no_longer_be_read_is_asked_for_anew(here: Harness) -> None:
    ada = here.people[0]
    stored = {"zone": "localtime", "quiet_from": 1320, "quiet_to": 420, "shows_quiet": True}
    async with here.bot.store.writing() as tx:
        await change_person(tx, ada.id, stored)
    assert "those of UTC until you choose" in (await call(ada, here.channel, "notify")).text
    board = await sit_down(here)
    assert asked(here, board)
    page = await call(ada, here.channel, "time")
    assert "Choose it again" in page.text
    assert len(page.selects) == 1
    page = await answered(ada, await ada.choose(page, page.selects[0].custom_id, ["Europe/London"]))
    assert "Your quiet hours are 10:00" in page.text


async def test_nobody_is_rung_in_his_quiet_hours_and_calls_look_alike(here: Harness) -> None:
    for person in here.people:
        page = await call(person, here.channel, "time", zone="Europe/London")
        await person.choose(page, page.selects[1].custom_id, ["1320-420"])
    board = await sit_down(here)
    (mover,) = asked(here, board)
    call_of_mover = await mover.wait_for_message(here.channel, mover.mention, after=board.id)
    assert not call_of_mover.pings_me


async def test_who_is_away_says_so_in_two_presses_and_the_table_hears_it(here: Harness) -> None:
    ada = here.people[0]
    await sit_down(here)
    page = await call(ada, here.channel, "away")
    assert page.ephemeral
    page = await answered(ada, await ada.choose(page, page.selects[0].custom_id, ["5"]))
    assert "you are away until" in page.text
    assert "16 more days" in page.text
    told = await ada.wait_for_message(here.channel, "is away until")
    assert not ada.look_again(told).pings_me
    page = await press(ada, page, "I am back")
    await ada.wait_for(lambda: "is back" in ada.look_again(told).text)
    await answered(ada, await ada.choose(page, page.selects[0].custom_id, ["5"]))
    await ada.wait_for(lambda: "is away until" in ada.look_again(told).text)


@pytest.mark.long
async def test_a_manager_sees_who_rests_and_why(here: Harness) -> None:
    manager = here.person("Manu", Permission.MANAGE_GUILD)
    page = await call(manager, here.channel, "settings")
    assert "nobody is away" in (await press(manager, page, "Who rests?")).text
    await sit_down(here)
    await call(here.people[0], here.channel, "away", days=3)
    assert "**Ada** is away until" in (await press(manager, page, "Who rests?")).text


async def test_a_manager_sets_how_long_people_may_be_away(here: Harness) -> None:
    manager = here.person("Manu", Permission.MANAGE_GUILD)
    page = await call(manager, here.channel, "settings")
    page = await pick(manager, page, "away_days", "7")
    assert "for 7 days of a year" in page.text
    assert "allows 7 in a year" in (await call(here.people[1], here.channel, "away")).text


@pytest.mark.long
async def test_calls_are_gathered_in_two_presses_and_told_with_a_button_to_each_match(here: Harness) -> None:
    page = await call(here.people[0], here.channel, "notify")
    assert page.ephemeral
    for person in here.people:
        page = await call(person, here.channel, "notify")
        page = await pick(person, page, "notify-when", "6-480")
    board = await sit_down(here)
    (mover,) = asked(here, board)
    await all_said(here)
    assert not any(seen.pings_me for seen in mover.sees(here.channel, board.id))
    await here.goes_by(6 * 3600)
    told = await mover.wait_for_dm("1 match waits for you")
    assert "Less of this" in labels(told)
    await press(mover, told, "Less of this")
    panel = await answered(mover, await mover.click(told, told.buttons[0].custom_id))
    assert panel.ephemeral


async def test_notifications_are_found_where_people_look_for_them(here: Harness) -> None:
    ada = here.people[0]
    for command in ("time", "privacy"):
        page = await press(ada, await call(ada, here.channel, command), "Notifications")
        assert "How I call you" in page.text
    page = await press(ada, page, "Ask me in the channel only")
    assert "only in private answers in the channel" in page.text
