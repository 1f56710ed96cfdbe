"""The course of a turn: drawing, dominance, terrain settlement, and the ways in which a match ends (rules 4 to 9)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import IllegalAction
from bot.games.forms import NOT_ON_THE_MENU
from bot.games.guardians import course, plays, spaces, turn
from bot.games.guardians.cards import CARDS
from bot.games.guardians.invariants import violations
from bot.games.guardians.rules import Guardians
from bot.games.guardians.table import (
    DISPUTED,
    DominanceShown,
    Drawn,
    DrawTerm,
    FirstNamed,
    Foresight,
    HandRedrawn,
    Layout,
    LayoutKept,
    LayoutSealed,
    MatchEnded,
    Pass,
    Place,
    Play,
    Settle,
    Settled,
    ShieldLost,
    Sight,
    SpaceSettled,
    State,
    Table,
    TerrainLost,
)
from bot.games.guardians.turn import draw_phase
from bot.games.guardians.views import view_of
from tests.games.guardians import courses, tables
from tests.games.guardians.tables import army, by_steps, chance, of_type, player

GAME = Guardians()
RAK_NAM, TES_LET, THAK, FINN = (
    "rak_nam_leader_of_the_mighty",
    "tes_let_leader_with_foresight",
    "thak_steady_hand",
    "finn_swamp_king",
)
BLANKS = ("archer",) * 20


def drawn_by(seat: int, state: State) -> tuple[Drawn, Table]:
    """Let a seat draw, and give what was told."""
    table = tables.table(state)
    draw_phase.draw(table, seat, take=True)
    (event,) = of_type(table.events, Drawn)
    return event, table


def turn_of(guardian: str, *, lands: int = 0, lower: bool = False, **more: Any) -> State:
    """Make a table on which seat 0 is about to draw; `lands` are the enemy spaces that it holds, or has lost."""
    held = DISPUTED[3 : 3 + lands] if lands > 0 else DISPUTED[:-lands]
    owner = 0 if lands > 0 else 1
    return tables.state(
        phase="organise",
        players=(
            player(0, guardian=guardian, dominance="archer", number=1 if lower else 20, deck=BLANKS, **more),
            player(1, number=10),
        ),
        grounds={place: tables.ground("woods", owner) for place in held},
    )


# Drawing (rule 4.1)


@pytest.mark.parametrize(
    ("case", "guardian", "lands", "lower", "cards"),
    [
        ("S83", RAK_NAM, 1, True, 5),
        ("S84", THAK, -1, False, 3),
        ("S85", RAK_NAM, -1, False, 2),
    ],
)
def test_a_draw_follows_land_and_dominance(case: str, guardian: str, lands: int, lower: bool, cards: int) -> None:
    """S83 to S85: the Guardian's number, land, the lower dominance; the dominance card is one of the cards."""
    event, table = drawn_by(0, turn_of(guardian, lands=lands, lower=lower))
    assert event.cards == sum(term.amount for term in event.terms) == cards
    assert event.dominance == "archer"
    assert not event.dominance_discarded
    assert len(table.player(0).deck) == len(BLANKS) - (cards - 1)


def test_equal_land_changes_nothing() -> None:
    event, _ = drawn_by(0, turn_of(RAK_NAM))
    assert [term.kind for term in event.terms] == ["base"]


def test_s86_a_draw_of_zero_discards_the_dominance_card_and_the_next_one_is_turned_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The case has "other modifiers -1": no card brings one, so it is added to Finn's own terms here."""
    terms = draw_phase.draw_terms
    one_less = DrawTerm(kind="text", amount=-1)
    monkeypatch.setattr(draw_phase, "draw_terms", lambda made, seat: (*terms(made, seat), *(one_less,) * (seat == 0)))
    first = player(0, guardian=FINN, dominance="archer", number=9, deck=("mule",) * 20)
    second = player(1, guardian=THAK, dominance="axeman", number=5, deck=("idiot",) * 20)
    game = courses.turn(
        players=(first, second),
        grounds={"B1": tables.ground("mountains", 1)},
        armies=(army(0, "B2", "archer", turned=True),),
        terrain={"B2": "mountains"},
    )
    [draw] = [event for event in game.of(Drawn) if event.seat == 0]
    assert [term.amount for term in draw.terms] == [2, -1, -1]
    assert (draw.cards, draw.dominance, draw.dominance_discarded) == (0, "archer", True)
    assert (game.discard(0), game.state.players[0].drawn) == (("archer",), ())
    courses.let_go_until(game, "march")
    assert game.of(DominanceShown)[-1].cards[0] == "mule"


