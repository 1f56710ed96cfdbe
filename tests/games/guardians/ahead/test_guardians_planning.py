"""Standing orders: what a plan does in a combat, where it leaves the word to its owner, and the menus that make it.

Figures of cards: Archer 6 (shot 3), Gunner 4 (shot 4), Sand Lord 11, Swordsman 6, Will o' the Wisp 4 (green bar, shot
4), Succubus 9, Sorcerer 8 (command: fire 4), Knight's spell St. Ballantine's Evocation; Rak Nam channels 9, Tes Let 7.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.codec import from_json, to_json
from bot.games.contract import standing_question
from bot.games.guardians import sheets
from bot.games.guardians.ahead import ordered_answer
from bot.games.guardians.asking import STYLES, decision_of
from bot.games.guardians.battlefield import ranged_of
from bot.games.guardians.parts import PART_OF
from bot.games.guardians.rules import Guardians
from bot.games.guardians.sheets import SETTINGS
from bot.games.guardians.table import (
    Action,
    Answer,
    Asking,
    Battlefield,
    BribeRule,
    Combat,
    CombatOrders,
    Commanded,
    DecisionKind,
    Draft,
    Lead,
    MatchUp,
    Pass,
    Pending,
    Shoot,
    SpellRule,
    View,
)
from bot.games.guardians.views import view_of
from bot.games.selfplay import sample_entries
from tests.games.case_files import cases_in
from tests.games.fuzz import arbitrary
from tests.games.guardians.fields import battlefield, duel, fighter
from tests.games.guardians.tables import GAME, by_steps, chance, player, state

EMPTY = CombatOrders()


def seen(
    field: Battlefield,
    kind: DecisionKind,
    *,
    seat: int = 0,
    hand: Sequence[str] = (),
    items: Sequence[str] = (),
    depot: Sequence[str] = (),
    below: Sequence[str] = (),
    enemy: Sequence[str] = ("zombie",),
    **asking: Any,
) -> View:
    """Show a combat to a seat that is asked something; `hand` is its combat hand, `below` lies under its left card."""
    homes: Any = ({"A1": {"below": tuple(below)}}, {"D3": {"below": tuple(below)}})[seat]
    mine = player(seat, hand=depot, homes=homes, stones=field.stones[seat])
    theirs = player(1 - seat, stones=field.stones[1 - seat])
    hands = (tuple(hand), tuple(enemy)) if seat == 0 else (tuple(enemy), tuple(hand))
    players = (mine, theirs) if seat == 0 else (theirs, mine)
    depots = (len(players[0].depot), len(players[1].depot))
    field = replace(field, appeared=200, hands=(len(hands[0]), len(hands[1])), depots=depots)
    made = state(
        players=players,
        combat=Combat(field=field, creatures=hands, items=(tuple(items), ())),
        askings=(Asking(number=7, kind=kind, seats=(seat,), **asking),),
    )
    return view_of(made, seat)


def answered(view: View, plan: CombatOrders) -> Action | None:
    """Let a plan answer what is asked."""
    assert view.asking is not None
    assert view.seat is not None
    asking = Asking(number=7, kind=view.asking.kind, seats=(view.seat,))
    return ordered_answer(view, decision_of(asking, view.seat), plan)


Case: TypeAlias = Mapping[str, Any]

CASES: Final[list[Case]] = cases_in(Path(__file__).parents[1] / "cases" / "orders.yaml")


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_in_a_combat_a_plan_answers(case: Case) -> None:
    for question in case["asked"]:
        plan = msgspec.convert(question["plan"] if "plan" in question else case["plan"], CombatOrders)
        assert answered(asked(question), plan) == msgspec.convert(question["says"], Action | None), question


def asked(case: Case) -> View:
    """Show what a case describes to the seat that is asked."""
    field = battlefield(stage=case.get("stage", "match-ups"), commands=tuple(case.get("commands", (None, None))))
    asking = case.get("asking", {})
    if "match" in case:
        shots = (*case.get("shots", ()), *((1, case["shot"]) for _ in range("shot" in case)))
        field = duel(*case["match"].split(), shots=shots, channels=case.get("channels", ())).field
    if "against" in case:
        field = after_matches(*(fighter(number, 1, card) for number, card in enumerate(case["against"].split(), 1)))
    if "command" in case:
        shown = (Commanded(seat=1, card=case["command"], fighter=1),)
        field = replace(BEFORE, fighters=(fighter(1, 1, case["command"], role="command", match=0),), shown=shown)
    if "shot" in case:
        field = replace(field, pending=(Pending(seat=1, action=Shoot(card=case["shot"]), fighter=100),))
        asking = {"fighter": 100, "card": case["shot"]}
    field = replace(field, **{name: tuple(case[name]) for name in ("declared", "stones") if name in case})
    held = {name: case.get(name, "").split() for name in ("hand", "items", "depot", "below")}
    return seen(field, case["kind"], seat=case.get("seat", 0), **held, **asking)


BEFORE = battlefield(stage="commands")


def after_matches(*fighters: Any) -> Battlefield:
    return battlefield(stage="secondary", appeared=20, fighters=fighters, match_ups=(MatchUp(number=1, compared=True),))


@pytest.mark.parametrize("kind", sorted(STYLES))
def test_an_empty_plan_leaves_everything_to_its_owner(kind: DecisionKind) -> None:
    field = duel("archer", "zombie").field
    assert answered(seen(field, kind, hand=("archer",), depot=("gold",), fighter=2), EMPTY) is None


def test_a_plan_says_nothing_to_questions_outside_of_combats_but_passes_where_it_is_told_to() -> None:
    flight, march = (state(askings=(Asking(number=7, kind=kind, seats=(0,)),)) for kind in ("flight", "march"))
    assert answered(view_of(flight, 0), CombatOrders(otherwise="pass")) is None
    assert answered(view_of(flight, 0), CombatOrders(pass_windows=("flight",))) == Pass()
    assert answered(view_of(march, 0), CombatOrders(pass_windows=("march",))) is None


# Always legal, and blind to what is hidden


def test_whatever_a_plan_says_its_answers_are_legal_and_the_same_whatever_the_enemy_holds() -> None:
    match = duel("swordsman", "zombie").field
    fields: dict[DecisionKind, Battlefield] = {
        "command": BEFORE,
        "command-card": BEFORE,
        "responses": BEFORE,
        "primary": battlefield(),
        "bribery": match,
        "spells": match,
        "modifiers": match,
        "secondary": after_matches(fighter(1, 1, "archer")),
    }
    for index in range(60):
        draw = chance("plans", index)
        plan = arbitrary(CombatOrders, draw) if index % 2 else sensible(draw)
        for kind, field in fields.items():
            hand, depot = ("archer", "sorcerer", "gunner"), ("gold", "dispel_magic", "st_ballantines_evocation")
            view, other = (
                seen(field, kind, hand=hand, depot=depot, enemy=enemy)
                for enemy in (("zombie", "idiot"), ("sand_lord", "will_o_the_wisp"))
            )
            answer = answered(view, plan)
            assert answer == answered(other, plan)
            if answer is not None:
                decision = decision_of(Asking(number=7, kind=kind, seats=(0,)), 0)
                assert PART_OF[kind].problems(view, decision, answer) == ()


def sensible(draw: Any) -> CombatOrders:
    """Make a plan that answers nearly everything."""
    return CombatOrders(
        attacking=draw.pick(("yes", "no")),
        after_yes="yes",
        after_no="no",
        commands=("sorcerer",) * draw.below(2),
        dispel="area",
        then=draw.pick(("lowest", "highest")),
        bribes=(BribeRule(losing=bool(draw.below(2))),),
        unbribed="pass",
        spells=(SpellRule(card="st_ballantines_evocation", losing=False),),
        goal=draw.pick(("win", "tie", "never")),
        stones=draw.below(4),
        channelers=True,
        shots=("archer", "gunner"),
        shot_at="bribe",
        secondary="highest",
        otherwise=draw.pick(("ask", "pass")),
    )


def test_whole_matches_are_fought_by_plans_with_legal_answers_only() -> None:
    """Nothing but combats is left to their owners, who play at random there."""
    game, answers = Guardians(), set()
    for number in range(6):
        draw = chance("planned-match", number)
        entries = sample_entries(game, 2, by_steps(), draw)
        plans = [
            replace(sensible(draw), shots=tuple(card for card, _ in deck.cards if ranged_of(card)), commands=())
            for deck in entries
        ]
        now = game.start(entries, by_steps(turn_limit=10), chance("start", number)).state
        while game.outcome(now) is None:
            decision = next(one for one in game.waiting_on(now) if not one.answered)
            view = game.view(now, decision.seat)
            action: Answer | None = game.forced(view, decision)
            if (
                action is None
                and (action := game.orders_ahead.answer(view, decision, plans[decision.seat])) is not None
            ):
                answers.add(decision.kind)
                assert game.problems(view, decision, action) == ()
            action = action or game.sample(view, decision, draw)
            now = game.apply(now, decision, action, draw).state
            assert game.violations(now) == ()
    assert {"command", "command-card", "primary", "bribery", "modifiers", "secondary"} <= answers


# Menus


HELD = ("archer", "sorcerer", "mayor_mcevil", "grim_skull", "dispel_magic", "st_ballantines_evocation")
EVERYTHING = by_steps(counter_bribery=True, second_command_spell=True)
VIEW = view_of(state(players=(player(0, hand=HELD, drawn=("gunner", "captain")), player(1)), options=EVERYTHING), 0)
STANDING = standing_question(0)
ORDERED: Final = """
    attacking yes; after-yes no; after-no yes; commands sorcerer; raised 2; second never; dispel 6;
    primaries captain; primaries archer; then lowest; spare gunner archer; bribe losing-8; shot-at bribe; counter never;
    spells st_ballantines_evocation; spells-from 10; spells-when always; dispels command item;
    goal win; stones 2; channelers yes; shots archer; shots gunner; to-shots yes; secondary highest; keep-back captain;
    heal free; save most; retreats B2; retreats give-up; otherwise pass; pass-windows upcards flight
