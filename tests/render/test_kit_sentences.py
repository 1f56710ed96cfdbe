"""Text that goes into sentences and labels."""

import pytest

from render.kit.sentences import shortened


@pytest.mark.parametrize(
    ("text", "limit", "short"),
    [("Sarnath", 7, "Sarnath"), ("Sarnath", 6, "Sarna…"), ("Sar nath", 5, "Sar…"), ("", 5, ""), ("ab", 1, "…")],
)
def test_a_text_is_shortened_to_a_limit_with_an_ellipsis(text: str, limit: int, short: str) -> None:
    assert shortened(text, limit) == short