def test_texts_of_guardians_add_cards() -> None:
    """Finn draws one more for each swamp that he controls, and tells which card adds it."""
    state = turn_of(FINN)
    grounds = (tables.ground("swamp", 0), tables.ground("swamp", 0), *state.grounds[2:])
    event, _ = drawn_by(0, replace(state, grounds=grounds))
    assert [(term.kind, term.amount, term.card) for term in event.terms if term.kind == "text"] == [("text", 2, FINN)]


def test_an_empty_deck_draws_nothing_and_nobody_loses() -> None:
    """S87: the dominance card comes from the discard pile by lot, stays there and is never drawn."""
    state = tables.state(
        phase="movement",
        first=None,
        active=None,
        players=(player(0, discard=("archer", "archer")), player(1, deck=("fire_walker",) * 3)),
    )
    table = tables.table(state)
    plays.show_dominance(table)
    assert (table.player(0).dominance, table.player(0).dominance_is_discard) == ("archer", True)
    assert table.player(0).discard == ("archer", "archer")
    (shown,) = of_type(table.events, DominanceShown)
    assert shown.from_discard == (True, False)
    event, table = drawn_by(0, table.state)
    assert (event.cards, event.dominance) == (0, None)
    assert table.player(0).discard == ("archer", "archer")
    assert table.state.outcome is None


def test_tes_let_may_discard_his_dominance_card_and_draws_the_full_number() -> None:
    for take in (True, False):
        state = tables.state(
            phase="organise",
            players=(player(0, number=30), player(1, dominance="fire_walker", number=31, deck=BLANKS)),
        )
        table = tables.table(state)
        course.go_on(table)
        (asked,) = course.open_decisions(table.state)
        assert (asked.kind, asked.seat) == ("foresight", 1)
        step = GAME.apply(table.state, asked, Foresight(take=take), chance("foresight"))
        (event,) = of_type(step.events, Drawn)
        after = step.state.players[1]
        assert event.cards == CARDS[TES_LET].draw.base  # type: ignore[union-attr]  # every Guardian draws
        assert ("fire_walker" in after.drawn) == take
        assert ("fire_walker" in after.discard) != take


def test_the_opening_hand_may_be_drawn_anew_for_a_stone_without_a_shield() -> None:
    """S05: asked in everybody's first layout, so that being asked tells nothing; once."""
    shields = ("shield_broms_skull_07",) * 5
    state = tables.state(
        phase="organise",
        turn=1,
        first=None,
        active=None,
        players=(
            player(0, drawn=BLANKS[:12], deck=(*BLANKS[:3], *shields)),
            player(1, drawn=(*BLANKS[:11], shields[0]), deck=BLANKS),
        ),
    )
    table = tables.table(state)
    course.go_on(table)
    first, second = course.open_decisions(table.state)
    assert view_of(table.state, 0).players[0].may_redraw
    assert not view_of(table.state, 1).players[1].may_redraw
    assert not view_of(table.state, 1).players[0].may_redraw
    with pytest.raises(IllegalAction):
        GAME.apply(table.state, second, Layout(redraw=True), chance("redraw"))
    kept = GAME.fallback(view_of(table.state, 1), second)
    step = GAME.apply(table.state, second, kept, chance("layout"))
    assert of_type(step.events, LayoutSealed) == [LayoutSealed(seat=1)]
    assert [event.audience for event in of_type(step.events, LayoutKept)] == [1]
    step = GAME.apply(step.state, first, Layout(redraw=True), chance("redraw"))
    assert of_type(step.events, HandRedrawn) == [HandRedrawn(seat=0)]
    player_after = step.state.players[0]
    assert player_after.stones == CARDS[RAK_NAM].stones - 1
    assert len(player_after.drawn) == 12
    assert violations(step.state) == ()
    again = course.open_decisions(step.state)
    assert [(one.seat, one.answered) for one in again] == [(0, False), (1, True)]
    assert not view_of(step.state, 0).players[0].may_redraw


# Dominance (rule 5.1)


def showing(first: tuple[str, ...], second: tuple[str, ...], **more: Any) -> Table:
    """Turn the dominance cards up from these decks."""
    state = tables.state(first=None, active=None, players=(player(0, deck=first, **more), player(1, deck=second)))
    table = tables.table(state)
    plays.show_dominance(table)
    return table


def test_equal_dominance_cards_go_under_their_decks() -> None:
    """S88."""
    table = showing(("archer", "idiot"), ("swordsman", "sand_lord"))
    assert [event.tie for event in of_type(table.events, DominanceShown)] == [True, False]
    assert table.player(0).deck == ("archer",)
    assert table.player(0).dominance == "idiot"
    assert of_type(table.events, FirstNamed) == [FirstNamed(seat=1)]