"""
"""An answer to each question about orders, as they are asked."""
STORED: Final = (
    b'{"type":"plan","attacking":"yes","after_yes":"no","after_no":"yes","commands":["sorcerer"],"raised":2,'
    b'"second":"never","dispel":"area","dispel_from":6,"dispels":["command","item"],"primaries":["captain","archer"],'
    b'"then":"lowest","bribes":[{"base_from":8,"losing":true,"by_most":null,"cards":[]}],"unbribed":"pass",'
    b'"counter":"never","spells":[{"card":"st_ballantines_evocation","base_from":10,"losing":false}],"goal":"win",'
    b'"stones":2,"channelers":true,"to_shots":true,"shots":["archer","gunner"],"shot_at":"bribe",'
    b'"secondary":"highest","keep_back":["captain"],"spare":["gunner","archer"],"heal":"free","save":"most",'
    b'"retreats":["B2","give-up"],"otherwise":"pass","pass_windows":["upcards","flight"]}'
)
"""The orders that they make, as they are stored."""


def pressed(presses: str, plan: CombatOrders = EMPTY) -> CombatOrders:
    """Answer one question after the other, each on its page."""
    parts = {setting.key: setting.part for setting in SETTINGS}
    draft = Draft(orders=plan)
    for key, *chosen in map(str.split, presses.split(";")):
        draft = GAME.take(VIEW, STANDING, draft, "part", (parts[key],))
        draft = GAME.take(VIEW, STANDING, draft, key, tuple(chosen))
    finished = GAME.finish(VIEW, STANDING, draft)
    assert isinstance(finished, CombatOrders)
    return finished


def test_every_order_is_taken_and_stored_and_what_was_stored_is_read_and_goes_on() -> None:
    assert [setting.key for setting in SETTINGS] == list(dict.fromkeys(one.split()[0] for one in ORDERED.split(";")))
    plan = pressed(ORDERED)
    assert to_json(plan) == STORED
    assert from_json(STORED, CombatOrders) == plan
    assert GAME.problems(VIEW, STANDING, plan) == ()
    assert all(setting.ordered(plan) != setting.ordered(EMPTY) for setting in SETTINGS)
    assert pressed("goal tie; primaries captain", plan) == replace(plan, goal="tie", primaries=("archer",))
    view = asked({"kind": "primary", "hand": "captain archer gunner"})
    assert answered(view, from_json(STORED, CombatOrders)) == Lead(card="captain")


def test_a_plan_that_makes_no_sense_is_refused_with_all_its_faults() -> None:
    spells = (SpellRule(card="rooster"), SpellRule(card="hammer_of_doom"))
    plan = CombatOrders(
        primaries=("nobody",), stones=-1, pass_windows=("march",), shots=("archer",) * 30, spells=spells
    )
    assert {problem.key.removeprefix("guardians-problem-") for problem in GAME.problems(VIEW, STANDING, plan)} == {
        "unknown-card",
        "plan-not-cast",
        "plan-number",
        "plan-window",
        "plan-too-long",
    }


def test_the_public_has_no_standing_orders() -> None:
    assert sheets.standing_question_of(view_of(state(), None)) is None
