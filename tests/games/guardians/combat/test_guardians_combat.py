"""Combats step by step: who is asked when, what each command does, what each step of a match-up decides.

Seat 0 attacks seat 1. The sums themselves are tested in test_guardians_sums, the example of the rules in
test_guardians_example.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games.forms import NOT_ON_THE_MENU
from bot.games.guardians.cards import CARDS
from bot.games.guardians.table import (
    GUARDIAN,
    AreaHit,
    Bribe,
    Bribed,
    BriberyFailed,
    CardDispelled,
    CardPlayed,
    CardsSaved,
    Channel,
    Channelled,
    Command,
    CommandsShown,
    ControlCounted,
    Declare,
    Destroyed,
    GuardianHeld,
    Heal,
    Healed,
    Lead,
    MatchDecided,
    MatchEnded,
    Options,
    Pass,
    Play,
    Raise,
    Save,
    Say,
    SentAway,
    ShieldLost,
    Shoot,
    Strike,
    StrongholdLost,
)
from bot.games.parts import ANOTHER_QUESTION
from tests.games.guardians.coverage import acts, rests
from tests.games.guardians.fights import Fight, fight, on_stronghold
from tests.games.guardians.tables import GAME, by_steps

HARMLESS = ("make_juice",)
"""A depot that has cards, and nothing that fits most windows."""


def kinds(ended: Fight) -> list[str]:
    """What would be asked of a combat whose questions are all let go."""
    asked = []
    while ended.state.combat is not None and ended.asked[0]:
        asked.append(f"{ended.asked[0]} {ended.asked[1]}")
        ended.let_go()
    return asked


def control(ended: Fight) -> tuple[int, int]:
    counted = ended.of(ControlCounted)[-1]
    return counted.sums[0].total, counted.sums[1].total


# Windows follow from what everybody sees


@pytest.mark.parametrize(
    ("depot", "other"),
    [
        (("gold",), ("dispel_magic",)),
        (("dispel_magic", "make_juice"), ("babes", "ice_storm")),
        (("power_lunch",), ("shroud_of_grahzue",)),
    ],
)
def test_what_is_asked_does_not_depend_on_what_a_depot_holds(depot: tuple[str, ...], other: tuple[str, ...]) -> None:
    """Two depots of one size bring the same questions, to the same seats in the same order."""
    stacks = ("swordsman", "archer"), ("sand_lord", "devil_dog")
    asked = [kinds(fight(*stacks, depots=(mine, HARMLESS))) for mine in (depot, other)]
    assert asked[0] == asked[1]


def test_a_seat_with_nothing_that_fits_is_asked_all_the_same_and_passes_by_force() -> None:
    begun = fight(("swordsman",), ("sand_lord",), depots=(HARMLESS, ())).lead("swordsman", "sand_lord")
    assert begun.asked == ("bribery", (0,))
    assert begun.forced(0) == Pass()


def test_without_depots_no_window_stops_two_who_can_neither_shoot_nor_channel() -> None:
    plain = fight(("swordsman",), ("sand_lord",), stones=(0, 0))
    asked = kinds(plain)
    assert [one for one in asked if not one.startswith(("command ", "primary"))] == []


def test_spells_have_a_window_of_their_own_only_if_something_would_be_destroyed() -> None:
    harmless = kinds(fight(("swordsman",), ("sand_lord",), depots=(HARMLESS, HARMLESS)))
    threatening = kinds(fight(("merchant",), ("swordsman",), depots=(HARMLESS, HARMLESS)))
    assert not any(one.startswith("spells") for one in harmless)
    assert [one for one in threatening if one.startswith("spells")] == ["spells (0,)", "spells (1,)"]


# Command cards


def test_the_attacker_says_first_and_the_defender_hears_it() -> None:
    begun = fight(("sorcerer",), ("wailing_specter",))
    assert begun.asked == ("command", (0,))
    begun.answer(0, Say(yes=True))
    assert begun.asked == ("command", (1,))
    assert begun.field.commands == (True, None)


def test_in_the_jungle_nobody_is_asked_for_a_command() -> None:
    assert fight(("sorcerer",), ("wailing_specter",), terrain="jungle").asked[0] == "primary"


def test_who_has_no_command_card_may_not_say_yes_and_says_no_by_himself() -> None:
    begun = fight(("swordsman",), ("sorcerer",))
    assert begun.problems(0, Say(yes=True)) == ["not-on-the-menu"]
    assert begun.forced(0) == Say(yes=False)


def test_whoever_has_said_yes_must_show_a_card() -> None:
    """Ruling R03."""
    begun = fight(("sorcerer",), ("swordsman",)).answer(0, Say(yes=True)).answer(1, Say(yes=False))
    assert begun.asked == ("command-card", (0,))
    assert begun.problems(0, Command(card=None)) == ["not-on-the-menu"]
    assert begun.problems(0, Command(card="swordsman")) == ["not-on-the-menu"]


def test_command_cards_are_sealed_until_both_are_in() -> None:
    begun = fight(("sorcerer", "archer"), ("wailing_specter", "archer"))
    begun.answer(0, Say(yes=True)).answer(1, Say(yes=True)).answer(0, Command(card="sorcerer"))
    assert begun.field.fighters == ()
    assert begun.of(CommandsShown) == []
    begun.answer(1, Command(card="wailing_specter"))
    assert begun.of(CommandsShown)[0].cards == ("sorcerer", "wailing_specter")


def test_area_attacks_of_both_commands_hit_the_hands_as_they_were() -> None:
    """Case S30, ruling R04: a creature that falls to one does not save anybody from the other."""
    begun = fight(("sorcerer", "gunner", "archer"), ("wailing_specter", "mule", "swordsman"))
    begun.commands("sorcerer", "wailing_specter")
    assert [(hit.seat, hit.victim, hit.fallen) for hit in begun.of(AreaHit)] == [
        (0, 1, ("mule",)),
        (1, 0, ("gunner",)),
    ]
    assert (begun.hand(0), begun.hand(1)) == (("archer",), ("swordsman",))


def test_an_ice_storm_hits_the_flyers_of_both_hands() -> None:
    """Case S36."""
    begun = fight(("arwyddyn", "swordsman"), ("bantam_drake", "arwyddyn"), depots=(("ice_storm",), ()))
    begun.commands("ice_storm")
    assert (begun.hand(0), begun.hand(1)) == (("swordsman",), ("bantam_drake",))
    assert begun.discard(0) == ("ice_storm", "arwyddyn")


def test_uras_falls_to_slor_and_the_land_is_dry() -> None:
    """Case S31: the lower dominance is dispelled and lost."""
    begun = fight(
        ("uras_overlord_of_mountains", "archer"), ("slor_overlord_of_the_wastes", "sand_lord"), terrain="woods"
    )
    begun.commands("uras_overlord_of_mountains", "slor_overlord_of_the_wastes")
    assert begun.discard(0) == ("uras_overlord_of_mountains",)
    assert begun.lies("slor_overlord_of_the_wastes")
    begun.lead("archer", "sand_lord").until("retreat", "")
    assert begun.totals() == (6, 17)


@pytest.mark.parametrize(
    ("first", "second"), [("uras_overlord_of_mountains", "baezhu_overlord_of_twisted_ways"), ("seer", "visionary")]
)
def test_contradictions_of_equal_dominance_dispel_both(first: str, second: str) -> None:
    """Cases S32 and S33."""
    begun = fight((first, "archer"), (second, "archer"), terrain="woods").commands(first, second)
    assert (begun.discard(0), begun.discard(1)) == ((first,), (second,))
    assert begun.asked == ("primary", (0, 1))


@acts("cancel_command")
def test_a_baggler_cancels_the_sorcerer_who_stays() -> None:
    """Case S39: cancelling is no contradiction."""
    begun = fight(("iron_crag_baggler", "mule"), ("sorcerer", "mule")).commands("iron_crag_baggler", "sorcerer")
    assert begun.of(AreaHit) == []
    assert begun.lies("sorcerer")
    begun.to_end()
    assert control(begun) == (4 + 4, 8 + 4)


def test_a_dispelling_can_be_dispelled() -> None:
    begun = fight(("sorcerer", "archer"), ("mule", "archer"), depots=(("dispel_magic",), ("dispel_magic",))).commands(
        "sorcerer"
    )
    begun.play(1, "dispel_magic", "sorcerer")
    assert begun.asked == ("responses", (0,))
    begun.play(0, "dispel_magic")
    begun.until("primary")
    assert [(event.card, event.seat) for event in begun.of(CardDispelled)] == [("dispel_magic", 1)]
    assert begun.hand(1) == ("archer",)


@rests("dispel")
def test_nothing_is_dispelled_in_the_maitz_hotel() -> None:
    begun = fight(
        ("sorcerer", "archer"), ("mule", "archer"), depots=((), ("dispel_magic",)), terrain="the_maitz_hotel"
    ).commands("sorcerer")
    assert begun.asked[0] == "primary"


def test_the_gringe_commanders_bonus_cannot_be_dispelled() -> None:
    begun = fight(("gringe_commander", "archer"), ("mule",), depots=((), ("dispel_magic",)))
    begun.commands("gringe_commander")
    assert begun.asked == ("responses", (1,))
    assert begun.problems(1, Play(card="dispel_magic", target="gringe_commander")) == ["not-on-the-menu"]


def test_the_chicken_bearer_cancels_a_command_for_a_stone() -> None:
    begun = fight(
        ("sorcerer", "archer"), ("mule",), shields=("", "standard_bearer_ploogs_chicken_12"), stones=(0, 1)
    ).commands("sorcerer")
    begun.play(1, "standard_bearer_ploogs_chicken_12", "sorcerer").until("primary")
    assert begun.stones(1) == 0
    assert begun.hand(1) == ("mule",)


def test_mayor_mcevil_discards_animals_and_lays_the_small_ones_aside() -> None:
    """Methane does not kill (case S37): whoever suffocates counts nothing, and comes back afterwards."""
    begun = fight(("mayor_mcevil", "mule", "archer"), ("merchant", "icky_bugs", "gunner", "swordsman"))
    begun.answer(0, Say(yes=True)).answer(1, Say(yes=False))
    assert begun.problems(0, Command(card="mayor_mcevil", discards=("archer",))) == ["not-on-the-menu"]
    begun.answer(0, Command(card="mayor_mcevil", discards=("mule",)))
    [hit] = begun.of(AreaHit)
    assert (hit.points, hit.fallen, hit.aside) == (3, ("icky_bugs", "merchant"), True)
    assert begun.fighter("merchant").role == "aside"
    begun.lead("archer", "swordsman").until("secondary").pass_(1).to_end()
    assert control(begun) == (5 + 6, 6 + 4)
    [army] = [one for one in begun.state.armies if one.owner == 1]
    assert army.creatures == ("gunner", "icky_bugs", "merchant", "swordsman")


def test_a_flame_cannon_fires_over_the_two_spaces_in_front_for_stones() -> None:
    cannon = {"D2": {"upgrade": "flame_cannon"}}
    begun = fight(("swordsman", "sand_lord"), ("mule",), homes=(None, cannon), stones=(0, 3))
    begun.answer(0, Say(yes=False)).answer(1, Say(yes=True))
    assert begun.problems(1, Command(card="flame_cannon", stones=3)) == ["not-on-the-menu"]
    begun.answer(1, Command(card="flame_cannon", stones=2))
    assert begun.of(AreaHit)[0].points == 3 + 2 * 2
    assert begun.stones(1) == 0
    assert begun.hand(0) == ("sand_lord",)
    assert begun.state.players[1].strongholds[1].upgrade == "flame_cannon"


@acts("command_with_creature")
def test_bagpipes_are_shown_with_a_creature_that_gives_up_its_own_command() -> None:
    begun = fight(("sorcerer", "archer", "bagpipes_of_fear"), ("gunner", "mule"))
    begun.answer(0, Say(yes=True)).answer(1, Say(yes=False))
    assert begun.problems(0, Command(card="bagpipes_of_fear")) == ["not-on-the-menu"]
    begun.answer(0, Command(card="bagpipes_of_fear", partner="sorcerer"))
    [hit] = begun.of(AreaHit)
    assert (hit.points, hit.fallen) == (3, ("mule",))
    assert begun.fighter("sorcerer").role == "command"


@acts("upcard_to_hand")
def test_the_medallion_brings_the_small_dominance_card_into_the_hand() -> None:
    begun = fight(("archer",), ("mule",), depots=(("medallion_of_skyphos",), ()), dominance=("icky_bugs", "archer"))
    begun.commands("medallion_of_skyphos")
    assert begun.hand(0) == ("archer", "icky_bugs")
    assert begun.state.players[0].dominance == "medallion_of_skyphos"
    assert begun.field.numbers[0] == CARDS["medallion_of_skyphos"].dominance


@rests("upcard_to_hand")
def test_the_medallion_is_no_command_without_a_small_dominance_card() -> None:
    begun = fight(("archer",), ("mule",), depots=(("medallion_of_skyphos",), ()), dominance=("sand_lord", "archer"))
    assert begun.problems(0, Say(yes=True)) == ["not-on-the-menu"]


def test_essence_of_babeitude_reveals_a_hand_and_sends_one_of_it_to_its_pen() -> None:
    begun = fight(("archer",), ("sand_lord", "gunner", "archer"), depots=(("essence_of_babeitude",), ()))
    begun.commands("essence_of_babeitude")
    assert begun.asked == ("command-card", (0,))
    assert begun.field.revealed == ("gunner", "sand_lord")
    assert begun.problems(0, Command(card="essence_of_babeitude", target="archer")) == ["not-on-the-menu"]
    begun.answer(0, Command(card="essence_of_babeitude", target="sand_lord"))
    assert begun.pen(1) == ("sand_lord",)
    assert begun.hand(1) == ("archer", "gunner")


def test_a_distraction_costs_a_stone_and_lays_creatures_of_both_hands_aside() -> None:
    begun = fight(("gunner", "archer"), ("sand_lord", "archer"), depots=(("mchooters_distraction",), ()))
    begun.commands("mchooters_distraction")
    assert {one.card: one.role for one in begun.field.fighters} == {"gunner": "aside", "sand_lord": "aside"}


@acts("destroyed_when_used_as_command")
def test_floyd_is_destroyed_and_his_bonus_stays() -> None:
    begun = fight(("floyd_the_flying_pig", "swordsman"), ("axeman",)).commands("floyd_the_flying_pig")
    assert begun.discard(0) == ("floyd_the_flying_pig",)
    begun.lead("swordsman", "axeman").until("retreat", "")
    assert begun.totals() == (8, 7)


def test_elandar_makes_all_texts_blank_but_not_his_own_command() -> None:
    begun = fight(("elandar_mighty_wizard", "super_model"), ("sand_lord",)).commands("elandar_mighty_wizard")
    begun.lead("super_model", "sand_lord").until("retreat", "")
    assert begun.of(Destroyed) == []
    assert begun.totals() == (1, 11)


def test_a_horse_helps_the_first_knight_alone() -> None:
    begun = fight(("horse", "captain", "captain"), ("axeman", "axeman")).commands("horse")
    begun.lead("captain", "axeman").lead("captain", "axeman").until("retreat", "")
    first, second = (event.match.first_sum.total for event in begun.of(MatchDecided))
    assert first - second == 6


def test_voodoo_helps_secondary_attackers_only() -> None:
    begun = fight(("voodoo_wizard", "archer", "archer"), ("swordsman",)).commands("voodoo_wizard")
    begun.lead("archer", "swordsman").until("secondary")
    assert begun.totals() == (6, 6)
    begun.strike(0, "archer", "swordsman").to_end()
    assert begun.totals() == (6 + 4 + 6, 6)


@acts("declare")
def test_a_seer_makes_the_enemy_declare_truly_each_time() -> None:
    begun = fight(("seer", "archer", "archer"), ("sand_lord", "icky_bugs")).commands("seer")
    assert begun.asked == ("declare", (1,))
    assert begun.problems(1, Declare(value="L")) == ["not-on-the-menu"]
    begun.answer(1, Declare(value="M"))
    assert begun.decision(0).kind == "primary"
    assert begun.problems(1, Lead(card="icky_bugs")) == ["not-on-the-menu"]
    begun.answer(0, Lead(card="archer")).answer(1, Lead(card="sand_lord")).until("declare")
    assert begun.asked == ("declare", (1,))


@rests("declare")
def test_a_bearer_makes_the_enemy_declare_once() -> None:
    begun = fight(
        ("archer", "archer"), ("sand_lord", "sand_lord"), shields=("standard_bearer_maitzs_lightning_04", "")
    ).until("declare")
    begun.answer(1, Declare(value="elemental")).lead("archer", "sand_lord")
    assert "declare" not in [one.split()[0] for one in kinds(begun)]


@acts("detonate")
def test_farmer_brown_blows_his_animal_up_with_its_opponent() -> None:
    begun = fight(("farmer_brown", "mule", "archer"), ("sand_lord", "archer")).commands("farmer_brown")
    begun.lead("mule", "sand_lord").until("reveal")
    assert begun.asked == ("reveal", (0,))
    begun.play(0, "farmer_brown")
    assert sorted(event.fighter.card for event in begun.of(Destroyed)) == ["mule", "sand_lord"]


def test_the_howl_brings_all_lost_undead_to_the_pen_for_nothing() -> None:
    begun = fight(("zombie", "zombie"), ("sand_lord", "sand_lord"), depots=(("howl_of_the_dead",), ()), stones=(0, 0))
    begun.commands("howl_of_the_dead").lead("zombie", "sand_lord").lead("zombie", "sand_lord").until("recover")
    begun.answer(0, Save(cards=("zombie", "zombie"))).to_end()
    assert begun.pen(0) == ("zombie", "zombie")
    assert [event.to for event in begun.of(CardsSaved)] == ["creature_pen", "creature_pen"]


def test_a_dork_age_lets_the_hopeless_win() -> None:
    begun = fight(("idiot", "archer"), ("sand_lord",), depots=(("dork_age",), ())).commands("dork_age")
    begun.lead("idiot", "sand_lord").to_end()
    assert begun.totals() == (0, 11)
    assert begun.of(MatchDecided)[-1].match.cause == "dork_age"
    assert control(begun) == (6, 0)


def test_an_anvil_is_laid_before_the_command_is_asked_for() -> None:
    begun = on_stronghold(("swordsman",), ("swordsman",), depots=(("anvil_of_heaviness",), ()))
    assert begun.asked == ("command", (0,))
    begun.play(0, "anvil_of_heaviness")
    begun.until("command")
    assert begun.asked == ("command", (0,))
    begun.lead("swordsman", "swordsman").until("")
    assert begun.totals() == (6 + 7, 6 + 5)


@rests("cancel_command")
def test_a_cancelled_command_is_the_enemys_not_the_own() -> None:
    begun = fight(("iron_crag_baggler", "sand_lord"), ("mule",)).commands("iron_crag_baggler")
    assert begun.of(CardDispelled) == []


def test_without_a_stone_the_chicken_bearer_is_not_asked() -> None:
    bearer = ("", "standard_bearer_ploogs_chicken_12")
    begun = fight(("sorcerer", "archer"), ("sand_lord",), shields=bearer, stones=(0, 0)).commands("sorcerer")
    assert begun.asked[0] == "primary"


@rests("command_with_creature")
def test_bagpipes_need_a_creature() -> None:
    begun = fight(("sorcerer", "bagpipes_of_fear"), ("gunner", "mule"), depots=(("ice_storm",), ()))
    begun.answer(0, Say(yes=True)).answer(1, Say(yes=False))
    assert begun.problems(0, Command(card="bagpipes_of_fear", partner="archer")) == ["not-on-the-menu"]
    assert begun.problems(0, Command(card="sorcerer", partner="sorcerer")) == ["not-on-the-menu"]


@rests("defend_from_below")
def test_bells_call_nobody_who_has_channelled_and_nobody_elsewhere() -> None:
    shown = {"D2": {"upgrade": "alarm_bells", "below": ("energy_well",), "shown": ("energy_well",)}}
    assert on_stronghold(("axeman",), ("archer",), homes=(None, shown)).asked[0] == "command"
    aside = {"D3": {"upgrade": "alarm_bells", "below": ("energy_well",)}}
    assert on_stronghold(("axeman",), ("archer",), homes=(None, aside)).asked[0] == "command"


@rests("destroyed_when_used_as_command")
def test_a_pig_who_leads_is_not_destroyed() -> None:
    begun = fight(("floyd_the_flying_pig",), ("idiot",)).lead("floyd_the_flying_pig", "idiot").to_end()
    assert begun.of(Destroyed) == []


@rests("detonate")
@pytest.mark.parametrize("leader", ["archer", "mule"])
def test_farmer_brown_blows_up_animals_alone_and_only_as_a_command(leader: str) -> None:
    begun = fight(("farmer_brown", leader), ("sand_lord", "sand_lord"))
    if leader == "archer":
        begun.commands("farmer_brown")
    assert not any(one.startswith("reveal") for one in kinds(begun.lead(leader, "sand_lord")))


@acts("limit_one_per_space")
def test_of_some_groups_one_creature_takes_part() -> None:
    begun = fight(("lawyer", "lawyer", "archer"), ("archer", "archer", "archer")).lead("lawyer", "archer")
    begun.until("primary")
    assert begun.problems(0, Lead(card="lawyer")) == ["not-on-the-menu"]


@rests("limit_one_per_space")
def test_the_last_of_a_group_may_lead_if_nobody_else_can() -> None:
    """So that nobody is ever without a legal answer."""
    begun = fight(("lawyer", "lawyer"), ("archer", "archer")).lead("lawyer", "archer").until("primary")
    assert begun.problems(0, Lead(card="lawyer")) == []


@rests("must_be_first_primary")
def test_without_a_lawyer_in_the_hand_anybody_leads() -> None:
    begun = fight(("sand_lord", "archer"), ("lawyer",)).until("primary")
    assert begun.problems(0, Lead(card="archer")) == begun.problems(0, Lead(card="sand_lord")) == []


# Bribery


def duel(*, mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), options: Options | None = None) -> Fight:
    """A Swordsman attacks a Sand Lord; both have depots."""
    begun = fight(("swordsman",), ("sand_lord",), depots=(mine, theirs), options=options, stones=(0, 0))
    return begun.lead("swordsman", "sand_lord")


def test_a_bribed_sand_lord_leaves_the_swordsman_without_opponent() -> None:
    """Case S07: no comparison, the card is discarded."""
    begun = duel(mine=("babes",)).bribe(0, "babes").until("retreat", "")
    assert begun.pen(1) == ("sand_lord",)
    assert begun.discard(0) == ("babes",)
    assert not begun.of(MatchDecided)[-1].match.compared
    assert control(begun) == (6, 0)


def test_whoever_is_bribed_may_still_bribe_back() -> None:
    """Case S08: passing beforehand does not close the window for him."""
    begun = duel(mine=("babes",), theirs=("gold", "make_juice"))
    begun.bribe(0, "babes").pass_(1)
    begun.until("bribery")
    assert begun.asked == ("bribery", (1,))
    begun.bribe(1, "gold").to_end()
    assert (begun.pen(0), begun.pen(1)) == (("swordsman",), ("sand_lord",))


def test_no_spell_comes_before_the_bribes() -> None:
    """Cases S10 and S11: the spell is refused while the window is open; after that nobody may bribe any more."""
    begun = duel(mine=("st_ballantines_evocation",), theirs=("gold",))
    assert begun.asked == ("bribery", (0, 1))
    assert begun.problems(0, Play(card="st_ballantines_evocation")) == ["another-question"]
    begun.pass_(0, 1).until("modifiers")
    assert begun.problems(0, Bribe(card="gold")) == ["another-question"]
    begun.play(0, "st_ballantines_evocation").to_end()
    assert sorted(event.fighter.card for event in begun.of(Destroyed)) == ["sand_lord", "swordsman"]


def test_a_card_works_on_its_own_icon_only() -> None:
    assert duel(mine=("beer",)).problems(0, Bribe(card="beer")) == ["not-on-the-menu"]


def test_a_stolen_bribe_fails_and_can_be_used_by_the_thief() -> None:
    begun = fight(
        ("gunner", "archer"), ("sand_lord",), depots=(("babes",), ("shadow_panty_raid",)), stones=(0, 0)
    ).lead("gunner", "sand_lord")
    begun.bribe(0, "babes").pass_(1)
    assert begun.asked == ("steal", (1,))
    begun.play(1, "shadow_panty_raid")
    assert [event.card for event in begun.of(BriberyFailed)] == ["babes"]
    assert begun.field.bribes == ((), ("babes",))
    assert begun.asked == ("bribery", (1,))
    begun.bribe(1, "babes").to_end()
    assert begun.pen(0) == ("gunner",)
    assert begun.discard(0) == ("babes",)


def test_a_stolen_bribe_that_is_not_used_goes_back_on_its_owners_discard_pile() -> None:
    begun = duel(mine=("babes",), theirs=("shadow_panty_raid",)).bribe(0, "babes").pass_(1)
    begun.play(1, "shadow_panty_raid").to_end()
    assert begun.discard(0)[:2] == ("swordsman", "babes")


def test_a_counter_bribe_keeps_the_creature_where_the_table_allows_it() -> None:
    """House rule; without it there is nothing to answer with."""
    strict = duel(mine=("babes",), theirs=("babes",)).bribe(0, "babes").pass_(1)
    assert strict.problems(1, Bribe(card="babes")) == ["not-on-the-menu"]

    house = duel(mine=("babes", "babes"), theirs=("babes",), options=by_steps(counter_bribery=True))
    house.bribe(0, "babes").pass_(1).bribe(1, "babes")
    assert house.asked == ("steal", (0,))
    raised = house.branch().bribe(0, "babes").to_end()
    assert raised.pen(1) == ("sand_lord",)
    kept = house.pass_(0).until("bribery")
    assert kept.lies("sand_lord")


def test_pig_dog_takes_used_babes_back_and_grahzue_gains_a_stone() -> None:
    begun = fight(
        ("pig_dog",), ("sand_lord",), depots=(("babes",), ()), guardians=(None, "grahzue_lover_of_vice"), stones=(0, 0)
    )
    begun.lead("pig_dog", "sand_lord").bribe(0, "babes").to_end()
    assert begun.depot(0) == ("babes",)
    assert begun.stones(1) == 1


def test_a_greedy_fiend_forbids_gold_except_on_itself() -> None:
    begun = fight(("greedy_fiend",), ("archer",), depots=(("gold",), ("gold",))).lead("greedy_fiend", "archer")
    assert begun.asked == ("bribery", (1,))


def test_the_shroud_sends_an_unbribable_primary_away() -> None:
    begun = fight(("archer",), ("fire_walker",), depots=(("shroud_of_grahzue",), ())).lead("archer", "fire_walker")
    assert begun.asked == ("reveal", (0,))
    begun.play(0, "shroud_of_grahzue").to_end()
    assert begun.pen(1) == ("fire_walker",)
    assert [event.unopposed for event in begun.of(SentAway)] == [False]


@rests("destroy_pair")
def test_a_magna_lock_needs_a_flying_opponent_and_st_ballantine_a_knight() -> None:
    begun = fight(("axeman",), ("sand_lord",), depots=(("etherwave_magna_lock",), ("st_ballantines_evocation",)))
    begun.lead("axeman", "sand_lord").until("modifiers")
    seen = set()
    while begun.asked[0] == "modifiers":
        seat = begun.asked[1][0]
        card = ("etherwave_magna_lock", "st_ballantines_evocation")[seat]
        assert begun.problems(seat, Play(card=card)) == ["not-on-the-menu"]
        seen.add(seat)
        begun.let_go()
    assert seen == {0, 1}


@rests("unchallenge_pair")
def test_a_vampire_trick_needs_an_undead() -> None:
    begun = fight(("axeman",), ("sand_lord",), depots=(("you_cant_see_me_im_a_vampire",), ()))
    begun.lead("axeman", "sand_lord").until("modifiers")
    while begun.asked != ("modifiers", (0,)):
        begun.let_go()
    assert begun.problems(0, Play(card="you_cant_see_me_im_a_vampire")) == ["not-on-the-menu"]


@rests("destroy_terrain")
def test_a_hammer_finds_nothing_where_no_terrain_lies() -> None:
    begun = fight(("axeman",), ("sand_lord",), terrain=None, depots=(("hammer_of_doom",), ()))
    begun.lead("axeman", "sand_lord").until("modifiers")
    while begun.asked != ("modifiers", (0,)):
        begun.let_go()
    assert begun.problems(0, Play(card="hammer_of_doom", target="C2")) != []


# Spells, destruction, areas


def test_a_merchant_destroys_after_both_have_passed() -> None:
    """Case S24."""
    begun = fight(("merchant",), ("swordsman",)).lead("merchant", "swordsman").to_end()
    assert [(event.fighter.card, event.by) for event in begun.of(Destroyed)] == [("swordsman", "merchant")]
    assert begun.discard(1)[:1] == ("swordsman",)


@acts("destroy_pair")
def test_a_spell_comes_before_the_destruction() -> None:
    """Case S25."""
    begun = fight(("merchant",), ("swordsman",), depots=((), ("st_ballantines_evocation",)))
    begun.lead("merchant", "swordsman").until("spells")
    assert begun.asked == ("spells", (1,))
    begun.play(1, "st_ballantines_evocation").to_end()
    assert sorted(event.fighter.card for event in begun.of(Destroyed)) == ["merchant", "swordsman"]


def test_merchant_and_model_destroy_each_other() -> None:
    """Case S29, ruling R06."""
    begun = fight(("merchant",), ("super_model",)).lead("merchant", "super_model").to_end()
    assert sorted(event.fighter.card for event in begun.of(Destroyed)) == ["merchant", "super_model"]


def test_an_iron_lord_who_is_destroyed_frightens_nobody() -> None:
    """Case S27, ruling R05."""
    begun = fight(("iron_lord", "archer"), ("super_model", "mule", "archer")).lead("iron_lord", "super_model")
    begun.until("primary")
    assert [event.fighter.card for event in begun.of(Destroyed)] == ["iron_lord"]
    assert begun.of(AreaHit) == []
    assert begun.hand(1) == ("archer", "mule")


def test_if_the_model_is_bribed_his_fear_goes_off() -> None:
    """Case S28."""
    begun = fight(("iron_lord", "archer"), ("super_model", "mule", "archer", "valley_troll"), depots=(("gold",), ()))
    begun.lead("iron_lord", "super_model").bribe(0, "gold").until("primary")
    assert [hit.fallen for hit in begun.of(AreaHit)] == [("mule",)]


@acts("dispel")
def test_dispelled_spells_do_nothing() -> None:
    begun = duel(mine=("st_ballantines_evocation",), theirs=("dispel_magic",)).until("modifiers")
    begun.play(0, "st_ballantines_evocation")
    assert begun.asked == ("responses", (1,))
    begun.play(1, "dispel_magic").to_end()
    assert begun.of(Destroyed) == []
    assert begun.totals() == (9, 11)


@acts("unchallenge_pair")
def test_a_vampire_trick_leaves_both_without_opponent() -> None:
    begun = fight(("zombie",), ("sand_lord",), depots=(("you_cant_see_me_im_a_vampire",), ()))
    begun.lead("zombie", "sand_lord").until("modifiers").play(0, "you_cant_see_me_im_a_vampire").until("retreat")
    assert not begun.of(MatchDecided)[-1].match.compared
    assert control(begun) == (7, 11)


@acts("destroy_terrain")
def test_a_hammer_takes_the_land_from_under_a_match_up() -> None:
    begun = fight(("swordsman",), ("sand_lord",), terrain="the_dry_heaps", depots=(("hammer_of_doom",), ()))
    begun.lead("swordsman", "sand_lord").until("modifiers")
    assert begun.running() == (9, 17)
    begun.play(0, "hammer_of_doom", "C2").to_end()
    assert begun.totals() == (9, 11)


# Shots and channels


def test_the_side_that_is_behind_is_asked_first_on_equality_the_attacker() -> None:
    """Ruling R08."""
    behind = fight(("axeman", "archer"), ("swordsman", "archer"), stones=(0, 0)).lead("axeman", "swordsman")
    assert behind.until("modifiers").asked == ("modifiers", (1,))
    equal = fight(("swordsman", "archer"), ("swordsman", "archer"), stones=(0, 0)).lead("swordsman", "swordsman")
    assert equal.until("modifiers").asked == ("modifiers", (0,))


def test_a_pass_after_which_something_happens_is_asked_for_again() -> None:
    begun = fight(("axeman", "archer"), ("swordsman", "archer"), stones=(0, 0)).lead("axeman", "swordsman")
    begun.until("modifiers").pass_(1)
    assert begun.asked == ("modifiers", (0,))
    begun.shoot(0, "archer")
    assert begun.asked == ("modifiers", (1,))


def test_a_shooter_may_be_bribed_when_it_is_placed() -> None:
    """Case S15."""
    begun = fight(("swordsman", "archer"), ("sand_lord",), depots=((), ("gold", "gold")))
    begun.lead("swordsman", "sand_lord").until("modifiers").shoot(0, "archer")
    assert begun.asked == ("shot", (1,))
    begun.bribe(1, "gold").until("secondary", "retreat", "")
    assert begun.pen(0) == ("archer",)
    assert begun.totals() == (9, 11)


def test_missiles_turn_a_shot_round() -> None:
    begun = fight(("swordsman", "archer"), ("sand_lord",), depots=((), ("heisenburgs_missiles",)))
    begun.lead("swordsman", "sand_lord").until("modifiers").shoot(0, "archer").play(1, "heisenburgs_missiles")
    begun.until("retreat", "")
    assert begun.totals() == (9, 14)


@acts("cancel_ranged")
def test_a_seraphim_cancels_a_shot_and_forbids_more() -> None:
    begun = fight(("swordsman", "archer", "archer"), ("sand_lord",), depots=((), ("seraphim",)), stones=(0, 0))
    begun.lead("swordsman", "sand_lord").until("modifiers").shoot(0, "archer").play(1, "seraphim")
    begun.until("secondary")
    assert begun.totals() == (9, 11)


def test_a_djinn_forces_a_tie_that_nobody_can_change() -> None:
    begun = fight(("idiot", "djinn"), ("sand_lord", "archer"), stones=(0, 5)).lead("idiot", "sand_lord")
    begun.until("modifiers").shoot(0, "djinn").until("secondary")
    match = begun.of(MatchDecided)[-1].match
    assert (match.winner, match.cause) == (None, "djinn")


def test_a_schneebolt_takes_an_enemy_shot_and_is_no_shot_without_one() -> None:
    begun = fight(("swordsman", "archer"), ("axeman", "schneebolt"), stones=(0, 0)).lead("swordsman", "axeman")
    begun.until("modifiers").shoot(0, "archer")
    assert begun.running() == (9, 7)
    assert begun.asked == ("modifiers", (1,))
    begun.shoot(1, "schneebolt").to_end()
    assert begun.totals() == (6, 7)

    alone = fight(("axeman",), ("swordsman", "schneebolt"), stones=(0, 0)).lead("axeman", "swordsman")
    assert alone.until("modifiers").problems(1, Shoot(card="schneebolt")) == ["not-on-the-menu"]


def test_a_thunder_hawk_is_beaten_once_it_has_been_used() -> None:
    begun = fight(("idiot", "thunder_hawk"), ("sand_lord",)).lead("idiot", "sand_lord")
    begun.until("modifiers").shoot(0, "thunder_hawk").to_end()
    assert begun.totals() == (13, 11)
    assert control(begun) == (0, 0)
    assert begun.discard(0)[0] == "thunder_hawk"


def test_a_guardians_channel_costs_a_stone_and_counts_up_to_the_cap() -> None:
    """Case S20."""
    begun = fight(("swordsman",), ("will_o_the_wisp",)).lead("swordsman", "will_o_the_wisp").until("modifiers")
    begun.channel(1, "will_o_the_wisp")
    [told] = begun.of(Channelled)
    assert (told.points, told.counted, told.stones) == (7, 4, 1)
    assert begun.running() == (6, 8)


def test_red_bars_receive_nothing_without_help() -> None:
    """Case S18."""
    begun = fight(("swordsman",), ("sand_lord",), depots=(("power_lunch",), ())).lead("swordsman", "sand_lord")
    begun.until("modifiers")
    number = begun.fighter("swordsman").number
    refused = Channel(source=GUARDIAN, card="rak_nam_leader_of_the_mighty", target=number)
    assert begun.problems(0, refused) == ["not-on-the-menu"]
    begun.play(0, "power_lunch").until("modifiers").channel(0, "swordsman").until("", "retreat")
    assert begun.totals() == (9 + 6, 11)


def test_a_creature_below_a_stronghold_channels_once_a_turn_and_is_shown() -> None:
    """Case S19: two Spirits fill the cap of a Swordsman."""
    below = {"A1": {"below": ("valkyrie_spirit", "valkyrie_spirit")}, "A2": {"below": ("valkyrie_spirit",)}}
    begun = fight(("swordsman",), ("sand_lord",), homes=(below, None), stones=(0, 0)).lead("swordsman", "sand_lord")
    begun.until("modifiers").channel(0, "swordsman", "valkyrie_spirit", "A1")
    assert begun.state.players[0].strongholds[0].shown == ("valkyrie_spirit",)
    assert begun.running() == (12, 11)
    begun.channel(0, "swordsman", "valkyrie_spirit", "A1")
    assert begun.running() == (15, 11)
    number = begun.fighter("swordsman").number
    assert begun.problems(0, Channel(source="A1", card="valkyrie_spirit", target=number)) == ["not-on-the-menu"]
    assert begun.problems(0, Channel(source="A2", card="valkyrie_spirit", target=number)) == []


@acts("reverse_channeling")
def test_an_energy_eater_subtracts_a_guardians_channel() -> None:
    begun = fight(("swordsman",), ("will_o_the_wisp",), depots=(("energy_eater",), ()))
    begun.lead("swordsman", "will_o_the_wisp").until("modifiers").channel(1, "will_o_the_wisp")
    assert begun.asked == ("channel", (0,))
    begun.play(0, "energy_eater").until("", "retreat")
    assert begun.totals() == (6, 4 - 7)


def test_magic_feedback_destroys_the_channeler_and_its_channel() -> None:
    below = {"A1": {"below": ("valkyrie_spirit",)}}
    begun = fight(("swordsman",), ("sand_lord",), homes=(below, None), stones=(0, 0), depots=((), ("magic_feedback",)))
    begun.lead("swordsman", "sand_lord").until("modifiers").channel(0, "swordsman", "valkyrie_spirit", "A1")
    assert begun.asked == ("channel", (1,))
    begun.play(1, "magic_feedback").to_end()
    assert begun.totals() == (9, 11)
    assert begun.discard(0)[0] == "valkyrie_spirit"
    assert begun.state.players[0].strongholds[0].below == ()


@acts("cancel_channeling")
def test_siin_stops_all_channelling_of_the_combat_for_two_stones() -> None:
    begun = fight(
        ("swordsman",), ("will_o_the_wisp",), guardians=("siin_stealer_of_the_power", None), stones=(2, 5)
    ).lead("swordsman", "will_o_the_wisp")
    begun.until("modifiers").channel(1, "will_o_the_wisp")
    assert begun.asked == ("channel", (0,))
    begun.play(0, "siin_stealer_of_the_power").until("", "retreat")
    assert begun.totals() == (6, 4)
    assert (begun.stones(0), begun.stones(1)) == (0, 4)


def test_koset_gains_a_stone_when_the_enemy_channels() -> None:
    begun = fight(("koset_of_the_light",), ("will_o_the_wisp",), stones=(0, 5))
    begun.lead("koset_of_the_light", "will_o_the_wisp").until("modifiers")
    assert begun.asked == ("modifiers", (1,))
    begun.channel(1, "will_o_the_wisp")
    assert (begun.stones(0), begun.stones(1)) == (1, 4)


@rests("reverse_channeling")
def test_an_energy_eater_is_no_answer_to_a_creature_nor_feedback_to_a_guardian() -> None:
    below = {"A1": {"below": ("valkyrie_spirit",)}}
    begun = fight(("swordsman",), ("sand_lord",), homes=(below, None), stones=(0, 0), depots=((), ("energy_eater",)))
    begun.lead("swordsman", "sand_lord").until("modifiers").channel(0, "swordsman", "valkyrie_spirit", "A1")
    assert begun.problems(1, Play(card="energy_eater")) == ["not-on-the-menu"]

    begun = fight(("cleric",), ("sand_lord",), stones=(1, 0), depots=((), ("magic_feedback",)))
    begun.lead("cleric", "sand_lord").until("modifiers").channel(0, "cleric")
    assert begun.problems(1, Play(card="magic_feedback")) == ["not-on-the-menu"]


@rests("cancel_channeling")
def test_siin_needs_two_stones() -> None:
    begun = fight(("swordsman",), ("will_o_the_wisp",), guardians=("siin_stealer_of_the_power", None), stones=(1, 5))
    begun.lead("swordsman", "will_o_the_wisp").until("modifiers").channel(1, "will_o_the_wisp")
    assert begun.of(Channelled)[0].counted == 4


@rests("cancel_ranged")
def test_a_seraphim_does_nothing_without_a_shot() -> None:
    begun = fight(("swordsman", "archer"), ("sand_lord",), depots=((), ("seraphim",)))
    begun.lead("swordsman", "sand_lord").until("modifiers").pass_(0)
    assert begun.asked == ("modifiers", (1,))
    assert begun.problems(1, Play(card="seraphim")) == ["not-on-the-menu"]


@rests("recall_ranged")
def test_there_is_nothing_to_call_back_without_shots() -> None:
    begun = fight(("axeman", "archer"), ("swordsman", "swordsman"), depots=(("eye_of_missile_mayhem",), ()))
    assert not any(one.startswith("between") for one in kinds(begun))


def test_gaar_serves_red_bars_for_two_stones() -> None:
    begun = fight(("swordsman",), ("sand_lord",), guardians=("gaar_influencer_of_the_masses", None), stones=(3, 0))
    begun.lead("swordsman", "sand_lord").until("modifiers").channel(0, "swordsman")
    assert begun.stones(0) == 1
    assert begun.totals() == (9 + 5, 11)


def test_harkin_serves_a_creature_once() -> None:
    """Case S23."""
    begun = fight(
        ("baal_a_gog", "archer"), ("sand_lord",), guardians=("harkin_spreader_of_the_wealth", None), stones=(5, 0)
    ).lead("baal_a_gog", "sand_lord")
    begun.until("modifiers").channel(0, "baal_a_gog")
    assert begun.of(Channelled)[0].counted == 6
    again = Channel(source=GUARDIAN, card="harkin_spreader_of_the_wealth", target=begun.fighter("baal_a_gog").number)
    assert begun.problems(0, again) == ["not-on-the-menu"]


# Bids


def test_a_bid_uses_no_more_than_it_needs_and_goes_on_by_force() -> None:
    """Rule 11.4: the smallest sufficient step, stones before shots, and again when the enemy has raised."""
    begun = fight(("will_o_the_wisp", "archer", "gunner"), ("swordsman", "archer"), stones=(5, 0))
    begun.lead("will_o_the_wisp", "swordsman").until("modifiers")
    assert begun.problems(0, Raise(shots=("sand_lord",))) == ["not-on-the-menu"]
    begun.answer(0, Raise(stones=3, shots=("archer", "gunner")))
    assert (begun.running(), begun.stones(0)) == ((8, 6), 4)
    assert begun.asked == ("modifiers", (1,))
    begun.shoot(1, "archer")
    assert begun.running() == (8, 9)
    assert begun.asked == ("modifiers", (0,))
    assert begun.forced(0) == Raise(stones=2, shots=("archer", "gunner"))
    begun.let_go()
    assert begun.running() == (11, 9)
    assert begun.hand(0) == ("gunner",)


def test_nobody_else_sees_a_bid() -> None:
    begun = fight(("will_o_the_wisp", "archer"), ("swordsman", "archer"), stones=(5, 0))
    begun.lead("will_o_the_wisp", "swordsman").until("modifiers").answer(0, Raise(stones=1, shots=("archer",)))
    for seat, bid in ((0, Raise(shots=("archer",))), (1, None), (None, None)):
        combat = begun.view(seat).combat
        assert combat is not None
        assert combat.bid == bid


def test_a_bid_that_cannot_win_uses_nothing() -> None:
    begun = fight(("idiot", "archer"), ("sand_lord",), stones=(0, 0)).lead("idiot", "sand_lord").until("modifiers")
    assert begun.problems(0, Raise(stones=1)) == ["not-on-the-menu"]
    begun.answer(0, Raise(shots=("archer",)))
    assert begun.hand(0) == ("archer",)
    assert begun.totals() == (0, 11)


def test_who_passes_for_good_is_asked_and_passes_by_force_which_nobody_sees() -> None:
    begun = fight(("swordsman", "archer"), ("axeman", "archer", "archer"), stones=(0, 0)).lead("swordsman", "axeman")
    begun.until("modifiers").answer(0, Pass(for_good=True))
    assert begun.asked == ("modifiers", (1,))
    begun.shoot(1, "archer")
    assert begun.asked == ("modifiers", (0,))
    assert begun.forced(0) == Pass()
    mine, theirs = begun.view(0).combat, begun.view(1).combat
    assert mine is not None
    assert theirs is not None
    assert (mine.quiet, theirs.quiet) == (True, False)


# The comparison


def test_a_tie_beats_nobody() -> None:
    begun = fight(("archer",), ("swordsman",), stones=(0, 0)).lead("archer", "swordsman").until("retreat")
    match = begun.of(MatchDecided)[-1].match
    assert (match.compared, match.winner) == (True, None)
    assert control(begun) == (6, 6)


def test_the_snakes_win_ties() -> None:
    begun = fight(("archer",), ("swordsman",), shields=("standard_bearer_warholas_snakes_06", ""), stones=(0, 0))
    begun.lead("archer", "swordsman").to_end()
    assert begun.of(MatchDecided)[-1].match.cause == "standard_bearer_warholas_snakes_06"
    assert control(begun) == (6, 0)


@pytest.mark.parametrize(("counts", "expected"), [(False, (0, 6)), (True, (9, 6))])
def test_fire_does_not_hurt_a_devil_dog_and_whether_the_walker_counts_is_an_option(
    counts: bool, expected: tuple[int, int]
) -> None:
    """Cases S41, S60 and S61, ruling R02."""
    begun = fight(
        ("fire_walker",),
        ("devil_dog",),
        options=by_steps(immune_count=counts, turn_limit="none"),
    )
    begun.lead("fire_walker", "devil_dog").until("retreat")
    assert begun.totals() == (9, 6)
    match = begun.of(MatchDecided)[-1].match
    assert (match.winner, match.shielded) == (None, "devil_dog")
    assert control(begun) == expected


def test_a_sleeping_spirit_destroys_whom_it_beats() -> None:
    begun = fight(("sleeping_spirit",), ("idiot", "cleric")).lead("sleeping_spirit", "idiot").until("secondary")
    assert [(event.fighter.card, event.by) for event in begun.of(Destroyed)] == [("idiot", "sleeping_spirit")]


@acts("stones")
def test_a_goat_costs_the_loser_a_stone() -> None:
    goat = fight(("goat",), ("idiot",), stones=(0, 3)).lead("goat", "idiot").to_end()
    assert goat.stones(1) == 2


@acts("stones")
@rests("stones")
def test_a_vampire_costs_two_stones_if_the_loser_has_channelled() -> None:
    """Ruling R44."""
    idle = fight(("vampire",), ("will_o_the_wisp",), stones=(0, 5)).lead("vampire", "will_o_the_wisp").to_end()
    assert idle.stones(1) == 5
    begun = fight(("vampire", "horse"), ("cleric", "horse"), stones=(0, 5))
    begun.lead("vampire", "cleric").until("modifiers").channel(1, "cleric").until("primary")
    assert begun.of(MatchDecided)[-1].match.winner is not None
    assert begun.stones(1) == 5 - 1 - 2


@acts("must_be_first_primary")
def test_a_lawyer_has_to_lead_first() -> None:
    begun = fight(("lawyer", "archer"), ("archer", "archer")).until("primary")
    assert begun.problems(0, Lead(card="archer")) == ["not-on-the-menu"]
    begun.lead("lawyer", "archer").until("primary")
    assert begun.problems(0, Lead(card="archer")) == []


@acts("recall_ranged")
def test_missile_mayhem_calls_the_shots_back_between_match_ups() -> None:
    begun = fight(("axeman", "archer"), ("swordsman", "swordsman"), depots=(("eye_of_missile_mayhem",), ()))
    begun.lead("axeman", "swordsman").until("modifiers")
    while begun.asked != ("modifiers", (0,)):
        begun.let_go()
    begun.shoot(0, "archer").until("between")
    assert begun.asked == ("between", (0,))
    begun.play(0, "eye_of_missile_mayhem").until("primary")
    assert begun.hand(0) == ("archer",)


def test_without_a_creature_on_either_side_there_is_no_match_up() -> None:
    """Ruling R29."""
    begun = fight(("mule",), ("mule",), depots=(("vitales_dark_cloud",), ("vitales_dark_cloud",)))
    begun.commands("vitales_dark_cloud", "vitales_dark_cloud").to_end()
    assert control(begun) == (0, 0)
    assert begun.of(ControlCounted)[0].winner == 1
    assert sorted(event.seat for event in begun.of(ShieldLost)) == [0, 1]


# Secondary attacks


def test_secondary_attackers_add_up_and_only_the_latest_has_its_bonus() -> None:
    """Rulebook §3.4: the Dog has +3 as long as it is the latest; it gives its base of 6 to the one after it."""
    begun = fight(("idiot", "devil_dog", "archer"), ("old_nick",), stones=(0, 0)).lead("idiot", "old_nick")
    begun.strike(0, "devil_dog", "old_nick").until("secondary")
    assert begun.totals() == (9, 20)
    begun.strike(0, "archer", "old_nick").until("retreat")
    assert begun.totals() == (6 + 6, 20)


def test_base_vitality_of_all_who_fought_the_target_adds_up() -> None:
    begun = fight(("archer", "archer", "archer"), ("sand_lord", "fire_walker"), stones=(0, 0))
    begun.lead("archer", "sand_lord").lead("archer", "fire_walker").strike(0, "archer", "sand_lord").until("retreat")
    assert begun.totals() == (12, 11)
    assert control(begun) == (6, 9)


def test_a_failed_secondary_attack_harms_nobody() -> None:
    """Ruling R10."""
    begun = fight(("idiot", "archer"), ("sand_lord",), terrain="woods", stones=(0, 0)).lead("idiot", "sand_lord")
    begun.strike(0, "archer", "sand_lord").until("retreat")
    assert begun.totals() == (6, 11)
    assert control(begun) == (6, 11)


def test_a_secondary_attacker_may_be_held_back() -> None:
    """Ruling R11."""
    begun = fight(("idiot", "archer"), ("sand_lord",), stones=(0, 0)).lead("idiot", "sand_lord").until("secondary")
    begun.pass_(0).until("retreat")
    assert control(begun) == (6, 11)
    assert begun.of(ControlCounted)[-1].put_down == (("archer",), ())


def test_command_creatures_shots_and_those_laid_aside_can_be_struck() -> None:
    begun = fight(
        ("swordsman", "archer", "archer", "axeman"), ("stinking_spirit", "mule", "archer", "gunner"), stones=(0, 0)
    )
    begun.commands(None, "stinking_spirit").lead("swordsman", "archer").until("secondary")
    struck = {
        one.card for one in begun.field.fighters if begun.problems(0, Strike(card="axeman", target=one.number)) == []
    }
    assert {"stinking_spirit", "mule", "gunner"} <= struck
    begun.strike(0, "axeman", "stinking_spirit").until("secondary")
    assert begun.fighter("stinking_spirit").beaten_by is not None


def test_a_beaten_creature_is_no_target() -> None:
    begun = fight(("sand_lord", "archer"), ("swordsman",), stones=(0, 0)).lead("sand_lord", "swordsman")
    assert not any(one.startswith("secondary") for one in kinds(begun))


def test_mist_veils_whom_secondary_attackers_cannot_reach() -> None:
    begun = fight(("idiot", "archer"), ("mist_veiler",), stones=(0, 0)).lead("idiot", "mist_veiler")
    assert not any(one.startswith("secondary") for one in kinds(begun))


def test_no_shots_in_secondary_attacks() -> None:
    """Case S54."""
    begun = fight(("idiot", "axeman", "archer"), ("will_o_the_wisp",), depots=(HARMLESS, ()))
    begun.lead("idiot", "will_o_the_wisp").strike(0, "axeman", "will_o_the_wisp").until("strike")
    assert begun.problems(0, Shoot(card="archer")) == ["another-question"]


def test_a_secondary_attacker_may_receive_and_the_answer_follows() -> None:
    begun = fight(("idiot", "will_o_the_wisp"), ("swordsman",), depots=((), ("energy_eater",)), stones=(3, 0))
    begun.lead("idiot", "swordsman").until("secondary").strike(0, "will_o_the_wisp", "swordsman").until("strike")
    begun.channel(0, "will_o_the_wisp")
    assert begun.asked == ("channel", (1,))
    begun.pass_(1)
    assert begun.running() == (8, 6)


def test_a_gob_destroys_when_it_strikes() -> None:
    begun = fight(("idiot", "bob_snapping_gob"), ("axeman",)).lead("idiot", "axeman")
    begun.strike(0, "bob_snapping_gob", "axeman").to_end()
    assert [(event.fighter.card, event.by) for event in begun.of(Destroyed)] == [("axeman", "bob_snapping_gob")]


# The resolution


def test_a_tie_at_the_end_sends_the_attacker_back() -> None:
    """Case S56, ruling R01."""
    begun = fight(("archer",), ("swordsman",), stones=(0, 0)).lead("archer", "swordsman").until("retreat")
    assert control(begun) == (6, 6)
    assert begun.asked == ("retreat", (0,))


def test_survivors_lie_under_their_shields_and_everybody_knows_them() -> None:
    begun = fight(("axeman",), ("swordsman", "archer"), stones=(0, 0)).lead("axeman", "swordsman").to_end()
    [mine] = [one for one in begun.state.armies if one.owner == 1]
    assert mine.creatures == ("archer",)
    assert mine.known == ("archer",)


def test_an_item_whose_creatures_are_gone_is_discarded() -> None:
    begun = fight(("sand_lord", "idiot", "petrified_heart", "amulet_of_flying"), ("archer", "axeman"), stones=(0, 0))
    begun.lead("idiot", "archer").lead("sand_lord", "axeman").to_end()
    [army] = [one for one in begun.state.armies if one.owner == 0]
    assert len(army.items) == len(army.creatures) == 1


def test_an_idol_is_raised_with_stones_before_the_count() -> None:
    begun = fight(("archer",), ("swordsman",), homes=({"A2": {"upgrade": "large_idol"}}, None), stones=(2, 0))
    begun.lead("archer", "swordsman").until("between")
    assert begun.asked == ("between", (0,))
    begun.play(0, "large_idol", stones=2).until("retreat", "")
    assert control(begun) == (6 + 3 + 2, 6)


def test_hordes_heal_one_another_even_after_losing_but_the_healed_heal_nobody() -> None:
    """Case S65: five Hordes, three of them fallen; two are healed."""
    horde = "demon_horde_of_kabod"
    begun = fight((horde,) * 5, ("sand_lord", "sand_lord", "sand_lord"), stones=(0, 0))
    for _ in range(3):
        begun.lead(horde, "sand_lord")
    begun.until("secondary").pass_(0).until("heal")
    assert begun.asked == ("heal", (0,))
    assert begun.problems(0, Heal(pairs=((horde, horde),) * 3)) == ["not-on-the-menu"]
    begun.answer(0, Heal(pairs=((horde, horde),) * 2)).until("retreat")
    assert len(begun.of(Healed)) == 2
    assert control(begun) == (12, 33)
    [army] = [one for one in begun.state.armies if one.owner == 0]
    assert army.creatures == (horde,) * 4


def test_a_cleric_of_the_losing_side_heals_nobody() -> None:
    """Case S66."""
    begun = fight(("cleric", "archer"), ("sand_lord", "idiot"), stones=(0, 0))
    begun.lead("archer", "sand_lord").lead("cleric", "idiot").until("retreat")
    assert control(begun) == (4, 11)
    assert begun.of(Healed) == []


def test_a_cleric_of_the_winner_brings_one_mortal_back() -> None:
    """Case S67."""
    begun = fight(("cleric", "swordsman", "captain"), ("sand_lord", "idiot", "idiot"), stones=(0, 0))
    begun.lead("swordsman", "sand_lord").lead("captain", "idiot").lead("cleric", "idiot").until("heal")
    assert begun.asked == ("heal", (0,))
    assert control(begun) == (14, 11)
    begun.answer(0, Heal(pairs=(("cleric", "swordsman"),))).to_end()
    [army] = [one for one in begun.state.armies if one.owner == 0]
    assert army.creatures == ("captain", "cleric", "swordsman")


def test_the_healed_must_fit_under_the_shield() -> None:
    begun = fight(
        ("cleric", "swordsman", "captain", "captain"), ("sand_lord", "idiot", "idiot", "idiot"), stones=(0, 0)
    )
    begun.lead("swordsman", "sand_lord").lead("captain", "idiot").lead("captain", "idiot").lead("cleric", "idiot")
    begun.until("heal")
    assert begun.problems(0, Heal(pairs=(("cleric", "swordsman"),))) == ["not-on-the-menu"]
    assert begun.forced(0) == Heal()


def test_a_minion_lost_in_combat_is_saved_for_a_stone() -> None:
    begun = fight(("skeletal_minion", "skeletal_minion"), ("sand_lord", "sand_lord"), stones=(1, 0))
    begun.lead("skeletal_minion", "sand_lord").until("modifiers", "primary")
    begun.lead("skeletal_minion", "sand_lord").until("recover")
    assert begun.problems(0, Save(cards=("skeletal_minion", "skeletal_minion"))) == ["save-stones"]
    begun.answer(0, Save(cards=("skeletal_minion",))).to_end()
    assert begun.pen(0) == ("skeletal_minion",)
    assert begun.stones(0) == 0


def test_a_shield_that_has_lost_its_last_creature_is_lost() -> None:
    begun = fight(("sand_lord",), ("archer",), stones=(0, 0)).lead("sand_lord", "archer").to_end()
    assert [(event.seat, event.why) for event in begun.of(ShieldLost)] == [(1, "combat")]


def test_a_stronghold_taken_in_combat_falls() -> None:
    """Case S71."""
    begun = on_stronghold(("sand_lord",), ("idiot",), stones=(0, 0)).lead("sand_lord", "idiot").to_end()
    assert [event.place for event in begun.of(StrongholdLost)] == ["D2"]


def test_creatures_without_a_shield_that_lose_at_home_are_destroyed_and_no_shield_is_lost() -> None:
    """Ruling R14."""
    begun = on_stronghold(("sand_lord", "sand_lord"), ("idiot", "archer"), shields=("", None), stones=(0, 0))
    begun.lead("sand_lord", "idiot").until("primary").lead("sand_lord", "archer").to_end()
    assert begun.of(ShieldLost) == []
    assert [one.owner for one in begun.state.armies] == [0]


@acts("defend_from_below")
def test_alarm_bells_let_the_creatures_below_join_the_defence() -> None:
    homes = {"D2": {"upgrade": "alarm_bells", "below": ("energy_well",)}}
    begun = on_stronghold(("axeman",), ("archer",), homes=(None, homes), stones=(0, 0))
    assert begun.asked == ("between", (1,))
    begun.play(1, "alarm_bells")
    assert begun.hand(1) == ("archer", "energy_well")
    assert begun.state.players[1].strongholds[1].below == ()


def test_a_leprechaun_comes_back_from_large_creatures_only() -> None:
    for enemy, saved in (("baal_a_gog", True), ("axeman", False)):
        begun = fight(("leprechaun", "horse"), (enemy, "horse"), stones=(0, 0)).lead("leprechaun", enemy)
        assert any(one.startswith("recover") for one in kinds(begun)) == saved


def test_a_bearer_saves_the_beaten_for_a_stone_each() -> None:
    bearer = ("standard_bearer_broms_angelic_19", "")
    begun = fight(("archer", "archer"), ("sand_lord", "sand_lord"), shields=bearer, stones=(2, 0))
    begun.lead("archer", "sand_lord").lead("archer", "sand_lord").until("recover")
    begun.answer(0, Save(cards=("archer", "archer"))).to_end()
    assert begun.pen(0) == ("archer", "archer")
    assert begun.stones(0) == 0


@pytest.mark.parametrize(("item", "forced"), [("altar_of_takuli", None), ("petrified_heart", Heal())])
def test_an_altar_heals_for_a_stone_and_whether_there_is_one_nobody_sees(item: str, forced: Heal | None) -> None:
    """Only the number of items is public: whoever holds any other one is asked as well, and passes by force."""
    begun = fight(("mule", "sand_lord", item), ("archer", "swordsman"), stones=(1, 0))
    begun.lead("mule", "archer").lead("sand_lord", "swordsman").until("heal")
    assert begun.asked == ("heal", (0,))
    assert begun.forced(0) == forced
    if forced is None:
        begun.answer(0, Heal(pairs=((item, "mule"),))).to_end()
        assert begun.stones(0) == 0
        assert begun.of(Healed)[0].healed == "mule"


# Storming the Guardian


def storm(*attackers: str, **more: object) -> Fight:
    """Seat 0 stands on the ruins of seat 1's center stronghold and attacks Tes Let."""
    ruin = {"D2": {"ruined": True}}
    return fight(
        attackers,
        (),
        place="D2",
        origin="D2",
        terrain=None,
        storm=True,
        homes=(None, ruin),
        stones=(5, 5),
        **more,  # type: ignore[arg-type]  # passed on as it is
    )


