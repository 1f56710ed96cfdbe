"""A world that was kept goes on where it stood."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from bot.playground import Person, Playground
from bot.playground.page import Folder, backend
from bot.playground.world import Message, Snapshot, take
from bot.playground.world.model import Upload
from tests.playground.harness import open_harbour
from tests.playground.sample_bot import PICTURE, logged_in


def read_back(snapshot: Snapshot) -> Snapshot:
    return msgspec.json.decode(msgspec.json.encode(snapshot), type=Snapshot)


async def test_a_world_goes_on_with_its_people_messages_files_and_commands() -> None:
    async with open_harbour() as here:
        before, channel, ada = here.playground, here.channel, here.ada
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
    async with open_harbour() as here:
        world, bot = here.playground.world, here.playground.application.bot_id
        world.messages.create(bot, here.channel.id, {}, {}, loading=True)
        assert take(world).messages == ()


async def test_what_was_put_away_and_what_is_oldest_goes_when_its_files_are_too_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backend, "MOST_BYTES", 200)
    folder = Folder(tmp_path)
    kept = backend.Backend(folder, module=None, bot_name="Bot")
    world, bot_id = kept.world, kept.bot_user.id
    channel = next(iter(world.channels.values()))

    def send(size: int) -> Message:
        files = {0: Upload("a.png", b"x" * size, "image/png")} if size else {}
        return world.messages.create(bot_id, channel.id, {"content": "Here."}, files)

    words, *pictures = (send(size) for size in (0, 60, 60, 60, 60))
    world.messages.change(replace(pictures[2], only_for=kept.people[0].id))
    kept.dismiss(next(seen for seen in kept.people[0].sees(channel) if seen.id == pictures[2].id))
    await kept.keep()
    assert [one for one in pictures if world.messages.find(one.id)] == [pictures[0], pictures[1], pictures[3]]
    pictures.append(send(120))
    await kept.keep()
    folder.close()
    left = [one for one in pictures if world.messages.find(one.id)]
    assert left == pictures[3:]
    assert world.messages.find(words.id) is not None
    assert {one.name for one in (tmp_path / "files").iterdir()} == {str(one.attachments[0].id) for one in left}
