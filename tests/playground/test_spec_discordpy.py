"""What discord.py really sends passes the oracle, and what it lets slip through does not.

An innocent request that the oracle refuses shows here, before it shows as a riddle in a test of the bot: the scene ends
without a breach.
"""

import asyncio
import io
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from bot.playground.world import MessageFlag
from tests.playground.sample_bot import PICTURE, picture
from tests.playground.scene import Scene


def board(name: str = "board.png", text: str = "# Ann moves.") -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=0x56B4E9)
    container.add_item(ui.TextDisplay(text))
    container.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description="The board.")))
    container.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    container.add_item(ui.Section("Round 1", accessory=ui.Button(label="Rules", custom_id="rules:7")))
    container.add_item(ui.Section("Ann", "10 points", accessory=ui.Thumbnail(f"attachment://{name}")))
    container.add_item(ui.ActionRow(ui.Button(label="Your move", custom_id="go:7", emoji="⚔️")))
    view.add_item(container)
    view.add_item(ui.ActionRow(ui.Button(label="Help", url="https://example.org/help")))
    return view


def every_select(*chosen: discord.SelectDefaultValue) -> list[ui.Item[Any]]:
    options = [
        discord.SelectOption(label=f"Card {number}", value=f"{number}", emoji="🂡", default=number == 1)
        for number in range(25)
    ]
    return [
        ui.Select(custom_id="pick", placeholder="Choose up to three", min_values=0, max_values=3, options=options),
        ui.UserSelect(custom_id="who", default_values=chosen),
        ui.RoleSelect(custom_id="role", max_values=25),
        ui.MentionableSelect(custom_id="either", default_values=chosen),
        ui.ChannelSelect(custom_id="where", channel_types=[discord.ChannelType.text]),
    ]


async def test_messages_of_both_kinds_with_everything(scene: Scene) -> None:
    old, new = ui.View(timeout=None), ui.LayoutView(timeout=None)
    for item in every_select()[:4]:
        old.add_item(item)
    old.add_item(ui.Button(label="Go", custom_id="go"))
    for item in every_select():
        new.add_item(ui.ActionRow(item))
    first = await scene.place.send("Hello.", view=old, file=picture())
    await scene.place.send(view=new, reference=first)
    shown = scene.ada.last(scene.channel)
    assert [menu.custom_id for menu in shown.selects] == ["pick", "who", "role", "either", "where"]
    await first.edit(view=None)


async def test_files_that_are_shown_and_files_that_are_given(scene: Scene) -> None:
    """The library renames a spoiler, and whoever refers to it must know."""
    secret = discord.File(io.BytesIO(PICTURE), "hand.png", spoiler=True)
    record = discord.File(io.BytesIO(b"{}"), "record.json")
    view = ui.LayoutView().add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://SPOILER_hand.png")))
    view.add_item(ui.File(record))
    await scene.place.send(view=view, files=[secret, record])
    last = scene.playground.requests[-1]
    assert (last.method, last.status, last.body["flags"]) == ("POST", 200, MessageFlag.COMPONENTS_V2), "it is logged"
    sent = last.attachments
    assert [(one.filename, len(one.data)) for one in sent] == [("SPOILER_hand.png", len(PICTURE)), ("record.json", 2)]


async def test_a_board_is_edited_unseen_and_gets_a_second_picture_beside_the_first(scene: Scene) -> None:
    sent = await scene.place.send(view=board(), file=picture())
    await scene.place.get_partial_message(sent.id).edit(view=board(text="# Ben moves."))
    view = board().add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://score.png")))
    edited = await sent.edit(view=view, attachments=[*sent.attachments, picture("score.png")])
    assert [one.filename for one in scene.playground.requests[-1].attachments] == ["score.png"]
    # Taken up from the message that shows it, its pictures have the addresses that the server gave them.
    await edited.edit(view=ui.LayoutView.from_message(edited))


async def test_an_old_message_becomes_a_board_and_no_board_an_old_message(scene: Scene) -> None:
    """discord.py does not know of what kind the message is that it edits."""
    sent = await scene.place.send("Wait.")
    await sent.edit(content=None, view=board(), attachments=[picture()])
    with pytest.raises(discord.HTTPException):
        await scene.place.get_partial_message(sent.id).edit(content="The match is over.")
    assert [breach.rule for breach in scene.playground.take_breaches()] == ["v2-with-content"]


