"""What players of Macht & Ohnmacht read: every fact has a sentence, every sum its terms, nothing secret slips in."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import get_args

import msgspec
import pytest

from bot.games.contract import Event, Problem
from bot.games.macht_ohnmacht.board.actions import (
    Bid,
    TakeTile,
    Tile,
)
from bot.games.macht_ohnmacht.board.data import MAP
from bot.games.macht_ohnmacht.board.events import (
    AuctionDecided,
)
from bot.games.macht_ohnmacht.board.state import State
from bot.games.macht_ohnmacht.board.views import View
from bot.language import languages
from render.presenter import Label, Scene
from tests.games.macht_ohnmacht.tables import GAME, LETTERS, act, asked, table
from tests.games.random_matches import random_match
from tests.render.macht_ohnmacht_views import PRESENTER, WORDS
from tests.render.word_checks import (
    public,
)

NAMES = ("**Ann**", "**Bob**")

every_language = pytest.mark.parametrize("language", languages().values(), ids=languages())


def scene(view: View, code: str = "en", names: Sequence[str] = NAMES) -> Scene:
    return Scene(view=view, names=tuple(names), language=languages()[code])


def told(state: State, *events: Event, code: str = "en") -> str:
    """Tell events to the channel, at a table as it is afterwards."""
    return "\n".join(PRESENTER.account(scene(GAME.view(state, None), code), events))


# The worked example


def detailed_example() -> State:
    """Set up the detailed example where Orange is to overthrow D: five knights are beside it."""
    return table(
        example=True,
        pieces={"H": "orange 2k 1m", "B": "white 1k 2m"},
        tiles={"orange": ("influence-castle", "movement", "influence-armour")},
        reserve={"orange": (2, 1)},
        cubes=3,
    )


# Facts, one by one


# What is asked


def test_who_has_had_his_actions_is_told_only_what_is_left_to_do() -> None:
    asks = PRESENTER.prompt(scene(GAME.view(table(actions=1), 0)), "turn")
    assert "one action is left" in asks
    assert "Take a tile, place an active piece" in asks
    view = GAME.view(table(actions=1, acted=1, tiles={"orange": ["movement"]}), 0)
    asks = PRESENTER.prompt(scene(view), "turn")
    assert "You have had your actions. You may use more tiles, or end the turn." in asks
    assert "Take a tile" not in asks


# The result


# What is asked and answered


def test_a_region_to_overthrow_is_offered_with_its_arithmetic() -> None:
    view, _ = asked(detailed_example())
    label = PRESENTER.choice(scene(view), "turn", "region-1", LETTERS["D"])
    assert label == Label("Elmet: 5 against 3", "3 in Rheged + 2 in Mercia / 1 in Elmet + 1 in Deira + 1 in Lindsey")


def test_a_plan_is_previewed_step_by_step_and_warns_of_the_last_cube() -> None:
    state = msgspec.structs.replace(
        detailed_example(), board=msgspec.structs.replace(detailed_example().board, hourglass=2)
    )
    view, decision = asked(state)
    draft = GAME.blank(view, decision)
    for key, choice in (
        ("tile-1", "influence-castle"),
        ("mode-1", "overthrow"),
        ("move-in-1", "yes"),
        ("tile-2", "movement"),
        ("mode-2", "recruit"),
    ):
        draft = GAME.take(view, decision, draft, key, (choice,))
    lines = PRESENTER.draft_lines(scene(GAME.preview(view, decision, draft)), "turn", draft)
    assert lines == (
        "1. Overthrow Elmet and move in: 1 cube would be left.",
        "Attack 5 = 3 in Rheged + 2 in Mercia; defence 3 = 1 in Elmet + 1 in Deira + 1 in Lindsey.",
        "2. Recruit 1 knight and 1 mage by Movement: no cube would be left.",
        "After an overthrow the opponent may save a piece, which can change the later sums.",
        "**This takes the last cube: the cycle ends with it.**",
    )


def test_a_refusal_names_regions_tiles_and_markers_in_the_readers_language() -> None:
    problem = Problem(
        "macht_ohnmacht-problem-other-marker", {"region": "alt-clut", "marker": "castle", "wanted": "key"}
    )
    said = PRESENTER.problem(languages()["fr"], problem).replace("\N{NO-BREAK SPACE}", " ")
    assert said == (
        "Alt Clut porte un autre marqueur (château). Cette tuile agit sur une province qui porte celui-ci : clefs."
    )


def test_the_games_own_commands_draw_neighbours_and_odds() -> None:
    seen = scene(GAME.view(detailed_example(), None))
    assert len(PRESENTER.extra(seen, "neighbours", ())) == 2
    (sword,) = PRESENTER.extra(seen, "neighbours", ("sword",))
    assert "Alt Clut: Gododdin and Rheged." in sword.alt
    (odds,) = PRESENTER.extra(seen, "odds", (LETTERS["D"],))
    assert odds.alt.startswith("**Ann** can overthrow Elmet, held by **Bob**: 5 against 3.")
    with pytest.raises(LookupError):
        PRESENTER.extra(seen, "tea", ())


# Whole matches


@WORDS.every_match
def test_each_turn_and_each_auction_that_is_revealed_within_it_has_a_board(players: int, number: int) -> None:
    first, *later = random_match(GAME, players, "chapters", number, leave_one_in=0 if number else 60)
    assert PRESENTER.ends_chapter(public(first.step.events))
    boards, expected = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for before, moment in pairwise((first, *later)):
        turn, now = ((each.state.board.cycle, each.state.board.turn) for each in (before, moment))
        boards[turn] += PRESENTER.ends_chapter(public(moment.step.events))
        is_over = turn != now or moment.state.outcome is not None
        expected[turn] += is_over or any(isinstance(event, AuctionDecided) for event in moment.step.events)
    assert boards == expected
    assert PRESENTER.ends_chapter(public(later[-1].step.events))


# Secrets


def test_a_sealed_bid_is_told_to_its_owner_alone() -> None:
    state = table(display=("rebellion",), reserve={"orange": (3, 0), "white": (2, 0)})
    step = act(act(state, TakeTile("rebellion")).state, Bid(3), 0)
    assert told(step.state, *public(step.events)) == "**Ann** has made a bid."
    brief = PRESENTER.brief_account(scene(GAME.view(step.state, None)), public(step.events))
    assert brief == (), "the board says so"
    mine = [event for event in step.events if event.audience == 0]
    assert PRESENTER.account(scene(GAME.view(step.state, 0)), mine) == ("Your bid is in: 3 pieces.",)
    assert "Your bid: 3 pieces." in PRESENTER.hand_text(scene(GAME.view(step.state, 0)))
    assert "Your bid" not in PRESENTER.hand_text(scene(GAME.view(step.state, 1)))


def test_every_tile_has_a_name_and_an_explanation_everywhere() -> None:
    for language in languages().values():
        seen = Scene(view=GAME.view(table(), 0), names=NAMES, language=language)
        labels = {PRESENTER.choice(seen, "turn", "take", tile) for tile in get_args(Tile)}
        assert len({label.text for label in labels}) == len(get_args(Tile))
        for label in labels:
            WORDS.label_fits(label)
            assert label.description
    assert len(MAP.regions) == 15