def test_a_guardian_who_is_struck_down_has_lost_the_match() -> None:
    """Case S53: a Corruption Stream beats anything as a secondary attacker."""
    begun = storm("mule", "corruption_stream").until("primary")
    assert begun.asked == ("primary", (0,))
    begun.answer(0, Lead(card="mule")).until("secondary")
    begun.strike(0, "corruption_stream", "tes_let_leader_with_foresight")
    while begun.asked[0]:
        begun.let_go()
    [ended] = begun.of(MatchEnded)
    assert (ended.reason, ended.winner) == ("guardian", 0)


def test_a_guardian_who_holds_beats_his_attacker_who_stays_on_the_ruin() -> None:
    """Ruling R16."""
    begun = storm("mule", "archer").until("primary").answer(0, Lead(card="mule")).until("secondary")
    begun.strike(0, "archer", "tes_let_leader_with_foresight").to_end()
    assert [event.seat for event in begun.of(GuardianHeld)] == [1]
    [army] = begun.state.armies
    assert (army.place, army.creatures) == ("D2", ("archer",))
    assert begun.of(ControlCounted) == []


def test_who_has_joined_the_guardian_goes_to_the_pen_afterwards() -> None:
    """Nothing enters play from ruins (rule 7.2)."""
    begun = storm("mule", "archer", depots=((), ("medallion_of_skyphos",)), dominance=("archer", "icky_bugs"))
    begun.commands(None, "medallion_of_skyphos").answer(0, Lead(card="mule")).to_end()
    assert begun.pen(1) == ("icky_bugs",)
    assert [one.owner for one in begun.state.armies] == [0]


