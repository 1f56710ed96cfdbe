"""Corners of Guardians where two rules meet: what one answer leaves for the next, and what nobody can use any more."""

from __future__ import annotations

from typing import Any, Final

import pytest
from msgspec.structs import replace

from bot.games.guardians.table import (
    Army,
    Channel,
    ControlCounted,
    Draft,
    Ground,
    Heal,
    Home,
    Layout,
    Pass,
    Place,
    Play,
    Retreat,
    Say,
    Settle,
    Settled,
    Stand,
    Storm,
    Walk,
)
from tests.games.guardians.courses import let_go_until, played, turn
from tests.games.guardians.fights import Fight, fight, on_stronghold
from tests.games.guardians.tables import GAME, army, ground, player, state

SHIELD: Final = "shield_broms_angelic_08"


def test_a_bribed_shot_is_answered_by_nothing_else() -> None:
    """There is nothing left to be stolen: the Archer is at home, and the missiles stay in the depot."""
    game = fight(("archer", "mule"), ("axeman", "mule"), depots=((), ("gold", "heisenburgs_missiles", "seraphim")))
    game.commands().lead("mule", "axeman").until("modifiers").shoot(0, "archer")
    game.bribe(1, "gold").until("modifiers", "shot")
    assert game.asked[0] == "modifiers"
    assert game.pen(0) == ("archer",)
    assert game.depot(1) == ("heisenburgs_missiles", "seraphim")


def test_who_has_passed_may_still_answer_an_idol_that_is_raised_afterwards() -> None:
    """A window closes when both have passed after the last deed (rule 11.3)."""
    idols = {"A2": {"upgrade": "large_idol"}}, {"D2": {"upgrade": "large_idol"}}
    game = fight(("archer",), ("swordsman",), homes=idols, stones=(2, 1)).commands().until("between")
    game.answer(0, Pass()).play(1, "large_idol", stones=1)
    assert game.asked == ("between", (0,))
    game.play(0, "large_idol", stones=2).until("retreat", "")
    assert [counted.total for counted in game.of(ControlCounted)[0].sums] == [6 + 3 + 2, 6 + 3 + 1]


def _from_the_discard_pile(game: Fight) -> Fight:
    first, second = game.state.players
    shown = replace(first, dominance_is_discard=True, discard=("icky_bugs",))
    return Fight(replace(game.state, players=(shown, second)))


def test_the_medallion_takes_no_card_that_was_only_shown_from_the_discard_pile() -> None:
    """What the discard pile shows as dominance is never taken into a hand (rule 4.1)."""
    game = fight(("archer",), ("mule",), depots=(("medallion_of_skyphos",), ()), dominance=("icky_bugs", "archer"))
    assert game.problems(0, Say(yes=True)) == []
    assert _from_the_discard_pile(game).problems(0, Say(yes=True)) == ["not-on-the-menu"]
    assert GAME.view(_from_the_discard_pile(game).state, 1).players[0].dominance_is_discard


def test_the_sarcophagus_is_not_played_where_it_could_take_nothing() -> None:
    """It would be lost for nothing; with a card from the deck it takes that one."""
    for from_discard in (False, True):
        first = player(0, deck=("mule",), hand=("sarcophagus_of_haidra",), dominance="archer")
        if from_discard:
            first = player(0, hand=("sarcophagus_of_haidra",), dominance="archer", dominance_is_discard=True)
            first = replace(first, discard=("archer",))
        game = played(state(players=(first, player(1, dominance="mule")), active=None, upcards_shown=True))
        assert game.asked == ("upcards", (0,))
        found = game.problems(0, Play(card="sarcophagus_of_haidra"))
        assert found == (["not-on-the-menu"] if from_discard else [])
        assert (game.forced(0) == Pass()) is from_discard


def test_nobody_is_robbed_of_a_shield_that_he_still_holds_when_the_decks_are_empty() -> None:
    """The last shield on the table starves; its owner has another one and may lay it out next turn."""
    first = player(0, stones=0, hand=("mule", "archer", SHIELD))
    game = turn(players=(first, player(1)), armies=[army(0, "C2", "mule", shield="shield_broms_angelic_09")])
    game.answer(0, Stand(shield="C2"))
    starving = Settle(spaces=(Settled(place="C2", creature="mule"),))
    let_go_until(game.answer(0, starving), "organise")
    assert game.state.players[0].shields_lost == 1
    again = Layout(homes=(Home(shield=SHIELD, above=("archer",)), Home(), Home()))
    game.answer(0, again).answer(1, Layout())
    assert game.asked == ("march", (0,))


