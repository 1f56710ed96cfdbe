"""Everybody can read the page, in its light and in its dark look: WCAG 2.2, 1.4.3 and 1.4.11."""

import re
from pathlib import Path

import pytest

from bot.playground.page import site

CSS = (Path(site.__file__).parent / "static" / "page.css").read_text()

GROUNDS = {
    "ink": ("ground", "paper", "raised", "sunken", "ping", "private"),
    "ink-soft": ("ground", "paper", "raised", "sunken", "ping", "private"),
    "heading": ("paper", "ground"),
    "link": ("ground", "paper", "sunken", "ping", "private"),
    "problem": ("ground", "paper", "private"),
    "on-wood": ("wood", "wood-raised"),
    "on-wood-soft": ("wood", "wood-raised"),
    "gold": ("wood",),
    "on-wine": ("wine",),
    "on-dark": ("wine", "wine-deep", "green", "green-deep", "red", "red-deep"),
}
TEXTS = [(text, ground, 4.5) for text, grounds in GROUNDS.items() for ground in grounds]
EDGES = [
    ("focus", "ground", 3.0),
    ("focus", "raised", 3.0),
    ("line-strong", "paper", 3.0),
    ("private-line", "private", 3.0),
    ("gold", "wood", 3.0),
]


def colour(name: str, look: str) -> tuple[int, int, int]:
    found = re.search(rf"--{name}: (?:light-dark\((#\w{{6}}), (#\w{{6}})\)|(#\w{{6}}));", CSS)
    assert found, name
    light, dark, both = found.groups()
    digits = both or (light if look == "light" else dark)
    return int(digits[1:3], 16), int(digits[3:5], 16), int(digits[5:7], 16)


def luminance(rgb: tuple[int, int, int]) -> float:
    red, green, blue = ((c / 255 / 12.92) if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str, look: str) -> float:
    darker, lighter = sorted(luminance(colour(name, look)) for name in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize(("one", "ground", "least"), [*TEXTS, *EDGES])
def test_texts_edges_and_the_focus_stand_out_from_their_ground(one: str, ground: str, least: float, look: str) -> None:
    assert contrast(one, ground, look) >= least
