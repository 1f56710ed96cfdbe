"""The pictures of a table of Guardians: everybody can read them, nothing falls off them, they keep secrets."""

from collections.abc import Callable
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from bot.games.contract import Seat
from bot.games.guardians.abilities import BribeFromHand
from bot.games.guardians.cards import CARDS, with_ability
from bot.games.guardians.table import (
    DISPUTED,
    PLACES,
    Asking,
    Commanded,
    CommandSaid,
    ControlCounted,
    GuardianHeld,
    Home,
    Layout,
    LayoutReopened,
    LayoutSealed,
    MatchUp,
    Place,
    ShieldLost,
    State,
    StrongholdLost,
    Sum,
    Term,
    View,
)
from bot.language import languages
from render.guardians.combat import battlefield, combat_panels, match_ups
from render.guardians.look import ground
from render.guardians.presenter import GuardiansPresenter
from render.guardians.table import board, organising, players, spaces
from render.guardians.table.candidates import offered_places
from render.guardians.words import board_text, captions
from render.guardians.words.phrases import cards_text
from render.kit.canvas import Canvas
from render.kit.colours import NIGHT
from render.picture import Picture
from render.presenter import Scene
from tests.games.guardians.tables import GAME, army, player, state
from tests.games.random_matches import chance_of
from tests.games.random_matches import positions as positions_of
from tests.render.guardians_names import english_names_in
from tests.render.guardians_views import (
    COMBATS,
    LONG_NAMES,
    NAMES,
    TABLES,
    arranged,
    commanding,
    crowded,
    over,
    pictures,
    seen,
    seven_counted,
    seven_running,
    start,
    storming,
)
from tests.render.picture_checks import (
    LEAST_CONTRAST,
    assert_labels_fit,
    canvas_of,
    contrast,
    drawn,
)

ENGLISH, FRENCH = languages()["en"], languages()["fr"]
PHONE = 580

every_table = pytest.mark.parametrize("of", TABLES, ids=lambda of: of.__name__)
every_combat = pytest.mark.parametrize("of", COMBATS, ids=lambda of: of.__name__)
every_language = pytest.mark.parametrize("language", languages().values(), ids=languages())
every_seat = pytest.mark.parametrize("seat", [None, 0, 1])


def drawings(view: View) -> list[Picture]:
    """Draw everything that there is to draw of a view, hands apart."""
    return list(pictures(view, NAMES, ENGLISH))


def words(canvas: Canvas) -> list[str]:
    """List all that is written on a picture."""
    return [label.text for label in canvas.labels]


def difference(one: View, other: View) -> tuple[int, int, int, int] | None:
    """Give the box in which the boards of two views differ."""
    first, second = (canvas_of(board.board, view, NAMES, ENGLISH).image for view in (one, other))
    return ImageChops.difference(first, second).getbbox()


def box_of(place: Place, near: Seat = 0) -> tuple[int, int, int, int]:
    """Give the box of a space, with the border that marks a combat."""
    left, top = board.corner_of(place, near)
    return (left - 6, top - 6, left + spaces.WIDE + 6, top + spaces.HIGH + 6)


def assert_fits(canvas: Canvas) -> None:
    """Check that all words are large enough and inside the picture, and that it is as wide as the table."""
    assert canvas.image.width == board.WIDTH
    assert_labels_fit(canvas)


# Everybody can read them


@pytest.mark.sampled(3)
@every_table
@every_seat
def test_a_french_picture_names_no_card_in_english(of: Callable[[], State], seat: Seat | None) -> None:
    for picture, canvas in drawn(lambda: pictures(seen(of(), seat), NAMES, FRENCH)):
        assert english_names_in("\n".join((picture.alt, *words(canvas)))) == []


