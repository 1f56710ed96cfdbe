"""Every kind of picture drawn and encoded, beside the bare encoding of the same images; and how an event loop lags."""

import asyncio
import gc
import io
import multiprocessing
import statistics
import time
from collections import defaultdict
from collections.abc import Awaitable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec
from PIL import Image, ImageSequence

from bot.client import rehearsal
from bot.delivery.studio import DrawRequest, PictureKind, Studio, draw
from bot.games.chance import Chance
from bot.games.codec import to_json
from bot.games.contract import AnyGame, Decision
from bot.games.guardians.cards import STARTERS
from bot.games.registry import house_games
from bot.language import languages
from render.picture import Picture
from render.presenter import Chapter, Presenter, Presenters, presenter_of
from render.stored_views import write_events, write_view
from tests.benchmarks.figures import MILLI, spread
from tests.games.random_matches import chance_of, random_match

NAMES = ("Ada", "Bruno", "Chen", "Dana")
MATCHES = 2
DRAWN = 12
STEPS = 4
AT_ONCE = 20


def requests(presenter: Presenter) -> Iterator[DrawRequest]:
    """Ask for all that is drawn in random whole matches: for everybody, and for those who are asked, with a draft."""
    game = house_games()[presenter.key]
    names = NAMES[: max(game.seats)]

    def request(
        picture: PictureKind, view: Any, kind: str = "", events: bytes = b"[]", arguments: tuple[str, ...] = ()
    ) -> DrawRequest:
        return DrawRequest(presenter, picture, write_view(view), names, "en", kind, events, arguments)

    for number in range(MATCHES):
        chapters, told = list[Chapter](), list[Any]()
        for moment in random_match(game, len(names), "drawing", number, leave_one_in=0):
            public = game.view(moment.state, None)
            yield request("board", public)
            news = [event for event in moment.step.events if event.audience is None]
            told += news
            if presenter.ends_chapter(news):
                yield request("account", public, events=write_events(told))
                chapters.append(Chapter(events=tuple(told), view=public))
                told = []
            for view, decision in (*moment.asked, *moment.standing_questions):
                yield request("hand", view)
                for kind, arguments in _extras(presenter.key, view):
                    yield request("extra", view, kind, arguments=arguments)
                yield request("prompt", view, decision.kind)
                drafted = _drafted(game, view, decision, moment.chance)
                yield request("preview", game.preview(view, decision, drafted), decision.kind)
        yield request("poster", public, events=to_json(tuple(chapters)))
    for page in presenter.rules(languages()["en"]):
        for name in page.parts[1::2]:
            yield DrawRequest(presenter, "rule", None, (), "en", name)


