"""The rulings that show in the course of a combat or a turn; each test begins with its number.

Those that open cards decide are in test_guardians_field_rulings, a few in the tests of marches and retreats; the last
test here looks whether one is missing.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from bot.games.guardians.combat import spells
from bot.games.guardians.spaces import control_of
from bot.games.guardians.table import (
    DISPUTED,
    HOMES,
    AreaHit,
    Bribe,
    Command,
    CommandsShown,
    ControlCounted,
    Destroyed,
    FlightShown,
    GuardianHeld,
    Home,
    Layout,
    Lead,
    MatchDecided,
    MatchEnded,
    Moved,
    Place,
    Play,
    PrimariesShown,
    Reinforce,
    Retreat,
    Say,
    Settle,
    Settled,
    Shoot,
    SpaceSettled,
    Stand,
    State,
    Storm,
    Strike,
    StrongholdLost,
    Walk,
)
from tests.games.guardians.courses import ENDLESS, attack, let_go_until, played, turn
from tests.games.guardians.fights import Fight, fight
from tests.games.guardians.tables import GAME, army, by_steps, ground, player, state, table

HERE: Final = Path(__file__)
RULINGS: Final = frozenset(f"R{number:02}" for number in range(1, 46))

SHIELD, BEARER, OTHER_BEARER = (
    "shield_broms_angelic_08",
    "standard_bearer_broms_angelic_13",
    "standard_bearer_broms_skull_16",
)


def control(game: Fight) -> tuple[int, int]:
    """The final count, attacker first."""
    counted = game.of(ControlCounted)[-1]
    return counted.sums[0].total, counted.sums[1].total


# Commands


def test_r03_a_command_that_was_announced_is_shown_unless_none_is_left() -> None:
    game = fight(("sorcerer",), ("swordsman",)).answer(0, Say(yes=True)).answer(1, Say(yes=False))
    assert game.problems(0, Command(card=None)) == ["not-on-the-menu"]

    cannon = {"A2": {"upgrade": "flame_cannon"}}
    vanished = fight(
        ("swordsman",), ("mule",), homes=(cannon, None), stones=(3, 0), depots=((), ("summon_loghammers_sapper",))
    )
    vanished.answer(0, Say(yes=True)).play(1, "summon_loghammers_sapper", "A2")
    vanished.until("command-card")
    assert vanished.problems(0, Command(card="flame_cannon")) == ["not-on-the-menu"]
    assert vanished.problems(0, Command(card=None)) == []
    vanished.answer(0, Command(card=None))
    assert vanished.of(CommandsShown)[-1].cards == (None, None)


def test_r04_answers_come_first_then_cancelling_then_contradictions() -> None:
    dispelled = fight(
        ("iron_crag_baggler", "mule", "archer"), ("sorcerer", "archer"), depots=((), ("dispel_magic",))
    ).commands("iron_crag_baggler", "sorcerer")
    dispelled.play(1, "dispel_magic", "iron_crag_baggler").until("primary")
    assert [hit.fallen for hit in dispelled.of(AreaHit)] == [("mule",)]

    cancelled = fight(("iron_crag_baggler", "mule"), ("slor_overlord_of_the_wastes", "mule"))
    cancelled.commands("iron_crag_baggler", "slor_overlord_of_the_wastes").until("primary")
    assert cancelled.lies("slor_overlord_of_the_wastes")


@pytest.mark.parametrize("first", [True, False])
def test_r04_area_attacks_hit_before_texts_are_blank(first: bool) -> None:
    """The Dog is still immune to the Sorcerer's fire, who burns although Elandar blanks his text; whoever attacks."""
    sides = ("elandar_mighty_wizard", "devil_hedgehog", "mule"), ("sorcerer", "archer")
    game = fight(*(sides if first else sides[::-1]))
    game.commands(*(("elandar_mighty_wizard", "sorcerer") if first else ("sorcerer", "elandar_mighty_wizard")))
    assert [hit.fallen for hit in game.of(AreaHit)] == [("mule",)]
    assert game.hand(0 if first else 1) == ("devil_hedgehog",)


