"""The pictures of Verräter: everybody can read them, nothing falls off them, and they show what the view says."""

from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.games.contract import Outcome
from bot.games.verraeter.state import ROLES, Building, Side
from bot.games.verraeter.views import View
from bot.language import Language, languages
from render.picture import ALT_LIMIT
from render.presenter import Scene
from render.verraeter import VerraeterPresenter, board, captions, poster, private_pictures, reveal, scroll
from tests.games.random_matches import whole_match
from tests.render.picture_checks import canvas_of
from tests.render.verraeter_views import GAME, NAMES, PICTURES, moments, views_of

ENGLISH, FRENCH = languages()["en"], languages()["fr"]


def set_up() -> View:
    """Give a public view from before the first conflict, where any land may belong to anybody."""
    return next(view for moment in moments() for view in views_of(moment) if view.phase == "granaries")


@pytest.mark.parametrize("language", languages().values(), ids=languages())
def test_the_legend_runs_neither_into_the_next_sign_nor_into_the_rim(language: Language) -> None:
    names = ("first", "strategist", "strength", "points", "hand", "winners", "flipped", "built")
    words = [language.say(f"verraeter-picture-legend-{name}") for name in names]
    view = set_up()
    for label in canvas_of(board.board, view, NAMES[: len(view.players)], language).labels:
        if label.text in words:
            column = 0 if label.box[0] < scroll.LEFT + scroll.SIZE / 2 else 1
            assert label.box[2] <= scroll.LEFT + (360, 676)[column], label


def test_the_longest_names_leave_the_most_important_in_the_alternative_text() -> None:
    view = next(view for moment in moments() for view in views_of(moment) if view.open_sums is not None)
    alt = captions.board_alt(view, ["W" * 32] * len(view.players), ENGLISH)
    assert len(alt) <= ALT_LIMIT
    assert alt.startswith(f"Round {view.round} of {view.rounds}. ")
    assert "The conflict: " in alt


def test_the_public_has_no_hand_to_draw() -> None:
    view = next(views_of(moments()[0]))
    with pytest.raises(ValueError, match="no cards"):
        private_pictures.hand(view, NAMES, ENGLISH)
    with pytest.raises(ValueError, match="no action cards"):
        private_pictures.roles(view, ENGLISH)


def test_a_reveal_comes_before_the_board_and_both_are_at_most_2000_pixels_high() -> None:
    course = PICTURES.course(4, 2)
    told = next(chapter for chapter in course if reveal.fights(chapter.events))
    (fight,) = reveal.fights(told.events)
    scene = Scene(view=told.view, names=NAMES, language=ENGLISH, plain=NAMES)
    revealed, after = VerraeterPresenter().account_pictures(scene, told.events)
    assert after == VerraeterPresenter().board(scene)
    assert f"The Eagle had {fight.conflict.eagle.total}, the Rose {fight.conflict.rose.total}." in revealed.alt
    assert sum(Image.open(BytesIO(picture.png)).height for picture in (revealed, after)) <= 2000


def test_a_match_that_is_abandoned_in_a_conflict_shows_the_last_one_that_was_decided() -> None:
    views = (GAME.view(moment.state, None) for moment in whole_match("verraeter", 4, 2))
    view = next(view for view in views if view.phase == "cards" and view.conflict)
    players = tuple(msgspec.structs.replace(player, played=None, role_taken=False) for player in view.players)
    played = tuple(msgspec.structs.replace(player, played=(8,), role_taken=True) for player in view.players)
    one, other = (
        VerraeterPresenter().closed(msgspec.structs.replace(view, players=each)) for each in (players, played)
    )
    assert board.board(one, NAMES, ENGLISH).png == board.board(other, NAMES, ENGLISH).png


def test_the_end_is_a_poster_and_the_last_conflict_or_the_board_where_the_course_is_not_known() -> None:
    course = PICTURES.course(4, 2)
    view = course[-1].view
    scene = Scene(view=view, names=NAMES, language=ENGLISH, plain=NAMES)
    presenter = VerraeterPresenter()
    drawn = presenter.poster(scene, course)
    assert [picture.name for picture in drawn] == ["verraeter-end.png", "verraeter-reveal.png"]
    for name, player in zip(NAMES, view.players, strict=True):
        assert f"{name}: {player.final.before} + {player.final.bonus} = {player.final.total}." in drawn[0].alt
    assert presenter.poster(scene, ())[0] == presenter.board(scene)
    largest = max(canvas_of(board.board, view, NAMES, ENGLISH).labels, key=lambda label: label.size)
    assert largest.text == captions.waiting_line(view, NAMES, ENGLISH)


