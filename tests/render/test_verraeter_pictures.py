"""The pictures of Verräter: everybody can read them, nothing falls off them, and they show what the view says."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.games.verraeter.state import ROLES, Building
from bot.games.verraeter.views import View
from bot.language import Language, languages
from render.kit.canvas import Canvas
from render.picture import ALT_LIMIT
from render.verraeter import board, board_text, captions, private_pictures, sheet
from render.verraeter.palette import board_palette, cards_palette
from scripts.palettes.verraeter import chosen_board_palette, chosen_cards_palette
from tests.render.picture_checks import (
    assert_labels_fit,
    assert_labels_stand_out,
    assert_palette_is_close,
    assert_unchanged,
    sample,
)
from tests.render.verraeter_views import GOLDENS, NAMES, NAMES_OF_ALL_KINDS, Golden, moments, views_of

ENGLISH, FRENCH = languages()["en"], languages()["fr"]
TEXT_LIMIT = 3800  # of a message with a button or two

every_moment = pytest.mark.parametrize("number", range(len(moments())))
every_moment_drawn = pytest.mark.parametrize("number", sample(range(len(moments())), every=4))
every_golden = pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)


def drawings(view: View, names: tuple[str, ...], language: Language) -> list[Canvas]:
    """Draw everything that there is to draw of a view."""
    names = names[: len(view.players)]
    drawn = [board.drawn_board(view, names, language)]
    if view.seat is not None:
        drawn.append(private_pictures.drawn_hand(view, names, language))
    if view.offered:
        drawn.append(private_pictures.drawn_roles(view, language))
    return drawn


def set_up() -> View:
    """Give a public view from before the first conflict, where any land may belong to anybody."""
    return next(view for moment in moments() for view in views_of(moment) if view.phase == "granaries")


@every_moment_drawn
def test_every_label_is_large_enough_and_inside_the_picture(number: int) -> None:
    for view in views_of(moments()[number]):
        for canvas in drawings(view, NAMES_OF_ALL_KINDS, FRENCH):
            assert_labels_fit(canvas)


@pytest.mark.parametrize("language", languages().values(), ids=languages())
def test_the_legend_runs_neither_into_the_next_sign_nor_into_the_rim(language: Language) -> None:
    names = ("first", "strategist", "strength", "points", "hand", "winners")
    words = [language.say(f"verraeter-picture-legend-{name}") for name in names]
    view = set_up()
    for label in board.drawn_board(view, NAMES[: len(view.players)], language).labels:
        if label.text in words:
            column = 0 if label.box[0] < sheet.LEFT + sheet.SIZE / 2 else 1
            assert label.box[2] <= sheet.LEFT + (360, 676)[column], label


@pytest.mark.parametrize("number", range(0, len(moments()), 5))
def test_every_label_stands_out_from_its_ground(number: int) -> None:
    for view in views_of(moments()[number]):
        for canvas in drawings(view, NAMES, ENGLISH):
            assert_labels_stand_out(canvas, around=3)


@every_moment
@pytest.mark.parametrize("language", [ENGLISH, FRENCH], ids=["en", "fr"])
def test_every_view_can_be_told_without_its_picture(number: int, language: Language) -> None:
    moment = moments()[number]
    names = NAMES_OF_ALL_KINDS[: len(moment.seats)]
    for view in views_of(moment):
        assert 0 < len(captions.board_alt(view, names, language)) <= ALT_LIMIT
        told = board_text.board_text(view, names, language)
        assert len(told) <= TEXT_LIMIT
        assert all(name in told for name in names)
        for land in view.lands:
            assert language.say(f"verraeter-land-{land.kind}") in told
        if view.seat is not None:
            held = board_text.hand_text(view, language)
            assert all(str(value) in held for value in view.hand)
        if view.offered:
            assert len(captions.roles_alt(view, language)) <= ALT_LIMIT


def test_the_longest_names_leave_the_most_important_in_the_alternative_text() -> None:
    view = next(view for moment in moments() for view in views_of(moment) if view.open_sums is not None)
    alt = captions.board_alt(view, ["W" * 32] * len(view.players), ENGLISH)
    assert len(alt) <= ALT_LIMIT
    assert alt.startswith(f"Round {view.round} of {view.rounds}. ")
    assert "The conflict: " in alt


def test_a_board_is_a_palette_png_and_the_same_view_gives_the_same_bytes() -> None:
    view = next(views_of(moments()[1]))
    names = NAMES[: len(view.players)]
    once, again = (board.board(view, names, ENGLISH) for _ in range(2))
    assert once == again
    written = Image.open(BytesIO(once.png))
    assert (written.format, written.mode, written.size) == ("PNG", "P", (1200, 1200))


def test_the_name_of_a_file_says_nothing_about_the_match() -> None:
    for moment in moments()[:8]:
        for view in views_of(moment):
            assert board.board(view, NAMES[: len(view.players)], ENGLISH).name == "verraeter-board.png"


def test_the_public_has_no_hand_to_draw() -> None:
    view = next(views_of(moments()[0]))
    with pytest.raises(ValueError, match="no cards"):
        private_pictures.hand(view, NAMES, ENGLISH)
    with pytest.raises(ValueError, match="no action cards"):
        private_pictures.roles(view, ENGLISH)


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "river"},
        {"family": "rose"},
        {"building": Building(2, "granary")},
        {"building": Building(2, "post")},
        {"building": Building(1, "post")},
        {"change": "flipped"},
        {"change": "built"},
        {"points": (9, 8, 7, 6)},
        {"strength": 12},
    ],
    ids=str,
)
def test_everything_about_a_land_can_be_seen(change: dict[str, object]) -> None:
    view = set_up()
    plain = {"kind": "city", "family": "eagle", "building": None, "change": "", "points": (1, 1, 1, 1), "strength": 1}
    lands = [msgspec.structs.replace(land, **plain) for land in view.lands]
    before = msgspec.structs.replace(view, lands=tuple(lands))
    lands[2] = msgspec.structs.replace(lands[2], **change)
    after = msgspec.structs.replace(view, lands=tuple(lands))
    names = NAMES[: len(view.players)]
    one, two = (board.drawn_board(each, names, ENGLISH).image for each in (before, after))
    changed = ImageChops.difference(one, two).getbbox()
    assert changed is not None
    left, top, right, bottom = changed
    assert left >= 940
    assert right <= 1200
    assert top >= 460
    assert bottom <= 740


@pytest.mark.parametrize(
    "change",
    [
        {"family": "rose"},
        {"score": 7},
        {"hand_count": 5},
        {"hand_count": None},
        {"granaries": 2, "unbuilt": 1},
        {"posts": 2, "unbuilt": 1},
        {"first": True},
        {"strategist": True},
        {"to_act": True},
        {"left": True},
    ],
    ids=str,
)
def test_everything_about_a_player_can_be_seen(change: dict[str, object]) -> None:
    view = set_up()
    plain = {"family": "eagle", "score": 0, "hand_count": 3, "granaries": 0, "posts": 0, "unbuilt": 3}
    plain |= {"first": False, "strategist": False, "to_act": False, "left": False}
    players = [msgspec.structs.replace(player, **plain) for player in view.players]
    players[0] = msgspec.structs.replace(players[0], to_act=True)
    before = msgspec.structs.replace(view, players=tuple(players))
    players[1] = msgspec.structs.replace(players[1], **change)
    after = msgspec.structs.replace(view, players=tuple(players))
    names = NAMES[: len(view.players)]
    one, two = (board.drawn_board(each, names, ENGLISH).image for each in (before, after))
    changed = ImageChops.difference(one.crop((950, 0, 1200, 245)), two.crop((950, 0, 1200, 245))).getbbox()
    assert changed is not None


def test_the_families_differ_in_lightness_and_not_only_in_colour() -> None:
    view = set_up()
    names = NAMES[: len(view.players)]
    means = []
    for family in ("eagle", "rose"):
        lands = tuple(msgspec.structs.replace(land, family=family, building=None) for land in view.lands)
        image = board.drawn_board(msgspec.structs.replace(view, lands=lands), names, ENGLISH).image
        grey = image.crop((250, 120, 470, 230)).convert("L")
        means.append(sum(grey.tobytes()) / (grey.width * grey.height))
    assert means[1] - means[0] > 60


def test_every_action_card_is_drawn_differently() -> None:
    view = next(view for moment in moments() for view in views_of(moment) if len(view.offered) == 5)
    pictures = {
        private_pictures.drawn_roles(msgspec.structs.replace(view, offered=(role,)), ENGLISH)
        .image.crop((480, 120, 720, 340))
        .tobytes()
        for role in ROLES
    }
    assert len(pictures) == len(ROLES)


def test_the_palettes_are_close_to_what_is_drawn() -> None:
    views = [view for moment in moments()[:8] for view in views_of(moment) if view.offered or view.seat is None]
    for view in views:
        first, *others = drawings(view, NAMES, ENGLISH)
        assert_palette_is_close(board_palette(), [first], most=3)
        assert_palette_is_close(cards_palette(), others, most=3)


@pytest.mark.long
def test_the_palettes_on_file_are_those_that_would_be_chosen() -> None:
    """After a change of the drawings: python -m scripts.choose_palette."""
    assert board_palette().colours == chosen_board_palette().colours
    assert cards_palette().colours == chosen_cards_palette().colours


@every_golden
def test_golden_pictures_have_not_changed(golden: Golden, tmp_path: Path) -> None:
    """After a wanted change: python -m tests.render.update, and look at the pictures."""
    assert_unchanged(golden, tmp_path)
