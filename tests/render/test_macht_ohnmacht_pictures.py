"""The pictures of Macht & Ohnmacht: everybody can read them, nothing falls off them, they show what the view says."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import combinations, product
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.games.macht_ohnmacht.actions import Bid, TakeTile, Tile
from bot.games.macht_ohnmacht.data import MAP
from bot.games.macht_ohnmacht.state import KINDS, MARKERS, Pieces, Region
from bot.games.macht_ohnmacht.views import View
from bot.language import Language, languages
from render.kit.canvas import Box, Canvas
from render.kit.fonts import TITLE
from render.kit.text import measure
from render.macht_ohnmacht import board, board_text, captions, chart, panels, private_pictures, regions
from render.macht_ohnmacht.palette import board_palette
from render.macht_ohnmacht.sprites import group, marker, tile
from render.macht_ohnmacht.theme import INK, MARKER, PLAYER
from render.picture import ALT_LIMIT
from scripts.palettes.macht_ohnmacht import chosen_palette
from tests.games.macht_ohnmacht.tables import GAME, act, table
from tests.games.random_matches import Moment, chance_of
from tests.render.macht_ohnmacht_views import GOLDENS, Golden, moments, previews, views_of
from tests.render.picture_checks import (
    LEAST_CONTRAST,
    assert_labels_fit,
    assert_labels_stand_out,
    assert_palette_is_close,
    assert_unchanged,
    contrast,
    sample,
)

ENGLISH, FRENCH = languages()["en"], languages()["fr"]
NAMES = ("Ada", "Bruno")
LONG_NAMES = (
    ("Maximiliane von Hohenstaufen-Lichtenberg", "🦊🔥 Foxy_the_Unstoppable 🔥🦊"),
    ("محمد بن عبد الله الخوارزمي", "山田太郎左衛門尉景虎之介殿下"),
)
TEXT_LIMIT = 3800  # of a message with a button or two
MOST_HEIGHT = 1400

every_moment = pytest.mark.parametrize("number", range(len(moments())))
every_moment_drawn = pytest.mark.parametrize("number", sample(range(len(moments())), every=4))
every_golden = pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
every_language = pytest.mark.parametrize("language", languages().values(), ids=languages())


def _around(place: int) -> dict[str, Box]:
    """Give the boxes of a region's name, marker, pieces of both kinds and the tags of both, at their largest."""
    land = MAP.regions[place]
    x, y = chart.name_middle(place)
    wide = measure(land.name, TITLE, regions.NAME_SIZE) + (28 if land.coastal else 0)
    name = (round(x - wide / 2), round(y - 13), round(x + wide / 2), round(y + 13))
    x, y = chart.pieces_middle(place)
    plate = group("white", Pieces(9, 9), "knights", counts=True)
    width, height = plate.width - 24, 72
    left = x - (regions.MARKER_SIZE + width) / 2
    right = left + regions.MARKER_SIZE
    return {
        "name": name,
        "marker": (round(left), round(y - 25), round(right), round(y + 25)),
        "pieces": (round(right + 3), round(y - height / 2), round(right + 3 + width), round(y + height / 2)),
        "tags": (round(x - 56), round(y + 31), round(x + 56), round(y + 61)),
    }


def test_no_name_marker_or_plate_covers_one_of_another_region() -> None:
    """Whatever stands in them, and whatever has changed; by two pixels of a tag they may touch."""
    for one, other in combinations(range(len(MAP.regions)), 2):
        for (kind, first), (other_kind, second) in product(_around(one).items(), _around(other).items()):
            across = min(first[2], second[2]) - max(first[0], second[0])
            down = min(first[3], second[3]) - max(first[1], second[1])
            touching = 3 if "tags" in (kind, other_kind) else 0
            assert min(across, down) <= touching, (MAP.regions[one].name, kind, MAP.regions[other].name, other_kind)


