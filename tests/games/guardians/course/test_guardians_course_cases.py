"""The numbered scenarios of Guardians that tell of a course: sequences, layouts, marches, draws, settlements, endings.

Each test begins with the number of its case and is played by the rules from a march or a layout on. Cases that other
modules show in full stand in ELSEWHERE; those that open cards alone decide are rows of cases/scenarios.yaml.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from bot.games.guardians.table import (
    DISPUTED,
    AreaHit,
    Bribe,
    Bribed,
    CardDispelled,
    ControlCounted,
    Destroyed,
    DominanceShown,
    Drawn,
    DrawTerm,
    EffectBegun,
    HandRedrawn,
    Layout,
    MatchDecided,
    MatchEnded,
    Place,
    Play,
    Settle,
    Settled,
    ShieldLost,
    SpaceSettled,
    Stand,
    Storm,
    StrongholdLost,
    Walk,
)
from bot.games.guardians.turn import draw_phase
from tests.games.guardians.battlefield.test_guardians_scenarios import CASES, COURSE
from tests.games.guardians.courses import ENDLESS, attack, let_go_until, played
from tests.games.guardians.fights import Fight
from tests.games.guardians.tables import GAME, army, ground, player, state

HERE: Final = Path(__file__)

ELSEWHERE: Final = {
    "S04": "test_guardians_layouts.test_s04_a_stack_has_no_more_items_than_creatures",
    "S62": "test_guardians_retreating.test_s62_alain_flies_over_and_wins",
    "S63": "test_guardians_retreating.test_s63_alain_flies_over_and_loses",
    "S64": "test_guardians_retreating.test_s64_no_legal_retreat",
    "S74": "test_guardians_marching.test_s74_walking_stops_in_terrainless_land",
    "S75": "test_guardians_marching.test_s75_a_flying_shield_passes_and_shows_everything",
    "S76": "test_guardians_marching.test_s76_no_flight_over_spires",
    "S77": "test_guardians_marching.test_s77_hitch_hiking_cannot_feed_an_unturned_shield",
    "S78": "test_guardians_marching.test_s78_hitch_hiking_cannot_rob_a_turned_shield",
    "S79": "test_guardians_marching.test_s79_standard_exchange",
    "S80": "test_guardians_marching.test_s80_reinforcing",
}
"""Cases that another module shows in full."""

IDLE: Final = "pepes_slow_down"
"""A card of the depot that fits no window of a combat: with it everybody is asked all the same."""

BALLANTINE: Final = "st_ballantines_evocation"


def control(game: Fight) -> tuple[int, int]:
    """The final count, attacker first."""
    counted = game.of(ControlCounted)[-1]
    return counted.sums[0].total, counted.sums[1].total


def destroyed(game: Fight) -> list[str]:
    """Whoever was destroyed so far."""
    return sorted(event.fighter.card for event in game.of(Destroyed))


def unanswered(game: Fight) -> Fight:
    """Let a bribery take effect that nobody steals."""
    while game.asked[0] == "steal":
        game.let_go()
    return game


def swordsman_and_lord(first: tuple[str, ...], second: tuple[str, ...]) -> Fight:
    """A's Swordsman marches against B's Sand Lord, each with its cards in hand; both are shown."""
    return attack(("swordsman",), ("sand_lord",), depots=(first, second)).lead("swordsman", "sand_lord")


# The rulebook's example of a match-up, in all its variants (§3.3.1)


def test_s07_a_bribed_sand_lord_leaves_the_swordsman_unopposed() -> None:
    """Variant 1: B may still bribe and has nothing; there is no comparison."""
    game = swordsman_and_lord(("babes",), (IDLE,))
    assert game.asked == ("bribery", (0, 1))
    unanswered(game.bribe(0, "babes").pass_(1))
    assert game.pen(1) == ("sand_lord",)
    assert game.discard(0) == ("babes",)
    unopposed = game.until("retreat", "heal", "").of(MatchDecided)[-1].match
    assert not unopposed.compared
    assert control(game) == (6, 0)


def test_s08_both_sides_bribe_and_the_match_up_is_empty() -> None:
    """Variant 1b."""
    game = unanswered(swordsman_and_lord(("babes",), ("gold",)).bribe(0, "babes").bribe(1, "gold"))
    assert (game.pen(0), game.pen(1)) == (("swordsman",), ("sand_lord",))
    game.to_end()
    assert not game.of(MatchDecided)[-1].match.compared
    assert control(game) == (0, 0)


def test_s09_the_swordsman_is_bribed_and_no_spell_comes_in_between() -> None:
    """Variant 2: A could only bribe back, and passes."""
    game = swordsman_and_lord(("babes", BALLANTINE), ("gold",)).bribe(1, "gold")
    assert game.asked == ("bribery", (0,))
    assert game.problems(0, Play(card=BALLANTINE)) == ["another-question"]
    assert game.problems(0, Bribe(card="babes")) == []
    unanswered(game.pass_(0))
    assert game.pen(0) == ("swordsman",)
    game.to_end()
    assert control(game) == (0, 11)


def test_s10_a_spell_before_the_window_has_closed_is_refused_and_stays_in_the_hand() -> None:
    """Variant 3."""
    game = swordsman_and_lord((BALLANTINE,), ("gold",))
    assert game.problems(0, Play(card=BALLANTINE)) == ["another-question"]
    game.bribe(1, "gold").pass_(0).until("retreat", "heal", "")
    assert game.pen(0) == ("swordsman",)
    assert game.depot(0) == (BALLANTINE,)
    assert control(game) == (0, 11)


def test_s11_after_the_bribery_was_declined_the_spell_destroys_both() -> None:
    """Variant 4: B may not come back with gold."""
    game = swordsman_and_lord((BALLANTINE,), ("gold",)).pass_(1, 0)
    assert game.asked[0] in ("spells", "modifiers")
    while game.asked[1] != (0,):
        game.pass_(*game.asked[1])
    game.play(0, BALLANTINE)
    while game.asked[1] == (1,):
        assert game.problems(1, Bribe(card="gold")) != []
        game.let_go()
    assert destroyed(game) == ["sand_lord", "swordsman"]
    assert "swordsman" in game.discard(0)
    assert "sand_lord" in game.discard(1)


# Destruction (rulebook §3.3.3 and §3.3.4)


def merchant_and_swordsman(*second: str) -> Fight:
    return attack(("merchant",), ("swordsman",), depots=((IDLE,), second or (IDLE,))).lead("merchant", "swordsman")


def test_s24_the_merchant_destroys_the_swordsman() -> None:
    game = merchant_and_swordsman()
    assert game.asked[0] == "bribery"
    assert game.pass_(0, 1).asked == ("spells", (0,))
    assert game.pass_(0).asked == ("spells", (1,))
    assert destroyed(game) == []
    game.pass_(1).to_end()
    assert destroyed(game) == ["swordsman"]
    assert control(game) == (1, 0)


def test_s25_a_spell_comes_before_the_destruction() -> None:
    game = merchant_and_swordsman(BALLANTINE).pass_(0, 1, 0).play(1, BALLANTINE)
    game.to_end()
    assert destroyed(game) == ["merchant", "swordsman"]
    assert control(game) == (0, 0)


def test_s26_a_bribed_merchant_destroys_nobody() -> None:
    game = unanswered(merchant_and_swordsman("babes").bribe(1, "babes").pass_(0))
    assert game.pen(0) == ("merchant",)
    game.to_end()
    assert destroyed(game) == []
    assert control(game) == (0, 6)


def test_s27_the_model_kills_the_iron_lord_before_his_fear() -> None:
    game = attack(("iron_lord", "idiot"), ("super_model", "mule", "archer"), depots=((IDLE,), (IDLE,)))
    game.lead("iron_lord", "super_model").until("primary")
    assert destroyed(game) == ["iron_lord"]
    assert game.of(AreaHit) == []
    assert game.hand(1) == ("archer", "mule")


def test_s29_merchant_and_model_destroy_each_other() -> None:
    game = attack(("merchant",), ("super_model",)).lead("merchant", "super_model").to_end()
    assert destroyed(game) == ["merchant", "super_model"]


# Commands (rulebook §3.2 and §3.4)


def test_s30_two_area_attacks_do_not_contradict() -> None:
    game = attack(("arwyddyn", "swordsman"), ("sorcerer", "arwyddyn", "archer"), depots=(("ice_storm",), ()))
    game.commands("ice_storm", "sorcerer")
    assert [(hit.card, hit.victim, hit.fallen) for hit in game.of(AreaHit)] == [
        ("ice_storm", 1, ("arwyddyn",)),
        ("ice_storm", 0, ("arwyddyn",)),
        ("sorcerer", 0, ("arwyddyn",)),
    ]
    assert game.of(CardDispelled) == []
    assert (game.hand(0), game.hand(1)) == (("swordsman",), ("archer",))


def test_s31_of_two_overlords_the_one_with_the_higher_dominance_stays() -> None:
    game = attack(
        ("uras_overlord_of_mountains", "idiot"), ("slor_overlord_of_the_wastes", "sand_lord"), terrain="woods"
    )
    game.commands("uras_overlord_of_mountains", "slor_overlord_of_the_wastes")
    assert game.discard(0) == ("uras_overlord_of_mountains",)
    assert game.lies("slor_overlord_of_the_wastes")
    game.lead("idiot", "sand_lord").to_end()
    assert game.totals() == (0, 11 + 6)  # his bonus in the Dry Heaps


def test_s32_two_overlords_of_equal_dominance_both_fall() -> None:
    game = attack(
        ("uras_overlord_of_mountains", "idiot"), ("baezhu_overlord_of_twisted_ways", "sand_lord"), terrain="woods"
    )
    game.commands("uras_overlord_of_mountains", "baezhu_overlord_of_twisted_ways")
    assert game.discard(0) == ("uras_overlord_of_mountains",)
    assert game.discard(1) == ("baezhu_overlord_of_twisted_ways",)
    game.lead("idiot", "sand_lord").to_end()
    assert game.totals() == (0, 11 - 6)  # it is still the Woods


def test_s33_seer_and_visionary_both_fall_and_nobody_declares() -> None:
    game = attack(("seer", "archer"), ("visionary", "archer"), terrain="woods").commands("seer", "visionary")
    assert (game.discard(0), game.discard(1)) == (("seer",), ("visionary",))
    assert game.asked == ("primary", (0, 1))
    assert game.of(EffectBegun) == []


def test_s39_a_baggler_voids_the_sorcerer_who_stays_and_counts() -> None:
    game = attack(("iron_crag_baggler", "mule"), ("sorcerer", "mule")).commands("iron_crag_baggler", "sorcerer")
    assert [(event.card, event.by) for event in game.of(CardDispelled)] == [("sorcerer", "iron_crag_baggler")]
    assert game.of(AreaHit) == []
    game.to_end()
    assert control(game) == (4 + 4, 8 + 4)  # a Mule counts 4


def test_s55_a_secondary_attacker_is_bribed_and_its_target_stays_unbeaten() -> None:
    game = attack(("mule", "archer"), ("will_o_the_wisp",), depots=((), ("gold",)))
    game.lead("mule", "will_o_the_wisp").strike(0, "archer", "will_o_the_wisp")
    assert game.asked == ("bribery", (1,))
    game.bribe(1, "gold")
    assert game.pen(0) == ("archer",)
    assert [event.card for event in game.of(Bribed)] == ["gold"]
    game.to_end()
    assert control(game) == (0, 4)  # the Mule lies beaten, the Wisp stands


# Strongholds (rulebook §3.8 and §3.9)


def test_s70_an_undefended_stronghold_falls_and_the_guardian_may_be_attacked_at_once() -> None:
    homes: dict[Place, dict[str, Any]] = {"D1": {"below": ("cleric", "sorcerer"), "upgrade": "wizards_tower"}}
    made = state(players=(player(0), player(1, homes=homes)), armies=(army(0, "C1", "archer"),), active=None)
    game = played(made).answer(0, Walk(shield="C1", path=("D1",)))
    assert game.state.players[1].strongholds[2].ruined
    assert Counter(game.discard(1)) == Counter(("cleric", "sorcerer", "wizards_tower"))
    assert game.asked == ("storm", (0,))
    assert game.problems(0, Storm(shield="D1")) == []
    game.answer(0, Storm(shield="D1"))
    assert game.field.storm


def test_s71_who_has_fought_for_a_stronghold_attacks_the_guardian_on_a_later_turn() -> None:
    game = played(
        state(
            players=(player(0, deck=("archer",) * 30, stones=0), player(1, deck=("axeman",) * 30, stones=0)),
            armies=(army(0, "C2", "sand_lord"), army(1, "D2", "idiot")),
            active=None,
            options=ENDLESS,
        )
    )
    game.answer(0, Walk(shield="C2", path=("D2",))).lead("sand_lord", "idiot")
    let_go_until(game, "organise", "storm")
    assert game.asked[0] == "organise"  # nobody was asked to storm in this turn
    assert [event.place for event in game.of(StrongholdLost)] == ["D2"]
    let_go_until(game, "march")
    assert game.asked == ("march", (0,))
    assert game.problems(0, Storm(shield="D2")) == []
    game.answer(0, Storm(shield="D2"))
    assert game.field.storm


# Drawing (rulebook §5)


def ended_turn(guardian: str, *, lands: int, lower: bool) -> Fight:
    """End a turn after which seat 0 holds one space more or less, and had the lower dominance or not."""
    places: tuple[Place, ...] = ("C2",) if lands > 0 else ("B1",)
    made = state(
        players=(
            player(0, guardian=guardian, dominance="archer", number=1 if lower else 9, deck=("mule",) * 20),
            player(1, guardian="thak_steady_hand", dominance="axeman", number=5, deck=("idiot",) * 20),
        ),
        grounds={place: ground("mountains", int(lands < 0)) for place in places},
        armies=(army(0, "B2", "archer", turned=True),),
        terrain={"B2": "mountains"},
        active=None,
        options=ENDLESS,
    )
    return played(made)


def draw_of(game: Fight) -> Drawn:
    """Seat 0's draw."""
    return next(event for event in game.of(Drawn) if event.seat == 0)


