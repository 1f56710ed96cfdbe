"""How the tests look at pictures: whether words can be read, colours survive the file, and kept pictures stay.

Nothing here knows a game; its own limits are arguments. What a game contributes to the bench that looks at the pictures
of all games is a value, `Pictures`.
"""

import abc
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, TypeVar

import pytest
from PIL import Image, ImageChops

from bot.games.codec import from_json
from bot.games.contract import AnyGame, Step
from bot.language import Language, languages
from render.kit import png as kit_png
from render.kit.canvas import Canvas, Label
from render.kit.colours import Colour
from render.kit.png import Palette
from render.kit.text import SMALLEST
from render.picture import Picture
from render.presenter import Chapter, Presenter, Scene
from tests.games.random_matches import Moment, whole_match

GOLDEN = Path(__file__).with_name("golden")
LEAST_CONTRAST = 4.5
LEAST_CONTRAST_LARGE = 3.0  # from 40 pixels on, as WCAG has it for large text
LARGE = 40
TEXT_LIMIT = 3800  # of a message with a button or two

V = TypeVar("V")
P = ParamSpec("P")


# What the bench looks at

Names = tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Pictures:
    """The positions of a game that the bench draws, all that there is to draw of them, and what is special about it.

    `draw` writes every picture of a view, with the names of as many as play; `long_names` are such as are hard to
    write, and `fits` tells whether a picture is no larger than a phone can show. `size` is that of the board, and
    `files` are the names that the files of these pictures have.
    """

    game: AnyGame
    presenter: Presenter
    positions: Mapping[str, Callable[[], Moment]]
    draw: Callable[[Moment, Any, Names, Language], Iterable[Picture]]
    size: tuple[int, int]
    files: frozenset[str]
    long_names: tuple[Names, ...]
    palette_loses: float
    """So many of 255 steps of lightness a pixel are lost in a file at most, on average."""
    poster_loses: float
    worlds: int = 1
    """In so many worlds that may be the real one pictures are drawn, to find whether they are the same."""
    fits: Callable[[int, int], bool] = lambda wide, high: True
    around: int = 2
    """In so many pixels beside its letters the ground of a word is looked for."""
    tells: Callable[[Any, Language], Iterable[tuple[str, Iterable[str]]]] = lambda view, language: ()
    """Texts that stand for pictures, each with words that must not be lacking in it."""
    text_limit: int = TEXT_LIMIT
    poster_fits: Callable[[int, int], bool] = lambda wide, high: True
    posters: Sequence[tuple[int, int]] = ()
    """The matches, by players and number, that end with a poster."""
    poster_says: Callable[[Any, Names], Iterable[str]] = lambda view, names: ()

    def drawn(self, moment: Moment, view: Any, names: Names, language: Language) -> "list[Drawn]":
        """Draw all that there is to draw of a view."""
        return drawn(lambda: self.draw(moment, view, names[: len(moment.seats)], language))

    def course(self, players: int, number: int) -> tuple[Chapter, ...]:
        """Give a match in chapters."""
        return _course(self, players, number)


@cache
def _course(pictures: Pictures, players: int, number: int) -> tuple[Chapter, ...]:
    chapters, told = [], []
    for moment in whole_match(pictures.game.key, players, number):
        events = [event for event in moment.step.events if event.audience is None]
        told += events
        if pictures.presenter.ends_chapter(events):
            chapters.append(Chapter(events=tuple(told), view=moment.game.view(moment.state, None)))
            told = []
    assert not told
    return tuple(chapters)


def numbered(moments: Callable[[], Sequence[Moment]], count: int) -> dict[str, Callable[[], Moment]]:
    """Name so many positions, which are played when the first of them is asked for."""
    return {str(number): partial(lambda number: moments()[number], number) for number in range(count)}


def set_up(game: AnyGame, state: Any) -> Moment:
    """Give a table that was set up by hand as a moment."""
    return Moment(game, b"", None, (None,) * len(state.players), Step(state=state, events=()))


def scene(view: Any, names: Names, language: Language) -> Scene:
    """Give the scene of a picture."""
    return Scene(view=view, names=names, language=language, plain=names)


class Drawn(NamedTuple):
    """A picture and the canvas that it was written from, of which it may be the upper part."""

    picture: Picture
    canvas: Canvas