def test_numbers_that_never_differ_are_decided_by_lot() -> None:
    table = showing(("archer",) * 3, ("swordsman",) * 2)
    assert table.state.first in (0, 1)


def test_cards_answer_the_dominance_cards_before_the_first_move() -> None:
    """Argammond's Vision replaces the enemy's card, Rooster lets its owner move first."""
    table = showing(("archer",), ("idiot", "sand_lord"), hand=("rooster", "argammonds_vision"))
    table.change(armies=(army(0, "B1", "archer"),))
    course.go_on(table)
    (asked,) = course.open_decisions(table.state)
    assert (asked.kind, asked.seat) == ("upcards", 0)
    step = GAME.apply(table.state, asked, Play(card="argammonds_vision"), chance("vision"))
    assert (step.state.players[1].dominance, step.state.first) == ("sand_lord", 1)
    (asked,) = course.open_decisions(step.state)
    step = GAME.apply(step.state, asked, Play(card="rooster"), chance("rooster"))
    assert of_type(step.events, FirstNamed) == [FirstNamed(seat=0, card="rooster")]
    (asked,) = course.open_decisions(step.state)
    assert (asked.kind, asked.seat) == ("march", 0)


# Terrain settlement (rule 8)


def settling(*, hand: tuple[str, ...] = (), stones: int = 3, cards: tuple[str, ...] = ("mule",), **more: Any) -> State:
    """Bring seat 0 to the question of what lies under its shield on B2."""
    state = tables.state(
        phase="movement",
        players=(player(0, hand=hand, stones=stones, deck=BLANKS), player(1, deck=BLANKS)),
        **{"armies": (army(0, "B2", *cards, turned=True),)} | more,
    )
    table = tables.table(state)
    turn.begin_settlement(table)
    course.go_on(table)
    return table.state


def settle(state: State, **how: str) -> Any:
    """Let seat 0 settle B2."""
    (asked,) = course.open_decisions(state)
    return GAME.apply(state, asked, Settle(spaces=(Settled(place="B2", **how),)), chance("settle"))


def test_without_a_terrain_a_creature_starves_and_with_the_last_one_the_shield() -> None:
    """S81: the shield counts for the enemy."""
    step = settle(settling(stones=0), creature="mule")
    (lost,) = of_type(step.events, ShieldLost)
    assert (lost.seat, lost.why, lost.lost) == (0, "starved", 1)
    assert Counter(step.state.players[0].discard) == Counter(["mule", lost.shield])
    assert step.state.turn == 3


def test_a_card_lies_face_down_for_a_stone_only_without_a_terrain() -> None:
    """S82: any card of pen or depot; its owner alone knows it, and the space is his (R30)."""
    with pytest.raises(IllegalAction):
        settle(settling(hand=("woods", "archer")), face_down="archer")
    step = settle(settling(hand=("archer", "dispel_magic")), face_down="dispel_magic")
    assert of_type(step.events, SpaceSettled) == [SpaceSettled(seat=0, place="B2", face_down=True)]
    assert step.state.players[0].stones == 2
    ground = view_of(step.state, 1).grounds[1]
    assert (ground.terrain, ground.face_down, ground.owner, ground.controller) == (None, True, 0, 0)
    assert view_of(step.state, 0).grounds[1].terrain == "dispel_magic"


def test_a_terrain_card_is_laid_and_shown() -> None:
    step = settle(settling(hand=("woods",)), terrain="woods")
    assert step.state.grounds[1].terrain == "woods"
    assert step.state.players[0].pen == ()
    assert not step.state.armies[0].turned


def test_the_only_terrain_is_no_card_to_lay_face_down() -> None:
    with pytest.raises(IllegalAction, match="not-on-the-menu"):
        settle(settling(hand=("woods",)), face_down="woods")
    with pytest.raises(IllegalAction, match="not-on-the-menu"):
        settle(settling(hand=("woods", "woods")), face_down="woods")


def test_where_one_terrain_is_laid_and_where_a_card_face_down_is_the_players_choice() -> None:
    made = settling(hand=("woods", "archer"), armies=[army(0, "B1", "mule"), army(0, "B2", "mule")])
    for first, second in (("terrain:woods", "hidden:archer"), ("hidden:archer", "terrain:woods")):
        assert (("B1", *first.split(":")), ("B2", *second.split(":"))) in settled_by_menus(made)