def test_the_seats_differ_in_shape_and_in_the_pattern_of_their_borders() -> None:
    """Colour is never alone: in grey, a space of one seat still differs from one of the other."""
    first, second = ground.SEATS
    assert first.shape != second.shape
    assert contrast(first.ground, NIGHT) >= LEAST_CONTRAST
    assert contrast(second.ground, NIGHT) >= LEAST_CONTRAST
    borders = []
    for seat in (0, 1):
        canvas = Canvas(Image.new("RGB", (200, 120), NIGHT))
        ground.rim(canvas, seat, (0, 0, 200, 120))
        borders.append(canvas.image.convert("L").point([255 if value > 90 else 0 for value in range(256)]).tobytes())
    assert borders[0] != borders[1]


def test_every_land_looks_different_also_without_colour() -> None:
    lands = {ground.land((one,), 200, 120, "same").convert("L").tobytes() for one in ground.LAND}
    assert len(lands) == len(ground.LAND)


def test_no_land_looks_different_from_a_card_face_down() -> None:
    """By its lightness alone: the one is the bare table, the other earth with a card on it."""
    view = seen(crowded())
    place = next(ground.place for ground in view.grounds if ground.face_down)
    bare = replace(view, grounds=tuple(replace(each, terrain=None, face_down=False) for each in view.grounds))
    left, top = board.corner_of(place, 0)
    beside = (left + 160, top + 60, left + 280, top + 180)
    grounds = [canvas_of(board.board, each, NAMES, ENGLISH).image.convert("L").crop(beside) for each in (view, bare)]
    shades = [ImageStat.Stat(image).mean[0] for image in grounds]
    assert shades[0] > 2 * shades[1]


def test_few_cards_of_an_army_are_drawn_large() -> None:
    """On a phone, a third as wide, six of them are 23 pixels large, and two 32."""
    area = (0, 0, 240, 144)
    assert [spaces.token_size(count, area) for count in (1, 2, 3, 6, 7, 20)] == [96, 96, 70, 70, 60, 60]


# Secrets


def test_the_public_sees_backs_where_an_owner_sees_his_own_cards() -> None:
    """The shield on C2 covers seven cards with 29 points: their owner reads it, nobody else does."""
    own, public, enemy = (board.board(seen(crowded(), seat), NAMES, ENGLISH) for seat in (0, None, 1))
    assert "29 of 30 points" in own.alt
    assert "Energy Well" in own.alt
    for other in (public, enemy):
        assert "29 of 30 points" not in other.alt
        assert "Energy Well" not in other.alt
        assert "C2: shield, 7 cards" in other.alt


def test_a_battlefield_is_the_same_for_everybody() -> None:
    for of in COMBATS:
        drawn = [battlefield.field(seen(of(), seat), NAMES, ENGLISH) for seat in (None, 0, 1)]
        assert drawn[0] == drawn[1] == drawn[2]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", ["bribery", "modifiers", "spells"])
def test_a_window_shows_nobody_who_is_asked(kind: str) -> None:
    asked = [
        seen(replace(seven_running(), askings=(Asking(number=50, kind=kind, seats=seats),)))  # type: ignore[arg-type]  # a Kind
        for seats in ((0,), (1,), (0, 1))
    ]
    assert all(drawings(each) == drawings(asked[0]) for each in asked)
    assert not any(players.is_asked(each, seat) for each in asked for seat in (0, 1))


def test_who_has_sealed_is_shown_and_nothing_of_what() -> None:
    asking = start().askings[0]
    sealed = [
        seen(replace(start(), askings=(replace(asking, answers=(layout, None)),))) for layout in (arranged(), Layout())
    ]
    assert drawings(sealed[0]) == drawings(sealed[1])
    assert difference(seen(start()), sealed[0]) is not None


def test_the_public_has_no_private_pictures() -> None:
    view = seen(seven_running())
    with pytest.raises(ValueError, match="combat hand"):
        battlefield.hand(view, NAMES, ENGLISH)
    with pytest.raises(ValueError, match="the public"):
        organising.storage(view, NAMES, ENGLISH)
    with pytest.raises(ValueError, match="the public"):
        organising.layout(view, arranged(), NAMES, ENGLISH)


