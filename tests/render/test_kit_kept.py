"""What is painted once is kept within a bound of bytes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache

import pytest
from PIL import Image

from bot.games.registry import house_games
from render.kit.kept import SHELF, Shelf, weight
from render.kit.sprites import Sprite
from render.presenter import presenter_of

GREY = Image.new("L", (100, 100))
BOUNDED = type(lru_cache(lambda: None))


@pytest.mark.parametrize(
    ("value", "size"),
    [
        (GREY, 10_000),
        (GREY.convert("RGB"), 40_000),
        ((GREY, 3, 4), 10_000),
        (Sprite(GREY.convert("RGBA"), GREY, (50, 50)), 50_000),
        ("words", 0),
    ],
)
def test_what_is_kept_is_weighed_by_its_pixels(value: object, size: int) -> None:
    assert weight(value) == size


def test_what_was_not_asked_for_longest_goes_first_and_what_is_too_large_is_not_kept() -> None:
    shelf, made = Shelf(25_000), list[str]()

    def making(key: str, image: Image.Image) -> Callable[[], Image.Image]:
        def make() -> Image.Image:
            made.append(key)
            return image

        return make

    for key in "abacabb":
        assert shelf.find(key, making(key, GREY)) is GREY
        assert shelf.held <= shelf.room
    assert made == [*"abcb"]
    shelf.find("large", making("large", GREY.resize((200, 100))))
    assert shelf.find("b", making("b", GREY)) is GREY
    assert made == [*"abcb", "large"]
    shelf.clear()
    assert shelf.held == 0


def test_no_other_cache_of_the_pictures_keeps_images() -> None:
    for game in house_games().keys():  # noqa: SIM118  # a registry is no mapping
        presenter_of(game)
    for module in [module for name, module in tuple(sys.modules.items()) if name.startswith("render.")]:
        for name, found in vars(module).items():
            gives = str(getattr(found, "__annotations__", {}).get("return", "")) if isinstance(found, BOUNDED) else ""
            assert "Image.Image" not in gives, f"{module.__name__}.{name}"
            assert "Sprite" not in gives, f"{module.__name__}.{name}"
    assert SHELF.held <= SHELF.room
