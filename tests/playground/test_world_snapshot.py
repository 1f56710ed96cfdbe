"""A world that was kept goes on where it stood."""

import msgspec

from bot.playground import Person, Playground
from bot.playground.world import Snapshot, take
from tests.playground.sample_bot import PICTURE, logged_in


def read_back(snapshot: Snapshot) -> Snapshot:
    return msgspec.json.decode(msgspec.json.encode(snapshot), type=Snapshot)


async def test_a_world_goes_on_with_its_people_messages_files_and_commands() -> None:
    async with Playground() as before:
        guild = before.guild("Harbour")
        channel = before.world.create_channel(guild.id, "games")
        ada = before.person("Ada", guild)
        before.world.rename(ada.id, "Ada L.")
        async with logged_in(before):
            await ada.slash(channel, "table")
            await ada.slash(channel, "hello", name="Cleo")
        kept = read_back(take(before.world))
        assert kept == take(before.world)

    after = Playground()
    after.go_on_from(kept)
    async with after:
        again = Person(after.world, ada.id)
        assert [seen.text for seen in again.sees(channel)] == [seen.text for seen in ada.sees(channel)]
        assert [picture.data for picture in again.sees(channel)[0].pictures] == [PICTURE]
        assert again.user.display_name == "Ada L."
        assert after.token == before.token
        assert after.world.new_id() > kept.last_id
        async with logged_in(after):
            assert (await again.click(again.sees(channel)[0], "bid:3")).text == "You bid 3."
    assert after.breaches == ()


async def test_an_answer_that_nobody_can_complete_any_more_is_left_behind() -> None:
    async with Playground() as playground:
        guild = playground.guild("Harbour")
        channel = playground.world.create_channel(guild.id, "games")
        playground.world.messages.create(playground.application.bot_id, channel.id, {}, {}, loading=True)
        assert take(playground.world).messages == ()
