"""Private answers do not wait for a picture longer than two seconds, and what is late never replaces what is newer."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.clock import ManualClock
from bot.delivery.panels import PICTURE_SECONDS
from bot.delivery.studio import DrawRequest
from bot.playground import Seen
from bot.playground.wire import PATIENCE
from render.picture import Picture
from tests.cogs.test_desks_on_loopback import PAGED, begin
from tests.delivery.harness import Log, logged
from tests.e2e.harness import BlankStudio, Harness, serving
from tests.e2e.robots import call
from tests.e2e.stored_matches import all_said

SHOWN = r"/webhooks/.*/messages/@original"


class SlowStudio(BlankStudio):
    """Draws when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted: list[asyncio.Future[None]] = []
        self.slow = False

    async def draw(self, request: DrawRequest) -> tuple[Picture, ...]:
        if self.slow:
            drawn = asyncio.get_running_loop().create_future()
            self.wanted.append(drawn)
            await drawn
        return await super().draw(request)


class Scene:
    """Ada has her panel before her, and drawing has become slow."""

    def __init__(self, here: Harness, studio: SlowStudio, panel: Seen, log: Log) -> None:
        self.here, self.studio, self.panel, self.log = here, studio, panel, log
        self.ada = here.people[0]
        assert isinstance(here.clock, ManualClock)
        self.clock = here.clock

    @property
    def edits(self) -> int:
        return sum(one.method == "PATCH" and "@original" in one.path for one in self.here.playground.requests)

    @property
    def now(self) -> Seen:
        return self.ada.look_again(self.panel)

    async def press(self, label: str) -> None:
        """Press a button of the panel, and wait until its picture is being drawn."""
        before = len(self.studio.wanted)
        await self.ada.click(self.now, label=self.here.say(label))
        await self.until(lambda: len(self.studio.wanted) > before)

    async def changed(self, edits: int) -> None:
        await self.here.playground.until(lambda: self.edits >= edits)

    async def quiet(self) -> None:
        """Let everything happen that can happen now."""
        await call(self.ada, self.here.channel, "matches")

    async def until(self, look: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not look():  # noqa: ASYNC110 - nothing tells
                await asyncio.sleep(0.001)

    def draw(self, which: int) -> None:
        """Let a picture be drawn that may have been given up meanwhile."""
        if not self.studio.wanted[which].done():
            self.studio.wanted[which].set_result(None)


@pytest.fixture
def log() -> Iterator[Log]:
    with logged() as log:
        yield log


@pytest_asyncio.fixture
async def scene(tmp_path: Path, log: Log) -> AsyncIterator[Scene]:
    studio = SlowStudio()
    async with serving(tmp_path, ("Ada", "Bruno"), studio=studio, plays=PAGED) as here:
        await begin(here)
        await all_said(here)
        panel = await call(here.people[0], here.channel, "move")
        assert panel.pictures
        here.playground.requests.clear()
        studio.slow = True
        yield Scene(here, studio, panel, log)
    assert log.errors == []


def page(seen: Seen) -> str:
    """Tell which page of the long menu is open, by its first option."""
    menu = next(one for one in seen.selects if ":islands:" in one.custom_id)
    return menu.options[0].value


async def test_words_and_buttons_wait_two_seconds_and_the_picture_follows_into_the_same_message(scene: Scene) -> None:
    await scene.press("button-further")
    await scene.clock.advance(PICTURE_SECONDS - 0.1)
    await asyncio.sleep(0.02)
    assert scene.edits == 0, "who waits a moment sees one change instead of two"
    await scene.clock.advance(0.1)
    await scene.changed(1)
    words = scene.now
    assert page(words) == "island-26"
    assert not words.pictures
    scene.draw(-1)
    await scene.changed(2)
    assert scene.now.pictures
    assert (scene.now.text, scene.now.buttons, scene.now.selects) == (words.text, words.buttons, words.selects)


async def test_a_picture_that_is_drawn_in_time_comes_with_the_words(scene: Scene) -> None:
    await scene.press("button-further")
    scene.draw(-1)
    await scene.changed(1)
    assert scene.now.pictures
    await scene.clock.advance(10)
    await scene.quiet()
    assert page(scene.now) == "island-26"


async def test_a_picture_that_has_not_changed_stays_without_being_sent_again(scene: Scene) -> None:
    scene.studio.slow = False
    before = scene.now.pictures
    await scene.ada.click(scene.now, label=scene.here.say("button-further"))
    await scene.changed(1)
    assert [one.attachments for one in scene.here.playground.requests if "@original" in one.path] == [()]
    assert scene.now.pictures == before
    assert page(scene.now) == "island-26"


async def test_a_picture_that_is_not_there_any_more_is_sent_again(scene: Scene) -> None:
    scene.studio.slow = False
    refused = scene.here.playground.faults.answer(400, method="PATCH", path=SHOWN, times=1)
    refused.body = {"code": 50035, "message": "Invalid Form Body"}
    await scene.ada.click(scene.now, label=scene.here.say("button-further"))
    await scene.changed(2)
    sent = [len(one.attachments) for one in scene.here.playground.requests if "@original" in one.path]
    assert sent == [0, 1]
    assert scene.now.pictures
    assert page(scene.now) == "island-26"


async def test_a_picture_is_dropped_if_its_message_has_been_pressed_since(scene: Scene) -> None:
    await scene.press("button-further")
    await scene.clock.advance(PICTURE_SECONDS)
    await scene.changed(1)
    await scene.press("button-further")
    assert page(scene.now) == "island-26"
    scene.draw(0)
    await asyncio.sleep(0.02)
    assert scene.edits == 1
    scene.draw(1)
    await scene.changed(2)
    assert page(scene.now) == "island-51"
    assert scene.now.pictures


async def test_after_a_quick_double_press_the_slower_drawing_does_not_show_the_older_panel(scene: Scene) -> None:
    """Both are pressed on the same panel: the words of the first one come at once, and its picture not at all."""
    before = scene.now
    further = next(one.custom_id for one in before.buttons if one.label == scene.here.say("button-further"))
    assert further is not None
    await scene.press("button-further")
    later = further.rpartition(":")[0] + ":2"
    await scene.ada.forge_click(later, before)
    await scene.until(lambda: len(scene.studio.wanted) == 2)
    scene.draw(1)
    await scene.here.playground.until(lambda: page(scene.now) == "island-51" and scene.now.pictures)
    scene.draw(0)
    await scene.clock.advance(10)
    await asyncio.sleep(0.02)
    assert page(scene.now) == "island-51"
    assert scene.now.pictures


async def test_letters_to_one_message_follow_one_another_and_only_the_latest_waits(scene: Scene) -> None:
    """The first answer is on its way for long; of the two that come meanwhile the later one is shown."""
    scene.studio.slow = False
    before = scene.now
    further = next(one.custom_id for one in before.buttons if one.label == scene.here.say("button-further"))
    assert further is not None
    messages = scene.here.bot.panels._messages
    held = scene.here.playground.faults.hold(method="PATCH", path=SHOWN)
    for letters, number in enumerate((1, 0, 2), 1):
        await scene.ada.forge_click(further.rpartition(":")[0] + f":{number}", before)
        await scene.until(lambda wanted=letters: messages[before.id].letters == wanted)  # type: ignore[misc]
    await scene.until(lambda: held.times == 0)
    held.released.set()
    await scene.here.playground.until(lambda: page(scene.now) == "island-51")
    await asyncio.sleep(0.05)
    assert page(scene.now) == "island-51"
    assert scene.edits == 2


async def test_a_late_picture_in_a_new_private_message_is_dropped_once_that_is_pressed(scene: Scene) -> None:
    await scene.ada.slash(scene.here.channel, "move")
    await scene.until(lambda: scene.studio.wanted)
    await scene.clock.advance(PICTURE_SECONDS)
    await scene.changed(1)
    scene.panel = scene.ada.sees(scene.here.channel)[-1]
    assert not scene.panel.pictures
    await scene.press("button-further")
    scene.draw(1)
    await scene.changed(2)
    scene.draw(0)
    await asyncio.sleep(0.02)
    assert page(scene.now) == "island-26"
    assert scene.edits == 2


async def test_what_is_answered_beside_the_panel_leaves_its_picture_alone(scene: Scene) -> None:
    """The hand is shown in a message of its own: the picture of the panel may still follow."""
    await scene.press("button-further")
    await scene.clock.advance(PICTURE_SECONDS)
    await scene.changed(1)
    await scene.press("button-hand")
    scene.draw(0)
    await scene.changed(2)
    assert scene.now.pictures


async def test_a_picture_whose_token_has_run_out_is_no_error(scene: Scene) -> None:
    await scene.press("button-further")
    await scene.clock.advance(PICTURE_SECONDS)
    await scene.changed(1)
    await scene.clock.advance(16 * 60)
    scene.draw(0)
    await scene.changed(2)
    await scene.until(lambda: "interaction's token expired" in scene.log.text)


async def test_when_the_bot_stops_words_do_not_wait_for_their_picture(scene: Scene) -> None:
    await scene.press("button-further")
    await scene.here.stop()
    assert page(scene.now) == "island-26"
