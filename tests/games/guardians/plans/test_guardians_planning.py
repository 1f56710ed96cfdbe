"""Standing orders: what a plan does in a combat, where it leaves the word to its owner, and the menus that make it.

Figures of cards: Archer 6 (shot 3), Gunner 4 (shot 4), Sand Lord 11, Swordsman 6, Will o' the Wisp 4 (green bar, shot
4), Succubus 9, Sorcerer 8 (command: fire 4), Knight's spell St. Ballantine's Evocation; Rak Nam channels 9, Tes Let 7.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import IllegalAction
from bot.games.guardians import sheets
from bot.games.guardians.asking import STYLES, decision_of
from bot.games.guardians.battlefield import ranged_of
from bot.games.guardians.parts import PARTS
from bot.games.guardians.plans import planned
from bot.games.guardians.rules import Guardians
from bot.games.guardians.sheets import menus
from bot.games.guardians.table import (
    GUARDIAN,
    Action,
    Answer,
    Asking,
    Battlefield,
    Bribe,
    BribeRule,
    Channel,
    Combat,
    Command,
    Commanded,
    Declare,
    Draft,
    Kind,
    Lead,
    MatchUp,
    Pass,
    Pending,
    Plan,
    Play,
    Say,
    Shoot,
    SpellRule,
    Strike,
    View,
)
from bot.games.guardians.views import view_of
from bot.games.selfplay import sample_entries
from tests.games.fuzz import arbitrary
from tests.games.guardians.fields import battlefield, duel, fighter
from tests.games.guardians.tables import GAME, by_steps, chance, player, state

EMPTY = Plan()


def seen(
    field: Battlefield,
    kind: Kind,
    *,
    seat: int = 0,
    hand: Sequence[str] = (),
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
        combat=Combat(field=field, creatures=hands),
        askings=(Asking(number=7, kind=kind, seats=(seat,), **asking),),
    )
    return view_of(made, seat)


def answered(view: View, plan: Plan) -> Action | None:
    """Let a plan answer what is asked."""
    assert view.asking is not None
    assert view.seat is not None
    asking = Asking(number=7, kind=view.asking.kind, seats=(view.seat,))
    return planned(view, decision_of(asking, view.seat), plan)


# Nothing said, nothing done


@pytest.mark.parametrize("kind", sorted(STYLES))
def test_an_empty_plan_leaves_everything_to_its_owner(kind: Kind) -> None:
    field = duel("archer", "zombie").field
    assert answered(seen(field, kind, hand=("archer",), depot=("gold",), fighter=2), EMPTY) is None


def test_a_plan_says_nothing_to_questions_outside_of_combats_but_passes_where_it_is_told_to() -> None:
    made = state(askings=(Asking(number=7, kind="flight", seats=(0,)),))
    assert answered(view_of(made, 0), Plan(otherwise="pass")) is None
    assert answered(view_of(made, 0), Plan(pass_windows=("flight",))) == Pass()
    march = state(askings=(Asking(number=7, kind="march", seats=(0,)),))
    assert answered(view_of(march, 0), Plan(pass_windows=("march",))) is None


def test_what_a_plan_leaves_open_can_be_passed_but_never_what_is_compulsory() -> None:
    field = duel("archer", "zombie").field
    plan = Plan(otherwise="pass")
    assert answered(seen(field, "modifiers", hand=("archer",)), plan) == Pass()
    assert answered(seen(field, "primary", hand=("archer",)), plan) is None


# Commands


BEFORE = battlefield(stage="commands")


def test_an_attacker_uses_the_first_of_his_command_cards_that_is_there() -> None:
    plan = Plan(attacking="yes", commands=("wailing_specter", "sorcerer"))
    hand = ("sorcerer", "archer")
    assert answered(seen(BEFORE, "command", hand=hand), plan) == Say(yes=True)
    assert answered(seen(BEFORE, "command-card", hand=hand), plan) == Command(card="sorcerer")


def test_without_any_of_its_command_cards_the_player_is_asked() -> None:
    plan = Plan(attacking="yes", commands=("wailing_specter",))
    assert answered(seen(BEFORE, "command", hand=("sorcerer",)), plan) is None
    assert answered(seen(BEFORE, "command", hand=("archer",)), Plan(attacking="yes")) is None


def test_a_defender_may_wait_for_what_the_attacker_says() -> None:
    plan = Plan(after_yes="yes", after_no="no", commands=("sorcerer",))
    for said, answer in ((True, Say(yes=True)), (False, Say(yes=False))):
        field = battlefield(stage="commands", commands=(said, None))
        assert answered(seen(field, "command", seat=1, hand=("sorcerer",)), plan) == answer


def test_who_has_said_yes_himself_chooses_the_card_himself() -> None:
    plan = Plan(after_no="yes", commands=("sorcerer",))
    assert answered(seen(BEFORE, "command-card", hand=("sorcerer",)), plan) is None


def test_an_area_attack_is_dispelled_if_it_would_cost_enough() -> None:
    """The Sorcerer's fire of 4 points would take a Gunner and an Idiot, 4 points of base vitality together."""
    field = battlefield(
        stage="commands",
        fighters=(fighter(1, 1, "sorcerer", role="command", match=0),),
        shown=(Commanded(seat=1, card="sorcerer", fighter=1),),
    )
    view = seen(field, "responses", hand=("gunner", "idiot", "archer"), depot=("dispel_magic",))
    dispel = Play(card="dispel_magic", target="sorcerer")
    assert answered(view, Plan(dispel="area", dispel_from=4)) == dispel
    assert answered(view, Plan(dispel="area", dispel_from=5)) == Pass()
    assert answered(view, Plan(dispel="never")) == Pass()
    without = seen(field, "responses", hand=("gunner",), depot=("gold",))
    assert answered(without, Plan(dispel="area")) == Pass()