def test_the_last_board_shows_neither_hourglass_nor_a_forecast() -> None:
    state = table(cubes=3, points=(2, 3), active={"white": 2})
    running, ended = (GAME.view(one, None) for one in (state, GAME.leave(state, 0, chance_of("leave")).state))
    assert any(player.total_at_end > player.total for player in ended.players)
    texts = [{label.text for label in board.drawn_board(view, NAMES, ENGLISH).labels} for view in (running, ended)]
    assert "/ 4" in texts[0]
    assert {"The match is over", "Bruno wins, 5 : 2"} <= texts[1]
    assert not {"/ 4", "Turn 1"} & texts[1]
    assert "if the cycle ended now" not in board_text.board_text(ended, NAMES, ENGLISH)


def drawings(moment: Moment, view: View, names: tuple[str, ...], language: Language) -> list[Canvas]:
    """Draw everything that there is to draw of a view: the extras of one region and one cycle only."""
    drawn = [board.drawn_board(view, names, language)]
    if view.seat is not None:
        drawn.append(private_pictures.drawn_hand(view, names, language))
    if view.sums:
        drawn.append(private_pictures.drawn_odds(view, max(view.sums, key=lambda of: of.attack), names, language))
    drawn.append(private_pictures.drawn_neighbours(view, "sword" if len(moment.log) % 2 else "magic", language))
    drawn += [
        private_pictures.drawn_plan(preview, names, language)
        for preview in previews(moment)
        if preview.seat == view.seat
    ]
    return drawn


@cache
def quiet() -> View:
    """Give a public view of a turn in a cycle of the sword, with nothing changed."""
    view = next(
        view
        for moment in moments()
        for view in views_of(moment)
        if view.phase == "turn" and view.cycle == "sword" and view.seat is None
    )
    players = tuple(
        msgspec.structs.replace(player, tiles=(), bonuses=(), points=2, colour=colour)
        for player, colour in zip(view.board.players, PLAYER, strict=True)
    )
    regions = tuple(Region(land.id, "castle") for land in MAP.regions)
    return msgspec.structs.replace(
        view, board=msgspec.structs.replace(view.board, players=players, regions=regions), before=regions
    )


def with_region(view: View, place: int, region: Region, before: Region | None = None) -> View:
    """Exchange a region, now and before."""
    regions, earlier = list(view.board.regions), list(view.before)
    regions[place], earlier[place] = region, before or region
    changed = msgspec.structs.replace(view.board, regions=tuple(regions))
    return msgspec.structs.replace(view, board=changed, before=tuple(earlier))


def with_player(view: View, seat: int, **changes: Any) -> View:
    """Change what lies before a player."""
    players = list(view.board.players)
    players[seat] = msgspec.structs.replace(players[seat], **changes)
    return msgspec.structs.replace(view, board=msgspec.structs.replace(view.board, players=tuple(players)))


def difference(one: View, other: View) -> tuple[int, int, int, int] | None:
    """Give the box in which the boards of two views differ."""
    first, second = (board.drawn_board(view, NAMES, ENGLISH).image for view in (one, other))
    return ImageChops.difference(first, second).getbbox()


@every_moment_drawn
def test_every_label_is_large_enough_and_inside_the_picture(number: int) -> None:
    moment = moments()[number]
    for view in views_of(moment):
        for canvas in drawings(moment, view, LONG_NAMES[number % 2], FRENCH):
            assert canvas.image.height <= MOST_HEIGHT
            assert_labels_fit(canvas)


@pytest.mark.parametrize("number", range(0, len(moments()), 4))
def test_every_label_stands_out_from_its_ground(number: int) -> None:
    moment = moments()[number]
    for view in views_of(moment):
        for canvas in drawings(moment, view, NAMES, ENGLISH):
            assert_labels_stand_out(canvas)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("player", PLAYER)
