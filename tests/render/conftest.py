"""What all tests of pictures and words share: a sentence that cannot be said properly fails them."""

import re
from collections.abc import Iterator

import pytest

from render.kit.kept import PACKED, SHELF
from tests.conftest import forget_drawings

_drawn: list[str] = []
"""The game of which pictures were drawn last, by the bench of them."""

pytest.register_assert_rewrite(
    "tests.render.picture_checks", "tests.render.word_checks"
)  # so that a failed check says its values


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the bench of pictures go from game to game, so that what is drawn once for each is held for one at a time."""
    places = [place for place, item in enumerate(items) if item.path.name == "test_every_picture.py"]
    for place, item in zip(places, sorted((items[place] for place in places), key=_game_of), strict=True):
        items[place] = item


def _game_of(item: pytest.Item) -> str:
    """Name the game in a test's parameters; "" if there is none."""
    found = re.search(r"\[(verraeter|power|macht_ohnmacht|guardians)", item.nodeid)
    return found[1] if found else ""


@pytest.fixture(scope="package", autouse=True)
def _leave_the_shelf_empty() -> Iterator[None]:
    """Let whoever draws a picture elsewhere, after many hundred here, begin with little."""
    yield
    for shelf in (SHELF, PACKED):
        shelf.clear()


@pytest.fixture(autouse=True)
def _one_game_at_a_time(request: pytest.FixtureRequest) -> None:
    game = _game_of(request.node) if request.path.name == "test_every_picture.py" else ""
    if _drawn != [game]:
        if _drawn and _drawn != [""]:
            forget_drawings()
        _drawn[:] = [game]


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every sentence that cannot be said properly raise."""
    monkeypatch.setattr("bot.language.Language.strict", True)
