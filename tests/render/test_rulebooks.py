"""The rulebooks as players read them: the same pages in every language, found by words and by what is asked."""

import io
from pathlib import Path

import pytest
from PIL import Image

from bot.delivery.limits import ALT_TEXT, OPTIONS_IN_MENU
from bot.games.contract import STANDING
from bot.games.registry import house_games
from bot.games.rulebook import Page, holding, saying
from bot.language import languages
from render.presenter import presenter_of

GAMES = tuple(house_games().keys())
LANGUAGES = tuple(languages())
PAGE_AT_MOST = 3700
"""Characters of a page: the rest of a message is its title."""
MINUTE = range(200, 901)
"""Characters of the first page, whatever the game."""
LEAST_WIDTH = 600
IN_ONE_MINUTE = {"en": "In one minute", "fr": "En une minute", "it": "In un minuto", "de": "In einer Minute"}


def book(game: str, language: str) -> tuple[Page, ...]:
    return presenter_of(game).rules(languages()[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_fits_a_message_and_its_menu(game: str, language: str) -> None:
    pages = book(game, language)
    assert len(pages) == len(book(game, "en")) <= OPTIONS_IN_MENU
    assert all(0 < len(page.text) <= PAGE_AT_MOST for page in pages)
    assert all(len(page.passages) == len(same.passages) for page, same in zip(pages, book(game, "en"), strict=True))
    # What is shown alone has to be whole.
    assert all(passage.text.count("```") % 2 == 0 for page in pages for passage in page.passages)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_page_is_read_in_a_minute(game: str, language: str) -> None:
    first, *_ = book(game, language)
    assert first.title == IN_ONE_MINUTE[language]
    assert len(first.text) in MINUTE


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_pages_show_pictures_that_are_drawn_in_every_language(game: str) -> None:
    names = {language: [name for page in book(game, language) for name in page.parts[1::2]] for language in LANGUAGES}
    assert len(set(names["en"])) == len(names["en"]) >= 1
    for language in LANGUAGES:
        assert names[language] == names["en"]
        for name in names[language]:
            picture = presenter_of(game).rule_picture(languages()[language], name)
            assert 0 < len(picture.alt) <= ALT_TEXT
            assert Image.open(io.BytesIO(picture.png)).width >= LEAST_WIDTH
    with pytest.raises(LookupError):
        presenter_of(game).rule_picture(languages()["en"], "nothing")


def test_the_pictures_show_what_the_pages_say() -> None:
    say = languages()["en"]
    for game, name, told in (
        ("verraeter", "conflict", "the Eagle has 17, the Rose 9"),
        ("verraeter", "reveal", "without the treason it would be Eagle 19, Rose 12"),
        ("power", "outcome", "IX: Ada (green) and Bruno (blue) are equal with 3"),
        ("macht_ohnmacht", "overthrow", "3 against 2"),
        ("macht_ohnmacht", "auction", "Bruno wins the auction"),
        ("guardians", "match-up", "18"),
        ("guardians", "account", "17 (Sorcerer 8, Skeletal Minion 5 and Will o' the Wisp 4)"),
    ):
        assert told in presenter_of(game).rule_picture(say, name).alt


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_names_rules_that_the_pages_say(game: str) -> None:
    rules = house_games()[game]
    kinds = {*vars(type(rules))["parts"], *([STANDING] if rules.orders_ahead else [])}
    presenter = presenter_of(game)
    assert set(presenter.why) == kinds
    for kind, numbers in presenter.why.items():
        told = [number for _, passage in saying(book(game, "en"), numbers) for number in passage.numbers]
        assert set(numbers) <= set(told), kind


@pytest.mark.parametrize("game", GAMES)
def test_the_words_are_those_of_the_glossary(game: str) -> None:
    """Each word stands with its names in one line of docs/words: English, French, German, Italian."""
    glossary = (Path(__file__).parents[2] / "docs" / "words" / f"{game}.md").read_text("utf-8").casefold()
    rows = [line.strip("|").replace("°", "").split("|") for line in glossary.splitlines() if line.startswith("|")]
    explained = {language: presenter_of(game).words(languages()[language]) for language in ("en", "fr", "de", "it")}
    assert 0 < len(explained["en"]) <= OPTIONS_IN_MENU
    for same in zip(*explained.values(), strict=True):
        assert len({word.key for word in same}) == 1
        assert any(all(word.name.casefold() in cell for word, cell in zip(same, row, strict=True)) for row in rows), (
            same
        )


@pytest.mark.parametrize("wanted", ["to bounce", "Rebondir", "zurückprallen", "rimbal"])
def test_a_word_of_the_rules_is_found_by_its_name_in_any_language(wanted: str) -> None:
    (_, word), *_ = presenter_of("power").words_like(languages()["de"], wanted)
    assert word.name == "zurückprallen"
    assert word.meaning.startswith("Nach einem Unentschieden")


def test_a_word_is_found_whatever_its_case_and_accents() -> None:
    titles = {book("power", "fr")[page].title for page, _ in holding(book("power", "fr"), "ÉGALITES")}
    assert "Égalités et combats" in titles
    assert list(holding(book("power", "fr"), "egalites")) == list(holding(book("power", "fr"), "égalités"))


def test_what_begins_like_the_word_comes_before_what_only_holds_it() -> None:
    found = [passage.text for _, passage in holding(book("power", "en"), "bounce")]
    assert found
    assert all("bounce" in text.lower() for text in found)
    passages = [passage.text.lower() for _, passage in holding(book("verraeter", "en"), "land")]
    first_inside = next((i for i, text in enumerate(passages) if " land" not in f" {text}"), len(passages))
    assert not any(text.startswith("land") for text in passages[first_inside:])


def test_all_words_have_to_be_in_the_same_passage_and_none_is_found_by_nothing() -> None:
    pages = book("guardians", "en")
    assert all("stone" in passage.text.lower() for _, passage in holding(pages, "guardian stone"))
    assert not list(holding(pages, "   "))
    assert not list(holding(pages, "xylophone"))
