"""Run the bot as `sealed-orders` does, or with `probe` as `python -m tests.probe`, by the chance of the test.

To start sooner it draws nothing. A session that is lost is begun anew at once, where the library sleeps for some time.
With `draws-for-ever` it has its own workers, and each of them is busy with a picture that is never done. With `films`
it draws films, and nothing else.
"""

import runpy
import sys
import threading
from functools import partial

import discord

from bot import client
from bot.delivery.studio import DrawRequest, Studio
from bot.matches.service import Matches
from render.picture import Picture
from render.presenter import Scene
from tests.delivery.echo_game import EchoPresenter
from tests.e2e.harness import BlankStudio, Luck


class NeverDone(EchoPresenter):
    """Draws for ever."""

    def board(self, scene: Scene) -> Picture:
        """Draw for ever."""
        threading.Event().wait()
        raise AssertionError


class Projector(BlankStudio):
    """Draws films alone, as the bot does."""

    async def draw(self, request: DrawRequest) -> tuple[Picture, ...]:
        """Draw a film, or nothing worth looking at."""
        return await (Studio.draw(self, request) if request.picture == "film" else super().draw(request))


async def identify_at_once(_client: discord.Client, _shard: int | None, *, initial: bool = False) -> None:
    """Wait for nothing."""


if __name__ == "__main__":
    wanted = sys.argv.pop(1) if sys.argv[1:2] in (["probe"], ["draws-for-ever"], ["films"]) else ""
    vars(client)["SealedOrders"].before_identify_hook = identify_at_once
    vars(client)["Matches"] = partial(Matches, entropy=Luck().entropy)
    if wanted == "draws-for-ever":
        rehearsal = [DrawRequest(NeverDone(), "board", None, (), "en")]
        vars(client)["SealedOrders"]._rehearsal = lambda _bot: rehearsal
    else:
        vars(client).update(Studio=Projector if wanted == "films" else BlankStudio)
    runpy.run_module("tests.probe" if wanted == "probe" else "bot", run_name="__main__")