def test_a_knight_takes_the_guardian_along_with_st_ballantine() -> None:
    begun = storm("captain", depots=(("st_ballantines_evocation",), ())).until("primary")
    begun.answer(0, Lead(card="captain")).until("modifiers").play(0, "st_ballantines_evocation")
    while begun.asked[0]:
        begun.let_go()
    assert begun.of(MatchEnded)[0].reason == "guardian"


def test_r45_a_guardian_is_sent_to_no_pen_and_nobody_is_asked_for_it() -> None:
    """Ruling R45: he has no icon to be bribed by, but he never leaves his place."""
    begun = storm("mule", depots=(("shroud_of_grahzue",), ())).until("primary").answer(0, Lead(card="mule"))
    asked = []
    while begun.asked[0]:
        asked.append(begun.asked[0])
        begun.let_go()
    assert "reveal" not in asked


def test_whoever_storms_with_a_single_creature_and_fails_loses_his_shield() -> None:
    begun = storm("mule").until("primary", "").answer(0, Lead(card="mule")).to_end()
    assert [(event.seat, event.why) for event in begun.of(ShieldLost)] == [(0, "combat")]


# Menus


def test_every_offered_choice_leads_to_a_legal_answer() -> None:
    """Walk each menu of a rich combat to the end, always by the first choice of each kind."""
    begun = fight(
        ("sorcerer", "archer", "swordsman", "gunner"),
        ("wailing_specter", "will_o_the_wisp", "sand_lord", "skeletal_minion"),
        depots=(("dispel_magic", "gold", "power_lunch"), ("babes", "heisenburgs_missiles", "gold")),
    )
    walked = 0
    while begun.state.combat is not None and begun.asked[0]:
        seat = begun.asked[1][0]
        view, decision = begun.view(seat), begun.decision(seat)
        first = next(iter(GAME.questions(view, decision, GAME.blank(view, decision))), None)
        for choice in first.choices if first is not None else ():
            draft = GAME.take(view, decision, GAME.blank(view, decision), first.key if first else "", (choice,))
            for _ in range(5):
                action = GAME.finish(view, decision, draft)
                if action is not None:
                    break
                question = next(one for one in GAME.questions(view, decision, draft) if not one.chosen and one.least)
                draft = GAME.take(view, decision, draft, question.key, question.choices[:1])
            assert action is not None
            assert begun.problems(seat, action) == [], (decision.kind, choice)
            GAME.preview(view, decision, draft)
            walked += 1
        begun.let_go()
    assert walked > 20