# Primaries


MATCHES = battlefield()


def test_primaries_come_in_their_order_then_by_rule() -> None:
    plan = Plan(primaries=("succubus", "archer"), then="lowest")
    assert answered(seen(MATCHES, "primary", hand=("archer", "idiot", "succubus")), plan) == Lead(card="succubus")
    assert answered(seen(MATCHES, "primary", hand=("archer", "idiot")), plan) == Lead(card="archer")
    assert answered(seen(MATCHES, "primary", hand=("idiot", "zombie")), plan) == Lead(card="idiot")
    assert answered(seen(MATCHES, "primary", hand=("idiot", "zombie")), replace(plan, then="highest")) == Lead(
        card="zombie"
    )
    assert answered(seen(MATCHES, "primary", hand=("idiot",)), replace(plan, then="ask")) is None


def test_those_who_shall_shoot_lead_last() -> None:
    plan = Plan(then="lowest", shots=("gunner",))
    assert answered(seen(MATCHES, "primary", hand=("gunner", "swordsman")), plan) == Lead(card="swordsman")
    assert answered(seen(MATCHES, "primary", hand=("gunner",)), plan) == Lead(card="gunner")


def test_a_declaration_is_true_of_the_next_primary() -> None:
    view = seen(MATCHES, "declare", hand=("sand_lord", "idiot"), card="standard_bearer_maitzs_lightning_04")
    assert answered(view, Plan(primaries=("sand_lord",))) == Declare(value="elemental")
    declared = replace(MATCHES, declared=("mortal", ""))
    plan = Plan(primaries=("sand_lord", "idiot"))
    assert answered(seen(declared, "primary", hand=("sand_lord", "idiot")), plan) == Lead(card="idiot")


# Bribery


def test_a_strong_creature_is_bribed_when_it_wins() -> None:
    """S07: a Sand Lord (11) against a Swordsman (6, 3 more against elementals); the Lord is open to babes."""
    losing = duel("swordsman", "sand_lord").field
    plan = Plan(bribes=(BribeRule(base_from=8),), unbribed="pass")
    assert answered(seen(losing, "bribery", depot=("babes", "gold")), plan) == Bribe(card="babes")
    assert answered(seen(losing, "bribery", depot=("gold",)), plan) in (Bribe(), Pass())
    weak = duel("idiot", "zombie").field
    assert answered(seen(weak, "bribery", depot=("babes",)), plan) in (Bribe(), Pass())


def test_a_creature_that_does_not_win_is_bribed_by_a_rule_for_always_only() -> None:
    winning = duel("sand_lord", "swordsman").field
    view = seen(winning, "bribery", depot=("gold",))
    assert answered(view, Plan(bribes=(BribeRule(),), unbribed="pass")) in (Bribe(), Pass())
    assert answered(view, Plan(bribes=(BribeRule(losing=False),))) == Bribe(card="gold")
    assert answered(view, Plan(bribes=(BribeRule(),))) is None


def test_a_creature_that_would_be_destroyed_counts_as_losing() -> None:
    """S24: the Merchant destroys creatures open to gold, whatever the sums; he is open to babes himself."""
    field = duel("swordsman", "merchant").field
    assert answered(seen(field, "bribery", depot=("babes",)), Plan(bribes=(BribeRule(),))) == Bribe(card="babes")


