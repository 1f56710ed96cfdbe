"""`/doctor` and `/setup`: what is in the way is named with the fix, to those who may manage the server, in private."""

import pytest

from bot.playground import Permission
from tests.e2e.harness import Harness
from tests.e2e.robots import call, forge, labels, open_table, pick, press, reads, talk

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_doctor_names_what_is_missing_in_each_channel_in_use_to_managers_alone(here: Harness) -> None:
    manager, world, app = here.person("Mo", Permission.MANAGE_GUILD), here.playground.world, here.playground.application
    card = await open_table(here)
    office = here.elsewhere().channel
    well = reads(await call(manager, office, "doctor"), "Nothing is in my way in the")
    world.set_overwrite(here.channel.id, app, deny=Permission.ATTACH_FILES | Permission.READ_MESSAGE_HISTORY)
    lacks = f"<#{here.channel.id}>: I lack Attach Files and Read Message History. Open the settings of the channel"
    ill = await talk(manager, well, (here.say("button-look-again"), lacks))
    assert f"<#{office.id}>" not in ill.text
    world.set_overwrite(here.channel.id, app, deny=Permission.VIEW_CHANNEL)
    reads(await press(manager, ill, here.say("button-look-again")), "I lack View Channel")
    for verb in ("doctor", "setup", "settings", "tables-put"):
        assert (await forge(here.people[0], card, f"button:{verb}:0")).text == here.say("refused-not-a-manager")
    world.set_overwrite(here.channel.id, app)


async def test_set_up_leads_to_the_settings_and_a_role_opens_tables_from_then_on(here: Harness) -> None:
    ada, bruno, _ = here.people
    world, manager = here.playground.world, here.person("Manu", Permission.MANAGE_GUILD)
    hosts = world.create_role(here.guild.id, "Hosts", Permission(0))
    world.set_guild(here.guild.id, name=here.guild.name)  # by which the bot hears of the role
    page = await call(manager, here.channel, "setup")
    reads(
        page,
        "Nothing is in my way in th",
        *map(here.say, ("settings-openers-all", "setup-list-none", "setup-daily-none")),
    )
    reads(await press(manager, page, here.say("button-tables-put")), here.say("tables-put"))
    reads(await press(manager, page, here.say("button-look-again")), f"<#{here.channel.id}>")
    settings = await press(manager, page, here.say("button-settings"))
    try:
        told = await pick(manager, settings, "openers", hosts)
        reads(told, here.say("settings-openers", openers=f"<@&{hosts.id}>"))
        refusal = here.say("refused-not-an-opener", openers=f"<@&{hosts.id}>")
        for command in ("play", "seek", "practice"):
            assert (await call(ada, here.channel, command, game="verraeter")).text == refusal
        world.set_member(here.guild.id, bruno.id, roles=(hosts.id,))
        for opener in (bruno, manager):
            assert here.say("button-join") in labels(await open_table(here.at(here.elsewhere().channel, opener)))
    finally:
        reads(await pick(manager, settings, "openers"), here.say("settings-openers-all"))