def test_the_menus_of_settling_make_all_that_the_rules_accept_and_nothing_else() -> None:
    """Every walk through the menus beside every settlement that there is, at small tables."""
    stock = ("woods", "woods", "shield_terrain_broms_skull", "archer", "gold")
    stacks = (("mule",), ("captain", "captain", "archer"), ("archer", "gunner"))
    places: tuple[Place, ...] = ("B1", "B2", "C3")
    accepted = 0
    for number in range(60):
        draw = chance("settling", number)
        armies = [army(0, place, *draw.pick(stacks)) for place in places[: 1 + draw.below(3)]]
        hand = tuple(draw.some(stock, draw.below(4)))
        made = settling(hand=hand, stones=draw.below(3), armies=armies)
        view, asked = GAME.view(made, 0), GAME.waiting_on(made)[0]
        ways = [
            [
                *((one.place, how, card) for how in ("terrain", "hidden") for card in dict.fromkeys(hand)),
                *((one.place, "creature", card) for card in dict.fromkeys(one.creatures)),
            ]
            for one in made.armies
        ]
        legal = {
            spaces
            for spaces in product(*ways)
            if not GAME.problems(view, asked, Settle(spaces=tuple(as_settled(*space) for space in spaces)))
        }
        assert settled_by_menus(made) == legal
        accepted += len(legal)
    assert accepted > 200


def as_settled(place: Place, how: str, card: str) -> Settled:
    if how == "terrain":
        return Settled(place=place, terrain=card)
    return Settled(place=place, face_down=card) if how == "hidden" else Settled(place=place, creature=card)


def settled_by_menus(made: State) -> set[tuple[tuple[str, ...], ...]]:
    """Walk every way through the menus."""
    view, asked = GAME.view(made, 0), GAME.waiting_on(made)[0]
    found, drafts = set(), [GAME.blank(view, asked)]
    met = set(drafts)
    while drafts:
        draft = drafts.pop()
        settled = GAME.finish(view, asked, draft)
        assert isinstance(settled, Settle), "the clock's way stands there at first"
        found.add(tuple(as_walked(space) for space in settled.spaces))
        for question in GAME.questions(view, asked, draft):
            after = {GAME.take(view, asked, draft, question.key, (choice,)) for choice in question.choices} - met
            met |= after
            drafts += after
    return found


def as_walked(space: Settled) -> tuple[str, ...]:
    how, card = next(
        (how, card)
        for how, card in (("terrain", space.terrain), ("hidden", space.face_down), ("creature", space.creature))
        if card is not None
    )
    return (space.place, how, card)


def test_a_space_is_settled_once_and_in_one_way_and_no_other_is() -> None:
    made = settling(hand=("woods",), stones=0)
    (asked,) = course.open_decisions(made)
    wood, starving = Settled(place="B2", terrain="woods"), Settled(place="B2", creature="mule")
    wrong = [(), (wood, starving), (wood, replace(starving, place="C1")), (Settled(place="B2"),)]
    wrong += [
        (replace(wood, creature="mule"),),
        (replace(wood, terrain="swamp"),),
        (replace(starving, creature="cow"),),
    ]
    for one, reasons in (((wood,), ()), ((starving,), ()), *((one, (NOT_ON_THE_MENU,)) for one in wrong)):
        assert GAME.problems(view_of(made, 0), asked, Settle(spaces=one)) == reasons


def test_a_shield_terrain_narrows_its_space() -> None:
    """Rule 4.3: 25 points, as terrain as well; a stack of 30 does not fit."""
    heavy = settling(hand=("shield_terrain_broms_skull",), cards=("gunner",) * 5)
    with pytest.raises(IllegalAction, match="not-on-the-menu"):
        settle(heavy, terrain="shield_terrain_broms_skull")
    assert settle(heavy, face_down="shield_terrain_broms_skull").state.grounds[1].face_down


def test_terrains_under_enemy_shields_are_discarded() -> None:
    state = settling(terrain={"C1": "swamp"}, grounds={"B2": tables.ground("woods", 1)})
    assert state.players[1].discard == ("woods",)
    assert state.grounds[3].terrain == "swamp"


def test_a_terrain_can_be_hammered_away_and_is_asked_for_again() -> None:
    """Rule 8.4; R31."""
    state = tables.state(
        phase="movement",
        players=(player(0, hand=("woods", "swamp"), deck=BLANKS), player(1, hand=("hammer_of_doom",), deck=BLANKS)),
        armies=(army(0, "B2", "mule", turned=True),),
    )
    table = tables.table(state)
    turn.begin_settlement(table)
    course.go_on(table)
    step = settle(table.state, terrain="woods")
    (asked,) = course.open_decisions(step.state)
    assert (asked.kind, asked.seat) == ("hammer", 1)
    step = GAME.apply(step.state, asked, Play(card="hammer_of_doom", target="B2"), chance("hammer"))
    assert [event.by for event in of_type(step.events, TerrainLost)] == ["hammer_of_doom"]
    (asked,) = course.open_decisions(step.state)
    assert (asked.kind, asked.seat) == ("settle", 0)
    step = settle(step.state, terrain="swamp")
    assert step.state.grounds[1].terrain == "swamp"
    assert step.state.turn == 3


