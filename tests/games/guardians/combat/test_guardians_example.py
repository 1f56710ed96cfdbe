"""The combat of the rules' own example (rulebook §3.10), played through in all its branches (cases S91 to S107).

Thierry (seat 0) attacks Seb (seat 1) on a mountain; his standard bearer gives +3 against flyers. Thierry holds Dispel
Magic and Babes, Seb an Ice Storm and Gold. Seb's Skeletal Minion has its off-color bonus here, which the text forgets:
6 instead of 5, with the same outcome.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.guardians import spaces
from bot.games.guardians.table import (
    AreaHit,
    Bribed,
    CardDispelled,
    ControlCounted,
    MatchDecided,
    Options,
    Pass,
    Play,
    Retreat,
    Retreated,
)
from tests.games.guardians.fights import Fight, base, fight
from tests.games.guardians.tables import by_steps

THIERRY, SEB = 0, 1
THIERRYS = ("bantam_drake", "icky_bugs", "super_model", "archer", "jamchops_the_trader")
SEBS = ("will_o_the_wisp", "succubus", "skeletal_minion", "sorcerer")


def opening(*more: str, options: Options | None = None) -> Fight:
    """Thierry attacks; `more` are further cards under Seb's shield."""
    return fight(
        THIERRYS,
        (*SEBS, *more),
        depots=(("dispel_magic", "babes"), ("ice_storm", "gold")),
        shields=("standard_bearer_broms_angelic_13", "shield_broms_skull_07"),
        guardians=("tes_let_leader_with_foresight", "rak_nam_leader_of_the_mighty"),
        stones=(5, 7),
        options=options,
    )


def dispelled(*more: str) -> Fight:
    """Jamchops against the Sorcerer, whose fire is dispelled."""
    return opening(*more).commands("jamchops_the_trader", "sorcerer").play(THIERRY, "dispel_magic", "sorcerer")


def succubus_fallen(*more: str) -> Fight:
    """The first match-up without any help."""
    return dispelled(*more).lead("bantam_drake", "succubus")


def two_fallen(*more: str) -> Fight:
    """The first two match-ups without any help."""
    return succubus_fallen(*more).lead("super_model", "skeletal_minion")


def third(*more: str) -> Fight:
    """The third match-up, with the window for shots and channels open for Thierry, who is behind."""
    begun = two_fallen(*more).lead("icky_bugs", "will_o_the_wisp").until("modifiers")
    assert begun.asked == ("modifiers", (THIERRY,))
    return begun


def control(ended: Fight) -> tuple[int, int]:
    counted = ended.of(ControlCounted)[-1]
    return counted.sums[0].total, counted.sums[1].total


def test_s91_both_stacks_fit_their_shields() -> None:
    assert (spaces.stacking_of(THIERRYS), base(*THIERRYS)) == (24, 21)
    assert (spaces.stacking_of(SEBS), base(*SEBS)) == (29, 26)


def test_s92_without_dispelling_the_sorcerer_burns_bugs_and_model() -> None:
    burnt = opening().commands("jamchops_the_trader", "sorcerer").until("primary")
    [hit] = burnt.of(AreaHit)
    assert (hit.victim, hit.points, hit.fallen) == (THIERRY, 4, ("icky_bugs", "super_model"))
    assert burnt.hand(THIERRY) == ("archer", "bantam_drake")


def test_s92_dispelled_the_fire_does_nothing_and_both_command_creatures_stay() -> None:
    begun = dispelled().until("primary")
    assert [(event.seat, event.card, event.by) for event in begun.of(CardDispelled)] == [
        (SEB, "sorcerer", "dispel_magic")
    ]
    assert begun.of(AreaHit) == []
    assert begun.lies("sorcerer")
    assert begun.lies("jamchops_the_trader")


def test_s93_the_ice_storm_is_a_second_command_and_refused_unless_the_table_replays_the_text() -> None:
    """Ruling R07."""
    strict = opening().commands("jamchops_the_trader", "sorcerer").pass_(THIERRY)
    assert strict.problems(SEB, Play(card="ice_storm")) == ["not-on-the-menu"]

    literal = opening(options=by_steps(second_command_spell=True)).commands("jamchops_the_trader", "sorcerer")
    literal.play(THIERRY, "dispel_magic", "sorcerer")
    literal.pass_(SEB)  # and so lets the dispelling happen
    literal.pass_(THIERRY)
    literal.play(SEB, "ice_storm").until("primary")
    hits = literal.of(AreaHit)
    assert [(hit.victim, hit.points, hit.fallen) for hit in hits] == [(THIERRY, 7, ()), (SEB, 7, ())]


def test_s94_the_drake_beats_the_succubus_by_eighteen_to_nine() -> None:
    fallen = succubus_fallen().until("primary")
    assert fallen.totals() == (18, 9)
    assert fallen.fighter("succubus").beaten_by == fallen.fighter("bantam_drake").number


def test_s94_both_are_asked_for_bribes_the_succubus_because_of_jamchops() -> None:
    begun = succubus_fallen()
    assert begun.asked == ("bribery", (THIERRY, SEB))
    assert begun.problems(THIERRY, Pass()) == []
    assert begun.branch().bribe(THIERRY, "babes").asked[0] in ("bribery", "steal")


