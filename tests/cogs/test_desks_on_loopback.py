"""Panels as a player presses them, over the loopback server: long menus, two decisions at once, taking back."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.games.registry import Registry
from bot.matches.types import Person, Place
from bot.playground import Seen
from tests.cogs.paged_probe import PagedProbe
from tests.e2e.harness import Harness, serving
from tests.e2e.robots import answered, call, pick, press, seal
from tests.probe.state import Entry, Order, Plan

EXTENSIONS = (
    "cogs.match.table",
    "cogs.match.looking_back",
    "cogs.learning.rules",
    "cogs.people.lists",
    "cogs.discord_events",
    "tests.cogs.paged_probe",
)
WORDS = ("abcd", "efgh")
FOLLOWED = (
    "Your standing orders have answered for you:\n"
    "- You were asked to write a sheet for the divers. You have sealed your sheet."
)

PAGED = (Registry([PagedProbe()]), EXTENSIONS)

Table = tuple[Harness, int]


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Two people at a table with anchors, where both are asked for their first sheets."""
    async with serving(tmp_path, ("Ada", "Bruno"), plays=PAGED) as here:
        yield here, await begin(here)


async def begin(here: Harness) -> int:
    matches = here.bot.matches
    ada, bruno = (Person(user_id=one.user.id, name=one.user.display_name, account=one.user.name) for one in here.people)
    place = Place(guild_id=here.guild.id, channel_id=here.channel.id)
    lobby = await matches.lobbies.open_lobby("probe", place, ada, {"anchor": "true"}, None)
    await matches.lobbies.join(lobby.id, bruno)
    for person, word in zip((ada, bruno), WORDS, strict=True):
        await matches.lobbies.set_entry(lobby.id, person.user_id, Entry(word))
    return (await matches.lobbies.start(lobby.id, ada.user_id)).id


async def open_panel(here: Harness) -> Seen:
    """Let Ada, who is captain, open her panel."""
    return await call(here.people[0], here.channel, "move")


async def take(here: Harness, panel: Seen, *islands: int) -> Seen:
    """Take islands on the page of the long menu that is open, in the place of what was taken on it."""
    return await pick(here.people[0], panel, "islands", *(f"island-{number}" for number in islands))


async def drafted(table: Table) -> list[str]:
    here, match = table
    desk = await here.bot.matches.play.desk(match, here.people[0].user.id, "sheet-1-0")
    return sorted(dict(desk.draft.taken).get("islands", ()), key=lambda island: int(island.partition("-")[2]))


async def test_choices_on_several_pages_of_a_menu_are_kept_together(table: Table) -> None:
    here, _ = table
    ada = here.people[0]
    panel = await take(here, await open_panel(here), 1, 2, 3)
    panel = await press(ada, panel, here.say("button-further"))
    panel = await press(ada, panel, here.say("button-further"))
    panel = await take(here, panel, 59, 60)
    assert await drafted(table) == ["island-1", "island-2", "island-3", "island-59", "island-60"]
    panel = await press(ada, panel, here.say("button-earlier"))
    panel = await take(here, panel, 30)
    assert "At most 5 can be chosen here" in panel.text
    assert len(await drafted(table)) == 5
    panel = await press(ada, panel, here.say("button-further"))
    menu = next(one for one in panel.selects if ":islands:" in one.custom_id)
    if not any(option.value == "island-60" for option in menu.options):
        panel = await press(ada, panel, here.say("button-further"))
    await take(here, panel)
    assert await drafted(table) == ["island-1", "island-2", "island-3"]


async def test_two_decisions_are_answered_one_after_the_other_and_taken_back(table: Table) -> None:
    here, match = table
    ada = here.people[0]
    panel = await open_panel(here)
    panel = await press(ada, panel, "Say where to anchor")
    panel = await press(ada, panel, "Anchor at reef B")
    panel = await seal(here, ada, panel)
    # What is still asked comes next by itself.
    assert "You anchor at reef B." in panel.text
    panel = await press(ada, panel, "Change my answer: say where to anchor")
    panel = await press(ada, panel, here.say("button-reopen"))
    look = await here.bot.matches.play.look(match, ada.user.id)
    assert [decision.answered for decision, _ in look.decisions] == [False, False]


async def test_standing_orders_leave_to_their_owner_what_is_asked_and_are_taken_back_by_a_button(table: Table) -> None:
    here, match = table
    ada = here.people[0]
    panel = await press(ada, await open_panel(here), here.say("button-standing"))
    opened = await ada.click(panel, label=here.say("button-type"))
    assert opened.modal is not None
    panel = await answered(ada, await ada.submit(opened.modal, {"text": "A 2\nB what"}))
    assert "“B what” is not understood." in panel.text
    panel = await press(ada, panel, "Strike what cannot be read")
    panel = await press(ada, panel, "Throw no nets")
    panel = await press(ada, panel, "Leave these orders")
    assert (await here.bot.matches.play.desk(match, ada.user.id, "plan-0")).sealed == Plan(
        orders=(Order("A", 2),), nets="never"
    )
    look = await here.bot.matches.play.look(match, ada.user.id)
    assert [decision.answered for decision, _ in look.decisions] == [False, False]
    panel = await press(ada, panel, here.say("button-change-orders"))
    await press(ada, panel, here.say("button-reopen-orders"))
    assert (await here.bot.matches.play.desk(match, ada.user.id, "plan-0")).sealed is None


async def test_who_presses_reads_in_the_answer_what_his_standing_orders_have_answered(table: Table) -> None:
    here, _ = table
    ada = here.people[0]
    panel = await press(ada, await open_panel(here), here.say("button-standing"))
    menu = next(one for one in panel.selects if ":reefs:" in one.custom_id)
    panel = await answered(ada, await ada.choose(panel, menu.custom_id, ["B"]))
    panel = await press(ada, panel, "3 divers")
    panel = await press(ada, panel, "Keep them and answer now: Seal the sheet (3 at B)")
    assert FOLLOWED in panel.text
    assert here.say("orders-followed") not in "".join(seen.text for seen in ada.dms)
    for reader in here.people:
        history = await call(reader, here.channel, "history")
        assert (here.say("history-by-orders") in history.text) == (reader is ada)
