"""How high the panels of combat sheets are."""

import pytest

from bot.language import languages
from tests.cogs.sheet_panels import HANDS, height_on_page, sheet_panels

LIMIT = 1400
"""Pixels on the playground's page, 1,280 wide."""
QUICK = {("fr", "7 and 14")}
CASES = [
    pytest.param(code, hand, marks=[] if (code, hand) in QUICK else pytest.mark.long)
    for code in languages()
    for hand in HANDS
]


@pytest.mark.parametrize(("code", "hand"), CASES)
def test_no_panel_of_a_combat_sheet_is_long_whatever_the_hand_holds(code: str, hand: str) -> None:
    heights = {label: round(height_on_page(letter)) for label, letter in sheet_panels(languages()[code], hand)}
    assert {label: height for label, height in heights.items() if height > LIMIT} == {}
    assert len(heights) > 20