async def test_a_picture_is_not_left_behind(scene: Scene) -> None:
    """Whoever swaps the picture and not the gallery shows nothing."""
    sent = await scene.place.send(view=board(), file=picture())
    with pytest.raises(discord.HTTPException):
        await sent.edit(view=board("board.png"), attachments=[picture("next.png")])
    assert {breach.rule for breach in scene.playground.take_breaches()} == {"attachment-unknown"}


async def test_a_modal_with_all_its_parts(scene: Scene) -> None:
    radio = [discord.RadioGroupOption(label=name, value=name, description="A side") for name in ("North", "South")]
    boxes = [discord.CheckboxGroupOption(label=name, value=name, default=True) for name in ("Fog", "Plague")]
    components: list[ui.Item[Any]] = [
        ui.TextInput(custom_id="orders", style=discord.TextStyle.long, default="A 1", max_length=4000),
        ui.RadioGroup(custom_id="side", options=radio),
        ui.CheckboxGroup(custom_id="variants", options=boxes, min_values=0, required=False),
        ui.Checkbox(custom_id="sure"),
    ]
    await opens(scene, ui.TextDisplay("You have 12 gold."), *(labelled(one) for one in components))


async def test_a_modal_with_every_select_has_to_say_what_may_be_left_out(scene: Scene) -> None:
    ada = discord.SelectDefaultValue(id=scene.ada.id, type=discord.SelectDefaultValueType.user)
    opening = asyncio.create_task(opens(scene, *map(labelled, every_select(ada))))
    await scene.bot.until(lambda: scene.bot.failures)
    opening.cancel()
    # Cards may be left unchosen, but a part of a modal is compulsory until it says otherwise.
    (breach,) = scene.playground.take_breaches()
    assert (breach.rule, breach.where) == ("modal-part-required", "/data/components/0/component/min_values")


def labelled(component: ui.Item[Any]) -> ui.Item[Any]:
    return ui.Label(text="Orders", description="One a line", component=component)


async def opens(scene: Scene, *parts: ui.Item[Any]) -> None:
    """Let a command open a modal."""

    @scene.bot.tree.command(name="open")
    async def opening(interaction: discord.Interaction) -> None:
        modal = ui.Modal(title="Orders", custom_id="form:orders:7")
        for part in parts:
            modal.add_item(part)
        await interaction.response.send_modal(modal)

    await scene.bot.tree.sync()
    scene.ada.patience = 20  # real seconds, which only a failure reaches
    assert (await scene.ada.slash(scene.channel, "open")).modal is not None


class Germanic(app_commands.Translator):
    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        return f"{string.message}e" if locale in (discord.Locale.german, discord.Locale.dutch) else None


async def test_suggestions_in_a_translated_tree_of_one_server(scene: Scene) -> None:
    tree = scene.bot.tree

    @tree.command(name="hand", description="Look at your hand")
    async def hand(interaction: discord.Interaction, card: str = "", count: int = 0) -> None: ...

    @hand.autocomplete("card")
    async def cards(_: discord.Interaction, typed: Any) -> list[app_commands.Choice[Any]]:
        names = [app_commands.locale_str(f"Card {number}") for number in range(0 if typed else 25)]
        return [app_commands.Choice(name=name, value=f"card:{number}") for number, name in enumerate(names)]

    @hand.autocomplete("count")
    async def counts(_: discord.Interaction, typed: Any) -> list[app_commands.Choice[Any]]:
        return [app_commands.Choice(name=f"{number}", value=number) for number in range(25)]

    tree.copy_global_to(guild=scene.place.guild)
    await tree.set_translator(Germanic())
    await tree.sync(guild=scene.place.guild)
    assert next(one for one in scene.playground.requests[-1].body if one["name"] == "hand")["name_localizations"]
    for option, typed, count in (("card", "", 25), ("card", "x", 0), ("count", "", 25)):
        assert len(await scene.ada.autocomplete(scene.channel, "hand", option, typed)) == count