def test_a_match_is_over_after_a_turn_in_which_nobody_laid_a_shield_out_and_nobody_can_draw() -> None:
    for deck, over in (((), True), (("archer", "archer"), False)):
        first = player(0, hand=("mule", SHIELD), shields_lost=1, deck=deck, discard=("mule",))
        game = turn(players=(first, player(1, discard=("archer",))), phase="organise", first=None)
        game.answer(0, Layout()).answer(1, Layout())
        assert (game.state.outcome is not None) is over


@pytest.mark.parametrize(("shown", "fought"), [((), True), (("mule",), False)])
def test_bells_call_nobody_who_has_channelled_this_turn(shown: tuple[str, ...], fought: bool) -> None:
    """Then nobody resists: the stronghold falls at once, and the Guardian may be attacked (rule 7.3)."""
    bells: dict[Place, dict[str, Any]] = {"D3": {"upgrade": "alarm_bells", "below": ("mule",), "shown": shown}}
    game = turn(players=(player(0), player(1, homes=bells)), armies=[army(0, "C3", "archer")])
    march = Walk(shield="C3", path=("D3",))
    shown_after = GAME.preview(game.view(0), game.decision(0), drafted(game, march))
    assert shown_after.players[1].strongholds[0].ruined is not fought
    game.answer(0, march)
    assert game.asked == (("between", (1,)) if fought else ("storm", (0,)))


def drafted(game: Fight, march: Walk) -> Draft:
    """The draft of a march by the menu."""
    view, decision = game.view(0), game.decision(0)
    draft = GAME.take(view, decision, GAME.blank(view, decision), "to", march.path[-1:])
    assert GAME.finish(game.view(0), game.decision(0), draft) == march
    return draft


@pytest.mark.parametrize(("below", "fits"), [((), True), (("archer", "merchant"), False)])
def test_whoever_is_healed_on_a_stronghold_finds_room_beside_those_below_it(below: tuple[str, ...], fits: bool) -> None:
    """The Bugs have joined the hand; with ten points below, 31 would lie on the space (rulebook §2.1, rule 6.11)."""
    game = on_stronghold(
        ("sand_lord",),
        ("cleric", "mule", "sand_lord"),
        homes=(None, {"D2": {"below": below}}),
        depots=((), ("medallion_of_skyphos",)),
        dominance=("archer", "icky_bugs"),
    )
    game.commands(None, "medallion_of_skyphos").lead("sand_lord", "mule").until("heal")
    found = game.problems(1, Heal(pairs=(("cleric", "mule"),)))
    assert found == ([] if fits else ["not-on-the-menu"])


def test_a_shield_of_the_enemy_makes_no_room_smaller_for_the_healed() -> None:
    """A shield/terrain holds 25 points below itself; the 29 of the defender lie below another shield."""
    game = fight(
        ("sand_lord", "mule"),
        ("cleric", "swordsman", "archer", "sand_lord"),
        shields=("shield_terrain_dem_bones", ""),
    )
    game.commands().lead("sand_lord", "swordsman").lead("mule", "sand_lord").until("heal")
    assert game.problems(1, Heal(pairs=(("cleric", "swordsman"),))) == []


def test_whoever_does_not_answer_keeps_his_shields_and_strong_creatures_and_lays_the_weakest_face_down() -> None:
    first = player(0, hand=(SHIELD, "archer", "sand_lord", "mule"))
    game = turn(players=(first, player(1)), armies=[army(0, "C2", "axeman")]).answer(0, Stand(shield="C2"))
    assert game.asked == ("settle", (0,))
    assert GAME.fallback(game.view(0), game.decision(0)) == Settle(spaces=(Settled(place="C2", face_down="mule"),))