@pytest.mark.parametrize("active", KINDS)
def test_the_numbers_on_pieces_stand_out_be_they_active_or_not(player: Any, kind: Any, active: Any) -> None:
    sprite = group(player, Pieces(**{kind: 3}), active, counts=False)
    middle = sprite.image.crop(
        (sprite.anchor[0] - 16, sprite.anchor[1] - 12, sprite.anchor[0] + 8, sprite.anchor[1] + 18)
    )
    counted = [(count, one) for count, one in middle.getcolors(middle.width * middle.height) or () if one != INK]
    _, ground = max(counted)
    assert isinstance(ground, tuple)
    assert contrast((ground[0], ground[1], ground[2]), PLAYER[player].ink) >= LEAST_CONTRAST


@every_moment
@every_language
def test_every_view_can_be_told_without_its_picture(number: int, language: Language) -> None:
    moment = moments()[number]
    names = LONG_NAMES[number % 2]
    for view in views_of(moment):
        assert 0 < len(captions.board_alt(view, names, language)) <= ALT_LIMIT
        told = board_text.board_text(view, names, language)
        assert len(told) <= TEXT_LIMIT
        assert all(name in told for name in names)
        assert all(region.name in told for region in view.regions)
        if view.seat is not None:
            assert 0 < len(board_text.hand_text(view, language)) <= ALT_LIMIT
        for of in view.sums:
            assert 0 < len(captions.odds_alt(of, names, language)) <= ALT_LIMIT
        for cycle in ("magic", "sword"):
            alt = captions.neighbours_alt(view, cycle, language)
            assert len(alt) <= ALT_LIMIT
            assert all(region.name in alt for region in view.regions)
    for preview in previews(moment):
        assert 0 < len(captions.plan_alt(preview, names, language)) <= ALT_LIMIT


def test_the_longest_names_leave_the_most_important_in_the_alternative_text() -> None:
    view = next(view for moment in moments() for view in views_of(moment) if view.phase == "turn")
    alt = captions.board_alt(view, ["W" * 32] * 2, ENGLISH)
    assert len(alt) <= ALT_LIMIT
    assert alt.startswith(f"Cycle {view.board.cycle}: {view.cycle}. ")
    assert "victory point" in alt


def test_a_board_is_a_palette_png_and_the_same_view_gives_the_same_bytes() -> None:
    view = next(views_of(moments()[1]))
    once, again = (board.board(view, NAMES, ENGLISH) for _ in range(2))
    assert once == again
    written = Image.open(BytesIO(once.png))
    assert (written.format, written.mode, written.size) == ("PNG", "P", (1300, 1400))


def test_the_name_of_a_file_says_nothing_about_the_match() -> None:
    names = {board.board(view, NAMES, ENGLISH).name for moment in moments()[:2] for view in views_of(moment)}
    assert names == {"macht-ohnmacht-board.png"}


def test_the_public_has_no_hand_and_a_view_without_a_draft_no_plan_to_draw() -> None:
    view = next(views_of(moments()[0]))
    with pytest.raises(ValueError, match="no tiles"):
        private_pictures.hand(view, NAMES, ENGLISH)
    with pytest.raises(ValueError, match="nothing is planned"):
        private_pictures.plan(view, NAMES, ENGLISH)


def test_nobody_can_be_driven_out_of_an_empty_region() -> None:
    view = quiet()
    with pytest.raises(ValueError, match="elmet"):
        private_pictures.odds(view, "elmet", NAMES, ENGLISH)
    with pytest.raises(KeyError):
        private_pictures.odds(view, "camelot", NAMES, ENGLISH)