def test_s83_more_land_and_the_lower_dominance_bring_five_cards() -> None:
    draw = draw_of(ended_turn("rak_nam_leader_of_the_mighty", lands=1, lower=True))
    assert (draw.cards, draw.dominance, draw.dominance_discarded) == (5, "archer", False)
    assert [term.kind for term in draw.terms] == ["base", "more_lands", "lower_dominance"]


def test_s84_thak_with_less_land_draws_three() -> None:
    assert draw_of(ended_turn("thak_steady_hand", lands=-1, lower=False)).cards == 3


def test_s85_rak_nam_with_less_land_draws_two() -> None:
    assert draw_of(ended_turn("rak_nam_leader_of_the_mighty", lands=-1, lower=False)).cards == 2


def test_s86_a_draw_of_zero_discards_the_dominance_card_and_the_next_one_is_turned_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The case has "other modifiers -1": no card brings one, so it is added to Finn's own terms here."""
    terms = draw_phase.draw_terms
    one_less = DrawTerm(kind="text", amount=-1)
    monkeypatch.setattr(draw_phase, "draw_terms", lambda made, seat: (*terms(made, seat), *(one_less,) * (seat == 0)))
    game = ended_turn("finn_swamp_king", lands=-1, lower=False)
    draw = draw_of(game)
    assert [term.amount for term in draw.terms] == [2, -1, -1]
    assert (draw.cards, draw.dominance, draw.dominance_discarded) == (0, "archer", True)
    assert game.discard(0) == ("archer",)
    assert game.state.players[0].drawn == ()
    let_go_until(game, "march")
    assert game.of(DominanceShown)[-1].cards[0] == "mule"