# The table shows what the view says


def test_the_seat_of_the_view_sits_at_the_bottom_and_the_public_behind_seat_0() -> None:
    """A's left column is D's right one: from either side one's own left stronghold is on the left."""
    assert board.corner_of("A1", 0)[1] > board.corner_of("B1", 0)[1] > board.corner_of("D1", 0)[1]
    assert board.corner_of("D3", 1)[1] > board.corner_of("C3", 1)[1] > board.corner_of("A3", 1)[1]
    assert board.corner_of("A1", 0)[0] < board.corner_of("A3", 0)[0]
    assert board.corner_of("D3", 1)[0] < board.corner_of("D1", 1)[0]
    assert len({board.corner_of(place, 0) for place in PLACES}) == len(PLACES)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("place", PLACES)
def test_an_army_can_be_seen_on_its_space_and_turned_and_counted(place: Place) -> None:
    empty = seen(state())
    stands = seen(state(armies=[army(0, place, "archer", "zombie")]))
    changes = [
        (empty, stands),
        (stands, seen(state(armies=[army(0, place, "archer", "zombie", turned=True)]))),
        (stands, seen(state(armies=[army(0, place, "archer", "zombie", flew=True)]))),
        (stands, seen(state(armies=[army(0, place, "archer")]))),
        (stands, seen(state(armies=[army(1, place, "archer", "zombie")]))),
        (stands, seen(state(armies=[army(0, place, "archer", "zombie", known=("archer",))]))),
    ]
    for one, other in changes:
        changed = ImageChops.difference(
            *(canvas_of(board.board, view, NAMES, ENGLISH).image for view in (one, other))
        ).convert("L")
        assert changed.crop(box_of(place)).getbbox() is not None


@pytest.mark.parametrize("place", DISPUTED)
def test_control_of_a_space_can_be_seen_on_its_border(place: Place) -> None:
    view = seen(state())
    grounds = tuple(
        replace(each, controller=1 - each.controller) if each.place == place else each for each in view.grounds
    )
    changed = difference(view, replace(view, grounds=grounds))
    assert changed is not None
    left, top, right, bottom = box_of(place)
    assert left <= changed[0]
    assert top <= changed[1]
    assert changed[2] <= right
    assert changed[3] <= bottom


@pytest.mark.parametrize("place", ["A1", "A2", "A3", "D1", "D2", "D3"])
def test_ruins_and_what_lies_below_and_beside_a_stronghold_can_be_seen(place: Place) -> None:
    seat = 0 if place[0] == "A" else 1
    plain = seen(state())
    for change in (
        {"ruined": True},
        {"below": ("archer",)},
        {"below": ("archer",), "shown": ("archer",)},
        {"upgrade": "alarm_bells"},
        {"downgrade": "snake_pit"},
    ):
        homes = {place: change}
        made = (player(0, homes=homes), player(1)) if seat == 0 else (player(0), player(1, homes=homes))
        changed = difference(plain, seen(state(players=made)))
        assert changed is not None
        left, top, right, bottom = box_of(place)
        assert left <= changed[0]
        assert top <= changed[1]
        assert changed[2] <= right
        assert changed[3] <= bottom


def test_a_panel_counts_stones_piles_lost_shields_and_lands() -> None:
    view = seen(crowded())
    one = view.players[0]
    for change in (
        {"stones": one.stones + 1},
        {"deck": one.deck + 1},
        {"pen": one.pen + 1},
        {"depot": one.depot + 1},
        {"discard": (*one.discard, "archer")},
        {"shields_lost": one.shields_lost + 1},
        {"lands": one.lands + 1},
        {"dominance": None},
        {"accessories": ()},
        {"left": True},
    ):
        changed = difference(view, replace(view, players=(replace(one, **change), view.players[1])))
        assert changed is not None
        assert changed[1] >= board.HEIGHT - players.HIGH - 20