@pytest.mark.parametrize("first", [True, False])
def test_r04_blank_texts_come_before_whatever_else_commands_do(first: bool) -> None:
    """Neither does the Spirit lay anybody aside, nor does Floyd help anybody and fall, whoever attacks."""
    for other in ("stinking_spirit", "floyd_the_flying_pig", "uras_overlord_of_mountains"):
        sides = ("elandar_mighty_wizard", "mule"), (other, "mule")
        game = fight(*(sides if first else sides[::-1]), terrain="woods")
        game.commands(*(("elandar_mighty_wizard", other) if first else (other, "elandar_mighty_wizard")))
        assert game.lies(other)
        assert (game.hand(0), game.hand(1)) == (("mule",), ("mule",))
        game.lead("mule", "mule").until("retreat", "heal", "")
        assert game.totals() == (2, 2)
        assert game.of(Destroyed) == []


def test_r04_whoever_joins_the_hand_while_commands_begin_is_laid_aside_with_the_others() -> None:
    """The Medallion brings the Bugs into the hand, the Spirit lets nobody of their size fight."""
    game = fight(
        ("archer",),
        ("stinking_spirit", "archer"),
        depots=(("medallion_of_skyphos",), ()),
        dominance=("icky_bugs", "archer"),
    )
    game.commands("medallion_of_skyphos", "stinking_spirit")
    assert game.hand(0) == ("archer",)
    assert game.fighter("icky_bugs").role == "aside"


def test_r07_a_command_spell_after_another_command_is_illegal_but_for_a_profile() -> None:
    sides = ("sorcerer", "archer"), ("mule", "archer")
    strict = fight(*sides, depots=(("ice_storm",), ())).commands("sorcerer")
    assert strict.asked[0] == "primary"
    profile = by_steps(turn_limit="none", second_command_spell=True)
    house = fight(*sides, depots=(("ice_storm",), ()), options=profile).commands("sorcerer")
    assert house.asked == ("responses", (0,))
    assert house.problems(0, Play(card="ice_storm")) == []


def test_r27_who_was_bribed_with_jamchops_help_stays_away_and_later_bribes_need_their_icon() -> None:
    game = fight(
        ("jamchops_the_trader", "mule", "mule"),
        ("sand_lord", "sand_lord"),
        depots=(("beer", "beer"), ("dispel_magic",)),
    )
    game.commands("jamchops_the_trader").until("primary").lead("mule", "sand_lord").until("bribery")
    game.bribe(0, "beer").until("primary")
    assert game.pen(1) == ("sand_lord",)
    at = table(game.state)
    spells.make_void(at, 0, "jamchops_the_trader", "dispel_magic")
    later = Fight(at.state, game.events).lead("mule", "sand_lord")
    assert later.pen(1) == ("sand_lord",)
    assert later.until("bribery").problems(0, Bribe(card="beer")) == ["not-on-the-menu"]

    before = fight(("jamchops_the_trader", "mule"), ("sand_lord",), depots=(("beer",), ("dispel_magic",)))
    before.commands("jamchops_the_trader").play(1, "dispel_magic", "jamchops_the_trader")
    before.until("primary").lead("mule", "sand_lord").until("bribery")
    assert before.problems(0, Bribe(card="beer")) == ["not-on-the-menu"]


def test_r28_nothing_dispels_the_text_of_a_creature_that_fights() -> None:
    game = fight(("merchant",), ("swordsman",), depots=((), ("dispel_magic",))).lead("merchant", "swordsman")
    game.until("spells")
    for target in ("", "merchant", str(game.fighter("merchant").number)):
        assert game.problems(1, Play(card="dispel_magic", target=target)) == ["not-on-the-menu"]
    game.to_end()
    assert [event.fighter.card for event in game.of(Destroyed)] == ["swordsman"]


def test_r29_with_both_hands_empty_it_is_resolved_at_once() -> None:
    game = fight(("mule",), ("mule",), depots=(("vitales_dark_cloud",), ("vitales_dark_cloud",)))
    game.commands("vitales_dark_cloud", "vitales_dark_cloud").to_end()
    assert game.of(PrimariesShown) == []
    assert control(game) == (0, 0)


# Match-ups and secondary attacks


