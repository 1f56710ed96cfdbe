"""The picture of a match that is looked at again can be read, with any names, in the colours of every game."""

import pytest

from bot.language import languages
from render.picture import ALT_LIMIT
from render.review import Curve
from tests.render.picture_checks import assert_labels_fit, assert_labels_stand_out, drawn
from tests.render.power_views import LONG_NAMES
from tests.render.review_curves import GAMES, SHORT, STEADY, TURNING, drawn_review, of_two

LANGUAGES = tuple(languages().values())


@pytest.mark.parametrize("curve", [TURNING, of_two(TURNING), STEADY, SHORT], ids=("four", "two", "steady", "short"))
@pytest.mark.parametrize("game", GAMES)
def test_a_curve_can_be_read_and_says_the_same_in_words(game: str, curve: Curve) -> None:
    if len(curve.points[0]) > 2 and game in ("macht_ohnmacht", "guardians"):
        curve = of_two(curve)
    language = LANGUAGES[(GAMES.index(game) + len(curve.points)) % len(LANGUAGES)]
    ((picture, canvas),) = drawn(lambda: [drawn_review(curve, game, LONG_NAMES, language)])
    assert_labels_fit(canvas)
    assert_labels_stand_out(canvas)
    assert canvas.image.width == 1200
    assert len(picture.alt) <= ALT_LIMIT
    assert all(name in picture.alt for name in LONG_NAMES[: len(curve.points[0])])
    assert all(turn.title in picture.alt for turn in curve.turns)
    # What a turn was, as far as there is room; and who it was in full or shortened.
    assert [label.text for label in canvas.labels].count("1") == (2 if curve.turns else 0)
