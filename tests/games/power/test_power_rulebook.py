"""The rules pages show what is played: the pieces, the plan of the board, and lines that can be typed."""

import re

import pytest

from bot.games.power.board.data import RANGE, STRENGTH
from bot.games.power.board.state import Options
from bot.games.power.sheets import LETTERS
from bot.games.power.sheets.notation import parse
from bot.games.rulebook import pages
from bot.language import languages
from tests.games.power.tables import LABELS

ONE_SCREEN = 1100
LANGUAGES = tuple(languages())


def page_with(language: str, sign: str) -> str:
    return next(page.text for page in pages("bot.games.power", language) if sign in page.text)


def block(language: str, sign: str) -> str:
    """Give the first fixed-width block of the page that has a sign on it."""
    return page_with(language, sign).split("```")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pieces_have_the_letters_steps_and_strengths_of_the_data(language: str) -> None:
    rows = [line.split() for line in block(language, "\nCR C").strip().splitlines()[1:]]
    shown = {row[0]: (row[1], row[-2], row[-1]) for row in rows}
    steps: dict[str, str] = {piece: str(steps) for piece, steps in RANGE.items()}
    assert shown == {
        LETTERS["fr"][kind]: (LETTERS["en"][kind], steps.get(kind, "-"), str(strength))
        for kind, strength in STRENGTH.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notation_fits_one_screen_and_every_line_of_it_can_be_typed(language: str) -> None:
    page = page_with(language, "D S12 IW")
    assert len(page) <= ONE_SCREEN
    for line in page.split("```")[1].strip().splitlines():
        _, french, *english = re.split(r" {2,}", line)
        parse(french, "fr", LABELS)
        parse(english[0] if english else french, "en", LABELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_of_the_table_is_explained(language: str) -> None:
    page = page_with(language, "16")
    assert page.count("\n- **") + page.count("**, ") + 1 >= len(Options.__struct_fields__) - 1