def test_r08_the_attacker_begins_with_spells_and_whoever_is_behind_with_modifiers() -> None:
    idle = ("pepes_slow_down",)
    threatened = fight(("merchant",), ("swordsman",), depots=(idle, idle)).lead("merchant", "swordsman")
    assert threatened.until("spells").asked == ("spells", (0,))
    behind = fight(("axeman", "archer"), ("swordsman", "archer"), stones=(0, 0)).lead("axeman", "swordsman")
    assert behind.until("modifiers").asked == ("modifiers", (1,))
    equal = fight(("swordsman", "archer"), ("swordsman", "archer"), stones=(0, 0)).lead("swordsman", "swordsman")
    assert equal.until("modifiers").asked == ("modifiers", (0,))


def test_r09_a_modifier_may_be_played_that_does_not_change_the_winner() -> None:
    game = fight(("sand_lord", "archer"), ("idiot", "mule"), stones=(0, 0)).lead("sand_lord", "idiot")
    game.until("modifiers").let_go()
    assert game.asked == ("modifiers", (0,))
    assert game.problems(0, Shoot(card="archer")) == []
    game.shoot(0, "archer").until("primary", "secondary")
    assert game.totals() == (14, 0)


def test_r12_secondary_attacks_come_one_at_a_time_and_tell_at_once() -> None:
    game = fight(("idiot", "idiot", "axeman", "axeman"), ("swordsman", "archer"), stones=(0, 0))
    game.lead("idiot", "swordsman").lead("idiot", "archer").strike(0, "axeman", "archer").until("secondary")
    beaten, other = game.fighter("archer").number, game.fighter("swordsman").number
    assert game.problems(0, Strike(card="axeman", target=beaten)) == ["not-on-the-menu"]
    assert game.problems(0, Strike(card="axeman", target=other)) == []


def test_r44_a_vampire_takes_stones_if_the_beaten_side_has_channelled_in_this_combat() -> None:
    idle = fight(("vampire",), ("will_o_the_wisp",), stones=(0, 5)).lead("vampire", "will_o_the_wisp").to_end()
    assert idle.stones(1) == 5
    game = fight(("idiot", "vampire"), ("cleric", "horse"), stones=(0, 5)).lead("idiot", "cleric").until("modifiers")
    while game.asked[1] == (0,):
        game.let_go()
    game.channel(1, "cleric").lead("vampire", "horse").to_end()
    assert game.stones(1) == 5 - 1 - 2


def test_r34_nobody_has_fewer_than_no_stones() -> None:
    poor = fight(("goat",), ("idiot",), stones=(0, 0)).lead("goat", "idiot").to_end()
    assert poor.stones(1) == 0
    game = fight(("vampire",), ("cleric",), stones=(0, 2)).lead("vampire", "cleric").until("modifiers")
    while game.asked[1] == (0,):
        game.let_go()
    game.channel(1, "cleric").to_end()
    assert game.of(MatchDecided)[-1].match.winner is not None
    assert game.stones(1) == 0  # one was left, two would go


# Homes, the Guardian and the end


def test_r15_channelers_below_a_stronghold_offer_no_resistance() -> None:
    homes: dict[Place, dict[str, Any]] = {"D2": {"below": ("sorcerer", "cleric")}}
    game = turn(players=(player(0), player(1, homes=homes)), armies=(army(0, "C2", "idiot"),))
    game.answer(0, Walk(shield="C2", path=("D2",)))
    assert game.state.combat is None
    assert [event.discarded for event in game.of(StrongholdLost)] == [("sorcerer", "cleric")]
    assert sorted(game.discard(1)) == ["cleric", "sorcerer"]


def test_r16_whoever_fails_at_the_guardian_stays_on_the_ruin() -> None:
    ruin: dict[Place, dict[str, Any]] = {"D2": {"ruined": True}}
    game = turn(
        players=(player(0, stones=0), player(1, stones=0, homes=ruin)), armies=(army(0, "D2", "mule", "archer"),)
    )
    game.answer(0, Storm(shield="D2")).until("primary").answer(0, Lead(card="mule"))
    game.to_end()
    assert [event.seat for event in game.of(GuardianHeld)] == [1]
    [there] = [one for one in game.state.armies if one.owner == 0]
    assert (there.place, there.creatures) == ("D2", ("archer",))
    assert game.discard(0) == ("mule",)


