"""What players of Macht & Ohnmacht read: every fact has a sentence, every sum its terms, nothing secret slips in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, get_args

import msgspec
import pytest

from bot.games.contract import Event, Problem
from bot.games.macht_ohnmacht.actions import (
    Action,
    Bid,
    ChangeMarker,
    EndTurn,
    GiveUp,
    LeaveUnused,
    LetPass,
    Move,
    MoveIn,
    Overthrow,
    Place,
    Plan,
    PlayBonus,
    PlaySerpent,
    Recruit,
    Reinforce,
    Remove,
    Retreat,
    Sail,
    StayOut,
    TakeTile,
    Tile,
    TileRecruit,
    UseTiles,
)
from bot.games.macht_ohnmacht.data import MAP
from bot.games.macht_ohnmacht.events import (
    AuctionDecided,
    BidSealed,
    CycleEnded,
    DefenderDriven,
    FirstPlayerNamed,
    IntentionsDropped,
    MarkerChanged,
    PiecesMoved,
    PiecesRemoved,
    PlayedOn,
    PlayerLeft,
    Recruited,
    StayedOut,
    TileRecruited,
    TurnEnded,
)
from bot.games.macht_ohnmacht.state import Pieces, State
from bot.games.macht_ohnmacht.views import View
from bot.language import languages
from render.presenter import Label, Scene
from tests.games.macht_ohnmacht.tables import GAME, LETTERS, act, asked, table
from tests.games.random_matches import chance_of, random_match
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


def overthrow(code: str) -> str:
    first = act(detailed_example(), UseTiles((Overthrow("influence-castle", LETTERS["D"], None),)))
    second = act(first.state, Retreat("knights", LETTERS["C"]))
    third = act(second.state, MoveIn())
    events = (*first.events, *second.events, *third.events)
    return told(third.state, *public(events), code=code)


def test_an_overthrow_is_told_with_every_term_in_english() -> None:
    assert (
        overthrow("en")
        == """\
**Ann** overthrows Elmet, held by **Bob**, with 5 to 3 by the tile Influence (castle). 2 cubes are left.
- **Attack 5** = 3 in Rheged + 2 in Mercia
- **Defence 3** = 1 in Elmet + 1 in Deira + 1 in Lindsey
**Bob** saves 1 knight from Elmet to Lindsey and loses nobody.
**Ann** moves into Elmet with 1 knight."""
    )


def test_an_overthrow_is_told_with_every_term_in_french() -> None:
    assert (
        overthrow("fr").replace("\N{NO-BREAK SPACE}", " ")
        == """\
**Ann** renverse Elmet, contrôlée par **Bob**, par 5 contre 3 avec la tuile Influence (château). Il reste 2 cubes.
- **Attaque 5** = 3 en Rheged + 2 en Mercia
- **Défense 3** = 1 en Elmet + 1 en Deira + 1 en Lindsey
**Bob** replie 1 chevalier depuis Elmet vers Lindsey et ne perd rien.
**Ann** entre en Elmet avec 1 chevalier."""
    )


def test_an_overthrow_is_told_with_every_term_in_italian() -> None:
    assert (
        overthrow("it")
        == """\
