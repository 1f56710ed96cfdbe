"""How the tests look at pictures: whether words can be read, colours survive the file, and kept pictures stay.

Nothing here knows a game; its own limits are arguments.
"""

from __future__ import annotations

import abc
from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import TypeVar

import pytest
from PIL import Image, ImageChops

from bot.games.codec import from_json
from render.kit.canvas import Canvas, Label
from render.kit.colours import Colour
from render.kit.png import Palette, png
from render.kit.text import SMALLEST
from render.picture import Picture

GOLDEN = Path(__file__).with_name("golden")
LEAST_CONTRAST = 4.5
LEAST_CONTRAST_LARGE = 3.0  # from 40 pixels on, as WCAG has it for large text
LARGE = 40

V = TypeVar("V")


def sample(values: Iterable[V], every: int) -> list[object]:
    """Make parameters of values, of which only each so-and-so-many-th is drawn in the quick suite."""
    return [pytest.param(value, marks=pytest.mark.long if place % every else ()) for place, value in enumerate(values)]


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


def assert_palette_is_close(palette: Palette, canvases: Iterable[Canvas], *, most: float) -> None:
    """Check that each picture loses less than `most` of 255 steps of lightness a pixel, on average, in its file."""
    for canvas in canvases:
        written = Image.open(BytesIO(png(canvas.image, palette))).convert("RGB")
        off = ImageChops.difference(canvas.image, written).convert("L")
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


def assert_unchanged(golden: GoldenPicture, folder: Path) -> None:
    """Check that a golden picture would be drawn as it lies in its file; the new one is left in a folder."""
    drawn = folder / golden.file.name
    drawn.write_bytes(golden.picture().png)
    with Image.open(drawn) as new, Image.open(golden.file) as old:
        assert new.size == old.size
        changed = ImageChops.difference(new.convert("RGB"), old.convert("RGB")).getbbox()
    assert changed is None, f"{drawn} differs from {golden.file} within {changed}"
