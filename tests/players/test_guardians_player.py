"""The computer player of Guardians sees what lies at hand, and plays whole matches by the rules."""

from typing import Any, Literal, cast

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.guardians.cards import STARTERS
from bot.games.guardians.table import CombatOrders, Options, Player, State, Walk, WindowOrders, army_at
from bot.games.guardians.turn import suggested
from bot.players.budget import Budget, Meter
from bot.players.choosing import by_orders, choose, reasons
from bot.players.computer_player import Level
from bot.players.guardians import GuardiansPlayer
from bot.players.guardians.layouts import exchanged
from bot.players.guardians.strength import base_of
from bot.players.quick_chance import QuickChance
from tests.games.guardians.tables import GAME, army, player, state, table
from tests.games.random_matches import random_match

PLAYER = GuardiansPlayer()
LITTLE = Budget(simulations=16)
MIGHTY = ("paladin", "sand_lord", "horse")

any_level = pytest.mark.parametrize("level", ["greedy", "level2", "level3"])


def marching(made: State) -> State:
    """Ask seat 0 for its march."""
    asked = table(made)
    asked.ask("march", 0)
    return asked.state


def chosen(made: State, level: Level, seat: Seat = 0, seed: str = "") -> Any:
    """Let a seat that is asked choose."""
    (decision,) = (decision for decision in GAME.waiting_on(made) if decision.seat == seat)
    return choose(GAME, GAME.view(made, seat), decision, level, QuickChance(seed), LITTLE)


def with_deck(seat: Seat) -> Player:
    return player(
        seat, deck=("archer", "horse", "zombie", "mountains", "swamp", "captain"), hand=("mountains", "swamp")
    )


# Obvious positions


@any_level
def test_a_mouse_does_not_attack_an_elephant(level: Level) -> None:
    enemy = army(
        1, "C1", "marshal", "captain", "swordsman", "horse", known=("captain", "horse", "marshal", "swordsman")
    )
    made = state(
        players=(with_deck(0), with_deck(1)),
        armies=[army(0, "B1", "icky_bugs"), replace(enemy, turned=True)],
        terrain={"B1": "mountains", "C1": "mountains"},
    )
    march = chosen(marching(made), level)
    assert not isinstance(march, Walk) or march.path[-1] != "C1"


@any_level
def test_a_known_weakling_is_attacked(level: Level) -> None:
    made = state(
        players=(with_deck(0), with_deck(1)),
        armies=[army(0, "B1", *MIGHTY), army(1, "C1", "icky_bugs", known=("icky_bugs",), turned=True)],
        terrain={"B1": "mountains", "C1": "mountains"},
    )
    march = chosen(marching(made), level)
    assert isinstance(march, Walk)
    assert march.path[-1] == "C1"


# Sheets


def before_an_attack(pace: Literal["sheets", "steps"]) -> State:
    """Ask seat 0 for a march beside a stack that it can attack."""
    made = state(
        players=(with_deck(0), with_deck(1)),
        armies=[
            army(0, "B1", *MIGHTY),
            army(1, "C1", "icky_bugs", "archer", known=("archer", "icky_bugs"), turned=True),
        ],
        terrain={"B1": "mountains", "C1": "mountains"},
    )
    return marching(replace(made, options=Options(pace=pace)))


def attacked(made: State) -> State:
    (decision,) = GAME.waiting_on(made)
    return GAME.advance(made, decision, Walk(shield="B1", path=("C1",)), QuickChance(1))


@any_level
@pytest.mark.parametrize("first", [0, 1])
def test_by_two_sheets_a_combat_is_fought_to_its_end(level: Level, first: Seat) -> None:
    made = attacked(before_an_attack("sheets"))
    for seat in (first, 1 - first):
        (decision,) = (one for one in GAME.waiting_on(made) if one.seat == seat)
        made = GAME.advance(made, decision, chosen(made, level, seat), QuickChance(1))
    assert made.combat is None


def test_who_does_not_think_sends_a_sheet_along_with_an_attack() -> None:
    marches = [chosen(before_an_attack("sheets"), level) for level in ("greedy", "level2", "level3")]
    assert [march.fight for march in marches] == ["win", None, None]


def test_who_thinks_lays_terrains_by_his_orders() -> None:
    """They are laid as he would lay them by hand."""
    begun = GAME.start(tuple(STARTERS[key] for key in sorted(STARTERS)), Options(), QuickChance(2)).state
    assert [chosen(begun, "level2", seat).orders for seat in (0, 1)] == [WindowOrders(settle=True)] * 2


def test_who_answers_ahead_seals_one_sheet_for_a_whole_combat_by_steps() -> None:
    made = attacked(before_an_attack("steps"))
    orders: list[Any] = [None, None]
    sheets: list[set[CombatOrders]] = [set(), set()]
    while made.combat is not None:
        decision = next(one for one in GAME.waiting_on(made) if not one.answered)
        seat, view = decision.seat, GAME.view(made, decision.seat)
        orders[seat], action = by_orders(GAME, view, decision, orders[seat], "level2", QuickChance(seat), LITTLE)
        sheets[seat].add(orders[seat].orders)
        assert action is not None
        assert GAME.problems(view, decision, action) == ()
        made = GAME.advance(made, decision, action, QuickChance(1))
    assert [len(one) for one in sheets] == [1, 1]
    (decision, *_) = GAME.waiting_on(made)
    view, seat = GAME.view(made, decision.seat), decision.seat
    assert by_orders(GAME, view, decision, orders[seat], "level2", QuickChance(0), LITTLE) == (None, None)