**Ann** conquista Elmet, controllata da **Bob**, per 5 a 3 con la tessera Influenza (castello). Restano 2 cubi.
- **Attacco 5** = 3 in Rheged + 2 in Mercia
- **Difesa 3** = 1 in Elmet + 1 in Deira + 1 in Lindsey
**Bob** ritira 1 cavaliere da Elmet in Lindsey e non perde nulla.
**Ann** entra in Elmet con 1 cavaliere."""
    )


def test_a_bonus_is_a_term_of_its_own() -> None:
    state = table(
        example=True,
        cycle="magic",
        tiles={"orange": ("bonus-tent", "influence-tent")},
        reserve={"orange": (2, 1)},
    )
    step = act(state, UseTiles((PlayBonus("bonus-tent"), Overthrow("influence-tent", LETTERS["B"], True))))
    lines = told(step.state, *public(step.events))
    assert "+1 in every overthrow of a region with the marker tent" in lines
    assert "- **Attack 3** = 1 in Gododdin + 1 in Powys + 1 by bonus" in lines
    assert "- **Defence 2** = 2 in Deira" in lines


# Facts, one by one


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (
            TurnEnded(seat=0, reason="chosen", actions_left=1),
            "**Ann** ends the turn with one action left.",
        ),
        (
            Recruited(seat=1, kind="mages", pieces=1, due=3, first=True, hourglass=1),
            "**Bob** recruits 1 mage instead of 3, as the stock has no more, as the first to recruit in this cycle. "
            "One cube is left.",
        ),
        (
            Recruited(seat=1, kind="mages", pieces=0, due=2, first=False, hourglass=0),
            "**Bob** recruits nobody, as the stock has no mages. The hourglass is empty.",
        ),
        (
            DefenderDriven(seat=1, region="elmet", saved=None, to=None, possible=False, lost=Pieces(1, 2)),
            "**Bob** has nowhere to retreat from Elmet; back to the stock: 1 knight and 2 mages.",
        ),
        (
            DefenderDriven(seat=1, region="elmet", saved="mages", to="deira", possible=True, lost=Pieces(1, 0)),
            "**Bob** saves 1 mage from Elmet to Deira; back to the stock: 1 knight.",
        ),
        (
            StayedOut(seat=0, region="alt-clut", possible=False),
            "**Ann** has no active piece in reserve, so Alt Clut stays empty.",
        ),
        (
            PiecesMoved(seat=1, tile="movement", start="lindsey", goal="elmet", knights=-1, mages=2, hourglass=3),
            "**Bob** moves 2 mages from Lindsey to Elmet and 1 knight from Elmet to Lindsey. 3 cubes are left.",
        ),
        (
            PiecesMoved(seat=0, tile="sea", start="gododdin", goal="anglia", knights=1, mages=0, hourglass=0),
            "**Ann** sails with 1 knight from Gododdin to Anglia. The hourglass is empty.",
        ),
        (
            TileRecruited(seat=0, tile="sea", pieces=Pieces(1, 1), hourglass=2),
            "**Ann** recruits 1 knight and 1 mage by the tile Sea movement. 2 cubes are left.",
        ),
        (
            AuctionDecided(tile="rebellion", bids=(2, 3), winner=1, kind="knights"),
            "The bids are revealed: **Ann** 2, **Bob** 3. **Bob** pays 3 knights and wins the tile Rebellion.",
        ),
        (
            AuctionDecided(tile="victory-point", bids=(0, 0), winner=None, kind="mages"),
            "The bids are revealed: **Ann** 0, **Bob** 0. Nobody wins the tile Victory point, and nobody pays.",
        ),
        (BidSealed(seat=1), "**Bob** has made a bid."),
        (
            PiecesRemoved(seat=1, region="mercia", pieces=Pieces(2, 0)),
            "**Bob** removes 2 knights of **Ann** from Mercia by the rebellion.",
        ),
        (
            MarkerChanged(seat=0, region="hwicce", old="key", new="armour"),
            "**Ann** changes the marker of Hwicce from key to armour.",
        ),
        (PlayedOn(total=13), "Both have 13: one more cycle decides."),
        (PlayerLeft(seat=0), "**Ann** leaves the match."),
        (
            IntentionsDropped(audience=0, uses=(Reinforce("merlin", "elmet"), PlayBonus("bonus-key")), reason="cycle"),
            "The cycle is over before your plan. You keep: Reinforce Elmet and Play Bonus (key).",
        ),
        (
            FirstPlayerNamed(
                seat=0, reason="points", points=(2, 3), counted="knights", active_regions=(0, 0), actions=2
            ),
            "**Ann** goes first with fewer victory points, 2 to 3.",
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_a_fact_is_told(event: Event, expected: str) -> None:
    assert told(table(), event) == expected


def test_the_score_of_a_cycle_names_the_active_regions_and_adds_up() -> None:
    event = CycleEnded(
        cycle=2,
        kind="sword",
        active=(("elmet", "mercia"), ()),
        gained=(1, 0),
        points=(3, 3),
        totals=(5, 3),
    )
    assert (
        told(table(), event)
        == """\