def test_the_poster_tells_when_the_winner_took_the_lead_and_which_treason_turned_most() -> None:
    conflict = next(view.conflict for moment in moments() for view in views_of(moment) if view.conflict)
    sides = {
        "eagle": Side(land=1, strength=7, cards=(0, 0, 4, 0), diplomats=(0, 0, 0, 0)),
        "rose": Side(land=0, strength=7, cards=(5, 3, 0, 0), diplomats=(0, 0, 0, 5)),
    }
    loyal = msgspec.structs.replace(conflict, **sides, turncoat=None, winner="rose", beaten=1, role_points=(0,) * 4)
    loyal = msgspec.structs.replace(loyal, supporters=("rose", "rose", "eagle", "rose"), land_points=(0, 9, 0, 0))
    treason = msgspec.structs.replace(loyal, turncoat=0, land_points=(10, 0, 0, 0))
    view = PICTURES.course(4, 2)[-1].view
    scores = (20, 18, 0, 0)
    players = tuple(
        msgspec.structs.replace(player, final=None, score=score)
        for player, score in zip(view.players, scores, strict=True)
    )
    view = msgspec.structs.replace(
        view, players=players, outcome=Outcome(reason="rounds", ranking=((0,), (1,), (2,), (3,)))
    )
    fought = tuple(reveal.Fight(number, fight) for number, fight in enumerate((loyal, treason, loyal), start=1))
    fought = (*fought, reveal.Fight(4, treason))
    told = poster.poster(view, fought, NAMES, ENGLISH).alt
    assert "In round 4 Ada scores 10 and takes the lead for good." in told
    assert "In round 2 Ada betrays the Eagle: 20 to 11 instead of 15 to 16." in told
    assert "Ada from the first round on: 0, 10, 10, 20, 20." in told


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
    one, two = (canvas_of(board.board, each, names, ENGLISH).image for each in (before, after))
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
    one, two = (canvas_of(board.board, each, names, ENGLISH).image for each in (before, after))
    changed = ImageChops.difference(one.crop((950, 0, 1200, 245)), two.crop((950, 0, 1200, 245))).getbbox()
    assert changed is not None


def test_the_families_differ_in_lightness_and_not_only_in_colour() -> None:
    view = set_up()
    names = NAMES[: len(view.players)]
    means = []
    for family in ("eagle", "rose"):
        lands = tuple(msgspec.structs.replace(land, family=family, building=None) for land in view.lands)
        image = canvas_of(board.board, msgspec.structs.replace(view, lands=lands), names, ENGLISH).image
        grey = image.crop((250, 120, 470, 230)).convert("L")
        means.append(sum(grey.tobytes()) / (grey.width * grey.height))
    assert means[1] - means[0] > 55


@pytest.mark.parametrize("kind", ["granary", "place", "build"])
def test_the_picture_of_a_question_shows_what_can_be_chosen_before_anything_is(kind: str) -> None:
    view = next(
        moment.game.view(moment.state, decision.seat)
        for moment in moments()
        for decision in moment.game.waiting_on(moment.state)
        if decision.kind == kind
    )
    names = NAMES[: len(view.players)]
    scene = Scene(view=view, names=names, language=ENGLISH, plain=names)
    (asked,) = VerraeterPresenter().prompt_pictures(scene, kind)
    unmarked = msgspec.structs.replace(view, legal_lands=(), legal_borders=())
    assert asked == board.board(view, names, ENGLISH)
    assert asked.png != board.board(unmarked, names, ENGLISH).png


def test_every_action_card_is_drawn_differently() -> None:
    view = next(view for moment in moments() for view in views_of(moment) if len(view.offered) == 5)
    pictures = {
        canvas_of(private_pictures.roles, msgspec.structs.replace(view, offered=(role,)), ENGLISH)
        .image.crop((320, 356, 480, 516))
        .tobytes()
        for role in ROLES
    }
    assert len(pictures) == len(ROLES)
