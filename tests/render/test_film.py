"""A match as a film: what is seen of it, for how long, and that it fits into a message."""

import io
from functools import cache
from itertools import islice

import pytest
from PIL import Image, ImageChops

from bot.games.record import moments
from bot.games.registry import house_games
from bot.language import languages
from render import film
from render.guardians import opened
from render.picture import ALT_LIMIT
from render.presenter import Chapter, Presenter, Scene, presenter_of
from tests.games.random_matches import whole_match

NAMES = ("Ada", "Bruno", "Maximiliane Konstantinopoulos-Featherstonehaugh", "Chen 陈")
SENSIBLE = 2
"""The number of a match between sensible players."""

LAST_CHAPTERS = 5

each_game = pytest.mark.parametrize("key", list(house_games().keys()))
each_drawn_game = pytest.mark.parametrize(
    "key",
    [key for key in house_games().keys() if type(presenter_of(key)).board is not Presenter.board],  # noqa: SIM118
)
"""The games whose board is more than lines of text, which may be few."""


@cache
def course_of(key: str) -> tuple[Chapter, ...]:
    """Tell how a whole match went, as everybody may know it."""
    game = house_games()[key]
    record = whole_match(key, max(game.seats), SENSIBLE)[-1].record()
    ends = presenter_of(key).ends_chapter
    return tuple(Chapter(events=one.events, view=one.view) for one in moments(game, record, ends=ends))


def opened_course(key: str, seats: tuple[int, ...], chapters: int) -> tuple[Chapter, ...]:
    """Tell how a match began, with what some seats held."""
    game = house_games()[key]
    last = whole_match(key, max(game.seats), SENSIBLE)[-1]
    ends = presenter_of(key).ends_chapter
    played = islice(moments(game, last.record(), None, ends, seats), chapters)
    return tuple(Chapter(events=one.events, view=one.view, opened=one.opened) for one in played)


def scene(key: str) -> Scene:
    names = NAMES[: max(house_games()[key].seats)]
    return Scene(view=None, names=names, language=languages()["en"], plain=names)


@cache
def film_of(key: str, chapters: int = 0) -> Image.Image:
    """Draw a film of a whole match, or of its last chapters."""
    (picture,) = film.film(presenter_of(key), scene(key), course_of(key)[-chapters:], "match")
    assert len(picture.png) <= film.LARGEST
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert "**" not in picture.alt
    assert picture.name.endswith("-film.gif")
    opened = Image.open(io.BytesIO(picture.png))
    assert isinstance(opened, Image.Image)
    return opened


def frame(whole: Image.Image, number: int) -> Image.Image:
    whole.seek(number)
    return whole.convert("RGB")


def shown_for(whole: Image.Image, number: int) -> int:
    whole.seek(number)
    return int(whole.info["duration"])


@pytest.mark.long
@each_game
def test_a_whole_match_fits_into_a_message_and_goes_on_and_on(key: str) -> None:
    whole = film_of(key)
    assert whole.format == "GIF"
    assert whole.width == film.WIDTH
    assert 3 < int(getattr(whole, "n_frames", 1)) <= 3 * film.MOST_CHAPTERS
    assert whole.info["loop"] == 0


@pytest.mark.sampled(1)
@each_drawn_game
def test_the_first_frame_is_a_whole_board_with_the_names_over_its_middle(key: str) -> None:
    whole = film_of(key, LAST_CHAPTERS)
    titled, board = frame(whole, 0), frame(whole, 1)
    changed = ImageChops.difference(titled, board).crop((0, 0, *presenter_board(key).size)).getbbox()
    assert changed is not None
    assert changed[1] > titled.height * 0.3
    assert changed[3] < titled.height * 0.7


def presenter_board(key: str) -> Image.Image:
    drawn = presenter_of(key).board(film.scene_at(scene(key), course_of(key)[-LAST_CHAPTERS].view))
    image = Image.open(io.BytesIO(drawn.png))
    return image.resize((film.WIDTH, round(image.height * film.WIDTH / image.width)))


@pytest.mark.sampled(1)
@each_game
def test_the_winner_comes_last_and_is_seen_longest(key: str) -> None:
    whole = film_of(key, LAST_CHAPTERS)
    last = int(getattr(whole, "n_frames", 1)) - 1
    assert shown_for(whole, last) > max(shown_for(whole, number) for number in range(last))


@pytest.mark.sampled(1)
@each_game
def test_of_a_match_that_has_just_begun_there_is_no_film(key: str) -> None:
    assert film.film(presenter_of(key), scene(key), course_of(key)[:1], "match") == ()
    assert film.film(presenter_of(key), scene(key), course_of(key)[:1], "round") == ()
    assert film.film(presenter_of(key), scene(key), (), "match") == ()


