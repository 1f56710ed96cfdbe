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
from tests.e2e.robots import answered, asked, call, labels, pick, press, reads, sit_down, talk, until_reads
from tests.e2e.stored_matches import all_said

NIGHT = datetime(2026, 11, 23, 23, 30, tzinfo=UTC)


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Harness]:
    """A server with three people, half an hour before midnight in London."""
    async with serving(tmp_path, clock=ManualClock(NIGHT.timestamp())) as at_night:
        yield at_night


async def test_a_zone_and_quiet_hours_are_set_by_menus_from_any_hour(here: Harness) -> None:
    page = await talk(
        here.people[0],
        here.channel,
        ("/time", "You have no quiet hours"),
        ("Europe/London", "11:30"),
        ("480-1020", "Your tables know them"),
        ("480-1080", "8:00\u202fAM – 6:00\u202fPM", "until then they count your hours from before"),
        ("Keep it to myself", "Your tables do not know them"),
    )
    assert "Let my tables know" in labels(page)


async def test_what_is_typed_is_set_as_far_as_it_can_be_and_nothing_of_it_is_lost(here: Harness) -> None:
    ada, bruno = here.people[:2]
    rome, atlantis = {"zone": "Europe/Rome", "quiet": "20-7"}, {"zone": "Europe/Atlantis", "quiet": "22:30 - 6:15"}
    await talk(
        ada,
        here.channel,
        ("/time", rome, "Rome", "quiet hours last for up to 10 hours"),
        ("/time", atlantis, "no time zone that I know", "10:30\u202fPM – 6:15\u202fAM"),
    )
    await talk(
        bruno,
        here.channel,
        ("/time", {"zone": "IST", "quiet": "23-7"}, "may mean several cities", "Choose your time zone first"),
        ("Asia/Kolkata 1380-420", "Kolkata", "11:00\u202fPM – 7:00\u202fAM"),
    )


async def test_a_zone_that_can_no_longer_be_read_is_asked_for_anew(here: Harness) -> None:
    ada = here.people[0]
    stored = {"zone": "localtime", "quiet_from": 1320, "quiet_to": 420, "shows_quiet": True}
    async with here.bot.store.writing() as tx:
        await change_person(tx, ada.id, stored)
    reads(await call(ada, here.channel, "notify"), "those of UTC until you choose")
    assert asked(here, await sit_down(here))
    page = reads(await call(ada, here.channel, "time"), "Choose it again")
    assert len(page.selects) == 1
    await talk(ada, page, ("Europe/London", "Your quiet hours are 10:00"))


async def test_nobody_is_rung_in_his_quiet_hours_and_calls_look_alike(here: Harness) -> None:
    for person in here.people:
        await talk(person, here.channel, ("/time", {"zone": "Europe/London"}), ("1320-420",))
    board = await sit_down(here)
    (mover,) = asked(here, board)
    call_of_mover = await mover.wait_for_message(here.channel, mover.mention, after=board.id)
    assert not call_of_mover.pings_me


async def test_who_is_away_says_so_in_two_presses_and_the_table_hears_it(here: Harness) -> None:
    """For as long as managers allow, who see who rests and why."""
    ada, manager = here.people[0], here.person("Manu", Permission.MANAGE_GUILD)
    settings = await call(manager, here.channel, "settings")
    await talk(manager, settings, ("Who rests?", "nobody is away"))
    await sit_down(here)
    page = await talk(ada, here.channel, ("/away",), ("5", "you are away until", "16 more days"))
    told = await ada.wait_for_message(here.channel, "is away until")
    assert not ada.look_again(told).pings_me
    await talk(manager, settings, ("Who rests?", "**Ada** is away until"))
    page = await press(ada, page, "I am back")
    await until_reads(ada, told, "is back")
    await talk(ada, page, ("5",))
    await until_reads(ada, told, "is away until")
    reads(await pick(manager, settings, "away_days", "7"), "for 7 days of a year")
    reads(await call(here.people[1], here.channel, "away"), "allows 7 in a year")


@pytest.mark.long
async def test_calls_are_gathered_in_two_presses_and_told_with_a_button_to_each_match(here: Harness) -> None:
    for person in here.people:
        await talk(person, here.channel, ("/notify",), ("6-480",))
    board = await sit_down(here)
    (mover,) = asked(here, board)
    await all_said(here)
    assert not any(seen.pings_me for seen in mover.sees(here.channel, board.id))
    await here.goes_by(6 * 3600)
    told = await mover.wait_for_dm("1 match waits for you")
    assert "Less of this" in labels(told)
    await press(mover, told, "Less of this")
    await answered(mover, await mover.click(told, told.buttons[0].custom_id))


async def test_notifications_are_found_where_people_look_for_them(here: Harness) -> None:
    found = "Notifications", "How I call you"
    only_there = "Ask me in the channel only", "only in private answers in the channel"
    await talk(here.people[0], here.channel, ("/time",), found, ("/privacy",), found, only_there)
