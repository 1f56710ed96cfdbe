"""Films over the loopback server: who sees one, of what, and what happens where there is none."""

import asyncio
import io
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from PIL import Image

from bot.clock import SystemClock
from bot.delivery.studio import DrawRequest, FilmLost, draw
from bot.matches.types import Table
from bot.playground import Permission, Person, Seen
from bot.playground.wire import PATIENCE
from cogs.panels.table_panels import table_here
from render.film import LARGEST
from render.picture import Picture
from tests.e2e import every_game
from tests.e2e.every_game import answer_unseen, names_for
from tests.e2e.harness import BlankStudio, BotAsChild, Harness, open_harness, serving
from tests.e2e.robots import answered, call, forge, labels, latest_board, play_on, press, reads, sit_down, stop_match
from tests.e2e.stored_matches import dice
from tests.games.random_matches import played_by_computers

SHOW = "Show to everybody"
T = TypeVar("T")
ENOUGH = 16
"""So many actions show something in every game, and none is over: a match of Guardians may end after thirty."""


class FilmStudio(BlankStudio):
    """A studio that draws nothing but films; with `projector` only when that is set, or until it is lost."""

    def __init__(self) -> None:
        super().__init__()
        self.projector = asyncio.Event()
        self.projector.set()
        self.loses = False
        self.asked: list[DrawRequest] = []

    async def draw(self, request: DrawRequest) -> tuple[Picture, ...]:
        if request.picture != "film":
            return await super().draw(request)
        self.asked.append(request)
        await self.projector.wait()
        if self.loses:
            raise FilmLost
        return await asyncio.to_thread(draw, request)


def film_in(seen: Seen) -> int:
    """Check the film that a message shows, and count its frames."""
    (picture,) = seen.pictures
    assert picture.filename.endswith("-film.gif")
    assert len(picture.data) <= LARGEST
    assert picture.alt
    return int(getattr(Image.open(io.BytesIO(picture.data)), "n_frames", 1))


@pytest.mark.long
@pytest.mark.parametrize("game", played_by_computers())
async def test_a_film_is_shown_in_private_and_to_everybody_by_a_press(game: str, tmp_path: Path) -> None:
    studio = FilmStudio()
    async with serving(tmp_path, names_for(game), studio=studio) as here:
        await every_game.sit_down(here, game)
        await answer_unseen(here, ENOUGH, "greedy")
        ada, guest = here.people[0], here.person("Gil")
        mine = await call(ada, here.channel, "film")
        assert film_in(mine) > 2
        theirs = await call(guest, here.channel, "film")
        assert theirs.pictures[0].data == mine.pictures[0].data, "everybody is shown the same"
        latest = await call(ada, here.channel, "film", part="round")
        assert film_in(latest) > 2
        before = len(ada.sees(here.channel))
        await ada.click(mine, label=SHOW)
        posted = await guest.wait_for(lambda: shown_to_all(here, guest))
        assert posted.pictures[0].data == mine.pictures[0].data
        assert not posted.buttons
        assert len(ada.sees(here.channel)) == before + 1
        for one in studio.asked:
            assert one.view is None, "of a match that goes on there is only what was told"
            for chapter in msgspec.json.decode(one.events):
                assert chapter["view"].get("seat") is None, "drawn as everybody sees it"
                assert all(event.get("audience") is None for event in chapter["events"])


class Reel(FilmStudio):
    """A studio whose films have a blank frame."""

    async def draw(self, request: DrawRequest) -> tuple[Picture, ...]:
        self.asked.append(request)
        return await BlankStudio.draw(self, msgspec.structs.replace(request, picture="board"))


def held_in(request: DrawRequest) -> set[int]:
    """Find the seats whose hands a film shows."""
    return {view["seat"] for chapter in msgspec.json.decode(request.events) for view in chapter["opened"]}


async def test_after_the_end_a_film_shows_what_those_held_who_agree_and_says_of_whom_it_does_not(
    tmp_path: Path,
) -> None:
    studio = Reel()
    async with serving(tmp_path, studio=studio) as here:
        await sit_down(here)
        await answer_unseen(here, 20, "greedy")
        ada, bruno, chen = here.people
        opens = here.say("button-open-view")
        running = await call(ada, here.channel, "film")
        assert opens not in labels(running)
        await stop_match(here)
        film = await call(ada, here.channel, "film")
        assert "Of **Ada**, **Bruno** and **Chen** it shows only what everybody saw." in film.text
        assert held_in(studio.asked[-1]) == set()
        await press(ada, film, opens)
        again = await call(bruno, here.channel, "film")
        assert "The film also shows what **Ada** held in secret" in again.text
        assert "Of **Bruno** and **Chen** it shows only what everybody saw." in again.text
        assert held_in(studio.asked[-1]) == {0}
        assert opens in labels(again)
        assert opens not in labels(await call(ada, here.channel, "film"))
        assert opens not in labels(await call(here.person("Gil"), here.channel, "film"))
        await ada.click(film, label=SHOW)
        await chen.wait_for(lambda: any("what **Ada** held" in one.text for one in chen.sees(here.channel)))
        assert held_in(studio.asked[-1]) == {0}, "whoever shows it, everybody sees the same"


def shown_to_all(here: Harness, person: Person) -> Seen | None:
    films = [one for one in person.sees(here.channel) if not one.ephemeral and not one.loading and one.pictures]
    return next((one for one in films if one.pictures[0].filename.endswith("-film.gif")), None)


