"""The picture of what came out of a sealed order of the day can be read, in the colours of every game."""

import pytest

from bot.language import languages
from render.daily import Tally
from render.picture import ALT_LIMIT
from tests.render.opened_orders import ALL, MANY, NOBODY, drawn_opening
from tests.render.picture_checks import assert_labels_fit, assert_labels_stand_out, drawn
from tests.render.review_curves import GAMES

LANGUAGES = tuple(languages().values())


@pytest.mark.parametrize("tally", [MANY, NOBODY, ALL], ids=("many", "nobody", "all"))
@pytest.mark.parametrize("game", GAMES)
def test_what_came_out_can_be_read_and_says_the_same_in_words(game: str, tally: Tally) -> None:
    language = LANGUAGES[(GAMES.index(game) + len(tally.rows)) % len(LANGUAGES)]
    ((picture, canvas),) = drawn(lambda: [drawn_opening(tally, game, language, GAMES.index(game) % 2)])
    assert_labels_fit(canvas)
    assert_labels_stand_out(canvas)
    assert canvas.image.width == 1200
    assert len(picture.alt) <= ALT_LIMIT
    assert all(row.answer in picture.alt for row in tally.rows)
    said = [label.text for label in canvas.labels]
    assert all(str(row.points) in said and f"{row.share} %" in said for row in tally.rows)
