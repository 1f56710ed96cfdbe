"""Grounds to draw on: wood, parchment, cloth. Made of noise that is the same on every machine and at every start."""

import hashlib

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from render.kit.colours import Colour


def noise(name: str, width: int, height: int, cell_width: float, cell_height: float) -> Image.Image:
    """Return smooth grey noise with blotches of about the given size; the name chooses which."""
    columns = max(2, round(width / cell_width) + 2)
    rows = max(2, round(height / cell_height) + 2)
    grains = hashlib.shake_256(name.encode()).digest(columns * rows)
    small = Image.frombytes("L", (columns, rows), grains)
    return small.resize((width, height), Image.Resampling.BICUBIC)


def layered_noise(name: str, width: int, height: int, layers: tuple[tuple[float, float, float], ...]) -> Image.Image:
    """Blend layers of noise, each (cell width, cell height, weight), into one of middle brightness."""
    total = 0.0
    result: Image.Image | None = None
    for number, (cell_width, cell_height, weight) in enumerate(layers):
        layer = noise(f"{name}/{number}", width, height, cell_width, cell_height)
        total += weight
        result = layer if result is None else Image.blend(result, layer, weight / total)
    assert result is not None
    return result


def wood(name: str, width: int, height: int, dark: Colour, light: Colour, planks: int = 1) -> Image.Image:
    """Return boards of wood, their grain running from left to right."""
    image = Image.new("RGB", (width, height))
    plank_height = -(-height // planks)
    for plank in range(planks):
        grain = layered_noise(
            f"{name}/{plank}",
            width,
            plank_height,
            ((620, 46, 1.0), (380, 13, 1.1), (190, 4.2, 0.9), (90, 2.0, 0.5)),
        )
        lift = hashlib.shake_256(f"{name}/{plank}".encode()).digest(1)[0] // 12 - 10
        grain = ImageOps.autocontrast(grain, cutoff=1).point([max(0, min(255, value + lift)) for value in range(256)])
        board = ImageOps.colorize(grain, dark, light)
        if planks > 1:
            draw = ImageDraw.Draw(board)
            draw.line((0, 0, width, 0), fill=tuple(channel // 2 for channel in dark), width=2)
            draw.line((0, 2, width, 2), fill=light)
        image.paste(board, (0, plank * plank_height))
    return image


def parchment(name: str, width: int, height: int, dark: Colour, light: Colour) -> Image.Image:
    """Return a blotched sheet, darker towards its edges."""
    blotches = layered_noise(name, width, height, ((150, 150, 1.0), (46, 46, 0.7), (9, 9, 0.35), (2.5, 2.5, 0.2)))
    blotches = ImageOps.autocontrast(blotches, cutoff=1).point([150 + value * 105 // 255 for value in range(256)])
    return ImageOps.colorize(ImageChops.multiply(blotches, edge_light(width, height, 0.72)), dark, light)


def edge_light(width: int, height: int, least: float, reach: float = 0.09) -> Image.Image:
    """Return a grey image that is white inside and falls to the share `least` towards its edges."""
    small_width, small_height = max(8, width // 4), max(8, height // 4)
    border = max(2, round(min(small_width, small_height) * reach))
    image = Image.new("L", (small_width, small_height), round(255 * least))
    image.paste(255, (border, border, small_width - border, small_height - border))
    blurred = image.filter(ImageFilter.GaussianBlur(border * 0.8))
    return blurred.resize((width, height), Image.Resampling.BICUBIC)


def darkened(image: Image.Image, light: Image.Image) -> Image.Image:
    """Multiply a picture by a grey image of the same size."""
    return ImageChops.multiply(image, Image.merge("RGB", (light, light, light)))
