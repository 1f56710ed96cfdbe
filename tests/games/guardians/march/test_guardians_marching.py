"""Marches: what is listed is what the rules allow, and menus and previews lead to it.

Where walkers stop, who flies, what is left and taken and who is reinforced is told in cases/marches.yaml.
"""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.guardians.abilities import MoveMod
from bot.games.guardians.asking import Part, decision_of
from bot.games.guardians.cards import CARDS, with_ability
from bot.games.guardians.combat import retreats
from bot.games.guardians.march import menus, movement
from bot.games.guardians.march.legal_marches import Roads, every_march, march_problems, unturned
from bot.games.guardians.spaces import control_of, limit_of
from bot.games.guardians.table import (
    PLACES,
    Action,
    Cargo,
    Draft,
    Lasting,
    Place,
    Play,
    Reinforce,
    State,
    Storm,
    Table,
    Walk,
    neighbours,
)
from bot.games.guardians.views import view_of
from tests.games.guardians.tables import GAME, army, chance, ground, player, state, table
from tests.games.random_matches import whole_match

PART_OF: dict[str, Part] = {part.kind: part for part in (*movement.PARTS, *retreats.PARTS)}


def asked(made: State, seat: Seat = 0) -> Table:
    """Ask a seat for its march."""
    laid = table(made)
    laid.ask("march", seat)
    return laid


def answer(laid: Table, action: Action) -> None:
    """Answer the open question with a legal action and carry it out."""
    asking = laid.close()
    (seat,) = asking.seats
    part = PART_OF[asking.kind]
    laid.change(askings=(*laid.state.askings, asking))
    assert part.problems(view_of(laid.state, seat), decision_of(asking, seat), action) == ()
    laid.close()
    answers = (action, None) if seat == 0 else (None, action)
    part.resolve(laid, replace(asking, answers=answers))


def lasting(seat: Seat, card: str, kind: Any) -> Lasting:
    """Put an effect of a played card in force for the turn."""
    return Lasting(seat=seat, card=card, ability=with_ability(CARDS[card], kind)[0], ends="turn")


# Control, limits, ways


def test_a_shield_controls_its_space_before_terrain_and_position() -> None:
    """Rule 2.1, R35."""
    made = state(armies=[army(1, "B1", "archer"), army(1, "A3", "archer")], grounds={"B2": ground("mountains", 1)})
    control = {place: control_of(made.grounds, made.armies, place) for place in ("B1", "B2", "B3", "C1", "A1", "A3")}
    assert control == {"B1": 1, "B2": 1, "B3": 0, "C1": 1, "A1": 0, "A3": 1}


def test_a_shield_terrain_card_lowers_the_limit_as_shield_and_as_terrain() -> None:
    """Rule 4.3; one that lies face down is nobody's business."""
    card = "shield_terrain_dem_bones"
    made = state(
        armies=[army(0, "A1", "archer", shield=card)],
        grounds={"B1": ground(card, 0), "B2": ground(card, 0, face_down=True)},
    )
    assert [limit_of(made.grounds, made.armies, place) for place in ("A1", "B1", "B2", "B3")] == [25, 25, 30, 30]


def test_the_way_that_only_a_potion_allows_is_found() -> None:
    """All ways are listed, short ones first, and none twice."""
    made = state(armies=[army(0, "A1", "archer")], terrain={"B1": "woods", "B2": "woods"})
    ways = [path for path, fly in Roads(view_of(made, 0)).ways("A1") if not fly]
    assert len(ways) == len(set(ways))
    assert [len(way) for way in ways] == sorted(len(way) for way in ways)
    assert ("B1", "B2") in ways
    assert ("B1", "B2", "B3") not in ways
    potion = replace(made, lasting=(lasting(0, "potion_of_movement_essence", MoveMod),))
    assert ("B1", "B2", "B3") in [path for path, _ in Roads(view_of(potion, 0)).ways("A1")]


# Menus


def crowded() -> State:
    """Set up a table with something to do in every way."""
    first = player(0, hand=("hammer_of_doom", "make_juice", "gold"), homes={"A2": {"below": ("cleric",)}})
    second = player(1, hand=("gold",), homes={"D1": {"ruined": True}, "D2": {"upgrade": "alarm_bells"}})
    return state(
        players=(first, second),
        armies=[
            army(0, "A1", "bantam_drake", "wind_spirit"),
            army(0, "A2", "captain", "corporal", "amulet_of_flying", shield=None),
            army(0, "B2", "archer", "archer", "axeman", turned=True),
            army(0, "B3", "archer", "archer"),
            army(0, "D1", "swordsman"),
            army(1, "C1", "idiot"),
        ],
        terrain={"B1": "mountains", "B3": "woods"},
    )


