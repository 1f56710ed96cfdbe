"""The rulebooks: short pages in every language, with the figures that are played with."""

import re

import pytest

from bot.games.registry import house_games
from bot.games.rulebook import pages
from bot.games.verraeter.data import CARDS
from bot.language import languages

LONGEST_PAGE = 3500
LANGUAGES = tuple(languages())
VERRAETER = "bot.games.verraeter"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", house_games().keys())
def test_every_page_has_a_title_and_fits_one_message(game: str, language: str) -> None:
    for page in pages(f"bot.games.{game}", language):
        assert page.title
        assert 0 < len(page.text) <= LONGEST_PAGE, page.title
        assert "\n#" not in page.text, f"{page.title}: a page has no headings of its own"


@pytest.mark.parametrize("game", house_games().keys())
def test_every_language_has_the_same_pages(game: str) -> None:
    assert len({len(pages(f"bot.games.{game}", language)) for language in LANGUAGES}) == 1


def test_a_regional_language_reads_its_own_and_an_unknown_one_english() -> None:
    assert pages(VERRAETER, "fr-CA") == pages(VERRAETER, "fr") != pages(VERRAETER, "en")
    assert pages(VERRAETER, "xx") == pages(VERRAETER, "en-GB") == pages(VERRAETER, "en")


def test_a_game_without_a_rulebook_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        pages("bot.games", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_verraeter_show_the_lands_as_they_are_played(language: str) -> None:
    """Strengths and points on the page are those of the data, table by table and in the order of strength."""
    (page,) = (page.text for page in pages(VERRAETER, language) if page.text.count("```") == 4)
    _, first, _, second, _ = page.split("```")
    rows = [[int(number) for number in re.findall(r"\d+", line)] for line in first.splitlines()[2:]]
    assert rows == [[CARDS.strengths[kind], *CARDS.points["default"][kind]] for kind in CARDS.strengths]
    rows = [[int(number) for number in re.findall(r"\d+", line)] for line in second.splitlines()[2:]]
    assert rows == [[*CARDS.points["flat"][kind], *CARDS.points["steep"][kind]] for kind in CARDS.strengths]


def test_the_points_of_verraeter_are_called_house_values() -> None:
    assert any("**house values**" in page.text for page in pages(VERRAETER, "en"))
    assert any("**valeurs maison**" in page.text for page in pages(VERRAETER, "fr"))