def test_s87_an_empty_deck_draws_nothing_and_shows_dominance_from_the_discard_pile() -> None:
    shields = (army(0, "B2", "archer"), army(1, "C2", "axeman"))
    made = state(
        players=(
            player(0, discard=("sand_lord",), dominance=None),
            player(1, dominance="mule", number=2, deck=("mule",) * 9),
        ),
        armies=tuple(shields),
        terrain={"B2": "mountains", "C2": "mountains"},
        active=None,
        options=ENDLESS,
    )
    game = let_go_until(played(made), "organise")
    assert game.of(Drawn) != []
    let_go_until(game, "march")
    shown = game.of(DominanceShown)[-1]
    assert (shown.cards[0], shown.from_discard[0]) == ("sand_lord", True)
    assert game.discard(0) == ("sand_lord",)
    let_go_until(game, "organise")
    assert game.discard(0) == ("sand_lord",)
    assert game.state.players[0].drawn == ()
    assert game.state.outcome is None


def test_s88_equal_dominance_cards_go_under_their_decks() -> None:
    made = state(
        players=(
            player(0, deck=("bantam_drake", "archer", "mule")),
            player(1, deck=("sorcerer", "axeman", "mule")),
        ),
        armies=(army(0, "B2", "archer"), army(1, "C2", "axeman")),
        terrain={"B2": "mountains", "C2": "mountains"},
        first=None,
        active=None,
    )
    game = played(made)
    shown = game.of(DominanceShown)
    assert [(event.numbers, event.tie) for event in shown] == [((8, 8), True), ((6, 7), False)]
    assert game.state.players[0].deck == ("mule", "bantam_drake")
    assert game.state.players[1].deck == ("mule", "sorcerer")
    assert game.asked == ("march", (1,))