# Layouts


@pytest.mark.parametrize("number", range(4))
def test_the_same_stacks_can_lie_at_other_strongholds(number: int) -> None:
    begun = GAME.start(tuple(STARTERS[key] for key in sorted(STARTERS)), Options(), QuickChance(number)).state
    for decision in GAME.waiting_on(begun):
        view = GAME.view(begun, decision.seat)
        layout = suggested(view, decision.seat, "center")
        found = list(exchanged(view, decision, layout))
        assert layout in found
        assert len(set(found)) > 1
        assert all({*one.homes} == {*layout.homes} for one in found)
        assert not any(GAME.problems(view, decision, one) for one in found)


def test_layouts_are_mixed() -> None:
    begun = GAME.start(tuple(STARTERS[key] for key in sorted(STARTERS)), Options(), QuickChance(0)).state
    decision = GAME.waiting_on(begun)[0]
    weighed = PLAYER.weigh(GAME.view(begun, decision.seat), decision, "level3", Meter(LITTLE), QuickChance(0))
    assert sum(one.share > 0 for one in weighed) > 1


def test_who_has_sealed_a_layout_can_think_of_another() -> None:
    begun = GAME.start(tuple(STARTERS[key] for key in sorted(STARTERS)), Options(), QuickChance(1)).state
    decision = next(one for one in GAME.waiting_on(begun) if one.seat == 0)
    view = GAME.view(begun, 0)
    sealed = GAME.advance(begun, decision, suggested(view, 0, "center"), QuickChance(1))
    again = chosen(sealed, "level3")
    assert GAME.problems(GAME.view(sealed, 0), decision, again) == ()


# Whole matches


def starter_match(levels: tuple[Level, Level], number: int, budget: Budget | None = None) -> list[Any]:
    """Play a match with the starter decks, and list its actions and who has won; each must be legal."""
    chance = QuickChance(number)
    now = GAME.start(tuple(STARTERS[key] for key in sorted(STARTERS)), Options(pace="steps"), chance).state
    actions: list[Any] = []
    while asked := [decision for decision in GAME.waiting_on(now) if not decision.answered]:
        decision = asked[0]
        view = GAME.view(now, decision.seat)
        action = choose(GAME, view, decision, levels[decision.seat], QuickChance(f"{number}.{len(actions)}"), budget)
        now = GAME.apply(now, decision, action, chance).state
        actions.append(action)
    assert now.outcome is not None
    return [*actions, now.outcome.winners]


def wins(levels: tuple[Level, Level], matches: int) -> int:
    return sum(starter_match(levels, number)[-1] == (0,) for number in range(matches))


def test_the_greedy_player_wins_nearly_always_against_chance() -> None:
    assert wins(("greedy", "random"), 6) >= 5


@pytest.mark.long
@pytest.mark.parametrize(("opponent", "least"), [("random", 18), ("greedy", 14)])
def test_who_thinks_wins_more(opponent: Level, least: int) -> None:
    assert wins(("level2", opponent), 20) >= least


# Reasons


def test_reasons_say_what_a_march_meets_and_what_it_brings() -> None:
    told = set()
    for number in range(6):
        for moment in random_match(GAME, 2, "why", number, leave_one_in=0):
            for view, decision in moment.asked:
                if decision.kind != "march":
                    continue
                action = choose(GAME, view, decision, "greedy" if number % 2 else "random", QuickChance(number))
                after = GAME.apply(moment.state, decision, action, moment.chance).state
                seen = GAME.view(after, decision.seat)
                goes_on = seen.asking is not None and seen.asking.kind == "march"
                for reason in reasons(GAME, view, decision, action):
                    key, values = reason.key.removeprefix("guardians-hint-"), cast(dict[str, Any], reason.values)
                    told.add(key)
                    enemy = army_at(view.armies, values.get("place", ""), 1 - decision.seat)
                    match key:
                        case "fight":
                            assert enemy is not None
                            assert (values["known"], values["hidden"]) == (enemy.base or 0, 0) or values["hidden"] > 0
                            if after.combat is not None:
                                assert seen.combat is not None
                                assert base_of(seen.combat.creatures) == values["own"]
                        case "land" if goes_on:
                            assert seen.players[decision.seat].lands == values["lands"]
                        case "given-up" if goes_on:
                            (ground,) = [ground for ground in seen.grounds if ground.place == values["place"]]
                            assert ground.controller != decision.seat
                        case "near":
                            assert enemy is not None
                            assert not enemy.turned
    assert {"fight", "land", "near", "comes", "bare"} <= told
