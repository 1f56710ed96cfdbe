"""A person's client: options, menus and forms take what a real client takes, and send what it sends."""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from bot.playground import CannotDo, Permission, fields
from tests.playground.sample_bot import PICTURE, SampleBot
from tests.playground.scene import Scene, open_scene


class Sheet(ui.Modal, title="Order sheet"):
    """One field of each kind that a form may have."""

    note = ui.Label[Any](
        text="Note", component=ui.TextInput(custom_id="note", min_length=2, max_length=5, default="abc")
    )
    units = ui.Label[Any](
        text="Units",
        component=ui.Select(
            custom_id="units",
            max_values=2,
            options=[discord.SelectOption(label="Army", value="a"), discord.SelectOption(label="Fleet", value="f")],
        ),
    )
    ally = ui.Label[Any](text="Ally", component=ui.UserSelect(custom_id="ally", required=False))
    pace = ui.Label[Any](
        text="Pace",
        component=ui.RadioGroup(
            custom_id="pace", options=[discord.RadioGroupOption(label=name, value=name[0]) for name in ("Slow", "Fast")]
        ),
    )
    map = ui.Label[Any](text="Map", component=ui.FileUpload(custom_id="map", required=False))

    def __init__(self) -> None:
        super().__init__(timeout=None, custom_id="sheet")

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        note, units, ally, pace, files = (
            label.component for label in (self.note, self.units, self.ally, self.pace, self.map)
        )
        assert isinstance(note, ui.TextInput)
        assert isinstance(units, ui.Select)
        assert isinstance(ally, ui.UserSelect)
        assert isinstance(pace, ui.RadioGroup)
        assert isinstance(files, ui.FileUpload)
        allies = ",".join(user.name for user in ally.values)
        names = ",".join(file.filename for file in files.values)
        text = f"{note.value} {','.join(units.values)} {allies or '-'} {pace.value} {names or '-'}"
        await interaction.response.send_message(text, ephemeral=True)


class Clerk(SampleBot):
    """Has commands with every kind of option, and a form."""

    def __init__(self) -> None:
        super().__init__()
        settings = app_commands.Group(
            name="settings",
            description="Settings",
            default_permissions=discord.Permissions(manage_guild=True),
            guild_only=True,
        )

        @settings.command(description="Set the language")
        @app_commands.choices(code=[app_commands.Choice(name="Français", value="fr")])
        async def language(interaction: discord.Interaction[Any], code: str) -> None:
            await interaction.response.send_message(f"language {code}", ephemeral=True)

        self.tree.add_command(settings)

        @self.tree.command(description="Everything")
        async def everything(
            interaction: discord.Interaction[Any],
            count: app_commands.Range[int, 1, 9],
            who: discord.Member | None = None,
            where: discord.TextChannel | None = None,
            file: discord.Attachment | None = None,
            loud: bool = False,
        ) -> None:
            assert file is None or await file.read() == PICTURE
            named = (who.display_name if who else "-", where.name if where else "-", file.filename if file else "-")
            await interaction.response.send_message(f"{count} {' '.join(named)} {loud}", ephemeral=True)

        @self.tree.command(description="Fill in the sheet")
        async def sheet(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_modal(Sheet())

        @self.tree.context_menu(name="Quote")
        async def quote(interaction: discord.Interaction[Any], message: discord.Message) -> None:
            await interaction.response.send_message(f"> {message.content}", ephemeral=True)

        @self.tree.context_menu(name="Greet")
        async def greet(interaction: discord.Interaction[Any], member: discord.Member) -> None:
            await interaction.response.send_message(f"Hello {member.display_name}", ephemeral=True)


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    async with open_scene(Clerk(), ben_may=Permission.MANAGE_GUILD) as scene:
        yield scene


async def test_options_of_every_kind_arrive(scene: Scene) -> None:
    answer = await scene.ada.slash(
        scene.channel,
        "everything",
        count=3,
        who=scene.ben,
        where=scene.channel,
        file=("map.png", PICTURE),
        loud=True,
    )
    assert answer.text == "3 Ben games map.png True"


@pytest.mark.parametrize("options", [{}, {"count": 0}, {"count": "three"}, {"count": 1, "speed": 2}])
async def test_options_that_a_client_would_not_send_are_not_sent(scene: Scene, options: dict[str, Any]) -> None:
    with pytest.raises(CannotDo):
        await scene.ada.slash(scene.channel, "everything", **options)


async def test_a_subcommand_is_called_by_both_names_by_those_who_are_offered_it(scene: Scene) -> None:
    assert (await scene.ben.slash(scene.channel, "settings language", code="Français")).text == "language fr"
    assert (await scene.ben.forge_slash(scene.channel, "settings language", code="tlh")).text == "language tlh"
    with pytest.raises(CannotDo):
        await scene.ben.slash(scene.channel, "settings language", code="tlh")
    with pytest.raises(CannotDo):
        await scene.ben.slash(scene.channel, "settings")
    with pytest.raises(CannotDo):
        await scene.ada.slash(scene.channel, "settings language", code="fr")


async def test_commands_on_messages_and_on_people(scene: Scene) -> None:
    said = scene.ben.say(scene.channel, "well played")
    assert (await scene.ada.use_on("Quote", said)).text == "> well played"
    assert (await scene.ada.use_on("Greet", scene.ben, scene.channel)).text == "Hello Ben"


async def test_a_form_with_every_kind_of_field_is_filled_in(scene: Scene) -> None:
    answer = await scene.ada.slash(scene.channel, "sheet")
    assert answer.modal
    assert [part.label for part in fields(answer.modal)] == ["Note", "Units", "Ally", "Pace", "Map"]
    sent = await scene.ada.submit(
        answer.modal,
        {"Units": ["Army", "f"], "ally": [scene.ben], "Pace": "Fast", "Map": [("map.png", PICTURE)]},
    )
    assert sent.text == "abc a,f ben F map.png"


async def test_what_is_optional_in_a_form_may_stay_empty(scene: Scene) -> None:
    answer = await scene.ada.slash(scene.channel, "sheet")
    assert answer.modal
    sent = await scene.ada.submit(answer.modal, {"note": "x" * 5, "units": "a", "pace": "Slow"})
    assert sent.text == "xxxxx a - S -"


@pytest.mark.parametrize(
    "values",
    [
        {"units": "a"},
        {"pace": "Slow"},
        {"note": "x", "units": "a", "pace": "Slow"},
        {"note": "too long", "units": "a", "pace": "Slow"},
        {"note": "", "units": "a", "pace": "Slow"},
        {"units": "tank", "pace": "Slow"},
        {"units": "a", "pace": "Slow", "colour": "red"},
    ],
)
async def test_a_form_is_not_sent_with_what_a_client_would_refuse(scene: Scene, values: dict[str, Any]) -> None:
    answer = await scene.ada.slash(scene.channel, "sheet")
    assert answer.modal
    with pytest.raises(CannotDo):
        await scene.ada.submit(answer.modal, values)


async def test_waiting_in_vain_says_what_is_on_the_screen(scene: Scene) -> None:
    scene.ben.say(scene.channel, "well played")
    with pytest.raises(TimeoutError, match="well played"):
        await scene.ada.wait_for_message(scene.channel, "never said", timeout=0.01)
