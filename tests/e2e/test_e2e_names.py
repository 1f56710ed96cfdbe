"""Whatever people and servers call themselves, what the bot says of them can be seen and acts on nothing."""

from dataclasses import replace

import pytest
import regex

from bot.playground import Person, Seen
from tests.databases import rows
from tests.e2e.harness import Harness
from tests.e2e.robots import call, everything_said, labels, play_on, press, resign, sit_down
from tests.e2e.stored_matches import all_said, dice

pytestmark = pytest.mark.asyncio(loop_scope="module")

NASTY = (
    "**Ada** <@1>",
    "B\u202er\u200buno https://evil.example/_",
    "Ch" + "\u0301\u0302" * 9 + "en [x](https://evil.example)",
)
UNSEEN = regex.compile(r"[\p{Cf}\u2800\u3164\p{Cs}]|[\p{Mn}\p{Me}]{4}")
ACTING = regex.compile(r"(?<!\\)(?:https?:|\[x|<@1>|\*\*Ada)")


def everything_that_is_read(seen: Seen) -> str:
    """Give texts, labels and alternative texts of a message."""
    options = [f"{option.label} {option.description}" for menu in seen.selects for option in menu.options]
    return "\n".join([seen.text, *labels(seen), *options, *(picture.alt or "" for picture in seen.pictures)])


def check(seen: Seen) -> None:
    """Check that nothing in a message is invisible, and that no name in its text acts."""
    assert not UNSEEN.search(everything_that_is_read(seen)), ascii(everything_that_is_read(seen))
    assert not ACTING.search(seen.text), seen.text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", ["verraeter", "power", "macht_ohnmacht"])
async def test_no_name_hides_or_acts_in_anything_that_is_said(game: str, harbour: Harness) -> None:
    here = harbour.elsewhere(*NASTY[: 3 if game == "verraeter" else 2])
    world = here.playground.world
    world.set_guild(here.guild.id, name="The \u2066[x](https://evil.example) *Harbour*")
    board = await sit_down(here, game)
    board = await play_on(here, board, dice("names"), 3)
    first: Person = here.people[0]
    for command in ("board", "hand", "history", "matches"):
        check(await call(first, here.channel, command))
    check(await press(first, board, here.say("button-board-text")))
    await resign(here, first)
    await all_said(here)
    for person in here.people:
        for seen in (*person.sees(here.channel), *person.dms):
            check(seen)
    world.set_guild(here.guild.id, name="Harbour")


async def test_who_is_called_nothing_that_can_be_seen_is_called_by_his_account(harbour: Harness) -> None:
    here = harbour.elsewhere("\u200b", "Bruno", "Chen")
    world, ghost = here.playground.world, here.people[0]
    world.users[ghost.id] = replace(ghost.user, name="ada_1")
    await sit_down(here)
    assert rows(here.database, "SELECT name FROM members WHERE user_id = ?", ghost.id) == [("ada_1",)]


async def test_boards_have_a_new_name_as_soon_as_its_bearer_has_pressed_anything_and_nothing_else_tells_of_it(
    harbour: Harness,
) -> None:
    here = harbour.elsewhere("Ada", "Bruno", "ߊߘߊ")
    world, (ada, bruno, chen) = here.playground.world, here.people
    world.users[chen.id] = replace(chen.user, name="chen_7")
    board = await sit_down(here)
    assert [drawn.alt for drawn in board.pictures] == ["A sketch: account, with Ada, Bruno, chen_7."]
    await everything_said(here)
    before = [seen.message for seen in chen.sees(here.channel)]
    world.set_member(here.guild.id, ada.id, nick="꧁Ada the Great꧂")
    world.rename(bruno.id, "Brunhild")
    await call(ada, here.channel, "hand")
    for person in (ada, bruno):  # in direct messages nobody bears the name that he has in the server
        await call(person, person.dm_channels[0], "matches")
    await everything_said(here)
    assert [seen.message for seen in chen.sees(here.channel)] == before
    (drawn,) = (await call(chen, here.channel, "board")).pictures
    assert drawn.alt == "A sketch: board, with Ada the Great, Brunhild, chen_7."


async def test_two_of_one_name_are_told_apart_on_the_card_and_on_the_board(harbour: Harness) -> None:
    here = harbour.elsewhere("Ada", "Аda", "Chen")  # the second with a Cyrillic letter
    world, (ada, twin, chen) = here.playground.world, here.people
    for one, account in ((ada, "ada_l"), (twin, "eve.7")):
        world.users[one.id] = replace(one.user, name=account)
    await sit_down(here)
    await everything_said(here)
    said = [seen for person in here.people for seen in (*person.sees(here.channel), *person.dms)]
    said += [await call(chen, here.channel, command) for command in ("board", "history")]
    said.append(await call(ada, here.channel, "hand"))
    read = "\n".join(map(everything_that_is_read, said)).replace("\\", "").replace("**", "")
    for name, account in (("Ada", "ada_l"), ("Аda", "eve.7")):
        assert f"{name} ({account})" in read, read
        assert not regex.search(rf"{name}(?! \({account}\))", read), read
