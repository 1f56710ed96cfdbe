"""`/doctor` and `/setup`: what is in the way is named with the fix, to those who may manage the server, in private."""

import pytest

from bot.playground import Permission
from tests.e2e.harness import Harness
from tests.e2e.robots import answered, call, labels, open_table, press, reads

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_doctor_names_what_is_missing_in_each_channel_in_use_to_managers_alone(here: Harness) -> None:
    manager, world, app = here.person("Mo", Permission.MANAGE_GUILD), here.playground.world, here.playground.application
    card = await open_table(here)
    office = here.elsewhere().channel
    well = reads(await call(manager, office, "doctor"), "Nothing is in my way in the")
    world.set_overwrite(here.channel.id, app, deny=Permission.ATTACH_FILES | Permission.READ_MESSAGE_HISTORY)
    ill = await press(manager, well, here.say("button-look-again"))
    lacks = f"<#{here.channel.id}>: I lack Attach Files and Read Message History. Open the settings of the channel"
    assert lacks in ill.text
    assert f"<#{office.id}>" not in ill.text
    world.set_overwrite(here.channel.id, app, deny=Permission.VIEW_CHANNEL)
    reads(await press(manager, ill, here.say("button-look-again")), "I lack View Channel")
    for verb in ("doctor", "setup", "settings", "tables-put"):
        forged = await here.people[0].forge_click(f"button:{verb}:0", card)
        assert (await answered(here.people[0], forged)).text == here.say("refused-not-a-manager")
    world.set_overwrite(here.channel.id, app)


async def test_set_up_leads_to_the_settings_and_a_role_opens_tables_from_then_on(here: Harness) -> None:
    ada, bruno, _ = here.people
    world, manager = here.playground.world, here.person("Manu", Permission.MANAGE_GUILD)
    hosts = world.create_role(here.guild.id, "Hosts", Permission(0))
    world.set_guild(here.guild.id, name=here.guild.name)  # by which the bot hears of the role
    page = reads(await call(manager, here.channel, "setup"), "Nothing is in my way in th")
    for key in ("settings-openers-all", "setup-list-none", "setup-daily-none"):
        assert here.say(key) in page.text
    reads(await press(manager, page, here.say("button-tables-put")), here.say("tables-put"))
    reads(await press(manager, page, here.say("button-look-again")), f"<#{here.channel.id}>")
    settings = await press(manager, page, here.say("button-settings"))
    menu = next(menu for menu in settings.selects if ":openers:" in menu.custom_id)
    try:
        told = await answered(manager, await manager.choose(settings, menu.custom_id, [hosts]))
        assert here.say("settings-openers", openers=f"<@&{hosts.id}>") in told.text
        refusal = here.say("refused-not-an-opener", openers=f"<@&{hosts.id}>")
        for command in ("play", "seek", "practice"):
            assert (await call(ada, here.channel, command, game="verraeter")).text == refusal
        world.set_member(here.guild.id, bruno.id, roles=(hosts.id,))
        for opener in (bruno, manager):
            assert here.say("button-join") in labels(await open_table(here.at(here.elsewhere().channel, opener)))
    finally:
        told = await answered(manager, await manager.choose(settings, menu.custom_id, []))
    assert here.say("settings-openers-all") in told.text