def test_every_menu_leads_to_a_march() -> None:
    """Random answers to the questions end in an action; without optional answers it is legal or can be made so."""
    made = crowded()
    laid = asked(made)
    decision = decision_of(laid.state.askings[-1], 0)
    view = view_of(laid.state, 0)
    kinds = set()
    for number in range(300):
        luck = chance("menus", number)
        draft = Draft()
        for _ in range(8):
            open_ones = [one for one in GAME.questions(view, decision, draft) if not one.chosen]
            if not open_ones:
                break
            question = luck.pick(open_ones)
            assert question.least <= len(question.choices)
            size = 1 if question.most == 1 else luck.below(min(question.most, 2) + 1)
            if size >= question.least:
                draft = GAME.take(view, decision, draft, question.key, luck.shuffled(question.choices)[:size])
        action = GAME.finish(view, decision, draft)
        if action is not None:
            GAME.preview(view, decision, draft)
            kinds.add((type(action).__name__, not GAME.problems(view, decision, action)))
    assert {("Stand", True), ("Walk", True), ("Reinforce", True), ("Storm", True), ("Play", True)} <= kinds


def test_the_preview_is_the_board_after_the_march() -> None:
    """What the draft shows is what is carried out, where the enemy is not met."""
    made = crowded()
    walk = Walk(shield="A1", path=("A2", "A3"), cargo=(Cargo(place="A2", leave=("wind_spirit",), take=("captain",)),))
    laid = asked(made)
    view = view_of(laid.state, 0)
    decision = decision_of(laid.state.askings[-1], 0)
    draft = Draft(
        taken=(
            ("turn", ("A1",)),
            ("to", ("A3",)),
            ("leave-A2", ("wind_spirit",)),
            ("take-A2", ("captain",)),
        )
    )
    assert GAME.finish(view, decision, draft) == walk
    before = GAME.preview(view, decision, draft)
    answer(laid, walk)
    assert before.armies == view_of(laid.state, 0).armies


@pytest.mark.parametrize("number", range(60))
def test_no_preview_promises_another_board_than_the_march_makes(number: int) -> None:
    """Armies and strongholds lie as shown, for every legal march that is not answered at once."""
    made = replace(crowded(), players=(crowded().players[0], replace(crowded().players[1], depot=())))
    laid = asked(made)
    view, decision = view_of(laid.state, 0), decision_of(laid.state.askings[-1], 0)
    part = PART_OF["march"]
    march = part.sample(view, decision, chance("preview", number))
    while isinstance(march, Play | Storm):
        number += 1000
        march = part.sample(view, decision, chance("preview", number))
    before = menus.shown_after(view, march)
    answer(laid, march)
    after = view_of(laid.state, 0)
    if after.combat is None:
        assert before.armies == after.armies
        assert before.players[1].strongholds == after.players[1].strongholds


def test_no_plain_march_that_is_legal_is_left_out() -> None:
    """What is listed is all that stands the test, of every way that steps from space to space."""
    made = crowded()
    view = view_of(made, 0)
    paths: dict[Place, list[tuple[Place, ...]]] = {place: [(one,) for one in neighbours(place)] for place in PLACES}
    for ways in paths.values():
        for _ in range(2):
            ways += [(*path, place) for path in ways for place in neighbours(path[-1]) if (*path, place) not in ways]
    for shield in ("A1", "B3", "D1"):
        walks = [Walk(shield=shield, path=path, fly=fly) for path in paths[shield] for fly in (False, True)]
        troops = [
            Reinforce(shield=shield, origin=one.place, path=path, creatures=sent, items=items, fly=fly)
            for one in made.armies
            if one.owner == 0
            for sent, items in (*(((creature,), ()) for creature in one.creatures), (one.creatures, one.items))
            for path in paths[one.place]
            for fly in (False, True)
        ]
        marches: list[Walk | Reinforce] = [*walks, *troops]
        legal = [march for march in marches if not march_problems(view, march)]
        listed = [march for march in every_march(view) if march.shield == shield]
        assert not any(march_problems(view, march) for march in listed)
        assert legal
        assert all(march in listed or (march.fly and replace(march, fly=False) in listed) for march in legal)


@pytest.mark.parametrize("number", range(3))
def test_what_is_listed_in_a_match_is_all_that_the_rules_accept_of_its_kind(number: int) -> None:
    """Marches with exchanges and plain ones; of these there is one to each space that can be reached at all."""
    exchanged = 0
    for moment in whole_match("guardians", 2, number):
        for view, decision in moment.asked:
            if decision.kind != "march" or len(moment.log) % 3:
                continue
            listed = list(every_march(view))
            exchanged += sum(isinstance(march, Walk) and bool(march.cargo) for march in listed)
            plain = list(every_march(view, exchanges=False))
            assert not any(march_problems(view, march) for march in (*listed, *plain))
            reached = [(march.shield, march.path[-1]) for march in plain if isinstance(march, Walk)]
            assert len(set(reached)) == len(reached)
            ways = [(army.place, path, fly) for army in unturned(view) for path, fly in Roads(view).ways(army.place)]
            walks = [Walk(shield=shield, path=path, fly=fly) for shield, path, fly in ways]
            assert set(reached) == {(one.shield, one.path[-1]) for one in walks if not march_problems(view, one)}
    assert exchanged