def test_who_acts_first_and_who_has_won_is_marked() -> None:
    view = seen(crowded())
    assert difference(view, replace(view, first=1)) is not None
    assert "Ada has won" in words(canvas_of(board.board, seen(over()), NAMES, ENGLISH))
    assert "Turn 7 of 20" in words(canvas_of(board.board, view, NAMES, ENGLISH))
    unlimited = replace(view, options=replace(view.options, turn_limit="none"))
    assert "Turn 7" in words(canvas_of(board.board, unlimited, NAMES, ENGLISH))


def test_what_can_be_chosen_is_marked_before_it_is() -> None:
    """Seat 0 has two shields to turn, on A1 and C2; its only one, on A1, can go to the spaces before and beside it."""
    view = seen(crowded(), 0)
    assert offered_places(view, "march") == {"A1", "C2"}
    alone = state(armies=[army(0, "A1", "archer")], askings=(Asking(number=1, kind="march", seats=(0,)),))
    assert {"A2", "B1"} <= offered_places(seen(alone, 0), "march")
    marked = board.board(view, NAMES, ENGLISH, offered=("A1", "C2"))
    assert "To choose from: A1 and C2." in marked.alt
    assert marked.png != board.board(view, NAMES, ENGLISH).png


def test_after_a_shield_is_chosen_the_spaces_that_it_can_go_to_are_marked() -> None:
    half = Scene(view=seen(crowded(), 0), names=NAMES, language=ENGLISH, offered=("move", "B1", "C2"))
    presenter = GuardiansPresenter()
    for shown in (presenter.prompt_pictures(half, "march"), presenter.preview_pictures(half, "march")):
        assert "To choose from: B1 and C2." in shown[0].alt