def drawn(write: Callable[[], Iterable[Picture]]) -> list[Drawn]:
    """Write pictures, and give each with the words on it."""
    begin, png = Canvas.__init__, kit_png.png
    begun: list[Canvas] = []
    written: dict[bytes, Canvas] = {}

    def watched_begin(canvas: Canvas, ground: Image.Image) -> None:
        begin(canvas, ground)
        begun.append(canvas)

    def watched_png(image: Image.Image, palette: Palette) -> bytes:
        file = png(image, palette)
        whole = [one for one in begun if one.image is image] or [one for one in begun if one.image.width == image.width]
        written[file] = whole[-1]
        begun.clear()
        return file

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "__init__", watched_begin)
        for name, module in list(sys.modules.items()):
            if name.startswith("render.") and getattr(module, "png", None) is png:
                patch.setattr(module, "png", watched_png)
        return [Drawn(picture, written[picture.png]) for picture in write()]


def canvas_of(draw: Callable[P, Picture], *args: P.args, **values: P.kwargs) -> Canvas:
    """Draw one picture, and give the canvas with the words on it."""
    (only,) = drawn(lambda: [draw(*args, **values)])
    return only.canvas


# Words on a picture


def luminance(of: Colour) -> float:
    """Return the relative luminance of WCAG 2, from 0 (black) to 1 (white)."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = of
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(first: Colour, second: Colour) -> float:
    """Return the contrast ratio of WCAG 2, from 1 (none) to 21 (black on white)."""
    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def assert_labels_fit(canvas: Canvas) -> None:
    """Check that all words are large enough and inside the picture."""
    width, height = canvas.image.size
    for label in canvas.labels:
        left, top, right, bottom = label.box
        assert label.size >= SMALLEST, label
        assert left >= 0, label
        assert top >= 0, label
        assert right <= width, label
        assert bottom <= height, label


def assert_labels_stand_out(canvas: Canvas, *, around: int = 2) -> None:
    """Check that all words contrast with their ground, which is looked for up to `around` pixels beside the letters."""
    for label in canvas.labels:
        least = LEAST_CONTRAST if label.size < LARGE else LEAST_CONTRAST_LARGE
        assert contrast(ground_of(canvas.image, label, around), label.ink) >= least, label


def ground_of(image: Image.Image, label: Label, around: int) -> Colour:
    """Give the colour that a label is written on: its halo, or the commonest colour around its letters.

    Raises AssertionError where everything around is nearly as the ink.
    """
    if label.halo is not None:
        return label.halo
    left, top, right, bottom = label.box
    crop = image.crop((left - around, top - around, right + around, bottom + around))
    colours = sorted(crop.getcolors(crop.width * crop.height) or (), key=lambda item: -item[0])
    for _, ground in colours:
        assert isinstance(ground, tuple)
        if sum(abs(one - two) for one, two in zip(ground, label.ink, strict=True)) > 60:
            return (int(ground[0]), int(ground[1]), int(ground[2]))
    raise AssertionError(f"{label.text!r} cannot be told from its ground")


# Files


def assert_file_is_close(each: Drawn, *, most: float) -> None:
    """Check that a picture loses less than `most` of 255 steps of lightness a pixel, on average, in its file."""
    written = Image.open(BytesIO(each.picture.png)).convert("RGB")
    image = each.canvas.image.crop((0, 0, *written.size))
    off = ImageChops.difference(image, written).convert("L")
    assert sum(off.tobytes()) / (written.width * written.height) < most


# Golden pictures


@dataclass(frozen=True)
class GoldenPicture(abc.ABC):
    """A golden picture: it lies in a file, and is drawn anew to be held against that."""

    name: str

    @property
    def file(self) -> Path:
        return GOLDEN / f"{self.name}.png"

    @abc.abstractmethod
    def picture(self) -> Picture:
        """Draw the picture anew."""


def view_beside(golden: GoldenPicture, of: type[V]) -> V:
    """Read the view that a golden picture shows, where it lies beside it. Raises what `from_json` raises."""
    view: V = from_json(golden.file.with_suffix(".json").read_bytes(), of)
    return view


@dataclass(frozen=True)
class GoldenView(GoldenPicture):
    """A picture that is kept: what is drawn of the view beside it, with which names, in which language."""

    draw: Callable[[Any, Names, Language], Picture]
    view_type: type[Any]
    names: Names
    language: str = "en"

    def picture(self) -> Picture:
        view = view_beside(self, self.view_type)
        return self.draw(view, self.names[: len(view.players)], languages()[self.language])


def assert_unchanged(golden: GoldenPicture, folder: Path) -> None:
    """Check that a golden picture would be drawn as it lies in its file; the new one is left in a folder."""
    drawn = folder / golden.file.name
    drawn.write_bytes(golden.picture().png)
    with Image.open(drawn) as new, Image.open(golden.file) as old:
        assert new.size == old.size
        changed = ImageChops.difference(new.convert("RGB"), old.convert("RGB")).getbbox()
    assert changed is None, f"{drawn} differs from {golden.file} within {changed}"
