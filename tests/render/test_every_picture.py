"""Every game can be seen: its pictures can be read and told in words, fit on a phone and keep secrets.

Each promise stands here once, for positions and whole matches of all games in all languages. What there is to draw of
a game is a value beside its views.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import render.guardians.look.palette
import render.macht_ohnmacht.palette
import render.power.palette
import render.verraeter.palette
from bot.games.contract import AnyGame
from bot.language import Language, languages
from render.kit.png import Palette
from render.picture import ALT_LIMIT
from scripts.palettes import guardians_cards, guardians_table, macht_ohnmacht, power, verraeter
from tests.games.random_matches import Moment, imagined, whole_match
from tests.render import guardians_views, macht_ohnmacht_views, power_views, verraeter_views
from tests.render.goldens import GOLDENS
from tests.render.picture_checks import (
    GoldenPicture,
    Pictures,
    assert_file_is_close,
    assert_labels_fit,
    assert_labels_stand_out,
    assert_unchanged,
    drawn,
    scene,
)
from tests.render.word_checks import presenter_for, public

LANGUAGES = tuple(languages().values())
ENGLISH, FRENCH = languages()["en"], languages()["fr"]
NAMES = ("Ada", "Bruno", "Chen", "Dorothea")
EVERY = 1000
"""More positions than any game has."""
BENCH = (verraeter_views.PICTURES, power_views.PICTURES, macht_ohnmacht_views.PICTURES, guardians_views.PICTURES)


@dataclass(frozen=True)
class Position:
    """A position of a game that is drawn."""

    of: Pictures
    name: str

    @property
    def moment(self) -> Moment:
        return self.of.positions[self.name]()

    @property
    def views(self) -> list[Any]:
        """Give the views of the public and of every seat."""
        return [self.moment.game.view(self.moment.state, seat) for seat in self.moment.observers]

    def __str__(self) -> str:
        return f"{self.of.game.key}-{self.name}"


def positions(quick: Callable[[Pictures], int]) -> pytest.MarkDecorator:
    """Run a test on all positions, so many of a game in the quick suite."""
    return pytest.mark.parametrize(
        "position",
        [
            pytest.param(Position(of, name), id=str(Position(of, name)), marks=() if is_quick else pytest.mark.long)
            for of in BENCH
            for name, is_quick in zip(of.positions, spread(len(of.positions), quick(of)), strict=True)
        ],
    )


def positions_in_every_language(quick: int) -> pytest.MarkDecorator:
    """Run a test on all positions in all languages, of each game on so many in the quick suite, each in the next."""
    cases, turn = [], 0
    for of in BENCH:
        for name, is_quick in zip(of.positions, spread(len(of.positions), quick), strict=True):
            for place, language in enumerate(LANGUAGES):
                marks = () if is_quick and place == turn % len(LANGUAGES) else pytest.mark.long
                position = Position(of, name)
                cases.append(pytest.param(position, language, id=f"{position}-{language.code}", marks=marks))
            turn += is_quick
    return pytest.mark.parametrize(("position", "language"), cases)


def spread(count: int, quick: int) -> list[bool]:
    """Tell of each case whether it is among so many that are spread evenly."""
    kept = {(2 * place + 1) * count // (2 * quick) for place in range(quick)}
    return [place in kept for place in range(count)]


def long_names(of: Pictures, language: Language) -> tuple[str, ...]:
    """Give names that are hard to write; where there are several sets of them the languages take turns."""
    return of.long_names[LANGUAGES.index(language) % len(of.long_names)]


every_game = pytest.mark.parametrize("of", BENCH, ids=lambda of: of.game.key)


# Everybody can read them


@positions_in_every_language(quick=1)
def test_every_picture_can_be_read_and_says_the_same_in_words(position: Position, language: Language) -> None:
    """Its labels are large enough, inside it and stand out; the name of its file says nothing about the match."""
    of = position.of
    for view in position.views:
        for picture, canvas in of.drawn(position.moment, view, long_names(of, language), language):
            assert_labels_fit(canvas)
            assert_labels_stand_out(canvas, around=of.around)
            assert of.fits(*canvas.image.size), picture.name
            assert 0 < len(picture.alt) <= ALT_LIMIT
            assert picture.name in of.files


@positions_in_every_language(quick=EVERY)
def test_every_view_can_be_told_without_its_picture(position: Position, language: Language) -> None:
    of = position.of
    names = long_names(of, language)[: len(position.moment.seats)]
    for view in position.views:
        told = of.presenter.board_text(scene(view, names, language))
        assert len(told) <= of.text_limit
        assert all(name in told for name in names)
        assert view.seat is None or 0 < len(of.presenter.hand_text(scene(view, names, language))) <= of.text_limit
        for text, words in of.tells(view, language):
            assert all(word in text for word in words)


@every_game
def test_a_board_is_a_palette_png_and_the_same_view_gives_the_same_bytes(of: Pictures) -> None:
    moment = next(iter(of.positions.values()))()
    seen = scene(moment.game.view(moment.state, None), NAMES[: len(moment.seats)], ENGLISH)
    once, again = (of.presenter.board(seen) for _ in range(2))
    assert once == again
    written = Image.open(BytesIO(once.png))
    assert (written.format, written.mode, written.size) == ("PNG", "P", of.size)


def test_the_pictures_of_a_message_have_alternative_texts_and_names_of_their_own(game: AnyGame) -> None:
    presenter, match = presenter_for(game), whole_match(game.key, min(game.seats), 0)
    moment = match[len(match) // 2]
    seen, stopped = (
        scene(view, NAMES[: len(moment.seats)], FRENCH)
        for view in (game.view(moment.state, 0), presenter.closed(game.view(moment.state, None)))
    )
    pictures = (*presenter.account_pictures(seen, public(moment.step.events)), *presenter.hand(seen))
    assert all(picture.alt and picture.png for picture in pictures)
    assert len({picture.name for picture in pictures}) == len(pictures)
    assert presenter.board(stopped).alt


# They keep secrets


@positions(quick=lambda of: of.worlds - 1)
def test_pictures_stay_the_same_to_the_byte_when_what_a_viewer_cannot_know_changes(position: Position) -> None:
    """All that is hidden is drawn anew; nothing of it can be seen or read."""
    of, moment = position.of, position.moment
    names = NAMES[: len(moment.seats)]
    for seat in moment.observers:
        known = list(of.draw(moment, moment.game.view(moment.state, seat), names, ENGLISH))
        for world in imagined(moment, seat, of.worlds):
            assert list(of.draw(moment, moment.game.view(world, seat), names, ENGLISH)) == known


# The end


@pytest.mark.parametrize(
    ("of", "players", "number", "language"),
    [
        pytest.param(of, *match, language, id=f"{of.game.key}-{match}-{language.code}", marks=marks)
        for of in BENCH
        for turn, (match, is_quick) in enumerate(zip(of.posters, spread(len(of.posters), 1), strict=True))
        for place, language in enumerate(LANGUAGES)
        for marks in [() if is_quick and place == turn % len(LANGUAGES) else pytest.mark.long]
    ],
)
def test_the_poster_of_any_match_can_be_read(of: Pictures, players: int, number: int, language: Language) -> None:
    course = of.course(players, number)
    for names in of.long_names:
        last = scene(course[-1].view, names[:players], language)
        written = drawn(partial(of.presenter.poster, last, course))
        whole = written[0].canvas
        assert of.poster_fits(*whole.image.size)
        assert {*of.poster_says(last.view, names)} <= {label.text for label in whole.labels}
        for each in written:
            assert_labels_fit(each.canvas)
            assert_labels_stand_out(each.canvas, around=of.around)
            assert_file_is_close(each, most=of.poster_loses)
            assert 0 < len(each.picture.alt) <= ALT_LIMIT


# Colours


@positions(quick=lambda of: 0)
def test_the_palettes_are_close_to_what_is_drawn(position: Position) -> None:
    of = position.of
    for view in position.views:
        for each in of.drawn(position.moment, view, NAMES, ENGLISH):
            assert_file_is_close(each, most=of.palette_loses)


@pytest.mark.long
@pytest.mark.parametrize(
    ("on_file", "chosen"),
    [
        (render.verraeter.palette.board_palette, verraeter.chosen_board_palette),
        (render.verraeter.palette.cards_palette, verraeter.chosen_cards_palette),
        (render.power.palette.board_palette, power.chosen_palette),
        (render.macht_ohnmacht.palette.board_palette, macht_ohnmacht.chosen_palette),
        (render.guardians.look.palette.table_palette, guardians_table.chosen_palette),
        (render.guardians.look.palette.cards_palette, guardians_cards.chosen_cards_palette),
    ],
    ids=lambda of: of.__module__,
)
def test_the_palettes_on_file_are_those_that_would_be_chosen(
    on_file: Callable[[], Palette], chosen: Callable[[], Palette]
) -> None:
    """After a change of the drawings: python -m scripts.choose_palette."""
    assert on_file().colours == chosen().colours


# What is kept


@pytest.mark.sampled(19)
@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_golden_pictures_have_not_changed(golden: GoldenPicture, tmp_path: Path) -> None:
    """After a wanted change: python -m tests.render.update, and look at the pictures."""
    assert_unchanged(golden, tmp_path)
