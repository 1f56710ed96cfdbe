"""The pictures of Power: everybody can read them, nothing falls off them, they show what the view says."""

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.games.power.board.actions import Sheet
from bot.games.power.board.data import PIECES, PLACES, STRENGTH
from bot.games.power.board.events import FlagsTaken, OrdersExecuted
from bot.games.power.board.state import COLOURS, Colour, Force, Occupied, Options, State
from bot.games.power.board.views import View
from bot.language import languages
from render.kit.canvas import Canvas
from render.picture import ALT_LIMIT
from render.power import battle, board, captions, panels, poster, private_pictures, stacks, war_map
from render.power.counters import counter, flag
from render.power.silhouettes import PIECE
from render.power.theme import ARMY, BAD, BOUNCE, GOOD, INK
from render.presenter import Scene
from tests.games.power.tables import GAME, act, orders, table
from tests.render.picture_checks import (
    LEAST_CONTRAST,
    assert_labels_fit,
    assert_labels_stand_out,
    canvas_of,
    contrast,
    luminance,
    set_up,
)
from tests.render.power_views import (
    LONG_NAMES,
    NAMES,
    PRESENTER,
    crowded,
    draft,
    drawings,
    fallen,
    fought,
    three_players,
    two_players,
)

ENGLISH, FRENCH = languages()["en"], languages()["fr"]
MOST_SIDE = 1290  # at most 430 pixels high on a phone, 400 wide


def public(state: State) -> View:
    """Give what everybody may know."""
    return GAME.view(state, None)


def scene(view: View) -> Scene:
    """Give the scene of a view."""
    return Scene(view=view, names=NAMES, language=ENGLISH)


def difference(one: View, other: View) -> tuple[int, int, int, int] | None:
    """Give the box in which the boards of two views differ."""
    first, second = (canvas_of(board.board, view, NAMES[: len(view.players)], ENGLISH).image for view in (one, other))
    return ImageChops.difference(first, second).getbbox()


def assert_fits(canvas: Canvas) -> None:
    """Check that all words are large enough and inside the picture, and that it is no larger than a phone can show."""
    assert max(canvas.image.size) <= MOST_SIDE
    assert_labels_fit(canvas)


# Everybody can read them


def test_every_place_bears_the_name_that_the_table_gives_it() -> None:
    """The names of the sea sectors are those of the option; `S1` of one table is another water on the next."""
    for labels in ("spear_reconstructed", "by_territory", "channels_first", "pgi"):
        names = Canvas(Image.new("RGB", (war_map.WIDTH, war_map.HEIGHT)))
        for place in PLACES:
            war_map.name_place(names, place, labels)
        assert len({label.text for label in names.labels}) == len(PLACES)
        for place, label in zip(PLACES, names.labels, strict=True):
            left, top, right, bottom = war_map.box(place)
            assert left <= label.box[0]
            assert label.box[2] <= right
            assert top <= label.box[1]
            assert label.box[3] <= bottom
    assert war_map.ground("pgi").tobytes() != war_map.ground("by_territory").tobytes()


# Colour is never alone


def test_every_piece_has_an_outline_of_its_own() -> None:
    counters = {counter("V", piece, 1, 60, 52).image.convert("L").tobytes() for piece in PIECES}
    assert len(counters) == len(PIECES) == len(PIECE)


def test_armies_differ_in_outline_and_print_and_not_only_in_colour() -> None:
    masks = {counter(army, "S", 1, 60, 52).mask.tobytes() for army in COLOURS}
    assert len(masks) == len(COLOURS)
    for field in ("edge", "pattern", "shape"):
        assert len({getattr(look, field) for look in ARMY.values()}) == len(COLOURS)
    assert len({flag(army, 34).image.convert("L").tobytes() for army in COLOURS}) == len(COLOURS)


@pytest.mark.parametrize("army", COLOURS)
def test_silhouettes_stand_out_from_their_counters(army: Colour) -> None:
    assert contrast(ARMY[army].ground, INK) >= LEAST_CONTRAST
    assert luminance(ARMY[army].light) > luminance(ARMY[army].ground) > luminance(ARMY[army].dark)


# They show what the view says