@pytest.mark.long
async def test_what_stands_in_the_way_of_a_film_is_said_and_costs_another_press(tmp_path: Path) -> None:
    studio = FilmStudio()
    async with serving(tmp_path, studio=studio) as here:
        ada, bruno, _ = here.people
        try:
            reads(await call(ada, here.channel, "film"), "No match is being played")
            await sit_down(here)
            for part in ("match", "round"):
                reads(await call(ada, here.channel, "film", part=part), "has just begun")

            # One film at a time for each person, who may ask again when it is there; others may ask meanwhile.
            await answer_unseen(here, 12, "greedy")
            studio.projector.clear()
            asked = await ada.slash(here.channel, "film")
            reads(await call(ada, here.channel, "film", part="round"), "still being drawn")
            other = await bruno.slash(here.channel, "film", part="round")
            studio.projector.set()
            film = await answered(ada, asked)
            assert film_in(film)
            assert film_in(await answered(bruno, other))

            # A film that is lost costs nothing but another press.
            studio.loses = True
            reads(await call(ada, here.channel, "film"), "try it once more")
            studio.loses = False
            assert film_in(await call(ada, here.channel, "film"))
        finally:
            studio.projector.set()  # or the bot would wait for it to the end of time


@pytest.mark.long
async def test_the_film_that_is_asked_for_first_comes_first_however_long_its_match_is_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = asyncio.Event()
    waits = iter((True, False))

    async def slow_at_first(*what: Any, **how: Any) -> Table:
        if next(waits):
            await found.wait()
        return await table_here(*what, **how)

    async with serving(tmp_path, studio=FilmStudio()) as here:
        ada = here.people[0]
        try:
            await sit_down(here)
            await answer_unseen(here, 12, "greedy")
            monkeypatch.setattr(sys.modules["cogs.match.film"], "table_here", slow_at_first)
            first = await ada.slash(here.channel, "film")
            reads(await call(ada, here.channel, "film", part="round"), "still being drawn")
            found.set()
            assert film_in(await answered(ada, first))
        finally:
            found.set()


@pytest.mark.long
async def test_a_process_that_is_killed_while_it_films_leaves_nothing_and_a_film_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was asked of it waits until the platform gives up: nobody else can answer an interaction of its token."""
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setenv("TMPDIR", str(temporary))
    async with open_harness(tmp_path, clock=SystemClock()) as here:
        bot = await BotAsChild.start(here, "tests.e2e.child_bot films")
        try:
            board = await play_on(here, await sit_down(here), dice("films"), 10)
            ada, bruno = here.people[:2]
            looking = asyncio.create_task(asyncio.to_thread(wait_for, lambda: projectors(bot.process.pid)))
            await ada.slash(here.channel, "film")
            (filming,) = await looking
            await bot.kill()
            here.playground.gateway.forget_sessions()
            await asyncio.to_thread(wait_for, lambda: not Path(f"/proc/{filming}").exists())
            bot = await BotAsChild.start(here, bot.module)
            waiting = [one for one in ada.sees(here.channel) if one.loading]
            assert len(waiting) == 1
            assert not [one for one in bruno.sees(here.channel) if one.loading]
            assert film_in(await call(ada, here.channel, "film")) > 2
            await play_on(here, latest_board(here, ada) or board, dice("and on"), 1)
        finally:
            await bot.stop()
        assert list(temporary.iterdir()) == []
        assert here.playground.breaches == ()


def projectors(pid: int) -> list[str]:
    """List the processes in which another one draws a film: they are forked from one that it has started."""
    return [one for forking in started_by(pid) for one in started_by(forking)]


def started_by(pid: int | str) -> list[str]:
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [one for task in tasks for one in (task / "children").read_text().split()]


def wait_for(found: Callable[[], T]) -> T:
    """Look until there is something, for as long as people have patience."""
    end = time.monotonic() + PATIENCE
    while not (seen := found()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return seen


@pytest.mark.long
async def test_a_film_is_shown_to_everybody_only_where_its_match_is_and_by_whoever_may_write(tmp_path: Path) -> None:
    async with serving(tmp_path, studio=FilmStudio()) as here:
        await sit_down(here)
        await answer_unseen(here, 12, "greedy")
        ada = here.people[0]
        film = await call(ada, here.channel, "film")
        elsewhere = here.elsewhere("Eve").seat("Fay", "Gus")
        eve = elsewhere.people[0]
        await sit_down(elsewhere)
        await answer_unseen(elsewhere, 12, "greedy")
        there = await call(eve, elsewhere.channel, "film")
        forged = film.button(SHOW).custom_id
        assert forged is not None
        reads(await forge(eve, there, forged), "There is no match")
        assert shown_to_all(elsewhere, eve) is None

        world = here.playground.world
        world.set_overwrite(here.channel.id, ada.user, deny=Permission.SEND_MESSAGES)
        assert SHOW not in labels(await call(ada, here.channel, "film"))
        reads(await press(ada, film, SHOW), "You lack permissions")

        # An old button works after a restart, as all do.
        world.set_overwrite(here.channel.id, ada.user)
        await here.stop()
        await here.start(FilmStudio())
        await ada.click(film, label=SHOW)
        assert film_in(await ada.wait_for(lambda: shown_to_all(here, ada)))
