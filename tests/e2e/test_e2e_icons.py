"""Icons before labels: uploaded by the bot, renewed when they are drawn anew, and never what a press fails for."""

from pathlib import Path

from bot.delivery.studio import DrawRequest
from render.picture import Picture
from tests.e2e.harness import BlankStudio, serving
from tests.e2e.robots import call, labels


class IconStudio(BlankStudio):
    """Draws the same dot for each icon."""

    async def draw(self, request: DrawRequest) -> tuple[Picture, ...]:
        if request.picture == "icon":
            return (Picture(png=self._SKETCH, alt="", name="icon.png"),)
        return await super().draw(request)


async def test_icons_come_before_labels_and_nothing_fails_where_they_are_missing(tmp_path: Path) -> None:
    async with serving(tmp_path, studio=IconStudio()) as here:
        world, ada = here.playground.world, here.people[0]
        presenters = [here.bot.presenters[key] for key in here.bot.presenters.games()]
        icons = {"_".join(filter(None, (one.key, name))) for one in presenters for name in one.icons}

        def there() -> bool:
            return {f"so_{one}" for one in icons} == {one["name"].rpartition("_")[0] for one in world.emojis.values()}

        await here.playground.until(there)
        shown = await call(ada, here.channel, "learn")
        assert [(button.emoji or "")[3:-7] for button in shown.buttons] == [one.key for one in presenters]
        uploaded = next(iter(world.emojis.values()))
        world.emojis.clear()
        world.emojis["7"] = {**uploaded, "id": "7", "name": "so_power_000000"}  # as an older version has drawn it
        bare = await call(ada, here.channel, "learn")
        assert labels(bare) == labels(shown)
        assert not any(button.emoji for button in bare.buttons)
        await here.playground.until(there)
        assert all(button.emoji for button in (await call(ada, here.channel, "learn")).buttons)
