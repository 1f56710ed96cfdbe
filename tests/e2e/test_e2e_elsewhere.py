"""Who has installed the bot for himself is answered where it is no member, alone; and nothing is played there."""

import pytest

from bot.delivery.custom_ids import custom_id
from bot.playground import Channel, Seen
from tests.databases import rows
from tests.e2e.harness import Harness
from tests.e2e.robots import answered, asked, call, labels, other_than, play_on, press, sit_down
from tests.e2e.stored_matches import dice

pytestmark = pytest.mark.asyncio(loop_scope="module")

EVERYWHERE = {"rules": {"game": "power"}, "card": {"name": "Rally"}, "glossary": {"word": "flag"}, "learn": {}}


def foreign(here: Harness) -> Channel:
    """Make a channel of a server without the bot, in which everybody is."""
    guild = here.playground.world.create_guild("Elsewhere")
    for person in here.people:
        here.playground.world.join(guild.id, person.id)
    return here.playground.world.create_channel(guild.id, "talk")


async def test_who_has_the_bot_with_him_is_answered_alone_where_it_is_no_member(here: Harness) -> None:
    board, world, app = await sit_down(here), here.playground.world, here.playground.application.id
    (mover,) = asked(here, board)
    other = other_than(here, mover)
    talk, between = foreign(here), world.open_dm(mover.id, other.id)
    assert mover.commands(talk) == mover.commands(between) == ()
    world.install(app, mover.id)
    assert {command.name for command in mover.commands(between)} == {*EVERYWHERE, "matches"}
    assert {command.name for command in mover.commands(talk)} == {*EVERYWHERE, "matches", "practice"}
    assert other.commands(talk) == ()
    assert all(0 in command.body["integration_types"] for command in world.commands.of(app, None))
    for channel in (talk, between):
        for command, options in EVERYWHERE.items():
            assert (await call(mover, channel, command, **options)).ephemeral
        listed = await call(mover, channel, "matches")
        panel = await press(mover, listed, next(label for label in labels(listed) if "Move in Verräter" in label))
        assert "granary" in panel.text
        assert other.sees(channel) == []


async def test_no_match_is_played_where_the_bot_is_no_member(here: Harness) -> None:
    ada, bruno, *_ = here.people
    here.playground.world.install(here.playground.application.id, ada.id)
    talk, between = foreign(here), here.playground.world.open_dm(ada.id, bruno.id)
    refusal = here.say("refused-not-a-member")
    assert (await call(ada, talk, "practice", game="power")).text == refusal
    for channel in (talk, between):
        pressed = await ada.forge_click(custom_id("practise", 0, "power"), await call(ada, channel, "learn"))
        assert (await ada.result(pressed)).text == refusal
    assert bruno.sees(talk) == bruno.sees(between) == []
    assert rows(here.database, "SELECT COUNT(*) FROM matches WHERE channel_id IN (?, ?)", talk.id, between.id) == [(0,)]


async def test_a_board_is_read_on_its_message_also_an_old_one_and_no_other_message_is(here: Harness) -> None:
    board, gil = await sit_down(here), here.person("Gil")

    async def read(message: Seen) -> str:
        answer = await answered(gil, await gil.use_on("Read this board", message))
        return answer.text

    pressed = await press(gil, board, "Read the board")
    assert await read(board) == f"{here.say('board-of-now')}\n{pressed.text}"
    latest = await play_on(here, board, dice("boards"), 12)
    assert latest.id != board.id
    await gil.wait_for(lambda: "Your move" not in labels(gil.look_again(board)))
    now = await press(gil, latest, "Read the board")
    assert await read(gil.look_again(board)) == f"{here.say('board-of-before')}\n{now.text}"
    assert await read(gil.say(here.channel, "hello")) == here.say("refused-no-board-on-it")