def test_s95_the_wisps_shot_would_bring_the_succubus_to_thirteen() -> None:
    begun = succubus_fallen().until("modifiers")
    assert begun.asked == ("modifiers", (SEB,))
    begun.shoot(SEB, "will_o_the_wisp")
    assert begun.running() == (18, 13)
    assert begun.until("primary").totals() == (18, 13)


def test_s96_the_score_with_the_succubus_fallen() -> None:
    view = succubus_fallen().until("primary").view(None)
    assert view.combat is not None
    assert [one.total for one in view.combat.control] == [12, 8]


def test_s97_the_model_falls_to_the_minion() -> None:
    assert two_fallen().until("primary").totals() == (1, 6)


def test_s97_nobody_may_bribe_the_minion_but_the_model_is_open_to_gold() -> None:
    begun = two_fallen()
    assert begun.asked == ("bribery", (SEB,))


def test_s98_the_archer_would_not_save_the_model() -> None:
    begun = two_fallen().until("modifiers").shoot(THIERRY, "archer")
    assert begun.until("primary", "secondary").totals() == (4, 6)


def test_s99_the_bugs_would_fall_to_the_wisp() -> None:
    assert third().running() == (2, 4)


def test_s100_the_archer_shoots_and_seb_does_nothing() -> None:
    shot = third().shoot(THIERRY, "archer").until("")
    decided = [event.match for event in shot.of(MatchDecided)]
    assert (decided[2].first_sum.total, decided[2].second_sum.total) == (5, 4)


def shot_and_answered(*more: str) -> Fight:
    """The Archer shoots, and Seb burns a stone: nine points, of which four count."""
    begun = third(*more).shoot(THIERRY, "archer")
    begun.until("modifiers")
    assert begun.asked == ("modifiers", (SEB,))
    return begun.channel(SEB, "will_o_the_wisp")


def test_s101_one_stone_lifts_the_wisp_to_eight() -> None:
    begun = shot_and_answered()
    begun.until("modifiers")
    assert begun.running() == (5, 8)
    assert begun.stones(SEB) == 6


def test_s102_then_thierry_wins_if_seb_has_no_card_left() -> None:
    ended = shot_and_answered().until("retreat")
    assert control(ended) == (18, 17)
    assert ended.field.winner == THIERRY
    assert ended.asked == ("retreat", (SEB,))


def test_s103_then_even_an_idiot_turns_the_combat() -> None:
    begun = shot_and_answered("idiot").strike(SEB, "idiot", "bantam_drake").until("retreat")
    assert begun.totals() == (9, 8)
    assert control(begun) == (10, 17)
    assert begun.field.winner == SEB


def test_s104_the_kept_archer_crushes_a_last_small_creature() -> None:
    begun = third("goldthwaite_jumper").lead("archer", "goldthwaite_jumper").until("retreat")
    assert begun.totals() == (6, 1)
    assert control(begun) == (18, 17)
    assert begun.field.winner == THIERRY


def test_s105_as_a_secondary_attacker_the_archer_would_beat_the_wisp() -> None:
    begun = third().strike(THIERRY, "archer", "will_o_the_wisp")
    assert begun.asked == ("bribery", (SEB,))
    begun.until("retreat")
    assert begun.totals() == (8, 4)
    assert control(begun) == (18, 13)


def test_s106_against_the_sorcerer_he_is_too_weak() -> None:
    begun = third().strike(THIERRY, "archer", "sorcerer").until("retreat")
    assert begun.totals() == (6, 8)
    assert control(begun) == (18, 17)  # neither is beaten (ruling R10)


def test_s107_the_whole_combat_as_it_was_told() -> None:
    """Commands, three match-ups, the bribed Archer, twelve to seventeen, and the way back."""
    told = third().strike(THIERRY, "archer", "will_o_the_wisp").bribe(SEB, "gold").until("retreat")
    assert [(event.card, event.fighter.card) for event in told.of(Bribed)] == [("gold", "archer")]
    assert told.pen(THIERRY) == ("archer",)
    assert control(told) == (12, 17)
    assert told.asked == ("retreat", (THIERRY,))
    told.answer(THIERRY, Retreat(to="B2"))
    assert [(event.seat, event.place) for event in told.of(Retreated)] == [(THIERRY, "B2")]
    assert told.state.combat is None
    armies = {one.owner: one for one in told.state.armies}
    assert (armies[THIERRY].place, armies[THIERRY].turned) == ("B2", True)
    assert armies[THIERRY].creatures == ("bantam_drake", "jamchops_the_trader")
    assert (armies[SEB].place, armies[SEB].turned) == ("C2", False)
    assert armies[SEB].creatures == ("skeletal_minion", "sorcerer", "will_o_the_wisp")


def summary(told: Fight) -> Sequence[str]:
    lines = []
    for event in told.of(MatchDecided):
        match = event.match
        lines.append(f"{match.first_card} {match.first_sum.total} : {match.second_sum.total} {match.second_card}")
    return lines


def test_the_account_of_the_whole_combat_can_be_read() -> None:
    told = third().strike(THIERRY, "archer", "will_o_the_wisp").bribe(SEB, "gold").until("retreat")
    assert summary(told) == [
        "bantam_drake 18 : 9 succubus",
        "super_model 1 : 6 skeletal_minion",
        "icky_bugs 2 : 4 will_o_the_wisp",
        "archer 0 : 0 will_o_the_wisp",
    ]
