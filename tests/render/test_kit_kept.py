"""What is painted once is kept within a bound of bytes."""

import sys
from collections.abc import Callable
from functools import lru_cache

import pytest
from PIL import Image

from bot.games.registry import house_games
from render.kit.kept import SHELF, Packed, Shelf, kept_packed, weight
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
        (Packed(b"packed", (100, 100), "L"), 6),
        ("words", 0),
    ],
)
def test_what_is_kept_is_weighed_by_its_pixels(value: object, size: int) -> None:
    assert weight(value) == size


def test_what_is_kept_fits_and_what_was_dear_outlives_what_was_cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, made, now = Shelf(25_000), list[str](), 0.0
    monkeypatch.setattr("render.kit.kept.thread_time", lambda: now)

    def making(key: str, image: Image.Image = GREY, seconds: float = 1.0) -> Callable[[], Image.Image]:
        def make() -> Image.Image:
            nonlocal now
            now += seconds
            made.append(key)
            return image

        return make

    shelf.find("dear", making("dear", seconds=2.5))
    for key in "abc":
        shelf.find(key, making(key))
        assert shelf.held <= shelf.room
    shelf.find("dear", making("dear"))
    assert made == ["dear", *"abc"]
    shelf.find("large", making("large", GREY.resize((200, 100))))
    shelf.find("c", making("c"))
    assert made == ["dear", *"abc", "large"]
    for key in "defghijklm":
        shelf.find(key, making(key))
    shelf.find("dear", making("dear"))
    assert made[-1] == "dear", "what nobody asks for any more goes at last"
    shelf.clear()
    assert shelf.held == 0


def test_what_has_no_room_is_unpacked_and_not_painted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.kit.kept.SHELF", Shelf(15_000))
    painted, gradient = list[str](), Image.linear_gradient("L").resize((100, 100)).quantize(16)

    @kept_packed
    def paint(name: str) -> Image.Image:
        painted.append(name)
        return gradient

    first, again = paint("gradient"), paint("gradient")
    assert painted == ["gradient"]
    assert first is not again
    assert first.convert("RGB").tobytes() == again.convert("RGB").tobytes() == gradient.convert("RGB").tobytes()


def test_what_was_dear_outlives_what_needs_only_be_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, now = Shelf(2 * (10_000 + 1024)), 0.0
    monkeypatch.setattr("render.kit.kept.SHELF", shelf)
    monkeypatch.setattr("render.kit.kept.thread_time", lambda: now)

    def make(seconds: float) -> Image.Image:
        nonlocal now
        now += seconds
        return GREY

    shelf.find("dear", lambda: make(0.1))
    kept_packed(make)(3.0)
    shelf.find("dear, too", lambda: make(0.1))
    assert "dear" in shelf
    assert "dear, too" in shelf


def test_no_other_cache_of_the_pictures_keeps_images() -> None:
    for game in house_games().keys():  # noqa: SIM118  # a registry is no mapping
        presenter_of(game)
    for module in [module for name, module in tuple(sys.modules.items()) if name.startswith("render.")]:
        for name, found in vars(module).items():
            gives = str(getattr(found, "__annotations__", {}).get("return", "")) if isinstance(found, BOUNDED) else ""
            assert "Image.Image" not in gives, f"{module.__name__}.{name}"
            assert "Sprite" not in gives, f"{module.__name__}.{name}"
    assert SHELF.held <= SHELF.room