@pytest.mark.parametrize("place", PLACES)
def test_pieces_can_be_seen_where_they_stand_and_nowhere_else(place: str) -> None:
    empty = public(table({}))
    piece = PIECES[PLACES.index(place) % len(PIECES)]
    forces = (Force("B", (piece, piece), 2 * STRENGTH[piece]),)
    shown = msgspec.structs.replace(empty, places=(Occupied(place, forces),))
    changed = difference(empty, shown)
    assert changed is not None
    left, top, right, bottom = war_map.box(place)
    assert left <= changed[0] + 6
    assert top <= changed[1] + 6
    assert changed[2] <= right + 6
    assert changed[3] <= bottom + 8


@pytest.mark.parametrize("place", PLACES)
def test_no_counter_leaves_its_place_or_covers_another(place: str) -> None:
    left, top, right, bottom = war_map.box(place)
    for count in range(1, stacks.MOST + 1):
        layout = stacks.slots(place, count)
        assert len(layout.centres) == count
        assert min(layout.width, layout.height) >= 24, count
        for x, y in layout.centres:
            assert left <= x - layout.width / 2, count
            assert x + layout.width / 2 <= right, count
            assert top <= y - layout.height / 2, count
            assert y + layout.height / 2 <= bottom, count
        for number, (x, y) in enumerate(layout.centres):
            for other_x, other_y in layout.centres[number + 1 :]:
                assert abs(x - other_x) >= layout.width or abs(y - other_y) >= layout.height, count


@pytest.mark.parametrize("place", PLACES)
def test_up_to_six_piles_leave_the_name_of_their_place_alone(place: str) -> None:
    names = Canvas(Image.new("RGB", (war_map.WIDTH, war_map.HEIGHT)))
    war_map.name_place(names, place, "spear_reconstructed")
    (label,) = names.labels
    for count in range(1, 7):
        layout = stacks.slots(place, count)
        for x, y in layout.centres:
            beside = x - layout.width / 2 >= label.box[2]
            below = y - layout.height / 2 >= label.box[3] - 2
            assert beside or below, count


def test_three_digits_beside_the_name_of_a_place_leave_it_alone() -> None:
    empty = public(table({}))
    forces = (Force("V", ("S", "S"), 188),)
    full = msgspec.structs.replace(empty, places=tuple(Occupied(place, forces) for place in PLACES))
    changed = ImageChops.difference(*(canvas_of(board.board, view, NAMES, ENGLISH).image for view in (empty, full)))
    names = Canvas(Image.new("RGB", (war_map.WIDTH, war_map.HEIGHT)))
    for place in PLACES:
        war_map.name_place(names, place, "spear_reconstructed")
    assert not [label.text for label in names.labels if changed.crop(label.box).getbbox()]


def test_a_crowd_of_more_kinds_than_can_be_drawn_is_drawn_as_totals() -> None:
    every = "S T C D R A B CR"
    view = public(table({"V": {"IX": every}, "B": {"IX": every}}))
    canvas = canvas_of(board.board, view, NAMES, ENGLISH)
    assert_fits(canvas)
    assert "IX: green" in captions.board_alt(view, NAMES, ENGLISH)
    stronger = public(table({"V": {"IX": every + " S"}, "B": {"IX": every}}))
    assert difference(view, stronger) is not None


@pytest.mark.parametrize(
    "reserve", ["S", "2S", "T", "C", "D", "R", "A", "B", "CR", "M", "3P", "30P", "2S T C D R A B CR M 12P"]
)
@pytest.mark.parametrize("army", COLOURS)
def test_everything_in_a_reserve_can_be_seen_beside_its_corner(army: Colour, reserve: str) -> None:
    changed = difference(public(table({})), public(table({}, reserve={army: reserve})))
    assert changed is not None
    left, top, right, bottom = panels.RESERVES[army]
    assert left <= changed[0]
    assert top <= changed[1]
    assert changed[2] <= right
    assert changed[3] <= bottom


