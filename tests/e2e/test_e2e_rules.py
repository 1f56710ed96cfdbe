"""The rules as people open them: by a word, and from the panel of a decision."""

import pytest

from bot.delivery.custom_ids import custom_id
from tests.e2e.harness import Harness
from tests.e2e.robots import answered, asked, call, forge, labels, open_panel, press, reads, sit_down

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_word_is_found_with_the_way_to_its_page(here: Harness) -> None:
    ada = here.person("Ada")
    found = reads(await call(ada, here.channel, "rules", game="power", word="Bounce"), "they **bounce**")
    page = reads(await press(ada, found, "Read “Ties and fights”"), "## Power · Ties and fights")
    assert page.selects


async def test_without_a_game_all_rules_are_searched(here: Harness) -> None:
    ada = here.person("Ada")
    found = reads(await call(ada, here.channel, "rules", word="hourglass"), "### Macht & Ohnmacht · A cycle")
    assert "Read “A cycle”" in labels(found)


async def test_a_word_that_is_nowhere_is_said_to_be_nowhere_beside_the_menu_of_pages(here: Harness) -> None:
    ada = here.person("Ada")
    nothing = await call(ada, here.channel, "rules", game="power", word="**dice*roll**")
    assert "say nothing of “\\*\\*dice\\*roll\\*\\*”" in nothing.text
    assert [menu.placeholder for menu in nothing.selects] == ["Choose a page"]
    everywhere = await call(ada, here.channel, "rules", word="qwertz")
    assert "Power · Choose a page" in [menu.placeholder for menu in everywhere.selects]


async def test_a_panel_says_why_beside_itself(here: Harness) -> None:
    board = await sit_down(here)
    (mover,) = asked(here, board)
    panel = await open_panel(here, mover, board)
    why = reads(await press(mover, panel, "Why?"), "everybody puts one **granary** on a land without a building")
    assert why.id != panel.id
    reads(await press(mover, why, "Read “Setting the table”"), "## Verräter · Setting the table")


async def test_where_there_are_more_rules_than_room_a_panel_leads_to_the_pages(here: Harness) -> None:
    ada = here.person("Ada")
    panel = await call(ada, here.channel, "rules", game="guardians")
    why = reads(await forge(ada, panel, custom_id("why", 0, "guardians", "plan")), "The pages say more about this.")
    assert "longer word" not in why.text
    assert "Read “Combat sheets”" in labels(why)


async def test_a_word_is_explained_in_ones_own_language_with_its_names_in_the_others(here: Harness) -> None:
    ada = here.person("Ada")
    word = await call(ada, here.channel, "glossary", word="zurückprallen")
    reads(word, "### to bounce · Power", "Français: rebondir")
    reads(await call(ada, here.channel, "glossary", word="xylophone"), "No word of the rules is called “xylophone”.")
    assert "No word of the rules is called" in (await call(ada, here.channel, "glossary", word="  ")).text


async def test_a_page_offers_the_words_and_one_gets_back_from_them(here: Harness) -> None:
    ada = here.person("Ada")
    page = await press(ada, await call(ada, here.channel, "rules", game="guardians"), "Next page")
    menu = next(menu for menu in page.selects if menu.custom_id.startswith("menu:word:"))
    assert "pen" in [option.label for option in menu.options]
    word = reads(await answered(ada, await ada.choose(page, menu.custom_id, ["pen"])), "### pen · Guardians")
    assert (await press(ada, word, "Read “The table”")).text == page.text


async def test_a_word_of_another_language_leads_to_its_own(here: Harness) -> None:
    ada = here.person("Ada")
    reads(await call(ada, here.channel, "rules", game="power", word="rimbalzare"), "### to bounce · Power")
