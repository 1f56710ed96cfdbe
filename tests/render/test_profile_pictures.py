"""The picture of a profile can be read, with any name, in the colours of every game and in every language."""

import msgspec
import pytest

from bot.language import languages
from render.picture import ALT_LIMIT
from render.profile import ProfileSheet, SideLine
from tests.render.picture_checks import assert_labels_fit, assert_labels_stand_out, drawn
from tests.render.power_views import LONG_NAMES
from tests.render.profile_sheets import FEW, FULL, UNRATED, drawn_profile
from tests.render.review_curves import GAMES

LANGUAGES = tuple(languages().values())
SIDES = {
    "power": tuple(SideLine(word, 120, 17) for word in ("V", "VB", "JR", "BJ", "R")),
    "guardians": (SideLine("tes_let_leader_with_foresight", 12, 7), SideLine("a card that is gone", 1, 1)),
    "macht_ohnmacht": (SideLine("orange", 4, 1), SideLine("white", 40, 12)),
}
FLAT = msgspec.structs.replace(FULL, curve=(1500,) * 80)


@pytest.mark.parametrize("sheet", [FULL, FEW, UNRATED, FLAT], ids=("full", "few", "unrated", "flat"))
@pytest.mark.parametrize("game", GAMES)
def test_a_profile_can_be_read_and_says_the_same_in_words(game: str, sheet: ProfileSheet) -> None:
    sheet = msgspec.structs.replace(sheet, sides=SIDES.get(game, ()))
    language = LANGUAGES[(GAMES.index(game) + len(sheet.lines)) % len(LANGUAGES)]
    ((picture, canvas),) = drawn(lambda: [drawn_profile(sheet, game, LONG_NAMES[:2], language)])
    assert_labels_fit(canvas)
    assert_labels_stand_out(canvas)
    assert canvas.image.width == 1200
    assert len(picture.alt) <= ALT_LIMIT
    assert LONG_NAMES[0] in picture.alt
    assert sheet.about in picture.alt
    assert all(line.text in picture.alt for line in sheet.lines)
    assert any(line.named for line in sheet.lines) == (LONG_NAMES[1] in picture.alt)