# Terrain settlement (rulebook §4)


def settling(*hand: str, stones: int = 0, cards: tuple[str, ...] = ("mule",)) -> Fight:
    """Let seat 0 turn its only shield, on B2 without terrain, and be asked what to lay."""
    made = state(
        players=(player(0, hand=hand, stones=stones, deck=("mule",) * 9), player(1, deck=("axeman",) * 9)),
        armies=(army(0, "B2", *cards),),
        active=None,
        options=ENDLESS,
    )
    game = played(made).answer(0, Stand(shield="B2"))
    assert game.asked == ("settle", (0,))
    return game


def test_s81_without_terrain_card_and_stone_the_mule_starves_and_the_shield_counts() -> None:
    game = settling()
    game.answer(0, Settle(spaces=(Settled(place="B2", creature="mule"),)))
    [lost] = game.of(ShieldLost)
    assert (lost.seat, lost.why, lost.lost) == (0, "starved", 1)
    assert Counter(game.discard(0)) == Counter(("mule", lost.shield))


def test_s82_a_stone_pays_for_any_card_face_down() -> None:
    game = settling("archer", "gold", stones=2)
    for card in ("archer", "gold"):
        assert game.problems(0, Settle(spaces=(Settled(place="B2", face_down=card),))) == []
    game.answer(0, Settle(spaces=(Settled(place="B2", face_down="gold"),)))
    assert game.of(SpaceSettled) == [SpaceSettled(seat=0, place="B2", face_down=True)]
    assert game.stones(0) == 1
    there = game.state.grounds[DISPUTED.index("B2")]
    assert (there.terrain, there.face_down, there.owner) == ("gold", True, 0)


