"""The course of a turn (rules 4 to 9): what no case of cases/turns.yaml can tell of draws, settlements and endings."""

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import IllegalAction
from bot.games.forms import NOT_ON_THE_MENU
from bot.games.guardians import card_plays as plays
from bot.games.guardians import course, turn
from bot.games.guardians.rules import Guardians
from bot.games.guardians.table import (
    DominanceShown,
    Drawn,
    DrawTerm,
    Place,
    Settle,
    Settled,
    Sight,
    State,
)
from bot.games.guardians.turn import draw_phase
from bot.games.guardians.views import view_of
from tests.games.guardians import courses, tables
from tests.games.guardians.tables import army, chance, player

GAME = Guardians()
THAK, FINN = "thak_steady_hand", "finn_swamp_king"
BLANKS = ("archer",) * 20


# Drawing (rule 4.1)


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


# Dominance (rule 5.1)


def test_numbers_that_never_differ_are_decided_by_lot() -> None:
    first, second = player(0, deck=("archer",) * 3), player(1, deck=("swordsman",) * 2)
    made = tables.state(first=None, active=None, players=(first, second))
    firsts = set()
    for number in range(20):
        table = tables.table(made, number)
        plays.show_dominance(table)
        firsts.add(table.state.first)
    assert firsts == {0, 1}


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


# The ends of a match (rule 9)


def test_whoever_resigns_has_lost() -> None:
    state = settling()
    step = GAME.leave(state, 0, chance("leave"))
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("resigned", (1,))
    assert GAME.waiting_on(step.state) == ()
    with pytest.raises(IllegalAction):
        GAME.leave(step.state, 1, chance("leave"))


# What cards have shown


def test_who_looks_on_cannot_tell_the_vitality_that_a_card_has_shown() -> None:
    """The public imagines other creatures under the shield, and with them another sum; who has seen it knows it."""
    seen = Sight(what="vitality", place="C1", amount=15)
    made = tables.state(armies=[army(1, "C1", "axeman", "wraith"), army(1, "C2", "idiot", "paladin")])
    made = tables.with_decks(replace(made, sights=((seen,), ())))
    worlds = [GAME.imagine(made, None, chance("sights", number)) for number in range(20)]
    assert len({world.sights[0][0].amount for world in worlds}) > 1
    assert all(GAME.imagine(made, 0, chance("own sights", number)).sights == made.sights for number in range(5))