def _extras(key: str, view: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Name what a game's own commands draw of a view."""
    match key:
        case "macht_ohnmacht":
            yield "neighbours", ()
            held = [region.id for region in view.regions if region.owner is not None]
            yield from (("odds", (region,)) for region in held[:1])
        case "power":
            yield "threats", ()
        case "guardians":
            yield "card", (view.players[0].guardian,)
            yield "deck", (to_json(STARTERS[min(STARTERS)]).decode(),)


def _drafted(game: AnyGame, view: Any, decision: Decision, chance: Chance) -> Any:
    draft = game.blank(view, decision)
    for _ in range(STEPS):
        questions = tuple(game.questions(view, decision, draft))
        if not questions:
            break
        question = chance.pick(questions)
        chosen = chance.some(question.choices, max(question.least, 1))
        draft = game.take(view, decision, draft, question.key, tuple(chosen))
    return draft


def main() -> None:
    """Print the processor time that each kind of picture takes; one that nothing is drawn for has no line.

    Each is drawn after the two of its kind that come before it in its match (of one for each of two people), by a
    process that has begun as drawing workers do: nobody at a table waits for more.
    """
    print(f"{'aim 40 ms a board':<34}{'drawn':>6}{'median':>10}{'most':>10}{'':>7}{'bare encoding':>15}{'ratio':>8}")
    for begun in rehearsal(Presenters(map(presenter_of, house_games().keys())), house_games()):
        draw(begun)
    for key in house_games().keys():  # noqa: SIM118  # a registry is no mapping
        kinds = defaultdict[str, dict[DrawRequest, None]](dict)
        for request in requests(presenter_of(key)):
            kind = "" if request.picture == "rule" else request.kind
            kinds[f"{key}: {request.picture} {kind}".rstrip()][request] = None
        # What workers share is frozen, too: else what is measured is how long all these requests are searched.
        gc.collect()
        gc.freeze()
        for kind, wanted in kinds.items():
            asked, figures = tuple(wanted), []
            for at in chance_of("drawn", kind).some(tuple(range(len(asked))), min(DRAWN, len(asked))):
                for earlier in (at - 2, at - 1):
                    draw(asked[earlier % len(asked)])
                figures += [figure for figure in (_drawn(asked[at]),) if figure]
            if figures:
                ours, bare = (statistics.median(column) for column in zip(*figures, strict=True))
                most = max(taken for taken, _ in figures)
                times = f"{ours:>7.1f} ms{most:>7.1f} ms{f'×{most / ours:.1f}':>7}{bare:>12.1f} ms{ours / bare:>8.2f}"
                print(f"{kind:<34}{len(figures):>6}{times}")


def film() -> None:
    """Print the processor time of films of whole matches, each in a process of its own, beside their bare encoding."""
    print(f"{'aim 8 s a film':<34}{'frames':>6}{'drawn':>10}{'bytes':>12}{'bare encoding':>15}{'ratio':>8}")
    for key in house_games().keys():  # noqa: SIM118  # a registry is no mapping
        asked = max((one for one in requests(presenter_of(key)) if one.picture == "poster"), key=lambda one: one.events)
        wanted = msgspec.structs.replace(asked, picture="film", view=None, kind="match")
        with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as alone:
            picture, ours = alone.submit(_filmed, wanted).result()
        frames = [frame.copy() for frame in ImageSequence.Iterator(Image.open(io.BytesIO(picture.png)))]
        begun = time.process_time()
        frames[0].save(io.BytesIO(), "GIF", save_all=True, append_images=frames[1:])
        bare = time.process_time() - begun
        size = len(picture.png)
        print(f"{key:<34}{len(frames):>6}{ours:>8.1f} s{size:>12,}{bare:>13.1f} s{ours / bare:>8.2f}")


def _filmed(request: DrawRequest) -> tuple[Picture, float]:
    begun = time.process_time()
    (picture,) = draw(request)
    return picture, time.process_time() - begun


def _drawn(request: DrawRequest) -> tuple[float, float] | None:
    """Measure the drawing of a request and the bare encoding of what came, in milliseconds; None if nothing came."""
    begun = time.process_time()
    pictures = draw(request)
    ours = time.process_time() - begun
    images = _opened(pictures)
    begun = time.process_time()
    for image in images:
        image.save(io.BytesIO(), "PNG", compress_level=1)
    return (ours * MILLI, (time.process_time() - begun) * MILLI) if pictures else None


def _opened(pictures: Sequence[Picture]) -> Sequence[Image.Image]:
    images = [Image.open(io.BytesIO(picture.png)) for picture in pictures]
    for image in images:
        image.load()
    return images


def lag() -> None:
    """Print how late an event loop is while twenty boards are drawn at once, beside an idle one."""
    idle, busy = asyncio.run(_lags())
    print(f"{'loop lag while 20 boards are drawn':<44} {spread(busy)}   aim 10 ms at 99 %")
    print(f"{'  beside an idle loop':<44} {spread(idle)}")


async def _lags() -> tuple[list[float], list[float]]:
    studio = Studio()
    await studio.warm()
    boards = tuple(dict.fromkeys(one for one in requests(presenter_of("verraeter")) if one.picture == "board"))
    assert len(boards) >= 3 * AT_ONCE
    try:
        await asyncio.gather(*(studio.draw(board) for board in boards[:2]))
        idle = await _lag_during(asyncio.sleep(1.0))
        busy = []
        for start in (AT_ONCE, 2 * AT_ONCE):
            work = asyncio.gather(*(studio.draw(board) for board in boards[start : start + AT_ONCE]))
            busy += await _lag_during(work)
        return idle, busy
    finally:
        studio.close()


async def _lag_during(work: Awaitable[object]) -> list[float]:
    task = asyncio.ensure_future(work)
    late = []
    while not task.done():
        begun = time.perf_counter()
        await asyncio.sleep(0.002)
        late.append(max(0.0, (time.perf_counter() - begun - 0.002) * MILLI))
    await task
    return late