@pytest.mark.long
def test_every_question_comes_with_pictures_that_leave_room_on_a_phone() -> None:
    """Shown 400 pixels wide, a board or layout takes about half of the screen, with a hand not all of it."""
    for moment in positions_of(GAME, 5, 60):
        for view, decision in moment.asked:
            scene = Scene(view=view, names=NAMES, language=FRENCH, plain=NAMES)
            drawn = GuardiansPresenter().prompt_pictures(scene, decision.kind)
            sizes = [Image.open(BytesIO(picture.png)).size for picture in drawn]
            assert sum(high * 400 // wide for wide, high in sizes) <= PHONE


def test_a_lost_stronghold_is_the_headline_of_the_board() -> None:
    events = (
        StrongholdLost(seat=1, place="D2", card="carreg_amroth_center", discarded=()),
        ShieldLost(seat=1, place="D2", shield="shield_broms_angelic_08", why="combat", lost=3),
    )
    drawn = canvas_of(board.board, seen(crowded()), NAMES, ENGLISH, events=events)
    assert "Bruno loses Carreg Amroth Center: D2 falls to ruins" in words(drawn)
    assert "Ada turns a shield" in words(drawn)
    shield = board.board(seen(crowded()), NAMES, ENGLISH, events=events[1:])
    assert shield.alt.startswith("Bruno loses the shield on D2 (3 of five).")


def test_a_combat_is_marked_on_its_space_and_counts_the_cards_in_hand() -> None:
    view = seen(seven_running())
    canvas = canvas_of(board.board, view, NAMES, ENGLISH)
    assert "Ada attacks C2" in words(canvas)
    assert view.combat is not None
    quiet = canvas_of(board.board, replace(view, combat=None), NAMES, ENGLISH)
    assert ImageChops.difference(canvas.image, quiet.image).crop(box_of("C2")).getbbox() is not None


# A combat


@every_combat
def test_every_term_of_every_sum_is_written_with_where_it_comes_from(of: Callable[[], State]) -> None:
    view = seen(of())
    assert view.combat is not None
    blocks = match_ups.blocks_of(view.combat, ENGLISH)
    field = view.combat.field
    assert len(blocks) == len(field.match_ups)
    for match, block in zip(field.match_ups, blocks, strict=True):
        sums = (match.first_sum, match.second_sum) if match.compared else view.combat.sums
        assert sums is not None
        shown = block.sides if block.sides[0].card == match.first_card else (block.sides[1], block.sides[0])
        for side, total in zip(shown, sums, strict=True):
            assert side.total == total.total
            assert len(side.items) == len(total.terms)
            written = [int(item.amount.replace("\N{MINUS SIGN}", "-")) for item in side.items]
            assert written == [term.amount for term in total.terms]
            assert all(item.lines for item in side.items)


def test_the_winner_lies_half_over_the_loser() -> None:
    view = seen(seven_counted())
    assert view.combat is not None
    for match, block in zip(view.combat.field.match_ups, match_ups.blocks_of(view.combat, ENGLISH), strict=True):
        assert block.winner == (0 if match.winner == match.first else 1)
        assert block.sides[1 - block.winner].fate == "beaten"
        assert block.sides[block.winner].fate == "stands"


def test_the_attacker_is_on_the_left_whoever_he_is() -> None:
    view = seen(storming())
    assert view.combat is not None
    (block,) = match_ups.blocks_of(view.combat, ENGLISH)
    assert [side.seat for side in block.sides] == [1, 0]
    assert block.sides[1].card == "rak_nam_leader_of_the_mighty"


def test_shots_stand_beside_their_primary() -> None:
    view = seen(seven_running())
    assert view.combat is not None
    blocks = match_ups.blocks_of(view.combat, ENGLISH)
    assert blocks[0].sides[0].shots == ("archer", "archer")
    assert blocks[2].sides[1].shots == ("grim_skull",)
    assert blocks[-1].running
    assert blocks[-1].sides[0].shots == ("archer",)


def test_a_card_that_has_left_the_battlefield_is_shown_with_what_became_of_it() -> None:
    view = seen(seven_running())
    assert view.combat is not None
    field = view.combat.field
    gone = MatchUp(number=9, first=90, second=91, first_card="merchant", second_card="mule", compared=False)
    after = MatchUp(number=10, first=92, first_card="horse", compared=False)
    combat = replace(view.combat, field=replace(field, match_ups=(gone, after)), sums=None)
    bribed, unopposed = match_ups.blocks_of(combat, ENGLISH)
    assert [side.fate for side in bribed.sides] == ["bribed", "destroyed"]
    assert bribed.outcome == "No comparison"
    assert unopposed.sides[1].card is None
    assert_fits(canvas_of(battlefield.field, replace(view, combat=combat), NAMES, ENGLISH))


def test_a_match_up_that_a_card_has_turned_says_by_which() -> None:
    view = seen(seven_counted())
    assert view.combat is not None
    match = replace(view.combat.field.match_ups[0], winner=None)
    told = [
        captions.outcome_of(each, running=False, language=ENGLISH)
        for each in (match, replace(match, shielded="captain"), replace(match, cause="archer"))
    ]
    assert told == ["A tie", "Captain protects", "Decided by Archer"]


def test_the_account_names_who_holds_the_space_and_all_that_counts() -> None:
    view = seen(seven_counted())
    assert view.combat is not None
    counted = captions.account_of(view.combat)
    assert counted is not None
    account = [combat_panels.control_of(each, ENGLISH) for each in counted]
    for seat, lines in enumerate(account):
        assert view.combat.control[seat].total == sum(int(amount) for amount, _ in lines)
    written = words(canvas_of(battlefield.field, view, NAMES, ENGLISH))
    assert "Ada takes C2" in written[:1]
    assert {amount for lines in account for amount, _ in lines} <= set(written)
    assert "Ada takes C2" not in words(canvas_of(battlefield.field, seen(seven_running()), NAMES, ENGLISH))


def test_what_was_counted_is_not_counted_again_when_cards_have_left_or_come_back() -> None:
    """After the resolution the battlefield is cleared; the picture then says who holds the space, and no new total."""
    view = seen(seven_counted())
    assert view.combat is not None
    field = view.combat.field
    cleared = replace(field, step="end", fighters=())
    healed = replace(field, fighters=(replace(field.fighters[0], healed=True), *field.fighters[1:]))
    for changed in (cleared, healed):
        combat = replace(view.combat, field=changed)
        assert captions.account_of(combat) is None
        canvas = canvas_of(battlefield.field, replace(view, combat=combat), NAMES, ENGLISH)
        assert words(canvas).count("Ada takes C2") == 1
        assert "counts" not in words(canvas)
        assert "Ada takes C2. " in captions.field_alt(replace(view, combat=combat), NAMES, ENGLISH)


def test_a_combat_that_is_over_is_drawn_as_it_was_counted() -> None:
    """In random matches, the picture after a combat has all its match-ups and the sums as they were told."""
    drawn = 0
    for moment in positions_of(GAME, 3, 80):
        counted = next((event for event in moment.step.events if isinstance(event, ControlCounted)), None)
        if counted is None:
            continue
        drawn += 1
        view = seen(moment.state)
        alt = battlefield.ended(view, NAMES, ENGLISH).alt
        held = f"{NAMES[counted.winner]} {'takes' if counted.winner == counted.attacker else 'holds'} {counted.place}"
        assert f"{held}: {counted.sums[0].total}" in alt
        _, sums = captions.ended_of(view)
        assert sums is not None
        assert (sums[counted.attacker], sums[1 - counted.attacker]) == counted.sums
        assert_fits(canvas_of(battlefield.ended, view, NAMES, ENGLISH))
    assert drawn


def test_the_last_board_says_that_it_is_over_also_when_a_combat_was_running() -> None:
    moment = next(one for one in positions_of(GAME, 1, 80) if one.state.combat is not None and one.asked)
    ended = GAME.leave(moment.state, 0, chance_of("leave"))
    view = GAME.view(ended.state, None)
    scene = Scene(view=view, names=NAMES, language=ENGLISH)
    public = [event for event in ended.events if event.audience is None]
    assert [each.name for each in GuardiansPresenter().account_pictures(scene, public)] == ["guardians-table.png"]
    texts = {label.text for label in canvas_of(board.board, view, NAMES, ENGLISH).labels}
    assert {"The match is over", "Bruno has won"} <= texts
    assert "The combat of" not in GuardiansPresenter().board_text(scene)


def test_an_account_shows_what_has_changed_and_nothing_where_nothing_has() -> None:
    """In a random match: the battlefield while cards face each other on it, else the table."""
    met = set()
    for moment in positions_of(GAME, 1, 80):
        public = [event for event in moment.step.events if event.audience is None]
        scene = Scene(view=seen(moment.state), names=NAMES, language=ENGLISH)
        drawn = [each.name for each in GuardiansPresenter().account_pictures(scene, public)]
        if all(isinstance(event, CommandSaid | LayoutSealed | LayoutReopened) for event in public):
            met.add("nothing")
            assert drawn == []
        elif moment.state.combat is not None and moment.state.combat.field.stage != "aftermath":
            met.add("combat")
            assert drawn[0] == "guardians-battlefield.png"
        else:
            met.add("table")
            counted = any(isinstance(event, ControlCounted | GuardianHeld) for event in public)
            assert drawn == ["guardians-battlefield.png"] * counted + ["guardians-table.png"]
    assert met == {"nothing", "combat", "table"}


def test_a_guardian_who_was_not_beaten_holds_out() -> None:
    """After an attack on a Guardian nothing is counted; the picture says that he stands."""
    stormed = storming()
    assert stormed.combat is not None
    field = stormed.combat.field
    counted = replace(field, winner=field.defender, step="heal")
    view = seen(replace(stormed, combat=None, fought=counted))
    held = f"The Guardian of {NAMES[field.defender]} holds out"
    assert held in words(canvas_of(battlefield.ended, view, NAMES, ENGLISH))
    assert held in battlefield.ended(view, NAMES, ENGLISH).alt


def test_before_commands_are_shown_it_is_told_what_has_been_said() -> None:
    written = words(canvas_of(battlefield.field, seen(commanding()), NAMES, ENGLISH))
    assert "Command card: yes" in written
    assert "Command card: not said yet" in written


@pytest.mark.parametrize(("value", "said"), [("M", "medium"), ("external", "external"), ("Knight", "Knight")])
def test_what_a_side_has_stated_about_its_next_primary_is_written(value: str, said: str) -> None:
    for of in (commanding, seven_running):
        view = seen(of())
        assert view.combat is not None
        stated = replace(view, combat=replace(view.combat, field=replace(view.combat.field, declared=(value, ""))))
        canvas = canvas_of(battlefield.field, stated, NAMES, ENGLISH)
        assert said in " ".join(words(canvas))
        assert_fits(canvas)
        assert f"Ada: Leads next with: {said}." in captions.field_alt(stated, NAMES, ENGLISH)


def test_revealed_creatures_lie_with_the_side_whose_hand_was_searched() -> None:
    """Seat 1 commands the search: what it has found lies with seat 0."""
    searcher = next(card.id for card in CARDS.values() if with_ability(card, BribeFromHand))
    view = seen(commanding())
    assert view.combat is not None
    shown = (Commanded(seat=1, card=searcher),)
    field = replace(view.combat.field, shown=shown, revealed=("archer", "captain"))
    labels = [[heap.label for heap in combat_panels.heaps_of(field, seat, ENGLISH)] for seat in (0, 1)]
    assert labels == [["Revealed"], []]


@every_combat
def test_who_was_beaten_lies_among_the_lost_as_the_destroyed_do(of: Callable[[], State]) -> None:
    """Lost in combat is beaten or destroyed (R42); the picture, its alternative text and the board agree."""
    view = seen(of())
    assert view.combat is not None
    field = view.combat.field
    alt, text = captions.field_alt(view, NAMES, ENGLISH), board_text.board_text(view, NAMES, ENGLISH)
    for seat, name in enumerate(NAMES):
        beaten = [one.card for one in field.fighters if one.owner == seat and one.beaten_by and one.role != "guardian"]
        lost = [*field.graveyard[seat], *beaten]
        heaps = {heap.label: list(heap.cards) for heap in combat_panels.heaps_of(field, seat, ENGLISH)}
        assert heaps.get("Lost", []) == lost
        assert (f"{name} has lost {cards_text(lost, ENGLISH)}" in text) == bool(lost)
        assert (f"{name} has lost:" in alt) <= (f"{name} has lost: {captions.named(lost, ENGLISH)}." in alt)


def test_heaps_wrap_and_early_match_ups_fold_so_that_the_longest_combat_stays_below_2000_pixels() -> None:
    view = seen(seven_running())
    assert view.combat is not None
    field = view.combat.field
    many = tuple(card.id for card in CARDS.values() if card.is_creature)[:23]
    larger = replace(view.combat, field=replace(field, graveyard=(many, many), match_ups=field.match_ups * 3))
    small, large = (
        canvas_of(battlefield.field, replace(view, combat=combat), LONG_NAMES, FRENCH)
        for combat in (view.combat, larger)
    )
    assert small.image.height < large.image.height < 2000
    assert_fits(large)


def test_a_long_sum_of_long_names_stays_in_its_column() -> None:
    view = seen(seven_running())
    assert view.combat is not None
    longest = sorted((card for card in CARDS.values() if card.is_creature), key=lambda card: -len(card.name_en))[:9]
    terms = tuple(Term(kind="text", amount=-3, card=card.id) for card in longest)
    combat = replace(view.combat, sums=(Sum(terms), Sum(terms)))
    canvas = canvas_of(battlefield.field, replace(view, combat=combat), NAMES, ENGLISH)
    assert_fits(canvas)
    assert canvas.image.height > canvas_of(battlefield.field, view, NAMES, ENGLISH).image.height


def test_without_a_combat_there_is_no_battlefield() -> None:
    with pytest.raises(ValueError, match="no combat"):
        battlefield.field(seen(crowded()), NAMES, ENGLISH)
    with pytest.raises(ValueError, match="no combat"):
        captions.field_alt(seen(crowded()), NAMES, ENGLISH)


def test_a_combat_hand_holds_creatures_and_the_depot() -> None:
    (picture,) = battlefield.hand(seen(seven_running(), 0), NAMES, ENGLISH)
    for name in ("Horse", "Snogwart", "Beer", "Dispel Magic"):
        assert name in picture.alt


# Organising


def test_a_storage_hand_holds_what_was_drawn_and_put_away() -> None:
    (picture,) = organising.storage(seen(crowded(), 0), NAMES, ENGLISH)
    for name in ("Archer", "Mountains", "Beer", "Gold"):
        assert name in picture.alt
    assert organising.storage(seen(state(), 0), NAMES, ENGLISH) == ()


def test_a_layout_shows_the_points_of_every_stronghold_and_what_is_left() -> None:
    """Two archers, a captain and a cleric below weigh 28; a horse and a paladin 17."""
    picture = organising.layout(seen(start(), 0), arranged(), NAMES, ENGLISH)
    assert "A1 Sabu Amantek Left, 28 of 30 points" in picture.alt
    assert "on it 2 × Archer and Captain; below it Cleric" in picture.alt
    assert "A2 Sabu Amantek Center, 17 of 30 points" in picture.alt
    assert "Left in the hand: 1 of 7: Mountains." in picture.alt
    assert "Discarded: 1: Beer." in picture.alt


def test_ruins_and_strongholds_that_an_enemy_holds_cannot_be_arranged() -> None:
    canvas = canvas_of(organising.layout, seen(crowded(), 0), Layout(), NAMES, ENGLISH)
    assert words(canvas).count("Nothing can be laid here") == 1
    assert "Ruins" in words(canvas)


def test_a_layout_with_everything_in_it_fits() -> None:
    crowd = ("archer", "captain", "cleric", "horse", "mule", "paladin", "zombie", "wraith", "vampire")
    full = Home(shield="shield_terrain_dem_bones", above=crowd, items=("archer",), below=crowd)
    layout = Layout(
        homes=(full, full, full),
        attached=(("B1", "archer"),),
        upgrades=("alarm_bells", "wizards_tower"),
        downgrades=("snake_pit", None),
        accessories=("gift_of_isis",),
        plays=("beer",),
        sacrifices=("mule",),
        discards=("archer", "beer"),
    )
    canvas = canvas_of(organising.layout, seen(start(), 0), layout, LONG_NAMES, FRENCH)
    assert_fits(canvas)
    assert "/ 25" in words(canvas)


# Words and files


def test_the_alternative_text_of_a_combat_tells_the_running_match_up_first_and_with_its_terms() -> None:
    alt = captions.field_alt(seen(seven_running()), NAMES, ENGLISH)
    running = "Corporal 17 (8 Base vitality + 4 Paladin + 2 Marshal + 3 Archer) against Vampire 12"
    assert running in alt
    assert alt.index(running) < alt.index("Marshal 25 (11 + 4 + 4 + 6) beats Succubus 9.")
    assert "Swordsman 12 (6 + 3 + 3) is beaten by Zombie 14 (7 + 2 + 5)." in alt
