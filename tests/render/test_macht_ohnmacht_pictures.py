"""The pictures of Macht & Ohnmacht: everybody can read them, nothing falls off them, they show what the view says."""

import re
from functools import cache
from io import BytesIO
from itertools import combinations, product
from typing import Any, get_args

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.macht_ohnmacht.board.actions import Bid, GiveUp, Overthrow, TakeTile, Tile, UseTiles
from bot.games.macht_ohnmacht.board.data import MAP
from bot.games.macht_ohnmacht.board.events import AuctionDecided, CycleEnded, Overthrown
from bot.games.macht_ohnmacht.board.state import MARKERS, PIECE_KINDS, Pieces, Region
from bot.games.macht_ohnmacht.board.views import View
from bot.language import Language, languages
from render.kit.canvas import Box
from render.kit.fonts import TITLE
from render.kit.text import measure
from render.macht_ohnmacht import board, captions, chart, extra_pictures, news, panels, poster, regions
from render.macht_ohnmacht.marks import Marks, marks_for
from render.macht_ohnmacht.sprites import group, marker, tile
from render.macht_ohnmacht.theme import INK, MARKER, PLAYER
from render.picture import ALT_LIMIT
from render.presenter import Scene
from tests.games.macht_ohnmacht.tables import GAME, act, table
from tests.games.random_matches import chance_of
from tests.render.macht_ohnmacht_views import NAMES, PICTURES, PRESENTER, moments, previews, views_of
from tests.render.picture_checks import (
    LEAST_CONTRAST,
    assert_labels_fit,
    contrast,
)

ENGLISH, FRENCH = languages()["en"], languages()["fr"]

every_course = pytest.mark.parametrize(("number", "code"), [(2, "en"), (0, "de"), (2, "fr"), (0, "it")])
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
    assert "if the cycle ended now" not in captions.board_text(ended, NAMES, ENGLISH)


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


@pytest.mark.parametrize("kind", PIECE_KINDS)
@pytest.mark.parametrize("player", PLAYER)
@pytest.mark.parametrize("active", PIECE_KINDS)
def test_the_numbers_on_pieces_stand_out_be_they_active_or_not(player: Any, kind: Any, active: Any) -> None:
    sprite = group(player, Pieces(**{kind: 3}), active, counts=False)
    middle = sprite.image.crop(
        (sprite.anchor[0] - 16, sprite.anchor[1] - 12, sprite.anchor[0] + 8, sprite.anchor[1] + 18)
    )
    counted = [(count, one) for count, one in middle.getcolors(middle.width * middle.height) or () if one != INK]
    _, ground = max(counted)
    assert isinstance(ground, tuple)
    assert contrast((ground[0], ground[1], ground[2]), PLAYER[player].ink) >= LEAST_CONTRAST


@every_language
def test_the_steps_of_a_plan_are_told_first(language: Language) -> None:
    for preview in (preview for moment in moments() for preview in previews(moment)):
        told = board.board(preview, NAMES, language).alt
        assert told.startswith(next(captions.planned_lines(preview, NAMES, language)))


def test_the_longest_names_leave_the_most_important_in_the_alternative_text() -> None:
    view = next(view for moment in moments() for view in views_of(moment) if view.phase == "turn")
    alt = captions.board_alt(view, ["W" * 32] * 2, ENGLISH)
    assert len(alt) <= ALT_LIMIT
    assert alt.startswith(f"Cycle {view.board.cycle}: {view.cycle}. ")
    assert "victory point" in alt


def test_a_player_sees_the_own_bid_on_the_stage_of_the_auction_and_nobody_else_does() -> None:
    auction = act(table(display=("rebellion",), reserve={"orange": (3, 0), "white": (2, 0)}), TakeTile("rebellion"))
    sealed = act(auction.state, Bid(3), 0).state
    own, other, public = (
        {label.text for label in board.drawn_board(GAME.view(sealed, seat), NAMES, ENGLISH).labels}
        for seat in (0, 1, None)
    )
    assert "0–3" not in own
    assert "0–3" in other & public


def test_nobody_can_be_driven_out_of_an_empty_region() -> None:
    view = quiet()
    with pytest.raises(ValueError, match="elmet"):
        extra_pictures.odds(view, "elmet", NAMES, ENGLISH)
    with pytest.raises(KeyError):
        extra_pictures.odds(view, "camelot", NAMES, ENGLISH)


@pytest.mark.sampled(6)
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


def test_what_can_be_chosen_is_marked_before_it_is_chosen() -> None:
    """Where a piece can be placed, and every overthrow with its sum."""
    pieces = {"elmet": "orange 2k", "mercia": "white 1k", "deira": "white 4k", "powys": "orange 2k 2m"}
    state = table(pieces=pieces, tiles={"orange": ("merlin",)}, reserve={"orange": (1, 1)})
    view = GAME.view(state, 0)
    plain, marked = (board.drawn_board(view, NAMES, ENGLISH, asked).image for asked in ("", "turn"))
    found = set()
    for place, land in enumerate(MAP.regions):
        x, y = (round(middle) for middle in chart.pieces_middle(place))
        box = (x - 12, y + 38, x + 12, y + 56)
        if ImageChops.difference(plain.crop(box), marked.crop(box)).getbbox():
            found.add(land.id)
    assert found == {land.id for land in MAP.regions} - {"powys"}
    alt = board.board(view, NAMES, ENGLISH, "turn").alt
    assert "Attack against defence now: Deira: 2 against 4; Mercia: 4 against 1." in alt