def test_the_preview_of_a_channel_counts_the_tower_beside_its_stronghold() -> None:
    """What a menu shows is what will happen: the points of the Avatar and one of the Tower, or a stone less."""
    tower: dict[Place, dict[str, Any]] = {"A1": {"below": ("grand_avatar",), "upgrade": "wizards_tower"}}
    game = fight(("sorcerer", "mule"), ("sand_lord", "mule"), homes=(tower, None), stones=(2, 0))
    game.commands().lead("sorcerer", "sand_lord").until("modifiers")
    for choice in ("channel:A1:grand_avatar", "channel:guardian"):
        draft = GAME.blank(game.view(0), game.decision(0))
        draft = GAME.take(game.view(0), game.decision(0), draft, "do", (choice,))
        shown, after = GAME.preview(game.view(0), game.decision(0), draft).combat, game.branch()
        action = GAME.finish(game.view(0), game.decision(0), draft)
        assert isinstance(action, Channel)
        assert shown is not None
        assert shown.sums is not None
        after.answer(0, action)
        assert (shown.sums[0].total, shown.sums[1].total) == after.running()
        assert shown.field.stones == after.field.stones


def test_dominance_cards_are_answered_until_both_have_passed() -> None:
    """Whoever has let the cards be may still answer what the other has played, or play another card (rule 11.3)."""
    first = player(0, hand=("rooster", "pepes_slow_down"), dominance="mule")
    second = player(1, hand=("rooster",), dominance="archer")
    armies = [army(0, "B2", "mule"), army(1, "C2", "archer")]
    game = played(state(players=(first, second), armies=armies, active=None, first=1, upcards_shown=True))
    game.answer(0, Play(card="rooster")).answer(1, Pass())
    game = let_go_until(game, "upcards")
    assert game.state.first == 0
    game.answer(0, Play(card="pepes_slow_down")).answer(1, Play(card="rooster"))
    assert let_go_until(game, "march").state.first == 1
    assert (game.depot(0), game.depot(1)) == ((), ())


def test_terrains_are_answered_until_both_have_passed() -> None:
    """Two Hammers destroy two terrains, one after the other."""
    first, second = player(0, hand=("mountains",)), player(1, hand=("hammer_of_doom", "hammer_of_doom"))
    grounds: dict[Place, Ground] = {"B1": ground("woods", 0), "B3": ground("swamp", 0)}
    made = state(players=(first, second), armies=[army(0, "B2", "mule")], grounds=grounds, active=None)
    game = let_go_until(played(made), "hammer")
    for place in ("B1", "B3"):
        assert game.asked == ("hammer", (1,))
        game = let_go_until(game.answer(1, Play(card="hammer_of_doom", target=place)), "hammer", "organise")
    assert [one.terrain for one in game.state.grounds[:3]] == [None, "mountains", None]


def test_whoever_does_not_answer_retreats_to_a_free_space_before_he_loses_a_shield() -> None:
    """The home row comes first, but for the shield on it: of two that meet one would be lost."""
    guard = army(1, "D2", "mule", shield="shield_broms_angelic_10")
    cases: tuple[tuple[tuple[Army, ...], Place], ...] = (((), "D2"), ((guard,), "C3"))
    for others, place in cases:
        game = fight(("sand_lord",), ("mule", "idiot"), others=others).commands().lead("sand_lord", "mule")
        game.until("retreat")
        assert GAME.fallback(game.view(1), game.decision(1)) == Retreat(to=place)


def test_a_stronghold_whose_bells_stay_silent_falls_without_a_fight() -> None:
    """An Idiot would not even win against nobody: but nobody resists, and the Guardian may be attacked at once."""
    bells: dict[Place, dict[str, Any]] = {"D3": {"upgrade": "alarm_bells", "below": ("mule",)}}
    game = turn(players=(player(0), player(1, homes=bells)), armies=[army(0, "C3", "idiot")])
    game.answer(0, Walk(shield="C3", path=("D3",))).answer(1, Pass())
    assert game.asked == ("storm", (0,))
    assert game.state.players[1].strongholds[0].ruined
    assert game.state.armies == (army(0, "D3", "idiot", turned=True),)
    game.answer(0, Storm(shield="D3"))
    assert game.field.storm


def test_loose_creatures_defend_their_stronghold_without_its_bells() -> None:
    bells: dict[Place, dict[str, Any]] = {"D3": {"upgrade": "alarm_bells", "below": ("mule",)}}
    armies = [army(0, "C3", "archer"), army(1, "D3", "axeman", shield=None)]
    game = turn(players=(player(0), player(1, homes=bells)), armies=armies)
    game.answer(0, Walk(shield="C3", path=("D3",))).answer(1, Pass()).until("primary", "modifiers")
    assert (game.hand(1), game.field.hands[1]) == (("axeman",), 1)
