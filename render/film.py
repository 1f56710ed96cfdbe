"""A match as a film: its boards one after the other, what was fought over them, and the poster of the end.

A film shows a few steps of many where they would not all fit: those with the most to tell.
"""

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from PIL import Image, ImageChops

from render.kit.alt import alt_text
from render.kit.canvas import Canvas
from render.kit.colours import NIGHT, WHITE, mix
from render.kit.fonts import STRONG, TITLE
from render.kit.kept import Packed
from render.kit.png import changed
from render.picture import Picture
from render.presenter import Chapter, Presenter, Scene

WIDTH = 720
LARGEST = 4_000_000
"""Bytes that a GIF has at most."""
MOST_CHAPTERS = 28
"""Chapters that are drawn at most: so a film of any match takes seconds."""
_TITLE, _BOARD, _SCENE, _LAST, _POSTER = 1600, 1200, 2000, 2800, 5000
_COLOURS, _RARE = 255, 48
_UNCHANGED = 255
"""The index of the colour that leaves what the frame before has shown."""
_GOLD = (216, 178, 84)
_STRIP = 8
"""The height of the line below that grows while the film runs."""


@dataclass(frozen=True)
class Frame:
    """A picture of a film, how long it is seen in milliseconds, and how much it has to tell beside the others.

    It is kept packed: a long film has a hundred of them, of nearly two megabytes each.
    """

    packed: Packed
    time: int
    weight: int


def film(presenter: Presenter, scene: Scene, course: Sequence[Chapter], part: str) -> tuple[Picture, ...]:
    """Draw a GIF of a whole match, or with the part "round" of its latest round; nothing if nothing moves yet.

    The view of the scene is the last board of a match that is over, None while it goes on.
    """
    if not course:
        return ()
    stopped = scene.view is not None and not presenter.results(scene_at(scene, course[-1].view))
    if stopped:
        course = (*course[:-1], Chapter(events=course[-1].events, view=scene.view))
    begun = latest_round(presenter, scene, course) if part == "round" else 0
    drawn = frames(presenter, scene, course, begun, stopped=stopped)
    if part == "round" and not drawn:  # what has happened in this round cannot be seen yet
        course = course[:-1] or course
        drawn = frames(presenter, scene, course, latest_round(presenter, scene, course))
    if not drawn:
        return ()
    last, language = scene_at(scene, course[-1].view), scene.language
    results = () if stopped else (line.replace("**", "") for line in presenter.results(last))
    told = (
        f"{language.entry(presenter.title(language), language.list(scene.names))}.",
        f"{presenter.headline(last)}.",
        *results,
    )
    return (Picture(png=gif(drawn), alt=alt_text(told), name=f"{presenter.key.replace('_', '-')}-film.gif"),)


def scene_at(scene: Scene, view: Any) -> Scene:
    """Give the same scene with another view."""
    return Scene(view=view, names=scene.names, language=scene.language, plain=scene.plain)


def latest_round(presenter: Presenter, scene: Scene, course: Sequence[Chapter]) -> int:
    """Find the chapter whose board began the latest round in which something has happened."""
    rounds = [presenter.round_name(scene_at(scene, one.view)) for one in course]
    begun = max(0, len(course) - 2)
    while begun > 0 and rounds[begun - 1] == rounds[begun]:
        begun -= 1
    return begun