def test_a_shot_is_bribed_if_it_turns_the_match_up() -> None:
    """A Zombie has 9 against mortals: a Captain (10) beats it unless a Gunner shoots, an Archer (6) never."""
    plan = Plan(shot_at="bribe")
    for own, bribed in (("captain", True), ("archer", False)):
        field = duel(own, "zombie", shots=((1, "gunner"),)).field
        field = replace(field, pending=(Pending(seat=1, action=Shoot(card="gunner"), fighter=100),))
        view = seen(field, "shot", depot=("beer",), fighter=100, card="gunner")
        assert answered(view, plan) == (Bribe(card="beer") if bribed else Pass())
        assert answered(view, Plan(shot_at="never")) == Pass()


# Spells


def test_a_spell_is_played_against_who_is_strong_enough_and_wins() -> None:
    plan = Plan(spells=(SpellRule(card="st_ballantines_evocation", base_from=10),))
    strong = seen(duel("swordsman", "sand_lord").field, "modifiers", depot=("st_ballantines_evocation",))
    assert answered(strong, plan) == Play(card="st_ballantines_evocation")
    weak = seen(duel("swordsman", "succubus").field, "spells", depot=("st_ballantines_evocation",))
    assert answered(weak, plan) == Pass()
    no_knight = seen(duel("sorcerer", "sand_lord").field, "spells", depot=("st_ballantines_evocation",))
    assert answered(no_knight, plan) == Pass()


# Escalation


WIN = Plan(goal="win", stones=2, shots=("archer", "gunner"))


def escalated(own: str, other: str, plan: Plan, **more: Any) -> Action | None:
    shots = more.pop("shots", ())
    return answered(seen(duel(own, other, shots=shots).field, "modifiers", **more), plan)


def test_whoever_has_won_already_adds_nothing() -> None:
    assert escalated("sand_lord", "archer", WIN, hand=("archer",)) == Pass()


def test_one_stone_is_used_before_a_shot_where_it_suffices() -> None:
    """A Wisp (4, green bar) receives 4 of Rak Nam's 9 points: 8 beat an Archer (6, no bonus)."""
    assert escalated("will_o_the_wisp", "archer", WIN, hand=("archer",)) == Channel(
        source=GUARDIAN, card="rak_nam_leader_of_the_mighty", target=1
    )


def test_a_creature_with_a_red_bar_is_helped_by_the_first_shot_that_suffices() -> None:
    """A Swordsman (6) against a Sorcerer (8): 9 with the Archer, 10 with the Gunner."""
    assert escalated("swordsman", "sorcerer", WIN, hand=("gunner", "archer")) == Shoot(card="archer")
    assert escalated("swordsman", "sorcerer", WIN, hand=("gunner",)) == Shoot(card="gunner")


def test_one_stronger_shot_is_used_before_two_weaker_ones() -> None:
    """An Idiot (0) only ties Arwyddyn (3) with the Archer, and wins with the Gunner alone."""
    assert escalated("idiot", "arwyddyn", WIN, hand=("archer", "gunner")) == Shoot(card="gunner")
    assert escalated("mule", "amber_well", WIN, hand=("archer", "gunner")) == Shoot(card="archer")


def test_nothing_is_used_where_all_would_not_suffice() -> None:
    assert escalated("idiot", "sand_lord", WIN, hand=("archer", "gunner")) == Pass()
    assert escalated("will_o_the_wisp", "archer", replace(WIN, stones=0, shots=())) == Pass()


def test_a_tie_is_enough_for_who_wants_no_more() -> None:
    """A Swordsman against another one is tied; against a Zombie that was shot for it needs a shot to tie."""
    tie = Plan(goal="tie", shots=("archer",))
    assert escalated("swordsman", "swordsman", tie, hand=("archer",)) == Pass()
    assert escalated("swordsman", "swordsman", replace(tie, goal="win"), hand=("archer",)) == Shoot(card="archer")
    assert escalated("swordsman", "swordsman", tie, hand=("archer",), shots=((1, "archer"),)) == Shoot(card="archer")


def test_the_stones_of_a_plan_are_for_the_whole_match_up() -> None:
    """The Wisp has received already; what it lacks would need a second stone."""
    guardian = "rak_nam_leader_of_the_mighty"
    field = duel("will_o_the_wisp", "archer", channels=((0, guardian, 1),)).field
    assert answered(seen(field, "modifiers"), Plan(goal="win", stones=1)) == Pass()
    assert answered(seen(field, "modifiers"), Plan(goal="win", stones=2)) == Channel(
        source=GUARDIAN, card=guardian, target=1
    )