@pytest.mark.parametrize(
    "change",
    [
        {"marker": "armour"},
        {"marker": "tent"},
        {"marker": "key"},
        {"owner": 0, "pieces": Pieces(1, 0)},
        {"owner": 1, "pieces": Pieces(1, 0)},
        {"owner": 0, "pieces": Pieces(0, 1)},
        {"owner": 0, "pieces": Pieces(2, 1)},
        {"owner": 0, "pieces": Pieces(1, 12)},
    ],
    ids=str,
)
@pytest.mark.parametrize("place", range(len(MAP.regions)))
def test_everything_about_a_region_can_be_seen_there(place: int, change: dict[str, Any]) -> None:
    view = quiet()
    region = Region(MAP.regions[place].id, "castle")
    changed = difference(
        with_region(view, place, region), with_region(view, place, msgspec.structs.replace(region, **change))
    )
    assert changed is not None
    x, y = chart.pieces_middle(place)
    assert changed[0] < x < changed[2] or changed[1] < y < changed[3]


@pytest.mark.parametrize("place", range(len(MAP.regions)))
def test_the_marker_and_the_pieces_lie_in_their_region(place: int) -> None:
    x, y = chart.pieces_middle(place)
    left, top, _, _ = chart.region_box(place)
    for across in (-20, 0, 20):
        assert chart.region_mask(place).getpixel((round(x) - left + across, round(y) - top)) == 255


@pytest.mark.parametrize("before", [Region("elmet", "castle"), Region("elmet", "castle", 1, Pieces(1, 1))], ids=str)
def test_a_change_in_the_latest_turn_is_marked(before: Region) -> None:
    now = Region("elmet", "castle", 0, Pieces(2, 0))
    place = MAP.places["elmet"]
    marked, plain = (with_region(quiet(), place, now, each) for each in (before, now))
    changed = difference(marked, plain)
    assert changed is not None
    box = chart.region_box(place)
    assert changed[0] >= box[0] - 40
    assert changed[1] >= box[1]
    assert changed[2] - changed[0] > 0.8 * (box[2] - box[0] - 16)


@pytest.mark.parametrize(
    "change",
    [
        {"points": 3},
        {"points": 12},
        {"reserve": Pieces(9, 1)},
        {"stock": Pieces(1, 9)},
        {"tiles": ("serpent",)},
        {"tiles": ("sea", "sea")},
        {"bonuses": ("tent",)},
        {"bonuses": ("tent", "tent")},
    ],
    ids=str,
)
@pytest.mark.parametrize("seat", [0, 1])
def test_everything_about_a_player_can_be_seen(seat: int, change: dict[str, Any]) -> None:
    changed = difference(quiet(), with_player(quiet(), seat, **change))
    assert changed is not None
    left, top, right, bottom = panels.PLAYER_BOXES[seat]
    assert left - 8 <= changed[0]
    assert top - 8 <= changed[1]
    assert changed[2] <= right + 8
    assert changed[3] <= bottom + 8


@pytest.mark.parametrize("change", [{"hourglass": 1}, {"turn": 7}, {"acted": 1}, {"cycle": 4}], ids=str)
def test_everything_about_the_cycle_can_be_seen(change: dict[str, Any]) -> None:
    one = msgspec.structs.replace(
        quiet(), board=msgspec.structs.replace(quiet().board, hourglass=3, turn=1, cycle=2, acted=0)
    )
    other = msgspec.structs.replace(one, board=msgspec.structs.replace(one.board, **change))
    changed = difference(one, other)
    assert changed is not None
    assert changed[3] <= panels.CYCLE_BOX[3]


