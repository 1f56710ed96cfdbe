"""What all tests of pictures and words share: a sentence that cannot be said properly fails them."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    "tests.render.picture_checks", "tests.render.word_checks"
)  # so that a failed check says its values


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every sentence that cannot be said properly raise."""
    monkeypatch.setattr("bot.language.Language.strict", True)