def test_a_taken_flag_has_left_its_headquarters_and_lies_with_its_captor() -> None:
    standing, taken = public(table({"V": {"V8": "S"}})), public(table({"V": {"V8": "S"}}, flags={"J": "V"}))
    changed = ImageChops.difference(
        *(canvas_of(board.board, view, NAMES, ENGLISH).image for view in (standing, taken))
    ).convert("L")
    for box in (war_map.box("HQJ"), war_map.box("J4"), panels.RESERVES["V"]):
        assert changed.crop(box).getbbox() is not None
    assert changed.crop(war_map.box("V4")).getbbox() is None


def test_the_round_its_limit_and_the_last_round_can_be_seen() -> None:
    def words(view: View) -> set[str]:
        return {label.text for label in canvas_of(board.board, view, NAMES, ENGLISH).labels}

    assert {"Round", "3 / 20"} <= words(public(table({}, round=3)))
    assert {"Last round", "20 / 20"} <= words(public(table({}, round=20)))
    assert {"Round", "7"} <= words(public(table({}, round=7, options=Options(round_limit="none"))))


def test_mercenaries_are_called_so_and_allied_armies_show_what_they_have_together() -> None:
    three, two = public(three_players()), public(two_players())
    assert "Mercenaries" in {label.text for label in canvas_of(board.board, three, NAMES[:3], ENGLISH).labels}
    together = {label.text for label in canvas_of(board.board, two, NAMES[:2], ENGLISH).labels}
    assert {f"/ {player.strength}" for player in two.players} <= together


def test_who_has_sealed_is_shown_and_nothing_of_what() -> None:
    state = table({"V": {"HQV": "2S"}, "B": {"HQB": "2S"}})
    nothing, much = (act(state, 0, Sheet(orders("V", *lines))).state for lines in ((), ("S HQV V8", "S HQV V8")))
    for seat in (None, 1, 2, 3):
        one, other = (list(drawings(set_up(GAME, of), GAME.view(of, seat), NAMES, ENGLISH)) for of in (nothing, much))
        assert one == other
    assert difference(public(state), public(much)) is not None


# A round


def test_every_move_of_a_round_has_an_arrow_and_every_order_is_written() -> None:
    view = public(fought())
    assert view.report is not None
    canvas = canvas_of(battle.orders_board, view, NAMES, ENGLISH)
    words = [label.text for label in canvas.labels]
    for colour in COLOURS:
        for text, _ in captions.orders_of(view, colour, ENGLISH):
            assert text in words
    for number in range(len(view.report.moves)):
        fewer = (*view.report.moves[:number], *view.report.moves[number + 1 :])
        other = msgspec.structs.replace(view, report=msgspec.structs.replace(view.report, moves=fewer))
        assert ImageChops.difference(
            canvas.image, canvas_of(battle.orders_board, other, NAMES, ENGLISH).image
        ).getbbox()


def test_the_board_before_the_fights_shows_pieces_that_the_fights_have_taken() -> None:
    """A destroyer at R0 is beaten: it stands on the picture of the orders, and not on the one after the fights."""
    view = public(fought())
    assert view.report is not None
    assert ("R0", "V") in {(at.place, force.army) for at in view.report.before for force in at.forces}
    assert "R0: green 1 destroyer" in captions.orders_alt(view, NAMES, ENGLISH)
    assert "R0: green 1 destroyer" not in captions.after_alt(view, NAMES, ENGLISH)


@pytest.mark.parametrize("part", ["strikes", "bounces", "fights"])
def test_missiles_ties_and_fights_leave_their_marks_on_the_board_after(part: str) -> None:
    view = public(fought())
    assert view.report is not None
    marked = canvas_of(battle.after, view, NAMES, ENGLISH).image
    for number, each in enumerate(getattr(view.report, part)):
        others = tuple(other for at, other in enumerate(getattr(view.report, part)) if at != number)
        quiet = msgspec.structs.replace(view, report=msgspec.structs.replace(view.report, **{part: others}))
        changed = ImageChops.difference(marked, canvas_of(battle.after, quiet, NAMES, ENGLISH).image)
        place = each.target if part == "strikes" else each.place
        near = war_map.box(place) if place in PLACES else (0, 0, war_map.WIDTH, war_map.TOP + 60)
        assert changed.crop(near).getbbox() is not None