def test_a_preview_shows_the_sum_that_a_shot_would_make() -> None:
    begun = fight(("swordsman", "archer"), ("sand_lord",)).lead("swordsman", "sand_lord").until("modifiers")
    view, decision = begun.view(0), begun.decision(0)
    draft = GAME.take(view, decision, GAME.blank(view, decision), "do", ("shoot:archer",))
    shown = GAME.preview(view, decision, draft)
    assert shown.combat is not None
    assert shown.combat.sums is not None
    assert [one.total for one in shown.combat.sums] == [12, 11]
    assert begun.running() == (9, 11)


def test_one_lets_go_for_good_among_modifiers_alone_and_a_bribe_names_its_card() -> None:
    """Of these the menus know nothing elsewhere, and so the rules do not."""
    begun = fight(("swordsman", "archer"), ("sand_lord",), depots=(("babes",), ("gold",))).lead(
        "swordsman", "sand_lord"
    )
    begun.until("bribery")
    for wrong, reason in ((Pass(for_good=True), ANOTHER_QUESTION), (Bribe(), NOT_ON_THE_MENU)):
        assert GAME.problems(begun.view(0), begun.decision(0), wrong) == (reason,)
    begun.pass_(0, 1).until("modifiers")
    assert begun.problems(begun.asked[1][0], Pass(for_good=True)) == []


def test_numbers_on_the_battlefield_are_never_used_twice() -> None:
    begun = fight(("swordsman", "archer", "gunner"), ("sand_lord", "axeman"), depots=((), ("gold", "gold", "gold")))
    begun.lead("swordsman", "sand_lord").until("modifiers").shoot(0, "archer").bribe(1, "gold")
    begun.until("primary", "secondary", "retreat", "")
    numbers = [event.fighter.number for event in begun.of(Bribed)] + [one.number for one in begun.field.fighters]
    assert all(before != after for before, after in pairwise(sorted(numbers)))
    assert begun.of(CardPlayed)
