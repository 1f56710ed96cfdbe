"""What somebody believes stands on his own pictures, in words that he can choose, until it is known."""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

import msgspec
import pytest

from bot.delivery.custom_ids import custom_id
from bot.delivery.limits import OPTION_LABEL, OPTIONS_IN_MENU
from bot.delivery.studio import DrawRequest, draw
from bot.games.guardians.table import DISPUTED, army_at, place_named
from bot.games.registry import house_games
from bot.games.verraeter.views import DRAFTING
from bot.language import languages
from render.presenter import Presenter, Scene, presenter_of
from render.stored_views import write_view
from tests.games.random_matches import Moment, positions, random_match

GAMES = ("verraeter", "power", "macht_ohnmacht", "guardians")
NAMES = ("Ada", "Bruno", "Chen", "Dora")
PLACES_AT_MOST = 100


@cache
def moments(game: str) -> list[Moment]:
    return positions(house_games()[game], seed=5, count=24)


def scenes(game: str, language: str = "en") -> Iterator[Scene]:
    """Give what the public and each seat see."""
    for moment in moments(game):
        names = NAMES[: len(moment.seats)]
        for seat in moment.observers:
            view = moment.game.view(moment.state, seat)
            yield Scene(view=view, names=names, language=languages()[language], plain=names)


def drawn(presenter: Presenter, scene: Scene, *marks: tuple[str, str]) -> tuple[bytes, str]:
    request = DrawRequest(presenter, "board", write_view(scene.view), scene.plain, scene.language.code, marks=marks)
    (picture,) = draw(request)
    return picture.png, picture.alt


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_marked_is_offered_to_players_alone_in_words_that_fit_a_menu(game: str) -> None:
    presenter, offered = presenter_of(game), 0
    for language in languages():
        for scene in scenes(game, language):
            places = presenter.markable(scene)
            assert not places or scene.view.seat is not None
            assert len(places) <= PLACES_AT_MOST
            assert len({one.key for one in places}) == len({one.name for one in places}) == len(places)
            for one in places:
                assert custom_id("mark-as", 10**9, 99, one.key, kind="menu")
                assert 0 < len(one.name) <= OPTION_LABEL
                assert 0 < len(one.words) < OPTIONS_IN_MENU  # beside them stands "no mark"
                assert all(0 < len(word) <= OPTION_LABEL for word in one.words.values())
            offered += len(places)
    assert offered > 100


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_mark_is_seen_and_said_on_the_picture_where_its_place_is(game: str) -> None:
    presenter = presenter_of(game)
    marked = [(scene, places) for scene in scenes(game) if (places := presenter.markable(scene))]
    for scene, places in marked[:: max(1, len(marked) // 3)]:
        bare = drawn(presenter, scene)
        for one in (places[0], places[-1]):
            for key, word in list(one.words.items())[:2]:
                png, alt = drawn(presenter, scene, (one.key, key))
                assert png != bare[0]
                assert f"{one.name}: {word}" in alt
        assert drawn(presenter, scene, ("nowhere", "anything"), (places[0].key, "no-such-word")) == bare


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_marked_on_the_picture_of_everybody(game: str) -> None:
    presenter = presenter_of(game)
    for moment in moments(game)[::8]:
        names = NAMES[: len(moment.seats)]
        public, own = (
            Scene(view=moment.game.view(moment.state, seat), names=names, language=languages()["en"], plain=names)
            for seat in (None, 0)
        )
        marks = [(one.key, key) for one in presenter.markable(own) for key in one.words]
        assert drawn(presenter, public, *marks) == drawn(presenter, public)


def test_in_verraeter_a_mark_ends_with_the_round_and_no_card_that_one_holds_is_believed_elsewhere() -> None:
    presenter, seen = presenter_of("verraeter"), set()
    for scene in scenes("verraeter"):
        view: Any = scene.view
        places = presenter.markable(scene)
        if view.seat is None or view.phase not in DRAFTING:
            assert not places
            continue
        own = view.players[view.seat].role
        assert all(own not in one.words for one in places)
        assert all(one.name != NAMES[view.seat] for one in places)
        seen |= {one.key for one in places if one.name == "Bruno"}
        later = msgspec.structs.replace(scene, view=msgspec.structs.replace(view, round=view.round + 1))
        assert not presenter.marked(later, [(one.key, next(iter(one.words))) for one in places])
    assert len(seen) > 1


def test_in_guardians_a_mark_stands_only_while_the_same_cards_lie_under_the_shield() -> None:
    presenter, lying, unlike = presenter_of("guardians"), dict[tuple[int, str], Any](), 0
    matches = (random_match(house_games()["guardians"], 2, "marks", number) for number in range(4))
    for moment in chain.from_iterable(matches):
        for seat in (0, 1):
            view: Any = moment.game.view(moment.state, seat)
            scene = Scene(view=view, names=NAMES[:2], language=languages()["en"], plain=NAMES[:2])
            for one in presenter.markable(scene):
                army: Any = army_at(moment.state.armies, place_named(one.name[:2]), 1 - seat)
                assert len(army.known) < len(army.creatures) + len(army.items)
                cards = (army.creatures, army.items)
                assert lying.setdefault((seat, one.key), cards) == cards
                unlike += view.phase == "organise" and one.name[:2] not in DISPUTED
    assert len(lying) > 10
    assert not unlike