@pytest.mark.sampled(1)
@each_game
def test_a_match_that_was_stopped_ends_with_its_last_board(key: str) -> None:
    presenter, course = presenter_of(key), course_of(key)[:5]
    stopped = film.scene_at(scene(key), presenter.closed(course[-1].view))
    (picture,) = film.film(presenter, stopped, course, "match")
    whole = Image.open(io.BytesIO(picture.png))
    assert shown_for(whole, int(getattr(whole, "n_frames", 1)) - 1) < 5000, "there is no winner to be shown"


@each_game
def test_the_latest_round_begins_with_its_first_board(key: str) -> None:
    presenter, course = presenter_of(key), course_of(key)
    for length in range(2, len(course) + 1):
        begun = film.latest_round(presenter, scene(key), course[:length])
        assert begun < length - 1
        rounds = [round_of(presenter, key, one) for one in course[begun : length - 1]]
        assert len(set(rounds)) == 1, "it is all one round"
        assert begun == 0 or round_of(presenter, key, course[begun - 1]) != rounds[0], "the whole round"


def round_of(presenter: Presenter, key: str, chapter: Chapter) -> str:
    return presenter.round_name(film.scene_at(scene(key), chapter.view))


@pytest.mark.long
@pytest.mark.parametrize("key", ["verraeter", "guardians"])
def test_what_open_seats_held_is_seen_at_its_moment_and_nothing_of_the_others(key: str) -> None:
    public, one, both = (opened_course(key, seats, 5) for seats in ((), (1,), (0, 1)))
    assert [chapter.view for chapter in public] == [chapter.view for chapter in both]
    assert {view.seat for chapter in one for view in chapter.opened} == {1}
    counts = [len(film.frames(presenter_of(key), scene(key), course)) for course in (public, one, both)]
    assert counts[0] < counts[1] == counts[2]
    for chapter in both[1:]:
        alone, all_of_them = (
            presenter_of(key).held(film.scene_at(scene(key), chapter.view), views)
            for views in (chapter.opened[1:], chapter.opened)
        )
        assert all(0 < len(picture.alt) <= ALT_LIMIT for picture in all_of_them)
        if all_of_them and alone:
            assert NAMES[0] not in alone[-1].alt
            assert NAMES[1] in all_of_them[-1].alt


def test_two_seats_together_know_what_lies_face_down_and_the_table_stays_the_same() -> None:
    for chapter in opened_course("guardians", (0, 1), 5)[1:]:
        together = opened.together(chapter.opened)
        for view in chapter.opened:
            for mine, army in zip(view.armies, together.armies, strict=True):
                assert mine.owner != view.seat or mine == army
            assert together.players[view.seat] == view.players[view.seat]
        assert all(army.creatures is not None for army in together.armies)
        assert together.seat is None


@pytest.mark.parametrize("key", ["power", "macht_ohnmacht"])
def test_where_nothing_is_hidden_for_good_a_film_has_all_of_it(key: str) -> None:
    assert not presenter_of(key).keeps_hidden
    assert presenter_of(key).held(scene(key), course_of(key)[1:3]) == ()


def test_a_film_of_a_round_is_shorter_than_one_of_the_match() -> None:
    (part,) = film.film(presenter_of("verraeter"), scene("verraeter"), course_of("verraeter")[:-1], "round")
    shorter = Image.open(io.BytesIO(part.png))
    assert 2 < int(getattr(shorter, "n_frames", 1)) < int(getattr(film_of("verraeter", LAST_CHAPTERS), "n_frames", 1))


def whole_size(frame: film.Frame) -> tuple[int, int]:
    """Give the size of a frame with the line below it."""
    width, height = frame.packed.size
    return width, height + 8


@pytest.mark.long
def test_a_film_that_would_be_too_large_loses_its_lightest_frames_and_keeps_its_size() -> None:
    drawn = film.frames(presenter_of("verraeter"), scene("verraeter"), course_of("verraeter")[:6])
    small = Image.open(io.BytesIO(film.gif(drawn, largest=900_000)))
    kept = int(getattr(small, "n_frames", 1))
    assert 2 <= kept < len(drawn)
    assert small.size == whole_size(drawn[0])
    assert shown_for(small, kept - 1) == drawn[-1].time


@pytest.mark.long
def test_an_animated_webp_has_the_same_frames() -> None:
    drawn = film.frames(presenter_of("verraeter"), scene("verraeter"), course_of("verraeter")[:3])
    opened = Image.open(io.BytesIO(film.webp(drawn)))
    assert (opened.format, opened.size, getattr(opened, "n_frames", 1)) == ("WEBP", whole_size(drawn[0]), len(drawn))