The last cube is gone. **Cycle 2**, a cycle of the sword, is scored:
- **Ann**: 2 active regions (Elmet and Mercia), +1 victory point: 3 + 2 = **5** of 12
- **Bob**: no active region, no victory point: 3 + 0 = **3** of 12"""
    )


def test_a_tie_for_first_player_is_told_with_the_counts_that_broke_it() -> None:
    event = FirstPlayerNamed(seat=1, reason="regions", points=(2, 2), counted="mages", active_regions=(4, 2), actions=1)
    assert told(table(), event) == (
        "**Bob** goes first: victory points are equal (2), and 2 to 4 active regions are fewer, counted by mages. "
        "The first turn has one action."
    )


def test_an_announced_tile_is_told_with_its_sum_and_so_is_what_the_serpent_makes_of_it() -> None:
    state = table(
        example=True, tiles={"orange": ("influence-castle",), "white": ("serpent",)}, reserve={"orange": (2, 0)}
    )
    step = act(state, UseTiles((Overthrow("influence-castle", LETTERS["D"], True),)))
    assert (
        told(step.state, *public(step.events))
        == """\
**Ann** announces the tile Influence (castle): “Overthrow Elmet”.
- **Attack 3** = 3 in Rheged
- **Defence 2** = 1 in Elmet + 1 in Lindsey
**Bob** may cancel it with the Serpent; 3 cubes are left."""
    )
    cancelled = act(step.state, PlaySerpent())
    assert told(cancelled.state, *public(cancelled.events)).startswith(
        "**Bob** plays the Serpent and cancels the tile Influence (castle). Both are discarded, and 2 cubes are left."
    )
    kept = act(step.state, LetPass())
    assert told(kept.state, *public(kept.events)).startswith(
        "**Bob** keeps the Serpent and lets the tile Influence (castle) pass."
    )


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


def finished(**points: Any) -> State:
    """End a cycle of the sword by recruiting."""
    return act(table(cubes=1, **points), Recruit()).state


def test_the_winner_comes_first_and_every_sum_is_written_out() -> None:
    state = finished(points=(2, 9), active={"orange": 1, "white": 3})
    assert PRESENTER.results(scene(GAME.view(state, None))) == (
        "**Bob** wins with 13 of 12.",
        "- **Bob**: 10 victory points + 3 active regions = **13**",
        "- **Ann**: 2 victory points + 1 active region = **3**",
    )


def test_equal_totals_share_the_victory() -> None:
    state = finished(points=(9, 9), active={"orange": 3, "white": 3})
    assert PRESENTER.results(scene(GAME.view(state, None)))[0] == "**Ann** and **Bob** share the victory with 13 each."


def test_who_stays_wins_when_the_opponent_leaves() -> None:
    state = GAME.leave(table(points=(5, 1)), 0, chance_of("leave")).state
    assert PRESENTER.results(scene(GAME.view(state, None)))[0] == "**Bob** wins, as the opponent has left the match."


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


@pytest.mark.parametrize(
    ("action", "button", "confirmation"),
    [
        (TakeTile("sea"), "Take the tile Sea movement", "You have taken the tile Sea movement."),
        (Place("elmet"), "Place a piece in Elmet", "You have placed a piece in Elmet."),
        (Recruit(), "Recruit 3 mages", "You have recruited."),
        (EndTurn(), "End the turn: **Bob** is next", "You have ended the turn."),
        (
            UseTiles((Overthrow("merlin", "elmet", False),)),
            "Overthrow Elmet",
            "You use a tile: Overthrow Elmet and stay out.",
        ),
        (
            UseTiles((Move("elmet", "deira", 1, -2), PlayBonus("bonus-key"), TileRecruit("merlin", "mages"))),
            "Move from Elmet to Deira, then 2 more tiles",
            "You use 3 tiles, as long as nothing comes between: Move 1 knight from Elmet to Deira and 2 mages from "
            "Deira to Elmet; Play Bonus (key); Recruit 2 mages by Merlin.",
        ),
        (
            UseTiles((Sail("anglia", "dyfed", 2, 0),)),
            "Move from Anglia to Dyfed",
            "You use a tile: Sail with 2 knights from Anglia to Dyfed.",
        ),
        (Bid(0), "Bid nothing", "You bid nothing."),
        (Bid(2), "Bid 2 knights", "You bid 2 knights."),
        (
            Remove("elmet", 1, 1),
            "Remove 1 knight and 1 mage from Elmet",
            "You have removed 1 knight and 1 mage from Elmet.",
        ),
        (
            ChangeMarker("elmet", "key"),
            "Change the marker of Elmet to key",
            "You have changed the marker of Elmet to key.",
        ),
        (LeaveUnused(), "Do nothing", "You have done nothing with the tile."),
        (PlaySerpent(), "Play the Serpent", "You have played the Serpent."),
        (LetPass(), "Let it pass", "You have let the tile pass."),
        (Retreat("knights", "deira"), "Save 1 knight to Deira", "You have saved 1 knight to Deira."),
        (GiveUp(), "Let all of them return to stock", "You have saved nobody."),
        (MoveIn(), "Move in", "You have moved in."),
        (StayOut(), "Stay out", "You have stayed out."),
        (
            Plan(serpent="never", retreat="listed", regions=("deira", "elmet"), save="passive"),
            "Keep these orders",
            "The Serpent: you never use it. Retreats: to the first possible one of Deira and Elmet. You save a passive "
            "piece if you can. Where a region or marker that you have named is not possible, you are asked. You are "
            "asked about all else.",
        ),
        (Plan(), "Keep these orders", "You are asked about everything."),
        (
            Plan(
                bids="by-tile",
                bid_point=2,
                bid_rebellion=0,
                bid_keep=1,
                bid_goal="ask",
                serpent="when",
                guard=3,
                guarded=("elmet",),
                cancel=("victory-point",),
                retreat="active",
                move_in="always",
                move_in_keep=2,
                rebellion="wish",
                rebel="deira",
                marker="wish",
                marker_region="elmet",
                marker_wish="key",
                otherwise="clock",
            ),
            "Keep these orders",
            "Auctions of tiles that your opponent takes: for a victory point you bid up to 2, for a rebellion you bid "
            "nothing, for a marker change you are asked. One active piece always stays in your reserve. For a "
            "victory point that would bring one of you to 12 as things stand, you are asked. You never bid more than "
            "one piece above what your opponent has. The Serpent: you play it against an overthrow of 3 "
            "pieces of yours or more; an overthrow of Elmet; lightning tiles when they are taken (Victory point); you "
            "let all else pass. You never play it where its cube would end a cycle in which your opponent has more "
            "active regions. Retreats: you save the piece that gives you the most active regions, in this cycle first "
            "and then in the next one; of equals to your neighbour with the most pieces. Overthrown regions: you "
            "always move in. You never move in if fewer than 2 active pieces would stay in reserve. A rebellion that "
            "you win: you remove from Deira what costs your opponent the most active regions. A marker change that you "
            "win: the marker of Elmet becomes key. Where a region or marker that you have named is not possible, the "
            "answer is that of the deadline: an active piece is saved to your strongest neighbour, a tile stays "
            "unused.",
        ),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else "",
)
def test_buttons_say_what_they_do_and_answers_what_was_done(action: Any, button: str, confirmation: str) -> None:
    seen = scene(GAME.view(table(), 0))
    assert (PRESENTER.act(seen, action), PRESENTER.done(seen, action)) == (button, confirmation)


def test_every_action_has_its_words_tested() -> None:
    assert len(get_args(Action)) == 15


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