def frames(
    presenter: Presenter, scene: Scene, course: Sequence[Chapter], begun: int = 0, *, stopped: bool = False
) -> tuple[Frame, ...]:
    """Draw the frames of a film that begins with the board after a chapter; none if nothing moves in it.

    A board that has something drawn above it is seen with that over it first; a picture less high than the board is
    shown over the board before it, as is what opened seats held just before. The poster of a match comes last, unless
    it was stopped.
    """
    shown = course[begun:]
    weights = [len(presenter.told(scene_at(scene, one.view), one.events)) for one in shown]
    chosen = _heaviest(weights, MOST_CHAPTERS)
    board = _scaled(presenter.board(scene_at(scene, shown[0].view)))
    drawn = [
        _frame(_titled(board, presenter, scene), _TITLE, max(weights) + 2),
        _frame(board, _BOARD, max(weights) + 1),
    ]
    for number in chosen[1:]:
        last = number == len(shown) - 1
        events, now = presenter.not_taken_back(shown[number].events), scene_at(scene, shown[number].view)
        below = board
        for picture in presenter.held(now, shown[number].opened):
            image = _scaled(picture)
            spare = board.height - image.height
            below = _over(below, image, spare // 2) if spare > 0 else _fitted(image, board.size)
            drawn.append(_frame(below, _SCENE, weights[number]))
        for picture in presenter.account_pictures(now, events):
            image = _scaled(picture)
            above = image.height - board.height
            if above < 0:
                over = _over(board, image, -above // 2)
                drawn.append(_frame(over, _LAST if last else _SCENE, weights[number]))
                continue
            board = image.crop((0, above, WIDTH, image.height))
            if above:
                drawn.append(_frame(_over(board, image.crop((0, 0, WIDTH, above)), 0), _SCENE, weights[number]))
            drawn.append(_frame(board, _LAST if last else _BOARD, weights[number]))
    if not stopped and presenter.results(scene_at(scene, course[-1].view)):
        poster = presenter.poster(scene_at(scene, course[-1].view), course)[0]
        drawn.append(_frame(_fitted(_scaled(poster), board.size), _POSTER, max(weights) + 2))
    kept = [one for one, after in pairwise(drawn) if one.packed != after.packed]
    return (*kept, drawn[-1]) if len(kept) > 1 else ()


def gif(drawn: Sequence[Frame], largest: int = LARGEST) -> bytes:
    """Write frames as a GIF that goes on and on, without the lightest of them where it would be too large."""
    colours = _colours(drawn)
    images = [one.quantize(palette=colours, dither=Image.Dither.NONE) for one in _with_strip(drawn)]
    kept = list(range(len(drawn)))
    while True:
        content = _encoded([images[number] for number in kept], [drawn[number].time for number in kept])
        if len(content) <= largest or len(kept) < 3:
            return content
        room = max(2, min(len(kept) - 1, len(kept) * largest // len(content)))
        kept = [kept[place] for place in _heaviest([drawn[number].weight for number in kept], room)]


def webp(drawn: Sequence[Frame]) -> bytes:
    """Write frames as an animated WebP, for pages."""
    file = io.BytesIO()
    first, *others = _with_strip(drawn)
    times = [one.time for one in drawn]
    first.save(file, "WEBP", save_all=True, append_images=others, duration=times, loop=0, quality=68, method=4)
    return file.getvalue()


def _frame(image: Image.Image, time: int, weight: int) -> Frame:
    return Frame(Packed.of(image), time, weight)


def _heaviest(weights: Sequence[int], most: int) -> list[int]:
    """Give the places of the heaviest, in their order; the first and the last are among them."""
    ends = {0, len(weights) - 1}
    ranked = sorted(range(len(weights)), key=lambda at: (at not in ends, -weights[at], at))
    return sorted(ranked[:most])


def _scaled(picture: Picture) -> Image.Image:
    image = Image.open(io.BytesIO(picture.png)).convert("RGB")
    size = (WIDTH, round(image.height * WIDTH / image.width))
    return image.resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)


def _over(board: Image.Image, image: Image.Image, top: int) -> Image.Image:
    """Show a picture over a board."""
    canvas = Canvas(board)
    canvas.shadow((0, top, WIDTH, top + image.height), 0, 12, 0.8)
    canvas.image.paste(image, (0, top))
    return canvas.image


def _fitted(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Bring a picture to the size of a board, on a dark ground."""
    share = min(1, size[1] / image.height)
    image = image.resize((round(image.width * share), round(image.height * share)), Image.Resampling.LANCZOS)
    whole = Image.new("RGB", size, NIGHT)
    whole.paste(image, ((size[0] - image.width) // 2, (size[1] - image.height) // 2))
    return whole


def _titled(board: Image.Image, presenter: Presenter, scene: Scene) -> Image.Image:
    """Write over a board which game it is and who plays: what is seen of a film that does not move."""
    canvas = Canvas(board)
    middle = board.height // 2
    box = (0, middle - 96, WIDTH, middle + 96)
    canvas.shadow(box, 0, 16, 0.8)
    canvas.rounded(box, 0, NIGHT, 0.92)
    for edge in (box[1], box[3] - 4):
        canvas.rounded((0, edge, WIDTH, edge + 4), 0, _GOLD)
    canvas.fitted_text((WIDTH / 2, middle - 32), presenter.title(scene.language), _GOLD, 72, WIDTH - 80, TITLE)
    canvas.fitted_text((WIDTH / 2, middle + 44), " · ".join(scene.names), WHITE, 36, WIDTH - 80, STRONG)
    return canvas.image


def _with_strip(drawn: Sequence[Frame]) -> Iterator[Image.Image]:
    """Give the pictures of frames, below each how far the film is."""
    width, height = drawn[0].packed.size
    for number, one in enumerate(drawn, start=1):
        canvas = Canvas(Image.new("RGB", (width, height + _STRIP), mix(NIGHT, WHITE, 0.1)))
        canvas.image.paste(one.packed.image)
        canvas.rounded((0, height, round(width * number / len(drawn)), height + _STRIP), 0, _GOLD)
        yield canvas.image


def _encoded(images: Sequence[Image.Image], times: Sequence[int]) -> bytes:
    file = io.BytesIO()
    images[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=(_change(before, after) for before, after in pairwise(images)),
        duration=list(times),
        loop=0,
        disposal=1,
        transparency=_UNCHANGED,
        optimize=False,
    )
    return file.getvalue()


def _colours(drawn: Sequence[Frame]) -> Image.Image:
    """Choose the colours of a film by nine of its frames: those that they have most of, and rare ones."""
    width, height = (side // 3 for side in drawn[0].packed.size)
    sheet = Image.new("RGB", (3 * width, 3 * height))
    for place in range(9):
        # Means of neighbours would leave thin letters none of their colour.
        whole = drawn[place * (len(drawn) - 1) // 8].packed.image
        image = whole.resize((width, height), Image.Resampling.NEAREST)
        sheet.paste(image, (place % 3 * width, place // 3 * height))
    usual = sheet.quantize(_COLOURS - _RARE, method=Image.Quantize.MEDIANCUT)
    rare = sheet.quantize(_RARE, method=Image.Quantize.MAXCOVERAGE)
    usual.putpalette([*(usual.getpalette() or []), *(rare.getpalette() or [])])
    return usual


def _change(before: Image.Image, after: Image.Image) -> Image.Image:
    """Give what of a frame differs from the one before; all else leaves what was seen."""
    change = after.copy()
    change.paste(_UNCHANGED, mask=ImageChops.invert(changed(before, after)))
    return change