# Winning (rulebook §1.2 and §4)


def test_s89_six_disputed_spaces_win_at_the_end_of_the_movement_phase() -> None:
    grounds = {place: ground("mountains", 0) for place in DISPUTED[3:]}
    made = state(grounds=grounds, armies=(army(0, "C1", "archer"),), active=None)
    game = played(made)
    assert game.asked == ("march", (0,))  # not before everybody has moved
    game.answer(0, Stand(shield="C1"))
    [ended] = game.of(MatchEnded)
    assert (ended.reason, ended.winner, ended.lands) == ("lands", 0, (6, 0))


def test_s89_an_enemy_shield_in_the_disputed_land_prevents_it() -> None:
    grounds = {place: ground("mountains", 0) for place in DISPUTED}
    made = state(
        grounds=grounds,
        armies=(army(0, "C1", "archer"), army(1, "C3", "archer", turned=True)),
        players=(player(0, deck=("mule",) * 9), player(1, deck=("axeman",) * 9)),
        active=None,
    )
    game = played(made).answer(0, Stand(shield="C1"))
    assert game.of(MatchEnded) == []


def test_s90_five_shields_win_at_once() -> None:
    game = attack(("sand_lord",), ("idiot",), more=({}, {"shields_lost": 4})).lead("sand_lord", "idiot").to_end()
    [ended] = game.of(MatchEnded)
    assert (ended.reason, ended.winner, ended.shields_lost) == ("shields", 0, (0, 5))
    assert game.asked[0] == ""


# The opening (rulebook §2)


def test_s05_whoever_has_no_shield_may_pay_a_stone_for_twelve_new_cards_once() -> None:
    made = state(
        phase="organise",
        turn=1,
        first=None,
        active=None,
        players=(
            player(0, drawn=("archer",) * 12, deck=("mule",) * 9, stones=7),
            player(1, drawn=("axeman",) * 11 + ("shield_broms_skull_07",), deck=("mule",) * 9),
        ),
    )
    game = played(made)
    assert game.asked == ("organise", (0, 1))
    assert game.problems(1, Layout(redraw=True)) == ["no-redraw"]
    game.answer(1, GAME.fallback(game.view(1), game.decision(1))).answer(0, Layout(redraw=True))
    assert game.of(HandRedrawn) == [HandRedrawn(seat=0)]
    assert game.stones(0) == 6
    assert len(game.state.players[0].drawn) == 12
    assert game.problems(0, Layout(redraw=True)) == ["no-redraw"]


# None missing


def test_each_scenario_of_the_course_stands_somewhere_exactly_once() -> None:
    """S01 to S119: a row of the table, a test of this module, or a test that ELSEWHERE names."""
    told = {f"S{number}" for number in re.findall(r"^def test_s(\d{2,3})_", HERE.read_text("utf-8"), re.MULTILINE)}
    rows = [case["id"] for case in CASES]
    assert not told & ELSEWHERE.keys()
    assert told | ELSEWHERE.keys() == COURSE
    assert Counter((*rows, *COURSE)) == Counter(f"S{number:02}" for number in range(1, 120))


@pytest.mark.parametrize(("case", "name"), ELSEWHERE.items())
def test_what_is_told_elsewhere_is_told_there(case: str, name: str) -> None:
    module, test = name.split(".")
    assert test.startswith(f"test_{case.lower()}_")
    assert f"def {test}(" in next(HERE.parents[1].glob(f"*/{module}.py")).read_text("utf-8")