def test_of_a_half_made_answer_only_what_is_left_to_choose_is_marked() -> None:
    """After the first region of a movement those to which pieces can go from it; the others fade."""
    pieces = {"elmet": "orange 2m", "mercia": "orange 1m", "deira": "white 4m", "powys": "orange 2k 2m"}
    view = GAME.view(table(pieces=pieces, tiles={"orange": ("sea", "merlin")}, reserve={"orange": (1, 1)}), 0)
    goals = ("gododdin", "anglia")
    whole, half = (board.board(view, NAMES, ENGLISH, "turn", left) for left in ((), goals))
    assert half.alt.startswith("Choose from Gododdin and Anglia.")
    assert "A piece can go to" not in half.alt
    assert marks_for(view, "turn", goals).goals == goals
    difference = ImageChops.difference(
        *(board.drawn_board(view, NAMES, ENGLISH, "turn", left).image for left in ((), goals))
    )
    faded = set()
    for place, land in enumerate(MAP.regions):
        inside = difference.convert("L").crop(chart.region_box(place))
        if ImageStat.Stat(inside, chart.region_mask(place)).median[0] > 8:
            faded.add(land.id)
    assert faded == {land.id for land in MAP.regions} - {*goals}
    assert marks_for(view, "turn", ("merlin", "sea")) == Marks(), "a tile is no region"
    assert marks_for(view, "turn", ("deira",)).sums[0].region == "deira"
    heights = [Image.open(BytesIO(one.png)).height for one in (whole, half)]
    assert heights == [1400, 1240], "the display goes where no tile is taken from it"


def test_a_change_of_markers_marks_the_regions_whose_marker_can_be_changed() -> None:
    """All but those that have what lies spare; once one is chosen, none."""
    view = GAME.view(table(), 0)
    goals = tuple(region.id for region in view.board.regions if set(view.board.spares) != {region.marker})
    assert 0 < len(goals) < len(MAP.regions)
    assert marks_for(view, "marker") == Marks(goals, half=True)
    assert marks_for(view, "marker", (*goals, "none")) == Marks(goals, half=True)
    assert marks_for(view, "marker", ("armour",)) == Marks()


@pytest.mark.sampled(1)
@every_course
def test_what_was_decided_stands_above_the_board_with_its_numbers(number: int, code: str) -> None:
    language = languages()[code]
    met: dict[type, tuple[Scene, tuple[news.Headline, ...]]] = {}
    for chapter in PICTURES.course(2, number):
        scene = Scene(view=chapter.view, names=PICTURES.long_names[0], language=language)
        told = news.headlines(scene, chapter.events)
        decided = {type(event) for event in chapter.events} & {Overthrown, AuctionDecided, CycleEnded}
        assert {type(headline.event) for headline in told} >= decided
        met |= {type(headline.event): (scene, told) for headline in told}
    assert met.keys() >= {AuctionDecided, CycleEnded}
    for scene, told in met.values():
        canvas = news.drawn(scene, told)
        assert canvas.image.height <= 2000
        assert_labels_fit(canvas)


def test_an_overthrow_is_a_headline_with_its_sum_and_what_it_has_cost() -> None:
    pieces = {"elmet": "orange 3k", "mercia": "white 1k 1m"}
    state = table(pieces=pieces, tiles={"orange": ("merlin",)}, reserve={"orange": (1, 0)})
    step = act(state, UseTiles((Overthrow("merlin", "mercia", True),)))
    later = act(step.state, GiveUp(), 1)
    view = GAME.view(later.state, None)
    events = [event for event in (*step.events, *later.events) if event.audience is None]
    (headline,) = news.headlines(Scene(view=view, names=NAMES, language=ENGLISH), events)
    assert headline.title == "Ada overthrows Mercia"
    assert headline.about == "Attack 3 = 3 in Elmet; defence 2 = 2 in Mercia."
    assert headline.lost == Pieces(1, 1)


@pytest.mark.sampled(1)
@every_course
def test_the_poster_tells_how_it_came_about(number: int, code: str) -> None:
    chapters = PICTURES.course(2, number)
    view = chapters[-1].view
    scene = Scene(view=view, names=PICTURES.long_names[0], language=languages()[code])
    passed = poster.moments(scene, chapters)
    ends = {event.cycle: event.totals for chapter in chapters for event in chapter.events if type(event) is CycleEnded}
    assert {moment.cycle: moment.totals for moment in passed if moment.ends} == ends
    told = poster.plaques(scene, passed)
    assert len({id(headline) for _, headline in told}) == len(told) >= 2
    before, after = (int(part) for part in re.findall(r"[+-]\d+", told[0][1].about))
    assert after > before


def test_a_match_that_cannot_be_replayed_or_has_no_winner_has_a_poster_too() -> None:
    for view in (PICTURES.course(2, 0)[-1].view, PRESENTER.closed(PICTURES.course(2, 0)[5].view)):
        scene = Scene(view=view, names=NAMES, language=ENGLISH)
        (unknown,) = PRESENTER.poster(scene, ())
        assert Image.open(BytesIO(unknown.png)).height <= 2000
        assert unknown.alt.startswith("The match is over. ")
    (stopped,) = PRESENTER.poster(scene, PICTURES.course(2, 0)[:6])
    assert "Nobody has won" in stopped.alt