def test_a_snake_pit_takes_a_creature_of_the_shield_beside_it() -> None:
    state = tables.state(
        phase="movement",
        players=(player(0, deck=BLANKS, homes={"A1": {"downgrade": "snake_pit"}}), player(1, deck=BLANKS)),
        armies=(army(0, "A1", "mule", "archer"),),
    )
    table = tables.table(state)
    turn.begin_settlement(table)
    course.go_on(table)
    (asked,) = course.open_decisions(table.state)
    step = GAME.apply(table.state, asked, Settle(spaces=(Settled(place="A1", creature="mule"),)), chance("snakes"))
    assert step.state.armies[0].creatures == ("archer",)
    assert step.state.turn == 3


# The ends of a match (rule 9)


def ended(table: Table) -> MatchEnded:
    course.go_on(table)
    (event,) = of_type(table.events, MatchEnded)
    assert course.open_decisions(table.state) == ()
    return event  # type: ignore[no-any-return]  # of_type lists events of that type


def test_five_lost_shields_lose_the_match_at_once() -> None:
    """S90."""
    state = tables.state(players=(player(0), player(1, shields_lost=4)), armies=(army(1, "C1", "archer"),), active=0)
    table = tables.table(state)
    spaces.lose_shield(table, 1, "C1", "combat")
    event = ended(table)
    assert (event.reason, event.winner) == ("shields", 0)


def test_six_spaces_win_after_all_movement_unless_the_enemy_stands_there() -> None:
    """S89."""
    grounds = {place: tables.ground("woods", 0) for place in DISPUTED[3:]}
    for armies, over in (((), True), ((army(1, "B1", "archer"),), False)):
        state = tables.state(
            phase="movement", grounds=grounds, armies=armies, players=(player(0, deck=BLANKS), player(1, deck=BLANKS))
        )
        table = tables.table(state)
        turn.begin_settlement(table)
        assert (table.state.outcome is not None) == over
        if over:
            event = ended(table)
            assert (event.reason, event.winner, event.lands) == ("lands", 0, (6, 0))


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ({"shields_lost": 1, "stones": 9}, {"shields_lost": 2}, 0),
        ({"stones": 2}, {"stones": 3}, 1),
        ({"stones": 3}, {"stones": 3}, None),
    ],
)
def test_the_turn_limit_compares_shields_then_land_then_stones(
    first: dict[str, Any], second: dict[str, Any], winner: int | None
) -> None:
    state = tables.state(
        phase="movement",
        turn=10,
        options=by_steps(turn_limit=10),
        players=(player(0, **first), player(1, **second)),
    )
    table = tables.table(state)
    turn.begin_settlement(table)
    event = ended(table)
    assert (event.reason, event.winner) == ("turns", winner)


def test_whoever_resigns_has_lost() -> None:
    state = settling()
    step = GAME.leave(state, 0, chance("leave"))
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("resigned", (1,))
    assert GAME.waiting_on(step.state) == ()
    with pytest.raises(IllegalAction):
        GAME.leave(step.state, 1, chance("leave"))


def test_a_window_that_is_passed_in_leaves_no_trace() -> None:
    """Nobody is told that somebody has passed."""
    table = showing(("archer",) * 3, ("idiot",) * 3, hand=("rooster",))
    course.go_on(table)
    (asked,) = course.open_decisions(table.state)
    assert asked.sealed
    assert asked.window
    step = GAME.apply(table.state, asked, Pass(), chance("pass"))
    assert not of_type(step.events, FirstNamed)


# What cards have shown


def test_who_looks_on_cannot_tell_the_vitality_that_a_card_has_shown() -> None:
    """The public imagines other creatures under the shield, and with them another sum; who has seen it knows it."""
    seen = Sight(what="vitality", place="C1", amount=15)
    made = tables.state(armies=[army(1, "C1", "axeman", "wraith"), army(1, "C2", "idiot", "paladin")])
    made = tables.with_decks(replace(made, sights=((seen,), ())))
    worlds = [GAME.imagine(made, None, chance("sights", number)) for number in range(20)]
    assert len({world.sights[0][0].amount for world in worlds}) > 1
    assert all(GAME.imagine(made, 0, chance("own sights", number)).sights == made.sights for number in range(5))
