"""Shapes, colours, palettes and PNG files of the drawing kit."""

from io import BytesIO
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from render.kit import shapes
from render.kit.alt import alt_text
from render.kit.canvas import Canvas
from render.kit.colours import SEAT_COLOURS, colour, mix
from render.kit.drawings import drawings
from render.kit.png import palette, png, ramp, read_palette
from render.kit.sprites import painted
from render.kit.textures import noise, parchment, wood
from scripts.palettes.choosing import choose, write_palette
from tests.render.picture_checks import contrast, luminance


def test_the_ink_of_a_seat_can_be_read_on_its_colour() -> None:
    assert all(contrast(seat.ground, seat.ink) >= 4.5 for seat in SEAT_COLOURS)


def test_every_seat_has_a_shape_of_its_own() -> None:
    masks = [shapes.drawn(shapes.SEAT_SHAPES[seat.shape], 24, 24) for seat in SEAT_COLOURS]
    assert len({seat.shape for seat in SEAT_COLOURS}) == len(SEAT_COLOURS)
    for one, two in combinations(masks, 2):
        different = sum(ImageChops.difference(one, two).histogram()[128:])
        assert different > 24 * 24 / 20


def test_contrast_runs_from_one_to_twenty_one() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((9, 9, 9), (9, 9, 9)) == 1
    assert luminance((255, 255, 255)) == pytest.approx(1)


def test_colours_mix_from_the_first_to_the_last() -> None:
    first, last = colour("#000000"), colour("#0a141e")
    assert mix(first, last, 0) == first
    assert mix(first, last, 1) == last
    assert ramp(first, last, 3) == [first, (5, 10, 15), last]


def test_a_path_covers_where_an_odd_number_of_its_outlines_overlap() -> None:
    ring = shapes.drawn("M 0 0 L 100 0 L 100 100 L 0 100 Z M 25 25 L 75 25 L 75 75 L 25 75 Z", 40, 40)
    assert ring.getpixel((2, 20)) == 255
    assert ring.getpixel((20, 20)) == 0


def test_a_path_with_an_unknown_command_is_refused() -> None:
    with pytest.raises(ValueError, match="no command"):
        shapes.outlines("A 1 1 0 0 0 2 2")


def test_edges_are_soft() -> None:
    values = set(shapes.ellipse(41, 41).tobytes())
    assert {0, 255} < values


def test_a_sprite_covers_its_layers_and_its_outline() -> None:
    plain = painted((("M 20 20 L 80 20 L 80 80 L 20 80 Z", (200, 0, 0)),), 50, 50)
    lined = painted((("M 20 20 L 80 20 L 80 80 L 20 80 Z", (200, 0, 0)),), 50, 50, outline=(0, 0, 0), outline_width=3)
    assert plain.image.getpixel(plain.anchor) == (200, 0, 0)
    assert sum(lined.mask.histogram()[128:]) > sum(plain.mask.histogram()[128:])


def test_textures_are_the_same_at_every_start() -> None:
    brown, sand = colour("#2c1a0f"), colour("#6a4327")
    for made in (parchment, wood):
        assert made("table", 60, 40, brown, sand).tobytes() == made("table", 60, 40, brown, sand).tobytes()
    assert noise("one", 30, 30, 5, 5).tobytes() == noise("one", 30, 30, 5, 5).tobytes()
    assert noise("one", 30, 30, 5, 5).tobytes() != noise("another", 30, 30, 5, 5).tobytes()


def test_a_canvas_leaves_its_ground_alone_and_notes_its_labels() -> None:
    ground = Image.new("RGB", (200, 100), (240, 240, 240))
    canvas = Canvas(ground)
    canvas.rounded((10, 10, 190, 90), 12, (20, 60, 20))
    canvas.text((100, 50), "Rose", (255, 255, 255), 32)
    assert ground.getextrema() == ((240, 240),) * 3
    assert [(label.text, label.size) for label in canvas.labels] == [("Rose", 32)]


def test_a_picture_is_written_in_the_colours_of_its_palette_alone() -> None:
    colours = palette([(0, 0, 0), (255, 255, 255), (200, 30, 30)])
    image = Image.linear_gradient("L").convert("RGB")
    written = Image.open(BytesIO(png(image, colours)))
    assert written.mode == "P"
    assert {pixel for _, pixel in written.convert("RGB").getcolors() or ()} <= set(colours.colours)


def test_the_same_picture_gives_the_same_bytes() -> None:
    colours = choose([(0, 0, 0)], [Image.linear_gradient("L").convert("RGB")])
    image = Image.radial_gradient("L").convert("RGB")
    assert png(image, colours) == png(image.copy(), colours)


def test_a_palette_holds_its_exact_colours_and_no_more_than_256() -> None:
    exact = [(number, 0, 0) for number in range(100)]
    chosen = choose(exact, [Image.effect_mandelbrot((64, 64), (-2, -1, 1, 1), 90).convert("RGB")])
    assert set(exact) <= set(chosen.colours)
    assert len(chosen.colours) <= 256
    with pytest.raises(ValueError, match="256"):
        palette([(number, number // 2, 7) for number in range(256)] + [(1, 2, 3)])


def test_a_palette_survives_its_file(tmp_path: Path) -> None:
    colours = palette([(1, 2, 3), (250, 128, 0)])
    write_palette(colours, tmp_path / "palette.json")
    assert read_palette(tmp_path / "palette.json").colours == colours.colours


def test_an_alternative_text_leaves_the_least_important_out() -> None:
    assert alt_text(["Round 3.", "Ann plays.", "x" * 50], most=30) == "Round 3. Ann plays."
    assert len(alt_text(["word " * 500])) <= 1024
    assert alt_text([]) == ""


def test_a_sheet_of_drawings_has_each_by_its_name_with_its_parts_from_back_to_front(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.svg"
    sheet.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg"><!-- Fruit --><svg id="plum"><circle fill="#56004e" cx="50" cy="60" '
        'r="40"/><path fill="#4f7a45" d="M 50 20 L 60 0 Z"/></svg><svg id="none"/></svg>'
    )
    plum = ((shapes.circle_path(50, 60, 40), colour("#56004e")), ("M 50 20 L 60 0 Z", colour("#4f7a45")))
    assert drawings(sheet) == {"plum": plum, "none": ()}
