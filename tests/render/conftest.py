"""What all tests of pictures and words share: a sentence that cannot be said properly fails them."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

pytest.register_assert_rewrite(
    "tests.render.picture_checks", "tests.render.word_checks"
)  # so that a failed check says its values


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every sentence that cannot be said properly raise."""
    monkeypatch.setattr("bot.language.Language.strict", True)


@pytest.fixture(scope="module", autouse=True)
def _forget_drawings() -> Iterator[None]:
    """Let no worker hold what the tests of all games have drawn: each drawing of a game is kept for its module."""
    yield
    for name, module in tuple(sys.modules.items()):
        if name.startswith("render."):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()