def test_a_cycle_of_magic_shows_which_regions_are_neighbours() -> None:
    """Equal markers wash their regions alike and are joined by a line; nothing of it shows in a cycle of the sword."""
    view = quiet()
    magic = msgspec.structs.replace(view, board=msgspec.structs.replace(view.board, cycle=1))
    markers = [MARKERS[place % 4] for place in range(len(MAP.regions))]
    regions = tuple(
        msgspec.structs.replace(region, marker=kind) for region, kind in zip(view.board.regions, markers, strict=True)
    )
    mixed = msgspec.structs.replace(magic, board=msgspec.structs.replace(magic.board, regions=regions), before=regions)
    image = board.drawn_board(mixed, NAMES, ENGLISH).image
    for kind in MARKERS:
        joined = {place for place, each in enumerate(markers) if each == kind}
        lines = chart.links(tuple(markers), kind)
        ends = {end for line in lines for end in (line[0], line[-1])}
        assert ends == {chart.pieces_middle(place) for place in joined}
        assert len(lines) == len(joined) - 1
        tints = [_mean(image, place) for place in joined]
        others = [_mean(image, place) for place in range(len(markers)) if place not in joined]
        near = max(_apart(one, two) for one in tints for two in tints)
        assert near < 60
        assert all(_apart(tints[0], other) > 12 for other in others)


def _mean(image: Image.Image, place: int) -> tuple[float, ...]:
    """Give the mean colour of the wash along the edge of a region."""
    left, top, right, bottom = chart.region_box(place)
    crop, mask = image.crop((left, top, right, bottom)), chart.rim_mask(place)
    tiny = Image.composite(crop, Image.new("RGB", crop.size), mask)
    covered = sum(mask.tobytes()) / 255
    return tuple(sum(band.tobytes()) / covered for band in tiny.split())


def _apart(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return max(abs(first - second) for first, second in zip(one, other, strict=True))


def test_players_differ_in_lightness_and_outline_and_not_only_in_colour() -> None:
    orange, white = (group(player, Pieces(2, 1), "knights", counts=False) for player in ("orange", "white"))
    assert ImageChops.difference(orange.mask, white.mask).getbbox() is not None
    means = [sum(each.image.convert("L").tobytes()) for each in (orange, white)]
    assert means[1] > 1.15 * means[0]
    assert PLAYER["orange"].shape != PLAYER["white"].shape


def test_knights_and_mages_have_outlines_of_their_own() -> None:
    sword, magic = (group("white", Pieces(*pieces), "knights", counts=False) for pieces in ((1, 0), (0, 1)))
    assert ImageChops.difference(sword.image.convert("L"), magic.image.convert("L")).getbbox() is not None


def test_every_marker_has_an_outline_of_its_own_and_a_pattern_for_its_lines() -> None:
    outlines = {marker(kind, 50).mask.tobytes() for kind in MARKERS}
    assert len(outlines) == len(MARKERS)
    assert len({MARKER[kind].dashes for kind in MARKERS}) == len(MARKERS)


def test_every_tile_is_drawn_differently_even_without_colour() -> None:
    pictures = {tile(which, 100).image.convert("L").tobytes() for which in get_args(Tile)}
    assert len(pictures) == len(get_args(Tile))


def test_a_bid_that_is_in_is_shown_without_its_number() -> None:
    auction = act(
        table(display=("victory-point",), reserve={"orange": (3, 0), "white": (2, 0)}), TakeTile("victory-point")
    )
    before = board.board(GAME.view(auction.state, None), NAMES, ENGLISH)
    nothing, much = (
        board.board(GAME.view(act(auction.state, Bid(pieces), 0).state, None), NAMES, ENGLISH) for pieces in (0, 3)
    )
    assert nothing == much
    assert nothing.png != before.png


def test_the_palette_is_close_to_what_is_drawn() -> None:
    for moment in moments()[::6]:
        for view in views_of(moment):
            assert_palette_is_close(board_palette(), drawings(moment, view, NAMES, ENGLISH), most=4)


@pytest.mark.long
def test_the_palette_on_file_is_the_one_that_would_be_chosen() -> None:
    """After a change of the drawings: python -m scripts.choose_palette."""
    assert board_palette().colours == chosen_palette().colours


@every_golden
def test_golden_pictures_have_not_changed(golden: Golden, tmp_path: Path) -> None:
    """After a wanted change: python -m tests.render.update, and look at the pictures."""
    assert_unchanged(golden, tmp_path)