def test_the_alternative_texts_of_a_round_tell_ties_fights_missiles_and_fallen_flags() -> None:
    alt = captions.after_alt(public(fought()), NAMES, ENGLISH)
    assert "IX: Ada (green) and Dorothea (red) are equal with 33" in alt
    assert "R0: Dorothea (red) beats Ada (green), 33 : 10, and captures 1 destroyer." in alt
    assert "A mega-missile strikes S8." in alt
    assert "Dorothea (red) takes the flag of Chen (yellow)." in alt


def test_before_the_first_round_is_over_there_is_none_to_draw() -> None:
    view = public(table({}))
    with pytest.raises(ValueError, match="no round"):
        battle.orders_board(view, NAMES, ENGLISH)
    with pytest.raises(ValueError, match="no round"):
        battle.after(view, NAMES, ENGLISH)


# Private pictures


def test_a_draft_shows_each_of_its_lines_and_where_it_would_lead() -> None:
    state = table({"V": {"HQV": "3S T", "V0": "T"}, "B": {"IX": "S"}}, reserve={"V": "9P"})
    lines = ["T V0 IX", "S HQ V8", "3S EHQ R", "T HQ S1", "2P ERV S"]
    empty = battle.drawn_preview(draft(state, 0, ""), NAMES, ENGLISH).image
    for line in lines:
        drawn = battle.drawn_preview(draft(state, 0, line), NAMES, ENGLISH)
        assert ImageChops.difference(empty, drawn.image).getbbox() is not None
    alt = captions.preview_alt(draft(state, 0, "\n".join(lines)), ENGLISH)
    assert "Line 1: T V0 IX." in alt
    assert "Line 4, T HQ S1, cannot be carried out." in alt
    assert "IX: green 1 tank (strength 3) and blue 1 soldier (strength 2)." in alt


def test_a_view_without_a_draft_has_none_to_draw() -> None:
    with pytest.raises(ValueError, match="no sheet"):
        battle.preview(GAME.view(table({}), 0), NAMES, ENGLISH)


def test_a_place_of_a_draft_tells_whether_one_would_capture_what_stands_there() -> None:
    state = table({"V": {"V0": "S 2T"}, "B": {"IX": "T"}})
    left, _, right, bottom = war_map.box("IX")
    for sheet, ink, told in (
        ("T V0 IX\nT V0 IX", GOOD, "You would capture what stands on IX, 6 to 3."),
        ("T V0 IX", BOUNCE, "On IX nobody would be captured, 3 each."),
        ("I V0 IX", BAD, "Your pieces on IX would be captured, 2 to 3."),
    ):
        assert told in captions.preview_alt(draft(state, 0, sheet), ENGLISH)
        drawn = battle.drawn_preview(draft(state, 0, sheet), NAMES, ENGLISH).image
        inks = {colour for _, colour in drawn.crop((left, bottom - 20, right, bottom)).getcolors(9999) or ()}
        assert inks & {GOOD, BOUNCE, BAD} == {ink}


def test_who_has_sealed_sees_his_orders_with_every_question_and_in_his_hand() -> None:
    state = table({"V": {"HQV": "4S T"}, "B": {"HQB": "S"}})
    before = PRESENTER.prompt_pictures(scene(GAME.view(state, 0)), "orders")
    sealed = act(state, 0, Sheet(orders("V", "S HQV V8", "T HQV V8", "3S EHQ R"))).state
    for shown in (
        PRESENTER.prompt_pictures(scene(GAME.view(sealed, 0)), "orders"),
        PRESENTER.hand(scene(GAME.view(sealed, 0))),
    ):
        assert shown[0].alt.startswith("Your sealed orders, on the board as it is: Line 1: I HQ V8.")
        assert shown[0].png != before[0].png
    assert PRESENTER.prompt_pictures(scene(GAME.view(sealed, 1)), "orders")[0].name == "power-board.png"


def test_an_empty_reserve_has_no_picture() -> None:
    assert PRESENTER.hand(scene(GAME.view(table({"V": {"V4": "2T"}}), 0))) == ()
    assert len(PRESENTER.hand(scene(GAME.view(table({"V": {"V4": "3T"}}), 0)))) == 1
    assert len(PRESENTER.hand(scene(GAME.view(table({}, reserve={"V": "P"}), 0)))) == 1