def test_creatures_below_strongholds_channel_if_the_plan_lets_them() -> None:
    """The Shadow of Ashes gives 3: with the Wisp's 4 they beat the Archer. Valkyrie Spirits serve Knights alone."""
    field = duel("will_o_the_wisp", "archer").field
    plan = Plan(goal="win", channelers=True)
    shadow = Channel(source="A1", card="shadow_of_ashes", target=1)
    assert answered(seen(field, "modifiers", below=("shadow_of_ashes",)), plan) == shadow
    assert answered(seen(field, "modifiers", below=("shadow_of_ashes",)), replace(plan, channelers=False)) == Pass()
    assert answered(seen(field, "modifiers", below=("valkyrie_spirit",)), plan) == Pass()


def test_two_plans_bid_against_each_other_like_an_auction() -> None:
    """Each takes one step, and the other sees only what lies there; who cannot win any more stops."""
    mine, theirs = Plan(goal="win", shots=("archer", "gunner")), Plan(goal="win", shots=("archer",))
    field = duel("swordsman", "sorcerer").field
    assert answered(seen(field, "modifiers", hand=("archer", "gunner")), mine) == Shoot(card="archer")
    field = duel("swordsman", "sorcerer", shots=((0, "archer"),)).field
    assert answered(seen(field, "modifiers", seat=1, hand=("archer",)), theirs) == Shoot(card="archer")
    field = duel("swordsman", "sorcerer", shots=((0, "archer"), (1, "archer"))).field
    assert answered(seen(field, "modifiers", hand=("gunner",)), mine) == Shoot(card="gunner")
    field = duel("swordsman", "sorcerer", shots=((0, "archer"), (1, "archer"), (0, "gunner"))).field
    assert answered(seen(field, "modifiers", seat=1), theirs) == Pass()


# Secondary attacks


def after_matches(*fighters: Any) -> Battlefield:
    return battlefield(stage="secondary", appeared=20, fighters=fighters, match_ups=(MatchUp(number=1, compared=True),))


def test_the_strongest_that_can_be_beaten_is_struck_with_the_least_that_beats_it() -> None:
    """Rulebook §3.10: the Archer's 6 and the Bugs' 2 beat the Wisp (4); the Sorcerer (8) is beaten by 9 and more."""
    field = after_matches(fighter(1, 1, "sorcerer"), fighter(2, 1, "will_o_the_wisp"))
    plan = Plan(secondary="highest")
    assert answered(seen(field, "secondary", hand=("archer", "swordsman", "succubus")), plan) == Strike(
        card="succubus", target=1
    )
    assert answered(seen(field, "secondary", hand=("archer",)), plan) == Strike(card="archer", target=2)
    assert answered(seen(field, "secondary", hand=("idiot",)), plan) == Pass()
    assert answered(seen(field, "secondary", hand=("archer",)), Plan(secondary="never")) == Pass()


def test_several_strike_together_where_one_is_too_weak_and_some_stay_back() -> None:
    field = after_matches(fighter(1, 1, "sorcerer"))
    plan = Plan(secondary="highest", keep_back=("zombie",))
    assert answered(seen(field, "secondary", hand=("archer", "gunner")), plan) == Strike(card="archer", target=1)
    assert answered(seen(field, "secondary", hand=("archer", "zombie")), plan) == Pass()


# Always legal, and blind to what is hidden


def test_whatever_a_plan_says_its_answers_are_legal_and_the_same_whatever_the_enemy_holds() -> None:
    match = duel("swordsman", "zombie").field
    fields: dict[Kind, Battlefield] = {
        "command": BEFORE,
        "command-card": BEFORE,
        "responses": BEFORE,
        "primary": MATCHES,
        "bribery": match,
        "spells": match,
        "modifiers": match,
        "secondary": after_matches(fighter(1, 1, "archer")),
    }
    for index in range(60):
        draw = chance("plans", index)
        plan = arbitrary(Plan, draw) if index % 2 else sensible(draw)
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
                assert PARTS[kind].problems(view, decision, answer) == ()