def test_r17_when_both_reach_victory_at_once_the_active_player_wins_and_in_settlement_the_higher_dominance() -> None:
    fallen: dict[str, Any] = {"shields_lost": 4}
    game = attack(("merchant",), ("super_model",), more=(fallen, fallen)).lead("merchant", "super_model").to_end()
    assert isinstance(ended := game.events[-1], MatchEnded)
    assert (ended.reason, ended.winner, ended.shields_lost) == ("shields", 0, (5, 5))

    for first in (0, 1):
        starving = turn(
            players=(player(0, stones=0, **fallen), player(1, stones=0, **fallen)),
            armies=(army(0, "B2", "mule", turned=True), army(1, "C2", "mule", turned=True)),
            first=first,
        )
        assert starving.asked == ("settle", (0, 1))
        starving.answer(0, Settle(spaces=(Settled(place="B2", creature="mule"),)))
        starving.answer(1, Settle(spaces=(Settled(place="C2", creature="mule"),)))
        assert isinstance(ended := starving.events[-1], MatchEnded)
        assert (ended.winner, ended.shields_lost) == (first, (5, 5))


def test_r18_the_retreating_player_chooses_his_space() -> None:
    game = attack(("sand_lord",), ("idiot", "archer"), others=[army(1, "C1", "mule")])
    game.lead("sand_lord", "idiot").until("retreat")
    assert game.asked == ("retreat", (1,))
    for place in ("C1", "C3", "D2"):
        assert game.problems(1, Retreat(to=place)) == []
    assert game.problems(1, Retreat(to="B2")) != []


def test_r19_another_standard_bearer_may_come_once_the_one_in_play_was_lost() -> None:
    def organising(*armies: Any) -> Fight:
        return turn(
            players=(player(0, hand=(BEARER, "archer")), player(1)),
            armies=armies,
            phase="organise",
            first=None,
        )

    bearer = Layout(homes=(Home(shield=BEARER, above=("archer",)), Home(), Home()))
    standing = organising(army(0, "B2", "idiot", shield=OTHER_BEARER))
    assert standing.problems(0, bearer) == ["second-bearer"]
    assert organising(army(0, "B2", "idiot")).problems(0, bearer) == []


def test_r20_a_shield_at_home_may_be_taken_back_and_is_not_lost() -> None:
    game = turn(armies=(army(0, "A1", "archer", shield=SHIELD),), phase="organise", first=None)
    game.answer(1, GAME.fallback(game.view(1), game.decision(1))).answer(0, Layout())
    assert game.pen(0) == ("archer", SHIELD)
    assert game.state.armies == ()
    assert game.state.players[0].shields_lost == 0


# Marches


def test_r32_every_turned_shield_is_an_option_to_reinforce() -> None:
    game = turn(
        armies=(
            army(0, "A1", "captain", "corporal", shield=None),
            army(0, "B1", "archer"),
            army(0, "B3", "axeman"),
        )
    )
    game.answer(0, Reinforce(shield="B1", origin="A1", path=("B1",), creatures=("captain",)))
    game.answer(0, Reinforce(shield="B3", origin="A1", path=("B1",), creatures=("corporal",)))
    [there] = [one for one in game.state.armies if one.place == "B1"]
    assert there.creatures == ("archer", "captain", "corporal")


def test_r33_a_combat_uses_the_option_up() -> None:
    game = attack(("sand_lord",), ("idiot",), others=[army(0, "B1", "mule"), army(1, "C1", "mule")]).lead(
        "sand_lord", "idiot"
    )
    let_go_until(game, "march")
    assert game.asked == ("march", (1,))
    game.answer(1, Stand(shield="C1"))
    assert game.asked == ("march", (0,))
    assert game.problems(0, Walk(shield="C2", path=("C3",))) == ["not-on-the-menu"]
    assert game.problems(0, Stand(shield="B1")) == []


def home(**fields: Any) -> State:
    homes: dict[Place, dict[str, Any]] = {"A2": fields}
    return state(
        players=(player(0, homes=homes, deck=("mule",) * 9), player(1)),
        armies=(army(0, "A1", "archer"), army(1, "C2", "axeman")),
        active=None,
        options=ENDLESS,
    )