def test_a_hand_tells_what_can_be_bought_and_merged() -> None:
    state = table({"V": {"V4": "3T", "HQV": "S"}}, reserve={"V": "3S 5P"})
    alt = private_pictures.hand(GAME.view(state, 0), NAMES, ENGLISH).alt
    assert "In the reserve can be made: 1 soldier, 1 tank, 1 fighter and 1 regiment." in alt
    assert "On V4 pieces can be merged into 1 heavy tank." in alt
    assert "worth 11 of 100" in alt


def test_the_public_has_no_hand_and_the_hand_of_the_eliminated_is_empty() -> None:
    with pytest.raises(ValueError, match="the public"):
        private_pictures.hand(public(table({})), NAMES, ENGLISH)
    assert private_pictures.hand(GAME.view(fallen(), 2), NAMES, ENGLISH).alt.startswith(
        "Chen (yellow) is out of the game."
    )


def test_anybody_at_a_table_of_three_sees_what_the_mercenaries_hold() -> None:
    alt = private_pictures.hand(GAME.view(three_players(), 1), NAMES[:3], ENGLISH).alt
    assert alt.startswith("Mercenaries (yellow): strength 25, 4 Power, in reserve 1 soldier.")


@pytest.mark.parametrize(
    ("rivals", "told"),
    [
        ({"J": {"V8": "S"}}, "HQV: safe, 4 against 2."),
        ({"J": {"V8": "2T"}}, "HQV: flag safe, pieces not, 4 against 6."),
        ({"J": {"V8": "S T"}}, "HQV: could fall, 4 against 5."),
        ({"J": {"V8": "S"}, "R": {"V7": "T"}}, "HQV: safe, 4 against 3."),
    ],
)
def test_threats_weigh_what_each_rival_could_bring_against_the_garrison(
    rivals: dict[Colour, dict[str, str]], told: str
) -> None:
    view = GAME.view(table({"V": {"HQV": "2S"}, **rivals}), 0)
    assert private_pictures.threats(view, 0, NAMES, ENGLISH).alt.startswith(told)


@pytest.mark.long
def test_a_flag_that_falls_has_a_banner_a_headline_and_its_reason() -> None:
    view = public(fought())
    fallen = FlagsTaken(falls=view.report.falls if view.report else ())
    drawn = PRESENTER.account_pictures(scene(view), [OrdersExecuted(round=7, places=(), moves=()), fallen])
    assert [picture.name for picture in drawn] == ["power-conquest.png", "power-orders.png", "power-after.png"]
    assert drawn[::2] == PRESENTER.account_pictures(scene(view), [fallen])
    assert drawn[0].alt.startswith("Dorothea (red) takes the flag of Chen (yellow). Nobody defended HQJ.")
    assert PRESENTER.headline(scene(view)) == "Round 8 of 20 · Flag captured: yellow"
    for language in languages().values():
        assert_labels_stand_out(canvas_of(poster.conquest, view, LONG_NAMES, language))
        assert_fits(canvas_of(poster.conquest, view, LONG_NAMES, language))


def test_threats_name_each_enemy_that_could_come_and_whether_it_could_take_the_flag() -> None:
    view = GAME.view(two_players(), 0)
    alt = private_pictures.threats(view, 0, NAMES[:2], ENGLISH).alt
    assert "HQV is held with 40." in alt
    assert "Bruno (yellow) from V8: 1 soldier and 3 tanks, strength 11, and could take the flag." in alt
    assert "Bruno (red) from V4: 2 fighters, strength 10." in alt
    calm = private_pictures.threats(GAME.view(table({"V": {"HQV": "S"}}), 0), 0, NAMES, ENGLISH)
    assert calm.alt.startswith("Nothing can reach your headquarters next round.")


# Words and files


def test_the_longest_names_leave_the_most_important_in_the_alternative_text() -> None:
    alt = captions.board_alt(public(crowded()), ["W" * 32] * 4, ENGLISH)
    assert len(alt) <= ALT_LIMIT
    assert alt.startswith("Power, round 9 of 20: 4 players still have to seal orders. ")
    assert alt.count("strength") >= 4