def sensible(draw: Any) -> Plan:
    """Make a plan that answers nearly everything."""
    return Plan(
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
            if action is None and (action := game.plans.answer(view, decision, plans[decision.seat])) is not None:
                answers.add(decision.kind)
                assert game.problems(view, decision, action) == ()
            action = action or game.sample(view, decision, draw)
            now = game.apply(now, decision, action, draw).state
            assert game.violations(now) == ()
    assert {"command", "command-card", "primary", "bribery", "modifiers", "secondary"} <= answers


# Menus


VIEW = view_of(
    state(
        players=(
            player(0, hand=("archer", "sorcerer", "gold", "st_ballantines_evocation"), drawn=("gunner", "captain")),
            player(1),
        )
    ),
    0,
)


def pressed(*presses: tuple[str, str | tuple[str, ...]], draft: Draft | None = None) -> Draft:
    decision = sheets.standing(VIEW)
    assert decision is not None
    draft = draft or Draft()
    for key, chosen in presses:
        draft = GAME.take(VIEW, decision, draft, key, (chosen,) if isinstance(chosen, str) else chosen)
    return draft


def test_a_plan_is_put_together_part_by_part() -> None:
    draft = pressed(
        ("part", "commands"),
        ("attacking", "yes"),
        ("commands", "sorcerer"),
        ("dispel", "6"),
        ("part", "primaries"),
        ("primaries", "captain"),
        ("primaries", "archer"),
        ("then", "lowest"),
        ("part", "bribery"),
        ("bribe", "losing-8"),
        ("part", "spells"),
        ("spells", ("st_ballantines_evocation",)),
        ("spells-from", "10"),
        ("part", "modifiers"),
        ("goal", "win"),
        ("stones", "2"),
        ("shots", "archer"),
        ("shots", "gunner"),
        ("part", "secondary"),
        ("secondary", "highest"),
        ("keep-back", ("captain",)),
        ("part", "windows"),
        ("otherwise", "pass"),
        ("pass-windows", ("flight",)),
    )
    assert menus.drafted(draft) == Plan(
        attacking="yes",
        commands=("sorcerer",),
        dispel="area",
        dispel_from=6,
        primaries=("captain", "archer"),
        then="lowest",
        bribes=(BribeRule(base_from=8),),
        unbribed="pass",
        spells=(SpellRule(card="st_ballantines_evocation", base_from=10),),
        goal="win",
        stones=2,
        shots=("archer", "gunner"),
        secondary="highest",
        keep_back=("captain",),
        otherwise="pass",
        pass_windows=("flight",),
    )


def test_a_card_of_a_list_in_order_is_taken_out_by_choosing_it_again() -> None:
    draft = pressed(("part", "primaries"), ("primaries", "captain"), ("primaries", "archer"), ("primaries", "captain"))
    assert menus.drafted(draft).primaries == ("archer",)


def test_the_menus_of_a_plan_fit_the_house() -> None:
    decision = sheets.standing(VIEW)
    assert decision is not None
    for index in range(30):
        draw = chance("plan-walk", index)
        draft = Draft()
        for _ in range(25):
            questions = tuple(GAME.questions(VIEW, decision, draft))
            for question in questions:
                assert re.fullmatch(r"[A-Za-z0-9_.+-]{1,40}", question.key)
                assert all(re.fullmatch(r"[A-Za-z0-9_.:+-]{1,60}", choice) for choice in question.choices)
                assert set(question.chosen) <= set(question.choices)
                assert len(question.chosen) <= question.most
            question = draw.pick(questions)
            most = min(question.most, len(question.choices))
            chosen = draw.some(question.choices, question.least + draw.below(most - question.least + 1))
            draft = GAME.take(VIEW, decision, draft, question.key, chosen)
            assert GAME.faults(VIEW, decision, draft) == ()


def test_what_is_not_on_the_menu_is_refused() -> None:
    for key, chosen in (("part", "everything"), ("goal", "win")):
        with pytest.raises(IllegalAction):
            pressed((key, chosen))


def test_a_plan_that_makes_no_sense_is_refused_with_all_its_faults() -> None:
    decision = sheets.standing(VIEW)
    assert decision is not None
    spells = (SpellRule(card="rooster"), SpellRule(card="hammer_of_doom"))
    plan = Plan(primaries=("nobody",), stones=-1, pass_windows=("march",), shots=("archer",) * 30, spells=spells)
    assert {problem.key.removeprefix("guardians-problem-") for problem in GAME.problems(VIEW, decision, plan)} == {
        "unknown-card",
        "plan-not-cast",
        "plan-number",
        "plan-window",
        "plan-too-long",
    }


def test_the_public_has_no_standing_orders() -> None:
    assert sheets.standing(view_of(state(), None)) is None
