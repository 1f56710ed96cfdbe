"""An unmodified discord.py bot and some people talk over the loopback server."""

import asyncio
import sys
from asyncio.subprocess import Process

import pytest

from bot.playground import CannotDo, Playground
from tests.playground.harness import open_harbour
from tests.playground.sample_bot import PICTURE
from tests.playground.scene import Scene


async def test_a_deferred_answer_is_filled_in_with_a_picture(scene: Scene) -> None:
    answer = await scene.ada.slash(scene.channel, "board")
    assert answer.type == "deferred"
    seen = await scene.ben.wait_for_message(scene.channel, "The newest board")
    assert seen.id == answer.message.id if answer.message else False
    assert [(p.filename, p.alt, p.data) for p in seen.pictures] == [("b.png", "an empty board", PICTURE)]


async def test_a_card_with_components_shows_text_buttons_menus_and_pictures(scene: Scene) -> None:
    await scene.ada.slash(scene.channel, "table")
    seen = scene.ben.last(scene.channel)
    assert seen.text == "Round 1\nWho begins?"
    assert [(b.label, b.custom_id) for b in seen.buttons] == [("Bid 3", "bid:3"), ("Rules", None)]
    assert [select.custom_id for select in seen.selects] == ["role", "against"]
    assert [(p.alt, p.size) for p in seen.pictures] == [("an empty board", (32, 32))]


async def test_a_button_is_pressed_by_label_or_by_custom_id(scene: Scene) -> None:
    await scene.ada.slash(scene.channel, "table")
    card = scene.ben.last(scene.channel)
    assert (await scene.ben.click(card, "bid:3")).text == "You bid 3."
    assert (await scene.ben.click(card, label="Bid 3")).text == "You bid 3."
    assert "You bid 3." not in [seen.text for seen in scene.ada.sees(scene.channel)]


async def test_nobody_presses_what_is_not_on_the_screen(scene: Scene) -> None:
    await scene.ada.slash(scene.channel, "table")
    card = scene.ada.last(scene.channel)
    with pytest.raises(CannotDo):
        await scene.ada.click(card, "bid:4")
    with pytest.raises(CannotDo):
        await scene.ada.click(card, label="Rules")
    with pytest.raises(CannotDo):
        await scene.ada.choose(card, "role", ["Bishop"])


async def test_a_tampered_client_can_send_what_is_not_on_the_screen(scene: Scene) -> None:
    await scene.ada.slash(scene.channel, "table")
    await scene.ada.forge_choose(scene.ada.last(scene.channel), "role", ["bishop"])
    assert "You are bishop" in scene.ada.last(scene.channel).text


async def test_a_choice_in_a_menu_updates_the_card_for_everybody(scene: Scene) -> None:
    await scene.ada.slash(scene.channel, "table")
    answer = await scene.ben.choose(scene.ben.last(scene.channel), "role", ["Spy"])
    assert answer.type == "updated"
    assert "You are s" in scene.ada.last(scene.channel).text
    assert scene.ada.last(scene.channel).pictures


async def started(playground: Playground) -> Process:
    """Begin the bot in a process of its own."""
    arguments = (playground.api_url, playground.gateway_url, playground.cdn_url, playground.token)
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.playground.sample_bot", *arguments)
    await playground.connected()
    return process


async def killed(playground: Playground, process: Process) -> None:
    process.kill()
    await process.wait()
    await playground.until(lambda: not playground.gateway.connected)


async def test_a_killed_bot_comes_back_and_answers_the_buttons_of_its_former_life() -> None:
    async with open_harbour() as here:
        process = await started(here.playground)
        await here.ada.slash(here.channel, "table")
        await killed(here.playground, process)
        process = await started(here.playground)
        try:
            assert (await here.ada.click(here.ada.last(here.channel), label="Bid 3")).text == "You bid 3."
        finally:
            await killed(here.playground, process)