def test_r35_a_home_space_is_its_owners_also_in_ruins_until_a_shield_stands_there() -> None:
    for ruined in (True, False):
        made = home(ruined=ruined)
        assert control_of(made.grounds, made.armies, "A2") == 0
        game = played(made).answer(0, Walk(shield="A1", path=("A2", "A3")))
        assert [event.place for event in game.of(Moved)] == ["A3"]
    held = replace(made, armies=(*made.armies, army(1, "A2", "mule")))
    assert control_of(held.grounds, held.armies, "A2") == 1


def test_r36_the_left_column_of_one_player_is_the_right_one_of_the_other() -> None:
    assert HOMES[0][0][1] == HOMES[1][2][1]
    assert HOMES[0][1][1] == HOMES[1][1][1]
    made = state(players=(player(0, hand=("snake_pit",)), player(1)), phase="organise", first=None, active=None)
    game = played(made)
    game.answer(1, GAME.fallback(game.view(1), game.decision(1)))
    game.answer(0, Layout(downgrades=("snake_pit", None)))
    left, _, _ = game.state.players[1].strongholds
    assert left.downgrade == "snake_pit"


def test_r37_a_walker_cannot_enter_a_bare_space_under_an_own_shield_nor_pass_it() -> None:
    game = turn(armies=(army(0, "A1", "archer"), army(0, "B1", "axeman")))
    assert game.problems(0, Walk(shield="A1", path=("B1",))) != []
    assert game.problems(0, Walk(shield="A1", path=("B1", "C1"))) == ["not-on-the-menu"]
    laid = turn(armies=(army(0, "A1", "archer"), army(0, "B1", "axeman")), grounds={"B1": ground("mountains", 0)})
    assert laid.problems(0, Walk(shield="A1", path=("B1", "C1"))) == []


def test_r38_a_shield_that_ends_on_an_own_stronghold_covers_the_loose_creatures_within_the_limit() -> None:
    loose = army(0, "A2", "gunner", "gunner", shield=None)
    game = turn(armies=(army(0, "A1", "archer"), loose)).answer(0, Walk(shield="A1", path=("A2",)))
    [there] = game.state.armies
    assert there.creatures == ("archer", "gunner", "gunner")
    heavy = turn(armies=(army(0, "A1", *("gunner",) * 4), loose))
    assert heavy.problems(0, Walk(shield="A1", path=("A2",))) == ["too-heavy"]


def test_r39_flying_reinforcements_are_not_the_flight_of_the_turn() -> None:
    game = turn(
        armies=(
            army(0, "A1", "bantam_drake", shield=None),
            army(0, "C1", "archer"),
            army(0, "A3", "wind_spirit"),
        )
    )
    game.answer(0, Reinforce(shield="C1", origin="A1", path=("B1", "C1"), creatures=("bantam_drake",), fly=True))
    assert [event.cards for event in game.of(FlightShown)] == [("bantam_drake",)]
    assert game.problems(0, Walk(shield="A3", path=("B3", "C3"), fly=True)) == []


# Settlement


def test_r31_both_settle_in_secret_and_at_the_same_time() -> None:
    game = turn(
        players=(player(0, hand=("woods",), deck=("mule",) * 9), player(1, hand=("mountains",), deck=("mule",) * 9)),
        armies=(army(0, "B2", "mule", turned=True), army(1, "C1", "mule", turned=True)),
    )
    assert game.asked == ("settle", (0, 1))
    game.answer(1, Settle(spaces=(Settled(place="C1", terrain="mountains"),)))
    assert game.of(SpaceSettled) == []
    assert game.view(0).grounds[DISPUTED.index("C1")].terrain is None
    game.answer(0, Settle(spaces=(Settled(place="B2", terrain="woods"),)))
    assert sorted(event.place for event in game.of(SpaceSettled)) == ["B2", "C1"]


# None missing


def test_each_ruling_has_a_case() -> None:
    """R01 to R45, each the beginning of a test's name in some module of these folders."""
    told = {
        f"R{number}"
        for module in HERE.parents[1].rglob("test_*.py")
        for number in re.findall(r"^def test_r(\d{2})_", module.read_text("utf-8"), re.MULTILINE)
    }
    assert told == RULINGS
